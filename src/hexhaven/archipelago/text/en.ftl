# Archipelago in words. Names stand in the nominative, after a colon or in a list, so that no language has to bend them.
# Places are written as in notation: 3a is land of region 3, 3x its sea.

nothing = none
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

side = edges from the east on, anticlockwise: { $edges }; icons: { $icons }; huts: { $huts }
area-icons = { $area }: { $icons }
hex-side = side { $side }: { $shown }

unit-citizen = citizen
unit-citizen-engaged = engaged citizen
unit-striker = striker
unit-ship = ship
unit-ship-engaged = engaged ship
hand-left = left hand
hand-right = right hand

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
cost-joker = with an explorer token instead of the cube
cost-jokers = with explorer tokens for: { $cubes }
cost-owner = to { $player }
gain-florins =
    brings { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }

## Evolution cards: characters

card = { $card }. { $effect } { $use }
use-owner = Use (owner only): { $costs }.
use-anyone = Use (anybody, who pays the owner 1 florin more): { $costs }.
use-passive = It works by itself.
use-wonder = It is built once, by its owner.

card-researcher = Researcher
effect-researcher = Open the top five cards of the deck. You may buy one progress card among them at its lowest price; the others are discarded.
card-pirate = Pirate
effect-pirate = Sink another player's ship in a region where you have a ship too. Its owner gives you a cube of their choice. Rebellion { $steps }.
card-explorer = Explorer
effect-explorer = With an exploration: take the top three hexes, lay one of them and discard the others.
card-head-hunter = Head Hunter
effect-head-hunter = Open the top five cards of the deck. You may buy one character among them at its lowest price; the others are discarded.
card-assassin = Assassin
effect-assassin = Discard a character of another player and pay its lowest price to the bank.
card-bishop = Bishop
effect-bishop = Rebellion { $steps }.
card-archbishop = Archbishop
effect-archbishop = Rebellion falls by 1; with 3 or 4 temples on the map by 2, with 5 or more by 3.
card-pope = Pope
effect-pope = Rebellion { $steps } for each temple on the map. 1 point at the end.
card-false-prophet = False Prophet
effect-false-prophet = For each temple you control one of your citizens may move as in a migration, convoys included.
card-minister-of-labour = Minister of Labour
effect-minister-of-labour = Surplus workers { $steps }.
card-scout = Scout
effect-scout = With an exploration: explore up to twice in a row, with one disc and one circle.
card-king = King
effect-king = Adds 3 to each of your bids for the turn order. 1 point at the end.
card-recruiter = Recruiter
effect-recruiter = Recruit one surplus worker without a disc, at the price of board IV.
card-missionary = Missionary
effect-missionary = With an exploration: one hut of the new region may bring a citizen of yours instead of a surplus worker.
card-spy = Spy
effect-spy = Look at the objective of another player, also of the Spy's owner.
card-merchant = Merchant
effect-merchant = Buy, or sell, any number of cubes of one resource at the domestic market, each at the price of its row.
card-treasurer = Treasurer
effect-treasurer = The bank pays 1 florin for every 5 florins you have.
card-thief = Thief
effect-thief = Another player hides a cube in each hand; you choose a hand and keep its cube.
card-barbarian = Barbarian
effect-barbarian = Name a region with an active, unengaged citizen of yours: a cube from the bank for each free icon in it. Nobody harvests these icons any more. A town does not protect them.
card-minister-of-agriculture = Minister of Agriculture
effect-minister-of-agriculture = Put up to two cubes of cattle or fruit from the bank on the domestic market.
card-queen = Queen
effect-queen = Adds 2 to each of your bids for the turn order.
card-exporter = Exporter
effect-exporter = Buy, or sell, any number of cubes of one resource at the export market, each at the price of its row.
card-admiral = Admiral
effect-admiral = With a migration: each of your ships may move through up to three regions.
card-minister-of-trade = Minister of Trade
effect-minister-of-trade = Move up to two cubes from one market to the other.

## Evolution cards: progress

