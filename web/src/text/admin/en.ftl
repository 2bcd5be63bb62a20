# For administrators; loaded with their page.

admin-people = People
admin-tables = Tables
admin-invitations = Invitations
admin-log = Log
admin-number-people = People
admin-number-accounts = with an account
admin-number-online = Here now
admin-number-open = Open tables
admin-number-playing = Running games
admin-number-over = Finished games
admin-number-unreadable = Unreadable tables
admin-search = Name, login or id
admin-look = Search
admin-more = Show more
admin-guest = guest
admin-online = here now
admin-is-admin = administrator
admin-banned-since = banned since { $date }
admin-seats =
    { $number ->
        [one] { $number } table
       *[other] { $number } tables
    }
admin-export = Export
admin-export-of = Export what is stored about { $name }
admin-ban = Ban
admin-ban-of = Ban { $name }
admin-ban-hint = All sessions and connections of { $name } end at once, and logging in is no longer possible.
admin-reason = Reason, for administrators only
admin-lift = Lift the ban
admin-lift-of = Lift the ban on { $name }
admin-erase = Erase
admin-erase-of = Erase { $name }
admin-erase-hint = Name, login, chat and notes of { $name } are erased for good. Finished games stay, without the name; bots play on in running ones.
admin-status-open = open
admin-status-playing = running
admin-status-over = finished
admin-answers =
    { $number ->
        [one] { $number } answer
       *[other] { $number } answers
    }
admin-delete = Delete
admin-delete-of = Delete table { $table }
admin-delete-hint = The table is deleted for everybody, with its game. This cannot be undone.
admin-note = For whom (for administrators only)
admin-uses = How many people
admin-invite = Make an invitation
admin-invitation-made = Send this link to those you invite; it is shown only once.
admin-no-note = Without a note
admin-uses-left =
    { $uses ->
        [0] used up
        [one] { $uses } use left
       *[other] { $uses } uses left
    }
admin-withdraw = Withdraw
admin-withdraw-of = Withdraw the invitation “{ $note }”
admin-withdraw-hint = Nobody can come in with this invitation any more.
admin-log-hint = Everything administrators do, here or on the server's console. These lines cannot be changed.
admin-machine = The server console
admin-did-promote = { $actor } made { $subject } an administrator.
admin-did-demote = { $actor } revoked the administrator rights of { $subject }.
admin-did-ban = { $actor } banned { $subject }.
admin-did-lift = { $actor } lifted the ban on { $subject }.
admin-did-erase = { $actor } erased { $subject }.
admin-did-delete = { $actor } deleted table { $subject }.
admin-did-export = { $actor } exported what is stored about { $subject }.
admin-did-link = { $actor } made a link for { $subject } to get back in.
admin-did-invite = { $actor } made invitation { $subject }.
admin-did-withdraw = { $actor } withdrew invitation { $subject }.
