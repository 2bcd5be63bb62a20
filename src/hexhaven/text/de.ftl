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

## Befehle und Optionen

help-hexhaven = Brettspiele mit Regelwerk: gegen Bots spielen, viele Partien simulieren, Aufzeichnungen nachspielen und prüfen.
help-epilog = Rückgabewerte: 0 alles in Ordnung, 1 eine Prüfung ist fehlgeschlagen, 2 falscher Aufruf oder falsche Eingabe. Sprache: --lang, HEXHAVEN_LANG, LC_ALL oder LANG; es gibt en, de, ru, it.
help-play = im Terminal gegen Bots spielen
help-sim = viele Partien zufällig spielen und auswerten
help-stats = viele Partien zwischen vernünftigen Bots spielen und auswerten
help-replay = eine Aufzeichnung nachspielen und zeigen, wohin sie führt
help-verify = jede Ziehung einer Aufzeichnung anhand ihres Startwerts prüfen
help-check = Szenariodateien ausführen
help-bench = messen, wie schnell die Spiele laufen
help-help = diese Hilfe zeigen
help-version = die Version zeigen
help-command = was zu tun ist
help-game = das Spiel: { $games }
help-burgundy-seats = Zahl der Spieler, 2 bis 4 (Standard: 2)
help-seat = dein Platz, ab 1 (Standard: 1)
help-bot = gegen welche Bots du spielst: { $names } (Standard: der erste)
help-burgundy-duchies = ein Fürstentum von 1 bis 10 für alle, eines je Platz (3,5), oder drawn (ausgelost), oder chosen (gewählt)
help-burgundy-choices = ob die Wahl beim Aufbau offen (open) oder verdeckt (hidden) ist
help-burgundy-start = der Platz, der beginnt, oder drawn (ausgelost)
help-seed = eine ganze Zahl oder 64 Hexadezimalziffern; derselbe Startwert ergibt dieselben Ziehungen
help-lang = Sprache: en, de, ru oder it
help-save = die Aufzeichnung der Partie in diese Datei schreiben, die es noch nicht geben darf
help-games = wie viele Partien (Standard: 100)
help-archipelago-seats = Zahl der Spieler, 2 bis 5 (Standard: 4)
help-archipelago-length = short (kurz), medium (mittel) oder long (lang); Standard: short
help-archipelago-start = das Startfeld, sea (Meer) oder desert (Wüste); Standard: sea
help-archipelago-variants = none (keine) oder einige von no-secrets, more-control, more-spice, choose-trend, benefactor, durch Kommas getrennt
help-archipelago-deals = ob die Spieler verhandeln dürfen, on oder off (Standard: on)
help-archipelago-components = der Materialsatz, standard oder eine Datei nach docs/components.md
help-of-game = { $game }: { $option }
help-mixed = { $option }; oder mixed: je nach Nummer der Partie
help-seed-number = eine ganze Zahl (Standard: 1); dieselbe Zahl ergibt dieselben Partien
help-first = Nummer der ersten Partie (Standard: 1), um eine einzelne Partie noch einmal zu sehen
help-laws = nach jedem Schritt die Invarianten des Spiels prüfen; mit --seats mixed wechseln auch alle anderen Optionen
help-jobs = wie viele Prozesse (Standard: 1; mit --laws einer je Prozessor)
help-stats-jobs = wie viele Prozesse (Standard: 1)
help-json = JSON ausgeben, mit den Schlüsseln aus docs/cli.md
help-file = eine Aufzeichnung, die play gespeichert hat
help-at = nach so vielen Antworten anhalten
help-paths = Szenariodateien, oder Ordner mit *.scenario-Dateien
help-seconds = wie lange jede Zahl gemessen wird (Standard: 1)

## Was an der Eingabe falsch ist

