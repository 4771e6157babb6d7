# Steam in English.

game-name = Steam
game-summary = Lay track hex by hex, raise capital against your income, and carry goods over as many of your links as your locomotive can. Base and standard game.
game-kind = Track, goods, and a tight budget.
game-length = 2 hours
change-redirects_extend = A redirect that joined track laid in the same building did not extend its link, so the link was lost at the end of that building. Now it extends and claims the link, as the same two tiles always did in the other order.
change-improvers_claim = An open town exit without owner stayed without one when the town was improved. Now it falls to whoever improves the town.
change-gentle_goes_on = With “Gentle capital” a single victory point bought nothing at income −10, and so a player could go bankrupt whom the game without it would have saved. Now it pays €2.
change-seats_ascend = A map of your own could name the larger number of players first. Now the smaller comes first.
change-maps_bounded = A map of your own could be as large as 26 columns and 99 rows. Now it has at most 600 hexes, 99 rivers and 99 labels.
board-title = Map: { $map }
option-game = Version
option-game-explained = Base: capital whenever a cost is due, the order follows the action tiles. Standard: capital only at the start of a turn, an auction for the order every turn, maintenance of locomotives.
option-game-base = Base
option-game-standard = Standard
option-map = Map
option-map-explained = Northeast is meant for 3 or 4, Ruhr for 4 or 5, Padana for 5 or 6 players.
option-map-northeast = Northeastern USA
option-map-ruhr = Lower Rhine and Ruhr
option-map-padana = Po Valley
option-random_order = Random order
option-random_order-explained = Base game: the first turn order is drawn instead of auctioned, and later places get a few euros. For a first game.
option-gentle_capital = Gentle capital
option-gentle_capital-explained = Standard game: capital may also be raised for track and maintenance.
option-map_text = A map of your own
option-map_text-explained = A map file in the format of docs/maps.md, pasted or chosen; it takes the place of the map above.
phase-bid = Auction for turn order
phase-capital = Raise capital
phase-action = Choose actions
phase-build = Build track
phase-move = Move goods, round { $round } of 2
phase-points = Delivery points
phase-over = Game over

## Figures

good-red = red cube
good-yellow = yellow cube
good-purple = purple cube
good-blue = blue cube
good-grey = grey cube
colour-red = red
colour-yellow = yellow
colour-purple = purple
colour-blue = blue
colour-grey = grey
side-n = north
side-ne = north-east
side-se = south-east
side-s = south
side-sw = south-west
side-nw = north-west
side_short-n = N
side_short-ne = NE
side_short-se = SE
side_short-s = S
side_short-sw = SW
side_short-nw = NW
at-place = in { $place }{ $initial ->
   *[other] {""}
}
at-between = between { $one } and { $two }
at-near = { $side } of { $place }
at-far = { $count } hexes { $side } of { $place }
at-bent = { $count } { $side } and { $more } { $turn } of { $place }
point-n = north
point-nne = north-north-east
point-ne = north-east
point-e = east
point-se = south-east
point-sse = south-south-east
point-s = south
point-ssw = south-south-west
point-sw = south-west
point-w = west
point-nw = north-west
point-nnw = north-north-west

## Action tiles and track tiles

