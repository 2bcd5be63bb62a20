# The browser client. Names of tiles, answers, questions and log lines are those of the game's own file.

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
menu = Menu
switch-theme = Light or dark
rules = Rules
tutorial = Tutorial
preferences = Preferences
about = About
nothing = nothing
loading = Loading …
close = Close
cancel = Not now
save = Save
copy = Copy
copied = Copied
to-lobby = To the lobby
no-such-page = There is no such page.

## Lobby

welcome = Welcome to Hexhaven
welcome-name = Welcome, { $name }
lead = Heavy board games at your own table: with friends and bots, live or over days, on any screen.
your-name = Your name
enter = Enter
have-account = I have an account
name-first = Say your name first.
new-table = New table
players = Players
seat-numbered = Seat { $seat }
seat-open = free for somebody
seat-free = free seat
seat-bot = bot: { $bot }
a-bot = bot
bot-random = random
bot-greedy = greedy
bot-at-seat = Bot { $seat } ({ $bot })
name-you = { $name } (you)
options = Options
create = Open the table
private = Private table
private-hint = A private table is not listed; only people with its link can sit down or watch.
clock = Clock
clock-none = no clock
clock-days =
    { $days ->
        [one] { $days } day for each move
       *[other] { $days } days for each move
    }
clock-total = { $minutes } minutes each, { $increment } seconds more for each move
clock-kind-days = days for each move
clock-kind-total = minutes for the whole game
clock-days-label = Days
clock-minutes-label = Minutes for each player
clock-increment-label = Seconds added for each move
clock-hint = When somebody's time runs out, a bot takes the seat.
learn = New here?
learn-hint = The tutorial takes ten minutes and begins with what brings points.
files = Game files
files-hint = Every finished game can be saved as a file, from its table or its replay. Here you can look at one again, wherever it was played; the rules and all points are checked.
files-open = Open a game file
files-busy = Checking the file …
files-refused = This is not the file of a finished game, or it was changed:
my-games = My games
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now.
watch = Games to watch
finished = Finished
your-turn = Your turn
title-your-turn = ● Your turn – Hexhaven
imported = imported from a file
your-turn-at =
    { $number ->
        [one] Your turn
       *[other] Your turn at { $number } tables
    }
status-open = waiting for players
status-playing = in play
status-over = over


## Waiting for players

waiting-room = A table is set
sit-down = Sit down
stand-up = Stand up
invite-link = Invite people with this link
invite-private = Only people with this link can come
starts-when-full = The game starts when every seat is taken.
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
choices-find = Find among the choices
score-title = Score
supply-title = Supply
log-title = Log
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything.
chat-label = Say something
chat-send = Send
people-title = People
waiting = Please wait …
waiting-for = Waiting for { $players } …
storing = Your answer is on its way …
game-over = The game is over.
state-title = Table in words
is-asked = is asked
watching = You are watching.
undo = Undo
skip = Skip
replay = Replay
replay-since = Since my last turn
confirm-end = Confirm: { $answer }
offer-title = Ways to do this, cheapest first
rule-named = Rule { $rule }
connection-open = Connected
connection-connecting = Connecting …
connection-waiting = Connection lost; trying again
connection-closed = Not connected
reconnect = Try now
took-back = { $player } took an answer back.
somebody-gone = Somebody is not here. Under “People” you can vote for a bot to take over.
is-here = is here
is-gone = is not here
bot-plays-for = a bot plays for them
vote = Vote for a bot
come-back = Take my seat back
seed-hash = Hash of the seed of all draws (SHA-256):
winner =
    { $number ->
        [one] { $player } wins
       *[other] { $player } win
    }
nobody-wins = All have lost.
ranked =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
rematch = Play again
to-rematch = To the next game
record = Game file
back-to-own = Back
enlarge = Show the duchy of { $player } large

## The Burgundy board

board-time = Phase { $phase }, round { $round }
board-coming = Goods to come: { $goods }
depot-named = Depot { $depot }
depot-black = Black depot: one purchase each turn for 2 silver
depot-goods = Goods of depot { $depot }
bridge-order = Bridge. Turn order of the next round: { $order }
bonus-left = Colour bonuses left for { $colour }: { $points }
holdings = Dice, storage and goods
die-shows = Die { $die }
die-hint = Click to see what this die can do.
workers-hint = With any die.
spot-free = Possible
spot-paid = Possible, at a cost of { $cost }
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
field-worth = Completed now: { $points } + { $bonus } = { $together } points
opponent-things = Dice: { $dice }. Storage: { $tiles }. Goods: { $goods }. Sold goods: { $sold }
score-source = Source
score-phase = in phase { $phase }
score-end = at the end
score-now = if it ended now
score-faded = In parentheses: what it would bring if the game ended now.
supply-hint = Not drawn yet: with coloured backs + with black backs.
supply-count = { $coloured }+{ $black }
supply-goods = Goods: { $goods }

## Replay

replay-start = The beginning
replay-told = { $who }: { $answer }
chance = Chance
first = To the beginning
step-back = Back
step-on = Next
previous = One step back
next = One step on
last = To the end
play = Play
pause = Pause
position = Position
position-of = { $number } of { $last }
copy-position = Copy link
to-table = To the table
what-happened = What happened
moves = Moves

## Rules

rules-in-english = The numbered rules are written in English; tiles, questions and reasons are in your language everywhere in the game.
rule-limit = limit
contents = Contents
table-of-rules = Table

## Preferences

