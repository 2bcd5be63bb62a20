# The command line and the terminal game.

## What argparse says by itself

argparse-usage = usage:{" "}
argparse-positionals = arguments
argparse-options = options
argparse-argument = { $name }: { $problem }
argparse-required = missing: { $names }
argparse-unknown = not known here: { $names }
argparse-one = needs a value
argparse-some = needs at least one value
argparse-choice = { $value } is not possible; choose from { $choices }
argparse-explicit = takes no value, so not { $value }
metavar-command = COMMAND
metavar-game = game
metavar-file = FILE
metavar-path = PATH
metavar-address = ADDRESS
metavar-url = URL
metavar-folder = FOLDER

## Commands and options

help-hexhaven = Board games with a rules engine. Play one against bots, simulate many, replay and check records.
help-epilog = Exit codes: 0 all is well, 1 a check has failed, 2 bad usage or bad input. Language: --lang, HEXHAVEN_LANG, LC_ALL or LANG; there are en, de, ru, it.
help-play = play against bots in the terminal
help-sim = play many games at random and count
help-stats = play many games between sensible bots and count
help-replay = play a record again and show where it leads
help-verify = check every draw of a record against its seed
help-check = run scenario files
help-bench = measure how fast the games are
help-help = show this help
help-version = show the version
help-command = what to do
help-game = the game: { $games }
help-burgundy-seats = number of players, 2 to 4 (default 2)
help-seat = your seat, from 1 (default 1)
help-bot = which bots you play against: { $names } (default the first)
help-burgundy-duchies = a duchy from 1 to 10 for all, one for each seat (3,5), or drawn, or chosen
help-burgundy-choices = whether choices of the set-up are open or hidden
help-burgundy-start = the seat that begins, or drawn
help-seed = a whole number or 64 hexadecimal digits; the same seed gives the same draws
help-lang = language: en, de, ru or it
help-save = write the record of the game to this file, which must not exist yet
help-games = how many games (default 100)
help-archipelago-seats = number of players, 2 to 5 (default 4)
help-archipelago-length = short, medium or long (default short)
help-archipelago-start = the start hex, sea or desert (default sea)
help-archipelago-variants = none, or some of no-secrets, more-control, more-spice, choose-trend, benefactor, separated by commas
help-archipelago-deals = whether players may make deals, on or off (default on)
help-archipelago-components = the component set, standard or a file as described in docs/components.md
help-of-game = { $game }: { $option }
help-mixed = { $option }; or mixed: it depends on the number of the game
help-seed-number = a whole number (default 1); the same number gives the same games
help-first = number of the first game (default 1), to see a single game again
help-laws = check the laws of the game after every step; with --seats mixed all other options vary too
help-jobs = how many processes (default 1; with --laws one for each processor)
help-stats-jobs = how many processes (default 1)
help-json = print JSON, with the keys described in docs/cli.md
help-file = a record that play has saved
help-at = stop after so many answers
help-paths = scenario files, or folders with *.scenario files
help-seconds = how long to measure each number (default 1)

## What is wrong with the input

error-line = hexhaven: { $problem }
error-burgundy-seats = the number of players must be 2, 3 or 4, not { $value }
error-burgundy-duchies = duchies must be numbers from 1 to 10, one for all or one for each seat, or drawn, or chosen; not { $value }
error-burgundy-choices = choices must be open or hidden, not { $value }
error-burgundy-start = the start must be a seat of the game or drawn, not { $value }
error-archipelago-seats = the number of players must be 2, 3, 4 or 5, not { $value }
error-archipelago-length = the length must be short, medium or long, not { $value }
error-archipelago-start = the start hex must be sea or desert, not { $value }
error-archipelago-variants = variants are no-secrets, more-control, more-spice, choose-trend and benefactor, as far as they can be combined, or none; not { $value }
error-archipelago-deals = deals must be on or off, not { $value }
error-archipelago-components = there is no component set { $value }
error-no-option = { $game } has no option { $option }
error-seat = your seat must be a number from 1 to { $seats }, not { $value }
error-bot = no bot of { $game } is called { $value }; there are { $names }
error-seed = a seed is a whole number or 64 hexadecimal digits, not { $value }
error-number = { $option } takes a whole number from { $least }, not { $value }
error-seconds = --seconds takes a positive number, not { $value }
error-at = --at takes a number from 0 to { $answers }, the answers in the record, not { $value }
error-read = cannot read { $path }: { $problem }
error-write = cannot write { $path }: { $problem }
error-utf8 = { $path } is not a UTF-8 text
error-file = { $path }:{ $line }: { $problem }
error-language = hexhaven: there is no language { $value } (HEXHAVEN_LANG), only { $languages }; this is English
error-no-scenarios = no *.scenario files in { $path }
problem-refused = { $answer } is refused by rule { $rule }: { $reason }
problem-english = { $problem }
trouble-missing = there is no such file or folder
trouble-exists = the file exists already and is not overwritten
trouble-denied = it is not permitted
trouble-folder = this is a folder
trouble-no-folder = a part of the path is not a folder
trouble-name = no file can have this name
trouble-full = the disk is full
number-0 = { NUMBER($number, maximumFractionDigits: 0) }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The terminal game

