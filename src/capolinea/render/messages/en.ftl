# Words of the pages and of their script. Sentences whole; figures and names in gaps.

## Every page
page-to-lobby = To the waiting room
page-rules = Rules
page-theme-dark = Dark theme
page-theme-light = Light theme
page-other-language = Italiano

## Lobby
lobby-line-1 = Railway classics,
lobby-line-2 = one table, one link.
lobby-sub = Open a table, send the link, play. Bots take the empty seats. No account needed.
lobby-running = Your matches
lobby-open-tables = Open tables
lobby-finished = Finished matches
lobby-games = The games
lobby-first-time = Your first time here?
lobby-rules-door = The rules of the games, short and in our own words:
lobby-play = Play
lobby-enter = Enter
lobby-look = View
lobby-share = Copy the link to watch it
lobby-forget = Take it off your list
lobby-forget-ask = Take this match off your list?
lobby-forget-more = The others keep it, and its link still opens it.
lobby-rank = { $rank }.
lobby-playing = In play
lobby-your-turn = Your turn
lobby-turn-of = { $name }’s turn
lobby-waits-for = Waiting for { $name }
lobby-waits-for-players = Waiting for players
lobby-out = You are out
lobby-join = Have a link already?
lobby-new = Open a table
lobby-game = Game
lobby-rules = The game in brief
lobby-your-name = Your name
lobby-how-many = How many
lobby-seats = Seats
lobby-who-sits = Who is playing
lobby-kind-me = Me
lobby-kind-friend = A friend, by link
lobby-kind-here = Another person here
lobby-kind-bot = { $level } bot
lobby-seat-kind = Who takes seat { $number }
lobby-seat-name = Name at seat { $number }
lobby-name = name
lobby-text-file = Choose a file
lobby-text-check = Check
lobby-text-sound = The map is valid.
lobby-coming = Who joins, and when you play
lobby-coming-sum = anyone with the link, even over several days
lobby-coming-link = Every open seat has a link: whoever opens it sits down.
lobby-coming-watch = Another link is for watching only.
lobby-coming-pause = The match stays here: whoever leaves finds their seat again, and a bot may play for somebody who is away for long.
lobby-options = Variants
lobby-base-rules = basic rules
lobby-option-off = no
lobby-sum-me = you
lobby-sum-friend = { $count ->
    [one] 1 seat by link
   *[other] { $count } seats by link
}
lobby-sum-here = { $count ->
    [one] one more person here
   *[other] { $count } more people here
}
lobby-sum-bot = { $count ->
    [one] 1 { $level } bot
   *[other] { $count } { $level } bots
}
lobby-links-follow = Once the table is open, you get a link and a code for each friend.
lobby-here-explained = Between turns the cards are covered.
lobby-open = Open the table
lobby-no-account = Then send the link to anyone: no account needed.
lobby-players = { $least }–{ $most } players
lobby-difficulty-1 = easy
lobby-difficulty-2 = medium
lobby-difficulty-3 = hard
lobby-import = Watch a match from a file
lobby-import-explained = Choose the record of a finished match (.json) to watch it move by move.
lobby-import-file = Record file
lobby-import-go = Watch

## Invitations
join-title = { $host } invites you to the table
join-page-title = Invitation · { $game } · Capolinea
join-your-seat = your seat
join-name = What is your name?
join-sit = Sit down
join-no-account = No account: the seat stays with this browser.
join-taken = This seat is already taken. Ask the host for another link.
join-paste-title = Enter with a link
join-paste-explained = Paste the link you were given, or just its code.
join-paste = Link or code
join-go = Enter

## Table
table-skip-to-offers = Skip to the list of choices
table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole map
table-side = The table
table-seats = Seats
table-dock = Your move
table-board = The table as it stands
table-tray = Choices for this place
table-tab-map = Map
table-tab-seats = Table
table-tab-annex = Panel
table-to-newest = To the newest moves
table-tab-log = Log
table-tab-offers = Choices
table-tab-chat = Chat
table-tab-rules = Rules
table-filter = Search the choices
table-options = Variants in this match
table-rules-whole = All the rules
table-chat-write = Message the table
table-chat-send = Send
table-keys = Keyboard
table-key-number = choose from the list
table-key-arrows = move between choices on the map
table-key-enter = choose, then confirm
table-key-undo = take back the last move
table-key-escape = go back one step
table-results = Summary
table-go-on = Go on
table-leaving = Out of the game
table-way-fast-note = can be skipped
table-way-leave-note = it stays on your list
table-over = End of the game
table-end-of-line = End of the line
table-look-up = Tables and odds
table-look-up-search = Search: a city, a region, a railroad
table-close = Close
table-total = Total
table-rank = Rank
table-name = Name
table-check-draws = Check the draws
table-check-explained = Before play began, the table published a fingerprint of the seed behind every draw. The seed is now public, so anybody can recompute the draws and see that nothing was chosen afterwards.
table-commitment = Fingerprint published before play
table-seed = Seed

