import { doseBaseOf } from '../advise/dose.ts'
import { type CraftIdentity, typeTable } from '../advise/identity.ts'
import type { FormulaLine, ParsedFormula } from '../formula/formula.ts'
import { type FigureParameters, measureAll } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import { roundTo } from '../words/round.ts'

/** Shares of the mass: what a hand puts in of what is dosed in grams a kilo, and of anything else; the most that can be of the first. */
const BY_HAND = { dosed: 0.005, other: 0.02, mostDosed: 0.05 } as const

/** Whether it is dosed in grams a kilo: a spice or an aroma is kept as it was written. */
function isDosed<Matter>(identity: CraftIdentity<Matter>, type: string, { ingredient }: FormulaLine<Matter>): boolean {
  const keeping = ingredient && typeTable(identity, type).standing(ingredient).keeping
  return keeping?.role === 'dose' || (keeping?.role === 'named' && keeping.keeps === 1)
}

/** The formula with what the law reckons that each unweighed line could weigh: no dose that is usual bounds what was put in. */
export function formulaWithUnweighed<Matter>(
  identity: CraftIdentity<Matter>,
  type: string,
  formula: ParsedFormula<Matter>,
): ParsedFormula<Matter> {
  const { lines, total } = formula
  if (!lines.some(({ isUnweighed }) => isUnweighed)) return formula
  const couldWeigh = (line: FormulaLine<Matter>) =>
    isDosed(identity, type, line)
      ? { thinning: BY_HAND.dosed * total, bringing: BY_HAND.mostDosed * total }
      : { thinning: total, bringing: total }
  return {
    ...formula,
    lines: lines.map((line) => (line.isUnweighed ? { ...line, couldWeigh: couldWeigh(line) } : line)),
  }
}

/** Grams of an unweighed line: what is usual, and the most that could be: its dose, where it has one. Of what makes up a formula it could be as much as the rest. */
function gramsOf<Matter>(
  identity: CraftIdentity<Matter>,
  type: string,
  formula: ParsedFormula<Matter>,
  line: FormulaLine<Matter>,
): readonly [usual: number, most: number] {
  const { total } = formula
  if (!isDosed(identity, type, line)) return [BY_HAND.other * total, total]
  const { dose } = line.ingredient ? typeTable(identity, type).standing(line.ingredient) : {}
  if (!dose) return [BY_HAND.dosed * total, BY_HAND.mostDosed * total]
  const grams = dose.most * doseBaseOf(dose, formula)
  return [grams, grams]
}

const NONE_UNSETTLED: ReadonlySet<string> = new Set()

/** On which side of its range a figure lies. */
const sideOf = (value: number | undefined, [least, most]: FigureRange): number =>
  value === undefined || (value >= least && value <= most) ? 0 : value < least ? -1 : 1

/**
 * The figures that what nobody weighed decides: those that are out and could be in with what there could be of it, and those that are in and
 * would be out with what is usual. Any other is judged: no pinch of salt dries a dough.
 */
export function unsettledFigures<Matter>(
  identity: CraftIdentity<Matter>,
  type: string,
  formula: ParsedFormula<Matter>,
  parameters: FigureParameters<Matter>,
  limits: { readonly [key in string]?: FigureRange },
  judged: readonly string[],
): ReadonlySet<string> {
  const unweighed = formula.lines.filter(({ isUnweighed }) => isUnweighed)
  if (unweighed.length === 0) return NONE_UNSETTLED
  const keys = judged.filter((key) => limits[key])
  const sidesWith = (line?: FormulaLine<Matter>, grams = 0): number[] => {
    const lines = formula.lines.map((one) => (one === line ? { ...one, grams } : one))
    const values = measureAll(parameters, keys, lines)
    return keys.map((key) => {
      const [value, range] = [values[key], limits[key]]
      return range ? sideOf(value && roundTo(value, parameters[key]?.decimals ?? 0), range) : 0
    })
  }
  const now = sidesWith()
  return new Set(
    unweighed.flatMap((line) => {
      const [usual, most] = gramsOf(identity, type, formula, line).map((grams) => sidesWith(line, grams)) as [
        number[],
        number[],
      ]
      return keys.filter((_, at) => (now[at] === 0 ? usual[at] !== 0 : most[at] !== now[at]))
    }),
  )
}

/** The lines that nobody weighed, by name: of a preparation its own, and not those of what is inside. */
export const unweighedNamesIn = (
  lines: readonly Pick<FormulaLine<unknown>, 'name' | 'isUnweighed' | 'use' | 'inner'>[],
): string[] => [
  ...new Set(
    lines.flatMap(({ name, isUnweighed, use, inner }) => {
      if (!isUnweighed) return []
      const whole = use && [use, ...(inner?.within ?? [])].find((one) => one.isUnweighed)
      return [whole?.name ?? name]
    }),
  ),
]

/** The additive `sinPesar` of an answer: Spanish keys, as the API has. */
export interface UnweighedSection {
  readonly ingredientes: readonly string[]
  /** Parameters that are not judged without them: their value is of what was weighed. */
  readonly sinJuzgar: readonly string[]
}

/** Nothing where everything is weighed. */
export function unweighedSectionOf<Matter>({
  formula,
  unsettled,
}: {
  readonly formula: ParsedFormula<Matter>
  readonly unsettled?: ReadonlySet<string>
}): UnweighedSection | undefined {
  const ingredientes = unweighedNamesIn(formula.lines)
  return ingredientes.length > 0 ? { ingredientes, sinJuzgar: [...(unsettled ?? [])] } : undefined
}
