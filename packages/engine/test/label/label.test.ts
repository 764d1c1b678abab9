import { describe, expect, test } from 'vitest'
import { labelOf } from '../../src/entries/label.ts'
import type { RawLine } from '../../src/formula/formula.ts'
import type { ProductLabel } from '../../src/make/label/label.ts'
import { LABEL_NUTRIENTS, type LabelNutrient } from '../../src/make/label/nutrients.ts'
import { allCrafts } from '../../src/whole.ts'
import { lines, value } from './reading.ts'

const weights = (grams: Readonly<Record<string, number>>): RawLine[] =>
  Object.entries(grams).map(([ingrediente, peso]) => ({ ingrediente, peso }))

const text = (label: ProductLabel, key: LabelNutrient): string => label.nutricion.por100g[key].texto
const names = (label: ProductLabel): string[] => label.ingredientes.lista.map(({ nombre }) => nombre)
const quantitiesOf = (label: ProductLabel): Record<string, string> =>
  Object.fromEntries(
    label.ingredientes.lista.flatMap(({ nombre, cantidad }) => (cantidad ? [[nombre, cantidad.texto]] : [])),
  )

describe('by hand', () => {
  test('milk and sugar: nothing is lost', () => {
    // 500 g of whole milk (fat 3.55, saturated 2.08, lactose 4.77, protein N × 6.25 3.39, salt 0.09) and 100 g of sugar
    // (sucrose 99.7, salt 0.01), per 100 g of the 600.
    const label = labelOf(allCrafts.helado, { ingredients: lines({ 'Leche entera': 500, Azúcar: 100 }), racion: 150 })
    expect(label.base).toMatchObject({ producto: 'formulado', formulado_g: 600, acabado_g: 600, perdidaPct: 0 })
    expect(value(label, 'grasas')).toBe(2.9583) // 5 · 3.55 / 6
    expect(value(label, 'saturadas')).toBe(1.7333) // 5 · 2.08 / 6
    expect(value(label, 'azucares')).toBe(20.5917) // (5 · 4.77 + 99.7) / 6
    expect(value(label, 'proteinas')).toBe(2.825) // 5 · 3.39 / 6
    expect(value(label, 'sal')).toBe(0.0767) // (5 · 0.09 + 0.01) / 6
    expect(value(label, 'energiaKcal')).toBeCloseTo(9 * 2.95833 + 4 * 20.59167 + 4 * 2.825, 2)
    expect(value(label, 'energiaKj')).toBeCloseTo(37 * 2.95833 + 17 * 20.59167 + 17 * 2.825, 2)
    expect(LABEL_NUTRIENTS.map((key) => text(label, key))).toEqual([
      '508 kJ',
      '120 kcal',
      '3,0 g',
      '1,7 g',
      '21 g',
      '21 g',
      '0 g',
      '2,8 g',
      '0,08 g',
    ])
    expect(label.nutricion.porRacion?.grasas).toMatchObject({ valor: 4.4375, texto: '4,4 g' }) // 1.5 · 2.95833
    expect(label.nutricion.porRacion?.energiaKcal.texto).toBe('180 kcal') // 1.5 · 120.29
  })

  test('bread: per 100 g of what leaves the oven', () => {
    // 1000 + 600 + 20 g of dough lose a fifth: 1296 g. Flour: fat 1, starch and sugars 73.7, fibre 3.2, protein 9.9.
    const label = labelOf(allCrafts.panaderia, {
      ingredients: lines({ 'Harina de trigo': 1000, Agua: 600, Sal: 20 }),
      merma: 0.2,
    })
    expect(label.base).toMatchObject({ producto: 'acabado', formulado_g: 1620, acabado_g: 1296, perdidaPct: 20 })
    expect(label.base.texto).toBe(
      'Por 100 g de producto acabado: pierde un 20 % de su peso, el agua que se va en el horno.',
    )
    expect(value(label, 'grasas')).toBe(0.7716) // 10 / 12.96
    expect(value(label, 'hidratosDeCarbono')).toBe(56.8673) // 737 / 12.96
    expect(value(label, 'proteinas')).toBe(7.6389) // 99 / 12.96
    expect(value(label, 'sal')).toBe(1.5355) // 0.2 · 99.5 / 12.96
    expect(text(label, 'sal')).toBe('1,5 g')
    // Of the 600 g of water, 1296 − 1020 = 276 are left: 21.3 %.
    expect(label.ingredientes.lista.map(({ nombre, porcentaje }) => [nombre, porcentaje])).toEqual([
      ['harina de trigo', 77.16],
      ['agua', 21.3],
      ['sal', 1.54],
    ])
  })

  test('jijona: almond counts roasted, on what is left of the syrup', () => {
    // 700 g of raw almond with 4.51 % of water are roasted down to 2.41 %: 700 · 95.49 / 97.59 = 684.94 g. 300 g of honey
    // with 17.1 % of water are boiled down to 5 %: 300 · 82.9 / 95 = 261.79 g. Together 946.73 g.
    const label = labelOf(allCrafts.turron, {
      type: 'jijona',
      ingredients: weights({ almendra_cruda: 700, miel: 300 }),
      quid: ['almendra', 'miel'],
    })
    expect(label.base.acabado_g).toBe(946.73)
    expect(value(label, 'grasas')).toBeCloseTo((700 * 52.52) / 946.73, 2)
    // 684.94 / 946.73 = 72.35 % and, at the moment of use, 300 / 946.73 = 31.69 %: more than all of it, so by weight.
    expect(quantitiesOf(label)).toEqual({
      almendra: '72,3 g por 100 g de producto',
      miel: '31,7 g por 100 g de producto',
    })
  })

  test('a compote that loses most of its weight names more fruit than product', () => {
    const label = labelOf(allCrafts.pasteleria, {
      type: 'crema_pastelera',
      ingredients: lines({ 'Leche entera': 400, Manzana: 1000, Almidón: 20, Azúcar: 100, Yema: 80 }),
      perdidaHorneado: 60,
    })
    expect(label.base.acabado_g).toBe(640)
    expect(quantitiesOf(label)).toEqual({ manzana: '156,3 g por 100 g de producto' }) // 1000 / 6.4
    expect(label.ingredientes.texto).toMatch(/^Ingredientes: manzana \(156,3 g por 100 g de producto\), LECHE entera,/)
  })
})

