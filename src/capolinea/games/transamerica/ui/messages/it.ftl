# TransAmerica in italiano.

game-name = TransAmerica
game-summary = Collega le tue cinque città da una costa all’altra, su binari che sono di tutti. Chi resta indietro paga le linee che gli mancano.
option-vexation = Binari colorati
option-vexation-explained = Ognuno ha tre binari del proprio colore per mano: li può usare soltanto la sua rete.
change-region_draws = Le carte di una regione si estraevano una alla volta; ora un’estrazione sola le dà a tutti. Le probabilità sono le stesse.
phase-start = Partenze
phase-build = Posa dei binari
phase-over = Partita finita

## Il tavolo

fact-round = Mano { $round }
fact-barrier = Barriera a { $barrier }
board-title = La mappa: 188 punti uniti da linee, trentacinque città in cinque regioni
water-pacific = Pacifico
water-atlantic = Atlantico
water-gulf = Golfo del Messico
unit = { $points ->
    [one] punto
   *[other] punti
}
seat-missing = { $missing ->
    [0] rete completa
    [one] ti manca 1
   *[other] ti mancano { $missing }
}
seat-cheapest = rete minima { $missing }
seat-begins = apre la mano
seat-start = parte { $at }
seat-joined = in rete con { $others }
seat-joined_all = in rete con tutti
seat-coloured = { $note }, { $left ->
    [0] colorati finiti
    [one] 1 colorato
   *[other] { $left } colorati
}
seat-coloured_only = { $left ->
    [0] colorati finiti
    [one] 1 binario colorato
   *[other] { $left } binari colorati
}
hand-title = Le tue città
ticket-missing = { $missing ->
    [one] manca
   *[other] mancano
}
ticket-reached = in rete
ticket-label = { $city } ({ $region }): { $missing ->
    [0] già nella tua rete
    [one] a 1 dalla tua rete
   *[other] a { $missing } dalla tua rete
}
ticket-label_alone = { $city } ({ $region })
track-label = Punti: { $places }. Barriera a { $barrier }.
track-place = { $seat } { $points }

## Che cosa si chiede

prompt-start = Tocca a te: da dove parti?
prompt-build = Tocca a te: posa i binari
prompt-second = Tocca a te (1 di 2)
prompt-wait = Tocca a { $seat }
prompt-over = Partita finita
hint-start = Metti la partenza su una città o su un incrocio libero. La rete più corta fra le tue città vale { $missing }.
hint-start_waiting = Sta scegliendo da dove partire.
hint-build = Un binario su una linea doppia, oppure uno o due su linee semplici.
hint-build_coloured = { $left ->
    [one] Una linea doppia, oppure una o due semplici. Ti resta un binario colorato.
   *[other] Una linea doppia, oppure una o due semplici. Ti restano { $left } binari colorati.
}
hint-second = Scegli il secondo binario, oppure fermati.
hint-build_waiting = { $laid ->
    [0] Sta posando i binari.
   *[other] Ha posato un binario e può posarne un altro.
}
hint-over = { $count ->
    [one] Vince { $winners } con { $points }.
   *[other] Vincono insieme { $winners } con { $points }.
}
points-count = { $number ->
    [one] 1 punto
   *[other] { $shown } punti
}

## Offerte

offer-start = Parti { $at }
offer-single = Linea semplice, { $line }
offer-river = Linea doppia sul fiume { $feature }, { $line }
offer-mountain = Linea doppia fra i monti ({ $feature }), { $line }
offer-coloured_single = Binario colorato, linea semplice, { $line }
offer-coloured_river = Binario colorato, linea doppia sul fiume { $feature }, { $line }
offer-coloured_mountain = Binario colorato, linea doppia fra i monti ({ $feature }), { $line }
offer-stop = Posa solo questo

## Mosse

round_began = Mano { $round }. Comincia { $seat }; la barriera è a { $barrier }.
hand_dealt = Le tue città: { $cities }.
start_placed = { $seat } parte { $at }.
rail_laid = { $seat } posa { $kind ->
    [coloured] un binario colorato
   *[common] un binario
} { $cost ->
    [1] { $along }.
   *[other] su una linea doppia ({ $feature }), { $along }.
}
rail_laid-arrives = { $seat } posa { $kind ->
    [coloured] un binario colorato
   *[common] un binario
} { $cost ->
    [1] e raggiunge { $city }.
   *[other] su una linea doppia ({ $feature }) e raggiunge { $city }.
}
rail_laid-reached = Ora ha anche { $cities }.
rail_laid-joined = Ora la sua rete e quella di { $others } sono una sola.
stopped = { $seat } si ferma a un binario.
round_scored = { $count ->
    [one] Fine della mano { $round }: { $done } ha unito le sue cinque città. { $losses }
   *[other] Fine della mano { $round }: { $done } hanno unito le loro cinque città. { $losses }
}
round_scored-losses = Punti persi: { $losses }.
round_scored-loss = { $seat } { $lost }
round_scored-nobody = Nessuno perde punti.
barrier_moved = La barriera avanza fino a { $barrier }.
match_ended = { $count ->
    [one] La locomotiva di { $passed } ha passato la barriera: la partita è finita.
   *[other] Le locomotive di { $passed } hanno passato la barriera: la partita è finita.
}

