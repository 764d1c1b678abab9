import { bookHeadOf, type ColumnRole } from '@obrador/list/book'

/** What the columns of a spreadsheet hold, as the reader of books finds it. */

const ROLES = {
  formula: ['recipe'],
  oficio: ['craft'],
  tipo: ['type'],
  ingrediente: ['ingredient'],
  gramos: ['grams', 'quantity'],
  unidad: ['unit'],
  precio: ['price'],
} as const satisfies Readonly<Record<string, readonly ColumnRole[]>>

export type InputColumn = keyof typeof ROLES

export interface InputHeads {
  readonly at: ReadonlyMap<InputColumn, number>
  /** Grams of a bare figure. */
  readonly grams: number
}

/** The columns of a head; nothing if it names none for ingredients and their weights. */
export function inputHeadsOf(cells: readonly string[]): InputHeads | undefined {
  const columns = bookHeadOf(cells.map((cell) => (cell === '' ? undefined : cell)))
  const placeOf = (roles: readonly ColumnRole[]): number =>
    roles.map((role) => columns?.findIndex((column) => column.role === role) ?? -1).find((place) => place >= 0) ?? -1
  const places = Object.entries(ROLES).map(([column, roles]) => [column as InputColumn, placeOf(roles)] as const)
  const at = new Map(places.filter(([, place]) => place >= 0))
  const weight = at.get('gramos')
  if (weight === undefined || !at.has('ingrediente')) return undefined
  return { at, grams: columns?.[weight]?.grams ?? 1 }
}
