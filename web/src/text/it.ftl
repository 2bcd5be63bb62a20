# Il client nel browser. Nomi delle tessere, risposte, domande e righe del diario stanno nel file del gioco.

## Generale

hexhaven = Hexhaven
game = Gioco
games = Giochi
language = Lingua
language-en = English
language-de = Deutsch
language-ru = Русский
language-it = Italiano
pages-label = Pagine
menu = Menu
switch-theme = Chiaro o scuro
rules = Regole
tutorial = Introduzione
preferences = Preferenze
about = Informazioni
nothing = niente
loading = Caricamento …
close = Chiudi
cancel = Non ora
save = Salva
copy = Copia
copied = Copiato
to-lobby = Alla sala
no-such-page = Questa pagina non esiste.

## Ingresso

welcome = Benvenuti a Hexhaven
welcome-name = Ciao, { $name }
lead = Grandi giochi da tavolo al tuo tavolo: con amici e bot, dal vivo o in più giorni, su ogni schermo.
your-name = Il tuo nome
enter = Entra
have-account = Ho un account
name-first = Prima scrivi il tuo nome.
new-table = Nuovo tavolo
players = Giocatori
seat-numbered = Posto { $seat }
seat-open = libero per qualcuno
seat-free = posto libero
seat-bot = bot: { $bot }
a-bot = bot
bot-random = casuale
bot-greedy = goloso
bot-at-seat = Bot { $seat } ({ $bot })
name-you = { $name } (tu)
options = Opzioni
create = Apri il tavolo
private = Tavolo privato
private-hint = Un tavolo privato non è in elenco; solo chi ha il link può sedersi o guardare.
clock = Orologio
clock-none = senza orologio
clock-days =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
clock-total = { $minutes } minuti a testa, { $increment } secondi in più per mossa
clock-kind-days = giorni per mossa
clock-kind-total = minuti per tutta la partita
clock-days-label = Giorni
clock-minutes-label = Minuti a testa
clock-increment-label = Secondi in più per mossa
clock-hint = A chi finisce il tempo subentra un bot.
learn = Prima volta qui?
learn-hint = L'introduzione dura dieci minuti e comincia da ciò che dà punti.
files = File di partite
files-hint = Ogni partita finita si può salvare in un file, dal tavolo o rivedendola. Qui la si può rivedere, ovunque sia stata giocata; regole e punti vengono controllati.
files-open = Apri un file di partita
files-busy = Il file viene controllato …
files-refused = Non è il file di una partita finita, oppure è stato modificato:
my-games = Le mie partite
open-tables = Tavoli aperti
open-tables-none = Ora nessuno aspetta giocatori.
watch = Partite da guardare
finished = Finite
your-turn = Tocca a te
title-your-turn = ● Tocca a te – Hexhaven
imported = da un file
your-turn-at =
    { $number ->
        [one] Tocca a te
       *[other] Tocca a te a { $number } tavoli
    }
status-open = aspetta giocatori
status-playing = in corso
status-over = finita


## In attesa di giocatori

waiting-room = Il tavolo è pronto
sit-down = Siediti
stand-up = Alzati
invite-link = Invita con questo link
invite-private = Può venire solo chi ha questo link
starts-when-full = La partita comincia quando tutti i posti sono occupati.
close-table = Chiudi questo tavolo

## Il tavolo

tabs-label = Parti del tavolo
tab-board = Depositi
tab-duchy = Ducato
tab-others = Altri
tab-choices = Scelte
tab-log = Diario
side-label = Scelte, punti e scorta
below-label = Diario, chat e persone
choices-title = Scelte
choices-find = Cerca fra le scelte
score-title = Punti
supply-title = Scorta
log-title = Diario
log-empty = Non è ancora successo niente.
chat-title = Chat
chat-empty = Nessuno ha detto niente.
chat-label = Di' qualcosa
chat-send = Invia
people-title = Persone
waiting = Attendere …
waiting-for = In attesa di { $players } …
storing = La tua risposta è in viaggio …
game-over = La partita è finita.
state-title = Il tavolo a parole
is-asked = deve rispondere
watching = Stai guardando.
undo = Annulla
skip = Salta
replay = Rivedi
replay-since = Dal mio ultimo turno
confirm-end = Conferma: { $answer }
offer-title = Modi per farlo, dal meno caro
rule-named = Regola { $rule }
connection-open = Connesso
connection-connecting = Connessione …
connection-waiting = Connessione persa; nuovo tentativo in arrivo
connection-closed = Non connesso
reconnect = Prova ora
took-back = { $player } ha ritirato una risposta.
somebody-gone = Qualcuno non c'è. In «Persone» potete votare perché subentri un bot.
is-here = è qui
is-gone = non c'è
bot-plays-for = gioca un bot al suo posto
vote = Vota per un bot
come-back = Riprendo il mio posto
seed-hash = Impronta del seme di tutte le estrazioni (SHA-256):
winner =
    { $number ->
        [one] Vince { $player }
       *[other] Vincono { $player }
    }
