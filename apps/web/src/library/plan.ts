import type { DayPlan, WorkDay } from '../model/day.ts'
import type { KeptDrafts } from '../model/drafts.ts'
import {
  type CraftId,
  type FormulaVersion,
  isSameFormula,
  kiloPrice,
  newId,
  type OwnIngredient,
  type SavedFormula,
  type TableFormula,
  type TableLine,
} from '../model/formula.ts'
import { identityKeyOf } from '../model/ingredient-identity.ts'
import { formulaThroughout, linesThroughout } from '../model/made.ts'
import type { MadeBatch, MadeBatchLine } from '../model/made-batch.ts'
import { normsFilledBy } from '../model/norm-edits.ts'
import type { KeptPiece } from '../model/piece.ts'
import { joinedPast, type PriceHistory } from '../model/price-history.ts'
import { firstFormulaOf, type LibraryCopy } from './copy.ts'
import type { LibrarySnapshot, RestorePlan } from './types.ts'

/** What a plan says besides what it brings; that the sheet shows the cost is no news by itself. */
const BESIDES: readonly string[] = ['known', 'beside', 'printsCost'] satisfies readonly (keyof RestorePlan)[]

export const isEmptyPlan = (plan: RestorePlan): boolean =>
  Object.entries(plan).every(([name, some]) => BESIDES.includes(name) || Object.keys(some ?? {}).length === 0)

const contentOf = ({ id: _, deletedAt: _deleted, ...own }: OwnIngredient): string =>
  JSON.stringify(Object.entries(own).toSorted())

