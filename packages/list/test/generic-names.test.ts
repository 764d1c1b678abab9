import { findRow } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { type GenericScene, genericReadingOf, guessText, pastedFormula } from '../src/index.ts'
import { CRAFT_PRODUCTS } from '../src/products/all.ts'

/** A bare word is what its list makes of it, or is asked about. */
const sceneOf = (craft: string, type: string, lines: string, title?: string): GenericScene => ({
  craft,
  type,
  title,
  lines: lines.split(', ').map((line) => {
    const [grams = '', ...name] = line.split(' ')
    return { name: name.join(' '), grams: Number(grams) }
  }),
})
const MILK = '600 leche, 180 nata, 150 azúcar'
const FRUIT = '550 fresa, 200 agua, 200 azúcar'
const DOUGH = '500 harina, 320 agua, 9 sal'

describe('a name that only says a shelf', () => {
  it.each([
    ['neutro', 5, sceneOf('helado', 'helado_crema', MILK), 'neutro_crema', false],
    ['neutro', 5, sceneOf('helado', 'sorbete_agua', FRUIT), 'neutro_sorbete', false],
    ['estab', 45, sceneOf('helado', 'helado_crema', MILK), 'base_50', false],
    ['neutro', 90, sceneOf('helado', 'helado_crema', MILK), 'base_100', false],
    ['glucosa', 40, sceneOf('helado', 'helado_crema', MILK), 'glucosa_polvo_de38', true],
    ['glucosa', 40, sceneOf('turron', 'alicante', '600 almendra, 200 miel'), 'glucosa', false],
    ['levadura', 25, sceneOf('panaderia', 'pan_comun', DOUGH), 'levadura_fresca', false],
    ['levadura', 5.5, sceneOf('panaderia', 'pan_comun', DOUGH), 'levadura_seca', true],
    ['levadura', 1, sceneOf('panaderia', 'pan_comun', DOUGH, 'Pan en frío 24 h'), 'levadura_fresca', false],
    [
      'chocolate',
      80,
      sceneOf('pasteleria', 'crema_inglesa', '1000 leche', 'Chocolate a la taza'),
      'chocolate_taza',
      false,
    ],
    ['nata', 300, sceneOf('pasteleria', 'hojaldre', MILK, 'Quiche'), 'nata_18', false],
    ['harina', 500, sceneOf('panaderia', 'brioche', DOUGH), 'harina_fuerza', false],
    ['harina', 500, sceneOf('pasteleria', 'genoise', DOUGH), 'harina_floja', false],
    ['queso', 300, sceneOf('panaderia', 'pan_comun', DOUGH), undefined, true],
    ['crema', 300, sceneOf('cacao', 'bombon', MILK), undefined, true],
    ['prefermento', 300, sceneOf('panaderia', 'pan_comun', DOUGH), undefined, true],
    ['vino', 30, sceneOf('pasteleria', 'polvoron', DOUGH), 'vino_blanco', true],
  ])('%s, %d g', (name, grams, scene, put, isAsked) => {
    const read = genericReadingOf(name, grams, { ...scene, lines: [...scene.lines, { name, grams }] })
    expect([read?.put, read?.isAsked]).toEqual([put, isAsked])
  })

  it('says no row that nobody has', () => {
    const rules = CRAFT_PRODUCTS.flatMap(({ generics = {} }) => Object.values(generics).flat())
    const ids = rules.flatMap(({ put, others }) => [...(put ? [put] : []), ...others.split(' ')])
    expect(ids.filter((id) => findRow(id)?.id !== id)).toEqual([])
  })

  it('is sent as the row that it is, and what is asked is told with what it may be', () => {
    const { ingredients, lecturas } = pastedFormula(
      'Sorbete de fresa\nfresa 550 g\nagua 200 g\nazúcar 180 g\nglucosa 40 g\nneutro 5 g',
      { name: 'nombre', grams: 'gramos' },
      { craft: 'helado' },
    )
    expect(ingredients.map(({ nombre }) => findRow(String(nombre))?.id).slice(-2)).toEqual([
      'glucosa_polvo_de38',
      'neutro_sorbete',
    ])
    const [glucose] = lecturas
      .flatMap(({ ingredientes = [] }) => ingredientes)
      .filter(({ nombre }) => nombre === 'glucosa')
    expect(glucose).toMatchObject({ provisional: true, alternativas: [{ id: 'glucosa' }] })
  })
})

describe('a title that two crafts have', () => {
  it('is of the craft that is asked, or of what goes in', () => {
    const cream = 'Mantecado\nleche 560 g\nnata 160 g\nyema 90 g\nazúcar 150 g\nestab 4 g'
    expect(guessText(cream).craft).toBe('helado')
    expect(guessText('Mantecado\nharina 500 g\nmanteca de cerdo 250 g\nazúcar glas 200 g').craft).toBe('pasteleria')
    expect(
      guessText(
        'ganache\npuré de frambuesa 180 g\ncobertura negra 420 g\nazúcar invertido 40 g\nmantequilla 60 g',
        'cacao',
      ).craft,
    ).toBe('cacao')
    expect(guessText('Brioche\nharina 500 g\nmantequilla 200 g\nhuevo 250 g\nlevadura 20 g', 'helado').craft).toBe(
      'panaderia',
    )
  })
})
