# The home page.

home-lead = Quatre jeux de cartes, joués dans les règles. Tout de suite contre des robots, ou avec des amis par un lien. Sans compte.
home-games = Les jeux
home-play-bots = Jouer
home-go-on = Reprendre
home-play-friends = Jouer entre amis
home-public = Tables ouvertes
home-join = { $seats ->
    [one] Rejoindre ({ $seats } libre)
   *[other] Rejoindre ({ $seats } libres)
}
home-watch = Regarder
home-running = À continuer
home-results = Derniers résultats
home-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
home-open = Ouvrir
home-record = Ouvrir un enregistrement
join-title = Tu as une invitation
join-watch = Tu peux regarder
join-missing-title = Cette table n’existe pas
join-missing-text = Le lien est peut-être incomplet, ou la table est fermée. Demande un nouveau lien ou ouvre ta propre table.
home-with-bots = contre des robots, dans ce navigateur
first-dealing = Les cartes sont distribuées…
