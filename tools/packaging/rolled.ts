import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as contract from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import { root } from './published.ts'

/**
 * The types of the client, rolled up: what it reads off the contract's schemas, written out. Whoever installs the client installs no schemas, no engine and no
 * TypeBox for types alone, and their compiler works none of it out.
 */

interface Schema {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
}

const SIMPLE: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}
const literal = (value: unknown): string => JSON.stringify(value)
const union = (types: readonly string[]): string => [...new Set(types)].join(' | ')
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name))

function objectType({ properties = {}, required = [], patternProperties = {}, additionalProperties }: Schema): string {
  const names = Object.keys(properties)
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : Object.values(patternProperties)
  if (names.length === 0) return others.length > 0 ? `{ [key: string]: ${union(others.map(typeOf))} }` : '{}'
  const fields = names.map(
    (name) => `${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(properties[name] ?? {})}`,
  )
  // Where a schema says so, other fields may stand beside its own: those of the craft that a line is of.
  const open = additionalProperties === true ? ['[key: string]: unknown'] : []
  return `{ ${[...fields, ...open].join('; ')} }`
}

function oneType(type: string, schema: Schema): string {
  if (type === 'object') return objectType(schema)
  if (type !== 'array') return SIMPLE[type] ?? 'unknown'
  const { items = {}, minItems = 0, maxItems } = schema
  const item = typeOf(items)
  // «[least, most]»: so many, and no other number.
  if (minItems === maxItems) return `readonly [${Array.from({ length: minItems }, () => item).join(', ')}]`
  return /^[\w$]+$/.test(item) ? `${item}[]` : `(${item})[]`
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace(/#$/, '')
  if ('const' in schema) return literal(schema.const)
  if (schema.enum) return union(schema.enum.map(literal))
  const choices = schema.properties ? undefined : (schema.anyOf ?? schema.oneOf)
  if (choices) return union(choices.map(typeOf))
  const types = [schema.type ?? []].flat()
  return types.length === 0 ? 'unknown' : union(types.map((type) => oneType(type, schema)))
}

const SCHEMAS = {
  ...contract.analysisSchemas,
  ...contract.ajusteSchemas,
  ...contract.etiquetaSchemas,
  ...contract.loteSchemas,
  ...contract.leerSchemas,
  ...contract.sacoSchemas,
  ...contract.cartaSchemas,
  ...contract.montajeSchemas,
  ...contract.hornadaSchemas,
  ...contract.produccionSchemas,
  ...contract.preparacionSchemas,
  TiposSchema: contract.TiposSchema,
  CatalogoQuery: contract.CatalogoQuery,
  CatalogoSchema: contract.CatalogoSchema,
  CatalogoEntero: contract.CatalogoEntero,
  IngredienteSchema: contract.IngredienteSchema,
} as unknown as Readonly<Record<string, Schema>>

type CraftId = keyof typeof allCrafts
const CRAFTS = Object.values(allCrafts).map(({ id, types }) => ({ id: id as CraftId, types: Object.keys(types) }))
const { analysisContracts, ajusteContracts, etiquetaContracts } = contract

/** The service takes a text in place of lines, which the client says by itself, and a type that it does not know; a program names one that there is. */
function formulaRequest(
  { properties: { texto: _, ...properties } = {}, ...schema }: Schema,
  types: readonly string[],
): Schema {
  const type = { enum: [...types, null] }
  return { ...schema, properties: { ...properties, type }, required: [...(schema.required ?? []), 'ingredients'] }
}

const NAMED: Readonly<Record<string, Schema>> = {
  ...SCHEMAS,
  ...Object.fromEntries(
    CRAFTS.flatMap(({ id, types }) =>
      [analysisContracts, ajusteContracts, etiquetaContracts].map(({ [id]: { request } }) => [
        request,
        formulaRequest(SCHEMAS[request] ?? {}, types),
      ]),
    ),
  ),
}

const byCraft = (name: string, of: (id: CraftId) => string): string =>
  `interface ${name} { ${CRAFTS.map(({ id }) => `${id}: ${of(id)}`).join('; ')} }`
const MAPS = [
  byCraft('AnalysisRequests', (id) => analysisContracts[id].request),
  byCraft('AnalysisResponses', (id) => analysisContracts[id].response),
  byCraft('AjusteRequests', (id) => ajusteContracts[id].request),
  byCraft('AjusteResponses', (id) => ajusteContracts[id].response),
  byCraft('EtiquetaRequests', (id) => etiquetaContracts[id].request),
]

/** `src/shapes.ts` of the client with what it takes from others in its place. */
export function rolledShapes(): string {
  const source = readFileSync(join(root, 'packages/client/src/shapes.ts'), 'utf8')
  const own = source
    .replace(/^import type [\s\S]*?\bfrom '[^']+'\n/gm, '')
    .replace(/Static<typeof (?:\w+\.)?(\w+)>/g, '$1')
  const used = new Map<string, string>()
  const use = (text: string): void => {
    for (const [name] of text.matchAll(/\b\w+\b/g)) {
      const schema = used.has(name) ? undefined : NAMED[name]
      if (!schema) continue
      used.set(name, '')
      used.set(name, typeOf(schema))
      use(used.get(name) ?? '')
    }
  }
  use([own, ...MAPS].join('\n'))
  const shapes = [...used].map(([name, type]) => `type ${name} = ${type}`)
  return [...shapes, ...MAPS, own].join('\n')
}
