import { cartaExample, sacoExample } from '@obrador/contract'
import { toolRequests } from '@obrador/contract/tools'
import { beforeAll, describe, expect, it } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { type ApiApp, postTo, sharedApp, wake } from './helpers.ts'
import { changed, type Operation, operationsIn, type Place, placesIn, type Schema, textsIn } from './places.ts'

/**
 * Names that every object inherits. A table that is asked by what was sent must not answer with what it never held: wherever a text may
 * stand, they are refused or read as any other name that nobody knows.
 */
const INHERITED = ['valueOf', 'constructor', 'toString', '__proto__', 'hasOwnProperty']

let app: ApiApp
let operations: Operation[]
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
  operations = await operationsIn(app)
})

let turn = 0
/** The names that this run tries at a place; each place is tried, and each name somewhere. */
const next = (): readonly string[] => share(INHERITED, turn++)

/** Who asks: adjustments of one client wait for each other. */
let client = 0
const ask = (path: string, payload: unknown, query = '') => {
  client = (client + 1) % 250
  return postTo(app, path, payload, query, `192.0.2.${client}`)
}

/** `__proto__` as a key that JSON holds, and not as what the object descends from. */
const withKey = (object: unknown, key: string, value: unknown): object =>
  Object.defineProperty({ ...(object as object) }, key, { value, enumerable: true, configurable: true })

/** A body with each name in each of its places, as a text or as a key beside others. */
function* bodiesWith(
  body: object,
  places: Iterable<{ readonly place: Place; readonly isText: boolean }>,
): Generator<[where: string, body: unknown]> {
  for (const { place, isText } of places) {
    for (const name of next()) {
      const where = `${place.join('.')} ${name}`
      if (isText) yield [where, changed(body, place, () => name)]
      else
        for (const value of [1, name, { oficio: 'helado', ingredients: [{ name, grams: 1 }] }])
          yield [`a key in ${where}`, changed(body, place, (object) => withKey(object, name, value))]
    }
  }
}

const expectNoFault = async (path: string, payload: unknown, where: string, query = ''): Promise<void> => {
  const { statusCode, body } = await ask(path, payload, query)
  if (statusCode === 429 || statusCode >= 500) expect.fail(`${path}${query} ${where}: ${statusCode} ${body}`)
}

describe('what every object inherits is nobody’s name', () => {
  it('in any text of any operation, and as a key', async () => {
    expect(operations.length).toBeGreaterThan(15)
    for (const { path, example, shapes, components } of operations) {
      const places = [...shapes.flatMap((shape) => [...textsIn(shape, components)]), ...placesIn(example)]
      for (const [where, body] of bodiesWith(example, share(places, turn))) await expectNoFault(path, body, where)
    }
  })

  it('in the query and in the address', async () => {
    for (const [at, name] of INHERITED.entries()) {
      for (const { path, example, query } of operations)
        for (const field of share([...query, name], at)) await expectNoFault(path, example, '', `?${field}=${name}`)
      for (const url of ['/api/catalogo?q=', '/api/catalogo?craft=', '/api/catalogo/', '/api/balance/', '/docs/'])
        expect((await app.inject(url + name)).statusCode).toBeLessThan(500)
    }
  })

  it('in what a workshop has measured', async () => {
    const own = operations.find(({ path }) => path === '/api/hornada')
    const first = (await ask('/api/hornada', own?.example)).json()
    const body = { ...own?.example, estado: first.estado }
    for (const [where, changedBody] of bodiesWith(body, placesIn(body)))
      await expectNoFault('/api/hornada', changedBody, where)
    const { lotes, taller } = first.estado.hornadas[0].filas[0]
    for (const name of INHERITED)
      for (const [from, table] of [
        ['lotes', lotes],
        ['taller', taller],
      ] as const)
        for (const value of Object.values(table))
          await expectNoFault(
            '/api/hornada',
            changed(body, ['estado', 'hornadas', 0, 'filas', 0, from], () => withKey({}, name, value)),
            `${from} ${name}`,
          )
  })

  it('in a call of an agent', async () => {
    const ingredients = [{ ingrediente: 'Leche', gramos: 100 }]
    const usual: Readonly<Record<string, object>> = {
      buscar_ingrediente: { q: 'leche' },
      tipos: { oficio: 'turron' },
      abrir_saco: sacoExample,
      componer_carta: { carta: cartaExample },
    }
    for (const [tool, schema] of Object.entries(toolRequests)) {
      const sent = usual[tool] ?? { oficio: 'helado', ingredientes: ingredients }
      for (const [where, given] of bodiesWith(sent, textsIn(schema as Schema))) {
        const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: given } }
        client = (client + 1) % 250
        const response = await app.inject({
          method: 'POST',
          url: '/mcp',
          remoteAddress: `192.0.2.${client}`,
          headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          payload: JSON.stringify(call),
        })
        if (response.statusCode >= 500 || response.body.includes('por un error nuestro'))
          expect.fail(`${tool} ${where}: ${response.body}`)
      }
    }
  })
})
