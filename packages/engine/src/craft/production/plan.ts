import type { Ingredient } from '../../catalogue/ingredient.ts'
import { commonFinding } from '../../findings/find.ts'
import { distinctFindings, type FindingText, type Phrasebook, type SayFinding } from '../../findings/finding.ts'
import { errorInWords, FormulaError } from '../../formula/errors.ts'
import { REQUEST_LIMITS } from '../../formula/formula.ts'
import { isPlainObject } from '../../words/plain-object.ts'
import { roundTo } from '../../words/round.ts'
import { POWERED_BY } from '../../words/terms.ts'
import type { CraftEngine } from '../craft.ts'
import type { JudgedPart } from '../made.ts'
import { spellingKey } from '../preparations.ts'
import { barOfPart, partVerdictOf } from '../report.ts'
import type { PlannedLine, PlannedProduct, PlannedStep, ProductionPlan } from './answer.ts'
import { equalBatchesOf } from './batches.ts'
import { nameToldApart, usersOfPreparations } from './names.ts'
import { noNodes, type PlanItem, type PlanNode, type PlannedPiece, pieceReader } from './nodes.ts'
import { inMakingOrder } from './order.ts'
import { type PlannedPurchase, type PurchaseSums, sumPurchases } from './purchases.ts'
import {
  divisionOfRequest,
  type MachineCapacity,
  machinesOfRequest,
  PRODUCTION_LIMITS,
  type ProductionRequest,
  productsOfRequest,
  requestFiguresOf,
} from './request.ts'
import { enoughOnScale, SUM_DECIMALS, weighedOnScale } from './scale.ts'
import { stockAtHand } from './stock.ts'

export type { PlannedLine, PlannedProduct, PlannedStep, ProductionPlan } from './answer.ts'
export type { PlannedPurchase } from './purchases.ts'
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
  for (const [written, price] of requestFiguresOf('precios', request.precios, PRODUCTION_LIMITS.precio)) {
    const name = written.trim()
    // Read as the name of a line is, and bounded as that.
    if (name.length > REQUEST_LIMITS.nameLength) {
      throw new FormulaError(
        'invalid-request',
        commonFinding('production.name-too-long', { field: 'precios', name, most: REQUEST_LIMITS.nameLength }),
      )
    }
    const row = rowOf(name)
    if (row) byRow.set(row.id, price)
    byName.set(spellingKey(name), price)
    yield 0
  }
  return (row, name) => (byName.size === 0 ? undefined : (byName.get(spellingKey(name)) ?? (row && byRow.get(row.id))))
}

type PriceOf = (row: Ingredient | undefined, name: string) => number | undefined
type RowOf = (name: string) => Ingredient | undefined

/** Each name is read once: a plan says the same ones many times. */
function rowReader({ rowNamed }: CraftEngine): RowOf {
  const known = new Map<string, Ingredient | undefined>()
  return (name) => {
    if (!known.has(name)) known.set(name, rowNamed(name))
    return known.get(name)
  }
}

interface Demand {
  readonly needs: Map<PlanNode, number>
  readonly bought: PurchaseSums
  readonly division: number
}

const idOf = (row: Ingredient | undefined) => (row && row.id !== '' ? { id: row.id } : {})

/** Who needs what asks the step that makes it, or the shop. */
function ask({ needs, bought }: Demand, item: PlanItem, grams: number, user: string): void {
  if (item.node) needs.set(item.node, (needs.get(item.node) ?? 0) + grams)
  else bought.add(item, grams, user)
}

function plannedProduct({ product, parts }: PlannedPiece, demand: Demand): PlannedProduct {
  const { name, pieces } = product
  return {
    nombre: name,
    piezas: pieces,
    gramosPorPieza: roundTo(
      parts.reduce((sum, { part }) => sum + part.grams, 0),
      GRAM_DECIMALS,
    ),
    partes: parts.map(({ item }) => {
      // Each comes from a bowl of its own, which must be enough.
      const gramos = enoughOnScale(pieces * item.share, demand.division)
      if (gramos > 0) ask(demand, item, gramos, name)
      return { nombre: item.name, gramos, ...(item.node && { preparacion: item.node.name }) }
    }),
  }
}

/** A preparation to make: what it is weighed from, batch by batch. */
function plannedStep(
  node: PlanNode,
  make: { readonly need: number; readonly taken: number; readonly products: readonly string[] },
  machines: readonly MachineCapacity[],
  demand: Demand,
  say: SayFinding,
): Omit<PlannedStep, 'paso' | 'fase'> {
  const { name, prepared, items } = node
  const { found } = prepared.found as JudgedPart
  const weighed = (make.need - make.taken) * prepared.weighed
  const { count, machine } = equalBatchesOf(node, weighed, machines)
  const shown = weighedOnScale(
    items.map(({ share }) => (share * weighed) / count),
    demand.division,
  )
  const lineas = items.map((item, at): PlannedLine => {
    const gramos = shown[at] ?? 0
    const total = roundTo(gramos * count, SUM_DECIMALS)
    ask(demand, item, total, name)
    return {
      nombre: item.name,
      gramos,
      total,
      ...(item.node ? { preparacion: item.node.name } : idOf(item.row)),
      ...(item.isUnweighed && { sinPesar: true as const }),
    }
  })
  const batch = roundTo(
    shown.reduce((sum, grams) => sum + grams, 0),
    SUM_DECIMALS,
  )
  const titular = barOfPart({ prepared, isStage: !prepared.isTyped })
  return {
    nombre: name,
    oficio: prepared.craft,
    type: prepared.type,
    typeLabel: prepared.typeLabel,
    verdict: prepared.isTyped && found.unjudged === undefined ? partVerdictOf(found) : null,
    ...(titular && { titular }),
    para: make.products,
    texto: say(commonFinding('production.for-what', { products: make.products })),
    antes: [...new Set(items.flatMap(({ node: inner }) => (inner ? [inner.name] : [])))],
    necesarios: roundTo(make.need, GRAM_DECIMALS),
    hechos: roundTo(make.taken, GRAM_DECIMALS),
    gramos: roundTo((batch * count) / prepared.weighed, GRAM_DECIMALS),
    gramosPesados: roundTo(batch * count, SUM_DECIMALS),
    rendimiento: roundTo(100 / prepared.weighed, PERCENT_DECIMALS),
    tandas: {
      numero: count,
      gramosPesados: batch,
      ...(machine && {
        maquina: machine.name,
        texto: say(commonFinding('production.batches', { amount: count, weight: batch, machine: machine.name })),
      }),
    },
    lineas,
  }
}

