# I Castelli della Borgogna in parole. I nomi delle tessere seguono i due punti, così nessuna lingua deve declinarli.

## Tessere: il nome, e una forma breve di al massimo nove caratteri per il disegno di un ducato

tile-castle = castello
tile-mine = miniera
tile-ship = nave
tile-cow = { $number } mucche
tile-sheep = { $number } pecore
tile-pig = { $number } maiali
tile-goat = { $number } capre
tile-market = mercato
tile-carpenter = falegnameria
tile-church = chiesa
tile-warehouse = magazzino
tile-boarding-house = pensione
tile-bank = banca
tile-town-hall = municipio
tile-watchtower = torre di guardia
tile-m = monastero { $number }
tile-black-tile = tessera nera
tile-geese = oche
tile-crane = gru
tile-white-castle = castello bianco
tile-inn = locanda

short-castle = castello
short-mine = miniera
short-ship = nave
short-cow = { $number } mucche
short-sheep = { $number } pecore
short-pig = { $number } maiali
short-goat = { $number } capre
short-market = mercato
short-carpenter = falegname
short-church = chiesa
short-warehouse = magazzino
short-boarding-house = pensione
short-bank = banca
short-town-hall = municipio
short-watchtower = torre
short-m = Mon.{ $number }
short-black-tile = nera
short-geese = oche
short-crane = gru
short-white-castle = c. bianco
short-inn = locanda

## Che cosa fa una tessera

effect-castle = Subito un'altra azione a scelta, come con un dado di qualsiasi numero.
effect-mine = Rende 1 moneta d'argento alla fine di ogni fase.
effect-ship = Un passo avanti sul ponte, poi le merci di un deposito.
effect-animal = Dà punti per i suoi animali e ancora per tutte le tessere della stessa specie nello stesso pascolo.
effect-market = Puoi prendere una nave o una tessera animali da un deposito numerato qualsiasi.
effect-carpenter = Puoi prendere un edificio da un deposito numerato qualsiasi.
effect-church = Puoi prendere una miniera, un monastero o un castello da un deposito numerato qualsiasi.
effect-warehouse = Puoi vendere senza dado tutte le merci di un tipo.
effect-boarding-house = 4 lavoratori.
effect-bank = 2 monete d'argento.
effect-town-hall = Puoi piazzare un'altra tessera della riserva; il numero dello spazio non conta.
effect-watchtower = 4 punti.
effect-black-tile = Va su uno spazio di qualsiasi colore e non ha altre funzioni.
effect-m1 = Le tue città possono avere più edifici uguali.
effect-m2 = Alla fine di ogni fase ogni tua miniera porta anche un lavoratore.
effect-m3 = Ogni vendita di merci rende una moneta in più.
effect-m4 = Ogni vendita di merci porta anche un lavoratore.
effect-m5 = Le tue navi caricano merci da un deposito o da due vicini.
effect-m6 = Puoi comprare da qualsiasi deposito e pagare anche con lavoratori.
effect-m7 = Ogni tessera animali che dà punti ne dà uno in più.
effect-m8 = Un lavoratore cambia un dado fino a due passi.
effect-m9 = Piazzando edifici il primo passo sul dado è gratis.
effect-m10 = Piazzando animali e navi il primo passo sul dado è gratis.
effect-m11 = Piazzando castelli, miniere e monasteri il primo passo sul dado è gratis.
effect-m12 = Prendendo tessere dai depositi numerati il primo passo sul dado è gratis.
effect-m13 = L'azione «prendere lavoratori» dà anche 1 moneta.
effect-m14 = L'azione «prendere lavoratori» ne dà 4 invece di 2.
effect-m15 = Alla fine 2 punti per ogni tipo di merce che hai venduto.
effect-m16 = Alla fine 4 punti per ogni magazzino.
effect-m17 = Alla fine 4 punti per ogni torre di guardia.
effect-m18 = Alla fine 4 punti per ogni falegnameria.
effect-m19 = Alla fine 4 punti per ogni chiesa.
effect-m20 = Alla fine 4 punti per ogni mercato.
effect-m21 = Alla fine 4 punti per ogni pensione.
effect-m22 = Alla fine 4 punti per ogni banca.
effect-m23 = Alla fine 4 punti per ogni municipio.
effect-m24 = Alla fine 4 punti per ogni specie animale nel tuo ducato.
effect-m25 = Alla fine 1 punto per ogni merce venduta.
effect-m26 = Alla fine 3 punti per ogni tuo bonus colore.
effect-m27 = La tua pedina è sempre in cima alla sua pila sul ponte.
effect-m28 = A ogni domanda posta a te puoi comprare 2 lavoratori per 1 moneta.
effect-m29 = Alla fine 4 punti per ogni tuo castello bianco.
effect-crane = Puoi usare l'effetto di un edificio qualsiasi. Alla fine vale come un edificio a tua scelta per i monasteri da 16 a 23 e 29.
effect-geese = 2 punti, e contano di nuovo le tessere di una specie dello stesso pascolo. Le oche contano di nuovo con ogni animale piazzato lì in seguito; sono una specie a sé.
effect-white-castle = Subito un'azione con il numero del dado bianco; i lavoratori possono cambiare il numero.
effect-inn = Va su uno spazio di qualsiasi colore, una per area. L'area conta uno spazio in più.

