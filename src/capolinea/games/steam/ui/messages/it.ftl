# Steam in italiano.

game-name = Steam
game-summary = Posa i binari un esagono alla volta, raccogli capitale cedendo reddito e consegna le merci lungo i tuoi collegamenti, fin dove arriva la locomotiva. Gioco base e standard.
game-kind = Binari, merci e conti da quadrare.
game-length = 2 ore
change-redirects_extend = Una deviazione che si univa a binari posati nella stessa costruzione non prolungava il collegamento, che alla fine andava perso. Ora lo prolunga e lo rivendica, come facevano già le stesse due tessere nell’altro ordine.
change-improvers_claim = L’uscita aperta e senza proprietario di una cittadina restava senza quando la cittadina si migliorava. Ora va a chi la migliora.
change-gentle_goes_on = Con “Capitale facile” a reddito −10 un solo punto vittoria non comprava niente, e così poteva andare in bancarotta chi senza l’opzione si sarebbe salvato. Ora vale 2 €.
change-seats_ascend = Una mappa propria poteva indicare per primo il numero di giocatori più grande. Ora il più piccolo viene per primo.
change-maps_bounded = Una mappa propria poteva avere fino a 26 colonne e 99 righe. Ora ha al massimo 600 esagoni, 99 fiumi e 99 scritte.
board-title = Mappa: { $map }
option-game = Versione
option-game-explained = Base: il capitale si raccoglie quando serve e l’ordine segue le tessere azione. Standard: il capitale si raccoglie solo a inizio turno, l’ordine va all’asta a ogni turno e le locomotive hanno una manutenzione.
option-game-base = Base
option-game-standard = Standard
option-map = Mappa
option-map-explained = Nord-est è pensata per 3 o 4, Ruhr per 4 o 5, Padana per 5 o 6 giocatori.
option-map-northeast = Nord-est degli USA
option-map-ruhr = Basso Reno e Ruhr
option-map-padana = Pianura Padana
option-random_order = Ordine a sorte
option-random_order-explained = Gioco base: il primo ordine di turno si estrae a sorte invece di andare all’asta, e chi viene dopo riceve qualche euro. Per una prima partita.
option-gentle_capital = Capitale facile
option-gentle_capital-explained = Gioco standard: si può raccogliere capitale anche per i binari e la manutenzione.
option-map_text = Una mappa tua
option-map_text-explained = Un file di mappa nel formato di docs/maps.md, incollato o scelto; sostituisce la mappa qui sopra.
phase-bid = Asta per l’ordine di turno
phase-capital = Raccolta di capitale
phase-action = Scelta delle azioni
phase-build = Costruzione
phase-move = Merci, giro { $round } di 2
phase-points = Punti di una consegna
phase-over = Partita finita

## Cifre

good-red = cubo rosso
good-yellow = cubo giallo
good-purple = cubo viola
good-blue = cubo blu
good-grey = cubo grigio
colour-red = rosso
colour-yellow = giallo
colour-purple = viola
colour-blue = blu
colour-grey = grigio
side-n = nord
side-ne = nord-est
side-se = sud-est
side-s = sud
side-sw = sud-ovest
side-nw = nord-ovest
side_short-n = N
side_short-ne = NE
side_short-se = SE
side_short-s = S
side_short-sw = SO
side_short-nw = NO
at-place = { $initial ->
    [a] ad { $place }
   *[other] a { $place }
}
at-between = fra { $one } e { $two }
at-near = a { $side } di { $place }
at-far = { $count } esagoni a { $side } di { $place }
at-bent = { $count } { AD($side) } e { $more } { AD($turn) } di { $place }
point-n = nord
point-nne = nord-nord-est
point-ne = nord-est
point-e = est
point-se = sud-est
point-sse = sud-sud-est
point-s = sud
point-ssw = sud-sud-ovest
point-sw = sud-ovest
point-w = ovest
point-nw = nord-ovest
point-nnw = nord-nord-ovest

## Tessere azione e tessere binario

