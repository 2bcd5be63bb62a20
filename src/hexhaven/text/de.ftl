# Die Befehlszeile und das Spiel im Terminal.

## Was argparse von sich aus sagt

argparse-usage = Aufruf:{" "}
argparse-positionals = Argumente
argparse-options = Optionen
argparse-argument = { $name }: { $problem }
argparse-required = es fehlt: { $names }
argparse-unknown = hier nicht bekannt: { $names }
argparse-one = braucht einen Wert
argparse-some = braucht mindestens einen Wert
argparse-choice = { $value } ist nicht möglich; zur Wahl stehen { $choices }
argparse-explicit = nimmt keinen Wert, also nicht { $value }
metavar-command = BEFEHL
metavar-game = Spiel
metavar-file = DATEI
metavar-path = PFAD
metavar-address = ADRESSE
metavar-url = URL
metavar-folder = ORDNER
metavar-program = PROGRAMM

## Befehle und Optionen

help-hexhaven = Brettspiele mit Regelwerk: gegen Bots spielen, viele Partien simulieren, Aufzeichnungen nachspielen und prüfen.
help-epilog = Rückgabewerte: 0 alles in Ordnung, 1 eine Prüfung ist fehlgeschlagen, 2 falscher Aufruf oder falsche Eingabe. Sprache: --lang, HEXHAVEN_LANG, LC_ALL oder LANG; es gibt en, de, ru, it.
help-play = im Terminal gegen Bots spielen
help-sim = viele Partien zufällig spielen und auswerten
help-stats = viele Partien zwischen vernünftigen Bots spielen und auswerten
help-arena = Bots gegeneinander spielen lassen und ihre Stärke bestimmen
help-bot = einen Bot prüfen, der ein eigenes Programm ist
help-train = die Bots eines Spiels aus Partien gegen sich selbst lernen lassen
help-replay = eine Aufzeichnung nachspielen und zeigen, wohin sie führt
help-verify = jede Ziehung einer Aufzeichnung anhand ihres Startwerts prüfen
help-check = Szenariodateien ausführen
help-bench = messen, wie schnell die Spiele laufen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-command = was zu tun ist
help-game = das Spiel: { $games }
help-seat = dein Platz, ab 1 (Standard: 1)
help-play-bot = gegen welche Bots du spielst: { $names } (Standard: { $usual })
help-seed = eine ganze Zahl oder 64 Hexadezimalziffern; derselbe Startwert ergibt dieselben Ziehungen
help-lang = Sprache: en, de, ru oder it
help-save = die Aufzeichnung der Partie in diese Datei schreiben, die es noch nicht geben darf
help-save-games = jede Partie in diesem Ordner speichern, als Dateien, die hexhaven verify prüfen kann
help-position = von dieser Stellung aus spielen: eine Zeile, wie position sie während einer Partie zeigt; Optionen des Spiels entfallen
help-games = wie viele Partien (Standard: 100)
help-of-game = { $game }: { $option }
help-mixed = { $option }; oder mixed: je nach Nummer der Partie
help-seed-number = eine ganze Zahl (Standard: 1); dieselbe Zahl ergibt dieselben Partien
help-first = Nummer der ersten Partie (Standard: 1), um eine einzelne Partie noch einmal zu sehen
help-laws = nach jedem Schritt die Invarianten des Spiels prüfen; mit --seats mixed wechseln auch alle anderen Optionen
help-jobs = wie viele Prozesse (Standard: 1; mit --laws einer je Prozessor)
help-stats-bot = wer alle Plätze spielt, auf Wunsch mit einer Bedenkzeit je Antwort wie in der Arena: expert@50ms (Standard: ein schneller Bot)
help-stats-jobs = wie viele Prozesse (Standard: 1)
help-arena-bots =
    Bots, durch Kommas getrennt, auf Wunsch mit Bedenkzeit je Antwort: expert@50ms, expert@200 (Simulationen); ein
    eigenes Programm ist program:BEFEHL
