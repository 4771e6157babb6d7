# Che cosa può andare storto con i programmi che giocano.

external-no_command = In “{ $command }” manca il comando. Un programma si indica così: stdio:python my_bot.py
external-seconds = Il tempo di “{ $player }” dev’essere un numero di secondi maggiore di 0 e al massimo { $most }, per esempio stdio@2.5:python my_bot.py
external-not_found = Il programma “{ $command }” non si avvia: { $detail }
external-no_start = Il programma “{ $command }” non può giocare.
external-no_restart = Il programma non si è potuto riavviare.
external-no_hello = Non ha detto hello per prima cosa.
external-protocol = Parla la versione { $theirs } del protocollo; questa è la { $ours }.
external-late = La risposta non è arrivata in tempo.
external-ended = Si è chiuso (codice { $status }). { $detail }
external-flood = Ha scritto troppo: una riga ha al massimo { $most } byte, e servono soltanto le risposte.
external-malformed = La risposta non si può leggere: { $detail }
external-not_offered = “{ $action }” non è fra le mosse possibili.
external-gave_up = Il programma “{ $command }” non ha dato una risposta utile per { $count } volte di fila. L’ultima volta:

## Un posto a un tavolo

join-link = “{ $link }” non è un link che comincia con http:// o https://.
join-unreachable = { $address } non risponde: { $detail }
join-not_a_table = { $address } non risponde come un server di Capolinea.
join-refused = { $message }
