import { canonicalJson, type JsonObject } from '@obrador/book-sync'
import { FIRST_CLOCK } from '../../model/day-clock.ts'
import { habitsShape } from '../../model/habits.ts'
import { fieldsSharedAs } from '../../model/later-shapes.ts'
import { blankPiece, pieceShape } from '../../model/piece.ts'
import { decodeShape, isPlainObject } from '../../model/shape.ts'
import { COST_DESK } from '../../reading/price-asked.ts'
import { settingsShape, storeShapes } from '../kept.ts'
import type { GroupName } from './shapes.ts'

/**
 * The library as records of a shared book, and back. Nothing is read by its shape on the way: what a newer version of the app has written stays as it is. What says a
 * price, or is of this screen alone, is told by the shapes.
 */

/** All that a library holds and a book shares, as the database has it; photos come apart. */
export const RAW_STORES = ['formulas', 'own', 'prices', 'batches', 'settings'] as const
export type RawStore = (typeof RAW_STORES)[number]
export type RawLibrary = Readonly<Record<RawStore, ReadonlyMap<string, unknown>>>
type NextLibrary = Readonly<Record<RawStore, Map<string, unknown>>>

export type BookRecord = JsonObject & { readonly id: string }
export type BookRecords = ReadonlyMap<string, BookRecord>
export type RecordGroups = { readonly [group in GroupName]?: BookRecords }
/** Records of a book that are to be written to a library: nothing where it has none any more. */
export type RecordChanges = { readonly [group in GroupName]?: ReadonlyMap<string, BookRecord | undefined> }

/** How some of what is kept is shared. */
interface SharedKind {
  readonly records: (raw: RawLibrary) => RecordGroups
  readonly write: (next: NextLibrary, changes: RecordChanges) => void
}

type Fields = Readonly<Record<string, unknown>>
const fieldsIn = (value: unknown): Fields => (isPlainObject(value) ? value : {})
const itemsIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Without what nobody has said: two that say the same are the same text. */
const clean = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value))
const textOf = (value: unknown): string => canonicalJson(clean(value))
const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0
const recordOf = (id: string, fields: Fields): BookRecord => ({ ...clean(fields), id })
const recordsOf = (all: Iterable<readonly [string, Fields]>): BookRecords =>
  new Map([...all].map(([id, fields]) => [id, recordOf(id, fields)]))

const picked = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])))
const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
const entriesIn = (all: ReadonlyMap<string, unknown>): readonly (readonly [string, Fields])[] =>
  [...all].map(([id, one]) => [id, fieldsIn(one)])

/** Without its costs, nor those of the formulas that are in it. */
function bare(keeper: unknown, parts: 'lines' | 'parts' = 'lines'): Fields {
  const { desks, ...rest } = fieldsIn(keeper)
  const others = without(fieldsIn(desks), [COST_DESK])
  return { ...rest, [parts]: itemsIn(rest[parts]).map(bareLine), ...(!isEmpty(others) && { desks: others }) }
}
function bareLine(line: unknown): unknown {
  const { made, ...rest } = fieldsIn(line)
  return isPlainObject(made) ? { ...rest, made: { ...made, formula: bare(made.formula) } } : line
}
const bareVersion = (version: unknown): Fields => {
  const fields = fieldsIn(version)
  return { ...fields, formula: bare(fields.formula) }
}

const costOf = (keeper: unknown): unknown => fieldsIn(fieldsIn(keeper).desks)[COST_DESK]
function withCost(keeper: unknown, cost: unknown): Fields {
  const { desks, ...rest } = fieldsIn(keeper)
  const all = { ...without(fieldsIn(desks), [COST_DESK]), ...(cost ? { [COST_DESK]: cost } : {}) }
  return isEmpty(all) ? rest : { ...rest, desks: all }
}

/** What a version keeps on this device alone is found again by the rest of it. */
function versionsOf(theirs: unknown, here: unknown): readonly unknown[] {
  const known = new Map(itemsIn(here).map((version) => [textOf(bareVersion(version)), version]))
  return itemsIn(theirs).map((version) => known.get(textOf(version)) ?? version)
}

