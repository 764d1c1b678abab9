import type { CraftInstruments } from '../../craft/instruments.ts'
import { bakeLoss, MIXER_FRICTION } from './extras.ts'
import type { BreadMatter } from './matter.ts'
import type { BreadType } from './types.ts'

/** Dough is kneaded and baked. */
export const panaderiaInstruments: CraftInstruments<BreadMatter> = {
  process: 'frio',
  mixers: MIXER_FRICTION,
  // Estimates of the trade (grade C): some 3 % of a dough that nobody scraped out, once in fifty batches.
  residue: { share: 0.03, sd: 0.015, chance: 0.02 },
  baked: (request, recipe: BreadType) => bakeLoss(request, recipe),
}
