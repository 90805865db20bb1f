# LINE-IT in de terminal. $you zegt of $name leest (‘seat’) of niet (‘no’).
# Bij een getalkaart staat het teken van haar kleur: ♥ rood, ♦ blauw, ♣ groen, ★ geel. Wat de regels een ronde
# noemen, heet hier een markt, want een ronde is een heel spel LINE-IT.

## De tafel
line-it-round = Markt { $round } van { $rounds }. Als eerste: { $name }. Stapel: { $deck }.
line-it-player = { $name }{ $turn ->
    [yes] , aan de beurt
   *[no] {""}
}: { $score ->
    [one] { $score } punt
   *[other] { $score } punten
} (puntenstapel { $pile }, fiches { $tokens }). Hand: { $hand }
line-it-no-line = geen rij
line-it-line = { $direction ->
    [up] verder boven { $above }
    [down] verder onder { $below }
   *[open] omhoog of omlaag
}
line-it-bet = { $card }: nog { $needed }
line-it-third = derde: { $symbols }
line-it-closed = { $cards }  (afgesloten: { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}{ $lost ->
    [0] {""}
   *[other] , weddenschap −{ $lost }
})
line-it-nothing = niets
line-it-color = { $color ->
    [red] rood
    [blue] blauw
    [green] groen
   *[yellow] geel
}
line-it-jackpot = { $symbol } { line-it-color } { $count }
line-it-jackpots = Jackpots: { $jackpots }
line-it-market = Markt: { $cards }

## Op wie het spel wacht
line-it-wait-deal = De markt wordt opengelegd.
line-it-wait-turn = { $you ->
    [seat] { $taken ->
        [yes] Nog jouw beurt: handkaart (play 57), afsluiten (close) of stoppen (end).
       *[no] Jouw beurt: neem een kaart (57 line of 57 hand); daarvoor ook play 57.
    }
   *[no] { $name } is aan de beurt.
}
line-it-wait-last-cards = { $you ->
    [seat] Laatste kaarten: een handkaart aanleggen (play 57), of passen (pass).
   *[no] Laatste kaarten: { $name } mag een handkaart aanleggen.
}

## Wat een actie doet, en wat er komt
line-it-effect-lays = legt { $card } { $source ->
    [hand] uit de hand aan
   *[market] aan
}
line-it-effect-keeps = neemt { $card } in de hand
line-it-effect-jackpot = { $count ->
    [0] treft
   *[other] wint
} de { $color ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} jackpot { $count ->
    [0] leeg aan
   *[other] van { $count }
}
line-it-effect-wins-bet = wint de weddenschap { $card }
line-it-effect-closes = { $you ->
    [seat] jouw rij
   *[no] de rij van { $seat }
} levert { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} op
line-it-effect-loses-bet = de weddenschap { $card } kost { $count }
line-it-effect-ends-turn = de beurt is voorbij
line-it-effect-passes = legt niets meer aan
line-it-effect-to-jackpot = { $card } → jackpot { line-it-color }
line-it-effect-out = { $card } gaat uit het spel
line-it-effect-starts = { $you ->
    [seat] volgende markt: jij begint
   *[no] volgende markt: { $seat } begint
}
line-it-effect-last-cards = nu komen de laatste kaarten
# De kaarten van een markt, een voor een.
line-it-effect-market = { $card }
line-it-effect-ends = de ronde is voorbij

## Hoe een ronde eindigt
line-it-ends-deck-out = De ronde is voorbij: de stapel is op en alle rijen zijn afgesloten.

