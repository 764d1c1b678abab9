import { expect, test } from 'vitest'
import { heladoLaw } from '../src/crafts/helado/law.ts'
import { heladoIdentity } from '../src/crafts/helado/levers.ts'
import { heladoGuards } from '../src/crafts/helado/rules.ts'
import { englishFor } from '../src/entries/en.ts'
import { languageBeside } from '../src/findings/language.ts'
import {
  engineWith,
  FormulaError,
  type FormulaFinding,
  findingSayer,
  helado,
  spanishPhrasebooks,
  wholeEngine,
} from '../src/index.ts'
import { goldenRequests } from './golden/corpus.ts'

/** English for ice cream: a language is a folder beside one that has all words. */

const language = englishFor('helado', spanishPhrasebooks())
if (!language) throw new Error('ice cream has no English')
const inSpanish = findingSayer(spanishPhrasebooks())
const inEnglish = findingSayer(language.words)

/** Everything that is said of the corpus, each formula as every type: what was found, once for each way of saying it. */
function heardOf(): readonly FormulaFinding[] {
  const bySentence = new Map<string, FormulaFinding>()
  const listening = engineWith(wholeEngine, {
    hear: (finding, sentence) => void bySentence.set(`${finding.code} ${sentence}`, finding),
  })
  for (const request of goldenRequests('helado').filter((_, at) => at % 3 === 0)) {
    for (const type of Object.keys(helado.types)) {
      try {
        listening.crafts.helado.analyse({ ...request, type } as never)
      } catch (problem) {
        if (!(problem instanceof FormulaError)) throw problem
      }
    }
  }
  return [...bySentence.values()]
}

const figuresIn = (sentence: string): string[] =>
  (sentence.match(/−?\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replace(',', '.')).toSorted()

test('whatever is said of the corpus is said in English, with the figures of the Spanish sentence', () => {
  const heard = heardOf()
  expect(new Set(heard.map(({ code }) => code)).size).toBeGreaterThan(20)
  for (const finding of heard) {
    expect(language.isOwn(finding), inSpanish(finding)).toBe(true)
    expect(figuresIn(inEnglish(finding)), inEnglish(finding)).toEqual(figuresIn(inSpanish(finding)))
  }
})

test('every term that a table of ice cream puts into a sentence has an English one', () => {
  const forbidden = Object.values(heladoIdentity.types).flatMap(({ forbidden: all = [] }) => all)
  const known = heladoIdentity.recognise ?? []
  const terms = [
    ...forbidden.flatMap(({ because, orElse }) => [because, ...(orElse ? [orElse] : [])]),
    ...known.flatMap(({ say, because }) => [say, because]),
    ...heladoGuards.map(({ label }) => label),
    ...heladoLaw.flatMap(({ conditions }) => conditions.map(({ label }) => label)),
    ...wholeEngine.everyCraft.map(({ label }) => label),
  ]
  for (const because of terms) {
    expect(language.isOwn({ code: 'advice.read-as', values: { label: because, because } }), because).toBe(true)
  }
})

test('a sentence is all in one language: what it has inside decides', () => {
  const say = findingSayer(
    languageBeside(
      { outer: ({ what }: { what: FormulaFinding | string }, inner) => `in: ${inner(what)}`, inner: () => 'inside' },
      { agua: 'water' },
      [
        {
          outer: ({ what }: { what: FormulaFinding | string }, inner) => `en: ${inner(what)}`,
          inner: () => 'dentro',
          only: (_: never, inner) => `solo ${inner({ code: 'inner', values: {} })}`,
        },
      ],
    ).words,
  )
  const outer = (what: FormulaFinding | string) => say({ code: 'outer', values: { what } })
  expect(outer({ code: 'inner', values: {} })).toBe('in: inside')
  expect(outer('agua')).toBe('in: water')
  expect(outer('miel')).toBe('en: miel')
  expect(outer({ code: 'only', values: {} })).toBe('en: solo dentro')
  expect(say({ code: 'only', values: {} })).toBe('solo dentro')
})

test('a maker reads what to do', () => {
  const say = (code: string, values: object) => inEnglish({ code, values })
  const figure = { key: 'SLNG', label: 'SLNG', unit: '%', decimals: 2 }
  const change = { from: 'Agua', to: 'Leche desnatada en polvo', grams: 30.5 }
  expect(say('helado.correction', { figure, before: 6.2, after: 8.95, range: [7, 11], caused: true, change })).toBe(
    'After that, MSNF 6.2%: too few milk solids-not-fat. Swap 30.5 g of agua for leche desnatada en polvo and it comes to 8.95%.',
  )
  expect(say('helado.served', { temperature: -11.52 })).toBe('Balanced. Serving temperature −11.5 °C.')
  const faults = [
    { code: 'helado.fault', values: { figure: { ...figure, key: 'POD' }, low: false } },
    { code: 'helado.fault', values: { figure: { ...figure, key: 'PAC' }, low: true } },
  ]
  expect(say('advice.review', { faults })).toBe('Check two things: too sweet and it will be soft.')
  expect(say('formula.no-ingredients', {})).toBe(
    '“ingredients” is missing: send a list with at least one ingredient and its weight in grams.',
  )
})

test('a craft without English has none', () => {
  for (const { id } of wholeEngine.everyCraft)
    expect(englishFor(id, spanishPhrasebooks()) !== undefined, id).toBe(id === 'helado')
})
