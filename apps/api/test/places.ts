import { withPartsInline } from '../src/plugins/shared-parts.ts'
import type { ApiApp } from './helpers.ts'

/** Where something may stand in a body: by what the body has, and by what its schema would let stand there. */
export type Place = readonly (string | number)[]

/** Every text in a body, and every object, of a list the first alone. */
export function* placesIn(
  value: unknown,
  at: Place = [],
): Generator<{ readonly place: Place; readonly isText: boolean }> {
  if (typeof value === 'string') yield { place: at, isText: true }
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield { place: at, isText: false }
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) yield* placesIn(inner, [...at, key])
    else if (key === '0') yield* placesIn(inner, [...at, 0])
  }
}

/** A copy with something else in a place, which is made where it was left out. */
export function changed(body: unknown, place: Place, change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return change(body)
  const copy = (
    Array.isArray(body) ? [...body] : body === undefined && key === 0 ? [] : { ...(body as object) }
  ) as Record<string | number, unknown>
  copy[key] = changed(copy[key], rest, change)
  return copy
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: unknown
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
}
type Components = Readonly<Record<string, Schema>>

const resolved = (schema: Schema, components: Components): Schema =>
  schema.$ref ? (components[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema

/** Every place where a schema takes a text, and those whose keys are the sender's own; a schema inside itself is looked into once. */
export function* textsIn(
  schema: Schema,
  components: Components = {},
  at: Place = [],
  above: readonly Schema[] = [],
): Generator<{ readonly place: Place; readonly isText: boolean }> {
  const own = resolved(schema, components)
  if (above.includes(own)) return
  const below = [...above, own]
  if ([own.type].flat().includes('string')) yield { place: at, isText: true }
  if (own.additionalProperties !== undefined && own.additionalProperties !== false) yield { place: at, isText: false }
  for (const one of [...(own.oneOf ?? []), ...(own.anyOf ?? [])]) yield* textsIn(one, components, at, below)
  for (const [key, inner] of Object.entries(own.properties ?? {}))
    yield* textsIn(inner, components, [...at, key], below)
  if (own.items) yield* textsIn(own.items, components, [...at, 0], below)
}

export interface Operation {
  readonly path: string
  readonly example: object
  readonly fields: readonly string[]
  /** The shapes that its body may have, with what they refer to. */
  readonly shapes: readonly Schema[]
  readonly components: Components
  readonly query: readonly string[]
}

interface Documented {
  readonly requestBody: { readonly content: object }
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
}

/** Whatever takes a body, as the service tells it. */
export async function operationsIn(app: ApiApp): Promise<Operation[]> {
  const { paths, components } = withPartsInline((await app.inject('/openapi.json')).json()) as {
    readonly paths: object
    readonly components: { readonly schemas: Components }
  }
  return Object.entries(paths as Record<string, { post?: Documented }>).flatMap(([path, { post }]) => {
    if (!post) return []
    const media = Reflect.get(post.requestBody.content, 'application/json')
    const schema: Schema = media.schema
    const shapes = (schema.oneOf ?? [schema]).map((one) => resolved(one, components.schemas))
    return [
      {
        path,
        example: media.examples.ejemplo.value,
        fields: [...new Set(shapes.flatMap(({ properties }) => Object.keys(properties ?? {})))],
        shapes,
        components: components.schemas,
        query: (post.parameters ?? []).flatMap((one) => (one.in === 'query' ? [one.name] : [])),
      },
    ]
  })
}
