# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Dein Profil
my-profile-open = Mein Profil zeigen
profile-audience = Wer darf dein Profil sehen?
profile-audience-all = alle
profile-audience-mates = Freunde und alle, mit denen ich gespielt habe
profile-audience-nobody = niemand
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
profile-settings = Wer das sieht
friends = Freunde
friends-none = Noch niemand. Öffne das Profil von jemandem, mit dem du gespielt hast, und frag.
friend-ask = Freundschaft anbieten
friend-ask-back = Anfrage zurücknehmen
friend-accept = Freundschaft annehmen
unfriend = Freundschaft beenden
block = Blockieren
unblock = Nicht mehr blockieren
relation-asked = ist gefragt
relation-asks = möchte befreundet sein
relation-blocked = blockiert
clubs = Clubs
clubs-hint = Eine geschlossene Runde mit eigener Lobby, Liga und Saison.
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
league-hint = An Tischen des Clubs ein Punkt für alle, die hinter dir liegen, ein halber bei Gleichstand. Bots zählen nicht.
league-points = Punkte
league-played = Partien
league-won = Siege
league-none = In dieser Saison ist noch keine Partie beendet.
season = Saison
season-running = Saison { $number }, seit { $begun }
season-over = Saison { $number }, { $begun } – { $ended }
season-new = Neue Saison
ratings = Wertungszahlen
ratings-hint = Für Partien zu zweit und mit mehr Leuten: Alle beginnen mit 1500, und die Zahl nach ± sagt, wie sicher sie ist. Genannt wird, wer es möchte.
ratings-none = Noch hat niemand eine Wertungszahl.
rating = Wertungszahl
rating-who = Wer
rating-games = Partien
statistics-of = { $game }: Punkte nach Herkunft, im Durchschnitt
statistics-total = Punkte
statistics-own = Durchschnitt
statistics-bots = Bots
statistics-here = Diese Partie
statistics-best = Meiste Punkte in einer Partie: { $points }
history = Beendete Partien
history-place = Platz { $place } von { $players }
history-rating = Wertung { $change }
history-sources = Woher die Punkte kamen
history-more = Frühere Partien
history-none = Keine Partie passt dazu.
again-with-these = Mit denselben noch einmal
person-gone = jemand, der nicht mehr da ist
filter-any = egal
filter-with = Mit
filter-result = Ergebnis
filter-won = gewonnen
filter-lost = nicht gewonnen
filter-since = Von
filter-until = Bis
code-no-such-person = Diese Person gibt es nicht, oder ihr Profil ist nicht für dich.
code-no-such-club = Diesen Club gibt es nicht, oder du bist kein Mitglied.
code-no-such-season = Diese Saison gibt es nicht.
code-too-many = Das wären zu viele.

## What one likes

preference-accent = Farben der Seite
preference-accent-wine = Weinrot
preference-accent-forest = Waldgrün
preference-accent-sea = Meerblau
preference-accent-contrast = starker Kontrast
preference-patterns = Muster zusätzlich zu Farben
preference-patterns-off = nein
preference-patterns-on = auf Plättchen und Feldern
preference-size = Schriftgröße
preference-size-normal = normal
preference-size-large = größer
preference-size-huge = sehr groß
preference-forced = Eine Antwort von selbst geben, wenn es die einzige ist

## Nachrichten, während man weg ist

notices = Nachrichten, während du weg bist
notices-hint = Wenn du seit einer Minute weg bist: höchstens eine Nachricht je Zug und eine Erinnerung, bevor deine Zeit für einen Zug über Tage abläuft.
channel-email = E-Mail an { $address }
channel-push = Ein Browser ({ $address })
channel-webhook = Webhook bei { $address }
channel-unconfirmed = Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
channel-try = Probenachricht schicken
channel-remove = Entfernen
channel-add = Hinzufügen
channel-add-push = In diesem Browser benachrichtigen
channel-add-email = E-Mail-Adresse
channel-add-webhook = Adresse eines Webhooks
channel-format = Welches Programm dahintersteht
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = Ich bin am Zug
notice-of-reminder = Meine Zeit läuft ab
notice-of-asked = Jemand hält mir einen Platz frei
notice-of-over = Eine Partie ist zu Ende
vacation = Urlaub
vacation-hint = Im Urlaub läuft für dich keine Uhr über Tage ab, und du bekommst keine Nachrichten. Tage, die dieses Jahr übrig sind: { $days }
vacation-until = Du bist bis { $date } im Urlaub.
vacation-days = Tage ab jetzt
vacation-take = In Urlaub gehen
vacation-end = Ich bin wieder da
on-vacation = im Urlaub
code-no-vacation = So viele Tage hast du dieses Jahr nicht mehr.
done-letter = Wir haben eine E-Mail dorthin geschickt; öffne den Link darin.
done-tried = Die Probenachricht ist unterwegs.
link-confirm = E-Mail-Adresse bestätigen
link-confirm-do = Das ist meine Adresse
link-confirm-done = Von jetzt an bekommst du E-Mails, wenn du am Zug bist.
link-stop = Keine E-Mails mehr
link-stop-do = Keine E-Mails mehr an diese Adresse
link-stop-done = An diese Adresse wird nichts mehr geschickt.
code-no-push = Dieser Browser erlaubt keine Nachrichten; warum, steht in seinen Einstellungen für diese Seite.
code-bad-target = Es gehen nur Adressen, die mit https:// beginnen und zu einem öffentlichen Rechner führen.
code-no-such-channel = Das kann dieser Server nicht verschicken, oder du hast es entfernt.
code-not-confirmed = Öffne zuerst den Link in der E-Mail.
code-not-delivered = Die Nachricht konnte nicht zugestellt werden.
code-too-many-channels = Es sind genug; entferne zuerst etwas.

## Vor dem Beginn und vor dem Ende

colour = Deine Farbe
colour-0 = Rot
colour-1 = Blau
colour-2 = Orange
colour-3 = Violett
colour-4 = Grün
change-table = Tisch ändern
private-table = Privater Tisch
start-fewer = Zu { $players } beginnen
start-bots = Mit Bots auf den freien Plätzen beginnen
start-bot = Welcher Bot
send-away = Wegschicken
end-game = Partie beenden …
end-hint = Die Partie endet ohne Ergebnis, wenn alle, die spielen, es wollen, oder, falls jemand weg ist, die meisten anderen. Vor dem ersten Zug eines Menschen kann der Gastgeber sie absagen.
end-agree = Ich möchte sie beenden
end-not = Lasst uns weiterspielen
cancel-game = Partie absagen
code-sent-away = Der Gastgeber hat dich von diesem Tisch weggeschickt.
code-too-few = Mindestens zwei Plätze müssen besetzt sein.
code-no-such-bot = Diesen Bot gibt es nicht.
