import { setImmediate as turn } from 'node:timers/promises'
import {
  analysisContracts,
  analysisSchemas,
  BulkQuery,
  bodyProblem,
  dropNulls,
  type FieldSelection,
  findingsInAnswer,
  formulaRefusal,
  ignoredFields,
  isSelectionRefusal,
  LOTE_PATH,
  LOTE_SUMMARY,
  LOTE_TITLE,
  onlyFieldsOf,
  pickFields,
  type SelectionAsked,
  type ServiceRefusal,
  selectedInPart,
  selectionOfQuery,
  unitProblem,
} from '@obrador/contract'
import { type AnalysisOptions, type CraftRequest, FormulaError } from '@obrador/engine'
import { answerToPasted, pastedFormula, typeRead } from '@obrador/list'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serviceCrafts } from '../engine.ts'
import { answerInLanguage } from '../languages.ts'
import { listeningEngine } from '../listening.ts'
import * as say from '../messages.ts'
import { answerWith } from '../plugins/fields.ts'
import {
  asksForCodes,
  asksForFindings,
  type FindingsQuery,
  LANGUAGE_HEADER,
  languageAsked,
  languageTold,
} from '../plugins/findings.ts'
import type { CalculatedFormula } from '../telemetry/observer.ts'
import { namesInTurns, textInTurns } from '../turns.ts'
import { type ServiceWords, wordsForRequest } from '../words/language.ts'
import { asksForAnother, unsupportedCraftRefusal } from './balance.ts'
import { bodyFailures, limitedAnswer, namedSchema } from './responses.ts'

export type BulkCraftId = keyof typeof serviceCrafts
export const isBulkCraft = (id: string): id is BulkCraftId => Object.hasOwn(serviceCrafts, id)

export type BulkFormula = CraftRequest & { readonly craft?: string | null; readonly texto?: string }
interface Asked {
  readonly oficio: string
  readonly peticion: BulkFormula
}
type Result =
  | { readonly status: 200; readonly respuesta: object }
  | { readonly status: 400; readonly error: ServiceRefusal }

/** What is validated with is compiled once for each. */
const shapes = Object.fromEntries(
  (Object.keys(analysisContracts) as BulkCraftId[]).map((id) => [id, namedSchema(analysisContracts[id].request)]),
) as Readonly<Record<BulkCraftId, object>>

/** What the schema of a craft has against a formula, as its own path would say it. */
export function problemInFormula(
  request: FastifyRequest,
  id: BulkCraftId,
  sent: BulkFormula,
): ServiceRefusal | undefined {
  const { supported, fields } = analysisContracts[id]
  const words = wordsForRequest(request)
  if (supported && asksForAnother(sent.craft, supported)) return unsupportedCraftRefusal(words, sent.craft, supported)
  const ofUnits = unitProblem(sent, fields, words)
  if (ofUnits) return ofUnits
  const validate = request.getValidationFunction(shapes[id]) ?? request.compileValidationSchema(shapes[id])
  if (validate(sent)) return undefined
  const [first] = validate.errors ?? []
  if (!first) return { error: words.badRequest(), codigo: 'peticion_ilegible' }
  return bodyProblem({ ...first, instancePath: first.instancePath ?? '' }, sent, fields, words)
}

/** An analysis, and what was said of its request in the words of its language. */
interface EdgeAnalysis {
  readonly answer: object
  readonly atEdge: readonly string[]
}

async function analyse(
  all: typeof serviceCrafts,
  id: BulkCraftId,
  { texto, ...sent }: BulkFormula,
  options: AnalysisOptions,
  words: ServiceWords,
): Promise<EdgeAnalysis> {
  const craft = all[id] as { analyse: (request: CraftRequest, options: AnalysisOptions) => object }
  const ignored = ignoredFields(id, sent, words)
  if (texto === undefined) return { answer: answerWith(ignored, craft.analyse(sent, options)), atEdge: ignored }
  const lines = await textInTurns(texto)
  const pasted = pastedFormula(texto, analysisContracts[id].fields, { lines, craft: id, say: words })
  const answer = answerToPasted(
    craft.analyse({ ...typeRead(pasted, id), ...sent, ingredients: pasted.ingredients }, options),
    pasted,
  )
  return { answer: answerWith(ignored, answer), atEdge: [...pasted.warnings, ...ignored] }
}

