# Linko: Brett, Verlauf, Wertung und Regeln.
# $you ist „yes“, wo der Text zu der Person spricht, von der er handelt. $who sagt, welche von zwei Personen
# angesprochen ist: „actor“, „other“ oder „none“. Sätze kommen fertig, wie „3 × 7“.

linko-name = Linko
linko-about = Lege Sätze aus, luchse den anderen ihre ab und halte die Hand klein. 2 bis 5 Personen.
linko-option-duel = Duell
linko-option-duel-about = Zu zweit: Ein Phantom hält Karten, die beide abluchsen können.
linko-option-consolation = Trostkarte
linko-option-consolation-about = Wer niemanden trifft, darf eine Karte ziehen.
linko-option-expert = Experte
linko-option-expert-about = Einsen treffen auch 13er und reine Joker.
linko-illegal-duel-needs-two = Ein Duell ist für genau zwei.

## Karten und Plätze
linko-card = { $card ->
    [X] Joker
   *[other] { $card }
}
# Eine Karte mit ihrem Artikel, wie man sie zieht.
linko-one-card = { $card ->
    [X] einen Joker
   *[other] eine { $card }
}
# Was ausgelegt wurde, und der Satz, den es trifft, von einer Karte oder mehr.
linko-your-set = { $count ->
    [one] { $card ->
        [X] Dein Joker
       *[other] Deine { $card }
    }
   *[other] Deine { $set }
}
linko-that-set = { $count ->
    [one] { $card ->
        [X] den Joker
       *[other] die { $card }
    }
   *[other] { $set }
}
linko-hand = Deine Hand: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
linko-hand-group = { $count } × { $card ->
    [X] Joker
   *[other] { $card }
}, { $chosen } gewählt
linko-hand-empty = Deine Hand ist leer.
linko-counts = { $laid } ausgelegt, { $hand } auf der Hand
linko-counts-short = gelegt { $laid } / Hand { $hand }
linko-order-size = Größte Gruppen zuerst
linko-sets-mine = Deine Sätze
linko-sets-none = noch kein Satz
linko-sets-older = { $count ->
    [one] 1 älterer Satz
   *[other] { $count } ältere Sätze
}: { $sets }
linko-sets-top = { $set }, obenauf: kann abgeluchst werden
linko-sets-hit = { $set }, obenauf: von deiner Auswahl getroffen
linko-sets-safe = { $set }, obenauf: sicher vor deiner Auswahl
linko-sets-asked = { $set }, obenauf: darum geht es jetzt
linko-phantom = Phantom
linko-phantom-hit = { $set }, von deiner Auswahl getroffen
linko-display = Auslage
linko-place = Platz { $place }: { $cards }
linko-place-empty = Platz { $place }: leer
linko-deck = Stapel: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
linko-pile = Abgeworfen: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
linko-pile-title = Abgeworfene Karten
linko-pile-none = Noch wurde nichts abgeworfen.
linko-close = Schließen

## Auf wen der Tisch wartet
linko-wait-deal = Die Karten werden ausgeteilt.
linko-wait-play = { $you ->
    [yes] Du bist dran: Wähle Karten für einen Satz.
   *[no] { $name } wählt einen Satz.
}
linko-wait-snatch = { $you ->
    [yes] Mit { $laid } kannst du dem Phantom etwas abluchsen. Welche Karten?
   *[no] { $name } wählt, was dem Phantom abgeluchst wird.
}
linko-wait-take = { $who ->
    [actor] { $laid } { $count ->
        [one] trifft
       *[other] treffen
    } { $target } von { $other }.
    [other] { $name } entscheidet: dir { $set } wegnehmen oder liegen lassen.
   *[none] { $name } entscheidet: { $set } von { $other } nehmen oder liegen lassen.
}
linko-wait-back = { $you ->
    [yes] { $other } lässt dir { $set }.
   *[no] { $name } entscheidet: { $set } zurücknehmen oder abwerfen.
}
linko-wait-draw = { $you ->
    [yes] Ziehe aus der Auslage oder vom Stapel: noch { $owed } { $owed ->
        [one] Karte
       *[other] Karten
    }.
   *[no] { $name } zieht: noch { $owed }.
}
linko-wait-consolation = { $you ->
    [yes] Niemand getroffen. Zum Trost darfst du eine Karte ziehen.
   *[no] { $name } hat niemanden getroffen und darf eine Karte ziehen.
}

