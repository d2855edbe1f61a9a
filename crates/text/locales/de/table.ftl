# A running table, whatever the game: people, connection, reactions.

reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-oh-no = Oh nein!
reaction-so-close = So knapp!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-thinking = Ich überlege …
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

photo-finish = { $you ->
    [yes] Fotofinish: Du warst { $millis } ms schneller als { $other }
   *[no] { $toyou ->
        [yes] Fotofinish: { $name } war { $millis } ms schneller als du
       *[no] Fotofinish: { $name } war { $millis } ms schneller als { $other }
    }
}
