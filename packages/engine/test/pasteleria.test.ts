import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { overridePasteleriaMatter } from '../src/crafts/pasteleria/matter.ts'
import {
  PASTELERIA_COMMON_KEYS,
  type PasteleriaParameterKey,
  pasteleriaParameters,
} from '../src/crafts/pasteleria/params.ts'
import { pastryTrophyOf } from '../src/crafts/pasteleria/rules.ts'
import { type PasteleriaTypeKey, pasteleriaTypes } from '../src/crafts/pasteleria/types.ts'
import { FormulaError } from '../src/formula/errors.ts'
import type { RawLine } from '../src/formula/formula.ts'
import { formulaReader } from '../src/formula/reader.ts'
import { measureLines } from '../src/ratio/parameter.ts'
import type { FigureRange } from '../src/ratio/range.ts'
import { pasteleria } from '../src/whole.ts'
import { POWERED_BY } from '../src/words/terms.ts'
import { goldenFiles } from './golden/corpus.ts'

const lines = (grams: Readonly<Record<string, number>>): RawLine[] =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }))
const analyse = (type: string | undefined, grams: Readonly<Record<string, number>>) =>
  pasteleria.analyse({ ...(type !== undefined && { type }), ingredients: lines(grams) })

const reference = goldenFiles('pasteleria').filter(({ set }) => set === 'reference')
const founded = goldenFiles('pasteleria').filter(({ set }) => set === 'reference' || set === 'types-2')
const judging = Object.keys(pasteleriaTypes).filter((type) => !pasteleriaTypes[type as PasteleriaTypeKey].isFree)
/** A published formula of each type that is balanced. */
const example = new Map(
  founded.map(({ type, formulas }) => [type, formulas.find(({ verdict }) => verdict === 'equilibrada')?.lines ?? {}]),
)

describe('the worked examples', () => {
  test('a sponge of 200/125/125, the default', () => {
    const { legal, seguridadAlimentaria, lecturas, titular, ...answer } = analyse(undefined, {
      'Huevo entero': 200,
      Azúcar: 125,
      Harina: 125,
    })
    expect(legal.cumple).toBeNull()
    expect(seguridadAlimentaria.clase).toBe('6')
    expect(lecturas).toHaveLength(3)
    expect(titular).toStrictEqual({ estado: 'equilibrada', frase: 'Equilibrada. Medalla de oro.', bueno: true })
    expect(answer).toStrictEqual({
      status: 'ok',
      verdict: 'equilibrada',
      type: 'genoise',
      typeLabel: 'Genovesa (bizcocho genovés)',
      params: {
        azucares: 28.14,
        grasa: 4.65,
        proteinas: 8.2,
        agua: 37.45,
        solidos: 62.55,
        pod: 27.91,
        kcal_100g: 269.16,
        coste_kg_eur: 2.48,
        azucarHarina: 101.3,
        huevoHarina: 160,
        grasaHarina: 16.73,
        liquidoHarina: 134.81,
        impulsorHarina: 0,
      },
      ranges: {
        azucares: [17, 37.5],
        grasa: [0, 20],
        proteinas: [6, 11],
        agua: [27, 49.5],
        solidos: [48.5, 73],
        pod: [19, 36],
        azucarHarina: [69, 147],
        huevoHarina: [100, 265],
        grasaHarina: [0, 95],
        liquidoHarina: [86, 235],
        impulsorHarina: [0, 3],
      },
      inRange: {
        azucares: true,
        grasa: true,
        proteinas: null,
        agua: true,
        solidos: null,
        pod: null,
        azucarHarina: true,
        huevoHarina: true,
        grasaHarina: true,
        liquidoHarina: true,
        impulsorHarina: true,
      },
      trophy: 'gold',
      trophyLabel: 'Oro',
      suggestions: ['Fórmula equilibrada: todos los parámetros están dentro del rango de Genovesa (bizcocho genovés).'],
      warnings: [],
      poweredBy: POWERED_BY,
    })
  })

  test('a pastry cream with too little starch', () => {
    const cream = { 'Leche entera': 1000, 'Almidón/Maicena': 32, Yema: 200, Azúcar: 200 }
    const { params, verdict, trophy, suggestions } = analyse('crema_pastelera', cream)
    expect(params.almidonLitro).toBe(32.96)
    expect({ verdict, trophy }).toStrictEqual({ verdict: 'revisar', trophy: 'bronze' })
    expect(suggestions).toStrictEqual([
      'Almidón por litro bajo (32,96; objetivo 50–125): añade 24 g de almidón/Maicena y quedará en 57,68. No espesará.',
    ])
    expect(analyse('crema_pastelera', { ...cream, 'Almidón/Maicena': 32 + 23.8 })).toMatchObject({
      verdict: 'equilibrada',
      params: { almidonLitro: 57.47 },
    })
  })

  test('a tarta de Santiago with five large eggs: almond, sugar and egg are out', () => {
    const tart = { 'Almendra molida': 250, Azúcar: 250, 'Huevo entero': 300, 'Licor de hierbas / orujo': 20 }
    const { params, inRange } = analyse('tarta_santiago', tart)
    expect(params).toMatchObject({ pctAlmendra: 30.49, pctAzucar: 30.49, pctHuevo: 36.59 })
    expect(Object.entries(inRange).filter(([, inside]) => inside === false)).toStrictEqual([
      ['pctAlmendra', false],
      ['pctAzucar', false],
      ['pctHuevo', false],
    ])
  })
})

