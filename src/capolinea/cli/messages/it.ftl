# La riga di comando in italiano.

version = capolinea { $version } ({ $kind })
goodbye = A presto.

## Aiuto

help-usage = Uso: { $line }
help-usage-verbs = capolinea COMANDO [OPZIONI]
help-usage-options = [OPZIONI]
help-verbs = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-default = { $text } (predefinito: { $default })
help-capolinea =
    I classici dei giochi da tavolo ferroviari, completi: nel browser, nel terminale e da Python.

    Per cominciare, gioca in questo terminale contro due bot:
      capolinea play transamerica
    oppure apri un tavolo nel browser:
      capolinea serve
    “capolinea COMANDO --help” spiega un comando.
help-exit_codes = Codici di uscita: 0 tutto bene; 1 il controllo ha trovato qualcosa che non va; 2 errore nel comando o nel nome di un file.
help-capolinea-version = Mostra la versione, e se è compilata, ed esci.
help-any-help = Mostra questo aiuto ed esci.
help-any-lang = La lingua di tutti i testi; se manca, quella del sistema.
help-any-game = Quale gioco, per esempio transamerica.
help-any-file = Una partita registrata; con - si legge dallo standard input.
help-any-json = Stampa i dati in JSON.
help-any-seed = Il seme: un numero da cui dipendono tutte le estrazioni. Stesso numero, stessi risultati.
help-any-option = Un’opzione del gioco, come vexation=true; si può ripetere.
help-value-game = GIOCO
help-value-table = TAVOLO
help-value-clause = ARTICOLO
help-value-name_value = NOME=VALORE
help-value-what = check|draw
help-value-word = PAROLA
help-value-me_level = ME,LIVELLO,...
help-value-player_player = GIOCATORE,GIOCATORE,...
help-value-program = PROGRAMMA
help-value-host = INDIRIZZO
help-value-port = PORTA

help-play-short = Gioca in questo terminale, contro i bot o con chi lo condivide
help-play =
    Gioca in questo terminale, contro i bot o con chi lo condivide.

    Lo schermo mostra la mappa, i posti, che cosa si chiede e le mosse possibili, numerate e divise per tipo: scrivi un numero, una parola da cercare (“Denver”), oppure la mossa (“rail Denver-h7”), o quanto basta a riconoscerla. “?” mostra che cos’altro si può scrivere. Senza un terminale, le righe si leggono da un file o da una pipe.

      capolinea play transamerica
      capolinea play transamerica --seats me:Anna,me:Marco,hard --save venerdi.json
      capolinea play --resume venerdi.json
help-play-game = Quale gioco, per esempio transamerica; con --resume non serve.
help-play-seats = Chi gioca, in ordine intorno al tavolo: “me”, “me:NOME”, il livello di un bot (random, easy, medium, hard) o un programma tuo (“stdio:python my_bot.py”). Se manca: me,medium,medium. Con più persone lo schermo si svuota prima di mostrare ogni mano.
help-play-seed = Un seme scelto da te; se manca, le estrazioni sono segrete e imparziali.
help-play-save = Salva la partita in questo file dopo ogni mossa. Il file contiene tutto, anche le carte coperte.
help-play-resume = Continua la partita di questo file, e salvala lì.
help-play-program = Con --resume: il programma che torna a giocare un posto; uno per ogni posto, in ordine. Nel file della partita non c’è.

help-serve-short = Apri tavoli nel browser, per questo computer o per la rete locale
help-serve =
    Apre i tavoli a cui si gioca dal browser. Tutto sta in un solo file di database; quando il server riparte, ogni partita continua.

      capolinea serve --open
      capolinea serve --lan
help-serve-host = L’indirizzo su cui ascoltare.
help-serve-port = La porta; se è occupata, la prima libera dopo.
help-serve-database = Percorso di un file SQLite, o un indirizzo postgresql://; se manca, un file fra i tuoi dati.
help-serve-name = Un nome con cui altri raggiungono questo server, per esempio club.example; si può ripetere.
help-serve-certificate = File con il certificato, per servire https.
help-serve-key = File con la chiave del certificato.
help-serve-open_browser = Apri anche il browser.
help-serve-lan = Apri i tavoli a tutta la rete locale, con un codice QR per i telefoni.

help-join-short = Fai giocare un programma o un bot a un tavolo del browser
help-join =
    Fai giocare un programma tuo, o un bot, a un tavolo del browser. Il link di un invito ne prende il posto; con il codice di un posto che è già tuo, il programma gioca per te. Vede quello che si vede da quel posto, e nient’altro.

      capolinea join http://127.0.0.1:8000/join/… --player "stdio:python my_bot.py" --name Marvin
      capolinea join http://127.0.0.1:8000 --token … --player "stdio:python my_bot.py"
