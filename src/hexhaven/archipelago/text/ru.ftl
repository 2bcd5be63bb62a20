# Архипелаг словами. Названия стоят в именительном падеже, после двоеточия или в списке, чтобы ни одному языку не надо было их
# склонять. Места пишутся как в записи: 3a — суша региона 3, 3x — его море.

nothing = ничего
nobody = никто
several = { $thing } ×{ $number }
with-costs = { $answer } ({ $costs })

## Ресурсы, здания, доски, ландшафт

resource-fruit = экзотические фрукты
resource-cattle = скот
resource-fish = рыба
resource-wood = древесина
resource-stone = камень
resource-iron = железо

building-town = город
building-market = рынок
building-port = порт
building-temple = церковь
building-ship = корабль
building-at = { $building } { $region }
place-land = суша { $area }
place-sea = море { $area }

board-domestic = внутренний рынок
board-export = внешний рынок

terrain-sea = море
terrain-plain = поля
terrain-mountain = горы

direction-east = восток
direction-north-east = северо-восток
direction-north-west = северо-запад
direction-west = запад
direction-south-west = юго-запад
direction-south-east = юго-восток

side = края с востока против часовой стрелки: { $edges }; иконки: { $icons }; хижины: { $huts }
area-icons = { $area }: { $icons }
hex-side = сторона { $side }: { $shown }

unit-citizen = житель
unit-citizen-engaged = занятый житель
unit-striker = забастовщик
unit-ship = корабль
unit-ship-engaged = занятый корабль
hand-left = Левая рука
hand-right = Правая рука

## Что сколько стоит и приносит

cost-florins =
    { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    }
cost-discs =
    { $number ->
        [one] { $number } диск
        [few] { $number } диска
       *[many] { $number } дисков
    }
cost-tokens =
    { $number ->
        [one] { $number } жетон первооткрывателя
        [few] { $number } жетона первооткрывателя
       *[many] { $number } жетонов первооткрывателя
    }
cost-strait = на корабле через пролив
cost-convoy = морским конвоем
cost-joker = жетон первооткрывателя вместо кубика
cost-jokers = жетоны первооткрывателя вместо: { $cubes }
cost-owner = { $florins } получает { $player }
shown-side-unfit = видимая сторона никуда не подходит; возможно, подойдёт обратная
no-effect = сейчас ничего не даст
gain-florins =
    приносит { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    }

## Карты развития: персонажи

card = { $card }. { $effect } { $use }
use-owner = Активация (только владелец): { $costs }.
use-anyone = Активация (любой игрок; все, кроме владельца, платят ему, а не в банк, и на 1 флорин больше): { $costs }.
use-passive = Действует всегда.
use-wonder = Строится один раз, владельцем.

card-researcher = Исследователь
effect-researcher = Откройте пять верхних карт колоды. Одну карту прогресса из них можно купить по минимальной цене, остальные уходят в сброс.
card-pirate = Пират
effect-pirate = Потопите чужой корабль в регионе, где есть и ваш. Его владелец отдаёт вам кубик на свой выбор. Мятежные настроения { $steps }.
card-explorer = Первооткрыватель
effect-explorer = При исследовании: возьмите три верхних гекса, один выложите, остальные сбросьте.
card-head-hunter = Сыщик
effect-head-hunter = Откройте пять верхних карт колоды. Одного персонажа из них можно купить по минимальной цене, остальные уходят в сброс.
card-assassin = Убийца
effect-assassin = Персонаж другого игрока уходит в сброс; вы платите его минимальную цену в банк.
card-bishop = Епископ
effect-bishop = Мятежные настроения { $steps }.
card-archbishop = Архиепископ
effect-archbishop = Уровень мятежных настроений падает на 1; если на архипелаге 3 или 4 церкви — на 2, если 5 или больше — на 3.
card-pope = Папа
effect-pope = Мятежные настроения { $steps } за каждую церковь на архипелаге. В конце 1 очко.
card-false-prophet = Лжепророк
effect-false-prophet = За каждую церковь под вашим контролем один ваш житель может переместиться, как при миграции, в том числе морским конвоем.
card-minister-of-labour = Министр труда
effect-minister-of-labour = Излишки рабочей силы { $steps }.
card-scout = Разведчик
effect-scout = При исследовании: исследуйте до двух раз подряд, одним диском и на одном круге.
card-king = Король
effect-king = Прибавляет 3 к каждой вашей ставке за очерёдность хода. В конце 1 очко.
card-recruiter = Вербовщик
effect-recruiter = Завербуйте одного рабочего без диска, по текущей цене вербовки.
card-missionary = Миссионер
effect-missionary = При исследовании: одна хижина нового региона может дать вашего жителя вместо рабочего.
card-spy = Шпион
effect-spy = Посмотрите карты цели другого игрока, в том числе владельца Шпиона.
card-merchant = Торговец
effect-merchant = Купите или продайте любое число кубиков одного ресурса на внутреннем рынке, каждый по цене его ряда.
card-treasurer = Казначей
effect-treasurer = Банк платит 1 флорин за каждые 5 ваших флоринов.
card-thief = Воровка
effect-thief = Другой игрок прячет по кубику в каждой руке; вы выбираете руку и оставляете себе её кубик.
card-barbarian = Варвар
effect-barbarian = Назовите регион с вашим активным незанятым жителем: за каждую свободную иконку в нём вы можете взять кубик из банка; на такой иконке больше никто не добывает. Город от этого не защищает.
card-minister-of-agriculture = Министр сельского хозяйства
effect-minister-of-agriculture = Положите до двух кубиков скота или экзотических фруктов из банка на внутренний рынок.
card-queen = Королева
effect-queen = Прибавляет 2 к каждой вашей ставке за очерёдность хода.
card-exporter = Экспортёр
effect-exporter = Купите или продайте любое число кубиков одного ресурса на внешнем рынке, каждый по цене его ряда.
card-admiral = Адмирал
effect-admiral = Каждый ваш корабль может пройти до трёх регионов; диск не нужен.
card-minister-of-trade = Министр торговли
effect-minister-of-trade = Переложите до двух кубиков с внутреннего рынка на внешний или до двух наоборот.

## Карты развития: прогресс

