# Командная строка и игра в терминале.

## Что argparse говорит сам

argparse-usage = Вызов:{" "}
argparse-positionals = аргументы
argparse-options = параметры
argparse-argument = { $name }: { $problem }
argparse-required = не указано: { $names }
argparse-unknown = здесь неизвестно: { $names }
argparse-one = нужно значение
argparse-some = нужно хотя бы одно значение
argparse-choice = { $value } не подходит; можно выбрать { $choices }
argparse-explicit = значение здесь не задаётся, а указано { $value }
metavar-command = КОМАНДА
metavar-game = игра
metavar-file = ФАЙЛ
metavar-path = ПУТЬ
metavar-address = АДРЕС
metavar-url = URL
metavar-folder = ПАПКА

## Команды и параметры

help-hexhaven = Настольные игры со строгими правилами: игра против ботов, серии партий, просмотр и проверка записей.
help-epilog = Коды выхода: 0 всё в порядке, 1 проверка не пройдена, 2 неверный вызов или неверные данные. Язык: --lang, HEXHAVEN_LANG, LC_ALL или LANG; есть en, de, ru, it.
help-play = играть против ботов в терминале
help-sim = сыграть много случайных партий и собрать статистику
help-stats = сыграть много партий между разумными ботами и собрать статистику
help-replay = воспроизвести запись и показать, чем она заканчивается
help-verify = проверить каждый случайный исход записи по её сиду
help-check = выполнить файлы сценариев
help-bench = измерить скорость игр
help-help = показать эту справку
help-version = показать версию
help-command = что сделать
help-game = игра: { $games }
help-burgundy-seats = число игроков, от 2 до 4 (по умолчанию 2)
help-seat = ваше место, начиная с 1 (по умолчанию 1)
help-bot = против каких ботов вы играете: { $names } (по умолчанию первый)
help-burgundy-duchies = герцогство от 1 до 10 для всех, по одному на место (3,5), или drawn (по жребию), или chosen (по выбору)
help-burgundy-choices = выбор при подготовке открытый (open) или тайный (hidden)
help-burgundy-start = место, которое начинает, или drawn (по жребию)
help-seed = целое число или 64 шестнадцатеричные цифры; один и тот же сид даёт одни и те же случайные исходы
help-lang = язык: en, de, ru или it
help-save = записать партию в этот файл, которого ещё не должно быть
help-games = сколько партий (по умолчанию 100)
help-archipelago-seats = число игроков, от 2 до 5 (по умолчанию 4)
help-archipelago-length = short (короткая), medium (средняя) или long (длинная); по умолчанию short
help-archipelago-start = стартовый гекс, sea (море) или desert (пустыня); по умолчанию sea
help-archipelago-variants = none (нет) или некоторые из no-secrets, more-control, more-spice, choose-trend, benefactor через запятую
help-archipelago-deals = могут ли игроки вести переговоры, on или off (по умолчанию on)
help-archipelago-components = набор компонентов, standard или файл, описанный в docs/components.md
help-of-game = { $game }: { $option }
help-mixed = { $option }; или mixed: зависит от номера партии
help-seed-number = целое число (по умолчанию 1); одно и то же число даёт одни и те же партии
help-first = номер первой партии (по умолчанию 1), чтобы снова посмотреть отдельную партию
help-laws = после каждого шага проверять инварианты игры; с --seats mixed меняются и все остальные параметры
help-jobs = сколько процессов (по умолчанию 1; с --laws по одному на процессор)
help-stats-jobs = сколько процессов (по умолчанию 1)
help-json = вывести JSON с ключами, описанными в docs/cli.md
help-file = запись, которую сохранила команда play
help-at = остановиться после указанного числа ответов
help-paths = файлы сценариев или папки с файлами *.scenario
help-seconds = сколько секунд измерять каждое число (по умолчанию 1)

## Что не так с данными

