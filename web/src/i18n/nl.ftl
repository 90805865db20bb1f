# Het kader van de pagina: lobby, tafel, instellingen.

app-name = Greenpaw
tagline = Een kaarttafel aan de bosrand. Geen account: een naam is genoeg.
names-note = De namen van de spellen zijn van hun uitgevers. De plaatjes en teksten hier zijn van onszelf.
loading = Een moment …
nowhere = Op dit adres is niets te vinden
to-lobby = Naar de lobby
close = Sluiten
nobody = niemand
# What something is, and which.
titled = { $title }: { $text }

# Lobby
your-name = Je naam
your-name-hint = Hoe mogen we je noemen?
name-missing = Vertel ons eerst je naam.
choose-game = Wat spelen we?
for-players = { $players } spelers
game-compiling = De regels worden voor het eerst klaargezet. Dat duurt een paar seconden.
play-bots = Meteen { $game } spelen, tegen bots
bots-count =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
how-to-play = Zo wordt het gespeeld
new-table = Een tafel voor vrienden
who-may-come = Wie mag deze tafel vinden?
by-link = Alleen via link
public = Iedereen
options = Opties
open-table = Tafel openen
my-tables = Jouw tafels
with-names = met { $names }
with-nobody = nog niemand anders
back-to-table = Terug naar de tafel
open-tables = Open tafels
no-tables = Er is nu geen openbare tafel. Open er een, of speel zolang tegen bots.
seats-taken = { $taken } van { $seats } plaatsen
join = Meedoen
watch = Kijken
rules = Regels
rules-of = { $game }: de regels
print = Afdrukken
phase-gathering = wacht op spelers
phase-opening = begint
phase-playing = bezig
phase-between = tussen twee rondes
phase-over = afgelopen

# Another device
device-continue = Verder op een ander apparaat
device-link = Link voor één keer
device-qr = QR-code met de link voor het andere apparaat
only-here = Deze link werkt alleen op deze computer: de server heeft geen adres dat anderen kunnen openen.
device-link-about = Scan de code met het andere apparaat, of open daar deze link, binnen tien minuten. Daar ben je dan dezelfde persoon, met je plaatsen. Geef hem aan niemand anders.
device-confirm = Ja, hier verder
device-confirm-about = Dit apparaat wordt dezelfde persoon als het apparaat waar de link vandaan komt, met alle plaatsen aan alle tafels.

# Settings
settings = Instellingen
language = Taal
theme = Weergave
theme-auto = Zelfde als apparaat
theme-light = Licht
theme-dark = Donker
automatic = Automatisch
automatic-comes-to = Automatisch ({ $value })
on = aan
off = uit

# Connection
link-connecting = Verbinden …
link-live = Verbonden
link-stale = Verbinding kwijt, opnieuw proberen …
link-stale-about = De verbinding is weg. Wat je ziet kan verouderd zijn; we blijven het proberen.
link-refused = Niet beschikbaar
no-table = Hier is geen tafel
problem-unknown-table = Deze tafel bestaat niet, of niet meer.
problem-unknown-game = Het spel van deze tafel is niet op deze server, of niet meer.
problem-broken-table = Aan deze tafel is iets misgegaan. We blijven proberen haar weer te openen; andere tafels hebben er geen last van.
problem-protocol = Deze pagina is ouder dan de server. Laad haar opnieuw.

# Arriving
join-title = Een potje { $game }
join-with = Aan tafel: { $names }
sit = Gaan zitten
only-watch = Alleen kijken
watching = Je kijkt mee.
watching-about = Je kijkt mee. Na de ronde kun je gaan zitten als er een plaats vrij is.
seat-freed = De gastheer heeft je plaats vrijgemaakt.

# Before the match
gathering = De tafel staat klaar
start = Beginnen maar
host-starts = De gastheer begint de partij.
host-chooses = Dit kiest de gastheer.
players-missing =
    { $count ->
        [one] Er is nog één speler nodig. Een bot mag ook.
       *[other] Er zijn nog { $count } spelers nodig. Bots mogen ook.
    }
