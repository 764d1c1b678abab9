import { roundTo } from '@obrador/engine'
import { type MenuSearch, oneBaseProgram, type SettledBase } from './one-base.ts'
import { type LinearProgram, type ProgramColumn, solveProgram } from './program.ts'
import { LEAST_ROOM } from './rows.ts'
import { settledFrom } from './settle.ts'
import { type MenuTask, taskWithRoom } from './task.ts'

/** Weights of a scale: a small whole-number program around what was found, with the same rows, so that no limit is crossed by rounding. */

export interface WeighedBase extends SettledBase {
  /** How many times ten finer than asked the scale has to be. */
  readonly finer: number
}

/** Steps of the scale around what was found, one try after another. */
const REACHES = [2, 6, 25] as const
/** The heaviest line makes up the kilo, in tenths of a gram. */
const FILLING_STEP = 0.1
const FILLING_REACH = 600
const NOISE = 1e-9
const WEIGHT_DECIMALS = 3
/** Shares of the corrections within which they are the fewest. */
const CLOSE = 0.02
/** What one weighing may take, in steps. */
const MOST_STEPS = 30_000
/** Grams under which a correction is none. */
const NOTHING = 0.05
/** Times ten that a scale may have to be finer. */
const FINEST = 2

/** Binds a column to whole steps near what it was. */
function onSteps(
  { columns, rows }: LinearProgram,
  at: number,
  { grams, step, reach }: { readonly grams: number; readonly step: number; readonly reach: number },
): void {
  const { least, most, domain } = columns[at] as ProgramColumn
  // What is optional and left out stays out.
  const isOut = most === 0 || (domain === 'semiContinuous' && grams < least / 2)
  const near = Math.round(grams / step)
  const [low, high] = isOut
    ? [0, 0]
    : [Math.max(Math.ceil(least / step - NOISE), near - reach), Math.min(Math.floor(most / step + NOISE), near + reach)]
  const steps = columns.push({ least: Math.min(low, high), most: high, domain: 'integer' }) - 1
  columns[at] = { ...columns[at], least: 0, most, domain: 'continuous' }
  rows.push({
    entries: [
      [at, 1],
      [steps, -step],
    ],
    least: 0,
    most: 0,
  })
}

function weighedAt(search: MenuSearch, task: MenuTask, settled: SettledBase, reach: number, finer: number) {
  const { set, base, own } = settled
  const program = oneBaseProgram(task, set, true)
  const heaviest = base.indexOf(Math.max(...base))
  for (const [i, { step }] of task.columns.entries()) {
    const isFilling = i === heaviest
    const fine = step / 10 ** finer
    onSteps(program, i, {
      grams: base[i] ?? 0,
      step: isFilling ? Math.min(fine, FILLING_STEP) : fine,
      reach: isFilling ? FILLING_REACH * 10 ** finer : reach,
    })
  }
  for (const f of set)
    for (const [j, { isCorrection }] of (task.flavours[f]?.own ?? []).entries()) {
      const at = (program.ownAt.get(f) ?? 0) + j
      const grams = own.get(f)?.[j] ?? 0
      if (isCorrection && grams < NOTHING) program.columns[at] = { least: 0, most: 0 }
      else {
        const column = program.columns[at] as ProgramColumn
        const most = Math.ceil(column.most)
        column.cost = isCorrection ? 1 : 0
        onSteps(program, at, { grams, step: 1 / 10 ** finer, reach: most * 10 ** finer })
      }
    }
  const { values } = solveProgram(search.work, program, { gap: CLOSE, mostSteps: MOST_STEPS })
  if (values.length === 0) return undefined
  const tidy = values.map((value) => roundTo(value, WEIGHT_DECIMALS))
  return {
    ...settledFrom(task, set, program, tidy),
    finer,
    ...(settled.clear !== undefined && { clear: settled.clear }),
  }
}

/** Where no weights lie so far inside, the room gives way, never the limit; then the scale gets finer. */
export function weighBase(search: MenuSearch, settled: SettledBase): WeighedBase | undefined {
  const tight = taskWithRoom(search.task, LEAST_ROOM)
  for (let finer = 0; finer <= FINEST; finer += 1)
    for (const task of [search.task, tight])
      for (const reach of REACHES) {
        const weighed = weighedAt(search, task, settled, reach, finer)
        if (weighed) return weighed
      }
  return undefined
}