## Merci per numero del dado, colori degli spazi per lettera, aree

good-1 = turchese
good-2 = viola
good-3 = rosa
good-4 = rossa
good-5 = marrone
good-6 = arancione
goods-pile =
    { $number ->
        [1] { $good } ({ $kind })
       *[other] { $good } ({ $kind }) ×{ $number }
    }
goods-none = niente

colour-C = castello
colour-M = miniera
colour-Y = monastero
colour-S = nave
colour-B = edificio
colour-A = animali

area-C = area dei castelli
area-M = area delle miniere
area-Y = area dei monasteri
area-S = fiume
area-B = città
area-A = pascolo

## Da dove vengono argento, lavoratori e punti, oltre che dalle tessere

cause-setting-up = preparazione
cause-area = area completata
cause-phase = bonus della fase
cause-bonus = bonus colore
cause-sale = vendita di merci
cause-worker-action = prendere lavoratori
cause-end-goods = merci rimaste
cause-end-silver = argento rimasto
cause-end-workers = lavoratori rimasti
cause-bought = comprati
cause-animals = animali
cause-watchtowers = torri di guardia
cause-monasteries = monasteri

## Che cosa è successo

event-start-player-set = { $player } è il primo giocatore.
event-duchy-set = { $player } riceve il ducato { $duchy }.
event-choice-sealed = { $player } ha scelto in segreto.
event-silver-gained =
    { $player } riceve { $number ->
        [one] { $number } moneta d'argento
       *[other] { $number } monete d'argento
    } ({ $cause }).
event-silver-paid =
    { $player } paga { $number ->
        [one] { $number } moneta d'argento
       *[other] { $number } monete d'argento
    }.
event-workers-gained =
    { $player } riceve { $number ->
        [one] { $number } lavoratore
       *[other] { $number } lavoratori
    } ({ $cause }).
event-workers-paid =
    { $player } spende { $number ->
        [one] { $number } lavoratore
       *[other] { $number } lavoratori
    }.
event-points-scored =
    { $player } ottiene { $number ->
        [one] { $number } punto
       *[other] { $number } punti
    } ({ $cause }).
event-goods-gained =
    { $player } riceve merci { $depot ->
        [0] dalla scorta
       *[other] dal deposito { $depot }
    }: { $good } ×{ $number }
event-goods-gained-together =
    { $player } riceve merci { $depot ->
        [0] dalla scorta
       *[other] dal deposito { $depot }
    }: { $goods }
event-goods-sold = { $player } vende merci: { $good } ×{ $number }
event-phase-opened = Comincia la fase { $phase }.
event-tile-laid-out =
    { $depot ->
        [0] Nel deposito nero arriva
       *[other] Nel deposito { $depot } arriva
    }: { $tile }
