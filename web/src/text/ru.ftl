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
menu = Меню
switch-theme = Светлая или тёмная тема
rules = Правила
tutorial = Обучение
preferences = Настройки
about = О программе
nothing = ничего
loading = Загрузка …
close = Закрыть
cancel = Не сейчас
save = Сохранить
copy = Копировать
copied = Скопировано
to-lobby = В зал
no-such-page = Такой страницы нет.

## Вход

welcome = Добро пожаловать в Hexhaven
welcome-name = Здравствуйте, { $name }
lead = Большие настольные игры за своим столом: с друзьями и ботами, сразу или днями, на любом экране.
your-name = Ваше имя
enter = Войти
have-account = У меня есть учётная запись
name-first = Сначала назовите себя.
new-table = Новый стол
players = Игроки
seat-numbered = Место { $seat }
seat-open = свободно для игрока
seat-free = свободное место
seat-bot = бот: { $bot }
a-bot = бот
bot-random = случайный
bot-greedy = жадный
bot-at-seat = Бот { $seat } ({ $bot })
name-you = { $name } (вы)
options = Параметры
create = Открыть стол
private = Закрытый стол
private-hint = Закрытого стола нет в списке; сесть или смотреть может только тот, у кого есть ссылка.
clock = Часы
clock-none = без часов
clock-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
       *[many] { $days } дней на ход
    }
clock-total = { $minutes } мин. каждому, +{ $increment } сек. за ход
clock-kind-days = дни на каждый ход
clock-kind-total = минуты на всю партию
clock-days-label = Дни
clock-minutes-label = Минуты каждому
clock-increment-label = Секунды за ход
clock-hint = За того, чьё время вышло, играет бот.
learn = Впервые здесь?
learn-hint = Обучение занимает десять минут и начинается с того, что приносит очки.
files = Файлы партий
files-hint = Любую законченную партию можно сохранить в файл: за столом или при просмотре. Здесь её можно посмотреть снова, где бы её ни сыграли; правила и все очки проверяются.
files-open = Открыть файл партии
files-busy = Файл проверяется …
files-refused = Это не файл оконченной игры, или он изменён:
my-games = Мои партии
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт игроков.
watch = Можно посмотреть
finished = Завершённые
your-turn = Ваш ход
title-your-turn = ● Ваш ход – Hexhaven
imported = из файла
your-turn-at =
    { $number ->
        [one] Ваш ход
        [few] Ваш ход за { $number } столами
       *[many] Ваш ход за { $number } столами
    }
status-open = ждёт игроков
status-playing = идёт
status-over = окончена


## Ожидание игроков

waiting-room = Стол накрыт
sit-down = Сесть
stand-up = Встать
invite-link = Пригласите по этой ссылке
invite-private = Прийти можно только по этой ссылке
starts-when-full = Партия начнётся, когда все места заняты.
close-table = Закрыть этот стол

## Стол

tabs-label = Части стола
tab-board = Хранилища
tab-duchy = Герцогство
tab-others = Другие
tab-choices = Выбор
tab-log = Журнал
side-label = Выбор, очки и запас
below-label = Журнал, чат и люди
choices-title = Выбор
choices-find = Найти среди вариантов
score-title = Очки
supply-title = Запас
log-title = Журнал
log-empty = Пока ничего не произошло.
chat-title = Чат
chat-empty = Пока никто ничего не сказал.
chat-label = Напишите что-нибудь
chat-send = Отправить
people-title = Люди
waiting = Подождите …
waiting-for = Ходит: { $players } …
storing = Ваш ответ в пути …
game-over = Партия окончена.
state-title = Стол словами
is-asked = отвечает
watching = Вы смотрите партию.
undo = Отменить
skip = Пропустить
replay = Просмотр
replay-since = С моего прошлого хода
confirm-end = Подтвердить: { $answer }
offer-title = Как это сделать, сначала самое дешёвое
rule-named = Правило { $rule }
connection-open = Есть связь
connection-connecting = Соединение …
connection-waiting = Связь потеряна; скоро новая попытка
connection-closed = Нет связи
reconnect = Попробовать сейчас
took-back = { $player }: ответ взят назад.
somebody-gone = Кого-то нет. Во вкладке «Люди» можно проголосовать за замену ботом.
is-here = здесь
is-gone = отсутствует
bot-plays-for = вместо него играет бот
vote = За замену ботом
come-back = Вернуться на своё место
seed-hash = Хеш зерна всех случайностей (SHA-256):
winner =
    { $number ->
        [one] Побеждает { $player }
       *[other] Побеждают { $player }
    }
nobody-wins = Все проиграли.
ranked =
    { $points ->
        [one] { $player }: { $points } очко
        [few] { $player }: { $points } очка
       *[many] { $player }: { $points } очков
    }
