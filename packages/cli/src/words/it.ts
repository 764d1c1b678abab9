import { numberText } from '@obrador/engine'
import { italianList, italianQuoted } from '@obrador/engine/language'
import { italianText } from '@obrador/list/language'
import type { CommandWords } from './command-words.ts'

const locale = 'it-IT'
const thousands = (count: number): string => count.toLocaleString(locale)
const things = (count: number, one: string, many: string): string => `${thousands(count)} ${count === 1 ? one : many}`
const MOST_NAMED = 6
const some = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).map(italianQuoted).join(', ')} e altre ${names.length - MOST_NAMED}`
    : italianList(names.map(italianQuoted), 'e')
const orMeant = (near: readonly string[], otherwise: string): string =>
  near.length > 0 ? `. Volevi dire ${italianList(near.map(italianQuoted), 'o')}?` : `: guarda «${otherwise}».`
const interval = ([least, most]: readonly [number, number]): string => `${numberText(least, 1)}–${numberText(most, 1)}`
const decimalsOf = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) < 2 ? 3 : 1)
const precise = (value: number, like = value): string => numberText(value, decimalsOf(like))
/** Words of an answer that the screen shows: why a line is asked about, what was measured, what explains it. */
const CODES: Readonly<Record<string, string>> = {
  volumen: 'a volume',
  piezas: 'a pezzi',
  rango: 'un intervallo',
  al_gusto: 'quanto basta',
  dudosa: 'non è chiaro',
  temperatura: 'temperatura',
  humedad: 'umidità',
  lote: 'lotto',
  harina: 'farina (quanto assorbe)',
  olvidado: 'dimenticato',
  doble: 'pesato due volte',
  pesada: 'pesata',
  lectura: 'lettura',
  resto: 'rimasto nell’impastatrice',
  refractometro: 'rifrattometro',
  evaporacion: 'evaporazione',
  coccion: 'cottura',
  friccion: 'attrito',
  horno: 'forno',
  aire: 'aria',
  vitrina: 'vetrina',
}
const coded = (word: string): string => CODES[word] ?? word

/** What the command line says by itself in Italian. */
export const italianCommand: CommandWords = {
  locale,
  verdicts: { equilibrada: 'bilanciata', revisar: 'da rivedere' },
  unjudgedMark: 'non giudicata',
  feasible: {
    yes: 'Rispetta tutto ciò che si chiede',
    no: 'Non si può: questa è la più vicina',
    unknown: 'Non so se si può: questa è la migliore che ho trovato',
  },
  perHundred: 'Per 100 g (l’etichetta si stampa in spagnolo)',
  labelMarks: {
    denied: 'non può chiamarsi così',
    open: 'nome da verificare',
    draft: 'BOZZA: mancano allergeni',
  },
  costWithout: (names) =>
    `Il costo non conta ${italianList(names.map(italianQuoted), 'e')}, senza prezzo: è un minimo.`,
  helpTitles: { Usage: 'Uso', Arguments: 'Argomenti', Options: 'Opzioni', Commands: 'Comandi' },
  helpTexts: {
    options: '[opzioni]',
    command: '[comando]',
    version: 'mostra la versione',
    help: 'mostra l’aiuto di un comando',
    name: 'un nome o una sua parte',
    corpusFiles: 'file del corpus',
  },
  placeholders: {
    archivo: 'file',
    archivos: 'file',
    entradas: 'fonti',
    oficio: 'mestiere',
    nombre: 'nome',
    proceso: 'processo',
    idioma: 'lingua',
    título: 'titolo',
    como: 'come',
    letras: 'lettere',
    que: 'cosa',
    valor: 'valore',
    carpeta: 'cartella',
    precio: 'prezzo',
    orden: 'comando',
  },
  fileRefusals: italianText.fileRefusals,
  ABOUT_PROGRAM:
    'Analizza, corregge ed etichetta formule di gelato, pane, pasticceria, turrón e cioccolato.\nCalcola qui, senza rete; con --servidor URL chiede a un servizio.',
  USAGE_EXAMPLES: `
