import { allCrafts } from '@obrador/engine'
import { analysisContracts, analysisSchemas, type CraftContract } from '../crafts.ts'
import { schemaWithFindings } from '../hallazgos.ts'
import * as say from '../messages.ts'
import { LabelQuery } from '../query.ts'
import { alsoText, answerWithLineReadings } from '../texto.ts'
import { labelRequest } from './request.ts'
import { EtiquetaResponse, listadoSchemas } from './response.ts'

type CraftId = keyof typeof allCrafts

const request = (id: CraftId) =>
  alsoText(
    labelRequest(analysisSchemas[analysisContracts[id].request], say.ETIQUETA_REQUEST),
    analysisSchemas[analysisContracts[id].request],
  )

/** The shapes of the labels, under their names; every craft answers alike. */
export const etiquetaSchemas = {
  HeladoEtiquetaRequest: request('helado'),
  PanaderiaEtiquetaRequest: request('panaderia'),
  PasteleriaEtiquetaRequest: request('pasteleria'),
  TurronEtiquetaRequest: request('turron'),
  CacaoEtiquetaRequest: request('cacao'),
  EtiquetaResponse: schemaWithFindings(answerWithLineReadings(EtiquetaResponse)),
  ...listadoSchemas,
} as const

type EtiquetaName = keyof typeof etiquetaSchemas

export interface EtiquetaContract extends Omit<CraftContract, 'request' | 'response'> {
  readonly request: EtiquetaName
  readonly response: EtiquetaName
}

const contract = (id: CraftId, asked: EtiquetaName): EtiquetaContract => ({
  path: `/api/etiqueta/${id}`,
  title: say.etiquetaTitle(allCrafts[id].label),
  ...say.ETIQUETA_SUMMARY,
  query: LabelQuery,
  request: asked,
  response: 'EtiquetaResponse',
  fields: analysisContracts[id].fields,
  ...(analysisContracts[id].supported && { supported: analysisContracts[id].supported }),
})

/** One line per craft of the engine, as for its balance. */
export const etiquetaContracts: { readonly [id in CraftId]: EtiquetaContract } = {
  helado: contract('helado', 'HeladoEtiquetaRequest'),
  panaderia: contract('panaderia', 'PanaderiaEtiquetaRequest'),
  pasteleria: contract('pasteleria', 'PasteleriaEtiquetaRequest'),
  turron: contract('turron', 'TurronEtiquetaRequest'),
  cacao: contract('cacao', 'CacaoEtiquetaRequest'),
}
