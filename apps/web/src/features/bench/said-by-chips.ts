import type { EngineCodes, FindingText } from '@obrador/engine'

/** What the chips of the law and of keeping say already, and the cost at one's own prices. */
const SAID: ReadonlySet<string> = new Set<keyof EngineCodes>([
  'law.may-not',
  'safety.class',
  'safety.raw-milk',
  'safety.decided-by',
  'safety.ask-egg',
  'safety.ask-place',
  'safety.wet',
  'safety.doubtful',
  'formula.cost-unpriced',
])

/** Whether a chip says it, so that a warning need not. */
export const isSaidByChip = (found: FindingText): boolean => typeof found !== 'string' && SAID.has(found.code)
