# Die Burgen von Burgund in Worten. Plättchen stehen im Nominativ hinter einem Doppelpunkt, damit keine Sprache sie beugen muss.

## Plättchen: der Name, und eine Kurzform von höchstens neun Zeichen für das Bild eines Fürstentums

tile-castle = Burg
tile-mine = Mine
tile-ship = Schiff
tile-cow = { $number } Kühe
tile-sheep = { $number } Schafe
tile-pig = { $number } Schweine
tile-goat = { $number } Ziegen
tile-market = Markt
tile-carpenter = Schreinerei
tile-church = Kirche
tile-warehouse = Warenhaus
tile-boarding-house = Wohnhaus
tile-bank = Bank
tile-town-hall = Rathaus
tile-watchtower = Wachturm
tile-m = Kloster { $number }
tile-black-tile = schwarzes Plättchen
tile-geese = Gänse
tile-crane = Kran
tile-white-castle = weiße Burg
tile-inn = Gasthof

short-castle = Burg
short-mine = Mine
short-ship = Schiff
short-cow = { $number } Kühe
short-sheep = { $number } Schafe
short-pig = { $number } Schw.
short-goat = { $number } Ziegen
short-market = Markt
short-carpenter = Schreiner
short-church = Kirche
short-warehouse = Warenhaus
short-boarding-house = Wohnhaus
short-bank = Bank
short-town-hall = Rathaus
short-watchtower = Wachturm
short-m = Klost.{ $number }
short-black-tile = schwarz
short-geese = Gänse
short-crane = Kran
short-white-castle = w. Burg
short-inn = Gasthof

## Was ein Plättchen bewirkt

effect-castle = Sofort eine weitere Aktion nach Wahl, wie mit einem Würfel beliebiger Zahl.
effect-mine = Bringt am Ende jedes Durchgangs 1 Silbermünze.
effect-ship = Auf der Brücke ein Feld vorrücken, dann die Waren eines Depots nehmen.
effect-animal = Punkte für die Tiere auf diesem Plättchen und noch einmal für alle Plättchen derselben Tierart, die schon auf derselben Weide liegen.
effect-market = Du darfst ein Schiff oder ein Tierplättchen aus einem beliebigen nummerierten Depot nehmen.
effect-carpenter = Du darfst ein Gebäude aus einem beliebigen nummerierten Depot nehmen.
effect-church = Du darfst eine Mine, ein Kloster oder eine Burg aus einem beliebigen nummerierten Depot nehmen.
effect-warehouse = Du darfst ohne Würfel alle Waren einer Sorte verkaufen.
effect-boarding-house = 4 Arbeiter.
effect-bank = 2 Silbermünzen.
effect-town-hall = Du darfst ein weiteres Plättchen von einem Schlüsselfeld platzieren; die Zahl des Feldes ist egal.
effect-watchtower = 4 Punkte.
effect-black-tile = Passt auf jedes Farbfeld und hat keine weitere Funktion.
effect-m1 = In deinen Städten darf dasselbe Gebäude mehrfach stehen.
effect-m2 = Am Ende jedes Durchgangs bringt jede deiner Minen auch einen Arbeiter.
effect-m3 = Jeder Warenverkauf bringt eine Silbermünze mehr.
effect-m4 = Jeder Warenverkauf bringt auch einen Arbeiter.
effect-m5 = Beim Platzieren eines Schiffs darfst du Waren aus einem Depot oder aus zwei benachbarten nehmen.
effect-m6 = Du darfst aus jedem Depot kaufen und auch mit Arbeitern bezahlen.
effect-m7 = Jedes gewertete Tierplättchen bringt einen Punkt mehr.
effect-m8 = Ein Arbeiter ändert einen Würfel um bis zu zwei Schritte.
effect-m9 = Gebäude platzieren: Der erste Schritt am Würfel ist frei.
effect-m10 = Tiere und Schiffe platzieren: Der erste Schritt am Würfel ist frei.
effect-m11 = Burgen, Minen und Klöster platzieren: Der erste Schritt am Würfel ist frei.
effect-m12 = Plättchen aus nummerierten Depots nehmen: Der erste Schritt am Würfel ist frei.
effect-m13 = Die Aktion „Arbeiter nehmen“ bringt auch 1 Silbermünze.
effect-m14 = Die Aktion „Arbeiter nehmen“ bringt 4 statt 2 Arbeiter.
effect-m15 = Am Ende 2 Punkte für jede Warensorte, die du verkauft hast.
effect-m16 = Am Ende 4 Punkte für jedes Warenhaus.
effect-m17 = Am Ende 4 Punkte für jeden Wachturm.
effect-m18 = Am Ende 4 Punkte für jede Schreinerei.
effect-m19 = Am Ende 4 Punkte für jede Kirche.
effect-m20 = Am Ende 4 Punkte für jeden Markt.
effect-m21 = Am Ende 4 Punkte für jedes Wohnhaus.
effect-m22 = Am Ende 4 Punkte für jede Bank.
effect-m23 = Am Ende 4 Punkte für jedes Rathaus.
effect-m24 = Am Ende 4 Punkte für jede Tierart in deinem Fürstentum.
effect-m25 = Am Ende 1 Punkt für jede Ware, die du verkauft hast.
effect-m26 = Am Ende 3 Punkte für jeden deiner Farbboni.
effect-m27 = Dein Spielstein liegt in seinem Stapel auf der Brücke immer oben.
effect-m28 = Bei jeder Frage an dich darfst du für 1 Silbermünze 2 Arbeiter kaufen.
effect-m29 = Am Ende 4 Punkte für jede weiße Burg.
effect-crane = Du darfst die Funktion eines beliebigen Gebäudes nutzen. Am Ende zählt er als ein Gebäude deiner Wahl für die Klöster 16 bis 23 und 29.
effect-geese = 2 Punkte, dazu zählen die Plättchen einer Tierart auf derselben Weide noch einmal. Mit jedem späteren Tier dort zählen die Gänse wieder; sie sind eine eigene Tierart.
effect-white-castle = Sofort eine Aktion mit der Zahl des weißen Würfels; Arbeiter dürfen die Zahl ändern.
effect-inn = Passt auf ein Feld jeder Farbe, einer je Gebiet. Das Gebiet zählt um ein Feld größer.

