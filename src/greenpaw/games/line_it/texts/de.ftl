# LINE-IT im Terminal. $you sagt, ob $name liest („seat“) oder nicht („no“).
# Bei einer Zahlenkarte steht das Zeichen ihrer Farbe: ♥ rot, ♦ blau, ♣ grün, ★ gelb. Was die Regeln Runde nennen,
# heißt hier Markt, denn eine Runde ist eine ganze Partie LINE-IT.

## Der Tisch
line-it-round = Markt { $round } von { $rounds }. Zuerst dran: { $name }. Stapel: { $deck }.
line-it-player = { $name }{ $turn ->
    [yes] , am Zug
   *[no] {""}
}: { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
} (Punktestapel { $pile }, Wetten { $tokens }). Hand: { $hand }
line-it-no-line = keine Reihe
line-it-line = { $direction ->
    [up] weiter über { $above }
    [down] weiter unter { $below }
   *[open] auf oder ab
}
line-it-bet = { $card }: noch { $needed }
line-it-third = dritte: { $symbols }
line-it-closed = { $cards }  (abgeschlossen: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}{ $lost ->
    [0] {""}
   *[other] , Wette −{ $lost }
})
line-it-nothing = nichts
line-it-color = { $color ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}
line-it-jackpot = { $symbol } { line-it-color } { $count }
line-it-jackpots = Jackpots: { $jackpots }
line-it-market = Markt: { $cards }

## Auf wen das Spiel wartet
line-it-wait-deal = Der Markt wird aufgedeckt.
line-it-wait-turn = { $you ->
    [seat] { $taken ->
        [yes] Du bist noch dran: Handkarte (play 57), abschließen (close), beenden (end).
       *[no] Du bist dran: eine Karte nehmen (57 line oder 57 hand), vorher auch play 57.
    }
   *[no] { $name } ist dran.
}
line-it-wait-last-cards = { $you ->
    [seat] Letzte Karten: eine Handkarte anlegen (play 57) oder passen (pass).
   *[no] Letzte Karten: { $name } darf eine Handkarte anlegen.
}

