# What the server itself says.

server-defect = Something went wrong on our side. Your game is safe: reload the page.
server-unspoken = This is not possible here ({ $code }).

storage-not_saved = { $why ->
    [full] This was not saved: the server’s disk is full. Whoever runs the server must make room; then try again.
    [readonly] This was not saved: the database is read-only. Whoever runs the server must change that.
    [busy] This was not saved: the database was busy for too long. Try again.
    [gone] This was not saved: the database file was deleted or replaced while the server was running. Whoever runs the server must put it back and start the server again.
    [damaged] This was not saved: the database file is damaged. Whoever runs the server must replace it with an intact copy and start the server again.
   *[other] It is not certain that this was saved: the database does not answer. Look at the table again before you repeat it.
}
storage-not_read = { $why ->
    [busy] The tables cannot be read: the database was busy for too long. Try again.
    [gone] The tables cannot be read: the database file was deleted or replaced while the server was running. Whoever runs the server must put it back and start the server again.
    [damaged] The tables cannot be read: the database file is damaged. Whoever runs the server must replace it with an intact copy and start the server again.
   *[other] The tables cannot be read right now: the database does not answer. Try again in a moment.
}

health-down = Not everything works on this server right now: { $tasks }. It is being tried again. Moves that were confirmed are saved.
request-malformed = The request could not be read. Reload the page and try again.
request-method = This address cannot be used in that way.
request-too_large = What was sent is too large.
request-too_many = { $seconds ->
    [one] Too many requests. Try again in one second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
host-unknown = This server does not answer to the name “{ $name }”. Whoever runs it can add that name: capolinea serve --name { $name }
request-foreign = This request came from another site and was not carried out.
request-no_header = Programs must send the header “X-Capolinea: 1”.
request-no_token = This form is out of date. Reload the page and send it again.
page-unknown = There is nothing at this address.
link-unknown = This link is not valid. Part of it may be missing.

## Tables

table-unknown = There is no such table.
table-damaged = This table cannot be opened: what is stored of it is damaged at move { $entry }. Other tables are not affected. Whoever runs the server may have an older copy of the database.
table-closed = You cannot see this table from this browser. Ask the host for an invitation or for the spectator link.
table-open = The game begins when all seats are taken. The host can put bots into the empty ones.
table-not_over = The match is not over: only finished ones can be taken off your list.
seat-unknown = There is no such seat at this table.
seat-not_yours = That seat is not yours.
seat-taken = That seat is already taken.
seat-not_away = { $minutes ->
    [0] A bot can only take a seat that nobody holds, or stand in for somebody who is away.
    [one] A bot can only take a seat that nobody holds, or stand in for somebody who has been away for a minute.
   *[other] A bot can only take a seat that nobody holds, or stand in for somebody who has been away for { $minutes } minutes.
}
seat-stand_in = This seat belongs to { $name }. A bot plays there until { $name } comes back, and nobody else can take it.
seat-one_is_enough = You already have a seat at this table; a bot’s seat is for somebody who has none.
seat-kind = The seats are not filled in correctly.
seat-free = free seat { $number }
seat-unnamed = Player { $number }
host-only = Only the host can do that.
bot-level = There is no such bot.
entry-stale = Somebody else has moved in the meantime. Here is the table as it stands now.
aim-not_now = There is nothing on the map to point at right now.
lookup-none = This game has no reference tables.
pace-not_out = Only players who are out of the game may do this.
pace-people = Somebody is still playing: the match goes at their pace.
rematch-not_now = Only the players can ask for a rematch, and only once the game is over.
record-not_over = You can download the record once the game is over.
reading-gave_up = Reading this took too long. It was not taken.
record-excessive = The file is nested too deep, or has too many parts, for a recorded game.
import-no_file = No file was chosen.
chat-empty = That message is empty.
chat-busy = Too many messages at once: try again in a moment.
chat-too_many = { $seconds ->
    [one] You are writing too fast. Try again in one second.
   *[other] You are writing too fast. Try again in { $seconds } seconds.
}
bots-too_many = { $seconds ->
    [one] You have opened many tables with bots alone. You can open another in one second.
   *[other] You have opened many tables with bots alone. You can open another in { $seconds } seconds.
}
chat-spectator = Spectator
log-undo = { $seat } takes back the last move.
options-refused = { $reason }
option-off = no
why-unknown = There is no such thing on this table.
why-waiting = { $thing }. { $hint }
why-nothing = { $thing }: there is nothing to choose here now.
why-possible = { $thing }: this is what you can do.

## How it ended

outcome-won = { $count ->
    [0] Nobody wins
    [one] { $winners } wins
   *[other] { $winners } win together
}

## The lobby

lobby-open = { $seats ->
    [one] one seat is free
   *[other] { $seats } seats are free
}
lobby-over = { $moves ->
    [one] finished after one move
   *[other] finished after { $moves } moves
}
lobby-imported = { $moves ->
    [one] from a file, one move
   *[other] from a file, { $moves } moves
}
lobby-newer_rules = needs a newer version of Capolinea
lobby-since = for { $time }
lobby-with = with { $names }
lobby-one_screen = { $seats } sharing one screen

## Starting the server

serve-at = Capolinea is running at { $address }
serve-lan = From other devices on your network: { $address }
serve-no_lan = No address on a local network was found: only this computer can reach the tables.
serve-port = Port { $wanted } is taken; using { $port }.
serve-no_port = No free port between { $first } and { $last }.
serve-database = Matches are saved in { $database }
serve-stop = Press Ctrl-C to stop. When you start again, every match picks up where it left off.
serve-stopped = Stopped. All matches are saved.
serve-bad_port = A port is a number from 1 to 65535.
serve-bad_host = The address { $host } cannot be used on this computer.
serve-certificate_and_key = Give both files, --certificate and --key, or neither.
serve-bad_certificate = Certificate and key cannot be used: { $detail }
serve-bad_proxy = FORWARDED_ALLOW_IPS: “{ $name }” is no address, and no computer with that name was found.
database-malformed = The database address is not valid.
database-kind = Databases of kind “{ $kind }” are not supported: give the path of an SQLite file or a postgresql:// address.
database-in_use = Another Capolinea server is using this database file. Stop it first, or give this one another file with --database.
database-unreachable = The database cannot be opened: { $detail }

## Programs

program-token = This token is not valid for any seat. Copy it again from the page of the table.
program-stand_in = A bot stands in at this seat: take the seat back first.
program-not_offered = “{ $action }” is not one of the offers.
