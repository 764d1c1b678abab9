import type { FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import type { MakingLosses } from '../../make/made.ts'
import { roundTo } from '../../words/round.ts'
import { turronFinding } from './findings.ts'
import type { TurronMatter } from './matter.ts'
import type { TurronRecipe } from './types.ts'

/** At the stove: where to stop cooking, and how much steam that is. Additive, on request. */
export interface SyrupCooking {
  /** Boiling point at sea level of the syrup when it is done. */
  readonly temperaturaCoccion_C: number
  /** Dry matter of the syrup when it is done. */
  readonly brixObjetivo: number
  readonly aguaEvaporada_g: number
}

/** Boiling point of sucrose and water at sea level; published tables to 88 °Brix, stages of the sugar above (McGee). */
const BOILING: readonly (readonly [brix: number, celsius: number])[] = [
  [0, 100],
  [20, 100.6],
  [40, 101.5],
  [50, 102],
  [60, 103],
  [65, 104.4],
  [70, 106.5],
  [75, 108.9],
  [78, 110.6],
  [80, 112],
  [82, 113.9],
  [84, 116.3],
  [86, 119.3],
  [88, 123.1],
  [90, 127],
  [92, 131.5],
  [95, 141],
  [97, 147.5],
  [98, 151],
  [99, 156],
  [99.5, 161],
  [100, 168],
]
const WATER_BOILS = 100

function boilingPoint(brix: number): number {
  const above = BOILING.findIndex(([at]) => at >= brix)
  const [high, low] = [BOILING[above], BOILING[above - 1]]
  if (!high) return WATER_BOILS
  if (!low) return high[1]
  return low[1] + ((high[1] - low[1]) * (brix - low[0])) / (high[0] - low[0])
}

const gramsOf = ({ lines }: ParsedFormula<TurronMatter>, of: (matter: TurronMatter) => number): number =>
  lines.reduce((sum, { grams, matter }) => sum + (grams * of(matter)) / 100, 0)

/** None when nothing boils off: a formula without a syrup, or with less water than it has to keep. */
export function syrupCooking(
  formula: ParsedFormula<TurronMatter>,
  { seca, aguaResidual }: TurronRecipe,
): SyrupCooking | undefined {
  const saccharides = gramsOf(formula, ({ sacaridos }) => sacaridos)
  if (seca || saccharides <= 0) return undefined
  const brix = 100 - aguaResidual
  // Glucose and fructose raise the boiling point more than sucrose does, dextrins less.
  const elevation = gramsOf(formula, ({ elevacion }) => elevacion) / saccharides
  const kept = gramsOf(formula, ({ fase, humedad }) => (fase === 'jarabe' ? humedad : 0))
  return {
    temperaturaCoccion_C: roundTo(WATER_BOILS + (boilingPoint(brix) - WATER_BOILS) * elevation, 1),
    brixObjetivo: brix,
    aguaEvaporada_g: roundTo(gramsOf(formula, ({ aguaJarabe }) => aguaJarabe) - kept, 2),
  }
}

/** Roasting and boiling down: what is left of each line, coverings as they are. */
export function turronMakingLosses(
  formula: ParsedFormula<TurronMatter>,
  { seca }: TurronRecipe,
): MakingLosses<TurronMatter> {
  const cooked = ({ acabado, cobertura }: TurronMatter): number => cobertura + acabado
  const dry = ({ acabadoSeco, cobertura }: TurronMatter): number => cobertura + acabadoSeco
  const left = seca ? dry : cooked
  return {
    lost: formula.total - gramsOf(formula, left),
    leaves: [[cooked, dry]],
    boils: ({ matter }) => matter.fase === 'jarabe',
    atUse: ({ grams, matter }: FormulaLine<TurronMatter>) =>
      matter.fase === 'jarabe' ? grams : (grams * left(matter)) / 100,
    said: turronFinding('turron.cooked-down'),
  }
}
