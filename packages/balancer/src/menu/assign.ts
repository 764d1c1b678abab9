import type { BasesFound } from './conflicts.ts'
import { type ForcedPlaces, forcedPlacesIn } from './forced-places.ts'
import type { MenuSearch, SettledBase } from './one-base.ts'
import {
  entriesOf,
  hasPoint,
  type LinearProgram,
  type ProgramColumn,
  type ProgramRow,
  setCost,
  solveProgram,
  stepsLeft,
} from './program.ts'
import type { FlavourRow } from './rows.ts'
import { fewestCorrected } from './settle.ts'
import { doesCorrect, type MenuFlavour, type MenuTask } from './task.ts'

/** With so many bases: whose base is whose, the fewest flavours corrected, then the fewest grams. One program with 0/1 columns. */

/** The flavours of each base, and what was proven of how many are corrected and by how much. */
export interface BaseAssignment {
  readonly classes: readonly (readonly number[])[]
  /** Fewer flavours, and fewer grams of as many, do not do. */
  readonly countBound: number
  readonly gramsBound: number
  readonly isProven: boolean
}

/**
 * The least that a row gives over all bases of the box and of the weight, and over all own columns: a fractional knapsack, so that
 * the number that sets it free is exact for its box.
 */
function leastActivity(row: FlavourRow, { columns, weight, mostCorrection }: MenuTask, own: MenuFlavour['own']) {
  const floor = (i: number): number => (columns[i]?.isOptional ? 0 : (columns[i]?.least ?? 0))
  let left = weight - columns.reduce((sum, _, i) => sum + floor(i), 0)
  let value = row.fixed + columns.reduce((sum, _, i) => sum + floor(i) * (row.base[i] ?? 0), 0)
  for (const i of columns.map((_, at) => at).toSorted((a, b) => (row.base[a] ?? 0) - (row.base[b] ?? 0))) {
    const taken = Math.min(left, (columns[i]?.most ?? 0) - floor(i))
    value += taken * (row.base[i] ?? 0)
    left -= taken
  }
  const corrections = own.map(({ isCorrection, most }, j) => (isCorrection && most > 0 ? (row.own[j] ?? 0) : 0))
  const ranged = own.reduce((sum, { isCorrection, least, most }, j) => {
    const per = row.own[j] ?? 0
    return isCorrection ? sum : sum + Math.min(per * least, per * most)
  }, 0)
  return value + Math.min(0, ...corrections) * mostCorrection + ranged
}

interface AssignLayout extends LinearProgram {
  readonly x: readonly (readonly number[])[]
  /** By flavour: its own columns, whether it is corrected, and in which base it is. */
  readonly own: readonly (readonly number[])[]
  readonly flag: readonly number[]
  readonly place: readonly (readonly number[])[]
}

function layColumns(task: MenuTask, served: readonly MenuFlavour[], count: number, forced: ForcedPlaces): AssignLayout {
  const columns: ProgramColumn[] = []
  const add = (column: ProgramColumn): number => columns.push(column) - 1
  const x = Array.from({ length: count }, () =>
    task.columns.map(({ least, most, isOptional }) =>
      add(isOptional && least > 0 ? { least, most, domain: 'semiContinuous' } : { least, most }),
    ),
  )
  const own: number[][] = []
  const flag: number[] = []
  const place: number[][] = []
  for (const [i, { at, own: mine }] of served.entries()) {
    own[at] = mine.map(({ least, most }) => add({ least, most }))
    flag[at] = add({ least: 0, most: 1, domain: 'integer' })
    // Bases have no order of their own: the first flavour is in the first, unless it is known who is where.
    const isOpen = (b: number): boolean => (forced.size > 0 ? (forced.get(at) ?? b) === b : b <= i)
    place[at] = Array.from({ length: count }, (_, b) => add({ least: 0, most: isOpen(b) ? 1 : 0, domain: 'integer' }))
  }
  return { columns, rows: [], x, own, flag, place }
}

