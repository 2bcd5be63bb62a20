# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Ваш профиль
my-profile-open = Показать мой профиль
profile-audience = Кто может видеть ваш профиль?
profile-audience-all = Все
profile-audience-mates = Друзья и все, кто играл со мной
profile-audience-nobody = Никто
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
profile-settings = Кому это видно
friends = Друзья
friends-none = Пока никого. Откройте профиль того, с кем играли, и добавьте его в друзья.
friend-ask = Добавить в друзья
friend-ask-back = Отозвать заявку
friend-accept = Принять заявку
unfriend = Удалить из друзей
block = Заблокировать
unblock = Разблокировать
relation-asked = заявка отправлена
relation-asks = хочет дружить с вами
relation-blocked = в чёрном списке
clubs = Клубы
clubs-hint = Закрытая группа со своим лобби, своей лигой и своими сезонами.
club-name = Название клуба
club-found = Основать клуб
club-members =
    { $number ->
        [one] { $number } участник
        [few] { $number } участника
       *[other] { $number } участников
    }
club-head = руководитель
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
league-hint = За столами клуба вы получаете очко за каждого, кто оказался ниже вас, и пол-очка при равенстве. Боты не считаются.
league-points = Очки
league-played = Партии
league-won = Победы
league-none = В этом сезоне ещё нет завершённых партий.
season = Сезон
season-running = Сезон { $number }, с { $begun }
season-over = Сезон { $number }, { $begun } – { $ended }
season-new = Новый сезон
ratings = Рейтинги
ratings-hint = Для партий от двух игроков. Все начинают с 1500; число после ± говорит, насколько рейтинг неточен. В списке только те, кто показывает свои рейтинги.
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
history-place = { $place }-е место из { $players }
history-rating = рейтинг { $change }
history-sources = Откуда взялись очки
history-more = Более ранние партии
history-none = Партий не найдено.
again-with-these = Сыграть с ними ещё раз
person-gone = бывший игрок
filter-any = все
filter-with = С кем
filter-result = Результат
filter-won = победа
filter-lost = без победы
filter-since = С
filter-until = По
code-no-such-person = Такого человека нет, или его профиль вам недоступен.
code-no-such-club = Такого клуба нет, или вы в нём не состоите.
code-no-such-season = Такого сезона нет.
code-too-many = Это слишком много.

## What one likes

preference-accent = Цвета страницы
preference-accent-wine = Винные
preference-accent-forest = Лесные
preference-accent-sea = Морские
preference-accent-contrast = Контрастные
preference-patterns = Узоры в дополнение к цветам
preference-patterns-off = Нет
preference-patterns-on = На жетонах и клетках
preference-size = Размер текста
preference-size-normal = Обычный
preference-size-large = Крупнее
preference-size-huge = Очень крупный
preference-forced = Отвечать автоматически, если выбор всего один

## Сообщения в отсутствие игрока

notices = Уведомления, пока вас нет
notices-hint = Приходят, когда вас нет уже минуту: не больше одного на ход и ещё одно напоминание, пока время на ход не вышло.
channel-email = Письмо на { $address }
channel-push = Браузер ({ $address })
channel-webhook = Вебхук на { $address }
channel-unconfirmed = Откройте ссылку в письме, которое мы туда отправили.
channel-try = Отправить пробное уведомление
channel-remove = Убрать
channel-add = Добавить
channel-add-push = Уведомлять в этом браузере
channel-add-email = Адрес электронной почты
channel-add-webhook = Адрес вебхука
channel-format = Сервис
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = Мой ход
notice-of-reminder = Моё время подходит к концу
notice-of-asked = Меня приглашают в партию
notice-of-over = Партия окончена
vacation = Отпуск
vacation-hint = В отпуске ваши часы в партиях, где на ход даются дни, стоят, и уведомления не приходят. Осталось дней в этом году: { $days }
vacation-until = Вы в отпуске до { $date }.
vacation-days = На сколько дней, начиная с сегодняшнего
vacation-take = Уйти в отпуск
vacation-end = Я снова здесь
on-vacation = в отпуске
code-no-vacation = Столько дней в этом году у вас не осталось.
done-letter = Мы отправили туда письмо; откройте ссылку в нём.
done-tried = Пробное уведомление отправлено.
link-confirm = Подтвердите адрес почты
link-confirm-do = Это мой адрес
link-confirm-done = Теперь вам будут приходить письма, когда наступит ваш ход.
link-stop = Больше никаких писем
link-stop-do = Не писать на этот адрес
link-stop-done = На этот адрес больше ничего не придёт.
code-no-push = Этот браузер не разрешает уведомления; проверьте его настройки для этой страницы.
code-bad-target = Годятся только адреса, которые начинаются с https:// и ведут на общедоступный сервер.
code-no-such-channel = Таких уведомлений этот сервер не отправляет, или вы убрали этот адрес.
code-not-confirmed = Сначала откройте ссылку в письме.
code-not-delivered = Уведомление не удалось доставить.
code-too-many-channels = Больше добавить нельзя; сначала уберите один адрес.