help-join-link = Il link di un invito, o l’indirizzo del server.
help-join-player = Il programma (“stdio:python my_bot.py”) o il livello di un bot.
help-join-token = Il codice del tuo posto, dal menu del tavolo (“Fai giocare un programma”).
help-join-name = Il nome del posto, con un invito.
help-value-link = LINK
help-value-token = CODICE
help-value-player = GIOCATORE
help-value-name = NOME
join-which = Indica il link di un invito, oppure l’indirizzo del server e --token.
join-seated = Il posto è preso. Per continuare più tardi: capolinea join { $address } --token { $token } --player …
join-over = La partita è finita. Piazzamenti per posto: { $ranks }. Punti: { $scores }.

help-rules-short = Leggi le regole di un gioco, o cerca un articolo
help-rules =
    Leggi le regole di un gioco con parole nostre, o cerca un articolo.

      capolinea rules transamerica
      capolinea rules transamerica TA-9
      capolinea rules transamerica --search barriera
      capolinea rules transamerica --as-of 1
      capolinea rules transamerica --brief
help-rules-clause = Un articolo, come TA-9.
help-rules-search = Solo gli articoli che contengono questa parola.
help-rules-brief = In una pagina: lo scopo, il turno, la fine e quello che all’inizio sfugge.
help-rules-as_of = Prima di tutto, che cosa era diverso in questa versione precedente delle regole.

help-replay-short = Racconta una partita registrata, o mostrane il tavolo in un momento
help-replay =
    Racconta una partita registrata mossa per mossa, con il conto finale, o mostrane il tavolo in qualsiasi momento.

      capolinea replay venerdi.json
      capolinea replay venerdi.json --at 40
      capolinea replay venerdi.json --at 40 --svg tavolo.svg
help-replay-at = Mostra il tavolo com’era dopo questa mossa (0: dopo la preparazione).
help-replay-seat = Solo ciò che poteva sapere questo posto (1, 2, …); se manca, ciò che sapevano tutti, e tutte le carte se la partita è finita.
help-replay-text = Mostra il tavolo come testo, all’ultima mossa o a quella di --at.
help-replay-svg = Disegna il tavolo in questo file, all’ultima mossa o a quella di --at.

help-verify-short = Controlla che una partita registrata sia stata onesta
help-verify =
    Controlla una partita registrata: ogni mossa secondo le regole, ogni estrazione secondo il seme, e il seme secondo l’impronta pubblicata prima della partita.

    Codice di uscita 0: tutto bene. 1: qualcosa non va, e si dice a quale mossa.

help-export-short = Estrai una partita finita dal database del server
help-export =
    Estrai una partita finita dal database del server, come file registrato.

      capolinea export k3m9w2hp7xqa venerdi.json
help-export-table = Le lettere dopo /t/ nell’indirizzo.
help-export-file = Il file da scrivere; - è lo standard output.
help-any-database = Il database: percorso di un file SQLite, o un indirizzo postgresql://; se manca, quello di “capolinea serve”.
help-import-short = Metti una partita registrata nel database del server
help-import =
    Controlla una partita registrata e mettila nel database del server, per guardarla nel browser.

help-map-short = Controlla o disegna una mappa tua
help-map =
    Controlla o disegna una mappa tua. Il formato è spiegato in docs/maps.md.

      capolinea map check alpi.toml
      capolinea map draw alpi.toml --svg alpi.svg
      capolinea play steam --option map_text=@alpi.toml

    Codice di uscita 0: la mappa va bene. 1: no, e ogni difetto è indicato con il suo esagono.
help-map-what = “check” o “draw”.
help-map-file = Il file della mappa; con - si legge dallo standard input.
help-map-game = Per quale gioco; altrimenti l’unico che accetta mappe.
help-map-svg = Disegna la mappa in questo file; altrimenti sullo standard output.
map-no_such_task = “{ $task }” non è né check né draw.
map-no_maps = { $game } non accetta mappe tue; questi giochi sì: { $games }.
map-not_text = { $file } non è un testo in UTF-8.
map-sound = La mappa va bene.
map-drawn = La mappa è disegnata in { $file }.

