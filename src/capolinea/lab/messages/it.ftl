# Parole del laboratorio.

lab-playout_alone = “{ $player }” sorteggia le mosse senza chiedere a nessuno: mettilo in tutti i posti o in nessuno.
lab-one_player = Per un confronto servono due giocatori, per esempio --players hard,"stdio:python my_bot.py".
lab-not_importable = Il giocatore “{ $player }” non si può mandare ad altri processi: una lambda o una funzione dentro un’altra resta dov’è nata. Definiscila in testa a un modulo, o usa un solo processo.
lab-pool_broken = Un processo si è chiuso prima di finire. Se un giocatore è una tua funzione, mettila in un modulo che si possa importare; altrimenti forse manca la memoria.
lab-cluster_unreachable = A “{ $address }” non c’è uno scheduler di Dask. Usa l’indirizzo che mostra dask-scheduler, per esempio tcp://10.0.0.1:8786, oppure “local”.
lab-cluster_empty = Lo scheduler a “{ $address }” non ha processi al lavoro.
lab-cluster_version = Una macchina del cluster ha un’altra versione di Capolinea: installa la stessa dappertutto.
lab-run_not_empty = In “{ $folder }” c’è altro. Scegli una cartella nuova.
lab-run_none = In “{ $folder }” non c’è nessuna serie di partite.
lab-run_damaged = “{ $file }” non si può leggere. Cancellalo, e le sue partite si giocano di nuovo.
lab-run_other = In “{ $folder }” c’è un’altra serie: { $field } era { $before } e adesso è { $now }. Ripeti il comando di quella serie, o scegli una cartella nuova.
lab-tables = I tavoli “{ $tables }” non ci sono. Puoi scegliere fra: { $known }.
lab-few_players = Un torneo con { $count } posti ha bisogno di almeno altrettanti giocatori; ce ne sono { $players }.
lab-player_twice = “{ $player }” compare due volte.
lab-plot_kind = Il disegno “{ $kind }” non c’è. Puoi scegliere fra: { $kinds }.
lab-plot_file = Il disegno dev’essere un file .svg o .png, non “{ $file }”.
lab-plot_seats = Le serie hanno tavoli di grandezza diversa, che non hanno posti in comune.
lab-no_table = Gli ambienti non sono ancora disponibili per { $game }. Ci sono per: { $games }.
lab-agent_seat = Il posto { $agent } non c’è: i posti vanno da 0 a { $last }.

lab-progress-matches = Si gioca
lab-progress-deals = Si giocano le mani

lab-simulate-title = { $matches ->
    [one] Una partita a { $game }, seme { $seed }
   *[other] { $matches } partite a { $game }, seme { $seed }
}
lab-simulate-pace = In media una partita ha avuto { $entries } mosse e { $rounds } mani o turni; { $speed } partite al secondo.
lab-simulate-pace_without_rounds = In media una partita ha avuto { $entries } mosse; { $speed } partite al secondo.
lab-simulate-note = Una vittoria a pari merito vale in parti uguali. ± è la deviazione standard. I millisecondi sono per decisione.

lab-ladder-title = Scala di { $game }: { $deals } distribuzioni a parità di carte, { $seats } posti, seme { $seed }
lab-ladder-note = Ogni distribuzione si gioca in tutte le disposizioni dei posti, così la fortuna di carte e posto si annulla. Fra parentesi: l’intervallo al 95%, calcolato per distribuzione. In parità: 50% delle vittorie e nessuna differenza di punti.

lab-ladder-title_until_clear = { $title }, finché è chiaro
lab-ladder-note_until_clear = Ogni coppia ha giocato finché un test sequenziale ha detto chi vince di più, o fino all’ultima distribuzione. La probabilità che dia per diversa una coppia pari è al massimo del 5%; gli intervalli, fra parentesi, valgono in qualunque momento ci si fermi.

lab-tournament-title = Torneo di { $game }: { $matches } partite, { $seats } posti, seme { $seed }
lab-tournament-note = Punteggi di openskill (Plackett–Luce), dove tutti partono da 25. Fra parentesi: il 95% centrale dei punteggi se le distribuzioni si sorteggiano di nuovo. La quota di vittorie dipende dalla compagnia; il punteggio ne tiene conto.

lab-dataset-written = In { $folder } ci sono { $decisions } decisioni di { $matches ->
    [one] una partita
   *[other] { $matches } partite
}. README.md le descrive.

lab-plot-drawn = Disegnato: { $file }
lab-plot-length = Durata delle partite: { $game }
lab-plot-seats = Vantaggio del posto: { $game }
lab-plot-strength = Forza e tempo di riflessione: { $game }
lab-plot-moves = Mosse in una partita
lab-plot-matches = Partite
lab-plot-share = Quota di vittorie, con l’intervallo al 95%
lab-plot-milliseconds = Millisecondi per decisione, mediana

lab-forfeits = { $player }: { $count ->
    [one] una decisione è mancata ed è stata giocata a caso
   *[other] { $count } decisioni sono mancate e sono state giocate a caso
} ({ $reasons }).
lab-forfeit-late = fuori tempo
lab-forfeit-ended = programma chiuso
lab-forfeit-flood = troppo testo
lab-forfeit-malformed = illeggibile
lab-forfeit-not_offered = mossa non possibile
lab-forfeit-no_restart = non riavviato

