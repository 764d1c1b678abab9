import { ajusteContracts, analysisContracts, etiquetaContracts } from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import * as say from '../messages.ts'

/**
 * The description as OpenAPI says it best. The schemas that validate and serialise are of draft 7, and each route brings its
 * own headers: what the two write otherwise is turned here, and nothing changes its meaning.
 */

export type Json = { readonly [key: string]: unknown }
export type OpenapiDocument = Json & { readonly paths?: Json; readonly components?: Json }

/** A Spanish description in the words of a language. */
export type DescriptionWords = (spanish: string) => string

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null
export const mapEntries = (value: unknown, change: (inner: Json, key: string) => unknown): Json =>
  Object.fromEntries(
    Object.entries(isJson(value) ? value : {}).map(([key, inner]) => [key, isJson(inner) ? change(inner, key) : inner]),
  )

/** An array of exactly two numbers, which drafts 7 and 2020 write differently. */
const isRange = ({ type, items, minItems, maxItems }: Json): boolean =>
  type === 'array' && minItems === 2 && maxItems === 2 && isJson(items) && items.type === 'number'

const RANGE = 'Range'
const rangeIn = (words: DescriptionWords): Json => ({
  type: 'array',
  minItems: 2,
  maxItems: 2,
  prefixItems: [
    { type: 'number', description: words(say.fieldTexts.least.description) },
    { type: 'number', description: words(say.fieldTexts.most.description) },
  ],
  description: words(say.fieldTexts.range.description),
})

export const refersTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** Every range is one shape, described where it stands. */
function withRanges(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withRanges)
  if (!isJson(node)) return node
  if (!isRange(node)) return mapEntries(node, withRanges)
  const { description } = node
  return { ...refersTo(RANGE), ...(description !== undefined && { description }) }
}

/** What a request is called that brings its lines as a text. */
const pastedName = (name: string): string => `${name}Texto`

/** Fields of a request that is sent with its lines, or with a text in their place: the validator takes both as one shape. */
const LINES = 'ingredients'
const TEXT = 'texto'
const takesText = ({ oneOf, properties }: Json): boolean =>
  Array.isArray(oneOf) && isJson(properties) && Object.hasOwn(properties, LINES) && Object.hasOwn(properties, TEXT)

/** The two ways of sending a formula, each a shape of its own with what it requires: whoever generates a client sees which. */
function split(name: string, schema: Json, words: DescriptionWords): [name: string, schema: Json][] {
  if (!takesText(schema)) return [[name, schema]]
  const { oneOf: _, required = [], properties, examples = [], description, ...rest } = schema
  const { [LINES]: lines, [TEXT]: text, ...others } = properties as Json
  const [written, pasted] = examples as readonly unknown[]
  // The example of the body has it.
  const { examples: _shown, ...told } = text as Json
  const needs = (field: string): string[] => [...(required as readonly string[]), field]
  return [
    [
      name,
      { ...rest, description, required: needs(LINES), properties: { [LINES]: lines, ...others }, examples: [written] },
    ],
    [
      pastedName(name),
      {
        ...rest,
        description: `${description} ${words(say.fieldTexts.pasted.description)}`,
        required: needs(TEXT),
        properties: { [TEXT]: told, ...others },
        examples: [pasted],
      },
    ],
  ]
}

/** A body that may come either way. */
function withEitherBody(paths: Json, schemas: Json): Json {
  const either = (media: Json): Json => {
    const name = isJson(media.schema) ? String(media.schema.$ref ?? '').replace(/^.*\//, '') : ''
    const schema = schemas[name]
    if (!isJson(schema) || !takesText(schema)) return media
    return { ...media, schema: { oneOf: [refersTo(name), refersTo(pastedName(name))] } }
  }
  const ofOperation = (operation: Json): Json =>
    isJson(operation.requestBody)
      ? {
          ...operation,
          requestBody: { ...operation.requestBody, content: mapEntries(operation.requestBody.content, either) },
        }
      : operation
  return mapEntries(paths, (item) => mapEntries(item, ofOperation))
}

/** Every request that has a recipe type, and the types of its craft. */
const types: ReadonlyMap<string, readonly string[]> = new Map(
  (Object.keys(analysisContracts) as (keyof typeof analysisContracts)[]).flatMap((id) => {
    const { types: known } = allCrafts[id]
    return [analysisContracts, ajusteContracts, etiquetaContracts].map(
      (all) => [all[id].request, Object.keys(known)] as const,
    )
  }),
)

/** Known values to choose from, and any other text besides: an unknown type is no error. */
function withTypes(schema: Json, name: string): Json {
  const known = types.get(name)
  if (!known) return schema
  const properties = mapEntries(schema.properties, (property, key) => {
    if (key !== 'type') return property
    const { type, description } = property
    return { anyOf: [{ type: 'string', enum: known }, { type }], description }
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
    response.headers ? { ...response, headers: mapEntries(response.headers, share) } : response
  const ofOperation = (operation: Json): Json => ({
    ...operation,
    responses: mapEntries(operation.responses, ofResponse),
  })
  return { paths: mapEntries(paths, (item) => mapEntries(item, ofOperation)), headers }
}

/** The document in the dialect, with what the dialect adds in the words of its language. */
export function inOpenapiDialect(
  document: OpenapiDocument,
  words: DescriptionWords = (spanish) => spanish,
): OpenapiDocument {
  const { paths, headers } = withSharedHeaders(document.paths)
  const { components } = document
  const schemas = mapEntries(components?.schemas, withTypes)
  const told = withRanges({
    ...document,
    paths: withEitherBody(paths, schemas),
    components: {
      ...components,
      headers,
      schemas: Object.fromEntries(
        Object.entries(schemas).flatMap(([name, schema]) => split(name, schema as Json, words)),
      ),
    },
  }) as OpenapiDocument & { readonly components: Json }
  return {
    ...told,
    components: { ...told.components, schemas: { ...(told.components.schemas as Json), [RANGE]: rangeIn(words) } },
  }
}
