# Клиент в браузере. Названия жетонов, ответы, вопросы и строки журнала — в файле самой игры.

## Общее

hexhaven = Hexhaven
game = Игра
games = Игры
language = Язык
language-en = English
language-de = Deutsch
language-ru = Русский
language-it = Italiano
pages-label = Страницы
keys-title = Клавиши
keys-help = показать эти клавиши
keys-next = к следующему столу, где ваш ход
keys-undo = отменить
keys-undo-key = Ctrl-Z
keys-tab = к следующей части страницы
keys-arrows = между предметами на поле
keys-enter = выбрать
keys-escape = снять выбор
keys-zoom = масштаб архипелага; 0 — весь архипелаг
menu = Меню
switch-theme = Светлая или тёмная тема
sound = Звуки
rules = Правила
tutorial = Обучение
people = Люди
preferences = Настройки
about = О Hexhaven
empty = ничего
loading = Загрузка…
close = Закрыть
cancel = Отмена
save = Сохранить
copy = Копировать
copied = Скопировано
to-lobby = В лобби
no-such-page = Такой страницы нет.

## Лобби

welcome = Добро пожаловать в Hexhaven
welcome-name = Здравствуйте, { $name }
lead = Большие настольные игры за своим столом: с друзьями и ботами, в реальном времени или по переписке, на любом экране.
your-name = Ваше имя
enter = Войти
invitation = Код приглашения
someone = Кто-то
administration = Администрирование
have-account = У меня есть учётная запись
name-first = Сначала введите имя.
new-table = Новый стол
players = Игроки
players-from-to = Игроков: от { $least } до { $most }
seat-numbered = Место { $seat }
seat-open = Место для игрока
seat-here = Кто-то за этим же экраном
seat-here-hint = Передавайте устройство по кругу. Тайное скрыто, пока следующий игрок не возьмёт устройство в руки.
guest-name = Имя
hand-to = Передайте устройство игроку { $player }.
i-am = Это я, { $player }
seat-free = Свободное место
seat-bot = Бот: { $bot }
a-bot = бот
bot-random = случайный
bot-random-hint = любой ответ, все равновероятны
bot-greedy = жадный
bot-greedy-hint = берёт то, что кажется лучшим прямо сейчас
bot-beginner = новичок
bot-beginner-hint = полагается на первое впечатление и почти не считает вперёд
bot-casual = любитель
bot-casual-hint = не заглядывает дальше своего хода
bot-skilled = опытный
bot-skilled-hint = планирует до конца раунда
bot-strong = сильный
bot-strong-hint = планирует на несколько раундов и следит за вами
bot-expert = эксперт
bot-expert-hint = думает около секунды, на несколько раундов вперёд
stand-in = Замена
stand-in-hint = Этот бот играет вместо тех, кто ушёл.
hints = Подсказки разрешены
hints-hint = Тот, чей ход, может спросить, что и почему сделал бы самый сильный бот.
hint = Подсказка
hint-thinking = Думает…
hint-follow = Так и сделать
bot-at-seat = Бот { $seat } ({ $bot })
name-you = { $name } (вы)
options = Параметры
create = Открыть стол
presets = Варианты вечера
preset-first = Первая партия
preset-first-hint = Базовая игра на герцогстве 1
preset-all = Всё из коробки
preset-all-hint = Все дополнения, с пограничными постами
preset-team = Командный вечер
preset-team-hint = Двое против двоих, вчетвером
preset-solo = Сегодня в одиночку
preset-solo-hint = Одиночная игра на островах
seat-named = Место { $seat }: { $name }
seat-yours = — ваше.
about-extra-tiles = Ещё два монастыря, кран, который действует как любое здание, и гуси, приносящие очки с каждым животным.
about-white-castles = Здания, которые сразу дают действие с числом белого кубика.
about-inns = Покупаются рядом с чёрным хранилищем, ставятся на клетку любого цвета и увеличивают область.
about-trade-routes = Проданные товары ложатся на ваши карты; совпавший товар приносит эффект здания.
about-shields = Дубль даёт щит для вашего замка: постоянное свойство и очки в обмен на дань в каждой фазе.
about-posts = Три пограничных поста на краю герцогства: соединяющие их цепочки жетонов приносят очки.
about-team = Два партнёра вместе заполняют двойное герцогство; общее всё, кроме кубиков, очков и двух ячеек резерва у каждого.
about-solo = 37 клеток на островах и реках; закройте их все за 25 ходов.
private = Приватный стол
several-values =
    { $title }: { $number ->
        [0] все
       *[other] { $number }
    }
