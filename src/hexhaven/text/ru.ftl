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
metavar-program = ПРОГРАММА

## Команды и параметры

help-hexhaven = Настольные игры со строгими правилами: игра против ботов, серии партий, просмотр и проверка записей.
help-epilog = Коды выхода: 0 всё в порядке, 1 проверка не пройдена, 2 неверный вызов или неверные данные. Язык: --lang, HEXHAVEN_LANG, LC_ALL или LANG; есть en, de, ru, it.
help-play = играть против ботов в терминале
help-sim = сыграть много случайных партий и собрать статистику
help-stats = сыграть много партий между разумными ботами и собрать статистику
help-arena = сыграть партии между ботами и определить их силу
help-bot = проверить бота, который является отдельной программой
help-train = научить ботов игры на партиях с самими собой
help-replay = воспроизвести запись и показать, чем она заканчивается
help-verify = проверить каждый случайный исход записи по её сиду
help-check = выполнить файлы сценариев
help-bench = измерить скорость игр
help-help = показать эту справку
help-version = показать версию
help-command = что сделать
help-game = игра: { $games }
help-seat = ваше место, начиная с 1 (по умолчанию 1)
help-play-bot = против каких ботов вы играете: { $names } (по умолчанию { $usual })
help-seed = целое число или 64 шестнадцатеричные цифры; один и тот же сид даёт одни и те же случайные исходы
help-lang = язык: en, de, ru или it
help-save = записать партию в этот файл, которого ещё не должно быть
help-save-games = сохранить каждую партию в этой папке в виде файлов, которые проверит hexhaven verify
help-position = начать с этой позиции: строка, которую команда position показывает во время партии; параметры игры при этом не указывают
help-games = сколько партий (по умолчанию 100)
help-of-game = { $game }: { $option }
help-mixed = { $option }; или mixed: зависит от номера партии
help-seed-number = целое число (по умолчанию 1); одно и то же число даёт одни и те же партии
help-first = номер первой партии (по умолчанию 1), чтобы снова посмотреть отдельную партию
help-laws = после каждого шага проверять инварианты игры; с --seats mixed меняются и все остальные параметры
help-jobs = сколько процессов (по умолчанию 1; с --laws по одному на процессор)
help-stats-bot = кто играет за всех, можно с лимитом на ответ, как на арене: expert@50ms (по умолчанию быстрый бот)
help-stats-jobs = сколько процессов (по умолчанию 1)
help-arena-bots =
    боты через запятую, при желании со временем на ответ: expert@50ms, expert@200 (симуляции); своя программа
    задаётся как program:КОМАНДА
help-arena-games = сколько партий в каждой паре (по умолчанию 100)
help-arena-gauntlet = играет только первый бот — против каждого из остальных
help-arena-save = сохранить каждую партию в этой папке в виде файла, который проверит hexhaven verify; партии, которые там уже есть, заново не играются
help-arena-stop = закончить пару, как только ясно, выше или ниже этого доля побед, например 0.5
help-arena-ray = играть на кластере Ray по этому адресу; local — только на этой машине
help-arena-plot = нарисовать рейтинги или долю побед в файл SVG
help-bot-action = check: сыграть по партии на каждом месте
help-bot-program = команда, которая запускает программу, в кавычках
help-bot-seconds = секунд на каждый ответ (по умолчанию 5)
help-train-folder = где обучение хранит свои числа; начатое раньше продолжается
help-train-generations = сколько поколений стратегий испытать (по умолчанию 100)
help-train-games = партий между стратегиями, по которым оцениваются позиции (по умолчанию 20000)
help-train-self-play = партий поиска с самим собой, которые улучшают оценку (по умолчанию 0)
help-train-start = файл с весами, с которых начать, например mind.toml другого обучения
help-json = вывести JSON с ключами, описанными в docs/cli.md
help-file = запись, которую сохранила команда play
help-at = остановиться после указанного числа ответов
help-paths = файлы сценариев или папки с файлами *.scenario
help-seconds = сколько секунд измерять каждое число (по умолчанию 1)

## Что не так с данными

