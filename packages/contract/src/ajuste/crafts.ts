import type { allCrafts } from '@obrador/engine'
import type { TObject } from 'typebox'
import { analysisContracts, analysisSchemas, type CraftContract } from '../crafts.ts'
import { schemaWithFindings } from '../hallazgos.ts'
import * as say from '../messages.ts'
import { CodesQuery } from '../query.ts'
import { alsoText, answerWithLineReadings } from '../texto.ts'
import { cacaoAjuste, heladoAjuste, panaderiaAjuste, pasteleriaAjuste, turronAjuste } from './examples.ts'
import { ajusteRequest } from './request.ts'
import { ajusteResponse } from './response.ts'

type CraftId = keyof typeof allCrafts

const request = (id: CraftId, example: unknown): TObject =>
  alsoText(
    ajusteRequest(
      analysisSchemas[analysisContracts[id].request],
      analysisContracts[id].fields,
      say.AJUSTE_REQUEST,
      example,
    ),
    analysisSchemas[analysisContracts[id].request],
  )
const response = (id: CraftId) =>
  schemaWithFindings(
    answerWithLineReadings(
      ajusteResponse(analysisContracts[id].request, analysisContracts[id].response, say.AJUSTE_RESPONSE),
    ),
  )

/** The shapes of the adjustments, under their names. */
export const ajusteSchemas = {
  HeladoAjusteRequest: request('helado', heladoAjuste),
  HeladoAjusteResponse: response('helado'),
  PanaderiaAjusteRequest: request('panaderia', panaderiaAjuste),
  PanaderiaAjusteResponse: response('panaderia'),
  PasteleriaAjusteRequest: request('pasteleria', pasteleriaAjuste),
  PasteleriaAjusteResponse: response('pasteleria'),
  TurronAjusteRequest: request('turron', turronAjuste),
  TurronAjusteResponse: response('turron'),
  CacaoAjusteRequest: request('cacao', cacaoAjuste),
  CacaoAjusteResponse: response('cacao'),
} as const

type AjusteName = keyof typeof ajusteSchemas

export interface AjusteContract extends Omit<CraftContract, 'request' | 'response'> {
  readonly request: AjusteName
  readonly response: AjusteName
}

const contract = (id: CraftId, asked: AjusteName, answered: AjusteName, title: string): AjusteContract => ({
  path: `/api/ajuste/${id}`,
  title,
  ...say.AJUSTE_SUMMARY,
  query: CodesQuery,
  request: asked,
  response: answered,
  fields: analysisContracts[id].fields,
  ...(analysisContracts[id].supported && { supported: analysisContracts[id].supported }),
})

/** One line per craft of the engine, as for its balance. */
export const ajusteContracts: { readonly [id in CraftId]: AjusteContract } = {
  helado: contract('helado', 'HeladoAjusteRequest', 'HeladoAjusteResponse', say.ajusteTitle('helado')),
  panaderia: contract(
    'panaderia',
    'PanaderiaAjusteRequest',
    'PanaderiaAjusteResponse',
    say.ajusteTitle('pan o de pizza'),
  ),
  pasteleria: contract(
    'pasteleria',
    'PasteleriaAjusteRequest',
    'PasteleriaAjusteResponse',
    say.ajusteTitle('pastelería'),
  ),
  turron: contract('turron', 'TurronAjusteRequest', 'TurronAjusteResponse', say.ajusteTitle('turrón o mazapán')),
  cacao: contract(
    'cacao',
    'CacaoAjusteRequest',
    'CacaoAjusteResponse',
    say.ajusteTitle('chocolate o de relleno de bombón'),
  ),
}