## Waren nach Würfelzahl, Farben der Felder nach Buchstaben, Gebiete

good-1 = türkis
good-2 = lila
good-3 = rosa
good-4 = rot
good-5 = braun
good-6 = orange
goods-pile =
    { $number ->
        [1] { $good } ({ $kind })
       *[other] { $good } ({ $kind }) ×{ $number }
    }
goods-none = nichts

colour-C = Burg
colour-M = Mine
colour-Y = Kloster
colour-S = Schiff
colour-B = Gebäude
colour-A = Tiere

area-C = Burggebiet
area-M = Minengebiet
area-Y = Klostergebiet
area-S = Fluss
area-B = Stadt
area-A = Weide

## Woher Silber, Arbeiter und Punkte außer von Plättchen kommen

cause-setting-up = Aufbau
cause-area = abgeschlossenes Gebiet
cause-phase = Durchgangsbonus
cause-bonus = Farbbonus
cause-sale = Warenverkauf
cause-worker-action = Arbeiter nehmen
cause-end-goods = übrige Waren
cause-end-silver = übriges Silber
cause-end-workers = übrige Arbeiter
cause-bought = gekauft
cause-animals = Tiere
cause-watchtowers = Wachtürme
cause-monasteries = Klöster

## Was geschehen ist

event-start-player-set = { $player } ist Startspieler.
event-duchy-set = { $player } erhält Fürstentum { $duchy }.
event-choice-sealed = { $player } hat verdeckt gewählt.
event-silver-gained =
    { $player } erhält { $number ->
        [one] { $number } Silbermünze
       *[other] { $number } Silbermünzen
    } ({ $cause }).
event-silver-paid =
    { $player } zahlt { $number ->
        [one] { $number } Silbermünze
       *[other] { $number } Silbermünzen
    }.
event-workers-gained = { $player } erhält { $number } Arbeiter ({ $cause }).
event-workers-paid = { $player } gibt { $number } Arbeiter ab.
event-points-scored =
    { $player } erhält { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } ({ $cause }).
event-goods-gained =
    { $player } erhält Waren { $depot ->
        [0] aus dem Vorrat
       *[other] aus Depot { $depot }
    }: { $good } ×{ $number }
event-goods-gained-together =
    { $player } erhält Waren { $depot ->
        [0] aus dem Vorrat
       *[other] aus Depot { $depot }
    }: { $goods }
event-goods-sold = { $player } verkauft Waren: { $good } ×{ $number }
event-phase-opened = Durchgang { $phase } beginnt.
event-tile-laid-out =
    { $depot ->
        [0] Ausgelegt im schwarzen Depot
       *[other] Ausgelegt in Depot { $depot }
    }: { $tile }
