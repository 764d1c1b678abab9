import { craftIds } from '../model/crafts.ts'
import { decodeFormula } from '../model/decode.ts'
import type { CraftId, TableFormula } from '../model/formula.ts'

/**
 * What the first screen needs before anything else can be loaded, and what must be written while a page is being closed:
 * the formula on each table. Everything else is in the library. A browser that refuses to store loses only that.
 */

const PREFIX = 'obrador.'

/** What the browser refused to keep: it is read as if it had been. */
const unkept = new Map<string, unknown>()

/** Any of our keys as it was kept. */
export function readKey(key: string): unknown {
  if (unkept.has(key)) return unkept.get(key)
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** False when the device has no room or does not let anything be kept. */
export function writeKey(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value))
    unkept.delete(key)
    return true
  } catch {
    unkept.set(key, value)
    return false
  }
}

export function forgetKey(key: string): void {
  unkept.delete(key)
  localStorage.removeItem(PREFIX + key)
}

export const lastCraft = (): unknown => readKey('craft')
export const keepCraft = (craft: CraftId): boolean => writeKey('craft', craft)

export const tableKey = (craft: CraftId): string => `formula.${craft}`
export const rescuedKey = (craft: CraftId): string => `rescued.${craft}`

/** What this tab last took from or wrote on each table: anything else there is another tab's. */
const seen = new Map<CraftId, string>()
export const rawTable = (craft: CraftId): string => JSON.stringify(readKey(tableKey(craft)))
export const seenTable = (craft: CraftId): string | undefined => seen.get(craft)
/** What is on a table now is what this tab has. */
export const noteSeen = (craft: CraftId): unknown => seen.set(craft, rawTable(craft))

export const ofCraft = (value: unknown, craft: CraftId): TableFormula | undefined => {
  const formula = decodeFormula(value)
  return formula?.craft === craft ? formula : undefined
}

/** A table as it is kept, only to look at: what another tab has written there stays another tab's. */
export const peekTable = (craft: CraftId): TableFormula | undefined => ofCraft(readKey(tableKey(craft)), craft)

/** A table on which this tab begins to work: what is there now may be written over. */
export function takeTable(craft: CraftId): TableFormula | undefined {
  noteSeen(craft)
  return peekTable(craft)
}

/** Writes a table; what another tab had written there meanwhile is put aside, for the library to take. */
export function keepWorking(formula: TableFormula): boolean {
  const { craft } = formula
  if (seen.has(craft) && seen.get(craft) !== rawTable(craft)) writeKey(rescuedKey(craft), readKey(tableKey(craft)))
  const kept = writeKey(tableKey(craft), formula)
  noteSeen(craft)
  dispatchEvent(new Event(TABLE_KEPT))
  return kept
}
export const TABLE_KEPT = 'obrador:table'

/** Asks for what is typed to be kept on its table at once. */
export const KEEP_TYPED = 'obrador:keep'

/** Tries again to keep a table that the browser refused. */
export const keepTableAgain = (craft: CraftId): boolean => writeKey(tableKey(craft), readKey(tableKey(craft)))

/** A formula that has changed elsewhere, and how a table takes it. */
export interface ReceivedTable {
  readonly entry: string
  readonly craft: CraftId
  readonly edit: (now: TableFormula) => TableFormula
}
export const RECEIVED_EVENT = 'obrador:received'

/** Nobody has worked here yet, nor had a formula of their own in the library. */
export const isFirstVisit = (): boolean =>
  readKey('greeted') === null && craftIds.every((craft) => readKey(tableKey(craft)) === null)
export const keepGreeted = (): boolean => writeKey('greeted', true)
