import type { CraftId, TableFormula } from '../model/formula.ts'
import {
  KEEP_TYPED,
  noteSeen,
  ofCraft,
  peekTable,
  RECEIVED_EVENT,
  type ReceivedTable,
  rawTable,
  seenTable,
  tableKey,
  writeKey,
} from './store.ts'

/** What other devices and other tabs have written on the tables: nothing that the first screen needs. */

/** What is typed is on the tables from now on, and not only in what a page shows. */
export const keepTyped = (): boolean => dispatchEvent(new Event(KEEP_TYPED))

/** A formula has changed on another device: on the table that has it too, with what this tab has not written yet. */
export function receiveTable(entry: string, craft: CraftId, edit: (now: TableFormula) => TableFormula): void {
  const table = peekTable(craft)
  if (table?.entry === entry) {
    const isOwn = seenTable(craft) === rawTable(craft)
    writeKey(tableKey(craft), edit(table))
    if (isOwn) noteSeen(craft)
  }
  // A formula that was opened a moment ago is on the table, and not kept as such yet.
  dispatchEvent(new CustomEvent<ReceivedTable>(RECEIVED_EVENT, { detail: { entry, craft, edit } }))
}

/** A table that another tab has written since this one took or wrote it: as it is now, and as it was then. */
export function tableElsewhere(
  craft: CraftId,
): readonly [now: TableFormula, before: TableFormula | undefined] | undefined {
  const [now, before] = [peekTable(craft), seenTable(craft)]
  return now && before && before !== rawTable(craft) ? [now, ofCraft(JSON.parse(before), craft)] : undefined
}
