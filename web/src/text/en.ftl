# The web page. Names of tiles, answers, questions and log lines are in the game's own file.

## General

hexhaven = Hexhaven
game = Game
games = Games
language = Language
language-en = English
language-de = Deutsch
language-ru = Русский
language-it = Italiano
pages-label = Pages
keys-title = Keys
keys-help = show these keys
keys-next = next table where it is your turn
keys-undo = undo
keys-undo-key = Ctrl-Z
keys-tab = to the next part of the page
keys-arrows = between the things on a board
keys-enter = choose
keys-escape = put back what you have picked
keys-zoom = zoom of the map; 0 shows all of it
menu = Menu
switch-theme = Light or dark theme
sound = Sounds
rules = Rules
tutorial = Tutorial
people = People
preferences = Preferences
about = About
empty = nothing
loading = Loading…
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied
to-lobby = Back to the lobby
no-such-page = There is no such page.

## Lobby

welcome = Welcome to Hexhaven
welcome-name = Welcome, { $name }
lead = Heavy board games at your own table: with friends or bots, live or over several days, on any screen.
your-name = Your name
enter = Enter
invitation = Invitation code
someone = Someone
administration = Administration
have-account = I have an account
name-first = Enter your name first.
new-table = New table
players = Players
players-from-to = { $least } to { $most } players
seat-numbered = Seat { $seat }
seat-open = Open seat
seat-here = Someone here at this screen
seat-here-hint = Pass the device around. Secrets stay hidden until the next player takes over.
guest-name = Their name
hand-to = Hand the device to { $player }.
i-am = I am { $player }
seat-free = Open seat
seat-bot = Bot: { $bot }
a-bot = bot
bot-random = random
bot-random-hint = any answer, all equally likely
bot-greedy = greedy
bot-greedy-hint = takes what looks best at once
bot-beginner = beginner
bot-beginner-hint = goes by first impressions and hardly looks ahead
bot-casual = casual
bot-casual-hint = looks no further than its own turn
bot-skilled = skilled
bot-skilled-hint = plans to the end of the round
bot-strong = strong
bot-strong-hint = plans several rounds ahead and watches you
bot-expert = expert
bot-expert-hint = thinks for about a second, several rounds ahead
stand-in = Stand-in
stand-in-hint = This bot plays on for anyone who has left.
hints = Hints allowed
hints-hint = The player to move can ask what the strongest bot would do, and why.
hint = Hint
hint-thinking = Thinking…
hint-follow = Do this
bot-at-seat = Bot { $seat } ({ $bot })
name-you = { $name } (you)
options = Options
create = Open the table
presets = Evenings to choose from
preset-first = First game
preset-first-hint = The base game on duchy 1
preset-all = The whole box
preset-all-hint = Every expansion, with border posts
preset-team = Team evening
preset-team-hint = Two against two, for four people
preset-solo = Alone tonight
preset-solo-hint = The solo game on islands
seat-named = Seat { $seat }: { $name }
seat-yours = is yours.
about-extra-tiles = Two more monasteries, a crane that acts as any building, and geese that score with every animal.
about-white-castles = Buildings that give you an action with the number of the white die at once.
about-inns = Bought beside the black depot; they go on a field of any colour and make its area larger.
about-trade-routes = Goods you sell go on your cards; where one matches, it brings the effect of a building.
about-shields = A double takes a shield for one of your castles: a lasting power and points, for tribute in each phase.
about-posts = Three posts at the edge of your duchy: chains of tiles that link them score.
about-team = Two partners fill one double duchy together; everything is shared except dice, points and two storage spaces each.
about-solo = 37 fields on islands and rivers; cover all of them in 25 turns.
private = Private table
several-values =
    { $title }: { $number ->
        [0] all
       *[other] { $number }
    }
private-hint = A private table is not listed; only people with its link can join or watch.
delay = Delay for spectators
delay-none = None
delay-hint = Spectators see the game this much later than it is played.
clock = Clock
clock-none = No clock
clock-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
clock-total =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } per player, plus { $increment ->
        [one] { $increment } second
       *[other] { $increment } seconds
    } per move
