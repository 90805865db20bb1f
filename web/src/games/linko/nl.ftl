# Linko: het bord, het verloop, de telling en de regels.
# $you is ‘yes’ waar de tekst spreekt tegen de persoon over wie hij gaat. $who zegt tegen wie van twee
# personen hij spreekt: ‘actor’, ‘other’ of ‘none’. Sets komen kant-en-klaar, zoals ‘3 × 7’.

linko-name = Linko
linko-about = Leg sets neer, pak die van anderen af en houd je hand klein. 2 tot 5 spelers.
linko-option-duel = Duel
linko-option-duel-about = Voor twee: een fantoom heeft kaarten die jullie allebei kunnen afpakken.
linko-option-consolation = Troostkaart
linko-option-consolation-about = Wie niemand raakt, mag een kaart trekken.
linko-option-expert = Expert
linko-option-expert-about = Enen raken ook 13’s en jokers alleen.
linko-illegal-duel-needs-two = Een duel is voor precies twee.

## Kaarten en plaatsen
linko-card = { $card ->
    [X] joker
   *[other] { $card }
}
# Een kaart met haar lidwoord, zoals je haar trekt.
linko-one-card = { $card ->
    [X] een joker
   *[other] een { $card }
}
# Wat er gelegd is, en de set die geraakt wordt, van één kaart of meer.
linko-your-set = { $count ->
    [one] { $card ->
        [X] Jouw joker
       *[other] Jouw { $card }
    }
   *[other] Jouw { $set }
}
linko-that-set = { $count ->
    [one] { $card ->
        [X] de joker
       *[other] de { $card }
    }
   *[other] { $set }
}
linko-hand = Je hand: { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
linko-hand-group = { $count } × { $card ->
    [X] joker
   *[other] { $card }
}, { $chosen } gekozen
linko-hand-empty = Je hand is leeg.
linko-counts = { $laid } gelegd, { $hand } in de hand
linko-counts-short = gelegd { $laid } / hand { $hand }
linko-order-size = Grootste groepen eerst
linko-sets-mine = Jouw sets
linko-sets-none = nog geen set
linko-sets-older = { $count ->
    [one] 1 oudere set
   *[other] { $count } oudere sets
}: { $sets }
linko-sets-top = { $set }, bovenop: kan worden afgepakt
linko-sets-hit = { $set }, bovenop: geraakt door je keuze
linko-sets-safe = { $set }, bovenop: veilig voor je keuze
linko-sets-asked = { $set }, bovenop: daar gaat het nu om
linko-phantom = Fantoom
linko-phantom-hit = { $set }, geraakt door je keuze
linko-display = Aanbod
linko-place = Plaats { $place }: { $cards }
linko-place-empty = Plaats { $place }: leeg
linko-deck = Stapel: { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
linko-pile = Afgelegd: { $count } { $count ->
    [one] kaart
   *[other] kaarten
}
linko-pile-title = Afgelegde kaarten
linko-pile-none = Er is nog niets afgelegd.
linko-close = Sluiten

## Op wie de tafel wacht
linko-wait-deal = De kaarten worden gedeeld.
linko-wait-play = { $you ->
    [yes] Jouw beurt: kies de kaarten van een set.
   *[no] { $name } kiest een set.
}
linko-wait-snatch = { $you ->
    [yes] Met { $laid } kun je iets van het fantoom afpakken. Welke kaarten?
   *[no] { $name } kiest wat het fantoom kwijtraakt.
}
linko-wait-take = { $who ->
    [actor] { $laid } { $count ->
        [one] raakt
       *[other] raken
    } { $target } van { $other }.
    [other] { $name } beslist: jouw { $set } pakken of laten liggen.
   *[none] { $name } beslist: { $set } van { $other } pakken of laten liggen.
}
linko-wait-back = { $you ->
    [yes] { $other } laat je { $set } liggen.
   *[no] { $name } beslist: { $set } terugnemen of afleggen.
}
linko-wait-draw = { $you ->
    [yes] Trek uit het aanbod of van de stapel: nog { $owed } { $owed ->
        [one] kaart
       *[other] kaarten
    }.
   *[no] { $name } trekt: nog { $owed }.
}
linko-wait-consolation = { $you ->
    [yes] Niemand geraakt. Als troost mag je een kaart trekken.
   *[no] { $name } raakte niemand en mag een kaart trekken.
}

## Kiezen
linko-take = Pakken
linko-take-note = { $other } trekt { $count }
linko-leave = Laten liggen
linko-leave-note = { $other } neemt terug of trekt { $count }
linko-back = Terugnemen
linko-back-note = in je hand, zonder te trekken
linko-discard = Afleggen
linko-discard-note = voorgoed; je trekt { $count }
linko-snatch = { $set } afpakken
linko-draw-place = { $cards } van plaats { $place } trekken
linko-draw-deck = Van de stapel trekken (nog { $count })
linko-pass = Niets trekken
linko-lay = { $set } leggen
linko-lay-none = Leggen
linko-keys-lay = Toetsen: 1 tot 9, 0 voor 10, J Q K voor 11 tot 13, X; Enter legt
linko-keys-draw = Toetsen: 1 tot 6, 0 voor de stapel
linko-sent = onderweg
linko-hint-none = raakt niets
linko-hint-hits = raakt { $set } van { $name }
linko-hint-phantom = pakt { $set } van het fantoom af
linko-hint-choice = pakt een van { $count } combinaties van het fantoom af
linko-hint-ends = beëindigt de ronde { $reason ->
    [hand-empty] met je laatste kaart
   *[other] als laatste beurt
}

## Het verloop
linko-say-deal = De kaarten zijn gedeeld.
linko-say-lays = { $you ->
    [yes] Je legt { $set }
   *[no] { $name } legt { $set }
}{ $what ->
    [hits] {" "}en { $you ->
        [yes] raakt
       *[no] raakt
    } { $targets }.
    [phantom] {" "}en pakt { $phantom } van het fantoom af.
    [both] {", "}pakt { $phantom } van het fantoom af en raakt { $targets }.
   *[nothing] .
}
linko-say-target = { $you ->
    [yes] jou ({ $set })
   *[no] { $name } ({ $set })
}
linko-say-takes = { $who ->
    [actor] Je pakt { $set } van { $other } af.
    [other] { $name } pakt { $set } van je af.
   *[none] { $name } pakt { $set } van { $other } af.
}
linko-say-leaves = { $who ->
    [actor] Je laat de set van { $other } liggen.
    [other] { $name } laat je set liggen.
   *[none] { $name } laat de set van { $other } liggen.
}
linko-say-back = { $you ->
    [yes] Je neemt { $set } terug.
   *[no] { $name } neemt { $set } terug.
}
linko-say-discards = { $you ->
    [yes] Je legt { $set } af.
   *[no] { $name } legt { $set } af.
}
linko-say-passes = { $you ->
    [yes] Je trekt niets.
   *[no] { $name } trekt niets.
}
linko-say-snatches = { $you ->
    [yes] Je pakt { $set } van het fantoom af.
   *[no] { $name } pakt { $set } van het fantoom af.
}
linko-say-draws = { $you ->
    [yes] Je trekt { $cards } uit het aanbod.
   *[no] { $name } trekt { $cards } uit het aanbod.
}
linko-say-draws-deck = { $you ->
    [yes] Je trekt
   *[no] { $name } trekt
} van de stapel.
linko-say-drawn = Je trekt { $cards } van de stapel.
linko-say-phantom-gets = Het fantoom krijgt { $cards }.
linko-say-display = Nieuw in het aanbod: { $cards }.
linko-say-pile = Het fantoom geeft { $cards } door aan het aanbod.
linko-say-out = Het fantoom geeft { $cards } door aan de aflegstapel.
linko-say-ends = { $reason ->
    [hand-empty] De ronde is voorbij: er is een hand leeg.
    [cards-out] De ronde is voorbij: stapel en aanbod zijn op.
    [play-limit] De ronde is voorbij: dat was de laatste beurt.
   *[other] De ronde is voorbij.
}

## Telling
linko-score-table = De tafel tonen
linko-score-laid = Gelegd
linko-score-hand = In de hand
linko-score-sum = { $laid } gelegd, { $hand } in de hand: { $sum } { $score ->
    [one] punt
   *[other] punten
}
linko-score-winner = wint de ronde
linko-score-shared = deelt de winst
linko-score-tie = Bij gelijke stand winnen de minste kaarten in de hand.
linko-reason = { $reason ->
    [hand-empty] { $name } heeft de laatste kaart gelegd.
    [cards-out] De laatste kaart van stapel en aanbod is weg.
   *[play-limit] De ronde heeft haar laatste beurt bereikt.
}

## Wat voor of tegen een keuze spreekt: voor tips
linko-jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
linko-why-wins = beëindigt en wint de ronde, terwijl { $name } nog { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} heeft
linko-why-loses = beëindigt de ronde, maar je wint die niet
linko-why-runs-out = beëindigt de ronde: stapel en aanbod raken op, en je ligt { $speaks ->
    [for] voor
   *[against] achter
}
linko-why-hits = haalt { $set } van { $name } van tafel
linko-why-phantom = levert je { $set } van het fantoom op
linko-why-choice = laat je kiezen uit { $count } combinaties van het fantoom
linko-why-surely-snatched = { $name } kan hem afpakken met { $set }
linko-why-likely-snatched = wordt waarschijnlijk afgepakt (ongeveer { $chance } %): { $players ->
    [one] { $name } kan { $set } hebben
   *[other] { $players } spelers kunnen { $set } hebben
}
linko-why-maybe-snatched = wordt misschien afgepakt (ongeveer { $chance } %): { $players ->
    [one] { $name } kan { $set } hebben
   *[other] { $players } spelers kunnen { $set } hebben
}
linko-why-rarely-snatched = wordt zelden afgepakt (ongeveer { $chance } %)
linko-why-safe = voorlopig veilig: niemand heeft iets hogers
linko-why-joker = levert je { $count ->
    [one] een joker
   *[other] { $count } jokers
} op
linko-why-joins = maakt { $set } in je hand
linko-why-breaks = haalt je { $set } uit elkaar
linko-why-spends = kost { $count ->
    [one] een joker
   *[other] { $count } jokers
}
linko-why-burdens = { $name } moet { $count } trekken
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
linko-why-lays-all = legt je { $set } in één keer
linko-why-keeps = houdt je { $set } bij elkaar
linko-why-keeps-jokers = spaart je { $count ->
    [one] joker
   *[other] { $count } jokers
}
linko-why-grows = je hand groeit met { $count }
linko-why-gains = je kunt { $set } nog eens leggen
linko-why-stays = je hand groeit niet
linko-why-fresh = levert je { $count ->
    [one] 1 nieuwe kaart
   *[other] { $count } nieuwe kaarten
} op
linko-why-two = levert twee kaarten in één keer op
linko-why-single = je enige { $value } is weg
linko-why-unseen = niemand ziet wat je trekt
linko-why-alone = bij de { $value } heb je niets passends
linko-why-may-take-back = { $name } mag de set terugnemen zonder te trekken

## De regels
linko-rules-title = Zo speel je Linko
linko-rules-aim-title = Het doel
linko-rules-aim = Krijg kaarten op tafel en zorg dat ze daar blijven. Aan het eind van de ronde telt elke kaart die voor je ligt +1, elke kaart die je nog in de hand hebt −1. Wat erop staat, doet er dan niet toe.
linko-rules-cards-title = De kaarten
linko-rules-cards = Er zijn er 109: de waarden 1 tot 13, elk acht keer, en vijf jokers. Iedereen krijgt 13 kaarten. Nog zes liggen open naast de stapel: het aanbod.
linko-rules-turn-title = Jouw beurt
linko-rules-turn = Leg precies één set voor je neer: een of meer kaarten van dezelfde waarde, zoveel je wilt. Passen mag niet. Je nieuwe set ligt over de oudere heen; alleen de nieuwste, de bovenste, kan worden afgepakt.
linko-rules-jokers = Jokers nemen de waarde aan van de kaarten waarmee ze gelegd worden: twee 7’s en een joker zijn drie 7’s. Alleen gelegd zijn jokers meer waard dan 13.
linko-rules-example-four = vier 7’s
linko-rules-snatch-title = Afpakken
linko-rules-snatch = Je set raakt iedereen van wie de bovenste set precies evenveel kaarten en een lagere waarde heeft. Een kaart meer of minder, of dezelfde waarde: er gebeurt niets. Je bekijkt je tegenstanders met de klok mee, te beginnen links van je; ieder kan per beurt maar één set verliezen.
linko-rules-example-hit = drie 9’s raken drie 5’s
linko-rules-example-safe = drie 9’s raken twee 5’s niet
linko-rules-example-jokers = twee jokers raken zelfs twee 13’s
linko-rules-choice-title = Pakken of laten liggen
linko-rules-choice = Voor elke set die je raakt, kies je:
linko-rules-take = Pak hem in je hand. Wie hem had gelegd, trekt evenveel kaarten.
linko-rules-leave = Laat hem liggen. Wie hem had gelegd, kiest dan: terugnemen in de hand en niets trekken, of voorgoed afleggen en evenveel kaarten trekken.
linko-rules-draw-title = Trekken
linko-rules-draw = Kaarten trek je een voor een, uit het aanbod of blind van de stapel. Het aanbod wordt pas aangevuld als alle kaarten getrokken zijn.
linko-rules-end-title = Het einde van de ronde
linko-rules-end = Een ronde eindigt meteen als iemand de laatste kaart legt (dan wordt er niets meer afgepakt), of als de laatste kaart van stapel en aanbod weg is. De hoogste score wint; bij gelijke stand wie minder kaarten in de hand heeft.
linko-rules-duel-title = Duel: met z’n tweeën en het fantoom
linko-rules-duel = Jullie beginnen elk met twee jokers en elf kaarten. Een derde, het fantoom, heeft 13 open kaarten, gesorteerd op waarde. Al zijn kaarten van één waarde zijn een combinatie: een set met precies evenveel kaarten en een hogere waarde pakt die af, in je hand. Kun je er meer dan één afpakken, kies er dan een; daarna komt de bovenste set van je tegenstander. Het fantoom legt zelf nooit en krijgt geen punten.
linko-rules-piles = Het fantoom houdt geen 13 en geen joker: die gaan op de laagste losse kaart van het aanbod. Twee kaarten op één plaats trek je samen en ze tellen als één.
linko-rules-options-title = Varianten
linko-rules-consolation = Troostkaart: wie niemand raakt, mag een kaart trekken.
linko-rules-expert = Expert: enen raken ook een even grote set 13’s of jokers alleen. De ronde eindigt dan uiterlijk met haar 500e beurt.
linko-rules-keys-title = Met het toetsenbord
linko-rules-keys = 1 tot 9 kiezen een kaart van die waarde, 0 een tien, J, Q en K een 11, 12 of 13, X een joker; Enter legt de set, Esc wist de keuze. Met de pijltjes ga je door je hand en neem je meer of minder, met de spatiebalk kies je alle van een waarde, daarna een minder. Als je trekt, zijn 1 tot 6 de plaatsen en is 0 de stapel.
