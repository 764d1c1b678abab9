import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { covarianceWith, unknownsIn, varianceOf, type WorkshopBelief, workshopBeliefOf } from '../src/batch/belief.ts'
import { workshopConstantOf } from '../src/batch/constants.ts'
import {
  type EvidenceOfBatch,
  isWorkshopEvidence,
  MOST_KEYS,
  MOST_NAMES,
  namesIn,
  type WorkshopEvidence,
} from '../src/batch/evidence.ts'
import { slopesByMode, variationModesOfLot } from '../src/batch/lots.ts'
import { varianceOfLots } from '../src/batch/own-spread.ts'
import { joinedReadings } from '../src/batch/readings.ts'
import { batchOf } from '../src/entries/batch.ts'
import { allCrafts, type Craft, type CraftRequest } from '../src/index.ts'
import { choleskyFactor, inverseByFactor } from '../src/science/linear.ts'

/**
 * The whole calculation, with nothing left out and nothing clever: every way of every lot and every constant is an unknown, and each
 * batch conditions all of them. What the engine believes of some of them must be what this believes.
 */
function wholeBelief({ hornadas, resumen }: WorkshopEvidence) {
  const { lots, constants } = unknownsIn({ version: 1, hornadas, ...(resumen && { resumen }) })
  const variance = varianceOfLots({ version: 1, hornadas })
  const places = new Map<string, number>()
  for (const [key, ways] of lots) for (let k = 0; k < ways; k++) places.set(`${key} ${k}`, places.size)
  for (const key of constants) places.set(key, places.size)
  const size = places.size
  const at = (name: string): number => places.get(name) ?? -1
  const mean = new Array<number>(size).fill(0)
  const covariance = mean.map((_, i) => mean.map((__, j): number => (i === j ? 1 : 0)))
  for (const [key, ways] of lots)
    for (let k = 0; k < ways; k++) (covariance[at(`${key} ${k}`)] as number[])[at(`${key} ${k}`)] = variance(key)
  if (resumen) {
    const own = inverseByFactor(
      choleskyFactor(
        resumen.informacion.map((line, i) => Float64Array.from(line, (value, j) => value + (i === j ? 1 : 0))),
      ) ?? [],
    )
    resumen.claves.forEach((key, i) => {
      mean[at(key)] = resumen.vector.reduce((sum, value, j) => sum + value * (own[i]?.[j] ?? 0), 0)
      resumen.claves.forEach((other, j) => {
        ;(covariance[at(key)] as number[])[at(other)] = own[i]?.[j] ?? 0
      })
    })
  }
  const apply = (row: readonly number[]): number[] =>
    covariance.map((line) => line.reduce((sum, value, i) => sum + value * (row[i] ?? 0), 0))
  for (const { filas, error } of hornadas) {
    const rows = filas.map(({ lotes, taller }) => {
      const row = new Array<number>(size).fill(0)
      for (const [key, slopes] of Object.entries(lotes))
        slopesByMode(variationModesOfLot(key), slopes).forEach((slope, k) => {
          row[at(`${key} ${k}`)] = slope
        })
      for (const [key, slope] of Object.entries(taller)) row[at(key)] = slope * (workshopConstantOf(key)?.sd ?? 0)
      return row
    })
    const gains = rows.map(apply)
    const seen = (i: number, j: number): number =>
      (rows[i] ?? []).reduce((sum, value, k) => sum + value * (gains[j]?.[k] ?? 0), error[i]?.[j] ?? 0)
    const inverted = inverseByFactor(
      choleskyFactor(rows.map((_, i) => Float64Array.from(rows, (__, j) => seen(i, j)))) ?? [],
    )
    const left = filas.map(({ dif }, j) => dif - (rows[j] ?? []).reduce((sum, v, k) => sum + v * (mean[k] ?? 0), 0))
    for (let i = 0; i < size; i++) {
      const weights = inverted.map((line) => line.reduce((sum, value, j) => sum + value * (gains[j]?.[i] ?? 0), 0))
      mean[i] = (mean[i] ?? 0) + weights.reduce((sum, value, j) => sum + value * (left[j] ?? 0), 0)
      const line = covariance[i] as number[]
      for (let k = 0; k < size; k++)
        line[k] = (line[k] ?? 0) - weights.reduce((sum, value, j) => sum + value * (gains[j]?.[k] ?? 0), 0)
    }
  }
  return { at, mean, covariance }
}

