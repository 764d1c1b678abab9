import { capacityShape } from '../src/model/day.ts'
import { desksShape } from '../src/model/decode.ts'
import { gtinShape } from '../src/model/decode-library.ts'
import { rangeShape } from '../src/model/norms.ts'
import type { KeptShape, ShapeFields } from '../src/model/shape.ts'

/** A shape of what the app keeps, as JSON Schema with the words of its page. */

/** What is said of a shape: a text, or that (`$`), what is said of its fields, by their names in the order of the page, and of each of its items (`each`). */
export type FormatWords = string | { readonly [field: string]: FormatWords }

/** Names of shapes that stand by themselves, by their fields. */
export type ShapeNames = ReadonlyMap<ShapeFields, string>

/** Shapes of which their kind does not say all, by how they are read. */
const OTHER_SCHEMAS = new Map<KeptShape<unknown>['decode'], object>([
  [desksShape.decode, { type: 'object', additionalProperties: true }],
  [capacityShape.decode, { type: 'object', additionalProperties: { type: 'number', minimum: 0 } }],
  [rangeShape.decode, { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 }],
  [gtinShape.decode, { type: 'string', pattern: '^(\\d{8}|\\d{12,14})$' }],
])

const said = (words: FormatWords | undefined): string | undefined => (typeof words === 'object' ? said(words.$) : words)
const saidOf = (words: FormatWords | undefined, part: string): FormatWords | undefined =>
  typeof words === 'object' ? words[part] : undefined

function recordSchema(fields: ShapeFields, words: FormatWords | undefined, names: ShapeNames): object {
  const told = typeof words === 'object' ? Object.keys(words).filter((key) => key !== '$') : []
  const untold = Object.keys(fields).filter((key) => !told.includes(key))
  if (untold.length > 0) throw new Error(`nothing is said of ${untold.join(', ')}`)
  const required = told.filter((key) => !fields[key]?.isOptional)
  const properties = told.flatMap((key) => {
    const field = fields[key]
    return field ? [[key, schemaOf(field, saidOf(words, key), names)] as const] : []
  })
  return { type: 'object', ...(required.length > 0 && { required }), properties: Object.fromEntries(properties) }
}

function bareSchema(shape: KeptShape<unknown>, words: FormatWords | undefined, names: ShapeNames): object {
  const other = OTHER_SCHEMAS.get(shape.decode)
  if (other) return other
  const each = (): object => (shape.of ? schemaOf(shape.of, saidOf(words, 'each'), names) : {})
  switch (shape.is) {
    case 'text':
      return { type: 'string' }
    case 'figure':
      return { type: 'number', minimum: 0 }
    case 'signed':
      return { type: 'number' }
    case 'choice':
      return { type: 'string', enum: shape.values }
    case 'flag':
      return { type: 'boolean' }
    case 'yes':
      return { type: 'boolean', const: true }
    case 'list':
      return { type: 'array', items: each() }
    case 'table':
      return { type: 'object', patternProperties: { '^.*$': each() } }
    case 'record':
      return recordSchema(shape.fields ?? {}, words, names)
    default:
      return {}
  }
}

/** By itself, with no reference to its own name. */
export const wholeSchema = (shape: KeptShape<unknown>, words: FormatWords, names: ShapeNames): object => ({
  ...bareSchema(shape, words, names),
  description: said(words),
})

function schemaOf(shape: KeptShape<unknown>, words: FormatWords | undefined, names: ShapeNames): object {
  const fields = shape.nested?.().fields ?? shape.fields
  const name = fields && names.get(fields)
  if (name !== undefined) return { $ref: `#/$defs/${name}` }
  const description = said(words)
  return { ...bareSchema(shape, words, names), ...(description && { description }) }
}
