import * as Y from 'yjs'
import { mergedOrder, recordCellsOf, recordOfCells, unescapedName } from './cells.ts'
import { type CellConflict, otherValuesOf } from './conflicts.ts'
import { isJsonEqual, isJsonObject, type JsonObject, type JsonValue } from './json.ts'
import { BINNED_FIELD, type GroupShape, versionOfRecord } from './shape.ts'
import {
  binKey,
  byWeight,
  cellKey,
  deletionOfSlot,
  type KeptVersion,
  keptKey,
  keptVersionOf,
  type MapSlot,
  type RecordDeletion,
  slotOfValue,
  slotPlaceOf,
  slotValue,
  TOUCHED_CELL,
  versionHashOf,
} from './slots.ts'
import { GROUP_MAP } from './sound.ts'
import { gatheredUpdates, hasMoreThanUpdate } from './updates.ts'

/** A record of the book, and what there is to say of it. */
export interface BookEntry {
  readonly id: string
  /** With its versions from the first on, and since when it is in the bin if it is. */
  readonly record: JsonObject
  readonly conflicts: readonly CellConflict[]
  readonly kept: readonly JsonObject[]
  /** Somebody deleted it while somebody else changed it: it stays. */
  readonly undeleted?: { readonly at: string; readonly device: string }
}

type Slots = Map<string, MapSlot>
interface State {
  readonly cells: Map<string, Slots>
  readonly bin: Slots
  readonly kept: Map<string, KeptVersion>
}

export interface GroupAuthor {
  readonly device: string
  readonly now: () => number
}

const LOCAL = 'local'
/** Sessions are numbers of 32 bits (Yjs): in a key they are shorter so. */
const RADIX = 36

const sorted = (slots: Slots | undefined): [string, MapSlot][] => [...(slots ?? [])].toSorted(byWeight)
const isOrder = (value: JsonValue | undefined): value is JsonObject & { readonly order: readonly string[] } =>
  isJsonObject(value) && Array.isArray(value.order)

/** The records of one group as a Yjs document of its own: commands in, records out, updates to and from other devices. */
export class RecordGroup {
  readonly name: string
  readonly shape: GroupShape
  readonly #author: GroupAuthor
  readonly #canWrite: boolean
  /** Nobody asks which document it is: one made up by chance would only take time. */
  readonly #doc = new Y.Doc({ guid: '' })
  readonly #map = this.#doc.getMap<JsonValue>(GROUP_MAP)
  readonly #states = new Map<string, State>()
  #pending: Uint8Array[] = []
  #count = 0
  #changed = new Set<string>()
  /** Keys under which stands what this version cannot read. */
  readonly #unread = new Set<string>()

