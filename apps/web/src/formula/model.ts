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

export interface SavedFormula {
  readonly id: string
  readonly savedAt: string
  readonly formula: Formula
}

let lastId = 0

/** Unique in this session, and unlikely to meet one of another. */
export const newId = (): string => `${Date.now().toString(36)}${(lastId++).toString(36)}`

export const newLine = (name: string, grams: number, own?: string): Line => ({
  id: newId(),
  name,
  grams,
  locked: false,
  ...(own !== undefined && { own }),
})

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { grams }) => sum + grams, 0)
