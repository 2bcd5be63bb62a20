# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Your profile
my-profile-open = Show my profile
profile-audience = Who may see your profile?
profile-audience-all = Everybody
profile-audience-mates = Friends and people I have played with
profile-audience-nobody = Nobody
profile-shows-rating = Show my ratings in it
profile-since = Here since { $date }
profile-games = Games
profile-tally =
    { $played ->
        [one] { $played } game,
       *[other] { $played } games,
    } { $won } won
profile-rating = rating { $rating } ± { $deviation }
profile-no-games = No game is finished yet.
profile-settings = Who sees this
friends = Friends
friends-none = Nobody yet. Open the profile of somebody you have played with, and send a friend request.
friend-ask = Send a friend request
friend-ask-back = Withdraw the request
friend-accept = Accept the request
unfriend = Remove as a friend
block = Block
unblock = Unblock
relation-asked = request sent
relation-asks = wants to be friends
relation-blocked = blocked
clubs = Clubs
clubs-hint = A closed group with its own lobby, league and seasons.
club-name = Name of the club
club-found = Found a club
club-members =
    { $number ->
        [one] { $number } member
       *[other] { $number } members
    }
club-head = leader
club-lobby = Tables of the club
club-dismiss = Remove
club-invite = Link to join
club-invite-new = New link; the old one no longer works
club-leave = Leave the club
club-leave-hint = You will no longer see the club's tables and league.
club-leave-surely = Leave
club-season-hint = The standings of this season become final, and everyone starts from zero.
club-season-surely = Begin a new season
league = League
league-hint = At the club's tables you get a point for everyone who finishes behind you, and half a point for a tie. Bots do not count.
league-points = Points
league-played = Played
league-won = Won
league-none = No game has been finished this season.
season = Season
season-running = Season { $number }, since { $begun }
season-over = Season { $number }, { $begun } – { $ended }
season-new = New season
ratings = Ratings
ratings-hint = For games with two or more players. Everyone starts at 1500; the number after ± says how uncertain a rating is. Only people who show their ratings are listed.
ratings-none = Nobody is rated yet.
rating = Rating
rating-who = Player
rating-games = Games
statistics-of = { $game }: points by source, on average
statistics-total = Points
statistics-own = Average
statistics-bots = Bots
statistics-here = This game
statistics-best = Most points in a game: { $points }
history = Finished games
history-place = place { $place } of { $players }
history-rating = rating { $change }
history-sources = Where the points came from
history-more = Earlier games
history-none = No games found.
again-with-these = Play again with them
person-gone = a former player
filter-any = any
filter-with = With
filter-result = Result
filter-won = won
filter-lost = not won
filter-since = From
filter-until = Until
code-no-such-person = There is no such person, or you may not see their profile.
code-no-such-club = There is no such club, or you are not one of its members.
code-no-such-season = There is no such season.
code-too-many = That would be too many.

## What one likes

preference-accent = Colours of the page
preference-accent-wine = Wine red
preference-accent-forest = Forest green
preference-accent-sea = Sea blue
preference-accent-contrast = Strong contrast
preference-patterns = Patterns besides colours
preference-patterns-off = No
preference-patterns-on = On tiles and fields
preference-size = Size of text
preference-size-normal = Normal
preference-size-large = Larger
preference-size-huge = Very large
preference-forced = Answer for me when there is only one choice

## Being told while one is not here

