import { etiquetaContracts, heladoExample } from '@obrador/contract'
import { ingredientCatalogue, REQUEST_LIMITS } from '@obrador/engine'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { measuredTest, type ThreadClock } from '../../../tools/measured.ts'
import { runs } from '../../../tools/tier.ts'
import { anything, hugeNumber, oddText, PROTOTYPE, written } from './bodies.ts'
import { type ApiApp, expectRefusal, expectSound, PATH, post, postTo, sharedApp } from './helpers.ts'

/** Bodies of each kind; together at least 20,000, all of them. */
const RUNS = { valid: runs(6000), near: runs(9500), hostile: runs(4500), raw: runs(500), long: runs(100) }

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const COMPONENTS = ['azucares', 'materiagrasa', 'esml', 'lactosa', 'proteinas', 'otrossolidos']
const FIGURES = ['pac', 'pod', 'kcal', 'precio']

async function expectAnswer(payload: unknown, query = ''): Promise<number> {
  const { statusCode, body, headers } = await post(app, typeof payload === 'string' ? payload : written(payload), query)
  expect([200, 400, 413, 415]).toContain(statusCode)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const parsed = JSON.parse(body)
  if (statusCode === 200) {
    expect(parsed.status).toBe('ok')
    // Outside texts, the literal itself: a parser would read −0 as a number like any other.
    expect(body.replace(/"(?:[^"\\]|\\.)*"/g, '""')).not.toMatch(/-0(?![.\d])/)
    expectSound(parsed)
    const { params } = parsed
    for (const key of ['azucares', 'materiaGrasa', 'SLNG', 'solidosTotales', 'kcal_100g', 'coste_100g_eur', 'POD']) {
      if (params[key] < 0) expect.fail(`${key} is ${params[key]}`)
    }
  } else {
    const { supported, ...rest } = parsed
    expectRefusal(rest, expect.stringMatching(/^[A-ZÁÉÍÓÚÑ«¿].*\.$/s))
    if (supported !== undefined) expect(supported).toEqual(['helado'])
  }
  return statusCode
}

const knownName = fc.constantFrom(...ingredientCatalogue.flatMap(({ id, name, aliases }) => [id, name, ...aliases]))
const name = fc.oneof({ weight: 4, arbitrary: knownName }, { weight: 1, arbitrary: oddText })
const extreme = fc.constantFrom(0, -0, 1e-320, 5e-324, 1e-9, 0.1, 1, 99.999999, 100, 999_999.999, REQUEST_LIMITS.grams)
const grams = fc.oneof(
  fc.double({ min: 0, max: REQUEST_LIMITS.grams, noNaN: true }),
  fc.integer({ min: 0, max: 1000 }),
  extreme,
)
const component = fc.oneof(fc.double({ min: 0, max: 100, noNaN: true }), fc.constantFrom(0, 1e-300, 33.333, 100))
const figure = fc.oneof(
  fc.double({ min: 0, max: 1e6, noNaN: true }),
  fc.constantFrom(0, 1e-300, 1e12, 1e300, Number.MAX_VALUE),
)

const composition = fc.record(
  Object.fromEntries([
    ...COMPONENTS.map((field) => [field, component] as const),
    ...FIGURES.map((field) => [field, figure] as const),
  ]),
  { requiredKeys: [] },
)
const line = fc
  .tuple(name, grams, fc.option(composition, { nil: {}, freq: 3 }))
  .map(([text, weight, given]) => ({ name: text, grams: weight, ...given }))
const type = fc.constantFrom(
  'helado_leche',
  'sorbete_agua',
  'crema_untable',
  'granizado',
  'sin_azucar',
  'vegano',
  'x',
  null,
)
const formula = fc.record(
  {
    type,
    craft: fc.constantFrom('helado', null),
    ingredients: fc.array(line, { minLength: 1, maxLength: 12 }),
    aguaEvaporada: fc.oneof(fc.constant(0), grams),
  },
  { requiredKeys: ['ingredients'] },
)
const query = fc.constantFrom(
  '',
  '',
  '',
  '?explica=1',
  '?explica=1&vitrina=-18',
  '?explica=1&vitrina=-1',
  '?explica=1&vitrina=-40',
)

const nearLine = fc.dictionary(
  fc.constantFrom('name', 'grams', 'gramos', 'nombre', 'peso', ...COMPONENTS, ...FIGURES, ...PROTOTYPE),
  fc.oneof(
    { weight: 2, arbitrary: grams },
    hugeNumber,
    name,
    fc.constantFrom('100', '1,5', null, true, [], {}),
    anything,
  ),
)
const near = fc.record(
  {
    type: fc.oneof(type, anything),
    craft: fc.oneof(fc.constantFrom('helado', 'panaderia', ''), anything),
    ingredients: fc.oneof({ weight: 6, arbitrary: fc.array(fc.oneof(nearLine, line)) }, anything),
    aguaEvaporada: fc.oneof(hugeNumber, anything),
  },
  { requiredKeys: [] },
)

