# Linko dans le terminal. $you dit qui lit : « seat » (ou $name), « other », ou « no » pour personne d’eux.
# $count et $value parlent d’une série ou d’une combinaison ; la valeur 14, ce sont des jokers seuls.

## La table
linko-player = { $name }, { $count } en main{ $turn ->
    [yes] , dont c’est le tour
   *[no] {""}
} :
linko-no-set = encore aucune série
linko-nothing = rien
linko-display = Étalage : { $places }
linko-phantom = Fantôme : { $combinations }
linko-deck = Pioche : { $count }. Défausse : { $discarded }.
linko-plays = Coups joués : { $plays } sur { $limit } au plus.
linko-hand = Ta main ({ $count }) : { $cards }
linko-score = { $name } : { $laid } posées, { $hand } en main, score { $score }

## Qui le jeu attend
linko-wait-deal = On distribue les cartes.
linko-wait-play = { $you ->
    [seat] À toi : pose une série, écrite comme 7 7 X.
   *[no] { $name } choisit une série.
}
linko-wait-snatch = { $you ->
    [seat] Quelle combinaison rafles-tu au fantôme ?
   *[no] { $name } choisit quoi rafler au fantôme.
}
linko-wait-take = { $you ->
    [seat] Tu as touché { $other } : { $set }. Prendre (take) ou laisser (leave) ?
    [other] { $name } décide : prendre ou laisser ta série { $set }.
   *[no] { $name } décide : prendre ou laisser à { $other } la série { $set }.
}
linko-wait-back = { $you ->
    [seat] { $other } te laisse ta série { $set }. La reprendre (back) ou la défausser (discard) ?
   *[no] { $name } décide : reprendre ou défausser la série { $set }.
}
linko-wait-draw = { $you ->
    [seat] Prends à une place de l’étalage ou à la pioche (deck) : encore { $owed }.
   *[no] { $name } pioche : encore { $owed }.
}
linko-wait-consolation = { $you ->
    [seat] Personne n’est touché. Pour te consoler, tu peux prendre une carte, ou passer (pass).
   *[no] { $name } n’a touché personne et peut prendre une carte.
}

## Ce que fait une action, et ce qui vient
linko-set = { $count } × { $value ->
    [14] joker
   *[other] { $value }
}
linko-effect-hits = { $you ->
    [seat] touche tes { linko-set }
   *[no] touche { $seat } : { linko-set }
}
linko-effect-phantom = rafle { linko-set } au fantôme
linko-effect-choice = rafle une de { $count } combinaisons du fantôme
linko-effect-takes = { $you ->
    [other] te prend { linko-set }
   *[no] prend { linko-set } à { $other }
}
linko-effect-leaves = { $you ->
    [seat] te laisse tes { linko-set }
   *[no] laisse { linko-set } à { $seat }
}
linko-effect-back = reprend { linko-set } en main, sans piocher
linko-effect-discards = défausse { linko-set }
linko-effect-owes = { $you ->
    [seat] tu dois piocher { $count }
   *[no] { $seat } doit piocher { $count }
}
linko-effect-draws = prend { $card } à la place { $place }
linko-effect-deck = pioche
# D’une carte que seul son propriétaire voit, on ne dit rien.
linko-effect-dealt = { $you ->
    [seat] tu reçois { $card }
   *[no] {""}
}
linko-effect-display = { $card } vient à la place { $place } de l’étalage
linko-effect-phantom-gets = le fantôme reçoit { $card }
linko-effect-pile = le fantôme passe { $card } à la place { $place } de l’étalage
linko-effect-out = { $card } va droit à la défausse
linko-effect-ends = finit la manche

## Comment finit une manche
linko-ends-hand-empty = La manche est finie : une main est vide.
linko-ends-cards-out = La manche est finie : la dernière carte de la pioche et de l’étalage est prise.
linko-ends-play-limit = La manche est finie : c’était le dernier coup.

