import { analysisContracts, LONGEST_TEXT } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_HOLD, measuredTest, type ThreadClock } from '../../../tools/measured.ts'
import { share } from '../../../tools/tier.ts'
import { craftIds, exampleOf } from './bodies.ts'
import { type ApiApp, PATH, postTo, testApp } from './helpers.ts'
import { changed, operationsIn, placesIn } from './places.ts'

/**
 * Characters at which an expression may begin again and again, as many as a request may hold: nothing that reads a
 * request may take longer for them than in proportion to their number. Every time is compared with that of a plain request
 * in the same run, the best of some rounds each.
 */

/** Node takes headers of 16 kB; a field of a body that has no bound of its own gets as much. */
const LONG = 16_000
const WORST = [' ', '\t', ',', ', ', '.', '-', '"', '(', ';', '=', '1', '1,', 'a', 'a ', 'á']
/** What only a body can carry, and what its texts are parted by. */
const WORST_IN_TEXTS = [' ', ', ', '.', '-', '"', '(', '/', '1', '1,', 'a ', 'á', 'e\u0301', '%', '½']
let serial = 0
let turn = 0
/** Of some characters those that this run tries at the next place: every place is tried, and every character somewhere. */
const next = (characters: readonly string[]): readonly string[] => share(characters, turn++)
/** A text of one character, and of what it begins with; none is sent twice, for names are remembered. */
function filled(character: string, length = LONG, start = 'b'): string {
  const end = `z${serial++}`
  return start + character.repeat(length).slice(0, length - start.length - end.length) + end
}

/** Times a plain request that a hostile one may take, and the time under which it holds nobody, ms. */
const MOST_TIMES = 20
const HARMLESS = 10
const ROUNDS = 10

let app: ApiApp
beforeAll(async () => {
  app = await testApp({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => app.close())

interface Asked {
  readonly method?: 'GET' | 'POST'
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly payload?: string
}

/** ms of the quickest of some rounds, each asked anew; no more of them than it takes to be quick enough. */
async function quickest({ worked }: ThreadClock, ask: () => Asked, enough: number, rounds = ROUNDS): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least >= enough; round++) {
    const asked = ask()
    const start = worked()
    await app.inject({ method: 'GET', ...asked })
    least = Math.min(least, worked() - start)
  }
  return least
}

/** What a hostile one may take beside a plain one, ms; the plain one is asked when somebody wants to know. */
function boundOf(clock: ThreadClock, plain: Asked): () => Promise<number> {
  let bound: Promise<number> | undefined
  const measured = async () => Math.max(HARMLESS, MOST_TIMES * (await quickest(clock, () => plain, 0, 5)))
  return () => {
    bound ??= measured()
    return bound
  }
}

/** What is harmless the first time needs no comparison. */
async function expectQuick(
  clock: ThreadClock,
  ask: () => Asked,
  bound: () => Promise<number>,
  what: string,
): Promise<void> {
  if ((await quickest(clock, ask, HARMLESS, 1)) < HARMLESS) return
  const most = await bound()
  const ms = await quickest(clock, ask, most)
  if (ms >= most) expect.fail(`${what}: ${ms.toFixed()} ms, and ${most.toFixed()} at most`)
}

/** The routes of the service, as it tells them itself: a branch of the tree each. */
function routes(): Required<Pick<Asked, 'url' | 'method'>>[] {
  const above: string[] = []
  return (
    app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((branch) => {
        const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(branch) ?? []
        if (path === '') return []
        const depth = indent.length / 4
        above.splice(depth, above.length, `${above[depth - 1] ?? ''}${path}`)
        const url = (above[depth] ?? '').replace(':id', 'leche_entera')
        return (['GET', 'POST'] as const)
          .filter((method) => methods.split(', ').includes(method))
          .map((method) => ({ url, method }))
      })
      // The files of the app are all served alike.
      .filter(
        ({ url }, at, all) => !url.includes('/assets/') || all.findIndex((one) => one.url.includes('/assets/')) === at,
      )
  )
}

/** Headers by which a request may be turned down at once, each by itself. */
const DECISIVE = ['content-encoding', 'content-type', 'host', 'mcp-protocol-version', 'origin', 'x-forwarded-for']
/** Whatever else this service, its framework and what stands on it look at. */
const OTHERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'cache-control',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'mcp-session-id',
  'range',
  'traceparent',
  'user-agent',
  'x-forwarded-host',
  'x-forwarded-proto',
]
const HEADERS = [...DECISIVE.map((name) => [name]), OTHERS]

