import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowsById } from '../src/catalogue/catalogue.ts'
import type { Ingredient } from '../src/catalogue/ingredient.ts'
import { type HeladoMatter, heladoMatterOf, overrideHeladoMatter } from '../src/crafts/helado/matter.ts'
import { servingTemperature } from '../src/crafts/helado/params.ts'
import { denseComposition } from '../src/science/composition.ts'
import { energyOfComposition, KCAL_FACTORS } from '../src/science/energy.ts'
import {
  concentrationAtFreezing,
  freezingDepression,
  iceShareAt,
  initialFreezing,
  PAC_OF_SOLUTE,
  temperatureAtIce,
} from '../src/science/freezing.ts'
import { POD_OF_SUBSTANCE, syrupPod } from '../src/science/sweetness.ts'
import { allCrafts } from '../src/whole.ts'
import { roundTo } from '../src/words/round.ts'
import { balanced } from './fixtures/balanced.ts'
import {
  DERIVED,
  DERIVED_ROWS,
  DOSSIER_CREAM,
  LEIGHTON,
  TRADE_PAC,
  TRADE_POD,
  withDossierCream,
} from './fixtures/dossier.ts'
import { linesOf } from './fixtures/sample.ts'

/** Half a unit of the last printed decimal, and the noise of a float. */
const printed = (decimals: number): number => 0.5 * 10 ** -decimals + 1e-9

function row(id: string): Ingredient {
  const ingredient = rowsById.get(id)
  if (!ingredient) throw new Error(`The catalogue has no ${id}`)
  return ingredient
}

const matter = (id: string): HeladoMatter => heladoMatterOf(row(id))

/** The answer for a formula written as name → grams. */
const shown = (formula: Readonly<Record<string, number>>) =>
  allCrafts.helado.analyse(
    { type: 'base', ingredients: Object.entries(formula).map(([name, grams]) => ({ name, grams })) },
    { explain: true, advice: false },
  )

const whiteBase = balanced.find(({ id }) => id === 'obr_base_blanca') ?? { formula: [] }

describe('freezing-point depression', () => {
  // biome-ignore format: a table
  test.each([
    [10, 0.557], [25, 1.448], [50, 3.077], [75, 4.888], [100, 6.88], [125, 9.053], [150, 11.407], [175, 13.943],
    [200, 16.66], [250, 22.638], [300, 29.34],
  ])('of %d g of sucrose in 100 g of water is %d °C', (x, degrees) => {
    expect(Math.abs(freezingDepression(x) - degrees)).toBeLessThanOrEqual(printed(3))
  })

  const residuals = LEIGHTON.map((degrees, index) => ({
    x: 3 * index,
    residual: freezingDepression(3 * index) - degrees,
  }))
  const between = (least: number, most: number) =>
    residuals.filter(({ x }) => x >= least && x <= most).map(({ residual }) => residual)

  /** The dossier's own table of residuals (§3.2): the curve may not drift from it in either direction. */
  test.each([
    [0, 60, -0.1, 0.1, 0.06],
    [0, 120, -0.32, 0.32, 0.15],
    [0, 165, -0.32, 0.32, 0.17],
    // Printed as 0.15; over the table's own points it is 0.157.
    [138, 165, -0.22, 0.24, 0.16],
    [165, 180, 0, 0.79, 1],
  ])('stays near the published table from %d to %d g', (least, most, lowest, highest, rms) => {
    const found = between(least, most)
    expect(Math.min(...found)).toBeGreaterThanOrEqual(lowest - printed(2))
    expect(Math.max(...found)).toBeLessThanOrEqual(highest + printed(2))
    expect(Math.sqrt(found.reduce((sum, r) => sum + r * r, 0) / found.length)).toBeLessThanOrEqual(rms + printed(2))
    // The curve was made to meet the table at 150 g, in the middle of the working range.
    expect(between(150, 150)[0]).toBeCloseTo(0, 2)
  })

  test('and its inverse undo each other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (x) => {
        expect(concentrationAtFreezing(freezingDepression(x))).toBeCloseTo(x, 6)
        expect(freezingDepression(concentrationAtFreezing(x))).toBeCloseTo(x, 6)
      }),
    )
  })
})

