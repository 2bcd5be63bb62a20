# La riga di comando e il gioco nel terminale.

## Quello che argparse dice da sé

argparse-usage = uso:{" "}
argparse-positionals = argomenti
argparse-options = opzioni
argparse-argument = { $name }: { $problem }
argparse-required = manca: { $names }
argparse-unknown = non riconosciuto: { $names }
argparse-one = richiede un valore
argparse-some = richiede almeno un valore
argparse-choice = { $value } non è possibile; scegli tra { $choices }
argparse-explicit = non prende valori, quindi non { $value }
metavar-command = COMANDO
metavar-game = gioco
metavar-file = FILE
metavar-path = PERCORSO
metavar-address = INDIRIZZO
metavar-url = URL
metavar-folder = CARTELLA
metavar-program = PROGRAMMA

## Comandi e opzioni

help-hexhaven = Giochi da tavolo con regole rigorose: gioca contro i bot, simula molte partite, rivedi e controlla le registrazioni.
help-epilog = Codici di uscita: 0 tutto bene, 1 un controllo è fallito, 2 comando o dati sbagliati. Lingua: --lang, HEXHAVEN_LANG, LC_ALL o LANG; ci sono en, de, ru, it.
help-play = gioca contro i bot nel terminale
help-sim = gioca molte partite casuali e ne fa la statistica
help-stats = gioca molte partite fra bot ragionevoli e ne fa la statistica
help-arena = fa giocare i bot fra loro e ne misura la forza
help-bot = controlla un bot che è un programma a sé
help-train = fa imparare i bot di un gioco da partite contro sé stessi
help-replay = ripete una registrazione e mostra come finisce
help-verify = controlla ogni sorteggio di una registrazione con il suo seed
help-check = esegue i file di scenario
help-bench = misura la velocità dei giochi
help-help = mostra questo aiuto
help-version = mostra la versione
help-command = che cosa fare
help-game = il gioco: { $games }
help-seat = il tuo posto, da 1 (predefinito: 1)
help-play-bot = contro quali bot giochi: { $names } (predefinito: { $usual })
help-seed = un numero intero o 64 cifre esadecimali; lo stesso seed dà gli stessi sorteggi
help-lang = lingua: en, de, ru o it
help-save = scrive la registrazione della partita in questo file, che non deve ancora esistere
help-save-games = salva ogni partita in questa cartella, in file che hexhaven verify può controllare
help-position = comincia da questa posizione: una riga come la mostra il comando position durante una partita; senza opzioni del gioco
help-games = quante partite (predefinito: 100)
help-of-game = { $game }: { $option }
help-mixed = { $option }; o mixed: dipende dal numero della partita
help-seed-number = un numero intero (predefinito: 1); lo stesso numero dà le stesse partite
help-first = numero della prima partita (predefinito: 1), per rivedere una sola partita
help-laws = controlla gli invarianti del gioco dopo ogni passo; con --seats mixed variano anche tutte le altre opzioni
help-jobs = quanti processi (predefinito: 1; con --laws uno per processore)
help-stats-bot = chi gioca a tutti i posti, se si vuole con un limite per ogni risposta come nell'arena: expert@50ms (predefinito: un bot veloce)
help-stats-jobs = quanti processi (predefinito: 1)
help-arena-bots =
    i bot separati da virgole, se si vuole con il tempo per risposta: expert@50ms, expert@200 (simulazioni); un
    programma proprio è program:COMANDO
help-arena-games = quante partite per ogni coppia (predefinito: 100)
help-arena-gauntlet = fa giocare solo il primo bot contro ciascuno degli altri
help-arena-save = salva ogni partita in questa cartella, in file che hexhaven verify può controllare; quelle già presenti non si rigiocano
help-arena-stop = ferma una coppia appena è certo se la quota di vittorie è sopra o sotto questa, per esempio 0.5
help-arena-ray = gioca sul cluster Ray a questo indirizzo; local: solo su questa macchina
help-arena-plot = disegna i punteggi Elo o le vittorie in un file SVG
help-bot-action = check: gioca una partita in ogni posto
help-bot-program = il comando che avvia il programma, fra virgolette
help-bot-seconds = secondi per ogni risposta (predefinito: 5)
help-train-folder = dove l'addestramento tiene i suoi numeri; ciò che c'è già viene continuato
help-train-generations = quante generazioni di strategie provare (predefinito: 100)
help-train-games = partite fra strategie da cui si valutano le posizioni (predefinito: 20000)
help-train-self-play = partite della ricerca contro sé stessa che migliorano la valutazione (predefinito: 0)
help-train-start = file di pesi da cui partire, per esempio il mind.toml di un altro addestramento
help-json = stampa JSON, con le chiavi descritte in docs/cli.md
help-file = una registrazione salvata da play
help-at = si ferma dopo questo numero di risposte
help-paths = file di scenario, o cartelle con file *.scenario
help-seconds = per quanti secondi misurare ogni numero (predefinito: 1)

