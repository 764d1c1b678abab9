import type { Habits } from '../formula/habits.ts'
import { throughout } from '../formula/made.ts'
import {
  type CraftId,
  type Formula,
  isSame,
  kiloPrice,
  newId,
  type OwnIngredient,
  type Prices,
  type SavedFormula,
  type Version,
} from '../formula/model.ts'
import type { Part, Piece } from '../formula/piece.ts'
import type { Day } from '../production/day.ts'
import { type Copy, firstOf } from './copy.ts'
import type { Photos } from './photos.ts'
import type { Shelf } from './shelf.ts'

/** What a file would bring to this device, before anything is touched. */
export interface Plan {
  readonly formulas: readonly SavedFormula[]
  /** Formulas for tables on which nobody has worked. */
  readonly tables: readonly Formula[]
  readonly own: readonly OwnIngredient[]
  /** Prices of which this device has none. */
  readonly prices: Prices
  /** Prices that are others here. */
  readonly otherPrices: Prices
  /** Pieces that are not here, or are others here. */
  readonly pieces: readonly Piece[]
  readonly pantry: readonly string[]
  readonly printsCost: boolean
  /** Pictures of formulas that have none here. */
  readonly photos: Photos
  /** The plan of a day, where there is none here. */
  readonly day?: Day | undefined
  /** Habits of which this device has none. */
  readonly habits?: Habits
  /** Formulas of the file that are here already. */
  readonly known: number
}

export const isEmpty = ({
  formulas,
  tables,
  own,
  prices,
  otherPrices,
  pieces,
  pantry,
  photos,
  day,
  habits = {},
}: Plan): boolean =>
  formulas.length + tables.length + own.length + pieces.length + pantry.length === 0 &&
  day === undefined &&
  [prices, otherPrices, photos, habits].every((some) => Object.keys(some).length === 0)

const contentOf = ({ id: _, deletedAt: _deleted, ...own }: OwnIngredient): string =>
  JSON.stringify(Object.entries(own).toSorted())

/** An ingredient that is here under another id is that one; an id that means another ingredient here gets a new one. */
export function meet(
  brought: readonly OwnIngredient[],
  here: readonly OwnIngredient[],
): { readonly added: readonly OwnIngredient[]; readonly ids: ReadonlyMap<string, string> } {
  const ids = new Map<string, string>()
  const added = brought.flatMap((one) => {
    const twin = here.find((other) => contentOf(other) === contentOf(one))
    const id = twin?.id ?? (here.some((other) => other.id === one.id) ? newId() : one.id)
    ids.set(one.id, id)
    return twin ? [] : [{ ...one, id }]
  })
  return { added, ids }
}

export const renamed = (formula: Formula, ids: ReadonlyMap<string, string>): Formula =>
  throughout(formula, (line) => (line.own === undefined ? line : { ...line, own: ids.get(line.own) ?? line.own }))

/** Formulas inside it are those of this device, under the ids that they have here. */
const referred = (formula: Formula, ids: ReadonlyMap<string, string>): Formula =>
  throughout(formula, ({ made, ...line }) =>
    made ? { ...line, made: { ...made, entry: ids.get(made.entry) ?? made.entry } } : line,
  )

const isAmong = (formula: Formula, { formula: now, versions }: SavedFormula): boolean =>
  isSame(now, formula) || versions.some((version) => isSame(version.formula, formula))

const hasVersion = ({ versions }: SavedFormula, { note, formula }: Version): boolean =>
  versions.some((version) => version.note === note && isSame(version.formula, formula))

/** What the file knows of a formula that is here too, beside what is known here: nothing of either is left out. */
function joined(mine: SavedFormula, brought: SavedFormula): SavedFormula {
  const versions = [...mine.versions, ...brought.versions.filter((version) => !hasVersion(mine, version))]
  const notes = [...new Set([mine.note, brought.note].filter(Boolean))]
  return {
    ...mine,
    // The one that goes on from the other; what it goes on from is among its versions.
    ...(!isAmong(brought.formula, mine) && { formula: brought.formula, savedAt: brought.savedAt }),
    versions: versions.toSorted((a, b) => a.at.localeCompare(b.at)),
    tags: [...new Set([...mine.tags, ...brought.tags])],
    note: notes.join('\n'),
  }
}

const isAsRich = (mine: SavedFormula, both: SavedFormula): boolean =>
  isSame(mine.formula, both.formula) &&
  mine.versions.length === both.versions.length &&
  mine.tags.length === both.tags.length &&
  mine.note === both.note

