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
keys-title = Tasten
keys-help = diese Tasten zeigen
keys-next = zum nächsten Tisch, an dem du am Zug bist
keys-undo = rückgängig
keys-undo-key = Strg-Z
keys-tab = zum nächsten Teil der Seite
keys-arrows = zwischen den Dingen auf einem Plan
keys-enter = wählen
keys-escape = Ausgewähltes loslassen
keys-zoom = Karte vergrößern oder verkleinern; 0 zeigt sie ganz
menu = Menü
switch-theme = Hell oder dunkel
sound = Töne
rules = Regeln
tutorial = Einführung
people = Leute
preferences = Einstellungen
about = Über Hexhaven
empty = nichts
loading = Wird geladen …
close = Schließen
cancel = Abbrechen
save = Speichern
copy = Kopieren
copied = Kopiert
to-lobby = Zur Lobby
no-such-page = Diese Seite gibt es nicht.

## Lobby

welcome = Willkommen bei Hexhaven
welcome-name = Willkommen, { $name }
lead = Anspruchsvolle Brettspiele am eigenen Tisch: mit Freunden und Bots, live oder über mehrere Tage, auf jedem Bildschirm.
your-name = Dein Name
enter = Los geht’s
invitation = Einladungscode
someone = Jemand
administration = Verwaltung
have-account = Ich habe ein Konto
name-first = Gib zuerst deinen Namen ein.
new-table = Neuer Tisch
players = Spieler
players-from-to = { $least } bis { $most } Spieler
seat-numbered = Platz { $seat }
seat-open = Offen für Mitspieler
seat-here = Jemand hier am Bildschirm
seat-here-hint = Ihr reicht das Gerät herum. Geheimes bleibt verdeckt, bis der nächste Spieler übernimmt.
guest-name = Name
hand-to = Gib das Gerät an { $player } weiter.
i-am = Ich bin { $player }
seat-free = Freier Platz
seat-bot = Bot: { $bot }
a-bot = Bot
bot-random = zufällig
bot-random-hint = irgendeine Antwort, alle gleich wahrscheinlich
bot-greedy = gierig
bot-greedy-hint = nimmt, was sofort am besten aussieht
bot-beginner = Anfänger
bot-beginner-hint = folgt dem ersten Eindruck und denkt kaum voraus
bot-casual = Gelegenheitsspieler
bot-casual-hint = schaut nicht weiter als bis zum Ende des eigenen Zugs
bot-skilled = geübt
bot-skilled-hint = plant bis zum Ende der Runde
bot-strong = stark
bot-strong-hint = plant mehrere Runden voraus und hat dich im Blick
bot-expert = Experte
bot-expert-hint = denkt etwa eine Sekunde nach, mehrere Runden voraus
stand-in = Vertretung
stand-in-hint = Dieser Bot spielt für alle weiter, die gegangen sind.
hints = Tipps erlaubt
hints-hint = Wer am Zug ist, darf fragen, was der stärkste Bot tun würde und warum.
hint = Tipp
hint-thinking = Denkt nach …
hint-follow = So spielen
bot-at-seat = Bot { $seat } ({ $bot })
name-you = { $name } (du)
options = Optionen
create = Tisch eröffnen
presets = Abende zur Auswahl
preset-first = Erste Partie
preset-first-hint = Das Basisspiel auf Fürstentum 1
preset-all = Alles aus der Schachtel
preset-all-hint = Alle Erweiterungen, mit Grenzposten
preset-team = Teamabend
preset-team-hint = Zwei gegen zwei, für vier Leute
preset-solo = Heute allein
preset-solo-hint = Das Solospiel auf Inseln
seat-named = Platz { $seat }: { $name }
seat-yours = ist deiner.
about-extra-tiles = Zwei weitere Klöster, ein Kran, der wie jedes Gebäude wirkt, und Gänse, die mit jedem Tier punkten.
about-white-castles = Gebäude, die dir sofort eine Aktion mit der Zahl des weißen Würfels geben.
about-inns = Werden neben dem schwarzen Depot gekauft, passen auf Felder jeder Farbe und vergrößern das Gebiet.
about-trade-routes = Verkaufte Waren kommen auf deine Karten; wo eine passt, bringt sie die Wirkung eines Gebäudes.
about-shields = Ein Pasch bringt einen Schild für eine deiner Burgen: eine dauerhafte Kraft und Punkte, gegen Tribut in jedem Durchgang.
about-posts = Drei Grenzposten am Rand deines Fürstentums: Ketten von Plättchen, die sie verbinden, bringen Punkte.
about-team = Zwei Partner füllen gemeinsam ein Doppelfürstentum; alles außer Würfeln, Punkten und je zwei Schlüsselfeldern gehört beiden.
about-solo = 37 Felder auf Inseln und an Flüssen; belege sie alle in 25 Zügen.
private = Privater Tisch
several-values =
    { $title }: { $number ->
        [0] alle
       *[other] { $number }
    }
private-hint = Ein privater Tisch steht in keiner Liste; nur wer den Link hat, kann Platz nehmen oder zuschauen.
delay = Verzögerung für Zuschauer
delay-none = Keine
delay-hint = Zuschauer sehen die Partie mit dieser Verzögerung.
clock = Bedenkzeit
clock-none = Ohne Zeitlimit
clock-days =
    { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
clock-total =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } je Spieler, dazu { $increment ->
        [one] { $increment } Sekunde
       *[other] { $increment } Sekunden
    } pro Zug