event-good-laid-out = Ausgelegt für die Runden des Durchgangs: { $good }
event-round-opened = Runde { $round } beginnt.
event-dice-rolled = { $player } würfelt { $die } und { $other }.
event-white-die-rolled = Der weiße Würfel zeigt { $die }.
event-good-arrived = Neue Ware in Depot { $depot }: { $good }
event-turn-opened = { $player } ist am Zug.
event-turn-closed = { $player } beendet den Zug.
event-die-used = { $player } benutzt den Würfel mit der { $die }.
event-tile-taken =
    { $player } nimmt { $depot ->
        [0] aus dem schwarzen Depot
       *[other] aus Depot { $depot }
    }: { $tile }
event-tile-stored =
    { $player } legt auf ein { $common ->
        [1] gemeinsames Schlüsselfeld
       *[other] Schlüsselfeld
    }: { $tile }
event-tile-discarded = { $player } nimmt von einem Schlüsselfeld aus dem Spiel: { $tile }
event-tile-bought =
    { $player } kauft { $depot ->
        [0] aus dem schwarzen Depot
       *[other] aus Depot { $depot }
    }: { $tile }
event-tile-placed = { $player } platziert auf Feld { $field }: { $tile }
event-start-castle-placed = { $player } legt die Startburg auf Feld { $field }.
event-bridge-crossed = { $player } rückt auf der Brücke auf Feld { $space } vor.
event-area-completed =
    { $player } schließt ein Gebiet mit { $number ->
        [one] { $number } Feld
       *[other] { $number } Feldern
    } ab: { $area }
event-bonus-taken =
    { $player } erhält den { $rank ->
        [1] großen
       *[2] kleinen
    } Farbbonus: { $colour }
event-effect-declined = { $player } verzichtet auf die Wirkung.
event-phase-closed = Durchgang { $phase } endet.
event-game-ended = Das Spiel ist zu Ende.
event-tile-claimed =
    { $player } platziert auf Feld { $field }, direkt aus { $depot ->
        [0] dem schwarzen Depot
       *[other] Depot { $depot }
    }: { $tile }
event-tile-removed = Entfernt aus Depot { $depot }: { $tile }
event-goods-lost = Waren verlassen das Spiel aus Depot { $depot }: { $good } ×{ $number }
event-goods-traded = { $player } gibt Waren für ein schwarzes Plättchen ab: { $good } ×{ $number }
event-marker-set = Zählstein von { $player } auf 0, Siegpunktemarker auf { $number }.
event-colour-completed = { $player } hat alle Felder einer Farbe belegt: { $colour }

## Antworten

answer-take = Aus Depot { $depot } nehmen: { $tile }
answer-place = Auf Feld { $field } platzieren: { $tile }
answer-sell = Waren verkaufen: { $good }
answer-workers = Arbeiter nehmen
answer-buy =
    { $depot ->
        [0] Aus dem schwarzen Depot
       *[other] Aus Depot { $depot }
    } kaufen: { $tile }
answer-end = Den Zug beenden
answer-pass = Verzichten
answer-discarding = Aus dem Spiel: { $tile }
answer-load = Die Waren aus Depot { $depot } nehmen
answer-load-two = Die Waren aus den Depots { $depot } und { $other } nehmen
load-goods = { $load }: { $goods }
answer-castle-at = Startburg auf Feld { $field }
answer-duchy-is = Fürstentum { $duchy }
answer-rolled = Würfel: { $die } und { $other }
answer-white-rolled = Weißer Würfel: { $die }
answer-tile-drawn = Plättchen gezogen: { $tile }
answer-good-drawn = Ware gezogen: { $good }
answer-duchy-drawn = Fürstentum gezogen: { $duchy }
answer-start-player-drawn = Startspieler gezogen: { $player }
answer-keep =
    { $other ->
        [0] Auf ein eigenes Schlüsselfeld legen
       *[1] Auf ein gemeinsames Schlüsselfeld legen
    }
answer-claim =
    { $depot ->
        [0] Aus dem schwarzen Depot auf Feld { $field } platzieren
       *[other] Aus Depot { $depot } auf Feld { $field } platzieren
    }: { $tile }
answer-score =
    { $other ->
        [one] { $other } Siegpunkt
       *[other] { $other } Siegpunkte
    } nehmen: { $cause }
answer-resolve = Wirkung des Plättchens auf Feld { $field }
answer-colour-bonus = Plättchen aus dem schwarzen Depot für diese Farbe: { $colour }
answer-trade = Fünf Waren gegen ein schwarzes Plättchen: { $tile }
answer-give = Diese Waren abgeben: { $goods }
answer-lay = Verkaufte Waren auf die Handelsstraße legen: { $good }

cost = { $answer } ({ $costs })
cost-die = Würfel { $die }
cost-workers = { $number } Arbeiter
cost-silver =
    { $number ->
        [one] { $number } Silbermünze
       *[other] { $number } Silbermünzen
    }
cost-only = nur { $goods }
cost-common = vom gemeinsamen Schlüsselfeld

