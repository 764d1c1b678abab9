import { brotliDecompressSync } from 'node:zlib'
import { ingredientCatalogue } from '@obrador/engine'
import { expect, it } from 'vitest'
import { sharedApp } from './helpers.ts'

const JSON_PATH = '/api/catalogo.json'
const CSV_PATH = '/api/catalogo.csv'

/** A table as RFC 4180 writes it, read without what wrote it. */
function read(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((row) => row.length > 1)
}

it('gives the whole catalogue as each path gives its row, with every source it cites and its licence', async () => {
  const app = await sharedApp()
  const { total, ingredientes, fuentes, atribucion } = (await app.inject(JSON_PATH)).json()
  expect([total, ingredientes.length]).toEqual([ingredientCatalogue.length, ingredientCatalogue.length])
  for (const at of [0, 100, 200, 400, 681])
    expect((await app.inject(`/api/catalogo/${ingredientes[at].id}`)).json()).toEqual(ingredientes[at])
  const cited = new Map(fuentes.map((one: { clave: string }) => [one.clave, one]))
  for (const { fuente } of ingredientes) expect(cited.has(fuente.clave), fuente.clave).toBe(true)
  const tables = fuentes.filter(({ clase }: { clase: string }) => clase === 'official-table')
  expect(tables.filter(({ clave }: { clave: string }) => clave !== 'japan-food-tables')).not.toContainEqual(
    expect.not.objectContaining({ licencia: expect.any(String) }),
  )
  expect(atribucion).toContain('CIQUAL')
})

it('says in the table what it says in the document', async () => {
  const app = await sharedApp()
  const response = await app.inject(CSV_PATH)
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
  const [head = [], ...rows] = read(response.body)
  const { ingredientes } = (await app.inject(JSON_PATH)).json()
  expect(rows).toHaveLength(ingredientes.length)
  expect(new Set(head).size).toBe(head.length)
  for (const [at, cells] of rows.entries()) {
    expect(cells).toHaveLength(head.length)
    const row = Object.fromEntries(head.map((name, column) => [name, cells[column] ?? '']))
    const told = ingredientes[at]
    expect([row.id, row.nombre, row.alias]).toEqual([told.id, told.nombre, told.alias.join('|')])
    for (const [name, grams] of Object.entries(told.composicion)) expect(Number(row[name]), name).toBe(grams)
    for (const [system, id] of Object.entries(told.ids)) expect(row[system]).toBe(id)
    expect([row.fuente, row.fuente_detalle, row.nota]).toEqual([
      told.fuente.clave,
      told.fuente.detalle ?? '',
      told.nota ?? '',
    ])
    // A spreadsheet would take such a cell for a formula.
    for (const cell of cells) if (Number.isNaN(Number(cell))) expect(cell).not.toMatch(/^[=+@-]/)
  }
})

it.each([JSON_PATH, CSV_PATH])('%s is kept for a day, compressed, and not sent twice', async (url) => {
  const app = await sharedApp()
  const plain = await app.inject(url)
  const small = await app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } })
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
  })
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  const etag = String(plain.headers.etag)
  expect(etag).toMatch(/^"/)
  const again = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})
