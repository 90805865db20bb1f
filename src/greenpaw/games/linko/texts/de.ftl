# Linko im Terminal. $you sagt, wer liest: „seat“ (oder $name), „other“, oder „no“ für keinen von beiden.
# $count und $value erzählen von einem Satz oder einer Kombination; der Wert 14 sind Joker allein.

## Der Tisch
linko-player = { $name }, { $count } auf der Hand{ $turn ->
    [yes] , am Zug
   *[no] {""}
}:
linko-no-set = noch kein Satz
linko-nothing = nichts
linko-display = Auslage: { $places }
linko-phantom = Phantom: { $combinations }
linko-deck = Stapel: { $count }. Abgeworfen: { $discarded }.
linko-plays = Bisherige Züge: { $plays } von höchstens { $limit }.
linko-hand = Deine Hand ({ $count }): { $cards }
linko-score = { $name }: { $laid } ausgelegt, { $hand } auf der Hand, Wertung { $score }

## Auf wen das Spiel wartet
linko-wait-deal = Die Karten werden ausgeteilt.
linko-wait-play = { $you ->
    [seat] Du bist dran: Lege einen Satz aus, geschrieben wie 7 7 X.
   *[no] { $name } wählt einen Satz.
}
linko-wait-snatch = { $you ->
    [seat] Welche Kombination luchst du dem Phantom ab?
   *[no] { $name } wählt, was dem Phantom abgeluchst wird.
}
linko-wait-take = { $you ->
    [seat] Du hast { $other } getroffen: { $set }. Nehmen (take) oder liegen lassen (leave)?
    [other] { $name } entscheidet: deinen Satz { $set } nehmen oder liegen lassen.
   *[no] { $name } entscheidet: den Satz { $set } von { $other } nehmen oder liegen lassen.
}
linko-wait-back = { $you ->
    [seat] { $other } lässt dir deinen Satz { $set }. Zurücknehmen (back) oder abwerfen (discard)?
   *[no] { $name } entscheidet: den Satz { $set } zurücknehmen oder abwerfen.
}
linko-wait-draw = { $you ->
    [seat] Ziehe von einem Platz der Auslage oder vom Stapel (deck): noch { $owed }.
   *[no] { $name } zieht: noch { $owed }.
}
linko-wait-consolation = { $you ->
    [seat] Niemand getroffen. Zum Trost darfst du eine Karte ziehen, oder verzichten (pass).
   *[no] { $name } hat niemanden getroffen und darf eine Karte ziehen.
}

## Was eine Aktion tut, und was kommt
linko-set = { $count } × { $value ->
    [14] Joker
   *[other] { $value }
}
linko-effect-hits = { $you ->
    [seat] trifft deine { linko-set }
   *[no] trifft { $seat }: { linko-set }
}
linko-effect-phantom = luchst dem Phantom { linko-set } ab
linko-effect-choice = luchst dem Phantom eine von { $count } Kombinationen ab
linko-effect-takes = { $you ->
    [other] nimmt dir { linko-set } weg
   *[no] nimmt { $other } { linko-set } weg
}
linko-effect-leaves = { $you ->
    [seat] lässt dir deine { linko-set }
   *[no] lässt { $seat } den Satz { linko-set }
}
linko-effect-back = nimmt { linko-set } zurück auf die Hand, ohne zu ziehen
linko-effect-discards = wirft { linko-set } ab
linko-effect-owes = { $you ->
    [seat] du musst { $count } ziehen
   *[no] { $seat } muss { $count } ziehen
}
linko-effect-draws = zieht { $card } von Platz { $place }
linko-effect-deck = zieht vom Stapel
# Von einer Karte, die nur ihr Besitzer sieht, wird nichts gesagt.
linko-effect-dealt = { $you ->
    [seat] du bekommst { $card }
   *[no] {""}
}
linko-effect-display = { $card } kommt auf Platz { $place } der Auslage
linko-effect-phantom-gets = das Phantom bekommt { $card }
linko-effect-pile = das Phantom gibt { $card } an Platz { $place } der Auslage weiter
linko-effect-out = { $card } kommt gleich auf den Abwurf
linko-effect-ends = beendet die Runde

## Wie eine Runde endet
linko-ends-hand-empty = Die Runde ist vorbei: Eine Hand ist leer.
linko-ends-cards-out = Die Runde ist vorbei: Die letzte Karte von Stapel und Auslage ist genommen.
linko-ends-play-limit = Die Runde ist vorbei: Das war der letzte Zug.

