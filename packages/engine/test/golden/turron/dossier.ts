import type { DossierReading } from '../evidence.ts'

const AROMA = 'the dossier let 1 % of anything into a turrón blando or duro; the decree lets nothing (6.4.1)'
const STARCH = 'the dossier let 3 % of starch into a mazapán; the decree lets none (2.4 and 6.4.4)'

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
  superseded: Object.fromEntries([
    ...['ali-08', 'jij-04', 'jij-05', 'jij-06', 'jij-07'].map((id) => [id, AROMA] as const),
    ...['maz-07', 'maz-08', 'maz-09'].map((id) => [id, STARCH] as const),
  ]),
}
