# The home page.

home-lead = Four card games, played properly. Against bots right now, or with friends by a link. No account.
home-games = The games
home-play-bots = Play now
home-go-on = Continue
home-play-friends = Play with friends
home-public = Open tables
home-join = Join ({ $seats } free)
home-watch = Watch
home-running = Continue
home-results = Recent results
home-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
home-open = Open
home-record = Open a record
join-title = You are invited
join-watch = You can watch
join-missing-title = This table does not exist
join-missing-text = The link may be incomplete, or the table is closed. Ask for a new link, or open a table of your own.
home-with-bots = against bots, in this browser
first-dealing = The cards are being dealt…