card-irrigation-canal = Оросительный канал
effect-irrigation-canal = При добыче экзотических фруктов: каждый юнит приносит два кубика.
card-industrial-fishing = Промышленное рыболовство
effect-industrial-fishing = При добыче рыбы: каждый юнит приносит два кубика.
card-sawmill = Лесопилка
effect-sawmill = При добыче древесины: каждый юнит приносит два кубика.
card-quarry = Карьер
effect-quarry = При добыче камня: каждый юнит приносит два кубика.
card-iron-mine = Железная шахта
effect-iron-mine = При добыче железа: каждый юнит приносит два кубика.
card-farm = Ферма
effect-farm = При добыче скота: каждый юнит приносит два кубика.
card-roads = Дороги
effect-roads = При миграции: ваши жители могут пройти на один регион дальше.
card-shipbuilding = Кораблестроение
effect-shipbuilding = Постройте корабль без диска, по обычной стоимости.
card-expansionism = Экспансионизм
effect-expansionism = Миграция без диска.
card-amphitheatre = Амфитеатр
effect-amphitheatre = 2 флорина из банка, и мятежные настроения { $steps }.
card-foreign-trade = Внешняя торговля
effect-foreign-trade = Положите кубик любого ресурса из банка на внешний рынок или верните один оттуда в банк.
card-slavery = Рабство
effect-slavery = Все ваши занятые жители освобождаются, и их можно сразу снова задействовать. Мятежные настроения { $steps }.
card-colossus = Колосс
effect-colossus = Чудо света: 3 кубика железа, 1 диск и активный незанятый житель, который покидает архипелаг. Излишки рабочей силы { $steps }. В конце 1 очко.
card-pyramid = Пирамида
effect-pyramid = Чудо света: 5 кубиков камня, 2 диска и активный незанятый житель, который покидает архипелаг. Мятежные настроения { $steps }. В конце 2 очка.
card-emigration = Эмиграция
effect-emigration = Излишки рабочей силы { $steps } за каждый порт на архипелаге.
card-great-lighthouse = Большой Маяк
effect-great-lighthouse = Чудо света, если вы контролируете порт: 1 кубик железа, 2 кубика камня, 1 диск и активный незанятый житель, который покидает архипелаг. Каждый игрок ставит корабль из резерва к каждому порту под своим контролем. В конце 1 очко.
card-cathedral = Собор
effect-cathedral = Чудо света, если вы контролируете церковь: 3 кубика камня, 2 диска и активный незанятый житель, который покидает архипелаг. Мятежные настроения { $steps } за каждую церковь на архипелаге. В конце 2 очка.
card-immigration = Иммиграция
effect-immigration = Излишки рабочей силы { $steps }.
card-architecture = Архитектура
effect-architecture = Постройте здание или корабль без диска, по обычной стоимости.
card-local-trade = Внутренняя торговля
effect-local-trade = Одна торговая сделка на внутреннем рынке без диска.
card-peace-and-prosperity = Мир и процветание
effect-peace-and-prosperity = Мятежные настроения { $steps }.
card-education = Образование
effect-education = Излишки рабочей силы { $steps }.
card-dictatorship = Диктатура
effect-dictatorship = Все ваши забастовщики встают и снова активны. Уровень мятежных настроений не меняется.
card-gifts-of-the-clergy = Дары церкви
effect-gifts-of-the-clergy = Отдайте в банк 1 кубик экзотических фруктов: мятежные настроения −1; или 1 кубик экзотических фруктов и 1 кубик скота: мятежные настроения −2.
card-built = { $card } (построено)
card-engaged = { $card } (карта занята)

## Рубашки с кризисами

back = сверху: { $upper }; снизу: { $lower }
zone-red = { $zone } (красная зона: сразу при открытии, а не в фазе 4)
zone-domestic =
    кризис внутреннего рынка: { $resource }, кубик поднимает { $number ->
        [one] { $number } жителя
       *[many] { $number } жителей
    }
zone-export = кризис внешнего рынка: { $resource } ×{ $number }
zone-event = событие: { $event }
zone-rebels-per-temple = мятежные настроения { $steps } за каждую церковь
zone-rebels-per-town = мятежные настроения { $steps } за каждый город
zone-workers-per-port = излишки рабочей силы { $steps } за каждый порт
zone-workers-per-town = излишки рабочей силы { $steps } за каждый город

## Цели: название, когда заканчивается игра, что вознаграждается

objective = { $name }. Условие окончания: { $end }. Условие победы: { $reward }.
objective-name = цель { $number }

end-piles =
    { $number ->
        [one] закончилась { $number } стопка жетонов первооткрывателя
        [few] закончились { $number } стопки жетонов первооткрывателя
       *[many] закончились { $number } стопок жетонов первооткрывателя
    }
end-resources =
    { $number ->
        [one] в банке закончился { $number } ресурс
        [few] в банке закончились { $number } ресурса
       *[many] в банке закончились { $number } ресурсов
    }
end-florins = в банке закончились флорины
end-characters = персонажей в игре — { $number }
end-progress = карт прогресса в игре — { $number }
end-cards = персонажей и карт прогресса в игре — { $number }
end-towns = городов на архипелаге — { $number }
end-markets = рынков на архипелаге — { $number }
end-ports = портов на архипелаге — { $number }
end-temples = церквей на архипелаге — { $number }
end-ships = кораблей на архипелаге — { $number }
end-population = население { $number } или больше
end-workers = излишки рабочей силы { $number } или больше

criterion-florins = флорины
criterion-explorer-tokens = жетоны первооткрывателя
criterion-characters = персонажи
criterion-progress = карты прогресса
criterion-all-cards = персонажи и карты прогресса
criterion-towns = города
criterion-markets = рынки
criterion-ports = порты
criterion-temples = церкви
criterion-ports-and-markets = порты и рынки
criterion-citizens = жители
criterion-ships = корабли
criterion-pacifist = Пацифист, если население больше уровня мятежных настроений более чем на { $margin }
criterion-separatist = Сепаратист, который при независимости побеждает один
criterion-benefactor = Благотворитель
criterion-fruit = кубики экзотических фруктов
criterion-cattle = кубики скота
criterion-fish = кубики рыбы
criterion-wood = кубики древесины
criterion-stone = кубики камня
criterion-iron = кубики железа
criterion-fruit-icons = иконки экзотических фруктов в регионах своих городов
criterion-cattle-icons = иконки скота в регионах своих городов
criterion-fish-icons = иконки рыбы в регионах своих городов
criterion-wood-icons = иконки древесины в регионах своих городов
criterion-stone-icons = иконки камня в регионах своих городов
criterion-iron-icons = иконки железа в регионах своих городов

## Фазы, действия, причины

phase-0 = подготовка
phase-1 = освобождение
phase-2 = очерёдность хода
phase-3 = результаты изменения популяции
phase-4 = баланс архипелага
phase-5 = действия
phase-6 = покупка карт развития

action-harvesting = добыча
action-taxing = налоги
action-buying = торговая сделка
action-selling = торговая сделка
action-exploring = исследование
action-reproducing = репродукция
action-recruiting = вербовка
action-migrating = миграция
action-building = строительство

cause-board-i = внутренний рынок
cause-board-ii = внешний рынок
cause-board-iii = численность населения
cause-board-iv = излишки рабочей силы
cause-strikers = забастовщики
cause-missing-cubes = недостающие кубики
cause-event = событие
cause-taxes = налоги
cause-huts = хижины
cause-recruits = вербовка
cause-set-up = подготовка
cause-sale = продажа
cause-pacifist = Пацифист
cause-medals = Король, Папа и чудеса света
cause-trend = карта тренда: { $trend }
source-objectives = цели
source-trend = карта тренда

## Что произошло

