import { isJson, type Json, type OpenapiDocument, refersTo } from '../plugins/openapi-dialect.ts'

/** The operations of a description, as a page tells them. */

export interface DescribedOperation {
  readonly method: string
  readonly path: string
  readonly id: string
  readonly title: string
  readonly about: string
  readonly tag: string
  readonly parameters: readonly Json[]
  /** The shapes that a body may have, and an example of each. */
  readonly bodies: readonly Json[]
  readonly examples: readonly unknown[]
  readonly answers: readonly DescribedAnswer[]
}

interface DescribedAnswer {
  readonly status: string
  readonly about: string
  readonly schema: Json | undefined
}

const OBJECT: Json = {}
const inside = (part: unknown, ...keys: readonly string[]): Json => {
  const [key, ...rest] = keys
  if (key === undefined) return isJson(part) ? part : OBJECT
  return inside(isJson(part) ? part[key] : OBJECT, ...rest)
}

/** What a schema is that refers to another, with what is said of it here. */
export function resolvedSchema(schema: Json, document: OpenapiDocument): Json {
  const prefix = String(refersTo('').$ref)
  if (typeof schema.$ref !== 'string' || !schema.$ref.startsWith(prefix)) return schema
  const { $ref, ...own } = schema
  return { ...inside(document, 'components', 'schemas', schema.$ref.slice(prefix.length)), ...own }
}

const JSON_TYPE = 'application/json'

function operationOf(path: string, method: string, told: Json, document: OpenapiDocument): DescribedOperation {
  const body = inside(told, 'requestBody', 'content', JSON_TYPE, 'schema')
  const shapes = Array.isArray(body.oneOf) ? (body.oneOf as Json[]) : [body]
  const bodies = shapes.map((one) => resolvedSchema(one, document)).filter((one) => Object.keys(one).length > 0)
  return {
    method: method.toUpperCase(),
    path,
    id: String(told.operationId),
    title: String(told.summary),
    about: typeof told.description === 'string' ? told.description : '',
    tag: Array.isArray(told.tags) ? String(told.tags[0]) : '',
    parameters: Array.isArray(told.parameters) ? told.parameters : [],
    bodies,
    examples: bodies.flatMap(({ examples }) => (Array.isArray(examples) ? examples : [])),
    answers: Object.entries(inside(told, 'responses')).map(([status, answer]) => {
      const { schema } = inside(answer, 'content', JSON_TYPE)
      return { status, about: String(inside(answer).description), schema: isJson(schema) ? schema : undefined }
    }),
  }
}

export const operationsOf = (document: OpenapiDocument): readonly DescribedOperation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(inside(item)).map(([method, told]) => operationOf(path, method, inside(told), document)),
  )

/** The paths under each tag, in the order of the tags: a path is told where what it calculates is. */
export function pathsByTag(
  document: OpenapiDocument,
): readonly { readonly tag: Json; readonly paths: readonly DescribedOperation[] }[] {
  const byPath = groupedBy(operationsOf(document), ({ path }) => path)
  const main = [...byPath.values()].flatMap((own) => own.find(({ method }) => method === 'POST') ?? own.slice(0, 1))
  const tags = Array.isArray(document.tags) ? (document.tags as Json[]) : []
  return tags.map((tag) => ({ tag, paths: main.filter((one) => one.tag === tag.name) }))
}

/** Operations under what they have in common, in their order. */
export function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
