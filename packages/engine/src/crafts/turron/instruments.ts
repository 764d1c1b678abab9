import type { CraftInstruments } from '../../craft/instruments.ts'
import { syrupCooking } from './extras.ts'
import type { TurronMatter } from './matter.ts'
import type { TurronRecipe } from './types.ts'

/** g of water per 100 g of syrup under which sugar burns. */
const DRIEST = 0.2

/** The syrup is boiled down to the residual water of its type, and one batch is taken off the fire before another. */
export const turronInstruments: CraftInstruments<TurronMatter> = {
  process: 'cazo',
  figures: { humedad: 'pctHumedad', grasa: 'pctGrasa' },
  boiled:
    ({ seca }: TurronRecipe) =>
    ({ acabado, acabadoSeco, cobertura }) =>
      cobertura + (seca ? acabadoSeco : acabado),
  stove: (formula, recipe: TurronRecipe, more) => {
    const syrup = formula.lines.reduce(
      (sum, { grams, matter }) => sum + (matter.fase === 'jarabe' ? (grams * matter.acabado) / 100 : 0),
      0,
    )
    const water = (syrup * recipe.aguaResidual) / 100 + more
    const aguaResidual = Math.max(DRIEST, (100 * water) / (syrup + more))
    const stopped = syrup > 0 ? syrupCooking(formula, { ...recipe, aguaResidual }) : undefined
    return stopped && { degrees: stopped.temperaturaCoccion_C, steam: stopped.aguaEvaporada_g - more }
  },
}