/** What is wanted of each analysis: its own brief, or what `campos` names inside it. */
function partOf({ query, selection }: FastifyRequest, id: BulkCraftId): FieldSelection | undefined {
  if (!selection) return undefined
  if ((query as SelectionAsked).breve !== '1') return selectedInPart(selection, 'resultados', 'respuesta')
  const brief = selectionOfQuery(analysisContracts[id].path, { breve: '1' })
  return brief && !isSelectionRefusal(brief) ? brief : undefined
}

async function resultOf(
  request: FastifyRequest,
  { oficio, peticion }: Asked,
  optionsOf: (craft: string) => AnalysisOptions,
): Promise<Result> {
  if (!isBulkCraft(oficio))
    return {
      status: 400,
      error: {
        ...unsupportedCraftRefusal(wordsForRequest(request), oficio, Object.keys(serviceCrafts)),
        campo: 'oficio',
      },
    }
  dropNulls(analysisSchemas[analysisContracts[oficio].request], peticion)
  const problem = problemInFormula(request, oficio, peticion)
  if (problem) return { status: 400, error: problem }
  const selection = partOf(request, oficio)
  const words = wordsForRequest(request)
  const listener = asksForFindings(request) ? listeningEngine() : undefined
  const { crafts: own } = listener?.engine ?? { crafts: serviceCrafts }
  const options = {
    ...optionsOf(oficio),
    ...(selection && !asksForCodes(request) && { only: onlyFieldsOf(selection) }),
  }
  /** What is shown of an answer in the language asked for, with all that the whole of it says. */
  const told = async <Shown extends object>(
    whole: object,
    shown: Shown,
    atEdge?: readonly string[],
  ): Promise<Shown> => {
    if (!listener) return shown
    const { heard } = listener
    const language = languageAsked(request)
    const said = language && (await answerInLanguage(shown, language, { heard, atEdge, sent: peticion }))
    return {
      ...(said?.answer ?? shown),
      ...(asksForCodes(request) && { hallazgos: findingsInAnswer(whole, heard) }),
      ...(said && atEdge && { idioma: languageTold(request, language, said) }),
    }
  }
  try {
    const { answer, atEdge } = await analyse(own, oficio, peticion, options, words)
    const shown = selection ? (pickFields(answer, selection) as object) : answer
    return { status: 200, respuesta: await told(answer, shown, atEdge) }
  } catch (thrown) {
    if (!(thrown instanceof FormulaError)) throw thrown
    const refusal = formulaRefusal(thrown)
    return { status: 400, error: await told(refusal, refusal) }
  }
}

interface Route {
  Querystring: FindingsQuery
  Body: { readonly analisis: readonly Asked[] }
}

/** Many analyses in one request: each counts as one, and whatever is wrong with one is said of that one. */
export function loteRoutes(app: FastifyInstance, observe: ((formula: CalculatedFormula) => void) | undefined): void {
  const optionsOf = (craft: string): AnalysisOptions =>
    observe ? { observe: (outcome) => observe({ craft, ...outcome }) } : {}
  const schema = {
    summary: LOTE_TITLE,
    ...LOTE_SUMMARY,
    operationId: 'lote',
    tags: [say.openapiTags.crafts.name],
    querystring: BulkQuery,
    body: namedSchema('LoteRequest'),
    response: { 200: limitedAnswer(say.statusTexts.batch, namedSchema('LoteResponse')), ...bodyFailures(undefined) },
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
      await namesInTurns(asked.oficio, Object(asked.peticion))
      resultados.push(await resultOf(request, asked, optionsOf))
    }
    const language = languageAsked(request)
    if (language) void reply.header(LANGUAGE_HEADER, `${language}, es`)
    return { status: 'ok', resultados }
  })
}
