import { isJson, type Json, type OpenapiDocument } from '../plugins/openapi-dialect.ts'
import { escapeHtml, inlineHtml } from './html.ts'
import { resolvedSchema } from './operations.ts'
import type { PageWords } from './words.ts'

/** Schemas as lists of fields that open one into another, without a script. */

/** Values of a closed list that are told; those of longer ones are in the description of the field. */
const MOST_VALUES = 6

/** Whether a schema is written as the range of two numbers. */
const isRange = ({ prefixItems }: Json): boolean => Array.isArray(prefixItems)

const schemasIn = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isJson) : isJson(value) ? [value] : []

export function fieldsTeller(document: OpenapiDocument, words: PageWords): (schema: Json) => string {
  const told = new Map<string, string>()
  const whole = (schema: Json): Json => resolvedSchema(schema, document)

  function kindOf(named: Json): string {
    const schema = whole(named)
    if (Array.isArray(schema.enum) && schema.enum.length <= MOST_VALUES)
      return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' ')
    if (isRange(schema)) return words.kinds.range
    const either = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)]
    if (either.length > 0) return [...new Set(either.flatMap((one) => kindOf(one).split(' · ')))].join(' · ')
    const [items] = schemasIn(schema.items)
    const types = [schema.type ?? []].flat().map((type) => words.kinds[String(type)] ?? String(type))
    return items ? `${types.join(' · ')} ${words.listOf(kindOf(items))}` : types.join(' · ')
  }

  /** The object whose fields are worth telling: itself, the items of a list, the entries of a table. */
  function insideOf(named: Json, depth = 0): Json | undefined {
    const schema = whole(named)
    if (isJson(schema.properties) || depth > 4) return schema
    const next = [schema.items, schema.additionalProperties, schema.anyOf, schema.oneOf].flatMap(schemasIn)
    return next.map((one) => insideOf(one, depth + 1)).find((one) => isJson(one?.properties))
  }

  function innerHtml(name: string, schema: Json): string {
    const deeper = insideOf(schema)
    if (!isJson(deeper?.properties)) return ''
    const key = JSON.stringify(deeper.properties)
    const before = told.get(key)
    if (before !== undefined) return ` <small>${words.asIn(`<code>${escapeHtml(before)}</code>`)}</small>`
    told.set(key, name)
    const count = Object.keys(deeper.properties).length
    return `<details><summary>${words.fields(count)}</summary>${listHtml(deeper)}</details>`
  }

  function fieldHtml(name: string, field: Json, isRequired: boolean): string {
    const { description } = whole(field)
    const about = typeof description === 'string' ? `<br>${inlineHtml(description)}` : ''
    const must = isRequired ? ` <em>${words.required}</em>` : ''
    return `<li><code>${escapeHtml(name)}</code> <i>${kindOf(field)}</i>${must}${about}${innerHtml(name, field)}</li>`
  }

  function listHtml({ properties, required }: Json): string {
    const must = new Set(Array.isArray(required) ? required : [])
    const fields = Object.entries(isJson(properties) ? properties : {})
    return `<ul class="fields">${fields.map(([name, field]) => fieldHtml(name, field as Json, must.has(name))).join('')}</ul>`
  }

  return (schema) => listHtml(insideOf(schema) ?? {})
}
