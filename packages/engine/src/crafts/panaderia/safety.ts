import type { Text } from '../../findings/finding.ts'
import type { Formula } from '../../formula/formula.ts'
import { CRUMB } from '../../judge/composed.ts'
import { type Safety, safetyOf, UNTOLD } from '../../judge/safety.ts'
import type { Matter } from './matter.ts'
import type { BreadType } from './types.ts'

/** Baked or fried through, and as stable as its filling. Of what nobody said how it is made, nothing is taken for granted. */
export const keepingOf = ({ lines, uses }: Formula<Matter>, { isFree }: Pick<BreadType, 'isFree'>): Safety<Text> =>
  safetyOf({
    craft: 'panaderia',
    lines,
    uses,
    ...(isFree ? UNTOLD : { heat: 'baked', keeps: '6', perishable: CRUMB }),
  })
