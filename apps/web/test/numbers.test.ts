import { numberText } from '@obrador/engine'
import { englishNumber } from '@obrador/engine/en'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { gramsText, isWorkedOut, numberWithUnit, parseQuantity } from '../src/format/numbers.ts'
import { type PageSpeech, pageLocale } from '../src/format/page-speech.ts'
import { formulaFromCsv } from '../src/model/transfer.ts'

describe('a quantity', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1 000 ', 1000],
    ['1.250', 1250],
    ['12.500', 12_500],
    ['1.250.000', 1_250_000],
    ['1.250,5', 1250.5],
    ['1250,5', 1250.5],
    ['1.25', 1.25],
    ['1.2500', 1.25],
    ['0.125', 0.125],
    ['0.125', 0.125],
    ['1,250', 1.25],
    ['12,', 12],
    ['100+25', 125],
    ['100 + 25 + 0,5', 125.5],
    ['1.250+1.250', 2500],
    ['100+', 100],
    ['0,1+0,2', 0.3],
    ['2x250', 500],
    ['2 × 250 + 10', 510],
  ])('«%s» is %d', (text, value) => {
    expect(parseQuantity(text)).toBe(value)
  })

  it.each(['', '-1', 'x', '1,2,3', '.', ',', '+', '+5', '100-25', '1.25.3', '12g', '1.250.5', '100++25'])(
    '«%s» is none',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined()
    },
  )

  it.each([
    ['100-25', 75],
    ['480*0,85', 408],
    ['1.000÷3', 333.333333],
    ['1000/4+10', 260],
    ['130−10%', 117],
    // A share of what stands before it in the sum, of one in a product, and alone of what was there.
    ['200-10%', 180],
    ['130×85%', 110.5],
    ['85%', 110.5],
    // On the way to the next figure.
    ['130×', 130],
    ['130−', 130],
  ])('in a field that held 130, «%s» is %d', (text, value) => {
    expect(parseQuantity(text, 130)).toBe(value)
  })

  it.each(['', '%', '-1', '100--25', '2××3', '10-20', '5÷0', '12%%', '×3'])('in a field «%s» is none', (text) => {
    expect(parseQuantity(text, 130)).toBeUndefined()
  })

  it.each([
    ['7 kg', 'g', 7000],
    ['7kg', 'g', 7000],
    ['1,5 kilos', 'g', 1500],
    ['2 chili', 'g', 2000],
    ['500 grammi', 'kg', 0.5],
    ['500 grams', 'g', 500],
    ['500 gr.', 'g', 500],
    ['250 mg', 'g', 0.25],
    ['2 x 1,5 kg', 'g', 3000],
    ['1 kg + 250', 'g', 1250],
    ['7 kg', 'kg', 7],
    ['850 g', 'kg', 0.85],
  ] as const)('«%s» typed where %s stand is %d', (text, unit, value) => {
    expect(parseQuantity(text, 130, unit)).toBe(value)
  })

  it.each(['kg', '7 l', '7 kg g', '12 €'])('where grams stand «%s» is none', (text) => {
    expect(parseQuantity(text, 130, 'g')).toBeUndefined()
  })

  it('comes back from what is written of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(parseQuantity(gramsText(cents / 100))).toBe(cents / 100)
      }),
    )
  })

  it('is worked out for whoever types it only where that says something', () => {
    for (const text of ['100+25', '1.250', '2x3', '100-5', '9÷2', '85%']) expect(isWorkedOut(text)).toBe(true)
    for (const text of ['100', '1.25', '12,5']) expect(isWorkedOut(text)).toBe(false)
  })
})

it('a spreadsheet that parts its cells with commas has decimal points', () => {
  const weights = (text: string) => formulaFromCsv(text, 'helado', 'base')?.lines.map((line) => line.grams)
  expect(weights('name,grams\nMilk,125.500\nSugar,80')).toEqual([125.5, 80])
  expect(weights('Ingrediente;Gramos\nLeche;1.250\nAzúcar;80,5')).toEqual([1250, 80.5])
})

it.each([
  [9999, '9999\u202fg'],
  [10_000, '10\u202fkg'],
  [22_974, '22,974\u202fkg'],
  [Number.NaN, '?'],
])('%d grams are said as «%s»', (grams, said) => {
  expect(numberWithUnit(grams, 'g', 2)).toBe(said)
})

describe('a page that speaks another language', () => {
  afterEach(() => {
    globalThis.obradorSpeech = undefined
  })

  it('reads figures as English writes them', () => {
    globalThis.obradorSpeech = { language: 'en', locale: 'en-GB' } as PageSpeech
    for (const [typed, value] of [
      ['1,250.5', 1250.5],
      ['1,250', 1250],
      ['1.250', 1.25],
      ['2,5', 2.5],
      ['2.5', 2.5],
    ] as const)
      expect([typed, parseQuantity(typed)]).toEqual([typed, value])
    expect(isWorkedOut('1,250')).toBe(true)
  })

  it('leaves no space before the sign of a percentage in English alone', () => {
    globalThis.obradorSpeech = { language: 'en', locale: 'en-GB', numberText: englishNumber } as PageSpeech
    expect([numberWithUnit(18.4, '%', 1), numberWithUnit(7.5, 'g', 1)]).toEqual(['18.4%', '7.5\u202fg'])
    globalThis.obradorSpeech = { language: 'it', locale: 'it-IT', numberText } as PageSpeech
    expect(numberWithUnit(18.4, '%', 1)).toBe('18,4\u202f%')
  })

  it('reads them in Italian as in Spanish, and sorts by its locale', () => {
    globalThis.obradorSpeech = { language: 'it', locale: 'it-IT' } as PageSpeech
    expect(parseQuantity('1.250,5')).toBe(1250.5)
    expect(pageLocale()).toBe('it-IT')
  })
})
