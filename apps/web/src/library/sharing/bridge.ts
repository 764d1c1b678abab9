import { type BookEntry, canonicalJson, type JsonObject, type SharedBook } from '@obrador/book-sync'
import { decodeSaved } from '../../model/decode-library.ts'
import { isSameFormula } from '../../model/formula.ts'
import { libraryDatabase, shelfChanged } from '../library.ts'
import { peekTable } from '../store.ts'
import { keepTyped, receiveTable } from '../tables-elsewhere.ts'
import type { AgreedRecord, ShareStore } from './keeping.ts'
import { areBothChanged, mergedFormula } from './merged.ts'
import {
  type BookRecord,
  canHold,
  libraryWithRecords,
  RAW_STORES,
  type RawLibrary,
  type RawStore,
  type RecordChanges,
  type RecordGroups,
  recordsOfLibrary,
} from './records.ts'
import { type GroupName, isLibraryGroup } from './shapes.ts'

/**
 * Between the library of a device and a shared book. The library is what the app reads and writes; of each record this knows what both said when they last
 * agreed. What differs from that here was written here, also by a page that was closed before it could say so; what differs there has come in.
 */

const DAYS_IN_BIN = 30
const DAY_MS = 86_400_000

const textOf = (record: JsonObject | undefined): string | undefined => record && canonicalJson(record)

/** A mark of a text: two that differ share one once in 2⁵³ times. */
function markOf(text: string | undefined): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (const letter of text ?? '') {
    const code = letter.codePointAt(0) ?? 0
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return 2 ** 32 * (2097151 & (b ^ (b >>> 16))) + ((a ^ (a >>> 13)) >>> 0)
}

/** Groups whose records stay in the library while they are in the bin. */
const BINNED: readonly string[] = ['formulas', 'own']

/** Groups that people change by hand: that a change of theirs was put back is told. */
const TOLD: readonly GroupName[] = ['formulas', 'own', 'pieces']

/** What a library holds of a record of the book. */
function shownOf(group: string, entry: BookEntry | undefined): BookRecord | undefined {
  if (!entry) return undefined
  const record = { ...entry.record, id: entry.id } as BookRecord
  const { deletedAt } = record
  if (typeof deletedAt !== 'string') return record
  if (!BINNED.includes(group)) return undefined
  const isOld = group === 'formulas' && Date.parse(deletedAt) < Date.now() - DAYS_IN_BIN * DAY_MS
  return isOld ? undefined : record
}

type Database = Awaited<ReturnType<typeof libraryDatabase>>
type Transaction = ReturnType<typeof transaction>
const transaction = (db: Database) => db.transaction(RAW_STORES, 'readwrite')

async function rawIn(tx: Transaction): Promise<RawLibrary> {
  const read = async (name: RawStore): Promise<ReadonlyMap<string, unknown>> => {
    const store = tx.objectStore(name)
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
    return new Map(keys.map((key, at) => [key, values[at]]))
  }
  const [formulas, own, prices, batches, settings] = await Promise.all([
    read('formulas'),
    read('own'),
    read('prices'),
    read('batches'),
    read('settings'),
  ])
  return { formulas, own, prices, batches, settings }
}

export async function readRaw(): Promise<RawLibrary> {
  const tx = transaction(await libraryDatabase())
  const raw = await rawIn(tx)
  await tx.done
  return raw
}

/** Writes what differs between two libraries, and gives it. */
function writeDifference(
  tx: Transaction,
  before: RawLibrary,
  after: RawLibrary,
): readonly (readonly [RawStore, string])[] {
  const written: [RawStore, string][] = []
  for (const name of RAW_STORES) {
    const store = tx.objectStore(name)
    for (const key of new Set([...after[name].keys(), ...before[name].keys()])) {
      const value = after[name].get(key)
      if (before[name].get(key) === value) continue
      void (value === undefined ? store.delete(key) : store.put(value, key))
      written.push([name, key])
    }
  }
  return written
}

/** Puts a library back as it was. */
export async function writeRaw(raw: RawLibrary): Promise<void> {
  const tx = transaction(await libraryDatabase())
  writeDifference(tx, await rawIn(tx), raw)
  await tx.done
  await shelfChanged(RAW_STORES)
}

