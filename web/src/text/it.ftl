# Il client nel browser. Nomi delle tessere, risposte, domande e righe del registro stanno nel file del gioco.

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
keys-title = Tasti
keys-help = mostra questi tasti
keys-next = al prossimo tavolo in cui tocca a te
keys-undo = annulla
keys-tab = alla parte successiva della pagina
keys-arrows = tra gli elementi di un tabellone
keys-enter = scegli
keys-escape = annulla la selezione
keys-zoom = zoom della mappa; 0 la mostra tutta
menu = Menu
switch-theme = Chiaro o scuro
sound = Suoni
rules = Regole
tutorial = Tutorial
people = Persone
preferences = Preferenze
about = Informazioni
empty = niente
loading = Caricamento…
close = Chiudi
cancel = Annulla
save = Salva
copy = Copia
copied = Copiato
to-lobby = Alla lobby
no-such-page = Questa pagina non esiste.

## Lobby

welcome = Benvenuti su Hexhaven
welcome-name = Ciao, { $name }
lead = Giochi da tavolo impegnativi al tuo tavolo: con amici e bot, dal vivo o in più giorni, su ogni schermo.
your-name = Il tuo nome
enter = Entra
invitation = Codice d'invito
someone = Qualcuno
administration = Amministrazione
have-account = Ho un account
name-first = Prima inserisci il tuo nome.
new-table = Nuovo tavolo
players = Giocatori
seat-numbered = Posto { $seat }
seat-open = Aperto a un giocatore
seat-here = Qualcuno qui allo stesso schermo
seat-here-hint = Vi passate il dispositivo. I segreti restano coperti finché il giocatore non dice di averlo in mano.
guest-name = Nome
hand-to = Passa il dispositivo a { $player }.
i-am = Sono { $player }
seat-free = Posto libero
seat-bot = Bot: { $bot }
a-bot = bot
bot-random = casuale
bot-random-hint = una risposta qualsiasi, tutte ugualmente probabili
bot-greedy = avido
bot-greedy-hint = prende ciò che al momento sembra meglio
bot-beginner = principiante
bot-beginner-hint = segue la prima impressione e guarda poco avanti
bot-casual = occasionale
bot-casual-hint = guarda il proprio turno, non il tuo
bot-skilled = abile
bot-skilled-hint = pianifica fino alla fine del round
bot-strong = forte
bot-strong-hint = pianifica più round e ti tiene d'occhio
bot-expert = esperto
bot-expert-hint = pensa circa un secondo, più round in anticipo
stand-in = Sostituto
stand-in-hint = Questo bot continua al posto di chi non c'è più.
hints = Suggerimenti ammessi
hints-hint = Chi è di turno può chiedere che cosa farebbe il bot più forte, e perché.
hint = Suggerimento
hint-thinking = Sta pensando…
hint-follow = Fai così
bot-at-seat = Bot { $seat } ({ $bot })
name-you = { $name } (tu)
options = Opzioni
create = Apri il tavolo
presets = Serate tra cui scegliere
preset-first = Prima partita
preset-first-hint = Il gioco base sul ducato 1
preset-all = Tutta la scatola
preset-all-hint = Tutte le espansioni, con i posti di frontiera
preset-team = Serata a squadre
preset-team-hint = Due contro due, in quattro
preset-solo = Stasera in solitario
preset-solo-hint = Il solitario sulle isole
seat-named = Posto { $seat }: { $name }
seat-yours = è tuo.
about-extra-tiles = Altri due monasteri, una gru che vale come qualsiasi edificio e oche che fanno punti con ogni animale.
about-white-castles = Edifici che danno subito un'azione con il numero del dado bianco.
about-inns = Si comprano accanto al deposito nero, vanno su uno spazio di qualsiasi colore e ingrandiscono l'area.
about-trade-routes = Le merci vendute vanno sulle tue carte; dove una corrisponde, porta l'effetto di un edificio.
about-shields = Con un doppio prendi uno scudo per un tuo castello: un potere duraturo e punti, in cambio di un tributo a ogni fase.
about-posts = Tre posti di frontiera al bordo del ducato: le catene di tessere che li collegano fanno punti.
about-team = Due compagni riempiono insieme un doppio ducato; tutto è in comune, tranne dadi e punti.
about-solo = 37 spazi su isole e fiumi; coprili tutti in 25 turni.
private = Tavolo privato
private-hint = Un tavolo privato non è in elenco; solo chi ha il link può sedersi o guardare.
clock = Tempo di gioco
clock-none = Senza limiti
clock-days =
    { $days ->
        [one] { $days } giorno per mossa
       *[other] { $days } giorni per mossa
    }
clock-total =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } a testa, più { $increment ->
        [one] { $increment } secondo
       *[other] { $increment } secondi
    } per mossa
clock-kind-days = Giorni per mossa
clock-kind-total = Minuti per tutta la partita
clock-days-label = Giorni
clock-minutes-label = Minuti a testa
clock-increment-label = Secondi in più per mossa
clock-out-label = Quando finisce il tempo
clock-out-bot = Subentra un bot
clock-out-vote = Il tavolo aspetta e decidono gli altri
clock-out-bot-days = Se a un giocatore finisce il tempo, un bot gioca al suo posto finché non torna.
clock-out-bot-total = Se a un giocatore finisce il tempo, un bot gioca al suo posto fino alla fine.
clock-out-vote-said = Se a un giocatore finisce il tempo, il tavolo aspetta; gli altri possono votare perché subentri un bot.
absent-label = Voto su chi è assente dopo
absent-said = Se il giocatore di turno è assente per { $time }, gli altri possono votare perché subentri un bot.
duration-seconds =
    { $number ->
        [one] { $number } secondo
       *[other] { $number } secondi
    }
