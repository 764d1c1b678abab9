import {
  analysisContracts,
  analysisSchemas,
  BALANCE_TABLE_PATH,
  BalanceTablaQuery,
  unknownParameter,
} from '@obrador/contract'
import type { CraftRequest } from '@obrador/engine'
import { csvOfRows } from '@obrador/engine/csv'
import { answerToPasted, pastedFormula, typeRead } from '@obrador/list'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { serviceCrafts } from '../engine.ts'
import { answerInLanguage } from '../languages.ts'
import * as say from '../messages.ts'
import { type NamesQuery, tellLanguage } from '../names.ts'
import { engineForRequest, languageAsked } from '../plugins/findings.ts'
import { tagAnswers } from '../plugins/tagged-answers.ts'
import { namesInTurns, textInTurns } from '../turns.ts'
import { wordsForRequest } from '../words/language.ts'
import { CACHE_OF_DATA, CSV_TYPE, dialectOf } from './open-data.ts'
import { failureSchema, readOperation, tableAnswer } from './responses.ts'

interface Route {
  Querystring: {
    readonly texto?: string
    readonly oficio?: string
    readonly type?: string
    readonly excel?: '0' | '1'
  }
}

const PARAMETERS = Object.keys(BalanceTablaQuery.properties)

type CraftId = keyof typeof serviceCrafts
const craftIds = Object.keys(analysisContracts) as CraftId[]

/** What of an analysis a table has room for; nothing else is worked out. */
const FIELDS = [
  'verdict',
  'score',
  'typeLabel',
  'params',
  'ranges',
  'inRange',
  'suggestions',
  'warnings',
  'sinPrecio',
] as const
const ONLY: ReadonlySet<string> = new Set(FIELDS)

type Figures = Readonly<Record<string, unknown>>
interface AnalysisAnswer {
  readonly params?: Readonly<Record<string, number>>
  readonly ranges?: Readonly<Record<string, readonly [number, number]>>
  readonly inRange?: Readonly<Record<string, boolean | null>>
  readonly [field: string]: unknown
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** What was found in one value, then a row for each figure with its range, then one for each sentence. */
function rowsOf(answer: AnalysisAnswer, heads: readonly string[]): (string | number | boolean | undefined)[][] {
  const { typeLabel, verdict, score, params = {}, ranges = {}, inRange = {} } = answer
  const found = Object.entries({ typeLabel, verdict, ...(score as Figures | undefined) })
  const sentences = (['suggestions', 'warnings', 'sinPrecio'] as const).flatMap((field) =>
    ((answer[field] ?? []) as readonly string[]).map((sentence) => [field, sentence]),
  )
  return [
    [...heads],
    ...found.flatMap(([key, value]) => (isPlain(value) ? [[key, value]] : [])),
    ...Object.entries(params).map(([key, value]) => [
      key,
      value,
      ...(ranges[key] ?? ['', '']),
      inRange[key] ?? undefined,
    ]),
    ...sentences,
  ]
}

async function analysed(request: FastifyRequest<Route>, id: CraftId): Promise<AnalysisAnswer> {
  const { texto, type } = request.query
  const { fields, request: schema } = analysisContracts[id]
  const named = type === undefined ? {} : { type }
  const language = languageAsked(request)
  const { crafts } = engineForRequest(request)
  const analyse = async (body: object): Promise<object> => {
    const answer = crafts[id].analyse(body as CraftRequest, { only: ONLY })
    return language
      ? (await answerInLanguage(answer, language, { heard: request.spoken ?? new Map(), sent: body })).answer
      : answer
  }
  if (texto === undefined) {
    const [example] = Reflect.get(analysisSchemas[schema], 'examples') as readonly [object]
    return (await analyse({ ...example, ...named })) as AnalysisAnswer
  }
  const formula = pastedFormula(texto, fields, {
    together: false,
    lines: await textInTurns(texto),
    craft: id,
    say: wordsForRequest(request),
  })
  const body = { ...typeRead(formula, id), ...named, ingredients: formula.ingredients }
  await namesInTurns(id, body)
  return answerToPasted(await analyse(body), formula) as AnalysisAnswer
}

/** A formula in the address, its analysis as a table: for a cell of a sheet, which can ask for an address and for nothing else. */
export async function balanceTableRoutes(app: FastifyInstance): Promise<void> {
  const told = readOperation(
    'balance_csv',
    say.operationTexts.balanceCsv,
    say.openapiTags.crafts.name,
    tableAnswer(say.statusTexts.balanceCsv),
  )
  const response = { ...told.response, 400: failureSchema(say.statusTexts.invalid, undefined) }
  const schema = { ...told, querystring: BalanceTablaQuery, response }
  await app.register(async (scope) => {
    // The same address gives the same table for as long as the version is the same.
    await tagAnswers(scope, CACHE_OF_DATA)
    scope.get<Route>(
      BALANCE_TABLE_PATH,
      {
        schema,
        config: { isCalculation: true },
        preValidation: async ({ query }, reply) => {
          const refusal = unknownParameter(query, PARAMETERS, wordsForRequest(reply.request))
          if (refusal) await reply.code(400).send(refusal)
        },
      },
      async (request, reply) => {
        const { oficio = 'helado', excel } = request.query
        const id = craftIds.find((one) => one === oficio)
        if (id === undefined)
          return reply.code(400).send({
            error: wordsForRequest(reply.request).noSuchCraft(oficio, craftIds),
            codigo: 'oficio_no_disponible',
            campo: 'oficio',
            supported: craftIds,
          })
        const answer = await analysed(request, id)
        tellLanguage(request.query as NamesQuery, reply)
        return reply
          .type(CSV_TYPE)
          .send(csvOfRows(rowsOf(answer, wordsForRequest(request).tableHeads()), dialectOf(excel)))
      },
    )
  })
}