## Conti di fine mano

results-title = Fine della mano { $round }
results-done = { $count ->
    [one] { $done } ha unito le sue cinque città.
   *[other] { $done } hanno unito le loro cinque città.
}
results-barrier = Barriera a { $barrier }. { $left ->
    [one] Il più vicino è a 1 punto.
   *[other] Il più vicino è a { $left } punti.
}
results-over = Barriera a { $barrier }. È stata passata: la partita è finita.
results-none = Rete completa
results-reached = in rete
results-not_reached = non raggiunta
results-sum = { $doubles ->
    [0] { $singles ->
        [one] 1 semplice
       *[other] { $singles } semplici
    }
    [one] { $singles ->
        [0] 1 doppia
        [one] 1 semplice + 1 doppia
       *[other] { $singles } semplici + 1 doppia
    }
   *[other] { $singles ->
        [0] { $doubles } doppie
        [one] 1 semplice + { $doubles } doppie
       *[other] { $singles } semplici + { $doubles } doppie
    }
}
results-single = { $line }
results-double = { $line } (doppia: { $feature })
part-start = Inizio
part-round = Mano { $round }
reason-barrier_passed = Almeno una locomotiva ha passato la barriera.

## Nel terminale

text-title = TransAmerica, mano { $round }: { $phase }
text-missing = { $missing ->
    [0] La tua rete è completa.
    [one] Per completare la rete ti manca ancora 1.
   *[other] Per completare la rete ti mancano ancora { $missing }.
}
text-cheapest = La rete più corta fra le tue città vale { $missing }.
text-city = { $missing ->
    [0] in rete
    [one] manca 1
   *[other] mancano { $missing }
}
text-key =
    Linea semplice ..., doppia :::, binario === / \
    Binario colorato di A: aaa. Partenza di A: A. In MAIUSCOLO le tue città.

## Luoghi

point-city = { $city }
point-near = { $lines ->
    [one] punto a { $wind } di { $city }
   *[other] punto { $lines } linee a { $wind } di { $city }
}
at-city = da { $city }
at-near = { $lines ->
    [one] a { $wind } di { $city }
   *[other] { $lines } linee a { $wind } di { $city }
}
line-between = { $one }–{ $two }
line-from_city = da { $point } verso { $wind }
line-second = seconda a { $wind } di { $city }
line-from_point = dal { $point } verso { $wind }
along-between = da { $one } a { $two }
along-from_city = da { $point } verso { $wind }
along-second = sulla seconda linea a { $wind } di { $city }
along-from_point = dal { $point } verso { $wind }
wind-e = est
wind-ne = nord-est
wind-nw = nord-ovest
wind-w = ovest
wind-sw = sud-ovest
wind-se = sud-est
wind-n = nord
wind-s = sud
wind-ene = est-nord-est
wind-wnw = ovest-nord-ovest
wind-wsw = ovest-sud-ovest
wind-ese = est-sud-est
region-name = { $region }
region-south = sud
region-east = est
region-centre = centro
region-west = ovest
region-north = nord
feature-mississippi = Mississippi
feature-missouri = Missouri
feature-colorado = Colorado
feature-ohio = Ohio
feature-cascades_and_sierra_nevada = Cascate e Sierra Nevada
feature-appalachians = Appalachi
feature-northern_rockies = Montagne Rocciose del nord
feature-colorado_rockies = Montagne Rocciose del Colorado
feature-arizona_and_new_mexico_ranges = monti dell’Arizona e del Nuovo Messico
feature-uinta = monti Uinta

## Mosse rifiutate

start-placed_already = La tua partenza è già sulla mappa: ora si posano i binari.
start-no_such_point = Sulla mappa non c’è un punto così.
start-taken = Qui ({ $point }) c’è già la partenza di { $holder }: scegli un altro punto.
rail-start_first = Prima si mettono le partenze, poi i binari.
rail-no_such_line = Sulla mappa non c’è una linea così.
rail-line_taken = Su questa linea ({ $line }) c’è già un binario.
rail-not_connected = Questa linea ({ $line }) non tocca la tua rete.
rail-double_after_single = Questa linea ({ $line }) è doppia, e in questo turno hai già posato su una semplice.
stop-lay_one_first = Non ci si può fermare prima di aver posato almeno un binario.
coloured-not_in_game = In questa partita non ci sono binari colorati.
coloured-used_up = Hai già posato i tuoi binari colorati di questa mano.
coloured-cuts_off = Un binario colorato qui ({ $line }) chiuderebbe a { $holder } ogni strada verso una parte della mappa.
notation-unknown = “{ $text }” non è una mossa. Esempi: start Denver, rail Denver-i6, stop.
notation-which_city = “{ $text }” può voler dire più città: { $candidates }.
notation-no_such_point = Non conosco nessun punto di nome “{ $name }” (in “{ $text }”).
notation-line_form = Una linea si scrive con i suoi due estremi, come Denver-i6 (in “{ $text }”).
notation-no_such_line = Fra { $one } e { $two } non c’è una linea (in “{ $text }”).

## La legenda della mappa

key-single = semplice, 1
key-river = fiume, 2
key-mountain = monti, 2
key-offer = puoi scegliere
key-last = ultima mossa
key-own = tua città
