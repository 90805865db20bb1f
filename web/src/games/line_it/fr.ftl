# LINE-IT : le plateau, le journal, les scores et les règles.
# $you vaut « yes » quand le texte parle à la personne dont il parle. $color est red, blue, green, yellow, ou bet
# pour une carte Pari. Ce que les règles nomment un tour s’appelle ici un marché, car une manche est une partie entière.

line-it-name = LINE-IT
line-it-about = Compose des lignes qui ne font que monter ou descendre, gagne jackpots et paris, et ferme à temps. De 2 à 5 joueurs.

## Les cartes
line-it-card = { $color ->
    [red] { $card } rouge
    [blue] { $card } bleu
    [green] { $card } vert
    [yellow] { $card } jaune
   *[bet] pari { $card }
}
# Une carte dans une phrase.
line-it-the-card = { $color ->
    [red] le { $card } rouge
    [blue] le { $card } bleu
    [green] le { $card } vert
    [yellow] le { $card } jaune
   *[bet] le pari { $card }
}

## Ce que fait un choix
# Avec $you, elles continuent une phrase : « Tu » ou un nom, « poses le 57 rouge et gagnes le jackpot rouge ».
line-it-fact-lays = { $you ->
    [yes] poses
   *[no] pose
} { $card }{ $source ->
    [hand] {" "}de { $you ->
        [yes] ta
       *[no] sa
    } main
   *[market] {""}
}
line-it-fact-keeps = { $you ->
    [yes] prends
   *[no] prend
} { $card } en main
line-it-fact-jackpot = { $count ->
    [0] { $you ->
        [yes] trouves
       *[no] trouve
    }
   *[other] { $you ->
        [yes] gagnes
       *[no] gagne
    }
} le jackpot { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
} { $count ->
    [0] vide
    [one] de { $count } carte
   *[other] de { $count } cartes
}
line-it-fact-wins-bet = { $you ->
    [yes] gagnes
   *[no] gagne
} le pari { $card }
line-it-fact-closes = { $you ->
    [yes] fermes ta
   *[no] ferme la
} ligne : { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] {" "}et −{ $lost } pour le pari ouvert
}
line-it-fact-passes = { $you ->
    [yes] n’ajoutes
   *[no] n’ajoute
} plus rien
line-it-fact-ends-turn = { $you ->
    [yes] finis ton
   *[no] finit le
} tour
line-it-fact-last-cards = puis viennent les dernières cartes
line-it-fact-closed = ta ligne rapporte { $lost ->
    [0] {""}
   *[other] −{ $lost } pour le pari ouvert et{" "}
}{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
line-it-fact-ends = puis la manche est finie

## Le plateau
line-it-market-of = Marché { $round }/{ $rounds }
line-it-deck = pioche : { $count }
line-it-jackpots = Jackpots
# Un jackpot, et ce qu’a de sa couleur la ligne à laquelle on le compare ; $needed est 0 une fois qu’elle l’a eu.
line-it-jackpot = Jackpot { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; { $you ->
    [yes] ta ligne
   *[no] { $name } : la ligne
} { $needed ->
    [0] l’a déjà eu
    [1] en a { $have }, la prochaine le gagne
   *[other] en a { $have } sur { $all }
}
# Qui regarde voit, dans les ronds des jackpots, la ligne de la personne dont c’est le tour.
line-it-jackpots-of = ronds : { $name }
line-it-color = { $color ->
    [red] rouge
    [blue] bleu
    [green] vert
   *[yellow] jaune
}
# Les couleurs dont la prochaine carte de la ligne gagne le jackpot.
line-it-near = près du jackpot : { $colors }
line-it-mine = Ta ligne
line-it-line-empty = pas encore de ligne
line-it-line-said = Ligne : { $cards }
line-it-next = { $what ->
    [up] plus de { $number }
    [down] moins de { $number }
    [bet] complète : seul un pari va
    [full] complète
    [second] tout nombre : fixe le sens
   *[any] tout nombre
}
line-it-bet-open = { $card } : encore { $needed }
line-it-next-short = { $what ->
    [bet] pari
    [full] complète
    [any] tout
   *[number] { $number }
}
line-it-bet-short = { $card } : { $needed }
line-it-first = jeton premier joueur
line-it-passed = a passé
line-it-counts = { $score ->
    [one] { $points } point
   *[other] { $points } points
} : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} dans la pile de points, paris { $tokens } ; { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
line-it-badge = { $score ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}
line-it-points-short = { $score } pt
line-it-market = Marché
line-it-hand = Ta main : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
# Une carte qu’on peut choisir, et pour quoi.
line-it-pick = { $card }{ $where ->
    [both] , peut aller dans ta ligne ou dans ta main
    [line] , peut aller dans ta ligne
    [hand] , peut aller dans ta main
    [barred] , inutilisable maintenant
   *[none] {""}
}
line-it-close = Fermer ta ligne
line-it-close-note = { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] , −{ $lost }
}
line-it-end = Finir le tour
line-it-pass = Passer
line-it-way-line = Dans ta ligne
line-it-way-hand = Dans ta main
line-it-way-close = La fermer maintenant
line-it-way-pass = Passer : plus de carte
line-it-sent = envoyé
line-it-forced = Rien ne va, et ta main est pleine.
line-it-wait-deal = Un nouveau marché arrive.
line-it-wait-take = { $you ->
    [yes] { $open ->
        [take] À toi : prends une carte du marché.
       *[other] Aucune carte du marché ne va encore : ajoute d’abord une carte de ta main, ou ferme ta ligne.
    }
   *[no] { $name } choisit une carte du marché.
}
line-it-wait-end = { $you ->
    [yes] { $open ->
        [play] Tu peux encore ajouter une carte de ta main. Puis finis ton tour.
        [close] Tu peux encore fermer ta ligne. Puis finis ton tour.
       *[both] Tu peux encore ajouter une carte de ta main ou fermer ta ligne. Puis finis ton tour.
    }
   *[no] { $open ->
        [play] { $name } peut encore ajouter une carte de sa main.
        [close] { $name } peut encore fermer sa ligne.
       *[both] { $name } peut encore ajouter une carte de sa main ou fermer sa ligne.
    }
}
line-it-wait-last = { $you ->
    [yes] Dernières cartes : ajoutes-en une à ta ligne, ou passe.
   *[no] Dernières cartes : { $name } choisit d’en ajouter une ou non.
}
line-it-last-cards = Dernières cartes, passage { $lap } sur 2

## Le journal
line-it-say = { $you ->
    [yes] Tu
   *[no] { $name }
} { $does }.
line-it-say-to-jackpots = Pour les jackpots : { $cards }.
line-it-say-out = Hors du jeu : { $cards }.
line-it-say-starts = Nouveau marché : { $you ->
    [yes] tu commences
   *[no] { $name } commence
}.
line-it-say-market = Au marché : { $cards }.
line-it-say-last-cards = La pioche est épuisée. Place aux dernières cartes.
line-it-say-closed = { $you ->
    [yes] Ta ligne est fermée :
   *[no] { $name } : ligne fermée,
} { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] {" "}et −{ $lost } pour le pari ouvert
}.
line-it-say-ends = La manche est finie.

