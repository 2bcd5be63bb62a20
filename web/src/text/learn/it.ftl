# Imparare: le introduzioni e le figure delle regole.

## Imparare Archipelago

lesson-again = Ricomincia questa lezione
lesson-player = Giocatore { $seat }
lesson-goal = Insieme, eppure ognuno per sé
lesson-goal-text = Colonizzate un arcipelago. Vince chi ha più punti, ma se la ribellione supera la popolazione le isole diventano indipendenti e perdono tutti, tranne un Separatista segreto. Al tavolo una striscia sopra la mappa mostra sempre entrambe. In ogni turno si punta per l'ordine di gioco, si vede come la gente e i mercati cambiano la ribellione, si affronta una crisi, si agisce in più round e si compra una carta.
lesson-explore = Esplorare
lesson-explore-text = Un'azione costa uno dei tuoi dischi. Esplorando piazzi un nuovo esagono accanto a una tua unità. Porta un gettone esplorazione e cubetti; gli abitanti delle sue capanne diventano lavoratori disoccupati.
lesson-explore-1 = Scegli «Esplorazione».
lesson-explore-2 = Questo esagono è in cima alla pila. Prendilo.
lesson-explore-3 = Scegli un posto che brilla e piazza l'esagono come vuoi.
lesson-explore-4 = Di' quale cubetto va al mercato e quale a te.
lesson-explore-told = Una nuova regione! Conserva il gettone esplorazione: in una crisi vale come qualsiasi cubetto.
lesson-recruit = Reclutare
lesson-recruit-text = Molti lavoratori disoccupati rendono inquieta la gente. Reclutane qualcuno: ognuno costa fiorini e diventa un tuo cittadino.
lesson-recruit-1 = Scegli «Reclutamento».
lesson-recruit-2 = Metti il cittadino sulla tua isola.
lesson-recruit-3 = Uno basta: scegli «Fatto».
lesson-recruit-told = La popolazione è cresciuta, e le isole sopportano più ribelli. Ma in una crisi anche il nuovo cittadino ha bisogno di qualcosa.
lesson-harvest = Raccogliere
lesson-harvest-text = Un cittadino raccoglie un cubetto dove è stampato il suo simbolo, e poi è ingaggiato fino al turno successivo.
lesson-harvest-1 = Scegli di raccogliere legno.
lesson-harvest-2 = Scegli il cittadino che lo raccoglie.
lesson-harvest-told = Il cubetto è nella tua scorta. Il cittadino resta sul simbolo, ingaggiato.
lesson-build = Costruire
lesson-build-text = I cubetti diventano edifici: villaggi, mercati, porti e templi. Qui la carta tendenza confronta tutti per i templi.
lesson-build-1 = Costruisci un tempio o un villaggio con un tuo cittadino.
lesson-build-told = L'edificio è tuo finché c'è sopra una tua unità attiva. E nelle crisi chi sta su un tempio non viene steso.
lesson-sell = Vendere
lesson-sell-text = I cubetti si scambiano su due mercati, quello domestico e quello d'esportazione. Più ce ne sono, meno rende il prossimo e più la gente è inquieta.
lesson-sell-1 = Vendi un pesce, dove vuoi.
lesson-sell-told = I fiorini sono tuoi. Quando il mercato si riempie, un pesce rende presto meno.
lesson-taxes = Tasse
lesson-taxes-text = Le tasse portano fiorini per i tuoi cittadini, navi, villaggi e templi. Ma non piacciono a nessuno: la ribellione sale di uno. Sulla ruota ognuno ha un proprio cerchio per le tasse; chi le riscuote due volte in un turno ha bisogno di uno dei pochi cerchi comuni.
lesson-taxes-1 = Riscuoti le tasse sulla ruota delle azioni.
lesson-taxes-told = I fiorini sono tuoi e la ribellione è salita di uno. Tieni d'occhio la striscia sopra la mappa.
lesson-migrate = Migrazione
lesson-migrate-text = Con questa azione muovi le tue unità. I cittadini camminano sulla terra; sul mare vanno di nave in nave, e ogni lato che attraversano richiede un'altra tua nave, in uno dei due esagoni.
lesson-migrate-1 = Scegli «Migrazione».
lesson-migrate-2 = Scegli un cittadino della tua isola, poi l'isola a ovest.
lesson-migrate-3 = Basta così: scegli «Fatto».
lesson-migrate-told = Il tuo cittadino ha attraversato il mare. Là ci sono altre risorse da raccogliere e posto per costruire.
lesson-use = Usare una carta
lesson-use-text = Una volta in ogni round puoi usare una carta. Alcune costano dischi o fiorini, altre può usarle chiunque paghi il proprietario. La tua Segheria raddoppia un raccolto di legno.
lesson-use-1 = Usa la tua Segheria.
lesson-use-2 = Ora raccogli legno.
lesson-use-3 = Scegli il cittadino che deve lavorare.
lesson-use-told = Due cubetti invece di uno. La carta resta ingaggiata fino al turno seguente.
lesson-card = Comprare una carta
lesson-card-text = Alla fine di un turno tutti, uno dopo l'altro, possono comprare una carta della barra evoluzione. Inoltre ruoti un'altra carta al prezzo successivo. Poi la barra si riempie dal mazzo e una nuova carta viene in cima: se il suo dorso è rosso, la crisi avviene subito.
lesson-card-1 = Scegli una carta da comprare e un'altra da ruotare.
lesson-card-told = La carta è tua. Puoi usarla dal prossimo turno.
lesson-bid = L'ordine di gioco
lesson-bid-text = All'inizio di ogni turno tutti puntano in segreto fiorini per l'ordine di gioco. Tutte le puntate si pagano. Chi punta di più decide chi gioca per primo, per secondo e così via.
lesson-bid-1 = Punta un fiorino o più.
lesson-bid-2 = L'altro giocatore non ha puntato nulla. Stabilisci l'ordine di gioco.
lesson-bid-told = L'ordine vale per questo turno. Puoi anche farti pagare dagli altri per un buon posto.
lesson-crisis = Una crisi
lesson-crisis-text = Prima delle azioni, la carta in cima al mazzo porta una crisi. Tutti i cittadini vengono stesi, e ogni cubetto di pesce ne rialza cinque. Chi resta steso si ribella, e per ognuno la ribellione sale di 1.
lesson-crisis-1 = Dai un pesce dalla tua scorta.
lesson-crisis-2 = Scegli chi rialza, finché non è esaurito.
lesson-crisis-3 = Danne un altro per i restanti.
lesson-crisis-told = Tutti sono di nuovo in piedi, e la ribellione non si è mossa.
lesson-rebellion = Sull'orlo
lesson-rebellion-text = La ribellione è alta quanto la popolazione. Un ribelle in più, e perdono tutti. Sul mercato d'esportazione manca un ferro, e ogni cubetto mancante è un ribelle.
lesson-rebellion-1 = Dai il tuo gettone esplorazione: vale come qualsiasi cubetto.
lesson-rebellion-told = Le isole resistono, per ora: la barra in alto avverte già di ciò che verrà. Chi le lascia cadere perde a sua volta, a meno che non sia il Separatista.
lesson-deal = Un accordo
lesson-deal-text = Anche gli altri vogliono qualcosa: qualcuno ti offre fiorini per il tuo pesce.
lesson-deal-1 = Accetta l'offerta.
lesson-deal-told = Cubetti e fiorini sono passati di mano. Si può anche promettere qualcosa per dopo, ma nessuno è obbligato a mantenere la parola. Per fare un'offerta, apri «Accordi» nel tuo round: scegli un giocatore, poi da una parte ciò che dai e dall'altra ciò che ricevi, e invia. L'altro può accettare, rifiutare o fare una controfferta.
lesson-score = Che cosa dà punti
lesson-score-text = Alla fine si scoprono tutti gli obiettivi. Ognuno confronta tutti, non solo chi lo ha: 3, 2 e 1 punti; solo Pacifista e Separatista riguardano unicamente chi li ha. La carta tendenza: 4, 3 e 2. Il tuo obiettivo dice anche che cosa fa finire la partita, e nessun altro lo conosce. Accanto alle carte leggi sempre come stai: «sei in testa, 2 a 1».