tile-turn_order = Turn Order
tile-first_move = First Move
tile-engineer = Engineer
tile-first_build = First Build
tile-city_growth = City Growth
tile-locomotive = Locomotive
tile-urbanization = Urbanization
about-turn_order = { $game ->
    [standard] In the next auction for the order you may pass once and stay in.
   *[base] You are first in the next turn.
}
about-first_move = You move goods before everybody else, in both rounds.{ $game ->
    [standard] {""}
   *[base] {""}
}
about-engineer = You may lay four tiles instead of three.{ $game ->
    [standard] {""}
   *[base] {""}
}
about-first_build = You build before everybody else.{ $game ->
    [standard] {""}
   *[base] {""}
}
about-city_growth = { $game ->
    [standard] While building you may put a set of goods on a city that has not grown.
   *[base] While building you put a set of goods on a city that has not grown. Or take it to pass.
}
about-locomotive = { $game ->
    [standard] Your locomotive goes up by one at once.
   *[base] Your locomotive goes up by one at once, for €4 plus its new level.
}
about-urbanization = { $game ->
    [standard] While building you may turn a town into a new city with a set of goods.
   *[base] While building you turn a town into a new city with a set of goods. Or take it to pass.
}
gist-turn_order = { $game ->
    [standard] one free pass
   *[base] first next turn
}
gist-first_move = moves goods first{ $game ->
   *[other] {""}
}
gist-engineer = four tiles{ $game ->
   *[other] {""}
}
gist-first_build = builds first{ $game ->
   *[other] {""}
}
gist-city_growth = goods for a city{ $game ->
   *[other] {""}
}
gist-locomotive = one level up{ $game ->
   *[other] {""}
}
gist-urbanization = a new city{ $game ->
   *[other] {""}
}
tile-straight = straight
tile-gentle = gentle curve
tile-sharp = sharp curve
tile-x_cross = crossing
tile-bow_cross = crossing with a curve
tile-gentle_cross = crossing curves
tile-straight_sharp = straight and sharp curve
tile-gentle_gentle = two gentle curves
tile-gentle_sharp_a = gentle and sharp curve
tile-gentle_sharp_b = sharp and gentle curve
tile-town_1 = town, one exit
tile-town_2_straight = town, straight
tile-town_2_gentle = town, gentle curve
tile-town_2_sharp = town, sharp curve
tile-town_3_y = town, three ways
tile-town_3_left = town, branch left
tile-town_3_right = town, branch right
tile-town_3_fan = town, fan
tile-town_4_x = town, four ways
tile-town_4_foot = town, four exits
tile-town_4_k = town, four in a row

## Costs and gains