clock-kind-days = Tage pro Zug
clock-kind-total = Minuten für die ganze Partie
clock-days-label = Tage
clock-minutes-label = Minuten je Spieler
clock-increment-label = Zusätzliche Sekunden pro Zug
clock-out-label = Wenn die Zeit abläuft
clock-out-bot = Ein Bot übernimmt
clock-out-vote = Der Tisch wartet, die anderen entscheiden
clock-out-bot-days = Läuft jemandem die Zeit ab, spielt ein Bot weiter, bis der Spieler zurückkommt.
clock-out-bot-total = Läuft jemandem die Zeit ab, spielt ein Bot den Platz zu Ende.
clock-out-vote-said = Läuft jemandem die Zeit ab, wartet der Tisch; die anderen können dafür stimmen, dass ein Bot übernimmt.
absent-label = Abwesenheit bis zur Abstimmung
absent-said = Ist der Spieler am Zug { $time } lang nicht da, können die anderen dafür stimmen, dass ein Bot übernimmt.
duration-seconds =
    { $number ->
        [one] { $number } Sekunde
       *[other] { $number } Sekunden
    }
duration-minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
clock-left = { $days } T { $hours } Std
duration-hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
duration-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
learn = Neu hier?
learn-hint = Eine Einführung dauert zehn Minuten: gelernt wird beim Spielen.
files = Spieldateien
files-hint = Jede beendete Partie lässt sich als Datei speichern, am Tisch oder in der Wiederholung. Hier kannst du eine solche Datei wieder ansehen, egal wo die Partie gespielt wurde; Regeln und Punkte werden geprüft.
files-open = Spieldatei öffnen
position-line = Eine kopierte Stellung
position-open = Zeigen
files-busy = Die Datei wird geprüft …
files-refused = Das ist keine Datei einer beendeten Partie, oder sie wurde verändert:
my-games = Meine Partien
open-tables = Offene Tische
open-tables-none = Gerade wartet niemand auf Mitspieler.
more-tables = Mehr anzeigen ({ $number })
watch = Partien zum Zuschauen
finished = Beendet
agree = Zustimmen
end-wanted = Stimmen für das Ende der Partie: { $players }
ending-agreed = Die Partie wurde einvernehmlich beendet.
ending-abandoned = Die Partie wurde abgebrochen.
ending-cancelled = Die Partie wurde abgesagt, bevor sie begann.
time-left = noch { $time }
your-turn = Du bist am Zug
title-your-turn = ● Du bist am Zug – Hexhaven
imported = Aus einer Datei
your-turn-at =
    { $number ->
        [one] Du bist am Zug: { $game } mit { $players }
       *[other] Du bist an { $number } Tischen am Zug
    }
your-turn-elsewhere =
    { $number ->
        [one] An einem anderen Tisch am Zug: { $game } mit { $players }
       *[other] An { $number } anderen Tischen am Zug
    }
status-open = Wartet auf Mitspieler
status-playing = Läuft
status-over = Beendet
status-unreadable = Nicht darstellbar


## Warten auf Spieler

waiting-room = Warten auf Mitspieler
sit-down = Platz nehmen
stand-up = Aufstehen
invite-link = Lade Mitspieler mit diesem Link ein
invite-private = Nur wer diesen Link hat, kann an den Tisch kommen
starts-when-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
asked-again = Spielst du mit?
seat-asked = ist eingeladen
free-seat = Platz freigeben
accept = Ja, ich spiele mit
decline = Nein, danke
starting = Die Partie beginnt gleich.
status-asked = Du bist eingeladen
close-table = Diesen Tisch schließen

## Der Tisch

tabs-label = Teile des Tisches
tab-board = Depots
tab-duchy = Fürstentum
tab-others = Mitspieler
tab-choices = Auswahl
tab-log = Verlauf
side-label = Auswahl, Punkte und Vorrat
below-label = Verlauf, Chat und Leute
choices-title = Auswahl
choices-find = In der Auswahl suchen
choices-all = Alle zeigen
choices-folded =
    { $number ->
        [one] { $number } Antwort in Worten
       *[other] { $number } Antworten in Worten
    }
score-title = Punkte
supply-title = Vorrat
log-title = Verlauf
log-empty = Noch ist nichts passiert.
chat-title = Chat
chat-empty = Noch hat niemand etwas geschrieben.
chat-label = Schreib etwas
chat-send = Senden
chat-partner = Nur für { $player }
chat-to-team = (ans Team)
chat-remarks = Kurze Sätze, für alle in ihrer Sprache
chat-mute = { $player } stummschalten
chat-muted = Nur hier ausgeblendet. Noch einmal drücken, um es zu lesen.
remark-hello = Hallo!
remark-thanks = Danke!
remark-well-played = Gut gespielt!
remark-one-moment = Einen Moment bitte.
remark-sorry = Entschuldigung!
remark-good-game = Schönes Spiel!
people-title = Leute
waiting = Bitte warten …
waiting-for = Warten auf { $players } …
storing = Dein Zug wird übertragen …
storing-later = Warten auf die Verbindung; dann wird dein Zug übertragen.
game-over = Das Spiel ist zu Ende.
state-title = Der Tisch in Worten
is-asked = ist an der Reihe
watching = Du schaust zu.
watching-late = Du schaust mit { $time } Verzögerung zu.
watching-number =
    { $number ->
        [one] Eine Person schaut zu.
       *[other] { $number } Personen schauen zu.
    }
table-view = Tischansicht: was alle sehen dürfen.
table-view-open = Tischansicht für einen großen Bildschirm
table-view-hint = Zeigt, was alle sehen dürfen, für den Fernseher; gespielt wird auf den Handys.
join-code = QR-Code mit der Adresse dieses Tisches
join-code-hint = Scannen, um mit dem Handy mitzuspielen oder zuzuschauen.
undo = Rückgängig
skip = Überspringen
replay = Wiederholung
replay-since = Seit meinem letzten Zug
held = Zug beenden? Bis dahin sieht niemand deine letzte Aktion, und du kannst sie zurücknehmen.
end-turn = Zug beenden
why-fields =
    { $number ->
        [one] { $number } Feld:
       *[other] { $number } Felder:
    }
