import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import {
  overridePasteleriaMatter,
  PASTELERIA_COMPONENT_FIELDS,
  type PasteleriaGivenFigures,
  type PasteleriaMatter,
  pasteleriaMatterOf,
  pasteleriaSolidsOf,
} from '../src/crafts/pasteleria/matter.ts'
import { pasteleria } from '../src/whole.ts'

const row = (id: string): PasteleriaMatter => {
  const ingredient = rowsById.get(id)
  if (!ingredient) throw new Error(id)
  return pasteleriaMatterOf(ingredient)
}
const rolesOf = (given: PasteleriaGivenFigures): string[] => [
  ...overridePasteleriaMatter(given, undefined, undefined).roles,
]

/** A line of its own composition beside an egg white, in a meringue: any composition may stand there. */
const analyse = (line: object) =>
  pasteleria.analyse({
    type: 'merengue',
    ingredients: [
      { name: 'Clara de huevo', grams: 100 },
      { name: 'Invento', grams: 100, ...line },
    ],
  })

describe('a name of its own', () => {
  test('is what the caller says: sugars, fat, and water to close at 100', () => {
    const { agua, azucares, grasa, pod, kcal } = overridePasteleriaMatter(
      { azucares: 30, materiagrasa: 20 },
      undefined,
      undefined,
    )
    expect({ agua, azucares, grasa, pod, kcal }).toStrictEqual({
      agua: 50,
      azucares: 30,
      grasa: 20,
      pod: 30,
      kcal: 300,
    })
  })

  test('milk solids bring lactose and protein', () => {
    const { agua, azucares, proteinas, pod, azucaresSinLactosa } = overridePasteleriaMatter(
      { esml: 10 },
      undefined,
      undefined,
    )
    expect(agua).toBeCloseTo(90, 9)
    expect(azucares).toBeCloseTo(5.45, 9)
    expect(proteinas).toBeCloseTo(3.6, 9)
    expect(azucaresSinLactosa).toBe(0)
    expect(pod).toBeCloseTo(0.872, 9)
  })

  test('other solids are all that is not sugar, fat or milk, as in the ice cream request: protein is among them', () => {
    const paste = { azucares: 5, materiagrasa: 60, otrossolidos: 33, proteinas: 20 }
    const { agua, proteinas, kcal } = overridePasteleriaMatter(paste, undefined, undefined)
    expect({ agua, proteinas }).toStrictEqual({ agua: 2, proteinas: 20 })
    // 4 kcal for what is not named, since the starch is not given.
    expect(kcal).toBeCloseTo(9 * 60 + 4 * (5 + 20 + 13), 9)
    expect(overridePasteleriaMatter({ ...paste, almidon: 3 }, undefined, undefined).kcal).toBeCloseTo(
      9 * 60 + 4 * (5 + 20 + 3),
      9,
    )
  })

  test('alcohol is neither solid nor water', () => {
    const { agua, alcohol, kcal } = overridePasteleriaMatter({ azucares: 10, alcohol: 30 }, undefined, undefined)
    expect({ agua, alcohol, kcal }).toStrictEqual({ agua: 60, alcohol: 30, kcal: 250 })
  })

  test('pod, energy, price and water given are used as given', () => {
    const { pod, kcal, precio, agua } = overridePasteleriaMatter(
      { azucares: 50, pod: 80, kcal: 7, precio: 3, agua: 20 },
      undefined,
      undefined,
    )
    expect({ pod, kcal, precio, agua }).toStrictEqual({ pod: 80, kcal: 7, precio: 3, agua: 20 })
  })

  test('fat that comes with milk solids is milk fat; cocoa butter is given apart', () => {
    expect(overridePasteleriaMatter({ materiagrasa: 35, esml: 6 }, undefined, undefined).grasaLactea).toBe(35)
    expect(overridePasteleriaMatter({ materiagrasa: 35 }, undefined, undefined).grasaLactea).toBe(0)
    const { mantecaCacao, grasaLactea, grasa } = overridePasteleriaMatter(
      { mantecaCacao: 30, grasaLactea: 5 },
      undefined,
      undefined,
    )
    expect({ mantecaCacao, grasaLactea, grasa }).toStrictEqual({ mantecaCacao: 30, grasaLactea: 5, grasa: 35 })
  })

  test('with a price alone it is still unknown', () => {
    const { warnings, params } = analyse({ precio: 10 })
    expect(warnings.some((sentence) => sentence.includes('No reconozco «Invento»'))).toBe(true)
    expect(params.coste_kg_eur).toBeGreaterThan(5)
    expect(params.agua).toBeCloseTo(43.8, 1)
  })

  test('with a composition it is known', () => {
    expect(analyse({ azucares: 99 }).warnings.filter((sentence) => sentence.includes('Invento'))).toStrictEqual([])
    expect(analyse({ azucares: 99 }).params.azucares).toBeCloseTo(49.85, 1)
  })

  test('pac is let by', () => {
    expect(analyse({ azucares: 99, pac: 190 }).params).toStrictEqual(analyse({ azucares: 99 }).params)
  })

  test('that adds up to more than 100 is kept, without water, and warned of', () => {
    const { warnings, params } = analyse({ azucares: 80, materiagrasa: 40 })
    expect(warnings.some((sentence) => /«Invento» \(línea 2\) suma 120 g/.test(sentence))).toBe(true)
    expect(params.grasa).toBeCloseTo(20.08, 1)
  })

  test.each([
    [{ azucares: -1 }, 'azucares'],
    [{ materiagrasa: 101 }, 'materiagrasa'],
    [{ agua: '50' }, 'agua'],
    [{ kcal: Number.NaN }, 'kcal'],
    [{ precio: -3 }, 'precio'],
  ])('%j is refused, naming the line and the field', (line, field) => {
    expect(() => analyse(line)).toThrow(/Línea 2 \(«Invento»\)/)
    expect(() => analyse(line)).toThrow(`«${field}»`)
  })
})

