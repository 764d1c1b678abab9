import type { allCrafts, LegalAllergen, MeasuredField, SupplierSheet } from '@obrador/engine'
import type { OwnSack } from './sack.ts'

export type CraftId = keyof typeof allCrafts

/** The craft of a first visit. */
export const FIRST_CRAFT: CraftId = 'helado'

/** One line of the table. The name is what the maker wrote or chose; an own ingredient is cited by its id. */
export interface TableLine {
  readonly id: string
  readonly name: string
  readonly grams: number
  readonly locked: boolean
  readonly own?: string
  /** What was measured of it, or read on its sack, in place of the catalogue's figure. */
  readonly measured?: MeasuredValues
  readonly made?: NestedFormula
  /** When it is balanced, the lines inside move by themselves. */
  readonly opens?: boolean
  /** How it was made before the rest, where its craft has such things. */
  readonly stage?: StageDetails
  /** The part of the product that it is, where its craft has such things. */
  readonly part?: string
}

/** % of water over its own base, and hours at so many °C. */
export interface StageDetails {
  readonly hydration?: number
  readonly hours?: number
  readonly degrees?: number
}

/**
 * The formula that a line is made of: which of the library and which of its versions, and all that it says, so that a link,
 * a copy or another device needs nothing else.
 */
export interface NestedFormula {
  readonly entry: string
  /** From one on; none where it was taken as it was being worked on. */
  readonly version: number
  readonly formula: TableFormula
  /** Grams left of 100 weighed, where they are known better than its craft knows them. */
  readonly yields?: number
  /** When the formula of the library was last worked on at the time that somebody chose to keep this one. */
  readonly kept?: string
}

export type MeasuredValues = { readonly [field in MeasuredField]?: number }

/** What a formula says besides its lines, where its craft asks for it. */
export interface GivenDetails {
  readonly aguaEvaporada?: number
  readonly merma?: number
  readonly perdidaHorneado?: number
}

/** How much of it is made: so many pieces of so many grams, or so much in all. Absent: as written. */
export interface BatchSize {
  readonly total?: number
  readonly pieces?: number
  readonly pieceGrams?: number
  /** Where it was told in litres: of all of it, or of each piece, and the % of air that they were told with. */
  readonly litres?: number
  readonly overrun?: number
}

export interface TableFormula {
  readonly craft: CraftId
  readonly type: string
  readonly name: string
  readonly lines: readonly TableLine[]
  readonly given: GivenDetails
  readonly batch: BatchSize
  /** How it is made, step by step. */
  readonly steps?: readonly string[]
  /** The formula of the library of which this is the working copy. */
  readonly entry?: string
  /** What its desks (label, cost, dough) keep with it: each looks at its own before it believes it. */
  readonly desks?: DeskValues
}

export type DeskValues = Readonly<Record<string, unknown>>

/** An ingredient of one's own: a supplier's sheet, and the row of the catalogue it resembles. */
export interface OwnIngredient {
  readonly id: string
  readonly name: string
  readonly model: string
  readonly sheet: SupplierSheet
  readonly price?: number
  /** The number under the bars of its pack (GTIN). */
  readonly gtin?: string
  /** What its supplier says of allergens; what is not told is as in the row it resembles. */
  readonly allergens?: OwnAllergens
  /** Its own ingredients, as they stand on its label. */
  readonly label?: string
  /** What is inside, read off its label: it takes the place of the sheet. */
  readonly sack?: OwnSack
  /** Its maker has said that it is not the other of its name. */
  readonly isApart?: true
  /** Deleted: no longer offered, but formulas that have it still read it. */
  readonly deletedAt?: string
}

/** Has it, may have traces of it, has none. */
export type AllergenState = 'has' | 'traces' | 'none'
export type OwnAllergens = Readonly<Partial<Record<LegalAllergen, AllergenState>>>

/** A formula as it was when somebody said so; it is never written over. */
export interface FormulaVersion {
  readonly at: string
  readonly note: string
  readonly formula: TableFormula
}

/** A formula of the library: its working copy, its versions from the first on, and what is noted about it. */
export interface SavedFormula {
  readonly id: string
  /** When it was last worked on. */
  readonly savedAt: string
  readonly formula: TableFormula
  readonly versions: readonly FormulaVersion[]
  readonly tags: readonly string[]
  readonly note: string
  /** When it was put in the bin, from which it can come back. */
  readonly deletedAt?: string
}

/** What somebody pays: so much for a pack of so many grams, VAT apart. */
export interface PackPrice {
  readonly pack: number
  readonly packGrams: number
  readonly supplier: string
  /** When it was written; empty where nobody knows any more. */
  readonly at: string
}

/** By the id of the row of the catalogue, or of the ingredient of one's own: never by what was typed. */
export type PricesById = Readonly<Record<string, PackPrice>>

export const GRAMS_PER_KILO = 1000
export const kiloPrice = ({ pack, packGrams }: PackPrice): number => (pack * GRAMS_PER_KILO) / packGrams

/** A price by the kilo, in the pack that it was in before. */
export const pricedByPack = (kilo: number, former?: PackPrice): PackPrice => {
  const packGrams = former?.packGrams ?? GRAMS_PER_KILO
  return {
    pack: (kilo * packGrams) / GRAMS_PER_KILO,
    packGrams,
    supplier: former?.supplier ?? '',
    at: new Date().toISOString(),
  }
}

let lastId = 0

/** Unique in this tab by its counter, and against other tabs and devices by the clock and by chance. */
export const newId = (): string =>
  `${Date.now().toString(36)}${(lastId++).toString(36)}${Math.random().toString(36).slice(2, 7)}`

export const newLine = (name: string, grams: number, own?: string): TableLine => ({
  id: newId(),
  name,
  grams,
  locked: false,
  ...(own !== undefined && { own }),
})

export const totalGramsOf = (lines: readonly TableLine[]): number => lines.reduce((sum, { grams }) => sum + grams, 0)

const contentOf = ({ craft, type, name, lines, given, batch, steps = [], desks }: TableFormula): string =>
  JSON.stringify([
    craft,
    type,
    name,
    given,
    batch,
    lines.map(({ name: called, grams, locked, own, measured, made, opens, stage, part }) => [
      called,
      grams,
      locked,
      own,
      measured,
      ...(made ? [made.entry, made.version, made.yields, opens, contentOf(made.formula)] : []),
      ...(stage ? [stage] : []),
      ...(part === undefined ? [] : [{ part }]),
    ]),
    steps,
    ...(desks ? [desks] : []),
  ])

/** Whether two formulas say the same, wherever they are kept. */
export const isSameFormula = (one: TableFormula, other: TableFormula): boolean => contentOf(one) === contentOf(other)
