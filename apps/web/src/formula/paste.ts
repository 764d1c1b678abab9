import { parseQuantity } from './numbers.ts'

/** One line of a pasted list, and what was understood of it. */
export interface PastedLine {
  readonly text: string
  readonly name?: string
  readonly grams?: number
  /** Why it cannot be taken as it is. */
  readonly problem?: 'noWeight' | 'volume' | 'pieces'
}

/** Grams in each unit of mass. */
const MASS: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  grs: 1,
  gramo: 1,
  gramos: 1,
  kg: 1000,
  kilo: 1000,
  kilos: 1000,
  mg: 0.001,
}
const VOLUME: ReadonlySet<string> = new Set(['l', 'litro', 'litros', 'ml', 'cl', 'dl', 'cc'])

/** Spoons, sheets and pieces weigh what they please. */
const PIECES =
  'hojas?|cucharad(?:it)?as?|cdt?as?|tazas?|vasos?|unidad(?:es)?|uds?|piezas?|sobres?|pizcas?|puñados?|vainas?|ramas?'
const isPieces = new RegExp(`^(?:${PIECES})$`, 'i')
/** What is counted rather than weighed when no unit is said, up to a couple of dozens. */
const COUNTED = /^(?:huevos?|yemas?|claras?|lim(?:ón|ones)|naranjas?|manzanas?|plátanos?)(?![\p{L}\d])/iu
const MOST_COUNTED = 24

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const UNIT = `gramos?|grs?|g|kg|kilos?|mg|litros?|ml|cl|dl|cc|l|${PIECES}`
/** «500 g de leche entera», «1,5 kg harina». */
const LEADING = new RegExp(String.raw`^(${NUMBER})\s*(${UNIT})?\b\.?\s*(?:de\s+)?(.+)$`, 'i')
/** «leche entera: 500 g», «Nata 35 % … 120 g». */
const TRAILING = new RegExp(String.raw`^(.+?)[\s:=.,;|\t–—-]+(${NUMBER})\s*(${UNIT})?\.?$`, 'i')
/** Marks of a list, and the € or % that a printed sheet puts behind the grams. */
const NOISE = /^[\s•·*–—-]+|^\d+\)\s+|^\d+\.\s+(?=\D)/g

function weighed(text: string, name: string, figure: string, unit: string | undefined): PastedLine {
  const quantity = parseQuantity(figure)
  const measure = (unit ?? 'g').toLowerCase()
  if (VOLUME.has(measure)) return { text, name, problem: 'volume' }
  const counted = unit === undefined && COUNTED.test(name) && quantity !== undefined && quantity <= MOST_COUNTED
  if (counted || isPieces.test(measure)) return { text, name, problem: 'pieces' }
  const factor = MASS[measure]
  if (quantity === undefined || factor === undefined) return { text, name, problem: 'noWeight' }
  return { text, name, grams: quantity * factor }
}

function readLine(text: string): PastedLine {
  const bare = text.replace(NOISE, '').trim()
  const leading = LEADING.exec(bare)
  // A figure in front without a unit may belong to the name («70 % cacao»), so a weight behind wins over it.
  const trailing = TRAILING.exec(bare)
  if (leading?.[2] || (leading && !trailing)) {
    const [, figure = '', unit, name = ''] = leading
    return weighed(text, name.trim(), figure, unit)
  }
  if (trailing) {
    const [, name = '', figure = '', unit] = trailing
    return weighed(text, name.trim(), figure, unit)
  }
  return { text, name: bare, problem: 'noWeight' }
}

const MOST_LINES = 200

/** A list of ingredients, line by line; empty lines say nothing. */
export const readList = (text: string): readonly PastedLine[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map(readLine)