describe('what it is for is told by what is in it', () => {
  test.each([
    [{ almidon: 88 }, ['almidon']],
    [{ almidon: 70, proteinas: 10, fibra: 3, agua: 14 }, ['harina']],
    [{ almidon: 70, agua: 25 }, []],
    [{ azucares: 80 }, ['azucar']],
    [{ materiagrasa: 82 }, ['grasa']],
    [{ materiagrasa: 38, mantecaCacao: 38, azucares: 40, otrossolidos: 21 }, ['chocolate_negro']],
    [{ materiagrasa: 36, mantecaCacao: 30, azucares: 44, esml: 15, otrossolidos: 4 }, ['chocolate_leche']],
    [{ materiagrasa: 36, mantecaCacao: 30, azucares: 47, esml: 16 }, ['chocolate_blanco']],
    [{ materiagrasa: 3.6, esml: 8.8 }, ['leche']],
    [{ materiagrasa: 35, esml: 6 }, ['nata']],
    [{ materiagrasa: 35 }, []],
  ])('%j → %j', (given, roles) => {
    expect(rolesOf(given as PasteleriaGivenFigures)).toStrictEqual(roles)
  })

  test('unless the caller says it', () => {
    expect([...overridePasteleriaMatter({ azucares: 80 }, undefined, 'fruta').roles]).toStrictEqual(['fruta'])
    expect([...overridePasteleriaMatter({ proteinas: 12, materiagrasa: 10 }, undefined, 'yema').roles]).toStrictEqual([
      'huevo',
      'yema',
    ])
  })

  test('a yolk of the caller is egg, and its own flour is flour', () => {
    const { params } = pasteleria.analyse({
      type: 'genoise',
      ingredients: [
        { name: 'Huevo de mi prima', grams: 160, proteinas: 12, materiagrasa: 10, role: 'huevo' },
        { name: 'Harina de mi prima', grams: 100, almidon: 72, proteinas: 9, agua: 13 },
      ],
    })
    expect(params.huevoHarina).toBe(160)
  })

  test('the dry cocoa of a chocolate of the caller holds water like any other', () => {
    const ours = overridePasteleriaMatter(
      { materiagrasa: 38, mantecaCacao: 38, azucares: 40, otrossolidos: 21 },
      undefined,
      undefined,
    )
    expect(ours.fase.cocoa).toBe(21)
  })
})

