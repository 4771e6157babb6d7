# Spike in italiano.

game-name = Spike
game-summary = Posa i binari attraverso gli Stati dell’Est, carica le merci, consegnale e migliora il treno. Vince chi ha più denaro.
game-kind = Binari a colori e un treno tuo.
game-length = 90 min
option-advanced = Gioco avanzato
option-advanced-explained = Ognuno sceglie il lato di ogni contratto e tiene una carta percorso su due.
option-shared_lines = Linee condivise
option-shared_lines-explained = Su ogni spazio può stare un binario di ciascun giocatore: nessuno resta tagliato fuori.
option-mixed_wilds = Jolly misti
option-mixed_wilds-explained = Un gruppo di carte uguali può valere carte di più colori insieme.
phase-sides = Scelta dei contratti
phase-gift = Una carta da dare
phase-route = Scelta del percorso
phase-place = Scelta della partenza
phase-turn = Il turno
phase-draw = Pesca
phase-move = Movimento
phase-after = Dopo l’azione
phase-over = Partita finita

## Merci, colori, il treno

good-cattle = bestiame
good-wood = legname
good-corn = mais
good-wheat = grano
good-coal = carbone
good-oil = petrolio
good-steel = acciaio
good-cloth = tessuti
good-pigs = maiali
good-flour = farina
good-fruit = frutta
good-cotton = cotone
card-red = rossa
card-blue = blu
card-green = verde
card-yellow = gialla
card-white = bianca
card-black = nera
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-white = bianco
colour-black = nero
cards-red = { $count ->
    [one] 1 rossa
   *[other] { $count } rosse
}
cards-blue = { $count } blu
cards-green = { $count ->
    [one] 1 verde
   *[other] { $count } verdi
}
cards-yellow = { $count ->
    [one] 1 gialla
   *[other] { $count } gialle
}
cards-white = { $count ->
    [one] 1 bianca
   *[other] { $count } bianche
}
cards-black = { $count ->
    [one] 1 nera
   *[other] { $count } nere
}
train-locomotive = velocità
train-tender = tender
train-freight_cars = vagoni
junction = un bivio vicino { AD($name) }

## Il tavolo

