# «Замки Бургундии» словами. Названия жетонов стоят в именительном падеже после двоеточия, чтобы их не нужно было склонять.

## Жетоны: название и краткая форма не длиннее девяти знаков для рисунка герцогства

tile-castle = замок
tile-mine = рудник
tile-ship = корабль
tile-cow = { $number } коровы
tile-sheep = { $number } овцы
tile-pig = { $number } свиньи
tile-goat = { $number } козы
tile-market = рынок
tile-carpenter = плотницкая мастерская
tile-church = церковь
tile-warehouse = товарный склад
tile-boarding-house = постоялый двор
tile-bank = банк
tile-town-hall = ратуша
tile-watchtower = сторожевая башня
tile-m = монастырь { $number }
tile-black-tile = чёрный жетон
tile-geese = гуси
tile-crane = кран
tile-white-castle = белый замок
tile-inn = трактир

short-castle = замок
short-mine = рудник
short-ship = корабль
short-cow = { $number } коровы
short-sheep = { $number } овцы
short-pig = { $number } свиньи
short-goat = { $number } козы
short-market = рынок
short-carpenter = плотник
short-church = церковь
short-warehouse = склад
short-boarding-house = пост.двор
short-bank = банк
short-town-hall = ратуша
short-watchtower = башня
short-m = Мон.{ $number }
short-black-tile = чёрный
short-geese = гуси
short-crane = кран
short-white-castle = бел.замок
short-inn = трактир

## Что делает жетон

effect-castle = Сразу ещё одно действие на выбор, как с кубиком любого числа.
effect-mine = Приносит 1 серебряную монету в конце каждой фазы.
effect-ship = Шаг вперёд по мосту, затем товары из одного хранилища.
effect-animal = Очки за животных на жетоне и ещё раз за все жетоны того же вида на том же пастбище.
effect-market = Можно взять корабль или жетон животных из любого пронумерованного хранилища.
effect-carpenter = Можно взять здание из любого пронумерованного хранилища.
effect-church = Можно взять рудник, монастырь или замок из любого пронумерованного хранилища.
effect-warehouse = Можно без кубика продать все товары одного вида.
effect-boarding-house = 4 рабочих.
effect-bank = 2 серебряные монеты.
effect-town-hall = Можно поставить ещё один жетон из резерва; число клетки не важно.
effect-watchtower = 4 очка.
effect-black-tile = Ставится на клетку любого цвета и больше ничего не даёт.
effect-m1 = В ваших городах могут стоять одинаковые здания.
effect-m2 = В конце каждой фазы каждый ваш рудник приносит ещё и рабочего.
effect-m3 = Каждая продажа товаров приносит на одну монету больше.
effect-m4 = Каждая продажа товаров приносит ещё и рабочего.
effect-m5 = Ваши корабли забирают товары из одного хранилища или из двух соседних.
effect-m6 = Покупать можно из любого хранилища и платить также рабочими.
effect-m7 = Каждый жетон животных, приносящий очки, приносит на одно очко больше.
effect-m8 = Один рабочий меняет кубик на один или два шага.
effect-m9 = При установке зданий первый шаг на кубике бесплатный.
effect-m10 = При установке животных и кораблей первый шаг на кубике бесплатный.
effect-m11 = При установке замков, рудников и монастырей первый шаг на кубике бесплатный.
effect-m12 = Если жетон берут из пронумерованного хранилища, первый шаг на кубике бесплатный.
effect-m13 = Действие «нанять рабочих» приносит ещё и 1 монету.
effect-m14 = Действие «нанять рабочих» приносит 4 рабочих вместо 2.
effect-m15 = В конце 2 очка за каждый вид товаров, который вы продавали.
effect-m16 = В конце 4 очка за каждый товарный склад.
effect-m17 = В конце 4 очка за каждую сторожевую башню.
effect-m18 = В конце 4 очка за каждую плотницкую мастерскую.
effect-m19 = В конце 4 очка за каждую церковь.
effect-m20 = В конце 4 очка за каждый рынок.
effect-m21 = В конце 4 очка за каждый постоялый двор.
effect-m22 = В конце 4 очка за каждый банк.
effect-m23 = В конце 4 очка за каждую ратушу.
effect-m24 = В конце 4 очка за каждый вид животных в вашем герцогстве.
effect-m25 = В конце 1 очко за каждый проданный товар.
effect-m26 = В конце 3 очка за каждый ваш цветовой бонус.
effect-m27 = Ваша фишка всегда лежит наверху своей стопки на мосту.
effect-m28 = При любом вопросе к вам можно купить 2 рабочих за 1 монету.
effect-m29 = В конце 4 очка за каждый ваш белый замок.
effect-crane = Можно использовать эффект любого здания. В конце считается одним зданием на ваш выбор для монастырей с 16 по 23 и 29.
effect-geese = 2 очка, и снова приносят очки жетоны одного вида животных на этом пастбище. С каждым следующим животным гуси снова приносят очки; они — отдельный вид.
effect-white-castle = Сразу одно действие с числом белого кубика; рабочие могут изменить число.
effect-inn = Ставится на клетку любого цвета, по одному в области. Область считается на одну клетку больше.

