import { craftClocks } from '@obrador/engine/clock'
import { readList } from '@obrador/list'
import { expect, it } from 'vitest'
import { readPasted } from '../src/features/paste/pasted.ts'
import { craftIds } from '../src/model/crafts.ts'
import { englishAtOnce } from '../src/words/en/at-once.ts'
import { englishLater } from '../src/words/en/later.ts'
import { pasteWords } from '../src/words/es/paste.ts'
import { italianLater } from '../src/words/it/later.ts'

const say = { ...englishAtOnce, ...englishLater }

/** What a language must have that no type asks for. */

it.each(craftIds)('every phase of the clock of %s has its English words, with a verb where somebody works', (craft) => {
  const clock = craftClocks[craft]
  const said = say.phaseWords[craft] ?? {}
  for (const { key, verb } of [...clock.phases, ...('stage' in clock ? (clock.stage?.phases ?? []) : [])])
    expect([key, said[key]?.label !== undefined, said[key]?.verb !== undefined]).toEqual([
      key,
      true,
      verb !== undefined,
    ])
})

it.each([
  ['the list that a page shows', say.pasteWords.placeholder],
  [
    'the file to try',
    say.sampleFile.rows
      .slice(1)
      .map(([, name, grams]) => `${grams} g ${name}`)
      .join('\n'),
  ],
])('%s is read whole', (_, text) => {
  const rows = readPasted(text).rows
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ standing }) => standing !== 'read' && standing !== 'worked')).toEqual([])
})

it('where a weight comes from that was not written is said in the words of each language', () => {
  const told = readList('2 huevos\n250 ml de leche entera').flatMap((line) =>
    'suggest' in line && line.suggest ? [line.suggest] : [],
  )
  expect(told.map(say.pasteWords.suggestedBy)).toEqual([
    '2 × 50 g (egg without shell, taken as medium)',
    '250 ml × 1.03 g/ml (milk)',
  ])
  expect(told.map(italianLater.pasteWords.suggestedBy)).toEqual([
    '2 × 50 g (uovo senza guscio, preso come medio)',
    '250 ml × 1,03 g/ml (latte)',
  ])
  expect(told.map(pasteWords.suggestedBy)).toEqual(told.map(({ why }) => why))
})
