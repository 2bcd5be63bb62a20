# Archipelago in Worten. Namen stehen im Nominativ, hinter einem Doppelpunkt oder in einer Liste, damit keine Sprache sie beugen
# muss. Orte sind geschrieben wie in der Notation: 3a ist Land der Region 3, 3x ihr Meer.

nothing = nichts
nobody = niemand
several = { $thing } ×{ $number }
with-costs = { $answer } ({ $costs })

## Ressourcen, Gebäude, Pläne, Landschaft

resource-fruit = exotische Früchte
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
place-land = Land { $area }
place-sea = Meer { $area }

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
unit-striker = rebellierender Bürger
unit-ship = Schiff
unit-ship-engaged = beschäftigtes Schiff
hand-left = Linke Hand
hand-right = Rechte Hand

## Was etwas kostet und bringt

cost-florins = { $number } Florin
cost-discs =
    { $number ->
        [one] { $number } Aktionsscheibe
       *[other] { $number } Aktionsscheiben
    }
cost-tokens = { $number } Entdeckerplättchen
cost-strait = mit dem Schiff über die Meerenge
cost-convoy = im Flottenkonvoi
cost-joker = mit einem Entdeckerplättchen statt des Würfels
cost-jokers = mit Entdeckerplättchen für: { $cubes }
cost-owner = { $florins } an { $player }
shown-side-unfit = die sichtbare Seite passt nirgends; vielleicht passt die Rückseite
no-effect = bewirkt jetzt nichts
gain-florins = bringt { $number } Florin

## Entwicklungskarten: Charaktere

card = { $card }. { $effect } { $use }
use-owner = Nutzung (nur Besitzer): { $costs }.
use-anyone = Nutzung (jeder; andere zahlen an den Besitzer statt an die Bank, und 1 Florin mehr): { $costs }.
use-passive = Wirkt von selbst.
use-wonder = Wird einmal gebaut, vom Besitzer.

card-researcher = Wissenschaftler
effect-researcher = Decke die obersten fünf Karten des Stapels auf. Eine Fortschrittskarte darunter darfst du zu ihrem niedrigsten Preis kaufen, die anderen werden abgelegt.
card-pirate = Pirat
effect-pirate = Versenke ein fremdes Schiff in einer Region, in der auch du ein Schiff hast. Dessen Besitzer gibt dir einen Würfel seiner Wahl. Rebellionspotenzial { $steps }.
card-explorer = Entdecker
effect-explorer = Bei einer Entdeckung: Nimm die obersten drei Archipelfelder, lege eines an und lege die anderen ab.
card-head-hunter = Kopfgeldjäger
effect-head-hunter = Decke die obersten fünf Karten des Stapels auf. Einen Charakter darunter darfst du zu seinem niedrigsten Preis kaufen, die anderen werden abgelegt.
card-assassin = Attentäter
effect-assassin = Ein Charakter eines anderen Spielers wird abgelegt; du zahlst dessen niedrigsten Preis an die Bank.
card-bishop = Bischof
effect-bishop = Rebellionspotenzial { $steps }.
card-archbishop = Erzbischof
effect-archbishop = Das Rebellionspotenzial sinkt um 1; bei 3 oder 4 Tempeln auf dem Archipel um 2, bei 5 oder mehr um 3.
card-pope = Papst
effect-pope = Rebellionspotenzial { $steps } für jeden Tempel auf dem Archipel. Am Ende 1 Punkt.
card-false-prophet = Falscher Prophet
effect-false-prophet = Für jeden Tempel, den du kontrollierst, darf sich einer deiner Bürger bewegen wie bei einer Migration, auch im Flottenkonvoi.
card-minister-of-labour = Arbeitsminister
effect-minister-of-labour = Unbeschäftigte Arbeiter { $steps }.
card-scout = Kundschafter
effect-scout = Bei einer Entdeckung: Entdecke bis zu zweimal hintereinander, mit einer Aktionsscheibe und einem Kreis.
card-king = König
effect-king = Zählt bei jedem deiner Gebote um die Spielerreihenfolge 3 mehr. Am Ende 1 Punkt.
card-recruiter = Arbeitsvermittler
effect-recruiter = Rekrutiere einen unbeschäftigten Arbeiter ohne Aktionsscheibe, zum jetzigen Rekrutierungspreis.
card-missionary = Missionar
effect-missionary = Bei einer Entdeckung: Eine Hütte der neuen Region darf einen eigenen Bürger statt eines unbeschäftigten Arbeiters bringen.
card-spy = Spion
effect-spy = Sieh dir die Spielziele eines anderen Spielers an, auch die des Besitzers des Spions.
card-merchant = Händler
effect-merchant = Kaufe oder verkaufe beliebig viele Würfel einer Ressource auf dem lokalen Markt, jeden zum Preis seiner Reihe.
card-treasurer = Schatzmeister
effect-treasurer = Die Bank zahlt 1 Florin für je 5 Florin, die du hast.
card-thief = Dieb
effect-thief = Ein anderer Spieler verbirgt in jeder Hand einen Würfel; du wählst eine Hand und behältst ihren Würfel.
card-barbarian = Barbar
effect-barbarian = Nenne eine Region mit einem eigenen aktiven, nicht beschäftigten Bürger: Für jedes freie Symbol darin darfst du einen Würfel aus der Bank nehmen; das Symbol kann dann niemand mehr ernten. Eine Stadt schützt es nicht.
card-minister-of-agriculture = Landwirtschaftsminister
effect-minister-of-agriculture = Lege bis zu zwei Würfel Rind oder exotische Früchte aus der Bank auf den lokalen Markt.
card-queen = Königin
effect-queen = Zählt bei jedem deiner Gebote um die Spielerreihenfolge 2 mehr.
card-exporter = Exporteur
effect-exporter = Kaufe oder verkaufe beliebig viele Würfel einer Ressource auf dem Exportmarkt, jeden zum Preis seiner Reihe.
card-admiral = Admiral
effect-admiral = Jedes deiner Schiffe darf durch bis zu drei Regionen fahren, ohne Aktionsscheibe.
card-minister-of-trade = Handelsminister
effect-minister-of-trade = Verschiebe bis zu zwei Würfel vom lokalen Markt auf den Exportmarkt oder bis zu zwei umgekehrt.

## Entwicklungskarten: Fortschritt

