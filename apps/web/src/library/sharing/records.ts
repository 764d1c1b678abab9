import { canonicalJson, type JsonObject, type JsonValue } from '@obrador/book-sync'
import { type DayClock, FIRST_CLOCK } from '../../model/day-clock.ts'
import type { FormulaVersion, OwnIngredient, PackPrice, SavedFormula, TableFormula } from '../../model/formula.ts'
import { batchShape, type MadeBatch } from '../../model/made-batch.ts'
import { blankPiece, type KeptPiece } from '../../model/piece.ts'
import { decodeShape } from '../../model/shape.ts'
import { COST_DESK } from '../../reading/price-asked.ts'
import type { GroupName } from './shapes.ts'

/** All that a library holds and a book shares, as the database has it; photos come apart. */
export interface RawLibrary {
  readonly formulas: ReadonlyMap<string, SavedFormula>
  readonly own: ReadonlyMap<string, OwnIngredient>
  readonly prices: ReadonlyMap<string, PackPrice | number>
  readonly batches: ReadonlyMap<string, MadeBatch>
  readonly settings: ReadonlyMap<string, unknown>
}
export const RAW_STORES = ['formulas', 'own', 'prices', 'batches', 'settings'] as const satisfies (keyof RawLibrary)[]

export type BookRecord = JsonObject & { readonly id: string }
export type BookRecords = ReadonlyMap<string, BookRecord>
export type RecordGroups = { readonly [group in GroupName]?: BookRecords }

type Fields = Readonly<Record<string, unknown>>

/** Without what nobody has said: two that say the same are the same text. */
const clean = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject
const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0
const byId = (records: readonly BookRecord[]): BookRecords => new Map(records.map((one) => [one.id, one]))
const recordOf = (id: string, fields: unknown): BookRecord => ({ ...clean(fields), id })

/** A formula without its costs, nor those of the formulas that are in it. */
function bare(formula: TableFormula): TableFormula {
  const { desks, ...rest } = formula
  const { [COST_DESK]: _, ...others } = desks ?? {}
  return {
    ...rest,
    lines: formula.lines.map((line) =>
      line.made ? { ...line, made: { ...line.made, formula: bare(line.made.formula) } } : line,
    ),
    ...(desks && !isEmpty(others) && { desks: others }),
  }
}
const bareVersion = (version: FormulaVersion): FormulaVersion => ({ ...version, formula: bare(version.formula) })
const costOf = ({ desks }: { readonly desks?: TableFormula['desks'] }): unknown => desks?.[COST_DESK]

const COSTS_OF_PIECE = ['packaging', 'minutes', 'hourly', 'vat', 'margin', 'price'] as const
const COSTS_OF_HABITS = ['hourly', 'vat'] as const
/** Of this screen alone. */
const OWN_HABITS = ['screen'] as const

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const settingIn = (raw: RawLibrary, name: string): Fields => (raw.settings.get(name) ?? {}) as Fields
const listIn = <One>(raw: RawLibrary, name: string): readonly One[] => (raw.settings.get(name) ?? []) as readonly One[]

function formulasIn({ formulas }: RawLibrary): RecordGroups {
  const all = [...formulas.values()]
  return {
    formulas: byId(
      all.map((saved) =>
        recordOf(saved.id, {
          ...saved,
          formula: bare(saved.formula),
          versions: saved.versions?.map(bareVersion) ?? [],
        }),
      ),
    ),
    formulaCosts: byId(
      all.flatMap(({ id, formula }) => (costOf(formula) ? [recordOf(id, { asked: costOf(formula) })] : [])),
    ),
  }
}

function ownIn({ own }: RawLibrary): RecordGroups {
  const all = [...own.values()]
  return {
    own: byId(all.map(({ price: _, ...one }) => recordOf(one.id, one))),
    ownPrices: byId(all.flatMap(({ id, price }) => (price === undefined ? [] : [recordOf(id, { price })]))),
  }
}

function piecesIn(raw: RawLibrary): RecordGroups {
  const all = listIn<KeptPiece>(raw, 'pieces')
  const bared = (piece: KeptPiece): Fields => {
    const { [COST_DESK]: _, ...desks } = piece.desks ?? {}
    const rest = without({ ...piece, parts: piece.parts.map(barePart) }, [...COSTS_OF_PIECE, 'desks'])
    return isEmpty(desks) ? rest : { ...rest, desks }
  }
  const costs = (piece: KeptPiece): Fields => {
    const asked = costOf(piece)
    return { ...picked({ ...piece }, COSTS_OF_PIECE), ...(asked ? { asked } : {}) }
  }
  return {
    pieces: byId(all.map((piece) => recordOf(piece.id, bared(piece)))),
    pieceCosts: byId(all.map((piece) => recordOf(piece.id, costs(piece)))),
  }
}
const barePart = (part: KeptPiece['parts'][number]): KeptPiece['parts'][number] =>
  part.made ? { ...part, made: { ...part.made, formula: bare(part.made.formula) } } : part

