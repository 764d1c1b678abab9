import type { CraftRequest } from '@obrador/engine'
import type { ProductionRequest } from '@obrador/engine/production'
import { innerCraft } from '../craft/inner.ts'
import { type AppCraft, loadedCraft } from '../craft/registry.ts'
import { askedLine, ingredientOf, namedLines, type OwnIngredients, requestOf } from '../craft/request.ts'
import { keyOf } from '../formula/cost.ts'
import { type Formula, kiloPrice, type Prices, type SavedFormula } from '../formula/model.ts'
import type { Part, Piece } from '../formula/piece.ts'
import { priceKey } from '../formula/price-key.ts'
import { title } from '../messages/bench.ts'
import { piece as sayPiece } from '../messages/piece.ts'
import { machines } from '../messages/production.ts'
import { type Day, type DayProduct, MOST } from './day.ts'

/** What a plan is worked out from, besides itself. */
export interface Stores {
  readonly saved: readonly SavedFormula[]
  readonly pieces: readonly Piece[]
  readonly own: OwnIngredients
  readonly prices: Prices
}

/** The prices of this workshop on each line, through all levels: they belong to what a line is read as. */
function priced(craft: AppCraft, request: CraftRequest, formula: Formula, stores: Stores): CraftRequest {
  const lines = namedLines(formula)
  return {
    ...request,
    ingredients: request.ingredients.map((raw, at) => {
      const line = lines[at]
      if (!line) return raw
      if (line.made) {
        const inner = line.made.formula
        return { ...raw, preparacion: priced(innerCraft(inner), raw.preparacion as CraftRequest, inner, stores) }
      }
      const price = stores.prices[keyOf(line, ingredientOf(craft, line, formula.type, stores.own))]
      return price ? { ...raw, precio: kiloPrice(price) } : raw
    }),
  }
}

type ProductRequest = ProductionRequest['productos'][number]

function partRequest(part: Part, stores: Stores): NonNullable<ProductRequest['partes']>[number] {
  const { made, name, grams, loss } = part
  const asked = askedLine(part, { name: 'nombre', grams: 'gramos' }, stores.own)
  const price = made ? undefined : stores.prices[part.own ?? priceKey(name)]
  return {
    ...asked,
    nombre: name,
    gramos: grams,
    merma: Math.min(MOST.loss, loss),
    ...(made && {
      preparacion: priced(innerCraft(made.formula), asked.preparacion as CraftRequest, made.formula, stores),
    }),
    ...(price && { precio: kiloPrice(price) }),
  }
}

const pieceRequest = ({ name, parts }: Piece, pieces: number, stores: Stores): ProductRequest => ({
  nombre: name.trim() || sayPiece.placeholder,
  piezas: pieces,
  partes: parts.map((part) => partRequest(part, stores)),
})

/** A product as the engine is asked about it; nothing where what it is of is no longer there. */
export function productRequest(product: DayProduct, stores: Stores): ProductRequest | undefined {
  if (product.isPiece) {
    const piece = stores.pieces.find(({ id }) => id === product.entry)
    return piece && pieceRequest(piece, product.pieces, stores)
  }
  const formula = stores.saved.find(({ id }) => id === product.entry)?.formula
  const craft = formula && loadedCraft(formula.craft)
  if (!formula || !craft) return undefined
  return {
    nombre: formula.name.trim() || title.placeholder,
    piezas: product.pieces,
    gramos: product.grams,
    merma: product.loss ?? 0,
    preparacion: { oficio: craft.id, ...priced(craft, requestOf(craft, formula, stores.own), formula, stores) },
  }
}

export const productionRequest = (day: Day, productos: readonly ProductRequest[]): ProductionRequest => ({
  productos,
  existencias: Object.fromEntries(day.atHand.map(({ name, grams }) => [name, grams])),
  maquinas: Object.entries(day.capacity).map(([craft, capacidad]) => ({
    nombre: machines[craft as keyof typeof machines],
    capacidad,
    oficio: craft,
  })),
})
