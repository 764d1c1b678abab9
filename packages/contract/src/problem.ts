import { isPlainObject } from '@obrador/engine'
import { PANTRY_LIMITS } from './ajuste/request.ts'
import type { LineFields } from './crafts.ts'
import type { ServiceRefusal } from './refusal.ts'
import * as spanish from './words/es.ts'
import type { NearMiss, RefusalWords } from './words/language.ts'

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

/** The field that was sent in place of the right one, if the right one is missing and one looks like it. */
function nearMiss(sent: Fields, right: string, words: readonly string[]): NearMiss[] {
  if (Object.hasOwn(sent, right)) return []
  const wrong = Object.keys(sent).find((key) => words.includes(key.trim().toLowerCase()))
  return wrong === undefined ? [] : [{ right, wrong }]
}

function numberProblem(field: string, value: unknown, say: RefusalWords): string {
  if (value === null) return say.nullNumber(field)
  if (typeof value === 'number') return say.hugeNumber(field)
  if (typeof value === 'string' && /^\s*-?\d{1,15}(?:[.,]\d{1,15})?\s*$/.test(value)) {
    return say.quotedNumber(field, value.trim(), value.trim().replace(',', '.'))
  }
  return say.notANumber(field)
}

/** Where a field is an object or a list, a pattern is the one word that stands for it: `^mantener$`. */
const onlyWord = (pattern: unknown): string => String(pattern).replaceAll(/[^\p{L}]/gu, '')

export function valueProblem(
  { keyword, params }: ValidationError,
  field: string,
  value: unknown,
  say: RefusalWords = spanish,
): string {
  if (keyword === 'minimum') return say.tooSmall(field, params.limit)
  if (keyword === 'maximum') return say.tooBig(field, params.limit)
  if (keyword === 'required') return say.missingField(String(params.missingProperty))
  if (keyword === 'enum') return say.notOneOf(field, Array.isArray(params.allowedValues) ? params.allowedValues : [])
  if (keyword === 'pattern') return say.notOneOf(field, [onlyWord(params.pattern)])
  if (keyword === 'minLength') return say.emptyText(field)
  if (keyword === 'maxLength') return say.tooLong(field, params.limit)
  if (keyword === 'maxItems' || keyword === 'maxProperties') return say.tooManyItems(field, params.limit)
  if (keyword === 'minItems') return say.tooFewItems(field)
  if (keyword === 'exclusiveMinimum') return say.notAbove(field, params.limit)
  if (keyword !== 'type') return say.unreadableRequest()
  const types = [params.type].flat()
  if (types.includes('object')) return say.notAnObjectField(field)
  if (types.includes('array')) return say.notAListField(field)
  if (types.includes('boolean')) return say.notABoolean(field)
  return types.includes('number') || types.includes('integer') ? numberProblem(field, value, say) : say.notAText(field)
}

function missingProblem(
  { params }: ValidationError,
  line: Fields,
  { name, grams }: LineFields,
  say: RefusalWords,
): string {
  const misses = [...nearMiss(line, name, NAMES), ...nearMiss(line, grams, WEIGHTS)]
  if (misses.length > 0) return say.useInstead(misses)
  return params.missingProperty === name ? say.missingName(name) : say.missingGrams(grams)
}

function lineProblem(
  error: ValidationError,
  line: unknown,
  path: readonly string[],
  fields: LineFields,
  say: RefusalWords,
): string {
  if (!isPlainObject(line)) return say.lineNotAnObject(fields.name, fields.grams)
  if (path.length === 0) return missingProblem(error, line, fields, say)
  return valueProblem(error, fieldAtPath(path), valueAtPath(line, path), say)
}

/** A field by its name; an item of a list, by the name of the list. */
export const fieldAtPath = (path: readonly string[]): string => path.findLast((key) => !/^\d+$/.test(key)) ?? ''

function listProblem(
  { keyword, params }: ValidationError,
  list: unknown,
  fields: LineFields,
  say: RefusalWords,
): string {
  if (!Array.isArray(list)) return say.notAList(fields.name, fields.grams)
  return keyword === 'maxItems' ? say.tooManyIngredients(list.length, Number(params.limit)) : say.emptyList()
}