function pricesIn(raw: RawLibrary): RecordGroups {
  const history = Object.entries(settingIn(raw, 'priceHistory'))
  const priced = [...raw.prices].filter((entry): entry is [string, PackPrice] => typeof entry[1] !== 'number')
  return {
    prices: byId(priced.map(([key, price]) => recordOf(key, price))),
    priceHistory: byId(history.map(([key, past]) => recordOf(key, { past }))),
    stock: byId(Object.entries(settingIn(raw, 'stock')).map(([key, grams]) => recordOf(key, { grams }))),
    pantry: byId(listIn<string>(raw, 'pantry').map((name) => recordOf(name, { isThere: true }))),
  }
}

/** A batch is written once and mended whole: what it is made of is one cell. */
const BATCH_FIELDS = ['at', 'day', 'lot', 'note', 'verdict', 'sentence'] as const
const batchesIn = ({ batches }: RawLibrary): RecordGroups => ({
  batches: byId(
    [...batches.values()].map((batch) => {
      const whole = { ...batch, formula: bare(batch.formula) }
      return recordOf(batch.id, { ...picked(whole, BATCH_FIELDS), rest: [without(whole, [...BATCH_FIELDS, 'id'])] })
    }),
  ),
})

/** The one record of a group that has no other. */
const ONLY = 'only'
const onlyOf = (fields: Fields): BookRecords => byId(isEmpty(fields) ? [] : [recordOf(ONLY, fields)])

const TICKS = ['done', 'weighed', 'atHand'] as const
/** Of the clock of a day. */
const CLOCK_TICKS = ['done'] as const
interface DayFields extends Fields {
  readonly clock?: DayClock
  readonly date: string
  readonly done: readonly string[]
  readonly weighed: Readonly<Record<string, readonly string[]>>
  readonly atHand: readonly { readonly name: string; readonly grams: number; readonly at: string }[]
}

/** What is ticked says of which day it is: what somebody ticks late says nothing of the next one. */
const dated = (date: string, name: string): string => `${date} ${name}`
const namesOf = (table: unknown, date: string): [string, JsonValue][] =>
  Object.entries((table ?? {}) as Record<string, JsonValue>).flatMap(([key, value]) =>
    key.startsWith(`${date} `) ? [[key.slice(date.length + 1), value]] : [],
  )
const table = <One>(all: readonly One[], entry: (one: One) => readonly [string, unknown]): Fields =>
  Object.fromEntries(all.map(entry))

/** The hours of a day without what is done: nothing where nobody has set any. */
function hoursOf({ clock }: DayFields): Fields {
  const hours = without({ ...clock }, CLOCK_TICKS)
  const isSet = clock && canonicalJson(clean(hours)) !== canonicalJson(clean(without({ ...FIRST_CLOCK }, CLOCK_TICKS)))
  return isSet ? { clock: hours } : {}
}

function dayIn(raw: RawLibrary): RecordGroups {
  const day = raw.settings.get('day') as DayFields | undefined
  if (!day) return {}
  const { date, done, weighed, atHand, clock } = day
  return {
    day: onlyOf({ ...without(day, [...TICKS, 'clock']), ...hoursOf(day) }),
    ticks: onlyOf({
      onTime: table(Object.entries(clock?.done ?? {}), ([task, at]) => [dated(date, task), at]),
      done: table(done, (name) => [dated(date, name), true]),
      // Each by itself: what two people weigh of one preparation is all there.
      weighed: table(Object.entries(weighed), ([name, lines]) => [
        dated(date, name),
        table(lines, (line) => [line, true]),
      ]),
      atHand: table(atHand, ({ name, grams, at }) => [dated(date, name), [grams, at]]),
    }),
  }
}

function settingsIn(raw: RawLibrary): RecordGroups {
  const habits = settingIn(raw, 'habits')
  const printsCost = raw.settings.get('printsCost')
  return {
    norms: onlyOf(settingIn(raw, 'norms')),
    habits: onlyOf(without(habits, [...COSTS_OF_HABITS, ...OWN_HABITS])),
    costs: onlyOf({ ...picked(habits, COSTS_OF_HABITS), ...(printsCost === true && { printsCost }) }),
  }
}

