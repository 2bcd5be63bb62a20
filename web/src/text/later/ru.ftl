# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Ваш профиль
my-profile-open = Показать мой профиль
profile-audience = Кто может видеть ваш профиль?
profile-audience-all = все
profile-audience-mates = друзья и те, с кем я играл
profile-audience-nobody = никто
profile-shows-rating = Показывать в нём мои рейтинги
profile-since = Здесь с { $date }
profile-games = Партии
profile-tally =
    { $played ->
        [one] { $played } партия,
        [few] { $played } партии,
       *[other] { $played } партий,
    } побед: { $won }
profile-rating = рейтинг { $rating } ± { $deviation }
profile-no-games = Завершённых партий пока нет.
profile-settings = Кто это видит
friends = Друзья
friends-none = Пока никого. Откройте профиль того, с кем играли, и предложите дружбу.
friend-ask = Предложить дружбу
friend-ask-back = Отозвать предложение
friend-accept = Принять дружбу
unfriend = Больше не дружить
block = Заблокировать
unblock = Разблокировать
relation-asked = предложение отправлено
relation-asks = предлагает дружбу
relation-blocked = в чёрном списке
clubs = Клубы
clubs-hint = Закрытая компания со своим лобби, своей лигой и своими сезонами.
club-name = Название клуба
club-found = Основать клуб
club-members =
    { $number ->
        [one] { $number } участник
        [few] { $number } участника
       *[other] { $number } участников
    }
club-head = глава
club-lobby = Столы клуба
club-dismiss = Исключить
club-invite = Ссылка для вступления
club-invite-new = Новая ссылка; старая перестанет действовать
club-leave = Покинуть клуб
club-leave-hint = Вы больше не увидите столы и лигу клуба.
club-leave-surely = Покинуть
club-season-hint = Таблица этого сезона станет окончательной, и все начнут заново.
club-season-surely = Начать новый сезон
league = Лига
league-hint = За столами клуба — очко за каждого, кто оказался ниже вас, и пол-очка за равенство. Боты не в счёт.
league-points = Очки
league-played = Партии
league-won = Победы
league-none = В этом сезоне ещё нет завершённых партий.
season = Сезон
season-running = Сезон { $number }, с { $begun }
season-over = Сезон { $number }, { $begun } – { $ended }
season-new = Новый сезон
ratings = Рейтинги
ratings-hint = Для партий вдвоём и большей компанией: все начинают с 1500, а число после ± говорит, насколько рейтинг точен. В списке те, кто этого хочет.
ratings-none = Рейтинга пока ни у кого нет.
rating = Рейтинг
rating-who = Игрок
rating-games = Партии
statistics-of = { $game }: очки по источникам, в среднем
statistics-total = Очки
statistics-own = В среднем
statistics-bots = Боты
statistics-here = Эта партия
statistics-best = Больше всего очков за партию: { $points }
history = Завершённые партии
history-place = место { $place } из { $players }
history-rating = рейтинг { $change }
history-sources = Откуда взялись очки
history-more = Более ранние партии
history-none = Таких партий нет.
again-with-these = Сыграть с ними ещё раз
person-gone = тот, кого здесь больше нет
filter-any = любой
filter-with = С кем
filter-result = Результат
filter-won = победа
filter-lost = не победа
filter-since = С
filter-until = По
code-no-such-person = Такого человека нет, или его профиль не для вас.
code-no-such-club = Такого клуба нет, или вы в нём не состоите.
code-no-such-season = Такого сезона нет.
code-too-many = Это слишком много.

## What one likes

preference-accent = Цвета страницы
preference-accent-wine = винный
preference-accent-forest = лесной
preference-accent-sea = морской
preference-accent-contrast = сильный контраст
preference-patterns = Узоры в дополнение к цветам
preference-patterns-off = нет
preference-patterns-on = на жетонах и полях
preference-size = Размер текста
preference-size-normal = обычный
preference-size-large = крупнее
preference-size-huge = очень крупный
preference-forced = Отвечать автоматически, если ответ единственный

## Сообщения в отсутствие игрока

notices = Сообщения, пока вас нет
notices-hint = Если вас нет уже минуту: не больше одного сообщения на ход и одно напоминание, прежде чем истечёт время на ход в партии на несколько дней.
channel-email = Письмо на { $address }
channel-push = Браузер ({ $address })
channel-webhook = Вебхук на { $address }
channel-unconfirmed = Откройте ссылку в письме, которое мы туда отправили.
channel-try = Отправить пробное сообщение
channel-remove = Убрать
channel-add = Добавить
channel-add-push = Сообщать в этом браузере
channel-add-email = Адрес электронной почты
channel-add-webhook = Адрес вебхука
channel-format = Какая программа его принимает
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = Мой ход
notice-of-reminder = Моё время истекает
notice-of-asked = Для меня держат место
notice-of-over = Партия окончена
vacation = Отпуск
vacation-hint = В отпуске ваши часы в партиях на несколько дней стоят, и сообщения не приходят. Осталось дней в этом году: { $days }
vacation-until = Вы в отпуске до { $date }.
vacation-days = Сколько дней, начиная с сегодня
vacation-take = Уйти в отпуск
vacation-end = Я снова здесь
on-vacation = в отпуске
code-no-vacation = Столько дней в этом году у вас не осталось.
done-letter = Мы отправили туда письмо; откройте ссылку в нём.
done-tried = Пробное сообщение отправлено.
link-confirm = Подтвердите адрес почты
link-confirm-do = Это мой адрес
link-confirm-done = Теперь вам будут приходить письма, когда наступит ваш ход.
link-stop = Больше никаких писем
link-stop-do = Не писать на этот адрес
link-stop-done = На этот адрес больше ничего не придёт.
code-no-push = Этот браузер не разрешает сообщения; причина в его настройках для этой страницы.
code-bad-target = Годятся только адреса, которые начинаются с https:// и ведут на общедоступный компьютер.
code-no-such-channel = Этот сервер такого не отправляет, или вы это убрали.
code-not-confirmed = Сначала откройте ссылку в письме.
code-not-delivered = Сообщение не удалось доставить.
code-too-many-channels = Их уже достаточно; сначала уберите что-нибудь.

## До начала и до конца

colour = Ваш цвет
colour-0 = Красный
colour-1 = Синий
colour-2 = Оранжевый
colour-3 = Фиолетовый
colour-4 = Зелёный
change-table = Изменить стол
private-table = Закрытый стол
start-fewer =
    { $players ->
        [few] Начать: { $players } игрока
       *[other] Начать: { $players } игроков
    }
start-bots = Начать с ботами на свободных местах
start-bot = Какой бот
send-away = Выпроводить
end-game = Закончить партию …
end-hint = Партия заканчивается без результата, если этого хотят все играющие или, когда кто-то пропал, большинство остальных. Пока никто из людей не сделал ход, хозяин может её отменить.
end-agree = Хочу закончить
end-not = Играем дальше
cancel-game = Отменить партию
code-sent-away = Хозяин выпроводил вас из-за этого стола.
code-too-few = Должны быть заняты хотя бы два места.
code-no-such-bot = Такого бота нет.
