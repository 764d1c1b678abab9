import type { LegalBlock } from '../../judge/legal.ts'
import type { SafetyBlock } from '../../judge/safety.ts'

/** Of the answer of a craft, the label only takes the law and how it keeps. */
export interface LabelledBody {
  readonly status: 'ok'
  readonly legal?: LegalBlock
  readonly seguridadAlimentaria?: SafetyBlock
  /** Parts of which nobody knows how they keep, where that leaves how the whole does unknown. */
  readonly sinConservacion?: readonly string[]
}
