# Archipelago in words. Names always follow a colon or stand in a list, so that no language has to inflect them.
# Places are written as in the notation: 3a is land in region 3, 3x its sea.

nothing = nothing
nobody = nobody
several = { $thing } ×{ $number }
with-costs = { $answer } ({ $costs })

## Resources, buildings, boards, terrain

resource-fruit = fruit
resource-cattle = cattle
resource-fish = fish
resource-wood = wood
resource-stone = stone
resource-iron = iron

building-town = town
building-market = market
building-port = port
building-temple = temple
building-ship = ship
building-at = { $building } { $region }
place-land = land { $area }
place-sea = sea { $area }

board-domestic = domestic market
board-export = export market

terrain-sea = sea
terrain-plain = plain
terrain-mountain = mountain

direction-east = east
direction-north-east = north-east
direction-north-west = north-west
direction-west = west
direction-south-west = south-west
direction-south-east = south-east

side = edges anticlockwise from the east: { $edges }; icons: { $icons }; huts: { $huts }
area-icons = { $area }: { $icons }
hex-side = side { $side }: { $shown }

unit-citizen = citizen
unit-citizen-engaged = engaged citizen
unit-striker = striker
unit-ship = ship
unit-ship-engaged = engaged ship
hand-left = Left hand
hand-right = Right hand

## What things cost and bring

cost-florins =
    { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }
cost-discs =
    { $number ->
        [one] { $number } disc
       *[other] { $number } discs
    }
cost-tokens =
    { $number ->
        [one] { $number } explorer token
       *[other] { $number } explorer tokens
    }
cost-strait = by ship across the strait
cost-convoy = in a convoy of ships
cost-joker = using an explorer token instead of a cube
cost-jokers = using explorer tokens for: { $cubes }
cost-owner = { $florins } to { $player }
shown-side-unfit = the side shown fits nowhere; perhaps its back does
no-effect = has no effect now
gain-florins =
    brings { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }

## Evolution cards: characters

card = { $card }. { $effect } { $use }
use-owner = To use it (owner only): { $costs }.
use-anyone = To use it (anyone; other players pay the owner instead of the bank, and 1 florin more): { $costs }.
use-passive = Always in effect.
use-wonder = Built once, by its owner.

card-researcher = Researcher
effect-researcher = Reveal the top five cards of the deck. You may buy one progress card among them at its lowest price; discard the rest.
card-pirate = Pirate
effect-pirate = Sink another player's ship in a region where you also have a ship. Its owner gives you a cube of their choice. Rebellion { $steps }.
card-explorer = Explorer
effect-explorer = When you explore: draw the top three hexes, lay one of them and discard the others.
card-head-hunter = Head Hunter
effect-head-hunter = Reveal the top five cards of the deck. You may buy one character among them at its lowest price; discard the rest.
card-assassin = Assassin
effect-assassin = Discard another player's character and pay its lowest price to the bank.
card-bishop = Bishop
effect-bishop = Rebellion { $steps }.
card-archbishop = Archbishop
effect-archbishop = Rebellion −1, or −2 with 3 or 4 temples on the map, or −3 with 5 or more.
card-pope = Pope
effect-pope = Rebellion { $steps } for each temple on the map. Worth 1 point at the end.
card-false-prophet = False Prophet
effect-false-prophet = For each temple you control, one of your citizens may move as in a migration, convoys included.
card-minister-of-labour = Minister of Labour
effect-minister-of-labour = Surplus workers { $steps }.
card-scout = Scout
effect-scout = When you explore: explore up to twice in a row, using one disc and one circle.
card-king = King
effect-king = Adds 3 to each of your bids for turn order. Worth 1 point at the end.
card-recruiter = Recruiter
effect-recruiter = Recruit one surplus worker without a disc, at the current recruiting price.
card-missionary = Missionary
effect-missionary = When you explore: one hut in the new region may bring you a citizen instead of a surplus worker.
card-spy = Spy
effect-spy = Look at another player's objective; this may be the owner of the Spy.
card-merchant = Merchant
effect-merchant = Buy or sell any number of cubes of one resource on the domestic market, each at the price of its row.
card-treasurer = Treasurer
effect-treasurer = Take 1 florin from the bank for every 5 florins you have.
card-thief = Thief
effect-thief = Another player hides a cube in each hand; choose a hand and keep its cube.
card-barbarian = Barbarian
effect-barbarian = Choose a region where you have an active, unengaged citizen. For each free icon there, you may take a cube from the bank; the icon can then never be harvested again. A town does not protect it.
card-minister-of-agriculture = Minister of Agriculture
effect-minister-of-agriculture = Put up to two cubes of cattle or fruit from the bank on the domestic market.
card-queen = Queen
effect-queen = Adds 2 to each of your bids for turn order.
card-exporter = Exporter
effect-exporter = Buy or sell any number of cubes of one resource on the export market, each at the price of its row.
card-admiral = Admiral
effect-admiral = Each of your ships may move through up to three regions, without a disc.
card-minister-of-trade = Minister of Trade
effect-minister-of-trade = Move up to two cubes from the domestic to the export market, or up to two the other way round.

## Evolution cards: progress

