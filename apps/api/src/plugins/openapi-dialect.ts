import { ajusteContracts, contracts, etiquetaContracts } from '@obrador/contract'
import { crafts } from '@obrador/engine'
import * as say from '../messages.ts'

/**
 * The description as OpenAPI says it best. The schemas that validate and serialise are of draft 7, and each route brings its
 * own headers: what the two write otherwise is turned here, and nothing changes its meaning.
 */

type Json = { readonly [key: string]: unknown }
export type Document = Json & { readonly paths?: Json; readonly components?: Json }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
const mapped = (value: unknown, change: (inner: Json, key: string) => unknown): Json =>
  Object.fromEntries(
    Object.entries(isJson(value) ? value : {}).map(([key, inner]) => [key, isJson(inner) ? change(inner, key) : inner]),
  )

/** An array of exactly two numbers, which drafts 7 and 2020 write differently. */
const isRange = ({ type, items, minItems, maxItems }: Json): boolean =>
  type === 'array' && minItems === 2 && maxItems === 2 && isJson(items) && items.type === 'number'

function withTuples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withTuples)
  if (!isJson(node)) return node
  if (!isRange(node)) return mapped(node, withTuples)
  const { items: _, ...range } = node
  return {
    ...range,
    prefixItems: [
      { type: 'number', description: say.fields.least },
      { type: 'number', description: say.fields.most },
    ],
  }
}

/** Every request that has a recipe type, and the types of its craft. */
const types: ReadonlyMap<string, { readonly known: readonly string[]; readonly usual: string }> = new Map(
  (Object.keys(contracts) as (keyof typeof contracts)[]).flatMap((id) => {
    const { types: known, defaultType: usual } = crafts[id]
    return [contracts, ajusteContracts, etiquetaContracts].map(
      (all) => [all[id].request, { known: Object.keys(known), usual }] as const,
    )
  }),
)

/** Known values to choose from, and any other text besides: an unknown type is no error. */
function withTypes(schema: Json, name: string): Json {
  const hint = types.get(name)
  if (!hint) return schema
  const properties = mapped(schema.properties, (property, key) => {
    if (key !== 'type') return property
    const { type, description } = property
    return { anyOf: [{ type: 'string', enum: hint.known }, { type }], description, examples: [hint.usual] }
  })
  return { ...schema, properties }
}

/** Headers that answers share, once under their name. */
function withSharedHeaders(paths: unknown): { readonly paths: Json; readonly headers: Json } {
  const headers: Record<string, Json> = {}
  const share = (header: Json, name: string): Json => {
    headers[name] = header
    return { $ref: `#/components/headers/${name}` }
  }
  const ofResponse = (response: Json): Json =>
    response.headers ? { ...response, headers: mapped(response.headers, share) } : response
  const ofOperation = (operation: Json): Json => ({ ...operation, responses: mapped(operation.responses, ofResponse) })
  return { paths: mapped(paths, (item) => mapped(item, ofOperation)), headers }
}

export function inOpenapi(document: Document): Document {
  const { paths, headers } = withSharedHeaders(document.paths)
  const { components } = document
  return withTuples({
    ...document,
    paths,
    components: { ...components, headers, schemas: mapped(components?.schemas, withTypes) },
  }) as Document
}
