# Archipelago in parole. I nomi stanno dopo i due punti o in un elenco, così che nessuna lingua debba piegarli.
# I posti sono scritti come nella notazione: 3a è terra della regione 3, 3x il suo mare.

nothing = nulla
nobody = nessuno
several = { $thing } ×{ $number }
with-costs = { $answer } ({ $costs })

## Risorse, edifici, tabelle, paesaggio

resource-fruit = frutta esotica
resource-cattle = bestiame
resource-fish = pesce
resource-wood = legno
resource-stone = pietra
resource-iron = ferro

building-town = villaggio
building-market = mercato
building-port = porto
building-temple = tempio
building-ship = nave
building-at = { $building } { $region }
place-land = terra { $area }
place-sea = mare { $area }

board-domestic = mercato domestico
board-export = mercato d'esportazione

terrain-sea = mare
terrain-plain = campi
terrain-mountain = montagne

direction-east = est
direction-north-east = nord-est
direction-north-west = nord-ovest
direction-west = ovest
direction-south-west = sud-ovest
direction-south-east = sud-est

side = lati da est in senso antiorario: { $edges }; simboli: { $icons }; capanne: { $huts }
area-icons = { $area }: { $icons }
hex-side = faccia { $side }: { $shown }

unit-citizen = cittadino
unit-citizen-engaged = cittadino ingaggiato
unit-striker = ribelle
unit-ship = nave
unit-ship-engaged = nave ingaggiata
hand-left = Mano sinistra
hand-right = Mano destra

## Quanto costano e portano le cose

cost-florins =
    { $number ->
        [one] { $number } fiorino
       *[other] { $number } fiorini
    }
cost-discs =
    { $number ->
        [one] { $number } disco
       *[other] { $number } dischi
    }
cost-tokens =
    { $number ->
        [one] { $number } gettone esplorazione
       *[other] { $number } gettoni esplorazione
    }
cost-strait = in nave attraverso lo stretto
cost-convoy = con un convoglio marittimo
cost-joker = con un gettone esplorazione al posto del cubetto
cost-jokers = con gettoni esplorazione per: { $cubes }
cost-owner = { $florins } a { $player }
shown-side-unfit = la faccia visibile non si adatta da nessuna parte; forse il retro sì
no-effect = ora non ha effetto
gain-florins =
    porta { $number ->
        [one] { $number } fiorino
       *[other] { $number } fiorini
    }

## Carte evoluzione: personaggi

card = { $card }. { $effect } { $use }
use-owner = Uso (solo il proprietario): { $costs }.
use-anyone = Uso (chiunque; gli altri pagano il proprietario invece della banca, e 1 fiorino in più): { $costs }.
use-passive = Ha sempre effetto.
use-wonder = La costruisce una sola volta il proprietario.

card-researcher = Ricercatore
effect-researcher = Rivela le prime cinque carte del mazzo. Fra esse puoi comprare una carta progresso al prezzo minimo; le altre sono scartate.
card-pirate = Pirata
effect-pirate = Affonda una nave altrui in una regione dove hai anche tu una nave. Il suo giocatore ti dà un cubetto a sua scelta. Ribellione { $steps }.
card-explorer = Esploratore
effect-explorer = Con un'esplorazione: prendi i primi tre esagoni, piazzane uno e scarta gli altri.
card-head-hunter = Cacciatore di teste
effect-head-hunter = Rivela le prime cinque carte del mazzo. Fra esse puoi comprare un personaggio al prezzo minimo; le altre sono scartate.
card-assassin = Assassino
effect-assassin = Scarta un personaggio di un altro giocatore e paga alla banca il suo prezzo minimo.
card-bishop = Vescovo
effect-bishop = Ribellione { $steps }.
card-archbishop = Arcivescovo
effect-archbishop = La ribellione scende di 1; con 3 o 4 templi sulla mappa di 2, con 5 o più di 3.
card-pope = Papa
effect-pope = Ribellione { $steps } per ogni tempio sulla mappa. Alla fine 1 punto.
card-false-prophet = Falso Profeta
effect-false-prophet = Per ogni tempio che controlli un tuo cittadino può muoversi come in una migrazione, anche in convoglio marittimo.
card-minister-of-labour = Ministro del Lavoro
effect-minister-of-labour = Lavoratori disoccupati { $steps }.
card-scout = Ricognitore
effect-scout = Con un'esplorazione: esplora fino a due volte di seguito, con un disco e un cerchio.
card-king = Re
effect-king = Aggiunge 3 a ogni tua puntata per l'ordine di gioco. Alla fine 1 punto.
card-recruiter = Reclutatore
effect-recruiter = Recluta un lavoratore disoccupato senza disco, al prezzo di reclutamento del momento.
card-missionary = Missionario
effect-missionary = Con un'esplorazione: una capanna della nuova regione può portare un tuo cittadino invece di un lavoratore disoccupato.
card-spy = Spia
effect-spy = Guarda gli obiettivi di un altro giocatore, anche del proprietario della Spia.
card-merchant = Mercante
effect-merchant = Compra o vendi quanti cubetti vuoi di una risorsa sul mercato domestico, ciascuno al prezzo della sua fila.
card-treasurer = Tesoriere
effect-treasurer = La banca paga 1 fiorino per ogni 5 fiorini che hai.
card-thief = Ladro
effect-thief = Un altro giocatore nasconde un cubetto in ogni mano; scegli una mano e tieni il suo cubetto.
card-barbarian = Barbaro
effect-barbarian = Scegli una regione con un tuo cittadino attivo e non ingaggiato: per ogni simbolo libero puoi prendere un cubetto dalla banca; da quel simbolo nessuno potrà più raccogliere. Un villaggio non lo protegge.
card-minister-of-agriculture = Ministro dell'Agricoltura
effect-minister-of-agriculture = Metti fino a due cubetti di bestiame o frutta esotica dalla banca sul mercato domestico.
card-queen = Regina
effect-queen = Aggiunge 2 a ogni tua puntata per l'ordine di gioco.
card-exporter = Esportatore
effect-exporter = Compra o vendi quanti cubetti vuoi di una risorsa sul mercato d'esportazione, ciascuno al prezzo della sua fila.
card-admiral = Ammiraglio
effect-admiral = Ogni tua nave può attraversare fino a tre regioni, senza disco.
card-minister-of-trade = Ministro del Commercio
effect-minister-of-trade = Sposta fino a due cubetti dal mercato domestico a quello d'esportazione, oppure fino a due in senso inverso.

## Carte evoluzione: progresso

