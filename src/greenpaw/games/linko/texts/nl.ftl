# Linko in de terminal. $you zegt wie leest: ‘seat’ (of $name), ‘other’, of ‘no’ voor geen van beiden.
# $count en $value gaan over een set of combinatie; waarde 14 zijn jokers alleen.

## De tafel
linko-player = { $name }, { $count } in de hand{ $turn ->
    [yes] , aan de beurt
   *[no] {""}
}:
linko-no-set = nog geen set
linko-nothing = niets
linko-display = Aanbod: { $places }
linko-phantom = Fantoom: { $combinations }
linko-deck = Stapel: { $count }. Afgelegd: { $discarded }.
linko-plays = Beurten tot nu toe: { $plays } van hoogstens { $limit }.
linko-hand = Je hand ({ $count }): { $cards }
linko-score = { $name }: { $laid } gelegd, { $hand } in de hand, score { $score }

## Op wie het spel wacht
linko-wait-deal = De kaarten worden gedeeld.
linko-wait-play = { $you ->
    [seat] Jij bent aan de beurt: leg een set, geschreven als 7 7 X.
   *[no] { $name } kiest een set.
}
linko-wait-snatch = { $you ->
    [seat] Welke combinatie pak je van het fantoom af?
   *[no] { $name } kiest wat het fantoom kwijtraakt.
}
linko-wait-take = { $you ->
    [seat] Je raakt de set van { $other }: { $set }. Pakken (take) of laten liggen (leave)?
    [other] { $name } beslist: jouw set { $set } pakken of laten liggen.
   *[no] { $name } beslist: de set { $set } van { $other } pakken of laten liggen.
}
linko-wait-back = { $you ->
    [seat] { $other } laat je set { $set } liggen. Terugnemen (back) of afleggen (discard)?
   *[no] { $name } beslist: de set { $set } terugnemen of afleggen.
}
linko-wait-draw = { $you ->
    [seat] Trek van een plaats van het aanbod of van de stapel (deck): nog { $owed }.
   *[no] { $name } trekt: nog { $owed }.
}
linko-wait-consolation = { $you ->
    [seat] Niemand geraakt. Als troost mag je een kaart trekken, of passen (pass).
   *[no] { $name } raakte niemand en mag een kaart trekken.
}

## Wat een actie doet, en wat er komt
linko-set = { $count } × { $value ->
    [14] joker
   *[other] { $value }
}
linko-effect-hits = { $you ->
    [seat] raakt jouw { linko-set }
   *[no] raakt { $seat }: { linko-set }
}
linko-effect-phantom = pakt { linko-set } van het fantoom af
linko-effect-choice = pakt een van { $count } combinaties van het fantoom af
linko-effect-takes = { $you ->
    [other] pakt { linko-set } van je af
   *[no] pakt { linko-set } van { $other } af
}
linko-effect-leaves = { $you ->
    [seat] laat jouw { linko-set } liggen
   *[no] laat { linko-set } van { $seat } liggen
}
linko-effect-back = neemt { linko-set } terug in de hand, zonder te trekken
linko-effect-discards = legt { linko-set } af
linko-effect-owes = { $you ->
    [seat] je moet { $count } trekken
   *[no] { $seat } moet { $count } trekken
}
linko-effect-draws = trekt { $card } van plaats { $place }
linko-effect-deck = trekt van de stapel
# Van een kaart die alleen de eigenaar ziet, wordt niets gezegd.
linko-effect-dealt = { $you ->
    [seat] je krijgt { $card }
   *[no] {""}
}
linko-effect-display = { $card } komt op plaats { $place } van het aanbod
linko-effect-phantom-gets = het fantoom krijgt { $card }
linko-effect-pile = het fantoom geeft { $card } door aan plaats { $place } van het aanbod
linko-effect-out = { $card } gaat meteen naar de aflegstapel
linko-effect-ends = beëindigt de ronde

## Hoe een ronde eindigt
linko-ends-hand-empty = De ronde is voorbij: er is een hand leeg.
linko-ends-cards-out = De ronde is voorbij: de laatste kaart van stapel en aanbod is weg.
linko-ends-play-limit = De ronde is voorbij: dat was de laatste beurt.