event-good-laid-out = Merce per i round della fase: { $good }
event-round-opened = Comincia il round { $round }.
event-dice-rolled = { $player } tira { $die } e { $other }.
event-white-die-rolled = Il dado bianco mostra { $die }.
event-good-arrived = Nuova merce nel deposito { $depot }: { $good }
event-turn-opened = { $player } comincia il turno.
event-turn-closed = { $player } finisce il turno.
event-die-used = { $player } usa il dado { $die }.
event-tile-taken =
    { $player } prende { $depot ->
        [0] dal deposito nero
       *[other] dal deposito { $depot }
    }: { $tile }
event-tile-stored =
    { $player } mette { $common ->
        [1] nella riserva comune
       *[other] nella riserva
    }: { $tile }
event-tile-discarded = { $player } elimina dalla riserva: { $tile }
event-tile-bought =
    { $player } compra { $depot ->
        [0] dal deposito nero
       *[other] dal deposito { $depot }
    }: { $tile }
event-tile-placed = { $player } piazza sullo spazio { $field }: { $tile }
event-start-castle-placed = { $player } mette il castello iniziale sullo spazio { $field }.
event-bridge-crossed = { $player } avanza sul ponte alla casella { $space }.
event-area-completed =
    { $player } completa un'area di { $number ->
        [one] { $number } spazio
       *[other] { $number } spazi
    }: { $area }
event-bonus-taken =
    { $player } ottiene il bonus colore { $rank ->
        [1] grande
       *[2] piccolo
    }: { $colour }
event-effect-declined = { $player } rinuncia all'effetto.
event-phase-closed = Finisce la fase { $phase }.
event-game-ended = La partita è finita.
event-tile-claimed =
    { $player } piazza sullo spazio { $field }, direttamente { $depot ->
        [0] dal deposito nero
       *[other] dal deposito { $depot }
    }: { $tile }
event-tile-removed = Rimossa dal deposito { $depot }: { $tile }
event-goods-lost = Merci che escono dal gioco dal deposito { $depot }: { $good } ×{ $number }
event-goods-traded = { $player } cede merci per una tessera nera: { $good } ×{ $number }
event-marker-set = Il segnapunti di { $player } è a 0, il traguardo a { $number }.
event-colour-completed = { $player } ha coperto tutti gli spazi di un colore: { $colour }

## Risposte

answer-take = Prendere dal deposito { $depot }: { $tile }
answer-place = Piazzare sullo spazio { $field }: { $tile }
answer-sell = Vendere merci: { $good }
answer-workers = Prendere lavoratori
answer-buy =
    Comprare { $depot ->
        [0] dal deposito nero
       *[other] dal deposito { $depot }
    }: { $tile }
answer-end = Finire il turno
answer-pass = Rinunciare
answer-discarding = Eliminare dal gioco: { $tile }
answer-load = Caricare le merci del deposito { $depot }
answer-load-two = Caricare le merci dei depositi { $depot } e { $other }
load-goods = { $load }: { $goods }
answer-castle-at = Castello iniziale sullo spazio { $field }
answer-duchy-is = Ducato { $duchy }
answer-rolled = Dadi: { $die } e { $other }
answer-white-rolled = Dado bianco: { $die }
answer-tile-drawn = Tessera pescata: { $tile }
answer-good-drawn = Merce pescata: { $good }
answer-duchy-drawn = Ducato pescato: { $duchy }
answer-start-player-drawn = Primo giocatore sorteggiato: { $player }
answer-keep =
    { $other ->
        [0] Mettere nella propria riserva
       *[1] Mettere nella riserva comune
    }
answer-claim =
    { $depot ->
        [0] Piazzare dal deposito nero sullo spazio { $field }
       *[other] Piazzare dal deposito { $depot } sullo spazio { $field }
    }: { $tile }
answer-score =
    Prendere { $other ->
        [one] { $other } punto
       *[other] { $other } punti
    }: { $cause }
answer-resolve = Effetto della tessera sullo spazio { $field }
answer-colour-bonus = Tessera del deposito nero per questo colore: { $colour }
answer-trade = Cinque merci per una tessera nera: { $tile }
answer-give = Cedere queste merci: { $goods }
answer-lay = Mettere le merci vendute sulla via commerciale: { $good }

cost = { $answer } ({ $costs })
cost-die = dado { $die }
cost-workers =
    { $number ->
        [one] { $number } lavoratore
       *[other] { $number } lavoratori
    }
