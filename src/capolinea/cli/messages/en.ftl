# The command line in English.

version = capolinea { $version } ({ $kind })
goodbye = Goodbye.

## Help

help-usage = Usage: { $line }
help-usage-verbs = capolinea COMMAND [OPTIONS]
help-usage-options = [OPTIONS]
help-verbs = Commands:
help-arguments = Arguments:
help-options = Options:
help-default = { $text } (default: { $default })
help-capolinea =
    Classic railway board games, complete: in the browser, in the terminal, and from Python.

    To begin, play at this terminal against two bots:
      capolinea play transamerica
    or open a table in the browser:
      capolinea serve
    “capolinea COMMAND --help” says more about a command.
help-exit_codes = Exit codes: 0 success; 1 a check failed; 2 a mistake in the command or in a file name.
help-capolinea-version = Show the version and whether it is compiled, and exit.
help-any-help = Show this help and exit.
help-any-lang = Language of all output; without it, the language of the system.
help-any-game = Which game, for instance transamerica.
help-any-file = A recorded match; - reads it from standard input.
help-any-json = Print data as JSON.
help-any-seed = Seed for all random draws: the same seed gives the same results.
help-any-option = An option of the game, such as vexation=true; may be given several times.
help-value-game = GAME
help-value-table = TABLE
help-value-clause = CLAUSE
help-value-name_value = NAME=VALUE
help-value-what = check|draw
help-value-word = WORD
help-value-me_level = ME,LEVEL,...
help-value-player_player = PLAYER,PLAYER,...
help-value-program = PROGRAM
help-value-host = ADDRESS
help-value-port = PORT

help-play-short = Play at this terminal, against bots or with people who share it
help-play =
    Play at this terminal, against bots or with people who share it.

    The screen shows the board, the seats, what is asked, and your moves, listed by kind and numbered: type a number, a word to search (“Denver”), or the move itself (“rail Denver-h7”), or enough of it to be unambiguous. “?” shows what else you can type. Without a terminal, input is read line by line from a file or pipe.

      capolinea play transamerica
      capolinea play transamerica --seats me:Anna,me:Marco,hard --save friday.json
      capolinea play --resume friday.json
help-play-game = Which game, for instance transamerica; not needed with --resume.
help-play-seats = Who plays, in order around the table: “me”, “me:NAME”, the level of a bot (random, easy, medium, hard), or a program of your own (“stdio:python my_bot.py”). Default: me,medium,medium. With several people the screen is cleared before each hand is shown.
help-play-seed = Seed for all random draws; without it the seed is secret and nobody can know the draws.
help-play-save = Save the match to this file after every move. The file contains everything, including hidden cards.
help-play-resume = Resume the match in this file, and keep saving to it.
help-play-program = With --resume: the program that plays a seat again; once for each such seat, in order. A record does not contain it.

help-serve-short = Open tables in the browser, for this computer or the local network
help-serve =
    Host tables to play at in the browser. Everything is stored in one database file; after a restart every match continues.

      capolinea serve --open
      capolinea serve --lan
help-serve-host = The address to listen on.
help-serve-port = The port; if it is taken, the next free one.
help-serve-database = Path of an SQLite file, or a postgresql:// address; without it, a file in your user data folder.
help-serve-name = A name by which others reach this server, such as club.example; may be given several times.
help-serve-certificate = File with the certificate, to serve https.
help-serve-key = File with the key of the certificate.
help-serve-open_browser = Also open the browser.
help-serve-lan = Let everybody on the local network join, with a QR code for phones.

help-join-short = Let a program or a bot play at a table in the browser
help-join =
    Let a program of your own, or a bot, play at a table in the browser. The link of an invitation takes its seat; with the token of a seat that you already hold, the program plays for you. It sees what the seat sees, and nothing else.

      capolinea join http://127.0.0.1:8000/join/… --player "stdio:python my_bot.py" --name Marvin
      capolinea join http://127.0.0.1:8000 --token … --player "stdio:python my_bot.py"
help-join-link = The link of an invitation, or the address of the server.
help-join-player = The program (“stdio:python my_bot.py”), or the level of a bot.
help-join-token = The token of your seat, from the menu of the table (“Let a program play”).
help-join-name = What the seat is called, with an invitation.
help-value-link = LINK
help-value-token = TOKEN
help-value-player = PLAYER
help-value-name = NAME
join-which = Give either the link of an invitation, or the address of the server and --token.
join-seated = Seated. To play on later: capolinea join { $address } --token { $token } --player …
join-over = The match is over. Places by seat: { $ranks }. Points: { $scores }.

