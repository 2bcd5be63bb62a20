# The command line and the terminal game.

## What argparse says by itself

argparse-usage = usage:{" "}
argparse-positionals = arguments
argparse-options = options
argparse-argument = { $name }: { $problem }
argparse-required = missing: { $names }
argparse-unknown = unrecognised: { $names }
argparse-one = needs a value
argparse-some = needs at least one value
argparse-choice = { $value } is not one of the choices: { $choices }
argparse-explicit = takes no value, but was given { $value }
metavar-command = COMMAND
metavar-game = game
metavar-file = FILE
metavar-path = PATH
metavar-address = ADDRESS
metavar-url = URL
metavar-folder = FOLDER
metavar-program = PROGRAM

## Commands and options

help-hexhaven = Board games with an exact rules engine: play against bots, simulate many games, replay and verify records.
help-epilog = Exit codes: 0 success, 1 a check failed, 2 bad usage or bad input. The language comes from --lang, HEXHAVEN_LANG, LC_ALL or LANG and can be en, de, ru or it.
help-play = play against bots in the terminal
help-sim = simulate many random games and count the results
help-stats = simulate many games between sensible bots and print statistics
help-arena = let bots play one another and say how strong they are
help-bot = check a bot that is a program of its own
help-train = let a game's bots learn from games against themselves
help-replay = replay a record and show the position it leads to
help-verify = check every draw in a record against its seed
help-check = run scenario files
help-bench = measure how fast the games run
help-help = show this help
help-version = show the version
help-command = the command to run
help-game = the game: { $games }
help-seat = your seat, from 1 (default 1)
help-play-bot = the bots you play against: { $names } (default: { $usual })
help-seed = a whole number or 64 hexadecimal digits; the same seed gives the same draws
help-lang = language: en, de, ru or it
help-save = save the record of the game to this file, which must not exist yet
help-save-games = save every game in this folder, as files that hexhaven verify can check
help-position = start from this position, a line as the word position shows it during a game; it takes no options of the game
help-games = how many games (default 100)
help-of-game = { $game }: { $option }
help-mixed = { $option }; or mixed, which varies it from game to game
help-seed-number = a whole number (default 1); the same number gives the same games
help-first = number of the first game (default 1), for looking at a single game again
help-laws = check the laws of the game after every step; with --seats mixed, all other options vary too
help-jobs = number of processes (default 1; with --laws, one for each processor)
help-stats-bot = who plays all seats, perhaps with a budget for each answer as in the arena: expert@50ms (default: a quick bot)
help-stats-jobs = number of processes (default 1)
help-arena-bots =
    bots with commas between them, perhaps with a budget for each answer: expert@50ms, expert@200 (simulations); a
    program of your own is program:COMMAND
help-arena-games = how many games for each pairing (default 100)
help-arena-gauntlet = let only the first bot play each of the others
help-arena-save = save every game in this folder as a file that hexhaven verify can check; games already there are not played again
help-arena-stop = stop a pairing as soon as it is certain whether the share of wins is above or below this, such as 0.5
help-arena-ray = play on the Ray cluster with this address, or on a cluster of this machine: local
help-arena-plot = draw the ratings, or the share of wins, as an SVG file
help-bot-action = check: play a game in each seat
help-bot-program = the command that starts the program, in quotes
help-bot-seconds = seconds for each answer (default 5)
help-train-folder = where the training keeps its numbers; what is already there is continued
help-train-generations = generations of policies that are tried (default 100)
help-train-games = games between policies from which positions are judged (default 20000)
help-train-self-play = games of the search against itself from which positions are judged better (default 0)
help-train-start = file of weights to start from, such as the mind.toml of another training
help-json = print JSON, with the keys described in docs/cli.md
help-file = a record saved by play
help-at = stop after this many answers
help-paths = scenario files, or folders of *.scenario files
help-seconds = how many seconds to spend on each measurement (default 1)

## What is wrong with the input