card-irrigation-canal = Bewässerungskanal
effect-irrigation-canal = Bei einer Ernte von exotischen Früchten: Jede Einheit bringt zwei Würfel.
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
effect-shipbuilding = Baue ein Schiff ohne Aktionsscheibe, zu den üblichen Kosten.
card-expansionism = Expansionismus
effect-expansionism = Eine Migration ohne Aktionsscheibe.
card-amphitheatre = Amphitheater
effect-amphitheatre = 2 Florin aus der Bank, und Rebellionspotenzial { $steps }.
card-foreign-trade = Außenhandel
effect-foreign-trade = Lege einen Würfel einer beliebigen Ressource aus der Bank auf den Exportmarkt oder nimm einen von dort zurück in die Bank.
card-slavery = Sklaverei
effect-slavery = Alle deine beschäftigten Bürger sind nicht mehr beschäftigt und können sofort wieder eingesetzt werden. Rebellionspotenzial { $steps }.
card-colossus = Koloss
effect-colossus = Weltwunder: 3 Eisen, 1 Aktionsscheibe und ein aktiver, nicht beschäftigter Bürger, der den Archipel verlässt. Unbeschäftigte Arbeiter { $steps }. Am Ende 1 Punkt.
card-pyramid = Pyramide
effect-pyramid = Weltwunder: 5 Stein, 2 Aktionsscheiben und ein aktiver, nicht beschäftigter Bürger, der den Archipel verlässt. Rebellionspotenzial { $steps }. Am Ende 2 Punkte.
card-emigration = Auswanderung
effect-emigration = Unbeschäftigte Arbeiter { $steps } für jeden Hafen auf dem Archipel.
card-great-lighthouse = Großer Leuchtturm
effect-great-lighthouse = Weltwunder, wenn du einen Hafen kontrollierst: 1 Eisen, 2 Stein, 1 Aktionsscheibe und ein aktiver, nicht beschäftigter Bürger, der den Archipel verlässt. Jeder Spieler stellt ein Schiff aus der Reserve an jeden Hafen, den er kontrolliert. Am Ende 1 Punkt.
card-cathedral = Kathedrale
effect-cathedral = Weltwunder, wenn du einen Tempel kontrollierst: 3 Stein, 2 Aktionsscheiben und ein aktiver, nicht beschäftigter Bürger, der den Archipel verlässt. Rebellionspotenzial { $steps } für jeden Tempel auf dem Archipel. Am Ende 2 Punkte.
card-immigration = Einwanderung
effect-immigration = Unbeschäftigte Arbeiter { $steps }.
card-architecture = Architektur
effect-architecture = Baue ein Gebäude oder ein Schiff ohne Aktionsscheibe, zu den üblichen Kosten.
card-local-trade = Lokaler Handel
effect-local-trade = Eine Handelsaktion auf dem lokalen Markt ohne Aktionsscheibe.
card-peace-and-prosperity = Frieden und Wohlstand
effect-peace-and-prosperity = Rebellionspotenzial { $steps }.
card-education = Bildung
effect-education = Unbeschäftigte Arbeiter { $steps }.
card-dictatorship = Diktatur
effect-dictatorship = Alle deine rebellierenden Bürger stehen auf und sind wieder aktiv. Das Rebellionspotenzial ändert sich nicht.
card-gifts-of-the-clergy = Geschenke des Klerus
effect-gifts-of-the-clergy = Gib der Bank 1 exotische Frucht: Rebellionspotenzial −1; oder 1 exotische Frucht und 1 Rind: Rebellionspotenzial −2.
card-built = { $card } (gebaut)
card-engaged = { $card } (aktiviert)

## Krisenseiten

back = oben: { $upper }; unten: { $lower }
zone-red = { $zone } (rot: sofort beim Aufdecken, nicht in Phase 4)
zone-domestic = Krise auf dem lokalen Markt: { $resource }, ein Würfel versorgt { $number } Bürger
zone-export = Krise auf dem Exportmarkt: { $resource } ×{ $number }
zone-event = Ereignis: { $event }
zone-rebels-per-temple = Rebellionspotenzial { $steps } für jeden Tempel
zone-rebels-per-town = Rebellionspotenzial { $steps } für jede Stadt
zone-workers-per-port = unbeschäftigte Arbeiter { $steps } für jeden Hafen
zone-workers-per-town = unbeschäftigte Arbeiter { $steps } für jede Stadt

## Spielziele: der Name, wann das Spiel endet, was belohnt wird

objective = { $name }: Endbedingung: { $end }. Siegpunktbedingung: { $reward }.
objective-name = Spielziel { $number }

end-piles = { $number } Stapel Entdeckerplättchen aufgebraucht
end-resources = { $number } Ressourcen in der Bank aufgebraucht
end-florins = Florin in der Bank aufgebraucht
end-characters = { $number } Charakterkarten im Spiel
end-progress = { $number } Fortschrittskarten im Spiel
end-cards = { $number } Charakter- und Fortschrittskarten im Spiel
end-towns = { $number } Städte auf dem Archipel
end-markets = { $number } Märkte auf dem Archipel
end-ports = { $number } Häfen auf dem Archipel
end-temples = { $number } Tempel auf dem Archipel
end-ships = { $number } Schiffe auf dem Archipel
end-population = Bevölkerung { $number } oder mehr
end-workers = { $number } unbeschäftigte Arbeiter oder mehr

criterion-florins = Florin
criterion-explorer-tokens = Entdeckerplättchen
criterion-characters = Charakterkarten
criterion-progress = Fortschrittskarten
criterion-all-cards = Charakter- und Fortschrittskarten
criterion-towns = Städte
criterion-markets = Märkte
criterion-ports = Häfen
criterion-temples = Tempel
criterion-ports-and-markets = Häfen und Märkte
criterion-citizens = Bürger
criterion-ships = Schiffe
criterion-pacifist = Pazifist, wenn die Bevölkerung das Rebellionspotenzial um mehr als { $margin } übertrifft
criterion-separatist = Separatist, der bei Unabhängigkeit allein gewinnt
criterion-benefactor = Wohltäter
criterion-fruit = Würfel exotische Früchte
criterion-cattle = Rinderwürfel
criterion-fish = Fischwürfel
criterion-wood = Holzwürfel
criterion-stone = Steinwürfel
criterion-iron = Eisenwürfel
criterion-fruit-icons = Fruchtsymbole in Regionen mit eigener Stadt
criterion-cattle-icons = Rindersymbole in Regionen mit eigener Stadt
criterion-fish-icons = Fischsymbole in Regionen mit eigener Stadt
criterion-wood-icons = Holzsymbole in Regionen mit eigener Stadt
criterion-stone-icons = Steinsymbole in Regionen mit eigener Stadt
criterion-iron-icons = Eisensymbole in Regionen mit eigener Stadt

## Phasen, Aktionen, Ursachen

phase-0 = Aufbau
phase-1 = Deaktivierung
phase-2 = Spielerreihenfolge
phase-3 = Bevölkerungseffekte
phase-4 = Gleichgewicht auf dem Archipel
phase-5 = Aktionen
phase-6 = Kauf von Entwicklungskarten

action-harvesting = Ernte
action-taxing = Steuern
action-buying = Handel
action-selling = Handel
action-exploring = Entdeckung
action-reproducing = Reproduktion
action-recruiting = Rekrutierung
action-migrating = Migration
action-building = Bauen

