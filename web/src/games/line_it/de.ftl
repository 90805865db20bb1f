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
line-it-fact-ends-turn = { $you ->
    [yes] beendest deinen
   *[no] beendet den
} Zug
line-it-fact-last-cards = dann kommen die letzten Karten
line-it-fact-closed = deine Reihe bringt { $lost ->
    [0] {""}
   *[other] −{ $lost } für die offene Wette und{" "}
}{ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
line-it-fact-ends = dann ist die Runde vorbei

## Das Brett
line-it-market-of = Markt { $round } von { $rounds }
line-it-deck = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
}
line-it-jackpots = Jackpots
# Ein Jackpot, und was die Reihe, mit der er verglichen wird, von seiner Farbe hat; $needed ist 0, sobald sie ihn hatte.
line-it-jackpot = { $color ->
    [red] Roter
    [blue] Blauer
    [green] Grüner
   *[yellow] Gelber
} Jackpot: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; { $you ->
    [yes] deine Reihe
   *[no] die Reihe von { $name }
} { $needed ->
    [0] hatte ihn schon
    [1] hat { $have }, die nächste gewinnt ihn
   *[other] hat { $have } von { $all }
}
# Wer zuschaut, sieht in den Kreisen der Jackpots die Reihe derer, die dran sind.
line-it-jackpots-of = Kreise: Reihe von { $name }
line-it-color = { $color ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
}
# Die Farben, von denen die nächste Karte der Reihe den Jackpot gewinnt.
line-it-near = nah am Jackpot: { $colors }
line-it-mine = Deine Reihe
line-it-line-empty = noch keine Reihe
line-it-line-said = Reihe: { $cards }
line-it-next = { $what ->
    [up] über { $number }
    [down] unter { $number }
    [bet] voll: nur noch eine Wette
    [full] voll
    [second] jede Zahl: bestimmt die Richtung
   *[any] jede Zahl
}
line-it-bet-open = { $card }: noch { $needed }
line-it-next-short = { $what ->
    [bet] Wette
    [full] voll
    [any] alle
   *[number] { $number }
}
line-it-bet-short = { $card }: { $needed }
line-it-first = Startmarker
line-it-passed = gepasst
line-it-counts = { $score ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $pile ->
    [one] 1 Karte im Punktestapel
   *[other] { $pile } Karten im Punktestapel
}, Wetten { $tokens }; { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}
line-it-badge = { $score ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}
line-it-points-short = { $score } P.
line-it-market = Markt
line-it-hand = Deine Hand: { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
# Eine Karte, die gewählt werden kann, und wofür.
line-it-pick = { $card }{ $where ->
    [both] , kann an deine Reihe oder auf deine Hand
    [line] , kann an deine Reihe
    [hand] , kann auf deine Hand
    [barred] , geht gerade nicht
   *[none] {""}
}
line-it-close = Reihe abschließen
line-it-close-note = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}{ $lost ->
    [0] {""}
   *[other] , −{ $lost }
}
line-it-end = Zug beenden
line-it-pass = Passen
line-it-way-line = An die Reihe
line-it-way-hand = Auf die Hand
line-it-way-close = Jetzt abschließen
line-it-way-pass = Passen: nichts mehr anlegen
line-it-sent = unterwegs
line-it-forced = Nichts passt, und deine Hand ist voll.
line-it-wait-deal = Ein neuer Markt kommt.
line-it-wait-take = { $you ->
    [yes] { $open ->
        [take] Du bist dran: Nimm eine Karte aus dem Markt.
       *[other] Noch geht keine Karte aus dem Markt: Lege zuerst eine Handkarte an oder schließe deine Reihe ab.
    }
   *[no] { $name } wählt eine Karte aus dem Markt.
}
line-it-wait-end = { $you ->
    [yes] { $open ->
        [play] Du darfst noch eine Handkarte anlegen. Dann beende deinen Zug.
        [close] Du darfst deine Reihe noch abschließen. Dann beende deinen Zug.
       *[both] Du darfst noch eine Handkarte anlegen oder deine Reihe abschließen. Dann beende deinen Zug.
    }
   *[no] { $open ->
        [play] { $name } darf noch eine Handkarte anlegen.
        [close] { $name } darf die Reihe noch abschließen.
       *[both] { $name } darf noch eine Handkarte anlegen oder die Reihe abschließen.
    }
}
line-it-wait-last = { $you ->
    [yes] Letzte Karten: Lege eine an deine Reihe an oder passe.
   *[no] Letzte Karten: { $name } überlegt, ob noch eine dazukommt.
}
line-it-last-cards = Letzte Karten, Durchgang { $lap } von 2