preference-theme = Theme
preference-theme-auto = like the system
preference-theme-light = light
preference-theme-dark = dark
preference-speed = Animation
preference-speed-0 = none
preference-speed-1 = slow
preference-speed-2 = normal
preference-speed-3 = fast
preference-hints = Legal targets
preference-hints-all = all glow
preference-hints-free = only those that cost nothing
preference-hints-none = none glow
preference-colours = Colours of the tiles
preference-colours-natural = natural
preference-colours-distinct = easy to tell apart
preference-board = Board
preference-board-drawn = drawn
preference-board-words = in words only: sentences and the list of answers
preference-others = Others
preference-confirm = Ask before my turn ends
preference-notify = Notify me when it is my turn
account = Account
account-hint = A guest needs no account. With one you can log in anywhere; your tables stay yours.
login-name = Login name
login-hint = Small letters, digits and . _ @ + -, at least two
password = Password
log-in = Log in
log-out = Log out
register = Register
logged-in = Logged in as { $login }.
recovery-link = Your way back
recovery-hint = This link opens your seat in any browser. Keep it to yourself.
export = My data
erase = Delete me
erase-surely = Yes, delete me
erase-hint = Name, login and chat are erased. This cannot be undone.
done-saved = Saved.
done-recovered = Welcome back.
done-left = Goodbye.

## About

about-hexhaven = Hexhaven is free software under the MIT licence. You can run it on your own machine.
about-game = The Castles of Burgundy is a game by Stefan Feld, Archipelago one by Christophe Boelinger. Hexhaven has nothing to do with their publishers; texts and drawings here are our own.
about-icons = Icons
about-icons-text = Most pictograms are taken, unchanged but for size and colour, from
about-software = Software
about-software-text = This page is made with

## Errors by code

code-unknown = Something went wrong.
code-offline = The server cannot be reached.
code-illegal = The rules do not allow this.
code-malformed = This is not understood.
code-stale = Somebody was faster; the table is up to date now.
code-not-your-turn = It is not your turn.
code-not-watching = You are not at this table.
code-no-such-table = There is no such table, or it is private.
code-too-big = This is too long.
code-too-often = That was too much at once; wait a moment.
code-no-session = Say your name first.
code-closed = The table is closed.
code-no-undo = This cannot be taken back any more.
code-forbidden = This is not allowed.
code-seated = You sit at this table already.
code-seat-taken = This seat is not free any more.
code-login-taken = Somebody else has this login name.
code-not-gone = This player is still here.
code-not-away = No bot plays for you here.
code-out-of-time = Your time has run out.
code-not-over = The game is not over.
code-bad-option = These options do not go together.
code-no-such-position = The game has no such position.
code-wrong-password = Login name or password is wrong.

## Tutorial. Scoring comes first.

tutorial-step = Step { $step } of { $steps }
tutorial-next = Next
tutorial-back = Back
tutorial-done = Well done!
tutorial-wrong = Not this one. Look for the glow.
tutorial-goal = What brings points
tutorial-goal-text = You fill a duchy of 37 fields with tiles. Most points come from completing areas, that is, groups of fields of one colour. The most points at the end win. So begin with the points; how to get tiles comes later.
tutorial-area = Areas
tutorial-area-text = A completed area scores by its size. On top comes a bonus that shrinks with every phase, so small areas early are worth a lot. Try it.
tutorial-area-size = Fields of the area
tutorial-area-phase = Phase
tutorial-area-sum = { $points } for the size + { $bonus } for the phase = { $together } points
tutorial-complete = Complete an area
tutorial-complete-text = This river in the west has three fields, and one is still empty. It is phase B. Click the field that completes the river.
tutorial-complete-told = 6 points for three fields and 8 for phase B: 14 points at once.
tutorial-animals = Animals
tutorial-animals-text = An animal tile scores its animals. All tiles of the same species in the same pasture score again. In the pasture lie 3 cows and 3 sheep; put the 4 cows on the glowing field.
tutorial-animals-told = 4 + 3 = 7 points. The sheep do not score.
tutorial-goods = Goods, colours and the rest
tutorial-goods-text = Selling all your goods of one kind brings points for each good and 1 silver. Whoever is first to cover all fields of a colour gains a bonus, and the second a smaller one. At the end each good and each silver left brings 1 point, and two workers bring 1.
tutorial-goods-number = Goods sold
tutorial-goods-players = Players
tutorial-goods-sum = { $points } points and 1 silver
tutorial-turn = Your turn
tutorial-turn-text = Each turn you use two dice. A die takes a tile from the depot with its number into your storage, places a stored tile on a field with its number, sells the goods of its number, or brings 2 workers. You have rolled a 4: take a tile from depot 4.
tutorial-turn-told = The tile is in your storage now. It holds three tiles.
tutorial-place = Placing a tile
tutorial-place-text = The field must have the number of the die and the colour of the tile, and must touch a tile you have. With a 2, place the ship.
tutorial-place-told = A ship moves you up on the bridge, so you play earlier, and takes the goods of a depot.
tutorial-workers = Workers
tutorial-workers-text = A worker changes a die by one step, and 1 and 6 are neighbours. The page always shows the cheapest way first and what it costs. Silver is for purchases: once in your turn you may buy a tile from the black depot in the middle for 2 silver.
tutorial-workers-die = You have rolled
tutorial-workers-wanted = You want
tutorial-workers-sum =
    { $number ->
        [0] No worker is needed.
        [one] { $number } worker
       *[other] { $number } workers
    }
tutorial-tiles = What the tiles do
tutorial-tiles-text = Point at any tile in the game, or tap it, and the page tells what it does. These are all but the monasteries, of which there are 26.
tutorial-go = Ready
tutorial-go-text = On the board what you may do glows; everything is also listed in words beside it. If something is not possible, click it and the page says which rule forbids it. You can undo as long as nobody has learned anything new.
tutorial-go-play = Play against a bot
