import { type Amount, type Measured, measured } from './amounts.ts'
import { fold } from './fold.ts'
import { type Context, gramsOf, type Interpretation } from './interpretation.ts'
import { tokensOf } from './lexer.ts'
import { isIdentity, nameFrom } from './names.ts'
import { citrusWord, fullName, heldIn, rest, unpacked } from './naming.ts'
import { bracketsOf, isAlternative, RATE, withoutPurpose } from './remarks.ts'

/** An amount that stands in brackets, and all that stands there. */
export interface Noted {
  readonly note: string
  readonly amount: Amount
}

/** The weight of a line, where one is written with its unit outside brackets. */
export interface Weighed {
  readonly first: Amount
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
  readonly context: Context
  /** Without what stands in brackets; `main` without purposes and baker's percentages too. */
  readonly whole: string
  readonly main: string
  readonly found: Measured
  /** What `main` says beside its amounts. */
  readonly left: string
  /** Notes in brackets that tell what it is: «(35 %)». */
  readonly identity: readonly string[]
  readonly name: string
  /** What an unknown measure holds: «1 caixinha de creme de leite». */
  readonly held?: string
  /** The text says somewhere that its weight is approximate. */
  readonly loose: boolean
  readonly percent?: number
  /** Amounts in brackets, and the first weight among them. */
  readonly noted: readonly Noted[]
  readonly bracketed?: Noted
  readonly weighed?: Weighed
  /** Bare figures and pieces. */
  readonly counts: readonly Amount[]
  /** Reads another text by the same rules: a mended line, a note. */
  readonly again: (text: string) => Interpretation
}

/** The percentage of a baker behind a weight, or between a name and its weight: «500 g 100 %», «Agua 68 % - 1360 g». */
const BAKERS =
  /(?<=\d\s*\p{L}+\.?\s+)[\d.,]+\s*%\s*$|(?<![\d.,])[\d.,]+\s*%\s*(?=[-–—:=→|]\s*[\d.,]+\s*(?:k?g|grs?|gramos|kilos?)\b)/u
/** Said behind the name: «chocolate blanco más o menos». */
const APPROX_SAID = /\b(?:mas o menos|aprox|aproximadamente|o asi|circa|approx)\b|[≈~]/
const BARE_CITRUS = /^(?:lim[oó]n|limones|naranjas?|limas?)$/i

function nameOf(
  text: string,
  written: string,
  held: string | undefined,
  { amounts, inside }: { readonly amounts: readonly Amount[]; readonly inside: readonly string[] },
  context: Context,
): string {
  const short = held ?? unpacked(written, amounts[0]?.from === 0)
  const name = fullName(text, short, context) ?? short
  const citrus = inside.map(citrusWord).find((part) => part !== undefined)
  return citrus && BARE_CITRUS.test(name) ? `${citrus} de ${name}` : name
}

const OR_BEHIND = /\s(?:o|u|or|ou|oppure)\s*$/
const OR_CUT = /\s(?:o|u|ó|or|ou|oppure)\s*$/i

function weighedIn(main: string, found: Measured, name: string, identity: readonly string[]): Weighed | undefined {
  const { amounts, tokens } = found
  const masses = amounts.filter(({ unit }) => unit?.kind === 'mass')
  const metric = masses.filter(({ unit }) => !unit?.imperial)
  const weights = metric.length > 0 ? metric : masses
  const [first] = weights
  if (!first) return undefined
  const before = fold(main.slice(0, tokens[first.from]?.start)).trimEnd()
  const other = weights.find((one) => Math.abs(gramsOf(one) - gramsOf(first)) > 0.01 * gramsOf(first))
  if (!other) return { first, disputed: false, name, before }
  const start = tokens[other.from]?.start
  if (!OR_BEHIND.test(fold(main.slice(tokens[first.to - 1]?.end, start))))
    return { first, disputed: true, name, before }
  const meant = nameFrom(rest(main.slice(0, start).replace(OR_CUT, ''), { ...found, amounts: [first] }), identity)
  return { first, disputed: false, name: meant, before }
}

function notedIn(inside: readonly string[], context: Context): readonly Noted[] {
  return inside
    .filter((note) => !isAlternative(note))
    .flatMap((note) => measured(tokensOf(note), context).amounts.map((amount) => ({ note, amount })))
}

/** What a text says, which has no bullet, stamp or number in front. */
export function factsOf(text: string, context: Context, again: (text: string) => Interpretation): LineFacts {
  const { main: whole, inside } = bracketsOf(text)
  const aimed = withoutPurpose(whole)
  const main = context.bakers ? aimed.replace(BAKERS, '') : aimed
  const found = measured(tokensOf(main), context)
  const { amounts, attributes } = found
  const identity = inside.filter((note) => isIdentity(note) && !(context.bakers && /^[\d.,\s]+%$/.test(note)))
  const left = rest(main, found)
  const written = nameFrom(left, identity)
  const held = amounts[0]?.from === 0 ? heldIn(written) : undefined
  const name = nameOf(text, written, held, { amounts, inside }, context)
  const noted = notedIn(inside, context)
  const bracketed = noted.find(({ note, amount }) => amount.unit?.kind === 'mass' && !RATE.test(fold(note)))
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
    loose: APPROX_SAID.test(fold(left)) || inside.some((note) => !/\d/.test(note) && APPROX_SAID.test(fold(note))),
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
