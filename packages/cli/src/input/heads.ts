import { headOf, type Role } from '@obrador/list/book'

/** What the columns of a spreadsheet hold, as the reader of books finds it. */

const ROLES = {
  formula: ['recipe'],
  oficio: ['craft'],
  tipo: ['type'],
  ingrediente: ['ingredient'],
  gramos: ['grams', 'quantity'],
  unidad: ['unit'],
  precio: ['price'],
} as const satisfies Readonly<Record<string, readonly Role[]>>

export type Column = keyof typeof ROLES

export interface Heads {
  readonly at: ReadonlyMap<Column, number>
  /** Grams of a bare figure. */
  readonly grams: number
}

/** The columns of a head; nothing if it names none for ingredients and their weights. */
export function headsOf(cells: readonly string[]): Heads | undefined {
  const columns = headOf(cells.map((cell) => (cell === '' ? undefined : cell)))
  const placeOf = (roles: readonly Role[]): number =>
    roles.map((role) => columns?.findIndex((column) => column.role === role) ?? -1).find((place) => place >= 0) ?? -1
  const places = Object.entries(ROLES).map(([column, roles]) => [column as Column, placeOf(roles)] as const)
  const at = new Map(places.filter(([, place]) => place >= 0))
  const weight = at.get('gramos')
  if (weight === undefined || !at.has('ingrediente')) return undefined
  return { at, grams: columns?.[weight]?.grams ?? 1 }
}
