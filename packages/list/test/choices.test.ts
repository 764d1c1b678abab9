import { describe, expect, it } from 'vitest'
import { guessText, readText } from '../src/index.ts'

const suggestionsFor = (text: string) => readText(text).map((line) => ('suggest' in line ? line.suggest : undefined))

describe('one of two things in a line', () => {
  it.each([
    ['90 g mantequilla o aceite de coco', 'mantequilla o aceite de coco'],
    ['100 g leche entera o semidesnatada', 'leche entera o semidesnatada'],
    ['80 g mantequilla o en su defecto margarina', 'mantequilla o margarina'],
    ['50 g de mantequilla o margarina a temperatura ambiente', 'mantequilla o margarina'],
    ['200 g leche (o bebida de soja)', 'leche (o bebida de soja)'],
    ['200 g leche entera, o bebida de soja', 'leche entera (o bebida de soja)'],
    ['200 g leche (o en su defecto bebida de soja) templada', 'leche (o bebida de soja)'],
    ['70 g manteca de cerdo (o de cacao)', 'manteca de cerdo (o de cacao)'],
    ['100 g nata / yogur', 'nata / yogur'],
    ['100 g leche / milk', 'leche'],
    // What is no ingredient is a remark.
    ['40 g dextrosa (o lo que tengas)', 'dextrosa'],
    ['6 g levadura seca (o 18 g de fresca)', 'levadura seca'],
    ['40 g dextrosa o lo que tengas', 'dextrosa'],
    ['5 g vainilla o al gusto', 'vainilla'],
    // The other weighs another thing.
    ['25 g levadura fresca o 8 g de seca', 'levadura fresca'],
  ])('«%s» is called «%s»', (text, name) => {
    expect(readText(text)).toMatchObject([{ name }])
  })

  it.each([
    ['2 cucharadas de miel o azúcar', '2 cucharadas de miel'],
    ['2 dl nata o leche evaporada', '2 dl nata'],
    ['3 huevos o claras', '3 huevos'],
    ['2 cucharadas de miel (o azúcar)', '2 cucharadas de miel'],
    ['2 dl nata, o leche evaporada', '2 dl nata'],
    ['3 huevos (o claras)', '3 huevos'],
    ['2 dl nata / leche evaporada', '2 dl nata'],
  ])('«%s» weighs what the first does', (both, first) => {
    expect(suggestionsFor(both)).toEqual(suggestionsFor(first))
  })

  it('is of the kind that the first makes it', () => {
    const list = (fat: string) => `Helado de nata\n600 g leche entera\n90 g ${fat}\n140 g azúcar\n40 g dextrosa`
    for (const both of ['mantequilla o aceite de coco', 'mantequilla (o aceite de coco)']) {
      expect(guessText(list(both))).toEqual(guessText(list('mantequilla')))
    }
  })
})