tile-turn_order = Ordine di turno
tile-first_move = Prima mossa
tile-engineer = Ingegnere
tile-first_build = Prima costruzione
tile-city_growth = Crescita
tile-locomotive = Locomotiva
tile-urbanization = Urbanizzazione
about-turn_order = { $game ->
    [standard] Nella prossima asta per l’ordine puoi passare una volta e restare in gara.
   *[base] Nel prossimo turno hai il primo posto.
}
about-first_move = Muovi le merci prima di tutti, in entrambi i giri.{ $game ->
    [standard] {""}
   *[base] {""}
}
about-engineer = Puoi posare quattro tessere invece di tre.{ $game ->
    [standard] {""}
   *[base] {""}
}
about-first_build = Costruisci prima di tutti.{ $game ->
    [standard] {""}
   *[base] {""}
}
about-city_growth = { $game ->
    [standard] Mentre costruisci puoi mettere un gruppo di merci su una città non ancora cresciuta.
   *[base] Mentre costruisci metti un gruppo di merci su una città non ancora cresciuta. Si può prendere anche per passare.
}
about-locomotive = { $game ->
    [standard] La tua locomotiva sale subito di uno.
   *[base] La tua locomotiva sale subito di uno, per 4 € più il nuovo livello.
}
about-urbanization = { $game ->
    [standard] Mentre costruisci puoi trasformare una cittadina in una nuova città con un gruppo di merci.
   *[base] Mentre costruisci trasformi una cittadina in una nuova città con un gruppo di merci. Si può prendere anche per passare.
}
gist-turn_order = { $game ->
    [standard] puoi passare una volta
   *[base] 1º posto nel prossimo turno
}
gist-first_move = muovi prima di tutti{ $game ->
   *[other] {""}
}
gist-engineer = quattro tessere{ $game ->
   *[other] {""}
}
gist-first_build = costruisci prima di tutti{ $game ->
   *[other] {""}
}
gist-city_growth = merci in città{ $game ->
   *[other] {""}
}
gist-locomotive = un livello in più{ $game ->
   *[other] {""}
}
gist-urbanization = una nuova città{ $game ->
   *[other] {""}
}
tile-straight = rettilineo
tile-gentle = curva larga
tile-sharp = curva stretta
tile-x_cross = incrocio
tile-bow_cross = incrocio con una curva
tile-gentle_cross = incrocio di curve
tile-straight_sharp = rettilineo e curva stretta
tile-gentle_gentle = due curve larghe
tile-gentle_sharp_a = curva larga e curva stretta
tile-gentle_sharp_b = curva stretta e curva larga
tile-town_1 = cittadina, un’uscita
tile-town_2_straight = cittadina, rettilineo
tile-town_2_gentle = cittadina, curva larga
tile-town_2_sharp = cittadina, curva stretta
tile-town_3_y = cittadina, tre vie
tile-town_3_left = cittadina, ramo a sinistra
tile-town_3_right = cittadina, ramo a destra
tile-town_3_fan = cittadina, ventaglio
tile-town_4_x = cittadina, quattro vie
tile-town_4_foot = cittadina, quattro uscite
tile-town_4_k = cittadina, quattro in fila

## Costi e guadagni

cost-exits = { $count ->
    [one] 1 uscita
   *[other] { $count } uscite
}
cost-town = cittadina +{ $count }
cost-river = fiume +{ $count }
cost-hill = collina +{ $count }
cost-new = { $figure } ({ $parts })
cost-improved = { $figure } per migliorare ({ $parts })
cost-redirected = { $figure } per deviare ({ $parts })
means-income = raccogli { $raised }: reddito da { $before } a { $after }, in cassa { $left }
means-points = raccogli { $raised }: reddito da { $before } a { $after } e { $sold } dei tuoi { $points } punti, in cassa { $left }
note-income = { $figure }, { $steps } di reddito
note-points = { $figure }, { $steps } di reddito, { $sold } punti
note-idle = non fa niente
gain-you = tu
way-via = via
way-links = { $count ->
    [one] 1 collegamento
   *[other] { $count } collegamenti
}
goal = { $place }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per te, { $count ->
    [one] un percorso
   *[other] { $count } percorsi
}
hex-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}, da { $least }
hex-found = fondare una città
hex-grow = far crescere la città
set-of = gruppo { $space }: { $goods }
set-none = niente merci

## Il tavolo

