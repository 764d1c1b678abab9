import { analysisContracts, heladoExample } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, PATH, post, postTo, sharedApp, testApp } from './helpers.ts'

/** The one path that calculates what stands in its address, for cells of sheets. */

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const TEXT = '500 g leche\n130 g nata\n120 g azúcar'
const table = (query: Readonly<Record<string, string>>) => app.inject({ url: '/api/balance.csv', query })
/** Rows of a table without quoted cells, by their key. */
const rowsOf = (csv: string, separator = ',') =>
  new Map(csv.split('\r\n').map((line) => [line.split(separator)[0], line.split(separator).slice(1)]))

describe('the table of a formula', () => {
  it.each(Object.keys(analysisContracts))('%s: has every figure of the analysis of the same text', async (oficio) => {
    const texto = '500 g harina\n300 g almendra\n200 g azúcar\n100 g miel\n100 g pasta de cacao\n50 g leche'
    const { path } = analysisContracts[oficio as keyof typeof analysisContracts]
    const { params, ranges = {}, inRange = {} } = (await postTo(app, path, { texto })).json()
    const response = await table({ texto, oficio })
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    const rows = rowsOf(response.body)
    for (const [key, value] of Object.entries(params)) {
      const [least = '', most = ''] = ranges[key] ?? []
      expect(rows.get(key), key).toEqual([String(value), String(least), String(most), String(inRange[key] ?? '')])
    }
  })

  it('says the verdict, and every sentence', async () => {
    const { body } = await table({ texto: TEXT })
    const answer = (await post(app, { texto: TEXT })).json()
    expect(rowsOf(body).get('verdict')).toEqual([answer.verdict])
    for (const sentence of [...answer.suggestions, ...answer.warnings]) expect(body).toContain(sentence)
  })

  it('names what has no price beside a cost', async () => {
    const { body } = await table({ texto: `${TEXT}\n30 g zulmatina` })
    expect(rowsOf(body).get('sinPrecio')).toEqual(['zulmatina'])
  })

  it.each([
    ['en', 'key,value,least,most,within', /may not be called|too little|too low|Swap|add /i],
    ['it', 'chiave,valore,minimo,massimo,dentro', /non si può chiamare|sotto|aggiungi|sostituisci/i],
  ])('is told in the language asked for: %s', async (idioma, heads, sentence) => {
    const { body, headers } = await table({ texto: TEXT, idioma })
    const spanish = (await table({ texto: TEXT })).body
    expect(body.split('\r\n')[0]).toBe(heads)
    expect(spanish.split('\r\n')[0]).toBe('clave,valor,minimo,maximo,dentro')
    expect(body).toMatch(sentence)
    expect(rowsOf(body).get('PAC')).toEqual(rowsOf(spanish).get('PAC'))
    expect(headers['content-language']).toBe(`${idioma}, es`)
  })

  it('of no text is that of the example; a type that is named is taken', async () => {
    const { params, typeLabel } = (await post(app, heladoExample)).json()
    const rows = rowsOf((await table({})).body)
    expect([rows.get('typeLabel'), rows.get('POD')?.[0]]).toEqual([[typeLabel], String(params.POD)])
    expect(rowsOf((await table({ texto: TEXT, type: 'sorbete_agua' })).body).get('typeLabel')).toEqual([
      'Sorbete de agua',
    ])
  })

  it('is read by Excel in Spain: semicolons, decimal commas and the mark of UTF-8', async () => {
    const plain = rowsOf((await table({ texto: TEXT })).body)
    const { rawPayload } = await table({ texto: TEXT, excel: '1' })
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = rowsOf(rawPayload.toString(), ';')
    expect(rows.get('POD')?.[0]).toBe(plain.get('POD')?.[0]?.replace('.', ','))
  })

  it('is no formula of the sheet that opens it, whatever the text says', async () => {
    const hostile = ['=HYPERLINK("http://x")', '+1', '@SUM(1)', '-2+3'].map((name) => `100 g ${name}`).join('\n')
    const { body } = await table({ texto: `${hostile}\n500 g leche` })
    for (const cell of body.split(/[\r\n,;]+/)) expect(cell).not.toMatch(/^"?[=+@]|^"?-(?![\d.]+$)/)
  })
})

describe('what it asks of the service', () => {
  it('is bounded, and refused as everything else is', async () => {
    const refusal = async (query: Readonly<Record<string, string>>) => {
      const response = await table(query)
      return [response.statusCode, response.json().codigo, response.json().campo]
    }
    expect(await refusal({ texto: 'x'.repeat(1501) })).toEqual([400, 'campo_invalido', 'texto'])
    expect(await refusal({ oficio: 'carpinteria' })).toEqual([400, 'oficio_no_disponible', 'oficio'])
    expect(await refusal({ texto: TEXT, tipo: 'sorbete_agua' })).toEqual([400, 'campo_invalido', 'tipo'])
    expect((await table({ texto: 'nada que pesar' })).statusCode).toBe(400)
  })

  it('counts as a POST does, and what the manifest of the path says stays', async () => {
    const strict = await testApp({ limits: { post: 2 } })
    const asked = async () => (await strict.inject('/api/balance.csv')).statusCode
    expect([await asked(), (await post(strict, heladoExample)).statusCode, await asked()]).toEqual([200, 200, 429])
    expect((await strict.inject(PATH)).json()).toHaveProperty('endpoint', 'POST /api/balance')
    await strict.close()
  })

  it('may be kept: the same address gives the same table, which is not sent again', async () => {
    const first = await table({ texto: TEXT })
    expect(first.headers['cache-control']).toMatch(/^public, max-age=86400/)
    const headers = { 'if-none-match': String(first.headers.etag) }
    const known = await app.inject({ url: '/api/balance.csv', query: { texto: TEXT }, headers })
    expect([known.statusCode, known.body, known.headers['content-length']]).toEqual([304, '', undefined])
    expect((await table({ oficio: 'nada' })).headers).not.toHaveProperty('cache-control')
  })
})

it('the catalogue is had as Excel opens it too', async () => {
  const [plain, excel] = await Promise.all(['', '?excel=1'].map((query) => app.inject(`/api/catalogo.csv${query}`)))
  expect(plain?.body.startsWith('id,nombre,')).toBe(true)
  expect(excel?.body.startsWith('\uFEFFid;nombre;')).toBe(true)
  expect(excel?.body.split('\r\n')).toHaveLength(plain?.body.split('\r\n').length ?? 0)
  expect(excel?.headers.etag).not.toBe(plain?.headers.etag)
  const column = plain?.body.split('\r\n')[0]?.split(',').indexOf('kcal_100g') ?? -1
  const decimal = excel?.body.split('\r\n').map((line) => line.split(';')[column] ?? '')
  expect(decimal?.filter((cell) => /^\d+,\d+$/.test(cell)).length).toBeGreaterThan(100)
  expect((await app.inject('/api/catalogo.csv?excel=si')).statusCode).toBe(400)
})