## Pourquoi un choix est bon, ou non : pour les conseils
linko-why-wins = finit et gagne la manche, et { $seat } tient encore { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
linko-why-loses = finit la manche, mais tu ne la gagnes pas
linko-why-runs-out = finit la manche : pioche et étalage sont épuisés, et tu es { $speaks ->
    [for] en tête
   *[against] derrière
}
linko-why-hits = fait perdre { linko-set } à { $seat }
linko-why-phantom = t’apporte { linko-set } du fantôme
linko-why-choice = te laisse choisir une de { $count } combinaisons du fantôme
linko-why-surely-snatched = { $seat } peut la rafler avec { linko-set }
linko-why-likely-snatched = sans doute raflée (environ { $chance } %) : { $players ->
    [one] { $seat } peut avoir { linko-set }
   *[other] { $players } joueurs peuvent avoir { linko-set }
}
linko-why-maybe-snatched = peut-être raflée (environ { $chance } %) : { $players ->
    [one] { $seat } peut avoir { linko-set }
   *[other] { $players } joueurs peuvent avoir { linko-set }
}
linko-why-rarely-snatched = rarement raflée (environ { $chance } %)
linko-why-safe = à l’abri pour l’instant : personne n’a de quoi la battre
linko-why-joker = t’apporte { $count ->
    [one] un joker
   *[other] { $count } jokers
}
linko-why-joins = fait { linko-set } dans ta main
linko-why-breaks = sépare tes { linko-set }
linko-why-spends = coûte { $count ->
    [one] un joker
   *[other] { $count } jokers
}
linko-why-burdens = { $seat } doit piocher { $count }
linko-why-finds = l’étalage a { $count ->
    [one] 1 carte qui va
   *[other] { $count } cartes qui vont
} avec ta main
linko-why-left = ne te laisse que { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en main
linko-why-lays-all = pose tes { linko-set } d’un coup
linko-why-keeps = garde tes { linko-set } ensemble
linko-why-keeps-jokers = garde { $count ->
    [one] ton joker
   *[other] tes { $count } jokers
}
linko-why-grows = ta main grandit de { $count }
linko-why-gains = tu peux reposer { linko-set }
linko-why-stays = ta main ne grandit pas
linko-why-fresh = t’apporte { $count ->
    [one] 1 nouvelle carte
   *[other] { $count } nouvelles cartes
}
linko-why-two = apporte deux cartes d’un coup
linko-why-single = te défait de ton seul { $value }
linko-why-unseen = personne ne voit ce que tu pioches
linko-why-alone = le { $value } ne va avec rien dans ta main
linko-why-may-take-back = { $seat } peut la reprendre sans piocher

## Pourquoi quelque chose n’est pas permis
linko-illegal-set-due = Il faut poser une série : des cartes d’une même valeur de ta main.
linko-illegal-combination-due = Il faut choisir une des combinaisons du fantôme.
linko-illegal-choice-due = Il faut prendre ou laisser la série touchée : take, leave.
linko-illegal-victim-due = Il faut reprendre ou défausser ta série : back, discard.
linko-illegal-draw-due = Il faut piocher : draw 1 à draw 6, ou draw deck.
linko-illegal-consolation-due = Tu peux prendre une carte, ou passer : pass.
linko-illegal-place-empty = Cette place de l’étalage est vide.
linko-illegal-deck-empty = La pioche est vide.
linko-illegal-not-in-hand = Tu n’as pas toutes ces cartes en main.
linko-illegal-combination-size = Le fantôme a plus ou moins de cartes de cette valeur que ta série.
linko-illegal-combination-value = Cette valeur n’est pas inférieure à celle de ta série.
linko-illegal-no-such-action = Ce n’est pas une action de Linko.
linko-illegal-no-such-set = Aucun paquet ne contient cette série.
linko-illegal-no-such-card = Cette carte n’existe pas : il y a 1 à 13, et X pour un joker.
linko-illegal-mixed-set = Une série n’a qu’une valeur de cartes, avec des jokers.
linko-illegal-card-order = Les nombres d’abord, puis les jokers.

linko-help =
    Pose une série par tour : des cartes d’une même valeur, avec des jokers (X), ou des jokers seuls.
    Entre crochets : la série du dessus.
    La touche une série d’autant de cartes et de valeur plus haute.
    Une série touchée est prise ou laissée ; qui la perd pioche autant de cartes.
    Actions : 7 7 X · take (prendre) · leave (laisser) · back (reprendre)
    discard (défausser) · draw 3 (place 3) · draw deck (pioche)
    snatch 4 (rafler) · pass (passer)
    À la fin, chaque carte posée compte +1, chaque carte en main −1.
