import { allCrafts, type FigureRange, type RecipeType } from '@obrador/engine'
import type { NormBasis } from '../../packages/engine/src/judge/norm.ts'
import type { CraftId } from '../../packages/engine/test/golden/corpus.ts'
import { type DecidedBound, decidedBounds } from './decided.ts'
import type { CraftEvidence, ReadFormula } from './evidence.ts'
import { basisOf, crossedSides, type NormFigure, type RangeSide, type RangeTable, SIDES } from './figures.ts'
import { type FigureSpread, pooledVariance, predictedBounds, printedBound, scaleOf, spreadOf } from './fit.ts'
import { type CraftSettings, FEW_SOURCES, IDLE_REACH, LEAST_FORMULAS, ONE_SIDED, STRICT_CAP } from './settings.ts'

/** Why a bound stands where it does. */
export type BoundReason =
  | 'tolerance'
  | 'few formulas'
  | 'idle'
  | 'law'
  | 'tells a style'
  | 'starts at nothing'
  | 'not asked'
  | 'kept'
  | 'by hand'

/** One side of a range: where it was, where it goes, and why. */
export interface MovedBound {
  readonly group: string
  readonly key: string
  readonly side: RangeSide
  readonly was: number
  readonly now: number
  readonly why: BoundReason
  readonly isIdle: boolean
  readonly n: number
  readonly sources: number
  /** Published formulas that lie beyond where it was. */
  readonly asked: readonly string[]
  readonly decided?: DecidedBound
}

const sideAt = (side: RangeSide): 0 | 1 => (side === 'least' ? 0 : 1)
const outward = (side: RangeSide): -1 | 1 => (side === 'least' ? -1 : 1)
const nameOf = (group: string, key: string, side: RangeSide): string => `${group} ${key} ${side}`

/** Bounds that alone catch a flaw close beyond them: all others are idle. */
export function busySides(
  { formulas, built }: CraftEvidence,
  base: RangeTable,
  always: (key: string) => boolean,
): ReadonlySet<string> {
  const real = formulas.filter(({ formula }) => formula.kind === 'flawed').map(({ reading }) => reading)
  const busy = new Set<string>()
  for (const reading of [...real, ...built]) {
    const [only, ...others] = reading ? crossedSides(reading, base, always) : []
    if (!reading || !only || others.length > 0) continue
    const { offset, width, ...ends } = scaleOf(only.range)
    const beyond = outward(only.side) * (Math.log(only.value + offset) - ends[only.side])
    if (beyond <= IDLE_REACH * width) busy.add(nameOf(reading.group, only.key, only.side))
  }
  return busy
}

/** The figures of a group that formulas publish, with who published them. */
interface PublishedGroup {
  readonly group: string
  readonly key: string
  readonly figures: readonly { readonly id: string; readonly source: string; readonly figure: NormFigure }[]
}

function publishedGroups(evidence: readonly ReadFormula[], base: RangeTable): PublishedGroup[] {
  return Object.entries(base).flatMap(([group, ranges]) =>
    Object.keys(ranges).map((key) => ({
      group,
      key,
      figures: evidence.flatMap(({ id, source, reading }) =>
        reading?.group === group
          ? reading.figures.filter((one) => one.key === key).map((figure) => ({ id, source, figure }))
          : [],
      ),
    })),
  )
}

/** What the other groups lend to the spread of one: those of its family, or of the craft where these are fewer than three. */
const LEAST_SISTERS = 3
function sharedVariance(
  key: string,
  group: string,
  spreads: readonly (readonly [PublishedGroup, FigureSpread | undefined])[],
  family: readonly string[],
): number {
  const isOf = (one: string): boolean => family.includes(one.split('/')[0] ?? '')
  const told = (list: typeof spreads): FigureSpread[] => list.flatMap(([, spread]) => (spread ? [spread] : []))
  const same = spreads.filter(([one]) => one.key === key)
  const sisters = same.filter(([one]) => isOf(one.group) === isOf(group))
  const enough = told(sisters).filter(({ n }) => n > 1).length >= LEAST_SISTERS
  return pooledVariance(told(enough ? sisters : same)) ?? pooledVariance(told(spreads)) ?? 0
}

/** Whether a bound of a style is the very figure that tells it. */
function tellsStyle(craft: CraftId, group: string, key: string, side: RangeSide): boolean {
  const [type = '', style] = group.split('/')
  const recipe = (allCrafts[craft].types as Readonly<Record<string, RecipeType<string>>>)[type]
  const when = recipe?.styles?.find(({ id }) => id === style)?.when
  return when?.figure === key && when[side] !== undefined
}

interface BoundTask {
  readonly craft: CraftId
  readonly settings: CraftSettings
  readonly published: PublishedGroup
  readonly range: FigureRange
  readonly spread: FigureSpread | undefined
  readonly shared: number
  readonly isIdle: boolean
}

/** Whether law or physics speaks of that side of a range. */
const restsOn = ({ craft, published: { group, key } }: BoundTask, basis: NormBasis, side: RangeSide): boolean =>
  basisOf(craft, group, key) === basis && (ONE_SIDED[`${group} ${key}`] ?? side) === side

