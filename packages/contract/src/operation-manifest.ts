import { POWERED_BY } from '@obrador/engine'
import type { Static } from 'typebox'
import { bothTexts, type SchemaText } from './both-texts.ts'
import { API_VERSION, manifestProperties } from './helado/manifest.ts'
import * as say from './messages.ts'
import { Type } from './schema-type.ts'

/** What an operation of no one craft says of itself on GET. */

const { service, version, description, endpoint, note, docs, poweredBy } = manifestProperties

export const operationManifest = (about: SchemaText) =>
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
        ...bothTexts`Petición de ejemplo, lista para mandar. | An example request, ready to send.`,
      }),
    },
    about,
  )

interface Operation {
  readonly path: string
  readonly summary: SchemaText
  readonly note: string
  readonly example: object
}

export const manifestOfOperation = (
  { path, summary, note: told, example }: Operation,
  docsUrl: string,
): Static<ReturnType<typeof operationManifest>> => ({
  service: say.SERVICE_NAME,
  version: API_VERSION,
  description: summary.description,
  endpoint: `POST ${path}`,
  note: told,
  docs: docsUrl,
  poweredBy: POWERED_BY,
  bodyExample: example,
})