## До начала и до конца

colour = Ваш цвет
colour-0 = Красный
colour-1 = Синий
colour-2 = Оранжевый
colour-3 = Фиолетовый
colour-4 = Зелёный
change-table = Изменить настройки
start-fewer =
    { $players ->
        [few] Начать: { $players } игрока
       *[other] Начать: { $players } игроков
    }
start-bots = Начать с ботами на свободных местах
start-bot = Какой бот
send-away = Исключить
end-game = Закончить партию…
end-hint = Партия заканчивается без результата, если согласны все игроки или, когда кто-то отсутствует, большинство остальных. Пока никто не сделал ход, хозяин стола может её отменить.
end-agree = Хочу закончить
end-go-on = Играть дальше
end-not = Всё-таки играть дальше
cancel-game = Отменить партию
code-sent-away = Хозяин стола вас исключил.
code-too-few = Должны быть заняты хотя бы два места.
code-no-such-bot = Такого бота нет.

## Последняя страница

finale-podium = Пьедестал
finale-highlights = Решающие раунды
finale-highlight =
    { $player }, фаза { $phase }, раунд { $round }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
finale-lead = Выходит вперёд.
finale-turns = Решающие ходы
finale-turn =
    { $player }, ход { $turn }: на { $points ->
        [one] { $points } очко больше.
        [few] { $points } очка больше.
       *[other] { $points } очков больше.
    }
finale-closest = Ход { $turn }: мятежные настроения { $rebellion } при населении { $population } — ближе к независимости не было.
chart-points-rounds = Очки по раундам
finale-title = Как прошла партия
finale-scores = Очки
finale-would = Сколько очков получили бы игроки
finale-charts = Графики
finale-card = Карта
finale-counted = Карта и что она считает
finale-total = Всего
finale-trend = Карта тренда
finale-of = { $player }: { $objective }
finale-for-all = Для всех: { $objective }
finale-hidden = Тайная карта цели: { $player }
finale-show-all = Показать всё
finale-medals = медали на картах и построенные чудеса света
finale-ends = Условие окончания: { $end }. В конце: { $number }.
finale-number = есть: { $number }
finale-rank = место: { $rank }
finale-explained = По каждой карте цели сравнивают всех, а не только её владельца; Пацифист и Сепаратист касаются одного владельца. Разделившие место получают его очки полностью; у кого ничего нет, не получает ничего.
finale-independent = Архипелаг стал независимым
finale-above = Мятежные настроения ({ $rebellion }) превысили население ({ $population }).
finale-why = Последние шаги мятежных настроений: { $steps }, причина: { $cause }.
finale-cause = Причина: { $cause } ({ $steps }).
finale-fewer = На островах осталось слишком мало людей.
finale-crisis-domestic = В последнем неразрешённом кризисе внутреннего рынка без ресурса остались жители: { $missing } (ресурс: { $resource }). Ещё один кубик поднял бы: { $spared }.
finale-crisis-export = В последнем неразрешённом кризисе внешнего рынка не хватило кубиков: { $missing } (ресурс: { $resource }). Ещё один снизил бы мятежные настроения на { $spared }.
finale-averted = При мятежных настроениях { $rebellion } архипелаг бы устоял.
finale-not-averted = Мятежные настроения { $rebellion } всё равно были бы слишком высоки.
finale-cube-averted = Ещё один кубик ({ $resource }) предотвратил бы это.
finale-cube-not-averted = Ещё один кубик ({ $resource }) не предотвратил бы этого.
chart-islands = Население, мятежные настроения и излишки рабочей силы
chart-population = Население
chart-rebellion = Мятежные настроения
chart-workers = Излишки рабочей силы
chart-points = Очки, если бы партия закончилась тогда
chart-florins = Флорины
chart-cubes = Кубики
chart-end = конец
chart-table = Числа таблицей
