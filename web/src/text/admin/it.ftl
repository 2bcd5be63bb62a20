# Per gli amministratori; caricato con la loro pagina.

admin-people = Persone
admin-tables = Tavoli
admin-invitations = Inviti
admin-log = Registro
admin-number-people = Persone
admin-number-accounts = con un account
admin-number-online = Qui adesso
admin-number-open = Tavoli aperti
admin-number-playing = Partite in corso
admin-number-over = Partite finite
admin-number-unreadable = Tavoli illeggibili
admin-search = Nome, nome utente o identificativo
admin-look = Cerca
admin-more = Mostra altro
admin-guest = ospite
admin-online = qui adesso
admin-is-admin = amministratore
admin-banned-since = bannato dal { $date }
admin-seats =
    { $number ->
        [one] { $number } tavolo
       *[other] { $number } tavoli
    }
admin-export = Esporta
admin-export-of = Esporta ciò che è memorizzato su { $name }
admin-ban = Banna
admin-ban-of = Banna { $name }
admin-ban-hint = Tutte le sessioni e le connessioni di { $name } terminano subito e non è più possibile accedere.
admin-reason = Motivo, solo per gli amministratori
admin-lift = Revoca il ban
admin-lift-of = Revoca il ban di { $name }
admin-erase = Cancella
admin-erase-of = Cancella { $name }
admin-erase-hint = Nome, nome utente, chat e appunti di { $name } vengono cancellati per sempre. Le partite finite restano, senza il nome; in quelle in corso continuano i bot.
admin-status-open = aperto
admin-status-playing = in corso
admin-status-over = finito
admin-answers =
    { $number ->
        [one] { $number } risposta
       *[other] { $number } risposte
    }
admin-delete = Elimina
admin-delete-of = Elimina il tavolo { $table }
admin-delete-hint = Il tavolo viene eliminato per tutti, con la sua partita. Non si può annullare.
admin-note = Per chi (solo per gli amministratori)
admin-uses = Quante persone
admin-invite = Crea un invito
admin-invitation-made = Manda questo link a chi vuoi invitare; viene mostrato solo adesso.
admin-no-note = Senza nota
admin-uses-left =
    { $uses ->
        [0] esaurito
        [one] resta { $uses } uso
       *[other] restano { $uses } usi
    }
admin-withdraw = Ritira
admin-withdraw-of = Ritira l'invito «{ $note }»
admin-withdraw-hint = Con questo invito non entrerà più nessuno.
admin-log-hint = Tutto ciò che fanno gli amministratori, qui o dalla console del server. Queste righe non si possono cambiare.
admin-machine = La console del server
admin-did-promote = { $actor } ha reso { $subject } amministratore.
admin-did-demote = { $actor } ha tolto a { $subject } i diritti di amministratore.
admin-did-ban = { $actor } ha bannato { $subject }.
admin-did-lift = { $actor } ha revocato il ban di { $subject }.
admin-did-erase = { $actor } ha cancellato { $subject }.
admin-did-delete = { $actor } ha eliminato il tavolo { $subject }.
admin-did-export = { $actor } ha esportato ciò che è memorizzato su { $subject }.
admin-did-link = { $actor } ha creato un link di accesso per { $subject }.
admin-did-invite = { $actor } ha creato l'invito { $subject }.
admin-did-withdraw = { $actor } ha ritirato l'invito { $subject }.
