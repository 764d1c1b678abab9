import type { Formula } from '../../formula/formula.ts'
import { once } from '../../judge/once.ts'
import { type Safety, safetyOf } from '../../judge/safety.ts'
import type { Matter } from './matter.ts'

/** Folded with whipped yolk or white that no cooking is sure to reach. */
const UNCOOKED: ReadonlySet<string> = new Set(['semifrio'])
/** Churned without heating the mix. */
const COLD: ReadonlySet<string> = new Set(['sorbete_agua', 'granizado'])
/** Not frozen: a spread is dry, a ripple is as sweet as jam. */
const KEEPS: Readonly<Record<string, '7' | '6'>> = { crema_untable: '7', veteado: '6' }

/** The mix is heated and then frozen, unless the type is made cold. */
export const keepingOf = once(({ lines }: Formula<Matter>, type: string): Safety => {
  const keeps = KEEPS[type]
  if (keeps) return safetyOf({ lines, heat: 'cooked', keeps })
  const isCold = UNCOOKED.has(type) || COLD.has(type)
  return safetyOf({ lines, heat: isCold ? 'none' : 'cooked', keeps: 'F', mix: COLD.has(type) ? 'sorbet' : 'plain' })
})
