import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import {
  HELADO_COMPONENT_FIELDS,
  HELADO_OVERRIDE_FIELDS,
  type HeladoMatter,
  type HeladoOverrides,
  heladoMatterOf,
  overrideHeladoMatter,
} from '../src/crafts/helado/matter.ts'
import type { RawLine } from '../src/formula/formula.ts'
import { helado } from '../src/whole.ts'
import { anyMix, anyName, anyType, decimal, type Mix, realistic } from './fixtures/arbitrary.ts'

/** What holds for every formula, whatever is in it. */

const analyse = (type: string, ingredients: readonly RawLine[]) =>
  helado.analyse({ type, ingredients }, { advice: false })
const raw = (lines: Mix['ingredients']): RawLine[] => lines.map((line) => ({ ...line }))

/** What a formula is, apart from the order in which its warnings come. */
function essence(type: string, ingredients: readonly RawLine[]) {
  const { params, inRange, verdict, warnings } = analyse(type, ingredients)
  return { params, inRange, verdict, warnings: warnings.toSorted() }
}

describe('a formula is its proportions', () => {
  test('what weighs nothing changes nothing', () => {
    fc.assert(
      fc.property(anyMix, anyName, ({ type, ingredients }, name) => {
        expect(essence(type, [{ name, grams: 0 }, ...raw(ingredients)])).toStrictEqual(essence(type, raw(ingredients)))
      }),
    )
  })

  test('no fruit of which there is none is what a sorbet lacks', () => {
    const mix = [
      { name: 'Kiwi amarillo', grams: 100 },
      { name: 'Leche entera', grams: 600 },
    ]
    const { warnings } = analyse('sorbete_agua', [{ name: 'Fresa liofilizada', grams: 0 }, ...mix])
    expect(warnings).toEqual(analyse('sorbete_agua', mix).warnings)
    expect(warnings.join()).toMatch(/añade [\d,]+ g de kiwi amarillo/)
  })

  test('two formulas mixed lie between the two', () => {
    const LINEAR = ['POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales', 'kcal_100g', 'coste_100g_eur'] as const
    fc.assert(
      fc.property(anyMix, anyMix, (one, other) => {
        const [a, b] = [analyse('base', raw(one.ingredients)), analyse('base', raw(other.ingredients))]
        const both = analyse('base', raw([...one.ingredients, ...other.ingredients]))
        for (const key of LINEAR) {
          expect(both.params[key]).toBeGreaterThanOrEqual(Math.min(a.params[key], b.params[key]))
          expect(both.params[key]).toBeLessThanOrEqual(Math.max(a.params[key], b.params[key]))
        }
      }),
    )
  })
})

describe('mass is kept', () => {
  test('solids and free water add up to 100 as they are shown', () => {
    fc.assert(
      fc.property(anyMix, ({ type, ingredients }) => {
        const { solidosTotales, aguaLibre } = analyse(type, raw(ingredients)).params
        expect(Math.round(100 * solidosTotales) + Math.round(100 * aguaLibre)).toBe(10_000)
      }),
    )
  })

  test('also when both would be rounded up', () => {
    const { solidosTotales, aguaLibre } = analyse('base', [{ name: 'Invento', grams: 1, azucares: 12.345 }]).params
    expect([solidosTotales, aguaLibre]).toStrictEqual([12.35, 87.65])
  })

  test('no block is negative, and none is more than the solids', () => {
    fc.assert(
      fc.property(anyMix, ({ type, ingredients }) => {
        const { azucares, materiaGrasa, SLNG, solidosTotales } = analyse(type, raw(ingredients)).params
        for (const block of [azucares, materiaGrasa, SLNG]) expect(block).toBeGreaterThanOrEqual(0)
        expect(azucares + materiaGrasa + SLNG).toBeLessThanOrEqual(solidosTotales + 0.02)
      }),
    )
  })
})

