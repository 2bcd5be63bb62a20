# Archipelago in Worten. Namen stehen im Nominativ, hinter einem Doppelpunkt oder in einer Liste, damit keine Sprache sie beugen
# muss. Orte sind geschrieben wie in der Notation: 3a ist Land der Region 3, 3x ihr Meer.

nothing = nichts
nobody = niemand
several = { $thing } ×{ $number }
with-costs = { $answer } ({ $costs })

## Ressourcen, Gebäude, Pläne, Landschaft

resource-fruit = Früchte
resource-cattle = Rind
resource-fish = Fisch
resource-wood = Holz
resource-stone = Stein
resource-iron = Eisen

building-town = Stadt
building-market = Markt
building-port = Hafen
building-temple = Tempel
building-ship = Schiff
building-at = { $building } { $region }

board-domestic = lokaler Markt
board-export = Exportmarkt

terrain-sea = Meer
terrain-plain = Wiese
terrain-mountain = Berg

direction-east = Osten
direction-north-east = Nordosten
direction-north-west = Nordwesten
direction-west = Westen
direction-south-west = Südwesten
direction-south-east = Südosten

side = Kanten von Osten an gegen den Uhrzeigersinn: { $edges }; Symbole: { $icons }; Hütten: { $huts }
area-icons = { $area }: { $icons }
hex-side = Seite { $side }: { $shown }

unit-citizen = Bürger
unit-citizen-engaged = beschäftigter Bürger
unit-striker = Streikender
unit-ship = Schiff
unit-ship-engaged = beschäftigtes Schiff
hand-left = linke Hand
hand-right = rechte Hand

## Was etwas kostet und bringt

cost-florins = { $number } Florin
cost-discs =
    { $number ->
        [one] { $number } Scheibe
       *[other] { $number } Scheiben
    }
cost-tokens = { $number } Entdeckerplättchen
cost-joker = mit einem Entdeckerplättchen statt des Würfels
cost-jokers = mit Entdeckerplättchen für: { $cubes }
cost-owner = an { $player }
gain-florins = bringt { $number } Florin

## Entwicklungskarten: Charaktere

card = { $card }. { $effect } { $use }
use-owner = Nutzung (nur Besitzer): { $costs }.
use-anyone = Nutzung (jeder; andere zahlen dem Besitzer 1 Florin mehr): { $costs }.
use-passive = Wirkt von selbst.
use-wonder = Wird einmal gebaut, vom Besitzer.

card-researcher = Wissenschaftler
effect-researcher = Decke die obersten fünf Karten des Stapels auf. Eine Fortschrittskarte darunter darfst du zu ihrem niedrigsten Preis kaufen, die anderen werden abgelegt.
card-pirate = Pirat
effect-pirate = Versenke ein fremdes Schiff in einer Region, in der auch du ein Schiff hast. Sein Spieler gibt dir einen Würfel eigener Wahl. Rebellion { $steps }.
card-explorer = Entdecker
effect-explorer = Bei einer Entdeckung: Nimm die obersten drei Felder, lege eines und lege die anderen ab.
card-head-hunter = Kopfgeldjäger
effect-head-hunter = Decke die obersten fünf Karten des Stapels auf. Einen Charakter darunter darfst du zu seinem niedrigsten Preis kaufen, die anderen werden abgelegt.
card-assassin = Attentäter
effect-assassin = Ein Charakter eines anderen Spielers wird abgelegt; du zahlst dessen niedrigsten Preis an die Bank.
card-bishop = Bischof
effect-bishop = Rebellion { $steps }.
card-archbishop = Erzbischof
effect-archbishop = Die Rebellion sinkt um 1; bei 3 oder 4 Tempeln auf der Landkarte um 2, bei 5 oder mehr um 3.
card-pope = Papst
effect-pope = Rebellion { $steps } für jeden Tempel auf der Landkarte. Am Ende 1 Punkt.
card-false-prophet = Falscher Prophet
effect-false-prophet = Für jeden Tempel, den du kontrollierst, darf sich einer deiner Bürger bewegen wie bei einer Migration, auch im Konvoi.
card-minister-of-labour = Arbeitsminister
effect-minister-of-labour = Freie Arbeiter { $steps }.
card-scout = Kundschafter
effect-scout = Bei einer Entdeckung: Entdecke bis zu zweimal hintereinander, mit einer Scheibe und einem Kreis.
card-king = König
effect-king = Fügt jedem deiner Gebote um die Reihenfolge 3 hinzu. Am Ende 1 Punkt.
card-recruiter = Arbeitsvermittler
effect-recruiter = Rekrutiere einen freien Arbeiter ohne Scheibe, zum Preis von Plan IV.
card-missionary = Missionar
effect-missionary = Bei einer Entdeckung: Eine Hütte der neuen Region kann einen eigenen Bürger statt eines freien Arbeiters bringen.
card-spy = Spion
effect-spy = Sieh dir das Spielziel eines anderen Spielers an, auch das des Besitzers des Spions.
card-merchant = Händler
effect-merchant = Kaufe oder verkaufe beliebig viele Würfel einer Ressource auf dem lokalen Markt, jeden zum Preis seiner Reihe.
card-treasurer = Schatzmeister
effect-treasurer = Die Bank zahlt 1 Florin für je 5 Florin, die du hast.
card-thief = Dieb
effect-thief = Ein anderer Spieler verbirgt in jeder Hand einen Würfel; du wählst eine Hand und behältst ihren Würfel.
card-barbarian = Barbar
effect-barbarian = Nenne eine Region mit einem eigenen aktiven, nicht beschäftigten Bürger: ein Würfel von der Bank für jedes freie Symbol darin. Diese Symbole erntet niemand mehr. Eine Stadt schützt sie nicht.
card-minister-of-agriculture = Landwirtschaftsminister
effect-minister-of-agriculture = Lege bis zu zwei Würfel Rind oder Früchte von der Bank auf den lokalen Markt.
card-queen = Königin
effect-queen = Fügt jedem deiner Gebote um die Reihenfolge 2 hinzu.
card-exporter = Exporteur
effect-exporter = Kaufe oder verkaufe beliebig viele Würfel einer Ressource auf dem Exportmarkt, jeden zum Preis seiner Reihe.
card-admiral = Admiral
effect-admiral = Bei einer Migration: Jedes deiner Schiffe darf durch bis zu drei Regionen fahren.
card-minister-of-trade = Handelsminister
effect-minister-of-trade = Verschiebe bis zu zwei Würfel von einem Markt auf den anderen.

