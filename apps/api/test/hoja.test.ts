import {
  analysisContracts,
  analysisSchemas,
  filePaths,
  hojaContracts,
  selectablePaths,
  WORKBOOK_REQUESTS,
} from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, sharedApp, testApp, wake } from './helpers.ts'

/** `POST /api/hoja/{oficio}`: a formula as a file that calculates by itself. */

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ids = Object.keys(hojaContracts) as (keyof typeof hojaContracts)[]
const exampleOf = (id: keyof typeof analysisContracts): object =>
  (Reflect.get(analysisSchemas[analysisContracts[id].request], 'examples') as readonly object[])[0] ?? {}

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

const ask = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })

describe('a workbook', () => {
  it.each(ids)('%s: an xlsx file under the name of its type', async (id) => {
    const response = await ask(hojaContracts[id].path, exampleOf(id))
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(XLSX)
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[a-z0-9-]+\.xlsx"$/)
    expect([...response.rawPayload.subarray(0, 2)]).toEqual([...Buffer.from('PK')])
    expect(response.rawPayload.length).toBeLessThan(64 * 1024)
  })

  it('bears the name that it is given, in letters that every system takes', async () => {
    const name = encodeURIComponent('Crème "brûlée" / 2\r\n')
    const response = await ask(`${hojaContracts.helado.path}?nombre=${name}`, exampleOf('helado'))
    expect(response.headers['content-disposition']).toBe('attachment; filename="creme-brulee-2.xlsx"')
  })

  it('takes a pasted list', async () => {
    const texto = '500 g agua\n185 g zumo de limón\n200 g azúcar'
    const response = await ask(hojaContracts.helado.path, { type: 'sorbete_agua', texto })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe(XLSX)
  })

  it('is refused in words where the analysis would be', async () => {
    const response = await ask(hojaContracts.panaderia.path, { ingredients: [] })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ error: expect.any(String), codigo: expect.any(String) })
    expect((await ask(`${hojaContracts.helado.path}?nombre=${'a'.repeat(121)}`, exampleOf('helado'))).statusCode).toBe(
      400,
    )
  })

  it('is no answer to be had in part: every POST is, but files', () => {
    expect(filePaths).toEqual(ids.map((id) => hojaContracts[id].path))
    expect(selectablePaths.filter((path) => filePaths.includes(path))).toEqual([])
    const posts = Object.entries(app.swagger().paths ?? {}).flatMap(([path, item]) => (item?.post ? [path] : []))
    const others = posts.filter((path) => !selectablePaths.includes(path) && !filePaths.includes(path))
    expect(others).toEqual([])
  })
})

it(`counts as ${WORKBOOK_REQUESTS} requests`, async () => {
  const own = await testApp()
  try {
    const payload = exampleOf('helado')
    const response = await own.inject({ method: 'POST', url: hojaContracts.helado.path, payload })
    const plain = await own.inject({ method: 'POST', url: analysisContracts.helado.path, payload })
    const [before, after] = [response, plain].map(({ headers }) => Number(headers['ratelimit-remaining']))
    expect(Number(plain.headers['ratelimit-limit']) - (before ?? 0)).toBe(WORKBOOK_REQUESTS)
    expect((before ?? 0) - (after ?? 0)).toBe(1)
  } finally {
    await own.close()
  }
})
