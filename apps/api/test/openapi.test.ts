import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  BALANCE_TABLE_PATH,
  CAMBIO_PATH,
  CARTA_PATH,
  CATALOGUE_FILES,
  cartaSchemas,
  etiquetaContracts,
  etiquetaSchemas,
  HORNADA_PATH,
  hojaContracts,
  hornadaSchemas,
  LEER_PATH,
  LOTE_PATH,
  leerSchemas,
  loteSchemas,
  MONTAJE_PATH,
  montajeSchemas,
  PRODUCCION_PATH,
  preparacionSchemas,
  produccionSchemas,
  SACO_PATH,
  sacoSchemas,
} from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { withPartsInline } from '../src/plugins/shared-parts.ts'
import { type ApiApp, ENGLISH, sharedApp, wake } from './helpers.ts'

type Json = { readonly [key: string]: Json } & { readonly [index: number]: Json }

let app: ApiApp
/** What is sent, and the same with each shared part where it is meant. */
let sent: Json
let document: Json
let ajv: Ajv2020
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
  await wake(app)
  sent = (await app.inject('/openapi.json')).json()
  document = withPartsInline(sent) as Json
  // «One of two» is asked of properties that are declared beside it, not in it.
  ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, formats: { uri: /^https?:\/\// } })
  ajv.addVocabulary(['openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'])
  ajv.addSchema({ $id: 'document', ...sent })
})

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
  const [, , kind = '', name = ''] = String(schema.$ref ?? '').split('/')
  return schema.$ref ? (document.components?.[kind]?.[name] as Json) : schema
}

/** The examples of a body, where it is taken or given. */
const examplesIn = ({ content }: Json): Json[] =>
  Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value as Json)

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
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(sent), absoluteRef: 'openapi.json', config })
  // Those who ask for the health of a replica are never turned away.
  const healthy = (pointer = ''): boolean => /^#\/paths\/~1(?:healthz|readyz)\//.test(pointer)
  const found = problems
    .map(({ ruleId, message, location: [at] }) => ({ ruleId, message, pointer: at?.pointer }))
    .filter(({ ruleId, pointer }) => ruleId !== 'operation-4xx-response' || !healthy(pointer))
  expect(found).toEqual([])
  expect(document.openapi).toMatch(/^3\.1\./)
})

/** Fields that the schemas of a description write down: what whoever makes types of it has a line for, and another for what it is. */
function fieldsWritten(part: Json): number {
  if (typeof part !== 'object' || part === null) return 0
  const own = part.properties ? Object.keys(part.properties).length : 0
  return Object.values(part).reduce((sum, inner) => sum + fieldsWritten(inner), own)
}

/** Lists of values and objects as a description writes them down, whatever it says of each: where one stands twice, whoever makes types of it has two. */
function shapesWritten(part: Json, found: string[] = []): readonly string[] {
  if (typeof part !== 'object' || part === null) return found
  const { description: _, ...shape } = part
  if (Array.isArray(part.enum) || (String(part.type) === 'object' && part.properties)) found.push(JSON.stringify(shape))
  for (const inner of Object.values(part)) shapesWritten(inner, found)
  return found
}

it.each(['/openapi.json', '/openapi.en.json'])(
  '%s is light: what stands in several places is written once',
  async (url) => {
    const response = await app.inject(url)
    expect(response.rawPayload.length).toBeLessThanOrEqual(400_000)
    const light = response.json()
    expect(fieldsWritten(light)).toBeLessThan(fieldsWritten(withPartsInline(light) as Json) / 2)
    const shapes = shapesWritten(light.components.schemas)
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
    // Every reference leads somewhere.
    for (const [, kind = '', name = ''] of response.body.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g))
      expect(light.components[kind], name).toHaveProperty([name])
  },
)

it('no parameter comes filled in: a first call asks for the whole answer', () => {
  for (const { operation } of operations())
    for (const one of Object.values(operation.parameters ?? {}).filter((parameter) => String(parameter.in) === 'query'))
      expect([one.example, one.examples, one.schema?.examples], String(one.name)).toEqual([
        undefined,
        undefined,
        undefined,
      ])
})

it('every operation has a name of its own, and none needs a key', () => {
  const names = operations().map(({ operation }) => operation.operationId)
  for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
  expect(new Set(names).size).toBe(names.length)
  expect(document.security).toEqual([])
})

it('2.1 Range is one component, and headers are written once', () => {
  const { Range, BalanceResponse } = document.components?.schemas ?? {}
  expect(Range).toMatchObject({ prefixItems: [{ type: 'number' }, { type: 'number' }], minItems: 2, maxItems: 2 })
  for (const range of Object.values(BalanceResponse?.properties?.ranges?.properties ?? {})) {
    expect(range).toEqual({ $ref: '#/components/schemas/Range', description: expect.any(String) })
  }
  const text = JSON.stringify(sent)
  expect(text).not.toContain('"items":{"type":"number"},"minItems":2,"maxItems":2')
  expect(text.split('"prefixItems"')).toHaveLength(2)
  const answers = operations().flatMap(({ operation }) => Object.values(operation.responses ?? {}))
  const headers = answers.flatMap((answer) => Object.entries(answer.headers ?? {}))
  expect(headers.length).toBeGreaterThan(100)
  for (const [name, header] of headers) expect(header).toEqual({ $ref: `#/components/headers/${name}` })
})

