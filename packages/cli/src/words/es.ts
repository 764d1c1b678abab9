import { listText, numberText, quotedText } from '@obrador/engine'
import type { BookLine, LineDoubt } from '@obrador/list/book'
import type { FileRefusal } from '@obrador/list/files'
import type { OutcomeKind } from '../lote/kinds.ts'

/** Everything the command line says by itself: Spanish. */

/** How figures are written. */
export const locale = 'es-ES'

/** Beside an answer. */
export const verdicts = { equilibrada: 'equilibrada', revisar: 'revisar' } as const
export const unjudgedMark = 'sin juzgar'
export const feasible = {
  yes: 'Cumple todo lo pedido',
  no: 'No se puede: esta es la más cercana',
  unknown: 'No sé si se puede: esta es la mejor que he encontrado',
} as const
export const perHundred = 'Por 100 g'
/** Beside the name on a label: what keeps it from being printed. */
export const labelMarks = {
  denied: 'no puede llamarse así',
  open: 'nombre por ver',
  draft: 'BORRADOR: faltan alérgenos',
}
export const costWithout = (names: readonly string[]): string =>
  `El coste no cuenta ${listText(names.map(quotedText), 'y')}, sin precio: es un mínimo.`

/** What the library writes in English, and what stands for a value. */
export const helpTitles = { Usage: 'Uso', Arguments: 'Argumentos', Options: 'Opciones', Commands: 'Órdenes' } as const
export const helpTexts = {
  options: '[opciones]',
  command: '[orden]',
  version: 'muestra la versión',
  help: 'muestra la ayuda de una orden',
  name: 'nombre o parte de él',
  corpusFiles: 'archivos del corpus',
} as const
/** What a value is called, by what it is called in Spanish. */
export const placeholders: Readonly<Record<string, string>> = {}
/** Why a file is not read, where the reader of files does not say it itself. */
export const fileRefusals: Readonly<Partial<Record<FileRefusal, string>>> = {}

export const ABOUT_PROGRAM =
  'Analiza, ajusta y etiqueta fórmulas de helado, pan, pastelería, turrón y chocolate.\nCalcula aquí mismo, sin red; con --servidor URL pregunta a un servicio.'

export const USAGE_EXAMPLES = `
Ejemplos:
  obrador analizar --oficio helado --tipo sorbete_agua sorbete.txt
  pbpaste | obrador analizar --oficio panaderia -
  obrador ajustar --oficio helado --json formula.json
  obrador hoja --oficio helado --salida sorbete.xlsx sorbete.txt
  obrador saco --oficio helado --proceso polvo etiqueta.txt
  obrador carta carta.json
  obrador carta --libro recetas/ --sube "Nata 35%=6,50"
  obrador hornada --oficio helado --tipo sorbete_agua --medida peso=999 --medida brix=26,4 sorbete.txt
  obrador catalogo "nata 35"
  obrador importar Recetario.xlsx
  obrador lote --formato csv --salida revision.csv --estricto recetas/
  source <(obrador completar bash)

In English: every command and option has an English name beside it, e.g.
  obrador analyse --craft helado --type sorbete_agua --json sorbet.txt`

export const commandTexts = {
  analizar: 'Las cifras de una fórmula, su veredicto y qué cambiar',
  ajustar: 'Los gramos que dejan la fórmula en su sitio',
  etiquetar: 'La etiqueta: nutrición, alérgenos e ingredientes',
  hoja: 'Un libro de Excel con la fórmula, que se recalcula solo',
  leer: 'Lo que dice una receta escrita, sin juzgarla: título, tipo, líneas y qué preguntar',
  importar: 'Mira un recetario (Excel, CSV, página de receta, Paprika, Mealie) y, si se le dice dónde, lo guarda',
  saco: 'Qué hay dentro de un producto comprado, por su etiqueta',
  carta: 'Las menos bases para los sabores de una carta; con --libro, qué cambiar cuando sube un precio',
  hornada: 'Lo que se midió de una hornada: si cuadra, qué lo explica, qué añadir y qué enseña',
  catalogo: 'Busca ingredientes por su nombre',
  tipos: 'Los tipos de receta de cada oficio',
  lote: 'Muchas fórmulas a la vez: una carpeta, una hoja de cálculo o el archivo de la aplicación',
  completar: 'El guion que completa las órdenes en tu terminal',
  corpus: 'Prueba fórmulas publicadas y dice cuántas salen como deben',
} as const

