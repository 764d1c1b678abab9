import type { ParsedFormula } from '../../formula/formula.ts'
import {
  type FigureParameters,
  type MonotoneCurve,
  massMeasure,
  measureAll,
  PRICE_COLUMN,
  perHundredGrams,
  type RatioParameter,
} from '../../ratio/parameter.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { COLDEST_CURVE, concentrationAtFreezing, freezingDepression, temperatureAtIce } from '../../science/freezing.ts'
import { roundTo } from '../../words/round.ts'
import { type HeladoMatter, heladoSolidsOf } from './matter.ts'
import * as terms from './terms.ts'

/**
 * Ends of the working range, calibrated on 116 published formulas for a cabinet (docs/decisions/0009): 76 % of the water
 * is ice at the firm one, 64 % at the soft one.
 */
const FIRM = { temperature: -10.6, ice: 0.76 } as const
const SOFT = { temperature: -12.5, ice: 0.64 } as const
/** Share of Corvitto's hardness that is taken from the sucrose equivalents: cocoa and nuts harden a mix. */
const HARDENING = 0.2

export const WORKING_RANGE: FigureRange = [SOFT.temperature, FIRM.temperature]
/** The middle of the cabinet: close on 70 % of ice. */
export const PAC_TARGET = -11.5

/** Sucrose equivalent over water (g/g) that leaves a share of ice at a temperature. */
const ratioAt = ({ temperature, ice }: { temperature: number; ice: number }): number =>
  ((1 - ice) * concentrationAtFreezing(-temperature)) / 100

/**
 * The service's PAC: the temperature at which the mix can be served. Outside the working range, that of 76 % (hard) or
 * 64 % (soft) of ice; inside it the share slides from one to the other. A mix that cocoa hardens more than its sugars
 * soften it freezes where water does. `shift`: degrees from the cabinet it was calibrated for to another,
 * so that of all the temperatures at which a mix can be served it tells the one nearest to that cabinet.
 */
function servingIn(shift: number): MonotoneCurve {
  const firm = { ...FIRM, temperature: FIRM.temperature + shift }
  const soft = { ...SOFT, temperature: SOFT.temperature + shift }
  const [firmRatio, softRatio] = [ratioAt(firm), ratioAt(soft)]
  const degreesPerRatio = (soft.temperature - firm.temperature) / (softRatio - firmRatio)
  const coldest = ((1 - soft.ice) * concentrationAtFreezing(-COLDEST_CURVE)) / 100
  return {
    bends: [0, firmRatio, softRatio, coldest],
    at: (ratio) =>
      ratio <= firmRatio
        ? temperatureAtIce(Math.max(0, ratio), firm.ice)
        : ratio <= softRatio
          ? firm.temperature + degreesPerRatio * (ratio - firmRatio)
          : Math.max(COLDEST_CURVE, -freezingDepression((100 * ratio) / (1 - soft.ice))),
    inverse: (value) =>
      value >= firm.temperature
        ? ratioAt({ temperature: Math.min(0, value), ice: firm.ice })
        : value >= soft.temperature
          ? firmRatio + (value - firm.temperature) / degreesPerRatio
          : ratioAt({ temperature: value, ice: soft.ice }),
  }
}

export const servingTemperature = servingIn(0)

/** g of water per 100 g of mix under which nothing freezes and a freezing point means nothing. */
const LEAST_WATER = 0.5
/** And of dry matter under which a share of it says nothing. */
const LEAST_DRY = 0.5

/** Sucrose equivalent over water: what the ice of a mix is read from. */
const freezing: RatioParameter<HeladoMatter> = {
  scale: 1,
  of: ({ pacFisico }) => pacFisico,
  per: ({ agua }) => agua,
}
/** The same less what cocoa and nuts harden: what a spatula feels, and so where the mix can be served. */
const serving: RatioParameter<HeladoMatter> = {
  ...freezing,
  of: ({ pacFisico, dureza }) => pacFisico - HARDENING * dureza,
}

