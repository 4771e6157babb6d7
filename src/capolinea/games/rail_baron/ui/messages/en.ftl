# Rail Baron in English.

game-name = Rail Baron
game-summary = Ride from city to city, collect for every trip, buy railroads and let the others pay to use them. First home with a fortune wins.
game-kind = Travel, buy, collect fees.
game-length = 2–3 hours
option-group_purchase = Whole groups
option-group_purchase-explained = One purchase may be a whole group of railroads at its total price.
option-cheap_superchief = Cheaper Superchief
option-cheap_superchief-explained = The more players, the less a Superchief costs: from $40,000 down to $28,000.
option-net_worth = Net worth
option-net_worth-explained = Railroads and engine count towards winning; at least $50,000 must be cash.
option-rich_payoffs = Rich payoffs
option-rich_payoffs-explained = Every trip pays a fifth more.
option-open_cash = Open cash
option-open_cash-explained = Everybody’s cash is always shown, even below $150,000.
option-free_sales = Free sales
option-free_sales-explained = You may sell railroads at the start of your turn even if you owe nothing.
option-declare_at_home = Declaring at home
option-declare_at_home-explained = A player at home with enough money may declare there and wins at once, without a journey on which the others could step in.
option-governor = The Governor
option-governor-explained = No declaring: once somebody has $200,000 the round is finished and the most cash wins. Railroads cost more or are auctioned; the Governor buys what nobody wants.
option-speed_cards = Speed cards
option-speed_cards-explained = Each player has cards 1 to 6: one per trip moves the train that many extra dots.
option-own_free = Own railroads free
option-own_free-explained = Riding your own railroads is free.
option-three_dice = Three dice at once
option-three_dice-explained = With a Superchief the bonus die is rolled together with the white dice.
option-rfp_dot = Dot at Fredericksburg
option-rfp_dot-explained = The map has a dot between Washington and Richmond.
option-acl_no_turn = No turn on the ACL crossing
option-acl_no_turn-explained = Where the ACL crosses itself in Georgia, trains must go straight on.
change-declare_at_home = A player standing at home with enough money could declare there and won at once. Now players declare elsewhere and must ride home.
phase-turn = Rolling
phase-region = Picking a region
phase-ride = Riding
phase-after = After the move
phase-discard = Discarding a card
phase-engine = Buying an engine
phase-purchase = Buying
phase-sale = Selling to pay
phase-bid = Auction
phase-over = Game over

## Figures and parties

percent = { $figure }%
party-bank = Bank
party-governor = Governor
party-bank_short = Bank
party-governor_short = Gov.
region-ne = Northeast
region-se = Southeast
region-nc = North Central
region-sc = South Central
region-pl = Plains
region-nw = Northwest
region-sw = Southwest
region-mean = about { $amount }
engine-none = no engine
engine-express = Express
engine-superchief = Superchief
engine-does_express = An extra die on every double. { $left } left.
engine-does_superchief = An extra die on every roll. { $left } left.

## The table

