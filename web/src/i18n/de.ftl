# Der Rahmen der Seite: Lobby, Tisch, Einstellungen.

app-name = Greenpaw
tagline = Ein Kartentisch am Waldrand. Ohne Konto: Ein Name genügt.
names-note = Die Namen der Spiele gehören ihren Verlagen. Bilder und Texte hier sind unsere eigenen.
loading = Einen Moment …
nowhere = Unter dieser Adresse ist nichts
to-lobby = Zur Lobby
close = Schließen
nobody = niemand
# What something is, and which.
titled = { $title }: { $text }

# Lobby
your-name = Dein Name
your-name-hint = Wie sollen wir dich nennen?
name-missing = Sag uns zuerst deinen Namen.
choose-game = Was spielen wir?
for-players = { $players } Personen
game-compiling = Die Regeln werden zum ersten Mal vorbereitet. Das dauert ein paar Sekunden.
play-bots = { $game } sofort, gegen Bots
bots-count =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
how-to-play = So wird gespielt
new-table = Ein Tisch für Freunde
who-may-come = Wer darf diesen Tisch finden?
by-link = Nur per Link
public = Alle
options = Optionen
open-table = Tisch eröffnen
my-tables = Deine Tische
with-names = mit { $names }
with-nobody = noch niemand sonst
back-to-table = Zurück zum Tisch
open-tables = Offene Tische
no-tables = Gerade gibt es keinen öffentlichen Tisch. Eröffne einen, oder spiel solange gegen Bots.
seats-taken = { $taken } von { $seats } Plätzen
join = Mitspielen
watch = Zuschauen
rules = Regeln
rules-of = { $game }: die Regeln
print = Drucken
phase-gathering = wartet auf Mitspieler
phase-opening = beginnt
phase-playing = spielt
phase-between = zwischen zwei Runden
phase-over = beendet

# Another device
device-continue = Auf anderem Gerät weiterspielen
device-link = Einmal-Link
device-qr = QR-Code mit dem Link für das andere Gerät
only-here = Dieser Link geht nur auf diesem Computer: Der Server hat keine Adresse, die andere öffnen könnten.
device-link-about = Scanne den Code mit dem anderen Gerät, oder öffne dort diesen Link, innerhalb von zehn Minuten. Dort bist du dann dieselbe Person, mit deinen Plätzen. Gib ihn niemandem sonst.
device-confirm = Ja, hier weiterspielen
device-confirm-about = Dieses Gerät wird zu derselben Person wie das, von dem der Link kommt, mit allen ihren Plätzen an allen Tischen.

# Settings
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
automatic = Automatisch
automatic-comes-to = Automatisch ({ $value })
on = an
off = aus

# Connection
link-connecting = Verbinde …
link-live = Verbunden
link-stale = Verbindung verloren, neuer Versuch …
link-stale-about = Die Verbindung ist weg. Was du siehst, ist vielleicht veraltet; wir versuchen es weiter.
link-refused = Nicht verfügbar
no-table = Hier ist kein Tisch
problem-unknown-table = Diesen Tisch gibt es nicht, oder nicht mehr.
problem-unknown-game = Das Spiel dieses Tischs gibt es auf diesem Server nicht, oder nicht mehr.
problem-broken-table = An diesem Tisch ist etwas schiefgegangen. Wir versuchen weiter, ihn zu öffnen; andere Tische sind nicht betroffen.
problem-protocol = Diese Seite ist älter als der Server. Bitte lade sie neu.

# Arriving
join-title = Eine Partie { $game }
join-with = Am Tisch: { $names }
sit = Platz nehmen
only-watch = Nur zuschauen
watching = Du schaust zu.
watching-about = Du schaust zu. Nach der Runde kannst du dich setzen, wenn ein Platz frei ist.
seat-freed = Der Gastgeber hat deinen Platz freigegeben.

# Before the match
gathering = Der Tisch ist gedeckt
start = Los geht’s
host-starts = Der Gastgeber startet die Partie.
host-chooses = Das bestimmt der Gastgeber.
players-missing =
    { $count ->
        [one] Es fehlt noch ein Mitspieler. Ein Bot tut’s auch.
       *[other] Es fehlen noch { $count } Mitspieler. Bots tun’s auch.
    }
