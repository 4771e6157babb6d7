# Santa Fe Rails in italiano.

game-name = Santa Fe Rails
game-summary = Nove ferrovie corrono a ovest e non sono di nessuno. Scegli le tue città in segreto, portaci i binari e tieni lontani quelli degli avversari.
game-kind = Nove ferrovie, e nessuna è tua.
game-length = 90 min
option-terrain = Il terreno costa
option-terrain-explained = Un binario costa 1 $ in montagna e 1 $ attraverso un fiume. Si comincia con 5 $, le linee secondarie costano 2 $ e nessuno è obbligato a posare.
option-first = Chi comincia
option-first-explained = Il treno del primo giocatore si estrae a sorte o si assegna a un posto, per esempio al più giovane.
option-first-random = a sorte
option-first-a = posto A
option-first-b = posto B
option-first-c = posto C
option-first-d = posto D
option-first-e = posto E
option-alternating_start = Inizio alternato, in due
option-alternating_start-explained = In due il treno cambia di mano a ogni turno. Altrimenti chi comincia ha sempre la prima scelta del doppio turno: con i bot più forti ha vinto 95 partite su 100, e 45 su 100 con questa opzione.
change-counters_optional = Chi giocava un boomtown doveva mettere almeno un segnalino, se uno andava bene. Ora se ne mettono nessuno, uno o due.
change-alternating_start = In due cominciava ogni turno lo stesso giocatore. Ora il treno cambia di mano, se il tavolo non vuole altrimenti.
phase-draw = Pesca
phase-choose = Scelta
phase-boomtown = Boomtown
phase-first_lay = 1ª posa
phase-second_lay = 2ª posa
phase-over = Partita finita

## Le carte

card-double_turn = Doppio turno
card-triple_turn = Triplo turno
card-four_in_one = Quattro in uno
card-boomtown = Boomtown
card-branch = Linea secondaria
card-nothing = niente
card-worth = { $value } × { $count } = { $worth }
short-double_turn = 2 binari per posa
short-triple_turn = 3 binari per posa
short-four_in_one = 4 binari insieme
short-boomtown = fino a 2 segnalini
short-branch = con un’altra carta
brief-double_turn = 2 binari per posa, bonus doppi
brief-triple_turn = 3 binari per posa, senza bonus
brief-four_in_one = 4 binari in una sola posa
brief-boomtown = una città da 2 o 3 sale a 4 o 5
brief-branch = un nuovo tronco da una città raggiunta
does-double_turn = Uno o due binari in ogni posa e bonus doppi; prima della tua seconda posa puoi cambiare carte città. Si può tenere per dopo.
does-triple_turn = Da uno a tre binari in ogni posa, ma senza bonus. Si gioca nel turno in cui si prende.
does-four_in_one = Fino a quattro binari in una delle due pose e nessuno nell’altra, con i soliti bonus. Si gioca nel turno in cui si prende.
does-boomtown = Fino a due segnalini: una città di valore 2 o 3 sale a 4, una di valore 3 anche a 5. Un binario per posa. Si può tenere per dopo.
does-branch = Si gioca con una carta città o un doppio turno: la ferrovia comincia un nuovo tronco da una città che ha raggiunto. Si gioca nel turno in cui si compra.
play-with_branch = { $card_name } + secondaria { $code }

## Il tavolo

