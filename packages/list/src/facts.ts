import { findRow } from '@obrador/engine'
import { type LineAmount, type MeasuredLineText, measureTokens } from './amounts.ts'
import { foldText } from './fold.ts'
import { amountGramsOf, type LineContext, type LineInterpretation } from './interpretation.ts'
import { lineTokensOf } from './lexer.ts'
import { ingredientsBeside, isIdentityRemark, nameFrom } from './names.ts'
import { citrusWord, contentsHeldIn, fullName, restOfLine, unpackedName } from './naming.ts'
import { bracketsOfLine, isAlternativeRemark, RATE_REMARK, withoutPurpose } from './remarks.ts'

/** An amount that stands in brackets, and all that stands there. */
export interface NotedAmount {
  readonly note: string
  readonly amount: LineAmount
}

/** The weight of a line, where one is written with its unit outside brackets. */
export interface WeighedAmount {
  readonly first: LineAmount
  /** Another weight of the same thing that does not agree, and no «or» between them. */
  readonly disputed: boolean
  /** Without an alternative: «200 g de miel o 180 g de azúcar» names honey. */
  readonly name: string
  /** What stands before the weight, folded. */
  readonly before: string
}

/** What one ingredient's text says, found once; the readers look at nothing else. */
export interface LineFacts {
  readonly text: string
  readonly context: LineContext
  /** Without what stands in brackets; `main` without purposes and baker's percentages too. */
  readonly whole: string
  readonly main: string
  readonly found: MeasuredLineText
  /** What `main` says beside its amounts. */
  readonly left: string
  /** Notes in brackets that tell what it is, or may be as well: «(35 %)», «(o margarina)». */
  readonly identity: readonly string[]
  readonly name: string
  /** Several ingredients with one amount between them: «fresa, plátano y naranja». */
  readonly beside?: string
  /** What an unknown measure holds: «1 caixinha de creme de leite». */
  readonly held?: string
  /** The text says somewhere that its weight is approximate. */
  readonly loose: boolean
  readonly percent?: number
  /** Amounts in brackets, and the first weight among them. */
  readonly noted: readonly NotedAmount[]
  readonly bracketed?: NotedAmount
  readonly weighed?: WeighedAmount
  /** Bare figures and pieces. */
  readonly counts: readonly LineAmount[]
  /** Reads another text by the same rules: a mended line, a note. */
  readonly again: (text: string) => LineInterpretation
}

/** The percentage of a baker behind a weight, or between a name and its weight: «500 g 100 %», «Agua 68 % - 1360 g». */
const BAKERS =
  /(?<=\d\s*\p{L}+\.?\s+)[\d.,]+\s*%\s*$|(?<![\d.,])[\d.,]+\s*%\s*(?=[-–—:=→|]\s*[\d.,]+\s*(?:k?g|grs?|gramos|kilos?)\b)/u
/** Said behind the name: «chocolate blanco más o menos». */
const APPROX_SAID = /\b(?:mas o menos|aprox|aproximadamente|o asi|circa|approx)\b|[≈~]/
/** «IS (azúcar invertido)»: letters, and what they stand for. */
const ABBREVIATED = /^\p{Lu}{1,4}\.?$/u
/** Nobody measures a pod with a spoon. */
const SPOONED = /^(?:vainilla|vanilla|vaniglia|vanille)$/i
const BARE_CITRUS = /^(?:lim[oó]n|limones|naranjas?|limas?)$/i

function nameOf(
  text: string,
  written: string,
  held: string | undefined,
  { amounts, inside }: { readonly amounts: readonly LineAmount[]; readonly inside: readonly string[] },
  context: LineContext,
): string {
  const told = ABBREVIATED.test(written) ? inside.find((note) => findRow(note) !== undefined) : undefined
  const short = told ?? held ?? unpackedName(written, amounts[0]?.from === 0)
  const name = fullName(text, short, context) ?? short
  if (SPOONED.test(name) && amounts[0]?.unit?.kind === 'spoon') return `extracto de ${name}`
  const citrus = inside.map(citrusWord).find((part) => part !== undefined)
  return citrus && BARE_CITRUS.test(name) ? `${citrus} de ${name}` : name
}