card-irrigation-canal = Canale di irrigazione
effect-irrigation-canal = Con una raccolta di frutta esotica: ogni unità porta due cubetti.
card-industrial-fishing = Pesca industriale
effect-industrial-fishing = Con una raccolta di pesce: ogni unità porta due cubetti.
card-sawmill = Segheria
effect-sawmill = Con una raccolta di legno: ogni unità porta due cubetti.
card-quarry = Cava
effect-quarry = Con una raccolta di pietra: ogni unità porta due cubetti.
card-iron-mine = Miniera di ferro
effect-iron-mine = Con una raccolta di ferro: ogni unità porta due cubetti.
card-farm = Fattoria
effect-farm = Con una raccolta di bestiame: ogni unità porta due cubetti.
card-roads = Strade
effect-roads = Con una migrazione: i tuoi cittadini possono andare una regione più lontano.
card-shipbuilding = Cantieri navali
effect-shipbuilding = Costruisci una nave senza disco, al costo consueto.
card-expansionism = Espansionismo
effect-expansionism = Una migrazione senza disco.
card-amphitheatre = Anfiteatro
effect-amphitheatre = 2 fiorini dalla banca, e ribellione { $steps }.
card-foreign-trade = Commercio estero
effect-foreign-trade = Metti un cubetto di qualsiasi risorsa dalla banca sul mercato d'esportazione, o riportane uno da lì alla banca.
card-slavery = Schiavitù
effect-slavery = Tutti i tuoi cittadini ingaggiati sono disimpegnati e si possono subito ingaggiare di nuovo. Ribellione { $steps }.
card-colossus = Colosso
effect-colossus = Meraviglia: 3 cubetti di ferro, 1 disco e un cittadino attivo e non ingaggiato, che lascia la mappa. Lavoratori disoccupati { $steps }. Alla fine 1 punto.
card-pyramid = Piramide
effect-pyramid = Meraviglia: 5 cubetti di pietra, 2 dischi e un cittadino attivo e non ingaggiato, che lascia la mappa. Ribellione { $steps }. Alla fine 2 punti.
card-emigration = Emigrazione
effect-emigration = Lavoratori disoccupati { $steps } per ogni porto sulla mappa.
card-great-lighthouse = Grande Faro
effect-great-lighthouse = Meraviglia, se controlli un porto: 1 cubetto di ferro, 2 di pietra, 1 disco e un cittadino attivo e non ingaggiato, che lascia la mappa. Ogni giocatore mette una nave della riserva a ogni porto che controlla. Alla fine 1 punto.
card-cathedral = Cattedrale
effect-cathedral = Meraviglia, se controlli un tempio: 3 cubetti di pietra, 2 dischi e un cittadino attivo e non ingaggiato, che lascia la mappa. Ribellione { $steps } per ogni tempio sulla mappa. Alla fine 2 punti.
card-immigration = Immigrazione
effect-immigration = Lavoratori disoccupati { $steps }.
card-architecture = Architettura
effect-architecture = Costruisci un edificio o una nave senza disco, al costo consueto.
card-local-trade = Commercio locale
effect-local-trade = Una transazione sul mercato domestico senza disco.
card-peace-and-prosperity = Pace e prosperità
effect-peace-and-prosperity = Ribellione { $steps }.
card-education = Istruzione
effect-education = Lavoratori disoccupati { $steps }.
card-dictatorship = Dittatura
effect-dictatorship = Tutti i tuoi ribelli si rialzano e sono di nuovo attivi. La ribellione non cambia.
card-gifts-of-the-clergy = Donazioni dal clero
effect-gifts-of-the-clergy = Da' alla banca 1 cubetto di frutta esotica: ribellione −1; oppure 1 di frutta esotica e 1 di bestiame: ribellione −2.
card-built = { $card } (costruita)
card-engaged = { $card } (carta ingaggiata)

## Dorsi con crisi ed eventi

back = sopra: { $upper }; sotto: { $lower }
zone-red = { $zone } (zona rossa: subito quando appare, non nella fase 4)
zone-domestic =
    crisi del mercato domestico: { $resource }, un cubetto rialza { $number ->
        [one] { $number } cittadino
       *[other] { $number } cittadini
    }
zone-export = crisi del mercato d'esportazione: { $resource } ×{ $number }
zone-event = evento: { $event }
zone-rebels-per-temple = ribellione { $steps } per ogni tempio
zone-rebels-per-town = ribellione { $steps } per ogni villaggio
zone-workers-per-port = lavoratori disoccupati { $steps } per ogni porto
zone-workers-per-town = lavoratori disoccupati { $steps } per ogni villaggio

## Obiettivi: il nome, quando finisce la partita, che cosa è premiato

objective = { $name }. Fine della partita: { $end }. Condizione di vittoria: { $reward }.
objective-name = obiettivo { $number }

end-piles = { $number } pile di gettoni esplorazione esaurite
end-resources = { $number } risorse esaurite nella banca
end-florins = fiorini esauriti nella banca
end-characters = { $number } personaggi in gioco
end-progress = { $number } carte progresso in gioco
end-cards = { $number } personaggi e carte progresso in gioco
end-towns = { $number } villaggi sulla mappa
end-markets = { $number } mercati sulla mappa
end-ports = { $number } porti sulla mappa
end-temples = { $number } templi sulla mappa
end-ships = { $number } navi sulla mappa
end-population = popolazione { $number } o più
end-workers = { $number } lavoratori disoccupati o più

criterion-florins = fiorini
criterion-explorer-tokens = gettoni esplorazione
criterion-characters = personaggi
criterion-progress = carte progresso
criterion-all-cards = personaggi e carte progresso
criterion-towns = villaggi
criterion-markets = mercati
criterion-ports = porti
criterion-temples = templi
criterion-ports-and-markets = porti e mercati
criterion-citizens = cittadini
criterion-ships = navi
criterion-pacifist = Pacifista, se la popolazione supera la ribellione di più di { $margin }
criterion-separatist = Separatista, che con l'indipendenza vince da solo
criterion-benefactor = Benefattore
criterion-fruit = cubetti di frutta esotica
criterion-cattle = cubetti di bestiame
criterion-fish = cubetti di pesce
criterion-wood = cubetti di legno
criterion-stone = cubetti di pietra
criterion-iron = cubetti di ferro
criterion-fruit-icons = simboli frutta esotica nelle regioni dei propri villaggi
criterion-cattle-icons = simboli bestiame nelle regioni dei propri villaggi
criterion-fish-icons = simboli pesce nelle regioni dei propri villaggi
criterion-wood-icons = simboli legno nelle regioni dei propri villaggi
criterion-stone-icons = simboli pietra nelle regioni dei propri villaggi
criterion-iron-icons = simboli ferro nelle regioni dei propri villaggi

## Fasi, azioni, cause

phase-0 = preparazione
phase-1 = disimpegno
phase-2 = ordine di gioco
phase-3 = effetti della popolazione
phase-4 = bilanciamento dell'arcipelago
phase-5 = azioni
phase-6 = acquisto carte evoluzione

action-harvesting = raccolta risorse
action-taxing = tasse
action-buying = transazione
action-selling = transazione
action-exploring = esplorazione
action-reproducing = riproduzione
action-recruiting = reclutamento
action-migrating = migrazione
action-building = costruzione

cause-board-i = mercato domestico
cause-board-ii = mercato d'esportazione
cause-board-iii = numero di cittadini
cause-board-iv = lavoratori disoccupati
cause-strikers = ribelli
cause-missing-cubes = cubetti mancanti
cause-event = evento
cause-taxes = tasse
cause-huts = capanne
cause-recruits = reclutamento
cause-set-up = preparazione
cause-sale = vendita
cause-pacifist = Pacifista
cause-medals = Re, Papa e meraviglie
cause-trend = carta tendenza: { $trend }
source-objectives = obiettivi
source-trend = carta tendenza

## Che cosa è accaduto

