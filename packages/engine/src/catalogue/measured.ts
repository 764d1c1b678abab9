import {
  type CompositionComponent,
  denseComposition,
  type FoodComposition,
  totalFat,
  totalSugars,
} from '../science/composition.ts'
import {
  FAT_COMPONENTS,
  followingReadings,
  type MutableComposition,
  SUGAR_COMPONENTS,
  sumOfComponents,
} from './following.ts'
import type { Ingredient } from './ingredient.ts'
import { alcoholOfFigure } from './reading/attributes.ts'
import { isGradedRow, nearestGrade, rowAtFigure } from './reading/grades.ts'

/**
 * What a maker measures, or reads on the sack: a figure over a known row, from which the rest of its composition follows.
 * Each field says what an instrument would show of a row, and what becomes of the row when it shows another figure.
 */

export const MEASURED_FIELDS = ['cacao', 'de', 'grado', 'humedad', 'grasa', 'proteina', 'brix'] as const
export type MeasuredField = (typeof MEASURED_FIELDS)[number]
export type MeasuredFigures = { readonly [field in MeasuredField]?: number }

interface Field {
  /** What it is called, and its unit. */
  readonly name: string
  readonly unit: string
  /** What the instrument or the label would show of the row. */
  readonly read: (row: Ingredient) => number
  /** Components that later figures leave alone. */
  readonly holds: readonly CompositionComponent[]
  /** The row at the figure, what is held left alone; none where it cannot be of that row. */
  readonly at: (
    row: Ingredient,
    value: number,
    held: readonly CompositionComponent[],
  ) => Partial<Ingredient> | undefined
  /**
   * Standard deviation left after measuring, in its own unit: a label rounds fat to 1 g above 10 g (Regulation (EU)
   * 1169/2011, guidance of 2012), the % vol of a label is ± 0.3 (annex XII), a refractometer shows 0.2 °Brix, a moisture
   * balance and the protein of a mill's sheet repeat within 0.3 and 0.25. DE is told by a third of its spread.
   */
  readonly error: number
}

const COMPONENTS = Object.keys(denseComposition({})) as CompositionComponent[]
const READINGS: ReadonlySet<CompositionComponent> = new Set([
  'saturatedFat',
  'labelProtein',
  'salt',
  'msnf',
  'cocoaNonfat',
])

const isChocolate = ({ category }: Ingredient): boolean => category === 'chocolate'

/** Fibre of fruit that dissolves (pectin): about a third of it. */
const SOLUBLE_FIBRE = 1 / 3
/** What a refractometer sees: all that is dissolved. */
const SOLUBLE = [...SUGAR_COMPONENTS, 'polyols', 'dextrins', 'otherCarbs', 'organicAcids', 'ash', 'other'] as const
/** What a refractometer would see of a composition, were it dissolved. */
export const dissolvedSolids = (of: FoodComposition): number => sumOfComponents(of, SOLUBLE) + SOLUBLE_FIBRE * of.fibre

/**
 * Some components brought to a total, as they share it now; those held stay, and the others give way alike. None where
 * there is nothing to bring there, or no room for it.
 */
function brought(
  row: Ingredient,
  keys: readonly CompositionComponent[],
  total: number,
  held: readonly CompositionComponent[],
): FoodComposition | undefined {
  const { composition: of } = row
  const now = sumOfComponents(of, keys)
  const others = COMPONENTS.filter((key) => !READINGS.has(key) && !keys.includes(key) && !held.includes(key))
  const rest = sumOfComponents(of, others)
  const scale = rest > 0 ? (rest + now - total) / rest : 0
  if (!(now > 0) || scale < 0 || (rest === 0 && Math.abs(total - now) > 1e-9)) return undefined
  const inside = total / now
  const next = { ...of } as MutableComposition
  for (const key of keys) next[key] *= inside
  for (const key of others) next[key] *= scale
  next.salt *= scaleOf(next.ash, of.ash)
  return followingReadings(row, next)
}

const scaleOf = (after: number, before: number): number => (before > 0 ? after / before : 1)

const composed = (next: FoodComposition | undefined): Partial<Ingredient> | undefined => next && { composition: next }

