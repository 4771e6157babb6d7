# Rail Baron in italiano.

game-name = Rail Baron
game-summary = Viaggia di città in città, incassa a ogni arrivo, compra ferrovie e fatti pagare da chi le usa. Vince chi torna a casa per primo con una fortuna.
game-kind = Viaggia, compra, incassa pedaggi.
game-length = 2–3 ore
option-group_purchase = Gruppi interi
option-group_purchase-explained = Con un solo acquisto si può prendere un intero gruppo di ferrovie al suo prezzo complessivo.
option-cheap_superchief = Superchief scontata
option-cheap_superchief-explained = Più si è, meno costa la Superchief: da 40.000 $ fino a 28.000 $.
option-net_worth = Patrimonio
option-net_worth-explained = Per vincere contano anche ferrovie e locomotiva; almeno 50.000 $ devono essere in contanti.
option-rich_payoffs = Incassi ricchi
option-rich_payoffs-explained = Ogni viaggio rende un quinto in più.
option-open_cash = Contanti visibili
option-open_cash-explained = I contanti di tutti si vedono sempre, anche sotto i 150.000 $.
option-free_sales = Vendite libere
option-free_sales-explained = All’inizio del proprio turno si possono vendere ferrovie anche senza debiti.
option-declare_at_home = Dichiarare da casa
option-declare_at_home-explained = Chi è a casa con abbastanza denaro può dichiarare lì e vince subito, senza un viaggio in cui gli altri possano intervenire.
option-governor = Il Governatore
option-governor-explained = Nessuno dichiara: quando qualcuno ha 200.000 $ si finisce il giro e vince chi ha più contanti. Le ferrovie costano di più o vanno all’asta; quelle che nessuno vuole vanno al Governatore.
option-speed_cards = Carte velocità
option-speed_cards-explained = Ognuno ha le carte da 1 a 6: in ogni viaggio se ne usa una, che porta il treno avanti di altrettanti punti.
option-own_free = Ferrovie proprie gratis
option-own_free-explained = Viaggiare sulle proprie ferrovie non costa niente.
option-three_dice = Tre dadi insieme
option-three_dice-explained = Con la Superchief il dado bonus si tira insieme ai dadi bianchi.
option-rfp_dot = Punto a Fredericksburg
option-rfp_dot-explained = La mappa ha un punto fra Washington e Richmond.
option-acl_no_turn = Incrocio ACL senza svolta
option-acl_no_turn-explained = In Georgia, dove la ACL incrocia sé stessa, il treno deve tirare dritto.
change-declare_at_home = Chi era a casa con abbastanza denaro poteva dichiarare lì e vinceva subito. Ora si dichiara altrove e a casa bisogna tornare.
phase-turn = Tiro dei dadi
phase-region = Scelta della regione
phase-ride = In viaggio
phase-after = Dopo il movimento
phase-discard = Scarto di una carta
phase-engine = Acquisto di una locomotiva
phase-purchase = Acquisto
phase-sale = Vendita per pagare
phase-bid = Asta
phase-over = Partita finita

## Cifre e parti

percent = { $figure }%
party-bank = Banca
party-governor = Governatore
party-bank_short = Banca
party-governor_short = Gov.
region-ne = Nord-est
region-se = Sud-est
region-nc = Centro-nord
region-sc = Centro-sud
region-pl = Pianure
region-nw = Nord-ovest
region-sw = Sud-ovest
region-mean = circa { $amount }
engine-none = nessuna locomotiva
engine-express = Express
engine-superchief = Superchief
engine-does_express = A ogni doppio un dado in più. Restano { $left }.
engine-does_superchief = A ogni tiro un dado in più. Restano { $left }.

## Il tavolo