cost-exits = { $count ->
    [one] 1 exit
   *[other] { $count } exits
}
cost-town = { $count } for the town
cost-river = { $count } for the river
cost-hill = { $count } for the hill
cost-new = { $figure } ({ $parts })
cost-improved = { $figure } to improve ({ $parts })
cost-redirected = { $figure } to redirect ({ $parts })
means-income = you raise { $raised }: income from { $before } to { $after }, { $left } left
means-points = you raise { $raised }: income from { $before } to { $after } and { $sold } of { $points } points, { $left } left
note-income = { $figure }, { $steps } income
note-points = { $figure }, { $steps } income, { $sold } points
note-idle = does nothing
gain-you = you
way-via = via
way-links = { $count ->
    [one] 1 link
   *[other] { $count } links
}
goal = { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for you, { $count ->
    [one] one route
   *[other] { $count } routes
}
hex-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, from { $least }
hex-found = new city here
hex-grow = City Growth here
set-of = set { $space }: { $goods }
set-none = no goods

## The table

fact-turn = Turn { $number } of { $last }
fact-before = Before the first turn
fact-base = Base game
fact-standard = Standard game
seat-points = { $count ->
    [one] point
   *[other] points
}
seat-out = out
seat-out_note = Bankrupt
seat-facts = { $cash } · income { $income } · level { $level } · links { $links }
seat-to_pass = { $words } (pass)
seat-next = at end of turn: { $coming }
seat-bankrupt = bankrupt at end of turn!
seat-bankrupt_about = As things stand this player cannot pay at the end of the turn.
seat-next_about = Income { $income }, maintenance { $maintenance }; then { $left } in cash.
seat-next_income = Income falls to { $after }.
seat-next_points = Points fall to { $after }.
seat-final = if it ended now: { $total }
seat-final_about = If the game ended now (points, income, links): { $sums }
annex-order = Turn order
annex-no_order = Being auctioned
annex-income = Income
annex-points = Victory points
annex-levels = Locomotives
annex-actions = Actions this turn
annex-to_pass = to pass
annex-loco_price = { $figure } + level
annex-supply = Goods supply
annex-left = Track tiles left: { $count }
annex-markers = Growth markers left: { $count }
annex-new_cities = New cities:
annex-key = Key
key-open = open end
key-nobody = nobody’s track
key-due = extend it now or lose it
key-barrier = track may not cross
key-growth = has grown
key-new = new city
bids-place = Auction for place { $place }
bids-order = Auction for the turn order
bids-has_place = place { $place }
bids-best = bids { $amount }
bids-bid = bid { $amount }
bids-out = out
bids-asked = to bid
bids-in = still in
capital-legend = How much? The income it leaves you is shown below.
building-tiles = Tiles: { $laid } of { $whole } laid
building-spent = Spent { $spent }, { $left } in cash
building-work = { $game ->
    [standard] You may still use { $tile }.
   *[base] You must still use { $tile }.
}
building-threatened = { $count ->
    [one] Not extended yet, and lost when you end building: the link from { $places }.
   *[other] Not extended yet, and lost when you end building: { $count } links from { $places }.
}
building-loose = Loose track: connect it, or take the tile back.

## What is asked

prompt-bid_place = Bid for place { $place }?
prompt-bid_order = Bid for the turn order?
prompt-capital = How much capital do you raise?
prompt-action = Take an action tile
prompt-build = { $left ->
    [0] No tiles left: end building
    [one] Build: 1 more tile
   *[other] Build: { $left } more tiles
}
prompt-work = { $left ->
    [0] Use { $tile }, then end building
    [one] Build: 1 more tile, and { $tile }
   *[other] Build: { $left } more tiles, and { $tile }
}
prompt-loose = Connect the loose track
prompt-move = Move goods, round { $round } of 2
prompt-points = { $count ->
    [one] Where does your point go?
   *[other] Where do your { $count } points go?
}
prompt-wait = Waiting for { $seat }
prompt-over = Game over
hint-bid = At least { $least } now; you can pay up to { $figure }.
hint-capital = Only now in this turn: what you raise has to last for bids, track and maintenance.
hint-action = { $game ->
    [standard] Tiles cost nothing.
   *[base] The number decides your place in the next turn.
}
hint-build = Touch where the track comes from and then where it leads, or a hex for a single tile.
hint-build_origin = Track begins at a city, or at a town that your track reaches.
hint-build_none = There is nothing more to lay.
hint-move = { $count ->
    [one] 1 possible delivery
   *[other] { $count } possible deliveries
}. Best: { $thing } from { $start } to { $goal }, +{ $points }.
hint-move_none = No delivery is possible: improve the locomotive, or pass.
hint-points_own = For your own delivery, over { $count ->
    [one] your link { $links }
   *[other] your links { $links }
}.{ $owner ->
   *[other] {""}
}
hint-points_of = For the delivery of { $owner }, which goes over { $count ->
    [one] your link { $links }
   *[other] your links { $links }
}.
hint-points_others = Then it is the turn of { $names }.
hint-over_turns = The last turn is over.
hint-over_last = Everybody else is bankrupt.
hint-waiting_bid = Thinking about a bid.
hint-waiting_capital = Raising capital.
hint-waiting_action = Choosing an action tile.
hint-waiting_build = Building track.
hint-waiting_move = Moving goods.
hint-waiting_points = Choosing where points go.

## Offers

offer-bid = Bid { $amount }
offer-pass_bid = Pass
offer-pass_free = Pass for now, and stay in
offer-no_capital = Raise nothing
offer-capital = Raise { $raised }: income from { $before } to { $after }
offer-take = Take { $tile } for { $price }
offer-take_free = Take { $tile }
offer-take_idle_city_growth = Take { $tile }, though no city can grow any more
offer-take_idle_urbanization = Take { $tile }, though no new city can be founded any more
offer-take_to_pass = Take { $tile } to pass
offer-grow = City Growth in { $place }
offer-found = New { $shade } city in place of { $place }
step-limit = Bid up to { $amount }
step-left = If you win at { $amount }, { $left } will be left
step-raising = If you win at { $amount } you { $raising }
sheet-colour = Colour of the new city
sheet-goods = Goods
offer-end = End building
offer-back = Take back the last tile
offer-improve = Improve the locomotive: { $before } → { $after }
offer-pass_move = Pass
offer-income = Income: { $before } → { $after }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost)
}
offer-points = Victory points: { $before } → { $after }

