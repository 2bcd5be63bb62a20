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
admin-number-over = Законченные партии
admin-number-unreadable = Не читаются
admin-search = Имя, логин или идентификатор
admin-look = Искать
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
admin-export-of = Выгрузить всё, что хранится: { $name }
admin-ban = Заблокировать
admin-ban-of = Заблокировать: { $name }
admin-ban-hint = { $name }: все сеансы и соединения сразу завершатся, войти больше не получится.
admin-reason = Причина; видят только администраторы
admin-lift = Снять блокировку
admin-lift-of = Снять блокировку: { $name }
admin-erase = Удалить
admin-erase-of = Удалить: { $name }
admin-erase-hint = { $name }: имя, логин, переписка и заметки удаляются навсегда. Законченные партии остаются без имени, в идущих продолжают боты.
admin-status-open = открыт
admin-status-playing = идёт игра
admin-status-over = игра закончена
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
admin-uses = Человек
admin-invite = Создать приглашение
admin-invitation-made = Отправьте эту ссылку тому, для кого она; показана она только сейчас.
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
admin-log-hint = Всё, что делают администраторы, здесь или на самом сервере. Эти строки изменить нельзя.
admin-machine = Сервер
admin-did-promote = { $actor }: { $subject } становится администратором.
admin-did-demote = { $actor }: { $subject } больше не администратор.
admin-did-ban = { $actor }: блокировка, { $subject }.
admin-did-lift = { $actor }: блокировка снята, { $subject }.
admin-did-erase = { $actor }: удаление, { $subject }.
admin-did-delete = { $actor }: удалён стол { $subject }.
admin-did-export = { $actor }: выгружены данные, { $subject }.
admin-did-link = { $actor }: создана ссылка для возвращения, { $subject }.
admin-did-invite = { $actor }: создано приглашение { $subject }.
admin-did-withdraw = { $actor }: отозвано приглашение { $subject }.