board-title = La mappa dell’Ovest: 42 città, linee da uno a quattro tratti, nove ferrovie
water-pacific = Pacifico
water-gulf = Golfo del Messico
fact-round = Turno { $round }
fact-left = { $left ->
    [one] Manca 1 binario alla fine
   *[other] Mancano { $left } binari alla fine
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
seat-plays_nothing = non gioca carte
seat-first = ha il treno
seat-branch = secondaria
town-base = { $city }: base senza valore. Ferrovie: { $railroads }.
town-unreached = { $city }: valore { $value }, ancora nessuna ferrovia.
town-worth = { $city }: { $value } × { $count } = { $worth }. Ferrovie: { $railroads }.
town-card = { $city }: { $value } × { $count } = { $worth }
town-played = Carte giocate da { $seats }.
head-live = { $railroad }, tronco verso { $city }
head-dead = { $railroad }: tronco cieco, da { $city } non si prosegue
rails-title = Binari rimasti
rails-left = { $railroad }: { $left ->
    [0] i binari sono tutti posati
    [one] 1 binario rimasto
   *[other] { $left } binari rimasti
}
rails-lost = { $left ->
    [one] { $railroad }: 1 binario rimasto, ma tutti i suoi tronchi sono ciechi. Serve una linea secondaria.
   *[other] { $railroad }: { $left } binari rimasti, ma tutti i suoi tronchi sono ciechi. Serve una linea secondaria.
}
rails-in_deck = { $railroad }: la sua carta è ancora nel mazzo.
rails-deck_short = mazzo
display-title = Carte scoperte
display-take = Prendi una carta
display-tab = Carte
deck-title = Mazzo città
deck-plain = coperto
deck-hidden = ci sono ancora { $railroads }
deck-does = Carte città coperte. Se esce una linea breve, entra subito in gioco.
third-title = Terza mano
third-note = coperta: non la vede nessuno
third-does = La mano di un terzo giocatore immaginario: per vincere bisogna superare anche questa.
counters-title = Segnalini
counters-note = per valore
counters-does = Segnalini boomtown rimasti.
hand-title = Le tue carte
hand-chosen = scelta
plays-title = Giocate in questo turno
plays-of = { $seat }: { $card_name }
sign-short = { $left ->
    [one] 1 rimasto
   *[other] { $left } rimasti
}
sign-short_title = { $left ->
    [one] Posa un binario della { $railroad }: 1 rimasto
   *[other] Posa un binario della { $railroad }: { $left } rimasti
}
sign-branch = secondaria
sign-branch_title = Comincia una linea secondaria della { $railroad }

## Che cosa si chiede

prompt-over = Partita finita
prompt-wait = Tocca { AD($seat) }
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
   *[other] Un secondo segnalino?
}
prompt-ending = Le principali sono tutte bloccate: apri la linea secondaria?
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
hint-choose = Hanno scelto in { $chosen } su { $seats }. Le carte si scoprono tutte insieme.
hint-chosen = Puoi ancora cambiarla. In attesa di { $seats }.
hint-forced = Va giocata per forza. In attesa di { $seats }.
hint-lay = Scegli un tratto acceso.
hint-lay_signs = Scegli un tratto acceso, o tocca un cartellino accanto alle tue carte: linee brevi e secondarie.
hint-lay_terrain = Scegli un tratto acceso, o passa. In verde quanto rende, in chiaro quanto costa.
hint-double = Fino a due binari ora e due nella seconda posa; i bonus valgono doppio.
hint-triple = Fino a tre binari ora e tre nella seconda posa; senza bonus.
hint-four = Fino a quattro binari ora, oppure tutti nella seconda posa.
hint-more = { $todo ->
    [one] Ancora un binario, oppure conferma. Prima di confermare puoi annullare.
   *[other] Ancora fino a { $todo } binari, oppure conferma. Prima di confermare puoi annullare.
}
hint-laid_all = Controlla: puoi ancora annullare, oppure conferma.
hint-exchange = Prima di posare puoi cambiare carte città: toccale da sinistra a destra, poi conferma. Se non vuoi, posa un binario.
hint-ending = Nessuna principale può continuare senza quella carta. Apri il tronco, o lascia finire la partita.
hint-waiting_draw = Sta pescando.
hint-waiting_boomtown = Sta mettendo i segnalini boomtown.
hint-waiting_first_lay = Sta posando (prima posa).
hint-waiting_second_lay = Sta posando (seconda posa).
hint-over = Il punteggio più alto: { $points }.
hint-over_third = Il punteggio più alto: { $points }. Terza mano: { $third }.

## Offerte