group-take = Plättchen nehmen
group-place = Plättchen platzieren
group-sell = Waren verkaufen
group-workers = Arbeiter nehmen
group-buy = Kaufen
group-other = Sonstiges

## Fragen

question-choose-duchy = Welches Fürstentum möchtest du?
question-choose-castle = Auf welches Feld kommt deine Startburg?
question-turn = Dein Zug: eine Aktion mit einem Würfel.
question-turn-end = Beide Würfel benutzt: kaufen oder den Zug beenden?
question-extra-action = Deine Burg: eine Zusatzaktion ohne Würfel.
question-choose-goods = Dein Schiff nimmt Waren auf: aus welchem Depot?
question-gain-tile = Du darfst eines dieser Plättchen nehmen ({ $tile }).
question-sell-goods = Warenhaus: Du darfst eine Warensorte verkaufen.
question-place-tile = Rathaus: Du darfst ein weiteres Plättchen platzieren.
question-discard = Deine Schlüsselfelder sind voll. Welches Plättchen kommt aus dem Spiel und macht diesem Platz: { $tile }?
question-store-tile = Eigenes oder gemeinsames Schlüsselfeld: Wohin kommt dieses Plättchen: { $tile }?
question-choose-part = Was nimmst du zuerst? Punkte zählen Schub für Schub; was über den Siegpunktemarker geht, verfällt. Je Silbermünze 1 Punkt mehr.
question-add-silver = Gibst du zu diesen Punkten Silber dazu? Jede Silbermünze ist 1 Punkt mehr auf dem Weg zum Siegpunktemarker.
question-take-part = Nur das ist noch zu nehmen.
question-marker-action = Der Siegpunktemarker ist erreicht: Du darfst eine weitere beliebige Aktion machen.
question-colour-tile = Eine Farbe ist vollständig: Du darfst ein Plättchen aus dem schwarzen Depot platzieren.
question-trade-goods = Du darfst fünf Waren für ein Plättchen aus dem schwarzen Depot abgeben; es bleibt verdeckt.
question-give-goods = Welche fünf Waren gibst du ab?

## Warum eine Antwort abgelehnt wird

why-game-over = Das Spiel ist zu Ende.
why-chance = Darüber entscheidet der Zufall, kein Spieler.
why-not-your-turn = Jetzt ist jemand anderes an der Reihe.
why-asked = Beantworte zuerst die gestellte Frage.
why-not-asked = Das beantwortet nicht die gestellte Frage.
why-effect-first = Jetzt wird kein Würfel benutzt: Handle erst ab, was das letzte Plättchen ausgelöst hat.
why-effect = Die Wirkung dieses Plättchens erlaubt das nicht.
why-no-die-left = Beide Würfel sind benutzt.
why-die-needed = Gib an, welchen Würfel du benutzt; die Aktion beginnt mit seiner Zahl.
why-no-such-die = Du hast keinen unbenutzten Würfel mit dieser Zahl.
why-no-workers-needed = Ohne Würfel ist keine Zahl zu ändern, also gibst du keine Arbeiter ab.
why-too-few-workers = Du hast nicht genug Arbeiter.
why-wrong-workers = Diese Änderung kostet eine andere Zahl von Arbeitern.
why-wrong-number = Der Würfel zeigt eine andere Zahl, und du gibst keine Arbeiter ab, um sie zu ändern.
why-black-depot = Damit nimmt man nichts aus dem schwarzen Depot.
why-no-such-tile = In diesem Depot liegt kein solches Plättchen.
why-not-stored = Dieses Plättchen liegt nicht auf deinen Schlüsselfeldern.
why-no-such-field = Dein Fürstentum hat kein solches Feld.
why-field-taken = Auf diesem Feld liegt schon ein Plättchen.
why-wrong-colour = Das Feld hat nicht die Farbe des Plättchens.
why-not-beside = Das Feld grenzt an kein Plättchen deines Fürstentums.
why-in-city = Diese Stadt hat schon ein Gebäude dieser Art.
why-no-such-good = Du hast keine Waren dieser Sorte.
why-bought-already = Nur ein Kauf je Zug, und du hast deinen schon gemacht.
why-needs-monastery-6 = Nur mit Kloster 6 kauft man aus den nummerierten Depots oder zahlt mit Arbeitern.
why-price = So kannst du den Preis von 2 nicht bezahlen.
why-one-depot = Ein Schiff nimmt nur Waren aus einem Depot auf.
why-not-neighbours = Die beiden Depots müssen benachbart sein und in der Reihenfolge des Rings genannt werden.
why-goods-that-fit = Alle Waren, für die Platz ist, werden genommen; Sorten nennt man nur, wenn nicht alle passen, und dann so viele, wie Platz haben.
why-new-tile = Das neue Plättchen selbst bleibt; eines von den Schlüsselfeldern muss weichen.
why-no-castle-field = Die Startburg kommt auf ein Burgfeld deines Fürstentums.
why-no-such-duchy = Ein solches Fürstentum gibt es nicht.
why-die-left = Ein Würfel ist noch übrig, und jeder muss benutzt werden.
why-storage-not-full = Plättchen kommen nur aus dem Spiel, wenn alle Schlüsselfelder belegt sind und ein neues dazukommt.
why-extra-action = Auf die Zusatzaktion kann man nicht verzichten.
why-other-space = Dieses Plättchen liegt nicht auf einem solchen Schlüsselfeld.
why-partners-tile = Von den Plättchen deines Partners darfst du dich nicht bedienen.
why-no-such-part = So etwas steht gerade nicht an.
why-too-much-silver = Du kannst nicht mehr Silber dazugeben, als du hast, und nicht mehr, als bis zum Siegpunktemarker fehlt.
why-only-black-depot = Auf diese Weise darf nur ein Plättchen aus dem schwarzen Depot platziert werden.
why-five-goods = Du musst genau fünf deiner Waren abgeben.

