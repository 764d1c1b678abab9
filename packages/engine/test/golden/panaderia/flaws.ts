import type { Flaw } from '../flaw.ts'

const SALT = /^(?:sal|salt|sale|sel)\b/i
const FLOUR = /harina|flour|farina|farine|semola/i
const YEAST = /levadura|yeast|lievito di birra|levure/i
const LEAVENING = /levadura|yeast|lievito|levure|masa madre|levain|leaven|starter|poolish|biga|esponja/i
/** Liquids at the scales; milk powder is none. */
const LIQUID = /^(?:agua|water|acqua|eau|(?:whole )?milk|leche|eggs?|huevos?|œufs|cream)\b(?!.*(?:dry|polvo))/i

/** Mistakes of the scales that no range may let through unseen. */
export const flaws: readonly Flaw[] = [
  { label: 'salt forgotten', change: { scale: SALT, by: 0 } },
  { label: 'half of the salt', change: { scale: SALT, by: 0.5 } },
  { label: 'twice the salt', change: { scale: SALT, by: 2 } },
  { label: 'all leavening forgotten', change: { scale: LEAVENING, by: 0 } },
  { label: 'five times the yeast', change: { scale: YEAST, by: 5 } },
  { label: '70 % of the liquid', change: { scale: LIQUID, by: 0.7 } },
  { label: '130 % of the liquid', change: { scale: LIQUID, by: 1.3 } },
  { label: '150 % of the liquid', change: { scale: LIQUID, by: 1.5 } },
  { label: '60 % of the flour', change: { scale: FLOUR, by: 0.6 } },
  { label: '160 % of the flour', change: { scale: FLOUR, by: 1.6 } },
]
