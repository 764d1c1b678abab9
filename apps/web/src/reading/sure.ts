import { type Doubt, decapitalise, type Figure, find, list, number } from '@obrador/engine'
import { THE_SCALE } from '@obrador/engine/doubt'
import { spread, withUnit } from '../format/numbers.ts'
import { balancedBut, sure as say } from '../words/es/doubt.ts'
import { isClose, mayVary } from './close.ts'
import type { Verdict } from './law.ts'

export { doubt } from '@obrador/engine/doubt'

/** Figures told in one sentence. */
const MOST_TOLD = 2

const told = (figures: readonly Figure[]): string =>
  list(
    figures.slice(0, MOST_TOLD).map(({ name }) => decapitalise(name)),
    'y',
  )

/** In deviations of its own, how far from a limit. */
const distance = ({ value, range = [0, 0], doubt }: Figure): number =>
  Math.min(Math.abs(value - range[0]), Math.abs(value - range[1])) / (doubt?.sd || 1)

/** What the maker calls it; a name for programs is told as the catalogue has it. */
const spoken = (name: string): string => decapitalise(name.includes('_') ? (find(name)?.name ?? name) : name)

type Deciding = NonNullable<Doubt['decide']>
const isWeighing = ({ medir }: Deciding): boolean => medir === THE_SCALE
const maybe = (decide: Deciding): string =>
  say[isWeighing(decide) ? 'maybeWeighed' : 'maybe'](spoken(decide.ingrediente))

/** «0,2 puntos» of a share; of anything else, its unit. */
const inPoints = ({ unit, decimals }: Figure, distance: number): string =>
  unit === '%' ? say.points(number(distance, decimals)) : withUnit(distance, unit, decimals)

function outsideByLittle({ doubt, figures }: Verdict): string | undefined {
  const out = figures.filter(({ inRange }) => inRange === false)
  if (doubt?.firmeza === 'firme' || out.length === 0 || !out.every(isClose)) return undefined
  const over = out.filter(({ value, range }) => range && value > range[1])
  const under = out.filter((figure) => !over.includes(figure))
  const what = [
    ...(over.length > 0 ? [say.over(told(over))] : []),
    ...(under.length > 0 ? [say.under(told(under))] : []),
  ]
  const [one, ...more] = out
  if (one?.margin && one.doubt && more.length === 0)
    return say.byLittleOne(
      decapitalise(one.name),
      one.margin.side === 'over',
      inPoints(one, one.margin.distance),
      spread(mayVary(one) ?? 0),
    )
  return say.byLittle(list(what, 'y'))
}

function insideByLittle({ doubt, found, headline, blocked }: Verdict, close: readonly Figure[]): string {
  const near = told(close.toSorted((a, b) => distance(a) - distance(b)))
  if (blocked !== undefined) return near === '' ? headline : `${blocked} ${say.rest(near)}`
  if (doubt?.firmeza === 'incierta') return doubt.decide ? maybe(doubt.decide) : say.maybeAny
  if (near === '') return headline
  return balancedBut(found, say.but(near)) ?? headline + say.close(near)
}

/** «Lista para mantecar» is not said of what may not be: what remains to be done is measuring, or more room. */
const remarksOf = ({ verdict, remarks, doubt, changes, blocked }: Verdict): readonly string[] =>
  verdict === 'equilibrada' && changes.length === 0 && blocked === undefined && doubt && doubt.firmeza !== 'firme'
    ? [say.remark[doubt.firmeza]]
    : remarks

/** The verdict that knows how sure it is: doubt is inside the sentence, never beside it in contradiction. */
export function inDoubt(verdict: Verdict): Verdict {
  const { doubt, headline, isGood, blocked } = verdict
  if (!doubt) return verdict
  const close = verdict.figures.filter(isClose)
  const isFirm = doubt.firmeza === 'firme' && close.length === 0
  if (isFirm) return { ...verdict, isFirm }
  const byLittle = verdict.verdict === 'equilibrada' ? insideByLittle(verdict, close) : outsideByLittle(verdict)
  const said =
    byLittle !== undefined && verdict.verdict !== 'equilibrada' && blocked !== undefined
      ? `${blocked} ${byLittle}`
      : (byLittle ?? headline)
  return { ...verdict, isFirm, isGood: isGood && isFirm, headline: said, remarks: remarksOf(verdict) }
}
