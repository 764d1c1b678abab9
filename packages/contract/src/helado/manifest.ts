import { helado, POWERED_BY } from '@obrador/engine'
import type { Static, TObject } from 'typebox'
import { bothTexts } from '../both-texts.ts'
import { PoweredBy, textsSchema } from '../common.ts'
import * as say from '../messages.ts'
import { Type } from '../schema-type.ts'
import { heladoExample } from './example.ts'
import type { BalanceRequest } from './request.ts'

/** Reported by the manifest; the path carries no version. */
export const API_VERSION = '1'
export const HELADO_PATH = '/api/balance'

export const manifestProperties = {
  service: Type.String(bothTexts`Nombre del servicio. | Name of the service.`),
  version: Type.Literal(API_VERSION, bothTexts`Versión de la API. | Version of the API.`),
  description: Type.String(bothTexts`Qué hace el servicio. | What the service does.`),
  endpoint: Type.String(bothTexts`Dónde se calcula: método y ruta. | Where it is calculated: method and path.`),
  types: textsSchema(bothTexts`Tipos de receta que admite «type». | Recipe types that \`type\` takes.`),
  bodyExample: Type.Unsafe<Static<typeof BalanceRequest>>({ $ref: 'BalanceRequest#' }),
  note: Type.String(bothTexts`Cómo afinar el cálculo. | How to refine the calculation.`),
  docs: Type.String({ format: 'uri', ...bothTexts`Documentación para personas. | Documentation for people.` }),
  poweredBy: PoweredBy,
}

export const heladoManifest = (docs: string): Static<TObject<typeof manifestProperties>> => ({
  service: say.SERVICE_NAME,
  version: API_VERSION,
  description: say.HELADO_SUMMARY.description,
  endpoint: `POST ${HELADO_PATH}`,
  types: Object.keys(helado.types),
  bodyExample: heladoExample,
  note: say.MANIFEST_NOTE,
  docs,
  poweredBy: POWERED_BY,
})

export const BalanceManifest = Type.Object(manifestProperties, {
  ...bothTexts`Qué ofrece el cálculo de helado. | What the calculation of ice cream offers.`,
  examples: [heladoManifest('https://obrador.example/docs')],
})