## Was eine Aktion tut, und was kommt
line-it-effect-lays = legt { $card } { $source ->
    [hand] aus der Hand an
   *[market] an
}
line-it-effect-keeps = nimmt { $card } auf die Hand
line-it-effect-jackpot = { $count ->
    [0] findet
   *[other] gewinnt
} den { $color ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Jackpot { $count ->
    [0] leer vor
   *[other] mit { $count }
}
line-it-effect-wins-bet = gewinnt die Wette { $card }
line-it-effect-closes = { $you ->
    [seat] deine Reihe
   *[no] die Reihe von { $seat }
} bringt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
line-it-effect-loses-bet = die Wette { $card } kostet { $count }
line-it-effect-ends-turn = der Zug ist vorbei
line-it-effect-passes = legt nichts mehr an
line-it-effect-to-jackpot = { $card } → Jackpot { line-it-color }
line-it-effect-out = { $card } scheidet aus
line-it-effect-starts = { $you ->
    [seat] nächster Markt: du beginnst
   *[no] nächster Markt: { $seat } beginnt
}
line-it-effect-last-cards = jetzt kommen die letzten Karten
# Die Karten eines Markts, eine nach der anderen.
line-it-effect-market = { $card }
line-it-effect-ends = die Runde ist vorbei

## Wie eine Runde endet
line-it-ends-deck-out = Die Runde ist vorbei: Der Stapel ist aufgebraucht, alle Reihen sind abgeschlossen.

## Was für oder gegen eine Wahl spricht: für Tipps
line-it-why-wins = beendet und gewinnt die Runde
line-it-why-loses = beendet die Runde, aber du gewinnst sie nicht
line-it-why-jackpot = gewinnt den { $color ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Jackpot mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
line-it-why-empty-jackpot = verbraucht die Chance auf den { $color ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Jackpot, der leer ist
line-it-why-near = die nächste { $color ->
    [red] rote
    [blue] blaue
    [green] grüne
   *[yellow] gelbe
} Karte gewinnt dann einen Jackpot mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
line-it-why-wins-bet = gewinnt die Wette { $card }
line-it-why-loses-bet = verliert die Wette { $card }
line-it-why-bet-nearer = dann fehlt der Wette { $card } noch { $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
}
line-it-why-bet-ahead = genug Zeit für die { $count } Zahlen, die auf die Wette folgen müssen
line-it-why-no-time = kaum noch Zeit für die Wette: { $count ->
    [0] kein Markt kommt mehr
    [one] 1 Markt kommt noch
   *[other] { $count } Märkte kommen noch
}
line-it-why-denies = nimmt { $seat } { $card } weg, die dort etwas gewänne
line-it-why-leaves = lässt { $seat } { $card }, die dort etwas gewinnt
line-it-why-scores = { $count ->
    [0] bringt keinen Punkt
    [one] bringt 1 Punkt
   *[other] bringt { $count } Punkte
}
line-it-why-gives-up = gibt den { $color ->
    [red] roten
    [blue] blauen
    [green] grünen
   *[yellow] gelben
} Jackpot mit { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf, zu dem eine Karte fehlt
line-it-why-skips = { $count ->
    [0] überspringt keine Zahl, die noch kommen kann
    [one] überspringt { $speaks ->
        [for] nur{" "}
       *[against] {""}
    }1 Zahl, die noch kommen kann
   *[other] überspringt { $speaks ->
        [for] nur{" "}
       *[against] {""}
    }{ $count } Zahlen, die noch kommen können
}
line-it-why-little-room = { $count ->
    [0] kein Platz danach: keine Zahl passt mehr
    [one] wenig Platz danach: nur 1 Zahl passt noch
   *[other] wenig Platz danach: nur { $count } Zahlen passen noch
}
line-it-why-room = danach { $count ->
    [one] passt noch 1 Zahl
   *[other] passen noch { $count } Zahlen
}
line-it-why-for-later = kann warten: Davor { $count ->
    [one] passt 1 Zahl
   *[other] passen { $count } Zahlen
}
line-it-why-next-line = kann deine nächste Reihe beginnen, mit Platz für { $speaks ->
    [for] {""}
   *[against] nur{" "}
}{ $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
} auf der größeren Seite
line-it-why-hand-full = macht deine Hand voll
line-it-why-bet-later = die Wette kann auf ihre Zeit warten
line-it-why-counts = ist ein Punkt, sobald die Reihe abgeschlossen ist
line-it-why-starts = beginnt eine Reihe, mit Platz für { $speaks ->
    [for] {""}
   *[against] nur{" "}
}{ $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
} auf der größeren Seite
line-it-why-fresh = dann passt jede Karte
line-it-why-goes-on = deine Reihe bleibt offen für { $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
}
line-it-why-waits = hebt deine Hand für später auf

## Warum etwas nicht geht
line-it-illegal-last-card-due = Jetzt darfst du eine Handkarte anlegen (play) oder passen (pass).
line-it-illegal-already-added = Du kannst nur eine Handkarte je Zug anlegen.
line-it-illegal-line-empty = In deiner Reihe liegt nichts, was du abschließen könntest.
line-it-illegal-take-first = Nimm zuerst eine Karte aus dem Markt.
line-it-illegal-not-last-cards = Passen kannst du nur bei den letzten Karten. Ein Zug endet mit: end
line-it-illegal-already-taken = Du kannst nur eine Karte je Zug aus dem Markt nehmen.
line-it-illegal-not-in-market = Diese Karte liegt nicht im Markt.
line-it-illegal-hand-full = Deine Hand ist voll: höchstens zwei Karten.
line-it-illegal-not-in-hand = Diese Karte hast du nicht auf der Hand.
line-it-illegal-second-bet = Nur eine Wettkarte je Reihe.
line-it-illegal-not-above = Deine Reihe steigt: Die nächste Zahl muss höher sein.
line-it-illegal-not-below = Deine Reihe fällt: Die nächste Zahl muss niedriger sein.
line-it-illegal-no-such-action = Das gibt es in LINE-IT nicht.
line-it-illegal-no-such-card = Diese Karte gibt es nicht: Es gibt 1 bis 100, +3, +4 und +5.

line-it-help =
    Nimm je Zug eine Karte aus dem Markt: an deine Reihe oder auf die Hand (höchstens zwei).
    Eine Reihe steigt nur oder fällt nur. Einmal im Zug darfst du eine Handkarte anlegen;
    und du darfst abschließen: Drei Karten werden abgeworfen, jede weitere ist ein Punkt.
    Die dritte Karte einer Farbe in einer Reihe gewinnt den Jackpot dieser Farbe.
    Eine Wette wie +3 ist gewonnen, wenn ihr drei Zahlen folgen,
    und verloren, wenn die Reihe vorher abgeschlossen wird. Eine Wette je Reihe.
    Aktionen: take 57 line (an die Reihe) · take +3 hand (auf die Hand)
    play 57 (aus der Hand) · close (abschließen) · end (Zug beenden) · pass (passen)
    Kurz: 57 l · +3 h · p 57 · c · e
