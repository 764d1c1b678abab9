import swagger from '@fastify/swagger'
import {
  ajusteSchemas,
  etiquetaSchemas,
  hornadaSchemas,
  leerSchemas,
  loteSchemas,
  montajeSchemas,
  preparacionSchemas,
  produccionSchemas,
  SERVICE,
  sacoSchemas,
  schemas,
} from '@obrador/contract'
import { ATTRIBUTION } from '@obrador/engine'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { inEnglish } from '../guide/english-document.ts'
import { factsOf } from '../guide/facts.ts'
import { spanish } from '../guide/messages.es.ts'
import * as say from '../messages.ts'
import { answer, failures } from '../routes/responses.ts'
import { ENGINE_VERSION } from '../version.ts'
import { type Document, inOpenapi } from './openapi-dialect.ts'
import { CACHE, present, readyOnce } from './ready.ts'

export const OPENAPI_PATH = '/openapi.json'
export const ENGLISH_PATH = '/openapi.en.json'
const OPENAPI_VERSION = '3.1.0'

/** The machine-readable description, drawn from the very schemas that validate and serialise. */
export async function openapi(app: FastifyInstance, config: Config): Promise<void> {
  const { baseUrl } = config
  const facts = factsOf(config)
  for (const [name, schema] of Object.entries({
    ...schemas,
    ...preparacionSchemas,
    ...ajusteSchemas,
    ...etiquetaSchemas,
    ...produccionSchemas,
    ...loteSchemas,
    ...leerSchemas,
    ...sacoSchemas,
    ...montajeSchemas,
    ...hornadaSchemas,
  }))
    app.addSchema({ $id: name, ...schema })

  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI_VERSION,
      info: {
        title: SERVICE,
        summary: say.SHORT,
        description: [`[In English](${baseUrl}/docs/en/)`, say.ABOUT, spanish(facts), ATTRIBUTION].join('\n\n'),
        version: ENGINE_VERSION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl }],
      // Nobody needs a key.
      security: [],
      tags: Object.values(say.tags),
    },
    transformObject: (drawn) =>
      ('openapiObject' in drawn ? inOpenapi(drawn.openapiObject as Document) : drawn) as object,
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `def-${index}`) },
  })

  const schema = {
    summary: say.operations.openapi,
    operationId: 'openapi',
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
  const drawn = (): Document => app.swagger() as unknown as Document
  // It is the same for everybody and takes ten milliseconds to draw: once is enough.
  const serve = (path: string, told: object, draw: () => Document): void => {
    const ready = readyOnce()
    app.get(path, { schema: told }, async (request, reply) => {
      const document = await ready(() => JSON.stringify(draw()))
      return reply.type('application/json; charset=utf-8').send(present(document, request, reply, CACHE))
    })
  }
  serve(OPENAPI_PATH, schema, drawn)
  serve(ENGLISH_PATH, { hide: true }, () => inEnglish(drawn(), facts))
}
