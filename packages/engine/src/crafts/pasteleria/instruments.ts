import type { Instruments } from '../../craft/instruments.ts'
import type { Matter } from './matter.ts'

/** Creams, ganaches and syrups are cooked in a pan. */
export const instruments: Instruments<Matter> = {
  process: 'cazo',
  hasSerum: true,
  figures: { aw: 'aw', humedad: 'agua', grasa: 'grasa' },
}
