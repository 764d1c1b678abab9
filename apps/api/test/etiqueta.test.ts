import { analysisContracts, etiquetaContracts, etiquetaSchemas } from '@obrador/contract'
import {
  allCrafts,
  ingredientCatalogue,
  type LabelledCraft,
  type LabelRequest,
  labelOf,
  REQUEST_LIMITS,
} from '@obrador/engine'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_HOLD, measuredTest } from '../../../tools/measured.ts'
import { runs } from '../../../tools/tier.ts'
import { anyBody, craftIds, wildFormula } from './bodies.ts'
import { type ApiApp, ENGLISH, expectSoundOrReason, orRefuses, postTo, sharedApp, testApp } from './helpers.ts'

const PATH = etiquetaContracts.helado.path

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const RUNS = runs(400)

const anyName = fc.oneof(
  fc.constantFrom(...ingredientCatalogue.map(({ name }) => name), '\0', '%', 'nuez ('),
  fc.string({ maxLength: 40, unit: 'grapheme' }),
)
const anySheet = fc.record(
  {
    energiaKcal: fc.constantFrom(0, 900),
    grasas: fc.constantFrom(0, 50, 100),
    sal: fc.constantFrom(0, 0.0125, 100),
    alergenos: fc.subarray(['gluten', 'leche', 'frutos_cascara', 'sulfitos'] as const),
  },
  { requiredKeys: [] },
)
const asked = {
  racion: fc.constantFrom(1, 33.3, 5000, null, undefined),
  denominacion: fc.oneof(anyName, fc.constant(null), fc.constant(undefined)),
  quid: fc.oneof(fc.array(anyName, { maxLength: 5 }), fc.constant(null), fc.constant(undefined)),
}

describe.each(craftIds)('POST /api/etiqueta/%s', (id) => {
  const craft: LabelledCraft = allCrafts[id]
  const { fields, path, request } = etiquetaContracts[id]
  const [example] = Reflect.get(etiquetaSchemas[request], 'examples') as [LabelRequest]

  it('answers exactly what the engine says, with and without explanation', async () => {
    const response = await postTo(app, path, example)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(labelOf(craft, example))
    const explained = await postTo(app, path, example, '?explica=1')
    expect(explained.json()).toEqual(labelOf(craft, example, { explain: true }))
  })

  it('refuses what the calculation refuses, in the same words', async () => {
    for (const body of [{}, { ingredients: [] }, { ingredients: [{ [fields.name]: 'Azúcar' }] }, 'x', []]) {
      const [label, balance] = [await postTo(app, path, body), await postTo(app, analysisContracts[id].path, body)]
      expect(label.statusCode).toBe(400)
      expect(label.json()).toEqual(balance.json())
    }
  })

  it(`answers ${RUNS} wild formulas with sound numbers or a reason`, async () => {
    const wildLabel = fc
      .tuple(wildFormula(id), fc.record(asked), fc.array(fc.option(anySheet, { nil: undefined }), { minLength: 1 }))
      .map(([{ type, ingredients }, label, sheets]) => ({
        type,
        ...label,
        ingredients: ingredients.map((line, index) => ({ ...line, ficha: sheets[index % sheets.length] })),
      }))
    const seen = { 200: 0, 400: 0 }
    await fc.assert(
      fc.asyncProperty(wildLabel, fc.constantFrom('', '?explica=1'), async (payload, query) => {
        seen[expectSoundOrReason(await postTo(app, path, payload, query))]++
      }),
      { numRuns: RUNS },
    )
    expect(seen[200]).toBeGreaterThan(RUNS / 20)
  })

  it('answers malice and noise with a reason, never with a failure of its own', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody(id), async (payload) => {
        const { statusCode, body } = await postTo(app, path, payload)
        expect(statusCode, body).toBeLessThan(500)
      }),
      { numRuns: RUNS },
    )
  })

  measuredTest('no label of 200 lines holds the service for 50 ms', ({ quietestOf }) => {
    const unknown = Array.from({ length: REQUEST_LIMITS.ingredients - example.ingredients.length }, (_, index) => ({
      [fields.name]: `${ingredientCatalogue[index]?.name} de la casa número ${index}`,
      [fields.grams]: 1,
    }))
    const ingredients = [...example.ingredients, ...unknown]
    for (const denominacion of ['x '.repeat(100), 'salt '.repeat(40)]) {
      const body = { ...example, ingredients, denominacion }
      expect(quietestOf(() => orRefuses(() => labelOf(craft, body, { explain: true })))).toBeLessThan(LONGEST_HOLD)
    }
  })
})

describe('what only a label is asked', () => {
  const lines = [{ name: 'Leche entera', grams: 100 }]

  it.each([
    ['racion', { racion: 'cien' }],
    ['racion', { racion: 0 }],
    ['denominacion', { denominacion: 3 }],
    ['denominacion', { denominacion: 'x'.repeat(201) }],
    ['quid', { quid: 'fresa' }],
    ['quid', { quid: [1] }],
    ['quid', { quid: Array.from({ length: 51 }, () => 'fresa') }],
    ['ficha', { ingredients: [{ ...lines[0], ficha: 'no' }] }],
    ['grasas', { ingredients: [{ ...lines[0], ficha: { grasas: 101 } }] }],
    ['grasas', { ingredients: [{ ...lines[0], ficha: { grasas: '3' } }] }],
    ['alergenos', { ingredients: [{ ...lines[0], ficha: { alergenos: ['kiwi'] } }] }],
  ])('names %s when it is wrong', async (field, body) => {
    const response = await postTo(app, PATH, { ingredients: lines, ...body })
    expect(response.statusCode).toBe(400)
    const { error } = response.json()
    expect(error).toContain(`«${field}»`)
    expect(error).not.toMatch(ENGLISH)
  })

  it('null is the same as nothing', async () => {
    const plain = await postTo(app, PATH, { ingredients: lines })
    const nulls = await postTo(app, PATH, {
      ingredients: lines,
      racion: null,
      denominacion: null,
      quid: null,
    })
    expect(nulls.json()).toEqual(plain.json())
  })

  it('another craft is refused on the ice cream path, as in its calculation', async () => {
    const response = await postTo(app, PATH, { craft: 'pan', ingredients: lines })
    expect(response.statusCode).toBe(400)
    expect(response.json().supported).toEqual(['helado'])
  })
})

it('shares its bucket of requests with the calculations', async () => {
  const limited = await testApp({ limits: { post: 2, get: 100 } })
  try {
    const body = { ingredients: [{ name: 'Leche entera', grams: 100 }] }
    expect((await postTo(limited, analysisContracts.helado.path, body)).statusCode).toBe(200)
    expect((await postTo(limited, PATH, body)).statusCode).toBe(200)
    const refused = await postTo(limited, PATH, body)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  } finally {
    await limited.close()
  }
})
