# The frame of the page: lobby, table, settings.

app-name = Greenpaw
tagline = A card table at the edge of the forest. No account: a name is enough.
names-note = The games’ names belong to their publishers. Pictures and texts here are our own.
loading = One moment …
nowhere = There is nothing at this address
to-lobby = To the lobby
close = Close
nobody = nobody
# What something is, and which.
titled = { $title }: { $text }

# Lobby
your-name = Your name
your-name-hint = What shall we call you?
name-missing = Tell us your name first.
choose-game = What shall we play?
for-players = { $players } players
game-compiling = The rules are being prepared for the first time. This takes a few seconds.
play-bots = Play { $game } now, against bots
bots-count =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
how-to-play = How it’s played
new-table = A table for friends
who-may-come = Who may find this table?
by-link = Only by link
public = Everyone
options = Options
open-table = Open a table
my-tables = Your tables
with-names = with { $names }
with-nobody = nobody else yet
back-to-table = Back to the table
open-tables = Open tables
no-tables = No public table right now. Open one, or play against bots in the meantime.
seats-taken = { $taken } of { $seats } seats
join = Join in
watch = Watch
rules = Rules
rules-of = { $game }: the rules
print = Print
phase-gathering = waiting for players
phase-opening = starting
phase-playing = playing
phase-between = between two rounds
phase-over = finished

# Another device
device-continue = Continue on another device
device-link = One-use link
device-qr = QR code with the link for the other device
only-here = This link only works on this computer: the server has no address that others could open.
device-link-about = Scan the code with the other device, or open this link there, within ten minutes. There you are then the same person, with your seats. Don’t give it to anyone else.
device-confirm = Yes, continue here
device-confirm-about = This device becomes the same person as the one the link comes from, with all its seats at all tables.

# Settings
settings = Settings
language = Language
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
automatic = Automatic
automatic-comes-to = Automatic ({ $value })
on = on
off = off

# Connection
link-connecting = Connecting …
link-live = Connected
link-stale = Connection lost, trying again …
link-stale-about = The connection is lost. What you see may be old; we keep trying.
link-refused = Not available
no-table = No table here
problem-unknown-table = This table doesn’t exist, or not any more.
problem-unknown-game = This table’s game isn’t on this server, or not any more.
problem-broken-table = Something went wrong at this table. We keep trying to open it again; other tables aren’t affected.
problem-protocol = This page is older than the server. Please load it anew.

# Arriving
join-title = A game of { $game }
join-with = At the table: { $names }
sit = Sit down
only-watch = Only watch
watching = You are watching.
watching-about = You are watching. You may sit down after the round if a seat is free.
seat-freed = The host has freed your seat.

# Before the match
gathering = The table is set
start = Start
host-starts = The host starts the match.
host-chooses = The host chooses these.
players-missing =
    { $count ->
        [one] One more player is needed. A bot will do.
       *[other] { $count } more players are needed. Bots will do.
    }
places = Seats: { $taken } of { $seats }
seat-free = free
rename-yourself = Change your name, { $name }
save = Save
add-bot = Add a bot
level = Level
# Bots are to play as well as those did in the round that is played on.
level-before = As before
bot-newcomer = Newcomer
bot-newcomer-line = A cub on its first outing: plays at once and overlooks things.
bot-casual = Casual
bot-casual-line = Strolls along: sound moves, without looking far.
bot-club = Club
bot-club-line = Knows every path of this forest and gives little away.
bot-strong = Strong
bot-strong-line = An old owl: has seen millions of games and decides at a glance.
bot-master = Master
bot-master-line = The lynx: looks turns ahead, and weighs what may come.
bot-greedy = { bot-casual }
bot-uniform = Random bot
bot-uniform-line = Draws its moves by lot.
remove = Remove { $name }
remove-sure = Take this seat from { $name }? Points made so far stay with them.
cancel = Cancel
setup = How we play
match = Match
match-open = Open
match-rounds = Rounds
match-target = To a total
match-open-about = After each round you decide whether to go on.
match-rounds-about = A round lasts from the deal until the scores are counted.
goal-rounds = Number of rounds
goal-target = Total to reach
first-player = First player
by-lot = By lot
pace = Pace of bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
hands = The others’ hands
hands-backs = Face down
hands-open = Open
hands-about = Everyone saw every card come, so this only saves remembering.
hints = Hints
hints-about = Whoever must decide may ask for the three best choices. Everyone sees that a hint was taken.
grace = Away for so long, a bot stands in
invite = Invite friends
invite-link = Link to this table
invite-about = Whoever opens it types a name and sits down.
invite-qr = QR code with the link to this table
copy = Copy
copied = Copied

