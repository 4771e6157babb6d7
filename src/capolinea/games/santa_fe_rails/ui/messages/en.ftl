# Santa Fe Rails in English.

game-name = Santa Fe Rails
game-summary = Nine railroads run west and belong to nobody. Play towns in secret, bring railroads to them, and keep the others’ towns off the line.
game-kind = Nine railroads, and none is yours.
game-length = 90 min
option-terrain = Terrain costs money
option-terrain-explained = A rail costs $1 in the mountains and $1 across a river. Everybody starts with $5, branch lines cost $2, and nobody is forced to lay.
option-first = First player
option-first-explained = The first player is drawn by lot, or is the seat you name, such as the youngest player’s.
option-first-random = by lot
option-first-a = seat A
option-first-b = seat B
option-first-c = seat C
option-first-d = seat D
option-first-e = seat E
option-alternating_start = Alternating start, for two
option-alternating_start-explained = With two players the train changes hands every turn. If the same player always begins, that player has the pick of the double turn: with the strongest bots whoever began won 95 of 100 matches, and 45 of 100 with this option.
change-counters_optional = A player of a boomtown card had to place at least one counter where one fitted. Now none, one or two are placed.
change-alternating_start = With two players the same one began every turn. Now the train changes hands, unless the table chooses otherwise.
phase-draw = Draw
phase-choose = Choose
phase-boomtown = Boomtown
phase-first_lay = First lay
phase-second_lay = Second lay
phase-over = Game over

## Cards

card-double_turn = Double turn
card-triple_turn = Triple turn
card-four_in_one = Four in one
card-boomtown = Boomtown
card-branch = Branch line
card-nothing = nothing
card-worth = { $value } × { $count } = { $worth }
short-double_turn = 2 rails a lay
short-triple_turn = 3 rails a lay
short-four_in_one = 4 rails at once
short-boomtown = up to 2 counters
short-branch = with another card
brief-double_turn = 2 rails a lay, double bonuses
brief-triple_turn = 3 rails a lay, no bonuses
brief-four_in_one = 4 rails in one of the lays
brief-boomtown = a town of 2 or 3 becomes 4 or 5
brief-branch = a new track for a major, from any town it has reached
does-double_turn = One or two rails in each lay, all bonuses doubled, and before your second lay you may exchange city cards. Can be kept.
does-triple_turn = One to three rails in each lay, but no bonuses. Must be played in the turn you take it.
does-four_in_one = Up to four rails in one of the two lays and none in the other, with the usual bonuses. Must be played in the turn you take it.
does-boomtown = Up to two counters: a town of value 2 or 3 becomes 4, a town of value 3 also 5. One rail in each lay. Can be kept.
does-branch = Played with a city or a double turn: its major begins a new track in any town it has reached. Must be played in the turn you buy it.
play-with_branch = { $card_name } + branch { $code }

## The table

board-title = The map of the West: 42 towns, lines of one to four segments, nine railroads
water-pacific = Pacific
water-gulf = Gulf of Mexico
fact-round = Turn { $round }
fact-left = { $left ->
    [one] 1 rail until the end
   *[other] { $left } rails until the end
}
seat-cash = { $money } cash
seat-chosen = has chosen
seat-choosing = is choosing
seat-drawing = is drawing
seat-cards = { $count ->
    [one] 1 city played
   *[other] { $count } cities played
}
seat-plays = plays { $card_name }
seat-plays_nothing = plays nothing
seat-first = has the train
seat-branch = branch
town-base = { $city }: home base without a value. Railroads: { $railroads }.
town-unreached = { $city }: value { $value }, no railroad yet.
town-worth = { $city }: { $value } × { $count } = { $worth }. Railroads: { $railroads }.
town-card = { $city }: { $value } × { $count } = { $worth }
town-played = Cards played by { $seats }.
head-live = { $railroad }, a track to { $city }
head-dead = { $railroad }: a dead end in { $city }
rails-title = Rails left
rails-left = { $railroad }: { $left ->
    [0] all rails are laid
    [one] 1 rail left
   *[other] { $left } rails left
}
rails-lost = { $left ->
    [one] { $railroad }: 1 rail left, but all its tracks are dead ends. Only a branch line can extend it.
   *[other] { $railroad }: { $left } rails left, but all its tracks are dead ends. Only a branch line can extend it.
}
rails-in_deck = { $railroad }: its card is still in the deck.
rails-deck_short = deck
display-title = Open cards
display-take = Take a card
display-tab = Cards
deck-title = City deck
deck-plain = face down
deck-hidden = { $railroads } still in it
deck-does = City cards face down. A short line that turns up joins the game at once.
third-title = Third hand
third-note = face down, seen by nobody
third-does = An imaginary third player. To win you must beat it, too.
counters-title = Counters
counters-note = by value
counters-does = Boomtown counters left.
hand-title = Your cards
hand-chosen = chosen
plays-title = Played this turn
plays-of = { $seat }: { $card_name }
sign-short = { $left } left
sign-short_title = Lay a rail of { $railroad }: { $left } left
sign-branch = branch
sign-branch_title = Begin a branch line of { $railroad }

