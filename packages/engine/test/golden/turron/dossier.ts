import type { DossierReading } from '../craft-evidence.ts'

export const dossier: DossierReading = {
  // Both sides round: a figure on the half may fall on either.
  tolerance: 0.01,
  coarser: {
    kcal_100g: {
      tolerance: 0.05,
      because:
        'the dossier read the energy of each row rounded to a tenth of a kcal; here it follows from the composition',
    },
  },
  formerRows: {},
  superseded: {},
}
