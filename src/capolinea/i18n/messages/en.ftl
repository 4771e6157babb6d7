# Words that all games share.

language-it = Italiano
language-en = English

dollars = ${ $figure }
euros = €{ $figure }

level-random = random
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## Refused moves

match-over = The game is over: nobody can move any more.
turn-not_yours = It is { $turn }’s turn, not { $seat }’s.
action-other_game = That move belongs to another game.
action-other_seat = That move is not { $seat }’s to make.
action-whose = Several players are choosing at once: say which one moves ({ $candidates }).
action-malformed = That move cannot be understood: { $detail }
undo-nothing = There is nothing to undo.
undo-not_yours = You can undo only your own last move, and only until somebody else moves.
undo-revealed = That can no longer be undone: something hidden has been revealed.
undo-will_draw = You cannot undo this: chance decides.
undo-will_reveal = You cannot undo this: something hidden is revealed.
undo-will_pass = You cannot undo this: it will no longer be your turn.
entry-unknown = The game has no move number { $entry }: the last is { $last }.

## Opening a game

game-unknown = There is no game called “{ $game }”. There are: { $games }.
bot-unknown = There is no bot called “{ $player }” for { $game }. There are: { $players }.
setup-seats = { $seats ->
    [one] This game needs { $fewest } to { $most } players, not one.
   *[other] This game needs { $fewest } to { $most } players, not { $seats }.
}
options-malformed = The options are not valid: { $detail }

## Recorded games

record-malformed = The file is not a recorded game: { $detail }
record-too_large = The file is too large: { $size } bytes; the limit is { $most }.
record-too_long = The match is too long: { $entries } moves; the limit is { $most }.
record-format_version = The file uses format { $version }; this program reads format { $known }.
rules-newer_version = The game follows version { $version } of the rules; this program is older and knows them up to version { $known }. Nothing of the game was changed: open it with a newer version of Capolinea.
rules-no_version = The game follows version { $version } of the rules, and there never was one: versions begin with 1.
record-options = The options of the recorded game are not valid: { $detail }
record-entry = Move { $entry } of the file cannot be understood: { $detail }
record-seed = The seed in the file is not a hexadecimal number.
record-map = The file’s map “{ $map }” is not the map of this game.
record-outcome = The result in the file does not match its moves.
replay-empty = The file has no entries, not even the set-up.
replay-no_action = Move { $entry } has no action, or an action by a different seat.
replay-refused = Move { $entry } is not allowed ({ $reason }, { $clause }).
replay-other_events = Move { $entry } does not have the result that the file claims.
verify-no_seed = The file contains no seed, so its draws cannot be checked.
verify-commitment = The seed does not match the fingerprint published before the game.
verify-draw = At move { $entry } the draw “{ $kind }” does not come from the seed.

## Draws

chance-none = Nothing can be drawn here ({ $kind }).
chance-too_few = Move { $entry } has too few draws in the file ({ $kind }).
chance-too_many = Move { $entry } has too many draws in the file ({ $kind }).
chance-other_draw = Move { $entry } needs a different draw ({ $kind }, below { $below }).
chance-script_out_of_range = The scripted draw { $value } ({ $kind }) is not below { $below }.
chance-script_empty = No scripted draws are left ({ $kind }).

notation-which = “{ $text }” could mean several things: { $candidates }.
notation-no_such_name = There is nothing called “{ $name }” (in “{ $text }”).
