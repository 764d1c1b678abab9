import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList } from '../src/formula/paste.ts'

describe('a pasted list', () => {
  it.each([
    ['500 g leche entera', 'leche entera', 500],
    ['500g leche entera', 'leche entera', 500],
    ['500 gramos de leche entera', 'leche entera', 500],
    ['• 1,5 kg de harina', 'harina', 1500],
    ['1.250 g azúcar', 'azúcar', 1250],
    ['leche entera 500 g', 'leche entera', 500],
    ['Nata 35 %: 120 g', 'Nata 35 %', 120],
    ['Nata 35 % — 120', 'Nata 35 %', 120],
    ['Azúcar\t125,5', 'Azúcar', 125.5],
    ['250 mg vainilla', 'vainilla', 0.25],
    ['1) 100 g agua', 'agua', 100],
    ['200 huevo', 'huevo', 200],
    ['Yema 40', 'Yema', 40],
    ['hojaldre 300', 'hojaldre', 300],
    ['Chocolate 70 % 300 g', 'Chocolate 70 %', 300],
  ])('«%s» is %s, %d g', (text, name, grams) => {
    const [line] = readList(text)
    expect(line?.name).toBe(name)
    expect(line?.grams).toBeCloseTo(grams, 9)
  })

  it.each([
    ['canela en rama', 'noWeight'],
    ['1 l leche', 'volume'],
    ['200 ml agua', 'volume'],
    ['2 hojas de gelatina', 'pieces'],
    ['3 cucharadas de miel', 'pieces'],
    ['sal: 1 pizca', 'pieces'],
    ['2 huevos', 'pieces'],
    ['huevos 3', 'pieces'],
  ])('«%s» is not understood: %s', (text, problem) => {
    expect(readList(text)[0]).toMatchObject({ problem })
  })

  it('never breaks, and says something of every line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
        const read = readList(text)
        expect(read).toHaveLength(Math.min(200, lines.length))
        for (const { grams } of read) expect(grams === undefined || (Number.isFinite(grams) && grams >= 0)).toBe(true)
      }),
    )
  })
})