fact-turn = Turno { $number } di { $last }
fact-before = Prima del primo turno
fact-base = Gioco base
fact-standard = Gioco standard
seat-points = { $count ->
    [one] punto
   *[other] punti
}
seat-out = fuori
seat-out_note = In bancarotta
seat-facts = { $cash } · reddito { $income } · livello { $level } · collegamenti { $links }
seat-to_pass = { $words } (per passare)
seat-next = a fine turno: { $coming }
seat-bankrupt = bancarotta a fine turno!
seat-bankrupt_about = Se nulla cambia, a fine turno non può pagare.
seat-next_about = Reddito { $income }, manutenzione { $maintenance }; poi { $left } in contanti.
seat-next_income = Il reddito scende a { $after }.
seat-next_points = I punti scendono a { $after }.
seat-final = se finisse ora: { $total }
seat-final_about = Se finisse ora (punti, reddito, collegamenti): { $sums }
annex-order = Ordine di turno
annex-no_order = Si decide all’asta
annex-income = Reddito
annex-points = Punti vittoria
annex-levels = Locomotive
annex-actions = Azioni di questo turno
annex-to_pass = per passare
annex-loco_price = { $figure } + livello
annex-supply = Riserva di merci
annex-left = { $count ->
    [one] Resta 1 tessera binario
   *[other] Restano { $count } tessere binario
}
annex-markers = Segnalini di crescita: { $count }
annex-new_cities = Nuove città:
annex-key = Legenda
key-open = capo aperto
key-nobody = binario senza proprietario
key-due = prolungalo ora o lo perdi
key-barrier = qui non passano binari
key-growth = già cresciuta
key-new = nuova città
bids-place = Asta per il { $place }º posto
bids-order = Asta per l’ordine di turno
bids-has_place = { $place }º posto
bids-best = offre { $amount }
bids-bid = ha offerto { $amount }
bids-out = fuori
bids-asked = deve decidere
bids-in = ancora in gara
capital-legend = Quanto? Sotto, il reddito che ti resta.
building-tiles = Tessere posate: { $laid } di { $whole }
building-spent = Spesa { $spent }, contanti { $left }
building-work = { $game ->
    [standard] Puoi ancora usare { $tile }.
   *[base] Devi ancora usare { $tile }.
}
building-threatened = { $count ->
    [one] Da prolungare, o alla fine lo perdi: il collegamento da { $places }.
   *[other] Da prolungare, o alla fine li perdi: { $count } collegamenti da { $places }.
}
building-loose = Binario isolato: collegalo o riprendi la tessera.

## Che cosa si chiede

prompt-bid_place = Offri per il { $place }º posto?
prompt-bid_order = Offri per l’ordine di turno?
prompt-capital = Quanto capitale raccogli?
prompt-action = Prendi una tessera azione
prompt-build = { $left ->
    [0] Nessuna tessera rimasta: finisci la costruzione
    [one] Costruisci: ancora 1 tessera
   *[other] Costruisci: ancora { $left } tessere
}
prompt-work = { $left ->
    [0] Usa { $tile }, poi finisci la costruzione
    [one] Costruisci: ancora 1 tessera e { $tile }
   *[other] Costruisci: ancora { $left } tessere e { $tile }
}
prompt-loose = Collega il binario isolato
prompt-move = Muovi una merce, giro { $round } di 2
prompt-points = { $count ->
    [one] Dove va il tuo punto?
   *[other] Dove vanno i tuoi { $count } punti?
}
prompt-wait = Tocca { AD($seat) }
prompt-over = Partita finita
hint-bid = Ora almeno { $least }; puoi pagare fino a { $figure }.
hint-capital = In questo turno solo ora: deve bastare per offerte, binari e manutenzione.
hint-action = { $game ->
    [standard] Le tessere non costano niente.
   *[base] Il numero decide il tuo posto nel prossimo turno.
}
hint-build = Tocca da dove parte il binario e poi dove porta, o un esagono per una tessera sola.
hint-build_origin = Un binario parte da una città, o da una cittadina a cui arrivano i tuoi binari.
hint-build_none = Non c’è altro da posare.
hint-move = { $count ->
    [one] 1 consegna possibile
   *[other] { $count } consegne possibili
}. La migliore: { $thing } da { $start } { AD($goal) }, +{ $points }.
hint-move_none = Nessuna consegna è possibile: migliora la locomotiva, o passa.
hint-points_own = Per la tua consegna, { $count ->
    [one] sul tuo collegamento { $links }
   *[other] sui tuoi collegamenti { $links }
}.{ $owner ->
   *[other] {""}
}
hint-points_of = Per la consegna di { $owner }, che passa { $count ->
    [one] sul tuo collegamento { $links }
   *[other] sui tuoi collegamenti { $links }
}.
hint-points_others = Poi tocca { AD($names) }.
hint-over_turns = L’ultimo turno è finito.
hint-over_last = Tutti gli altri sono in bancarotta.
hint-waiting_bid = Sta pensando a un’offerta.
hint-waiting_capital = Sta raccogliendo capitale.
hint-waiting_action = Sta scegliendo una tessera azione.
hint-waiting_build = Sta costruendo.
hint-waiting_move = Sta muovendo le merci.
hint-waiting_points = Sta assegnando i punti.