fact-fee = Fee { $fee }
fact-bank = { $left ->
    [0] The Bank has sold everything
    [one] 1 railroad left at the Bank
   *[other] { $left } railroads left at the Bank
}
fact-home = First home with { $goal } wins
fact-net_worth = First home worth { $goal } wins
fact-governor = { $goal } starts the last round
fact-last_round = Last round
board-title = The map: 28 railroads between 67 cities
water-pacific = Pacific
water-atlantic = Atlantic
water-gulf = Gulf of Mexico
seat-out = out
seat-out_note = out of the game
seat-hidden = hidden
seat-hidden_why = below { $amount }
seat-cash = cash
seat-cash_own = only you see it
seat-cash_open = visible to all
seat-engine = { $engine }
seat-reach = These railroads serve { $access } of the destinations.
seat-trip = { $origin } → { $goal_city } · { $distance ->
    [one] 1 dot
   *[other] { $distance } dots
}
seat-no_trip = in { $city }
seat-declared = declared! heading home to { $home }, { $distance ->
    [one] 1 dot
   *[other] { $distance } dots
} to go (otherwise { $city })
seat-declared_soon = declared! heading home to { $home }
trip-to = { $origin } to { $goal_city }
trip-home = Declared: heading home to { $home }
trip-none = In { $city }
trip-figures = pays { $payoff }, { $distance ->
    [one] 1 dot to go
   *[other] { $distance } dots to go
}
trip-home_figures = { $distance ->
    [one] 1 dot to go
   *[other] { $distance } dots to go
}
trip-due = needs a destination
trip-ledger = { $count ->
    [one] This turn you owe { $dues }
   *[other] This turn you owe { $total }: { $dues }
}
trip-ledger_of = { $count ->
    [one] This turn { $seat } owes { $dues }
   *[other] This turn { $seat } owes { $total }: { $dues }
}
due-bank = { $amount } to the Bank
due-governor = { $amount } to the Governor
due-other = { $amount } to { $other }
cards-title = Speed cards
bank-title = { $left ->
    [0] Railroads: none left at the Bank
   *[other] Railroads: { $left } left at the Bank
}
bank-line = line
bank-why_line = The railroad
bank-price = price
bank-why_price = What it costs, or what selling it brings
bank-cities = cities
bank-why_cities = Cities it serves
bank-access = reach
bank-why_access = Share of all destinations that it serves
bank-gain = for you
bank-why_gain = What it would add to the reach of your railroads
bank-owner = owner
bank-why_owner = Who owns it
bank-about = { $line }: { $cities }. { $monopoly } of destinations are served by no other railroad.
bank-short = You would not have enough left for this turn’s fees.
bank-group = { $group }: { $railroads }
auction-title = Auction
auction-facts = Price { $price }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $access } of destinations
auction-gain = For you: +{ $gain } of destinations
auction-best = Best bid: { $seat }, { $amount }
auction-none = No bid yet; it opens at { $opening }
auction-next = The next bid is at least { $least }.
auction-passed = passed
auction-asked = to bid
auction-in = still in
auction-for_bank = Drawn from the Bank, which gets the price.
auction-seller = { $seat } sells.
debt-title = { $name }’s debts
debt-fees = { $seat } owes { $owed } in fees.
debt-interception = { $seat } was intercepted and owes { $owed }.
debt-missing = You have { $cash }: you are { $short } short.
bank-tab = Bank
bank-sort = Sort the railroads
bank-sort_gain = For you
bank-sort_price = Price
bank-sort_name = Name
bank-cities_served = { $count ->
    [one] 1 city
   *[other] { $count } cities
}
bank-access_now = coverage { $access }
bank-lacks = you are { $amount } short

## What is asked