card-irrigation-canal = Irrigation Canal
effect-irrigation-canal = With a harvest of fruit: every unit brings two cubes.
card-industrial-fishing = Industrial Fishing
effect-industrial-fishing = With a harvest of fish: every unit brings two cubes.
card-sawmill = Sawmill
effect-sawmill = With a harvest of wood: every unit brings two cubes.
card-quarry = Quarry
effect-quarry = With a harvest of stone: every unit brings two cubes.
card-iron-mine = Iron Mine
effect-iron-mine = With a harvest of iron: every unit brings two cubes.
card-farm = Farm
effect-farm = With a harvest of cattle: every unit brings two cubes.
card-roads = Roads
effect-roads = With a migration: your citizens may walk one region further.
card-shipbuilding = Shipbuilding
effect-shipbuilding = Build a ship without a disc, at the usual cost.
card-expansionism = Expansionism
effect-expansionism = A migration without a disc.
card-amphitheatre = Amphitheatre
effect-amphitheatre = 2 florins from the bank, and rebellion { $steps }.
card-foreign-trade = Foreign Trade
effect-foreign-trade = Put a cube of any resource from the bank on the export market, or take one from there to the bank.
card-slavery = Slavery
effect-slavery = All your engaged citizens are released and can be engaged again at once. Rebellion { $steps }.
card-colossus = Colossus
effect-colossus = Wonder: 3 iron, 1 disc and an active, unengaged citizen, who leaves the map. Surplus workers { $steps }. 1 point at the end.
card-pyramid = Pyramid
effect-pyramid = Wonder: 5 stone, 2 discs and an active, unengaged citizen, who leaves the map. Rebellion { $steps }. 2 points at the end.
card-emigration = Emigration
effect-emigration = Surplus workers { $steps } for each port on the map.
card-great-lighthouse = Great Lighthouse
effect-great-lighthouse = Wonder, if you control a port: 1 iron, 2 stone, 1 disc and an active, unengaged citizen, who leaves the map. Every player puts a ship from the reserve at each port they control. 1 point at the end.
card-cathedral = Cathedral
effect-cathedral = Wonder, if you control a temple: 3 stone, 2 discs and an active, unengaged citizen, who leaves the map. Rebellion { $steps } for each temple on the map. 2 points at the end.
card-immigration = Immigration
effect-immigration = Surplus workers { $steps }.
card-architecture = Architecture
effect-architecture = Build a building or a ship without a disc, at the usual cost.
card-local-trade = Local Trade
effect-local-trade = One transaction at the domestic market without a disc.
card-peace-and-prosperity = Peace and Prosperity
effect-peace-and-prosperity = Rebellion { $steps }.
card-education = Education
effect-education = Surplus workers { $steps }.
card-dictatorship = Dictatorship
effect-dictatorship = All your strikers are raised and active again. Rebellion does not change.
card-gifts-of-the-clergy = Gifts of the Clergy
effect-gifts-of-the-clergy = Give 1 fruit to the bank for rebellion −1, or 1 fruit and 1 cattle for rebellion −2.
card-built = { $card } (built)
card-engaged = { $card } (engaged)

## Crisis backs

back = above: { $upper }; below: { $lower }
zone-red = { $zone } (red: as soon as it appears)
zone-domestic =
    domestic crisis: { $resource }, a cube raises { $number ->
        [one] { $number } citizen
       *[other] { $number } citizens
    }
zone-export = export crisis: { $resource } ×{ $number }
zone-rebels-per-temple = event: rebellion { $steps } for each temple
zone-rebels-per-town = event: rebellion { $steps } for each town
zone-workers-per-port = event: surplus workers { $steps } for each port
zone-workers-per-town = event: surplus workers { $steps } for each town

## Objectives: the name, when the game ends, what is rewarded

objective = { $name }: the game ends with { $end }. Rewarded: { $reward }.
objective-short = short { $number }
objective-medium = medium { $number }
objective-long = long { $number }