error-line = hexhaven: { $problem }
error-burgundy-seats = die Zahl der Spieler muss 2, 3 oder 4 sein, nicht { $value }
error-burgundy-duchies = Fürstentümer sind Zahlen von 1 bis 10, eine für alle oder eine je Platz, oder drawn, oder chosen; nicht { $value }
error-burgundy-choices = choices muss open oder hidden sein, nicht { $value }
error-burgundy-start = den Startspieler gibt ein Platz des Spiels an oder drawn, nicht { $value }
error-archipelago-seats = die Zahl der Spieler muss 2, 3, 4 oder 5 sein, nicht { $value }
error-archipelago-length = die Länge muss short, medium oder long sein, nicht { $value }
error-archipelago-start = das Startfeld muss sea oder desert sein, nicht { $value }
error-archipelago-variants = Varianten sind no-secrets, more-control, more-spice, choose-trend und benefactor, soweit sie zusammenpassen, oder none; nicht { $value }
error-archipelago-deals = deals muss on oder off sein, nicht { $value }
error-archipelago-components = es gibt keinen Materialsatz { $value }
error-no-option = { $game } hat keine Option { $option }
error-seat = dein Platz muss eine Zahl von 1 bis { $seats } sein, nicht { $value }
error-bot = kein Bot von { $game } heißt { $value }; es gibt { $names }
error-seed = ein Startwert ist eine ganze Zahl oder besteht aus 64 Hexadezimalziffern; nicht { $value }
error-number = { $option } braucht eine ganze Zahl ab { $least }, nicht { $value }
error-seconds = --seconds braucht eine positive Zahl, nicht { $value }
error-at = --at braucht eine Zahl von 0 bis { $answers }, so viele Antworten hat die Aufzeichnung; nicht { $value }
error-read = { $path } kann nicht gelesen werden: { $problem }
error-write = { $path } kann nicht geschrieben werden: { $problem }
error-utf8 = { $path } ist kein UTF-8-Text
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
play-saved = Gespeichert: { $path }
play-left = Du verlässt das Spiel.
play-unsaved = Die Aufzeichnung dieser Partie ist nicht gespeichert. save DATEI speichert sie; noch einmal quit verlässt das Spiel ohne sie.
play-lost = Die Aufzeichnung dieser Partie wird nicht aufgehoben. Im Spiel speichert save DATEI sie, oder von Anfang an: hexhaven play { $game } --save DATEI
play-ask-file = Datei für die Aufzeichnung dieser Partie (leer: nicht speichern):{" "}
play-winner = { $player } gewinnt.
play-seed = Der Startwert war { $seed }.
play-verify = Jede Ziehung prüfen: hexhaven verify { $path }

## Simulation

sim-title =
    { $games ->
        [one] { $games } zufällige Partie
       *[other] { $games } zufällige Partien
    } von { $game }, Startwert { $seed }, Fassung: { $build }
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

stats-title =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } { $game } zwischen vernünftigen Bots, Startwert { $seed }, Fassung: { $build }
stats-kind = Spieler, Dauer
stats-kind-of = { $seats }, { $length }
stats-games = Partien
stats-turns = Runden
stats-wished = 5–9 Runden %
stats-unfinished = Abgebrochen %
stats-independence = Unabhängigkeit %
stats-with = mit Separatist %
stats-without = ohne %
stats-points = Punkte
stats-deviation = Streuung
stats-margin = Vorsprung des Ersten
stats-last-turn = Partien mit so vielen Runden
stats-objective = Partien, die ein Spielziel beendet hat, wenn es im Spiel war, %
stats-card = Partien, in denen eine Karte gekauft, genutzt wurde, %
stats-bought-used = { $bought }, { $used }

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
verify-open = { $path }: Die Partie ist noch nicht zu Ende. Bis hierher ist sie regelgerecht; die Ziehungen lassen sich prüfen, wenn der Startwert am Ende aufgedeckt ist.
check-summary =
    { $scenarios ->
        [one] { $scenarios } Szenario
       *[other] { $scenarios } Szenarien
    }, { $failed } fehlgeschlagen
bench-title = Zufällige Partien von { $game } auf einem Kern
bench-what = Bestes von mehreren Malen
bench-decisions = Entscheidungen je Sekunde, { $players } Spieler
bench-answers = Antworten je Sekunde, { $players } Spieler
bench-copy = Nanosekunden je Kopie
bench-key = Nanosekunden je Schlüssel
bench-faster = Faktor
bench-not-compiled = Diese Installation ist nicht kompiliert; gemessen wird nur die interpretierte Fassung.

# hexhaven serve

help-serve = Tische für Menschen und Bots auf einer Webseite anbieten
help-host = Adresse, auf der gelauscht wird (Standard: 127.0.0.1, nur dieser Rechner)
help-port = Port, auf dem gelauscht wird (Standard: 8000; 0: irgendein freier)
help-database = Adresse einer PostgreSQL-Datenbank, postgresql://…; ohne sie liegen die Partien in einer Datei
help-data = Ordner für diese Datei (Standard: wo das System Programmdaten ablegt)
help-open = die Seite in einem Browser öffnen
serve-ready = Hexhaven läuft unter { $url }
error-port = --port braucht eine Zahl bis { $most }, nicht { $value }
error-database = die Datenbank lässt sich nicht benutzen: { $problem }
error-listen = kann an { $host }, Port { $port }, keine Verbindungen annehmen: { $problem }
error-setting = die Umgebungsvariable { $name } braucht eine Zahl, nicht { $value }

# hexhaven components

