import { useState } from 'react'
import { readKey, writeKey } from '../library/store.ts'
import type { Formula } from '../model/formula.ts'
import { DIVISIONS, type Weighing, weighingOf } from '../model/weighing.ts'

/** What has been weighed of the formula on a table, and how much of it is being made: both survive leaving. */

const textsIn = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : [])

/** How much was being made, as long as the formula says what it said then. */
function keptWeighing(formula: Formula): Weighing | undefined {
  const kept = readKey(`weighing.${formula.craft}`) as { of?: string; weighing?: Weighing } | null
  return kept?.of === signatureOf(formula) ? kept.weighing : undefined
}

/** What is weighed: another line or weight is something else. */
export const signatureOf = ({ lines, batch }: Formula): string =>
  JSON.stringify([lines.map(({ id, grams }) => [id, grams]), batch])

/** g of a scale, as it was last said. */
export const keptDivision = (): number => DIVISIONS.find((one) => one === readKey('division')) ?? DIVISIONS[0]

export function useWeighing(formula: Formula) {
  const { craft } = formula
  const [weighing, setWeighing] = useState(() => keptWeighing(formula) ?? weighingOf(formula))
  const [division, setDivision] = useState(keptDivision)
  const [ticks, setTicks] = useState(() => textsIn(readKey(`ticks.${craft}`)))
  return {
    weighing,
    division,
    ticks,
    setWeighing(next: Weighing): void {
      writeKey(`weighing.${craft}`, { of: signatureOf(formula), weighing: next })
      setWeighing(next)
    },
    setDivision(next: number): void {
      writeKey('division', next)
      setDivision(next)
    },
    setTicks(next: readonly string[]): void {
      writeKey(`ticks.${craft}`, next)
      setTicks(next)
    },
  }
}
