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
keys-undo-key = Ctrl-Z
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
players-from-to = Da { $least } a { $most } giocatori
seat-numbered = Posto { $seat }
seat-open = Aperto a un giocatore
seat-here = Qualcuno qui allo stesso schermo
seat-here-hint = Passatevi il dispositivo. I segreti restano nascosti finché non lo prende il giocatore successivo.
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
bot-casual-hint = non guarda oltre il proprio turno
bot-skilled = abile
bot-skilled-hint = pianifica fino alla fine del round
bot-strong = forte
bot-strong-hint = pianifica più round e ti tiene d'occhio
bot-expert = esperto
bot-expert-hint = pensa circa un secondo e guarda avanti di più round
stand-in = Sostituto
stand-in-hint = Questo bot continua al posto di chi se n'è andato.
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
about-team = Due compagni riempiono insieme un doppio ducato; tutto è in comune, tranne dadi, punti e due caselle della riserva ciascuno.
about-solo = 37 spazi su isole e fiumi; coprili tutti in 25 turni.
private = Tavolo privato
several-values =
    { $title }: { $number ->
        [0] tutte
       *[other] { $number }
    }
private-hint = Un tavolo privato non è in elenco; solo chi ha il link può sedersi o guardare.
delay = Ritardo per chi guarda
delay-none = Nessuno
delay-hint = Chi guarda soltanto vede la partita con questo ritardo.
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
clock-left = { $days }{"\u00A0"}g { $hours }{"\u00A0"}h
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
learn-hint = Un tutorial dura dieci minuti: si impara facendo.
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
end-wanted = Voti per terminare la partita: { $players }
ending-agreed = I giocatori hanno deciso di terminare la partita.
ending-abandoned = La partita è stata interrotta.
ending-cancelled = La partita è stata annullata prima di cominciare.
time-left = ancora { $time }
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
asked-again = Giochi anche tu?
seat-asked = ha ricevuto un invito
free-seat = Libera il posto
accept = Sì, gioco
decline = No, grazie
starting = La partita sta per iniziare.
status-asked = Hai un invito
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
choices-folded =
    { $number ->
        [one] { $number } risposta a parole
       *[other] { $number } risposte a parole
    }
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
people-title = Persone
waiting = Attendi…
waiting-for = In attesa di { $players }…
storing = La tua mossa viene inviata…
storing-later = In attesa della connessione; poi la tua mossa verrà inviata.
game-over = La partita è finita.
state-title = Il tavolo a parole
is-asked = di turno
watching = Stai guardando.
watching-late = Stai guardando la partita con un ritardo di { $time }.
watching-number =
    { $number ->
        [one] C'è una persona che guarda.
       *[other] Ci sono { $number } persone che guardano.
    }
table-view = Vista del tavolo: ciò che tutti possono vedere.
table-view-open = Vista del tavolo per uno schermo grande
table-view-hint = Mostra ciò che tutti possono vedere, per il televisore; si gioca dai telefoni.
join-code = Codice QR con l'indirizzo di questo tavolo
join-code-hint = Inquadralo per giocare o guardare dal telefono.
undo = Annulla
skip = Salta
replay = Replay
replay-since = Dal mio ultimo turno
held = Finire il turno? Fino ad allora nessuno vede la tua ultima azione, e puoi annullarla.
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
connection-lost = Connessione persa
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
not-won = Stavolta non ce l'hai fatta.
ranked =
    { $points ->
        [one] { $player }: { $points } punto
       *[other] { $player }: { $points } punti
    }
ranked-alone = Risultato della partita: { $points }
rematch = Rivincita
to-rematch = Alla prossima partita
record = File della partita
finale-open = Punti e grafici
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

## Rivedere