event-order-set = Ordine di gioco: { $order }
event-trend-set = Carta tendenza: { $trend }
event-objective-dealt = { $player } riceve una carta obiettivo.
event-objective-dealt-known = { $player } riceve: { $objective }
event-objective-laid-open = Scoperto per tutti: { $objective }
event-objective-discarded = { $player } elimina un obiettivo dal gioco.
event-objective-discarded-known = { $player } elimina dal gioco: { $objective }
event-objective-seen = { $player } guarda gli obiettivi di { $other }.
event-objective-seen-known = { $player } guarda gli obiettivi di { $other }: { $objectives }
event-objective-revealed = { $player } rivela: { $objective }
event-objective-revealed-open = Rivelato: { $objective }
event-hex-dealt = { $player } prende l'esagono { $hex }.
event-hand-discarded = { $player } scarta gli esagoni rimasti.
event-hex-shown = Ora in cima alla pila: faccia { $side }
event-hex-shown-none = La pila degli esagoni è vuota.
event-hex-discarded = { $player } rifiuta l'esagono { $hex }.
event-hexes-shuffled = Gli esagoni scartati sono mescolati in una nuova pila.
event-region-laid = { $player } scopre una nuova regione: faccia { $side }
event-region-laid-start = L'esagono iniziale è sulla mappa.
event-unit-added = { $player } ha un nuovo cittadino: { $place }
event-unit-added-ship = { $player } ha una nuova nave: { $place }
event-unit-changed = { $player } muove un cittadino: { $place } → { $target }
event-unit-changed-ship = { $player } muove una nave: { $place } → { $target }
event-unit-changed-striker = Un ribelle di { $player } deve andarsene: { $place } → { $target }
event-unit-works = { $player } raccoglie ({ $place }): { $icon }
event-unit-engaged = { $player }: un'unità è ora ingaggiata: { $place }
event-units-released =
    { $player }: { $number ->
        [one] { $number } unità è disimpegnata.
       *[other] { $number } unità sono disimpegnate.
    }
event-units-raised =
    { $player }: { $number ->
        [one] { $number } cittadino si rialza.
       *[other] { $number } cittadini si rialzano.
    }
event-units-lie-down =
    { $player }: { $number ->
        [one] { $number } cittadino viene steso.
       *[other] { $number } cittadini vengono stesi.
    }
event-unit-lost = Un cittadino di { $player } lascia la mappa: { $place }
event-unit-lost-ship = { $player } perde una nave: { $place }
event-token-taken = { $player } prende un gettone esplorazione.
event-tokens-spent =
    { $player } usa { $number ->
        [one] { $number } gettone esplorazione
       *[other] { $number } gettoni esplorazione
    }.
event-disc-gained = { $player } riceve un altro disco azione: una pila di gettoni esplorazione è esaurita.
event-discs-used =
    { $player } usa { $number ->
        [one] { $number } disco azione
       *[other] { $number } dischi azione
    }: { $action }
event-florins-gained =
    { $player } riceve { $number ->
        [one] { $number } fiorino
       *[other] { $number } fiorini
    } ({ $cause }).
event-florins-paid =
    { $player } paga { $number ->
        [one] { $number } fiorino
       *[other] { $number } fiorini
    }.
event-florins-given =
    { $player } dà a { $other }: { $second ->
        [one] { $second } fiorino
       *[other] { $second } fiorini
    }
event-cubes-gained = { $player } riceve: { $cubes }
event-cubes-paid = { $player } paga cubetti: { $cubes }
event-cubes-given = { $player } dà a { $other }: { $given }
event-theft-unseen = { $player } ruba un cubetto a { $other }; gli altri non lo vedono.
event-cube-stolen = { $player } ruba a { $other }: { $stolen }
event-empty-hand-picked = { $player } sceglie una mano vuota di { $other }.
event-cubes-hidden = { $player } nasconde cubetti in entrambe le mani.
event-cubes-hidden-known = { $player } nasconde nella mano sinistra: { $left }; nella mano destra: { $right }
event-tokens-given =
    { $player } dà a { $other }: { $second ->
        [one] { $second } gettone esplorazione
       *[other] { $second } gettoni esplorazione
    }
event-market-stocked =
    { $market ->
        [0] Dalla banca al mercato domestico: { $traded }
       *[1] Dalla banca al mercato d'esportazione: { $traded }
    }
event-market-drawn =
    { $market ->
        [0] Dal mercato domestico alla banca: { $traded }
       *[1] Dal mercato d'esportazione alla banca: { $traded }
    }
event-cube-bought = { $player } compra ({ $board }): { $traded }
event-cube-sold = { $player } vende ({ $board }): { $traded }
event-rebellion-moved = Ribellione { $steps } ({ $cause }).
event-workers-moved = Lavoratori disoccupati { $steps } ({ $cause }).
event-turn-opened = Comincia il turno { $number }.
event-phase-opened = Fase { $number }: { $phase }
event-bid-sealed = { $player } ha puntato in segreto.
event-bid-sealed-known =
    { $player } punta in segreto { $number ->
        [one] { $number } fiorino
       *[other] { $number } fiorini
    }.
event-bid-revealed =
    { $player } ha puntato { $second ->
        [0] { $number }.
       *[other] { $number } + { $second }.
    }
event-orderer-set = { $player } può stabilire l'ordine di gioco.
event-orderer-set-none = L'ordine di gioco resta com'è.
event-crisis-opened = Crisi del mercato domestico: { $wanted }. Tutti i cittadini vengono stesi, tranne quelli nei templi.
event-crisis-opened-export =
    Crisi del mercato d'esportazione: { $wanted }. { $third ->
        [one] È richiesto { $third } cubetto.
       *[other] Sono richiesti { $third } cubetti.
    }
event-crisis-closed =
    La crisi del mercato domestico è passata; { $second ->
        [0] nessuno si ribella.
        [one] si ribella { $second } cittadino.
       *[other] si ribellano { $second } cittadini.
    }
event-crisis-closed-export =
    La crisi del mercato d'esportazione è passata; { $second ->
        [0] non manca nessun cubetto.
        [one] manca { $second } cubetto.
       *[other] mancano { $second } cubetti.
    }
event-event-happened = Evento: { $printed } (dorso: { $other_card })
event-benefit-laid = { $player } mette 1 fiorino della banca sulla carta Benefattore.
event-round-opened = { $player } comincia un round.
event-passed = { $player } passa per il resto della fase.
event-building-built = { $player } costruisce: { $built }
event-coin-laid = { $player } usa per 1 fiorino: { $built }
event-card-laid-out = Al posto { $slot } della barra evoluzione: { $other_card }
event-card-bought =
    { $player } compra per { $second ->
        [one] { $second } fiorino
       *[other] { $second } fiorini
    }: { $card }
event-card-turned =
    Ruotata al { $third ->
        [1] secondo
       *[2] terzo
    } prezzo: { $other_card }