/** Formulas of the file that are here are joined, where one goes on from the other; the rest comes in beside. */
function formulasOf(files: readonly SavedFormula[], here: Shelf) {
  const idsHere = new Set([...here.saved, ...here.bin].map(({ id }) => id))
  const ids = new Map<string, string>()
  const fresh = files.flatMap((file) => {
    const mine = here.saved.find(
      (one) =>
        isSame(one.formula, file.formula) ||
        (one.id === file.id && (isAmong(file.formula, one) || isAmong(one.formula, file))),
    )
    if (mine) {
      ids.set(file.id, mine.id)
      const both = joined(mine, file)
      return isAsRich(mine, both) ? [] : [both]
    }
    // What was saved is never written over: under an id that means another here, it comes in under a new one.
    const id = idsHere.has(file.id) ? newId() : file.id
    ids.set(file.id, id)
    return [{ ...file, id }]
  })
  return { fresh, ids }
}

/** Its products are the formulas of this device. */
const dayOf = (day: Day | undefined, ids: ReadonlyMap<string, string>): Day | undefined =>
  day?.products.length
    ? { ...day, products: day.products.map((one) => ({ ...one, entry: ids.get(one.entry) ?? one.entry })) }
    : undefined

/** The keys of an object in one order, whoever wrote it. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value
const sayingOf = ({ id: _, savedAt: _at, ...piece }: Piece): string => JSON.stringify(piece, inOrder)

/** Pieces of the file that say something else than those here; under an id that is taken here, as another. */
function piecesOf(files: readonly Piece[], here: Shelf, follow: (formula: Formula) => Formula): readonly Piece[] {
  const known = new Set(here.pieces.map(sayingOf))
  return files.flatMap((file) => {
    const { lines } = follow({ craft: 'helado', type: '', name: '', lines: file.parts, given: {}, batch: {} })
    const piece = { ...file, parts: lines as readonly Part[] }
    if (known.has(sayingOf(piece))) return []
    return [here.pieces.some(({ id }) => id === file.id) ? { ...piece, id: newId() } : piece]
  })
}

/** `tableOf`: the formula that somebody has worked on, where somebody has. */
export function planOf(copy: Copy, here: Shelf, tableOf: (craft: CraftId) => Formula | undefined): Plan {
  const { added, ids } = meet(copy.own, here.own)
  const has = (formula: Formula): boolean => here.saved.some((saved) => isAmong(formula, saved))
  const files = copy.formulas.map((saved) => ({
    ...saved,
    formula: renamed(saved.formula, ids),
    versions: saved.versions.map((version) => ({ ...version, formula: renamed(version.formula, ids) })),
  }))
  const { fresh: found, ids: formulaIds } = formulasOf(files, here)
  const fresh = found.map((saved) => ({
    ...saved,
    formula: referred(saved.formula, formulaIds),
    versions: saved.versions.map((version) => ({ ...version, formula: referred(version.formula, formulaIds) })),
  }))
  const photos = Object.entries(copy.photos).flatMap(([id, photo]) => {
    const target = formulaIds.get(id)
    return target === undefined || here.photos.has(target) ? [] : [[target, photo] as const]
  })

  const laid = copy.tables.map((table) => {
    const { entry, ...rest } = referred(renamed(table, ids), formulaIds)
    const known = entry === undefined ? undefined : formulaIds.get(entry)
    return known === undefined ? rest : { ...rest, entry: known }
  })
  const worked = laid.filter((table) => tableOf(table.craft))
  // Somebody works on that table here: what the file has on it is saved, unless it is saved already.
  const kept = worked.filter((table) => {
    const mine = tableOf(table.craft)
    const isSaved = has(table) || files.some(({ formula }) => isSame(formula, table))
    return mine && !isSame(mine, table) && !isSaved
  })
  const prices = Object.entries(copy.prices)
  return {
    formulas: [...fresh, ...kept.map((formula) => firstOf(formula, copy.at))],
    tables: laid.filter((table) => !worked.includes(table)),
    own: added,
    prices: Object.fromEntries(prices.filter(([name]) => here.prices[name] === undefined)),
    otherPrices: Object.fromEntries(
      prices.filter(([key, price]) => {
        const mine = here.prices[key]
        return mine !== undefined && kiloPrice(mine) !== kiloPrice(price)
      }),
    ),
    pieces: piecesOf(copy.pieces, here, (formula) => referred(renamed(formula, ids), formulaIds)),
    pantry: copy.pantry.filter((name) => !here.pantry.includes(name)),
    printsCost: copy.printsCost,
    photos: Object.fromEntries(photos),
    habits: Object.fromEntries(
      Object.entries(copy.habits ?? {}).filter(([key]) => here.habits[key as keyof Habits] === undefined),
    ),
    day: here.day?.products.length ? undefined : dayOf(copy.day, formulaIds),
    known: files.length - fresh.length,
  }
}