error-line = hexhaven: { $problem }
error-no-option = { $game } has no option called { $option }
error-seat = your seat must be a number from 1 to { $seats }, not { $value }
error-bot = { $game } has no bot called { $value }; choose from { $names }
error-budget = { $value } is not a budget: write 50ms, 1s, 1sx2 for two cores, or a number of simulations such as 200
error-no-ray = --ray needs Ray: pip install ray
error-ray = no Ray cluster at { $address }: { $problem }
error-arena-twice = every bot can be named only once
error-arena-share = --stop must be between 0 and 1, not { $value }
error-no-training = { $game } has no bots that learn
error-seed = a seed must be a whole number of at most 60 digits or 64 hexadecimal digits, not { $value }
error-position = this is not a position that can be played: { $problem }
error-position-options = a position has its own options, so { $option } cannot be given
error-number = { $option } must be a whole number from { $least } to { $most }, not { $value }
error-seconds = --seconds must be a number greater than 0 and at most { $most }, not { $value }
error-at = --at must be a number from 0 to { $answers }, the number of answers in the record, not { $value }
error-read = cannot read { $path }: { $problem }
error-write = cannot write { $path }: { $problem }
error-utf8 = { $path } is not UTF-8 text
error-size = { $path } is too large: no file that this command reads has more than { $most } MB
error-output = cannot write the output: { $problem }
error-file = { $path }:{ $line }: { $problem }
error-language = hexhaven: HEXHAVEN_LANG is { $value }, but the only languages are { $languages }; continuing in English
error-no-scenarios = there are no *.scenario files in { $path }
problem-refused = { $answer } is refused by rule { $rule }: { $reason }
problem-english = { $problem }
trouble-missing = there is no such file or folder
trouble-exists = the file already exists and will not be overwritten
trouble-denied = permission denied
trouble-folder = this is a folder
trouble-no-folder = part of the path is not a folder
trouble-name = this is not a valid file name
trouble-full = the disk is full
number-0 = { NUMBER($number, maximumFractionDigits: 0) }
number-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## The terminal game

player = Player { $seat }
player-you = Player { $seat } (you)
play-welcome = You are playing against { $bots ->
        [one] one bot
       *[other] { $bots } bots
    } ({ $name }). Type ? for help.
bot-random = random
bot-greedy = greedy
bot-reference = reference
bot-beginner = beginner
bot-casual = casual
bot-skilled = skilled
bot-strong = strong
bot-expert = expert
play-seed-hash = SHA-256 hash of the seed behind every draw: { $hash }
play-news = Since your last answer
play-prompt = Your answer (number, notation or ?):{" "}
play-help =
    Type the number of an answer, or its notation, which is shown on the right of the list. You can also type:
      ? NAME      what something does, for example: ? { $example }
      ? { $rule }  what this rule says
      why TEXT    why this answer would not be legal
      show        show the whole table again
      list        show the question and the answers again
      board N     show what player N has
      log, log N  show everything that has happened, or the last N lines
      hint        what the strongest bot would answer, and why
      undo        take back your last answer
      position    show the position as one line that can be copied
      save FILE   save the record of the game so far
      quit        leave the game
play-thing = { $name }: { $effect }
play-rule = Rule { $rule }: { $said }
play-no-thing = There is nothing called { $name }. You can ask about: { $names }
play-no-number = There is no answer number { $number }.
play-no-answer = That is not an answer: { $line }. Type ? for help.
play-close = Did you mean: { $answers }
play-form = It should look like this: { $form }
play-refused = Refused by rule { $rule }: { $reason }
play-legal = That is a legal answer: { $line }
play-no-player = There is no player { $number }.
play-board-which = This is your own board. board N shows what player N has.
play-save-which = Which file? Type: save FILE
play-why-which = Which answer? Type it in notation, for example: why { $example }
play-log-which = log shows everything that has happened, log 20 the last 20 lines.
play-position = Copy this line. hexhaven play GAME --position LINE starts there; what is hidden from you is made up.
play-took-back = Your last answer has been taken back.
play-no-undo = There is nothing to take back: the game has moved on since your last answer.
play-no-hint = There is nothing to advise on: only one answer, or no bot that could explain its own.
play-hint = To do that, type: { $line }
play-saved = Saved: { $path }
play-left = You left the game.
play-unsaved = This game has not been saved. Type save FILE to keep it, or quit again to leave without saving.
play-lost = This game was not saved. Next time type save FILE during the game, or start it with: hexhaven play { $game } --save FILE
play-ask-file = File to save this game to (leave empty not to save it):{" "}
play-winner = { $player } wins.
play-seed = The seed was { $seed }.
play-verify = To check every draw: hexhaven verify { $path }

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
sim-deviation = Std dev
sim-least = Min
sim-most = Max
sim-wins = Wins %
sim-decisions = Decisions per game: { $number }
sim-speed = Games per second: { $number } ({ $seconds } s)
sim-laws-hold = All laws hold in every game.
sim-broken = Broken law in game { $number }: { $law }
sim-options = Options: { $options }
sim-again = To see it again: { $command }