it.each(Object.keys(analysisContracts) as (keyof typeof analysisContracts)[])(
  '%s: the types of a request are a hint',
  async (id) => {
    for (const { request, path } of [
      analysisContracts[id],
      ajusteContracts[id],
      etiquetaContracts[id],
      hojaContracts[id],
    ]) {
      const { properties } = document.components?.schemas?.[request] ?? {}
      const [example] = examplesIn(document.paths?.[path]?.post?.requestBody as Json)
      const [known] = Object.values(properties?.type?.anyOf ?? {})
      expect(known?.enum).toEqual(Object.keys(allCrafts[id].types))
      const payload = { ...Object(example), type: 'desconocido' }
      fits({ $ref: `#/components/schemas/${request}` } as unknown as Json, payload)
      expect((await app.inject({ method: 'POST', url: path, payload })).statusCode).toBe(200)
    }
  },
)

it('4 rule 3 ingredients is required in the document of every POST of a formula, with texto as the alternative', () => {
  for (const all of [analysisContracts, ajusteContracts, etiquetaContracts]) {
    for (const { request, path } of Object.values(all)) {
      const body = document.paths?.[path]?.post?.requestBody?.content?.['application/json']?.schema
      const either = [request, `${request}Texto`].map((name) => ({ $ref: `#/components/schemas/${name}` }))
      expect(body).toEqual({ oneOf: either })
      const [lines, text] = either.map((one) => resolve(one as unknown as Json))
      expect([lines?.required, text?.required]).toEqual([['ingredients'], ['texto']])
      expect([lines?.properties?.texto, text?.properties?.ingredients]).toEqual([undefined, undefined])
    }
  }
})

it('2.3 and D14 the keys of an ice cream that are always there are required', () => {
  const { properties } = document.components?.schemas?.BalanceResponse ?? {}
  for (const table of [properties?.params, properties?.ranges, properties?.inRange]) {
    expect(Object.values(table?.required ?? {}).toSorted()).toEqual(Object.keys(table?.properties ?? {}).toSorted())
  }
  expect(Object.keys(properties?.ranges?.properties ?? {})).toHaveLength(7)
})

it('says what it is, where it is and on what terms', () => {
  expect(document.info).toMatchObject({ title: 'Obrador', license: { identifier: 'MIT' } })
  expect(document.servers).toEqual([{ url: 'https://obrador.example' }])
  const calculations = [analysisContracts, ajusteContracts, etiquetaContracts, hojaContracts]
    .flatMap((all): { path: string }[] => Object.values(all))
    .map(({ path }) => path)
  const tables = [
    '/api/tipos',
    '/api/tipos/{oficio}',
    '/api/catalogo',
    '/api/catalogo/{id}',
    ...Object.values(CATALOGUE_FILES),
    BALANCE_TABLE_PATH,
  ]
  expect(Object.keys(document.paths ?? {})).toEqual([
    '/openapi.json',
    '/healthz',
    '/readyz',
    ...calculations,
    PRODUCCION_PATH,
    LOTE_PATH,
    MONTAJE_PATH,
    HORNADA_PATH,
    LEER_PATH,
    SACO_PATH,
    CARTA_PATH,
    CAMBIO_PATH,
    ...tables,
  ])
  const takesText = new Set<string>(
    [analysisContracts, ajusteContracts, etiquetaContracts].flatMap((all) =>
      Object.values(all).map(({ request }) => request),
    ),
  )
  const named = Object.keys(sent.components?.schemas ?? {}).filter((name) => /^[A-Z]/.test(name))
  expect(named).toEqual([
    ...Object.keys({
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
    }).flatMap((name) => (takesText.has(name) ? [name, `${name}Texto`] : [name])),
    'Range',
  ])
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
        ...Object.values(headers).map((header) => resolve(header).description),
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
      const requests = operation.requestBody ? examplesIn(operation.requestBody) : [undefined]
      expect(requests.length).toBeGreaterThan(0)
      for (const payload of requests) {
        const response = await app.inject({
          method: method.toUpperCase() as 'GET',
          url: path.replace('{id}', 'leche_entera').replace('{oficio}', 'cacao'),
          ...(payload && { payload }),
        })
        expect(response.statusCode, path).toBe(200)
        const content: Json = operation.responses?.['200']?.content ?? {}
        const [type = ''] = String(response.headers['content-type']).split(';')
        const { schema } = content[type] ?? {}
        expect(schema, path).toBeDefined()
        if (type === 'application/json') fits(schema as Json, response.json())
        else if (type === 'text/csv') fits(schema as Json, response.body)
        else expect(schema, path).toEqual({ type: 'string', format: 'binary' })
      }
    }
  })

  it('every documented answer fits its schema', () => {
    const media = operations().flatMap(({ operation }) =>
      Object.values(operation.responses ?? {}).flatMap(({ content }) => content?.['application/json'] ?? []),
    )
    for (const { schema, examples = {} as Json } of media) {
      const named = Object.values(examples).map(({ value }) => value)
      for (const example of named) fits(schema as Json, example)
    }
  })

  it('the documented answer is what the documented request gets', async () => {
    const { requestBody, responses } = document.paths?.['/api/balance']?.post ?? {}
    const [payload] = examplesIn(requestBody as Json)
    const response = await app.inject({ method: 'POST', url: '/api/balance', payload: payload as unknown as object })
    expect(response.json()).toEqual(examplesIn(responses?.['200'] as Json)[0])
  })
})
