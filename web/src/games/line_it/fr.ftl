# LINE-IT : le plateau, le journal, les scores et les règles.
# $you vaut « yes » quand le texte parle à la personne dont il parle. $color est red, blue, green, yellow, ou bet
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
# Avec $you, elles continuent une phrase : « Tu » ou un nom, « poses le 57 rouge et gagnes le jackpot rouge ».
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
} ligne : { $count ->
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
line-it-fact-ends-turn = finit le tour
line-it-fact-to-jackpot = { $card } va dans son jackpot
line-it-fact-out = { $card } quitte le jeu
line-it-fact-market = { $card } arrive au marché
line-it-fact-starts = { $you ->
    [yes] tu commences ensuite
   *[no] { $name } commence ensuite
}
line-it-fact-last-cards = puis viennent les dernières cartes
line-it-fact-closed = { $you ->
    [yes] ta ligne
   *[no] la ligne de { $name }
} rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] {" "}et −{ $lost } pour le pari ouvert
}
line-it-fact-ends = finit la manche
