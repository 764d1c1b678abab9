import { crafts } from '@obrador/engine'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import type { LineFields } from '../crafts.ts'
import { atLine } from '../messages.ts'
import { fieldAt, type ValidationError, valueAt, valueProblem } from '../problem.ts'
import type { Refusal } from '../refusal.ts'
import * as say from './messages.ts'
import { type ToolFormula, toolRequests } from './request.ts'

export type ToolName = keyof typeof toolRequests

const LIST = 'ingredientes'

/** The first thing that a schema has against a value, in the words of other validators. */
function firstError(schema: TSchema, value: unknown): ValidationError | undefined {
  const [first] = Errors(schema, value)
  if (!first) return undefined
  const { keyword, instancePath, params } = first
  const [missingProperty] = (Reflect.get(params, 'requiredProperties') ?? []) as readonly string[]
  return { keyword, instancePath, params: { ...params, ...(missingProperty !== undefined && { missingProperty }) } }
}

function refusalOf(error: ValidationError, sent: Readonly<Record<string, unknown>>): Refusal {
  const path = error.instancePath.split('/').slice(1)
  const [list, index] = path
  const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined
  const field = missing ?? fieldAt(path)
  const value = valueAt(sent, path)
  if (list !== LIST || index === undefined) {
    return { error: valueProblem(error, field, value), codigo: 'campo_invalido', campo: field }
  }
  const line = valueAt(sent, [list, index])
  const name: unknown = typeof line === 'object' && line !== null ? Reflect.get(line, 'ingrediente') : undefined
  const where = atLine(Number(index) + 1, typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined)
  const wrong = path.length === 2 && missing === undefined ? say.notALine() : valueProblem(error, field, value)
  return {
    error: where + wrong.charAt(0).toLowerCase() + wrong.slice(1),
    codigo: 'linea_invalida',
    linea: Number(index),
    ...(path.length > 2 || missing !== undefined ? { campo: field } : {}),
  }
}

/** A type that its craft does not have, with those that it has. */
function typeProblem({ oficio, tipo }: Partial<ToolFormula>): Refusal | undefined {
  if (typeof tipo !== 'string' || oficio === undefined || !Object.hasOwn(crafts, oficio)) return undefined
  const known = Object.keys(crafts[oficio].types)
  return known.includes(tipo)
    ? undefined
    : { error: say.wrongType(tipo, oficio, known), codigo: 'campo_invalido', campo: 'tipo' }
}

const linesProblem = ({ ingredientes, texto }: Partial<ToolFormula>): Refusal | undefined =>
  (ingredientes === undefined) === (texto === undefined)
    ? { error: say.linesOrText(), codigo: 'faltan_ingredientes', campo: LIST }
    : undefined

/** Why a tool cannot be called like this, in one Spanish sentence; nothing if it can. */
export function toolProblem(name: ToolName, sent: Readonly<Record<string, unknown>>): Refusal | undefined {
  const error = firstError(toolRequests[name], sent)
  // The types of its craft say more than those of all.
  const ofType = error === undefined || error.instancePath === '/tipo' ? typeProblem(sent) : undefined
  if (ofType) return ofType
  if (error) return refusalOf(error, sent)
  return LIST in toolRequests[name].properties ? linesProblem(sent) : undefined
}

/** What the engine refuses or warns of, with the names that the lines of a tool have for their fields. */
export const inToolWords = (sentence: string, { name, grams }: LineFields): string =>
  sentence
    .replaceAll(`«${grams}»`, '«gramos»')
    .replaceAll(`«${name}»`, '«ingrediente»')
    .replaceAll('«ingredients»', '«ingredientes»')
    .replaceAll('«type»', '«tipo»')

/** The same for the place that a refusal names. */
export function refusalInToolWords(refusal: Refusal, fields: LineFields): Refusal {
  const names: Readonly<Record<string, string>> = {
    [fields.name]: 'ingrediente',
    [fields.grams]: 'gramos',
    ingredients: LIST,
    type: 'tipo',
  }
  const { campo } = refusal
  return {
    ...refusal,
    error: inToolWords(refusal.error, fields),
    ...(campo !== undefined && { campo: names[campo] ?? campo }),
  }
}
