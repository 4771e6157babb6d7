# Words of the pages and of their script. Sentences whole; figures and names in gaps.

## Every page
page-to-lobby = Alla sala d’attesa
page-rules = Regole
page-theme-dark = Tema scuro
page-theme-light = Tema chiaro
page-other-language = English

## Lobby
lobby-line-1 = I classici su rotaia,
lobby-line-2 = un tavolo, un link.
lobby-sub = Apri un tavolo, manda il link, gioca. I posti vuoti li prendono i bot. Non serve un account.
lobby-running = Le tue partite
lobby-open-tables = Tavoli aperti
lobby-finished = Partite finite
lobby-games = I giochi
lobby-first-time = È la tua prima volta?
lobby-rules-door = Le regole dei giochi, in breve e a parole nostre:
lobby-play = Gioca
lobby-enter = Entra
lobby-look = Guarda
lobby-share = Copia il link per rivederla
lobby-forget = Togli dal tuo elenco
lobby-forget-ask = Togliere questa partita dal tuo elenco?
lobby-forget-more = Agli altri resta, e con il suo link si apre ancora.
lobby-rank = { $rank }º
lobby-playing = In corso
lobby-your-turn = Tocca a te
lobby-turn-of = Tocca { AD($name) }
lobby-waits-for = In attesa di { $name }
lobby-waits-for-players = In attesa di giocatori
lobby-out = Sei fuori
lobby-join = Hai già un link?
lobby-new = Apri un tavolo
lobby-game = Gioco
lobby-rules = Il gioco in breve
lobby-your-name = Il tuo nome
lobby-how-many = Quanti
lobby-seats = Posti
lobby-who-sits = Chi si siede
lobby-kind-me = Io
lobby-kind-friend = Un amico, con un link
lobby-kind-here = Un’altra persona qui
lobby-kind-bot = Bot { $level }
lobby-seat-kind = Chi sta al posto { $number }
lobby-seat-name = Nome al posto { $number }
lobby-name = nome
lobby-text-file = Scegli un file
lobby-text-check = Controlla
lobby-text-sound = La mappa va bene.
lobby-coming = Chi entra e quando si gioca
lobby-coming-sum = chi ha il link, anche in più giorni
lobby-coming-link = Ogni posto libero ha un link: chi lo apre si siede.
lobby-coming-watch = Un altro link fa soltanto guardare.
lobby-coming-pause = La partita resta qui: chi esce ritrova il suo posto, e chi manca a lungo può lasciar giocare un bot.
lobby-options = Varianti
lobby-base-rules = regole di base
lobby-option-off = no
lobby-sum-me = tu
lobby-sum-friend = { $count ->
    [one] 1 posto con un link
   *[other] { $count } posti con un link
}
lobby-sum-here = { $count ->
    [one] un’altra persona qui
   *[other] altre { $count } persone qui
}
lobby-sum-bot = { $count } bot di livello { $level }
lobby-links-follow = Aperto il tavolo, trovi il link e il codice per ogni amico.
lobby-here-explained = Fra un turno e l’altro le carte restano coperte.
lobby-open = Apri il tavolo
lobby-no-account = Poi mandi il link a chi vuoi: nessun account.
lobby-players = { $least }–{ $most } giocatori
lobby-difficulty-1 = facile
lobby-difficulty-2 = media
lobby-difficulty-3 = alta
lobby-import = Rivedi una partita da un file
lobby-import-explained = Scegli la registrazione di una partita finita (.json): la rivedi mossa per mossa.
lobby-import-file = File della registrazione
lobby-import-go = Rivedi

## Invitations
join-title = { $host } ti invita al tavolo
join-page-title = Invito · { $game } · Capolinea
join-your-seat = il tuo posto
join-name = Come ti chiami?
join-sit = Siediti
join-no-account = Nessun account: il posto resta legato a questo browser.
join-taken = Questo posto è già occupato. Chiedi un altro link a chi ha aperto il tavolo.
join-paste-title = Entra con un link
join-paste-explained = Incolla il link che hai ricevuto, o solo il suo codice.
join-paste = Link o codice
join-go = Entra

