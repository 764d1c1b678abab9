import {
  entriesOf,
  hasPoint,
  type LinearProgram,
  type ProgramColumn,
  type ProgramRow,
  solveProgram,
  type WorkBudget,
} from './program.ts'
import type { MenuFlavour, MenuTask } from './task.ts'

/** One base for some flavours: a linear program without any large number. */

/** Sets of flavours of which it is known whether a base serves them: whoever asks for less of one, or for more of the other, needs no program. */
interface KnownSets {
  readonly served: ReadonlySet<number>[]
  readonly unserved: (readonly number[])[]
}

/** One base for its flavours, with what is corrected in which of them. Grams are not yet of a scale. */
export interface SettledBase {
  readonly set: readonly number[]
  readonly base: readonly number[]
  /** By flavour, the grams of its own columns. */
  readonly own: ReadonlyMap<number, readonly number[]>
  readonly corrected: readonly number[]
  /** Of corrections. */
  readonly grams: number
  /** Proven: no fewer of them, and no fewer grams, do. */
  readonly isLeast?: boolean
  /** Widths of its range that the nearest limit is away, where that was sought. */
  readonly clear?: number
}

/** A menu that is being solved: what was found out of one base for a set is kept, for the search asks again. */
export interface MenuSearch {
  readonly task: MenuTask
  readonly work: WorkBudget
  /** Without corrections, and with them. */
  readonly plain: KnownSets
  readonly corrected: KnownSets
  /** By set of flavours, the base with the fewest of them corrected. */
  readonly settled: Map<string, SettledBase | undefined>
}

export const beginSearch = (task: MenuTask, work: WorkBudget): MenuSearch => ({
  task,
  work,
  plain: { served: [], unserved: [] },
  corrected: { served: [], unserved: [] },
  settled: new Map(),
})

/** Whether some rows can hold at once: the base where they do, or rows that by themselves cannot. */
export interface RowsVerdict {
  readonly base?: readonly number[]
  readonly clash: readonly RowPlace[]
  /** The solver ended before it knew: nothing is proven, and all rows stand in the clash. */
  readonly isCut?: boolean
}

export type RowPlace = readonly [flavour: number, row: number]

export interface OneBaseProgram extends LinearProgram {
  /** The first of the flavour's own columns. */
  readonly ownAt: ReadonlyMap<number, number>
  /** Something that has to be in a base may not be in one of the flavours. */
  readonly isBarred: boolean
}

/** The columns of one base; what a flavour of the set may not have stays out. */
function baseColumns({ columns, flavours }: MenuTask, set: readonly number[]): ProgramColumn[] {
  return columns.map(({ least, most, isOptional }, i): ProgramColumn => {
    if (set.some((f) => flavours[f]?.barred[i])) return { least: 0, most: 0 }
    return isOptional && least > 0 ? { least, most, domain: 'semiContinuous' } : { least, most }
  })
}

export function oneBaseProgram(
  task: MenuTask,
  set: readonly number[],
  doesCorrect: boolean,
  isSkipped: (flavour: number, row: number) => boolean = () => false,
): OneBaseProgram {
  const columns = baseColumns(task, set)
  const rows: ProgramRow[] = [
    {
      entries: entriesOf(
        task.columns.map(() => 1),
        0,
      ),
      least: task.weight,
      most: task.weight,
    },
  ]
  const ownAt = new Map<number, number>()
  for (const f of set) {
    const flavour = task.flavours[f]
    if (!flavour) continue
    const first = columns.length
    ownAt.set(f, first)
    for (const { least, most, isCorrection } of flavour.own)
      columns.push({ least, most: isCorrection && !doesCorrect ? 0 : most })
    const corrections = flavour.own.map(({ isCorrection }) => (isCorrection ? 1 : 0))
    if (corrections.includes(1)) rows.push({ entries: entriesOf(corrections, first), most: task.mostCorrection })
    for (const [r, row] of flavour.rows.entries()) {
      if (isSkipped(f, r)) continue
      const entries = [...entriesOf(row.base, 0), ...entriesOf(row.own, first)]
      rows.push({ entries, least: -row.fixed, tag: [f, r] })
    }
  }
  const isBarred = task.columns.some(
    ({ least, isOptional }, i) => least > 0 && !isOptional && set.some((f) => task.flavours[f]?.barred[i]),
  )
  return { columns, rows, ownAt, isBarred }
}

/** Grams, in the unit of a row, under which nothing is missing; prices that are none; and what a solver misses a row by. */
const MISSING = 1e-6
const FREE_PRICE = 1e-9
const NOISE = 1e-7
/** Grams, in the unit of a row, by which a base is sought inside all rows: it then serves others too, and further inside it takes longer to find. */
const INSIDE = 1

/**
 * Whether one base serves a set. One column pays for what is missing everywhere: where it cannot be nothing, the rows with a price
 * are a conflict by themselves (Farkas). Where it can be less, the base lies inside all rows, and likely serves others.
 */
