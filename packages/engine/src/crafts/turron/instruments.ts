import type { Instruments } from '../../craft/instruments.ts'
import type { Matter } from './matter.ts'
import type { Recipe } from './types.ts'

/** The syrup is boiled down to the residual water of its type, and one batch is taken off the fire before another. */
export const instruments: Instruments<Matter> = {
  process: 'cazo',
  figures: { humedad: 'pctHumedad', grasa: 'pctGrasa' },
  boiled:
    ({ seca }: Recipe) =>
    ({ acabado, acabadoSeco, cobertura }) =>
      cobertura + (seca ? acabadoSeco : acabado),
}