## What is asked

prompt-over = Game over
prompt-wait = Waiting for { $seat }
prompt-all_choose = Everybody is choosing a card
prompt-choose = Which card do you play?
prompt-chosen = You play { $card }
prompt-nothing = You have nothing to play
prompt-draw = { $missing ->
    [one] Draw a card
   *[other] Draw { $missing } cards, one by one
}
prompt-boomtown = { $placed ->
    [0] Which town booms?
   *[other] A second boomtown?
}
prompt-ending = All majors are dead: begin your branch line?
prompt-lay = { $todo ->
    [0] All rails laid
    [one] { $done ->
        [0] Lay a rail
       *[other] One more rail?
    }
   *[other] { $done ->
        [0] Lay up to { $todo } rails
       *[other] Up to { $todo } more rails?
    }
}
hint-draw = From the city deck, or from the open cards.
hint-boomtown = A counter raises the town’s value for everybody’s cards.
hint-choose = { $chosen } of { $seats } have chosen. All are revealed together.
hint-chosen = You may still change it. Waiting for { $seats }.
hint-forced = It must be played. Waiting for { $seats }.
hint-lay = Choose a lit segment.
hint-lay_signs = Choose a lit segment, or press a button beside your cards: short lines and branch lines.
hint-lay_terrain = Choose a lit segment, or pass. Green: what it earns; pale: what it costs.
hint-double = Up to two rails now and two in the second lay; bonuses count double.
hint-triple = Up to three rails now and three in the second lay; no bonuses.
hint-four = Up to four rails now, or put them off until the second lay.
hint-more = { $todo ->
    [one] One more rail, or confirm. You can undo until then.
   *[other] Up to { $todo } more rails, or confirm. You can undo until then.
}
hint-laid_all = Have a last look: you can still undo, or confirm.
hint-exchange = First you may exchange city cards: press them from left to right, then confirm. Or just lay.
hint-ending = No major can be extended without a branch-line card. Begin the branch, or let the game end.
hint-waiting_draw = Drawing cards.
hint-waiting_boomtown = Placing boomtown counters.
hint-waiting_first_lay = First lay.
hint-waiting_second_lay = Second lay.
hint-over = Most points: { $points }.
hint-over_third = Most points: { $points }. Third hand: { $third }.

## Offers

offer-draw = Draw a city ({ $left })
offer-decline = Stop drawing
offer-take = Take { $card }
offer-buy = Buy a { $railroad } branch line for { $price }
offer-play = Play { $card }
offer-play_branch = Play { $card } with the { $railroad } branch line
offer-counter_on = Boomtown counter on { $city }
offer-counter = { $city } booms: { $printed } becomes { $value }
offer-no_counter = No counter at all
offer-no_second = No second counter
offer-lay = { $railroad } { $arrives ->
    [yes] from { $city } to { $goal_city }
   *[no] from { $city } toward { $goal_city }, { $step } of { $length }
}
offer-branch = { $railroad } branch line: { $arrives ->
    [yes] from { $city } to { $goal_city }
   *[no] from { $city } toward { $goal_city }, { $step } of { $length }
}
offer-twin = (line { $number })
offer-exchange = { $count ->
    [one] Discard { $cities } and draw another card
   *[other] Discard { $cities } and draw { $count } others
}
offer-done = { $laid ->
    [one] Done with one rail
   *[other] Done with { $laid } rails
}
offer-put_off = Lay them all in the second lay
offer-pass = Pass
offer-let_end = Let the game end
figure-cost = { $kind ->
    [mountain] mountains { $amount }
    [river] river { $amount }
   *[both] mountains and river { $amount }
}
figure-first = first railroad +{ $amount }
figure-square = square +{ $amount }
figure-cards = your cards +{ $points }
figure-each_card = +{ $points } a card