const ROWS = ['leche_entera', 'fresa', 'nata', 'dextrosa', 'cacao_polvo', 'yema']
const aLot = fc.tuple(fc.constantFrom(...ROWS), fc.nat({ max: 3 })).map(([row, box]) => `${row}#${box}`)
const aConstant = fc.constantFrom('evaporacion.cazo', 'refractometro.leche', 'aw@x', 'friccion@a', 'friccion@b')
const aSlope = fc.double({ min: -3, max: 3, noNaN: true })
const aBatch = fc.integer({ min: 1, max: 3 }).chain((rows) =>
  fc.record({
    filas: fc.array(
      fc.record({
        que: fc.constant('brix'),
        dif: aSlope,
        lotes: fc.dictionary(aLot, fc.array(aSlope, { minLength: 9, maxLength: 9 }), { maxKeys: 5 }),
        taller: fc.dictionary(aConstant, aSlope, { maxKeys: 3 }),
      }),
      { minLength: rows, maxLength: rows },
    ),
    error: fc
      .array(fc.double({ min: 0.05, max: 2, noNaN: true }), { minLength: rows, maxLength: rows })
      .map((own) => own.map((value, i) => own.map((_, j) => (i === j ? value : 0)))),
  }),
)
const aSummary = fc.uniqueArray(aConstant, { minLength: 1, maxLength: 4 }).chain((claves) =>
  fc.record({
    claves: fc.constant(claves),
    informacion: fc
      .array(aSlope, { minLength: claves.length, maxLength: claves.length })
      .map((slopes) => slopes.map((one, i) => slopes.map((other, j) => one * other + (i === j ? 0.5 : 0)))),
    vector: fc.array(aSlope, { minLength: claves.length, maxLength: claves.length }),
  }),
)
const someEvidence: fc.Arbitrary<WorkshopEvidence> = fc
  .record({
    hornadas: fc.array(aBatch, { minLength: 1, maxLength: 6 }),
    resumen: fc.option(aSummary, { nil: undefined }),
  })
  .map(({ hornadas, resumen }) => ({ version: 1, hornadas, ...(resumen && { resumen }) }))

/** Where each unknown of a belief stands, by the same names as in the whole. */
const placesOf = ({ lots, constants }: WorkshopBelief): (readonly [name: string, at: number])[] => [
  ...[...lots].flatMap(([key, { start, ways }]) =>
    Array.from({ length: ways }, (_, k) => [`${key} ${k}`, start + k] as const),
  ),
  ...constants,
]

function expectSame(belief: WorkshopBelief, whole: ReturnType<typeof wholeBelief>): void {
  const places = placesOf(belief).map(([name, at]) => ({ at, own: whole.at(name) }))
  const worst = places.map(({ at, own }) => {
    const unit = new Float64Array(belief.mean.length)
    unit[at] = 1
    const shared = covarianceWith(belief, unit)
    const covariances = whole.covariance[own] ?? []
    return Math.max(
      Math.abs((belief.mean[at] ?? Number.NaN) - (whole.mean[own] ?? 0)),
      Math.abs(varianceOf(belief, [1], at) - (covariances[own] ?? 0)),
      ...places.map((other) => Math.abs((shared[other.at] ?? Number.NaN) - (covariances[other.own] ?? 0))),
    )
  })
  expect(Math.max(0, ...worst)).toBeLessThan(1e-9)
}

describe('what is believed', () => {
  test('is that of the whole calculation, of everything and of a part whose others are integrated out', () => {
    fc.assert(
      fc.property(someEvidence, fc.nat(), (evidence, pick) => {
        const whole = wholeBelief(evidence)
        expectSame(workshopBeliefOf(evidence), whole)
        const { lots, constants } = unknownsIn(evidence)
        const isKept = (_: unknown, at: number): boolean => (at + pick) % 3 === 0
        expectSame(
          workshopBeliefOf(evidence, undefined, { lots: lots.filter(isKept), constants: constants.filter(isKept) }),
          whole,
        )
      }),
      { numRuns: runs(400) },
    )
  })

  test('a batch whose errors contradict each other teaches nothing, and those after it do', () => {
    const row = (dif: number) => ({ que: 'x', dif, lotes: { leche_entera: [1, 0, 1, 0, 0, 0, 0, 0, 0] }, taller: {} })
    const good: EvidenceOfBatch = { filas: [row(1)], error: [[1]] }
    const bad: EvidenceOfBatch = {
      filas: [row(5), row(-5)],
      error: [
        [1, 9],
        [9, 1],
      ],
    }
    const [with_, without] = [
      [good, bad, good],
      [good, good],
    ].map((hornadas) => workshopBeliefOf({ version: 1, hornadas }))
    expect(with_?.mean).toEqual(without?.mean)
    expect(with_?.told).toEqual(without?.told)
  })
})

