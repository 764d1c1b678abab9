import { allCrafts, isPlainObject } from '@obrador/engine'
import type { TProperties, TSchema } from 'typebox'
import { analysisContracts } from '../crafts.ts'
import { fieldLevelOf, fieldMeantAt, isPathField } from '../fields.ts'
import { MOST_FOREIGN } from '../near-field.ts'
import { fieldAtPath, type ValidationError, valueAtPath, valueProblem } from '../problem.ts'
import type { ServiceRefusal } from '../refusal.ts'
import { type ToolRefusalWords, toolRefusalWordsIn } from './refused.ts'
import { type ToolFormula, type ToolName, toolRequests } from './request.ts'

const LIST = 'ingredientes'

type Fields = Readonly<Record<string, unknown>>
/** The words of the tools for fields that the paths call otherwise. */
const TOOL_WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.values(analysisContracts).flatMap(({ fields }): [string, string][] => [
    [fields.name, 'ingrediente'],
    [fields.grams, 'gramos'],
  ]),
  ['ingredients', LIST],
  ['type', 'tipo'],
  ['craft', 'oficio'],
])

const linesOf = (name: ToolName): TProperties =>
  (
    toolRequests[name].properties as {
      readonly ingredientes?: { readonly items: { readonly properties: TProperties } }
    }
  ).ingredientes?.items.properties ?? {}

/** What some tool takes: the same formula may be sent to all of them. */
const names = Object.keys(toolRequests) as ToolName[]
const KNOWN = {
  top: fieldLevelOf(names.flatMap((name) => Object.keys(toolRequests[name].properties))),
  line: fieldLevelOf(names.flatMap((name) => Object.keys(linesOf(name)))),
}
type ToolLevel = keyof typeof KNOWN

/** The word of the tools for a field that somebody called otherwise. */
const rightWord = (level: ToolLevel, field: string): string | undefined =>
  TOOL_WORDS.get(field) ?? fieldMeantAt(KNOWN[level], field)

/** The first thing that a schema has against a value, in the words of other validators. What looks is 700 modules: they are loaded for the first call. */
async function firstError(schema: TSchema, value: unknown): Promise<ValidationError | undefined> {
  const { Check, Errors } = await import('typebox/value')
  // Gathering what is wrong costs twice what looking does, and nearly always nothing is.
  if (Check(schema, value)) return undefined
  const [first] = Errors(schema, value)
  if (!first) return undefined
  const { keyword, instancePath, params } = first
  const [missingProperty] = (Reflect.get(params, 'requiredProperties') ?? []) as readonly string[]
  return { keyword, instancePath, params: { ...params, ...(missingProperty !== undefined && { missingProperty }) } }
}

/** «Línea 2 («Nata»): ». */
function lineStart(index: number, line: unknown, say: ToolRefusalWords): string {
  const name = isPlainObject(line) ? line.ingrediente : undefined
  return say.lineText(index + 1, typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined)
}

function refusalOf(error: ValidationError, sent: Fields, say: ToolRefusalWords): ServiceRefusal {
  const path = error.instancePath.split('/').slice(1)
  const [list, index] = path
  const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined
  const field = missing ?? fieldAtPath(path)
  const value = valueAtPath(sent, path)
  if (list !== LIST || index === undefined) {
    return { error: valueProblem(error, field, value, say), codigo: 'campo_invalido', campo: field }
  }
  const line = valueAtPath(sent, [list, index])
  const wrong = path.length === 2 && missing === undefined ? say.notALine() : valueProblem(error, field, value, say)
  return {
    error: lineStart(Number(index), line, say) + wrong.charAt(0).toLowerCase() + wrong.slice(1),
    codigo: 'linea_invalida',
    linea: Number(index),
    ...(path.length > 2 || missing !== undefined ? { campo: field } : {}),
  }
}

/**
 * A field that no tool has, and that the paths have or that means one which is missing: who sends it means it, and would not hear that it was not
 * looked at.
 */
