# Parole che valgono per tutti i giochi.

language-it = Italiano
language-en = English

dollars = { $figure } $
euros = { $figure } €

level-random = casuale
level-easy = facile
level-medium = medio
level-hard = difficile
level-expert = esperto

## Mosse rifiutate

match-over = La partita è finita: non si può più muovere.
turn-not_yours = Non tocca { AD($seat) }: tocca { AD($turn) }.
action-other_game = Questa mossa è di un altro gioco.
action-other_seat = Questa mossa non è di { $seat }.
action-whose = Qui si sceglie tutti insieme: indica chi muove ({ $candidates }).
action-malformed = Questa mossa non è scritta in modo comprensibile: { $detail }
undo-nothing = Non c’è niente da annullare.
undo-not_yours = Si può annullare solo la propria ultima mossa, finché nessun altro ha mosso.
undo-revealed = Non si può più annullare: dopo quella mossa si sono già viste carte o estrazioni nuove.
undo-will_draw = Dopo non si annulla: decide la sorte.
undo-will_reveal = Dopo non si annulla: si scopre qualcosa.
undo-will_pass = Dopo non si annulla: non tocca più a te.
entry-unknown = La mossa { $entry } non c’è: la partita arriva alla { $last }.

## Aprire una partita

game-unknown = Il gioco “{ $game }” non c’è. Puoi scegliere fra: { $games }.
bot-unknown = Per { $game } non c’è nessun bot di nome “{ $player }”. Ci sono: { $players }.
setup-seats = Non si può giocare in { $seats }: si gioca da { $fewest } a { $most }.
options-malformed = C’è un errore nelle opzioni: { $detail }

## Partite registrate

record-malformed = Questo file non è la registrazione di una partita: { $detail }
record-too_large = Il file è troppo grande: { $size } byte, il massimo è { $most }.
record-too_long = La partita è troppo lunga: { $entries } mosse, il massimo è { $most }.
record-format_version = Il file è nel formato { $version }; qui si legge solo il { $known }.
rules-newer_version = La partita segue la versione { $version } delle regole; questo programma è più vecchio e le conosce fino alla { $known }. Della partita non è cambiato nulla: aprila con una versione più recente di Capolinea.
rules-no_version = La partita segue la versione { $version } delle regole, che non c’è mai stata: le versioni cominciano da 1.
record-options = Le opzioni nella registrazione non sono valide: { $detail }
record-entry = La mossa { $entry } del file non è leggibile: { $detail }
record-seed = Il seme nel file non è un numero esadecimale.
record-map = La mappa “{ $map }” del file non è quella del gioco.
record-outcome = Il risultato nel file non è quello che si ottiene rigiocando le mosse.
replay-empty = Nel file non c’è nemmeno la preparazione della partita.
replay-no_action = Alla voce { $entry } la mossa manca, o è di un altro posto.
replay-refused = La mossa { $entry } non è ammessa ({ $reason }, { $clause }).
replay-other_events = La mossa { $entry } non ha le conseguenze scritte nel file.
verify-no_seed = Il file non contiene il seme: le estrazioni non si possono controllare.
verify-commitment = Il seme non corrisponde all’impronta pubblicata prima della partita.
verify-draw = Alla mossa { $entry } l’estrazione “{ $kind }” non corrisponde al seme.

## Estrazioni

chance-none = Qui non si può estrarre niente ({ $kind }).
chance-too_few = Alla mossa { $entry } nel file ci sono troppo poche estrazioni ({ $kind }).
chance-too_many = Alla mossa { $entry } nel file ci sono troppe estrazioni ({ $kind }).
chance-other_draw = Alla mossa { $entry } serviva un’altra estrazione ({ $kind }, minore di { $below }).
chance-script_out_of_range = L’estrazione preparata { $value } ({ $kind }) dev’essere minore di { $below }.
chance-script_empty = Non ci sono più estrazioni preparate ({ $kind }).

notation-which = “{ $text }” può indicare più cose: { $candidates }.
notation-no_such_name = “{ $name }” non esiste (in “{ $text }”).