private-hint = Приватного стола нет в списке; сесть за него или смотреть может только тот, у кого есть ссылка.
delay = Задержка для зрителей
delay-none = Нет
delay-hint = Зрители видят партию с этой задержкой.
clock = Контроль времени
clock-none = Без ограничений
clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
clock-total = { $minutes }{"\u00A0"}мин на игрока, +{ $increment }{"\u00A0"}с за ход
clock-kind-days = Дни на каждый ход
clock-kind-total = Минуты на всю партию
clock-days-label = Дни
clock-minutes-label = Минут на игрока
clock-increment-label = Секунд за каждый ход
clock-out-label = Когда выйдет время
clock-out-bot = Место занимает бот
clock-out-vote = Стол ждёт, решают остальные
clock-out-bot-days = Если у игрока выйдет время, за него играет бот, пока игрок не вернётся.
clock-out-bot-total = Если у игрока выйдет время, бот доигрывает за него до конца.
clock-out-vote-said = Если у игрока выйдет время, стол ждёт; остальные могут проголосовать за замену ботом.
absent-label = Голосование о замене отсутствующего через
absent-said = Если игрок, чей сейчас ход, отсутствует { $time }, остальные могут проголосовать за замену ботом.
duration-seconds =
    { $number ->
        [one] { $number } секунду
        [few] { $number } секунды
       *[many] { $number } секунд
    }
duration-minutes =
    { $number ->
        [one] { $number } минуту
        [few] { $number } минуты
       *[many] { $number } минут
    }
clock-left = { $days }{"\u00A0"}д { $hours }{"\u00A0"}ч
duration-hours =
    { $number ->
        [one] { $number } час
        [few] { $number } часа
       *[many] { $number } часов
    }
duration-days =
    { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[many] { $number } дней
    }
learn = Впервые здесь?
learn-hint = Обучение займёт десять минут: вы учитесь, играя.
files = Файлы партий
files-hint = Любую завершённую партию можно сохранить в файл: за столом или при просмотре. Здесь её можно посмотреть снова, где бы её ни сыграли; правила и все очки проверяются.
files-open = Открыть файл партии
position-line = Скопированная позиция
position-open = Показать
files-busy = Файл проверяется…
files-refused = Это не файл завершённой партии, или он изменён:
my-games = Мои партии
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт игроков.
more-tables = Показать ещё ({ $number })
watch = Партии, которые можно смотреть
finished = Завершённые
agree = Согласиться
end-wanted = Голоса за окончание партии: { $players }
ending-agreed = Игроки договорились закончить партию.
ending-abandoned = Партия прервана.
ending-cancelled = Партия отменена до начала.
time-left = ещё { $time }
your-turn = Ваш ход
title-your-turn = ● Ваш ход — Hexhaven
imported = Из файла
your-turn-at =
    { $number ->
        [1] Ваш ход: { $game }, { $players }
       *[other] Ваш ход за столами: { $number }
    }
your-turn-elsewhere =
    { $number ->
        [1] Ваш ход за другим столом: { $game }, { $players }
       *[other] Ваш ход за другими столами: { $number }
    }
status-open = Ждёт игроков
status-playing = Идёт
status-over = Окончена
status-unreadable = Нельзя показать


## Ожидание игроков

waiting-room = Ждём игроков
sit-down = Сесть за стол
stand-up = Встать из-за стола
invite-link = Пригласите игроков по этой ссылке
invite-private = Прийти можно только по этой ссылке
starts-when-full = Партия начнётся, когда будут заняты все места.
asked-again = Вас приглашают сыграть
seat-asked = приглашение отправлено
free-seat = Освободить место
accept = Да, я играю
decline = Нет, спасибо
starting = Партия вот-вот начнётся.
status-asked = Вас приглашают
close-table = Закрыть этот стол

## Стол

tabs-label = Части стола
tab-board = Хранилища
tab-duchy = Герцогство
tab-others = Игроки
tab-choices = Варианты
tab-log = Журнал
side-label = Варианты, очки и запас
below-label = Журнал, чат и люди
choices-title = Варианты
choices-find = Найти среди вариантов
choices-all = Показать все
choices-folded = Ответы словами: { $number }
score-title = Очки
supply-title = Запас
log-title = Журнал
log-empty = Пока ничего не произошло.
chat-title = Чат
chat-empty = Пока никто ничего не написал.
chat-label = Напишите что-нибудь
chat-send = Отправить
chat-partner = Только для партнёра: { $player }
chat-to-team = (команде)
chat-remarks = Готовые фразы, каждому на его языке
chat-mute = Не показывать: { $player }
chat-muted = Скрыто только у вас. Нажмите ещё раз, чтобы читать.
remark-hello = Здравствуйте!
remark-thanks = Спасибо!
remark-well-played = Хорошо сыграно!
remark-one-moment = Минутку, пожалуйста.
remark-sorry = Извините!
remark-good-game = Хорошая партия!
people-title = Люди
waiting = Подождите…
waiting-for = Ожидаем: { $players }…
storing = Ваш ход отправляется…
storing-later = Ждём связи; после этого ваш ход будет отправлен.
game-over = Партия окончена.
state-title = Стол словами
is-asked = ходит
watching = Вы смотрите партию.
watching-late = Вы смотрите партию с задержкой на { $time }.
watching-number =
    { $number ->
        [one] Смотрит { $number } зритель.
        [few] Смотрят { $number } зрителя.
       *[other] Смотрят { $number } зрителей.
    }
