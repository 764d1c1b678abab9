import { isJsonObject, type JsonObject, type JsonValue } from './json.ts'

/**
 * A record as cells: what two people may change at once without meeting. A field is a cell, a field of an object inside too, and each
 * element of a list whose elements have an `id`; any other list is one cell. So two lines of one formula are two cells, and what one
 * device writes of a line is written whole, so that no line is left with half of its fields.
 */
export type RecordCells = ReadonlyMap<string, JsonValue>

/** Separates the fields of a path; `~1` stands for it in a name, `~0` for the tilde (RFC 6901). */
const SEPARATOR = '/'
export const escapedName = (name: string): string =>
  name.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('|', '~2')
export const unescapedName = (name: string): string =>
  name.includes('~') ? name.replaceAll('~2', '|').replaceAll('~1', '/').replaceAll('~0', '~') : name

/** An element of a list, told from a field by its mark; `~3` is no escape of a name. */
const ELEMENT = '~3'
/** The cell of an object or a list itself: that it is there, and in which order its elements stand. */
const isListed = (value: JsonValue): value is readonly JsonObject[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isJsonObject(one) && typeof one.id === 'string') &&
  new Set(value.map((one) => (one as JsonObject).id)).size === value.length

interface Order {
  readonly order: readonly string[]
}
const isOrder = (value: JsonValue | undefined): value is JsonValue & Order =>
  isJsonObject(value) && Array.isArray(value.order)

function spread(path: string, value: JsonValue | undefined, cells: Map<string, JsonValue>): void {
  if (value === undefined) return
  if (isListed(value)) {
    cells.set(path, { order: value.map(({ id }) => String(id)) })
    for (const { id, ...one } of value)
      cells.set(`${path}${SEPARATOR}${ELEMENT}${escapedName(String(id))}`, one as JsonValue)
  } else if (isJsonObject(value)) {
    if (path !== '') cells.set(path, {})
    for (const [field, inner] of Object.entries(value))
      spread(path === '' ? escapedName(field) : `${path}${SEPARATOR}${escapedName(field)}`, inner, cells)
  } else cells.set(path, value)
}

export function recordCellsOf(record: JsonObject): RecordCells {
  const cells = new Map<string, JsonValue>()
  spread('', record, cells)
  return cells
}

/** The order of a list that several devices changed at once: that of the first, and what only the others know behind what it stood behind. */
export function mergedOrder(orders: readonly (readonly string[])[], present: ReadonlySet<string>): string[] {
  const merged: string[] = []
  for (const order of orders) {
    let at = 0
    for (const id of order) {
      const known = merged.indexOf(id)
      if (known < 0) merged.splice(at, 0, id)
      at = (known < 0 ? at : known) + 1
    }
  }
  const unordered = [...present].filter((id) => !merged.includes(id)).toSorted()
  return [...merged, ...unordered].filter((id) => present.has(id))
}

interface Node {
  /** What devices wrote here, the one that counts first. */
  values: readonly JsonValue[]
  readonly fields: Map<string, Node>
}

function nodeAt(root: Node, path: string): Node {
  let node = root
  for (const name of path.split(SEPARATOR)) {
    const next = node.fields.get(name) ?? { values: [], fields: new Map() }
    node.fields.set(name, next)
    node = next
  }
  return node
}

function nodeValue({ values, fields }: Node): JsonValue | undefined {
  if (fields.size === 0) return isOrder(values[0]) ? [] : values[0]
  const elements = [...fields].filter(([name]) => name.startsWith(ELEMENT))
  if (elements.length > 0) {
    const byId = new Map(elements.map(([name, node]) => [unescapedName(name.slice(ELEMENT.length)), nodeValue(node)]))
    const orders = values.filter(isOrder).map(({ order }) => order)
    return mergedOrder(orders, new Set(byId.keys())).map((id) => ({ id, ...(byId.get(id) as JsonObject) }))
  }
  // In one order, whatever came first: two devices that have the same have it to the letter.
  const byName = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    byName.flatMap(([name, node]) => {
      const value = nodeValue(node)
      return value === undefined ? [] : [[unescapedName(name), value]]
    }),
  )
}

/** The record that some cells make; of each cell what devices wrote at once, the one that counts first. */
export function recordOfCells(cells: Iterable<readonly [path: string, values: readonly JsonValue[]]>): JsonObject {
  const root: Node = { values: [], fields: new Map() }
  for (const [path, values] of cells) nodeAt(root, path).values = values
  const record = nodeValue(root)
  return isJsonObject(record) ? record : {}
}
