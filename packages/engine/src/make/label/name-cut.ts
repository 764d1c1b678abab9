import { foldLetters, stemWord } from '../../catalogue/normalise.ts'

/** A word, a figure or the sign «%» of a written name, and where it stands in it. */
export interface NameToken {
  readonly text: string
  readonly folded: string
  readonly stem: string
  readonly from: number
  readonly to: number
}

/** As stems are compared, where the sign would be lost. */
const PERCENT_STEM = 'pct'

/** A letter that nobody sees (a filler) parts words, as it does in the names of lines. */
const TOKEN = /\d+(?:[.,]\d+)?|(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]|\p{M})+|%/gu

export function nameTokensOf(name: string): NameToken[] {
  return [...name.matchAll(TOKEN)].flatMap(({ 0: text, index: from }) => {
    const folded = text === '%' ? text : foldLetters(text).replace(/[^a-z0-9.,]/g, '')
    const stem = folded === '%' ? PERCENT_STEM : stemWord(folded)
    return folded === '' ? [] : [{ text, folded, stem, from, to: from + text.length }]
  })
}

/** A name as patterns see it: folded words between spaces. */
export const foldedName = (name: string): string =>
  ` ${nameTokensOf(name)
    .map(({ folded }) => folded)
    .join(' ')} `

/** So many tokens from one of them on. */
export interface TokenSpan {
  readonly at: number
  readonly count: number
}

/** A word that another rule has taken. */
const TAKEN = '#'

/** A name while it is cut: what a rule takes, the next ones no longer see. */
export interface NameCutter {
  readonly tokens: readonly NameToken[]
  readonly isFree: (at: number) => boolean
  readonly take: (span: TokenSpan) => void
  /** The free spans that a pattern of folded words finds. */
  readonly matching: (pattern: RegExp) => readonly (TokenSpan & { readonly text: string })[]
  /** The free spans of these stems. */
  readonly saying: (stems: string) => readonly TokenSpan[]
  /** The folded words, those taken left out, and the span of what was found in them. */
  readonly text: () => string
  readonly spanIn: (text: string, index: number, found: string) => TokenSpan
  /** The folded words before a token, taken or not. */
  readonly before: (at: number) => string
}

const spacesIn = (text: string): number => text.split(' ').length - 1

export function cutterOf(name: string): NameCutter {
  const tokens = nameTokensOf(name)
  const free = tokens.map(() => true)
  /** Until the next word is taken: a law asks for many names between two. */
  let texts: { folded?: string; stem?: string } = {}
  const textOf = (key: 'folded' | 'stem'): string => {
    texts[key] ??= ` ${tokens.map((token, at) => (free[at] ? token[key] : TAKEN)).join(' ')} `
    return texts[key]
  }
  const spanAt = (text: string, index: number, found: string): TokenSpan => ({
    at: spacesIn(text.slice(0, index + 1)) - 1,
    count: found.trim().split(' ').length,
  })
  return {
    tokens,
    text: () => textOf('folded'),
    spanIn: spanAt,
    isFree: (at) => free[at] === true,
    take: ({ at, count }) => {
      free.fill(false, at, at + count)
      texts = {}
    },
    matching: (pattern) => {
      const text = textOf('folded')
      return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
        ...spanAt(text, index, found),
        text: found.trim(),
      }))
    },
    saying: (stems) => {
      const text = textOf('stem')
      const spans: TokenSpan[] = []
      for (let at = text.indexOf(` ${stems} `); at >= 0; at = text.indexOf(` ${stems} `, at + 1)) {
        spans.push(spanAt(text, at, stems))
      }
      return spans
    },
    before: (at) =>
      ` ${tokens
        .slice(0, at)
        .map(({ folded }) => folded)
        .join(' ')} `,
  }
}

/** The words of a span as they were written. */
export const spanText = (tokens: readonly NameToken[], { at, count }: TokenSpan): string =>
  tokens
    .slice(at, at + count)
    .map(({ text }) => text)
    .join(' ')