help-arena-games = wie viele Partien je Paarung (Standard: 100)
help-arena-gauntlet = nur den ersten Bot gegen jeden der anderen spielen lassen
help-arena-save = jede Partie in diesem Ordner als Datei speichern, die hexhaven verify prüfen kann; was dort schon liegt, wird nicht noch einmal gespielt
help-arena-stop = eine Paarung beenden, sobald feststeht, ob der Anteil der Siege über oder unter diesem liegt, etwa 0.5
help-arena-ray = auf dem Ray-Cluster mit dieser Adresse spielen; local: nur auf diesem Rechner
help-arena-plot = die Wertungen oder die Siege als SVG-Datei zeichnen
help-bot-action = check: auf jedem Platz eine Partie spielen
help-bot-program = der Befehl, der das Programm startet, in Anführungszeichen
help-bot-seconds = Sekunden je Antwort (Standard: 5)
help-train-folder = wo das Training seine Zahlen ablegt; was schon dort ist, wird fortgesetzt
help-train-generations = wie viele Generationen von Spielweisen erprobt werden (Standard: 100)
help-train-games = Partien der Spielweisen, nach denen Stellungen bewertet werden (Standard: 20000)
help-train-self-play = Partien der Suche gegen sich selbst, die die Bewertung verbessern (Standard: 0)
help-train-start = Datei mit Gewichten, von denen aus trainiert wird, etwa mind.toml eines anderen Trainings
help-json = JSON ausgeben, mit den Schlüsseln aus docs/cli.md
help-file = eine Aufzeichnung, die play gespeichert hat
help-at = nach so vielen Antworten anhalten
help-paths = Szenariodateien, oder Ordner mit *.scenario-Dateien
help-seconds = wie lange jede Zahl gemessen wird (Standard: 1)

## Was an der Eingabe falsch ist

error-line = hexhaven: { $problem }
error-no-option = { $game } hat keine Option { $option }
error-seat = dein Platz muss eine Zahl von 1 bis { $seats } sein, nicht { $value }
error-bot = kein Bot von { $game } heißt { $value }; es gibt { $names }
error-budget = { $value } ist keine Bedenkzeit: möglich sind 50ms, 1s, 1sx2 für zwei Kerne oder eine Anzahl von Simulationen wie 200
error-no-ray = --ray braucht Ray: pip install ray
error-ray = kein Ray-Cluster unter { $address }: { $problem }
error-arena-twice = jeder Bot darf nur einmal genannt werden
error-arena-share = --stop muss zwischen 0 und 1 liegen, nicht { $value }
error-no-training = { $game } hat keine lernenden Bots
error-seed = ein Startwert ist eine ganze Zahl mit höchstens 60 Ziffern oder besteht aus 64 Hexadezimalziffern; nicht { $value }
error-position = aus dieser Stellung kann nicht gespielt werden: { $problem }
error-position-options = eine Stellung bringt ihre Optionen mit; { $option } kann nicht angegeben werden
error-number = { $option } braucht eine ganze Zahl von { $least } bis { $most }, nicht { $value }
error-seconds = --seconds braucht eine Zahl über 0 und bis { $most }, nicht { $value }
error-at = --at braucht eine Zahl von 0 bis { $answers }, so viele Antworten hat die Aufzeichnung; nicht { $value }
error-read = { $path } kann nicht gelesen werden: { $problem }
error-write = { $path } kann nicht geschrieben werden: { $problem }
error-utf8 = { $path } ist kein UTF-8-Text
error-size = { $path } ist zu groß: keine Datei, die dieser Befehl liest, hat mehr als { $most } MB
error-output = die Ausgabe kann nicht geschrieben werden: { $problem }
error-file = { $path }:{ $line }: { $problem }
error-language = hexhaven: die Sprache { $value } (HEXHAVEN_LANG) gibt es nicht, nur { $languages }; weiter auf Englisch
error-no-scenarios = keine *.scenario-Dateien in { $path }
problem-refused = { $answer } wird nach Regel { $rule } abgelehnt: { $reason }
problem-english = hier stimmt etwas nicht: { $problem }
trouble-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
trouble-exists = die Datei gibt es schon; sie wird nicht überschrieben
trouble-denied = der Zugriff ist nicht erlaubt
trouble-folder = das ist ein Ordner
trouble-no-folder = ein Teil des Pfades ist kein Ordner
trouble-name = so kann keine Datei heißen
trouble-full = der Datenträger ist voll
number-0 = { NUMBER($number, maximumFractionDigits: 0) }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Das Spiel im Terminal