## From place to place

aim-from = From { $hex }: how far?
aim-from_hint = Touch the place the track should lead to, or a hex.
aim-place = From { $hex } to { $to_hex }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $cost }
aim-hex = From { $hex } to the hex { $to_hex }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $cost }
aim-place_none = From { $hex } to { $to_hex }: not possible now
aim-hex_none = From { $hex } to the hex { $to_hex }: not possible now
aim-too_far = That takes at least { $count } tiles, and you have { $left } left: touch a hex that is nearer.
aim-too_dear = No row of tiles leads there, with those that are left and what you can pay.
aim-cash = You have { $held }: { $left } will be left.
aim-income = You have { $held }: you raise { $raised } of capital, income from { $before } to { $after }. { $left } will be left.
aim-points = You have { $held }: you raise { $raised } of capital, income from { $before } to { $after } and { $sold } points less. { $left } will be left.
plan-cheapest = The cheapest
plan-via = Through { $places }
plan-shorter = With fewer tiles
plan-other = Another way
plan-note = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, { $links ->
    [0] link unfinished
    [one] 1 link
   *[other] { $links } links
}
plan-lay = { $count ->
    [one] Lay the tile
   *[other] Lay { $count } tiles
}
aim-from_here = from
aim-to_there = to

## What happened

goods_drawn = { $cities } goods are drawn for the cities, and sets for { $spaces } supply spaces.
order_drawn = The turn order is drawn: { $names }.
auction_opened = { $seat } opens the auction for place { $place }.
auction_opened-order = { $seat } opens the auction for the turn order.
bid_made = { $seat } bids { $amount }.
bid_passed = { $seat } passes.
bid_passed-stays = { $seat } passes for now and stays in.
place_taken = { $seat } takes place { $place } for { $price }.
turn_began = Turn { $number }. Order: { $names }.
phase_began = { $phase ->
    [capital] Raising capital.
    [bid] Auction for the turn order.
    [action] Action tiles.
    [build] Building track.
   *[move] Moving goods, round { $round } of 2.
}
order_set = Next turn order: { $names }.
capital_raised = { $seat } raises { $cash }: { $points ->
    [0] income falls by { $steps }.
   *[other] { $steps ->
        [0] points fall by { $points }.
       *[other] income falls by { $steps }, points by { $points }.
    }
}
no_capital_raised = { $seat } raises no capital.
tile_taken = { $seat } takes { $tile }.
tile_taken-paid = { $seat } takes { $tile } for { $cost }.
tile_taken-pass = { $seat } takes { $tile } to pass.
locomotive_improved = { $seat }’s locomotive is now level { $level }.
track_laid = { $way ->
    [improved] { $seat } improves a tile { $where }: { $tile }, { $cost }.
    [redirected] { $seat } redirects track { $where }: { $tile }, { $cost }.
   *[new] { $seat } builds { $where }: { $tile }, { $cost }.
}
track_taken_back = { $seat } takes back the tile { $where } and { $cost }.
link_completed = { $seat } completes the link { $ends }.
link_claimed = { $seat } claims the track leading { $side } from { $hex }.
link_lost = { $seat } loses the incomplete link leading { $side } from { $hex }.
city_grown = { $seat } uses City Growth on { $hex }: { $goods }.
growth_lapsed = There is nothing left for { $seat } to grow: City Growth lapses.
city_founded = { $seat } founds a { $shade } city in { $hex }: { $goods }.
city_founded-bare = { $seat } founds a { $shade } city in { $hex }, without goods.
building_ended = { $seat } finishes building.
good_moved = { $between ->
    [0] { $seat } moves a { $good } from { $start } to { $goal }: { $gains }.
   *[other] { $seat } moves a { $good } from { $start } via { $via } to { $goal }: { $gains }.
}
move_passed = { $seat } moves no goods.
points_put = { $on ->
    [income] { $seat } adds { $points } to income, now { $total }{ $lost ->
        [0] .
       *[other] {" "}({ $lost } lost).
    }
   *[points] { $seat } adds { $points } to victory points, now { $total }.{ $lost ->
       *[other] {""}
    }
}
income_paid = { $way ->
    [gets] { $seat } gets { $figure } (income { $income }{ $maintenance ->
        [0] ).
       *[other] , maintenance { $maintenance }).
    }
    [pays] { $seat } pays { $figure } (income { $income }{ $maintenance ->
        [0] ).
       *[other] , maintenance { $maintenance }).
    }
   *[even] { $seat } neither gets nor pays anything (income { $income }{ $maintenance ->
        [0] ).
       *[other] , maintenance { $maintenance }).
    }
}
shortfall_covered = { $seat } is { $short } short: { $points ->
    [0] income falls by { $steps }.
   *[other] points fall by { $points }{ $steps ->
        [0] .
       *[other] , income by { $steps }.
    }
}
went_bankrupt = { $seat } cannot pay { $owed } and is bankrupt.
match_ended = { $reason ->
    [last] One player is left: the game is over.
   *[turns] The last turn is over.
}
part-points = Points
part-income = Income
part-links = Links
reason-turns = After the last turn.
reason-last = Everybody else is bankrupt.

