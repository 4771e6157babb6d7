# Spike in English.

game-name = Spike
game-summary = Lay coloured track across the eastern states, fetch goods and deliver them, and improve your train. Most money wins.
game-kind = Coloured track and your own train.
game-length = 90 min
option-advanced = Advanced game
option-advanced-explained = Everyone chooses the side of each contract, and keeps one of two route cards.
option-shared_lines = Shared lines
option-shared_lines-explained = A space holds one track of each player: nobody can be cut off.
option-mixed_wilds = Mixed wilds
option-mixed_wilds-explained = A set of cards of one colour may stand for cards of several colours at once.
phase-sides = Choosing contracts
phase-gift = Giving a card
phase-route = Choosing a route card
phase-place = Placing locomotives
phase-turn = Turn
phase-draw = Drawing
phase-move = Moving
phase-after = After the action
phase-over = Game over

## Goods, colours, the train

good-cattle = cattle
good-wood = wood
good-corn = corn
good-wheat = wheat
good-coal = coal
good-oil = oil
good-steel = steel
good-cloth = cloth
good-pigs = pigs
good-flour = flour
good-fruit = fruit
good-cotton = cotton
card-red = red
card-blue = blue
card-green = green
card-yellow = yellow
card-white = white
card-black = black
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-white = white
colour-black = black
cards-red = { $count } red
cards-blue = { $count } blue
cards-green = { $count } green
cards-yellow = { $count } yellow
cards-white = { $count } white
cards-black = { $count } black
train-locomotive = speed
train-tender = tender
train-freight_cars = cars
junction = a junction near { $name }

## The table

