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
   *[other] wint
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
line-it-fact-wins-bet = wint { $you ->
    [yes] je
   *[no] de
} weddenschap { $card }
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
line-it-fact-passes = legt niets meer aan { $you ->
    [yes] je
   *[no] de
} rij aan
line-it-fact-ends-turn = beëindigt { $you ->
    [yes] je
   *[no] de
} beurt
line-it-fact-last-cards = daarna komen de laatste kaarten
line-it-fact-closed = jouw rij levert { $lost ->
    [0] {""}
   *[other] −{ $lost } voor de open weddenschap en{" "}
}{ $count ->
    [one] { $count } punt
   *[other] { $count } punten
} op
line-it-fact-ends = daarna is de ronde voorbij

## Het bord
line-it-market-of = Markt { $round } van { $rounds }
line-it-deck = { $count ->
    [one] nog 1 kaart
   *[other] nog { $count } kaarten
}
line-it-jackpots = Jackpots
# Een jackpot, en wat de rij waarmee hij wordt vergeleken van zijn kleur heeft; $needed is 0 zodra die hem gehad heeft.
line-it-jackpot = { $color ->
    [red] Rode
    [blue] Blauwe
    [green] Groene
   *[yellow] Gele
} jackpot: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}; { $you ->
    [yes] jouw rij
   *[no] de rij van { $name }
} { $needed ->
    [0] heeft hem al gehad
    [1] heeft er { $have }, de volgende wint hem
   *[other] heeft er { $have } van de { $all }
}
# Wie toekijkt, ziet in de stippen van de jackpots de rij van wie aan de beurt is.
line-it-jackpots-of = stippen: rij van { $name }
line-it-color = { $color ->
    [red] rood
    [blue] blauw
    [green] groen
   *[yellow] geel
}
# De kleuren waarvan de volgende kaart van de rij de jackpot wint.
line-it-near = dicht bij de jackpot: { $colors }
line-it-mine = Jouw rij
line-it-line-empty = nog geen rij
line-it-line-said = Rij: { $cards }
line-it-next = { $what ->
    [up] boven { $number }
    [down] onder { $number }
    [bet] vol: alleen nog een weddenschap
    [full] vol
    [second] elk getal: bepaalt de richting
   *[any] elk getal
}
line-it-bet-open = { $card }: nog { $needed }
line-it-next-short = { $what ->
    [bet] wed
    [full] vol
    [any] alle
   *[number] { $number }
}
line-it-bet-short = { $card }: { $needed }
line-it-first = startspelersfiche
line-it-passed = gepast
line-it-counts = { $score ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $pile ->
    [one] 1 kaart op de puntenstapel
   *[other] { $pile } kaarten op de puntenstapel
}, weddenschappen { $tokens }; { $hand ->
    [one] 1 kaart in de hand
   *[other] { $hand } kaarten in de hand
}
line-it-badge = { $score ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $hand ->
    [one] 1 kaart in de hand
   *[other] { $hand } kaarten in de hand
}
line-it-points-short = { $score } pt
line-it-market = Markt
line-it-hand = Je hand: { $count ->
    [0] geen kaart
    [one] 1 kaart
   *[other] { $count } kaarten
}
# Een kaart die gekozen kan worden, en waarvoor.
line-it-pick = { $card }{ $where ->
    [both] , kan in je rij of in je hand
    [line] , kan in je rij
    [hand] , kan in je hand
    [barred] , kan nu niet
   *[none] {""}
}
line-it-close = Rij afsluiten
line-it-close-note = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}{ $lost ->
    [0] {""}
   *[other] , −{ $lost }
}
line-it-end = Beurt klaar
line-it-pass = Passen
line-it-way-line = In je rij
line-it-way-hand = In je hand
line-it-way-close = Nu afsluiten
line-it-way-pass = Passen: geen kaarten meer
line-it-sent = onderweg
line-it-forced = Niets past, en je hand is vol.
line-it-wait-deal = Er komt een nieuwe markt.
line-it-wait-take = { $you ->
    [yes] { $open ->
        [take] Jouw beurt: neem een kaart van de markt.
       *[other] Nog geen kaart van de markt kan: leg eerst een handkaart aan, of sluit je rij af.
    }
   *[no] { $name } kiest een kaart van de markt.
}
line-it-wait-end = { $you ->
    [yes] { $open ->
        [play] Je mag nog een handkaart aanleggen. Kies dan ‘Beurt klaar’.
        [close] Je mag je rij nog afsluiten. Kies dan ‘Beurt klaar’.
       *[both] Je mag nog een handkaart aanleggen of je rij afsluiten. Kies dan ‘Beurt klaar’.
    }
   *[no] { $open ->
        [play] { $name } mag nog een handkaart aanleggen.
        [close] { $name } mag de rij nog afsluiten.
       *[both] { $name } mag nog een handkaart aanleggen of de rij afsluiten.
    }
}
line-it-wait-last = { $you ->
    [yes] Laatste kaarten: leg er een aan je rij aan, of pas.
   *[no] Laatste kaarten: { $name } kiest of er nog een bij komt.
}
line-it-last-cards = Laatste kaarten, keer { $lap } van 2