## Entwicklungskarten: Fortschritt

card-irrigation-canal = Bewässerungskanal
effect-irrigation-canal = Bei einer Ernte von Früchten: Jede Einheit bringt zwei Würfel.
card-industrial-fishing = Industrieller Fischfang
effect-industrial-fishing = Bei einer Ernte von Fisch: Jede Einheit bringt zwei Würfel.
card-sawmill = Sägewerk
effect-sawmill = Bei einer Ernte von Holz: Jede Einheit bringt zwei Würfel.
card-quarry = Steinbruch
effect-quarry = Bei einer Ernte von Stein: Jede Einheit bringt zwei Würfel.
card-iron-mine = Eisenmine
effect-iron-mine = Bei einer Ernte von Eisen: Jede Einheit bringt zwei Würfel.
card-farm = Bauernhof
effect-farm = Bei einer Ernte von Rind: Jede Einheit bringt zwei Würfel.
card-roads = Straßen
effect-roads = Bei einer Migration: Deine Bürger dürfen eine Region weiter gehen.
card-shipbuilding = Schiffbau
effect-shipbuilding = Baue ein Schiff ohne Scheibe, zu den üblichen Kosten.
card-expansionism = Expansionismus
effect-expansionism = Eine Migration ohne Scheibe.
card-amphitheatre = Amphitheater
effect-amphitheatre = 2 Florin von der Bank, und Rebellion { $steps }.
card-foreign-trade = Außenhandel
effect-foreign-trade = Lege einen Würfel einer beliebigen Ressource von der Bank auf den Exportmarkt oder nimm einen von dort zurück in die Bank.
card-slavery = Sklaverei
effect-slavery = Alle deine beschäftigten Bürger werden frei und können sofort wieder beschäftigt werden. Rebellion { $steps }.
card-colossus = Koloss
effect-colossus = Weltwunder: 3 Eisen, 1 Scheibe und ein aktiver, nicht beschäftigter Bürger, der die Landkarte verlässt. Freie Arbeiter { $steps }. Am Ende 1 Punkt.
card-pyramid = Pyramide
effect-pyramid = Weltwunder: 5 Stein, 2 Scheiben und ein aktiver, nicht beschäftigter Bürger, der die Landkarte verlässt. Rebellion { $steps }. Am Ende 2 Punkte.
card-emigration = Auswanderung
effect-emigration = Freie Arbeiter { $steps } für jeden Hafen auf der Landkarte.
card-great-lighthouse = Großer Leuchtturm
effect-great-lighthouse = Weltwunder, wenn du einen Hafen kontrollierst: 1 Eisen, 2 Stein, 1 Scheibe und ein aktiver, nicht beschäftigter Bürger, der die Landkarte verlässt. Jeder Spieler stellt ein Schiff aus der Reserve an jeden Hafen, den er kontrolliert. Am Ende 1 Punkt.
card-cathedral = Kathedrale
effect-cathedral = Weltwunder, wenn du einen Tempel kontrollierst: 3 Stein, 2 Scheiben und ein aktiver, nicht beschäftigter Bürger, der die Landkarte verlässt. Rebellion { $steps } für jeden Tempel auf der Landkarte. Am Ende 2 Punkte.
card-immigration = Einwanderung
effect-immigration = Freie Arbeiter { $steps }.
card-architecture = Architektur
effect-architecture = Baue ein Gebäude oder ein Schiff ohne Scheibe, zu den üblichen Kosten.
card-local-trade = Lokaler Handel
effect-local-trade = Ein Geschäft auf dem lokalen Markt ohne Scheibe.
card-peace-and-prosperity = Frieden und Wohlstand
effect-peace-and-prosperity = Rebellion { $steps }.
card-education = Bildung
effect-education = Freie Arbeiter { $steps }.
card-dictatorship = Diktatur
effect-dictatorship = Alle deine Streikenden stehen auf und sind wieder aktiv. Die Rebellion ändert sich nicht.
card-gifts-of-the-clergy = Geschenke des Klerus
effect-gifts-of-the-clergy = Gib der Bank 1 Frucht für Rebellion −1 oder 1 Frucht und 1 Rind für Rebellion −2.
card-built = { $card } (gebaut)
card-engaged = { $card } (beschäftigt)

## Krisenseiten

back = oben: { $upper }; unten: { $lower }
zone-red = { $zone } (rot: sobald es erscheint)
zone-domestic = lokale Krise: { $resource }, ein Würfel richtet { $number } Bürger auf
zone-export = Exportkrise: { $resource } ×{ $number }
zone-rebels-per-temple = Ereignis: Rebellion { $steps } für jeden Tempel
zone-rebels-per-town = Ereignis: Rebellion { $steps } für jede Stadt
zone-workers-per-port = Ereignis: freie Arbeiter { $steps } für jeden Hafen
zone-workers-per-town = Ereignis: freie Arbeiter { $steps } für jede Stadt

## Spielziele: der Name, wann das Spiel endet, was belohnt wird

objective = { $name }: Das Spiel endet bei: { $end }. Belohnt wird: { $reward }.
objective-short = kurz { $number }
objective-medium = mittel { $number }
objective-long = lang { $number }

end-piles = { $number } leere Stapel Entdeckerplättchen
end-resources = { $number } Ressourcen, von denen die Bank keinen Würfel hat
end-florins = keine Florin in der Bank
end-characters = { $number } Charaktere im Spiel
end-progress = { $number } Fortschrittskarten im Spiel
end-cards = { $number } Charaktere und Fortschrittskarten zusammen im Spiel
end-towns = { $number } Städte auf der Landkarte
end-markets = { $number } Märkte auf der Landkarte
end-ports = { $number } Häfen auf der Landkarte
end-temples = { $number } Tempel auf der Landkarte
end-ships = { $number } Schiffe auf der Landkarte
end-population = Bevölkerung { $number } oder mehr
end-workers = { $number } freie Arbeiter oder mehr