board-title = The map: coloured spaces between 36 cities
water-atlantic = Atlantic Ocean
water-gulf = Gulf of Mexico
fact-round = Round { $round } of 3
fact-deck = Deck: { $deck }
fact-time_later = { $top ->
    [one] Time cards below the next card
   *[other] Time cards below the next { $top } cards
}
fact-time_now = { $left ->
    [one] The next time card ends the game
   *[other] { $left } time cards to come
}
fact-last_turns = Last turns: { $seat } is done
seat-tracks = { $tracks ->
    [one] 1 track
   *[other] { $tracks } tracks
}
seat-train = speed { $speed } · tender { $tender } · { $cars ->
    [one] 1 car
   *[other] { $cars } cars
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
seat-done = { $count ->
    [one] 1 delivered
   *[other] { $count } delivered
}
seat-aboard = { $good }, aboard; wanted in { $cities }
seat-wanted = { $good }: wanted in { $cities }
hand-title = Your cards: { $count }
hand-cards = Your cards: { $cards }
hand-none = none
open-title = Open
open-card = Open card: { $colour }
open-gone = taken
open-deck = deck
open-deck_about = The top card of the deck, unseen
open-deck_late = { $top ->
    [0] Time cards lie among the next cards.
    [one] One card lies above the part with the time cards.
   *[other] { $top } cards lie above the part with the time cards.
}
open-out = out
open-no_discards = No card has been played yet.
time-rounds = round { $round } of 3
time-last = last round: { $up } of 3 time cards
train-title = Your train
train-full = full
train-next = { $part }: the next improvement costs { $price }
train-finished = { $part }: fully improved
train-empty = empty car
market-title = Market
market-why = for connecting a city
market-about = { $good }: { $money } now for connecting { $cities }
contracts-title = Your contracts
contracts-why = ✓ ready · +n tracks
contracts-done = { $good }, delivered to { $city }: { $money }
contracts-aboard = aboard
contracts-hidden = the side is still to be chosen
contracts-source = Loaded in { $city }
contracts-far = { $tracks ->
    [one] needs 1 more track
   *[other] needs { $tracks } more tracks
}
contracts-trip = Best: to { $city } for { $money }, { $turns ->
    [0] here and now
    [one] about 1 turn
   *[other] about { $turns } turns
}
contracts-line_now = { $city } pays { $money }: it can be delivered over your track{ $tracks ->
    [0] {""}
    [one] {" "}(1 track to lay)
   *[other] {" "}({ $tracks } tracks to lay)
}
contracts-line_in = { $city } pays { $money } and is in your network, but no city with the good is{ $tracks ->
    [0] {""}
    [one] {" "}(1 track to lay)
   *[other] {" "}({ $tracks } tracks to lay)
}
contracts-line_closed = { $city } would pay { $money }, but you have delivered there already{ $tracks ->
    [0] {""}
    [one] {" "}(1 track to lay)
   *[other] {" "}({ $tracks } tracks to lay)
}
contracts-line_far = { $city } pays { $money }; { $tracks ->
    [0] it is in reach
    [one] needs 1 more track
   *[other] needs { $tracks } more tracks
}
contracts-line_cut = { $city } pays { $money } but is cut off from your network
route-title = Route card
route-worth = now { $money }, at most { $amount }
route-start = start
route-joined = connected
route-not_joined = not connected
sides-side = { $good }, side { $letter }
key-offer = can be chosen
key-lack = missing cards
key-trip = best delivery
key-delivered = delivered here
contracts-tab = Contracts
contracts-now = ready
contracts-in = connected
contracts-closed = supplied
key-colours = Colours

## What is asked

prompt-sides = Choose a side of each contract
prompt-gift = Give a card to { $seat }
prompt-route = Keep one of the two route cards
prompt-place = Where does your locomotive start?
prompt-free = Your turn: move up to { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} for free, then take an action
prompt-turn = Your turn: take an action
prompt-draw = { $left ->
    [one] Draw one more card?
   *[other] Draw up to { $left } more cards?
}
prompt-move = { $steps ->
    [one] Keep moving: 1 space left
   *[other] Keep moving: { $steps } spaces left
}
prompt-after = Load or deliver?
prompt-wait = Waiting for { $names }
prompt-over = Game over
hint-sides = From the first contract to the last; everybody chooses at the same time.
hint-gift = Touch the card you can best do without; only the two of you see it.
hint-route = Pointing at a card lights its cities.
hint-place = Your contracts and your route card show where goods are waiting and where they are wanted.
hint-draw = An open card, or the top card of the deck.
hint-move = Into a city, or past it onto the next track.
hint-after = You can load or deliver; otherwise end the turn.
hint-turn_city = { $cities ->
    [0] Draw cards, start the train, or improve it.
    [one] You can connect one city: touch it. Or draw cards, start the train, improve it.
   *[other] You can connect { $cities } cities: touch one. Or draw cards, start the train, improve it.
}
hint-turn_track = { $cities ->
    [0] Draw cards, move one more space, or improve the train.
    [one] You can connect one city: touch it. Or draw cards, move one more space, improve the train.
   *[other] You can connect { $cities } cities: touch one. Or draw cards, move one more space, improve the train.
}
hint-trip = Best delivery: { $good } to { $city } for { $money }. { $cities ->
    [0] You cannot connect a city with these cards.
    [one] You can connect one city.
   *[other] You can connect { $cities } cities.
}
hint-over = The most money: { $money }.
hint-waiting_sides = Choosing sides of contracts.
hint-waiting_gift = Choosing a card to give away.
hint-waiting_route = Choosing a route card.
hint-waiting_place = Looking for a city to start in.
hint-waiting_turn = Thinking about an action.
hint-waiting_draw = Drawing cards.
hint-waiting_move = The train is moving.
hint-waiting_after = May load or deliver.
plan-fetch = Fetch { $good } in { $city }
plan-carry = Take { $good } to { $city }
plan-arrives = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}, arrives now
plan-later = { $spaces ->
    [one] 1 space now
   *[other] { $spaces } spaces now
}, about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} in all
plan-detail = { $good } to { $city } pays { $money } after about { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}

## Offers