## Erweiterungen: die Schilde und was sie bewirken

shield-name = Schild { $shield }
shield-1 = Beim Werten von Tieren zählen alle deine Weiden als eine.
shield-2 = Immer wenn ein anderer Spieler Arbeiter erhält, erhältst du 1 Arbeiter.
shield-3 = Tribut darfst du mit Arbeitern, Silber oder gemischt zahlen.
shield-4 = Du hast unbegrenzt viele Schlüsselfelder.
shield-5 = Nach dem Beladen eines Schiffs darfst du auch alle Waren einer Sorte aus allen sechs Depots nehmen.
shield-6 = Benenne einmal einen Mitspieler: Ab dann wirken seine Klöster auch für dich.
shield-7 = Deine Farbboni zählen doppelt.
shield-8 = Deine Minen bringen das Doppelte.
shield-9 = Jeder Verkauf bringt 1 Silbermünze je Ware.
shield-10 = Am Ende zählen deine Klöster doppelt.
shield-11 = Die Zusatzaktion einer platzierten Burg darf sein, einen Schild zu nehmen.
shield-12 = Verkaufte Waren bringen doppelte Punkte.
shield-13 = Am Ende zählen alle deine Schilde doppelt.
shield-14 = Am Ende jedes Durchgangs darfst du ein Plättchen direkt aus einem nummerierten Depot platzieren.
shield-15 = Am Ende jedes Durchgangs darfst du ein Plättchen direkt aus dem schwarzen Depot platzieren.
shield-16 = In jedem deiner Züge darfst du einen unbenutzten Würfel auf eine beliebige Zahl drehen.
shield-17 = Gebiete, die du abschließt, zählen um ein Feld größer.
shield-18 = Du darfst überall platzieren, nicht nur angrenzend.
shield-points =
    { $number ->
        [one] { $number } Punkt am Ende
       *[other] { $number } Punkte am Ende
    }

## Erweiterungen: Ursachen und Ereignisse

cause-posts = Grenzposten
cause-post-bonus = alle Grenzposten
cause-route = Handelsstraße
cause-shields = Schilde

event-marker-raised = { $player } kommt auf der Brücke oben auf den Stapel.
event-effect-gained = { $player } erhält eine Wirkung ({ $cause }): { $tile }
event-posts-linked = { $player } verbindet Grenzposten.
event-tile-kept =
    { $depot ->
        [0] Bleibt neben dem schwarzen Depot
       *[other] Bleibt in Depot { $depot }
    }: { $tile }
event-route-dealt = { $player } erhält Handelsstraße { $card }.
event-good-laid = { $player } legt eine Ware auf die Handelsstraße: { $good }
event-shield-laid-out = Schild { $shield } liegt in Depot { $depot } aus.
event-shield-taken = { $player } nimmt Schild { $shield } aus Depot { $depot }.
event-shield-lost = { $player } verliert Schild { $shield }.
event-rival-named = { $player } benennt mit Schild 6: { $rival }
event-die-turned = { $player } dreht einen Würfel von { $die } auf { $number }.

## Erweiterungen: Antworten, Fragen, Ablehnungen