## Товары по числу на кубике, цвета клеток по буквам, области

good-1 = бирюзовый
good-2 = фиолетовый
good-3 = розовый
good-4 = красный
good-5 = коричневый
good-6 = оранжевый
goods-pile =
    { $number ->
        [1] { $good } ({ $kind })
       *[other] { $good } ({ $kind }) ×{ $number }
    }
goods-none = ничего

colour-C = замок
colour-M = рудник
colour-Y = монастырь
colour-S = корабль
colour-B = здание
colour-A = животные

area-C = замковая область
area-M = рудничная область
area-Y = монастырская область
area-S = река
area-B = город
area-A = пастбище

## Откуда монеты, рабочие и очки, кроме жетонов

cause-setting-up = подготовка
cause-area = завершённая область
cause-phase = бонус фазы
cause-bonus = цветовой бонус
cause-sale = продажа товаров
cause-worker-action = наём рабочих
cause-end-goods = оставшиеся товары
cause-end-silver = оставшееся серебро
cause-end-workers = оставшиеся рабочие
cause-bought = куплено
cause-animals = животные
cause-watchtowers = сторожевые башни
cause-monasteries = монастыри

## Что произошло

event-start-player-set = { $player } — первый игрок.
event-duchy-set = { $player } получает герцогство { $duchy }.
event-choice-sealed = { $player }: тайный выбор сделан.
event-silver-gained =
    { $player } получает { $number ->
        [one] { $number } серебряную монету
        [few] { $number } серебряные монеты
       *[many] { $number } серебряных монет
    } ({ $cause }).
event-silver-paid =
    { $player } платит { $number ->
        [one] { $number } серебряную монету
        [few] { $number } серебряные монеты
       *[many] { $number } серебряных монет
    }.
event-workers-gained =
    { $player } получает { $number ->
        [one] { $number } рабочего
       *[many] { $number } рабочих
    } ({ $cause }).
event-workers-paid =
    { $player } тратит { $number ->
        [one] { $number } рабочего
       *[many] { $number } рабочих
    }.
event-points-scored =
    { $player } получает { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    } ({ $cause }).
event-goods-gained =
    { $player } получает товары { $depot ->
        [0] из общего запаса
       *[other] из хранилища { $depot }
    }: { $good } ×{ $number }
event-goods-gained-together =
    { $player } получает товары { $depot ->
        [0] из общего запаса
       *[other] из хранилища { $depot }
    }: { $goods }
event-goods-sold = { $player } продаёт товары: { $good } ×{ $number }
event-phase-opened = Начинается фаза { $phase }.
event-tile-laid-out =
    { $depot ->
        [0] В чёрном хранилище выложено
       *[other] В хранилище { $depot } выложено
    }: { $tile }
