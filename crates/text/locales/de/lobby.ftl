# A table before the match: seats, bots, options.

strength-random = Zufall
strength-random-about = Spielt irgendetwas Erlaubtes.
strength-easy = Leicht
strength-easy-about = Spielt wie beim ersten Mal, mit allen Fehlern.
strength-medium = Mittel
strength-medium-about = Spielt solide nach Faustregeln.
strength-hard = Schwer
strength-hard-about = Denkt voraus.

pace-child = Kind
pace-child-about = So schnell wie ein achtjähriges Kind, das das Spiel noch nicht kennt.
pace-casual = Gemütlich
pace-casual-about = So schnell wie die meisten am Familientisch.
pace-practised = Geübt
pace-practised-about = So schnell wie jemand, der oft spielt.
pace-expert = Profi
pace-expert-about = Schneller geht es kaum.

seat-open = frei
seat-bot = Bot
seat-ready = bereit
seat-not-ready = noch nicht bereit
seat-away = weg
seat-stand-in = weg, ein Bot spielt weiter
seat-bot-plays = ein Bot spielt weiter

option-joker-sets = Mehrere Joker
option-joker-sets-about = Du darfst mehrere Joker zusammen ohne Zahlenkarte spielen.
option-auto-clear = Immer abräumen
option-auto-clear-about = Vier gleiche werden immer abgeräumt; niemand darf sie liegen lassen.
option-hand-points = Nur Handkarten
option-hand-points-about = Nur Handkarten zählen Minuspunkte, Karten in den Stapeln nicht.
option-levels = Level
option-levels-about = Was die Level verlangen. Zwei Sterne sind schwerer.
option-levels-one-star = ein Stern
option-levels-two-stars = zwei Sterne
option-levels-own = { $count ->
    [one] { $count } eigenes Level
   *[other] { $count } eigene Level
}
option-keep = Karten behalten
option-keep-about = Wer sein Level nicht ausgelegt hat, darf bis zu vier Karten in die nächste Runde mitnehmen.
option-keep-from-level = ab Level { $level }
option-keep-never = nie

setting-rounds = Runden
setting-rounds-about = Wie viele Runden gespielt werden.
setting-rounds-race-about = Wie viele Runden gespielt werden: eine, oder mindestens zwei für jede Person am Tisch.
setting-rounds-count = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
setting-rounds-usual = üblich ({ $count })
setting-clock = Uhr
setting-clock-about = Wie lange du überlegen darfst, wenn du am Zug bist.
setting-public = Öffentlicher Tisch
setting-public-about = Alle können den Tisch auf der Startseite finden und sich dazusetzen.
setting-chat = Chat
setting-chat-about = Ihr dürft euch schreiben. Sonst gibt es nur fertige Sprüche.
setting-hold = Faires Timing
setting-hold-about = So lange wartet ein Zug höchstens, damit eine langsame Verbindung kein Nachteil ist.
setting-hold-millis = { $millis } ms
setting-hold-none = wer zuerst ankommt
setting-grace = Vertretung
setting-grace-about = Wer so lange weg ist, für den spielt ein Bot weiter.
setting-grace-seconds = { $seconds ->
    [one] nach { $seconds } Sekunde
   *[other] nach { $seconds } Sekunden
}

clock-none = ohne Uhr
clock-per-move = { $seconds ->
    [one] { $seconds } Sekunde pro Zug
   *[other] { $seconds } Sekunden pro Zug
}
clock-bank = { $seconds } s für die Runde, { $increment } s dazu pro Zug

lobby-ready = Ich bin bereit
lobby-hosted = { $you ->
    [yes] Du leitest diesen Tisch
   *[no] { $name } leitet diesen Tisch
}
lobby-host = leitet den Tisch
lobby-seats = Plätze
lobby-seat-count = Anzahl der Plätze
lobby-players = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
lobby-open-seat = Freier Platz
lobby-sit = Hier sitzen
lobby-sit-down = Hinsetzen
lobby-stand = Aufstehen
lobby-seat-in-use = Auf einem Platz, der wegfällt, sitzt noch jemand und muss sich erst umsetzen.
lobby-full = Alle Plätze sind besetzt. Du schaust zu.
lobby-add-bot = Bot dazu
lobby-remove-bot = Bot wegschicken
lobby-fill = Mit Bots auffüllen
lobby-strength = Stärke
lobby-pace = Tempo
lobby-person-menu = Mehr zu { $name }
lobby-give-host = Tisch übergeben
lobby-mute = Stummschalten
lobby-unmute = Wieder sprechen lassen
lobby-remove = Vom Tisch entfernen
lobby-remove-about = Wer entfernt wurde, kann nicht an diesen Tisch zurückkehren.
lobby-handicap = Vorsprung für die anderen
lobby-handicap-none = keiner
lobby-handicap-about = Was hier gespielt wird, zählt um so viel später: So können Große mit Kindern spielen.
lobby-watching = Publikum
lobby-invite = Einladen
lobby-invite-about = Wer diesen Link öffnet, sitzt am Tisch. Ohne Konto.
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-copied = Kopiert ✓
lobby-copy-failed = Nicht kopiert
lobby-share = Teilen …
lobby-share-text = Spiel mit mir { $game }
lobby-qr = QR-Code des Links
lobby-terms = Was gespielt wird
lobby-house = Hausregeln
lobby-table = Der Tisch
lobby-curious = Für Neugierige
lobby-level-list = Alle Level
lobby-own = Eigene Level
lobby-own-about = Nimm Level weg oder stell ein neues zusammen und füge es an. Eine Liste hat 1 bis 12 Level, und ein Level verlangt höchstens 10 Karten.
lobby-own-remove = { $what } wegnehmen
lobby-own-kind = Art
lobby-own-run = Folge
lobby-own-same = Gleiche Zahl
lobby-own-colour = Eine Farbe
lobby-own-size = Karten
lobby-own-combine = Dazunehmen
lobby-own-add = Dieses Level anfügen
lobby-begin = Los geht’s
lobby-is-ready = Du bist bereit
lobby-waiting = Warten auf { $names }
lobby-open-seats = { $count ->
    [one] Ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
