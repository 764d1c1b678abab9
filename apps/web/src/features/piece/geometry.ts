import { roundTo } from '@obrador/engine'
import type { PieceMould, PiecePartLine } from '../../model/piece.ts'
import { vesselOfMould } from './mould.ts'

/** How high each part stands in its mould: grams, by its density, in the room that there is. */

/** g/ml of what nobody has measured: between a mousse and a glaze, as water. */
const ASSUMED_DENSITY = 1
const MM3_PER_ML = 1000
/** Grams, so that a height that is typed comes back as it was typed. */
const GRAM_DECIMALS = 3
/** Shares of a room by which nothing is too much, nor too little. */
const NOISE = 1e-9

// A nought is the beginning of a density: «0,4».
const densityOf = ({ density }: PiecePartLine): number => density || ASSUMED_DENSITY

export interface PieceLayer {
  readonly part: PiecePartLine
  /** From one on, as it is in the list. */
  readonly number: number
  /** mm³ */
  readonly volume: number
  /** mm; of what lies around others, from its foot to its top. */
  readonly height: number
  /** mm from the foot of the piece to its foot. */
  readonly from: number
  readonly isEstimated: boolean
  /** mm, of what does not reach the wall. */
  readonly width?: number
  /** mm³ of what lies inside it, and mm up to which it does. */
  readonly inside?: { readonly volume: number; readonly height: number }
}

/** What is inside another and is not covered by it. */
export interface BareInsert {
  readonly part: PiecePartLine
  readonly around: PiecePartLine
  /** Of what is around it, that are missing. */
  readonly grams: number
}

export interface PieceSection {
  /** Top to bottom. */
  readonly layers: readonly PieceLayer[]
  /** mm */
  readonly height: number
  readonly width: number
  /** mm³ up to its top, with what is empty in it. */
  readonly filled: number
  /** Stands on top and counts for no height. */
  readonly onTop: readonly { readonly part: PiecePartLine; readonly number: number }[]
  readonly isEstimated: boolean
  readonly bare: readonly BareInsert[]
  /** What goes round it, from the inside out; mm thick. */
  readonly wraps: readonly PieceWrap[]
}

export interface PieceWrap {
  readonly part: PiecePartLine
  readonly number: number
  readonly thickness: number
}

interface Numbered {
  readonly part: PiecePartLine
  readonly number: number
  readonly volume: number
}

const isNarrow = ({ diameter = 0 }: PiecePartLine, mould: PieceMould): boolean =>
  diameter > 0 && diameter < mould.diameter

/** mm², of a disc, a square or a bar as wide as it is; whatever the mould, it has straight walls. */
function floorOf(width: number, { shape = 'round', diameter, length = diameter }: PieceMould): number {
  if (shape === 'square') return width ** 2
  return shape === 'bar' ? width * length : (Math.PI * width ** 2) / 4
}

/** What lies inside a part, one upon the other from its foot: bottom to top. */
function stacked(inside: readonly Numbered[], from: number, mould: PieceMould): readonly PieceLayer[] {
  let foot = from
  return inside.map(({ part, number, volume }) => {
    const width = part.diameter ?? mould.diameter
    const height = volume / floorOf(width, mould)
    const layer = { part, number, volume, height, from: foot, width, isEstimated: !part.density }
    foot += height
    return layer
  })
}

/** A part that reaches the wall with what lies inside it; what has nothing around it stands by itself. */
interface Group {
  readonly around?: Numbered
  readonly inside: readonly Numbered[]
}

/** Bottom to top. What does not reach the wall lies inside the next part above it that does. */
function groupsOf(parts: readonly Numbered[], mould: PieceMould): readonly Group[] {
  const groups: Group[] = []
  let inside: Numbered[] = []
  for (const one of parts.toReversed()) {
    if (isNarrow(one.part, mould)) {
      inside.push(one)
    } else {
      groups.push({ around: one, inside })
      inside = []
    }
  }
  return inside.length > 0 ? [...groups, { inside }] : groups
}

