import { allCrafts, findRow, isPlainObject, MEASURED_FIELDS, UNWEIGHED_FIELD } from '@obrador/engine'
import type { CommandWords } from '../language.ts'
import { refusalOfProblem } from '../refused.ts'
import type { RequestBody } from '../request.ts'
import { craftNamed } from '../service.ts'
import { type InputEntry, OWN_INGREDIENT_KEY, type OwnIngredientLine, PRICE_KEY } from './item.ts'

/** Files that the web app hands to its user: the copy of everything, or a single formula. */

interface Formula {
  readonly craft: string
  readonly type: string
  readonly name?: string
  readonly lines: readonly Line[]
  readonly given?: RequestBody
}

interface Line {
  readonly name: string
  readonly grams: number
  readonly own?: string
  readonly measured?: Readonly<Record<string, number>>
  readonly made?: { readonly formula: Formula; readonly yields?: number }
}

const isFormula = (value: unknown): value is Formula =>
  isPlainObject(value) && typeof value.craft === 'string' && Array.isArray(value.lines)

/** What somebody pays, by the ingredient of their own, the row or the name that it is for: a pack and its grams. */
interface Price {
  readonly pack: number
  readonly packGrams: number
}

/** What the formulas of a file share. */
interface Shelf {
  readonly own: readonly OwnIngredientLine[]
  /** €/kg. */
  readonly prices: ReadonlyMap<string, number>
}

const GRAMS_PER_KILO = 1000
const isPrice = (value: unknown): value is Price =>
  isPlainObject(value) && typeof value.pack === 'number' && typeof value.packGrams === 'number' && value.packGrams > 0

/** An older version of the app kept bare €/kg, by the name that was typed. */
const pricesOf = (sent: unknown): Shelf['prices'] =>
  new Map(
    Object.entries(isPlainObject(sent) ? sent : {}).flatMap(([key, price]): [string, number][] => {
      if (typeof price === 'number') return [[findRow(key)?.id ?? key, price]]
      return isPrice(price) ? [[key, (price.pack * GRAMS_PER_KILO) / price.packGrams]] : []
    }),
  )

/** What a line costs its maker; a formula inside another costs what its own lines do. */
function priceOf({ own, name, made }: Line, { craft, type }: Formula, { prices }: Shelf): number | undefined {
  if (made) return undefined
  return prices.get(own ?? allCrafts[craftNamed(craft)].rowNamed(name, type)?.id ?? name)
}

function lineOf(line: Line, formula: Formula, shelf: Shelf): RequestBody {
  const { name, grams } = allCrafts[craftNamed(formula.craft)].definition.reads.fields
  const mine = line.own === undefined ? undefined : shelf.own.find(({ id }) => id === line.own)
  const measured = Object.entries(line.measured ?? {}).filter(([field]) => MEASURED_FIELDS.some((one) => one === field))
  const price = priceOf(line, formula, shelf)
  return {
    [name]: line.name,
    [grams]: line.grams,
    ...(line.grams === 0 && !line.made && { [UNWEIGHED_FIELD]: true }),
    ...Object.fromEntries(measured),
    ...(price !== undefined && { [PRICE_KEY]: price }),
    ...(mine && { [OWN_INGREDIENT_KEY]: mine }),
    ...(line.made && {
      preparacion: {
        oficio: line.made.formula.craft,
        ...requestOf(line.made.formula, shelf),
        ...(line.made.yields !== undefined && { rendimiento: line.made.yields }),
      },
    }),
  }
}

function requestOf(formula: Formula, shelf: Shelf): RequestBody {
  const named = formula.lines.filter(({ name }) => name.trim() !== '')
  return { type: formula.type, ingredients: named.map((line) => lineOf(line, formula, shelf)), ...formula.given }
}

function entryOf(formula: Formula, shelf: Shelf, say: CommandWords): InputEntry {
  const nombre = formula.name || formula.type
  try {
    return { nombre, oficio: craftNamed(formula.craft), request: requestOf(formula, shelf) }
  } catch (problem) {
    const refusal = refusalOfProblem(problem, say)
    if (!refusal) throw problem
    return { nombre, refusal }
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The formulas of such a file: those that are kept, then those on a table; nothing if it is no such file. */
export function fromWebApp(parsed: unknown, say: CommandWords): InputEntry[] | undefined {
  if (!isPlainObject(parsed)) return undefined
  if (!('obrador' in parsed) && !isFormula(parsed)) return undefined
  const kept = listOf(parsed.formulas).flatMap((saved) => {
    const formula = isPlainObject(saved) && 'formula' in saved ? saved.formula : saved
    return isPlainObject(saved) && saved.deletedAt !== undefined ? [] : [formula]
  })
  const shelf: Shelf = { own: listOf(parsed.own) as readonly OwnIngredientLine[], prices: pricesOf(parsed.prices) }
  const all = (isFormula(parsed) ? [parsed] : [...kept, ...listOf(parsed.tables)]).filter(isFormula)
  return all.map((formula) => entryOf(formula, shelf, say))
}
