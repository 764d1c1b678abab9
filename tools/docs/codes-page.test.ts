import { resolve } from 'node:path'
import { spanishBalancer } from '@obrador/balancer'
import { spanishBook, spanishMenu } from '@obrador/balancer/menu'
import { spanishSack } from '@obrador/balancer/sack'
import { spanishPhrasebooks } from '@obrador/engine'
import { batchWords } from '@obrador/engine/batch'
import { usualWords } from '@obrador/engine/usual'
import { expect, test } from 'vitest'
import { codesIn, codesPage } from './codes-page.ts'

const page = codesPage(resolve(import.meta.dirname, '../..'))

test('the page has every code that something is said for, and no other', () => {
  const listed = [...page.matchAll(/^\| `([a-z]+\.[a-z-]+)` \|/gm)].map(([, code]) => code)
  expect(listed.toSorted()).toEqual(
    [...spanishPhrasebooks(), usualWords, batchWords, spanishBalancer, spanishSack, spanishMenu, spanishBook]
      .flatMap((book) => Object.keys(book))
      .toSorted(),
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
  readonly 'some.two': NoValues
}
`
  expect(codesIn(source)).toEqual([
    { code: 'some.one', values: '{ grams: number; name?: string }', remark: 'What it is.' },
    { code: 'some.two', values: 'NoValues', remark: '' },
  ])
  expect(page).toContain('| `helado.sandy` | `{ percentOfWater: number }` |')
  expect(page).toContain('| `FigureMove` | `GramMove & { before: number; after: number }` |')
})