event-card-discarded = Scartata: { $card }
event-top-shown = Ora in cima al mazzo (dorso: { $card }): { $upper }; { $lower }
event-top-shown-none = Il mazzo è vuoto.
event-deck-shuffled = Le carte scartate sono mescolate in un nuovo mazzo.
event-card-used = { $player } usa una carta: { $card }
event-card-used-other = { $player } usa una carta di { $owner }: { $card }
event-card-opened = Rivelata: { $card }
event-card-given = { $player } dà a { $other }: { $other_card }
event-cards-released = Tutte le carte sono disimpegnate.
event-wonder-built = { $player } costruisce una meraviglia: { $card }
event-icon-plundered = Saccheggiato ({ $area }): { $plundered }
event-discs-returned = Tutti i giocatori riprendono i loro dischi.
event-exploration-failed = L'esplorazione di { $player } fallisce.
event-term-added = { $player } offre: { $term }
event-term-added-asked = { $player } chiede: { $term }
event-deal-proposed = { $player } fa questa offerta a { $other }.
event-deal-withdrawn = { $player } ci ripensa e non fa offerte a { $other }.
event-deal-accepted = { $player } accetta l'offerta di { $other }.
event-deal-refused = { $player } rifiuta l'offerta di { $other }.
event-deal-countered = { $player } risponde a { $other } con una controfferta.
event-permit-given = { $player } permette a { $other } di raccogliere nelle regioni dei propri villaggi.
event-stock-shown = { $player } dimostra di non avere cubetti.
event-independence-declared = La ribellione supera la popolazione: l'arcipelago proclama l'indipendenza.
event-game-ended = La partita è finita.
event-points-scored =
    { $player } ottiene { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } ({ $cause }).
event-expelled = { $player } caccia un ribelle di { $other } nella regione { $region }.
event-window-opened = { $player } può aiutare.
event-demand-met =
    { $number ->
        [0] La domanda è soddisfatta.
        [one] È richiesto ancora { $number } cubetto.
       *[other] Sono richiesti ancora { $number } cubetti.
    }
event-condition-met = Condizione di fine partita raggiunta: { $objective }
event-theft-revealed = { $player } aveva rubato a { $other }: { $stolen }

## Risposte

answer-done = Fatto
answer-pass = Concludere il round e passare per il resto della fase
answer-end-round = Concludere il round
answer-no-offer = Avanti senza offerte
answer-no-more-help = Non dare nulla (di più)
answer-pick-none = Non comprarne nessuna
answer-bidding =
    Puntare { $number ->
        [one] { $number } fiorino
       *[other] { $number } fiorini
    }
answer-ordering = Ordine di gioco: { $order }
answer-trend-is = Carta tendenza: { $trend }
answer-objective-is = Eliminare dal gioco: { $objective }
answer-lay =
    Piazzare la faccia { $side } accanto alla regione { $region } ({ $direction }), { $rotation ->
        [0] così com'è
        [1] girata una volta a sinistra
        [2] girata due volte a sinistra
        [3] capovolta
        [4] girata due volte a destra
       *[5] girata una volta a destra
    }; entra l'unità di { $mover }
answer-land = Mettere il cittadino: { $place }
answer-feed-board = Usare un cubetto del mercato (gratis)
answer-feed-own = Usare un cubetto proprio
answer-feed-token = Usare un gettone esplorazione (vale come qualsiasi cubetto)
answer-bless =
    Con il tempio rialzare { $number ->
        [one] { $number } cittadino
       *[other] { $number } cittadini
    } di { $player }: { $place }
answer-raising =
    Rialzare { $number ->
        [one] { $number } cittadino
       *[other] { $number } cittadini
    } di { $player }: { $place }
answer-expelling = Cacciare il ribelle: { $built }
answer-expelling-across = Cacciare il ribelle sull'altra sponda: { $built }
answer-harvesting = Raccogliere: { $resource }
answer-working = Raccogliere con un'unità: { $place }
answer-working-leaving = Raccogliere con l'unità che così lascia l'edificio: { $place }
answer-taxing = Riscuotere le tasse
answer-taxing-now =
    Riscuotere le tasse: { $florins ->
        [one] { $florins } fiorino
       *[other] { $florins } fiorini
    }, ribellione +1
answer-buying = Comprare ({ $board }): { $resource }
answer-selling = Vendere ({ $board }): { $resource }
answer-using = Usare: { $built }
answer-exploring = Esplorare
answer-reproducing = Riproduzione
answer-recruiting = Reclutare
answer-migrating = Migrare
answer-building = Costruire: { $building }; con l'unità di { $place }
answer-building-port = Costruire: { $building } ({ $land }, { $sea }); con l'unità di { $place }
answer-building-ship = Costruire: { $building } ({ $sea }); con il cittadino di { $place }
answer-card = Usare una carta: { $card }
answer-card-on-card-of = Usare una carta: { $card }, contro una carta di { $player }: { $other_card }
answer-card-on-player = Usare una carta: { $card }, su { $player }
answer-card-on-region = Usare una carta: { $card }, nella regione { $region }
answer-card-on-gifts =
    Usare una carta: { $card }; dare { $number ->
        [1] 1 cubetto di frutta esotica
       *[2] 1 cubetto di frutta esotica e 1 di bestiame
    }
answer-wonder = Costruire una meraviglia: { $card }; con il cittadino di { $place }
answer-moving = Muovere un cittadino: { $place } → { $target }
answer-moving-ship = Muovere una nave: { $place } → { $target }
answer-take = Prendere questo esagono
answer-refuse-hex = Rifiutarlo e prendere il prossimo
answer-hex-is = Tenere l'esagono { $hex }
answer-found = Al mercato domestico: { $resource }; per sé: { $second }
answer-purchasing = Comprare: { $card }; ruotare: { $turned }
answer-turning = Ruotare: { $cards }
answer-picking = Comprare: { $card }
answer-sinking = Affondare una nave di { $player }: { $place }
answer-plundering = Saccheggiare ({ $place }): { $resource }
answer-giving = Consegnare: { $resource }
answer-hiding = Mano sinistra: { $left }; mano destra: { $second }
answer-hand = { $hand }
answer-stocking =
    { $market ->
        [0] Dalla banca al mercato domestico: { $resource }
       *[1] Dalla banca al mercato d'esportazione: { $resource }
    }
answer-removing =
    { $market ->
        [0] Dal mercato domestico alla banca: { $resource }
       *[1] Dal mercato d'esportazione alla banca: { $resource }
    }
answer-shifting = Spostare ({ $board } → { $other_board }): { $resource }
answer-offering = Fare un'offerta a { $player }
answer-inviting = Chiedere un'offerta a { $player }
answer-give = Dare: { $term }
answer-ask = Chiedere: { $term }
answer-give-promise = Promettere: { $term }
answer-ask-promise = Chiedere una promessa: { $term }
answer-propose = Proporre questo
answer-withdraw = Rinunciare all'offerta
answer-accept = Accettare
answer-refuse = Rifiutare
answer-counter = Fare una controfferta
answer-seat-drawn = Sorteggiato per l'ordine di gioco: { $player }
answer-hex-drawn = Distribuito: esagono { $hex }
answer-side-shown = In cima alla pila: faccia { $side }
answer-card-drawn = In cima al mazzo, dorso: { $card }
answer-trend-drawn = Carta tendenza pescata: { $trend }
answer-objective-drawn = Pescato: { $objective }

slot = posto { $slot }
slot-card = { $card } (posto { $slot })
term-permit = permesso di raccolta
term-place = posto { $number } nell'ordine di gioco
term-raise =
    { $number ->
        [one] rialzare { $number } cittadino
       *[other] rialzare { $number } cittadini
    }
term-later =
    { $number ->
        [one] { $number } fiorino più tardi
       *[other] { $number } fiorini più tardi
    }