## Che cosa non va nei dati

error-line = hexhaven: { $problem }
error-no-option = { $game } non ha l'opzione { $option }
error-seat = il tuo posto deve essere un numero da 1 a { $seats }, non { $value }
error-bot = nessun bot di { $game } si chiama { $value }; ci sono { $names }
error-budget = { $value } non è un tempo: scrivi 50ms, 1s, 1sx2 per due core o un numero di simulazioni come 200
error-no-ray = --ray richiede Ray: pip install ray
error-ray = nessun cluster Ray a { $address }: { $problem }
error-arena-twice = ogni bot si può nominare una volta sola
error-arena-share = --stop dev'essere fra 0 e 1, non { $value }
error-no-training = { $game } non ha bot che imparano
error-seed = un seed è un numero intero di al massimo 60 cifre o ha 64 cifre esadecimali; non { $value }
error-position = da questa posizione non si può giocare: { $problem }
error-position-options = una posizione ha le proprie opzioni, quindi { $option } non si può indicare
error-number = { $option } richiede un numero intero da { $least } a { $most }, non { $value }
error-seconds = --seconds richiede un numero maggiore di 0 e fino a { $most }, non { $value }
error-at = --at richiede un numero da 0 a { $answers }, tante sono le risposte della registrazione; non { $value }
error-read = impossibile leggere { $path }: { $problem }
error-write = impossibile scrivere { $path }: { $problem }
error-utf8 = { $path } non è un testo in UTF-8
error-size = { $path } è troppo grande: nessun file letto da questo comando supera i { $most } MB
error-output = impossibile scrivere l'output: { $problem }
error-file = { $path }:{ $line }: { $problem }
error-language = hexhaven: la lingua { $value } (HEXHAVEN_LANG) non esiste, ci sono solo { $languages }; si continua in inglese
error-no-scenarios = nessun file *.scenario in { $path }
problem-refused = { $answer } è rifiutata dalla regola { $rule }: { $reason }
problem-english = qui c'è un errore: { $problem }
trouble-missing = il file o la cartella non esiste
trouble-exists = il file esiste già e non viene sovrascritto
trouble-denied = accesso negato
trouble-folder = è una cartella
trouble-no-folder = una parte del percorso non è una cartella
trouble-name = nessun file può avere questo nome
trouble-full = il disco è pieno
number-0 = { NUMBER($number, maximumFractionDigits: 0) }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Il gioco nel terminale

player = Giocatore { $seat }
player-you = Giocatore { $seat } (tu)
play-welcome = Giochi contro { $bots ->
        [one] un bot
       *[other] { $bots } bot
    } ({ $name }). Scrivi ? per l'aiuto.
bot-random = casuale
bot-greedy = avido
bot-reference = di confronto
bot-beginner = principiante
bot-casual = occasionale
bot-skilled = abile
bot-strong = forte
bot-expert = esperto
play-seed-hash = Impronta del seed di tutti i sorteggi (SHA-256): { $hash }
play-news = Dopo la tua ultima risposta
play-prompt = La tua risposta (numero, notazione o ?):{" "}
play-help =
    Scrivi il numero di una risposta o la sua notazione, che sta a destra nella lista. Altri comandi:
      ? NOME      che cosa fa qualcosa, per esempio: ? { $example }
      ? { $rule }  che cosa dice questa regola
      why TESTO   perché questa notazione non sarebbe una risposta ammessa
      show        di nuovo il tavolo
      list        di nuovo la domanda e le risposte
      board N     che cosa appartiene al giocatore N
      log, log N  tutto il registro, o le ultime N righe
      hint        che cosa risponderebbe il bot più forte, e perché
      undo        ritira la tua ultima risposta
      position    mostra la posizione in una riga da copiare
      save FILE   scrive in un file la registrazione fin qui
      quit        lascia la partita
