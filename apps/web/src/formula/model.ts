import type { crafts, SupplierSheet } from '@obrador/engine'

export type CraftId = keyof typeof crafts

/** The craft of a first visit. */
export const FIRST_CRAFT: CraftId = 'helado'

/** One line of the table. The name is what the maker wrote or chose; an own ingredient is cited by its id. */
export interface Line {
  readonly id: string
  readonly name: string
  readonly grams: number
  readonly locked: boolean
  readonly own?: string
}

/** What a formula says besides its lines, where its craft asks for it. */
export interface Given {
  readonly aguaEvaporada?: number
  readonly merma?: number
  readonly perdidaHorneado?: number
}

/** How much of it is made: so many pieces of so many grams, or so much in all. Absent: as written. */
export interface Batch {
  readonly total?: number
  readonly pieces?: number
  readonly pieceGrams?: number
}

export interface Formula {
  readonly craft: CraftId
  readonly type: string
  readonly name: string
  readonly lines: readonly Line[]
  readonly given: Given
  readonly batch: Batch
}

/** An ingredient of one's own: a supplier's sheet, and the row of the catalogue it resembles. */
export interface OwnIngredient {
  readonly id: string
  readonly name: string
  readonly model: string
  readonly sheet: SupplierSheet
  readonly price?: number
}

/** A formula of the library: what was saved is never written over, only put in the bin. */
export interface SavedFormula {
  readonly id: string
  readonly savedAt: string
  readonly formula: Formula
  /** When it was put in the bin, from which it can come back. */
  readonly deletedAt?: string
}

/** Own prices, €/kg, by the name of the ingredient. */
export type Prices = Readonly<Record<string, number>>

let lastId = 0

/** Unique in this tab by its counter, and against other tabs and devices by the clock and by chance. */
export const newId = (): string =>
  `${Date.now().toString(36)}${(lastId++).toString(36)}${Math.random().toString(36).slice(2, 7)}`

export const newLine = (name: string, grams: number, own?: string): Line => ({
  id: newId(),
  name,
  grams,
  locked: false,
  ...(own !== undefined && { own }),
})

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { grams }) => sum + grams, 0)

const contentOf = ({ craft, type, name, lines, given, batch }: Formula): string =>
  JSON.stringify([craft, type, name, given, batch, lines.map((line) => [line.name, line.grams, line.locked, line.own])])

/** Whether two formulas say the same, wherever they are kept. */
export const isSame = (one: Formula, other: Formula): boolean => contentOf(one) === contentOf(other)
