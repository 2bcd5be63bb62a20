# Learning: the tutorials, and the figures of the rules.

## Learning Archipelago

lesson-again = Start this lesson again
lesson-player = Player { $seat }
lesson-goal = Together, and yet alone
lesson-goal-text = You settle an archipelago. The player with the most points wins, but if the rebellion ever exceeds the population, the islands become independent and everyone loses, except a secret Separatist. At the table, a strip above the map always shows both. In every turn you bid for the turn order, see what people and markets do to the rebellion, meet a crisis, act in rounds and buy a card.
lesson-explore = Explore
lesson-explore-text = An action costs one of your discs. Exploring lays a new hex next to one of your units. It brings an explorer token and cubes; the people in its huts become surplus workers.
lesson-explore-1 = Choose “Exploration”.
lesson-explore-2 = This hex is on top of the stack. Take it.
lesson-explore-3 = Choose a place that glows, and lay the hex as you like.
lesson-explore-4 = Say which cube goes to the market and which one to you.
lesson-explore-told = A new region! Keep the explorer token: in a crisis it stands for any cube.
lesson-recruit = Recruit
lesson-recruit-text = Surplus workers make people restless if there are many of them. Recruit some: each costs florins and becomes your citizen.
lesson-recruit-1 = Choose “Recruitment”.
lesson-recruit-2 = Place the citizen on your island.
lesson-recruit-3 = One is enough: choose “Done”.
lesson-recruit-told = The population has grown, so the islands can bear more rebels. But in a crisis the new citizen wants food, too.
lesson-harvest = Harvest
lesson-harvest-text = A citizen harvests a cube where its icon is printed, and is then engaged until the next turn.
lesson-harvest-1 = Choose to harvest wood.
lesson-harvest-2 = Choose the citizen who is to do the work.
lesson-harvest-told = The cube is in your stock. The citizen stays on the icon, engaged.
lesson-build = Build
lesson-build-text = Cubes become buildings: towns, markets, ports and temples. Here the trend ranks everyone by temples.
lesson-build-1 = Build a temple or a town with one of your citizens.
lesson-build-told = The building is yours while an active unit of yours is on it. A temple also keeps its people standing in a crisis.
lesson-sell = Sell
lesson-sell-text = Cubes are traded on two markets, at home and abroad. The more cubes lie there, the less the next one brings, and the more restless people become.
lesson-sell-1 = Sell a fish, wherever you like.
lesson-sell-told = You have the florins. As the market fills, a fish will soon bring less.
lesson-taxes = Taxes
lesson-taxes-text = Taxes bring florins for your citizens, ships, towns and temples. But nobody likes them: the rebellion rises by one. On the wheel everybody has a circle of their own for them; to collect twice in a turn takes one of the few circles for all.
lesson-taxes-1 = Collect taxes on the action wheel.
lesson-taxes-told = The florins are yours, and the rebellion is one higher. Keep an eye on the strip above the map.
lesson-migrate = Migrate
lesson-migrate-text = With this action you move your units. Citizens walk over land; over the sea they go from ship to ship: each edge they cross takes another ship of yours, in one of the two hexes.
lesson-migrate-1 = Choose “Migration”.
lesson-migrate-2 = Choose a citizen on your island, and then the island in the west.
lesson-migrate-3 = That is far enough: choose “Done”.
lesson-migrate-told = Your citizen has crossed the sea. There are other icons to harvest there, and sites for buildings.
lesson-use = Use a card
lesson-use-text = Once in each round you may use a card. Some cost discs or florins, and some may be used by everyone who pays their owner. Your Sawmill doubles a harvest of wood.
lesson-use-1 = Use your Sawmill.
lesson-use-2 = Now harvest wood.
lesson-use-3 = Choose the citizen who is to do the work.
lesson-use-told = Two cubes instead of one. The card is engaged until the next turn.
lesson-card = Buy a card
lesson-card-text = At the end of a turn everybody may buy a card from the track, one after another. You also turn another card to its next price. Then the row is filled up from the deck, and a new card comes to the top: if its back is red, its crisis happens at once.
lesson-card-1 = Choose a card to buy and another one to turn.
lesson-card-told = The card is yours. You can use it from the next turn on.
lesson-bid = The turn order
lesson-bid-text = At the start of each turn everybody secretly bids florins for the turn order. All bids are paid. Whoever bids most chooses who plays first, second and so on.
lesson-bid-1 = Bid one florin or more.
lesson-bid-2 = The other player has bid nothing. Set the turn order.
lesson-bid-told = The order holds for this turn. You can also let others pay you for a good place.
lesson-crisis = A crisis
lesson-crisis-text = Before the actions, the card on top of the deck brings a crisis. All citizens lie down, and each cube of fish raises five of them. Those who stay down go on strike, and the rebellion rises by their number.
lesson-crisis-1 = Give a fish from your stock.
lesson-crisis-2 = Choose whom it raises, until it is used up.
lesson-crisis-3 = Give another one for the rest.
lesson-crisis-told = Everybody is standing again, and the rebellion has not moved.
lesson-rebellion = On the brink
lesson-rebellion-text = The rebellion is as high as the population. One more rebel, and everyone loses. Abroad an iron is missing, and every missing cube is a rebel.
lesson-rebellion-1 = Give your explorer token: it stands for any cube.
lesson-rebellion-told = The islands hold, for now: the bar above already warns of what comes next. Nobody wins alone by letting them fall, except a Separatist.
lesson-deal = A deal
lesson-deal-text = Others want something, too: somebody offers you florins for your fish.
lesson-deal-1 = Accept the offer.
lesson-deal-told = Cubes and florins have changed hands. Players can also promise something for later, but nobody has to keep a promise. To make an offer yourself, open “Deals” in your round: choose a player, what you give on one side and what you get on the other, and send it. The other player can accept, refuse or make a counter-offer.
lesson-score = What scores
lesson-score-text = At the end all objectives are turned up. Each of them ranks everybody, not only its owner: 3, 2 and 1 points; only Pacifist and Separatist are about their owner alone. The trend: 4, 3 and 2. Your objective also says what ends the game, and nobody else knows it. With the cards you always read how you stand: “you lead, 2 to 1”.

