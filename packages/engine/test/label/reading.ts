import type { RawLine } from '../../src/formula/formula.ts'
import type { ProductLabel } from '../../src/make/label/label.ts'
import type { LabelNutrient } from '../../src/make/label/nutrients.ts'

export const lines = (grams: Readonly<Record<string, number>>): RawLine[] =>
  Object.entries(grams).map(([name, each]) => ({ name, grams: each }))

export const value = (label: ProductLabel, key: LabelNutrient): number => label.nutricion.por100g[key].valor
