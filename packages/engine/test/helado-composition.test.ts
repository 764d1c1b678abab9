import { describe, expect, test } from 'vitest'
import { rowsById } from '../src/catalogue/catalogue.ts'
import { type HeladoMatter, heladoMatterOf, overrideHeladoMatter } from '../src/crafts/helado/matter.ts'
import { FormulaError } from '../src/formula/errors.ts'
import type { RawLine } from '../src/formula/formula.ts'
import { helado } from '../src/whole.ts'

/** Composition that the caller gives, over a row or in its place (dossier §1 «Overrides» and §1.1). */

const analyse = (ingredients: readonly RawLine[], type = 'base') =>
  helado.analyse({ type, ingredients }, { advice: false })

function matter(id: string): HeladoMatter {
  const row = rowsById.get(id)
  if (!row) throw new Error(`The catalogue has no ${id}`)
  return heladoMatterOf(row)
}

const CLOSE = 9

describe('over a known row, field by field', () => {
  test('fields that are given replace their own and leave the others', () => {
    const cream = matter('nata')
    const richer = overrideHeladoMatter({ materiagrasa: 38 }, cream)
    expect(richer).toMatchObject({
      materiagrasa: 38,
      esml: cream.esml,
      lactosa: cream.lactosa,
      pac: cream.pac,
      pod: cream.pod,
    })
    expect(richer.agua).toBeCloseTo(cream.agua - 3, CLOSE)
    expect(richer.kcal).toBeCloseTo(cream.kcal + 9 * 3, CLOSE)
    expect(richer.grasaLactea).toBeCloseTo(38, CLOSE)
  })

  test('price and energy move nothing else', () => {
    const { precio, kcal, ...rest } = overrideHeladoMatter({ precio: 7, kcal: 100 }, matter('nata'))
    expect({ precio, kcal }).toStrictEqual({ precio: 7, kcal: 100 })
    expect(matter('nata')).toMatchObject(rest)
  })

  test('more sugar brings PAC and POD in the row’s own measure', () => {
    const strawberry = matter('fresa')
    const sweeter = overrideHeladoMatter({ azucares: strawberry.azucares + 2 }, strawberry)
    // Its sugars are 8.89 PAC and 6.09 POD for 4.90 g.
    expect(sweeter.pac).toBeCloseTo(strawberry.pac + (2 * 8.89) / 4.9, 1)
    expect(sweeter.pod).toBeCloseTo(strawberry.pod + (2 * 6.09) / 4.9, 1)
    expect(sweeter.pacFisico - strawberry.pacFisico).toBeCloseTo(sweeter.pac - strawberry.pac, CLOSE)
    expect(sweeter.kcal).toBeCloseTo(strawberry.kcal + 8, CLOSE)
  })

  test('in a row without sugars they count as sucrose', () => {
    const sweetened = overrideHeladoMatter({ azucares: 10 }, matter('agua'))
    expect(sweetened).toMatchObject({ azucares: 10, pac: 10, pod: 10, pacFisico: 10, agua: 90, kcal: 40 })
  })

  test('PAC and POD that are given win over those that follow', () => {
    const strawberry = matter('fresa')
    const given = overrideHeladoMatter({ azucares: 10, pac: 25, pod: 12 }, strawberry)
    expect(given).toMatchObject({ azucares: 10, pac: 25, pod: 12 })
    // The physical figure keeps its distance: the fruit's acids are still there.
    expect(given.pacFisico).toBeCloseTo(25 + strawberry.pacFisico - strawberry.pac, CLOSE)
  })

  test('milk solids carry their lactose, protein and salts', () => {
    const milk = matter('leche_entera')
    const richer = overrideHeladoMatter({ esml: 2 * milk.esml }, milk)
    expect(richer.lactosa).toBeCloseTo(2 * milk.lactosa, CLOSE)
    expect(richer.proteinas).toBeCloseTo(2 * milk.proteinas, CLOSE)
    expect(richer.proteinaLactea).toBeCloseTo(2 * milk.proteinaLactea, CLOSE)
    expect(richer.pac).toBeCloseTo(milk.pac + milk.lactosa, CLOSE)
    expect(richer.pod).toBeCloseTo(milk.pod + 0.16 * milk.lactosa, CLOSE)
    expect(richer.pacFisico).toBeCloseTo(milk.pacFisico + milk.lactosa + 0.4365 * milk.esml, CLOSE)
    expect(richer.agua).toBeCloseTo(milk.agua - milk.esml, CLOSE)
  })

  test('unless lactose or protein are given too', () => {
    const milk = matter('leche_entera')
    const given = overrideHeladoMatter({ esml: 12, lactosa: 3, proteinas: 8 }, milk)
    expect(given).toMatchObject({ esml: 12, lactosa: 3, proteinas: 8 })
    expect(given.pac).toBeCloseTo(milk.pac + 3 - milk.lactosa, CLOSE)
  })

  test('in the answer: a pricier, fatter cream', () => {
    const { params } = analyse([{ name: 'Nata 35%', grams: 100, materiagrasa: 38, precio: 10 }])
    expect(params).toMatchObject({ materiaGrasa: 38, coste_100g_eur: 1 })
    expect(params.solidosTotales).toBeCloseTo(38 + matter('nata').esml, 2)
  })
})