group-actions = Azioni
group-trade = Transazioni
group-use = Mercato o porto
group-build = Costruzione
group-cards = Carte e meraviglie
group-deals = Accordi
group-move = Movimenti
group-raise = Rialzare cittadini
group-bless = Rialzare cittadini con un tempio
group-help = Aiutare
group-buy = Comprare una carta e ruotarne un'altra
group-turn = Ruotare due carte
group-order = Ordine di gioco, dal primo all'ultimo
group-lay = Faccia { $side }
group-give = Dare o promettere
group-ask = Chiedere
group-other = Altro

## Domande

question-choose-trend = Quale carta tendenza si usa?
question-choose-objective = Quale dei tuoi obiettivi esce dal gioco?
question-first-region = Preparazione: piazza uno dei tuoi esagoni accanto a quello iniziale.
question-first-landing =
    Dove { $number ->
        [one] sbarca il tuo secondo cittadino
       *[other] sbarcano i tuoi due cittadini
    }?
question-bid =
    { $second ->
        [0] Quanto punti per l'ordine di gioco?
       *[other] Parità: quanto punti ora?
    } Hai { $florins ->
        [one] { $florins } fiorino.
       *[other] { $florins } fiorini.
    }
question-talk =
    { $about ->
        [order] { $player } stabilisce l'ordine di gioco.
        [export] Crisi del mercato d'esportazione: { $resource }, cubetti richiesti: { $missing }. Presto ognuno, a turno, potrà aiutare.
       *[domestic] Crisi del mercato domestico: { $resource }. Presto ognuno, a turno, potrà aiutare.
    } Vuoi fare un'offerta a qualcuno?
question-set-order = Hai puntato più di tutti: in che ordine si gioca?
question-help = Crisi del mercato domestico: { $resource }. Cittadini stesi: { $lying }; un cubetto ne rialza { $number }. Per ognuno che resta steso: ribellione +1. Vuoi aiutare?
question-raise =
    Chi rialzi? { $number ->
        [one] Ancora un cittadino.
       *[other] Ancora { $number } cittadini.
    }
question-expel = Cacci i ribelli altrui dagli edifici nelle regioni dei tuoi villaggi?
question-export-help = Crisi del mercato d'esportazione: { $resource }, cubetti mancanti: { $missing }. Per ognuno che manca alla fine: ribellione +1. Vuoi aiutare?
question-round =
    { $number ->
        [0]
            { $deals ->
                [0] Il tuo round: non resta che concluderlo.
               *[other] Il tuo round: puoi ancora proporre accordi, oppure concluderlo.
            }
        [1] Il tuo round. Ancora possibile: { $left }.
       *[other] Il tuo round. Ancora possibile, una volta ciascuno: { $left }.
    }
round-action =
    un'azione ({ $discs ->
        [one] resta { $discs } disco
       *[other] restano { $discs } dischi
    })
round-card = una carta
round-use = un mercato o un porto
question-harvest = Raccolta: { $resource }. Quale unità?
question-trades =
    { $left ->
        [one] Una transazione
       *[other] Fino a { $left } transazioni
    } ({ $board }).
question-merchant = Compra o vendi cubetti di una risorsa ({ $board }).
question-take-hex = Prendi questo esagono? Se no, devi prendere il prossimo. In cima alla pila c'è la faccia { $side }: { $shown }.
question-choose-hex = Quale esagono tieni?
question-place-hex = Dove va l'esagono?
question-resources-found =
    { $own ->
        [0] La regione { $region } porta un solo cubetto, al mercato domestico. Quale?
       *[1] La regione { $region } porta un cubetto al mercato domestico e uno a te. Quali?
    }
question-missionary-lands = Il Missionario può portare un cittadino nella regione { $region }. Dove?
question-reproduce = Dove si aggiunge un cittadino?
question-recruit =
    Lavoratori disoccupati: { $workers }; il prossimo costa { $price ->
        [one] { $price } fiorino.
       *[other] { $price } fiorini.
    } Dove?
question-migrate = Quale unità si muove, e dove?
question-build-freely = Che cosa costruisci senza disco?
question-purchase = Compra una carta della barra evoluzione e ruotane un'altra, o ruotane due.
question-search-buy = Queste carte sono state rivelate: { $cards }. Ne compri una al prezzo minimo?
question-sink = Quale nave affonda il tuo Pirata?
question-plunder = Quale simbolo della regione { $region } saccheggia il tuo Barbaro?
question-yield-cube = Quale cubetto consegni a { $player }?
question-hide-cubes = { $player } ti deruba. Che cosa nascondi in ogni mano?
question-pick-hand = Quale mano di { $player } scegli?
question-supply-market =
    { $board }: { $left ->
        [one] un cubetto.
       *[other] fino a { $left } cubetti.
    }
question-shift-cubes =
    Da un mercato all'altro: { $number ->
        [one] ancora un cubetto.
       *[other] fino a { $number } cubetti.
    }
question-terms = La tua offerta a { $player }. Dai: { $given }. Chiedi: { $asked }.
question-deal-reply = { $player } ti offre: { $given }; chiede: { $asked }.

## Perché una risposta è rifiutata

why-game-over = La partita è finita.
why-chance = Lo decide il caso, non un giocatore.
why-not-your-turn = Adesso tocca a qualcun altro.
why-not-asked = Non è una risposta alla domanda posta.
why-finish-first = Prima finisci ciò che hai cominciato.
why-do-something = Un'azione deve avere un effetto: serve almeno un'unità, un cittadino o un cubetto.
why-no-window = Si negozia solo nel proprio round, in una crisi e prima che l'ordine di gioco sia stabilito.
why-no-crisis = Adesso non c'è crisi.
why-cards-in-rounds = Le carte si usano e le meraviglie si costruiscono solo nel proprio round della fase 5.
why-cards-in-phase-6 = Le carte della barra evoluzione si comprano e si ruotano nella fase 6, quando tocca a te.
why-acted = Un'azione per round, e l'hai già fatta.
why-card-played = Una carta o una meraviglia per round, e l'hai già usata.
why-building-used = Un mercato o un porto per round, e l'hai già usato.
why-no-disc = In questo turno non hai più dischi.
why-discs = Non ti restano abbastanza dischi.
why-price = Non hai abbastanza fiorini per pagare.
why-cubes = Non hai i cubetti per pagare.
why-no-cube = Non hai un cubetto di questo tipo.
why-no-token = Non hai abbastanza gettoni esplorazione.
why-joker = Un gettone esplorazione sostituisce solo un cubetto da pagare.
why-bank-cubes = La banca non ha un cubetto di questo tipo.
why-bid = Non puoi puntare più fiorini di quanti ne hai.
why-order = L'ordine di gioco deve nominare ogni giocatore esattamente una volta.
why-trend = Questa carta tendenza è già in gioco.
why-not-your-objective = Non hai questo obiettivo.