end-piles = { $number } empty piles of explorer tokens
end-resources = { $number } resources of which the bank has no cube
end-florins = no florins in the bank
end-characters = { $number } characters in play
end-progress = { $number } progress cards in play
end-cards = { $number } characters and progress cards together in play
end-towns = { $number } towns on the map
end-markets = { $number } markets on the map
end-ports = { $number } ports on the map
end-temples = { $number } temples on the map
end-ships = { $number } ships on the map
end-population = a population of { $number } or more
end-workers = { $number } surplus workers or more

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
criterion-pacifist = Pacifist, if population minus rebellion is above { $margin }
criterion-separatist = Separatist, who wins alone with independence
criterion-benefactor = Benefactor
criterion-fruit = cubes of fruit
criterion-cattle = cubes of cattle
criterion-fish = cubes of fish
criterion-wood = cubes of wood
criterion-stone = cubes of stone
criterion-iron = cubes of iron
criterion-fruit-icons = icons of fruit in own town regions
criterion-cattle-icons = icons of cattle in own town regions
criterion-fish-icons = icons of fish in own town regions
criterion-wood-icons = icons of wood in own town regions
criterion-stone-icons = icons of stone in own town regions
criterion-iron-icons = icons of iron in own town regions

## Phases, actions, causes

phase-0 = turn zero
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

cause-board-i = board I
cause-board-ii = board II
cause-board-iii = board III
cause-board-iv = board IV
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
cause-objective = objective: { $objective }

## What happened

event-order-set = The turn order: { $order }
event-trend-set = The trend: { $trend }
event-objective-dealt = { $player } gets an objective.
event-objective-dealt-known = { $player } gets an objective: { $objective }
event-objective-laid-open = An objective for all: { $objective }
event-objective-discarded = { $player } puts an objective out of the game.
event-objective-discarded-known = { $player } puts out of the game: { $objective }
event-objective-seen = { $player } looks at the objective of { $other }.
event-objective-seen-known = { $player } looks at the objective of { $other }: { $objectives }
event-objective-revealed = { $player } reveals an objective: { $objective }
event-objective-revealed-open = Revealed: { $objective }
event-hex-dealt = { $player } takes hex { $hex }.
event-hand-discarded = { $player } discards the hexes that are left.
event-hex-shown = On top of the stack now: side { $side }
event-hex-shown-none = The stack of hexes is empty.
event-hex-discarded = { $player } refuses hex { $hex }.
event-hexes-shuffled = The discarded hexes are shuffled into the stack.
event-region-laid = { $player } lays a new region: side { $side }
event-region-laid-start = The start hex is laid.
event-unit-added = { $player } has a new citizen: { $place }
event-unit-added-ship = { $player } has a new ship: { $place }
event-unit-changed = { $player } moves a citizen: { $place } → { $target }
event-unit-changed-ship = { $player } moves a ship: { $place } → { $target }
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
event-disc-gained = { $player } gets another disc.
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
event-cubes-gained = { $player } gets: { $resource } ×{ $second }
event-cubes-paid = { $player } pays cubes: { $cubes }
event-cubes-given = { $player } gives to { $other }: { $given }
event-cube-stolen = { $player } steals a cube from { $other }, unseen by the others.
event-cube-stolen-known = { $player } steals from { $other }: { $stolen }
event-cube-stolen-none = { $player } picks an empty hand of { $other }.
event-cubes-hidden = { $player } hides cubes in both hands.
event-cubes-hidden-known = { $player } hides in the left hand: { $left }; in the right hand: { $right }
event-tokens-given =
    { $player } gives to { $other }: { $second ->
        [one] { $second } explorer token
       *[other] { $second } explorer tokens
    }
event-market-stocked = From the bank to the { $board }: { $traded }
event-market-drawn = From the { $board } to the bank: { $traded }
event-cube-bought = { $player } buys ({ $board }): { $traded }
event-cube-sold = { $player } sells ({ $board }): { $traded }
event-rebellion-moved = Rebellion { $steps } ({ $cause }).
event-workers-moved = Surplus workers { $steps } ({ $cause }).
event-turn-opened = Turn { $number } begins.
event-phase-opened = Phase { $number }: { $phase }
event-bid-sealed = { $player } has bid in secret.
event-bid-sealed-known =
    { $player } bids { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    } in secret.
