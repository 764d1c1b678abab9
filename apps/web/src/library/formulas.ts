import { craftIds } from '../model/crafts.ts'
import { decodeSaved, savedShape } from '../model/decode-library.ts'
import { isSameFormula, newId, type SavedFormula, type TableFormula } from '../model/formula.ts'
import { exampleFormulaOf } from '../reading/examples.ts'
import { askToStay, changeRecord, libraryDatabase, shelfChanged, writeRecord } from './library.ts'
import { formulasOnShelf } from './on-shelf.ts'
import { shelfNow } from './shelf.ts'
import { peekTable } from './store.ts'
import type { LibrarySnapshot } from './types.ts'
import { keepWrite } from './writes.ts'

/** How formulas are written; each gives whether it is, as `keepWrite` does. */

type Change = (saved: SavedFormula) => SavedFormula

/** A shelf with a formula that has changed, in the bin or out of it; one that is not there begins as `blank`. */
function withFormula(
  { saved, bin }: LibrarySnapshot,
  id: string,
  change: Change,
  blank?: SavedFormula,
): Partial<LibrarySnapshot> {
  const known = [...saved, ...bin]
  const all = blank && !known.some((one) => one.id === id) ? [...known, blank] : known
  const next = all.map((one) => (one.id === id ? change(one) : one))
  return formulasOnShelf(next)
}

const mark = (id: string, change: Change, blank?: SavedFormula): Promise<boolean> =>
  keepWrite({
    kind: 'formula',
    things: [`formula ${id}`],
    show: (shelf) => withFormula(shelf, id, change, blank),
    write: () => changeRecord('formulas', id, savedShape, change, blank),
  })

/** What is told of a formula besides its lines. */
type Told = Partial<Pick<SavedFormula, 'tags' | 'note' | 'formula'>>
export const writeDetails = (id: string, told: Told): Promise<boolean> => mark(id, (saved) => ({ ...saved, ...told }))

/** Into the bin, from which it can come back. */
export function writeBinned(id: string): Promise<boolean> {
  const deletedAt = new Date().toISOString()
  return mark(id, (saved) => ({ ...saved, deletedAt }))
}
export const writeRecovered = (id: string): Promise<boolean> => mark(id, ({ deletedAt: _, ...saved }) => saved)

/** A formula of the library that has no version yet. */
const looseOf = (formula: TableFormula, id: string): SavedFormula => ({
  id,
  savedAt: new Date().toISOString(),
  formula,
  versions: [],
  tags: [],
  note: '',
})

/** The place that a formula has on the table, unless another is there; a new one where the library cannot be asked. */
async function placeFor({ entry }: TableFormula): Promise<string> {
  if (entry === undefined) return newId()
  const isFree = await libraryDatabase().then(
    async (db) => (await db.getKey('formulas', entry)) === undefined,
    () => false,
  )
  return isFree && !shelfNow().saved.some(({ id }) => id === entry) ? entry : newId()
}

/** A formula that nobody has named a version of: what was on a table when another came. Gives back its id. */
export async function writeLoose(formula: TableFormula): Promise<string> {
  const id = await placeFor(formula)
  const loose = looseOf(formula, id)
  await mark(id, () => loose, loose)
  return id
}

/** What somebody has worked on and is nowhere else. */
const isLoose = (former: TableFormula): boolean =>
  former.lines.length > 0 &&
  !shelfNow().saved.some(({ id, formula }) => id === former.entry || isSameFormula(formula, former)) &&
  !isSameFormula(former, exampleFormulaOf(former.craft))

/** A table is about to have another formula on it: keeps the one before if it is loose, which only a library that has been read can tell. */
export const writeAside = async (former: TableFormula): Promise<string | undefined> =>
  isLoose(former) ? writeLoose(former) : undefined

/** For what came in by itself and is not wanted after all. */
export const deleteFormula = (id: string): Promise<boolean> =>
  keepWrite({
    kind: 'formula',
    things: [`formula ${id}`],
    isWhole: true,
    show: ({ saved }) => ({ saved: saved.filter((one) => one.id !== id) }),
    write: () => writeRecord('formulas', id, undefined),
  })

/** Which formula a version was saved of, how many it has now, and whether that is written. */
export interface SavedVersion {
  readonly id: string
  readonly number: number
  readonly isWritten: boolean
}

/**
 * Keeps a formula as it is now: as another version of the one it is the working copy of, out of the bin if need be, or
 * as the first of a new one.
 */
export async function writeVersion(formula: TableFormula, note: string): Promise<SavedVersion> {
  const id = formula.entry ?? newId()
  const at = new Date().toISOString()
  const isThis = (version: SavedFormula['versions'][number]): boolean => version.at === at
  const add = ({ deletedAt: _, ...known }: SavedFormula): SavedFormula => {
    const { versions } = known
    return {
      ...known,
      savedAt: at,
      formula,
      versions: versions.some(isThis) ? versions : [...versions, { at, note, formula }],
    }
  }
  const isWritten = await mark(id, add, looseOf(formula, id))
  if (isWritten) askToStay()
  const versions = shelfNow().saved.find((one) => one.id === id)?.versions ?? []
  return { id, number: versions.length, isWritten }
}

/** What somebody has named and worked on is a formula of the library; an example as it comes is nobody's. */
const isNamed = (table: TableFormula): boolean =>
  table.name.trim() !== '' && table.lines.length > 0 && !isSameFormula(table, exampleFormulaOf(table.craft))

async function writeTables(): Promise<void> {
  const tables = Object.fromEntries(craftIds.map((craft) => [craft, peekTable(craft)]))
  const tx = (await libraryDatabase()).transaction('formulas', 'readwrite')
  const written: string[] = []
  for (const craft of craftIds) {
    const asked = tables[craft]
    if (asked?.entry === undefined) continue
    const kept = await tx.store.get(asked.entry)
    const saved = decodeSaved(kept)
    // Read after the library: meanwhile something of another device may have come to both, or another formula to the table.
    const now = peekTable(craft)
    const table = now?.entry === asked.entry ? now : asked
    if (kept === undefined ? !isNamed(table) : !saved || saved.deletedAt || isSameFormula(saved.formula, table))
      continue
    written.push(asked.entry)
    const next = saved ? { ...saved, savedAt: new Date().toISOString(), formula: table } : looseOf(table, asked.entry)
    await tx.store.put(next, next.id)
  }
  await tx.done
  if (written.length === 0) return
  askToStay()
  await shelfChanged(written.map((id) => ['formulas', id]))
}

/** What is typed on a table is the working copy of its formula in the library, where it is from the moment that it has a name. */
export const keepTables = (): Promise<boolean> =>
  keepWrite({ kind: 'formula', things: ['tables'], isWhole: true, write: writeTables })
