# Steam in italiano.

game-name = Steam
game-summary = Posa i binari un esagono alla volta, raccogli capitale a spese del reddito e porta le merci su quanti più tuoi collegamenti la locomotiva sa percorrere. Gioco base e standard.
change-redirects_extend = Una deviazione che si univa a binari posati nella stessa costruzione non prolungava il collegamento, che alla fine andava perso. Ora lo prolunga e lo rivendica, come facevano già le stesse due tessere nell’altro ordine.
change-improvers_claim = L’uscita aperta e senza proprietario di una cittadina restava senza quando la cittadina si migliorava. Ora va a chi la migliora.
change-gentle_goes_on = Con “Capitale facile” a reddito −10 un solo punto vittoria non comprava niente, e così poteva andare in bancarotta chi senza l’opzione si sarebbe salvato. Ora vale 2 €.
change-seats_ascend = Una mappa propria poteva indicare per primo il numero di giocatori più grande. Ora il più piccolo viene per primo.
board-title = Mappa: { $map }
option-game = Gioco
option-game-explained = Base: capitale ogni volta che c’è un costo, l’ordine segue le tessere azione. Standard: capitale solo a inizio turno, ogni turno un’asta per l’ordine, manutenzione delle locomotive.
option-game-base = Base
option-game-standard = Standard
option-map = Mappa
option-map-explained = Nord-est è pensata per 3 o 4, Ruhr per 4 o 5, Padana per 5 o 6 giocatori.
option-map-northeast = Nord-est degli USA
option-map-ruhr = Basso Reno e Ruhr
option-map-padana = Pianura Padana
option-random_order = Ordine a caso
option-random_order-explained = Gioco base: il primo ordine di turno è estratto invece che all’asta, e chi è più indietro riceve qualche euro. Per una prima partita.
option-gentle_capital = Capitale facile
option-gentle_capital-explained = Gioco standard: si può raccogliere capitale anche per i binari e la manutenzione.
option-map_text = Una mappa tua
option-map_text-explained = Un file di mappa nel formato di docs/maps.md, incollato o scelto; prende il posto della mappa qui sopra.
phase-bid = Asta per l’ordine di turno
phase-capital = Raccolta di capitale
phase-action = Scelta delle azioni
phase-build = Costruzione
phase-move = Merci, giro { $round } di 2
phase-points = Punti di una consegna
phase-over = Partita finita

## Cifre