offer-title = So geht es, das Günstigste zuerst
rule-named = Regel { $rule }
connection-open = Verbunden
connection-connecting = Verbindung wird aufgebaut …
connection-waiting = Verbindung verloren; neuer Versuch läuft
connection-lost = Verbindung verloren
connection-closed = Nicht verbunden
reconnect = Jetzt verbinden
took-back = { $player } hat den letzten Schritt rückgängig gemacht.
is-here = ist da
is-gone = ist nicht da
bot-plays-for = ein Bot spielt weiter
is-out-of-time = Zeit abgelaufen
bot-plays-for-you = Ein Bot spielt für dich
you-resigned = Du hast aufgegeben; ein Bot spielt für dich zu Ende.
bot-plays-to-the-end = Deine Zeit ist abgelaufen; ein Bot spielt für dich zu Ende.
voted-on-you =
    { $votes ->
        [one] Ein Mitspieler möchte, dass ein Bot für dich übernimmt.
       *[other] { $votes } Mitspieler möchten, dass ein Bot für dich übernimmt.
    }
out-you = Deine Zeit ist abgelaufen. Du kannst weiterspielen, aber die anderen können für einen Bot stimmen.
gone-wait = { $player } ist nicht da. Zeit bis zur Abstimmung über einen Bot:
gone-vote = { $player } ist nicht da.
out-vote = Die Zeit von { $player } ist abgelaufen.
votes-of = { $votes } von { $needed } Stimmen für einen Bot
vote = Für einen Bot stimmen
resign = Aufgeben
resign-hint = Ein Bot spielt deinen Platz bis zum Ende. Du bekommst ihn nicht zurück.
come-back = Platz wieder übernehmen
fair-dice = Faire Würfel
fair-hint = Alle Ziehungen folgen aus einer Zufallszahl, die niemand allein bestimmt: Der Server hat den Hash seines Teils beim Öffnen des Tisches veröffentlicht, und der Browser jedes Mitspielers fügt vor der Partie einen eigenen Teil hinzu. Die Spieldatei enthält alles; hexhaven verify prüft jede Ziehung.
seed-hash = SHA-256-Hash des Serverteils:
fair-commitment = { $player } hat sich auf einen Teil mit diesem Hash festgelegt:
fair-part = Teil von { $player }:
fair-server = Teil des Servers:
fair-seed = Daraus folgen alle Ziehungen:
fair-good = { $number ->
    [0] Der Teil des Servers passt zu dem vor der Partie veröffentlichten Hash.
    [one] Alle Teile passen zu dem, was vor der Partie veröffentlicht wurde; ein Mitspieler hat etwas hinzugefügt.
   *[other] Alle Teile passen zu dem, was vor der Partie veröffentlicht wurde; { $number } Mitspieler haben etwas hinzugefügt.
}
fair-problem-hash = Der Teil des Servers passt nicht zu dem vor der Partie veröffentlichten Hash!
fair-problem-parts = Der Teil eines Mitspielers passt nicht zu dem, was vor der Partie veröffentlicht wurde!
fair-problem-mine = Dein Teil ist nicht enthalten: Er kam zu spät an oder wurde weggelassen.
winner =
    { $number ->
        [one] { $player } gewinnt
       *[other] { $player } gewinnen
    }
nobody-wins = Alle haben verloren.
not-won = Diesmal nicht geschafft.
ranked =
    { $points ->
        [one] { $player }: { $points } Punkt
       *[other] { $player }: { $points } Punkte
    }
ranked-alone = Ergebnis der Solopartie: { $points }
rematch = Revanche
to-rematch = Zur nächsten Partie
record = Spieldatei
finale-open = Wertung und Verlauf
back-to-own = Zurück
enlarge = Fürstentum vergrößern: { $player }

## Der Spielplan von Burgund

board-time = Durchgang { $phase }, Runde { $round }
board-coming = Kommende Waren: { $goods }
depot-named = Depot { $depot }
depot-black = Schwarzes Depot: ein Kauf je Zug für 2 Silbermünzen
depot-goods = Waren in Depot { $depot }
bridge-order = Brücke. Zugreihenfolge der nächsten Runde: { $order }
bonus-left = Noch zu vergebende Farbboni ({ $colour }): { $points }
holdings = Würfel, Schlüsselfelder und Waren
die-shows = Würfel { $die }
die-hint = Klicke, um zu sehen, was mit diesem Würfel möglich ist.
workers-hint = Mit jedem Würfel möglich.
spot-free = Möglich
spot-paid = Möglich, Kosten: { $cost }
stored = Auf einem Schlüsselfeld
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
field-worth = Jetzt abgeschlossen: { $points } + { $bonus } = { $together } Punkte
opponent-things = Würfel: { $dice }. Schlüsselfelder: { $tiles }. Waren: { $goods }. Verkaufte Waren: { $sold }
score-source = Herkunft
score-phase = in Durchgang { $phase }
score-end = am Ende
score-now = wenn jetzt Schluss wäre
score-faded = In Klammern: was es brächte, wenn das Spiel jetzt endete.
supply-hint = Noch nicht gezogen: mit farbiger + mit schwarzer Rückseite.
supply-count = { $coloured }+{ $black }
supply-goods = Waren: { $goods }

## Nachspielen

