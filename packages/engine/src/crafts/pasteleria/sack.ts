import type { SackWants } from '../../catalogue/sack/wants.ts'

/** What decides structure, sweetness and keeping, with the width of the usual range of a cake. */
export const pasteleriaSackWants: SackWants = {
  azucares: 8,
  grasa: 8,
  agua: 8,
  almidon: 8,
  proteinas: 4,
  POD: 8,
  sacarosa: 8,
  fibra: 4,
}