places = Plaatsen: { $taken } van { $seats }
seat-free = vrij
rename-yourself = Je naam wijzigen, { $name }
save = Opslaan
add-bot = Bot erbij
level = Niveau
# Bots are to play as well as those did in the round that is played on.
level-before = Zoals eerst
bot-newcomer = Nieuweling
bot-newcomer-line = Een jong dier op zijn eerste uitje: speelt meteen en ziet dingen over het hoofd.
bot-casual = Recreant
bot-casual-line = Kuiert wat rond: degelijke zetten, zonder ver te kijken.
bot-club = Club
bot-club-line = Kent elk pad in dit bos en geeft weinig weg.
bot-strong = Sterk
bot-strong-line = Een oude uil: zag miljoenen partijen en beslist in één oogopslag.
bot-master = Meester
bot-master-line = De lynx: kijkt zetten vooruit, en weegt af wat er kan komen.
bot-greedy = { bot-casual }
bot-uniform = Toevalsbot
bot-uniform-line = Loot zijn zetten.
remove = { $name } verwijderen
remove-sure = { $name } de plaats afnemen? De punten tot nu toe blijven bewaard.
cancel = Annuleren
setup = Zo spelen we
match = Partij
match-open = Open
match-rounds = Rondes
match-target = Tot een totaal
match-open-about = Na elke ronde beslissen jullie of het doorgaat.
match-rounds-about = Een ronde duurt van het delen tot de telling.
goal-rounds = Aantal rondes
goal-target = Totaal om te halen
first-player = Wie begint
by-lot = Het lot
pace = Tempo van bots
pace-slow = Langzaam
pace-normal = Normaal
pace-fast = Snel
hands = De handen van de anderen
hands-backs = Dicht
hands-open = Open
hands-about = Iedereen heeft elke kaart zien komen: dit bespaart alleen het onthouden.
hints = Tips
hints-about = Wie moet beslissen, mag om de drie beste keuzes vragen. Iedereen ziet dat er een tip is genomen.
grace = Zo lang weg, dan valt een bot in
invite = Vrienden uitnodigen
invite-link = Link naar deze tafel
invite-about = Wie hem opent, typt een naam en zit aan tafel.
invite-qr = QR-code met de link naar deze tafel
copy = Kopiëren
copied = Gekopieerd

# At the table
the-table = De tafel
players = Spelers
player = Naam
you = jij
your-turn = Jij bent
host = Gastheer
stand-in = een bot valt in
offline = offline
is-offline = { $name } is offline.
bot-decides-in = Over { $time } beslist een bot.
has-turn = is aan de beurt
must-act = moet nu beslissen
total = Totaal
totals = Totalen
menu = Menu
round = Ronde { $number }
round-of = Ronde { $number } van { $rounds }
round-to = Ronde { $number }, tot { $goal }
shuffling = De kaarten worden geschud …
stand-in-about = Je was weg, dus beslist een bot voor je.
im-back = Ik ben er weer
spectators =
    { $count ->
        [one] Eén persoon kijkt mee.
       *[other] { $count } personen kijken mee.
    }
leave = Tafel verlaten
leave-sure = De ronde is nog bezig. Als je weggaat, speelt een bot voor je verder tot je terug bent.
stay = Blijven
end-round = Ronde afbreken
hint = Tip
hint-thinking = De beste keuzes worden gezocht …
hint-preparing = De tips worden voorbereid, een ogenblik …
hint-note = De beste eerst, naar kans om te winnen en punten samen. Iedereen ziet dat je een tip hebt genomen.
hint-points-note = Punten: aan het eind voor op de beste ander.
hint-for = Ervoor pleit:
hint-against = Ertegen pleit:
hint-came-out-best = vooruitgekeken pakte dit het beste uit
hint-came-out-behind = vooruitgekeken pakte dit minder goed uit
hint-about-equal = ongeveer even goed als het beste
# Points are expected, ahead of the best other in the end.
hint-figures = { $win } kans om te winnen, { $points }
hints-taken =
    { $count ->
        [one] heeft een tip genomen
       *[other] heeft { $count } tips genomen
    }

# Log and chat
log = Verloop
log-earlier = Eerder tonen
log-empty = Er is nog niets gebeurd.
news-sat = { $name } gaat zitten.
news-gone = { $name } zit niet meer aan tafel.
news-stand-in = Een bot valt in voor { $name }.
news-back = { $name } is er weer.
news-host = { $name } is nu gastheer.
news-hint = { $name } neemt een tip.
news-renamed = { $old } heet nu { $name }.
# $you is "alone" or "shared" where the reader wins; $own is the reader's score where they don't.
news-round = Ronde { $number }: { $you ->
        [alone] jij wint met { $score }.
        [shared] jij en { $names } winnen samen met { $score }.
       *[no] { $count ->
            [one] { $names } wint met { $score }.
           *[other] { $names } winnen samen met { $score }.
        }
    }{ $own ->
        [none] {""}
       *[other] {" "}Jij hebt { $own }.
    }
chat = Chat
chat-watching = kijkt mee
chat-empty = Nog niemand heeft iets gezegd. /help toont de opdrachten.
chat-write = Schrijf iets
chat-send = Versturen
unread = ongelezen
chat-who =
    { $count ->
        [0] Hier zit niemand.
       *[other] Aan tafel: { $names }
    }
chat-help =
    /join NAAM – gaan zitten
    /start – beginnen
    /leave – tafel verlaten{ $count ->
        [0] {""}
       *[other] {"\u000A"}/option NAAM on, off of auto – optie instellen: { $options }
    }
    /option start NAAM – wie begint
    /bot – bot erbij
    /remove NAAM – iemand verwijderen
    /who – wie er zit
    /rematch – nog een keer
