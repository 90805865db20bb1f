# Linko : le plateau, le journal, les scores et les règles.
# $you vaut « yes » quand le texte parle à la personne dont il parle. $who dit à laquelle de deux personnes
# il s’adresse : « actor », « other » ou « none ». Les séries arrivent toutes faites, comme « 3 × 7 ».

linko-name = Linko
linko-about = Pose des séries, rafle celles des autres et garde peu de cartes en main. De 2 à 5 joueurs.
linko-option-duel = Duel
linko-option-duel-about = À deux : un fantôme tient des cartes que chacun peut rafler.
linko-option-consolation = Consolation
linko-option-consolation-about = Qui ne touche personne peut piocher une carte.
linko-option-expert = Expert
linko-option-expert-about = Les 1 touchent aussi les 13 et les jokers seuls.
linko-illegal-duel-needs-two = Un duel se joue à deux exactement.

## Cartes et places
linko-card = { $card ->
    [X] joker
   *[other] { $card }
}
# Une carte avec son article, telle qu’on la pioche.
linko-one-card = { $card ->
    [X] un joker
   *[other] un { $card }
}
# Ce qui est posé, et la série touchée, d’une carte ou de plusieurs.
linko-your-set = { $count ->
    [one] { $card ->
        [X] Ton joker
       *[other] Ton { $card }
    }
   *[other] Tes { $set }
}
linko-that-set = { $count ->
    [one] { $card ->
        [X] le joker
       *[other] le { $card }
    }
   *[other] les { $set }
}
linko-hand = Ta main : { $count } { $count ->
    [one] carte
   *[other] cartes
}
linko-hand-group = { $count } × { $card ->
    [X] joker
   *[other] { $card }
}, { $chosen } choisies
linko-hand-empty = Ta main est vide.
linko-counts = { $laid } posées, { $hand } en main
linko-counts-short = posées { $laid } / main { $hand }
linko-order-size = Les plus nombreuses d’abord
linko-sets-mine = Tes séries
linko-sets-none = encore aucune série
linko-sets-older = { $count ->
    [one] 1 série plus ancienne
   *[other] { $count } séries plus anciennes
} : { $sets }
linko-sets-top = { $set }, au-dessus : peut être raflée
linko-sets-hit = { $set }, au-dessus : touchée par ta sélection
linko-sets-safe = { $set }, au-dessus : à l’abri de ta sélection
linko-sets-asked = { $set }, au-dessus : c’est d’elle qu’il s’agit
linko-phantom = Fantôme
linko-phantom-hit = { $set }, touchée par ta sélection
linko-display = Étalage
linko-place = Place { $place } : { $cards }
linko-place-empty = Place { $place } : vide
linko-deck = Pioche : { $count } { $count ->
    [one] carte
   *[other] cartes
}
linko-pile = Défausse : { $count } { $count ->
    [one] carte
   *[other] cartes
}
linko-pile-title = Cartes défaussées
linko-pile-none = Rien n’a encore été défaussé.
linko-close = Fermer

## Qui la table attend
linko-wait-deal = On distribue les cartes.
linko-wait-play = { $you ->
    [yes] À toi : choisis les cartes d’une série.
   *[no] { $name } choisit une série.
}
linko-wait-snatch = { $you ->
    [yes] Avec { $laid }, tu peux rafler au fantôme. Quelles cartes ?
   *[no] { $name } choisit quoi rafler au fantôme.
}
linko-wait-take = { $who ->
    [actor] { $laid } { $count ->
        [one] touche
       *[other] touchent
    } { $target } { $count ->
        [one] posé
       *[other] posés
    } par { $other }.
    [other] { $name } décide : te prendre { $set } ou les laisser.
   *[none] { $name } décide : prendre { $set } à { $other } ou les laisser.
}
linko-wait-back = { $you ->
    [yes] { $other } te laisse { $set }.
   *[no] { $name } décide : reprendre ou défausser { $set }.
}
linko-wait-draw = { $you ->
    [yes] Prends à l’étalage ou à la pioche : encore { $owed } { $owed ->
        [one] carte
       *[other] cartes
    }.
   *[no] { $name } pioche : encore { $owed }.
}
linko-wait-consolation = { $you ->
    [yes] Personne n’est touché. Pour te consoler, tu peux prendre une carte.
   *[no] { $name } n’a touché personne et peut prendre une carte.
}

## Choisir
linko-take = Prendre
linko-take-note = { $other } pioche { $count }
linko-leave = Laisser
linko-leave-note = { $other } les reprend ou pioche { $count }
linko-back = Reprendre
linko-back-note = dans ta main, sans piocher
linko-discard = Défausser
linko-discard-note = pour de bon ; tu pioches { $count }
linko-snatch = Rafler { $set }
linko-draw-place = Prendre { $cards } à la place { $place }
linko-draw-deck = Piocher (reste { $count })
linko-pass = Ne rien prendre
linko-lay = Poser { $set }
linko-lay-none = Poser
linko-keys-lay = Touches : 1 à 9, 0 pour 10, J Q K pour 11 à 13, X ; Entrée pose
linko-keys-draw = Touches : 1 à 6, 0 pour la pioche
linko-sent = en route
linko-hint-none = ne touche rien
linko-hint-hits = touche { $name } : { $set }
linko-hint-phantom = rafle { $set } au fantôme
linko-hint-choice = rafle une de { $count } combinaisons du fantôme
linko-hint-ends = finit la manche { $reason ->
    [hand-empty] avec ta dernière carte
   *[other] : c’est son dernier coup
}