notices = Messages while you are away
notices-hint = Sent when you have been away for a minute: at most one message per turn, and one reminder before your time to move runs out.
channel-email = E-mail to { $address }
channel-push = Browser ({ $address })
channel-webhook = Webhook at { $address }
channel-unconfirmed = Open the link in the e-mail we have sent there.
channel-try = Send a test message
channel-remove = Remove
channel-add = Add
channel-add-push = Tell me in this browser
channel-add-email = E-mail address
channel-add-webhook = Address of a webhook
channel-format = Service
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = It is my turn
notice-of-reminder = My time is running out
notice-of-asked = I am invited to a game
notice-of-over = A game is over
vacation = Vacation
vacation-hint = While you are on vacation, your clocks in games with days per move stand still, and you get no messages. Days left this year: { $days }
vacation-until = You are on vacation until { $date }.
vacation-days = Number of days, starting now
vacation-take = Go on vacation
vacation-end = I am back
on-vacation = on vacation
code-no-vacation = You do not have that many days left this year.
done-letter = We have sent an e-mail there; open the link in it.
done-tried = The test message is on its way.
link-confirm = Confirm your e-mail address
link-confirm-do = This is my address
link-confirm-done = From now on you get e-mails when it is your turn.
link-stop = No more e-mails
link-stop-do = Stop the e-mails to this address
link-stop-done = Nothing will be sent to this address any more.
code-no-push = This browser does not allow notifications; check its settings for this page.
code-bad-target = Only addresses that begin with https:// and lead to a public server can be used.
code-no-such-channel = This server cannot send such messages, or you have removed this address.
code-not-confirmed = Open the link in the e-mail first.
code-not-delivered = The message could not be delivered.
code-too-many-channels = You cannot add more; remove one first.

## Before the start, and before the end

colour = Your colour
colour-0 = Red
colour-1 = Blue
colour-2 = Orange
colour-3 = Purple
colour-4 = Green
change-table = Change the settings
start-fewer = Start with { $players } players
start-bots = Start with bots in the free seats
start-bot = Which bot
send-away = Send away
end-game = End the game…
end-hint = The game ends without a result if all players agree or, when somebody is away, if most of the others do. Until somebody has made a move, the host can cancel it.
end-agree = I want to end it
end-go-on = Go on playing
end-not = Play on after all
cancel-game = Cancel the game
code-sent-away = The host has sent you away from this table.
code-too-few = At least two seats must be taken.
code-no-such-bot = There is no such bot.

## The last page of a game

finale-podium = Podium
finale-highlights = Decisive rounds
finale-highlight = { $player }, phase { $phase }, round { $round }: { $points } points.
finale-lead = Takes the lead.
finale-turns = Decisive turns
finale-turn =
    { $player }, turn { $turn }: { $points ->
        [one] { $points } point more.
       *[other] { $points } points more.
    }
finale-closest = Turn { $turn }: rebellion { $rebellion } against population { $population }, the closest call.
chart-points-rounds = Points by round
finale-title = How the game went
finale-scores = Scores
finale-would = What would have been scored
finale-charts = Charts
finale-card = Card
finale-counted = Card, and what it counts
finale-total = Total
finale-trend = Trend
finale-of = { $player }: { $objective }
finale-for-all = For everyone: { $objective }
finale-hidden = Hidden objective of { $player }
finale-show-all = Show all
finale-medals = medals on cards, and wonders built
finale-ends = It ends the game with: { $end }. At the end: { $number }.
finale-number = counted: { $number }
finale-rank = place { $rank }
finale-explained = Every objective ranks everybody, not only the player who held it; Pacifist and Separatist are about their holder alone. Whoever shares a place gets its points in full; whoever has nothing gets none.
finale-independent = The archipelago has become independent
finale-above = Rebellion { $rebellion } is greater than population { $population }.
finale-why = The last steps of the rebellion: { $steps }, because of: { $cause }.
finale-cause = Cause: { $cause } ({ $steps }).
finale-fewer = There were not enough people left to hold it.
finale-crisis-domestic =
    In the last domestic crisis that was not met, { $missing ->
        [one] { $missing } citizen
       *[other] { $missing } citizens
    } went without { $resource }. One more cube would have raised { $spared } of them.
finale-crisis-export =
    In the last export crisis that was not met, { $missing ->
        [one] { $missing } cube of { $resource } was
       *[other] { $missing } cubes of { $resource } were
    } missing. With one more, rebellion would have been { $spared } lower.
finale-averted = With rebellion at { $rebellion }, the archipelago would have held.
finale-not-averted = With rebellion at { $rebellion }, it would not have been enough.
finale-cube-averted = One more cube of { $resource } would have prevented it.
finale-cube-not-averted = One more cube of { $resource } would not have prevented it.
chart-islands = Population, rebellion and surplus workers
chart-population = Population
chart-rebellion = Rebellion
chart-workers = Surplus workers
chart-points = Points, had the game ended then
chart-florins = Florins
chart-cubes = Cubes
chart-end = end
chart-table = The numbers as a table