/** Tells the tables which formulas have changed under them: each keeps what was changed on it meanwhile. */
function tellTables(before: RawLibrary, after: RawLibrary): void {
  for (const [id, value] of after.formulas) {
    const here = before.formulas.get(id)
    if (here === undefined || here === value) continue
    const [was, is] = [decodeSaved(here)?.formula, decodeSaved(value)?.formula]
    if (was && is) receiveTable(id, was.craft, (now) => mergedFormula(now, was, is))
  }
}

/** Whether a formula is being changed on a table where the book has changed it too: what is typed is written first, so that both are in the book. */
function isTypedOver(id: string, here: unknown, record: BookRecord | undefined): boolean {
  const [was, is] = [decodeSaved(here), record && decodeSaved(record)]
  const now = was && peekTable(was.formula.craft)
  if (!was || !is || was.deletedAt || now?.entry !== id) return false
  return is.deletedAt ? !isSameFormula(now, was.formula) : areBothChanged(now, was.formula, is.formula)
}

/** How the two meet: what is written here goes in, or what is there stands. */
type Meeting = 'meet' | 'adopt'

export class BookBridge {
  readonly #book: SharedBook
  readonly #keeping: ShareStore
  readonly #agreed: Map<string, AgreedRecord>
  readonly #canWrite: (group: string) => boolean
  /** Records that came in while they were written here: met again, whatever is written here until then. */
  readonly #left = new Map<GroupName, readonly string[]>()
  /** Records of the book that no library can hold. */
  readonly #setAside = new Set<string>()
  #isFirst = true
  #hasPutBack = false

  constructor(
    book: SharedBook,
    keeping: ShareStore,
    agreed: Map<string, AgreedRecord>,
    canWrite: (group: string) => boolean,
  ) {
    this.#book = book
    this.#keeping = keeping
    this.#agreed = agreed
    this.#canWrite = canWrite
  }

  /** Whether something was changed here that this key may not change, since this was last asked: it is as the book has it. */
  takePutBack(): boolean {
    const was = this.#hasPutBack
    this.#hasPutBack = false
    return was
  }

  get setAside(): number {
    return this.#setAside.size
  }

  /** What the library is to hold of a record, or `left` where nobody can hold it: others may have written anything, and one of them must not keep the rest from it. */
  #shown(name: GroupName, id: string): BookRecord | undefined | 'left' {
    const record = shownOf(name, this.#book.group(name).entry(id))
    const isHeld = !record || canHold(name, record)
    if (isHeld) this.#setAside.delete(`${name} ${id}`)
    else this.#setAside.add(`${name} ${id}`)
    return isHeld ? record : 'left'
  }