criterion-florins = Florin
criterion-explorer-tokens = Entdeckerplättchen
criterion-characters = Charaktere
criterion-progress = Fortschrittskarten
criterion-all-cards = Charaktere und Fortschrittskarten
criterion-towns = Städte
criterion-markets = Märkte
criterion-ports = Häfen
criterion-temples = Tempel
criterion-ports-and-markets = Häfen und Märkte
criterion-citizens = Bürger
criterion-ships = Schiffe
criterion-pacifist = Pazifist, wenn Bevölkerung minus Rebellion über { $margin } liegt
criterion-separatist = Separatist, der bei Unabhängigkeit allein gewinnt
criterion-benefactor = Wohltäter
criterion-fruit = Früchtewürfel
criterion-cattle = Rinderwürfel
criterion-fish = Fischwürfel
criterion-wood = Holzwürfel
criterion-stone = Steinwürfel
criterion-iron = Eisenwürfel
criterion-fruit-icons = Früchtesymbole in eigenen Stadtregionen
criterion-cattle-icons = Rindersymbole in eigenen Stadtregionen
criterion-fish-icons = Fischsymbole in eigenen Stadtregionen
criterion-wood-icons = Holzsymbole in eigenen Stadtregionen
criterion-stone-icons = Steinsymbole in eigenen Stadtregionen
criterion-iron-icons = Eisensymbole in eigenen Stadtregionen

## Phasen, Aktionen, Ursachen

phase-0 = Runde null
phase-1 = Freigabe
phase-2 = Reihenfolge
phase-3 = Bevölkerung
phase-4 = Gleichgewicht
phase-5 = Aktionen
phase-6 = Entwicklungskarten

action-harvesting = Ernte
action-taxing = Steuern
action-buying = Handel
action-selling = Handel
action-exploring = Entdeckung
action-reproducing = Reproduktion
action-recruiting = Rekrutierung
action-migrating = Migration
action-building = Bauen

cause-board-i = Plan I
cause-board-ii = Plan II
cause-board-iii = Plan III
cause-board-iv = Plan IV
cause-strikers = Streikende
cause-missing-cubes = fehlende Würfel
cause-event = Ereignis
cause-taxes = Steuern
cause-huts = Hütten
cause-recruits = Rekrutierung
cause-set-up = Spielaufbau
cause-sale = Verkauf
cause-pacifist = Pazifist
cause-medals = König, Papst und Weltwunder
cause-trend = Trend: { $trend }
cause-objective = Spielziel: { $objective }

## Was geschehen ist

event-order-set = Die Reihenfolge: { $order }
event-trend-set = Der Trend: { $trend }
event-objective-dealt = { $player } bekommt ein Spielziel.
event-objective-dealt-known = { $player } bekommt ein Spielziel: { $objective }
event-objective-laid-open = Ein Spielziel für alle: { $objective }
event-objective-discarded = { $player } legt ein Spielziel aus dem Spiel.
event-objective-discarded-known = { $player } legt aus dem Spiel: { $objective }
event-objective-seen = { $player } sieht sich ein Spielziel an, und zwar von { $other }.
event-objective-seen-known = { $player } sieht sich ein Spielziel an, und zwar von { $other }: { $objectives }
event-objective-revealed = { $player } deckt ein Spielziel auf: { $objective }
event-objective-revealed-open = Aufgedeckt: { $objective }
event-hex-dealt = { $player } nimmt Feld { $hex }.
event-hand-discarded = { $player } legt die übrigen Felder ab.
event-hex-shown = Jetzt oben auf dem Stapel: Seite { $side }
event-hex-shown-none = Der Stapel der Felder ist leer.
event-hex-discarded = { $player } lehnt Feld { $hex } ab.
event-hexes-shuffled = Die abgelegten Felder werden in den Stapel gemischt.
event-region-laid = { $player } legt eine neue Region: Seite { $side }
event-region-laid-start = Das Startfeld liegt.
event-unit-added = { $player } hat einen neuen Bürger: { $place }
event-unit-added-ship = { $player } hat ein neues Schiff: { $place }
event-unit-changed = { $player } bewegt einen Bürger: { $place } → { $target }
event-unit-changed-ship = { $player } bewegt ein Schiff: { $place } → { $target }
event-unit-works = { $player } erntet in { $place }: { $icon }
event-unit-engaged = { $player } beschäftigt eine Einheit: { $place }
event-units-released =
    { $player }: { $number ->
        [one] { $number } Einheit wird frei.
       *[other] { $number } Einheiten werden frei.
    }
event-units-raised =
    { $player }: { $number ->
        [one] { $number } Bürger steht auf.
       *[other] { $number } Bürger stehen auf.
    }
event-units-lie-down =
    { $player }: { $number ->
        [one] { $number } Bürger legt sich hin.
       *[other] { $number } Bürger legen sich hin.
    }
event-unit-lost = { $player }: Ein Bürger verlässt die Landkarte: { $place }
event-unit-lost-ship = { $player } verliert ein Schiff: { $place }
event-token-taken = { $player } nimmt ein Entdeckerplättchen.
event-tokens-spent = { $player } benutzt { $number } Entdeckerplättchen.
event-disc-gained = { $player } erhält eine weitere Scheibe.
event-discs-used =
    { $player } benutzt { $number ->
        [one] { $number } Scheibe
       *[other] { $number } Scheiben
    }: { $action }
