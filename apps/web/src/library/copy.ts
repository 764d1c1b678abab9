import { craftIds } from '../model/crafts.ts'
import { formulaOf } from '../model/decode-library.ts'
import { isSameFormula, newId, type SavedFormula, type TableFormula } from '../model/formula.ts'
import { fieldsOf, listOrNone } from '../model/later-shapes.ts'
import { decodeShape, isPlainObject, type KeptAs } from '../model/shape.ts'
import { copyShape, pricesRekeyed } from './kept.ts'
import type { CopiedPhotos } from './photos.ts'
import { workedTable } from './tables.ts'
import type { LibrarySnapshot } from './types.ts'

/** Everything of this device in one file, and what a file of ours holds. */
export interface LibraryCopy extends KeptAs<typeof copyShape> {}

const VERSION = 3
/** Versions that are read as this one: they only lack what came later. */
const READ: readonly unknown[] = [2, VERSION]

export const libraryCopyOf = (shelf: LibrarySnapshot, photos: CopiedPhotos): LibraryCopy =>
  fieldsOf(copyShape, {
    ...shelf,
    stamp: newId(),
    at: new Date().toISOString(),
    formulas: shelf.saved,
    tables: craftIds.flatMap((craft) => workedTable(craft) ?? []),
    photos,
  })

export const copyToJson = (copy: LibraryCopy): string => `${JSON.stringify({ obrador: VERSION, ...copy }, null, 1)}\n`

/** The day as it sorts by name: «obrador-2026-11-21.json». */
export const copyName = (): string => `obrador-${new Date().toLocaleDateString('sv-SE')}.json`

/** A formula that comes in by itself, with itself as its first version. */
export const firstFormulaOf = (formula: TableFormula, at: string, file?: string): SavedFormula => ({
  id: newId(),
  savedAt: at,
  formula,
  versions: [{ at, note: '', formula, ...(file !== undefined && { file }) }],
  tags: [],
  note: '',
})

/** The first version of the file: formulas alone, the one on the table first. */
function fromFirst({ formulas, own }: Readonly<Record<string, unknown>>): object {
  const at = new Date().toISOString()
  const each = decodeShape(listOrNone(formulaOf), formulas) ?? []
  const once = each.filter((formula, index) => each.findIndex((other) => isSameFormula(other, formula)) === index)
  return { at, own, formulas: once.map((formula) => firstFormulaOf(formula, at)) }
}

/** What a text holds, or nothing where it is not a file of ours or was cut off. `keyOf`: what the name of a price means. */
export function copyFromJson(text: string, keyOf: (name: string) => string): LibraryCopy | undefined {
  try {
    const fields: unknown = JSON.parse(text)
    if (!isPlainObject(fields)) return undefined
    if (fields.obrador === 1) return decodeShape(copyShape, fromFirst(fields))
    if (!READ.includes(fields.obrador)) return undefined
    return decodeShape(copyShape, { ...fields, prices: pricesRekeyed(fields.prices, keyOf) })
  } catch {
    return undefined
  }
}
