# LINE-IT: het bord, het verloop, de telling en de regels.
# $you is ‘yes’ waar de tekst spreekt tegen de persoon over wie hij gaat. $color is red, blue, green, yellow, of bet
# bij een wedkaart. Wat de regels een ronde noemen, heet hier een markt: een ronde is een heel spel.

line-it-name = LINE-IT
line-it-about = Bouw rijen die alleen stijgen of alleen dalen, win jackpots en weddenschappen en sluit op tijd af. 2 tot 5 spelers.

## Kaarten
line-it-card = { $color ->
    [red] rode { $card }
    [blue] blauwe { $card }
    [green] groene { $card }
    [yellow] gele { $card }
   *[bet] weddenschap { $card }
}
# Een kaart in een zin.
line-it-the-card = { $color ->
    [red] de rode { $card }
    [blue] de blauwe { $card }
    [green] de groene { $card }
    [yellow] de gele { $card }
   *[bet] de weddenschap { $card }
}

## Wat een keuze doet
# Met $you gaan deze verder in een zin: ‘Je’ of een naam, ‘legt de rode 57 aan en wint de rode jackpot’.
line-it-fact-lays = legt { $card }{ $source ->
    [hand] { $you ->
        [yes] {" "}uit je hand
       *[no] {" "}uit de hand
    }
   *[market] {""}
} aan
line-it-fact-keeps = neemt { $card } in { $you ->
    [yes] je
   *[no] de
} hand
line-it-fact-jackpot = { $count ->
    [0] { $you ->
        [yes] treft
       *[no] treft
    }
   *[other] { $you ->
        [yes] wint
       *[no] wint
    }
} de { $color ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} jackpot { $count ->
    [0] leeg aan
    [one] van { $count } kaart
   *[other] van { $count } kaarten
}
line-it-fact-wins-bet = { $you ->
    [yes] wint
   *[no] wint
} de weddenschap { $card }
line-it-fact-closes = sluit { $you ->
    [yes] je
   *[no] de
} rij af: { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}{ $lost ->
    [0] {""}
   *[other] {" "}en −{ $lost } voor de open weddenschap
}
line-it-fact-passes = { $you ->
    [yes] legt
   *[no] legt
} niets meer aan
line-it-fact-ends-turn = beëindigt de beurt
line-it-fact-to-jackpot = { $card } gaat naar de eigen jackpot
line-it-fact-out = { $card } gaat uit het spel
line-it-fact-market = { $card } komt op de markt
line-it-fact-starts = { $you ->
    [yes] daarna begin jij
   *[no] daarna begint { $name }
}
line-it-fact-last-cards = daarna komen de laatste kaarten
line-it-fact-closed = { $you ->
    [yes] jouw rij
   *[no] de rij van { $name }
} levert { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}{ $lost ->
    [0] {""}
   *[other] {" "}en −{ $lost } voor de open weddenschap
} op
line-it-fact-ends = beëindigt de ronde
