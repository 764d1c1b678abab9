import { createHash } from 'node:crypto'
import { allCrafts, ingredientCatalogue } from '@obrador/engine'
import { beforeAll, expect, it } from 'vitest'
import { type StaticFile, staticFiles } from './static/files.ts'

let files: readonly StaticFile[]
beforeAll(async () => {
  files = await staticFiles()
})
const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? ''

it('has a file for every ingredient and every craft, where a server of files looks for it', () => {
  const paths = new Set(files.map(({ path }) => path))
  expect(paths.size).toBe(files.length)
  for (const { id } of ingredientCatalogue) expect(paths).toContain(`api/catalogo/${id}/index.json`)
  for (const id of Object.keys(allCrafts)) expect(paths).toContain(`api/tipos/${id}/index.json`)
  for (const path of paths) expect(path).toMatch(/^[\w.-]+(\/[\w.-]+)*$/)
  for (const path of ['api/catalogo.json', 'api/catalogo.csv', 'formato/copia-3.schema.json', 'NOTICE'])
    expect(textOf(path).length, path).toBeGreaterThan(1000)
})

it('says the same in one file as in many', () => {
  const { ingredientes, total } = JSON.parse(textOf('api/catalogo.json'))
  expect(total).toBe(ingredientCatalogue.length)
  for (const row of ingredientes) expect(JSON.parse(textOf(`api/catalogo/${row.id}/index.json`))).toEqual(row)
  const listed = JSON.parse(textOf('api/catalogo/index.json'))
  expect(listed.total).toBe(total)
  expect(listed.ingredientes.map(({ id }: { id: string }) => id)).toEqual(ingredientCatalogue.map(({ id }) => id))
  const { oficios } = JSON.parse(textOf('api/tipos/index.json'))
  for (const craft of oficios) expect(JSON.parse(textOf(`api/tipos/${craft.craft}/index.json`))).toEqual(craft)
})

it('lists them with their size and digest, and is the same each time', async () => {
  const { version, archivos } = JSON.parse(textOf('index.json'))
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(archivos).toHaveLength(files.length - 1)
  for (const { ruta, bytes, sha256 } of archivos) {
    const text = textOf(ruta)
    expect([Buffer.byteLength(text), createHash('sha256').update(text).digest('hex')], ruta).toEqual([bytes, sha256])
  }
  expect((await staticFiles()).map(({ text }) => text)).toEqual(files.map(({ text }) => text))
})