export const optionTexts = {
  ayuda: 'muestra esta ayuda',
  oficio: 'helado, panaderia, pasteleria, turron o cacao',
  tipo: 'tipo de receta (mira «obrador tipos»)',
  servidor: 'pregunta a este servicio en vez de calcular aquí',
  json: 'la respuesta entera, como JSON',
  idioma: 'idioma de la respuesta (si falta, el de la terminal; la ley y la etiqueta son las de España)',
  habitual: 'con lo habitual que es entre las publicadas de su tipo',
  archivo:
    'JSON, CSV, el archivo de la aplicación o una lista con un ingrediente por línea; «-» lee la entrada estándar',
  texto: 'una receta como está escrita; «-» lee la entrada estándar',
  recetario: 'libro de Excel, CSV, página de receta, copia de Paprika o de Mealie; «-» lee la entrada estándar',
  disposicion: 'dónde está cada receta, si no se ve sola',
  columnas: 'qué hay en cada columna, como «A=receta,B=ingrediente,C=gramos»',
  guardar:
    'archivo nuevo para la aplicación y para «obrador lote»; «-» es la salida estándar; si falta, no se escribe nada',
  etiqueta: 'la etiqueta o la ficha como está escrita, o el JSON de /api/saco; «-» lee la entrada estándar',
  proceso: 'qué es lo que se ha comprado',
  carta: 'el JSON de /api/carta o de /api/carta/cambio; «-» lee la entrada estándar',
  formulas: 'carpeta o archivo con las fórmulas del libro (con «kilos», si se saben)',
  sube: 'lo que cuesta ahora, €/kg, como «Nata 35%=6,50»; se puede repetir',
  falta: 'lo que ya no hay; se puede repetir',
  hecha: 'la fórmula que se hizo (como en «analizar») o el JSON de /api/hornada; «-» lee la entrada estándar',
  medida: 'lo que dijo un instrumento, como «peso=999» o «brix=26,4»; se puede repetir',
  estado: 'lo que enseñaron las hornadas anteriores: se lee si está, y se escribe con esta',
  formula: 'cuál, si el archivo tiene varias',
  entradas: 'carpetas o archivos (JSON, CSV, listas); «-» lee la entrada estándar',
  formato: 'cómo se escribe el resultado',
  salida: 'archivo en que se escribe; si falta, o es «-», la salida estándar',
  forzar: 'escribe encima del archivo que ya hay',
  libro: 'archivo xlsx en que se escribe; «-» es la salida estándar; si falta, el nombre de la fórmula',
  nombre: 'el título de la hoja; si falta, el nombre de la fórmula o su tipo',
  hilos: 'cuántos hilos calculan; si falta, todos los del procesador',
  estricto: 'acaba con 1 si alguna fórmula no está bien',
  terminal: 'bash, zsh o fish',
} as const

/** What an option is for, with what it may be. */
export const describedOption = (
  what: string,
  choices: readonly string[] | undefined,
  usual: string | undefined,
): string =>
  choices ? `${what}: ${listText(choices, 'o')}${usual === undefined ? '' : ` (si falta, ${usual})`}` : what

/** What was probably meant, or where to look. */
const orMeant = (near: readonly string[], otherwise: string): string =>
  near.length > 0 ? `. ¿Querías decir ${listText(near.map(quotedText), 'o')}?` : `: mira «${otherwise}».`

/** What the library finds wrong with a command, by its code. */
export const misuseTexts: Readonly<Record<string, (typed: string, near: readonly string[]) => string>> = {
  'commander.invalidArgument': () => 'Ese valor no vale: mira «--ayuda».',
  'commander.missingArgument': () => 'Falta decir de qué: un archivo, un nombre o «-» para la entrada estándar.',
  'commander.optionMissingArgument': (typed) => `La opción ${quotedText(typed)} va sin su valor: mira «--ayuda».`,
  'commander.unknownOption': (typed, near) => `No conozco la opción ${quotedText(typed)}${orMeant(near, '--ayuda')}`,
  'commander.unknownCommand': (typed, near) =>
    `No conozco la orden ${quotedText(typed)}${orMeant(near, 'obrador --ayuda')}`,
  'commander.excessArguments': () => 'Sobra algo en la orden: mira «--ayuda».',
}
export const MISSING_CRAFT = 'Falta «--oficio»: helado, panaderia, pasteleria, turron o cacao.'
export const MISUSED_COMMAND = 'No entiendo la orden: mira «--ayuda».'

