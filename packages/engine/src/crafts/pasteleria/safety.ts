import type { FindingText } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import { CRISP_PERISHABLES, CRUMB_PERISHABLES, type PerishableShares } from '../../judge/composed.ts'
import { type EggHeat, type SafetyBlock, safetyBlockOf, UNSPECIFIED_MAKING } from '../../judge/safety.ts'
import type { SafetyClass } from '../../words/safety.ts'
import type { PasteleriaMatter } from './matter.ts'
import { pasteleriaTypes } from './types.ts'

/** How each type is heated, how it keeps without shell egg (docs/decisions/0066), and what in it would keep less. */
const KEEPING: readonly (readonly [heat: EggHeat, keeps: SafetyClass, types: string, perishable?: PerishableShares])[] =
  [
    // Custards reach 82 °C, the others boil.
    ['cooked', '3', 'crema_inglesa bavarois natillas lemon_curd crema_pastelera crema_catalana diplomatica muselina'],
    [
      'cooked',
      '3',
      'tocino_de_cielo yema_pastelera arroz_con_leche dulce_de_leche toffee glaseado_espejo panna_cotta nata_montada',
    ],
    ['cooked', '3', 'ganache_negro ganache_leche ganache_blanco ganache_montada namelaka cremoso leche_frita'],
    ['cooked', '6', 'confitura'],
    // Boiled down to 75 °Brix, or to caramel.
    ['cooked', '6', 'pate_de_fruta'],
    ['cooked', '7', 'praline'],
    // Baked or set moist: the edge is done before the centre.
    ['centre', '3', 'flan cheesecake coulant'],
    ['none', '3', 'mousse_chocolate mousse_fruta crema_mascarpone gelatina_fruta'],
    ['none', '7', 'crujiente_praline', CRISP_PERISHABLES],
    // A hot syrup heats the egg unevenly: it proves nothing.
    ['unsure', '3', 'merengue buttercream'],
    ['unsure', '6', 'nube'],
    [
      'baked',
      '6',
      'genoise magdalenas brownie pound_cake financier choux tarta_santiago frangipane bizcocho soletilla joconda dacquoise tarta_zanahoria sobao crema_almendra rosquillas bizcocho_chocolate',
      CRUMB_PERISHABLES,
    ],
    ['baked', '7', 'macaron masa_tarta hojaldre sable cookies polvoron streusel teja', CRISP_PERISHABLES],
  ]
const OF_TYPE = new Map(
  KEEPING.flatMap(([heat, keeps, types, perishable]) =>
    types.split(' ').map((type) => [type, { heat, keeps, perishable }] as const),
  ),
)

/** A jam keeps by its °Brix when it is done (docs/decisions/0096): that to which it is boiled, or what its loss leaves. */
const JAM = 'confitura'
const BY_BRIX: readonly (readonly [least: number, is: SafetyClass])[] = [
  [68, '6'],
  [60, '5'],
  [50, '4'],
]
const FRESH: SafetyClass = '3'
/** °Brix that an addition is off by. */
const NOISE = 1e-9

function jamClass({ lines, total }: ParsedFormula<PasteleriaMatter>, lossGiven: unknown): SafetyClass {
  const weighed = (100 * lines.reduce((sum, { grams, matter }) => sum + (grams * matter.solubles) / 100, 0)) / total
  const done =
    typeof lossGiven === 'number'
      ? (100 * weighed) / (100 - lossGiven)
      : Math.max(pasteleriaTypes[JAM].toBrix ?? 0, weighed)
  return BY_BRIX.find(([least]) => done >= least - NOISE)?.[1] ?? FRESH
}
export function pasteleriaKeepingOf(
  formula: ParsedFormula<PasteleriaMatter>,
  type: string,
  estimated: number | undefined,
  measured: number | null | undefined,
  lossGiven?: unknown,
): SafetyBlock<FindingText> {
  const { lines, uses } = formula
  const kept = OF_TYPE.get(type) ?? UNSPECIFIED_MAKING
  const wet = type === JAM ? { wet: jamClass(formula, lossGiven) } : {}
  return safetyBlockOf({ ...kept, ...wet, craft: 'pasteleria', lines, uses, estimated, measured })
}
