# Spike in italiano.

game-name = Spike
game-summary = Posa binari colorati attraverso gli Stati dell’est, carica le merci e consegnale, migliora il treno. Vince chi ha più denaro.
option-advanced = Gioco avanzato
option-advanced-explained = Ognuno sceglie il lato di ogni contratto, e tiene una di due carte percorso.
option-shared_lines = Linee condivise
option-shared_lines-explained = Uno spazio tiene un binario di ogni giocatore: nessuno può restare tagliato fuori.
option-mixed_wilds = Jolly misti
option-mixed_wilds-explained = Un gruppo di carte uguali può valere carte di più colori insieme.
phase-sides = Scelta dei contratti
phase-gift = Una carta da dare
phase-route = Scelta del percorso
phase-place = Locomotive in campo
phase-turn = Il turno
phase-draw = Pesca
phase-move = Movimento
phase-after = Dopo l’azione
phase-over = Partita finita

## Merci, colori, il treno

dollars = { $figure } $
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
junction = un bivio presso { $name }

## Il tavolo

board-title = La mappa: spazi colorati fra 36 città
water-atlantic = Oceano Atlantico
water-gulf = Golfo del Messico
fact-round = Round { $round } di 3
fact-deck = Mazzo { $deck }
fact-time_later = Carte tempo sotto le prossime { $top }
fact-time_now = { $left ->
    [one] La prossima carta tempo chiude la partita
   *[other] { $left } carte tempo ancora
}
fact-last_turns = Ultimi turni: { $seat } ha finito
seat-tracks = { $tracks ->
    [one] 1 binario
   *[other] { $tracks } binari
}
seat-train = velocità { $speed } · tender { $tender } · { $cars ->
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
seat-aboard = { $good }, a bordo; richiesto da { $cities }
seat-wanted = { $good }: richiesto da { $cities }
hand-title = Le tue carte: { $count }
hand-cards = Le tue carte: { $cards }
hand-none = nessuna
open-title = Scoperte
open-card = Carta scoperta: { $colour }
open-gone = presa
open-deck = mazzo
open-deck_about = La prima carta del mazzo, coperta
open-deck_late = { $top ->
    [0] Le carte tempo sono fra le prossime.
    [one] Una carta sta sopra la parte con le carte tempo.
   *[other] { $top } carte stanno sopra la parte con le carte tempo.
}
open-out = scarti
open-no_discards = Nessuna carta è stata ancora giocata.
time-rounds = round { $round } di 3
time-last = ultimo round: { $up } carte tempo di 3
train-title = Il tuo treno
train-full = al massimo
train-next = { $part }: il prossimo passo costa { $price }
train-finished = { $part }: fatti tutti e due i passi
train-empty = vagone vuoto
market-title = Mercato
market-why = per unire una città
market-about = { $good }: ora { $money } per unire { $cities }
contracts-title = Contratti: { $left }
contracts-why = ✓ consegna possibile · +n binari
contracts-done = { $good }, consegna a { $city }: { $money }
contracts-aboard = a bordo
contracts-hidden = il lato è ancora da scegliere
contracts-source = Si carica a { $city }
contracts-far = { $tracks ->
    [one] Manca 1 binario per unirla
   *[other] Mancano { $tracks } binari per unirla
}
contracts-trip = Meglio: a { $city } per { $money }, { $turns ->
    [0] qui e ora
    [one] circa 1 turno
   *[other] circa { $turns } turni
}
contracts-line_now = { $city } paga { $money }: si può consegnare sui tuoi binari ({ $tracks } da posare)
contracts-line_in = { $city } paga { $money } ed è nella tua rete, ma la merce no ({ $tracks } da posare)
contracts-line_closed = { $city } pagherebbe { $money }, ma vi hai già consegnato ({ $tracks } da posare)
contracts-line_far = { $city } paga { $money }; { $tracks ->
    [0] è a portata
    [one] manca 1 binario per unirla
   *[other] mancano { $tracks } binari per unirla
}
contracts-line_cut = { $city } paga { $money } ma è tagliata fuori dalla tua rete ({ $tracks })
route-title = Carta percorso
route-worth = ora { $money }, al massimo { $amount }
route-start = partenza
route-joined = unita
route-not_joined = non unita
sides-side = { $good }, lato { $letter }
key-offer = si può scegliere
key-lack = carte che mancano
key-trip = consegna migliore
key-delivered = consegna fatta

## Che cosa si chiede

prompt-sides = Scegli un lato di ogni contratto
prompt-gift = Dai una carta a { $seat }
prompt-route = Tieni una delle due carte percorso
prompt-place = Da dove parte la tua locomotiva?
prompt-free = Tocca a te: { $steps ->
    [one] 1 spazio
   *[other] { $steps } spazi
} gratis, poi un’azione
prompt-turn = Tocca a te: un’azione
prompt-draw = { $left ->
    [one] Peschi ancora una carta?
   *[other] Peschi ancora fino a { $left } carte?
}
prompt-move = { $steps ->
    [one] Avanti: 1 spazio
   *[other] Avanti: { $steps } spazi
}
prompt-after = Carichi o consegni?
prompt-wait = Si aspetta { $names }
prompt-over = Partita finita
hint-sides = Dal primo contratto all’ultimo; scelgono tutti insieme.
hint-gift = Tocca la carta che ti serve meno; la vedete solo voi due.
hint-route = Indicando una carta si accendono le sue città.
hint-place = Contratti e percorso dicono dove le merci aspettano e dove sono richieste.
hint-draw = Una carta scoperta, o la prima del mazzo.
hint-move = In una città, oppure oltre, sul binario dopo.
hint-after = Prima della fine del turno non serve altro.
hint-turn_city = { $cities ->
    [0] Pesca carte, fai partire il treno o miglioralo.
    [one] Si può unire una città: toccala. Oppure pesca, parti, migliora.
   *[other] Si possono unire { $cities } città: toccane una. Oppure pesca, parti, migliora.
}
hint-turn_track = { $cities ->
    [0] Pesca carte, avanza di uno spazio o migliora il treno.
    [one] Si può unire una città: toccala. Oppure pesca, avanza, migliora.
   *[other] Si possono unire { $cities } città: toccane una. Oppure pesca, avanza, migliora.
}
hint-trip = Consegna migliore: { $good } a { $city } per { $money }. { $cities ->
    [0] Con queste carte non si unisce nessuna città.
    [one] Si può unire una città.
   *[other] Si possono unire { $cities } città.
}
hint-over = Il denaro più alto: { $money }.
hint-waiting_sides = Sceglie i lati dei contratti.
hint-waiting_gift = Sceglie una carta da dare.
hint-waiting_route = Sceglie una carta percorso.
hint-waiting_place = Cerca una città da cui partire.
hint-waiting_turn = Pensa a un’azione.
hint-waiting_draw = Pesca carte.
hint-waiting_move = Il treno si muove.
hint-waiting_after = Può caricare o consegnare.
plan-fetch = A { $city } per caricare { $good }
plan-carry = Con { $good } a { $city }
plan-arrives = { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}, arriva ora
plan-later = { $spaces ->
    [one] 1 spazio ora
   *[other] { $spaces } spazi ora
}, circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
} in tutto
plan-detail = { $good } a { $city } paga { $money } fra circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}