cost-silver =
    { $number ->
        [one] { $number } moneta
       *[other] { $number } monete
    }
cost-only = solo { $goods }
cost-common = dalla riserva comune

group-take = Prendere una tessera
group-place = Piazzare una tessera
group-sell = Vendere merci
group-workers = Prendere lavoratori
group-buy = Comprare
group-other = Altro

## Domande

question-choose-duchy = Quale ducato vuoi?
question-choose-castle = Su quale spazio va il tuo castello iniziale?
question-turn = Tocca a te: un'azione con un dado.
question-turn-end = Dadi usati: comprare o finire il turno?
question-extra-action = Castello: un'azione in più, senza dado.
question-choose-goods = La tua nave carica merci: da quale deposito?
question-gain-tile = Puoi prendere una di queste tessere ({ $tile }).
question-sell-goods = Magazzino: puoi vendere un tipo di merce.
question-place-tile = Municipio: puoi piazzare un'altra tessera.
question-discard = La tua riserva è piena. Quale tessera esce dal gioco per fare posto a questa: { $tile }?
question-store-tile = Riserva propria o comune: dove metti questa tessera: { $tile }?
question-choose-part = Che cosa prendi per primo? Ogni blocco di punti conta da solo; ciò che supera il traguardo è perso. Ogni moneta: 1 punto in più.
question-add-silver = Aggiungi monete a questi punti? Ogni moneta è 1 punto in più verso il traguardo.
question-take-part = Resta da prendere solo questo.
question-marker-action = Hai raggiunto il traguardo: puoi fare un'altra azione con un numero qualsiasi.
question-colour-tile = Un colore è completo: puoi piazzare una tessera del deposito nero.
question-trade-goods = Puoi cedere cinque merci per una tessera del deposito nero, che resta a faccia in giù.
question-give-goods = Quali cinque merci cedi?

## Perché una risposta è rifiutata

why-game-over = La partita è finita.
why-chance = Lo decide il caso, non un giocatore.
why-not-your-turn = Adesso tocca a qualcun altro.
why-asked = Prima rispondi alla domanda posta.
why-not-asked = Non è una risposta alla domanda posta.
why-effect-first = Adesso non si usa un dado: prima risolvi l'effetto dell'ultima tessera.
why-effect = L'effetto di questa tessera non lo permette.
why-no-die-left = Entrambi i dadi sono usati.
why-die-needed = Indica quale dado usi: l'azione comincia con il suo numero.
why-no-such-die = Non hai un dado libero con questo numero.
why-no-workers-needed = Senza dado non c'è un numero da cambiare, quindi non si spendono lavoratori.
why-too-few-workers = Non hai abbastanza lavoratori.
why-wrong-workers = Questo cambio costa un altro numero di lavoratori.
why-wrong-number = Il dado mostra un altro numero e non spendi lavoratori per cambiarlo.
why-black-depot = Così non si prende dal deposito nero.
why-no-such-tile = In questo deposito non c'è questa tessera.
why-not-stored = Questa tessera non è nella tua riserva.
why-no-such-field = Il tuo ducato non ha questo spazio.
why-field-taken = Su questo spazio c'è già una tessera.
why-wrong-colour = Lo spazio non ha il colore della tessera.
why-not-beside = Lo spazio non è adiacente a nessuna tessera del tuo ducato.
why-in-city = Questa città ha già un edificio di questo tipo.
why-no-such-good = Non hai merci di questo tipo.
why-bought-already = Un solo acquisto per turno, e l'hai già fatto.
why-needs-monastery-6 = Solo il monastero 6 permette di comprare dai depositi numerati o di pagare con lavoratori.
why-price = Non puoi pagare così il prezzo di 2.
why-one-depot = Una nave carica da un solo deposito.
why-not-neighbours = I due depositi devono essere vicini e indicati nell'ordine dell'anello.
why-goods-that-fit = Si prendono tutte le merci per cui c'è posto; i tipi si indicano solo se non ci stanno tutti, e tanti quanti sono i posti.
why-new-tile = La tessera nuova resta; deve uscirne una della riserva.
why-no-castle-field = Il castello iniziale va su uno spazio castello del tuo ducato.
why-no-such-duchy = Questo ducato non esiste.
why-die-left = Resta un dado, e ogni dado va usato.
why-storage-not-full = Le tessere escono dalla riserva solo quando è piena e ne arriva una nuova.
why-extra-action = All'azione in più non si può rinunciare.
why-other-space = Questa tessera è nell'altra riserva.
why-partners-tile = Non puoi usare le tessere del tuo compagno.
why-no-such-part = Adesso non c'è nulla di simile da prendere.
why-too-much-silver = Non puoi aggiungere più monete di quante ne hai, né più di quante ne mancano al traguardo.
why-only-black-depot = In questo modo si piazza solo una tessera del deposito nero.
why-five-goods = Devi cedere esattamente cinque delle tue merci.

