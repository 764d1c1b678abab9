import type { PieceMould } from '../../model/piece.ts'

/** How a mould is filled: its room up to a height, and how high so much stands in it. mm and mm³. */
export interface MouldVessel {
  readonly volumeTo: (height: number) => number
  /** No higher than it is, where it closes at the top. */
  readonly heightOf: (volume: number) => number
  /** From wall to wall at a height. */
  readonly widthAt: (height: number) => number
  /** mm² of what is to be seen of a piece so high: its top and its sides. */
  readonly surfaceTo: (height: number) => number
  /** Its rim; none where nobody has measured it. */
  readonly depth: number | undefined
}

const prism = (floor: number, round: number, width: number, depth: number | undefined): MouldVessel => ({
  surfaceTo: (height) => floor + round * height,
  volumeTo: (height) => height * floor,
  heightOf: (volume) => volume / floor,
  widthAt: () => width,
  depth,
})

/** Halvings until half a sphere is met to less than a thousandth of a millimetre. */
const HALVINGS = 24

/** Half a sphere on its flat side, as it is turned out: V(h) = π (R² h − h³ / 3). */
function dome(radius: number): MouldVessel {
  const volumeTo = (height: number): number => {
    const within = Math.min(height, radius)
    return Math.PI * (radius ** 2 * within - within ** 3 / 3)
  }
  return {
    volumeTo,
    // A zone of a sphere has the surface of its cylinder.
    surfaceTo: (height) => 2 * Math.PI * radius * Math.min(height, radius),
    heightOf: (volume) => {
      let [low, high] = [0, radius]
      for (let halving = 0; halving < HALVINGS; halving++) {
        const middle = (low + high) / 2
        if (volumeTo(middle) < volume) low = middle
        else high = middle
      }
      return high
    },
    widthAt: (height) => 2 * Math.sqrt(Math.max(0, radius ** 2 - height ** 2)),
    depth: radius,
  }
}

export function vesselOfMould({ shape = 'round', diameter, length = diameter, height }: PieceMould): MouldVessel {
  if (shape === 'dome') return dome(diameter / 2)
  const floor = shape === 'round' ? (Math.PI * diameter ** 2) / 4 : diameter * (shape === 'bar' ? length : diameter)
  const round = shape === 'round' ? Math.PI * diameter : 2 * (diameter + (shape === 'bar' ? length : diameter))
  return prism(floor, round, diameter, height)
}
