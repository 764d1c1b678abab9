import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import type { FormulaLine } from '../formula/formula.ts'
import { hasPrice, isPriceTold } from '../formula/priced.ts'
import type { JudgedFormula } from './craft.ts'

const EURO = '€'

/** What a cost leaves out because nobody told its price. */
export const unpricedNamesIn = (lines: readonly FormulaLine<unknown>[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => (line.isUnweighed || hasPrice(line) ? [] : [line.name]))),
]

/** A cost is of what was weighed and has a price. To whoever tells prices, what it leaves out is told among the warnings too. */
export function costNotes<Matter>(
  { parameters, judgement }: JudgedFormula<Matter>,
  unweighed: readonly string[] | undefined,
): FindingText[] {
  if (!Object.values(parameters).some((one) => one?.unit.startsWith(EURO))) return []
  const { lines } = judgement.formula
  const names = lines.some(isPriceTold) ? unpricedNamesIn(lines) : []
  return [
    ...(unweighed ? [commonFinding('formula.cost-without', { names: unweighed })] : []),
    ...(names.length > 0 ? [commonFinding('formula.cost-unpriced', { names })] : []),
  ]
}
