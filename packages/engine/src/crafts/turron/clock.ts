import type { CraftClock } from '../../craft/clock.ts'

/** Hours of a nougat, until its maker says his: estimates of the trade. */
export const turronClock: CraftClock = {
  phases: [
    {
      key: 'coccion',
      doing: 'work',
      label: 'cocción',
      verb: ['Cuece', 'cocer'],
      asks: ['¿Cuánto tardas en cocer', '?'],
      words: /cuece|cocer|cocci[oó]n|mezcla|bate|muele|amasa|carameliza/i,
      minutes: 60,
      joins: true,
      machine: true,
      perBatch: true,
    },
    { key: 'reposo', doing: 'wait', label: 'reposo', asks: ['¿Cuánto reposa', '?'], words: /reposa|reposo|enfr[ií]a|prensa/i, minutes: 720 },
    {
      key: 'corte',
      doing: 'work',
      label: 'corte',
      verb: ['Corta', 'cortar'],
      asks: ['¿Cuánto tardas en cortar', '?'],
      words: /corta|envasa|envuelve|desmolda/i,
      minutes: 30,
      divides: true,
    },
  ],
  types: { guirlache: { reposo: 60 }, peladilla: { corte: 0 }, mazapan: { coccion: 40, reposo: 60 } },
}
