import { isEqual, type Json } from './json.ts'

/** One of several things that devices wrote in one place at once. */
export interface Written {
  readonly value: Json
  readonly at: number
  readonly device: string
}

export interface Conflict {
  readonly path: readonly string[]
  /** The one that counts first. */
  readonly values: readonly Written[]
}

/** What was not chosen, by who wrote it: all that one device wrote is one version, and not one for each cell. */
export function othersOf(conflicts: readonly Conflict[], chosen: ReadonlyMap<string, Json>) {
  const others = new Map<string, { at: number; readonly cells: Map<string, Json> }>()
  for (const { path, values } of conflicts) {
    const place = path.join('/')
    for (const { author, value, at } of byAuthor(values)) {
      if (isEqual(value, chosen.get(place))) continue
      const one = others.get(author) ?? { at, cells: new Map<string, Json>() }
      one.at = Math.max(one.at, at)
      one.cells.set(place, value)
      others.set(author, one)
    }
  }
  return [...others.values()]
}

/** What was written in one place with who wrote it: the second of two devices of one name is told from the first. */
export function byAuthor(values: readonly Written[]): readonly (Written & { readonly author: string })[] {
  return values.map((one, at) => {
    const namesakes = values.slice(0, at).filter(({ device }) => device === one.device).length
    return { ...one, author: namesakes === 0 ? one.device : `${one.device} (${namesakes + 1})` }
  })
}
