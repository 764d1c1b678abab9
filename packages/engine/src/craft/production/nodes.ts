import type { Ingredient } from '../../catalogue/ingredient.ts'
import { commonFinding } from '../../findings/find.ts'
import type { FindingText } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { FormulaLine, PreparedFormula, RawLine } from '../../formula/formula.ts'
import { isPlainObject } from '../../words/plain-object.ts'
import type { CraftEngine } from '../craft.ts'
import type { JudgedPart } from '../made.ts'
import { openerFor, PIECE_USER, type PreparationOpener, spellingKey } from '../preparations.ts'
import { type CountedPart, PRODUCTION_LIMITS, type ProductionRequest, type RequestedProduct } from './request.ts'

/** The preparations of a plan, each of them once, and what every one is made of. */

/** A line of a formula, or a part of a piece: of a preparation, or of an ingredient to buy. */
export interface PlanItem {
  readonly name: string
  /** Grams in a gram weighed of the formula, or in a piece with its loss. */
  readonly share: number
  readonly node: PlanNode | undefined
  readonly row: Ingredient | undefined
  /** €/kg that its maker gave. */
  readonly price: number | undefined
  /** Nobody weighed it: it has no share. */
  readonly isUnweighed?: true
}

export interface PlanNode {
  /** As its maker calls it; `name` is its own alone in the plan. */
  readonly title: string
  /** How that is spelled, by which two are compared. */
  readonly key: string
  name: string
  readonly prepared: PreparedFormula
  readonly items: readonly PlanItem[]
}

export interface PlannedPiece {
  readonly product: RequestedProduct
  readonly parts: readonly { readonly part: CountedPart; readonly item: PlanItem }[]
}

/** What is the same whatever the order of its fields: somebody wrote it twice. It costs as much as it is long. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isPlainObject(inner) ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )

/** Shares of what is weighed by which two preparations are not told apart. */
const NOISE = 1e-9

/** Made of the same and left with the same: looked at only of what is called and written the same. */
const isSame = (one: PlanNode, prepared: PreparedFormula, items: readonly PlanItem[]): boolean =>
  Math.abs(one.prepared.weighed - prepared.weighed) <= NOISE * prepared.weighed &&
  one.items.length === items.length &&
  one.items.every(({ node }, at) => node === items[at]?.node)

/** What its maker pays, if it says so; a figure beyond any price is a slip that nothing should be summed with. */
const priceIn = ({ precio }: RawLine): number | undefined =>
  typeof precio === 'number' && precio >= 0 && precio <= PRODUCTION_LIMITS.precio ? precio : undefined

export interface PlanNodes {
  /** Inner ones before those that use them. */
  readonly ordered: PlanNode[]
  /** Lines opened so far. */
  lines: number
  readonly notes: FindingText[]
  /** By how their names are spelled. */
  readonly byTitle: Map<string, PlanNode[]>
  /** By that and by what they are written as, so that each is written out once and held against none of the others. */
  readonly byText: Map<string, PlanNode[]>
}

export const noNodes = (): PlanNodes => ({
  ordered: [],
  lines: 0,
  notes: [],
  byTitle: new Map(),
  byText: new Map(),
})

function addTo(nodes: Map<string, PlanNode[]>, key: string, node: PlanNode): void {
  const alike = nodes.get(key)
  if (alike) alike.push(node)
  else nodes.set(key, [node])
}

/**
 * One node for what is called the same, written the same, made of the same and left with the same: as many products as use
 * it, in as many words as they like.
 */
function nodeOf(
  title: string,
  prepared: PreparedFormula,
  opener: PreparationOpener,
  nodes: PlanNodes,
  known: Map<PreparedFormula, PlanNode>,
): PlanNode {
  const before = known.get(prepared)
  if (before) return before
  const { found } = prepared.found as JudgedPart
  const { formula } = found.judgement
  const own = formula.lines.filter(({ use, grams }) => !use && grams > 0)
  const weighed =
    own.reduce((sum, { grams }) => sum + grams, 0) + formula.uses.reduce((sum, { grams }) => sum + grams, 0)
  const itemOf = (line: FormulaLine<unknown>): PlanItem => ({
    name: line.name,
    share: line.isUnweighed ? 0 : line.grams / weighed,
    ...(line.isUnweighed && { isUnweighed: true as const }),
    node: undefined,
    row: line.ingredient,
    price: priceIn(line.sent?.raw ?? {}),
  })
  const uses = new Set<unknown>()
  const items = formula.lines.flatMap((line): PlanItem[] => {
    const { use } = line
    if (!use) return line.grams > 0 ? [itemOf(line)] : []
    if (uses.has(use) || !(use.grams > 0)) return []
    uses.add(use)
    const name = opener.entryOf(use.prepared.asked) ?? use.name
    const node = nodeOf(name, use.prepared, opener, nodes, known)
    const { isUnweighed } = use
    const share = isUnweighed ? 0 : use.grams / weighed
    return [{ name: use.name, share, node, row: undefined, price: undefined, ...(isUnweighed && { isUnweighed }) }]
  })
  const key = spellingKey(title)
  const text = `${key}\n${written(prepared.asked)}`
  const same = nodes.byText.get(text)?.find((one) => isSame(one, prepared, items))
  const node = same ?? { title, key, name: title, prepared, items }
  known.set(prepared, node)
  if (same) return same
  addTo(nodes.byTitle, key, node)
  addTo(nodes.byText, text, node)
  nodes.ordered.push(node)
  nodes.lines += items.length
  for (const note of prepared.notes) nodes.notes.push(commonFinding('formula.inside', { name: title, what: note }))
  return node
}

/** What reads the parts of products: those that bring no entries of their own share the plan's, opened once. */
export function pieceReader(
  engine: CraftEngine,
  { preparaciones }: ProductionRequest,
  nodes: PlanNodes,
  rowOf: (name: string) => Ingredient | undefined,
) {
  const openerOf = (entries: ProductionRequest['preparaciones']) =>
    openerFor(engine, PIECE_USER.id, entries ? { preparaciones: entries } : {})
  const shared = { opener: openerOf(preparaciones), known: new Map<PreparedFormula, PlanNode>() }
  /** One product, a step for each of its parts: opening one is the dearest thing that a plan does. */
  return function* read(product: RequestedProduct): Generator<number, PlannedPiece> {
    const { name, entries } = product
    const { opener, known } = entries
      ? { opener: openerOf({ ...preparaciones, ...entries }), known: new Map<PreparedFormula, PlanNode>() }
      : shared
    const parts: { readonly part: CountedPart; readonly item: PlanItem }[] = []
    let lines = product.parts.length
    for (const part of product.parts) {
      const { raw, grams, loss } = part
      const share = grams / (1 - loss / 100)
      const opened = opener.open(raw, part.name)
      lines += opened?.prepared.size ?? 0
      if (lines > PRODUCTION_LIMITS.lineas) {
        throw new FormulaError(
          'too-nested',
          commonFinding('production.too-many-lines', { product: name, lines, most: PRODUCTION_LIMITS.lineas }),
        )
      }
      const node = opened && nodeOf(opened.name, opened.prepared, opener, nodes, known)
      parts.push({
        part,
        item: { name: part.name, share, node, row: node ? undefined : rowOf(part.name), price: priceIn(raw) },
      })
      nodes.lines++
      yield nodes.lines
    }
    return { product, parts }
  }
}