## Le journal
linko-say-deal = Les cartes sont distribuées.
linko-say-lays = { $you ->
    [yes] Tu poses { $set }
   *[no] { $name } pose { $set }
}{ $what ->
    [hits] . Touché : { $targets }.
    [phantom] {" "}et { $you ->
        [yes] rafles
       *[no] rafle
    } { $phantom } au fantôme.
    [both] {" "}et { $you ->
        [yes] rafles
       *[no] rafle
    } { $phantom } au fantôme. Touché : { $targets }.
   *[nothing] .
}
linko-say-target = { $you ->
    [yes] toi ({ $set })
   *[no] { $name } ({ $set })
}
linko-say-takes = { $who ->
    [actor] Tu prends { $set } à { $other }.
    [other] { $name } te prend { $set }.
   *[none] { $name } prend { $set } à { $other }.
}
linko-say-leaves = { $who ->
    [actor] Tu laisses sa série à { $other }.
    [other] { $name } te laisse ta série.
   *[none] { $name } laisse sa série à { $other }.
}
linko-say-back = { $you ->
    [yes] Tu reprends { $set }.
   *[no] { $name } reprend { $set }.
}
linko-say-discards = { $you ->
    [yes] Tu défausses { $set }.
   *[no] { $name } défausse { $set }.
}
linko-say-passes = { $you ->
    [yes] Tu ne prends rien.
   *[no] { $name } ne prend rien.
}
linko-say-snatches = { $you ->
    [yes] Tu rafles { $set } au fantôme.
   *[no] { $name } rafle { $set } au fantôme.
}
linko-say-draws = { $you ->
    [yes] Tu prends { $cards } à l’étalage.
   *[no] { $name } prend { $cards } à l’étalage.
}
linko-say-draws-deck = { $you ->
    [yes] Tu pioches
   *[no] { $name } pioche
}
linko-say-drawn = Tu pioches { $cards }.
linko-say-phantom-gets = Le fantôme reçoit { $cards }.
linko-say-display = Nouveau à l’étalage : { $cards }.
linko-say-pile = Le fantôme passe { $cards } à l’étalage.
linko-say-out = Le fantôme passe { $cards } à la défausse.
linko-say-ends = { $reason ->
    [hand-empty] La manche est finie : une main est vide.
    [cards-out] La manche est finie : pioche et étalage sont épuisés.
    [play-limit] La manche est finie : c’était le dernier coup.
   *[other] La manche est finie.
}

## Scores
linko-score-table = Montrer la table
linko-score-laid = Posées
linko-score-hand = En main
linko-score-sum = { $laid } posées, { $hand } en main : { $sum } { $score ->
    [one] point
   *[other] points
}
linko-score-winner = gagne la manche
linko-score-shared = partage la victoire
linko-score-tie = À égalité, le moins de cartes en main gagne.
linko-reason = { $reason ->
    [hand-empty] { $name } a posé sa dernière carte.
    [cards-out] La dernière carte de la pioche et de l’étalage est prise.
   *[play-limit] La manche a atteint son dernier coup.
}

