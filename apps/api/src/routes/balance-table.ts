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
import type { FastifyInstance } from 'fastify'
import { serviceCrafts } from '../engine.ts'
import * as say from '../messages.ts'
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
const FIELDS = ['verdict', 'score', 'typeLabel', 'params', 'ranges', 'inRange', 'suggestions', 'warnings'] as const
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
function rowsOf(answer: AnalysisAnswer): (string | number | boolean | undefined)[][] {
  const { typeLabel, verdict, score, params = {}, ranges = {}, inRange = {} } = answer
  const found = Object.entries({ typeLabel, verdict, ...(score as Figures | undefined) })
  const sentences = (['suggestions', 'warnings'] as const).flatMap((field) =>
    ((answer[field] ?? []) as readonly string[]).map((sentence) => [field, sentence]),
  )
  return [
    ['clave', 'valor', 'minimo', 'maximo', 'dentro'],
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

async function analysed(id: CraftId, texto: string | undefined, type: string | undefined): Promise<AnalysisAnswer> {
  const { fields, request } = analysisContracts[id]
  const named = type === undefined ? {} : { type }
  const analyse = (body: object): object => serviceCrafts[id].analyse(body as CraftRequest, { only: ONLY })
  if (texto === undefined) {
    const [example] = Reflect.get(analysisSchemas[request], 'examples') as readonly [object]
    return analyse({ ...example, ...named }) as AnalysisAnswer
  }
  const formula = pastedFormula(texto, fields, { together: false, lines: await textInTurns(texto), craft: id })
  const body = { ...typeRead(formula, id), ...named, ingredients: formula.ingredients }
  await namesInTurns(id, body)
  return answerToPasted(analyse(body), formula) as AnalysisAnswer
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
      async ({ query: { texto, oficio = 'helado', type, excel } }, reply) => {
        const id = craftIds.find((one) => one === oficio)
        if (id === undefined)
          return reply.code(400).send({
            error: wordsForRequest(reply.request).noSuchCraft(oficio, craftIds),
            codigo: 'oficio_no_disponible',
            campo: 'oficio',
            supported: craftIds,
          })
        const answer = await analysed(id, texto, type)
        return reply.type(CSV_TYPE).send(csvOfRows(rowsOf(answer), dialectOf(excel)))
      },
    )
  })
}
