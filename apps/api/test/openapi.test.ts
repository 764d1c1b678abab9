import {
  ajusteContracts,
  ajusteSchemas,
  contracts,
  etiquetaContracts,
  etiquetaSchemas,
  LOTE_PATH,
  loteSchemas,
  MONTAJE_PATH,
  montajeSchemas,
  PRODUCCION_PATH,
  preparacionSchemas,
  produccionSchemas,
  schemas,
} from '@obrador/contract'
import { validate } from '@scalar/openapi-parser'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, ENGLISH, testApp, wake } from './helpers.ts'

type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json }

let app: App
let document: Json
let ajv: Ajv2020
beforeAll(async () => {
  app = await testApp({ baseUrl: 'https://obrador.example' })
  await wake(app)
  document = (await app.inject('/openapi.json')).json()
  // «One of two» is asked of properties that are declared beside it, not in it.
  ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, formats: { uri: /^https?:\/\// } })
  ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components'])
  ajv.addSchema({ $id: 'document', ...document })
}, 60_000)
afterAll(() => app.close())

interface Operation {
  readonly path: string
  readonly method: string
  readonly operation: Json
}

const operations = (): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

const resolve = (schema: Json): Json => {
  const name = String(schema.$ref ?? '').replace('#/components/schemas/', '')
  return schema.$ref ? (document.components?.schemas?.[name] as Json) : schema
}

const checks = new Map<string, ValidateFunction>()
const fits = (schema: Json, value: unknown): void => {
  const local = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')
  const check = checks.get(local) ?? ajv.compile(JSON.parse(local))
  checks.set(local, check)
  check(value)
  expect(check.errors).toBeNull()
}

/** Every property that a schema names, with the path to it. */
function* properties(schema: Json, at: string): Generator<readonly [at: string, property: Json]> {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield [`${at}.${name}`, property]
    yield* properties(property, `${at}.${name}`)
  }
  for (const key of ['items', 'additionalProperties']) {
    const inner = schema[key]
    if (typeof inner === 'object') yield* properties(inner, `${at}[]`)
  }
}

it('4 rule 6 a machine-readable description is served at /openapi.json', async () => {
  const result = await validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(document.openapi).toMatch(/^3\.1\./)
})

it('says what it is, where it is and on what terms', () => {
  expect(document.info).toMatchObject({ title: 'Obrador', license: { identifier: 'MIT' } })
  expect(document.servers).toEqual([{ url: 'https://obrador.example' }])
  const calculations = [contracts, ajusteContracts, etiquetaContracts]
    .flatMap((all): { path: string }[] => Object.values(all))
    .map(({ path }) => path)
  const tables = ['/api/tipos', '/api/catalogo', '/api/catalogo/{id}']
  expect(Object.keys(document.paths ?? {})).toEqual([
    '/openapi.json',
    '/healthz',
    '/readyz',
    ...calculations,
    PRODUCCION_PATH,
    LOTE_PATH,
    MONTAJE_PATH,
    ...tables,
  ])
  expect(Object.keys(document.components?.schemas ?? {})).toEqual(
    Object.keys({
      ...schemas,
      ...preparacionSchemas,
      ...ajusteSchemas,
      ...etiquetaSchemas,
      ...produccionSchemas,
      ...loteSchemas,
      ...montajeSchemas,
    }),
  )
})

describe('descriptions', () => {
  it('every field has one, in Spanish', () => {
    const named = Object.entries(document.components?.schemas ?? {})
    const all = named.flatMap(([name, schema]) => [...properties(schema, name)])
    expect(all.length).toBeGreaterThan(80)
    for (const [at, property] of all) {
      const { description } = resolve(property)
      expect(description, at).toEqual(expect.any(String))
      expect(description, at).not.toMatch(ENGLISH)
    }
  })

  it('every operation, parameter, status and header has one, in Spanish', () => {
    const texts = operations().flatMap(({ operation }) => [
      operation.summary,
      ...Object.values(operation.parameters ?? {}).map(({ description }) => description),
      ...Object.values(operation.responses ?? {}).flatMap(({ description, headers = {} as Json }) => [
        description,
        ...Object.values(headers).map((header) => header.description),
      ]),
    ])
    for (const text of texts) {
      expect(text).toEqual(expect.stringMatching(/\S{3}/))
      expect(text).not.toMatch(ENGLISH)
    }
  })
})

it('4 rule 2 every POST documents its failures with the Error shape', () => {
  const posts = operations().filter(({ method }) => method === 'post')
  expect(posts.length).toBeGreaterThan(0)
  for (const { operation } of posts) {
    for (const status of [400, 413, 415, 429, 500]) {
      const media = operation.responses?.[status]?.content?.['application/json']
      expect(media?.schema).toEqual({ $ref: '#/components/schemas/Error' })
    }
  }
})

describe('examples', () => {
  it('every documented request runs, and its answer fits the documented schema', async () => {
    for (const { path, method, operation } of operations()) {
      const body = operation.requestBody?.content?.['application/json']?.schema
      const requests = body ? Object.values(resolve(body).examples ?? {}) : [undefined]
      expect(requests.length).toBeGreaterThan(0)
      for (const payload of requests) {
        const response = await app.inject({
          method: method.toUpperCase() as 'GET',
          url: path.replace('{id}', 'leche_entera'),
          ...(payload && { payload }),
        })
        expect(response.statusCode, path).toBe(200)
        fits(operation.responses?.['200']?.content?.['application/json']?.schema as Json, response.json())
      }
    }
  })

  it('every documented answer fits its schema', () => {
    const media = operations().flatMap(({ operation }) =>
      Object.values(operation.responses ?? {}).flatMap(({ content }) => content?.['application/json'] ?? []),
    )
    for (const { schema, examples = {} as Json } of media) {
      const named = Object.values(examples).map(({ value }) => value)
      const own = Object.values(resolve(schema as Json).examples ?? {})
      for (const example of [...named, ...own]) fits(schema as Json, example)
    }
  })

  it('the documented answer is what the documented request gets', async () => {
    const { BalanceRequest, BalanceResponse } = document.components?.schemas ?? {}
    const payload = BalanceRequest?.examples?.[0] as unknown as object
    const response = await app.inject({ method: 'POST', url: '/api/balance', payload })
    expect(response.json()).toEqual(BalanceResponse?.examples?.[0])
  })
})