chat-options =
    Opties: { $count ->
        [0] dit spel heeft er geen
       *[other] { $options }{"\u000A"}/option NAAM on, off of auto
    }
chat-done = Gedaan.

# After a round
round-over = Ronde { $number } is afgelopen
round-abandoned = De ronde is zonder uitslag beëindigd.
scores-of = Scores van ronde { $number }
scores-so-far = Scores tot nu toe
next-begun = De volgende ronde is begonnen.
to-round = Naar de ronde
match-over = De partij is afgelopen
match-won =
    { $count ->
        [one] { $names } wint de partij
       *[other] { $names } winnen de partij samen
    }
winner = wint
has-left = is weggegaan
next-round = Nog een ronde
finish = Stoppen
rematch = Revanche
record-download = Verslag van de ronde downloaden
fairness = Is er eerlijk geschud?
fairness-about = Voor elke ronde trekt de server een geheim en toont er de vingerafdruk van, de vastlegging. Daarna voegt elke browser eigen toeval toe. Uit beide volgt de volgorde van de kaarten, dus niemand kan die kiezen. Na de ronde wordt het geheim gepubliceerd en kan iedereen elke kaart narekenen. Is een ronde vanaf een eerdere verdergespeeld, dan geldt dit alles voor de kaarten die daarna kwamen.
fairness-limit = Dit bewijst dat er na de vastlegging geen kaart is veranderd. Het bewijst niet dat de beheerder van deze server niet kijkt: die zou het geheim kunnen lezen.
fairness-commitment = Vastlegging
fairness-secret = Geheim
fairness-secret-later = wordt na de ronde gepubliceerd
fairness-contributed = Toeval kwam van
fairness-verify = Om het na te gaan, download het verslag en voer uit:

# Review of a round
review = Analyse
review-of = Analyse: { $game }, ronde { $number }
reviewing = De ronde wordt geanalyseerd …
reviewing-done = { $done } van { $decisions } beslissingen
accuracy = Precisie
accuracy-about = 100: altijd de beste keuze naar wat je toen wist. 0: niet beter dan kiezen door het lot.
mark-best = beste
mark-fine = goed
mark-doubtful = twijfelachtig
mark-blunder = blunder
mark-only = geen keuze
review-score = Score
review-luck = Geluk en kunde
review-by-cards = Geluk
review-points-lost = Verloren punten
review-chance-lost = Verloren winkans
review-luck-about = Verloren punten en verloren winkans zijn die van één beslissing, gemiddeld, tegenover de beste keuze. Geluk is hoeveel de winkans steeg of daalde toen er kaarten kwamen, alles samen: het zegt niets over hoe goed iemand koos.
chances = Winkansen
chances-table = Kansen als tabel
review-decision = Beslissing
review-decisions = Beslissingen
review-which = Tonen
review-only-mistakes = Fouten
review-all = Alle
review-whose = Van wie
review-everyones = Van iedereen
review-no-mistake = Hier is geen fout.
# $points as they are written, $count as a number.
review-points-of = { $points } { $count ->
    [one] punt
   *[other] punten
}
review-mistake = Fout
review-marks = Tekens van de lijst
review-weight = Beoordeeld naar winkans en punten samen: een punt weegt evenveel als { $win } winkans.
# $who is "you", "winner" (you, too) or "other". What was decided there comes behind it.
review-worst =
    { $who ->
        [you] Het meest verloor je bij beslissing { $number }:
        [winner] Je hebt gewonnen. Het meest verloor je bij beslissing { $number }:
       *[other] Het meest verloor { $name } bij beslissing { $number }:
    }
review-faultless =
    { $who ->
        [you] Je maakte geen enkele fout.
        [winner] Je hebt gewonnen zonder één fout.
       *[other] Niemand maakte een fout.
    }
previous-mistake = Vorige fout
next-mistake = Volgende fout
previous-decision = Vorige beslissing
next-decision = Volgende beslissing
decision-of = Beslissing { $number } van { $decisions }
decision-by = Beslissing { $number }: { $name }
review-lost = Dit kostte { $points } en { $win } winkans.
review-cost-win = Dit kostte { $win } winkans.
review-cost-points = Dit kostte { $points }.
review-choices = De keuzes vergeleken
review-choice = Keuze
review-win = Winkans
review-points = Punten
review-played = gespeeld
# Beneath follow whys, which speak to whoever decided as to you.
review-whys = Voor en tegen, zoals een tip het { $name } had gezegd:
review-only = Hier was geen keuze.
review-seen = Wat { $name } zag
play-on = Vanaf hier verderspelen, tegen bots
played-on-from = vanaf beslissing { $number }
played-on-from-about = Verdergespeeld vanaf beslissing { $number }: naar de analyse

