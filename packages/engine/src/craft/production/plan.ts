import type { Ingredient } from '../../catalogue/ingredient.ts'
import { find } from '../../findings/find.ts'
import { type Book, distinct, type Say, type Text } from '../../findings/finding.ts'
import { FormulaError, inWords } from '../../formula/errors.ts'
import { LIMITS } from '../../formula/formula.ts'
import { round } from '../../words/round.ts'
import { POWERED_BY } from '../../words/terms.ts'
import type { Engine } from '../craft.ts'
import type { FoundPart } from '../made.ts'
import { spelling } from '../preparations.ts'
import { verdictOf } from '../report.ts'
import type { PlannedLine, PlannedProduct, PlannedStep, Production } from './answer.ts'
import { batchesOf } from './batches.ts'
import { nameApart, usersOf } from './names.ts'
import { type Item, type Node, noNodes, type Piece, pieceReader } from './nodes.ts'
import { inOrder } from './order.ts'
import { type Purchases, purchases } from './purchases.ts'
import {
  divisionOf,
  figuresOf,
  isObject,
  type Machine,
  machinesOf,
  PRODUCTION_LIMITS,
  type ProductionRequest,
  productsOf,
} from './request.ts'
import { enough, onScale, SUM_DECIMALS } from './scale.ts'
import { stock } from './stock.ts'

export type { PlannedLine, PlannedProduct, PlannedStep, Production } from './answer.ts'
export type { Purchase } from './purchases.ts'
export { PRODUCTION_LIMITS, type ProductionRequest } from './request.ts'
export type { StockReport } from './stock.ts'

/** From pieces wanted to what to make, in what order, and what to buy. */

const GRAM_DECIMALS = 2
const PERCENT_DECIMALS = 2
const COST_DECIMALS = 2
/** Grams under which there is nothing to make. */
const NOISE = 1e-6

/** What the maker pays, by row or by name. */
function* pricesOf(request: ProductionRequest, rowOf: RowOf): Generator<number, PriceOf> {
  const byRow = new Map<string, number>()
  const byName = new Map<string, number>()
  for (const [written, price] of figuresOf('precios', request.precios, PRODUCTION_LIMITS.precio)) {
    const name = written.trim()
    // Read as the name of a line is, and bounded as that.
    if (name.length > LIMITS.nameLength) {
      throw new FormulaError(
        'invalid-request',
        find('production.name-too-long', { field: 'precios', name, most: LIMITS.nameLength }),
      )
    }
    const row = rowOf(name)
    if (row) byRow.set(row.id, price)
    byName.set(spelling(name), price)
    yield 0
  }
  return (row, name) => (byName.size === 0 ? undefined : (byName.get(spelling(name)) ?? (row && byRow.get(row.id))))
}

type PriceOf = (row: Ingredient | undefined, name: string) => number | undefined
type RowOf = (name: string) => Ingredient | undefined

/** Each name is read once: a plan says the same ones many times. */
function rowReader({ rowNamed }: Engine): RowOf {
  const known = new Map<string, Ingredient | undefined>()
  return (name) => {
    if (!known.has(name)) known.set(name, rowNamed(name))
    return known.get(name)
  }
}

interface Demand {
  readonly needs: Map<Node, number>
  readonly bought: Purchases
  readonly division: number
}

const idOf = (row: Ingredient | undefined) => (row && row.id !== '' ? { id: row.id } : {})

/** Who needs what asks the step that makes it, or the shop. */
function ask({ needs, bought }: Demand, item: Item, grams: number, user: string): void {
  if (item.node) needs.set(item.node, (needs.get(item.node) ?? 0) + grams)
  else bought.add(item, grams, user)
}

function plannedProduct({ product, parts }: Piece, demand: Demand): PlannedProduct {
  const { name, pieces } = product
  return {
    nombre: name,
    piezas: pieces,
    gramosPorPieza: round(
      parts.reduce((sum, { part }) => sum + part.grams, 0),
      GRAM_DECIMALS,
    ),
    partes: parts.map(({ item }) => {
      // Each comes from a bowl of its own, which must be enough.
      const gramos = enough(pieces * item.share, demand.division)
      if (gramos > 0) ask(demand, item, gramos, name)
      return { nombre: item.name, gramos, ...(item.node && { preparacion: item.node.name }) }
    }),
  }
}