player = Spieler { $seat }
player-you = Spieler { $seat } (du)
play-welcome = Du spielst gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    } ({ $name }). Mit ? gibt es Hilfe.
bot-random = zufällig
bot-greedy = gierig
bot-reference = Vergleich
bot-beginner = Anfänger
bot-casual = Gelegenheitsspieler
bot-skilled = geübt
bot-strong = stark
bot-expert = Experte
play-seed-hash = Prüfsumme des Startwerts aller Ziehungen (SHA-256): { $hash }
play-news = Seit deiner letzten Antwort
play-prompt = Deine Antwort (Nummer, Notation oder ?):{" "}
play-help =
    Gib die Nummer einer Antwort ein oder ihre Notation, die rechts in der Liste steht. Weitere Befehle:
      ? NAME      was etwas bewirkt, zum Beispiel: ? { $example }
      ? { $rule }  was diese Regel sagt
      why TEXT    warum diese Notation keine erlaubte Antwort wäre
      show        noch einmal der Tisch
      list        noch einmal die Frage und die Antworten
      board N     was Spieler N gehört
      log, log N  der ganze Verlauf oder die letzten N Zeilen
      hint        was der stärkste Bot antworten würde, und warum
      undo        die letzte Antwort zurücknehmen
      position    die Stellung als eine Zeile zeigen, die man kopieren kann
      save DATEI  die Aufzeichnung bis hierher in eine Datei schreiben
      quit        das Spiel verlassen
play-thing = { $name }: { $effect }
play-rule = Regel { $rule }: { $said }
play-no-thing = { $name } gibt es nicht. Bekannte Namen: { $names }
play-no-number = Die Liste hat keine Nummer { $number }.
play-no-answer = Das ist keine Antwort: { $line }. Mit ? gibt es Hilfe.
play-close = Meintest du: { $answers }
play-form = So wird es geschrieben: { $form }
play-refused = Abgelehnt nach Regel { $rule }: { $reason }
play-legal = Das ist eine erlaubte Antwort: { $line }
play-no-player = Es gibt keinen Spieler { $number }.
play-board-which = Das gehört dir. board N zeigt, was Spieler N gehört.
play-save-which = Gib die Datei an: save DATEI
play-why-which = Gib die Antwort in Notation an, zum Beispiel: why { $example }
play-log-which = log zeigt alles, log 20 die letzten 20 Zeilen.
play-position = Kopiere diese Zeile. hexhaven play SPIEL --position ZEILE beginnt dort; was dir verborgen ist, wird zufällig ergänzt.
play-took-back = Deine letzte Antwort ist zurückgenommen.
play-no-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Antwort ging das Spiel weiter.
play-no-hint = Hier gibt es keinen Tipp: Es bleibt nur eine Antwort, oder kein Bot kann seine erklären.
play-hint = Dafür gib ein: { $line }
play-saved = Gespeichert: { $path }
play-left = Du hast das Spiel verlassen.
play-unsaved = Diese Partie ist nicht gespeichert. save DATEI speichert sie; noch einmal quit verlässt das Spiel ohne zu speichern.
play-lost = Diese Partie wurde nicht gespeichert. Gib beim nächsten Mal im Spiel save DATEI ein oder beginne mit: hexhaven play { $game } --save DATEI
play-ask-file = Datei, in der diese Partie gespeichert wird (leer: nicht speichern):{" "}
play-winner = { $player } gewinnt.
play-seed = Der Startwert war { $seed }.
play-verify = Jede Ziehung prüfen: hexhaven verify { $path }

## Simulation

sim-title =
    { $games ->
        [one] { $games } zufällige Partie
       *[other] { $games } zufällige Partien
    } { $game }, Startwert { $seed }, Fassung: { $build }
sim-progress = Partien
sim-seat = Platz
sim-count = Partien
sim-mean = Mittelwert
sim-deviation = Streuung
sim-least = Minimum
sim-most = Maximum
sim-wins = Siege %
sim-decisions = Entscheidungen je Partie: { $number }
sim-speed = Partien je Sekunde: { $number } ({ $seconds } s)
sim-laws-hold = In jeder Partie gelten alle Invarianten.
sim-broken = Verletzte Invariante in Partie { $number }: { $law }
sim-options = Optionen: { $options }
sim-again = Noch einmal ansehen: { $command }