## Scelte

offer-bid = Offri { $amount }
offer-pass_bid = Passa
offer-pass_free = Passa ma resta in gara
offer-no_capital = Non raccogliere niente
offer-capital = Raccogli { $raised }: reddito da { $before } a { $after }
offer-take = Prendi { $tile } per { $price }
offer-take_free = Prendi { $tile }
offer-take_idle_city_growth = Prendi { $tile }, anche se nessuna città può più crescere
offer-take_idle_urbanization = Prendi { $tile }, anche se non si possono più fondare città
offer-take_to_pass = Prendi { $tile } per passare
offer-grow = { $place } cresce
offer-found = Nuova città di colore { $shade } al posto di { $place }
step-limit = Offri fino a { $amount }
step-left = Se vinci a { $amount } restano { $left }
step-raising = Se vinci a { $amount } { $raising }
sheet-colour = Colore della nuova città
sheet-goods = Merci
offer-end = Finisci la costruzione
offer-back = Riprendi l’ultima tessera
offer-improve = Migliora la locomotiva: { $before } → { $after }
offer-pass_move = Passa
offer-income = Reddito: { $before } → { $after }{ $lost ->
    [0] {""}
   *[other] {" "}(persi: { $lost })
}
offer-points = Punti vittoria: { $before } → { $after }

## Da luogo a luogo

aim-from = Da { $hex }: fin dove?
aim-from_hint = Tocca il luogo a cui deve portare il binario, o un esagono.
aim-place = Da { $hex } a { $to_hex }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}, { $cost }
aim-hex = Da { $hex } all’esagono { $to_hex }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}, { $cost }
aim-place_none = Da { $hex } a { $to_hex }: per ora non si può
aim-hex_none = Da { $hex } all’esagono { $to_hex }: per ora non si può
aim-too_far = Servono almeno { $count } tessere e te ne { $left ->
    [one] resta 1
   *[other] restano { $left }
}: tocca un esagono più vicino.
aim-too_dear = Nessuna fila di tessere ci arriva, con quelle che restano e con quanto puoi pagare.
aim-cash = In cassa hai { $held }: restano { $left }.
aim-income = In cassa hai { $held }: raccogli { $raised } di capitale, reddito da { $before } a { $after }. Restano { $left }.
aim-points = In cassa hai { $held }: raccogli { $raised } di capitale, reddito da { $before } a { $after } e { $sold } punti in meno. Restano { $left }.
plan-cheapest = La più economica
plan-via = Per { $places }
plan-shorter = Con meno tessere
plan-other = Un’altra via
plan-note = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}, { $links ->
    [0] collegamento da finire
    [one] 1 collegamento
   *[other] { $links } collegamenti
}
plan-lay = { $count ->
    [one] Posa la tessera
   *[other] Posa { $count } tessere
}
aim-from_here = da
aim-to_there = a

## Che cosa è successo