help-components = eine Datei mit dem Spielmaterial von Archipelago prüfen oder den Standardsatz zeigen
help-components-check = sagen, was an einem Materialsatz falsch ist und wo
help-components-show = den Standardsatz ausgeben, zum Kopieren und Ändern
help-components-file = ein Materialsatz, wie docs/components.md ihn beschreibt
components-line = { $path }: { $where }: { $problem }
components-line-file = { $path }: { $problem }
components-good = { $path } ist ein Materialsatz. In Partien und Aufzeichnungen heißt er { $name }.
components-bad =
    { $violations ->
        [one] { $violations } Fehler.
       *[other] { $violations } Fehler.
    }
components-refused = kein Materialsatz: { $line } (hexhaven components check zeigt alles)
components-toml = das ist kein TOML: { $problem }
components-deep = dieses TOML ist zu tief verschachtelt und nicht lesbar
components-utf8 = das ist kein UTF-8-Text
components-missing = das fehlt
components-unknown = diesen Schlüssel gibt es nicht
components-table = muss eine Tabelle sein, nicht { $value }
components-list = muss eine Liste sein, nicht { $value }
components-length = hat { $entries } Einträge; es müssen { $least } bis { $most } sein
components-exact-length = hat { $entries } Einträge; es müssen { $least } sein
components-whole = muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $value }
components-flag = muss true oder false sein, nicht { $value }
components-word = muss eines von { $words } sein, nicht { $value }
components-name = muss ein Name aus höchstens 32 kleinen Buchstaben a-z, Ziffern und Bindestrichen sein, nicht { $value }
components-upper = muss eine Krise wie "fruit feeds 4" oder ein Ereignis wie "rebels -1 per temple" sein, mit "red" davor, wenn rot; nicht { $value }
components-lower = muss eine Krise wie "2 wood" oder ein Ereignis wie "workers +1 per town" sein, mit "red" davor, wenn rot; nicht { $value }
components-attested = ist { $value }; nach den Regeln { $expected }
components-rows = hat { $rows } Reihen; die Regeln zeigen mindestens { $least }
components-slots = hat { $slots } Felder; die Regeln zeigen dort mindestens { $least } Würfel
components-same-prices = alle Preise sind die des lokalen Marktes; nach den Regeln sind es andere
components-order = ist { $value }; es muss über { $before } liegen, wo die Reihe davor beginnt
components-free = ist 0; Arbeiter sind nie umsonst, nur die Reihe ohne Arbeiter hat keinen Preis
components-no-row = keine Reihe beginnt bei { $first }; nach den Regeln tut es eine
components-one-row = eine Reihe beginnt bei { $value }; nach den Regeln liegen { $first } bis { $last } in einer Reihe
components-calm = keine Reihe unter 13 senkt das Rebellionspotenzial; nach den Regeln tut es eine niedrige
components-no-marker = diese Karte bewegt keinen Anzeiger um eine gedruckte Zahl; amount weglassen
components-back = keine Karte hat die Rückseite, die die Regeln zeigen: upper "{ $upper }", lower "{ $lower }"
components-event = keine Rückseite hat das Ereignis, das die Regeln zeigen: "{ $event }"
components-red-upper = kein oberer Bereich ist eine rote Krise; die Regeln zeigen eine
components-red-lower = kein unterer Bereich ist eine rote Krise; die Regeln zeigen eine
components-areas = hat { $lands } Land- und { $seas } Meergebiete; Land+Meer muss eines von { $expected } sein
components-sea-in-land = Kante { $edge } ist { $terrain } und kann nicht in einem Landgebiet liegen
components-land-in-sea = Kante { $edge } ist { $terrain } und kann nicht in einem Meergebiet liegen
components-edge = liegt in { $areas } Gebieten; es muss genau eines sein
components-parted = die Kanten { $edge } und { $after } berühren sich und sind von einer Art, also müssen sie im selben Gebiet liegen
components-crossing = { $one } und { $other } kreuzen einander; eines davon muss aus zwei Gebieten bestehen
components-fish-ashore = Fischsymbole liegen im Meer
components-icon-at-sea = im Meer liegen nur Fischsymbole
components-five = hat { $icons } Symbole und { $huts } Hütten; zusammen müssen es auf jeder Seite außer dem Vulkan 5 sein
components-volcano = { $volcanoes } Seiten sind als Vulkan gekennzeichnet; es muss genau eine sein (volcano = true)
components-strait = keine Seite hat zwei Landgebiete; nach den Regeln sind manche durch eine Meerenge geteilt
components-landlocked = jede Seite hat Meer; nach den Regeln haben manche keines
components-quoted = keine Seite hat, was die Regeln auf einer zeigen: { $side }
components-same-side = ist dieselbe wie { $other }; alle 50 Seiten sind verschieden
components-same-back = ist dieselbe wie { $other }; jede Karte hat eine eigene Rückseite
components-unlayable = höchstens { $laid } der { $hexes } Archipelfelder ließen sich anlegen; es muss mit allen möglich sein
