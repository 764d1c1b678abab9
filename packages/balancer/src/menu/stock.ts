import type { Craft, RawLine } from '@obrador/engine'
import type { MenuAnswer } from './answer.ts'
import { foldedName } from './bars.ts'
import { refuseMenu } from './check.ts'
import { menuFinding } from './findings.ts'
import type { MenuFlavourRequest, MenuRequest } from './request.ts'

/**
 * What there is of something bounds every base alike: all that is made together takes no more than that, whoever is on which base. A base alone might take more
 * where the others take none; who needs that bounds the line itself.
 */

interface BoundedColumn {
  readonly name: string
  readonly least: number
  readonly most: number
  readonly isOptional: boolean
}

type NamedRow = (name: string) => string
const rowNamer =
  (craft: Craft): NamedRow =>
  (name) =>
    craft.engine.rowNamed(name)?.id ?? foldedName(name)

const gramsOf = ({ fields }: Craft, line: RawLine): number => Number(line.grams ?? line[fields.grams] ?? line.min ?? 0)

/** Kilos of base in what is made of a flavour. */
const baseKilosIn = (craft: Craft, { kilos = 1, ingredients = [] }: MenuFlavourRequest, weight: number): number =>
  (kilos * weight) / ingredients.reduce((sum, line) => sum + gramsOf(craft, line), weight)

/** The columns of a base with no more of each than there is for all kilos of it. */
export function columnsInStock<Column extends BoundedColumn>(
  craft: Craft,
  { sabores, existencias }: MenuRequest,
  columns: readonly Column[],
  weight: number,
): readonly Column[] {
  if (!existencias) return columns
  const rowOf = rowNamer(craft)
  const there = new Map(Object.entries(existencias).map(([name, grams]) => [rowOf(name), grams]))
  const kilos = sabores.reduce((sum, flavour) => sum + baseKilosIn(craft, flavour, weight), 0)
  const bounded = columns.map((column): Column => {
    const grams = there.get(rowOf(column.name))
    const most =
      grams === undefined || kilos === 0 ? column.most : Math.min(column.most, (grams * weight) / kilos / 1000)
    if (column.least > most && !column.isOptional)
      refuseMenu(
        menuFinding('menu.stock-short', {
          name: column.name,
          there: grams ?? 0,
          needed: (column.least * kilos * 1000) / weight,
        }),
        'existencias',
      )
    return column.least > most ? { ...column, least: 0, most: 0 } : { ...column, most }
  })
  const all = bounded.reduce((sum, { most }) => sum + most, 0)
  if (all < weight) refuseMenu(menuFinding('menu.light-maxima', { grams: all, least: weight }), 'existencias')
  return bounded
}

/** What a menu takes more of than there is: doses and corrections count too. */
export function shortagesIn(
  craft: Craft,
  { sabores, existencias = {} }: MenuRequest,
  answer: Pick<MenuAnswer, 'sabores'>,
) {
  const rowOf = rowNamer(craft)
  const used = new Map<string, number>()
  for (const { nombre, formula } of answer.sabores) {
    const kilos = sabores.find((one) => one.nombre === nombre)?.kilos ?? 1
    const mass = formula.ingredients.reduce((sum, line) => sum + gramsOf(craft, line), 0)
    for (const line of formula.ingredients) {
      const row = rowOf(String(line[craft.fields.name]))
      used.set(row, (used.get(row) ?? 0) + (1000 * kilos * gramsOf(craft, line)) / mass)
    }
  }
  return Object.entries(existencias).flatMap(([name, there]) => {
    const needed = used.get(rowOf(name)) ?? 0
    return needed > there + 1 ? [menuFinding('menu.stock-short', { name, there, needed })] : []
  })
}
