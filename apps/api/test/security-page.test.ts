import { ADJUST_STEPS } from '@obrador/balancer'
import { BOOK_LIMITS, MENU_LIMITS } from '@obrador/balancer/menu'
import {
  FLAVOURS_A_REQUEST,
  KIBIBYTES_A_REQUEST,
  LINES_A_REQUEST,
  LONGEST_IN_ADDRESS,
  LOTE_LIMIT,
} from '@obrador/contract'
import { REQUEST_LIMITS } from '@obrador/engine'
import { MOST_NAMES } from '@obrador/engine/batch'
import { PRODUCTION_LIMITS } from '@obrador/engine/production'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AT_ONCE, LONGEST_WAIT } from '../src/adjust/turns.ts'
import { buildApp } from '../src/app.ts'
import { configureApi, GRACE_SECONDS } from '../src/config.ts'
import { MOST_IN_FLIGHT } from '../src/plugins/in-flight.ts'
import { DEEPEST_JSON } from '../src/plugins/json.ts'
import { FILES_PER_OTHER } from '../src/plugins/limits.ts'
import { LATEST_LOOP } from '../src/plugins/shedding.ts'
import { LINES_AT_ONCE } from '../src/routes/hornada.ts'
import { PLAN_KIBIBYTES, PLANS_AT_ONCE } from '../src/routes/produccion.ts'
import { text } from './deploy/files.ts'
import type { ApiApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await buildApp({ logLevel: 'silent' })
})
afterAll(() => app.close())

it('the bounds that SECURITY.md promises are those of the service', () => {
  const { limits, maxConnections, adjust } = configureApi({})
  const { server, initialConfig } = app
  const table = text('SECURITY.md').matchAll(/^\| ([^|]+) \| (\d+)(?: KiB)? \| [^|]+ \|$/gm)
  expect(Object.fromEntries([...table].map(([, name, value]) => [name, Number(value)]))).toEqual({
    'calculations per minute and client': limits.post,
    'other requests per minute and client': limits.get,
    'files of the web app per minute and client': FILES_PER_OTHER * limits.get,
    'adjustments of one client at a time, in a replica': AT_ONCE,
    'seconds an adjustment may wait for its turn': LONGEST_WAIT / 1000,
    'steps that an adjustment may take': ADJUST_STEPS,
    'milliseconds after which an adjustment is ended where the machine is too busy': adjust.milliseconds,
    'flavours of a menu': MENU_LIMITS.flavours,
    'formulas of a book whose prices change': BOOK_LIMITS.formulas,
    'flavours or formulas that count as a request': FLAVOURS_A_REQUEST,
    'menus or books of one client at a time, in a replica, and never in every thread': 1,
    'seconds of steps that a menu may ask for, 15,000 each': MENU_LIMITS.seconds,
    body: Number(initialConfig.bodyLimit) / 1024,
    'body of a plan of production': PLAN_KIBIBYTES,
    'bodies of one client under way at a time': MOST_IN_FLIGHT.client / 1024,
    'bodies of all clients under way at a time, a replica': MOST_IN_FLIGHT.all / 1024,
    'analyses of a batch, each counted as a request': LOTE_LIMIT,
    'products of a plan': PRODUCTION_LIMITS.productos,
    'plans of one client at a time, in a replica': PLANS_AT_ONCE,
    'KiB of a plan that count as a request': KIBIBYTES_A_REQUEST,
    'lines of a plan that count as a request': LINES_A_REQUEST,
    'KiB of a batch that was made that count as a request': KIBIBYTES_A_REQUEST,
    'lines of a batch that was made, worked out at once': LINES_AT_ONCE,
    'names of lots and constants in a state': MOST_NAMES,
    'levels of JSON': DEEPEST_JSON,
    'ingredients of a formula': REQUEST_LIMITS.ingredients,
    'characters of a name': REQUEST_LIMITS.nameLength,
    'characters of a formula in an address': LONGEST_IN_ADDRESS,
    'grams of a line': REQUEST_LIMITS.grams,
    'seconds for the headers to arrive': server.headersTimeout / 1000,
    'seconds for a request to arrive': server.requestTimeout / 1000,
    'seconds a connection may idle': server.keepAliveTimeout / 1000,
    'connections to one process': server.maxConnections,
    'lateness of the event loop one time in ten, ms': LATEST_LOOP,
    'seconds to finish when told to stop': GRACE_SECONDS,
  })
  expect(server.maxConnections).toBe(maxConnections)
})

it('the headers it names are sent', async () => {
  const { headers } = await app.inject('/healthz')
  const named = [...text('SECURITY.md').matchAll(/`([A-Z][A-Za-z-]+)(?:: ([^`]+))?`/g)].filter(([, name = '']) =>
    /^(Content-Security|X-|Strict)/.test(name),
  )
  expect(named).toHaveLength(4)
  for (const [, name = '', value = ''] of named) {
    const sent = String(headers[name.toLowerCase()])
    expect(sent, name).not.toBe('undefined')
    expect(sent.toLowerCase(), name).toContain(value.toLowerCase())
  }
})

/** Rows of the table under a heading of two columns, as their cells. */
const rowsUnder = (page: string, heads: string): readonly (readonly string[])[] => {
  const [, after = ''] = page.split(`\n${heads}\n`)
  const [table = ''] = after.split('\n\n')
  return table
    .split('\n')
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1))
}

it('each «Cannot» of the shared book names a test that is there', () => {
  const page = text('SECURITY.md')
  const claims = rowsUnder(page, '| Who | Cannot | Can |').filter(([, cannot]) => cannot !== '–')
  const proofs = rowsUnder(page, '| Who | Cannot | Test | Title |')
  expect(claims.length).toBeGreaterThan(5)
  expect(new Set(proofs.map(([who]) => who))).toEqual(new Set(claims.map(([who]) => who)))
  for (const [who, , file = '', title = ''] of proofs) {
    const source = text(file.replaceAll('`', ''))
    const name = title.slice(1, -1)
    const isThere = ["'", '"'].some((quote) => source.includes(`${quote}${name}${quote},`))
    expect(isThere, `${who}: ${file} ${title}`).toBe(true)
  }
})
