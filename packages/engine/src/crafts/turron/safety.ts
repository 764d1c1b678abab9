import type { FindingText } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import type { PerishableShares } from '../../judge/composed.ts'
import { type EggHeat, isCookedEgg, type SafetyBlock, safetyBlockOf } from '../../judge/safety.ts'
import type { SafetyClass } from '../../words/safety.ts'
import type { TurronMatter } from './matter.ts'

/** Boiled sugar over 120 °C cooks the white and dries the rest; yolk is cooked in the mass, not by toasting its face. */
const OF_TYPE: Readonly<Record<string, readonly [heat: EggHeat, keeps: SafetyClass]>> = {
  jijona: ['baked', '7'],
  alicante: ['baked', '7'],
  guirlache: ['baked', '7'],
  peladilla: ['baked', '7'],
  mazapan: ['baked', '6'],
  yema_tostada: ['cooked', '6'],
  generico: ['cooked', '6'],
}

/** Marzipan and «turrones diversos» are made «con o sin cocción» (RD 1787/1982, arts. 2.2 and 2.4). */
const MAY_BE_UNCOOKED: ReadonlySet<string> = new Set(['mazapan', 'generico'])

/** % of the formula from which cream, milk or fruit makes it another product (docs/decisions/0096). */
const PERISHABLE: PerishableShares = {
  filling: [[2, '3']],
  cream: [
    [20, '3'],
    [5, '4'],
  ],
  milk: [[5, '4']],
  fruit: [[3, '3']],
}
/** Water of the finished product, %, up to which it keeps for months, and for weeks (moisture caps of RD 1787/1982). */
const MONTHS = 7
const WEEKS = 16

const classOfWater = (water: number): SafetyClass => (water <= MONTHS ? '7' : water <= WEEKS ? '6' : '3')

export function turronKeepingOf(
  formula: ParsedFormula<TurronMatter>,
  type: string,
  humedad: number | undefined,
  measured: number | null | undefined,
): SafetyBlock<FindingText> {
  const { lines, uses } = formula
  const [heat, usual] = OF_TYPE[type] ?? ['cooked', '6']
  const wet = humedad === undefined ? undefined : classOfWater(humedad)
  // Boiled with its white it is as dry as what the law has boiled.
  const keeps = wet === '7' && lines.some(isCookedEgg) ? wet : usual
  return safetyBlockOf({
    craft: 'turron',
    lines,
    uses,
    heat,
    mayBeUncooked: MAY_BE_UNCOOKED.has(type),
    keeps,
    wet,
    perishable: PERISHABLE,
    measured,
  })
}
