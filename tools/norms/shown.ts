import type { CraftEvidence } from './evidence.ts'
import { basisOf, crossedSides, type RangeTable } from './figures.ts'
import type { NormsTask } from './moves.ts'

/** Parameters whose range is shown and judges nothing: it catches no fault that another does not, and says nothing as a norm. */

/** A range whose ends are this many times apart is no norm. */
const SENSELESS_SPAN = 10

/** Flaws and mutants that one parameter alone catches, by type and parameter. */
function caughtAlone({ formulas, built, mutants }: CraftEvidence, base: RangeTable, always: (key: string) => boolean) {
  const real = formulas.filter(({ formula }) => formula.kind === 'flawed').map(({ reading }) => reading)
  const alone = new Set<string>()
  for (const reading of [...real, ...built, ...mutants]) {
    const keys = new Set(reading ? crossedSides(reading, base, always).map(({ key }) => key) : [])
    const [key] = keys
    if (reading && key !== undefined && keys.size === 1) alone.add(`${reading.group.split('/')[0]} ${key}`)
  }
  return alone
}

/** «type parameter» of each. */
export function shownParameters({ craft, base, evidence, always }: NormsTask): string[] {
  const alone = caughtAlone(evidence, base, always)
  return Object.entries(base).flatMap(([group, ranges]) =>
    Object.entries(ranges).flatMap(([key, [least, most]]) => {
      const isSenseless = least > 0 && most >= SENSELESS_SPAN * least
      const isFixed = ['ley', 'fisica'].includes(basisOf(craft, group, key))
      return !group.includes('/') && isSenseless && !isFixed && !alone.has(`${group} ${key}`) ? [`${group} ${key}`] : []
    }),
  )
}
