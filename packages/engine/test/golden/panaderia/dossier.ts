import type { DossierReading } from '../craft-evidence.ts'

const MILK_POWDER =
  'it read «poudre de lait» as whole milk powder; in the catalogue, as in French bakeries, it is skimmed'

export const dossier: DossierReading = {
  tolerance: 0,
  coarser: {},
  redefined: { levadura: 'yeast as it is weighed; the dossier brings it to fresh yeast' },
  formerRows: {},
  superseded: {
    x_br_sal:
      'its salted butter was the French one (2.52 % salt); the Spanish one has 1.9, 15.5 of water and 80 of fat',
    br_cap: MILK_POWDER,
    br_painaulait: MILK_POWDER,
  },
}
