import type { TSchema } from 'typebox'

/**
 * The schema with an example that is worked out when somebody reads it, so that the documentation shows what the engine answers and
 * importing the contract asks the engine nothing.
 */
export function withExample<Schema extends TSchema>(schema: Schema, example: () => unknown): Schema {
  let examples: readonly unknown[] | undefined
  return Object.defineProperty(schema, 'examples', {
    enumerable: true,
    configurable: true,
    get: () => {
      examples ??= [example()]
      return examples
    },
  })
}
