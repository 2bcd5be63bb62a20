# The Castles of Burgundy in words. Tile names always follow a colon, so that no language has to inflect them.

## Tiles: the name, and a short form of at most nine characters for the picture of a duchy

tile-castle = castle
tile-mine = mine
tile-ship = ship
tile-cow = { $number } cows
tile-sheep = { $number } sheep
tile-pig = { $number } pigs
tile-goat = { $number } goats
tile-market = market
tile-carpenter = carpenter
tile-church = church
tile-warehouse = warehouse
tile-boarding-house = boarding house
tile-bank = bank
tile-town-hall = town hall
tile-watchtower = watchtower
tile-m = monastery { $number }
tile-black-tile = black tile
tile-geese = geese
tile-crane = crane
tile-white-castle = white castle
tile-inn = inn

short-castle = castle
short-mine = mine
short-ship = ship
short-cow = { $number } cows
short-sheep = { $number } sheep
short-pig = { $number } pigs
short-goat = { $number } goats
short-market = market
short-carpenter = carpenter
short-church = church
short-warehouse = warehouse
short-boarding-house = boarding
short-bank = bank
short-town-hall = town hall
short-watchtower = tower
short-m = Mon.{ $number }
short-black-tile = black
short-geese = geese
short-crane = crane
short-white-castle = wh.castle
short-inn = inn

## What a tile does

effect-castle = One extra action at once, as if with a die of any number.
effect-mine = Pays 1 silver at the end of every phase.
effect-ship = Moves you one space along the bridge, then takes the goods of one depot.
effect-animal = Scores its animals, and all other tiles of the same species in the same pasture score again.
effect-market = You may take a ship or an animal tile from any numbered depot.
effect-carpenter = You may take a building from any numbered depot.
effect-church = You may take a mine, a monastery or a castle from any numbered depot.
effect-warehouse = You may sell all your goods of one kind without a die.
effect-boarding-house = 4 workers.
effect-bank = 2 silver.
effect-town-hall = You may place another stored tile, whatever the number of the field.
effect-watchtower = 4 points.
effect-black-tile = Goes on a field of any colour and has no other function.
effect-m1 = Your cities may hold the same building more than once.
effect-m2 = At the end of every phase, each of your mines also gives you a worker.
effect-m3 = Every sale of goods brings 1 more silver.
effect-m4 = Every sale of goods also brings a worker.
effect-m5 = Your ships take goods from one depot or from two neighbouring ones.
effect-m6 = You may make your purchase from any depot and pay with workers.
effect-m7 = Every animal tile that scores brings 1 more point.
effect-m8 = Each worker changes a die by up to two steps.
effect-m9 = When you place a building, the first step on the die is free.
effect-m10 = When you place an animal tile or a ship, the first step on the die is free.
effect-m11 = When you place a castle, a mine or a monastery, the first step on the die is free.
effect-m12 = When you take a tile from a numbered depot, the first step on the die is free.
effect-m13 = When you take workers, you also get 1 silver.
effect-m14 = When you take workers, you get 4 instead of 2.
effect-m15 = At the end, 2 points for each kind of good you have sold.
effect-m16 = At the end, 4 points for each of your warehouses.
effect-m17 = At the end, 4 points for each of your watchtowers.
effect-m18 = At the end, 4 points for each of your carpenters.
effect-m19 = At the end, 4 points for each of your churches.
effect-m20 = At the end, 4 points for each of your markets.
effect-m21 = At the end, 4 points for each of your boarding houses.
effect-m22 = At the end, 4 points for each of your banks.
effect-m23 = At the end, 4 points for each of your town halls.
effect-m24 = At the end, 4 points for each animal species in your duchy.
effect-m25 = At the end, 1 point for each good you have sold.
effect-m26 = At the end, 3 points for each of your colour bonuses.
effect-m27 = Your marker is always on top of its stack on the bridge.
effect-m28 = At any question put to you, you may buy 2 workers for 1 silver.
effect-m29 = At the end, 4 points for each of your white castles.
effect-crane = You may use the effect of any building. At the end, it counts as one building of your choice for monasteries 16 to 23 and 29.
effect-geese = Scores 2 points, and the tiles of one species in the same pasture score again. The geese score again with every later animal there; they are a species of their own.
effect-white-castle = One action at once with the number of the white die; workers may change the number.
effect-inn = Goes on a field of any colour, one in each area. The area counts as one field larger.

## Goods by die number, colours of fields by letter, areas

