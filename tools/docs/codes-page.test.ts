import { resolve } from 'node:path'
import { spanish as balancer } from '@obrador/balancer'
import { spanishSack } from '@obrador/balancer/sack'
import { spanish } from '@obrador/engine'
import { words as batch } from '@obrador/engine/batch'
import { words as usual } from '@obrador/engine/usual'
import { expect, test } from 'vitest'
import { codesIn, codesPage } from './codes-page.ts'

const page = codesPage(resolve(import.meta.dirname, '../..'))

test('the page has every code that something is said for, and no other', () => {
  const listed = [...page.matchAll(/^\| `([a-z]+\.[a-z-]+)` \|/gm)].map(([, code]) => code)
  expect(listed.toSorted()).toEqual(
    [...spanish(), usual, batch, balancer, spanishSack].flatMap((book) => Object.keys(book)).toSorted(),
  )
})

test('a code has the values of its type, on one line, and the remark above it', () => {
  const source = `export interface SomeCodes {
  /** What it is. */
  readonly 'some.one': {
    readonly grams: number
    /** Or none. */
    readonly name?: string
  }
  readonly 'some.two': None
}
`
  expect(codesIn(source)).toEqual([
    { code: 'some.one', values: '{ grams: number; name?: string }', remark: 'What it is.' },
    { code: 'some.two', values: 'None', remark: '' },
  ])
  expect(page).toContain('| `helado.sandy` | `{ percentOfWater: number }` |')
  expect(page).toContain('| `FigureMove` | `Move & { before: number; after: number }` |')
})
