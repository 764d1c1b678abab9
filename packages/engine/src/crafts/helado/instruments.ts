import type { Instruments } from '../../craft/instruments.ts'
import type { Matter } from './matter.ts'

/** Mixes are pasteurised; what is water, sugar and fruit is only stirred. */
export const instruments: Instruments<Matter> = {
  process: 'pasteurizadora',
  processOf: { sorbete_agua: 'frio', granizado: 'frio' },
  hasSerum: true,
  hasAir: true,
  figures: { dureza: 'PAC', grasa: 'materiaGrasa' },
}