answer-hire = 2 Arbeiter für 1 Silbermünze kaufen
answer-act-as = Wirkung nutzen: { $tile }
answer-count-species = Tierart zählen: { $species }
answer-take-shield = Schild { $shield } aus Depot { $depot } nehmen
answer-take-shield-for = Schild { $shield } aus Depot { $depot } nehmen und Schild { $replaced } abgeben
answer-tribute = Tribut für alle deine Schilde zahlen
answer-give-up = Schild { $shield } abgeben
answer-gather = Aus allen Depots: { $good }
answer-copy = Mit Schild 6 benennen: { $player }
answer-turn-die = Die { $die } auf { $number } drehen
answer-route-drawn = Handelsstraße gezogen: { $number }
answer-shield-drawn = Schild gezogen: { $number }

species-cow = Kühe
species-sheep = Schafe
species-pig = Schweine
species-goat = Ziegen

group-shield = Schild nehmen

question-choose-effect = Kran: Welches Gebäude soll wirken?
question-choose-species = Deine Gänse: Welche Tierart zählt mit?
question-white-action = Weiße Burg: eine Aktion mit der Zahl des weißen Würfels.
question-extra-action-or-shield = Deine Burg: eine Zusatzaktion; mit Schild 11 darf es ein Schild sein.
question-gather-goods = Schild 5: Welche Warensorte nimmst du aus allen Depots?
question-claim-tile = Ende des Durchgangs: Du darfst ein Plättchen direkt aus einem Depot platzieren.
question-pay-tribute = Tribut: Zahle für deine Schilde oder gib welche ab.
question-name-rival = Vor der Schlusswertung: Wen benennst du mit Schild 6?

why-inn-in-area = In diesem Gebiet liegt schon ein Gasthof.
why-no-silver = Du hast kein Silber.
why-needs-monastery-28 = Nur mit Kloster 28 kauft man Arbeiter.
why-no-building = Das ist kein Gebäude, dessen Funktion der Kran nutzen kann.
why-no-such-species = Auf dieser Weide liegt keine solche Tierart.
why-white-die = Eine weiße Burg gibt eine Aktion mit der Zahl des weißen Würfels.
why-both-dice = Ein Schild kostet beide Würfel, und sie müssen unbenutzt sein.
why-no-such-shield = Dieser Schild liegt nicht in diesem Depot.
why-not-your-shield = Diesen Schild hast du nicht.
why-no-free-castle = Du hast keine Burg ohne Schild; nenne einen Schild, den der neue ersetzt.
why-needs-shield-3 = Nur mit Schild 3 zahlt man Tribut mit Arbeitern.
why-tribute = Du kannst nicht für alle Schilde zahlen; gib welche ab.
why-needs-shield-6 = Nur mit Schild 6 benennt man einen Mitspieler.
why-named-already = Du hast schon jemanden benannt.
why-no-rival = Benenne einen anderen Spieler.
why-needs-shield-11 = Nur mit Schild 11 darf die Aktion einer platzierten Burg ein Schild sein.
why-needs-shield-14 = Nur Schild 14 nimmt ein Plättchen aus einem nummerierten Depot, einmal je Durchgang.
why-needs-shield-15 = Nur Schild 15 nimmt ein Plättchen aus dem schwarzen Depot, einmal je Durchgang.
why-needs-shield-16 = Nur mit Schild 16 dreht man einen Würfel.
why-turned-already = Du hast in diesem Zug schon einen Würfel gedreht.
why-same-number = Der Würfel zeigt diese Zahl schon.
why-gather = In den Depots liegen keine solchen Waren, oder sie passen nicht ins Lager.

## Der Tisch

table-phase = Durchgang { $phase }, Runde { $round } von 5 · weißer Würfel { $die } · kommende Waren: { $goods }
table-depots = Spielplan
table-depot = Depot
table-black = schwarz
table-tiles = Plättchen
table-goods = Waren
table-players = Spieler
table-order = Platz auf der Brücke
table-space = { $place } (Feld { $space })
table-points = Punkte
table-silver = Silber
table-workers = Arbeiter
table-dice = Würfel
table-storage = Schlüsselfelder
table-common = Gemeinsame Schlüsselfelder
table-sold = Verkaufte Waren
table-bonuses = Farbboni
table-fields = Leere Felder
table-marker = Zählstein und Siegpunktemarker
table-counter = { $points } von { $marker }
table-run-won = Alle 37 Felder sind belegt: Du hast gewonnen, mit { $points } Punkten für diese Partie.
table-run-lost =
    Die 25 Züge sind vorbei, und { $empty ->
        [one] { $empty } Feld ist
       *[other] { $empty } Felder sind
    } noch leer: Die Partie ist verloren.
table-duchy = Fürstentum { $duchy } von { $player }
table-no-duchy = { $player } hat noch kein Fürstentum.
table-legend = Je Feld: Nummer, Buchstabe der Farbe, Würfelzahl; darunter das Plättchen. { $letters }
table-shields = Schilde
table-routes = Handelsstraßen
table-rival = Mit Schild 6 benannt
table-causes = Punkte nach Herkunft
table-total = Summe
table-place = Platz

