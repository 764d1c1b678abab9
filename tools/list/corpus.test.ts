import { findRow } from '@obrador/engine'
import { readList } from '@obrador/list'
import { describe, expect, it } from 'vitest'
import { rowKindOf } from '../../packages/list/src/products/composition.ts'
import { SHARE_BOUNDS } from '../../packages/list/src/products/share-bounds.ts'
import { USUAL_SHARES } from '../../packages/list/src/products/usual-shares.ts'
import { corpus } from '../recorder/corpus.ts'
import { share } from '../tier.ts'

/** The formulas of the corpus, written as people paste them. */

const figure = (value: number): string => String(value).replace('.', ',')
const spoken = (name: string): string => name.replaceAll('_', ' ')

interface Outcome {
  readonly isAsked: boolean
  readonly shares: readonly number[]
}
/** What a list is read as, with what it proposes where it asks. */
function outcomeOf(text: string): Outcome {
  const lines = readList(text)
  const grams = lines.map((line) => line.grams ?? line.suggest?.grams ?? 0)
  const total = grams.reduce((sum, one) => sum + one, 0)
  return { isAsked: lines.some(({ ask }) => ask !== undefined), shares: grams.map((one) => one / total) }
}

describe('published formulas without units', () => {
  const formulas = corpus().filter(({ id, lines }) => !/flawed|built/.test(id) && lines.length > 2)
  const written = (lines: readonly (readonly [string, number])[], grams: number, unit: number): string => {
    const total = lines.reduce((sum, [, weight]) => sum + weight, 0)
    return lines
      .map(([name, weight]) => `${spoken(name)}: ${figure(Number((((weight / total) * grams) / unit).toPrecision(3)))}`)
      .join('\n')
  }
  /** Lists that are read without a question in shares that are not those of the formula. */
  const misread = (grams: number, unit: number): readonly string[] =>
    share(formulas, 0).flatMap(({ id, lines }) => {
      const total = lines.reduce((sum, [, weight]) => sum + weight, 0)
      const { isAsked, shares } = outcomeOf(written(lines, grams, unit))
      const isRight =
        shares.length === lines.length &&
        lines.every(([, weight], at) => Math.abs((shares[at] ?? 0) - weight / total) <= 0.02 + 0.02 * (weight / total))
      return isRight || isAsked ? [] : [id]
    })

  it.each([
    ['3 kg in grams', 3000, 1],
    ['12 kg in kilos', 12_000, 1000],
  ])('%s: no list is read in other shares without a question', (_, grams, unit) => {
    expect(misread(grams, unit)).toEqual([])
  })
})

it('usual shares are those of the published formulas', () => {
  const logs = new Map<string, number[]>()
  for (const { lines } of corpus()) {
    const total = lines.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of lines) {
      const kind = rowKindOf(spoken(name))
      if (weight > 0) logs.set(kind, [...(logs.get(kind) ?? []), Math.log((100 * weight) / total)])
    }
  }
  for (const [kind, [percent]] of Object.entries(USUAL_SHARES)) {
    const all = logs.get(kind) ?? []
    const mean = Math.exp(all.reduce((sum, one) => sum + one, 0) / all.length)
    expect(Math.abs(Math.log(mean / percent)), `${kind}: ${mean.toPrecision(2)} %, not ${percent}`).toBeLessThan(0.7)
  }
})

it('few published lines are beyond twice the bounds of their category', () => {
  const lines = corpus()
    .filter(({ id }) => !/flawed|built/.test(id))
    .flatMap(({ lines: all }) => {
      const total = all.reduce((sum, [, weight]) => sum + weight, 0)
      return all.map(([name, weight]) => ({
        category: findRow(spoken(name))?.category ?? '',
        share: (100 * weight) / total,
      }))
    })
  const odd = lines.filter(({ category, share }) => {
    const [least, most] = SHARE_BOUNDS[category] ?? [0, 100]
    return share > 0 && (share < least / 2 || share > Math.max(10, most * 2))
  })
  expect(odd.length).toBeLessThan(0.01 * lines.length)
})