const run = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => Promise<unknown>, numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(arbitrary, async (value) => {
      await check(value)
    }),
    { numRuns },
  )

describe('whatever arrives, the answer is a sound analysis or an error in Spanish', () => {
  it(`valid formulas, extremes included`, async () => {
    let answered = 0
    const check = async ([body, suffix]: readonly [unknown, string]) => {
      if ((await expectAnswer(body, suffix)) === 200) answered++
    }
    await run(fc.tuple(formula, query), check, RUNS.valid)
    // A generator that only makes rejected bodies would prove nothing.
    expect(answered).toBeGreaterThan(RUNS.valid / 3)
  })

  it('formulas that are nearly right', () =>
    run(fc.tuple(near, query), ([body, suffix]) => expectAnswer(body, suffix), RUNS.near))

  it('anything that is JSON', () =>
    run(
      fc.oneof(
        fc.json(),
        anything.map((value) => JSON.stringify(value) ?? ''),
      ),
      (text) => expectAnswer(text),
      RUNS.hostile,
    ))

  it('anything at all, under any content type and query', () =>
    run(
      fc.tuple(oddText, fc.constantFrom('application/json', 'text/plain', 'x', ''), fc.webQueryParameters()),
      async ([payload, contentType, search]) => {
        const headers = { 'content-type': contentType }
        const response = await app.inject({ method: 'POST', url: `${PATH}?${search}`, headers, payload })
        expect([400, 415]).toContain(response.statusCode)
        expectRefusal(response.json(), expect.any(String))
      },
      RUNS.raw,
    ))

  it('long formulas', () =>
    run(
      fc.tuple(fc.constantFrom(199, 200, 201, 3000), fc.array(line, { minLength: 1, maxLength: 30 })),
      async ([length, lines]) => {
        const ingredients = Array.from({ length }, (_, index) => lines[index % lines.length])
        const status = await expectAnswer({ ingredients })
        if (length > REQUEST_LIMITS.ingredients) expect([400, 413]).toContain(status)
      },
      RUNS.long,
    ))
})

const ALPHABET = 'abcdefghijklmnñopqrstuvwxyzáéíóú '
const nonsense = (seed: number): string =>
  Array.from(
    { length: REQUEST_LIMITS.nameLength },
    (_, at) => ALPHABET[(seed * 31 + at * at * 7 + seed * at) % 33] ?? 'q',
  )
    .join('')
    .replace(/^ | $/g, 'q')

describe('hostile bodies are cheap', () => {
  const median = async ({ worked }: ThreadClock, payload: unknown): Promise<number> => {
    const times: number[] = []
    for (let count = 0; count < 9; count++) {
      const start = worked()
      await post(app, payload)
      times.push(worked() - start)
    }
    return times.toSorted((a, b) => a - b)[4] ?? Number.POSITIVE_INFINITY
  }

  const unknownNames = (grams: number) =>
    Array.from({ length: REQUEST_LIMITS.ingredients }, (_, index) => ({ name: nonsense(index), grams }))

  measuredTest('200 unknown names of 120 characters are read in less than 50 ms', async (clock) => {
    const ingredients = [...heladoExample.ingredients, ...unknownNames(0)].slice(0, REQUEST_LIMITS.ingredients)
    expect((await post(app, { ...heladoExample, ingredients })).json().verdict).toBe('equilibrada')
    expect(await median(clock, { ...heladoExample, ingredients })).toBeLessThan(50)
  })

  measuredTest('200 unknown names of 120 characters and nothing else take less than 50 ms', async (clock) => {
    const ingredients = unknownNames(1)
    expect((await post(app, { ingredients })).statusCode).toBe(200)
    expect(await median(clock, { ingredients })).toBeLessThan(50)
  })

  measuredTest('200 known ingredients that need advice take less than 50 ms', async (clock) => {
    const ingredients = ingredientCatalogue.slice(0, REQUEST_LIMITS.ingredients).map(({ name }) => ({ name, grams: 1 }))
    expect((await post(app, { ingredients })).json().verdict).toBe('revisar')
    expect(await median(clock, { ingredients })).toBeLessThan(50)
  })

  measuredTest('the label of 200 unknown names with its explanation is neither dear nor long', async ({ worked }) => {
    const { path } = etiquetaContracts.panaderia
    const ingredients = [{ name: 'Harina', grams: 100 }, ...unknownNames(1)].slice(0, REQUEST_LIMITS.ingredients)
    const times: number[] = []
    for (let count = 0; count < 9; count++) {
      const start = worked()
      const response = await postTo(app, path, { ingredients }, '?explica=1')
      times.push(worked() - start)
      expect(response.statusCode).toBe(200)
      expect(response.rawPayload.length).toBeLessThan(150 * 1024)
    }
    expect(Math.min(...times)).toBeLessThan(40)
  })

  measuredTest('a deeply nested body of the largest size is turned down as fast', async (clock) => {
    const depth = 120_000
    expect(await median(clock, `${'['.repeat(depth)}${']'.repeat(depth)}`)).toBeLessThan(50)
  })
})
