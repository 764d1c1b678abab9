import { crafts, MEASURED } from '@obrador/engine'
import { craftNamed } from '../service.ts'
import { type Item, OWN, type OwnIngredient, type Request } from './item.ts'

/** Files that the web app hands to its user: the copy of everything, or a single formula. */

interface Formula {
  readonly craft: string
  readonly type: string
  readonly name?: string
  readonly lines: readonly Line[]
  readonly given?: Request
}

interface Line {
  readonly name: string
  readonly grams: number
  readonly own?: string
  readonly measured?: Readonly<Record<string, number>>
  readonly made?: { readonly formula: Formula; readonly yields?: number }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isFormula = (value: unknown): value is Formula =>
  isObject(value) && typeof value.craft === 'string' && Array.isArray(value.lines)

function lineOf(
  line: Line,
  { name, grams }: { readonly name: string; readonly grams: string },
  own: readonly OwnIngredient[],
): Request {
  const mine = line.own === undefined ? undefined : own.find(({ id }) => id === line.own)
  const measured = Object.entries(line.measured ?? {}).filter(([field]) => MEASURED.some((one) => one === field))
  return {
    [name]: line.name,
    [grams]: line.grams,
    ...Object.fromEntries(measured),
    ...(mine && { [OWN]: mine }),
    ...(line.made && {
      preparacion: {
        oficio: line.made.formula.craft,
        ...requestOf(line.made.formula, own),
        ...(line.made.yields !== undefined && { rendimiento: line.made.yields }),
      },
    }),
  }
}

function requestOf({ craft, type, lines, given }: Formula, own: readonly OwnIngredient[]): Request {
  const { fields } = crafts[craftNamed(craft)].definition.reads
  const named = lines.filter(({ name }) => name.trim() !== '')
  return { type, ingredients: named.map((line) => lineOf(line, fields, own)), ...given }
}

/** The formulas of such a file: those that are kept, then those on a table; nothing if it is no such file. */
export function fromWebApp(parsed: unknown): Item[] | undefined {
  if (!isObject(parsed)) return undefined
  if (!('obrador' in parsed) && !isFormula(parsed)) return undefined
  const { formulas = [], tables = [], own = [] } = parsed as Readonly<Record<string, readonly unknown[]>>
  const kept = formulas.flatMap((saved) => {
    const formula = isObject(saved) && 'formula' in saved ? saved.formula : saved
    return isObject(saved) && saved.deletedAt !== undefined ? [] : [formula]
  })
  const all = (isFormula(parsed) ? [parsed] : [...kept, ...tables]).filter(isFormula)
  return all.map((formula) => ({
    nombre: formula.name || formula.type,
    oficio: craftNamed(formula.craft),
    request: requestOf(formula, own as readonly OwnIngredient[]),
  }))
}