## Was ein Tisch bietet

game-title = Die Burgen von Burgund
option-seats = Spieler
option-seats-hint = Freie Plätze können Bots übernehmen.
option-seats-number = { $number } Spieler
option-seats-help = Zahl der Spieler, 2 bis 4; 1 im Solospiel (Standard: 2)
option-seats-wrong = die Zahl der Spieler muss 2, 3 oder 4 sein, im Solospiel 1, nicht { $value }
option-mode = Spielart
option-mode-hint = Jeder für sich, zwei gegen zwei oder allein.
option-mode-free = Jeder für sich
option-mode-team = Teamspiel, zwei gegen zwei
option-mode-solo = Solospiel
option-mode-help = free (jeder für sich), team (zwei gegen zwei) oder solo (allein); Standard: free
option-mode-wrong = die Spielart muss free, team oder solo sein, nicht { $value }
option-seats-not-free = ohne Teams ist das Spiel für 2, 3 oder 4 Spieler, nicht { $value }
option-seats-not-team = das Teamspiel ist für genau 4 Spieler, zwei gegen zwei, nicht { $value }
option-seats-not-solo = das Solospiel ist für einen Spieler, nicht { $value }
option-duchies = Fürstentümer
option-duchies-hint = In der ersten Partie spielen alle Fürstentum 1. Die anderen unterscheiden sich darin, wo die Farben liegen.
option-duchies-number = Fürstentum { $number }
option-duchies-drawn = Fürstentümer ausgelost
option-duchies-chosen = Jeder wählt ein Fürstentum
option-duchies-drawn-11 = Grenzposten: Fürstentümer 11a bis 11f ausgelost
option-duchies-chosen-11 = Grenzposten: Jeder wählt eines der Fürstentümer 11a bis 11f
option-duchies-12a = Doppelfürstentum 12a
option-duchies-12b = Doppelfürstentum 12b (rekonstruiert)
option-duchies-13A = Inseln 13A
option-duchies-13B = Inseln 13B
option-duchies-solo = das Solospiel wird auf den Inseln 13A und 13B gespielt, nicht auf { $value }
option-duchies-team = das Teamspiel wird auf den Doppelfürstentümern 12a und 12b gespielt, nicht auf { $value }
option-duchies-free = 12a und 12b gehören zum Teamspiel, 13A und 13B zum Solospiel; nicht { $value }
option-duchies-help = ein Fürstentum von 1 bis 10 für alle, eines je Platz (3,5), oder drawn (ausgelost), oder chosen (gewählt); mit Grenzposten 11a bis 11f, eines je Platz (11a,11c), drawn-11 oder chosen-11
option-duchies-wrong = Fürstentümer sind Zahlen von 1 bis 10, eine für alle oder eine je Platz, oder drawn, oder chosen; oder je Platz ein anderes von 11a bis 11f, oder drawn-11, oder chosen-11; nicht { $value }
option-choices = Wahl beim Aufbau
option-choices-hint = Offen: nacheinander und sofort sichtbar. Verdeckt: alle zugleich, dann wird aufgedeckt.
option-choices-open = Offene Wahl
option-choices-hidden = Verdeckte Wahl
option-choices-help = ob die Wahl beim Aufbau offen (open) oder verdeckt (hidden) ist
option-choices-wrong = choices muss open oder hidden sein, und open, wenn Fürstentümer 11a bis 11f gewählt werden; nicht { $value }
option-expansions = Erweiterungen
option-expansions-hint = Sie lassen sich beliebig kombinieren.
option-expansions-none = Basisspiel
option-expansions-extra-tiles = Weitere Plättchen: zwei Klöster, der Kran, die Gänse
option-expansions-white-castles = Weiße Burgen: eine Aktion mit dem weißen Würfel
option-expansions-inns = Gasthöfe: für ein Feld jeder Farbe
option-expansions-trade-routes = Handelsstraßen: Boni für verkaufte Waren
option-expansions-shields = Schilde: Kräfte für deine Burgen, gegen Tribut
option-expansions-help = none (keine) oder beliebige von extra-tiles, white-castles, inns, trade-routes, shields, durch Kommas getrennt
option-expansions-wrong = expansions ist none oder eine Auswahl von extra-tiles, white-castles, inns, trade-routes, shields, durch Kommas getrennt; nicht { $value }
option-expansions-not-solo = das Solospiel wird ohne Schilde gespielt, nicht mit { $value }
option-start = Startspieler
option-start-hint = Wer beginnt, erhält weniger Arbeiter.
option-start-number = Platz { $number } beginnt
option-start-drawn = Startspieler ausgelost
option-start-help = der Platz, der beginnt, oder drawn (ausgelost); Standard: drawn
option-start-wrong = den Startspieler gibt ein Platz des Spiels an oder drawn, nicht { $value }
option-marker = Siegpunktemarker im Solospiel
option-marker-hint = Punkte bis zu einer weiteren Aktion: weniger ist leichter, mehr ist schwerer.
option-marker-number = Siegpunktemarker auf { $number }
option-marker-help = Solospiel: wo der Siegpunktemarker beginnt, 45 (leicht) bis 55 (schwer); Standard: 50
option-marker-wrong = der Siegpunktemarker muss auf 45 bis 55 beginnen, nicht auf { $value }
option-marker-mode = nur das Solospiel hat einen Siegpunktemarker
option-boards = Tableaus
option-boards-hint = Doppelfürstentümer und Inseln: die üblichen oder die aus deiner Schachtel abgetippten.
option-boards-standard = Übliche Tableaus (12b rekonstruiert)
option-boards-help = die Tableaus des Team- und des Solospiels: standard oder eine Datei wie in docs/boards.md beschrieben
option-boards-wrong = es gibt keine Tableaus namens { $value }
option-boards-mode = nur das Teamspiel und das Solospiel haben eigene Tableaus

