import type { JsonObject } from '../src/merge/json.ts'
import type { GroupShapes } from '../src/merge/shape.ts'

/** Groups as the library of the app has them. */
export const shapes: GroupShapes = {
  formulas: {
    scope: 'formulas',
    versions: 'versions',
    quiet: ['savedAt'],
    versionOf: ({ formula = {} }: JsonObject, at) => ({ at, note: '', formula }),
  },
  prices: { scope: 'prices', quiet: ['at'] },
  ticks: { scope: 'ticks' },
}

export const line = (id: string, name: string, grams: number) => ({ id, name, grams, locked: false })

export const formula = (id: string, name: string, lines: readonly ReturnType<typeof line>[]) => ({
  id,
  savedAt: '2026-11-16T09:00:00.000Z',
  formula: { craft: 'pan', type: 'hogaza', name, lines, given: {}, batch: {} },
  versions: [],
  tags: [],
  note: '',
})
