import { describe, expect, it } from 'vitest'
import { settingsShape } from '../src/library/kept.ts'
import type { KeptDrafts } from '../src/model/drafts.ts'
import { decodeShape } from '../src/model/shape.ts'

const { fields } = settingsShape

const DRAFTS: KeptDrafts = {
  paste: {
    text: 'Brioche\nHarina 1000',
    isRead: true,
    corrections: { 'Harina 1000 0 0': { name: 'Harina de fuerza', grams: undefined, is: 'ingredient' } },
    recipes: { all: { name: 'Mi brioche', craft: 'panaderia', type: 'brioche', factor: 2 } },
    keeping: 'apart',
  },
  own: { new: { name: 'Pasta Pepita', sheet: { grasa: 58 }, allergens: { leche: 'has' }, label: '' } },
}

describe('sheets half written', () => {
  it('are read as they were kept', () => {
    expect(decodeShape(fields.drafts, structuredClone(DRAFTS))).toEqual(DRAFTS)
  })

  it('are believed in no more than can be true', () => {
    expect(decodeShape(fields.drafts, undefined)).toEqual({})
    expect(decodeShape(fields.drafts, { paste: { text: '  ' }, own: { new: 3 } })).toEqual({})
    const drafts = decodeShape(fields.drafts, {
      paste: {
        text: 'Sal 10',
        corrections: { a: { is: 'dragon', grams: -3, name: 4 }, b: 7 },
        recipes: { all: { craft: 'alquimia', type: 'oro', factor: 'dos' } },
        keeping: 'burnt',
      },
    })
    expect(drafts?.paste).toEqual({ text: 'Sal 10', isRead: false, corrections: { a: {} }, recipes: { all: {} } })
  })
})
