import type { Type as TypeBox } from 'typebox'

/**
 * The builders of TypeBox that the schemas are written with, with its types and the marks that it reads: what they make is the same
 * to the byte. Its own are 373 modules, nearly half of what importing the contract loaded.
 */

type Built = Readonly<Record<string | symbol, unknown>>

/** A schema with a mark that only programs see. */
const marked = (schema: object, mark: string, value: unknown): object =>
  Object.defineProperty(schema, mark, { value, configurable: true, writable: true, enumerable: false })

const built = (kind: string, schema: Built, options: Built = {}): object =>
  marked({ ...schema, ...options }, '~kind', kind)

/** As it is, an example that nobody has read yet too. */
const copyOf = (schema: object): object => Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema))

const simple =
  (kind: string, type: string) =>
  (options?: Built): object =>
    built(kind, { type }, options)

function objectOf(properties: Readonly<Record<string, object>>, options?: Built): object {
  const required = Object.keys(properties).filter((key) => !Object.hasOwn(properties[key] ?? {}, '~optional'))
  return built('Object', { type: 'object', ...(required.length > 0 && { required }), properties }, options)
}

/** Any name, as TypeBox writes it. */
const ANY_KEY = '^.*$'

type Builders = 'Array' | 'Boolean' | 'Enum' | 'Integer' | 'Literal' | 'Number' | 'Object' | 'Optional' | 'Record'

export const Type = {
  Array: (items: object, options?: Built) => built('Array', { type: 'array', items }, options),
  Boolean: simple('Boolean', 'boolean'),
  Enum: (values: readonly unknown[], options?: Built) => built('Enum', { enum: values }, options),
  Integer: simple('Integer', 'integer'),
  Literal: (value: string | number | boolean, options?: Built) =>
    built('Literal', { type: typeof value, const: value }, options),
  Number: simple('Number', 'number'),
  Object: objectOf,
  Optional: (schema: object) => marked(copyOf(schema), '~optional', true),
  Record: (_key: object, value: object, options?: Built) =>
    built('Record', { type: 'object', patternProperties: { [ANY_KEY]: value } }, options),
  String: simple('String', 'string'),
  Union: (anyOf: readonly object[], options?: Built) => built('Union', { anyOf }, options),
  Unsafe: (schema: object) => marked(copyOf(schema), '~unsafe', null),
} as unknown as Pick<typeof TypeBox, Builders | 'String' | 'Union' | 'Unsafe'>