const identity = (size: number): number[][] =>
  Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? 1 : 0)))
/** Sixty batches of two readings; each has seven lots of its own, and as many more that nobody asks about. */
const sixty = (more: number): WorkshopEvidence => ({
  version: 1,
  hornadas: Array.from({ length: 60 }, (_, batch) => ({
    filas: ['brix', 'peso'].map((que) => ({
      que,
      dif: 0.1 * (batch % 5),
      lotes: Object.fromEntries(
        Array.from({ length: 7 + more }, (__, at) => [
          `${ROWS[at % ROWS.length]}#${batch}-${at}`,
          [1, 2, 0, 1, 0, 0, 1, 0, 0],
        ]),
      ),
      taller: { 'evaporacion.cazo': -1000 },
    })),
    error: identity(2),
  })),
})
const cells = (matrix: readonly Float64Array[]): number => matrix.reduce((sum, { length }) => sum + length, 0)

describe('what it takes', () => {
  test('grows with the readings and with what is asked, not with the lots that evidence tells of', () => {
    const asked = {
      lots: [['leche_entera#3-0', variationModesOfLot('leche_entera').length]],
      constants: ['evaporacion.cazo'],
    } as const
    for (const more of [0, 20]) {
      const evidence = sixty(more)
      expect(cells(joinedReadings(evidence, undefined).whitening)).toBe((120 * 121) / 2)
      const { told, mean } = workshopBeliefOf(evidence, undefined, asked)
      expect(told.map(cells)).toEqual([120 * mean.length])
    }
  })

  test('what no reading sees takes nothing', () => {
    const { told } = workshopBeliefOf(sixty(0), undefined, {
      lots: [['nata#otra', variationModesOfLot('nata').length]],
      constants: [],
    })
    expect(told.map(cells)).toEqual([0])
  })
})

const helado = allCrafts.helado as unknown as Craft
const formula: CraftRequest = {
  type: 'sorbete_agua',
  ingredients: [
    { name: 'Fresa', grams: 500 },
    { name: 'Agua', grams: 300 },
    { name: 'Azúcar', grams: 200 },
  ],
}
const made = (estado: unknown) =>
  batchOf(helado, {
    formula,
    hecho: { fecha: '2026-11-10', lineas: [{ linea: 0, lote: 'L1' }] },
    medidas: [{ que: 'brix', valor: 24 }],
    estado,
  })

test('what all batches say together is worked out once for the same evidence: a reading that is typed does not begin again', () => {
  const roots = vi.spyOn(Math, 'sqrt')
  const known = sixty(0)
  const counted = (): number => {
    roots.mockClear()
    made(known)
    return roots.mock.calls.length
  }
  const [first, second] = [counted(), counted()]
  roots.mockRestore()
  expect(first - second).toBeGreaterThanOrEqual(120)
})