rematch = Сыграть ещё
to-rematch = К следующей партии
record = Файл партии
back-to-own = Назад
enlarge = Показать крупно: герцогство, { $player }

## Поле

board-time = Фаза { $phase }, раунд { $round }
board-coming = Товары впереди: { $goods }
depot-named = Хранилище { $depot }
depot-black = Чёрное хранилище: одна покупка за ход, 2 монеты
depot-goods = Товары хранилища { $depot }
bridge-order = Мост. Порядок хода в следующем раунде: { $order }
bonus-left = Оставшиеся цветовые бонусы, { $colour }: { $points }
holdings = Кубики, резерв и товары
die-shows = Кубик { $die }
die-hint = Нажмите, чтобы увидеть, что может этот кубик.
workers-hint = Любым кубиком.
spot-free = Можно
spot-paid = Можно, цена: { $cost }
stored = В резерве
own-goods =
    { $number ->
        [one] { $number } товар: { $good }
        [few] { $number } товара: { $good }
       *[many] { $number } товаров: { $good }
    }
goods-hint = Продаётся числом { $die }.
sold-goods = Проданные товары: { $number } ({ $goods })
field-empty = Поле { $field }: { $colour }, кубик { $die }
field-tile = Поле { $field }: { $tile }
field-area = Область: { $area }, занято { $covered } из { $size }
field-worth = Завершить сейчас: { $points } + { $bonus } = { $together } очков
opponent-things = Кубики: { $dice }. Резерв: { $tiles }. Товары: { $goods }. Продано товаров: { $sold }
score-source = Источник
score-phase = в фазе { $phase }
score-end = в конце
score-now = если закончить сейчас
score-faded = В скобках: что было бы, если бы партия закончилась сейчас.
supply-hint = Ещё не вытянуты: с цветной + с чёрной рубашкой.
supply-count = { $coloured }+{ $black }
supply-goods = Товары: { $goods }

## Просмотр

replay-start = Начало
replay-told = { $who }: { $answer }
chance = Случай
first = В начало
step-back = Назад
step-on = Далее
previous = Шаг назад
next = Шаг вперёд
last = В конец
play = Пуск
pause = Пауза
position = Позиция
position-of = { $number } из { $last }
copy-position = Копировать ссылку
to-table = К столу
what-happened = Что произошло
moves = Ходы

## Правила

rules-in-english = Пронумерованные правила написаны по-английски; жетоны, вопросы и объяснения в игре всюду на вашем языке.
rule-limit = предел
contents = Содержание
table-of-rules = Таблица

## Настройки

preference-theme = Тема
preference-theme-auto = как в системе
preference-theme-light = светлая
preference-theme-dark = тёмная
preference-speed = Анимация
preference-speed-0 = нет
preference-speed-1 = медленно
preference-speed-2 = обычно
preference-speed-3 = быстро
preference-hints = Возможные ходы
preference-hints-all = светятся все
preference-hints-free = только бесплатные
preference-hints-none = не светятся
preference-colours = Цвета жетонов
preference-colours-natural = естественные
preference-colours-distinct = легко различимые
preference-board = Поле
preference-board-drawn = нарисованное
preference-board-words = только словами: предложения и список ответов
preference-others = Другое
preference-confirm = Спрашивать перед концом моего хода
preference-notify = Сообщать, когда мой ход
account = Учётная запись
account-hint = Гостю учётная запись не нужна. С ней можно войти откуда угодно; ваши столы останутся вашими.
login-name = Имя для входа
login-hint = Строчные латинские буквы, цифры и . _ @ + -, не меньше двух
password = Пароль
log-in = Войти
log-out = Выйти
register = Зарегистрироваться
logged-in = Вы вошли как { $login }.
recovery-link = Ваша дорога назад
recovery-hint = Эта ссылка открывает ваше место в любом браузере. Никому её не показывайте.
export = Мои данные
erase = Удалить меня
erase-surely = Да, удалить меня
erase-hint = Имя, вход и сообщения будут стёрты. Это нельзя отменить.
done-saved = Сохранено.
done-recovered = С возвращением.
done-left = До свидания.

## О программе

about-hexhaven = Hexhaven — свободная программа под лицензией MIT. Её можно запустить на своём компьютере.
about-game = «Замки Бургундии» — игра Штефана Фельда, «Архипелаг» — игра Кристофа Бёлингера. Hexhaven никак не связан с их издателями; тексты и рисунки здесь наши собственные.
about-icons = Значки
about-icons-text = Большинство значков взято без изменений, кроме размера и цвета, с сайта
about-software = Программы
about-software-text = Эта страница сделана с помощью

## Ошибки по кодам