duration-minutes =
    { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
duration-hours =
    { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
duration-days =
    { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
learn = Prima volta qui?
learn-hint = Il tutorial dura dieci minuti e comincia da ciò che dà punti.
files = File di partite
files-hint = Ogni partita finita si può salvare in un file, dal tavolo o dal replay. Qui puoi rivederla, ovunque sia stata giocata; regole e punti vengono controllati.
files-open = Apri un file di partita
position-line = Una posizione copiata
position-open = Mostra
files-busy = Il file viene controllato…
files-refused = Non è il file di una partita finita, oppure è stato modificato:
my-games = Le mie partite
open-tables = Tavoli aperti
open-tables-none = Al momento nessuno aspetta giocatori.
more-tables = Mostra altri ({ $number })
watch = Partite da guardare
finished = Finite
agree = D'accordo
end-wanted = Vorrebbe terminare la partita: { $players }
ending-agreed = I giocatori hanno deciso di terminare la partita.
ending-abandoned = La partita è stata interrotta.
ending-cancelled = La partita è stata annullata prima di cominciare.
time-left = { $time } rimasti
your-turn = Tocca a te
title-your-turn = ● Tocca a te – Hexhaven
imported = Da un file
your-turn-at =
    { $number ->
        [one] Tocca a te: { $game } con { $players }
       *[other] Tocca a te a { $number } tavoli
    }
your-turn-elsewhere =
    { $number ->
        [one] Tocca a te a un altro tavolo: { $game } con { $players }
       *[other] Tocca a te ad altri { $number } tavoli
    }
status-open = In attesa di giocatori
status-playing = In corso
status-over = Finita
status-unreadable = Non visualizzabile


## In attesa di giocatori

waiting-room = In attesa di giocatori
sit-down = Siediti al tavolo
stand-up = Alzati dal tavolo
invite-link = Invita altri giocatori con questo link
invite-private = Può partecipare solo chi ha questo link
starts-when-full = La partita comincia quando tutti i posti sono occupati.
asked-again = Un'altra partita?
seat-asked = ha ricevuto l'invito a giocare ancora
free-seat = Libera il posto
accept = Sì, giochiamo ancora
decline = No, grazie
starting = La partita sta per iniziare.
status-asked = Un'altra partita?
close-table = Chiudi questo tavolo

## Il tavolo

tabs-label = Parti del tavolo
tab-board = Depositi
tab-duchy = Ducato
tab-others = Avversari
tab-choices = Scelte
tab-log = Registro
side-label = Scelte, punti e scorta
below-label = Registro, chat e persone
choices-title = Scelte
choices-find = Cerca fra le scelte
choices-all = Mostra tutte
score-title = Punti
supply-title = Scorta
log-title = Registro
log-empty = Non è ancora successo niente.
chat-title = Chat
chat-empty = Nessuno ha ancora scritto niente.
chat-label = Scrivi qualcosa
chat-send = Invia
chat-partner = Solo per { $player }
chat-to-team = (alla squadra)
chat-remarks = Frasi pronte, per ciascuno nella sua lingua
chat-mute = Silenzia { $player }
chat-muted = Nascosto solo qui. Premi di nuovo per leggere.
remark-hello = Ciao!
remark-thanks = Grazie!
remark-well-played = Ben giocato!
remark-one-moment = Un momento, per favore.
remark-sorry = Scusa!
remark-good-game = Bella partita!
notes-tab = Appunti
people-title = Persone
waiting = Attendi…
waiting-for = In attesa di { $players }…
storing = La tua mossa viene inviata…
storing-later = In attesa della connessione; poi la tua mossa verrà inviata.
game-over = La partita è finita.
state-title = Il tavolo a parole
is-asked = di turno
watching = Stai guardando.
table-view = La vista per tutti al tavolo.
table-view-open = Vista del tavolo per uno schermo grande
table-view-hint = Ciò che tutti possono vedere, per il televisore; si gioca dai telefoni.
join-code = Codice QR con l’indirizzo di questo tavolo
join-code-hint = Inquadralo per giocare o guardare dal telefono.
undo = Annulla
skip = Salta
replay = Replay
replay-since = Dal mio ultimo turno
held = Finire il turno? Puoi ancora annullare.
end-turn = Fine turno
why-fields =
    { $number ->
        [one] { $number } spazio:
       *[other] { $number } spazi:
    }
offer-title = Modi per farlo, dal meno caro
rule-named = Regola { $rule }
connection-open = Connesso
connection-connecting = Connessione…
connection-waiting = Connessione persa; nuovo tentativo in corso
connection-closed = Non connesso
reconnect = Riconnetti ora
took-back = { $player } ha annullato l'ultimo passo.
is-here = è qui
is-gone = non c'è
bot-plays-for = al suo posto gioca un bot
is-out-of-time = tempo finito
bot-plays-for-you = Un bot gioca al tuo posto
you-resigned = Hai abbandonato; un bot gioca al tuo posto fino alla fine.
bot-plays-to-the-end = Il tuo tempo è finito; un bot gioca al tuo posto fino alla fine.
voted-on-you =
    { $votes ->
        [one] Un altro giocatore vuole che un bot prenda il tuo posto.
       *[other] { $votes } giocatori vogliono che un bot prenda il tuo posto.
    }
out-you = Il tuo tempo è finito. Puoi ancora giocare, ma gli altri possono votare per un bot.
gone-wait = { $player } non c'è. Tempo fino al voto per un bot:
gone-vote = { $player } non c'è.
out-vote = { $player } ha finito il tempo.
votes-of = Voti per un bot: { $votes } su { $needed }
vote = Vota per un bot
resign = Abbandona
resign-hint = Un bot giocherà al tuo posto fino alla fine. Non potrai riprenderlo.
come-back = Riprendi il tuo posto
fair-dice = Dadi onesti
fair-hint = Tutte le estrazioni derivano da un numero che nessuno sceglie da solo: il server ha pubblicato l'hash della sua parte all'apertura del tavolo, e il browser di ogni giocatore aggiunge una propria parte prima della partita. Il file della partita contiene tutto; hexhaven verify controlla ogni estrazione.
seed-hash = Hash SHA-256 della parte del server:
fair-commitment = Hash della parte che { $player } aggiungerà:
fair-part = Parte aggiunta da { $player }:
fair-server = Parte del server:
fair-seed = Da qui derivano tutte le estrazioni:
fair-good = { $number ->
    [0] La parte del server corrisponde all'hash pubblicato prima della partita.
    [one] Tutte le parti corrispondono a quanto pubblicato prima della partita; un giocatore ha aggiunto la sua.
   *[other] Tutte le parti corrispondono a quanto pubblicato prima della partita; { $number } giocatori hanno aggiunto la loro.
}
fair-problem-hash = La parte del server non corrisponde all'hash pubblicato prima della partita!
fair-problem-parts = La parte di un giocatore non corrisponde a quanto pubblicato prima della partita!
fair-problem-mine = La tua parte non c'è: è arrivata troppo tardi o è stata tralasciata.
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
rematch = Rivincita
to-rematch = Alla prossima partita
record = File della partita
back-to-own = Indietro
enlarge = Ingrandisci il ducato di { $player }

## Il tabellone

board-time = Fase { $phase }, round { $round }
board-coming = Merci in arrivo: { $goods }
depot-named = Deposito { $depot }
depot-black = Deposito nero: un acquisto per turno, 2 monete
depot-goods = Merci del deposito { $depot }
bridge-order = Ponte. Ordine di turno del prossimo round: { $order }
bonus-left = Bonus colore ancora disponibili ({ $colour }): { $points }
holdings = Dadi, riserva e merci
die-shows = Dado { $die }
die-hint = Clicca per vedere che cosa puoi fare con questo dado.
workers-hint = Con un dado qualsiasi.
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
score-source = Provenienza
score-phase = nella fase { $phase }
score-end = alla fine
score-now = se finisse adesso
score-faded = Tra parentesi: quanto darebbe se la partita finisse ora.
supply-hint = Non ancora estratte: con dorso colorato + con dorso nero.
supply-count = { $coloured }+{ $black }
supply-goods = Merci: { $goods }

## L'ultima pagina

finale-podium = Podio
finale-highlights = I round decisivi
finale-highlight = { $player }, fase { $phase }, round { $round }: { $points } punti.
finale-lead = Passa in testa.
chart-points-rounds = Punti per round
finale-title = Com'è andata la partita
finale-open = Punti e grafici
finale-scores = Punti
finale-would = I punti che ci sarebbero stati
finale-charts = Grafici
finale-card = Carta
finale-counted = Carta, e che cosa conta
finale-total = Totale
finale-trend = Carta tendenza
finale-of = { $player }: { $objective }
finale-for-all = Per tutti: { $objective }
finale-hidden = Obiettivo segreto di { $player }
finale-show-all = Mostra tutto
finale-medals = medaglie sulle carte e meraviglie costruite
finale-ends = Fine della partita: { $end }. Alla fine: { $number }.
finale-number = contati: { $number }
finale-rank = { $rank }º posto
finale-explained = Ogni obiettivo mette in classifica tutti, non solo chi lo aveva. Chi condivide un posto ne riceve i punti per intero; chi non ha nulla non riceve punti.
finale-independent = L'arcipelago è diventato indipendente
finale-above = La ribellione ({ $rebellion }) ha superato la popolazione ({ $population }).
finale-why = Gli ultimi passi della ribellione: { $steps }, a causa di: { $cause }.
finale-fewer = Non c'era più abbastanza gente per tenerlo.
finale-separatist = { $player } era il Separatista e vince da solo.
finale-nobody = Nessuno era il Separatista: hanno perso tutti.
finale-crisis-domestic =
    Nell'ultima crisi del mercato domestico non risolta, { $missing ->
        [one] { $missing } cittadino è rimasto
       *[other] { $missing } cittadini sono rimasti
    } senza { $resource }. Un cubetto in più ne avrebbe rialzati { $spared }.
finale-crisis-export =
    Nell'ultima crisi del mercato d'esportazione non risolta { $missing ->
        [one] mancava { $missing } cubetto
       *[other] mancavano { $missing } cubetti
    } di { $resource }. Uno in più avrebbe abbassato la ribellione di { $spared }.
finale-averted = Con la ribellione a { $rebellion } l'arcipelago avrebbe tenuto.
finale-not-averted = Con la ribellione a { $rebellion } non sarebbe bastato.
chart-islands = Popolazione, ribellione e lavoratori disoccupati
chart-population = Popolazione
chart-rebellion = Ribellione
chart-workers = Lavoratori disoccupati
chart-points = Punti, se la partita fosse finita allora
chart-florins = Fiorini
chart-cubes = Cubetti
chart-end = fine
chart-table = I numeri in una tabella

## Rivedere

replay-start = L'inizio
replay-told = { $who }: { $answer }
replay-secret = una risposta segreta
replay-as = Mostra
replay-as-all = Tutto
replay-as-seat = Ciò che ha visto { $player }
replay-as-spectator = Ciò che hanno visto gli spettatori
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
copy-line = Copia la posizione
copy-line-hint = La posizione in una riga di testo; si apre nella lobby, in «File di partite»
position-refused = Questa non è una posizione, o è stata modificata:
position-turn = Tocca a { $player }.
position-over = La partita è finita.
position-hint = Questa posizione è stata copiata da una partita. Qui non gioca nessuno.
log-rules-updated = Le regole sono state aggiornate alla versione { $version }.
to-table = Al tavolo
what-happened = Che cosa è successo
moves = Mosse

## Regole

rules-in-english = Le regole numerate sono scritte in inglese; tessere, domande e spiegazioni nel gioco sono ovunque nella tua lingua.
rules-find = Cerca nelle regole
rules-found =
    { $number ->
        [one] { $number } regola trovata
       *[other] { $number } regole trovate
    }
rules-none = Nessuna regola contiene queste parole.
rule-limit = limite
contents = Indice
table-of-rules = Tabella

## Preferenze

preference-theme = Aspetto
preference-theme-auto = Come il sistema
preference-theme-light = Chiaro
preference-theme-dark = Scuro
preference-speed = Animazione
preference-speed-0 = Nessuna
preference-speed-1 = Lenta
preference-speed-2 = Normale
preference-speed-3 = Veloce
preference-hints = Mosse possibili
preference-hints-all = Illuminate tutte
preference-hints-free = Solo quelle gratuite
preference-hints-none = Nessuna illuminata
preference-colours = Colori delle tessere
preference-colours-natural = Naturali
preference-colours-distinct = Facili da distinguere
preference-board = Tabellone
preference-board-drawn = Disegnato
preference-board-words = Solo a parole: frasi e l'elenco delle scelte
preference-others = Altro
preference-confirm = Chiedi conferma prima di finire il mio turno
preference-notify = Avvisami quando tocca a me
account = Account
account-hint = Come ospite non ti serve un account. Con un account puoi accedere ovunque; i tuoi tavoli restano tuoi.
login-name = Nome utente
login-hint = Lettere minuscole, cifre e . _ @ + -, almeno due
password = Password
log-in = Accedi
log-out = Esci
register = Registrati
logged-in = Accesso come { $login }.
recovery-make = Crea un link di accesso
recovery-link = Il tuo link di accesso
recovery-hint = Con questo link ritrovi i tuoi posti in qualsiasi browser, una volta sola. Tienilo per te. Scade quando viene usato, quando ne crei uno nuovo e quando esci.
recover-question = Tornare come { $name }?
recover-newcomer = Stai per tornare come { $name } in questo browser. Il link vale una volta sola.
recover-guest = Stai per tornare come { $name }. Ora sei qui come { $here } e perderesti questo nome: senza un account o un link nessuno può tornare a quei posti.
recover-account = Stai per tornare come { $name }. Ora hai fatto l'accesso come { $here }; quella sessione verrebbe chiusa.
recover-same = Sei già qui come { $name }. Il link non serve.
recover-yes = Torna come { $name }
recover-no = Resta così
login-leaves = Se accedi, perdi i posti dell'ospite { $name }. Se ti registri, restano tuoi.
log-out-hint = Sei qui come ospite. Se esci, nessuno può tornare ai posti di { $name }, nemmeno con un link. Per tenerli, prima registrati.
log-out-surely = Esci e rinuncia ai posti
password-old = Password attuale
password-new = Nuova password
password-change = Cambia password
password-change-hint = Tutte le altre tue sessioni terminano.
sessions = Dove hai fatto l'accesso
sessions-hint = Tutti i browser in cui sei { $name }. Termina quelli che non riconosci.
session-unknown = Browser sconosciuto
session-since = dal { $date }
session-seen = visto il { $date }
session-current = questo browser
session-end = Termina
session-end-label = Termina: { $browser }, { $since }
sessions-end-others = Termina tutte le altre
export = Scarica i miei dati
erase = Cancella i miei dati
erase-surely = Sì, cancella tutto
erase-hint = Nome, accesso e messaggi vengono cancellati. L'operazione non si può annullare.
done-saved = Salvato.
done-recovered = Che bello rivederti.
done-left = Arrivederci.

## Informazioni

about-hexhaven = Hexhaven è software libero con licenza MIT. Puoi usarlo sul tuo computer.
about-version =
    Questa è la versione { $version } ({ $build ->
        [compiled] compilata
       *[other] interpretata
    }).
about-changes = Che cosa è cambiato
about-game = I castelli della Borgogna è un gioco di Stefan Feld, Archipelago di Christophe Boelinger. Hexhaven non ha nulla a che fare con i loro editori; testi e disegni qui sono nostri.
about-icons = Icone
about-icons-text = La maggior parte dei pittogrammi viene, immutata salvo dimensione e colore, da
about-software = Software
about-software-text = Questa pagina è fatta con

## Errori per codice

code-unknown = Qualcosa è andato storto.
code-offline = Il server non è raggiungibile.
code-illegal = Le regole non lo permettono.
code-malformed = Richiesta non valida.
code-stale = Qualcuno è stato più veloce; ora il tavolo è aggiornato.
code-ends-turn = Questo terminerebbe il tuo turno.
code-not-your-turn = Non tocca a te.
code-no-hints = A questo tavolo non ci sono suggerimenti.
code-no-choice = C'è una sola risposta possibile.
code-not-watching = Non sei a questo tavolo.
code-no-such-table = Questo tavolo non esiste o è privato.
code-too-big = È troppo lungo.
code-too-often = Troppe richieste in una volta; aspetta un momento.
code-no-session = Prima inserisci il tuo nome.
code-closed = Il tavolo è chiuso.
code-no-undo = Non si può più annullare.
code-no-time = Annullare consumerebbe tutto il tempo che ti resta.
code-forbidden = Non è permesso.
code-seated = Hai già un posto a questo tavolo.
code-seat-taken = Questo posto non è più libero.
code-login-taken = Questo nome utente è già preso.
code-not-gone = Ora un bot non può prendere questo posto.
code-not-away = Qui nessun bot gioca al tuo posto.
code-out-of-time = Il tuo tempo è finito.
code-not-over = La partita non è finita.
code-bad-option = Queste opzioni non sono compatibili.
code-no-such-position = Questa posizione non esiste nella partita.
code-no-such-review = Per questo gioco non c'è un riepilogo della partita.
code-unavailable = Al momento il server non può salvare nulla; riprova tra poco.
code-unreadable = Questo tavolo non si può mostrare.
unreadable-hint = La partita è stata salvata da un'altra versione del programma. Nulla è perduto: mosse e file della partita sono qui, e il server riprova a ogni avvio.
code-banned = Questo account è bandito.
code-invitation-needed = Questo server è per chi è invitato: inserisci il codice dell'invito.
code-wrong-invitation = Questo invito non esiste o è esaurito.
code-registration-closed = Al momento questo server non accoglie nuove persone.
code-wrong-password = Nome utente o password sbagliati.
code-too-many-tables = Ci sono già troppi tavoli aperti; prima chiudine qualcuno.
code-no-such-link = Questo link è già stato usato o sostituito, oppure è sbagliato.
code-no-such-promise = Questa promessa non esiste; forse l'accordo è stato annullato.
code-no-such-session = Questa sessione è già terminata.
code-somebody-else = Sei qui come un'altra persona.

## Plance del gioco a squadre e del solitario di Burgundy

route-field = { $good }: agisce come { $bonus }
route-matched = Corrisponde: il bonus è stato ottenuto.
route-missed = Qui c'è un'altra merce ({ $good }): nessun bonus.
inns-left =
    { $number ->
        [one] Resta { $number } locanda
       *[other] Restano { $number } locande
    }
post-named = Posto di frontiera { $post } (spazi { $fields })
post-linked = Collegato con: { $posts }.
post-alone = Non ancora collegato.
post-hint = Ogni coppia di posti collegata da una catena ininterrotta di tessere dà i punti della fase; tutti e tre danno un bonus.
common-spaces = Riserva comune: entrambi i compagni possono usare la tessera.
own-spaces = La tua riserva: solo tu puoi usare la tessera.
partner = (compagno)
runs-now = Questa partita: { $covered } spazi su { $fields }
runs-best = Le tue migliori partite in solitario
runs-points = Punti
runs-board = Plancia
runs-marker = Traguardo
runs-day = Giocata
runs-won = vinta
runs-none = Nessuna partita in solitario conclusa.
same-again = Di nuovo con le stesse estrazioni
boards-missing = Non è stato possibile caricare le plance di questa scatola. Ricarica la pagina per riprovare.
board-reconstructed = Questa plancia è ricostruita: non si sa che cosa vi sia stampato nella scatola.

## Imparare Archipelago

lesson-again = Ricomincia questa lezione
lesson-goal = Insieme, eppure ognuno per sé
lesson-goal-text = Colonizzate un arcipelago. Vince chi ha più punti, ma se la ribellione supera la popolazione le isole diventano indipendenti e perdono tutti, tranne un Separatista segreto. La striscia sopra la mappa mostra sempre entrambe. In ogni turno si punta per l'ordine di gioco, si vede come la gente e i mercati cambiano la ribellione, si affronta una crisi, si agisce in più round e si compra una carta.
lesson-explore = Esplorare
lesson-explore-text = Un'azione costa uno dei tuoi dischi. Esplorando piazzi un nuovo esagono accanto a una tua unità. Porta un gettone esplorazione e cubetti; gli abitanti delle sue capanne diventano lavoratori disoccupati.
lesson-explore-1 = Scegli «Esplorare».
lesson-explore-2 = Questo esagono è in cima alla pila. Prendilo.
lesson-explore-3 = Clicca un posto che brilla e piazza l'esagono come vuoi.
lesson-explore-4 = Di' quale cubetto va al mercato e quale a te.
lesson-explore-told = Una nuova regione! Conserva il gettone esplorazione: in una crisi vale come qualsiasi cubetto.
lesson-recruit = Reclutare
lesson-recruit-text = Molti lavoratori disoccupati rendono inquieta la gente. Reclutane qualcuno: ognuno costa fiorini e diventa un tuo cittadino.
lesson-recruit-1 = Scegli «Reclutare».
lesson-recruit-2 = Metti il cittadino sulla tua isola.
lesson-recruit-3 = Uno basta: scegli «Fatto».
lesson-recruit-told = La popolazione è cresciuta, e le isole sopportano più ribelli. Ma in una crisi anche il nuovo cittadino ha bisogno di qualcosa.
lesson-harvest = Raccogliere
lesson-harvest-text = Un cittadino raccoglie un cubetto dove è stampato il suo simbolo, e poi è ingaggiato fino al turno successivo.
lesson-harvest-1 = Scegli di raccogliere legno.
lesson-harvest-2 = Clicca il cittadino che lo raccoglie.
lesson-harvest-told = Il cubetto è nella tua riserva. Il cittadino resta sul simbolo, ingaggiato.
lesson-build = Costruire
lesson-build-text = I cubetti diventano edifici: villaggi, mercati, porti e templi. Qui la carta tendenza confronta tutti per i templi.
lesson-build-1 = Costruisci un tempio o un villaggio con un tuo cittadino.
lesson-build-told = L'edificio è tuo finché c'è sopra una tua unità attiva. E nelle crisi chi sta su un tempio non si sdraia.
lesson-sell = Vendere
lesson-sell-text = I cubetti si scambiano su due mercati, quello domestico e quello d'esportazione. Più ce ne sono, meno rende il prossimo e più la gente è inquieta.
lesson-sell-1 = Vendi un pesce, dove vuoi.
lesson-sell-told = I fiorini sono tuoi, e il prossimo pesce renderà meno.
lesson-crisis = Una crisi
lesson-crisis-text = Prima delle azioni, la carta in cima al mazzo porta una crisi. Tutti i cittadini si sdraiano, e ogni cubetto di pesce ne rialza cinque. Chi resta a terra si ribella, e la ribellione sale del loro numero.
lesson-crisis-1 = Dai un pesce dalla tua riserva.
lesson-crisis-2 = Scegli chi rialza, finché non è esaurito.
lesson-crisis-3 = Danne un altro per i restanti.
lesson-crisis-told = Tutti sono di nuovo in piedi, e la ribellione non si è mossa.
lesson-rebellion = Sull'orlo
lesson-rebellion-text = La ribellione è alta quanto la popolazione. Un ribelle in più, e perdono tutti. Sul mercato d'esportazione manca un ferro, e ogni cubetto mancante è un ribelle.
lesson-rebellion-1 = Dai il tuo gettone esplorazione: vale come qualsiasi cubetto.
lesson-rebellion-told = Le isole resistono. Chi le lascia cadere perde a sua volta, a meno che non sia il Separatista.
lesson-deal = Un accordo
lesson-deal-text = Anche gli altri vogliono qualcosa: qualcuno ti offre fiorini per il tuo pesce.
lesson-deal-1 = Accetta l'offerta.
lesson-deal-told = Cubetti e fiorini sono passati di mano. Si può anche promettere qualcosa per dopo, ma nessuno è obbligato a mantenere la parola. Per fare tu un'offerta durante il gioco, apri «Accordi» nel tuo turno: scegli un giocatore, clicca da una parte ciò che dai e dall'altra ciò che ricevi, e invia. Chi la riceve può accettare, rifiutare o fare una controfferta.
lesson-score = Che cosa dà punti
lesson-score-text = Alla fine si scoprono tutti gli obiettivi. Ognuno confronta tutti, non solo chi lo ha: 3, 2 e 1 punti; la carta tendenza 4, 3 e 2. Il tuo obiettivo dice anche come finisce la partita, e nessun altro lo conosce. Accanto alle carte leggi sempre come stai: «sei in testa, 2 a 1».

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
tutorial-go-text = Sul tabellone si illumina ciò che puoi fare; accanto tutto è anche elencato a parole. Se qualcosa non è possibile, cliccaci sopra e la pagina dice quale regola lo vieta. Puoi annullare tutto finché nessuno ha saputo nulla di nuovo.
tutorial-go-play = Gioca contro un bot

## Il tabellone di Archipelago

tab-map = Mappa
tab-cards = Carte
tab-players = Giocatori
tab-deals = Accordi
people-label = Giocatori e accordi
deals-none = Ora non c'è nulla da negoziare.
tab-notes = Appunti
deal-with = Con
deal-quick = Accordi frequenti
deal-for = { $given } in cambio di { $asked }
deal-editor = La tua offerta
deal-effect = Che cosa cambierebbe
deal-change = { $thing }: { $before } → { $after }
deal-gets = riceve: { $term }
deal-gives = dà: { $term }
deal-lacks = { $player } non ne ha abbastanza: { $thing }
deal-cannot = Non hai quello che viene chiesto: puoi solo rifiutare o fare una controfferta.
deal-full = Un accordo ha al massimo sei voci.
deal-send = Proponi a { $player }
deal-accept = Accetta
deal-refuse = Rifiuta
deal-counter = Controfferta
deal-withdraw = Non fare offerte
deal-take-back = Ritira l'offerta
deal-invite = Chiedi un'offerta a { $player }
deal-done = Nessun accordo, avanti
deal-nobody = Al momento nessuno fa accordi.
deal-offers-left =
    { $number ->
        [one] Ora puoi aprire ancora un accordo.
       *[other] Ora puoi aprire ancora { $number } accordi.
    }
tray-give = Do
tray-get = Ricevo da { $player }
tray-more = { $thing }: { $number }, uno in più
tray-less = { $thing }: { $number }, uno in meno
tray-place = Posto nell'ordine di gioco:
thing-florins = fiorini
thing-tokens = gettoni esplorazione
thing-raise = cittadini da rialzare
thing-later = fiorini più tardi
not-trading = { $player } per ora non fa accordi.
not-trading-switch = Non faccio accordi: rifiuta subito ogni offerta rivolta a me
phrases-title = Frasi pronte e pausa dagli accordi
phrases-resource = Risorsa
ledger-title = Promesse
ledger-empty = Nessuno ha ancora promesso nulla.
ledger-promise = Turno { $turn }: { $player } ha promesso a { $other }: { $term }
ledger-yours = Tocca a te mantenerla.
ledger-theirs = Tocca a { $player } mantenerla.
ledger-kept = Mantenuta, dice { $player }
ledger-broken = Non mantenuta, dice { $player }
ledger-mark = È stata mantenuta?
ledger-is-kept = Mantenuta
ledger-is-broken = Non mantenuta
screen-title = Dietro il tuo schermo
screen-secret = lo vedi solo tu
screen-units = Rimasti nella riserva: cittadini { $citizens }, navi { $ships }
screen-cards = Le tue carte: { $cards }
screen-declined = Non scelto:
screen-open = Per tutti:
screen-trend = Carta tendenza: { $trend }
count-title = Che cosa devono avere gli altri, da ciò che tutti hanno visto
count-player = Giocatore
count-total = Cubetti
count-doubt = Incerto per i furti che non hai visto: { $thefts }
count-theft = { $thief } a { $victim }
notes-title = I tuoi appunti
notes-hint = Chi raccoglie che cosa? Chi ti deve qualcosa?
notes-loading = Caricamento…
notes-kept = Salvato.
notes-changed = Non ancora salvato…
notes-failed = Non è stato possibile salvare.
guess-title = A che cosa mirano gli altri?
guess-objective = Obiettivo
guess-none = { $player }, { $objective }: nessuna nota
guess-perhaps = { $player }, { $objective }: forse
guess-no = { $player }, { $objective }: no
guess-yes = { $player }, { $objective }: sì
map-label = Mappa dell'arcipelago
map-region = Regione { $region }, capanne: { $huts }
map-free = Qui si può piazzare un esagono
map-here = Che cosa puoi fare qui
map-top = Prossimo esagono
map-top-is = In cima alla pila; capanne: { $huts }
map-closer = Ingrandisci
map-farther = Riduci
map-fit = Tutta la mappa
map-failed = Non è stato possibile caricare i componenti di questa partita. Ricarica la pagina per riprovare.
strip-title = Situazione delle isole
strip-turn = Turno { $turn }
strip-population = Popolazione
strip-rebellion = Ribellione
strip-gauge = Popolazione { $population }, ribellione { $rebellion }
strip-gap =
    { $gap ->
        [0] Se la ribellione sale ancora, le isole sono perdute
       *[other] La ribellione può salire ancora di { $gap }
    }
strip-independent = Indipendenza
strip-workers = Lavoratori disoccupati
strip-recruit =
    { $florins ->
        [one] reclutare per { $florins } fiorino
       *[other] reclutare per { $florins } fiorini
    }
strip-no-recruit = nessuno da reclutare
strip-crisis = In cima al mazzo:
strip-no-crisis = Il mazzo è vuoto
market-buy = compra { $florins }
market-sell = vendi { $florins }
market-tip =
    Cubetti: { $cubes } su { $room }. { $buy ->
        [0] Niente da comprare.
        [one] Acquisto per { $buy } fiorino.
       *[other] Acquisto per { $buy } fiorini.
    } { $sell ->
        [0] Non si può vendere.
        [one] Vendita per { $sell } fiorino.
       *[other] Vendita per { $sell } fiorini.
    }
tab-actions = Azioni
prompt-title = Che cosa ti si chiede
prompt-picked = Risposte adatte alla tua scelta
bid-less = Un fiorino in meno
bid-more = Un fiorino in più
bid-number = Fiorini puntati
bid-left =
    { $number ->
        [one] resta { $number } fiorino
       *[other] restano { $number } fiorini
    }
bid-seal =
    { $number ->
        [0] Non puntare nulla, in segreto
       *[other] Punta in segreto { $number }f
    }
bid-open = ci sta pensando
bid-sealed = ha puntato
order-paid = ha pagato { $number }f
order-earlier = { $player }: prima
order-later = { $player }: dopo
order-set = Si gioca in quest'ordine
crisis-rebels-instead =
    { $left ->
        [one] { $left } su { $first } si ribellerebbe
       *[other] { $left } su { $first } si ribellerebbero
    }
crisis-cubes-instead =
    { $left ->
        [one] manca { $left } cubetto su { $first }
       *[other] mancano { $left } cubetti su { $first }
    }
crisis-after = Se nessuno dà altro: ribellione { $rebellion }, popolazione { $population }
crisis-met = Quanta parte della crisi è risolta
crisis-market = Dal mercato
crisis-gave-cubes =
    { $player }: { $number ->
        [one] { $number } cubetto
       *[other] { $number } cubetti
    }
crisis-gave-tokens =
    { $player }: { $number ->
        [one] { $number } gettone esplorazione
       *[other] { $number } gettoni esplorazione
    }
crisis-cannot = Non hai nulla da dare e il mercato è vuoto.
crisis-bless = Il tuo tempio può rialzare i cittadini che brillano sulla mappa.
crisis-deals = Puoi anche negoziare prima: vedi Accordi.
raise-mine = Rialza prima i tuoi
recruit-price = il prossimo costa { $number }f
found-market = Al mercato domestico:
found-own = A te:
gain-token = 1 gettone esplorazione
gain-workers =
    { $number ->
        [one] { $number } lavoratore disoccupato
       *[other] { $number } lavoratori disoccupati
    }
gain-cubes = Un cubetto al mercato e uno a te tra:
gain-strait = Uno stretto: i cittadini lo attraversano solo in nave
lay-sides = Facce che puoi piazzare
lay-side = Faccia { $side }
lay-turn = Ruota (R)
lay-turn-back = Ruota indietro
lay-ways =
    { $number ->
        [one] { $number } modo possibile
       *[other] { $number } modi possibili
    }
lay-who = Chi entra?
lay-it = Piazzalo; entra l'unità da { $place }
hint-lay = Scegli una faccia o clicca un posto che brilla sulla mappa.
hint-lay-where = Ora clicca un posto che brilla sulla mappa.
hint-first-landing = Clicca la terra che brilla, dove sbarca un cittadino.
hint-missionary-lands = Clicca la terra su cui va il cittadino.
hint-expel = Clicca l'edificio del ribelle: lo lascerà.
hint-harvest = Clicca un'area che brilla: una tua unità va su un simbolo. Possono raccogliere più unità, una dopo l'altra.
hint-reproduce = Clicca un'area che brilla: vi si aggiunge un cittadino.
hint-recruit = Clicca un'area che brilla: la recluta va lì. Puoi continuare finché puoi pagare.
hint-migrate = Clicca un'unità che brilla o trascinala dove deve andare.
hint-migrate-picked = Ora clicca dove va. I cittadini passano per i lati di terra; sull'acqua e attraverso gli stretti li portano le tue navi.
hint-build-freely = Scegli che cosa costruire, poi clicca il posto del costruttore che brilla.
hint-sink = Clicca la nave che brilla: sarà affondata.
hint-plunder = Clicca l'area che brilla: sarà saccheggiata.
hint-deals = Si risponde in Accordi.
hint-trades = Clicca un cubetto qui o sui mercati. Hai { $florins }f. I numeri mostrano il prezzo prima e dopo.
hint-round-build = Scegli che cosa costruire e clicca sulla mappa il posto del costruttore che brilla.
hint-purchase = Scegli una carta da comprare e un'altra da ruotare, oppure due da ruotare.
track-buy = Compra: { $number }f
track-turn = Ruota: poi { $number }f
track-out = Ruota: viene scartata
wheel-title = Ruota delle azioni
wheel-discs = dischi rimasti: { $left } di { $all }
wheel-free = Cerchi liberi: { $number }
wheel-hint = Ciò che brilla si può fare. Clicca una zona grigia per sapere perché no.
zone-hint-harvesting = Le unità raccolgono un cubetto ciascuna sulle icone libere di questa risorsa
zone-hint-taxing = Riscuoti fiorini per cittadini, navi, villaggi e templi
zone-hint-reproducing = Aggiungi cittadini dove due dei tuoi sono insieme
zone-hint-exploring = Piazza un nuovo esagono
zone-hint-buying = Compra o vendi un cubetto su un mercato
zone-hint-building = Costruisci villaggio, mercato, porto, tempio o nave
zone-hint-migrating = Muovi unità
zone-hint-recruiting = Recluta lavoratori disoccupati
map-now = Ora: { $answer }
map-controlled = Controllo: { $player }
map-used = Già usato in questa fase
map-strait = Uno stretto: i cittadini lo attraversano solo in nave
map-lord = Di chi è la regione: { $player }
map-tokens-left = Gettoni esplorazione rimasti: { $number }
card-state-engaged = ingaggiata
card-state-built = costruita
card-fee = per tutti: 1f al proprietario
card-price-now = ora costa { $number }f
card-price-later = dopo averla ruotata: { $number }f
strip-taxes = Tasse: { $used } di { $most }
outlook-sum = In arrivo: ribellione { $rebellion }, popolazione { $population }
outlook-lost = In arrivo: ribellione { $rebellion }, popolazione { $population } – senza aiuto tutto è perduto!
outlook-title = Fasi 3 e 4, se prima nulla cambia e nessuno aiuta
outlook-crisis = Questa crisi
outlook-rebels = ribellione { $steps }
outlook-workers = lavoratori disoccupati { $steps }
market-stock = aggiungi
market-remove = togli
market-shift = sposta
player-florins = fiorini
player-tokens = gettoni esplorazione
player-discs = dischi azione rimasti