why-no-region = Sulla mappa non c'è questa regione.
why-no-area = La regione non ha quest'area.
why-no-unit = Lì non c'è questa unità.
why-striker = Un ribelle non fa nulla.
why-engaged = L'unità è ingaggiata.
why-not-that-hex = Non hai questo esagono.
why-must-lay = L'esagono si può piazzare, quindi va piazzato.
why-one-refusal = Questo esagono non si può rifiutare.
why-spot-taken = Lì c'è già una regione.
why-lowest-region = Indica il posto a partire dalla regione vicina con il numero più basso.
why-start-hex = L'esagono dev'essere adiacente a quello iniziale.
why-two-regions = L'esagono dev'essere adiacente ad almeno due regioni.
why-terrain = Il paesaggio non combacia su ogni lato.
why-cannot-enter = Questa unità non può entrare nella nuova regione da dove si trova.
why-not-found = La regione non ha più questo simbolo da scegliere.
why-second-cube = Resta un altro simbolo, dunque devi prendere anche tu un cubetto.
why-new-region = Il cittadino va nella nuova regione.
why-no-land = I cittadini stanno sulla terra.
why-not-on-building = Il cittadino va in un'area di terra, non su un edificio.
why-land-and-sea = I cittadini si muovono per terra, le navi per mare.
why-moved = L'unità si è già mossa.
why-citizens-only = Adesso si muovono solo cittadini.
why-ships-only = Adesso si muovono solo navi.
why-own-area = Un'unità non può semplicemente scendere da un edificio nella propria area.
why-too-far = L'unità non arriva fin lì in un solo movimento.
why-there = L'unità è già lì.
why-nowhere = Quest'unità ora non può muoversi da nessuna parte.
why-no-convoy = Si attraversa il mare solo con navi proprie, non ingaggiate e non su un porto.
why-three-citizens = Alla fine avresti più di tre cittadini in questa regione.
why-crowded = Prima uno dei tuoi quattro cittadini deve lasciare la regione in cui ce n'è uno di troppo.
why-no-building = Lì non c'è questo edificio.
why-ships-in-ports = Le navi entrano solo nei porti, non in altri edifici.
why-occupied = L'edificio è occupato.
why-town-closed = Un altro giocatore controlla questo edificio dal villaggio.

why-fish = Le navi raccolgono pesce e nient'altro; i cittadini raccolgono tutto il resto.
why-no-icon = In quest'area non c'è un simbolo di questa risorsa.
why-icon-taken = Tutti i simboli di questa risorsa nell'area sono occupati.
why-plundered = I simboli sono saccheggiati.
why-permission = Un altro giocatore controlla il villaggio di questa regione, e non hai il suo permesso.
why-one-harvest = Una raccolta riguarda una sola risorsa.
why-taxes = In questo turno hai già riscosso le tasse, e i cerchi multicolori sono pieni.
why-circles = In questo turno hai già esplorato, e i cerchi multicolori sono pieni.
why-no-hex = Non ci sono esagoni da prendere.
why-no-move = Nessuna tua unità può muoversi.
why-zone-empty = Sul mercato non c'è un cubetto di questo tipo.
why-zone-full = Sul mercato non c'è posto per un cubetto di questo tipo.
why-other-market = Non è questo il mercato.
why-one-way = I due cubetti devono andare nella stessa direzione.
why-one-resource = Una sola risorsa, e o comprare o vendere.
why-no-market = Non c'è questo mercato o porto.
why-no-control = Non controlli questo edificio.
why-used = Questo edificio è già stato usato in questa fase.
why-reproduced = In questo turno hai già usato la riproduzione.
why-no-citizens-left = Non hai cittadini nella riserva.
why-no-couple = La riproduzione richiede una regione con esattamente due tuoi cittadini.
why-couple-striking = Un ribelle non si riproduce.
why-couple-apart = I tuoi due cittadini sono su sponde diverse.
why-couple-shore = Il cittadino si aggiunge dove sono gli altri due.
why-no-workers = Non ci sono lavoratori disoccupati.
why-no-active-unit = In questa regione non hai un'unità attiva.
why-no-building-token = Non restano segnalini per questo edificio.
why-no-ships-left = Non hai navi nella riserva.
why-one-of-each = La regione ha già un edificio di questo tipo.
why-ship-builds-ports = Una nave costruisce solo porti.
why-no-sea = Qui serve il mare, e per un porto anche la terra.
why-site = Questa unità non può costruirlo lì.
why-only-ship = Adesso si costruisce solo una nave.

why-no-temple = In questa regione non c'è un tempio.
why-not-lying = Lì non ci sono tanti cittadini stesi.
why-raise-too-many = Il cubetto non può rialzarne così tanti.
why-raise-all = Il cubetto deve rialzare tutti i cittadini previsti.
why-no-town = Non controlli il villaggio.
why-no-striker = In questo edificio non c'è un ribelle altrui.

why-card-not-in-play = Nessuno ha questa carta.
why-not-activated = Questa carta non si attiva.
why-owner-only = Solo il proprietario può usare questa carta.
why-card-engaged = La carta è ingaggiata.
why-no-action-left = La carta agisce con un'azione di questo round, e non te ne restano.
why-nothing-to-do = Questa carta ora non avrebbe alcun effetto.
why-no-player = Non c'è questo giocatore.
why-not-yourself = Dev'essere un altro giocatore.
why-no-such-character = Questo giocatore non ha questo personaggio.
why-open-objectives = Non c'è un obiettivo segreto da guardare.
why-no-idle-citizen = Lì non hai un cittadino attivo e non ingaggiato.
why-no-free-icon = Nella regione non c'è un simbolo libero.
why-other-region = Il Barbaro è in un'altra regione.
why-no-wonder = Questa carta non è una meraviglia.
why-not-yours = Questa carta non è tua.
why-built-already = La meraviglia è già costruita.
why-bought-this-turn = Una meraviglia non si costruisce nel turno in cui è stata comprata.
why-needs-building = Il Grande Faro richiede un porto che controlli, la Cattedrale un tempio.
why-citizen = La meraviglia richiede un cittadino, non una nave.
why-not-opened = Questa carta non è stata rivelata.
why-other-kind = Il Ricercatore trova carte progresso, il Cacciatore di teste personaggi.
why-own-ship-there = In questa regione non hai una nave.
why-both-hands = Nascondi un cubetto in ogni mano; una mano resta vuota solo se hai un unico cubetto.
why-only-onto-market = Su questo mercato i cubetti si possono solo mettere.
why-fruit-or-cattle = Solo frutta esotica e bestiame.
why-empty-place = A questo posto non c'è una carta.
why-same-card = Ruota un'altra carta.
why-turn-another = Compra una carta e ruotane un'altra, o ruotane due.
why-smaller-first = Indica prima il posto con il numero minore.

why-no-deals = In questa partita non si negozia.
why-no-offers-left = Per ora non si possono fare altre offerte.
why-named-already = È già nominato nell'offerta.
why-one-card = Un'offerta può nominare una sola carta per parte.
why-too-many-terms = L'offerta non può avere più voci.
why-nothing-offered = Un'offerta deve dare, chiedere o promettere qualcosa.
why-promise-place = Un posto nell'ordine di gioco lo promette, solo nella fase 2, chi lo stabilisce.
why-no-such-place = L'ordine di gioco non ha questo posto.
why-promise-raise = Rialzare cittadini si promette solo in una crisi.
why-too-much = Un'offerta non può prevedere così tanto.
why-not-held = Si può dare solo ciò che si ha.
why-built-wonder = Le meraviglie costruite non cambiano mai di mano.
why-permit-phase = Il permesso di raccolta si dà solo nella fase 5.
why-permitted-already = Questo permesso è già stato dato.
why-no-counters-left = Niente più controfferte: accetta o rifiuta.