replay-start = Der Anfang
replay-told = { $who }: { $answer }
replay-as = Gezeigt wird
replay-as-all = Alles
replay-as-seat = Was { $player } gesehen hat
replay-as-spectator = Was Zuschauer gesehen haben
chance = Zufall
first = Zum Anfang
step-back = Zurück
step-on = Weiter
previous = Einen Schritt zurück
next = Einen Schritt weiter
part-back = Zurück zum Beginn dieser Runde oder Phase (Bild auf)
part-on = Weiter zur nächsten Runde oder Phase (Bild ab)
last = Zum Ende
play = Abspielen
pause = Anhalten
position = Stellung
position-of = { $number } von { $last }
copy-position = Link kopieren
copy-line = Stellung kopieren
copy-line-hint = Die Stellung als eine Textzeile; öffnen lässt sie sich in der Lobby unter „Spieldateien“
position-refused = Das ist keine Stellung, oder sie wurde verändert:
position-turn = { $player } ist am Zug.
position-over = Die Partie ist zu Ende.
position-play = Um von hier aus gegen Bots weiterzuspielen, gib in einem Terminal hexhaven play { $game } --position ein und dahinter diese Zeile.
position-hint = Diese Stellung wurde aus einer Partie kopiert. Hier spielt niemand.
log-rules-updated = Die Regeln wurden auf Version { $version } aktualisiert.
to-table = Zum Tisch
what-happened = Was passiert ist
moves = Züge

## Regeln

rules-in-english = Die nummerierten Regeln sind auf Englisch geschrieben; Plättchen, Fragen und Begründungen stehen im Spiel überall in deiner Sprache.
rules-find = Regeln durchsuchen
rules-found =
    { $number ->
        [one] { $number } Regel gefunden
       *[other] { $number } Regeln gefunden
    }
rules-none = Keine Regel enthält diese Wörter.
rule-limit = Grenze
contents = Inhalt
table-of-rules = Tabelle

## Einstellungen

preference-theme = Aussehen
preference-theme-auto = Wie im System
preference-theme-light = Hell
preference-theme-dark = Dunkel
preference-speed = Animationen
preference-speed-0 = Keine
preference-speed-1 = Langsam
preference-speed-2 = Normal
preference-speed-3 = Schnell
preference-hints = Mögliche Ziele
preference-hints-all = Alle leuchten
preference-hints-free = Nur kostenlose leuchten
preference-hints-none = Keine leuchten
preference-colours = Farben der Plättchen
preference-colours-natural = Natürlich
preference-colours-distinct = Leicht zu unterscheiden
preference-board = Spielplan
preference-board-drawn = Gezeichnet
preference-board-words = Nur in Worten: Sätze und die Liste der Möglichkeiten
preference-others = Sonstiges
preference-confirm = Vor dem Ende meines Zuges nachfragen
preference-notify = Benachrichtigen, wenn ich am Zug bin
account = Konto
account-hint = Als Gast brauchst du kein Konto. Mit einem Konto kannst du dich überall anmelden; deine Tische bleiben dir erhalten.
login-name = Anmeldename
login-hint = Kleinbuchstaben, Ziffern und . _ @ + -, mindestens zwei
password = Passwort
log-in = Anmelden
log-out = Abmelden
register = Konto anlegen
logged-in = Angemeldet als { $login }.
recovery-make = Zugangslink erstellen
recovery-link = Dein Zugangslink
recovery-hint = Mit diesem Link kommst du in jedem Browser einmal zurück an deine Plätze. Behalte ihn für dich. Er verfällt, wenn er benutzt wird, wenn du einen neuen erstellst und wenn du dich abmeldest.
recover-question = Als { $name } zurückkehren?
recover-newcomer = Damit kehrst du in diesem Browser als { $name } zurück. Der Link gilt nur einmal.
recover-guest = Damit kehrst du als { $name } zurück. Jetzt bist du als { $here } hier und würdest { $here } zurücklassen: Ohne Konto oder Link kommt niemand mehr an diese Plätze.
recover-account = Damit kehrst du als { $name } zurück. Jetzt bist du als { $here } angemeldet und würdest abgemeldet.
recover-same = Du bist schon als { $name } hier. Der Link wird nicht gebraucht.
recover-yes = Als { $name } zurückkehren
recover-no = So bleiben
login-leaves = Wenn du dich anmeldest, bleibt der Gast { $name } zurück. Wenn du ein Konto anlegst, behältst du die Plätze.
log-out-hint = Du bist als Gast hier. Wenn du dich abmeldest, kommt niemand mehr an die Plätze von { $name }, auch nicht mit einem Link. Lege vorher ein Konto an, um sie zu behalten.
log-out-surely = Abmelden und Plätze aufgeben
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-change-hint = Alle deine anderen Sitzungen enden.
sessions = Wo du angemeldet bist
sessions-hint = Alle Browser, in denen du { $name } bist. Beende, was du nicht kennst.
session-unknown = Unbekannter Browser
session-since = seit { $date }
session-seen = zuletzt { $date }
session-current = dieser Browser
session-end = Beenden
session-end-label = Beenden: { $browser }, { $since }
sessions-end-others = Alle anderen beenden
export = Meine Daten herunterladen
erase = Meine Daten löschen
erase-surely = Ja, alles löschen
erase-hint = Name, Anmeldung und Chat-Nachrichten werden gelöscht. Das lässt sich nicht rückgängig machen.
done-saved = Gespeichert.
done-recovered = Willkommen zurück.
done-left = Auf Wiedersehen.

## Über

about-hexhaven = Hexhaven ist freie Software unter der MIT-Lizenz. Du kannst es auf deinem eigenen Rechner betreiben.
about-version =
    Dies ist Version { $version } ({ $build ->
        [compiled] kompiliert
       *[other] interpretiert
    }).