table-view = Вид стола: то, что можно видеть всем.
table-view-open = Вид стола для большого экрана
table-view-hint = Показывает то, что можно видеть всем, — для телевизора; игроки играют с телефонов.
join-code = QR-код с адресом этого стола
join-code-hint = Отсканируйте, чтобы играть или смотреть с телефона.
undo = Отменить
skip = Пропустить
replay = Повтор
replay-since = С моего прошлого хода
held = Закончить ход? До этого вашего последнего действия никто не видит, и его можно отменить.
end-turn = Закончить ход
why-fields =
    { $number ->
        [one] { $number } клетка:
        [few] { $number } клетки:
       *[many] { $number } клеток:
    }
offer-title = Как это сделать, сначала самое дешёвое
rule-named = Правило { $rule }
connection-open = Есть связь
connection-connecting = Соединение…
connection-waiting = Связь потеряна; пробуем снова
connection-lost = Связь потеряна
connection-closed = Нет связи
reconnect = Попробовать сейчас
took-back = { $player } отменяет последний шаг.
is-here = здесь
is-gone = отсутствует
bot-plays-for = играет бот
is-out-of-time = время вышло
bot-plays-for-you = За вас играет бот
you-resigned = Вы сдались; бот доигрывает за вас до конца.
bot-plays-to-the-end = Ваше время вышло; бот доиграет за вас до конца.
voted-on-you = За то, чтобы вас заменил бот, голосов: { $votes }
out-you = Ваше время вышло. Вы можете играть дальше, но остальные могут проголосовать за замену ботом.
gone-wait = { $player } отсутствует. До голосования за замену ботом:
gone-vote = { $player } отсутствует.
out-vote = У игрока { $player } вышло время.
votes-of = Голосов за бота: { $votes } из { $needed }
vote = Голосовать за бота
resign = Сдаться
resign-hint = За вас до конца партии будет играть бот. Вернуть место нельзя.
come-back = Вернуться на своё место
fair-dice = Честные броски
fair-hint = Все случайные исходы следуют из числа, которое никто не выбирает в одиночку: сервер опубликовал хеш своей части, когда стол был открыт, а браузер каждого игрока добавляет перед партией свою часть. В файле партии есть всё; hexhaven verify проверяет каждый исход.
seed-hash = Хеш SHA-256 части сервера:
fair-commitment = Хеш части, которую добавит игрок { $player }:
fair-part = Часть, которую добавил игрок { $player }:
fair-server = Часть сервера:
fair-seed = Из этого следуют все случайные исходы:
fair-good = { $number ->
    [0] Часть сервера соответствует хешу, опубликованному до партии.
    [one] Все части соответствуют опубликованному до партии; свою часть добавил { $number } игрок.
    [few] Все части соответствуют опубликованному до партии; свою часть добавили { $number } игрока.
   *[other] Все части соответствуют опубликованному до партии; свою часть добавили { $number } игроков.
}
fair-problem-hash = Часть сервера не соответствует хешу, опубликованному до партии!
fair-problem-parts = Часть одного из игроков не соответствует опубликованному до партии!
fair-problem-mine = Вашей части здесь нет: она пришла слишком поздно или была пропущена.
winner =
    { $number ->
        [one] Побеждает { $player }
       *[other] Побеждают { $player }
    }
nobody-wins = Все проиграли.
not-won = На этот раз не вышло.
ranked =
    { $points ->
        [one] { $player }: { $points } очко
        [few] { $player }: { $points } очка
       *[many] { $player }: { $points } очков
    }
ranked-alone = Итог партии: { $points }
rematch = Сыграть ещё раз
to-rematch = К следующей партии
record = Файл партии
finale-open = Очки и графики
back-to-own = Назад
enlarge = Увеличить герцогство: { $player }

## Игровое поле Бургундии

board-time = Фаза { $phase }, раунд { $round }
board-coming = Товары впереди: { $goods }
depot-named = Хранилище { $depot }
depot-black = Чёрное хранилище: одна покупка за ход, 2 монеты
depot-goods = Товары хранилища { $depot }
bridge-order = Мост. Порядок хода в следующем раунде: { $order }
bonus-left = Оставшиеся цветовые бонусы ({ $colour }): { $points }
holdings = Кубики, резерв и товары
die-shows = Кубик { $die }
die-hint = Нажмите, чтобы увидеть, что можно сделать этим кубиком.
workers-hint = Годится любой кубик.
spot-free = Можно
spot-paid = Можно, цена: { $cost }
stored = В резерве
own-goods =
    { $number ->
        [one] { $number } товар: { $good }
        [few] { $number } товара: { $good }
       *[many] { $number } товаров: { $good }
    }
goods-hint = Чтобы продать, нужен кубик { $die }.
sold-goods = Проданные товары: { $number } ({ $goods })
field-empty = Клетка { $field }: { $colour }, кубик { $die }
field-tile = Клетка { $field }: { $tile }
field-area = Область: { $area }, занято { $covered } из { $size }
field-worth =
    Если завершить сейчас: { $points } + { $bonus } = { $together ->
        [one] { $together } очко
        [few] { $together } очка
       *[many] { $together } очков
    }
