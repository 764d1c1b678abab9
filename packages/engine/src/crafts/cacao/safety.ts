import type { FindingText } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import type { PerishableShares } from '../../judge/composed.ts'
import { type SafetyBlock, safetyBlockOf } from '../../judge/safety.ts'
import type { SafetyClass } from '../../words/safety.ts'
import type { CacaoMatter } from './matter.ts'
import type { VariantKey } from './types.ts'

/** Ganaches are emulsions of boiled cream; bars, pralines and gianduja hold no water to speak of. */
const MOIST: ReadonlySet<VariantKey> = new Set(['ganache', 'ganache_fresca', 'ganache_mantequilla'])

/** % of a dry chocolate from which cream or fruit makes it a ganache. */
const PERISHABLE: PerishableShares = { filling: [[2, '3']], cream: [[2, '4']], milk: [[2, '4']], fruit: [[2, '4']] }
/** % of water up to which it keeps for months (the most of published bars from the bean is 2.5), and above which it is fresh. */
const DRY = 3
const FRESH = 15

const classOfWater = (water: number): SafetyClass => (water <= DRY ? '7' : water <= FRESH ? '4' : '3')

export function cacaoKeepingOf(
  { lines, uses }: ParsedFormula<CacaoMatter>,
  variant: VariantKey,
  { agua, aw }: { readonly agua?: number; readonly aw?: number },
  measured: number | null | undefined,
): SafetyBlock<FindingText> {
  if (MOIST.has(variant))
    return safetyBlockOf({ craft: 'cacao', lines, uses, heat: 'cooked', keeps: '3', estimated: aw, measured })
  const wet = agua === undefined ? undefined : classOfWater(agua)
  return safetyBlockOf({
    craft: 'cacao',
    lines,
    uses,
    heat: 'baked',
    // Tempered and not heated: an egg in it is raw.
    mayBeUncooked: true,
    keeps: '7',
    wet,
    perishable: PERISHABLE,
    measured,
  })
}