arena-title =
    { $game } { $seats ->
        [one] alone
       *[other] with { $seats } players
    }, seed { $seed }, build: { $build }
arena-challenger = Bot
arena-rival = against
arena-games = Games
arena-wins = Wins %
arena-margin = Points ahead
arena-points = Points
arena-rivals = Points of the others
arena-bot = Bot
arena-elo = Elo
arena-fault = A program failed: { $fault }

bot-played = Seat { $seat }: { $points } points, place { $place }
bot-failed = The program failed: { $fault }
bot-good = The program can take part.

train-generation = Generation { $number }: { $points } points on average
train-games = { $players } players: { $games } games observed
train-objectives = What players own was seen { $cases } times: the likeliest objective was the true one in { $right } % of the cases (log-likelihood { $likelihood }).
train-done = The weights are in { $path }.
train-plot = Points of the weights by generation

stats-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $game } between sensible bots, seed { $seed }, build: { $build }

worth-players = Players
worth-lead = Points ahead
worth-wins = Won %
worth-fair = Fair %

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
replay-asked = { $player } must answer: “{ $question }”
replay-draw = Next comes a random draw.
verify-good =
    { $path }: { $draws ->
        [one] { $draws } draw follows
       *[other] all { $draws } draws follow
    } from the seed.
verify-revealed = Seat { $seat } has added its part of the seed, as announced before the game.
verify-unrevealed = Seat { $seat } announced a part of the seed but did not reveal it in time; it was left out.
verify-open = { $path }: the game is not over. It is legal so far; the draws can be checked once the seed has been revealed at the end.
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
bench-faster = Speed-up
bench-not-compiled = This installation is not compiled, so only the interpreted build is measured.

# hexhaven admin

help-admin = manage the people and tables of a server, even while it is running
metavar-action = ACTION
metavar-search = TEXT
metavar-login = LOGIN
metavar-table = TABLE
metavar-text = TEXT
help-admin-people = list people, 50 at a time, the latest first
help-admin-tables = list tables, 50 at a time, the latest first
help-admin-promote = make somebody with an account an administrator; they find the page in their preferences
help-admin-demote = revoke somebody's administrator rights
help-admin-ban = ban somebody: their sessions and connections end
help-admin-lift = lift a ban
help-admin-erase = erase somebody; finished games stay, without the name
help-admin-delete = delete a table and its game
help-admin-export = print everything stored about somebody as JSON, except what they did in games that are not over
help-admin-link = make a link with which somebody who has lost their password can get back in
help-admin-invite = make an invitation for newcomers and print its code
help-admin-invitations = list the invitations
help-admin-withdraw = withdraw an invitation
help-admin-audit = what administrators have done, 50 lines at a time, the latest first
help-admin-backup = copy all games to a file, even while the server is running
help-admin-search = only those whose name, login or id contains this
help-admin-who = their login, or their id as “people” lists it
help-admin-table = its id, as “tables” lists it
help-admin-invitation = its id, as “invitations” lists it
help-admin-reason = why, for administrators only
help-admin-note = for whom it is, for administrators only
help-admin-uses = how many people may use it (default 1)
help-admin-from = skip this many lines
admin-promoted = { $who } is an administrator now.
admin-demoted = { $who } is no longer an administrator.
admin-banned = { $who } is banned.
admin-lifted = { $who } is no longer banned.
admin-unchanged = There is nothing to change for { $who }.
admin-erased = { $who } has been erased.
admin-deleted = Table { $table } has been deleted.
admin-link = A link for { $who } to get back in, once; put it after the address of the page:
admin-uses =
    { $uses ->
        [one] { $uses } use left
       *[other] { $uses } uses left
    }
admin-withdrawn = The invitation has been withdrawn.
admin-machine = server console
admin-is-admin = administrator
admin-is-banned = banned
admin-no-such-person = there is nobody with this login or id; administrators need an account
admin-no-such-table = there is no such table
admin-no-such-invitation = there is no such invitation
admin-administrator = this is an administrator; demote them first

# hexhaven serve

