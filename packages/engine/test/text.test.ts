import { describe, expect, test } from 'vitest'
import { decapitaliseName, listText, nameWithArticle, numberText, quotedText } from '../src/words/text.ts'

describe('number', () => {
  test.each([
    [-11.5, '−11,5'],
    [0, '0'],
    [-0, '0'],
    [-0.001, '0'],
    [12, '12'],
    [12.3, '12,3'],
    [12.345, '12,35'],
    [-2.345, '−2,35'],
    [1000000, '1000000'],
  ])('%d is written %s', (value, text) => {
    expect(numberText(value)).toBe(text)
  })

  test('to as many decimals as asked for', () => {
    expect(numberText(12.3456, 1)).toBe('12,3')
    expect(numberText(12.3456, 3)).toBe('12,346')
    expect(numberText(12.3456, 0)).toBe('12')
  })
})

describe('list', () => {
  test.each<[readonly string[], 'y' | 'o', string]>([
    [[], 'y', ''],
    [['nata'], 'o', 'nata'],
    [['nata', 'leche'], 'y', 'nata y leche'],
    [['nata', 'leche', 'agua'], 'o', 'nata, leche o agua'],
    [['leche', 'inulina'], 'y', 'leche e inulina'],
    [['leche', 'higo'], 'y', 'leche e higo'],
    [['agua', 'hielo'], 'y', 'agua y hielo'],
    [['leche', 'Inulina'], 'o', 'leche o Inulina'],
    [['leche', 'orujo'], 'o', 'leche u orujo'],
    [['leche', 'Hojaldre'], 'o', 'leche u Hojaldre'],
    [['orujo', 'leche'], 'o', 'orujo o leche'],
    [['leche', 'orujo'], 'y', 'leche y orujo'],
    [['«Agua»', '«Oblea»'], 'o', '«Agua» u «Oblea»'],
    [['tablas', 'índices'], 'y', 'tablas e índices'],
  ])('%j with «%s»: %s', (items, conjunction, text) => {
    expect(listText(items, conjunction)).toBe(text)
  })
})

describe('decapitalise', () => {
  test.each([
    ['Nata 35 %', 'nata 35 %'],
    ['Ácido cítrico', 'ácido cítrico'],
    ['LPD', 'LPD'],
    ['E471', 'E471'],
    ['azúcar', 'azúcar'],
    ['', ''],
  ])('%s → %s', (name, inSentence) => {
    expect(decapitaliseName(name)).toBe(inSentence)
  })
})

test('quoted repeats what a caller wrote, but not a page of it', () => {
  expect(quotedText('helado')).toBe('«helado»')
  expect(quotedText('')).toBe('«»')
  expect(quotedText('x'.repeat(60))).toBe(`«${'x'.repeat(60)}»`)
  expect(quotedText('x'.repeat(5000))).toBe(`«${'x'.repeat(60)}…»`)
})

test.each([
  ['Nata 35%', 'la nata 35%'],
  ['Leche entera', 'la leche entera'],
  ['Azúcar', 'el azúcar'],
  ['Agua', 'el agua'],
  ['Frutos rojos', 'los frutos rojos'],
  ['Pepitas de chocolate', 'las pepitas de chocolate'],
  ['Patata cocida', 'la patata cocida'],
  ['LPD', 'LPD'],
])('%s is spoken of as «%s»', (name, said) => {
  expect(nameWithArticle(name)).toBe(said)
})
