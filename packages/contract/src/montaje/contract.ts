import { POWERED_BY } from '@obrador/engine'
import { type Static, Type } from 'typebox'
import type { LineFields } from '../crafts.ts'
import { API_VERSION, manifestProperties } from '../helado/manifest.ts'
import * as say from '../messages.ts'
import { montajeExample } from './example.ts'
import { MontajeRequest } from './request.ts'
import { MontajeResponse } from './response.ts'

export const MONTAJE_PATH = '/api/montaje'

const { service, version, description, endpoint, note, docs, poweredBy } = manifestProperties

const MontajeManifest = Type.Object(
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
  { description: 'Qué ofrece el montaje de una pieza.' },
)

export const montajeManifest = (docsUrl: string): Static<typeof MontajeManifest> => ({
  service: say.SERVICE,
  version: API_VERSION,
  description: say.MONTAJE_SUMMARY,
  endpoint: `POST ${MONTAJE_PATH}`,
  note: say.MONTAJE_NOTE,
  docs: docsUrl,
  poweredBy: POWERED_BY,
  bodyExample: montajeExample,
})

/** The shapes of a piece, under their names. */
export const montajeSchemas = { MontajeRequest, MontajeResponse, MontajeManifest } as const

const fields: LineFields = { name: 'nombre', grams: 'gramos', list: 'partes' }

/** What the hooks of every path that takes lines need to know of this one. */
export const montajeContract = { fields, request: 'MontajeRequest' } as const
