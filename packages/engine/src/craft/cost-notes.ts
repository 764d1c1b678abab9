import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { hasPrice } from '../formula/priced.ts'
import type { JudgedFormula } from './craft.ts'

const EURO = '€'

/** A cost is of what was weighed and has a price: what it leaves out is told beside it. */
export function costNotes<Matter>(
  { parameters, judgement }: JudgedFormula<Matter>,
  unweighed: readonly string[] | undefined,
): FindingText[] {
  if (!Object.values(parameters).some((one) => one?.unit.startsWith(EURO))) return []
  const unpriced = judgement.formula.lines.filter((line) => !(line.isUnweighed || hasPrice(line)))
  const names = [...new Set(unpriced.map(({ name }) => name))]
  return [
    ...(unweighed ? [commonFinding('formula.cost-without', { names: unweighed })] : []),
    ...(names.length > 0 ? [commonFinding('formula.cost-unpriced', { names })] : []),
  ]
}
