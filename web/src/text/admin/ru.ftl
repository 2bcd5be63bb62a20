# Для администраторов; загружается с их страницей.

admin-people = Люди
admin-tables = Столы
admin-invitations = Приглашения
admin-log = Журнал
admin-number-people = Люди
admin-number-accounts = с учётной записью
admin-number-online = Сейчас здесь
admin-number-open = Открытые столы
admin-number-playing = Идущие партии
admin-number-over = Завершённые партии
admin-number-unreadable = Нечитаемые столы
admin-search = Имя, логин или идентификатор
admin-look = Найти
admin-more = Показать ещё
admin-guest = гость
admin-online = сейчас здесь
admin-is-admin = администратор
admin-banned-since = блокировка с { $date }
admin-seats =
    { $number ->
        [one] { $number } стол
        [few] { $number } стола
       *[other] { $number } столов
    }
admin-export = Выгрузить
admin-export-of = Выгрузить данные: { $name }
admin-ban = Заблокировать
admin-ban-of = Заблокировать: { $name }
admin-ban-hint = { $name }: все сеансы и соединения сразу завершатся, войти больше не получится.
admin-reason = Причина; видят только администраторы
admin-lift = Снять блокировку
admin-lift-of = Снять блокировку: { $name }
admin-erase = Удалить
admin-erase-of = Удалить: { $name }
admin-erase-hint = { $name }: имя, логин, чат и заметки удаляются навсегда. Завершённые партии остаются без имени, в идущих продолжают боты.
admin-status-open = открыт
admin-status-playing = идёт игра
admin-status-over = игра завершена
admin-answers =
    { $number ->
        [one] { $number } ответ
        [few] { $number } ответа
       *[other] { $number } ответов
    }
admin-delete = Удалить
admin-delete-of = Удалить стол { $table }
admin-delete-hint = Стол удаляется для всех вместе с партией. Отменить это нельзя.
admin-note = Для кого (видят только администраторы)
admin-uses = Сколько человек
admin-invite = Создать приглашение
admin-invitation-made = Отправьте эту ссылку тем, кого приглашаете; она показана только сейчас.
admin-no-note = Без заметки
admin-uses-left =
    { $uses ->
        [0] использовано
        [one] остался { $uses } вход
        [few] осталось { $uses } входа
       *[other] осталось { $uses } входов
    }
admin-withdraw = Отозвать
admin-withdraw-of = Отозвать приглашение «{ $note }»
admin-withdraw-hint = По этому приглашению больше никто не войдёт.
admin-log-hint = Всё, что делают администраторы, здесь или в консоли сервера. Эти строки изменить нельзя.
admin-machine = Консоль сервера
admin-did-promote = { $actor } назначает администратором: { $subject }.
admin-did-demote = { $actor } лишает прав администратора: { $subject }.
admin-did-ban = { $actor } блокирует: { $subject }.
admin-did-lift = { $actor } снимает блокировку: { $subject }.
admin-did-erase = { $actor } удаляет: { $subject }.
admin-did-delete = { $actor } удаляет стол { $subject }.
admin-did-export = { $actor } выгружает данные: { $subject }.
admin-did-link = { $actor } создаёт ссылку для входа: { $subject }.
admin-did-invite = { $actor } создаёт приглашение { $subject }.
admin-did-withdraw = { $actor } отзывает приглашение { $subject }.