euros = { $figure } €
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
   *[base] Nel prossimo turno sei primo.
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
    [standard] Costruendo puoi mettere un gruppo di merci su una città non ancora cresciuta.
   *[base] Costruendo metti un gruppo di merci su una città non ancora cresciuta. Oppure la prendi per passare.
}
about-locomotive = { $game ->
    [standard] La tua locomotiva sale subito di uno.
   *[base] La tua locomotiva sale subito di uno, per 4 € più il nuovo livello.
}
about-urbanization = { $game ->
    [standard] Costruendo puoi fare di una cittadina una nuova città con un gruppo di merci.
   *[base] Costruendo fai di una cittadina una nuova città con un gruppo di merci. Oppure la prendi per passare.
}
gist-turn_order = { $game ->
    [standard] un passo libero
   *[base] primo al prossimo turno
}
gist-first_move = muove per primo{ $game ->
   *[other] {""}
}
gist-engineer = quattro tessere{ $game ->
   *[other] {""}
}
gist-first_build = costruisce primo{ $game ->
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
cost-town = { $count } cittadina
cost-river = { $count } fiume
cost-hill = { $count } collina
cost-new = { $figure } ({ $parts })
cost-improved = { $figure } per migliorare ({ $parts })
cost-redirected = { $figure } per deviare ({ $parts })
means-income = raccoglie { $raised }: reddito { $before } → { $after }, restano { $left }
means-points = raccoglie { $raised }: reddito { $before } → { $after } e { $sold } punti su { $points }, restano { $left }
note-income = { $figure }, reddito { $steps }
note-points = { $figure }, reddito { $steps }, punti { $sold }
note-idle = non fa niente
gain-you = tu
way-via = per
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
seat-facts = { $cash } · reddito { $income } · loco { $level } · colleg. { $links }
seat-to_pass = { $words } (passa)
seat-next = fine turno { $coming }
seat-bankrupt = bancarotta a fine turno!
seat-bankrupt_about = Così com’è, a fine turno non può pagare.
seat-next_about = Reddito { $income }, manutenzione { $maintenance }; poi { $left } in contanti.
seat-next_income = Il reddito scende a { $after }.
seat-next_points = I punti scendono a { $after }.
seat-final = finale { $total }
seat-final_about = Se finisse ora: punti, reddito, collegamenti: { $sums }
annex-order = Ordine di turno
annex-no_order = All’asta
annex-income = Reddito
annex-points = Punti vittoria
annex-levels = Locomotive
annex-actions = Azioni di questo turno
annex-to_pass = per passare
annex-loco_price = { $figure } + livello
annex-supply = Riserva di merci
annex-left = Restano { $count } tessere binario
annex-markers = Segnalini di crescita: { $count }
annex-new_cities = Nuove città:
annex-key = Legenda
key-open = capo aperto
key-nobody = binario di nessuno
key-due = prolungalo ora o lo perdi
key-barrier = nessun binario passa
key-growth = già cresciuta
key-new = nuova città
bids-place = Asta per il posto { $place }
bids-order = Asta per l’ordine di turno
bids-has_place = posto { $place }
bids-best = offre { $amount }
bids-bid = ha offerto { $amount }
bids-out = fuori
bids-asked = deve decidere
bids-in = ancora in gara
capital-legend = Quanto? Sotto, il reddito che ti resta.
building-tiles = Tessere: { $laid } di { $whole } posate
building-spent = Spesi { $spent }, in contanti { $left }
building-work = { $game ->
    [standard] Puoi ancora usare { $tile }.
   *[base] { $tile } va eseguita.
}
building-threatened = { $count ->
    [one] Non prolungato, perso alla fine: il collegamento da { $places }.
   *[other] Non prolungati, persi alla fine: { $count } collegamenti da { $places }.
}
building-loose = Binario sciolto: uniscilo, o riprendi la tessera.

## Che cosa si chiede

prompt-bid_place = Offri per il posto { $place }?
prompt-bid_order = Offri per l’ordine di turno?
prompt-capital = Quanto capitale raccogli?
prompt-action = Prendi una tessera azione
prompt-build = { $left ->
    [0] Nessuna tessera rimasta: finisci la costruzione
    [one] Costruisci: ancora 1 tessera
   *[other] Costruisci: ancora { $left } tessere
}
prompt-work = { $left ->
    [0] { $tile }, poi finisci la costruzione
    [one] Costruisci: ancora 1 tessera, e { $tile }
   *[other] Costruisci: ancora { $left } tessere, e { $tile }
}
prompt-loose = Unisci il binario sciolto
prompt-move = Muovi una merce, giro { $round } di 2
prompt-points = { $count ->
    [one] Dove va il tuo punto?
   *[other] Dove vanno i tuoi { $count } punti?
}
prompt-wait = Si aspetta { $seat }
prompt-over = Partita finita
hint-bid = Se passi sei fuori da quest’asta. Al massimo puoi pagare { $figure }. Altre offerte sono nell’elenco delle scelte.
hint-capital = Solo adesso: deve bastare per offerte, binari e manutenzione.
hint-action = { $game ->
    [standard] Le tessere non costano niente.
   *[base] Il numero decide il tuo posto nel prossimo turno.
}
hint-build = Scegli un esagono acceso, poi una tessera.
hint-build_none = Non c’è altro da posare.
hint-move = { $count ->
    [one] 1 consegna
   *[other] { $count } consegne
}. La migliore: { $thing } da { $start } a { $goal }, +{ $points }.
hint-move_none = Nessuna consegna è possibile: migliora la locomotiva, o passa.
hint-points = Tutti da una parte sola.
hint-points_others = Tutti da una parte sola; poi tocca a { $names }.
hint-over_turns = L’ultimo turno è finito.
hint-over_last = Tutti gli altri sono in bancarotta.
hint-waiting_bid = Pensa a un’offerta.
hint-waiting_capital = Raccoglie capitale.
hint-waiting_action = Sceglie una tessera azione.
hint-waiting_build = Costruisce.
hint-waiting_move = Muove le merci.
hint-waiting_points = Segna i punti.

## Scelte

offer-bid = Offri { $amount }
offer-pass_bid = Passa
offer-pass_free = Passa per ora, e resta in gara
offer-no_capital = Non raccogliere niente
offer-capital = Raccogli { $raised }: reddito { $before } → { $after }
offer-take = Prendi { $tile } per { $price }
offer-take_free = Prendi { $tile }
offer-take_idle_city_growth = Prendi { $tile }, anche se nessuna città può più crescere
offer-take_idle_urbanization = Prendi { $tile }, anche se non si possono più fondare città
offer-take_to_pass = Prendi { $tile } per passare
offer-grow = { $place } cresce
offer-found = Nuova città ({ $shade }) al posto di { $place }
offer-end = Finisci la costruzione
offer-back = Riprendi l’ultima tessera
offer-improve = Migliora la locomotiva: { $before } → { $after }
offer-pass_move = Passa
offer-income = Reddito: { $before } → { $after }{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } persi)
}
offer-points = Punti vittoria: { $before } → { $after }

