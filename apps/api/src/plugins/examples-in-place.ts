import { isJson, type Json, mapEntries, type OpenapiDocument, refersTo } from './openapi-dialect.ts'

/** Examples of a body stand with the operation that takes or gives it: in the schema, whoever makes types of it had each of them as a comment. */

const nameOf = (schema: unknown): string =>
  isJson(schema) && typeof schema.$ref === 'string' ? schema.$ref.slice(String(refersTo('').$ref).length) : ''

/** The examples of the schemas that a body may have. */
function examplesOf({ schema }: Json, schemas: Json): unknown[] {
  const shapes = isJson(schema) && Array.isArray(schema.oneOf) ? schema.oneOf : [schema]
  return shapes.flatMap((one) => {
    const named = schemas[nameOf(one)]
    return isJson(named) && Array.isArray(named.examples) ? named.examples : []
  })
}

const CALLED = 'ejemplo'

/** The document with each example of a body where the body is. */
export function withExamplesInPlace(document: OpenapiDocument): OpenapiDocument {
  const schemas = (document.components?.schemas ?? {}) as Json
  const withExamples = (media: Json): Json => {
    const own = examplesOf(media, schemas).map((value, index) => [
      `${CALLED}${index === 0 ? '' : index + 1}`,
      { value },
    ])
    return own.length === 0
      ? media
      : { ...media, examples: { ...Object.fromEntries(own), ...(media.examples as Json) } }
  }
  const inContent = (body: Json): Json =>
    isJson(body.content) ? { ...body, content: mapEntries(body.content, withExamples) } : body
  const paths = mapEntries(document.paths, (item) =>
    mapEntries(item, (operation) => ({
      ...operation,
      ...(isJson(operation.requestBody) && { requestBody: inContent(operation.requestBody) }),
      responses: mapEntries(operation.responses, inContent),
    })),
  )
  const plain = mapEntries(schemas, ({ examples: _, ...schema }) => schema)
  return { ...document, paths, components: { ...document.components, schemas: plain } }
}