describe('16 kB of the worst characters cost no more than a plain request', () => {
  measuredTest('in any header of any route', async (clock) => {
    const all = routes()
    expect(all.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/openapi.json', '/docs', '/llms.txt', '/mcp', PATH, '/api/catalogo/leche_entera']),
    )
    for (const { url, method } of all) {
      const asked: Asked =
        method === 'GET'
          ? { url, method }
          : { url, method, headers: { 'content-type': 'application/json' }, payload: '{}' }
      const bound = boundOf(clock, asked)
      for (const names of HEADERS) {
        for (const character of next(WORST)) {
          const worst = names.map((name) => [name, filled(character, LONG, 'br')])
          const headers = { ...asked.headers, ...Object.fromEntries(worst) }
          await expectQuick(
            clock,
            () => ({ ...asked, headers }),
            bound,
            `${method} ${url} ${names} of ${JSON.stringify(character)}`,
          )
        }
      }
    }
  })

  measuredTest('in the address', async (clock) => {
    const bound = boundOf(clock, { url: '/api/catalogo?q=leche' })
    for (const character of WORST) {
      const text = encodeURIComponent(filled(character, LONG / 4))
      for (const url of [
        `/${text}`,
        `/api/catalogo/${text}`,
        `/api/catalogo?q=${text}`,
        `/api/catalogo?craft=${text}`,
        `/api/catalogo?pagina=${text}&por=${text}`,
        `/api/catalogo?${text}`,
        `/api/catalogo?${text}=1&${text}=2`,
        `/docs/${text}`,
        `/api/catalogo/${'%E0'.repeat(LONG / 3)}${text}`,
      ]) {
        await expectQuick(clock, () => ({ url }), bound, `${url.slice(0, 40)}… of ${JSON.stringify(character)}`)
      }
    }
  })
})

const FORMULA = { oficio: 'helado', ingredients: [{ name: 'Agua', grams: 1 }] }

/** A body with a text wherever one may stand: in the place of each that it has, as a key beside others, in fields that it left out. */
function* hostile(
  body: object,
  fields: readonly string[],
): Generator<[where: string, body: (text: string) => unknown]> {
  for (const { place, isText } of placesIn(body)) {
    const where = place.join('.')
    if (isText) yield [where, (text) => changed(body, place, () => text)]
    else {
      const beside = (value: unknown) => (text: string) =>
        changed(body, place, (object) => ({ ...(object as object), [text]: value }))
      yield [`a figure in ${where}`, beside(1)]
      yield [`a formula in ${where}`, beside(FORMULA)]
    }
  }
  for (const field of fields) {
    if (field in body) continue
    yield [field, (text) => ({ ...body, [field]: text })]
    yield [`a list in ${field}`, (text) => ({ ...body, [field]: [text] })]
    yield [`a table in ${field}`, (text) => ({ ...body, [field]: { [text]: 1 } })]
  }
}

const json = { 'content-type': 'application/json' }
const bodyTo = (url: string, body: unknown): Asked => ({
  method: 'POST',
  url,
  headers: json,
  payload: JSON.stringify(body),
})

/** Each place of a body with a short text in it, and then with long ones: both take the same way through the service. */
async function expectQuickBodies(
  clock: ThreadClock,
  example: object,
  fields: readonly string[],
  ask: (body: unknown) => Asked,
  what: string,
): Promise<void> {
  for (const [where, bodyWith] of hostile(example, fields)) {
    const bound = boundOf(clock, ask(bodyWith('bb')))
    for (const character of next(WORST_IN_TEXTS)) {
      const worst = () => ask(bodyWith(filled(character)))
      await expectQuick(clock, worst, bound, `${what} ${where} of ${JSON.stringify(character)}`)
    }
  }
}

describe('16 kB of the worst characters in a body cost no more than a plain one', () => {
  measuredTest('in any field of any operation, and as a field', async (clock) => {
    // Adjustments are worked on in threads.
    const all = (await operationsIn(app)).filter(({ path }) => !path.startsWith('/api/ajuste/'))
    expect(all.length).toBeGreaterThan(10)
    for (const { path, example, fields } of all) {
      await expectQuickBodies(clock, example, fields, (body) => bodyTo(path, body), path)
    }
  })

  measuredTest('in a call of an agent', async (clock) => {
    const headers = { ...json, accept: 'application/json, text/event-stream' }
    const call = (name: string, given: object): object => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: given },
    })
    const calls = [
      call('buscar_ingrediente', { q: 'leche', oficio: 'helado' }),
      call('tipos', { oficio: 'turron', tipo: 'jijona' }),
      call('analizar', { oficio: 'helado', ingredientes: [{ ingrediente: 'Leche', gramos: 100 }] }),
      call('etiquetar', { oficio: 'helado', ingredientes: [{ ingrediente: 'Leche', gramos: 100 }] }),
    ]
    for (const example of calls) {
      const asking = (body: unknown): Asked => ({ ...bodyTo('/mcp', body), headers })
      await expectQuickBodies(clock, example, [], asking, '/mcp')
    }
  })
})

