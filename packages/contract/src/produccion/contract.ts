import { POWERED_BY } from '@obrador/engine'
import { type Static, Type } from 'typebox'
import { API_VERSION, manifestProperties } from '../helado/manifest.ts'
import * as say from '../messages.ts'
import { produccionExample } from './example.ts'
import { ProduccionRequest } from './request.ts'
import { ProduccionResponse } from './response.ts'

export const PRODUCCION_PATH = '/api/produccion'

const { service, version, description, endpoint, note, docs, poweredBy } = manifestProperties

const ProduccionManifest = Type.Object(
  {
    service,
    version,
    description,
    endpoint,
    note,
    docs,
    poweredBy,
    bodyExample: Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Petición de ejemplo, lista para mandar.',
    }),
  },
  { description: 'Qué ofrece el plan de producción.' },
)

export const produccionManifest = (docsUrl: string): Static<typeof ProduccionManifest> => ({
  service: say.SERVICE,
  version: API_VERSION,
  description: say.PRODUCCION_SUMMARY,
  endpoint: `POST ${PRODUCCION_PATH}`,
  note: say.PRODUCCION_NOTE,
  docs: docsUrl,
  poweredBy: POWERED_BY,
  bodyExample: produccionExample,
})

/** The shapes of the plan, under their names. */
export const produccionSchemas = { ProduccionRequest, ProduccionResponse, ProduccionManifest } as const