## Tutorial. Prima i punti.

tutorial-step = Passo { $step } di { $steps }
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-done = Ben fatto!
tutorial-wrong = Non qui. Cerca ciò che si illumina.
tutorial-goal = Che cosa dà punti
tutorial-goal-text = Riempi di tessere un ducato di 37 spazi. Quasi tutti i punti vengono dalle aree completate, cioè gruppi di spazi di un colore tutti coperti. Vince chi alla fine ha più punti. Cominciamo quindi dai punti; come ottenere le tessere viene dopo.
tutorial-area = Aree
tutorial-area-text = Un'area completata dà punti secondo la sua grandezza. In più c'è un bonus che cala a ogni fase: le aree piccole completate presto valgono molto. Prova.
tutorial-area-size = Spazi dell'area
tutorial-area-phase = Fase
tutorial-area-sum = { $points } per la grandezza + { $bonus } per la fase = { $together } punti
tutorial-complete = Completare un'area
tutorial-complete-text = Questo fiume a ovest ha tre spazi e uno è ancora vuoto. È la fase B. Clicca lo spazio che completa il fiume.
tutorial-complete-told = 6 punti per tre spazi e 8 per la fase B: subito 14 punti.
tutorial-animals = Animali
tutorial-animals-text = Una tessera animali dà un punto per animale. Tutte le tessere della stessa specie nello stesso pascolo danno di nuovo i loro punti. Nel pascolo ci sono 3 mucche e 3 pecore; metti le 4 mucche sullo spazio illuminato.
tutorial-animals-told = 4 + 3 = 7 punti. Le pecore non contano.
tutorial-goods = Merci, colori e il resto
tutorial-goods-text = Vendere tutte le merci di un tipo dà punti per ogni merce e 1 moneta d'argento. Il primo che copre tutti gli spazi di un colore ottiene un bonus, il secondo uno più piccolo. Alla fine ogni merce e ogni moneta rimasta dà 1 punto, e così ogni due lavoratori.
tutorial-goods-number = Merci vendute
tutorial-goods-players = Giocatori
tutorial-goods-sum = { $points } punti e 1 moneta d'argento
tutorial-turn = Il tuo turno
tutorial-turn-text = In ogni turno usi due dadi. Con un dado prendi nella riserva una tessera dal deposito con il suo numero, piazzi una tessera della riserva su uno spazio con il suo numero, vendi le merci del suo numero o prendi 2 lavoratori. Hai tirato un 4: prendi una tessera dal deposito 4.
tutorial-turn-told = La tessera ora è nella tua riserva, che può contenerne tre.
tutorial-place = Piazzare una tessera
tutorial-place-text = Lo spazio deve avere il numero del dado e il colore della tessera ed essere adiacente a una tua tessera. Con un 2, piazza la nave.
tutorial-place-told = Una nave ti fa avanzare sul ponte, così giochi prima, e prende le merci di un deposito.
tutorial-workers = Lavoratori
tutorial-workers-text = Un lavoratore cambia un dado di un passo; 1 e 6 sono vicini. La pagina mostra sempre per primo il modo più economico e quanto costa. Le monete servono a comprare: una volta per turno puoi comprare per 2 monete una tessera dal deposito nero al centro.
tutorial-workers-die = Hai tirato
tutorial-workers-wanted = Ti serve
tutorial-workers-sum =
    { $number ->
        [0] Non serve nessun lavoratore.
        [one] { $number } lavoratore
       *[other] { $number } lavoratori
    }