export const heladoParameters = {
  PAC: {
    ...serving,
    curve: servingTemperature,
    columns: { of: 'Anticongelante', per: 'Agua' },
    // Sugar without water never freezes; with neither, nothing lowers a freezing point.
    base: { least: LEAST_WATER, otherwise: COLDEST_CURVE, empty: 0 },
    label: 'PAC',
    unit: '°C',
    decimals: 2,
    formula: terms.servingFormula(FIRM.temperature, SOFT.temperature),
    sources: ['goff-hartel-icecream', 'leighton-1927', 'corvitto-secretos', 'obrador'],
  },
  POD: perHundredGrams({
    of: ({ pod }) => pod,
    label: 'POD',
    unit: 'puntos',
    decimals: 2,
    formula: 'dulzor de cada azúcar y edulcorante por 100 g de mezcla, con la sacarosa a 100',
    sources: ['goff-hartel-icecream', 'hull-2010', 'spillane-2006'],
  }),
  azucares: perHundredGrams({
    of: ({ azucares }) => azucares,
    label: 'Azúcares',
    unit: '%',
    decimals: 2,
    formula:
      'azúcares por 100 g de mezcla, con los sólidos de los jarabes (DE 20 o más) y sin la lactosa, que va en SLNG',
    sources: ['corvitto-secretos', 'hull-2010'],
  }),
  materiaGrasa: perHundredGrams({
    of: ({ materiagrasa }) => materiagrasa,
    label: 'Grasa',
    unit: '%',
    decimals: 2,
    formula: 'grasa láctea y de cualquier otro origen por 100 g de mezcla',
    sources: ['goff-hartel-icecream'],
  }),
  SLNG: perHundredGrams({
    of: ({ esml }) => esml,
    label: 'SLNG',
    unit: '%',
    decimals: 2,
    formula: 'sólidos lácteos no grasos (lactosa, proteína y sales de la leche) por 100 g de mezcla',
    sources: ['goff-hartel-icecream'],
  }),
  solidosTotales: perHundredGrams({
    of: heladoSolidsOf,
    label: 'Sólidos totales',
    unit: '%',
    decimals: 2,
    formula: 'azúcares + grasa + SLNG + otros sólidos por 100 g de mezcla',
    sources: ['goff-hartel-icecream'],
  }),
  aguaLibre: perHundredGrams({
    of: (matter) => 100 - heladoSolidsOf(matter),
    label: 'Agua libre',
    unit: '%',
    decimals: 2,
    formula: '100 menos los sólidos totales',
    sources: ['goff-hartel-icecream'],
  }),
  kcal_100g: perHundredGrams({
    of: ({ kcal }) => kcal,
    label: 'Energía',
    unit: 'kcal',
    decimals: 2,
    formula: 'energía por 100 g de mezcla, con los factores del anexo XIV del Reglamento (UE) 1169/2011',
    sources: ['eu-1169-2011'],
  }),
  coste_100g_eur: {
    ...perHundredGrams<HeladoMatter>({
      of: ({ precio }) => precio,
      columns: { of: PRICE_COLUMN },
      label: 'Coste',
      unit: '€/100 g',
      decimals: 2,
      formula: 'euros por 100 g de mezcla, con el precio de cada ingrediente en €/kg',
      sources: ['obrador'],
    }),
    // €/kg to € per 100 g.
    scale: 10,
  },
  PAC_indice_clasico: perHundredGrams({
    of: ({ pac }) => pac,
    label: 'PAC (índice clásico)',
    named: { name: 'PAC', aside: 'índice clásico' },
    unit: 'puntos',
    decimals: 2,
    formula:
      'poder anticongelante de cada ingrediente por 100 g de mezcla, con la sacarosa a 100 y sin las sales de la leche',
    sources: ['corvitto-secretos', 'hull-2010'],
  }),
} satisfies FigureParameters<HeladoMatter>

export type HeladoParameterKey = keyof typeof heladoParameters