goods_drawn = Si estraggono { $cities } merci per le città e si riempiono { $spaces } spazi della riserva.
order_drawn = Ordine di turno estratto a sorte: { $names }.
auction_opened = { $seat } apre l’asta per il { $place }º posto.
auction_opened-order = { $seat } apre l’asta per l’ordine di turno.
bid_made = { $seat } offre { $amount }.
bid_passed = { $seat } passa.
bid_passed-stays = { $seat } per ora passa e resta in gara.
place_taken = { $seat } prende il { $place }º posto per { $price }.
turn_began = Turno { $number }. Ordine: { $names }.
phase_began = { $phase ->
    [capital] Raccolta di capitale.
    [bid] Asta per l’ordine di turno.
    [action] Tessere azione.
    [build] Costruzione.
   *[move] Merci, giro { $round } di 2.
}
order_set = Prossimo ordine di turno: { $names }.
capital_raised = { $seat } raccoglie { $cash }: { $points ->
    [0] il reddito scende di { $steps }.
   *[other] { $steps ->
        [0] i punti scendono di { $points }.
       *[other] il reddito scende di { $steps }, i punti di { $points }.
    }
}
no_capital_raised = { $seat } non raccoglie capitale.
tile_taken = { $seat } prende { $tile }.
tile_taken-paid = { $seat } prende { $tile } per { $cost }.
tile_taken-pass = { $seat } prende { $tile } per passare.
locomotive_improved = { $seat } porta la locomotiva al livello { $level }.
track_laid = { $way ->
    [improved] { $seat } migliora una tessera { $where }: { $tile }, { $cost }.
    [redirected] { $seat } devia un binario { $where }: { $tile }, { $cost }.
   *[new] { $seat } costruisce { $where }: { $tile }, { $cost }.
}
track_taken_back = { $seat } riprende la tessera { $where } e riceve { $cost }.
link_completed = Collegamento completo: { $ends }, di { $seat }.
link_claimed = { $seat } rivendica il binario da { $hex } verso { $side }.
link_lost = { $seat } perde il collegamento incompleto da { $hex } verso { $side }.
city_grown = { $seat } fa crescere { $hex }: { $goods }.
growth_lapsed = Nessuna città può più crescere: Crescita di { $seat } va persa.
city_founded = { $seat } fonda una nuova città di colore { $shade } al posto di { $hex }: { $goods }.
city_founded-bare = { $seat } fonda una nuova città di colore { $shade } al posto di { $hex }, senza merci.
building_ended = { $seat } finisce di costruire.
good_moved = { $between ->
    [0] { $seat } porta un { $good } da { $start } { AD($goal) }: { $gains }.
   *[other] { $seat } porta un { $good } da { $start } { AD($goal) } via { $via }: { $gains }.
}
move_passed = { $seat } non muove merci.
points_put = { $on ->
    [income] { $seat } aggiunge { $points } al reddito, ora { $total }{ $lost ->
        [0] .
       *[other] {" "}(persi: { $lost }).
    }
   *[points] { $seat } aggiunge { $points } ai punti vittoria, ora { $total }.{ $lost ->
       *[other] {""}
    }
}
income_paid = { $way ->
    [gets] { $seat } incassa { $figure } (reddito { $income }{ $maintenance ->
        [0] ).
       *[other] , manutenzione { $maintenance }).
    }
    [pays] { $seat } paga { $figure } (reddito { $income }{ $maintenance ->
        [0] ).
       *[other] , manutenzione { $maintenance }).
    }
   *[even] { $seat } non incassa e non paga (reddito { $income }{ $maintenance ->
        [0] ).
       *[other] , manutenzione { $maintenance }).
    }
}
shortfall_covered = { $seat } copre quel che manca ({ $short }): { $points ->
    [0] il reddito scende di { $steps }.
   *[other] i punti scendono di { $points }{ $steps ->
        [0] .
       *[other] , il reddito di { $steps }.
    }
}
went_bankrupt = { $seat } non può pagare { $owed } ed è in bancarotta.
match_ended = { $reason ->
    [last] Resta un solo giocatore: la partita è finita.
   *[turns] L’ultimo turno è finito.
}
part-points = Punti
part-income = Reddito
part-links = Collegamenti
reason-turns = Dopo l’ultimo turno.
reason-last = Tutti gli altri sono in bancarotta.

## Nel terminale

text-title = Steam
text-cities = Città (* già cresciuta):
text-links = Collegamenti:
text-nobody = nessuno
text-tiles = Tessere sulla mappa:
kind-bid = Offri
kind-raise = Raccogli capitale
kind-take = Prendi una tessera azione
kind-lay = Posa una tessera binario
kind-found = Fonda una città
kind-grow = Fai crescere una città
kind-move = Consegna una merce
kind-put = Segna i punti
text-key =
    o paese, MAIUSCOLO città: sotto il suo colore e le merci; ^ collina, ~ fiume, ≈ acqua
    a binario di A, = di nessuno, dal lato da cui esce: in alto N e NE, in basso S e SE

