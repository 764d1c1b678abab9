import type { Text } from '../../findings/finding.ts'
import type { Formula } from '../../formula/formula.ts'
import { CRUMB } from '../../judge/composed.ts'
import { type Safety, safetyOf } from '../../judge/safety.ts'
import type { Matter } from './matter.ts'

/** Baked through, and as stable as its filling. */
export const keepingOf = ({ lines, uses }: Formula<Matter>): Safety<Text> =>
  safetyOf({ craft: 'panaderia', lines, uses, heat: 'baked', keeps: '6', perishable: CRUMB })