error-line = hexhaven: { $problem }
error-burgundy-seats = число игроков должно быть 2, 3 или 4, а не { $value }
error-burgundy-duchies = герцогства — это числа от 1 до 10, одно на всех или по одному на место, либо drawn, либо chosen; а не { $value }
error-burgundy-choices = choices может быть open или hidden, а не { $value }
error-burgundy-start = первым может быть место этой игры или drawn, а не { $value }
error-archipelago-seats = число игроков должно быть 2, 3, 4 или 5, а не { $value }
error-archipelago-length = длина может быть short, medium или long, а не { $value }
error-archipelago-start = стартовый гекс может быть sea или desert, а не { $value }
error-archipelago-variants = варианты — no-secrets, more-control, more-spice, choose-trend и benefactor, если они сочетаются, либо none; а не { $value }
error-archipelago-deals = deals может быть on или off, а не { $value }
error-archipelago-components = нет набора компонентов { $value }
error-no-option = у { $game } нет параметра { $option }
error-seat = ваше место должно быть числом от 1 до { $seats }, а не { $value }
error-bot = у { $game } нет бота { $value }; есть { $names }
error-seed = сид — это целое число или 64 шестнадцатеричные цифры, а не { $value }
error-number = { $option } — целое число не меньше { $least }, а не { $value }
error-seconds = --seconds — положительное число, а не { $value }
error-at = --at — число от 0 до { $answers } (столько ответов в записи), а не { $value }
error-read = не удаётся прочитать { $path }: { $problem }
error-write = не удаётся записать { $path }: { $problem }
error-utf8 = { $path } не является текстом в UTF-8
error-file = { $path }:{ $line }: { $problem }
error-language = hexhaven: языка { $value } (HEXHAVEN_LANG) нет, есть только { $languages }; дальше по-английски
error-no-scenarios = в { $path } нет файлов *.scenario
problem-refused = { $answer } отклонено по правилу { $rule }: { $reason }
problem-english = здесь ошибка: { $problem }
trouble-missing = такого файла или папки нет
trouble-exists = файл уже существует и не будет перезаписан
trouble-denied = доступ запрещён
trouble-folder = это папка
trouble-no-folder = часть пути не является папкой
trouble-name = у файла не может быть такого имени
trouble-full = на диске нет места
number-0 = { NUMBER($number, maximumFractionDigits: 0) }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Игра в терминале

player = Игрок { $seat }
player-you = Игрок { $seat } (это вы)
play-welcome = Вы играете против { $bots ->
        [one] { $bots } бота
       *[many] { $bots } ботов
    } ({ $name }). Справка: ?
play-seed-hash = Хеш сида случайных чисел (SHA-256): { $hash }
play-news = После вашего последнего ответа
play-prompt = Ваш ответ (номер, нотация или ?):{" "}
play-help =
    Введите номер ответа или его нотацию, которая стоит в списке справа. Другие команды:
      ? ИМЯ       что это делает, например: ? { $example }
      ? { $rule }  что гласит это правило
      why ТЕКСТ   почему такая нотация не была бы допустимым ответом
      show        снова показать стол
      list        снова показать вопрос и ответы
      board N     что принадлежит игроку N
      log, log N  весь журнал или последние N строк
      save ФАЙЛ   сохранить запись партии в файл
      quit        выйти из игры
play-thing = { $name }: { $effect }
play-rule = Правило { $rule }: { $said }
play-no-thing = { $name } — такого названия нет. Есть: { $names }
play-no-number = В списке нет номера { $number }.
play-no-answer = Это не ответ: { $line }. Справка: ?
play-close = Возможно, вы имели в виду: { $answers }
play-form = Это пишется так: { $form }
play-refused = Отклонено по правилу { $rule }: { $reason }
play-legal = Это допустимый ответ: { $line }
play-no-player = Игрока { $number } нет.
play-board-which = Это ваш планшет. board N покажет, что принадлежит игроку N.
play-save-which = Укажите файл: save ФАЙЛ
play-why-which = Укажите ответ в нотации, например: why { $example }
play-log-which = log показывает всё, log 20 — последние 20 строк.
play-saved = Сохранено: { $path }
play-left = Вы выходите из игры.
play-unsaved = Запись этой партии не сохранена. Её сохранит save ФАЙЛ; ещё раз quit — выйти без сохранения.
play-lost = Запись этой партии не сохраняется. Во время игры её сохраняет save ФАЙЛ, а с самого начала — hexhaven play { $game } --save ФАЙЛ
play-ask-file = Файл для записи этой партии (пусто — не сохранять):{" "}
play-winner = { $player } побеждает.
play-seed = Сид: { $seed }.
play-verify = Проверить все случайные исходы: hexhaven verify { $path }

## Серии партий

sim-title =
    { $games ->
        [one] { $games } случайная партия
        [few] { $games } случайные партии
       *[many] { $games } случайных партий
    } в { $game }, сид { $seed }, сборка: { $build }