good-1 = turquoise
good-2 = purple
good-3 = pink
good-4 = red
good-5 = brown
good-6 = orange
goods-pile =
    { $number ->
        [1] { $good } ({ $kind })
       *[other] { $good } ({ $kind }) ×{ $number }
    }
goods-none = nothing

colour-C = castle
colour-M = mine
colour-Y = monastery
colour-S = ship
colour-B = building
colour-A = animal

area-C = castle area
area-M = mine area
area-Y = monastery area
area-S = river
area-B = city
area-A = pasture

## Where silver, workers and points come from, beside tiles

cause-setting-up = set-up
cause-area = completed area
cause-phase = phase bonus
cause-bonus = colour bonus
cause-sale = sale of goods
cause-worker-action = taking workers
cause-end-goods = goods left over
cause-end-silver = silver left over
cause-end-workers = workers left over
cause-bought = bought
cause-animals = animals
cause-watchtowers = watchtowers
cause-monasteries = monasteries

## What happened

event-start-player-set = { $player } is the start player.
event-duchy-set = { $player } plays duchy { $duchy }.
event-choice-sealed = { $player } has made a secret choice.
event-silver-gained = { $player } gets { $number } silver ({ $cause }).
event-silver-paid = { $player } pays { $number } silver.
event-workers-gained =
    { $player } gets { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    } ({ $cause }).
event-workers-paid =
    { $player } pays { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }.
event-points-scored =
    { $player } scores { $number ->
        [one] { $number } point
       *[other] { $number } points
    } ({ $cause }).
event-goods-gained =
    { $player } gets goods { $depot ->
        [0] from the supply
       *[other] from depot { $depot }
    }: { $good } ×{ $number }
event-goods-gained-together =
    { $player } gets goods { $depot ->
        [0] from the supply
       *[other] from depot { $depot }
    }: { $goods }
event-goods-sold = { $player } sells goods: { $good } ×{ $number }
event-phase-opened = Phase { $phase } begins.
event-tile-laid-out =
    { $depot ->
        [0] Laid out in the black depot
       *[other] Laid out in depot { $depot }
    }: { $tile }
event-good-laid-out = Laid out for this phase: { $good }
event-round-opened = Round { $round } begins.
event-dice-rolled = { $player } rolls { $die } and { $other }.
event-white-die-rolled = The white die shows { $die }.
event-good-arrived = A good arrives in depot { $depot }: { $good }
event-turn-opened = { $player } starts a turn.
event-turn-closed = { $player } ends the turn.
event-die-used = { $player } uses the { $die }.
event-tile-taken =
    { $player } takes { $depot ->
        [0] from the black depot
       *[other] from depot { $depot }
    }: { $tile }
event-tile-stored =
    { $player } puts into { $common ->
        [1] the common storage
       *[other] storage
    }: { $tile }
event-tile-discarded = { $player } discards a stored tile: { $tile }
event-tile-bought =
    { $player } buys { $depot ->
        [0] from the black depot
       *[other] from depot { $depot }
    }: { $tile }
event-tile-placed = { $player } places on field { $field }: { $tile }
event-start-castle-placed = { $player } puts the start castle on field { $field }.
event-bridge-crossed = { $player } moves to space { $space } of the bridge.
event-area-completed =
    { $player } completes an area of { $number ->
        [one] { $number } field
       *[other] { $number } fields
    }: { $area }
event-bonus-taken =
    { $player } takes the { $rank ->
        [1] large
       *[2] small
    } colour bonus: { $colour }
event-effect-declined = { $player } declines the effect.
event-phase-closed = Phase { $phase } ends.
event-game-ended = The game is over.
event-tile-claimed =
    { $player } places on field { $field }, straight from { $depot ->
        [0] the black depot
       *[other] depot { $depot }
    }: { $tile }
event-tile-removed = Removed from depot { $depot }: { $tile }
event-goods-lost = Goods leave the game from depot { $depot }: { $good } ×{ $number }
event-goods-traded = { $player } gives goods for a black tile: { $good } ×{ $number }
event-marker-set = { $player }'s counter is at 0, the marker at { $number }.
event-colour-completed = { $player } has covered all fields of a colour: { $colour }

## Answers

answer-take = Take from depot { $depot }: { $tile }
answer-place = Place on field { $field }: { $tile }
answer-sell = Sell goods: { $good }
answer-workers = Take workers
answer-buy =
    { $depot ->
        [0] Buy from the black depot
       *[other] Buy from depot { $depot }
    }: { $tile }
