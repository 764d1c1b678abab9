import { isSetServed, type MenuSearch, type OneBaseProgram, oneBaseProgram, type SettledBase } from './one-base.ts'
import { hasPoint, isOutOfWork, setCost, solveProgram } from './program.ts'
import type { MenuTask } from './task.ts'

/** One base for its flavours, settled: the fewest corrected, the fewest grams, then the last wish. Grams are not yet of a scale. */

/** Grams under which nothing is corrected. */
const CORRECTED_FROM = 0.01

export function settledFrom(
  task: MenuTask,
  set: readonly number[],
  { ownAt }: Pick<OneBaseProgram, 'ownAt'>,
  values: readonly number[],
): SettledBase {
  const own = new Map(
    set.map((f) => [f, (task.flavours[f]?.own ?? []).map((_, j) => values[(ownAt.get(f) ?? 0) + j] ?? 0)]),
  )
  const correctionOf = (f: number): number =>
    (own.get(f) ?? []).reduce((sum, grams, j) => sum + (task.flavours[f]?.own[j]?.isCorrection ? grams : 0), 0)
  return {
    set,
    base: task.columns.map((_, i) => values[i] ?? 0),
    own,
    corrected: set.filter((f) => correctionOf(f) > CORRECTED_FROM),
    grams: set.reduce((sum, f) => sum + correctionOf(f), 0),
  }
}

/** The columns of the corrections of a flavour. */
const correctionsAt = ({ flavours }: MenuTask, { ownAt }: OneBaseProgram, f: number): number[] =>
  (flavours[f]?.own ?? []).flatMap(({ isCorrection }, j) => (isCorrection ? [(ownAt.get(f) ?? 0) + j] : []))

function flagged(task: MenuTask, program: OneBaseProgram, set: readonly number[]): number[] {
  return set.map((f) => {
    const flag = program.columns.push({ least: 0, most: 1, domain: 'integer', cost: 1 }) - 1
    const entries = correctionsAt(task, program, f).map((at): [number, number] => [at, 1])
    program.rows.push({ entries: [...entries, [flag, -task.mostCorrection]], most: 0 })
    return flag
  })
}

/** The fewest flavours corrected in one base, and of those the fewest grams; none where no base serves them. */
export function fewestCorrected(search: MenuSearch, set: readonly number[]): SettledBase | undefined {
  const { settled } = search
  const key = set.join()
  if (!settled.has(key)) settled.set(key, settledBase(search, set))
  return settled.get(key)
}

function settledBase(search: MenuSearch, set: readonly number[]): SettledBase | undefined {
  const { task, work } = search
  if (isSetServed(search, set, false)) {
    const plain = oneBaseProgram(task, set, false)
    const { values } = solveProgram(work, plain)
    return values.length > 0 ? { ...settledFrom(task, set, plain, values), isLeast: true } : undefined
  }
  const program = oneBaseProgram(task, set, true)
  const corrections = set.flatMap((f) => correctionsAt(task, program, f))
  if (isOutOfWork(work)) {
    // Whoever is stopped has an answer, and nobody has looked for whom to spare.
    for (const at of corrections) setCost(program, at, 1)
    const { values } = solveProgram(work, program)
    return values.length > 0 ? settledFrom(task, set, program, values) : undefined
  }
  const flags = flagged(task, program, set)
  const fewest = solveProgram(work, program)
  if (!hasPoint(fewest)) return undefined
  for (const flag of flags) setCost(program, flag, 0)
  for (const at of corrections) setCost(program, at, 1)
  program.rows.push({ entries: flags.map((flag) => [flag, 1]), most: Math.round(fewest.value) })
  const lightest = solveProgram(work, program, { start: fewest.values })
  return {
    ...settledFrom(task, set, program, (hasPoint(lightest) ? lightest : fewest).values),
    isLeast: fewest.state === 'optimal' && lightest.state === 'optimal',
  }
}

/** Shares, and grams, by which the corrections may grow again for the last wish. */
const GRAMS_SHARE = 1.005
const GRAMS_MORE = 0.5
/** Widths beyond which a limit is far away. */
const MOST_CLEAR = 0.4

/** The program of a settled base: the same flavours are corrected with the same things, by hardly more. */
function keptProgram(task: MenuTask, settled: SettledBase): OneBaseProgram {
  const { set, own, grams } = settled
  const program = oneBaseProgram(task, set, true)
  const corrections = set.flatMap((f) => correctionsAt(task, program, f))
  for (const f of set)
    for (const [j, { isCorrection }] of (task.flavours[f]?.own ?? []).entries())
      if (isCorrection && (own.get(f)?.[j] ?? 0) <= CORRECTED_FROM)
        program.columns[(program.ownAt.get(f) ?? 0) + j] = { least: 0, most: 0 }
  if (corrections.length > 0)
    program.rows.push({ entries: corrections.map((at) => [at, 1]), most: GRAMS_SHARE * grams + GRAMS_MORE })
  return program
}

/** Of all bases as good, the one whose nearest limit is furthest: what varies then breaks the least. */
export function centredBase({ task, work }: MenuSearch, settled: SettledBase): SettledBase | undefined {
  const program = keptProgram(task, settled)
  const clear = program.columns.push({ least: 0, most: MOST_CLEAR, cost: -1 }) - 1
  for (const row of program.rows) {
    const width = row.tag && task.flavours[row.tag[0]]?.rows[row.tag[1]]?.width
    if (width) row.entries = [...row.entries, [clear, -width]]
  }
  const { values } = solveProgram(work, program)
  if (values.length === 0) return undefined
  return { ...settledFrom(task, settled.set, program, values), clear: values[clear] ?? 0 }
}

/** Of all bases as good, the one that costs least, each flavour by its kilos. */
export function cheapestBase({ task, work }: MenuSearch, settled: SettledBase): SettledBase | undefined {
  const program = keptProgram(task, settled)
  const { set } = settled
  const kilos = set.reduce((sum, f) => sum + (task.flavours[f]?.kilos ?? 1), 0)
  for (const [i, { price }] of task.columns.entries()) setCost(program, i, (price * kilos) / 1000)
  for (const f of set)
    for (const [j, { price }] of (task.flavours[f]?.own ?? []).entries())
      setCost(program, (program.ownAt.get(f) ?? 0) + j, (price * (task.flavours[f]?.kilos ?? 1)) / 1000)
  const { values } = solveProgram(work, program)
  return values.length > 0 ? settledFrom(task, set, program, values) : undefined
}
