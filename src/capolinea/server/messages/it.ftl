# Quello che dice il server.

server-defect = Qualcosa è andato storto da parte nostra. La partita è al sicuro: ricarica la pagina.
server-unspoken = Qui non si può ({ $code }).

storage-not_saved = { $why ->
    [full] Non è stato salvato: il disco dei tavoli è pieno. Chi ospita deve fare spazio; poi riprova.
    [readonly] Non è stato salvato: il file dei tavoli si può solo leggere. Deve provvedere chi ospita.
    [busy] Non è stato salvato: la base di dati era occupata da troppo tempo. Riprova.
    [gone] Non è stato salvato: il file dei tavoli è stato cancellato o sostituito mentre il server era in funzione. Chi ospita deve rimetterlo a posto e riavviare il server.
    [damaged] Non è stato salvato: il file dei tavoli è danneggiato. Chi ospita deve sostituirlo con una copia integra e riavviare il server.
   *[other] Non è certo che sia stato salvato: la base di dati non risponde. Prima di ripeterlo guarda di nuovo il tavolo.
}
storage-not_read = { $why ->
    [busy] I tavoli non si possono leggere: la base di dati era occupata da troppo tempo. Riprova.
    [gone] I tavoli non si possono leggere: il loro file è stato cancellato o sostituito mentre il server era in funzione. Chi ospita deve rimetterlo a posto e riavviare il server.
    [damaged] I tavoli non si possono leggere: il loro file è danneggiato. Chi ospita deve sostituirlo con una copia integra e riavviare il server.
   *[other] I tavoli ora non si possono leggere: la base di dati non risponde. Riprova tra poco.
}

request-malformed = La richiesta non si capisce.
request-method = Questo indirizzo non si usa così.
request-too_large = È troppo grande.
request-too_many = { $seconds ->
    [one] Troppe richieste. Riprova tra un secondo.
   *[other] Troppe richieste. Riprova tra { $seconds } secondi.
}
request-foreign = La richiesta veniva da un altro sito e non è stata eseguita.
request-no_header = I programmi devono inviare l’intestazione «X-Capolinea: 1».
request-no_token = Questo modulo è scaduto. Ricarica la pagina e invialo di nuovo.
page-unknown = A questo indirizzo non c’è nulla.
link-unknown = Questo link non è dei nostri, o ne manca un pezzo.

## Tavoli

table-unknown = Questo tavolo non esiste.
table-closed = Questo tavolo non è aperto a questo browser. Chiedi un invito o il link per gli spettatori.
table-open = Si comincia quando tutti i posti sono occupati. Chi ospita può mettere dei bot in quelli liberi.
seat-unknown = A questo tavolo non c’è quel posto.
seat-not_yours = Quel posto non è tuo.
seat-taken = Lì è già seduto qualcuno.
seat-not_away = { $minutes ->
    [0] Un bot può prendere solo un posto che non è di nessuno, o sostituire chi è assente.
    [one] Un bot può prendere solo un posto che non è di nessuno, o sostituire chi è assente da un minuto.
   *[other] Un bot può prendere solo un posto che non è di nessuno, o sostituire chi è assente da { $minutes } minuti.
}
seat-stand_in = Questo posto è di { $name }. Finché { $name } non torna gioca un bot, e nessun altro può prenderlo.
seat-one_is_enough = A questo tavolo hai già un posto; quello di un bot è per chi non ne ha.
seat-kind = I posti non sono compilati bene.
seat-free = posto libero { $number }
seat-unnamed = Giocatore { $number }
host-only = Può farlo solo chi ha aperto il tavolo.
bot-level = Non c’è un bot così.
entry-stale = Nel frattempo ha mosso qualcun altro. Ecco il tavolo com’è adesso.
aim-not_now = Ora non c’è niente a cui puntare.
lookup-none = Questo gioco non ha tabelle da consultare.
rematch-not_now = La rivincita è per chi ha giocato, a partita finita.
record-not_over = La registrazione si può avere a partita finita.
reading-gave_up = Leggerlo richiede troppo tempo: non è stato accettato.
record-excessive = Il file è troppo annidato, o ha troppe parti, per una partita registrata.
import-no_file = Non è stato scelto nessun file.
chat-empty = In questo messaggio non c’è nulla.
chat-busy = State parlando tutti insieme. Riprova.
chat-spectator = Spettatore
log-undo = { $seat } annulla l’ultima mossa.
options-refused = { $reason }
option-off = no

## Com’è finita

outcome-won = { $count ->
    [0] Non vince nessuno
    [one] Vince { $winners }
   *[other] Vincono insieme { $winners }
}

## La sala d’attesa

lobby-open = { $seats ->
    [one] un posto libero
   *[other] { $seats } posti liberi
}
lobby-over = { $moves ->
    [one] finita dopo una mossa
   *[other] finita dopo { $moves } mosse
}
lobby-imported = { $moves ->
    [one] da un file, una mossa
   *[other] da un file, { $moves } mosse
}
lobby-newer_rules = serve una Capolinea più recente
lobby-with = con { $names }
lobby-one_screen = in { $seats } a uno schermo

## Avvio del server

serve-at = Capolinea è aperto su { $address }
serve-lan = Dagli altri dispositivi della tua rete: { $address }
serve-no_lan = Non è stato trovato un indirizzo di rete locale: solo questo computer può raggiungere i tavoli.
serve-port = La porta { $wanted } è occupata; uso la { $port }.
serve-no_port = Nessuna porta libera tra { $first } e { $last }.
serve-database = I tavoli sono conservati in { $database }
serve-stop = Premi Ctrl-C per chiudere. Alla riapertura le partite riprendono da dove erano.
serve-stopped = Chiuso. Tutte le partite sono conservate.
serve-bad_port = Una porta è un numero da 1 a 65535.
serve-bad_host = L’indirizzo { $host } non si può usare su questo computer.
database-malformed = L’indirizzo della base di dati non è scritto bene.
database-kind = Le basi di dati di tipo «{ $kind }» non sono previste: dai il percorso di un file SQLite o un indirizzo postgresql://.
database-unreachable = La base di dati non si può aprire: { $detail }
