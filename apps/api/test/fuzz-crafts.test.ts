import { analysisContracts, etiquetaContracts } from '@obrador/contract'
import { allCrafts, ingredientCatalogue, REQUEST_LIMITS } from '@obrador/engine'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_HOLD, measuredTest } from '../../../tools/measured.ts'
import { runs } from '../../../tools/tier.ts'
import { craftIds, exampleOf, wildFormula, wildNested } from './bodies.ts'
import { type ApiApp, expectSoundOrReason, orRefuses, postTo, sharedApp } from './helpers.ts'

/** Every craft, from its own contract: formulas nobody would make, with every field the schema knows at its extremes. */

const RUNS = runs(2500)
const NESTED_RUNS = runs(400)

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

describe.each(craftIds)('%s', (id) => {
  const { path, fields } = analysisContracts[id]
  const example = exampleOf(id)

  it(`answers ${RUNS} wild formulas with sound numbers or a reason`, async () => {
    const seen = { 200: 0, 400: 0 }
    await fc.assert(
      fc.asyncProperty(wildFormula(id), fc.constantFrom('', '?explica=1'), async (payload, query) => {
        seen[expectSoundOrReason(await postTo(app, path, payload, query))]++
      }),
      { numRuns: RUNS },
    )
    // A fuzzer that is always refused, or always believed, tries nothing.
    expect(seen[200]).toBeGreaterThan(RUNS / 20)
    expect(seen[400]).toBeGreaterThan(0)
  })

  it(`answers ${NESTED_RUNS} formulas with formulas inside them, and their labels, with sound numbers or a reason`, async () => {
    const seen = { 200: 0, 400: 0 }
    const paths = [`${path}?explica=1&abrir=1`, path, etiquetaContracts[id].path]
    await fc.assert(
      fc.asyncProperty(wildNested(id), fc.constantFrom(...paths), async (payload, to) => {
        seen[expectSoundOrReason(await postTo(app, to, payload))]++
      }),
      { numRuns: NESTED_RUNS },
    )
    // Of few examples few are believed: one in a hundred shows that it is not always refused.
    expect(seen[200]).toBeGreaterThan(NESTED_RUNS / 100)
    expect(seen[400]).toBeGreaterThan(0)
  })

  measuredTest('no formula of 200 lines holds the service for 50 ms', ({ quietestOf }) => {
    const wild = ingredientCatalogue.slice(0, REQUEST_LIMITS.ingredients - example.ingredients.length)
    const ingredients = [
      ...example.ingredients,
      ...wild.map(({ name }) => ({ [fields.name]: name, [fields.grams]: 1 })),
    ]
    for (const type of Object.keys(allCrafts[id].types)) {
      const analyse = () => allCrafts[id].analyse({ type, ingredients: ingredients.map((line) => ({ ...line })) })
      expect(
        quietestOf(() => orRefuses(analyse)),
        type,
      ).toBeLessThan(LONGEST_HOLD)
    }
  })
})