## What happened

dealt = You hold { $cities }.
turn_began = Turn { $round }: { $seat } holds the first-player train.
city_drawn = { $seat } draws a city card; { $left } left.
city_seen = It is { $city }.
short_line_shown = The { $railroad } joins the game: { $rails } rails from { $home }.
short_line_shown-by = { $seat } turns up the { $railroad }: { $rails } rails from { $home }.
card_taken = { $seat } takes { $card }.
branch_bought = { $seat } buys a { $railroad } branch line for { $price }.
draw_declined = { $seat } stops drawing.
third_hand_dealt = { $size ->
    [one] The third hand gets a card face down: 1 now.
   *[other] The third hand gets a card face down: { $size } now.
}
card_chosen = { $seat } has chosen.
choice_noted = You will play { $card }.
cards_revealed = Revealed: { $plays }.
revealed-card = { $seat }: { $card }
revealed-branch = { $seat }: { $card } with a { $railroad } branch line
revealed-nothing = { $seat }: nothing
counter_placed = { $seat } makes { $city } a boomtown: its value is { $value }.
counters_declined = { $seat } places no counter.
rail_laid = { $seat } lays { $railroad } from { $city } toward { $goal_city }.
rail_laid-arrived = { $seat } brings { $railroad } from { $city } to { $goal_city }.
rail_laid-branch = { $seat } begins a branch line of { $railroad } from { $city } toward { $goal_city }.
rail_laid-earned = { $first ->
    [0] Its square earns { $amount }.
   *[other] { $square ->
        [0] First railroad there: { $amount }.
       *[other] First railroad there, and its square: { $amount }.
    }
}
rail_laid-paid = It cost { $cost }.
cards_exchanged = { $seat } exchanges { $count ->
    [one] a city card
   *[other] { $count } city cards
}; { $left } left.
exchange_seen = You discard { $given } and draw { $got }.
rails_put_off = { $seat } puts off the four rails until the second lay.
lay_passed = { $seat } passes.
lay_passed-forced = { $seat } cannot lay anything and passes.
branch_unused = { $seat }’s { $railroad } branch line goes unused.
match_ended = { $why } The game is over.
match_ended-third = The third hand held { $cities }.
part-money = Money
part-cities = City cards
reason-all_laid = All rails of the majors are laid.
reason-dead_ends = No major can be extended: all tracks are dead.
reason-all_passed = Everybody passed in the same lay.

## The account

results-title = Final scores
results-winners = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
results-sevens = Ties go to the player with more played cards of value 7.
results-third_wins = Nobody has more than the third hand: it wins.
results-parts = { $count ->
    [one] 1 city card: { $points }
   *[other] { $count } city cards: { $points }
} + { $money }
results-third = { $count ->
    [one] 1 city card: { $points }
   *[other] { $count } city cards: { $points }
}
results-towns = Town by town
results-how = Value × railroads = what each card is worth, and whose cards they are.

## In the terminal

text-third = { $size ->
    [one] 1 card
   *[other] { $size } cards
}
text-railroads = Railroads: rails left, and where their tracks end
text-end = { $dead ->
    [yes] { $city } (dead)
   *[no] { $city }
}
text-lost = all dead
text-towns = Towns: value × railroads
kind-take = Take an open card
kind-buy = Buy a branch line
kind-play = Play a card
kind-counter = Grow a city
kind-rail = Lay a rail
kind-branch = Begin a branch line
kind-exchange = Exchange cards
text-key = • town with value×railroads, . free segment, SF> end of a track, SF! dead end; railroads:

## Refused moves