## Mosse rifiutate

bid-no_auction = Ora non c’è nessuna asta.
bid-too_low = Offri almeno { $least }.
bid-too_high = Puoi pagare al massimo { $most } €.
capital-not_now = Il capitale si raccoglie solo all’inizio del turno.
capital-too_much = { $most ->
    [one] Sul reddito puoi scendere al massimo di 1 passo.
   *[other] Sul reddito puoi scendere al massimo di { $most } passi.
}
tile-not_now = Ora non si scelgono tessere azione.
tile-unknown = La tessera azione “{ $tile }” non esiste.
tile-taken = La tessera { $tile } è già presa: scegline un’altra.
tile-pass_not_needed = Nel gioco standard non serve passare: prendi { $tile } e non usarla.
tile-no_pass = La tessera { $tile } non si può prendere per passare.
tile-highest_level = La tua locomotiva ha già il livello più alto, { $level }.
tile-nothing_to_grow = Nessuna città può più crescere: Crescita si prende solo per passare.
tile-nothing_to_found = Non si possono più fondare città: Urbanizzazione si prende solo per passare.
tile-too_dear = Costa { $price }: puoi pagare al massimo { $most } €, { $lacking } in meno.
lay-not_now = Ora non si costruisce.
lay-no_such_hex = L’esagono { $hex } non esiste sulla mappa.
lay-no_such_tile = La tessera “{ $tile }” non esiste.
lay-no_such_turn = { $tile }: gli orientamenti sono { $turns }, numerati da 0.
lay-no_tile_left = Hai già posato tutte le tessere di questo turno: finisci la costruzione.
lay-on_city = { $hex } è una città: qui non si posano tessere.
lay-town_tile_needed = { $hex } è una cittadina: ci va solo una tessera cittadina.
lay-no_town = Lì non c’è una cittadina ({ $hex }).
lay-blocked_side = Verso { $side } non può uscire nessun binario ({ $hex }).
lay-taken_back = Hai appena ripreso quella tessera ({ $hex }): in questa costruzione non si può rimettere uguale.
lay-track_lost = La nuova tessera deve conservare i binari che ci sono già ({ $hex }).
lay-meets_others = Così la tessera ({ $hex }) toccherebbe il capo aperto di un altro giocatore.
lay-ring = Così il collegamento ({ $hex }) finirebbe dove comincia.
lay-not_joined = Così la tessera ({ $hex }) non toccherebbe né una città né i tuoi binari.
lay-none_left = Questa tessera è finita: { $tile }. Scegline un’altra.
lay-stays_loose = Così un binario ({ $hex }) resterebbe isolato, e non hai altre tessere per collegarlo.
lay-too_dear = Costa { $cost }: puoi pagare al massimo { $most } €, { $lacking } in meno.
redirect-not_an_end = Il binario ({ $hex }) non è il capo di un collegamento incompleto: si devia solo l’ultima tessera.
redirect-others = Il collegamento ({ $hex }) è di { $owner }: non puoi deviarlo.
redirect-loose = Un binario isolato ({ $hex }) non si può deviare.
redirect-not_joined = Così il binario ({ $hex }) non toccherebbe né una città né i tuoi binari.
take_back-nothing_loose = Non ci sono binari isolati; per tornare indietro usa “Annulla”.
end-loose_track = C’è un binario isolato ({ $hex }): collegalo o riprendi la tessera.
end-work_due = Hai pagato { $tile }: usala prima di finire la costruzione.
grow-no_tile = Non hai la tessera Crescita da usare.
grow-nothing_left = Nessuna città può più crescere: alla Crescita non resta niente da fare.
grow-no_city = Lì non c’è una città ({ $hex }).
grow-has_grown = { $hex } è già cresciuta.
found-no_tile = Non hai la tessera Urbanizzazione da usare.
found-nothing_left = Non si possono più fondare città: all’Urbanizzazione non resta niente da fare.
found-no_town = Lì non c’è una cittadina ({ $hex }).
found-none_left = Le nuove città di questo colore sono finite: { $colour }.
work-loose_track = Prima collega il binario isolato ({ $hex }) o riprendi la tessera.
work-no_set = Quello spazio della riserva non ha merci.
move-not_now = Ora non si muovono merci.
move-no_city = Lì non c’è una città ({ $hex }).
move-no_good = { $hex }: qui non c’è nessun { $good }.
move-no_path = Indica per quali collegamenti passa.
move-too_far = Il percorso è di { $links ->
    [one] 1 collegamento
   *[other] { $links } collegamenti
}; la tua locomotiva arriva a { $level }.
move-no_link = Da { $hex } verso { $side } non parte nessun collegamento completo.
move-twice = Passerebbe due volte per { $hex }.
move-past_its_city = Un { $good } si ferma nella prima città del suo colore che incontra: { $hex }.
move-wrong_end = { $hex } non è del colore giusto: un { $good } va in una città del suo colore.
move-no_own_link = Almeno uno dei collegamenti dev’essere tuo.
move-too_many_of_others = Useresti più collegamenti di { $other } ({ $others }) che tuoi ({ $own }).
improve-highest_level = La tua locomotiva ha già il livello più alto, { $level }.
improve-once_a_turn = In questa fase la locomotiva si può migliorare una volta per turno: l’hai già fatto.
points-not_due = Non ci sono punti da segnare.
options-only_in_base = “{ $option }” vale solo nel gioco base.
options-only_in_standard = “{ $option }” vale solo nel gioco standard.
options-map = La mappa non si può usare: { $problem }{ $hex ->
    [none] { $line ->
        [0] .
       *[other] {" "}(riga { $line }).
    }
   *[other] {" "}({ $hex }).
}
notation-unknown = “{ $text }” non è una mossa. Esempi: bid 3, take engineer, lay H7 straight 0, found K10 grey 3, move red H6 S-S, put income.
notation-no_such_side = “{ $side }” non è un lato di un esagono (in “{ $text }”).
notation-no_such_hex = “{ $hex }” non è un esagono (in “{ $text }”).
notation-no_number = “{ $number }” qui non è un numero (in “{ $text }”).