event-good-laid-out = Для раундов фазы выложен товар: { $good }
event-round-opened = Начинается раунд { $round }.
event-dice-rolled = { $player } бросает кубики: { $die } и { $other }.
event-white-die-rolled = На белом кубике { $die }.
event-good-arrived = В хранилище { $depot } новый товар: { $good }
event-turn-opened = { $player } начинает ход.
event-turn-closed = { $player } заканчивает ход.
event-die-used = { $player } использует кубик { $die }.
event-tile-taken =
    { $player } берёт { $depot ->
        [0] из чёрного хранилища
       *[other] из хранилища { $depot }
    }: { $tile }
event-tile-stored =
    { $player } кладёт в { $common ->
        [1] общий резерв
       *[other] резерв
    }: { $tile }
event-tile-discarded = { $player } убирает из резерва и из игры: { $tile }
event-tile-bought =
    { $player } покупает { $depot ->
        [0] из чёрного хранилища
       *[other] из хранилища { $depot }
    }: { $tile }
event-tile-placed = { $player } ставит на клетку { $field }: { $tile }
event-start-castle-placed = { $player } ставит стартовый замок на клетку { $field }.
event-bridge-crossed = { $player } продвигается по мосту на клетку { $space }.
event-area-completed =
    { $player } завершает область из { $number ->
        [one] { $number } клетки
       *[many] { $number } клеток
    }: { $area }
event-bonus-taken =
    { $player } получает { $rank ->
        [1] большой
       *[2] малый
    } цветовой бонус: { $colour }
event-effect-declined = { $player } отказывается от эффекта.
event-phase-closed = Фаза { $phase } заканчивается.
event-game-ended = Игра окончена.
event-tile-claimed =
    { $player } ставит на клетку { $field } прямо из { $depot ->
        [0] чёрного хранилища
       *[other] хранилища { $depot }
    }: { $tile }
event-tile-removed = Из хранилища { $depot } убран жетон: { $tile }
event-goods-lost = Товары из хранилища { $depot } выходят из игры: { $good } ×{ $number }
event-goods-traded = { $player } отдаёт товары за чёрный жетон: { $good } ×{ $number }
event-marker-set = { $player }: счётчик на 0, маркер на { $number }.
event-colour-completed = { $player }: закрыты все клетки одного цвета: { $colour }

## Ответы

answer-take = Взять из хранилища { $depot }: { $tile }
answer-place = Поставить на клетку { $field }: { $tile }
answer-sell = Продать товары: { $good }
answer-workers = Нанять рабочих
answer-buy =
    Купить { $depot ->
        [0] из чёрного хранилища
       *[other] из хранилища { $depot }
    }: { $tile }
answer-end = Закончить ход
answer-pass = Отказаться
answer-discarding = Убрать из игры: { $tile }
answer-load = Взять товары из хранилища { $depot }
answer-load-two = Взять товары из хранилищ { $depot } и { $other }
load-goods = { $load }: { $goods }
answer-castle-at = Стартовый замок на клетку { $field }
answer-duchy-is = Герцогство { $duchy }
answer-rolled = Кубики: { $die } и { $other }
answer-white-rolled = Белый кубик: { $die }
answer-tile-drawn = Вытянут жетон: { $tile }
answer-good-drawn = Вытянут товар: { $good }
answer-duchy-drawn = Вытянуто герцогство: { $duchy }
answer-start-player-drawn = По жребию первый игрок: { $player }
answer-keep =
    { $other ->
        [0] Положить в свой резерв
       *[1] Положить в общий резерв
    }
answer-claim =
    { $depot ->
        [0] Поставить из чёрного хранилища на клетку { $field }
       *[other] Поставить из хранилища { $depot } на клетку { $field }
    }: { $tile }
answer-score =
    Получить { $other ->
        [one] { $other } очко
        [few] { $other } очка
       *[many] { $other } очков
    }: { $cause }
