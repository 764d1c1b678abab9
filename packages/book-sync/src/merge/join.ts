import type { Book } from './book.ts'
import { cellsOf } from './cells.ts'
import type { Group } from './group.ts'
import { canonical, type Json, type JsonObject } from './json.ts'
import { BINNED, versionOf } from './shape.ts'

/** A record of a device's own that is to be joined to a shared book. */
export type Owned = JsonObject & { readonly id: string }
/** The records of a device by their group. */
export type Library = Readonly<Record<string, readonly Owned[]>>

export interface Clash {
  readonly group: string
  readonly id: string
  /** The same record, changed here: what is here comes in as a version. Another of the same name: both stay. */
  readonly kind: 'changed' | 'namesake'
}

/** What joining two books will do, before anything is written. */
export interface JoinPlan {
  readonly counts: Readonly<Record<string, { readonly here: number; readonly there: number; readonly same: number }>>
  readonly clashes: readonly Clash[]
}

export interface Naming {
  /** What people call a record, where it has a name. */
  readonly nameOf: (group: string, record: JsonObject) => string | undefined
  /** A record under a name that tells it from the other. */
  readonly renamed: (group: string, record: Owned) => Owned
}

const contentOf = ({ shape: { quiet = [], versions } }: Group, record: JsonObject): string => {
  const { [BINNED]: _, [versions ?? BINNED]: __, ...content } = record
  const cells = [...cellsOf(content)].filter(([path]) => !quiet.includes(path))
  return canonical(Object.fromEntries(cells) as Json & JsonObject)
}

const sameName = (name: string): string => name.trim().toLocaleLowerCase('es')

function clashOf(group: Group, record: Owned, names: ReadonlySet<string>, { nameOf }: Naming): Clash | undefined {
  const there = group.entry(record.id)
  const place = { group: group.name, id: record.id }
  if (there)
    return contentOf(group, there.record) === contentOf(group, record) ? undefined : { ...place, kind: 'changed' }
  const name = nameOf(group.name, record)
  return name !== undefined && names.has(sameName(name)) ? { ...place, kind: 'namesake' } : undefined
}

/** What there is here and there, and what clashes. */
export function joinPlan(book: Book, library: Library, naming: Naming): JoinPlan {
  const groups = book.groups.map((group) => {
    const records = library[group.name] ?? []
    const there = group.ids.map((id) => group.entry(id)?.record ?? {}).filter((record) => record[BINNED] === undefined)
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
function keepAsVersions(group: Group, record: Owned, isChanged: boolean, at: string): void {
  const { versions } = group.shape
  const own = versions === undefined ? [] : ((record[versions] ?? []) as readonly JsonObject[])
  const { [BINNED]: _, [versions ?? BINNED]: __, ...content } = record
  group.keep(record.id, [...own, ...(isChanged ? [versionOf(group.shape, content, at)] : [])])
}

/** Joins them as the plan says: nothing that is there is written over, and nothing that is here is lost. */
export function join(book: Book, library: Library, plan: JoinPlan, naming: Naming, at: string): void {
  const clashes = new Map(plan.clashes.map(({ group, id, kind }) => [`${group} ${id}`, kind]))
  for (const group of book.groups)
    for (const record of library[group.name] ?? []) {
      const clash = clashes.get(`${group.name} ${record.id}`)
      if (group.entry(record.id)) keepAsVersions(group, record, clash === 'changed', at)
      else group.put(clash === 'namesake' ? naming.renamed(group.name, record) : record)
    }
}