## Tutorial. Scoring comes first.

tutorial-step = Step { $step } of { $steps }
tutorial-next = Next
tutorial-back = Back
tutorial-done = Well done!
tutorial-wrong = Not that one. Look for the glow.
tutorial-goal = What scores points
tutorial-goal-text = You fill a duchy of 37 fields with tiles. Most points come from completing areas: connected fields of the same colour. Whoever has the most points at the end wins. So let's start with scoring; getting tiles comes later.
tutorial-area = Areas
tutorial-area-text = A completed area scores by its size, plus a bonus that shrinks from phase to phase, so small areas completed early are worth a lot. Try it.
tutorial-area-size = Fields in the area
tutorial-area-phase = Phase
tutorial-area-sum = { $points } for the size + { $bonus } for the phase = { $together } points
tutorial-complete = Complete an area
tutorial-complete-text = This river in the west has three fields, one of them still empty. It is phase B. Click the field that completes the river.
tutorial-complete-told = 6 points for three fields plus 8 for phase B: 14 points at once.
tutorial-animals = Animals
tutorial-animals-text = An animal tile scores its animals, and all other tiles of the same species in the same pasture score again. This pasture holds 3 cows and 3 sheep; put the 4 cows on the glowing field.
tutorial-animals-told = 4 + 3 = 7 points. The sheep do not score.
tutorial-goods = Goods, colours and the rest
tutorial-goods-text = Selling all your goods of one kind brings points for each good, and 1 silver. The first player to cover all fields of a colour gets a bonus, the second a smaller one. At the end, each leftover good and each silver is worth 1 point, and so are every two workers.
tutorial-goods-number = Goods sold
tutorial-goods-players = Players
tutorial-goods-sum = { $points } points and 1 silver
tutorial-turn = Your turn
tutorial-turn-text = Each turn you use two dice. A die can take a tile from the depot with its number into your storage, place a stored tile on a field with its number, sell the goods with its number, or bring 2 workers. You have rolled a 4: take a tile from depot 4.
tutorial-turn-told = The tile is now in your storage, which holds up to three tiles.
tutorial-place = Placing a tile
tutorial-place-text = The field must have the number of the die and the colour of the tile, and it must be next to one of your tiles. Use a 2 to place the ship.
tutorial-place-told = A ship moves you forward on the bridge, so that you play earlier, and takes the goods of a depot.
tutorial-workers = Workers
tutorial-workers-text = A worker changes a die by one step; 1 and 6 are next to each other. The page always shows the cheapest way first, and what it costs. Silver is for purchases: once per turn, you may buy a tile from the black depot in the middle for 2 silver.
tutorial-workers-die = You have rolled
tutorial-workers-wanted = You want
tutorial-workers-sum =
    { $number ->
        [0] No workers needed.
        [one] { $number } worker
       *[other] { $number } workers
    }