## Espansioni: gli scudi e i loro poteri

shield-name = scudo { $shield }
shield-1 = Quando gli animali fanno punti, tutti i tuoi pascoli contano come uno.
shield-2 = Ogni volta che un altro giocatore riceve lavoratori, ricevi 1 lavoratore.
shield-3 = Puoi pagare il tributo con lavoratori, monete o entrambi.
shield-4 = La tua riserva non ha limiti.
shield-5 = Dopo il carico di una nave puoi prendere anche tutte le merci di un tipo dai sei depositi.
shield-6 = Nomina una volta un altro giocatore: da allora i suoi monasteri valgono anche per te.
shield-7 = I tuoi bonus colore valgono il doppio.
shield-8 = Le tue miniere rendono il doppio.
shield-9 = Ogni vendita rende 1 moneta per ogni merce.
shield-10 = Alla fine i tuoi monasteri valgono il doppio.
shield-11 = L'azione in più di un castello che piazzi può essere quella di prendere uno scudo.
shield-12 = Le merci vendute danno il doppio dei punti.
shield-13 = Alla fine tutti i tuoi scudi valgono il doppio.
shield-14 = Alla fine di ogni fase puoi piazzare una tessera direttamente da un deposito numerato.
shield-15 = Alla fine di ogni fase puoi piazzare una tessera direttamente dal deposito nero.
shield-16 = In ogni tuo turno puoi girare un dado non usato su un numero qualsiasi.
shield-17 = Le aree che completi contano uno spazio in più.
shield-18 = Puoi piazzare ovunque, non solo accanto ad altre tessere.
shield-points =
    { $number ->
        [one] { $number } punto alla fine
       *[other] { $number } punti alla fine
    }

## Espansioni: origini ed eventi

cause-posts = posti di frontiera
cause-post-bonus = tutti i posti di frontiera
cause-route = via commerciale
cause-shields = scudi

event-marker-raised = { $player } sale in cima alla pila sul ponte.
event-effect-gained = { $player } ottiene un effetto ({ $cause }): { $tile }
event-posts-linked = { $player } collega posti di frontiera.
event-tile-kept =
    { $depot ->
        [0] Resta accanto al deposito nero
       *[other] Resta nel deposito { $depot }
    }: { $tile }
event-route-dealt = { $player } riceve la via commerciale { $card }.
event-good-laid = { $player } mette una merce sulla via commerciale: { $good }
event-shield-laid-out = Lo scudo { $shield } è nel deposito { $depot }.
event-shield-taken = { $player } prende lo scudo { $shield } dal deposito { $depot }.
event-shield-lost = { $player } perde lo scudo { $shield }.
event-rival-named = { $player } nomina con lo scudo 6: { $rival }
event-die-turned = { $player } gira un dado da { $die } a { $number }.

## Espansioni: risposte, domande, rifiuti

answer-hire = Comprare 2 lavoratori per 1 moneta
answer-act-as = Usare l'effetto: { $tile }
answer-count-species = Contare la specie: { $species }
answer-take-shield = Prendere lo scudo { $shield } dal deposito { $depot }
answer-take-shield-for = Prendere lo scudo { $shield } dal deposito { $depot } e lasciare lo scudo { $replaced }
answer-tribute = Pagare il tributo per tutti i tuoi scudi
answer-give-up = Lasciare lo scudo { $shield }
answer-gather = Da tutti i depositi: { $good }
answer-copy = Nominare con lo scudo 6: { $player }
answer-turn-die = Girare il { $die } su { $number }
answer-route-drawn = Via commerciale pescata: { $number }
answer-shield-drawn = Scudo pescato: { $number }

