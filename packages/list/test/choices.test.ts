import { describe, expect, it } from 'vitest'
import { guessText, readText } from '../src/index.ts'

const suggestionsFor = (text: string) => readText(text).map((line) => ('suggest' in line ? line.suggest : undefined))

describe('one of two things in a line', () => {
  it.each([
    ['90 g mantequilla o aceite de coco', 'mantequilla o aceite de coco'],
    ['100 g leche entera o semidesnatada', 'leche entera o semidesnatada'],
    ['80 g mantequilla o en su defecto margarina', 'mantequilla o margarina'],
    ['50 g de mantequilla o margarina a temperatura ambiente', 'mantequilla o margarina'],
    // What is no ingredient is a remark.
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
  ])('«%s» weighs what the first does', (both, first) => {
    expect(suggestionsFor(both)).toEqual(suggestionsFor(first))
  })

  it('is of the kind that the first makes it', () => {
    const list = (fat: string) => `Helado de nata\n600 g leche entera\n90 g ${fat}\n140 g azúcar\n40 g dextrosa`
    expect(guessText(list('mantequilla o aceite de coco'))).toEqual(guessText(list('mantequilla')))
  })
})
