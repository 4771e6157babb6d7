# TransAmerica in English.

game-name = TransAmerica
game-summary = Connect your five cities from coast to coast, over rails that belong to everybody. Whoever falls behind pays for the lines still missing.
game-kind = One network for all, five cities.
game-length = 40 min
option-vexation = Coloured rails
option-vexation-explained = Each player has three rails of their own colour per round: only their own network may use them.
change-region_draws = The cards of a region were drawn one at a time; now one draw deals them to everybody. The chances are the same.
phase-start = Placing starts
phase-build = Laying rails
phase-over = Game over

## The table

fact-round = Round { $round }
fact-barrier = Barrier at { $barrier }
board-title = The map: 188 points joined by lines, 35 cities in five regions
water-pacific = Pacific
water-atlantic = Atlantic
water-gulf = Gulf of Mexico
unit = { $points ->
    [one] point
   *[other] points
}
seat-missing = { $missing ->
    [0] network complete
    [one] you still need 1 point
   *[other] you still need { $missing } points
}
seat-cheapest = shortest network: { $missing } points
seat-begins = goes first
seat-start = starts { $at }
seat-joined = connected with { $others }
seat-joined_all = connected with everybody
seat-coloured = { $note }, { $left ->
    [0] no coloured rails left
    [one] 1 coloured rail
   *[other] { $left } coloured rails
}
seat-coloured_only = { $left ->
    [0] no coloured rails left
    [one] 1 coloured rail
   *[other] { $left } coloured rails
}
hand-title = Your cities
ticket-missing = { $missing ->
   *[other] needs
}
ticket-reached = linked
ticket-label = { $city } ({ $region }): { $missing ->
    [0] already in your network
    [one] 1 point from your network
   *[other] { $missing } points from your network
}
ticket-label_alone = { $city } ({ $region })
track-label = Points: { $places }. Barrier at { $barrier }.
track-place = { $seat } { $points }

## What is asked

prompt-start = Your turn: where do you start?
prompt-build = Your turn: lay rails
prompt-second = Lay a second rail?
prompt-wait = Waiting for { $seat }
prompt-over = Game over
hint-start = Place your start marker on a city or any free point. The shortest network between your cities costs { $missing } points.
hint-start_waiting = Choosing where to start.
hint-build = Lay one rail on a double line, or one or two on single lines.
hint-build_coloured = { $left ->
    [one] One double line, or one or two single ones. You have one coloured rail left.
   *[other] One double line, or one or two single ones. You have { $left } coloured rails left.
}
hint-second = Choose the second rail, or stop here.
hint-build_waiting = { $laid ->
    [0] Laying rails.
   *[other] One rail laid; another may follow.
}
hint-over = { $count ->
    [one] { $winners } wins with { $points }.
   *[other] { $winners } win together with { $points }.
}
points-count = { $number ->
    [one] 1 point
   *[other] { $shown } points
}

## Offers

offer-start = Start { $at }
offer-single = Single line, { $line }
offer-river = Double line over the { $feature } river, { $line }
offer-mountain = Double line over the mountains ({ $feature }), { $line }
offer-coloured_single = Coloured rail, single line, { $line }
offer-coloured_river = Coloured rail, double line over the { $feature } river, { $line }
offer-coloured_mountain = Coloured rail, double line over the mountains ({ $feature }), { $line }
offer-stop = Stop after one rail

## Moves

round_began = Round { $round }. { $seat } begins; the barrier stands at { $barrier }.
hand_dealt = Your cities: { $cities }.
start_placed = { $seat } starts { $at }.
rail_laid = { $seat } lays { $kind ->
    [coloured] a coloured rail
   *[common] a rail
} { $cost ->
    [1] { $along }.
   *[other] on a double line ({ $feature }), { $along }.
}
rail_laid-arrives = { $seat } lays { $kind ->
    [coloured] a coloured rail
   *[common] a rail
} { $cost ->
    [1] and reaches { $city }.
   *[other] on a double line ({ $feature }) and reaches { $city }.
}
rail_laid-reached = That also reaches { $cities }.
rail_laid-joined = Their network and that of { $others } are now one.
stopped = { $seat } stops after one rail.
round_scored = { $count ->
    [one] End of round { $round }: { $done } has connected all five cities. { $losses }
   *[other] End of round { $round }: { $done } have connected all five cities. { $losses }
}
round_scored-losses = Points lost: { $losses }.
round_scored-loss = { $seat } { $lost }
round_scored-nobody = Nobody loses points.
barrier_moved = The barrier moves up to { $barrier }.
match_ended = { $count ->
    [one] { $passed }’s locomotive has passed the barrier: the game is over.
   *[other] The locomotives of { $passed } have passed the barrier: the game is over.
}

## The account of a round