cause-board-i = lokaler Markt
cause-board-ii = Exportmarkt
cause-board-iii = Größe der Bevölkerung
cause-board-iv = unbeschäftigte Arbeiter
cause-strikers = rebellierende Bürger
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
source-objectives = Spielziele
source-trend = Trendkarte

## Was geschehen ist

event-order-set = Spielerreihenfolge: { $order }
event-trend-set = Trendkarte: { $trend }
event-objective-dealt = { $player } bekommt ein Spielziel.
event-objective-dealt-known = { $player } bekommt { $objective }.
event-objective-laid-open = Offen für alle: { $objective }
event-objective-discarded = { $player } nimmt ein Spielziel aus dem Spiel.
event-objective-discarded-known = { $player } nimmt aus dem Spiel: { $objective }
event-objective-seen = { $player } sieht sich die Spielziele von { $other } an.
event-objective-seen-known = { $player } sieht sich die Spielziele von { $other } an: { $objectives }
event-objective-revealed = { $player } deckt { $objective } auf.
event-objective-revealed-open = Aufgedeckt: { $objective }
event-hex-dealt = { $player } nimmt Archipelfeld { $hex }.
event-hand-discarded = { $player } legt die übrigen Archipelfelder ab.
event-hex-shown = Jetzt oben auf dem Stapel: Seite { $side }
event-hex-shown-none = Der Stapel der Archipelfelder ist leer.
event-hex-discarded = { $player } lehnt Archipelfeld { $hex } ab.
event-hexes-shuffled = Die abgelegten Archipelfelder werden zu einem neuen Stapel gemischt.
event-region-laid = { $player } entdeckt eine neue Region: Seite { $side }
event-region-laid-start = Das Startfeld liegt bereit.
event-unit-added = { $player } hat einen neuen Bürger: { $place }
event-unit-added-ship = { $player } hat ein neues Schiff: { $place }
event-unit-changed = { $player } bewegt einen Bürger: { $place } → { $target }
event-unit-changed-ship = { $player } bewegt ein Schiff: { $place } → { $target }
event-unit-changed-striker = Ein Rebell von { $player } muss weichen: { $place } → { $target }
event-unit-works = { $player } erntet ({ $place }): { $icon }
event-unit-engaged = { $player }: Eine Einheit ist jetzt beschäftigt: { $place }
event-units-released =
    { $player }: { $number ->
        [one] { $number } Einheit ist nicht mehr beschäftigt.
       *[other] { $number } Einheiten sind nicht mehr beschäftigt.
    }
event-units-raised =
    { $player }: { $number ->
        [one] { $number } Bürger steht wieder.
       *[other] { $number } Bürger stehen wieder.
    }
event-units-lie-down =
    { $player }: { $number ->
        [one] { $number } Bürger wird hingelegt.
       *[other] { $number } Bürger werden hingelegt.
    }
event-unit-lost = { $player }: Ein Bürger verlässt den Archipel: { $place }
event-unit-lost-ship = { $player } verliert ein Schiff: { $place }
event-token-taken = { $player } nimmt ein Entdeckerplättchen.
event-tokens-spent = { $player } setzt { $number } Entdeckerplättchen ein.
event-disc-gained = { $player } erhält eine weitere Aktionsscheibe, denn ein Stapel Entdeckerplättchen ist leer.
event-discs-used =
    { $player } legt { $number ->
        [one] { $number } Aktionsscheibe
       *[other] { $number } Aktionsscheiben
    }: { $action }
event-florins-gained = { $player } erhält { $number } Florin ({ $cause }).
event-florins-paid = { $player } zahlt { $number } Florin.
event-florins-given = { $player } gibt an { $other }: { $second } Florin
event-cubes-gained = { $player } erhält: { $cubes }
event-cubes-paid = { $player } zahlt Würfel: { $cubes }
event-cubes-given = { $player } gibt an { $other }: { $given }
event-theft-unseen = { $player } stiehlt einen Würfel von { $other }; die anderen sehen ihn nicht.
event-cube-stolen = { $player } stiehlt von { $other }: { $stolen }
event-empty-hand-picked = { $player } wählt eine leere Hand von { $other }.
event-cubes-hidden = { $player } verbirgt Würfel in beiden Händen.
event-cubes-hidden-known = { $player } verbirgt in der linken Hand: { $left }; in der rechten Hand: { $right }
event-tokens-given = { $player } gibt an { $other }: { $second } Entdeckerplättchen
event-market-stocked =
    { $market ->
        [0] Aus der Bank auf den lokalen Markt: { $traded }
       *[1] Aus der Bank auf den Exportmarkt: { $traded }
    }
event-market-drawn =
    { $market ->
        [0] Vom lokalen Markt in die Bank: { $traded }
       *[1] Vom Exportmarkt in die Bank: { $traded }
    }
event-cube-bought = { $player } kauft ({ $board }): { $traded }
event-cube-sold = { $player } verkauft ({ $board }): { $traded }
event-rebellion-moved = Rebellionspotenzial { $steps } ({ $cause }).
event-workers-moved = Unbeschäftigte Arbeiter { $steps } ({ $cause }).
event-turn-opened = Runde { $number } beginnt.
event-phase-opened = Phase { $number }: { $phase }
event-bid-sealed = { $player } hat geheim geboten.
event-bid-sealed-known = { $player } bietet geheim { $number } Florin.
event-bid-revealed =
    { $player } hat { $second ->
        [0] { $number } Florin geboten.
       *[other] { $number } Florin + { $second } geboten.
    }
event-orderer-set = { $player } darf die Spielerreihenfolge bestimmen.
event-orderer-set-none = Die Spielerreihenfolge bleibt, wie sie ist.
event-crisis-opened = Krise auf dem lokalen Markt: { $wanted }. Alle Bürger werden hingelegt, außer denen in Tempeln.
event-crisis-opened-export =
    Krise auf dem Exportmarkt: { $wanted }. { $third ->
        [one] { $third } Würfel wird nachgefragt.
       *[other] { $third } Würfel werden nachgefragt.
    }
event-crisis-closed =
    Die Krise auf dem lokalen Markt ist vorbei; { $second ->
        [0] niemand rebelliert.
        [one] { $second } Bürger rebelliert.
       *[other] { $second } Bürger rebellieren.
    }
event-crisis-closed-export =
    Die Krise auf dem Exportmarkt ist vorbei; { $second ->
        [0] kein Würfel fehlt.
        [one] { $second } Würfel fehlt.
       *[other] { $second } Würfel fehlen.
    }
