import { useState } from 'react'
import { readKey, writeKey } from '../library/store.ts'
import type { TableFormula } from '../model/formula.ts'
import { type BatchWeighing, batchWeighingOf, SCALE_DIVISIONS } from '../model/weighing.ts'

/** What has been weighed of the formula on a table, and how much of it is being made: both survive leaving. */

const textsIn = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : [])

/** How much was being made, as long as the formula says what it said then. */
function keptWeighing(formula: TableFormula): BatchWeighing | undefined {
  const kept = readKey(`weighing.${formula.craft}`) as { of?: string; weighing?: BatchWeighing } | null
  return kept?.of === signatureOfWeighing(formula) ? kept.weighing : undefined
}

/** What is weighed: another line or weight is something else. */
export const signatureOfWeighing = ({ lines, batch }: TableFormula): string =>
  JSON.stringify([lines.map(({ id, grams }) => [id, grams]), batch])

/** g of a scale, as it was last said. */
export const keptDivision = (): number =>
  SCALE_DIVISIONS.find((one) => one === readKey('division')) ?? SCALE_DIVISIONS[0]

export function useWeighing(formula: TableFormula) {
  const { craft } = formula
  // Until somebody says how much, it is what the formula makes, also when that changes meanwhile.
  const [chosen, setChosen] = useState(() => keptWeighing(formula))
  const [division, setDivision] = useState(keptDivision)
  const [ticks, setTicks] = useState(() => textsIn(readKey(`ticks.${craft}`)))
  return {
    weighing: chosen ?? batchWeighingOf(formula),
    division,
    ticks,
    setWeighing(next: BatchWeighing): void {
      writeKey(`weighing.${craft}`, { of: signatureOfWeighing(formula), weighing: next })
      setChosen(next)
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
