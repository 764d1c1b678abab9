import { choleskyFactor, type DenseMatrix, dotProduct, logNormal, solveByFactor } from '../science/linear.ts'

/**
 * What may have gone wrong at the scale, beside nothing: a line left out, put twice, or weighed badly; or an instrument misread. Each is
 * weighed by what was read, against lots and constants that only differ as they do.
 */

/**
 * A slip in 3 % of batches: leaving out one item of a short list without ticking it off is 0.003 (Swain and Guttmann 1983, table
 * 20-7), times seven lines, and wrong amounts besides. Shared evenly by the lines; a reading is misread once in a hundred.
 */
const SLIP = 0.03
const MISREAD = 0.01
/** Shares of the three kinds, and what a bad weight is off by: estimates (grade C). */
const KINDS = { olvidado: 0.25, doble: 0.1, pesada: 0.65 } as const
const SHARES = [0.05, 0.15] as const
/** Standard deviations of an instrument that was misread. */
const MISREAD_TIMES = 8

export interface SlipLine {
  readonly line: number
  readonly grams: number
  /** It was weighed with its own figure typed in: nothing went wrong with it. */
  readonly isSure: boolean
  /** What the readings would change by without it, with twice of it, and by its own weight. */
  readonly without: readonly number[]
  readonly twice: readonly number[]
  readonly own: readonly number[]
}

/** What stays behind in the bowl and on the hands where a dough is taken out to be weighed, as shares of it: usual, deviation, chance. */
export interface BowlResidue {
  readonly share: number
  readonly sd: number
  readonly chance: number
}

/** What the readings lose for each share that stays behind. */
interface ResidueLoss extends BowlResidue {
  readonly own: readonly number[]
  readonly whole: number
}

export type WeighingSlip =
  | { readonly kind: 'resto'; readonly chance: number; readonly grams: number }
  | { readonly kind: 'olvidado' | 'doble'; readonly line: number; readonly chance: number }
  | { readonly kind: 'pesada'; readonly line: number; readonly chance: number; readonly grams: number }
  | { readonly kind: 'lectura'; readonly reading: number; readonly chance: number }

export interface JudgedSlips {
  /** That nothing went wrong. */
  readonly nothing: number
  readonly slips: readonly WeighingSlip[]
}

interface Readings {
  /** What was read less what is expected, its covariance, and the deviation of each instrument. */
  readonly difference: readonly number[]
  readonly covariance: DenseMatrix
  readonly deviations: readonly number[]
}

interface Hypothesis {
  readonly slip: WeighingSlip | undefined
  readonly log: number
}

const plus = (s: DenseMatrix, of: readonly number[], variance: number): Float64Array[] =>
  s.map((line, i) => line.map((value, j) => value + variance * (of[i] as number) * (of[j] as number)))

function ofLine(line: SlipLine, prior: number, readings: Readings, factor: DenseMatrix): Hypothesis[] {
  const { difference, covariance } = readings
  const shifted = (by: readonly number[]): number[] => difference.map((value, j) => value - (by[j] as number))
  const whole = (['olvidado', 'doble'] as const).map((kind) => ({
    slip: { kind, line: line.line, chance: 0 },
    log: Math.log(prior * KINDS[kind]) + logNormal(factor, shifted(kind === 'olvidado' ? line.without : line.twice)),
  }))
  const parts = SHARES.flatMap((share): Hypothesis[] => {
    const l = choleskyFactor(plus(covariance, line.own, share ** 2))
    if (!l) return []
    const grams = line.grams * share ** 2 * dotProduct(line.own, solveByFactor(l, difference))
    return [
      {
        slip: { kind: 'pesada', line: line.line, chance: 0, grams },
        log: Math.log((prior * KINDS.pesada) / SHARES.length) + logNormal(l, difference),
      },
    ]
  })
  return [...whole, ...parts]
}

function ofReading(reading: number, { difference, covariance, deviations }: Readings): Hypothesis[] {
  const unit = deviations.map((deviation, j) => (j === reading ? deviation : 0))
  const l = choleskyFactor(plus(covariance, unit, MISREAD_TIMES ** 2 - 1))
  return l ? [{ slip: { kind: 'lectura', reading, chance: 0 }, log: Math.log(MISREAD) + logNormal(l, difference) }] : []
}

function ofResidue({ share, sd, chance, own, whole }: ResidueLoss, { difference, covariance }: Readings): Hypothesis[] {
  const l = choleskyFactor(plus(covariance, own, sd ** 2))
  if (!l) return []
  const rest = difference.map((value, j) => value - share * (own[j] as number))
  const left = Math.max(0, share + sd ** 2 * dotProduct(own, solveByFactor(l, rest)))
  return [{ slip: { kind: 'resto', chance: 0, grams: whole * left }, log: Math.log(chance) + logNormal(l, rest) }]
}

/** Of several hypotheses about one line and kind, one with their chances together. */
function gathered(slips: readonly WeighingSlip[]): WeighingSlip[] {
  const known = new Map<string, WeighingSlip>()
  for (const slip of slips) {
    const key = `${slip.kind} ${slip.kind === 'resto' ? '' : slip.kind === 'lectura' ? slip.reading : slip.line}`
    const before = known.get(key)
    if (!before) known.set(key, slip)
    else if (slip.kind === 'pesada' && before.kind === 'pesada') {
      const chance = before.chance + slip.chance
      const grams = chance > 0 ? (before.grams * before.chance + slip.grams * slip.chance) / chance : slip.grams
      known.set(key, { ...slip, chance, grams })
    }
  }
  return [...known.values()].sort((one, other) => other.chance - one.chance)
}

/** How likely each slip is, once the readings are known. */
export function likelySlipsOf(lines: readonly SlipLine[], readings: Readings, residue?: ResidueLoss): JudgedSlips {
  const factor = choleskyFactor(readings.covariance)
  const count = readings.difference.length
  if (!factor || count === 0) return { nothing: 1, slips: [] }
  const open = lines.filter(({ isSure, grams }) => !isSure && grams > 0)
  const each = SLIP / Math.max(1, lines.length)
  const all: Hypothesis[] = [
    {
      slip: undefined,
      log:
        Math.log(1 - each * open.length - MISREAD * count - (residue?.chance ?? 0)) +
        logNormal(factor, readings.difference),
    },
    ...open.flatMap((line) => ofLine(line, each, readings, factor)),
    ...readings.difference.flatMap((_, j) => ofReading(j, readings)),
    ...(residue ? ofResidue(residue, readings) : []),
  ]
  const most = Math.max(...all.map(({ log }) => log))
  const weights = all.map(({ log }) => Math.exp(log - most))
  const sum = weights.reduce((total, one) => total + one, 0)
  return {
    nothing: (weights[0] as number) / sum,
    slips: gathered(
      all.flatMap(({ slip }, at) => (slip ? [{ ...slip, chance: (weights[at] as number) / sum } as WeighingSlip] : [])),
    ),
  }
}