## Wat voor of tegen een keuze spreekt: voor tips
line-it-why-wins = beëindigt en wint de ronde
line-it-why-loses = beëindigt de ronde, maar je wint die niet
line-it-why-jackpot = wint de { $color ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} jackpot van { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
line-it-why-empty-jackpot = verbruikt de kans op de { $color ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} jackpot, die leeg is
line-it-why-near = de volgende { $color ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} kaart wint dan een jackpot van { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
line-it-why-wins-bet = wint de weddenschap { $card }
line-it-why-loses-bet = verliest de weddenschap { $card }
line-it-why-bet-nearer = dan nog { $count ->
    [one] 1 getal
   *[other] { $count } getallen
} voor de weddenschap { $card }
line-it-why-bet-ahead = genoeg tijd voor de { $count } getallen die op de weddenschap moeten volgen
line-it-why-no-time = nauwelijks nog tijd voor de weddenschap: { $count ->
    [0] geen markt meer
    [one] nog 1 markt
   *[other] nog { $count } markten
}
line-it-why-denies = neemt { $card } van { $seat } af, die daar iets zou winnen
line-it-why-leaves = laat { $seat } { $card }, die daar iets wint
line-it-why-scores = { $count ->
    [0] levert niets op
    [one] levert 1 punt op
   *[other] levert { $count } punten op
}
line-it-why-gives-up = geeft een { $color ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
} jackpot van { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} op, op één kaart na
line-it-why-skips = { $count ->
    [0] slaat geen getal over dat nog kan komen
    [one] slaat { $speaks ->
        [for] maar{" "}
       *[against] {""}
    }1 getal over dat nog kan komen
   *[other] slaat { $speaks ->
        [for] maar{" "}
       *[against] {""}
    }{ $count } getallen over die nog kunnen komen
}
line-it-why-little-room = { $count ->
    [0] geen ruimte daarna: er past geen getal meer
    [one] weinig ruimte daarna: maar 1 getal past nog
   *[other] weinig ruimte daarna: maar { $count } getallen passen nog
}
line-it-why-room = daarna { $count ->
    [one] past nog 1 getal
   *[other] passen nog { $count } getallen
}
line-it-why-for-later = kan wachten: ervoor { $count ->
    [one] past 1 getal
   *[other] passen { $count } getallen
}
line-it-why-next-line = kan je volgende rij beginnen, met ruimte voor { $speaks ->
    [for] {""}
   *[against] maar{" "}
}{ $count ->
    [one] 1 getal
   *[other] { $count } getallen
} aan de ruimste kant
line-it-why-hand-full = maakt je hand vol
line-it-why-bet-later = de weddenschap kan op haar moment wachten
line-it-why-counts = is een punt zodra de rij is afgesloten
line-it-why-starts = begint een rij met ruimte voor { $speaks ->
    [for] {""}
   *[against] maar{" "}
}{ $count ->
    [one] 1 getal
   *[other] { $count } getallen
} aan de ruimste kant
line-it-why-fresh = dan past elke kaart
line-it-why-goes-on = je rij blijft open voor { $count ->
    [one] 1 getal
   *[other] { $count } getallen
}
line-it-why-waits = bewaart je hand voor later

## Waarom iets niet mag
line-it-illegal-last-card-due = Nu mag je een handkaart aanleggen (play), of passen (pass).
line-it-illegal-already-added = Je mag maar één handkaart per beurt aanleggen.
line-it-illegal-line-empty = Er ligt niets in je rij om af te sluiten.
line-it-illegal-take-first = Neem eerst een kaart van de markt.
line-it-illegal-not-last-cards = Passen kan alleen bij de laatste kaarten. Een beurt eindigt met: end
line-it-illegal-already-taken = Je mag maar één kaart per beurt van de markt nemen.
line-it-illegal-not-in-market = Deze kaart ligt niet op de markt.
line-it-illegal-hand-full = Je hand is vol: hoogstens twee kaarten.
line-it-illegal-not-in-hand = Deze kaart heb je niet in de hand.
line-it-illegal-second-bet = Maar één wedkaart per rij.
line-it-illegal-not-above = Je rij stijgt: het volgende getal moet hoger zijn.
line-it-illegal-not-below = Je rij daalt: het volgende getal moet lager zijn.
line-it-illegal-no-such-action = Dat bestaat niet in LINE-IT.
line-it-illegal-no-such-card = Deze kaart bestaat niet: er zijn 1 tot 100, +3, +4 en +5.

line-it-help =
    Neem elke beurt één kaart van de markt: in je rij of in je hand (hoogstens twee kaarten).
    Een rij stijgt alleen of daalt alleen. Eens per beurt mag je een handkaart aanleggen;
    en je mag afsluiten: drie kaarten worden afgelegd, elke volgende is een punt.
    De derde kaart van een kleur in een rij wint de jackpot van die kleur.
    Een weddenschap als +3 is gewonnen als er drie getallen op volgen,
    en verloren als de rij eerder wordt afgesloten. Eén weddenschap per rij.
    Acties: take 57 line (in de rij) · take +3 hand (in de hand)
    play 57 (uit de hand) · close (afsluiten) · end (beurt beëindigen) · pass (passen)
    Kort: 57 l · +3 h · p 57 · c · e