# A game without a page of its own
generic-choose = Jouw keuze
generic-barred = Nu niet
generic-position = De stelling
generic-rules = Voor dit spel is er nog geen regeltekst.
generic-cards = Kaarten: { $cards }
generic-decision = { $name }: { $action }

# Refusals
refused-other = Dat kan nu niet.
refused-offline = Geen verbinding met de server.
refused-no-such-table = Deze tafel bestaat niet, of niet meer.
refused-unknown-table = Deze tafel bestaat niet, of niet meer.
refused-unknown-game = Het spel van deze tafel is niet op deze server, of niet meer.
refused-table-exists = Deze tafel bestaat al.
refused-no-such-game = Er is geen spel met deze naam.
refused-bad-name = Van deze naam is niets te zien. Kies een andere.
refused-name-needed = Zeg onder welke naam: /join NAAM
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-not-host = Dat mag alleen de gastheer.
refused-no-such-seat = Op deze plaats zit niemand.
refused-no-such-player = Hier zit niemand met deze naam.
refused-no-such-bot = Die bot bestaat niet.
refused-table-full = Alle plaatsen zijn bezet.
refused-round-running = Dat moet wachten tot de ronde afgelopen is.
refused-match-running = Dat moet wachten tot de partij afgelopen is.
refused-already-started = De partij is al begonnen.
refused-too-few-players = Er zijn te weinig spelers om te beginnen.
refused-no-such-option = Die optie heeft het spel niet.
refused-hands-hidden = In dit spel blijven de handen van de anderen verborgen.
refused-on-off-auto = Een optie is on, off of auto.
refused-options-clash = Deze opties gaan niet samen.
refused-option-misfit = Deze optie past niet bij het aantal spelers.
refused-bad-goal = Een partij is open, telt 1 tot 20 rondes, of gaat tot een totaal van 10 tot 500.
refused-no-contributions = Er wordt nu geen ronde geopend.
refused-contributed = Jouw deel van het schudden is er al.
refused-no-round = Er wordt geen ronde gespeeld.
refused-no-such-decision = Die beslissing is er niet in deze ronde.
refused-stale = Dit was al beslist voordat je antwoord kwam.
refused-not-your-decision = Dit is niet jouw beslissing.
refused-no-hints = Aan deze tafel zijn er geen tips.
refused-cannot-hint = In dit spel zijn er geen tips.
refused-hint-failed = Deze keer is er geen tip gevonden.
refused-stand-in-decides = Op dit moment beslist een bot voor je. Tik eerst op ‘Ik ben er weer’.
refused-no-next-round = Er komt geen ronde meer in deze partij.
refused-no-rematch = Er is geen partij om over te doen.
refused-others-play = In deze ronde spelen nog anderen mee.
refused-nothing-to-finish = Er is nu niets te beëindigen.
refused-match-has-goal = Deze partij eindigt als het doel bereikt is.
refused-unknown-command = Die opdracht bestaat niet. /help toont ze allemaal.
refused-too-fast = Dat ging te snel. Wacht even.
refused-too-large = Dat was te lang.
refused-bad-message = De server begreep dat niet. Opnieuw laden helpt misschien.
refused-no-table = Eerst een tafel. Opnieuw laden helpt misschien.
refused-table-broken = Aan deze tafel is iets misgegaan en er is niets gedaan. Probeer het zo nog eens.
refused-game-broken = De regels van dit spel zijn op deze server niet te gebruiken. Waarom, staat in het logboek.
refused-store = De server kon dat niet opschrijven. Er is niets gebeurd; probeer het nog eens.
refused-name-first = Geef eerst een naam: ga zitten, of vul hem in de lobby in.
refused-empty-line = Van deze regel is niets te zien.
refused-no-person = Je browser weigerde onze cookie. Zonder weten we niet wie je bent.
refused-bad-request = De server begreep dat niet. Opnieuw laden helpt misschien.
refused-wrong-origin = Dat kwam van een andere pagina.
refused-wrong-host = Dit adres hoort niet bij deze server.
refused-not-found = Hier is niets.
refused-no-such-record = Dat verslag bestaat niet, of de ronde is nog bezig.
refused-no-review = Voor dit spel is er geen analyse: het heeft geen netwerk om mee te oordelen.
refused-review-failed = Deze ronde kan niet geanalyseerd worden. Het logboek van de server zegt waarom.
refused-reviews-busy = Er wachten al te veel analyses, van jou of van anderen. Deze hoort er nog niet bij; we blijven vragen tot er plaats is.
refused-link-expired = Deze link geldt niet meer. Maak een nieuwe op het andere apparaat.
refused-broke = Er ging iets mis op de server. Probeer het nog eens.