## In the terminal

text-title = Steam
text-cities = Cities (* has grown):
text-links = Links:
text-nobody = nobody
text-tiles = Tiles on the map:
kind-bid = Bid
kind-raise = Raise capital
kind-take = Take an action tile
kind-lay = Lay a track tile
kind-found = Found a city
kind-grow = Grow a city
kind-move = Deliver a good
kind-put = Put down points
text-key =
    o town, CAPITALS city: below its colour and goods; ^ hill, ~ river, ≈ water
    a track of A, = nobody’s, at the side where it leaves: above N and NE, below S and SE

## Refused moves

bid-no_auction = There is no auction now.
bid-too_low = Bid at least { $least }.
bid-too_high = You can pay at most €{ $most }.
capital-not_now = Capital is raised at the start of a turn only.
capital-too_much = { $most ->
    [one] You can go down 1 step at most.
   *[other] You can go down { $most } steps at most.
}
tile-not_now = You cannot take an action tile now.
tile-unknown = There is no action tile “{ $tile }”.
tile-taken = { $tile } is taken: choose another.
tile-pass_not_needed = In the standard game there is no need to pass: take { $tile } and simply do not use it.
tile-no_pass = { $tile } cannot be taken to pass.
tile-highest_level = Your locomotive has the highest level, { $level }.
tile-nothing_to_grow = No city can grow any more: City Growth can only be taken to pass.
tile-nothing_to_found = No new city can be founded any more: Urbanization can only be taken to pass.
tile-too_dear = That costs { $price } and you can pay at most €{ $most }: you are { $lacking } short.
lay-not_now = You cannot build track now.
lay-no_such_hex = The map has no hex { $hex }.
lay-no_such_tile = There is no tile “{ $tile }”.
lay-no_such_turn = { $tile } has only { $turns } rotations, numbered from 0.
lay-no_tile_left = You have laid all your tiles for this turn: end building.
lay-on_city = { $hex } is a city.
lay-town_tile_needed = { $hex } is a town: only a town tile goes there.
lay-no_town = There is no town there ({ $hex }).
lay-blocked_side = No track may leave to the { $side } ({ $hex }).
lay-taken_back = You took that tile back ({ $hex }); it cannot be laid there again this turn.
lay-track_lost = The track that is already there ({ $hex }) must be kept.
lay-meets_others = It would meet another player’s open end ({ $hex }).
lay-ring = It would make a link that ends where it begins ({ $hex }).
lay-not_joined = It connects to neither a city nor your own track ({ $hex }).
lay-none_left = There is no { $tile } left.
lay-stays_loose = It would leave loose track ({ $hex }), and you have no tile left to connect it.
lay-too_dear = That costs { $cost } and you can pay at most €{ $most }: you are { $lacking } short.
redirect-not_an_end = The track there ({ $hex }) is not the end of an incomplete link.
redirect-others = The link there ({ $hex }) belongs to { $owner }.
redirect-loose = Loose track ({ $hex }) cannot be redirected.
redirect-not_joined = The track there ({ $hex }) connects to neither a city nor your own track.
take_back-nothing_loose = There is no loose track: use undo instead.
end-loose_track = There is loose track ({ $hex }): connect it or take the tile back.
end-work_due = You have paid for { $tile }: use it before you end building.
grow-no_tile = You have no City Growth to use.
grow-nothing_left = No city can grow any more: City Growth has nothing left to do.
grow-no_city = There is no city there ({ $hex }).
grow-has_grown = { $hex } has already grown.
found-no_tile = You have no Urbanization to use.
found-nothing_left = No new city can be founded any more: Urbanization has nothing left to do.
found-no_town = There is no town there ({ $hex }).
found-none_left = There is no new { $colour } city left.
work-loose_track = First connect the loose track ({ $hex }), or take the tile back.
work-no_set = That space of the supply has no goods.
move-not_now = You cannot move goods now.
move-no_city = There is no city there ({ $hex }).
move-no_good = There is no { $good } in { $hex }.
move-no_path = Say which links it uses.
move-too_far = That is { $links ->
    [one] 1 link
   *[other] { $links } links
}; your locomotive can do { $level }.
move-no_link = No complete link leaves { $hex } to the { $side }.
move-twice = It would visit { $hex } twice.
move-past_its_city = A { $good } must stop in { $hex }, the first city of its colour.
move-wrong_end = { $hex } is not a city that takes a { $good }.
move-no_own_link = At least one of the links must be yours.
move-too_many_of_others = That uses { $others } of { $other }’s links but only { $own } of yours.
improve-highest_level = Your locomotive has the highest level, { $level }.
improve-once_a_turn = You may improve the locomotive only once a turn in this phase.
points-not_due = There are no points to place now.
options-only_in_base = “{ $option }” is for the base game.
options-only_in_standard = “{ $option }” is for the standard game.
options-map = The map cannot be used: { $problem }{ $hex ->
    [none] { $line ->
        [0] .
       *[other] {" "}(line { $line }).
    }
   *[other] {" "}({ $hex }).
}
notation-unknown = “{ $text }” is not a move. Examples: bid 3, take engineer, lay H7 straight 0, found K10 grey 3, move red H6 S-S, put income.
notation-no_such_side = “{ $side }” is not a side of a hex (in “{ $text }”).
notation-no_such_hex = “{ $hex }” is not a hex (in “{ $text }”).
notation-no_number = “{ $number }” is not a number (in “{ $text }”).

