import type { Instruments } from '../../craft/instruments.ts'
import type { Matter } from './matter.ts'

/** Chocolate is melted, and nothing leaves it. */
export const instruments: Instruments<Matter> = {
  process: 'frio',
  figures: { aw: 'aw', humedad: 'agua', grasa: 'grasaTotal' },
}
