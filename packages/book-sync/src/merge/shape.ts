import type { JsonObject } from './json.ts'

/** Which key opens a group: that of formulas and plans, that of prices and margins, that of what is ticked while working. */
export type KeyScope = 'formulas' | 'prices' | 'ticks'

/** What the merge has to know of the records of a group. */
export interface GroupShape {
  readonly scope: KeyScope
  /** The field that lists versions: each is kept for good, and the list is never written over. */
  readonly versions?: string
  /** Paths of fields of which two that differ are no news, such as the time of the last change. */
  readonly quiet?: readonly string[]
  /** The version that keeps a record as it was; without one, the record itself and when. */
  readonly versionOf?: (record: JsonObject, at: string) => JsonObject
}
export type GroupShapes = Readonly<Record<string, GroupShape>>

/** The field that says since when a record is in the bin. */
export const BINNED_FIELD = 'deletedAt'

export const versionOfRecord = ({ versionOf: own }: GroupShape, record: JsonObject, at: string): JsonObject =>
  own ? own(record, at) : { at, record }