## Menu
menu-title = Menu
menu-sound = Sound when it is my turn
menu-quick = Quick moves: do not ask first
menu-copy-watch = Copy the spectator link
menu-record = Download the record
menu-transcript = Read the match as text
menu-lobby = Back to the waiting room

## Invitations from the table
invite-title = Invite
invite-explained = Each seat has its own link: send it to one person. Play begins when every seat is taken.
invite-link = Link for this seat
invite-qr = QR code of the link
invite-copy = Copy
invite-level = Level of the bot
invite-bot = Seat a bot
invite-away = Away for { $minutes } min. A bot may stand in after { $most } min; the seat stays theirs.
invite-absent = Away for { $minutes } min. A bot may stand in until { $name } comes back: the seat stays theirs.
invite-stand-in = Let a bot stand in
invite-watch = Just to watch:
invite-watch-explained = anyone with this link sees the table, but never the hidden cards.

## Between two people at one screen
veil-explained = Cards and moves are covered. Are the others looking away?
veil-show = Show my cards

## Replay
replay-title = Replay · { $game } · Capolinea
replay-to-table = Back to the table
replay-controls = Controls
replay-first = Go to the start
replay-back = One move back
replay-next = One move forward
replay-last = Go to the end
replay-play = Play
replay-slider = Position in the match
replay-speed = Speed
replay-eyes = Seen by
replay-show = Show

## Rules
rules-title = Rules · { $game } · Capolinea
rules-chapters = Chapters
rules-old = Rules as of version { $version }
rules-old-explained = This match was begun by an older version of the rules and is played by it to its end. See what was different.
rules-differences = What was different in version { $version }
rules-differences-explained = A match is played to its end by the version of the rules it was begun with. The text below is that of today’s; in your match this is different:

## A game in brief
brief-title = { $game } in brief · Capolinea
brief-heading = The game in brief
brief-players = { $fewest }–{ $most } players
brief-play = Open a table
brief-all-rules = All the rules

## Problems
problem-status-400 = Request not understood
problem-status-403 = You cannot enter here
problem-status-404 = Nothing here
problem-status-409 = The table has moved on
problem-status-413 = File too large
problem-status-422 = Not possible
problem-status-429 = One moment
problem-status-500 = Trouble on the line
problem-status-503 = Closed for repairs
problem-other = Something went wrong

## What the script says
client-your-turn-tag = your turn
client-turn-tag = to move
client-you = (you)
client-open-seat = Free seat
client-waits-for-player = waiting for a player
client-bot = { $level } bot
client-away = away for { $minutes } min
client-away-now = lost connection
client-stand-in = { $level } bot stands in
client-stood-in = A bot plays for you
client-stood-in-hint = The seat is still yours, and so are its cards.
client-take-back = Take your seat back
client-spectator = Spectator
client-watching = You are watching
client-no-offers = Nothing to choose right now.
client-title-turn = ● Your turn · { $game } · Capolinea
client-title = { $game } · Capolinea
client-confirm = Confirm
client-next-step = One more step: choose how.
client-undo = Undo
client-step-back = Back
client-course = How the game went
client-accounts = Final scores
client-sending = Sending…
client-refused = Not possible
client-show-fix = Try instead: { $offer }
client-stale = The table has moved on in the meantime.
client-dismiss = OK
client-lost = No connection
client-lost-hint = Moves that the table has confirmed are saved. Trying again in { $seconds } s.
client-lost-trying = Moves that the table has confirmed are saved. Trying to reconnect.
client-out-of-order = The tables are out of order
client-try-now = Try now
client-back-again = Connected again.
client-failed = That did not work. Try again.
client-copied = Copied.
client-copy-by-hand = Copy the link from here:
client-open = Waiting for players
client-open-hint = Play begins when every seat is taken.
client-invite = Invite
client-over-details = Result
client-rematch = Rematch
client-replay = Replay
client-pass-to = Pass the screen to { $name }
client-unread = { $count } unread
client-offers-tab = { $count } choices
client-last-line = Last move: { $line }
client-aim-from-here = From here to another place
client-others = { $count } more
client-others-from = from { $least }
client-how-much = How much
client-up-to = Up to
client-then-pass = then pass
table-step-less = One step less
table-tab-more = More
table-step-more = One step more
client-standing = { $limit }, then pass: the page sees to it while it stays open.
client-stop-standing = Stop
client-summing = The next one begins when you close the summary.
client-go-on = Go on
client-way-finish = Have it played out
client-way-fast = Watch at 4×
client-way-leave = Leave the table
client-way-stay = Go on
client-still-playing = The match is over for you. Still playing: { $names }.
client-people-playing = The match is over for you, and goes at the pace of those who play: { $names }.
client-finishing = The bots play to the end.
client-out-tag = out
client-finish-note = and see the result
client-finish-people = people are still playing

## Since the last turn
since-title = Since your last turn
since-back = Move before
since-on = Next move
since-skip = Skip

## A program at a seat

menu-program = Let a program play
program-title = A program plays for you
program-explained = A program of your own, in any language, can play your seat. Run this command where the program is; it sees what you see, and you can still play by hand.
program-secret = Whoever has the token can see your hand and play your seat at this table: keep it to yourself.
program-back = Back to the table
