import type { CraftInstruments } from '../../craft/instruments.ts'
import type { HeladoMatter } from './matter.ts'

/** Mixes are pasteurised; what is water, sugar and fruit is only stirred. */
export const heladoInstruments: CraftInstruments<HeladoMatter> = {
  process: 'pasteurizadora',
  processOf: { sorbete_agua: 'frio', granizado: 'frio' },
  hasSerum: true,
  hasAir: true,
  figures: { dureza: 'PAC', grasa: 'materiaGrasa' },
}