event-order-set = Очерёдность хода: { $order }
event-trend-set = Карта тренда: { $trend }
event-objective-dealt = { $player } получает карту цели.
event-objective-dealt-known = { $player } получает: { $objective }
event-objective-laid-open = Открыта для всех: { $objective }
event-objective-discarded = { $player } убирает карту цели из игры.
event-objective-discarded-known = { $player } убирает из игры: { $objective }
event-objective-seen = { $player } смотрит карты цели. Их владелец: { $other }.
event-objective-seen-known = { $player } смотрит карты цели. Их владелец: { $other }. { $objectives }
event-objective-revealed = { $player } открывает: { $objective }
event-objective-revealed-open = Открыта: { $objective }
event-hex-dealt = { $player } берёт гекс { $hex }.
event-hand-discarded = { $player } сбрасывает оставшиеся гексы.
event-hex-shown = Теперь наверху стопки: сторона { $side }
event-hex-shown-none = Стопка гексов пуста.
event-hex-discarded = { $player } отказывается от гекса { $hex }.
event-hexes-shuffled = Сброшенные гексы перемешаны в новую стопку.
event-region-laid = { $player } открывает новый регион: сторона { $side }
event-region-laid-start = Стартовый гекс выложен.
event-unit-added = { $player } получает нового жителя: { $place }
event-unit-added-ship = { $player } получает новый корабль: { $place }
event-unit-changed = { $player } перемещает жителя: { $place } → { $target }
event-unit-changed-ship = { $player } перемещает корабль: { $place } → { $target }
event-unit-changed-striker = Забастовщику игрока { $player } приходится уйти: { $place } → { $target }
event-unit-works = { $player } добывает ({ $place }): { $icon }
event-unit-engaged = { $player }: юнит теперь занят: { $place }
event-units-released =
    { $player }: { $number ->
        [one] освобождается { $number } юнит.
        [few] освобождаются { $number } юнита.
       *[many] освобождаются { $number } юнитов.
    }
event-units-raised =
    { $player }: { $number ->
        [one] встаёт { $number } житель.
        [few] встают { $number } жителя.
       *[many] встают { $number } жителей.
    }
event-units-lie-down =
    { $player }: { $number ->
        [one] ложится { $number } житель.
        [few] ложатся { $number } жителя.
       *[many] ложатся { $number } жителей.
    }
event-unit-lost = { $player }: житель покидает архипелаг: { $place }
event-unit-lost-ship = { $player } теряет корабль: { $place }
event-token-taken = { $player } берёт жетон первооткрывателя.
event-tokens-spent =
    { $player } тратит { $number ->
        [one] { $number } жетон первооткрывателя
        [few] { $number } жетона первооткрывателя
       *[many] { $number } жетонов первооткрывателя
    }.
event-disc-gained = { $player } получает ещё один диск: стопка жетонов первооткрывателя кончилась.
event-discs-used =
    { $player } использует { $number ->
        [one] { $number } диск
        [few] { $number } диска
       *[many] { $number } дисков
    }: { $action }
event-florins-gained =
    { $player } получает { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    } ({ $cause }).
event-florins-paid =
    { $player } платит { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    }.
event-florins-given =
    { $player } → { $other }: { $second ->
        [one] { $second } флорин
        [few] { $second } флорина
       *[many] { $second } флоринов
    }
event-cubes-gained = { $player } получает: { $cubes }
event-cubes-paid = { $player } платит кубики: { $cubes }
event-cubes-given = { $player } → { $other }: { $given }
event-theft-unseen = { $player } крадёт кубик (жертва: { $other }); какой — остальные не видят.
event-cube-stolen = { $player } крадёт кубик (жертва: { $other }): { $stolen }
event-empty-hand-picked = { $player } выбирает руку ({ $other }), и она пуста.
event-cubes-hidden = { $player } прячет кубики в обеих руках.
event-cubes-hidden-known = { $player } прячет в левой руке: { $left }; в правой руке: { $right }
event-tokens-given =
    { $player } → { $other }: { $second ->
        [one] { $second } жетон первооткрывателя
        [few] { $second } жетона первооткрывателя
       *[many] { $second } жетонов первооткрывателя
    }
event-market-stocked =
    { $market ->
        [0] Из банка на внутренний рынок: { $traded }
       *[1] Из банка на внешний рынок: { $traded }
    }
event-market-drawn =
    { $market ->
        [0] С внутреннего рынка в банк: { $traded }
       *[1] С внешнего рынка в банк: { $traded }
    }
event-cube-bought = { $player } покупает ({ $board }): { $traded }
event-cube-sold = { $player } продаёт ({ $board }): { $traded }
event-rebellion-moved = Мятежные настроения { $steps } ({ $cause }).
event-workers-moved = Излишки рабочей силы { $steps } ({ $cause }).
event-turn-opened = Начинается ход { $number }.
event-phase-opened = Фаза { $number }: { $phase }
event-bid-sealed = { $player } делает тайную ставку.
event-bid-sealed-known =
    { $player } тайно ставит { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    }.
event-bid-revealed =
    { $player }: ставка { $second ->
        [0] { $number }
       *[other] { $number } + { $second }
    }
event-orderer-set = Очерёдность хода определит { $player }.
event-orderer-set-none = Очерёдность хода остаётся прежней.
event-crisis-opened = Кризис внутреннего рынка: { $wanted }. Ложатся все жители, кроме тех, что в церквях.
event-crisis-opened-export =
    Кризис внешнего рынка: { $wanted }. { $third ->
        [one] Требуется { $third } кубик.
        [few] Требуются { $third } кубика.
       *[many] Требуется { $third } кубиков.
    }
event-crisis-closed =
    Кризис внутреннего рынка миновал; { $second ->
        [0] никто не бастует.
        [one] бастует { $second } житель.
        [few] бастуют { $second } жителя.
       *[many] бастуют { $second } жителей.
    }
event-crisis-closed-export =
    Кризис внешнего рынка миновал; { $second ->
        [0] кубиков хватило.
        [one] не хватило { $second } кубика.
       *[many] не хватило { $second } кубиков.
    }
event-event-happened = Событие: { $printed } (рубашка карты: { $other_card })
event-benefit-laid = { $player } кладёт флорин из банка на карту «Благотворитель».
event-round-opened = { $player } начинает раунд.
event-passed = { $player } пасует до конца фазы.
event-building-built = { $player } строит: { $built }
event-coin-laid = { $player } использует за 1 флорин: { $built }
event-card-laid-out = Место { $slot } на треке развития: { $other_card }
event-card-bought =
    { $player } покупает за { $second ->
        [one] { $second } флорин
        [few] { $second } флорина
       *[many] { $second } флоринов
    }: { $card }
event-card-turned =
    Повёрнута на { $third ->
        [1] вторую
       *[2] третью
    } цену: { $other_card }