event-bid-revealed =
    { $player } has bid { $second ->
        [0] { $number }.
       *[other] { $number } + { $second }.
    }
event-orderer-set = { $player } sets the turn order.
event-orderer-set-none = The turn order stays as it is.
event-crisis-opened = A domestic crisis: all citizens lie down but those on temples.
event-crisis-opened-export =
    An export crisis: { $third ->
        [one] { $third } cube is wanted.
       *[other] { $third } cubes are wanted.
    }
event-crisis-closed =
    The domestic crisis is over; { $second ->
        [0] nobody strikes.
        [one] { $second } citizen strikes.
       *[other] { $second } citizens strike.
    }
event-crisis-closed-export =
    The export crisis is over; { $second ->
        [0] no cube is missing.
        [one] { $second } cube is missing.
       *[other] { $second } cubes are missing.
    }
event-event-happened = An event happens: the back of { $other_card }
event-benefit-laid = { $player } puts a florin of the bank on the Benefactor.
event-round-opened = { $player } begins a round.
event-passed = { $player } is out for this phase.
event-building-built = { $player } builds: { $built }
event-coin-laid = { $player } uses for 1 florin: { $built }
event-card-laid-out = On place { $slot } of the track: { $other_card }
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
event-top-shown = On top of the deck now: the back of { $card }
event-top-shown-none = The deck is empty.
event-deck-shuffled = The discarded cards are shuffled into a new deck.
event-card-used = { $player } uses a card: { $card }
event-card-used-other = { $player } uses a card of { $owner }: { $card }
event-card-opened = Opened: { $card }
event-card-given = { $player } gives to { $other }: { $other_card }
event-cards-released = All cards are released.
event-wonder-built = { $player } builds a wonder: { $card }
event-icon-plundered = Plundered at { $area }: { $plundered }
event-discs-returned = All players take back their discs.
event-exploration-failed = The exploration of { $player } fails.
event-term-added = { $player } offers: { $term }
event-term-added-asked = { $player } asks for: { $term }
event-deal-proposed = { $player } makes { $other } this offer.
event-deal-withdrawn = { $player } makes { $other } no offer.
event-deal-accepted = { $player } accepts the offer of { $other }.
event-deal-refused = { $player } refuses the offer of { $other }.
event-deal-countered = { $player } answers { $other } with a counter-offer.
event-permit-given = { $player } permits { $other } to harvest in the regions of the own towns.
event-stock-shown = { $player } shows that there is no cube to give.
event-independence-declared = Rebellion is above the population: the archipelago is independent.
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
        [one] { $number } cube is still wanted.
       *[other] { $number } cubes are still wanted.
    }
event-condition-met = The end condition is met: { $objective }
event-theft-revealed = What { $player } had stolen from { $other }: { $stolen }

## Answers

answer-done = done, nothing more
answer-pass = pass: nothing now, and no more rounds in this phase
answer-bidding =
    bid { $number ->
        [one] { $number } florin
       *[other] { $number } florins
    }
answer-ordering = turn order: { $order }
answer-trend-is = trend: { $trend }
answer-objective-is = put out of the game: { $objective }
answer-lay = lay side { $side } at region { $region } ({ $direction }), turned by { $rotation }/6; the unit from { $mover } enters
answer-land = put the citizen: { $place }
answer-feed-board = give a cube of the market
answer-feed-own = give a cube of your stock
answer-feed-token = give an explorer token
answer-bless = by the temple raise { $number } of { $player }: { $place }
answer-raising = raise { $number } of { $player }: { $place }
answer-expelling = expel the striker: { $built }
answer-expelling-across = expel the striker to the other shore: { $built }
answer-harvesting = harvest: { $resource }
answer-working = a unit harvests: { $place }
answer-taxing = collect taxes
answer-buying = buy ({ $board }): { $resource }
answer-selling = sell ({ $board }): { $resource }
answer-using = use: { $built }
answer-exploring = explore
answer-reproducing = reproduce
answer-recruiting = recruit
answer-migrating = migrate
answer-building = build: { $building }; by the unit in { $place }
answer-building-ship = build: { $building }; by the citizen in { $place }
answer-card = use a card: { $card }
answer-card-on-card-of = use a card: { $card }, on a card of { $player }: { $other_card }
answer-card-on-player = use a card: { $card }, on { $player }
answer-card-on-region = use a card: { $card }, in region { $region }
answer-card-on-gifts =
    use a card: { $card }; give { $number ->
        [1] 1 fruit
       *[2] 1 fruit and 1 cattle
    }
