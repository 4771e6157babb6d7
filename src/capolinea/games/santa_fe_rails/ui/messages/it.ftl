# Santa Fe Rails in italiano.

game-name = Santa Fe Rails
game-summary = Nove ferrovie corrono a ovest e non sono di nessuno. Gioca le tue città in segreto, portaci i binari e tieni lontani quelli degli altri.
option-terrain = Il terreno si paga
option-terrain-explained = Un binario costa 1 $ in montagna e 1 $ attraverso un fiume. Si comincia con 5 $, le linee secondarie costano 2 $ e nessuno è obbligato a posare.
option-first = Chi comincia
option-first-explained = Il primo treno si estrae a sorte o si dà a un posto, per esempio al più giovane.
option-first-random = a sorte
option-first-a = posto A
option-first-b = posto B
option-first-c = posto C
option-first-d = posto D
option-first-e = posto E
option-alternating_start = Inizio alternato, in due
option-alternating_start-explained = In due il treno cambia di mano a ogni turno. Se comincia sempre lo stesso, è lui a scegliere per primo il doppio turno: con i bot più forti chi comincia ha vinto 95 partite su 100, e 45 su 100 con questa opzione.
change-counters_optional = Chi giocava un boomtown doveva mettere almeno un segnalino, se uno andava bene. Ora se ne mettono nessuno, uno o due.
change-alternating_start = In due cominciava ogni turno lo stesso giocatore. Ora il treno cambia di mano, se il tavolo non vuole altrimenti.
phase-draw = Pesca
phase-choose = Scelta
phase-boomtown = Boomtown
phase-first_lay = 1ª posa
phase-second_lay = 2ª posa
phase-over = Fine

## Le carte

dollars = { $figure } $
card-double_turn = Doppio turno
card-triple_turn = Triplo turno
card-four_in_one = Quattro in uno
card-boomtown = Boomtown
card-branch = Linea secondaria
card-nothing = niente
card-worth = { $value } × { $count } = { $worth }
short-double_turn = 2 binari a posa
short-triple_turn = 3 binari a posa
short-four_in_one = 4 binari insieme
short-boomtown = fino a 2 segnalini
short-branch = va insieme
brief-double_turn = 2 binari per posa, premi doppi
brief-triple_turn = 3 binari per posa, senza premi
brief-four_in_one = 4 binari in una sola posa
brief-boomtown = città da 2 o 3 portata a 4 o 5
brief-branch = un nuovo tronco da una città raggiunta
does-double_turn = Uno o due binari in ogni posa, premi doppi, e prima della tua seconda posa puoi cambiare carte città. Si può tenere.
does-triple_turn = Da uno a tre binari in ogni posa, ma senza premi. Si gioca nel turno in cui si prende.
does-four_in_one = Fino a quattro binari in una delle due pose e nessuno nell’altra, con i soliti premi. Si gioca nel turno in cui si prende.
does-boomtown = Fino a due segnalini: una città di valore 2 o 3 diventa 4, una di valore 3 anche 5. Un binario per posa. Si può tenere.
does-branch = Si gioca con una città o un doppio turno: la sua ferrovia comincia un nuovo tronco in una città che ha raggiunto. Si gioca nel turno in cui si compra.
play-with_branch = { $card_name } + linea { $code }

## Il tavolo

board-title = La mappa dell’Ovest: 42 città, linee da uno a quattro tratti, nove ferrovie
water-pacific = Pacifico
water-gulf = Golfo del Messico
fact-round = Giro { $round }
fact-left = { $left ->
    [one] 1 binario delle principali alla fine
   *[other] { $left } binari delle principali alla fine
}
seat-cash = { $money } in cassa
seat-chosen = scelta fatta
seat-choosing = sta scegliendo
seat-drawing = sta pescando
seat-cards = { $count ->
    [one] 1 città giocata
   *[other] { $count } città giocate
}
seat-plays = gioca { $card_name }
seat-plays_nothing = non gioca niente
seat-first = primo
seat-branch = secondaria
town-base = { $city }: base di partenza senza valore. Ferrovie: { $railroads }.
town-unreached = { $city }: valore { $value }, ancora nessuna ferrovia.
town-worth = { $city }: { $value } × { $count } = { $worth }. Ferrovie: { $railroads }.
town-card = { $city }: { $value } × { $count } = { $worth }
town-played = Carte giocate da { $seats }.
head-live = { $railroad }, tronco per { $city }
head-dead = { $railroad }: tronco morto, da { $city } non si va avanti
rails-title = Binari rimasti
rails-left = { $railroad }: { $left ->
    [0] i binari sono tutti posati
    [one] 1 binario rimasto
   *[other] { $left } binari rimasti
}
rails-lost = { $railroad }: { $left } binari rimasti, ma tutti i suoi tronchi sono morti. Solo una linea secondaria può continuare.
rails-in_deck = { $railroad }: la sua carta è ancora nel mazzo.
rails-deck_short = mazzo
display-title = Carte scoperte
display-take = Prendi una carta
deck-title = Mazzo città
deck-plain = coperto
deck-hidden = dentro ancora { $railroads }
deck-does = Carte città coperte. Una linea breve che esce entra subito in gioco.
third-title = Terza mano
third-note = coperta, non la vede nessuno
third-does = Il terzo giocatore immaginario. Per vincere bisogna superare anche lui.
counters-title = Segnalini
counters-note = per valore
counters-does = Segnalini boomtown rimasti.
hand-title = Le tue carte
hand-chosen = scelta
plays-title = Giocate in questo giro
plays-of = { $seat }: { $card_name }
sign-short = { $left } rimasti
sign-short_title = Posa un binario della { $railroad }: { $left } rimasti
sign-branch = secondaria
sign-branch_title = Comincia una linea secondaria della { $railroad }

