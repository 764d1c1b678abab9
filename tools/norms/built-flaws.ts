import type { IngredientCategory } from '../../packages/engine/src/catalogue/ingredient.ts'
import type { CraftId, GoldenFormula } from '../../packages/engine/test/golden/corpus.ts'
import { partsOf } from '../habitual/gather.ts'

/** Formulas spoiled as collectors spoil them: one line forgotten, its decimal point moved, or weighed several times over. */

/** A line from this share of the mass on is a main one. */
const MAIN_SHARE = 0.05
const MAIN_FACTORS = [0, 0.1, 1 / 3, 3]
const DOSE_FACTORS = [0, 0.1, 5, 10]
const DOSES: Readonly<Partial<Record<IngredientCategory, readonly number[]>>> = {
  sal: [...DOSE_FACTORS, 2.5],
  levadura: DOSE_FACTORS,
  impulsor: DOSE_FACTORS,
  estabilizante: DOSE_FACTORS,
  almidon: DOSE_FACTORS,
}

type Lines = GoldenFormula['lines']

/** Every such flaw of a formula whose names are all read. */
export function buildFlaws(craft: CraftId, type: string, lines: Lines): Lines[] {
  const parts = partsOf(craft, type, lines)?.parts ?? []
  const category = new Map(parts.map(({ name, row }) => [name, row.category] as const))
  const total = Object.values(lines).reduce((sum, grams) => sum + grams, 0)
  return Object.entries(lines).flatMap(([name, grams]) => {
    const kind = category.get(name)
    const factors = (kind && DOSES[kind]) ?? (grams >= MAIN_SHARE * total ? MAIN_FACTORS : [])
    return factors.map((factor) => {
      const { [name]: _, ...others } = lines
      return factor === 0 ? others : { ...lines, [name]: grams * factor }
    })
  })
}