about-changes = Was sich geändert hat
about-game = Die Burgen von Burgund ist ein Spiel von Stefan Feld, Archipelago eines von Christophe Boelinger. Hexhaven hat mit ihren Verlagen nichts zu tun; Texte und Zeichnungen hier sind unsere eigenen.
about-icons = Symbole
about-icons-text = Die meisten Symbole stammen, bis auf Größe und Farbe unverändert, von
about-software = Software
about-software-text = Diese Seite ist gemacht mit

## Fehler nach Code

code-unknown = Etwas ist schiefgegangen.
code-offline = Der Server ist nicht zu erreichen.
code-illegal = Die Regeln erlauben das nicht.
code-malformed = Das wurde nicht verstanden.
code-stale = Jemand war schneller; der Tisch ist jetzt auf dem neuesten Stand.
code-ends-turn = Das würde deinen Zug beenden.
code-not-your-turn = Du bist nicht am Zug.
code-no-hints = An diesem Tisch gibt es keine Tipps.
code-no-choice = Es gibt nur eine mögliche Antwort.
code-not-watching = Du bist nicht an diesem Tisch.
code-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat.
code-too-big = Das ist zu lang.
code-too-often = Das war zu viel auf einmal; warte einen Moment.
code-no-session = Gib zuerst deinen Namen ein.
code-closed = Der Tisch ist geschlossen.
code-no-undo = Das lässt sich nicht mehr rückgängig machen.
code-no-time = Das rückgängig zu machen würde deine ganze restliche Bedenkzeit kosten.
code-forbidden = Das ist nicht erlaubt.
code-seated = Du sitzt schon an diesem Tisch.
code-seat-taken = Dieser Platz ist nicht mehr frei.
code-login-taken = Dieser Anmeldename ist schon vergeben.
code-not-gone = Ein Bot kann diesen Platz jetzt nicht übernehmen.
code-not-away = Für dich spielt hier kein Bot.
code-out-of-time = Deine Zeit ist abgelaufen.
code-not-over = Die Partie ist noch nicht zu Ende.
code-bad-option = Diese Optionen passen nicht zusammen.
code-no-such-position = Diese Stellung kommt in der Partie nicht vor.
code-no-such-review = Für Partien dieses Spiels gibt es keinen Rückblick.
code-unavailable = Der Server kann im Augenblick nichts speichern; bitte versuche es gleich noch einmal.
code-unreadable = Dieser Tisch lässt sich nicht darstellen.
unreadable-hint = Die Partie wurde mit einer anderen Version des Programms gespeichert. Verloren ist nichts: Züge und Spieldatei sind hier, und der Server versucht es bei jedem Start noch einmal.
code-banned = Dieses Konto ist gesperrt.
code-invitation-needed = Auf diesen Server kommt man nur mit Einladung: Gib deinen Code ein.
code-wrong-invitation = Diese Einladung gibt es nicht, oder sie ist aufgebraucht.
code-registration-closed = Dieser Server nimmt zurzeit keine neuen Spieler auf.
code-wrong-password = Anmeldename oder Passwort ist falsch.
code-too-many-tables = Es sind schon zu viele Tische offen; schließe erst einige.
code-no-such-link = Dieser Link wurde schon benutzt oder ersetzt, oder er ist falsch.
code-no-such-promise = Dieses Versprechen gibt es nicht; vielleicht wurde die Absprache zurückgenommen.
code-no-such-session = Diese Sitzung ist schon beendet.
code-somebody-else = Du bist als jemand anderes hier.

## Team- und Solotableaus von Burgund

route-field = { $good }: wirkt wie { $bonus }
route-matched = Passt: Du hast den Bonus erhalten.
route-missed = Hier liegt eine andere Ware ({ $good }): kein Bonus.
inns-left =
    { $number ->
        [one] Noch { $number } Gasthof
       *[other] Noch { $number } Gasthöfe
    }
post-named = Grenzposten { $post } (Felder { $fields })
post-linked = Verbunden mit Posten { $posts }.
post-alone = Noch nicht verbunden.
post-hint = Jedes Paar von Posten, das eine lückenlose Kette von Plättchen verbindet, bringt die Punkte des Durchgangs; alle drei bringen einen Bonus.
common-spaces = Gemeinsames Schlüsselfeld: Beide Partner dürfen das Plättchen nutzen.
own-spaces = Dein eigenes Schlüsselfeld: Nur du darfst das Plättchen nutzen.
partner = (Partner)
runs-now = Diese Partie: { $covered } von { $fields } Feldern
runs-best = Deine besten Solopartien
runs-points = Ergebnis
runs-board = Tableau
runs-marker = Siegpunktemarker
runs-day = Gespielt
runs-won = gewonnen
runs-none = Noch keine beendete Solopartie.
same-again = Noch einmal mit denselben Würfen
boards-missing = Die Tableaus dieser Schachtel konnten nicht geladen werden. Lade die Seite neu, um es noch einmal zu versuchen.
board-reconstructed = Dieses Tableau ist rekonstruiert: Was in der Schachtel darauf gedruckt ist, ist nicht bekannt.
reaches-marker = erreicht den Siegpunktemarker

## Der Spielplan von Archipelago

