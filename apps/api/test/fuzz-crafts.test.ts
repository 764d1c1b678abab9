import { contracts, schemas } from '@obrador/contract'
import { catalogue, crafts, FormulaError, LIMITS } from '@obrador/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, expectSoundOrReason, postTo, testApp } from './helpers.ts'

/** Every craft, from its own contract: formulas nobody would make, with every field the schema knows at its extremes. */

const RUNS = 2500
const PATIENCE = 120_000

let app: App
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const anyName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...catalogue.map(({ name }) => name)) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('constructor', '__proto__', 'toString', 'Harina', 'Agua', 'Almendra tostada'),
  },
)
const anyWeight = fc.oneof(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(0, 5e-324, 1e-9, 1, 100, 1e6))
const anyFigure = fc.constantFrom(0, 0.001, 1, 50, 99.9, 100, 1e300)

describe.each(Object.keys(contracts) as (keyof typeof contracts)[])('%s', (id) => {
  const { path, fields, request } = contracts[id]
  const lines = Reflect.get(schemas[request].properties, 'ingredients') as {
    items: { properties: Record<string, { type?: unknown }> }
  }
  const numeric = Object.entries(lines.items.properties)
    .filter(([key, { type }]) => type === 'number' && key !== fields.grams)
    .map(([key]) => key)
  const anyLine = fc
    .tuple(anyName, anyWeight, fc.dictionary(fc.constantFrom('', ...numeric), anyFigure, { maxKeys: 4 }))
    .map(([name, grams, { '': _, ...given }]) => ({ ...given, [fields.name]: name, [fields.grams]: grams }))
  // What the craft cannot do without stands in most formulas, or nearly all would be refused.
  const [example] = Reflect.get(schemas[request], 'examples') as [{ ingredients: readonly object[] }]
  const usual = fc.subarray([...example.ingredients])
  const anyBody = fc.record({
    type: fc.oneof(fc.constantFrom(...Object.keys(crafts[id].types)), fc.constantFrom(null, 'otro', '__proto__')),
    ingredients: fc
      .tuple(usual, fc.array(anyLine, { minLength: 1, maxLength: 12 }))
      .map(([known, wild]) => [...known, ...wild]),
  })

  it(
    `answers ${RUNS} wild formulas with sound numbers or a reason`,
    async () => {
      const seen = { 200: 0, 400: 0 }
      await fc.assert(
        fc.asyncProperty(anyBody, fc.constantFrom('', '?explica=1'), async (payload, query) => {
          seen[expectSoundOrReason(await postTo(app, path, payload, query))]++
        }),
        { numRuns: RUNS },
      )
      // A fuzzer that is always refused, or always believed, tries nothing.
      expect(seen[200]).toBeGreaterThan(RUNS / 20)
      expect(seen[400]).toBeGreaterThan(0)
    },
    PATIENCE,
  )

  it('no formula of 200 lines holds the service for 50 ms', () => {
    const wild = catalogue.slice(0, LIMITS.ingredients - example.ingredients.length)
    const ingredients = [
      ...example.ingredients,
      ...wild.map(({ name }) => ({ [fields.name]: name, [fields.grams]: 1 })),
    ]
    for (const type of Object.keys(crafts[id].types)) {
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        try {
          crafts[id].analyse({ type, ingredients: ingredients.map((line) => ({ ...line })) })
        } catch (error) {
          if (!(error instanceof FormulaError)) throw error
        }
        return performance.now() - start
      })
      expect(Math.min(...times), type).toBeLessThan(50)
    }
  })
})