arena-title =
    { $game } { $seats ->
        [one] allein
       *[other] zu { $seats } Spielern
    }, Startwert { $seed }, Fassung: { $build }
arena-challenger = Bot
arena-rival = gegen
arena-games = Partien
arena-wins = Siege %
arena-margin = Vorsprung
arena-points = Punkte
arena-rivals = Punkte der anderen
arena-bot = Bot
arena-elo = Elo
arena-fault = Ein Programm hat versagt: { $fault }

bot-played = Platz { $seat }: { $points } Punkte, Rang { $place }
bot-failed = Das Programm hat versagt: { $fault }
bot-good = Das Programm kann teilnehmen.

train-generation = Generation { $number }: im Mittel { $points } Punkte
train-games = { $players } Spieler: { $games } Partien beobachtet
train-objectives = Der Besitz von Spielern wurde { $cases }-mal betrachtet: In { $right } % der Fälle war das wahrscheinlichste Spielziel das richtige (Log-Likelihood { $likelihood }).
train-done = Die Gewichte stehen in { $path }.
train-plot = Punkte der Gewichte nach Generationen

stats-title =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } { $game } zwischen vernünftigen Bots, Startwert { $seed }, Fassung: { $build }

worth-players = Spieler
worth-lead = Vorsprung
worth-wins = Gewonnen %
worth-fair = Fair %

build-compiled = kompiliert
build-interpreted = interpretiert

## Aufzeichnungen, Szenarien, Geschwindigkeit

replay-answers =
    { $answers ->
        [one] { $answers } Antwort
       *[other] { $answers } Antworten
    } nachgespielt.
replay-last = Zuletzt: { $who }: { $answer }
replay-chance = Zufall
replay-open = Die Partie ist noch nicht zu Ende.
replay-asked = { $player } ist an der Reihe: „{ $question }“
replay-draw = Als Nächstes entscheidet der Zufall.
verify-good =
    { $path }: { $draws ->
        [one] { $draws } Ziehung folgt
       *[other] alle { $draws } Ziehungen folgen
    } aus dem Startwert.
verify-revealed = Platz { $seat } hat seinen Teil zum Startwert beigetragen, wie vor der Partie angekündigt.
verify-unrevealed = Platz { $seat } hat einen Teil des Startwerts angekündigt, ihn aber nicht rechtzeitig offengelegt; er wurde weggelassen.
verify-open = { $path }: Die Partie ist noch nicht zu Ende. Bis hierher ist sie regelgerecht; die Ziehungen lassen sich prüfen, wenn der Startwert am Ende aufgedeckt ist.
check-summary =
    { $scenarios ->
        [one] { $scenarios } Szenario
       *[other] { $scenarios } Szenarien
    }, { $failed } fehlgeschlagen
bench-title = Zufällige Partien { $game } auf einem Kern
bench-what = Bestes von mehreren Malen
bench-decisions = Entscheidungen je Sekunde, { $players } Spieler
bench-answers = Antworten je Sekunde, { $players } Spieler
bench-copy = Nanosekunden je Kopie
bench-key = Nanosekunden je Schlüssel
bench-faster = Faktor
bench-not-compiled = Diese Installation ist nicht kompiliert; gemessen wird nur die interpretierte Fassung.

# hexhaven admin