describe('in place of a row', () => {
  test('what is not given follows from what is', () => {
    const unknown = overrideHeladoMatter({ azucares: 30, materiagrasa: 10, esml: 20, otrossolidos: 5 })
    expect(unknown.agua).toBeCloseTo(35, CLOSE)
    expect(unknown.lactosa).toBeCloseTo(0.545 * 20, CLOSE)
    expect(unknown.proteinas).toBeCloseTo(0.36 * 20, CLOSE)
    expect(unknown.pac).toBeCloseTo(30 + 10.9, CLOSE)
    expect(unknown.pod).toBeCloseTo(30 + 0.16 * 10.9, CLOSE)
    expect(unknown.pacFisico).toBeCloseTo(40.9 + 0.4365 * 20, CLOSE)
    expect(unknown.kcal).toBeCloseTo(9 * 10 + 4 * (30 + 10.9 + 7.2) + 2 * 5, CLOSE)
    expect(unknown.precio).toBe(0)
  })

  test('protein that milk does not explain is taken out of the fibre', () => {
    expect(overrideHeladoMatter({ proteinas: 8, otrossolidos: 20 }).kcal).toBeCloseTo(4 * 8 + 2 * (20 - 8), CLOSE)
    expect(overrideHeladoMatter({ proteinas: 30, otrossolidos: 20 }).kcal).toBeCloseTo(4 * 30, CLOSE)
  })

  test('its PAC is the trade’s, and the salts of its milk come on top', () => {
    expect(overrideHeladoMatter({ esml: 50, pac: 60 })).toMatchObject({
      pac: 60,
      pacFisico: expect.closeTo(60 + 0.4365 * 50, CLOSE),
    })
  })

  test('in the answer, without a warning but that it is too wet to keep', () => {
    const { params, warnings, seguridadAlimentaria } = analyse(
      [{ name: 'Invento', grams: 50, azucares: 40, materiagrasa: 10, precio: 6 }],
      'veteado',
    )
    expect(params).toMatchObject({ azucares: 40, materiaGrasa: 10, solidosTotales: 50, POD: 40, coste_100g_eur: 0.6 })
    expect(params).toMatchObject({ kcal_100g: 250, PAC_indice_clasico: 40 })
    expect(warnings).toStrictEqual([seguridadAlimentaria.aviso])
  })
})

describe('with nothing known', () => {
  const milk = { name: 'Leche entera', grams: 900 }

  test('it weighs, and moves neither PAC nor water to freeze', () => {
    const alone = analyse([milk]).params
    const { params, warnings } = analyse([milk, { name: 'Polvo misterioso', grams: 100 }])
    expect(params.PAC).toBe(alone.PAC)
    expect(params.materiaGrasa).toBeCloseTo(0.9 * alone.materiaGrasa, 1)
    expect(params.solidosTotales).toBeCloseTo(0.9 * alone.solidosTotales, 1)
    expect(params.kcal_100g).toBeCloseTo(0.9 * alone.kcal_100g, 1)
    expect(warnings).toHaveLength(1)
  })

  test('a price alone does not describe it, but counts', () => {
    const { params, warnings } = analyse([{ name: 'Polvo misterioso', grams: 100, precio: 20 }])
    expect(params).toMatchObject({ coste_100g_eur: 2, kcal_100g: 0, solidosTotales: 0, aguaLibre: 100, PAC: 0 })
    expect(warnings.some((sentence) => sentence.includes('«Polvo misterioso» (100 % de la masa)'))).toBe(true)
  })
})

describe('figures that cannot be', () => {
  test('more than 100 g in 100 g are kept, without water, and told', () => {
    const { params, warnings } = analyse([
      { name: 'Leche entera', grams: 100 },
      { name: 'Invento', grams: 100, azucares: 80, materiagrasa: 40.5 },
    ])
    expect(warnings).toContain(
      'La composición de «Invento» (línea 2) suma 120,5 g por 100 g: la uso tal cual, sin agua. Revisa la ficha.',
    )
    expect(params.azucares).toBe(40)
    expect(overrideHeladoMatter({ azucares: 80, materiagrasa: 40.5 }).agua).toBe(0)
  })

  test('exactly 100 is not too much', () => {
    expect(analyse([{ name: 'Invento', grams: 1, azucares: 60, materiagrasa: 40 }]).warnings.join()).not.toContain(
      'suma',
    )
  })

  const refusal = (line: RawLine): FormulaError => {
    try {
      analyse([
        { name: 'Agua', grams: 1 },
        { name: 'Invento', grams: 1, ...line },
      ])
    } catch (error) {
      if (error instanceof FormulaError) return error
      throw error
    }
    throw new Error('It was accepted')
  }

  test.each(['azucares', 'materiagrasa', 'esml', 'lactosa', 'proteinas', 'otrossolidos'])('%s above 100', (field) => {
    expect(refusal({ [field]: 100.01 })).toMatchObject({
      code: 'invalid-line',
      message: `Línea 2 («Invento»): «${field}» son gramos por 100 g y debe estar entre 0 y 100.`,
    })
  })

  test.each(['azucares', 'esml', 'pac', 'pod', 'kcal', 'precio'])('%s that is no number from 0 up', (field) => {
    for (const value of [-0.01, Number.NaN, Number.POSITIVE_INFINITY, '12', null, true]) {
      expect(refusal({ [field]: value })).toMatchObject({
        code: 'invalid-line',
        message: `Línea 2 («Invento»): «${field}» debe ser un número igual o mayor que 0.`,
      })
    }
  })

  test('PAC, POD, energy and price have no ceiling: they are not parts of 100 g', () => {
    const { params } = analyse([{ name: 'Invento', grams: 1, pac: 585, pod: 60000, kcal: 900, precio: 4000 }])
    expect(params).toMatchObject({ PAC_indice_clasico: 585, POD: 60000, kcal_100g: 900, coste_100g_eur: 400 })
  })
})