describe('water of the list', () => {
  const bread = (water: number, merma: number) =>
    labelOf(allCrafts.panaderia, { ingredients: lines({ 'Harina de trigo': 1000, Agua: water, Sal: 20 }), merma })

  test('up to 5 % of the finished product it need not be named', () => {
    // 1020 g and 53.6 of water: 53.6 / 1073.6 = 4.99 %; with 53.7, 5.001 %.
    expect(names(bread(53.6, 0))).toEqual(['harina de trigo', 'sal'])
    expect(bread(53.6, 0).ingredientes.omitidos).toMatchObject([{ nombre: 'agua', porcentaje: 4.99 }])
    expect(names(bread(54, 0))).toEqual(['harina de trigo', 'agua', 'sal'])
  })

  test('counts what the oven leaves of it', () => {
    // 1320 g lose 290 and leave 1030: 10 g of water, 1 %.
    expect(names(bread(300, 290 / 1320))).toEqual(['harina de trigo', 'sal'])
  })

  test('a loss that the formula has no water for is cut and told', () => {
    const label = bread(10, 0.5)
    // 12.5 % of the flour, 0.3 % of the salt and 10 g.
    expect(label.base.acabado_g).toBeCloseTo(1030 - 125 - 0.06 - 10, 2)
    expect(label.warnings.join()).toMatch(/no tiene los 515 g de agua que perdería/)
  })
})