card-irrigation-canal = Irrigation Canal
effect-irrigation-canal = When you harvest fruit: every unit brings two cubes.
card-industrial-fishing = Industrial Fishing
effect-industrial-fishing = When you harvest fish: every unit brings two cubes.
card-sawmill = Sawmill
effect-sawmill = When you harvest wood: every unit brings two cubes.
card-quarry = Quarry
effect-quarry = When you harvest stone: every unit brings two cubes.
card-iron-mine = Iron Mine
effect-iron-mine = When you harvest iron: every unit brings two cubes.
card-farm = Farm
effect-farm = When you harvest cattle: every unit brings two cubes.
card-roads = Roads
effect-roads = When you migrate: your citizens may walk one region further.
card-shipbuilding = Shipbuilding
effect-shipbuilding = Build a ship without a disc, at the usual cost.
card-expansionism = Expansionism
effect-expansionism = Migrate without a disc.
card-amphitheatre = Amphitheatre
effect-amphitheatre = Take 2 florins from the bank; rebellion { $steps }.
card-foreign-trade = Foreign Trade
effect-foreign-trade = Put a cube of any resource from the bank on the export market, or return one from there to the bank.
card-slavery = Slavery
effect-slavery = Release all your engaged citizens; they can be engaged again at once. Rebellion { $steps }.
card-colossus = Colossus
effect-colossus = Wonder: costs 3 iron, 1 disc and an active, unengaged citizen, who leaves the map. Surplus workers { $steps }. Worth 1 point at the end.
card-pyramid = Pyramid
effect-pyramid = Wonder: costs 5 stone, 2 discs and an active, unengaged citizen, who leaves the map. Rebellion { $steps }. Worth 2 points at the end.
card-emigration = Emigration
effect-emigration = Surplus workers { $steps } for each port on the map.
card-great-lighthouse = Great Lighthouse
effect-great-lighthouse = Wonder, if you control a port: costs 1 iron, 2 stone, 1 disc and an active, unengaged citizen, who leaves the map. Every player puts a ship from their reserve at each port they control. Worth 1 point at the end.
card-cathedral = Cathedral
effect-cathedral = Wonder, if you control a temple: costs 3 stone, 2 discs and an active, unengaged citizen, who leaves the map. Rebellion { $steps } for each temple on the map. Worth 2 points at the end.
card-immigration = Immigration
effect-immigration = Surplus workers { $steps }.
card-architecture = Architecture
effect-architecture = Build a building or a ship without a disc, at the usual cost.
card-local-trade = Local Trade
effect-local-trade = One transaction on the domestic market without a disc.
card-peace-and-prosperity = Peace and Prosperity
effect-peace-and-prosperity = Rebellion { $steps }.
card-education = Education
effect-education = Surplus workers { $steps }.
card-dictatorship = Dictatorship
effect-dictatorship = All your strikers are raised and active again. Rebellion does not change.
card-gifts-of-the-clergy = Gifts of the Clergy
effect-gifts-of-the-clergy = Give the bank 1 fruit for rebellion −1, or 1 fruit and 1 cattle for rebellion −2.
card-built = { $card } (built)
card-engaged = { $card } (engaged)

## Crisis backs

back = upper zone: { $upper }; lower zone: { $lower }
zone-red = { $zone } (red: at once when it comes up, not in phase 4)
zone-domestic =
    domestic crisis: { $resource }, each cube raises { $number ->
        [one] { $number } citizen
       *[other] { $number } citizens
    }
zone-export = export crisis: { $resource } ×{ $number }
zone-event = event: { $event }
zone-rebels-per-temple = rebellion { $steps } per temple
zone-rebels-per-town = rebellion { $steps } per town
zone-workers-per-port = surplus workers { $steps } per port
zone-workers-per-town = surplus workers { $steps } per town

## Objectives: the name, when the game ends, what scores

objective = { $name }: the game ends with { $end }. Scores: { $reward }.
objective-name = objective { $number }

end-piles = { $number } empty piles of explorer tokens
end-resources = { $number } resources with no cubes left in the bank
end-florins = no florins left in the bank
end-characters = { $number } characters in play
end-progress = { $number } progress cards in play
end-cards = { $number } characters and progress cards in play
end-towns = { $number } towns on the map
end-markets = { $number } markets on the map
end-ports = { $number } ports on the map
end-temples = { $number } temples on the map
end-ships = { $number } ships on the map
end-population = a population of { $number } or more
end-workers = { $number } or more surplus workers

criterion-florins = florins
criterion-explorer-tokens = explorer tokens
criterion-characters = characters
criterion-progress = progress cards
criterion-all-cards = characters and progress cards
criterion-towns = towns
criterion-markets = markets
criterion-ports = ports
criterion-temples = temples
criterion-ports-and-markets = ports and markets
criterion-citizens = citizens
criterion-ships = ships
criterion-pacifist = Pacifist, if population minus rebellion is greater than { $margin }
criterion-separatist = Separatist, who is the sole winner if the archipelago becomes independent
criterion-benefactor = Benefactor
criterion-fruit = fruit cubes
criterion-cattle = cattle cubes
criterion-fish = fish cubes
criterion-wood = wood cubes
criterion-stone = stone cubes
criterion-iron = iron cubes
criterion-fruit-icons = fruit icons in regions whose town you control
criterion-cattle-icons = cattle icons in regions whose town you control
criterion-fish-icons = fish icons in regions whose town you control
criterion-wood-icons = wood icons in regions whose town you control
criterion-stone-icons = stone icons in regions whose town you control
criterion-iron-icons = iron icons in regions whose town you control

## Phases, actions, causes

phase-0 = set-up
phase-1 = release
phase-2 = turn order
phase-3 = population
phase-4 = balance
phase-5 = actions
phase-6 = evolution cards

action-harvesting = harvest
action-taxing = taxes
action-buying = trade
action-selling = trade
action-exploring = exploration
action-reproducing = reproduction
action-recruiting = recruitment
action-migrating = migration
action-building = building

cause-board-i = domestic market
cause-board-ii = export market
cause-board-iii = size of the population
cause-board-iv = surplus workers
cause-strikers = strikers
cause-missing-cubes = missing cubes
cause-event = event
cause-taxes = taxes
cause-huts = huts
cause-recruits = recruitment
cause-set-up = set-up
cause-sale = sale
cause-pacifist = Pacifist
cause-medals = King, Pope and wonders
cause-trend = trend: { $trend }
source-objectives = objectives
source-trend = trend card

## What happened

