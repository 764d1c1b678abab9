import { describe, expect, it } from 'vitest'
import { lineFactsOf } from '../src/facts.ts'
import { ALL_READERS, interpretLine } from '../src/interpret.ts'
import type { LineContext, LineInterpretation } from '../src/interpretation.ts'
import { KILO_UNIT } from '../src/units.ts'
import { figureOfName } from '../src/windows.ts'

const PLAIN: LineContext = { commaThousands: false, kiloDecimals: false, bareStyle: false, bakers: false }
/** What some examples need to stand in. */
const CONTEXTS: Readonly<Record<string, LineContext>> = {
  'the unit that a heading gives': { ...PLAIN, bareUnit: KILO_UNIT },
  'a share of the whole beside a figure of the name': { ...PLAIN, shares: true },
}

function told(found: LineInterpretation): string {
  if (found.is !== 'part') return found.is
  const { grams, ask, suggest } = found.part
  return grams === undefined ? [ask, suggest?.grams].filter((said) => said !== undefined).join(' ') : String(grams)
}

describe('each reader answers its own example first', () => {
  it.each(ALL_READERS)('$name: «$example»', ({ name, example, says }) => {
    const context = CONTEXTS[name] ?? PLAIN
    const facts = lineFactsOf(example, context, (text) => interpretLine(text, context))
    expect(ALL_READERS.find(({ read }) => read(facts) !== undefined)?.name).toBe(name)
    expect(told(interpretLine(example, context))).toBe(says)
  })
})

it.each([
  ['nata 35', 35, 'fat'],
  ['cobertura 70', 70, 'cocoa'],
  ['glucosa 38', 38, 'dextrose'],
  ['harina 280', 280, 'strength'],
  ['neutro 5', 5, 'dose'],
])('the figure of «%s» is %i, and says its %s', (name, figure, says) => {
  expect(figureOfName(name)).toEqual({ figure, says })
})

it('a figure that no name of the trade bears is none of it', () => {
  expect(figureOfName('nata 500')).toBeUndefined()
  expect(figureOfName('azúcar 35')).toBeUndefined()
  expect(figureOfName('nata')).toBeUndefined()
})