answer-resolve = Эффект жетона на клетке { $field }
answer-colour-bonus = Жетон из чёрного хранилища за этот цвет: { $colour }
answer-trade = Пять товаров за чёрный жетон: { $tile }
answer-give = Отдать эти товары: { $goods }
answer-lay = Выложить проданные товары на торговый путь: { $good }

cost = { $answer } ({ $costs })
cost-die = кубик { $die }
cost-workers =
    { $number ->
        [one] { $number } рабочий
       *[many] { $number } рабочих
    }
cost-silver =
    { $number ->
        [one] { $number } монета
        [few] { $number } монеты
       *[many] { $number } монет
    }
cost-only = только { $goods }
cost-common = из общего резерва

group-take = Взять жетон
group-place = Поставить жетон
group-sell = Продать товары
group-workers = Нанять рабочих
group-buy = Купить
group-other = Прочее

## Вопросы

question-choose-duchy = Какое герцогство вы хотите?
question-choose-castle = На какую клетку поставить стартовый замок?
question-turn = Ваш ход: действие одним из кубиков.
question-turn-end = Кубики использованы: купить или закончить ход?
question-extra-action = Замок: ещё одно действие, без кубика.
question-choose-goods = Корабль забирает товары: откуда?
question-gain-tile = Вы можете взять один из этих жетонов ({ $tile }).
question-sell-goods = Товарный склад: вы можете продать товары одного вида.
question-place-tile = Ратуша: вы можете поставить ещё один жетон.
question-discard = Ваш резерв полон. Какой жетон выйдет из игры, чтобы освободить место новому: { $tile }?
question-store-tile = Свой или общий резерв: куда положить этот жетон: { $tile }?
question-choose-part = Что взять первым? Каждая порция очков считается отдельно; лишнее сверх маркера пропадает. Каждая монета — ещё 1 очко.
question-add-silver = Докупить очки к этой порции? Каждая монета — ещё 1 очко на пути к маркеру.
question-take-part = Осталось взять только это.
question-marker-action = Маркер достигнут: можно сделать ещё одно любое действие.
question-colour-tile = Цвет закрыт полностью: можно поставить жетон из чёрного хранилища.
question-trade-goods = Можно отдать пять товаров за жетон из чёрного хранилища; он останется лицом вниз.
question-give-goods = Какие пять товаров вы отдаёте?

## Почему ответ не принят

why-game-over = Игра окончена.
why-chance = Это решает случай, а не игрок.
why-not-your-turn = Сейчас ходит другой игрок.
why-asked = Сначала ответьте на заданный вопрос.
why-not-asked = Это не ответ на заданный вопрос.
why-effect-first = Сейчас кубик не используется: сначала разыграйте то, что вызвал последний жетон.
why-effect = Эффект этого жетона такого не разрешает.
why-no-die-left = Оба кубика использованы.
why-die-needed = Назовите кубик: действие начинается с его числа.
why-no-such-die = У вас нет неиспользованного кубика с этим числом.
why-no-workers-needed = Без кубика нечего менять, поэтому рабочие не тратятся.
why-too-few-workers = У вас не хватает рабочих.
why-wrong-workers = Такое изменение стоит другого числа рабочих.
why-wrong-number = На кубике другое число, а рабочих для его изменения вы не тратите.
why-black-depot = Так из чёрного хранилища не берут.
why-no-such-tile = В этом хранилище нет такого жетона.
why-not-stored = Этого жетона нет в вашем резерве.
why-no-such-field = В вашем герцогстве нет такой клетки.
why-field-taken = На этой клетке уже лежит жетон.
why-wrong-colour = Цвет клетки не совпадает с цветом жетона.
why-not-beside = Клетка не граничит ни с одним жетоном вашего герцогства.
why-in-city = В этом городе уже есть такое здание.
why-no-such-good = У вас нет товаров этого вида.
why-bought-already = За ход можно сделать одну покупку, и вы её уже сделали.
why-needs-monastery-6 = Покупать из пронумерованных хранилищ и платить рабочими позволяет только монастырь 6.
why-price = Так цену 2 не заплатить.
why-one-depot = Корабль забирает товары только из одного хранилища.
why-not-neighbours = Два хранилища должны быть соседними и названы в порядке кольца.
why-goods-that-fit = Берут все товары, для которых есть место; виды называют, только если помещаются не все, и ровно столько, сколько есть мест.
why-new-tile = Новый жетон остаётся; уйти должен один из лежащих в резерве.
why-no-castle-field = Стартовый замок ставят на замковую клетку своего герцогства.
why-no-such-duchy = Такого герцогства нет.
why-die-left = Остался неиспользованный кубик, а использовать нужно каждый.
why-storage-not-full = Жетоны убирают из резерва, только когда он полон и приходит новый.
why-extra-action = От дополнительного действия отказаться нельзя.
why-other-space = Этот жетон лежит в другом резерве.
why-partners-tile = Жетоны партнёра использовать нельзя.
why-no-such-part = Сейчас этого взять нельзя.
why-too-much-silver = Нельзя добавить больше монет, чем у вас есть, и больше, чем не хватает до маркера.
why-only-black-depot = Так можно поставить только жетон из чёрного хранилища.
why-five-goods = Отдать нужно ровно пять своих товаров.