## Der Verlauf
line-it-say = { $you ->
    [yes] Du
   *[no] { $name }
} { $does }.
line-it-say-to-jackpots = In die Jackpots: { $cards }.
line-it-say-out = Aus dem Spiel: { $cards }.
line-it-say-starts = Ein neuer Markt: { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}.
line-it-say-market = Im Markt: { $cards }.
line-it-say-last-cards = Der Stapel ist aufgebraucht. Jetzt kommen die letzten Karten.
line-it-say-closed = { $you ->
    [yes] Deine Reihe
   *[no] Die Reihe von { $name }
} ist abgeschlossen: { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}{ $lost ->
    [0] {""}
   *[other] {" "}und −{ $lost } für die offene Wette
}.
line-it-say-ends = Die Runde ist vorbei.

## Wertung
line-it-reason = Der Stapel ist aufgebraucht, und alle Reihen sind abgeschlossen.
line-it-score-step = Schritt
line-it-score-cards = Karten
line-it-score-points = Punkte
line-it-score-pile = Punktestapel
line-it-score-pile-note = vor dem Ende
line-it-score-line = Letzte Reihe
line-it-score-discarded = Abgeworfen: { $cards }.
line-it-score-scored = Auf den Punktestapel: { $cards }.
line-it-score-bets = Wetten
line-it-score-lost = { $token } noch offen
line-it-score-hand = Hand
line-it-score-hand-note = keine Punkte
line-it-score-none = keine
line-it-score-sum = Wertung: { $score }
line-it-score-winner = gewinnt die Runde
line-it-score-shared = teilt den Sieg
line-it-score-table = Den Tisch zeigen

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
line-it-why-denies = nimmt { $name } { $card } weg, die dort etwas gewänne
line-it-why-leaves = lässt { $name } { $card }, die dort etwas gewinnt
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