event-event-happened = Ereignis: { $printed } (Rückseite: { $other_card })
event-benefit-laid = { $player } legt 1 Florin aus der Bank auf die Wohltäterkarte.
event-round-opened = { $player } ist am Zug.
event-passed = { $player } passt für den Rest der Phase.
event-building-built = { $player } baut: { $built }
event-coin-laid = { $player } nutzt für 1 Florin: { $built }
event-card-laid-out = Auf Platz { $slot } der Entwicklungsleiste: { $other_card }
event-card-bought = { $player } kauft für { $second } Florin: { $card }
event-card-turned =
    Auf den { $third ->
        [1] zweiten
       *[2] dritten
    } Preis gedreht: { $other_card }
event-card-discarded = Abgelegt: { $card }
event-top-shown = Jetzt oben auf dem Stapel (Rückseite: { $card }): { $upper }; { $lower }
event-top-shown-none = Der Entwicklungskartenstapel ist leer.
event-deck-shuffled = Die abgelegten Karten werden zu einem neuen Stapel gemischt.
event-card-used = { $player } nutzt eine Karte: { $card }
event-card-used-other = { $player } nutzt eine Karte von { $owner }: { $card }
event-card-opened = Aufgedeckt: { $card }
event-card-given = { $player } gibt an { $other }: { $other_card }
event-cards-released = Alle Karten sind deaktiviert.
event-wonder-built = { $player } baut ein Weltwunder: { $card }
event-icon-plundered = Geplündert ({ $area }): { $plundered }
event-discs-returned = Alle Spieler nehmen ihre Aktionsscheiben zurück.
event-exploration-failed = { $player }: Die Entdeckung scheitert.
event-term-added = { $player } bietet: { $term }
event-term-added-asked = { $player } verlangt: { $term }
event-deal-proposed = { $player } macht { $other } dieses Angebot.
event-deal-withdrawn = { $player } macht { $other } nun doch kein Angebot.
event-deal-accepted = { $player } nimmt das Angebot von { $other } an.
event-deal-refused = { $player } lehnt das Angebot von { $other } ab.
event-deal-countered = { $player } antwortet { $other } mit einem Gegenangebot.
event-permit-given = { $player } erlaubt { $other }, in den Regionen der eigenen Städte zu ernten.
event-stock-shown = { $player } weist nach, keinen Würfel zu haben.
event-independence-declared = Das Rebellionspotenzial übersteigt die Bevölkerung: Der Archipel wird unabhängig.
event-game-ended = Das Spiel ist zu Ende.
event-points-scored =
    { $player } erhält { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } ({ $cause }).
event-expelled = { $player } verbannt einen Rebellen von { $other } in Region { $region }.
event-window-opened = { $player } darf helfen.
event-demand-met =
    { $number ->
        [0] Die Nachfrage ist gedeckt.
        [one] Noch { $number } Würfel wird nachgefragt.
       *[other] Noch { $number } Würfel werden nachgefragt.
    }
event-condition-met = Endbedingung erfüllt: { $objective }
event-theft-revealed = { $player } hat von { $other } gestohlen: { $stolen }

## Antworten

answer-done = Fertig
answer-pass = Zug beenden und für den Rest der Phase passen
answer-end-round = Zug beenden
answer-no-offer = Ohne Angebot weiter
answer-no-more-help = Nichts (mehr) geben
answer-pick-none = Keine davon kaufen
answer-bidding = { $number } Florin bieten
answer-ordering = Spielerreihenfolge: { $order }
answer-trend-is = Trend: { $trend }
answer-objective-is = Aus dem Spiel nehmen: { $objective }
answer-lay =
    Seite { $side } an Region { $region } anlegen ({ $direction }), { $rotation ->
        [0] ungedreht
        [1] einmal nach links gedreht
        [2] zweimal nach links gedreht
        [3] auf den Kopf gestellt
        [4] zweimal nach rechts gedreht
       *[5] einmal nach rechts gedreht
    }; die Einheit von { $mover } zieht hinein
answer-land = Bürger einsetzen: { $place }
answer-feed-board = Einen Würfel vom Markt einsetzen (kostenlos)
answer-feed-own = Einen eigenen Würfel einsetzen
answer-feed-token = Ein Entdeckerplättchen einsetzen (zählt als beliebiger Würfel)
answer-bless = Durch den Tempel { $number } Bürger von { $player } aufstellen: { $place }
answer-raising = { $number } Bürger von { $player } aufstellen: { $place }
answer-expelling = Den Rebellen verbannen: { $built }
answer-expelling-across = Den Rebellen ans andere Ufer verbannen: { $built }
answer-harvesting = Ernten: { $resource }
answer-working = Mit einer Einheit ernten: { $place }
answer-working-leaving = Mit der Einheit ernten, die dafür das Gebäude aufgibt: { $place }
answer-taxing = Steuern einziehen
answer-taxing-now = Steuern: { $florins } Florin, Rebellionspotenzial +1
answer-buying = Kaufen ({ $board }): { $resource }
answer-selling = Verkaufen ({ $board }): { $resource }
answer-using = Nutzen: { $built }
answer-exploring = Entdecken
answer-reproducing = Reproduktion
answer-recruiting = Rekrutieren
answer-migrating = Migration
answer-building = Bauen: { $building }; mit der Einheit von { $place }
answer-building-port = Bauen: { $building } ({ $land }, { $sea }); mit der Einheit von { $place }
answer-building-ship = Bauen: { $building } ({ $sea }); mit dem Bürger von { $place }
answer-card = Eine Karte nutzen: { $card }
answer-card-on-card-of = Eine Karte nutzen: { $card }, gegen eine Karte von { $player }: { $other_card }
answer-card-on-player = Eine Karte nutzen: { $card }, bei { $player }
answer-card-on-region = Eine Karte nutzen: { $card }, in Region { $region }
answer-card-on-gifts =
    Eine Karte nutzen: { $card }; { $number ->
        [1] 1 exotische Frucht
       *[2] 1 exotische Frucht und 1 Rind
    } geben
answer-wonder = Ein Weltwunder bauen: { $card }; mit dem Bürger von { $place }
answer-moving = Einen Bürger bewegen: { $place } → { $target }
answer-moving-ship = Ein Schiff bewegen: { $place } → { $target }
answer-take = Dieses Archipelfeld nehmen
answer-refuse-hex = Ablehnen und das nächste nehmen
answer-hex-is = Archipelfeld { $hex } behalten
answer-found = Auf den lokalen Markt: { $resource }; in den eigenen Vorrat: { $second }
answer-purchasing = Kaufen: { $card }; drehen: { $turned }
answer-turning = Drehen: { $cards }
answer-picking = Kaufen: { $card }
answer-sinking = Ein Schiff versenken, { $player }: { $place }
answer-plundering = Plündern ({ $place }): { $resource }
answer-giving = Hergeben: { $resource }
answer-hiding = Linke Hand: { $left }; rechte Hand: { $second }
answer-hand = { $hand }
answer-stocking =
    { $market ->
        [0] Aus der Bank auf den lokalen Markt: { $resource }
       *[1] Aus der Bank auf den Exportmarkt: { $resource }
    }
