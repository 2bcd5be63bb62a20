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
