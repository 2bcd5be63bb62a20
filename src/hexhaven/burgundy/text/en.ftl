# The Castles of Burgundy in words. Tile names stand in the nominative after a colon, so that no language has to bend them.

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

## What a tile does

effect-castle = At once one more action of your choice, as if with a die of any number.
effect-mine = Pays 1 silver at the end of every phase.
effect-ship = One space along the bridge, then the goods of one depot.
effect-animal = Scores its animals, and once more all tiles of the same species in the same pasture.
effect-market = You may take a ship or an animal tile from any numbered depot.
effect-carpenter = You may take a building from any numbered depot.
effect-church = You may take a mine, a monastery or a castle from any numbered depot.
effect-warehouse = You may sell all goods of one kind without a die.
effect-boarding-house = 4 workers.
effect-bank = 2 silver.
effect-town-hall = You may place one more stored tile, whatever the number of the field.
effect-watchtower = 4 points.
effect-m1 = Your cities may hold the same building more than once.
effect-m2 = At the end of every phase each of your mines also brings a worker.
effect-m3 = Every sale of goods brings one silver more.
effect-m4 = Every sale of goods also brings a worker.
effect-m5 = Your ships load from one depot or from two neighbouring ones.
effect-m6 = Your purchase may come from any depot and may be paid with workers.
effect-m7 = Every animal tile that scores brings one point more.
effect-m8 = A worker changes a die by up to two steps.
effect-m9 = Placing buildings: the first step on the die is free.
effect-m10 = Placing animals and ships: the first step on the die is free.
effect-m11 = Placing castles, mines and monasteries: the first step on the die is free.
effect-m12 = Taking tiles from numbered depots: the first step on the die is free.
effect-m13 = Taking workers also brings 1 silver.
effect-m14 = Taking workers brings 4 of them instead of 2.
effect-m15 = At the end 2 points for each kind of goods you have sold.
effect-m16 = At the end 4 points for each warehouse.
effect-m17 = At the end 4 points for each watchtower.
effect-m18 = At the end 4 points for each carpenter.
effect-m19 = At the end 4 points for each church.
effect-m20 = At the end 4 points for each market.
effect-m21 = At the end 4 points for each boarding house.
effect-m22 = At the end 4 points for each bank.
effect-m23 = At the end 4 points for each town hall.
effect-m24 = At the end 4 points for each animal species in your duchy.
effect-m25 = At the end 1 point for each good you have sold.
effect-m26 = At the end 3 points for each of your colour bonuses.

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
cause-animals = animals
cause-watchtowers = watchtowers
cause-monasteries = monasteries

## What happened

event-start-player-set = { $player } is the start player.
event-duchy-set = { $player } gets duchy { $duchy }.
event-choice-sealed = { $player } has chosen in secret.
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
event-good-laid-out = Laid out for the rounds of the phase: { $good }
event-round-opened = Round { $round } begins.
event-dice-rolled = { $player } rolls { $die } and { $other }.
event-white-die-rolled = The white die shows { $die }.
event-good-arrived = A good arrives in depot { $depot }: { $good }
event-turn-opened = { $player } begins a turn.
event-turn-closed = { $player } ends the turn.
event-die-used = { $player } uses the die { $die }.
event-tile-taken =
    { $player } takes { $depot ->
        [0] from the black depot
       *[other] from depot { $depot }
    }: { $tile }
event-tile-stored = { $player } stores: { $tile }
event-tile-discarded = { $player } gives up a stored tile: { $tile }
event-tile-bought =
    { $player } buys { $depot ->
        [0] from the black depot
       *[other] from depot { $depot }
    }: { $tile }
event-tile-placed = { $player } places on field { $field }: { $tile }
event-start-castle-placed = { $player } puts the start castle on field { $field }.
event-bridge-crossed = { $player } moves on the bridge to space { $space }.
event-area-completed =
    { $player } completes an area of { $number ->
        [one] { $number } field
       *[other] { $number } fields
    }: { $area }
event-bonus-taken =
    { $player } gains the { $rank ->
        [1] large
       *[2] small
    } colour bonus: { $colour }
event-effect-declined = { $player } declines the effect.
event-phase-closed = Phase { $phase } ends.
event-game-ended = The game is over.

## Answers

answer-take = take from depot { $depot }: { $tile }
answer-place = place on field { $field }: { $tile }
answer-sell = sell goods: { $good }
answer-workers = take workers
answer-buy =
    buy { $depot ->
        [0] from the black depot
       *[other] from depot { $depot }
    }: { $tile }
