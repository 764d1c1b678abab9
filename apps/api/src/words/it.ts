import type { RefusalCode } from '@obrador/contract'
import { italianQuoted } from '@obrador/engine/language'
import type * as spanish from './es.ts'

const again = (seconds: number): string => `aspetta ${seconds} s e riprova.`

const MEANINGS: Readonly<Record<RefusalCode, string>> = {
  peticion_ilegible:
    'La richiesta HTTP non si può leggere: non è JSON, è rotta, compressa, troppo grande o arrivata a metà.',
  faltan_ingredientes:
    'Non c’è nessuna riga da calcolare: «ingredients» manca o è vuoto, o in «texto» non c’è niente che si possa pesare.',
  demasiados_ingredientes: 'La formula ha più righe di quelle ammesse.',
  linea_invalida: 'Una riga non va bene: le manca un campo, o un campo non è quello che deve essere.',
  campo_invalido: 'Un campo fuori dalle righe, o un parametro dell’indirizzo, non è quello che deve essere.',
  demasiado_anidada: 'Una preparazione ha dentro troppi livelli o troppe righe, o contiene sé stessa.',
  sin_peso: 'I pesi sommano 0.',
  falta_base: 'Manca ciò di cui il mestiere o il tipo ha bisogno: una farina, mandorle, cacao, la base del tipo.',
  estado_invalido: 'Lo «estado» mandato con una produzione non è di questa versione, o è incompleto.',
  oficio_no_disponible: '«craft» o «oficio» chiede un mestiere che qui non si calcola.',
  origen_no_admitido: 'Una pagina web di un altro sito ha chiamato /mcp, che è per gli agenti.',
  no_existe: 'Il percorso non esiste.',
  ingrediente_desconocido: 'Nel catalogo non c’è questo ingrediente.',
  metodo_no_admitido: 'Il percorso non ammette questo metodo.',
  demasiadas_peticiones:
    'Superato il limite di richieste al minuto, oppure troppi bilanciamenti tuoi, o corpi troppo grandi, già in corso.',
  error_interno: 'Il calcolo è fallito per un errore nostro.',
  sin_capacidad: 'Il servizio ha troppo da fare, si sta fermando o il bilanciamento ha impiegato troppo.',
}

export const italianEdge: typeof spanish = {
  tableHeads: () => ['chiave', 'valore', 'minimo', 'massimo', 'dentro'],
  lawOfSpain: () =>
    'La legge e l’etichetta sono quelle della Spagna: che cosa direbbe un altro paese non è stato verificato.',
  refusalMeaning: (code) => MEANINGS[code],
  badBatchLog: () =>
    'La produzione non si può leggere: manda «oficio», «formula» e, se vuoi, «hecho», «medidas» e «estado». GET /api/hornada ne dà un esempio.',
  noSuchCraft: (id, known) => `Non c’è nessun mestiere ${italianQuoted(id)}: ci sono ${known.join(', ')}.`,
  noSuchIngredient: (id) =>
    `Nel catalogo non c’è nessun ingrediente ${italianQuoted(id)}: cercalo in /api/catalogo?q=.`,
  tooLarge: (kibibytes) => `Il corpo supera ${kibibytes} KiB: togli dalla richiesta tutto ciò che non è la formula.`,
  notJson: () => 'Manda il corpo come JSON, con l’intestazione «Content-Type: application/json».',
  noLabel: () =>
    'Non ho letto nessun ingrediente: manda in «ingredientes» l’elenco così com’è sull’etichetta, o tutta l’etichetta in «texto».',
  badBatch: (most) =>
    `Manda in «analisis» un elenco da 1 a ${most} oggetti con «oficio» e «peticion»: {"analisis": [{"oficio": "helado", "peticion": {"ingredients": […]}}]}.`,
  malformedJson: () =>
    'Il corpo non è JSON valido: controlla virgole, virgolette e parentesi graffe, e non usare «__proto__» né «constructor» come nome di campo.',
  tooDeep: (levels) => `Il JSON ha più di ${levels} livelli: manda solo la formula, che ne ha tre.`,
  overloadedText: (seconds) => `Ci sono più richieste di quante ne posso servire: ${again(seconds)}`,
  emptyBody: () => 'Il corpo è vuoto: manda un oggetto JSON con l’elenco «ingredients».',
  badRequest: () => 'Non capisco la richiesta HTTP: confrontala con gli esempi di /docs.',
  missingHost: () => 'Manca l’intestazione «Host»: manda il nome del server.',
  expectationText: () => 'Non servo l’intestazione «Expect»: toglila, o manda «100-continue».',
  compressedBody: (encoding) =>
    `Il corpo arriva compresso (${italianQuoted(encoding)}): mandalo non compresso e senza l’intestazione «Content-Encoding».`,
  headersTooLarge: () => 'Le intestazioni della richiesta sono troppo grandi: togli quelle che non servono.',
  requestTimeout: () => 'La richiesta ha impiegato troppo ad arrivare: mandala di nuovo.',
  tooManyRequests: (limit, seconds) => `Hai superato il limite di ${limit} richieste al minuto: ${again(seconds)}`,
  tooMuchAtOnce: (kibibytes, seconds) =>
    `Hai in corso richieste che insieme superano ${kibibytes} KiB: aspetta ${seconds} s che finiscano e mandala di nuovo.`,
  notFound: () => 'Questo percorso non esiste: guarda quelli che ci sono in /docs.',
  methodNotAllowed: (method, allowed) => `Questo percorso non ammette ${method}: usa ${allowed.join(' o ')}.`,
  internalErrorText: (requestId) =>
    `Il calcolo è fallito per un errore nostro: riprova e, se si ripete, scrivici con l’identificativo ${requestId}.`,
  drainingText: () => 'Il servizio si sta fermando: riprova fra qualche secondo.',
  tooBusy: (seconds) => `In questo momento ci sono troppi bilanciamenti in corso: ${again(seconds)}`,
  noThread: (seconds) => `In questo momento non posso calcolare bilanciamenti: ${again(seconds)}`,
  enoughAdjustments: (most, seconds) =>
    `Hai già ${most} bilanciamenti in corso: aspetta ${seconds} s che ne finisca uno e riprova.`,
  enoughPlans: (most, seconds) => `Hai già ${most} piani in corso: aspetta ${seconds} s che ne finisca uno e riprova.`,
  tookTooLong: (milliseconds) =>
    `Questo bilanciamento ha superato ${milliseconds} ms e l’ho fermato: togli ingredienti dalla dispensa oppure obiettivi e riprova.`,
  foreignOrigin: (origin) =>
    `Una pagina di ${italianQuoted(origin)} non può usare questo percorso: chiama da un agente, o usa i percorsi di /api.`,
  noBatch: () => 'Manda un solo messaggio JSON-RPC per richiesta, senza elenco: {"jsonrpc": "2.0", …}.',
}