## Table
table-skip-to-offers = Vai all’elenco delle scelte
table-zoom = Ingrandimento
table-zoom-in = Ingrandisci
table-zoom-out = Rimpicciolisci
table-zoom-fit = Tutta la mappa
table-side = Il tavolo
table-seats = Al tavolo
table-dock = La tua mossa
table-board = Il tavolo come sta ora
table-tray = Scelte per questo posto
table-tab-map = Mappa
table-tab-seats = Tavolo
table-tab-annex = Plancia
table-to-newest = Alle ultime mosse
table-tab-log = Mosse
table-tab-offers = Scelte
table-tab-chat = Chat
table-tab-rules = Regole
table-filter = Cerca fra le scelte
table-options = Varianti di questa partita
table-rules-whole = Tutte le regole
table-chat-write = Scrivi al tavolo
table-chat-send = Invia
table-keys = Con la tastiera
table-key-number = sceglie dall’elenco
table-key-arrows = da una scelta all’altra sulla mappa
table-key-enter = sceglie, poi conferma
table-key-undo = annulla l’ultima mossa
table-key-escape = torna indietro
table-results = Riepilogo
table-go-on = Continua
table-leaving = Fuori dal gioco
table-way-fast-note = si può saltare
table-way-leave-note = lo ritrovi in sala
table-over = Fine della partita
table-end-of-line = Capolinea
table-look-up = Tabelle e probabilità
table-look-up-search = Cerca: città, regione, ferrovia
table-close = Chiudi
table-total = Totale
table-rank = Posizione
table-name = Nome
table-check-draws = Controlla le estrazioni
table-check-explained = Prima della partita il tavolo ha pubblicato un’impronta del seme da cui nascono tutte le estrazioni. Ora il seme è noto: chiunque può rifare i conti e vedere che nessuna carta è stata scelta dopo.
table-commitment = Impronta pubblicata prima
table-seed = Seme

## Menu
menu-title = Menu
menu-sound = Suono quando tocca a me
menu-quick = Mosse rapide: non chiedere conferma
menu-copy-watch = Copia il link per chi guarda
menu-record = Scarica la registrazione
menu-transcript = Leggi la cronaca
menu-lobby = Torna in sala d’attesa

## Invitations from the table
invite-title = Invita
invite-explained = Ogni posto ha il suo link: mandalo a una persona sola. Si comincia quando tutti i posti sono occupati.
invite-link = Link per questo posto
invite-qr = Codice QR del link
invite-copy = Copia
invite-level = Livello del bot
invite-bot = Metti un bot
invite-away = Assente da { $minutes } min. Dopo { $most } min può giocare un bot; il posto resta suo.
invite-absent = Assente da { $minutes } min. Un bot può giocare finché { $name } non torna: il posto resta suo.
invite-stand-in = Fai giocare un bot
invite-watch = Solo per guardare:
invite-watch-explained = chi ha questo link vede il tavolo, mai le carte.

## Between two people at one screen
veil-explained = Carte e mosse sono coperte. Nessun altro sta guardando?
veil-show = Mostra le mie carte

## Replay
replay-title = Rivedi la partita · { $game } · Capolinea
replay-to-table = Al tavolo
replay-controls = Comandi
replay-first = All’inizio
replay-back = Indietro di una mossa
replay-next = Avanti di una mossa
replay-last = Alla fine
replay-play = Riproduci
replay-slider = Punto della partita
replay-speed = Velocità
replay-eyes = Con gli occhi di
replay-show = Mostra

## Rules
rules-title = Regole · { $game } · Capolinea
rules-chapters = Capitoli
rules-old = Regole della versione { $version }
rules-old-explained = Questa partita è cominciata con una versione precedente delle regole e si gioca con quella fino alla fine. Guarda che cosa era diverso.
rules-differences = Che cosa era diverso nella versione { $version }
rules-differences-explained = Una partita si gioca fino alla fine con la versione delle regole con cui è cominciata. Il testo qui sotto è quello di oggi; nella tua partita è diverso questo:

## A game in brief
brief-title = { $game } in breve · Capolinea
brief-heading = Il gioco in breve
brief-players = { $fewest }–{ $most } giocatori
brief-play = Apri un tavolo
brief-all-rules = Tutte le regole