ended-with = Ende der Partie: { $end }. Das war die Endbedingung von { $player } ({ $objective }).
ended-open = Ende der Partie: { $end }. Das war die Endbedingung von { $objective }, für alle offen.
ended-independent = Der Archipel ist unabhängig geworden: Rebellionspotenzial { $rebellion } bei einer Bevölkerung von { $population }.
ended-separatist = { $player } war der Separatist und gewinnt allein.
ended-nobody = Niemand war der Separatist: Alle haben verloren.
tab-map = Archipel
tab-cards = Karten
tab-players = Spieler
tab-deals = Absprachen
people-label = Spieler und Absprachen
deals-none = Verhandeln kannst du im eigenen Zug, in einer Krise und bevor die Spielerreihenfolge bestimmt wird.
deals-off = In dieser Partie wird nicht verhandelt.
deals-used-up = Du hast hier schon zweimal verhandelt, mehr geht nicht; eine Bitte um ein Angebot zählt mit, auch wenn nichts daraus wird. Wieder verhandeln kannst du in deinem nächsten Zug, in der nächsten Krise und vor der nächsten Spielerreihenfolge.
tab-notes = Notizen
deal-with = Mit
deal-quick = Häufige Absprachen
deal-for = { $given } geben, { $asked } bekommen
deal-editor = Dein Angebot
deal-effect = Was die Absprache bewirken würde
deal-change = { $thing }: { $before } → { $after }
deal-gets = bekommt: { $term }
deal-gives = gibt: { $term }
deal-lacks = { $player } hat nicht genug: { $thing }
deal-cannot = Du hast nicht, was verlangt wird; du kannst nur ablehnen oder ein Gegenangebot machen.
deal-full = Eine Absprache nennt höchstens sechs Dinge.
deal-send = { $player } anbieten
deal-clear = Leeren
deal-to-you = { $player } macht dir ein Angebot.
deal-you-give = Du gibst: { $terms }
deal-accept = Annehmen
deal-refuse = Ablehnen
deal-counter = Gegenangebot
deal-withdraw = Kein Angebot machen
deal-take-back = Angebot zurücknehmen
deal-invite = { $player } um ein Angebot bitten
deal-invite-counts = Eine Bitte um ein Angebot zählt als eine deiner zwei Verhandlungen, auch wenn sie abgelehnt wird.
deal-done = Ohne Angebot weiter
deal-nobody = Zurzeit verhandelt niemand.
deal-offers-left =
    { $number ->
        [one] Du kannst jetzt noch einmal verhandeln.
       *[other] Du kannst jetzt noch { $number }-mal verhandeln.
    }
tray-give = Ich gebe
tray-get = Ich bekomme von { $player }
tray-more = { $thing }: { $number }, eins mehr
tray-less = { $thing }: { $number }, eins weniger
tray-permit = Erlaubnis zu ernten
tray-place = Spielerreihenfolge:
thing-florins = Florin
thing-tokens = Entdeckerplättchen
thing-raise = Bürger aufstellen
thing-later = Florin später
not-trading = { $player } verhandelt gerade nicht.
not-trading-switch = Ich verhandle nicht: alle Angebote an mich sofort ablehnen
phrases-title = Kurze Sätze und Verhandlungspause
phrases-resource = Ressource
ledger-title = Versprechen
ledger-empty = Noch hat niemand etwas versprochen.
ledger-promise = Runde { $turn }: { $player } hat { $other } versprochen: { $term }
ledger-yours = Halten kannst es nur du: Die Regeln binden niemanden an ein Versprechen.
ledger-theirs = Halten kann es nur { $player }: Die Regeln binden niemanden an ein Versprechen.
ledger-judge = Ob es gehalten wurde, sagt ihr beide. Alle am Tisch lesen es; sonst folgt nichts daraus.
ledger-kept = Gehalten, sagt { $player }
ledger-broken = Gebrochen, sagt { $player }
ledger-mark = Wurde es gehalten?
ledger-is-kept = Gehalten
ledger-is-broken = Gebrochen
screen-title = Hinter deinem Sichtschirm
screen-secret = siehst nur du
screen-units = Noch in der Reserve: Bürger { $citizens }, Schiffe { $ships }
screen-cards = Deine Karten: { $cards }
screen-declined = Nicht gewählt:
screen-open = Für alle:
screen-trend = Trendkarte: { $trend }
count-title = Was die anderen nach ihren offenen Zügen haben müssen
count-player = Spieler
count-total = Würfel
count-doubt = Ungewiss wegen Diebstählen, die du nicht gesehen hast: { $thefts }
count-theft = { $thief } bei { $victim }
count-unsure = Würfel unbekannter Art, wegen eines Diebstahls
notes-title = Deine Notizen
notes-hint = Wer sammelt was? Wer schuldet dir etwas?
notes-loading = Wird geladen …
notes-kept = Gespeichert.
notes-changed = Noch nicht gespeichert …
notes-failed = Konnte nicht gespeichert werden.
guess-title = Worauf sind alle aus?
guess-objective = Spielziel
guess-none = { $player }, { $objective }: nichts vermerkt
guess-perhaps = { $player }, { $objective }: vielleicht
guess-no = { $player }, { $objective }: nein
guess-yes = { $player }, { $objective }: ja
map-label = Karte des Archipels
map-region = Region { $region }, Hütten: { $huts }
map-free = Hier kann ein Archipelfeld angelegt werden
map-here = Was du hier tun kannst
map-top = Nächstes Archipelfeld
map-top-is = Oben auf dem Stapel; Hütten: { $huts }
map-closer = Vergrößern
map-farther = Verkleinern
map-fit = Alles zeigen
map-failed = Das Spielmaterial dieser Partie ließ sich nicht laden. Lade die Seite neu, um es noch einmal zu versuchen.
strip-title = Lage der Inseln
strip-turn = Runde { $turn }
strip-phases = Die Phasen eines Spielzugs
set-up = Aufbau
set-up-now = Reihum legt jeder eines von drei Archipelfeldern an das Startfeld an, segelt dorthin und setzt zwei Bürger an Land. Was dort wächst, kommt auf den Markt und zu dem, der es gelegt hat.
set-up-desert = Reihum legt jeder eines von drei Archipelfeldern an das Wüstendorf an, und einer seiner beiden Bürger geht dorthin. Was dort wächst, kommt auf den Markt und zu dem, der es gelegt hat.
set-up-next = Nach dem Aufbau liegen hier der Trend, dein Spielziel, das sonst niemand sieht, und die Karten. Runde 1 beginnt mit Geboten für die Spielerreihenfolge; Bevölkerung und Krise, Aktionen und der Kauf von Karten folgen.
strip-population = Bevölkerung
strip-rebellion = Rebellionspotenzial
strip-gauge = Bevölkerung { $population }, Rebellionspotenzial { $rebellion }
strip-gap =
    { $gap ->
        [0] Steigt das Rebellionspotenzial weiter, sind die Inseln verloren
       *[other] Die Inseln halten bis Rebellionspotenzial { $population }: Spielraum { $gap }
    }
