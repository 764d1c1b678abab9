import { helado, POWERED_BY } from '@obrador/engine'
import { type Static, type TObject, Type } from 'typebox'
import { PoweredBy, textsSchema } from '../common.ts'
import * as say from '../messages.ts'
import { heladoExample } from './example.ts'
import type { BalanceRequest } from './request.ts'

/** Reported by the manifest; the path carries no version. */
export const API_VERSION = '1'
export const HELADO_PATH = '/api/balance'

export const manifestProperties = {
  service: Type.String({ description: 'Nombre del servicio.' }),
  version: Type.Literal(API_VERSION, { description: 'Versión de la API.' }),
  description: Type.String({ description: 'Qué hace el servicio.' }),
  endpoint: Type.String({ description: 'Dónde se calcula: método y ruta.' }),
  types: textsSchema('Tipos de receta que admite «type».'),
  bodyExample: Type.Unsafe<Static<typeof BalanceRequest>>({ $ref: 'BalanceRequest#' }),
  note: Type.String({ description: 'Cómo afinar el cálculo.' }),
  docs: Type.String({ format: 'uri', description: 'Documentación para personas.' }),
  poweredBy: PoweredBy,
}

export const heladoManifest = (docs: string): Static<TObject<typeof manifestProperties>> => ({
  service: say.SERVICE_NAME,
  version: API_VERSION,
  description: say.HELADO_SUMMARY,
  endpoint: `POST ${HELADO_PATH}`,
  types: Object.keys(helado.types),
  bodyExample: heladoExample,
  note: say.MANIFEST_NOTE,
  docs,
  poweredBy: POWERED_BY,
})

export const BalanceManifest = Type.Object(manifestProperties, {
  description: 'Qué ofrece el cálculo de helado.',
  examples: [heladoManifest('https://obrador.example/docs')],
})
