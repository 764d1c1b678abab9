import type { CraftInstruments } from '../../craft/instruments.ts'
import type { CacaoMatter } from './matter.ts'

/** Chocolate is melted, and nothing leaves it. */
export const cacaoInstruments: CraftInstruments<CacaoMatter> = {
  process: 'frio',
  figures: { aw: 'aw', humedad: 'agua', grasa: 'grasaTotal' },
}
