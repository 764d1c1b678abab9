import {
  fatsNamed,
  isAdditiveClass,
  isPinchRow,
  type LabelItem,
  type LegalRowName,
  type labelNameReads,
  legalRowName,
  readingOfRow,
  rowById,
  type SackRow,
  sackRow,
} from '@obrador/engine/sack'

/** The list of a label as a tree whose leaves are columns: grams of each row that a name may be. */

export interface ListNode {
  readonly item: LabelItem
  /** What its name may be; none of what is made of a list of its own. */
  readonly legal: LegalRowName | undefined
  /** Grams of what it may be, all that is under it. */
  readonly columns: readonly number[]
  readonly children: readonly ListNode[]
  /** It is put in by the pinch, and may stand anywhere at the end. */
  readonly isPinch: boolean
  readonly isWater: boolean
}

export interface ListTree {
  readonly nodes: readonly ListNode[]
  /** By column, the row it is grams of. */
  readonly rows: readonly SackRow[]
  readonly leaves: readonly ListNode[]
  readonly levels: number
}

const WATER = 'agua'
/** Levels of compound ingredients inside one another. */
export const MOST_LIST_LEVELS = 4
export const MOST_LEAVES = 60

type Read = ReturnType<typeof labelNameReads>

/** What a bracket lists is inside the item, unless the item is only the class of what it lists. */
function leafOf(item: LabelItem, read: Read): LegalRowName | undefined {
  const { items = [], name, className, chosen } = item
  const own = chosen === undefined ? undefined : rowById.get(chosen)
  if (own) return { rows: [own], isKnown: true }
  if (items.length === 0) return legalRowName(name, className, read)
  const fats = fatsNamed(
    name,
    items.map((one) => one.name),
  )
  return fats
}

export function listTreeOf(items: readonly LabelItem[], read: Read): ListTree {
  const rows: SackRow[] = []
  const leaves: ListNode[] = []
  let levels = 0

  function nodeOf(item: LabelItem, level: number, className: string | undefined): ListNode {
    levels = Math.max(levels, level)
    const named = className !== undefined && item.className === undefined ? { ...item, className } : item
    const legal = leafOf(named, read)
    if (legal) {
      const columns = legal.rows.map((row) => rows.push(sackRow(row)) - 1)
      const leaf: ListNode = {
        item,
        legal,
        columns,
        children: [],
        isPinch: legal.isKnown && (named.className !== undefined || legal.rows.every(isPinchRow)),
        isWater: legal.isKnown && legal.rows.length === 1 && legal.rows[0]?.id === WATER,
      }
      leaves.push(leaf)
      return leaf
    }
    const inner = isAdditiveClass(item.name) ? item.name : undefined
    const children = (item.items ?? []).map((one) => nodeOf(one, level + 1, inner))
    return {
      item,
      legal: undefined,
      columns: children.flatMap(({ columns }) => columns),
      children,
      isPinch: children.every((one) => one.isPinch),
      isWater: false,
    }
  }

  return { nodes: items.map((item) => nodeOf(item, 1, undefined)), rows, leaves, levels }
}

/** Water in what is bought fresh, g/g. */
const FRESH = 0.2
export const isFreshRow = (row: SackRow): boolean => readingOfRow(row, 'agua') > FRESH

/** Siblings that stand in the order of their weights, and those after them that may stand anywhere (Annex VII, A.6). */
export function orderedSiblings(siblings: readonly ListNode[]): {
  readonly chain: readonly ListNode[]
  readonly tail: readonly ListNode[]
} {
  let from = siblings.length
  while (from > 0 && siblings[from - 1]?.isPinch) from--
  const isAllPinches = from === 0
  const chain = isAllPinches ? siblings : siblings.slice(0, from)
  return { chain: chain.filter(({ item }) => !item.isUnordered), tail: isAllPinches ? [] : siblings.slice(from) }
}