offer-draw = Pesca una carta città ({ $left })
offer-decline = Non pescare altro
offer-take = Prendi { $card }
offer-buy = Compra una linea secondaria della { $railroad } a { $price }
offer-play = Gioca { $card }
offer-play_branch = Gioca { $card } con la linea secondaria della { $railroad }
offer-counter_on = Segnalino boomtown: { $city }
offer-counter = { $city } sale da { $printed } a { $value }
offer-no_counter = Nessun segnalino
offer-no_second = Basta un segnalino
offer-lay = { $railroad } { $arrives ->
    [yes] da { $city } fino { AD($goal_city) }
   *[no] da { $city } verso { $goal_city }, { $step } di { $length }
}
offer-branch = Linea secondaria della { $railroad }: { $arrives ->
    [yes] da { $city } { AD($goal_city) }
   *[no] da { $city } verso { $goal_city }, { $step } di { $length }
}
offer-twin = (linea { $number })
offer-exchange = { $count ->
    [one] Scarta { $cities } e pesca un’altra carta
   *[other] Scarta { $cities } e pescane altre { $count }
}
offer-done = { $laid ->
    [one] Conferma: 1 binario
   *[other] Conferma: { $laid } binari
}
offer-put_off = Tutti nella seconda posa
offer-pass = Passa
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
turn_began = Turno { $round }: comincia { $seat }.
city_drawn = { $seat } pesca una carta città; ne restano { $left }.
city_seen = Hai pescato { $city }.
short_line_shown = Entra in gioco la { $railroad }: { $rails } binari da { $home }.
short_line_shown-by = { $seat } pesca la { $railroad }, che entra in gioco: { $rails } binari da { $home }.
card_taken = { $seat } prende { $card }.
branch_bought = { $seat } compra una linea secondaria della { $railroad } a { $price }.
draw_declined = { $seat } non pesca altro.
third_hand_dealt = { $size ->
    [one] Una carta coperta alla terza mano: ora ne ha 1.
   *[other] Una carta coperta alla terza mano: ora ne ha { $size }.
}
card_chosen = { $seat } ha scelto.
choice_noted = Giocherai { $card }.
cards_revealed = Carte scoperte: { $plays }.
revealed-card = { $seat }: { $card }
revealed-branch = { $seat }: { $card } con una linea secondaria della { $railroad }
revealed-nothing = { $seat }: niente
counter_placed = { $seat } fa crescere { $city }: ora vale { $value }.
counters_declined = { $seat } non mette segnalini.
rail_laid = { $seat } posa un binario della { $railroad } da { $city } verso { $goal_city }.
rail_laid-arrived = { $seat } porta la { $railroad } da { $city } { AD($goal_city) }.
rail_laid-branch = { $seat } comincia una linea secondaria della { $railroad } da { $city } verso { $goal_city }.
rail_laid-earned = { $first ->
    [0] Casella della ferrovia: { $amount }.
   *[other] { $square ->
        [0] Prima ferrovia in città: { $amount }.
       *[other] Prima ferrovia in città e casella della ferrovia: { $amount }.
    }
}
rail_laid-paid = Costo: { $cost }.
cards_exchanged = { $seat } cambia { $count ->
    [one] una carta città
   *[other] { $count } carte città
}; ne restano { $left }.
exchange_seen = Scarti { $given }; peschi { $got }.
rails_put_off = { $seat } rimanda i quattro binari alla seconda posa.
lay_passed = { $seat } passa.
lay_passed-forced = { $seat } non può posare niente e passa.
branch_unused = La linea secondaria della { $railroad } di { $seat } resta inutilizzata.
match_ended = { $why } La partita è finita.
match_ended-third = La terza mano aveva { $cities }.
part-money = Denaro
part-cities = Carte città
reason-all_laid = I binari delle principali sono tutti posati.
reason-dead_ends = Nessuna principale può continuare: i tronchi sono tutti ciechi.
reason-all_passed = Tutti hanno passato nella stessa posa.

## I conti

results-title = I conti finali
results-winners = { $count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}
results-sevens = A pari punti decidono le carte giocate di valore 7.
results-third_wins = Nessuno supera la terza mano: vince lei.
results-parts = { $count ->
    [one] 1 carta città: { $points }
   *[other] { $count } carte città: { $points }
} + { $money }
results-third = { $count ->
    [one] 1 carta città: { $points }
   *[other] { $count } carte città: { $points }
}
results-towns = Città per città
results-how = Valore × ferrovie = punti di ogni carta; accanto, chi l’ha giocata.

## Nel terminale

text-third = { $size ->
    [one] 1 carta
   *[other] { $size } carte
}
text-railroads = Ferrovie: binari rimasti, e dove finiscono i tronchi
text-end = { $dead ->
    [yes] { $city } (cieco)
   *[no] { $city }
}
text-lost = tutti ciechi
text-towns = Città: valore × ferrovie
kind-take = Prendi una carta scoperta
kind-buy = Compra una linea secondaria
kind-play = Gioca una carta
kind-counter = Fai crescere una città
kind-rail = Posa un binario
kind-branch = Comincia una linea secondaria
kind-exchange = Scambia carte
text-key = • città con valore×ferrovie, . tratto libero, SF> capo di una linea, SF! capo cieco; le ferrovie:

## Mosse rifiutate