replay-start = L'inizio
replay-told = { $who }: { $answer }
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
part-back = Torna all'inizio di questo turno, fase o round (Pag su)
part-on = Avanti al turno, alla fase o al round seguente (Pag giù)
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
position-play = Per continuare da qui contro i bot, scrivi in un terminale: hexhaven play { $game } --position, seguito da questa riga.
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
preference-hints-all = Tutte illuminate
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
code-banned = Questo account è stato bannato.
code-invitation-needed = Per entrare in questo server serve un invito: inserisci il tuo codice.
code-wrong-invitation = Questo invito non esiste o è esaurito.
code-registration-closed = Al momento questo server non accetta nuovi giocatori.
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
runs-points = Risultato
runs-board = Plancia
runs-marker = Traguardo
runs-day = Giocata
runs-won = vinta
runs-none = Nessuna partita in solitario conclusa.
same-again = Di nuovo con le stesse estrazioni
boards-missing = Non è stato possibile caricare le plance di questa scatola. Ricarica la pagina per riprovare.
board-reconstructed = Questa plancia è ricostruita: non si sa che cosa vi sia stampato nella scatola.
reaches-marker = raggiunge il traguardo

## Il tabellone di Archipelago

ended-with = Fine della partita: { $end }. Era la condizione di fine di { $player } ({ $objective }).
ended-open = Fine della partita: { $end }. Era la condizione di fine comune a tutti ({ $objective }).
ended-independent = L'arcipelago è diventato indipendente: ribellione { $rebellion } contro una popolazione di { $population }.
ended-separatist = { $player } era il Separatista e vince da solo.
ended-nobody = Nessuno era il Separatista: hanno perso tutti.
tab-map = Mappa
tab-cards = Carte
tab-players = Giocatori
tab-deals = Accordi
people-label = Giocatori e accordi
deals-none = Puoi negoziare nel tuo round, in una crisi e prima che l'ordine di gioco sia stabilito.
deals-off = In questa partita non si negozia.
deals-used-up = Qui hai già aperto due trattative, di più non si può; anche una richiesta di offerta conta, pure se non porta a nulla. Puoi negoziare di nuovo nel tuo prossimo round, nella prossima crisi e prima che si stabilisca il prossimo ordine di gioco.
tab-notes = Appunti
deal-with = Con
deal-quick = Accordi frequenti
deal-for = Dai { $given }, ricevi { $asked }
deal-editor = La tua offerta
deal-effect = Che cosa cambierebbe
deal-change = { $thing }: { $before } → { $after }
deal-gets = riceve: { $term }
deal-gives = dà: { $term }
deal-lacks = { $player } non ne ha abbastanza: { $thing }
deal-cannot = Non hai quello che viene chiesto: puoi solo rifiutare o fare una controfferta.
deal-full = Un accordo ha al massimo sei voci.
deal-send = Proponi a { $player }
deal-clear = Svuota
deal-to-you = { $player } ti fa un'offerta.
deal-you-give = Tu dai: { $terms }
deal-accept = Accetta
deal-refuse = Rifiuta
deal-counter = Controfferta
deal-withdraw = Non fare offerte
deal-take-back = Ritira l'offerta
deal-invite = Chiedi un'offerta a { $player }
deal-invite-counts = Una richiesta di offerta conta come una delle tue due trattative, anche se viene respinta.
deal-done = Avanti senza offerte
deal-nobody = Al momento nessuno fa accordi.
deal-offers-left =
    { $number ->
        [one] Ora puoi aprire ancora una trattativa.
       *[other] Ora puoi aprire ancora { $number } trattative.
    }
