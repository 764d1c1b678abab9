import type { SackWants } from '../../catalogue/sack/wants.ts'

/** What an ice cream maker balances by, with the width of the usual range of a milk ice cream. */
export const heladoSackWants: SackWants = {
  POD: 4,
  PAC_indice_clasico: 6,
  SLNG: 4,
  grasa: 6,
  azucares: 6,
  lactosa: 3,
  agua: 8,
  proteinas: 3,
}