describe('a type', () => {
  test('is one of 63, and its solids leave two points for alcohol beside the water', () => {
    expect(Object.keys(pasteleriaTypes)).toHaveLength(63)
    for (const { ranges, styles } of Object.values(pasteleriaTypes)) {
      for (const { agua, solidos } of [ranges, ...styles.map((style) => style.ranges)]) {
        expect(solidos).toStrictEqual(agua && [98 - agua[1], 100 - agua[0]])
      }
    }
  })

  test.each(judging)('%s shows the common parameters and its own, and nothing else', (type) => {
    const { params, ranges } = analyse(type, example.get(type) ?? {})
    const informative = type === 'macaron' ? ['tpt'] : []
    const expected = new Set([...Object.keys(ranges), ...PASTELERIA_COMMON_KEYS, ...informative])
    expect(Object.keys(params).sort()).toStrictEqual([...expected].sort())
  })

  test('has spellings of its own, none of two types', () => {
    const spellings = Object.entries(pasteleriaTypes).flatMap(([id, { aliases }]) => [id, ...aliases])
    expect(new Set(spellings).size).toBe(spellings.length)
    for (const [id, { aliases }] of Object.entries(pasteleriaTypes)) {
      for (const alias of aliases) {
        const { type, warnings } = analyse(alias, example.get(id) ?? { Azúcar: 100 })
        expect({ alias, type }).toStrictEqual({ alias, type: id })
        expect(warnings.filter((sentence) => sentence.includes('No conozco'))).toStrictEqual([])
      }
    }
  })

  test.each(['Genovesa', 'BIZCOCHO GENOVÉS', 'bizcocho-genoves', '  génoise '])('«%s» is the sponge', (asked) => {
    const { type, warnings } = analyse(asked, { 'Huevo entero': 200, Azúcar: 125, Harina: 125 })
    expect({ type, warnings }).toStrictEqual({ type: 'genoise', warnings: [] })
  })

  test.each([
    ['Chocolate', 'ganache_negro'],
    ['Chocolate con leche', 'ganache_leche'],
    ['Chocolate blanco', 'ganache_blanco'],
  ])('«ganache» of %s is %s', (chocolate, expected) => {
    expect(analyse('ganache', { [chocolate]: 200, 'Nata 35%': 100 }).type).toBe(expected)
    expect(analyse('Ganache', { [chocolate]: 101, Chocolate: 100, 'Nata 35%': 100 }).type).toBe(expected)
  })
})