play-thing = { $name }: { $effect }
play-rule = Regola { $rule }: { $said }
play-no-thing = { $name } non esiste. I nomi sono: { $names }
play-no-number = La lista non ha il numero { $number }.
play-no-answer = Non è una risposta: { $line }. Scrivi ? per l'aiuto.
play-close = Forse intendevi: { $answers }
play-form = Si scrive così: { $form }
play-refused = Rifiutata dalla regola { $rule }: { $reason }
play-legal = È una risposta ammessa: { $line }
play-no-player = Non c'è un giocatore { $number }.
play-board-which = Questo è tuo. board N mostra che cosa appartiene al giocatore N.
play-save-which = Indica il file: save FILE
play-why-which = Indica la risposta in notazione, per esempio: why { $example }
play-log-which = log mostra tutto, log 20 le ultime 20 righe.
play-position = Copia questa riga. hexhaven play GIOCO --position RIGA comincia da lì; ciò che ti è nascosto viene scelto a caso.
play-took-back = La tua ultima risposta è ritirata.
play-no-undo = Non c'è niente da ritirare: dopo la tua ultima risposta la partita è andata avanti.
play-no-hint = Qui non c'è niente da consigliare: c'è una sola risposta, o nessun bot sa spiegare la sua.
play-hint = Per fare così, scrivi: { $line }
play-saved = Salvata: { $path }
play-left = Hai lasciato la partita.
play-unsaved = Questa partita non è salvata. save FILE la salva; un altro quit lascia la partita senza salvarla.
play-lost = Questa partita non è stata salvata. La prossima volta scrivi save FILE durante la partita, o cominciala con: hexhaven play { $game } --save FILE
play-ask-file = File in cui salvare questa partita (vuoto: non salvarla):{" "}
play-winner = { $player } vince.
play-seed = Il seed era { $seed }.
play-verify = Per controllare ogni sorteggio: hexhaven verify { $path }

## Simulazione

sim-title =
    { $games ->
        [one] { $games } partita casuale
       *[other] { $games } partite casuali
    } di { $game }, seed { $seed }, versione: { $build }
sim-progress = Partite
sim-seat = Posto
sim-count = Partite
sim-mean = Media
sim-deviation = Deviazione
sim-least = Minimo
sim-most = Massimo
sim-wins = Vittorie %
sim-decisions = Decisioni per partita: { $number }
sim-speed = Partite al secondo: { $number } ({ $seconds } s)
sim-laws-hold = In ogni partita valgono tutti gli invarianti.
sim-broken = Invariante violato nella partita { $number }: { $law }
sim-options = Opzioni: { $options }
sim-again = Per rivederla: { $command }

arena-title =
    { $game } { $seats ->
        [one] in solitario
       *[other] con { $seats } giocatori
    }, seed { $seed }, versione: { $build }
arena-challenger = Bot
arena-rival = contro
arena-games = Partite
arena-wins = Vittorie %
arena-margin = Vantaggio
arena-points = Punti
arena-rivals = Punti degli altri
arena-bot = Bot
arena-elo = Elo
arena-fault = Errore di un programma: { $fault }

bot-played = Posto { $seat }: { $points } punti, { $place }º
bot-failed = Errore del programma: { $fault }
bot-good = Il programma può partecipare.

train-generation = Generazione { $number }: in media { $points } punti
train-games = { $players } giocatori: osservate { $games } partite
train-objectives = I possedimenti dei giocatori sono stati osservati { $cases } volte: l'obiettivo più probabile era quello vero nel { $right } % dei casi (log-verosimiglianza { $likelihood }).
train-done = I pesi sono in { $path }.
train-plot = Punti dei pesi per generazione

stats-title =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } di { $game } fra bot ragionevoli, seed { $seed }, versione: { $build }

worth-players = Giocatori
worth-lead = Vantaggio
worth-wins = Vinte %
worth-fair = Attese %

build-compiled = compilata
build-interpreted = interpretata

## Registrazioni, scenari, velocità

replay-answers =
    { $answers ->
        [one] { $answers } risposta ripetuta
       *[other] { $answers } risposte ripetute
    }.
replay-last = L'ultima: { $who }: { $answer }
replay-chance = caso
replay-open = La partita non è finita.
replay-asked = Tocca a { $player }: «{ $question }»
replay-draw = Ora decide il caso.
verify-good =
    { $path }: { $draws ->
        [one] { $draws } sorteggio segue
       *[other] tutti i { $draws } sorteggi seguono
    } dal seed.
verify-revealed = Il posto { $seat } ha aggiunto la sua parte del seed, come annunciato prima della partita.
verify-unrevealed = Il posto { $seat } ha annunciato una parte del seed ma non l'ha rivelata in tempo; è stata tralasciata.
verify-open = { $path }: la partita non è finita. Fin qui è regolare; i sorteggi si potranno controllare quando alla fine sarà svelato il seed.
check-summary =
    { $scenarios ->
        [one] { $scenarios } scenario
       *[other] { $scenarios } scenari
    }, falliti: { $failed }