/** Cabinets between which a mix is read for its own: warmer nothing is ice cream, colder the curve of ice ends. */
const CABINETS: FigureRange = [-25, -6]
/** What a cabinet of one's own may be: to a tenth of a degree, so that few curves are ever drawn. */
const shiftOf = (cabinet: number): number =>
  roundTo(Math.min(CABINETS[1], Math.max(CABINETS[0], cabinet)) - PAC_TARGET, 1)

/** The working range around a cabinet, as wide as the calibrated one. */
export const workingRangeAt = (cabinet: number): FigureRange => [
  roundTo(WORKING_RANGE[0] + shiftOf(cabinet), 1),
  roundTo(WORKING_RANGE[1] + shiftOf(cabinet), 1),
]

type Served = { readonly PAC: (typeof heladoParameters)['PAC'] }

/** The serving temperature as a cabinet of one's own has it: a curve for each, drawn once. */
export function servedInCabinets(): (cabinet: number) => Served {
  const drawn = new Map<number, Served>()
  return (cabinet) => {
    const shift = shiftOf(cabinet)
    const known = drawn.get(shift)
    if (known) return known
    const [soft, firm] = workingRangeAt(cabinet)
    const own = { PAC: { ...heladoParameters.PAC, curve: servingIn(shift), formula: terms.servingFormula(firm, soft) } }
    drawn.set(shift, own)
    return own
  }
}

/** The parameters that the verdict looks at. */
export const HELADO_JUDGED_KEYS = ['PAC', 'POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales'] as const
export type HeladoJudgedKey = (typeof HELADO_JUDGED_KEYS)[number]

/** What cocoa and nuts harden: it tells a nut or cocoa gelato from a plain one. */
export const hardnessIndicator = {
  label: 'Dureza del cacao y los frutos secos',
  unit: 'puntos',
  decimals: 2,
  scale: 100,
  of: ({ dureza }: HeladoMatter): number => dureza,
  per: massMeasure,
}

/** Figures behind the warnings: the same kind of ratio, not shown among the parameters. */
export const heladoReadings = {
  lactosaSobreAgua: { scale: 100, of: ({ lactosa }) => lactosa, per: ({ agua }) => agua, base: { least: LEAST_WATER } },
  grasaLactea: { scale: 100, of: ({ grasaLactea }) => grasaLactea, per: massMeasure },
  proteinaLactea: { scale: 100, of: ({ proteinaLactea }) => proteinaLactea, per: massMeasure },
  otrosSolidos: { scale: 100, of: ({ otrossolidos }) => otrossolidos, per: massMeasure },
  alcohol: { scale: 100, of: ({ alcohol }) => alcohol, per: massMeasure },
  polioles: { scale: 100, of: ({ polioles }) => polioles, per: massMeasure },
  sal: { scale: 100, of: ({ sal }) => sal, per: massMeasure },
  gomas: { scale: 100, of: ({ gomas }) => gomas, per: massMeasure },
  fruta: { scale: 100, of: ({ fruta }) => fruta, per: massMeasure },
  grasaAnadida: { scale: 100, of: ({ grasaAnadida }) => grasaAnadida, per: massMeasure },
  proteinaAnadida: { scale: 100, of: ({ proteinaAnadida }) => proteinaAnadida, per: massMeasure },
  yema: { scale: 100, of: ({ yema }) => yema, per: massMeasure },
  cacaoSobreSeca: { scale: 100, of: ({ cacao }) => cacao, per: heladoSolidsOf, base: { least: LEAST_DRY } },
  /** Sucrose equivalent over water, g/g; and less what cocoa and nuts harden. */
  concentracion: { ...freezing, base: { least: LEAST_WATER } },
  concentracionServicio: { ...serving, base: { least: LEAST_WATER } },
} satisfies Readonly<Record<string, RatioParameter<HeladoMatter>>>

export type HeladoReadings = { readonly [key in keyof typeof heladoReadings]?: number }

const readingKeys = Object.keys(heladoReadings) as (keyof HeladoReadings)[]

/** What warnings, the law and what is told on request look at. */
export const heladoReadingsOf = ({ lines }: ParsedFormula<HeladoMatter>): HeladoReadings =>
  measureAll(heladoReadings, readingKeys, lines)
