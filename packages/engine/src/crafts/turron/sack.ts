import type { SackWants } from '../../catalogue/sack/wants.ts'

/** What decides quality and set of a nougat, with the width of the usual range. */
export const turronSackWants: SackWants = {
  azucares: 10,
  grasa: 8,
  agua: 4,
  proteinas: 4,
  sacarosa: 10,
  POD: 10,
  fibra: 4,
}