bench-title = Partite casuali di { $game } su un core
bench-what = Il meglio di più misure
bench-decisions = Decisioni al secondo, { $players } giocatori
bench-answers = Risposte al secondo, { $players } giocatori
bench-copy = Nanosecondi per copia
bench-key = Nanosecondi per chiave
bench-faster = Fattore
bench-not-compiled = Questa installazione non è compilata; si misura solo la versione interpretata.

# hexhaven admin

help-admin = gestisce le persone e i tavoli di un server, anche mentre è in funzione
metavar-action = AZIONE
metavar-search = TESTO
metavar-login = LOGIN
metavar-table = TAVOLO
metavar-text = TESTO
help-admin-people = elenca le persone, 50 alla volta, prima le più recenti
help-admin-tables = elenca i tavoli, 50 alla volta, prima i più recenti
help-admin-promote = rende amministratore chi ha un account; troverà la pagina tra le preferenze
help-admin-demote = toglie a qualcuno i diritti di amministratore
help-admin-ban = banna qualcuno: le sue sessioni e connessioni terminano
help-admin-lift = revoca un ban
help-admin-erase = cancella qualcuno; le partite finite restano, senza il nome
help-admin-delete = elimina un tavolo e la sua partita
help-admin-export = stampa in JSON tutto ciò che è memorizzato su qualcuno, tranne quanto fatto in partite non finite
help-admin-link = crea un link di accesso per chi ha perso la password
help-admin-invite = crea un invito per nuovi giocatori e ne stampa il codice
help-admin-invitations = elenca gli inviti
help-admin-withdraw = ritira un invito
help-admin-audit = mostra che cosa hanno fatto gli amministratori, 50 righe alla volta, prima le più recenti
help-admin-backup = copia tutte le partite in un file, anche mentre il server è in funzione
help-admin-search = solo chi ha questo nel nome, nel nome utente o nell'identificativo
help-admin-who = il nome utente, o l'identificativo elencato da «people»
help-admin-table = l'identificativo elencato da «tables»
help-admin-invitation = l'identificativo elencato da «invitations»
help-admin-reason = perché; solo per gli amministratori
help-admin-note = per chi; solo per gli amministratori
help-admin-uses = quante persone possono usarlo (predefinito: 1)
help-admin-from = salta questo numero di righe
admin-promoted = { $who } ora è amministratore.
admin-demoted = { $who } non è più amministratore.
admin-banned = { $who }: ban attivo.
admin-lifted = { $who }: ban revocato.
admin-unchanged = Per { $who } non c'è nulla da cambiare.
admin-erased = { $who }: dati cancellati.
admin-deleted = Il tavolo { $table } è stato eliminato.
admin-link = Link di accesso per { $who }, valido una volta; va aggiunto all'indirizzo della pagina:
admin-uses =
    { $uses ->
        [one] resta { $uses } uso
       *[other] restano { $uses } usi
    }
admin-withdrawn = L'invito è stato ritirato.
admin-machine = console del server
admin-is-admin = amministratore
admin-is-banned = bannato
admin-no-such-person = nessuno ha questo nome utente o identificativo; agli amministratori serve un account
admin-no-such-table = questo tavolo non esiste
admin-no-such-invitation = questo invito non esiste
admin-administrator = è un amministratore; prima va tolto il ruolo (demote)

# hexhaven serve

help-serve = apre tavoli per persone e bot su una pagina web
help-host = indirizzo su cui ascoltare (predefinito 127.0.0.1, solo questo computer)
help-port = porta su cui ascoltare (predefinita 8000; 0: una qualsiasi libera)
help-database = indirizzo di un database PostgreSQL, postgresql://…; senza, le partite stanno in un file
help-data = cartella per quel file (predefinita: dove il sistema tiene i dati dei programmi)
help-open = apre la pagina in un browser
serve-ready = Hexhaven è attivo su { $url }
serve-few-places = Il sistema consente solo { $number } file e connessioni aperti contemporaneamente; LimitNOFILE o ulimit -n ne permettono di più.
error-database = il database non è utilizzabile: { $problem }
error-listen = impossibile ascoltare su { $host }, porta { $port }: { $problem }
error-setting = la variabile d'ambiente { $name } richiede un numero, non { $value }
error-limit = { $name }: non esiste un limite di nome { $value }
error-bad-setting = il valore della variabile d'ambiente { $name } non si può usare; può essere { $value }