## Het verloop
line-it-say = { $you ->
    [yes] Je
   *[no] { $name }
} { $does }.
line-it-say-to-jackpots = Naar de jackpots: { $cards }.
line-it-say-out = Uit het spel: { $cards }.
line-it-say-starts = Een nieuwe markt: { $you ->
    [yes] jij begint
   *[no] { $name } begint
}.
line-it-say-market = Op de markt: { $cards }.
line-it-say-last-cards = De stapel is op. Nu komen de laatste kaarten.
line-it-say-closed = { $you ->
    [yes] Jouw rij
   *[no] De rij van { $name }
} is afgesloten: { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}{ $lost ->
    [0] {""}
   *[other] {" "}en −{ $lost } voor de open weddenschap
}.
line-it-say-ends = De ronde is voorbij.

## Telling
line-it-reason = De stapel is op en alle rijen zijn afgesloten.
line-it-score-step = Stap
line-it-score-cards = Kaarten
line-it-score-points = Punten
line-it-score-pile = Puntenstapel
line-it-score-pile-note = voor het einde
line-it-score-line = Laatste rij
line-it-score-discarded = Afgelegd: { $cards }.
line-it-score-scored = Op de puntenstapel: { $cards }.
line-it-score-bets = Weddenschappen
line-it-score-lost = { $token } nog open
line-it-score-hand = In de hand
line-it-score-hand-note = geen punten
line-it-score-none = geen
line-it-score-sum = Score: { $score }
line-it-score-winner = wint de ronde
line-it-score-shared = deelt de winst
line-it-score-table = De tafel tonen

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
line-it-why-denies = neemt { $card } van { $name } af, die daar iets zou winnen
line-it-why-leaves = laat { $name } { $card }, die daar iets wint
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
    [0] geen ruimte daarna: geen getal past nog
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

