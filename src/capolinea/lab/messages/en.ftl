# Words of the laboratory.

lab-playout_alone = “{ $player }” draws actions without asking anybody: put it in every seat, or in none.
lab-one_player = A comparison needs two players, for instance --players hard,"stdio:python my_bot.py".
lab-not_importable = The player “{ $player }” cannot be sent to other processes: a lambda or a function inside a function stays where it was made. Define it at the top of a module, or use one process.
lab-pool_broken = A worker process ended before its work was done. If a player is a function of yours, put it into a module that can be imported; otherwise the machine may be out of memory.
lab-cluster_unreachable = There is no Dask scheduler at “{ $address }”. Use the address that dask-scheduler shows, such as tcp://10.0.0.1:8786, or “local”.
lab-cluster_empty = The scheduler at “{ $address }” has no workers.
lab-cluster_version = A worker of the cluster has another version of Capolinea: install the same one everywhere.
lab-run_not_empty = “{ $folder }” holds other things. Choose a new folder for the run.
lab-run_none = There is no run in “{ $folder }”.
lab-run_damaged = “{ $file }” cannot be read. Delete it, and its matches are played again.
lab-run_other = “{ $folder }” holds another run: { $field } was { $before } and now is { $now }. Repeat the command of that run, or choose a new folder.
lab-tables = There are no tables “{ $tables }”. Available: { $known }.
lab-few_players = A tournament with { $count } seats needs at least so many players; there are { $players }.
lab-player_twice = “{ $player }” is named twice.
lab-plot_kind = There is no picture “{ $kind }”. Available: { $kinds }.
lab-plot_file = The picture must be an .svg or a .png file, not “{ $file }”.
lab-plot_seats = The runs have tables of different sizes, which have no seat in common.
lab-no_table = There is no environment for { $game } yet. Available: { $games }.
lab-agent_seat = There is no seat { $agent }: the seats are 0 to { $last }.

lab-progress-matches = Playing
lab-progress-deals = Playing deals

lab-simulate-title = { $matches ->
    [one] One match of { $game }, seed { $seed }
   *[other] { $matches } matches of { $game }, seed { $seed }
}
lab-simulate-pace = A match took { $entries } moves and { $rounds } rounds on average; { $speed } matches per second.
lab-simulate-pace_without_rounds = A match took { $entries } moves on average; { $speed } matches per second.
lab-simulate-note = Shared wins are split. ± is the standard deviation. Milliseconds are per decision.

lab-ladder-title = Ladder of { $game }: { $deals } paired deals, { $seats } seats, seed { $seed }
lab-ladder-note = Each deal is played in every seating, so that the luck of the deal and of the seat cancels out. In brackets: the 95 % confidence interval, counted per deal. Evenly matched means 50 % of the wins and a difference of 0.

lab-ladder-title_until_clear = { $title }, until it is clear
lab-ladder-note_until_clear = Each pair was played until a sequential test told who wins more, or to the last deal. The chance that it ever calls an even pair uneven is at most 5 %; the intervals, in brackets, hold whenever one stops.

lab-tournament-title = Tournament of { $game }: { $matches } matches, { $seats } seats, seed { $seed }
lab-tournament-note = Ratings by openskill (Plackett–Luce), where everybody begins at 25. In brackets: the middle 95 % of the ratings if the deals are drawn again. A share of wins depends on the company; the rating takes it into account.

lab-dataset-written = Written to { $folder }: { $decisions } decisions of { $matches ->
    [one] one match
   *[other] { $matches } matches
}. README.md describes them.

lab-plot-drawn = Drawn: { $file }
lab-plot-length = Length of matches: { $game }
lab-plot-seats = Advantage of the seat: { $game }
lab-plot-strength = Strength against thinking time: { $game }
lab-plot-moves = Moves in a match
lab-plot-matches = Matches
lab-plot-share = Win share, with its 95 % interval
lab-plot-milliseconds = Milliseconds per decision, median

lab-forfeits = { $player }: { $count ->
    [one] one decision was forfeited and played at random
   *[other] { $count } decisions were forfeited and played at random
} ({ $reasons }).
lab-forfeit-late = no answer in time
lab-forfeit-ended = the program ended
lab-forfeit-flood = too much written
lab-forfeit-malformed = unreadable
lab-forfeit-not_offered = not an offer
lab-forfeit-no_restart = not started again

lab-column-seat = Seat
lab-column-player = Bot
lab-column-wins = Wins
lab-column-share = Win share
lab-column-rank = Mean rank
lab-column-score = Mean points
lab-column-p50 = ms, median
lab-column-p95 = ms, 95 %
lab-column-duel = Bots
lab-column-rating = Rating
lab-column-matches = Matches
lab-column-deals = Deals
lab-column-difference = Points ahead
lab-column-verdict = Verdict