event-order-set = Turn order: { $order }
event-trend-set = Trend: { $trend }
event-objective-dealt = { $player } gets an objective.
event-objective-dealt-known = { $player } gets { $objective }.
event-objective-laid-open = Open to everyone: { $objective }
event-objective-discarded = { $player } removes an objective from the game.
event-objective-discarded-known = { $player } removes from the game: { $objective }
event-objective-seen = { $player } looks at the objective of { $other }.
event-objective-seen-known = { $player } looks at the objective of { $other }: { $objectives }
event-objective-revealed = { $player } reveals { $objective }.
event-objective-revealed-open = Revealed: { $objective }
event-hex-dealt = { $player } takes hex { $hex }.
event-hand-discarded = { $player } discards the remaining hexes.
event-hex-shown = Now on top of the stack: side { $side }
event-hex-shown-none = The stack of hexes is empty.
event-hex-discarded = { $player } refuses hex { $hex }.
event-hexes-shuffled = The discarded hexes are shuffled into a new stack.
event-region-laid = { $player } lays a new region: side { $side }
event-region-laid-start = The start hex is laid.
event-unit-added = { $player } gets a new citizen: { $place }
event-unit-added-ship = { $player } gets a new ship: { $place }
event-unit-changed = { $player } moves a citizen: { $place } → { $target }
event-unit-changed-ship = { $player } moves a ship: { $place } → { $target }
event-unit-changed-striker = A striker of { $player } has to leave: { $place } → { $target }
event-unit-works = { $player } harvests at { $place }: { $icon }
event-unit-engaged = { $player } engages a unit: { $place }
event-units-released =
    { $number ->
        [one] { $number } unit of { $player } is released.
       *[other] { $number } units of { $player } are released.
    }
event-units-raised =
    { $number ->
        [one] { $number } citizen of { $player } is raised.
       *[other] { $number } citizens of { $player } are raised.
    }
event-units-lie-down =
    { $number ->
        [one] { $number } citizen of { $player } lies down.
       *[other] { $number } citizens of { $player } lie down.
    }
event-unit-lost = A citizen of { $player } leaves the map: { $place }
event-unit-lost-ship = { $player } loses a ship: { $place }
event-token-taken = { $player } takes an explorer token.
event-tokens-spent =
    { $player } uses { $number ->
        [one] { $number } explorer token
       *[other] { $number } explorer tokens
    }.
event-disc-gained = { $player } gets another disc, since a pile of explorer tokens is empty.
event-discs-used =
    { $player } uses { $number ->
        [one] { $number } disc
       *[other] { $number } discs
    }: { $action }
event-florins-gained =
    { $player } gets { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    } ({ $cause }).
event-florins-paid =
    { $player } pays { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }.
event-florins-given =
    { $player } gives to { $other }: { $second ->
        [one] { $second } florin
       *[other] { $second } florins
    }
event-cubes-gained = { $player } gets: { $cubes }
event-cubes-paid = { $player } pays cubes: { $cubes }
event-cubes-given = { $player } gives to { $other }: { $given }
event-theft-unseen = { $player } secretly steals a cube from { $other }.
event-cube-stolen = { $player } steals from { $other }: { $stolen }
event-empty-hand-picked = { $player } picks an empty hand of { $other }.
event-cubes-hidden = { $player } hides cubes in both hands.
event-cubes-hidden-known = { $player } hides in the left hand: { $left }; in the right hand: { $right }
event-tokens-given =
    { $player } gives to { $other }: { $second ->
        [one] { $second } explorer token
       *[other] { $second } explorer tokens
    }
event-market-stocked =
    { $market ->
        [0] From the bank to the domestic market: { $traded }
       *[1] From the bank to the export market: { $traded }
    }
event-market-drawn =
    { $market ->
        [0] From the domestic market to the bank: { $traded }
       *[1] From the export market to the bank: { $traded }
    }
event-cube-bought = { $player } buys ({ $board }): { $traded }
event-cube-sold = { $player } sells ({ $board }): { $traded }
event-rebellion-moved = Rebellion { $steps } ({ $cause }).
event-workers-moved = Surplus workers { $steps } ({ $cause }).
event-turn-opened = Turn { $number } begins.
event-phase-opened = Phase { $number }: { $phase }
event-bid-sealed = { $player } has made a secret bid.
event-bid-sealed-known =
    { $player } secretly bids { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }.
event-bid-revealed =
    { $player } bid { $second ->
        [0] { $number }.
       *[other] { $number } + { $second }.
    }
event-orderer-set = { $player } may set the turn order.
event-orderer-set-none = The turn order stays as it is.
event-crisis-opened = Domestic crisis: { $wanted }. All citizens lie down except those on temples.
event-crisis-opened-export =
    Export crisis: { $wanted }. { $third ->
        [one] { $third } cube is demanded.
       *[other] { $third } cubes are demanded.
    }
event-crisis-closed =
    The domestic crisis is over; { $second ->
        [0] nobody goes on strike.
        [one] { $second } citizen goes on strike.
       *[other] { $second } citizens go on strike.
    }
event-crisis-closed-export =
    The export crisis is over; { $second ->
        [0] no cube is missing.
        [one] { $second } cube is missing.
       *[other] { $second } cubes are missing.
    }
event-event-happened = Event: { $printed } (back of { $other_card })
event-benefit-laid = { $player } puts a florin from the bank on the Benefactor.
event-round-opened = { $player } starts a round.
event-passed = { $player } passes for the rest of this phase.
event-building-built = { $player } builds: { $built }
event-coin-laid = { $player } pays 1 florin to use: { $built }
event-card-laid-out = On space { $slot } of the track: { $other_card }
event-card-bought =
    { $player } buys for { $second ->
        [one] { $second } florin
       *[other] { $second } florins
    }: { $card }
event-card-turned =
    Turned to its { $third ->
        [1] second
       *[2] third
    } price: { $other_card }
