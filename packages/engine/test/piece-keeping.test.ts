import { describe, expect, test } from 'vitest'
import { pieceOf } from '../src/entries/piece.ts'

/** A piece keeps as its worst part, plain rows too (RD 1021/2022, arts. 4.1 and 9; Regulation (EU) 1169/2011, art. 24.1): docs/decisions/0287. */

const formula = (oficio: string, type: string, lines: Readonly<Record<string, number>>) => ({
  oficio,
  type,
  ingredients: Object.entries(lines).map(([name, grams]) => ({ name, grams })),
})
const SPONGE = formula('pasteleria', 'bizcocho', {
  'Harina de trigo': 250,
  'Huevo pasteurizado': 250,
  Azúcar: 220,
  Mantequilla: 180,
  Impulsor: 8,
})
const ICE = formula('helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35%': 200, Azúcar: 150 })
const MOUSSE = formula('pasteleria', 'mousse_chocolate', { Chocolate: 200, 'Nata 35%': 200, Huevo: 100 })

type Asked = Parameters<typeof pieceOf>[0]
function piece(parts: Readonly<Record<string, number>>, more: Partial<Asked> = {}) {
  const answer = pieceOf({
    nombre: 'Pieza',
    partes: Object.entries({ Bizcocho: 100, ...parts }).map(([nombre, gramos]) => ({ nombre, gramos })),
    preparaciones: { Bizcocho: SPONGE, Helado: ICE, Mousse: MOUSSE } as never,
    ...more,
  } as Asked)
  const date = answer.etiqueta.obligatorio.find(({ id }) => id === 'f')?.texto ?? ''
  return { ...answer, clase: answer.conservacion?.clase, date }
}
const kindOf = (date: string): string =>
  /^Fecha de caducidad/.test(date) ? 'useBy' : /^Fecha de consumo preferente/.test(date) ? 'bestBefore' : 'none'

describe('a plain row gives its class', () => {
  test.each([
    ['Azúcar glas', '6'],
    ['Miel', '6'],
    ['Sal', '6'],
    ['Almendra laminada', '6'],
    ['Chocolate negro', '6'],
    ['Aceite de oliva', '6'],
    ['Mantequilla clarificada', '6'],
    ['Crema de cacao y avellanas', '6'],
    ['Fruta confitada', '6'],
    ['Ron', '6'],
    ['Confitura de fresa', '5'],
    ['Dulce de leche', '5'],
    ['Mantequilla', '4'],
    ['Queso curado', '4'],
    ['Jamón serrano', '4'],
    ['Nata 35%', '3'],
    ['Mascarpone', '3'],
    ['Yogur natural', '3'],
    ['Leche entera', '3'],
    ['Fresa', '3'],
    ['Tomate', '3'],
    ['Salmón ahumado', '3'],
    ['Jamón cocido', '3'],
    ['Mermelada sin azúcar', '3'],
    ['Crema pastelera', '2'],
    ['Clara pasteurizada', '1'],
    ['Yema', '0'],
    ['Huevo de cáscara', '0'],
    ['Leche cruda', '0'],
  ])('a sponge with «%s» is of class %s', (name, clase) => {
    const found = piece({ [name]: 40 })
    expect(found.clase).toBe(clase)
    expect(kindOf(found.date)).toBe(Number(clase) > 4 ? 'bestBefore' : 'useBy')
    // The label, the sentence of the piece and the mention say the same.
    const { seguridadAlimentaria, obligatorio } = found.etiqueta
    expect(seguridadAlimentaria).toMatchObject({ clase, frase: found.conservacion?.frase })
    expect(obligatorio.find(({ id }) => id === 'g')?.estado).toBe(clase === '0' ? 'falta' : 'dado')
  })

  test('sugar keeps a jam from 60 °Brix on, and for weeks from 68', () => {
    expect(piece({ 'Mermelada de fresa': 40 }).clase).toBe('5')
    expect(piece({ 'Naranja confitada': 40 }).clase).toBe('6')
    expect(piece({ 'Almíbar 1:1': 40 }).clase).toBe('3')
  })
})