answer-removing =
    { $market ->
        [0] Vom lokalen Markt in die Bank: { $resource }
       *[1] Vom Exportmarkt in die Bank: { $resource }
    }
answer-shifting = Verschieben ({ $board } → { $other_board }): { $resource }
answer-offering = Ein Angebot an { $player } machen
answer-inviting = { $player } um ein Angebot bitten
answer-give = Geben: { $term }
answer-ask = Verlangen: { $term }
answer-give-promise = Versprechen: { $term }
answer-ask-promise = Ein Versprechen verlangen: { $term }
answer-propose = So anbieten
answer-withdraw = Doch kein Angebot machen
answer-accept = Annehmen
answer-refuse = Ablehnen
answer-counter = Ein Gegenangebot machen
answer-seat-drawn = Für die Spielerreihenfolge gezogen: { $player }
answer-hex-drawn = Ausgeteilt: Archipelfeld { $hex }
answer-side-shown = Oben auf dem Stapel: Seite { $side }
answer-card-drawn = Oben auf dem Stapel, Rückseite: { $card }
answer-trend-drawn = Trend gezogen: { $trend }
answer-objective-drawn = Gezogen: { $objective }

slot = Platz { $slot }
slot-card = { $card } (Platz { $slot })
term-permit = Erlaubnis zu ernten
term-place = Platz { $number } in der Spielerreihenfolge
term-raise = { $number } Bürger aufstellen
term-later = später { $number } Florin

group-actions = Aktionen
group-trade = Handel
group-use = Markt oder Hafen
group-build = Bauen
group-cards = Karten und Weltwunder
group-deals = Verhandeln
group-move = Bewegungen
group-raise = Bürger aufstellen
group-bless = Bürger durch einen Tempel aufstellen
group-help = Helfen
group-buy = Eine Karte kaufen und eine andere drehen
group-turn = Zwei Karten drehen
group-order = Spielerreihenfolge, von vorn nach hinten
group-lay = Seite { $side }
group-give = Geben oder versprechen
group-ask = Verlangen
group-other = Sonstiges

## Fragen

question-choose-trend = Welche Trendkarte wird gespielt?
question-choose-objective = Welches deiner Spielziele kommt aus dem Spiel?
question-first-region = Aufbau: Lege eines deiner Archipelfelder an das Startfeld an.
question-first-landing =
    Wohin { $number ->
        [one] kommt dein zweiter Bürger
       *[other] kommen deine beiden Bürger
    }?
question-bid =
    { $second ->
        [0] Wie viel bietest du für die Spielerreihenfolge?
       *[other] Gleichstand: Wie viel bietest du jetzt?
    } Du hast { $florins } Florin.
question-talk =
    { $about ->
        [order] { $player } bestimmt die Spielerreihenfolge.
        [export] Krise auf dem Exportmarkt: { $resource }, { $missing } nachgefragt. Gleich dürfen alle der Reihe nach helfen.
       *[domestic] Krise auf dem lokalen Markt: { $resource }. Gleich dürfen alle der Reihe nach helfen.
    } Möchtest du jemandem ein Angebot machen?
question-set-order = Du hast am meisten geboten: In welcher Reihenfolge wird gespielt?
question-help = Krise auf dem lokalen Markt: { $resource }. Liegende Bürger: { $lying }; ein Würfel stellt { $number } auf. Wer liegen bleibt, rebelliert. Hilfst du?
question-raise =
    Wen stellst du auf? { $number ->
        [one] Noch einen Bürger.
       *[other] Noch { $number } Bürger.
    }
question-expel = Verbannst du fremde Rebellen aus den Gebäuden in den Regionen deiner Städte?
question-export-help = Krise auf dem Exportmarkt: { $resource }, noch { $missing } nachgefragt. Jeder fehlende Würfel: Rebellionspotenzial +1. Hilfst du?
question-round =
    { $number ->
        [0]
            { $deals ->
                [0] Dein Zug: Es bleibt nur noch, ihn zu beenden.
               *[other] Dein Zug: Du kannst noch Angebote machen oder ihn beenden.
            }
       *[other] Dein Zug. Noch möglich: { $left }.
    }
round-action =
    eine Aktion (noch { $discs ->
        [one] { $discs } Aktionsscheibe
       *[other] { $discs } Aktionsscheiben
    })
round-card = eine Karte
round-use = ein Markt oder Hafen
question-harvest = Ernte: { $resource }. Welche Einheit?
question-trades =
    { $left ->
        [one] Eine Handelsaktion
       *[other] Bis zu { $left } Handelsaktionen
    } ({ $board }).
question-merchant = Kaufe oder verkaufe Würfel einer Ressource ({ $board }).
question-take-hex = Nimmst du dieses Archipelfeld? Wenn nicht, musst du das nächste nehmen. Oben auf dem Stapel liegt Seite { $side }: { $shown }.
question-choose-hex = Welches Archipelfeld behältst du?
question-place-hex = Wo legst du das Archipelfeld an?
question-resources-found =
    { $own ->
        [0] Region { $region } bringt einen Würfel, für den lokalen Markt. Welchen?
       *[1] Region { $region } bringt einen Würfel für den lokalen Markt und einen für dich. Welche?
    }
question-missionary-lands = Der Missionar kann einen Bürger in Region { $region } bringen. Wohin?
question-reproduce = Wo kommt ein Bürger dazu?
question-recruit =
    { $workers ->
        [one] { $workers } unbeschäftigter Arbeiter
       *[other] { $workers } unbeschäftigte Arbeiter
    }; der nächste kostet { $price } Florin. Wohin?
question-migrate = Welche Einheit bewegt sich wohin?
question-build-freely = Was baust du ohne Aktionsscheibe?
question-purchase = Kaufe eine Karte der Entwicklungsleiste und drehe eine andere, oder drehe zwei.
question-search-buy = Diese Karten wurden aufgedeckt: { $cards }. Kaufst du eine zu ihrem niedrigsten Preis?
question-sink = Welches Schiff versenkt dein Pirat?
question-plunder = Welches Symbol von Region { $region } plündert dein Barbar?
question-yield-cube = Welchen Würfel gibst du her (an { $player })?
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
question-deal-reply = { $player } bietet dir: { $given }; verlangt: { $asked }.

## Warum eine Antwort abgelehnt wird