## Wählen
linko-take = Nehmen
linko-take-note = { $other } zieht { $count }
linko-leave = Liegen lassen
linko-leave-note = { $other } nimmt zurück oder zieht { $count }
linko-back = Zurücknehmen
linko-back-note = auf deine Hand, ohne zu ziehen
linko-discard = Abwerfen
linko-discard-note = endgültig; du ziehst { $count }
linko-snatch = { $set } abluchsen
linko-draw-place = { $cards } von Platz { $place } ziehen
linko-draw-deck = Vom Stapel ziehen (noch { $count })
linko-pass = Nichts ziehen
linko-lay = { $set } auslegen
linko-lay-none = Auslegen
linko-keys-lay = Tasten: 1 bis 9, 0 für 10, J Q K für 11 bis 13, X; Enter legt aus
linko-keys-draw = Tasten: 1 bis 6, 0 für den Stapel
linko-sent = unterwegs
linko-hint-none = trifft nichts
linko-hint-hits = trifft { $set } von { $name }
linko-hint-phantom = luchst dem Phantom { $set } ab
linko-hint-choice = luchst dem Phantom eine von { $count } Kombinationen ab
linko-hint-ends = beendet die Runde { $reason ->
    [hand-empty] mit deiner letzten Karte
   *[other] als letzter Zug
}

## Der Verlauf
linko-say-deal = Die Karten sind ausgeteilt.
linko-say-lays = { $you ->
    [yes] Du legst { $set } aus
   *[no] { $name } legt { $set } aus
}{ $what ->
    [hits] {" "}und { $you ->
        [yes] triffst
       *[no] trifft
    } { $targets }.
    [phantom] {" "}und luchst dem Phantom { $phantom } ab.
    [both] {", "}luchst dem Phantom { $phantom } ab und { $you ->
        [yes] triffst
       *[no] trifft
    } { $targets }.
   *[nothing] .
}
linko-say-target = { $you ->
    [yes] dich ({ $set })
   *[no] { $name } ({ $set })
}
linko-say-takes = { $who ->
    [actor] Du nimmst { $other } { $set } weg.
    [other] { $name } nimmt dir { $set } weg.
   *[none] { $name } nimmt { $other } { $set } weg.
}
linko-say-leaves = { $who ->
    [actor] Du lässt { $other } den Satz.
    [other] { $name } lässt dir deinen Satz.
   *[none] { $name } lässt { $other } den Satz.
}
linko-say-back = { $you ->
    [yes] Du nimmst { $set } zurück.
   *[no] { $name } nimmt { $set } zurück.
}
linko-say-discards = { $you ->
    [yes] Du wirfst { $set } ab.
   *[no] { $name } wirft { $set } ab.
}
linko-say-passes = { $you ->
    [yes] Du ziehst nichts.
   *[no] { $name } zieht nichts.
}
linko-say-snatches = { $you ->
    [yes] Du luchst dem Phantom { $set } ab.
   *[no] { $name } luchst dem Phantom { $set } ab.
}
linko-say-draws = { $you ->
    [yes] Du ziehst { $cards } aus der Auslage.
   *[no] { $name } zieht { $cards } aus der Auslage.
}
linko-say-draws-deck = { $you ->
    [yes] Du ziehst
   *[no] { $name } zieht
} vom Stapel.
linko-say-drawn = Du ziehst { $cards } vom Stapel.
linko-say-phantom-gets = Das Phantom bekommt { $cards }.
linko-say-display = Neu in der Auslage: { $cards }.
linko-say-pile = Das Phantom gibt { $cards } an die Auslage weiter.
linko-say-out = Das Phantom gibt { $cards } an den Abwurf weiter.
linko-say-ends = { $reason ->
    [hand-empty] Die Runde ist vorbei: Eine Hand ist leer.
    [cards-out] Die Runde ist vorbei: Stapel und Auslage sind aufgebraucht.
    [play-limit] Die Runde ist vorbei: Das war der letzte Zug.
   *[other] Die Runde ist vorbei.
}

