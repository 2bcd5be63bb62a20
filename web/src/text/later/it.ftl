# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Il tuo profilo
my-profile-open = Mostra il mio profilo
profile-audience = Chi può vedere il tuo profilo?
profile-audience-all = Tutti
profile-audience-mates = Gli amici e chi ha giocato con me
profile-audience-nobody = Nessuno
profile-shows-rating = Mostra anche i miei rating
profile-since = Qui dal { $date }
profile-games = Partite
profile-tally =
    { $played ->
        [one] { $played } partita,
       *[other] { $played } partite,
    } { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
profile-rating = rating { $rating } ± { $deviation }
profile-no-games = Ancora nessuna partita conclusa.
profile-settings = Chi può vederlo
friends = Amici
friends-none = Ancora nessuno. Apri il profilo di qualcuno con cui hai giocato e chiedi l'amicizia.
friend-ask = Chiedi l'amicizia
friend-ask-back = Ritira la richiesta
friend-accept = Accetta la richiesta
unfriend = Rimuovi dagli amici
block = Blocca
unblock = Sblocca
relation-asked = richiesta inviata
relation-asks = ti chiede l'amicizia
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
club-dismiss = Rimuovi
club-invite = Link per entrare
club-invite-new = Nuovo link; il vecchio non varrà più
club-leave = Lascia il club
club-leave-hint = Non vedrai più i tavoli e il campionato del club.
club-leave-surely = Lascia
club-season-hint = La classifica di questa stagione diventa definitiva e tutti ripartono da zero.
club-season-surely = Inizia una nuova stagione
league = Campionato
league-hint = Ai tavoli del club ricevi un punto per ogni persona che finisce dietro di te e mezzo punto in caso di parità. I bot non contano.
league-points = Punti
league-played = Giocate
league-won = Vinte
league-none = Nessuna partita conclusa in questa stagione.
season = Stagione
season-running = Stagione { $number }, dal { $begun }
season-over = Stagione { $number }, { $begun } – { $ended }
season-new = Nuova stagione
ratings = Rating
ratings-hint = Per partite con almeno due giocatori. Tutti partono da 1500; il numero dopo ± dice quanto il rating è incerto. In elenco c'è solo chi mostra i propri rating.
ratings-none = Nessuno ha ancora un rating.
rating = Rating
rating-who = Giocatore
rating-games = Partite
statistics-of = { $game }: punti per provenienza, in media
statistics-total = Punti
statistics-own = Media
statistics-bots = Bot
statistics-here = Questa partita
statistics-best = Record di punti in una partita: { $points }
history = Partite finite
history-place = { $place }º posto su { $players }
history-rating = rating { $change }
history-sources = Da dove vengono i punti
history-more = Partite precedenti
history-none = Nessuna partita trovata.
again-with-these = Gioca ancora con loro
person-gone = un ex giocatore
filter-any = tutti
filter-with = Con
filter-result = Risultato
filter-won = vinta
filter-lost = non vinta
filter-since = Dal
filter-until = Al
code-no-such-person = Questa persona non esiste, o non puoi vedere il suo profilo.
code-no-such-club = Questo club non esiste, o non ne fai parte.
code-no-such-season = Questa stagione non esiste.
code-too-many = Sarebbero troppi.

## What one likes

preference-accent = Colori della pagina
preference-accent-wine = Rosso vino
preference-accent-forest = Verde bosco
preference-accent-sea = Blu mare
preference-accent-contrast = Contrasto forte
preference-patterns = Motivi oltre ai colori
preference-patterns-off = No
preference-patterns-on = Su tessere e spazi
preference-size = Dimensione del testo
preference-size-normal = Normale
preference-size-large = Più grande
preference-size-huge = Molto grande
preference-forced = Rispondi in automatico quando c'è una sola scelta

## Messaggi mentre si è via

notices = Messaggi mentre sei via
notices-hint = Quando manchi da un minuto: al massimo un messaggio per turno e un promemoria prima che scada il tempo per la mossa.
channel-email = E-mail a { $address }
channel-push = Browser ({ $address })
channel-webhook = Webhook su { $address }
channel-unconfirmed = Apri il link nell'e-mail che abbiamo inviato a questo indirizzo.
channel-try = Invia un messaggio di prova
channel-remove = Rimuovi
channel-add = Aggiungi
channel-add-push = Avvisami in questo browser
channel-add-email = Indirizzo e-mail
channel-add-webhook = Indirizzo di un webhook
channel-format = Servizio
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = Tocca a me
notice-of-reminder = Il mio tempo sta per scadere
notice-of-asked = Mi invitano a una partita
notice-of-over = Una partita è finita
vacation = Vacanza
vacation-hint = In vacanza i tuoi orologi nelle partite con giorni per mossa si fermano e non ricevi messaggi. Giorni rimasti quest'anno: { $days }
vacation-until = Sei in vacanza fino al { $date }.
vacation-days = Quanti giorni, da ora
vacation-take = Vai in vacanza
vacation-end = Sono di nuovo qui
on-vacation = in vacanza
code-no-vacation = Non ti restano così tanti giorni quest'anno.
done-letter = Abbiamo inviato un'e-mail a questo indirizzo; apri il link che contiene.
done-tried = Il messaggio di prova è partito.
link-confirm = Conferma il tuo indirizzo e-mail
link-confirm-do = È il mio indirizzo
link-confirm-done = D'ora in poi riceverai e-mail quando tocca a te.
link-stop = Niente più e-mail
link-stop-do = Basta e-mail a questo indirizzo
link-stop-done = A questo indirizzo non arriverà più nulla.
code-no-push = Questo browser non consente le notifiche; controlla le sue impostazioni per questa pagina.
code-bad-target = Vanno bene solo indirizzi che iniziano con https:// e portano a un server pubblico.
code-no-such-channel = Questo server non può inviare messaggi di questo tipo, oppure hai rimosso questo indirizzo.
code-not-confirmed = Apri prima il link nell'e-mail.
code-not-delivered = Non è stato possibile consegnare il messaggio.
code-too-many-channels = Non puoi aggiungerne altri; prima rimuovine uno.

## Prima dell'inizio e prima della fine

colour = Il tuo colore
colour-0 = Rosso
colour-1 = Blu
colour-2 = Arancione
colour-3 = Viola
colour-4 = Verde
change-table = Modifica le impostazioni
start-fewer = Inizia in { $players }
start-bots = Inizia con i bot nei posti liberi
start-bot = Quale bot
send-away = Manda via
end-game = Termina la partita…
end-hint = La partita finisce senza risultato se tutti i giocatori sono d'accordo o, quando qualcuno non c'è, se lo è la maggior parte degli altri. Finché nessuno ha fatto una mossa, chi ospita può annullarla.
end-agree = Voglio terminarla
end-go-on = Continua a giocare
end-not = Continuiamo a giocare
cancel-game = Annulla la partita
code-sent-away = Chi ospita ti ha mandato via da questo tavolo.
code-too-few = Devono essere occupati almeno due posti.
code-no-such-bot = Questo bot non esiste.

## L'ultima pagina

finale-podium = Podio
finale-highlights = I round decisivi
finale-highlight = { $player }, fase { $phase }, round { $round }: { $points } punti.
finale-lead = Passa in testa.
finale-turns = I turni decisivi
finale-turn =
    { $player }, turno { $turn }: { $points ->
        [one] { $points } punto in più.
       *[other] { $points } punti in più.
    }
finale-closest = Turno { $turn }: ribellione { $rebellion } contro popolazione { $population }, mai così vicini all'indipendenza.
chart-points-rounds = Punti per round
finale-title = Com'è andata la partita
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
finale-explained = Ogni obiettivo mette in classifica tutti, non solo chi lo aveva; Pacifista e Separatista riguardano unicamente chi li aveva. Chi condivide un posto ne riceve i punti per intero; chi non ha nulla non riceve punti.
finale-independent = L'arcipelago è diventato indipendente
finale-above = La ribellione ({ $rebellion }) ha superato la popolazione ({ $population }).
finale-why = Gli ultimi passi della ribellione: { $steps }, a causa di: { $cause }.
finale-cause = Causa: { $cause } ({ $steps }).
finale-fewer = Non c'era più abbastanza gente per tenerlo.
finale-crisis-domestic =
    Nell'ultima crisi del mercato domestico non risolta, { $missing ->
        [one] { $missing } cittadino è rimasto
       *[other] { $missing } cittadini sono rimasti
    } senza { $resource }. Un cubetto in più ne avrebbe { $spared ->
        [one] rialzato { $spared }.
       *[other] rialzati { $spared }.
    }
finale-crisis-export =
    Nell'ultima crisi del mercato d'esportazione non risolta { $missing ->
        [one] mancava { $missing } cubetto
       *[other] mancavano { $missing } cubetti
    } di { $resource }. Uno in più avrebbe abbassato la ribellione di { $spared }.
finale-averted = Con la ribellione a { $rebellion } l'arcipelago avrebbe tenuto.
finale-not-averted = Con la ribellione a { $rebellion } non sarebbe bastato.
finale-cube-averted = Un cubetto in più ({ $resource }) lo avrebbe evitato.
finale-cube-not-averted = Un cubetto in più ({ $resource }) non lo avrebbe evitato.
chart-islands = Popolazione, ribellione e lavoratori disoccupati
chart-population = Popolazione
chart-rebellion = Ribellione
chart-workers = Lavoratori disoccupati
chart-points = Punti, se la partita fosse finita allora
chart-florins = Fiorini
chart-cubes = Cubetti
chart-end = fine
chart-table = I numeri in una tabella
