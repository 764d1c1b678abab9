import { listedWords } from './fold.ts'

/** Numbers in words, folded, in the languages that lists come in: Spanish, Catalan, Italian, English, French, Portuguese, German. */
const ONES: readonly (readonly [number, string])[] = [
  [1, 'un|una|uno|one|une|ein|eine|um|uma'],
  [2, 'dos|dues|due|two|deux|zwei|dois|duas'],
  [3, 'tres|tre|three|trois|drei'],
  [4, 'cuatro|quatre|quattro|four|vier|quatro'],
  [5, 'cinco|cinc|cinque|five|cinq|funf'],
  [6, 'seis|sis|sei|six|sechs'],
  [7, 'siete|set|sette|seven|sept|sieben|sete'],
  [8, 'ocho|vuit|otto|eight|huit|acht|oito'],
  [9, 'nueve|nove|nine|neuf|neun'],
  [10, 'diez|deu|dieci|ten|dix|zehn|dez'],
  [11, 'once|onze|undici|eleven|elf'],
  [12, 'doce|dotze|dodici|twelve|douze|zwolf|doze'],
  [13, 'trece|tretze|tredici|thirteen|treize'],
  [14, 'catorce|catorze|quattordici|fourteen|quatorze'],
  [15, 'quince|quinze|quindici|fifteen'],
  [16, 'dieciseis|setze|sedici|sixteen|seize'],
  [17, 'diecisiete|disset|diciassette|seventeen'],
  [18, 'dieciocho|divuit|diciotto|eighteen'],
  [19, 'diecinueve|dinou|diciannove|nineteen'],
  [21, 'veintiun|veintiuno|veintiuna'],
  [22, 'veintidos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco|venticinque'],
  [26, 'veintiseis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
]
const TENS: readonly (readonly [number, string])[] = [
  [20, 'veinte|vint|venti|twenty|vingt|zwanzig|vinte'],
  [30, 'treinta|trenta|thirty|trente|dreissig|trinta'],
  [40, 'cuarenta|quaranta|forty|quarante|vierzig|quarenta'],
  [50, 'cincuenta|cinquanta|fifty|cinquante|funfzig|cinquenta'],
  [60, 'sesenta|seixanta|sessanta|sixty|soixante|sechzig|sessenta'],
  [70, 'setenta|settanta|seventy|siebzig'],
  [80, 'ochenta|vuitanta|ottanta|eighty|achtzig|oitenta'],
  [90, 'noventa|noranta|novanta|ninety|neunzig'],
]
const HUNDREDS: readonly (readonly [number, string])[] = [
  [100, 'cien|ciento|cent|cento|hundred|hundert'],
  [150, 'centocinquanta'],
  [200, 'doscientos|doscientas|dos-cents|dues-centes|duecento|duzentos|duzentas|zweihundert'],
  [250, 'duecentocinquanta'],
  [300, 'trescientos|trescientas|tres-cents|trecento|trezentos|dreihundert'],
  [400, 'cuatrocientos|cuatrocientas|quatre-cents|quattrocento|quatrocentos'],
  [500, 'quinientos|quinientas|cinc-cents|cinquecento|quinhentos|funfhundert'],
  [600, 'seiscientos|seiscientas|sis-cents|seicento|seiscentos'],
  [700, 'setecientos|setecientas|set-cents|settecento|setecentos'],
  [800, 'ochocientos|ochocientas|vuit-cents|ottocento|oitocentos'],
  [900, 'novecientos|novecientas|nou-cents|novecento|novecentos'],
]
const index = (table: readonly (readonly [number, string])[]) =>
  new Map(table.flatMap(([value, words]) => listedWords(words).map((word) => [word, value] as const)))
const ones = index(ONES)
const tens = index(TENS)
const hundreds = index(HUNDREDS)
const THOUSAND = new Set(listedWords('mil|mila|mille|thousand|tausend'))
const AND = new Set(listedWords('y|i|e|and|et|und'))

/** Halves and quarters in words. A quarter or a half of nothing named is one of a kilo («cuarto y mitad de nueces»). */
const FRACTIONS = new Map<string, number>(
  (
    [
      [0.5, 'medio|media|mig|mitja|mezzo|mezza|half|demi|demie|halb|halbe|halber|halbes|meio|meia'],
      [0.25, 'cuarto|quart|quarto|quarter|viertel|cuartito'],
      [1 / 3, 'tercio|terc|terzo|third|tiers|terco'],
    ] as const
  ).flatMap(([value, words]) => listedWords(words).map((word) => [word, value] as const)),
)
const FRACTIONS_MANY = new Map<string, number>([
  ...listedWords('cuartos|quarts|quarti|quarters|viertel').map((word) => [word, 0.25] as const),
  ...listedWords('tercios|tercos|terzi|thirds').map((word) => [word, 1 / 3] as const),
])

export const isWordOne = (word: string): boolean => ones.get(word) === 1
export const isWordAnd = (word: string): boolean => AND.has(word)
export const fractionWord = (word: string): number | undefined => FRACTIONS.get(word)

export interface WordNumber {
  readonly value: number
  /** How many words it took. */
  readonly words: number
  /** A half, quarter or third: of a kilo, if nothing else is named. */
  readonly fraction?: boolean
}

const ZERO = new Set(listedWords('cero|zero|null'))
const POINT = new Set(listedWords('coma|punto|virgola|virgule|point'))

/** «coma cinco», «coma cero cinco»: the decimals that are said behind a number. */
function decimalsSaid(words: readonly string[]): WordNumber | undefined {
  if (!POINT.has(words[0] ?? '')) return undefined
  let zeros = 0
  while (ZERO.has(words[1 + zeros] ?? '')) zeros++
  const said = wholeNumber(words.slice(1 + zeros))
  if (!said) return undefined
  const digits = zeros + String(said.value).length
  return { value: said.value / 10 ** digits, words: 1 + zeros + said.words }
}

/** The number that the words spell from their start on: «mil doscientos cincuenta», «uno coma dos», «tres cuartos». */
export function wordNumber(words: readonly string[]): WordNumber | undefined {
  const first = words[0] ?? ''
  const fraction = FRACTIONS.get(first)
  if (fraction !== undefined) {
    // A quarter and a half of a quarter: what a Spanish counter sells as 375 g.
    if (fraction === 0.25 && isWordAnd(words[1] ?? '') && words[2] === 'mitad')
      return { value: 0.375, words: 3, fraction: true }
    return { value: fraction, words: 1, fraction: true }
  }
  const second = words[1] ?? ''
  const part = FRACTIONS_MANY.get(second) ?? (isWordOne(first) ? FRACTIONS.get(second) : undefined)
  if (part !== undefined && ones.has(first)) {
    if (part === 0.25 && isWordOne(first) && isWordAnd(words[2] ?? '') && words[3] === 'mitad')
      return { value: 0.375, words: 4, fraction: true }
    return { value: (ones.get(first) ?? 1) * part, words: 2, fraction: true }
  }
  const whole = ZERO.has(first) ? { value: 0, words: 1 } : wholeNumber(words)
  const decimals = whole && decimalsSaid(words.slice(whole.words))
  if (whole && decimals) return { value: whole.value + decimals.value, words: whole.words + decimals.words }
  return ZERO.has(first) ? undefined : whole
}

/** A whole number of more than nothing: «mil doscientos cincuenta», «treinta y cinco». */
function wholeNumber(words: readonly string[]): WordNumber | undefined {
  let at = 0
  let total = 0
  let group = 0
  /** What may still follow: nothing as large as what was said. */
  let room = Number.POSITIVE_INFINITY
  while (at < words.length) {
    const joined = at > 0 && isWordAnd(words[at] ?? '') ? 1 : 0
    const word = words[at + joined] ?? ''
    const [value, size] = hundreds.has(word)
      ? [hundreds.get(word) ?? 0, 100]
      : tens.has(word)
        ? [tens.get(word) ?? 0, 10]
        : [ones.get(word) ?? 0, 1]
    if (joined === 1 && !(size === 1 && room === 10)) break
    if (THOUSAND.has(word) && total === 0 && joined === 0) {
      total = (group || 1) * 1000
      group = 0
      room = 1000
    } else if (value > 0 && size < room) {
      group += value
      // «veinticinco» and «duecentocinquanta» are whole in themselves.
      room = size === 10 && value % 10 === 0 ? 10 : size
      if (size === 1) room = 1
    } else break
    at += 1 + joined
  }
  return at === 0 ? undefined : { value: total + group, words: at }
}

const NUMBER_OF_NAME = /^(?:doce de leite|mil (?:flores|hojas)|(?:cuatro|cinco) especias|tres leches|siete cereales)\b/
/** Whether some words begin with a number that is of a name: «doce de leite», «mil flores». */
export const isNumberOfName = (words: readonly string[]): boolean => NUMBER_OF_NAME.test(words.join(' '))