nobody-wins = Tutti hanno perso.
ranked =
    { $points ->
        [one] { $player }: { $points } punto
       *[other] { $player }: { $points } punti
    }
rematch = Gioca ancora
to-rematch = Alla prossima partita
record = File della partita
back-to-own = Indietro
enlarge = Mostra in grande il ducato di { $player }

## Il tabellone

board-time = Fase { $phase }, giro { $round }
board-coming = Merci in arrivo: { $goods }
depot-named = Deposito { $depot }
depot-black = Deposito nero: un acquisto per turno a 2 monete
depot-goods = Merci del deposito { $depot }
bridge-order = Ponte. Ordine del prossimo giro: { $order }
bonus-left = Bonus colore rimasti per { $colour }: { $points }
holdings = Dadi, riserva e merci
die-shows = Dado { $die }
die-hint = Clicca per vedere che cosa può fare questo dado.
workers-hint = Con qualunque dado.
spot-free = Possibile
spot-paid = Possibile, costo: { $cost }
stored = Nella riserva
own-goods =
    { $number ->
        [one] { $number } merce: { $good }
       *[other] { $number } merci: { $good }
    }
goods-hint = Si vende con un { $die }.
sold-goods = Merci vendute: { $number } ({ $goods })
field-empty = Spazio { $field }: { $colour }, dado { $die }
field-tile = Spazio { $field }: { $tile }
field-area = Area: { $area }, { $covered } su { $size } coperti
field-worth = Completata ora: { $points } + { $bonus } = { $together } punti
opponent-things = Dadi: { $dice }. Riserva: { $tiles }. Merci: { $goods }. Merci vendute: { $sold }
score-source = Fonte
score-phase = nella fase { $phase }
score-end = alla fine
score-now = se finisse adesso
score-faded = Tra parentesi: quanto darebbe se la partita finisse ora.
supply-hint = Non ancora estratte: con dorso colorato + con dorso nero.
supply-count = { $coloured }+{ $black }
supply-goods = Merci: { $goods }

## Rivedere

replay-start = L'inizio
replay-told = { $who }: { $answer }
chance = Caso
first = All'inizio
step-back = Indietro
step-on = Avanti
previous = Un passo indietro
next = Un passo avanti
last = Alla fine
play = Avvia
pause = Pausa
position = Posizione
position-of = { $number } di { $last }
copy-position = Copia il link
to-table = Al tavolo
what-happened = Che cosa è successo
moves = Mosse

## Regole

rules-in-english = Le regole numerate sono scritte in inglese; tessere, domande e spiegazioni nel gioco sono ovunque nella tua lingua.
rule-limit = limite
contents = Indice
table-of-rules = Tabella

## Preferenze

preference-theme = Aspetto
preference-theme-auto = come il sistema
preference-theme-light = chiaro
preference-theme-dark = scuro
preference-speed = Animazione
preference-speed-0 = nessuna
preference-speed-1 = lenta
preference-speed-2 = normale
preference-speed-3 = veloce
preference-hints = Mosse possibili
preference-hints-all = si illuminano tutte
preference-hints-free = solo quelle che non costano
preference-hints-none = non si illuminano
preference-colours = Colori delle tessere
preference-colours-natural = naturali
preference-colours-distinct = facili da distinguere
preference-board = Tabellone
preference-board-drawn = disegnato
preference-board-words = solo a parole: frasi e l'elenco delle risposte
preference-others = Altro
preference-confirm = Chiedi prima di finire il mio turno
preference-notify = Avvisami quando tocca a me
account = Account
account-hint = Un ospite non ha bisogno di account. Con un account puoi accedere ovunque; i tuoi tavoli restano tuoi.
login-name = Nome utente
login-hint = Lettere minuscole, cifre e . _ @ + -, almeno due
password = Password
log-in = Accedi
log-out = Esci
register = Registrati
logged-in = Accesso come { $login }.
recovery-link = La via del ritorno
recovery-hint = Questo link apre il tuo posto in ogni browser. Tienilo per te.
export = I miei dati
erase = Cancellami
erase-surely = Sì, cancellami
erase-hint = Nome, accesso e messaggi vengono cancellati. Non si può annullare.
done-saved = Salvato.
done-recovered = Bentornato.
done-left = Arrivederci.

## Informazioni

about-hexhaven = Hexhaven è software libero con licenza MIT. Puoi usarlo sul tuo computer.
about-game = I castelli della Borgogna è un gioco di Stefan Feld, Archipelago di Christophe Boelinger. Hexhaven non ha nulla a che fare con i loro editori; testi e disegni qui sono nostri.
about-icons = Icone
about-icons-text = La maggior parte dei pittogrammi viene, immutata salvo dimensione e colore, da
about-software = Software
about-software-text = Questa pagina è fatta con

## Errori per codice