## Wat voor of tegen een keuze spreekt: voor tips
linko-why-wins = beëindigt en wint de ronde, terwijl { $seat } nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} heeft
linko-why-loses = beëindigt de ronde, maar je wint die niet
linko-why-runs-out = beëindigt de ronde: stapel en aanbod raken op, en je ligt { $speaks ->
    [for] voor
   *[against] achter
}
linko-why-hits = haalt { linko-set } van { $seat } van tafel
linko-why-phantom = levert je { linko-set } van het fantoom op
linko-why-choice = laat je kiezen uit { $count } combinaties van het fantoom
linko-why-surely-snatched = { $seat } kan hem afpakken met { linko-set }
linko-why-likely-snatched = wordt waarschijnlijk afgepakt (ongeveer { $chance } %): { $players ->
    [one] { $seat } kan { linko-set } hebben
   *[other] { $players } spelers kunnen { linko-set } hebben
}
linko-why-maybe-snatched = wordt misschien afgepakt (ongeveer { $chance } %): { $players ->
    [one] { $seat } kan { linko-set } hebben
   *[other] { $players } spelers kunnen { linko-set } hebben
}
linko-why-rarely-snatched = wordt zelden afgepakt (ongeveer { $chance } %)
linko-why-safe = voorlopig veilig: niemand heeft iets hogers
linko-why-joker = levert je { $count ->
    [one] een joker
   *[other] { $count } jokers
} op
linko-why-joins = maakt { linko-set } in je hand
linko-why-breaks = haalt je { linko-set } uit elkaar
linko-why-spends = kost { $count ->
    [one] een joker
   *[other] { $count } jokers
}
linko-why-burdens = { $seat } moet { $count } trekken
linko-why-finds = het aanbod heeft { $count ->
    [one] 1 kaart die
   *[other] { $count } kaarten die
} bij je hand { $count ->
    [one] past
   *[other] passen
}
linko-why-left = laat je maar { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand
linko-why-lays-all = legt je { linko-set } in één keer
linko-why-keeps = houdt je { linko-set } bij elkaar
linko-why-keeps-jokers = spaart je { $count ->
    [one] joker
   *[other] { $count } jokers
}
linko-why-grows = je hand groeit met { $count }
linko-why-gains = je kunt { linko-set } nog eens leggen
linko-why-stays = je hand groeit niet
linko-why-fresh = levert je { $count ->
    [one] 1 nieuwe kaart
   *[other] { $count } nieuwe kaarten
} op
linko-why-two = levert twee kaarten in één keer op
linko-why-single = je enige { $value } is weg
linko-why-unseen = niemand ziet wat je trekt
linko-why-alone = bij de { $value } heb je niets passends
linko-why-may-take-back = { $seat } mag de set terugnemen zonder te trekken

## Waarom iets niet mag
linko-illegal-set-due = Nu moet er een set gelegd worden: kaarten van één waarde uit je hand.
linko-illegal-combination-due = Nu moet je een combinatie van het fantoom kiezen.
linko-illegal-choice-due = Nu moet je de geraakte set pakken of laten liggen: take, leave.
linko-illegal-victim-due = Nu moet je je set terugnemen of afleggen: back, discard.
linko-illegal-draw-due = Nu moet je trekken: draw 1 tot draw 6, of draw deck.
linko-illegal-consolation-due = Nu mag je één kaart trekken, of passen: pass.
linko-illegal-place-empty = Deze plaats van het aanbod is leeg.
linko-illegal-deck-empty = De stapel is leeg.
linko-illegal-not-in-hand = Je hebt niet al deze kaarten in de hand.
linko-illegal-combination-size = Het fantoom heeft meer of minder kaarten van deze waarde dan je set.
linko-illegal-combination-value = Deze waarde is niet lager dan die van je set.
linko-illegal-no-such-action = Dit is geen actie van Linko.
linko-illegal-no-such-set = In geen enkele stapel zit deze set.
linko-illegal-no-such-card = Deze kaart bestaat niet: er zijn 1 tot 13, en X voor een joker.
linko-illegal-mixed-set = Een set heeft getalkaarten van maar één waarde, en jokers.
linko-illegal-card-order = Eerst de getalkaarten, dan de jokers.

linko-help =
    Leg elke beurt één set: kaarten van één waarde, met jokers (X), of jokers alleen.
    Tussen haken staat de bovenste set.
    Een set met evenveel kaarten en een hogere waarde raakt die.
    Een geraakte set wordt gepakt of blijft liggen;
    wie hem kwijtraakt, trekt evenveel kaarten.
    Acties: 7 7 X · take (pakken) · leave (laten liggen) · back (terugnemen)
    discard (afleggen) · draw 3 (plaats 3) · draw deck (stapel)
    snatch 4 (afpakken) · pass (passen)
    Aan het eind telt elke gelegde kaart +1, elke kaart in de hand −1.