## Il tavolo in parole

state-game = La partita
state-objectives = Obiettivi
state-deal = Negoziazione
state-crisis = Crisi ed eventi
state-markets = Mercati
state-track = Barra evoluzione
state-map = La mappa
state-hexes = Esagoni
state-players = Giocatori

state-turn =
    { $turn ->
        [0] Preparazione
       *[other] Turno { $turn }, fase: { $phase }
    }
state-order = Ordine di gioco: { $order }
state-markers = Popolazione { $population }, ribellione { $rebellion } (se supera la popolazione, la partita finisce), lavoratori disoccupati { $workers }
state-labour =
    Lavoratori disoccupati: ribellione { $rebels } nella fase 3; { $price ->
        [0] ora non si recluta
        [one] la prossima recluta costa { $price } fiorino
       *[other] la prossima recluta costa { $price } fiorini
    }
state-bank = Banca: fiorini { $florins }; cubetti: { $cubes }
state-tokens = Gettoni esplorazione nelle tre pile: { $first }, { $second }, { $third }
state-building-tokens = Segnalini edificio rimasti: { $trade } per mercati e porti, { $town } per villaggi e templi
state-taxes = Tasse in questo turno: { $used } su { $most }
state-explored = Altre esplorazioni in questo turno: { $used } su { $most }
state-trend = Carta tendenza, con cui alla fine tutti sono classificati: { $trend }
state-benefactor = Benefattore: contano i fiorini nella propria zona della carta. 1 fiorino dalla banca va lì per ogni cubetto della propria scorta e ogni gettone esplorazione usato in una crisi, e per ogni tempio costruito.
state-ending = Una condizione di fine partita è raggiunta: la partita finirà presto.
state-standings = Che cosa dà punti, e a che punto siamo
standing-trend = Carta tendenza, { $criterion }: { $standing }.
standing-objective = { $name }, { $criterion }: { $standing }.
standing-medals = Medaglie sulle carte: { $standing }.
standing-lead = sei in testa, { $yours } a { $theirs }
standing-shared = sei in testa a pari merito, con { $yours }
standing-behind = ne hai { $yours }, chi ne ha di più è { $player }: { $theirs }
standing-behind-several = ne hai { $yours }, chi ne ha di più: { $player }, con { $theirs } a testa
standing-nobody = al momento nessuno ne ha
standing-margin = la popolazione meno la ribellione fa { $margin }
standing-points =
    { $standing }; ora vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
standing-scored =
    { $standing }; vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
standing-end = { $name }, fine della partita: { $end }; finora { $number }.
standing-end-florins = { $name }, fine della partita: { $end }; ne restano { $number }.
objective-open = Per tutti: { $objective }
objective-of = { $player }: { $objective }
objective-declined = Eliminato da te dal gioco: { $objective }
deal-between = { $player } negozia con { $other }.
deal-given = { $player } dà: { $terms }
remark-need = Mi serve: { $resource }.
remark-spare = Posso cedere: { $resource }.
remark-who-helps = Chi aiuta contro la crisi?
remark-stand-together = Se non aiutano tutti, le isole diventano indipendenti.
remark-too-far-ahead = { $player } è troppo avanti. Meglio non aiutare { $player }.
remark-keep-your-promise = Ricordati della tua promessa.
remark-agreed = D'accordo!
remark-not-now = Non ora.
remark-not-trading = Per ora non faccio accordi.
remark-trading-again = Sono di nuovo disponibile a trattare.
remark-too-little = Per me è troppo poco.
remark-add-florins =
    { $florins ->
        [one] { $florins } fiorino in più per me e ci penso.
       *[other] { $florins } fiorini in più per me e ci penso.
    }
remark-no-use = Non so che farmene.
remark-need-it = Serve a me.
remark-do-not-have = Non ho quello che chiedi.
remark-no-promises = Non prometto nulla.
remark-helps-you-more = Conviene più a te che a me.
crisis-now =
    Ora: { $back }{ $missing ->
        [0] {""}
       *[other] {" "}(cubetti mancanti: { $missing })
    }
crisis-top = In cima al mazzo: { $back } ({ $card }; carte sotto: { $deck })
crisis-none = Il mazzo è vuoto.
market-shut = impossibile
market-line = { $board }, { $resource }: { $number } su { $room }; comprare: { $buy }; vendere: { $sell }
track-line = { $slot }. { $prices }: { $card }
region-line = Regione { $region }: { $areas }; capanne: { $huts }
region-links = collegamenti: { $links }
region-units = unità: { $units }
area-land = { $area } terra: { $icons }
area-sea = { $area } mare: { $icons }
area-plundered = { $area } (saccheggiato: { $icons })
link-open = { $direction } { $terrain } ({ $area })
link-land = { $direction } via terra { $area }–{ $other } ({ $terrain })
link-sea = { $direction } via mare { $area }–{ $other } ({ $terrain })
building-line =
    { $building } ({ $place }), controllo: { $player }{ $used ->
        [0] {""}
       *[other] {" "}(già usato in questo turno)
    }
units-of = { $player }: { $units }
unit-at = { $unit } { $place }
hex-top = In cima alla pila: faccia { $side }: { $shown }; esagoni sotto: { $stack }
seat-line =
    { $player }: { $stock }{ $out ->
        [0] {""}
       *[other] {" "}(ha passato per questa fase)
    }
seat-pieces = dischi azione: { $discs } su { $all }; nella riserva: cittadini { $citizens }, navi { $ships }
seat-controls = controlla: { $buildings }
seat-cards = carte: { $cards }
seat-benefactor = fiorini sul Benefattore: { $number }
seat-permits = permette di raccogliere: { $players }
seat-points = punti: { $number }
seat-theft = { $player } ha rubato un cubetto a { $other }; quale, gli altri non lo sanno, e sopra non è contato.

state-more = show mostra tutto il tavolo: mercati, carte, mappa, esagoni; ? NOME spiega una carta.
table-causes = Punti per provenienza
table-total = Totale
table-place = Posto
points-nobody = Hanno perso tutti.

## Che cosa offre un tavolo