describe('texts as long as they may be', () => {
  /** Lines of a pasted text are read up to 240 characters, and some thirty of that length fill it. */
  const LINE = 239
  const LINES = Math.floor(LONGEST_TEXT / (LINE + 1))
  /** Twice as long lines take twice the time; four times where something begins again at each character. */
  const MOST_FOR_TWICE = 3
  /** ms that a pasted text may take however it is made, beside other tests on the same cores; what began again took 300. */
  const MOST_PASTED = 2 * LONGEST_HOLD
  const pasted = (line: () => string): Asked => bodyTo(PATH, { texto: Array.from({ length: LINES }, line).join('\n') })

  measuredTest(
    'pasted: any character, alone and behind what opens a remark, in proportion to its number',
    async (clock) => {
      const openings = ['', 'dosis ', '…', '1 ', '(']
      for (const character of [...WORST_IN_TEXTS, ',', '«', '1€ ', '| ', 'y ', 'kg ']) {
        for (const opening of next(openings)) {
          const whole = () => pasted(() => filled(character, LINE, opening))
          if ((await quickest(clock, whole, MOST_PASTED, 2)) < MOST_PASTED) continue
          const half = () => pasted(() => filled(character, LINE / 2, opening))
          const bound = async () => Math.max(MOST_PASTED, MOST_FOR_TWICE * (await quickest(clock, half, 0)))
          await expectQuick(clock, whole, bound, JSON.stringify([opening, character]))
        }
        const line = () => bodyTo(PATH, { texto: filled(character, LONGEST_TEXT) })
        await expectQuick(
          clock,
          line,
          async () => MOST_PASTED * clock.slowness(),
          `one line of ${JSON.stringify(character)}`,
        )
      }
    },
  )

  /** Some characters are dearer than others; what is begun again at each of them takes tens of times as long. */
  const DEARER = 6

  measuredTest('names: two hundred of 120 characters cost a few times ordinary ones, in each craft', async (clock) => {
    for (const id of craftIds) {
      const { path, fields } = analysisContracts[id]
      const body = (name: () => string) => ({
        ingredients: [
          ...exampleOf(id).ingredients,
          ...Array.from({ length: 180 }, () => ({ [fields.name]: name(), [fields.grams]: 1 })),
        ],
      })
      const ordinary = () => `puré de frambuesa sin azúcar de la marca ${serial++}`
      const most = DEARER * (await quickest(clock, () => bodyTo(path, body(ordinary)), 0))
      for (const character of next([...WORST_IN_TEXTS, 'sin azucar ', 'cruda leche ', '1 g ', '(a) '])) {
        const worst = () => filled(character, 119)
        await expectQuick(
          clock,
          () => bodyTo(path, body(worst)),
          async () => most,
          `${id} ${JSON.stringify(character)}`,
        )
      }
    }
  })
})

it('a price under a name that nobody could have is refused in words', async () => {
  const precios = { [filled('.', 20_000)]: 1 }
  const response = await postTo(app, '/api/produccion', { productos: [{ nombre: 'A', piezas: 1, gramos: 3 }], precios })
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toMatch(/^«precios», «b\.+…»: el nombre pasa de 120 caracteres/)
})

describe('a list in a header', () => {
  const long = (text: string) => `${text},${'x'.repeat(1_024)}`
  const etagOf = async () => String((await app.inject('/llms.txt')).headers.etag)

  it.each([
    ['br, gzip', 'br'],
    ['gzip ; q=0.5 , br;q=0', 'gzip'],
    ['br;q=0.000,gzip;q=0', undefined],
    ['  deflate ,\tgzip  ', 'gzip'],
    ['brotli, xgzip', undefined],
    [long('br'), undefined],
  ])('Accept-Encoding: %j', async (accepted, encoding) => {
    const { headers } = await app.inject({ url: '/llms.txt', headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
  })

  it.each([
    [(etag: string) => `"another" ,\t${etag}`, 304],
    [(etag: string) => `W/${etag}`, 304],
    [(etag: string) => `"${etag}"`, 200],
    [long, 200],
  ])('If-None-Match', async (header, status) => {
    const response = await app.inject({ url: '/llms.txt', headers: { 'if-none-match': header(await etagOf()) } })
    expect(response.statusCode).toBe(status)
  })
})
