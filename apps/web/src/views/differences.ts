import { capitaliseName, type FormulaOverview, type OverviewFigure } from '@obrador/engine'
import { roundGrams } from '../format/numbers.ts'
import { decapitaliseName, listText, numberText } from '../format/page-speech.ts'
import { isSameFormula, type TableFormula, type TableLine } from '../model/formula.ts'
import { makesSame } from '../model/levels.ts'
import { savingWords as say } from '../words/es/book.ts'

/** What two formulas say that is not the same. */

export interface LineDifference {
  readonly name: string
  /** What else the same thing is called in either of them. */
  readonly also: readonly string[]
  readonly before: number
  readonly after: number
}

/** What a line is, however it is written. */
export type KeyOf = (line: TableLine) => string

export interface ComparedFormula {
  readonly formula: TableFormula
  readonly keyOf: KeyOf
  /** What each gram of it is multiplied by. */
  readonly factor: number
}

const weightIn = ({ formula: { lines }, keyOf, factor }: ComparedFormula, key: string): number =>
  lines.reduce((sum, line) => (keyOf(line) === key ? sum + line.grams * factor : sum), 0)

/** Every ingredient of the two, once, by what it is. */
export function comparedLinesOf(before: ComparedFormula, after: ComparedFormula): LineDifference[] {
  const names = new Map<string, string[]>()
  for (const { formula, keyOf } of [after, before])
    for (const line of formula.lines) {
      const key = keyOf(line)
      const known = names.get(key) ?? []
      if (!known.includes(line.name)) names.set(key, [...known, line.name])
    }
  return [...names].map(([key, [name = key, ...also]]) => ({
    name,
    also,
    before: weightIn(before, key),
    after: weightIn(after, key),
  }))
}

const asWritten = (formula: TableFormula): ComparedFormula => ({ formula, keyOf: ({ name }) => name, factor: 1 })

const lineDifferences = (before: TableFormula, after: TableFormula): LineDifference[] =>
  comparedLinesOf(asWritten(before), asWritten(after)).filter((one) => roundGrams(one.before) !== roundGrams(one.after))

/** Lines that are made of a formula and were made of another, by name. */
export const insideDifferences = (before: TableFormula, after: TableFormula): readonly string[] =>
  after.lines.flatMap(({ name, made }) => {
    const was = before.lines.find((line) => line.name === name)?.made
    return made && was && !makesSame(made.formula, was.formula) ? [name] : []
  })

export interface FigureDifference {
  readonly figure: OverviewFigure
  readonly before: number
}

/** Figures of the verdict that read otherwise, to the decimals that they are shown with. */
export const figureDifferences = (before: FormulaOverview, after: FormulaOverview): FigureDifference[] =>
  after.figures.flatMap((figure) => {
    const was = before.figures.find(({ key }) => key === figure.key)
    const reads = (value: number): string => numberText(value, figure.decimals)
    return was && figure.inRange !== null && reads(was.value) !== reads(figure.value)
      ? [{ figure, before: was.value }]
      : []
  })

export const hasOtherMethod = (before: TableFormula, after: TableFormula): boolean =>
  JSON.stringify(before.steps ?? []) !== JSON.stringify(after.steps ?? [])

const measuresIn = ({ lines }: TableFormula): string =>
  JSON.stringify(lines.flatMap(({ name, measured }) => (measured ? [[name, measured]] : [])))
const hasOtherMeasures = (before: TableFormula, after: TableFormula): boolean =>
  measuresIn(before) !== measuresIn(after)

/** Lines told of in a note. */
const MOST_TOLD = 2

/** What has changed, as a maker would note it: «Menos dextrosa, más azúcar». */
export function differenceNoteOf(before: TableFormula, after: TableFormula, typeLabel: string): string {
  if (isSameFormula(before, after)) return ''
  const lines = lineDifferences(before, after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST_TOLD)
    .map(({ name, before: was, after: is }) => {
      const word = decapitaliseName(name)
      if (was === 0) return say.with(word)
      if (is === 0) return say.without(word)
      return is < was ? say.less(word) : say.more(word)
    })
  const others = [
    ...insideDifferences(before, after).map((name) => say.inside(decapitaliseName(name))),
    before.type === after.type ? '' : say.type(decapitaliseName(typeLabel)),
    hasOtherMeasures(before, after) ? say.measures : '',
    hasOtherMethod(before, after) ? say.steps : '',
    before.name === after.name ? '' : say.renamed,
  ].filter(Boolean)
  return capitaliseName(listText([...lines, ...others].slice(0, MOST_TOLD + 1), 'y'))
}