options-first_not_seated = In { $seats } non c’è il posto { $first }.
draw-not_now = Si pesca all’inizio del turno.
draw-deck_empty = Il mazzo città è vuoto.
take-no_such_card = Questa carta non è fra quelle scoperte.
take-none_left = { $card }: fra le carte scoperte non ce ne sono più.
take-not_together = { $card } non si può prendere insieme alla carta che devi giocare in questo turno.
buy-no_such_card = Solo le principali hanno linee secondarie.
buy-none_left = Non ci sono più linee secondarie della { $railroad }.
buy-not_together = Una linea secondaria non si può comprare insieme alla carta che devi giocare in questo turno.
buy-too_dear = Una linea secondaria costa { $price }: hai { $money }, { $lacking } in meno.
buy-nothing_to_play_with = Una linea secondaria si gioca con una città o un doppio turno, e non ne hai.
decline-deck_not_empty = Finché nel mazzo città ci sono carte, devi pescare.
choose-not_now = Le carte si scelgono dopo la pesca.
choose-no_such_card = Questa carta non esiste.
choose-forced = La carta presa in questo turno va giocata.
choose-boomtown_with_branch = Devi giocare la linea secondaria della { $railroad }, e non può andare con un boomtown: scegli una città o un doppio turno.
choose-not_held = { $card }: non è nella tua mano, o ora non si può giocare.
choose-already = Hai già scelto { $card }.
counter-not_now = I segnalini si mettono subito dopo aver scoperto le carte.
counter-no_such = Questa città o questo segnalino non esiste.
counter-none_left = Non ci sono più segnalini da { $value }.
counter-has_one = { $city } ha già un segnalino.
counter-wrong_value = { $city } ha valore stampato { $printed }: questo segnalino non va bene.
counter-owed = Metti almeno un segnalino.
lay-not_now = Non è il momento di posare.
lay-all_laid = Hai posato tutti i binari di questa posa: conferma.
lay-no_such_line = Questa ferrovia o questa linea non esiste.
lay-not_available = La carta della { $railroad } è ancora nel mazzo.
lay-no_rails_left = La { $railroad } non ha più binari.
lay-dead_ends = Le principali sono tutte bloccate: apri la linea secondaria della { $railroad }, o lascia finire la partita.
lay-first_rail = Il primo binario della { $railroad } parte da { $home }.
lay-not_connected = La { $railroad } non ha raggiunto { $city }.
lay-no_track_there = Nessun tronco della { $railroad } finisce lì ({ $city }).
lay-against_arrow = Verso { $city } non si può: qui si costruisce solo nel senso della freccia.
lay-line_full = Questa linea è completa ed è della { $owner }.
lay-line_taken = La { $owner } ha cominciato questa linea: per le altre è chiusa.
lay-twin_line = La { $railroad } ha già costruito sull’altra linea fra queste due città.
lay-too_dear = Questo binario costa { $cost }: hai { $money }, { $lacking } in meno.
branch-no_card = In questo turno non hai una linea secondaria della { $railroad }.
branch-no_rail_yet = La { $railroad } non ha ancora binari: una linea secondaria deve partire da un tronco.
branch-not_connected = La { $railroad } non ha raggiunto { $city }.
branch-track_goes_there = Un tronco della { $railroad } ci arriva già: non serve una linea secondaria.
exchange-not_now = Le carte città si cambiano prima della seconda posa, con un doppio turno.
exchange-too_late = È tardi per cambiare carte: si fa prima dei binari.
exchange-too_many = { $left ->
    [one] Nel mazzo c’è solo 1 carta città.
   *[other] Nel mazzo ci sono solo { $left } carte città.
}
exchange-not_held = Non hai queste carte.
done-not_now = Non c’è niente da confermare.
done-nothing_laid = Prima di confermare posa almeno un binario.
put_off-not_four_in_one = Si rimandano solo i binari di un quattro in uno, nella prima posa.
put_off-begun = Hai già cominciato a posare: non puoi più rimandare gli altri binari.
pass-begun = Hai già posato un binario: non puoi passare, conferma.
pass-dead_ends = Le principali sono tutte bloccate: apri la linea secondaria, o lascia finire la partita.
pass-put_off = Con il quattro in uno non si passa: i binari si rimandano alla seconda posa.
pass-must_lay = Puoi posare, quindi devi farlo: scegli un tratto acceso.
let_end-not_now = La partita non può ancora finire.
notation-unknown = “{ $text }” non è una mossa. Esempi: draw, take boomtown, play Denver, rail SF Chicago-Kansas City/1, done.
notation-counter_form = Un segnalino si scrive con il valore e la città, per esempio counter 5 Dallas (in “{ $text }”).
notation-rail_form = Un binario si scrive con la ferrovia e le due città, per esempio rail UP Omaha-North Platte/1 (in “{ $text }”).
notation-no_such_line = Fra queste città questa linea non c’è (in “{ $text }”).

## La legenda della mappa

key-mountain_cost = montagna 1 $
key-mountain_free = montagna
key-river_cost = fiume 1 $
key-river_free = fiume
key-arrow = senso unico
key-square = bonus 4 $
key-worth = valore × ferrovie
key-boom = boomtown
key-own = in mano
key-dead = tronco cieco

# A colpo d’occhio: che cosa conta, i passi del turno
goal-own = Più ferrovie ci arrivano, più valgono le tue città: { $cities }.
goal-own_many = Più ferrovie ci arrivano, più valgono le tue città: { $cities } e altre { $count }.
goal-watching = Ogni carta giocata vale il valore della sua città per le ferrovie che vi arrivano.
step-draw = Pesca
step-choose = Scelta
step-boomtown = Boomtown
step-first_lay = 1ª posa
step-second_lay = 2ª posa

## Che cosa si è toccato

thing-line = Linea { $city }–{ $other_city }
thing-branch = Linea secondaria della { $railroad }
