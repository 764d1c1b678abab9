import { type CraftRequest, type PreparationRequest, solverProblemOf } from '@obrador/engine'
import type { AppCraft } from '../../engine/crafts.ts'
import { batchFactor } from '../../model/batch.ts'
import { formulaCostOf, priceKeyOf } from '../../model/cost.ts'
import type { NestedFormula, TableLine } from '../../model/formula.ts'
import { keptKeyIn } from '../../model/ingredient-identity.ts'
import { rangesForType } from '../../model/norms.ts'
import { identityOutside } from '../../reading/identity.ts'
import { pricedByFormula } from '../../reading/made.ts'
import { namedLines, namedRequestOf, requestWithNorms } from '../../reading/request.ts'
import type { BalanceQuestion } from './protocol.ts'

/** What the page asks as the balancer is asked it: the request of the bench with its written name, and what is wished of it. */
export function adjustRequestOf(craft: AppCraft, question: BalanceQuestion) {
  const { formula, own, prices, objective, level, pantry, norms, safety, wanted, freed, changes, cost } = question
  const request = requestWithNorms(namedRequestOf(craft, formula, own), formula, norms)
  const inStock = inStockOf(craft, request, question)
  const { name: field } = craft.definition.reads.fields
  const lines = namedLines(formula)
  const pricedOf = pricedByFormula(craft, formula, own, prices)
  const costs = new Map(formulaCostOf(formula, prices, pricedOf).lines.map((cost) => [cost.line.id, cost]))
  return {
    ...request,
    ingredients: request.ingredients.map((sent, at) => {
      const line = lines[at]
      const cost = line && costs.get(line.id)
      // What the catalogue says that a thing costs the balancer knows by itself.
      const price = cost && (cost.isOwn || line.made) ? cost.price : undefined
      return {
        ...sent,
        ...(line && freed.includes(line.name) && { fijo: false }),
        ...(line?.locked && { fijo: true }),
        ...(line?.made && isOpen(line) && { abrir: true, preparacion: keptInside(line.made, sent.preparacion) }),
        ...(price !== undefined && { precio: price }),
        ...(line && !line.made && thereIs(priceKeyOf(line, pricedOf(line), question.stock ?? {}), question)),
      }
    }),
    objetivo: objective,
    nivel: level,
    despensa: pantry === 'catalogo' ? pantry : [...pantry, ...inStock.map(({ name, max }) => ({ [field]: name, max }))],
    objetivos: { ...ownWishes(craft, question), ...wanted },
    ...(safety !== undefined && { seguridad: safety }),
    ...(changes !== undefined && { maxCambios: changes }),
    ...(cost !== undefined && { maxCoste: cost }),
  }
}

/** What there is of something for the formula as it is written, which may be made several times over; nothing where nobody counted. */
function thereIs(key: string, { stock, formula }: BalanceQuestion): { readonly tengo?: number } {
  const grams = stock?.[key]
  return grams === undefined ? {} : { tengo: grams / batchFactor(formula) }
}

/** Of what is at hand, what every workshop of the type would use, with how much of it there is: nobody mends a mix with pistachio. */
function inStockOf(craft: AppCraft, request: CraftRequest, question: BalanceQuestion) {
  const { pantry, stock, formula } = question
  if (pantry === 'catalogo' || stock === undefined) return []
  return solverProblemOf(craft as never, request as never)
    .pantry()
    .flatMap((name) => {
      const grams = stock[keptKeyIn(stock, identityOutside(craft.engine, { name }))] ?? 0
      return grams > 0 && !pantry.includes(name) ? [{ name, max: grams / batchFactor(formula) }] : []
    })
}

export const inStockNames = (craft: AppCraft, question: BalanceQuestion): string[] =>
  inStockOf(craft, namedRequestOf(craft, question.formula, question.own), question).map(({ name }) => name)

/** What is locked stays as it is, also inside. */
export const isOpen = ({ made, opens, locked }: TableLine): boolean => made !== undefined && opens === true && !locked

/** A formula inside another of which some lines are locked, with those that are. */
function keptInside({ formula }: NestedFormula, sent: unknown): unknown {
  const lines = namedLines(formula)
  const { ingredients, ...rest } = sent as PreparationRequest
  return { ...rest, ingredients: ingredients.map((one, at) => (lines[at]?.locked ? { ...one, fijo: true } : one)) }
}

/** The classes of a craft that has several are its own: there, ranges of the workshop are wishes. */
const ownWishes = (craft: AppCraft, { formula, norms }: BalanceQuestion): BalanceQuestion['wanted'] =>
  craft.definition.judges.ladder === undefined
    ? {}
    : Object.fromEntries(
        Object.entries(rangesForType(norms, formula) ?? {}).map(([key, [min, max]]) => [key, { min, max }]),
      )