lab-column-seat = Posto
lab-column-player = Bot
lab-column-wins = Vittorie
lab-column-share = Quota
lab-column-rank = Piazzamento medio
lab-column-score = Punti medi
lab-column-p50 = ms, mediana
lab-column-p95 = ms, 95%
lab-column-duel = Bot
lab-column-rating = Punteggio
lab-column-matches = Partite
lab-column-deals = Distribuzioni
lab-column-difference = Punti di vantaggio
lab-column-verdict = Verdetto

lab-against = { $one } – { $rival }
lab-verdict-stronger = più forte
lab-verdict-weaker = più debole
lab-verdict-even = pari

## Statistiche dei giochi

lab-no_statistics = Per { $game } non ci sono statistiche. Ce ne sono per: { $games }.
lab-column-times = Volte

lab-statistics-length = Come sono finite le partite
lab-statistics-length-row = Fine per
lab-statistics-length-mean = Turni a testa
lab-statistics-length-row-home = un treno a casa
lab-statistics-length-row-last = tutti gli altri eliminati
lab-statistics-length-row-governor = l’ultimo giro
lab-statistics-railroad = Ferrovie, secondo chi le aveva alla fine
lab-statistics-railroad-row = Ferrovia
lab-statistics-railroad-mean = Turno d’acquisto
lab-statistics-order = Ordine di gioco
lab-statistics-order-row = Posto
lab-statistics-order-mean = Patrimonio medio
lab-statistics-home = Città di casa
lab-statistics-home-row = Città di casa
lab-statistics-home-mean = Patrimonio medio
lab-statistics-engine = Locomotive, secondo chi le aveva alla fine
lab-statistics-engine-row = Locomotiva
lab-statistics-engine-mean = Turno d’acquisto
lab-statistics-engine-row-none = nessuna
lab-statistics-engine-row-express = Express
lab-statistics-engine-row-superchief = Superchief
lab-statistics-length-row-all_laid = tutti i binari posati
lab-statistics-length-row-dead_ends = tronchi ciechi
lab-statistics-length-row-all_passed = tutti hanno passato
lab-statistics-unlaid = Binari delle ferrovie principali rimasti
lab-statistics-unlaid-row = Fine per
lab-statistics-unlaid-mean = Binari
lab-statistics-unlaid-row-all_laid = tutti i binari posati
lab-statistics-unlaid-row-dead_ends = tronchi ciechi
lab-statistics-unlaid-row-all_passed = tutti hanno passato
lab-statistics-stranded = Ferrovie con binari non posati
lab-statistics-stranded-row = Ferrovia
lab-statistics-stranded-mean = Binari
lab-statistics-town = Città e ferrovie che le collegano
lab-statistics-town-row = Città
lab-statistics-town-mean = Ferrovie
lab-statistics-starved = Città che nessuna ferrovia ha collegato
lab-statistics-starved-row = Città
lab-statistics-starved-mean = Valore
lab-statistics-place = Ordine al primo turno
lab-statistics-place-row = Posto
lab-statistics-place-mean = Punti medi
lab-statistics-card = Carte, secondo chi le ha giocate
lab-statistics-card-row = Carta
lab-statistics-card-mean = Turno
lab-statistics-card-row-city = città
lab-statistics-card-row-double_turn = doppio turno
lab-statistics-card-row-triple_turn = triplo turno
lab-statistics-card-row-four_in_one = quattro in uno
lab-statistics-card-row-boomtown = boomtown
lab-statistics-card-row-branch_line = linea secondaria
lab-statistics-length-row-time = la terza carta tempo
lab-statistics-length-row-complete = una rete completa
lab-statistics-length-row-idle = nessuno fa più nulla
lab-statistics-money = Da dove viene il denaro
lab-statistics-money-row = Fonte
lab-statistics-money-mean = Dollari in media
lab-statistics-money-row-market = mercato
lab-statistics-money-row-contracts = contratti
lab-statistics-money-row-route = carta percorso
lab-statistics-money-row-improvements = miglioramenti
lab-statistics-money-row-all = tutto
lab-statistics-tracks = Binari
lab-statistics-tracks-row = Quali
lab-statistics-tracks-mean = Media
lab-statistics-tracks-row-left = rimasti
lab-statistics-locomotive = Locomotive alla fine
lab-statistics-locomotive-row = Miglioramenti
lab-statistics-locomotive-mean = Dollari in media
lab-statistics-tender = Tender alla fine
lab-statistics-tender-row = Miglioramenti
lab-statistics-tender-mean = Dollari in media
lab-statistics-freight_cars = Vagoni alla fine
lab-statistics-freight_cars-row = Miglioramenti
lab-statistics-freight_cars-mean = Dollari in media
lab-statistics-route = Carte percorso
lab-statistics-route-row = Partenza
lab-statistics-route-mean = Dollari in media
lab-statistics-city = Città, secondo chi le aveva collegate
lab-statistics-city-row = Città
lab-statistics-city-mean = Volte ciascuna
lab-statistics-contract = Contratti
lab-statistics-contract-row = Merce, carta, lato
lab-statistics-contract-mean = Dollari in media
lab-statistics-good = Merci
lab-statistics-good-row = Merce
lab-statistics-good-mean = Dollari in media
lab-statistics-delivered = Contratti: consegnati o no
lab-statistics-delivered-row = Consegnato
lab-statistics-delivered-mean = Dollari in media
lab-statistics-delivered-row-yes = sì
lab-statistics-delivered-row-no = no
lab-statistics-goal = Città rifornite
lab-statistics-goal-row = Città
lab-statistics-goal-mean = Dollari in media
lab-statistics-deliveries = Consegne
lab-statistics-deliveries-row = Dove
lab-statistics-deliveries-mean = Numero medio
lab-statistics-deliveries-row-match = in una partita