/** The rows of one flavour in one base: they bind where it is in that base. */
function placedRows(task: MenuTask, layout: AssignLayout, flavour: MenuFlavour, b: number): ProgramRow[] {
  const here = layout.place[flavour.at]?.[b] ?? 0
  if (layout.columns[here]?.most === 0) return []
  const [first = 0] = layout.own[flavour.at] ?? []
  const [base = 0] = layout.x[b] ?? []
  const barred = flavour.barred.flatMap((isOut, i): ProgramRow[] => {
    const most = task.columns[i]?.most ?? 0
    return isOut
      ? [
          {
            entries: [
              [base + i, 1],
              [here, most],
            ],
            most,
          },
        ]
      : []
  })
  const limits = flavour.rows.flatMap((row): ProgramRow[] => {
    const free = -leastActivity(row, task, flavour.own)
    // What no base could break binds nobody.
    if (free <= 0) return []
    const entries = [...entriesOf(row.base, base), ...entriesOf(row.own, first)]
    return [{ entries: [...entries, [here, -free]], least: -row.fixed - free }]
  })
  return [...barred, ...limits]
}

function layOut(
  { task }: MenuSearch,
  count: number,
  found: BasesFound,
  plain: BasesFound,
  forced: ForcedPlaces,
): AssignLayout {
  const served = task.flavours.filter(({ at }) => !found.alone.includes(at))
  const layout = layColumns(task, served, count, forced)
  const { rows, x, own, flag, place } = layout
  const bases = x.map((_, b) => b)
  for (const columns of x) rows.push({ entries: columns.map((at) => [at, 1]), least: task.weight, most: task.weight })
  for (const flavour of served) {
    const { at } = flavour
    const corrections = flavour.own.flatMap(({ isCorrection }, j): [number, number][] =>
      isCorrection ? [[own[at]?.[j] ?? 0, 1]] : [],
    )
    rows.push({ entries: [...corrections, [flag[at] ?? 0, -task.mostCorrection]], most: 0 })
    rows.push({ entries: (place[at] ?? []).map((column) => [column, 1]), least: 1, most: 1 })
    for (const b of bases) rows.push(...placedRows(task, layout, flavour, b))
  }
  const column = (f: number, b: number): number => place[f]?.[b] ?? 0
  for (const core of found.conflicts)
    for (const b of bases) rows.push({ entries: core.map((f) => [column(f, b), 1]), most: core.length - 1 })
  // Of a set that no base serves uncorrected, somebody is corrected wherever they share one.
  for (const core of plain.conflicts)
    for (const b of bases)
      rows.push({
        entries: core.flatMap((f): [number, number][] => [
          [column(f, b), 1],
          [flag[f] ?? 0, -1],
        ]),
        most: core.length - 1,
      })
  // Nobody serves it uncorrected, whatever the base.
  for (const f of plain.alone) if (flag[f] !== undefined) rows.push({ entries: [[flag[f] ?? 0, 1]], least: 1 })
  if (task.mostCorrected < served.length)
    rows.push({ entries: served.map(({ at }) => [flag[at] ?? 0, 1]), most: task.mostCorrected })
  return layout
}

/** Classes in the order in which the program breaks their symmetry. */
const inOrder = (classes: readonly (readonly number[])[]) => classes.toSorted((a, b) => Math.min(...a) - Math.min(...b))

/** The classes that were found, each settled by itself, as a point of the program: an answer before it begins. */
function startOf(search: MenuSearch, layout: AssignLayout, found: BasesFound, count: number): number[] | undefined {
  if (found.classes?.length !== count) return undefined
  const point = layout.columns.map(() => 0)
  for (const [b, set] of inOrder(found.classes).entries()) {
    const settled = fewestCorrected(search, set)
    if (!settled) return undefined
    for (const [i, grams] of settled.base.entries()) point[layout.x[b]?.[i] ?? 0] = grams
    for (const f of set) {
      point[layout.place[f]?.[b] ?? 0] = 1
      point[layout.flag[f] ?? 0] = settled.corrected.includes(f) ? 1 : 0
      for (const [j, grams] of (settled.own.get(f) ?? []).entries()) point[layout.own[f]?.[j] ?? 0] = grams
    }
  }
  return point
}