fact-fee = Pedaggio { $fee }
fact-bank = { $left ->
    [0] La Banca ha venduto tutto
    [one] La Banca ha 1 ferrovia
   *[other] La Banca ha { $left } ferrovie
}
fact-home = Vince chi torna a casa con { $goal }
fact-net_worth = Vince chi torna a casa con un patrimonio di { $goal }
fact-governor = Con { $goal } comincia l’ultimo giro
fact-last_round = Ultimo giro
board-title = La mappa: 28 ferrovie fra 67 città
water-pacific = Pacifico
water-atlantic = Atlantico
water-gulf = Golfo del Messico
seat-out = fuori
seat-out_note = fuori dal gioco
seat-hidden = coperti
seat-hidden_why = sotto { $amount }
seat-cash = contanti
seat-cash_own = li vedi solo tu
seat-cash_open = li vedono tutti
seat-engine = { $engine }
seat-reach = Queste ferrovie servono il { $access } delle destinazioni.
seat-trip = { $origin } → { $goal_city } · { $distance ->
    [one] 1 punto
   *[other] { $distance } punti
}
seat-no_trip = in sosta: { $city }
seat-declared = dichiarato! verso casa: { $home }, { $distance ->
    [one] 1 punto
   *[other] { $distance } punti
} (se fallisce: { $city })
seat-declared_soon = dichiarato! verso casa: { $home }
trip-to = Da { $origin } { AD($goal_city) }
trip-home = Dichiarato: verso casa, { $home }
trip-none = In sosta: { $city }
trip-figures = incasso { $payoff }, { $distance ->
    [one] manca 1 punto
   *[other] mancano { $distance } punti
}
trip-home_figures = { $distance ->
    [one] manca 1 punto
   *[other] mancano { $distance } punti
}
trip-due = serve una destinazione
trip-ledger = { $count ->
    [one] In questo turno devi { $dues }
   *[other] In questo turno devi { $total }: { $dues }
}
trip-ledger_of = { $count ->
    [one] In questo turno { $seat } deve { $dues }
   *[other] In questo turno { $seat } deve { $total }: { $dues }
}
due-bank = { $amount } alla Banca
due-governor = { $amount } al Governatore
due-other = { $amount } { AD($other) }
cards-title = Carte velocità
bank-title = { $left ->
    [0] Ferrovie: la Banca non ne ha più
   *[other] Ferrovie: { $left } della Banca
}
bank-line = ferrovia
bank-why_line = La ferrovia
bank-price = prezzo
bank-why_price = Quanto costa, o quanto si ricava vendendola
bank-cities = città
bank-why_cities = Le città servite
bank-access = copre
bank-why_access = Percentuale delle destinazioni servite da questa ferrovia
bank-gain = per te
bank-why_gain = Quanto aggiungerebbe alla copertura delle tue ferrovie
bank-owner = di chi
bank-why_owner = A chi appartiene
bank-about = { $line }: { $cities }. In esclusiva: { $monopoly } delle destinazioni.
bank-short = Dopo l’acquisto non avresti abbastanza per i pedaggi di questo turno.
bank-group = { $group }: { $railroads }
auction-title = Asta
auction-facts = Prezzo { $price }, { $cities ->
    [one] 1 città
   *[other] { $cities } città
}, { $access } delle destinazioni
auction-gain = Per te: +{ $gain } delle destinazioni
auction-best = Offerta più alta: { $amount }, di { $seat }
auction-none = Ancora nessuna offerta; si parte da { $opening }
auction-next = La prossima offerta è di almeno { $least }.
auction-passed = ha passato
auction-asked = deve decidere
auction-in = in gara
auction-for_bank = Pescata fra quelle della Banca, a cui va il ricavato.
auction-seller = Vende { $seat }.
debt-title = I debiti di { $name }
debt-fees = { $seat } deve { $owed } di pedaggi.
debt-interception = Il treno di { $seat } è stato intercettato: il debito è { $owed }.
debt-missing = Hai { $cash } in contanti: manca ancora { $short }.
bank-tab = Banca
bank-sort = Ordina le ferrovie
bank-sort_gain = Per te
bank-sort_price = Prezzo
bank-sort_name = Nome
bank-cities_served = { $count ->
    [one] 1 città
   *[other] { $count } città
}
bank-access_now = copertura { $access }
bank-lacks = ti mancano { $amount }

## Che cosa si chiede

