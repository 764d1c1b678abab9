import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadLine } from '../src/index.ts'

interface Expected {
  readonly text: string
  readonly mark: '=' | '≈' | '?' | '-'
  readonly grams?: number
  readonly names: readonly string[]
  readonly why?: string
}
export interface MessyList {
  readonly title: string
  readonly text: string
  readonly lines: readonly Expected[]
}

function expected(line: string): Expected {
  const [source = '', reading = ''] = line.split('⟹')
  const [mark = '', first = '', ...more] = reading.trim().split(' ')
  const text = source.replaceAll('␉', '\t').trim()
  if (mark === '=' || mark === '≈') {
    return {
      text,
      mark,
      grams: Number(first),
      names: more
        .join(' ')
        .split('|')
        .map((name) => name.trim()),
    }
  }
  const grams = more[0] === undefined ? {} : { grams: Number(more[0]) }
  return { text, mark: mark === '?' ? '?' : '-', why: first, names: [], ...grams }
}

/** The lists of the fixture, with the right reading of every line. */
export const messyLists: readonly MessyList[] = readFileSync(join(import.meta.dirname, 'fixtures/lists.txt'), 'utf8')
  .split(/^=== /m)
  .slice(1)
  .map((block) => {
    const [title = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
    const read = lines.map(expected)
    return { title, lines: read, text: read.map(({ text }) => text).join('\n') }
  })

/** What is wrong with the reading of a line; nothing if it is right. */
export function faultOf(want: Expected, got: ReadLine | undefined): string | undefined {
  if (!got || got.text !== want.text) return `no reading of «${want.text}»`
  const said = JSON.stringify(got)
  if ('skip' in got) return want.mark === '-' ? undefined : `left out: ${said}`
  if (want.mark === '-') return `not left out: ${said}`
  if (want.mark === '?') {
    const suggested = want.grams === undefined || Math.abs((got.suggest?.grams ?? 0) - want.grams) <= 0.02 * want.grams
    return got.grams === undefined && suggested ? undefined : `asked otherwise: ${said}`
  }
  const right = Math.abs((got.grams ?? Number.NaN) - (want.grams ?? 0)) <= 0.005 * (want.grams ?? 0)
  if (!right) return `another weight: ${said}`
  if ((want.mark === '≈') !== (got.approx === true)) return `not as sure: ${said}`
  return want.names.includes(got.name ?? '') ? undefined : `another name: ${said}`
}