Esempi:
  obrador analizar --oficio helado --tipo sorbete_agua sorbetto.txt
  pbpaste | obrador analizar --oficio panaderia -
  obrador ajustar --oficio helado --json formula.json
  obrador hoja --oficio helado --salida sorbetto.xlsx sorbetto.txt
  obrador saco --oficio helado --proceso polvo etichetta.txt
  obrador carta carta.json
  obrador carta --libro ricette/ --sube "Nata 35%=6,50"
  obrador hornada --oficio helado --tipo sorbete_agua --medida peso=999 --medida brix=26,4 sorbetto.txt
  obrador catalogo "panna 35"
  obrador importar Ricettario.xlsx
  obrador lote --formato csv --salida revisione.csv --estricto ricette/
  source <(obrador completar bash)

Ogni comando e ogni opzione ha anche un nome inglese: obrador analyse --craft helado sorbetto.txt`,
  commandTexts: {
    analizar: 'Le cifre di una formula, il verdetto e che cosa cambiare',
    ajustar: 'I grammi che mettono a posto la formula',
    etiquetar: 'L’etichetta: valori nutrizionali, allergeni e ingredienti',
    hoja: 'Una cartella di Excel con la formula, che si ricalcola da sola',
    leer: 'Che cosa dice una ricetta scritta, senza giudicarla: titolo, tipo, righe e che cosa chiedere',
    importar: 'Guarda un ricettario (Excel, CSV, pagina di ricetta, Paprika, Mealie) e lo salva se gli si dice dove',
    saco: 'Che cosa c’è dentro un prodotto comprato, dalla sua etichetta',
    carta: 'Il minor numero di basi per i gusti di una carta; con --libro, che cosa cambiare quando sale un prezzo',
    hornada:
      'Che cosa si è misurato di una lavorazione: se torna, che cosa lo spiega, che cosa aggiungere e che cosa insegna',
    catalogo: 'Cerca ingredienti per nome',
    tipos: 'I tipi di ricetta di ogni mestiere',
    lote: 'Molte formule insieme: una cartella, un foglio di calcolo o il file dell’applicazione',
    completar: 'Lo script che completa i comandi nel terminale',
    corpus: 'Prova formule pubblicate e dice quante vengono come devono',
  },
  optionTexts: {
    ayuda: 'mostra questo aiuto',
    oficio: 'helado (gelato), panaderia (pane), pasteleria (pasticceria), turron o cacao (cioccolato)',
    tipo: 'tipo di ricetta (guarda «obrador tipos»)',
    servidor: 'chiede a questo servizio invece di calcolare qui',
    json: 'la risposta intera, come JSON',
    idioma: 'lingua della risposta (se manca, quella del terminale; legge ed etichetta sono quelle della Spagna)',
    habitual: 'con quanto è abituale fra quelle pubblicate del suo tipo',
    archivo:
      'JSON, CSV, il file dell’applicazione o un elenco con un ingrediente per riga; «-» legge lo standard input',
    texto: 'una ricetta così com’è scritta; «-» legge lo standard input',
    recetario: 'cartella di Excel, CSV, pagina di ricetta, copia di Paprika o Mealie; «-» legge lo standard input',
    disposicion: 'dove sta ogni ricetta, se non si vede',
    columnas: 'che cosa c’è in ogni colonna, come «A=receta,B=ingrediente,C=gramos»',
    guardar:
      'file nuovo per l’applicazione e per «obrador lote»; «-» è lo standard output; se manca, non si scrive niente',
    etiqueta: 'l’etichetta o la scheda così com’è scritta, o il JSON di /api/saco; «-» legge lo standard input',
    proceso: 'che cosa si è comprato',
    carta: 'il JSON di /api/carta o di /api/carta/cambio; «-» legge lo standard input',
    formulas: 'cartella o file con le formule del libro (con «kilos», se si sanno)',
    sube: 'quanto costa adesso, €/kg, come «Nata 35%=6,50»; si può ripetere',
    falta: 'che cosa non c’è più; si può ripetere',
    hecha: 'la formula che si è fatta (come in «analizar») o il JSON di /api/hornada; «-» legge lo standard input',
    medida: 'che cosa ha detto uno strumento, come «peso=999» o «brix=26,4»; si può ripetere',
    estado: 'che cosa hanno insegnato le lavorazioni precedenti: si legge se c’è, e si scrive con questa',
    formula: 'quale, se il file ne ha più di una',
    entradas: 'cartelle o file (JSON, CSV, elenchi); «-» legge lo standard input',
    formato: 'come si scrive il risultato',
    salida: 'file in cui si scrive; se manca, o è «-», lo standard output',
    forzar: 'scrive sopra il file che c’è già',
    libro: 'file xlsx in cui si scrive; «-» è lo standard output; se manca, il nome della formula',
    nombre: 'il titolo del foglio; se manca, il nome della formula o il suo tipo',
    hilos: 'quanti thread calcolano; se manca, tutti quelli del processore',
    estricto: 'finisce con 1 se qualche formula non va bene',
    terminal: 'bash, zsh o fish',
  },
  describedOption: (what, choices, usual) =>
    choices ? `${what}: ${italianList(choices, 'o')}${usual === undefined ? '' : ` (se manca, ${usual})`}` : what,
  misuseTexts: {
    'commander.invalidArgument': () => 'Questo valore non va bene: guarda «--ayuda».',
    'commander.missingArgument': () => 'Manca di che cosa: un file, un nome o «-» per lo standard input.',
    'commander.optionMissingArgument': (typed) => `L’opzione ${italianQuoted(typed)} è senza valore: guarda «--ayuda».`,
    'commander.unknownOption': (typed, near) =>
      `Non conosco l’opzione ${italianQuoted(typed)}${orMeant(near, '--ayuda')}`,
    'commander.unknownCommand': (typed, near) =>
      `Non conosco il comando ${italianQuoted(typed)}${orMeant(near, 'obrador --ayuda')}`,
    'commander.excessArguments': () => 'C’è qualcosa di troppo nel comando: guarda «--ayuda».',
  },
  MISSING_CRAFT: 'Manca «--oficio»: helado, panaderia, pasteleria, turron o cacao.',
  MISUSED_COMMAND: 'Non capisco il comando: guarda «--ayuda».',
  unreadableSource: (source) =>
    `Non riesco a leggere ${italianQuoted(source)}: controlla il percorso, o usa «-» per lo standard input.`,
  brokenJson: () => 'Il JSON non è una formula: controlla virgole, virgolette e parentesi.',
  unknownType: (type, craft, near) =>
    `Non conosco il tipo ${italianQuoted(type)}${
      near.length > 0 ? `. Volevi dire ${italianList(near.map(italianQuoted), 'o')}?` : ':'
    } I tipi sono in «obrador tipos ${craft}».`,
  unknownCraft: (craft, known) => `Non conosco il mestiere ${italianQuoted(craft)}: usa ${known.join(', ')}.`,
  noIngredient: (name) =>
    `Non c’è nessun ingrediente ${italianQuoted(name)}: prova con meno lettere o con un’altra parola.`,
  noCorpus: (file) =>
    `${italianQuoted(file)} non è un file del corpus: usa quelli di obrador-corpus.tar.gz, dell’ultima versione.`,
  seemsType: (type, craft, because) => `Sembra ${type} (${craft}): ${because}.`,
  perhapsTypes: (types) => `O forse ${italianList(types, 'o')}.`,
  UNKNOWN_TYPE: 'Non so che cos’è: non lo dicono né il titolo né gli ingredienti.',
  NO_TITLE: 'Senza titolo',
  madeAmount: (grams, pieces) =>
    italianList(
      [
        ...(grams === undefined ? [] : [`${numberText(grams)} g`]),
        ...(pieces === undefined ? [] : [`${numberText(pieces)} pezzi`]),
      ],
      'e',
    ),
  sectionHeads: { lines: 'Righe', parts: 'Parti', asked: 'Che cosa chiedere' },
  judgedPartMark: 'è quella che si giudica',
  askLine: (line, name, what, grams) =>
    `Riga ${line}, ${italianQuoted(name)}: ${coded(what)}${grams === undefined ? '' : ` (${numberText(grams)} g?)`}.`,
  SACK_RECIPE: 'La ricetta probabile, grammi per 100 g',
  sackFigure: (label, value, likely, sure, unit) =>
    `  ${label.padEnd(28)} ${numberText(value, 1)} ${unit}${likely ? `, probabile ${interval(likely)}` : ''}${sure ? `, sicuro ${interval(sure)}` : ''}`,
  STANDARD_INPUT: 'input',
  severalFormulas: (names) =>
    `Ci sono ${names.length} formule (${some(names)}): scegline una con «--formula», o guardale tutte con «obrador lote».`,
  noSuchFormula: (name, names) =>
    names.length === 0
      ? `In ${italianQuoted(name)} non c’è nessuna formula.`
      : `Non c’è nessuna formula ${italianQuoted(name)}: ci sono ${some(names)}.`,
  noFormulas: (sources) => `Non c’è nessuna formula in ${some(sources)}: cerco file .json, .csv e .txt.`,
  badCell: (line, text, ambiguous) =>
    ambiguous
      ? `Riga ${line} del foglio: non so se il punto di ${italianQuoted(text)} separa le migliaia o i decimali; scrivilo senza punti o con la virgola.`
      : `Riga ${line} del foglio: ${italianQuoted(text)} non è un peso; scrivi i grammi.`,
  badUnit: (line, unit) => `Riga ${line} del foglio: ${italianQuoted(unit)} non è un’unità di peso; scrivi i grammi.`,
  badPrice: (line, text) =>
    `Riga ${line} del foglio: ${italianQuoted(text)} non è un prezzo; scrivi gli euro al chilo.`,
  badThreads: (text) => `«--hilos» vale ${italianQuoted(text)} e deve essere un numero da 1 a 64.`,
  workbookWritten: (file, kibibytes) =>
    `${file}: ${numberText(kibibytes, 0)} KiB. Si ricalcola da sola in Excel, LibreOffice e Fogli Google.`,
  unwritableFile: (file) => `Non riesco a scrivere in ${italianQuoted(file)}: controlla il percorso e i permessi.`,
  PROGRESS_BAR: '  {bar} {percentage} % · {value} di {total} · mancano {eta_formatted}',
  batchDone: (count, { right, wrong, unjudged, refused }, seconds, threads) => {
    const told = [
      `${thousands(right)} a posto`,
      `${thousands(wrong)} da rivedere`,
      ...(unjudged > 0 ? [`${thousands(unjudged)} non giudicate`] : []),
      `${thousands(refused)} non calcolate${refused > 0 ? ' (il motivo è in «error»)' : ''}`,
    ]
    const time = seconds.toLocaleString(locale, { maximumFractionDigits: 1 })
    return `${things(count, 'formula', 'formule')}: ${told.join(', ')} · ${time} s con ${things(threads, 'thread', 'thread')}.`
  },
  batchHeads: [
    'formula',
    'mestiere',
    'tipo',
    'risultato',
    'verdetto',
    'titolo',
    'fuori',
    'correzioni',
    'avvisi',
    'error',
  ],
  batchOutcomes: { right: 'a posto', wrong: 'da rivedere', unjudged: 'non giudicata', refused: '' },
  corpusHeads: ['mestiere', 'insieme', 'ben accettate', 'difetti trovati'],
  NO_RECIPES:
    'Non vedo né ricette né prezzi: di’ che cosa c’è in ogni colonna con «--columnas», come «A=receta,B=ingrediente,C=gramos».',
  NOTHING_WRITTEN: 'Non si è salvato niente: con «--salida ricette.json» si scrive il file dell’applicazione.',
  NO_TYPE: 'che cos’è?',
  bookHeads: { recipe: 'Ricetta', type: 'Tipo', lines: 'Righe', grams: 'Grammi' },
  gramsShown: (grams) => grams.toLocaleString(locale, { maximumFractionDigits: 1 }),
  badColumns: (written, known) =>
    `Non capisco ${italianQuoted(written)} in «--columnas»: scrivi lettera=contenuto, con ${known.join(', ')}.`,
  notWritten: (file) => `Non scrivo ${italianQuoted(file)}: esiste già, e ci scrivo sopra solo con «--forzar».`,
  importedFormulas: (count, left, file) =>
    `${things(count, 'formula salvata', 'formule salvate')} in ${file === undefined ? 'standard output' : italianQuoted(file)}.${
      left > 0
        ? ` ${things(left, 'resta fuori: non so che cos’è', 'restano fuori: non so che cosa sono')}; di’ «--oficio».`
        : ''
    }`,
  bookFound: (file, recipes, open, prices) => {
    const priced = prices === 0 ? '' : ` ${things(prices, 'prezzo', 'prezzi')}.`
    if (recipes === 0) return `${italianQuoted(file)} è un listino.${priced}`
    return `${things(recipes, 'ricetta', 'ricette')} in ${italianQuoted(file)}: ${things(recipes - open, 'letta intera', 'lette intere')}, ${thousands(open)} da rivedere.${priced}`
  },
  bookNotes: ({ out, several, askedPrices, formulas, outside }) => [
    ...(out.length > 0
      ? [`${out.length === 1 ? 'Resta fuori il foglio' : 'Restano fuori i fogli'} ${some(out)}.`]
      : []),
    ...(several.length > 0 ? [`Con più prezzi nel file, e perciò senza nessuno: ${some(several)}.`] : []),
    ...(askedPrices > 0
      ? [`${things(askedPrices, 'riga del listino non dice', 'righe del listino non dicono')} il prezzo al chilo.`]
      : []),
    ...(formulas > 0 ? ['Le formule della cartella non si eseguono; si legge il loro ultimo valore.'] : []),
    ...(outside > 0 ? [`${things(outside, 'formula chiede', 'formule chiedono')} dati da fuori: non li chiedo.`] : []),
  ],
  lineDoubt: ({ row, name, text, suggest, alarm }, doubt) => {
    const where = `riga ${row}, ${italianQuoted(text)}`
    const proposed = suggest && suggest.grams !== alarm?.read ? ` (${numberText(suggest.grams)} g?)` : ''
    if (alarm) return `${where}: davvero ${numberText(alarm.read)} g? Non torna con il resto${proposed}`
    if (doubt === 'weight') return `${where}: quanto pesa?${proposed}`
    return doubt === 'unknown'
      ? `${where}: non conosco ${italianQuoted(name)}`
      : `${where}: ${italianQuoted(name)} può essere più cose`
  },
  badReading: (text) => `Non capisco la misura ${italianQuoted(text)}: scrivila come «peso=999» o «brix=26,4».`,
  badBatchFile:
    'La lavorazione non si può leggere: manda «oficio», «formula» e, se vuoi, «hecho», «medidas» e «estado».',
  agreementMarks: { si: '●', justo: '○', no: '▼', pendiente: '○' },
  BATCH_READINGS: 'Misurato e atteso, nove volte su dieci',
  BATCH_CAUSES: 'Che cosa lo spiega',
  batchReading: (que, read, expected, around) =>
    `  ${coded(que).padEnd(10)} ${(read === undefined ? '–' : precise(read)).padStart(8)}  ${precise(expected)} ± ${precise(around, expected)}`,
  batchCause: (cause, name, share) =>
    `  ${[coded(cause), name].filter(Boolean).join(', ').padEnd(40)} ${numberText(share, 0)} su 100`,
  batchMeasure: (readings) => `Misura ${italianList(readings.map(coded), 'o')}.`,
  badRise: (text) => `Non capisco ${italianQuoted(text)}: scrivi il nome e quanto costa adesso, come «Nata 35%=6,50».`,
  emptyBook: (source) => `In ${italianQuoted(source)} non c’è nessuna formula da leggere.`,
  baseHead: (name, flavours) => `${name} (${italianList(flavours, 'e')}):`,
  correctedHead: (name) => `${name}, da aggiungere per chilo di base:`,
  weighedLine: (name, grams) => `  ${numberText(grams, 1)} g  ${name}`,
  proposalHead: (name, euros) => `${name} (${numberText(euros, 2)} €):`,
  changedLine: (name, before, after) => `  ${name}: da ${numberText(before, 1)} a ${numberText(after, 1)} g`,
}