const strayField = (level: ToolLevel, body: Fields): string | undefined =>
  Object.keys(body)
    .slice(0, MOST_FOREIGN)
    .find((key) => {
      if (body[key] === null || KNOWN[level].own.has(key)) return false
      const right = rightWord(level, key)
      return isPathField(level, key) || (right !== undefined && !Object.hasOwn(body, right))
    })

const strayProblem = (level: ToolLevel, field: string, say: ToolRefusalWords): string => {
  const right = rightWord(level, field)
  return right === undefined ? say.notForTools(field) : say.otherWord(field, right)
}

function fieldsProblem(sent: Fields, say: ToolRefusalWords): ServiceRefusal | undefined {
  const field = strayField('top', sent)
  if (field !== undefined) return { error: strayProblem('top', field, say), codigo: 'campo_invalido', campo: field }
  const lines: readonly unknown[] = Array.isArray(sent[LIST]) ? sent[LIST] : []
  for (const [linea, line] of lines.entries()) {
    const inLine = isPlainObject(line) ? strayField('line', line) : undefined
    if (inLine === undefined) continue
    const wrong = strayProblem('line', inLine, say)
    return {
      error: lineStart(linea, line, say) + wrong.charAt(0).toLowerCase() + wrong.slice(1),
      codigo: 'linea_invalida',
      linea,
      campo: inLine,
    }
  }
  return undefined
}

/** A type that its craft does not have, with those that it has. */
function typeProblem({ oficio, tipo }: Partial<ToolFormula>, say: ToolRefusalWords): ServiceRefusal | undefined {
  if (typeof tipo !== 'string' || oficio === undefined || !Object.hasOwn(allCrafts, oficio)) return undefined
  const known = Object.keys(allCrafts[oficio].types)
  return known.includes(tipo)
    ? undefined
    : { error: say.wrongType(tipo, oficio, known), codigo: 'campo_invalido', campo: 'tipo' }
}

const linesProblem = (
  { ingredientes, texto }: Partial<ToolFormula>,
  say: ToolRefusalWords,
): ServiceRefusal | undefined =>
  (ingredientes === undefined) === (texto === undefined)
    ? { error: say.linesOrText(), codigo: 'faltan_ingredientes', campo: LIST }
    : undefined

/** Why a tool cannot be called like this, in one sentence; nothing if it can. */
export async function toolProblem(
  name: ToolName,
  sent: Fields,
  say: ToolRefusalWords = toolRefusalWordsIn('es'),
): Promise<ServiceRefusal | undefined> {
  const stray = fieldsProblem(sent, say)
  if (stray) return stray
  const error = await firstError(toolRequests[name], sent)
  // The types of its craft say more than those of all.
  const ofType = error === undefined || error.instancePath === '/tipo' ? typeProblem(sent, say) : undefined
  if (ofType) return ofType
  if (error) return refusalOf(error, sent, say)
  return Object.hasOwn(toolRequests[name].properties, LIST) ? linesProblem(sent, say) : undefined
}

const pick = <Body extends object>(body: Body, known: object): Body =>
  Object.fromEntries(Object.entries(body).filter(([key]) => Object.hasOwn(known, key))) as Body

/** What a tool takes of what it was sent, once `toolProblem` has nothing against it: the rest has been looked at by nobody. */
export function takenByTool(name: ToolName, sent: ToolFormula): ToolFormula {
  const { ingredientes } = sent
  const lines = ingredientes && { [LIST]: ingredientes.map((line) => pick(line, linesOf(name))) }
  return { ...pick(sent, toolRequests[name].properties), ...lines }
}

/** A refusal whose place is called as the tools call it. */
export function refusalInToolWords(refusal: ServiceRefusal): ServiceRefusal {
  const { campo } = refusal
  return {
    ...refusal,
    ...(campo !== undefined && { campo: TOOL_WORDS.get(campo) ?? campo }),
  }
}
