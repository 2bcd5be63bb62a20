# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Dein Profil
my-profile-open = Mein Profil zeigen
profile-audience = Wer darf dein Profil sehen?
profile-audience-all = Alle
profile-audience-mates = Freunde und alle, mit denen ich gespielt habe
profile-audience-nobody = Niemand
profile-shows-rating = Meine Wertungszahlen darin zeigen
profile-since = Dabei seit { $date }
profile-games = Partien
profile-tally =
    { $played ->
        [one] { $played } Partie,
       *[other] { $played } Partien,
    } { $won } gewonnen
profile-rating = Wertungszahl { $rating } ± { $deviation }
profile-no-games = Noch keine Partie beendet.
profile-settings = Wer das sehen darf
friends = Freunde
friends-none = Noch niemand. Öffne das Profil von jemandem, mit dem du gespielt hast, und schick eine Freundschaftsanfrage.
friend-ask = Freundschaftsanfrage schicken
friend-ask-back = Anfrage zurücknehmen
friend-accept = Anfrage annehmen
unfriend = Freundschaft beenden
block = Blockieren
unblock = Nicht mehr blockieren
relation-asked = Anfrage geschickt
relation-asks = möchte mit dir befreundet sein
relation-blocked = blockiert
clubs = Clubs
clubs-hint = Eine geschlossene Gruppe mit eigener Lobby, Liga und Saison.
club-name = Name des Clubs
club-found = Club gründen
club-members =
    { $number ->
        [one] { $number } Mitglied
       *[other] { $number } Mitglieder
    }
club-head = Leitung
club-lobby = Tische des Clubs
club-dismiss = Entfernen
club-invite = Link zum Beitreten
club-invite-new = Neuer Link; der alte gilt nicht mehr
club-leave = Club verlassen
club-leave-hint = Du siehst dann die Tische und die Liga des Clubs nicht mehr.
club-leave-surely = Verlassen
club-season-hint = Die Tabelle dieser Saison steht dann fest, und alle fangen neu an.
club-season-surely = Neue Saison beginnen
league = Liga
league-hint = An den Tischen des Clubs bekommst du einen Punkt für jeden, der hinter dir landet, und einen halben bei Gleichstand. Bots zählen nicht.
league-points = Punkte
league-played = Partien
league-won = Siege
league-none = In dieser Saison ist noch keine Partie beendet.
season = Saison
season-running = Saison { $number }, seit { $begun }
season-over = Saison { $number }, { $begun } – { $ended }
season-new = Neue Saison
ratings = Wertungszahlen
ratings-hint = Für Partien ab zwei Spielern. Alle beginnen mit 1500; die Zahl nach ± sagt, wie unsicher der Wert ist. In der Liste steht nur, wer seine Wertungszahlen zeigt.
ratings-none = Noch hat niemand eine Wertungszahl.
rating = Wertungszahl
rating-who = Spieler
rating-games = Partien
statistics-of = { $game }: Punkte nach Herkunft, im Durchschnitt
statistics-total = Punkte
statistics-own = Durchschnitt
statistics-bots = Bots
statistics-here = Diese Partie
statistics-best = Meiste Punkte in einer Partie: { $points }
history = Beendete Partien
history-place = Platz { $place } von { $players }
history-rating = Wertungszahl { $change }
history-sources = Woher die Punkte kamen
history-more = Frühere Partien
history-none = Keine Partien gefunden.
again-with-these = Noch einmal mit denselben
person-gone = ein ehemaliger Spieler
filter-any = alle
filter-with = Mit
filter-result = Ergebnis
filter-won = gewonnen
filter-lost = nicht gewonnen
filter-since = Von
filter-until = Bis
code-no-such-person = Diese Person gibt es nicht, oder du darfst ihr Profil nicht sehen.
code-no-such-club = Diesen Club gibt es nicht, oder du bist kein Mitglied.
code-no-such-season = Diese Saison gibt es nicht.
code-too-many = Das wären zu viele.

## What one likes

preference-accent = Farben der Seite
preference-accent-wine = Weinrot
preference-accent-forest = Waldgrün
preference-accent-sea = Meerblau
preference-accent-contrast = Starker Kontrast
preference-patterns = Muster zusätzlich zu Farben
preference-patterns-off = Nein
preference-patterns-on = Auf Plättchen und Feldern
preference-size = Schriftgröße
preference-size-normal = Normal
preference-size-large = Größer
preference-size-huge = Sehr groß
preference-forced = Automatisch antworten, wenn es nur eine Möglichkeit gibt

## Nachrichten, während man weg ist

