import { setImmediate } from 'node:timers/promises'
import { analysisContracts, LONGEST_TEXT } from '@obrador/contract'
import { allCrafts, ingredientCatalogue, REQUEST_LIMITS } from '@obrador/engine'
import { buildApp } from '../apps/api/src/app.ts'

/**
 * The dearest body that we have found for each counted request: ms that the loop that answers everybody works for it, and the most of them
 * at a time, each of the quickest of some rounds with names that have not been asked before. `node bench/dearest.ts [part of a name]`.
 */

/** The most ms that this thread works between two turns of its loop while a request is answered: for so long nobody else is heard. */
async function longestTurnOf(answer: Promise<unknown>): Promise<number> {
  let isDone = false
  void answer.finally(() => {
    isDone = true
  })
  let [longest, before] = [0, worked()]
  while (!isDone) {
    await setImmediate()
    const now = worked()
    longest = Math.max(longest, now - before)
    before = now
  }
  return longest
}

/** ms that this thread has worked. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const ROUNDS = Number(process.env.ROUNDS ?? 5)
const BODY = 256 * 1024

let serial = 0
const names = ingredientCatalogue.map(({ name }) => name)
const line = (name: string, grams = 10) => ({ name, grams })
const rows = (count: number) => names.slice(0, count).map((name, at) => line(name, 10 + (at % 7)))
/** Names of as many words as fit, none asked before. */
const wordy = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const words = Array.from(
      { length: 60 },
      (__, k) => (names[(serial + at * 7 + k * 13) % names.length] ?? 'x').split(' ')[0],
    )
    return line(`${serial++} ${words.join(' ')}`.slice(0, REQUEST_LIMITS.nameLength - 1))
  })
/** A short unknown name each: as many lines of digits and letters as nobody has asked. */
const spellings = (count: number) =>
  Array.from({ length: count }, () => line(`${'a e i o u '.repeat(11)}${serial++}`.slice(-REQUEST_LIMITS.nameLength)))

const foreign = (bytes: number): Record<string, number> => {
  const fields: Record<string, number> = {}
  for (let size = 0; size < bytes; size += 10) fields[`f${(serial++).toString(36)}`] = 1
  return fields
}

const identity = (size: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)))
const SLOPES = [1, 2, 0, 1, 0, 0, 1, 0, 0]
/** A state of as many lots as may be named, seen by as many readings as there may be, within so many bytes. */
function stateOf(bytes: number, lots: (at: number) => string): object {
  const filas = () =>
    Array.from({ length: 6 }, () => ({ que: 'x', dif: 1, lotes: {} as Record<string, number[]>, taller: {} }))
  const hornadas = Array.from({ length: 60 }, () => ({ filas: filas(), error: identity(6) }))
  const state = { version: 1, hornadas }
  let size = JSON.stringify(state).length
  for (let at = 0; at < 1990; at++) {
    const key = lots(at)
    size += key.length + 24
    if (size > bytes) break
    const row = hornadas[at % 60]?.filas[Math.floor(at / 60) % 6]
    if (row) row.lotes[key] = SLOPES
  }
  return state
}

const READINGS = [
  { que: 'brix', valor: 30 },
  { que: 'peso', valor: 1990 },
  { que: 'humedad', linea: 0, valor: 88 },
  { que: 'grasa', linea: 0, valor: 4 },
]
const batch = (count: number, more: object = {}) => ({
  oficio: 'helado',
  formula: { type: 'base', ingredients: [line('Leche entera', 500), ...rows(count - 1)] },
  medidas: READINGS.slice(0, 2),
  ...more,
})

const LABEL = '/api/etiqueta/helado'
const TEXT_LINE = 'mezcla de leche con azúcar y nata o mantequilla 1/2 taza (120 ml) aprox. 3-4 cdas de '

interface DearBody {
  readonly name: string
  readonly url: string
  readonly body: () => unknown
  readonly headers?: Readonly<Record<string, string>>
}

const AGENT = { accept: 'application/json, text/event-stream' }
const call = (name: string, given: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
})