answer-end = End the turn
answer-pass = Decline
answer-discarding = Discard: { $tile }
answer-load = Take the goods of depot { $depot }
answer-load-two = Take the goods of depots { $depot } and { $other }
load-goods = { $load }: { $goods }
answer-castle-at = Start castle on field { $field }
answer-duchy-is = Duchy { $duchy }
answer-rolled = Dice: { $die } and { $other }
answer-white-rolled = White die: { $die }
answer-tile-drawn = Tile drawn: { $tile }
answer-good-drawn = Good drawn: { $good }
answer-duchy-drawn = Duchy drawn: { $duchy }
answer-start-player-drawn = Start player drawn: { $player }
answer-keep =
    { $other ->
        [0] Keep it in your own storage
       *[1] Keep it in the common storage
    }
answer-claim =
    { $depot ->
        [0] Place from the black depot on field { $field }
       *[other] Place from depot { $depot } on field { $field }
    }: { $tile }
answer-score =
    Score { $other ->
        [one] { $other } point
       *[other] { $other } points
    }: { $cause }
answer-resolve = Effect of the tile on field { $field }
answer-colour-bonus = Tile of the black depot for this colour: { $colour }
answer-trade = Five goods for a black tile: { $tile }
answer-give = Give these goods: { $goods }
answer-lay = Lay the sold goods on the trade route: { $good }

cost = { $answer } ({ $costs })
cost-die = die { $die }
cost-workers =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
cost-silver = { $number } silver
cost-only = only { $goods }
cost-common = from the common storage

group-take = Take a tile
group-place = Place a tile
group-sell = Sell goods
group-workers = Take workers
group-buy = Buy a tile
group-other = Other

## Questions

question-choose-duchy = Which duchy do you want to play?
question-choose-castle = Which field do you want your start castle on?
question-turn = Your turn: choose an action for one of your dice.
question-turn-end = You have used both dice. Make a purchase or end your turn.
question-extra-action = Your castle gives you an extra action; it needs no die.
question-choose-goods = Your ship takes goods: from which depot?
question-gain-tile = You may take one of these tiles ({ $tile }).
question-sell-goods = Warehouse: you may sell one kind of good.
question-place-tile = Town hall: you may place another tile.
question-discard = Your storage is full. Which tile do you discard to make room for this one: { $tile }?
question-store-tile = Your own or the common storage: where do you keep this tile: { $tile }?
question-choose-part = What do you take first? Points are counted lump by lump; what goes beyond the marker is lost. Silver adds 1 point each.
question-add-silver = Do you add silver to these points? Each silver is 1 more point on the way to the marker.
question-take-part = Only this is left to take.
question-marker-action = You have reached the marker: you may take an extra action with any number.
question-colour-tile = A colour is finished: you may place a tile from the black depot.
question-trade-goods = You may give five goods for a tile of the black depot, which stays face down.
question-give-goods = Which five goods do you give?

## Why an answer is refused

why-game-over = The game is over.
why-chance = This is decided by chance, not by a player.
why-not-your-turn = It is somebody else's turn to answer.
why-asked = Answer the current question first.
why-not-asked = This does not answer the current question.
why-effect-first = You cannot use a die yet: first resolve the effect of your last tile.
why-effect = The effect of this tile does not allow that.
why-no-die-left = You have used both dice.
why-die-needed = Say which die you use: the action starts with its number.
why-no-such-die = You have no unused die with this number.
why-no-workers-needed = Without a die there is no number to change, so no workers are paid.
why-too-few-workers = You do not have enough workers.
why-wrong-workers = This change costs a different number of workers.
why-wrong-number = The die shows a different number, and you are not paying workers to change it.
why-black-depot = You cannot take from the black depot this way.
why-no-such-tile = There is no such tile in this depot.
why-not-stored = This tile is not in your storage.
why-no-such-field = Your duchy has no such field.
why-field-taken = There is already a tile on this field.
why-wrong-colour = The field is not the colour of the tile.
why-not-beside = The field is not next to a tile in your duchy.
why-in-city = This city already has a building of this type.
why-no-such-good = You have no goods of this kind.
why-bought-already = You may make one purchase per turn, and you have made it.
why-needs-monastery-6 = You need monastery 6 to buy from a numbered depot or pay with workers.
why-price = The price is 2, and this does not pay it.
why-one-depot = A ship takes goods from one depot only.
why-not-neighbours = The two depots must be neighbours, named in ring order.
why-goods-that-fit = You take all goods that fit. Name kinds only if not all of them fit, and then as many as you have room for.
why-new-tile = You keep the new tile; discard one you had in storage.
why-no-castle-field = The start castle goes on a castle field of your duchy.
why-no-such-duchy = There is no such duchy.
why-die-left = You still have a die, and every die must be used.
why-storage-not-full = You discard a stored tile only to make room when your storage is full.
why-extra-action = You cannot decline the extra action.
why-other-space = This tile is in the other storage.
why-partners-tile = You cannot use your partner's tiles.
why-no-such-part = Nothing like this is waiting to be taken.
why-too-much-silver = You can add no more silver than you have, and no more than it takes to reach the marker.
why-only-black-depot = Only a tile of the black depot may be placed this way.
why-five-goods = You give exactly five goods that you have.

