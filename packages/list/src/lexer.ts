import { foldText } from './fold.ts'

export interface LineToken {
  readonly kind: 'number' | 'fraction' | 'word' | 'sign'
  readonly text: string
  /** Without the full stop of an abbreviation. */
  readonly plain: string
  /** The same, folded. */
  readonly word: string
  readonly start: number
  readonly end: number
  /** No space between it and the token before. */
  readonly glued: boolean
}

/** Values of the fractions that are one character. */
const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
export const vulgarFraction = (text: string): number => VULGAR[text] ?? Number.NaN

/**
 * In this order: space; figures with their separators; fractions; the degree of a figure, which is a letter to Unicode; abbreviations with a bar («c/s», «s/n») or with full
 * stops («q.s.»); an article that leans on the next word («d'»); words; any other sign. Each alternative begins with
 * another character or is tried once, so the time is linear.
 */
const TOKEN =
  /(\s+)|(\d+(?:[.,'’]\d+)*(?:[eE]\+?\d{1,2}(?![\p{L}\d]))?|(?<![\p{L}\d])[.,]\d+)|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])|(?<=\d\s?)[ºª]|((?:[csqn]\/[scgnup]|\p{L}\.(?:\p{L}\.)+|\p{L}{1,3}['’](?=\p{L})|\p{L}[\p{L}\p{M}]*(?:[-·]\p{L}[\p{L}\p{M}]*)*)\.?(?![\p{M}]))|(.)/giu

export function lineTokensOf(text: string): readonly LineToken[] {
  const tokens: LineToken[] = []
  let glued = false
  for (const match of text.matchAll(TOKEN)) {
    const [whole, space, number, fraction, word] = match
    if (space !== undefined) {
      glued = false
      continue
    }
    const start = match.index
    tokens.push({
      kind:
        number !== undefined ? 'number' : fraction !== undefined ? 'fraction' : word !== undefined ? 'word' : 'sign',
      text: whole,
      plain: word === undefined ? whole : plainWord(whole),
      word: word === undefined ? whole : foldText(plainWord(whole)),
      start,
      end: start + whole.length,
      glued: glued && tokens.length > 0,
    })
    glued = true
  }
  return tokens
}
/** «gr.» without its full stop; «q.s.» keeps its own. */
const plainWord = (text: string): string => (/^\p{L}[^.]*\.$/u.test(text) ? text.slice(0, -1) : text)
