import { roundTo } from '@obrador/engine'
import { type TableLine, weighedAs } from '../../../model/formula.ts'

/** Everything over a base (a baker's flour): a share typed, or grams of the base, and what follows. */

export interface BasedLine extends Pick<TableLine, 'id' | 'grams'> {
  /** Grams of the base in each gram of it. */
  readonly base: number
}

/** From here on a line is the base itself, whatever little else there is in it. */
const PURE = 0.99
export const isBaseLine = ({ base }: BasedLine): boolean => base >= PURE

/** Finer than any scale: what was typed comes back as it was typed. */
const DECIMALS = 4
const exact = (grams: number): number => roundTo(grams, DECIMALS)

const baseIn = (lines: readonly BasedLine[]): number => lines.reduce((sum, { grams, base }) => sum + grams * base, 0)

type Weights = ReadonlyMap<string, number>

/**
 * Grams when the share of one line over the base is typed: the base in all stays as it is, so that what a flour or a
 * pre-ferment takes of it the other flours give. Nothing where none of them can.
 */
export function formulaWithShare(lines: readonly BasedLine[], id: string, percent: number): Weights | undefined {
  const line = lines.find((one) => one.id === id)
  const whole = baseIn(lines)
  if (!line || whole <= 0) return undefined
  const grams = (percent * whole) / 100
  if (line.base === 0) return new Map([[id, exact(grams)]])
  const givers = lines.filter((one) => one.id !== id && isBaseLine(one) && one.grams > 0)
  const given = baseIn(givers)
  const left = given + (line.grams - grams) * line.base
  if (given <= 0 || left < 0) return undefined
  return new Map([[id, exact(grams)], ...givers.map((one) => [one.id, exact((one.grams * left) / given)] as const)])
}

/** Grams when those of a flour are typed and every share is to stay: all of them by the same factor. */
export function formulaScaledBy(lines: readonly BasedLine[], id: string, grams: number): Weights | undefined {
  const line = lines.find((one) => one.id === id)
  if (!line || line.grams <= 0 || grams <= 0) return undefined
  const factor = grams / line.grams
  return new Map(lines.map((one) => [one.id, one.id === id ? grams : exact(one.grams * factor)]))
}

export const lineWeighedAs = (lines: readonly TableLine[], weights: Weights): readonly TableLine[] =>
  lines.map((line) => {
    const grams = weights.get(line.id)
    return grams === undefined || grams === line.grams ? line : weighedAs(line, grams)
  })