describe('cold follows what is dissolved', () => {
  const SUGARS = ['Sacarosa', 'Dextrosa', 'Fructosa', 'Trehalosa', 'Azúcar invertido', 'Glucosa atomizada DE38', 'Miel']
  const pacOf = (type: string, lines: readonly RawLine[]): number => analyse(type, lines).params.PAC
  const sugar = fc.constantFrom(...SUGARS)
  const amount = fc.integer({ min: 1, max: 500 })

  test('PAC lies between −40 and 0 °C', () => {
    fc.assert(
      fc.property(anyMix, ({ type, ingredients }) => {
        const pac = pacOf(type, raw(ingredients))
        expect(pac).toBeGreaterThanOrEqual(-40)
        expect(pac).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('a sugar more never raises the PAC, added or in place of something inert', () => {
    fc.assert(
      fc.property(anyMix, sugar, amount, ({ type, ingredients }, name, grams) => {
        const inert = pacOf(type, [...raw(ingredients), { name: 'Cosa inerte', grams }])
        // Drowned in inert mass there may be too little water left to speak of freezing.
        if (inert > -40) expect(inert).toBe(pacOf(type, raw(ingredients)))
        expect(pacOf(type, [...raw(ingredients), { name, grams }])).toBeLessThanOrEqual(inert)
      }),
    )
  })

  test('and lowers it for good in a mix such as people make', () => {
    fc.assert(
      fc.property(realistic, sugar, ({ type, ingredients }, name) => {
        const before = pacOf(type, raw(ingredients))
        fc.pre(before > -38)
        const total = ingredients.reduce((sum, { grams }) => sum + grams, 0)
        expect(pacOf(type, [...raw(ingredients), { name, grams: total / 20 }])).toBeLessThan(before)
      }),
    )
  })

  test('water more never lowers it, and in a mix such as people make raises it', () => {
    fc.assert(
      fc.property(anyMix, amount, ({ type, ingredients }, grams) => {
        const wet = [...raw(ingredients), { name: 'Agua', grams }]
        expect(pacOf(type, wet)).toBeGreaterThanOrEqual(pacOf(type, raw(ingredients)))
      }),
    )
    fc.assert(
      fc.property(realistic, ({ type, ingredients }) => {
        const before = pacOf(type, raw(ingredients))
        fc.pre(before > -38 && before < -0.5)
        const total = ingredients.reduce((sum, { grams }) => sum + grams, 0)
        expect(pacOf(type, [...raw(ingredients), { name: 'Agua', grams: total / 20 }])).toBeGreaterThan(before)
      }),
    )
  })
})

/** Every number of an answer, and every sentence. */
function* leaves(value: unknown): Generator<unknown> {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* leaves(part)
  else yield value
}

const isNonsense = (leaf: unknown): boolean =>
  typeof leaf === 'number'
    ? !Number.isFinite(leaf) || Object.is(leaf, -0)
    : typeof leaf === 'string' && /NaN|Infinity|undefined|null/.test(leaf)

const expectSane = (answer: object): void => expect([...leaves(answer)].filter(isNonsense)).toStrictEqual([])

const component = fc.oneof(fc.constantFrom(0, 100), decimal(0, 100, 2))
const figure = fc.oneof(fc.constantFrom(0, 1e-9, 1e9, 1e308), decimal(0, 1000, 2))
const given: fc.Arbitrary<HeladoOverrides> = fc.record(
  Object.fromEntries(
    HELADO_OVERRIDE_FIELDS.map((field) => [
      field,
      HELADO_COMPONENT_FIELDS.some((known) => known === field) ? component : figure,
    ]),
  ),
  { requiredKeys: [] },
)

describe('no accepted formula gives nonsense', () => {
  test('from the catalogue, with its advice and explanation', () => {
    fc.assert(
      fc.property(anyMix, decimal(-40, 5, 1), ({ type, ingredients }, cabinet) => {
        expectSane(helado.analyse({ type, ingredients: raw(ingredients) }, { explain: true, cabinet }))
      }),
    )
  })

  test('with compositions at their extremes, known names or not', () => {
    const line = fc
      .tuple(
        fc.oneof(anyName, fc.constantFrom('Invento', 'Otro invento')),
        fc.constantFrom(0, 5e-324, 0.001, 1, 50, 1e6),
        given,
      )
      .map(([name, grams, composition]): RawLine => ({ name, grams, ...composition }))
    fc.assert(
      fc.property(anyType, fc.array(line, { minLength: 1, maxLength: 6 }), (type, ingredients) => {
        // What weighs less than any meaning is refused as weighing nothing.
        fc.pre(ingredients.some(({ grams }) => Number(grams) >= 0.001))
        const answer = helado.analyse({ type, ingredients }, { explain: true })
        expectSane(answer)
        expect(answer.params.PAC).toBeGreaterThanOrEqual(-40)
        expect(answer.params.PAC).toBeLessThanOrEqual(0)
        expect(answer.params.aguaLibre).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: runs(500) },
    )
  })

  test('with nearly all of it evaporated and a price beyond reason', () => {
    const ingredients = [
      { name: 'leche_entera', grams: 1 },
      { name: 'leche_entera', grams: 999_999.999, materiagrasa: 0, esml: 0, precio: Number.MAX_VALUE },
    ]
    expectSane(helado.analyse({ ingredients, aguaEvaporada: 999_999.999 }, { explain: true }))
  })

  test('with what an oven or a pan takes away', () => {
    fc.assert(
      fc.property(anyMix, decimal(0.01, 0.99, 2), ({ type, ingredients }, share) => {
        const water = ingredients.reduce((sum, { grams }) => sum + grams, 0) * 0.05
        const request = { type, ingredients: [...raw(ingredients), { name: 'Agua', grams: water }] }
        const { params, ...answer } = helado.analyse({ ...request, aguaEvaporada: share * water }, { explain: true })
        expectSane({ params, ...answer })
        // Taking away part of the water that was added is the same as adding less.
        const less = [...raw(ingredients), { name: 'Agua', grams: water - share * water }]
        expect(params).toStrictEqual(analyse(type, less).params)
      }),
    )
  })
})

describe('composition given by the caller', () => {
  const amongOthers = (line: RawLine): RawLine[] => [
    { name: 'Leche entera', grams: 600 },
    { name: 'Azúcar', grams: 120 },
    { ...line, grams: 200 },
  ]

  test('an unknown name is its composition, whatever it is called', () => {
    fc.assert(
      fc.property(anyType, given, (type, composition) => {
        const one = analyse(type, amongOthers({ name: 'Invento', ...composition }))
        const other = analyse(type, amongOthers({ name: 'Otra cosa rara', ...composition }))
        expect(other.params).toStrictEqual(one.params)
        expect(other.inRange).toStrictEqual(one.inRange)
        expect(one.params.PAC).toBeLessThanOrEqual(0)
      }),
    )
  })

  const fieldsOf = (matter: HeladoMatter): HeladoOverrides =>
    Object.fromEntries(HELADO_OVERRIDE_FIELDS.map((field) => [field, matter[field]]))
  /** Its blocks add up to 100.98, and what is given is believed: there is then less water than the row says. */
  const OVERFULL = new Set(['leche_condensada'])
  const rows = ingredientCatalogue.filter(({ id }) => !OVERFULL.has(id))

  test('giving a row its own values changes nothing', () => {
    for (const row of rows) {
      const { id, name } = row
      const { params, verdict } = analyse('helado_crema', amongOthers({ name, ...fieldsOf(heladoMatterOf(row)) }))
      const known = analyse('helado_crema', amongOthers({ name }))
      for (const [key, value] of Object.entries(params)) {
        const was = known.params[key as keyof typeof params]
        expect(Math.abs(value - was), `${id} ${key}`).toBeLessThanOrEqual(0.011)
      }
      expect(verdict, id).toBe(known.verdict)
    }
  })

  test('nor does giving any one of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom(...HELADO_OVERRIDE_FIELDS), (row, field) => {
        const matter = heladoMatterOf(row)
        const again = overrideHeladoMatter({ [field]: matter[field] }, matter)
        for (const key of HELADO_OVERRIDE_FIELDS) expect(again[key], `${row.id} ${key}`).toBeCloseTo(matter[key], 6)
        expect(again.pacFisico).toBeCloseTo(matter.pacFisico, 6)
        expect(Math.abs(again.agua - matter.agua), row.id).toBeLessThanOrEqual(0.051)
      }),
      { numRuns: runs(500) },
    )
  })

  test('what is given is what is used, and closes with the water', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), given, (row, composition) => {
        const matter = overrideHeladoMatter(composition, heladoMatterOf(row))
        for (const field of HELADO_OVERRIDE_FIELDS) {
          if (composition[field] !== undefined) expect(matter[field], field).toBe(composition[field])
        }
        const { agua, azucares, materiagrasa, esml, otrossolidos, alcohol } = matter
        const dry = azucares + materiagrasa + esml + otrossolidos + alcohol
        expect(agua).toBeCloseTo(Math.max(0, 100 - dry), 9)
      }),
    )
  })
})