const formulas: SharedKind = {
  records: (raw) => ({
    formulas: recordsOf(
      entriesIn(raw.formulas).map(([id, saved]) => [
        id,
        { ...saved, formula: bare(saved.formula), versions: itemsIn(saved.versions).map(bareVersion) },
      ]),
    ),
    formulaCosts: recordsOf(
      entriesIn(raw.formulas).flatMap(([id, { formula }]) => {
        const asked = costOf(formula)
        return asked ? [[id, { asked }] as const] : []
      }),
    ),
  }),
  write(next, changes) {
    for (const [id, record] of changes.formulas ?? []) {
      const here = fieldsIn(next.formulas.get(id))
      if (!record) next.formulas.delete(id)
      else {
        const formula = withCost(record.formula, costOf(here.formula))
        next.formulas.set(id, { ...record, formula, versions: versionsOf(record.versions, here.versions) })
      }
    }
    for (const [id, record] of changes.formulaCosts ?? []) {
      const here = next.formulas.get(id)
      if (isPlainObject(here)) next.formulas.set(id, { ...here, formula: withCost(here.formula, record?.asked) })
    }
  },
}

const PRICES_OF_OWN = fieldsSharedAs(storeShapes.own, 'price')
const own: SharedKind = {
  records: (raw) => ({
    own: recordsOf(entriesIn(raw.own).map(([id, one]) => [id, without(one, PRICES_OF_OWN)])),
    ownPrices: recordsOf(
      entriesIn(raw.own).flatMap(([id, one]) => {
        const priced = picked(one, PRICES_OF_OWN)
        return isEmpty(priced) ? [] : [[id, priced] as const]
      }),
    ),
  }),
  write(next, changes) {
    for (const [id, record] of changes.own ?? []) {
      const priced = picked(fieldsIn(next.own.get(id)), PRICES_OF_OWN)
      if (record) next.own.set(id, { ...record, ...priced })
      else next.own.delete(id)
    }
    for (const [id, record] of changes.ownPrices ?? []) {
      const here = next.own.get(id)
      if (isPlainObject(here))
        next.own.set(id, { ...without(here, PRICES_OF_OWN), ...picked(record ?? {}, PRICES_OF_OWN) })
    }
  },
}

const COSTS_OF_PIECE = fieldsSharedAs(pieceShape, 'price')
const piecesIn = (raw: RawLibrary): ReadonlyMap<string, Fields> =>
  new Map(itemsIn(raw.settings.get('pieces')).map((piece) => [String(fieldsIn(piece).id), fieldsIn(piece)]))
const pieces: SharedKind = {
  records: (raw) => ({
    pieces: recordsOf([...piecesIn(raw)].map(([id, piece]) => [id, without(bare(piece, 'parts'), COSTS_OF_PIECE)])),
    pieceCosts: recordsOf(
      [...piecesIn(raw)].map(([id, piece]) => {
        const asked = costOf(piece)
        return [id, { ...picked(piece, COSTS_OF_PIECE), ...(asked ? { asked } : {}) }]
      }),
    ),
  }),
  write(next, changes) {
    if (!changes.pieces && !changes.pieceCosts) return
    const all = new Map(piecesIn(next))
    for (const [id, record] of changes.pieces ?? []) {
      const here: Fields = all.get(id) ?? { ...blankPiece(id) }
      if (record) all.set(id, { ...withCost(record, costOf(here)), ...picked(here, COSTS_OF_PIECE) })
      else all.delete(id)
    }
    for (const [id, record] of changes.pieceCosts ?? []) {
      const here = all.get(id)
      if (here && record)
        all.set(id, { ...withCost(without(here, COSTS_OF_PIECE), record.asked), ...picked(record, COSTS_OF_PIECE) })
    }
    next.settings.set('pieces', [...all.values()])
  },
}

const prices: SharedKind = {
  // A bare number is of an older version of the app, by a name.
  records: ({ prices: all }) => ({
    prices: recordsOf([...all].flatMap(([key, price]) => (isPlainObject(price) ? [[key, price] as const] : []))),
  }),
  write(next, changes) {
    for (const [key, record] of changes.prices ?? [])
      record ? next.prices.set(key, without(record, ['id'])) : next.prices.delete(key)
  },
}

