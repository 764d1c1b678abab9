/** The descriptions of an OpenAPI document, put in other words. */

/** What is sent and answered, and no description of it. */
const VALUES: ReadonlySet<string> = new Set(['example', 'examples', 'enum', 'const', 'default'])
/** What is below is called as its author likes. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'schemas', 'paths', 'headers', 'responses', 'parameters'])

/** A part of a document with each description in the words that are given for it. */
export function redescribePart(part: unknown, words: (description: string) => string, isNamed = false): unknown {
  if (Array.isArray(part)) return part.map((one) => redescribePart(one, words))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (isNamed) return [key, redescribePart(value, words)]
      if (key === 'description' && typeof value === 'string') return [key, words(value)]
      return [key, VALUES.has(key) ? value : redescribePart(value, words, NAMED.has(key))]
    }),
  )
}
