import { describe, expect, test } from 'vitest'
import { pasteleria } from '../src/whole.ts'

type Formula = Readonly<Record<string, number>>

const warningsOf = (type: string, formula: Formula): readonly string[] =>
  pasteleria.analyse(
    { type, ingredients: Object.entries(formula).map(([name, grams]) => ({ name, grams })) },
    { advice: false },
  ).warnings

const MOUSSE = { Chocolate: 200, 'Nata 35%': 300 }
const MERINGUE = { 'Clara de huevo': 100, Azúcar: 200 }
const SANTIAGO = { 'Almendra molida': 250, Azúcar: 250, 'Huevo entero': 220 }
const DIPLOMAT = { 'Leche entera': 375, Azúcar: 60, Yema: 75, 'Almidón/Maicena': 30, 'Nata 35%': 290 }

/** Each warning by words of it, with a formula that calls for it and one that does not. */
const CASES: readonly (readonly [words: string, type: string, calls: Formula, does: 'not' | string, not: Formula])[] = [
  ['No se puede vender así', 'mousse_chocolate', { ...MOUSSE, 'Huevo entero': 100 }, 'not', MOUSSE],
  ['No se puede vender así', 'merengue', MERINGUE, 'genoise', { ...MERINGUE, Harina: 100 }],
  ['Ovoproducto sin cocer', 'mousse_chocolate', { ...MOUSSE, 'Huevo pasteurizado': 100 }, 'not', MOUSSE],
  [
    'Huevo de cáscara cocido',
    'bavarois',
    { 'Leche entera': 400, Yema: 90, 'Nata 35%': 300, Gelatina: 9 },
    'not',
    { Fresa: 400, 'Nata 35%': 300, Gelatina: 9 },
  ],
  [
    '24 h',
    'crema_pastelera',
    { 'Leche entera': 500, Yema: 60 },
    'not',
    { 'Leche entera': 500, 'Yema pasteurizada': 60 },
  ],
  ['sin harina', 'tarta_santiago', { ...SANTIAGO, Harina: 20 }, 'not', SANTIAGO],
  ['es de almendra', 'tarta_santiago', { ...SANTIAGO, 'Avellana molida': 20 }, 'not', SANTIAGO],
  [
    '33 % de almendra',
    'tarta_santiago',
    { 'Almendra molida': 250, Azúcar: 258, 'Huevo entero': 258, Canela: 2 },
    'not',
    SANTIAGO,
  ],
  [
    'IGP de Estepa',
    'polvoron',
    { Harina: 500, 'Manteca de cerdo': 250, 'Azúcar glas': 250, 'Almendra molida': 50 },
    'not',
    { Harina: 500, 'Manteca de cerdo': 250, 'Azúcar glas': 250, 'Almendra molida': 125 },
  ],
  [
    'proteasa de «Kiwi»',
    'mousse_fruta',
    { Kiwi: 400, 'Nata 35%': 300, Gelatina: 9 },
    'not',
    { Kiwi: 400, 'Nata 35%': 300 },
  ],
  ['proteasa', 'mousse_fruta', { Mango: 400, Gelatina: 9 }, 'not', { Fresa: 400, Gelatina: 9 }],
  ['crema madame', 'diplomatica', DIPLOMAT, 'not', { ...DIPLOMAT, Gelatina: 6 }],
  ['118 °C', 'merengue', { ...MERINGUE, Agua: 60 }, 'not', { ...MERINGUE, Agua: 40 }],
  [
    'mayoritario es con leche: revisa si el tipo correcto es ganache_leche',
    'ganache_negro',
    { 'Chocolate con leche': 200, Chocolate: 100, 'Nata 35%': 150 },
    'not',
    { 'Chocolate con leche': 100, Chocolate: 200, 'Nata 35%': 150 },
  ],
  ['ganache_montada', 'ganache_negro', { Chocolate: 50, 'Nata 35%': 100 }, 'not', { Chocolate: 70, 'Nata 35%': 100 }],
  [
    'Lleva impulsor',
    'genoise',
    { Harina: 100, 'Huevo entero': 160, Impulsor: 1 },
    'bizcocho',
    { Harina: 100, 'Huevo entero': 160, Impulsor: 1 },
  ],
  [
    '% de alcohol',
    'genoise',
    { Harina: 100, 'Huevo entero': 100, Ron: 40 },
    'not',
    { Harina: 100, 'Huevo entero': 100, Ron: 5 },
  ],
  ['No conozco el tipo «tartaleta»', 'tartaleta', { Harina: 100 }, 'genoise', { Harina: 100 }],
  ['No reconozco «Polvos mágicos»', 'genoise', { Harina: 100, 'Polvos mágicos': 10 }, 'not', { Harina: 100 }],
]

describe.each(CASES)('«%s», in %s', (words, type, calls, does, not) => {
  const said = (warnings: readonly string[]) => warnings.some((sentence) => sentence.includes(words))

  test('is said when it should', () => {
    expect(said(warningsOf(type, calls))).toBe(true)
  })

  test('and not when it should not', () => {
    expect(said(warningsOf(does === 'not' ? type : does, not))).toBe(false)
  })
})

test('the weight of the batch is never a reason to warn: weights are proportions', () => {
  expect(warningsOf('genoise', { 'Huevo entero': 0.2, Azúcar: 0.125, Harina: 0.125 })).toStrictEqual([])
})

test('what an unknown ingredient does is said beside its name', () => {
  const [warning = ''] = warningsOf('genoise', { Harina: 95, 'Polvos mágicos': 5 })
  expect(warning).toContain('5 % de la masa')
  expect(warning).toContain('no aporta composición')
})