## Wertung
linko-score-table = Den Tisch zeigen
linko-score-laid = Ausgelegt
linko-score-hand = Hand
linko-score-sum = { $laid } ausgelegt, { $hand } auf der Hand: { $sum } { $score ->
    [one] Punkt
   *[other] Punkte
}
linko-score-winner = gewinnt die Runde
linko-score-shared = teilt den Sieg
linko-score-tie = Bei Gleichstand gewinnen weniger Karten auf der Hand.
linko-reason = { $reason ->
    [hand-empty] { $name } hat die letzte Karte ausgelegt.
    [cards-out] Die letzte Karte von Stapel und Auslage ist genommen.
   *[play-limit] Die Runde hat ihren letzten Zug erreicht.
}

## Was für oder gegen eine Wahl spricht: für Tipps
linko-jokers = { $count ->
    [one] 1 Joker
   *[other] { $count } Joker
}
linko-why-wins = beendet und gewinnt die Runde, während { $name } noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} hat
linko-why-loses = beendet die Runde, aber du gewinnst sie nicht
linko-why-runs-out = beendet die Runde: Stapel und Auslage gehen aus, und du liegst { $speaks ->
    [for] vorn
   *[against] zurück
}
linko-why-hits = nimmt { $name } { $set } vom Tisch
linko-why-phantom = bringt dir { $set } vom Phantom
linko-why-choice = lässt dich eine von { $count } Kombinationen des Phantoms wählen
linko-why-surely-snatched = { $name } kann ihn dir mit { $set } abluchsen
linko-why-likely-snatched = wird wohl abgeluchst (etwa { $chance } %): { $players ->
    [one] { $name } kann { $set } haben
   *[other] { $players } können { $set } haben
}
linko-why-maybe-snatched = wird vielleicht abgeluchst (etwa { $chance } %): { $players ->
    [one] { $name } kann { $set } haben
   *[other] { $players } können { $set } haben
}
linko-why-rarely-snatched = wird kaum abgeluchst (etwa { $chance } %)
linko-why-safe = vorerst sicher: Niemand hat Höheres
linko-why-joker = bringt dir { $count ->
    [one] einen Joker
   *[other] { $count } Joker
}
linko-why-joins = macht { $set } auf deiner Hand
linko-why-breaks = reißt deine { $set } auseinander
linko-why-spends = kostet { $count ->
    [one] einen Joker
   *[other] { $count } Joker
}
linko-why-burdens = { $name } muss { $count } ziehen
linko-why-finds = die Auslage hat { $count ->
    [one] 1 Karte, die
   *[other] { $count } Karten, die
} zu deiner Hand { $count ->
    [one] passt
   *[other] passen
}
linko-why-left = lässt dir nur { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
linko-why-lays-all = legt deine { $set } auf einmal
linko-why-keeps = hält deine { $set } zusammen
linko-why-keeps-jokers = spart { $count ->
    [one] deinen Joker
   *[other] deine { $count } Joker
}
linko-why-grows = deine Hand wächst um { $count }
linko-why-gains = du kannst { $set } noch einmal auslegen
linko-why-stays = deine Hand wächst nicht
linko-why-fresh = bringt dir { $count ->
    [one] 1 neue Karte
   *[other] { $count } neue Karten
}
linko-why-two = bringt zwei Karten auf einmal
linko-why-single = deine einzige { $value } ist weg
linko-why-unseen = niemand sieht, was du ziehst
linko-why-alone = zur { $value } hast du nichts Passendes
linko-why-may-take-back = { $name } kann den Satz zurücknehmen, ohne zu ziehen

## Die Regeln
linko-rules-title = So geht Linko
linko-rules-aim-title = Das Ziel
linko-rules-aim = Bring Karten auf den Tisch und sorge dafür, dass sie dort bleiben. Am Ende der Runde zählt jede Karte, die vor dir liegt, +1, jede Karte auf deiner Hand −1. Was darauf steht, ist dann egal.
linko-rules-cards-title = Die Karten
linko-rules-cards = Es gibt 109: die Werte 1 bis 13 je achtmal und fünf Joker. Alle bekommen 13 Karten. Sechs weitere liegen offen neben dem Stapel: die Auslage.
linko-rules-turn-title = Dein Zug
linko-rules-turn = Lege genau einen Satz vor dir aus: eine oder mehrere Karten desselben Werts, so viele du willst. Passen geht nicht. Der neue Satz liegt über den älteren; nur der neueste, der oberste, kann abgeluchst werden.
linko-rules-jokers = Joker nehmen den Wert der Karten an, mit denen sie ausgelegt werden: zwei 7er und ein Joker sind drei 7er. Allein ausgelegt sind Joker mehr wert als 13.
linko-rules-example-four = vier 7er
linko-rules-snatch-title = Abluchsen
linko-rules-snatch = Dein Satz trifft alle, deren oberster Satz genau gleich viele Karten und einen niedrigeren Wert hat. Eine Karte mehr oder weniger oder derselbe Wert: Nichts geschieht. Geprüft wird reihum im Uhrzeigersinn, links von dir beginnend; jede und jeder kann je Zug nur einen Satz verlieren.
linko-rules-example-hit = drei 9er treffen drei 5er
linko-rules-example-safe = drei 9er treffen zwei 5er nicht
linko-rules-example-jokers = zwei Joker treffen sogar zwei 13er
linko-rules-choice-title = Nehmen oder liegen lassen
linko-rules-choice = Für jeden Satz, den du triffst, wählst du:
linko-rules-take = Nimm ihn auf die Hand. Wer ihn ausgelegt hatte, zieht so viele Karten, wie er hatte.
linko-rules-leave = Lass ihn liegen. Wer ihn ausgelegt hatte, wählt nun: auf die Hand zurücknehmen und nichts ziehen, oder endgültig abwerfen und so viele Karten ziehen, wie er hatte.
linko-rules-draw-title = Ziehen
linko-rules-draw = Karten werden einzeln gezogen, aus der Auslage oder verdeckt vom Stapel. Aufgefüllt wird die Auslage erst, wenn alle Karten gezogen sind.
linko-rules-end-title = Das Ende der Runde
linko-rules-end = Die Runde endet sofort, wenn jemand die letzte Karte auslegt (dann wird nichts mehr abgeluchst) oder wenn die letzte Karte von Stapel und Auslage genommen ist. Die höchste Punktzahl gewinnt; bei Gleichstand, wer weniger Karten auf der Hand hat.
linko-rules-duel-title = Duell: zu zweit mit dem Phantom
linko-rules-duel = Beide beginnen mit zwei Jokern und elf Karten. Ein Dritter, das Phantom, hat 13 offene Karten, nach Wert sortiert. Alle seine Karten eines Werts sind eine Kombination: Ein Satz mit genau gleich vielen Karten und höherem Wert luchst sie ab, auf deine Hand. Sind mehrere möglich, wähle eine; danach wird der oberste Satz deines Gegenübers geprüft. Das Phantom legt nie aus und bekommt keine Punkte.
linko-rules-piles = Das Phantom behält keine 13 und keinen Joker: Sie kommen auf die niedrigste einzelne Karte der Auslage. Zwei Karten auf einem Platz werden zusammen gezogen und zählen als eine.
linko-rules-options-title = Varianten
linko-rules-consolation = Trostkarte: Wer niemanden trifft, darf eine Karte ziehen.
linko-rules-expert = Experte: Einsen treffen auch gleich große Sätze von 13ern oder von Jokern allein. Die Runde endet dann spätestens mit ihrem 500. Zug.
linko-rules-keys-title = Mit der Tastatur
linko-rules-keys = 1 bis 9 wählen eine Karte dieses Werts, 0 eine Zehn, J, Q und K eine 11, 12 oder 13, X einen Joker; Enter legt den Satz aus, Esc verwirft die Auswahl. Die Pfeiltasten gehen durch die Hand und nehmen mehr oder weniger, die Leertaste wählt alle eines Werts, dann eine weniger. Beim Ziehen sind 1 bis 6 die Plätze und 0 der Stapel.