event-florins-gained = { $player } erhält { $number } Florin ({ $cause }).
event-florins-paid = { $player } zahlt { $number } Florin.
event-florins-given = { $player } gibt an { $other }: { $second } Florin
event-cubes-gained = { $player } erhält: { $resource } ×{ $second }
event-cubes-paid = { $player } zahlt Würfel: { $cubes }
event-cubes-given = { $player } gibt an { $other }: { $given }
event-cube-stolen = { $player } stiehlt einen Würfel von { $other }; die anderen sehen ihn nicht.
event-cube-stolen-known = { $player } stiehlt von { $other }: { $stolen }
event-cube-stolen-none = { $player } wählt eine leere Hand von { $other }.
event-cubes-hidden = { $player } verbirgt Würfel in beiden Händen.
event-cubes-hidden-known = { $player } verbirgt in der linken Hand: { $left }; in der rechten Hand: { $right }
event-tokens-given = { $player } gibt an { $other }: { $second } Entdeckerplättchen
event-market-stocked = Von der Bank ({ $board }): { $traded }
event-market-drawn = Zurück in die Bank ({ $board }): { $traded }
event-cube-bought = { $player } kauft ({ $board }): { $traded }
event-cube-sold = { $player } verkauft ({ $board }): { $traded }
event-rebellion-moved = Rebellion { $steps } ({ $cause }).
event-workers-moved = Freie Arbeiter { $steps } ({ $cause }).
event-turn-opened = Runde { $number } beginnt.
event-phase-opened = Phase { $number }: { $phase }
event-bid-sealed = { $player } hat geheim geboten.
event-bid-sealed-known = { $player } bietet geheim { $number } Florin.
event-bid-revealed =
    { $player } hat geboten: { $second ->
        [0] { $number }
       *[other] { $number } + { $second }
    }
event-orderer-set = { $player } bestimmt die Reihenfolge.
event-orderer-set-none = Die Reihenfolge bleibt, wie sie ist.
event-crisis-opened = Eine lokale Krise: Alle Bürger legen sich hin, außer denen auf Tempeln.
event-crisis-opened-export =
    Eine Exportkrise: { $third ->
        [one] { $third } Würfel ist verlangt.
       *[other] { $third } Würfel sind verlangt.
    }
event-crisis-closed =
    Die lokale Krise ist vorbei; { $second ->
        [0] niemand streikt.
        [one] { $second } Bürger streikt.
       *[other] { $second } Bürger streiken.
    }
event-crisis-closed-export =
    Die Exportkrise ist vorbei; { $second ->
        [0] kein Würfel fehlt.
        [one] { $second } Würfel fehlt.
       *[other] { $second } Würfel fehlen.
    }
event-event-happened = Ein Ereignis tritt ein; Rückseite: { $other_card }
event-benefit-laid = { $player } legt einen Florin der Bank auf den Wohltäter.
event-round-opened = { $player } ist am Zug.
event-passed = { $player } ist für diese Phase draußen.
event-building-built = { $player } baut: { $built }
event-coin-laid = { $player } nutzt für 1 Florin: { $built }
event-card-laid-out = Auf Platz { $slot } der Leiste: { $other_card }
event-card-bought = { $player } kauft für { $second } Florin: { $card }
event-card-turned =
    Auf den { $third ->
        [1] zweiten
       *[2] dritten
    } Preis gedreht: { $other_card }
event-card-discarded = Abgelegt: { $card }
event-top-shown = Jetzt oben auf dem Stapel, Rückseite: { $card }
event-top-shown-none = Der Stapel der Karten ist leer.
event-deck-shuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt.
event-card-used = { $player } nutzt eine Karte: { $card }
event-card-used-other = { $player } nutzt eine Karte von { $owner }: { $card }
event-card-opened = Aufgedeckt: { $card }
event-card-given = { $player } gibt an { $other }: { $other_card }
event-cards-released = Alle Karten werden frei.
event-wonder-built = { $player } baut ein Weltwunder: { $card }
event-icon-plundered = Geplündert in { $area }: { $plundered }
event-discs-returned = Alle Spieler nehmen ihre Scheiben zurück.
event-exploration-failed = { $player }: Die Entdeckung scheitert.
event-term-added = { $player } bietet: { $term }
event-term-added-asked = { $player } verlangt: { $term }
event-deal-proposed = { $player } macht dieses Angebot an { $other }.
event-deal-withdrawn = { $player } macht kein Angebot an { $other }.
event-deal-accepted = { $player } nimmt das Angebot von { $other } an.
event-deal-refused = { $player } lehnt das Angebot von { $other } ab.
event-deal-countered = { $player } antwortet { $other } mit einem Gegenangebot.
event-permit-given = { $player } erlaubt { $other }, in den Regionen der eigenen Städte zu ernten.
event-stock-shown = { $player } zeigt, dass kein Würfel da ist.
event-independence-declared = Die Rebellion übersteigt die Bevölkerung: Das Archipel ist unabhängig.
event-game-ended = Das Spiel ist vorbei.
event-points-scored =
    { $player } macht { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } ({ $cause }).
event-expelled = { $player } vertreibt einen Streikenden von { $other } in Region { $region }.
event-window-opened = { $player } darf helfen.
event-demand-met =
    { $number ->
        [one] Noch { $number } Würfel ist verlangt.
       *[other] Noch { $number } Würfel sind verlangt.
    }
event-condition-met = Die Endbedingung ist erfüllt: { $objective }
event-theft-revealed = { $player } hatte von { $other } gestohlen: { $stolen }

## Antworten

