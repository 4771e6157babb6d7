# TransAmerica in italiano.

game-name = TransAmerica
game-summary = Collega le tue cinque città da una costa all’altra, su binari che sono di tutti. Chi resta indietro perde punti per le linee che gli mancano.
game-kind = Una rete di tutti, cinque città.
game-length = 40 min
option-vexation = Binari colorati
option-vexation-explained = Ognuno ha tre binari del proprio colore per mano: li può usare soltanto la sua rete.
change-region_draws = Le carte di una regione si estraevano una alla volta; ora un’estrazione sola le dà a tutti. Le probabilità sono le stesse.
phase-start = Partenze
phase-build = Posa dei binari
phase-over = Partita finita

## Il tavolo

fact-round = Mano { $round }
fact-barrier = Barriera a { $barrier }
board-title = La mappa: 188 incroci e città uniti da linee; trentacinque città in cinque regioni
water-pacific = Pacifico
water-atlantic = Atlantico
water-gulf = Golfo del Messico
unit = { $points ->
    [one] punto
   *[other] punti
}
seat-missing = { $missing ->
    [0] rete completa
    [one] ti manca 1 punto
   *[other] ti mancano { $missing } punti
}
seat-cheapest = rete più corta: { $missing } punti
seat-begins = apre la mano
seat-start = partenza { $at }
seat-joined = in rete con { $others }
seat-joined_all = in rete con tutti
seat-coloured = { $note }, { $left ->
    [0] binari colorati finiti
    [one] 1 binario colorato
   *[other] { $left } binari colorati
}
seat-coloured_only = { $left ->
    [0] binari colorati finiti
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
    [one] a 1 punto dalla tua rete
   *[other] a { $missing } punti dalla tua rete
}
ticket-label_alone = { $city } ({ $region })
track-label = Punti: { $places }. Barriera a { $barrier }.
track-place = { $seat } { $points }

## Che cosa si chiede

