# The command line in English.

version = capolinea { $version } ({ $kind })
goodbye = Goodbye.

## Help

help-usage = Usage: { $line }
help-usage-verbs = capolinea VERB [OPTIONS]
help-usage-options = [OPTIONS]
help-verbs = Verbs:
help-arguments = Arguments:
help-options = Options:
help-default = { $text } (default: { $default })
help-capolinea =
    Classic railway board games, complete: in the browser, in the terminal, and from Python.

    To begin, play at this terminal against two bots:
      capolinea play transamerica
    or open a table in the browser:
      capolinea serve
    “capolinea VERB --help” tells more about a verb.
help-exit_codes = Exit codes: 0 all is well; 1 what was checked is not sound; 2 a mistake in the command or in a file name.
help-capolinea-version = Show the version, and whether it is compiled, and stop.
help-any-help = Show this help and stop.
help-any-lang = The language of all texts; without it, the language of the system.
help-any-game = Which game, for instance transamerica.
help-any-file = A recorded match; - reads it from standard input.
help-any-json = Print data as JSON.
help-any-seed = A number that all chance follows from: the same number, the same results.
help-any-option = An option of the game, such as vexation=true; may be given several times.
help-value-game = GAME
help-value-table = TABLE
help-value-clause = CLAUSE
help-value-name_value = NAME=VALUE
help-value-what = check|draw
help-value-word = WORD
help-value-me_level = ME,LEVEL,...
help-value-host = ADDRESS
help-value-port = PORT

help-play-short = Play at this terminal, against bots or with people who share it
help-play =
    Play at this terminal, against bots or with people who share it.

    Your moves are listed and numbered: type a number, or the move itself (“rail Denver-h7”), or as much of it as is clear. “?” shows what else you can type. Without a terminal, lines of input are read from a file or pipe.

      capolinea play transamerica
      capolinea play transamerica --seats me:Anna,me:Marco,hard --save friday.json
      capolinea play --resume friday.json
help-play-game = Which game, for instance transamerica; not needed with --resume.
help-play-seats = Who plays, in order around the table: “me”, “me:NAME”, or the level of a bot (random, easy, medium, hard). Usually me,medium,medium. With several people the screen is cleared before each hand is shown.
help-play-seed = A chosen number that all chance follows from; without it chance is secret and fair.
help-play-save = Keep the match in this file after every move. The file holds everything, hidden cards too.
help-play-resume = Play on the match in this file, and keep it there.

help-serve-short = Open tables in the browser, for this computer or the local network
help-serve =
    Host tables that are played in the browser. Everything is kept in one database file; when the server is started again, all matches go on.

      capolinea serve --open
      capolinea serve --lan
help-serve-host = The address to listen at.
help-serve-port = The port; if it is taken, the next free one.
help-serve-database = Path of an SQLite file, or a postgresql:// address; without it, a file among your data.
help-serve-open_browser = Open the browser too.
help-serve-lan = For everybody on the local network, with a QR code for phones.
help-rules-short = Read the rules of a game, or look a clause up
help-rules =
    Read the rules of a game in our own words, or look a clause up.

      capolinea rules transamerica
      capolinea rules transamerica TA-9
      capolinea rules transamerica --search barrier
      capolinea rules transamerica --as-of 1
help-rules-clause = A clause, such as TA-9.
help-rules-search = Only the clauses that speak of this word.
help-rules-as_of = What was different in this older version of the rules comes first.

help-replay-short = Tell a recorded match, or show its table at any moment
help-replay =
    Tell a recorded match move by move, with the account at its end, or show its table at any moment.

      capolinea replay friday.json
      capolinea replay friday.json --at 40
      capolinea replay friday.json --at 40 --svg table.svg
help-replay-at = Show the table as it stood after this entry (0: after the set-up).
help-replay-seat = Only what this seat (1, 2, …) could know; without it, what everybody could, and all hands once the match is over.
help-replay-text = Show the table as text, at the last entry or at the one of --at.
help-replay-svg = Draw the table into this file, at the last entry or at the one of --at.

help-verify-short = Check that a recorded match was fair
help-verify =
    Check a recorded match: every move against the rules, every draw against the seed, and the seed against the fingerprint that was published before the match.

    Exit code 0: all is sound. 1: it is not, and the entry at fault is named.