describe('ingredient list', () => {
  test('from more to less, flours of one cereal together, allergens marked', () => {
    const { ingredientes } = labelOf(allCrafts.panaderia, {
      type: 'brioche',
      ingredients: lines({
        'Harina de fuerza': 300,
        'Harina T55': 300,
        Mantequilla: 320,
        'Huevo entero': 330,
        Sal: 12,
        'Levadura fresca': 25,
        Azúcar: 90,
      }),
      merma: 0,
    })
    expect(ingredientes.texto).toBe('Ingredientes: harina de TRIGO, HUEVO, mantequilla (LECHE), azúcar, levadura, sal.')
    expect(ingredientes.lista[0]).toMatchObject({
      lineas: ['Harina de fuerza', 'Harina T55'],
      tramos: [{ texto: 'harina de ' }, { texto: 'trigo', alergeno: 'gluten' }],
    })
    expect(ingredientes.lista[2]?.tramos).toEqual([
      { texto: 'mantequilla' },
      { texto: ' (' },
      { texto: 'leche', alergeno: 'leche' },
      { texto: ')' },
    ])
  })

  test('what is made of several things asks for its own list', () => {
    const label = labelOf(allCrafts.cacao, {
      type: 'bombon',
      ingredients: weights({ cob_negra_70: 600, nata: 300, azucar_invertido: 60 }),
    })
    expect(label.ingredientes.texto).toBe(
      'Ingredientes: chocolate de cobertura (62,5 %; SOJA), nata (LECHE), jarabe de azúcar invertido.',
    )
    expect(label.ingredientes.lista.map(({ compuesto = false }) => compuesto)).toEqual([true, false, false])
    expect(label.warnings.join()).toMatch(/Ingrediente compuesto: «chocolate de cobertura»/)
  })

  test('chocolate says its cocoa in its own way, and so not in the list', () => {
    const label = labelOf(allCrafts.cacao, {
      ingredients: weights({ pasta_cacao: 600, azucar: 350, manteca_cacao: 50 }),
    })
    expect(label.menciones).toEqual(['Cacao: 64 % mínimo']) // 600 · 99 % and 50, of 1000, rounded down
    expect(quantitiesOf(label)).toEqual({})
  })
})

describe('quantities', () => {
  const gelato = (asked: object) =>
    labelOf(allCrafts.helado, {
      ingredients: lines({ 'Leche entera': 600, 'Nata 35%': 100, Azúcar: 150, 'Pasta de avellana': 100, Fresa: 50 }),
      ...asked,
    })

  test('by default, of fruit, nuts, cocoa and chocolate', () => {
    expect(quantitiesOf(gelato({}))).toEqual({ 'pasta de avellana': '10 %', fresa: '5 %' })
  })

  test('of what the name says', () => {
    expect(quantitiesOf(gelato({ denominacion: 'Helado de avellanas' }))).toEqual({ 'pasta de avellana': '10 %' })
    expect(gelato({ denominacion: 'Helado de avellanas' }).denominacion).toBe('Helado de avellanas')
    expect(quantitiesOf(gelato({ denominacion: 'Crema helada de nata' }))).toEqual({ nata: '10 %' })
    expect(quantitiesOf(gelato({ denominacion: 'Sueño de verano' }))).toEqual({
      'pasta de avellana': '10 %',
      fresa: '5 %',
    })
  })

  test('what kind of product it is names no ingredient, and chocolate may be cocoa but not its butter', () => {
    const label = labelOf(allCrafts.helado, {
      denominacion: 'Sorbete de chocolate',
      ingredients: lines({ Agua: 600, Azúcar: 200, 'Cacao en polvo': 80, 'Manteca de cacao': 20, 'Neutro sorbete': 5 }),
    })
    expect(quantitiesOf(label)).toEqual({ 'cacao en polvo': '8,8 %' }) // 80 / 905
  })

  test('not of the food of a reserved name that its norm fixes by figures, but of what is added to it', () => {
    const ice = (more: Readonly<Record<string, number>> = {}, denominacion?: string) =>
      labelOf(allCrafts.helado, {
        type: 'helado_leche',
        ingredients: lines({ 'Leche entera': 700, 'Leche desnatada en polvo': 40, Azúcar: 160, ...more }),
        ...(denominacion && { denominacion }),
      })
    expect(ice().denominacion).toBe('Helado de leche')
    expect(quantitiesOf(ice())).toEqual({})
    const pistachio = ice({ Pistacho: 100 })
    expect(pistachio.denominacion).toBe('Helado de leche con pistacho')
    expect(quantitiesOf(pistachio)).toEqual({ pistacho: '10 %' }) // 100 / 1000
    expect(quantitiesOf(ice({ Pistacho: 100 }, 'Helado de leche con pistacho'))).toEqual({ pistacho: '10 %' })
    expect(
      quantitiesOf(
        labelOf(allCrafts.cacao, {
          type: 'leche',
          ingredients: weights({
            'Pasta de cacao': 120,
            'Manteca de cacao': 240,
            'Leche entera en polvo': 220,
            Azúcar: 420,
          }),
        }),
      ),
    ).not.toHaveProperty('leche entera en polvo')
  })

  test('of every food of a customary name', () => {
    const pudding = labelOf(allCrafts.pasteleria, {
      type: 'arroz_con_leche',
      ingredients: lines({ 'Leche entera': 1000, Arroz: 120, Azúcar: 120 }),
    })
    expect(pudding.denominacion).toBe('Arroz con leche')
    expect(Object.keys(quantitiesOf(pudding)).toSorted()).toEqual(['arroz blanco redondo', 'leche entera'])
  })

  test('of what is asked for besides what the name says, whoever wrote it (art. 22.1.a)', () => {
    const named = { 'pasta de avellana': '10 %' }
    expect(gelato({}).denominacion).toMatch(/avellana/)
    expect(quantitiesOf(gelato({ quid: ['leche_entera', 'nata'] }))).toEqual({
      'leche entera': '60 %',
      nata: '10 %',
      ...named,
    })
    expect(quantitiesOf(gelato({ quid: [] }))).toEqual(named)
    expect(quantitiesOf(gelato({ quid: [], denominacion: 'Sueño de verano' }))).toEqual({})
    expect(gelato({ quid: ['kiwi'] }).warnings).toContain(
      'No encuentro «kiwi» entre los ingredientes: no puedo dar su cantidad.',
    )
  })
})