tutorial-rounds = Rounds and phases
tutorial-rounds-text = The game has five phases, A to E, of five rounds each, and everyone takes one turn per round: you have 25 turns and 50 dice in all. Move through them.
tutorial-rounds-phase = A new phase: tiles nobody took leave the game, and all depots get new ones. Five goods are laid out for the rounds. During the phase no space is refilled.
tutorial-rounds-dice = Everyone rolls two dice. The white die says which depot gets the next good.
tutorial-rounds-turns = Everyone takes a turn, in the order of the bridge.
tutorial-rounds-mines = The phase ends: each mine pays 1 silver.
tutorial-rounds-end = The game ends: leftover goods, silver and workers are counted, and monasteries score.
tutorial-order = Turn order
tutorial-order-text = Whoever is furthest along the bridge plays first; in a stack, the upper one plays before the lower one. Only ships move you. The order is read at the start of each round, so a ship helps from the next round on. Try it.
tutorial-order-ship = { $player } places a ship
tutorial-monasteries = Monasteries
tutorial-monasteries-text = Each of the 26 monasteries exists only once. Some score at the end, with the points in a white circle; the others change a rule for you from the moment you place them, for the rest of the game. So take those that suit your duchy, and take them early.
tutorial-tiles = What the tiles do
tutorial-tiles-text = Point at any tile in the game, or tap it, to see what it does. Here are all of them except the monasteries, which come next.
tutorial-modules = Expansions
tutorial-modules-text = The box holds more than the base game. Each of these can be switched on when a table is opened, alone or together with others.
note-title = A note on the rules
note-understood = Got it
note-more = More about the expansions
note-extra-tiles = One of the extra tiles is on offer. Point at it, or tap it, to see what it does.
note-white-castles = White castles lie among the buildings. Whoever places one takes an action with the number of the white die at once; workers may change the number.
note-inns = Inns are bought instead of a tile from the black depot. One per area, on a field of any colour with the number of the die.
note-trade-routes = Your trade routes lie below your storage. Sold goods fill them from left to right; where the good is the printed one, its bonus comes at once.
note-shields = You rolled a double: both dice together can take a shield from that depot, for a castle of yours. Workers can make dice equal, too.
note-tribute = At the end of each phase every shield costs 1 silver. Click a shield to give it up instead.
note-posts = Your duchy has three border posts at its edge. Link two of them with an unbroken chain of tiles to score.
tutorial-go = Ready?
tutorial-go-text = Everything you can do glows on the board and is also listed in words next to it. If something is not possible, try it all the same and the page tells you which rule forbids it. You can undo as long as nobody has learned anything new.
tutorial-go-play = Play against a bot

## Figures of the rules

figure-try = Try it: { $lesson }
figure-hex = A hex of the stack
figure-missing = The hexes are drawn when the server can be reached.