## Pourquoi un choix est bon, ou non : pour les conseils
linko-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
linko-why-wins = finit et gagne la manche, et { $name } tient encore { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
linko-why-loses = finit la manche, mais tu ne la gagnes pas
linko-why-runs-out = finit la manche : pioche et étalage sont épuisés, et tu es { $speaks ->
    [for] en tête
   *[against] derrière
}
linko-why-hits = fait perdre { $set } à { $name }
linko-why-phantom = t’apporte { $set } du fantôme
linko-why-choice = te laisse choisir une de { $count } combinaisons du fantôme
linko-why-surely-snatched = { $name } peut la rafler avec { $set }
linko-why-likely-snatched = sans doute raflée (environ { $chance } %) : { $players ->
    [one] { $name } peut avoir { $set }
   *[other] { $players } joueurs peuvent avoir { $set }
}
linko-why-maybe-snatched = peut-être raflée (environ { $chance } %) : { $players ->
    [one] { $name } peut avoir { $set }
   *[other] { $players } joueurs peuvent avoir { $set }
}
linko-why-rarely-snatched = rarement raflée (environ { $chance } %)
linko-why-safe = à l’abri pour l’instant : personne n’a de quoi la battre
linko-why-joker = t’apporte { $count ->
    [one] un joker
   *[other] { $count } jokers
}
linko-why-joins = fait { $set } dans ta main
linko-why-breaks = sépare tes { $set }
linko-why-spends = coûte { $count ->
    [one] un joker
   *[other] { $count } jokers
}
linko-why-burdens = { $name } doit piocher { $count }
linko-why-finds = l’étalage a { $count ->
    [one] 1 carte qui va
   *[other] { $count } cartes qui vont
} avec ta main
linko-why-left = ne te laisse que { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} en main
linko-why-lays-all = pose tes { $set } d’un coup
linko-why-keeps = garde tes { $set } ensemble
linko-why-keeps-jokers = garde { $count ->
    [one] ton joker
   *[other] tes { $count } jokers
}
linko-why-grows = ta main grandit de { $count }
linko-why-gains = tu peux reposer { $set }
linko-why-stays = ta main ne grandit pas
linko-why-fresh = t’apporte { $count ->
    [one] 1 nouvelle carte
   *[other] { $count } nouvelles cartes
}
linko-why-two = apporte deux cartes d’un coup
linko-why-single = te défait de ton seul { $value }
linko-why-unseen = personne ne voit ce que tu pioches
linko-why-alone = le { $value } ne va avec rien dans ta main
linko-why-may-take-back = { $name } peut la reprendre sans piocher

## Les règles
linko-rules-title = Comment jouer à Linko
linko-rules-aim-title = Le but
linko-rules-aim = Mets des cartes sur la table et fais en sorte qu’elles y restent. À la fin de la manche, chaque carte posée devant toi compte +1, chaque carte encore en main −1. Leur valeur n’y change rien.
linko-rules-cards-title = Les cartes
linko-rules-cards = Il y en a 109 : les valeurs de 1 à 13, huit fois chacune, et cinq jokers. Chacun reçoit 13 cartes. Six autres sont face visible à côté de la pioche : c’est l’étalage.
linko-rules-turn-title = Ton tour
linko-rules-turn = Pose exactement une série devant toi : une ou plusieurs cartes de même valeur, autant que tu veux. Impossible de passer. La nouvelle série recouvre les anciennes ; seule la plus récente, celle du dessus, peut être raflée.
linko-rules-jokers = Les jokers prennent la valeur des cartes avec lesquelles ils sont posés : deux 7 et un joker font trois 7. Posés seuls, les jokers valent plus que 13.
linko-rules-example-four = quatre 7
linko-rules-snatch-title = Rafler
linko-rules-snatch = Ta série touche chaque adversaire dont la série du dessus compte exactement autant de cartes, d’une valeur plus basse. Une carte de plus ou de moins, ou la même valeur : il ne se passe rien. On regarde les adversaires dans le sens des aiguilles d’une montre, en partant de ta gauche ; chacun ne peut perdre qu’une série par tour.
linko-rules-example-hit = trois 9 touchent trois 5
linko-rules-example-safe = trois 9 ne touchent pas deux 5
linko-rules-example-jokers = deux jokers touchent même deux 13
linko-rules-choice-title = Prendre ou laisser
linko-rules-choice = Pour chaque série touchée, tu choisis :
linko-rules-take = La prendre en main. Qui l’avait posée pioche autant de cartes qu’elle en comptait.
linko-rules-leave = La laisser. Qui l’avait posée choisit alors : la reprendre en main sans piocher, ou la défausser pour de bon et piocher autant de cartes qu’elle en comptait.
linko-rules-draw-title = Piocher
linko-rules-draw = Les cartes se prennent une par une, à l’étalage ou à l’aveugle dans la pioche. L’étalage n’est complété qu’une fois toutes les cartes prises.
linko-rules-end-title = La fin de la manche
linko-rules-end = La manche s’arrête aussitôt quand quelqu’un pose sa dernière carte (plus rien n’est raflé), ou quand la dernière carte de la pioche et de l’étalage est prise. Le plus haut score gagne ; à égalité, qui a le moins de cartes en main.
linko-rules-duel-title = Le duel : deux joueurs et le fantôme
linko-rules-duel = Chacun commence avec deux jokers et onze cartes. Un tiers, le fantôme, a 13 cartes face visible, rangées par valeur. Toutes ses cartes d’une même valeur forment une combinaison : une série d’exactement autant de cartes, de valeur plus haute, la rafle et l’amène dans ta main. Si plusieurs peuvent être raflées, choisis-en une ; puis vient la série du dessus de ton adversaire. Le fantôme ne joue pas et ne marque pas.
linko-rules-piles = Le fantôme ne garde ni 13 ni joker : ils vont sur la plus basse carte seule de l’étalage. Deux cartes sur une place se prennent ensemble et comptent pour une.
linko-rules-options-title = Options
linko-rules-consolation = Consolation : qui ne touche personne peut prendre une carte.
linko-rules-expert = Expert : les 1 touchent aussi une série de 13, ou de jokers seuls, qui compte autant de cartes. La manche finit alors au plus tard au 500e coup.
linko-rules-keys-title = Au clavier
linko-rules-keys = 1 à 9 prennent une carte de cette valeur, 0 un dix, J, Q et K un 11, 12 ou 13, X un joker ; Entrée pose la série, Échap l’efface. Les flèches parcourent la main et prennent plus ou moins de cartes, Espace prend toutes celles d’une valeur, puis une de moins. Quand tu pioches, 1 à 6 sont les places et 0 la pioche.