help-rules-short = Read the rules of a game, or look a clause up
help-rules =
    Read the rules of a game in our own words, or look a clause up.

      capolinea rules transamerica
      capolinea rules transamerica TA-9
      capolinea rules transamerica --search barrier
      capolinea rules transamerica --as-of 1
      capolinea rules transamerica --brief
help-rules-clause = A clause, such as TA-9.
help-rules-search = Only the clauses that mention this word.
help-rules-brief = On one page: goal, turn, end, and what beginners miss.
help-rules-as_of = What was different in this older version of the rules comes first.

help-replay-short = Print a recorded match, or show the table at any point
help-replay =
    Print a recorded match move by move, with the final scores, or show the table at any point.

      capolinea replay friday.json
      capolinea replay friday.json --at 40
      capolinea replay friday.json --at 40 --svg table.svg
help-replay-at = Show the table as it stood after this entry (0: after the set-up).
help-replay-seat = Only what this seat (1, 2, …) could see; without it, what everybody could see, and all hands once the match is over.
help-replay-text = Show the table as text, at the last entry or at --at.
help-replay-svg = Draw the table to this file, at the last entry or at --at.

help-verify-short = Check that a recorded match was fair
help-verify =
    Check a recorded match: every move against the rules, every draw against the seed, and the seed against the fingerprint that was published before the match.

    Exit code 0: the record is valid. 1: it is not, and the entry at fault is named.

help-export-short = Export a finished match from the server’s database
help-export =
    Export a finished match from the server’s database as a record file.

      capolinea export k3m9w2hp7xqa friday.json
help-export-table = The letters after /t/ in the address.
help-export-file = The file to write; - is standard output.
help-any-database = The database: path of an SQLite file, or a postgresql:// address; without it, the one that “capolinea serve” uses.
help-import-short = Import a recorded match into the server’s database
help-import =
    Check a recorded match and import it into the server’s database, so that it can be viewed in the browser.

help-map-short = Check or draw a map of your own
help-map =
    Check or draw a map file of your own. The format is described in docs/maps.md.

      capolinea map check alps.toml
      capolinea map draw alps.toml --svg alps.svg
      capolinea play steam --option map_text=@alps.toml

    Exit code 0: the map is valid. 1: it is not, and every problem is listed with its hex.
help-map-what = “check” or “draw”.
help-map-file = The map file; - reads it from standard input.
help-map-game = Which game the map is for; without it, the only one that accepts maps.
help-map-svg = Write the drawing to this file; without it, to standard output.
map-no_such_task = “{ $task }” is neither check nor draw.
map-no_maps = { $game } does not accept maps of your own; these games do: { $games }.
map-not_text = { $file } is not UTF-8 text.
map-sound = The map is valid.
map-drawn = The map was written to { $file }.

help-any-jobs = How many processes run at once.
help-any-cluster = Play on a Dask cluster: the address of its scheduler, or “local” for a cluster of --jobs processes on this machine. The results are the same.
help-any-run = Keep the matches in this folder as they are played, as Parquet files. The same command continues a run that was interrupted.
help-value-address = ADDRESS|local
help-value-folder = FOLDER
help-simulate-short = Let bots play many matches and tally the results
help-simulate =
    Let bots play many matches: how often each wins, with how many points, and how long they think. The same seed gives the same results, whatever the number of processes.

      capolinea simulate transamerica --seats hard,medium,easy --matches 500 --jobs 4
      capolinea simulate transamerica --seats hard,"stdio:python my_bot.py"
help-simulate-seats = Who sits where, separated by commas: bots, or programs of your own (“stdio:python my_bot.py”, with a time limit “stdio@0.5:python my_bot.py”); “playout” in every seat draws actions at random without asking anybody, as fast as the rules are.
help-simulate-matches = How many matches.
help-simulate-stats = Also show the game’s own statistics; for Rail Baron, for instance, how matches ended and what railroads, engines, home cities and turn order are worth.
help-ladder-short = Find out which bot is stronger, in paired deals
help-ladder =
    Find out which bot is stronger: each level against the one below, and the best against every baseline bot. Each deal is played in every seating, so that luck cancels out.

      capolinea ladder transamerica --deals 500 --jobs 4
      capolinea ladder transamerica --players hard,"stdio:python my_bot.py"