## Che cosa si chiede

prompt-over = Partita finita
prompt-wait = Si aspetta { $seat }
prompt-all_choose = Tutti scelgono una carta
prompt-choose = Quale carta giochi?
prompt-chosen = Giochi { $card }
prompt-nothing = Non hai niente da giocare
prompt-draw = { $missing ->
    [one] Pesca una carta
   *[other] Pesca { $missing } carte, una alla volta
}
prompt-boomtown = { $placed ->
    [0] Quale città cresce?
   *[other] Un secondo boomtown?
}
prompt-ending = Le principali sono tutte morte: apri la linea secondaria?
prompt-lay = { $todo ->
    [0] I tuoi binari sono posati
    [one] { $done ->
        [0] Posa un binario
       *[other] Ancora un binario?
    }
   *[other] { $done ->
        [0] Posa fino a { $todo } binari
       *[other] Ancora fino a { $todo } binari?
    }
}
hint-draw = Dal mazzo città, o una carta scoperta.
hint-boomtown = Un segnalino alza il valore della città per le carte di tutti.
hint-choose = Hanno scelto { $chosen } su { $seats }. Si scoprono tutte insieme.
hint-chosen = Puoi ancora cambiarla. Si aspetta { $seats }.
hint-forced = Va giocata per forza. Si aspetta { $seats }.
hint-lay = Scegli un tratto acceso.
hint-lay_signs = Scegli un tratto acceso, o tocca un cartellino accanto alle tue carte: linee brevi e secondarie.
hint-lay_terrain = Scegli un tratto acceso, o passa. In verde quanto rende, in chiaro quanto costa.
hint-double = Fino a due binari adesso e due nella seconda posa; i premi valgono doppio.
hint-triple = Fino a tre binari adesso e tre nella seconda posa; senza premi.
hint-four = Fino a quattro binari adesso, oppure tutti nella seconda posa.
hint-more = { $todo ->
    [one] Ancora uno, oppure hai finito. Fino ad allora puoi annullare.
   *[other] Ancora fino a { $todo }, oppure hai finito. Fino ad allora puoi annullare.
}
hint-laid_all = Guarda ancora una volta: puoi annullare, o confermare.
hint-exchange = Prima puoi cambiare carte città: toccale da sinistra a destra, poi conferma. Oppure posa e basta.
hint-ending = Nessuna principale può continuare senza carta. Apri il tronco, o lascia finire la partita.
hint-waiting_draw = Sta pescando.
hint-waiting_boomtown = Sta mettendo i segnalini boomtown.
hint-waiting_first_lay = Prima posa.
hint-waiting_second_lay = Seconda posa.
hint-over = Il punteggio più alto: { $points }.
hint-over_third = Il punteggio più alto: { $points }. Terza mano: { $third }.

## Offerte

offer-draw = Pesca una città ({ $left })
offer-decline = Non pescare altro
offer-take = Prendi { $card }
offer-buy = Compra una linea secondaria della { $railroad } a { $price }
offer-play = Gioca { $card }
offer-play_branch = Gioca { $card } con la linea secondaria { $railroad }
offer-counter_on = Segnalino boomtown a { $city }
offer-counter = { $city } cresce: da { $printed } a { $value }
offer-no_counter = Nessun segnalino
offer-no_second = Nessun secondo segnalino
offer-lay = { $railroad } { $arrives ->
    [yes] arriva a { $goal_city } da { $city }
   *[no] da { $city } verso { $goal_city }, { $step } di { $length }
}
offer-branch = Linea secondaria { $railroad }: { $arrives ->
    [yes] da { $city } a { $goal_city }
   *[no] da { $city } verso { $goal_city }, { $step } di { $length }
}
offer-twin = (linea { $number })
offer-exchange = { $count ->
    [one] Metti via { $cities } e pesca un’altra carta
   *[other] Metti via { $cities } e pescane altre { $count }
}
offer-done = { $laid ->
    [one] Finito con un binario
   *[other] Finito con { $laid } binari
}
offer-put_off = Tutti nella seconda posa
offer-pass = Passo
offer-let_end = Lascia finire la partita
figure-cost = { $kind ->
    [mountain] montagna { $amount }
    [river] fiume { $amount }
   *[both] montagna e fiume { $amount }
}
figure-first = prima ferrovia +{ $amount }
figure-square = casella +{ $amount }
figure-cards = le tue carte +{ $points }
figure-each_card = +{ $points } per carta

