import type { CraftDesk } from '../../craft/desk.ts'
import { iceShareAt, initialFreezing, temperatureAtIce } from '../../science/freezing.ts'
import { roundTo } from '../../words/round.ts'
import type { HeladoMatter } from './matter.ts'
import { type HeladoReadings, servingTemperature } from './params.ts'
import { textureTerms } from './terms.ts'

/** How the water of a mix freezes: additive, on request. */
export interface FreezingCurve {
  /** °C at which the first ice forms. */
  readonly puntoInicial: number
  /** °C at which it can be served: the PAC. */
  readonly servicio: number
  /** °C at which 66 % of the water is ice, the fraction that Corvitto serves at. */
  readonly servicioCorvitto: number
  readonly vitrina: { readonly temperatura: number; readonly hielo: number; readonly textura: string }
  readonly curva: readonly { readonly temperatura: number; readonly hielo: number }[]
}

/** Where a cabinet stands unless the caller says otherwise, °C. */
export const DEFAULT_CABINET = -12
/** The curve is drawn degree by degree down to here, the end of its physical validity, °C. */
const CURVE_END = -35

/** Corvitto's share of ice at the temperature of service. */
const CORVITTO_ICE = 0.66

/**
 * % of the water that is ice below which a spatula feels each texture: what the working range serves, from 64 to 76 %, is
 * spreadable or firm. What cocoa and nuts harden counts here, and not in the ice shown.
 */
const TEXTURES: readonly (readonly [below: number, texture: keyof typeof textureTerms])[] = [
  [60, 'verySoft'],
  [64, 'soft'],
  [72, 'spreadable'],
  // 76 itself is still firm; ice is shown to one decimal.
  [76.05, 'firm'],
  [Number.POSITIVE_INFINITY, 'hard'],
]

/** ml of a gram in a mix: fat and solids by Goff's rule for the weight of a litre, alcohol by its density. */
const ML_PER_GRAM = { fat: 1.07527, solids: 0.6329, alcohol: 1.2674 } as const

/** Ice cream is sold by the litre, and a litre weighs by its air. */
export const heladoDesk: CraftDesk<HeladoMatter> = {
  volume: ({ agua, materiagrasa, azucares, esml, otrossolidos, alcohol }) =>
    agua +
    ML_PER_GRAM.fat * materiagrasa +
    ML_PER_GRAM.solids * (azucares + esml + otrossolidos) +
    ML_PER_GRAM.alcohol * alcohol,
}

const percentOfIce = (ratio: number, temperature: number): number => roundTo(100 * iceShareAt(ratio, temperature), 1)

export function freezingCurve(
  { concentracion: ratio, concentracionServicio: felt }: HeladoReadings,
  cabinet: number,
): FreezingCurve | undefined {
  if (ratio === undefined || felt === undefined) return undefined
  const ice = percentOfIce(ratio, cabinet)
  const feltIce = percentOfIce(Math.max(0, felt), cabinet)
  const texture = TEXTURES.find(([below]) => feltIce < below)?.[1] ?? 'hard'
  return {
    puntoInicial: roundTo(initialFreezing(ratio), 2),
    servicio: roundTo(servingTemperature.at(felt), 2),
    servicioCorvitto: roundTo(temperatureAtIce(ratio, CORVITTO_ICE), 2),
    vitrina: { temperatura: cabinet, hielo: ice, textura: textureTerms[texture] },
    curva: Array.from({ length: -CURVE_END + 1 }, (_, degrees) => ({
      temperatura: degrees === 0 ? 0 : -degrees,
      hielo: percentOfIce(ratio, -degrees),
    })),
  }
}
