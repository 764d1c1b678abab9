import { withPartsInline } from '@obrador/api/src/plugins/shared-parts.ts'

/** What is published, one line for each thing that somebody may rely on. */

type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json }

const wordsOf = (value: unknown): string => (Array.isArray(value) ? value.join('|') : String(value ?? ''))

/** Shapes that are told by what they are, since they had no name before. */
const UNNAMED: Readonly<Record<string, string>> = { Range: 'array' }

function kindOf(schema: Json): string {
  if (schema.$ref) {
    const name = String(schema.$ref).replace('#/components/schemas/', '')
    return UNNAMED[name] ?? name
  }
  const either = schema.anyOf ?? schema.oneOf
  if (either) return Object.values(either).map(kindOf).join('|')
  return schema.items ? `${wordsOf(schema.type)} of ${kindOf(schema.items)}` : wordsOf(schema.type)
}

/** Fields with their kind and, of closed lists, each value: what is added is a line more, and what goes is one less. */
function* fieldsOf(schema: Json, at: string): Generator<string> {
  for (const value of Object.values(schema.enum ?? {})) yield `${at} = ${JSON.stringify(value)}`
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield `${at}.${name}: ${kindOf(field)}`
    yield* fieldsOf(field, `${at}.${name}`)
  }
  for (const inner of [schema.items, schema.additionalProperties]) {
    if (typeof inner === 'object') yield* fieldsOf(inner, `${at}[]`)
  }
}

function* operationsOf(document: Json): Generator<string> {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, { operationId, parameters, responses, requestBody }] of Object.entries(item)) {
      const at = `${method.toUpperCase()} ${path}`
      yield `${at} (${operationId})`
      for (const { in: where, name, schema } of Object.values(parameters ?? {}))
        yield `${at} ${where} ${name}: ${kindOf(schema as Json)}`
      const sent = requestBody?.content?.['application/json']?.schema
      if (sent) yield `${at} body: ${kindOf(sent)}`
      for (const [status, response] of Object.entries(responses ?? {})) {
        const content = response.content ?? {}
        const schema = (content['application/json'] ?? Object.values(content)[0])?.schema
        yield `${at} ${status}: ${schema ? kindOf(schema) : ''}`
        if (schema) yield* fieldsOf(schema, `${at} ${status}`)
        // Another form of the same answer.
        for (const [type, other] of Object.entries(content))
          if (other.schema && other.schema !== schema) yield `${at} ${status} ${type}: ${kindOf(other.schema)}`
      }
    }
  }
}

export function surfaceOf(description: unknown): string[] {
  const { components, ...rest } = description as Json
  const named = Object.entries(components?.schemas ?? {}).filter(([name]) => /^[A-Z]/.test(name))
  const document = withPartsInline(description, {
    ...rest,
    components: { ...components, schemas: Object.fromEntries(named) },
  }) as Json
  const shapes = Object.entries(document.components?.schemas ?? {})
  return [...new Set([...operationsOf(document), ...shapes.flatMap(([name, schema]) => [...fieldsOf(schema, name)])])]
}

/** What was published, and what is there by now. A line that nothing answers to any more stays: a test asks for it. */
export function releasedPage(description: unknown, before: string): string {
  const lines = new Set([...before.split('\n').filter((line) => line !== ''), ...surfaceOf(description)])
  return `${[...lines].toSorted().join('\n')}\n`
}
