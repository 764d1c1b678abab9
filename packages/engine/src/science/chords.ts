/**
 * Draws from a density over a polytope by hit-and-run along chords: each step takes a direction, cuts it by the rows, and draws
 * on what is left by slice sampling (Neal 2003). Directions are differences of vertices that a solver has found, mixtures of
 * them, exchanges between two or three columns, and, once there are enough, differences of past states. The seed is fixed:
 * the same question has the same answer.
 */

/** `least ≤ Σ values · x[columns] ≤ most`. */
export interface LinearRow {
  readonly columns: readonly number[]
  readonly values: readonly number[]
  readonly least: number
  readonly most: number
}

export interface ChordTarget {
  /** Feasible points, far apart. */
  readonly vertices: readonly Float64Array[]
  readonly rows: readonly LinearRow[]
  readonly least: Float64Array
  readonly most: Float64Array
  /** What a unit of each column counts in the sum that stays. */
  readonly counts: Float64Array
  readonly density: LineDensity
}

/** The logarithm of a density, read along one line after another: what changes along a line is worked out once for it. */
export interface LineDensity {
  /** Stands at a point; its density. */
  readonly stand: (at: Float64Array) => number
  /** Looks along a direction from where it stands. */
  readonly face: (along: Float64Array) => void
  /** The density that many steps along. */
  readonly ahead: (steps: number) => number
  /** Stands there. */
  readonly go: (steps: number) => void
}

export interface ChordOptions {
  readonly warm: number
  readonly steps: number
  readonly keep: (at: Float64Array, step: number) => void
}

/** Mulberry32: 32 bits of state, good enough to choose directions. */
export function randomSource(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Box and Muller. */
export const normalSource = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const SEED = 20_112_014
/** Shares of the steps along a difference of vertices and along a mixture of four; the rest exchange columns. */
const ALONG = { vertices: 0.3, mixture: 0.5 } as const
/** Past states from which their differences are taken, in half of the steps. */
const ENOUGH_PAST = 60
const MOST_PAST = 400
const PAST_SHARE = 0.5
/** Shrinkings of a slice after which a step stays where it is. */
const MOST_SHRINKS = 40
/** What rounding may leave a start outside of a row. */
const NOISE = 1e-9

const meanOf = (points: readonly Float64Array[]): Float64Array => {
  const mean = new Float64Array(points[0]?.length ?? 0)
  for (const point of points)
    for (let k = 0; k < mean.length; k++) mean[k] = (mean[k] as number) + (point[k] as number) / points.length
  return mean
}

/** The part of a line through a point, along a direction, on which every row and bound holds. */
function chordOf(
  { rows, least, most }: ChordTarget,
  at: Float64Array,
  along: Float64Array,
): readonly [from: number, to: number] {
  let from = Number.NEGATIVE_INFINITY
  let to = Number.POSITIVE_INFINITY
  for (let k = 0; k < at.length; k++) {
    const slope = along[k] as number
    if (Math.abs(slope) < NOISE) continue
    const value = at[k] as number
    const a = ((least[k] as number) - value) / slope
    const b = ((most[k] as number) - value) / slope
    from = Math.max(from, slope > 0 ? a : b)
    to = Math.min(to, slope > 0 ? b : a)
  }
  for (let r = 0; r < rows.length; r++) {
    const { columns, values, least: low, most: high } = rows[r] as LinearRow
    let value = 0
    let slope = 0
    for (let k = 0; k < columns.length; k++) {
      const column = columns[k] as number
      const factor = values[k] as number
      value += factor * (at[column] as number)
      slope += factor * (along[column] as number)
    }
    if (Math.abs(slope) < NOISE) continue
    const a = (low - value) / slope
    const b = (high - value) / slope
    from = Math.max(from, slope > 0 ? a : b)
    to = Math.min(to, slope > 0 ? b : a)
  }
  return [Math.min(0, from), Math.max(0, to)]
}

function directions({ vertices, counts }: ChordTarget, random: () => number) {
  const size = counts.length
  const past: Float64Array[] = []
  const middle = meanOf(vertices)
  /** Written anew for every step. */
  const along = new Float64Array(size)
  const pick = (points: readonly Float64Array[]): Float64Array =>
    points[Math.floor(random() * points.length)] as Float64Array

  function between(one: Float64Array, other: Float64Array): void {
    for (let k = 0; k < size; k++) along[k] = (one[k] as number) - (other[k] as number)
  }

  function mixture(): void {
    along.fill(0)
    for (let n = 0; n < 4; n++) {
      const [weight, point] = [normalSource(random), pick(vertices)]
      for (let k = 0; k < size; k++)
        along[k] = (along[k] as number) + weight * ((point[k] as number) - (middle[k] as number))
    }
  }

  function exchange(): void {
    along.fill(0)
    const column = (): number => Math.floor(random() * size)
    const [one, other, third] = [column(), column(), column()]
    const part = random() < 0.5 ? 0 : normalSource(random)
    const add = (at: number, amount: number): void => {
      along[at] = (along[at] as number) + amount / (counts[at] as number)
    }
    add(one, 1)
    add(other, -1 - part)
    add(third, part)
  }

  return {
    remember: (state: Float64Array): void => {
      if (past.length < MOST_PAST) past.push(state.slice())
      else past[Math.floor(random() * MOST_PAST)]?.set(state)
    },
    next: (): Float64Array => {
      if (past.length >= ENOUGH_PAST && random() < PAST_SHARE) between(pick(past), pick(past))
      else {
        const kind = random()
        if (vertices.length > 1 && kind < ALONG.vertices) between(pick(vertices), pick(vertices))
        else if (vertices.length > 1 && kind < ALONG.mixture) mixture()
        else exchange()
      }
      return along
    },
  }
}

/** A direction shorter than this is the rounding of two equal states. */
const SHORTEST = 1e-6

/** A direction along which the sum stays: rounding would carry a long walk off it. None of what is no direction. */
function straightened(along: Float64Array, counts: Float64Array): Float64Array | undefined {
  let [sum, largest] = [0, 0]
  for (let k = 0; k < along.length; k++) {
    sum += (counts[k] as number) * (along[k] as number)
    if (Math.abs(along[k] as number) > Math.abs(along[largest] as number)) largest = k
  }
  if (Math.abs(along[largest] as number) < SHORTEST) return undefined
  along[largest] = (along[largest] as number) - sum / (counts[largest] as number)
  return along
}

/** Steps after which the place is reckoned anew: sums that only grow by what is added drift. */
const ANEW = 64

/** Walks, and hands over every state after the warm-up. */
export function walkChords(target: ChordTarget, { warm, steps, keep }: ChordOptions): void {
  const { density, counts } = target
  const random = randomSource(SEED)
  const { next, remember } = directions(target, random)
  const at = meanOf(target.vertices)
  let here = density.stand(at)
  for (let step = 0; step < warm + steps; step++) {
    if (step % ANEW === 0) here = density.stand(at)
    const along = straightened(next(), counts)
    let [from, to] = along ? chordOf(target, at, along) : [0, 0]
    if (along && to - from > NOISE && Number.isFinite(to - from)) {
      density.face(along)
      const level = here + Math.log(1 - random())
      for (let n = 0; n < MOST_SHRINKS; n++) {
        const t = from + random() * (to - from)
        const there = density.ahead(t)
        if (there >= level) {
          for (let k = 0; k < at.length; k++) at[k] = (at[k] as number) + t * (along[k] as number)
          density.go(t)
          here = there
          break
        }
        if (t < 0) from = t
        else to = t
      }
    }
    remember(at)
    if (step >= warm) keep(at, step - warm)
  }
}