## Che cosa è successo

dealt = Hai in mano { $cities }.
turn_began = Giro { $round }: il treno è di { $seat }.
city_drawn = { $seat } pesca una carta città; ne restano { $left }.
city_seen = È { $city }.
short_line_shown = Esce la { $railroad }: { $rails } binari da { $home }.
short_line_shown-by = { $seat } trova la { $railroad }: { $rails } binari da { $home }.
card_taken = { $seat } prende { $card }.
branch_bought = { $seat } compra una linea secondaria della { $railroad } a { $price }.
draw_declined = { $seat } non pesca altro.
third_hand_dealt = { $size ->
    [one] Una carta coperta alla terza mano: adesso è 1.
   *[other] Una carta coperta alla terza mano: adesso sono { $size }.
}
card_chosen = { $seat } ha scelto.
choice_noted = Giocherai { $card }.
cards_revealed = Si scopre: { $plays }.
revealed-card = { $seat } { $card }
revealed-branch = { $seat } { $card } con una linea secondaria { $railroad }
revealed-nothing = { $seat } niente
counter_placed = { $seat } fa crescere { $city }: il suo valore è { $value }.
counters_declined = { $seat } non mette segnalini.
rail_laid = { $seat } posa { $railroad } da { $city } verso { $goal_city }.
rail_laid-arrived = { $seat } porta { $railroad } da { $city } a { $goal_city }.
rail_laid-branch = { $seat } comincia una linea secondaria della { $railroad } da { $city } verso { $goal_city }.
rail_laid-earned = { $first ->
    [0] La sua casella rende { $amount }.
   *[other] { $square ->
        [0] Prima ferrovia in città: { $amount }.
       *[other] Prima ferrovia in città, e la sua casella: { $amount }.
    }
}
rail_laid-paid = È costato { $cost }.
cards_exchanged = { $seat } cambia { $count ->
    [one] una carta città
   *[other] { $count } carte città
}; ne restano { $left }.
exchange_seen = Via { $given }, in mano { $got }.
rails_put_off = { $seat } rimanda i quattro binari alla seconda posa.
lay_passed = { $seat } passa.
lay_passed-forced = { $seat } non può posare niente e passa.
branch_unused = La linea secondaria { $railroad } di { $seat } resta inutilizzata.
match_ended = { $why } La partita è finita.
match_ended-third = La terza mano aveva { $cities }.
part-money = Denaro
part-cities = Carte città
reason-all_laid = I binari delle principali sono tutti posati.
reason-dead_ends = Nessuna principale può continuare: i tronchi sono tutti morti.
reason-all_passed = Nella stessa posa hanno passato tutti.

## I conti

results-title = I conti finali
results-winners = { $count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}
results-sevens = A pari punti decidono le carte giocate di valore 7.
results-third_wins = Nessuno supera la terza mano: vince lei.
results-parts = { $count ->
    [one] 1 carta città { $points }
   *[other] { $count } carte città { $points }
} + { $money }
results-third = { $count ->
    [one] 1 carta città { $points }
   *[other] { $count } carte città { $points }
}
results-towns = Città per città
results-how = Valore × ferrovie = quanto vale ogni carta, e di chi sono le carte.

## Nel terminale

text-third = { $size ->
    [one] 1 carta
   *[other] { $size } carte
}
text-railroads = Ferrovie: binari rimasti, e dove finiscono i tronchi
text-end = { $dead ->
    [yes] { $city } (morto)
   *[no] { $city }
}
text-lost = tutti morti
text-towns = Città: valore × ferrovie

## Mosse rifiutate

