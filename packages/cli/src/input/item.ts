import {
  allCrafts,
  findRow,
  type Ingredient,
  type LegalAllergen,
  OWN_PRICE,
  OWN_ROW,
  rowFromSheet,
  type SupplierSheet,
} from '@obrador/engine'
import type { CommandWords } from '../language.ts'
import type { ToldRefusal } from '../refused.ts'
import type { CraftName, RequestBody } from '../request.ts'

/** What the command says of a formula that does not say it itself. */
export interface GivenByCommand {
  readonly oficio?: string | undefined
  readonly tipo?: string | undefined
  /** The words of whoever gave it. */
  readonly say: CommandWords
}

/** A formula as it was given: of which craft, how it is called, and the body of a request. */
export interface InputFormula {
  readonly nombre: string
  readonly oficio: CraftName
  readonly request: RequestBody
}

/** What was to be a formula and cannot be read, and why. */
export interface UnreadFormula {
  readonly nombre: string
  readonly oficio?: CraftName | undefined
  readonly refusal: ToldRefusal
}

export type InputEntry = InputFormula | UnreadFormula

/** An ingredient of somebody's own, as the web app keeps it: plain data, so that it crosses from thread to thread. */
export interface OwnIngredientLine {
  readonly id: string
  readonly name: string
  readonly model: string
  readonly sheet: SupplierSheet
  readonly price?: number
  readonly allergens?: Readonly<Record<string, string>>
}

/** Under this key a line holds one until it is calculated. */
export const OWN_INGREDIENT_KEY = 'ingredientePropio'
/** What its maker pays for a line, €/kg, as the requests that take it call it. */
export const PRICE_KEY = 'precio'

function rowOf({ name, sheet, model, price, allergens = {} }: OwnIngredientLine): Ingredient | undefined {
  const resembled = findRow(model)
  if (!resembled) return undefined
  const row = rowFromSheet(name, sheet, resembled, price)
  const kept = row.allergens.filter((one) => allergens[one] === undefined)
  const told = Object.entries(allergens).flatMap(([id, state]) => (state === 'has' ? [id as LegalAllergen] : []))
  return { ...row, allergens: [...kept, ...told] }
}

/** Whether a craft takes the price of a line in its request. */
type TakesPrice = (oficio: CraftName) => boolean

/** A craft that does not gets it all the same. */
const priceOf = (oficio: CraftName, price: unknown, takesPrice: TakesPrice): object =>
  typeof price === 'number' && price >= 0 && !takesPrice(oficio) ? { [OWN_PRICE]: price } : {}

const isCraft = (value: unknown): value is CraftName => typeof value === 'string' && Object.hasOwn(allCrafts, value)

function lineWithRow(oficio: CraftName, line: RequestBody, takesPrice: TakesPrice): RequestBody {
  const { [OWN_INGREDIENT_KEY]: own, preparacion, ...rest } = line
  const row = own === undefined ? undefined : rowOf(own as OwnIngredientLine)
  return {
    ...rest,
    ...priceOf(oficio, line[PRICE_KEY], takesPrice),
    ...(row && { [OWN_ROW]: row }),
    ...(preparacion !== undefined && { preparacion: insideWithRows(preparacion, takesPrice) }),
  }
}

function insideWithRows(prepared: unknown, takesPrice: TakesPrice): unknown {
  const { oficio } = Object(prepared) as { readonly oficio?: unknown }
  return isCraft(oficio) ? withOwnRows(oficio, prepared, takesPrice) : prepared
}

/** The request as the engine is asked: ingredients of one's own are rows by then, and prices are where the engine looks for them. */
export function withOwnRows<Sent>(oficio: CraftName, request: Sent, takesPrice: TakesPrice): Sent {
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