## Die Regeln
line-it-rules-title = So geht LINE-IT
line-it-rules-aim-title = Das Ziel
line-it-rules-aim = Baue eine Reihe nach der anderen und schließe jede rechtzeitig ab. Punkte bringen die Karten auf deinem Punktestapel und gewonnene Wetten. Wer am Ende die meisten hat, gewinnt.
line-it-rules-cards-title = Die Karten
line-it-rules-cards = Es gibt 100 Zahlenkarten, 1 bis 100. Ihre Farben wechseln reihum: 1 ist rot (Herz), 2 blau (Karo), 3 grün (Blatt), 4 gelb (Stern), 5 wieder rot und so weiter. Dazwischen stecken sechs Wettkarten: je zweimal +3, +4 und +5.
line-it-rules-market-title = Der Markt
line-it-rules-market = Aufgedeckt werden zwei Karten mehr, als Personen mitspielen: der Markt. Alle haben im Uhrzeigersinn je einen Zug. Die beiden übrigen Karten kommen in die Jackpots ihrer Farben; eine übrige Wettkarte scheidet aus. Dann wandert der Startmarker um einen Platz weiter, und es gibt einen neuen Markt.
line-it-rules-turn-title = Dein Zug
line-it-rules-turn = Nimm genau eine Karte aus dem Markt: Lege sie gleich an deine Reihe an oder nimm sie auf die Hand. Du hast nie mehr als zwei Handkarten, und keine wird je abgeworfen. Außerdem darfst du zu jeder Zeit in deinem Zug:
line-it-rules-turn-hand = eine Handkarte an deine Reihe anlegen (einmal im Zug);
line-it-rules-turn-close = deine Reihe abschließen (so oft du willst).
line-it-rules-stuck = Eine Karte, die weder an deine Reihe passt noch auf der Hand Platz hat, kannst du nicht nehmen. Geht gar keine, schließe deine Reihe ab: Dann passt jede. Dein Zug ist vorbei, wenn du es sagst, oder von selbst, sobald nichts mehr möglich ist.
line-it-rules-line-title = Deine Reihe
line-it-rules-line = Angelegt wird nur am Ende. Die ersten beiden Zahlen legen fest, ob die Reihe steigt oder fällt; von da an muss jede Zahl höher oder eben niedriger sein als die davor. Eine Wettkarte passt überall und zählt in der Folge nicht mit, aber jede Reihe verträgt nur eine, auch wenn die Wette schon gewonnen ist.
line-it-rules-example-rising = steigt: weiter über 27
line-it-rules-example-falling = fällt: weiter unter 32
line-it-rules-example-bet = die Wette zählt in der Folge nicht mit
line-it-rules-jackpots-title = Jackpots
line-it-rules-jackpots = Wer die dritte Karte einer Farbe an die eigene Reihe anlegt, gewinnt den Jackpot dieser Farbe: Alle seine Karten kommen sofort auf den Punktestapel. Ist er gerade leer, ist die Chance vertan, denn eine vierte Karte gewinnt nichts. Eine Reihe kann die Jackpots mehrerer Farben gewinnen.
line-it-rules-example-jackpot = die 9 ist die dritte rote Karte: Sie gewinnt den roten Jackpot
line-it-rules-bets-title = Wetten
line-it-rules-bets = Eine Wette ist gewonnen, sobald ihr in derselben Reihe genug Zahlen folgen: drei bei +3, vier bei +4, fünf bei +5. Sie bringt ebenso viele Punkte, und ihre Karte verlässt die Reihe. Wird die Reihe vorher abgeschlossen, kostet sie ebenso viele.
line-it-rules-example-won = die 33 ist die dritte Zahl: +3
line-it-rules-close-title = Abschließen
line-it-rules-close = Die ersten drei Zahlen einer abgeschlossenen Reihe werden abgeworfen. Alle weiteren kommen auf deinen Punktestapel: ein Punkt je Karte, egal welche Zahl. Eine noch offene Wette ist verloren. Danach kannst du eine neue Reihe beginnen.
line-it-rules-example-close = abgeschlossen: drei abgeworfen, zwei Punkte
line-it-rules-end-title = Das Ende
line-it-rules-end = Eine Runde hat zu zweit 26 Märkte, zu dritt 21, zu viert 17 und zu fünft 15. Was dann noch im Stapel ist, kommt auch in die Jackpots. Nun kommen die letzten Karten: Reihum darf jede und jeder eine Handkarte anlegen oder passen; wer nicht gepasst hat, darf danach noch eine zweite anlegen. Abschließen kann niemand mehr. Zuletzt werden alle Reihen abgeschlossen. Handkarten zählen nichts.
line-it-rules-score = Jede Karte im Punktestapel ist ein Punkt; gewonnene Wetten kommen dazu, verlorene gehen ab. Die höchste Wertung gewinnt; bei Gleichstand ist der Sieg geteilt.
line-it-rules-signs-title = Was auf dem Tisch zu sehen ist
line-it-rules-sign-jars = Jedes Glas ist ein Jackpot, mit der Zahl seiner Karten. Die Kreise darunter zählen die Karten seiner Farbe in deiner Reihe. Ein Kreis mit gelbem Ring: Die nächste gewinnt das Glas. Ein Haken: Diese Reihe hatte es schon.
line-it-rules-sign-near = Neben einem Namen: Farben, von denen dort die nächste Karte den Jackpot gewinnt.
line-it-rules-sign-line = Unter jeder Reihe läuft ein Lineal von 1 bis 100. Hell ist es da, wo die nächste Zahl liegen darf, und dorthin zeigt der Pfeil. Unter deinem stehen die Zahlen des Markts; eine durchgestrichene passt nicht. Je größer die Zahl einer Karte, desto höher die Marke an ihrem linken Rand. Der Ring einer Wette füllt sich mit jeder Zahl, die folgt.
line-it-rules-sign-counts = Die Pfote hat, wer in diesem Markt beginnt. Gewonnene Wetten sind grün, verlorene rot. Die Karten übereinander sind der Punktestapel; danach kommt der Punktestand.
line-it-rules-touch-title = Durch Antippen
line-it-rules-touch = Tippe eine Karte an und dann unten, wohin sie soll; jede Schaltfläche sagt, was das bewirkt. Du kannst auch die Karte antippen, wo sie in deiner Reihe stünde, oder einen leeren Platz deiner Hand. Tippst du eine Karte noch einmal an, ist sie nicht mehr gewählt. Eine Karte mit gelber Kante passt an deine Reihe. Eine durchgestrichene geht gerade nicht; antippen sagt, warum. Abschließen und Passen fragen noch einmal nach, den Zug beenden nicht.
line-it-rules-keys-title = Mit der Tastatur
line-it-rules-keys = Die Ziffern wählen eine Karte: erst die des Markts, dann die auf deiner Hand. L legt sie an deine Reihe an, H nimmt sie auf die Hand. C wählt, deine Reihe abzuschließen, und Enter schließt sie ab. E beendet deinen Zug oder wählt bei den letzten Karten, zu passen; Esc verwirft die Auswahl.

## Warum etwas nicht geht
line-it-illegal-last-card-due = Jetzt darfst du eine Handkarte anlegen oder passen.
line-it-illegal-already-added = Du kannst nur eine Handkarte je Zug anlegen.
line-it-illegal-line-empty = In deiner Reihe liegt nichts, was du abschließen könntest.
line-it-illegal-take-first = Nimm zuerst eine Karte aus dem Markt.
line-it-illegal-not-last-cards = Passen kannst du nur bei den letzten Karten.
line-it-illegal-already-taken = Du kannst nur eine Karte je Zug aus dem Markt nehmen.
line-it-illegal-not-in-market = Diese Karte liegt nicht im Markt.
line-it-illegal-hand-full = Deine Hand ist voll: höchstens zwei Karten.
line-it-illegal-not-in-hand = Diese Karte hast du nicht auf der Hand.
line-it-illegal-second-bet = Nur eine Wettkarte je Reihe.
line-it-illegal-not-above = Deine Reihe steigt: Die nächste Zahl muss höher sein.
line-it-illegal-not-below = Deine Reihe fällt: Die nächste Zahl muss niedriger sein.
line-it-illegal-no-such-action = Das gibt es in LINE-IT nicht.
line-it-illegal-no-such-card = Diese Karte gibt es in LINE-IT nicht.