results-title = End of round { $round }
results-done = { $count ->
    [one] { $done } has connected all five cities.
   *[other] { $done } have connected all five cities.
}
results-barrier = Barrier at { $barrier }. { $count ->
    [one] { $names }’s locomotive is the nearest, { $left ->
        [one] 1 point
       *[other] { $left } points
    } away.
   *[other] The locomotives of { $names } are the nearest, { $left ->
        [one] 1 point
       *[other] { $left } points
    } away.
}
results-over = Barrier at { $barrier }. { $count ->
    [one] { $names }’s locomotive has passed it: the game is over.
   *[other] The locomotives of { $names } have passed it: the game is over.
}
results-none = Network complete
results-reached = connected
results-not_reached = not reached
results-sum = { $doubles ->
    [0] { $singles } single
    [one] { $singles ->
        [0] 1 double
       *[other] { $singles } single + 1 double
    }
   *[other] { $singles ->
        [0] { $doubles } double
       *[other] { $singles } single + { $doubles } double
    }
}
results-single = { $line }
results-double = { $line } (double: { $feature })
part-start = Start
part-round = Round { $round }
reason-barrier_passed = At least one locomotive has passed the barrier.

## In the terminal

text-title = TransAmerica, round { $round }: { $phase }
text-missing = { $missing ->
    [0] Your network is complete.
    [one] To complete your network you still need 1 point.
   *[other] To complete your network you still need { $missing } points.
}
text-cheapest = The shortest network between your cities costs { $missing } points.
text-city = { $missing ->
    [0] connected
   *[other] needs { $missing }
}
text-key =
    Single line ..., double :::, rail === / \
    Coloured rail of A: aaa. Start of A: A. Your cities in CAPITALS.
kind-start = Choose a start
kind-rail = Lay a rail
kind-colour = Lay a coloured rail

## Places

point-city = { $city }
point-near = { $lines ->
    [one] point { $wind } of { $city }
   *[other] point { $lines } lines { $wind } of { $city }
}
at-city = from { $city }
at-near = { $lines ->
    [one] { $wind } of { $city }
   *[other] { $lines } lines { $wind } of { $city }
}
line-between = { $one }–{ $two }
line-from_city = { $point } to the { $wind }
line-second = second line { $wind } of { $city }
line-from_point = from the { $point } to the { $wind }
along-between = from { $one } to { $two }
along-from_city = from { $point } to the { $wind }
along-second = on the second line { $wind } of { $city }
along-from_point = from the { $point } to the { $wind }
wind-e = east
wind-ne = north-east
wind-nw = north-west
wind-w = west
wind-sw = south-west
wind-se = south-east
wind-n = north
wind-s = south
wind-ene = east-north-east
wind-wnw = west-north-west
wind-wsw = west-south-west
wind-ese = east-south-east
region-name = { $region }
region-south = south
region-east = east
region-centre = centre
region-west = west
region-north = north
feature-mississippi = Mississippi
feature-missouri = Missouri
feature-colorado = Colorado
feature-ohio = Ohio
feature-cascades_and_sierra_nevada = Cascades and Sierra Nevada
feature-appalachians = Appalachians
feature-northern_rockies = Northern Rockies
feature-colorado_rockies = Colorado Rockies
feature-arizona_and_new_mexico_ranges = Arizona and New Mexico ranges
feature-uinta = Uinta

## Refused moves

start-placed_already = Your start is already on the map: now lay rails.
start-no_such_point = There is no such point on the map.
start-taken = { $holder }’s start is already here ({ $point }): choose another point.
rail-start_first = Everybody places a start before any rails are laid.
rail-no_such_line = There is no such line on the map.
rail-line_taken = There is already a rail on this line ({ $line }): choose a free one.
rail-not_connected = This line ({ $line }) does not touch your network: choose one that does.
rail-double_after_single = This line ({ $line }) is double, and you have already laid a single one this turn: choose a single line, or stop.
stop-lay_one_first = Lay at least one rail before you stop.
coloured-not_in_game = There are no coloured rails in this game.
coloured-used_up = You have laid all your coloured rails for this round: lay a plain one.
coloured-cuts_off = A coloured rail here ({ $line }) would cut { $holder } off from part of the map: lay a plain one.
notation-unknown = “{ $text }” is not a move. Examples: start Denver, rail Denver-i6, stop.
notation-line_form = Write a line by its two ends, such as Denver-i6 (in “{ $text }”).
notation-no_such_line = There is no line between { $one } and { $two } (in “{ $text }”).

## The key of the map

key-single = single: 1
key-river = river: 2
key-mountain = mountains: 2
key-offer = can be chosen
key-last = last move
key-own = your city

# At a glance: what the hand is about, the steps of the turn
goal-own = Be the first to connect { $cities } to your network.
goal-watching = Everyone has five secret cities to connect: whoever does so first ends the hand, the others lose points.
step-start = Start
step-first = 1st rail
step-second = 2nd rail