answer-done = fertig, nichts mehr
answer-pass = passen: jetzt nichts, und keine weitere Runde in dieser Phase
answer-bidding = { $number } Florin bieten
answer-ordering = Reihenfolge: { $order }
answer-trend-is = Trend: { $trend }
answer-objective-is = aus dem Spiel legen: { $objective }
answer-lay = Seite { $side } an Region { $region } legen ({ $direction }), um { $rotation }/6 gedreht; die Einheit aus { $mover } betritt sie
answer-land = den Bürger stellen: { $place }
answer-feed-board = einen Würfel des Marktes geben
answer-feed-own = einen eigenen Würfel geben
answer-feed-token = ein Entdeckerplättchen geben
answer-bless = durch den Tempel { $number } aufrichten, { $player }: { $place }
answer-raising = { $number } aufrichten, { $player }: { $place }
answer-expelling = den Streikenden vertreiben: { $built }
answer-expelling-across = den Streikenden ans andere Ufer vertreiben: { $built }
answer-harvesting = ernten: { $resource }
answer-working = eine Einheit erntet: { $place }
answer-taxing = Steuern einziehen
answer-buying = kaufen ({ $board }): { $resource }
answer-selling = verkaufen ({ $board }): { $resource }
answer-using = nutzen: { $built }
answer-exploring = entdecken
answer-reproducing = reproduzieren
answer-recruiting = rekrutieren
answer-migrating = migrieren
answer-building = bauen: { $building }; durch die Einheit in { $place }
answer-building-ship = bauen: { $building }; durch den Bürger in { $place }
answer-card = eine Karte nutzen: { $card }
answer-card-on-card-of = eine Karte nutzen: { $card }, gegen eine Karte von { $player }: { $other_card }
answer-card-on-player = eine Karte nutzen: { $card }, bei { $player }
answer-card-on-region = eine Karte nutzen: { $card }, in Region { $region }
answer-card-on-gifts =
    eine Karte nutzen: { $card }; { $number ->
        [1] 1 Frucht
       *[2] 1 Frucht und 1 Rind
    } geben
answer-wonder = ein Weltwunder bauen: { $card }; mit dem Bürger in { $place }
answer-moving = ein Bürger geht: { $place } → { $target }
answer-moving-ship = ein Schiff fährt: { $place } → { $target }
answer-take = dieses Feld nehmen
answer-refuse-hex = es ablehnen und das nächste nehmen
answer-hex-is = Feld { $hex } behalten
answer-found = auf den lokalen Markt: { $resource }; für dich: { $second }
answer-purchasing = kaufen: { $card }; drehen: { $turned }
answer-turning = drehen: { $cards }
answer-picking = kaufen: { $card }
answer-sinking = ein Schiff versenken, { $player }: { $place }
answer-giving = hergeben: { $resource }
answer-hiding = linke Hand: { $left }; rechte Hand: { $second }
answer-hand = { $hand }
answer-stocking = von der Bank ({ $board }): { $resource }
answer-removing = zurück in die Bank ({ $board }): { $resource }
answer-shifting = verschieben ({ $board } → { $other_board }): { $resource }
answer-offering = ein Angebot an { $player } machen
answer-inviting = { $player } zu einem Angebot einladen
answer-give = geben: { $term }
answer-ask = verlangen: { $term }
answer-give-promise = versprechen: { $term }
answer-ask-promise = ein Versprechen verlangen: { $term }
answer-propose = das anbieten
answer-withdraw = kein Angebot machen
answer-accept = annehmen
answer-refuse = ablehnen
answer-counter = ein Gegenangebot machen
answer-seat-drawn = für die Reihenfolge gezogen: { $player }
answer-hex-drawn = ausgeteilt: Feld { $hex }
answer-side-shown = oben auf dem Stapel: Seite { $side }
answer-card-drawn = oben auf dem Stapel, Rückseite: { $card }
answer-trend-drawn = Trend gezogen: { $trend }
answer-objective-drawn = Spielziel gezogen: { $objective }

slot = Platz { $slot }
slot-card = { $card } (Platz { $slot })
term-permit = Erlaubnis zu ernten
term-place = Platz { $number } in der Reihenfolge
term-raise = { $number } Bürger aufrichten
term-later = später { $number } Florin

group-actions = Aktionen
group-trade = Handel
group-use = Markt oder Hafen
group-build = Bauen
group-cards = Karten und Weltwunder
group-deals = Verhandeln
group-move = Bewegungen
group-raise = Aufrichten
group-bless = Aufrichten durch einen Tempel
group-help = Helfen
group-buy = Eine Karte kaufen und eine andere drehen
group-turn = Zwei Karten drehen
group-lay = Seite { $side }
group-give = Geben oder versprechen
group-ask = Verlangen
group-other = Anderes

## Fragen

question-choose-trend = Welcher Trend wird gespielt?
question-choose-objective = Welches deiner Spielziele verlässt das Spiel?
question-first-region = Runde null: Lege eines deiner Felder an das Startfeld.
question-first-landing =
    Wo { $number ->
        [one] landet dein zweiter Bürger
       *[other] landen deine beiden Bürger
    }?
question-bid =
    { $second ->
        [0] Wie viel bietest du um die Reihenfolge?
       *[other] Gleichstand: Wie viel bietest du jetzt?
    } Du hast { $florins } Florin.
question-bribe = { $player } bestimmt die Reihenfolge. Machst du ein Angebot?
question-set-order = Du hast am meisten geboten: In welcher Reihenfolge wird gespielt?
question-help = Lokale Krise: { $resource }. Jeder Würfel richtet { $number } auf; { $lying } liegen. Wer am Ende noch liegt, streikt, und die Rebellion steigt für jeden um 1. Hilfst du?
question-raise =
    Wen richtest du auf? { $number ->
        [one] Noch einen Bürger.
       *[other] Noch { $number } Bürger.
    }
question-expel = Vertreibst du fremde Streikende von den Gebäuden in den Regionen deiner Städte?
question-export-help = Exportkrise: { $resource }, noch { $missing } verlangt. Für jeden, der am Ende fehlt, steigt die Rebellion um 1. Hilfst du?
question-round =
    { $number ->
        [0] Dein Zug. Darin bleibt nichts zu tun, außer zu verhandeln.
       *[other] Dein Zug. Je einmal, wenn du kannst: { $left }. Wer gar nichts tut, ist für diese Phase draußen.
    }
round-action =
    eine Aktion (noch { $discs ->
        [one] { $discs } Scheibe
       *[other] { $discs } Scheiben
    })
round-card = eine Karte
round-use = ein Markt oder Hafen
question-harvest = Ernte: { $resource }. Welche Einheit?
question-trades =
    { $left ->
        [one] Ein Geschäft
       *[other] Bis zu { $left } Geschäfte
    } ({ $board }).
