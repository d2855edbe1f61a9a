# A running table, whatever the game: people, connection, reactions.

reaction-hello = Ciao!
reaction-good-luck = Buona fortuna!
reaction-well-played = Ben giocato!
reaction-thanks = Grazie!
reaction-oh-no = Oh no!
reaction-so-close = Per un pelo!
reaction-laugh = Ah ah!
reaction-wow = Wow!
reaction-thinking = Fammi pensare…
reaction-hurry = Dai, tocca a te!
reaction-sorry = Scusa!
reaction-one-more = Ancora una?
reaction-good-game = Bella partita!
reaction-back-soon = Torno subito.

goodbye-removed = Chi ospita ti ha tolto da questo tavolo.
goodbye-protocol = Questa pagina non è aggiornata. Ricaricala.
goodbye-too-slow = La tua connessione non ce l’ha fatta. Riprova.
goodbye-flood = Da qui sono arrivati troppi messaggi. Aspetta un momento e riprova.
goodbye-restart = Il server si riavvia. Si riprende tra un attimo.
goodbye-closed = Questo tavolo è chiuso.
goodbye-elsewhere = Questa partita continua in un’altra scheda.

photo-finish = { $you ->
    [yes] Fotofinish: { $millis } ms prima di { $other }
   *[no] { $toyou ->
        [yes] Fotofinish: { $name } ti ha battuto di { $millis } ms
       *[no] Fotofinish: { $name } ha battuto { $other } di { $millis } ms
    }
}

table-connecting = Connessione…
table-side = Che cosa è successo
table-log = Che cosa è successo
table-round = Mano { $round } su { $rounds }
table-round-trip = { $millis } ms
table-go = Via!
table-your-turn = Tocca a te
table-on-turn = è di turno
table-lost = Connessione persa. Nuovo tentativo…
table-unkept = Questo browser non salva nulla per questa pagina: ricaricarla metterebbe fine alla partita.
table-paused = Pausa
table-resume = Continua
table-menu = Menu
table-restart = Ridistribuisci
table-restart-sure = La partita in corso andrà persa.
table-new-game = Nuova partita con altre impostazioni
table-pause = Chiedi una pausa
table-resign = Abbandona questa mano
table-react = Reagisci
table-chat = Messaggio
table-send = Invia
seat-round-trip = { $millis } ms
seat-handicap = +{ $millis } ms
notices = Avvisi
notice-rule = Regola { $rule }
action-play = Gioca { $cards }
action-add = Aggiungi { $cards }
action-push = { $count ->
    [0] Spingi la pila verso { $name }
   *[other] Spingi la pila verso { $name } ({ $cards })
}
action-clear = { $count ->
    [0] Elimina la pila con CLEAR
   *[other] Elimina la pila con CLEAR ({ $cards })
}
action-pass = Prendi la pila ({ $cards })
action-blind = Gioca alla cieca l’ultima carta della pila { $stack }
action-clear-four = Elimina la pila ({ $cards })
action-leave = Lascia le quattro
action-done = Fatto
action-draw = Pesca una carta
action-lay-last = Metti giù coperta la tua ultima carta
action-take = { $you ->
    [yes] Riprendi: { $card }
   *[no] Prendi da { $name }: { $card }
}
action-lay-down = Metti in tavola il tuo livello
action-attach = { $you ->
    [yes] Aggiungi al tuo livello: { $card } ({ $combination })
   *[no] Aggiungi al livello di { $name }: { $card } ({ $combination })
}
action-discard = Scarta: { $card }
action-skip = Fai saltare un turno a { $name }
action-keep = Tieni: { $cards }
action-keep-nothing = Non tenere niente
table-sound-on = Suoni attivi
table-watching = Stai guardando
table-pause-asked = Pausa richiesta: { $names }
table-pause-yours = Hai chiesto una pausa. Gli altri devono ancora accettare.
table-pause-agree = Accetta
table-pause-undo = Ritira
table-resume-asked = Pronti a continuare: { $names }
table-resign-sure = Un bot gioca al tuo posto fino alla fine della mano. Torni alla prossima.
table-keep-playing = Continua a giocare
table-leave = Lascia il tavolo
table-leave-sure = Un bot gioca per te mentre sei via. La pagina iniziale ti riporta qui.
table-your-time = Il tuo tempo
table-people = Al tavolo
table-stand-in = Un bot gioca al tuo posto.
table-stand-in-late = Tempo scaduto: un bot fa questa mossa.
table-stand-in-round = Un bot gioca al tuo posto fino alla fine della mano.
table-stand-in-end = Torna a giocare