help-any-jobs = Quanti processi lavorano insieme.
help-any-cluster = Gioca su un cluster di Dask: l’indirizzo dello scheduler, o “local” per un cluster di --jobs processi su questa macchina. I risultati sono gli stessi.
help-any-run = Conserva le partite in questa cartella man mano che si giocano, in file Parquet. Lo stesso comando continua una serie interrotta.
help-value-address = INDIRIZZO|local
help-value-folder = CARTELLA
help-simulate-short = Fai giocare molte partite ai bot e conta
help-simulate =
    Fai giocare molte partite ai bot: chi vince quante volte, con quanti punti, e quanto ci pensa. Lo stesso seme dà gli stessi risultati, qualunque sia il numero di processi.

      capolinea simulate transamerica --seats hard,medium,easy --matches 500 --jobs 4
      capolinea simulate transamerica --seats hard,"stdio:python my_bot.py"
help-simulate-seats = Chi siede al tavolo, separato da virgole: bot o programmi tuoi (“stdio:python my_bot.py”, con un limite di tempo “stdio@0.5:python my_bot.py”); “playout” in tutti i posti sorteggia le mosse senza chiedere a nessuno, alla velocità delle regole.
help-simulate-matches = Quante partite.
help-simulate-stats = Mostra anche le statistiche del gioco: per Rail Baron come sono finite le partite e quanto valgono ferrovie, locomotive, città di casa e ordine di gioco.
help-ladder-short = Scopri quale bot è più forte, a parità di carte
help-ladder =
    Scopri quale bot è più forte: ogni livello contro quello sotto, e il migliore contro ogni termine di paragone. Le stesse carte si giocano in tutte le disposizioni dei posti, così la fortuna si annulla.

      capolinea ladder transamerica --deals 500 --jobs 4
      capolinea ladder transamerica --players hard,"stdio:python my_bot.py"
help-ladder-players = Questi giocatori, ognuno contro ognuno, invece dei livelli: bot o programmi tuoi (“stdio:python my_bot.py”).
help-ladder-until_clear = Ferma ogni coppia appena un test sequenziale dice chi è più forte; --deals è il massimo.
help-ladder-deals = Quante distribuzioni di carte per ogni coppia di bot.
help-ladder-seats = Quanti siedono al tavolo.
help-tournament-short = Fai incontrare più giocatori a molti tavoli e dai loro un punteggio
help-tournament =
    Fai incontrare più giocatori a molti tavoli e dai loro un punteggio: a tavoli sorteggiati, o tutti con tutti in ogni rotazione dei posti.

      capolinea tournament transamerica --players easy,medium,hard,"stdio:python my_bot.py" --seats 3
help-tournament-players = Chi partecipa: bot o programmi tuoi (“stdio:python my_bot.py”).
help-tournament-deals = Quante distribuzioni: una partita per ognuna ai tavoli sorteggiati; in un girone una per ogni tavolo e rotazione.
help-tournament-seats = Quanti posti ha un tavolo.
help-tournament-tables = “random” (a sorte) o “round-robin” (girone).
help-value-tables = random|round-robin
help-dataset-short = Scrivi le decisioni di molte partite come raccolta di dati
help-dataset =
    Scrivi ogni decisione di molte partite come raccolta di dati documentata, in Parquet: che cosa si vedeva da quel posto, che cosa si poteva fare, che cosa si è fatto e com’è finita; divisa per distribuzioni in addestramento, validazione e prova.

      capolinea dataset spike decisioni --seats hard,hard,medium --deals 500 --jobs 4
help-dataset-folder = Una cartella nuova per i dati.
help-dataset-seats = Chi siede al tavolo, separato da virgole: bot o programmi tuoi.
help-dataset-deals = Quante distribuzioni di carte.
help-dataset-rotate = Gioca ogni distribuzione in tutte le rotazioni dei posti.
help-plot-short = Disegna le serie conservate in cartelle
help-plot =
    Disegna le serie che “simulate”, “ladder” o “tournament” hanno conservato con --run, in un file SVG o PNG: quanto durano le partite, quanto vale il posto, o la forza rispetto al tempo di riflessione.

      capolinea plot strength serie-1 serie-2 --out forza.svg
help-plot-kind = “length” (durata), “seats” (posti) o “strength” (forza).
help-plot-folders = Le cartelle delle serie.
help-plot-out = Il file da scrivere, .svg o .png.
help-value-kind = TIPO
help-value-folders = CARTELLA...
help-bench-short = Misura quanto è veloce questa installazione
help-bench =
    Misura quanto è veloce questa installazione: mosse a caso, copie di uno stato, partite intere, riletture. Un solo processore, pochi secondi per gioco; conta il tempo di processore, così gli altri programmi non falsano le misure.
