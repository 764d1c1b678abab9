import type { CraftClock } from '../../craft/clock.ts'

/** Hours of a chocolate, until its maker says his: estimates of the trade; 12 h or more for a filling to crystallise. */
export const cacaoClock: CraftClock = {
  phases: [
    {
      key: 'elaboracion',
      doing: 'work',
      label: 'elaboración',
      verb: ['Haz', 'hacer'],
      asks: ['¿Cuánto tardas en hacer', '?'],
      words: /funde|atempera|templa|mezcla|emulsion|refina|calienta|moldea|conch/i,
      minutes: 60,
      joins: true,
      machine: true,
      perBatch: true,
    },
    {
      key: 'cristalizacion',
      doing: 'wait',
      label: 'cristalización',
      asks: ['¿Cuánto cristaliza', '?'],
      words: /cristaliza|reposa|reposo|enfr[ií]a/i,
      minutes: 60,
    },
    {
      key: 'acabado',
      doing: 'work',
      label: 'acabado',
      verb: ['Acaba', 'acabar'],
      asks: ['¿Cuánto tardas en acabar', '?'],
      words: /desmolda|corta|ba[ñn]a|envuelve|envasa|sella/i,
      minutes: 30,
      divides: true,
    },
  ],
  types: { bombon: { cristalizacion: 720 } },
}