offer-sides = Contracts: { $sides }
offer-give = Give a { $colour } card to { $seat }
offer-keep = Keep { $about }
offer-place = Start in { $city } ({ $about })
place-own_good = offers your good
place-wanted = wants { $good } for { $money }
place-route_start = start of your route card
place-route = on your route card for { $money }
offer-ride_city = Move into { $city }
offer-ride_space = Move on towards { $toward }
offer-ride_past = Move past { $city } towards { $toward }
offer-start_city = Start the train into { $city }
offer-start_space = Start the train towards { $toward }
offer-start_past = Start the train past { $city } towards { $toward }
offer-extra_city = Extra movement into { $city }
offer-extra_space = Extra movement towards { $toward }
offer-extra_past = Extra movement past { $city } towards { $toward }
offer-extra_short = As extra movement
offer-extra_note = instead of free movement
offer-dead_end = the end of your track
offer-would_deliver = delivers { $good } for { $money }
offer-would_load = { $good } to load
offer-build = { $tracks ->
    [one] Build 1 track
   *[other] Build { $tracks } tracks
} to { $city } with { $payment }.
offer-build_to = { $tracks ->
    [one] Build 1 track
   *[other] Build { $tracks } tracks
} to { $city }
offer-build_from = From { $city }.
offer-build_short = Build
offer-variant = { $tracks ->
    [one] 1 track
   *[other] { $tracks } tracks
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
payment-set = { $cards } as { $instead }
brings-market = Market: { $good } { $money }
brings-route = route card +{ $money }
brings-contract = allows { $good } to { $city } for { $money }
lack-city = { $city }: { $tracks ->
    [one] 1 track
   *[other] { $tracks } tracks
} ({ $way }); you lack { $missing ->
    [one] 1 card
   *[other] { $missing } cards
}: { $colours }.
offer-improve = Improve { $part } from { $before } to { $after } for { $price }; { $money } left
offer-load = Load { $good }
offer-load_for = Load { $good }, unload { $other_good }
offer-deliver = Deliver { $good } to { $city }: { $money }
offer-stop_draw = Stop drawing
offer-stop_move = Stop here
offer-stop_after = End the turn
offer-take = Draw the open { $colour } card ({ $left ->
    [one] the last one
   *[other] up to { $left }
})
offer-draw = Draw from the deck ({ $left ->
    [one] the last one
   *[other] up to { $left }
})

## What happened

market_filled = The market is filled; on top are { $goods }.
contracts_dealt = { $seat } has contracts for { $goods }.
sides_chosen = { $seat } has chosen the sides of the contracts.
sides_shown = { $seat } shows the contracts: { $sides }.
first_drawn = { $seat } is the first player.
hand_dealt = You are dealt { $cards }.
card_given = { $seat } gives a card to { $other }.
gift_given = You give { $other } a { $colour } card.
gift_received = You get a { $colour } card from { $other }.
cards_opened = Now open: { $colours }.
routes_dealt = { $count ->
    [one] Your route card starts in { $routes }.
   *[other] Your route cards start in { $routes }.
}
route_kept = { $seat } keeps a route card.
placed = { $seat } starts in { $city }.
turn_began = { $seat } may move { $free ->
    [one] 1 space
   *[other] { $free } spaces
} for free.
rode = { $by ->
    [start] { $seat } starts and moves onto { $space }.
    [extra] { $seat } makes an extra move onto { $space }.
   *[free] { $seat } moves onto { $space }.
}
rode-past = { $by ->
    [start] { $seat } starts and moves past { $skipped } onto { $space }.
    [extra] { $seat } makes an extra move past { $skipped } onto { $space }.
   *[free] { $seat } moves past { $skipped } onto { $space }.
}
entered = { $by ->
    [start] { $seat } starts and enters { $city }.
    [extra] { $seat } enters { $city } with an extra move.
   *[free] { $seat } enters { $city }.
}
halted = { $seat } stops, { $left ->
    [one] with 1 space left
   *[other] with { $left } spaces left
}.
loaded = { $seat } loads { $good } in { $city }.
put_off = { $seat } unloads { $good }.
delivered = { $seat } delivers { $good } to { $city } for { $money }.
card_taken = { $seat } draws an open card: { $colour }.
card_drawn = { $seat } draws a card from the deck.
card_seen = You drew a { $colour } card.
draw_ended = { $seat } stops drawing after { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
round_began = Round { $round } begins with { $deck } cards in the deck.
time_card_drawn = { $number ->
    [3] The third time card: the game is over.
   *[other] A time card comes up: { $number } of 3.
}
built = { $seat } builds { $tracks ->
    [one] 1 track
   *[other] { $tracks } tracks
} to { $city } with { $cards }.
market_paid = { $drops ->
    [yes] { $seat } gets { $money } for { $good }, which drops to the bottom of its column.
   *[no] { $seat } gets { $money } for { $good }.
}
improved = { $seat } improves { $part } to { $power } for { $price }.
turn_ended = { $seat } ends the turn.
last_turns = { $seat } has neither tracks nor deliveries left: all others have one more turn.
route_shown = { $seat } shows the route card from { $route }: { $money }.
match_ended = { $count ->
    [one] { $winners } wins{ $reason ->
        [time] : the third time card has come up
        [idle] : nothing has happened for ten turns each
       *[complete] : the last turns are over
    }.
   *[other] { $winners } win together{ $reason ->
        [time] : the third time card has come up
        [idle] : nothing has happened for ten turns each
       *[complete] : the last turns are over
    }.
}
part-market = Market
part-contracts = Contracts
part-route = Route card
part-improvements = Improvements
reason-time = The third time card has come up.
reason-complete = The final turns are over.
reason-idle = Nothing has happened for ten turns each.
results-title = Final scores
results-tie = Ties go to more cities in the network, then to more cards in hand.
results-cities = { $cities ->
    [one] 1 city
   *[other] { $cities } cities
} in the network, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand

## In the terminal

text-title = Spike: { $phase }
text-at = at { $place }
text-contracts = contracts: { $goods }
text-aboard = aboard: { $goods }
text-open = Open: { $colours }
text-delivered = delivered to { $city }
text-worth = now { $money }
text-soon = Almost within reach:
kind-sides = Choose the sides of contracts
kind-give = Give a card
kind-keep = Keep a route card
kind-place = Choose a start
kind-deliver = Deliver
kind-load = Load
kind-ride = Ride
kind-extra = Ride on as an action
kind-start = Start the train
kind-take = Take an open card
kind-build = Build tracks
kind-improve = Improve the train
text-key = • city with its good, + junction, A track of A, ▸A train; free spaces:

## Refused moves

action-not_now = You have already taken your one action this turn.
build-broken = These spaces do not connect end to end.
build-few_tracks = That takes { $needed ->
    [one] 1 track
   *[other] { $needed } tracks
}; you have { $tracks } left.
build-meets_itself = The build passes the same place twice.
build-meets_network = The build runs back into your own network at { $node }.
build-no_city = The build does not end in a city.
build-no_such_cards = There are no such cards.
build-no_such_space = There is no such space on the map.
build-not_from_network = The build does not start from your network: { $node } is not in it.
build-not_held = You do not hold all of these cards.
build-payment = { $cards ->
    [one] This card does
   *[other] These { $cards } cards do
} not pay for { $spaces ->
    [one] the space
   *[other] the { $spaces } spaces
} exactly.
build-taken = There is already track on { $space }.
build-through_city = The build passes through { $city }: it would have to end there.
build-too_dear = You are { $missing ->
    [one] 1 card
   *[other] { $missing } cards
} short for this build.
cargo-not_now = Nothing can be loaded or delivered at this moment.
cargo-on_track = You can load and deliver only in a city; your train is between cities.
deliver-no_such_good = There is no such good.
deliver-not_aboard = You have no { $good } aboard.
deliver-not_wanted = Your contract for { $good } does not list { $city }.
deliver-supplied = You have delivered to { $city } already.
extra-in_city = Extra movement is for a train on a track; yours is in a city.
gift-no_such_colour = There is no such colour.
gift-not_held = You have no { $colour } card.
gift-not_now = There is no card to give now.
improve-finished = Already fully improved: { $part }.
improve-no_such_part = The train has no such part.
improve-too_dear = That costs { $price } and you have { $money }: you are { $lacking } short.
load-full = { $cars ->
    [one] Your only car is full
   *[other] All { $cars } cars are full
}: unload something first.
load-no_contract = You have no contract for { $good }.
load-no_such_good = There is no such good.
load-not_aboard = There is no { $good } aboard to unload.
load-not_waiting = Your load of { $good } is already aboard or delivered.
load-room_enough = There is enough room: nothing needs to be unloaded.
move-in_city = Your train is in a city: start it with an action.
move-no_steps = No free movement is left.
move-no_such_place = There is no such place on the map.
move-no_turning_back = The train would turn back to { $place }.
move-not_next = { $place } is not next to the train.
move-not_now = The train does not move at this moment.
move-not_your_track = You have no track on { $place }.
place-no_such_city = There is no such city.
place-not_now = You cannot place a locomotive now.
route-not_dealt = That route card was not dealt to you.
route-not_now = There is no route card to choose now.
sides-each_contract = You have { $contracts } contracts: choose a side of each.
sides-no_such_side = A contract has a side a and a side b.
sides-not_now = There are no sides to choose now.
start-just_arrived = The train arrived this turn: you can start it in a later one.
start-on_track = The train is already on its way.
stop-action_due = You still have to take an action this turn.
take-no_such_colour = There is no such colour.
take-not_open = There is no open { $colour } card.
notation-unknown = “{ $text }” is not a move. Examples: draw, take red, build ATL-j79-CLB by rw, start ATL-j79, deliver pigs.
notation-no_such_space = There is no such space between these places (in “{ $text }”).
notation-build_form = Write a build with its places and the cards that pay, such as build ATL-j79-CLB by rw (in “{ $text }”).

# At a glance: contracts and route, the steps of the turn
goal-own = The most money wins: deliver { $goods }; your route starts in { $start }.
goal-contracts = The most money wins: deliver { $goods }.
goal-route = The most money wins: connect more cities; your route starts in { $start }.
goal-watching = The most money wins: from connected cities, delivered contracts and the route card.
step-sides = Contracts
step-gift = Card to give
step-route = Route
step-place = Start
step-train = Train
step-action = Action
step-cargo = Cargo

## What was touched

thing-card = Rail card: { $card }
thing-contract = Contract: { $good }
thing-train = The train of { $seat }