prompt-destination = Your turn: where to?
prompt-destination_again = A new destination for the bonus die
prompt-turn = Your turn: roll the dice
prompt-region = Pick a region
prompt-ride = { $steps ->
    [one] Ride: 1 dot
   *[other] Ride: { $steps } dots
}
prompt-bonus = You have the bonus die
prompt-card = Play a speed card?
prompt-discard = Give up a speed card
prompt-engine = Buy an engine?
prompt-purchase = You have arrived: buy one thing?
prompt-sale = You owe { $owed }: sell a railroad
prompt-bid = Bid for { $railroad }?
prompt-wait = Waiting for { $seat }
prompt-over = Game over
hint-turn = Roll for a region and a city.
hint-region = You rolled the region you are in: choose any region, then roll for the city.
hint-ride = Choose the next segment.
hint-after = Roll, or play a card first.
hint-discard = You used no card on this trip, so you must give one up.
hint-engine = An engine first; then you may still buy a railroad.
hint-purchase = Choose a railroad from the list or the map, or an engine. You can buy only on arrival.
hint-sale = Choose one of your railroads, then sell it to the Bank or put it up for auction.
hint-bid = If you pass, you are out of this auction.
hint-bid_poor = The next bid is more than you have: you can only pass.
hint-route = { $count ->
    [one] The route
   *[other] Cheapest route
}: { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, fees { $total } ({ $dues })
hint-waiting_turn = About to roll.
hint-waiting_region = Picking a region.
hint-waiting_ride = Riding.
hint-waiting_after = Deciding what comes after the move.
hint-waiting_discard = Giving up a speed card.
hint-waiting_engine = Looking at engines.
hint-waiting_purchase = Looking at what to buy.
hint-waiting_sale = Has to sell railroads.
hint-waiting_bid = Thinking about a bid.
hint-over = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
route-cheapest = cheapest
route-shortest = shortest
route-friendly = fewest dots on others’ lines
plan-label = Go to { $place }
plan-toward = { $before } → { $after } dots left
plan-away = leads away: { $before } → { $after } dots left
plan-later = whole route { $total }, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
plan-arrives = arrives
rail-about = { $full } ({ $code }), { $cost }: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $access } of destinations, { $monopoly } served by no other line
aim-nothing = Nowhere to ride to
aim-nothing_why = You can point at dots while you ride.
aim-unreachable = { $dot } cannot be reached
aim-here = Your train is already there.
aim-cut_off = You cannot get there without reusing a segment of this trip, or could not reach your destination afterwards.
aim-to = To { $dot }: which route?
aim-arrives = Your trip ends there and pays { $payoff }.
aim-home = That is your home city.
aim-ends = The roll ends there.
aim-stops = { $left ->
    [one] You would have 1 dot of the roll left.
   *[other] You would have { $left } dots of the roll left.
}
aim-beyond = { $dots } dots: this roll takes you { $steps } of them.
route-other = another route
plan-stops = { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}, { $left } left
plan-ends = { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}, the roll ends there
bill-nothing = no fee
bill-fare = { $party } { $amount } ({ $railroads })
bill-old = { $party } { $amount } ({ $railroads }, established rate)
bill-before = { $party } { $amount } (already due)

## Offers

offer-roll_destination = Roll for a destination
offer-roll_dice = Roll the dice
offer-roll_bonus = Roll the bonus die
offer-declare = Declare and head home to { $home }
offer-declare_here = Declare and win in { $home }
offer-region = { $region }: trips pay { $amount } on average
offer-ride = { $railroad } to { $dot }
offer-ride_paid = { $railroad } to { $dot }, { $amount } to { $party }
offer-card = Play speed card { $card }
offer-discard = Give up speed card { $card }
offer-end = End the turn
offer-buy = { $line } ({ $railroad }) for { $price }: { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $access } of destinations, +{ $gain } for you
offer-short = too little left for the fees
offer-sale = { $line } ({ $railroad }): at least { $half }
offer-group = { $group } ({ $railroads }) for { $price }
offer-engine = Buy the { $engine } for { $price }
offer-buy_engine = Buy the { $engine }
offer-draw = Draw a railroad and auction it
offer-nothing = Buy nothing
offer-no_engine = No engine
offer-sell = Sell { $railroad } to the Bank for { $half }
offer-sell_governor = Sell { $railroad } to the Governor for { $half }
offer-auction = Auction { $railroad } from { $half }
offer-bid = Bid { $amount }
step-limit = Bid up to { $amount }
step-left = If you win at { $amount }, { $left } will be left
offer-pass = Pass

## What happened

