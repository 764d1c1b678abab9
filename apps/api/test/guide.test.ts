import { heladoExample, LOTE_PATH, PRODUCCION_PATH, produccionExample, REFUSAL_CODES } from '@obrador/contract'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { redescribePart } from '../src/guide/descriptions.ts'
import { NOTICE_DAYS, tellDeprecations } from '../src/plugins/deprecations.ts'
import { withPartsInline } from '../src/plugins/shared-parts.ts'
import { text } from './deploy/files.ts'
import { type ApiApp, PATH, post, postTo, sharedApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
})

const guides = { es: text('docs/guia.md'), en: text('docs/guide.md') } as const
const spanish = guides.es

/** The figure of a row of the table of limits. */
const figure = (row: string): number => {
  const line = spanish.split('\n').find((one) => one.startsWith(`| ${row}`)) ?? ''
  return Number(/\| (\d+)[^|]*\| [^|]*\|$/.exec(line)?.[1])
}
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
const line = { name: 'Leche entera', grams: 1 }

describe('limits', () => {
  it.each([
    [
      'Análisis en un',
      LOTE_PATH,
      (n: number) => ({ analisis: times(n, { oficio: 'helado', peticion: heladoExample }) }),
    ],
    [
      'Productos de un plan',
      PRODUCCION_PATH,
      (n: number) => ({ ...produccionExample, productos: times(n, produccionExample.productos[0]) }),
    ],
    ['Líneas de una fórmula', PATH, (n: number) => ({ ingredients: times(n, line) })],
    ['Caracteres de un nombre', PATH, (n: number) => ({ ingredients: [line, { name: 'x'.repeat(n), grams: 1 }] })],
    ['Caracteres de «texto»', PATH, (n: number) => ({ texto: '500 g leche\n'.padEnd(n, '.') })],
  ] as const)('%s: so many, and no more', async (row, path, body) => {
    const most = figure(row)
    expect(most).toBeGreaterThan(0)
    expect((await postTo(app, path, body(most))).statusCode).toBe(200)
    expect((await postTo(app, path, body(most + 1))).statusCode).toBe(400)
  })

  it('the body may be as large as it says', async () => {
    const padded = (bytes: number) =>
      JSON.stringify({ ...heladoExample, nota: '' }).replace('""}', `"${'x'.repeat(bytes)}"}`)
    const most = figure('Cuerpo, KiB') * 1024
    const spare = most - padded(0).length
    expect((await postTo(app, PATH, padded(spare))).statusCode).toBe(200)
    expect((await postTo(app, PATH, padded(spare + 1))).statusCode).toBe(413)
  })
})

it('CORS is as both guides say', async () => {
  const { headers } = await app.inject({ method: 'OPTIONS', url: PATH })
  const answer = await post(app, heladoExample)
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(headers['access-control-allow-headers']).toBe('*')
  const elsewhere = { origin: 'https://otra.example', 'content-type': 'application/json' }
  const called = (url: string) => app.inject({ method: 'POST', url, headers: elsewhere, payload: heladoExample })
  expect((await called(PATH)).statusCode).toBe(200)
  expect((await called('/mcp')).statusCode).toBe(403)
  for (const guide of Object.values(guides)) {
    const section = guide.split('## CORS')[1]?.split('## ')[0] ?? ''
    expect(section).toContain(`${Number(headers['access-control-max-age']) / 3600} h`)
    expect(section).toContain('`/mcp`')
    const named = [
      ...String(headers['access-control-allow-methods']).split(', '),
      ...String(answer.headers['access-control-expose-headers']).split(', '),
    ]
    for (const name of named) expect(section).toContain(`\`${name}\``)
  }
})