function wholeProblem(body: Fields, say: RefusalWords): string {
  const [miss] = nearMiss(body, 'ingredients', LISTS)
  if (!miss) return say.noIngredients()
  const sentence = say.useInstead([miss])
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const nameOf = (line: unknown, { name }: LineFields): string | undefined => {
  const value = isPlainObject(line) ? line[name] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

export const valueAtPath = (body: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  )

/** The field of a line that is wrong; the one that is missing, if it is that. */
function fieldOfLine({ keyword, params }: ValidationError, path: readonly string[]): { readonly campo?: string } {
  if (path.length > 0) return { campo: fieldAtPath(path) }
  return keyword === 'required' ? { campo: String(params.missingProperty) } : {}
}

/** A body that the schema turned down: which line and field, and in one sentence what is wrong and what to do. */
export function bodyProblem(
  error: ValidationError,
  body: unknown,
  fields: LineFields,
  say: RefusalWords = spanish,
): ServiceRefusal {
  if (fields.list) return listingProblem(error, body, fields.list, say)
  if (!isPlainObject(body)) return { error: say.notAnObject(), codigo: 'peticion_ilegible' }
  const path = error.instancePath.split('/').slice(1)
  const [key, index, ...inLine] = path
  if (error.keyword === 'oneOf' && key === undefined) {
    return { error: say.eitherListOrText(), codigo: 'campo_invalido', campo: 'texto' }
  }
  if (key === undefined) return { error: wholeProblem(body, say), codigo: 'faltan_ingredientes', campo: 'ingredients' }
  if (key !== 'ingredients') {
    const sentence =
      key === 'despensa'
        ? say.badPantry(fields.name, PANTRY_LIMITS.items)
        : valueProblem(error, fieldAtPath(path), valueAtPath(body, path), say)
    return { error: sentence, codigo: 'campo_invalido', campo: key }
  }
  if (index === undefined) {
    const codigo = error.keyword === 'maxItems' ? 'demasiados_ingredientes' : 'faltan_ingredientes'
    return { error: listProblem(error, body.ingredients, fields, say), codigo, campo: key }
  }
  const line: unknown = Array.isArray(body.ingredients) ? body.ingredients[Number(index)] : undefined
  return {
    error: say.lineText(Number(index) + 1, nameOf(line, fields)) + lineProblem(error, line, inLine, fields, say),
    codigo: 'linea_invalida',
    linea: Number(index),
    ...(isPlainObject(line) && fieldOfLine(error, inLine)),
  }
}

/** What is wrong with a body that is no formula, by its field; `whole` is what it has to have. */
export function fieldProblem(
  error: ValidationError,
  body: unknown,
  whole: string,
  say: RefusalWords = spanish,
): ServiceRefusal {
  if (!isPlainObject(body)) return { error: say.notAnObject(), codigo: 'peticion_ilegible' }
  const path = error.instancePath.split('/').slice(1)
  const sentence = valueProblem(error, fieldAtPath(path), valueAtPath(body, path), say)
  return { error: sentence, codigo: 'campo_invalido', campo: path[0] ?? whole }
}

/** Bodies of things with a name: what they are told when they are none at all, or have nothing in them. */
const listings = {
  partes: (say: RefusalWords) => ({
    notAnObject: { error: say.pieceNotAnObject(), codigo: 'peticion_ilegible' },
    missing: { error: say.noParts(), codigo: 'faltan_ingredientes', campo: 'partes' },
  }),
  productos: (say: RefusalWords) => ({
    notAnObject: { error: say.productsNotAnObject(), codigo: 'campo_invalido', campo: 'productos' },
    missing: { error: say.noProducts(), codigo: 'campo_invalido', campo: 'productos' },
  }),
} as const satisfies Readonly<
  Record<string, (say: RefusalWords) => Readonly<Record<'notAnObject' | 'missing', ServiceRefusal>>>
>

/** Lists whose items are told by their position and name, one inside another. */
const LISTS_OF_ITEMS: ReadonlySet<string> = new Set(['productos', 'partes', 'maquinas'])
const ITEM: LineFields = { name: 'nombre', grams: 'gramos' }

/** The same for a body of parts, or of products of parts: which of them, which field. */
export function listingProblem(
  error: ValidationError,
  body: unknown,
  list: keyof typeof listings,
  say: RefusalWords = spanish,
): ServiceRefusal {
  const { notAnObject, missing } = listings[list](say)
  if (!isPlainObject(body)) return notAnObject
  const path = error.instancePath.split('/').slice(1).map(unescaped)
  const [key] = path
  if (key === undefined) return missing
  const items = path.flatMap((position, at) => {
    const of = path[at - 1]
    if (of === undefined || !LISTS_OF_ITEMS.has(of) || !/^\d+$/.test(position)) return []
    const item = valueAtPath(body, path.slice(0, at + 1))
    return [{ list: of, index: Number(position), item, name: nameOf(item, ITEM), inside: path.slice(at + 1) }]
  })
  const last = items.at(-1)
  if (!last) {
    const sentence = valueProblem(error, fieldAtPath(path), valueAtPath(body, path), say)
    const isEmpty = key === list && error.keyword === 'minItems'
    return isEmpty ? { ...missing, error: sentence } : { error: sentence, codigo: 'campo_invalido', campo: key }
  }
  const wrong =
    last.list === 'partes'
      ? lineProblem(error, last.item, last.inside, ITEM, say)
      : valueProblem(error, fieldAtPath(path), valueAtPath(body, path), say)
  return {
    error: say.itemsText(items) + wrong.charAt(0).toLowerCase() + wrong.slice(1),
    // The parts of a piece are its lines.
    ...(items[0] === last && last.list === 'partes'
      ? {
          codigo: 'linea_invalida' as const,
          linea: last.index,
          ...(isPlainObject(last.item) && fieldOfLine(error, last.inside)),
        }
      : { codigo: 'campo_invalido' as const, campo: fieldAtPath(path) }),
  }
}

/** A name that has a slash is written otherwise in a path (RFC 6901). */
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~')

/** The same for what follows the path. */
export function queryProblem(error: ValidationError, say: RefusalWords = spanish): ServiceRefusal {
  const field = error.instancePath.split('/')[1] ?? ''
  const known: Readonly<Record<string, string>> = say.queryTexts
  const sentence = (Object.hasOwn(known, field) && known[field]) || say.unreadableRequest()
  return { error: sentence, codigo: 'campo_invalido', ...(field && { campo: field }) }
}
