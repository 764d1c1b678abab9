import type { PlannedStep } from '@obrador/engine/production'
import { type Day, ticked } from '../../model/day.ts'
import type { ToWeigh } from '../../views/weighing-lines.tsx'

/** What has been weighed of a preparation of the plan, batch by batch: the same that its box says. */

/** The lines of each batch, as the scale shows them. */
export const batchesOf = ({ lineas, tandas }: PlannedStep): readonly (readonly ToWeigh[])[] =>
  Array.from({ length: tandas.numero }, (_, batch) =>
    lineas.flatMap(({ nombre, gramos }, at) => {
      const tick = `${batch} ${at} ${gramos}`
      return gramos > 0 ? [{ id: tick, name: nombre, weight: gramos, tick }] : []
    }),
  )

const allOf = (step: PlannedStep): readonly string[] =>
  batchesOf(step)
    .flat()
    .map(({ tick }) => tick)

/** A box that is ticked says that all of it is weighed. */
export const weighedOf = (day: Day, step: PlannedStep): readonly string[] =>
  day.done.includes(step.nombre) ? allOf(step) : (day.weighed[step.nombre] ?? [])

/** Once the last line is weighed, the box is ticked. */
export function withWeighed(day: Day, step: PlannedStep, ticks: readonly string[]): Day {
  const all = allOf(step)
  const now = all.filter((tick) => ticks.includes(tick))
  const whole = ticked(day, step.nombre, now.length === all.length)
  return now.length > 0 && now.length < all.length
    ? { ...whole, weighed: { ...whole.weighed, [step.nombre]: now } }
    : whole
}