const DEAR: readonly DearBody[] = [
  ...Object.entries(analysisContracts).flatMap(([id, { path, fields }]): DearBody[] => {
    const asOwn = (lines: readonly { name: string; grams: number }[]) =>
      lines.map(({ name, grams }) => ({ [fields.name]: name, [fields.grams]: grams }))
    const type = Object.keys(allCrafts[id as keyof typeof allCrafts].types)[0]
    return [
      {
        name: `${id}, 200 lines, all readings`,
        url: `${path}?explica=1&duda=1&habitual=1`,
        body: () => ({ type, ingredients: asOwn(rows(200)) }),
      },
      { name: `${id}, 200 names of many words`, url: path, body: () => ({ type, ingredients: asOwn(wordy(200)) }) },
    ]
  }),
  { name: '200 names of letters', url: '/api/balance', body: () => ({ ingredients: spellings(200) }) },
  { name: 'foreign fields', url: '/api/balance', body: () => ({ ingredients: rows(3), ...foreign(BODY - 4096) }) },
  {
    name: 'foreign fields in lines',
    url: '/api/balance',
    body: () => ({ ingredients: rows(200).map((one) => ({ ...one, ...foreign(BODY / 200 - 60) })) }),
  },
  {
    name: 'etiqueta, 200 lines, 50 quid',
    url: LABEL,
    body: () => ({ ingredients: rows(200), quid: wordy(50).map(({ name }) => name) }),
  },
  {
    name: 'etiqueta, explica and duda',
    url: `${LABEL}?explica=1&duda=1`,
    body: () => ({ ingredients: rows(200), quid: names.slice(0, 50) }),
  },
  {
    name: 'etiqueta, a name in another language',
    url: LABEL,
    body: () => ({ ingredients: wordy(200), denominacion: 'salt '.repeat(40) }),
  },
  {
    name: 'leer, one line',
    url: '/api/leer',
    body: () => ({ texto: `${serial++} ${TEXT_LINE.repeat(200)}`.slice(0, LONGEST_TEXT) }),
  },
  {
    name: 'leer, many lines',
    url: '/api/leer',
    body: () => ({
      texto: Array.from({ length: 400 }, () => `${serial++ % 900} g ${names[serial % names.length]}`)
        .join('\n')
        .slice(0, LONGEST_TEXT),
    }),
  },
  {
    name: 'leer, words',
    url: '/api/leer',
    body: () => ({
      texto: wordy(200)
        .map(({ name }) => `100 g ${name}`)
        .join('\n')
        .slice(0, LONGEST_TEXT),
    }),
  },
  { name: 'hornada, 200 lines', url: '/api/hornada', body: () => batch(200) },
  { name: 'hornada, 200 lines, a plan', url: '/api/hornada', body: () => batch(200, { medidas: [] }) },
  {
    name: 'hornada, a state of 60 KiB',
    url: '/api/hornada',
    body: () =>
      batch(200, {
        estado: stateOf(48 * 1024, (at) => (at < 200 ? (ingredientCatalogue[at]?.id ?? '') : `leche_entera#${at}`)),
      }),
  },
  {
    name: 'hornada, a state of 250 KiB',
    url: '/api/hornada',
    body: () =>
      batch(200, {
        estado: stateOf(230 * 1024, (at) => (at < 200 ? (ingredientCatalogue[at]?.id ?? '') : `leche_entera#${at}`)),
      }),
  },
  { name: 'hoja, 200 lines', url: '/api/hoja/helado', body: () => ({ ingredients: rows(200) }) },
  {
    name: 'montaje, a hundred preparations',
    url: '/api/montaje',
    body: () => ({
      partes: Array.from({ length: 100 }, (_, at) => ({
        nombre: `Turrón ${at}`,
        gramos: 1,
        preparacion: { oficio: 'turron', type: 'jijona', ingredients: [{ ingrediente: 'Almendra', peso: 1 }] },
      })),
      denominacion: 'turrón '.repeat(28),
    }),
  },
  {
    name: 'mcp, analizar',
    url: '/mcp',
    headers: AGENT,
    body: () =>
      call('analizar', {
        oficio: 'helado',
        ingredientes: wordy(200).map(({ name, grams }) => ({ ingrediente: name, gramos: grams })),
      }),
  },
  {
    name: 'mcp, anotar_hornada',
    url: '/mcp',
    headers: AGENT,
    body: () =>
      call('anotar_hornada', {
        oficio: 'helado',
        tipo: 'base',
        ingredientes: rows(200).map(({ name, grams }) => ({ ingrediente: name, gramos: grams })),
        medidas: READINGS.slice(0, 2),
        estado: stateOf(200 * 1024, (at) => `leche_entera#${at}`),
      }),
  },
]

const app = await buildApp({ logLevel: 'silent', limits: { post: 1e9, get: 1e9 } })
const asked = process.argv[2] ?? ''
// The threads take a while to load, and nobody waits for one that long.
while ((await app.inject({ method: 'POST', url: '/api/hornada', payload: batch(60) })).statusCode !== 200);
for (const { name, url, body, headers } of DEAR.filter((one) => one.name.includes(asked))) {
  let [least, held, status, bytes, answer] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0, '']
  for (let round = 0; round < ROUNDS; round++) {
    const ask = (payload: string) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload })
    const payload = JSON.stringify(body())
    const start = worked()
    const response = await ask(payload)
    least = Math.min(least, worked() - start)
    // Apart, since looking at every turn is work too.
    held = Math.min(held, await longestTurnOf(ask(JSON.stringify(body()))))
    ;[status, bytes, answer] = [response.statusCode, payload.length, response.body]
  }
  console.log(
    `${least.toFixed(0).padStart(5)} ms, ${held.toFixed(0).padStart(3)} at a time  ${name.padEnd(36)} ${status} ${(bytes / 1024).toFixed(0)} KiB${status === 200 ? '' : ` ${answer.slice(0, 120)}`}`,
  )
}
await app.close()