help-bench-game = Quale gioco; se manca, tutti.

## Errori

usage-language = La lingua “{ $asked }” non c’è. Puoi scegliere fra: { $known }.
usage-extra = Serve una parte di Capolinea che non è installata (manca il modulo { $module }). Si installa con: pip install "capolinea[{ $extra }]"
usage-no_such_verb = Il comando “{ $verb }” non esiste. Ci sono: { $verbs }.
usage-no_such_option = L’opzione { $option } qui non esiste; --help mostra quelle disponibili.
usage-option_value = All’opzione { $option } manca il valore.
usage-missing = Manca { $parameter }; --help mostra che cosa serve.
usage-bad_value = Il valore di { $parameter } non va bene: { $detail }
usage-between = { $parameter } dev’essere fra { $least } e { $most }.
usage-at_least = { $parameter } dev’essere almeno { $least }.
usage-number = { $parameter } dev’essere un numero.
usage-other = Il comando non è scritto bene: { $detail }
file-not_found = Il file “{ $file }” non si trova.
file-no_permission = “{ $file }” non si può aprire o scrivere: manca il permesso.
file-is_folder = “{ $file }” è una cartella, non un file.
file-exists = “{ $file }” esiste già. Scegli un altro nome, o continua quella partita con --resume.
file-no_space = Non c’è più spazio per scrivere “{ $file }”.
file-address_in_use = Un altro programma usa già quell’indirizzo: scegli un’altra porta.
file-other = “{ $file }” non si può usare: { $detail }
options-form = “{ $option }” non ha la forma NOME=VALORE.
seats-unknown = “{ $seat }” non può sedersi al tavolo. Scegli fra: { $levels }.
seats-none = Di’ chi gioca, per esempio --seats medium,medium,easy.
seats-no_name = Dopo “{ $seat }” manca un nome.
seats-nobody = In questo terminale non gioca nessuna persona; per i soli bot c’è “capolinea simulate”.
play-old_rules = Questa partita si gioca con la versione { $version } delle regole, con cui è cominciata. Che cosa era diverso: capolinea rules { $game } --as-of { $version }
play-which_game = Quale gioco? Ci sono: { $games }.
resume-alone = --resume prende posti, opzioni, seme e file dalla partita salvata: togli le altre opzioni.
resume-programs = { $count ->
    [0] Nessun posto di questa partita è giocato da un programma: togli --program.
    [one] Un posto di questa partita è giocato da un programma, e il file non dice quale: indicalo con --program "stdio:python my_bot.py".
   *[other] { $count } posti di questa partita sono giocati da programmi, e il file non dice quali: indicali con --program "stdio:python my_bot.py".
}
program-resume_only = --program va con --resume; in una partita nuova il programma si indica in --seats.
resume-other_game = Il file contiene una partita di { $game }, non di { $asked }.
resume-over = La partita in “{ $file }” è finita; “capolinea replay” la racconta.
resume-no_seed = “{ $file }” non contiene il seme: la partita non si può continuare; “capolinea replay” la racconta fin qui.
record-seats = Nel file devono esserci { $count } posti con un nome, uno per giocatore.
store-unreachable = Il database “{ $database }” non si può aprire: { $detail }
export-no_such_table = Nel database non c’è un tavolo “{ $table }”.
export-not_over = La partita al tavolo { $table } non è finita: esportarla svelerebbe le carte di tutti.
replay-seat = Il posto { $seat } non c’è: i posti vanno da 1 a { $most }.
rules-no_such_clause = Nessun articolo si chiama “{ $clause }” o contiene questa parola; i nomi degli articoli sono come { $example }.
rules-differences = Che cosa era diverso nella versione { $version }
rules-no_such_version = Di queste regole non c’è una versione { $version }: ci sono quelle da 1 a { $newest }.
rules-nothing_found = Nessun articolo contiene “{ $word }”.

## Giocare