strip-independent = Unabhängigkeit
strip-workers = Unbeschäftigte Arbeiter
strip-recruit = rekrutieren für { $florins } Florin
strip-no-recruit = niemand zu rekrutieren
strip-crisis = Oben auf dem Stapel:
strip-no-crisis = Der Stapel ist leer
market-buy = Kauf { $florins }
market-sell = Verkauf { $florins }
market-legend = f: Florin
market-tip =
    Würfel: { $cubes } von { $room }. { $buy ->
        [0] Nichts zu kaufen.
       *[other] Kauf für { $buy } Florin.
    } { $sell ->
        [0] Kein Verkauf möglich.
       *[other] Verkauf für { $sell } Florin.
    } Je mehr Würfel hier liegen, desto billiger sind sie.
tab-actions = Aktionen
prompt-title = Was du gefragt wirst
prompt-picked = Antworten, die zu deiner Auswahl passen
bid-less = Ein Florin weniger
bid-more = Ein Florin mehr
bid-number = Gebotene Florin
bid-left = { $number } Florin übrig
bid-seal =
    { $number ->
        [0] Verdeckt nichts bieten
       *[other] Verdeckt { $number }f bieten
    }
bid-hint = Wer am meisten bietet, legt fest, in welcher Reihenfolge in dieser Runde gespielt wird. Alle Gebote gehen an die Bank, auch die der Verlierer.
bid-open = überlegt noch
bid-sealed = verdeckt geboten
order-paid = hat { $number }f gezahlt
order-earlier = { $player }: früher
order-later = { $player }: später
order-set = In dieser Reihenfolge spielen
crisis-rebels-instead =
    { $left ->
        [one] { $left } von { $first } würde rebellieren
       *[other] { $left } von { $first } würden rebellieren
    }
crisis-cubes-instead = Fehlende Würfel: { $left } von { $first }
crisis-after = Gibt niemand mehr etwas: Rebellionspotenzial { $rebellion }, Bevölkerung { $population }
crisis-met = Wie weit die Krise abgewendet ist
crisis-market = Vom Markt
crisis-gave-cubes = { $player }: { $number } Würfel
crisis-gave-tokens = { $player }: { $number } Entdeckerplättchen
crisis-gave-nothing = { $players }: nichts
crisis-cannot = Du hast nichts zu geben, und der Markt ist leer.
crisis-other-market =
    { $abroad ->
        [0] Für diese Krise zählen Würfel vom lokalen Markt; die vom Exportmarkt helfen nicht.
       *[other] Für diese Krise zählen Würfel vom Exportmarkt; die vom lokalen Markt helfen nicht.
    }
crisis-bless = Dein Tempel kann die Bürger aufstellen, die auf der Karte leuchten.
crisis-deals = Du darfst auch erst etwas absprechen: siehe Absprachen.
raise-mine = Die eigenen aufstellen ({ $number })
raise-anyone =
    { $mine ->
        [0] { $number } aufstellen, egal wen
       *[other] { $number } aufstellen: erst die eigenen, dann egal wen
    }
recruit-price = der nächste kostet { $number }f
found-market = Auf den lokalen Markt:
found-own = Für dich:
gain-token = 1 Entdeckerplättchen
gain-workers =
    { $number ->
        [one] { $number } unbeschäftigter Arbeiter
       *[other] { $number } unbeschäftigte Arbeiter
    }
gain-cubes = Ein Würfel für den Markt und einer für dich aus:
gain-market-cube = Ein Würfel für den Markt, keiner für dich:
lay-sides = Seiten, die du legen kannst
lay-side = Seite { $side }
lay-unfit = Passt nirgends
lay-turn = Drehen
lay-turn-back = Zurückdrehen
lay-ways =
    passt auf { $number ->
        [one] { $number } Art
       *[other] { $number } Arten
    }
