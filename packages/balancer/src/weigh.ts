import { roundTo } from '@obrador/engine'
import type { AdjustTask } from './task.ts'
import type { TaskLine } from './task-line.ts'

/** What a scale shows: grams from here on, tenths below. */
const FINE_BELOW = 20
const STEP = { coarse: 1, fine: 0.1 } as const
/** How many times ten finer than asked a scale may have to be: a milligram. */
export const FINEST_STEPS = 3
/** A share of the batch under which nothing has changed. */
const UNCHANGED = 1e-7
/** Enough decimals for any step, few enough to clear the noise of a sum. */
const DECIMALS = 9

const hasChanged = (line: TaskLine, grams: number, { batch }: AdjustTask): boolean =>
  Math.abs(grams - line.grams) > UNCHANGED * batch

/** Lines that do not weigh what they weighed when they were sent. */
export const lineChangesIn = (task: AdjustTask, grams: readonly number[]): number =>
  task.lines.filter(({ sent }, at) => Math.abs((grams[at] ?? 0) - sent) > UNCHANGED * task.batch).length

/** The step in which a line is weighed; each time finer is ten times so. 0 is any weight. */
function stepOf({ piece }: TaskLine, grams: number, { step }: AdjustTask, finer: number): number {
  if (piece !== undefined) return piece
  return (step ?? (grams < FINE_BELOW ? STEP.fine : STEP.coarse)) / 10 ** finer
}

/** The nearest weight of a scale that a line may have; if none is, the limit that it would cross. */
function onScale(line: TaskLine, grams: number, step: number): number {
  if (step === 0) return grams
  const nearest = roundTo(Math.round(grams / step) * step, DECIMALS)
  if (nearest >= line.least && nearest <= line.most) return nearest
  const inward = roundTo(
    (nearest > line.most ? Math.floor(line.most / step) : Math.ceil(line.least / step)) * step,
    DECIMALS,
  )
  return inward >= line.least && inward <= line.most ? inward : Math.min(line.most, Math.max(line.least, grams))
}

/** Grams as a person weighs them: what has not changed stays as it was, and the heaviest change makes up the batch. */
export function weighOut(task: AdjustTask, grams: readonly number[], finer = 0): number[] {
  const changed = task.lines.map((line, at) => hasChanged(line, grams[at] ?? 0, task))
  const step = (at: number): number => {
    const line = task.lines[at]
    return line ? stepOf(line, grams[at] ?? 0, task, finer) : 0
  }
  const weighed = task.lines.map((line, at) => (changed[at] ? onScale(line, grams[at] ?? 0, step(at)) : line.grams))
  if (!task.keepsTotal) return weighed
  const missing = task.batch - weighed.reduce((sum, one) => sum + one, 0)
  const heaviest = task.lines
    .flatMap((line, at) => {
      const unit = step(at) || missing
      const filled = roundTo((weighed[at] ?? 0) + Math.round(missing / unit) * unit, DECIMALS)
      const fits = changed[at] && line.piece === undefined && filled >= line.least && filled <= line.most
      return fits ? [{ at, filled }] : []
    })
    .toSorted((a, b) => b.filled - a.filled)[0]
  return heaviest ? weighed.with(heaviest.at, heaviest.filled) : weighed
}
