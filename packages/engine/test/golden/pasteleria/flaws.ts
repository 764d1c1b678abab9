import type { Flaw } from '../flaw.ts'

const FLOUR = /^harina/i
const SUGAR = /^(?:azúcar|miel|jarabe|sirope)/i
const EGG = /^(?:huevo|yema|clara)/i
const FAT = /^(?:mantequilla|aceite|manteca)/i
const LEAVENING = /^(?:impulsor|bicarbonato)/i
const STARCH = /^(?:almidón|fécula)/i
const GELATINE = /^gelatina/i
const CHOCOLATE = /^chocolate/i
const CREAM = /^nata/i
const NUT = /^(?:almendra|avellana)/i

/** The types whose leavening is limited. */
const LEAVENED = ['genoise', 'magdalenas', 'pound_cake', 'bizcocho', 'soletilla', 'tarta_zanahoria', 'cookies', 'sobao']

/** Mistakes of the scales: what was read twice, left out, or weighed with the comma in the wrong place. */
export const flaws: readonly Flaw[] = [
  { label: 'half of the flour', change: { scale: FLOUR, by: 0.5 } },
  { label: 'twice the flour', change: { scale: FLOUR, by: 2 } },
  { label: 'a third of the sugar', change: { scale: SUGAR, by: 1 / 3 } },
  { label: 'twice the sugar', change: { scale: SUGAR, by: 2 } },
  { label: 'salt for the sugar', change: { replace: SUGAR, with: 'Sal' } },
  { label: 'a third of the egg', change: { scale: EGG, by: 1 / 3 } },
  { label: 'twice the egg', change: { scale: EGG, by: 2 } },
  { label: 'a third of the butter or oil', change: { scale: FAT, by: 1 / 3 } },
  { label: 'twice the butter or oil', change: { scale: FAT, by: 2 } },
  { label: 'ten times the leavening', change: { scale: LEAVENING, by: 10 }, types: LEAVENED },
  { label: 'no starch', change: { scale: STARCH, by: 0 } },
  { label: 'three times the starch', change: { scale: STARCH, by: 3 } },
  { label: 'no gelatine', change: { scale: GELATINE, by: 0 } },
  { label: 'three times the gelatine', change: { scale: GELATINE, by: 3 } },
  { label: 'a third of the chocolate', change: { scale: CHOCOLATE, by: 1 / 3 } },
  { label: 'twice the chocolate', change: { scale: CHOCOLATE, by: 2 } },
  { label: 'three times the cream', change: { scale: CREAM, by: 3 } },
  { label: 'a third of the nut', change: { scale: NUT, by: 1 / 3 } },
  { label: '30 % of water on top', change: { add: 'Agua', share: 0.3 } },
]