describe('bounds over all batches', () => {
  const withNames = (names: number): WorkshopEvidence => ({
    version: 1,
    hornadas: Array.from({ length: 20 }, (_, batch) => ({
      fecha: `2026-10-${10 + batch}`,
      filas: [
        {
          que: 'brix',
          dif: 0.1,
          lotes: Object.fromEntries(
            Array.from({ length: names / 20 }, (__, at) => [`nata#${batch}-${at}`, new Array(9).fill(0.01)]),
          ),
          taller: {},
        },
      ],
      error: [[1]],
    })),
  })

  test('more names than may be told are refused in words', () => {
    expect(namesIn(withNames(MOST_NAMES).hornadas)).toBe(MOST_NAMES)
    expect(isWorkshopEvidence(withNames(MOST_NAMES))).toBe(true)
    expect(() => made(withNames(MOST_NAMES + 20))).toThrow('«estado» nombra más de 2000 lotes y constantes')
  })

  test('what is answered may be sent again: the oldest batch gives way, and so does the oldest flour', () => {
    const { estado } = made(withNames(MOST_NAMES))
    expect(namesIn(estado.hornadas)).toBeLessThanOrEqual(MOST_NAMES)
    expect(estado.hornadas.map(({ fecha }) => fecha)).not.toContain('2026-10-10')
    expect(estado.hornadas.at(-1)?.fecha).toBe('2026-11-10')
    const claves = Array.from({ length: MOST_KEYS }, (_, at) => `absorcion@harina_trigo#${at}`)
    const full: WorkshopEvidence = {
      version: 1,
      hornadas: Array.from({ length: 60 }, () => ({
        fecha: '2026-01-01',
        filas: [{ que: 'agua', dif: 3, lotes: {}, taller: { 'absorcion@harina_trigo#nuevo': 10 } }],
        error: [[100]],
      })),
      resumen: { claves, informacion: identity(MOST_KEYS), vector: claves.map(() => 0.5) },
    }
    const after = made(full).estado
    expect(after.resumen?.claves).toHaveLength(MOST_KEYS)
    expect(after.resumen?.claves).not.toContain(claves[0])
    expect(isWorkshopEvidence(after)).toBe(true)
  })

  test('a constant that a summary drops leaves what it said of the others', () => {
    const claves = ['evaporacion.cazo', 'absorcion@a']
    const summary = {
      claves,
      informacion: [
        [2, 1],
        [1, 3],
      ],
      vector: [1, -1],
    }
    const rest = Array.from({ length: MOST_KEYS - 1 }, (_, at) => `friccion@${at}`)
    const wide: WorkshopEvidence = {
      version: 1,
      hornadas: Array.from({ length: 60 }, () => ({
        fecha: '2026-01-01',
        filas: [{ que: 'masa', dif: 0, lotes: {}, taller: { 'friccion@0': 0 } }],
        error: [[1]],
      })),
      resumen: {
        claves: [...claves, ...rest.slice(0, -1)],
        informacion: identity(MOST_KEYS).map((line, i) => line.map((value, j) => summary.informacion[i]?.[j] ?? value)),
        vector: [...summary.vector, ...rest.slice(1).map(() => 0)],
      },
    }
    const more = {
      ...wide,
      hornadas: wide.hornadas.map((batch) => ({
        ...batch,
        filas: [{ que: 'masa', dif: 0, lotes: {}, taller: { 'friccion@nueva': 0 } }],
      })),
    }
    const before = workshopBeliefOf(wide, undefined, { lots: [], constants: ['evaporacion.cazo'] })
    const after = workshopBeliefOf(made(more).estado, undefined, {
      lots: [],
      constants: ['evaporacion.cazo', 'absorcion@a'],
    })
    expect(after.mean[0]).toBeCloseTo(before.mean[0] ?? Number.NaN, 4)
    expect(varianceOf(after, [1], 0)).toBeCloseTo(varianceOf(before, [1], 0), 4)
    expect(varianceOf(after, [1], 1)).toBe(1)
  })
})

describe('how much lots vary', () => {
  const boxes = (dif: number, isWeighed: boolean): WorkshopEvidence => ({
    version: 1,
    hornadas: Array.from({ length: 12 }, (_, box): EvidenceOfBatch => {
      const lotes = { [`fresa#${box}`]: [-0.2, -0.06, 0.3, -0.06, -0.06, 0.07, 0, 0, 0] }
      const brix = { que: 'brix', dif: box % 2 === 0 ? dif : -dif, lotes, taller: {} }
      if (!isWeighed) return { filas: [brix], error: [[0.065]] }
      const weight = { que: 'peso', dif: 0, lotes: {}, taller: { 'evaporacion.frio': -1000 } }
      return {
        filas: [brix, weight],
        error: [
          [0.065, 0],
          [0, 3],
        ],
      }
    }),
  })
  const learned = (dif: number, isWeighed = true): number => varianceOfLots(boxes(dif, isWeighed))('fresa#new')

  test('is as in the table beforehand, more by boxes that differ widely, less by boxes that hardly do', () => {
    expect(varianceOfLots({ version: 1, hornadas: [] })('fresa#new')).toBe(1)
    expect(learned(1)).toBeGreaterThan(2)
    expect(learned(0.1)).toBeLessThan(0.7)
  })

  test('is learned from a weighed batch as from one that is not: the scale does not see which box it was', () => {
    for (const dif of [0.1, 0.5, 1]) expect(learned(dif)).toBeCloseTo(learned(dif, false), 9)
  })
})