board-title = La mappa: spazi colorati fra 36 città
water-atlantic = Oceano Atlantico
water-gulf = Golfo del Messico
fact-round = Giro { $round } di 3
fact-deck = Mazzo: { $deck }
fact-time_later = { $top ->
    [one] Carte tempo dopo la prossima
   *[other] Carte tempo dopo le prossime { $top }
}
fact-time_now = { $left ->
    [one] La prossima carta tempo chiude la partita
   *[other] Ancora { $left } carte tempo
}
fact-last_turns = Ultimi turni: { $seat } ha la rete completa
seat-tracks = { $tracks ->
    [one] 1 binario
   *[other] { $tracks } binari
}
seat-train = vel. { $speed } · tender { $tender } · { $cars ->
    [one] 1 vagone
   *[other] { $cars } vagoni
} · { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
seat-done = { $count ->
    [one] 1 consegna
   *[other] { $count } consegne
}
seat-aboard = { $good } (a bordo): si consegna in { $cities }
seat-wanted = { $good }: si consegna in { $cities }
hand-title = Le tue carte: { $count }
hand-cards = Le tue carte: { $cards }
hand-none = nessuna
open-title = Carte scoperte
open-card = Carta scoperta: { $colour }
open-gone = presa
open-deck = mazzo
open-deck_about = La prima carta del mazzo, coperta
open-deck_late = { $top ->
    [0] Da qui in poi possono uscire le carte tempo.
    [one] Dopo 1 carta possono uscire le carte tempo.
   *[other] Dopo { $top } carte possono uscire le carte tempo.
}
open-out = scarti
open-no_discards = Nessuna carta è stata ancora giocata.
time-rounds = giro { $round } di 3
time-last = { $up ->
    [one] ultimo giro: 1 carta tempo di 3
   *[other] ultimo giro: { $up } carte tempo di 3
}
train-title = Il tuo treno
train-full = al massimo
train-next = { $part }: il prossimo miglioramento costa { $price }
train-finished = { $part }: già al massimo
train-empty = vagone vuoto
market-title = Mercato
market-why = per collegare una città
market-about = { $good }: ora { $money } a chi collega { $cities }
contracts-title = I tuoi contratti
contracts-why = ✓ pronto · +n binari
contracts-done = { $good }, consegna { AD($city) }: { $money }
contracts-aboard = a bordo
contracts-hidden = il lato è ancora da scegliere
contracts-source = Si carica { AD($city) }
contracts-far = { $tracks ->
    [one] Manca 1 binario per collegarla
   *[other] Mancano { $tracks } binari per collegarla
}
contracts-trip = Meglio: { AD($city) } per { $money }, { $turns ->
    [0] qui e ora
    [one] circa 1 turno
   *[other] circa { $turns } turni
}
contracts-line_now = { $city } paga { $money }: puoi consegnare sui tuoi binari{ $tracks ->
    [0] {""}
    [one] {" "}(1 binario da posare)
   *[other] {" "}({ $tracks } binari da posare)
}
contracts-line_in = { $city } paga { $money } ed è nella tua rete, ma la merce no{ $tracks ->
    [0] {""}
    [one] {" "}(1 binario da posare)
   *[other] {" "}({ $tracks } binari da posare)
}
contracts-line_closed = { $city } pagherebbe { $money }, ma ci hai già consegnato{ $tracks ->
    [0] {""}
    [one] {" "}(1 binario da posare)
   *[other] {" "}({ $tracks } binari da posare)
}
contracts-line_far = { $city } paga { $money }; { $tracks ->
    [0] è a portata
    [one] manca 1 binario per collegarla
   *[other] mancano { $tracks } binari per collegarla
}
contracts-line_cut = { $city } paga { $money } ma è tagliata fuori dalla tua rete
route-title = Carta percorso
route-worth = ora { $money }, al massimo { $amount }
route-start = partenza
route-joined = collegata
route-not_joined = non collegata
sides-side = { $good }, lato { $letter }
key-offer = si può scegliere
key-lack = carte mancanti
key-trip = consegna migliore
key-delivered = consegna fatta
contracts-tab = Contratti
contracts-now = pronto
contracts-in = in rete
contracts-closed = già servita
key-colours = Colori

## Che cosa si chiede

prompt-sides = Scegli il lato di ogni contratto
prompt-gift = Dai una carta { AD($seat) }
prompt-route = Tieni una delle due carte percorso
prompt-place = Da dove parte la tua locomotiva?
prompt-free = Tocca a te: { $steps ->
    [one] 1 spazio
   *[other] { $steps } spazi
} di movimento gratuito, poi un’azione
prompt-turn = Tocca a te: scegli un’azione
prompt-draw = { $left ->
    [one] Peschi ancora una carta?
   *[other] Peschi ancora fino a { $left } carte?
}
prompt-move = { $steps ->
    [one] Avanza ancora di 1 spazio
   *[other] Avanza ancora fino a { $steps } spazi
}
prompt-after = Carichi o consegni?
prompt-wait = In attesa di { $names }
prompt-over = Partita finita
hint-sides = Dal primo contratto all’ultimo; scelgono tutti insieme.
hint-gift = Tocca la carta che ti serve meno; la vedrete solo voi due.
hint-route = Indica una carta: si accendono le sue città.
hint-place = Contratti e percorso dicono dove si caricano le merci e dove si consegnano.
hint-draw = Una carta scoperta, o la prima del mazzo.
hint-move = Entra in una città, oppure saltala e prosegui sul binario successivo.
hint-after = Puoi caricare o consegnare; altrimenti finisci il turno.
hint-turn_city = { $cities ->
    [0] Pesca carte, fai partire il treno o miglioralo.
    [one] Puoi collegare una città: toccala. Oppure pesca, parti o migliora il treno.
   *[other] Puoi collegare { $cities } città: toccane una. Oppure pesca, parti o migliora il treno.
}
hint-turn_track = { $cities ->
    [0] Pesca carte, avanza di uno spazio o migliora il treno.
    [one] Puoi collegare una città: toccala. Oppure pesca, avanza o migliora il treno.
   *[other] Puoi collegare { $cities } città: toccane una. Oppure pesca, avanza o migliora il treno.
}
hint-trip = Consegna migliore: { $good } { AD($city) } per { $money }. { $cities ->
    [0] Con queste carte non puoi collegare nessuna città.
    [one] Puoi collegare una città.
   *[other] Puoi collegare { $cities } città.
}
hint-over = La somma più alta: { $money }.
hint-waiting_sides = Sta scegliendo i lati dei contratti.
hint-waiting_gift = Sta scegliendo una carta da dare.
hint-waiting_route = Sta scegliendo una carta percorso.
hint-waiting_place = Sta scegliendo da dove partire.
hint-waiting_turn = Sta pensando a un’azione.
hint-waiting_draw = Sta pescando.
hint-waiting_move = Sta muovendo il treno.
hint-waiting_after = Può caricare o consegnare.
plan-fetch = Carica { $good }: { $city }
plan-carry = Consegna { $good }: { $city }
plan-arrives = { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}, arrivo in questo turno
plan-later = { $spaces ->
    [one] 1 spazio ora
   *[other] { $spaces } spazi ora
}, circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
} in tutto
plan-detail = { $good } { AD($city) }: { $money } fra circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}

