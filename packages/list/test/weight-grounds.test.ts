import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textRead } from '../src/index.ts'
import { CITRUS_FRUITS, CITRUS_PARTS, COUNTED_MEASURES, COUNTED_PIECES, EGG_SIZES } from '../src/pieces.ts'
import { englishMeasures } from '../src/words/en/measures.ts'
import { italianMeasures } from '../src/words/it/measures.ts'
import { textWordsIn } from '../src/words/language.ts'

/** Where a weight that was not written comes from, in the language asked for. */

const source = (file: string): string => readFileSync(join(import.meta.dirname, '../src', file), 'utf8')
const quoted = (file: string, before: RegExp): string[] =>
  [...source(file).matchAll(new RegExp(`${before.source}'([^']+)'`, 'g'))].map(([, label = '']) => label)

const LABELS = new Set([
  ...quoted('substances.ts', /\brow\(\s*/),
  ...COUNTED_PIECES.map(({ piece }) => piece.label),
  ...COUNTED_MEASURES.map(([, , label]) => label),
  ...CITRUS_PARTS.flatMap(({ label }) => CITRUS_FRUITS.map(([fruit]) => `${label} de ${fruit}`)),
  ...EGG_SIZES.map(([size]) => `huevo ${size} sin cáscara`),
  ...[...source('units.ts').matchAll(/unit\(\s*'([^']+)',\s*'(?:spoon|vessel|trace|old)'/g)].flatMap(([, id = '']) =>
    id === 'medida' ? [] : [id],
  ),
])

test.each([
  ['English', englishMeasures],
  ['Italian', italianMeasures],
])('%s has a word for each label of the tables, and none besides', (_, measures) => {
  expect(LABELS.size).toBeGreaterThan(110)
  expect([...LABELS].filter((label) => !Object.hasOwn(measures, label))).toEqual([])
  expect(Object.keys(measures).filter((label) => !LABELS.has(label))).toEqual([])
})

const TEXT = '250 ml nata 35%\n2 huevos\n3 cucharadas de azúcar\n1 vaso de leche\n1 pizca de sal\n2-3 g de canela'
const reasons = (language: string) =>
  textRead(TEXT, undefined, textWordsIn(language)).preguntas.map((one) => one.porque)

test('a reason is said in each language with the figures of the Spanish one', () => {
  expect(reasons('es')).toEqual([
    '250 ml × 1 g/ml (nata 35 %)',
    '2 × 50 g (huevo sin cáscara (talla M supuesta))',
    '3 × 12 g (cucharada rasa de azúcar)',
    '1 × 206 g (vaso de 200 ml, leche)',
    '1 × 0,5 g (pizca)',
    'mitad de 2–3 g',
  ])
  expect(reasons('en')).toEqual([
    '250 ml × 1 g/ml (cream 35%)',
    '2 × 50 g (egg without shell, taken as medium)',
    '3 × 12 g (level tablespoon of sugar)',
    '1 × 206 g (glass of 200 ml, milk)',
    '1 × 0.5 g (pinch)',
    'half way between 2 and 3 g',
  ])
  expect(reasons('it')).toEqual([
    '250 ml × 1 g/ml (panna 35 %)',
    '2 × 50 g (uovo senza guscio, preso come medio)',
    '3 × 12 g (cucchiaio raso di zucchero)',
    '1 × 206 g (bicchiere da 200 ml, latte)',
    '1 × 0,5 g (pizzico)',
    'a metà fra 2 e 3 g',
  ])
})
