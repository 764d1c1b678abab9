import type { DossierReading } from '../craft-evidence.ts'

const SOLVED_AGAIN = 'solved again when its cocoa mass became 54 % butter, 45 % dry cocoa and 1 % water'

export const dossier: DossierReading = {
  tolerance: 0.01,
  coarser: {
    kcal_100g: {
      tolerance: 0.06,
      because: 'it mixed energies already rounded to 0.1 kcal; the engine derives them from the components',
    },
    aw: {
      tolerance: 0.003,
      because:
        'the milk solids of the couvertures, which hold water, were corrected since, and a caller cannot give them apart',
    },
  },
  formerRows: {
    'Nata 35%': {
      was: { materiagrasa: 35.56, esml: 6.31, lactosa: 3.8, proteinas: 2.02, agua: 58.13, pod: 0.61, kcal: 343.3 },
      because: 'an analysed cream with lactose by difference gave way to 35.0 % fat in the plasma of its sister creams',
    },
    Chocolate: { was: { agua: 0.61, proteinas: 5.37, kcal: 564.8 }, because: SOLVED_AGAIN },
    'Chocolate negro 60%': { was: { agua: 0.7, proteinas: 6.45, kcal: 570.42 }, because: SOLVED_AGAIN },
    'Chocolate negro 64%': {
      was: { agua: 0.77, materiagrasa: 40.76, proteinas: 7.42, kcal: 575.78 },
      because: SOLVED_AGAIN,
    },
    'Chocolate negro 66%': { was: { agua: 0.78, proteinas: 7.42, kcal: 575.78 }, because: SOLVED_AGAIN },
    'Chocolate negro 70%': { was: { agua: 0.86, proteinas: 8.41, kcal: 580.8 }, because: SOLVED_AGAIN },
    'Chocolate negro 72%': {
      was: { agua: 0.9, proteinas: 8.7, kcal: 584.5 },
      because: SOLVED_AGAIN,
    },
    'Chocolate con leche': { was: { agua: 0.73, kcal: 569.4 }, because: SOLVED_AGAIN },
    'Chocolate con leche 40%': { was: { agua: 0.8, kcal: 579.6 }, because: SOLVED_AGAIN },
    'Pepitas de chocolate': {
      was: { azucares: 51.75, agua: 0.71, materiagrasa: 27.47, proteinas: 6.29, kcal: 513.25 },
      because: SOLVED_AGAIN,
    },
    'Mantequilla con sal': {
      was: { agua: 15.7, materiagrasa: 80.8, lactosa: 0.68, proteinas: 0.5, kcal: 732 },
      because: 'the row of salted butter gave way to that of demi-sel',
    },
  },
}