/** The records of a library, as a book has them. */
export const recordsOfLibrary = (raw: RawLibrary): RecordGroups => ({
  ...formulasIn(raw),
  ...ownIn(raw),
  ...piecesIn(raw),
  ...pricesIn(raw),
  ...batchesIn(raw),
  ...dayIn(raw),
  ...settingsIn(raw),
})

/** Records of a book that are to be written to a library: nothing where it has none any more. */
export type RecordChanges = { readonly [group in GroupName]?: ReadonlyMap<string, BookRecord | undefined> }

const changedIn = (changes: RecordChanges, group: GroupName): (readonly [string, BookRecord | undefined])[] => [
  ...(changes[group] ?? []),
]

type Mutable<Kept> = {
  -readonly [key in keyof Kept]: Kept[key] extends ReadonlyMap<infer K, infer V> ? Map<K, V> : never
}

/** What a version keeps on this device alone is found again by the rest of it. */
function versionsOf(theirs: unknown, here: readonly FormulaVersion[] = []): readonly FormulaVersion[] {
  const known = new Map(here.map((version) => [canonicalJson(clean(bareVersion(version))), version]))
  return ((theirs ?? []) as readonly FormulaVersion[]).map(
    (version) => known.get(canonicalJson(clean(version))) ?? version,
  )
}

const withCost = <Keeper extends { readonly desks?: TableFormula['desks'] }>(keeper: Keeper, cost: unknown): Keeper => {
  const { [COST_DESK]: _, ...others } = keeper.desks ?? {}
  const desks = cost ? { ...others, [COST_DESK]: cost } : others
  const { desks: __, ...rest } = keeper
  return (isEmpty(desks) ? rest : { ...rest, desks }) as Keeper
}

function writeFormulas(next: Mutable<RawLibrary>, changes: RecordChanges): void {
  for (const [id, record] of changedIn(changes, 'formulas')) {
    const here = next.formulas.get(id)
    if (!record) next.formulas.delete(id)
    else {
      const saved = record as unknown as SavedFormula
      const formula = withCost(saved.formula, here && costOf(here.formula))
      next.formulas.set(id, { ...saved, formula, versions: versionsOf(saved.versions, here?.versions) })
    }
  }
  for (const [id, record] of changedIn(changes, 'formulaCosts')) {
    const here = next.formulas.get(id)
    if (here) next.formulas.set(id, { ...here, formula: withCost(here.formula, record?.asked) })
  }
}

function writeOwn(next: Mutable<RawLibrary>, changes: RecordChanges): void {
  for (const [id, record] of changedIn(changes, 'own')) {
    const price = next.own.get(id)?.price
    if (!record) next.own.delete(id)
    else next.own.set(id, { ...(record as unknown as OwnIngredient), ...(price !== undefined && { price }) })
  }
  for (const [id, record] of changedIn(changes, 'ownPrices')) {
    const { price: _, ...here } = next.own.get(id) ?? {}
    const price = record?.price as number | undefined
    if ('id' in here) next.own.set(id, { ...(here as OwnIngredient), ...(price !== undefined && { price }) })
  }
}

function writePieces(next: Mutable<RawLibrary>, changes: RecordChanges): void {
  if (!changes.pieces && !changes.pieceCosts) return
  const pieces = new Map(listIn<KeptPiece>(next, 'pieces').map((piece) => [piece.id, piece]))
  for (const [id, record] of changedIn(changes, 'pieces')) {
    const here = pieces.get(id) ?? blankPiece(id)
    if (!record) pieces.delete(id)
    else
      pieces.set(id, {
        ...withCost(record as unknown as KeptPiece, costOf(here)),
        ...(picked({ ...here }, COSTS_OF_PIECE) as unknown as KeptPiece),
      })
  }
  for (const [id, record] of changedIn(changes, 'pieceCosts')) {
    const here = pieces.get(id)
    if (!here || !record) continue
    const costs = picked(record, COSTS_OF_PIECE) as unknown as KeptPiece
    pieces.set(id, {
      ...withCost(without({ ...here }, COSTS_OF_PIECE) as unknown as KeptPiece, record.asked),
      ...costs,
    })
  }
  next.settings.set('pieces', [...pieces.values()])
}

/** A setting that is a table, with what has changed of it. */
function writeTable(
  next: Mutable<RawLibrary>,
  setting: string,
  changed: readonly (readonly [string, BookRecord | undefined])[],
  field: string,
): void {
  if (changed.length === 0) return
  const entries = new Map(Object.entries(settingIn(next, setting)))
  for (const [key, record] of changed) record ? entries.set(key, record[field]) : entries.delete(key)
  next.settings.set(setting, Object.fromEntries(entries))
}

