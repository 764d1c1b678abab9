import { expect, test } from 'vitest'
import { grammarNames } from '../src/catalogue/reading/grammar.ts'
import { heladoDefinition } from '../src/crafts/helado/index.ts'
import { distinctFindings, type FormulaFinding, findingSayer } from '../src/findings/finding.ts'
import { FormulaError } from '../src/formula/errors.ts'
import { commonWords, createEngine, examineFormula, helado, spanishPhrasebooks, wholeEngine } from '../src/index.ts'
import { spanishHelado } from '../src/words/es/crafts/helado.ts'

/** What was found is data, and is said once, in the words of the engine that was asked. */

const SWEET = {
  ingredients: [
    { name: 'Leche entera', grams: 500 },
    { name: 'Azúcar', grams: 400 },
    { name: 'Unobtainium', grams: 200 },
  ],
}
const refused = (work: () => unknown): FormulaError => {
  try {
    work()
  } catch (problem) {
    if (problem instanceof FormulaError) return problem
    throw problem
  }
  throw new Error('nothing was refused')
}

test('the first book that has a word says it, a term says itself, and what nobody has a word for is said by its code', () => {
  const say = findingSayer([
    { 'a.one': ({ name }: { name: string }) => `¡${name}!` },
    { 'a.one': () => 'nunca', 'a.two': (_: never, inner) => inner({ code: 'a.one', values: { name: 'dos' } }) },
  ])
  expect(say({ code: 'a.one', values: { name: 'uno' } })).toBe('¡uno!')
  expect(say({ code: 'a.two', values: {} })).toBe('¡dos!')
  expect(say('Azúcar')).toBe('Azúcar')
  expect(say({ code: 'a.three', values: {} })).toBe('a.three')
})

test('what is heard is what was said as a sentence, not what lies inside it', () => {
  const heard: [FormulaFinding, string][] = []
  const say = findingSayer([commonWords()], (finding, sentence) => heard.push([finding, sentence]))
  const what = { code: 'formula.cannot-open', values: {} }
  say({ code: 'formula.inside', values: { name: 'Almíbar', what } })
  expect(heard).toEqual([
    [
      { code: 'formula.inside', values: { name: 'Almíbar', what } },
      'En «Almíbar»: aquí no puedo abrir preparaciones: manda en su lugar los ingredientes de que están hechas.',
    ],
  ])
})

test('the same thing found twice is one, whatever object it is', () => {
  const found = () => ({ code: 'formula.interpreted', values: { name: 'a', as: 'b' } })
  expect(distinctFindings([found(), 'a', found(), 'a'])).toEqual([found(), 'a'])
})

test('an engine without words says codes; with other words, those, for what it answers and for what it refuses', () => {
  const mute = createEngine({ crafts: { helado: heladoDefinition }, names: grammarNames }).crafts.helado
  expect(mute.analyse(SWEET).warnings).toContain('formula.unknown-ingredient')
  const loud = createEngine({
    crafts: { helado: heladoDefinition },
    names: grammarNames,
    words: [{ 'formula.no-weight': () => '¡PESA ALGO!' }, commonWords(), spanishHelado],
  }).crafts.helado
  expect(loud.analyse(SWEET).warnings).toEqual(helado.analyse(SWEET, { advice: false }).warnings)
  const empty = { ingredients: [{ name: 'Azúcar', grams: 0 }] }
  expect(refused(() => loud.analyse(empty)).message).toBe('¡PESA ALGO!')
  expect(refused(() => helado.analyse(empty))).toMatchObject({
    code: 'no-weight',
    finding: { code: 'formula.no-weight', values: { field: 'grams' } },
  })
})

test('what is refused inside a preparation says where, and keeps what it is', () => {
  const nested = {
    ingredients: [
      { name: 'Leche entera', grams: 500 },
      { name: 'Almíbar', grams: 50, preparacion: { oficio: 'helado', ingredients: [{ name: 'Azúcar', grams: -1 }] } },
    ],
  }
  expect(refused(() => helado.analyse(nested)).finding).toMatchObject({
    code: 'formula.inside',
    values: { name: 'Almíbar', what: { code: 'formula.bad-weight', values: { name: 'Azúcar' } } },
  })
})

test('every sentence of an answer is one that was found', () => {
  const heard: string[] = []
  const listening = createEngine({
    ...wholeEngine,
    crafts: { helado: heladoDefinition },
    hear: (_, sentence) => heard.push(sentence),
  })
  const { body } = examineFormula(listening.crafts.helado, SWEET)
  expect(body).toEqual(examineFormula(helado, SWEET).body)
  // Its law is open beside what nobody knows; without that line it objects.
  const refused = examineFormula(listening.crafts.helado, { ingredients: SWEET.ingredients.slice(0, 2) }).body
  expect(refused.legal?.objecion).toBeDefined()
  const said = [...body.warnings, ...body.suggestions, refused.legal?.objecion, refused.titular.frase]
  for (const sentence of said) expect(heard).toContain(sentence)
})

test('no code has two words in one language', () => {
  const codes = spanishPhrasebooks().flatMap((book) => Object.keys(book))
  expect(new Set(codes).size).toBe(codes.length)
})

test('a refusal takes no trace of calls, and leaves those of other errors', () => {
  const { stackTraceLimit } = Error
  expect(refused(() => helado.analyse({ ingredients: [] })).stack).not.toContain('    at ')
  expect(Error.stackTraceLimit).toBe(stackTraceLimit)
  expect(new Error('other').stack).toContain('    at ')
})