## Statistik

stats-kind = Spieler
stats-kind-free = { $seats } Spieler
stats-kind-team = Teams
stats-kind-solo = Solo
stats-games = Partien
stats-points = Punkte
stats-deviation = Streuung
stats-margin = Vorsprung des Ersten
stats-empty = Leere Felder
stats-won = Solo gewonnen %
stats-source = Punkte eines Spielers durch
stats-start = Platz in der ersten Zugreihenfolge
stats-place = { $kind }, Platz { $place }
stats-bonus = Farbbonus: genommen %, mittlerer Durchgang (A ist 1)
stats-bonus-1 = { $colour }, groß
stats-bonus-2 = { $colour }, klein
stats-colour = Farbe abgeschlossen %, mittlerer Durchgang (A ist 1)
stats-share-phase = { $share }, { $phase }
stats-tile = Genommene Plättchen je Partie ({ $kind })
stats-shield = Genommene Schilde je Partie
stats-taken = Genommen, von den ausgelegten %
stats-winners = Sieger
stats-others = Andere
stats-difference = Unterschied
stats-animals = { $number } Tiere
stats-tile-wins = Nahmen davon mehr als der Tisch im Mittel
stats-duchy-wins = Fürstentum

## Dateien mit Tableaus

help-boards = eine Datei mit Tableaus von Burgund prüfen oder die üblichen zeigen
help-boards-check = sagen, was an einer Datei mit Tableaus falsch ist und wo
help-boards-show = die üblichen Tableaus ausgeben, zum Kopieren und Ändern
help-boards-file = Tableaus, wie in docs/boards.md beschrieben
boards-good = { $path } hat gültige Tableaus. In Partien und Aufzeichnungen heißen sie { $name }.
boards-refused = keine gültigen Tableaus: { $line } (hexhaven boards check zeigt alles)
boards-toml = das ist kein gültiges TOML: { $problem }
boards-name = muss ein Name aus höchstens 32 Kleinbuchstaben a-z, Ziffern und Bindestrichen sein, aber nicht standard
boards-none = in dieser Datei ist kein Tableau; es gibt 12a, 12b, 13A und 13B
boards-unknown = dieses Tableau gibt es nicht; es gibt 12a, 12b, 13A und 13B
boards-islands = muss Inseln (islands) haben, jede mit einer Zeichnung (drawing) und vielleicht einem Ort, at = [0, 0]
boards-rivers = Flüsse (rivers) müssen Paare von Feldnummern sein, etwa [[7, 8], [7, 20]]
boards-word = { $word } ist kein Feld wie B5 oder steht nicht in seiner Spalte, in dieser Reihe: { $row }
boards-count = hat Felder der Art { $letter }: { $number }; es müssen { $expected } sein
boards-river = ein Fluss verbindet { $one } und { $other }, aber das sind keine Felder zweier Inseln
boards-touch = die Felder { $one } und { $other } berühren sich, liegen aber auf verschiedenen Inseln
boards-area = das Gebiet von Feld { $field } hat { $number } Felder, mehr als 8
boards-apart = manche Felder sind von den anderen aus nicht zu erreichen
boards-start = Burgfelder mit der { $die }: { $number }; es muss genau eines geben
boards-centre = das Burgfeld mit der 1 ist Feld { $field }; es muss Feld 37 in der Mitte sein