lab-against = { $one } – { $rival }
lab-verdict-stronger = stronger
lab-verdict-weaker = weaker
lab-verdict-even = even

## Statistics of the games

lab-no_statistics = There are no statistics for { $game } yet. Available: { $games }.
lab-column-times = Count

lab-statistics-length = How matches ended
lab-statistics-length-row = Ended by
lab-statistics-length-mean = Turns each
lab-statistics-length-row-home = a train reaching home
lab-statistics-length-row-last = everybody else out
lab-statistics-length-row-governor = the last round
lab-statistics-railroad = Railroads, by who owned them at the end
lab-statistics-railroad-row = Railroad
lab-statistics-railroad-mean = Turn bought
lab-statistics-order = Turn order
lab-statistics-order-row = Place
lab-statistics-order-mean = Mean net worth
lab-statistics-home = Home cities
lab-statistics-home-row = Home
lab-statistics-home-mean = Mean net worth
lab-statistics-engine = Engines, by who had them at the end
lab-statistics-engine-row = Engine
lab-statistics-engine-mean = Turn bought
lab-statistics-engine-row-none = none
lab-statistics-engine-row-express = Express
lab-statistics-engine-row-superchief = Superchief
lab-statistics-length-row-all_laid = all rails laid
lab-statistics-length-row-dead_ends = dead ends
lab-statistics-length-row-all_passed = all passed
lab-statistics-unlaid = Rails the majors had left
lab-statistics-unlaid-row = Ended by
lab-statistics-unlaid-mean = Rails
lab-statistics-unlaid-row-all_laid = all rails laid
lab-statistics-unlaid-row-dead_ends = dead ends
lab-statistics-unlaid-row-all_passed = all passed
lab-statistics-stranded = Railroads with rails left over
lab-statistics-stranded-row = Railroad
lab-statistics-stranded-mean = Rails
lab-statistics-town = Towns and the railroads that reach them
lab-statistics-town-row = Town
lab-statistics-town-mean = Railroads
lab-statistics-starved = Towns that no railroad reached
lab-statistics-starved-row = Town
lab-statistics-starved-mean = Value
lab-statistics-place = Order in the first turn
lab-statistics-place-row = Place
lab-statistics-place-mean = Mean points
lab-statistics-card = Cards, by who played them
lab-statistics-card-row = Card
lab-statistics-card-mean = Turn
lab-statistics-card-row-city = city
lab-statistics-card-row-double_turn = double turn
lab-statistics-card-row-triple_turn = triple turn
lab-statistics-card-row-four_in_one = four in one
lab-statistics-card-row-boomtown = boomtown
lab-statistics-card-row-branch_line = branch line
lab-statistics-length-row-time = the third time card
lab-statistics-length-row-complete = tracks used up
lab-statistics-length-row-idle = no activity
lab-statistics-money = Where the money came from
lab-statistics-money-row = Source
lab-statistics-money-mean = Mean dollars
lab-statistics-money-row-market = market
lab-statistics-money-row-contracts = contracts
lab-statistics-money-row-route = route card
lab-statistics-money-row-improvements = train
lab-statistics-money-row-all = all
lab-statistics-tracks = Tracks
lab-statistics-tracks-row = Which
lab-statistics-tracks-mean = Mean
lab-statistics-tracks-row-left = left
lab-statistics-locomotive = Locomotives at the end
lab-statistics-locomotive-row = Steps
lab-statistics-locomotive-mean = Mean dollars
lab-statistics-tender = Tenders at the end
lab-statistics-tender-row = Steps
lab-statistics-tender-mean = Mean dollars
lab-statistics-freight_cars = Freight cars at the end
lab-statistics-freight_cars-row = Steps
lab-statistics-freight_cars-mean = Mean dollars
lab-statistics-route = Route cards
lab-statistics-route-row = Start
lab-statistics-route-mean = Mean dollars
lab-statistics-city = Cities, by who had connected them
lab-statistics-city-row = City
lab-statistics-city-mean = Times each
lab-statistics-contract = Contracts
lab-statistics-contract-row = Good, card, side
lab-statistics-contract-mean = Mean dollars
lab-statistics-good = Goods
lab-statistics-good-row = Good
lab-statistics-good-mean = Mean dollars
lab-statistics-delivered = Contracts delivered
lab-statistics-delivered-row = Delivered
lab-statistics-delivered-mean = Mean dollars
lab-statistics-delivered-row-yes = yes
lab-statistics-delivered-row-no = no
lab-statistics-goal = Cities delivered to
lab-statistics-goal-row = City
lab-statistics-goal-mean = Mean dollars
lab-statistics-deliveries = Deliveries
lab-statistics-deliveries-row = Where
lab-statistics-deliveries-mean = Mean number
lab-statistics-deliveries-row-match = in a match
