import { type AnswerDoubt, findRow, type OverviewFigure } from '@obrador/engine'
import { THE_SCALE } from '@obrador/engine/doubt'
import { numberWithUnit, spreadText } from '../format/numbers.ts'
import { decapitaliseName, listText, numberText } from '../format/page-speech.ts'
import { balancedBut, sureWords as say } from '../words/es/doubt.ts'
import { isCloseToLimit, rangeMayVary } from './close.ts'
import type { ScreenVerdict } from './law.ts'

export { doubtReader } from '@obrador/engine/doubt'

/** Figures told in one sentence. */
const MOST_TOLD = 2

const told = (figures: readonly OverviewFigure[]): string =>
  listText(
    figures.slice(0, MOST_TOLD).map(({ name }) => decapitaliseName(name)),
    'y',
  )

/** In deviations of its own, how far from a limit. */
const distance = ({ value, range = [0, 0], doubt }: OverviewFigure): number =>
  Math.min(Math.abs(value - range[0]), Math.abs(value - range[1])) / (doubt?.sd || 1)

/** What the maker calls it; a name for programs is told as the catalogue has it. */
const spoken = (name: string): string => decapitaliseName(name.includes('_') ? (findRow(name)?.name ?? name) : name)

type Deciding = NonNullable<AnswerDoubt['decide']>
const isWeighing = ({ medir }: Deciding): boolean => medir === THE_SCALE
const maybe = (decide: Deciding): string =>
  say[isWeighing(decide) ? 'maybeWeighed' : 'maybe'](spoken(decide.ingrediente))

/** «0,2 puntos» of a share; of anything else, its unit. */
const inPoints = ({ unit, decimals }: OverviewFigure, distance: number): string =>
  unit === '%' ? say.points(numberText(distance, decimals)) : numberWithUnit(distance, unit, decimals)

function outsideByLittle({ doubt, figures }: ScreenVerdict): string | undefined {
  const out = figures.filter(({ inRange }) => inRange === false)
  if (doubt?.firmeza === 'firme' || out.length === 0 || !out.every(isCloseToLimit)) return undefined
  const over = out.filter(({ value, range }) => range && value > range[1])
  const under = out.filter((figure) => !over.includes(figure))
  const what = [
    ...(over.length > 0 ? [say.over(told(over))] : []),
    ...(under.length > 0 ? [say.under(told(under))] : []),
  ]
  const [one, ...more] = out
  if (one?.margin && one.doubt && more.length === 0)
    return say.byLittleOne(
      decapitaliseName(one.name),
      one.margin.side === 'over',
      inPoints(one, one.margin.distance),
      spreadText(rangeMayVary(one) ?? 0),
    )
  return say.byLittle(listText(what, 'y'))
}

function insideByLittle({ doubt, found, headline, blocked }: ScreenVerdict, close: readonly OverviewFigure[]): string {
  const near = told(close.toSorted((a, b) => distance(a) - distance(b)))
  if (blocked !== undefined) return near === '' ? headline : `${blocked} ${say.rest(near)}`
  if (doubt?.firmeza === 'incierta') return doubt.decide ? maybe(doubt.decide) : say.maybeAny
  if (near === '') return headline
  return balancedBut(found, say.but(near)) ?? headline + say.close(near)
}

/** «Lista para mantecar» is not said of what may not be: what remains to be done is measuring, or more room. */
const remarksOf = ({ verdict, remarks, doubt, changes, blocked }: ScreenVerdict): readonly string[] =>
  verdict === 'equilibrada' && changes.length === 0 && blocked === undefined && doubt && doubt.firmeza !== 'firme'
    ? [say.remark[doubt.firmeza]]
    : remarks

/** The verdict that knows how sure it is: doubt is inside the sentence, never beside it in contradiction. */
export function verdictInDoubt(verdict: ScreenVerdict): ScreenVerdict {
  const { doubt, headline, isGood, blocked } = verdict
  if (!doubt) return verdict
  const close = verdict.figures.filter(isCloseToLimit)
  const isFirm = doubt.firmeza === 'firme' && close.length === 0
  if (isFirm) return { ...verdict, isFirm }
  const byLittle = verdict.verdict === 'equilibrada' ? insideByLittle(verdict, close) : outsideByLittle(verdict)
  const said =
    byLittle !== undefined && verdict.verdict !== 'equilibrada' && blocked !== undefined
      ? `${blocked} ${byLittle}`
      : (byLittle ?? headline)
  return { ...verdict, isFirm, isGood: isGood && isFirm, headline: said, remarks: remarksOf(verdict) }
}