seat-guest = Ospite
seat-program = Programma
seat-bot = Bot { $level }
play-command-undo = u undo annulla
play-command-help = ? h help aiuto
play-command-log = l log diario
play-command-board = m map board mappa
play-command-table = t table tavolo
play-command-offers = o offers mosse
play-command-next = n next avanti
play-command-previous = p previous prima
play-command-back = b back indietro
play-command-rule = r rule regola
play-command-save = s save salva
play-command-quit = q quit exit esci
play-yes = s sì si y yes
play-no = n no
play-prompt = { $name } >{" "}
play-forfeit = { $name } non dà una mossa valida, e se ne gioca una a caso. { $reason }
play-thinking = { $name } sta pensando…
play-hand_over = Ora gioca { $name }. Gli altri non guardino.
play-press_enter = Premi Invio per continuare:{" "}
play-ways = { $count } modi
play-several = { $count } mosse corrispondono: quale?
play-number = I numeri vanno da 1 a { $most }.
play-fix = Si può invece: { $action }
play-heading = { $name } ({ $count })
play-other = Altro
play-opened = { $title }: { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
play-more = { $count ->
    [one] un’altra: Invio
   *[other] altre { $count }: Invio
}
play-last_page = fine dell’elenco; p: pagina prima
play-back = b: indietro
play-typing = scrivi un numero o una parola per cercare · m: mappa · ?: aiuto
play-what = Scrivi il numero di una riga, una parola per accorciare l’elenco, o una mossa com’è fra parentesi quadre. ? mostra tutto.
play-no_back = Sei già all’inizio dell’elenco.
play-no_page = L’elenco non ha altre pagine da quella parte.
play-nothing_found = Nessuna mossa parla di “{ $text }”: prova un’altra parola, un numero, o ? per l’aiuto.
play-save_question = Salvo in { $file }? [Invio: sì, n: no, o un altro nome di file]{" "}
play-saved = Salvata. Si continua con: capolinea play --resume { $file }
play-kept = La partita è salvata in { $file }.
play-help =
    un numero      scegli dall’elenco, o apri una voce che ne contiene altre
    una parola     accorcia l’elenco a ciò che ne parla: una città, un colore, una cifra
    una mossa      com’è scritta fra parentesi quadre, o quanto basta a riconoscerla
    Invio oppure n la pagina seguente dell’elenco; p quella prima
    b              un passo indietro; o di nuovo tutto l’elenco
    m              la mappa a tutto schermo; t il tavolo in parole, con tutti i numeri
    u              annulla la tua ultima mossa
    l              che cosa è successo finora
    r ARTICOLO     una regola, come r 9; r PAROLA cerca
    s FILE         salva
    q              esci (e salva)
rules-which = Quale articolo? Per esempio r { $example }, oppure r e una parola. I capitoli:
log-undo = { $name } annulla e torna alla mossa { $to }.
log-to = Solo per { $name }: { $text }

## Risultati

outcome-won = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $winners }.
   *[other] Vincono insieme { $winners }.
}
outcome-seat = Posto
outcome-total = Totale
replay-title = { $game }: { $seats }
replay-at = Mossa { $entry }
replay-unfinished = La partita non è finita; finora ha { $entry ->
    [one] 1 mossa
   *[other] { $entry } mosse
}.
replay-drawn = { $file }: il tavolo alla mossa { $entry }.
export-done = { $file }: la partita del tavolo { $table }.
import-done = La partita è salvata. Quando “capolinea serve” è in funzione la trovi qui: { $path }
verify-sound = La registrazione è regolare.
verify-rules = Gioco: { $game }, versione { $version } delle sue regole.
verify-old_rules = Intanto le regole sono alla versione { $newest }; la partita è stata giudicata con le sue. Che cosa era diverso: capolinea rules { $game } --as-of { $version }
verify-map = Mappa: { $map }, con gli stessi dati che ci sono qui (impronta { $hash }).
verify-entries = Mosse: { $entries }, tutte ricontrollate: ammesse, e con le conseguenze scritte nel file.
verify-draws = Estrazioni: { $draws }, tutte ricalcolate dal seme.
verify-promise = Impronta del seme, come pubblicata prima della partita: { $commitment }
verify-chosen = Il seme è stato scelto da una persona: chi l’ha scelto poteva conoscere prima tutte le estrazioni.
verify-secret = Il seme era segreto: non l’ha scelto nessuno.
verify-finished = Risultato: quello che si ottiene rigiocando le mosse.
verify-running = Risultato: nessuno, la partita non è finita.

## Velocità

bench-title = { $game }, { $seats } posti, un processore, { $kind }
bench-compiled = compilato
bench-interpreted = interpretato
bench-playout = Mosse a caso, sorteggiate senza elenco: { $number } al secondo
bench-listing = Mosse a caso, con l’elenco di tutte le scelte: { $number } al secondo
bench-clone = Copia di uno stato: { $number } µs
bench-match = Una partita intera, con controllo delle regole e registrazione: { $number } ms
bench-replay = Da una registrazione al suo ultimo stato: { $number } ms
bench-note = I confronti con altri programmi sono nella cartella benchmarks del sorgente.
