import { expect, test } from 'vitest'
import { italianAtOnce } from '../src/words/it/at-once.ts'
import { articleBefore, atTime } from '../src/words/it/grammar.ts'
import { italianLater } from '../src/words/it/later.ts'

test.each([
  ['il', '20 %', 'il 20 %'],
  ['il', '8,5 %', 'l’8,5 %'],
  ['del', '11 nov', 'dell’11 nov'],
  ['del', '18 nov', 'del 18 nov'],
  ['al', '1 %', 'all’1 %'],
  ['al', '110 %', 'al 110 %'],
  ['dal', '0,5 %', 'dallo 0,5 %'],
] as const)('«%s» before %s is «%s»', (article, figure, said) => {
  expect(articleBefore(article, figure)).toBe(said)
})

test('one o’clock is all’1, eleven alle 11', () => {
  expect(['1:15', '01:15', '11:00', '5:30'].map(atTime)).toEqual(['all’1:15', 'all’01:15', 'alle 11:00', 'alle 5:30'])
})

/** Arguments that a word may be asked with: one of them says something. */
const GIVEN = [
  ['Alfa', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'],
  [1, 1, 1, 1, 1, 1],
  [3, 3, 3, 3, 3, 3],
  [['Alfa', 'Beta'], ['Gamma'], ['Delta']],
]
function said(word: unknown): readonly string[] {
  if (typeof word === 'string') return [word]
  if (typeof word === 'function')
    return GIVEN.flatMap((given) => {
      try {
        const text: unknown = word(...given)
        return typeof text === 'string' ? [text] : []
      } catch {
        return []
      }
    })
  return word && typeof word === 'object' ? Object.values(word).flatMap(said) : []
}

const SPANISH = /[¿¡ñ]|\b(?:el|los|las|y|del? la|que no|está|más|qué|cómo|sin|para|fórmulas?|hornadas?)\b/i

test('nothing of the app is left in Spanish', () => {
  const sentences = said({ ...italianAtOnce, ...italianLater })
  expect(sentences.length).toBeGreaterThan(2000)
  expect(sentences.filter((sentence) => SPANISH.test(sentence.replace(/«[^»]*»/g, '')))).toEqual([])
})
