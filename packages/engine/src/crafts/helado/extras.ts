import type { Formula } from '../../formula/formula.ts'
import { iceAt, initialFreezing, temperatureAtIce } from '../../science/freezing.ts'
import { round } from '../../words/round.ts'
import type { Matter } from './matter.ts'
import { textures } from './messages.ts'
import { SOFT } from './params.ts'
import { read } from './rules.ts'

/** How the water of a mix freezes: additive, on request. */
export interface FreezingCurve {
  /** °C at which the first ice forms. */
  readonly puntoInicial: number
  /** °C at which 66 % of the water is ice: Corvitto's serving temperature. */
  readonly servicioCorvitto: number
  readonly vitrina: { readonly temperatura: number; readonly hielo: number; readonly textura: string }
  readonly curva: readonly { readonly temperatura: number; readonly hielo: number }[]
}

/** Where a cabinet stands unless the caller says otherwise, °C. */
export const DEFAULT_CABINET = -12
/** The curve is drawn degree by degree down to here, the end of its physical validity, °C. */
const CURVE_END = -35

/** % of the water that is ice below which a spatula feels each texture (Corvitto 66 %, hard ice cream 75 %). */
const TEXTURES: readonly (readonly [below: number, texture: keyof typeof textures])[] = [
  [60, 'verySoft'],
  [65, 'soft'],
  [72, 'spreadable'],
  // 76 itself is still firm; ice is shown to one decimal.
  [76.05, 'firm'],
  [Number.POSITIVE_INFINITY, 'hard'],
]

const percentOfIce = (ratio: number, temperature: number): number => round(100 * iceAt(ratio, temperature), 1)

export function freezingCurve(formula: Formula<Matter>, cabinet: number): FreezingCurve | undefined {
  const ratio = read(formula).concentracion
  if (ratio === undefined) return undefined
  const ice = percentOfIce(ratio, cabinet)
  const texture = TEXTURES.find(([below]) => ice < below)?.[1] ?? 'hard'
  return {
    puntoInicial: round(initialFreezing(ratio), 2),
    servicioCorvitto: round(temperatureAtIce(ratio, SOFT.ice), 2),
    vitrina: { temperatura: cabinet, hielo: ice, textura: textures[texture] },
    curva: Array.from({ length: -CURVE_END + 1 }, (_, degrees) => ({
      temperatura: degrees === 0 ? 0 : -degrees,
      hielo: percentOfIce(ratio, -degrees),
    })),
  }
}
