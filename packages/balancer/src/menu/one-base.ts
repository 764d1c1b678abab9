import {
  entriesOf,
  hasPoint,
  type LinearProgram,
  type ProgramColumn,
  type ProgramRow,
  solveProgram,
  type WorkBudget,
} from './program.ts'
import type { MenuTask } from './task.ts'

/** One base for some flavours: a linear program without any large number. */

/** A menu that is being solved: what was found out of one base for a set is kept, for the search asks again. */
export interface MenuSearch {
  readonly task: MenuTask
  readonly work: WorkBudget
  readonly known: Map<string, SetVerdict>
}

export const beginSearch = (task: MenuTask, work: WorkBudget): MenuSearch => ({ task, work, known: new Map() })

/** Whether a base serves a set; if none does, flavours of it that none serves either. */
export interface SetVerdict {
  readonly isServed: boolean
  readonly core: readonly number[]
}

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

/** Grams, in the unit of a row, under which nothing is missing; and prices that are none. */
const MISSING = 1e-6
const FREE_PRICE = 1e-9

/** The flavours whose rows have a price, and of those that only bar something whoever bars what the set bars. */
function coreOf({ flavours, columns }: MenuTask, set: readonly number[], priced: ReadonlySet<number>): number[] {
  const core = set.filter((f) => priced.has(f))
  const isOut = (some: readonly number[], i: number): boolean => some.some((f) => flavours[f]?.barred[i])
  for (const [i] of columns.entries()) {
    if (!isOut(set, i) || isOut(core, i)) continue
    const barring = set.find((f) => flavours[f]?.barred[i])
    if (barring !== undefined) core.push(barring)
  }
  return core
}

/**
 * Whether one base serves a set. One column pays for what is missing everywhere: where it cannot be nothing, the rows with a price
 * are a conflict by themselves (Farkas), and so are the flavours they belong to.
 */
function judgeSet({ task, work }: MenuSearch, set: readonly number[], doesCorrect: boolean): SetVerdict {
  const { columns, rows, isBarred } = oneBaseProgram(task, set, doesCorrect)
  if (isBarred) return { isServed: false, core: set }
  const isWhole = columns.some(({ domain }) => domain === 'semiContinuous')
  const missing = columns.length
  const relaxed = [
    ...columns.map(({ least, most, domain }) => ({ least: domain === 'semiContinuous' ? 0 : least, most })),
    { least: 0, most: work.solver.infinity, cost: 1 },
  ]
  const soft = rows.map((row): ProgramRow => (row.tag ? { ...row, entries: [...row.entries, [missing, 1]] } : row))
  const { values, duals } = solveProgram(work, { columns: relaxed, rows: soft })
  if (values.length === 0) return { isServed: false, core: set }
  if ((values[missing] ?? 0) > MISSING) {
    const priced = new Set(soft.flatMap(({ tag }, r) => (tag && Math.abs(duals[r] ?? 0) > FREE_PRICE ? [tag[0]] : [])))
    return { isServed: false, core: coreOf(task, set, priced) }
  }
  return { isServed: !isWhole || hasPoint(solveProgram(work, { columns, rows })), core: set }
}

function verdictOnSet(search: MenuSearch, set: readonly number[], doesCorrect: boolean): SetVerdict {
  const key = `${doesCorrect ? 'c' : 'p'}${set.toSorted((a, b) => a - b).join()}`
  const held = search.known.get(key) ?? judgeSet(search, set, doesCorrect)
  search.known.set(key, held)
  return held
}

export const isSetServed = (search: MenuSearch, set: readonly number[], doesCorrect: boolean): boolean =>
  verdictOnSet(search, set, doesCorrect).isServed

/** A set that no base serves, made as small as it gets by leaving out one after another. */
export function smallestConflict(search: MenuSearch, set: readonly number[], doesCorrect: boolean): readonly number[] {
  const { core } = verdictOnSet(search, set, doesCorrect)
  const isSmaller = core.length < set.length && !isSetServed(search, core, doesCorrect)
  let left = isSmaller ? [...core] : [...set]
  for (const f of [...left]) {
    const rest = left.filter((one) => one !== f)
    if (rest.length > 0 && !isSetServed(search, rest, doesCorrect)) left = rest
  }
  return left.toSorted((a, b) => a - b)
}
