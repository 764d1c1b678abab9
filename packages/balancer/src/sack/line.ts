import { roundTo } from '@obrador/engine'
import { type LabelItem, type SackRow, TRACKED_COMPONENTS, variationWaysOf } from '@obrador/engine/sack'
import type { SackContents } from './inside.ts'
import { columnMeanOf, columnProductOf, gramsInColumns } from './sums.ts'

/** A bought product as a line of a formula: what it is likely made of, and how far that may be off. */

export interface SackLine {
  /** As the label says it, with its class. */
  readonly name: string
  /** The row that it is counted as; none of what nobody knows. */
  readonly row?: string
  readonly grams: number
}

export interface SackLineDoubt {
  /** Grams of each inner line that go together, a deviation each, for 100 g of product. */
  readonly modes: readonly (readonly number[])[]
  /** What purchases leave open once the table is known: grams of each tracked component, a deviation each. */
  readonly purchase: readonly (readonly number[])[]
}

export interface SackInside {
  readonly lines: readonly SackLine[]
  /** Grams left of 100 weighed. */
  readonly yield: number
  readonly doubt: SackLineDoubt
}

/** Parts of an item under which one of the rows that it may be is left out. */
const LEAST_PART = 0.02
const LEAST_GRAMS = 0.005
const MOST_MODES = 6
const DECIMALS = 3
const rounded = (value: number): number => roundTo(value, DECIMALS)

interface Group {
  readonly name: string
  readonly row?: string
  readonly columns: readonly number[]
}

/** «emulgente (E 471)», «grasas vegetales (palma, coco)»: as the label says it. */
function labelledName({ name, className, items = [] }: LabelItem): string {
  const inside = items.length > 0 ? ` (${items.map((one) => one.name).join(', ')})` : ''
  return (className === undefined ? `${name}${inside}` : `${className} (${name}${inside})`).slice(0, LONGEST_NAME)
}
/** Letters of the name of a line. */
const LONGEST_NAME = 120

const namedIn = ({ name = '', row }: Partial<Group> = {}): Pick<SackLine, 'name' | 'row'> => ({
  name,
  ...(row !== undefined && { row }),
})

/** The inner lines: one for each row that an item is likely to be; a name that nobody knows stays a name. */
function groupsOf({ tree, likely: { states } }: SackContents): Group[] {
  const grams = tree.rows.map((_, column) => columnMeanOf(gramsInColumns(states, [column])))
  const mean = (column: number): number => grams[column] ?? 0
  return tree.leaves.flatMap(({ item, legal, columns }): Group[] => {
    if (!legal?.isKnown) return [{ name: item.name, columns }]
    const means = columns.map(mean)
    const whole = means.reduce((sum, value) => sum + value, 0)
    const kept = columns.filter((_, at) => (means[at] ?? 0) >= LEAST_PART * whole)
    const left = columns.filter((column) => !kept.includes(column))
    // What is left out is counted with the likeliest.
    const first = kept.toSorted((one, other) => mean(other) - mean(one))[0]
    return kept.map((column) => ({
      name: labelledName(item),
      row: tree.rows[column]?.row.id ?? '',
      columns: column === first ? [column, ...left] : [column],
    }))
  })
}