describe('allergens', () => {
  test('in the words and the order of Annex II, with cereal and nut by name', () => {
    const { alergenos } = labelOf(allCrafts.pasteleria, {
      type: 'financier',
      ingredients: lines({ 'Almendra molida': 100, Harina: 50, Azúcar: 150, 'Clara de huevo': 120, Mantequilla: 130 }),
    })
    expect(alergenos.presentes).toEqual([
      { id: 'gluten', nombre: 'Cereales que contengan gluten', palabras: ['trigo'], ingredientes: ['harina de trigo'] },
      {
        id: 'huevo',
        nombre: 'Huevos y productos a base de huevo',
        palabras: ['huevo'],
        ingredientes: ['clara de huevo'],
      },
      {
        id: 'leche',
        nombre: 'Leche y sus derivados (incluida la lactosa)',
        palabras: ['leche'],
        ingredientes: ['mantequilla'],
      },
      {
        id: 'frutos_cascara',
        nombre: 'Frutos de cáscara y productos derivados',
        palabras: ['almendra'],
        ingredientes: ['almendra molida'],
      },
    ])
    expect(alergenos).toMatchObject({ sinDato: [], texto: 'Contiene trigo, huevo, leche y almendra.' })
  })

  test('a line that weighs nothing brings none', () => {
    const { alergenos } = labelOf(allCrafts.helado, {
      ingredients: lines({ Agua: 100, Azúcar: 30, 'Leche entera': 0 }),
    })
    expect(alergenos.presentes).toEqual([])
    expect(alergenos.texto).toBe('Ningún ingrediente es de los alérgenos del anexo II.')
  })

  test('of what nobody knows, nothing is said but that', () => {
    const label = labelOf(allCrafts.turron, {
      ingredients: [...weights({ almendra_tostada: 600, miel: 300 }), { ingrediente: 'polvo de estrellas', peso: 20 }],
    })
    expect(label.alergenos.sinDato).toEqual(['polvo de estrellas'])
    expect(label.alergenos.texto).toBe('Contiene almendra. De «polvo de estrellas» no lo sé: mira su etiqueta.')
    expect(label.warnings.join()).toMatch(/No sé qué lleva «polvo de estrellas»/)
  })

  test('sulphites may be too few to declare', () => {
    const label = labelOf(allCrafts.helado, { ingredients: lines({ Agua: 500, Azúcar: 200, 'Vino tinto': 200 }) })
    expect(label.warnings.join()).toMatch(/pasa de 10 mg\/kg/)
  })
})

