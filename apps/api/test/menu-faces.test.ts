import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { loadSolver } from '@obrador/balancer'
import { type BookRequest, composeMenu, type MenuRequest, respondToPrices } from '@obrador/balancer/menu'
import { CAMBIO_PATH, CARTA_PATH, cambioExample, cartaExample } from '@obrador/contract'
import { allCrafts } from '@obrador/engine'
import { beforeAll, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp, wake } from './helpers.ts'

/** The same menu and the same change of prices on every face: the module, the service, the command and the tool of agents. */

const solver = await loadSolver()
const { helado } = allCrafts
let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

async function served(path: string, body: object): Promise<Record<string, never>> {
  const response = await postTo(app, path, body)
  expect(response.statusCode).toBe(200)
  return response.json()
}

const MAIN = join(import.meta.dirname, '../../../packages/cli/src/main.ts')
const commanded = (body: object): Record<string, never> =>
  JSON.parse(execFileSync(process.execPath, [MAIN, 'carta', '--json', '-'], { input: JSON.stringify(body) }).toString())

/** By the protocol, as an agent asks. */
async function toldToAgents(args: object): Promise<Record<string, never>> {
  const { body } = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'componer_carta', arguments: args } },
  })
  return JSON.parse(body.split('data: ')[1] ?? body).result.structuredContent
}

interface Line {
  readonly name: string
  readonly grams: number
}
const gramsByName = (lines: readonly Line[]) => Object.fromEntries(lines.map(({ name, grams }) => [name, grams]))

interface ToldMenu {
  readonly titular: string
  readonly bases: readonly {
    readonly nombre: string
    readonly ingredients: readonly Line[]
    readonly sabores: readonly string[]
  }[]
  readonly sabores: readonly { readonly nombre: string; readonly correcciones: readonly Line[] }[]
}

/** Bases, their grams and flavours, and what is corrected: as the tool of agents tells them. */
const menuFacts = ({ titular, bases, sabores }: ToldMenu) => ({
  titular,
  bases: Object.fromEntries(
    bases.map(({ nombre, ingredients, sabores: made }) => [
      nombre,
      { gramos: gramsByName(ingredients), sabores: made },
    ]),
  ),
  correcciones: Object.fromEntries(
    sabores
      .filter(({ correcciones }) => correcciones.length > 0)
      .map(({ nombre, correcciones }) => [nombre, gramsByName(correcciones)]),
  ),
})

const MENU = 'a menu has the same bases, grams and corrected flavours: %s'
it.each([['the example', cartaExample]])(MENU, sameMenu)
it.each([
  [
    'other doses and fewer bases',
    {
      ...cartaExample,
      bases: { max: 2 },
      sabores: [
        ...cartaExample.sabores,
        { nombre: 'Ron', ingredients: [{ name: 'Ron', grams: 40 }], con: ['alcohol'] },
      ],
    },
  ],
])(MENU, { tags: ['nightly'] }, sameMenu)

async function sameMenu(_: string, body: typeof cartaExample): Promise<void> {
  const { oficio: _craft, ...menu } = body
  const here = menuFacts(composeMenu(helado, menu as MenuRequest, solver, { seconds: 600 }))
  expect(Object.keys(here.bases).length).toBeGreaterThan(1)
  expect(Object.keys(here.correcciones).length).toBeGreaterThan(0)
  expect(menuFacts((await served(CARTA_PATH, body)) as unknown as ToldMenu)).toEqual(here)
  expect(menuFacts(commanded(body) as unknown as ToldMenu)).toEqual(here)
  expect(await toldToAgents({ carta: body })).toMatchObject(here)
}

interface ToldBook {
  readonly titular: string
  readonly factible: boolean
  readonly propuestas: readonly {
    readonly nombre: string
    readonly cambios: readonly object[]
    readonly recupera: number
    readonly yaSePodia: number
  }[]
  readonly imposibles: readonly { readonly nombre: string; readonly faltan: readonly string[] }[]
}
/** What changes by how much, and what cannot be made any more: as the tool of agents tells them. */
const bookFacts = ({ titular, factible, propuestas, imposibles }: ToldBook) => ({
  titular,
  factible,
  porQue: imposibles.map(({ nombre, faltan }) => [nombre, ...faltan].join(': ')),
  propuestas: Object.fromEntries(
    propuestas.map(({ nombre, cambios, recupera, yaSePodia }) => [nombre, { cambios, recupera, yaSePodia }]),
  ),
})

const PRICES = 'a change of prices changes the same lines by the same grams: %s'
it.each([['cream goes up', cambioExample.cambios]])(PRICES, samePrices)
it.each([['dextrose is missing', { faltan: ['Dextrosa'] }]])(PRICES, { tags: ['nightly'] }, samePrices)

async function samePrices(_: string, cambios: object): Promise<void> {
  const body = { ...cambioExample, cambios }
  const { oficio: _craft, ...book } = body
  const here = bookFacts(respondToPrices(() => helado, book as unknown as BookRequest, solver, { seconds: 600 }))
  expect(Object.keys(here.propuestas).length + here.porQue.length).toBeGreaterThan(0)
  expect(bookFacts((await served(CAMBIO_PATH, body)) as unknown as ToldBook)).toEqual(here)
  expect(bookFacts(commanded(body) as unknown as ToldBook)).toEqual(here)
  expect(await toldToAgents({ cambio: body })).toMatchObject(here)
}