function writePrices(next: Mutable<RawLibrary>, changes: RecordChanges): void {
  for (const [key, record] of changedIn(changes, 'prices')) {
    const { id: _, ...price } = record ?? {}
    record ? next.prices.set(key, price as unknown as PackPrice) : next.prices.delete(key)
  }
  writeTable(next, 'priceHistory', changedIn(changes, 'priceHistory'), 'past')
  writeTable(next, 'stock', changedIn(changes, 'stock'), 'grams')
  const pantry = changedIn(changes, 'pantry')
  if (pantry.length === 0) return
  const names = new Set(listIn<string>(next, 'pantry'))
  for (const [name, record] of pantry) record ? names.add(name) : names.delete(name)
  next.settings.set('pantry', [...names])
}

function writeBatches(next: Mutable<RawLibrary>, changes: RecordChanges): void {
  for (const [id, record] of changedIn(changes, 'batches')) {
    if (!record) next.batches.delete(id)
    else {
      const { rest, ...fields } = record
      const [whole = {}] = (rest ?? []) as readonly JsonObject[]
      next.batches.set(id, { ...whole, ...fields } as unknown as MadeBatch)
    }
  }
}

function writeDay(next: Mutable<RawLibrary>, changes: RecordChanges): void {
  const plan = changes.day?.get(ONLY)
  const ticks = changes.ticks?.get(ONLY)
  const here = next.settings.get('day') as DayFields | undefined
  if (!plan && !(ticks && here)) return
  const { id: _, clock, ...fields } = plan ?? { id: ONLY, ...clean(without(here ?? {}, TICKS)) }
  const date = String(fields.date)
  const isSameDay = here?.date === date
  const kept = isSameDay ? picked(here, TICKS) : { done: [], weighed: {}, atHand: [] }
  const told = namesOf(ticks?.onTime, date).filter(([, at]) => typeof at === 'string')
  const onTime = ticks ? Object.fromEntries(told) : isSameDay ? (here.clock?.done ?? {}) : {}
  const hasClock = clock !== undefined || !isEmpty(onTime)
  const ticked = ticks && {
    done: namesOf(ticks.done, date).map(([name]) => name),
    weighed: Object.fromEntries(namesOf(ticks.weighed, date).map(([name, lines]) => [name, Object.keys(lines ?? {})])),
    atHand: namesOf(ticks.atHand, date).flatMap(([name, value]) => {
      const [grams, at] = Array.isArray(value) ? (value as readonly unknown[]) : []
      return typeof grams === 'number' && typeof at === 'string' ? [{ name, grams, at }] : []
    }),
  }
  const timed = hasClock && { clock: { ...FIRST_CLOCK, ...(clock as JsonObject | undefined), done: onTime } }
  next.settings.set('day', { ...fields, ...timed, ...(ticked ?? kept) })
}

function writeSettings(next: Mutable<RawLibrary>, changes: RecordChanges): void {
  const norms = changes.norms?.get(ONLY)
  if (norms) next.settings.set('norms', without(norms, ['id']))
  const [habits, costs] = [changes.habits?.get(ONLY), changes.costs?.get(ONLY)]
  const here = settingIn(next, 'habits')
  if (habits)
    next.settings.set('habits', { ...without(habits, ['id']), ...picked(here, [...COSTS_OF_HABITS, ...OWN_HABITS]) })
  if (!costs) return
  const others = without(settingIn(next, 'habits'), COSTS_OF_HABITS)
  next.settings.set('habits', { ...others, ...picked(costs, COSTS_OF_HABITS) })
  next.settings.set('printsCost', costs.printsCost === true)
}

/** A library with records of a book in it; what has not changed is the same object as before. */
export function libraryWithRecords(raw: RawLibrary, changes: RecordChanges): RawLibrary {
  const next: Mutable<RawLibrary> = {
    formulas: new Map(raw.formulas),
    own: new Map(raw.own),
    prices: new Map(raw.prices),
    batches: new Map(raw.batches),
    settings: new Map(raw.settings),
  }
  for (const write of [writeFormulas, writeOwn, writePieces, writePrices, writeBatches, writeDay, writeSettings])
    write(next, changes)
  return next
}

const EMPTY: RawLibrary = {
  formulas: new Map(),
  own: new Map(),
  prices: new Map(),
  batches: new Map(),
  settings: new Map(),
}

/** Whether a library can hold a record that anybody who may write its group has written, and read it again. */
export function canHold(group: GroupName, record: BookRecord): boolean {
  try {
    const held = libraryWithRecords(EMPTY, { [group]: new Map([[record.id, record]]) })
    recordsOfLibrary(held)
    return [...held.batches.values()].every((batch) => decodeShape(batchShape, batch) !== undefined)
  } catch {
    return false
  }
}
