# LINE-IT dans le terminal. $you dit si c’est $name qui lit (« seat ») ou non (« no »).
# Une carte Nombre porte le signe de sa couleur : ♥ rouge, ♦ bleu, ♣ vert, ★ jaune. Ce que les règles nomment
# un tour de table s’appelle ici un marché, car une manche est une partie entière de LINE-IT.

## La table
line-it-round = Marché { $round } sur { $rounds }. Premier joueur : { $name }. Pioche : { $deck }.
line-it-player = { $name }{ $turn ->
    [yes] , dont c’est le tour
   *[no] {""}
} : { $score ->
    [one] { $score } point
   *[other] { $score } points
} (pile { $pile }, paris { $tokens }). Main : { $hand }
line-it-no-line = aucune ligne
line-it-line = { $direction ->
    [up] la suite au-dessus de { $above }
    [down] la suite au-dessous de { $below }
   *[open] monte ou descend
}
line-it-bet = { $card } : encore { $needed }
line-it-third = troisième : { $symbols }
line-it-closed = { $cards }  (fermée : { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] , pari −{ $lost }
})
line-it-nothing = rien
line-it-color = { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
line-it-jackpot = { $symbol } { line-it-color } { $count }
line-it-jackpots = Jackpots : { $jackpots }
line-it-market = Marché : { $cards }

## Qui le jeu attend
line-it-wait-deal = On retourne le marché.
line-it-wait-turn = { $you ->
    [seat] { $taken ->
        [yes] Ton tour continue : ta main (play 57), fermer (close) ou finir (end).
       *[no] À toi : prends une carte (57 line ou 57 hand) ; avant, play 57 ou close aussi.
    }
   *[no] C’est à { $name } de jouer.
}
line-it-wait-last-cards = { $you ->
    [seat] Dernières cartes : une carte de ta main (play 57), ou passer (pass).
   *[no] Dernières cartes : { $name } peut ajouter une carte de sa main.
}

## Ce que fait une action, et ce qui vient
line-it-effect-lays = ajoute { $card } à la ligne{ $source ->
    [hand] {" "}depuis la main
   *[market] {""}
}
line-it-effect-keeps = prend { $card } en main
line-it-effect-jackpot = { $count ->
    [0] trouve
   *[other] gagne
} le jackpot { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
} { $count ->
    [0] vide
   *[other] de { $count }
}
line-it-effect-wins-bet = gagne le pari { $card }
line-it-effect-closes = { $you ->
    [seat] ta ligne
   *[no] la ligne de { $seat }
} rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}
line-it-effect-loses-bet = le pari { $card } coûte { $count }
line-it-effect-ends-turn = le tour est fini
line-it-effect-passes = n’ajoute plus rien
line-it-effect-to-jackpot = { $card } → jackpot { line-it-color }
line-it-effect-out = { $card } quitte le jeu
line-it-effect-starts = { $you ->
    [seat] marché suivant : tu commences
   *[no] marché suivant : { $seat } commence
}
line-it-effect-last-cards = place aux dernières cartes
# Les cartes d’un marché, l’une après l’autre.
line-it-effect-market = { $card }
line-it-effect-ends = la manche est finie

## Comment finit une manche
line-it-ends-deck-out = La manche est finie : la pioche est épuisée et toutes les lignes sont fermées.