event-card-discarded = В сброс: { $card }
event-top-shown = Теперь наверху колоды (рубашка карты: { $card }): { $upper }; { $lower }
event-top-shown-none = Колода пуста.
event-deck-shuffled = Сброшенные карты перемешаны в новую колоду.
event-card-used = { $player } использует карту: { $card }
event-card-used-other = { $player } использует чужую карту (владелец: { $owner }): { $card }
event-card-opened = Открыта карта: { $card }
event-card-given = { $player } → { $other }: { $other_card }
event-cards-released = Все карты освобождаются.
event-wonder-built = { $player } строит чудо света: { $card }
event-icon-plundered = Разграблено ({ $area }): { $plundered }
event-discs-returned = Все игроки забирают свои диски.
event-exploration-failed = { $player }: исследование не удалось.
event-term-added = { $player } предлагает: { $term }
event-term-added-asked = { $player } просит: { $term }
event-deal-proposed = { $player } делает это предложение. Отвечает: { $other }.
event-deal-withdrawn = { $player } передумывает и не делает предложения ({ $other }).
event-deal-accepted = { $player } принимает предложение. Его автор: { $other }.
event-deal-refused = { $player } отклоняет предложение. Его автор: { $other }.
event-deal-countered = { $player } отвечает встречным предложением. Решает: { $other }.
event-permit-given = { $player } разрешает добычу в регионах своих городов. Разрешение получает: { $other }.
event-stock-shown = { $player } доказывает, что кубиков нет.
event-independence-declared = Уровень мятежных настроений выше населения: архипелаг объявляет независимость.
event-game-ended = Игра окончена.
event-points-scored =
    { $player } получает { $number ->
        [one] { $number } очко
        [few] { $number } очка
       *[many] { $number } очков
    } ({ $cause }).
event-expelled = { $player } выгоняет забастовщика в регионе { $region } (владелец: { $other }).
event-window-opened = { $player } может помочь.
event-demand-met =
    { $number ->
        [0] Спрос удовлетворён.
        [one] Требуется ещё { $number } кубик.
        [few] Требуются ещё { $number } кубика.
       *[many] Требуется ещё { $number } кубиков.
    }
event-condition-met = Выполнено условие окончания партии: { $objective }
event-theft-revealed = Украденный кубик ({ $player } ← { $other }): { $stolen }

## Ответы

answer-done = Готово
answer-pass = Завершить раунд и пасовать до конца фазы
answer-end-round = Завершить раунд
answer-no-offer = Дальше без предложения
answer-no-more-help = (Больше) ничего не давать
answer-pick-none = Не покупать ни одной
answer-bidding =
    Поставить { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    }
answer-ordering = Очерёдность хода: { $order }
answer-trend-is = Карта тренда: { $trend }
answer-objective-is = Убрать из игры: { $objective }
answer-lay =
    Выложить сторону { $side } к региону { $region } ({ $direction }), { $rotation ->
        [0] без поворота
        [1] один поворот влево
        [2] два поворота влево
        [3] вверх ногами
        [4] два поворота вправо
       *[5] один поворот вправо
    }; входит юнит: { $mover }
answer-land = Поставить жителя: { $place }
answer-feed-board = Отдать кубик с рынка (бесплатно)
answer-feed-own = Отдать свой кубик
answer-feed-token = Отдать жетон первооткрывателя (заменяет любой кубик)
answer-bless =
    Поднять с помощью церкви { $number ->
        [one] { $number } жителя
       *[many] { $number } жителей
    }, { $player }: { $place }
answer-raising =
    Поднять { $number ->
        [one] { $number } жителя
       *[many] { $number } жителей
    }, { $player }: { $place }
answer-expelling = Выгнать забастовщика: { $built }
answer-expelling-across = Выгнать забастовщика на другой берег: { $built }
answer-harvesting = Добывать: { $resource }
answer-working = Добывать юнитом: { $place }
answer-working-leaving = Добывать юнитом, который покинет здание: { $place }
answer-taxing = Собрать налоги
answer-taxing-now =
    Собрать налоги: { $florins ->
        [one] { $florins } флорин
        [few] { $florins } флорина
       *[many] { $florins } флоринов
    }, мятежные настроения +1
answer-buying = Купить ({ $board }): { $resource }
answer-selling = Продать ({ $board }): { $resource }
answer-using = Использовать: { $built }
answer-exploring = Исследовать
answer-reproducing = Репродукция
answer-recruiting = Вербовать
answer-migrating = Миграция
answer-building = Построить: { $building }; строит юнит: { $place }
answer-building-port = Построить: { $building } ({ $land }, { $sea }); строит юнит: { $place }
answer-building-ship = Построить: { $building } ({ $sea }); строит житель: { $place }
answer-card = Использовать карту: { $card }
answer-card-on-card-of = Использовать карту: { $card }, против карты: { $other_card } (владелец: { $player })
answer-card-on-player = Использовать карту: { $card }; против кого: { $player }
answer-card-on-region = Использовать карту: { $card }, в регионе { $region }
answer-card-on-gifts =
    Использовать карту: { $card }; отдать { $number ->
        [1] 1 кубик экзотических фруктов
       *[2] 1 кубик экзотических фруктов и 1 кубик скота
    }
answer-wonder = Построить чудо света: { $card }; строит житель: { $place }
answer-moving = Переместить жителя: { $place } → { $target }
answer-moving-ship = Переместить корабль: { $place } → { $target }
answer-take = Взять этот гекс
answer-refuse-hex = Отказаться и взять следующий
answer-hex-is = Оставить гекс { $hex }
answer-found = На внутренний рынок: { $resource }; себе: { $second }
answer-purchasing = Купить: { $card }; повернуть: { $turned }
answer-turning = Повернуть: { $cards }
answer-picking = Купить: { $card }
answer-sinking = Потопить корабль, { $player }: { $place }
answer-plundering = Разграбить ({ $place }): { $resource }
answer-giving = Отдать: { $resource }
answer-hiding = Левая рука: { $left }; правая рука: { $second }
answer-hand = { $hand }
answer-stocking =
    { $market ->
        [0] Из банка на внутренний рынок: { $resource }
       *[1] Из банка на внешний рынок: { $resource }
    }
answer-removing =
    { $market ->
        [0] С внутреннего рынка в банк: { $resource }
       *[1] С внешнего рынка в банк: { $resource }
    }
answer-shifting = Переложить ({ $board } → { $other_board }): { $resource }
answer-offering = Сделать предложение: { $player }
answer-inviting = Попросить предложение: { $player }
answer-give = Дать: { $term }
answer-ask = Попросить: { $term }
answer-give-promise = Пообещать: { $term }
answer-ask-promise = Попросить обещание: { $term }
answer-propose = Предложить это
answer-withdraw = Не делать предложения
answer-accept = Принять
answer-refuse = Отклонить
answer-counter = Сделать встречное предложение
answer-seat-drawn = По жребию в очерёдности хода: { $player }
answer-hex-drawn = Роздан гекс { $hex }
answer-side-shown = Наверху стопки: сторона { $side }
answer-card-drawn = Наверху колоды рубашка карты: { $card }
answer-trend-drawn = Вытянута карта тренда: { $trend }
answer-objective-drawn = Вытянута: { $objective }

slot = место { $slot }
slot-card = { $card } (место { $slot })
term-permit = разрешение на добычу
term-place = место { $number } в очерёдности хода
term-raise =
    поднять { $number ->
        [one] { $number } жителя
       *[many] { $number } жителей
    }