sim-progress = Партии
sim-seat = Место
sim-count = Партии
sim-mean = Среднее
sim-deviation = Отклонение
sim-least = Минимум
sim-most = Максимум
sim-wins = Победы %
sim-decisions = Решений за партию: { $number }
sim-speed = Партий в секунду: { $number } ({ $seconds } с)
sim-laws-hold = Во всех партиях соблюдены все инварианты.
sim-broken = Нарушен инвариант в партии { $number }: { $law }
sim-options = Параметры: { $options }
sim-again = Посмотреть ещё раз: { $command }

stats-title =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } { $game } между разумными ботами, сид { $seed }, сборка: { $build }
stats-kind = Игроки, длина
stats-kind-of = { $seats }, { $length }
stats-games = Партии
stats-turns = Ходы
stats-wished = 5–9 ходов %
stats-unfinished = Прервано %
stats-independence = Независимость %
stats-with = с сепаратистом %
stats-without = без него %
stats-points = Очки
stats-deviation = Разброс
stats-margin = Отрыв первого
stats-last-turn = Партии, длившиеся столько ходов
stats-objective = Партии, которые закончила карта цели, если она была в игре, %
stats-card = Партии, в которых карту купили, использовали, %
stats-bought-used = { $bought }, { $used }

build-compiled = скомпилированная
build-interpreted = интерпретируемая

## Записи, сценарии, скорость

replay-answers =
    { $answers ->
        [one] Воспроизведён { $answers } ответ
        [few] Воспроизведены { $answers } ответа
       *[many] Воспроизведено { $answers } ответов
    }.
replay-last = Последний: { $who }: { $answer }
replay-chance = случай
replay-open = Партия не окончена.
replay-asked = Ходит { $player }: «{ $question }»
replay-draw = Дальше решает случай.
verify-good =
    { $path }: { $draws ->
        [one] { $draws } случайный исход соответствует
        [few] все { $draws } случайных исхода соответствуют
       *[many] все { $draws } случайных исходов соответствуют
    } сиду.
verify-open = { $path }: партия не окончена. До этого места всё по правилам; случайные исходы можно будет проверить, когда в конце раскроют сид.
check-summary =
    { $scenarios ->
        [one] { $scenarios } сценарий
        [few] { $scenarios } сценария
       *[many] { $scenarios } сценариев
    }, не прошло: { $failed }
bench-title = Случайные партии в { $game } на одном ядре
bench-what = Лучшее из нескольких измерений
bench-decisions = Решений в секунду, игроков: { $players }
bench-answers = Ответов в секунду, игроков: { $players }
bench-copy = Наносекунд на копию
bench-key = Наносекунд на ключ
bench-faster = Во сколько раз
bench-not-compiled = Эта установка не скомпилирована; измеряется только интерпретируемая сборка.

# hexhaven serve

help-serve = открыть столы для людей и ботов на веб-странице
help-host = адрес, на котором слушать (по умолчанию 127.0.0.1, только этот компьютер)
help-port = порт, на котором слушать (по умолчанию 8000; 0 — любой свободный)
help-database = адрес базы данных PostgreSQL, postgresql://…; без него партии хранятся в файле
help-data = папка для этого файла (по умолчанию — там, где система хранит данные программ)
help-open = открыть страницу в браузере
serve-ready = Hexhaven работает по адресу { $url }
error-port = --port принимает число до { $most }, а не { $value }
error-database = не удаётся использовать базу данных: { $problem }
error-listen = не удаётся принимать соединения по адресу { $host }, порт { $port }: { $problem }
error-setting = переменная окружения { $name } принимает число, а не { $value }

# hexhaven components

help-components = проверить файл с компонентами «Архипелага» или показать стандартный набор
help-components-check = сказать, что не так в наборе компонентов и где
help-components-show = вывести стандартный набор компонентов, чтобы скопировать и изменить его
help-components-file = набор компонентов, как описано в docs/components.md
components-line = { $path }: { $where }: { $problem }
components-line-file = { $path }: { $problem }
components-good = { $path } — набор компонентов. В партиях и записях он называется { $name }.
components-bad =
    { $violations ->
        [one] { $violations } ошибка.
        [few] { $violations } ошибки.
       *[other] { $violations } ошибок.
    }
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
