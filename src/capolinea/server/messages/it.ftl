# Quello che dice il server.

server-defect = Qualcosa è andato storto da parte nostra. La partita è al sicuro: ricarica la pagina.
server-unspoken = Questo qui non si può fare ({ $code }).

storage-not_saved = { $why ->
    [full] Non è stato salvato: il disco del server è pieno. Chi gestisce il server deve fare spazio; poi riprova.
    [readonly] Non è stato salvato: il database si può solo leggere. Deve provvedere chi gestisce il server.
    [busy] Non è stato salvato: il database era occupato da troppo tempo. Riprova.
    [gone] Non è stato salvato: il file del database è stato cancellato o sostituito mentre il server era in funzione. Chi gestisce il server deve rimetterlo a posto e riavviare.
    [damaged] Non è stato salvato: il file del database è danneggiato. Chi gestisce il server deve sostituirlo con una copia integra e riavviare.
   *[other] Non è certo che sia stato salvato: il database non risponde. Prima di ripeterlo guarda di nuovo il tavolo.
}
storage-not_read = { $why ->
    [busy] I tavoli non si possono leggere: il database era occupato da troppo tempo. Riprova.
    [gone] I tavoli non si possono leggere: il file del database è stato cancellato o sostituito mentre il server era in funzione. Chi gestisce il server deve rimetterlo a posto e riavviare.
    [damaged] I tavoli non si possono leggere: il file del database è danneggiato. Chi gestisce il server deve sostituirlo con una copia integra e riavviare.
   *[other] I tavoli ora non si possono leggere: il database non risponde. Riprova fra poco.
}

health-down = Non tutto funziona su questo server in questo momento: { $tasks }. Si sta riprovando. Le mosse confermate sono salvate.
request-malformed = La richiesta non è leggibile. Ricarica la pagina e riprova.
request-method = Questo indirizzo non accetta questo tipo di richiesta.
request-too_large = Il contenuto inviato è troppo grande.
request-too_many = { $seconds ->
    [one] Troppe richieste: riprova fra un secondo.
   *[other] Troppe richieste: riprova fra { $seconds } secondi.
}
host-unknown = Questo server non risponde al nome “{ $name }”. Chi lo gestisce può aggiungerlo: capolinea serve --name { $name }
request-foreign = La richiesta veniva da un altro sito e non è stata eseguita.
request-no_header = I programmi devono inviare l’intestazione “X-Capolinea: 1”.
request-no_token = Questo modulo è scaduto. Ricarica la pagina e invialo di nuovo.
page-unknown = A questo indirizzo non c’è nulla.
link-unknown = Questo link non è di Capolinea, o ne manca un pezzo: copialo di nuovo per intero.

## Tavoli

