# The home page.

home-lead = Quattro giochi di carte, giocati come si deve. Subito contro i bot o con gli amici tramite un link. Senza account.
home-games = I giochi
home-play-bots = Gioca subito
home-go-on = Continua
home-play-friends = Gioca con gli amici
home-public = Tavoli aperti
home-join = { $seats ->
    [one] Unisciti ({ $seats } libero)
   *[other] Unisciti ({ $seats } liberi)
}
home-watch = Guarda
home-running = Da continuare
home-results = Ultimi risultati
home-place = { $place }º posto
home-open = Apri
home-record = Apri una registrazione
join-title = Hai un invito
join-watch = Puoi guardare
join-missing-title = Questo tavolo non esiste
join-missing-text = Forse il link è incompleto o il tavolo è chiuso. Chiedi un nuovo link o apri un tavolo tuo.
home-with-bots = contro i bot, in questo browser
first-dealing = Le carte vengono distribuite…
