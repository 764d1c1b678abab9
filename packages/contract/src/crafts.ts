import type { crafts } from '@obrador/engine'
import type { TObject } from 'typebox'
import { cacaoText } from './cacao/example.ts'
import { CacaoRequest } from './cacao/request.ts'
import { CacaoResponse } from './cacao/response.ts'
import { withDoubt } from './duda.ts'
import { withFindings } from './hallazgos.ts'
import { heladoText } from './helado/example.ts'
import { BalanceManifest, HELADO_PATH } from './helado/manifest.ts'
import { BalanceRequest } from './helado/request.ts'
import { BalanceResponse } from './helado/response.ts'
import { inLanguages } from './idioma.ts'
import * as say from './messages.ts'
import { panaderiaText } from './panaderia/example.ts'
import { PanaderiaRequest } from './panaderia/request.ts'
import { PanaderiaResponse } from './panaderia/response.ts'
import { pasteleriaText } from './pasteleria/example.ts'
import { PasteleriaRequest } from './pasteleria/request.ts'
import { PasteleriaResponse } from './pasteleria/response.ts'
import { HeladoQuery, PlainQuery } from './query.ts'
import { Receta } from './receta.ts'
import { ErrorBody } from './refusal.ts'
import { orText, withFirst } from './texto.ts'
import { turronText } from './turron/example.ts'
import { TurronRequest } from './turron/request.ts'
import { TurronResponse } from './turron/response.ts'

/** The shapes that have a name: `{ $ref: 'Error#' }` in other schemas, a component in OpenAPI. */
export const schemas = {
  Error: ErrorBody,
  Receta,
  BalanceRequest: orText(BalanceRequest, heladoText),
  BalanceResponse: inLanguages(withFindings(withDoubt(withFirst(BalanceResponse)))),
  BalanceManifest,
  PanaderiaRequest: orText(PanaderiaRequest, panaderiaText),
  PanaderiaResponse: inLanguages(withFindings(withDoubt(withFirst(PanaderiaResponse)))),
  PasteleriaRequest: orText(PasteleriaRequest, pasteleriaText),
  PasteleriaResponse: inLanguages(withFindings(withDoubt(withFirst(PasteleriaResponse)))),
  TurronRequest: orText(TurronRequest, turronText),
  TurronResponse: inLanguages(withFindings(withDoubt(withFirst(TurronResponse)))),
  CacaoRequest: orText(CacaoRequest, cacaoText),
  CacaoResponse: inLanguages(withFindings(withDoubt(withFirst(CacaoResponse)))),
} as const

export type SchemaName = keyof typeof schemas

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
    description: say.HELADO_SUMMARY,
    query: HeladoQuery,
    request: 'BalanceRequest',
    response: 'BalanceResponse',
    fields: { name: 'name', grams: 'grams' },
    supported: ['helado'],
  },
  panaderia: {
    path: '/api/balance/panaderia',
    title: say.PANADERIA_TITLE,
    description: say.PANADERIA_SUMMARY,
    query: PlainQuery,
    request: 'PanaderiaRequest',
    response: 'PanaderiaResponse',
    fields: { name: 'name', grams: 'grams' },
  },
  pasteleria: {
    path: '/api/balance/pasteleria',
    title: say.PASTELERIA_TITLE,
    description: say.PASTELERIA_SUMMARY,
    query: PlainQuery,
    request: 'PasteleriaRequest',
    response: 'PasteleriaResponse',
    fields: { name: 'name', grams: 'grams' },
  },
  turron: {
    path: '/api/balance/turron',
    title: say.TURRON_TITLE,
    description: say.TURRON_SUMMARY,
    query: PlainQuery,
    request: 'TurronRequest',
    response: 'TurronResponse',
    fields: { name: 'ingrediente', grams: 'peso' },
  },
  cacao: {
    path: '/api/balance/cacao',
    title: say.CACAO_TITLE,
    description: say.CACAO_SUMMARY,
    query: PlainQuery,
    request: 'CacaoRequest',
    response: 'CacaoResponse',
    fields: { name: 'ingrediente', grams: 'peso' },
  },
} as const satisfies { readonly [id in keyof typeof crafts]: CraftContract }

type Contracts = {
  readonly [id in keyof typeof table]: CraftContract & Pick<(typeof table)[id], 'request' | 'response'>
}

export const contracts: Contracts = table
