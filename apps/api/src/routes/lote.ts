import { setImmediate as turn } from 'node:timers/promises'
import {
  bodyProblem,
  CodesQuery,
  contracts,
  dropNulls,
  formulaRefusal,
  isRefusal,
  LOTE_PATH,
  LOTE_SUMMARY,
  LOTE_TITLE,
  onlyOf,
  picked,
  type Refusal,
  type Selection,
  type SelectionAsked,
  schemas,
  selectedIn,
  selectionOf,
  unitProblem,
} from '@obrador/contract'
import { type CraftRequest, FormulaError, type Options } from '@obrador/engine'
import { answerToPasted, pastedFormula, typeRead } from '@obrador/list'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { crafts } from '../engine.ts'
import { listening, withFindings } from '../listening.ts'
import * as say from '../messages.ts'
import { withIgnored } from '../plugins/fields.ts'
import { asksForCodes, type CodesQuery as Codes } from '../plugins/findings.ts'
import type { Calculated } from '../telemetry/observer.ts'
import { asksForAnother, unsupported } from './balance.ts'
import { bodyFailures, limitedAnswer, named } from './responses.ts'

export type CraftId = keyof typeof crafts
export const isCraft = (id: string): id is CraftId => Object.hasOwn(crafts, id)

export type Formula = CraftRequest & { readonly craft?: string | null; readonly texto?: string }
interface Asked {
  readonly oficio: string
  readonly peticion: Formula
}
type Result = { readonly status: 200; readonly respuesta: object } | { readonly status: 400; readonly error: Refusal }

/** What is validated with is compiled once for each. */
const shapes = Object.fromEntries(
  (Object.keys(contracts) as CraftId[]).map((id) => [id, named(contracts[id].request)]),
) as Readonly<Record<CraftId, object>>

/** What the schema of a craft has against a formula, as its own path would say it. */
export function problemIn(request: FastifyRequest, id: CraftId, sent: Formula): Refusal | undefined {
  const { supported, fields } = contracts[id]
  if (supported && asksForAnother(sent.craft, supported)) return unsupported(sent.craft, supported)
  const ofUnits = unitProblem(sent, fields)
  if (ofUnits) return ofUnits
  const validate = request.getValidationFunction(shapes[id]) ?? request.compileValidationSchema(shapes[id])
  if (validate(sent)) return undefined
  const [first] = validate.errors ?? []
  if (!first) return { error: say.badRequest(), codigo: 'peticion_ilegible' }
  return bodyProblem({ ...first, instancePath: first.instancePath ?? '' }, sent, fields)
}

function analyse(all: typeof crafts, id: CraftId, { texto, ...sent }: Formula, options: Options): object {
  const craft = all[id] as { analyse: (request: CraftRequest, options: Options) => object }
  if (texto === undefined) return withIgnored(id, sent, craft.analyse(sent, options))
  const pasted = pastedFormula(texto, contracts[id].fields)
  const answer = answerToPasted(
    craft.analyse({ ...typeRead(pasted, id), ...sent, ingredients: pasted.ingredients }, options),
    pasted,
  )
  return withIgnored(id, sent, answer)
}

/** What is wanted of each analysis: its own brief, or what `campos` names inside it. */
function partOf({ query, selection }: FastifyRequest, id: CraftId): Selection | undefined {
  if (!selection) return undefined
  if ((query as SelectionAsked).breve !== '1') return selectedIn(selection, 'resultados', 'respuesta')
  const brief = selectionOf(contracts[id].path, { breve: '1' })
  return brief && !isRefusal(brief) ? brief : undefined
}

function resultOf(request: FastifyRequest, { oficio, peticion }: Asked, optionsOf: (craft: string) => Options): Result {
  if (!isCraft(oficio)) return { status: 400, error: { ...unsupported(oficio, Object.keys(crafts)), campo: 'oficio' } }
  dropNulls(schemas[contracts[oficio].request], peticion)
  const problem = problemIn(request, oficio, peticion)
  if (problem) return { status: 400, error: problem }
  const selection = partOf(request, oficio)
  const listener = asksForCodes(request) ? listening() : undefined
  const { crafts: own } = listener?.engine ?? { crafts }
  const told = <Answer extends object>(answer: Answer): Answer =>
    listener ? withFindings(answer, listener.heard) : answer
  const options = { ...optionsOf(oficio), ...(selection && { only: onlyOf(selection) }) }
  try {
    const answer = analyse(own, oficio, peticion, options)
    return { status: 200, respuesta: told(selection ? (picked(answer, selection) as object) : answer) }
  } catch (thrown) {
    if (thrown instanceof FormulaError) return { status: 400, error: told(formulaRefusal(thrown)) }
    throw thrown
  }
}

interface Route {
  Querystring: Codes
  Body: { readonly analisis: readonly Asked[] }
}

/** Many analyses in one request: each counts as one, and whatever is wrong with one is said of that one. */
export function lote(app: FastifyInstance, observe: ((formula: Calculated) => void) | undefined): void {
  const optionsOf = (craft: string): Options =>
    observe ? { observe: (outcome) => observe({ craft, ...outcome }) } : {}
  const schema = {
    summary: LOTE_TITLE,
    description: LOTE_SUMMARY,
    operationId: 'lote',
    tags: [say.tags.crafts.name],
    querystring: CodesQuery,
    body: named('LoteRequest'),
    response: { 200: limitedAnswer(say.statuses.batch, named('LoteResponse')), ...bodyFailures(undefined) },
  }
  // The answers are of five shapes: finding out which takes longer than writing them.
  const serializerCompiler = () => JSON.stringify
  app.post<Route>(LOTE_PATH, { schema, serializerCompiler }, async (request, reply) => {
    const { analisis } = request.body
    // The first has been counted before the body was read.
    if (!(await app.payMore(request, reply, analisis.length - 1))) return reply
    const resultados: Result[] = []
    for (const asked of analisis) {
      // Whoever asks for one need not wait for twenty.
      if (resultados.length > 0) await turn()
      resultados.push(resultOf(request, asked, optionsOf))
    }
    return { status: 'ok', resultados }
  })
}