game-title = Archipelago
option-seats = Giocatori
option-seats-hint = Da due a cinque; i posti liberi possono prenderli i bot.
option-seats-number = { $number } giocatori
option-seats-help = numero di giocatori, da 2 a 5 (predefinito: 4)
option-seats-wrong = i giocatori devono essere 2, 3, 4 o 5, non { $value }
option-length = Durata
option-length-hint = Decide gli obiettivi: le partite brevi finiscono prima.
option-length-short = Breve
option-length-medium = Media
option-length-long = Lunga
option-length-help = short (breve), medium (media) o long (lunga); predefinito: short
option-length-wrong = la durata può essere short, medium o long, non { $value }
option-start = Esagono iniziale
option-start-hint = Il mare aperto, con una nave per ciascuno, o l'insediamento nel deserto, con due cittadini ciascuno e nessuna nave.
option-start-sea = Mare aperto
option-start-desert = Insediamento nel deserto
option-start-help = l'esagono iniziale, sea (mare) o desert (deserto); predefinito: sea
option-start-wrong = l'esagono iniziale può essere sea o desert, non { $value }
option-variants = Varianti
option-variants-hint = Cambiano carte tendenza e obiettivi. «Niente segreti» non va con nessun'altra, «Benefattore» non va con «maggior controllo».
option-variants-none = Nessuna variante
option-variants-no-secrets = Niente segreti tra amici: obiettivi scoperti per tutti, nessuna carta tendenza
option-variants-more-control = Maggior controllo: due carte tendenza
option-variants-more-spice = Più spezie: di due obiettivi ognuno ne tiene uno
option-variants-choose-trend = I giocatori scelgono la carta tendenza
option-variants-benefactor = Benefattore: premio per l'aiuto nelle crisi; consigliata per due giocatori
option-variants-help = none (nessuna) o alcune tra no-secrets, more-control, more-spice, choose-trend, benefactor, separate da virgole
option-variants-wrong = le varianti sono no-secrets, more-control, more-spice, choose-trend e benefactor, se combinabili, oppure none; non { $value }
option-deals = Negoziazione
option-deals-hint = I giocatori possono farsi offerte durante la partita.
option-deals-on = Con negoziazione
option-deals-off = Senza negoziazione
option-deals-help = se i giocatori possono negoziare, on o off (predefinito: on)
option-deals-wrong = deals può essere on o off, non { $value }
option-components = Set di componenti
option-components-hint = I numeri stampati: quelli standard o quelli copiati dalla tua scatola.
option-components-standard = Set standard
option-components-help = il set di componenti, standard o un file come in docs/components.md
option-components-wrong = non c'è un set di componenti { $value }

## Statistiche

stats-kind = Giocatori, durata
stats-kind-of = { $seats }, { $length }
stats-games = Partite
stats-turns = Turni
stats-wished = 5–9 turni %
stats-unfinished = Interrotte %
stats-independence = Indipendenza %
stats-with = con il Separatista %
stats-without = senza %
stats-points = Punti
stats-deviation = Deviazione
stats-margin = Vantaggio del primo
stats-deals = Accordi
stats-start = Posto nell'ordine del turno zero
stats-place = { $kind }, posto { $place }
stats-last-turn = Partite durate tanti turni
stats-objective = Partite finite per un obiettivo, quando era in gioco, %
stats-card = Partite in cui una carta è stata comprata, usata, %
stats-bought-used = { $bought }, { $used }
stats-bought-wins = Hanno comprato questa carta
stats-used-wins = Hanno usato questa carta, costruito questa meraviglia
stats-objective-wins = Avevano questo obiettivo

## Set di componenti dalla riga di comando

help-guesses = mostra quali obiettivi i bot attribuirebbero agli altri in una partita registrata di Archipelago
help-guesses-seat = il posto di cui mostrare le supposizioni (predefinito: 1)
guesses-player = Giocatore
guesses-chance = %
guesses-objective = Obiettivo
error-guesses-game = Questa è una partita di { $game }: non c'è nulla da indovinare.
help-components = controlla un file con i componenti di Archipelago, o mostra quelli standard
help-components-check = dice che cosa non va in un set di componenti, e dove
help-components-show = stampa il set di componenti standard, da copiare e modificare
help-components-file = un set di componenti, come descritto in docs/components.md
components-good = { $path } è un set di componenti. Nelle partite e nelle registrazioni si chiama { $name }.
components-refused = non è un set di componenti: { $line } (hexhaven components check mostra tutto)
components-toml = questo non è TOML: { $problem }
components-deep = questo TOML non si può leggere: è annidato troppo in profondità
components-utf8 = questo non è un testo UTF-8
components-missing = manca
components-unknown = questa chiave non esiste
components-table = deve essere una tabella, non { $value }
components-list = deve essere una lista, non { $value }
components-length = ha { $entries } elementi; devono essere da { $least } a { $most }
components-exact-length = ha { $entries } elementi; devono essere { $least }
components-whole = deve essere un numero intero da { $least } a { $most }, non { $value }
components-flag = deve essere true o false, non { $value }
components-word = deve essere uno di { $words }, non { $value }
components-name = deve essere un nome di al massimo 32 lettere minuscole a-z, cifre e trattini, non { $value }
components-standard = è standard, ma i valori non sono quelli di un set standard; scegli un altro nome
components-upper = deve essere una crisi come "fruit feeds 4" o un evento come "rebels -1 per temple", preceduto da "red" se è rosso; non { $value }
components-lower = deve essere una crisi come "2 wood" o un evento come "workers +1 per town", preceduto da "red" se è rosso; non { $value }
components-attested = è { $value }; secondo le regole { $expected }
components-rows = ha { $rows } righe; le regole ne mostrano almeno { $least }
components-slots = ha { $slots } caselle; le regole vi mostrano almeno { $least } cubetti
components-same-prices = tutti i prezzi sono quelli del mercato domestico; secondo le regole sono diversi
components-order = è { $value }; deve essere sopra { $before }, dove comincia la riga precedente
components-free = è 0; i lavoratori non sono mai gratuiti, solo la riga senza lavoratori non ha prezzo
components-no-row = nessuna riga comincia da { $first }; secondo le regole ce n'è una
components-one-row = una riga comincia da { $value }; secondo le regole da { $first } a { $last } è una riga sola
components-ship-tax = è 0; secondo le regole le navi pagano le tasse
components-wheel = è { $value }; in cinque devono essere almeno { $least }, come in quattro
components-calm = nessuna riga sotto 13 abbassa la ribellione; secondo le regole una bassa lo fa
components-no-marker = questa carta non muove nessun segnalino di un numero stampato; togli amount
components-back = nessuna carta ha il dorso che le regole mostrano: upper "{ $upper }", lower "{ $lower }"
components-event = nessun dorso ha l'evento che le regole mostrano: "{ $event }"
components-red-upper = nessuna zona superiore è una crisi rossa; le regole ne mostrano una
components-red-lower = nessuna zona inferiore è una crisi rossa; le regole ne mostrano una
components-areas = ha { $lands } aree di terra e { $seas } di mare; terra+mare deve essere uno di { $expected }
components-sea-in-land = il lato { $edge } è { $terrain } e non può stare in un'area di terra
components-land-in-sea = il lato { $edge } è { $terrain } e non può stare in un'area di mare
components-edge = sta in { $areas } aree; deve stare esattamente in una
components-parted = i lati { $edge } e { $after } si toccano e sono dello stesso genere, quindi devono stare nella stessa area
components-crossing = { $one } e { $other } si incrociano; una delle due va divisa in due aree
components-fish-ashore = i simboli pesce stanno in mare
components-icon-at-sea = in mare stanno solo simboli pesce
components-five = ha { $icons } simboli e { $huts } capanne; insieme devono essere 5 su ogni faccia tranne il vulcano
components-volcano = { $volcanoes } facce sono segnate come vulcano; deve essercene esattamente una (volcano = true)
components-strait = nessuna faccia ha due aree di terra; secondo le regole alcune sono divise da uno stretto
components-landlocked = ogni faccia ha il mare; secondo le regole alcune non ne hanno
components-quoted = nessuna faccia ha ciò che le regole mostrano su una: { $side }
components-same-side = è uguale a { $other }; tutte le 50 facce sono diverse
components-same-back = è uguale a { $other }; ogni carta ha un dorso tutto suo
components-unlayable = si sono potuti piazzare al massimo { $laid } dei { $hexes } esagoni; deve essere possibile piazzarli tutti
