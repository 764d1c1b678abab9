import { italianList, italianQuoted } from '@obrador/engine/language'
import { CABINET_RANGE, COARSEST_SCALE } from '../query.ts'
import type * as spanish from './es.ts'

const ITEMS: Readonly<Record<string, string>> = { productos: 'prodotto', partes: 'parte', maquinas: 'macchina' }

const named = (names: readonly string[]): string => italianList(names.map(italianQuoted), 'o')

/** Italian. Fields keep the names of the interface. */
export const italianRefusals: typeof spanish = {
  noIngredients: () => 'Manca «ingredients»: manda un elenco con almeno un ingrediente e il suo peso in grammi.',
  tooManyIngredients: (count, most) => `Hai mandato ${count} ingredienti e il massimo è ${most}: unisci quelli uguali.`,
  noProducts: () => 'Manca «productos»: manda un elenco con almeno un prodotto, i suoi pezzi e di che cosa è fatto.',
  lineText: (position, name) => `Riga ${position}${name === undefined ? '' : ` (${italianQuoted(name)})`}: `,
  notAnObject: () => 'Il corpo deve essere un oggetto JSON con l’elenco «ingredients»: manda {"ingredients": […]}.',
  pieceNotAnObject: () => 'Il corpo deve essere un oggetto JSON con l’elenco «partes»: manda {"partes": […]}.',
  noParts: () => 'Manca «partes»: manda un elenco con almeno una parte, il suo «nombre» e i suoi «gramos» per pezzo.',
  productsNotAnObject: () => 'Il corpo deve essere un oggetto JSON con l’elenco «productos»: manda {"productos": […]}.',
  itemsText: (items) => {
    const told = items.map(
      ({ list, index, name }) =>
        `${ITEMS[list] ?? list} ${index + 1}${name === undefined ? '' : ` (${italianQuoted(name)})`}`,
    )
    const sentence = told.join(', ')
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: `
  },
  notAList: (name, grams) =>
    `«ingredients» deve essere un elenco: manda [{"${name}": "Zucchero", "${grams}": 100}, …].`,
  eitherListOrText: () => 'Manda «ingredients» o «texto», non tutti e due: togline uno.',
  emptyList: () => '«ingredients» è vuoto: manda almeno un ingrediente e il suo peso in grammi.',
  lineNotAnObject: (name, grams) => `ogni ingrediente è un oggetto: manda {"${name}": "Zucchero", "${grams}": 100}.`,
  missingName: (field) => `manca «${field}»: scrivi il nome dell’ingrediente.`,
  missingGrams: (field) => `manca «${field}»: scrivi i grammi dell’ingrediente.`,
  useInstead: (misses) =>
    `usa ${misses.map(({ right, wrong }) => `«${right}» al posto di ${italianQuoted(wrong)}`).join(' e ')}.`,
  quotedNumber: (field, sent, meant) =>
    `«${field}» deve essere un numero: mandalo senza virgolette (${meant}, non "${sent}").`,
  notANumber: (field) => `«${field}» deve essere un numero: mandalo senza virgolette né unità di misura.`,
  nullNumber: (field) => `«${field}» non può essere null: manda un numero.`,
  hugeNumber: (field) => `«${field}» è un numero troppo grande: controllalo.`,
  notABoolean: (field) => `«${field}» deve essere true o false: mandalo senza virgolette.`,
  badPantry: (name, most) =>
    `«despensa» deve essere "catalogo" o un elenco di al massimo ${most} nomi: manda ["Inulina", {"${name}": "Destrosio", "max": 50}].`,
  notAnObjectField: (field) => `«${field}» deve essere un oggetto: guarda l’esempio della documentazione, in /docs.`,
  missingField: (field) => `Manca «${field}»: aggiungilo.`,
  notOneOf: (field, allowed) => `«${field}» deve essere uno di questi: ${allowed.map((one) => `«${one}»`).join(', ')}.`,
  notAListField: (field) => `«${field}» deve essere un elenco: mandalo tra parentesi quadre.`,
  emptyText: (field) => `«${field}» è vuoto: scrivi qualcosa.`,
  tooLong: (field, most) => `«${field}» ammette fino a ${most} caratteri.`,
  tooManyItems: (field, most) => `«${field}» ammette fino a ${most} elementi.`,
  tooFewItems: (field) => `«${field}» è vuoto: manda almeno un elemento.`,
  notAbove: (field, least) => `«${field}» deve essere un numero maggiore di ${least}.`,
  notAText: (field) => `«${field}» deve essere un testo: mandalo tra virgolette.`,
  tooSmall: (field, least) => `«${field}» deve essere un numero uguale o maggiore di ${least}.`,
  tooBig: (field, most) => `«${field}» deve essere un numero uguale o minore di ${most}.`,
  ignoredField: (sent, meant) =>
    `Ignoro ${italianQuoted(sent)}, che non è un campo di questa richiesta: volevi dire «${meant}»?`,
  ignoredParameter: (sent, meant) =>
    `Ignoro il parametro ${italianQuoted(sent)} dell’indirizzo: volevi dire «${meant}»?`,
  unknownParameterText: (sent, meant, known) =>
    `Non conosco il parametro ${italianQuoted(sent)}: ${meant === undefined ? `usa ${named(known)}.` : `volevi dire «${meant}»?`}`,
  unknownAnswerField: (path, meant, known) =>
    `«campos» chiede ${italianQuoted(path)}, che la risposta non ha: ${
      meant === undefined ? `i suoi campi sono ${known.join(', ')}.` : `volevi dire «${meant}»?`
    }`,
  emptyFields: () =>
    '«campos» ha un nome vuoto: manda i campi della risposta separati da virgole, per esempio campos=verdict,params.PAC.',
  otherUnit: (field, unit, way) => `«${field}» dice ${italianQuoted(unit)} e i pesi sono in grammi: ${way}.`,
  unitWays: {
    volume: 'pesa l’ingrediente, o manda l’elenco in «texto», che porta i volumi in grammi',
    kilos: 'moltiplica per 1000 e togli il campo',
    other: 'manda i grammi e togli il campo',
  },
  unusedField: (sent) => `Ignoro ${italianQuoted(sent)}: questo mestiere non usa quel campo.`,
  unreadableRequest: () => 'Non capisco la richiesta: confrontala con l’esempio della documentazione, in /docs.',
  unsupportedCraft: (craft, supported) =>
    `Il mestiere ${italianQuoted(typeof craft === 'string' ? craft : JSON.stringify(craft))} qui non c’è: manda in «craft» ${named(supported)}, o togli il campo.`,
  queryTexts: {
    q: '«q» è ciò che cerchi: manda fino a 120 caratteri.',
    craft: '«craft» è il mestiere, per esempio craft=helado.',
    pagina: '«pagina» è il numero della pagina: manda un intero da 1 in su.',
    por: '«por» sono le righe per pagina: manda un intero da 1 a 200.',
    explica: '«explica» ammette 1 (con la spiegazione) o 0 (senza).',
    abrir: '«abrir» ammette 1 (con ciò che c’è dentro ogni preparazione) o 0 (senza).',
    breve: '«breve» ammette 1 (solo i campi dell’interfaccia) o 0 (la risposta intera).',
    campos: '«campos» sono i campi della risposta che vuoi, separati da virgole: campos=verdict,params.PAC.',
    codigos: '«codigos» ammette 1 (con ciò che si è trovato come dati) o 0 (senza).',
    pais: '«pais» è il paese della legge e dell’etichetta: manda «es» (Spagna) o toglilo. Che cosa direbbe un altro paese non è stato verificato.',
    idioma: '«idioma» è la lingua delle frasi: manda «es» (spagnolo), «en» (inglese) o «it» (italiano).',
    duda: '«duda» ammette 1 (con l’incertezza di ogni cifra) o 0 (senza).',
    habitual: '«habitual» ammette 1 (con quanto è consueta) o 0 (senza).',
    balanza: `«balanza» è la divisione della tua bilancia in grammi: manda un numero tra 0 e ${COARSEST_SCALE}, per esempio balanza=1.`,
    vitrina: `«vitrina» è la temperatura della tua vetrina in °C: manda un numero tra ${CABINET_RANGE.coldest} e ${CABINET_RANGE.warmest}, per esempio vitrina=-14.`,
  },
}