## Scores
line-it-reason = La pioche est épuisée et toutes les lignes sont fermées.
line-it-score-step = Étape
line-it-score-cards = Cartes
line-it-score-points = Points
line-it-score-pile = Pile de points
line-it-score-pile-note = avant la fin
line-it-score-line = Dernière ligne
line-it-score-discarded = Défaussées : { $cards }.
line-it-score-scored = Sur la pile de points : { $cards }.
line-it-score-bets = Paris
line-it-score-lost = { $token } encore ouvert
line-it-score-hand = En main
line-it-score-hand-note = aucun point
line-it-score-none = rien
line-it-score-sum = Score : { $score }
line-it-score-winner = gagne la manche
line-it-score-shared = partage la victoire
line-it-score-table = Montrer la table

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
line-it-why-denies = prend à { $name } { $card }, qui y gagnerait quelque chose
line-it-why-leaves = laisse à { $name } { $card }, qui y gagne quelque chose
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
    [0] plus de place ensuite : aucun nombre ne convient plus
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

## Les règles
line-it-rules-title = Comment jouer à LINE-IT
line-it-rules-aim-title = Le but
line-it-rules-aim = Compose des lignes de cartes, l’une après l’autre, et ferme chacune à temps. Les cartes de ta pile de points et les paris gagnés sont tes points. Qui en a le plus à la fin gagne.
line-it-rules-cards-title = Les cartes
line-it-rules-cards = Il y a 100 cartes Nombre, de 1 à 100. Leurs couleurs alternent : 1 est rouge (cœur), 2 bleu (carreau), 3 vert (feuille), 4 jaune (étoile), 5 rouge de nouveau, et ainsi de suite. S’y mêlent six cartes Pari : deux +3, deux +4 et deux +5.
line-it-rules-market-title = Le marché
line-it-rules-market = On retourne deux cartes de plus qu’il n’y a de joueurs : c’est le marché. Chacun joue un tour, dans le sens des aiguilles d’une montre. Les deux cartes restantes vont dans les jackpots de leurs couleurs ; une carte Pari restante quitte le jeu. Puis le jeton premier joueur passe au suivant, et on retourne un nouveau marché.
line-it-rules-turn-title = Ton tour
line-it-rules-turn = Prends exactement une carte du marché : ajoute-la aussitôt à ta ligne ou garde-la en main. Tu n’as jamais plus de deux cartes en main, et on n’en défausse jamais. De plus, à tout moment de ton tour, tu peux :
line-it-rules-turn-hand = ajouter une carte de ta main à ta ligne (une fois par tour) ;
line-it-rules-turn-close = fermer ta ligne (autant de fois que tu veux).
line-it-rules-stuck = Impossible de prendre une carte qui ne va pas dans ta ligne et n’a pas de place dans ta main. Si aucune carte ne peut être prise, ferme ta ligne : alors toutes conviennent. Ton tour finit quand tu le dis, ou de lui-même dès que plus rien n’est possible.
line-it-rules-line-title = Ta ligne
line-it-rules-line = On n’ajoute des cartes qu’au bout. Les deux premiers nombres décident si la ligne monte ou descend ; ensuite, chaque nombre doit être plus haut, ou plus bas, que le précédent. Une carte Pari va partout et ne compte pas dans l’ordre, mais une ligne n’en accepte qu’une, même une fois le pari gagné.
line-it-rules-example-rising = monte : la suite au-dessus de 27
line-it-rules-example-falling = descend : la suite au-dessous de 32
line-it-rules-example-bet = le pari ne compte pas dans l’ordre
line-it-rules-jackpots-title = Les jackpots
line-it-rules-jackpots = Qui ajoute à sa ligne la troisième carte d’une couleur gagne le jackpot de cette couleur : toutes ses cartes vont aussitôt sur la pile de points. S’il est vide à ce moment, la chance est passée, car une quatrième carte ne gagne rien. Une même ligne peut gagner les jackpots de plusieurs couleurs.
line-it-rules-example-jackpot = le 9 est la troisième carte rouge : il gagne le jackpot rouge
line-it-rules-bets-title = Les paris
line-it-rules-bets = Un pari est gagné dès qu’assez de nombres le suivent dans la même ligne : trois pour +3, quatre pour +4, cinq pour +5. Il rapporte autant de points, et sa carte quitte la ligne. Si la ligne est fermée avant, il en coûte autant.
line-it-rules-example-won = le 33 est le troisième nombre : +3
line-it-rules-close-title = Fermer
line-it-rules-close = Les trois premiers nombres d’une ligne fermée sont défaussés. Tous les suivants vont sur ta pile de points : un point par carte, quel que soit le nombre. Un pari encore ouvert est perdu. Ensuite, tu peux commencer une nouvelle ligne.
line-it-rules-example-close = fermée : trois défaussées, deux points
line-it-rules-end-title = La fin
line-it-rules-end = Une manche compte 26 marchés à deux joueurs, 21 à trois, 17 à quatre et 15 à cinq. Les cartes qui restent alors dans la pioche vont aussi dans les jackpots. Place aux dernières cartes : à son tour, chacun peut ajouter une carte de sa main à sa ligne ou passer ; qui n’a pas passé peut ensuite en ajouter une deuxième. Plus personne ne peut fermer. Enfin, toutes les lignes sont fermées. Les cartes en main ne comptent pas.
line-it-rules-score = Chaque carte de la pile de points vaut un point ; on ajoute les paris gagnés, on retire les paris perdus. Le plus haut score gagne ; à égalité, la victoire est partagée.
line-it-rules-signs-title = Lire la table
line-it-rules-sign-jars = Chaque bocal est un jackpot, avec le nombre de ses cartes. Ses ronds comptent les cartes de sa couleur dans ta ligne. Un rond cerclé de jaune : la prochaine gagne le bocal. Une coche : cette ligne l’a déjà eu.
line-it-rules-sign-near = À côté d’un nom : les couleurs dont sa prochaine carte gagne le jackpot.
line-it-rules-sign-line = Sous chaque ligne court une règle de 1 à 100. Elle est claire là où le prochain nombre peut se placer, et la flèche y mène. Sous la tienne figurent les nombres du marché ; un nombre barré ne va pas. Plus le nombre d’une carte est grand, plus la marque à son bord gauche est haute. L’anneau d’un pari se remplit à chaque nombre qui suit.
line-it-rules-sign-counts = La patte est à qui commence ce marché. Les paris gagnés sont verts, les perdus rouges. Les cartes superposées sont la pile de points ; puis vient le score du moment.
line-it-rules-touch-title = Au toucher
line-it-rules-touch = Touche une carte, puis, en bas, l’endroit où elle doit aller ; chaque bouton dit ce que cela fait. Tu peux aussi toucher la carte là où elle se placerait dans ta ligne, ou une place vide de ta main. Touche une carte de nouveau, et elle n’est plus choisie. Une carte au bord jaune va dans ta ligne. Une carte barrée est inutilisable maintenant ; la toucher dit pourquoi. Fermer et passer demandent confirmation, finir le tour non.
line-it-rules-keys-title = Au clavier
line-it-rules-keys = Les chiffres choisissent une carte : d’abord celles du marché, puis celles de ta main. L l’ajoute à ta ligne, H la met dans ta main. C choisit de fermer ta ligne, et Entrée la ferme. E finit ton tour ou, avec les dernières cartes, choisit de passer ; Échap efface le choix.

## Pourquoi quelque chose n’est pas permis
line-it-illegal-last-card-due = Tu peux maintenant ajouter une carte de ta main, ou passer.
line-it-illegal-already-added = Une seule carte de ta main par tour.
line-it-illegal-line-empty = Ta ligne est vide : rien à fermer.
line-it-illegal-take-first = Prends d’abord une carte du marché.
line-it-illegal-not-last-cards = On ne passe qu’aux dernières cartes.
line-it-illegal-already-taken = Une seule carte du marché par tour.
line-it-illegal-not-in-market = Cette carte n’est pas au marché.
line-it-illegal-hand-full = Ta main est pleine : deux cartes au plus.
line-it-illegal-not-in-hand = Tu n’as pas cette carte en main.
line-it-illegal-second-bet = Une seule carte Pari par ligne.
line-it-illegal-not-above = Ta ligne monte : le prochain nombre doit être plus haut.
line-it-illegal-not-below = Ta ligne descend : le prochain nombre doit être plus bas.
line-it-illegal-no-such-action = Cette action n’existe pas à LINE-IT.
line-it-illegal-no-such-card = Cette carte n’existe pas à LINE-IT.