# At the table
the-table = The table
players = Players
player = Player
you = you
your-turn = Your turn
host = Host
stand-in = a bot stands in
offline = offline
is-offline = { $name } is offline.
bot-decides-in = A bot decides for them in { $time }.
has-turn = has the turn
must-act = must decide now
total = Total
totals = Totals
menu = Menu
round = Round { $number }
round-of = Round { $number } of { $rounds }
round-to = Round { $number }, to { $goal }
shuffling = The cards are being shuffled …
stand-in-about = You were away, so a bot decides for you.
im-back = I’m back
spectators =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
leave = Leave the table
leave-sure = The round is still going. If you leave, a bot plays on for you until you come back.
stay = Stay
end-round = End this round
hint = Hint
hint-thinking = Looking for the best choices …
hint-preparing = Getting ready, a moment …
hint-note = Best first, by chance to win and points together. Everyone sees that you took a hint.
hint-points-note = Points: ahead of the best other at the end.
hint-for = Speaks for it:
hint-against = Speaks against it:
hint-came-out-best = looking ahead, it came out best
hint-came-out-behind = looking ahead, it came out behind
hint-about-equal = about equal to the best
# Points are expected, ahead of the best other in the end.
hint-figures = { $win } to win, { $points }
hints-taken =
    { $count ->
        [one] took a hint
       *[other] took { $count } hints
    }

# Log and chat
log = Log
log-earlier = Show earlier
log-empty = Nothing has happened yet.
news-sat = { $name } sits down.
news-gone = { $name } is no longer at the table.
news-stand-in = A bot stands in for { $name }.
news-back = { $name } is back.
news-host = { $name } is the host now.
news-hint = { $name } takes a hint.
news-renamed = { $old } is called { $name } now.
# $you is "alone" or "shared" where the reader wins; $own is the reader's score where they don't.
news-round = Round { $number }: { $you ->
        [alone] you win with { $score }.
        [shared] you and { $names } share the win with { $score }.
       *[no] { $count ->
            [one] { $names } wins with { $score }.
           *[other] { $names } share the win with { $score }.
        }
    }{ $own ->
        [none] {""}
       *[other] {" "}You have { $own }.
    }
chat = Chat
chat-watching = watching
chat-empty = Nobody has said anything yet. /help lists the commands.
chat-write = Write something
chat-send = Send
unread = unread
chat-who =
    { $count ->
        [0] Nobody sits here.
       *[other] Seated: { $names }
    }
chat-help =
    /join NAME – sit down
    /start – start
    /leave – leave the table{ $count ->
        [0] {""}
       *[other] {"\u000A"}/option NAME on, off or auto – set an option: { $options }
    }
    /option start NAME – who begins
    /bot – add a bot
    /remove NAME – remove someone
    /who – who sits here
    /rematch – the same again
chat-options =
    Options: { $count ->
        [0] this game has none
       *[other] { $options }{"\u000A"}/option NAME on, off or auto
    }
chat-done = Done.

# After a round
round-over = Round { $number } is over
round-abandoned = The round was ended without a result.
scores-of = Scores of round { $number }
scores-so-far = Scores so far
next-begun = The next round has begun.
to-round = On to the round
match-over = The match is over
match-won =
    { $count ->
        [one] { $names } wins the match
       *[other] { $names } share the match
    }
winner = winner
has-left = has left
next-round = Another round
finish = Finish
rematch = Rematch
record-download = Download the record of the round
fairness = Was the shuffle fair?
fairness-about = Before each round the server draws a secret and shows its fingerprint, the commitment. Then every browser adds chance of its own. The order of the cards follows from both, so nobody can choose it. After the round the secret is published, and everyone can work out every card again. Where a round was played on from an earlier one, all this is about the cards that came after.
fairness-limit = This proves that no card was changed after the commitment. It doesn’t prove that the operator of this server doesn’t look: they could read the secret.
fairness-commitment = Commitment
fairness-secret = Secret
fairness-secret-later = published when the round is over
fairness-contributed = Added chance
fairness-verify = To check it, download the record and run:

# Review of a round
review = Review
review-of = Review: { $game }, round { $number }
reviewing = The round is being reviewed …
reviewing-done = { $done } of { $decisions } decisions
accuracy = Accuracy
accuracy-about = 100: always the best choice by what one knew then. 0: no better than choosing by lot.
mark-best = best
mark-fine = fine
mark-doubtful = doubtful
mark-blunder = blunder
mark-only = no choice
review-score = Score
review-luck = Luck and skill
review-by-cards = Luck
review-points-lost = Points lost
review-chance-lost = Chance lost
review-luck-about = Points and chance to win lost are those of a decision, on average, against the best choice. Luck is by how much the chance to win rose or fell when cards came, all together: it tells nothing of how well anyone decided.
chances = Chances to win
chances-table = Chances as a table
review-decision = Decision
review-decisions = Decisions
review-which = Show
review-only-mistakes = Mistakes
review-all = All
review-whose = Whose
review-everyones = Everyone’s
review-no-mistake = There is no mistake here.
# $points as they are written, $count as a number.
review-points-of = { $points } { $count ->
    [one] point
   *[other] points
}
review-mistake = Mistake
review-marks = Signs of the list
review-weight = Judged by chance and points together: a point weighs as much as { $win } chance to win.
# $who is "you", "winner" (you, too) or "other". What was decided there comes behind it.
review-worst =
    { $who ->
        [you] You lost most at decision { $number }:
        [winner] You won. You lost most at decision { $number }:
       *[other] { $name } lost most at decision { $number }:
    }
