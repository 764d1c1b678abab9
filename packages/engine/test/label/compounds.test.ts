import { describe, expect, test } from 'vitest'
import { type PieceRequest, pieceOf } from '../../src/entries/piece.ts'
import { allCrafts, labelOf } from '../../src/index.ts'
import { lines } from './reading.ts'

/**
 * Labels of products that have others inside, worked out by hand from Regulation (EU) 1169/2011 (Annex VII, parts A and E,
 * art. 21 and 22, Annex VIII) before the engine was asked. Each says its arithmetic.
 */

const pastry = (grams: Readonly<Record<string, number>>, more: object = {}) => ({
  oficio: 'pasteleria',
  ingredients: lines(grams),
  ...more,
})
const weights = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([ingrediente, peso]) => ({ ingrediente, peso }))

const labelled = (partes: PieceRequest['partes'], more: Partial<PieceRequest> = {}) =>
  pieceOf({ partes, ...more }).etiqueta

/** 684.94 g of roasted almond and 261.79 g of boiled honey, 946.73 g: see the jijona of `label.test.ts`. */
const turron = { oficio: 'turron', type: 'jijona', ingredients: weights({ almendra_cruda: 700, miel: 300 }) }

/** 61 % of cocoa: dark chocolate by Directive 2000/36/EC. */
const chocolate = {
  oficio: 'cacao',
  type: 'negro',
  ingredients: weights({ 'Pasta de cacao': 55, Azúcar: 38.5, 'Manteca de cacao': 6, 'Lecitina de soja': 0.5 }),
}