tray-give = Do
tray-get = Ricevo da { $player }
tray-more = { $thing }: { $number }, uno in più
tray-less = { $thing }: { $number }, uno in meno
tray-permit = Permesso di raccolta
tray-place = Ordine di gioco:
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
ledger-yours = Solo tu puoi mantenerla: le regole non obbligano nessuno a mantenere una promessa.
ledger-theirs = Solo { $player } può mantenerla: le regole non obbligano nessuno a mantenere una promessa.
ledger-judge = Se è stata mantenuta lo dite voi due. Tutti al tavolo lo leggono; non ha altre conseguenze.
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
count-title = Che cosa devono avere gli altri, contando le mosse pubbliche
count-player = Giocatore
count-total = Cubetti
count-doubt = Incerto per i furti che non hai visto: { $thefts }
count-theft = { $thief } a { $victim }
count-unsure = cubetti di tipo ignoto, per un furto
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
strip-phases = Le fasi di un turno
set-up = Preparazione
set-up-now = A turno, ognuno piazza uno di tre esagoni accanto a quello iniziale, ci arriva in nave e sbarca due cittadini. Ciò che vi cresce va al mercato e a chi lo ha piazzato.
set-up-desert = A turno, ognuno piazza uno di tre esagoni accanto all'insediamento nel deserto, e uno dei suoi due cittadini ci va a piedi. Ciò che vi cresce va al mercato e a chi lo ha piazzato.
set-up-next = Dopo la preparazione, qui ci sono la carta tendenza, il tuo obiettivo, che nessun altro vede, e le carte evoluzione. Il turno 1 comincia con le puntate per l'ordine di gioco; seguono popolazione e crisi, azioni e acquisto delle carte.
strip-population = Popolazione
strip-rebellion = Ribellione
strip-gauge = Popolazione { $population }, ribellione { $rebellion }
strip-gap =
    { $gap ->
        [0] Se la ribellione sale ancora, le isole sono perdute
       *[other] Le isole reggono fino a ribellione { $population }: margine { $gap }
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
market-legend = f: fiorini
market-tip =
    Cubetti: { $cubes } su { $room }. { $buy ->
        [0] Niente da comprare.
        [one] Acquisto per { $buy } fiorino.
       *[other] Acquisto per { $buy } fiorini.
    } { $sell ->
        [0] Non si può vendere.
        [one] Vendita per { $sell } fiorino.
       *[other] Vendita per { $sell } fiorini.
    } Più cubetti ci sono qui, meno costano.
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
bid-hint = Chi punta di più decide in che ordine si gioca in questo turno. Tutte le puntate vanno alla banca, anche quelle di chi perde.
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
crisis-cubes-instead = Cubetti mancanti: { $left } su { $first }
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
crisis-gave-nothing = { $players }: nulla
crisis-cannot = Non hai nulla da dare e il mercato è vuoto.
crisis-other-market =
    { $abroad ->
        [0] In questa crisi contano i cubetti del mercato domestico; quelli del mercato d'esportazione non servono.
       *[other] In questa crisi contano i cubetti del mercato d'esportazione; quelli del mercato domestico non servono.
    }
crisis-bless = Il tuo tempio può rialzare i cittadini che brillano sulla mappa.
crisis-deals = Puoi anche negoziare prima: vedi Accordi.
raise-mine = Rialza i tuoi ({ $number })
raise-anyone =
    { $mine ->
        [0] Rialzane { $number }, non importa chi
       *[other] Rialzane { $number }: prima i tuoi, poi chiunque
    }
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
gain-market-cube = Un cubetto al mercato, nessuno a te:
lay-sides = Facce che puoi piazzare
lay-side = Faccia { $side }
lay-unfit = Non si adatta
lay-turn = Ruota
lay-turn-back = Ruota indietro
lay-ways =
    { $number ->
        [one] { $number } modo possibile
       *[other] { $number } modi possibili
    }
lay-who = Chi entra?
lay-it = Piazzalo; entra l'unità di { $place }
hint-lay = Scegli una faccia o un posto che brilla sulla mappa.
hint-lay-where = Ora scegli un posto che brilla sulla mappa.
hint-first-landing = Scegli la terra che brilla, dove sbarca un cittadino.
hint-missionary-lands = Scegli la terra su cui va il cittadino.
hint-expel = Scegli l'edificio del ribelle: lo lascerà.
hint-harvest = Scegli un'area che brilla: una tua unità va su un simbolo. Possono raccogliere più unità, una dopo l'altra.
hint-reproduce = Scegli un'area che brilla: vi si aggiunge un cittadino.
hint-recruit = Scegli un'area che brilla: la recluta va lì. Puoi continuare finché puoi pagare.
hint-migrate = Scegli un'unità che brilla o trascinala dove deve andare.
hint-migrate-picked = Ora scegli dove va. I cittadini passano per i lati di terra; sull'acqua e attraverso gli stretti li portano le tue navi.
hint-build-freely = Scegli che cosa costruire, poi sulla mappa chi costruisce.
hint-sink = Scegli la nave che brilla: sarà affondata.
hint-plunder = Scegli l'area che brilla: sarà saccheggiata.
hint-deals = Si risponde in Accordi.
hint-trades = Scegli un cubetto qui o sui mercati. Hai { $florins }f. I numeri mostrano il prezzo prima e dopo.
token-any = Un gettone esplorazione vale come un cubetto di qualsiasi risorsa.
hint-round-build = Scegli che cosa costruire, poi sulla mappa chi costruisce.
hint-purchase = Scegli una carta da comprare e un'altra da ruotare, oppure due da ruotare.
hint-purchase-turn = Ora scegli un'altra carta da ruotare al prezzo successivo.
hint-turning = Una carta ruotata ha il prezzo successivo per chi viene dopo; dopo l'ultimo prezzo viene scartata.
track-buy = Compra: { $number }f
track-turn = Ruota: poi { $number }f
track-out = Ruota: viene scartata
track-uncovers =
    { $number ->
        [one] Nuova carta:
       *[other] { $number } nuove carte:
    } { $red } su { $all } { $red ->
        [one] porta subito una crisi o un evento.
       *[other] portano subito una crisi o un evento.
    }
wheel-title = Ruota delle azioni
wheel-discs = dischi rimasti: { $left } su { $all }
wheel-free = Cerchi liberi: { $number }
wheel-hint = Ciò che brilla si può fare. Ciò che è grigio dice perché no.
zone-hint-harvesting = Raccogli un cubetto per unità sui simboli liberi di questa risorsa
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
map-lord = Regione di { $player }
scored-title = Che cosa ha dato punti
scored-total = Totale
ended-tie = A parità di punti precede chi ha più fiorini.
map-piles = Gettoni esplorazione rimasti nelle tre pile: { $first }, { $second }, { $third }.
map-piles-hint = Quando la prima pila è esaurita, tutti ricevono un altro disco azione, e un altro ancora quando lo è la seconda. Alcuni obiettivi concludono la partita appena due o tre pile sono esaurite.
bank-left = Banca: { $number }
harvest-stock = Ne hai { $own } · banca: { $bank }
card-state-engaged = ingaggiata
card-state-built = costruita
card-fee = per tutti: +1f, al proprietario
card-fee-brief = +1f
card-price-now = ora costa { $number }f
card-price-later = dopo averla ruotata: { $number }f
strip-taxes = Tasse: { $used } su { $most }
forecast-sum = In arrivo: ribellione { $rebellion }, popolazione { $population }
forecast-lost = In arrivo: ribellione almeno { $rebellion }, popolazione { $population } – così è tutto perduto
forecast-help = In arrivo: ribellione { $rebellion }, popolazione { $population } – serve aiuto
forecast-title = Fasi 3 e 4 come stanno le cose; le zone rosse lì non contano
forecast-first = Nel turno 1 non c'è la fase 4, quindi nessuna crisi.
forecast-none = Se nessuno aiuta: ribellione { $rebellion }
forecast-market = Con i cubetti gratuiti del mercato e i templi: ribellione { $rebellion }
forecast-all = Se tutti danno tutto quello che hanno: ribellione { $rebellion }
forecast-crisis = Questa crisi
forecast-rebels = ribellione { $steps }
forecast-workers = lavoratori disoccupati { $steps }
forecast-unchanged = nessun cambiamento
trade-prices = prezzo ora → dopo
trade-buy = compra
trade-sell = vendi
market-stock = aggiungi
market-remove = togli
market-shift = sposta
trade-stock = { market-stock }
trade-remove = { market-remove }
trade-shift = { market-shift }
asked-take-hex = Prendi questo esagono? Altrimenti devi prendere il prossimo.
take-either = Si può piazzare una qualsiasi delle due facce. L'altra la vedi quando hai preso l'esagono.
player-place = Posto nell'ordine di gioco
player-florins = fiorini
player-tokens = gettoni esplorazione
player-discs = dischi azione rimasti