help-ladder-players = These players, each against each, instead of the levels; bots, or programs of your own (“stdio:python my_bot.py”).
help-ladder-until_clear = Stop each pair as soon as a sequential test tells who is stronger; --deals is the most.
help-ladder-deals = How many deals for each pair of bots.
help-ladder-seats = How many seats at the table.
help-tournament-short = Let named players meet at many tables, and rate them
help-tournament =
    Let players meet at many tables, and rate them: at random tables, or everybody with everybody in every rotation of the seats.

      capolinea tournament transamerica --players easy,medium,hard,"stdio:python my_bot.py" --seats 3
help-tournament-players = Who takes part: bots, or programs of your own (“stdio:python my_bot.py”).
help-tournament-deals = How many deals: one match each at random tables; in a round robin one for each table and rotation.
help-tournament-seats = How many seats a table has.
help-tournament-tables = “random” or “round-robin”.
help-value-tables = random|round-robin
help-dataset-short = Write the decisions of many matches as a data set
help-dataset =
    Write every decision of many matches as a documented data set in Parquet: what the seat saw, what it could do, what it did, and how the match ended; split by deals for training, validation and test.

      capolinea dataset spike decisions --seats hard,hard,medium --deals 500 --jobs 4
help-dataset-folder = A new folder for the data set.
help-dataset-seats = Who sits where, separated by commas: bots, or programs of your own.
help-dataset-deals = How many deals.
help-dataset-rotate = Play each deal in every rotation of the seats.
help-plot-short = Draw runs that are kept in folders
help-plot =
    Draw runs that “simulate”, “ladder” or “tournament” have kept with --run, as an SVG or PNG file: how long matches are, what the seat is worth, or strength against thinking time.

      capolinea plot strength run-1 run-2 --out strength.svg
help-plot-kind = “length”, “seats” or “strength”.
help-plot-folders = The folders of the runs.
help-plot-out = The file to write, .svg or .png.
help-value-kind = KIND
help-value-folders = FOLDER...
help-bench-short = Measure how fast this installation plays
help-bench =
    Measure how fast this installation plays: random play, copies of a state, whole matches, replays. One core, a few seconds per game; what counts is processor time, so that other programs do not spoil the figures.
help-bench-game = Which game; without it, all.

## Mistakes

usage-language = The language “{ $asked }” is not available. Available: { $known }.
usage-extra = This needs a part of Capolinea that is not installed (the module { $module } is missing). Install it with: pip install "capolinea[{ $extra }]"
usage-no_such_verb = There is no command “{ $verb }”. The commands are: { $verbs }.
usage-no_such_option = There is no option { $option }; --help lists the options.
usage-option_value = The option { $option } needs a value.
usage-missing = { $parameter } is missing; --help shows what is needed.
usage-bad_value = The value of { $parameter } is not valid: { $detail }
usage-between = { $parameter } must be between { $least } and { $most }.
usage-at_least = { $parameter } must be at least { $least }.
usage-number = { $parameter } must be a number.
usage-other = The command cannot be understood: { $detail }
file-not_found = There is no file “{ $file }”.
file-no_permission = You do not have permission to open or write “{ $file }”.
file-is_folder = “{ $file }” is a folder, not a file.
file-exists = “{ $file }” already exists. Choose another name, or continue that match with --resume.
file-no_space = There is no space left to write “{ $file }”.
file-address_in_use = Another program is already using that address; choose another port.
file-other = “{ $file }” cannot be used: { $detail }
options-form = “{ $option }” is not of the form NAME=VALUE.
seats-unknown = “{ $seat }” is not a kind of player. Choose from: { $levels }.
seats-none = Say who plays, for instance --seats medium,medium,easy.
seats-no_name = A name is missing after “{ $seat }”.
seats-nobody = Nobody at this terminal is playing; for bots alone use “capolinea simulate”.
play-old_rules = This match is played by version { $version } of the rules, with which it was begun. What was different: capolinea rules { $game } --as-of { $version }
play-which_game = Which game? There are: { $games }.
resume-alone = --resume takes seats, options, seed and file from the record: leave out the other options.
resume-programs = { $count ->
    [0] No seat of this match is played by a program: leave out --program.
    [one] A program plays one seat of this match, and the record does not say which: name it with --program "stdio:python my_bot.py".
   *[other] Programs play { $count } seats of this match, and the record does not say which: name each with --program "stdio:python my_bot.py".
}
program-resume_only = --program belongs to --resume; in a new match, name the program in --seats.
resume-other_game = The file holds a match of { $game }, not of { $asked }.
resume-over = The match in “{ $file }” is over; see it with “capolinea replay”.
resume-no_seed = “{ $file }” contains no seed, so the match cannot be continued; “capolinea replay” shows it so far.
record-seats = The file should name { $count } seats, one for each player.
store-unreachable = The database “{ $database }” cannot be opened: { $detail }
export-no_such_table = The database has no table “{ $table }”.
export-not_over = The match at table { $table } is not over: its record would reveal everybody’s secrets.
replay-seat = There is no seat { $seat }: there are 1 to { $most }.
rules-no_such_clause = There is no clause “{ $clause }”, and none mentions it. Clauses are written like { $example }.
rules-differences = What was different in version { $version }
rules-no_such_version = There is no version { $version } of these rules: there are 1 to { $newest }.
rules-nothing_found = No clause mentions “{ $word }”.

