import { findRow } from '@obrador/engine'
import type { LineAmount } from '../amounts.ts'
import { hasLeftoverDigit, type LineFacts } from '../facts.ts'
import { foldText } from '../fold.ts'
import { amountGramsOf, askRange, type LineInterpretation, questionPart, weighedPart } from '../interpretation.ts'
import { headIsKnown, headWordIsKnown } from '../known.ts'
import type { BareFigure } from '../list-unit.ts'
import { nameFrom, trimmedName } from '../names.ts'
import { restOfLine } from '../naming.ts'
import { type CountedPiece, isCountedWord } from '../pieces.ts'
import { citrusPart, formOfName, pieceNamed, suggestAsSaid, suggestByPieces } from '../suggest.ts'
import { GRAM_UNIT } from '../units.ts'
import { isOfName } from '../windows.ts'
import type { WeightReader } from './reader.ts'
import { nameWithFigure, SMALL_FIGURE } from './weighed.ts'

/** What nature counts and shops do not: up to two dozen, a bare figure in front of it is a count. */
const MOST_COUNTED = 24
/** Above this even a plural is weighed. */
const SURELY_WEIGHED = 60
const MOST_FRUITS = 4
/** In a list of bare grams: from how many on a figure beside one of a thing («clara de huevo 10»), or beside several («claras 40»), is grams too. */
const GRAMS_OF_ONE = 10
const GRAMS_OF_SEVERAL = 25
/** Less than this share of the largest figure is too little to be weighed, and is a count. */
const LEAST_SHARE = 0.005
/** So few «of» something are measures, not grams. */
const FEW = 10

interface Bare {
  readonly name: string
  readonly amount: LineAmount
  readonly others: readonly LineAmount[]
}

/** The figure that weighs or counts, and its name: «neutro para cremas 5 20» has one in the name. */
function bareOf(facts: LineFacts): Bare | undefined {
  const [first, ...others] = facts.found.amounts
  if (!first) return undefined
  const [second] = others
  const numbered =
    second && others.length === 1 && !hasLeftoverDigit(facts) ? nameWithFigure(facts, first, second) : undefined
  return numbered && second
    ? { name: numbered, amount: second, others: [] }
    : { name: facts.name, amount: first, others }
}

/** A reading whose weight hangs on the unit of the whole list. */
const withFigure = (
  read: LineInterpretation,
  { value, written }: LineAmount,
  more: Pick<BareFigure, 'isCount' | 'isAsked'> = {},
): LineInterpretation =>
  read.is === 'part' && written !== '' ? { ...read, part: { ...read.part, bare: { value, written, ...more } } } : read

/** A reader of lines whose figures have no unit. */
const ofBare =
  (reads: (bare: Bare, facts: LineFacts) => LineInterpretation | undefined): WeightReader['read'] =>
  (facts) => {
    const bare = bareOf(facts)
    return bare && reads(bare, facts)
  }

const isWhole = ({ value, written }: LineAmount): boolean =>
  Number.isInteger(value) || written === '' || !/[.,]/.test(written)

/** Two bare figures, the one that weighs and the name with the other in it. */
interface Pair {
  readonly name: string
  readonly weight: LineAmount
  readonly figure: LineAmount
}

/** «400 nata 35», «nata 35 400»: a figure of the name stands right behind its words, the other one weighs. */
function pairOf({ found, main, identity }: LineFacts): Pair | undefined {
  const { amounts, tokens } = found
  const [first, second] = amounts
  if (!first || !second || amounts.length > 2) return undefined
  if (amounts.some(({ unit, top, times, written }) => unit || top !== undefined || times || written === ''))
    return undefined
  const leads = first.from === 0
  const [weight, figure] = leads ? [first, second] : [second, first]
  if (tokens[figure.from - 1]?.kind !== 'word') return undefined
  if (leads ? figure.to !== tokens.length : weight.from !== figure.to) return undefined
  return { name: nameFrom(restOfLine(main, { ...found, amounts: [weight] }), identity), weight, figure }
}

const weightAndFigure: WeightReader = {
  name: 'two bare figures, one of the name',
  example: '400 nata 35',
  says: '400',
  read: (facts) => {
    const pair = hasLeftoverDigit(facts) || facts.context.bareUnit ? undefined : pairOf(facts)
    if (!pair || !isOfName(facts.name, pair.figure.value) || Number.isNaN(pair.weight.value)) return undefined
    const { placed } = facts.context
    const at = pair.weight.from === 0 ? 'first' : 'last'
    const onlyOne = !isOfName(facts.name, pair.weight.value)
    // The place that the other lines give to their weight, or the window of the name: where neither tells, the larger is proposed.
    if (placed === at || (placed === undefined && onlyOne) || (onlyOne && at === 'first'))
      return withFigure(
        weighedPart(pair.name, amountGramsOf({ ...pair.weight, unit: GRAM_UNIT }), pair.weight.approx || facts.loose),
        pair.weight,
      )
    const larger = Math.max(pair.weight.value, pair.figure.value)
    return questionPart(pair.name, 'unclear', suggestAsSaid(larger, ['twoFigures', larger]))
  },
}

