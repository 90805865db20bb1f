# Acorns in the terminal. $you says who is the reader: "seat", or "no" for nobody spoken of.

acorns-squirrel = { $name }: hidden { $hidden }, gathered { $gathered }{ $resting ->
    [yes] , resting
   *[no] {""}
}
acorns-branch = A branch bears { $bears }.
acorns-chooses = { $name } is to choose.

acorns-effect-gathers = gathers
acorns-effect-rests = rests
# Of an acorn that only its owner sees, nothing is said.
acorns-effect-hides = { $you ->
    [seat] you hide { $card }
   *[no] {""}
}
acorns-effect-comes = it weighs { $card }
acorns-effect-ends = ends the round

acorns-ends-all-rest = The round is over: all rest.

acorns-illegal-branch-full = The branch has room for three acorns.

acorns-help =
    Gather acorns one by one, or rest. With what you have hidden they score their weight,
    but a branch that bears too much breaks.
    Actions: gather · rest
