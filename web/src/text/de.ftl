# Der Browser-Client. Namen der Plättchen, Antworten, Fragen und Protokollzeilen stehen in der Datei des Spiels.

## Allgemein

hexhaven = Hexhaven
game = Spiel
games = Spiele
language = Sprache
language-en = English
language-de = Deutsch
language-ru = Русский
language-it = Italiano
pages-label = Seiten
menu = Menü
switch-theme = Hell oder dunkel
rules = Regeln
tutorial = Einführung
preferences = Einstellungen
about = Über
nothing = nichts
loading = Wird geladen …
close = Schließen
cancel = Doch nicht
save = Speichern
copy = Kopieren
copied = Kopiert
to-lobby = Zur Übersicht
no-such-page = Diese Seite gibt es nicht.

## Eingang

welcome = Willkommen bei Hexhaven
welcome-name = Willkommen, { $name }
lead = Große Brettspiele am eigenen Tisch: mit Freunden und Bots, sofort oder über Tage, auf jedem Bildschirm.
your-name = Dein Name
enter = Eintreten
have-account = Ich habe ein Konto
name-first = Nenne zuerst deinen Namen.
new-table = Neuer Tisch
players = Spieler
seat-numbered = Platz { $seat }
seat-open = frei für jemanden
seat-free = freier Platz
seat-bot = Bot: { $bot }
a-bot = Bot
bot-random = zufällig
bot-greedy = gierig
bot-at-seat = Bot { $seat } ({ $bot })
name-you = { $name } (du)
options = Optionen
create = Tisch eröffnen
private = Privater Tisch
private-hint = Ein privater Tisch steht in keiner Liste; nur wer den Link hat, kann Platz nehmen oder zusehen.
clock = Uhr
clock-none = keine Uhr
clock-days =
    { $days ->
        [one] { $days } Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
clock-total = { $minutes } Minuten für jeden, { $increment } Sekunden mehr je Zug
clock-kind-days = Tage für jeden Zug
clock-kind-total = Minuten für das ganze Spiel
clock-days-label = Tage
clock-minutes-label = Minuten für jeden
clock-increment-label = Sekunden mehr je Zug
clock-hint = Wessen Zeit abläuft, für den spielt ein Bot weiter.
learn = Neu hier?
learn-hint = Die Einführung dauert zehn Minuten und beginnt mit dem, was Punkte bringt.
files = Spieldateien
files-hint = Jede beendete Partie lässt sich als Datei sichern, am Tisch oder beim Nachspielen. Hier kann man eine wieder ansehen, egal wo sie gespielt wurde; Regeln und Punkte werden geprüft.
files-open = Spieldatei öffnen
files-busy = Die Datei wird geprüft …
files-refused = Das ist keine Datei eines beendeten Spiels, oder sie wurde verändert:
my-games = Meine Spiele
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Mitspieler.
watch = Spiele zum Zusehen
finished = Beendet
your-turn = Du bist am Zug
title-your-turn = ● Du bist am Zug – Hexhaven
imported = aus einer Datei
your-turn-at =
    { $number ->
        [one] Du bist am Zug
       *[other] Du bist an { $number } Tischen am Zug
    }
status-open = wartet auf Spieler
status-playing = läuft
status-over = beendet


## Warten auf Spieler

waiting-room = Ein Tisch ist gedeckt
sit-down = Platz nehmen
stand-up = Aufstehen
invite-link = Lade mit diesem Link ein
invite-private = Nur wer diesen Link hat, kann kommen
starts-when-full = Das Spiel beginnt, wenn alle Plätze besetzt sind.
close-table = Diesen Tisch schließen

## Der Tisch

tabs-label = Teile des Tisches
tab-board = Depots
tab-duchy = Fürstentum
tab-others = Andere
tab-choices = Auswahl
tab-log = Verlauf
side-label = Auswahl, Punkte und Vorrat
below-label = Verlauf, Gespräch und Leute
choices-title = Auswahl
choices-find = In der Auswahl suchen
score-title = Punkte
supply-title = Vorrat
log-title = Verlauf
log-empty = Noch ist nichts geschehen.
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
people-title = Leute
waiting = Bitte warten …
waiting-for = Am Zug: { $players } …
storing = Deine Antwort ist unterwegs …
game-over = Das Spiel ist zu Ende.
state-title = Der Tisch in Worten
is-asked = ist gefragt
watching = Du schaust zu.
undo = Zurück
skip = Überspringen
replay = Nachspielen
replay-since = Seit meinem letzten Zug
confirm-end = Bestätigen: { $answer }
offer-title = So geht es, das Günstigste zuerst
rule-named = Regel { $rule }
connection-open = Verbunden
connection-connecting = Verbinde …
connection-waiting = Verbindung verloren; neuer Versuch folgt
connection-closed = Nicht verbunden
reconnect = Jetzt versuchen
took-back = { $player } hat eine Antwort zurückgenommen.
somebody-gone = Jemand ist nicht da. Unter „Leute“ könnt ihr für einen Bot stimmen.
is-here = ist da
is-gone = ist nicht da
bot-plays-for = ein Bot vertritt
vote = Für einen Bot stimmen
come-back = Meinen Platz zurücknehmen
seed-hash = Prüfsumme des Startwerts aller Zufälle (SHA-256):
winner =
    { $number ->
        [one] Gewonnen hat { $player }
       *[other] Gewonnen haben { $player }
    }
nobody-wins = Alle haben verloren.
ranked =
    { $points ->
        [one] { $player }: { $points } Punkt
       *[other] { $player }: { $points } Punkte
    }
rematch = Noch einmal
to-rematch = Zum nächsten Spiel
record = Spieldatei
back-to-own = Zurück
enlarge = Fürstentum von { $player } groß zeigen

## Das Brett

board-time = Phase { $phase }, Runde { $round }
board-coming = Kommende Waren: { $goods }
depot-named = Depot { $depot }
depot-black = Schwarzes Depot: ein Kauf je Zug für 2 Silberlinge
depot-goods = Waren in Depot { $depot }
bridge-order = Brücke. Reihenfolge der nächsten Runde: { $order }
bonus-left = Noch zu gewinnende Farbboni für { $colour }: { $points }
holdings = Würfel, Lager und Waren
die-shows = Würfel { $die }
die-hint = Anklicken zeigt, was dieser Würfel kann.
workers-hint = Mit jedem Würfel.
spot-free = Möglich
spot-paid = Möglich, Kosten: { $cost }
stored = Im Lager
own-goods =
    { $number ->
        [one] { $number } Ware: { $good }
       *[other] { $number } Waren: { $good }
    }
goods-hint = Verkauf mit einer { $die }.
sold-goods = Verkaufte Waren: { $number } ({ $goods })
field-empty = Feld { $field }: { $colour }, Würfel { $die }
field-tile = Feld { $field }: { $tile }
field-area = Gebiet: { $area }, { $covered } von { $size } belegt
field-worth = Jetzt vollendet: { $points } + { $bonus } = { $together } Punkte
opponent-things = Würfel: { $dice }. Lager: { $tiles }. Waren: { $goods }. Verkaufte Waren: { $sold }
score-source = Quelle
score-phase = in Phase { $phase }
score-end = am Ende
score-now = wenn jetzt Schluss wäre
score-faded = In Klammern: was es brächte, wenn das Spiel jetzt endete.
supply-hint = Noch nicht gezogen: mit farbiger + mit schwarzer Rückseite.
supply-count = { $coloured }+{ $black }
supply-goods = Waren: { $goods }

## Nachspielen

replay-start = Der Anfang
replay-told = { $who }: { $answer }
chance = Zufall
first = Zum Anfang
step-back = Zurück
step-on = Weiter
previous = Einen Schritt zurück
next = Einen Schritt weiter
last = Zum Ende
play = Abspielen
pause = Anhalten
position = Stellung
position-of = { $number } von { $last }
copy-position = Link kopieren
to-table = Zum Tisch
what-happened = Was geschah
moves = Züge

## Regeln

rules-in-english = Die nummerierten Regeln sind auf Englisch geschrieben; Plättchen, Fragen und Begründungen stehen im Spiel überall in deiner Sprache.
rule-limit = Grenze
contents = Inhalt
table-of-rules = Tabelle

## Einstellungen

preference-theme = Aussehen
preference-theme-auto = wie das System
preference-theme-light = hell
preference-theme-dark = dunkel
preference-speed = Bewegung
preference-speed-0 = keine
preference-speed-1 = langsam
preference-speed-2 = normal
preference-speed-3 = schnell
preference-hints = Erlaubte Ziele
preference-hints-all = alle leuchten
preference-hints-free = nur was nichts kostet
preference-hints-none = keine leuchten
preference-colours = Farben der Plättchen
preference-colours-natural = natürlich
preference-colours-distinct = leicht zu unterscheiden
preference-board = Spielplan
preference-board-drawn = gezeichnet
preference-board-words = nur in Worten: Sätze und die Liste der Antworten
preference-others = Anderes
preference-confirm = Vor dem Ende meines Zuges nachfragen
preference-notify = Benachrichtigen, wenn ich am Zug bin
account = Konto
account-hint = Gäste brauchen kein Konto. Mit einem kannst du dich überall anmelden; deine Tische bleiben deine.
login-name = Anmeldename
login-hint = Kleinbuchstaben, Ziffern und . _ @ + -, mindestens zwei
password = Passwort
log-in = Anmelden
log-out = Abmelden
register = Konto anlegen
logged-in = Angemeldet als { $login }.
recovery-link = Dein Weg zurück
recovery-hint = Dieser Link öffnet deinen Platz in jedem Browser. Behalte ihn für dich.
export = Meine Daten
erase = Mich löschen
erase-surely = Ja, mich löschen
erase-hint = Name, Anmeldung und Gespräche werden gelöscht. Das lässt sich nicht rückgängig machen.
done-saved = Gespeichert.
done-recovered = Willkommen zurück.
done-left = Auf Wiedersehen.

## Über

about-hexhaven = Hexhaven ist freie Software unter der MIT-Lizenz. Du kannst es auf deinem eigenen Rechner betreiben.
about-game = Die Burgen von Burgund ist ein Spiel von Stefan Feld, Archipelago eines von Christophe Boelinger. Hexhaven hat mit ihren Verlagen nichts zu tun; Texte und Zeichnungen hier sind unsere eigenen.
about-icons = Zeichen
about-icons-text = Die meisten Zeichen sind, bis auf Größe und Farbe unverändert, von
about-software = Software
about-software-text = Diese Seite ist gemacht mit

## Fehler nach Code

code-unknown = Etwas ist schiefgegangen.
code-offline = Der Server ist nicht zu erreichen.
code-illegal = Die Regeln erlauben das nicht.
code-malformed = Das ist nicht verständlich.
code-stale = Jemand war schneller; der Tisch ist jetzt auf dem neuesten Stand.
code-not-your-turn = Du bist nicht am Zug.
code-not-watching = Du bist nicht an diesem Tisch.
code-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
code-too-big = Das ist zu lang.
code-too-often = Das war zu viel auf einmal; warte einen Augenblick.
code-no-session = Nenne zuerst deinen Namen.
code-closed = Der Tisch ist geschlossen.
code-no-undo = Das lässt sich nicht mehr zurücknehmen.
code-forbidden = Das ist nicht erlaubt.
code-seated = Du sitzt schon an diesem Tisch.
code-seat-taken = Dieser Platz ist nicht mehr frei.
code-login-taken = Diesen Anmeldenamen hat schon jemand.
code-not-gone = Dieser Spieler ist noch da.
code-not-away = Hier vertritt dich kein Bot.
code-out-of-time = Deine Zeit ist abgelaufen.
code-not-over = Das Spiel ist nicht zu Ende.
code-bad-option = Diese Optionen passen nicht zusammen.
code-no-such-position = Diese Stellung hat das Spiel nicht.
code-wrong-password = Anmeldename oder Passwort ist falsch.

## Einführung. Die Punkte kommen zuerst.

tutorial-step = Schritt { $step } von { $steps }
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-done = Gut gemacht!
tutorial-wrong = Nicht dieses. Achte auf das Leuchten.
tutorial-goal = Was Punkte bringt
tutorial-goal-text = Du füllst ein Fürstentum von 37 Feldern mit Plättchen. Die meisten Punkte bringen vollendete Gebiete, also Gruppen von Feldern einer Farbe. Wer am Ende die meisten Punkte hat, gewinnt. Darum zuerst die Punkte; wie man an Plättchen kommt, folgt später.
tutorial-area = Gebiete
tutorial-area-text = Ein vollendetes Gebiet zählt nach seiner Größe. Dazu kommt ein Bonus, der mit jeder Phase kleiner wird: Kleine Gebiete sind früh viel wert. Probiere es aus.
tutorial-area-size = Felder des Gebiets
tutorial-area-phase = Phase
tutorial-area-sum = { $points } für die Größe + { $bonus } für die Phase = { $together } Punkte
tutorial-complete = Ein Gebiet vollenden
tutorial-complete-text = Dieser Fluss im Westen hat drei Felder, eines ist noch leer. Es ist Phase B. Klicke auf das Feld, das den Fluss vollendet.
tutorial-complete-told = 6 Punkte für drei Felder und 8 für Phase B: sofort 14 Punkte.
tutorial-animals = Tiere
tutorial-animals-text = Ein Tierplättchen zählt seine Tiere. Alle Plättchen derselben Tierart auf derselben Weide zählen noch einmal. Auf der Weide liegen 3 Kühe und 3 Schafe; lege die 4 Kühe auf das leuchtende Feld.
tutorial-animals-told = 4 + 3 = 7 Punkte. Die Schafe zählen nicht.
tutorial-goods = Waren, Farben und der Rest
tutorial-goods-text = Der Verkauf aller Waren einer Sorte bringt Punkte für jede Ware und 1 Silberling. Wer als Erster alle Felder einer Farbe belegt, gewinnt einen Bonus, der Zweite einen kleineren. Am Ende bringt jede übrige Ware und jeder Silberling 1 Punkt, je zwei Arbeiter bringen 1.
tutorial-goods-number = Verkaufte Waren
tutorial-goods-players = Spieler
tutorial-goods-sum = { $points } Punkte und 1 Silberling
tutorial-turn = Dein Zug
tutorial-turn-text = In jedem Zug benutzt du zwei Würfel. Ein Würfel nimmt ein Plättchen aus dem Depot seiner Zahl ins Lager, setzt ein Plättchen aus dem Lager auf ein Feld seiner Zahl, verkauft die Waren seiner Zahl oder bringt 2 Arbeiter. Du hast eine 4 gewürfelt: Nimm ein Plättchen aus Depot 4.
tutorial-turn-told = Das Plättchen liegt jetzt in deinem Lager. Es fasst drei Plättchen.
tutorial-place = Ein Plättchen einsetzen
tutorial-place-text = Das Feld muss die Zahl des Würfels und die Farbe des Plättchens haben und an eines deiner Plättchen grenzen. Setze das Schiff mit einer 2 ein.
tutorial-place-told = Ein Schiff bringt dich auf der Brücke vor, du bist also früher am Zug, und es nimmt die Waren eines Depots.
tutorial-workers = Arbeiter
tutorial-workers-text = Ein Arbeiter ändert einen Würfel um einen Schritt; 1 und 6 sind Nachbarn. Die Seite zeigt immer zuerst den günstigsten Weg und was er kostet. Silberlinge sind zum Einkaufen da: Einmal in deinem Zug darfst du für 2 Silberlinge ein Plättchen aus dem schwarzen Depot in der Mitte kaufen.
tutorial-workers-die = Du hast gewürfelt
tutorial-workers-wanted = Du möchtest
tutorial-workers-sum =
    { $number ->
        [0] Kein Arbeiter ist nötig.
        [one] { $number } Arbeiter
       *[other] { $number } Arbeiter
    }
tutorial-tiles = Was die Plättchen tun
tutorial-tiles-text = Zeige oder tippe im Spiel auf ein Plättchen, und die Seite sagt, was es tut. Dies sind alle außer den 26 Klöstern.
tutorial-go = Bereit
tutorial-go-text = Auf dem Brett leuchtet, was du darfst; alles steht daneben auch in Worten. Geht etwas nicht, klicke darauf, und die Seite nennt die Regel, die es verbietet. Zurücknehmen kannst du, solange niemand etwas Neues erfahren hat.
tutorial-go-play = Gegen einen Bot spielen