answer-wonder = build a wonder: { $card }; with the citizen in { $place }
answer-moving = a citizen moves: { $place } → { $target }
answer-moving-ship = a ship moves: { $place } → { $target }
answer-take = take this hex
answer-refuse-hex = refuse it and take the next
answer-hex-is = keep hex { $hex }
answer-found = to the domestic market: { $resource }; to you: { $second }
answer-purchasing = buy: { $card }; turn: { $turned }
answer-turning = turn: { $cards }
answer-picking = buy: { $card }
answer-sinking = sink a ship of { $player }: { $place }
answer-giving = hand over: { $resource }
answer-hiding = left hand: { $left }; right hand: { $second }
answer-hand = { $hand }
answer-stocking = from the bank to the { $board }: { $resource }
answer-removing = from the { $board } to the bank: { $resource }
answer-shifting = from the { $board } to the { $other_board }: { $resource }
answer-offering = make an offer to { $player }
answer-inviting = invite { $player } to make an offer
answer-give = give: { $term }
answer-ask = ask for: { $term }
answer-give-promise = promise: { $term }
answer-ask-promise = ask for a promise: { $term }
answer-propose = propose this
answer-withdraw = make no offer
answer-accept = accept
answer-refuse = refuse
answer-counter = make a counter-offer
answer-seat-drawn = drawn for the turn order: { $player }
answer-hex-drawn = dealt: hex { $hex }
answer-side-shown = on top of the stack: side { $side }
answer-card-drawn = on top of the deck: the back of { $card }
answer-trend-drawn = trend drawn: { $trend }
answer-objective-drawn = objective drawn: { $objective }

slot = place { $slot }
slot-card = { $card } (place { $slot })
term-permit = permission to harvest
term-place = place { $number } in the turn order
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
group-use = Market or port
group-build = Building
group-cards = Cards and wonders
group-deals = Deals
group-move = Moves
group-raise = Raise
group-bless = Raise by a temple
group-help = Help
group-buy = Buy a card and turn another
group-turn = Turn two cards
group-lay = Side { $side }
group-give = Give or promise
group-ask = Ask for
group-other = Others

## Questions

question-choose-trend = Which trend is played?
question-choose-objective = Which of your objectives leaves the game?
question-first-region = Turn zero: lay one of your hexes at the start hex.
question-first-landing =
    Where { $number ->
        [one] does your second citizen
       *[other] do your two citizens
    } land?
question-bid =
    { $second ->
        [0] How much do you bid for the turn order?
       *[other] A tie: how much do you bid now?
    } You have { $florins ->
        [one] { $florins } florin.
       *[other] { $florins } florins.
    }
question-bribe = { $player } sets the turn order. Do you make an offer?
question-set-order = You have won the bidding: in which order do all play?
question-help = Domestic crisis: { $resource }. Each cube raises { $number }; { $lying } lie. Whoever still lies at the end strikes, and rebellion rises by 1 for each. Do you help?
question-raise =
    Whom do you raise? { $number ->
        [one] One more citizen.
       *[other] { $number } more citizens.
    }
