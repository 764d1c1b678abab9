import swagger from '@fastify/swagger'
import {
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  cartaSchemas,
  englishDescriptions,
  etiquetaSchemas,
  hornadaSchemas,
  leerSchemas,
  loteSchemas,
  montajeSchemas,
  preparacionSchemas,
  produccionSchemas,
  SERVICE_NAME,
  sacoSchemas,
} from '@obrador/contract'
import { ATTRIBUTION_TEXT, lazyValue } from '@obrador/engine'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { documentInEnglish } from '../guide/english-document.ts'
import { guideFactsOf } from '../guide/facts.ts'
import { spanishGuide } from '../guide/messages.es.ts'
import { operationPrice, PRICE_KEY } from '../guide/prices.ts'
import * as say from '../messages.ts'
import { answerSchema, failureSchemas } from '../routes/responses.ts'
import { ENGINE_VERSION } from '../version.ts'
import { withExamplesInPlace } from './examples-in-place.ts'
import { inOpenapiDialect, isJson, mapEntries, type OpenapiDocument } from './openapi-dialect.ts'
import { CACHE_POLICY, presentReady, readyOnce } from './ready.ts'
import { withSharedParts } from './shared-parts.ts'

export const OPENAPI_PATH = '/openapi.json'
export const ENGLISH_PATH = '/openapi.en.json'
const OPENAPI_VERSION = '3.1.0'

/** The answer that the description shows whole. The others would double it: each stands on the page of its operation. */
const SHOWN_ANSWER = analysisContracts.helado.response

/** The document as it is sent: nothing of it stands there twice. */
const compactDocument = (document: OpenapiDocument): OpenapiDocument => withSharedParts(withExamplesInPlace(document))

/** What each operation that takes a body counts as. */
const withPrices = (document: OpenapiDocument): OpenapiDocument => ({
  ...document,
  paths: mapEntries(document.paths, (item, path) => ({
    ...item,
    ...(isJson(item.post) && { post: { ...item.post, [PRICE_KEY]: operationPrice(path) } }),
  })),
})

/** The schema to validate and serialise by, under its name: neither looks at an example. */
function namedWithoutLateExample(name: string, schema: object): object {
  const { examples, ...others } = Object.getOwnPropertyDescriptors(schema) as PropertyDescriptorMap
  return Object.defineProperties({ $id: name }, examples?.get || !examples ? others : { ...others, examples })
}

/** The description in each language with every part where it is meant, for whoever tells it to people. */
export type DescribedIn = Readonly<Record<'es' | 'en', () => OpenapiDocument>>

/** The machine-readable description, drawn from the very schemas that validate and serialise. */
export async function serveOpenapi(app: FastifyInstance, config: ApiConfig): Promise<DescribedIn> {
  const { baseUrl } = config
  // They work out the first call.
  const facts = lazyValue(() => guideFactsOf(config))
  const schemas: Readonly<Record<string, object>> = {
    ...analysisSchemas,
    ...preparacionSchemas,
    ...ajusteSchemas,
    ...etiquetaSchemas,
    ...produccionSchemas,
    ...loteSchemas,
    ...leerSchemas,
    ...sacoSchemas,
    ...cartaSchemas,
    ...montajeSchemas,
    ...hornadaSchemas,
  }
  for (const [name, schema] of Object.entries(schemas)) app.addSchema(namedWithoutLateExample(name, schema))
  // What the English document reads: the shapes, what the dialect adds, and every route.
  const described: unknown[] = [schemas, say.fieldTexts]
  app.addHook('onRoute', (route) => {
    described.push(route.schema)
  })

  await app.register(swagger, {
    openapi: {
      openapi: OPENAPI_VERSION,
      info: {
        title: SERVICE_NAME,
        summary: say.SHORT_ABOUT,
        description: '',
        version: ENGINE_VERSION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: baseUrl }],
      // Nobody needs a key.
      security: [],
      tags: Object.values(say.openapiTags),
    },
    refResolver: { buildLocalReference: ({ $id }, _base, _fragment, index) => String($id ?? `def-${index}`) },
  })

  const schema = {
    summary: say.operationTexts.openapi,
    operationId: 'openapi',
    tags: [say.openapiTags.service.name],
    response: {
      200: answerSchema({
        ...say.statusTexts.openapi,
        schema: { type: 'object', additionalProperties: true },
        examples: { Documento: { openapi: OPENAPI_VERSION, info: { title: SERVICE_NAME }, paths: {} } },
      }),
      ...failureSchemas,
    },
  }
  const drawn = (): OpenapiDocument => {
    const document = withPrices(app.swagger() as unknown as OpenapiDocument)
    const description = [
      `[In English](${baseUrl}/docs/en/)`,
      say.ABOUT_SERVICE,
      spanishGuide(facts()),
      ATTRIBUTION_TEXT,
    ].join('\n\n')
    const told = document.components?.schemas as Record<string, object>
    const shown = { ...told[SHOWN_ANSWER], examples: Reflect.get(analysisSchemas[SHOWN_ANSWER], 'examples') }
    const info = { ...(document.info as object), description }
    return { ...document, info, components: { ...document.components, schemas: { ...told, [SHOWN_ANSWER]: shown } } }
  }
  // It is the same for everybody and takes ten milliseconds to draw: once is enough.
  const serve = (path: string, told: object, draw: () => OpenapiDocument): void => {
    const ready = readyOnce()
    app.get(path, { schema: told }, async (request, reply) => {
      const document = await ready(() => JSON.stringify(draw()))
      return reply.type('application/json; charset=utf-8').send(presentReady(document, request, reply, CACHE_POLICY))
    })
  }
  const describedIn = {
    es: () => inOpenapiDialect(drawn()),
    en: () => documentInEnglish(drawn(), facts(), englishDescriptions(described)),
  }
  serve(OPENAPI_PATH, schema, () => compactDocument(describedIn.es()))
  serve(ENGLISH_PATH, { hide: true }, () => compactDocument(describedIn.en()))
  return describedIn
}
