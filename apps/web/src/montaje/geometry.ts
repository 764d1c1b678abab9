import type { Mould, Part } from '../formula/piece.ts'

/** How high each part stands in its mould: grams, by its density, over the floor of the ring. */

/** g/ml of what nobody has measured: between a mousse and a glaze, as water. */
const ASSUMED_DENSITY = 1
const MM3_PER_ML = 1000

export interface Layer {
  readonly part: Part
  /** From one on, as it is in the list. */
  readonly number: number
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

const floorOf = ({ diameter }: Mould): number => (Math.PI * diameter ** 2) / 4

export function sectionOf(parts: readonly Part[], mould: Mould): Section {
  const numbered = parts.map((part, index) => ({ part, number: index + 1 }))
  const floor = floorOf(mould)
  const layers: Layer[] = []
  let from = 0
  for (const { part, number } of numbered.toReversed()) {
    if (part.isDecoration || part.grams <= 0) continue
    // A nought is the beginning of a density: «0,4».
    const height = ((part.grams / (part.density || ASSUMED_DENSITY)) * MM3_PER_ML) / floor
    layers.unshift({ part, number, height, from, isEstimated: !part.density })
    from += height
  }
  return {
    layers,
    height: from,
    width: mould.diameter,
    onTop: numbered.filter(({ part }) => part.isDecoration),
    isEstimated: layers.some(({ isEstimated }) => isEstimated),
  }
}

export interface Overflow {
  /** mm */
  readonly over: number
  readonly part: Part
  /** Of that part, to be left out. */
  readonly grams: number
}

/** What does not fit, and how much of the highest part to leave out; none where everything fits or no height is known. */
export function overflowOf({ layers, height }: Section, mould: Mould): Overflow | undefined {
  if (mould.height === undefined || height <= mould.height) return undefined
  const [highest] = layers.toSorted((one, other) => other.height - one.height)
  if (!highest) return undefined
  const over = height - mould.height
  return { over, part: highest.part, grams: Math.min(highest.part.grams, (highest.part.grams * over) / highest.height) }
}

/** Places for labels, each as near as may be to where it belongs and no nearer than a gap to the one above. */
export function spread(wanted: readonly number[], gap: number, most: number): readonly number[] {
  const down: number[] = []
  for (const place of wanted) down.push(Math.max(place, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  const up: number[] = []
  for (const place of down.toReversed()) up.unshift(Math.min(place, (up[0] ?? most + gap) - gap))
  return up
}