prompt-start = Tocca a te: da dove parti?
prompt-build = Tocca a te: posa i binari
prompt-second = Posi un secondo binario?
prompt-wait = Tocca { AD($seat) }
prompt-over = Partita finita
hint-start = Metti la tua partenza su una città o su un incrocio libero. La rete più corta fra le tue città vale { $missing } punti.
hint-start_waiting = Sta scegliendo da dove partire.
hint-build = Un binario su una linea doppia, oppure uno o due su linee singole.
hint-build_coloured = { $left ->
    [one] Una linea doppia, oppure una o due singole. Ti resta un binario colorato.
   *[other] Una linea doppia, oppure una o due singole. Ti restano { $left } binari colorati.
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
offer-single = Linea singola, { $line }
offer-river = Linea doppia sul fiume { $feature }, { $line }
offer-mountain = Linea doppia fra i monti ({ $feature }), { $line }
offer-coloured_single = Binario colorato, linea singola, { $line }
offer-coloured_river = Binario colorato, linea doppia sul fiume { $feature }, { $line }
offer-coloured_mountain = Binario colorato, linea doppia fra i monti ({ $feature }), { $line }
offer-stop = Basta un binario

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
rail_laid-reached = Ora collega anche { $cities }.
rail_laid-joined = Ora la sua rete e quella di { $others } sono una sola.
stopped = { $seat } si ferma a un binario.
round_scored = { $count ->
    [one] Fine della mano { $round }: { $done } ha collegato le sue cinque città. { $losses }
   *[other] Fine della mano { $round }: { $done } hanno collegato le loro cinque città. { $losses }
}
round_scored-losses = Punti persi: { $losses }.
round_scored-loss = { $seat } { $lost }
round_scored-nobody = Nessuno perde punti.
barrier_moved = La barriera avanza fino a { $barrier }.
match_ended = { $count ->
    [one] La locomotiva di { $passed } ha superato la barriera: la partita è finita.
   *[other] Le locomotive di { $passed } hanno superato la barriera: la partita è finita.
}

## Conti di fine mano

results-title = Fine della mano { $round }
results-done = { $count ->
    [one] { $done } ha collegato le sue cinque città.
   *[other] { $done } hanno collegato le loro cinque città.
}
results-barrier = Barriera a { $barrier }. { $count ->
    [one] La locomotiva più vicina è quella di { $names }, { $left ->
        [one] a 1 punto
       *[other] a { $left } punti
    }.
   *[other] Le locomotive più vicine sono quelle di { $names }, { $left ->
        [one] a 1 punto
       *[other] a { $left } punti
    }.
}
results-over = Barriera a { $barrier }. { $count ->
    [one] La locomotiva di { $names } l’ha superata: la partita è finita.
   *[other] Le locomotive di { $names } l’hanno superata: la partita è finita.
}
results-none = Rete completa
results-reached = in rete
results-not_reached = non raggiunta
results-sum = { $doubles ->
    [0] { $singles ->
        [one] 1 singola
       *[other] { $singles } singole
    }
    [one] { $singles ->
        [0] 1 doppia
        [one] 1 singola + 1 doppia
       *[other] { $singles } singole + 1 doppia
    }
   *[other] { $singles ->
        [0] { $doubles } doppie
        [one] 1 singola + { $doubles } doppie
       *[other] { $singles } singole + { $doubles } doppie
    }
}
results-single = { $line }
results-double = { $line } (doppia: { $feature })
part-start = Inizio
part-round = Mano { $round }
reason-barrier_passed = Almeno una locomotiva ha superato la barriera.

## Nel terminale

text-title = TransAmerica, mano { $round }: { $phase }
text-missing = { $missing ->
    [0] La tua rete è completa.
    [one] Alla rete completa ti manca 1 punto.
   *[other] Alla rete completa ti mancano { $missing } punti.
}
text-cheapest = La rete più corta fra le tue città vale { $missing } punti.
text-city = { $missing ->
    [0] in rete
    [one] a 1 punto
   *[other] a { $missing } punti
}
text-key =
    Linea singola ..., doppia :::, binario === / \
    Binario colorato di A: aaa. Partenza di A: A. In MAIUSCOLO le tue città.
kind-start = Scegli la partenza
kind-rail = Posa un binario
kind-colour = Posa un binario colorato

## Luoghi

point-city = { $city }
point-near = { $lines ->
    [one] incrocio a { $wind } di { $city }
   *[other] incrocio a { $wind } di { $city } ({ $lines } linee)
}
at-city = da { $city }
at-near = { $lines ->
    [one] a { $wind } di { $city }
   *[other] a { $wind } di { $city } ({ $lines } linee)
}
line-between = { $one }–{ $two }
line-from_city = da { $point } verso { $wind }
line-second = seconda linea a { $wind } di { $city }
line-from_point = dall’{ $point } verso { $wind }
along-between = da { $one } { AD($two) }
along-from_city = da { $point } verso { $wind }
along-second = sulla seconda linea a { $wind } di { $city }
along-from_point = dall’{ $point } verso { $wind }
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
feature-cascades_and_sierra_nevada = Catena delle Cascate e Sierra Nevada
feature-appalachians = Appalachi
feature-northern_rockies = Montagne Rocciose del nord
feature-colorado_rockies = Montagne Rocciose del Colorado
feature-arizona_and_new_mexico_ranges = monti dell’Arizona e del Nuovo Messico
feature-uinta = monti Uinta

## Mosse rifiutate

start-placed_already = La tua partenza è già sulla mappa: ora posa i binari.
start-no_such_point = Questo incrocio non esiste sulla mappa.
start-taken = Qui ({ $point }) c’è già la partenza di { $holder }: scegli un’altra città o un altro incrocio.
rail-start_first = Prima si mettono tutte le partenze, poi si posano i binari.
rail-no_such_line = Questa linea non esiste sulla mappa.
rail-line_taken = Su questa linea ({ $line }) c’è già un binario: scegline una libera.
rail-not_connected = Questa linea ({ $line }) non tocca la tua rete: scegline una che parta da lì.
rail-double_after_single = Questa linea ({ $line }) è doppia, e in questo turno hai già posato su una singola: scegline una singola o fermati.
stop-lay_one_first = Prima di fermarti posa almeno un binario.
coloured-not_in_game = In questa partita non ci sono binari colorati.
coloured-used_up = Hai già posato tutti i binari colorati di questa mano: usa un binario comune.
coloured-cuts_off = Un binario colorato qui ({ $line }) taglierebbe fuori { $holder } da una parte della mappa: posa un binario comune.
notation-unknown = “{ $text }” non è una mossa. Esempi: start Denver, rail Denver-i6, stop.
notation-line_form = Una linea si scrive con i suoi due estremi, come Denver-i6 (in “{ $text }”).
notation-no_such_line = Fra { $one } { ED($two) } non c’è una linea (in “{ $text }”).

## La legenda della mappa

key-single = singola: 1
key-river = fiume: 2
key-mountain = monti: 2
key-offer = si può scegliere
key-last = ultima mossa
key-own = tua città

# A colpo d’occhio: il senso della mano, i passi del turno
goal-own = Collega alla tua rete, prima degli altri, { $cities }.
goal-watching = Ognuno ha cinque città nascoste da collegare: chi finisce per primo chiude la mano, gli altri perdono punti.
step-start = Partenza
step-first = 1º binario
step-second = 2º binario
