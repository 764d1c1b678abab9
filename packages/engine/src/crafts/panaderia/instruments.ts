import type { Instruments } from '../../craft/instruments.ts'
import { bakeLoss, FRICTION } from './extras.ts'
import type { Matter } from './matter.ts'
import type { BreadType } from './types.ts'

/** Dough is kneaded and baked. */
export const instruments: Instruments<Matter> = {
  process: 'frio',
  mixers: FRICTION,
  baked: (request, recipe: BreadType) => bakeLoss(request, recipe),
}
