import { expect, it } from 'vitest'
import { MENTION_OF, mentionRows } from '../src/features/label/mention-rows.ts'
import { formulaWithDesk } from '../src/model/desks.ts'
import { missingMentionsIn, type OnLabel } from '../src/model/mentions.ts'
import type { StatedOnLabel } from '../src/model/stated.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { labelOfFormula } from '../src/reading/on-label.ts'
import { appCraft } from './engine.ts'

const cream = (stated: StatedOnLabel): OnLabel =>
  labelOfFormula(appCraft('pasteleria'), formulaWithDesk(exampleFormulaOf('pasteleria'), 'label', stated), [], {
    operator: 'Yo',
  }) as OnLabel

it.each([
  {},
  { net: 500, date: '2026-11-18' },
  // What spoils bears its day whatever form was chosen, and the day stands for the lot.
  { net: 500, date: '2026-11-18', dateForm: 'month' },
  { net: 500, keeping: '' },
] as const)('the rows of %j say missing of what the sentence counts as missing', (stated) => {
  const on = cream(stated)
  const told = mentionRows(on).flatMap(({ id, tone }) => (tone === 'bad' ? [MENTION_OF[id]] : []))
  expect(told.toSorted()).toEqual([...missingMentionsIn(on)].toSorted())
})
