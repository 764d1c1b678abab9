import { expect, test } from 'vitest'
import { readBackIn } from './sentences.ts'

test.each([
  ['headline.replace(BALANCED, (word) => word)'],
  ["sentence.replace(/^a (.+) del máximo$/, '$1')"],
  ['/^Equilibrada/.test(headline)'],
  ['BALANCED.test(say(found))'],
  ["say(found).replaceAll(/«\\w+»/g, '')"],
  ['legal.objecion?.match(/no puede/)'],
  ['porque.split(/(?<=\\.) /)[0]'],
  ['/ por /.test(etiqueta)'],
  ["temperature.replace(/ \\(.*\\)$/, '')"],
  ["recipe.label.replace(/ \\(.*\\)$/, '')"],
  ['const REWORDED: readonly (readonly [said: RegExp, here: string])[] = []'],
])('%s reads a sentence back', (code) => {
  expect(readBackIn(code)).toHaveLength(1)
})

test.each([["text.replace('.', ',')"], ['/^[a-z_]+$/.test(name)'], ['say(found)'], ["found.code === 'law.may-not'"]])(
  '%s does not',
  (code) => {
    expect(readBackIn(code)).toEqual([])
  },
)