help-export-short = Take a finished match out of the server's database
help-export =
    Take a finished match out of the server's database, as a record file.

      capolinea export k3m9w2hp7xqa friday.json
help-export-table = The letters after /t/ in the address.
help-export-file = The file to write; - is standard output.
help-any-database = The database: path of an SQLite file, or a postgresql:// address; without it, that of “capolinea serve”.
help-import-short = Put a recorded match into the server's database
help-import =
    Check a recorded match and put it into the server's database, to be looked at in the browser.

help-map-short = Check or draw a map of your own
help-map =
    Check a map file of your own, or draw it. The format is told in docs/maps.md.

      capolinea map check alps.toml
      capolinea map draw alps.toml --svg alps.svg
      capolinea play steam --option map_text=@alps.toml

    Exit code 0: the map is sound. 1: it is not, and every fault is named with its hex.
help-map-what = “check” or “draw”.
help-map-file = The map file; - reads it from standard input.
help-map-game = For which game; without it, the only one that takes maps.
help-map-svg = Draw the map into this file; without it, to standard output.
map-no_such_task = “{ $task }” is neither check nor draw.
map-no_maps = { $game } takes no maps of your own; these games do: { $games }.
map-not_text = { $file } is no text in UTF-8.
map-sound = The map is sound.
map-drawn = The map is drawn in { $file }.

help-any-jobs = How many processes work at once.
help-simulate-short = Let bots play many matches and count
help-simulate =
    Let bots play many matches: who wins how often, with how many points, and how long they think. The same seed gives the same results, however many processes work.

      capolinea simulate transamerica --seats hard,medium,easy --matches 500 --jobs 4
help-simulate-seats = Which bots sit where, separated by commas.
help-simulate-matches = How many matches.
help-simulate-stats = Also show what the game has to tell: for Rail Baron how matches ended, what railroads, engines, homes and the order of play are worth.
help-ladder-short = Find out which bot is stronger, in paired deals
help-ladder =
    Find out which bot is stronger: each level against the one below, the best one against every yardstick. Each deal is played in every arrangement of the seats, so that luck cancels.

      capolinea ladder transamerica --deals 500 --jobs 4
help-ladder-deals = How many deals for each pair of bots.
help-ladder-seats = How many sit at the table.
help-bench-short = Measure how fast this installation plays
help-bench =
    Measure how fast this installation plays: random play, copies of a state, whole matches, replays. One core, a few seconds per game.
help-bench-game = Which game; without it, all.

## Mistakes

usage-language = There is no language “{ $asked }” here. There are: { $known }.
usage-extra = This needs a part of Capolinea that is not installed (the module { $module } is missing). Install it with: pip install "capolinea[{ $extra }]"
usage-no_such_verb = There is no verb “{ $verb }”. There are: { $verbs }.
usage-no_such_option = There is no option { $option } here; --help shows those there are.
usage-option_value = The option { $option } needs a value.
usage-missing = { $parameter } is missing; --help shows what is needed.
usage-bad_value = The value of { $parameter } does not fit: { $detail }
usage-between = { $parameter } must be between { $least } and { $most }.
usage-at_least = { $parameter } must be at least { $least }.
usage-number = { $parameter } must be a number.
usage-other = The command cannot be understood: { $detail }
file-not_found = There is no file “{ $file }”.
file-no_permission = “{ $file }” must not be opened or written here.
file-is_folder = “{ $file }” is a folder, not a file.
file-exists = “{ $file }” exists already. Choose another name, or go on with it by --resume.
file-no_space = There is no space left to write “{ $file }”.
file-address_in_use = Another program listens at that address already; choose another port.
file-other = “{ $file }” cannot be used: { $detail }
options-form = “{ $option }” is not of the form NAME=VALUE.
seats-unknown = Nobody can sit as “{ $seat }”. Choose from: { $levels }.
seats-no_name = A name is missing after “{ $seat }”.
seats-nobody = Nobody at this terminal plays; for bots alone there is “capolinea simulate”.
play-old_rules = This match is played by version { $version } of the rules, with which it was begun. What was different: capolinea rules { $game } --as-of { $version }
play-which_game = Which game? There are: { $games }.
resume-alone = --resume takes seats, options, chance and file from the record: leave out the other options.
resume-other_game = The file holds a match of { $game }, not of { $asked }.
resume-over = The match in “{ $file }” is over; “capolinea replay” tells it.
resume-no_seed = “{ $file }” holds no seed, so nobody can play on; “capolinea replay” tells the match so far.
record-seats = The file does not name { $count } seats, as many as play.
store-unreachable = The database “{ $database }” cannot be opened: { $detail }
export-no_such_table = The database has no table “{ $table }”.
export-not_over = The match at table { $table } is not over: its record would tell everybody's secrets.
replay-seat = There is no seat { $seat }: there are 1 to { $most }.
rules-no_such_clause = No clause is called “{ $clause }” or speaks of it; clauses are called like { $example }.
rules-differences = What was different in version { $version }
rules-no_such_version = There is no version { $version } of these rules: there are 1 to { $newest }.
rules-nothing_found = No clause speaks of “{ $word }”.

