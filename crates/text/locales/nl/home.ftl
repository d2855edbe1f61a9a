# The home page.

home-lead = Vier kaartspellen, echt volgens de regels. Meteen tegen bots, of met vrienden via een link. Zonder account.
home-games = De spellen
home-play-bots = Nu spelen
home-go-on = Verder spelen
home-play-friends = Met vrienden spelen
home-public = Open tafels
home-join = Meedoen ({ $seats } vrij)
home-watch = Kijken
home-running = Verder met
home-results = Laatste uitslagen
home-place = plaats { $place }
home-open = Openen
home-record = Open een opname
join-title = Je bent uitgenodigd
join-watch = Je kunt toekijken
join-missing-title = Deze tafel bestaat niet
join-missing-text = Misschien is de link onvolledig of is de tafel gesloten. Vraag om een nieuwe link of open zelf een tafel.
home-with-bots = tegen bots, in deze browser
first-dealing = De kaarten worden gedeeld …
