import { POWERED_BY } from '@obrador/engine'
import { beforeAll, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, PATH, post, sharedApp } from './helpers.ts'

let app: ApiApp
let manifest: Record<string, string>
let types: string[]
let bodyExample: unknown
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
  const response = await app.inject(PATH)
  expect(response.statusCode).toBe(200)
  ;({ types, bodyExample, ...manifest } = response.json())
})

it('1.2 and 4 GET /api/balance returns the manifest', () => {
  const keys = ['description', 'docs', 'endpoint', 'note', 'poweredBy', 'service', 'version']
  expect(Object.keys(manifest).sort()).toEqual(keys)
})

it('2.4 service, description and note are texts in Spanish', () => {
  expect(manifest.service).toBe('Obrador')
  expect(manifest.description).toMatch(/PAC.*POD/)
  expect(manifest.note).toMatch(/composición.*catálogo/)
  for (const text of [manifest.description, manifest.note]) expect(text).not.toMatch(ENGLISH)
})

it('2.4 version is the string 1', () => {
  expect(manifest.version).toBe('1')
})

it('2.4 endpoint is method and path', () => {
  expect(manifest.endpoint).toBe('POST /api/balance')
})

it('2.4 types lists the recipe types', () => {
  expect(types).toEqual([
    'helado_leche',
    'helado_crema',
    'sorbete_agua',
    'sorbete_leche',
    'crema_untable',
    'veteado',
    'granizado',
    'semifrio',
    'sin_azucar',
    'vegano',
    'salado',
    'base',
  ])
})

it('2.4 bodyExample is a request that works', async () => {
  const response = await post(app, bodyExample)
  expect(response.json()).toMatchObject({ status: 'ok', verdict: 'equilibrada' })
})

it('2.4 docs is the address of the documentation, and poweredBy the attribution', () => {
  expect(manifest.docs).toBe('https://obrador.example/docs')
  expect(manifest.poweredBy).toBe(POWERED_BY)
})

it('9 the version is not in the path', async () => {
  expect((await app.inject('/v1/api/balance')).statusCode).toBe(404)
})
