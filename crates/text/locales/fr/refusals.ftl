# Why something was not done.

refusal-over = La partie est terminée.
refusal-not-a-player = Tu ne fais que regarder.
refusal-not-your-turn = C’est à { $name } de jouer.
refusal-other-game = Ce coup appartient à { $game }.
refusal-not-in-hand = Tu n’as pas cette carte en main : { $card }.

refusal-no-cards = Choisis d’abord une carte.
refusal-mixed-values = { $one } et { $other } ne vont pas ensemble : toutes les cartes numérotées doivent être identiques.
refusal-too-high = { $value } est plus élevé que le { $top } de la défausse.
refusal-not-so-many = Tu n’as pas assez de cette carte en main : { $card }.
refusal-nothing-open = Il n’y a pas de carte visible sur la pile { $stack }.
refusal-jokers-alone = Sans carte numérotée, tu ne peux jouer qu’un seul joker.
refusal-play-is-open = Finis d’abord ton coup : ajoute des cartes de même valeur ou choisis « C’est tout ».
refusal-other-value = { $value } ne convient pas : tu es en train de jouer des { $play }.
refusal-nothing-to-extend = Il n’y a rien à compléter.
refusal-no-four = Tu ne viens pas de compléter quatre cartes identiques.
refusal-four-first = Dis d’abord si tu vides la défausse.
refusal-fifth = Ce serait le cinquième { $value } sur la défausse. Il n’y en a jamais plus de quatre.
refusal-push-yourself = Tu ne peux pas te donner la défausse à toi-même.
refusal-no-such-seat = Il n’y a personne à cette place.
refusal-special-mixed = { $card } est une carte spéciale : elle se joue seule.
refusal-not-open = Il n’y a pas de { $card } visible sur la pile { $stack }.
refusal-pass-on-empty = La défausse est vide, tu ne peux donc pas passer. Joue quelque chose.
refusal-final-covered = La dernière carte de la pile { $stack } est encore couverte. Joue d’abord ce qui la couvre.
refusal-no-final-card = Il ne reste rien de la pile { $stack }.
refusal-target-first = Choisis d’abord qui prend la défausse.
refusal-no-push-turned-up = Tu ne viens pas de révéler un PUSH.

refusal-plusminus-does-not-fit = { $value } ne convient pas sur { $top }. Il te faut { $low } ou { $high }.
refusal-deck-used-up = Ta pioche est épuisée.
refusal-not-the-last = Seule ta toute dernière carte se pose face cachée, et il t’en reste { $count }.
refusal-halves-do-not-fit = Ça ne convient dans aucun sens : chaque moitié doit correspondre par la couleur ou par le symbole.
refusal-half-fits = Une moitié est identique, mais l’autre ne correspond ni par la couleur ni par le symbole.
refusal-hand-full = Tu as déjà quatre cartes en main.
refusal-stack-used-up = Ta pile est épuisée.

refusal-draw-first = Pioche d’abord une carte.
refusal-drawn-already = Tu as déjà pioché.
refusal-no-pile = Il n’y a pas de carte à prendre ici.
refusal-laid-already = Ton niveau est déjà posé.
refusal-wrong-count = { $asked ->
    [one] Un niveau se pose en une fois : { $laid } sur { $asked } combinaison pour l’instant.
   *[other] Un niveau se pose en une fois : { $laid } sur { $asked } combinaisons pour l’instant.
}
refusal-not-a-run = La combinaison { $index } n’est pas une suite de nombres consécutifs.
refusal-not-the-same = Les cartes de la combinaison { $index } n’ont pas toutes la même valeur.
refusal-not-one-colour = Les cartes de la combinaison { $index } ne sont pas toutes de la même couleur.
refusal-not-the-level = Ce n’est pas ton niveau. Il manque : { $combination }.
refusal-skip-in-combination = Une carte « Passe ton tour » n’entre dans aucune combinaison.
refusal-joker-undeclared = Dis ce que remplace le joker.
refusal-not-laid-yet = Pose d’abord ton propre niveau, ensuite tu pourras ajouter des cartes.
refusal-no-combination = Cette combinaison n’est pas sur la table.
refusal-cannot-attach = Ça ne convient pas ici : { $card } ne complète pas { $combination }.
refusal-last-card = Ta dernière carte ne peut qu’être défaussée.
refusal-last-skip = « Passe ton tour » en dernière carte n’a aucun effet : défausse-la simplement.
refusal-skip-another = « Passe ton tour » se pose devant quelqu’un d’autre.
refusal-skipped-already = Il y a déjà une carte « Passe ton tour » devant { $name }.
refusal-nothing-to-keep = La manche n’est pas finie : il n’y a encore rien à garder.
refusal-not-choosing = Les autres choisissent les cartes qu’ils gardent.
refusal-choose-what-to-keep = La manche est finie : choisis les cartes que tu gardes.
refusal-too-many-kept = { $count } cartes, c’est trop : gardes-en quatre au plus.

refusal-unreadable = La table n’a pas compris.
refusal-by-rule = La règle { $rule } ne le permet pas.
refusal-not-allowed = Les règles ne le permettent pas.
refusal-stale = La table a changé entre-temps. Regarde encore une fois.
refusal-too-late = Trop tard : quelqu’un a été plus rapide.
refusal-wrong-phase = Pas maintenant.
refusal-not-host = Seul l’hôte peut le faire.
refusal-not-seated = Assieds-toi d’abord.
refusal-seat-taken = Cette place est prise. Choisis-en une autre.
refusal-unknown = Cette place ou cette personne n’existe pas ici.
refusal-settings = Ces réglages ne vont pas ensemble.
refusal-muted = Tu ne peux pas écrire ici : discussion désactivée, ou l’hôte t’a coupé la parole.
refusal-too-fast = Pas si vite ! Attends un instant.