## Was für oder gegen eine Wahl spricht: für Tipps
linko-why-wins = beendet und gewinnt die Runde, während { $seat } noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} hat
linko-why-loses = beendet die Runde, aber du gewinnst sie nicht
linko-why-runs-out = beendet die Runde: Stapel und Auslage gehen aus, und du liegst { $speaks ->
    [for] vorn
   *[against] zurück
}
linko-why-hits = nimmt { $seat } { linko-set } vom Tisch
linko-why-phantom = bringt dir { linko-set } vom Phantom
linko-why-choice = lässt dich eine von { $count } Kombinationen des Phantoms wählen
linko-why-surely-snatched = { $seat } kann ihn dir mit { linko-set } abluchsen
linko-why-likely-snatched = wird wohl abgeluchst (etwa { $chance } %): { $players ->
    [one] { $seat } kann { linko-set } haben
   *[other] { $players } können { linko-set } haben
}
linko-why-maybe-snatched = wird vielleicht abgeluchst (etwa { $chance } %): { $players ->
    [one] { $seat } kann { linko-set } haben
   *[other] { $players } können { linko-set } haben
}
linko-why-rarely-snatched = wird kaum abgeluchst (etwa { $chance } %)
linko-why-safe = vorerst sicher: Niemand hat Höheres
linko-why-joker = bringt dir { $count ->
    [one] einen Joker
   *[other] { $count } Joker
}
linko-why-joins = macht { linko-set } auf deiner Hand
linko-why-breaks = reißt deine { linko-set } auseinander
linko-why-spends = kostet { $count ->
    [one] einen Joker
   *[other] { $count } Joker
}
linko-why-burdens = { $seat } muss { $count } ziehen
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
linko-why-lays-all = legt deine { linko-set } auf einmal
linko-why-keeps = hält deine { linko-set } zusammen
linko-why-keeps-jokers = spart { $count ->
    [one] deinen Joker
   *[other] deine { $count } Joker
}
linko-why-grows = deine Hand wächst um { $count }
linko-why-gains = du kannst { linko-set } noch einmal auslegen
linko-why-stays = deine Hand wächst nicht
linko-why-fresh = bringt dir { $count ->
    [one] 1 neue Karte
   *[other] { $count } neue Karten
}
linko-why-two = bringt zwei Karten auf einmal
linko-why-single = deine einzige { $value } ist weg
linko-why-unseen = niemand sieht, was du ziehst
linko-why-alone = zur { $value } hast du nichts Passendes
linko-why-may-take-back = { $seat } kann den Satz zurücknehmen, ohne zu ziehen

## Warum etwas nicht geht
linko-illegal-set-due = Jetzt muss ein Satz ausgelegt werden: Karten eines Werts von deiner Hand.
linko-illegal-combination-due = Jetzt muss eine Kombination des Phantoms gewählt werden.
linko-illegal-choice-due = Jetzt muss der getroffene Satz genommen oder liegen gelassen werden: take, leave.
linko-illegal-victim-due = Jetzt musst du deinen Satz zurücknehmen oder abwerfen: back, discard.
linko-illegal-draw-due = Jetzt musst du ziehen: draw 1 bis draw 6, oder draw deck.
linko-illegal-consolation-due = Jetzt darfst du eine Karte ziehen, oder verzichten: pass.
linko-illegal-place-empty = Dieser Platz der Auslage ist leer.
linko-illegal-deck-empty = Der Stapel ist leer.
linko-illegal-not-in-hand = Du hast nicht alle diese Karten auf der Hand.
linko-illegal-combination-size = Das Phantom hat mehr oder weniger Karten dieses Werts als dein Satz.
linko-illegal-combination-value = Dieser Wert ist nicht niedriger als der deines Satzes.
linko-illegal-no-such-action = Das ist keine Aktion von Linko.
linko-illegal-no-such-set = In keinem Stapel gibt es diesen Satz.
linko-illegal-no-such-card = Diese Karte gibt es nicht: Es gibt 1 bis 13, und X für einen Joker.
linko-illegal-mixed-set = Ein Satz hat nur Zahlenkarten eines Werts, und Joker.
linko-illegal-card-order = Zuerst die Zahlenkarten, dann die Joker.

linko-help =
    Lege in jedem Zug einen Satz aus: Karten eines Werts, mit Jokern (X), oder Joker allein.
    In Klammern steht der oberste Satz.
    Ihn trifft ein Satz mit gleich vielen Karten und höherem Wert.
    Ein getroffener Satz wird genommen oder liegen gelassen;
    wer ihn verliert, zieht ebenso viele Karten.
    Aktionen: 7 7 X · take (nehmen) · leave (liegen lassen) · back (zurücknehmen)
    discard (abwerfen) · draw 3 (Platz 3) · draw deck (Stapel)
    snatch 4 (abluchsen) · pass (verzichten)
    Am Ende zählt jede ausgelegte Karte +1, jede Karte auf der Hand −1.