/** The furthest that one side may go by its own figures, on its scale; and by which rule. */
function reachedBy(task: BoundTask, side: RangeSide): { readonly x: number; readonly why: BoundReason } {
  const { settings, spread, shared, range, isIdle, published } = task
  const { width, ...ends } = scaleOf(range)
  const out = outward(side)
  let furthest: { x: number; why: BoundReason } = { x: ends[side] + out * settings.tolerance * width, why: 'tolerance' }
  const tryInterval = (rule: { level: number; cap: number } | undefined, why: BoundReason): void => {
    if (!rule || !spread || spread.n < LEAST_FORMULAS) return
    const to = predictedBounds(spread, shared, rule.level)[sideAt(side)]
    const x = ends[side] + out * Math.min(out * (to - ends[side]), rule.cap * width)
    if (out * (x - furthest.x) > 0) furthest = { x, why }
  }
  if (spread && spread.effective <= FEW_SOURCES) tryInterval(settings.few, 'few formulas')
  if (isIdle) tryInterval(settings.idle, 'idle')
  const isStrict = (side === 'most' && settings.doses?.includes(published.key)) || restsOn(task, 'fisica', side)
  const most = ends[side] + out * STRICT_CAP * width
  return isStrict && out * (furthest.x - most) > 0 ? { x: most, why: furthest.why } : furthest
}

/** Where a bound could go: outwards or nowhere, printed in steps. */
function boundOf(task: BoundTask, side: RangeSide): Pick<MovedBound, 'now' | 'why'> {
  const { craft, settings, published, range } = task
  const was = range[sideAt(side)]
  const out = outward(side)
  if (restsOn(task, 'ley', side)) return { now: was, why: 'law' }
  if (tellsStyle(craft, published.group, published.key, side)) return { now: was, why: 'tells a style' }
  if (was === 0) return { now: was, why: 'starts at nothing' }
  const { x, why } = reachedBy(task, side)
  const free = Math.exp(x) - scaleOf(range).offset
  const isTooFar = Math.abs(free - was) > settings.mostOfValue * was
  if (isTooFar && settings.isOnlyAsked) return { now: was, why: 'not asked' }
  const now = printedBound(isTooFar ? was * (1 + out * settings.mostOfValue) : free)
  return out * (now - was) > 0 ? { now, why } : { now: was, why: 'kept' }
}

const isBeyond = ({ value, isOpenBelow }: NormFigure, side: RangeSide, bound: number): boolean =>
  side === 'least' ? value < bound && !isOpenBelow : value > bound

/** Of bounds that could move, those whose moving accepts a published formula that the frozen ranges reject. */
function askedFor(
  formulas: readonly ReadFormula[],
  base: RangeTable,
  bounds: readonly MovedBound[],
  always: (key: string) => boolean,
): ReadonlySet<string> {
  const could = new Map(bounds.map((one) => [nameOf(one.group, one.key, one.side), one]))
  return new Set(
    formulas.flatMap(({ reading }) => {
      const crossed = reading ? crossedSides(reading, base, always) : []
      const group = reading?.group ?? ''
      const isReached = crossed.every(({ key, side, value }) => {
        const to = could.get(nameOf(group, key, side))
        return to !== undefined && outward(side) * (to.now - value) >= 0
      })
      return isReached ? crossed.map(({ key, side }) => nameOf(group, key, side)) : []
    }),
  )
}

/** What the bounds of a craft are worked out with. */
export interface NormsTask {
  readonly craft: CraftId
  readonly settings: CraftSettings
  readonly base: RangeTable
  readonly evidence: CraftEvidence
  readonly busy: ReadonlySet<string>
  readonly always: (key: string) => boolean
}

/** Every bound of a craft: where it was and where the published formulas take it, one source left out if asked so. */
export function movedBounds(task: NormsTask, without?: string): MovedBound[] {
  const { craft, settings, base, evidence, busy, always } = task
  const kept = evidence.formulas.filter(({ isEvidence, source }) => isEvidence && source !== without)
  const spreads = publishedGroups(kept, base).map((published) => {
    const { offset } = scaleOf(base[published.group]?.[published.key] ?? [0, 0])
    const figures = published.figures.flatMap(({ source, figure: { value } }) =>
      value + offset > 0 ? [{ source, x: Math.log(value + offset) }] : [],
    )
    return [published, spreadOf(figures)] as const
  })
  const bounds = spreads.flatMap(([published, spread]) => {
    const { group, key, figures } = published
    const range = base[group]?.[key] as FigureRange
    const shared = sharedVariance(key, group, spreads, settings.family ?? [])
    return SIDES.map((side): MovedBound => {
      const isIdle = !busy.has(nameOf(group, key, side))
      const was = range[sideAt(side)]
      return {
        group,
        key,
        side,
        was,
        ...boundOf({ craft, settings, published, range, spread, shared, isIdle }, side),
        isIdle,
        n: figures.length,
        sources: spread?.sources ?? 0,
        asked: figures.filter(({ figure }) => isBeyond(figure, side, was)).map(({ id }) => id),
      }
    })
  })
  const asked = settings.isOnlyAsked ? askedFor(kept, base, bounds, always) : undefined
  return bounds.map((one) => {
    const decided = decidedBounds(craft).find(
      ({ group, key, side }) => group === one.group && key === one.key && side === one.side,
    )
    if (decided) return { ...one, now: decided.at, why: 'by hand', decided }
    const isLeft = asked !== undefined && one.now !== one.was && !asked.has(nameOf(one.group, one.key, one.side))
    return isLeft ? { ...one, now: one.was, why: 'not asked' } : one
  })
}

/** The moved bounds as ranges. */
export function movedRanges(base: RangeTable, bounds: readonly MovedBound[]): RangeTable {
  const table: Record<string, Record<string, FigureRange>> = Object.fromEntries(
    Object.entries(base).map(([group, ranges]) => [group, { ...ranges }]),
  )
  for (const { group, key, side, now } of bounds) {
    const [lo, hi] = table[group]?.[key] ?? [0, 0]
    if (table[group]) table[group][key] = side === 'least' ? [now, hi] : [lo, now]
  }
  return table
}