describe('what nobody knows never gives a longer date', () => {
  test('an unknown part leaves neither kind of date', () => {
    const { clase, date, etiqueta, warnings } = piece({ 'Relleno de la casa': 60 })
    expect([clase, etiqueta.seguridadAlimentaria, kindOf(date)]).toEqual([undefined, undefined, 'none'])
    expect(date).toBe(
      'Caducidad o consumo preferente: no sé cómo se conserva «Relleno de la casa»; trátalo como muy perecedero.',
    )
    expect(etiqueta.obligatorio.find(({ id }) => id === 'g')?.estado).toBe('falta')
    expect(warnings.join()).toContain('No sé cómo se conserva «Relleno de la casa»')
  })

  test('beside a fresh part the piece is as fresh as that, and the unknown one is asked about', () => {
    const { clase, date, warnings } = piece({ 'Relleno de la casa': 60, 'Nata 35%': 50 })
    expect([clase, kindOf(date)]).toEqual(['3', 'useBy'])
    expect(warnings.join()).toContain('¿Qué es «Relleno de la casa»')
  })

  test.each(['Mayonesa casera', 'Pollo desmenuzado de ayer', 'Rillettes de caballa', 'Crema del obrador'])(
    '«%s» says by its words that it is fresh',
    (name) => {
      const { clase, warnings } = piece({ [name]: 40 })
      expect(clase).toBe('3')
      expect(warnings.join()).toContain(`¿Qué es «${name}»`)
    },
  )

  test('a preparation without a type counts by its water', () => {
    const mixture = (ingredients: readonly object[]) =>
      piece({ Casa: 40 }, { preparaciones: { Bizcocho: SPONGE, Casa: { oficio: 'pasteleria', ingredients } } as never })
    expect(mixture([{ name: 'Nata 35%', grams: 100 }]).clase).toBe('3')
    expect(mixture([{ name: 'Azúcar', grams: 100 }]).clase).toBe('6')
    expect(mixture([{ name: 'Cosa rara', grams: 100 }]).clase).toBe('3')
  })

  test('of more parts than can be worked out, the strictest of those seen, and that not all were', () => {
    const names = Array.from({ length: 14 }, (_, at) => `Bizcocho ${at}`)
    const parts = Object.fromEntries([...names.map((name) => [name, 10] as const), ['Nata 35%', 20] as const])
    const preparaciones = Object.fromEntries([['Bizcocho', SPONGE], ...names.map((name) => [name, SPONGE])])
    const { clase, warnings } = piece(parts, { preparaciones: preparaciones as never })
    expect(clase).toBe('3')
    expect(warnings.join()).toContain('no he mirado todas')
  })
})

describe('frozen', () => {
  test('only what is sold frozen is, and it says what it is when it is not', () => {
    const untold = piece({ Helado: 80 })
    expect([untold.clase, kindOf(untold.date)]).toEqual(['3', 'useBy'])
    expect(untold.warnings.join()).toContain('¿Se vende congelada?')
    for (const told of [{ congelada: true }, { nombre: 'Tarta helada' }, { denominacion: 'Bizcocho con helado' }]) {
      const { clase, date, conservacion, warnings } = piece({ Helado: 80 }, told)
      expect([clase, kindOf(date)]).toEqual(['F', 'bestBefore'])
      expect(conservacion?.frase).toContain('Descongelada: Fresco')
      expect(warnings.join()).not.toContain('¿Se vende congelada?')
    }
    expect(piece({ Helado: 80 }, { congelada: false }).clase).toBe('3')
    expect(piece({ 'Nata 35%': 80 }, { congelada: true }).clase).toBe('F')
  })

  test('cold mends no raw egg', () => {
    expect(piece({ Mousse: 80 }, { congelada: true }).clase).toBe('0')
  })
})

test('meat and fish say how prepared meals are kept, and what is cured is not called rich in sugar', () => {
  const fish = piece({ 'Salmón ahumado': 40 })
  expect(fish.conservacion?.frase).toContain('RD 1086/2020, art. 30')
  expect(piece({ 'Nata 35%': 40 }).conservacion?.frase).not.toContain('art. 30')
  expect(piece({ 'Jamón serrano': 40 }).conservacion?.frase).toMatch(/^Curado o graso/)
})