event-card-discarded = Discarded: { $card }
event-top-shown = Now on top of the deck, the back of { $card }: { $upper }; { $lower }
event-top-shown-none = The deck is empty.
event-deck-shuffled = The discarded cards are shuffled into a new deck.
event-card-used = { $player } uses a card: { $card }
event-card-used-other = { $player } uses a card of { $owner }: { $card }
event-card-opened = Revealed: { $card }
event-card-given = { $player } gives to { $other }: { $other_card }
event-cards-released = All cards are released.
event-wonder-built = { $player } builds a wonder: { $card }
event-icon-plundered = Plundered at { $area }: { $plundered }
event-discs-returned = All players take back their discs.
event-exploration-failed = { $player } explores without success.
event-term-added = { $player } offers: { $term }
event-term-added-asked = { $player } asks for: { $term }
event-deal-proposed = { $player } makes { $other } this offer.
event-deal-withdrawn = { $player } makes { $other } no offer after all.
event-deal-accepted = { $player } accepts the offer of { $other }.
event-deal-refused = { $player } rejects the offer of { $other }.
event-deal-countered = { $player } makes { $other } a counter-offer.
event-permit-given = { $player } gives { $other } permission to harvest.
event-stock-shown = { $player } proves to have no cube to give.
event-independence-declared = Rebellion exceeds the population: the archipelago becomes independent.
event-game-ended = The game is over.
event-points-scored =
    { $player } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } ({ $cause }).
event-expelled = { $player } expels a striker of { $other } in region { $region }.
event-window-opened = { $player } may help.
event-demand-met =
    { $number ->
        [0] The demand is met.
        [one] { $number } cube is still missing.
       *[other] { $number } cubes are still missing.
    }
event-condition-met = The end condition is met: { $objective }
event-theft-revealed = { $player } had stolen from { $other }: { $stolen }

## Answers

answer-done = Done
answer-pass = End the round and pass for the rest of this phase
answer-end-round = End the round
answer-no-offer = Go on without an offer
answer-no-more-help = Give nothing (more)
answer-pick-none = Buy none of them
answer-bidding =
    Bid { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }
answer-ordering = Turn order: { $order }
answer-trend-is = Trend: { $trend }
answer-objective-is = Remove from the game: { $objective }
answer-lay =
    Lay side { $side } next to region { $region } ({ $direction }), { $rotation ->
        [0] as it is
        [1] turned left once
        [2] turned left twice
        [3] upside down
        [4] turned right twice
       *[5] turned right once
    }; the unit from { $mover } enters
answer-land = Place the citizen: { $place }
answer-feed-board = Give a cube from the market (free)
answer-feed-own = Give a cube from stock
answer-feed-token = Give an explorer token (stands for any cube)
answer-bless = Using the temple, raise { $number } of { $player }: { $place }
answer-raising = Raise { $number } of { $player }: { $place }
answer-expelling = Expel the striker: { $built }
answer-expelling-across = Expel the striker to the other shore: { $built }
answer-harvesting = Harvest: { $resource }
answer-working = Harvest with a unit: { $place }
answer-working-leaving = Harvest with the unit from { $place }, which it gives up
answer-taxing = Collect taxes
answer-taxing-now =
    Collect taxes: { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }, rebellion +1
answer-buying = Buy ({ $board }): { $resource }
answer-selling = Sell ({ $board }): { $resource }
answer-using = Use: { $built }
answer-exploring = Explore
answer-reproducing = Reproduce
answer-recruiting = Recruit
answer-migrating = Migrate
answer-building = Build: { $building }; with the unit from { $place }
answer-building-port = Build: { $building } between { $land } and { $sea }; with the unit from { $place }
answer-building-ship = Build: { $building } on { $sea }; with the citizen from { $place }
answer-card = Use a card: { $card }
answer-card-on-card-of = Use a card: { $card }, on a card of { $player }: { $other_card }
answer-card-on-player = Use a card: { $card }, on { $player }
answer-card-on-region = Use a card: { $card }, in region { $region }
answer-card-on-gifts =
    Use a card: { $card }; give { $number ->
        [1] 1 fruit
       *[2] 1 fruit and 1 cattle
    }
answer-wonder = Build a wonder: { $card }; with the citizen from { $place }
answer-moving = Move a citizen: { $place } → { $target }
answer-moving-ship = Move a ship: { $place } → { $target }
answer-take = Take this hex
answer-refuse-hex = Refuse it and take the next one
answer-hex-is = Keep hex { $hex }
answer-found = To the domestic market: { $resource }; kept: { $second }
answer-purchasing = Buy: { $card }; turn: { $turned }
answer-turning = Turn: { $cards }
answer-picking = Buy: { $card }
answer-sinking = Sink a ship of { $player }: { $place }
answer-plundering = Plunder at { $place }: { $resource }
answer-giving = Hand over: { $resource }
answer-hiding = Left hand: { $left }; right hand: { $second }
answer-hand = { $hand }
answer-stocking =
    { $market ->
        [0] From the bank to the domestic market: { $resource }
       *[1] From the bank to the export market: { $resource }
    }
answer-removing =
    { $market ->
        [0] From the domestic market to the bank: { $resource }
       *[1] From the export market to the bank: { $resource }
    }
answer-shifting = From the { $board } to the { $other_board }: { $resource }
answer-offering = Make { $player } an offer
answer-inviting = Invite { $player } to make an offer
answer-give = Give: { $term }
answer-ask = Ask for: { $term }
answer-give-promise = Promise: { $term }
answer-ask-promise = Ask for a promise: { $term }
answer-propose = Propose this
answer-withdraw = Make no offer
answer-accept = Accept
answer-refuse = Refuse
answer-counter = Make a counter-offer
answer-seat-drawn = Drawn for the turn order: { $player }
answer-hex-drawn = Dealt: hex { $hex }
answer-side-shown = On top of the stack: side { $side }
answer-card-drawn = On top of the deck: the back of { $card }
answer-trend-drawn = Trend drawn: { $trend }
answer-objective-drawn = Drawn: { $objective }

slot = space { $slot }
slot-card = { $card } (space { $slot })
term-permit = permission to harvest
term-place = position { $number } in the turn order
term-raise =
    { $number ->
        [one] { $number } citizen raised
       *[other] { $number } citizens raised
    }