export function pieceSectionOf(parts: readonly PiecePartLine[], mould: PieceMould): PieceSection {
  const numbered = parts.map((part, index) => ({
    part,
    number: index + 1,
    volume: (part.grams / densityOf(part)) * MM3_PER_ML,
  }))
  const { heightOf, volumeTo, surfaceTo } = vesselOfMould(mould)
  const layers: PieceLayer[] = []
  const bare: BareInsert[] = []
  let below = 0
  for (const { around, inside } of groupsOf(
    numbered.filter(({ part }) => !part.isDecoration && !part.wraps && part.grams > 0),
    mould,
  )) {
    const from = heightOf(below)
    const stack = stacked(inside, from, mould)
    const within = inside.reduce((sum, { volume }) => sum + volume, 0)
    const tall = stack.reduce((sum, { height }) => sum + height, 0)
    /** mm³ round the stack, up to its top. */
    const room = Math.max(0, volumeTo(from + tall) - below - within)
    const highest = stack.at(-1)
    if (!around) {
      below = Math.max(below + within, volumeTo(from + tall))
      layers.unshift(...stack.toReversed())
      continue
    }
    const { part, number, volume } = around
    const isCovered = room - volume <= NOISE * room
    // As far as it reaches where it does not cover what is in it: about as much of the way as of the room.
    const height = isCovered ? heightOf(below + within + volume) - from : (tall * volume) / room
    if (!isCovered && highest) {
      bare.push({ part: highest.part, around: part, grams: ((room - volume) / MM3_PER_ML) * densityOf(part) })
    }
    layers.unshift(
      {
        part,
        number,
        volume,
        height,
        from,
        isEstimated: !part.density,
        ...(stack.length > 0 && { inside: { volume: within, height: tall } }),
      },
      ...stack.toReversed(),
    )
    below = Math.max(below + within + volume, volumeTo(from + tall))
  }
  const surface = surfaceTo(heightOf(below))
  return {
    layers,
    wraps: numbered
      .filter(({ part }) => part.wraps && !part.isDecoration && part.grams > 0 && surface > 0)
      .map(({ part, number, volume }) => ({ part, number, thickness: volume / surface })),
    height: heightOf(below),
    width: mould.diameter,
    filled: below,
    onTop: numbered.filter(({ part }) => part.isDecoration),
    isEstimated: layers.some(({ isEstimated }) => isEstimated),
    bare,
  }
}

/** Grams of a part that stand so high where it lies. */
export function gramsForHeight({ part, from, width, inside }: PieceLayer, height: number, mould: PieceMould): number {
  const { volumeTo } = vesselOfMould(mould)
  const volume =
    width === undefined
      ? Math.max(0, volumeTo(from + height) - volumeTo(from) - (inside?.volume ?? 0))
      : height * floorOf(width, mould)
  return roundTo((volume / MM3_PER_ML) * densityOf(part), GRAM_DECIMALS)
}

export interface MouldOverflow {
  /** mm over the rim; none where the mould closes at the top. */
  readonly over: number | undefined
  readonly part: PiecePartLine
  /** Of that part, to be left out. */
  readonly grams: number
}

/** What does not fit, and how much of the largest part to leave out; none where everything fits or no height is known. */
export function mouldOverflowOf({ layers, filled }: PieceSection, mould: PieceMould): MouldOverflow | undefined {
  const { depth, volumeTo, heightOf } = vesselOfMould(mould)
  if (depth === undefined) return undefined
  const room = volumeTo(depth)
  const [largest] = layers.toSorted((one, other) => other.volume - one.volume)
  if (!largest || filled - room <= NOISE * room) return undefined
  const { part } = largest
  const over = heightOf(filled) - depth
  return {
    over: over > 0 ? over : undefined,
    part,
    grams: Math.min(part.grams, ((filled - room) / MM3_PER_ML) * densityOf(part)),
  }
}

/** Places for labels, each as near as may be to where it belongs and no nearer than a gap to the one above. */
export function spreadLabels(wanted: readonly number[], gap: number, most: number): readonly number[] {
  const down: number[] = []
  for (const place of wanted) down.push(Math.max(place, (down.at(-1) ?? Number.NEGATIVE_INFINITY) + gap))
  const up: number[] = []
  for (const place of down.toReversed()) up.unshift(Math.min(place, (up[0] ?? most + gap) - gap))
  return up
}