error-line = hexhaven: { $problem }
error-no-option = у { $game } нет параметра { $option }
error-seat = ваше место должно быть числом от 1 до { $seats }, а не { $value }
error-bot = у { $game } нет бота { $value }; есть { $names }
error-budget = { $value } не время на ответ: укажите 50ms, 1s, 1sx2 для двух ядер или число симуляций, например 200
error-no-ray = для --ray нужен Ray: pip install ray
error-ray = нет кластера Ray по адресу { $address }: { $problem }
error-arena-twice = каждого бота можно назвать только один раз
error-arena-share = --stop должно быть между 0 и 1, а не { $value }
error-no-training = в { $game } нет обучаемых ботов
error-seed = сид — это целое число не длиннее 60 цифр или 64 шестнадцатеричные цифры, а не { $value }
error-position = с этой позиции играть нельзя: { $problem }
error-position-options = у позиции свои параметры, поэтому { $option } указать нельзя
error-number = { $option } — целое число от { $least } до { $most }, а не { $value }
error-seconds = --seconds — число больше 0 и не больше { $most }, а не { $value }
error-at = --at — число от 0 до { $answers } (столько ответов в записи), а не { $value }
error-read = не удаётся прочитать { $path }: { $problem }
error-write = не удаётся записать { $path }: { $problem }
error-utf8 = { $path } не является текстом в UTF-8
error-size = { $path } слишком велик: файлы для этой команды не бывают больше { $most } МБ
error-output = не удаётся вывести результат: { $problem }
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
player-you = Игрок { $seat } (вы)
play-welcome = Вы играете против { $bots ->
        [one] { $bots } бота
       *[many] { $bots } ботов
    } ({ $name }). Справка: ?
bot-random = случайный
bot-greedy = жадный
bot-reference = эталон
bot-beginner = новичок
bot-casual = любитель
bot-skilled = опытный
bot-strong = сильный
bot-expert = эксперт
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
      hint        что ответил бы сильнейший бот и почему
      undo        взять назад последний ответ
      position    показать позицию одной строкой, которую можно скопировать
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
play-position = Скопируйте эту строку. hexhaven play ИГРА --position СТРОКА начнёт отсюда; скрытое от вас будет выбрано случайно.
play-took-back = Последний ответ взят назад.
play-no-undo = Взять назад нечего: после вашего последнего ответа игра пошла дальше.
play-no-hint = Подсказывать нечего: ответ только один, или ни один бот не может объяснить свой.
play-hint = Чтобы так ответить, введите: { $line }
play-saved = Сохранено: { $path }
play-left = Вы вышли из игры.
play-unsaved = Эта партия не сохранена. Её сохранит save ФАЙЛ; ещё раз quit — выйти без сохранения.
play-lost = Эта партия не сохранена. В следующий раз введите во время игры save ФАЙЛ или начните её так: hexhaven play { $game } --save ФАЙЛ
play-ask-file = Файл, в который сохранить эту партию (пусто — не сохранять):{" "}
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

arena-title = { $game }, игроков: { $seats }, сид { $seed }, сборка: { $build }
arena-challenger = Бот
arena-rival = против
arena-games = Партии
arena-wins = Победы %
arena-margin = Отрыв
arena-points = Очки
arena-rivals = Очки остальных
arena-bot = Бот
arena-elo = Эло
arena-fault = Сбой программы: { $fault }

bot-played = Место { $seat }: очков { $points }, итоговое место { $place }
bot-failed = Сбой программы: { $fault }
bot-good = Программа может участвовать.

train-generation = Поколение { $number }: в среднем { $points } очка
train-games = Игроков { $players }: изучено партий { $games }
train-objectives = Наблюдений за имуществом игроков: { $cases }; самая вероятная карта цели оказалась верной в { $right } % случаев (логарифм правдоподобия { $likelihood }).
train-done = Веса записаны в { $path }.
train-plot = Очки весов по поколениям

stats-title =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } в { $game } между разумными ботами, сид { $seed }, сборка: { $build }

worth-players = Игроки
worth-lead = Отрыв
worth-wins = Победы %
worth-fair = Поровну %

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
verify-revealed = Место { $seat }: своя часть сида добавлена, как было объявлено до партии.
verify-unrevealed = Место { $seat }: часть сида была объявлена, но не раскрыта вовремя и потому пропущена.
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

# hexhaven admin