term-later =
    потом { $number ->
        [one] { $number } флорин
        [few] { $number } флорина
       *[many] { $number } флоринов
    }

group-actions = Действия
group-trade = Торговля
group-use = Рынок или порт
group-build = Строительство
group-cards = Карты и чудеса света
group-deals = Сделки
group-move = Перемещения
group-raise = Поднять жителей
group-bless = Поднять жителей с помощью церкви
group-help = Помощь
group-buy = Купить карту и повернуть другую
group-turn = Повернуть две карты
group-order = Очерёдность хода, от первого к последнему
group-lay = Сторона { $side }
group-give = Дать или пообещать
group-ask = Попросить
group-other = Прочее

## Вопросы

question-choose-trend = Какую карту тренда возьмём в игру?
question-choose-objective = Какая из ваших карт цели уходит из игры?
question-first-region = Подготовка: присоедините один из своих гексов к стартовому.
question-first-landing =
    Где { $number ->
        [one] высадится ваш второй житель
       *[other] высадятся ваши два жителя
    }?
question-bid =
    { $second ->
        [0] Сколько вы ставите за очерёдность хода?
       *[other] Ничья: сколько вы ставите теперь?
    } У вас { $florins ->
        [one] { $florins } флорин.
        [few] { $florins } флорина.
       *[many] { $florins } флоринов.
    }
question-talk =
    { $about ->
        [order] { $player } определяет очерёдность хода.
        [export] Кризис внешнего рынка: { $resource }, не хватает { $missing }. Скоро каждый по очереди сможет помочь.
       *[domestic] Кризис внутреннего рынка: { $resource }. Скоро каждый по очереди сможет помочь.
    } Хотите сделать кому-нибудь предложение?
question-set-order = Ваша ставка выше всех: в каком порядке ходят игроки?
question-help = Кризис внутреннего рынка: { $resource }. Лежащих жителей: { $lying }; кубик поднимает { $number }. За каждого, кто останется лежать: мятежные настроения +1. Поможете?
question-raise =
    Кого поднять? { $number ->
        [one] Ещё { $number } жителя.
       *[many] Ещё { $number } жителей.
    }
question-expel = Выгнать чужих забастовщиков из зданий в регионах ваших городов?
question-export-help = Кризис внешнего рынка: { $resource }, требуется ещё { $missing }. За каждый недостающий кубик: мятежные настроения +1. Поможете?
question-round =
    { $number ->
        [0]
            { $deals ->
                [0] Ваш раунд: остаётся только завершить его.
               *[other] Ваш раунд: можно ещё предлагать сделки или завершить его.
            }
        [1] Ваш раунд. Ещё можно: { $left }.
       *[other] Ваш раунд. Ещё можно, по одному разу: { $left }.
    }
round-action =
    действие ({ $discs ->
        [one] остался { $discs } диск
        [few] осталось { $discs } диска
       *[many] осталось { $discs } дисков
    })
round-card = карта
round-use = рынок или порт
question-harvest = Добыча: { $resource }. Какой юнит?
question-trades =
    { $left ->
        [1] Одна торговая сделка
       *[other] До { $left } торговых сделок
    } ({ $board }).
question-merchant = Купите или продайте кубики одного ресурса ({ $board }).
question-take-hex = Возьмёте этот гекс? От следующего отказаться будет нельзя. Наверху стопки сторона { $side }: { $shown }.
question-choose-hex = Какой гекс вы оставляете?
question-place-hex = Куда выложить гекс?
question-resources-found =
    { $own ->
        [0] Регион { $region } даёт один кубик, внутреннему рынку. Какой?
       *[1] Регион { $region } даёт кубик внутреннему рынку и кубик вам. Какие?
    }
question-missionary-lands = Миссионер может привести жителя в регион { $region }. Куда?
question-reproduce = Где прибавить жителя?
question-recruit =
    Излишки рабочей силы: { $workers }; следующий рабочий стоит { $price ->
        [one] { $price } флорин.
        [few] { $price } флорина.
       *[many] { $price } флоринов.
    } Куда?
question-migrate = Какой юнит и куда перемещается?
question-build-freely = Что вы строите без диска?
question-purchase = Купите карту с трека развития и поверните другую или поверните две.
question-search-buy = Открыты карты: { $cards }. Купите одну по минимальной цене?
question-sink = Какой корабль топит ваш Пират?
question-plunder = Какую иконку региона { $region } разграбит ваш Варвар?
question-yield-cube = Какой кубик вы отдаёте? Получатель: { $player }.
question-hide-cubes = Вас обкрадывает { $player }. Что вы прячете в каждой руке?
question-pick-hand = Какую руку вы выбираете ({ $player })?
question-supply-market =
    { $board }: { $left ->
        [1] один кубик.
       *[other] до { $left } кубиков.
    }
question-shift-cubes =
    С одного рынка на другой: { $number ->
        [1] ещё один кубик.
       *[other] до { $number } кубиков.
    }
question-terms = Ваше предложение (кому: { $player }). Вы даёте: { $given }. Вы просите: { $asked }.
question-deal-reply = { $player } предлагает вам: { $given }; просит: { $asked }.

## Почему ответ отклонён

why-game-over = Игра окончена.
why-chance = Это решает случай, а не игрок.
why-not-your-turn = Сейчас ходит другой игрок.
why-not-asked = Это не ответ на заданный вопрос.
why-finish-first = Сначала закончите начатое.
why-do-something = Действие должно что-то изменить: нужен хотя бы один юнит, житель или кубик.
why-no-window = Договариваться можно только в своём раунде, во время кризиса и до того, как определена очерёдность хода.
why-no-crisis = Сейчас нет кризиса.
why-cards-in-rounds = Карты используют и чудеса света строят только в своём раунде фазы 5.
why-cards-in-phase-6 = Карты трека развития покупают и поворачивают в фазе 6, в свою очередь.
why-acted = За раунд одно действие, и вы его уже сделали.
why-card-played = За раунд одна карта или чудо света, и вы это уже использовали.
why-building-used = За раунд один рынок или порт, и вы его уже использовали.
why-no-disc = В этом ходе у вас больше нет дисков.
why-discs = У вас не хватает дисков.
why-price = У вас не хватает флоринов.
why-cubes = У вас не хватает кубиков.
why-no-cube = У вас нет такого кубика.
why-no-token = У вас нет столько жетонов первооткрывателя.
why-joker = Жетон первооткрывателя заменяет только кубик, которым надо заплатить.
why-bank-cubes = В банке нет такого кубика.
why-bid = Нельзя поставить больше флоринов, чем у вас есть.
why-order = В очерёдности хода каждый игрок должен быть назван ровно один раз.
why-trend = Эта карта тренда уже в игре.
why-not-your-objective = У вас нет этой карты цели.

