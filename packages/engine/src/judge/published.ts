import type { FigureRange } from '../ratio/range.ts'
import { NO_SHARE, type PlacedFormula, type TypePosition } from './usual.ts'

/**
 * The published formulas of every type, as far as they tell what is usual: a text that `npm run habitual` writes from the corpus.
 * A line each, by its first character:
 *
 *     @craft  rarities at LEVELS, then what is flagged: gain, rarity, and gain of what was forgotten
 *     >type
 *     !row    of an ingredient that nearly all of them have: % of the mass of all that serves its purpose; a tenth have less, half, a tenth more
 *     ~style  key:least:most, the figures between which four fifths of the type lie; no style is the type itself
 *     position|variant|title|author
 *
 * A position has two letters for each function, in steps of its logarithm above nothing, or a dot for nothing.
 */

/** Shares of the published formulas that are less rare. */
export const RARITY_LEVELS = [0.5, 0.8, 0.9, 0.95, 0.98, 0.99] as const
/** Steps of a position to a factor of e: what rounding to them loses is a fifth of what weighing varies by. */
export const POSITION_STEPS = 30
export const LETTER_COUNT = 36

export interface PublishedFormula extends PlacedFormula {
  readonly title: string
  readonly author: string
}

/** What nearly every formula of a type has: its row, and % of the mass of what serves the same purpose. */
export interface MainIngredient {
  readonly row: string
  readonly least: number
  readonly usual: number
  readonly most: number
}

export interface PublishedType {
  readonly formulas: readonly PublishedFormula[]
  readonly mains: readonly MainIngredient[]
  /** By style; the type itself has none. */
  readonly bands: ReadonlyMap<string, Readonly<Record<string, FigureRange>>>
}

export interface PublishedCraft {
  /** At each of `RARITY_LEVELS`. */
  readonly rarities: readonly number[]
  readonly flags: { readonly gain: number; readonly rarity: number; readonly missing: number }
  readonly types: ReadonlyMap<string, PublishedType>
}

function positionIn(letters: string): TypePosition {
  const x = Float64Array.from(NO_SHARE)
  for (let at = 0, j = 0; at < letters.length; j++) {
    if (letters[at] === '.') {
      at++
      continue
    }
    x[j] = (x[j] ?? 0) + Number.parseInt(letters.slice(at, at + 2), LETTER_COUNT) / POSITION_STEPS
    at += 2
  }
  return x
}

const bandIn = (text: string): readonly [string, FigureRange] => {
  const [key = '', least, most] = text.split(':')
  return [key, [Number(least), Number(most)]]
}

interface Draft {
  readonly formulas: PublishedFormula[]
  readonly mains: MainIngredient[]
  readonly bands: Map<string, Readonly<Record<string, FigureRange>>>
}

export function readPublished(text: string): ReadonlyMap<string, PublishedCraft> {
  const crafts = new Map<string, PublishedCraft>()
  let types = new Map<string, PublishedType>()
  let type: Draft = { formulas: [], mains: [], bands: new Map() }
  for (const line of text.split('\n')) {
    const [head = '', ...rest] = line.slice(1).split(' ')
    if (line.startsWith('@')) {
      types = new Map()
      const figures = rest.map(Number)
      const [gain = 0, rarity = 0, missing = 0] = figures.slice(RARITY_LEVELS.length)
      crafts.set(head, { rarities: figures.slice(0, RARITY_LEVELS.length), flags: { gain, rarity, missing }, types })
    } else if (line.startsWith('>')) {
      type = { formulas: [], mains: [], bands: new Map() }
      types.set(head, type)
    } else if (line.startsWith('!')) {
      const [least = 0, usual = 0, most = 0] = rest.map(Number)
      type.mains.push({ row: head, least, usual, most })
    } else if (line.startsWith('~')) {
      type.bands.set(head, Object.fromEntries(rest.map(bandIn)))
    } else {
      const [letters = '', variant = '', title = '', author = ''] = line.split('|')
      type.formulas.push({ x: positionIn(letters), variant, title, author })
    }
  }
  return crafts
}