term-later =
    { $number ->
        [one] { $number } florin later
       *[other] { $number } florins later
    }

group-actions = Actions
group-trade = Trade
group-use = Use a market or port
group-build = Build
group-cards = Cards and wonders
group-deals = Deals
group-move = Move
group-raise = Raise citizens
group-bless = Raise citizens with a temple
group-help = Help
group-buy = Buy a card and turn another
group-turn = Turn two cards
group-order = Turn order, from first to last
group-lay = Side { $side }
group-give = Give or promise
group-ask = Ask for
group-other = Other

## Questions

question-choose-trend = Which trend do you choose?
question-choose-objective = Which of your objectives do you remove from the game?
question-first-region = Set-up: lay one of your hexes next to the start hex.
question-first-landing =
    Where { $number ->
        [one] does your second citizen
       *[other] do your two citizens
    } land?
question-bid =
    { $second ->
        [0] How much do you bid for turn order?
       *[other] A tie: how much do you bid this time?
    } You have { $florins ->
        [one] { $florins } florin.
       *[other] { $florins } florins.
    }
question-talk =
    { $about ->
        [order] { $player } will set the turn order.
        [export] Export crisis: { $resource }, { $missing } missing. Everyone will have a chance to help.
       *[domestic] Domestic crisis: { $resource }. Everyone will have a chance to help.
    } Do you want to make somebody an offer?
question-set-order = You won the bidding: in which order does everyone play?
question-help = Domestic crisis: { $resource }. Citizens lying down: { $lying }; a cube raises { $number }. Each one left lying: rebellion +1. Do you help?
question-raise =
    Whom do you raise? { $number ->
        [one] One more citizen.
       *[other] { $number } more citizens.
    }
question-expel = Do you expel other players' strikers from buildings in regions whose town you control?
question-export-help = Export crisis: { $resource }, { $missing } still missing. Each one missing at the end: rebellion +1. Do you help?
question-round =
    { $number ->
        [0]
            { $deals ->
                [0] Your round: all that is left is to end it.
               *[other] Your round: you can still make deals, or end it.
            }
        [1] Your round. Still possible: { $left }.
       *[other] Your round. Still possible, once each: { $left }.
    }
round-action =
    an action ({ $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } left)
round-card = a card
round-use = a market or port
question-harvest = Harvest: { $resource }. Which unit?
question-trades =
    { $left ->
        [one] One transaction
       *[other] Up to { $left } transactions
    } ({ $board }).
question-merchant = Buy or sell cubes of one resource ({ $board }).
question-take-hex = Do you take this hex? If not, you must take the next one. Side { $side }, on top of the stack: { $shown }.
question-choose-hex = Which hex do you keep?
question-place-hex = Where does the hex go?
question-resources-found =
    { $own ->
        [0] Region { $region } yields one cube, for the domestic market. Which?
       *[1] Region { $region } yields one cube for the domestic market and one for you. Which?
    }
question-missionary-lands = Your Missionary can bring a citizen to region { $region }. Where?
question-reproduce = Where do you add a citizen?
question-recruit =
    { $workers ->
        [one] { $workers } surplus worker; the next recruit costs
       *[other] { $workers } surplus workers; the next recruit costs
    } { $price ->
        [one] { $price } florin.
       *[other] { $price } florins.
    } Where do you place it?
question-migrate = Which unit do you move, and where?
question-build-freely = What do you build without a disc?
question-purchase = Buy a card from the track and turn another, or turn two.
question-search-buy = These cards were revealed: { $cards }. Do you buy one at its lowest price?
question-sink = Which ship does your Pirate sink?
question-plunder = Which icon of region { $region } does your Barbarian plunder?
question-yield-cube = Which cube do you give to { $player }?
question-hide-cubes = { $player } is stealing from you. What do you hide in each hand?
question-pick-hand = Which of { $player }'s hands do you choose?
question-supply-market =
    { $board }: { $left ->
        [one] one cube.
       *[other] up to { $left } cubes.
    }
question-shift-cubes =
    { $number ->
        [one] Move one more cube
       *[other] Move up to { $number } cubes
    } from one market to the other.
question-terms = Your offer to { $player }. You give: { $given }. You ask for: { $asked }.
question-deal-reply = { $player } offers you: { $given }; asks for: { $asked }.

## Why an answer is refused

why-game-over = The game is over.
why-chance = This is decided by chance, not by a player.
why-not-your-turn = It is somebody else's turn to answer.
why-not-asked = This does not answer the current question.
why-finish-first = Finish what you have started first.
why-do-something = An action must do something: use at least one unit, citizen or cube.
why-no-window = You can make deals only in your own round, in a crisis, and before the turn order is set.
why-no-crisis = There is no crisis at the moment.
why-cards-in-rounds = You can use cards and build wonders only in your own round of phase 5.
why-cards-in-phase-6 = Cards on the track are bought and turned only in phase 6, when it is your turn.
why-acted = You may take one action per round, and you have taken it.
why-card-played = You may use one card or build one wonder per round, and you have done so.
why-building-used = You may use one market or port per round, and you have done so.
why-no-disc = You have no discs left this turn.
why-discs = You do not have enough discs left.
why-price = You do not have enough florins.
why-cubes = You do not have the cubes to pay for this.
why-no-cube = You do not have such a cube.
why-no-token = You do not have enough explorer tokens.
why-joker = An explorer token can only replace a cube that must be paid.
why-bank-cubes = The bank has no such cube.
why-bid = You cannot bid more florins than you have.
why-order = The order must name every player exactly once.
why-trend = This trend is already in play.
why-not-your-objective = You do not have this objective.