question-expel = Do you expel strikers of others from the buildings of your towns' regions?
question-export-help = Export crisis: { $resource }, { $missing } still wanted. Rebellion rises by 1 for each one missing at the end. Do you help?
question-round =
    { $number ->
        [0] Your round. Nothing is left to do in it but deals.
       *[other] Your round. Once each, if you can: { $left }. Whoever does nothing at all is out for this phase.
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
question-merchant = Buy, or sell, cubes of one resource ({ $board }).
question-take-hex = On top of the stack lies side { $side }: { $shown }. Do you take this hex? The next one would have to be taken.
question-choose-hex = Which hex do you keep?
question-place-hex = Where does the hex go?
question-resources-found = Region { $region } brings a cube to the domestic market, and one to you. Which?
question-missionary-lands = The Missionary can bring a citizen to region { $region }. Where to?
question-reproduce = Where is a citizen added?
question-recruit =
    { $workers ->
        [one] { $workers } surplus worker, the next recruit costs
       *[other] { $workers } surplus workers, the next recruit costs
    } { $price ->
        [one] { $price } florin.
       *[other] { $price } florins.
    } Where to?
question-migrate = Which unit moves where?
question-build-freely = What do you build without a disc?
question-purchase = Buy a card of the track and turn another, or turn two.
question-search-buy = These cards were opened: { $cards }. Do you buy one at its lowest price?
question-sink = Which ship does your Pirate sink?
question-yield-cube = Which cube do you hand over to { $player }?
question-hide-cubes = { $player } steals from you. What do you hold in which hand?
question-pick-hand = Which hand of { $player } do you choose?
question-supply-market =
    { $board }: { $left ->
        [one] one cube.
       *[other] up to { $left } cubes.
    }
question-shift-cubes =
    { $number ->
        [one] One more cube
       *[other] Up to { $number } cubes
    } from one market to the other.
question-terms = Your offer to { $player }. You give: { $given }. You ask for: { $asked }.
question-deal-reply = { $player } offers you: { $given }, and asks for: { $asked }.

## Why an answer is refused

why-game-over = The game is over.
why-chance = This is for chance to decide, not for a player.
why-not-your-turn = Somebody else is asked now.
why-not-asked = This does not answer the question that is asked.
why-finish-first = First finish what you have begun.
why-do-something = An action must do something: at least one unit, citizen or cube.
why-no-window = Deals are possible only in your own round, in your chance to help, and before the turn order is set.
why-no-crisis = There is no crisis now.
why-cards-in-rounds = Cards are used, and wonders built, only in your own round of phase 5.
why-cards-in-phase-6 = Cards of the track are bought and turned in phase 6, when it is your turn.
why-acted = One action in each round, and you have made it.
why-card-played = One card or wonder in each round, and you have used it.
why-building-used = One market or port in each round, and you have used it.
why-no-disc = You have no disc left in this turn.
why-discs = You do not have enough discs left.
why-price = You do not have the florins to pay this.
why-cubes = You do not have the cubes to pay this.
why-no-cube = You have no such cube.
why-no-token = You do not have the explorer tokens.
why-joker = An explorer token stands only for a cube that is to be paid.
why-bank-cubes = The bank has no such cube.
why-bid = You cannot bid more florins than you have.
why-order = The order must name every player exactly once.
why-trend = This trend is in play already.
why-not-your-objective = You do not hold this objective.

why-no-region = There is no such region on the map.
why-no-area = The region has no such area.
why-no-unit = There is no such unit.
why-striker = A striker does nothing.
why-engaged = The unit is engaged.
why-not-that-hex = You do not have this hex to lay.
why-must-lay = The hex can be laid, so it must be.
why-one-refusal = This hex cannot be refused.
why-spot-taken = A region lies there already.
why-lowest-region = Name the place from the region with the lowest number beside it.
why-start-hex = The hex must lie at the start hex.
why-two-regions = The hex must share edges with at least two regions.
why-terrain = The terrain does not meet its like at every edge.
why-cannot-enter = This unit cannot enter the new region from where it is.
why-not-found = The region has no such icon left to choose.
why-second-cube = Another icon is left, so you must take a cube too.
why-new-region = The citizen belongs into the new region.
why-no-land = Citizens stand on land.
why-not-on-building = The citizen is put into a land area, not on a building.
why-land-and-sea = Citizens go by land, ships by sea.
why-moved = The unit has moved already.
why-citizens-only = Only citizens move now.
why-own-area = A unit does not leave a building for its own area by a move.
why-too-far = The unit does not get so far.
why-no-convoy = Nobody crosses the sea without own ships that are unengaged and not on a port.
why-three-citizens = You have three citizens in this region already.
why-no-building = There is no such building.
why-ships-in-ports = Of all buildings ships enter ports only.
why-occupied = The building is occupied.
why-town-closed = Another player controls this building through the town.

why-fish = Ships harvest fish and nothing else; citizens harvest everything else.
why-no-icon = There is no icon of this resource in the area.
why-icon-taken = All icons of this resource in the area are taken.
why-plundered = The icons are plundered.
why-permission = Another player controls the town of this region, and you have no permission.
why-one-harvest = A harvest is for one resource.
why-taxes = The zone of the taxes is full in this turn.
why-circles = You have explored in this turn, and the circles of all colours are full.
why-no-hex = There is no hex to take.
why-no-move = None of your units can move.
why-zone-empty = There is no such cube on the market.
why-zone-full = There is no room for such a cube on the market.
why-other-market = This is not the market for it.
why-one-resource = Only one resource, and either buying or selling.
why-no-market = There is no such market or port.
why-no-control = You do not control this building.
why-used = This building has been used in this phase.
why-reproduced = You have reproduced in this turn.
why-no-citizens-left = You have no citizens in the reserve.
why-no-couple = Reproduction needs a region with exactly two of your citizens.
why-couple-striking = A striker does not reproduce.
why-couple-apart = Your two citizens are on different shores.
why-couple-shore = The citizen is added where the two others are.
why-no-workers = There are no surplus workers.
why-no-active-unit = You have no active unit in this region.
why-no-building-token = No token is left for this building.
why-no-ships-left = You have no ships in the reserve.
why-one-of-each = The region has such a building already.
why-ship-builds-ports = A ship builds ports only.
why-no-sea = There must be sea here, and for a port land as well.
why-site = It cannot be built there by this unit.
why-only-ship = Only a ship is built now.

why-no-temple = There is no temple in this region.
why-not-lying = So many citizens do not lie there.
why-raise-too-many = The cube does not raise so many more.
why-raise-all = The cube must raise its full number of citizens.
why-no-town = You do not control the town.
why-no-striker = There is no striker of another player on this building.

why-card-not-in-play = Nobody has this card.
why-not-activated = This card is not activated.
why-owner-only = Only the owner can use this card.
why-card-engaged = The card is engaged.
why-no-action-left = The card works with an action of this round, and you have none left.
why-nothing-to-do = There is nothing the card could work on.
why-no-player = There is no such player.
why-not-yourself = This must be another player.
why-no-such-character = This player has no such character.
why-open-objectives = There is no secret objective to look at.
why-no-idle-citizen = You have no active, unengaged citizen there.
why-no-free-icon = There is no free icon in the region.
why-no-wonder = This card is not a wonder.
why-not-yours = This card is not yours.
why-built-already = The wonder is built already.
why-bought-this-turn = A wonder is not built in the turn in which it was bought.
why-needs-building = The Great Lighthouse needs a port you control, the Cathedral a temple.
why-citizen = The wonder needs a citizen, not a ship.
why-not-opened = This card was not opened.
why-other-kind = The Researcher finds progress cards, the Head Hunter characters.
why-own-ship-there = You have no ship in this region.
why-both-hands = Hide a cube in each hand; only with a single cube one hand stays empty.
why-only-onto-market = Cubes are only put on this market, not taken off.
why-fruit-or-cattle = Only fruit and cattle.
why-empty-place = There is no card on this place.
why-same-card = Turn another card than that.
why-turn-another = Buy a card and turn another, or turn two.
why-smaller-first = Name the smaller place first.

why-no-deals = This game is played without negotiation.
why-no-offers-left = All offers of this window have been made.
why-orderer-only = Now offers go only to the player who sets the turn order.
why-named-already = This is named in the offer already.
why-too-many-terms = The offer has as many terms as there may be.
why-nothing-offered = An offer must give, ask or promise something.
why-promise-place = A place in the turn order can be promised only in phase 2, by the player who sets the order.
why-no-such-place = The turn order has no such place.
why-promise-raise = Raising citizens can be promised only in a crisis.
why-too-much = A deal cannot name so much.
why-not-held = One can only give and ask for what is there to be given.
why-built-wonder = Built wonders never change hands.
why-permit-phase = Permission to harvest is given only in phase 5.
why-permitted-already = This permission has been given already.
why-no-counters-left = No more counter-offers: accept or refuse.

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

state-turn = Turn { $turn }, phase: { $phase }
state-order = Turn order: { $order }
state-markers = Population { $population }, rebellion { $rebellion } (above the population it ends the game), surplus workers { $workers }
state-labour =
    Board IV: rebellion { $rebels } in phase 3; { $price ->
        [0] nobody can be recruited now
       *[other] the next recruit costs { $price }
    }
state-bank = Bank: florins { $florins }; cubes: { $cubes }
state-tokens = Explorer tokens left in the three piles: { $first }, { $second }, { $third }
state-building-tokens = Building tokens left: { $trade } for markets and ports, { $town } for towns and temples
state-taxes = Taxes in this turn: { $used } of { $most }
state-explored = Further explorations in this turn: { $used } of { $most }
state-trend = Trend, by which all are ranked at the end: { $trend }
state-benefactor = Benefactor: florins on the own part of the card count. 1 florin from the bank goes there for each cube of the own stock and each explorer token used in a crisis, and for each temple built.
state-ending = An end condition is met: the game ends soon.
objective-open = For all: { $objective }
objective-of = { $player }: { $objective }
objective-declined = Put out of the game by you: { $objective }
deal-between = { $player } negotiates with { $other }.
deal-given = { $player } gives: { $terms }
crisis-now =
    Now: { $back }{ $missing ->
        [0] {""}
       *[other] {" "}({ $missing } still wanted)
    }
crisis-top = On top of the deck: { $back } ({ $card }; { $deck } cards below)
crisis-none = The deck is empty.
market-line = { $board }, { $resource }: { $number } of { $room }; buying: { $buy }; selling: { $sell }
track-line = { $slot }. { $prices }: { $card }
region-line = Region { $region }: { $areas }; huts: { $huts }
region-links = links: { $links }
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
       *[other] {" "}(used in this turn)
    }