## Playing

seat-guest = Guest
seat-bot = Bot { $level }
play-command-undo = u undo
play-command-help = ? h help
play-command-log = l log
play-command-board = b board
play-command-offers = o offers
play-command-rule = r rule
play-command-save = s save
play-command-quit = q quit exit
play-yes = y yes
play-no = n no
play-prompt = { $name } >{" "}
play-thinking = { $name } is thinking …
play-hand_over = Now it is { $name }’s turn. The others look away.
play-press_enter = Enter when ready:{" "}
play-ways = { $count } ways
play-long_list = Type a number, a move such as “{ $example }”, or a name to narrow the list.
play-several = { $count } moves fit. Which one?
play-number = Numbers go from 1 to { $most }.
play-fix = Possible instead: { $action }
play-save_question = Save to { $file }? [Enter: yes, n: no, or another file name]{" "}
play-saved = Saved. Play on with: capolinea play --resume { $file }
play-kept = The match is in { $file }.
play-help =
    a number       choose it from the list
    a move         as written in brackets in the list, or as much of it as is clear
    a name         narrow the list to what speaks of it
    Enter or o     the list again
    u              undo your last move
    b              the board
    l              what has happened so far
    r CLAUSE       a rule, such as r 9; r WORD searches
    s FILE         save
    q              quit (and save)
rules-which = Which clause? For instance r { $example }, or r and a word. The chapters:
log-undo = { $name } takes back, to entry { $to }.
log-to = To { $name }: { $text }

## Results

outcome-won = { $count ->
    [0] Nobody wins.
    [one] { $winners } wins.
   *[other] { $winners } win together.
}
outcome-seat = Seat
outcome-total = Total
replay-title = { $game }: { $seats }
replay-at = Entry { $entry }
replay-unfinished = The match is not over; so far it has { $entry ->
    [one] 1 entry
   *[other] { $entry } entries
}.
replay-drawn = { $file }: the table at entry { $entry }.
export-done = { $file }: the match of table { $table }.
import-done = The match is kept. While “capolinea serve” runs, look at it under { $path }
verify-sound = The record is sound.
verify-rules = Game: { $game }, version { $version } of its rules.
verify-old_rules = By now the rules are at version { $newest }; the match was judged by its own. What was different: capolinea rules { $game } --as-of { $version }
verify-map = Map: { $map }, with the same data as here (hash { $hash }).
verify-entries = Moves: { $entries }, each judged again and allowed, each with the consequences that the file tells.
verify-draws = Draws: { $draws }, each computed again from the seed.
verify-promise = Fingerprint of the seed, as published before the match: { $commitment }
verify-chosen = The seed was chosen by a person: whoever chose it could know all draws beforehand.
verify-secret = The seed was secret: nobody chose it.
verify-finished = Result: as the moves lead to it.
verify-running = Result: none, the match is not over.

## Speed

bench-title = { $game }, { $seats } seats, one core, { $kind }
bench-compiled = compiled
bench-interpreted = interpreted
bench-actions = Random play: { $number } actions per second
bench-clone = Copy of a state: { $number } µs
bench-match = A whole match, judged and written down: { $number } ms
bench-replay = From a record to its last state: { $number } ms
bench-note = Comparisons with other engines are in the folder benchmarks of the source.
