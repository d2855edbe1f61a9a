# Why something was not done.

refusal-over = Das Spiel ist zu Ende.
refusal-not-a-player = Du schaust nur zu.
refusal-not-your-turn = { $name } ist am Zug.
refusal-other-game = Das gehört zu { $game }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.

refusal-no-cards = Wähle zuerst eine Karte.
refusal-mixed-values = { $one } und { $other } gehen nicht zusammen: Alle Zahlenkarten müssen gleich sein.
refusal-too-high = { $value } ist höher als die { $top } auf dem Ablagestapel.
refusal-not-so-many = So viele hast du davon nicht auf der Hand: { $card }.
refusal-nothing-open = Auf Stapel { $stack } liegt keine offene Karte.
refusal-jokers-alone = Ohne Zahlenkarte darfst du nur einen Joker spielen.
refusal-play-is-open = Beende zuerst dein Ausspielen: Leg Karten desselben Werts dazu oder wähle „Fertig“.
refusal-other-value = { $value } passt nicht dazu: Du spielst gerade { $play }.
refusal-nothing-to-extend = Du kannst gerade nichts dazulegen.
refusal-no-four = Du hast gerade keine vier gleichen vervollständigt.
refusal-four-first = Sag zuerst, ob du den Stapel abräumst.
refusal-fifth = Das wäre die fünfte { $value } auf dem Ablagestapel. Mehr als vier gibt es nie.
refusal-push-yourself = Du kannst dir den Stapel nicht selbst zuschieben.
refusal-no-such-seat = Dort sitzt niemand.
refusal-special-mixed = { $card } ist eine Sonderkarte: Sie wird einzeln gespielt.
refusal-not-open = Auf Stapel { $stack } liegt kein offenes { $card }.
refusal-pass-on-empty = Der Ablagestapel ist leer, also kannst du nicht passen. Spiel etwas aus.
refusal-final-covered = Die letzte Karte von Stapel { $stack } ist noch zugedeckt. Spiel erst, was darauf liegt.
refusal-no-final-card = Von Stapel { $stack } ist nichts mehr übrig.
refusal-target-first = Wähle zuerst, wer den Stapel nehmen muss.
refusal-no-push-turned-up = Du hast gerade kein PUSH aufgedeckt.

refusal-plusminus-does-not-fit = { $value } passt nicht auf { $top }. Du brauchst { $low } oder { $high }.
refusal-deck-used-up = Dein Stapel ist aufgebraucht.
refusal-not-the-last = Nur deine allerletzte Karte darfst du verdeckt legen, und du hast noch { $count }.
refusal-halves-do-not-fit = Das passt in keiner Richtung: Jede Hälfte muss in Farbe oder Symbol übereinstimmen.
refusal-half-fits = Eine Hälfte ist gleich, aber die andere stimmt weder in Farbe noch in Symbol überein.
refusal-hand-full = Du hast schon vier Karten auf der Hand.
refusal-stack-used-up = Dein Stapel ist aufgebraucht.

refusal-draw-first = Zieh zuerst eine Karte.
refusal-drawn-already = Du hast schon gezogen.
refusal-no-pile = Dort liegt keine Karte zum Nehmen.
refusal-laid-already = Dein Level liegt schon aus.
refusal-wrong-count = { $asked ->
    [one] Ein Level wird als Ganzes ausgelegt: bisher { $laid } von { $asked } Kombination.
   *[other] Ein Level wird als Ganzes ausgelegt: bisher { $laid } von { $asked } Kombinationen.
}
refusal-not-a-run = Kombination { $index } ist keine Folge aufeinanderfolgender Zahlen.
refusal-not-the-same = In Kombination { $index } sind nicht alle Zahlen gleich.
refusal-not-one-colour = In Kombination { $index } haben nicht alle Karten dieselbe Farbe.
refusal-not-the-level = Das ist nicht dein Level. Es fehlt: { $combination }.
refusal-skip-in-combination = Eine Aussetzen-Karte gehört in keine Kombination.
refusal-joker-undeclared = Sag, wofür der Joker steht.
refusal-not-laid-yet = Leg zuerst dein eigenes Level aus, dann darfst du anlegen.
refusal-no-combination = Diese Kombination liegt nicht auf dem Tisch.
refusal-cannot-attach = Das passt dort nicht: { $card } an { $combination }.
refusal-last-card = Deine letzte Karte kannst du nur abwerfen.
refusal-last-skip = Aussetzen als letzte Karte hat keine Wirkung: Wirf sie einfach ab.
refusal-skip-another = Aussetzen legst du vor eine andere Person.
refusal-skipped-already = Vor { $name } liegt schon eine Aussetzen-Karte.
refusal-nothing-to-keep = Die Runde läuft noch: Es gibt noch nichts zu behalten.
refusal-not-choosing = Die anderen wählen gerade, welche Karten sie behalten.
refusal-choose-what-to-keep = Die Runde ist vorbei: Wähle, welche Karten du behältst.
refusal-too-many-kept = { $count } Karten sind zu viele: Behalte höchstens vier.

refusal-unreadable = Das hat der Tisch nicht verstanden.
refusal-by-rule = Regel { $rule } erlaubt das nicht.
refusal-not-allowed = Die Regeln erlauben das nicht.
refusal-stale = Inzwischen hat sich etwas geändert. Schau noch einmal hin.
refusal-too-late = Zu spät: Jemand war schneller.
refusal-wrong-phase = Das geht gerade nicht.
refusal-not-host = Das darf nur, wer den Tisch leitet.
refusal-not-seated = Setz dich zuerst.
refusal-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen.
refusal-unknown = Diesen Platz oder diese Person gibt es hier nicht.
refusal-settings = Diese Einstellungen passen nicht zusammen.
refusal-muted = Du kannst hier nicht schreiben: Der Chat ist aus, oder du bist stumm.
refusal-too-fast = Nicht so schnell! Warte einen Moment.