## Expansions: shields and what they do

shield-name = shield { $shield }
shield-1 = All your pastures count as one when animals score.
shield-2 = Whenever another player gains workers, you gain 1 worker.
shield-3 = You may pay tribute with workers, silver or both.
shield-4 = Your storage has no limit.
shield-5 = After loading a ship, you may also take all goods of one kind from all six depots.
shield-6 = Name another player once: from then on their monasteries work for you, too.
shield-7 = Your colour bonuses score double.
shield-8 = Your mines pay double.
shield-9 = Every sale brings 1 silver for each good.
shield-10 = At the end, your monasteries score double.
shield-11 = The extra action of a castle you place may be to take a shield.
shield-12 = Sold goods score double.
shield-13 = At the end, all your shields score double.
shield-14 = At the end of every phase, you may place a tile straight from a numbered depot.
shield-15 = At the end of every phase, you may place a tile straight from the black depot.
shield-16 = In each of your turns, you may turn one unused die to any number.
shield-17 = Areas you complete count as one field larger.
shield-18 = You may place tiles anywhere, not only next to others.
shield-points =
    { $number ->
        [one] { $number } point at the end
       *[other] { $number } points at the end
    }

## Expansions: causes and events

cause-posts = border posts
cause-post-bonus = all border posts
cause-route = trade route
cause-shields = shields

event-marker-raised = { $player } moves to the top of the stack on the bridge.
event-effect-gained = { $player } gains an effect ({ $cause }): { $tile }
event-posts-linked = { $player } links border posts.
event-tile-kept =
    { $depot ->
        [0] Stays beside the black depot
       *[other] Stays in depot { $depot }
    }: { $tile }
event-route-dealt = { $player } is dealt trade route { $card }.
event-good-laid = { $player } puts a good on the trade route: { $good }
event-shield-laid-out = Shield { $shield } is laid out in depot { $depot }.
event-shield-taken = { $player } takes shield { $shield } from depot { $depot }.
event-shield-lost = { $player } loses shield { $shield }.
event-rival-named = { $player } names { $rival } with shield 6.
event-die-turned = { $player } turns a die from { $die } to { $number }.

## Expansions: answers, questions, refusals

answer-hire = Buy 2 workers for 1 silver
answer-act-as = Use the effect: { $tile }
answer-count-species = Count { $species }
answer-take-shield = Take shield { $shield } from depot { $depot }
answer-take-shield-for = Take shield { $shield } from depot { $depot } and give up shield { $replaced }
answer-tribute = Pay tribute for all your shields
answer-give-up = Give up shield { $shield }
answer-gather = From all depots: { $good }
answer-copy = Name { $player } with shield 6
answer-turn-die = Turn the { $die } to { $number }
answer-route-drawn = Trade route drawn: { $number }
answer-shield-drawn = Shield drawn: { $number }

species-cow = cows
species-sheep = sheep
species-pig = pigs
species-goat = goats

group-shield = Take a shield

question-choose-effect = Crane: which building's effect do you want to use?
question-choose-species = Your geese: which species counts with them?
question-white-action = White castle: one action with the number of the white die.
question-extra-action-or-shield = Your castle gives you an extra action; with shield 11 it may be a shield.
question-gather-goods = Shield 5: which kind of goods do you take from all depots?
question-claim-tile = End of phase: you may place a tile straight from a depot.
question-pay-tribute = Tribute: pay for your shields, or give some of them up.
question-name-rival = Before the final scoring: whom do you name with shield 6?