why-game-over = Das Spiel ist zu Ende.
why-chance = Das entscheidet der Zufall, kein Spieler.
why-not-your-turn = Jetzt ist jemand anderes an der Reihe.
why-not-asked = Das beantwortet nicht die Frage, die gestellt ist.
why-finish-first = Beende zuerst, was du begonnen hast.
why-do-something = Eine Aktion muss etwas bewirken: Mindestens eine Einheit, ein Bürger oder ein Würfel gehört dazu.
why-no-window = Verhandelt wird nur im eigenen Zug, in einer Krise und bevor die Spielerreihenfolge bestimmt wird.
why-no-crisis = Jetzt ist keine Krise.
why-cards-in-rounds = Karten nutzt und Weltwunder baut man nur im eigenen Zug in Phase 5.
why-cards-in-phase-6 = Karten der Entwicklungsleiste kauft und dreht man in Phase 6, wenn man an der Reihe ist.
why-acted = Nur eine Aktion je Zug, und du hast sie schon gemacht.
why-card-played = Nur eine Karte oder ein Weltwunder je Zug, und das hast du schon genutzt.
why-building-used = Nur ein Markt oder Hafen je Zug, und du hast ihn schon genutzt.
why-no-disc = Du hast in dieser Runde keine Aktionsscheibe mehr.
why-discs = Du hast nicht genug Aktionsscheiben übrig.
why-price = Du hast nicht genug Florin, um das zu bezahlen.
why-cubes = Du hast nicht die Würfel, um das zu bezahlen.
why-no-cube = Du hast keinen solchen Würfel.
why-no-token = Du hast nicht genug Entdeckerplättchen.
why-joker = Ein Entdeckerplättchen steht nur für einen Würfel, der zu zahlen ist.
why-bank-cubes = Die Bank hat keinen solchen Würfel.
why-bid = Du kannst nicht mehr Florin bieten, als du hast.
why-order = Die Reihenfolge muss jeden Spieler genau einmal nennen.
why-trend = Diese Trendkarte ist schon im Spiel.
why-not-your-objective = Du hast dieses Spielziel nicht.

why-no-region = Diese Region gibt es auf dem Archipel nicht.
why-no-area = Die Region hat kein solches Gebiet.
why-no-unit = Eine solche Einheit gibt es dort nicht.
why-striker = Ein rebellierender Bürger kann nichts tun.
why-engaged = Die Einheit ist beschäftigt.
why-not-that-hex = Dieses Archipelfeld hast du nicht.
why-must-lay = Das Archipelfeld lässt sich anlegen, also muss es angelegt werden.
why-one-refusal = Dieses Archipelfeld kannst du nicht ablehnen.
why-spot-taken = Dort liegt schon eine Region.
why-lowest-region = Gib die Stelle von der benachbarten Region mit der niedrigsten Nummer aus an.
why-start-hex = Das Archipelfeld muss an das Startfeld angrenzen.
why-two-regions = Das Archipelfeld muss an mindestens zwei Regionen angrenzen.
why-terrain = Die Landschaften passen nicht an jeder Kante zusammen.
why-cannot-enter = Diese Einheit kann die neue Region von dort, wo sie steht, nicht betreten.
why-not-found = Ein solches Symbol gibt es in der Region nicht mehr zu wählen.
why-second-cube = Ein weiteres Symbol ist da, also musst du auch einen Würfel nehmen.
why-new-region = Der Bürger muss in die neue Region.
why-no-land = Bürger stehen an Land.
why-not-on-building = Der Bürger kommt in ein Landgebiet, nicht auf ein Gebäude.
why-land-and-sea = Bürger gehen über Land, Schiffe fahren über das Meer.
why-moved = Die Einheit hat sich schon bewegt.
why-citizens-only = Jetzt bewegen sich nur Bürger.
why-ships-only = Jetzt bewegen sich nur Schiffe.
why-own-area = Eine Einheit auf einem Gebäude kann nicht einfach in ihr eigenes Gebiet ziehen.
why-too-far = Dorthin kommt die Einheit nicht in einem Zug.
why-there = Dort ist die Einheit schon.
why-nowhere = Diese Einheit kann jetzt nirgendwohin ziehen.
why-no-convoy = Über das Meer kommt man nur mit eigenen Schiffen, die weder beschäftigt sind noch auf einem Hafen stehen.
why-three-citizens = Am Ende hättest du mehr als drei Bürger in dieser Region.
why-crowded = Zuerst muss einer deiner vier Bürger die Region verlassen, in der einer zu viel ist.
why-no-building = Ein solches Gebäude gibt es dort nicht.
why-ships-in-ports = Schiffe fahren nur auf Häfen, nicht auf andere Gebäude.
why-occupied = Das Gebäude ist besetzt.
why-town-closed = Ein anderer Spieler kontrolliert dieses Gebäude über die Stadt.

why-fish = Schiffe ernten Fisch und sonst nichts; Bürger ernten alles andere.
why-no-icon = In diesem Gebiet gibt es kein Symbol dieser Ressource.
why-icon-taken = Alle Symbole dieser Ressource in diesem Gebiet sind besetzt.
why-plundered = Die Symbole sind geplündert.
why-permission = Ein anderer Spieler kontrolliert die Stadt dieser Region, und du hast seine Erlaubnis nicht.
why-one-harvest = Mit einer Aktion wird nur eine Ressourcenart geerntet.
why-taxes = Du hast in dieser Runde schon Steuern erhoben, und die mehrfarbigen Kreise sind voll.
why-circles = Du hast in dieser Runde schon entdeckt, und die mehrfarbigen Kreise sind voll.
why-no-hex = Es gibt kein Archipelfeld mehr.
why-no-move = Keine deiner Einheiten kann sich bewegen.
why-zone-empty = Auf dem Markt liegt kein solcher Würfel.
why-zone-full = Auf dem Markt ist kein Platz für einen solchen Würfel.
why-other-market = Das ist nicht der Markt dafür.
why-one-way = Beide Würfel müssen in dieselbe Richtung gehen.
why-one-resource = Nur eine Ressource, und entweder kaufen oder verkaufen.
why-no-market = Dort ist kein solcher Markt oder Hafen.
why-no-control = Du kontrollierst dieses Gebäude nicht.
why-used = Dieses Gebäude wurde in dieser Phase schon genutzt.
why-reproduced = Reproduktion ist nur einmal pro Runde möglich.
why-no-citizens-left = Du hast keine Bürger in der Reserve.
why-no-couple = Reproduktion braucht eine Region mit genau zwei eigenen Bürgern.
why-couple-striking = Rebellierende Bürger reproduzieren sich nicht.
why-couple-apart = Deine beiden Bürger sind an verschiedenen Ufern.
why-couple-shore = Der Bürger kommt dorthin, wo die beiden anderen sind.
why-no-workers = Es gibt keine unbeschäftigten Arbeiter.
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
why-raise-too-many = So viele Bürger stellt der Würfel nicht mehr auf.
why-raise-all = Ein Würfel muss die volle Zahl an Bürgern aufstellen.
why-no-town = Du kontrollierst die Stadt nicht.
why-no-striker = Auf diesem Gebäude ist kein fremder Rebell.

