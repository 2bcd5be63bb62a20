# What is needed only on pages that are opened later: people, clubs, preferences.

my-profile = Your profile
my-profile-open = Show my profile
profile-audience = Who may see your profile?
profile-audience-all = everybody
profile-audience-mates = friends and people I have played with
profile-audience-nobody = nobody
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
friends-none = Nobody yet. Open the profile of somebody you have played with, and ask.
friend-ask = Ask to be friends
friend-ask-back = Take the question back
friend-accept = Be friends
unfriend = No longer friends
block = Block
unblock = No longer block
relation-asked = has been asked
relation-asks = asks to be friends
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
club-head = head
club-lobby = Tables of the club
club-dismiss = Remove
club-invite = Link to join
club-invite-new = New link; the old one no longer works
club-leave = Leave the club
club-leave-hint = You will see the club's tables and league no more.
club-leave-surely = Leave
club-season-hint = The league of this season is final then, and everyone starts anew.
club-season-surely = Begin a new season
league = League
league-hint = At the club's tables, a point for everyone placed behind you, half of one for a tie. Bots do not count.
league-points = Points
league-played = Played
league-won = Won
league-none = No game is finished in this season.
season = Season
season-running = Season { $number }, since { $begun }
season-over = Season { $number }, { $begun } – { $ended }
season-new = New season
ratings = Ratings
ratings-hint = For games of two and more: everyone starts at 1500, and the number after ± says how sure it is. People are listed who want it.
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
history-none = No game fits.
again-with-these = Play again with these
person-gone = somebody who has left
filter-any = any
filter-with = With
filter-result = Result
filter-won = won
filter-lost = not won
filter-since = From
filter-until = Until
code-no-such-person = There is no such person, or their profile is not for you.
code-no-such-club = There is no such club, or you are not one of its members.
code-no-such-season = There is no such season.
code-too-many = That would be too many.

## What one likes

preference-accent = Colours of the page
preference-accent-wine = wine red
preference-accent-forest = forest green
preference-accent-sea = sea blue
preference-accent-contrast = strong contrast
preference-patterns = Patterns besides colours
preference-patterns-off = no
preference-patterns-on = on tiles and fields
preference-size = Size of text
preference-size-normal = normal
preference-size-large = larger
preference-size-huge = very large
preference-forced = Give an answer by itself if it is the only one

## Being told while one is not here

notices = Messages while you are away
notices-hint = When you have been gone for a minute: at most one message for each turn, and one reminder before your time for a move over days runs out.
channel-email = E-mail to { $address }
channel-push = A browser ({ $address })
channel-webhook = Webhook at { $address }
channel-unconfirmed = Open the link in the e-mail we have sent there.
channel-try = Send a test message
channel-remove = Remove
channel-add = Add
channel-add-push = Tell me in this browser
channel-add-email = E-mail address
channel-add-webhook = Address of a webhook
channel-format = Which program is behind it
format-discord = Discord
format-matrix = Matrix
format-slack = Slack
notice-of-turn = It is my turn
notice-of-reminder = My time is running out
notice-of-asked = Somebody keeps a seat for me
notice-of-over = A game is over
vacation = Vacation
vacation-hint = On vacation no clock over days runs out for you, and you get no messages. Days left this year: { $days }
vacation-until = You are on vacation until { $date }.
vacation-days = Days from now on
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
code-no-push = This browser does not allow messages; its settings for this page say why.
code-bad-target = Only addresses that begin with https:// and lead to a public machine can be used.
code-no-such-channel = This server cannot send that, or you have removed it.
code-not-confirmed = Open the link in the e-mail first.
code-not-delivered = The message could not be delivered.
code-too-many-channels = There are enough of them; remove one first.

## Before the start, and before the end

colour = Your colour
colour-0 = Red
colour-1 = Blue
colour-2 = Orange
colour-3 = Purple
colour-4 = Green
change-table = Change the table
private-table = Private table
start-fewer = Start with { $players } players
start-bots = Start with bots in the free seats
start-bot = Which bot
send-away = Send away
end-game = End the game …
end-hint = The game ends without a result when all who play want it or, if somebody is gone, most of the others. Before anybody's first move, the host can cancel it.
end-agree = I want to end it
end-not = Let us play on
cancel-game = Cancel the game
code-sent-away = The host has sent you away from this table.
code-too-few = At least two seats must be taken.
code-no-such-bot = There is no such bot.
