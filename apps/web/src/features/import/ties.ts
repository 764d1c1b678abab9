import { foldedText } from '../../format/folded.ts'
import { MOST_NESTED_LEVELS } from '../../model/decode.ts'
import type { SavedFormula } from '../../model/formula.ts'
import { nestedFormulaOf, nestedLevelsIn, nestingRefusalOf } from '../../model/made.ts'

/** A formula that a line may be made of: one of the library, or another recipe of the file. */
export interface FormulaTie {
  /** The id of what is saved, or the place of the recipe in the file. */
  readonly to: string
  readonly name: string
  readonly isInFile: boolean
}

/** «(ver hoja)», «receta de», «ver pág. 12»: what points at a recipe and is no part of its name. */
const POINTERS =
  /\([^)]*\)|\b(?:ver|v[eé]ase|seg[uú]n)\s+(?:hoja|receta|p[aá]g(?:ina)?\.?|ficha|f[oó]rmula)?\s*\d*|\b(?:receta|f[oó]rmula|hoja|ficha)\s+(?:de\s+)?/giu
const titleOf = (text: string): string =>
  foldedText(text.replace(POINTERS, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const tieOfRecipe = (at: number): string => `recipe ${at}`

/** Formulas that bear the name of a line, those of the library first; nothing is tied before somebody says so. */
export function tiesFor(
  written: string,
  saved: readonly SavedFormula[],
  titles: readonly string[],
  at: number,
): readonly FormulaTie[] {
  const called = titleOf(written)
  if (called === '') return []
  return [
    ...saved
      .filter(({ formula }) => titleOf(formula.name) === called && nestedLevelsIn(formula) < MOST_NESTED_LEVELS)
      .map(({ id, formula }) => ({ to: id, name: formula.name, isInFile: false })),
    ...titles.flatMap((title, place) =>
      place !== at && titleOf(title) === called ? [{ to: tieOfRecipe(place), name: title, isInFile: true }] : [],
    ),
  ]
}

/** By the place of a line: the id of a formula of the library, or the place of another of those that come in. */
export type RecipeTies = Readonly<Record<number, string | number>>

/** What the lines of the recipes that come in are made of; what is tied to one that stays out is tied to nothing. */
export function recipeTiesOf(
  recipes: readonly { readonly at: number; readonly lines: readonly { readonly tie: string | undefined }[] }[],
): readonly RecipeTies[] {
  const places = new Map(recipes.map(({ at }, place) => [tieOfRecipe(at), place]))
  const isOfFile = (tie: string): boolean => tie.startsWith(tieOfRecipe(0).slice(0, -1))
  return recipes.map(({ lines }) =>
    Object.fromEntries(
      lines.flatMap(({ tie }, line) => {
        const to = tie === undefined ? undefined : isOfFile(tie) ? places.get(tie) : tie
        return to === undefined ? [] : [[line, to]]
      }),
    ),
  )
}

/** Formulas with their lines made of others: those that are inside come first, and one that would hold itself is left loose. */
export function tiedFormulas(
  loose: readonly SavedFormula[],
  ties: readonly RecipeTies[],
  here: readonly SavedFormula[],
): readonly SavedFormula[] {
  const done = new Map<number, SavedFormula>()

  function tied(at: number, above: readonly number[]): SavedFormula | undefined {
    const known = done.get(at)
    const saved = loose[at]
    if (known || !saved || above.includes(at)) return known
    const lines = saved.formula.lines.map((line, place) => {
      const to = ties[at]?.[place]
      const inner = typeof to === 'number' ? tied(to, [...above, at]) : here.find(({ id }) => id === to)
      if (!inner || nestingRefusalOf({ ...saved.formula, entry: saved.id }, inner)) return line
      const { own: _, ...bare } = line
      return { ...bare, name: inner.formula.name, made: nestedFormulaOf(inner) }
    })
    const formula = { ...saved.formula, lines }
    const whole = {
      ...saved,
      formula,
      versions: saved.versions.map((one) => (one.formula === saved.formula ? { ...one, formula } : one)),
    }
    done.set(at, whole)
    return whole
  }

  return loose.map((saved, at) => tied(at, []) ?? saved)
}