describe('mentions of Annex III', () => {
  const of = (grams: Readonly<Record<string, number>>) =>
    labelOf(allCrafts.helado, { ingredients: lines(grams) }).menciones

  test('sweeteners, with sugar or without, aspartame and many polyols', () => {
    expect(of({ 'Leche entera': 100, Azúcar: 20 })).toEqual([])
    expect(of({ 'Leche entera': 100, Sucralosa: 0.1 })).toEqual(['Con edulcorante(s)'])
    expect(of({ 'Leche entera': 100, Aspartamo: 0.1, Azúcar: 5 })).toEqual([
      'Con azúcar(es) y edulcorante(s)',
      'Contiene aspartamo (una fuente de fenilalanina)',
    ])
    // By its number or its words, where no row is it.
    for (const salt of ['E 962', 'Sal de aspartamo y acesulfamo (E962)'])
      expect(of({ 'Leche entera': 100, [salt]: 0.1 })).toEqual([
        'Con edulcorante(s)',
        'Contiene aspartamo (una fuente de fenilalanina)',
      ])
    expect(of({ 'Leche entera': 100, 'Bebida sin aspartamo': 5 })).toEqual([])
    // Beside more sugar than there is of it, sorbitol keeps moisture: no sweetener.
    expect(of({ 'Leche entera': 100, Azúcar: 20, Sorbitol: 5 })).toEqual([])
    expect(of({ Agua: 100, Sorbitol: 8 })).toEqual(['Con edulcorante(s)'])
    expect(of({ 'Leche entera': 80, Maltitol: 20 })).toEqual([
      'Con edulcorante(s)',
      'Un consumo excesivo puede producir efectos laxantes',
    ])
  })
})

test('the legal name is that of the craft', () => {
  const ingredients = lines({ Agua: 500, 'Zumo de limón': 185, Azúcar: 200 })
  const label = labelOf(allCrafts.helado, { type: 'sorbete_agua', ingredients })
  expect(label.denominacion).toBe('Sorbete de limón')
  expect(label.legal).toEqual(allCrafts.helado.analyse({ type: 'sorbete_agua', ingredients }).legal)
})

test('every figure is explained: the parts add up to it, and its sources are named', () => {
  const { explicacion, nutricion } = labelOf(
    allCrafts.panaderia,
    { ingredients: lines({ 'Harina de trigo': 1000, Agua: 600, Sal: 20 }) },
    { explain: true },
  )
  for (const key of LABEL_NUTRIENTS) {
    const { contribuciones = [], fuentes } = explicacion?.parametros[key] ?? { fuentes: [] }
    const sum = contribuciones.reduce((total, { aporte }) => total + aporte, 0)
    expect(sum, key).toBeCloseTo(nutricion.por100g[key].valor, 3)
    expect(fuentes.map(({ clave }) => clave)).toEqual(['eu-1169-2011', 'eu-tolerances-2012'])
  }
  expect(explicacion?.ingredientes.at(-1)).toMatchObject({ nombre: 'Agua evaporada' })
})

test.each([
  ['racion', { racion: 0 }],
  ['racion', { racion: 5001 }],
  ['denominacion', { denominacion: 'x'.repeat(201) }],
  ['quid', { quid: Array.from({ length: 51 }, () => 'a') }],
])('%s is bounded', (field, asked) => {
  const ask = () => labelOf(allCrafts.helado, { ingredients: lines({ Leche: 1 }), ...asked })
  expect(ask).toThrow(new RegExp(`«${field}»`))
})

test('the fruit of a jam is one figure, in its mention and in its quantity (RD 863/2003, 8.3)', () => {
  const ingredients = lines({ Albaricoque: 702.9757, Azúcar: 460.3106, Agua: 253.694, Impulsor: 87.31 })
  const { menciones, obligatorio } = labelOf(allCrafts.pasteleria, { type: 'confitura', ingredients })
  expect(menciones).toContain('Elaborado con 83,4 g de fruta por 100 g')
  expect(obligatorio.find(({ id }) => id === 'd')?.texto).toBe('albaricoque 83,4 %')
})

test('what comes to more than the bread weighs is told by weight, in its name and in its quantities (Annex VIII, 4.a)', () => {
  const request = {
    ingredients: lines({ 'Harina de lentejas': 311.34, Sal: 10.22, Levadura: 10.45, Miel: 25.07, Agua: 1 }),
  }
  const { denominacion = '', obligatorio } = labelOf(allCrafts.panaderia, request)
  expect(denominacion).toBe('Pan con harina de lentejas 99,3 g y miel 8 g por 100 g de producto')
  expect(obligatorio.find(({ id }) => id === 'd')?.texto).toBe(
    'harina de lentejas 99,3 g por 100 g de producto, miel 8 g por 100 g de producto',
  )
  const written = labelOf(allCrafts.panaderia, { ...request, denominacion })
  expect(written.partesDelNombre?.map(({ texto, cumple }) => [texto, cumple])).toEqual([[denominacion, true]])
})