why-no-region = There is no such region on the map.
why-no-area = The region has no such area.
why-no-unit = There is no such unit.
why-striker = A striker does nothing.
why-engaged = This unit is engaged.
why-not-that-hex = This is not a hex you can lay.
why-must-lay = This hex can be laid, so you must lay it.
why-one-refusal = You cannot refuse this hex.
why-spot-taken = There is already a region there.
why-lowest-region = Name the spot from the lowest-numbered region next to it.
why-start-hex = The hex must be next to the start hex.
why-two-regions = The hex must share edges with at least two regions.
why-terrain = The terrain does not match along every edge.
why-cannot-enter = This unit cannot enter the new region from where it is.
why-not-found = The region has no such icon left to choose.
why-second-cube = There is another icon, so you must take a cube as well.
why-new-region = The citizen must be placed in the new region.
why-no-land = Citizens must be on land.
why-not-on-building = Place the citizen in a land area, not on a building.
why-land-and-sea = Citizens move over land, ships over sea.
why-moved = This unit has already moved.
why-citizens-only = Only citizens can move now.
why-ships-only = Only ships can move now.
why-own-area = A unit cannot move from a building into the area around it.
why-too-far = This unit cannot get there in one move.
why-there = This unit is there already.
why-nowhere = This unit cannot move anywhere now.
why-no-convoy = To cross the sea, a citizen needs ships of your own that are unengaged and not on a port.
why-three-citizens = You would end up with more than three citizens in this region.
why-crowded = First, one of your four citizens has to leave the region that has one too many.
why-no-building = There is no such building.
why-ships-in-ports = Ships can only enter ports, not other buildings.
why-occupied = The building is occupied.
why-town-closed = Another player controls this building through the town.

why-fish = Ships harvest only fish; citizens harvest everything else.
why-no-icon = There is no icon of this resource in the area.
why-icon-taken = All icons of this resource in the area are occupied.
why-plundered = These icons have been plundered.
why-permission = Another player controls this region's town, and you do not have permission.
why-one-harvest = You can harvest only one resource per action.
why-taxes = You have already collected taxes this turn, and the shared circles are full.
why-circles = You have already explored this turn, and the shared circles are full.
why-no-hex = There is no hex left to take.
why-no-move = None of your units can move.
why-zone-empty = The market has no such cube.
why-zone-full = The market has no room for such a cube.
why-other-market = This cannot be done on that market.
why-one-way = Both cubes must go the same way.
why-one-resource = Only one resource, and either buying or selling.
why-no-market = There is no such market or port.
why-no-control = You do not control this building.
why-used = This building has already been used in this phase.
why-reproduced = You have already reproduced this turn.
why-no-citizens-left = You have no citizens left in your reserve.
why-no-couple = Reproduction needs a region with exactly two of your citizens.
why-couple-striking = Strikers do not reproduce.
why-couple-apart = Your two citizens are on different shores.
why-couple-shore = The new citizen must join the other two.
why-no-workers = There are no surplus workers.
why-no-active-unit = You have no active unit in this region.
why-no-building-token = There are no tokens left for this building.
why-no-ships-left = You have no ships left in your reserve.
why-one-of-each = The region already has such a building.
why-ship-builds-ports = A ship can only build ports.
why-no-sea = This needs a region with sea, and a port needs land as well.
why-site = This unit cannot build it there.
why-only-ship = You can only build a ship now.

why-no-temple = There is no temple in this region.
why-not-lying = There are not that many citizens lying there.
why-raise-too-many = The cube cannot raise that many more.
why-raise-all = The cube must raise as many citizens as it can.
why-no-town = You do not control the town.
why-no-striker = There is no other player's striker on this building.

why-card-not-in-play = Nobody has this card.
why-not-activated = This card cannot be activated.
why-owner-only = Only the owner can use this card.
why-card-engaged = This card is engaged.
why-no-action-left = This card works together with an action in the same round, and you have none left.
why-nothing-to-do = This card could do nothing for you now.
why-no-player = There is no such player.
why-not-yourself = You must choose another player.
why-no-such-character = This player has no such character.
why-open-objectives = There is no secret objective to look at.
why-no-idle-citizen = You have no active, unengaged citizen there.
why-no-free-icon = There is no free icon in this region.
why-other-region = The Barbarian is in another region.
why-no-wonder = This card is not a wonder.
why-not-yours = This card is not yours.
why-built-already = This wonder has already been built.
why-bought-this-turn = You cannot build a wonder in the turn you bought it.
why-needs-building = For the Great Lighthouse you must control a port, for the Cathedral a temple.
why-citizen = A wonder takes a citizen, not a ship.
why-not-opened = This card was not revealed.
why-other-kind = The Researcher finds progress cards, the Head Hunter characters.
why-own-ship-there = You have no ship in this region.
why-both-hands = Hide a cube in each hand; leave one empty only if you have a single cube.
why-only-onto-market = Cubes can only be put on this market, not taken from it.
why-fruit-or-cattle = Only fruit and cattle.
why-empty-place = There is no card on this space.
why-same-card = You must turn a different card.
why-turn-another = Buy a card and turn another, or turn two.
why-smaller-first = Name the lower-numbered space first.

why-no-deals = This game is played without negotiation.
why-no-offers-left = No more offers can be made for now.
why-named-already = The offer already includes this.
why-one-card = An offer can name only one card on each side.
why-too-many-terms = The offer cannot have any more terms.
why-nothing-offered = An offer must give, ask for or promise something.
why-promise-place = A position in the turn order can be promised only in phase 2, by the player who sets the order.
why-no-such-place = The turn order has no such position.
why-promise-raise = You can promise to raise citizens only in a crisis.
why-too-much = An offer cannot name that much.
why-not-held = Players can only give what they have.
why-built-wonder = Built wonders never change hands.
why-permit-phase = Permission to harvest can be given only in phase 5.
why-permitted-already = This permission has already been given.
why-no-counters-left = No more counter-offers: accept or reject.

## The table in words

state-game = The game
state-objectives = Objectives
state-deal = Negotiation
state-crisis = Crises and events
state-markets = Markets
state-track = Evolution cards on the track
state-map = The map
state-hexes = Hexes
state-players = Players