help-admin = Personen und Tische eines Servers verwalten, auch während er läuft
metavar-action = AKTION
metavar-search = TEXT
metavar-login = LOGIN
metavar-table = TISCH
metavar-text = TEXT
help-admin-people = Personen auflisten, je 50, die neuesten zuerst
help-admin-tables = Tische auflisten, je 50, die neuesten zuerst
help-admin-promote = jemanden mit Konto zum Administrator machen; die Seite dafür steht dann in den Einstellungen
help-admin-demote = jemandem die Administratorrechte entziehen
help-admin-ban = jemanden sperren: Sitzungen und Verbindungen enden
help-admin-lift = eine Sperre aufheben
help-admin-erase = jemanden löschen; beendete Partien bleiben, ohne den Namen
help-admin-delete = einen Tisch samt Partie löschen
help-admin-export = alles über jemanden Gespeicherte als JSON ausgeben, außer dem, was in noch nicht beendeten Partien geschah
help-admin-link = einen Zugangslink erstellen, für jemanden, der sein Passwort verloren hat
help-admin-invite = eine Einladung für neue Spieler erstellen und ihren Code ausgeben
help-admin-invitations = die Einladungen auflisten
help-admin-withdraw = eine Einladung zurückziehen
help-admin-audit = was Administratoren getan haben, je 50 Zeilen, die neuesten zuerst
help-admin-backup = alle Partien in eine Datei kopieren, auch während der Server läuft
help-admin-search = nur Einträge, die das in Name, Anmeldename oder Kennung haben
help-admin-who = der Anmeldename, oder die Kennung aus der Liste von „people“
help-admin-table = die Kennung aus der Liste von „tables“
help-admin-invitation = die Kennung aus der Liste von „invitations“
help-admin-reason = warum, nur für Administratoren
help-admin-note = für wen, nur für Administratoren
help-admin-uses = wie viele Personen sie benutzen dürfen (Standard: 1)
help-admin-from = so viele Zeilen überspringen
admin-promoted = { $who } ist jetzt Administrator.
admin-demoted = { $who } ist nicht mehr Administrator.
admin-banned = { $who } ist gesperrt.
admin-lifted = { $who } ist nicht mehr gesperrt.
admin-unchanged = Bei { $who } gibt es nichts zu ändern.
admin-erased = { $who } wurde gelöscht.
admin-deleted = Tisch { $table } wurde gelöscht.
admin-link = Zugangslink für { $who }, gilt einmal; häng ihn an die Adresse der Seite an:
admin-uses =
    { $uses ->
        [one] noch { $uses } Mal gültig
       *[other] noch { $uses } Mal gültig
    }
admin-withdrawn = Die Einladung ist zurückgezogen.
admin-machine = Serverkonsole
admin-is-admin = Administrator
admin-is-banned = gesperrt
admin-no-such-person = niemand hat diesen Anmeldenamen oder diese Kennung; Administratoren brauchen ein Konto
admin-no-such-table = diesen Tisch gibt es nicht
admin-no-such-invitation = diese Einladung gibt es nicht
admin-administrator = das ist ein Administrator; zuerst mit demote zurückstufen

# hexhaven serve

help-serve = Tische für Menschen und Bots auf einer Webseite anbieten
help-host = Adresse, auf der gelauscht wird (Standard: 127.0.0.1, nur dieser Rechner)
help-port = Port, auf dem gelauscht wird (Standard: 8000; 0: irgendein freier)
help-database = Adresse einer PostgreSQL-Datenbank, postgresql://…; ohne sie liegen die Partien in einer Datei
help-data = Ordner für diese Datei (Standard: wo das System Programmdaten ablegt)
help-open = die Seite in einem Browser öffnen
serve-ready = Hexhaven läuft unter { $url }
serve-few-places = Das System erlaubt nur { $number } gleichzeitig offene Dateien und Verbindungen; mit LimitNOFILE oder ulimit -n werden es mehr.
error-database = die Datenbank lässt sich nicht benutzen: { $problem }
error-listen = kann an { $host }, Port { $port }, keine Verbindungen annehmen: { $problem }
error-setting = die Umgebungsvariable { $name } braucht eine Zahl, nicht { $value }
error-limit = { $name }: ein Limit namens { $value } gibt es nicht
error-bad-setting = die Umgebungsvariable { $name } hat einen unbrauchbaren Wert; möglich ist { $value }

# Nachrichten an Leute, die nicht da sind

notice-turn =
    { $others ->
        [0] Du bist am Zug: { $game }.
       *[other] Du bist am Zug: { $game } mit { $players }.
    }
notice-reminder =
    { $others ->
        [0] Deine Zeit für einen Zug läuft in { $time } ab: { $game }.
       *[other] Deine Zeit für einen Zug läuft in { $time } ab: { $game } mit { $players }.
    }