describe('the service PAC', () => {
  /** Sucrose equivalent over water → °C, worked out apart from the expressions below. */
  // biome-ignore format: a table
  test.each([
    [0.2, -5.53], [0.3, -9.05], [0.4, -11.08], [0.4531, -11.5], [0.5, -11.87], [0.56, -12.34], [0.61, -13.36],
    [0.7, -16.04], [1, -26.27],
  ])('of a ratio of %d is %d °C', (ratio, degrees) => {
    expect(roundTo(servingTemperature.at(ratio), 2)).toBe(degrees)
  })

  /** ρ_d and ρ_b by their expressions, worked out here: 76 % of ice at −10.6 °C and 64 % at −12.5 °C. */
  const inverse = (t: number): number => (-0.0543 + Math.sqrt(0.0543 ** 2 + 4 * 0.000145 * t)) / (2 * 0.000145)
  const firm = (0.24 * inverse(10.6)) / 100
  const soft = (0.36 * inverse(12.5)) / 100

  test('its working range is the window of ratios from 0.33994 to 0.57957', () => {
    expect(firm).toBeCloseTo(0.33994, 5)
    expect(soft).toBeCloseTo(0.57957, 5)
    expect(servingTemperature.at(firm)).toBeCloseTo(-10.6, 9)
    expect(servingTemperature.at(soft)).toBeCloseTo(-12.5, 9)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2, noNaN: true }), (ratio) => {
        fc.pre(Math.abs(ratio - firm) > 1e-9 && Math.abs(ratio - soft) > 1e-9)
        const value = servingTemperature.at(ratio)
        expect(value >= -12.5 && value <= -10.6).toBe(ratio >= firm && ratio <= soft)
      }),
    )
  })

  test('is continuous at its two kinks', () => {
    for (const kink of [firm, soft]) {
      expect(servingTemperature.at(kink - 1e-9)).toBeCloseTo(servingTemperature.at(kink + 1e-9), 6)
    }
  })

  test('reads as 70 % of ice at −11.5 °C', () => {
    expect(iceShareAt(servingTemperature.inverse(-11.5), -11.5)).toBeCloseTo(0.7, 3)
  })

  test('falls strictly as the ratio grows, down to −40 °C', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1.25, noNaN: true }),
        fc.double({ min: 1e-6, max: 0.5, noNaN: true }),
        (ratio, more) => {
          expect(servingTemperature.at(ratio + more)).toBeLessThan(servingTemperature.at(ratio))
        },
      ),
    )
    expect(servingTemperature.at(1.3331)).toBeGreaterThan(-40)
    expect(servingTemperature.at(1.3335)).toBe(-40)
    expect(servingTemperature.at(1e9)).toBe(-40)
  })

  test('and its inverse undo each other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1.259, noNaN: true }), (ratio) => {
        expect(servingTemperature.inverse(servingTemperature.at(ratio))).toBeCloseTo(ratio, 9)
      }),
    )
    fc.assert(
      fc.property(fc.double({ min: -40, max: 0, noNaN: true }), (value) => {
        expect(servingTemperature.at(servingTemperature.inverse(value))).toBeCloseTo(value, 9)
      }),
    )
  })

  /** §3.4: PAC, and the temperature of the first ice. */
  test.each<[string, Readonly<Record<string, number>>, number, number]>([
    ['pure water', { Agua: 700 }, 0, 0],
    ['whole milk', { 'Leche entera': 1000 }, -2.49, -0.55],
    ['sugar and water in equal parts', { Agua: 500, Azúcar: 500 }, -26.11, -6.84],
    ['brine of 1 %', { Agua: 99, Sal: 1 }, -2.67, -0.59],
  ])('of %s', (_, lines, pac, first) => {
    const { params, explicacion } = shown(lines)
    expect(params.PAC).toBe(pac)
    expect(explicacion?.congelacion?.puntoInicial).toBe(first)
  })

  test('of nothing dissolved is plain zero', () => {
    expect(servingTemperature.at(0)).toBe(0)
    expect(initialFreezing(0)).toBe(0)
  })

  test('of oil is plain zero too: there is no water in it, and nothing to dissolve', () => {
    const { params, explicacion } = shown({ 'Aceite de girasol': 1000 })
    expect(params.PAC).toBe(0)
    expect(explicacion?.congelacion).toBeUndefined()
  })
})