## Offerte

offer-sides = Contratti: { $sides }
offer-give = Dai una carta di colore { $colour } a { $seat }
offer-keep = Tieni { $about }
offer-place = Parti da { $city } ({ $about })
place-own_good = merce tua
place-wanted = { $good } per { $money }
place-route_start = partenza del tuo percorso
place-route = sul tuo percorso per { $money }
offer-ride_city = Entra a { $city }
offer-ride_space = Avanza verso { $toward }
offer-ride_past = Passa oltre { $city } verso { $toward }
offer-start_city = Parti ed entra a { $city }
offer-start_space = Parti verso { $toward }
offer-start_past = Parti oltre { $city } verso { $toward }
offer-extra_city = Movimento extra fino a { $city }
offer-extra_space = Movimento extra verso { $toward }
offer-extra_past = Movimento extra oltre { $city } verso { $toward }
offer-extra_short = Come movimento extra
offer-extra_note = invece del movimento gratuito
offer-dead_end = la fine dei tuoi binari
offer-would_deliver = si consegna { $good } per { $money }
offer-would_load = si può caricare { $good }
offer-build = { $tracks ->
    [one] Costruisci 1 binario
   *[other] Costruisci { $tracks } binari
} fino a { $city } con { $payment }.
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
brings-contract = apre { $good } a { $city } per { $money }
lack-city = { $city }: { $tracks ->
    [one] 1 binario
   *[other] { $tracks } binari
} ({ $way }); { $missing ->
    [one] manca 1 carta
   *[other] mancano { $missing } carte
}: { $colours }.
offer-improve = Migliora { $part } da { $before } a { $after } per { $price }; restano { $money }
offer-load = Carica { $good }
offer-load_for = Carica { $good }, lascia { $other_good }
offer-deliver = Consegna { $good } a { $city }: { $money }
offer-stop_draw = Non pescare più
offer-stop_move = Fermati qui
offer-stop_after = Chiudi il turno
offer-take = Prendi la carta scoperta di colore { $colour } ({ $left ->
    [one] è l’ultima
   *[other] fino a { $left }
})
offer-draw = Pesca dal mazzo ({ $left ->
    [one] è l’ultima
   *[other] fino a { $left }
})

