import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListPart, ReadLine } from '../src/index.ts'

type Mark = '=' | '≈' | '?' | '-' | '+'

interface Expected {
  /** As it was sent, and without what surrounds it. */
  readonly sent: string
  readonly text: string
  readonly mark: Mark
  readonly grams?: number
  readonly names: readonly string[]
  readonly why?: string
  /** Of a line with several ingredients («+»). */
  readonly parts?: readonly { readonly names: readonly string[]; readonly grams?: number }[]
}
/** What a list says of the whole; types as «craft/type», the best first, «*» for any craft. */
export interface ExpectedWhole {
  readonly titles: readonly string[]
  readonly yield?: number
  readonly pieces?: number
  readonly types: readonly string[]
}
export interface MessyList {
  readonly title: string
  readonly text: string
  readonly whole?: ExpectedWhole
  readonly lines: readonly Expected[]
}

const partOf = (text: string) => {
  const [first = '', ...name] = text.trim().split(' ')
  return { names: name.join(' ').split('|'), ...(first !== '?' && { grams: Number(first) }) }
}

function expected(line: string): Expected {
  const [source = '', reading = ''] = line.split('⟹')
  const [mark = '', first = '', ...more] = reading.trim().split(' ')
  const sent = source.trim().replaceAll('␉', '\t').replaceAll('␍', '\r').replaceAll('⍽', '\u00a0')
  const both = { sent, text: sent.trim() }
  const rest = [first, ...more].join(' ')
  if (mark === '+') return { ...both, mark, names: [], parts: rest.split(' ; ').map(partOf) }
  if (mark === '=' || mark === '≈') {
    const names = more.join(' ').split('|')
    return { ...both, mark, grams: Number(first), names: names.map((name) => name.trim()) }
  }
  const grams = more[0] === undefined ? {} : { grams: Number(more[0]) }
  return { ...both, mark: mark === '?' ? '?' : '-', why: first, names: [], ...grams }
}

/** «@ title: Brioche | yield: 2000 | type: panaderia/brioche». */
function expectedWhole(line: string): ExpectedWhole {
  const said = new Map(
    line
      .slice(1)
      .split(' | ')
      .map((one): [string, string] => {
        const at = one.indexOf(':')
        return [one.slice(0, at).trim(), one.slice(at + 1).trim()]
      }),
  )
  const [made, pieces] = [said.get('yield'), said.get('pieces')]
  return {
    titles: (said.get('title') ?? '').split(' ~ ').filter((title) => title !== ''),
    ...(made === undefined ? {} : { yield: Number(made) }),
    ...(pieces === undefined ? {} : { pieces: Number(pieces) }),
    types: (said.get('type') ?? '').split(' ').filter((type) => type !== ''),
  }
}

/** A line without anything: it is sent, and nothing is read of it. */
const EMPTY = 'empty'

/** The lists of a fixture, with the right reading of every line. */
export const listsOf = (file: string): readonly MessyList[] =>
  readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [title = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
      const whole = lines.find((line) => line.startsWith('@ '))
      const read = lines.filter((line) => line !== whole).map(expected)
      const text = read.map(({ sent }) => sent).join('\n')
      return {
        title,
        lines: read.filter(({ why }) => why !== EMPTY),
        text,
        ...(whole && { whole: expectedWhole(whole) }),
      }
    })

/** right · asked (nothing is harmed) · name (the weight is right, the name is not) · silent (a wrong weight, or something lost). */
export type Verdict = 'right' | 'asked' | 'name' | 'silent'

const near = (got: number | undefined, want: number | undefined, share: number): boolean =>
  got !== undefined && want !== undefined && Math.abs(got - want) <= Math.max(share * want, 0.01)

/** Case, accents and what surrounds a name make no other name of it. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[()*_«»"“”']/g, ' ')
    .replace(/\s+%/g, '%')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,:;–—-]+|[\s.,:;–—-]+$/g, '')

const sameName = (got: string | undefined, names: readonly string[]): boolean =>
  names.some((name) => plain(name) === plain(got ?? ''))

function verdictOfParts(want: NonNullable<Expected['parts']>, got: readonly ListPart[] | undefined): Verdict {
  if (!got) return 'asked'
  if (got.length !== want.length) return 'silent'
  const each = want.map(({ grams }, at) => {
    const part = got[at]
    if (part?.grams === undefined) return grams === undefined ? 'right' : 'asked'
    return near(part.grams, grams, 0.005) ? 'right' : 'silent'
  })
  if (each.includes('silent')) return 'silent'
  if (each.includes('asked')) return 'asked'
  return want.every(({ names }, at) => sameName(got[at]?.name, names)) ? 'right' : 'name'
}

/** Whether a title is one of those wanted: brackets, case and accents make no other of it. */
export const isTitled = (got: string | undefined, titles: readonly string[]): boolean =>
  titles.some((title) => plain(title.replace(/\([^)]*\)/g, '')) === plain((got ?? '').replace(/\([^)]*\)/g, '')))

/** How well a line was read, by the rules of the shared scorer. */
export function verdictOf(want: Expected, got: ReadLine | undefined): Verdict {
  if (!got || got.text !== want.text) return 'silent'
  if ('skip' in got) return want.mark === '-' ? 'right' : 'silent'
  const weighed = got.grams !== undefined || got.parts?.some(({ grams }) => grams !== undefined) === true
  if (want.mark === '-') return weighed ? 'silent' : 'asked'
  if (want.mark === '?') return weighed ? 'silent' : 'right'
  if (want.parts) return got.grams === undefined ? verdictOfParts(want.parts, got.parts) : 'silent'
  if (got.grams === undefined) return weighed ? 'silent' : 'asked'
  if (!near(got.grams, want.grams, 0.005)) return 'silent'
  return sameName(got.name, want.names) ? 'right' : 'name'
}

/** What is wrong with the reading of a line, its suggestion and its «≈» included; nothing if it is right. */
export function faultOf(want: Expected, got: ReadLine | undefined): string | undefined {
  const said = `${want.text} → ${JSON.stringify(got)}`
  const verdict = verdictOf(want, got)
  if (verdict !== 'right' || !got || 'skip' in got) return verdict === 'right' ? undefined : `${verdict}: ${said}`
  const asked = want.mark === '?' && want.grams !== undefined
  if (asked && !near(got.suggest?.grams, want.grams, 0.02)) return `suggested otherwise: ${said}`
  const sure = want.mark === '=' || want.mark === '≈'
  return sure && (want.mark === '≈') !== (got.approx === true) ? `not as sure: ${said}` : undefined
}