const OR_BEHIND = /\s(?:o|u|or|ou|oppure)\s*$/
const OR_CUT = /\s(?:o|u|ó|or|ou|oppure)\s*$/i

function weighedIn(
  main: string,
  found: MeasuredLineText,
  name: string,
  identity: readonly string[],
): WeighedAmount | undefined {
  const { amounts, tokens } = found
  const masses = amounts.filter(({ unit }) => unit?.kind === 'mass')
  const metric = masses.filter(({ unit }) => !unit?.imperial)
  const weights = metric.length > 0 ? metric : masses
  const [first] = weights
  if (!first) return undefined
  const before = foldText(main.slice(0, tokens[first.from]?.start)).trimEnd()
  const other = weights.find((one) => Math.abs(amountGramsOf(one) - amountGramsOf(first)) > 0.01 * amountGramsOf(first))
  if (!other) return { first, disputed: false, name, before }
  const start = tokens[other.from]?.start
  if (!OR_BEHIND.test(foldText(main.slice(tokens[first.to - 1]?.end, start))))
    return { first, disputed: true, name, before }
  const meant = nameFrom(restOfLine(main.slice(0, start).replace(OR_CUT, ''), { ...found, amounts: [first] }), identity)
  return { first, disputed: false, name: meant, before }
}

function notedIn(inside: readonly string[], context: LineContext): readonly NotedAmount[] {
  return inside
    .filter((note) => !isAlternativeRemark(note))
    .flatMap((note) => measureTokens(lineTokensOf(note), context).amounts.map((amount) => ({ note, amount })))
}

/** What a text says, which has no bullet, stamp or number in front. */
export function lineFactsOf(
  text: string,
  context: LineContext,
  again: (text: string) => LineInterpretation,
): LineFacts {
  const { main: whole, inside } = bracketsOfLine(text)
  const aimed = withoutPurpose(whole)
  const main = context.bakers ? aimed.replace(BAKERS, '') : aimed
  const found = measureTokens(lineTokensOf(main), context)
  const { amounts, attributes } = found
  const identity = inside
    .filter((note) => isIdentityRemark(note) || isAlternativeRemark(note))
    .filter((note) => !(context.bakers && /^[\d.,\s]+%$/.test(note)))
  const left = restOfLine(main, found)
  const written = nameFrom(left, identity)
  // «20 g mantca de cacao»: what has a unit beside it is weighed in that, and in no measure.
  const held = amounts[0]?.from === 0 && !amounts[0].unit ? contentsHeldIn(written) : undefined
  const name = nameOf(text, written, held, { amounts, inside }, context)
  const noted = notedIn(inside, context)
  const bracketed = noted.find(({ note, amount }) => amount.unit?.kind === 'mass' && !RATE_REMARK.test(foldText(note)))
  const beside = amounts.length > 0 ? ingredientsBeside(left) : undefined
  const percent = attributes.find((attribute) => attribute.percent !== undefined)?.percent
  const weighed = weighedIn(main, found, name, identity)
  return {
    text,
    context,
    whole,
    main,
    found,
    left,
    identity,
    name,
    ...(held === undefined ? {} : { held }),
    ...(beside === undefined ? {} : { beside }),
    loose:
      APPROX_SAID.test(foldText(left)) || inside.some((note) => !/\d/.test(note) && APPROX_SAID.test(foldText(note))),
    ...(percent === undefined ? {} : { percent }),
    noted,
    ...(bracketed ? { bracketed } : {}),
    ...(weighed ? { weighed } : {}),
    counts: amounts.filter(({ unit }) => !unit || unit.kind === 'piece'),
    again,
  }
}

/** A figure that nothing has accounted for. */
export function hasLeftoverDigit({ found: { attributes, amounts, tokens } }: LineFacts): boolean {
  const spans = [...attributes, ...amounts]
  return tokens.some((token, at) => /\d/.test(token.text) && !spans.some(({ from, to }) => at >= from && at < to))
}