opponent-things = Кубики: { $dice }. Резерв: { $tiles }. Товары: { $goods }. Проданные товары: { $sold }
score-source = Источник
score-phase = в фазе { $phase }
score-end = в конце
score-now = если бы партия кончилась сейчас
score-faded = В скобках: что было бы, если бы партия закончилась сейчас.
supply-hint = Ещё не вытянуты: с цветной рубашкой + с чёрной.
supply-count = { $coloured }+{ $black }
supply-goods = Товары: { $goods }

## Просмотр

replay-start = Начало
replay-told = { $who }: { $answer }
replay-as = Показать
replay-as-all = Всё
replay-as-seat = Как видел игрок { $player }
replay-as-spectator = Как видели зрители
chance = Случай
first = В начало
step-back = Назад
step-on = Далее
previous = Шаг назад
next = Шаг вперёд
part-back = Назад к началу этого хода, фазы или раунда (Page Up)
part-on = Вперёд к следующему ходу, фазе или раунду (Page Down)
last = В конец
play = Пуск
pause = Пауза
position = Позиция
position-of = { $number } из { $last }
copy-position = Копировать ссылку
copy-line = Копировать позицию
copy-line-hint = Позиция одной строкой текста; открыть её можно в лобби, в разделе «Файлы партий»
position-refused = Это не позиция, или её изменили:
position-turn = Ходит { $player }.
position-over = Партия окончена.
position-play = Чтобы продолжить отсюда против ботов, введите в терминале hexhaven play { $game } --position и после этого — эту строку.
position-hint = Эта позиция скопирована из партии. Здесь никто не играет.
log-rules-updated = Правила обновлены до версии { $version }.
to-table = К столу
what-happened = Что произошло
moves = Ходы

## Правила

rules-in-english = Пронумерованные правила написаны по-английски; жетоны, вопросы и объяснения в игре всюду на вашем языке.
rules-find = Поиск по правилам
rules-found =
    { $number ->
        [one] Найдено { $number } правило
        [few] Найдено { $number } правила
       *[many] Найдено { $number } правил
    }
rules-none = Нет правила с этими словами.
rule-limit = запрет
contents = Содержание
table-of-rules = Таблица

## Настройки

preference-theme = Тема
preference-theme-auto = Как в системе
preference-theme-light = Светлая
preference-theme-dark = Тёмная
preference-speed = Анимация
preference-speed-0 = Нет
preference-speed-1 = Медленно
preference-speed-2 = Обычно
preference-speed-3 = Быстро
preference-hints = Подсветка возможных ходов
preference-hints-all = Все
preference-hints-free = Только бесплатные
preference-hints-none = Нет
preference-colours = Цвета жетонов
preference-colours-natural = Естественные
preference-colours-distinct = Легко различимые
preference-board = Вид стола
preference-board-drawn = Нарисованный
preference-board-words = Только словами: предложения и список вариантов
preference-others = Прочее
preference-confirm = Переспрашивать перед концом моего хода
preference-notify = Уведомлять, когда мой ход
account = Учётная запись
account-hint = Гостю учётная запись не нужна. С ней можно войти с любого устройства; ваши столы останутся вашими.
login-name = Логин
login-hint = Строчные латинские буквы, цифры и . _ @ + -, не меньше двух
password = Пароль
log-in = Войти
log-out = Выйти
register = Зарегистрироваться
logged-in = Вы вошли как { $login }.
recovery-make = Создать ссылку для входа
recovery-link = Ваша ссылка для входа
recovery-hint = По этой ссылке вы один раз вернётесь на свои места в любом браузере. Никому её не показывайте. Она перестаёт действовать, когда её использовали, когда вы создали новую и когда вы вышли.
recover-question = Вернуться как { $name }?
recover-newcomer = В этом браузере вы вернётесь как { $name }. Ссылка действует только один раз.
recover-guest = Вы вернётесь как { $name }. Сейчас вы здесь как { $here } и потеряете это имя: без учётной записи или ссылки никто не сможет вернуться на эти места.
recover-account = Вы вернётесь как { $name }. Сейчас вы вошли как { $here }; этот сеанс завершится.
recover-same = Вы уже здесь как { $name }. Ссылка не нужна.
recover-yes = Вернуться как { $name }
recover-no = Оставить как есть
login-leaves = Если вы войдёте, места гостя { $name } вам больше не достанутся. Если зарегистрируетесь, они сохранятся за вами.
log-out-hint = Вы здесь гость. Если вы выйдете, на места игрока { $name } не вернётся никто, даже по ссылке. Чтобы сохранить их, сначала зарегистрируйтесь.
log-out-surely = Выйти и оставить свои места
password-old = Прежний пароль
password-new = Новый пароль
password-change = Сменить пароль
password-change-hint = Все остальные ваши сеансы завершатся.
sessions = Где вы вошли
sessions-hint = Все браузеры, в которых вы { $name }. Завершите те, что вам незнакомы.
session-unknown = Неизвестный браузер
session-since = с { $date }
session-seen = последний раз { $date }
session-current = этот браузер
session-end = Завершить
session-end-label = Завершить: { $browser }, { $since }
sessions-end-others = Завершить все остальные
export = Скачать мои данные
erase = Удалить мои данные
erase-surely = Да, удалить всё
erase-hint = Имя, данные для входа и сообщения будут стёрты. Отменить это нельзя.
done-saved = Сохранено.
done-recovered = С возвращением.
done-left = До свидания.