options-first_not_seated = In { $seats } non c’è il posto { $first }.
draw-not_now = Si pesca all’inizio del giro.
draw-deck_empty = Il mazzo città è vuoto.
take-no_such_card = Fra le carte scoperte non c’è niente di simile.
take-none_left = Fra le carte scoperte non c’è { $card }.
take-not_together = Hai già una carta da giocare per forza in questo giro: { $card } non va insieme.
buy-no_such_card = Solo le principali hanno linee secondarie.
buy-none_left = Non ci sono più linee secondarie della { $railroad }.
buy-not_together = Hai già una carta da giocare per forza in questo giro: una linea secondaria non va insieme.
buy-too_dear = Una linea secondaria costa { $price }; hai { $money }.
buy-nothing_to_play_with = Una linea secondaria si gioca con una città o un doppio turno, e non ne hai.
decline-deck_not_empty = Finché c’è il mazzo città, una carta va pescata.
choose-not_now = Le carte si scelgono dopo la pesca.
choose-no_such_card = Non c’è una carta simile.
choose-forced = La carta presa in questo giro va giocata.
choose-boomtown_with_branch = La tua linea secondaria della { $railroad } va giocata, e un boomtown non va insieme.
choose-not_held = Non hai { $card }, o adesso non si può giocare.
choose-already = Hai già scelto { $card }.
counter-not_now = I segnalini si mettono subito dopo aver scoperto le carte.
counter-no_such = Non c’è una città o un segnalino simile.
counter-none_left = Non ci sono più segnalini da { $value }.
counter-has_one = { $city } ha già un segnalino.
counter-wrong_value = { $city } ha il valore stampato { $printed }: questo segnalino non ci va.
counter-owed = Almeno un segnalino va messo.
lay-not_now = Non è il momento di posare.
lay-all_laid = Hai posato tutti i binari di questa posa: conferma.
lay-no_such_line = Non c’è una ferrovia o una linea simile.
lay-not_available = La carta della { $railroad } è ancora nel mazzo.
lay-no_rails_left = La { $railroad } non ha più binari.
lay-dead_ends = Le principali sono tutte morte: apri la linea secondaria della { $railroad }, o lascia finire la partita.
lay-first_rail = Il primo binario della { $railroad } parte da { $home }.
lay-not_connected = La { $railroad } non ha raggiunto { $city }.
lay-no_track_there = Nessun tronco della { $railroad } finisce a { $city }.
lay-against_arrow = La freccia non lascia costruire verso { $city }.
lay-line_full = Questa linea è piena: è della { $owner }.
lay-line_taken = La { $owner } ha cominciato questa linea: per le altre è chiusa.
lay-twin_line = La { $railroad } ha già costruito sulla gemella di questa linea.
lay-too_dear = Quel binario costa { $cost }; hai { $money }.
branch-no_card = In questo giro non hai una linea secondaria della { $railroad }.
branch-no_rail_yet = La { $railroad } non ha ancora binari: una linea secondaria deve partire da un tronco.
branch-not_connected = La { $railroad } non ha raggiunto { $city }.
branch-track_goes_there = Un tronco della { $railroad } ci va già: non serve una linea secondaria.
exchange-not_now = Le carte città si cambiano prima della seconda posa, con un doppio turno.
exchange-too_late = È tardi per cambiare carte: si fa prima dei binari.
exchange-too_many = { $left ->
    [one] Nel mazzo c’è solo 1 carta città.
   *[other] Nel mazzo ci sono solo { $left } carte città.
}
exchange-not_held = Non hai queste carte.
done-not_now = Non c’è niente da confermare.
done-nothing_laid = Posa almeno un binario.
put_off-not_four_in_one = Si rimandano solo i binari di un quattro in uno, nella prima posa.
put_off-begun = Hai già cominciato a posare: gli altri adesso o mai più.
put_off-dead_ends = Le principali sono tutte morte: apri la linea secondaria, o lascia finire la partita.
pass-begun = Hai posato un binario: non è un passo. Conferma.
pass-dead_ends = Le principali sono tutte morte: apri la linea secondaria, o lascia finire la partita.
pass-put_off = I binari di un quattro in uno si rimandano, non si passano.
pass-must_lay = Chi può posare deve.
let_end-not_now = La partita non finisce qui.
notation-unknown = “{ $text }” non è una mossa. Esempi: draw, take boomtown, play Denver, rail SF Chicago-Kansas City/1, done.
notation-which = “{ $text }” può voler dire più cose: { $candidates }.
notation-no_such_name = Non conosco niente che si chiami “{ $name }” (in “{ $text }”).
notation-counter_form = Un segnalino si scrive con il valore e la città, per esempio counter 5 Dallas (in “{ $text }”).
notation-rail_form = Un binario si scrive con la ferrovia e le due città, per esempio rail UP Omaha-North Platte/1 (in “{ $text }”).
notation-no_such_line = Fra queste città non c’è una linea simile (in “{ $text }”).

## La legenda della mappa

key-mountain_cost = montagna 1 $
key-mountain_free = montagna
key-river_cost = fiume 1 $
key-river_free = fiume
key-arrow = senso unico
key-square = premio 4 $
key-worth = valore × ferrovie
key-boom = boomtown
key-own = in mano
key-dead = tronco morto
