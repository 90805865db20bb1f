# LINE-IT: Brett, Verlauf, Wertung und Regeln.
# $you ist „yes“, wo der Text zu der Person spricht, von der er handelt. $color ist red, blue, green, yellow,
# oder bet bei einer Wettkarte. Was die Regeln Runde nennen, heißt hier Markt: Eine Runde ist eine ganze Partie.

line-it-name = LINE-IT
line-it-about = Baue Reihen, die nur steigen oder nur fallen, gewinne Jackpots und Wetten und schließe rechtzeitig ab. 2 bis 5 Personen.

## Karten
line-it-card = { $color ->
    [red] rote { $card }
    [blue] blaue { $card }
    [green] grüne { $card }
    [yellow] gelbe { $card }
   *[bet] Wette { $card }
}
# Eine Karte im Satz.
line-it-the-card = { $color ->
    [red] die rote { $card }
    [blue] die blaue { $card }
    [green] die grüne { $card }
    [yellow] die gelbe { $card }
   *[bet] die Wette { $card }
}

## Was eine Wahl bewirkt
# Mit $you gehen diese im Satz weiter: „Du“ oder ein Name, „legst die rote 57 an und gewinnst den roten Jackpot“.
line-it-fact-lays = { $you ->
    [yes] legst
   *[no] legt
} { $card }{ $source ->
    [hand] {" "}aus der Hand
   *[market] {""}
} an
line-it-fact-keeps = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $card } auf die Hand
line-it-fact-jackpot = { $count ->
    [0] { $you ->
        [yes] findest
       *[no] findet
    }
   *[other] { $you ->
        [yes] gewinnst
       *[no] gewinnt
    }
} den { $color ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Jackpot { $count ->
    [0] leer vor
    [one] mit { $count } Karte
   *[other] mit { $count } Karten
}
line-it-fact-wins-bet = { $you ->
    [yes] gewinnst
   *[no] gewinnt
} die Wette { $card }
line-it-fact-closes = { $you ->
    [yes] schließt deine
   *[no] schließt die
} Reihe ab: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}{ $lost ->
    [0] {""}
   *[other] {" "}und −{ $lost } für die offene Wette
}
line-it-fact-passes = { $you ->
    [yes] legst
   *[no] legt
} nichts mehr an
line-it-fact-ends-turn = beendet den Zug
line-it-fact-to-jackpot = { $card } kommt in ihren Jackpot
line-it-fact-out = { $card } scheidet aus
line-it-fact-market = { $card } kommt in den Markt
line-it-fact-starts = { $you ->
    [yes] als Nächstes beginnst du
   *[no] als Nächstes beginnt { $name }
}
line-it-fact-last-cards = dann kommen die letzten Karten
line-it-fact-closed = { $you ->
    [yes] deine Reihe
   *[no] die Reihe von { $name }
} bringt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}{ $lost ->
    [0] {""}
   *[other] {" "}und −{ $lost } für die offene Wette
}
line-it-fact-ends = beendet die Runde