/** An ingredient that is here under another id is that one; an id that means another ingredient here gets a new one. */
export function meetOwnIngredients(
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

type Ids = ReadonlyMap<string, string>

const withOwn =
  (ids: Ids) =>
  <One extends TableLine>(line: One): One =>
    line.own === undefined ? line : { ...line, own: ids.get(line.own) ?? line.own }

/** Formulas inside it are those of this device, under the ids that they have here. */
const withEntries =
  (ids: Ids) =>
  <One extends TableLine>(line: One): One =>
    line.made ? { ...line, made: { ...line.made, entry: ids.get(line.made.entry) ?? line.made.entry } } : line

export const formulaWithIds = (formula: TableFormula, ids: Ids): TableFormula =>
  formulaThroughout(formula, withOwn(ids))
const referred = (formula: TableFormula, ids: Ids): TableFormula => formulaThroughout(formula, withEntries(ids))

const isAmong = (formula: TableFormula, { formula: now, versions }: SavedFormula): boolean =>
  isSameFormula(now, formula) || versions.some((version) => isSameFormula(version.formula, formula))

const hasVersion = ({ versions }: SavedFormula, { note, formula }: FormulaVersion): boolean =>
  versions.some((version) => version.note === note && isSameFormula(version.formula, formula))

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
  isSameFormula(mine.formula, both.formula) &&
  mine.versions.length === both.versions.length &&
  new Set(mine.tags).size === both.tags.length &&
  mine.note === both.note

/** Formulas of the file that are here are joined, where one goes on from the other; the rest comes in beside. */
function formulasOf(files: readonly SavedFormula[], here: LibrarySnapshot) {
  const idsHere = new Set([...here.saved, ...here.bin].map(({ id }) => id))
  const ids = new Map<string, string>()
  const fresh = files.flatMap((file) => {
    const mine = here.saved.find(
      (one) =>
        isSameFormula(one.formula, file.formula) ||
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

/** Both of them, unless that says no more than what is here. */
const unlessSame = <Kept>(both: Kept, here: Kept): Kept | undefined =>
  JSON.stringify(both, inOrder) === JSON.stringify(here, inOrder) ? undefined : both

/** Sheets half written that are not here: of each that is, the one here stays. */
const draftsOf = (file: KeptDrafts, here: KeptDrafts): KeptDrafts | undefined =>
  unlessSame({ ...file, ...here, ...((file.own || here.own) && { own: { ...file.own, ...here.own } }) }, here)

/** Entries of the file that are not here. */
const missingIn = <Table extends object>(here: Table, file: Table | undefined): Table =>
  Object.fromEntries(Object.entries(file ?? {}).filter(([key]) => Reflect.get(here, key) === undefined)) as Table

/** What was paid before, here and elsewhere; nothing where the file knows no more. */
function historyOf(file: PriceHistory, here: PriceHistory): PriceHistory | undefined {
  const more = Object.entries(file).flatMap(([key, past]) => {
    const both = joinedPast(here[key] ?? [], past)
    return both.length > (here[key] ?? []).length ? [[key, both] as const] : []
  })
  return more.length > 0 ? { ...here, ...Object.fromEntries(more) } : undefined
}

/** Its products are the formulas and the pieces of this device. */
function dayOf(day: WorkDay | undefined, formulas: Ids, pieces: Ids): WorkDay | undefined {
  const here = <Planned extends DayPlan>(plan: Planned): Planned => ({
    ...plan,
    products: plan.products.map((one) => ({
      ...one,
      entry: (one.isPiece ? pieces : formulas).get(one.entry) ?? one.entry,
    })),
  })
  return day?.products.length ? { ...here(day), earlier: day.earlier.map(here) } : undefined
}

/** The keys of an object in one order, whoever wrote it. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)))
    : value
const sayingOf = ({ id: _, savedAt: _at, ...piece }: KeptPiece): string => JSON.stringify(piece, inOrder)

/** Pieces of the file that say something else than those here; under an id that is taken here, as another. */
function piecesOf(files: readonly KeptPiece[], here: LibrarySnapshot, own: Ids, formulas: Ids) {
  const known = new Map(here.pieces.map((piece) => [sayingOf(piece), piece.id]))
  const ids = new Map<string, string>()
  const fresh = files.flatMap((file) => {
    const piece = { ...file, parts: linesThroughout(linesThroughout(file.parts, withOwn(own)), withEntries(formulas)) }
    const mine = known.get(sayingOf(piece))
    const id = mine ?? (here.pieces.some((one) => one.id === file.id) ? newId() : file.id)
    ids.set(file.id, id)
    return mine === undefined ? [{ ...piece, id }] : []
  })
  return { fresh, ids }
}

/** What it is, under the id that it has here. */
function lineWithIds(line: MadeBatchLine, ids: Ids): MadeBatchLine {
  if (line.identity === undefined) return line
  const key = identityKeyOf(line.identity)
  return { ...line, identity: `${line.identity.slice(0, -key.length)}${ids.get(key) ?? key}` }
}

/** Batches are told by their id: two devices have no quarrel about what was made. */
const batchesOf = (files: readonly MadeBatch[], here: LibrarySnapshot, own: Ids, formulas: Ids): readonly MadeBatch[] =>
  files
    .filter(({ id }) => !here.batches.some((one) => one.id === id))
    .map((batch) => {
      const formula = referred(formulaWithIds(batch.formula, own), formulas)
      const entry = formula.entry === undefined ? undefined : (formulas.get(formula.entry) ?? formula.entry)
      const lines = batch.lines.map((line) => lineWithIds(line, new Map([...own, ...formulas])))
      return { ...batch, formula: { ...formula, ...(entry !== undefined && { entry }) }, lines }
    })

/** `tableOf`: the formula that somebody has worked on, where somebody has. */
export function restorePlanOf(
  copy: LibraryCopy,
  here: LibrarySnapshot,
  tableOf: (craft: CraftId) => TableFormula | undefined,
): RestorePlan {
  const { added, ids } = meetOwnIngredients(copy.own, here.own)
  const has = (formula: TableFormula): boolean => here.saved.some((saved) => isAmong(formula, saved))
  const files = copy.formulas.map((saved) => ({
    ...saved,
    formula: formulaWithIds(saved.formula, ids),
    versions: saved.versions.map((version) => ({ ...version, formula: formulaWithIds(version.formula, ids) })),
  }))
  const { fresh: found, ids: formulaIds } = formulasOf(files, here)
  const idsHere = new Set(here.saved.map(({ id }) => id))
  const beside = files.filter(
    ({ id }) => idsHere.has(id) && formulaIds.get(id) !== id && !idsHere.has(formulaIds.get(id) ?? id),
  )
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
    const { entry, ...rest } = referred(formulaWithIds(table, ids), formulaIds)
    const known = entry === undefined ? undefined : formulaIds.get(entry)
    return known === undefined ? rest : { ...rest, entry: known }
  })
  const worked = laid.filter((table) => tableOf(table.craft))
  // Somebody works on that table here: what the file has on it is saved, unless it is saved already.
  const kept = worked.filter((table) => {
    const mine = tableOf(table.craft)
    const isSaved = has(table) || files.some(({ formula }) => isSameFormula(formula, table))
    return mine && !isSameFormula(mine, table) && !isSaved
  })
  const prices = Object.entries(copy.prices)
  const pieces = piecesOf(copy.pieces, here, ids, formulaIds)
  return {
    formulas: [...fresh, ...kept.map((formula) => firstFormulaOf(formula, copy.at))],
    tables: laid.filter((table) => !worked.includes(table)),
    own: added,
    prices: missingIn(here.prices, copy.prices),
    otherPrices: Object.fromEntries(
      prices.filter(([key, price]) => {
        const mine = here.prices[key]
        return mine !== undefined && kiloPrice(mine) !== kiloPrice(price)
      }),
    ),
    pieces: pieces.fresh,
    batches: batchesOf(copy.batches ?? [], here, ids, formulaIds),
    priceHistory: historyOf(copy.priceHistory ?? {}, here.priceHistory),
    pantry: copy.pantry.filter((name) => !here.pantry.includes(name)),
    stock: missingIn(here.stock, copy.stock),
    packets: missingIn(here.packets, copy.packets),
    printsCost: copy.printsCost,
    norms: unlessSame(normsFilledBy(here.norms, copy.norms), here.norms),
    photos: Object.fromEntries(photos),
    habits: missingIn(here.habits, copy.habits),
    day: here.day?.products.length ? undefined : dayOf(copy.day, formulaIds, pieces.ids),
    drafts: draftsOf(copy.drafts ?? {}, here.drafts),
    known: files.length - fresh.length,
    beside: beside.map(({ formula }) => formula.name),
  }
}