help-admin = управлять людьми и столами сервера, в том числе во время его работы
metavar-action = ДЕЙСТВИЕ
metavar-search = ТЕКСТ
metavar-login = ЛОГИН
metavar-table = СТОЛ
metavar-text = ТЕКСТ
help-admin-people = показать людей, по 50, сначала новые
help-admin-tables = показать столы, по 50, сначала новые
help-admin-promote = сделать человека с учётной записью администратором; нужная страница появится в его настройках
help-admin-demote = лишить человека прав администратора
help-admin-ban = заблокировать человека: его сеансы и соединения завершаются
help-admin-lift = снять блокировку
help-admin-erase = удалить человека; завершённые партии остаются без его имени
help-admin-delete = удалить стол вместе с партией
help-admin-export = вывести в JSON всё, что хранится о человеке, кроме сделанного в незавершённых партиях
help-admin-link = создать ссылку для входа для того, кто потерял пароль
help-admin-invite = создать приглашение для новых игроков и вывести его код
help-admin-invitations = показать приглашения
help-admin-withdraw = отозвать приглашение
help-admin-audit = что делали администраторы, по 50 строк, сначала новые
help-admin-backup = скопировать все партии в файл, в том числе во время работы сервера
help-admin-search = только те, у кого это есть в имени, логине или идентификаторе
help-admin-who = логин или идентификатор из списка people
help-admin-table = идентификатор из списка tables
help-admin-invitation = идентификатор из списка invitations
help-admin-reason = почему; видят только администраторы
help-admin-note = для кого; видят только администраторы
help-admin-uses = сколько человек могут им воспользоваться (по умолчанию 1)
help-admin-from = пропустить столько строк
admin-promoted = { $who } теперь администратор.
admin-demoted = { $who } больше не администратор.
admin-banned = { $who }: доступ закрыт.
admin-lifted = { $who }: доступ снова открыт.
admin-unchanged = { $who }: менять нечего.
admin-erased = { $who }: данные удалены.
admin-deleted = Стол { $table } удалён.
admin-link = Ссылка для входа ({ $who }), действует один раз; добавьте её к адресу страницы:
admin-uses =
    { $uses ->
        [one] остался { $uses } вход
        [few] осталось { $uses } входа
       *[other] осталось { $uses } входов
    }
admin-withdrawn = Приглашение отозвано.
admin-machine = консоль сервера
admin-is-admin = администратор
admin-is-banned = заблокирован
admin-no-such-person = никого с таким логином или идентификатором нет; администратору нужна учётная запись
admin-no-such-table = такого стола нет
admin-no-such-invitation = такого приглашения нет
admin-administrator = это администратор; сначала снимите с него права (demote)

# hexhaven serve

help-serve = открыть столы для людей и ботов на веб-странице
help-host = адрес, на котором слушать (по умолчанию 127.0.0.1, только этот компьютер)
help-port = порт, на котором слушать (по умолчанию 8000; 0 — любой свободный)
help-database = адрес базы данных PostgreSQL, postgresql://…; без него партии хранятся в файле
help-data = папка для этого файла (по умолчанию — там, где система хранит данные программ)
help-open = открыть страницу в браузере
serve-ready = Hexhaven работает по адресу { $url }
serve-few-places = Система разрешает не более { $number } открытых файлов и соединений одновременно; увеличить их число можно через LimitNOFILE или ulimit -n.
error-database = не удаётся использовать базу данных: { $problem }
error-listen = не удаётся принимать соединения по адресу { $host }, порт { $port }: { $problem }
error-setting = переменная окружения { $name } принимает число, а не { $value }
error-limit = { $name }: нет ограничения с именем { $value }
error-bad-setting = значение переменной окружения { $name } не подходит; годится { $value }

# Сообщения тем, кого сейчас нет

notice-turn =
    { $others ->
        [0] Ваш ход: { $game }.
       *[other] Ваш ход: { $game }, играют также { $players }.
    }
notice-reminder =
    { $others ->
        [0] Время на ход истекает через { $time }: { $game }.
       *[other] Время на ход истекает через { $time }: { $game }, играют также { $players }.
    }
notice-hours =
    { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[other] { $hours } часов
    }
