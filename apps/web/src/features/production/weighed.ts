import type { PlannedStep } from '@obrador/engine/production'
import { tickedDay, type WorkDay } from '../../model/day.ts'
import type { ToWeigh } from '../../views/weighing-lines.tsx'

/** What has been weighed of a preparation of the plan, batch by batch: the same that its box says. */

/** The lines of each batch, as the scale shows them. */
export const weighedBatchesOf = ({ lineas, tandas }: PlannedStep): readonly (readonly ToWeigh[])[] =>
  Array.from({ length: tandas.numero }, (_, batch) =>
    lineas.flatMap(({ nombre, gramos }, at) => {
      const tick = `${batch} ${at} ${gramos}`
      return gramos > 0 ? [{ id: tick, name: nombre, weight: gramos, tick }] : []
    }),
  )

const allOf = (step: PlannedStep): readonly string[] =>
  weighedBatchesOf(step)
    .flat()
    .map(({ tick }) => tick)

/** Grams of a tick of `weighedBatchesOf`. */
const gramsOf = (tick: string): number => Number(tick.split(' ')[2])

/** What is weighed of a step as the plan has it now; a box that was ticked without weighing says that all of it is. */
export function weighedOfStep({ done, weighed }: WorkDay, step: PlannedStep): readonly string[] {
  const all = allOf(step)
  const ticks = weighed[step.nombre]
  if (ticks) return all.filter((tick) => ticks.includes(tick))
  return done.includes(step.nombre) ? all : []
}

export const isStepDone = (day: WorkDay, step: PlannedStep): boolean => {
  const all = allOf(step).length
  return all > 0 ? weighedOfStep(day, step).length === all : day.done.includes(step.nombre)
}

/** Grams that were weighed before the plan asked for other amounts. */
export function weighedBefore({ weighed }: WorkDay, step: PlannedStep): number {
  const all = allOf(step)
  const others = (weighed[step.nombre] ?? []).filter((tick) => !all.includes(tick))
  return others.reduce((sum, tick) => sum + gramsOf(tick), 0)
}

/** Once the last line is weighed, the box is ticked; with which amounts stays known, should the plan ask for others. */
export function dayWithWeighed(day: WorkDay, step: PlannedStep, ticks: readonly string[]): WorkDay {
  const all = allOf(step)
  const now = all.filter((tick) => ticks.includes(tick))
  const whole = tickedDay(day, step.nombre, now.length === all.length)
  return now.length > 0 ? { ...whole, weighed: { ...whole.weighed, [step.nombre]: now } } : whole
}

/** The box of a step, ticked by hand: as if all of it were weighed. */
export const dayWithBox = (day: WorkDay, step: PlannedStep, isTicked: boolean): WorkDay =>
  allOf(step).length > 0
    ? dayWithWeighed(day, step, isTicked ? allOf(step) : [])
    : tickedDay(day, step.nombre, isTicked)