describe('over a row of the catalogue', () => {
  const FIELD: Readonly<Record<(typeof PASTELERIA_COMPONENT_FIELDS)[number], (of: PasteleriaMatter) => number>> = {
    azucares: ({ azucares, composition: c }) => azucares - c.lactose,
    materiagrasa: ({ grasa }) => grasa,
    esml: ({ composition: c }) => c.msnf,
    lactosa: ({ composition: c }) => c.lactose,
    proteinas: ({ proteinas }) => proteinas,
    otrossolidos: ({ grasa, azucares, composition: c, ...of }) =>
      pasteleriaSolidsOf({ composition: c, ...of }) - grasa - azucares + c.lactose - c.msnf,
    agua: ({ agua }) => agua,
    almidon: ({ composition: c }) => c.starch,
    fibra: ({ composition: c }) => c.fibre,
    sal: ({ composition: c }) => c.salt,
    alcohol: ({ alcohol }) => alcohol,
    mantecaCacao: ({ mantecaCacao }) => mantecaCacao,
    grasaLactea: ({ grasaLactea }) => grasaLactea,
  }
  const SHOWN = [
    'agua',
    'azucares',
    'azucaresSinLactosa',
    'grasa',
    'proteinas',
    'pod',
    'kcal',
    'mantecaCacao',
    'grasaLactea',
    'almidon',
  ] as const

  test('any one of its own values changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ingredientCatalogue),
        fc.constantFrom(...PASTELERIA_COMPONENT_FIELDS),
        (ingredient, field) => {
          const known = pasteleriaMatterOf(ingredient)
          const value = FIELD[field](known)
          fc.pre(value >= 0)
          const again = overridePasteleriaMatter({ [field]: value }, known, undefined)
          for (const key of SHOWN) expect(again[key], `${ingredient.id} ${field} ${key}`).toBeCloseTo(known[key], 6)
          expect(again.roles).toBe(known.roles)
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  test('what is given is what is used, and water gives way', () => {
    const cream = overridePasteleriaMatter({ materiagrasa: 38 }, row('nata'), undefined)
    expect(cream.grasa).toBe(38)
    expect(cream.grasaLactea).toBe(38)
    expect(cream.agua).toBeCloseTo(row('nata').agua - 3, 9)
    expect(cream.kcal).toBeCloseTo(row('nata').kcal + 27, 9)
    expect([...cream.roles]).toStrictEqual(['nata'])
  })

  test('the sugars of a honey keep its make', () => {
    const honey = row('miel')
    const half = overridePasteleriaMatter({ azucares: honey.azucares / 2 }, honey, undefined)
    expect(half.composition.fructose).toBeCloseTo(honey.composition.fructose / 2, 9)
    expect(half.pod).toBeCloseTo(honey.pod / 2, 6)
  })

  test('a price alone changes the price alone', () => {
    const { precio, ...rest } = overridePasteleriaMatter({ precio: 99 }, row('harina'), undefined)
    const { precio: _, ...known } = row('harina')
    expect(precio).toBe(99)
    expect(rest).toStrictEqual(known)
  })
})

test('no composition accepted gives nonsense', () => {
  const figure = fc.option(
    fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    { nil: undefined },
  )
  const given = fc.record(Object.fromEntries(PASTELERIA_COMPONENT_FIELDS.map((field) => [field, figure])))
  const names = fc.constantFrom('Invento', 'Nata 35%', 'Chocolate', 'Miel', 'Huevo entero', 'Harina')
  fc.assert(
    fc.property(given, names, fc.constantFrom('ganache_negro', 'genoise', 'flan'), (composition, name, type) => {
      const { params } = pasteleria.analyse({
        type,
        ingredients: [
          { name: 'Chocolate', grams: 50 },
          { name: 'Harina', grams: 50 },
          { name: 'Huevo entero', grams: 50 },
          { name, grams: 100, ...composition },
        ],
      })
      for (const [key, value] of Object.entries(params)) {
        expect(Number.isFinite(value), key).toBe(true)
        if (key !== 'solidos') expect(value, key).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: runs(1000) },
  )
})
