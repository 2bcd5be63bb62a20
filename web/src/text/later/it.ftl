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
