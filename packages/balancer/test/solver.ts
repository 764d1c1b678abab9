import { allCrafts, type Craft } from '@obrador/engine'
import { type AdjustAnswer, type AdjustRequest, adjustFormula, loadSolver } from '../src/index.ts'

const solver = await loadSolver()

/** No test should depend on how busy the machine is. */
const PATIENCE = { seconds: 60 } as const

export const adjusted = (craft: keyof typeof allCrafts, request: AdjustRequest): AdjustAnswer =>
  adjustFormula(allCrafts[craft] as Craft, request, solver, PATIENCE)

export const gramsOf = ({ ingredients }: AdjustAnswer): Readonly<Record<string, number>> =>
  Object.fromEntries(ingredients.map(({ nombre, despues }) => [nombre, despues]))

export const totalOf = ({ ingredients }: AdjustAnswer, of: 'antes' | 'despues'): number =>
  ingredients.reduce((sum, line) => sum + line[of], 0)
