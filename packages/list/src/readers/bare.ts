import type { Amount } from '../amounts.ts'
import { hasLeftoverDigit, type LineFacts } from '../facts.ts'
import { fold } from '../fold.ts'
import { asked, askRange, gramsOf, type Interpretation, read } from '../interpretation.ts'
import { headIsKnown, headWordIsKnown } from '../known.ts'
import { why } from '../messages.ts'
import { nameFrom, trimmed } from '../names.ts'
import { asSaid, byPieces, citrusPart, formOf, pieceNamed } from '../suggest.ts'
import { GRAM } from '../units.ts'
import type { Reader } from './reader.ts'
import { nameWithFigure, SMALL } from './weighed.ts'

/** What nature counts and shops do not: up to two dozen, a bare figure in front of it is a count. */
const MOST_COUNTED = 24
/** Above this even a plural is weighed. */
const SURELY_WEIGHED = 60
const MOST_FRUITS = 4
/** So few «of» something are measures, not grams. */
const FEW = 10

interface Bare {
  readonly name: string
  readonly amount: Amount
  readonly others: readonly Amount[]
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

/** A reader of lines whose figures have no unit. */
const ofBare =
  (reads: (bare: Bare, facts: LineFacts) => Interpretation | undefined): Reader['read'] =>
  (facts) => {
    const bare = bareOf(facts)
    return bare && reads(bare, facts)
  }

const isWhole = ({ value, written }: Amount): boolean =>
  Number.isInteger(value) || written === '' || !/[.,]/.test(written)

const twoFigures: Reader = {
  name: 'two figures without a unit',
  example: 'azúcar 20 300',
  says: 'unclear 300',
  read: ofBare(({ name, others }, facts) => {
    if (others.length === 0 && !hasLeftoverDigit(facts)) return undefined
    const last = facts.found.amounts.at(-1)?.value ?? Number.NaN
    return asked(name, 'unclear', asSaid(last, why.twoFigures(last)))
  }),
}

const twoValues: Reader = {
  name: 'a figure that could be two',
  example: 'harina 1,250',
  says: 'unclear',
  read: ofBare(({ name, amount }) => (Number.isNaN(amount.value) ? asked(name, 'unclear') : undefined)),
}

const counted: Reader = {
  name: 'things that are counted',
  example: '4 huevos',
  says: 'pieces 200',
  read: ofBare(({ name, amount }, { context }) => {
    const { value } = amount
    const piece = citrusPart(name) ? (value <= MOST_FRUITS ? citrusPart(name) : undefined) : pieceNamed(name)
    const plural = /s$/.test(fold(name).split(/\s/)[0] ?? '')
    const few = value <= (plural ? SURELY_WEIGHED : MOST_COUNTED)
    if (!piece || !isWhole(amount) || context.bareUnit || !few) return undefined
    return asked(name, amount.top === undefined ? 'pieces' : 'range', byPieces(amount, name))
  }),
}

const timesNothing: Reader = {
  name: 'so many times, and nobody says what',
  example: 'Torrijas x 30',
  says: 'unclear',
  read: ofBare(({ name, amount }, { main, found: { tokens } }) =>
    /\s[x×]\s*$/i.test(main.slice(0, tokens[amount.from]?.start)) ? asked(name, 'unclear') : undefined,
  ),
}

const countedForm: Reader = {
  name: 'things that come in pieces',
  example: 'Vainilla en vaina 1',
  says: 'pieces 3',
  read: ofBare(({ name, amount }, { context }) => {
    const few = isWhole(amount) && !context.bareUnit && amount.value <= MOST_COUNTED
    const form = few ? formOf(name) : undefined
    return form && amount.top === undefined
      ? asked(name, 'pieces', byPieces({ ...amount, unit: form }, name))
      : undefined
  }),
}

const bareRange: Reader = {
  name: 'a range without a unit',
  example: 'sal 10-12',
  says: 'range 11',
  read: ofBare(({ name, amount }, { context }) =>
    amount.top === undefined
      ? undefined
      : askRange(name, amount, ((amount.value + amount.top) / 2) * (context.bareUnit?.size ?? 1), 'g'),
  ),
}

const headed: Reader = {
  name: 'the unit that a heading gives',
  example: 'Harina 1,5',
  says: '1500',
  read: ofBare(({ name, amount }, { context, loose }) =>
    context.bareUnit ? read(name, gramsOf({ ...amount, unit: context.bareUnit }), amount.approx || loose) : undefined,
  ),
}

const kilos: Reader = {
  name: 'figures that may be kilos',
  example: 'Harina 0,500',
  says: 'unclear 500',
  read: ofBare(({ name, amount }, { context }) => {
    const { value, written } = amount
    if (value >= 1 && !(context.kiloDecimals && /^\d+[.,]\d{3}$/.test(written))) return undefined
    const figure = Number(written.replace(/^[.,]/, '0.').replace(',', '.'))
    return asked(name, 'unclear', asSaid(figure * 1000, why.kilos(figure)))
  }),
}

/** Whether a figure stands in front of its name. */
const leads = ({ left, found: { tokens } }: LineFacts, amount: Amount): boolean =>
  left.trim() !== '' && tokens[amount.to] !== undefined && amount.from === 0

const behind = ({ main, found: { tokens } }: LineFacts, amount: Amount): string =>
  main.slice(tokens[amount.to - 1]?.end)

/** «Sal 1 pellizco»: a word behind the figure, with the name in front, is a measure that is not known. */
function hasMeasureBehind(facts: LineFacts, amount: Amount): boolean {
  const tail = trimmed(behind(facts, amount))
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
  const unheard = leading && (facts.held !== undefined || ((measure || value < SMALL) && !headWordIsKnown(name)))
  const unknown = !headIsKnown(name) && (measure || value < SMALL || !facts.context.bareStyle)
  return ofSomething || unheard || unknown || hasMeasureBehind(facts, amount)
}

const strange: Reader = {
  name: 'a figure of an unknown measure or name',
  example: 'Sal 1 pellizquín',
  says: 'unclear 1',
  read: ofBare((bare, facts) =>
    isStrange(facts, bare)
      ? asked(bare.name, 'unclear', asSaid(bare.amount.value, why.grams(bare.amount.value)))
      : undefined,
  ),
}

const bareGrams: Reader = {
  name: 'a bare figure is grams',
  example: 'azúcar 250',
  says: '250',
  read: ofBare(({ name, amount }, { loose }) => read(name, gramsOf({ ...amount, unit: GRAM }), amount.approx || loose)),
}

/** Lines whose figures have no unit. */
export const BARE: readonly Reader[] = [
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
