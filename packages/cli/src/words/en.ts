import { englishList, englishNumber, englishQuoted } from '@obrador/engine/language'
import { englishText } from '@obrador/list/language'
import type { CommandWords } from './command-words.ts'

const locale = 'en-GB'
const thousands = (count: number): string => count.toLocaleString(locale)
const things = (count: number, one: string, many: string): string => `${thousands(count)} ${count === 1 ? one : many}`
const MOST_NAMED = 6
const some = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).map(englishQuoted).join(', ')} and ${names.length - MOST_NAMED} more`
    : englishList(names.map(englishQuoted), 'and')
const orMeant = (near: readonly string[], otherwise: string): string =>
  near.length > 0 ? `. Did you mean ${englishList(near.map(englishQuoted), 'or')}?` : `: see “${otherwise}”.`
const interval = ([least, most]: readonly [number, number]): string =>
  `${englishNumber(least, 1)}–${englishNumber(most, 1)}`
const decimalsOf = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) < 2 ? 3 : 1)
const precise = (value: number, like = value): string => englishNumber(value, decimalsOf(like))
/** Words of an answer that the screen shows: why a line is asked about, what was measured, what explains it. */
const CODES: Readonly<Record<string, string>> = {
  volumen: 'by volume',
  piezas: 'by pieces',
  rango: 'a range',
  al_gusto: 'to taste',
  dudosa: 'not clear',
  peso: 'weight',
  volumenHelado: 'overrun',
  temperatura: 'temperature',
  humedad: 'moisture',
  lote: 'lot',
  harina: 'flour (what it takes up)',
  olvidado: 'forgotten',
  doble: 'weighed twice',
  pesada: 'weighing',
  lectura: 'reading',
  resto: 'left in the bowl',
  refractometro: 'refractometer',
  evaporacion: 'evaporation',
  coccion: 'cooking',
  friccion: 'friction',
  horno: 'oven',
  aire: 'air',
  vitrina: 'cabinet',
}
const coded = (word: string): string => CODES[word] ?? word

/** What the command line says by itself in English. */
export const englishCommand: CommandWords = {
  locale,
  verdicts: { equilibrada: 'balanced', revisar: 'check it' },
  unjudgedMark: 'not judged',
  feasible: {
    yes: 'It meets all that was asked',
    no: 'It cannot be done: this is the nearest',
    unknown: 'I do not know whether it can be done: this is the best that I have found',
  },
  perHundred: 'Per 100 g (the label prints in Spanish)',
  labelMarks: {
    denied: 'it may not be called so',
    open: 'name to be settled',
    draft: 'DRAFT: allergens are missing',
  },
  costWithout: (names) =>
    `The cost leaves out ${englishList(names.map(englishQuoted), 'and')}, without a price: it is a minimum.`,
  helpTitles: { Usage: 'Usage', Arguments: 'Arguments', Options: 'Options', Commands: 'Commands' },
  helpTexts: {
    options: '[options]',
    command: '[command]',
    version: 'shows the version',
    help: 'shows the help of a command',
    name: 'a name or part of one',
    corpusFiles: 'files of the corpus',
  },
  placeholders: {
    archivo: 'file',
    archivos: 'files',
    entradas: 'sources',
    oficio: 'craft',
    tipo: 'type',
    nombre: 'name',
    proceso: 'process',
    idioma: 'language',
    formato: 'format',
    título: 'title',
    como: 'how',
    letras: 'letters',
    que: 'what',
    valor: 'value',
    carpeta: 'folder',
    precio: 'price',
    orden: 'command',
  },
  fileRefusals: englishText.fileRefusals,
  ABOUT_PROGRAM:
    'Analyses, adjusts and labels formulas of ice cream, bread, pastry, turrón and chocolate.\nIt calculates right here, without a network; with --server URL it asks a service.',
  USAGE_EXAMPLES: `