question-merchant = Kaufe oder verkaufe Würfel einer Ressource ({ $board }).
question-take-hex = Oben auf dem Stapel liegt Seite { $side }: { $shown }. Nimmst du dieses Feld? Das nächste müsstest du nehmen.
question-choose-hex = Welches Feld behältst du?
question-place-hex = Wohin kommt das Feld?
question-resources-found = Region { $region } bringt einen Würfel auf den lokalen Markt und einen für dich. Welche?
question-missionary-lands = Der Missionar kann einen Bürger in Region { $region } bringen. Wohin?
question-reproduce = Wo kommt ein Bürger dazu?
question-recruit =
    { $workers ->
        [one] { $workers } freier Arbeiter
       *[other] { $workers } freie Arbeiter
    }; der nächste kostet { $price } Florin. Wohin?
question-migrate = Welche Einheit bewegt sich wohin?
question-build-freely = Was baust du ohne Scheibe?
question-purchase = Kaufe eine Karte der Leiste und drehe eine andere, oder drehe zwei.
question-search-buy = Diese Karten wurden aufgedeckt: { $cards }. Kaufst du eine zu ihrem niedrigsten Preis?
question-sink = Welches Schiff versenkt dein Pirat?
question-yield-cube = Welchen Würfel bekommt { $player }?
question-hide-cubes = { $player } bestiehlt dich. Was hältst du in welcher Hand?
question-pick-hand = Welche Hand wählst du ({ $player })?
question-supply-market =
    { $board }: { $left ->
        [one] ein Würfel.
       *[other] bis zu { $left } Würfel.
    }
question-shift-cubes =
    { $number ->
        [one] Noch ein Würfel
       *[other] Bis zu { $number } Würfel
    } von einem Markt auf den anderen.
question-terms = Dein Angebot an { $player }. Du gibst: { $given }. Du verlangst: { $asked }.
question-deal-reply = { $player } bietet dir: { $given }, und verlangt: { $asked }.

## Warum eine Antwort abgelehnt wird

why-game-over = Das Spiel ist vorbei.
why-chance = Das entscheidet der Zufall, kein Spieler.
why-not-your-turn = Jetzt ist jemand anders gefragt.
why-not-asked = Das beantwortet nicht die Frage, die gestellt ist.
why-finish-first = Beende zuerst, was du begonnen hast.
why-do-something = Eine Aktion muss etwas tun: mindestens eine Einheit, ein Bürger oder ein Würfel.
why-no-window = Verhandelt wird nur im eigenen Zug, in der eigenen Gelegenheit zu helfen und bevor die Reihenfolge bestimmt ist.
why-no-crisis = Jetzt ist keine Krise.
why-cards-in-rounds = Karten nutzt und Weltwunder baut man nur im eigenen Zug der Phase 5.
why-cards-in-phase-6 = Karten der Leiste kauft und dreht man in Phase 6, wenn man an der Reihe ist.
why-acted = Eine Aktion in jedem Zug, und du hast sie gemacht.
why-card-played = Eine Karte oder ein Weltwunder in jedem Zug, und du hast es genutzt.
why-building-used = Ein Markt oder Hafen in jedem Zug, und du hast ihn genutzt.
why-no-disc = Du hast in dieser Runde keine Scheibe mehr.
why-discs = Du hast nicht genug Scheiben übrig.
why-price = Du hast nicht die Florin, um das zu bezahlen.
why-cubes = Du hast nicht die Würfel, um das zu bezahlen.
why-no-cube = Du hast keinen solchen Würfel.
why-no-token = Du hast die Entdeckerplättchen nicht.
why-joker = Ein Entdeckerplättchen steht nur für einen Würfel, der zu zahlen ist.
why-bank-cubes = Die Bank hat keinen solchen Würfel.
why-bid = Du kannst nicht mehr Florin bieten, als du hast.
why-order = Die Reihenfolge muss jeden Spieler genau einmal nennen.
why-trend = Dieser Trend ist schon im Spiel.
why-not-your-objective = Du hast dieses Spielziel nicht.

why-no-region = Diese Region gibt es auf der Landkarte nicht.
why-no-area = Die Region hat kein solches Gebiet.
why-no-unit = Eine solche Einheit gibt es dort nicht.
why-striker = Ein Streikender tut nichts.
why-engaged = Die Einheit ist beschäftigt.
why-not-that-hex = Dieses Feld hast du nicht zu legen.
why-must-lay = Das Feld lässt sich legen, also muss es gelegt werden.
why-one-refusal = Dieses Feld kann nicht abgelehnt werden.
why-spot-taken = Dort liegt schon eine Region.
why-lowest-region = Nenne den Ort von der Region mit der niedrigsten Nummer daneben aus.
why-start-hex = Das Feld muss am Startfeld liegen.
why-two-regions = Das Feld muss Kanten mit mindestens zwei Regionen gemeinsam haben.
why-terrain = Die Landschaft ist nicht an jeder Kante dieselbe.
why-cannot-enter = Diese Einheit kann die neue Region von dort, wo sie ist, nicht betreten.
why-not-found = Die Region hat kein solches Symbol mehr zu wählen.
why-second-cube = Ein weiteres Symbol ist da, also musst du auch einen Würfel nehmen.
why-new-region = Der Bürger gehört in die neue Region.
why-no-land = Bürger stehen an Land.
why-not-on-building = Der Bürger kommt in ein Landgebiet, nicht auf ein Gebäude.
why-land-and-sea = Bürger gehen über Land, Schiffe fahren über das Meer.
why-moved = Die Einheit hat sich schon bewegt.
why-citizens-only = Jetzt bewegen sich nur Bürger.
why-own-area = Eine Einheit verlässt ein Gebäude nicht durch eine Bewegung in ihr eigenes Gebiet.
why-too-far = So weit kommt die Einheit nicht.
why-no-convoy = Niemand kommt über das Meer ohne eigene Schiffe, die nicht beschäftigt und nicht auf einem Hafen sind.
why-three-citizens = Du hast schon drei Bürger in dieser Region.
why-no-building = Ein solches Gebäude gibt es dort nicht.
why-ships-in-ports = Von allen Gebäuden befahren Schiffe nur Häfen.
why-occupied = Das Gebäude ist besetzt.
why-town-closed = Ein anderer Spieler kontrolliert dieses Gebäude durch die Stadt.

