import type { FindingText } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import { CRUMB_PERISHABLES } from '../../judge/composed.ts'
import { type SafetyBlock, safetyBlockOf, UNSPECIFIED_MAKING } from '../../judge/safety.ts'
import type { BreadMatter } from './matter.ts'
import type { BreadType } from './types.ts'

/** Baked or fried through, and as stable as its filling. Of what nobody said how it is made, nothing is taken for granted. */
export const panaderiaKeepingOf = (
  { lines, uses }: ParsedFormula<BreadMatter>,
  { isFree }: Pick<BreadType, 'isFree'>,
): SafetyBlock<FindingText> =>
  safetyBlockOf({
    craft: 'panaderia',
    lines,
    uses,
    ...(isFree ? UNSPECIFIED_MAKING : { heat: 'baked', keeps: '6', perishable: CRUMB_PERISHABLES }),
  })
