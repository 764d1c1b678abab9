import type { CraftInstruments } from '../../craft/instruments.ts'
import { bakeLoss, MIXER_FRICTION } from './extras.ts'
import type { BreadMatter } from './matter.ts'
import type { BreadType } from './types.ts'

/** Dough is kneaded and baked. */
export const panaderiaInstruments: CraftInstruments<BreadMatter> = {
  process: 'frio',
  mixers: MIXER_FRICTION,
  baked: (request, recipe: BreadType) => bakeLoss(request, recipe),
}
