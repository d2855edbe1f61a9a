# The home page.

home-lead = Vier Kartenspiele, richtig gespielt. Sofort gegen Bots oder per Link mit Freunden. Ohne Konto.
home-games = Die Spiele
home-play-bots = Jetzt spielen
home-go-on = Weiterspielen
home-play-friends = Mit Freunden spielen
home-public = Offene Tische
home-join = Mitspielen ({ $seats } frei)
home-watch = Zuschauen
home-running = Weiterspielen
home-results = Letzte Ergebnisse
home-place = Platz { $place }
home-open = Öffnen
home-record = Aufzeichnung öffnen
join-title = Du bist eingeladen
join-watch = Du kannst zuschauen
join-missing-title = Diesen Tisch gibt es nicht
join-missing-text = Vielleicht ist der Link unvollständig oder der Tisch geschlossen. Bitte um einen neuen Link oder eröffne selbst einen Tisch.
home-with-bots = gegen Bots, in diesem Browser
first-dealing = Die Karten werden ausgeteilt …