## Дополнения: щиты и их свойства

shield-name = щит { $shield }
shield-1 = При подсчёте животных все ваши пастбища считаются одним.
shield-2 = Когда другой игрок получает рабочих, вы получаете 1 рабочего.
shield-3 = Дань можно платить рабочими, монетами или тем и другим.
shield-4 = Ваш резерв не ограничен.
shield-5 = После погрузки корабля можно взять ещё все товары одного вида из всех шести хранилищ.
shield-6 = Один раз назовите другого игрока: с этого времени его монастыри работают и для вас.
shield-7 = Ваши цветовые бонусы приносят вдвое больше очков.
shield-8 = Ваши рудники приносят вдвое больше.
shield-9 = Каждая продажа приносит по 1 монете за каждый товар.
shield-10 = В конце ваши монастыри приносят вдвое больше очков.
shield-11 = Дополнительным действием поставленного замка можно взять щит.
shield-12 = Проданные товары приносят вдвое больше очков.
shield-13 = В конце все ваши щиты приносят вдвое больше очков.
shield-14 = В конце каждой фазы можно поставить жетон прямо из пронумерованного хранилища.
shield-15 = В конце каждой фазы можно поставить жетон прямо из чёрного хранилища.
shield-16 = В каждый свой ход можно повернуть один неиспользованный кубик на любое число.
shield-17 = Завершённые вами области считаются на одну клетку больше.
shield-18 = Жетоны можно ставить где угодно, не только рядом с другими.
shield-points =
    { $number ->
        [one] { $number } очко в конце
        [few] { $number } очка в конце
       *[many] { $number } очков в конце
    }

## Дополнения: источники и события

cause-posts = пограничные посты
cause-post-bonus = все пограничные посты
cause-route = торговый путь
cause-shields = щиты

event-marker-raised = { $player } оказывается наверху стопки на мосту.
event-effect-gained = { $player } получает эффект ({ $cause }): { $tile }
event-posts-linked = { $player } соединяет пограничные посты.
event-tile-kept =
    { $depot ->
        [0] Остаётся у чёрного хранилища
       *[other] Остаётся в хранилище { $depot }
    }: { $tile }
event-route-dealt = { $player } получает торговый путь { $card }.
event-good-laid = { $player } кладёт товар на торговый путь: { $good }
event-shield-laid-out = В хранилище { $depot } выложен щит { $shield }.
event-shield-taken = { $player } берёт щит { $shield } из хранилища { $depot }.
event-shield-lost = { $player } теряет щит { $shield }.
event-rival-named = { $player } называет с помощью щита 6: { $rival }
event-die-turned = { $player } поворачивает кубик с { $die } на { $number }.

## Дополнения: ответы, вопросы, отказы

