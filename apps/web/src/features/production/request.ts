import type { CraftRequest } from '@obrador/engine'
import type { ProductionRequest } from '@obrador/engine/production'
import { type AppCraft, type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { DAY_LIMITS, type DayProduct, isUnweighedProduct, type WorkDay } from '../../model/day.ts'
import type { DayClock } from '../../model/day-clock.ts'
import {
  kiloPrice,
  newLine,
  type PricesById,
  type SavedFormula,
  type TableFormula,
  type TableLine,
} from '../../model/formula.ts'
import { keptKeyIn } from '../../model/ingredient-identity.ts'
import type { KeptPiece, PiecePartLine } from '../../model/piece.ts'
import { identityInCraft, identityOutside } from '../../reading/identity.ts'
import { askedLine, namedLines, type OwnIngredients, tableRequestOf } from '../../reading/request.ts'
import { titleWords } from '../../words/es/bench.ts'
import { pieceScreenWords } from '../../words/es/piece.ts'
import { machineNames } from '../../words/es/production.ts'
import { stageLinesIn } from './stage-lines.ts'

/** What a plan is worked out from, besides itself. */
export interface PlanSources {
  readonly saved: readonly SavedFormula[]
  readonly pieces: readonly KeptPiece[]
  readonly own: OwnIngredients
  readonly prices: PricesById
  /** Minutes that somebody answered: what rises for longer is begun with less yeast. */
  readonly times?: DayClock['times'] | undefined
}

function ownPrice(
  craft: AppCraft,
  line: TableLine,
  { type }: TableFormula,
  { own, prices }: PlanSources,
): { precio?: number } {
  const price = prices[keptKeyIn(prices, identityInCraft(craft, line, type, own))]
  return price ? { precio: kiloPrice(price) } : {}
}

type Asked = CraftRequest['ingredients'][number]

/** What is made before the rest, as a preparation: nobody buys it. */
function stagesOf(craft: AppCraft, formula: TableFormula, stores: PlanSources): ReadonlyMap<string, Asked> {
  const { fields } = craft.definition.reads
  return new Map(
    [...stageLinesIn(craft, formula, stores.own, stores.times)].map(([id, { line, parts }]) => {
      return [
        id,
        {
          [fields.name]: line.name,
          [fields.grams]: line.grams,
          preparacion: {
            oficio: craft.id,
            rendimiento: 100,
            ingredients: parts.map(({ name, grams, like }) => ({
              ...askedLine(like ?? newLine(name, grams), fields, stores.own, craft.engine),
              ...ownPrice(craft, like ?? newLine(name, grams), formula, stores),
              [fields.grams]: grams,
            })),
          },
        },
      ]
    }),
  )
}

/** The prices of this workshop on each line, through all levels: they belong to what a line is read as. */
function priced(craft: AppCraft, request: CraftRequest, formula: TableFormula, stores: PlanSources): CraftRequest {
  const lines = namedLines(formula)
  const stages = stagesOf(craft, formula, stores)
  return {
    ...request,
    ingredients: request.ingredients.map((raw, at) => {
      const line = lines[at]
      if (!line) return raw
      const stage = stages.get(line.id)
      if (stage) return stage
      if (line.made) {
        const inner = line.made.formula
        return {
          ...raw,
          preparacion: priced(craftOfEngine(craft.engine, inner.craft), raw.preparacion as CraftRequest, inner, stores),
        }
      }
      return { ...raw, ...ownPrice(craft, line, formula, stores) }
    }),
  }
}

type ProductRequest = ProductionRequest['productos'][number]

function partRequest(
  engine: AppEngine,
  part: PiecePartLine,
  stores: PlanSources,
): NonNullable<ProductRequest['partes']>[number] {
  const { made, name, grams, loss } = part
  const asked = askedLine(part, { name: 'nombre', grams: 'gramos' }, stores.own, engine)
  const price = made ? undefined : stores.prices[keptKeyIn(stores.prices, identityOutside(engine, part))]
  return {
    ...asked,
    nombre: name,
    gramos: grams,
    merma: Math.min(DAY_LIMITS.loss, loss),
    ...(made && {
      preparacion: priced(
        craftOfEngine(engine, made.formula.craft),
        asked.preparacion as CraftRequest,
        made.formula,
        stores,
      ),
    }),
    ...(price && { precio: kiloPrice(price) }),
  }
}

const pieceRequest = (
  engine: AppEngine,
  { name, parts }: KeptPiece,
  pieces: number,
  stores: PlanSources,
): ProductRequest => ({
  nombre: name.trim() || pieceScreenWords.placeholder,
  piezas: pieces,
  partes: parts.map((part) => partRequest(engine, part, stores)),
})

/** A product as the engine is asked about it; nothing where what it is of is no longer there. */
export function productRequest(
  engine: AppEngine,
  product: DayProduct,
  stores: PlanSources,
): ProductRequest | undefined {
  if (product.isPiece) {
    const piece = stores.pieces.find(({ id }) => id === product.entry)
    return piece && pieceRequest(engine, piece, product.pieces, stores)
  }
  const formula = stores.saved.find(({ id }) => id === product.entry)?.formula
  const craft = formula && engine.crafts[formula.craft]
  if (!formula || !craft) return undefined
  return {
    nombre: formula.name.trim() || titleWords.placeholder,
    piezas: product.pieces,
    ...(!isUnweighedProduct(product) && { gramos: product.grams }),
    merma: product.loss ?? 0,
    preparacion: { oficio: craft.id, ...priced(craft, tableRequestOf(craft, formula, stores.own), formula, stores) },
  }
}

export const productionRequest = (day: WorkDay, productos: readonly ProductRequest[]): ProductionRequest => ({
  productos,
  existencias: Object.fromEntries(day.atHand.map(({ name, grams }) => [name, grams])),
  maquinas: Object.entries(day.capacity).map(([craft, capacidad]) => ({
    nombre: machineNames[craft as keyof typeof machineNames],
    capacidad,
    oficio: craft,
  })),
})
