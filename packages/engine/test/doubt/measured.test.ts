import { describe, expect, test } from 'vitest'
import { rowsById } from '../../src/catalogue/catalogue.ts'
import { MEASURED_FIELDS, measurableFields, rowAtMeasures, usualFigureOf } from '../../src/catalogue/measured.ts'
import { doubtReader } from '../../src/entries/doubt.ts'
import { cacao, FormulaError, helado, ingredientCatalogue, panaderia } from '../../src/index.ts'
import { totalFat, totalMass, totalSugars } from '../../src/science/composition.ts'

const row = (id: string) => {
  const found = rowsById.get(id)
  if (!found) throw new Error(`${id} is not in the catalogue`)
  return found
}
const at = (id: string, measured: Parameters<typeof rowAtMeasures>[1]) => {
  const found = rowAtMeasures(row(id), measured)
  if (typeof found === 'string') throw new Error(`${found} cannot be of ${id}`)
  return found
}

describe('the composition follows what was measured', () => {
  test('the usual figure changes nothing, and any other still closes', () => {
    for (const item of ingredientCatalogue) {
      for (const field of measurableFields(item, MEASURED_FIELDS)) {
        const usual = usualFigureOf(item, field)
        const mass = totalMass(item.composition)
        if (field !== 'grado' && field !== 'cacao' && field !== 'de') {
          const same = at(item.id, { [field]: usual })
          for (const component of ['water', 'protein', 'sucrose', 'starch', 'msnf'] as const)
            expect(same.composition[component], `${item.id} ${field}`).toBeCloseTo(item.composition[component], 6)
        }
        const other = rowAtMeasures(item, { [field]: usual * 1.05 })
        if (typeof other === 'string') continue
        // Rows close at 100 within 2; a grade stands for its own.
        expect(Math.abs(totalMass(other.composition) - mass), `${item.id} ${field}`).toBeLessThan(2)
        expect(Math.min(...Object.values(other.composition)), `${item.id} ${field}`).toBeGreaterThanOrEqual(-1e-9)
      }
    }
  })

  test('°Brix of a fruit moves sugars and water', () => {
    const sweet = at('fresa', { brix: 9 }).composition
    expect(totalSugars(sweet)).toBeGreaterThan(totalSugars(row('fresa').composition) * 1.25)
    expect(sweet.water).toBeLessThan(row('fresa').composition.water)
  })

  test('cocoa and fat of a couverture fix its butter, its dry cocoa and its sugar', () => {
    const { composition } = at('cob_negra', { cacao: 70, grasa: 38 })
    expect(totalFat(composition)).toBeCloseTo(38, 6)
    expect(Math.abs(composition.cocoaButter + composition.cocoaNonfat - 70)).toBeLessThan(1)
    expect(totalSugars(composition)).toBeCloseTo(30, -1)
  })

  test('moisture and protein of a flour, both at once', () => {
    const { composition } = at('harina_fuerza', { humedad: 14, proteina: 14 })
    expect(composition.water).toBeCloseTo(14, 6)
    expect(composition.labelProtein).toBeCloseTo(14, 6)
  })

  test('the degree of a spirit and the DE of a syrup', () => {
    expect(at('ron', { grado: 54 }).composition.alcohol).toBeCloseTo(46.2, 1)
    expect(at('glucosa', { de: 60 }).de).toBe(60)
    expect(totalSugars(at('glucosa', { de: 60 }).composition)).toBeGreaterThan(totalSugars(row('glucosa').composition))
  })
})

const sorbet = (fresa: object) => ({
  type: 'sorbete_agua',
  ingredients: [
    { name: 'fresa', grams: 500, ...fresa },
    { name: 'azúcar', grams: 170 },
    { name: 'dextrosa', grams: 40 },
    { name: 'agua', grams: 290 },
  ],
})