## Che cosa è successo

market_filled = Il mercato è pronto; in alto { $goods }.
contracts_dealt = { $seat } ha contratti per { $goods }.
sides_chosen = { $seat } ha scelto i lati dei contratti.
sides_shown = { $seat } mostra i contratti: { $sides }.
first_drawn = Comincia { $seat }.
hand_dealt = Ricevi { $cards }.
card_given = { $seat } dà una carta a { $other }.
gift_given = Dai a { $other } una carta di colore { $colour }.
gift_received = Ricevi da { $other } una carta di colore { $colour }.
cards_opened = Ora scoperte: { $colours }.
routes_dealt = { $count ->
    [one] La tua carta percorso parte da { $routes }.
   *[other] Le tue carte percorso partono da { $routes }.
}
route_kept = { $seat } tiene una carta percorso.
placed = { $seat } parte da { $city }.
turn_began = { $seat } può muovere { $free ->
    [one] 1 spazio
   *[other] { $free } spazi
} gratis.
rode = { $by ->
    [start] { $seat } parte su { $space }.
    [extra] { $seat } avanza su { $space } con un movimento extra.
   *[free] { $seat } avanza su { $space }.
}
rode-past = { $by ->
    [start] { $seat } nella partenza salta { $skipped } e va su { $space }.
    [extra] { $seat } salta { $skipped } e va su { $space } con un movimento extra.
   *[free] { $seat } salta { $skipped } e va su { $space }.
}
entered = { $by ->
    [start] { $seat } parte ed entra a { $city }.
    [extra] { $seat } entra a { $city } con un movimento extra.
   *[free] { $seat } entra a { $city }.
}
halted = { $seat } si ferma, { $left ->
    [one] con 1 spazio d’avanzo
   *[other] con { $left } spazi d’avanzo
}.
loaded = { $seat } carica { $good } a { $city }.
put_off = { $seat } lascia { $good }.
delivered = { $seat } consegna { $good } a { $city } per { $money }.
card_taken = { $seat } prende una carta scoperta: { $colour }.
card_drawn = { $seat } pesca una carta dal mazzo.
card_seen = La carta è di colore { $colour }.
draw_ended = { $seat } smette di pescare dopo { $count ->
    [one] 1 carta
   *[other] { $count } carte
}.
round_began = Comincia il round { $round }, con { $deck } carte nel mazzo.
time_card_drawn = { $number ->
    [3] La terza carta tempo: la partita è finita.
   *[other] Esce una carta tempo: { $number } di 3.
}
built = { $seat } costruisce { $tracks ->
    [one] 1 binario
   *[other] { $tracks } binari
} fino a { $city } con { $cards }.
market_paid = { $drops ->
    [yes] { $seat } incassa { $money } per { $good }, che scende in fondo alla sua colonna.
   *[no] { $seat } incassa { $money } per { $good }.
}
improved = { $seat } migliora { $part } a { $power } per { $price }.
turn_ended = { $seat } chiude il turno.
last_turns = { $seat } non ha più binari né consegne: tutti gli altri hanno un ultimo turno.
route_shown = { $seat } mostra il percorso da { $route }: { $money }.
match_ended = { $count ->
    [one] Vince { $winners }{ $reason ->
        [time] : è uscita la terza carta tempo
        [idle] : da dieci turni non succede niente
       *[complete] : gli ultimi turni sono finiti
    }.
   *[other] Vincono insieme { $winners }{ $reason ->
        [time] : è uscita la terza carta tempo
        [idle] : da dieci turni non succede niente
       *[complete] : gli ultimi turni sono finiti
    }.
}
part-market = Mercato
part-contracts = Contratti
part-route = Percorso
part-improvements = Migliorie
reason-time = È uscita la terza carta tempo.
reason-complete = Sono finiti gli ultimi turni dopo una rete completa.
reason-idle = Da dieci turni di tutti non succede niente.
results-title = Il conto finale
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
text-at = a { $place }
text-contracts = contratti: { $goods }
text-aboard = a bordo: { $goods }
text-open = Scoperte: { $colours }
text-delivered = consegna a { $city }
text-worth = ora { $money }
text-soon = Quasi a portata:

## Mosse rifiutate

action-not_now = In un turno c’è una sola azione, ed è già fatta.
build-broken = Questi spazi non sono uno di seguito all’altro.
build-few_tracks = { $needed ->
    [one] Serve 1 binario
   *[other] Servono { $needed } binari
}; te ne restano { $tracks }.
build-meets_itself = La via passa due volte dallo stesso punto.
build-meets_network = La via incontra di nuovo la tua rete: { $node }.
build-no_city = La via non finisce in una città.
build-no_such_cards = Queste carte non esistono.
build-no_such_space = Sulla mappa non c’è questo spazio.
build-not_from_network = La via non comincia dalla tua rete: { $node } non ne fa parte.
build-not_held = Non hai tutte queste carte.
build-payment = { $cards ->
    [one] Questa carta non paga
   *[other] Queste { $cards } carte non pagano
} esattamente { $spaces ->
    [one] lo spazio
   *[other] i { $spaces } spazi
}.
build-taken = Su { $space } c’è già un binario.
build-through_city = La via passa per { $city }: dovrebbe finire lì.
build-too_dear = Per questa via { $missing ->
    [one] ti manca 1 carta
   *[other] ti mancano { $missing } carte
}.
cargo-not_now = In questo momento non si carica e non si consegna.
cargo-on_track = Si carica e si consegna in città; il tuo treno è in viaggio.
deliver-no_such_good = Questa merce non esiste.
deliver-not_aboard = Non hai a bordo { $good }.
deliver-not_wanted = Il tuo contratto per { $good } non elenca { $city }.
deliver-supplied = A { $city } hai già consegnato.
extra-in_city = Il movimento extra è per un treno su un binario; il tuo è in città.
gift-no_such_colour = Questo colore non esiste.
gift-not_held = Non hai carte di colore { $colour }.
gift-not_now = Ora non c’è una carta da dare.
improve-finished = Tutti e due i passi sono già fatti: { $part }.
improve-no_such_part = Il treno non ha questa parte.
improve-too_dear = Costa { $price }; hai { $money }.
load-full = { $cars ->
    [one] Il tuo unico vagone è pieno
   *[other] Tutti e { $cars } i vagoni sono pieni
}: bisogna lasciare qualcosa.
load-no_contract = Non hai un contratto per { $good }.
load-no_such_good = Questa merce non esiste.
load-not_aboard = Non c’è a bordo { $good } da lasciare.
load-not_waiting = Il tuo carico è già a bordo o consegnato: { $good }.
load-room_enough = C’è posto: non serve lasciare niente.
move-in_city = Il treno è in città: va fatto partire con un’azione.
move-no_steps = Il movimento gratuito è finito.
move-no_such_place = Sulla mappa non c’è questo posto.
move-no_turning_back = Il treno tornerebbe indietro: { $place }.
move-not_next = { $place } non è accanto al treno.
move-not_now = In questo momento il treno non si muove.
move-not_your_track = Non hai un binario su { $place }.
place-no_such_city = Questa città non esiste.
place-not_now = Ora non si mettono locomotive.
route-not_dealt = Questa carta percorso non è fra le tue.
route-not_now = Ora non c’è una carta percorso da scegliere.
sides-each_contract = Hai { $contracts } contratti: scegli un lato di ciascuno.
sides-no_such_side = Un contratto ha un lato a e un lato b.
sides-not_now = Ora non ci sono lati da scegliere.
start-just_arrived = Il treno è arrivato in questo turno: può ripartire in uno successivo.
start-on_track = Il treno è già in viaggio.
stop-action_due = In questo turno manca ancora un’azione.
take-no_such_colour = Questo colore non esiste.
take-not_open = Nessuna carta scoperta è di colore { $colour }.
notation-unknown = “{ $text }” non è una mossa. Esempi: draw, take red, build ATL-j79-CLB by rw, start ATL-j79, deliver pigs.
notation-which = “{ $text }” può voler dire più cose: { $candidates }.
notation-no_such_name = Non conosco niente che si chiami “{ $name }” (in “{ $text }”).
notation-no_such_space = Fra questi posti non c’è uno spazio (in “{ $text }”).
notation-build_form = Una costruzione si scrive con i suoi posti e le carte che la pagano, come build ATL-j79-CLB by rw (in “{ $text }”).
