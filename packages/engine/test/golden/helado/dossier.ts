import type { DossierReading } from '../craft-evidence.ts'

export const dossier: DossierReading = {
  tolerance: 0.01,
  redefined: {
    PAC: 'calibrated again on published formulas, with the hardness of cocoa and nuts counted (docs/decisions/0009)',
  },
  coarser: {
    kcal_100g: {
      tolerance: 0.05,
      because: 'it mixed energies already rounded to 0.1 kcal; the engine derives them from the components',
    },
  },
  formerRows: {
    'Nata 35%': {
      was: { materiagrasa: 35.56, esml: 6.31, lactosa: 3.8, proteinas: 2.02, pac: 3.8, pod: 0.61, kcal: 343.3 },
      because: 'an analysed cream with lactose by difference gave way to 35.0 % fat in the plasma of its sister creams',
    },
    'Cobertura negra 70%': {
      was: { azucares: 29.95, materiagrasa: 42.46, otrossolidos: 26.73, proteinas: 8.41, pac: 30.18, pod: 29.95 },
      because: 'solved again when its cocoa mass became 54 % butter, 45 % dry cocoa and 1 % water',
    },
    'Cobertura negra 55%': {
      // Not written down at the time: 0.12 g less of dry cocoa, the 0.18 g of its sister in proportion to the cocoa mass.
      was: { otrossolidos: 17.11 },
      because: 'solved again when its cocoa mass became 54 % butter, 45 % dry cocoa and 1 % water',
    },
  },
}