clock-kind-days = Days per move
clock-kind-total = Minutes for the whole game
clock-days-label = Days
clock-minutes-label = Minutes per player
clock-increment-label = Seconds added per move
clock-out-label = When time runs out
clock-out-bot = A bot takes over
clock-out-vote = The table waits, and the others decide
clock-out-bot-days = When a player's time runs out, a bot takes over until the player comes back.
clock-out-bot-total = When a player's time runs out, a bot plays the seat to the end.
clock-out-vote-said = When a player's time runs out, the table waits; the others can vote for a bot to take over.
absent-label = Vote on a missing player after
absent-said = If the player to move is away for { $time }, the others can vote for a bot to take over.
duration-seconds =
    { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
duration-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
clock-left = { $days }d { $hours }h
duration-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
duration-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
learn = New here?
learn-hint = A tutorial takes ten minutes: you learn by doing.
files = Game files
files-hint = Every finished game can be saved as a file, from its table or its replay. Open one here to look at it again, wherever it was played; all moves and points are checked.
files-open = Open a game file
position-line = Copied position
position-open = Show
files-busy = Checking the file…
files-refused = This is not a file of a finished game, or it has been altered:
my-games = My games
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now.
more-tables = Show more ({ $number })
watch = Games to watch
finished = Finished
agree = Agree
end-wanted = Votes to end the game: { $players }
ending-agreed = The players have agreed to end the game.
ending-abandoned = The game was abandoned.
ending-cancelled = The game was cancelled before it began.
time-left = { $time } left
your-turn = Your turn
title-your-turn = ● Your turn – Hexhaven
imported = Imported from a file
your-turn-at =
    { $number ->
        [one] Your turn: { $game } with { $players }
       *[other] Your turn at { $number } tables
    }
your-turn-elsewhere =
    { $number ->
        [one] Your turn at another table: { $game } with { $players }
       *[other] Your turn at { $number } other tables
    }
status-open = Waiting for players
status-playing = In progress
status-over = Finished
status-unreadable = Cannot be shown


## Waiting for players

waiting-room = Waiting for players
sit-down = Join
stand-up = Leave
invite-link = Invite people with this link
invite-private = Only people with this link can join
starts-when-full = The game starts when every seat is taken.
asked-again = You are invited to play
seat-asked = has been invited
free-seat = Free the seat
accept = Yes, I will play
decline = No, thanks
starting = The game is about to start.
status-asked = You are invited
close-table = Close this table

## The table

tabs-label = Parts of the table
tab-board = Depots
tab-duchy = Duchy
tab-others = Others
tab-choices = Choices
tab-log = Log
side-label = Choices, score and supply
below-label = Log, chat and people
choices-title = Choices
choices-find = Search the choices
choices-all = Show all
choices-folded =
    { $number ->
        [one] { $number } answer in words
       *[other] { $number } answers in words
    }
score-title = Score
supply-title = Supply
log-title = Log
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-label = Say something
chat-send = Send
chat-partner = Only for { $player }
chat-to-team = (to the team)
chat-remarks = Quick phrases, in everyone's language
chat-mute = Mute { $player }
chat-muted = Hidden here only. Press again to read it.
remark-hello = Hello!
remark-thanks = Thank you!
remark-well-played = Well played!
remark-one-moment = One moment, please.
remark-sorry = Sorry!
remark-good-game = Good game!
people-title = People
waiting = Please wait…
waiting-for = Waiting for { $players }…
storing = Sending your answer…
storing-later = Waiting for the connection; then your answer will be sent.
game-over = The game is over.
state-title = The table in words
is-asked = to play
watching = You are watching.
watching-late = You are watching with a delay of { $time }.
watching-number =
    { $number ->
        [one] One person is watching.
       *[other] { $number } people are watching.
    }
table-view = Table view: what everyone may see.
table-view-open = Table view for a large screen
table-view-hint = Shows what everyone may see, for a television; the players use their phones.
join-code = QR code with the address of this table
join-code-hint = Scan to join or watch on a phone.
undo = Undo
skip = Skip
replay = Replay
replay-since = Since my last turn
held = End your turn? Until then nobody sees your last action, and you can undo it.
end-turn = End turn
why-fields =
    { $number ->
        [one] { $number } field:
       *[other] { $number } fields:
    }
offer-title = Ways to do this, cheapest first
rule-named = Rule { $rule }
connection-open = Connected
connection-connecting = Connecting…
connection-waiting = Connection lost; reconnecting
connection-lost = Connection lost
connection-closed = Not connected
reconnect = Try now
took-back = { $player } took back an answer.
is-here = here
is-gone = away
bot-plays-for = a bot is playing for them
is-out-of-time = out of time
bot-plays-for-you = A bot is playing for you
you-resigned = You have resigned; a bot is playing your seat to the end.
bot-plays-to-the-end = Your time has run out; a bot will play for you to the end.
voted-on-you =
    { $votes ->
        [one] Another player wants a bot to take over your seat.
       *[other] { $votes } players want a bot to take over your seat.
    }
out-you = Your time has run out. You can still play, but the others can vote for a bot to take over.
gone-wait = { $player } is away. Time until the others can vote for a bot:
gone-vote = { $player } is away.
out-vote = { $player } is out of time.
votes-of = { $votes } of { $needed } votes for a bot
vote = Vote for a bot
resign = Resign
resign-hint = A bot will play your seat to the end. You cannot take it back.
come-back = Take my seat back
fair-dice = Fair dice
fair-hint = The draws follow from a seed that nobody chooses alone: the server published the hash of its part when the table was opened, and every player's browser adds a part of its own before the game. The game file contains everything; hexhaven verify checks every draw.
seed-hash = SHA-256 hash of the server's part:
fair-commitment = { $player } has committed to a part with this hash:
fair-part = Part added by { $player }:
fair-server = The server's part:
fair-seed = The seed of all draws:
fair-good = { $number ->
    [0] The server's part matches the hash published before the game.
    [one] All parts match what was published before the game, and one player has added to the seed.
   *[other] All parts match what was published before the game, and { $number } players have added to the seed.
}
fair-problem-hash = The server's part does not match the hash published before the game!
fair-problem-parts = A player's part does not match what was published before the game!
fair-problem-mine = Your part is not in the seed: it did not arrive in time, or was left out.
winner =
    { $number ->
        [one] { $player } wins
       *[other] { $player } win
    }
nobody-wins = Everyone has lost.
not-won = Not this time.
ranked =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
ranked-alone = Result of the run: { $points }
rematch = Play again
to-rematch = Go to the next game
record = Game file
finale-open = Scores and charts
back-to-own = Back
enlarge = Enlarge { $player }'s duchy

## The Burgundy board

board-time = Phase { $phase }, round { $round }
board-coming = Goods to come: { $goods }
depot-named = Depot { $depot }
depot-black = Black depot: one purchase per turn, for 2 silver
depot-goods = Goods in depot { $depot }
bridge-order = Bridge. Turn order next round: { $order }
bonus-left = Colour bonuses left for { $colour }: { $points }
holdings = Dice, storage and goods
die-shows = Die { $die }
die-hint = Click to see what you can do with this die.
workers-hint = With a die of any number.
spot-free = Possible
spot-paid = Possible, for { $cost }
stored = In storage
own-goods =
    { $number ->
        [one] { $number } good: { $good }
       *[other] { $number } goods: { $good }
    }
goods-hint = Sold with a { $die }.
sold-goods = Sold goods: { $number } ({ $goods })
field-empty = Field { $field }: { $colour }, die { $die }
field-tile = Field { $field }: { $tile }
field-area = Area: { $area }, { $covered } of { $size } covered
field-worth = If completed now: { $points } + { $bonus } = { $together } points
opponent-things = Dice: { $dice }. Storage: { $tiles }. Goods: { $goods }. Sold goods: { $sold }
score-source = Source
score-phase = phase { $phase }
score-end = end of game
score-now = if it ended now
score-faded = In brackets: what it would score if the game ended now.
supply-hint = Not yet drawn: coloured backs + black backs.
supply-count = { $coloured }+{ $black }
supply-goods = Goods: { $goods }

## Replay

replay-start = Start of the game
replay-told = { $who }: { $answer }
replay-as = Shown
replay-as-all = Everything
replay-as-seat = As { $player } saw it
replay-as-spectator = As spectators saw it
chance = Chance
first = Go to the start
step-back = Back
step-on = Next
previous = One step back
next = One step forward
part-back = Back to where this turn, phase or round began (Page Up)
part-on = On to the next turn, phase or round (Page Down)
last = Go to the end
play = Play
pause = Pause
position = Position
position-of = { $number } of { $last }
copy-position = Copy link
copy-line = Copy position
copy-line-hint = The position as one line of text; open it under game files in the lobby
position-refused = This is not a position, or it has been altered:
position-turn = { $player } is to move.
position-over = The game is over.
position-play = To play on from here against bots, type in a terminal: hexhaven play { $game } --position, followed by this line.
position-hint = This position was copied from a game. Nobody is playing here.
log-rules-updated = The rules were updated to version { $version }.
to-table = Go to the table
what-happened = What happened
moves = Moves

## Rules

rules-in-english = The numbered rules are in English; tiles, questions and explanations are in your language throughout the game.
rules-find = Search the rules
rules-found =
    { $number ->
        [one] { $number } rule found
       *[other] { $number } rules found
    }
rules-none = No rule contains these words.
rule-limit = limit
contents = Contents
table-of-rules = Table

## Preferences

preference-theme = Theme
preference-theme-auto = Same as the system
preference-theme-light = Light
preference-theme-dark = Dark
preference-speed = Animation
preference-speed-0 = None
preference-speed-1 = Slow
preference-speed-2 = Normal
preference-speed-3 = Fast
preference-hints = Legal targets
preference-hints-all = All glow
preference-hints-free = Only those that cost nothing
preference-hints-none = None glow
preference-colours = Tile colours
preference-colours-natural = Natural
preference-colours-distinct = Easy to tell apart
preference-board = Board
preference-board-drawn = Drawn
preference-board-words = In words only: sentences and a list of answers
preference-others = Others
preference-confirm = Ask before my turn ends
preference-notify = Notify me when it is my turn
account = Account
account-hint = You can play as a guest without an account. With one you can log in from anywhere, and your tables stay yours.
login-name = Login name
login-hint = At least two lower-case letters, digits or . _ @ + -
password = Password
log-in = Log in
log-out = Log out
register = Register
logged-in = Logged in as { $login }.
recovery-make = Make a link to get back in
recovery-link = Link to get back in
recovery-hint = This link gets you back to your seats from any browser, once. Keep it to yourself. It stops working when it is used, when you make a new one, and when you log out.
recover-question = Come back as { $name }?
recover-newcomer = You are about to come back as { $name } in this browser. The link works only once.
recover-guest = You are about to come back as { $name }. You are now here as { $here }, who would be left behind: without an account or a link, nobody can return to the seats of { $here }.
recover-account = You are about to come back as { $name }. You are now logged in as { $here } and would be logged out.
recover-same = You are already here as { $name }. The link is not needed.
recover-yes = Come back as { $name }
recover-no = Stay as I am
login-leaves = If you log in, the guest { $name } stays behind. If you register, you keep the seats.
log-out-hint = You are a guest. If you log out, nobody can return to the seats of { $name }, not even with a link. Register first to keep them.
log-out-surely = Log out and give up my seats
password-old = Current password
password-new = New password
password-change = Change password
password-change-hint = This ends all your other sessions.
sessions = Where you are logged in
sessions-hint = Every browser in which you are { $name }. End any you do not recognise.
session-unknown = Unknown browser
session-since = since { $date }
session-seen = last seen { $date }
session-current = this browser
session-end = End
session-end-label = End: { $browser }, { $since }
sessions-end-others = End all others
export = Download my data
erase = Delete my account
erase-surely = Yes, delete my account
erase-hint = This erases your name, login and chat messages. It cannot be undone.
done-saved = Saved.
done-recovered = Welcome back.
done-left = Goodbye.

## About

about-hexhaven = Hexhaven is free software under the MIT licence. You can run it on your own machine.
about-version =
    This is version { $version } ({ $build ->
        [compiled] compiled
       *[other] interpreted
    }).
about-changes = What has changed
about-game = The Castles of Burgundy is a game by Stefan Feld, Archipelago a game by Christophe Boelinger. Hexhaven is not affiliated with their publishers; all texts and drawings are our own.
about-icons = Icons
about-icons-text = Most pictograms, changed only in size and colour, come from
about-software = Software
about-software-text = This page is built with

## Errors by code

code-unknown = Something went wrong.
code-offline = The server cannot be reached.
code-illegal = The rules do not allow this.
code-malformed = The server did not understand this.
code-stale = Somebody else was faster; you now see the current table.
code-ends-turn = This would end your turn.
code-not-your-turn = It is not your turn.
code-no-hints = There are no hints at this table.
code-no-choice = There is only one possible answer.
code-not-watching = You are not at this table.
code-no-such-table = There is no such table, or it is private.
code-too-big = This is too long.
code-too-often = Too much at once; please wait a moment.
code-no-session = Enter your name first.
code-closed = The table is closed.
code-no-undo = This can no longer be undone.
code-no-time = Taking this back would use up all the time you have left.
code-forbidden = This is not allowed.
code-seated = You already have a seat at this table.
code-seat-taken = This seat has been taken.
code-login-taken = This login name is already taken.
code-not-gone = A bot cannot take over this seat now.
code-not-away = No bot is playing for you here.
code-out-of-time = Your time has run out.
code-not-over = The game is not over.
code-bad-option = These options cannot be combined.
code-no-such-position = This game has no such position.
code-no-such-review = There is no review of games of this kind.
code-unavailable = The server cannot store anything at the moment; please try again soon.
code-unreadable = This table cannot be shown.
unreadable-hint = Its game was stored by another version of the program. Nothing is lost: the moves and the game file are still here, and the server tries again at every start.
code-banned = This account is banned.
code-invitation-needed = You need an invitation to join this server: enter your code.
code-wrong-invitation = There is no such invitation, or it has been used up.
code-registration-closed = This server is not taking new players at the moment.
code-wrong-password = Wrong login name or password.
code-too-many-tables = Too many tables are open already; close some first.
code-no-such-link = This link has already been used or replaced, or is wrong.
code-no-such-promise = There is no such promise; perhaps the deal was taken back.
code-no-such-session = This session has already ended.
code-somebody-else = You are here as somebody else.

## Team and solo boards of Burgundy

route-field = { $good }: acts as { $bonus }
route-matched = Matched: the bonus was gained.
route-missed = Another good lies here ({ $good }): no bonus.
inns-left =
    { $number ->
        [one] { $number } inn left
       *[other] { $number } inns left
    }
post-named = Border post { $post } (fields { $fields })
post-linked = Linked with: { $posts }.
post-alone = Not linked yet.
post-hint = Each pair of posts that an unbroken chain of tiles links scores the points of the phase; all three bring a bonus.
common-spaces = Common storage: either partner may use the tile.
own-spaces = Your own storage: only you may use the tile.
partner = (partner)
runs-now = This run: { $covered } of { $fields } fields
runs-best = Your best runs
runs-points = Result
runs-board = Board
runs-marker = Marker
runs-day = Played
runs-won = won
runs-none = No finished run yet.
same-again = The same draws again
boards-missing = The boards of this box could not be loaded. Reload the page to try again.
board-reconstructed = This board is reconstructed: what the box prints on it is not known.
reaches-marker = reaches the marker

## The board of Archipelago

ended-with = The game ended with { $end }: the end condition of { $player } ({ $objective }).
ended-open = The game ended with { $end }: the end condition of { $objective }, open to everyone.
ended-independent = The archipelago became independent: rebellion { $rebellion } against a population of { $population }.
ended-separatist = { $player } was the Separatist and is the sole winner.
ended-nobody = Nobody was the Separatist: everyone has lost.
tab-map = Map
tab-cards = Cards
tab-players = Players
tab-deals = Deals
people-label = Players and deals
deals-none = You can make deals in your own round, in a crisis, and before the turn order is set.
deals-off = This game is played without negotiation.
deals-used-up = You have opened two deals here, and that is all; an invitation counts, even if it came to nothing. You can make deals again in your next round, in the next crisis, and before the next turn order is set.
tab-notes = Notes
deal-with = With
deal-quick = Common deals
deal-for = Give { $given }, get { $asked }
deal-editor = Your offer
deal-effect = What the deal would do
deal-change = { $thing }: { $before } → { $after }
deal-gets = gets: { $term }
deal-gives = gives: { $term }
deal-lacks = { $player } does not have enough: { $thing }
deal-cannot = You do not have what is asked, so you can only refuse or make a counter-offer.
deal-full = A deal has at most six terms.
deal-send = Offer it to { $player }
deal-clear = Clear
deal-to-you = { $player } makes you an offer.
deal-you-give = You give: { $terms }
deal-accept = Accept
deal-refuse = Refuse
deal-counter = Counter-offer
deal-withdraw = Make no offer
deal-take-back = Take the offer back
deal-invite = Invite { $player } to make an offer
deal-invite-counts = An invitation counts as one of your two deals, even if it is declined.
deal-done = Go on without an offer
deal-nobody = Nobody is trading at the moment.
deal-offers-left =
    { $number ->
        [one] You can open one more deal now.
       *[other] You can open { $number } more deals now.
    }
tray-give = I give
tray-get = I get from { $player }
tray-more = { $thing }: { $number }, one more
tray-less = { $thing }: { $number }, one less
tray-permit = Permission to harvest
tray-place = Turn order:
thing-florins = florins
thing-tokens = explorer tokens
thing-raise = citizens to raise
thing-later = florins later
not-trading = { $player } is not trading.
not-trading-switch = I am not trading: decline all offers to me at once
phrases-title = Quick phrases, not trading
phrases-resource = Resource
ledger-title = Promises
ledger-empty = Nobody has promised anything yet.
ledger-promise = Turn { $turn }: { $player } promised { $other }: { $term }
ledger-yours = Only you can keep it: the rules bind nobody to a promise.
ledger-theirs = Only { $player } can keep it: the rules bind nobody to a promise.
ledger-judge = You two judge whether it was kept. Everybody at the table reads what you say; nothing else follows from it.
ledger-kept = Kept, says { $player }
ledger-broken = Broken, says { $player }
ledger-mark = Was it kept?
ledger-is-kept = Kept
ledger-is-broken = Broken
screen-title = Behind your screen
screen-secret = only you see this
screen-units = Left in your reserve: citizens { $citizens }, ships { $ships }
screen-cards = Your cards: { $cards }
screen-declined = Not chosen:
screen-open = For everyone:
screen-trend = Trend: { $trend }
count-title = What the others must have, counted from public moves
count-player = Player
count-total = Cubes
count-doubt = Uncertain because of thefts that you did not see: { $thefts }
count-theft = { $thief } from { $victim }
count-unsure = cubes of an unknown kind, because of a theft
notes-title = Your notes
notes-hint = Who collects what? Who owes you something?
notes-loading = Loading…
notes-kept = Stored.
notes-changed = Not stored yet…
notes-failed = Could not be stored.
guess-title = What is everybody after?
guess-objective = Objective
guess-none = { $player }, { $objective }: nothing noted
guess-perhaps = { $player }, { $objective }: perhaps
guess-no = { $player }, { $objective }: no
guess-yes = { $player }, { $objective }: yes
map-label = Map of the archipelago
map-region = Region { $region }, huts: { $huts }
map-free = A hex can be laid here
map-here = What you can do here
map-top = Next hex
map-top-is = On top of the stack; huts: { $huts }
map-closer = Zoom in
map-farther = Zoom out
map-fit = Whole map
map-failed = The components of this game could not be loaded. Reload the page to try again.
strip-title = State of the islands
strip-turn = Turn { $turn }
strip-phases = The phases of a turn
set-up = Set-up
set-up-now = In turn, everyone lays one of three hexes next to the start hex, sails there and lands two citizens. What grows there comes to the market and to whoever laid it.
set-up-desert = In turn, everyone lays one of three hexes next to the desert village, and one of their two citizens walks there. What grows there comes to the market and to whoever laid it.
set-up-next = After the set-up, this is where the trend, your objective, which nobody else sees, and the cards lie. Turn 1 begins with bids for the turn order; population and crisis, actions and the purchase of cards follow.
strip-population = Population
strip-rebellion = Rebellion
strip-gauge = Population { $population }, rebellion { $rebellion }
strip-gap =
    { $gap ->
        [0] If rebellion rises any further, the islands are lost
       *[other] The islands hold up to rebellion { $population }: room for { $gap } more
    }
strip-independent = Independence
strip-workers = Surplus workers
strip-recruit = recruit for { $florins }f
strip-no-recruit = nobody to recruit
strip-crisis = On top of the deck:
strip-no-crisis = The deck is empty
market-buy = buy { $florins }f
market-sell = sell { $florins }f
market-legend = f: florins
market-tip =
    Cubes: { $cubes } of { $room }. { $buy ->
        [0] Nothing to buy.
        [one] Buy for { $buy } florin.
       *[other] Buy for { $buy } florins.
    } { $sell ->
        [0] Nothing can be sold.
        [one] Sell for { $sell } florin.
       *[other] Sell for { $sell } florins.
    } The more cubes lie here, the cheaper they are.
tab-actions = Actions
prompt-title = What you are asked
prompt-picked = Answers that fit what you picked
bid-less = One florin less
bid-more = One florin more
bid-number = Florins bid
bid-left =
    { $number ->
        [one] { $number } florin left
       *[other] { $number } florins left
    }
bid-seal =
    { $number ->
        [0] Seal a bid of nothing
       *[other] Seal a bid of { $number }f
    }
bid-hint = Whoever bids most sets the order in which everyone plays this turn. All bids are paid to the bank, those of the losers too.
bid-open = still thinking
bid-sealed = sealed
order-paid = paid { $number }f
order-earlier = { $player }: earlier
order-later = { $player }: later
order-set = Play in this order
crisis-rebels-instead = { $left } of { $first } would go on strike
crisis-cubes-instead = Cubes missing: { $left } of { $first }
crisis-after = If nobody gives more: rebellion { $rebellion }, population { $population }
crisis-met = How much of the crisis has been met
crisis-market = From the market
crisis-gave-cubes =
    { $player }: { $number ->
        [one] { $number } cube
       *[other] { $number } cubes
    }
crisis-gave-tokens =
    { $player }: { $number ->
        [one] { $number } explorer token
       *[other] { $number } explorer tokens
    }
crisis-gave-nothing = { $players }: nothing
crisis-cannot = You have nothing to give, and the market is empty.
crisis-other-market =
    { $abroad ->
        [0] This crisis takes cubes of the domestic market; those of the export market do not help.
       *[other] This crisis takes cubes of the export market; those of the domestic market do not help.
    }
crisis-bless = Your temple can raise the citizens that glow on the map.
crisis-deals = You may also make a deal first: see Deals.
raise-mine = Raise your own ({ $number })
raise-anyone =
    { $mine ->
        [0] Raise { $number }, no matter whom
       *[other] Raise { $number }: your own, then anyone
    }
recruit-price = the next one costs { $number }f
found-market = To the domestic market:
found-own = To you:
gain-token = 1 explorer token
gain-workers =
    { $number ->
        [one] { $number } surplus worker
       *[other] { $number } surplus workers
    }
gain-cubes = One cube for the market and one for you from:
gain-market-cube = One cube for the market, none for you:
lay-sides = Sides you can lay
lay-side = Side { $side }
lay-unfit = Fits nowhere
lay-turn = Turn
lay-turn-back = Turn back
lay-ways =
    { $number ->
        [one] { $number } way
       *[other] { $number } ways
    } it fits
lay-who = Who moves in?
lay-it = Lay it; the unit from { $place } moves in
hint-lay = Choose a side, or a glowing place on the map.
hint-lay-where = Now choose a glowing place on the map.
hint-first-landing = Choose the glowing land on which a citizen comes ashore.
hint-missionary-lands = Choose the land on which the citizen is placed.
hint-expel = Choose the striker's building: the striker leaves it.
hint-harvest = Choose a glowing area: one of your units there goes to an icon. Several units can harvest, one after another.
hint-reproduce = Choose a glowing area: a citizen is added there.
hint-recruit = Choose a glowing area: the recruit is placed there. You may go on as long as you can pay.
hint-migrate = Choose a glowing unit, or drag it to where it should go.
hint-migrate-picked = Now choose where it goes. Citizens walk over land edges; over water and across straits your ships carry them.
hint-build-freely = Choose what to build, then on the map who builds it.
hint-sink = Choose the glowing ship that is sunk.
hint-plunder = Choose the glowing area that is plundered.
hint-deals = You answer this under Deals.
hint-trades = Choose a cube here or on the markets. You have { $florins }f. The numbers show the price before and after.
token-any = An explorer token stands for a cube of any resource.
hint-round-build = Choose what to build, then on the map who builds it.
hint-purchase = Choose a card to buy and another one to turn, or two to turn.
hint-purchase-turn = Now choose another card to turn to its next price.
hint-turning = A turned card has its next price for whoever comes next; after its last price it is discarded.
track-buy = Buy: { $number }f
track-turn = Turn: then { $number }f
track-out = Turn: it is discarded
track-uncovers =
    { $number ->
        [one] New card:
       *[other] { $number } new cards:
    } { $red } of { $all } { $red ->
        [one] brings a crisis or event at once.
       *[other] bring a crisis or event at once.
    }
wheel-title = Action wheel
wheel-discs = discs left: { $left } of { $all }
wheel-free = Free circles: { $number }
wheel-hint = What glows can be done. What is grey tells why not.
zone-hint-harvesting = Engage units on free icons of this resource; each harvests a cube
zone-hint-taxing = Collect florins for citizens, ships, towns and temples
zone-hint-reproducing = Add citizens where two of yours are together
zone-hint-exploring = Lay a new hex
zone-hint-buying = Buy or sell a cube on a market
zone-hint-building = Build a town, market, port, temple or ship
zone-hint-migrating = Move units
zone-hint-recruiting = Hire surplus workers
map-now = Now: { $answer }
map-controlled = Controlled by: { $player }
map-used = Already used in this phase
map-strait = A strait: citizens cross it by ship only
map-lord = Region of { $player }
scored-title = What scored
scored-total = Total
ended-tie = With equal points, whoever has more florins is ahead.
map-piles = Explorer tokens left in the three piles: { $first }, { $second }, { $third }.
map-piles-hint = When the first pile is empty, everybody gets another disc, and again when the second is. Some objectives end the game as soon as two or three piles are empty.
bank-left = Bank: { $number }
harvest-stock = You have { $own } · bank: { $bank }
card-state-engaged = engaged
card-state-built = built
card-fee = for everyone: +1f, to the owner
card-fee-brief = +1f
card-price-now = costs { $number }f now
card-price-later = after turning: { $number }f
strip-taxes = Taxes: { $used } of { $most }
forecast-sum = Next: rebellion { $rebellion }, population { $population }
forecast-lost = Next: rebellion at least { $rebellion }, population { $population } – lost as things stand
forecast-help = Next: rebellion { $rebellion }, population { $population } – help is needed
forecast-title = Phases 3 and 4 as things stand; red zones do not count there
forecast-first = In turn 1 there is no phase 4, and so no crisis.
forecast-none = If nobody helps: rebellion { $rebellion }
forecast-market = With the free cubes on the market, and temples: rebellion { $rebellion }
forecast-all = If everyone gives all they have: rebellion { $rebellion }
forecast-crisis = This crisis
forecast-rebels = rebellion { $steps }
forecast-workers = surplus workers { $steps }
forecast-unchanged = no change
trade-prices = price now → then
trade-buy = buy
trade-sell = sell
market-stock = add
market-remove = remove
market-shift = move
trade-stock = { market-stock }
trade-remove = { market-remove }
trade-shift = { market-shift }
asked-take-hex = Do you take this hex? If not, you must take the next one.
take-either = Either side may be laid. You see the other one when you have taken the hex.
player-place = Place in the turn order
player-florins = florins
player-tokens = explorer tokens
player-discs = action discs left