tutorial-rounds = Round e fasi
tutorial-rounds-text = La partita ha cinque fasi, da A a E, di cinque round ciascuna, e in ogni round ognuno gioca un turno: in tutto hai 25 turni e 50 dadi. Prova a scorrerli.
tutorial-rounds-phase = Una nuova fase: le tessere che nessuno ha preso escono dal gioco e tutti i depositi ne ricevono di nuove. Per i round si dispongono cinque merci. Durante la fase nessuno spazio viene riempito di nuovo.
tutorial-rounds-dice = Tutti tirano due dadi. Il dado bianco indica quale deposito riceve la prossima merce.
tutorial-rounds-turns = Ognuno gioca un turno, nell'ordine del ponte.
tutorial-rounds-mines = La fase finisce: ogni miniera rende 1 moneta.
tutorial-rounds-end = La partita finisce: si contano le merci, le monete e i lavoratori rimasti, e i monasteri danno punti.
tutorial-order = Ordine di turno
tutorial-order-text = Chi è più avanti sul ponte gioca per primo; in una pila chi sta sopra gioca prima di chi sta sotto. Solo le navi ti fanno avanzare. L'ordine si legge all'inizio di ogni round, quindi una nave aiuta dal round successivo. Prova.
tutorial-order-ship = { $player } piazza una nave
tutorial-monasteries = Monasteri
tutorial-monasteries-text = Ognuno dei 26 monasteri esiste una volta sola. Alcuni danno punti alla fine, indicati in un cerchio bianco; gli altri cambiano per te una regola appena li piazzi, fino alla fine della partita. Prendi quelli adatti al tuo ducato, e prendili presto.
tutorial-tiles = Che cosa fanno le tessere
tutorial-tiles-text = Punta o tocca una tessera durante il gioco e la pagina dice che cosa fa. Queste sono tutte, tranne i monasteri, che vengono dopo.
tutorial-modules = Espansioni
tutorial-modules-text = La scatola contiene più del gioco base. Ognuna di queste si può aggiungere quando si apre un tavolo, da sola o con altre.
note-title = Una nota sulle regole
note-understood = Ho capito
note-more = Di più sulle espansioni
note-extra-tiles = È disponibile una delle tessere aggiuntive. Puntala o toccala per vedere che cosa fa.
note-white-castles = I castelli bianchi stanno tra gli edifici. Chi ne piazza uno fa subito un'azione con il numero del dado bianco; i lavoratori possono cambiarlo.
note-inns = Le locande si comprano al posto di una tessera del deposito nero. Una per area, su uno spazio di qualsiasi colore con il numero del dado.
note-trade-routes = Le tue vie commerciali stanno sotto la riserva. Le merci vendute le riempiono da sinistra a destra; se la merce è quella stampata, il bonus arriva subito.
note-shields = Hai tirato un doppio: con i due dadi insieme puoi prendere uno scudo da quel deposito per un tuo castello. Anche i lavoratori possono rendere uguali i dadi.
note-tribute = Alla fine di ogni fase ogni scudo costa 1 moneta. Clicca uno scudo per lasciarlo invece di pagare.
note-posts = Al bordo del tuo ducato ci sono tre posti di frontiera. Collegane due con una catena ininterrotta di tessere per fare punti.
tutorial-go = Pronti?
tutorial-go-text = Sul tabellone si illumina ciò che puoi fare; accanto tutto è anche elencato a parole. Se qualcosa non è possibile, provalo lo stesso e la pagina dice quale regola lo vieta. Puoi annullare tutto finché nessuno ha saputo nulla di nuovo.
tutorial-go-play = Gioca contro un bot

## Figure delle regole

figure-try = Prova: { $lesson }
figure-hex = Un esagono della pila
figure-missing = Gli esagoni saranno disegnati quando il server sarà raggiungibile.
