import type { CraftClock } from '../../craft/clock.ts'

/** Hours of a mix, until its maker says his: estimates of the trade. */
export const heladoClock: CraftClock = {
  phases: [
    {
      key: 'mezcla',
      doing: 'work',
      label: 'mezcla',
      verb: ['Haz', 'hacer'],
      asks: ['¿Cuánto tardas en hacer', '?'],
      words: /mezcla|pasteur|calienta|disuelve|tritura|infusiona/i,
      minutes: 40,
      joins: true,
      perBatch: true,
    },
    { key: 'maduracion', doing: 'cold', label: 'maduración', asks: ['¿Cuánto madura', '?'], words: /madur|reposa|reposo|nevera/i, minutes: 240 },
    {
      key: 'mantecado',
      doing: 'work',
      label: 'mantecado',
      verb: ['Manteca', 'mantecar'],
      asks: ['¿Cuánto tardas en mantecar', '?'],
      words: /mantec|turbina/i,
      minutes: 15,
      machine: true,
      perBatch: true,
    },
    { key: 'abatido', doing: 'cold', label: 'abatido', asks: ['¿Cuánto se abate', '?'], words: /abat|congela|endurece/i, minutes: 60 },
  ],
  types: {
    sorbete_agua: { maduracion: 60 },
    granizado: { maduracion: 60, abatido: 0 },
    semifrio: { maduracion: 0, mantecado: 0, abatido: 240 },
    crema_untable: { maduracion: 0, mantecado: 0, abatido: 0 },
    veteado: { maduracion: 0, mantecado: 0, abatido: 0 },
    base: { mantecado: 0, abatido: 0 },
  },
}