home_rolled = { $seat }’s home city is { $city }.
turn_began = { $seat }’s turn.
region_rolled = { $choose ->
    [yes] { $seat } rolls { $throw }: { $region }, where the train already is, and may pick any region.
   *[no] { $seat } rolls { $throw }: { $region }.
}
region_picked = { $seat } picks { $region }.
destination_rolled = { $kind ->
    [alternative] { $seat } rolls { $throw }: { $city } is the alternative.
   *[goal] { $seat } rolls { $throw } and is bound for { $city }.
}
roll_lost = { $seat } rolls { $throw }: { $city }, where the train already is. The roll is lost.
declared = { $seat } declares and heads for home!
declared-cash = { $seat } declares with { $cash } and heads for home!
dice_rolled = { $due ->
    [yes] { $seat } rolls { $dice } = { $sum }, and the bonus die will follow.
   *[no] { $seat } rolls { $dice } = { $sum }.
}
dice_rolled-bonus = { $seat } rolls the bonus die: { $sum }.
card_played = { $seat } plays speed card { $card }.
card_discarded = { $seat } gives up speed card { $card }.
cards_returned = { $seat } takes back all six speed cards.
rode = { $seat } rides { $railroad } to { $dot }.
rode-fee = { $seat } rides { $railroad } to { $dot }, for { $fee }.
intercepted = { $holder } intercepts { $seat }: the declaration is off.
declaration_lapsed = { $seat } is at home without enough money: the declaration lapses.
arrived = { $seat } reaches { $city } and collects { $payoff }.
paid = { $seat } pays { $other } { $amount }{ $reason ->
    [interception] {" "}for the interception
    [ruin] , all that is left
   *[fees] {""}
}.
paid-bank = { $seat } pays the Bank { $amount }{ $reason ->
    [interception] {" "}for the interception
    [ruin] , all that is left
   *[fees] {""}
}.
fell_short = { $seat } owes { $owed } and must sell.
cash_announced = { $seat } announces { $cash } in cash.
railroad_bought = { $seat } buys { $railroad } for { $price }.
railroad_bought-from = { $seat } buys { $railroad } from { $other } for { $price }.
railroad_bought-governor = { $seat } buys { $railroad } from the Governor for { $price }.
group_bought = { $seat } buys { $group } ({ $railroads }) for { $price }.
engine_bought = { $seat } buys an engine: { $engine }, { $price }.
nothing_bought = { $seat } buys nothing.
railroad_sold = { $buyer ->
    [governor] { $seat } sells { $railroad } to the Governor for { $price }.
   *[bank] { $seat } sells { $railroad } to the Bank for { $price }.
}
auction_opened = { $kind ->
    [drawn] { $seat } draws { $railroad }: the auction opens at { $opening }.
   *[own] { $seat } puts { $railroad } up for auction, opening at { $opening }.
}
bid_made = { $seat } bids { $amount }.
bid_passed = { $seat } passes.
railroad_unsold = Nobody wants { $railroad }: it goes to the Governor.
fees_raised = The Bank has sold its last railroad: fees go up.
went_out = { $seat } cannot pay and is out of the game.
last_round = { $seat } has $200,000: this round is the last.
match_ended = { $count ->
    [one] { $winners } wins{ $reason ->
        [home] , home with enough money
        [last] , the last player left
       *[governor] {" "}with the most cash
    }.
   *[other] { $winners } win together with the most cash.
}
part-cash = Cash
part-railroads = Railroads
part-engine = Engine
reason-home = Home with enough money.
reason-last = Everybody else is out of the game.
reason-governor = The last round is over: most cash wins.

## Declaring explained

