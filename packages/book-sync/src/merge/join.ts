import type { SharedBook } from './book.ts'
import { recordCellsOf } from './cells.ts'
import type { RecordGroup } from './group.ts'
import { canonicalJson, type JsonObject, type JsonValue } from './json.ts'
import { BINNED_FIELD, versionOfRecord } from './shape.ts'

/** A record of a device's own that is to be joined to a shared book. */
export type OwnRecord = JsonObject & { readonly id: string }
/** The records of a device by their group. */
export type DeviceLibrary = Readonly<Record<string, readonly OwnRecord[]>>

export interface JoinClash {
  readonly group: string
  readonly id: string
  /** The same record, changed here: what is here comes in as a version. Another of the same name: both stay. */
  readonly kind: 'changed' | 'namesake'
}

/** What joining two books will do, before anything is written. */
export interface JoinPlan {
  readonly counts: Readonly<Record<string, { readonly here: number; readonly there: number; readonly same: number }>>
  readonly clashes: readonly JoinClash[]
}

export interface RecordNaming {
  /** What people call a record, where it has a name. */
  readonly nameOf: (group: string, record: JsonObject) => string | undefined
  /** A record under a name that tells it from the other. */
  readonly renamed: (group: string, record: OwnRecord) => OwnRecord
}

const contentOf = ({ shape: { quiet = [], versions } }: RecordGroup, record: JsonObject): string => {
  const { [BINNED_FIELD]: _, [versions ?? BINNED_FIELD]: __, ...content } = record
  const cells = [...recordCellsOf(content)].filter(([path]) => !quiet.includes(path))
  return canonicalJson(Object.fromEntries(cells) as JsonValue & JsonObject)
}

const sameName = (name: string): string => name.trim().toLocaleLowerCase('es')

function clashOf(
  group: RecordGroup,
  record: OwnRecord,
  names: ReadonlySet<string>,
  { nameOf }: RecordNaming,
): JoinClash | undefined {
  const there = group.entry(record.id)
  const place = { group: group.name, id: record.id }
  if (there)
    return contentOf(group, there.record) === contentOf(group, record) ? undefined : { ...place, kind: 'changed' }
  const name = nameOf(group.name, record)
  return name !== undefined && names.has(sameName(name)) ? { ...place, kind: 'namesake' } : undefined
}

/** What there is here and there, and what clashes. */
export function joinPlan(book: SharedBook, library: DeviceLibrary, naming: RecordNaming): JoinPlan {
  const groups = book.groups.map((group) => {
    const records = library[group.name] ?? []
    const there = group.ids
      .map((id) => group.entry(id)?.record ?? {})
      .filter((record) => record[BINNED_FIELD] === undefined)
    const names = new Set(there.flatMap((record) => naming.nameOf(group.name, record) ?? []).map(sameName))
    const clashes = records.flatMap((record) => clashOf(group, record, names, naming) ?? [])
    const known = records.filter(({ id }) => group.entry(id) !== undefined)
    const same = known.length - clashes.filter(({ kind }) => kind === 'changed').length
    return { name: group.name, clashes, counts: { here: records.length, there: there.length, same } }
  })
  return {
    counts: Object.fromEntries(groups.map(({ name, counts }) => [name, counts])),
    clashes: groups.flatMap(({ clashes }) => clashes),
  }
}

/** The versions of a record that a device has, and the record itself as one more. */
function keepAsVersions(group: RecordGroup, record: OwnRecord, isChanged: boolean, at: string): void {
  const { versions } = group.shape
  const own = versions === undefined ? [] : ((record[versions] ?? []) as readonly JsonObject[])
  const { [BINNED_FIELD]: _, [versions ?? BINNED_FIELD]: __, ...content } = record
  group.keep(record.id, [...own, ...(isChanged ? [versionOfRecord(group.shape, content, at)] : [])])
}

/** Joins them as the plan says: nothing that is there is written over, and nothing that is here is lost. */
export function joinLibrary(
  book: SharedBook,
  library: DeviceLibrary,
  plan: JoinPlan,
  naming: RecordNaming,
  at: string,
): void {
  const clashes = new Map(plan.clashes.map(({ group, id, kind }) => [`${group} ${id}`, kind]))
  for (const group of book.groups)
    for (const record of library[group.name] ?? []) {
      const clash = clashes.get(`${group.name} ${record.id}`)
      if (group.entry(record.id)) keepAsVersions(group, record, clash === 'changed', at)
      else group.put(clash === 'namesake' ? naming.renamed(group.name, record) : record)
    }
}
