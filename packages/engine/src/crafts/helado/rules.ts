import type { Guard } from '../../advise/advice.ts'
import type { Text } from '../../findings/finding.ts'
import type { Formula } from '../../formula/formula.ts'
import type { Legal } from '../../judge/legal.ts'
import { type Safety, safetyWarnings } from '../../judge/safety.ts'
import { find } from './findings.ts'
import { legalOf } from './legal.ts'
import type { Matter } from './matter.ts'
import { type ParameterKey, type Readings, readings, readingsOf } from './params.ts'
import { keepingOf } from './safety.ts'
import * as terms from './terms.ts'

/** What warnings and the answer look at. */
export interface Facts {
  readonly readings: Readings
  /** What the law says of it; nothing of what is not frozen. */
  readonly legal: Legal<Text> | undefined
  readonly keeping: Safety<Text>
}

export function factsOf({ type, formula }: Pick<Judged, 'type' | 'formula'>): Facts {
  const read = readingsOf(formula)
  return { readings: read, legal: legalOf(type, formula, read), keeping: keepingOf(formula, type) }
}

/** What a warning looks at: the readings behind the parameters, and the parameters as shown. */
interface Warned extends Readings {
  readonly type: string
  /** Served from a cabinet, and not as its cabinet wants it. */
  readonly isPacOut: boolean
  readonly hasMilk: boolean
  readonly params: { readonly [key in ParameterKey]?: number }
}

interface WarningRule {
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => Text
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
export const guards: readonly Guard<Matter>[] = [
  {
    key: 'lactosaSobreAgua',
    label: terms.figures.lactoseOfWater,
    unit: '%',
    parameter: readings.lactosaSobreAgua,
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
    find: ({ lactosaSobreAgua }) => find('helado.sandy', { percentOfWater: or0(lactosaSobreAgua) }),
  },
  { when: ({ alcohol }) => or0(alcohol) > ALCOHOL_LIMIT, find: () => find('helado.alcohol') },
  { when: ({ polioles }) => or0(polioles) > LAXATIVE_POLYOLS, find: () => find('helado.polyols') },
  { when: ({ sal }) => or0(sal) > SALT_LIMIT, find: () => find('helado.salt') },
  { when: ({ type, hasMilk }) => type === 'vegano' && hasMilk, find: () => find('helado.milk-in-vegan') },
  { when: ({ concentracion }) => concentracion === undefined, find: () => find('helado.no-water') },
  {
    when: ({ isPacOut, concentracion, params: { PAC } }) =>
      isPacOut && concentracion !== undefined && or0(PAC) <= FREEZER,
    find: ({ params: { PAC } }) => find('helado.for-freezer', { temperature: or0(PAC) }),
  },
  {
    when: ({ type, params: { POD } }) => type === 'sin_azucar' && or0(POD) < UNSWEETENED_POD,
    find: ({ params: { POD } }) => find('helado.unsweetened', { pod: or0(POD) }),
  },
]

interface Judged {
  readonly type: string
  readonly inRange: { readonly PAC?: boolean | null }
  readonly formula: Formula<Matter>
  readonly params: Warned['params']
}

/** Of gums, in what is churned for a cabinet: a sauce sets with pectin, and a semifreddo with gelatine. */
export function highDose({ inRange }: Pick<Judged, 'inRange'>, facts: () => Facts): Text | undefined {
  const { gomas } = facts().readings
  const isServed = typeof inRange.PAC === 'boolean'
  return isServed && or0(gomas) > MOST_GUMS ? find('helado.gums', { percent: or0(gomas), most: MOST_GUMS }) : undefined
}

export function warnings(judged: Judged, _: unknown, facts: () => Facts): Text[] {
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
    ...(objection === undefined ? [] : [find('law.may-not', { objection })]),
    ...warningRules.filter(({ when }) => when(warned)).map((rule) => rule.find(warned)),
    ...(dose === undefined ? [] : [dose]),
  ]
}