## Che cosa può non andare in una mappa

map-too_large = Il file ha { $size } byte; il massimo è { $most }.
map-long_key = Riga { $line }: una chiave ha al massimo { $most } parti.
map-long_word = Riga { $line }: un numero, o un nome senza virgolette, ha al massimo { $most } caratteri.
map-too_deep = Riga { $line }: le parentesi possono stare una nell’altra al massimo per { $most } livelli.
map-too_many_pieces = Il file ha più di { $most } nomi, numeri e segni: la riga { $line } è di troppo.
map-too_many_hexes = La mappa ha { $hexes } esagoni; al massimo sono { $most }.
map-too_many_rivers = La mappa ha { $rivers } fiumi; al massimo sono { $most }.
map-too_many_labels = La mappa ha { $labels } scritte; al massimo sono { $most }.
map-malformed = { $line ->
    [0] Il file non è un testo in formato TOML.
   *[other] Riga { $line }: da qui il file non segue il formato TOML.
}
map-missing = { $line ->
    [0] Manca “{ $key }”.
   *[other] Riga { $line }: manca “{ $key }”.
}
map-misfit = { $line ->
    [0] Il valore di “{ $key }” non va bene.
   *[other] Riga { $line }: il valore di “{ $key }” non va bene.
}
map-no_such_key = { $line ->
    [0] Il formato non conosce “{ $key }”.
   *[other] Riga { $line }: il formato non conosce “{ $key }”.
}
map-no_such_side = “{ $side }” non è un lato di un esagono della mappa; si scrive come H6 NE.
map-row_number = La riga { $line } del terreno dovrebbe cominciare con il numero { $row } o con niente.
map-too_wide = Una mappa ha al massimo { $columns } colonne e { $rows } righe.
map-between_hexes = { $hex }: la riga { $line } del terreno ha un segno dove non c’è un esagono.
map-no_such_sign = { $hex }: “{ $sign }” non è un terreno.
map-not_drawn = { $hex }: { $kind ->
    [city] ha il nome di una città, ma il terreno lì non ne mostra.
   *[town] ha il nome di una cittadina, ma il terreno lì non ne mostra.
}
map-not_named = { $hex }: { $kind ->
    [city] una città senza nome.
   *[town] una cittadina senza nome.
}
map-town_on = { $hex }: una cittadina non può stare { $ground ->
    [city] su una città.
    [water] sull’acqua.
   *[beyond] fuori dalla mappa.
}
map-name_twice = { $hex }: “{ $name }” è anche il nome di { $other }.
map-few_cities = Una mappa ha bisogno di almeno due città; questa ne ha { $cities }.
map-cut_off = { $hex }: nessun binario può raggiungere questa città.
map-places_touch = { $hex } e { $other }: due luoghi vicini devono essere divisi da una linea spessa.
map-not_connected = { $hex }: dal resto della mappa non ci si arriva.
map-river_off_map = { $hex }: il fiume { $river } esce dalla mappa.
map-river_not_drawn = { $hex }: il fiume { $river } passa di qui, ma il terreno non lo mostra.
map-river_broken = { $hex }: qui il fiume { $river } si interrompe.
map-too_many_goods = La mappa chiede { $goods } merci; il sacchetto ne ha { $bag }.
map-too_few_goods = { $hex }: ha meno merci di quante se ne tolgono in tre giocatori ({ $fewer }).
map-seats_descend = seats = [{ $first }, { $last }]: il numero più piccolo di giocatori viene per primo.
map-too_large-short = troppo grande
map-long_key-short = una chiave con troppe parti
map-long_word-short = un numero o un nome troppo lungo
map-too_deep-short = troppe parentesi una nell’altra
map-too_many_pieces-short = troppi nomi, numeri e segni
map-too_many_hexes-short = troppi esagoni
map-too_many_rivers-short = troppi fiumi
map-too_many_labels-short = troppe scritte
map-malformed-short = il file non si può leggere
map-missing-short = manca un valore
map-misfit-short = un valore che non va bene
map-no_such_key-short = un nome sconosciuto
map-no_such_side-short = una linea spessa che non è un lato
map-row_number-short = una riga con il numero sbagliato
map-too_wide-short = troppe colonne o righe
map-between_hexes-short = un segno dove non c’è un esagono
map-no_such_sign-short = un segno sconosciuto
map-not_drawn-short = un luogo non disegnato
map-not_named-short = un luogo senza nome
map-town_on-short = una cittadina dove non può stare
map-name_twice-short = due luoghi con lo stesso nome
map-few_cities-short = troppo poche città
map-cut_off-short = una città che nessun binario può raggiungere
map-places_touch-short = due luoghi che si toccano
map-not_connected-short = una parte che non si può raggiungere
map-river_off_map-short = un fiume che esce dalla mappa
map-river_not_drawn-short = un fiume che il terreno non mostra
map-river_broken-short = un fiume che si interrompe
map-too_many_goods-short = più merci di quante ne ha il sacchetto
map-too_few_goods-short = una città con troppo poche merci
map-seats_descend-short = i numeri dei giocatori in ordine sbagliato

