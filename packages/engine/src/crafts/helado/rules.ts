import type { LimitGuard } from '../../advise/limit-guard.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { ParsedFormula } from '../../formula/formula.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { type SafetyBlock, safetyWarnings } from '../../judge/safety.ts'
import { heladoFinding } from './findings.ts'
import { heladoLegalOf } from './legal.ts'
import type { HeladoMatter } from './matter.ts'
import { type HeladoParameterKey, type HeladoReadings, heladoReadings, heladoReadingsOf } from './params.ts'
import { heladoKeepingOf } from './safety.ts'
import * as terms from './terms.ts'

/** What warnings and the answer look at. */
export interface HeladoFacts {
  readonly readings: HeladoReadings
  /** What the law says of it; nothing of what is not frozen. */
  readonly legal: LegalBlock<FindingText> | undefined
  readonly keeping: SafetyBlock<FindingText>
}

export function heladoFactsOf({ type, formula }: Pick<Judged, 'type' | 'formula'>): HeladoFacts {
  const read = heladoReadingsOf(formula)
  return { readings: read, legal: heladoLegalOf(type, formula, read), keeping: heladoKeepingOf(formula, type) }
}

/** What a warning looks at: the readings behind the parameters, and the parameters as shown. */
interface Warned extends HeladoReadings {
  readonly type: string
  /** Served from a cabinet, and not as its cabinet wants it. */
  readonly isPacOut: boolean
  readonly hasMilk: boolean
  readonly params: { readonly [key in HeladoParameterKey]?: number }
}

interface WarningRule {
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => FindingText
}

/** Lactose that crystallises: above 10 % of the water, or milk solids above 15 % of what is not sugar, fat or other (tuttogelato, Tetra Pak). */
const SANDY = { lactoseOfWater: 10, msnfOfRest: 0.15 } as const
/** g per 100 g of mix. */
const ALCOHOL_LIMIT = 4
/** Regulation (EU) 1169/2011, annex III. */
const LAXATIVE_POLYOLS = 10
const SALT_LIMIT = 1.5
/** Gums and gelatine as such, g per 100 g of mix: of 112 published mixes none has more than 0.5, and twice that is a slip of the scale. */
const MOST_GUMS = 1
/** POD under which a mix without sugars surely has a sweetener that was left out of the list. */
const UNSWEETENED_POD = 10
/** Serving temperature from which a mix belongs in a freezer, °C. */
const FREEZER = -13

/** A change must not turn a fault of balance into sandy ice cream. */
export const heladoGuards: readonly LimitGuard<HeladoMatter>[] = [
  {
    key: 'lactosaSobreAgua',
    label: terms.figureTerms.lactoseOfWater,
    unit: '%',
    parameter: heladoReadings.lactosaSobreAgua,
    range: [0, SANDY.lactoseOfWater],
    isFault: true,
  },
]

const or0 = (value: number | undefined): number => value ?? 0

const warningRules: readonly WarningRule[] = [
  {
    when: ({ lactosaSobreAgua, otrosSolidos, params: { azucares, materiaGrasa, SLNG } }) =>
      or0(lactosaSobreAgua) > SANDY.lactoseOfWater ||
      (lactosaSobreAgua !== undefined &&
        or0(SLNG) > SANDY.msnfOfRest * (100 - or0(azucares) - or0(materiaGrasa) - or0(otrosSolidos))),
    find: ({ lactosaSobreAgua }) => heladoFinding('helado.sandy', { percentOfWater: or0(lactosaSobreAgua) }),
  },
  { when: ({ alcohol }) => or0(alcohol) > ALCOHOL_LIMIT, find: () => heladoFinding('helado.alcohol') },
  { when: ({ polioles }) => or0(polioles) > LAXATIVE_POLYOLS, find: () => heladoFinding('helado.polyols') },
  { when: ({ sal }) => or0(sal) > SALT_LIMIT, find: () => heladoFinding('helado.salt') },
  { when: ({ type, hasMilk }) => type === 'vegano' && hasMilk, find: () => heladoFinding('helado.milk-in-vegan') },
  { when: ({ concentracion }) => concentracion === undefined, find: () => heladoFinding('helado.no-water') },
  {
    when: ({ isPacOut, concentracion, params: { PAC } }) =>
      isPacOut && concentracion !== undefined && or0(PAC) <= FREEZER,
    find: ({ params: { PAC } }) => heladoFinding('helado.for-freezer', { temperature: or0(PAC) }),
  },
  {
    when: ({ type, params: { POD } }) => type === 'sin_azucar' && or0(POD) < UNSWEETENED_POD,
    find: ({ params: { POD } }) => heladoFinding('helado.unsweetened', { pod: or0(POD) }),
  },
]

interface Judged {
  readonly type: string
  readonly inRange: { readonly PAC?: boolean | null }
  readonly formula: ParsedFormula<HeladoMatter>
  readonly params: Warned['params']
}

/** Of gums, in what is churned for a cabinet: a sauce sets with pectin, and a semifreddo with gelatine. */
export function highDose({ inRange }: Pick<Judged, 'inRange'>, facts: () => HeladoFacts): FindingText | undefined {
  const { gomas } = facts().readings
  const isServed = typeof inRange.PAC === 'boolean'
  return isServed && or0(gomas) > MOST_GUMS
    ? heladoFinding('helado.gums', { percent: or0(gomas), most: MOST_GUMS })
    : undefined
}

export function heladoWarnings(judged: Judged, _: unknown, facts: () => HeladoFacts): FindingText[] {
  const { type, inRange, formula, params } = judged
  const dose = highDose(judged, facts)
  const { readings: read, legal, keeping } = facts()
  const objection = legal?.objecion
  const warned: Warned = {
    ...read,
    type,
    params,
    isPacOut: inRange.PAC === false,
    hasMilk: formula.lines.some(
      ({ grams, ingredient, matter }) => grams > 0 && (ingredient?.allergens.includes('leche') || matter.esml > 0),
    ),
  }
  return [
    ...safetyWarnings(keeping),
    ...(objection === undefined ? [] : [heladoFinding('law.may-not', { objection })]),
    ...warningRules.filter(({ when }) => when(warned)).map((rule) => rule.find(warned)),
    ...(dose === undefined ? [] : [dose]),
  ]
}