/** A preparation to make: what it is weighed from, batch by batch. */
function plannedStep(
  node: Node,
  make: { readonly need: number; readonly taken: number; readonly products: readonly string[] },
  machines: readonly Machine[],
  demand: Demand,
  say: Say,
): Omit<PlannedStep, 'paso' | 'fase'> {
  const { name, prepared, items } = node
  const { found } = prepared.found as FoundPart
  const weighed = (make.need - make.taken) * prepared.weighed
  const { count, machine } = batchesOf(node, weighed, machines)
  const shown = onScale(
    items.map(({ share }) => (share * weighed) / count),
    demand.division,
  )
  const lineas = items.map((item, at): PlannedLine => {
    const gramos = shown[at] ?? 0
    const total = round(gramos * count, SUM_DECIMALS)
    ask(demand, item, total, name)
    return {
      nombre: item.name,
      gramos,
      total,
      ...(item.node ? { preparacion: item.node.name } : idOf(item.row)),
    }
  })
  const batch = round(
    shown.reduce((sum, grams) => sum + grams, 0),
    SUM_DECIMALS,
  )
  return {
    nombre: name,
    oficio: prepared.craft,
    type: prepared.type,
    typeLabel: prepared.typeLabel,
    verdict: prepared.isTyped && found.unjudged === undefined ? verdictOf(found) : null,
    para: make.products,
    texto: say(find('production.for-what', { products: make.products })),
    antes: [...new Set(items.flatMap(({ node: inner }) => (inner ? [inner.name] : [])))],
    necesarios: round(make.need, GRAM_DECIMALS),
    hechos: round(make.taken, GRAM_DECIMALS),
    gramos: round((batch * count) / prepared.weighed, GRAM_DECIMALS),
    gramosPesados: round(batch * count, SUM_DECIMALS),
    rendimiento: round(100 / prepared.weighed, PERCENT_DECIMALS),
    tandas: {
      numero: count,
      gramosPesados: batch,
      ...(machine && {
        maquina: machine.name,
        texto: say(find('production.batches', { amount: count, weight: batch, machine: machine.name })),
      }),
    },
    lineas,
  }
}

/** Names of one kind told in a sentence, and sentences in a plan. */
const MOST_NAMES = 10
const MOST_NOTES = 40

const some = (names: readonly string[], of: (told: readonly string[], more: number) => Text): Text[] =>
  names.length > 0 ? [of(names.slice(0, MOST_NAMES), Math.max(0, names.length - MOST_NAMES))] : []

const unusedEntries = ({ preparaciones }: ProductionRequest, nodes: readonly Node[]): string[] => {
  if (!isObject(preparaciones)) return []
  const used = new Set(nodes.map(({ key }) => key))
  return Object.keys(preparaciones).filter((name) => !used.has(spelling(name)))
}

/**
 * The plan of a day, in steps: each hands over how many lines have been opened so far, so that who has others waiting may
 * see to them in between. No step opens more than one part of a product.
 */
export const productionWith = (words: Book) =>
  function* (engine: Engine, request: ProductionRequest): Generator<number, Production> {
    const say = engine.sayWith(words)
    try {
      return yield* stepsOf(engine, request, say)
    } catch (problem) {
      throw inWords(say, problem)
    }
  }

function* stepsOf(engine: Engine, request: ProductionRequest, say: Say): Generator<number, Production> {
  const division = divisionOf(request)
  const machines = machinesOf(request)
  const rowOf = rowReader(engine)
  const priceOf = yield* pricesOf(request, rowOf)
  const atHand = figuresOf('existencias', request.existencias, LIMITS.grams)
  const products = productsOf(request)

  const nodes = noNodes()
  const read = pieceReader(engine, request, nodes, rowOf)
  const pieces: Piece[] = []
  for (const product of products) pieces.push(yield* read(product))

  const users = usersOf(pieces, nodes)
  const order = inOrder(nodes.ordered)
  yield nodes.lines
  const doubtful = nameApart(nodes, users)
  const shelves = stock(atHand, doubtful)
  const demand: Demand = { needs: new Map(), bought: purchases(priceOf), division }
  const productos = pieces.map((piece) => plannedProduct(piece, demand))

  const steps: Omit<PlannedStep, 'paso'>[] = []
  // From what is sold inwards: when a preparation is come to, all who need it have said so.
  for (const { node, stage } of order.toReversed()) {
    const need = demand.needs.get(node) ?? 0
    const taken = shelves.take(node, need)
    if (need - taken <= NOISE) continue
    const names = [...(users.get(node) ?? [])].map(({ product }) => product.name)
    steps.push({
      fase: stage,
      ...plannedStep(node, { need, taken, products: [...new Set(names)] }, machines, demand, say),
    })
    yield nodes.lines
  }
  const first = steps.at(-1)?.fase ?? 1
  const hacer = steps
    .toReversed()
    .map((step, at): PlannedStep => ({ paso: at + 1, ...step, fase: step.fase - first + 1 }))

  const compra = yield* demand.bought.all(nodes.lines)
  const sinPrecio = compra.filter(({ precio }) => precio === undefined).map(({ nombre }) => nombre)
  const notes = [
    ...distinct(nodes.notes),
    ...shelves.notes(nodes.ordered),
    ...unusedEntries(request, nodes.ordered).map((name) => find('production.unused-entry', { name })),
    ...some(
      compra.filter(({ id }) => id === undefined).map(({ nombre }) => nombre),
      (names, more) => find('production.unknown', { names, more }),
    ),
    ...some(sinPrecio, (names, more) => find('production.unpriced', { names, more })),
  ]
  return {
    status: 'ok',
    resumen: say(
      find('production.summary', {
        products: products.length,
        preparations: hacer.length,
        pieces: products.reduce((sum, { pieces: wanted }) => sum + wanted, 0),
      }),
    ),
    productos,
    hacer,
    existencias: shelves.reports(),
    compra,
    coste: {
      total: round(
        compra.reduce((sum, { coste = 0 }) => sum + coste, 0),
        COST_DECIMALS,
      ),
      sinPrecio,
    },
    division,
    warnings: (notes.length > MOST_NOTES
      ? [...notes.slice(0, MOST_NOTES), find('production.more-notes', { amount: notes.length - MOST_NOTES })]
      : notes
    ).map(say),
    poweredBy: POWERED_BY,
  }
}