why-no-region = На архипелаге нет такого региона.
why-no-area = В регионе нет такого участка.
why-no-unit = Такого юнита там нет.
why-striker = Забастовщик ничего не делает.
why-engaged = Юнит занят.
why-not-that-hex = У вас нет этого гекса.
why-must-lay = Гекс можно выложить, значит, нужно.
why-one-refusal = От этого гекса отказаться нельзя.
why-spot-taken = Там уже лежит регион.
why-lowest-region = Называйте место от соседнего региона с наименьшим номером.
why-start-hex = Гекс должен прилегать к стартовому.
why-two-regions = Гекс должен прилегать хотя бы к двум регионам.
why-terrain = Ландшафт совпадает не на всех краях.
why-cannot-enter = Этот юнит не может войти в новый регион оттуда, где стоит.
why-not-found = Такой иконки в регионе больше нет.
why-second-cube = Есть ещё иконка, поэтому надо взять кубик и себе.
why-new-region = Житель должен быть в новом регионе.
why-no-land = Жители стоят на суше.
why-not-on-building = Жителя ставят на участок суши, не на здание.
why-land-and-sea = Жители перемещаются по суше, корабли — по морю.
why-moved = Юнит уже перемещался.
why-citizens-only = Сейчас перемещаются только жители.
why-ships-only = Сейчас перемещаются только корабли.
why-own-area = Юнит не может просто сойти со здания на свой же участок.
why-too-far = За одно перемещение юнит туда не попадёт.
why-there = Юнит уже там.
why-nowhere = Этому юниту сейчас некуда переместиться.
why-no-convoy = Море пересекают только на своих кораблях, незанятых и стоящих не в порту.
why-three-citizens = В конце в этом регионе у вас оказалось бы больше трёх жителей.
why-crowded = Сначала один из четырёх ваших жителей должен покинуть регион, где один лишний.
why-no-building = Такого здания там нет.
why-ships-in-ports = Корабли входят только в порты, в другие здания — нет.
why-occupied = Здание занято.
why-town-closed = Это здание через город контролирует другой игрок.

why-fish = Корабли добывают рыбу и ничего больше; жители добывают всё остальное.
why-no-icon = На этом участке нет иконки этого ресурса.
why-icon-taken = Все иконки этого ресурса на участке заняты.
why-plundered = Иконки разграблены.
why-permission = Город этого региона контролирует другой игрок, а разрешения у вас нет.
why-one-harvest = За одно действие добывают только один ресурс.
why-taxes = Вы уже собирали налоги в этом ходе, а разноцветные круги заполнены.
why-circles = Вы уже исследовали в этом ходе, а разноцветные круги заполнены.
why-no-hex = Гексов больше нет.
why-no-move = Ни один ваш юнит не может переместиться.
why-zone-empty = Такого кубика на рынке нет.
why-zone-full = Для такого кубика на рынке нет места.
why-other-market = Это не тот рынок.
why-one-way = Оба кубика перекладывают в одну сторону.
why-one-resource = Только один ресурс, и либо покупка, либо продажа.
why-no-market = Такого рынка или порта нет.
why-no-control = Вы не контролируете это здание.
why-used = В этой фазе здание уже использовано.
why-reproduced = В этом ходе у вас уже была репродукция.
why-no-citizens-left = У вас нет жителей в резерве.
why-no-couple = Для репродукции нужен регион ровно с двумя вашими жителями.
why-couple-striking = Забастовщики не участвуют в репродукции.
why-couple-apart = Ваши два жителя на разных берегах.
why-couple-shore = Жителя прибавляют там, где стоят двое других.
why-no-workers = Излишков рабочей силы нет.
why-no-active-unit = В этом регионе у вас нет активного юнита.
why-no-building-token = Для этого здания нет жетонов.
why-no-ships-left = У вас нет кораблей в резерве.
why-one-of-each = В регионе уже есть такое здание.
why-ship-builds-ports = Корабль строит только порты.
why-no-sea = Здесь нужно море, а для порта и суша.
why-site = Там этот юнит так построить не может.
why-only-ship = Сейчас строят только корабль.

why-no-temple = В этом регионе нет церкви.
why-not-lying = Столько жителей там не лежит.
why-raise-too-many = Столько жителей кубик уже не поднимет.
why-raise-all = Кубик должен поднять полное число жителей.
why-no-town = Вы не контролируете город.
why-no-striker = В этом здании нет чужого забастовщика.

why-card-not-in-play = Этой карты ни у кого нет.
why-not-activated = Эту карту не активируют.
why-owner-only = Эту карту может использовать только владелец.
why-card-engaged = Карта занята.
why-no-action-left = Карта работает вместе с действием этого раунда, а его у вас уже нет.
why-nothing-to-do = Эта карта сейчас ничего бы вам не дала.
why-no-player = Такого игрока нет.
why-not-yourself = Это должен быть другой игрок.
why-no-such-character = У этого игрока нет такого персонажа.
why-open-objectives = Тайных карт цели нет, смотреть нечего.
why-no-idle-citizen = Там нет вашего активного незанятого жителя.
why-no-free-icon = В регионе нет свободной иконки.
why-other-region = Варвар в другом регионе.
why-no-wonder = Эта карта — не чудо света.
why-not-yours = Это не ваша карта.
why-built-already = Чудо света уже построено.
why-bought-this-turn = Чудо света не строят в том ходе, в котором оно куплено.
why-needs-building = Для Большого Маяка нужен порт под вашим контролем, для Собора — церковь.
why-citizen = Для чуда света нужен житель, а не корабль.
why-not-opened = Эта карта не открыта.
why-other-kind = Исследователь находит карты прогресса, Сыщик — персонажей.
why-own-ship-there = В этом регионе нет вашего корабля.
why-both-hands = Спрячьте по кубику в каждой руке; одну руку оставляют пустой, только если кубик один.
why-only-onto-market = На этот рынок кубики только кладут.
why-fruit-or-cattle = Только экзотические фрукты и скот.
why-empty-place = На этом месте нет карты.
why-same-card = Поверните другую карту.
why-turn-another = Купите карту и поверните другую или поверните две.
why-smaller-first = Сначала назовите место с меньшим номером.

why-no-deals = В этой партии переговоры не ведутся.
why-no-offers-left = Больше предложений сейчас сделать нельзя.
why-named-already = Это в предложении уже названо.
why-one-card = В предложении с каждой стороны может быть только одна карта.
why-too-many-terms = Больше условий в предложении быть не может.
why-nothing-offered = В предложении надо что-то дать, попросить или пообещать.
why-promise-place = Место в очерёдности хода обещает только в фазе 2 тот, кто её определяет.
why-no-such-place = Такого места в очерёдности хода нет.
why-promise-raise = Поднять жителей обещают только во время кризиса.
why-too-much = Столько в предложение включить нельзя.
why-not-held = Отдать можно только то, что есть.
why-built-wonder = Построенные чудеса света никогда не переходят из рук в руки.
why-permit-phase = Разрешение на добычу дают только в фазе 5.
why-permitted-already = Это разрешение уже дано.
why-no-counters-left = Встречных предложений больше нет: примите или отклоните.

## Стол словами

