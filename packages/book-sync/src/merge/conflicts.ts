import { isJsonEqual, type JsonValue } from './json.ts'

/** One of several things that devices wrote in one place at once. */
export interface WrittenValue {
  readonly value: JsonValue
  readonly at: number
  readonly device: string
}

export interface CellConflict {
  readonly path: readonly string[]
  /** The one that counts first. */
  readonly values: readonly WrittenValue[]
}

/** What was not chosen, by who wrote it: all that one device wrote is one version, and not one for each cell. */
export function otherValuesOf(conflicts: readonly CellConflict[], chosen: ReadonlyMap<string, JsonValue>) {
  const others = new Map<string, { at: number; readonly cells: Map<string, JsonValue> }>()
  for (const { path, values } of conflicts) {
    const place = path.join('/')
    for (const { author, value, at } of valuesByAuthor(values)) {
      if (isJsonEqual(value, chosen.get(place))) continue
      const one = others.get(author) ?? { at, cells: new Map<string, JsonValue>() }
      one.at = Math.max(one.at, at)
      one.cells.set(place, value)
      others.set(author, one)
    }
  }
  return [...others.values()]
}

/** What was written in one place with who wrote it: the second of two devices of one name is told from the first. */
export function valuesByAuthor(
  values: readonly WrittenValue[],
): readonly (WrittenValue & { readonly author: string })[] {
  return values.map((one, at) => {
    const namesakes = values.slice(0, at).filter(({ device }) => device === one.device).length
    return { ...one, author: namesakes === 0 ? one.device : `${one.device} (${namesakes + 1})` }
  })
}