/** Names of one kind told in a sentence, and sentences in a plan. */
const MOST_NAMES = 10
const MOST_NOTES = 40

const some = (names: readonly string[], of: (told: readonly string[], more: number) => FindingText): FindingText[] =>
  names.length > 0 ? [of(names.slice(0, MOST_NAMES), Math.max(0, names.length - MOST_NAMES))] : []

const unusedEntries = ({ preparaciones }: ProductionRequest, nodes: readonly PlanNode[]): string[] => {
  if (!isPlainObject(preparaciones)) return []
  const used = new Set(nodes.map(({ key }) => key))
  return Object.keys(preparaciones).filter((name) => !used.has(spellingKey(name)))
}

/**
 * The plan of a day, in steps: each hands over how many lines have been opened so far, so that who has others waiting may
 * see to them in between. No step opens more than one part of a product.
 */
export const productionWith = (words: Phrasebook) =>
  function* (engine: CraftEngine, request: ProductionRequest): Generator<number, ProductionPlan> {
    const say = engine.sayWith(words)
    try {
      return yield* stepsOf(engine, request, say)
    } catch (problem) {
      throw errorInWords(say, problem)
    }
  }

/** What is made and may not be sold so, or nobody knows whether it may. */
const barOfStep = ({ nombre, titular }: PlannedStep): FindingText[] =>
  titular ? [commonFinding('formula.inside', { name: nombre, what: titular.frase })] : []

/** What nobody weighed, to be bought or to be made. */
function namesNotWeighed(steps: readonly PlannedStep[], compra: readonly PlannedPurchase[]): string[] {
  const inside = steps.flatMap(({ lineas }) => lineas.filter(({ preparacion }) => preparacion !== undefined))
  return [...new Set([...compra, ...inside].flatMap((one) => (one.sinPesar ? [one.nombre] : [])))]
}

function* stepsOf(engine: CraftEngine, request: ProductionRequest, say: SayFinding): Generator<number, ProductionPlan> {
  const division = divisionOfRequest(request)
  const machines = machinesOfRequest(request)
  const rowOf = rowReader(engine)
  const priceOf = yield* pricesOf(request, rowOf)
  const atHand = requestFiguresOf('existencias', request.existencias, REQUEST_LIMITS.grams)
  const asked = productsOfRequest(request)
  const products = asked.filter(({ isUnweighed }) => !isUnweighed)
  const sinPeso = asked.filter(({ isUnweighed }) => isUnweighed).map(({ name }) => name)

  const nodes = noNodes()
  const read = pieceReader(engine, request, nodes, rowOf)
  const pieces: PlannedPiece[] = []
  for (const product of products) pieces.push(yield* read(product))

  const users = usersOfPreparations(pieces, nodes)
  const order = inMakingOrder(nodes.ordered)
  yield nodes.lines
  const doubtful = nameToldApart(nodes, users)
  const shelves = stockAtHand(atHand, doubtful)
  const demand: Demand = { needs: new Map(), bought: sumPurchases(priceOf), division }
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
  const sinPesar = namesNotWeighed(hacer, compra)
  const notes = [
    ...hacer.flatMap(barOfStep),
    ...some(sinPesar, (names, more) => commonFinding('production.not-weighed', { names, more })),
    ...some(sinPeso, (names, more) => commonFinding('production.unweighed', { names, more })),
    ...distinctFindings(nodes.notes),
    ...shelves.notes(nodes.ordered),
    ...unusedEntries(request, nodes.ordered).map((name) => commonFinding('production.unused-entry', { name })),
    ...some(
      compra.filter(({ id }) => id === undefined).map(({ nombre }) => nombre),
      (names, more) => commonFinding('production.unknown', { names, more }),
    ),
    ...some(sinPrecio, (names, more) => commonFinding('production.unpriced', { names, more })),
  ]
  return {
    status: 'ok',
    resumen: say(
      commonFinding('production.summary', {
        products: products.length,
        preparations: hacer.length,
        pieces: products.reduce((sum, { pieces: wanted }) => sum + wanted, 0),
      }),
    ),
    productos,
    ...(sinPeso.length > 0 && { sinPeso }),
    hacer,
    existencias: shelves.reports(),
    compra,
    coste: {
      total: roundTo(
        compra.reduce((sum, { coste = 0 }) => sum + coste, 0),
        COST_DECIMALS,
      ),
      sinPrecio,
      ...(sinPesar.length > 0 && { sinPesar }),
    },
    division,
    warnings: (notes.length > MOST_NOTES
      ? [...notes.slice(0, MOST_NOTES), commonFinding('production.more-notes', { amount: notes.length - MOST_NOTES })]
      : notes
    ).map(say),
    poweredBy: POWERED_BY,
  }
}
