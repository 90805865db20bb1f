# `greenpaw play`, om het even welk spel. $names zijn door komma’s gescheiden.

you = Jij
preparing = De regels worden voorbereid …
round = Ronde { $round }. Begint: { $name }.
promised = Schudden van deze ronde, beloofd: { $commitment }
at-any-time = help legt uit, ? toont wat je mag doen,{ $hints ->
    [yes] {" "}hint zegt wat daarvan het beste is,
   *[no] {""}
} quit stopt.
decision = { $name }: { $action }
does = { $action }: { $effects }
nothing-follows = zonder gevolg
choice = #{ $number }
hinted-first = Het beste, met de voorsprong op de beste ander aan het eind en de kans om te winnen:
hinted = { $action }: { $side ->
    [ahead] { $points } punten voor
   *[behind] { $points } punten achter
}, { $win } %
looked-ahead = { $came ->
    [best] vooruitgekeken pakte dit het beste uit
   *[behind] vooruitgekeken pakte dit minder goed uit
}
no-hints = In dit spel zijn er geen tips.
ambiguous = Dat kan { $actions } zijn. Schrijf er meer van.
# Waar het spel er geen eigen woorden voor heeft.
no-such-action = Dat is geen actie.
no-such-choice = Er is geen keuze #{ $number }: er zijn er { $count }.
choice-typed = Schrijf #{ $number } voor keuze { $number } van de lijst.
because = { $why } (regel { $rule })
winners = { $count ->
    [one] Wint de ronde: { $names }
   *[other] De winst wordt gedeeld: { $names }
}
score-name = Naam
score-round = Ronde
score-total = Totaal
again = Nog een ronde? (j/n)
# De antwoorden die ja betekenen; de eerste letter is genoeg.
yes = ja
no = nee
yes-or-no = Antwoord met { yes } of { no }; de eerste letter is genoeg.
match-over = De partij is voorbij: ze heeft haar { $rounds } rondes gehad.
goodbye = Tot ziens!
help =
    Schrijf een actie zoals de lijst haar noemt, of alleen het begin;
    of het nummer van een keuze, zoals #2.
    ? toont alles wat je nu mag doen, en wat het doet. quit stopt.
    hint zegt wat het beste is, en waarom.