help-serve = serve tables for people and bots on a web page
help-host = address to listen on (default 127.0.0.1, this machine only)
help-port = port to listen on (default 8000; 0: any free one)
help-database = URL of a PostgreSQL database (postgresql://…); without one, games are kept in a file
help-data = folder for that file (default: where your system keeps application data)
help-open = open the page in a browser
serve-ready = Hexhaven is running at { $url }
serve-few-places = The system allows only { $number } open files and connections at once; LimitNOFILE or ulimit -n allows more.
error-database = the database cannot be used: { $problem }
error-listen = cannot listen on { $host }, port { $port }: { $problem }
error-setting = the environment variable { $name } must be a number, not { $value }
error-limit = { $name }: there is no limit called { $value }
error-bad-setting = the environment variable { $name } has a value that cannot be used; it may be { $value }

# Messages to people who are not here

notice-turn =
    { $others ->
        [0] It is your turn in { $game }.
       *[other] It is your turn in { $game } with { $players }.
    }
notice-reminder =
    { $others ->
        [0] Your time to move in { $game } runs out in { $time }.
       *[other] Your time to move in { $game } with { $players } runs out in { $time }.
    }
notice-hours = { $hours } hours
notice-minutes =
    { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
notice-asked =
    { $others ->
        [0] You are invited to a game of { $game }: a seat is kept for you.
       *[other] { $players } would like to play { $game } with you: a seat is kept for you.
    }
notice-over =
    { $others ->
        [0] Your game of { $game } is over.
       *[other] Your game of { $game } with { $players } is over.
    }
notice-test = This is a test message: it has arrived.
notice-stop = To stop these e-mails, open this link:
notice-confirm-subject = Hexhaven: is this your address?
notice-confirm = Somebody, probably you, would like to be told at this address when it is their turn. Open this link to confirm it:
notice-not-you = If that was not you, do nothing: this address will get no other e-mail from us.

# Hints

hint-then = After that: { $answers }.
hint-brings = At once: { $lines }
hint-points = You can expect about { $points } points at the end, and your strongest opponent about { $rival }.
hint-second = Next best, about { $points } points behind: { $answer }.
hint-second-close = Almost as good: { $answer }.
hint-prepares = It makes this more likely: “{ $line }” (in { $share } of 10 games, otherwise in { $otherwise }).

# Upgrades and backups

log-rules-updated = The rules were updated to version { $version }.
verify-stretch = { $problem } (played under rules version { $rules }; the rules have changed since)
verify-part =
    { $draws ->
        [one] { $draws } draw follows from the seed
       *[other] { $draws } draws follow from the seed
    }; the rest could not be checked.
serve-running =
    { $games ->
        [one] { $games } running game of { $game } continues under rules version { $version }.
       *[other] { $games } running games of { $game } continue under rules version { $version }.
    }
serve-untold =
    { $games ->
        [one] { $games } game from an older version of Hexhaven is being brought up to date while the server runs.
       *[other] { $games } games from an older version of Hexhaven are being brought up to date while the server runs.
    }
serve-unreadable =
    { $games ->
        [one] { $games } table could not be read before; trying again.
       *[other] { $games } tables could not be read before; trying again.
    }
error-newer-database = the database belongs to a newer version of Hexhaven (its revision is { $found }, this program knows up to { $known }): install that version or restore a backup
help-backup = copy all games to a file, even while the server is running
help-backup-file = the file to write, which must not exist yet
help-restore = restore the games from a backup; stop the server first
help-restore-file = a file written by hexhaven backup
help-force = replace the existing games
backup-done =
    { $path } contains { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
help-recount = count the stored finished games again and recalculate all ratings
recount-done =
    { $games ->
        [one] { $games } finished game is counted.
       *[other] { $games } finished games are counted.
    }
restore-done =
    The games from { $path } have been restored: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
error-backup-postgres = a PostgreSQL database is backed up with pg_dump and restored with pg_restore
error-no-games = there are no games in { $path }
error-restore-exists = there are already games in { $path }; use --force to replace them
error-restore-running = { $path } is in use; stop the server first
error-not-backup = { $path } is not a backup: { $problem }

typed-in-line = { $path }: { $where }: { $problem }
typed-in-line-file = { $path }: { $problem }
typed-in-bad =
    { $violations ->
        [one] { $violations } problem found.
       *[other] { $violations } problems found.
    }
