import { STATUS_CODES } from 'node:http'
import { isJson, type Json, mapEntries, type OpenapiDocument } from './openapi-dialect.ts'

/**
 * Parts of a description that stand in several places, each written once as a component of its own. Whoever reads the description has a third of the bytes, and
 * whoever makes types of it one type for one thing. Nothing changes its meaning: what a part is called, and what is a part, is not promised to anybody.
 */

/** Characters from which a part is worth a name: a reference takes some forty. */
const LEAST_SHARED = 50
/** What stands in more places than one. */
const SEVERAL = 2

/** Where a schema holds others: under names that their author chose, in a list, or by itself. */
const NAMED: ReadonlySet<string> = new Set(['properties', 'patternProperties'])
const LISTED: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const SINGLE: ReadonlySet<string> = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'])

type ChangeSchema = (schema: Json, name: string) => Json

/** A schema with those inside it changed, each under the name of the field that holds it. */
function withInner(schema: Json, name: string, change: ChangeSchema): Json {
  const each = (value: unknown, called: string): unknown => (isJson(value) ? change(value, called) : value)
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (NAMED.has(key) && isJson(value))
        return [key, Object.fromEntries(Object.entries(value).map(([field, one]) => [field, each(one, field)]))]
      if (LISTED.has(key) && Array.isArray(value)) return [key, value.map((one) => each(one, name))]
      return [key, SINGLE.has(key) ? each(value, name) : value]
    }),
  )
}

/** What a schema is: one that holds others or lists its values whatever is said of it where it stands, a plain value with what is said of it. */
function shapeOf(schema: Json): string {
  const { description: _, ...shape } = schema
  const holdsOthers = isJson(schema.properties) || isJson(schema.items) || isJson(schema.anyOf)
  return JSON.stringify(holdsOthers || Array.isArray(schema.enum) ? shape : schema)
}

/** Every schema of a document that has no name changed. */
function withSchemas(part: unknown, change: ChangeSchema, name = ''): unknown {
  if (Array.isArray(part)) return part.map((one) => withSchemas(one, change, name))
  if (!isJson(part)) return part
  const called = typeof part.name === 'string' ? part.name : name
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'schema' && isJson(value)) return [key, change(value, called)]
      return [key, key === 'examples' ? value : withSchemas(value, change, called)]
    }),
  )
}

/** How many places each shape would stand in if all were written once. */
function placesOfShapes(document: OpenapiDocument): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const count: ChangeSchema = (schema, name) => {
    const shape = shapeOf(schema)
    const before = places.get(shape) ?? 0
    places.set(shape, before + 1)
    return before > 0 ? schema : withInner(schema, name, count)
  }
  for (const schema of Object.values(document.components?.schemas ?? {})) count(schema as Json, '')
  withSchemas(document.paths, count)
  return places
}

/** A name that nobody has; generators do not tell cases apart. */
function freeName(wanted: string, taken: Set<string>): string {
  const called = wanted.replace(/\W+/g, '') || 'parte'
  let name = called
  for (let count = SEVERAL; taken.has(name.toLowerCase()); count++) name = `${called}${count}`
  taken.add(name.toLowerCase())
  return name
}

/** As its field is called, in small letters: what has a name of its own begins with a large one. */
const fieldName = (field: string): string => `${field.charAt(0).toLowerCase()}${field.slice(1)}`

/** Of a name of several words the last: «Manifest» is what several schemas are that have names of their own. */
const lastWord = (name: string): string => name.replace(/^.+(?=[A-Z])/, '')

