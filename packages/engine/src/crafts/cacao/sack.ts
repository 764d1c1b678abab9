import type { SackWants } from '../../catalogue/sack/wants.ts'

/** What a chocolate is told by, with the width of the usual range of a couverture. */
export const cacaoSackWants: SackWants = {
  mantecaCacao: 5,
  cacaoSeco: 5,
  azucares: 8,
  SLNG: 5,
  grasaLactea: 3,
  grasa: 5,
  lactosa: 3,
  agua: 1,
}