/** A setting that is a table: a record for each entry. */
const tableSetting = (setting: 'priceHistory' | 'stock' | 'packets', field: string): SharedKind => ({
  records: (raw) => ({
    [setting]: recordsOf(
      Object.entries(fieldsIn(raw.settings.get(setting))).map(([key, value]) => [key, { [field]: value }]),
    ),
  }),
  write(next, changes) {
    const changed = [...(changes[setting] ?? [])]
    if (changed.length === 0) return
    const entries = new Map(Object.entries(fieldsIn(next.settings.get(setting))))
    for (const [key, record] of changed) record ? entries.set(key, record[field]) : entries.delete(key)
    next.settings.set(setting, Object.fromEntries(entries))
  },
})

const namesInPantry = (raw: RawLibrary): readonly string[] => itemsIn(raw.settings.get('pantry')).map(String)
const pantry: SharedKind = {
  records: (raw) => ({ pantry: recordsOf(namesInPantry(raw).map((name) => [name, { isThere: true }])) }),
  write(next, changes) {
    const changed = [...(changes.pantry ?? [])]
    if (changed.length === 0) return
    const names = new Set(namesInPantry(next))
    for (const [name, record] of changed) record ? names.add(name) : names.delete(name)
    next.settings.set('pantry', [...names])
  },
}

/** A batch is written once and mended whole: what it is made of is one cell. */
const BATCH_FIELDS = ['at', 'day', 'lot', 'note', 'verdict', 'sentence'] as const
const batches: SharedKind = {
  records: (raw) => ({
    batches: recordsOf(
      entriesIn(raw.batches).map(([id, batch]) => {
        const whole = { ...batch, formula: bare(batch.formula) }
        return [id, { ...picked(whole, BATCH_FIELDS), rest: [without(whole, [...BATCH_FIELDS, 'id'])] }]
      }),
    ),
  }),
  write(next, changes) {
    for (const [id, record] of changes.batches ?? []) {
      const { rest, ...fields } = record ?? { rest: [] }
      if (record) next.batches.set(id, { ...fieldsIn(itemsIn(rest)[0]), ...fields })
      else next.batches.delete(id)
    }
  },
}

/** The one record of a group that has no other. */
const ONLY = 'only'
const onlyOf = (fields: Fields): BookRecords => recordsOf(isEmpty(fields) ? [] : [[ONLY, fields]])

const TICKS = ['done', 'weighed', 'atHand'] as const
/** Of the clock of a day. */
const CLOCK_TICKS = ['done'] as const
const FIRST_HOURS = without({ ...FIRST_CLOCK }, CLOCK_TICKS)

/** What is ticked says of which day it is: what somebody ticks late says nothing of the next one. */
const dated = (date: unknown, name: unknown): string => `${date} ${name}`
const namesOf = (table: unknown, date: string): readonly (readonly [string, unknown])[] =>
  Object.entries(fieldsIn(table)).flatMap(([key, value]) =>
    key.startsWith(`${date} `) ? [[key.slice(date.length + 1), value] as const] : [],
  )
const tableFrom = <One>(all: readonly One[], entry: (one: One) => readonly [string, unknown]): Fields =>
  Object.fromEntries(all.map(entry))

/** The hours of a day without what is done: nothing where nobody has set any. */
function hoursOf({ clock }: Fields): Fields {
  const hours = without(fieldsIn(clock), CLOCK_TICKS)
  return clock && textOf(hours) !== textOf(FIRST_HOURS) ? { clock: hours } : {}
}

const day: SharedKind = {
  records(raw) {
    const plan = raw.settings.get('day')
    if (!isPlainObject(plan)) return {}
    const { date, done, weighed, atHand, clock } = plan
    return {
      day: onlyOf({ ...without(plan, [...TICKS, 'clock']), ...hoursOf(plan) }),
      ticks: onlyOf({
        onTime: tableFrom(Object.entries(fieldsIn(fieldsIn(clock).done)), ([task, at]) => [dated(date, task), at]),
        done: tableFrom(itemsIn(done), (name) => [dated(date, name), true]),
        // Each by itself: what two people weigh of one preparation is all there.
        weighed: tableFrom(Object.entries(fieldsIn(weighed)), ([name, lines]) => [
          dated(date, name),
          tableFrom(itemsIn(lines), (line) => [String(line), true]),
        ]),
        atHand: tableFrom(itemsIn(atHand).map(fieldsIn), ({ name, grams, at }) => [dated(date, name), [grams, at]]),
      }),
    }
  },
  write(next, changes) {
    const plan = changes.day?.get(ONLY)
    const ticks = changes.ticks?.get(ONLY)
    const kept = next.settings.get('day')
    const here = fieldsIn(kept)
    if (!plan && !(ticks && kept)) return
    const { id: _, clock, ...fields } = plan ?? recordOf(ONLY, without(here, TICKS))
    const date = String(fields.date)
    const isSameDay = here.date === date
    const told = namesOf(ticks?.onTime, date).filter(([, at]) => typeof at === 'string')
    const onTime = ticks ? Object.fromEntries(told) : isSameDay ? fieldsIn(fieldsIn(here.clock).done) : {}
    const hasClock = clock !== undefined || !isEmpty(onTime)
    const ticked = ticks
      ? ticksOf(ticks, date)
      : isSameDay
        ? picked(here, TICKS)
        : { done: [], weighed: {}, atHand: [] }
    const timed = hasClock && { clock: { ...FIRST_CLOCK, ...fieldsIn(clock), done: onTime } }
    next.settings.set('day', { ...fields, ...timed, ...ticked })
  },
}

