# What the server itself says.

server-defect = Something went wrong on our side. Your game is safe: reload the page.
server-unspoken = This is not possible here ({ $code }).

storage-not_saved = { $why ->
    [full] This was not saved: the disk of the tables is full. Whoever hosts must make room; then try again.
    [readonly] This was not saved: the file of the tables may only be read. Whoever hosts must change that.
    [busy] This was not saved: the database was busy for too long. Try again.
    [gone] This was not saved: the file of the tables was deleted or replaced while the server ran. Whoever hosts must put it back and start the server again.
    [damaged] This was not saved: the file of the tables is damaged. Whoever hosts must put a sound copy in its place and start the server again.
   *[other] It is not certain that this was saved: the database does not answer. Look at the table again before you repeat it.
}
storage-not_read = { $why ->
    [busy] The tables cannot be read: the database was busy for too long. Try again.
    [gone] The tables cannot be read: their file was deleted or replaced while the server ran. Whoever hosts must put it back and start the server again.
    [damaged] The tables cannot be read: their file is damaged. Whoever hosts must put a sound copy in its place and start the server again.
   *[other] The tables cannot be read right now: the database does not answer. Try again in a moment.
}

request-malformed = The request could not be understood.
request-method = This address cannot be used in that way.
request-too_large = That is too large.
request-too_many = { $seconds ->
    [one] Too many requests. Try again in one second.
   *[other] Too many requests. Try again in { $seconds } seconds.
}
request-foreign = This request came from another site and was not carried out.
request-no_header = Programs must send the header “X-Capolinea: 1”.
request-no_token = This form is out of date. Reload the page and send it again.
page-unknown = There is nothing at this address.
link-unknown = This link is not one of ours, or a part of it is missing.

## Tables

table-unknown = There is no such table.
table-closed = This table is not open to this browser. Ask for an invitation or for the spectators’ link.
table-open = The game begins when all seats are taken. The host can put bots into the empty ones.
seat-unknown = There is no such seat at this table.
seat-not_yours = That seat is not yours.
seat-taken = Somebody already sits there.
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
host-only = Only whoever opened the table can do that.
bot-level = There is no such bot.
entry-stale = Somebody else has moved in the meantime. Here is the table as it stands now.
aim-not_now = There is nothing to aim at now.
lookup-none = This game has no tables to look up.
rematch-not_now = A rematch is for those who played, once the game is over.
record-not_over = The record can be had once the game is over.
reading-gave_up = Reading this took too long. It was not taken.
record-excessive = The file is nested too deep, or has too many parts, for a recorded game.
import-no_file = No file was chosen.
chat-empty = There is nothing to say in that message.
chat-busy = Everybody is talking at once. Try again.
chat-spectator = Spectator
log-undo = { $seat } takes the last move back.
options-refused = { $reason }
option-off = no

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
lobby-newer_rules = needs a newer Capolinea
lobby-with = with { $names }
lobby-one_screen = { $seats } at one screen

## Starting the server

serve-at = Capolinea is open at { $address }
serve-lan = From other devices on your network: { $address }
serve-no_lan = No address on a local network was found: only this computer can reach the tables.
serve-port = Port { $wanted } is taken; using { $port }.
serve-no_port = No free port between { $first } and { $last }.
serve-database = The tables are kept in { $database }
serve-stop = Press Ctrl-C to stop. Games go on where they were when you start again.
serve-stopped = Closed. All games are kept.
serve-bad_port = A port is a number from 1 to 65535.
serve-bad_host = The address { $host } cannot be used on this computer.
database-malformed = The address of the database is not written correctly.
database-kind = Databases of kind “{ $kind }” are not supported: give the path of an SQLite file or a postgresql:// address.
database-unreachable = The database cannot be opened: { $detail }