code-unknown = Qualcosa è andato storto.
code-offline = Il server non è raggiungibile.
code-illegal = Le regole non lo permettono.
code-malformed = Non si capisce.
code-stale = Qualcuno è stato più veloce; ora il tavolo è aggiornato.
code-not-your-turn = Non tocca a te.
code-not-watching = Non sei a questo tavolo.
code-no-such-table = Questo tavolo non esiste o è privato.
code-too-big = È troppo lungo.
code-too-often = Troppo in una volta; aspetta un momento.
code-no-session = Prima scrivi il tuo nome.
code-closed = Il tavolo è chiuso.
code-no-undo = Non si può più annullare.
code-forbidden = Non è permesso.
code-seated = Sei già seduto a questo tavolo.
code-seat-taken = Questo posto non è più libero.
code-login-taken = Questo nome utente è già preso.
code-not-gone = Questo giocatore è ancora qui.
code-not-away = Qui nessun bot gioca al tuo posto.
code-out-of-time = Il tuo tempo è finito.
code-not-over = La partita non è finita.
code-bad-option = Queste opzioni non vanno insieme.
code-no-such-position = La partita non ha questa posizione.
code-wrong-password = Nome utente o password sbagliati.

## Introduzione. Prima i punti.

tutorial-step = Passo { $step } di { $steps }
tutorial-next = Avanti
tutorial-back = Indietro
tutorial-done = Ben fatto!
tutorial-wrong = Non questo. Cerca ciò che si illumina.
tutorial-goal = Che cosa dà punti
tutorial-goal-text = Riempi di tessere un ducato di 37 spazi. Quasi tutti i punti vengono dalle aree completate, cioè gruppi di spazi di un colore. Vince chi alla fine ha più punti. Cominciamo quindi dai punti; come ottenere le tessere viene dopo.
tutorial-area = Aree
tutorial-area-text = Un'area completata vale secondo la sua grandezza. In più c'è un bonus che cala a ogni fase: le aree piccole, presto, valgono molto. Prova.
tutorial-area-size = Spazi dell'area
tutorial-area-phase = Fase
tutorial-area-sum = { $points } per la grandezza + { $bonus } per la fase = { $together } punti
tutorial-complete = Completare un'area
tutorial-complete-text = Questo fiume a ovest ha tre spazi e uno è ancora vuoto. È la fase B. Clicca lo spazio che completa il fiume.
tutorial-complete-told = 6 punti per tre spazi e 8 per la fase B: subito 14 punti.
tutorial-animals = Animali
tutorial-animals-text = Una tessera di animali vale i suoi animali. Tutte le tessere della stessa specie nello stesso pascolo valgono di nuovo. Nel pascolo ci sono 3 mucche e 3 pecore; metti le 4 mucche sullo spazio illuminato.
tutorial-animals-told = 4 + 3 = 7 punti. Le pecore non contano.
tutorial-goods = Merci, colori e il resto
tutorial-goods-text = Vendere tutte le merci di un tipo dà punti per ogni merce e 1 moneta d'argento. Il primo che copre tutti gli spazi di un colore ottiene un bonus, il secondo uno più piccolo. Alla fine ogni merce e ogni moneta rimasta dà 1 punto, due lavoratori ne danno 1.
tutorial-goods-number = Merci vendute
tutorial-goods-players = Giocatori
tutorial-goods-sum = { $points } punti e 1 moneta d'argento
tutorial-turn = Il tuo turno
tutorial-turn-text = In ogni turno usi due dadi. Un dado prende una tessera dal deposito con il suo numero e la mette nella riserva, piazza una tessera della riserva su uno spazio con il suo numero, vende le merci del suo numero o porta 2 lavoratori. Hai tirato un 4: prendi una tessera dal deposito 4.
tutorial-turn-told = La tessera ora è nella tua riserva, che ne tiene tre.
tutorial-place = Piazzare una tessera
tutorial-place-text = Lo spazio deve avere il numero del dado e il colore della tessera e toccare una tua tessera. Con un 2, piazza la nave.
tutorial-place-told = Una nave ti fa avanzare sul ponte, così giochi prima, e prende le merci di un deposito.
tutorial-workers = Lavoratori
tutorial-workers-text = Un lavoratore cambia un dado di un passo; 1 e 6 sono vicini. La pagina mostra sempre per primo il modo meno caro e quanto costa. Le monete servono a comprare: una volta per turno puoi comprare per 2 monete una tessera dal deposito nero al centro.
tutorial-workers-die = Hai tirato
tutorial-workers-wanted = Vuoi
tutorial-workers-sum =
    { $number ->
        [0] Non serve nessun lavoratore.
        [one] { $number } lavoratore
       *[other] { $number } lavoratori
    }
tutorial-tiles = Che cosa fanno le tessere
tutorial-tiles-text = Indica o tocca una tessera durante il gioco e la pagina dice che cosa fa. Queste sono tutte, tranne i 26 monasteri.
tutorial-go = Pronti
tutorial-go-text = Sul tabellone si illumina ciò che puoi fare; tutto è anche elencato a parole accanto. Se qualcosa non è possibile, cliccaci sopra e la pagina dice quale regola lo vieta. Puoi annullare finché nessuno ha saputo nulla di nuovo.
tutorial-go-play = Gioca contro un bot