answer-hire = Купить 2 рабочих за 1 монету
answer-act-as = Использовать эффект: { $tile }
answer-count-species = Посчитать вид: { $species }
answer-take-shield = Взять щит { $shield } из хранилища { $depot }
answer-take-shield-for = Взять щит { $shield } из хранилища { $depot } и отдать щит { $replaced }
answer-tribute = Заплатить дань за все свои щиты
answer-give-up = Отдать щит { $shield }
answer-gather = Из всех хранилищ: { $good }
answer-copy = Назвать с помощью щита 6: { $player }
answer-turn-die = Повернуть кубик с { $die } на { $number }
answer-route-drawn = Вытянут торговый путь: { $number }
answer-shield-drawn = Вытянут щит: { $number }

species-cow = коровы
species-sheep = овцы
species-pig = свиньи
species-goat = козы

group-shield = Взять щит

question-choose-effect = Кран: эффект какого здания использовать?
question-choose-species = Ваши гуси: какой вид считается вместе с ними?
question-white-action = Белый замок: действие с числом белого кубика.
question-extra-action-or-shield = Замок: ещё одно действие; со щитом 11 можно взять щит.
question-gather-goods = Щит 5: какой товар взять из всех хранилищ?
question-claim-tile = Конец фазы: вы можете поставить жетон прямо из хранилища.
question-pay-tribute = Дань: заплатите за свои щиты или отдайте некоторые.
question-name-rival = Перед подсчётом: кого вы называете с помощью щита 6?

why-inn-in-area = В этой области уже есть трактир.
why-no-silver = У вас нет монет.
why-needs-monastery-28 = Покупать рабочих позволяет только монастырь 28.
why-no-building = Это не здание, эффект которого может использовать кран.
why-no-such-species = На этом пастбище нет такого вида.
why-white-die = Белый замок действует с числом белого кубика.
why-both-dice = Щит берут обоими кубиками, и оба должны быть неиспользованными.
why-no-such-shield = Этого щита нет в этом хранилище.
why-not-your-shield = У вас нет этого щита.
why-no-free-castle = У вас нет замка без щита; укажите, какой из ваших щитов заменить.
why-needs-shield-3 = Платить дань рабочими позволяет только щит 3.
why-tribute = Вы не можете заплатить за все щиты; отдайте некоторые.
why-needs-shield-6 = Назвать игрока позволяет только щит 6.
why-named-already = Вы уже назвали игрока.
why-no-rival = Назовите другого игрока.
why-needs-shield-11 = Только со щитом 11 действием поставленного замка можно взять щит.
why-needs-shield-14 = Только щит 14 берёт жетон из пронумерованного хранилища, один раз за фазу.
why-needs-shield-15 = Только щит 15 берёт жетон из чёрного хранилища, один раз за фазу.
why-needs-shield-16 = Повернуть кубик позволяет только щит 16.
why-turned-already = В этот ход вы уже повернули кубик.
why-same-number = Кубик уже показывает это число.
why-gather = В хранилищах нет таких товаров, или им нет места.

## Стол

table-phase = Фаза { $phase }, раунд { $round } из 5 · белый кубик { $die } · товары впереди: { $goods }
table-depots = Игровое поле
table-depot = Хранилище
table-black = чёрное
table-tiles = Жетоны
table-goods = Товары
table-players = Игроки
table-order = Место на мосту
table-space = { $place } (клетка { $space })
table-points = Очки
table-silver = Серебро
table-workers = Рабочие
table-dice = Кубики
table-storage = Резерв
table-common = Общий резерв
table-sold = Проданные товары
table-bonuses = Цветовые бонусы
table-fields = Пустые клетки
table-marker = Счётчик и маркер
table-counter = { $points } из { $marker }
table-run-won = Все 37 клеток закрыты: вы победили, очки за партию: { $points }.
table-run-lost = 25 ходов прошли, пустых клеток осталось: { $empty }. Партия проиграна.
table-duchy = Герцогство { $duchy }: { $player }
table-no-duchy = { $player } пока без герцогства.
table-legend = У каждой клетки: номер, буква цвета, число кубика; под ними жетон. { $letters }
table-shields = Щиты
table-routes = Торговые пути
table-rival = Назван с помощью щита 6
table-causes = Очки по источникам
table-total = Всего
table-place = Место