describe('the base of a type', () => {
  /** Has no role of pastry whatever the type. */
  const nothing = { Canela: 100 }

  test.each(judging)('%s is refused without it, and the sentence names it', (type) => {
    try {
      analyse(type, nothing)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(FormulaError)
      const { code, message } = error as FormulaError
      expect(code).toBe('missing-base')
      expect(message).toMatch(new RegExp(`^El tipo «${type}» no reconoce su ingrediente base \\(.+\\): .+\\.$`))
      expect(message).not.toMatch(/\(,|, ,|, {2}o/)
    }
  })

  test('is told by what is weighed, not by what is listed', () => {
    expect(() => analyse('genoise', { Harina: 0, 'Huevo entero': 100 })).toThrow('harina o almidón')
    expect(analyse('genoise', { 'Almidón/Maicena': 1, 'Huevo entero': 100 }).status).toBe('ok')
  })

  test('may be of two groups', () => {
    expect(() => analyse('crema_inglesa', { Azúcar: 100 })).toThrow('(leche o nata y yema o huevo)')
    expect(() => analyse('crema_inglesa', { 'Leche entera': 100 })).toThrow('(yema o huevo)')
    expect(() => analyse('glaseado_espejo', { Azúcar: 100 })).toThrow('(gelatina u otro gelificante)')
  })

  test('of another kind is a warning, not a refusal', () => {
    expect(analyse('ganache_negro', { 'Chocolate con leche': 200, 'Nata 35%': 100 }).status).toBe('ok')
  })
})

describe('two schools under one name', () => {
  test.each([
    ['bavarois', { 'Puré de frambuesa': 400, 'Nata 35%': 400, Azúcar: 120, Gelatina: 10 }, 'fruta'],
    ['buttercream', { Mantequilla: 250, 'Azúcar glas': 400 }, 'americana'],
    ['cheesecake', { 'Queso crema': 500, 'Nata 35%': 250, Azúcar: 120, Gelatina: 8 }, 'fria'],
    ['frangipane', { 'Almendra molida': 100, Azúcar: 100, Mantequilla: 100, 'Huevo entero': 100 }, 'crema_almendra'],
  ])('%s', (type, formula, style) => {
    const { estilo, estiloLabel, ranges, verdict, typeLabel } = analyse(type, formula)
    expect({ estilo, verdict, typeLabel }).toStrictEqual({
      estilo: style,
      verdict: 'equilibrada',
      typeLabel: pasteleriaTypes[type as PasteleriaTypeKey].label,
    })
    expect(estiloLabel).toBe(pasteleriaTypes[type as PasteleriaTypeKey].styles[0]?.label)
    expect(ranges).toStrictEqual(pasteleriaTypes[type as PasteleriaTypeKey].styles[0]?.ranges)
    const usual = analyse(type, example.get(type) ?? {})
    expect(usual).not.toHaveProperty('estilo')
    expect(usual.ranges).toStrictEqual(pasteleriaTypes[type as PasteleriaTypeKey].ranges)
  })
})

describe('what a type reads in its own way', () => {
  test('a litre is of milk and cream in a custard, of milk alone where the cream is folded in', () => {
    const base = { 'Leche entera': 515, 'Nata 35%': 500, Yema: 100, Azúcar: 100, 'Almidón/Maicena': 45 }
    expect(analyse('crema_pastelera', base).params.almidonLitro).toBe(45)
    expect(analyse('diplomatica', base).params.almidonLitro).toBe(90)
  })

  test('only almond is almond in a tarta de Santiago; any nut is in a frangipane', () => {
    const nuts = { 'Almendra molida': 100, 'Avellana molida': 100, Azúcar: 100, Mantequilla: 100, 'Huevo entero': 100 }
    expect(analyse('tarta_santiago', nuts).params.pctAlmendra).toBe(20)
    expect(analyse('frangipane', nuts).params.pctAlmendra).toBe(40)
  })
})

describe('the trophy', () => {
  test('is counted over the reference formulas', () => {
    const counts = { gold: 0, silver: 0, bronze: 0, none: 0 }
    for (const { type, formulas } of reference) {
      for (const { lines: formula } of formulas) counts[analyse(type, formula).trophy ?? 'none']++
    }
    expect(counts).toStrictEqual({ gold: 140, silver: 13, bronze: 29, none: 40 })
  })

  test('has a label for people, and neither when there is none', () => {
    expect(analyse('merengue', { 'Clara de huevo': 100, Azúcar: 290 })).toMatchObject({
      trophy: 'silver',
      trophyLabel: 'Plata',
    })
    const none = analyse('merengue', { 'Clara de huevo': 100, Azúcar: 10 })
    expect(none).not.toHaveProperty('trophy')
    expect(none).not.toHaveProperty('trophyLabel')
  })

  test('is never lost by moving a parameter towards the centre of its range', () => {
    const RANK = ['gold', 'silver', 'bronze', undefined]
    const anyType = fc.constantFrom(...Object.values(pasteleriaTypes))
    fc.assert(
      fc.property(
        anyType,
        fc.array(fc.double({ min: -2.2, max: 2.2, noNaN: true }), { minLength: 20, maxLength: 20 }),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        ({ ranges }, offsets, at, towards) => {
          const entries = Object.entries(ranges) as [PasteleriaParameterKey, FigureRange][]
          const valuesOf = (moved: readonly number[]) =>
            Object.fromEntries(
              entries.map(([key, [least, most]], k) => [
                key,
                (least + most) / 2 + ((moved[k] ?? 0) * (most - least)) / 2,
              ]),
            )
          const medal = (moved: readonly number[]) => {
            const out = entries.some((_, k) => Math.abs(moved[k] ?? 0) > 1)
            const inRange = Object.fromEntries(entries.map(([key], k) => [key, Math.abs(moved[k] ?? 0) <= 1]))
            const verdict = out ? 'revisar' : 'equilibrada'
            return RANK.indexOf(pastryTrophyOf({ params: valuesOf(moved), ranges, inRange, verdict }))
          }
          const k = at % entries.length
          expect(medal(offsets.with(k, (offsets[k] ?? 0) * towards))).toBeLessThanOrEqual(medal(offsets))
        },
      ),
      { numRuns: runs(2000) },
    )
  })
})

describe('extras', () => {
  test.each([
    [0.7, 'relleno de tarta o macaron'],
    [1.5, 'trufa / corte'],
    [2.2, 'bombón'],
  ])('a ganache of %d parts of chocolate is good for: %s', (chocolate, use) => {
    expect(analyse('ganache_negro', { 'Chocolate negro 70%': 100 * chocolate, 'Nata 35%': 100 }).uso).toBe(use)
  })

  test('only a ganache has a use', () => {
    for (const [type, formula] of example) {
      expect(analyse(type, formula).uso !== undefined, type).toBe(/^ganache_(?:negro|blanco|leche)$/.test(type))
    }
  })

  const explained = (type: string, formula: Readonly<Record<string, number>>, perdidaHorneado?: number) =>
    pasteleria.analyse(
      { type, ingredients: lines(formula), ...(perdidaHorneado !== undefined && { perdidaHorneado }) },
      { explain: true },
    ).explicacion?.acabado

  test('what comes out of the oven, with the usual water of the type', () => {
    const cake = { Mantequilla: 100, Azúcar: 100, 'Huevo entero': 100, Harina: 100 }
    const { aguaFinal, grasa, azucares } = explained('pound_cake', cake) ?? {}
    // CIQUAL 23080, a shop pound cake: 25.6 and 26.8.
    expect({ aguaFinal, grasa, azucares }).toStrictEqual({ aguaFinal: 20.5, grasa: 25.24, azucares: 27.43 })
  })

  test('with the loss that the caller weighed', () => {
    const cake = { Mantequilla: 100, Azúcar: 100, 'Huevo entero': 100, Harina: 100 }
    expect(explained('pound_cake', cake, 10)).toMatchObject({ perdidaPct: 10, aguaFinal: 17.9 })
    expect(explained('pound_cake', cake, 0)).toMatchObject({ perdidaPct: 0, aguaFinal: 26.11 })
  })

  test.each([-1, 60, 100, Number.NaN])('a loss of %d is refused', (loss) => {
    expect(() => explained('pound_cake', { Harina: 100, Mantequilla: 100 }, loss)).toThrow('perdidaHorneado')
  })

  test('nothing is cooked in a ganache, unless the caller says so', () => {
    expect(explained('ganache_negro', { Chocolate: 100, 'Nata 35%': 100 })).toBeUndefined()
    expect(explained('ganache_negro', { Chocolate: 100, 'Nata 35%': 100 }, 3)).toMatchObject({ perdidaPct: 3 })
  })
})

describe('the water activity of a mix', () => {
  test.each([
    ['ganache_negro', { 'Chocolate negro 70%': 100, 'Nata 35%': 100 }, 0.953],
    ['ganache_negro', { Chocolate: 100, 'Nata 35%': 100 }, 0.936],
    ['ganache_negro', { Chocolate: 200, 'Nata 35%': 100 }, 0.863],
    ['ganache_leche', { 'Chocolate con leche': 200, 'Nata 35%': 100 }, 0.856],
    ['ganache_blanco', { 'Chocolate blanco': 300, 'Nata 35%': 100 }, 0.82],
  ])('%s of %j is that of the cocoa dossier', (type, formula, aw) => {
    expect(Math.abs((analyse(type, formula).params.aw ?? 0) - aw)).toBeLessThanOrEqual(0.0041)
  })

  test('of a sobao at the 17.5 % of water of its PGI lies in the window of the PGI, 0.7 to 0.9', () => {
    const read = formulaReader(pasteleria.definition.reads)
    const { lines: raw, total } = read(
      lines({ Mantequilla: 250, Harina: 250, Azúcar: 250, 'Huevo entero': 230, Impulsor: 9 }),
      'sobao',
      0,
    )
    const water = raw.reduce((sum, { grams, matter }) => sum + (grams * matter.agua) / 100, 0)
    const steam = {
      grams: -(water - 0.175 * total) / (1 - 0.175),
      matter: overridePasteleriaMatter({ agua: 100 }, undefined, undefined),
    }
    expect(measureLines(pasteleriaParameters.aw, [...raw, steam])).toBeCloseTo(0.835, 2)
  })
})

test('a parameter without its base is not shown and not judged', () => {
  const { params, inRange } = analyse('flan', { 'Huevo entero': 100, Azúcar: 20, Agua: 60 })
  expect(params).not.toHaveProperty('huevoLitro')
  expect(inRange.huevoLitro).toBeNull()
})