## О программе

about-hexhaven = Hexhaven — свободная программа под лицензией MIT. Её можно запустить на своём компьютере.
about-version =
    Это версия { $version } ({ $build ->
        [compiled] скомпилированная
       *[other] интерпретируемая
    }).
about-changes = Что изменилось
about-game = «Замки Бургундии» — игра Штефана Фельда, «Архипелаг» — игра Кристофа Белинге. Hexhaven никак не связан с их издателями; тексты и рисунки здесь наши собственные.
about-icons = Значки
about-icons-text = Большинство значков взято без изменений, кроме размера и цвета, с сайта
about-software = Программы
about-software-text = Эта страница сделана с помощью

## Ошибки по кодам

code-unknown = Что-то пошло не так.
code-offline = Сервер недоступен.
code-illegal = Правила этого не позволяют.
code-malformed = Запрос не распознан.
code-stale = Кто-то успел раньше; стол уже обновлён.
code-ends-turn = Это завершило бы ваш ход.
code-not-your-turn = Сейчас не ваш ход.
code-no-hints = За этим столом нет подсказок.
code-no-choice = Возможен только один ответ.
code-not-watching = Вы не за этим столом.
code-no-such-table = Такого стола нет, или он приватный.
code-too-big = Это слишком длинно.
code-too-often = Слишком много сразу; подождите немного.
code-no-session = Сначала введите имя.
code-closed = Стол закрыт.
code-no-undo = Это уже нельзя отменить.
code-no-time = На отмену ушло бы всё ваше оставшееся время.
code-forbidden = Это не разрешено.
code-seated = Вы уже сидите за этим столом.
code-seat-taken = Это место уже занято.
code-login-taken = Этот логин уже занят.
code-not-gone = Сейчас бот не может занять это место.
code-not-away = Бот за вас здесь не играет.
code-out-of-time = Ваше время вышло.
code-not-over = Партия не окончена.
code-bad-option = Эти параметры не сочетаются.
code-no-such-position = Такой позиции в партии нет.
code-no-such-review = Для этой игры обзора партии нет.
code-unavailable = Сервер сейчас ничего не может сохранить; попробуйте чуть позже.
code-unreadable = Этот стол нельзя показать.
unreadable-hint = Партия сохранена другой версией программы. Ничего не потеряно: ходы и файл партии здесь, а сервер попробует снова при каждом запуске.
code-banned = Эта учётная запись заблокирована.
code-invitation-needed = На этот сервер можно попасть только по приглашению: введите свой код.
code-wrong-invitation = Такого приглашения нет, или оно уже использовано.
code-registration-closed = Сейчас этот сервер не принимает новых игроков.
code-wrong-password = Неверный логин или пароль.
code-too-many-tables = Открыто слишком много столов; сначала закройте некоторые.
code-no-such-link = Эта ссылка уже использована или заменена, либо она неверна.
code-no-such-promise = Такого обещания нет; возможно, сделка была отменена.
code-no-such-session = Этот сеанс уже завершён.
code-somebody-else = Вы здесь под другим именем.

## Планшеты командной и одиночной игры в Бургундии

route-field = { $good }: действует как { $bonus }
route-matched = Совпало: бонус получен.
route-missed = Здесь лежит другой товар ({ $good }): бонуса нет.
inns-left =
    { $number ->
        [one] Остался { $number } трактир
        [few] Осталось { $number } трактира
       *[many] Осталось { $number } трактиров
    }
post-named = Пограничный пост { $post } (клетки { $fields })
post-linked = Соединён с постами: { $posts }.
post-alone = Пока не соединён.
post-hint = Каждая пара постов, соединённая непрерывной цепочкой жетонов, приносит очки фазы; все три поста приносят бонус.
common-spaces = Общий резерв: жетон может использовать любой из партнёров.
own-spaces = Ваш резерв: жетон можете использовать только вы.
partner = (партнёр)
runs-now = Эта партия: { $covered } из { $fields } клеток
runs-best = Ваши лучшие одиночные партии
runs-points = Итог
runs-board = Планшет
runs-marker = Маркер
runs-day = Сыграна
runs-won = победа
runs-none = Завершённых одиночных партий пока нет.
same-again = Ещё раз с теми же бросками
boards-missing = Не удалось загрузить планшеты этой коробки. Обновите страницу, чтобы попробовать снова.
board-reconstructed = Этот планшет — реконструкция: что на нём напечатано в коробке, неизвестно.
reaches-marker = доходит до маркера