notices = Nachrichten, während du weg bist
notices-hint = Wenn du seit einer Minute weg bist: höchstens eine Nachricht je Zug und eine Erinnerung, bevor deine Zeit für den Zug abläuft.
channel-email = E-Mail an { $address }
channel-push = Browser ({ $address })
channel-webhook = Webhook bei { $address }
channel-unconfirmed = Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
channel-try = Testnachricht schicken
channel-remove = Entfernen
channel-add = Hinzufügen
channel-add-push = In diesem Browser benachrichtigen
channel-add-email = E-Mail-Adresse
channel-add-webhook = Adresse eines Webhooks
channel-format = Dienst
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = Ich bin am Zug
notice-of-reminder = Meine Zeit läuft ab
notice-of-asked = Ich werde zu einer Partie eingeladen
notice-of-over = Eine Partie ist zu Ende
vacation = Urlaub
vacation-hint = Im Urlaub stehen deine Uhren in Partien mit Tagen pro Zug still, und du bekommst keine Nachrichten. Urlaubstage, die dir dieses Jahr bleiben: { $days }
vacation-until = Du bist bis { $date } im Urlaub.
vacation-days = Anzahl der Tage, ab jetzt
vacation-take = In Urlaub gehen
vacation-end = Ich bin wieder da
on-vacation = im Urlaub
code-no-vacation = So viele Tage hast du dieses Jahr nicht mehr.
done-letter = Wir haben eine E-Mail dorthin geschickt; öffne den Link darin.
done-tried = Die Testnachricht ist unterwegs.
link-confirm = E-Mail-Adresse bestätigen
link-confirm-do = Das ist meine Adresse
link-confirm-done = Von jetzt an bekommst du E-Mails, wenn du am Zug bist.
link-stop = Keine E-Mails mehr
link-stop-do = Keine E-Mails mehr an diese Adresse
link-stop-done = An diese Adresse wird nichts mehr geschickt.
code-no-push = Dieser Browser lässt keine Benachrichtigungen zu; sieh in seinen Einstellungen für diese Seite nach.
code-bad-target = Es gehen nur Adressen, die mit https:// beginnen und zu einem öffentlichen Server führen.
code-no-such-channel = Solche Nachrichten kann dieser Server nicht schicken, oder du hast diese Adresse entfernt.
code-not-confirmed = Öffne zuerst den Link in der E-Mail.
code-not-delivered = Die Nachricht konnte nicht zugestellt werden.
code-too-many-channels = Mehr geht nicht; entferne zuerst eine Adresse.

## Vor dem Beginn und vor dem Ende

colour = Deine Farbe
colour-0 = Rot
colour-1 = Blau
colour-2 = Orange
colour-3 = Violett
colour-4 = Grün
change-table = Einstellungen ändern
start-fewer = Mit { $players } Spielern beginnen
start-bots = Mit Bots auf den freien Plätzen beginnen
start-bot = Welcher Bot
send-away = Wegschicken
end-game = Partie beenden …
end-hint = Die Partie endet ohne Ergebnis, wenn alle Spieler zustimmen oder, falls jemand nicht da ist, die meisten der anderen. Solange noch niemand gezogen hat, kann der Gastgeber sie absagen.
end-agree = Ich will sie beenden
end-go-on = Weiterspielen
end-not = Doch weiterspielen
cancel-game = Partie absagen
code-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
code-too-few = Mindestens zwei Plätze müssen besetzt sein.
code-no-such-bot = Diesen Bot gibt es nicht.

## Die letzte Seite

finale-podium = Siegertreppchen
finale-highlights = Die entscheidenden Runden
finale-highlight = { $player }, Durchgang { $phase }, Runde { $round }: { $points } Punkte.
finale-lead = Geht in Führung.
finale-turns = Die entscheidenden Runden
finale-turn =
    { $player }, Runde { $turn }: { $points ->
        [one] { $points } Punkt mehr.
       *[other] { $points } Punkte mehr.
    }
finale-closest = Runde { $turn }: Rebellionspotenzial { $rebellion } bei Bevölkerung { $population } – knapper wurde es nie.
chart-points-rounds = Punkte nach Runden
finale-title = Wie die Partie verlaufen ist
finale-scores = Wertung
finale-would = Was es an Punkten gegeben hätte
finale-charts = Verlauf
finale-card = Karte
finale-counted = Karte, und was sie zählt
finale-total = Summe
finale-trend = Trendkarte
finale-of = { $player }: { $objective }
finale-for-all = Für alle: { $objective }
finale-hidden = Verdecktes Spielziel von { $player }
finale-show-all = Alles zeigen
finale-medals = Siegpunkte auf Karten und gebauten Weltwundern
finale-ends = Endbedingung: { $end }. Am Ende: { $number }.
finale-number = gezählt: { $number }
finale-rank = Platz { $rank }
finale-explained = Jedes Spielziel wertet alle, nicht nur, wer es hatte; bei Pazifist und Separatist geht es allein um den Besitzer. Wer sich einen Platz teilt, bekommt dessen Punkte ganz; wer nichts hat, bekommt keine.
finale-independent = Der Archipel ist unabhängig geworden
finale-above = Das Rebellionspotenzial { $rebellion } ist größer als die Bevölkerung { $population }.
finale-why = Die letzten Schritte des Rebellionspotenzials: { $steps }, Ursache: { $cause }.
finale-cause = Ursache: { $cause } ({ $steps }).
finale-fewer = Es waren nicht mehr genug Menschen da, um ihn zu halten.
finale-crisis-domestic =
    In der letzten Krise auf dem lokalen Markt, die nicht abgewendet wurde, { $missing ->
        [one] blieb { $missing } Bürger
       *[other] blieben { $missing } Bürger
    } ohne { $resource }. Ein Würfel mehr hätte { $spared } von ihnen versorgt.
finale-crisis-export =
    In der letzten Krise auf dem Exportmarkt, die nicht abgewendet wurde, { $missing ->
        [one] fehlte { $missing } Würfel
       *[other] fehlten { $missing } Würfel
    } { $resource }. Mit einem mehr wäre das Rebellionspotenzial um { $spared } niedriger gewesen.
finale-averted = Bei einem Rebellionspotenzial von { $rebellion } hätte der Archipel gehalten.
finale-not-averted = Ein Rebellionspotenzial von { $rebellion } wäre immer noch zu viel gewesen.
finale-cube-averted = Ein Würfel { $resource } mehr hätte es verhindert.
finale-cube-not-averted = Ein Würfel { $resource } mehr hätte es nicht verhindert.
chart-islands = Bevölkerung, Rebellionspotenzial und unbeschäftigte Arbeiter
chart-population = Bevölkerung
chart-rebellion = Rebellionspotenzial
chart-workers = Unbeschäftigte Arbeiter
chart-points = Punkte, wenn die Partie da geendet hätte
chart-florins = Florin
chart-cubes = Würfel
chart-end = Ende
chart-table = Die Zahlen als Tabelle