/** Shares of the grams within which they are the fewest. */
const GRAMS_GAP = 0.005
/** Shares of the work that is left that a stage may take. */
const STAGE_SHARE = 1 / 3
/** What a bound on a count may miss a whole number by. */
const NOISE = 1e-6

const uncorrected = (classes: readonly (readonly number[])[]): BaseAssignment => ({
  classes: inOrder(classes),
  countBound: 0,
  gramsBound: 0,
  isProven: true,
})

/** Where it is known who is where, what is least in every class is least of all. */
function assignedApart(search: MenuSearch, classes: readonly (readonly number[])[]): BaseAssignment | undefined {
  const settled = classes.flatMap((set) => fewestCorrected(search, set) ?? [])
  const sumOf = (of: (one: SettledBase) => number): number => settled.reduce((sum, one) => sum + of(one), 0)
  const countBound = sumOf(({ corrected }) => corrected.length)
  const isWhole = settled.length === classes.length && settled.every(({ isLeast }) => isLeast)
  if (!isWhole || countBound > search.task.mostCorrected) return undefined
  return { classes, countBound, gramsBound: sumOf(({ grams }) => grams), isProven: true }
}

/** None where so many bases do not do, or no time was left to see. */
export function assignBases(
  search: MenuSearch,
  count: number,
  found: BasesFound,
  plain: BasesFound,
): BaseAssignment | undefined {
  const { task, work } = search
  if (!doesCorrect(task)) return found.classes?.length === count ? uncorrected(found.classes) : undefined
  const isPlain =
    plain.alone.length === found.alone.length && (plain.classes?.length ?? Number.POSITIVE_INFINITY) <= count
  if (plain.classes && isPlain) return uncorrected(plain.classes)
  const served = task.flavours.filter(({ at }) => !found.alone.includes(at))
  const known = found.classes?.length === count ? inOrder(found.classes) : []
  // Where the search was stopped its classes stand, each with the fewest of its own: all of them at once takes more than the search had.
  if (!found.isProven && known.length > 0 && task.mostCorrected >= served.length)
    return { classes: known, countBound: 0, gramsBound: 0, isProven: false }
  const forced = forcedPlacesIn(search, known, found)
  const apart = forced.size === served.length ? assignedApart(search, known) : undefined
  if (apart) return apart
  const layout = layOut(search, count, found, plain, forced)
  const mostSteps = STAGE_SHARE * stepsLeft(work)
  const flags = served.map(({ at }) => layout.flag[at] ?? 0)
  for (const at of flags) setCost(layout, at, 1)
  const fewest = solveProgram(work, layout, { start: startOf(search, layout, found, count), mostSteps })
  if (!hasPoint(fewest)) return undefined
  layout.rows.push({ entries: flags.map((at) => [at, 1]), most: Math.round(fewest.value) })
  for (const at of flags) setCost(layout, at, 0)
  for (const { at, own } of served)
    for (const [j, { isCorrection }] of own.entries()) if (isCorrection) setCost(layout, layout.own[at]?.[j], 1)
  const lightest = solveProgram(work, layout, { start: fewest.values, mostSteps, gap: GRAMS_GAP })
  const { values } = hasPoint(lightest) ? lightest : fewest
  const classes = layout.x.map((_, b) =>
    served.filter(({ at }) => (values[layout.place[at]?.[b] ?? 0] ?? 0) > 0.5).map(({ at }) => at),
  )
  return {
    classes: classes.filter((set) => set.length > 0),
    countBound: Math.max(0, Math.ceil(fewest.bound - NOISE)),
    gramsBound: Math.max(0, lightest.bound),
    isProven: fewest.state === 'optimal' && lightest.state === 'optimal',
  }
}
