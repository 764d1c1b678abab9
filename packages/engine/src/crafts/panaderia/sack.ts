import type { SackWants } from '../../catalogue/sack/wants.ts'

/** What decides water, fermentation and crumb, with the width of the usual range of a dough. */
export const panaderiaSackWants: SackWants = {
  agua: 5,
  almidon: 8,
  proteinas: 3,
  azucares: 6,
  grasa: 6,
  sal: 0.6,
  fibra: 4,
}