code-unknown = Что-то пошло не так.
code-offline = Сервер недоступен.
code-illegal = Правила этого не позволяют.
code-malformed = Это непонятно.
code-stale = Кто-то успел раньше; стол уже обновлён.
code-not-your-turn = Сейчас не ваш ход.
code-not-watching = Вы не за этим столом.
code-no-such-table = Такого стола нет, или он закрытый.
code-too-big = Это слишком длинно.
code-too-often = Слишком много сразу; подождите немного.
code-no-session = Сначала назовите себя.
code-closed = Стол закрыт.
code-no-undo = Это уже нельзя отменить.
code-forbidden = Это не разрешено.
code-seated = Вы уже сидите за этим столом.
code-seat-taken = Это место уже занято.
code-login-taken = Это имя для входа уже занято.
code-not-gone = Этот игрок ещё здесь.
code-not-away = Здесь вместо вас бот не играет.
code-out-of-time = Ваше время вышло.
code-not-over = Партия не окончена.
code-bad-option = Эти параметры не сочетаются.
code-no-such-position = Такой позиции в партии нет.
code-wrong-password = Неверное имя или пароль.

## Обучение. Сначала очки.

tutorial-step = Шаг { $step } из { $steps }
tutorial-next = Дальше
tutorial-back = Назад
tutorial-done = Отлично!
tutorial-wrong = Не это. Ищите свечение.
tutorial-goal = Что приносит очки
tutorial-goal-text = Вы заполняете жетонами герцогство из 37 полей. Больше всего очков дают завершённые области, то есть группы полей одного цвета. Побеждает тот, у кого в конце больше очков. Поэтому начнём с очков; как добывать жетоны — потом.
tutorial-area = Области
tutorial-area-text = Завершённая область даёт очки по размеру. К ним прибавляется бонус, который с каждой фазой меньше: малые области в начале очень ценны. Попробуйте.
tutorial-area-size = Полей в области
tutorial-area-phase = Фаза
tutorial-area-sum = { $points } за размер + { $bonus } за фазу = { $together } очков
tutorial-complete = Завершить область
tutorial-complete-text = В этой реке на западе три поля, одно ещё пустое. Идёт фаза B. Нажмите на поле, которое завершит реку.
tutorial-complete-told = 6 очков за три поля и 8 за фазу B: сразу 14 очков.
tutorial-animals = Животные
tutorial-animals-text = Жетон животных даёт очки по числу животных. Все жетоны того же вида на том же пастбище приносят очки снова. На пастбище 3 коровы и 3 овцы; поставьте 4 коров на светящееся поле.
tutorial-animals-told = 4 + 3 = 7 очков. Овцы не считаются.
tutorial-goods = Товары, цвета и остальное
tutorial-goods-text = Продажа всех товаров одного вида даёт очки за каждый товар и 1 монету. Кто первым займёт все поля одного цвета, получит бонус, второй — поменьше. В конце каждый оставшийся товар и каждая монета дают 1 очко, двое рабочих — 1.
tutorial-goods-number = Продано товаров
tutorial-goods-players = Игроки
tutorial-goods-sum = Очки: { $points }, и 1 монета
tutorial-turn = Ваш ход
tutorial-turn-text = В свой ход вы используете два кубика. Кубик берёт в резерв жетон из хранилища со своим числом, ставит жетон из резерва на поле со своим числом, продаёт товары своего числа или даёт 2 рабочих. У вас выпало 4: возьмите жетон из хранилища 4.
tutorial-turn-told = Жетон теперь в вашем резерве. В нём помещаются три жетона.
tutorial-place = Поставить жетон
tutorial-place-text = У поля должны быть число кубика и цвет жетона, и оно должно касаться вашего жетона. Поставьте корабль числом 2.
tutorial-place-told = Корабль продвигает вас по мосту, и вы ходите раньше; ещё он берёт товары одного хранилища.
tutorial-workers = Рабочие
tutorial-workers-text = Рабочий меняет кубик на один шаг; 1 и 6 — соседи. Страница всегда сначала показывает самый дешёвый способ и его цену. Монеты — для покупок: раз за свой ход можно купить за 2 монеты жетон из чёрного хранилища в середине.
tutorial-workers-die = У вас выпало
tutorial-workers-wanted = Вам нужно
tutorial-workers-sum =
    { $number ->
        [0] Рабочие не нужны.
        [one] { $number } рабочий
       *[many] { $number } рабочих
    }
tutorial-tiles = Что делают жетоны
tutorial-tiles-text = Наведите на любой жетон в игре или коснитесь его, и страница скажет, что он делает. Здесь все, кроме 26 монастырей.
tutorial-go = Готово
tutorial-go-text = На поле светится то, что вам можно; всё перечислено рядом и словами. Если что-то нельзя, нажмите на это, и страница назовёт правило. Отменять можно, пока никто не узнал ничего нового.
tutorial-go-play = Играть против бота