/** «azúcar 1 100»: a figure before exactly three digits at the end may be their thousands. */
function groupedThousands({ main }: LineFacts): number | undefined {
  const [, thousands = '', rest = ''] = /\p{L}\s+([1-9]) (\d{3})$/u.exec(main.trim()) ?? []
  return rest === '' ? undefined : Number(thousands + rest)
}

const twoFigures: WeightReader = {
  name: 'two figures without a unit',
  example: 'azúcar 20 300',
  says: 'unclear 300',
  read: ofBare(({ name, others }, facts) => {
    if (others.length === 0 && !hasLeftoverDigit(facts)) return undefined
    const likely = groupedThousands(facts) ?? Math.max(...facts.found.amounts.map(({ value }) => value))
    return questionPart(name, 'unclear', suggestAsSaid(likely, ['twoFigures', likely]))
  }),
}

const twoValues: WeightReader = {
  name: 'a figure that could be two',
  example: 'harina 1,250',
  says: 'unclear',
  read: ofBare(({ name, amount }) =>
    Number.isNaN(amount.value) ? withFigure(questionPart(name, 'unclear'), amount) : undefined,
  ),
}

/** A count is of the list's own kind: among bare grams «claras 40» is 40 g. */
function isInGrams(
  { context: { bareGrams } }: LineFacts,
  { amount: { value, from } }: Bare,
  piece: CountedPiece,
  plural: boolean,
): boolean {
  if (bareGrams === undefined || !/^(?:huevo|yema|clara)/.test(piece.label)) return false
  // «40 yemas» counts, as nobody says it of grams; «yemas 40» does not.
  const least = plural ? (from === 0 ? SURELY_WEIGHED : GRAMS_OF_SEVERAL) : GRAMS_OF_ONE
  return value >= least && value >= LEAST_SHARE * bareGrams
}

/** «zumo de 3 limones», «4 limones (zumo)»: the figure stands before the fruits in the plural, and counts them. */
const countsFruits = ({ found: { tokens } }: LineFacts, { to }: LineAmount): boolean =>
  isCountedWord(tokens[to]?.word ?? '') && /s$/.test(tokens[to]?.word ?? '')

/** More of them than this are grams, where all others are. */
const MOST_FRUITS_AMONG_GRAMS = 2

const counted: WeightReader = {
  name: 'things that are counted',
  example: '4 huevos',
  says: 'pieces 200',
  read: ofBare((bare, facts) => {
    const { name, amount } = bare
    const { value } = amount
    const citrus = citrusPart(name)
    // Among bare grams «zumo de limón 20» is weighed; one or two may still be fruits.
    const isWeighed = facts.context.bareGrams !== undefined && value > MOST_FRUITS_AMONG_GRAMS
    const isOfFruits = citrus !== undefined && countsFruits(facts, amount)
    const fewFruits = isOfFruits ? MOST_COUNTED : isWeighed ? 0 : MOST_FRUITS
    const piece = citrus ? (value <= fewFruits ? citrus : undefined) : pieceNamed(name)
    const plural = /s$/.test(foldText(name).split(/\s/)[0] ?? '')
    const few = value <= (plural ? SURELY_WEIGHED : MOST_COUNTED)
    if (!piece || !isWhole(amount) || facts.context.bareUnit || !few || isInGrams(facts, bare, piece, plural))
      return undefined
    if (amount.top !== undefined) return questionPart(name, 'range', suggestByPieces(amount, name))
    return withFigure(questionPart(name, 'pieces', suggestByPieces(amount, name)), amount, { isCount: true })
  }),
}

const timesNothing: WeightReader = {
  name: 'so many times, and nobody says what',
  example: 'Torrijas x 30',
  says: 'unclear',
  read: ofBare(({ name, amount }, { main, found: { tokens } }) =>
    /\s[x×]\s*$/i.test(main.slice(0, tokens[amount.from]?.start)) ? questionPart(name, 'unclear') : undefined,
  ),
}

const countedForm: WeightReader = {
  name: 'things that come in pieces',
  example: 'Vainilla en vaina 1',
  says: 'pieces 3',
  read: ofBare(({ name, amount }, { context }) => {
    const few = isWhole(amount) && !context.bareUnit && amount.value <= MOST_COUNTED
    const form = few ? formOfName(name) : undefined
    return form && amount.top === undefined
      ? questionPart(name, 'pieces', suggestByPieces({ ...amount, unit: form }, name))
      : undefined
  }),
}