notice-minutes =
    { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
notice-asked =
    { $others ->
        [0] Вас приглашают сыграть: { $game }. Место для вас оставлено.
       *[other] Вас приглашают сыграть: { $game }. За столом { $players }, место для вас оставлено.
    }
notice-over =
    { $others ->
        [0] Ваша партия окончена: { $game }.
       *[other] Ваша партия окончена: { $game }, играли также { $players }.
    }
notice-test = Это пробное уведомление: оно дошло.
notice-stop = Чтобы больше не получать таких писем, откройте ссылку:
notice-confirm-subject = Hexhaven: это ваш адрес?
notice-confirm = Кто-то, вероятно вы, хочет получать на этот адрес письма, когда наступает его ход. Чтобы подтвердить адрес, откройте ссылку:
notice-not-you = Если это были не вы, ничего не делайте: других писем на этот адрес не будет.

# Подсказки

hint-then = Затем: { $answers }.
hint-brings = Сразу: { $lines }
hint-points = В конце можно рассчитывать примерно на { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }, лучшему из соперников — примерно на { $rival }.
hint-second = Следующий по силе вариант, слабее примерно на { $points } очка: { $answer }.
hint-second-close = Почти так же хорошо: { $answer }.
hint-prepares = После этого вероятнее: «{ $line }» (в { $share } из 10 партий, иначе в { $otherwise }).

# Новые версии и резервные копии

log-rules-updated = Правила обновлены до версии { $version }.
verify-stretch = { $problem } (сыграно по правилам версии { $rules }; с тех пор правила изменились)
verify-part =
    { $draws ->
        [one] { $draws } случайный исход соответствует сиду
        [few] { $draws } случайных исхода соответствуют сиду
       *[other] { $draws } случайных исходов соответствуют сиду
    }; остальное проверить не удалось.
serve-running =
    { $games ->
        [one] { $games } идущая партия в { $game } продолжится по правилам версии { $version }.
        [few] { $games } идущие партии в { $game } продолжатся по правилам версии { $version }.
       *[other] { $games } идущих партий в { $game } продолжатся по правилам версии { $version }.
    }
serve-untold =
    { $games ->
        [one] { $games } партия прежней версии Hexhaven обновляется во время работы сервера.
        [few] { $games } партии прежней версии Hexhaven обновляются во время работы сервера.
       *[other] { $games } партий прежней версии Hexhaven обновляются во время работы сервера.
    }
serve-unreadable =
    { $games ->
        [one] { $games } стол пока не удавалось прочитать; будет ещё одна попытка.
        [few] { $games } стола пока не удавалось прочитать; будет ещё одна попытка.
       *[other] { $games } столов пока не удавалось прочитать; будет ещё одна попытка.
    }
error-newer-database = база данных принадлежит более новой версии Hexhaven (её ревизия { $found }, эта программа знает до { $known }): установите ту версию или восстановите резервную копию
help-backup = скопировать все партии в файл, даже во время работы сервера
help-backup-file = файл, который будет записан; его ещё не должно быть
help-restore = восстановить партии из резервной копии; сначала остановите сервер
help-restore-file = файл, записанный командой hexhaven backup
help-force = заменить партии, которые есть сейчас
backup-done =
    В файле { $path } { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }.
help-recount = заново подсчитать сохранённые завершённые партии и пересчитать все рейтинги
recount-done =
    { $games ->
        [one] Учтена { $games } завершённая партия.
        [few] Учтены { $games } завершённые партии.
       *[other] Учтено { $games } завершённых партий.
    }
restore-done =
    Партии из { $path } восстановлены: { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
       *[other] { $tables } столов
    }.
error-backup-postgres = базу данных PostgreSQL копируют с помощью pg_dump и восстанавливают с помощью pg_restore
error-no-games = в { $path } нет партий
error-restore-exists = в { $path } уже есть партии; --force заменит их
error-restore-running = { $path } сейчас используется; сначала остановите сервер
error-not-backup = { $path } — не резервная копия: { $problem }

typed-in-line = { $path }: { $where }: { $problem }
typed-in-line-file = { $path }: { $problem }
typed-in-bad =
    { $violations ->
        [one] { $violations } ошибка.
        [few] { $violations } ошибки.
       *[other] { $violations } ошибок.
    }
