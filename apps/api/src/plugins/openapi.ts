import swagger from '@fastify/swagger'
import {
  ajusteSchemas,
  etiquetaSchemas,
  loteSchemas,
  montajeSchemas,
  preparacionSchemas,
  produccionSchemas,
  SERVICE,
  schemas,
} from '@obrador/contract'
import { ATTRIBUTION } from '@obrador/engine'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import * as say from '../messages.ts'
import { answer, failures } from '../routes/responses.ts'
import { ENGINE_VERSION } from '../version.ts'
import { present, readyOnce } from './ready.ts'

export const OPENAPI_PATH = '/openapi.json'
/** It changes with the version of the service, not with the hour. */
const CACHE = 'public, max-age=3600, stale-while-revalidate=86400'
const OPENAPI_VERSION = '3.1.0'

/** The machine-readable description, drawn from the very schemas that validate and serialise. */
export async function openapi(app: FastifyInstance, { baseUrl }: Config): Promise<void> {
  for (const [name, schema] of Object.entries({
    ...schemas,
    ...preparacionSchemas,
    ...ajusteSchemas,
    ...etiquetaSchemas,
    ...produccionSchemas,
    ...loteSchemas,
    ...montajeSchemas,
  }))
    app.addSchema({ $id: name, ...schema })

  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI_VERSION,
      info: {
        title: SERVICE,
        summary: say.SHORT,
        description: say.about(ATTRIBUTION),
        version: ENGINE_VERSION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl }],
      tags: Object.values(say.tags),
    },
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `def-${index}`) },
  })

  const schema = {
    summary: say.operations.openapi,
    tags: [say.tags.service.name],
    response: {
      200: answer({
        description: say.statuses.openapi,
        schema: { type: 'object', additionalProperties: true },
        examples: { Documento: { openapi: OPENAPI_VERSION, info: { title: SERVICE }, paths: {} } },
      }),
      ...failures,
    },
  }
  // It is the same for everybody and takes ten milliseconds to draw: once is enough.
  const ready = readyOnce()
  app.get(OPENAPI_PATH, { schema }, async (request, reply) => {
    const document = await ready(() => JSON.stringify(app.swagger()))
    return reply.type('application/json; charset=utf-8').send(present(document, request, reply, CACHE))
  })
}
