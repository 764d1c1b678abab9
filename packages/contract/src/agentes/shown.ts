import { seldomFieldsText, shownWords } from './messages.ts'
import { SELDOM_FIELDS, type ToolName, toolRequests } from './request.ts'
import { toolResponses } from './response.ts'

/**
 * What the list of tools shows. A model pays for every word of it in each conversation: fields, types and a few words. Bounds and long lists
 * of values are checked and not shown; a refusal tells them. The whole schemas are pages to read.
 */

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Fields
  readonly required?: readonly string[]
}
type Fields = Readonly<Record<string, Schema>>
type Words = Readonly<Record<string, string>>

/** Values of a field that are worth their words: the crafts are, the types of all crafts are not. */
const MOST_VALUES = 12

const each = (fields: Fields, show: (name: string, field: Schema) => object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, show(name, field)]))

/** What its own words tell better than a schema of its fields. */
const FOLDED: readonly string[] = ['idioma', 'hecho', 'medidas', 'carta', 'cambio', 'ficha']
const folded = (name: string, field: Schema): Schema => {
  const { type } = field
  return FOLDED.includes(name) && type ? { type } : field
}

function shownField({ type, enum: values, items, properties, required }: Schema, words: Words, about?: string): object {
  return {
    type,
    ...(values && values.length <= MOST_VALUES && { enum: values }),
    ...(about !== undefined && { description: about }),
    ...(items && { items: shownField(items, words) }),
    ...(required && required.length > 0 && { required }),
    ...(properties && {
      properties: each(properties, (name, field) => shownField(folded(name, field), words, words[name])),
    }),
  }
}

const LINES = 'ingredientes'

/** The lines of a formula. Fields that few lines need are named in the words of a line, which costs a third. */
function shownLines({ items = {}, ...list }: Schema, words: Words): object {
  const usual = Object.entries(items.properties ?? {}).filter(([name]) => !SELDOM_FIELDS.includes(name))
  const line = { ...items, properties: Object.fromEntries(usual) }
  return {
    ...shownField(list, words, words[LINES]),
    items: shownField(line, words, seldomFieldsText(words.linea ?? '', SELDOM_FIELDS)),
  }
}

export function shownRequest(name: ToolName): object {
  const { properties = {}, ...request } = toolRequests[name] as Schema
  const words: Words = shownWords[name]
  return {
    ...shownField(request, words),
    properties: each(properties, (field, schema) => {
      if (field === LINES) return shownLines(schema, words)
      return shownField(folded(field, schema), words, words[field])
    }),
  }
}

/** Of an answer the names of its fields: who reads it sees what they hold. */
export function shownResponse(name: ToolName): object {
  const { required, properties = {} } = toolResponses[name] as Schema
  return {
    type: 'object',
    required,
    properties: each(properties, (_, { type }) => ({ type })),
  }
}
