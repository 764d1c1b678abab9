import { describe, expect, it } from 'vitest'
import { readText } from '../src/index.ts'

/** Each ingredient as «name grams», or «name ?proposal» where it is asked; before all, the title of its line. */
function read(text: string): readonly string[] {
  return readText(text).flatMap((line) => {
    if ('skip' in line) return []
    const parts = (line.parts ?? [line]).map(
      ({ name, grams, suggest }) => `${name} ${grams ?? `?${suggest?.grams ?? ''}`}`,
    )
    return [...(line.title === undefined ? [] : [`${line.title}:`]), ...parts]
  })
}

describe('a recipe that is dictated in one line', () => {
  it.each([
    [
      'helado de vainilla leche entera seiscientos treinta y cinco nata ciento ochenta azúcar ciento veinte neutro cinco',
      ['Helado de vainilla:', 'leche entera 635', 'nata 180', 'azúcar 120', 'neutro 5'],
    ],
    [
      'harina un kilo cien agua seiscientos setenta sal veintidós levadura fresca diez',
      ['harina 1100', 'agua 670', 'sal 22', 'levadura fresca 10'],
    ],
    [
      'tres cuartos de kilo de harina medio kilo de azúcar y cuarto de kilo de mantequilla',
      ['harina 750', 'azúcar 500', 'mantequilla 250'],
    ],
    [
      'para el bizcocho seis huevos ciento ochenta gramos de azúcar ciento ochenta de harina y una pizca de sal',
      ['Para el bizcocho:', 'huevos ?300', 'azúcar 180', 'harina 180', 'sal ?0.5'],
    ],
  ])('%s', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })
})

describe('two parts in one line', () => {
  it.each([
    [
      'harina quinientos agua doscientos cincuenta sal diez. Relleno: tomate doscientos cebolla trescientos',
      ['harina 500', 'agua 250', 'sal 10', 'tomate 200', 'cebolla 300'],
    ],
    [
      'Masa: harina 500 g, agua 200 g, sal 10 g. Relleno: tomate 200 g, cebolla 300 g',
      ['harina 500', 'agua 200', 'sal 10', 'tomate 200', 'cebolla 300'],
    ],
    ['harina mil. agua seiscientos cincuenta. sal veinte.', ['harina 1000', 'agua 650', 'sal 20']],
    ['nata: 200 g, cobertura: 100 g, azúcar: 30 g', ['nata 200', 'cobertura 100', 'azúcar 30']],
    [
      'harina quinientos agua doscientos sal diez. Relleno: tomate doscientos y lo que pida de cebolla',
      ['harina 500', 'agua 200', 'sal 10', 'tomate y lo que pida de cebolla ?200'],
    ],
  ])('%s', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })
})

describe('a line that is dictated', () => {
  it.each([
    ['kilo doscientos de harina\nochocientos de agua', ['harina 1200', 'agua 800']],
    ['harina floja coma quinientos\nazúcar glas coma ciento veinticinco', ['harina floja 500', 'azúcar glas 125']],
    ['novecientos gramos harina\nseis cientos agua\ndiez y ocho sal', ['harina 900', 'agua 600', 'sal 18']],
    ['dos kilos trescientos de harina\nuno y medio de agua\nsal 46 g', ['harina 2300', 'agua ?1500', 'sal 46']],
    [
      'ciento cincuenta gramos de azúcar y otros tantos de mantequilla\ndoscientos de harina',
      ['azúcar 150', 'mantequilla ?150', 'harina 200'],
    ],
    ['8 rovells d’ou\nsucre 200 g', ['rovells d’ou ?160', 'sucre 200']],
  ])('%s', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })
})

describe('a title with nothing between it and its ingredients', () => {
  it.each([
    [
      'trufa cafe nata 35 200 cafe molido 15 cobertura leche 40 400 glucosa 30',
      ['Trufa cafe:', 'nata 35 200', 'cafe molido 15', 'cobertura leche 40 400', 'glucosa 30'],
    ],
    [
      'brownie 200g chocolate 150g mantequilla 3 huevos 200g azucar 100g harina',
      ['Brownie:', 'chocolate 200', 'mantequilla 150', 'huevos ?150', 'azucar 200', 'harina 100'],
    ],
    [
      'Roscón harina fuerza 1kg leche 300 mantequilla 200g azúcar 200 levadura 40',
      ['Roscón:', 'harina fuerza 1000', 'leche 300', 'mantequilla 200', 'azúcar 200', 'levadura 40'],
    ],
    [
      'ganache 70 cobertura 150 nata 100 mantequilla 20',
      ['ganache ?70', 'cobertura 150', 'nata 100', 'mantequilla 20'],
    ],
    [
      'mousse chocolate 70 cobertura 300 nata 500 yemas 100',
      ['Mousse:', 'chocolate ?70', 'cobertura 300', 'nata 500', 'yemas 100'],
    ],
    [
      'cobertura negra 70 cobertura leche 50 nata 100 glucosa 20',
      ['cobertura negra 70', 'cobertura leche 50', 'nata 100', 'glucosa 20'],
    ],
    ['masa madre 200 harina 500 agua 350 sal 10', ['masa madre 200', 'harina 500', 'agua 350', 'sal 10']],
  ])('%s', (text, lines) => {
    expect(read(text)).toEqual(lines)
  })
})
