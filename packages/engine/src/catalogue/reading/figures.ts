import { FIGURE_UNIT_WORDS } from './words.ts'

/** What a figure of a name counts; none when the name does not say. */
export type FigureUnit =
  | 'grasa'
  | 'cacao'
  | 'vol'
  | 'azúcar'
  | 'proteína'
  | 'hidratación'
  | 'brix'
  | 'be'
  | 'bloom'
  | 'de'
  | 'fruta'
  | 'sólidos'
  | 'grado'
  | 'w'
  | 't'

export interface NameFigure {
  readonly value: number
  readonly unit: FigureUnit | undefined
  /** Written with a per cent sign. */
  readonly percent: boolean
}

export interface FiguredName {
  readonly text: string
  readonly figures: readonly NameFigure[]
}

const units = Object.entries(FIGURE_UNIT_WORDS).flatMap(([unit, words]) =>
  words.split('|').map((word) => [word, unit as FigureUnit] as const),
)
const unitOf = new Map(units)
const UNIT_WORDS = units
  .map(([word]) => word)
  .filter((word) => word !== 'de')
  .toSorted((one, other) => other.length - one.length)
  .join('|')

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const FIGURE = new RegExp(
  String.raw`(?<![a-z\d])(${NUMBER})(?: ?%)?(?: ?(?:-|/|a) ?(${NUMBER}))? ?(%|°|por ciento)? ?(?:\+ ?\d+ )?(?:(?:de |en )?(${UNIT_WORDS}|b)\b|(de)(?= |$)(?! [a-z]))?`,
  'g',
)
const WHOLE = 100
const numeric = (text: string): number => Number(text.replace(',', '.'))

/** Units that are things to weigh too. */
const PRODUCTS = /^(?:cacao|cocoa|azucar|az|grasa|fruta|alcohol)$/
/** A unit taken from the end of the words must leave a head: «10 % de cacao» is not a name without a noun. */
const isUnit = (word: string | undefined, percent: boolean, at: number, after: string): boolean =>
  word !== undefined &&
  (at > 0 || word === 'de' || word === 'brix' || word === 'bx') &&
  (percent || !PRODUCTS.test(word)) &&
  !(/^ en polvo/.test(after) && PRODUCTS.test(word))

const LETTERED = /\b([wt]) ?-? ?(\d{2,3})\b/g
const DEXTROSE = /\bde ?(\d{1,2})(?: ?- ?(\d{1,2}))?\b/g
/** «2224» on a bag of cocoa is 22-24 % of fat. */
const RUN_TOGETHER = /\b([12]\d)([12]\d)\b/

/** Takes the figures out of a clean text, with the units that belong to them. */
export function figuresInName(clean: string): FiguredName {
  const figures: NameFigure[] = []
  // «00», «000»: grades of flour, not figures.
  let text = clean
    .replace(/\b0{2,4}\b/g, (zeros) => `cero${'i'.repeat(zeros.length)}`)
    .replace(LETTERED, (_, unit: FigureUnit, value: string) => {
      figures.push({ value: Number(value), unit, percent: false })
      return ' '
    })
  // German mills print the ash with a figure more.
  text = text.replace(/\b(?:type|typ|tipo) ?(\d{3,4})\b/g, (_, ash: string) => {
    figures.push({ value: Number(ash) / 10, unit: 't', percent: false })
    return ' '
  })
  if (/gluc|malto|jarabe|sirop|syrup|sciropp/.test(text)) {
    text = text.replace(DEXTROSE, (_, low: string, high: string | undefined) => {
      figures.push({ value: (Number(low) + Number(high ?? low)) / 2, unit: 'de', percent: false })
      return ' '
    })
  }
  // A maker's «70-30-38» is cocoa, the rest of it, and fat.
  text = text.replace(/\b(\d\d) ?[-/] ?\d\d ?[-/] ?\d\d\b/g, '$1 %')
  if (/cacao|cocoa/.test(text)) text = text.replace(RUN_TOGETHER, '$1/$2')
  text = text.replace(/\b(?:mg|materia grasa) (?=\d)/g, '').replace(/\bE ?(?=\d{3})/gi, 'e')
  text = text.replace(
    FIGURE,
    (
      found: string,
      low: string,
      high: string | undefined,
      sign: string | undefined,
      word: string | undefined,
      de: string | undefined,
      at: number,
    ) => {
      const percent = found.includes('%') || sign === 'por ciento'
      const after = text.slice(at + found.length)
      const own = de ? 'de' : word === 'b' ? 'be' : word
      const named = own !== undefined && isUnit(own, percent, at, after)
      const unit: FigureUnit | undefined = named && own ? unitOf.get(own) : sign === '°' ? 'grado' : undefined
      const [first, second] = [numeric(low), numeric(high ?? low)]
      // Of two shares that make the whole the first is of what the name says; any others are the bounds of one.
      const value = first + second === WHOLE ? first : (first + second) / 2
      // A bare number that is no share is its maker's.
      if (percent || unit !== undefined || value <= WHOLE) figures.push({ value, unit, percent })
      return ` ${named || own === undefined ? '' : word} `
    },
  )
  return { text: text.replace(/\b(?:mg|materia grasa|mat grasa|hidratacion)\b/g, ' ').replace(/[%°+]/g, ' '), figures }
}