## Поле «Архипелага»

ended-with = Партия окончена: { $end }. Таким было условие окончания у игрока { $player } ({ $objective }).
ended-open = Партия окончена: { $end }. Таким было условие окончания на карте, открытой для всех ({ $objective }).
ended-independent = Архипелаг стал независимым: мятежные настроения { $rebellion } при населении { $population }.
ended-separatist = { $player } — Сепаратист и единственный победитель.
ended-nobody = Сепаратиста не было: проиграли все.
tab-map = Архипелаг
tab-cards = Карты
tab-players = Игроки
tab-deals = Сделки
people-label = Игроки и сделки
deals-none = Договариваться можно в своём раунде, во время кризиса и до того, как определена очерёдность хода.
deals-off = В этой партии переговоры не ведутся.
deals-used-up = Здесь вы уже начали две сделки, больше нельзя; просьба о предложении тоже считается, даже если из неё ничего не вышло. Договариваться снова можно в вашем следующем раунде, во время следующего кризиса и перед следующим определением очерёдности.
tab-notes = Заметки
deal-with = С кем
deal-quick = Частые сделки
deal-for = Отдать: { $given } — получить: { $asked }
deal-editor = Ваше предложение
deal-effect = Что даст сделка
deal-change = { $thing }: { $before } → { $after }
deal-gets = получает: { $term }
deal-gives = даёт: { $term }
deal-lacks = У игрока { $player } не хватает: { $thing }
deal-cannot = У вас нет того, что просят: можно только отказаться или сделать встречное предложение.
deal-full = В сделке не больше шести пунктов.
deal-send = Предложить: { $player }
deal-clear = Очистить
deal-to-you = { $player } предлагает вам сделку.
deal-you-give = Вы даёте: { $terms }
deal-accept = Принять
deal-refuse = Отклонить
deal-counter = Встречное предложение
deal-withdraw = Ничего не предлагать
deal-take-back = Взять предложение обратно
deal-invite = Попросить предложение: { $player }
deal-invite-counts = Просьба о предложении — это одна из двух ваших сделок, даже если её отклонят.
deal-done = Дальше без предложения
deal-nobody = Сейчас никто не заключает сделок.
deal-offers-left =
    { $number ->
        [one] Сейчас можно начать ещё { $number } сделку.
        [few] Сейчас можно начать ещё { $number } сделки.
       *[many] Сейчас можно начать ещё { $number } сделок.
    }
tray-give = Я даю
tray-get = Я получаю от игрока { $player }
tray-more = { $thing }: { $number }, на единицу больше
tray-less = { $thing }: { $number }, на единицу меньше
tray-permit = Разрешение на добычу
tray-place = Очерёдность хода:
thing-florins = флорины
thing-tokens = жетоны первооткрывателя
thing-raise = поднять жителей
thing-later = флорины потом
not-trading = { $player } сейчас не заключает сделок.
not-trading-switch = Я не заключаю сделок: сразу отклонять все предложения мне
phrases-title = Готовые фразы и отказ от сделок
phrases-resource = Ресурс
ledger-title = Обещания
ledger-empty = Пока никто ничего не обещал.
ledger-promise = Ход { $turn }: { $player } обещает игроку { $other }: { $term }
ledger-yours = Выполнить его можете только вы: правила никого не обязывают держать слово.
ledger-theirs = Выполнить его может только { $player }: правила никого не обязывают держать слово.
ledger-judge = Выполнено ли оно, решаете вы двое. Ваш ответ видят все за столом; больше ничего не меняется.
ledger-kept = Выполнено, говорит { $player }
ledger-broken = Нарушено, говорит { $player }
ledger-mark = Обещание выполнено?
ledger-is-kept = Выполнено
ledger-is-broken = Нарушено
screen-title = За вашей ширмой
screen-secret = видно только вам
screen-units = Осталось в резерве: жители { $citizens }, корабли { $ships }
screen-cards = Ваши карты: { $cards }
screen-declined = Не выбрано:
screen-open = Для всех:
screen-trend = Карта тренда: { $trend }
count-title = Что должно быть у других по открытым ходам
count-player = Игрок
count-total = Кубики
count-doubt = Неточно из-за краж, которых вы не видели: { $thefts }
count-theft = { $thief } у игрока { $victim }
count-unsure = кубики неизвестного вида из-за кражи
notes-title = Ваши заметки
notes-hint = Кто что собирает? Кто вам должен?
notes-loading = Загрузка…
notes-kept = Сохранено.
notes-changed = Ещё не сохранено…
notes-failed = Не удалось сохранить.
guess-title = К чему стремятся остальные?
guess-objective = Карта цели
guess-none = { $player }, { $objective }: ничего не отмечено
guess-perhaps = { $player }, { $objective }: возможно
guess-no = { $player }, { $objective }: нет
guess-yes = { $player }, { $objective }: да
map-label = Карта архипелага
map-region = Регион { $region }, хижины: { $huts }
map-free = Сюда можно выложить гекс
map-here = Что можно сделать здесь
map-top = Следующий гекс
map-top-is = Верхний в стопке; хижины: { $huts }
map-closer = Приблизить
map-farther = Отдалить
map-fit = Показать всё
map-failed = Не удалось загрузить компоненты этой партии. Обновите страницу, чтобы попробовать ещё раз.
strip-title = Положение на островах
strip-turn = Ход { $turn }
strip-phases = Фазы хода
set-up = Подготовка
set-up-now = По очереди каждый присоединяет один из трёх гексов к стартовому, приплывает туда и высаживает двух жителей. Что там растёт, попадает на рынок и к тому, кто выложил гекс.
set-up-desert = По очереди каждый присоединяет один из трёх гексов к деревне в пустыне, и один из двух его жителей идёт туда. Что там растёт, попадает на рынок и к тому, кто выложил гекс.
set-up-next = После подготовки здесь лежат карта тренда, ваша карта цели, которую больше никто не видит, и карты развития. Ход 1 начинается со ставок за очерёдность; дальше население и кризис, действия и покупка карт.
strip-population = Население
strip-rebellion = Мятежные настроения
strip-gauge = Население { $population }, мятежные настроения { $rebellion }
strip-gap =
    { $gap ->
        [0] Если мятежные настроения вырастут ещё, острова потеряны
       *[other] Острова держатся, пока мятежные настроения не выше { $population }: запас { $gap }
    }
