/** Plain data, as a library keeps it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject
export interface JsonObject {
  readonly [field: string]: JsonValue | undefined
}

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One text for one content: the fields in the order of their names, without those that hold nothing. */
export function canonicalJson(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonicalJson(one)).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value ?? null)
  const fields = Object.keys(value)
    .filter((field) => value[field] !== undefined)
    .toSorted()
    .map((field) => `${JSON.stringify(field)}:${canonicalJson(value[field])}`)
  return `{${fields.join(',')}}`
}

export const isJsonEqual = (one: JsonValue | undefined, other: JsonValue | undefined): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other)

/** Levels of a value, and fields of a path, that anybody may have written: a batch with formulas inside formulas has half as many. */
export const DEEPEST_LEVEL = 64

const isLeaf = (value: unknown): boolean =>
  value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a value is plain data, and has no more levels than anything here goes down: Yjs also brings bytes and large integers. */
export function isPlain(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= DEEPEST_LEVEL; depth++) {
    const inner = level.filter((one) => !isLeaf(one))
    if (inner.length === 0) return true
    if (inner.some((one) => typeof one !== 'object' || ArrayBuffer.isView(one))) return false
    level = inner.flatMap((one) => Object.values(one as object))
  }
  return false
}
