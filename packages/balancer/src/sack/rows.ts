import { type LabelClaim, type PrintedShare, readingOfRow, type SackReading } from '@obrador/engine/sack'
import type { RowEntry } from '../sheet.ts'
import type { SackLabel } from './label.ts'
import { isFreshRow, type ListNode, type ListTree, orderedSiblings } from './tree.ts'

/**
 * What a list says, as linear rows over grams per 100 g of the finished product: grams of each row that a name may be, water that
 * nobody had to say, and water lost.
 */
export interface ListRow {
  readonly entries: readonly RowEntry[]
  readonly least: number
  readonly most: number
  /** What a contradiction would name; none for sums that always hold. */
  readonly says?: { readonly kind: 'order' | 'share'; readonly node: ListNode }
}

export interface GramColumns {
  readonly size: number
  /** Columns of the silent water and of the water lost. */
  readonly silent: number
  readonly lost: number
  readonly mostSilent: number
  readonly mostLost: number
}

/** Water that may go unsaid, g per 100 g of product (Regulation (EU) 1169/2011, Annex VII, A.1). */
const MOST_SILENT = 5
/** Water that making may take away, g for 100 g of the finished product: ovens and pans of the five crafts. */
const MOST_LOST = { polvo: 0, mezcla: 0, horneado: 40, cocido: 60 } as const
/**
 * Of milk boiled down: condensed milk holds at least 28 g of milk solids in 100 g (Directive 2001/114/EC), of some 12.5 in 100 g of
 * milk, so that 224 g of milk or more lose 150 g or more of water; with the highest solids sold (dulce de leche, evaporated to 40 g) 280 g.
 */
const MOST_LOST_OF_MILK = 280
const MILK = 'leche'
/** Under 2 % in any order; more stands behind what comes before, within a twentieth. */
export const LIST_TAIL = { grams: 2, part: 0.95 } as const
/** Part of a printed percentage by which a batch differs: less where decimals were printed. */
const SHARE_ERROR = { whole: 0.02, fine: 0.01 } as const

export function gramColumnsOf({ rows, leaves, nodes }: ListTree, { process }: SackLabel): GramColumns {
  const saysWater = leaves.some(({ isWater }) => isWater)
  const mayBeSilent = !saysWater && process !== 'polvo' && rows.some(isFreshRow)
  const [first, second] = nodes
  const isMilk = (node: ListNode | undefined): boolean =>
    node?.legal?.isKnown === true && node.legal.rows.every((row) => row.category === MILK)
  const boilsMilk = process === 'cocido' && (isMilk(first) || isMilk(second))
  return {
    size: rows.length + 2,
    silent: rows.length,
    lost: rows.length + 1,
    mostSilent: mayBeSilent ? MOST_SILENT : 0,
    mostLost: boilsMilk ? MOST_LOST_OF_MILK : MOST_LOST[process],
  }
}

const sumOf = (columns: readonly number[], value = 1): RowEntry[] => columns.map((column): RowEntry => [column, value])

/** How far a printed percentage lets the share lie from it. */
const roomOf = ({ value, decimals }: PrintedShare): number =>
  0.5 * 10 ** -decimals + value * (decimals > 0 ? SHARE_ERROR.fine : SHARE_ERROR.whole)

/** Weight by which an item is ordered: added water counts by what is left of it. */
const weightOf = ({ columns, isWater }: ListNode, { lost }: GramColumns, isTop: boolean, sign = 1): RowEntry[] => [
  ...sumOf(columns, sign),
  ...(isWater && isTop ? [[lost, -sign] as const] : []),
]

function orderRows(siblings: readonly ListNode[], grams: GramColumns, isTop: boolean): ListRow[] {
  const { chain, tail } = orderedSiblings(siblings)
  const inOrder = chain.slice(1).map(
    (node, at): ListRow => ({
      entries: [...weightOf(chain[at] as ListNode, grams, isTop), ...weightOf(node, grams, isTop, -1)],
      least: 0,
      most: Number.POSITIVE_INFINITY,
      says: { kind: 'order', node },
    }),
  )
  const before = chain.at(-1)
  const behind = tail.map(
    (node): ListRow => ({
      entries: [...sumOf(node.columns), ...(before ? weightOf(before, grams, isTop, -LIST_TAIL.part) : [])],
      least: Number.NEGATIVE_INFINITY,
      most: LIST_TAIL.grams,
      says: { kind: 'order', node },
    }),
  )
  return [...inOrder, ...behind]
}

