import { round } from '@obrador/engine'
import type { Mould, Part } from '../formula/piece.ts'
import { vesselOf } from './mould.ts'

/** How high each part stands in its mould: grams, by its density, in the room that there is. */

/** g/ml of what nobody has measured: between a mousse and a glaze, as water. */
const ASSUMED_DENSITY = 1
const MM3_PER_ML = 1000
/** Grams, so that a height that is typed comes back as it was typed. */
const GRAM_DECIMALS = 3

// A nought is the beginning of a density: «0,4».
const densityOf = ({ density }: Part): number => density || ASSUMED_DENSITY

export interface Layer {
  readonly part: Part
  /** From one on, as it is in the list. */
  readonly number: number
  /** mm³ */
  readonly volume: number
  /** mm */
  readonly height: number
  /** mm from the foot of the piece to its foot. */
  readonly from: number
  readonly isEstimated: boolean
}

export interface Section {
  /** Top to bottom. */
  readonly layers: readonly Layer[]
  /** mm */
  readonly height: number
  readonly width: number
  /** Stands on top and counts for no height. */
  readonly onTop: readonly { readonly part: Part; readonly number: number }[]
  readonly isEstimated: boolean
}

export function sectionOf(parts: readonly Part[], mould: Mould): Section {
  const numbered = parts.map((part, index) => ({ part, number: index + 1 }))
  const { heightOf } = vesselOf(mould)
  const layers: Layer[] = []
  let below = 0
  for (const { part, number } of numbered.toReversed()) {
    if (part.isDecoration || part.grams <= 0) continue
    const volume = (part.grams / densityOf(part)) * MM3_PER_ML
    const from = heightOf(below)
    below += volume
    layers.unshift({ part, number, volume, height: heightOf(below) - from, from, isEstimated: !part.density })
  }
  return {
    layers,
    height: heightOf(below),
    width: mould.diameter,
    onTop: numbered.filter(({ part }) => part.isDecoration),
    isEstimated: layers.some(({ isEstimated }) => isEstimated),
  }
}

/** Grams of a part that stand so high where it lies. */
export function gramsFor({ part, from }: Layer, height: number, mould: Mould): number {
  const { volumeTo } = vesselOf(mould)
  const volume = volumeTo(from + height) - volumeTo(from)
  return round((volume / MM3_PER_ML) * densityOf(part), GRAM_DECIMALS)
}

export interface Overflow {
  /** mm over the rim; none where the mould closes at the top. */
  readonly over: number | undefined
  readonly part: Part
  /** Of that part, to be left out. */
  readonly grams: number
}

/** Shares of a room by which nothing is too much. */
const NOISE = 1e-9

/** What does not fit, and how much of the largest part to leave out; none where everything fits or no height is known. */
export function overflowOf({ layers }: Section, mould: Mould): Overflow | undefined {
  const { depth, volumeTo, heightOf } = vesselOf(mould)
  if (depth === undefined) return undefined
  const [room, volume] = [volumeTo(depth), layers.reduce((sum, layer) => sum + layer.volume, 0)]
  const [largest] = layers.toSorted((one, other) => other.volume - one.volume)
  if (!largest || volume - room <= NOISE * room) return undefined
  const { part } = largest
  const over = heightOf(volume) - depth
  return {
    over: over > 0 ? over : undefined,
    part,
    grams: Math.min(part.grams, ((volume - room) / MM3_PER_ML) * densityOf(part)),
  }
}

/** Places for labels, each as near as may be to where it belongs and no nearer than a gap to the one above. */
export function spread(wanted: readonly number[], gap: number, most: number): readonly number[] {
  const down: number[] = []
  for (const place of wanted) down.push(Math.max(place, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  const up: number[] = []
  for (const place of down.toReversed()) up.unshift(Math.min(place, (up[0] ?? most + gap) - gap))
  return up
}