describe('ten labels by hand', () => {
  test('1. a cream and a nut: the compound by its usual name, its own in brackets, the allergen where it is', () => {
    const label = labelled([
      { nombre: 'Crema de nata', gramos: 60, preparacion: pastry({ 'Nata 35 %': 90, Azúcar: 10 }) },
      { nombre: 'Avellana tostada', gramos: 40 },
    ])
    expect(label.ingredientes.texto).toBe(
      'Ingredientes: crema de nata [nata (LECHE), azúcar], AVELLANA tostada (40 %).',
    )
    // 60 g have 54 of cream and 6 of sugar.
    expect(label.ingredientes.lista[0]?.ingredientes?.map(({ nombre, porcentaje }) => [nombre, porcentaje])).toEqual([
      ['nata', 54],
      ['azúcar', 6],
    ])
    const { grasas, saturadas, azucares, proteinas, energiaKcal } = label.nutricion.por100g
    expect(grasas.valor).toBeCloseTo(0.54 * 35 + 0.4 * 62.4, 3) // 43.86
    expect(saturadas.valor).toBeCloseTo(0.54 * 22.34 + 0.4 * 4.51, 3)
    expect(azucares.valor).toBeCloseTo(0.54 * 3.26 + 0.06 * 99.7 + 0.4 * (4.75 + 0.07 + 0.07), 3)
    expect(proteinas.valor).toBeCloseTo(0.54 * 2.29 + 0.4 * 17.72, 3)
    expect(grasas.texto).toBe('44 g')
    // Starch and other digestible carbohydrates of the nut 3.31, fibre 9.4.
    const carbohydrates = azucares.valor + 0.4 * (1.1 + 2.21)
    expect(energiaKcal.valor).toBeCloseTo(9 * grasas.valor + 4 * carbohydrates + 4 * proteinas.valor + 2 * 0.4 * 9.4, 1)
    expect(label.alergenos.texto).toBe('Contiene leche y avellana.')
  })

  test('2. turrón in an ice cream: the name that its decree gives it, its quantity because the product is called so', () => {
    const label = labelOf(allCrafts.helado, {
      denominacion: 'Helado de turrón',
      ingredients: [
        ...lines({ 'Leche entera': 610, 'Nata 35 %': 200, Azúcar: 90 }),
        { name: 'Turrón de Jijona', grams: 100, preparacion: turron },
      ],
    })
    // 100 of 1000 g. «Jijona» is protected and nobody certified it: the decree calls it soft, and 72.35 % of almond Suprema.
    expect(label.ingredientes.texto).toBe(
      'Ingredientes: LECHE entera, nata (LECHE), turrón blando calidad Suprema 10 % (ALMENDRA, miel), azúcar.',
    )
    expect(label.warnings.join()).toMatch(/«Turrón de Jijona» va en la lista como «Turrón blando, calidad Suprema», si/)
    // At the moment of use: 684.94 / 946.73 of 100 g, and 300 / 946.73 of honey before it was boiled.
    const inside = label.ingredientes.lista[2]?.ingredientes?.map(({ porcentaje }) => porcentaje)
    expect(inside?.[0]).toBeCloseTo(7.23, 2)
    expect(inside?.[1]).toBeCloseTo(3.17, 2)
  })

  test('3. a name that is neither of law nor of custom: its ingredients are listed with the others', () => {
    const label = labelled([
      { nombre: 'Azúcar', gramos: 60 },
      { nombre: 'Mezcla de la casa', gramos: 40, preparacion: pastry({ 'Almendra molida': 50, Azúcar: 50 }) },
    ])
    // Sugar 60 + 20, almond 20.
    expect(label.ingredientes.texto).toBe('Ingredientes: azúcar, ALMENDRA molida (20 %).')
    expect(label.ingredientes.lista.map(({ porcentaje }) => porcentaje)).toEqual([80, 20])
    expect(label.warnings.join()).toMatch(/«Mezcla de la casa» no es un nombre legal ni consagrado por el uso/)
  })

  test('4. a sponge that lost water in the oven: order by what went into the bowl, water by what is left of it', () => {
    const sponge = pastry({ 'Harina floja': 120, Huevo: 100, Azúcar: 90, Agua: 60 }, { rendimiento: 85 })
    const label = labelled([
      { nombre: 'Bizcocho', gramos: 70, preparacion: sponge },
      { nombre: 'Nata 35 %', gramos: 30 },
    ])
    // 370 g leave 314.5; the others are 310, so 4.5 g of water are left: 1.43 % of the sponge, not listed.
    expect(label.ingredientes.texto).toBe('Ingredientes: bizcocho (harina de TRIGO, HUEVO, azúcar), nata (LECHE).')
    const inside = label.ingredientes.lista[0]?.ingredientes?.map(({ porcentaje }) => porcentaje)
    expect(inside).toEqual([26.71, 22.26, 20.03]) // 120, 100, 90 · 70 / 314.5
    expect(label.ingredientes.omitidos).toMatchObject([{ nombre: 'agua (en «bizcocho»)', porcentaje: 1 }])
    // Flour 0.82 of fat and 0.1 of salt, egg 9.83 and 0.31, sugar 0.01 of salt, cream 35 and 0.06.
    expect(label.nutricion.por100g.grasas.valor).toBeCloseTo((70 / 314.5) * (1.2 * 0.82 + 9.83) + 0.3 * 35, 3)
    expect(label.nutricion.por100g.sal.texto).toBe('0,12 g') // 0.0267 + 0.0690 + 0.0020 + 0.0180
  })

  test('5. syrup: its water is more than 5 % of it and stays, though it is less of the product', () => {
    const label = labelled([
      { nombre: 'Harina floja', gramos: 90 },
      { nombre: 'Almíbar', gramos: 10, preparacion: pastry({ Azúcar: 60, Agua: 40 }) },
    ])
    expect(label.ingredientes.texto).toBe('Ingredientes: harina de TRIGO, almíbar (azúcar, agua).')
    expect(label.ingredientes.lista[1]?.ingredientes?.[1]).toMatchObject({ nombre: 'agua', porcentaje: 4 })
  })

  test('6. less than 2 % of chocolate, whose make is Union law: only its additive and allergen stay', () => {
    const label = labelled(
      [
        { nombre: 'Nata 35 %', gramos: 98.5 },
        { nombre: 'Chocolate negro', gramos: 1.5, preparacion: chocolate },
      ],
      { quid: [] },
    )
    expect(label.ingredientes.texto).toBe('Ingredientes: nata (LECHE), chocolate [emulgente (lecitina de SOJA)].')
    // 55, 38.5 and 6 % of 1.5 g.
    expect(label.ingredientes.omitidos.map(({ nombre, porcentaje }) => [nombre, porcentaje])).toEqual([
      ['pasta de cacao (en «chocolate»)', 0.83],
      ['azúcar (en «chocolate»)', 0.58],
      ['manteca de cacao (en «chocolate»)', 0.09],
    ])
    expect(label.ingredientes.omitidos[0]?.motivo).toMatch(/parte E, punto 2\.a/)
  })

  test('7. at 2 % it is no longer less: all of it is listed', () => {
    const label = labelled(
      [
        { nombre: 'Nata 35 %', gramos: 98 },
        { nombre: 'Chocolate negro', gramos: 2, preparacion: chocolate },
      ],
      { quid: [] },
    )
    expect(label.ingredientes.texto).toBe(
      'Ingredientes: nata (LECHE), chocolate [pasta de cacao, azúcar, manteca de cacao, emulgente (lecitina de SOJA)].',
    )
    expect(label.ingredientes.omitidos).toEqual([])
  })

  test('8. less than 2 % of turrón, whose make is national law: no exemption', () => {
    const label = labelled(
      [
        { nombre: 'Nata 35 %', gramos: 99 },
        { nombre: 'Turrón', gramos: 1, preparacion: turron },
      ],
      { quid: [] },
    )
    expect(label.ingredientes.texto).toBe('Ingredientes: nata (LECHE), turrón blando calidad Suprema (ALMENDRA, miel).')
  })

  test('9. a mixture of spices below 2 % is not broken down, and at 3 % it is', () => {
    const spices = pastry({ 'Canela molida': 60, 'Nuez moscada': 40 })
    const withSpices = (grams: number) =>
      labelled([
        { nombre: 'Harina floja', gramos: 100 - grams },
        { nombre: 'Mezcla de especias', gramos: grams, preparacion: spices },
      ]).ingredientes
    expect(withSpices(1).texto).toBe('Ingredientes: harina de TRIGO, mezcla de especias.')
    expect(withSpices(1).omitidos[0]?.motivo).toMatch(/punto 2\.b/)
    expect(withSpices(3).texto).toBe('Ingredientes: harina de TRIGO, mezcla de especias (canela, nuez moscada).')
  })

  test('a mixture of spices under a name of the house is one of spices, and additives alone are none', () => {
    const withPowder = (of: Readonly<Record<string, number>>) =>
      labelled([
        { nombre: 'Harina floja', gramos: 99 },
        { nombre: 'Polvo de la abuela', gramos: 1, preparacion: pastry(of) },
      ]).ingredientes.texto
    expect(withPowder({ 'Canela molida': 60, 'Nuez moscada': 40 })).toBe(
      'Ingredientes: harina de TRIGO, mezcla de especias.',
    )
    expect(withPowder({ 'Goma xantana': 50, 'Goma guar': 50 })).not.toMatch(/mezcla|polvo/i)
  })

  test('10. three levels of hazelnut: the quantity of each place, and of all of them', () => {
    const praline = pastry({ 'Avellana tostada': 60, Azúcar: 40 })
    const mousse = {
      oficio: 'pasteleria',
      ingredients: [...lines({ 'Nata 35 %': 80 }), { name: 'Praliné de avellana', grams: 20, preparacion: praline }],
    }
    const sponge = pastry({ Huevo: 50, 'Avellana tostada': 30, Azúcar: 20 })
    const label = labelled(
      [
        { nombre: 'Mousse de avellana', gramos: 50, preparacion: mousse },
        { nombre: 'Bizcocho de avellana', gramos: 40, preparacion: sponge },
        { nombre: 'Avellana tostada', gramos: 10, decoracion: true },
      ],
      { denominacion: 'Tarta de avellana' },
    )
    // 50 · 0.2 · 0.6 = 6; 40 · 0.3 = 12; 10: 28 in all.
    expect(label.ingredientes.texto).toBe(
      'Ingredientes: mousse de avellana [nata (LECHE), praliné de avellana [AVELLANA tostada (6 %), azúcar]], bizcocho de avellana [HUEVO, AVELLANA tostada (12 %), azúcar], AVELLANA tostada (10 %).',
    )
    expect(label.ingredientes.totales).toEqual([
      { nombre: 'avellana', valor: 28, texto: '28 %', ingredientes: ['avellana tostada'] },
    ])
    expect(label.alergenos.presentes.map(({ id }) => id)).toEqual(['huevo', 'leche', 'frutos_cascara'])
  })
})