## Playing

seat-guest = Guest
seat-program = Program
seat-bot = Bot { $level }
play-command-undo = u undo
play-command-help = ? h help
play-command-log = l log
play-command-board = m map board
play-command-table = t table
play-command-offers = o offers choices
play-command-next = n next
play-command-previous = p previous
play-command-back = b back
play-command-rule = r rule
play-command-save = s save
play-command-quit = q quit exit
play-yes = y yes
play-no = n no
play-prompt = { $name } >{" "}
play-forfeit = { $name } forfeits a decision, which is played at random. { $reason }
play-thinking = { $name } is thinking …
play-hand_over = It is { $name }’s turn. Everybody else, look away.
play-press_enter = Press Enter when ready:{" "}
play-ways = { $count } ways
play-several = { $count } moves match. Which one?
play-number = Choose a number from 1 to { $most }.
play-fix = Try instead: { $action }
play-heading = { $name } ({ $count })
play-other = Other
play-opened = { $title }: { $count ->
    [one] one move
   *[other] { $count } moves
}
play-more = { $count ->
    [one] one more: Enter
   *[other] { $count } more: Enter
}
play-last_page = end of the list; p: page before
play-back = b: back
play-typing = type a number, or a word to search · m: map · ?: help
play-what = Type the number of a line, a word to narrow the list, or a move as written in square brackets. ? shows everything.
play-no_back = You are at the beginning of the list.
play-no_page = The list has no more pages that way.
play-nothing_found = No move is about “{ $text }”: try another word, a number, or ? for help.
play-save_question = Save to { $file }? [Enter: yes, n: no, or another file name]{" "}
play-saved = Saved. Resume with: capolinea play --resume { $file }
play-kept = The match is saved in { $file }.
play-help =
    a number       choose from the list, or open a line that holds several moves
    a word         narrow the list to what it is about: a city, a colour, a figure
    a move         as written in square brackets, or enough of it to be unique
    Enter or n     the next page of the list; p the page before
    b              a step back; o the whole list again
    m              the map on the whole screen; t the table in words, with all figures
    u              undo your last move
    l              what has happened so far
    r CLAUSE       a rule, such as r 9; r WORD searches
    s FILE         save
    q              quit (and save)
rules-which = Which clause? Type for instance r { $example }, or r and a word. The chapters:
log-undo = { $name } takes moves back, to entry { $to }.
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
import-done = Match imported. While “capolinea serve” is running, view it at { $path }
verify-sound = The record is valid.
verify-rules = Game: { $game }, version { $version } of its rules.
verify-old_rules = By now the rules are at version { $newest }; the match was judged by its own. What was different: capolinea rules { $game } --as-of { $version }
verify-map = Map: { $map }, with the same data as here (hash { $hash }).
verify-entries = Moves: { $entries }, all replayed; each is legal and has the effects that the file records.
verify-draws = Draws: { $draws }, each recomputed from the seed.
verify-promise = Fingerprint of the seed, as published before the match: { $commitment }
verify-chosen = The seed was chosen by a person, who could have known every draw in advance.
verify-secret = The seed was secret: nobody chose it.
verify-finished = Result: agrees with the moves.
verify-running = Result: none, the match is not over.

## Speed

bench-title = { $game }, { $seats } seats, one core, { $kind }
bench-compiled = compiled
bench-interpreted = interpreted
bench-playout = Random play, drawn without listing: { $number } actions per second
bench-listing = Random play, every choice listed: { $number } actions per second
bench-clone = Copy of a state: { $number } µs
bench-match = A whole match, checked and recorded: { $number } ms
bench-replay = Replaying a record to its final state: { $number } ms
bench-note = Comparisons with other engines are in the benchmarks folder of the source.
