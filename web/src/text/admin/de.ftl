# Für Administratoren; wird mit ihrer Seite geladen.

admin-people = Personen
admin-tables = Tische
admin-invitations = Einladungen
admin-log = Protokoll
admin-number-people = Personen
admin-number-accounts = mit Konto
admin-number-online = Gerade da
admin-number-open = Offene Tische
admin-number-playing = Laufende Partien
admin-number-over = Beendete Partien
admin-number-unreadable = Nicht lesbare Tische
admin-search = Name, Anmeldename oder Kennung
admin-look = Suchen
admin-more = Mehr zeigen
admin-guest = Gast
admin-online = gerade da
admin-is-admin = Administrator
admin-banned-since = gesperrt seit { $date }
admin-seats =
    { $number ->
        [one] { $number } Tisch
       *[other] { $number } Tische
    }
admin-export = Exportieren
admin-export-of = Exportieren, was über { $name } gespeichert ist
admin-ban = Sperren
admin-ban-of = { $name } sperren
admin-ban-hint = Alle Sitzungen und Verbindungen von { $name } enden sofort, und Anmelden ist nicht mehr möglich.
admin-reason = Grund, nur für Administratoren
admin-lift = Sperre aufheben
admin-lift-of = Sperre von { $name } aufheben
admin-erase = Löschen
admin-erase-of = { $name } löschen
admin-erase-hint = Name, Anmeldename, Chat und Notizen von { $name } werden endgültig gelöscht. Beendete Partien bleiben, ohne den Namen; in laufenden spielen Bots weiter.
admin-status-open = offen
admin-status-playing = läuft
admin-status-over = beendet
admin-answers =
    { $number ->
        [one] { $number } Antwort
       *[other] { $number } Antworten
    }
admin-delete = Löschen
admin-delete-of = Tisch { $table } löschen
admin-delete-hint = Der Tisch wird für alle gelöscht, samt seiner Partie. Das lässt sich nicht rückgängig machen.
admin-note = Für wen (nur für Administratoren)
admin-uses = Wie viele Personen
admin-invite = Einladung erstellen
admin-invitation-made = Schick diesen Link an die, die du einlädst; er wird nur dieses eine Mal gezeigt.
admin-no-note = Ohne Notiz
admin-uses-left =
    { $uses ->
        [0] aufgebraucht
        [one] noch { $uses } Mal gültig
       *[other] noch { $uses } Mal gültig
    }
admin-withdraw = Zurückziehen
admin-withdraw-of = Einladung „{ $note }“ zurückziehen
admin-withdraw-hint = Mit dieser Einladung kommt dann niemand mehr herein.
admin-log-hint = Alles, was Administratoren tun, hier oder auf der Konsole des Servers. Diese Zeilen lassen sich nicht ändern.
admin-machine = Die Serverkonsole
admin-did-promote = { $actor } hat { $subject } zum Administrator gemacht.
admin-did-demote = { $actor } hat { $subject } die Administratorrechte entzogen.
admin-did-ban = { $actor } hat { $subject } gesperrt.
admin-did-lift = { $actor } hat die Sperre von { $subject } aufgehoben.
admin-did-erase = { $actor } hat { $subject } gelöscht.
admin-did-delete = { $actor } hat Tisch { $subject } gelöscht.
admin-did-export = { $actor } hat exportiert, was über { $subject } gespeichert ist.
admin-did-link = { $actor } hat einen Zugangslink für { $subject } erstellt.
admin-did-invite = { $actor } hat Einladung { $subject } erstellt.
admin-did-withdraw = { $actor } hat Einladung { $subject } zurückgezogen.