/** Principal components, the widest first, by the power method. */
function modesOf(values: readonly Float64Array[]): number[][] {
  const [size, count] = [values.length, values[0]?.length ?? 0]
  const centred = values.map((all) => {
    const mean = columnMeanOf(all)
    return all.map((value) => value - mean)
  })
  const covariance = centred.map(() => new Float64Array(size))
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      const value = columnProductOf(centred[i] as Float64Array, centred[j] as Float64Array) / Math.max(1, count)
      ;(covariance[i] as Float64Array)[j] = value
      ;(covariance[j] as Float64Array)[i] = value
    }
  const total = covariance.reduce((sum, row, at) => sum + (row[at] as number), 0)
  const modes: number[][] = []
  for (let n = 0; n < Math.min(MOST_MODES, size); n++) {
    let vector = Float64Array.from({ length: size }, (_, at) => 1 + ((at * 7 + n) % 5) / 5)
    let variance = 0
    for (let turn = 0; turn < TURNS; turn++) {
      const next = new Float64Array(size)
      for (let at = 0; at < size; at++) next[at] = columnProductOf(covariance[at] as Float64Array, vector)
      const before = variance
      variance = Math.sqrt(columnProductOf(next, next))
      if (variance <= LEAST_VARIANCE * (1 + total)) break
      vector = next.map((value) => value / variance)
      if (Math.abs(variance - before) < SETTLED * variance) break
    }
    if (variance <= LEAST_VARIANCE * (1 + total)) break
    modes.push([...vector].map((value) => rounded(value * Math.sqrt(variance))))
    covariance.forEach((row, i) => {
      for (let j = 0; j < size; j++)
        row[j] = (row[j] as number) - variance * (vector[i] as number) * (vector[j] as number)
    })
  }
  return modes
}
const TURNS = 60
/** Part of a variance by which another turn no longer changes it. */
const SETTLED = 1e-9
const LEAST_VARIANCE = 1e-4

/** Covariance of the tracked components of the product by its purchases, less what the table tells of them. */
function purchaseOf({ tree, likely: { states }, polytope }: SackContents): number[][] {
  const size = TRACKED_COMPONENTS.length
  const square = (column: number): number => {
    const grams = gramsInColumns(states, [column])
    return columnProductOf(grams, grams) / Math.max(1, states.length)
  }
  const c = Array.from({ length: size }, () => new Float64Array(size))
  tree.rows.forEach(({ ways }: SackRow, column) => {
    const grams = square(column)
    for (const way of ways)
      for (let i = 0; i < size; i++)
        for (let j = 0; j < size; j++)
          (c[i] as Float64Array)[j] = (c[i]?.[j] ?? 0) + grams * (way[i] ?? 0) * (way[j] ?? 0)
  })
  for (const [reading, told] of polytope.declared) {
    const at = TRACKED_BY[reading]
    const column = at === undefined ? -1 : TRACKED_COMPONENTS.indexOf(at)
    const own = c[column]?.[column] ?? 0
    if (column < 0 || own <= 0) continue
    const with_ = c.map((row) => row[column] as number)
    const whole = own + (told.most - told.least) ** 2 / 12 + told.error ** 2
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++)
        (c[i] as Float64Array)[j] = (c[i]?.[j] ?? 0) - ((with_[i] as number) * (with_[j] as number)) / whole
  }
  return variationWaysOf(c).map((way) => [...way].map(rounded))
}
/** The readings of a label that are one tracked component. */
const TRACKED_BY: { readonly [reading: string]: (typeof TRACKED_COMPONENTS)[number] } = {
  grasas: 'fat',
  azucaresDeclarados: 'sugars',
  fibraDeclarada: 'fibre',
  proteinasDeclaradas: 'protein',
  salDeclarada: 'salt',
  agua: 'water',
}

export function sackLineOf(inside: SackContents): SackInside {
  const { states } = inside.likely
  const { grams } = inside.polytope
  const silent: Group = { name: 'agua', row: 'agua', columns: [grams.silent] }
  const groups = [...groupsOf(inside), ...(grams.mostSilent > 0 ? [silent] : [])]
  const values = groups.map(({ columns }) => gramsInColumns(states, columns))
  const means = values.map(columnMeanOf)
  const kept = groups.map((_, at) => at).filter((at) => (means[at] ?? 0) >= LEAST_GRAMS)
  const lines = kept.map((at) => ({ ...namedIn(groups[at]), grams: rounded(means[at] ?? 0) }))
  const weighed = lines.reduce((sum, line) => sum + line.grams, 0)
  const isCooked = grams.mostLost > 0
  return {
    lines,
    yield: isCooked ? Math.min(100, roundTo((100 * 100) / weighed, DECIMALS)) : 100,
    doubt: { modes: modesOf(kept.map((at) => values[at] as Float64Array)), purchase: purchaseOf(inside) },
  }
}