## Pourquoi un choix est bon, ou non : pour les conseils
line-it-why-wins = finit et gagne la manche
line-it-why-loses = finit la manche, mais tu ne la gagnes pas
line-it-why-jackpot = gagne le jackpot { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
} de { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
line-it-why-empty-jackpot = use la chance au jackpot { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}, qui est vide
line-it-why-near = la prochaine carte { $color ->
    [red] rouge
    [blue] bleue
    [green] verte
   *[yellow] jaune
} gagne alors un jackpot de { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
line-it-why-wins-bet = gagne le pari { $card }
line-it-why-loses-bet = perd le pari { $card }
line-it-why-bet-nearer = il manque alors { $count ->
    [one] 1 nombre
   *[other] { $count } nombres
} au pari { $card }
line-it-why-bet-ahead = assez de temps pour les { $count } nombres qui doivent suivre le pari
line-it-why-no-time = presque plus le temps pour le pari : { $count ->
    [0] plus aucun marché
    [one] encore { $count } marché
   *[other] encore { $count } marchés
}
line-it-why-denies = prend à { $seat } { $card }, qui y gagnerait quelque chose
line-it-why-leaves = laisse à { $seat } { $card }, qui y gagne quelque chose
line-it-why-scores = { $count ->
    [0] ne rapporte rien
    [one] rapporte { $count } point
   *[other] rapporte { $count } points
}
line-it-why-gives-up = renonce, à une carte près, à un jackpot { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
} de { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
line-it-why-skips = { $count ->
    [0] ne saute aucun nombre qui peut encore venir
    [one] { $speaks ->
        [for] ne saute que
       *[against] saute
    } { $count } nombre qui peut encore venir
   *[other] { $speaks ->
        [for] ne saute que
       *[against] saute
    } { $count } nombres qui peuvent encore venir
}
line-it-why-little-room = { $count ->
    [0] aucune place ensuite : plus aucun nombre ne convient
    [one] peu de place ensuite : seul { $count } nombre convient encore
   *[other] peu de place ensuite : seuls { $count } nombres conviennent encore
}
line-it-why-room = { $count ->
    [one] ensuite, { $count } nombre convient encore
   *[other] ensuite, { $count } nombres conviennent encore
}
line-it-why-for-later = peut attendre : { $count ->
    [one] { $count } nombre convient avant
   *[other] { $count } nombres conviennent avant
}
line-it-why-next-line = peut commencer ta prochaine ligne, avec de la place pour { $speaks ->
    [for] {""}
   *[against] seulement{" "}
}{ $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} du côté le plus large
line-it-why-hand-full = remplit ta main
line-it-why-bet-later = le pari peut attendre son heure
line-it-why-counts = vaut un point quand la ligne est fermée
line-it-why-starts = commence une ligne avec de la place pour { $speaks ->
    [for] {""}
   *[against] seulement{" "}
}{ $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
} du côté le plus large
line-it-why-fresh = toute carte convient ensuite
line-it-why-goes-on = ta ligne reste ouverte à { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
line-it-why-waits = garde ta main pour plus tard

## Pourquoi quelque chose n’est pas permis
line-it-illegal-last-card-due = Tu peux maintenant ajouter une carte de ta main (play), ou passer (pass).
line-it-illegal-already-added = Une seule carte de ta main par tour.
line-it-illegal-line-empty = Ta ligne est vide : rien à fermer.
line-it-illegal-take-first = Prends d’abord une carte du marché.
line-it-illegal-not-last-cards = On ne passe qu’aux dernières cartes. Un tour finit par : end
line-it-illegal-already-taken = Une seule carte du marché par tour.
line-it-illegal-not-in-market = Cette carte n’est pas au marché.
line-it-illegal-hand-full = Ta main est pleine : deux cartes au plus.
line-it-illegal-not-in-hand = Tu n’as pas cette carte en main.
line-it-illegal-second-bet = Une seule carte Pari par ligne.
line-it-illegal-not-above = Ta ligne monte : le prochain nombre doit être plus haut.
line-it-illegal-not-below = Ta ligne descend : le prochain nombre doit être plus bas.
line-it-illegal-no-such-action = Cette action n’existe pas à LINE-IT.
line-it-illegal-no-such-card = Cette carte n’existe pas : il y a 1 à 100, +3, +4 et +5.

line-it-help =
    Prends une carte du marché par tour : dans ta ligne ou en main (deux cartes au plus).
    Une ligne ne fait que monter ou que descendre.
    Une fois par tour, tu peux ajouter une carte de ta main ;
    tu peux fermer : trois cartes sont défaussées, chaque autre vaut un point.
    La troisième carte d’une couleur dans une ligne gagne le jackpot de cette couleur.
    Un pari comme +3 est gagné quand trois nombres le suivent,
    perdu si la ligne est fermée avant. Un seul pari par ligne.
    Actions : take 57 line (dans la ligne) · take +3 hand (en main)
    play 57 (de la main) · close (fermer) · end (finir le tour) · pass (passer)
    En bref : 57 l · +3 h · p 57 · c · e
