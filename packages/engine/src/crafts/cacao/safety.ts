import type { Formula } from '../../formula/formula.ts'
import { once } from '../../judge/once.ts'
import { type Safety, safetyOf } from '../../judge/safety.ts'
import type { Matter } from './matter.ts'
import type { VariantKey } from './types.ts'

/** Ganaches are emulsions of boiled cream; bars, pralines and gianduja hold no water to speak of. */
const MOIST: ReadonlySet<VariantKey> = new Set(['ganache', 'ganache_fresca', 'ganache_mantequilla'])

export const keepingOf = once(
  (
    { lines }: Formula<Matter>,
    variant: VariantKey,
    estimated: number | undefined,
    measured: number | null | undefined,
  ): Safety => {
    const isMoist = MOIST.has(variant)
    return safetyOf({
      lines,
      heat: isMoist ? 'cooked' : 'baked',
      keeps: isMoist ? '3' : '7',
      ...(isMoist && { estimated }),
      measured,
    })
  },
)