state-game = Игра
state-objectives = Карты цели
state-deal = Переговоры
state-crisis = Кризисы и события
state-markets = Рынки
state-track = Трек развития
state-map = Архипелаг
state-hexes = Гексы
state-players = Игроки

state-turn =
    { $turn ->
        [0] Подготовка
       *[other] Ход { $turn }, фаза: { $phase }
    }
state-order = Очерёдность хода: { $order }
state-markers = Население { $population }, мятежные настроения { $rebellion } (если они превысят население, игра окончена), излишки рабочей силы { $workers }
state-labour =
    Излишки рабочей силы: мятежные настроения { $rebels } в фазе 3; { $price ->
        [0] сейчас вербовать нельзя
        [one] следующий рабочий стоит { $price } флорин
        [few] следующий рабочий стоит { $price } флорина
       *[many] следующий рабочий стоит { $price } флоринов
    }
state-bank = Банк: флорины { $florins }; кубики: { $cubes }
state-tokens = Жетоны первооткрывателя в трёх стопках: { $first }, { $second }, { $third }
state-building-tokens = Осталось жетонов зданий: { $trade } для рынков и портов, { $town } для городов и церквей
state-taxes = Налоги в этом ходе: { $used } из { $most }
state-explored = Дополнительные исследования в этом ходе: { $used } из { $most }
state-trend = Карта тренда, по которой всех сравнивают в конце: { $trend }
state-benefactor = Благотворитель: считаются флорины в своей зоне карты. 1 флорин из банка кладут туда за каждый кубик из своего запаса и каждый жетон первооткрывателя, потраченный в кризис, и за каждую построенную церковь.
state-ending = Условие окончания партии выполнено: игра скоро закончится.
state-standings = Что приносит очки и как обстоят дела
standing-trend = Карта тренда, { $criterion }: { $standing }.
standing-objective = { $name }, { $criterion }: { $standing }.
standing-medals = Медали на картах: { $standing }.
standing-lead = вы впереди, { $yours } против { $theirs }
standing-shared = вы делите первое место, у вас { $yours }
standing-behind = у вас { $yours }, больше всех — { $player }: { $theirs }
standing-behind-several = у вас { $yours }, больше всех — { $player }: по { $theirs }
standing-nobody = сейчас ни у кого нет
standing-margin = население минус мятежные настроения: { $margin }
standing-points =
    { $standing }; сейчас это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
standing-scored =
    { $standing }; это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
standing-end = { $name }, условие окончания: { $end }; сейчас { $number }.
standing-end-florins = { $name }, условие окончания: { $end }; осталось { $number }.
objective-open = Для всех: { $objective }
objective-of = { $player }: { $objective }
objective-declined = Вы убрали из игры: { $objective }
deal-between = Переговоры: { $player } и { $other }.
deal-given = { $player } даёт: { $terms }
remark-need = Мне нужно: { $resource }.
remark-spare = Могу отдать: { $resource }.
remark-who-helps = Кто поможет справиться с кризисом?
remark-stand-together = Если не помогут все, острова станут независимыми.
remark-too-far-ahead = { $player } уходит слишком далеко вперёд. Не будем помогать этому игроку.
remark-keep-your-promise = Не забудьте о своём обещании.
remark-agreed = Договорились!
remark-not-now = Не сейчас.
remark-not-trading = Сейчас я не заключаю сделок.
remark-trading-again = Я снова заключаю сделки.
remark-too-little = Для меня этого мало.
remark-add-florins =
    { $florins ->
        [one] Мне на { $florins } флорин больше, и я подумаю.
        [few] Мне на { $florins } флорина больше, и я подумаю.
       *[many] Мне на { $florins } флоринов больше, и я подумаю.
    }
remark-no-use = Мне это ни к чему.
remark-need-it = Это нужно и мне.
remark-do-not-have = У меня нет того, что вы просите.
remark-no-promises = Я ничего не обещаю.
remark-helps-you-more = Вам это выгоднее, чем мне.
crisis-now =
    Сейчас: { $back }{ $missing ->
        [0] {""}
       *[other] {" "}(требуется ещё { $missing })
    }
crisis-top = Наверху колоды: { $back } ({ $card }; карт под ней: { $deck })
crisis-none = Колода пуста.
market-shut = нельзя
market-line = { $board }, { $resource }: { $number } из { $room }; купить: { $buy }; продать: { $sell }
track-line = { $slot }. { $prices }: { $card }
region-line = Регион { $region }: { $areas }; хижины: { $huts }
region-links = связи: { $links }
region-units = юниты: { $units }
area-land = { $area } суша: { $icons }
area-sea = { $area } море: { $icons }
area-plundered = { $area } (разграблено: { $icons })
link-open = { $direction } { $terrain } ({ $area })
link-land = { $direction } по суше { $area }–{ $other } ({ $terrain })
link-sea = { $direction } по морю { $area }–{ $other } ({ $terrain })
building-line =
    { $building } ({ $place }), контролирует: { $player }{ $used ->
        [0] {""}
       *[other] {" "}(использовано в этом ходе)
    }
units-of = { $player }: { $units }
unit-at = { $unit } { $place }
hex-top = Наверху стопки сторона { $side }: { $shown }; гексов под ней: { $stack }
seat-line =
    { $player }: { $stock }{ $out ->
        [0] {""}
       *[other] {" "}(пас до конца фазы)
    }
seat-pieces = диски: { $discs } из { $all }; в резерве: жители { $citizens }, корабли { $ships }
seat-controls = контролирует: { $buildings }
seat-cards = карты: { $cards }
seat-benefactor = флорины на Благотворителе: { $number }
seat-permits = разрешает добычу: { $players }
seat-points = очки: { $number }
seat-theft = Украден кубик: { $player } ← { $other }; какой, остальные не знают, и выше он не учтён.

state-more = show покажет весь стол: рынки, карты, архипелаг, гексы; ? ИМЯ расскажет о карте.
table-causes = Очки по источникам
table-total = Всего
table-place = Место
points-nobody = Проиграли все.

## Что предлагает стол