review-faultless =
    { $who ->
        [you] You made no mistake.
        [winner] You won without a mistake.
       *[other] Nobody made a mistake.
    }
previous-mistake = Previous mistake
next-mistake = Next mistake
previous-decision = Previous decision
next-decision = Next decision
decision-of = Decision { $number } of { $decisions }
decision-by = Decision { $number }: { $name }
review-lost = This cost { $points } and { $win } chance to win.
review-cost-win = This cost { $win } chance to win.
review-cost-points = This cost { $points }.
review-choices = The choices compared
review-choice = Choice
review-win = Chance to win
review-points = Points
review-played = played
# Beneath follow whys, which speak to whoever decided as to you.
review-whys = For and against, as a hint would have told { $name }:
review-only = There was no choice here.
review-seen = What { $name } saw
play-on = Play on from here, against bots
played-on-from = from decision { $number }
played-on-from-about = Played on from decision { $number }: to its review

# A game without a page of its own
generic-choose = Your choice
generic-barred = Not now
generic-position = The position
generic-rules = There is no text of the rules of this game yet.
generic-cards = Cards: { $cards }
generic-decision = { $name }: { $action }

# Refusals
refused-other = That isn’t possible right now.
refused-offline = No connection to the server.
refused-no-such-table = This table doesn’t exist, or not any more.
refused-unknown-table = This table doesn’t exist, or not any more.
refused-unknown-game = This table’s game isn’t on this server, or not any more.
refused-table-exists = There is such a table already.
refused-no-such-game = There is no game of this name.
refused-bad-name = Nothing of this name can be seen. Please choose another.
refused-name-needed = Say under which name: /join NAME
refused-not-seated = You have no seat at this table.
refused-not-host = Only the host may do this.
refused-no-such-seat = Nobody has this seat.
refused-no-such-player = Nobody of this name sits here.
refused-no-such-bot = There is no such bot.
refused-table-full = All seats are taken.
refused-round-running = This has to wait until the round is over.
refused-match-running = This has to wait until the match is over.
refused-already-started = The match has started already.
refused-too-few-players = There are too few players to start.
refused-no-such-option = The game has no such option.
refused-hands-hidden = This game hides the hands of the others.
refused-on-off-auto = An option is on, off or auto.
refused-options-clash = These options don’t go together.
refused-option-misfit = This option doesn’t go with so many players.
refused-bad-goal = A match is open, has 1 to 20 rounds, or goes to a total from 10 to 500.
refused-no-contributions = No round is being opened now.
refused-contributed = Your part in this shuffle is in already.
refused-no-round = No round is being played.
refused-no-such-decision = There is no such decision in this round.
refused-stale = This was settled before your answer came.
refused-not-your-decision = The decision is not yours.
refused-no-hints = There are no hints at this table.
refused-cannot-hint = There are no hints in this game.
refused-hint-failed = No hint could be found this time.
refused-stand-in-decides = A bot decides for you at the moment. Tap “I’m back” first.
refused-no-next-round = There is no further round in this match.
refused-no-rematch = There is no match to repeat.
refused-others-play = Others are playing in this round.
refused-nothing-to-finish = There is nothing to finish now.
refused-match-has-goal = This match ends when its goal is reached.
refused-unknown-command = There is no such command. /help lists them.
refused-too-fast = That was too fast. Please wait a moment.
refused-too-large = That was too long.
refused-bad-message = The server didn’t understand that. Loading the page anew may help.
refused-no-table = First, a table. Loading the page anew may help.
refused-table-broken = Something went wrong at this table, and nothing was done. Please try again in a moment.
refused-game-broken = The rules of this game can’t be used on this server. Its log says why.
refused-store = The server couldn’t write that down. Nothing has happened; please try again.
refused-name-first = Give a name before you chat: sit down, or type it in the lobby.
refused-empty-line = Nothing of this line can be seen.
refused-no-person = Your browser refused our cookie. Without it we can’t tell who you are.
refused-bad-request = The server didn’t understand that. Loading the page anew may help.
refused-wrong-origin = This came from another page.
refused-wrong-host = This server doesn’t go by that address.
refused-not-found = There is nothing here.
refused-no-such-record = There is no such record, or the round is still being played.
refused-no-review = There is no review of this game: it has no network to judge by.
refused-review-failed = This round can’t be reviewed. The server’s log says why.
refused-reviews-busy = Too many reviews are waiting already, yours or others’. This one isn’t among them yet; we ask again until there is room.
refused-link-expired = This link is not valid any more. Make a new one on the other device.
refused-broke = Something went wrong on the server. Please try again.