## What can be wrong with a map

map-too_large = The file has { $size } bytes; the limit is { $most }.
map-long_key = Line { $line }: a key has at most { $most } parts.
map-long_word = Line { $line }: a number, or a name without quotes, has at most { $most } characters.
map-too_deep = Line { $line }: brackets are nested at most { $most } deep.
map-too_many_pieces = The file has more than { $most } names, numbers and signs; line { $line } is too much.
map-too_many_hexes = The map has { $hexes } hexes; { $most } are the most.
map-too_many_rivers = The map has { $rivers } rivers; { $most } are the most.
map-too_many_labels = The map has { $labels } labels; { $most } are the most.
map-malformed = { $line ->
    [0] The file is not a text in the TOML format.
   *[other] Line { $line }: from here the file does not follow the TOML format.
}
map-missing = { $line ->
    [0] “{ $key }” is missing.
   *[other] Line { $line }: “{ $key }” is missing.
}
map-misfit = { $line ->
    [0] The value of “{ $key }” is not valid.
   *[other] Line { $line }: the value of “{ $key }” is not valid.
}
map-no_such_key = { $line ->
    [0] The format does not know “{ $key }”.
   *[other] Line { $line }: the format does not know “{ $key }”.
}
map-no_such_side = “{ $side }” is not a side of a hex on the map; write it like H6 NE.
map-row_number = Line { $line } of the terrain should begin with row { $row } or with nothing.
map-too_wide = A map has at most { $columns } columns and { $rows } rows.
map-between_hexes = { $hex }: line { $line } of the terrain has a symbol where there is no hex.
map-no_such_sign = { $hex }: “{ $sign }” is not a terrain symbol.
map-not_drawn = { $hex }: { $kind ->
    [city] named as a city, but the terrain shows none there.
   *[town] named as a town, but the terrain shows none there.
}
map-not_named = { $hex }: { $kind ->
    [city] a city without a name.
   *[town] a town without a name.
}
map-town_on = { $hex }: a town cannot lie on { $ground ->
    [city] a city.
    [water] water.
   *[beyond] land beyond the map.
}
map-name_twice = { $hex }: “{ $name }” is also the name of { $other }.
map-few_cities = A map needs two cities; this one has { $cities }.
map-cut_off = { $hex }: no track can reach this city.
map-places_touch = { $hex } and { $other }: two cities or towns may not touch without a thick line between them.
map-not_connected = { $hex }: not connected to the rest of the map.
map-river_off_map = { $hex }: { $river } leaves the map.
map-river_not_drawn = { $hex }: { $river } comes through, but the terrain shows no river.
map-river_broken = { $hex }: the course of { $river } skips a hex here.
map-too_many_goods = The map needs { $goods } goods; the bag has { $bag }.
map-too_few_goods = { $hex }: fewer goods than the { $fewer } that are left out with three players.
map-seats_descend = seats = [{ $first }, { $last }]: the smaller number of players comes first.
map-too_large-short = too large
map-long_key-short = a key of too many parts
map-long_word-short = a number or name that is too long
map-too_deep-short = brackets nested too deep
map-too_many_pieces-short = too many names, numbers and signs
map-too_many_hexes-short = too many hexes
map-too_many_rivers-short = too many rivers
map-too_many_labels-short = too many labels
map-malformed-short = the file cannot be read
map-missing-short = a value is missing
map-misfit-short = a value that is not valid
map-no_such_key-short = an unknown name
map-no_such_side-short = a blocked side that does not exist
map-row_number-short = a row with a wrong number
map-too_wide-short = too many columns or rows
map-between_hexes-short = a symbol where there is no hex
map-no_such_sign-short = an unknown symbol
map-not_drawn-short = a place that is not drawn
map-not_named-short = a place without a name
map-town_on-short = a town where none is allowed
map-name_twice-short = two places of the same name
map-few_cities-short = too few cities
map-cut_off-short = a city that no track can reach
map-places_touch-short = two places that touch
map-not_connected-short = a part that is not connected
map-river_off_map-short = a river that leaves the map
map-river_not_drawn-short = a river that the terrain does not show
map-river_broken-short = a river that skips a hex
map-too_many_goods-short = more goods than the bag holds
map-too_few_goods-short = a city with too few goods
map-seats_descend-short = numbers of players in the wrong order