answer-end = end the turn
answer-pass = decline
answer-discarding = give up: { $tile }
answer-load = load the goods of depot { $depot }
answer-load-two = load the goods of depots { $depot } and { $other }
load-goods = { $load }: { $goods }
answer-castle-at = start castle on field { $field }
answer-duchy-is = duchy { $duchy }
answer-rolled = dice: { $die } and { $other }
answer-white-rolled = white die: { $die }
answer-tile-drawn = tile drawn: { $tile }
answer-good-drawn = good drawn: { $good }
answer-duchy-drawn = duchy drawn: { $duchy }
answer-start-player-drawn = start player drawn: { $player }

cost = { $answer } ({ $costs })
cost-die = die { $die }
cost-workers =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }
cost-silver = { $number } silver
cost-only = only { $goods }

group-take = Take a tile
group-place = Place a tile
group-sell = Sell goods
group-workers = Take workers
group-buy = Purchase
group-other = Others

## Questions

question-choose-duchy = Which duchy do you want?
question-choose-castle = On which field does your start castle go?
question-turn = Your turn: an action with one of your dice.
question-turn-end = Both dice are used. A purchase, or the end of your turn?
question-extra-action = The castle gives you an extra action; no die is needed.
question-choose-goods = Your ship loads goods: from which depot?
question-gain-tile = You may take one of these tiles ({ $tile }).
question-sell-goods = The warehouse: you may sell one kind of goods.
question-place-tile = The town hall: you may place one more tile.
question-discard = Your storage is full. Which tile leaves the game to make room for this one: { $tile }?

## Why an answer is refused

why-game-over = The game is over.
why-chance = This is for chance to decide, not for a player.
why-not-your-turn = Somebody else is asked now.
why-asked = First answer the question that is asked.
why-not-asked = This does not answer the question that is asked.
why-effect-first = No die is used now: first play what the last tile has set off.
why-effect = The effect of this tile does not allow that.
why-no-die-left = Both dice are used.
why-die-needed = Say which die you use; the action begins with its number.
why-no-such-die = You have no unused die with this number.
why-no-workers-needed = Without a die there is no number to change, so no workers are paid.
why-too-few-workers = You do not have enough workers.
why-wrong-workers = The change costs another number of workers.
why-wrong-number = The die shows another number, and no workers are paid to change it.
why-black-depot = This does not take from the black depot.
why-no-such-tile = There is no such tile in this depot.
why-not-stored = This tile is not in your storage.
why-no-such-field = Your duchy has no such field.
why-field-taken = There is already a tile on this field.
why-wrong-colour = The field does not have the colour of the tile.
why-not-beside = The field does not touch any tile of your duchy.
why-in-city = This city already has a building of this type.
why-no-such-good = You have no goods of this kind.
why-bought-already = One purchase for each turn, and you have made it.
why-needs-monastery-6 = Buying from numbered depots or paying with workers takes monastery 6.
why-price = You cannot pay the price of 2 like this.
why-one-depot = A ship loads from one depot only.
why-not-neighbours = The two depots must be neighbours, named in the order of the ring.
why-goods-that-fit = All goods that fit are taken; kinds are named only if not all of them fit, and then as many as there is room for.
why-new-tile = The new tile itself stays; a stored one must go.
why-no-castle-field = The start castle goes to a castle field of your duchy.
why-no-such-duchy = There is no such duchy.
why-die-left = A die is left, and every die must be used.
why-storage-not-full = Stored tiles leave the game only to make room in a full storage.
why-extra-action = The extra action cannot be declined.

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
table-sold = Sold goods
table-bonuses = Colour bonuses
table-fields = Empty fields
table-duchy = Duchy { $duchy } of { $player }
table-no-duchy = { $player } has no duchy yet.
table-legend = Each field: number, colour letter, die number; below it the tile. { $letters }
table-causes = Points by cause
table-total = Total
table-place = Place

## What a table offers

game-title = The Castles of Burgundy
option-seats = Players
option-seats-hint = Who is missing can be a bot.
option-seats-number = { $number } players
option-duchies = Duchies
option-duchies-hint = For a first game everybody plays duchy 1. Others differ in where the colours lie.
option-duchies-number = duchy { $number }
option-duchies-drawn = drawn by lot
option-duchies-chosen = everybody chooses
option-choices = Choices of the set-up
option-choices-hint = Open: one after another, seen at once. Hidden: all at once, shown together.
option-choices-open = open choices
option-choices-hidden = hidden choices
option-start = Start player
option-start-hint = Who begins gets fewer workers.
option-start-number = seat { $number } begins
option-start-drawn = start drawn by lot