lay-who = Wer zieht ein?
lay-it = So legen; die Einheit aus { $place } zieht ein
hint-lay = Wähle eine Seite oder einen leuchtenden Platz auf der Karte.
hint-lay-where = Wähle nun einen leuchtenden Platz auf der Karte.
hint-first-landing = Wähle das leuchtende Land, auf dem ein Bürger an Land geht.
hint-missionary-lands = Wähle das Land, auf das der Bürger kommt.
hint-expel = Wähle das Gebäude des Rebellen: Er verlässt es.
hint-harvest = Wähle ein leuchtendes Gebiet: Eine deiner Einheiten dort geht auf ein Symbol. Es können mehrere nacheinander ernten.
hint-reproduce = Wähle ein leuchtendes Gebiet: Dort kommt ein Bürger hinzu.
hint-recruit = Wähle ein leuchtendes Gebiet: Dorthin kommt der neue Bürger. Du darfst weitermachen, solange du zahlen kannst.
hint-migrate = Wähle eine leuchtende Einheit oder ziehe sie an ihr Ziel.
hint-migrate-picked = Wähle nun ihr Ziel. Bürger gehen über Landkanten; über Wasser und Meerengen bringen sie deine Schiffe.
hint-build-freely = Wähle, was du baust, dann auf der Karte, welcher Bürger baut.
hint-sink = Wähle das leuchtende Schiff, das versenkt wird.
hint-plunder = Wähle das leuchtende Gebiet, das geplündert wird.
hint-deals = Das beantwortest du unter Absprachen.
hint-trades = Wähle einen Würfel hier oder auf den Märkten. Du hast { $florins }f. Die Zahlen zeigen den Preis davor und danach.
token-any = Ein Entdeckerplättchen steht für einen Würfel jeder Ressource.
hint-round-build = Wähle, was du baust, dann auf der Karte, welcher Bürger baut.
hint-purchase = Wähle eine Karte zum Kaufen und eine andere zum Drehen, oder zwei zum Drehen.
hint-purchase-turn = Wähle nun eine andere Karte, die auf ihren nächsten Preis gedreht wird.
hint-turning = Eine gedrehte Karte hat für die Nächsten ihren nächsten Preis; nach dem letzten Preis wird sie abgelegt.
track-buy = Kaufen: { $number }f
track-turn = Drehen: dann { $number }f
track-out = Drehen: wird abgelegt
track-uncovers =
    { $number ->
        [one] Neue Karte:
       *[other] { $number } neue Karten:
    } { $red } von { $all } { $red ->
        [one] bringt sofort Krise oder Ereignis.
       *[other] bringen sofort Krise oder Ereignis.
    }
wheel-title = Aktionsrad
wheel-discs = Scheiben übrig: { $left } von { $all }
wheel-free = Freie Kreise: { $number }
wheel-hint = Was leuchtet, geht. Was grau ist, sagt, warum es nicht geht.
zone-hint-harvesting = Mit Einheiten auf freien Symbolen dieser Ressource je einen Würfel ernten
zone-hint-taxing = Florin für Bürger, Schiffe, Städte und Tempel einnehmen
zone-hint-reproducing = Bürger hinzufügen, wo zwei deiner Bürger beisammen sind
zone-hint-exploring = Ein neues Archipelfeld legen
zone-hint-buying = Einen Würfel auf einem Markt kaufen oder verkaufen
zone-hint-building = Stadt, Markt, Hafen, Tempel oder Schiff bauen
zone-hint-migrating = Einheiten bewegen
zone-hint-recruiting = Unbeschäftigte Arbeiter rekrutieren
map-now = Jetzt: { $answer }
map-controlled = Kontrolle: { $player }
map-used = In dieser Phase schon benutzt
map-strait = Eine Meerenge: Bürger überqueren sie nur per Schiff
map-lord = Region von { $player }
scored-title = Was Punkte brachte
scored-total = Summe
ended-tie = Bei gleich vielen Punkten liegt vorn, wer mehr Florin hat.
map-piles = Entdeckerplättchen in den drei Stapeln: { $first }, { $second }, { $third }.
map-piles-hint = Ist der erste Stapel leer, erhalten alle eine weitere Aktionsscheibe, beim zweiten noch eine. Manche Ziele beenden das Spiel, sobald zwei oder drei Stapel leer sind.
bank-left = Bank: { $number }
harvest-stock = Du hast { $own } · Bank: { $bank }
card-state-engaged = aktiviert
card-state-built = gebaut
card-fee = für alle: +1f, an den Besitzer
card-fee-brief = +1f
card-price-now = kostet jetzt { $number }f
card-price-later = nach dem Drehen: { $number }f
strip-taxes = Steuern: { $used } von { $most }
forecast-sum = Demnächst: Rebellionspotenzial { $rebellion }, Bevölkerung { $population }
forecast-lost = Demnächst: Rebellionspotenzial mindestens { $rebellion }, Bevölkerung { $population } – so ist alles verloren
forecast-help = Demnächst: Rebellionspotenzial { $rebellion }, Bevölkerung { $population } – Hilfe ist nötig
forecast-title = Phasen 3 und 4, wie es jetzt steht; rote Felder zählen dort nicht
forecast-first = Im ersten Spielzug gibt es keine Phase 4 und damit keine Krise.
forecast-none = Hilft niemand: Rebellionspotenzial { $rebellion }
forecast-market = Mit den kostenlosen Würfeln vom Markt und den Tempeln: Rebellionspotenzial { $rebellion }
forecast-all = Gibt jeder alles, was er hat: Rebellionspotenzial { $rebellion }
forecast-crisis = Diese Krise
forecast-rebels = Rebellionspotenzial { $steps }
forecast-workers = unbeschäftigte Arbeiter { $steps }
forecast-unchanged = keine Änderung
trade-prices = Preis jetzt → danach
trade-buy = Kauf
trade-sell = Verkauf
market-stock = dazu
market-remove = weg
market-shift = umlegen
trade-stock = { market-stock }
trade-remove = { market-remove }
trade-shift = { market-shift }
asked-take-hex = Nimmst du dieses Archipelfeld? Wenn nicht, musst du das nächste nehmen.
take-either = Jede der beiden Seiten darf angelegt werden. Die andere siehst du, wenn du das Archipelfeld genommen hast.
player-place = Platz in der Spielerreihenfolge
player-florins = Florin
player-tokens = Entdeckerplättchen
player-discs = Aktionsscheiben übrig
