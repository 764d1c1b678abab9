import type { crafts } from '@obrador/engine'
import type { TObject } from 'typebox'
import { CacaoRequest } from './cacao/request.ts'
import { CacaoResponse } from './cacao/response.ts'
import { ErrorBody } from './common.ts'
import { labelRequest } from './etiqueta/request.ts'
import { EtiquetaResponse } from './etiqueta/response.ts'
import { BalanceManifest, HELADO_PATH } from './helado/manifest.ts'
import { BalanceRequest } from './helado/request.ts'
import { BalanceResponse } from './helado/response.ts'
import * as say from './messages.ts'
import { PanaderiaRequest } from './panaderia/request.ts'
import { PanaderiaResponse } from './panaderia/response.ts'
import { PasteleriaRequest } from './pasteleria/request.ts'
import { PasteleriaResponse } from './pasteleria/response.ts'
import { HeladoQuery, PlainQuery } from './query.ts'
import { TurronRequest } from './turron/request.ts'
import { TurronResponse } from './turron/response.ts'

/** The shapes that have a name: `{ $ref: 'Error#' }` in other schemas, a component in OpenAPI. */
export const schemas = {
  Error: ErrorBody,
  BalanceRequest,
  BalanceResponse,
  BalanceManifest,
  PanaderiaRequest,
  PanaderiaResponse,
  PasteleriaRequest,
  PasteleriaResponse,
  TurronRequest,
  TurronResponse,
  CacaoRequest,
  CacaoResponse,
  EtiquetaHeladoRequest: labelRequest(BalanceRequest, 'Fórmula de helado cuya etiqueta se quiere.'),
  EtiquetaPanaderiaRequest: labelRequest(
    PanaderiaRequest,
    'Fórmula de pan o de masa de pizza cuya etiqueta se quiere.',
  ),
  EtiquetaPasteleriaRequest: labelRequest(PasteleriaRequest, 'Fórmula de pastelería cuya etiqueta se quiere.'),
  EtiquetaTurronRequest: labelRequest(TurronRequest, 'Fórmula de turrón o mazapán cuya etiqueta se quiere.'),
  EtiquetaCacaoRequest: labelRequest(CacaoRequest, 'Fórmula de chocolate o de relleno cuya etiqueta se quiere.'),
  EtiquetaResponse,
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
  /** The shape of a request for its label. */
  readonly labelRequest: SchemaName
  /** What a line of its requests calls the ingredient and its weight. */
  readonly fields: LineFields
  /** Values of `craft` that the path takes, where it looks at them. */
  readonly supported?: readonly string[]
}

export interface LineFields {
  readonly name: string
  readonly grams: string
}

/** One line per craft of the engine; a craft without its contract does not compile. */
export const contracts: { readonly [id in keyof typeof crafts]: CraftContract } = {
  helado: {
    path: HELADO_PATH,
    title: say.HELADO_TITLE,
    description: say.HELADO_SUMMARY,
    query: HeladoQuery,
    request: 'BalanceRequest',
    response: 'BalanceResponse',
    labelRequest: 'EtiquetaHeladoRequest',
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
    labelRequest: 'EtiquetaPanaderiaRequest',
    fields: { name: 'name', grams: 'grams' },
  },
  pasteleria: {
    path: '/api/balance/pasteleria',
    title: say.PASTELERIA_TITLE,
    description: say.PASTELERIA_SUMMARY,
    query: PlainQuery,
    request: 'PasteleriaRequest',
    response: 'PasteleriaResponse',
    labelRequest: 'EtiquetaPasteleriaRequest',
    fields: { name: 'name', grams: 'grams' },
  },
  turron: {
    path: '/api/balance/turron',
    title: say.TURRON_TITLE,
    description: say.TURRON_SUMMARY,
    query: PlainQuery,
    request: 'TurronRequest',
    response: 'TurronResponse',
    labelRequest: 'EtiquetaTurronRequest',
    fields: { name: 'ingrediente', grams: 'peso' },
  },
  cacao: {
    path: '/api/balance/cacao',
    title: say.CACAO_TITLE,
    description: say.CACAO_SUMMARY,
    query: PlainQuery,
    request: 'CacaoRequest',
    response: 'CacaoResponse',
    labelRequest: 'EtiquetaCacaoRequest',
    fields: { name: 'ingrediente', grams: 'peso' },
  },
}

/** Where the label of a craft is asked for. */
export const labelPath = (id: keyof typeof crafts): string => `/api/etiqueta/${id}`