state-turn =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }, phase: { $phase }
    }
state-order = Turn order: { $order }
state-markers = Population { $population }, rebellion { $rebellion } (the game ends if it exceeds the population), surplus workers { $workers }
state-labour =
    Surplus workers: rebellion { $rebels } in phase 3; { $price ->
        [0] nobody can be recruited now
        [one] the next recruit costs { $price } florin
       *[other] the next recruit costs { $price } florins
    }
state-bank = Bank: florins { $florins }; cubes: { $cubes }
state-tokens = Explorer tokens left in the three piles: { $first }, { $second }, { $third }
state-building-tokens = Building tokens left: { $trade } for markets and ports, { $town } for towns and temples
state-taxes = Tax actions this turn: { $used } of { $most }
state-explored = Extra explorations this turn: { $used } of { $most }
state-trend = Trend, for which everyone is ranked at the end: { $trend }
state-benefactor = Benefactor: florins on your part of the card count. You put 1 florin from the bank there for each cube from your stock and each explorer token you use in a crisis, and for each temple you build.
state-ending = An end condition has been met: the game is about to end.
state-standings = What scores, and how it stands
standing-trend = Trend, { $criterion }: { $standing }.
standing-objective = { $name }, { $criterion }: { $standing }.
standing-medals = Medals on cards: { $standing }.
standing-lead = you lead, { $yours } to { $theirs }
standing-shared = you share the lead, at { $yours }
standing-behind = you have { $yours }, { $player } has the most: { $theirs }
standing-behind-several = you have { $yours }, { $player } have the most: { $theirs } each
standing-nobody = nobody has any at the moment
standing-margin = population minus rebellion is { $margin }
standing-points =
    { $standing }; worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
standing-scored =
    { $standing }; worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
standing-end = { $name } ends the game with { $end }; so far { $number }.
standing-end-florins = { $name } ends the game with { $end }; now there are { $number }.
objective-open = For everyone: { $objective }
objective-of = { $player }: { $objective }
objective-declined = Removed from the game by you: { $objective }
deal-between = { $player } is negotiating with { $other }.
deal-given = { $player } gives: { $terms }
remark-need = I need { $resource }.
remark-spare = I can spare { $resource }.
remark-who-helps = Who will help against the crisis?
remark-stand-together = If we do not all help, the islands become independent.
remark-too-far-ahead = { $player } is too far ahead. Let us not help { $player }.
remark-keep-your-promise = Remember your promise.
remark-agreed = Agreed!
remark-not-now = Not now.
remark-not-trading = I am not trading at the moment.
remark-trading-again = I am open to deals again.
remark-too-little = That is too little for me.
remark-add-florins =
    { $florins ->
        [one] { $florins } florin more for me, and I would think about it.
       *[other] { $florins } florins more for me, and I would think about it.
    }
remark-no-use = I have no use for that.
remark-need-it = I need that myself.
remark-do-not-have = I do not have what you ask for.
remark-no-promises = I make no promises.
remark-helps-you-more = That helps you more than me.
crisis-now =
    Now: { $back }{ $missing ->
        [0] {""}
       *[other] {" "}({ $missing } still missing)
    }
crisis-top = On top of the deck: { $back } ({ $card }; cards below: { $deck })
crisis-none = The deck is empty.
market-shut = not possible
market-line = { $board }, { $resource }: { $number } of { $room }; to buy: { $buy }; to sell: { $sell }
track-line = { $slot }. { $prices }: { $card }
region-line = Region { $region }: { $areas }; huts: { $huts }
region-links = borders: { $links }
region-units = units: { $units }
area-land = { $area } land: { $icons }
area-sea = { $area } sea: { $icons }
area-plundered = { $area } (plundered: { $icons })
link-open = { $direction } { $terrain } ({ $area })
link-land = { $direction } by land { $area }–{ $other } ({ $terrain })
link-sea = { $direction } by sea { $area }–{ $other } ({ $terrain })
building-line =
    { $building } ({ $place }), controlled by: { $player }{ $used ->
        [0] {""}
       *[other] {" "}(used this turn)
    }
units-of = { $player }: { $units }
unit-at = { $unit } { $place }
hex-top = On top of the stack: side { $side }: { $shown }; hexes below: { $stack }
seat-line =
    { $player }: { $stock }{ $out ->
        [0] {""}
       *[other] {" "}(has passed for this phase)
    }
seat-pieces = discs: { $discs } of { $all }; in the reserve: citizens { $citizens }, ships { $ships }
seat-controls = controls: { $buildings }
seat-cards = cards: { $cards }
seat-benefactor = florins on the Benefactor: { $number }
seat-permits = allowed to harvest: { $players }
seat-points = points: { $number }
seat-theft = { $player } has stolen a cube from { $other }. Only they know which; it is not counted above.

state-more = Type show for the whole table: markets, cards, map, hexes; ? NAME explains a card.
table-causes = Points by source
table-total = Total
table-place = Place
points-nobody = Everyone has lost.

## What a table offers

