# A running table, whatever the game: people, connection, reactions.

reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-oh-no = Oh nein!
reaction-so-close = So knapp!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-thinking = Ich überlege …
reaction-hurry = Na los, du bist dran!
reaction-sorry = Tut mir leid!
reaction-one-more = Noch eine Runde?
reaction-good-game = Schönes Spiel!
reaction-back-soon = Bin gleich wieder da.

goodbye-removed = Du wurdest von diesem Tisch entfernt.
goodbye-protocol = Diese Seite ist veraltet. Lade sie neu.
goodbye-too-slow = Deine Verbindung kam nicht mit. Versuch es noch einmal.
goodbye-flood = Von hier kamen zu viele Nachrichten. Warte kurz und versuch es dann noch einmal.
goodbye-restart = Der Server startet neu. Gleich geht es weiter.
goodbye-closed = Diesen Tisch gibt es nicht mehr.
goodbye-elsewhere = Dieses Spiel geht in einem anderen Tab weiter.

photo-finish = { $you ->
    [yes] Fotofinish: Du warst { $millis } ms schneller als { $other }
   *[no] { $toyou ->
        [yes] Fotofinish: { $name } war { $millis } ms schneller als du
       *[no] Fotofinish: { $name } war { $millis } ms schneller als { $other }
    }
}

table-connecting = Verbinde …
table-side = Was bisher geschah
table-log = Was bisher geschah
table-round = Runde { $round } von { $rounds }
table-round-trip = { $millis } ms
table-go = Los!
table-your-turn = Du bist dran
table-on-turn = ist dran
table-lost = Verbindung verloren. Neuer Versuch …
table-unkept = Dieser Browser speichert nichts für diese Seite: Neu laden würde das Spiel beenden.
table-paused = Pause
table-resume = Weiter
table-menu = Menü
table-restart = Neu austeilen
table-restart-sure = Die laufende Partie geht dabei verloren.
table-new-game = Neues Spiel mit anderen Einstellungen
table-pause = Um Pause bitten
table-resign = Diese Runde aufgeben
table-react = Reagieren
table-chat = Nachricht
table-send = Senden
seat-round-trip = { $millis } ms
seat-handicap = +{ $millis } ms
notices = Hinweise
notice-rule = Regel { $rule }
action-play = Spiel { $cards }
action-add = Leg { $cards } dazu
action-push = { $count ->
    [0] Schieb { $name } den Stapel zu
   *[other] Schieb { $name } den Stapel zu ({ $cards })
}
action-clear = { $count ->
    [0] Räum mit CLEAR ab
   *[other] Räum mit CLEAR ab ({ $cards })
}
action-pass = Nimm den Stapel ({ $cards })
action-blind = Spiel die letzte Karte von Stapel { $stack } blind
action-clear-four = Räum den Stapel ab ({ $cards })
action-leave = Lass die vier liegen
action-done = Fertig
action-draw = Zieh eine Karte
action-lay-last = Leg deine letzte Karte verdeckt
action-take = { $you ->
    [yes] Nimm zurück: { $card }
   *[no] Nimm von { $name }: { $card }
}
action-lay-down = Leg dein Level aus
action-attach = { $you ->
    [yes] Leg bei dir an: { $card } ({ $combination })
   *[no] Leg bei { $name } an: { $card } ({ $combination })
}
action-discard = Wirf ab: { $card }
action-skip = Lass { $name } aussetzen
action-keep = Behalte: { $cards }
action-keep-nothing = Behalte nichts
table-sound-on = Töne an
table-watching = Du schaust zu
table-pause-asked = Pause gewünscht: { $names }
table-pause-yours = Du möchtest eine Pause. Die anderen müssen noch zustimmen.
table-pause-agree = Zustimmen
table-pause-undo = Zurücknehmen
table-resume-asked = Bereit zum Weiterspielen: { $names }
table-resign-sure = Ein Bot spielt für dich weiter, bis diese Runde vorbei ist. In der nächsten bist du wieder dabei.
table-keep-playing = Weiterspielen
table-leave = Tisch verlassen
table-leave-sure = Ein Bot spielt für dich weiter, solange du weg bist. Die Startseite führt dich zurück.
table-your-time = Deine Zeit
table-people = Am Tisch
table-stand-in = Ein Bot spielt für dich.
table-stand-in-late = Zeit abgelaufen: Ein Bot macht diesen Zug.
table-stand-in-round = Ein Bot spielt für dich, bis diese Runde vorbei ist.
table-stand-in-end = Selbst weiterspielen