describe('names', () => {
  test('what a name says a piece is filled with has its quantity, though «crema» alone tells no ingredient', () => {
    const filled = (denominacion: string) =>
      labelled(
        [
          { nombre: 'Hojaldre', gramos: 40, preparacion: pastry({ 'Harina floja': 50, Mantequilla: 50 }) },
          { nombre: 'Crema pastelera', gramos: 60, preparacion: pastry({ Leche: 80, Azúcar: 20 }) },
        ],
        { denominacion },
      ).ingredientes.texto
    expect(filled('Milhojas de crema')).toMatch(/crema pastelera 60 %/)
    expect(filled('Milhojas con crema y merengue')).toMatch(/crema pastelera 60 %/)
    expect(filled('Milhojas')).not.toMatch(/crema pastelera 60/)
    expect(filled('Helado de crema')).not.toMatch(/crema pastelera 60/)
  })

  test('a pre-ferment is one; with no yeast in it, sourdough', () => {
    const dough = (nombre: string, inside: Readonly<Record<string, number>>) =>
      labelOf(allCrafts.panaderia, {
        ingredients: [
          ...lines({ 'Harina de fuerza': 600, Agua: 400, Sal: 20 }),
          { name: nombre, grams: 300, preparacion: { oficio: 'panaderia', ingredients: lines(inside) } },
        ],
        merma: 0.1,
      }).ingredientes.texto
    expect(dough('Biga', { 'Harina de fuerza': 200, Agua: 100, 'Levadura fresca': 2 })).toMatch(
      /prefermento \(harina de TRIGO, agua, levadura\)/,
    )
    expect(dough('Masa madre', { 'Harina de fuerza': 100, Agua: 100 })).toMatch(/masa madre \(harina de TRIGO, agua\)/)
  })

  test('a chocolate that may not be called so is no chocolate in the list', () => {
    const compound = {
      ...chocolate,
      ingredients: weights({ 'Cacao en polvo': 15, Azúcar: 50, 'Grasa vegetal CBS': 35 }),
    }
    const label = labelled([{ nombre: 'Chocolate negro', gramos: 50, preparacion: compound }])
    expect(label.ingredientes.texto).not.toMatch(/chocolate/)
    expect(label.warnings.join()).toMatch(/«Chocolate negro» empieza por un nombre que la ley reserva/)
    // And from a craft that does not know the law of chocolate, it has no name at all.
    const unknown = labelled([{ nombre: 'Chocolate negro', gramos: 50, preparacion: pastry({ Azúcar: 1, Cacao: 1 }) }])
    expect(unknown.ingredientes.texto).not.toMatch(/chocolate/)
    expect(unknown.warnings.join()).toMatch(/«Chocolate negro» empieza por un nombre que la ley reserva/)
  })

  test('a reserved word inside the legal name is that name', () => {
    const gianduja = {
      oficio: 'cacao',
      type: 'gianduja',
      ingredients: weights({ Azúcar: 36, 'Pasta de cacao': 32, 'Pasta de avellana': 32 }),
    }
    expect(labelled([{ nombre: 'Gianduja', gramos: 8, preparacion: gianduja }], { quid: [] }).ingredientes.texto).toBe(
      'Ingredientes: chocolate con avellanas gianduja (azúcar, pasta de cacao, pasta de AVELLANA).',
    )
  })

  test('the same formula in two places of one level is one ingredient', () => {
    const preparaciones = { 'Crema de nata': pastry({ 'Nata 35 %': 90, Azúcar: 10 }) }
    const label = labelled(
      [
        { nombre: 'Crema de nata', gramos: 20 },
        { nombre: 'Harina floja', gramos: 50 },
        { nombre: 'Crema de nata', gramos: 30 },
      ],
      { preparaciones },
    )
    expect(label.ingredientes.lista.map(({ nombre, porcentaje }) => [nombre, porcentaje])).toEqual([
      ['harina de trigo', 50],
      ['crema de nata', 50],
    ])
  })
})