prompt-destination = Tocca a te: dove si va?
prompt-destination_again = Nuova destinazione per la mossa bonus
prompt-turn = Tocca a te: tira i dadi
prompt-region = Scegli una regione
prompt-ride = { $steps ->
    [one] In viaggio: avanza di 1 punto
   *[other] In viaggio: avanza di { $steps } punti
}
prompt-bonus = Hai il dado bonus: tiralo
prompt-card = Giochi una carta velocità?
prompt-discard = Scarta una carta velocità
prompt-engine = Compri una locomotiva?
prompt-purchase = Eccoti a destinazione: compri qualcosa?
prompt-sale = Devi { $owed }: vendi una ferrovia
prompt-bid = Offri per { $railroad }?
prompt-wait = Tocca { AD($seat) }
prompt-over = Partita finita
hint-turn = Tira per la regione e per la città.
hint-region = È uscita la regione in cui sei: scegline una qualsiasi, poi si tira per la città.
hint-ride = Scegli il prossimo tratto.
hint-after = Tira, oppure gioca prima una carta.
hint-discard = In questo viaggio non hai usato carte velocità: devi scartarne una.
hint-engine = Prima la locomotiva; poi puoi ancora comprare una ferrovia.
hint-purchase = Scegli una ferrovia dall’elenco o dalla mappa, oppure una locomotiva. Si compra solo all’arrivo.
hint-sale = Scegli una tua ferrovia, poi vendila alla Banca o mettila all’asta.
hint-bid = Se passi sei fuori da quest’asta.
hint-bid_poor = La prossima offerta è più di quanto hai: puoi solo passare.
hint-route = { $count ->
    [one] La via
   *[other] Via più economica
}: { $dots ->
    [one] 1 punto
   *[other] { $dots } punti
}, circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, pedaggi { $total } ({ $dues })
hint-waiting_turn = Sta per tirare.
hint-waiting_region = Sta scegliendo una regione.
hint-waiting_ride = È in viaggio.
hint-waiting_after = Sta decidendo che cosa fare dopo il movimento.
hint-waiting_discard = Sta scartando una carta velocità.
hint-waiting_engine = Sta guardando le locomotive.
hint-waiting_purchase = Sta guardando che cosa comprare.
hint-waiting_sale = Deve vendere ferrovie.
hint-waiting_bid = Sta pensando a un’offerta.
hint-over = { $count ->
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}
route-cheapest = più economica
route-shortest = più corta
route-friendly = meno ferrovie altrui
plan-label = Vai { AD($place) }
plan-toward = da { $before } a { $after } punti
plan-away = ti allontani: da { $before } a { $after } punti
plan-later = in tutto { $total }, circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
plan-arrives = arrivo con questo tiro
rail-about = { $full } ({ $code }), { $cost }: { $cities ->
    [one] 1 città
   *[other] { $cities } città
}, { $access } delle destinazioni, { $monopoly } in esclusiva
aim-nothing = Ora non si sceglie una meta
aim-nothing_why = La meta si indica sulla mappa mentre il treno è in viaggio.
aim-unreachable = Verso { $dot } non c’è strada
aim-here = Il treno è già lì.
aim-cut_off = Con i tratti non ancora percorsi in questo viaggio non ci si arriva, o dopo non si arriverebbe più a destinazione.
aim-to = Verso { $dot }: per quale via?
aim-arrives = Lì il viaggio finisce: incassi { $payoff }.
aim-home = Lì sei a casa.
aim-ends = Il tiro finisce lì.
aim-stops = { $left ->
    [one] Poi resta 1 punto del tiro.
   *[other] Poi restano { $left } punti del tiro.
}
aim-beyond = { $dots } punti: con questo tiro se ne fanno { $steps }.
route-other = un’altra via
plan-stops = { $dots ->
    [one] 1 punto
   *[other] { $dots } punti
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
plan-ends = { $dots ->
    [one] 1 punto
   *[other] { $dots } punti
}, il tiro finisce lì
bill-nothing = nessun pedaggio
bill-fare = { $party } { $amount } ({ $railroads })
bill-old = { $party } { $amount } ({ $railroads }, vecchia tariffa)
bill-before = { $party } { $amount } (già dovuti)

## Offerte

offer-roll_destination = Tira per la destinazione
offer-roll_dice = Tira i dadi
offer-roll_bonus = Tira il dado bonus
offer-declare = Dichiara e torna a casa ({ $home })
offer-declare_here = Dichiara e vinci subito ({ $home })
offer-region = { $region }: incasso medio { $amount }
offer-ride = { $railroad } fino { AD($dot) }
offer-ride_paid = { $railroad } fino { AD($dot) }, { $amount } ({ $party })
offer-card = Gioca la carta velocità { $card }
offer-discard = Scarta la carta velocità { $card }
offer-end = Finisci il turno
offer-buy = { $line } ({ $railroad }) per { $price }: { $cities ->
    [one] 1 città
   *[other] { $cities } città
}, { $access } delle destinazioni, +{ $gain } per te
offer-short = resta troppo poco per i pedaggi
offer-sale = { $line } ({ $railroad }): almeno { $half }
offer-group = { $group } ({ $railroads }) per { $price }
offer-engine = Compra la { $engine } per { $price }
offer-buy_engine = Compra la { $engine }
offer-draw = Pesca una ferrovia e mettila all’asta
offer-nothing = Non comprare
offer-no_engine = Nessuna locomotiva
offer-sell = Vendi { $railroad } alla Banca per { $half }
offer-sell_governor = Vendi { $railroad } al Governatore per { $half }
offer-auction = Metti { $railroad } all’asta, partendo da { $half }
offer-bid = Offri { $amount }
step-limit = Offri fino a { $amount }
step-left = Se vinci a { $amount } restano { $left }
offer-pass = Passa

## Che cosa è successo

home_rolled = La città di casa di { $seat } è { $city }.
turn_began = Turno di { $seat }.
region_rolled = { $choose ->
    [yes] { $seat } tira { $throw }: { $region }, dove il treno è già. Può scegliere la regione.
   *[no] { $seat } tira { $throw }: { $region }.
}
region_picked = { $seat } sceglie { $region }.
destination_rolled = { $kind ->
    [alternative] { $seat } tira { $throw }: { $city } è l’alternativa.
   *[goal] { $seat } tira { $throw }: la destinazione è { $city }.
}
roll_lost = { $seat } tira { $throw }: { $city }, dove il treno è già. Il tiro va perso.
declared = { $seat } dichiara e punta verso casa!
declared-cash = { $seat } dichiara con { $cash } e punta verso casa!
dice_rolled = { $due ->
    [yes] { $seat } tira { $dice } = { $sum }, e avrà il dado bonus.
   *[no] { $seat } tira { $dice } = { $sum }.
}
dice_rolled-bonus = { $seat } tira il dado bonus: { $sum }.
card_played = { $seat } gioca la carta velocità { $card }.
card_discarded = { $seat } scarta la carta velocità { $card }.
cards_returned = { $seat } riprende tutte e sei le carte velocità.
rode = { $seat } viaggia con { $railroad } fino { AD($dot) }.
rode-fee = { $seat } viaggia con { $railroad } fino { AD($dot) } (pedaggio { $fee }).
intercepted = { $holder } raggiunge { $seat }: la dichiarazione decade.
declaration_lapsed = { $seat } è a casa senza abbastanza denaro: la dichiarazione decade.
arrived = { $seat } arriva { AD($city) } e incassa { $payoff }.
paid = { $seat } paga { $amount } { AD($other) }{ $reason ->
    [interception] {" "}per l’intercettazione
    [ruin] , tutto ciò che resta
   *[fees] {""}
}.
paid-bank = { $seat } paga { $amount } alla Banca{ $reason ->
    [interception] {" "}per l’intercettazione
    [ruin] , tutto ciò che resta
   *[fees] {""}
}.
fell_short = { $seat } deve pagare { $owed } e non ha abbastanza contanti: deve vendere.
cash_announced = { $seat } annuncia { $cash } in contanti.
railroad_bought = { $seat } compra { $railroad } per { $price }.
railroad_bought-from = { $seat } compra { $railroad } da { $other } per { $price }.
railroad_bought-governor = { $seat } compra { $railroad } dal Governatore per { $price }.
group_bought = { $seat } compra { $group } ({ $railroads }) per { $price }.
engine_bought = { $seat } compra una locomotiva: { $engine }, { $price }.
nothing_bought = { $seat } non compra niente.
railroad_sold = { $buyer ->
    [governor] { $seat } vende { $railroad } al Governatore per { $price }.
   *[bank] { $seat } vende { $railroad } alla Banca per { $price }.
}
auction_opened = { $kind ->
    [drawn] { $seat } pesca { $railroad }: l’asta parte da { $opening }.
   *[own] { $seat } mette all’asta { $railroad }, partendo da { $opening }.
}
bid_made = { $seat } offre { $amount }.
bid_passed = { $seat } passa.
railroad_unsold = Nessuno vuole { $railroad }: va al Governatore.
fees_raised = La Banca ha venduto l’ultima ferrovia: i pedaggi salgono.
went_out = { $seat } non può pagare ed è fuori dal gioco.
last_round = { $seat } ha 200.000 $: comincia l’ultimo giro.
match_ended = { $count ->
    [one] Vince { $winners }{ $reason ->
        [home] , a casa con la somma necessaria
        [last] : tutti gli altri sono fuori
       *[governor] {" "}con più contanti di tutti
    }.
   *[other] Vincono insieme { $winners }, con più contanti di tutti.
}
part-cash = Contanti
part-railroads = Ferrovie
part-engine = Locomotiva
reason-home = A casa con abbastanza denaro.
reason-last = Tutti gli altri sono fuori dal gioco.
reason-governor = L’ultimo giro è finito: vince chi ha più contanti.

## La dichiarazione spiegata

hint-declare = Puoi dichiarare: a casa in circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, pedaggi { $fees }; dopo avresti { $amount }. Oppure tira una destinazione.
hint-declare_here = Sei a casa con abbastanza denaro: dichiara e hai vinto.
hint-declare_elsewhere = Hai abbastanza per vincere, ma da casa non si dichiara: tira una destinazione, raggiungila e dichiara quando serve la successiva.
declare-title = Puoi dichiarare
declare-what = Torni a casa ({ $home }) e vinci se, pagati i pedaggi di quel turno, hai almeno { $goal }.
declare-way = La via di casa: { $dots ->
    [one] 1 punto
   *[other] { $dots } punti
}, circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, pedaggi circa { $fees } ({ $dues }).
declare-enough = Hai { $cash }: { $amount } più del necessario.
declare-short = Hai { $cash }: { $amount } meno del necessario.
declare-alternative = Si tira subito, davanti a tutti, una destinazione alternativa: se la dichiarazione decade vai lì, e l’incasso si conta da qui.
declare-risk = Chi passa o si ferma sul tuo punto ti intercetta: paghi { $amount } e prosegui verso l’alternativa. Potrai dichiarare di nuovo più avanti.
declare-near = Il treno più vicino è quello di { $seat }, a { $dots ->
    [one] 1 punto
   *[other] { $dots } punti
}: a portata di un tiro.
declare-far = Il treno più vicino è quello di { $seat }, a { $dots } punti.
declare-win_here = Sei a casa ({ $home }) con abbastanza denaro: se dichiari vinci subito.
declared-title = { $seat } ha dichiarato
declared-own = Torna a casa ({ $home }): se dopo i pedaggi di quel turno hai almeno { $goal }, vinci.
declared-other = { $seat } torna a casa ({ $home }): vince se dopo i pedaggi di quel turno ha almeno { $goal }.
declared-way = { $dots ->
    [one] Manca 1 punto.
   *[other] Mancano { $dots } punti.
}
declared-alternative = Se non riesce, la destinazione è { $city }.
declared-alternative_own = La tua alternativa è { $city }: finché la dichiarazione vale è un punto come gli altri e lì non incassi.
declared-risk = Chi passa o si ferma sul tuo punto ti intercetta e riceve da te { $amount }.
declared-chance = Se passi o ti fermi sul punto di quel treno ricevi { $amount }, e la dichiarazione decade.
declared-dots = { $dots ->
    [0] Il tuo treno è sullo stesso punto: per intercettare bisogna entrarci di nuovo.
    [one] Il tuo treno è a 1 punto.
   *[other] Il tuo treno è a { $dots } punti.
}

## Tabelle e confronti

look-destinations = Destinazioni e incassi
look-railroads = Ferrovie e locomotive
look-from = Da
look-odds_note = Probabilità della prossima destinazione. Se esce la regione in cui sei, la scegli tu.
look-region = Regione
look-odds = Probabilità
look-mean = Incasso medio
look-city = Città
look-in_region = Nella regione
look-payoff = Incasso
look-dots = Punti
look-lines = Ferrovie
look-ride = Percorsi
compare-open = Confronta
compare-note = Che cosa cambierebbe, in media su viaggi a caso. I pedaggi sono quelli di un viaggio intero quando la Banca non ha più ferrovie e quelle altrui costano 10.000 $.
compare-now = Situazione attuale
compare-line = Ferrovia
compare-why_line = Tocca il nome per sceglierla.
compare-price = Prezzo
compare-why_price = Quanto costa ora
compare-cities = Città
compare-why_cities = Città che le tue ferrovie servirebbero
compare-access = Copertura
compare-why_access = Percentuale delle destinazioni che le tue ferrovie servirebbero
compare-payoff = Incassi su ferrovie tue
compare-why_payoff = La parte degli incassi che viene da viaggi che iniziano e finiscono su ferrovie tue collegate fra loro
compare-fees = Pedaggi a viaggio
compare-why_fees = Pedaggi attesi in un viaggio quando la Banca non ha più nulla
compare-left = Contanti
compare-why_left = Dopo il prezzo e i pedaggi di questo turno
compare-engine_head = Locomotiva
compare-why_engine_head = Tocca il nome per sceglierla.
compare-engine = { $engine }
compare-engine_now = { $engine } (tua)
compare-pace = Punti a turno
compare-why_pace = In media, dado bonus compreso
compare-turns = Turni a viaggio
compare-why_turns = In media, per la via più corta
compare-per_turn = Incasso a turno
compare-why_per_turn = Incasso medio diviso per i turni di un viaggio

## La fine

story-title = L’andamento della partita
story-won = { $count ->
    [one] Vince { $winners }{ $reason ->
        [home] , a casa con la somma necessaria
        [last] : tutti gli altri sono fuori
       *[governor] {" "}con più contanti di tutti
    }.
   *[other] Vincono insieme { $winners }, con più contanti di tutti.
}
story-chart = La ricchezza di tutti in { $turns } turni
story-turns = { $turns } turni
story-chart_note = Contanti, ferrovie e locomotiva insieme, in migliaia di dollari. La linea tratteggiata è quanto serve per vincere.
story-made_of = { $trips ->
    [one] 1 viaggio: da dove vengono i contanti
   *[other] { $trips } viaggi: da dove vengono i contanti
}
story-start = All’inizio
story-payoffs = Incassi dei viaggi
story-fees_in = Pedaggi dagli altri
story-fees_out = Pedaggi pagati
story-interceptions = Intercettazioni
story-railroads = Ferrovie comprate e vendute
story-engines = Locomotive

## Nel terminale

text-title = Rail Baron: { $phase }
text-at = treno: { $dot }
text-dice = Dadi: { $dice }; { $steps ->
    [one] resta 1 punto
   *[other] restano { $steps } punti
}
text-cards = Carte velocità: { $cards }
text-auction = Asta di { $railroad }
text-routes = Vie possibili:
text-route = { $dots ->
    [one] 1 punto
   *[other] { $dots } punti
}, circa { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, { $total }
text-railroads = Ferrovie: prezzo, copertura, proprietario
kind-region = Scegli la regione
kind-ride = Avanza
kind-card = Gioca una carta velocità
kind-discard = Scarta una carta velocità
kind-buy = Compra una ferrovia
kind-group = Compra un gruppo
kind-engine = Compra una locomotiva
kind-sell = Vendi alla Banca
kind-auction = Metti all’asta
kind-bid = Rilancia
text-key = • città, . ferrovia libera, A ferrovia di A, ▸A treno, ⌂A casa, →A destinazione, * la via

## Mosse rifiutate

ride-roll_first = Prima tira i dadi.
ride-no_such_segment = Questo tratto non esiste sulla mappa.
ride-not_here = Il treno è altrove ({ $dot }): questo tratto ({ $segment }) non parte da lì.
ride-used = Questo tratto ({ $segment }) è già stato usato in questo viaggio: scegline un altro.
ride-cut_off = Da lì ({ $segment }) non si arriverebbe più a destinazione senza ripassare su tratti già usati: scegli un’altra strada.
card-not_in_game = In questa partita non ci sono carte velocità.
card-after_dice = La carta velocità si gioca dopo il movimento con i dadi.
card-one_per_trip = Una sola carta velocità per viaggio: l’hai già usata.
card-not_yours = Non hai la carta velocità { $card }.
card-no_discard_due = Ora non c’è nessuna carta da scartare.
roll-not_due = Ora non c’è niente da tirare.
declare-not_in_variant = Con il Governatore nessuno dichiara.
declare-not_now = Si può dichiarare solo quando serve una destinazione.
declare-too_poor = Con { $cash } non puoi ancora dichiarare: ti serve di più.
declare-at_home = Sei a casa, { AD($home) }, e da lì non si dichiara: tira prima una destinazione e dichiara quando serve la successiva.
declare-fees_first = Tolti i pedaggi di questo turno ({ $fees }) non avresti abbastanza per dichiarare.
region-not_due = Ora non c’è nessuna regione da scegliere.
region-unknown = Questa regione non esiste.
end-not_now = Non puoi ancora finire il turno: prima scegli una delle mosse proposte.
end-bonus_due = Hai il dado bonus: tiralo prima di finire il turno.
sale-not_now = Le ferrovie si vendono solo per pagare un debito.
sale-no_such_railroad = Questa ferrovia non esiste.
sale-not_yours = { $railroad } non è tua.
auction-not_in_variant = Con il Governatore si vende soltanto a lui.
bid-no_auction = Ora non c’è nessuna asta.
bid-too_low = Offri almeno { $least }.
bid-too_dear = Hai { $cash }: non puoi offrire di più.
bid-step = Le offerte sono a multipli di 500 $.
buy-not_now = Si compra solo all’arrivo.
buy-no_such_railroad = Questa ferrovia non esiste.
buy-owned = { $railroad } è di { $holder }.
buy-too_dear = Costa { $price } e hai { $cash }: ti mancano { $lacking }.
group-not_in_game = In questa partita i gruppi interi non sono in vendita.
group-unknown = Questo gruppo non esiste.
group-sold = Di { $group } la Banca non ha più niente.
engine-unknown = Questa locomotiva non esiste.
engine-not_needed = Hai già una locomotiva pari o migliore.
draw-not_in_game = Le ferrovie si pescano solo con il Governatore.
draw-bank_empty = La Banca non ha più ferrovie da pescare.
options-not_with_governor = “{ $option }” non si può usare con il Governatore.
notation-unknown = “{ $text }” non è una mossa. Esempi: roll, ride Chicago IL > Pontiac IL by GM&O, buy SP, bid 12500.
notation-ride_form = Un tratto si scrive con i due punti e la ferrovia, come ride Chicago IL > Pontiac IL by GM&O (in “{ $text }”).
notation-no_such_segment = Quella ferrovia non ha un tratto fra questi punti (in “{ $text }”).

## La legenda della mappa

key-offer = si può scegliere
key-way = via più economica
key-trail = viaggio finora
key-owned = colore del proprietario
key-home = casa
key-from = partenza
key-to = destinazione
key-reach = raggiungibile con questo tiro

# A colpo d’occhio: come si vince, i passi del turno
goal-home = La tua casa è { $place }: tornaci con { $goal }. Ti mancano { $missing }.
goal-home_near = Hai abbastanza per vincere: dichiara e torna a casa ({ $place }) con { $needed }.
goal-home_watching = Vince chi torna per primo a casa con { $needed } in contanti.
goal-net_worth_near = La tua casa è { $place }: tornaci con un patrimonio di { $needed }.
goal-net_worth_watching = Vince chi torna per primo a casa con un patrimonio di { $needed }.
goal-governor_watching = Quando qualcuno arriva a { $needed } comincia l’ultimo giro: vince chi ha più contanti.
step-destination = Destinazione
step-dice = Dadi
step-ride = Viaggio
step-bonus = Dado bonus
step-purchase = Acquisto
step-sale = Vendita per pagare
step-bid = Asta

## Che cosa si è toccato

thing-card = Carta velocità { $card }

## Chi esce dal gioco

moment-kind = Fuori dal gioco
moment-title = { $seat } non può pagare
moment-rule = Chi non ha contanti vende ferrovie per pagare; chi non ne ha più è fuori.
moment-start = In cassa all’inizio del turno
moment-payoff = Compenso per l’arrivo
moment-received = Incassi e pagamenti del turno
moment-spent = Acquisti
moment-sold = Vendita di { $railroads }
moment-fees = Pedaggi: { $dues }
moment-interception = Intercettazione: { $dues }
moment-missing = Mancano
moment-nothing = Ai creditori non resta niente.
moment-shares = I { $cash } in cassa si dividono in proporzione: { $shares }.
moment-railroads = Le ferrovie vendute: { $lots }.
moment-train = Il treno lascia la mappa.
moment-train_engine = La locomotiva torna alla Banca e il treno lascia la mappa.
