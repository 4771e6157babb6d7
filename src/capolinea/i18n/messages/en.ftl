# Words that all games share.

language-it = Italiano
language-en = English

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard

## Refused moves

match-over = The game is over: nobody can move any more.
turn-not_yours = It is not the turn of { $seat } but of { $turn }.
action-other_game = That move belongs to another game.
action-other_seat = That is not a move of { $seat }.
action-whose = Several players choose at once here: say who moves ({ $candidates }).
action-malformed = That move cannot be understood: { $detail }
undo-nothing = There is nothing to undo.
undo-not_yours = Only your own last move can be undone, as long as nobody else has moved.
undo-revealed = That cannot be undone any more: cards or draws have been seen.
entry-unknown = The game has no move number { $entry }: the last is { $last }.

## Opening a game

game-unknown = There is no game called “{ $game }”. There are: { $games }.
bot-unknown = There is no bot called “{ $player }” for { $game }. There are: { $players }.
setup-seats = { $seats ->
    [one] One player cannot play this: it takes { $fewest } to { $most }.
   *[other] { $seats } players cannot play this: it takes { $fewest } to { $most }.
}
options-malformed = The options are not written correctly: { $detail }

## Recorded games

record-malformed = The file is not a recorded game: { $detail }
record-too_large = The file is too large: { $size } bytes, at most { $most }.
record-too_long = The game is too long: { $entries } moves, at most { $most }.
record-format_version = The file has format { $version }; format { $known } can be read here.
rules-newer_version = The game follows version { $version } of the rules; this program is older and knows them up to version { $known }. Nothing of the game was changed: open it with a newer Capolinea.
rules-no_version = The game follows version { $version } of the rules, and there never was one: versions begin with 1.
record-options = The options of the recorded game are not right: { $detail }
record-entry = Move { $entry } of the file cannot be understood: { $detail }
record-seed = The seed in the file is not a hexadecimal number.
record-map = The map “{ $map }” of the file is not the one of the game.
record-outcome = The result written in the file is not the one the moves lead to.
replay-empty = The file does not even hold the set-up of the game.
replay-no_action = Move { $entry } has no action, or one of another seat.
replay-refused = Move { $entry } is not allowed ({ $reason }, { $clause }).
replay-other_events = Move { $entry } does not lead to what the file tells.
verify-no_seed = The file holds no seed: its draws cannot be checked.
verify-commitment = The seed does not fit the fingerprint published before the game.
verify-draw = At move { $entry } the draw “{ $kind }” does not come from the seed.

## Draws

chance-none = Nothing can be drawn here ({ $kind }).
chance-too_few = At move { $entry } the file holds too few draws ({ $kind }).
chance-too_many = At move { $entry } the file holds draws too many ({ $kind }).
chance-other_draw = Move { $entry } needs another draw ({ $kind }, below { $below }).
chance-script_out_of_range = The scripted draw { $value } ({ $kind }) is not below { $below }.
chance-script_empty = No scripted draws are left ({ $kind }).