places = Plätze: { $taken } von { $seats }
seat-free = frei
rename-yourself = Deinen Namen ändern, { $name }
save = Speichern
add-bot = Bot dazusetzen
level = Stufe
# Bots are to play as well as those did in the round that is played on.
level-before = Wie vorher
bot-newcomer = Neuling
bot-newcomer-line = Ein Jungtier auf dem ersten Ausflug: spielt sofort und übersieht manches.
bot-casual = Hobby
bot-casual-line = Schlendert durch den Wald: solide Züge, ohne weit zu schauen.
bot-club = Verein
bot-club-line = Kennt hier jeden Pfad und verschenkt wenig.
bot-strong = Stark
bot-strong-line = Eine alte Eule: hat Millionen Partien gesehen und entscheidet auf einen Blick.
bot-master = Meister
bot-master-line = Der Luchs: schaut Züge voraus und wägt ab, was noch kommen kann.
bot-greedy = { bot-casual }
bot-uniform = Zufallsbot
bot-uniform-line = Lost seine Züge aus.
remove = { $name } entfernen
remove-sure = { $name } den Platz nehmen? Die Punkte bis hier bleiben erhalten.
cancel = Abbrechen
setup = So spielen wir
match = Partie
match-open = Offen
match-rounds = Runden
match-target = Bis zur Summe
match-open-about = Nach jeder Runde entscheidet ihr, ob es weitergeht.
match-rounds-about = Eine Runde dauert vom Austeilen bis zur Wertung.
goal-rounds = Anzahl Runden
goal-target = Summe, bis zu der gespielt wird
first-player = Wer beginnt
by-lot = Das Los
pace = Tempo der Bots
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
hands = Die Karten der anderen
hands-backs = Verdeckt
hands-open = Offen
hands-about = Alle haben jede Karte kommen sehen: Das erspart nur das Merken.
hints = Tipps
hints-about = Wer entscheiden muss, darf nach den drei besten Möglichkeiten fragen. Alle sehen, dass ein Tipp geholt wurde.
grace = So lange weg, dann vertritt ein Bot
invite = Freunde einladen
invite-link = Link zu diesem Tisch
invite-about = Wer ihn öffnet, gibt einen Namen ein und sitzt am Tisch.
invite-qr = QR-Code mit dem Link zu diesem Tisch
copy = Kopieren
copied = Kopiert

# At the table
the-table = Der Tisch
players = Mitspieler
player = Name
you = du
your-turn = Du bist dran
host = Gastgeber
stand-in = ein Bot vertritt
offline = offline
is-offline = { $name } ist offline.
bot-decides-in = In { $time } entscheidet ein Bot.
has-turn = ist am Zug
must-act = muss jetzt entscheiden
total = Summe
totals = Gesamtstand
menu = Menü
round = Runde { $number }
round-of = Runde { $number } von { $rounds }
round-to = Runde { $number }, bis { $goal }
shuffling = Die Karten werden gemischt …
stand-in-about = Du warst weg, deshalb entscheidet ein Bot für dich.
im-back = Bin wieder da
spectators =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
leave = Tisch verlassen
leave-sure = Die Runde läuft noch. Wenn du gehst, spielt ein Bot für dich weiter, bis du wiederkommst.
stay = Bleiben
end-round = Runde abbrechen
hint = Tipp
hint-thinking = Die besten Möglichkeiten werden gesucht …
hint-preparing = Die Tipps werden vorbereitet, einen Moment …
hint-note = Das Beste zuerst, nach Siegchance und Punkten zusammen. Alle sehen, dass du dir einen Tipp geholt hast.
hint-points-note = Punkte: am Ende vor dem Besten der anderen.
hint-for = Dafür spricht:
hint-against = Dagegen spricht:
hint-came-out-best = vorausgedacht schnitt es am besten ab
hint-came-out-behind = vorausgedacht schnitt es schlechter ab
hint-about-equal = etwa so gut wie das Beste
# Points are expected, ahead of the best other in the end.
hint-figures = { $win } Siegchance, { $points }
hints-taken =
    { $count ->
        [one] hat sich einen Tipp geholt
       *[other] hat sich { $count } Tipps geholt
    }