why-fish = Schiffe ernten Fisch und sonst nichts; Bürger ernten alles andere.
why-no-icon = In diesem Gebiet gibt es kein Symbol dieser Ressource.
why-icon-taken = Alle Symbole dieser Ressource in diesem Gebiet sind besetzt.
why-plundered = Die Symbole sind geplündert.
why-permission = Ein anderer Spieler kontrolliert die Stadt dieser Region, und du hast keine Erlaubnis.
why-one-harvest = Eine Ernte gilt einer Ressource.
why-taxes = Der Bereich der Steuern ist in dieser Runde voll.
why-circles = Du hast in dieser Runde entdeckt, und die bunten Kreise sind voll.
why-no-hex = Es gibt kein Feld zu nehmen.
why-no-move = Keine deiner Einheiten kann sich bewegen.
why-zone-empty = Auf dem Markt liegt kein solcher Würfel.
why-zone-full = Auf dem Markt ist für einen solchen Würfel kein Platz.
why-other-market = Das ist nicht der Markt dafür.
why-one-resource = Nur eine Ressource, und entweder kaufen oder verkaufen.
why-no-market = Dort ist kein solcher Markt oder Hafen.
why-no-control = Du kontrollierst dieses Gebäude nicht.
why-used = Dieses Gebäude ist in dieser Phase schon genutzt.
why-reproduced = Du hast dich in dieser Runde schon reproduziert.
why-no-citizens-left = Du hast keine Bürger in der Reserve.
why-no-couple = Reproduktion braucht eine Region mit genau zwei eigenen Bürgern.
why-couple-striking = Ein Streikender reproduziert sich nicht.
why-couple-apart = Deine beiden Bürger sind an verschiedenen Ufern.
why-couple-shore = Der Bürger kommt dorthin, wo die beiden anderen sind.
why-no-workers = Es gibt keine freien Arbeiter.
why-no-active-unit = Du hast in dieser Region keine aktive Einheit.
why-no-building-token = Für dieses Gebäude ist kein Plättchen mehr da.
why-no-ships-left = Du hast keine Schiffe in der Reserve.
why-one-of-each = Die Region hat schon ein solches Gebäude.
why-ship-builds-ports = Ein Schiff baut nur Häfen.
why-no-sea = Hier muss Meer sein, für einen Hafen auch Land.
why-site = Dort kann diese Einheit das nicht bauen.
why-only-ship = Jetzt wird nur ein Schiff gebaut.

why-no-temple = In dieser Region ist kein Tempel.
why-not-lying = So viele Bürger liegen dort nicht.
why-raise-too-many = So viele richtet der Würfel nicht mehr auf.
why-raise-all = Der Würfel muss seine volle Zahl an Bürgern aufrichten.
why-no-town = Du kontrollierst die Stadt nicht.
why-no-striker = Auf diesem Gebäude ist kein fremder Streikender.

why-card-not-in-play = Niemand hat diese Karte.
why-not-activated = Diese Karte wird nicht aktiviert.
why-owner-only = Nur der Besitzer kann diese Karte nutzen.
why-card-engaged = Die Karte ist beschäftigt.
why-no-action-left = Die Karte wirkt mit einer Aktion dieses Zuges, und du hast keine mehr.
why-nothing-to-do = Es gibt nichts, worauf die Karte wirken könnte.
why-no-player = Diesen Spieler gibt es nicht.
why-not-yourself = Das muss ein anderer Spieler sein.
why-no-such-character = Dieser Spieler hat keinen solchen Charakter.
why-open-objectives = Es gibt kein geheimes Spielziel anzusehen.
why-no-idle-citizen = Du hast dort keinen aktiven, nicht beschäftigten Bürger.
why-no-free-icon = In der Region ist kein freies Symbol.
why-no-wonder = Diese Karte ist kein Weltwunder.
why-not-yours = Diese Karte gehört dir nicht.
why-built-already = Das Weltwunder ist schon gebaut.
why-bought-this-turn = Ein Weltwunder baut man nicht in der Runde, in der es gekauft wurde.
why-needs-building = Der Große Leuchtturm braucht einen Hafen, den du kontrollierst, die Kathedrale einen Tempel.
why-citizen = Das Weltwunder braucht einen Bürger, kein Schiff.
why-not-opened = Diese Karte wurde nicht aufgedeckt.
why-other-kind = Der Wissenschaftler findet Fortschrittskarten, der Kopfgeldjäger Charaktere.
why-own-ship-there = Du hast in dieser Region kein Schiff.
why-both-hands = Verbirg in jeder Hand einen Würfel; nur mit einem einzigen bleibt eine Hand leer.
why-only-onto-market = Würfel werden auf diesen Markt nur gelegt, nicht weggenommen.
why-fruit-or-cattle = Nur Früchte und Rind.
why-empty-place = Auf diesem Platz liegt keine Karte.
why-same-card = Drehe eine andere Karte als diese.
why-turn-another = Kaufe eine Karte und drehe eine andere, oder drehe zwei.
why-smaller-first = Nenne den kleineren Platz zuerst.

why-no-deals = In diesem Spiel wird nicht verhandelt.
why-no-offers-left = Alle Angebote dieses Fensters sind gemacht.
why-orderer-only = Jetzt gehen Angebote nur an den Spieler, der die Reihenfolge bestimmt.
why-named-already = Das ist im Angebot schon genannt.
why-too-many-terms = Mehr Punkte kann das Angebot nicht haben.
why-nothing-offered = Ein Angebot muss etwas geben, verlangen oder versprechen.
why-promise-place = Einen Platz in der Reihenfolge verspricht nur in Phase 2, wer die Reihenfolge bestimmt.
why-no-such-place = Einen solchen Platz hat die Reihenfolge nicht.
why-promise-raise = Bürger aufzurichten verspricht man nur in einer Krise.
why-too-much = So viel kann eine Vereinbarung nicht nennen.
why-not-held = Geben und verlangen kann man nur, was auch da ist.
why-built-wonder = Gebaute Weltwunder wechseln nie den Besitzer.
why-permit-phase = Die Erlaubnis zu ernten gibt man nur in Phase 5.
why-permitted-already = Diese Erlaubnis ist schon gegeben.
why-no-counters-left = Kein Gegenangebot mehr: annehmen oder ablehnen.