## Что предлагает стол

game-title = Замки Бургундии
option-seats = Игроки
option-seats-hint = Свободные места могут занять боты.
option-seats-number =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
option-seats-help = число игроков, от 2 до 4; в одиночной игре 1 (по умолчанию 2)
option-seats-wrong = число игроков должно быть 2, 3 или 4, в одиночной игре 1, а не { $value }
option-mode = Режим
option-mode-hint = Каждый сам за себя, двое против двоих или в одиночку.
option-mode-free = Каждый сам за себя
option-mode-team = Командная игра, двое против двоих
option-mode-solo = Одиночная игра
option-mode-help = free (каждый сам за себя), team (двое против двоих) или solo (в одиночку); по умолчанию free
option-mode-wrong = режим должен быть free, team или solo, а не { $value }
option-seats-not-free = без команд в игре 2, 3 или 4 игрока, а не { $value }
option-seats-not-team = в командной игре ровно 4 игрока, двое против двоих, а не { $value }
option-seats-not-solo = в одиночной игре один игрок, а не { $value }
option-duchies = Герцогства
option-duchies-hint = В первой партии у всех герцогство 1. Остальные отличаются расположением цветов.
option-duchies-number = Герцогство { $number }
option-duchies-drawn = Герцогства по жребию
option-duchies-chosen = Каждый выбирает герцогство
option-duchies-drawn-11 = Пограничные посты: герцогства с 11a по 11f по жребию
option-duchies-chosen-11 = Пограничные посты: каждый выбирает герцогство с 11a по 11f
option-duchies-12a = Двойное герцогство 12a
option-duchies-12b = Двойное герцогство 12b (реконструкция)
option-duchies-13A = Острова 13A
option-duchies-13B = Острова 13B
option-duchies-solo = в одиночную игру играют на островах 13A и 13B, а не на { $value }
option-duchies-team = в командную игру играют на двойных герцогствах 12a и 12b, а не на { $value }
option-duchies-free = 12a и 12b — для командной игры, 13A и 13B — для одиночной; не { $value }
option-duchies-help = герцогство от 1 до 10 для всех, по одному на место (3,5), или drawn (по жребию), или chosen (по выбору); с пограничными постами от 11a до 11f, по одному на место (11a,11c), drawn-11 или chosen-11
option-duchies-wrong = герцогства — это числа от 1 до 10, одно на всех или по одному на место, либо drawn, либо chosen; или разные от 11a до 11f на каждое место, либо drawn-11, либо chosen-11; а не { $value }
option-choices = Выбор при подготовке
option-choices-hint = Открытый: по очереди и сразу виден всем. Тайный: все выбирают одновременно, потом открывают.
option-choices-open = Открытый выбор
option-choices-hidden = Тайный выбор
option-choices-help = выбор при подготовке открытый (open) или тайный (hidden)
option-choices-wrong = choices может быть open или hidden, и только open, если выбирают герцогства с 11a по 11f; а не { $value }
option-expansions = Дополнения
option-expansions-hint = Их можно сочетать как угодно.
option-expansions-none = Базовая игра
option-expansions-extra-tiles = Новые жетоны: два монастыря, кран, гуси
option-expansions-white-castles = Белые замки: действие с белым кубиком
option-expansions-inns = Трактиры: для клетки любого цвета
option-expansions-trade-routes = Торговые пути: бонусы за проданные товары
option-expansions-shields = Щиты: свойства для ваших замков, за дань
option-expansions-help = none (без дополнений) или любые из extra-tiles, white-castles, inns, trade-routes, shields через запятую
option-expansions-wrong = expansions — это none или некоторые из extra-tiles, white-castles, inns, trade-routes, shields через запятую; а не { $value }
option-expansions-not-solo = в одиночную игру играют без щитов, а не с { $value }
option-start = Первый игрок
option-start-hint = Тот, кто начинает, получает меньше рабочих.
option-start-number = Начинает место { $number }
option-start-drawn = Первый игрок по жребию
option-start-help = место, которое начинает, или drawn (по жребию); по умолчанию drawn
option-start-wrong = первым может быть место этой игры или drawn, а не { $value }
option-marker = Маркер одиночной игры
option-marker-hint = Очки до дополнительного действия: меньше — легче, больше — труднее.
option-marker-number = Маркер на { $number }
option-marker-help = одиночная игра: где вначале стоит маркер, от 45 (легко) до 55 (трудно); по умолчанию 50
option-marker-wrong = маркер должен стоять на 45–55, а не на { $value }
option-marker-mode = маркер есть только в одиночной игре
option-boards = Планшеты
option-boards-hint = Двойные герцогства и острова: стандартные или перенесённые из вашей коробки.
option-boards-standard = Стандартные планшеты (12b — реконструкция)
option-boards-help = планшеты командной и одиночной игры: standard или файл, как описано в docs/boards.md
option-boards-wrong = нет планшетов с именем { $value }
option-boards-mode = свои планшеты есть только в командной и одиночной игре

