import type { DossierReading } from '../craft-evidence.ts'

const MASS = 'cocoa mass and nibs are now 54 % and 53 % butter, as the trade has them; they were 52.3 %'
const MILK = 'the cream is now of 35.0 % fat (it was 35.6), and milk powders and couvertures were solved again'

/** Sugars, lecithin and hazelnut, whose rows did not change, come out as they were. */
export const dossier: DossierReading = {
  tolerance: 0.011,
  coarser: {
    manteca: { tolerance: 1.69, because: MASS },
    grasaTotal: { tolerance: 1.69, because: MASS },
    cacaoSecoDesgrasado: { tolerance: 1.38, because: MASS },
    cacaoTotal: { tolerance: 0.35, because: MASS },
    lacteos: { tolerance: 0.52, because: MILK },
    grasaLactea: { tolerance: 0.39, because: MILK },
    agua: { tolerance: 0.46, because: MILK },
    aguaLibre: { tolerance: 0.53, because: MILK },
    aw: { tolerance: 0.02, because: `${MASS}; dry fillings lean on the water of the nut and the cocoa` },
  },
  formerRows: {},
  superseded: {},
}