/** A printed percentage is of the product, and inside a compound of the compound. */
function shareRows(node: ListNode, parent: ListNode | undefined): ListRow[] {
  const { percent } = node.item
  if (!percent) return []
  const [low, high] = [percent.value - roomOf(percent), percent.value + roomOf(percent)]
  const says = { kind: 'share', node } as const
  if (!parent)
    return [{ entries: sumOf(node.columns), least: low, most: percent.isLeast ? Number.POSITIVE_INFINITY : high, says }]
  const within = (share: number): RowEntry[] => {
    const own = new Set(node.columns)
    return parent.columns.map((column): RowEntry => [column, (own.has(column) ? 1 : 0) - share / 100])
  }
  return [
    { entries: within(low), least: 0, most: Number.POSITIVE_INFINITY, says },
    ...(percent.isLeast ? [] : [{ entries: within(high), least: Number.NEGATIVE_INFINITY, most: 0, says }]),
  ]
}

export interface PercentReading {
  /** Whether a percentage inside a compound is of the whole product. */
  readonly isOfWhole: boolean
}

export function listRows({ nodes }: ListTree, grams: GramColumns, { isOfWhole }: PercentReading): ListRow[] {
  const below = (siblings: readonly ListNode[], parent: ListNode | undefined): ListRow[] => [
    ...orderRows(siblings, grams, parent === undefined),
    ...siblings.flatMap((node) => [...shareRows(node, isOfWhole ? undefined : parent), ...below(node.children, node)]),
  ]
  const everything: RowEntry[] = [
    ...nodes.flatMap(({ columns }) => sumOf(columns)),
    [grams.silent, 1],
    [grams.lost, -1],
  ]
  return [{ entries: everything, least: 100, most: 100 }, ...below(nodes, undefined)]
}

/** What is neither cocoa, sugar, milk nor a pinch is no part of a chocolate. */
const OF_CHOCOLATE: ReadonlySet<string> = new Set([
  'cacao',
  'chocolate',
  'azucar',
  'leche_polvo',
  'mantequilla',
  'poliol',
  'fibra',
])
const isChocolate = ({ legal, children, isPinch }: ListNode): boolean =>
  isPinch || (legal ? legal.rows.every(({ category }) => OF_CHOCOLATE.has(category)) : children.every(isChocolate))
const NAMES_CHOCOLATE = /chocolate|cobertura/i
const FRUIT: ReadonlySet<string> = new Set(['fruta', 'pure_fruta', 'zumo', 'fruta_seca'])
const isFruit = ({ legal }: ListNode): boolean =>
  legal?.isKnown === true && legal.rows.every(({ category }) => FRUIT.has(category))

const READ_BY = { cacao: 'cacao', solidosLacteos: 'solidosLacteos' } as const satisfies Record<string, SackReading>

/** What a claim speaks of: the only chocolate of the list, or all of it where all of it is chocolate. */
function partOf({ nodes }: ListTree, { part }: LabelClaim): readonly number[] | undefined {
  const chocolates = nodes.filter(({ item, children }) => children.length > 0 && NAMES_CHOCOLATE.test(item.name))
  if (chocolates.length === 1) return chocolates[0]?.columns
  if (part !== undefined || chocolates.length > 1) return undefined
  return nodes.every(isChocolate) ? nodes.flatMap(({ columns }) => columns) : undefined
}

/** Mandatory declarations of jams (Directive 2001/113/EC): fruit as weighed in, soluble solids by refractometer within 3. */
const FRUIT_ERROR = 1
export const BRIX_ERROR = 3

/** Claims over the list alone; those over a figure of the whole are told as measures. */
export function claimRows(tree: ListTree, claims: readonly LabelClaim[]): ListRow[] {
  return claims.flatMap((claim): ListRow[] => {
    const { of, value, isLeast } = claim
    if (of === 'fruta') {
      const columns = tree.leaves.filter(isFruit).flatMap((leaf) => leaf.columns)
      if (columns.length === 0) return []
      return [
        {
          entries: sumOf(columns),
          least: value - FRUIT_ERROR,
          most: isLeast ? Number.POSITIVE_INFINITY : value + FRUIT_ERROR,
        },
      ]
    }
    if (of === 'azucaresTotales') return []
    const columns = partOf(tree, claim)
    if (!columns) return []
    const entries = columns.flatMap((column): RowEntry[] => {
      const row = tree.rows[column]
      return row ? [[column, readingOfRow(row, READ_BY[of]) - (value - CLAIM_ERROR) / 100]] : []
    })
    return [{ entries, least: 0, most: Number.POSITIVE_INFINITY }]
  })
}
/** Points that the cocoa or the milk of a claim may lie under it: what rows vary. */
const CLAIM_ERROR = 1.5