export const unreadableSource = (source: string): string =>
  `No puedo leer ${quotedText(source)}: comprueba la ruta, o usa «-» para la entrada estándar.`
export const brokenJson = (): string => 'El JSON no es una fórmula: revisa comas, comillas y llaves.'
export const unknownType = (type: string, craft: string, near: readonly string[]): string =>
  `No conozco el tipo ${quotedText(type)}${
    near.length > 0
      ? `. ¿Querías decir ${listText(
          near.map((one) => `«${one}»`),
          'o',
        )}?`
      : ':'
  } Los tipos están en «obrador tipos ${craft}».`
export const unknownCraft = (craft: string, known: readonly string[]): string =>
  `No conozco el oficio ${quotedText(craft)}: usa ${known.join(', ')}.`
export const noIngredient = (name: string): string =>
  `No hay ningún ingrediente ${quotedText(name)}: prueba con menos letras o con otra palabra.`
export const noCorpus = (file: string): string =>
  `${quotedText(file)} no es un archivo del corpus: usa los de obrador-corpus.tar.gz, de la última versión publicada.`
export const seemsType = (type: string, craft: string, because: string): string =>
  `Parece ${type} (${craft}): ${because}.`
export const perhapsTypes = (types: readonly string[]): string => `O quizá ${listText(types, 'o')}.`
export const UNKNOWN_TYPE = 'No sé qué es: ni el título ni los ingredientes lo dicen.'
export const NO_TITLE = 'Sin título'
export const madeAmount = (grams: number | undefined, pieces: number | undefined): string =>
  listText(
    [
      ...(grams === undefined ? [] : [`${numberText(grams)} g`]),
      ...(pieces === undefined ? [] : [`${numberText(pieces)} piezas`]),
    ],
    'y',
  )
export const sectionHeads = { lines: 'Líneas', parts: 'Partes', asked: 'Qué preguntar' } as const
export const judgedPartMark = 'es la que se juzga'
export const askLine = (line: number, name: string, what: string, grams: number | undefined): string =>
  `Línea ${line}, ${quotedText(name)}: ${what}${grams === undefined ? '' : ` (¿${numberText(grams)} g?)`}.`

export const SACK_RECIPE = 'La receta probable, gramos para 100 g'
const interval = ([least, most]: readonly [number, number]): string => `${numberText(least, 1)}–${numberText(most, 1)}`
export const sackFigure = (
  label: string,
  value: number,
  likely: readonly [number, number] | undefined,
  sure: readonly [number, number] | undefined,
  unit: string,
): string =>
  `  ${label.padEnd(28)} ${numberText(value, 1)} ${unit}${likely ? `, probable ${interval(likely)}` : ''}${sure ? `, seguro ${interval(sure)}` : ''}`

export const STANDARD_INPUT = 'entrada'
/** Names that a sentence repeats at most. */
const MOST_NAMED = 6
const some = (names: readonly string[]): string =>
  names.length > MOST_NAMED
    ? `${names.slice(0, MOST_NAMED).map(quotedText).join(', ')} y ${names.length - MOST_NAMED} más`
    : listText(names.map(quotedText), 'y')
export const severalFormulas = (names: readonly string[]): string =>
  `Hay ${names.length} fórmulas (${some(names)}): elige una con «--formula», o míralas todas con «obrador lote».`
export const noSuchFormula = (name: string, names: readonly string[]): string =>
  names.length === 0
    ? `En ${quotedText(name)} no hay ninguna fórmula.`
    : `No hay ninguna fórmula ${quotedText(name)}: las que hay son ${some(names)}.`
export const noFormulas = (sources: readonly string[]): string =>
  `No hay ninguna fórmula en ${some(sources)}: busco archivos .json, .csv y .txt.`
