import type { SavedFormula } from '../model/formula.ts'
import { batchesWith, newestDayFirst } from '../model/made-batch.ts'
import type { KeptPiece } from '../model/piece.ts'
import { decodeShape, type KeptShape } from '../model/shape.ts'
import type { StoreName } from './database.ts'
import { copyShape, marksShape, SETTING_NAMES, type SettingName, settingsShape, storeShapes } from './kept.ts'
import type { LibrarySnapshot } from './types.ts'

/** What the stores hold as a shelf shows it: all of a store, or one record of it. */

const byDate = (field: 'savedAt' | 'deletedAt') => (a: SavedFormula, b: SavedFormula) =>
  (b[field] ?? '').localeCompare(a[field] ?? '')

/** All formulas as a shelf has them: last worked on first, and those in the bin apart, last deleted first. */
export const formulasOnShelf = (all: readonly SavedFormula[]): Pick<LibrarySnapshot, 'saved' | 'bin'> => ({
  saved: all.filter(({ deletedAt }) => deletedAt === undefined).sort(byDate('savedAt')),
  bin: all.filter(({ deletedAt }) => deletedAt !== undefined).sort(byDate('deletedAt')),
})

const byWork = (all: readonly KeptPiece[]): readonly KeptPiece[] =>
  all.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))

/** A formula that says what it said is the same object: nothing is worked out of it again. */
const formulasRead = new Map<string, { readonly text: string; readonly saved: SavedFormula }>()
function asBefore(value: unknown): SavedFormula | undefined {
  const text = JSON.stringify(value)
  const id = String(Reflect.get(Object(value), 'id'))
  const before = formulasRead.get(id)
  if (before?.text === text) return before.saved
  const saved = decodeShape(storeShapes.formulas, value)
  if (saved) formulasRead.set(id, { text, saved })
  return saved
}

export type ShelfPart = Partial<LibrarySnapshot>

type StoreEntries = readonly (readonly [key: string, value: unknown])[]

const decodedAll = <Kept>(shape: KeptShape<Kept>, entries: StoreEntries): readonly Kept[] =>
  entries.flatMap(([, value]) => decodeShape(shape, value) ?? [])

/** How a store is read as a whole, in the order of its keys. */
export const storeReaders: Readonly<Record<StoreName, (entries: StoreEntries, shelf: LibrarySnapshot) => ShelfPart>> = {
  // Those of an older version of the app are looked at as if they came from a file.
  formulas: (entries) => formulasOnShelf(entries.flatMap(([, value]) => asBefore(value) ?? [])),
  own(entries, shelf) {
    const own = decodedAll(storeShapes.own, entries)
    // The same empty list as before says that nothing has to be calculated again.
    return own.length === 0 && shelf.own.length === 0 ? {} : { own }
  },
  prices: (entries) => ({ prices: decodeShape(copyShape.fields.prices, Object.fromEntries(entries)) ?? {} }),
  photos: (entries) => ({ photos: new Set(entries.map(([id]) => id)), unsavedPhotos: new Map() }),
  batches: (entries) => ({ batches: newestDayFirst(decodedAll(storeShapes.batches, entries)) }),
  settings(entries, shelf) {
    const kept = Object.fromEntries(entries)
    const { copiedAt, remindedAt } = decodeShape(marksShape, kept) ?? {}
    const parts = SETTING_NAMES.map((name) => settingRead(name, kept[name], shelf))
    return Object.assign({ copiedAt, remindedAt }, ...parts)
  },
}

/** A setting as it is shown; nothing where it says what it said, so that nothing has to be calculated again. */
function settingRead(name: SettingName, value: unknown, shelf: LibrarySnapshot): ShelfPart {
  const { fields } = settingsShape
  if (name === 'pieces') return { pieces: byWork(decodeShape(fields.pieces, value) ?? []) }
  const kept = decodeShape<unknown>(fields[name], value)
  if (name === 'norms' && JSON.stringify(kept) === JSON.stringify(shelf.norms)) return {}
  return { [name]: kept }
}

const others = <One extends { readonly id: string }>(all: readonly One[], id: string): readonly One[] =>
  all.filter((one) => one.id !== id)

/** How one record of a store is read into a shelf; nothing of it where it is gone. */
export const recordReaders: Readonly<
  Record<StoreName, (shelf: LibrarySnapshot, key: string, value: unknown) => ShelfPart>
> = {
  formulas: ({ saved, bin }, id, value) =>
    formulasOnShelf([
      ...others([...saved, ...bin], id),
      ...(value === undefined ? [] : [asBefore(value) ?? []].flat()),
    ]),
  own: ({ own }, id, value) => ({
    own: [...others(own, id), ...decodedAll(storeShapes.own, [[id, value]])].sort((a, b) => (a.id < b.id ? -1 : 1)),
  }),
  prices({ prices }, key, value) {
    const { [key]: _, ...rest } = prices
    const price = decodeShape(storeShapes.prices, value)
    return { prices: price ? { ...rest, [key]: price } : rest }
  },
  batches: ({ batches }, id, value) => ({ batches: batchesWith(batches, id, decodeShape(storeShapes.batches, value)) }),
  photos: ({ photos, unsavedPhotos }, id, value) => ({
    photos: new Set([...photos].filter((one) => one !== id).concat(value ? id : [])),
    unsavedPhotos: new Map([...unsavedPhotos].filter(([one]) => one !== id)),
  }),
  settings: (shelf, key, value) => {
    const name = SETTING_NAMES.find((one) => one === key)
    return name ? settingRead(name, value, shelf) : { ...decodeShape(marksShape, { [key]: value }) }
  },
}
