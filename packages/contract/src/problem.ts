import { PANTRY } from './ajuste/request.ts'
import type { LineFields } from './crafts.ts'
import * as say from './messages.ts'

/** The part of an Ajv error that says what is wrong and where. */
export interface ValidationError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>

/** Words that people and the other crafts write for each field of a line, and for the list itself. */
const NAMES = ['name', 'ingrediente', 'nombre', 'ingredient', 'producto', 'product', 'materia', 'id']
const WEIGHTS = [
  'grams',
  'peso',
  'gramos',
  'cantidad',
  'weight',
  'gram',
  'gramo',
  'gr',
  'g',
  'amount',
  'quantity',
  'qty',
]
const LISTS = [
  'ingredients',
  'ingredientes',
  'ingredient',
  'ingrediente',
  'lineas',
  'líneas',
  'lines',
  'items',
  'receta',
]

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The field that was sent in place of the right one, if the right one is missing and one looks like it. */
function nearMiss(sent: Fields, right: string, words: readonly string[]): say.NearMiss[] {
  if (Object.hasOwn(sent, right)) return []
  const wrong = Object.keys(sent).find((key) => words.includes(key.trim().toLowerCase()))
  return wrong === undefined ? [] : [{ right, wrong }]
}

function numberProblem(field: string, value: unknown): string {
  if (value === null) return say.nullNumber(field)
  if (typeof value === 'number') return say.hugeNumber(field)
  if (typeof value === 'string' && /^\s*-?\d{1,15}(?:[.,]\d{1,15})?\s*$/.test(value)) {
    return say.quotedNumber(field, value.trim(), value.trim().replace(',', '.'))
  }
  return say.notANumber(field)
}

function valueProblem({ keyword, params }: ValidationError, field: string, value: unknown): string {
  if (keyword === 'minimum') return say.tooSmall(field, params.limit)
  if (keyword === 'maximum') return say.tooBig(field, params.limit)
  if (keyword === 'required') return say.missingField(String(params.missingProperty))
  if (keyword === 'enum') return say.notOneOf(field, Array.isArray(params.allowedValues) ? params.allowedValues : [])
  if (keyword !== 'type') return say.unreadable()
  if (params.type === 'object') return say.notAnObjectField(field)
  if (params.type === 'boolean') return say.notABoolean(field)
  return params.type === 'number' || params.type === 'integer' ? numberProblem(field, value) : say.notAText(field)
}

function missingProblem({ params }: ValidationError, line: Fields, { name, grams }: LineFields): string {
  const misses = [...nearMiss(line, name, NAMES), ...nearMiss(line, grams, WEIGHTS)]
  if (misses.length > 0) return say.useInstead(misses)
  return params.missingProperty === name ? say.missingName(name) : say.missingGrams(grams)
}

function lineProblem(error: ValidationError, line: unknown, field: string | undefined, fields: LineFields): string {
  if (!isObject(line)) return say.lineNotAnObject(fields.name, fields.grams)
  return field === undefined ? missingProblem(error, line, fields) : valueProblem(error, field, line[field])
}

function listProblem({ keyword, params }: ValidationError, list: unknown, fields: LineFields): string {
  if (!Array.isArray(list)) return say.notAList(fields.name, fields.grams)
  return keyword === 'maxItems' ? say.tooManyIngredients(list.length, Number(params.limit)) : say.emptyList()
}

function wholeProblem(body: Fields): string {
  const [miss] = nearMiss(body, 'ingredients', LISTS)
  if (!miss) return say.noIngredients()
  const sentence = say.useInstead([miss])
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const nameOf = (line: unknown, { name }: LineFields): string | undefined => {
  const value = isObject(line) ? line[name] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

const valueAt = (body: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body)

/** One Spanish sentence for a body that the schema turned down: which line, what is wrong, what to do. */
export function bodyProblem(error: ValidationError, body: unknown, fields: LineFields): string {
  if (!isObject(body)) return say.notAnObject()
  const path = error.instancePath.split('/').slice(1)
  const [key, index, field] = path
  if (key === undefined) return wholeProblem(body)
  if (key === 'despensa') return say.badPantry(fields.name, PANTRY.items)
  if (key !== 'ingredients') return valueProblem(error, path.at(-1) ?? key, valueAt(body, path))
  if (index === undefined) return listProblem(error, body.ingredients, fields)
  const line: unknown = Array.isArray(body.ingredients) ? body.ingredients[Number(index)] : undefined
  return say.atLine(Number(index) + 1, nameOf(line, fields)) + lineProblem(error, line, field, fields)
}

/** The same for what follows the path. */
export function queryProblem(error: ValidationError): string {
  const field = error.instancePath.split('/')[1] ?? ''
  return Object.hasOwn(say.query, field) ? (say.query[field] ?? say.unreadable()) : say.unreadable()
}