# A colpo d’occhio: che cosa conta, le fasi del turno
goal-own = Costruisci collegamenti e consegna merci: dopo il turno { $last } vince chi ha più punti. Se finisse ora: { $score }.
goal-watching = Si costruiscono collegamenti e si consegnano merci: dopo il turno { $last } vince chi ha più punti.
step-capital = Capitale
step-bid = Ordine
step-action = Azioni
step-build = Costruzione
step-move_1 = Merci 1
step-move_2 = Merci 2
step-income = Entrate

## Che cosa si è toccato

thing-link = Collegamento di { $owner }
thing-nobodys_link = Collegamento di nessuno
thing-cube = { $place }, cubo { $good }

## Chi va in bancarotta

moment-kind = Bancarotta
moment-title = { $seat } non può pagare
moment-rule = A fine turno il reddito negativo e la manutenzione vanno pagati; chi non può è in bancarotta e fuori dal gioco.
moment-cash = In cassa
moment-income = Reddito
moment-maintenance = Manutenzione della locomotiva
moment-raised = Capitale che si può ancora raccogliere
moment-missing = Mancano
moment-then = { $complete ->
    [0] {""}
    [one] Il collegamento completo resta per sempre di nessuno.{" "}
   *[other] I { $complete } collegamenti completi restano per sempre di nessuno.{" "}
}{ $begun ->
    [0] {""}
    [one] Il collegamento incompleto si può rivendicare.{" "}
   *[other] I { $begun } collegamenti incompleti si possono rivendicare.{" "}
}I contanti vanno alla banca e la tessera azione torna disponibile.
