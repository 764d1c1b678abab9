import { describe, expect, it } from 'vitest'
import { pastedFormula, textRead } from '../src/index.ts'

const FIELDS = { name: 'name', grams: 'grams' }
const judged = (text: string): readonly (string | undefined)[] =>
  textRead(text).partes.flatMap(({ titulo, juzgada }) => (juzgada ? [titulo] : []))

describe('which recipe of a text is judged', () => {
  it.each([
    // The dough, whatever fills it.
    [
      'Roscón relleno\nRelleno\nnata 35 900\nazúcar 60\nMasa\nharina 500\nleche 150\nmantequilla 110\nlevadura 20',
      ['Masa'],
    ],
    // An ice is its base, not the brownie in it.
    [
      'Helado con brownie\nBrownie\nharina 200\nchocolate 300\nhuevo 200\nBase\nleche 600\nnata 35 150\nazúcar 120\nneutro 5',
      ['Base'],
    ],
    // Two formulas: the first, whose name is that of the text.
    [
      '1) Sorbete de fresa\nfresa 500\nagua 260\nazúcar 185\n2) Helado de nata\nleche 550\nnata 35 250\nazúcar 150',
      ['Sorbete de fresa'],
    ],
    // On milk, and not the heaviest.
    ['Bombones\nGanache\nnata 35 100\ncobertura 70 120\nBaño\ncobertura 60 400\nmanteca de cacao 40', ['Ganache']],
    // Neither flour nor milk: the heaviest.
    ['Interior\npraliné 200\nmanteca de cacao 20\nBaño\ncobertura 60 400\nmanteca de cacao 40', ['Baño']],
    // What goes into it is no part beside it.
    [
      'Macarons\nTPT:\nalmendra en polvo 300\nazúcar glas 300\nclaras 110\nMerengue italiano:\nazúcar 300\nagua 75\nclaras 110',
      ['Macarons', 'Merengue italiano'],
    ],
    // Groups of a mix are no parts.
    [
      'Helado de nata\nLácteos:\nleche 600\nnata 35 180\nAzúcares:\nazúcar 120\ndextrosa 50\nOtros:\nneutro 5',
      ['Helado de nata'],
    ],
  ])('%j', (text, titles) => {
    expect(judged(text)).toEqual(titles)
  })

  const text = 'Roscón relleno\nMasa\nharina 500\nleche 150\nlevadura 20\nRelleno\nnata 35 500\nazúcar 60'

  it('the others are told and never added in silence', () => {
    const { ingredients, partes, lecturas, warnings } = pastedFormula(text, FIELDS)
    expect(ingredients.map(({ name }) => name)).toEqual(['Harina de fuerza (W 280-340)', 'leche', 'levadura'])
    expect(partes?.map(({ titulo, gramos, juzgada }) => [titulo, gramos, juzgada])).toEqual([
      ['Masa', 670, true],
      ['Relleno', 560, false],
    ])
    expect(lecturas.filter(({ omitida }) => omitida === 'otra_parte').map(({ texto }) => texto)).toEqual([
      'nata 35 500',
      'azúcar 60',
    ])
    expect(warnings).toContain(
      'En el texto hay 2 recetas o partes: aquí solo cuenta «Masa». Queda fuera «Relleno», que pesa 560 g: mándala por separado.',
    )
  })

  it('a label has them all', () => {
    const { ingredients, warnings } = pastedFormula(text, FIELDS, { together: true })
    expect(ingredients).toHaveLength(5)
    expect(warnings).toContain('En el texto hay 2 recetas o partes («Masa» y «Relleno») y las he contado juntas.')
  })
})