# Log and chat
log = Verlauf
log-earlier = Früheres zeigen
log-empty = Noch ist nichts passiert.
news-sat = { $name } nimmt Platz.
news-gone = { $name } sitzt nicht mehr am Tisch.
news-stand-in = Ein Bot vertritt { $name }.
news-back = { $name } ist wieder da.
news-host = { $name } hat jetzt den Vorsitz.
news-hint = { $name } holt sich einen Tipp.
news-renamed = { $old } heißt jetzt { $name }.
# $you is "alone" or "shared" where the reader wins; $own is the reader's score where they don't.
news-round = Runde { $number }: { $you ->
        [alone] du gewinnst mit { $score }.
        [shared] du und { $names } gewinnt gemeinsam mit { $score }.
       *[no] { $count ->
            [one] { $names } gewinnt mit { $score }.
           *[other] { $names } gewinnen gemeinsam mit { $score }.
        }
    }{ $own ->
        [none] {""}
       *[other] {" "}Du hast { $own }.
    }
chat = Chat
chat-watching = schaut zu
chat-empty = Noch hat niemand etwas gesagt. /help zeigt die Befehle.
chat-write = Schreib etwas
chat-send = Senden
unread = ungelesen
chat-who =
    { $count ->
        [0] Hier sitzt niemand.
       *[other] Am Tisch: { $names }
    }
chat-help =
    /join NAME – Platz nehmen
    /start – anfangen
    /leave – Tisch verlassen{ $count ->
        [0] {""}
       *[other] {"\u000A"}/option NAME on, off oder auto – Option setzen: { $options }
    }
    /option start NAME – wer beginnt
    /bot – Bot dazusetzen
    /remove NAME – jemanden entfernen
    /who – wer hier sitzt
    /rematch – noch einmal von vorn
chat-options =
    Optionen: { $count ->
        [0] in diesem Spiel gibt es keine
       *[other] { $options }{"\u000A"}/option NAME on, off oder auto
    }
chat-done = Erledigt.

# After a round
round-over = Runde { $number } ist zu Ende
round-abandoned = Die Runde wurde ohne Ergebnis beendet.
scores-of = Wertung der Runde { $number }
scores-so-far = Bisherige Wertung
next-begun = Die nächste Runde hat begonnen.
to-round = Weiter zur Runde
match-over = Die Partie ist zu Ende
match-won =
    { $count ->
        [one] { $names } gewinnt die Partie
       *[other] { $names } gewinnen die Partie gemeinsam
    }
winner = gewinnt
has-left = ist gegangen
next-round = Noch eine Runde
finish = Beenden
rematch = Revanche
record-download = Aufzeichnung der Runde herunterladen
fairness = Wurde ehrlich gemischt?
fairness-about = Vor jeder Runde zieht der Server ein Geheimnis und zeigt dessen Fingerabdruck, die Festlegung. Danach gibt jeder Browser eigenen Zufall dazu. Aus beidem ergibt sich die Reihenfolge der Karten, also kann sie niemand bestimmen. Nach der Runde wird das Geheimnis veröffentlicht, und alle können jede Karte nachrechnen. Wurde eine Runde von einer früheren aus weitergespielt, gilt das alles für die Karten, die danach kamen.
fairness-limit = Das beweist, dass nach der Festlegung keine Karte geändert wurde. Es beweist nicht, dass der Betreiber dieses Servers nicht hinschaut: Er könnte das Geheimnis lesen.
fairness-commitment = Festlegung
fairness-secret = Geheimnis
fairness-secret-later = wird nach der Runde veröffentlicht
fairness-contributed = Zufall kam von
fairness-verify = Zum Prüfen die Aufzeichnung herunterladen und aufrufen:

# Review of a round
review = Analyse
review-of = Analyse: { $game }, Runde { $number }
reviewing = Die Runde wird analysiert …
reviewing-done = { $done } von { $decisions } Entscheidungen
accuracy = Präzision
accuracy-about = 100: stets die beste Wahl nach dem, was man damals wusste. 0: nicht besser als nach Los gewählt.
mark-best = beste
mark-fine = gut
mark-doubtful = fraglich
mark-blunder = Patzer
mark-only = keine Wahl
review-score = Punkte
review-luck = Glück und Können
review-by-cards = Glück
review-points-lost = Verlorene Punkte
review-chance-lost = Verlorene Siegchance
review-luck-about = Verlorene Punkte und verlorene Siegchance sind die einer Entscheidung, im Mittel, gegenüber der besten Wahl. Glück ist, um wie viel die Siegchance stieg oder fiel, als Karten kamen, alles zusammen: Es sagt nichts darüber, wie gut jemand entschieden hat.
chances = Siegchancen
chances-table = Chancen als Tabelle
review-decision = Entscheidung
review-decisions = Entscheidungen
review-which = Zeigen
review-only-mistakes = Fehler
review-all = Alle
review-whose = Wessen
review-everyones = Die von allen
review-no-mistake = Hier gibt es keinen Fehler.
# $points as they are written, $count as a number.
review-points-of = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
review-mistake = Fehler
review-marks = Zeichen der Liste
review-weight = Beurteilt nach Siegchance und Punkten zusammen: Ein Punkt wiegt so viel wie { $win } Siegchance.
# $who is "you", "winner" (you, too) or "other". What was decided there comes behind it.
review-worst =
    { $who ->
        [you] Am meisten verlorst du bei Entscheidung { $number }:
        [winner] Du hast gewonnen. Am meisten verlorst du bei Entscheidung { $number }:
       *[other] Am meisten verlor { $name } bei Entscheidung { $number }:
    }
review-faultless =
    { $who ->
        [you] Du hast keinen Fehler gemacht.
        [winner] Du hast ohne einen Fehler gewonnen.
       *[other] Niemand hat einen Fehler gemacht.
    }
previous-mistake = Voriger Fehler
next-mistake = Nächster Fehler
previous-decision = Vorige Entscheidung
next-decision = Nächste Entscheidung
decision-of = Entscheidung { $number } von { $decisions }
decision-by = Entscheidung { $number }: { $name }
review-lost = Das kostete { $points } und { $win } Siegchance.
review-cost-win = Das kostete { $win } Siegchance.
review-cost-points = Das kostete { $points }.
review-choices = Die Möglichkeiten im Vergleich
review-choice = Wahl
review-win = Siegchance
review-points = Punkte
review-played = gespielt
# Beneath follow whys, which speak to whoever decided as to you.
review-whys = Dafür und dagegen, wie ein Tipp es { $name } gesagt hätte:
review-only = Hier gab es keine Wahl.
review-seen = Was { $name } sah
play-on = Von hier weiterspielen, gegen Bots
played-on-from = ab Entscheidung { $number }
played-on-from-about = Weitergespielt ab Entscheidung { $number }: zur Analyse

# A game without a page of its own
generic-choose = Deine Wahl
generic-barred = Jetzt nicht
generic-position = Die Stellung
generic-rules = Für dieses Spiel gibt es noch keinen Regeltext.
generic-cards = Karten: { $cards }
generic-decision = { $name }: { $action }

