import type { CraftClock } from '../../craft/clock.ts'

/** Hours of a dough, until its baker says his: estimates of the trade. */

/** Fresh yeast, % of the flour of a poolish, by hours near 20 °C (curve of RafCalc). */
const DOSES = [
  [2, 2.5],
  [4, 1.1],
  [8, 0.5],
  [12, 0.2],
  [16, 0.1],
] as const
/** °C between which the curve of rising was drawn. */
const COLDEST = 2
const HOTTEST = 30
const NEAR = 20

/** Hours that a dough with 1 % of fresh yeast takes to rise, by °C (fitted to published charts). */
const hoursAt = (degrees: number): number => Math.exp(4.465 - 0.1759 * degrees + 0.00107 * degrees ** 2)

/** % of fresh yeast on the flour of a poolish; nothing outside what the curve was drawn for. */
function poolishYeast(minutes: number, degrees: number): number | undefined {
  if (degrees < COLDEST || degrees > HOTTEST) return undefined
  const hours = ((minutes / 60) * hoursAt(NEAR)) / hoursAt(degrees)
  const after = DOSES.findIndex(([at]) => at >= hours)
  const [before, next] = [DOSES[Math.max(0, after - 1)], DOSES[after]]
  if (!before || !next || hours < DOSES[0][0]) return undefined
  if (before === next) return next[1]
  const way = Math.log(hours / before[0]) / Math.log(next[0] / before[0])
  return before[1] * (next[1] / before[1]) ** way
}

export const panaderiaClock: CraftClock = {
  countsFrom: 'oven',
  phases: [
    {
      key: 'autolisis',
      doing: 'wait',
      label: 'autólisis',
      verb: ['Pon en autólisis', 'poner en autólisis'],
      asks: ['¿Cuánto dura la autólisis de', '?'],
      words: /aut[oó]li/i,
      minutes: 40,
      isOptional: true,
      isBegun: true,
      takes: 'soaked',
    },
    {
      key: 'amasado',
      doing: 'work',
      label: 'amasado',
      verb: ['Amasa', 'amasar'],
      asks: ['¿Cuánto tardas en amasar', '?'],
      words: /amas|mezcla|incorpora|refina/i,
      minutes: 20,
      joins: true,
      machine: true,
      perBatch: true,
    },
    {
      key: 'bloque',
      doing: 'wait',
      label: 'bloque',
      asks: ['¿Cuánto reposa', 'en bloque?'],
      words: /bloque|primera ferm|reposa|reposo|ferment|lev(?:a|ar|ado|ando)\b|leuda|pliegue(?!s? (?:simple|sencill|doble))/i,
      minutes: 60,
    },
    {
      key: 'laminado',
      doing: 'work',
      label: 'laminado',
      verb: ['Lamina', 'laminar'],
      asks: ['¿Cuánto tardas en dar una vuelta', '?'],
      words: /lamin|hojaldr|empast|vuelta|pliegues? (?:simple|sencill|doble)/i,
      minutes: 15,
      isOptional: true,
      takes: 'folded',
      turns: { rest: 'pausa', count: /(\d+|una|dos|tres|cuatro|cinco|seis)\s+(?:vuelta|pliegue|doblez)/gi, between: /entre|cada/i },
    },
    {
      key: 'pausa',
      doing: 'cold',
      label: 'reposo en frío',
      asks: ['¿Cuánto reposa', 'entre vueltas?'],
      words: /reposa|reposo|nevera|c[aá]mara|fr[ií]o/i,
      minutes: 30,
      isOptional: true,
    },
    {
      key: 'division',
      doing: 'work',
      label: 'división',
      verb: ['Divide y forma', 'dividir y formar'],
      asks: ['¿Cuánto tardas en dividir y formar', '?'],
      words: /divid|form(?:a|ar|ado)\b|bole|heñ|estira|enrolla|moldea|piezas? de/i,
      minutes: 30,
      divides: true,
    },
    {
      key: 'segunda',
      doing: 'wait',
      label: 'segunda',
      asks: ['¿Cuánto fermenta', 'ya en piezas?'],
      words:
        /^\s*(?:la )?segunda(?! velocidad)|segunda (?:ferm|lev|subida)|[uú]ltima|ferment|reposa|reposo|c[aá]mara|nevera|fr[ií]o|lev(?:a|ar|ado|ando)\b|leuda|atempera/i,
      minutes: 75,
    },
    {
      key: 'horno',
      doing: 'oven',
      label: 'horno',
      verb: ['Hornea', 'hornear'],
      asks: ['¿Cuánto está en el horno', '?'],
      words: /horn|cuece|cocer|cocci[oó]n|fr[ií]e/i,
      minutes: 40,
    },
    { key: 'enfriado', doing: 'wait', label: 'enfriado', asks: ['¿Cuánto se enfría', '?'], words: /enfr[ií]a|rejilla/i, minutes: 60, isOptional: true },
  ],
  // Three single turns.
  turns: { croissant: 3 },
  types: {
    baguette: { bloque: 90, segunda: 60, horno: 22 },
    ciabatta: { bloque: 120, segunda: 45, horno: 30 },
    pan_rustico_mm: { bloque: 150, segunda: 120, horno: 45 },
    pizza_napolitana: { bloque: 120, segunda: 360, horno: 2 },
    pizza_teglia: { bloque: 120, segunda: 180, horno: 20 },
    brioche: { bloque: 90, segunda: 120, horno: 25 },
    croissant: { bloque: 60, segunda: 150, horno: 18 },
    panettone: { bloque: 120, segunda: 360, horno: 50 },
    pan_centeno: { bloque: 60, segunda: 60, horno: 60 },
  },
  stage: {
    phases: [
      {
        key: 'hacer',
        doing: 'work',
        label: 'preparación',
        verb: ['Haz', 'hacer'],
        asks: ['¿Cuánto tardas en hacer', '?'],
        words: /mezcla|amas|haz|refresca/i,
        minutes: 10,
      },
      { key: 'madurar', doing: 'wait', label: 'maduración', asks: ['¿Cuánto madura', '?'], words: /ferment|reposa|madura|lev|deja/i, minutes: 720 },
    ],
    kinds: {
      poolish: { minutes: 720, degrees: 20 },
      biga: { minutes: 960, degrees: 18 },
      esponja: { minutes: 120, degrees: 24 },
      masa_fermentada: { minutes: 240, degrees: 22 },
      masa_madre_100: { minutes: 300, degrees: 26 },
      masa_madre_50: { minutes: 240, degrees: 26 },
    },
    seeded: { kinds: ['masa_madre_100', 'masa_madre_50'], flour: 5 },
    yeasted: { kinds: ['poolish'], dose: poolishYeast },
  },
}