describe('an answer with measured figures', () => {
  test('uses them, says so, and is surer', () => {
    const [plain, told] = [
      helado.analyse(sorbet({}), { doubt: doubtReader }),
      helado.analyse(sorbet({ brix: 6.7 }), { doubt: doubtReader }),
    ]
    expect(told.medidas).toMatchObject([{ ingrediente: 'fresa', campo: 'brix', valor: 6.7, usual: 6.7 }])
    expect(plain.medidas).toBeUndefined()
    for (const key of ['azucares', 'POD', 'solidosTotales'])
      expect(told.duda?.parametros[key]?.mas_menos ?? 0).toBeLessThan(
        0.6 * (plain.duda?.parametros[key]?.mas_menos ?? 0),
      )
    expect(helado.analyse(sorbet({ brix: 9 })).params.azucares).toBeGreaterThan(plain.params.azucares + 0.5)
  })

  test('nothing of it shows unless it is asked for', () => {
    expect(Object.keys(helado.analyse(sorbet({})))).not.toContain('duda')
  })

  test.each([
    [() => helado.analyse(sorbet({ brix: 60 })), /«brix» 60 no puede ser/],
    [() => helado.analyse(sorbet({ grado: 40 })), /«grado» no dice nada/],
    [() => helado.analyse(sorbet({ brix: '9' })), /entre 0 y 100/],
    [() => panaderia.analyse({ ingredients: [{ name: 'harina', grams: 1000, brix: 6 }] }), /no dice nada/],
    [
      () => cacao.analyse({ ingredients: [{ ingrediente: 'pasta_cacao', peso: 500, grasa: 99.5 }] }),
      /no puede ser|Revisa/,
    ],
  ])('refuses what cannot be, in a sentence: %#', (ask, sentence) => {
    expect(ask).toThrow(FormulaError)
    expect(ask).toThrow(sentence)
  })

  test('what is measured of an unknown name is not used, and it is said', () => {
    const { warnings, medidas } = helado.analyse({
      ingredients: [
        { name: 'leche entera', grams: 500 },
        { name: 'zzyzx qwert', grams: 10, grasa: 10 },
      ],
    })
    expect(medidas).toBeUndefined()
    expect(warnings.some((warning) => warning.includes('«grasa»'))).toBe(true)
  })
})

/** The ice cream of the bench, with so much cream: its fat is what comes near a limit. */
const withCream = (grams: number, cream: object = {}) => ({
  type: 'helado_leche',
  ingredients: [
    { name: 'leche entera', grams: 625 },
    { name: 'nata 35%', grams, ...cream },
    { name: 'leche en polvo desnatada', grams: 34 },
    { name: 'sacarosa', grams: 125 },
    { name: 'dextrosa', grams: 36 },
    { name: 'glucosa atomizada de38', grams: 24 },
    { name: 'neutro para cremas 5', grams: 5 },
  ],
})

describe('once it has been measured, the sentence says what is left', () => {
  const sentenceOf = (request: ReturnType<typeof withCream>) =>
    helado.analyse(request, { doubt: doubtReader }).duda?.frase ?? ''

  test('not that the cream varies from one purchase to the next', () => {
    expect(sentenceOf(withCream(286))).toMatch(/^Depende de tu nata 35%: mira su % de grasa/)
    const [inside, outside] = [sentenceOf(withCream(286, { grasa: 35 })), sentenceOf(withCream(290, { grasa: 35 }))]
    expect(inside).toBe(
      'Ya has medido tu nata 35%: lo que esa medida no afina todavía puede sacar la grasa de su rango. Deja algo más de margen.',
    )
    expect(outside).toMatch(/^Ya has medido tu nata 35%: .* puede meter la grasa en su rango\./)
    expect(sentenceOf(withCream(130))).toMatch(/^Firme: aunque tus ingredientes varíen como suelen/)
    expect(sentenceOf(withCream(130, { grasa: 35 }))).toMatch(/^Firme: con lo que has medido, y aunque lo demás varíe/)
  })

  test('nor beside a correction', () => {
    const { suggestions } = helado.analyse(withCream(290, { grasa: 35 }), { doubt: doubtReader })
    expect(suggestions.join(' ')).toMatch(/dentro de lo que no afina tu medida de nata 35%/)
  })
})

describe('what is out by less than it varies says so in its suggestion', () => {
  test('when the doubt is asked for', () => {
    const request = {
      type: 'helado_crema',
      ingredients: [
        { name: 'leche de coco', grams: 560 },
        { name: 'leche entera', grams: 150 },
        { name: 'azúcar', grams: 160 },
        { name: 'dextrosa', grams: 60 },
        { name: 'leche en polvo desnatada', grams: 60 },
        { name: 'nata', grams: 660 },
        { name: 'mantequilla', grams: 25 },
      ],
    }
    const [plain, asked] = [helado.analyse(request), helado.analyse(request, { doubt: doubtReader })]
    expect(plain.inRange.materiaGrasa).toBe(false)
    expect(asked.suggestions.join(' ')).toMatch(/por poco: dentro de lo que varía tu leche de coco/)
    expect(plain.suggestions.join(' ')).not.toMatch(/por poco/)
    expect({ ...asked, duda: undefined, suggestions: [] }).toEqual({ ...plain, duda: undefined, suggestions: [] })
  })
})