species-cow = mucche
species-sheep = pecore
species-pig = maiali
species-goat = capre

group-shield = Prendere uno scudo

question-choose-effect = Gru: quale edificio vuoi usare?
question-choose-species = Le tue oche: quale specie conta con loro?
question-white-action = Castello bianco: un'azione con il numero del dado bianco.
question-extra-action-or-shield = Il tuo castello: un'azione in più; con lo scudo 11 può essere quella di prendere uno scudo.
question-gather-goods = Scudo 5: quale merce prendi da tutti i depositi?
question-claim-tile = Fine della fase: puoi piazzare una tessera direttamente da un deposito.
question-pay-tribute = Tributo: paga per i tuoi scudi o lasciane qualcuno.
question-name-rival = Prima del punteggio finale: chi nomini con lo scudo 6?

why-inn-in-area = In quest'area c'è già una locanda.
why-no-silver = Non hai monete.
why-needs-monastery-28 = Solo il monastero 28 permette di comprare lavoratori.
why-no-building = Non è un edificio di cui la gru può usare l'effetto.
why-no-such-species = In questo pascolo non c'è questa specie.
why-white-die = Un castello bianco agisce con il numero del dado bianco.
why-both-dice = Uno scudo richiede entrambi i dadi, non ancora usati.
why-no-such-shield = Questo scudo non è in quel deposito.
why-not-your-shield = Non hai questo scudo.
why-no-free-castle = Non hai castelli senza scudo; indica quale scudo viene sostituito.
why-needs-shield-3 = Solo lo scudo 3 permette di pagare il tributo con lavoratori.
why-tribute = Non puoi pagare per tutti i tuoi scudi; lasciane qualcuno.
why-needs-shield-6 = Solo lo scudo 6 permette di nominare un giocatore.
why-named-already = Hai già nominato un giocatore.
why-no-rival = Nomina un altro giocatore.
why-needs-shield-11 = Solo con lo scudo 11 l'azione di un castello piazzato può essere quella di prendere uno scudo.
why-needs-shield-14 = Solo lo scudo 14 prende una tessera da un deposito numerato, una volta per fase.
why-needs-shield-15 = Solo lo scudo 15 prende una tessera dal deposito nero, una volta per fase.
why-needs-shield-16 = Solo lo scudo 16 permette di girare un dado.
why-turned-already = In questo turno hai già girato un dado.
why-same-number = Il dado mostra già questo numero.
why-gather = Nei depositi non ci sono queste merci, o non hai posto.

## Il tavolo

table-phase = Fase { $phase }, round { $round } di 5 · dado bianco { $die } · merci in arrivo: { $goods }
table-depots = Tabellone
table-depot = Deposito
table-black = nero
table-tiles = Tessere
table-goods = Merci
table-players = Giocatori
table-order = Posto sul ponte
table-space = { $place } (casella { $space })
table-points = Punti
table-silver = Argento
table-workers = Lavoratori
table-dice = Dadi
table-storage = Riserva
table-common = Riserva comune
table-sold = Merci vendute
table-bonuses = Bonus colore
table-fields = Spazi vuoti
table-marker = Segnapunti e traguardo
table-counter = { $points } di { $marker }
table-run-won = Tutti i 37 spazi sono coperti: hai vinto, con { $points } punti per questa partita.
table-run-lost =
    I 25 turni sono finiti e { $empty ->
        [one] resta { $empty } spazio vuoto
       *[other] restano { $empty } spazi vuoti
    }: la partita è persa.
table-duchy = Ducato { $duchy }: { $player }
table-no-duchy = { $player } non ha ancora un ducato.
table-legend = Ogni spazio: numero, lettera del colore, numero del dado; sotto, la tessera. { $letters }
table-shields = Scudi
table-routes = Vie commerciali
table-rival = Nominato con lo scudo 6
table-causes = Punti per provenienza
table-total = Totale
table-place = Posto