## Che cosa è successo

goods_drawn = Si estraggono { $cities } merci per le città, e gruppi per { $spaces } spazi della riserva.
order_drawn = Ordine di turno estratto: { $names }.
auction_opened = { $seat } apre l’asta per il posto { $place }.
auction_opened-order = { $seat } apre l’asta per l’ordine di turno.
bid_made = { $seat } offre { $amount }.
bid_passed = { $seat } passa.
bid_passed-stays = { $seat } per ora passa e resta in gara.
place_taken = { $seat } prende il posto { $place } per { $price }.
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
    [0] reddito −{ $steps }.
   *[other] reddito −{ $steps }, punti −{ $points }.
}
no_capital_raised = { $seat } non raccoglie capitale.
tile_taken = { $seat } prende { $tile }.
tile_taken-paid = { $seat } prende { $tile } per { $cost }.
tile_taken-pass = { $seat } prende { $tile } per passare.
locomotive_improved = { $seat } ha una locomotiva di livello { $level }.
track_laid = { $way ->
    [improved] { $seat } migliora { $where }: { $tile }, { $cost }.
    [redirected] { $seat } devia il binario in { $where }: { $tile }, { $cost }.
   *[new] { $seat } costruisce in { $where }: { $tile }, { $cost }.
}
track_taken_back = { $seat } riprende la tessera in { $where } e { $cost }.
link_completed = { $seat } ha il collegamento { $ends }.
link_claimed = { $seat } rivendica il binario che lascia { $where } verso { $side }.
link_lost = { $seat } perde il collegamento incompleto che lascia { $where } verso { $side }.
city_grown = { $seat } fa crescere { $where }: { $goods }.
growth_lapsed = Non resta niente che { $seat } possa far crescere: Crescita cade.
city_founded = { $seat } fonda una nuova città ({ $shade }) in { $where }: { $goods }.
city_founded-bare = { $seat } fonda una nuova città ({ $shade }) in { $where }, senza merci.
building_ended = { $seat } finisce di costruire.
good_moved = { $between ->
    [0] { $seat } porta un { $good } da { $start } a { $goal }: { $gains }.
   *[other] { $seat } porta un { $good } da { $start } per { $via } a { $goal }: { $gains }.
}
move_passed = { $seat } non muove merci.
points_put = { $on ->
    [income] { $seat } mette { $points } sul reddito, ora { $total }{ $lost ->
        [0] .
       *[other] {" "}({ $lost } persi).
    }
   *[points] { $seat } mette { $points } sui punti vittoria, ora { $total }.{ $lost ->
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
shortfall_covered = A { $seat } mancano { $short }: { $points ->
    [0] reddito −{ $steps }.
   *[other] punti −{ $points }{ $steps ->
        [0] .
       *[other] , reddito −{ $steps }.
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

## Mosse rifiutate

bid-no_auction = Adesso non c’è un’asta.
bid-too_low = Offri almeno { $least }.
bid-too_high = Puoi pagare al massimo { $most } €.
capital-not_now = Il capitale si raccoglie solo all’inizio del turno.
capital-too_much = Puoi scendere al massimo di { $most } passi.
tile-not_now = Adesso non si scelgono tessere azione.
tile-unknown = Non c’è una tessera azione “{ $tile }”.
tile-taken = { $tile } è già presa.
tile-pass_not_needed = Nel gioco standard non serve passare: prendi { $tile } e non usarla.
tile-no_pass = { $tile } non si prende per passare.
tile-highest_level = La tua locomotiva ha già il livello più alto, { $level }.
tile-nothing_to_grow = Nessuna città può più crescere: Crescita si prende solo per passare.
tile-nothing_to_found = Non si possono più fondare città: Urbanizzazione si prende solo per passare.
tile-too_dear = Costa { $price }; puoi pagare al massimo { $most } €.
lay-not_now = Adesso non si costruisce.
lay-no_such_hex = Sulla mappa non c’è l’esagono { $hex }.
lay-no_such_tile = Non c’è una tessera “{ $tile }”.
lay-no_such_turn = { $tile } ha solo { $turns } orientamenti, da 0.
lay-no_tile_left = Hai posato tutte le tue tessere di questo turno.
lay-on_city = { $hex } è una città.
lay-town_tile_needed = { $hex } è una cittadina: ci va solo una tessera cittadina.
lay-no_town = In { $hex } non c’è una cittadina.
lay-blocked_side = In { $hex } nessun binario può uscire verso { $side }.
lay-taken_back = Quella tessera in { $hex } è stata ripresa; in questa costruzione non si posa più.
lay-track_lost = Il binario in { $hex } deve restare.
lay-meets_others = In { $hex } incontrerebbe il capo aperto di un altro giocatore.
lay-ring = In { $hex } farebbe un collegamento che finisce dove comincia.
lay-not_joined = In { $hex } non tocca una città né i tuoi binari.
lay-none_left = Non resta nessuna tessera: { $tile }.
lay-stays_loose = In { $hex } lascerebbe un binario sciolto, e non ti restano tessere per unirlo.
lay-too_dear = Costa { $cost }; puoi pagare al massimo { $most } €.
redirect-not_an_end = Il binario in { $hex } non è il capo di un collegamento incompleto.
redirect-others = Il collegamento in { $hex } è di { $owner }.
redirect-loose = Un binario sciolto in { $hex } non si può deviare.
redirect-not_joined = Il binario in { $hex } non tocca una città né i tuoi binari.
take_back-nothing_loose = Non ci sono binari sciolti: usa annulla.
end-loose_track = In { $hex } c’è un binario sciolto: uniscilo o riprendi la tessera.
end-work_due = { $tile } è pagata e va prima eseguita.
grow-no_tile = Non hai una Crescita da eseguire.
grow-nothing_left = Nessuna città può più crescere: alla Crescita non resta niente da fare.
grow-no_city = { $hex } non è una città.
grow-has_grown = { $hex } è già cresciuta.
found-no_tile = Non hai una Urbanizzazione da eseguire.
found-nothing_left = Non si possono più fondare città: all’Urbanizzazione non resta niente da fare.
found-no_town = In { $hex } non c’è una cittadina.
found-none_left = Non resta nessuna nuova città di questo colore: { $colour }.
work-loose_track = Prima unisci il binario sciolto in { $hex }, o riprendi la tessera.
work-no_set = Quello spazio della riserva non ha merci.
move-not_now = Adesso non si muovono merci.
move-no_city = { $hex } non è una città.
move-no_good = In { $hex } non c’è un { $good }.
move-no_path = Indica per quali collegamenti passa.
move-too_far = Sono { $links } collegamenti; la tua locomotiva arriva a { $level }.
move-no_link = Nessun collegamento completo lascia { $hex } verso { $side }.
move-twice = Passerebbe due volte per { $hex }.
move-past_its_city = { $hex } è la prima città per un { $good }: si ferma lì.
move-wrong_end = { $hex } non è una città per un { $good }.
move-no_own_link = Almeno uno dei collegamenti dev’essere tuo.
move-too_many_of_others = { $others } collegamenti di { $other }, e solo { $own } tuoi.
improve-highest_level = La tua locomotiva ha già il livello più alto, { $level }.
improve-once_a_turn = In questa fase la locomotiva si migliora una volta per turno.
points-not_due = Non ci sono punti da segnare.
options-only_in_base = “{ $option }” è per il gioco base.
options-only_in_standard = “{ $option }” è per il gioco standard.
options-map = La mappa non si può usare: { $problem }{ $hex ->
    [none] .
   *[other] {" "}({ $hex }).
}
notation-unknown = “{ $text }” non è una mossa. Esempi: bid 3, take engineer, lay H7 straight 0, found K10 grey 3, move red H6 S-S, put income.
notation-which = “{ $text }” può voler dire più cose: { $candidates }.
notation-no_such_name = Non conosco niente che si chiami “{ $name }” (in “{ $text }”).
notation-no_such_side = “{ $side }” non è un lato di un esagono (in “{ $text }”).
notation-no_such_hex = “{ $hex }” non è un esagono (in “{ $text }”).
notation-no_number = “{ $number }” qui non è un numero (in “{ $text }”).

## Che cosa può non andare in una mappa

map-too_large = Il file ha { $size } byte; al massimo sono { $most }.
map-long_key = Riga { $line }: una chiave ha al massimo { $most } parti.
map-long_word = Riga { $line }: un numero, o un nome senza virgolette, ha al massimo { $most } caratteri.
map-too_deep = Riga { $line }: le parentesi possono stare una nell’altra al massimo per { $most } livelli.
map-too_many_pieces = Il file ha più di { $most } nomi, numeri e segni: la riga { $line } è di troppo.
map-too_many_hexes = La mappa ha { $hexes } esagoni; al massimo sono { $most }.
map-malformed = Il file non si può leggere: { $detail }.
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
map-few_cities = Una mappa ha bisogno di due città; questa ne ha { $cities }.
map-cut_off = { $hex }: nessun binario può raggiungere questa città.
map-places_touch = { $hex } e { $other }: due luoghi non possono toccarsi senza una linea spessa.
map-not_connected = { $hex }: dal resto della mappa non ci si arriva.
map-river_off_map = { $hex }: { $river } esce dalla mappa.
map-river_not_drawn = { $hex }: { $river } ci passa, ma il terreno non mostra un fiume.
map-river_broken = { $hex }: qui { $river } fa un salto.
map-too_many_goods = La mappa chiede { $goods } merci; il sacchetto ne ha { $bag }.
map-too_few_goods = { $hex }: meno merci delle { $fewer } che in tre si tolgono.
map-seats_descend = seats = [{ $first }, { $last }]: il numero più piccolo di giocatori viene per primo.
map-too_large-short = troppo grande
map-long_key-short = una chiave con troppe parti
map-long_word-short = un numero o un nome troppo lungo
map-too_deep-short = troppe parentesi una nell’altra
map-too_many_pieces-short = troppi nomi, numeri e segni
map-too_many_hexes-short = troppi esagoni
map-malformed-short = il file non si può leggere
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
map-not_connected-short = una parte in cui non si arriva
map-river_off_map-short = un fiume che esce dalla mappa
map-river_not_drawn-short = un fiume che il terreno non mostra
map-river_broken-short = un fiume che fa un salto
map-too_many_goods-short = più merci di quante ne ha il sacchetto
map-too_few_goods-short = una città con troppo poche merci
map-seats_descend-short = i numeri dei giocatori in ordine sbagliato