/** What a record says is ticked on a day; what is odd in it is left out. */
const ticksOf = (ticks: BookRecord, date: string): Fields => ({
  done: namesOf(ticks.done, date).map(([name]) => name),
  weighed: Object.fromEntries(namesOf(ticks.weighed, date).map(([name, lines]) => [name, Object.keys(lines ?? {})])),
  atHand: namesOf(ticks.atHand, date).flatMap(([name, value]) => {
    const [grams, at] = itemsIn(value)
    return typeof grams === 'number' && typeof at === 'string' ? [{ name, grams, at }] : []
  }),
})

const COSTS_OF_HABITS = fieldsSharedAs(habitsShape, 'price')
const OWN_HABITS = fieldsSharedAs(habitsShape, 'never')
const settings: SharedKind = {
  records(raw) {
    const habits = fieldsIn(raw.settings.get('habits'))
    const printsCost = raw.settings.get('printsCost')
    return {
      norms: onlyOf(fieldsIn(raw.settings.get('norms'))),
      habits: onlyOf(without(habits, [...COSTS_OF_HABITS, ...OWN_HABITS])),
      costs: onlyOf({ ...picked(habits, COSTS_OF_HABITS), ...(printsCost === true && { printsCost }) }),
    }
  },
  write(next, changes) {
    const here = (): Fields => fieldsIn(next.settings.get('habits'))
    const [norms, habits, costs] = (['norms', 'habits', 'costs'] as const).map((name) => changes[name]?.get(ONLY))
    if (norms) next.settings.set('norms', without(norms, ['id']))
    if (habits)
      next.settings.set('habits', {
        ...without(habits, ['id']),
        ...picked(here(), [...COSTS_OF_HABITS, ...OWN_HABITS]),
      })
    if (!costs) return
    next.settings.set('habits', { ...without(here(), COSTS_OF_HABITS), ...picked(costs, COSTS_OF_HABITS) })
    next.settings.set('printsCost', costs.printsCost === true)
  },
}

const SHARED_KINDS: readonly SharedKind[] = [
  formulas,
  own,
  pieces,
  prices,
  tableSetting('priceHistory', 'past'),
  tableSetting('stock', 'grams'),
  tableSetting('packets', 'told'),
  pantry,
  batches,
  day,
  settings,
]

/** The records of a library, as a book has them. */
export const recordsOfLibrary = (raw: RawLibrary): RecordGroups =>
  Object.assign({}, ...SHARED_KINDS.map(({ records }) => records(raw)))

/** A library with records of a book in it; what has not changed is the same object as before. */
export function libraryWithRecords(raw: RawLibrary, changes: RecordChanges): RawLibrary {
  const next: NextLibrary = {
    formulas: new Map(raw.formulas),
    own: new Map(raw.own),
    prices: new Map(raw.prices),
    batches: new Map(raw.batches),
    settings: new Map(raw.settings),
  }
  for (const { write } of SHARED_KINDS) write(next, changes)
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
    const plan = held.settings.get('day')
    return (
      Object.entries(storeShapes).every(([store, shape]) =>
        [...held[store as keyof typeof storeShapes].values()].every(
          (one) => decodeShape<unknown>(shape, one) !== undefined,
        ),
      ) &&
      (plan === undefined || decodeShape(settingsShape.fields.day, plan) !== undefined)
    )
  } catch {
    return false
  }
}