why-inn-in-area = This area already has an inn.
why-no-silver = You have no silver.
why-needs-monastery-28 = Only monastery 28 lets you buy workers.
why-no-building = This is not a building whose effect the crane can use.
why-no-such-species = There is no such species in this pasture.
why-white-die = A white castle acts with the number of the white die.
why-both-dice = A shield takes both dice, and they must be unused.
why-no-such-shield = This shield is not in that depot.
why-not-your-shield = You do not have this shield.
why-no-free-castle = You have no castle without a shield; say which of your shields the new one replaces.
why-needs-shield-3 = Only shield 3 lets you pay tribute with workers.
why-tribute = You cannot pay for all your shields; give some of them up.
why-needs-shield-6 = Only shield 6 lets you name a player.
why-named-already = You have already named a player.
why-no-rival = Name another player.
why-needs-shield-11 = Only with shield 11 may the action of a placed castle be to take a shield.
why-needs-shield-14 = Only shield 14 takes a tile from a numbered depot, once per phase.
why-needs-shield-15 = Only shield 15 takes a tile from the black depot, once per phase.
why-needs-shield-16 = Only shield 16 lets you turn a die.
why-turned-already = You have already turned a die in this turn.
why-same-number = The die already shows this number.
why-gather = There are no such goods in the depots, or they do not fit.

## The table

table-phase = Phase { $phase }, round { $round } of 5 · white die { $die } · goods to come: { $goods }
table-depots = Central board
table-depot = Depot
table-black = black
table-tiles = Tiles
table-goods = Goods
table-players = Players
table-order = Place on the bridge
table-space = { $place } (space { $space })
table-points = Points
table-silver = Silver
table-workers = Workers
table-dice = Dice
table-storage = Storage
table-common = Common storage
table-sold = Sold goods
table-bonuses = Colour bonuses
table-fields = Empty fields
table-marker = Counter and marker
table-counter = { $points } of { $marker }
table-run-won = All 37 fields are covered: you have won, with { $points } points for the run.
table-run-lost =
    The 25 turns are over, and { $empty ->
        [one] { $empty } field is
       *[other] { $empty } fields are
    } still empty: the game is lost.
table-duchy = Duchy { $duchy } of { $player }
table-no-duchy = { $player } has no duchy yet.
table-legend = Each field shows its number, its colour letter and its die number; below, the tile. { $letters }
table-shields = Shields
table-routes = Trade routes
table-rival = Named with shield 6
table-causes = Points by source
table-total = Total
table-place = Place

## What a table offers

game-title = The Castles of Burgundy
option-seats = Players
option-seats-hint = Bots can fill empty seats.
option-seats-number =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
option-seats-help = number of players, 2 to 4; 1 for the solo game (default 2)
option-seats-wrong = the number of players must be 2, 3 or 4, or 1 for the solo game, not { $value }
option-mode = Mode
option-mode-hint = Everyone for themselves, two against two, or alone.
option-mode-free = Everyone for themselves
option-mode-team = Team game, two against two
option-mode-solo = Solo game
option-mode-help = free; team: two against two; solo: alone (default free)
option-mode-wrong = the mode must be free, team or solo, not { $value }
option-seats-not-free = without teams, the game is for 2, 3 or 4 players, not { $value }
option-seats-not-team = the team game is for exactly 4 players, two against two, not { $value }
option-seats-not-solo = the solo game is for one player, not { $value }
option-duchies = Duchies
option-duchies-hint = For a first game, everyone plays duchy 1. The others have their colours in different places.
option-duchies-number = Duchy { $number }
option-duchies-drawn = Duchies drawn at random
option-duchies-chosen = Everyone chooses a duchy
option-duchies-drawn-11 = Border posts: duchies 11a to 11f drawn at random
option-duchies-chosen-11 = Border posts: everyone chooses one of duchies 11a to 11f
option-duchies-12a = Double duchy 12a
option-duchies-12b = Double duchy 12b (reconstructed)
option-duchies-13A = Islands 13A
option-duchies-13B = Islands 13B
option-duchies-solo = the solo game is played on the islands 13A and 13B, not on { $value }
option-duchies-team = the team game is played on the double duchies 12a and 12b, not on { $value }
option-duchies-free = 12a and 12b are for the team game, 13A and 13B for the solo game; not { $value }
option-duchies-help = a duchy from 1 to 10 for everyone, one for each seat (3,5), drawn or chosen; with border posts 11a to 11f, one for each seat (11a,11c), drawn-11 or chosen-11
option-duchies-wrong = duchies must be numbers from 1 to 10, either one for everyone or one for each seat, or drawn, or chosen; or a different one of 11a to 11f for each seat, or drawn-11, or chosen-11; not { $value }
option-choices = Set-up choices
option-choices-hint = Open: one after another, for all to see. Hidden: all at once, then revealed together.
option-choices-open = Open choices
option-choices-hidden = Hidden choices
option-choices-help = whether set-up choices are open or hidden
option-choices-wrong = choices must be open or hidden, and open if duchies 11a to 11f are chosen; not { $value }
option-expansions = Expansions
option-expansions-hint = They can be combined as you like.
option-expansions-none = Base game
option-expansions-extra-tiles = Extra tiles: two monasteries, the crane, the geese
option-expansions-white-castles = White castles: an action with the white die
option-expansions-inns = Inns: for a field of any colour
option-expansions-trade-routes = Trade routes: bonuses for sold goods
option-expansions-shields = Shields: powers for your castles, for tribute
option-expansions-help = none, or any of extra-tiles, white-castles, inns, trade-routes, shields, separated by commas
option-expansions-wrong = expansions must be none, or some of extra-tiles, white-castles, inns, trade-routes, shields, separated by commas; not { $value }
option-expansions-not-solo = the solo game is played without shields, not with { $value }
option-start = Start player
option-start-hint = Players who start earlier get fewer workers.
option-start-number = Seat { $number } starts
option-start-drawn = Start player drawn at random
option-start-help = the seat that goes first, or drawn (default drawn)
option-start-wrong = the start player must be a seat in the game or drawn, not { $value }
option-marker = Marker of the solo game
option-marker-hint = Points until an extra action: fewer are easier, more are harder.
option-marker-number = Marker at { $number }
option-marker-help = solo game: where the marker stands at the start, 45 (easy) to 55 (hard) (default 50)
option-marker-wrong = the marker must be at 45 to 55, not at { $value }
option-marker-mode = only the solo game has a marker
option-boards = Boards
option-boards-hint = The double duchies and islands: the standard ones, or those typed in from your box.
option-boards-standard = Standard boards (12b reconstructed)
option-boards-help = the boards of the team game and the solo game: standard, or a file as described in docs/boards.md
option-boards-wrong = there are no boards called { $value }
option-boards-mode = only the team game and the solo game have boards of their own