/** At a given cocoa, butter goes up as dry cocoa goes down: what is neither fat, sugar, water nor milk. */
function fatOfChocolate(row: Ingredient, value: number): FoodComposition | undefined {
  const { composition: of } = row
  const more = value - totalFat(of)
  const butter = of.cocoaButter + more
  const dry = of.cocoaNonfat - more
  if (of.cocoaButter <= 0 || of.cocoaNonfat <= 0 || butter < 0 || dry < 0) return undefined
  const cocoa = ['protein', 'starch', 'fibre', 'dextrins', 'otherCarbs', 'organicAcids', 'ash', 'other'] as const
  const own = sumOfComponents(of, cocoa)
  const scale = own > 0 ? (own - more) / own : -1
  if (scale < 0) return undefined
  const next = { ...of, cocoaButter: butter } as MutableComposition
  for (const key of cocoa) next[key] *= scale
  next.salt *= scale
  return { ...followingReadings(row, next), msnf: of.msnf, cocoaNonfat: dry }
}

/** Flour and what is milled: starch gives way to protein. */
const STARCHY = 20

const FIELDS: { readonly [field in MeasuredField]: Field } = {
  cacao: {
    name: '% de cacao',
    unit: '%',
    read: (row) => (isChocolate(row) ? row.composition.cocoaButter + row.composition.cocoaNonfat : 0),
    holds: [],
    at: (row, value) => {
      if (!isChocolate(row)) return undefined
      const graded = isGradedRow(row) ? rowAtFigure(row, value) : undefined
      return graded && { composition: graded.composition }
    },
    error: 0.5,
  },
  de: {
    name: 'DE',
    unit: '',
    read: ({ de = 0 }) => de,
    holds: [...SUGAR_COMPONENTS, 'dextrins'],
    at: (row, value) => {
      if (row.de === undefined || row.de <= 0 || value > MOST_DE) return undefined
      const grade = nearestGrade(row, value)
      if (!grade) return undefined
      const { composition: of, de: own = row.de } = grade
      const both = totalSugars(of) + of.dextrins
      const now = totalSugars(of)
      const total = Math.min(both, (now * value) / own)
      const next = { ...of } as MutableComposition
      for (const key of SUGAR_COMPONENTS) next[key] *= now > 0 ? total / now : 0
      next.dextrins = both - total
      return { composition: next, de: value }
    },
    error: 0.5,
  },
  grado: {
    name: 'grado alcohólico',
    unit: '% vol',
    read: ({ composition: of }) => of.alcohol,
    holds: ['alcohol', 'water'],
    at: (row, value) => {
      const { composition: of } = row
      const alcohol = alcoholOfFigure(value, totalSugars(of))
      const water = of.water + of.alcohol - alcohol
      return of.alcohol > 0 && value <= MOST_VOL && water >= 0
        ? { composition: { ...of, alcohol, water }, abv: value }
        : undefined
    },
    error: 0.14,
  },
  humedad: {
    name: 'humedad',
    unit: '%',
    read: ({ composition: of }) => of.water,
    holds: ['water'],
    at: (row, value, held) => composed(brought(row, ['water'], value, held)),
    error: 0.3,
  },
  grasa: {
    name: '% de grasa',
    unit: '%',
    read: ({ composition: of }) => totalFat(of),
    holds: FAT_COMPONENTS,
    at: (row, value, held) =>
      composed(isChocolate(row) ? fatOfChocolate(row, value) : brought(row, FAT_COMPONENTS, value, held)),
    error: 0.4,
  },
  proteina: {
    name: '% de proteína',
    unit: '%',
    read: ({ composition: of }) => of.labelProtein,
    holds: ['protein'],
    at: (row, value, held) => {
      const { composition: of } = row
      // A label multiplies nitrogen by 6.25; the mass follows the factor of the food.
      const grams = of.labelProtein > 0 ? (value * of.protein) / of.labelProtein : 0
      if (of.starch < STARCHY) return composed(brought(row, ['protein'], grams, held))
      const starch = of.starch + of.protein - grams
      return starch < 0 || of.protein <= 0
        ? undefined
        : { composition: followingReadings(row, { ...of, starch, protein: grams }) }
    },
    error: 0.25,
  },
  brix: {
    name: '°Brix',
    unit: '°Brix',
    read: ({ composition: of }) => (isDissolved(of) ? dissolvedSolids(of) : 0),
    holds: [],
    at: (row, value) => {
      const { composition: of } = row
      if (!isDissolved(of)) return undefined
      const fibre = SOLUBLE_FIBRE * of.fibre
      const scale = (value - fibre) / (dissolvedSolids(of) - fibre)
      const more = (scale - 1) * sumOfComponents(of, SOLUBLE)
      if (scale <= 0 || of.water - more < 0) return undefined
      const next = { ...of, water: of.water - more } as MutableComposition
      for (const key of SOLUBLE) next[key] *= scale
      return { composition: followingReadings(row, { ...next, salt: of.salt * scale }) }
    },
    error: 0.2,
  },
}