## De regels
line-it-rules-title = Zo speel je LINE-IT
line-it-rules-aim-title = Het doel
line-it-rules-aim = Bouw de ene rij kaarten na de andere en sluit elke rij op tijd af. De kaarten op je puntenstapel en gewonnen weddenschappen zijn punten. Wie er aan het eind de meeste heeft, wint.
line-it-rules-cards-title = De kaarten
line-it-rules-cards = Er zijn 100 getalkaarten, 1 tot 100. Hun kleuren wisselen elkaar af: 1 is rood (hart), 2 blauw (ruit), 3 groen (blad), 4 geel (ster), 5 weer rood, enzovoort. Er zijn zes wedkaarten door geschud: twee van elk van +3, +4 en +5.
line-it-rules-market-title = De markt
line-it-rules-market = Er worden twee kaarten meer opengelegd dan er spelers zijn: de markt. Iedereen heeft één beurt, met de klok mee. De twee kaarten die overblijven, gaan naar de jackpots van hun kleur; een wedkaart die overblijft, gaat uit het spel. Dan schuift de startspelersfiche een plaats door en komt er een nieuwe markt.
line-it-rules-turn-title = Jouw beurt
line-it-rules-turn = Neem precies één kaart van de markt: leg haar meteen aan je rij aan of houd haar in de hand. Je hebt nooit meer dan twee kaarten in de hand, en er wordt er nooit een weggegooid. Verder mag je op elk moment van je beurt:
line-it-rules-turn-hand = één kaart uit je hand aan je rij aanleggen (eens per beurt);
line-it-rules-turn-close = je rij afsluiten (zo vaak je wilt).
line-it-rules-stuck = Een kaart die niet in je rij past en ook geen plaats heeft in je hand, kun je niet nemen. Kun je geen enkele kaart nemen, sluit dan je rij af: daarna past elke kaart. Je beurt is voorbij als je dat zegt, of vanzelf zodra er niets meer mogelijk is.
line-it-rules-line-title = Jouw rij
line-it-rules-line = Kaarten komen alleen aan het eind erbij. De eerste twee getallen bepalen of de rij stijgt of daalt; daarna moet elk getal hoger, of juist lager, zijn dan het vorige. Een wedkaart past overal en telt niet mee in de volgorde, maar er past er maar één in een rij, ook als de weddenschap al gewonnen is.
line-it-rules-example-rising = stijgt: verder boven 27
line-it-rules-example-falling = daalt: verder onder 32
line-it-rules-example-bet = de weddenschap telt niet mee in de volgorde
line-it-rules-jackpots-title = Jackpots
line-it-rules-jackpots = Wie de derde kaart van een kleur aan de eigen rij aanlegt, wint de jackpot van die kleur: alle kaarten ervan gaan meteen naar de puntenstapel. Is hij op dat moment leeg, dan is de kans verkeken, want een vierde kaart wint niets. Eén rij kan de jackpots van meerdere kleuren winnen.
line-it-rules-example-jackpot = de 9 is de derde rode kaart: die wint de rode jackpot
line-it-rules-bets-title = Weddenschappen
line-it-rules-bets = Je wint een weddenschap zodra er in dezelfde rij genoeg getallen op volgen: drie bij +3, vier bij +4, vijf bij +5. Zij levert evenveel punten op en haar kaart verlaat de rij. Wordt de rij eerder afgesloten, dan kost zij evenveel punten.
line-it-rules-example-won = de 33 is het derde getal: +3
line-it-rules-close-title = Afsluiten
line-it-rules-close = De eerste drie getallen van een afgesloten rij worden afgelegd. Alle volgende gaan naar je puntenstapel: één punt per kaart, welk getal er ook op staat. Een weddenschap die nog open is, is verloren. Daarna kun je een nieuwe rij beginnen.
line-it-rules-example-close = afgesloten: drie afgelegd, twee punten
line-it-rules-end-title = Het einde
line-it-rules-end = Een ronde heeft 26 markten met twee spelers, 21 met drie, 17 met vier en 15 met vijf. Wat er dan nog in de stapel zit, gaat ook naar de jackpots. Nu komen de laatste kaarten: om de beurt mag iedereen een kaart uit de hand aanleggen of passen; wie niet gepast heeft, mag er daarna nog een aanleggen. Afsluiten kan niet meer. Tot slot worden alle rijen afgesloten. Kaarten in de hand tellen niet.
line-it-rules-score = Elke kaart op de puntenstapel is een punt; gewonnen weddenschappen komen erbij, verloren gaan eraf. De hoogste score wint; bij gelijke stand wordt de winst gedeeld.
line-it-rules-signs-title = De tafel lezen
line-it-rules-sign-jars = Elke pot is een jackpot, met het aantal kaarten erin. De stippen eronder tellen de kaarten van die kleur in jouw rij. Een stip met een gele ring: de volgende wint de pot. Een vinkje: deze rij heeft hem al gehad.
line-it-rules-sign-near = Naast een naam: kleuren waarvan de volgende kaart daar de jackpot wint.
line-it-rules-sign-line = Onder elke rij loopt een liniaal van 1 tot 100. Die is licht waar het volgende getal mag komen, en daarheen wijst de pijl. Onder die van jou staan de getallen van de markt; een doorgestreept getal past niet. Hoe groter het getal van een kaart, hoe hoger het streepje aan de linkerrand. De ring van een weddenschap vult zich met elk getal dat volgt.
line-it-rules-sign-counts = Het pootje is bij wie in deze markt begint. Gewonnen weddenschappen zijn groen, verloren rood. De kaarten op elkaar zijn de puntenstapel; daarna komt de stand.
line-it-rules-touch-title = Door te tikken
line-it-rules-touch = Tik op een kaart en dan, onderaan, waar ze heen moet; elke knop zegt wat dat doet. Je mag ook tikken op de kaart waar ze in je rij zou komen, of op een lege plaats van je hand. Tik nog eens op een kaart, en ze is niet meer gekozen. Een kaart met een gele rand past in je rij. Een doorgestreepte kaart kan nu niet; een tik zegt waarom. Afsluiten en passen vragen het nog eens, je beurt beëindigen niet.
line-it-rules-keys-title = Met het toetsenbord
line-it-rules-keys = Met de cijfers kies je een kaart: eerst die van de markt, dan die in je hand. L legt haar aan je rij aan, H neemt haar in de hand. C kiest ervoor je rij af te sluiten, en Enter sluit haar af. E beëindigt je beurt of kiest er bij de laatste kaarten voor te passen; Esc wist de keuze.

## Waarom iets niet mag
line-it-illegal-last-card-due = Nu mag je een kaart uit je hand aanleggen, of passen.
line-it-illegal-already-added = Je mag maar één handkaart per beurt aanleggen.
line-it-illegal-line-empty = Er ligt niets in je rij om af te sluiten.
line-it-illegal-take-first = Neem eerst een kaart van de markt.
line-it-illegal-not-last-cards = Passen kan alleen bij de laatste kaarten.
line-it-illegal-already-taken = Je mag maar één kaart per beurt van de markt nemen.
line-it-illegal-not-in-market = Deze kaart ligt niet op de markt.
line-it-illegal-hand-full = Je hand is vol: hoogstens twee kaarten.
line-it-illegal-not-in-hand = Deze kaart heb je niet in de hand.
line-it-illegal-second-bet = Maar één wedkaart per rij.
line-it-illegal-not-above = Je rij stijgt: het volgende getal moet hoger zijn.
line-it-illegal-not-below = Je rij daalt: het volgende getal moet lager zijn.
line-it-illegal-no-such-action = Dat bestaat niet in LINE-IT.
line-it-illegal-no-such-card = Deze kaart bestaat niet in LINE-IT.
