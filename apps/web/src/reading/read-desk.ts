import { FormulaError } from '@obrador/engine'
import { type DeskReading, deskReadingOf } from '@obrador/engine/desk'
import type { AppCraft } from '../engine/crafts.ts'
import type { TableFormula } from '../model/formula.ts'
import { namedLines, type OwnIngredients, tableRequestOf } from './request.ts'

export type DeskLines = ReadonlyMap<string, DeskReading['lines'][number]>

export interface OnDesk extends Pick<DeskReading, 'base' | 'density'> {
  /** By the id of the line. */
  readonly lines: DeskLines
}

/** A formula as the desk of its craft shows it; nothing of what cannot be read yet. */
export function readDesk(craft: AppCraft, formula: TableFormula, own: OwnIngredients): OnDesk | undefined {
  try {
    const { lines, ...rest } = deskReadingOf(craft, tableRequestOf(craft, formula, own)) ?? { lines: [] }
    const named = namedLines(formula)
    // What leaves as steam is no line of the table.
    const entries = lines.slice(0, named.length).map((line, at) => [named[at]?.id ?? '', line] as const)
    return { ...rest, lines: new Map(entries) }
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}
