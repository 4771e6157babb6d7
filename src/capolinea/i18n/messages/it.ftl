# Parole che valgono per tutti i giochi.

language-it = Italiano
language-en = English

level-random = a caso
level-easy = facile
level-medium = medio
level-hard = difficile

## Mosse rifiutate

match-over = La partita è finita: non si può più muovere.
turn-not_yours = Non tocca a { $seat }: tocca a { $turn }.
action-other_game = Questa mossa è di un altro gioco.
action-other_seat = Questa mossa non è di { $seat }.
action-whose = Qui scelgono più giocatori insieme: di’ chi muove ({ $candidates }).
action-malformed = Questa mossa non si capisce: { $detail }
undo-nothing = Non c’è niente da annullare.
undo-not_yours = Si può annullare solo la propria ultima mossa, finché nessun altro ha mosso.
undo-revealed = Non si può più annullare: sono uscite carte o estrazioni che qualcuno ha visto.
entry-unknown = La partita non ha una mossa numero { $entry }: arriva a { $last }.

## Aprire una partita

game-unknown = Non c’è un gioco di nome “{ $game }”. Ci sono: { $games }.
bot-unknown = Per { $game } non c’è nessun bot di nome “{ $player }”. Ci sono: { $players }.
setup-seats = Con { $seats } giocatori non si può: ne servono da { $fewest } a { $most }.
options-malformed = Le opzioni non sono scritte bene: { $detail }

## Partite registrate

record-malformed = Il file non è una partita registrata: { $detail }
record-too_large = Il file è troppo grande: { $size } byte, al più { $most }.
record-too_long = La partita è troppo lunga: { $entries } mosse, al più { $most }.
record-format_version = Il file è scritto nel formato { $version }; qui si legge il formato { $known }.
rules-newer_version = La partita segue la versione { $version } delle regole; questo programma è più vecchio e le conosce fino alla { $known }. Della partita non è cambiato nulla: aprila con una Capolinea più recente.
rules-no_version = La partita segue la versione { $version } delle regole, che non c’è mai stata: le versioni cominciano da 1.
record-options = Le opzioni della partita registrata non vanno bene: { $detail }
record-entry = La mossa { $entry } del file non si capisce: { $detail }
record-seed = Il seme nel file non è un numero esadecimale.
record-map = La mappa “{ $map }” del file non è quella del gioco.
record-outcome = Il risultato scritto nel file non è quello a cui portano le mosse.
replay-empty = Nel file non c’è nemmeno la preparazione della partita.
replay-no_action = Alla mossa { $entry } manca la mossa, o è di un altro posto.
replay-refused = La mossa { $entry } non è permessa ({ $reason }, { $clause }).
replay-other_events = La mossa { $entry } non porta a quello che il file racconta.
verify-no_seed = Il file non contiene il seme: le estrazioni non si possono controllare.
verify-commitment = Il seme non corrisponde all’impronta pubblicata prima della partita.
verify-draw = Alla mossa { $entry } l’estrazione “{ $kind }” non viene dal seme.

## Estrazioni

chance-none = Qui non si può estrarre niente ({ $kind }).
chance-too_few = Alla mossa { $entry } il file contiene troppe poche estrazioni ({ $kind }).
chance-too_many = Alla mossa { $entry } il file contiene estrazioni di troppo ({ $kind }).
chance-other_draw = Alla mossa { $entry } serve un’altra estrazione ({ $kind }, sotto { $below }).
chance-script_out_of_range = L’estrazione preparata { $value } ({ $kind }) non è sotto { $below }.
chance-script_empty = Non ci sono più estrazioni preparate ({ $kind }).
