import { type Allergen, find, type Ingredient, OWN_ROW, rowFromSheet, type SupplierSheet } from '@obrador/engine'
import type { Oficio } from '../service.ts'

export type Request = Readonly<Record<string, unknown>>

/** A formula as it was given: of which craft, how it is called, and the body of a request. */
export interface Item {
  readonly nombre: string
  readonly oficio: Oficio
  readonly request: Request
}

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

function rowOf({ name, sheet, model, price, allergens = {} }: OwnIngredient): Ingredient | undefined {
  const resembled = find(model)
  if (!resembled) return undefined
  const row = rowFromSheet(name, sheet, resembled, price)
  const kept = row.allergens.filter((one) => allergens[one] === undefined)
  const told = Object.entries(allergens).flatMap(([id, state]) => (state === 'has' ? [id as Allergen] : []))
  return { ...row, allergens: [...kept, ...told] }
}

function lineWithRow(line: Request): Request {
  const { [OWN]: own, preparacion, ...rest } = line
  const row = own === undefined ? undefined : rowOf(own as OwnIngredient)
  return {
    ...rest,
    ...(row && { [OWN_ROW]: row }),
    ...(preparacion !== undefined && { preparacion: withRows(preparacion) }),
  }
}

/** The request as the engine is asked: ingredients of one's own are rows by then. */
export function withRows<Sent>(request: Sent): Sent {
  if (typeof request !== 'object' || request === null) return request
  const { ingredients } = request as { readonly ingredients?: unknown }
  return Array.isArray(ingredients) ? { ...request, ingredients: ingredients.map(lineWithRow) } : request
}
