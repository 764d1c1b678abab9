import type { allCrafts } from '@obrador/engine'
import type { TObject } from 'typebox'
import { cacaoText } from './cacao/example.ts'
import { CacaoRequestSchema } from './cacao/request.ts'
import { CacaoResponse } from './cacao/response.ts'
import { answerWithDoubt } from './duda.ts'
import { labelFields } from './etiqueta/request.ts'
import { schemaWithFindings } from './hallazgos.ts'
import { heladoText } from './helado/example.ts'
import { BalanceManifest, HELADO_PATH } from './helado/manifest.ts'
import { BalanceRequest } from './helado/request.ts'
import { BalanceResponse } from './helado/response.ts'
import * as say from './messages.ts'
import { panaderiaText } from './panaderia/example.ts'
import { PanaderiaRequestSchema } from './panaderia/request.ts'
import { PanaderiaResponse } from './panaderia/response.ts'
import { pasteleriaText } from './pasteleria/example.ts'
import { PasteleriaRequestSchema } from './pasteleria/request.ts'
import { PasteleriaResponse } from './pasteleria/response.ts'
import { HeladoQuery, PlainQuery } from './query.ts'
import { RecetaSchema } from './receta.ts'
import { ErrorBody } from './refusal.ts'
import { answerWithHeadline, orText } from './texto.ts'
import { turronText } from './turron/example.ts'
import { TurronRequestSchema } from './turron/request.ts'
import { TurronResponse } from './turron/response.ts'

const { denominacion, comparado } = labelFields

/** The request of a craft, its lines or a text in their place, with the name that it is to be sold under. */
const sentAs = <Request extends TObject>(request: Request, example: string): Request =>
  orText({ ...request, properties: { ...request.properties, denominacion, comparado } }, example)

/** The shapes that have a name: `{ $ref: 'Error#' }` in other schemas, a component in OpenAPI. */
export const analysisSchemas = {
  Error: ErrorBody,
  Receta: RecetaSchema,
  BalanceRequest: sentAs(BalanceRequest, heladoText),
  BalanceResponse: schemaWithFindings(answerWithDoubt(answerWithHeadline(BalanceResponse))),
  BalanceManifest,
  PanaderiaRequest: sentAs(PanaderiaRequestSchema, panaderiaText),
  PanaderiaResponse: schemaWithFindings(answerWithDoubt(answerWithHeadline(PanaderiaResponse))),
  PasteleriaRequest: sentAs(PasteleriaRequestSchema, pasteleriaText),
  PasteleriaResponse: schemaWithFindings(answerWithDoubt(answerWithHeadline(PasteleriaResponse))),
  TurronRequest: sentAs(TurronRequestSchema, turronText),
  TurronResponse: schemaWithFindings(answerWithDoubt(answerWithHeadline(TurronResponse))),
  CacaoRequest: sentAs(CacaoRequestSchema, cacaoText),
  CacaoResponse: schemaWithFindings(answerWithDoubt(answerWithHeadline(CacaoResponse))),
} as const

export type SchemaName = keyof typeof analysisSchemas

/** How a craft is called over HTTP. */
export interface CraftContract {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly query: TObject
  readonly request: SchemaName
  readonly response: SchemaName
  /** What a line of its requests calls the ingredient and its weight. */
  readonly fields: LineFields
  /** Values of `craft` that the path takes, where it looks at them. */
  readonly supported?: readonly string[]
}

export interface LineFields {
  readonly name: string
  readonly grams: string
  /** The list that the lines stand in, where it is not `ingredients`. */
  readonly list?: 'partes'
}

/** One entry per craft of the engine; a craft without its contract does not compile. */
const table = {
  helado: {
    path: HELADO_PATH,
    title: say.HELADO_TITLE,
    ...say.HELADO_SUMMARY,
    query: HeladoQuery,
    request: 'BalanceRequest',
    response: 'BalanceResponse',
    fields: { name: 'name', grams: 'grams' },
    supported: ['helado'],
  },
  panaderia: {
    path: '/api/balance/panaderia',
    title: say.PANADERIA_TITLE,
    ...say.PANADERIA_SUMMARY,
    query: PlainQuery,
    request: 'PanaderiaRequest',
    response: 'PanaderiaResponse',
    fields: { name: 'name', grams: 'grams' },
  },
  pasteleria: {
    path: '/api/balance/pasteleria',
    title: say.PASTELERIA_TITLE,
    ...say.PASTELERIA_SUMMARY,
    query: PlainQuery,
    request: 'PasteleriaRequest',
    response: 'PasteleriaResponse',
    fields: { name: 'name', grams: 'grams' },
  },
  turron: {
    path: '/api/balance/turron',
    title: say.TURRON_TITLE,
    ...say.TURRON_SUMMARY,
    query: PlainQuery,
    request: 'TurronRequest',
    response: 'TurronResponse',
    fields: { name: 'ingrediente', grams: 'peso' },
  },
  cacao: {
    path: '/api/balance/cacao',
    title: say.CACAO_TITLE,
    ...say.CACAO_SUMMARY,
    query: PlainQuery,
    request: 'CacaoRequest',
    response: 'CacaoResponse',
    fields: { name: 'ingrediente', grams: 'peso' },
  },
} as const satisfies { readonly [id in keyof typeof allCrafts]: CraftContract }

type Contracts = {
  readonly [id in keyof typeof table]: CraftContract & Pick<(typeof table)[id], 'request' | 'response'>
}

export const analysisContracts: Contracts = table
