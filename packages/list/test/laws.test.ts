import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { readList, readText } from '../src/index.ts'
import { listsOf } from './lists.ts'

/** ms that a text of any kind may take, on a machine that nobody else uses. */
const MOMENT = 100

const NAMES = [
  'harina',
  'leche entera',
  'Nata 35 %',
  'azúcar',
  'Harina W300',
  'sal',
  'miel',
  'chocolate 70%',
  'mantequilla',
  'agua',
]
const name = fc.constantFrom(...NAMES)
/** Everything a list may be made of, in any order. */
const scrap = fc.constantFrom(
  ...'0 1 12 250 1.250 0,125 1/2 ½ 3 . , : ; - – + x × ( ) % º g gr kg l ml cda taza huevos yemas de d’ y o a para aprox unos medio kilo dos mil harina leche azúcar sal total horno mezclar min 😀 ? ¿ \t | " [ ] ≈ al gusto c/s'.split(
    ' ',
  ),
)
const waste = fc.oneof(
  fc.array(scrap, { maxLength: 40 }).map((words) => words.join(' ')),
  fc.array(scrap, { maxLength: 40 }).map((words) => words.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)
const text = fc.array(waste, { maxLength: 12 }).map((lines) => lines.join('\n'))

const gramsIn = (line: string): number | undefined => readList(line)[0]?.grams

describe('whatever is pasted', () => {
  it('every line that is not blank is accounted for once, in order, as it was written', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        const lines = pasted.split(/\r\n|\r|\n|\u2028|\u2029/).map((line) => line.trim())
        const read = readText(pasted)
        expect(read.map((line) => line.text)).toEqual(lines.filter((line) => line !== ''))
        expect(read.map(({ line }) => lines[line - 1])).toEqual(read.map((line) => line.text))
      }),
    )
  })

  it('a weight is a positive number of grams with a name, or there is a question', () => {
    fc.assert(
      fc.property(text, (pasted) => {
        for (const line of readList(pasted)) {
          for (const part of line.parts ?? [line]) {
            if (part.grams === undefined) expect(part.ask).toBeDefined()
            else {
              expect(part.grams).toBeGreaterThan(0)
              expect(part.grams).toBeLessThanOrEqual(1e6)
              expect(part.name).not.toBe('')
              expect(part.ask).toBeUndefined()
            }
            if (part.suggest) expect(part.suggest.grams).toBeGreaterThan(0)
          }
        }
      }),
    )
  })

  for (const [what, unit] of [
    ['a line', '1\n'],
    ['a name', 'leche entera\n'],
    ['an ingredient', '2 tarrinas de 250 g de mascarpone\n'],
    ['half an amount', '1 y 1/2 kg a '],
    ['words', 'un kilo y medio de '],
    ['brackets', '('],
    ['a seam', ' , y '],
    ['a cell', '"a";1;\t'],
    ['dots', '. '],
    ['figures and letters', '1a2 .,3/4g (5%) x6- 7kg8\n'],
  ] as const)
    measuredTest(`100 kB of ${what} take a moment`, ({ quietestOf }) => {
      const pasted = unit.repeat(Math.ceil(102_400 / unit.length))
      expect(quietestOf(() => readText(pasted), MOMENT)).toBeLessThan(MOMENT)
    })
})

describe('no figure changes its size in silence', () => {
  const grams = fc.integer({ min: 1, max: 99_999 })
  const written = (value: number, decimals: number, comma: boolean) =>
    comma ? value.toFixed(decimals).replace('.', ',') : value.toFixed(decimals)
  const spread = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

  it('grams, in every way to write and place them', () => {
    fc.assert(
      fc.property(
        grams,
        name,
        fc.constantFrom('g', 'gr', 'gr.', 'gramos', 'grs'),
        fc.boolean(),
        (value, what, unit, points) => {
          const figure = points ? spread(value) : String(value)
          for (const line of [
            `${figure} ${unit} de ${what}`,
            `${figure}${unit} ${what}`,
            `${what} ${figure} ${unit}`,
            `${what}: ${figure}${unit}`,
            `- ${what}\t${figure} ${unit}`,
          ]) {
            expect(gramsIn(line), line).toBe(value)
          }
        },
      ),
    )
  })

  it('kilos with one to three decimals, comma or point', () => {
    fc.assert(
      fc.property(
        grams,
        fc.boolean(),
        name,
        fc.constantFrom('kg', 'Kg', 'kilos', 'kg.'),
        (value, comma, what, unit) => {
          const line = `${what} ${written(value / 1000, 3, comma)} ${unit}`
          expect(gramsIn(line), line).toBeCloseTo(value, 6)
        },
      ),
    )
  })

  it('a bare figure is itself, or asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 0, max: 4 }),
        fc.boolean(),
        name,
        (value, decimals, comma, what) => {
          const real = value / 10 ** decimals
          const got = gramsIn(`${what} ${written(real, decimals, comma)}`)
          // A point before three digits parts thousands: that is how it is written, not a slip.
          const thousands = decimals === 3 && !comma && real >= 1 && real < 1000 ? value : real
          if (got !== undefined) expect(got).toBeCloseTo(thousands, 6)
        },
      ),
    )
  })

  it('fractions, products and sums', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 10, max: 900 }), name, (times, each, what) => {
        expect(gramsIn(`${times} x ${each} g ${what}`)).toBe(times * each)
        expect(gramsIn(`${what} ${each} g + ${times} g`)).toBe(each + times)
        expect(gramsIn(`1/${times} kg ${what}`)).toBeCloseTo(1000 / times, 4)
        expect(gramsIn(`${times} ½ kg ${what}`)).toBe(times * 1000 + 500)
        expect(gramsIn(`${times}-${times + each} g ${what}`)).toBeUndefined()
      }),
    )
  })
})

it('what was read reads the same again', () => {
  for (const { text: pasted } of [
    'lists.txt',
    'blind-1.txt',
    'blind-2.txt',
    'blind-3.txt',
    'blind-4.txt',
    'blind-5.txt',
    'blind-6.txt',
  ].flatMap(listsOf)) {
    for (const { parts, ...line } of readList(pasted)) {
      for (const { name: what = '', grams } of parts ?? [line]) {
        if (grams === undefined) continue
        const again = readList(`${what}: ${String(grams).replace('.', ',')} g`)[0]
        expect({ name: again?.name, grams: again?.grams }).toEqual({ name: what, grams })
      }
    }
  }
})
