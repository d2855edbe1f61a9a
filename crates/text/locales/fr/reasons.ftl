# Why a bot did it: the text of a hint.

reason-only-move = Rien d’autre n’est possible.
reason-chance = Pur hasard.
reason-only-fit = Aucune autre carte en main ne convient.
reason-first-found = La première carte trouvée qui convient.
reason-leaves-next = Une autre carte en main conviendra ensuite.
reason-chain = { $count ->
    [one] Elle lance une chaîne de { $count } carte.
   *[other] Elle lance une chaîne de { $count } cartes.
}
reason-hard-to-follow = Peu de cartes conviennent ensuite : les autres auront du mal à suivre.
reason-nothing-fits = Rien en main ne convient, donc piocher.
reason-draws-first = D’abord plus de cartes, ensuite un coup d’œil à la défausse.
reason-last-card = La dernière carte se pose, quelle qu’elle soit.
reason-slip = Une erreur : elle ne convient pas du tout.
reason-wins = C’est la dernière carte, et la victoire.
reason-completes-four = Ça en fait quatre : la défausse disparaît et on rejoue.
reason-sheds = { $count ->
    [one] Ça débarrasse d’une carte.
   *[other] Ça débarrasse de { $count } cartes, les plus hautes d’abord.
}
reason-uncovers = Ça découvre une pile.
reason-stops = Presque personne ne peut descendre sous { $value }.
reason-pushes-to = { $you ->
    [yes] Tu es le plus près de la victoire, donc la défausse est pour toi.
   *[no] { $name } est le plus près de la victoire, donc la défausse va là.
}
reason-clears = La défausse est mieux hors du jeu que dans une main.
reason-good-odds = La dernière carte d’une pile a de bonnes chances de convenir.
reason-tries = Il ne reste qu’à tenter la dernière carte d’une pile.
reason-takes = Prendre la défausse est le moindre mal.
reason-keeps-joker = Mieux vaut garder le joker pour plus tard.
reason-keeps-back = Les autres cartes valent plus en main que sur la défausse.
reason-looks-ahead = C’est ce qui a le mieux réussi dans de nombreuses parties simulées.
reason-hopes-for-better = La pioche promet plus que n’importe quelle défausse.
reason-takes-for-level = La carte rapproche du niveau.
reason-takes-joker = Un joker aide toujours.
reason-takes-to-attach = La carte peut compléter une combinaison.
reason-lays-down = Le niveau est complet.
reason-holds-level = Le niveau est complet, mais mieux vaut encore attendre.
reason-attaches = La carte convient ici.
reason-discards-useless = La carte ne sert à rien.
reason-discards-least-useful = C’est la carte qui manquera le moins.
reason-gains-turn = « Passe ton tour » fait gagner un tour.
reason-stops-leader = « Passe ton tour » retient quelqu’un qui va finir la manche.
reason-keeps-for-level = Ce sont les cartes dont le niveau a le plus besoin.