# Messaggi a chi non è presente

notice-turn =
    { $others ->
        [0] Tocca a te: { $game }.
       *[other] Tocca a te: { $game } con { $players }.
    }
notice-reminder =
    { $others ->
        [0] Il tempo per la tua mossa scade tra { $time }: { $game }.
       *[other] Il tempo per la tua mossa scade tra { $time }: { $game } con { $players }.
    }
notice-hours = { $hours } ore
notice-minutes =
    { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
notice-asked =
    { $others ->
        [0] Ti invitano a una partita: { $game }. C'è un posto riservato per te.
        [one] { $players } vorrebbe giocare con te: { $game }. C'è un posto riservato per te.
       *[other] { $players } vorrebbero giocare con te: { $game }. C'è un posto riservato per te.
    }
notice-over =
    { $others ->
        [0] La tua partita è finita: { $game }.
       *[other] La tua partita è finita: { $game } con { $players }.
    }
notice-test = Questo è un messaggio di prova: è arrivato.
notice-stop = Per non ricevere più queste e-mail, apri questo link:
notice-confirm-subject = Hexhaven: è il tuo indirizzo?
notice-confirm = Qualcuno, probabilmente tu, vorrebbe essere avvisato a questo indirizzo quando tocca a lui. Per confermarlo apri questo link:
notice-not-you = Se la richiesta non è tua, non fare nulla: a questo indirizzo non arriverà altro da parte nostra.

# Suggerimenti

hint-then = Poi: { $answers }.
hint-brings = Subito: { $lines }
hint-points = Alla fine puoi aspettarti circa { $points } punti, il migliore degli altri circa { $rival }.
hint-second = La seconda scelta, peggiore di circa { $points } punti: { $answer }.
hint-second-close = Quasi altrettanto buona: { $answer }.
hint-prepares =
    Così diventa più probabile: «{ $line }» ({ $share ->
        [one] in { $share } partita
       *[other] in { $share } partite
    } su 10, altrimenti in { $otherwise }).

# Aggiornamenti e backup

log-rules-updated = Le regole sono state aggiornate alla versione { $version }.
verify-stretch = { $problem } (giocata con la versione { $rules } delle regole, che da allora sono cambiate)
verify-part =
    { $draws ->
        [one] { $draws } sorteggio segue dal seed
       *[other] { $draws } sorteggi seguono dal seed
    }; il resto non si è potuto controllare.
serve-running =
    { $games ->
        [one] { $games } partita in corso di { $game } continua con la versione { $version } delle regole.
       *[other] { $games } partite in corso di { $game } continuano con la versione { $version } delle regole.
    }
serve-untold =
    { $games ->
        [one] { $games } partita di una versione precedente di Hexhaven viene aggiornata mentre il server è attivo.
       *[other] { $games } partite di una versione precedente di Hexhaven vengono aggiornate mentre il server è attivo.
    }
serve-unreadable =
    { $games ->
        [one] { $games } tavolo finora non era leggibile; si riprova.
       *[other] { $games } tavoli finora non erano leggibili; si riprova.
    }
error-newer-database = il database appartiene a una versione più recente di Hexhaven (revisione { $found }, questo programma conosce fino a { $known }): installa quella versione o ripristina un backup
help-backup = copia tutte le partite in un file, anche mentre il server è attivo
help-backup-file = il file da scrivere, che non deve ancora esistere
help-restore = ripristina le partite di un backup; prima ferma il server
help-restore-file = un file scritto da hexhaven backup
help-force = sostituisce le partite presenti
backup-done =
    { $path } contiene { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }.
help-recount = conta di nuovo le partite finite salvate e ricalcola tutti i rating
recount-done =
    { $games ->
        [one] { $games } partita finita contata.
       *[other] { $games } partite finite contate.
    }
restore-done =
    Le partite di { $path } sono ripristinate: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }.
error-backup-postgres = un database PostgreSQL si salva con pg_dump e si ripristina con pg_restore
error-no-games = in { $path } non ci sono partite
error-restore-exists = in { $path } ci sono già partite; --force le sostituisce
error-restore-running = { $path } è in uso; prima ferma il server
error-not-backup = { $path } non è un backup: { $problem }

typed-in-line = { $path }: { $where }: { $problem }
typed-in-line-file = { $path }: { $problem }
typed-in-bad =
    { $violations ->
        [one] { $violations } errore.
       *[other] { $violations } errori.
    }