## Problems
problem-status-400 = Richiesta non leggibile
problem-status-403 = Qui non puoi entrare
problem-status-404 = Qui non c’è nulla
problem-status-409 = Il tavolo è andato avanti
problem-status-413 = File troppo grande
problem-status-422 = Così non si può
problem-status-429 = Un momento
problem-status-500 = Guasto sulla linea
problem-status-503 = Fuori servizio
problem-other = Qualcosa non va

## What the script says
client-your-turn-tag = tocca a te
client-turn-tag = di turno
client-you = (tu)
client-open-seat = Posto libero
client-waits-for-player = in attesa di qualcuno
client-bot = bot { $level }
client-away = assente da { $minutes } min
client-away-now = non in linea
client-stand-in = al suo posto un bot { $level }
client-stood-in = Un bot gioca per te
client-stood-in-hint = Il posto è ancora tuo, e anche le sue carte.
client-take-back = Riprendi il posto
client-spectator = Spettatore
client-watching = Stai guardando
client-no-offers = Ora non c’è nulla da scegliere.
client-title-turn = ● Tocca a te · { $game } · Capolinea
client-title = { $game } · Capolinea
client-confirm = Conferma
client-next-step = Manca un passo: scegli come.
client-undo = Annulla
client-step-back = Indietro
client-course = Andamento
client-accounts = I conti
client-sending = Invio…
client-refused = Così non si può
client-show-fix = Prova invece: { $offer }
client-stale = Intanto il tavolo è andato avanti.
client-dismiss = Ho capito
client-lost = Connessione assente
client-lost-hint = Le mosse confermate dal tavolo sono salvate. Riprovo fra { $seconds } s.
client-lost-trying = Le mosse confermate dal tavolo sono salvate. Provo a riconnettermi.
client-out-of-order = I tavoli sono fuori servizio
client-try-now = Riprova ora
client-back-again = Connessione ristabilita.
client-failed = Non ha funzionato: riprova.
client-copied = Copiato.
client-copy-by-hand = Copia il link da qui:
client-open = In attesa dei giocatori
client-open-hint = Si comincia quando tutti i posti sono occupati.
client-invite = Invita
client-over-details = Risultato
client-rematch = Rivincita
client-replay = Rivedi
client-pass-to = Ora gioca { $name }: passa lo schermo.
client-unread = Da leggere: { $count }
client-offers-tab = Scelte: { $count }
client-last-line = Ultima mossa: { $line }
client-aim-from-here = Da qui a un altro luogo
client-others = Altre { $count }
client-others-from = da { $least }
client-how-much = Quanto
client-up-to = Fino a
client-then-pass = poi passo
table-step-less = Un passo in meno
table-tab-more = Altro
table-step-more = Un passo in più
client-standing = { $limit }, poi passi: ci pensa la pagina, finché resta aperta.
client-stop-standing = Ferma
client-summing = La prossima comincia quando chiudi il riepilogo.
client-go-on = Continua
client-way-finish = Fai finire la partita
client-way-fast = Guarda a 4×
client-way-leave = Esci dal tavolo
client-way-stay = Continua
client-still-playing = Per te la partita finisce qui. Giocano ancora { $names }.
client-people-playing = Per te la partita finisce qui. La partita va al passo di chi gioca: { $names }.
client-finishing = I bot giocano fino in fondo.
client-out-tag = fuori
client-finish-note = ti mostro il risultato
client-finish-people = giocano ancora persone

## Dall’ultimo turno
since-title = Dal tuo ultimo turno
since-back = Mossa prima
since-on = Mossa dopo
since-skip = Salta

## Un programma al tavolo

menu-program = Fai giocare un programma
program-title = Un programma gioca per te
program-explained = Un programma tuo, in qualunque linguaggio, può giocare al tuo posto. Avvia questo comando dove sta il programma: vede quello che vedi tu, e puoi sempre giocare a mano.
program-secret = Con questo codice si vede la tua mano e si gioca al tuo posto a questo tavolo: non darlo a nessuno.
program-back = Torna al tavolo
