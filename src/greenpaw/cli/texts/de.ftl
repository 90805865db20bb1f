# `greenpaw play`, gleich in welchem Spiel. $names sind durch Kommas getrennt.

you = Du
preparing = Die Regeln werden vorbereitet …
round = Runde { $round }. Es beginnt: { $name }.
promised = Mischung dieser Runde, versprochen: { $commitment }
at-any-time = help erklärt, ? zeigt, was du tun darfst,{ $hints ->
    [yes] {" "}hint sagt, was davon das Beste ist,
   *[no] {""}
} quit beendet.
decision = { $name }: { $action }
does = { $action }: { $effects }
nothing-follows = ohne Folgen
choice = #{ $number }
hinted-first = Das Beste, mit dem Vorsprung vor dem Besten der anderen am Ende und der Chance zu gewinnen:
hinted = { $action }: { $side ->
    [ahead] { $points } Punkte voraus
   *[behind] { $points } Punkte zurück
}, { $win } %
looked-ahead = { $came ->
    [best] vorausgedacht schnitt es am besten ab
   *[behind] vorausgedacht schnitt es schlechter ab
}
no-hints = In diesem Spiel gibt es keine Tipps.
ambiguous = Das kann { $actions } heißen. Schreib mehr davon.
# Wo das Spiel keine eigenen Worte dafür hat.
no-such-action = Das ist keine Aktion.
no-such-choice = Eine Wahl #{ $number } gibt es nicht: Es gibt { $count }.
choice-typed = Für Wahl { $number } der Liste schreibe #{ $number }.
because = { $why } (Regel { $rule })
winners = { $count ->
    [one] Gewinnt die Runde: { $names }
   *[other] Der Sieg wird geteilt: { $names }
}
score-name = Name
score-round = Runde
score-total = Summe
again = Noch eine Runde? (j/n)
# Die Antworten, die Ja bedeuten; der erste Buchstabe genügt.
yes = ja
no = nein
yes-or-no = Bitte mit { yes } oder { no } antworten; der Anfangsbuchstabe genügt.
match-over = Die Partie ist vorbei: Sie hatte ihre { $rounds } Runden.
goodbye = Auf Wiedersehen!
help =
    Schreibe eine Aktion, wie die Liste sie nennt, oder nur ihren Anfang;
    oder die Nummer einer Wahl, wie #2.
    ? zeigt alles, was du jetzt tun darfst, und was es bewirkt. quit beendet.
    hint sagt, was davon das Beste ist, und warum.
