import type { Ingredient } from '../../src/catalogue/ingredient.ts'
import { shiftedRow } from '../../src/catalogue/spread.ts'
import type { Craft } from '../../src/craft/craft.ts'
import { purchaseSetOf } from '../../src/craft/purchases.ts'
import type { CraftRequest } from '../../src/formula/formula.ts'
import { matterAsRow } from '../../src/formula/line.ts'
import { measureAll } from '../../src/ratio/parameter.ts'
import type { FigureRange } from '../../src/ratio/range.ts'
import { roundTo } from '../../src/words/round.ts'

/** What the closed form is held against: purchases drawn from the same covariances, each read by the craft itself. */

/** A generator with a seed (mulberry32), so that the same draws come every time. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const normalFrom = (random: () => number) => (): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

export interface Simulated {
  /** Standard deviation by parameter, unrounded. */
  readonly sd: Readonly<Record<string, number>>
  readonly inside: Readonly<Record<string, number>>
  readonly all: number
}

/** Rows of the catalogue are worked out as they are asked for; one that is copied 20,000 times is plain. */
const plainRow = ({
  id,
  name,
  aliases,
  near,
  flags,
  category,
  flavour,
  composition,
  polyolType,
  de,
  abv,
  flourW,
  source,
  grade,
  allergens,
  vegan,
  glutenFree,
  price,
}: Ingredient): Ingredient => ({
  id,
  name,
  aliases,
  near,
  flags,
  category,
  flavour,
  composition,
  polyolType,
  de,
  abv,
  flourW,
  source,
  grade,
  allergens,
  vegan,
  glutenFree,
  price,
})

export function simulate(craft: Craft, request: CraftRequest, draws: number, seed: number): Simulated {
  const random = randomFrom(seed)
  const normal = normalFrom(random)
  return craft.found(request, (found): Simulated => {
    const { definition, judgement, parameters, limits, judged } = found
    const { lines } = judgement.formula
    const basket = purchaseSetOf(definition.reads, lines, undefined)
    const keys = Object.keys(judgement.params)
    const ranges = keys.flatMap((key): [string, FigureRange][] => {
      const range = judged.includes(key) ? limits[key] : undefined
      return range ? [[key, range]] : []
    })
    const sums = new Map(keys.map((key) => [key, { one: 0, two: 0, inside: 0 }]))
    let all = 0
    const usual = basket.bought.map(({ line: { ingredient } }) => ingredient && plainRow(ingredient))
    for (let draw = 0; draw < draws; draw++) {
      const rows = basket.bought.map(({ varied: { ways } }, at) => {
        const row = usual[at]
        if (!row || ways.length === 0) return undefined
        const shift = new Float64Array(9)
        for (const way of ways) {
          const z = normal()
          for (let k = 0; k < shift.length; k++) shift[k] = (shift[k] ?? 0) + z * (way[k] ?? 0)
        }
        return shiftedRow(row, shift)
      })
      const drawn = lines.map((line, at) => {
        const row = rows[basket.purchaseOf[at] ?? -1]
        // An even error over the division of which the weight has the deviation.
        const grams = line.grams + Math.sqrt(12) * (basket.weighing[at] ?? 0) * (random() - 0.5)
        return { ...line, grams, matter: row ? (matterAsRow(definition.reads, line, row) ?? line.matter) : line.matter }
      })
      const values = measureAll(parameters, keys, drawn)
      let isInside = true
      for (const key of keys) {
        const sum = sums.get(key)
        if (!sum) continue
        sum.one += values[key] ?? 0
        sum.two += (values[key] ?? 0) ** 2
      }
      for (const [key, [least, most]] of ranges) {
        const value = roundTo(values[key] ?? 0, parameters[key]?.decimals ?? 0)
        const holds = (least === 0 || value >= least) && value <= most
        const sum = sums.get(key)
        if (holds && sum) sum.inside++
        isInside &&= holds
      }
      if (isInside) all++
    }
    const variance = ({ one, two }: { one: number; two: number }): number => two / draws - (one / draws) ** 2
    return {
      sd: Object.fromEntries(
        keys.map((key) => [key, Math.sqrt(Math.max(0, variance(sums.get(key) ?? { one: 0, two: 0 })))]),
      ),
      inside: Object.fromEntries(ranges.map(([key]) => [key, (sums.get(key)?.inside ?? 0) / draws])),
      all: all / draws,
    }
  })
}