export function judgeRows(
  { task, work }: Pick<MenuSearch, 'task' | 'work'>,
  set: readonly number[],
  doesCorrect: boolean,
  isSkipped?: (flavour: number, row: number) => boolean,
): RowsVerdict {
  const { columns, rows, isBarred } = oneBaseProgram(task, set, doesCorrect, isSkipped)
  if (isBarred) return { clash: [] }
  const missing = columns.length
  const relaxed = [
    ...columns.map(({ least, most, domain }) => ({ least: domain === 'semiContinuous' ? 0 : least, most })),
    { least: -INSIDE, most: work.solver.infinity, cost: 1 },
  ]
  const soft = rows.map((row): ProgramRow => (row.tag ? { ...row, entries: [...row.entries, [missing, 1]] } : row))
  const { state, values, duals } = solveProgram(work, { columns: relaxed, rows: soft })
  const places = rows.map(({ tag }) => tag)
  const allClash = (isCut: boolean): RowsVerdict => ({ clash: places.flatMap((tag) => (tag ? [tag] : [])), isCut })
  if (values.length === 0) return allClash(state === 'cut')
  if ((values[missing] ?? 0) > MISSING) {
    // Before the least is found, something may be missing that need not be, and no price is right.
    if (state === 'cut') return allClash(true)
    return { clash: places.flatMap((tag, r) => (tag && Math.abs(duals[r] ?? 0) > FREE_PRICE ? [tag] : [])) }
  }
  const baseOf = (point: readonly number[]): readonly number[] => task.columns.map((_, i) => point[i] ?? 0)
  const isBetween = columns.some(
    ({ domain, least }, i) => domain === 'semiContinuous' && (values[i] ?? 0) > NOISE && (values[i] ?? 0) < least,
  )
  if (!isBetween) return { base: baseOf(values), clash: [] }
  const whole = solveProgram(work, { columns, rows })
  return hasPoint(whole) ? { base: baseOf(whole.values), clash: [] } : allClash(whole.state === 'cut')
}

/** Whether a flavour is right on a base as it is, with the least of its own and no correction. */
const isServedBy = ({ barred, rows, own }: MenuFlavour, base: readonly number[]): boolean =>
  !barred.some((isOut, i) => isOut && (base[i] ?? 0) > NOISE) &&
  rows.every((row) => {
    const ofBase = row.base.reduce((sum, per, i) => sum + per * (base[i] ?? 0), row.fixed)
    return own.reduce((sum, { least }, j) => sum + least * (row.own[j] ?? 0), ofBase) >= -NOISE
  })

/** The flavours of a clash, and of those that only bar something whoever bars what the set bars. */
function coreOf({ flavours, columns }: MenuTask, set: readonly number[], clash: readonly RowPlace[]): number[] {
  const priced = new Set(clash.map(([f]) => f))
  if (priced.size === 0) return [...set]
  const core = set.filter((f) => priced.has(f))
  const isOut = (some: readonly number[], i: number): boolean => some.some((f) => flavours[f]?.barred[i])
  for (const [i] of columns.entries()) {
    if (!isOut(set, i) || isOut(core, i)) continue
    const barring = set.find((f) => flavours[f]?.barred[i])
    if (barring !== undefined) core.push(barring)
  }
  return core
}

/** Whether a base serves a set, or which flavours of it none does; neither where the solver ended before it knew. */
interface SetVerdict {
  readonly isServed: boolean
  readonly core?: readonly number[]
}

function judgeSet(search: MenuSearch, set: readonly number[], doesCorrect: boolean): SetVerdict {
  const { task } = search
  const { served, unserved } = doesCorrect ? search.corrected : search.plain
  if (served.some((known) => set.every((f) => known.has(f)))) return { isServed: true }
  const known = unserved.find((core) => core.every((f) => set.includes(f)))
  if (known) return { isServed: false, core: known }
  const { base, clash, isCut } = judgeRows(search, set, doesCorrect)
  if (isCut) return { isServed: false }
  if (base) {
    const others = task.flavours.filter((flavour) => isServedBy(flavour, base)).map(({ at }) => at)
    served.push(new Set([...set, ...others]))
    return { isServed: true }
  }
  const core = coreOf(task, set, clash)
  unserved.push(core)
  return { isServed: false, core }
}

/** Proven: a base serves the set. */
export const isSetServed = (search: MenuSearch, set: readonly number[], doesCorrect: boolean): boolean =>
  judgeSet(search, set, doesCorrect).isServed

/** Proven: no base serves the set. */
export const isSetUnserved = (search: MenuSearch, set: readonly number[], doesCorrect: boolean): boolean =>
  judgeSet(search, set, doesCorrect).core !== undefined

/** Of a set that no base serves, as few as none serves either: one after another is left out. None where nothing is proven. */
export function smallestConflict(
  search: MenuSearch,
  set: readonly number[],
  doesCorrect: boolean,
): readonly number[] | undefined {
  let left = judgeSet(search, set, doesCorrect).core
  for (const f of left ?? []) {
    const rest = left?.filter((one) => one !== f) ?? []
    if (rest.length > 0 && rest.length < (left?.length ?? 0)) left = judgeSet(search, rest, doesCorrect).core ?? left
  }
  return left?.toSorted((a, b) => a - b)
}