export const badCell = (line: number, text: string, ambiguous: boolean): string =>
  ambiguous
    ? `Fila ${line} de la hoja: no sé si el punto de ${quotedText(text)} separa los miles o los decimales; escríbelo sin puntos o con coma decimal.`
    : `Fila ${line} de la hoja: ${quotedText(text)} no es un peso; escribe los gramos.`
export const badUnit = (line: number, unit: string): string =>
  `Fila ${line} de la hoja: ${quotedText(unit)} no es una unidad de peso; escribe los gramos.`
export const badPrice = (line: number, text: string): string =>
  `Fila ${line} de la hoja: ${quotedText(text)} no es un precio; escribe los euros por kilo.`
export const badThreads = (text: string): string =>
  `«--hilos» vale ${quotedText(text)} y debe ser un número entre 1 y 64.`
export const workbookWritten = (file: string, kibibytes: number): string =>
  `${file}: ${numberText(kibibytes, 0)} KiB. Se recalcula sola en Excel, LibreOffice y Hojas de cálculo.`
export const unwritableFile = (file: string): string =>
  `No puedo escribir en ${quotedText(file)}: comprueba la ruta y los permisos.`

/** Of the bar: what the library fills in. */
export const PROGRESS_BAR = '  {bar} {percentage} % · {value} de {total} · quedan {eta_formatted}'

const thousands = (count: number): string => count.toLocaleString(locale)
const things = (count: number, one: string, many: string): string => `${thousands(count)} ${count === 1 ? one : many}`
export const batchDone = (
  count: number,
  { right, wrong, unjudged, refused }: Readonly<Record<OutcomeKind, number>>,
  seconds: number,
  threads: number,
): string => {
  const told = [
    `${thousands(right)} bien`,
    `${thousands(wrong)} por revisar`,
    ...(unjudged > 0 ? [`${thousands(unjudged)} sin juzgar`] : []),
    `${thousands(refused)} sin calcular${refused > 0 ? ' (el motivo está en «error»)' : ''}`,
  ]
  const time = seconds.toLocaleString(locale, { maximumFractionDigits: 1 })
  return `${things(count, 'fórmula', 'fórmulas')}: ${told.join(', ')} · ${time} s con ${things(threads, 'hilo', 'hilos')}.`
}

/** Columns of the table of many formulas, and what came of each. */
export const batchHeads = [
  'formula',
  'oficio',
  'tipo',
  'resultado',
  'veredicto',
  'titular',
  'fuera',
  'correcciones',
  'avisos',
  'error',
] as const
export const batchOutcomes: Readonly<Record<OutcomeKind, string>> = {
  right: 'bien',
  wrong: 'revisar',
  unjudged: 'sin juzgar',
  refused: '',
}
export const corpusHeads = ['oficio', 'conjunto', 'bien aceptadas', 'defectos detectados'] as const

/** Of a book that is looked over. */
export const NO_RECIPES =
  'No veo recetas ni precios: di qué hay en cada columna con «--columnas», como «A=receta,B=ingrediente,C=gramos».'
export const NOTHING_WRITTEN =
  'Nada se ha guardado: con «--salida recetas.json» se escribe el archivo de la aplicación.'
export const NO_TYPE = '¿qué es?'
export const bookHeads = { recipe: 'Receta', type: 'Tipo', lines: 'Líneas', grams: 'Gramos' } as const
export const gramsShown = (grams: number): string => grams.toLocaleString(locale, { maximumFractionDigits: 1 })
export const badColumns = (written: string, known: readonly string[]): string =>
  `No entiendo ${quotedText(written)} en «--columnas»: escribe letra=contenido, con ${known.join(', ')}.`
export const notWritten = (file: string): string =>
  `No escribo ${quotedText(file)}: ya existe, y solo escribo encima con «--forzar».`
export const importedFormulas = (count: number, left: number, file: string | undefined): string =>
  `${things(count, 'fórmula guardada', 'fórmulas guardadas')} en ${file === undefined ? 'la salida estándar' : quotedText(file)}.${
    left > 0 ? ` ${things(left, 'queda fuera: no sé qué es', 'quedan fuera: no sé qué son')}; di «--oficio».` : ''
  }`