hint-declare = You may declare: home in about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, fees { $fees }, { $amount } would be left. Or roll for a destination.
hint-declare_here = You are at home with enough money: declare, and you win.
hint-declare_elsewhere = You have enough to win, but nobody declares at home: roll a destination, ride there, and declare when the next one is due.
declare-title = You may declare
declare-what = Ride home to { $home }: you win if you arrive with { $goal } left after that turn’s fees.
declare-way = The route home: { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, fees about { $fees } ({ $dues }).
declare-enough = You have { $cash }: { $amount } more than you need.
declare-short = You have { $cash }: { $amount } less than you need.
declare-alternative = An alternative destination is rolled openly at once. If the declaration fails you go there instead, and the trip pays as if it began here.
declare-risk = Anyone who reaches or passes your dot intercepts you: you pay { $amount } and go to the alternative. You may declare again later.
declare-near = The nearest train is { $seat }’s, { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
} away: within one roll.
declare-far = The nearest train is { $seat }’s, { $dots } dots away.
declare-win_here = You are in { $home }, your home city, with enough money: declaring wins at once.
declared-title = { $seat } has declared
declared-own = Ride home to { $home }: you win with { $goal } left after that turn’s fees.
declared-other = { $seat } is riding home to { $home } and wins there with { $goal } left after that turn’s fees.
declared-way = { $dots ->
    [one] 1 dot to go.
   *[other] { $dots } dots to go.
}
declared-alternative = Otherwise the trip goes to { $city }.
declared-alternative_own = Your alternative is { $city }: until the declaration fails it is an ordinary dot and pays nothing.
declared-risk = Anyone who reaches or passes your dot intercepts you and gets { $amount } from you.
declared-chance = Reach or pass that train’s dot to end the declaration and collect { $amount }.
declared-dots = { $dots ->
    [0] Your train is on the same dot: only moving onto it counts.
    [one] Your train is 1 dot away.
   *[other] Your train is { $dots } dots away.
}

## Tables and comparisons

look-destinations = Destinations and payoffs
look-railroads = Railroads and engines
look-from = From
look-odds_note = Odds of the next destination. If you roll the region you are in, you pick a region yourself.
look-region = Region
look-odds = Odds
look-mean = Pays on average
look-city = City
look-in_region = In the region
look-payoff = Pays
look-dots = Dots
look-lines = Lines
look-ride = Routes
compare-open = Compare
compare-note = Your network with each purchase, averaged over destinations as they are rolled. Fees are for a whole trip once the Bank has sold out and others’ lines cost $10,000.
compare-now = Now
compare-line = Railroad
compare-why_line = Press its name to choose it.
compare-price = Price
compare-why_price = What it costs now
compare-cities = Cities
compare-why_cities = Cities that your railroads would serve
compare-access = Reach
compare-why_access = Share of destinations that your railroads would serve
compare-payoff = Payoff on your lines
compare-why_payoff = The part of an average payoff that comes from trips beginning and ending on your connected lines
compare-fees = Fees per trip
compare-why_fees = Expected fees of a trip once the Bank has sold out
compare-left = Cash left
compare-why_left = After the price and the fees of this turn
compare-engine_head = Engine
compare-why_engine_head = Press its name to choose it.
compare-engine = { $engine }
compare-engine_now = { $engine } (yours)
compare-pace = Dots per turn
compare-why_pace = With the bonus die, on average
compare-turns = Turns per trip
compare-why_turns = For an average trip by the shortest route
compare-per_turn = Payoff per turn
compare-why_per_turn = Average payoff divided by the turns of a trip

## The end

story-title = How the match went
story-won = { $count ->
    [one] { $winners } wins{ $reason ->
        [home] , home with enough money
        [last] , the last player left
       *[governor] {" "}with the most cash
    }.
   *[other] { $winners } win together with the most cash.
}
story-chart = Wealth of all players over { $turns } turns
story-turns = { $turns } turns
story-chart_note = Cash, railroads and engine together, in thousands of dollars. The dashed line is what it takes to win.
story-made_of = { $trips ->
    [one] 1 trip: where the cash came from
   *[other] { $trips } trips: where the cash came from
}
story-start = At the start
story-payoffs = Payoffs
story-fees_in = Fees from others
story-fees_out = Fees paid
story-interceptions = Interceptions
story-railroads = Railroads bought and sold
story-engines = Engines

## In the terminal

text-title = Rail Baron: { $phase }
text-at = at { $dot }
text-dice = Dice: { $dice }; { $steps ->
    [one] 1 dot left
   *[other] { $steps } dots left
}
text-cards = Speed cards: { $cards }
text-auction = Auction of { $railroad }
text-routes = Routes:
text-route = { $dots ->
    [one] 1 dot
   *[other] { $dots } dots
}, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $total }
text-railroads = Railroads: price, share of destinations, owner
kind-region = Choose a region
kind-ride = Ride
kind-card = Play a speed card
kind-discard = Discard a speed card
kind-buy = Buy a railroad
kind-group = Buy a group
kind-engine = Buy a locomotive
kind-sell = Sell to the Bank
kind-auction = Put up for auction
kind-bid = Bid
text-key = • city, . free railroad, A railroad of A, ▸A train, ⌂A home, →A destination, * your route

## Refused moves

