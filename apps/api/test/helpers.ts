import { ajusteContracts, ajusteSchemas, analysisContracts, REFUSAL_CODES } from '@obrador/contract'
import { FormulaError } from '@obrador/engine'
import { expect } from 'vitest'
import { type ApiApp, buildApp } from '../src/app.ts'
import type { configureApi } from '../src/config.ts'

type Overrides = Parameters<typeof configureApi>[0]

export type { ApiApp }

const UNREACHABLE = 1_000_000_000
/** ms. What an adjustment answers is tested, not how long a busy machine takes for it. */
const UNHURRIED = 10_000

/** The real service, silent and with limits out of reach unless a test is about them. */
export const testApp = (overrides: Overrides = {}): Promise<ApiApp> =>
  buildApp({
    logLevel: 'silent',
    limits: { post: UNREACHABLE, get: UNREACHABLE },
    // A busy machine makes every loop late.
    latestLoop: UNREACHABLE,
    ...overrides,
    // A thread that has just started answers the same, only later.
    adjust: { milliseconds: UNHURRIED, warmUps: 0, ...overrides.adjust },
  })

const shared = new Map<string, Promise<ApiApp>>()

/**
 * The same, one for all files that a worker runs and by what it is told: for tests that only ask. Nobody closes it; it ends with
 * the worker. What changes it, fills its limits or lets it listen takes one of its own.
 */
export function sharedApp(overrides: Pick<Overrides, 'baseUrl'> = {}): Promise<ApiApp> {
  const key = JSON.stringify(overrides)
  const app = shared.get(key) ?? testApp(overrides)
  shared.set(key, app)
  return app
}

export const PATH = analysisContracts.helado.path

export const postTo = (app: ApiApp, path: string, payload: unknown, query = '', remoteAddress = '127.0.0.1') =>
  app.inject({
    method: 'POST',
    remoteAddress,
    url: path + query,
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

export const post = (app: ApiApp, payload: unknown, query = '') => postTo(app, PATH, payload, query)

/** Words that no sentence of ours has, and nearly every sentence of a library does. */
export const ENGLISH = /\b(the|must|should|be|is|not|required|invalid|property|expected|body|request|failed)\b/i

/** Every number finite, none −0, and null only where the contract says so. */
export function expectSound(value: unknown, at = ''): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) expect.fail(`${at} is ${value}`)
  } else if (value === null) {
    if (
      !/\.inRange\.|\.necesario$|\.en_rango$|\.cumple$|\.mencionCalidad$|\.obligatorio\.\d+\.texto$|\.mostrador\.\d+\.lleva$|(?:\.preparaciones\.\d+|\.preparacion|\.porRevisar\.\d+)\.verdict$/.test(
        at,
      )
    )
      expect.fail(`${at} is null`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) expectSound(inner, `${at}.${key}`)
  }
}

/** A refusal has a sentence and its code, says where if it is one place, and nothing else. */
export function expectRefusal(body: unknown, sentence: unknown, extra: object = {}): void {
  const { linea, campo, ...rest } = body as Record<string, unknown>
  expect(rest).toEqual({ error: sentence, codigo: expect.toBeOneOf(Object.keys(REFUSAL_CODES)), ...extra })
  if (linea !== undefined) expect(Number.isInteger(linea)).toBe(true)
  if (campo !== undefined) expect(campo).toEqual(expect.any(String))
}

/** A calculation answers with sound numbers, or refuses with a sentence. */
export function expectSoundOrReason(response: Awaited<ReturnType<typeof postTo>>): 200 | 400 {
  const body = response.json()
  if (response.statusCode === 200) {
    expect(body.status).toBe('ok')
    expectSound(body)
    return 200
  }
  expect(response.statusCode).toBe(400)
  expectRefusal(body, expect.stringMatching(/^[A-ZÁÉÍÓÚÑ«¿].*\.$/s))
  return 400
}

/** Asks until a thread for adjustments is there: nobody is kept waiting longer than 5 s, and loading may take longer. */
export async function wake(app: ApiApp): Promise<void> {
  const { path, request } = ajusteContracts.helado
  const [example] = Reflect.get(ajusteSchemas[request], 'examples') as [object]
  while ((await postTo(app, path, example, '', '192.0.2.1')).statusCode !== 200);
}

/** Whether it ends in an answer or a refusal: anything else is a fault. */
export function orRefuses(calculate: () => unknown): void {
  try {
    calculate()
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
  }
}
