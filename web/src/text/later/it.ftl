# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Il tuo profilo
my-profile-open = Mostra il mio profilo
profile-audience = Chi può vedere il tuo profilo?
profile-audience-all = tutti
profile-audience-mates = gli amici e chi ha giocato con me
profile-audience-nobody = nessuno
profile-shows-rating = Mostra anche i miei punteggi
profile-since = Qui dal { $date }
profile-games = Partite
profile-tally =
    { $played ->
        [one] { $played } partita,
       *[other] { $played } partite,
    } { $won } vinte
profile-rating = punteggio { $rating } ± { $deviation }
profile-no-games = Nessuna partita è ancora finita.
profile-settings = Chi vede questa pagina
friends = Amici
friends-none = Ancora nessuno. Apri il profilo di qualcuno con cui hai giocato e chiedigli l’amicizia.
friend-ask = Chiedi l’amicizia
friend-ask-back = Ritira la richiesta
friend-accept = Accetta l’amicizia
unfriend = Togli dagli amici
block = Blocca
unblock = Non bloccare più
relation-asked = richiesta inviata
relation-asks = chiede l’amicizia
relation-blocked = bloccato
clubs = Club
clubs-hint = Un gruppo chiuso con la sua lobby, il suo campionato e le sue stagioni.
club-name = Nome del club
club-found = Fonda un club
club-members =
    { $number ->
        [one] { $number } membro
       *[other] { $number } membri
    }
club-head = responsabile
club-lobby = Tavoli del club
club-dismiss = Allontana
club-invite = Link per entrare
club-invite-new = Nuovo link; quello vecchio non varrà più
club-leave = Lascia il club
club-leave-hint = Non vedrai più i tavoli e il campionato del club.
club-leave-surely = Lascia
club-season-hint = La classifica di questa stagione diventa definitiva e tutti ricominciano da capo.
club-season-surely = Inizia una nuova stagione
league = Campionato
league-hint = Ai tavoli del club, un punto per ogni persona che finisce dietro di te, mezzo in caso di parità. I bot non contano.
league-points = Punti
league-played = Giocate
league-won = Vinte
league-none = In questa stagione nessuna partita è finita.
season = Stagione
season-running = Stagione { $number }, dal { $begun }
season-over = Stagione { $number }, { $begun } – { $ended }
season-new = Nuova stagione
ratings = Punteggi
ratings-hint = Per partite in due o più: tutti partono da 1500, e il numero dopo ± dice quanto il punteggio è incerto. In elenco c’è chi lo desidera.
ratings-none = Nessuno ha ancora un punteggio.
rating = Punteggio
rating-who = Giocatore
rating-games = Partite
statistics-of = { $game }: punti per provenienza, in media
statistics-total = Punti
statistics-own = Media
statistics-bots = Bot
statistics-here = Questa partita
statistics-best = Massimo dei punti in una partita: { $points }
history = Partite finite
history-place = { $place }º posto su { $players }
history-rating = punteggio { $change }
history-sources = Da dove vengono i punti
history-more = Partite precedenti
history-none = Nessuna partita corrisponde.
again-with-these = Gioca ancora con loro
person-gone = qualcuno che non c’è più
filter-any = qualsiasi
filter-with = Con
filter-result = Risultato
filter-won = vinta
filter-lost = non vinta
filter-since = Dal
filter-until = Al
code-no-such-person = Questa persona non esiste, o il suo profilo non è per te.
code-no-such-club = Questo club non esiste, o non ne fai parte.
code-no-such-season = Questa stagione non esiste.
code-too-many = Sarebbero troppi.

## What one likes

preference-accent = Colori della pagina
preference-accent-wine = rosso vino
preference-accent-forest = verde bosco
preference-accent-sea = blu mare
preference-accent-contrast = contrasto forte
preference-patterns = Motivi oltre ai colori
preference-patterns-off = no
preference-patterns-on = su tessere e caselle
preference-size = Dimensione del testo
preference-size-normal = normale
preference-size-large = più grande
preference-size-huge = molto grande
preference-forced = Dare da sé una risposta quando è l’unica possibile

## Messaggi mentre si è via

notices = Messaggi mentre sei via
notices-hint = Quando manchi da un minuto: al massimo un messaggio per turno e un promemoria prima che scada il tempo per una mossa nelle partite di più giorni.
channel-email = E-mail a { $address }
channel-push = Un browser ({ $address })
channel-webhook = Webhook presso { $address }
channel-unconfirmed = Apri il link nell'e-mail che abbiamo inviato lì.
channel-try = Invia un messaggio di prova
channel-remove = Rimuovi
channel-add = Aggiungi
channel-add-push = Avvisami in questo browser
channel-add-email = Indirizzo e-mail
channel-add-webhook = Indirizzo di un webhook
channel-format = Quale programma lo riceve
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = Tocca a me
notice-of-reminder = Il mio tempo sta per scadere
notice-of-asked = Qualcuno mi tiene un posto
notice-of-over = Una partita è finita
vacation = Ferie
vacation-hint = In ferie nessun orologio su più giorni scade per te e non ricevi messaggi. Giorni rimasti quest'anno: { $days }
vacation-until = Sei in ferie fino al { $date }.
vacation-days = Giorni a partire da ora
vacation-take = Vai in ferie
vacation-end = Sono di nuovo qui
on-vacation = in ferie
code-no-vacation = Non ti restano così tanti giorni quest'anno.
done-letter = Abbiamo inviato un'e-mail; apri il link che contiene.
done-tried = Il messaggio di prova è partito.
link-confirm = Conferma il tuo indirizzo e-mail
link-confirm-do = È il mio indirizzo
link-confirm-done = D'ora in poi riceverai e-mail quando tocca a te.
link-stop = Niente più e-mail
link-stop-do = Basta e-mail a questo indirizzo
link-stop-done = A questo indirizzo non arriverà più nulla.
code-no-push = Questo browser non permette messaggi; le sue impostazioni per questa pagina dicono perché.
code-bad-target = Vanno bene solo indirizzi che iniziano con https:// e portano a un computer pubblico.
code-no-such-channel = Questo server non può inviarlo, oppure l'hai rimosso.
code-not-confirmed = Apri prima il link nell'e-mail.
code-not-delivered = Non è stato possibile consegnare il messaggio.
code-too-many-channels = Ce ne sono già abbastanza; togline prima uno.

## Prima dell'inizio e prima della fine

colour = Il tuo colore
colour-0 = Rosso
colour-1 = Blu
colour-2 = Arancione
colour-3 = Viola
colour-4 = Verde
change-table = Cambia il tavolo
private-table = Tavolo privato
start-fewer = Inizia in { $players }
start-bots = Inizia con i bot nei posti liberi
start-bot = Quale bot
send-away = Manda via
end-game = Termina la partita …
end-hint = La partita finisce senza risultato se lo vogliono tutti quelli che giocano o, se qualcuno è sparito, la maggior parte degli altri. Prima della prima mossa di una persona, chi ospita può annullarla.
end-agree = Voglio terminarla
end-not = Continuiamo a giocare
cancel-game = Annulla la partita
code-sent-away = Chi ospita ti ha mandato via da questo tavolo.
code-too-few = Devono essere occupati almeno due posti.
code-no-such-bot = Questo bot non esiste.
