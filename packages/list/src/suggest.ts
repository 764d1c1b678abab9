import type { LineAmount } from './amounts.ts'
import { firstChoiceIn, foldText } from './fold.ts'
import {
  CITRUS_FRUITS,
  CITRUS_PARTS,
  COUNTED_MEASURES,
  COUNTED_PIECES,
  type CountedPiece,
  EGG_SIZES,
} from './pieces.ts'
import type { WeightGrade, WeightSuggestion } from './reading.ts'
import { substanceOfName, substanceWordsOf } from './substances.ts'
import { type MeasureUnit, measureUnitNamed } from './units.ts'
import { groundTold, type WeightGround } from './weight-ground.ts'

const SIGNIFICANT = 1e4
const rounded = (grams: number): number => Math.round(grams * SIGNIFICANT) / SIGNIFICANT
const guess = (grams: number, ground: WeightGround, grade: WeightGrade, approx = true): WeightSuggestion | undefined =>
  Number.isFinite(grams) && rounded(grams) > 0
    ? { grams: rounded(grams), approx, ...groundTold(ground), grade }
    : undefined

const WATER =
  /^ (?:agua|aigua|acqua|water|eau|wasser)(?: (?:fria|tibia|caliente|templada|mineral|freda|fredda|cold|warm|tiede|froide|helada|muy|del|grifo))* $/

/** The middle of a range, or the figure itself. */
const middle = ({ value, top }: LineAmount): number => (top === undefined ? value : (value + top) / 2)

export function suggestByVolume(amount: LineAmount, name: string): WeightSuggestion | undefined {
  const { unit } = amount
  if (!unit) return undefined
  const count = middle(amount)
  const substance = substanceOfName(name)
  if (unit.kind === 'volume') {
    const ml = count * unit.size
    if (!substance) return guess(ml, ['asWater', ml], 'C')
    const isWater = WATER.test(substanceWordsOf(name)) && amount.top === undefined
    return guess(ml * substance.density, ['volume', ml, substance.density, substance.label], substance.grade, !isWater)
  }
  const label = substance?.label ?? 'agua'
  if (unit.kind === 'spoon') {
    const grams = substance?.spoons?.[unit.id === 'cucharada' ? 0 : 1] ?? unit.size * (substance?.density ?? 1)
    return guess(count * grams, ['spoons', count, grams, unit.id, label], 'C')
  }
  const vessel = unit.id === 'medida' ? 'vasito' : unit.id
  const grams = substance?.vessels?.[vessel as 'taza'] ?? unit.size * (substance?.density ?? 1)
  return guess(count * grams, ['vessels', count, grams, vessel, unit.size, label], 'C')
}

/** The words of a name in front of which a count stands, whatever its size and language. */
const SIZES = /^ (?:(?:large|medium|small|whole|ripe|fresh|big|extra|grandes?|medianos?|medianas?|pequenos?) )+/

const countedSpellings = COUNTED_PIECES.flatMap(({ words, piece }) => words.map((word) => ({ word, piece }))).toSorted(
  (a, b) => b.word.length - a.word.length,
)
/** English puts what is counted last. */
const ENDS_NAMES = /^(?:egg|yolk|white|bean|pod|stick|banana|apple|lemon|orange)/

/** «Cerezas confitadas 50», «clara en polvo 10»: what was preserved is weighed, whatever it was made of is counted. */
const PRESERVED =
  /\b(?:confitad|escarchad|almibar|liofilizad|deshidratad|desecad|candied|candit|dried|freeze|congelad|triturad)|\ben polvo\b/

/** What a name counts, when it is a thing that is counted. */
export function pieceNamed(name: string): CountedPiece | undefined {
  const words = substanceWordsOf(name).replace(SIZES, ' ')
  const found = countedSpellings.find(
    ({ word }) => words.startsWith(` ${word} `) || (ENDS_NAMES.test(word) && words.endsWith(` ${word} `)),
  )?.piece
  if (PRESERVED.test(foldText(name))) return undefined
  if (!found?.label.startsWith('huevo')) return found
  const american = /\blarge eggs?\b/.test(foldText(name))
  const size = american ? undefined : EGG_SIZES.find(([, , says]) => says.test(foldText(name)))
  return size ? { label: `huevo ${size[0]} sin cáscara`, grams: size[1], grade: 'B' } : found
}

/** Whether a text is the name of a citrus fruit, perhaps counted, and of none of its parts: «1 naranja», «media lima». */
export const isBareCitrus = (text: string): boolean =>
  /^(?:[\d/½¼¾]+\s+|un[oa]?\s+|medi[oa]\s+|mig\s+|mitja\s+)?\p{L}+$/u.test(foldText(text).trim()) &&
  citrusPart(text) === undefined &&
  CITRUS_FRUITS.some(([, says]) => says.test(foldText(text)))

/** Juice, zest or peel of a fruit that is counted. */
export function citrusPart(name: string): CountedPiece | undefined {
  const folded = foldText(name)
  const part = CITRUS_PARTS.find(({ part: says }) => says.test(folded))
  const fruit = CITRUS_FRUITS.findIndex(([, says]) => says.test(folded))
  const grams = part?.grams[fruit]
  return part && grams !== undefined
    ? { label: `${part.label} de ${CITRUS_FRUITS[fruit]?.[0]}`, grams, grade: 'C' }
    : undefined
}

/** What a name says that it comes in: «canela en rama», «gelatina en hojas». */
export function formOfName(name: string): MeasureUnit | undefined {
  const [, word = ''] = /\s(?:en\s|in\s)?(\p{L}+)$/u.exec(foldText(name)) ?? []
  const unit = measureUnitNamed(word, word)
  return unit?.kind === 'piece' && FORMS.has(unit.id) ? unit : undefined
}
const FORMS: ReadonlySet<string> = new Set(['vaina', 'rama', 'hoja'])

export function suggestByPieces(amount: LineAmount, written: string): WeightSuggestion | undefined {
  const name = firstChoiceIn(written)
  const count = middle(amount) * (amount.unit?.kind === 'piece' ? amount.unit.size : 1)
  const folded = foldText(name)
  const plain = amount.unit === undefined || ['unidad', 'docena', 'par'].includes(amount.unit.id)
  const held = (plain ? formOfName(name) : undefined) ?? amount.unit
  const measure = COUNTED_MEASURES.find(([unit, holds]) => unit === held?.id && holds.test(folded))
  if (measure) return guess(count * measure[3], ['pieces', count, measure[3], measure[2]], measure[4])
  const piece = citrusPart(name) ?? (plain ? pieceNamed(name) : undefined)
  return piece ? guess(count * piece.grams, ['pieces', count, piece.grams, piece.label], piece.grade) : undefined
}

export function suggestByTrace(amount: LineAmount): WeightSuggestion | undefined {
  const unit = amount.unit as MeasureUnit
  const count = middle(amount)
  return guess(count * unit.size, ['trace', count, unit.size, unit.id], 'C')
}

export function suggestByOldWeight(amount: LineAmount): WeightSuggestion | undefined {
  const unit = amount.unit as MeasureUnit
  return guess(middle(amount) * unit.size, ['old', middle(amount), unit.size, unit.id], 'C')
}

export const suggestAsSaid = (
  grams: number,
  ground: WeightGround,
  grade: WeightGrade = 'C',
): WeightSuggestion | undefined => guess(grams, ground, grade)