game-title = Archipelago
option-seats = Players
option-seats-hint = Two to five; bots can fill empty seats.
option-seats-number = { $number } players
option-seats-help = number of players, 2 to 5 (default 4)
option-seats-wrong = the number of players must be 2, 3, 4 or 5, not { $value }
option-length = Length
option-length-hint = Decides which objectives are used; short games end soonest.
option-length-short = Short
option-length-medium = Medium
option-length-long = Long
option-length-help = short, medium or long (default short)
option-length-wrong = the length must be short, medium or long, not { $value }
option-start = Start hex
option-start-hint = The open sea, where everyone starts with a ship; or the desert village, where everyone starts with two citizens and no ship.
option-start-sea = Open sea
option-start-desert = Desert village
option-start-help = the start hex, sea or desert (default sea)
option-start-wrong = the start hex must be sea or desert, not { $value }
option-variants = Variants
option-variants-hint = They change trends and objectives. No secrets cannot be combined with any other, nor Benefactor with more control.
option-variants-none = No variants
option-variants-no-secrets = No secrets between friends: open objectives for everyone, no trend
option-variants-more-control = More control: two trends
option-variants-more-spice = More spice: everyone gets two objectives and keeps one
option-variants-choose-trend = Choose the trend: the players choose it together
option-variants-benefactor = Benefactor: rewards help in crises; recommended for two players
option-variants-help = none, or some of no-secrets, more-control, more-spice, choose-trend, benefactor, separated by commas
option-variants-wrong = the variants are no-secrets, more-control, more-spice, choose-trend and benefactor, in any combination the rules allow, or none; not { $value }
option-deals = Negotiation
option-deals-hint = Players can make each other offers during the game.
option-deals-on = With negotiation
option-deals-off = Without negotiation
option-deals-help = whether players may make deals, on or off (default on)
option-deals-wrong = deals must be on or off, not { $value }
option-components = Component set
option-components-hint = The numbers printed on the components: the standard ones, or those typed in from your box.
option-components-standard = Standard set
option-components-help = the component set: standard, or a file as described in docs/components.md
option-components-wrong = there is no component set called { $value }

## Statistics

stats-kind = Players, length
stats-kind-of = { $seats }, { $length }
stats-games = Games
stats-turns = Turns
stats-wished = 5–9 turns %
stats-unfinished = Cut short %
stats-independence = Independence %
stats-with = with Separatist %
stats-without = without %
stats-points = Points
stats-deviation = Std dev
stats-margin = Winning margin
stats-deals = Deals
stats-start = Place in the order of turn zero
stats-place = { $kind }, place { $place }
stats-last-turn = Games by number of turns
stats-objective = Games ended by each objective, when in play, %
stats-card = Games in which each card was bought, used, %
stats-bought-used = { $bought }, { $used }
stats-bought-wins = Bought this card
stats-used-wins = Used this card, built this wonder
stats-objective-wins = Held this objective

## Component sets on the command line

help-guesses = show which objectives the bots would guess the other players to have, in a recorded game of Archipelago
help-guesses-seat = the seat whose guesses are shown (default 1)
guesses-player = Player
guesses-chance = %
guesses-objective = Objective
error-guesses-game = This is a game of { $game }; there is nothing to guess in it.
help-components = check a file of Archipelago components, or show the standard set
help-components-check = say what is wrong with a component set, and where
help-components-show = print the standard component set, to copy and change
help-components-file = a component set, as described in docs/components.md
components-good = { $path } is a valid component set. Games and records call it { $name }.
components-refused = not a valid component set: { $line } (hexhaven components check shows every problem)
components-toml = this is not valid TOML: { $problem }
components-deep = this TOML is nested too deeply to be read
components-utf8 = this is not UTF-8 text
components-missing = is missing
components-unknown = there is no such key
components-table = must be a table, not { $value }
components-list = must be a list, not { $value }
components-length = has { $entries } entries; it must have { $least } to { $most }
components-exact-length = has { $entries } entries; it must have { $least }
components-whole = must be a whole number from { $least } to { $most }, not { $value }
components-flag = must be true or false, not { $value }
components-word = must be one of { $words }, not { $value }
components-name = must be a name of at most 32 lower-case letters a-z, digits and hyphens, not { $value }
components-standard = is standard, but the values are not those of a standard set; choose another name
components-upper = must be a crisis such as "fruit feeds 4" or an event such as "rebels -1 per temple", preceded by "red" if it is red; not { $value }
components-lower = must be a crisis such as "2 wood" or an event such as "workers +1 per town", preceded by "red" if it is red; not { $value }
components-attested = is { $value }, but the rules say { $expected }
components-rows = has { $rows } rows, but the rules show at least { $least }
components-slots = has { $slots } slots, but the rules show at least { $least } cubes there
components-same-prices = all prices are the same as on the domestic market, but the rules say that they differ
components-order = is { $value }; it must be greater than { $before }, where the row before it begins
components-free = is 0; workers are never free, and only the row for no workers has no price
components-no-row = no row begins at { $first }, but the rules say that one does
components-one-row = a row begins at { $value }, but the rules say that { $first } to { $last } are one row
components-ship-tax = is 0; the rules say that ships pay taxes
components-wheel = is { $value }; with five players it must be at least { $least }, as with four
components-calm = no row below 13 lowers rebellion, but the rules say that one does
components-no-marker = this card does not move a marker by a printed amount; leave the amount out
components-back = no card has the back shown in the rules: upper "{ $upper }", lower "{ $lower }"
components-event = no back has the event shown in the rules: "{ $event }"
components-red-upper = no upper zone is a red crisis, but the rules show one
components-red-lower = no lower zone is a red crisis, but the rules show one
components-areas = has { $lands } land and { $seas } sea areas; land+sea must be one of { $expected }
components-sea-in-land = edge { $edge } is { $terrain }, which cannot be part of a land area
components-land-in-sea = edge { $edge } is { $terrain }, which cannot be part of a sea area
components-edge = belongs to { $areas } areas; it must belong to exactly one
components-parted = edges { $edge } and { $after } are adjacent and of the same kind, so they must belong to the same area
components-crossing = { $one } and { $other } cross each other; split one of them into two areas
components-fish-ashore = fish icons belong in the sea
components-icon-at-sea = only fish icons belong in the sea
components-five = has { $icons } icons and { $huts } huts; together there must be 5 on every side except the volcano
components-volcano = { $volcanoes } sides are marked as the volcano; there must be exactly one (volcano = true)
components-strait = no side has two land areas, but the rules say that some are divided by a strait
components-landlocked = every side has sea, but the rules say that some have none
components-quoted = no side has what the rules show on one: { $side }
components-same-side = is the same as { $other }; all 50 sides are different
components-same-back = is the same as { $other }; no two cards have the same back
components-unlayable = at most { $laid } of the { $hexes } hexes could be laid; it must be possible to lay all of them