ride-roll_first = You have not rolled yet: roll first.
ride-no_such_segment = There is no such segment on the map.
ride-not_here = Your train is at { $dot }, not on this segment ({ $segment }).
ride-used = This segment ({ $segment }) has already been used on this trip: choose another.
ride-cut_off = After { $segment } you could no longer reach your destination over unused segments.
card-not_in_game = There are no speed cards in this game.
card-after_dice = A speed card is played after a dice move.
card-one_per_trip = One speed card per trip, and you have already used one.
card-not_yours = You do not hold speed card { $card }.
card-no_discard_due = You do not have to give up a card now.
roll-not_due = No roll is due now.
declare-not_in_variant = With the Governor nobody declares.
declare-not_now = You can declare only when a destination is due.
declare-too_poor = With { $cash } you cannot declare yet.
declare-at_home = You are at home, in { $home }, and nobody declares there: roll a destination first, and declare when the next one is due.
declare-fees_first = After this turn’s fees ({ $fees }) you would not have enough.
region-not_due = There is no region to pick now.
region-unknown = There is no such region.
end-not_now = The turn cannot end here.
end-bonus_due = The bonus die is due: roll it.
sale-not_now = Railroads are sold only to pay what is owed.
sale-no_such_railroad = There is no such railroad.
sale-not_yours = { $railroad } is not yours.
auction-not_in_variant = With the Governor railroads are sold to the Governor only.
bid-no_auction = There is no auction now.
bid-too_low = Bid at least { $least }.
bid-too_dear = You have { $cash }: you cannot bid more.
bid-step = Bids go in steps of $500.
buy-not_now = You can buy only on arrival.
buy-no_such_railroad = There is no such railroad.
buy-owned = { $railroad } belongs to { $holder }.
buy-too_dear = That costs { $price } and you have { $cash }: you are { $lacking } short.
group-not_in_game = Whole groups are not for sale in this game.
group-unknown = There is no such group.
group-sold = The Bank has nothing left of { $group }.
engine-unknown = There is no such engine.
engine-not_needed = Your engine is already at least as good.
draw-not_in_game = Railroads are drawn only with the Governor.
draw-bank_empty = The Bank has no railroad left to draw.
options-not_with_governor = “{ $option }” cannot be combined with the Governor.
notation-unknown = “{ $text }” is not a move. Examples: roll, ride Chicago IL > Pontiac IL by GM&O, buy SP, bid 12500.
notation-ride_form = Write a ride with both dots and its railroad, such as ride Chicago IL > Pontiac IL by GM&O (in “{ $text }”).
notation-no_such_segment = That railroad has no segment between these dots (in “{ $text }”).

## The key of the map

key-offer = can be chosen
key-way = cheapest route
key-trail = trip so far
key-owned = owner’s colour
key-home = home
key-from = trip began here
key-to = destination
key-reach = within reach of this roll

# At a glance: how to win, the steps of the turn
goal-home = Your home is { $place }: return there with { $goal }. You need { $missing } more.
goal-home_near = You have enough to win: declare, and return home ({ $place }) with { $needed }.
goal-home_watching = The first to return home with { $needed } in cash wins.
goal-net_worth_near = Your home is { $place }: return there with a net worth of { $needed }.
goal-net_worth_watching = The first to return home with a net worth of { $needed } wins.
goal-governor_watching = When somebody has { $needed } the last round begins: most cash wins.
step-destination = Destination
step-dice = Dice
step-ride = Ride
step-bonus = Bonus die
step-purchase = Purchase
step-sale = Sale to pay
step-bid = Auction

## What was touched

thing-card = Speed card { $card }

## Who goes out

moment-kind = Out of the game
moment-title = { $seat } cannot pay
moment-rule = A player who is short of cash sells railroads to pay; one who has none left is out.
moment-start = Cash when the turn began
moment-payoff = Payoff on arrival
moment-received = Received and paid in the turn
moment-spent = Purchases
moment-sold = Sale of { $railroads }
moment-fees = Fees: { $dues }
moment-interception = Interception: { $dues }
moment-missing = Missing
moment-nothing = Nothing is left for the creditors.
moment-shares = The { $cash } in cash are shared pro rata: { $shares }.
moment-railroads = The railroads that were sold: { $lots }.
moment-train = The train leaves the map.
moment-train_engine = The engine goes back to the Bank and the train leaves the map.