Examples:
  obrador analyse --craft helado --type sorbete_agua sorbet.txt
  pbpaste | obrador analyse --craft panaderia -
  obrador adjust --craft helado --json formula.json
  obrador workbook --craft helado --output sorbet.xlsx sorbet.txt
  obrador sack --craft helado --process polvo label.txt
  obrador menu menu.json
  obrador menu --book recipes/ --rises "Nata 35%=6.50"
  obrador made --craft helado --type sorbete_agua --reading peso=999 --reading brix=26.4 sorbet.txt
  obrador catalogue "cream 35"
  obrador import Recipes.xlsx
  obrador batch --format csv --output review.csv --strict recipes/
  source <(obrador completion bash)`,
  commandTexts: {
    analizar: 'The figures of a formula, its verdict and what to change',
    ajustar: 'The grams that put the formula right',
    etiquetar: 'The label: nutrition, allergens and ingredients',
    hoja: 'An Excel workbook with the formula, which recalculates by itself',
    leer: 'What a written recipe says, without judging it: title, type, lines and what to ask',
    importar:
      'Looks over a book of recipes (Excel, CSV, recipe page, Paprika, Mealie) and keeps it if it is told where',
    saco: 'What is inside a bought product, by its label',
    carta: 'The fewest bases for the flavours of a menu; with --book, what to change when a price rises',
    hornada: 'What was measured of a batch: whether it agrees, what explains it, what to add and what it teaches',
    catalogo: 'Looks up ingredients by name',
    tipos: 'The recipe types of each craft',
    lote: 'Many formulas at once: a folder, a spreadsheet or the file of the app',
    completar: 'The script that completes commands in your terminal',
    corpus: 'Tries published formulas and says how many come out as they should',
  },
  optionTexts: {
    ayuda: 'shows this help',
    oficio: 'helado (ice cream), panaderia (bread), pasteleria (pastry), turron or cacao (chocolate)',
    tipo: 'recipe type (see “obrador types”)',
    servidor: 'asks this service instead of calculating here',
    json: 'the whole answer, as JSON',
    idioma: 'language of the answer (else that of the terminal; law and label are those of Spain)',
    habitual: 'with how usual it is among the published ones of its type',
    archivo: 'JSON, CSV, the file of the app or a list with one ingredient to a line; “-” reads standard input',
    texto: 'a recipe as it is written; “-” reads standard input',
    recetario: 'Excel workbook, CSV, recipe page, export of Paprika or Mealie; “-” reads standard input',
    disposicion: 'where each recipe stands, if it cannot be seen',
    columnas: 'what each column holds, like “A=receta,B=ingrediente,C=gramos”',
    guardar: 'a new file for the app and for “obrador batch”; “-” is standard output; without it nothing is written',
    etiqueta: 'the label or data sheet as it is written, or the JSON of /api/saco; “-” reads standard input',
    proceso: 'what was bought',
    carta: 'the JSON of /api/carta or of /api/carta/cambio; “-” reads standard input',
    formulas: 'folder or file with the formulas of the book (with “kilos”, if they are known)',
    sube: 'what it costs now, €/kg, like “Nata 35%=6.50”; may be repeated',
    falta: 'what there is no more; may be repeated',
    hecha: 'the formula that was made (as in “analyse”) or the JSON of /api/hornada; “-” reads standard input',
    medida: 'what an instrument said, like “peso=999” or “brix=26.4”; may be repeated',
    estado: 'what earlier batches taught: read if it is there, and written with this one',
    formula: 'which one, if the file has several',
    entradas: 'folders or files (JSON, CSV, lists); “-” reads standard input',
    formato: 'how the result is written',
    salida: 'file to write to; without it, or “-”, standard output',
    forzar: 'writes over the file that is there',
    libro: 'xlsx file to write to; “-” is standard output; without it, the name of the formula',
    nombre: 'the title of the sheet; without it, the name of the formula or its type',
    hilos: 'how many threads calculate; without it, all of the processor',
    estricto: 'ends with 1 if some formula is not right',
    terminal: 'bash, zsh or fish',
  },
  describedOption: (what, choices, usual) =>
    choices ? `${what}: ${englishList(choices, 'or')}${usual === undefined ? '' : ` (without it, ${usual})`}` : what,
  misuseTexts: {
    'commander.invalidArgument': () => 'That value will not do: see “--help”.',
    'commander.missingArgument': () => 'It does not say of what: a file, a name or “-” for standard input.',
    'commander.optionMissingArgument': (typed) => `The option ${englishQuoted(typed)} has no value: see “--help”.`,
    'commander.unknownOption': (typed, near) =>
      `I do not know the option ${englishQuoted(typed)}${orMeant(near, '--help')}`,
    'commander.unknownCommand': (typed, near) =>
      `I do not know the command ${englishQuoted(typed)}${orMeant(near, 'obrador --help')}`,
    'commander.excessArguments': () => 'There is something too much in the command: see “--help”.',
  },
  MISSING_CRAFT: '“--craft” is missing: helado, panaderia, pasteleria, turron or cacao.',
  MISUSED_COMMAND: 'I do not understand the command: see “--help”.',
  unreadableSource: (source) =>
    `I cannot read ${englishQuoted(source)}: check the path, or use “-” for standard input.`,
  brokenJson: () => 'The JSON is no formula: check commas, quotation marks and braces.',
  unknownType: (type, craft, near) =>
    `I do not know the type ${englishQuoted(type)}${
      near.length > 0 ? `. Did you mean ${englishList(near.map(englishQuoted), 'or')}?` : ':'
    } The types are in “obrador types ${craft}”.`,
  unknownCraft: (craft, known) => `I do not know the craft ${englishQuoted(craft)}: use ${known.join(', ')}.`,
  noIngredient: (name) => `There is no ingredient ${englishQuoted(name)}: try fewer letters or another word.`,
  noCorpus: (file) =>
    `${englishQuoted(file)} is no file of the corpus: use those of obrador-corpus.tar.gz, of the latest release.`,
  seemsType: (type, craft, because) => `It looks like ${type} (${craft}): ${because}.`,
  perhapsTypes: (types) => `Or perhaps ${englishList(types, 'or')}.`,
  UNKNOWN_TYPE: 'I do not know what it is: neither the title nor the ingredients say it.',
  NO_TITLE: 'Untitled',
  madeAmount: (grams, pieces) =>
    englishList(
      [
        ...(grams === undefined ? [] : [`${englishNumber(grams)} g`]),
        ...(pieces === undefined ? [] : [`${englishNumber(pieces)} pieces`]),
      ],
      'and',
    ),
  sectionHeads: { lines: 'Lines', parts: 'Parts', asked: 'What to ask' },
  judgedPartMark: 'the one that is judged',
  askLine: (line, name, what, grams) =>
    `Line ${line}, ${englishQuoted(name)}: ${coded(what)}${grams === undefined ? '' : ` (${englishNumber(grams)} g?)`}.`,
  SACK_RECIPE: 'The likely recipe, grams for 100 g',
  sackFigure: (label, value, likely, sure, unit) =>
    `  ${label.padEnd(28)} ${englishNumber(value, 1)} ${unit}${likely ? `, likely ${interval(likely)}` : ''}${sure ? `, certain ${interval(sure)}` : ''}`,
  STANDARD_INPUT: 'input',
  severalFormulas: (names) =>
    `There are ${names.length} formulas (${some(names)}): choose one with “--formula”, or see them all with “obrador batch”.`,
  noSuchFormula: (name, names) =>
    names.length === 0
      ? `There is no formula in ${englishQuoted(name)}.`
      : `There is no formula ${englishQuoted(name)}: those there are ${some(names)}.`,
  noFormulas: (sources) => `There is no formula in ${some(sources)}: I look for .json, .csv and .txt files.`,
  badCell: (line, text, ambiguous) =>
    ambiguous
      ? `Row ${line} of the sheet: I do not know whether the point of ${englishQuoted(text)} parts thousands or decimals; write it without points or with a decimal comma.`
      : `Row ${line} of the sheet: ${englishQuoted(text)} is no weight; write the grams.`,
  badUnit: (line, unit) => `Row ${line} of the sheet: ${englishQuoted(unit)} is no unit of weight; write the grams.`,
  badPrice: (line, text) => `Row ${line} of the sheet: ${englishQuoted(text)} is no price; write the euros per kilo.`,
  badThreads: (text) => `“--threads” is ${englishQuoted(text)} and has to be a number from 1 to 64.`,
  workbookWritten: (file, kibibytes) =>
    `${file}: ${englishNumber(kibibytes, 0)} KiB. It recalculates by itself in Excel, LibreOffice and Sheets.`,
  unwritableFile: (file) => `I cannot write to ${englishQuoted(file)}: check the path and the permissions.`,
  PROGRESS_BAR: '  {bar} {percentage}% · {value} of {total} · {eta_formatted} left',
  batchDone: (count, { right, wrong, unjudged, refused }, seconds, threads) => {
    const told = [
      `${thousands(right)} right`,
      `${thousands(wrong)} to check`,
      ...(unjudged > 0 ? [`${thousands(unjudged)} not judged`] : []),
      `${thousands(refused)} not calculated${refused > 0 ? ' (“error” says why)' : ''}`,
    ]
    const time = seconds.toLocaleString(locale, { maximumFractionDigits: 1 })
    return `${things(count, 'formula', 'formulas')}: ${told.join(', ')} · ${time} s with ${things(threads, 'thread', 'threads')}.`
  },
  batchHeads: [
    'formula',
    'craft',
    'type',
    'result',
    'verdict',
    'headline',
    'out_of_range',
    'corrections',
    'warnings',
    'error',
  ],
  batchOutcomes: { right: 'right', wrong: 'check', unjudged: 'not judged', refused: '' },
  corpusHeads: ['craft', 'set', 'rightly accepted', 'flaws caught'],
  NO_RECIPES:
    'I see neither recipes nor prices: say what each column holds with “--columns”, like “A=receta,B=ingrediente,C=gramos”.',
  NOTHING_WRITTEN: 'Nothing was kept: “--output recipes.json” writes the file of the app.',
  NO_TYPE: 'what is it?',
  bookHeads: { recipe: 'Recipe', type: 'Type', lines: 'Lines', grams: 'Grams' },
  gramsShown: (grams) => grams.toLocaleString(locale, { maximumFractionDigits: 1 }),
  badColumns: (written, known) =>
    `I do not understand ${englishQuoted(written)} in “--columns”: write letter=content, with ${known.join(', ')}.`,
  notWritten: (file) => `I do not write ${englishQuoted(file)}: it exists, and I only write over it with “--force”.`,
  importedFormulas: (count, left, file) =>
    `${things(count, 'formula kept', 'formulas kept')} in ${file === undefined ? 'standard output' : englishQuoted(file)}.${
      left > 0
        ? ` ${things(left, 'is left out: I do not know what it is', 'are left out: I do not know what they are')}; say “--craft”.`
        : ''
    }`,
  bookFound: (file, recipes, open, prices) => {
    const priced = prices === 0 ? '' : ` ${things(prices, 'price', 'prices')}.`
    if (recipes === 0) return `${englishQuoted(file)} is a price list.${priced}`
    return `${things(recipes, 'recipe', 'recipes')} in ${englishQuoted(file)}: ${thousands(recipes - open)} read whole, ${thousands(open)} to look at.${priced}`
  },
  bookNotes: ({ out, several, askedPrices, formulas, outside }) => [
    ...(out.length > 0 ? [`${out.length === 1 ? 'The sheet' : 'The sheets'} ${some(out)} left out.`] : []),
    ...(several.length > 0 ? [`With several prices in the file, and so with none: ${some(several)}.`] : []),
    ...(askedPrices > 0
      ? [
          `${things(askedPrices, 'row of the price list does', 'rows of the price list do')} not say the price of a kilo.`,
        ]
      : []),
    ...(formulas > 0 ? ['The formulas of the workbook are not run; their last value is read.'] : []),
    ...(outside > 0
      ? [`${things(outside, 'formula asks', 'formulas ask')} for data from outside: I do not fetch them.`]
      : []),
  ],
  lineDoubt: ({ row, name, text, suggest, alarm }, doubt) => {
    const where = `row ${row}, ${englishQuoted(text)}`
    const proposed = suggest && suggest.grams !== alarm?.read ? ` (${englishNumber(suggest.grams)} g?)` : ''
    if (alarm) return `${where}: really ${englishNumber(alarm.read)} g? It does not fit the rest${proposed}`
    if (doubt === 'weight') return `${where}: what does it weigh?${proposed}`
    return doubt === 'unknown'
      ? `${where}: I do not know ${englishQuoted(name)}`
      : `${where}: ${englishQuoted(name)} may be several things`
  },
  badReading: (text) =>
    `I do not understand the reading ${englishQuoted(text)}: write it like “peso=999” or “brix=26.4”.`,
  badBatchFile: 'The batch cannot be read: send “oficio”, “formula” and, if you like, “hecho”, “medidas” and “estado”.',
  agreementMarks: { si: '●', justo: '○', no: '▼', pendiente: '○' },
  BATCH_READINGS: 'Measured and expected, nine times in ten',
  BATCH_CAUSES: 'What explains it',
  batchReading: (que, read, expected, around) =>
    `  ${coded(que).padEnd(10)} ${(read === undefined ? '–' : precise(read)).padStart(8)}  ${precise(expected)} ± ${precise(around, expected)}`,
  batchCause: (cause, name, share) =>
    `  ${[coded(cause), name].filter(Boolean).join(', ').padEnd(40)} ${englishNumber(share, 0)} in 100`,
  batchMeasure: (readings) => `Measure ${englishList(readings.map(coded), 'or')}.`,
  badRise: (text) =>
    `I do not understand ${englishQuoted(text)}: write the name and what it costs now, like “Nata 35%=6.50”.`,
  emptyBook: (source) => `There is no formula to read in ${englishQuoted(source)}.`,
  baseHead: (name, flavours) => `${name} (${englishList(flavours, 'and')}):`,
  correctedHead: (name) => `${name}, add per kilo of base:`,
  weighedLine: (name, grams) => `  ${englishNumber(grams, 1)} g  ${name}`,
  proposalHead: (name, euros) => `${name} (€${englishNumber(euros, 2)}):`,
  changedLine: (name, before, after) => `  ${name}: from ${englishNumber(before, 1)} to ${englishNumber(after, 1)} g`,
}