## Che cosa offre un tavolo

game-title = I castelli della Borgogna
option-seats = Giocatori
option-seats-hint = I posti liberi possono prenderli i bot.
option-seats-number =
    { $number ->
        [one] { $number } giocatore
       *[other] { $number } giocatori
    }
option-seats-help = numero di giocatori, da 2 a 4; 1 nel solitario (predefinito: 2)
option-seats-wrong = i giocatori devono essere 2, 3 o 4, o 1 nel solitario, non { $value }
option-mode = Modalità
option-mode-hint = Ognuno per sé, due contro due o da soli.
option-mode-free = Ognuno per sé
option-mode-team = Gioco a squadre, due contro due
option-mode-solo = Solitario
option-mode-help = free (ognuno per sé), team (due contro due) o solo (da soli); predefinito free
option-mode-wrong = la modalità deve essere free, team o solo, non { $value }
option-seats-not-free = senza squadre il gioco è per 2, 3 o 4 giocatori, non { $value }
option-seats-not-team = il gioco a squadre è per esattamente 4 giocatori, due contro due, non { $value }
option-seats-not-solo = il solitario è per un giocatore, non { $value }
option-duchies = Ducati
option-duchies-hint = Alla prima partita tutti hanno il ducato 1. Gli altri hanno i colori disposti diversamente.
option-duchies-number = Ducato { $number }
option-duchies-drawn = Ducati estratti a sorte
option-duchies-chosen = Ognuno sceglie un ducato
option-duchies-drawn-11 = Posti di frontiera: ducati da 11a a 11f estratti a sorte
option-duchies-chosen-11 = Posti di frontiera: ognuno sceglie un ducato da 11a a 11f
option-duchies-12a = Doppio ducato 12a
option-duchies-12b = Doppio ducato 12b (ricostruito)
option-duchies-13A = Isole 13A
option-duchies-13B = Isole 13B
option-duchies-solo = il solitario si gioca sulle isole 13A e 13B, non su { $value }
option-duchies-team = il gioco a squadre si gioca sui doppi ducati 12a e 12b, non su { $value }
option-duchies-free = 12a e 12b sono per il gioco a squadre, 13A e 13B per il solitario; non { $value }
option-duchies-help = un ducato da 1 a 10 per tutti, uno per posto (3,5), o drawn (sorteggiati), o chosen (scelti); con posti di frontiera da 11a a 11f, uno per posto (11a,11c), drawn-11 o chosen-11
option-duchies-wrong = i ducati sono numeri da 1 a 10, uno per tutti o uno per posto, oppure drawn, oppure chosen; o uno diverso da 11a a 11f per posto, oppure drawn-11, oppure chosen-11; non { $value }
option-choices = Scelte della preparazione
option-choices-hint = Scoperte: una dopo l'altra, subito visibili. Nascoste: tutte insieme, poi mostrate.
option-choices-open = Scelte scoperte
option-choices-hidden = Scelte nascoste
option-choices-help = se le scelte della preparazione sono scoperte (open) o nascoste (hidden)
option-choices-wrong = choices può essere open o hidden, e solo open se si scelgono ducati da 11a a 11f; non { $value }
option-expansions = Espansioni
option-expansions-hint = Si possono combinare a piacere.
option-expansions-none = Gioco base
option-expansions-extra-tiles = Tessere aggiuntive: due monasteri, la gru, le oche
option-expansions-white-castles = Castelli bianchi: un'azione con il dado bianco
option-expansions-inns = Locande: per uno spazio di qualsiasi colore
option-expansions-trade-routes = Vie commerciali: bonus per le merci vendute
option-expansions-shields = Scudi: poteri per i tuoi castelli, in cambio di un tributo
option-expansions-help = none (nessuna), o alcune tra extra-tiles, white-castles, inns, trade-routes, shields, separate da virgole
option-expansions-wrong = expansions può essere none, o alcune tra extra-tiles, white-castles, inns, trade-routes, shields, separate da virgole; non { $value }
option-expansions-not-solo = il solitario si gioca senza scudi, non con { $value }
option-start = Primo giocatore
option-start-hint = Chi comincia riceve meno lavoratori.
option-start-number = Comincia il posto { $number }
option-start-drawn = Primo giocatore estratto a sorte
option-start-help = il posto che comincia, o drawn (sorteggiato); predefinito: drawn
option-start-wrong = può cominciare un posto della partita o drawn, non { $value }
option-marker = Traguardo del solitario
option-marker-hint = Punti fino a un'azione in più: se sono meno è più facile, se sono di più è più difficile.
option-marker-number = Traguardo a { $number }
option-marker-help = solitario: dove parte il traguardo, da 45 (facile) a 55 (difficile); predefinito 50
option-marker-wrong = il traguardo deve partire da un valore fra 45 e 55, non da { $value }
option-marker-mode = solo il solitario ha un traguardo
option-boards = Plance
option-boards-hint = I doppi ducati e le isole: quelli standard, o quelli copiati dalla tua scatola.
option-boards-standard = Plance standard (12b ricostruita)
option-boards-help = le plance del gioco a squadre e del solitario: standard, o un file come descritto in docs/boards.md
option-boards-wrong = non ci sono plance chiamate { $value }
option-boards-mode = solo il gioco a squadre e il solitario hanno plance proprie

