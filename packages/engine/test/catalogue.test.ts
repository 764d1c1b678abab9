import { describe, expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import type { Ingredient, LegalAllergen } from '../src/catalogue/ingredient.ts'
import { remarkOfRow } from '../src/catalogue/remarks.ts'
import { sourceDetails } from '../src/catalogue/source-details.ts'
import { ATTRIBUTION_TEXT, dataSources, type SourceCitation, type SourceKey } from '../src/catalogue/sources.ts'
import {
  denseComposition,
  type FoodComposition,
  mixCompositions,
  totalFat,
  totalMass,
} from '../src/science/composition.ts'

/** The rows that break a rule, each with the reason: an empty list is the proof, a filled one says where to look. */
const broken = (complaint: (row: Ingredient) => string | false): string[] =>
  ingredientCatalogue.flatMap((row) => {
    const says = complaint(row)
    return says === false ? [] : [`${row.id}: ${says}`]
  })

/** Where in its source a row was found, as descriptions tell it. */
const detailOf = ({ id, source }: Ingredient): string => source.split(/: (.*)/s)[1] ?? remarkOfRow(id).detail ?? ''

const solids = (of: FoodComposition): number => 100 - of.water

describe('every row', () => {
  test('ids are snake_case and unique', () => {
    expect(broken((row) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(row.id) && 'not snake_case')).toEqual([])
    expect(broken((row) => rowsById.get(row.id) !== row && 'two rows with this id')).toEqual([])
  })

  /** Rows whose source does not close and was kept so on purpose, with the reason. */
  const UNCLOSED: Readonly<Record<string, string>> = {}

  test('mass closes at 100 ± 2', () => {
    const open = (row: Ingredient) => Math.abs(totalMass(row.composition) - 100) > 2
    expect(broken((row) => !(row.id in UNCLOSED) && open(row) && `adds up to ${totalMass(row.composition)}`)).toEqual(
      [],
    )
    expect(
      Object.keys(UNCLOSED).filter((id) => !ingredientCatalogue.some((row) => row.id === id && open(row))),
    ).toEqual([])
  })

  test('every component lies between 0 and 100', () => {
    expect(
      broken((row) => {
        const wild = Object.entries(row.composition).filter(([, grams]) => !(grams >= 0 && grams <= 100))
        return wild.length > 0 && JSON.stringify(wild)
      }),
    ).toEqual([])
  })

  test('the readings fit inside the mass they read', () => {
    const rounding = 0.6
    expect(
      broken(({ composition: of }) => of.saturatedFat > totalFat(of) && `saturatedFat ${of.saturatedFat}`),
    ).toEqual([])
    expect(broken(({ composition: of }) => of.salt > solids(of) && `salt ${of.salt}`)).toEqual([])
    expect(
      broken(({ composition: of }) => of.msnf > solids(of) - totalFat(of) + rounding && `msnf ${of.msnf}`),
    ).toEqual([])
    expect(
      broken(
        ({ composition: of }) => of.cocoaNonfat + of.cocoaButter > solids(of) + 0.2 && `cocoaNonfat ${of.cocoaNonfat}`,
      ),
    ).toEqual([])
  })

  test('label protein is N × 6.25: within a quarter of the protein of any nitrogen factor', () => {
    const apart = ({ protein, labelProtein }: FoodComposition) => Math.abs(labelProtein - protein) > 0.25 * protein
    expect(broken((row) => apart(row.composition) && `labelProtein ${row.composition.labelProtein}`)).toEqual([])
  })

  test('prices are positive and figures of their own are finite', () => {
    expect(broken((row) => !(row.price > 0 && row.price < 10_000) && `price ${row.price}`)).toEqual([])
    expect(broken((row) => row.abv !== undefined && row.composition.alcohol === 0 && 'abv without alcohol')).toEqual([])
    expect(
      broken((row) => row.polyolType !== undefined && row.composition.polyols === 0 && 'polyol type without polyols'),
    ).toEqual([])
    expect(
      broken((row) => row.composition.polyols >= 5 && row.polyolType === undefined && 'polyols without a type'),
    ).toEqual([])
  })
})

describe('allergens and diets', () => {
  const ANNEX_II: readonly LegalAllergen[] = [
    'gluten',
    'crustaceos',
    'huevo',
    'pescado',
    'cacahuete',
    'soja',
    'leche',
    'frutos_cascara',
    'apio',
    'mostaza',
    'sesamo',
    'sulfitos',
    'altramuz',
    'moluscos',
  ]

  test('only those of Annex II, each once', () => {
    expect(broken((row) => !row.allergens.every((a) => ANNEX_II.includes(a)) && row.allergens.join())).toEqual([])
    expect(broken((row) => new Set(row.allergens).size < row.allergens.length && row.allergens.join())).toEqual([])
  })

  /** Official tables print up to this much lactose, in g, in egg, bran and fruit: noise of the analysis, not milk. */
  const TRACE = 0.3

  test('lactose, milk fat or milk solids mean milk', () => {
    const dairy = (of: FoodComposition) => of.lactose > TRACE || of.milkFat > 0 || of.msnf > 0
    expect(broken((row) => dairy(row.composition) && !row.allergens.includes('leche') && 'no milk allergen')).toEqual(
      [],
    )
  })

  test.each([
    ['leche_entera', { vegan: false, glutenFree: true }],
    ['harina', { vegan: true, glutenFree: false }],
    ['miel', { vegan: false, glutenFree: true }],
    ['gelatina', { vegan: false, glutenFree: true }],
    ['anchoa_aceite', { vegan: false, glutenFree: true }],
    ['bizcocho_soletilla', { vegan: false, glutenFree: false }],
    ['azucar', { vegan: true, glutenFree: true }],
  ])('%s', (id, diets) => {
    expect(rowsById.get(id)).toMatchObject(diets)
  })
})

describe('citations', () => {
  test('name a known source and official tables carry a code', () => {
    expect(broken((row) => !Object.hasOwn(dataSources, row.source.split(':')[0] ?? '') && row.source)).toEqual([])
    const official = (row: Ingredient) => sourceDetails[row.source.split(':')[0] as SourceKey].kind === 'official-table'
    expect(broken((row) => official(row) && !/^[A-Z]?\d[\d-]*/.test(detailOf(row)) && row.source)).toEqual([])
    expect(
      broken((row) => row.grade === 'A' && /^(trade-data|estimate|calculated)/.test(row.source) && row.source),
    ).toEqual([])
  })

  test('an unknown source does not compile', () => {
    // @ts-expect-error: a citation must start with a key of sources.ts
    const bare: SourceCitation = 'my-notebook'
    // @ts-expect-error: the same with a detail
    const detailed: SourceCitation = 'ciqual-1999: 19023'
    for (const unknown of [bare, detailed]) expect(Object.hasOwn(dataSources, unknown.split(':')[0] ?? '')).toBe(false)
  })

  test('the attribution names every table whose licence asks for it', () => {
    for (const body of ['USDA', 'CIQUAL', 'CoFID', 'BLS']) expect(ATTRIBUTION_TEXT).toContain(body)
  })
})

describe('calculated rows agree with the rows they are made of', () => {
  /** The formulas print percentages to 0.1 and the parts have two decimals: the error of either stays below this, in g. */
  const TOLERANCE = 0.06

  /** Parts that are no row: milk fat with the saturated share of USDA SR28 01053, as the notes of the creams say. */
  const PURE: Readonly<Record<string, FoodComposition>> = {
    MG: denseComposition({ milkFat: 100, saturatedFat: (100 * 23.032) / 36.08 }),
    sacarosa: denseComposition({ sucrose: 100 }),
  }

  const part = (id: string): FoodComposition => {
    const found = PURE[id] ?? rowsById.get(id)?.composition
    if (!found) throw new Error(`a formula cites ${id}, which is not in the catalogue`)
    return found
  }

  /** What may follow the mixture. Water lost is in g per 100 g of mixture; what is left is brought to 100 g. */
  function after(step: string, mixture: FoodComposition): FoodComposition {
    if (step === 'lactosa hidrolizada') {
      const half = mixture.lactose / 2
      return { ...mixture, lactose: 0, glucose: mixture.glucose + half, galactose: mixture.galactose + half }
    }
    const lost = Number(/^merma de agua ([\d.]+)%$/.exec(step)?.[1])
    return mixCompositions([[100 / (totalMass(mixture) - lost), { ...mixture, water: mixture.water - lost }]])
  }

  function recompute(formula: string): FoodComposition {
    const [mixture = '', ...steps] = formula.split('; ')
    const parts = mixture.split(' + ').map((text) => {
      const [, percent, id] = /^([\d.]+)% (\w+)$/.exec(text) ?? []
      return [Number(percent), part(id ?? text)] as const
    })
    const whole = parts.reduce((sum, [percent]) => sum + percent, 0)
    const mixed = mixCompositions(parts.map(([percent, of]) => [percent / whole, of]))
    return steps.reduce((so, step) => after(step, so), mixed)
  }

  const calculated = ingredientCatalogue.filter((row) => row.source.startsWith('calculated'))

  test('there are some', () => expect(calculated.length).toBeGreaterThan(70))

  test.each(calculated.map((row) => [row.id, row] as const))('%s', (_, row) => {
    const expected = recompute(detailOf(row))
    for (const [component, grams] of Object.entries(row.composition)) {
      const apart = Math.abs(grams - expected[component as keyof FoodComposition])
      expect(apart, `${component} ${grams}, formula ${expected[component as keyof FoodComposition]}`).toBeLessThan(
        TOLERANCE,
      )
    }
  })
})
