import type { CraftInstruments } from '../../craft/instruments.ts'
import type { PasteleriaMatter } from './matter.ts'

/** Creams, ganaches and syrups are cooked in a pan. */
export const pasteleriaInstruments: CraftInstruments<PasteleriaMatter> = {
  process: 'cazo',
  hasSerum: true,
  figures: { aw: 'aw', humedad: 'agua', grasa: 'grasa' },
}
