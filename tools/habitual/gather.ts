import { allCrafts, FormulaError } from '@obrador/engine'
import { rowsById } from '../../packages/engine/src/catalogue/catalogue.ts'
import { functionsOfRow, purposeOfRow } from '../../packages/engine/src/catalogue/functions.ts'
import type { Ingredient } from '../../packages/engine/src/catalogue/ingredient.ts'
import { type FunctionPortion, type PlacedFormula, positionOfShares } from '../../packages/engine/src/judge/usual.ts'
import {
  accepted,
  answer,
  type CraftId,
  type GoldenFormula,
  goldenFiles,
  requestOf,
  type SetName,
} from '../../packages/engine/test/golden/corpus.ts'

/** A line of a formula that was read. */
export interface Part extends FunctionPortion {
  readonly name: string
  readonly row: Ingredient
}

/** A formula of the corpus whose names are all read. */
export interface Gathered extends PlacedFormula {
  readonly craft: CraftId
  readonly type: string
  readonly set: SetName
  readonly formula: GoldenFormula
  /** Who published it. */
  readonly source: string
  readonly parts: readonly Part[]
  /** Figures that its type has ranges for. */
  readonly figures: Readonly<Record<string, number>>
  readonly isAccepted: boolean
}

/** Sites where anybody puts up anything: who wrote the formula tells more. */
const ANYBODY = /scribd|wikipedia|gist|passeidireto/
/** Whoever published it, a site or an author: a formula is never held against others of its own source. */
export function sourceOf({ title, author = '', ref = '' }: GoldenFormula['source']): string {
  const site = /https?:\/\/(?:www\.)?([^/]+)/.exec(ref)?.[1] ?? /github:([^\s:@]+\/[^\s:@]+)/.exec(ref)?.[1]
  const told = site && !ANYBODY.test(site) ? site : author || title
  return told
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .trim()
    .slice(0, 40)
}

/** What a formula is made of; nothing of one with a name that nobody knows, or that is refused. */
export function partsOf(
  craft: CraftId,
  type: string,
  lines: GoldenFormula['lines'],
): { readonly type: string; readonly variant: string; readonly parts: readonly Part[] } | undefined {
  try {
    return allCrafts[craft].found(requestOf(craft, type, { lines }) as never, ({ judgement }) => {
      const { formula, recipe } = judgement
      if (formula.unknownNames > 0) return undefined
      const parts = formula.lines.flatMap(({ name, grams, ingredient }) =>
        ingredient && grams > 0 ? [{ name, grams, row: ingredient, of: functionsOfRow(ingredient) }] : [],
      )
      return { type: judgement.type, variant: recipe.style?.id ?? '', parts }
    })
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

/** Two recipes whose shares differ by less than this are one. */
const SAME = 1e-3
const isSame = (one: PlacedFormula, other: PlacedFormula): boolean =>
  one.x.every((value, at) => Math.abs(value - (other.x[at] ?? 0)) < SAME)

/** The newest collection is not in the table: it weighs what it may. */
const LEFT_OUT: SetName = 'blind-4'

/** Every published formula of a craft whose names are all read, each recipe once. */
export function gather(craft: CraftId): readonly Gathered[] {
  const gathered: Gathered[] = []
  for (const { set, type, formulas } of goldenFiles(craft)) {
    if (set === LEFT_OUT) continue
    for (const formula of formulas) {
      if (formula.kind !== 'published' || formula.alsoIn !== undefined) continue
      const found = partsOf(craft, type, formula.lines)
      if (!found) continue
      const said = answer(craft, type, formula)
      const one: Gathered = {
        craft,
        type: found.type,
        variant: found.variant,
        set,
        formula,
        source: sourceOf(formula.source),
        parts: found.parts,
        x: positionOfShares(found.parts),
        figures: said.params,
        isAccepted: accepted(craft, said),
      }
      if (!gathered.some((other) => other.type === one.type && isSame(one, other))) gathered.push(one)
    }
  }
  return gathered
}

export const byType = (formulas: readonly Gathered[]): ReadonlyMap<string, readonly Gathered[]> =>
  Map.groupBy(formulas, ({ type }) => type)

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN
}

/** What serves a purpose in nearly every formula of a type. */
export interface MainPurpose {
  readonly purpose: number
  readonly row: Ingredient
  readonly least: number
  readonly usual: number
  readonly most: number
}

/** Share of the formulas of a type that have it, and formulas from which that can be told. */
const NEARLY_ALL = 0.9
const ENOUGH = 4

/** % of the mass that serves a purpose. */
function shareOf(parts: readonly Part[], purpose: number): number {
  const mass = parts.reduce((sum, { grams }) => sum + grams, 0)
  return (
    (100 * parts.filter(({ row }) => purposeOfRow(row) === purpose).reduce((sum, { grams }) => sum + grams, 0)) / mass
  )
}

/** The row that most of a purpose is, over all formulas in their shares. */
function rowOf(formulas: readonly Gathered[], purpose: number): Ingredient | undefined {
  const weights = new Map<string, number>()
  for (const { parts } of formulas) {
    const mass = parts.reduce((sum, { grams }) => sum + grams, 0)
    for (const { row, grams } of parts)
      if (purposeOfRow(row) === purpose) weights.set(row.id, (weights.get(row.id) ?? 0) + grams / mass)
  }
  const [most] = [...weights].toSorted(([, one], [, other]) => other - one)
  return most && rowsById.get(most[0])
}

export function mainsOf(formulas: readonly Gathered[]): readonly MainPurpose[] {
  if (formulas.length < ENOUGH) return []
  const purposes = new Set(formulas.flatMap(({ parts }) => parts.flatMap(({ row }) => purposeOfRow(row) ?? [])))
  return [...purposes]
    .toSorted((one, other) => one - other)
    .flatMap((purpose) => {
      const shares = formulas.map(({ parts }) => shareOf(parts, purpose))
      const row = rowOf(formulas, purpose)
      if (!row || shares.filter((share) => share > 0).length < NEARLY_ALL * formulas.length) return []
      const [least, usual, most] = [0.1, 0.5, 0.9].map((share) => quantile(shares, share)) as [number, number, number]
      return least > 0 ? [{ purpose, row, least, usual, most }] : []
    })
}