units-of = { $player }: { $units }
unit-at = { $unit } { $place }
hex-top = On top of the stack: side { $side }: { $shown }; hexes below: { $stack }
seat-line =
    { $player }: { $stock }{ $out ->
        [0] {""}
       *[other] {" "}(out for this phase)
    }
seat-pieces = discs: { $discs } of { $all }; in the reserve: citizens { $citizens }, ships { $ships }
seat-controls = controls: { $buildings }
seat-cards = cards: { $cards }
seat-benefactor = florins on the Benefactor: { $number }
seat-permits = permits to harvest: { $players }
seat-points = points: { $number }
seat-theft = { $player } has stolen a cube from { $other }; nobody else knows which, and it is not counted above.

state-more = Say show for the whole table: markets, cards, map, hexes; ? NAME tells of a card.
points-table = Points by source
points-total = Total
points-place = Place
points-nobody = All have lost.

## What a table offers

game-title = Archipelago
option-seats = Players
option-seats-hint = Two to five; who is missing can be a bot.
option-seats-number = { $number } players
option-length = Length
option-length-hint = The objectives of the game: short games end soonest.
option-length-short = short
option-length-medium = medium
option-length-long = long
option-start = Start hex
option-start-hint = The open sea, with a ship for everybody; or the desert village, with two citizens each and no ship.
option-start-sea = open sea
option-start-desert = desert village
option-variants = Variants
option-variants-hint = They change trends and objectives. No secrets goes with none of the others, Benefactor not with more control.
option-variants-none = no variants
option-variants-no-secrets = no secrets between friends: open objectives for all, no trend
option-variants-more-control = more control: two trends
option-variants-more-spice = more spice: of two objectives everybody keeps one
option-variants-choose-trend = the players choose the trend
option-variants-benefactor = Benefactor: reward for help in crises; for two players
option-deals = Negotiation
option-deals-hint = Offers between players, as answers of the game.
option-deals-on = with negotiation
option-deals-off = without negotiation
option-components = Component set
option-components-hint = The printed numbers: the standard ones, or those typed in from a box.
option-components-standard = standard set