options-first_not_seated = With { $seats } players there is no seat { $first }.
draw-not_now = Cards are drawn at the beginning of a turn.
draw-deck_empty = The city deck is empty.
take-no_such_card = There is no such card in the display.
take-none_left = There is no { $card } in the display.
take-not_together = You hold a card that must be played this turn: { $card } cannot be combined with it.
buy-no_such_card = Only majors have branch lines.
buy-none_left = There are no { $railroad } branch lines left.
buy-not_together = You hold a card that must be played this turn: a branch line cannot be combined with it.
buy-too_dear = A branch line costs { $price } and you have { $money }: you are { $lacking } short.
buy-nothing_to_play_with = A branch line is played with a city or a double turn, and you hold neither.
decline-deck_not_empty = While the city deck lasts, a card must be drawn.
choose-not_now = Cards are chosen after the draw.
choose-no_such_card = There is no such card.
choose-forced = The card you took this turn must be played.
choose-boomtown_with_branch = Your { $railroad } branch line must be played, and a boomtown cannot be combined with it.
choose-not_held = You do not hold { $card }, or it cannot be played now.
choose-already = You have already chosen { $card }.
counter-not_now = Counters are placed right after the reveal.
counter-no_such = There is no such town or counter.
counter-none_left = No counter { $value } is left.
counter-has_one = { $city } already has a counter.
counter-wrong_value = { $city } has the printed value { $printed }: this counter does not go there.
counter-owed = At least one counter must be placed.
lay-not_now = It is not time to lay rails.
lay-all_laid = You have laid all your rails for this lay: confirm.
lay-no_such_line = There is no such railroad or line.
lay-not_available = The card of { $railroad } is still in the deck.
lay-no_rails_left = { $railroad } has no rails left.
lay-dead_ends = All majors are dead: begin the branch line of { $railroad }, or let the game end.
lay-first_rail = The first rail of { $railroad } starts from { $home }.
lay-not_connected = { $railroad } has not reached { $city }.
lay-no_track_there = No track of { $railroad } ends in { $city }.
lay-against_arrow = The arrow does not let you build toward { $city }.
lay-line_full = This line is full: it belongs to { $owner }.
lay-line_taken = { $owner } has begun this line: it is closed to others.
lay-twin_line = { $railroad } has already built on the parallel line.
lay-too_dear = This rail costs { $cost } and you have { $money }: you are { $lacking } short.
branch-no_card = You have no { $railroad } branch line this turn.
branch-no_rail_yet = { $railroad } has no rail yet: a branch needs a track to branch from.
branch-not_connected = { $railroad } has not reached { $city }.
branch-track_goes_there = A track of { $railroad } can already go there without a branch line.
exchange-not_now = City cards are exchanged before the second lay, with a double turn.
exchange-too_late = It is too late for an exchange: that comes before the rails.
exchange-too_many = { $left ->
    [one] The deck holds only 1 city card.
   *[other] The deck holds only { $left } city cards.
}
exchange-not_held = You do not hold these cards.
done-not_now = There is nothing to confirm.
done-nothing_laid = Lay at least one rail.
put_off-not_four_in_one = Only the rails of a four in one can be put off, in the first lay.
put_off-begun = You have started laying: lay the rest now or not at all.
pass-begun = You have laid a rail, so you cannot pass. Confirm instead.
pass-dead_ends = All majors are dead: begin your branch line, or let the game end.
pass-put_off = The rails of a four in one are put off, not passed.
pass-must_lay = You can lay a rail, so you must: choose a lit segment.
let_end-not_now = You cannot end the game now.
notation-unknown = “{ $text }” is not a move. Examples: draw, take boomtown, play Denver, rail SF Chicago-Kansas City/1, done.
notation-counter_form = Write a counter with its value and a town, such as counter 5 Dallas (in “{ $text }”).
notation-rail_form = Write a rail with its railroad and both towns, such as rail UP Omaha-North Platte/1 (in “{ $text }”).
notation-no_such_line = There is no such line between these towns (in “{ $text }”).

## The key of the map

key-mountain_cost = mountains $1
key-mountain_free = mountains
key-river_cost = river $1
key-river_free = river
key-arrow = one way
key-square = bonus $4
key-worth = value × railroads
key-boom = boomtown
key-own = in your hand
key-dead = dead track

# At a glance: what counts, the steps of the turn
goal-own = The more railroads reach your cities, the more they are worth: { $cities }.
goal-own_many = The more railroads reach your cities, the more they are worth: { $cities } and { $count } more.
goal-watching = A played card is worth its city’s value times the railroads that reach the city.
step-draw = Draw
step-choose = Choose
step-boomtown = Boomtown
step-first_lay = 1st lay
step-second_lay = 2nd lay

## What was touched

thing-line = The line { $city }–{ $other_city }
thing-branch = A branch line of the { $railroad }
