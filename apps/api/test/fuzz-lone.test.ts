import { ajusteContracts, etiquetaContracts } from '@obrador/contract'
import { allCrafts, ingredientCatalogue } from '@obrador/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { type CraftId, craftIds } from './bodies.ts'
import { type ApiApp, expectSoundOrReason, postTo, testApp, wake } from './helpers.ts'

/**
 * Formulas of next to nothing: a single ingredient, or names that nobody knows. Nothing stands beside them to divide by,
 * so whatever is a ratio must mind its base. `FULL=1 LONE=20000` draws so many bodies for each craft (with `--testTimeout`).
 */

const ASKED = Number(process.env.LONE ?? 1000)
/** An adjustment takes as long as a hundred labels, and one that takes too long ends its thread, so that the next waits for another: the gate draws a share of its share. */
const RUNS = { ajuste: runs(runs(ASKED / 5)), etiqueta: runs((4 * ASKED) / 5) }

let app: ApiApp
beforeAll(async () => {
  app = await testApp({ adjust: { threads: 1, queue: undefined, milliseconds: 400 } })
  await wake(app)
})
afterAll(() => app.close())

const grams = fc.oneof(fc.constantFrom(1, 100, 1000), fc.double({ min: 1e-9, max: 1e6, noNaN: true }))
const known = fc.constantFrom(...ingredientCatalogue.map(({ name }) => name))
const unknown = fc.constantFrom('Xilófono', 'Piedra pómez', 'Polvo de hada', 'zzz')
const names = fc.oneof(
  { weight: 3, arbitrary: known.map((name) => [name]) },
  { weight: 1, arbitrary: fc.array(unknown, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.tuple(known, unknown) },
)

const wishes = fc.record(
  {
    objetivo: fc.constantFrom('menos_cambios', 'menor_coste'),
    total: fc.boolean(),
    nivel: fc.constantFrom('siguiente', 'mejor'),
    soloObjetivos: fc.boolean(),
    despensa: fc.oneof(fc.constant('catalogo'), fc.array(known, { maxLength: 3 }), fc.array(unknown, { maxLength: 2 })),
    maxNuevos: fc.integer({ min: 0, max: 10 }),
    redondeo: fc.constantFrom(0, 0.1, 1, 1000),
  },
  { requiredKeys: [] },
)
const lineWishes = fc.record(
  {
    fijo: fc.boolean(),
    min: fc.constantFrom(0, 1, 1e6),
    max: fc.constantFrom(0, 1, 1e6),
    precio: fc.constantFrom(0, 9),
  },
  { requiredKeys: [] },
)

function lone(id: CraftId, extra: fc.Arbitrary<object>) {
  const { fields } = ajusteContracts[id]
  const line = (name: string) =>
    fc
      .tuple(grams, extra)
      .map(([weight, wish]) => ({ ...wish, [fields.name]: name, [fields.grams]: weight }) as Record<string, unknown>)
  return fc.record(
    {
      type: fc.constantFrom(...Object.keys(allCrafts[id].types)),
      ingredients: names.chain((all) => fc.tuple(...all.map(line))),
    },
    { requiredKeys: ['ingredients'] },
  )
}

describe.each(craftIds)('%s', (id) => {
  const shoot = async (path: string, bodies: fc.Arbitrary<object>, numRuns: number, query = '') => {
    const seen = { 200: 0, 400: 0, 503: 0 }
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const response = await postTo(app, path, body, query)
        // A machine that others share may not have the time, and says so.
        seen[response.statusCode === 503 ? 503 : expectSoundOrReason(response)]++
      }),
      { numRuns },
    )
    return seen
  }

  it(`adjusts ${RUNS.ajuste} of them, or gives a reason`, { tags: ['nightly'] }, async () => {
    const bodies = fc.tuple(lone(id, lineWishes), wishes).map(([formula, wish]) => ({ ...formula, ...wish }))
    await shoot(ajusteContracts[id].path, bodies, RUNS.ajuste)
  })

  it(`labels ${RUNS.etiqueta} of them, or gives a reason`, async () => {
    const { path } = etiquetaContracts[id]
    const half = RUNS.etiqueta / 2
    const seen = [
      await shoot(path, lone(id, fc.constant({})), half),
      await shoot(path, lone(id, fc.constant({})), half, '?explica=1'),
    ]
    expect(seen[0]?.[200]).toBeGreaterThan(0)
  })
})