game-title = Архипелаг
option-seats = Игроки
option-seats-hint = От двух до пяти; свободные места могут занять боты.
option-seats-number =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
option-seats-help = число игроков, от 2 до 5 (по умолчанию 4)
option-seats-wrong = число игроков должно быть 2, 3, 4 или 5, а не { $value }
option-length = Длина партии
option-length-hint = Определяет карты цели: короткие партии заканчиваются раньше всех.
option-length-short = Короткая
option-length-medium = Средняя
option-length-long = Длинная
option-length-help = short (короткая), medium (средняя) или long (длинная); по умолчанию short
option-length-wrong = длина может быть short, medium или long, а не { $value }
option-start = Стартовый гекс
option-start-hint = Открытое море, у каждого корабль; или деревня в пустыне, у каждого два жителя и нет корабля.
option-start-sea = Открытое море
option-start-desert = Деревня в пустыне
option-start-help = стартовый гекс, sea (море) или desert (пустыня); по умолчанию sea
option-start-wrong = стартовый гекс может быть sea или desert, а не { $value }
option-variants = Варианты
option-variants-hint = Меняют карты тренда и цели. «Никаких секретов» не сочетается с другими, «Благотворитель» — с вариантом «больше контроля».
option-variants-none = Без вариантов
option-variants-no-secrets = Никаких секретов между друзьями: карты цели открыты для всех, карты тренда нет
option-variants-more-control = Больше контроля: две карты тренда
option-variants-more-spice = Больше остроты: из двух карт цели каждый оставляет одну
option-variants-choose-trend = Игроки выбирают карту тренда
option-variants-benefactor = Благотворитель: награда за помощь в кризис; рекомендуется для двоих
option-variants-help = none (нет) или некоторые из no-secrets, more-control, more-spice, choose-trend, benefactor через запятую
option-variants-wrong = варианты — no-secrets, more-control, more-spice, choose-trend и benefactor, если они сочетаются, либо none; а не { $value }
option-deals = Переговоры
option-deals-hint = Игроки могут по ходу партии делать друг другу предложения.
option-deals-on = С переговорами
option-deals-off = Без переговоров
option-deals-help = могут ли игроки вести переговоры, on или off (по умолчанию on)
option-deals-wrong = deals может быть on или off, а не { $value }
option-components = Набор компонентов
option-components-hint = Напечатанные числа: стандартные или переписанные из коробки.
option-components-standard = Стандартный набор
option-components-help = набор компонентов, standard или файл, описанный в docs/components.md
option-components-wrong = нет набора компонентов { $value }

## Статистика

stats-kind = Игроки, длина
stats-kind-of = { $seats }, { $length }
stats-games = Партии
stats-turns = Ходы
stats-wished = 5–9 ходов %
stats-unfinished = Прервано %
stats-independence = Независимость %
stats-with = с Сепаратистом %
stats-without = без него %
stats-points = Очки
stats-deviation = Разброс
stats-margin = Отрыв первого
stats-deals = Сделки
stats-start = Место в порядке нулевого хода
stats-place = { $kind }, место { $place }
stats-last-turn = Партии, длившиеся столько ходов
stats-objective = Партии, которые закончила карта цели, если она была в игре, %
stats-card = Партии, в которых карту купили, использовали, %
stats-bought-used = { $bought }, { $used }
stats-bought-wins = Купили эту карту
stats-used-wins = Использовали эту карту, построили это чудо света
stats-objective-wins = Имели эту карту цели

## Наборы компонентов в командной строке

help-guesses = показать, какие карты цели боты предполагают у других в записанной партии в «Архипелаг»
help-guesses-seat = место, чьи догадки показать (по умолчанию 1)
guesses-player = Игрок
guesses-chance = %
guesses-objective = Карта цели
error-guesses-game = Это партия в { $game }: в ней не о чем догадываться.
help-components = проверить файл с компонентами «Архипелага» или показать стандартный набор
help-components-check = сказать, что не так в наборе компонентов и где
help-components-show = вывести стандартный набор компонентов, чтобы скопировать и изменить его
help-components-file = набор компонентов, как описано в docs/components.md
components-good = { $path } — набор компонентов. В партиях и записях он называется { $name }.
components-refused = не набор компонентов: { $line } (hexhaven components check покажет всё)
components-toml = это не TOML: { $problem }
components-deep = это не читаемый TOML: слишком глубокая вложенность
components-utf8 = это не текст в UTF-8
components-missing = этого не хватает
components-unknown = такого ключа нет
components-table = должно быть таблицей, а не { $value }
components-list = должно быть списком, а не { $value }
components-length = число элементов: { $entries }; должно быть от { $least } до { $most }
components-exact-length = число элементов: { $entries }; должно быть { $least }
components-whole = должно быть целым числом от { $least } до { $most }, а не { $value }
components-flag = должно быть true или false, а не { $value }
components-word = должно быть одним из { $words }, а не { $value }
components-name = должно быть именем не длиннее 32 знаков из строчных букв a-z, цифр и дефисов, а не { $value }
components-standard = здесь standard, но значения не те, что в стандартном наборе; выберите другое имя
components-upper = должно быть кризисом, как "fruit feeds 4", или событием, как "rebels -1 per temple", а если зона красная, то с "red" впереди; не { $value }
components-lower = должно быть кризисом, как "2 wood", или событием, как "workers +1 per town", а если зона красная, то с "red" впереди; не { $value }
components-attested = здесь { $value }; по правилам { $expected }
components-rows = число рядов: { $rows }; в правилах показано не меньше { $least }
components-slots = число ячеек: { $slots }; в правилах там показано кубиков не меньше { $least }
components-same-prices = все цены те же, что на внутреннем рынке; по правилам они другие
components-order = здесь { $value }; должно быть больше { $before }, где начинается предыдущий ряд
components-free = здесь 0; рабочие никогда не бесплатны, цены нет только у ряда без рабочих
components-no-row = ни один ряд не начинается с { $first }; по правилам такой есть
components-one-row = ряд начинается с { $value }; по правилам от { $first } до { $last } — один ряд
components-ship-tax = здесь 0; по правилам корабли приносят налог
components-wheel = здесь { $value }; впятером должно быть не меньше { $least }, как вчетвером
components-calm = ни один ряд ниже 13 не снижает уровень мятежных настроений; по правилам один из низких снижает
components-no-marker = эта карта не передвигает маркер на напечатанное число; уберите amount
components-back = ни у одной карты нет рубашки, показанной в правилах: upper "{ $upper }", lower "{ $lower }"
components-event = ни на одной рубашке нет события, показанного в правилах: "{ $event }"
components-red-upper = ни одна верхняя зона не является красным кризисом; в правилах такой показан
components-red-lower = ни одна нижняя зона не является красным кризисом; в правилах такой показан
components-areas = участков суши { $lands }, моря { $seas }; суша+море должно быть одним из { $expected }
components-sea-in-land = край { $edge } — { $terrain }, он не может лежать на участке суши
components-land-in-sea = край { $edge } — { $terrain }, он не может лежать на участке моря
components-edge = число участков: { $areas }; край должен лежать ровно в одном
components-parted = края { $edge } и { $after } соседние и одного рода, поэтому они должны лежать в одном участке
components-crossing = { $one } и { $other } пересекаются; один из них должен быть двумя участками
components-fish-ashore = иконки рыбы лежат в море
components-icon-at-sea = в море лежат только иконки рыбы
components-five = иконок { $icons }, хижин { $huts }; вместе их должно быть 5 на каждой стороне, кроме вулкана
components-volcano = вулканом отмечено сторон: { $volcanoes }; должна быть ровно одна (volcano = true)
components-strait = ни на одной стороне нет двух участков суши; по правилам некоторые разделены проливом
components-landlocked = на каждой стороне есть море; по правилам на некоторых его нет
components-quoted = ни на одной стороне нет того, что показано в правилах: { $side }
components-same-side = то же самое, что { $other }; все 50 сторон различны
components-same-back = то же самое, что { $other }; у каждой карты своя рубашка
components-unlayable = удалось выложить гексов: { $laid } из { $hexes }; должно быть возможно выложить все