# At a glance: what counts, the phases of the turn
goal-own = Build links and deliver goods: after turn { $last } the most points win. If it ended now you would have { $score }.
goal-watching = Players build links and deliver goods: after turn { $last } the most points win.
step-capital = Capital
step-bid = Order
step-action = Actions
step-build = Building
step-move_1 = Goods 1
step-move_2 = Goods 2
step-income = Income

## What was touched

thing-link = A link of { $owner }
thing-nobodys_link = A link that nobody owns
thing-cube = { $place }, { $good } cube

## Who goes bankrupt

moment-kind = Bankrupt
moment-title = { $seat } cannot pay
moment-rule = At the end of a turn negative income and maintenance must be paid; a player who cannot is bankrupt and out of the game.
moment-cash = Cash
moment-income = Income
moment-maintenance = Maintenance of the locomotive
moment-raised = Capital that can still be raised
moment-missing = Missing
moment-then = { $complete ->
    [0] {""}
    [one] The complete link is nobody’s for good.{" "}
   *[other] The { $complete } complete links are nobody’s for good.{" "}
}{ $begun ->
    [0] {""}
    [one] The incomplete link may be claimed.{" "}
   *[other] The { $begun } incomplete links may be claimed.{" "}
}The cash goes to the bank and the action tile is free again.