const bareRange: WeightReader = {
  name: 'a range without a unit',
  example: 'sal 10-12',
  says: 'range 11',
  read: ofBare(({ name, amount }, { context }) =>
    amount.top === undefined
      ? undefined
      : askRange(name, amount, ((amount.value + amount.top) / 2) * (context.bareUnit?.size ?? 1), 'g'),
  ),
}

const headed: WeightReader = {
  name: 'the unit that a heading gives',
  example: 'Harina 1,5',
  says: '1500',
  read: ofBare(({ name, amount }, { context, loose }) =>
    context.bareUnit
      ? weighedPart(name, amountGramsOf({ ...amount, unit: context.bareUnit }), amount.approx || loose)
      : undefined,
  ),
}

const kilos: WeightReader = {
  name: 'figures that may be kilos',
  example: 'Harina 0,500',
  says: 'unclear 500',
  read: ofBare(({ name, amount }, { context }) => {
    const { value, written } = amount
    if (value >= 1 && !(context.kiloDecimals && /^\d+[.,]\d{3}$/.test(written))) return undefined
    const figure = Number(written.replace(/^[.,]/, '0.').replace(',', '.'))
    // «levadura 1/4»: of a kilo, or of a packet; in no list is it a fourth of a gram.
    if (value < 1 && figure >= 1) return questionPart(name, 'unclear', suggestAsSaid(value * 1000, ['kilos', value]))
    return withFigure(questionPart(name, 'unclear', suggestAsSaid(figure * 1000, ['kilos', figure])), {
      ...amount,
      value: figure,
    })
  }),
}

/** Whether a figure stands in front of its name. */
const leads = ({ left, found: { tokens } }: LineFacts, amount: LineAmount): boolean =>
  left.trim() !== '' && tokens[amount.to] !== undefined && amount.from === 0

const behind = ({ main, found: { tokens } }: LineFacts, amount: LineAmount): string =>
  main.slice(tokens[amount.to - 1]?.end)

/** «Sal 1 pellizco»: a word behind the figure, with the name in front, is a measure that is not known. */
function hasMeasureBehind(facts: LineFacts, amount: LineAmount): boolean {
  const tail = trimmedName(behind(facts, amount))
  return (
    !leads(facts, amount) &&
    /\p{L}{2}/u.test(facts.main.slice(0, facts.found.tokens[amount.from]?.start)) &&
    /\p{L}/u.test(tail) &&
    nameFrom(`x ${tail}`, []) !== 'x'
  )
}

/** Whether the figure may be of another measure than grams, which nobody here knows. */
function isStrange(facts: LineFacts, { name, amount }: Bare): boolean {
  const { value } = amount
  const leading = leads(facts, amount)
  const measure = leading && /^\s*\p{L}+\s+(?:de|d['’]|di|of)\s/iu.test(behind(facts, amount))
  // «2 de azúcar»: of the measure that was named before, perhaps.
  const ofSomething = leading && value < FEW && /^\s*(?:de|d['’]|di)\s/i.test(behind(facts, amount))
  const unheard = leading && (facts.held !== undefined || ((measure || value < SMALL_FIGURE) && !headWordIsKnown(name)))
  const unknown =
    !headIsKnown(name) && findRow(name) === undefined && (measure || value < SMALL_FIGURE || !facts.context.bareStyle)
  return ofSomething || unheard || unknown || hasMeasureBehind(facts, amount)
}

const strange: WeightReader = {
  name: 'a figure of an unknown measure or name',
  example: 'Sal 1 pellizquín',
  says: 'unclear 1',
  read: ofBare((bare, facts) =>
    isStrange(facts, bare)
      ? withFigure(
          questionPart(bare.name, 'unclear', suggestAsSaid(bare.amount.value, ['grams', bare.amount.value])),
          bare.amount,
          { isAsked: true },
        )
      : undefined,
  ),
}

const bareGrams: WeightReader = {
  name: 'a bare figure is grams',
  example: 'azúcar 250',
  says: '250',
  read: ofBare(({ name, amount }, { loose }) =>
    withFigure(weighedPart(name, amountGramsOf({ ...amount, unit: GRAM_UNIT }), amount.approx || loose), amount),
  ),
}

/** Lines whose figures have no unit. */
export const BARE_READERS: readonly WeightReader[] = [
  weightAndFigure,
  twoFigures,
  twoValues,
  counted,
  timesNothing,
  countedForm,
  bareRange,
  headed,
  kilos,
  strange,
  bareGrams,
]
