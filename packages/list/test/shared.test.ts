import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ListLine, readList } from '../src/index.ts'

const CASES = join(import.meta.dirname, '../../../../shared/design/paste-cases.json')

interface Want {
  readonly text: string
  readonly skip?: string
  readonly ask?: string
  readonly also?: unknown
  readonly reads?: { readonly name: string; readonly grams: number; readonly accept?: readonly string[] }
}
interface Shared {
  readonly text: string
  readonly lines: readonly Want[]
}
type Verdict = 'right' | 'asked' | 'name' | 'silent'

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|\u200b|\u200e/gu, '')
    .replace(/[()*_«»"“”']/g, ' ')
    .replace(/\s+%/g, '%')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;–—-]+|[\s.,:;–—-]+$/g, '')

function sameName(got: string, { name, accept = [] }: NonNullable<Want['reads']>): boolean {
  return [name, ...accept].some((want) => {
    const [g, w] = [plain(got), plain(want)]
    return g === w || (g.startsWith(w) && /^\s*[(,]/.test(got.slice(want.length)))
  })
}

/** The rules of the shared scorer: silent is a wrong weight, or something lost, without a word. */
function judge(want: Want, got: ListLine | undefined): Verdict {
  if (want.skip) return got === undefined ? 'right' : got.grams === undefined ? 'asked' : 'silent'
  if (got === undefined) return 'silent'
  if (want.ask) return got.grams === undefined ? 'right' : 'silent'
  if (got.grams === undefined) return 'asked'
  const { reads } = want
  const same = reads !== undefined && Math.abs(got.grams - reads.grams) <= Math.max(0.005 * reads.grams, 0.01)
  if (want.also || !reads || !same) return 'silent'
  return sameName(got.name ?? '', reads) ? 'right' : 'name'
}

describe.skipIf(!existsSync(CASES))('the shared lists', () => {
  const lists: readonly Shared[] = existsSync(CASES) ? JSON.parse(readFileSync(CASES, 'utf8')) : []
  const verdicts = lists.flatMap((list) => {
    const read = [...readList(list.text)]
    return list.lines
      .filter(({ skip }) => skip !== 'empty')
      .map((want) => judge(want, read[0]?.text === want.text.trim() ? read.shift() : undefined))
  })
  const share = (verdict: Verdict) => verdicts.filter((one) => one === verdict).length / verdicts.length

  it('nine of ten lines and more are read right', () => {
    expect(verdicts.length).toBeGreaterThan(700)
    expect(share('right')).toBeGreaterThanOrEqual(0.98)
  })

  it('next to none is wrong in silence', () => {
    expect(share('silent')).toBeLessThanOrEqual(0.005)
  })
})
