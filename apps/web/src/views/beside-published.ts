import type { AppCraft } from '../engine/crafts.ts'
import { foldedText } from '../format/folded.ts'
import type { TableFormula } from '../model/formula.ts'
import type { JudgedGalleryFormula } from '../reading/gallery.ts'
import type { PublishedName } from './type-map.tsx'

/** The formula on the bench beside a published one, at the same scale. */

/** What was too long for the table has a mark where it was cut. */
const CUT = '…'
function isTold(whole: string, told: string): boolean {
  const [head = '', tail] = told.split(CUT)
  if (tail === undefined) return foldedText(whole) === foldedText(told)
  return foldedText(whole).startsWith(foldedText(head)) && foldedText(whole).endsWith(foldedText(tail))
}

/** What stands for a letter that the table cannot hold. */
const plain = (text: string): string => text.replace(/[|\n`\\$]/g, ' ').trim()

export const publishedNamed = (
  formulas: readonly JudgedGalleryFormula[],
  type: string,
  { titulo, autor }: PublishedName,
): JudgedGalleryFormula | undefined =>
  formulas.find(
    ({ type: own, title, author = '' }) =>
      own === type && isTold(plain(title), titulo) && (autor === undefined || isTold(plain(author), autor)),
  )

export interface BesideRow {
  readonly name: string
  /** What the published one has in its place, where that is not the same. */
  readonly theirName?: string
  readonly mine: number
  readonly theirs: number
  /** By less than a scale or a habit tells. */
  readonly isEqual: boolean
}

/** Grams apart, as a share of the larger, under which two amounts are the same. */
const SAME = 0.03

interface Amount {
  readonly name: string
  /** Of the catalogue: what one would take in its place. */
  readonly category: string | undefined
  grams: number
}
type Amounts = ReadonlyMap<string, Amount>

/** Grams by what an ingredient is, with the name that it is written by. */
function amounts(craft: AppCraft, { lines, type }: TableFormula): Amounts {
  const sums = new Map<string, Amount>()
  for (const { name, grams } of lines) {
    if (!(grams > 0)) continue
    const row = craft.rowNamed(name, type)
    const key = row?.id ?? foldedText(name)
    const sum = sums.get(key) ?? { name, category: row?.category, grams: 0 }
    sum.grams += grams
    sums.set(key, sum)
  }
  return sums
}

/** The number that half of the weight lies under. */
function weightedMedian(values: readonly { readonly value: number; readonly weight: number }[]): number | undefined {
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2
  let under = 0
  return values
    .toSorted((a, b) => a.value - b.value)
    .find(({ weight }) => {
      under += weight
      return under >= half
    })?.value
}

const total = (sums: Amounts): number => [...sums.values()].reduce((sum, { grams }) => sum + grams, 0)

interface Pair {
  readonly mine?: Amount
  readonly theirs?: Amount
}

const byWeight = (one: Amount, other: Amount): number => other.grams - one.grams

/** The same ingredient on both sides; of the rest what is of one kind, the heaviest of each with the heaviest of the other. */
function pairsOf(mine: Amounts, theirs: Amounts): readonly Pair[] {
  const same = [...mine].flatMap(([key, amount]) => {
    const other = theirs.get(key)
    return other ? [{ mine: amount, theirs: other }] : []
  })
  const left = [...theirs].filter(([key]) => !mine.has(key)).map(([, amount]) => amount)
  const alone = [...mine].filter(([key]) => !theirs.has(key)).map(([, amount]) => amount)
  const others = left.toSorted(byWeight)
  const alike = alone.toSorted(byWeight).map((amount): Pair => {
    const at = others.findIndex(({ category }) => category !== undefined && category === amount.category)
    const [other] = at < 0 ? [] : others.splice(at, 1)
    return { mine: amount, ...(other && { theirs: other }) }
  })
  return [...same, ...alike, ...others.map((amount) => ({ theirs: amount }))]
}

/** How much of the published one is made so that most of it coincides; where nothing is in both, so that both weigh the same. */
function scaleFor(pairs: readonly Pair[], mine: Amounts, theirs: Amounts): number {
  const ratios = pairs.flatMap((pair) =>
    pair.mine && pair.theirs ? [{ value: pair.mine.grams / pair.theirs.grams, weight: pair.theirs.grams }] : [],
  )
  return weightedMedian(ratios) ?? total(mine) / (total(theirs) || 1)
}

function rowOf({ mine, theirs }: Pair, scale: number): BesideRow {
  const [own, published] = [mine?.grams ?? 0, (theirs?.grams ?? 0) * scale]
  const name = mine?.name ?? theirs?.name ?? ''
  return {
    name,
    ...(theirs && foldedText(theirs.name) !== foldedText(name) && { theirName: theirs.name }),
    mine: own,
    theirs: published,
    isEqual: Math.abs(own - published) <= SAME * Math.max(own, published),
  }
}

/** Line by line, the largest difference first. */
export function besideRows(craft: AppCraft, mine: TableFormula, published: TableFormula): readonly BesideRow[] {
  const [own, others] = [amounts(craft, mine), amounts(craft, published)]
  const pairs = pairsOf(own, others)
  const scale = scaleFor(pairs, own, others)
  return pairs
    .map((pair) => rowOf(pair, scale))
    .toSorted((a, b) => Math.abs(b.mine - b.theirs) - Math.abs(a.mine - a.theirs) || b.mine - a.mine)
}