describe('published freezing tables', () => {
  /**
   * Corvitto, p. 78, on his own reference mixes: 10 % of milk solids, and total solids that grow from 36.1 (PAC 270,
   * −11 °C) to 39.3 (PAC 410, −18 °C). Columns: PAC ‰, his serving temperature, what the dossier prints for 66 % of ice.
   */
  // biome-ignore format: a table
  const CORVITTO = [
    [250, -10, -9.91], [270, -11, -10.88], [290, -12, -11.88], [310, -13, -12.94], [330, -14, -14.04],
    [350, -15, -15.19], [370, -16, -16.39], [390, -17, -17.64], [410, -18, -18.95],
  ] as const
  const SLNG = 10
  const corvittoRatio = (perMille: number): number => {
    const solids = 36.1 + (3.2 * (perMille - 270)) / (410 - 270)
    return (perMille / 10 + 0.4365 * SLNG) / (100 - solids)
  }

  test.each(CORVITTO)('Corvitto: PAC %d ‰ ↔ %d °C', (perMille, his, ours) => {
    const reading = temperatureAtIce(corvittoRatio(perMille), 0.66)
    // The total solids of each mix are interpolated here, hence a little more than the printed decimals.
    expect(Math.abs(reading - ours)).toBeLessThanOrEqual(0.03)
    expect(Math.abs(reading - his)).toBeLessThanOrEqual(his >= -15 ? 0.2 : 1)
  })

  test('Corvitto: what he serves down to −13 °C is in the working range, and beyond it the PAC is that of 64 % of ice', () => {
    for (const [perMille, his] of CORVITTO) {
      const pac = servingTemperature.at(corvittoRatio(perMille))
      expect(pac >= -12.5 && pac <= -10.6).toBe(his >= -13)
      if (his < -13) expect(pac).toBe(temperatureAtIce(corvittoRatio(perMille), 0.64))
    }
  })

  /** Goff & Hartel 2013, table 6.2: 10 % milk solids and 2 % whey, 22.18 % sucrose equivalents without salts, 60 % water. */
  const MIX_6_2 = (22.18 + 0.4365 * (10 + 2)) / 60

  // biome-ignore format: a table
  test.each([
    [0, -2.78, -2.74], [10, -3.13, -3.06], [20, -3.57, -3.45], [30, -4.16, -4.01], [40, -4.98, -4.76],
    [50, -6.17, -5.87], [60, -8.1, -7.63], [70, -11.64, -10.79], [75, -14.77, -13.16], [80, -19.98, -16.61],
  ])('Goff & Hartel 6.2: ice of %d per cent at %d °C (they print %d)', (ice, ours, theirs) => {
    const reading = temperatureAtIce(MIX_6_2, ice / 100)
    expect(roundTo(reading, 2)).toBe(ours)
    // Their salts are added after the curve, ours before it: the gap opens with concentration, always to the cold side.
    expect(reading).toBeLessThan(theirs)
    if (ice === 0) expect(reading).toBe(initialFreezing(MIX_6_2))
  })
})

describe('the ice curve of the white base (§3.5)', () => {
  // biome-ignore format: a table
  const PRINTED = [
    [-4, 26.8], [-6, 48.2], [-8, 59.2], [-10, 65.9], [-12, 70.4], [-14, 73.7], [-16, 76.2], [-18, 78.2],
    [-20, 79.8],
  ] as const
  const curveOf = (ingredients: readonly Record<string, string | number>[]) =>
    allCrafts.helado.analyse({ type: 'base', ingredients }, { explain: true }).explicacion?.congelacion?.curva ?? []
  const iceOn = (curve: ReturnType<typeof curveOf>, degrees: number): number =>
    curve.find(({ temperatura }) => temperatura === degrees)?.hielo ?? Number.NaN

  test.each(PRINTED)('at %d °C, ice of %d per cent of the water', (degrees, ice) => {
    expect(iceOn(curveOf(withDossierCream(linesOf(whiteBase))), degrees)).toBe(ice)
    // The corrected cream brings a little less lactose and salts, hence a little more ice.
    const now = iceOn(curveOf(linesOf(whiteBase).map((line) => ({ ...line }))), degrees)
    expect(now).toBeGreaterThanOrEqual(ice)
    expect(now).toBeLessThanOrEqual(ice + 0.4)
  })

  test('goes degree by degree from 0 to −35 °C, and never melts on the way down', () => {
    const curve = curveOf(linesOf(whiteBase).map((line) => ({ ...line })))
    expect(curve.map(({ temperatura }) => temperatura)).toStrictEqual(
      Array.from({ length: 36 }, (_, degrees) => (degrees === 0 ? 0 : -degrees)),
    )
    for (const [index, { hielo }] of curve.entries()) {
      expect(hielo).toBeGreaterThanOrEqual(curve[index - 1]?.hielo ?? 0)
      expect(hielo).toBeLessThan(100)
    }
  })
})

describe('molecules', () => {
  test('PAC of each solute', () => {
    expect(PAC_OF_SOLUTE).toStrictEqual(TRADE_PAC)
  })

  test('POD of each sweet thing', () => {
    expect(POD_OF_SUBSTANCE).toStrictEqual(TRADE_POD)
  })

  /** Hull 2010, appendix C, per 100 g of solids; through zero below DE 5, linear between points. */
  // biome-ignore format: a table
  test.each([
    [0, 0], [2.5, 3], [5, 6], [10, 11], [15, 17], [18, 20], [20, 23], [25, 28], [28, 30], [33, 40], [37, 45],
    [38, 46], [42, 50], [49, 56], [55, 62], [59, 66], [63, 70], [80, 72], [97, 74], [100, 74],
  ])('a syrup of DE %d sweetens %d', (de, pod) => {
    expect(syrupPod(de)).toBeCloseTo(pod, 9)
  })
})