## Статистика

stats-kind = Игроки
stats-kind-free =
    { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[other] { $seats } игроков
    }
stats-kind-team = Команды
stats-kind-solo = Одиночная
stats-games = Партии
stats-points = Очки
stats-deviation = Разброс
stats-margin = Отрыв первого
stats-empty = Пустые клетки
stats-won = Победы в одиночной игре %
stats-source = Очки игрока за
stats-start = Место в порядке хода первого раунда
stats-place = { $kind }, место { $place }
stats-bonus = Цветовой бонус: взят %, средняя фаза (A — 1)
stats-bonus-1 = { $colour }, большой
stats-bonus-2 = { $colour }, малый
stats-colour = Цвет закрыт %, средняя фаза (A — 1)
stats-share-phase = { $share }, { $phase }
stats-tile = Взято жетонов за партию ({ $kind })
stats-shield = Взято щитов за партию
stats-taken = Взято из выложенных %
stats-winners = Победители
stats-others = Остальные
stats-difference = Разница
stats-animals = { $number } животных
stats-tile-wins = Взяли таких жетонов больше среднего за столом
stats-duchy-wins = Герцогство

## Файлы с планшетами

help-boards = проверить файл с планшетами «Бургундии» или показать стандартные
help-boards-check = сказать, что не так в файле с планшетами и где
help-boards-show = вывести стандартные планшеты, чтобы скопировать и изменить
help-boards-file = планшеты, как описано в docs/boards.md
boards-good = Планшеты в { $path } правильные. В играх и записях они называются { $name }.
boards-refused = неправильные планшеты: { $line } (hexhaven boards check покажет всё)
boards-toml = это не TOML: { $problem }
boards-name = имя должно состоять не более чем из 32 строчных букв a-z, цифр и дефисов и не может быть standard
boards-none = в файле нет планшетов; есть 12a, 12b, 13A и 13B
boards-unknown = такого планшета нет; есть 12a, 12b, 13A и 13B
boards-islands = нужны острова (islands), у каждого рисунок (drawing) и, возможно, место, at = [0, 0]
boards-rivers = реки (rivers) — пары номеров клеток, например [[7, 8], [7, 20]]
boards-word = { $word } — не клетка вида B5 или не в своём столбце, в этом ряду: { $row }
boards-count = клеток вида { $letter }: { $number }; должно быть { $expected }
boards-river = река соединяет { $one } и { $other }, но это не клетки двух островов
boards-touch = клетки { $one } и { $other } касаются, но лежат на разных островах
boards-area = в области клетки { $field } клеток { $number }, больше 8
boards-apart = некоторые клетки недостижимы от остальных
boards-start = клеток замка с { $die }: { $number }; должна быть ровно одна
boards-centre = клетка замка с 1 — это клетка { $field }; должна быть клетка 37 посередине