notice-hours = { $hours } Stunden
notice-minutes =
    { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
notice-asked =
    { $others ->
        [0] Du bist zu einer Partie eingeladen: { $game }. Ein Platz ist für dich reserviert.
        [one] { $players } möchte mit dir spielen: { $game }. Ein Platz ist für dich reserviert.
       *[other] { $players } möchten mit dir spielen: { $game }. Ein Platz ist für dich reserviert.
    }
notice-over =
    { $others ->
        [0] Deine Partie ist zu Ende: { $game }.
       *[other] Deine Partie ist zu Ende: { $game } mit { $players }.
    }
notice-test = Das ist eine Testnachricht: Sie ist angekommen.
notice-stop = Um keine solchen E-Mails mehr zu bekommen, öffne diesen Link:
notice-confirm-subject = Hexhaven: Ist das deine Adresse?
notice-confirm = Jemand, wahrscheinlich du, möchte an diese Adresse eine Nachricht bekommen, wenn er am Zug ist. Bestätige sie mit diesem Link:
notice-not-you = Warst du das nicht, brauchst du nichts zu tun: An diese Adresse schicken wir sonst nichts.

# Tipps

hint-then = Danach: { $answers }.
hint-brings = Sofort: { $lines }
hint-points = Am Ende kannst du mit etwa { $points } Punkten rechnen, dein stärkster Gegner mit etwa { $rival }.
hint-second = Nächstbester Zug, etwa { $points } Punkte schlechter: { $answer }.
hint-second-close = Fast so gut: { $answer }.
hint-prepares = Das wird damit wahrscheinlicher: „{ $line }“ (in { $share } von 10 Partien, sonst in { $otherwise }).

# Neue Versionen und Sicherungen

log-rules-updated = Die Regeln wurden auf Version { $version } aktualisiert.
verify-stretch = { $problem } (gespielt nach Regelversion { $rules }; seither haben sich die Regeln geändert)
verify-part =
    { $draws ->
        [one] { $draws } Ziehung folgt aus dem Startwert
       *[other] { $draws } Ziehungen folgen aus dem Startwert
    }; der Rest ließ sich nicht prüfen.
serve-running =
    { $games ->
        [one] { $games } laufende Partie { $game } geht nach Regelversion { $version } weiter.
       *[other] { $games } laufende Partien { $game } gehen nach Regelversion { $version } weiter.
    }
serve-untold =
    { $games ->
        [one] { $games } Partie einer älteren Version von Hexhaven wird bei laufendem Server auf den neuen Stand gebracht.
       *[other] { $games } Partien einer älteren Version von Hexhaven werden bei laufendem Server auf den neuen Stand gebracht.
    }
serve-unreadable =
    { $games ->
        [one] { $games } Tisch ließ sich bisher nicht lesen; es wird noch einmal versucht.
       *[other] { $games } Tische ließen sich bisher nicht lesen; es wird noch einmal versucht.
    }
error-newer-database = die Datenbank gehört zu einer neueren Version von Hexhaven (Revision { $found }, dieses Programm kennt nur bis { $known }): jene Version installieren oder eine Sicherung zurückspielen
help-backup = alle Partien in eine Datei kopieren, auch während der Server läuft
help-backup-file = die Datei, die geschrieben wird; es darf sie noch nicht geben
help-restore = die Partien einer Sicherung zurückspielen; vorher den Server beenden
help-restore-file = eine Datei, die hexhaven backup geschrieben hat
help-force = die vorhandenen Partien ersetzen
backup-done =
    { $path } enthält { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
help-recount = die gespeicherten beendeten Partien neu zählen und alle Wertungszahlen neu berechnen
recount-done =
    { $games ->
        [one] { $games } beendete Partie ist gezählt.
       *[other] { $games } beendete Partien sind gezählt.
    }
restore-done =
    Die Partien aus { $path } sind zurückgespielt: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
error-backup-postgres = eine PostgreSQL-Datenbank sichert man mit pg_dump und spielt sie mit pg_restore zurück
error-no-games = in { $path } liegen keine Partien
error-restore-exists = in { $path } liegen schon Partien; --force ersetzt sie
error-restore-running = { $path } wird gerade benutzt; zuerst den Server beenden
error-not-backup = { $path } ist keine Sicherung: { $problem }

typed-in-line = { $path }: { $where }: { $problem }
typed-in-line-file = { $path }: { $problem }
typed-in-bad =
    { $violations ->
        [one] { $violations } Fehler.
       *[other] { $violations } Fehler.
    }