  /** Brings both to the same; `flush` keeps what was written in the book before the library is touched. Gives what was looked at. */
  async reconcile(
    flush: () => Promise<void>,
    how: Meeting = 'meet',
  ): Promise<ReadonlyMap<GroupName, readonly string[]>> {
    const raw = await readRaw()
    const here = recordsOfLibrary(raw)
    const ids = new Map<GroupName, Set<string>>()
    for (const { name } of this.#book.groups) {
      if (!isLibraryGroup(name)) continue
      const differ = this.#differing(name, here)
      if (how === 'meet' && this.#canWrite(name)) this.#putAll(name, differ, here)
      // What this key may not write, and was changed here all the same, is put back.
      else if (how === 'meet' && TOLD.includes(name))
        this.#hasPutBack ||= differ.some((id) => this.#isOther(name, id, here))
      ids.set(name, new Set([...differ, ...this.#news(name, how), ...(this.#left.get(name) ?? [])]))
    }
    const looked = new Map([...ids].map(([name, all]) => [name, this.#isFirst ? this.#book.group(name).ids : [...all]]))
    this.#isFirst = false
    await flush()
    await this.#write(ids, here)
    return looked
  }

  /** Whether the library says something else of a record than the book, which has one. */
  #isOther(name: GroupName, id: string, here: RecordGroups): boolean {
    const entry = this.#book.group(name).entry(id)
    return entry !== undefined && textOf(here[name]?.get(id)) !== textOf(shownOf(name, entry))
  }

  /** Records that the library has changed since both agreed. */
  #differing(group: GroupName, here: RecordGroups): readonly string[] {
    const mine = here[group] ?? new Map<string, BookRecord>()
    const known = [...this.#agreed].flatMap(([key, { here: text }]) =>
      key.startsWith(`${group} `) && text !== undefined ? [key.slice(group.length + 1)] : [],
    )
    return [...new Set([...mine.keys(), ...known])].filter(
      (id) => textOf(mine.get(id)) !== this.#agreed.get(`${group} ${id}`)?.here,
    )
  }

  #putAll(name: GroupName, ids: readonly string[], here: RecordGroups): void {
    const group = this.#book.group(name)
    for (const id of ids) {
      const record = here[name]?.get(id)
      const there = shownOf(name, group.entry(id))
      const base = this.#agreed.get(`${name} ${id}`)?.here
      if (textOf(record) === textOf(there)) continue
      if (record) group.put(record, base === undefined ? undefined : (JSON.parse(base) as JsonObject))
      else if (there) group.remove(id)
    }
  }

  /** Records that the book has changed since both agreed. */
  #news(name: GroupName, how: Meeting): readonly string[] {
    const group = this.#book.group(name)
    const changedIds = group.takeChanged()
    if (!this.#isFirst && how === 'meet') return changedIds
    return group.ids.filter(
      (id) =>
        how === 'adopt' || markOf(textOf(shownOf(name, group.entry(id)))) !== this.#agreed.get(`${name} ${id}`)?.there,
    )
  }

  /** Writes to the library what the book says of some records, unless they have been written here meanwhile: then they are met again. */
  async #write(ids: ReadonlyMap<GroupName, ReadonlySet<string>>, seen: RecordGroups): Promise<void> {
    if ([...ids.values()].every(({ size }) => size === 0)) return
    const tx = transaction(await libraryDatabase())
    const raw = await rawIn(tx)
    const now = recordsOfLibrary(raw)
    const changes: { [group in GroupName]?: Map<string, BookRecord | undefined> } = {}
    keepTyped()
    for (const [name, all] of ids) {
      const isTouched = (id: string): boolean =>
        textOf(seen[name]?.get(id)) !== textOf(now[name]?.get(id)) ||
        (name === 'formulas' && isTypedOver(id, raw.formulas.get(id), shownOf(name, this.#book.group(name).entry(id))))
      const untouched = new Set([...all].filter((id) => !isTouched(id)))
      this.#left.set(
        name,
        [...all].filter((id) => !untouched.has(id)),
      )
      const there = [...untouched].flatMap((id) => {
        const shown = this.#shown(name, id)
        return shown === 'left' ? [] : [[id, shown] as const]
      })
      // What a key that only reads has never heard of is the device's own.
      changes[name] = new Map(there.filter(([id]) => this.#canWrite(name) || this.#book.group(name).entry(id)))
    }
    const next = libraryWithRecords(raw, this.#differences(changes, now))
    const written = writeDifference(tx, raw, next)
    // Before it is written for good: a page that ends in between leaves a table that says what the book says, and not one that takes it back.
    tellTables(raw, next)
    await tx.done
    await this.#agree(changes, recordsOfLibrary(next))
    if (written.length > 0) await shelfChanged(written)
  }

  /** Only what says something else than the library. */
  #differences(changes: RecordChanges, now: RecordGroups): RecordChanges {
    return Object.fromEntries(
      Object.entries(changes).map(([name, all]) => [
        name,
        new Map([...all].filter(([id, record]) => textOf(record) !== textOf(now[name as GroupName]?.get(id)))),
      ]),
    )
  }

  async #agree(changes: RecordChanges, now: RecordGroups): Promise<void> {
    const agreed = new Map<string, AgreedRecord>()
    for (const [name, all] of Object.entries(changes))
      for (const [id, there] of all)
        agreed.set(`${name} ${id}`, { here: textOf(now[name as GroupName]?.get(id)), there: markOf(textOf(there)) })
    for (const [key, one] of agreed) this.#agreed.set(key, one)
    await this.#keeping.keepAgreed(agreed)
  }
}