## Der Tisch in Worten

state-game = Das Spiel
state-objectives = Spielziele
state-deal = Verhandlung
state-crisis = Krisen und Ereignisse
state-markets = Märkte
state-track = Entwicklungskarten auf der Leiste
state-map = Die Landkarte
state-hexes = Felder
state-players = Spieler

state-turn = Runde { $turn }, Phase: { $phase }
state-order = Reihenfolge: { $order }
state-markers = Bevölkerung { $population }, Rebellion { $rebellion } (über der Bevölkerung beendet sie das Spiel), freie Arbeiter { $workers }
state-labour =
    Plan IV: Rebellion { $rebels } in Phase 3; { $price ->
        [0] zurzeit lässt sich niemand rekrutieren
       *[other] der nächste Rekrut kostet { $price }
    }
state-bank = Bank: Florin { $florins }; Würfel: { $cubes }
state-tokens = Entdeckerplättchen in den drei Stapeln: { $first }, { $second }, { $third }
state-building-tokens = Gebäudeplättchen: noch { $trade } für Märkte und Häfen, { $town } für Städte und Tempel
state-taxes = Steuern in dieser Runde: { $used } von { $most }
state-explored = Weitere Entdeckungen in dieser Runde: { $used } von { $most }
state-trend = Trend, nach dem am Ende alle gereiht werden: { $trend }
state-benefactor = Wohltäter: Es zählen die Florin auf dem eigenen Teil der Karte. 1 Florin aus der Bank kommt dorthin für jeden Würfel aus dem eigenen Vorrat und jeden Entdeckerplättchen, das in einer Krise eingesetzt wird, und für jeden gebauten Tempel.
state-ending = Eine Endbedingung ist erfüllt: Das Spiel endet bald.
objective-open = Für alle: { $objective }
objective-of = { $player }: { $objective }
objective-declined = Von dir aus dem Spiel gelegt: { $objective }
deal-between = { $player } verhandelt mit { $other }.
deal-given = { $player } gibt: { $terms }
crisis-now =
    Jetzt: { $back }{ $missing ->
        [0] {""}
       *[other] {" "}(noch { $missing } verlangt)
    }
crisis-top = Oben auf dem Stapel: { $back } ({ $card }; darunter { $deck } Karten)
crisis-none = Der Stapel der Karten ist leer.
market-line = { $board }, { $resource }: { $number } von { $room }; kaufen: { $buy }; verkaufen: { $sell }
track-line = { $slot }. { $prices }: { $card }
region-line = Region { $region }: { $areas }; Hütten: { $huts }
region-links = Verbindungen: { $links }
region-units = Einheiten: { $units }
area-land = { $area } Land: { $icons }
area-sea = { $area } Meer: { $icons }
area-plundered = { $area } (geplündert: { $icons })
link-open = { $direction } { $terrain } ({ $area })
link-land = { $direction } über Land { $area }–{ $other } ({ $terrain })
link-sea = { $direction } über See { $area }–{ $other } ({ $terrain })
building-line =
    { $building } ({ $place }), kontrolliert von: { $player }{ $used ->
        [0] {""}
       *[other] {" "}(in dieser Runde genutzt)
    }
units-of = { $player }: { $units }
unit-at = { $unit } { $place }
hex-top = Oben auf dem Stapel: Seite { $side }: { $shown }; Felder darunter: { $stack }
seat-line =
    { $player }: { $stock }{ $out ->
        [0] {""}
       *[other] {" "}(für diese Phase draußen)
    }
seat-pieces = Scheiben: { $discs } von { $all }; in der Reserve: Bürger { $citizens }, Schiffe { $ships }
seat-controls = kontrolliert: { $buildings }
seat-cards = Karten: { $cards }
seat-benefactor = Florin auf dem Wohltäter: { $number }
seat-permits = erlaubt zu ernten: { $players }
seat-points = Punkte: { $number }
seat-theft = { $player } hat einen Würfel von { $other } gestohlen; welchen, weiß sonst niemand, und oben ist er nicht mitgezählt.

state-more = show zeigt den ganzen Tisch: Märkte, Karten, Landkarte, Felder; ? NAME erklärt eine Karte.
points-table = Punkte nach Herkunft
points-total = Summe
points-place = Platz
points-nobody = Alle haben verloren.

## Was ein Tisch bietet

game-title = Archipelago
option-seats = Spieler
option-seats-hint = Zwei bis fünf; wer fehlt, kann ein Bot sein.
option-seats-number = { $number } Spieler
option-length = Spieldauer
option-length-hint = Die Spielziele: Kurze Spiele enden am frühesten.
option-length-short = kurz
option-length-medium = mittel
option-length-long = lang
option-start = Startfeld
option-start-hint = Das offene Meer mit einem Schiff für jeden, oder das Wüstendorf mit je zwei Bürgern und ohne Schiff.
option-start-sea = offenes Meer
option-start-desert = Wüstendorf
option-variants = Varianten
option-variants-hint = Sie ändern Trends und Spielziele. „Keine Geheimnisse“ passt zu keiner anderen, der Wohltäter nicht zu mehr Kontrolle.
option-variants-none = keine Varianten
option-variants-no-secrets = keine Geheimnisse zwischen Freunden: offene Spielziele für alle, kein Trend
option-variants-more-control = mehr Kontrolle: zwei Trends
option-variants-more-spice = mehr Würze: von zwei Spielzielen behält jeder eines
option-variants-choose-trend = die Spieler wählen den Trend
option-variants-benefactor = Wohltäter: Lohn für Hilfe in Krisen; für zwei Spieler
option-deals = Verhandeln
option-deals-hint = Angebote zwischen Spielern, als Antworten des Spiels.
option-deals-on = mit Verhandeln
option-deals-off = ohne Verhandeln
option-components = Komponentensatz
option-components-hint = Die gedruckten Zahlen: die mitgelieferten oder aus einer Schachtel abgeschriebene.
option-components-standard = Standardsatz