/** A refractometer reads what is in solution: fruit, juice, honey, syrups, jams; neither flour nor fat. */
const IN_SOLUTION = { water: 14, starch: 20, fat: 10, sweet: 0.5 } as const
const isDissolved = (of: FoodComposition): boolean =>
  of.water >= IN_SOLUTION.water &&
  of.starch < IN_SOLUTION.starch &&
  totalFat(of) < IN_SOLUTION.fat &&
  sumOfComponents(of, [...SUGAR_COMPONENTS, 'polyols', 'organicAcids']) >= IN_SOLUTION.sweet

const MOST_DE = 97
const MOST_VOL = 97
/** A figure so many times above or below the usual one is of another product. */
const FAR = 4
/** Usual figures under which a multiple says nothing. */
const SOME = 1

const isFar = (value: number, usual: number): boolean => usual >= SOME && (value > FAR * usual || value < usual / FAR)
/** Neither the figure nor what it leaves of 100 may be so far from the usual. */
const isOther = (value: number, usual: number): boolean => isFar(value, usual) || isFar(100 - value, 100 - usual)

/** What an instrument would show of a row; 0 where it shows nothing. */
export const measuredReadingOf = (row: Ingredient, field: MeasuredField): number => FIELDS[field].read(row)
export const measuringErrorOf = (field: MeasuredField): number => FIELDS[field].error
export const measuredNameOf = (field: MeasuredField): string => FIELDS[field].name
export const measuredUnitOf = (field: MeasuredField): string => FIELDS[field].unit

/** The usual figure of a row, as a maker would read it: spirits by volume. */
export const usualFigureOf = (row: Ingredient, field: MeasuredField): number =>
  field === 'grado' ? (row.abv ?? 0) : measuredReadingOf(row, field)

/** Whether an instrument or a sheet may show a figure of a row, though the row cannot be remade at it. */
export const mayShowField = (row: Ingredient, field: MeasuredField, value: number): boolean =>
  measuredReadingOf(row, field) > 0 && !isOther(value, usualFigureOf(row, field))

/** A row at one figure, or none. */
export function rowAtMeasure(
  row: Ingredient,
  field: MeasuredField,
  value: number,
  held: readonly CompositionComponent[] = [],
): Ingredient | undefined {
  if (!mayShowField(row, field, value)) return undefined
  const next = FIELDS[field].at(row, value, held)
  return next && { ...row, ...next }
}

/** A row at all the figures of a line, in the order in which one leaves the others alone; the field that cannot be, if any. */
export function rowAtMeasures(row: Ingredient, measured: MeasuredFigures): Ingredient | MeasuredField {
  let next = row
  const held: CompositionComponent[] = []
  for (const field of MEASURED_FIELDS) {
    const value = measured[field]
    if (value === undefined) continue
    const changed = rowAtMeasure(next, field, value, held)
    if (!changed) return field
    next = changed
    held.push(...FIELDS[field].holds)
  }
  return next
}

/** What a maker can tell of a row, of the fields asked about. */
export const measurableFields = (row: Ingredient, fields: readonly MeasuredField[]): MeasuredField[] =>
  fields.filter(
    (field) => usualFigureOf(row, field) > 0 && rowAtMeasure(row, field, usualFigureOf(row, field)) !== undefined,
  )