## Statistiche

stats-kind = Giocatori
stats-kind-free = { $seats } giocatori
stats-kind-team = Squadre
stats-kind-solo = Solitario
stats-games = Partite
stats-points = Punti
stats-deviation = Dev. std
stats-margin = Vantaggio del primo
stats-empty = Spazi vuoti
stats-won = Solitari vinti %
stats-source = Punti di un giocatore per
stats-start = Posto nel primo ordine di turno
stats-place = { $kind }, posto { $place }
stats-bonus = Bonus colore: preso %, fase media (A è 1)
stats-bonus-1 = { $colour }, grande
stats-bonus-2 = { $colour }, piccolo
stats-colour = Colore completato %, fase media (A è 1)
stats-share-phase = { $share }, { $phase }
stats-tile = Tessere prese per partita ({ $kind })
stats-shield = Scudi presi per partita
stats-taken = Prese, di quelle disposte %
stats-winners = Vincitori
stats-others = Altri
stats-difference = Differenza
stats-animals = { $number } animali
stats-tile-wins = Chi ne ha prese più della media del tavolo
stats-duchy-wins = Ducato

## File di plance

help-boards = controlla un file di plance dei Castelli della Borgogna, o mostra quelle standard
help-boards-check = dice che cosa è sbagliato in un file di plance, e dove
help-boards-show = stampa le plance standard, da copiare e modificare
help-boards-file = plance, come descritto in docs/boards.md
boards-good = { $path } contiene plance valide. Partite e registrazioni le chiamano { $name }.
boards-refused = non sono plance valide: { $line } (hexhaven boards check mostra tutto)
boards-toml = questo non è TOML valido: { $problem }
boards-name = deve essere un nome di al massimo 32 lettere minuscole a-z, cifre e trattini, diverso da standard
boards-none = in questo file non c'è nessuna plancia; le plance sono 12a, 12b, 13A e 13B
boards-unknown = questa plancia non esiste; le plance sono 12a, 12b, 13A e 13B
boards-islands = deve avere isole (islands), ciascuna con un disegno (drawing) ed eventualmente una posizione, at = [0, 0]
boards-rivers = i fiumi (rivers) devono essere coppie di numeri di spazi, come [[7, 8], [7, 20]]
boards-word = { $word } non è uno spazio come B5, o non è nella sua colonna, in questa riga: { $row }
boards-count = spazi del tipo { $letter }: { $number }; devono essere { $expected }
boards-river = un fiume unisce { $one } e { $other }, ma non sono spazi di due isole
boards-touch = gli spazi { $one } e { $other } si toccano, ma sono su isole diverse
boards-area = l'area dello spazio { $field } ha { $number } spazi, più di 8
boards-apart = alcuni spazi non sono raggiungibili dagli altri
boards-start = spazi castello con { $die }: { $number }; deve essercene esattamente uno
boards-centre = lo spazio castello con 1 è lo spazio { $field }; deve essere lo spazio 37, al centro