player = Player { $seat }
player-you = Player { $seat } (you)
play-welcome = You play against { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } ({ $name }). Type ? for help.
play-seed-hash = Hash of the seed of all draws (SHA-256): { $hash }
play-news = Since your last answer
play-prompt = Your answer (number, notation or ?):{" "}
play-help =
    Type the number of an answer, or its notation, which stands at the right of the list. Other words:
      ? NAME      what a thing does, for instance: ? { $example }
      ? { $rule }  what this rule says
      why TEXT    why this notation would not be a legal answer
      show        the table again
      list        the question and the answers again
      board N     what belongs to player N
      log, log N  everything that has happened, or the last N lines
      save FILE   write the record so far to a file
      quit        leave the game
play-thing = { $name }: { $effect }
play-rule = Rule { $rule }: { $said }
play-no-thing = Nothing is called { $name }. Names are: { $names }
play-no-number = The list has no number { $number }.
play-no-answer = This is not an answer: { $line }. Type ? for help.
play-close = Did you mean: { $answers }
play-form = It is written like this: { $form }
play-refused = Refused by rule { $rule }: { $reason }
play-legal = This is a legal answer: { $line }
play-no-player = There is no player { $number }.
play-board-which = This is yours. board N shows what belongs to player N.
play-save-which = Name the file: save FILE
play-why-which = Name the answer in notation, for instance: why { $example }
play-log-which = log shows everything, log 20 the last 20 lines.
play-saved = Saved: { $path }
play-left = You leave the game.
play-unsaved = The record of this game is not saved. save FILE keeps it; quit once more leaves without it.
play-lost = The record of this game is not kept. In the game save FILE keeps it, or from the start: hexhaven play { $game } --save FILE
play-ask-file = File to save the record of this game in (nothing: do not save it):{" "}
play-winner = { $player } wins.
play-seed = The seed was { $seed }.
play-verify = Check every draw: hexhaven verify { $path }

## Simulation

sim-title =
    { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    } of { $game }, seed { $seed }, build: { $build }
sim-progress = Games
sim-seat = Seat
sim-count = Games
sim-mean = Mean
sim-deviation = Deviation
sim-least = Least
sim-most = Most
sim-wins = Wins %
sim-decisions = Decisions per game: { $number }
sim-speed = Games per second: { $number } ({ $seconds } s)
sim-laws-hold = All laws hold in every game.
sim-broken = Broken law in game { $number }: { $law }
sim-options = Options: { $options }
sim-again = See it again: { $command }

stats-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } between sensible bots, seed { $seed }, build: { $build }
stats-kind = Players, length
stats-kind-of = { $seats }, { $length }
stats-games = Games
stats-turns = Turns
stats-wished = 5–9 turns %
stats-unfinished = Broken off %
stats-independence = Independence %
stats-with = with Separatist %
stats-without = without %
stats-points = Points
stats-deviation = Deviation
stats-margin = Lead of the first
stats-last-turn = Games that lasted so many turns
stats-objective = Games ended by an objective in play, %
stats-card = Games in which a card was bought, used, %
stats-bought-used = { $bought }, { $used }

build-compiled = compiled
build-interpreted = interpreted

## Records, scenarios, speed

replay-answers =
    { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    } replayed.
replay-last = The last one: { $who }: { $answer }
replay-chance = chance
replay-open = The game is not over.
replay-asked = { $player } is asked: “{ $question }”
replay-draw = The next thing is a draw of chance.
verify-good =
    { $path }: { $draws ->
        [one] { $draws } draw follows
       *[other] all { $draws } draws follow
    } from the seed.
verify-open = { $path }: the game is not over. It is legal so far; the draws can be checked when the seed is revealed at its end.
check-summary =
    { $scenarios ->
        [one] { $scenarios } scenario
       *[other] { $scenarios } scenarios
    }, { $failed } failed
