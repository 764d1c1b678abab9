import { describe, expect, it } from 'vitest'
import { guessText, readList } from '../src/index.ts'

const LINES = 'harina 420 g\nleche 260 g\nmantequilla 35 g'

describe('the figure of a title', () => {
  it.each([
    ['Ganache 2:1\ncobertura negra 200 g\nnata 100 g', 'Ganache 2:1'],
    ['Jijona 2026\nalmendra 600 g\nmiel 150 g\nazúcar 180 g', 'Jijona 2026'],
    [`Molde 8 rebanadas\n${LINES}`, 'Molde 8 rebanadas'],
    ['Helado 12 % grasa\nleche 600 g\nnata 250 g\nazúcar 150 g', 'Helado 12 % grasa'],
    ['Tarta de manzana\tbruto\tneto\nManzana\t1200\t960\nAzúcar\t180\t180', 'Tarta de manzana'],
    [`Pan de molde 18/11/2026\n${LINES}`, 'Pan de molde'],
  ])('%s', (text, title) => {
    expect(guessText(text).title).toBe(title)
  })
})

describe('so many times so much', () => {
  const grams = (line: string) => {
    const [read] = readList(line)
    return [read?.grams, read?.suggest?.grams]
  }

  it('is only where a word of pieces stands', () => {
    expect(grams('2 tarrinas de 250 g de mascarpone')).toEqual([500, undefined])
    expect(grams('nata 2 x 500 g')).toEqual([1000, undefined])
    expect(grams('caramelo sal 33: 250 g')).toEqual([undefined, 250])
    expect(grams('azúcar 2 de 500 g')).toEqual([undefined, 1000])
  })
})

describe('eggs that are counted and weighed', () => {
  const eggs = (line: string) => {
    const read = readList(`Bizcocho\nharina 200 g\nazúcar 200 g\n${line}`).at(-1)
    return read?.grams ?? `?${read?.suggest?.grams}`
  }

  it.each([
    ['6 huevos de 120 g', '?300'],
    ['6 huevos (700 g)', '?300'],
    ['huevos 6 ud 60 g', '?300'],
    ['4 huevos de 55 g', 220],
    ['huevos 300 g (6 uds)', 300],
    ['12 x 60 g huevos', 720],
    ['140 huevo', 140],
    ['Huevo líquido 2 x 1 kg', 2000],
  ])('%s', (line, grams) => {
    expect(eggs(line)).toBe(grams)
  })
})