  /** `canWrite`: where the key of this device may not write the group, nothing that is written here is taken: nobody else would have it. */
  constructor(
    name: string,
    shape: GroupShape,
    author: GroupAuthor,
    stored: readonly Uint8Array[] = [],
    canWrite = true,
  ) {
    this.name = name
    this.shape = shape
    this.#author = author
    this.#canWrite = canWrite
    this.#map.observe(({ keysChanged }) => {
      for (const key of keysChanged) this.#read(key)
    })
    for (const update of stored) Y.applyUpdate(this.#doc, update)
    this.#changed.clear()
    // A session that the document knows already would be taken for that one's: its writes would be lost.
    while (Y.decodeStateVector(Y.encodeStateVector(this.#doc)).has(this.#doc.clientID))
      this.#doc.clientID = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    this.#doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === LOCAL) this.#pending.push(update)
    })
  }

  get #session(): string {
    return this.#doc.clientID.toString(RADIX)
  }

  #stateOf(id: string): State {
    const known = this.#states.get(id) ?? { cells: new Map(), bin: new Map(), kept: new Map() }
    this.#states.set(id, known)
    return known
  }

  /** Brings the index up to what the map says under a key. */
  #read(key: string): void {
    const place = slotPlaceOf(key)
    const stored = this.#map.get(key)
    this.#unread.delete(key)
    if (!place) {
      if (stored !== undefined) this.#unread.add(key)
      return
    }
    this.#changed.add(place.id)
    const state = this.#stateOf(place.id)
    if (place.kind === 'kept') {
      const kept = keptVersionOf(stored, place.hash)
      if (kept) state.kept.set(place.hash, kept)
      else if (stored !== undefined) this.#unread.add(key)
      return
    }
    const slots = place.kind === 'bin' ? state.bin : (state.cells.get(place.path) ?? new Map<string, MapSlot>())
    const slot = slotOfValue(stored)
    if (!slot && stored !== undefined) this.#unread.add(key)
    if (slot) slots.set(place.session, slot)
    else slots.delete(place.session)
    if (place.kind === 'bin') return
    if (slots.size > 0) state.cells.set(place.path, slots)
    else state.cells.delete(place.path)
  }

  #change(work: () => void): void {
    if (this.#canWrite) this.#doc.transact(work, LOCAL)
  }

  /** Writes or, without a value, empties a cell, over all that has been written there as far as it is known here, or as somebody says. */
  #write(id: string, path: string, value: JsonValue | undefined, isOver = (_: JsonValue): boolean => true): void {
    const slots = this.#states.get(id)?.cells.get(path)
    for (const [session, slot] of slots ?? [])
      if (isOver(slot.value) && (value === undefined || session !== this.#session))
        this.#map.delete(cellKey(id, path, session))
    if (value !== undefined) this.#map.set(cellKey(id, path, this.#session), this.#slot(value))
  }

  #slot(value: JsonValue): JsonValue {
    this.#count++
    return slotValue({ value, at: this.#author.now(), device: this.#author.device, count: this.#count })
  }

  #keep(id: string, version: JsonObject): void {
    const hash = versionHashOf(version)
    const { kept } = this.#stateOf(id)
    if (kept.has(hash)) return
    const number = 1 + Math.max(0, ...[...kept.values()].map((one) => one.number))
    this.#map.set(keptKey(id, hash), [number, version])
    // The map tells at the end of the transaction; the next version of the same has to stand behind this one.
    kept.set(hash, { number, version })
  }

  #cellsWith(id: string, others: ReadonlyMap<string, JsonValue> = new Map()): [string, readonly JsonValue[]][] {
    return [...(this.#states.get(id)?.cells ?? [])]
      .filter(([at]) => at !== TOUCHED_CELL)
      .map(([at, slots]) => [
        at,
        others.has(at) ? [others.get(at) ?? null] : sorted(slots).map(([, slot]) => slot.value),
      ])
  }

  /** What is about to be written over and whoever writes has not seen, or has not chosen: a version each. */
  #keepOthers(id: string, path: string, seen: JsonValue | undefined, next: JsonValue | undefined): void {
    if (this.#isQuiet(path)) return
    const slots = sorted(this.#states.get(id)?.cells.get(path))
    if (slots.some(([, { value }]) => isOrder(value))) return
    for (const [, { value, at }] of slots) {
      if (isJsonEqual(value, seen) || isJsonEqual(value, next)) continue
      const record = recordOfCells(this.#cellsWith(id, new Map([[path, value]])))
      this.#keep(id, versionOfRecord(this.shape, record, new Date(at).toISOString()))
    }
  }

  #isQuiet(path: string): boolean {
    return this.shape.quiet?.includes(path) === true
  }

  /** Of a list two devices may know different orders: the one written says where all of them are. */
  #ordered(id: string, path: string, next: JsonValue | undefined, base: JsonValue | undefined): JsonValue | undefined {
    if (!isOrder(next)) return next
    const known = sorted(this.#states.get(id)?.cells.get(path)).flatMap(([, { value }]) =>
      isOrder(value) ? [value.order] : [],
    )
    const gone = new Set(isOrder(base) ? base.order.filter((one) => !next.order.includes(one)) : [])
    const all = [next.order, ...known]
    return { order: mergedOrder(all, new Set(all.flat().filter((one) => !gone.has(one)))) }
  }

  #cells(record: JsonObject): Map<string, JsonValue> {
    const { [BINNED_FIELD]: _, [this.shape.versions ?? BINNED_FIELD]: __, ...content } = record
    return new Map(recordCellsOf(content))
  }

  /**
   * Writes what differs between a record and the one that it was made from, which is what is here unless somebody says otherwise:
   * whoever changed an older one changes only what they changed. What somebody else has written meanwhile in the same place was written at once with
   * this, although it has come in already: both stay.
   */
  put(record: JsonObject & { readonly id: string }, from?: JsonObject): void {
    const { id } = record
    const base = from ?? this.entry(id)?.record ?? {}
    const [before, after] = [this.#cells(base), this.#cells(record)]
    const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) =>
        !isJsonEqual(before.get(path), after.get(path)) &&
        (after.has(path) || !this.#isNewer(id, path, before.get(path))),
    )
    const beside = new Set(paths.filter((path) => this.#isUnseen(id, path, before.get(path))))
    this.#change(() => {
      for (const path of paths) if (!beside.has(path)) this.#keepOthers(id, path, before.get(path), after.get(path))
      for (const path of paths) {
        const [seen, next] = [before.get(path), after.get(path)]
        const isOver = beside.has(path) ? (value: JsonValue) => isJsonEqual(value, seen) : undefined
        this.#write(id, path, this.#ordered(id, path, next, seen), isOver)
      }
      // A change that only takes away leaves no mark of its own, and a deletion elsewhere has to miss it.
      if (paths.length > 0 && paths.every((path) => !after.has(path))) this.#write(id, TOUCHED_CELL, true)
      const versions = this.shape.versions === undefined ? undefined : record[this.shape.versions]
      if (Array.isArray(versions)) for (const version of versions) this.#keep(id, version as JsonObject)
    })
    const isBinned = typeof record[BINNED_FIELD] === 'string'
    const wasBinned = typeof base[BINNED_FIELD] === 'string'
    if (isBinned && (!wasBinned || paths.length > 0)) this.#bin(id, String(record[BINNED_FIELD]), before)
    else if (!isBinned && wasBinned) this.recover(id)
  }

  /** Keeps versions of a record, each once. */
  keep(id: string, versions: readonly JsonObject[]): void {
    this.#change(() => {
      for (const version of versions) this.#keep(id, version)
    })
  }

  /** Into the bin, as it is now; what somebody else changes meanwhile takes it out again. */
  remove(id: string, at = new Date(this.#author.now()).toISOString()): void {
    this.#bin(id, at)
  }

  /** Whether a cell holds something else than what somebody has seen there. */
  #isNewer(id: string, path: string, seen: JsonValue | undefined): boolean {
    const value = sorted(this.#states.get(id)?.cells.get(path))[0]?.[1].value
    return value !== undefined && !isOrder(value) && !this.#isQuiet(path) && !isJsonEqual(value, seen)
  }

  /** Whether what counts in a cell was written elsewhere, and is not what somebody has seen there. */
  #isUnseen(id: string, path: string, seen: JsonValue | undefined): boolean {
    return this.#isNewer(id, path, seen) && sorted(this.#states.get(id)?.cells.get(path))[0]?.[0] !== this.#session
  }

  /** Of each session the last write that a deletion has seen; one that it has not leaves out all that its session wrote after it. */
  #seenOf(id: string, { cells }: State, base?: ReadonlyMap<string, JsonValue>): Record<string, number> {
    const all = [...cells].flatMap(([path, slots]) =>
      [...slots].map(([session, { count }]) => ({
        session,
        count,
        isSeen: !base || path === TOUCHED_CELL || session === this.#session || !this.#isNewer(id, path, base.get(path)),
      })),
    )
    const seen: Record<string, number> = {}
    for (const { session, count } of all) seen[session] = Math.max(seen[session] ?? 0, count)
    for (const { session, count, isSeen } of all) if (!isSeen) seen[session] = Math.min(seen[session] ?? 0, count - 1)
    return seen
  }

  #bin(id: string, at: string, base?: ReadonlyMap<string, JsonValue>): void {
    const state = this.#states.get(id)
    if (!state) return
    const seen = this.#seenOf(id, state, base)
    this.#change(() => {
      this.#keep(id, versionOfRecord(this.shape, recordOfCells(this.#cellsWith(id)), at))
      for (const session of state.bin.keys()) if (session !== this.#session) this.#map.delete(binKey(id, session))
      this.#map.set(binKey(id, this.#session), this.#slot({ at, seen }))
    })
  }

  recover(id: string): void {
    const state = this.#states.get(id)
    if (!state || state.bin.size === 0) return
    this.#change(() => {
      for (const session of state.bin.keys()) this.#map.delete(binKey(id, session))
      this.#write(id, TOUCHED_CELL, true)
    })
  }

  /** Ends what was written at once: what counts stays, unless another is chosen; the others are versions. */
  settle(id: string, choose: (conflict: CellConflict) => JsonValue = ({ values }) => values[0]?.value ?? null): void {
    const entry = this.entry(id)
    if (!entry) return
    const chosen = new Map(entry.conflicts.map((conflict) => [conflict.path.join('/'), choose(conflict)]))
    this.#change(() => {
      for (const { at, cells } of otherValuesOf(entry.conflicts, chosen)) {
        const record = recordOfCells(this.#cellsWith(id, new Map([...chosen, ...cells])))
        this.#keep(id, versionOfRecord(this.shape, record, new Date(at).toISOString()))
      }
      for (const [path, value] of chosen) this.#write(id, path, value)
      if (entry.undeleted)
        for (const session of this.#states.get(id)?.bin.keys() ?? []) this.#map.delete(binKey(id, session))
    })
  }

  /** The deletion that has seen all that was written, if there is one; else the last of those that have not. */
  #deletionOf({ bin, cells }: State): { readonly last?: MapSlot; readonly holds?: RecordDeletion } {
    const holding = sorted(bin).find(([, { value }]) => {
      const { seen } = deletionOfSlot(value)
      return [...cells.values()].every((slots) =>
        [...slots].every(([session, { count }]) => count <= (seen[session] ?? 0)),
      )
    })
    const last = sorted(bin)[0]?.[1]
    return { ...(last && { last }), ...(holding && { holds: deletionOfSlot(holding[1].value) }) }
  }

  #conflictsOf({ cells }: State): CellConflict[] {
    const byPath = [...cells].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return byPath.flatMap(([path, slots]) => {
      if (slots.size < 2 || this.#isQuiet(path)) return []
      const values = sorted(slots).map(([, { value, at, device }]) => ({ value, at, device }))
      const distinct = values.filter(
        ({ value }, index) => values.findIndex((other) => isJsonEqual(other.value, value)) === index,
      )
      if (distinct.length < 2 || distinct.some(({ value }) => isOrder(value))) return []
      return [{ path: path.split('/'), values: distinct }]
    })
  }

  entry(id: string): BookEntry | undefined {
    const state = this.#states.get(id)
    if (!state || state.cells.size === 0) return undefined
    const { versions } = this.shape
    const kept = [...state.kept]
      .toSorted(([hashA, a], [hashB, b]) => a.number - b.number || (hashA < hashB ? -1 : 1))
      .map(([, { version }]) => version)
    const { last, holds } = this.#deletionOf(state)
    const record = {
      ...recordOfCells(this.#cellsWith(id)),
      ...(versions !== undefined && { [versions]: kept }),
      ...(holds && { [BINNED_FIELD]: holds.at }),
    }
    const undeleted = last && !holds ? { at: deletionOfSlot(last.value).at, device: last.device } : undefined
    return { id, record, conflicts: this.#conflictsOf(state), kept, ...(undeleted && { undeleted }) }
  }

  get ids(): readonly string[] {
    return [...this.#states].filter(([, { cells }]) => cells.size > 0).map(([id]) => id)
  }

  /** Places whose content is set aside. */
  get unread(): number {
    return this.#unread.size
  }

  /** Records that have changed since this was last asked, here or elsewhere. */
  takeChanged(): readonly string[] {
    const changed = [...this.#changed]
    this.#changed = new Set()
    return changed
  }

  get hasPending(): boolean {
    return this.#pending.length > 0
  }

  /** What was written here since this was last asked, in updates that have no more bytes than somebody says, unless one alone has. */
  takePending(most: number): readonly Uint8Array[] {
    const pending = this.#pending
    this.#pending = []
    return gatheredUpdates(pending, most)
  }

  /** What another device wrote, in any order and any number of times. */
  apply(update: Uint8Array): void {
    Y.applyUpdate(this.#doc, update, 'remote')
  }

  /** Whether it has writes or deletions that an update of the whole does not have, or that are nowhere. */
  hasMoreThan(update?: Uint8Array): boolean {
    return hasMoreThanUpdate(this.#doc, update)
  }

  /** All of it, for a store or a snapshot. */
  whole(): Uint8Array {
    return Y.encodeStateAsUpdate(this.#doc)
  }
}

/** The names of a path, as they are. */
export const namesOfRecord = (path: readonly string[]): readonly string[] => path.map((name) => unescapedName(name))
