import { POWERED_BY } from '@obrador/engine'
import { type Static, Type } from 'typebox'
import { API_VERSION, manifestProperties } from './helado/manifest.ts'
import * as say from './messages.ts'

/** What an operation of no one craft says of itself on GET. */

const { service, version, description, endpoint, note, docs, poweredBy } = manifestProperties

export const operationManifest = (about: string) =>
  Type.Object(
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
    { description: about },
  )

interface Operation {
  readonly path: string
  readonly summary: string
  readonly note: string
  readonly example: object
}

export const manifestOfOperation = (
  { path, summary, note: told, example }: Operation,
  docsUrl: string,
): Static<ReturnType<typeof operationManifest>> => ({
  service: say.SERVICE_NAME,
  version: API_VERSION,
  description: summary,
  endpoint: `POST ${path}`,
  note: told,
  docs: docsUrl,
  poweredBy: POWERED_BY,
  bodyExample: example,
})
