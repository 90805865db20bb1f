# `greenpaw play`, quel que soit le jeu. $names sont séparés par des virgules.

you = Toi
preparing = Les règles sont préparées …
round = Manche { $round }. Commence : { $name }.
promised = Mélange de cette manche, promis : { $commitment }
at-any-time = help explique, ? montre ce que tu peux faire,{ $hints ->
    [yes] {" "}hint en dit le meilleur,
   *[no] {""}
} quit arrête.
decision = { $name } : { $action }
does = { $action } : { $effects }
nothing-follows = sans suite
choice = #{ $number }
hinted-first = Le meilleur, avec l’avance finale sur le meilleur des autres et la chance de gagner :
hinted = { $action } : { $side ->
    [ahead] { $points } points d’avance
   *[behind] { $points } points de retard
}, { $win } %
looked-ahead = { $came ->
    [best] en jouant la suite, c’est ce qui a donné le mieux
   *[behind] en jouant la suite, cela a donné moins bien
}
no-hints = Il n’y a pas de conseils dans ce jeu.
ambiguous = Ce peut être { $actions }. Écris-en plus.
# Où le jeu n’a pas de mots à lui pour cela.
no-such-action = Ce n’est pas une action.
no-such-choice = Il n’y a pas de choix #{ $number } : il y en a { $count }.
choice-typed = Pour le choix { $number } de la liste, écris #{ $number }.
because = { $why } (règle { $rule })
winners = { $count ->
    [one] Gagne la manche : { $names }
   *[other] Victoire partagée : { $names }
}
score-name = Joueur
score-round = Manche
score-total = Total
again = Encore une manche ? (o/n)
# Les réponses qui veulent dire oui ; la première lettre suffit.
yes = oui
no = non
yes-or-no = Réponds par { yes } ou { no } ; la première lettre suffit.
match-over = La partie est finie : elle a eu ses { $rounds } manches.
goodbye = Au revoir !
help =
    Écris une action comme la liste la dit, ou seulement son début ;
    ou le numéro d’un choix, comme #2.
    ? montre tout ce que tu peux faire, et ce que fait chaque action. quit arrête.
    hint dit ce qui est le meilleur, et pourquoi.