/** Whether a shape is worth a name: a list of values always is, since each is told with it; one that only refers to others has one already. */
const isWorthSharing = (shape: string, places: number): boolean =>
  places >= SEVERAL &&
  (shape.length >= LEAST_SHARED || shape.includes('"enum":[')) &&
  !/^\{(?:"oneOf":\[\{)?"\$ref":"[^"]*"\}/.test(shape)

/** Parts of all operations that are the same in several, each under a name. */
function sharedAmong(
  operations: readonly Json[],
  kind: 'responses' | 'parameters',
  nameOf: (one: Json, key: string) => string,
): { readonly written: Json; readonly refer: (one: Json) => Json } {
  const places = new Map<string, number>()
  const each = operations.flatMap((operation) => Object.entries(isJson(operation[kind]) ? operation[kind] : {}))
  for (const [, one] of each) places.set(JSON.stringify(one), (places.get(JSON.stringify(one)) ?? 0) + 1)
  const taken = new Set<string>()
  const names = new Map<string, string>()
  const written: Record<string, unknown> = {}
  for (const [key, one] of each) {
    const text = JSON.stringify(one)
    if (names.has(text) || (places.get(text) ?? 0) < SEVERAL) continue
    const name = freeName(nameOf(one as Json, key), taken)
    names.set(text, name)
    written[name] = one
  }
  const refer = (one: Json): Json => {
    const name = names.get(JSON.stringify(one))
    return name === undefined ? one : { $ref: `#/components/${kind}/${name}` }
  }
  return { written, refer }
}

/** Answers and parameters that several operations have, written once. */
function withSharedAnswers(document: OpenapiDocument): OpenapiDocument {
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item as Json) as Json[])
  const answers = sharedAmong(operations, 'responses', (_, status) => STATUS_CODES[status] ?? '')
  const asked = sharedAmong(operations, 'parameters', ({ name }) => String(name))
  const paths = mapEntries(document.paths, (item) =>
    mapEntries(item, (operation) => ({
      ...operation,
      ...(Array.isArray(operation.parameters) && { parameters: operation.parameters.map(asked.refer) }),
      responses: mapEntries(operation.responses, answers.refer),
    })),
  )
  const components = { ...document.components, responses: answers.written, parameters: asked.written }
  return { ...document, paths, components }
}

/** The document with each part written once. */
export function withSharedParts(whole: OpenapiDocument): OpenapiDocument {
  const document = withSharedAnswers(whole)
  const own = (document.components?.schemas ?? {}) as Readonly<Record<string, Json>>
  const places = placesOfShapes(document)
  const taken = new Set(Object.keys(own).map((name) => name.toLowerCase()))
  const parts = new Map<string, { readonly name: string; readonly description: unknown }>()
  const written: Record<string, Json> = {}
  const share: ChangeSchema = (schema, field) => {
    const shape = shapeOf(schema)
    if (!isWorthSharing(shape, places.get(shape) ?? 0)) return withInner(schema, field, share)
    const { description } = schema
    const known = parts.get(shape)
    const { name } = known ?? { name: freeName(fieldName(field), taken) }
    if (!known) {
      parts.set(shape, { name, description })
      written[name] = withInner(schema, field, share)
    }
    const isOther = known !== undefined && description !== undefined && known.description !== description
    return { $ref: `#/components/schemas/${name}`, ...(isOther && { description }) }
  }
  const schemas = Object.fromEntries(Object.entries(own).map(([name, schema]) => [name, share(schema, lastWord(name))]))
  const paths = withSchemas(document.paths, share) as Json
  return { ...document, paths, components: { ...document.components, schemas: { ...schemas, ...written } } }
}

/** What is written once for several places: whole answers and parameters, and parts of schemas, whose names begin small. */
const SHARED = /^#\/components\/(responses|parameters|schemas(?=\/[a-z]))\/(\w+)$/

/** A description with each shared part where it is meant. */
export function withPartsInline(document: unknown, part: unknown = document): unknown {
  if (Array.isArray(part)) return part.map((one) => withPartsInline(document, one))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...own } = part as Json
  const [, kind = '', name = ''] = SHARED.exec(String($ref ?? '')) ?? []
  if (kind !== '') {
    const shared = Object(Object((document as OpenapiDocument).components)[kind])[name]
    return withPartsInline(document, { ...shared, ...own })
  }
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withPartsInline(document, value)]))
}
