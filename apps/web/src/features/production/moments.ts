import type { PlannedStep } from '@obrador/engine/production'
import { DAY_LIMITS, type WorkDay } from '../../model/day.ts'
import { momentWords as say } from '../../words/es/production.ts'
import { weekdaysAround } from './written.ts'

/** When each preparation is made: as soon as what it waits for is, unless the maker says later. No hour is made up. */

export interface DayMoment {
  /** Its place among them. */
  readonly at: number
  readonly name: string
  /** The maker's own name for it, to be typed; empty where it has none. */
  readonly given: string
  readonly steps: readonly PlannedStep[]
}

type Told = Pick<WorkDay, 'moments' | 'when'>

const momentOf = ({ nombre, fase }: PlannedStep, { when }: Told): number =>
  Math.min(DAY_LIMITS.moments - 1, when[nombre] ?? fase - 1)

/** How many there are, those that nobody uses any more included, so that a name stays with its place. */
const countOf = (steps: readonly PlannedStep[], day: Told): number =>
  Math.max(1, ...steps.map((step) => momentOf(step, day) + 1))

export function dayMomentsOf(steps: readonly PlannedStep[], day: Told): readonly DayMoment[] {
  const count = countOf(steps, day)
  return Array.from({ length: count }, (_, at) => {
    const given = day.moments[at] ?? ''
    return {
      at,
      given,
      name: given.trim() || say.usual(at, count),
      steps: steps.filter((one) => momentOf(one, day) === at),
    }
  })
}

export const momentMovedTo = (day: WorkDay, name: string, at: number): WorkDay => ({
  ...day,
  when: { ...day.when, [name]: at },
})

export const renamedMoment = (day: WorkDay, at: number, name: string): WorkDay => ({
  ...day,
  moments: Array.from({ length: Math.max(day.moments.length, at + 1) }, (_, one) =>
    one === at ? name : (day.moments[one] ?? ''),
  ),
})

/** Those that have it in them and are made before it: it would not be there. */
export const stepsWaitingFor = (step: PlannedStep, steps: readonly PlannedStep[], day: Told): readonly string[] =>
  steps
    .filter((other) => other.antes.includes(step.nombre) && momentOf(other, day) < momentOf(step, day))
    .map(({ nombre }) => nombre)

/** Names that a workshop gives to its moments, for a day. */
export const suggestedNames = (date: string): readonly string[] => say.suggested(...weekdaysAround(date))
