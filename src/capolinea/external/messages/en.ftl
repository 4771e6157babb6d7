# What goes wrong with programs that play.

external-no_command = There is no command in “{ $command }”. A program is named like this: stdio:python my_bot.py
external-seconds = The time of “{ $player }” must be a number of seconds above 0 and at most { $most }, for instance stdio@2.5:python my_bot.py
external-not_found = The program “{ $command }” cannot be started: { $detail }
external-no_start = The program “{ $command }” cannot play.
external-no_restart = The program could not be started again.
external-no_hello = It did not say hello first.
external-protocol = It speaks version { $theirs } of the protocol; this is version { $ours }.
external-late = No answer came in time.
external-ended = It ended (exit code { $status }). { $detail }
external-flood = It wrote too much: a line has at most { $most } bytes, and only answers are wanted.
external-malformed = The answer cannot be read: { $detail }
external-not_offered = “{ $action }” is not one of the offers.
external-gave_up = The program “{ $command }” gave no usable answer { $count } times in a row. The last time:

## A seat at a table

join-link = “{ $link }” is not a link that begins with http:// or https://.
join-unreachable = { $address } cannot be reached: { $detail }
join-not_a_table = { $address } does not answer like a server of Capolinea.
join-refused = { $message }