why-card-not-in-play = Niemand hat diese Karte.
why-not-activated = Diese Karte lässt sich nicht aktivieren.
why-owner-only = Nur der Besitzer kann diese Karte nutzen.
why-card-engaged = Die Karte ist schon aktiviert.
why-no-action-left = Die Karte wirkt zusammen mit einer Aktion dieses Zuges, und du hast keine mehr.
why-nothing-to-do = Die Karte hätte keine Wirkung.
why-no-player = Diesen Spieler gibt es nicht.
why-not-yourself = Das muss ein anderer Spieler sein.
why-no-such-character = Dieser Spieler hat keinen solchen Charakter.
why-open-objectives = Es gibt kein geheimes Spielziel anzusehen.
why-no-idle-citizen = Du hast dort keinen aktiven, nicht beschäftigten Bürger.
why-no-free-icon = In der Region ist kein freies Symbol.
why-other-region = Der Barbar ist in einer anderen Region.
why-no-wonder = Diese Karte ist kein Weltwunder.
why-not-yours = Diese Karte gehört dir nicht.
why-built-already = Das Weltwunder ist schon gebaut.
why-bought-this-turn = Ein Weltwunder kann man nicht in der Runde bauen, in der man es gekauft hat.
why-needs-building = Der Große Leuchtturm braucht einen Hafen, den du kontrollierst, die Kathedrale einen Tempel.
why-citizen = Das Weltwunder braucht einen Bürger, kein Schiff.
why-not-opened = Diese Karte wurde nicht aufgedeckt.
why-other-kind = Der Wissenschaftler findet Fortschrittskarten, der Kopfgeldjäger Charaktere.
why-own-ship-there = Du hast in dieser Region kein Schiff.
why-both-hands = Verbirg in jeder Hand einen Würfel; nur wer einen einzigen hat, lässt eine Hand leer.
why-only-onto-market = Würfel werden auf diesen Markt nur gelegt, nicht weggenommen.
why-fruit-or-cattle = Nur exotische Früchte und Rind.
why-empty-place = Auf diesem Platz liegt keine Karte.
why-same-card = Drehe eine andere Karte als diese.
why-turn-another = Kaufe eine Karte und drehe eine andere, oder drehe zwei.
why-smaller-first = Nenne den kleineren Platz zuerst.

why-no-deals = In dieser Partie wird nicht verhandelt.
why-no-offers-left = Mehr Angebote sind hier nicht möglich.
why-named-already = Das ist im Angebot schon genannt.
why-one-card = Ein Angebot nennt auf jeder Seite höchstens eine Karte.
why-too-many-terms = Mehr Punkte kann das Angebot nicht haben.
why-nothing-offered = Ein Angebot muss etwas geben, verlangen oder versprechen.
why-promise-place = Einen Platz in der Spielerreihenfolge verspricht nur in Phase 2, wer sie bestimmt.
why-no-such-place = Einen solchen Platz hat die Spielerreihenfolge nicht.
why-promise-raise = Bürger aufzustellen verspricht man nur in einer Krise.
why-too-much = So viel darf ein Angebot nicht umfassen.
why-not-held = Jeder kann nur geben, was er hat.
why-built-wonder = Gebaute Weltwunder wechseln nie den Besitzer.
why-permit-phase = Die Erlaubnis zu ernten gibt man nur in Phase 5.
why-permitted-already = Diese Erlaubnis ist schon erteilt.
why-no-counters-left = Kein Gegenangebot mehr: annehmen oder ablehnen.

## Der Tisch in Worten

state-game = Das Spiel
state-objectives = Spielziele
state-deal = Verhandlung
state-crisis = Krisen und Ereignisse
state-markets = Märkte
state-track = Entwicklungsleiste
state-map = Der Archipel
state-hexes = Archipelfelder
state-players = Spieler

state-turn =
    { $turn ->
        [0] Aufbau
       *[other] Runde { $turn }, Phase: { $phase }
    }
state-order = Spielerreihenfolge: { $order }
state-markers = Bevölkerung { $population }, Rebellionspotenzial { $rebellion } (übersteigt es die Bevölkerung, endet das Spiel), unbeschäftigte Arbeiter { $workers }
state-labour =
    Unbeschäftigte Arbeiter: Rebellionspotenzial { $rebels } in Phase 3; { $price ->
        [0] zurzeit lässt sich niemand rekrutieren
       *[other] der nächste Arbeiter kostet { $price } Florin
    }
state-bank = Bank: Florin { $florins }; Würfel: { $cubes }
state-tokens = Entdeckerplättchen in den drei Stapeln: { $first }, { $second }, { $third }
state-building-tokens = Gebäudeplättchen: noch { $trade } für Märkte und Häfen, { $town } für Städte und Tempel
state-taxes = Steuern in dieser Runde: { $used } von { $most }
state-explored = Weitere Entdeckungen in dieser Runde: { $used } von { $most }
state-trend = Trendkarte, nach der am Ende alle gewertet werden: { $trend }
state-benefactor = Wohltäter: Es zählen die Florin im eigenen Bereich der Karte. 1 Florin aus der Bank kommt dorthin für jeden Würfel aus dem eigenen Vorrat und jedes Entdeckerplättchen, das in einer Krise eingesetzt wird, und für jeden gebauten Tempel.
state-ending = Eine Endbedingung ist erfüllt: Das Spiel endet bald.
state-standings = Was zählt, und wie es steht
standing-trend = Trendkarte, { $criterion }: { $standing }.
standing-objective = { $name }, { $criterion }: { $standing }.
standing-medals = Siegpunkte auf Karten: { $standing }.
standing-lead = du führst { $yours } zu { $theirs }
standing-shared = du teilst dir die Führung, mit { $yours }
standing-behind = du hast { $yours }, am meisten hat { $player }: { $theirs }
standing-behind-several = du hast { $yours }, am meisten haben { $player }: je { $theirs }
standing-nobody = zurzeit hat niemand etwas davon
standing-margin = Bevölkerung minus Rebellionspotenzial ergibt { $margin }
standing-points =
    { $standing }; jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert
standing-scored =
    { $standing }; { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert
standing-end = { $name }, Endbedingung: { $end }; bisher { $number }.
standing-end-florins = { $name }, Endbedingung: { $end }; noch sind dort { $number }.
objective-open = Für alle: { $objective }
objective-of = { $player }: { $objective }
objective-declined = Von dir aus dem Spiel genommen: { $objective }
deal-between = { $player } verhandelt mit { $other }.
deal-given = { $player } gibt: { $terms }
remark-need = Ich brauche: { $resource }.
remark-spare = Das kann ich abgeben: { $resource }.
remark-who-helps = Wer hilft gegen die Krise?
remark-stand-together = Wenn nicht alle helfen, werden die Inseln unabhängig.
remark-too-far-ahead = { $player } liegt zu weit vorn. Helfen wir { $player } nicht.
remark-keep-your-promise = Denk an dein Versprechen.
remark-agreed = Abgemacht!
remark-not-now = Jetzt nicht.
remark-not-trading = Ich verhandle gerade nicht.
remark-trading-again = Ich verhandle wieder.
remark-too-little = Das ist mir zu wenig.
remark-add-florins = { $florins } Florin mehr für mich, dann denke ich darüber nach.
remark-no-use = Damit kann ich nichts anfangen.
remark-need-it = Das brauche ich selbst.
remark-do-not-have = Ich habe nicht, was du verlangst.
remark-no-promises = Ich verspreche nichts.
remark-helps-you-more = Das nützt dir mehr als mir.
crisis-now =
    Jetzt: { $back }{ $missing ->
        [0] {""}
       *[other] {" "}(noch { $missing } nachgefragt)
    }
crisis-top = Oben auf dem Stapel: { $back } ({ $card }; Karten darunter: { $deck })
crisis-none = Der Entwicklungskartenstapel ist leer.
market-shut = nicht möglich
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
hex-top = Oben auf dem Stapel: Seite { $side }: { $shown }; Archipelfelder darunter: { $stack }
seat-line =
    { $player }: { $stock }{ $out ->
        [0] {""}
       *[other] {" "}(hat für diese Phase gepasst)
    }
seat-pieces = Aktionsscheiben: { $discs } von { $all }; in der Reserve: Bürger { $citizens }, Schiffe { $ships }
seat-controls = kontrolliert: { $buildings }
seat-cards = Karten: { $cards }
seat-benefactor = Florin auf dem Wohltäter: { $number }
seat-permits = erlaubt zu ernten: { $players }
seat-points = Punkte: { $number }
seat-theft = { $player } hat einen Würfel von { $other } gestohlen; welchen, weiß sonst niemand, und oben ist er nicht mitgezählt.

state-more = show zeigt den ganzen Tisch: Märkte, Karten, Archipel, Archipelfelder; ? NAME erklärt eine Karte.
table-causes = Punkte nach Herkunft
table-total = Summe
table-place = Platz
points-nobody = Alle haben verloren.

## Was ein Tisch bietet

game-title = Archipelago
option-seats = Spieler
option-seats-hint = Zwei bis fünf; freie Plätze können Bots übernehmen.
option-seats-number = { $number } Spieler
option-seats-help = Zahl der Spieler, 2 bis 5 (Standard: 4)
option-seats-wrong = die Zahl der Spieler muss 2, 3, 4 oder 5 sein, nicht { $value }
option-length = Spieldauer
option-length-hint = Sie bestimmt die Spielziele: Kurze Partien enden am frühesten.
option-length-short = Kurz
option-length-medium = Mittel
option-length-long = Lang
option-length-help = short (kurz), medium (mittel) oder long (lang); Standard: short
option-length-wrong = die Länge muss short, medium oder long sein, nicht { $value }
option-start = Startfeld
option-start-hint = Das offene Meer mit einem Schiff für jeden, oder das Wüstendorf mit je zwei Bürgern und ohne Schiff.
option-start-sea = Offenes Meer
option-start-desert = Wüstendorf
option-start-help = das Startfeld, sea (Meer) oder desert (Wüste); Standard: sea
option-start-wrong = das Startfeld muss sea oder desert sein, nicht { $value }
option-variants = Varianten
option-variants-hint = Sie ändern Trendkarten und Spielziele. „Keine Geheimnisse“ verträgt sich mit keiner anderen, „Wohltäter“ nicht mit „mehr Kontrolle“.
option-variants-none = Keine Varianten
option-variants-no-secrets = Keine Geheimnisse zwischen Freunden: offene Spielziele für alle, keine Trendkarte
option-variants-more-control = Mehr Kontrolle: zwei Trendkarten
option-variants-more-spice = Mehr Würze: Jeder zieht zwei Spielziele und behält eines
option-variants-choose-trend = Die Spieler bestimmen den Trend
option-variants-benefactor = Wohltäter: Lohn für Hilfe in Krisen; empfohlen für zwei Spieler
option-variants-help = none (keine) oder einige von no-secrets, more-control, more-spice, choose-trend, benefactor, durch Kommas getrennt
option-variants-wrong = Varianten sind no-secrets, more-control, more-spice, choose-trend und benefactor, soweit sie zusammenpassen, oder none; nicht { $value }
option-deals = Verhandeln
option-deals-hint = Die Spieler können einander während der Partie Angebote machen.
option-deals-on = Mit Verhandeln
option-deals-off = Ohne Verhandeln
option-deals-help = ob die Spieler verhandeln dürfen, on oder off (Standard: on)
option-deals-wrong = deals muss on oder off sein, nicht { $value }
option-components = Materialsatz
option-components-hint = Die gedruckten Zahlen: die des Standardsatzes oder die aus deiner Schachtel abgeschriebenen.
option-components-standard = Standardsatz
option-components-help = der Materialsatz, standard oder eine Datei nach docs/components.md
option-components-wrong = es gibt keinen Materialsatz { $value }

## Statistik

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
stats-deals = Absprachen
stats-start = Platz in der Reihenfolge der Runde null
stats-place = { $kind }, Platz { $place }
stats-last-turn = Partien mit so vielen Runden
stats-objective = Partien, die ein Spielziel beendet hat, wenn es im Spiel war, %
stats-card = Partien, in denen eine Karte gekauft, genutzt wurde, %
stats-bought-used = { $bought }, { $used }
stats-bought-wins = Kauften diese Karte
stats-used-wins = Nutzten diese Karte, bauten dieses Weltwunder
stats-objective-wins = Hatten dieses Spielziel

## Materialsätze auf der Kommandozeile

help-guesses = zeigen, welche Spielziele die Bots in einer gespeicherten Partie Archipelago bei den anderen vermuten
help-guesses-seat = der Platz, dessen Vermutungen gezeigt werden (Standard: 1)
guesses-player = Spieler
guesses-chance = %
guesses-objective = Spielziel
error-guesses-game = Das ist eine Partie { $game }; darin gibt es nichts zu vermuten.
help-components = eine Datei mit dem Spielmaterial von Archipelago prüfen oder den Standardsatz zeigen
help-components-check = sagen, was an einem Materialsatz falsch ist und wo
help-components-show = den Standardsatz ausgeben, zum Kopieren und Ändern
help-components-file = ein Materialsatz, wie docs/components.md ihn beschreibt
components-good = { $path } ist ein Materialsatz. In Partien und Aufzeichnungen heißt er { $name }.
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
components-standard = ist standard, aber die Werte sind nicht die eines Standardsatzes; wähle einen anderen Namen
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
components-ship-tax = ist 0; nach den Regeln zahlen Schiffe Steuern
components-wheel = ist { $value }; zu fünft sind es mindestens { $least }, so viele wie zu viert
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