strip-independent = Независимость
strip-workers = Излишки рабочей силы
strip-recruit = вербовка за { $florins }f
strip-no-recruit = вербовать некого
strip-crisis = Наверху колоды:
strip-no-crisis = Колода пуста
market-buy = купить { $florins }
market-sell = продать { $florins }
market-legend = f: флорины
market-tip =
    Кубики: { $cubes } из { $room }. { $buy ->
        [0] Покупать нечего.
       *[other] Покупка за { $buy }f.
    } { $sell ->
        [0] Продать нельзя.
       *[other] Продажа за { $sell }f.
    } Чем больше здесь кубиков, тем они дешевле.
tab-actions = Действия
prompt-title = О чём вас спрашивают
prompt-picked = Ответы, подходящие к вашему выбору
bid-less = На флорин меньше
bid-more = На флорин больше
bid-number = Ставка во флоринах
bid-left =
    { $number ->
        [one] остаётся { $number } флорин
        [few] остаётся { $number } флорина
       *[many] остаётся { $number } флоринов
    }
bid-seal =
    { $number ->
        [0] Тайно не ставить ничего
       *[other] Тайно поставить { $number }f
    }
bid-hint = Кто поставит больше всех, решает, в каком порядке все играют в этом ходе. Все ставки уходят в банк, в том числе проигравших.
bid-open = думает
bid-sealed = ставка сделана
order-paid = заплачено { $number }f
order-earlier = { $player }: раньше
order-later = { $player }: позже
order-set = Ходить в этом порядке
crisis-rebels-instead = Забастуют: { $left } из { $first }
crisis-cubes-instead = Не хватает кубиков: { $left } из { $first }
crisis-after = Если больше никто не поможет: мятежные настроения { $rebellion }, население { $population }
crisis-met = Насколько кризис преодолён
crisis-market = С рынка
crisis-gave-cubes = { $player }: кубики — { $number }
crisis-gave-tokens = { $player }: жетоны первооткрывателя — { $number }
crisis-gave-nothing = { $players }: ничего
crisis-cannot = Вам нечего дать, и рынок пуст.
crisis-other-market =
    { $abroad ->
        [0] В этом кризисе берут кубики внутреннего рынка; кубики внешнего не помогут.
       *[other] В этом кризисе берут кубики внешнего рынка; кубики внутреннего не помогут.
    }
crisis-bless = Ваша церковь может поднять жителей, светящихся на архипелаге.
crisis-deals = Можно сначала договориться: см. «Сделки».
raise-mine = Поднять своих ({ $number })
raise-anyone =
    { $mine ->
        [0] Поднять { $number }, кого угодно
       *[other] Поднять { $number }: своих, потом кого угодно
    }