table-unknown = Questo tavolo non esiste.
table-damaged = Questo tavolo non si può aprire: ciò che ne è salvato è danneggiato alla mossa { $entry }. Gli altri tavoli non c’entrano. Chi gestisce il server può avere una copia più vecchia del database.
table-closed = Da questo browser il tavolo non si può vedere: chiedi un invito o il link per gli spettatori.
table-open = Si comincia quando tutti i posti sono occupati: chi ha aperto il tavolo può metterci dei bot.
table-not_over = La partita non è finita: dal tuo elenco si tolgono solo quelle finite.
seat-unknown = Questo posto al tavolo non c’è.
seat-not_yours = Questo posto non è il tuo.
seat-taken = Questo posto è già occupato.
seat-not_away = { $minutes ->
    [0] Un bot può prendere solo un posto che non è di nessuno, o sostituire chi è assente.
    [one] Un bot può prendere solo un posto che non è di nessuno, o sostituire chi è assente da un minuto.
   *[other] Un bot può prendere solo un posto che non è di nessuno, o sostituire chi è assente da { $minutes } minuti.
}
seat-stand_in = Questo posto è di { $name }. Finché { $name } non torna gioca un bot, e nessun altro può prenderlo.
seat-one_is_enough = A questo tavolo hai già un posto; quello di un bot è per chi non ne ha.
seat-kind = Controlla i posti: qualcosa non è compilato bene.
seat-free = posto libero { $number }
seat-unnamed = Giocatore { $number }
host-only = Può farlo solo chi ha aperto il tavolo.
bot-level = Questo livello di bot non esiste.
entry-stale = Nel frattempo ha mosso qualcun altro. Ecco il tavolo com’è ora.
aim-not_now = Ora non c’è una meta da scegliere.
lookup-none = Questo gioco non ha tabelle da consultare.
pace-not_out = Può farlo solo chi è fuori dal gioco.
pace-people = Al tavolo gioca ancora qualcuno: la partita va al suo passo.
rematch-not_now = La rivincita si chiede a partita finita, e può chiederla solo chi ha giocato.
record-not_over = La registrazione si può scaricare a partita finita.
reading-gave_up = Leggerlo richiede troppo tempo: non è stato accettato.
record-excessive = Il file è troppo annidato, o ha troppe parti, per una partita registrata.
import-no_file = Non è stato scelto nessun file.
chat-empty = Il messaggio è vuoto.
chat-busy = Troppi messaggi tutti insieme: riprova fra un attimo.
chat-too_many = { $seconds ->
    [one] Scrivi troppo in fretta. Riprova tra un secondo.
   *[other] Scrivi troppo in fretta. Riprova tra { $seconds } secondi.
}
bots-too_many = { $seconds ->
    [one] Hai aperto molti tavoli di soli bot. Potrai aprirne un altro tra un secondo.
   *[other] Hai aperto molti tavoli di soli bot. Potrai aprirne un altro tra { $seconds } secondi.
}
chat-spectator = Spettatore
log-undo = { $seat } annulla l’ultima mossa.
options-refused = { $reason }
option-off = no
why-unknown = Questa cosa non c’è su questo tavolo.
why-waiting = { $thing }. { $hint }
why-nothing = { $thing }: ora qui non c’è niente da scegliere.
why-possible = { $thing }: ecco che cosa puoi fare.

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
lobby-newer_rules = serve una versione più recente di Capolinea
lobby-since = da { $time }
lobby-with = con { $names }
lobby-one_screen = in { $seats } sullo stesso schermo

## Avvio del server

serve-at = Capolinea è aperto su { $address }
serve-lan = Dagli altri dispositivi della tua rete: { $address }
serve-no_lan = Nessun indirizzo di rete locale: i tavoli si aprono solo da questo computer.
serve-port = La porta { $wanted } è occupata; uso la { $port }.
serve-no_port = Nessuna porta libera fra { $first } e { $last }.
serve-database = I tavoli sono salvati in { $database }
serve-stop = Premi Ctrl-C per chiudere. Alla riapertura le partite riprendono da dov’erano.
serve-stopped = Chiuso. Tutte le partite sono salvate.
serve-bad_port = Una porta è un numero da 1 a 65535.
serve-bad_host = L’indirizzo { $host } non si può usare su questo computer.
serve-certificate_and_key = Servono entrambi i file, --certificate e --key, oppure nessuno dei due.
serve-bad_certificate = Certificato e chiave non si possono usare: { $detail }
serve-bad_proxy = FORWARDED_ALLOW_IPS: “{ $name }” non è un indirizzo, e non si trova nessun computer con questo nome.
database-malformed = L’indirizzo del database non è scritto bene.
database-kind = I database di tipo “{ $kind }” non sono previsti: indica il percorso di un file SQLite o un indirizzo postgresql://.
database-in_use = Un altro server Capolinea sta usando questo file di database. Fermalo prima, oppure dai a questo un altro file con --database.
database-unreachable = Il database non si può aprire: { $detail }

## Programmi

program-token = Questo codice non vale per nessun posto. Copialo di nuovo dalla pagina del tavolo.
program-stand_in = A questo posto sta giocando un bot: prima riprendi il posto.
program-not_offered = “{ $action }” non è fra le mosse possibili.