it('both guides have every code, and the same sections', () => {
  for (const guide of Object.values(guides)) {
    for (const [code, { statuses }] of Object.entries(REFUSAL_CODES)) {
      expect(guide).toContain(`| \`${code}\` | ${statuses.join(', ')} |`)
    }
    expect(guide.match(/^## /gm)).toHaveLength(5)
  }
})

it('the description has the guide, in its language', async () => {
  for (const [path, lang] of [
    ['/openapi.json', 'es'],
    ['/openapi.en.json', 'en'],
  ] as const) {
    const { info } = (await app.inject(path)).json()
    for (const title of guides[lang].match(/^## .*$/gm) ?? []) expect(info.description).toContain(title)
  }
})

/** A description with each shared part where it is meant. */
async function documentAt(url: string) {
  const document = (await app.inject(url)).json()
  const { schemas } = document.components
  const named = Object.keys(schemas).filter((name) => /^[A-Z]/.test(name))
  const told = { ...document, components: { schemas: Object.fromEntries(named.map((name) => [name, schemas[name]])) } }
  return withPartsInline(document, told) as typeof document
}

it('the English description has every operation in English, and is otherwise the same', async () => {
  const [spanishOne, english] = await Promise.all(['/openapi.json', '/openapi.en.json'].map(documentAt))
  const silent = (part: unknown) => redescribePart(part, () => '')
  expect(silent(english.components)).toEqual(silent(spanishOne.components))
  expect(Object.keys(english.paths)).toEqual(Object.keys(spanishOne.paths))
  const tags: string[] = english.tags.map(({ name }: { name: string }) => name)
  for (const [path, item] of Object.entries<Record<string, { summary?: string; tags: string[] }>>(english.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      expect(operation.summary, path).toMatch(/^[A-Z][a-z]/)
      expect(operation.summary).not.toBe(spanishOne.paths[path][method].summary)
      for (const tag of operation.tags) expect(tags).toContain(tag)
    }
  }
})

/** Words that no English sentence has, and nearly every Spanish one does. */
const SPANISH = /(?:^|[\s(«])(?:de|del|el|los|las|que|con|una?|por|según|si|está|su|en)(?=[\s,.;:)»]|$)/i

/** Every description of a document but those of the guide, in their order. */
async function descriptionsAt(url: string): Promise<string[]> {
  const { paths, components } = await documentAt(url)
  const found: string[] = []
  redescribePart({ paths, components }, (description) => {
    found.push(description)
    return description
  })
  return found
}

it('every field, answer and parameter is described in English, each with the figures and names of the Spanish description', async () => {
  const [originals, english] = await Promise.all([descriptionsAt('/openapi.json'), descriptionsAt('/openapi.en.json')])
  expect(english.length).toBeGreaterThan(1000)
  const pairs = [...new Map(originals.map((original, place) => [original, english[place] ?? '']))]
  for (const text of english) {
    // What is between marks is a word of the interface or of the trade.
    expect(text.replace(/`[^`]*`|«[^»]*»|\([^)]*\)/g, ''), text).not.toMatch(SPANISH)
  }
  // Only one is the same in both languages.
  expect(pairs.filter(([original, text]) => original === text)).toEqual([['Euros.', 'Euros.']])
  const figures = (text: string): string[] =>
    (text.replace(/(\d),(\d)/g, '$1.$2').match(/\d+(?:\.\d+)?/g) ?? []).toSorted()
  for (const [original, translated] of pairs) expect(figures(translated), original).toEqual(figures(original))
})

describe('what is withdrawn', () => {
  const leaving = { method: 'GET', path: '/vieja', since: '2026-01-01', sunset: '2026-12-31' } as const

  it('says since when and until when, for as long as it answers', async () => {
    const small = Fastify()
    tellDeprecations(small, [leaving], 'https://obrador.example/docs')
    const marked = new Map<string, unknown>()
    small.addHook('onRoute', ({ url, method, schema }) => {
      if (method === 'GET') marked.set(url, Object(schema).deprecated)
    })
    small.get('/vieja', () => ({}))
    small.get('/nueva', { schema: { summary: 'nueva' } }, () => ({}))
    const { headers } = await small.inject('/vieja')
    expect(headers).toMatchObject({
      deprecation: `@${Date.UTC(2026, 0, 1) / 1000}`,
      sunset: 'Thu, 31 Dec 2026 00:00:00 GMT',
      link: '<https://obrador.example/docs>; rel="deprecation"',
    })
    expect(Object.fromEntries(marked)).toEqual({ '/vieja': true, '/nueva': undefined })
    expect((await small.inject('/nueva')).headers).not.toHaveProperty('deprecation')
    await small.close()
  })

  it('is given notice', () => {
    const short = { ...leaving, sunset: '2026-02-01' }
    expect(() => tellDeprecations(Fastify(), [short], '')).toThrow(`${NOTICE_DAYS} days`)
    for (const guide of Object.values(guides)) expect(guide).toMatch(new RegExp(`${NOTICE_DAYS} d[ií]?a`))
  })
})