recruit-price = следующий стоит { $number }f
found-market = На внутренний рынок:
found-own = Вам:
gain-token = 1 жетон первооткрывателя
gain-workers = излишки рабочей силы: { $number }
gain-cubes = Один кубик рынку и один вам из:
gain-market-cube = Один кубик рынку, вам ни одного:
lay-sides = Стороны, которые можно выложить
lay-side = Сторона { $side }
lay-unfit = Не подходит
lay-turn = Повернуть
lay-turn-back = Повернуть назад
lay-ways = способов выложить: { $number }
lay-who = Кто входит?
lay-it = Выложить; входит юнит: { $place }
hint-lay = Выберите сторону или светящееся место на архипелаге.
hint-lay-where = Теперь выберите светящееся место на архипелаге.
hint-first-landing = Выберите светящуюся сушу, куда высадится житель.
hint-missionary-lands = Выберите сушу, куда поставить жителя.
hint-expel = Выберите здание забастовщика: он его покинет.
hint-harvest = Выберите светящийся участок: один из ваших юнитов там встанет на иконку. Добывать могут несколько, по очереди.
hint-reproduce = Выберите светящийся участок: там появится житель.
hint-recruit = Выберите светящийся участок: туда встанет завербованный житель. Можно продолжать, пока хватает флоринов.
hint-migrate = Выберите светящийся юнит или перетащите его, куда нужно.
hint-migrate-picked = Теперь выберите, куда он идёт. Жители ходят через сухопутные границы; по воде и через проливы их везут ваши корабли.
hint-build-freely = Выберите, что строить, а затем на архипелаге — кто строит.
hint-sink = Выберите светящийся корабль, который будет потоплен.
hint-plunder = Выберите светящийся участок для разграбления.
hint-deals = Ответ на это — в «Сделках».
hint-trades = Выберите кубик здесь или на рынках. У вас { $florins }f. Числа показывают цену до и после.
token-any = Жетон первооткрывателя заменяет кубик любого ресурса.
hint-round-build = Выберите, что строить, а затем на архипелаге — кто строит.
hint-purchase = Выберите карту для покупки и ещё одну для поворота или две для поворота.
hint-purchase-turn = Теперь выберите другую карту, чтобы повернуть её на следующую цену.
hint-turning = У повёрнутой карты для следующих игроков следующая цена; после последней её сбрасывают.
track-buy = Купить: { $number }f
track-turn = Повернуть → { $number }f
track-out = Повернуть → сброс
track-uncovers =
    { $number ->
        [one] Новая карта:
       *[other] Новые карты ({ $number }):
    } у { $red } из { $all } сразу кризис или событие.
wheel-title = Колесо действий
wheel-discs = осталось дисков: { $left } из { $all }
wheel-free = Свободных кругов: { $number }
wheel-hint = Светится то, что можно. Нажмите на серое — узнаете причину.
zone-hint-harvesting = Добыть по кубику юнитами на свободных иконках этого ресурса
zone-hint-taxing = Получить флорины за жителей, корабли, города и церкви
zone-hint-reproducing = Добавить жителей там, где двое ваших вместе
zone-hint-exploring = Выложить новый гекс
zone-hint-buying = Купить или продать кубик на рынке
zone-hint-building = Построить город, рынок, порт, церковь или корабль
zone-hint-migrating = Переместить юниты
zone-hint-recruiting = Завербовать рабочих из излишков
map-now = Сейчас: { $answer }
map-controlled = Контролирует: { $player }
map-used = Уже использовано в этой фазе
map-strait = Пролив: жители пересекают его только на кораблях
map-lord = Регион контролирует: { $player }
scored-title = Что принесло очки
scored-total = Всего
ended-tie = При равных очках впереди тот, у кого больше флоринов.
map-piles = Жетонов первооткрывателя в трёх стопках: { $first }, { $second }, { $third }.
map-piles-hint = Когда кончается первая стопка, все получают ещё один диск, когда вторая — ещё один. Некоторые цели завершают игру, как только опустеют две или три стопки.
bank-left = Банк: { $number }
harvest-stock = У вас { $own } · в банке: { $bank }
card-state-engaged = занята
card-state-built = построено
card-fee = для всех: +1f владельцу
card-fee-brief = +1f
card-price-now = сейчас { $number }f
card-price-later = после поворота: { $number }f
strip-taxes = Налоги: { $used } из { $most }
forecast-sum = Далее: мятежные настроения { $rebellion }, население { $population }
forecast-lost = Далее: мятежные настроения не ниже { $rebellion }, население { $population } — пока всё идёт к поражению
forecast-help = Далее: мятежные настроения { $rebellion }, население { $population } — нужна помощь
forecast-title = Фазы 3 и 4 при нынешнем положении; красные зоны в них не действуют
forecast-first = В первом ходе нет фазы 4, а значит, и кризиса.
forecast-none = Если никто не поможет: мятежные настроения { $rebellion }
forecast-market = С бесплатными кубиками рынка и церквями: мятежные настроения { $rebellion }
forecast-all = Если все отдадут всё, что есть: мятежные настроения { $rebellion }
forecast-crisis = Этот кризис
forecast-rebels = мятежные настроения { $steps }
forecast-workers = излишки рабочей силы { $steps }
forecast-unchanged = без изменений
trade-prices = цена сейчас → потом
trade-buy = купить
trade-sell = продать
market-stock = добавить
market-remove = убрать
market-shift = перенести
trade-stock = { market-stock }
trade-remove = { market-remove }
trade-shift = { market-shift }
asked-take-hex = Возьмёте этот гекс? Если нет, придётся взять следующий.
take-either = Выложить можно любую сторону. Вторую вы увидите, когда возьмёте гекс.
player-place = Место в очерёдности хода
player-florins = флорины
player-tokens = жетоны первооткрывателя
player-discs = осталось дисков действия