bench-title = Random play of { $game } on one core
bench-what = Best of several runs
bench-decisions = Decisions per second, { $players } players
bench-answers = Answers per second, { $players } players
bench-copy = Nanoseconds per copy
bench-key = Nanoseconds per key
bench-faster = Factor
bench-not-compiled = This installation is not compiled; only the interpreted build is measured.

# hexhaven serve

help-serve = serve tables for people and bots on a web page
help-host = address to listen on (default 127.0.0.1, this machine only)
help-port = port to listen on (default 8000; 0: any free one)
help-database = address of a PostgreSQL database, postgresql://…; without one the games are in a file
help-data = folder for that file (default: where the system keeps the data of programs)
help-open = open the page in a browser
serve-ready = Hexhaven runs at { $url }
error-port = --port takes a number up to { $most }, not { $value }
error-database = the database cannot be used: { $problem }
error-listen = cannot listen at { $host }, port { $port }: { $problem }
error-setting = the environment variable { $name } takes a number, not { $value }

# hexhaven components

help-components = check a file with the components of Archipelago, or show the standard ones
help-components-check = say what is wrong in a component set, and where
help-components-show = print the standard component set, to be copied and changed
help-components-file = a component set, as described in docs/components.md
components-line = { $path }: { $where }: { $problem }
components-line-file = { $path }: { $problem }
components-good = { $path } is a component set. Games and records call it { $name }.
components-bad =
    { $violations ->
        [one] { $violations } thing is wrong.
       *[other] { $violations } things are wrong.
    }
components-refused = not a component set: { $line } (hexhaven components check shows everything)
components-toml = this is not TOML: { $problem }
components-deep = this is not TOML that can be read: it is nested too deeply
components-utf8 = this is not a UTF-8 text
components-missing = this is missing
components-unknown = there is no such key
components-table = must be a table, not { $value }
components-list = must be a list, not { $value }
components-length = has { $entries } entries; there must be { $least } to { $most }
components-exact-length = has { $entries } entries; there must be { $least }
components-whole = must be a whole number from { $least } to { $most }, not { $value }
components-flag = must be true or false, not { $value }
components-word = must be one of { $words }, not { $value }
components-name = must be a name of at most 32 small letters a-z, digits and hyphens, not { $value }
components-upper = must be a crisis such as "fruit feeds 4" or an event such as "rebels -1 per temple", "red" before it if it is red; not { $value }
components-lower = must be a crisis such as "2 wood" or an event such as "workers +1 per town", "red" before it if it is red; not { $value }
components-attested = is { $value }; the rules say { $expected }
components-rows = has { $rows } rows; the rules show at least { $least }
components-slots = has { $slots } slots; the rules show at least { $least } cubes there
components-same-prices = all prices are those of the domestic market; the rules say that they are other ones
components-order = is { $value }; it must be above { $before }, where the row before begins
components-free = is 0; workers are never free, only the row of no workers has no price
components-no-row = no row begins at { $first }; the rules say that one does
components-one-row = a row begins at { $value }; the rules say that { $first } to { $last } lie in one row
components-calm = no row below 13 lowers the rebellion; the rules say that a low one does
components-no-marker = this card moves no marker by a printed number; leave the amount out
components-back = no card has the back that the rules show: upper "{ $upper }", lower "{ $lower }"
components-event = no back has the event that the rules show: "{ $event }"
components-red-upper = no upper zone is a red crisis; the rules show one
components-red-lower = no lower zone is a red crisis; the rules show one
components-areas = has { $lands } land and { $seas } sea areas; land+sea must be one of { $expected }
components-sea-in-land = edge { $edge } is { $terrain } and cannot lie in a land area
components-land-in-sea = edge { $edge } is { $terrain } and cannot lie in a sea area
components-edge = lies in { $areas } areas; it must lie in exactly one
components-parted = edges { $edge } and { $after } meet and are of one kind, so they must lie in the same area
components-crossing = { $one } and { $other } cross each other; one of them must be two areas
components-fish-ashore = fish icons lie in the sea
components-icon-at-sea = only fish icons lie in the sea
components-five = has { $icons } icons and { $huts } huts; together they must be 5 on every side but the volcano
components-volcano = { $volcanoes } sides are marked as the volcano; there must be exactly one (volcano = true)
components-strait = no side has two land areas; the rules say that some are parted by a strait
components-landlocked = every side has sea; the rules say that some have none
components-quoted = no side has what the rules show on one: { $side }
components-same-side = is the same as { $other }; all 50 sides are different
components-same-back = is the same as { $other }; every card has a back of its own
components-unlayable = at most { $laid } of the { $hexes } hexes could be laid; it must be possible to lay them all