## Statistics

stats-kind = Players
stats-kind-free = { $seats } players
stats-kind-team = Teams
stats-kind-solo = Solo
stats-games = Games
stats-points = Points
stats-deviation = Std dev
stats-margin = Winning margin
stats-empty = Empty fields
stats-won = Solo games won %
stats-source = Points per player from
stats-start = Place in the first turn order
stats-place = { $kind }, place { $place }
stats-bonus = Colour bonus: taken %, mean phase (A is 1)
stats-bonus-1 = { $colour }, large
stats-bonus-2 = { $colour }, small
stats-colour = Colour finished %, mean phase (A is 1)
stats-share-phase = { $share }, { $phase }
stats-tile = Tiles taken per game ({ $kind })
stats-shield = Shields taken per game
stats-taken = Taken, of those laid out %
stats-winners = Winners
stats-others = Others
stats-difference = Difference
stats-animals = { $number } animals
stats-tile-wins = Took more of this tile than the table on average
stats-duchy-wins = Duchy

## Files of boards

help-boards = check a file of Burgundy boards, or show the standard ones
help-boards-check = say what is wrong with a file of boards, and where
help-boards-show = print the standard boards, to copy and change
help-boards-file = boards, as described in docs/boards.md
boards-good = { $path } has valid boards. Games and records call them { $name }.
boards-refused = not valid boards: { $line } (hexhaven boards check shows every problem)
boards-toml = this is not valid TOML: { $problem }
boards-name = must be a name of at most 32 lower-case letters a-z, digits and hyphens, other than standard
boards-none = there is no board in this file; the boards are 12a, 12b, 13A and 13B
boards-unknown = there is no such board; the boards are 12a, 12b, 13A and 13B
boards-islands = must have islands, each with a drawing and perhaps a place, at = [0, 0]
boards-rivers = rivers must be pairs of field numbers, such as [[7, 8], [7, 20]]
boards-word = { $word } is not a field such as B5, or not in its column, in this row: { $row }
boards-count = fields of the kind { $letter }: { $number }; there must be { $expected }
boards-river = a river joins { $one } and { $other }, but these are not fields of two islands
boards-touch = fields { $one } and { $other } touch, but are on different islands
boards-area = the area of field { $field } has { $number } fields, more than 8
boards-apart = some fields cannot be reached from the others
boards-start = there are { $number } castle fields with a { $die }; there must be exactly one
boards-centre = the castle field with a 1 is field { $field }; it must be field 37, in the middle
