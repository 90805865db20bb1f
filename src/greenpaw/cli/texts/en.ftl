# `greenpaw play`, whatever the game. $names are joined by commas.

you = You
preparing = The rules are being prepared …
round = Round { $round }. { $name } to start.
promised = Shuffle of this round, promised: { $commitment }
at-any-time = help explains, ? lists what you may do,{ $hints ->
    [yes] {" "}hint tells the best of it,
   *[no] {""}
} quit ends.
decision = { $name }: { $action }
does = { $action }: { $effects }
nothing-follows = nothing follows
choice = #{ $number }
hinted-first = The best, with the points ahead of the best other in the end, and the chance to win:
hinted = { $action }: { $side ->
    [ahead] { $points } points ahead
   *[behind] { $points } points behind
}, { $win } %
looked-ahead = { $came ->
    [best] looking ahead, it came out best
   *[behind] looking ahead, it came out behind
}
no-hints = There are no hints in this game.
ambiguous = That may be { $actions }. Write more of it.
# Where the game has no words of its own for it.
no-such-action = This is no action.
no-such-choice = There is no choice #{ $number }: there are { $count }.
choice-typed = For choice { $number } of the list, write #{ $number }.
because = { $why } (rule { $rule })
winners = { $count ->
    [one] Winner of the round: { $names }
   *[other] The win is shared: { $names }
}
score-name = Player
score-round = Round
score-total = Total
again = Another round? (y/n)
# The answers that mean yes; the first letter is enough.
yes = yes
no = no
yes-or-no = Please answer { yes } or { no }; the first letter is enough.
match-over = The match is over: it has had its { $rounds } rounds.
goodbye = Goodbye!
help =
    Write an action as the list says it, or only its beginning;
    or the number of a choice, such as #2.
    ? lists all you may do now, and what each does. quit ends.
    hint tells which is best, and why.
