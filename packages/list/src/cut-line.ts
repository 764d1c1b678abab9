import { findRow } from '@obrador/engine'
import { headWordIsKnown } from './known.ts'
import { measureUnitNamed } from './units.ts'
import { isOfName } from './windows.ts'

/** A line of names and figures with nothing between its ingredients: «leche 600 nata 35 120 azúcar 150». */

/** Words and figures of one ingredient at most. */
const LONGEST_PIECE = 8
/** What a name that is known is worth, and what one that is not costs, with each of its words. */
const KNOWN = 2
/** A word that the catalogue has, and no row of its own: «cobertura», «invertido». */
const KNOWN_WORD = 0.5
const UNKNOWN = -1.5
const UNKNOWN_WORD = -0.5
/** What a figure costs that belongs to the name («nata 35»), and one that cannot. */
const NAME_FIGURE = -0.2
const STRAY_FIGURE = -6

const isFigure = (word: string): boolean => /^\d+(?:[.,]\d+)?$/.test(word)
const isUnit = (word: string | undefined): boolean => {
  const unit = word === undefined ? undefined : measureUnitNamed(word, word.toLowerCase())
  return unit?.kind === 'mass' || unit?.kind === 'volume'
}
const figureOf = (word: string): number => Number(word.replace(',', '.'))

/** The name of a piece, its figure and unit left out; nothing where the piece has another shape. */
function nameOfPiece(words: readonly string[], isFigureFirst: boolean): readonly string[] | undefined {
  if (isFigureFirst) return isFigure(words[0] ?? '') ? words.slice(isUnit(words[1]) ? 2 : 1) : undefined
  const figureAt = words.length - (isUnit(words.at(-1)) ? 2 : 1)
  return isFigure(words[figureAt] ?? '') ? words.slice(0, figureAt) : undefined
}

/** How likely some words are one ingredient. */
function worthOfName(words: readonly string[]): number {
  if (words.length === 0 || isFigure(words[0] ?? '') || !words.some((word) => /\p{L}{2}/u.test(word))) return Number.NaN
  const plain = words.filter((word) => !isFigure(word)).join(' ')
  const figures = words.filter(isFigure).map(figureOf)
  const isKnown = findRow(words.join(' ')) !== undefined || findRow(plain) !== undefined
  const isOneWord = words.length === 1 && headWordIsKnown(plain)
  const named = isKnown ? KNOWN : isOneWord ? KNOWN_WORD : UNKNOWN + UNKNOWN_WORD * words.length
  return figures.reduce((sum, value) => sum + (isOfName(plain, value) ? NAME_FIGURE : STRAY_FIGURE), named)
}

interface Cut {
  readonly worth: number
  readonly pieces: readonly string[]
}

/** The likeliest way to cut a line into ingredients of one weight each; nothing where there is none. */
export function likeliestPieces(line: string): readonly string[] | undefined {
  const words = line
    .replace(/(\d)(?=(?:kg|kgs|g|gr|grs|ml|l|cl)\b)/giu, '$1 ')
    .split(/\s+/)
    .filter((word) => word !== '')
  const isFigureFirst = isFigure(words[0] ?? '')
  const best: (Cut | undefined)[] = [{ worth: 0, pieces: [] }]
  for (const [from] of words.entries()) {
    const before = best[from]
    if (!before) continue
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PIECE); to++) {
      const name = nameOfPiece(words.slice(from, to), isFigureFirst)
      const worth = before.worth + (name ? worthOfName(name) : Number.NaN)
      if (worth > (best[to]?.worth ?? Number.NEGATIVE_INFINITY))
        best[to] = { worth, pieces: [...before.pieces, words.slice(from, to).join(' ')] }
    }
  }
  const cut = best[words.length]
  return cut && cut.worth > 0 ? cut.pieces : undefined
}