# Refusals
refused-other = Das geht gerade nicht.
refused-offline = Keine Verbindung zum Server.
refused-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
refused-unknown-table = Diesen Tisch gibt es nicht, oder nicht mehr.
refused-unknown-game = Das Spiel dieses Tischs gibt es auf diesem Server nicht, oder nicht mehr.
refused-table-exists = Diesen Tisch gibt es schon.
refused-no-such-game = Ein Spiel dieses Namens gibt es nicht.
refused-bad-name = Von diesem Namen ist nichts zu sehen. Bitte wähl einen anderen.
refused-name-needed = Sag, unter welchem Namen: /join NAME
refused-not-seated = Du hast an diesem Tisch keinen Platz.
refused-not-host = Das darf nur der Gastgeber.
refused-no-such-seat = Auf diesem Platz sitzt niemand.
refused-no-such-player = Niemand dieses Namens sitzt hier.
refused-no-such-bot = Diesen Bot gibt es nicht.
refused-table-full = Alle Plätze sind besetzt.
refused-round-running = Das muss bis zum Ende der Runde warten.
refused-match-running = Das muss bis zum Ende der Partie warten.
refused-already-started = Die Partie hat schon begonnen.
refused-too-few-players = Es sind zu wenige Mitspieler da.
refused-no-such-option = Diese Option hat das Spiel nicht.
refused-hands-hidden = In diesem Spiel bleiben die Karten der anderen verdeckt.
refused-on-off-auto = Eine Option ist on, off oder auto.
refused-options-clash = Diese Optionen passen nicht zusammen.
refused-option-misfit = Diese Option passt nicht zur Zahl der Mitspieler.
refused-bad-goal = Eine Partie ist offen, hat 1 bis 20 Runden oder geht bis zu einer Summe von 10 bis 500.
refused-no-contributions = Gerade wird keine Runde eröffnet.
refused-contributed = Dein Teil zum Mischen ist schon da.
refused-no-round = Gerade wird keine Runde gespielt.
refused-no-such-decision = Diese Entscheidung gibt es in dieser Runde nicht.
refused-stale = Das war schon entschieden, bevor deine Antwort kam.
refused-not-your-decision = Das hast nicht du zu entscheiden.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-cannot-hint = In diesem Spiel gibt es keine Tipps.
refused-hint-failed = Diesmal fand sich kein Tipp.
refused-stand-in-decides = Im Moment entscheidet ein Bot für dich. Tipp zuerst auf „Bin wieder da“.
refused-no-next-round = In dieser Partie gibt es keine weitere Runde.
refused-no-rematch = Es gibt keine Partie, die man wiederholen könnte.
refused-others-play = In dieser Runde spielen noch andere mit.
refused-nothing-to-finish = Es gibt gerade nichts zu beenden.
refused-match-has-goal = Diese Partie endet, wenn ihr Ziel erreicht ist.
refused-unknown-command = Diesen Befehl gibt es nicht. /help zeigt alle.
refused-too-fast = Das war zu schnell. Bitte wart einen Moment.
refused-too-large = Das war zu lang.
refused-bad-message = Das hat der Server nicht verstanden. Neu laden hilft vielleicht.
refused-no-table = Zuerst ein Tisch. Neu laden hilft vielleicht.
refused-table-broken = An diesem Tisch ist etwas schiefgegangen, und nichts ist geschehen. Bitte gleich noch einmal versuchen.
refused-game-broken = Die Regeln dieses Spiels lassen sich auf diesem Server nicht verwenden. Warum, steht in seinem Protokoll.
refused-store = Der Server konnte das nicht aufschreiben. Es ist nichts geschehen; versuch es noch einmal.
refused-name-first = Nenn zuerst einen Namen: Setz dich, oder gib ihn in der Lobby ein.
refused-empty-line = Von dieser Zeile ist nichts zu sehen.
refused-no-person = Dein Browser hat unser Cookie abgelehnt. Ohne das wissen wir nicht, wer du bist.
refused-bad-request = Das hat der Server nicht verstanden. Neu laden hilft vielleicht.
refused-wrong-origin = Das kam von einer anderen Seite.
refused-wrong-host = Unter dieser Adresse antwortet dieser Server nicht.
refused-not-found = Hier ist nichts.
refused-no-such-record = Diese Aufzeichnung gibt es nicht, oder die Runde läuft noch.
refused-no-review = Für dieses Spiel gibt es keine Analyse: Es hat kein Netz, das urteilt.
refused-review-failed = Diese Runde kann nicht analysiert werden. Das Protokoll des Servers sagt, warum.
refused-reviews-busy = Es warten schon zu viele Analysen, deine oder die von anderen. Diese ist noch nicht dabei; wir fragen weiter, bis Platz ist.
refused-link-expired = Dieser Link gilt nicht mehr. Mach auf dem anderen Gerät einen neuen.
refused-broke = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
