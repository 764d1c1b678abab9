import type { Formula } from '../../formula/formula.ts'
import { type Safety, safetyOf } from '../../judge/safety.ts'
import type { Matter } from './matter.ts'

/** Creams and ganaches that fill a piece after the oven: the piece keeps as they do. */
const MOIST_FILLING: ReadonlySet<string> = new Set([
  'crema_pastelera',
  'nata_montada_azucarada',
  'trufa',
  'merengue_italiano',
])

/** Baked through, and as stable as its filling. */
export function keepingOf({ lines }: Formula<Matter>): Safety {
  const isFilled = lines.some(({ grams, ingredient }) => grams > 0 && MOIST_FILLING.has(ingredient?.id ?? ''))
  return safetyOf({ lines, heat: 'baked', keeps: isFilled ? '3' : '6' })
}