describe('energy (Regulation 1169/2011, annex XIV)', () => {
  test('factors', () => {
    const { fat, carbohydrate, protein, polyols, erythritol, fibre, alcohol, organicAcids } = KCAL_FACTORS
    const factors = [fat, carbohydrate, protein, polyols, erythritol, fibre, alcohol, organicAcids]
    expect(factors).toStrictEqual([9, 4, 4, 2.4, 0, 2, 7, 3])
  })

  // biome-ignore format: a table
  test.each([
    ['water', 0], ['protein', 4], ['milkFat', 9], ['cocoaButter', 9], ['otherFat', 9], ['sucrose', 4],
    ['lactose', 4], ['starch', 4], ['dextrins', 4], ['otherCarbs', 4], ['polyols', 2.4], ['fibre', 2],
    ['organicAcids', 3], ['alcohol', 7], ['ash', 0],
  ])('a gram of %s gives %d kcal', (component, kcal) => {
    expect(energyOfComposition(denseComposition({ [component]: 10 }), 'maltitol')).toBeCloseTo(10 * kcal, 9)
  })

  test('erythritol gives none', () => {
    expect(energyOfComposition(denseComposition({ polyols: 99, sucrose: 1 }), 'eritritol')).toBe(4)
  })
})

describe('from the catalogue to the ice cream fields (§1.1)', () => {
  test.each(Object.entries(DERIVED_ROWS))('%s', (id, values) => {
    const found = matter(id)
    for (const [index, field] of DERIVED.entries()) {
      // The dossier prints the table's own energy, to one decimal; the engine adds up the components.
      const tolerance = printed(field === 'kcal' ? 1 : 2)
      expect(Math.abs(found[field] - (values[index] ?? Number.NaN)), field).toBeLessThanOrEqual(tolerance)
    }
  })

  test('the override that stands for the dossier’s cream gives the row it printed', () => {
    const cream = overrideHeladoMatter(DOSSIER_CREAM, matter('nata'))
    const was = [58.13, 0, 35.56, 6.31, 0, 3.8, 2.02, 3.8, 0.61, 6.55, 343.3]
    for (const [index, field] of DERIVED.entries()) expect(cream[field], field).toBeCloseTo(was[index] ?? Number.NaN, 2)
  })

  /** Rows that the check rows leave out, by the rule that each of them is for. */
  test('condensed milk: its sucrose shows that sugar was added, its lactose is milk', () => {
    const { pac, pod, pacFisico } = matter('leche_condensada')
    expect([pac, pod, pacFisico].map((value) => roundTo(value, 2))).toStrictEqual([57.93, 48.21, 66.71])
  })

  test('maltitol syrup: three tenths of its polyols are longer chains', () => {
    const { polyols, glucose } = row('maltitol_jarabe').composition
    expect(matter('maltitol_jarabe').pac).toBeCloseTo((0.7 * 0.99 + 0.3 * 0.6) * polyols + 1.9 * glucose, 9)
    expect(matter('maltitol_jarabe').pod).toBeCloseTo((0.7 * 0.87 + 0.3 * 0.4) * polyols + 0.74 * glucose, 9)
  })

  test('lactose as a powder brings no milk salts', () => {
    expect(matter('lactosa').pacFisico).toBeCloseTo(matter('lactosa').pac, 9)
  })

  test('dried milks: what is not water, fat or sugar is milk solids, whatever their column says', () => {
    const powder = row('leche_desn_polvo')
    const misprinted = { ...powder, composition: { ...powder.composition, msnf: 50 } }
    expect(heladoMatterOf(misprinted).esml).toBeCloseTo(96.07, 9)
  })

  test.each([
    ['pasta_avellana', 1.4 * 62.4],
    [
      'cob_negra_70',
      0.9 * row('cob_negra_70').composition.cocoaButter + 1.8 * row('cob_negra_70').composition.cocoaNonfat,
    ],
    ['aceite_girasol', 0],
  ])('hardness of %s', (id, hardness) => {
    expect(matter(id).dureza).toBeCloseTo(hardness, 6)
  })

  test('the six blocks of every row close at 100', () => {
    /** Rows whose source itself adds up to more: CIQUAL 19027 to 100.98; the others by a rounding. */
    const OVERFULL: Readonly<Record<string, number>> = { leche_condensada: 0.98 }
    for (const [id, ingredient] of rowsById) {
      const { agua, azucares, materiagrasa, esml, otrossolidos, alcohol } = heladoMatterOf(ingredient)
      const sum = agua + azucares + materiagrasa + esml + otrossolidos + alcohol
      expect(sum, id).toBeGreaterThanOrEqual(100 - 1e-9)
      expect(sum, id).toBeLessThanOrEqual(100 + (OVERFULL[id] ?? 0.05) + 1e-9)
    }
  })
})