## Offerte

offer-sides = Contratti: { $sides }
offer-give = Dai { AD($seat) } una carta di colore { $colour }
offer-keep = Tieni { $about }
offer-place = Parti da { $city } ({ $about })
place-own_good = merce di un tuo contratto
place-wanted = { $good } per { $money }
place-route_start = partenza del tuo percorso
place-route = sul tuo percorso per { $money }
offer-ride_city = Entra in città: { $city }
offer-ride_space = Avanza verso { $toward }
offer-ride_past = Salta { $city } e prosegui verso { $toward }
offer-start_city = Parti ed entra in città: { $city }
offer-start_space = Parti verso { $toward }
offer-start_past = Parti, salta { $city } e prosegui verso { $toward }
offer-extra_city = Movimento extra fino { AD($city) }
offer-extra_space = Movimento extra verso { $toward }
offer-extra_past = Movimento extra: salta { $city } verso { $toward }
offer-extra_short = Usa il movimento extra
offer-extra_note = invece del movimento gratuito
offer-dead_end = la fine dei binari
offer-would_deliver = puoi consegnare { $good } per { $money }
offer-would_load = puoi caricare { $good }
offer-build = { $tracks ->
    [one] Costruisci 1 binario
   *[other] Costruisci { $tracks } binari
} fino { AD($city) } con { $payment }.
offer-build_to = { $tracks ->
    [one] Costruisci 1 binario
   *[other] Costruisci { $tracks } binari
} fino { AD($city) }
offer-build_from = Da { $city }.
offer-build_short = Costruisci
offer-variant = { $tracks ->
    [one] 1 binario
   *[other] { $tracks } binari
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
payment-set = { $cards } come { $instead }
brings-market = Mercato: { $good } { $money }
brings-route = percorso +{ $money }
brings-contract = permette { $good } { AD($city) } per { $money }
lack-city = { $city }: { $tracks ->
    [one] 1 binario
   *[other] { $tracks } binari
} ({ $way }); { $missing ->
    [one] manca 1 carta
   *[other] mancano { $missing } carte
}: { $colours }.
offer-improve = Miglioramento: { $part } da { $before } a { $after } per { $price }; poi hai { $money }
offer-load = Carica { $good }
offer-load_for = Carica { $good } al posto di { $other_good }
offer-deliver = Consegna { $good } { AD($city) }: { $money }
offer-stop_draw = Non pescare più
offer-stop_move = Fermati qui
offer-stop_after = Finisci il turno
offer-take = Prendi la carta scoperta di colore { $colour } ({ $left ->
    [one] è l’ultima
   *[other] ancora { $left }
})
offer-draw = Pesca dal mazzo ({ $left ->
    [one] è l’ultima
   *[other] ancora { $left }
})

## Che cosa è successo

market_filled = Il mercato è pronto; a 3 $: { $goods }.
contracts_dealt = { $seat } ha contratti per { $goods }.
sides_chosen = { $seat } ha scelto i lati dei contratti.
sides_shown = { $seat } mostra i contratti: { $sides }.
first_drawn = Comincia { $seat }.
hand_dealt = Ricevi { $cards }.
card_given = { $seat } dà una carta { AD($other) }.
gift_given = Dai { AD($other) } una carta di colore { $colour }.
gift_received = Ricevi da { $other } una carta di colore { $colour }.
cards_opened = Nuove carte scoperte: { $colours }.
routes_dealt = { $count ->
    [one] La tua carta percorso parte da { $routes }.
   *[other] Le tue carte percorso partono da { $routes }.
}
route_kept = { $seat } tiene una carta percorso.
placed = { $seat } parte da { $city }.
turn_began = { $seat } ha { $free ->
    [one] 1 spazio
   *[other] { $free } spazi
} di movimento gratuito.
rode = { $by ->
    [start] { $seat } parte sul tratto { $space }.
    [extra] { $seat } avanza sul tratto { $space } con un movimento extra.
   *[free] { $seat } avanza sul tratto { $space }.
}
rode-past = { $by ->
    [start] { $seat } parte saltando { $skipped }, sul tratto { $space }.
    [extra] { $seat } salta { $skipped } e avanza sul tratto { $space } con un movimento extra.
   *[free] { $seat } salta { $skipped } e avanza sul tratto { $space }.
}
entered = { $by ->
    [start] { $seat } parte e arriva { AD($city) }.
    [extra] { $seat } arriva { AD($city) } con un movimento extra.
   *[free] { $seat } arriva { AD($city) }.
}
halted = { $seat } si ferma con { $left ->
    [one] 1 spazio
   *[other] { $left } spazi
} d’avanzo.
loaded = { $seat } carica { $good } { AD($city) }.
put_off = { $seat } scarica { $good }.
delivered = { $seat } consegna { $good } { AD($city) } per { $money }.
card_taken = { $seat } prende una carta scoperta di colore { $colour }.
card_drawn = { $seat } pesca una carta dal mazzo.
card_seen = Hai pescato una carta di colore { $colour }.
draw_ended = { $seat } smette di pescare dopo { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
round_began = Comincia il giro { $round }, con { $deck } carte nel mazzo.
time_card_drawn = { $number ->
    [3] La terza carta tempo: la partita è finita.
   *[other] Esce una carta tempo: { $number } di 3.
}
built = { $seat } costruisce { $tracks ->
    [one] 1 binario
   *[other] { $tracks } binari
} fino { AD($city) } con { $cards }.
market_paid = { $drops ->
    [yes] { $seat } incassa { $money } dal mercato ({ $good }); la merce scende in fondo alla colonna.
   *[no] { $seat } incassa { $money } dal mercato ({ $good }).
}
improved = { $seat } migliora il treno: { $part } { $power }, per { $price }.
turn_ended = { $seat } finisce il turno.
last_turns = { $seat } non ha più binari né consegne possibili: un ultimo turno per tutti gli altri.
route_shown = { $seat } mostra il percorso da { $route }: { $money }.
match_ended = { $count ->
    [one] Vince { $winners }{ $reason ->
        [time] : è uscita la terza carta tempo
        [idle] : da dieci turni a testa non succede niente
       *[complete] : gli ultimi turni sono finiti
    }.
   *[other] Vincono insieme { $winners }{ $reason ->
        [time] : è uscita la terza carta tempo
        [idle] : da dieci turni a testa non succede niente
       *[complete] : gli ultimi turni sono finiti
    }.
}
part-market = Mercato
part-contracts = Contratti
part-route = Percorso
part-improvements = Miglioramenti
reason-time = È uscita la terza carta tempo.
reason-complete = Qualcuno ha completato la rete, e gli ultimi turni sono finiti.
reason-idle = Da dieci turni a testa non succede niente.
results-title = I conti finali
results-tie = A parità di denaro decidono le città nella rete, poi le carte in mano.
results-cities = { $cities ->
    [one] 1 città
   *[other] { $cities } città
} nella rete, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano

## Nel terminale

text-title = Spike: { $phase }
text-at = treno: { $place }
text-contracts = contratti: { $goods }
text-aboard = a bordo: { $goods }
text-open = Scoperte: { $colours }
text-delivered = consegna { AD($city) }
text-worth = ora { $money }
text-soon = Quasi a portata:
kind-sides = Scegli i lati dei contratti
kind-give = Dai una carta
kind-keep = Tieni una carta percorso
kind-place = Scegli la partenza
kind-deliver = Consegna
kind-load = Carica
kind-ride = Avanza
kind-extra = Parti con l’azione
kind-start = Fai partire il treno
kind-take = Prendi una carta scoperta
kind-build = Costruisci binari
kind-improve = Migliora il treno
text-key = • città con la sua merce, + incrocio, A binario di A, ▸A treno; gli spazi liberi:

## Mosse rifiutate

action-not_now = In un turno si fa una sola azione, e l’hai già fatta.
build-broken = Questi spazi non sono uno di seguito all’altro.
build-few_tracks = { $needed ->
    [one] Serve 1 binario
   *[other] Servono { $needed } binari
}; te ne restano { $tracks }.
build-meets_itself = La costruzione passa due volte dallo stesso punto.
build-meets_network = La costruzione tocca di nuovo la tua rete: { $node }.
build-no_city = La costruzione deve finire in una città.
build-no_such_cards = Queste carte non esistono.
build-no_such_space = Sulla mappa non c’è questo spazio.
build-not_from_network = La costruzione non parte dalla tua rete: { $node } non ne fa parte.
build-not_held = Non hai tutte queste carte.
build-payment = { $cards ->
    [one] Questa carta non paga
   *[other] Queste { $cards } carte non pagano
} esattamente { $spaces ->
    [one] lo spazio
   *[other] i { $spaces } spazi
}: cambia le carte.
build-taken = Su questo spazio ({ $space }) c’è già un binario.
build-through_city = La costruzione passa per { $city }: deve fermarsi lì.
build-too_dear = Per questa via { $missing ->
    [one] ti manca 1 carta
   *[other] ti mancano { $missing } carte
}.
cargo-not_now = In questo momento non si carica e non si consegna.
cargo-on_track = Si carica e si consegna solo in città, e il tuo treno è in viaggio.
deliver-no_such_good = Questa merce non esiste.
deliver-not_aboard = Questa merce non è a bordo: { $good }.
deliver-not_wanted = Il tuo contratto non prevede questa consegna: { $good }, { $city }.
deliver-supplied = In questa città hai già consegnato: { $city }.
extra-in_city = Il movimento extra serve a un treno in viaggio; il tuo è in città: fallo partire.
gift-no_such_colour = Questo colore non esiste.
gift-not_held = Non hai carte di colore { $colour }.
gift-not_now = Ora non c’è una carta da dare.
improve-finished = Questa parte è già al massimo: { $part }.
improve-no_such_part = Il treno non ha questa parte.
improve-too_dear = Costa { $price }: hai { $money }, { $lacking } in meno.
load-full = { $cars ->
    [one] Il tuo unico vagone è pieno
   *[other] Tutti e { $cars } i vagoni sono pieni
}: prima scarica qualcosa.
load-no_contract = Non hai un contratto per { $good }.
load-no_such_good = Questa merce non esiste.
load-not_aboard = Questa merce non è a bordo, non si può scaricare: { $good }.
load-not_waiting = Questo carico è già a bordo o consegnato: { $good }.
load-room_enough = C’è posto: non serve scaricare niente.
move-in_city = Il treno è fermo in città: scegli l’azione per farlo partire.
move-no_steps = Il movimento gratuito è finito.
move-no_such_place = Questo luogo non esiste sulla mappa.
move-no_turning_back = Dentro un movimento il treno non torna indietro: { $place }.
move-not_next = { $place } non è accanto al treno.
move-not_now = In questo momento il treno non si muove.
move-not_your_track = Lì non hai un binario: { $place }.
place-no_such_city = Questa città non esiste.
place-not_now = Ora non si mettono locomotive.
route-not_dealt = Questa carta percorso non è fra le tue.
route-not_now = Ora non c’è una carta percorso da scegliere.
sides-each_contract = Hai { $contracts } contratti: scegli il lato di ciascuno.
sides-no_such_side = Un contratto ha un lato a e un lato b.
sides-not_now = Ora non ci sono lati da scegliere.
start-just_arrived = Il treno è arrivato in questo turno: potrà ripartire dal prossimo.
start-on_track = Il treno è già in viaggio.
stop-action_due = Prima di finire il turno scegli un’azione.
take-no_such_colour = Questo colore non esiste.
take-not_open = Nessuna carta scoperta è di colore { $colour }.
notation-unknown = “{ $text }” non è una mossa. Esempi: draw, take red, build ATL-j79-CLB by rw, start ATL-j79, deliver pigs.
notation-no_such_space = Fra questi luoghi non c’è uno spazio (in “{ $text }”).
notation-build_form = Una costruzione si scrive con i suoi luoghi e le carte che la pagano, come build ATL-j79-CLB by rw (in “{ $text }”).

# A colpo d’occhio: contratti e percorso, i passi del turno
goal-own = Vince chi ha più denaro: consegna { $goods }; il tuo percorso parte da { $start }.
goal-contracts = Vince chi ha più denaro: consegna { $goods }.
goal-route = Vince chi ha più denaro: collega altre città; il tuo percorso parte da { $start }.
goal-watching = Vince chi ha più denaro: da città collegate, contratti consegnati e la carta percorso.
step-sides = Contratti
step-gift = Carta da dare
step-route = Percorso
step-place = Partenza
step-train = Treno
step-action = Azione
step-cargo = Carico

## Che cosa si è toccato

thing-card = Carta ferrovia: { $card }
thing-contract = Contratto: { $good }
thing-train = Il treno di { $seat }
