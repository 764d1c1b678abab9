import { describe, expect, test } from 'vitest'
import { explainedInEnglish } from '../src/entries/explained-en.ts'
import { explainedInItalian } from '../src/entries/explained-it.ts'
import { languageTeller } from '../src/entries/language.ts'
import { describeCraft, wholeEngine } from '../src/index.ts'
import { goldenRequests } from './golden/corpus.ts'

/** How a figure is worked out and why its range is what it is: every text that an explanation or a table of types shows. */

type Explained = { readonly formula?: unknown; readonly base?: unknown; readonly texto?: unknown }

function* textsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const { formula, base, texto } = value as Explained
  if (typeof formula === 'string') yield formula
  if (typeof base === 'string' && typeof texto === 'string') yield texto
  for (const inner of Object.values(value)) yield* textsIn(inner)
}

const figuresIn = (sentence: string): string[] =>
  (sentence.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => figure.replace(',', '.')).toSorted()

const crafts = Object.keys(wholeEngine.crafts) as (keyof typeof wholeEngine.crafts)[]

describe.each([
  ['en', explainedInEnglish],
  ['it', explainedInItalian],
] as const)('%s', (_, words) => {
  const { termOf } = languageTeller([words()])
  test.each(crafts)('explains all figures and ranges of %s, with the same figures', (id) => {
    const craft = wholeEngine.crafts[id] as {
      readonly analyse: (request: never, options: object) => object
    }
    const texts = new Set([
      ...textsIn(describeCraft(wholeEngine.crafts[id])),
      ...goldenRequests(id)
        .slice(0, 20)
        .flatMap((request) => [...textsIn(craft.analyse(request as never, { explain: true }))]),
    ])
    expect(texts.size).toBeGreaterThan(10)
    expect([...texts].filter((text) => termOf(text) === undefined)).toEqual([])
    for (const text of texts) expect(figuresIn(termOf(text) ?? ''), text).toEqual(figuresIn(text))
  })
})
