import { rowsById } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { nearestRows } from '../catalogue/lookup.ts'
import { type FormulaLine, unreadGramsIn } from '../formula/formula.ts'
import { readAsRow } from '../formula/line.ts'
import { NAMES_WITH_CANDIDATES } from '../formula/unknown-names.ts'
import { judgeRanges, verdictOfRanges } from '../judge/verdict.ts'
import { measureAll } from '../ratio/parameter.ts'
import { roundTo } from '../words/round.ts'
import type { BlockingUnknowns } from './answer-parts.ts'
import type { JudgedFormula } from './craft.ts'

/** Mass that nobody can read, %, from which nothing is corrected: more than any figure of a formula is sure of. */
const MOST_UNREAD = 5

/** Share of the mass, %, under which no line decides: whatever it is, it moves a figure by less than the catalogue is sure of. */
const LEAST_TELLING = 0.1

/** What a line may be in the extreme: all water, all sugar, all fat. */
const EXTREMES = ['agua', 'azucar', 'aceite_girasol'] as const

const rowsFor = (name: string): readonly Ingredient[] => [
  ...EXTREMES.flatMap((id) => rowsById.get(id) ?? []),
  ...nearestRows(name),
]

/** Whether the verdict would be another if a line were what it may be. */
function decides<Matter>(
  { definition, parameters, limits, judged, judgement }: JudgedFormula<Matter>,
  line: FormulaLine<Matter>,
  rows: readonly Ingredient[],
): boolean {
  const { lines } = judgement.formula
  return rows.some((row) => {
    const matter = readAsRow(definition.reads, line, row)
    if (matter === undefined) return false
    const values = measureAll(
      parameters,
      judged,
      lines.map((other) => (other === line ? { ...other, matter } : other)),
    )
    for (const key of judged) {
      const value = values[key]
      if (value !== undefined) values[key] = roundTo(value, parameters[key]?.decimals ?? 0)
    }
    return verdictOfRanges(judgeRanges(judged, values, limits)) !== judgement.verdict
  })
}

/** What must be told before anything is corrected; nothing where all is read, or what is not cannot matter. */
export function blockingUnknownsIn<Matter>(found: JudgedFormula<Matter>): BlockingUnknowns | undefined {
  const { lines, total } = found.judgement.formula
  const unread = lines.filter(({ known, grams }) => !known && grams > 0)
  if (unread.length === 0) return undefined
  const share = (100 * unreadGramsIn(lines)) / total
  const telling =
    share > MOST_UNREAD
      ? unread
      : unread
          .filter(({ grams }) => 100 * grams >= LEAST_TELLING * total)
          .slice(0, NAMES_WITH_CANDIDATES)
          .filter((line) => decides(found, line, rowsFor(line.name)))
  if (telling.length === 0) return undefined
  const names = [...new Set(telling.toSorted((one, other) => other.grams - one.grams).map(({ name }) => name))]
  return { names, share: (100 * telling.reduce((sum, { grams }) => sum + grams, 0)) / total }
}

/** The heaviest line that is read provisionally, of those whose other readings would change the verdict. */
export function provisionalReadingIn<Matter>(
  found: JudgedFormula<Matter>,
): { readonly name: string; readonly as: string } | undefined {
  const { lines, total } = found.judgement.formula
  const line = lines
    .filter(({ grams, open, ingredient }) => 100 * grams >= LEAST_TELLING * total && open?.others && ingredient)
    .toSorted((one, other) => other.grams - one.grams)
    .slice(0, NAMES_WITH_CANDIDATES)
    .find((one) => decides(found, one, one.open?.others ?? []))
  return line?.ingredient && { name: line.name, as: line.ingredient.name }
}