export const bookFound = (file: string, recipes: number, open: number, prices: number): string => {
  const priced = prices === 0 ? '' : ` ${things(prices, 'precio', 'precios')}.`
  if (recipes === 0) return `${quotedText(file)} es una tarifa.${priced}`
  return `${things(recipes, 'receta', 'recetas')} en ${quotedText(file)}: ${things(recipes - open, 'leída entera', 'leídas enteras')}, ${thousands(open)} por revisar.${priced}`
}
interface BookNotes {
  readonly out: readonly string[]
  readonly several: readonly string[]
  readonly askedPrices: number
  readonly formulas: number
  readonly outside: number
}
export const bookNotes = ({ out, several, askedPrices, formulas, outside }: BookNotes): string[] => [
  ...(out.length > 0 ? [`${out.length === 1 ? 'Queda fuera la hoja' : 'Quedan fuera las hojas'} ${some(out)}.`] : []),
  ...(several.length > 0 ? [`Con varios precios en el archivo, y por eso sin ninguno: ${some(several)}.`] : []),
  ...(askedPrices > 0
    ? [`${things(askedPrices, 'fila de la tarifa no dice', 'filas de la tarifa no dicen')} el precio por kilo.`]
    : []),
  ...(formulas > 0 ? ['Las fórmulas del libro no se ejecutan; se lee su último valor.'] : []),
  ...(outside > 0 ? [`${things(outside, 'fórmula pide', 'fórmulas piden')} datos de fuera: no los pido.`] : []),
]
export const lineDoubt = ({ row, name, text, suggest, alarm }: BookLine, doubt: LineDoubt): string => {
  const where = `fila ${row}, ${quotedText(text)}`
  const proposed = suggest && suggest.grams !== alarm?.read ? ` (¿${numberText(suggest.grams)} g?)` : ''
  if (alarm) return `${where}: ¿de verdad ${numberText(alarm.read)} g? No cuadra con lo demás${proposed}`
  if (doubt === 'weight') return `${where}: ¿cuánto pesa?${proposed}`
  return doubt === 'unknown'
    ? `${where}: no conozco ${quotedText(name)}`
    : `${where}: ${quotedText(name)} puede ser varias cosas`
}

export const badReading = (text: string): string =>
  `No entiendo la medida ${quotedText(text)}: escríbela como «peso=999» o «brix=26,4».`
export const badBatchFile =
  'La hornada no se puede leer: manda «oficio», «formula» y, si quieres, «hecho», «medidas» y «estado».'
/** How well a batch agrees, as the app draws it. */
export const agreementMarks = { si: '●', justo: '○', no: '▼', pendiente: '○' } as const
export const BATCH_READINGS = 'Medido y esperado, nueve de cada diez veces'
export const BATCH_CAUSES = 'Qué lo explica'
const decimalsOf = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) < 2 ? 3 : 1)
const precise = (value: number, like = value): string => numberText(value, decimalsOf(like))
export const batchReading = (que: string, read: number | undefined, expected: number, around: number): string =>
  `  ${que.padEnd(10)} ${(read === undefined ? '–' : precise(read)).padStart(8)}  ${precise(expected)} ± ${precise(around, expected)}`
export const batchCause = (cause: string, name: string | undefined, share: number): string =>
  `  ${[cause, name].filter(Boolean).join(', ').padEnd(40)} ${numberText(share, 0)} de 100`
export const batchMeasure = (readings: readonly string[]): string => `Mide ${listText(readings, 'o')}.`

export const badRise = (text: string): string =>
  `No entiendo ${quotedText(text)}: escribe el nombre y lo que cuesta ahora, como «Nata 35%=6,50».`
export const emptyBook = (source: string): string => `En ${quotedText(source)} no hay ninguna fórmula que leer.`
export const baseHead = (name: string, flavours: readonly string[]): string => `${name} (${listText(flavours, 'y')}):`
export const correctedHead = (name: string): string => `${name}, añadir por kilo de base:`
export const weighedLine = (name: string, grams: number): string => `  ${numberText(grams, 1)} g  ${name}`
export const proposalHead = (name: string, euros: number): string => `${name} (${numberText(euros, 2)} €):`
export const changedLine = (name: string, before: number, after: number): string =>
  `  ${name}: de ${numberText(before, 1)} a ${numberText(after, 1)} g`
