import type { FigureUnit } from '@obrador/list'
import { PASTED_UNITS, type PastedUnit } from '../../model/drafts.ts'
import { readDesk } from '../../reading/read-desk.ts'
import type { OwnIngredients } from '../../reading/request.ts'
import { readPasted } from './pasted.ts'
import { pastedFormulaOf, type ShownRecipe } from './recipe.ts'
import type { ShownRow } from './shown.ts'

/** How the figures without a unit of a list stand: of one unit, of several, of none that anybody knows, or of one that cannot be. */
export interface ShownUnit {
  readonly is: 'known' | 'several' | 'open' | 'misfit' | 'light'
  readonly unit: FigureUnit | undefined
  /** Grams of all lines. */
  readonly total: number
  /** What the flours sum to, where the list was said to be over its flour. */
  readonly flour: number
}

/** Baker's figures count from a flour of 100. */
const WHOLE_FLOUR = 100
const NEAR_FLOUR = 0.5
/** Grams below which nobody mixes anything: so little was written in kilos. */
const LEAST_BATCH_G = 100

/** The unit in which a list is read where nobody says one. */
export function unitReadIn(text: string, own: readonly string[]): PastedUnit | undefined {
  const read = readPasted(text, own).rows.find(({ figureUnit }) => figureUnit)?.figureUnit
  return PASTED_UNITS.find((unit) => unit === read)
}

/** Nothing where every figure has its unit. */
export function shownUnitOf(rows: readonly ShownRow[], said: FigureUnit | undefined): ShownUnit | undefined {
  const weighed = rows.filter(({ is }) => is === 'ingredient')
  const bare = weighed.filter(({ figureUnit }) => figureUnit)
  if (bare.length === 0) return undefined
  const units = new Set(bare.map(({ figureUnit }) => figureUnit))
  const [unit] = units
  const total = weighed.reduce((sum, { grams = 0 }) => sum + grams, 0)
  const flour = bare.reduce((sum, { known, percent = 0 }) => (known?.category === 'harina' ? sum + percent : sum), 0)
  const isMisfit = unit === 'bakers' && said === 'bakers' && Math.abs(flour - WHOLE_FLOUR) > NEAR_FLOUR
  const is = bare.every(({ grams }) => grams === undefined)
    ? 'open'
    : units.size > 1 || bare.some(({ standing, isUnknown }) => standing === 'asked' && !isUnknown)
      ? 'several'
      : isMisfit
        ? 'misfit'
        : unit === 'grams' && total < LEAST_BATCH_G
          ? 'light'
          : 'known'
  return { is, unit, total, flour }
}

/** Shares over all flour, also that of a ferment, by the keys of the rows. */
export function sharesOfAllFlour(recipe: ShownRecipe, own: OwnIngredients): ReadonlyMap<string, number> {
  const whole = recipe.craft.definition.desk?.base ? readDesk(recipe.craft, pastedFormulaOf(recipe), own)?.base : 0
  if (!whole) return new Map()
  return new Map(
    recipe.rows.flatMap(({ key, grams, is }) => (is === 'ingredient' && grams ? [[key, (100 * grams) / whole]] : [])),
  )
}
