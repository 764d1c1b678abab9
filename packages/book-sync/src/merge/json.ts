/** Plain data, as a library keeps it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [field: string]: Json | undefined
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One text for one content: the fields in the order of their names, without those that hold nothing. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one)).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const fields = Object.keys(value)
    .filter((field) => value[field] !== undefined)
    .toSorted()
    .map((field) => `${JSON.stringify(field)}:${canonical(value[field])}`)
  return `{${fields.join(',')}}`
}

export const isEqual = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other || canonical(one) === canonical(other)
