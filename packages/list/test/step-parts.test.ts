import { describe, expect, it } from 'vitest'
import { readText } from '../src/index.ts'

/** The part of each step, in order; «*» is of the whole. */
const partsOf = (text: string): readonly string[] =>
  readText(text).flatMap((line) => ('skip' in line && line.skip === 'step' ? [line.part ?? '*'] : []))

describe('a step goes to the part that it speaks of', () => {
  it.each([
    [
      'the heading that it stands under',
      'Milhojas\nHojaldre\nharina 500 g\nmantequilla 400 g\nDar 5 vueltas sencillas.\nCrema\nleche 500 g\nyemas 100 g\nCocer y enfriar a piel.',
      ['Hojaldre', 'Crema'],
    ],
    [
      'behind all parts, what it names and does; two parts are the whole',
      'Tarta\nMasa\nharina 250 g\nmantequilla 125 g\nazúcar glas 90 g\nRelleno\nzumo de limón 200 g\nhuevo 250 g\nazúcar 220 g\n1. Arenar la harina con el azúcar glas y hornear en blanco.\n2. Cocer el zumo con los huevos y el azúcar.\n3. Verter el relleno sobre la masa.',
      ['Masa', 'Relleno', '*'],
    ],
    [
      'never the last by default',
      'Roscón relleno\nPara la masa:\n500 g harina\n2 huevos\nPara la crema:\n500 g nata\n80 g azúcar\nElaboración\nPara la masa, amasar todo 10 min.\nHornear 20 min a 190 ºC.\nMontar la nata con el azúcar.\nAbrir el roscón y rellenar con la crema.',
      ['Para la masa', '*', 'Para la crema', '*'],
    ],
    [
      'parts in a line each, and steps that begin with their names',
      'Lemon pie\nMasa: 200 g harina, 100 g mantequilla\nCrema: 150 g zumo de limón, 180 g azúcar\nMasa: arenar y reposar en frío.\nCrema: cocer sin dejar de remover.\nQuemar con soplete y servir.',
      ['Masa', 'Crema', '*'],
    ],
    [
      'what stands under «Montaje» is of all',
      'Sacher\nBizcocho\n150 g mantequilla\n150 g harina\nHornear a 170 ºC.\nGlaseado\n200 g chocolate negro\n150 g nata\nHervir la nata.\nMontaje\nAbrir el bizcocho y glasear.',
      ['Bizcocho', 'Glaseado', '*', '*'],
    ],
    ['one recipe has no parts', 'Helado\nleche 600 g\nazúcar 150 g\nMadurar 6 h.', ['*']],
  ])('%s', (_, text, expected) => {
    expect(partsOf(text)).toEqual(expected)
  })
})

describe('what heads a part is no ingredient of it', () => {
  it.each([
    ['Para la masa:\n500 g harina\n300 g agua', ['harina 500', 'agua 300']],
    [
      'Bombón\nRelleno: praliné 300 g, nata 120 g\nCamisa: cobertura negra 400 g',
      ['praliné 300', 'nata 120', 'cobertura negra 400'],
    ],
  ])('%s', (text, expected) => {
    const parts = readText(text).flatMap((line) =>
      'skip' in line ? [] : (line.parts ?? [{ ...line, name: line.name ?? '' }]),
    )
    expect(parts.map(({ name, grams }) => `${name} ${grams}`)).toEqual(expected)
  })
})
