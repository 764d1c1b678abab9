import {
  type Allergen,
  crafts,
  find,
  type Ingredient,
  OWN_PRICE,
  OWN_ROW,
  rowFromSheet,
  type SupplierSheet,
} from '@obrador/engine'
import type { Told } from '../refused.ts'
import type { Oficio, Request } from '../request.ts'

/** What the command says of a formula that does not say it itself. */
export interface Given {
  readonly oficio?: string | undefined
  readonly tipo?: string | undefined
}

/** A formula as it was given: of which craft, how it is called, and the body of a request. */
export interface Item {
  readonly nombre: string
  readonly oficio: Oficio
  readonly request: Request
}

/** What was to be a formula and cannot be read, and why. */
export interface Unread {
  readonly nombre: string
  readonly oficio?: Oficio | undefined
  readonly refusal: Told
}

export type Entry = Item | Unread

/** An ingredient of somebody's own, as the web app keeps it: plain data, so that it crosses from thread to thread. */
export interface OwnIngredient {
  readonly id: string
  readonly name: string
  readonly model: string
  readonly sheet: SupplierSheet
  readonly price?: number
  readonly allergens?: Readonly<Record<string, string>>
}

/** Under this key a line holds one until it is calculated. */
export const OWN = 'ingredientePropio'
/** What its maker pays for a line, €/kg, as the requests that take it call it. */
export const PRICE = 'precio'

function rowOf({ name, sheet, model, price, allergens = {} }: OwnIngredient): Ingredient | undefined {
  const resembled = find(model)
  if (!resembled) return undefined
  const row = rowFromSheet(name, sheet, resembled, price)
  const kept = row.allergens.filter((one) => allergens[one] === undefined)
  const told = Object.entries(allergens).flatMap(([id, state]) => (state === 'has' ? [id as Allergen] : []))
  return { ...row, allergens: [...kept, ...told] }
}

/** Whether a craft takes the price of a line in its request. */
type TakesPrice = (oficio: Oficio) => boolean

/** A craft that does not gets it all the same. */
const priceOf = (oficio: Oficio, price: unknown, takesPrice: TakesPrice): object =>
  typeof price === 'number' && price >= 0 && !takesPrice(oficio) ? { [OWN_PRICE]: price } : {}

const isCraft = (value: unknown): value is Oficio => typeof value === 'string' && Object.hasOwn(crafts, value)

function lineWithRow(oficio: Oficio, line: Request, takesPrice: TakesPrice): Request {
  const { [OWN]: own, preparacion, ...rest } = line
  const row = own === undefined ? undefined : rowOf(own as OwnIngredient)
  return {
    ...rest,
    ...priceOf(oficio, line[PRICE], takesPrice),
    ...(row && { [OWN_ROW]: row }),
    ...(preparacion !== undefined && { preparacion: insideWithRows(preparacion, takesPrice) }),
  }
}

function insideWithRows(prepared: unknown, takesPrice: TakesPrice): unknown {
  const { oficio } = Object(prepared) as { readonly oficio?: unknown }
  return isCraft(oficio) ? withRows(oficio, prepared, takesPrice) : prepared
}

/** The request as the engine is asked: ingredients of one's own are rows by then, and prices are where the engine looks for them. */
export function withRows<Sent>(oficio: Oficio, request: Sent, takesPrice: TakesPrice): Sent {
  if (typeof request !== 'object' || request === null) return request
  const { ingredients, preparaciones } = request as { readonly ingredients?: unknown; readonly preparaciones?: unknown }
  const entries = Object.entries(Object(preparaciones) as object)
  return {
    ...request,
    ...(Array.isArray(ingredients) && {
      ingredients: ingredients.map((line) => lineWithRow(oficio, line, takesPrice)),
    }),
    ...(entries.length > 0 && {
      preparaciones: Object.fromEntries(entries.map(([name, inside]) => [name, insideWithRows(inside, takesPrice)])),
    }),
  }
}
