import type { FindingText } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import type { PerishableShares } from '../../judge/composed.ts'
import { type SafetyBlock, safetyBlockOf } from '../../judge/safety.ts'
import { massMeasure, measureLines, type RatioParameter } from '../../ratio/parameter.ts'
import type { SafetyClass } from '../../words/safety.ts'
import type { HeladoMatter } from './matter.ts'

/** Folded with whipped yolk or white that no cooking is sure to reach. */
const UNCOOKED: ReadonlySet<string> = new Set(['semifrio'])
/** Churned without heating the mix. */
const COLD: ReadonlySet<string> = new Set(['sorbete_agua', 'granizado'])

/** What is not frozen: how it keeps, the moist rows that shorten it, and the figure that says whether it is dry enough. */
interface Unfrozen {
  readonly keeps: SafetyClass
  readonly perishable: PerishableShares
  readonly dryness: RatioParameter<HeladoMatter>
  /** From the driest; what is below the last is fresh. */
  readonly classes: readonly (readonly [least: number, is: SafetyClass])[]
}

const FRESH: SafetyClass = '3'

/** Limits of docs/decisions/0096. */
const UNFROZEN: Readonly<Record<string, Unfrozen>> = {
  // A spread holds 3 % of water at most, and none of it from milk, cream or fruit.
  crema_untable: {
    keeps: '7',
    perishable: { filling: [[0, '3']], cream: [[0, '4']], milk: [[0, '4']], fruit: [[0, '4']] },
    dryness: { scale: 100, of: ({ agua }) => 100 - agua, per: massMeasure },
    classes: [
      [97, '7'],
      [92, '6'],
      [85, '4'],
    ],
  },
  // A ripple is as sweet as jam, in °Brix of what is dissolved; cream or milk in it shortens its life however sweet it is.
  veteado: {
    keeps: '6',
    perishable: { filling: [[2, '3']], cream: [[5, '4']], milk: [[5, '4']] },
    dryness: {
      scale: 100,
      of: ({ azucares, polioles }) => azucares + polioles,
      per: ({ azucares, polioles, agua }) => azucares + polioles + agua,
    },
    classes: [
      [68, '6'],
      [60, '5'],
      [50, '4'],
    ],
  },
}

/** The mix is heated and then frozen, unless the type is made cold. */
export function heladoKeepingOf({ lines, uses }: ParsedFormula<HeladoMatter>, type: string): SafetyBlock<FindingText> {
  const unfrozen = UNFROZEN[type]
  if (unfrozen) {
    const { keeps, perishable, dryness, classes } = unfrozen
    const figure = measureLines(dryness, lines) ?? 100
    const wet = classes.find(([least]) => figure >= least)?.[1] ?? FRESH
    return safetyBlockOf({ craft: 'helado', lines, uses, heat: 'cooked', keeps, wet, perishable })
  }
  const heat = UNCOOKED.has(type) || COLD.has(type) ? 'none' : 'cooked'
  return safetyBlockOf({ craft: 'helado', lines, uses, heat, keeps: 'F', mix: COLD.has(type) ? 'sorbet' : 'plain' })
}
