import type { Guard } from '../../advise/advice.ts'
import type { Judgement } from '../../craft/craft.ts'
import type { Line } from '../../formula/formula.ts'
import type { Legal } from '../../judge/legal.ts'
import { measure } from '../../ratio/parameter.ts'
import { type Range, within } from '../../ratio/range.ts'
import { round } from '../../words/round.ts'
import { bakeLoss, type PanaderiaRequest } from './extras.ts'
import { LEAST_LEVAIN, LEGAL_SALT, SOURDOUGH_YEAST } from './law.ts'
import { lawfulSalt, legal } from './legal.ts'
import type { Matter } from './matter.ts'
import * as words from './messages.ts'
import { spelling } from './names.ts'
import {
  JUDGED,
  type JudgedKey,
  type ParameterKey,
  parameters,
  readings,
  saltOfBread,
  yeastStrength,
} from './params.ts'
import { type BreadType, types } from './types.ts'

const say = words.warnings
const { plain: PLAIN_BREAD, special: SPECIAL_BREAD } = words.law.category

type Judged = Judgement<Matter, ParameterKey, JudgedKey, BreadType>

/** % of the flour from which a pre-ferment raises a dough alone. */
export const ENOUGH_LEVAIN = LEAST_LEVAIN
/** Dough of the AVPN specification: 1.6–1.8 kg of flour, 40–60 g of salt and 0.1–3 g of yeast per litre; levain up to 20 %. */
const AVPN: Readonly<Record<JudgedKey, Range>> = {
  hidratacion: [55.6, 62.5],
  sal: [2.2, 3.75],
  levadura: [0, 0.19],
  prefermento: [0, 20],
  grasa: [0, 0],
  azucar: [0, 0],
}
/** % of sugar from which plain yeast suffers. */
const SWEET = 10
/** Share of the dough from which something that is not bread must be a slip. */
const HEAVY = 0.3
/** % of water under which a dough cannot be refined, and from which it is wetter than flama. */
const DRIEST = types.pan_comun.ranges.hidratacion[0]
const WET = 72

const isLeavener = ({ ingredient }: Line<Matter>): boolean =>
  ingredient?.category === 'impulsor' || ingredient?.id === 'harina_leudante'
const isPlainYeast = ({ name, matter }: Line<Matter>): boolean =>
  matter.role === 'levadura' && !/osmotoler/.test(spelling(name))
const isPowderedYeast = ({ name, matter }: Line<Matter>): boolean =>
  matter.role === 'levadura' && /\blevaduras? en polvo\b/.test(spelling(name))

/** What the warnings look at. Lines of the same name are one, and those that weigh nothing are none. */
interface Facts {
  readonly type: string
  readonly recipe: BreadType
  readonly params: { readonly [key in ParameterKey]: number }
  readonly lines: readonly Line<Matter>[]
  readonly total: number
  readonly merma: number
  readonly legal: Legal | undefined
}

const freshYeastOf = (lines: readonly Line<Matter>[]): number => round(measure(readings.levaduraFresca, lines) ?? 0, 3)
const strengthOf = ({ lines }: Facts): number => round(measure(yeastStrength, lines) ?? 1, 2)
const levainOf = ({ lines }: Facts): number => round(measure(readings.masaMadre, lines) ?? 0, 1)
const saltOf = ({ lines, merma }: Pick<Facts, 'lines' | 'merma'>): number =>
  round(measure(saltOfBread(merma), lines) ?? 0, 2)
function outsideAvpn({ params, lines }: Facts): JudgedKey[] {
  const figures = { ...params, levadura: freshYeastOf(lines) }
  return JUDGED.filter((key) => !within(figures[key], AVPN[key]))
}

interface WarningRule {
  readonly when: (facts: Facts) => boolean
  readonly say: (facts: Facts) => string
}

const formulaRules: readonly WarningRule[] = [
  { when: ({ params }) => params.levadura === 0 && params.prefermento === 0, say: say.unleavened },
  {
    when: ({ params }) => params.levadura === 0 && params.prefermento > 0 && params.prefermento < ENOUGH_LEVAIN,
    say: ({ params }) => say.littleLevain(params.prefermento),
  },
  { when: ({ lines }) => lines.some(isLeavener), say: say.leavener },
  {
    when: ({ legal, ...facts }) => legal?.categoria === PLAIN_BREAD && saltOf(facts) > LEGAL_SALT,
    say: (facts) => say.saltAboveLaw(facts.merma, saltOf(facts), LEGAL_SALT, lawfulSalt(facts.lines, facts.merma)),
  },
  {
    when: ({ recipe, legal }) => recipe.panComun && legal?.categoria === SPECIAL_BREAD && legal.cumple !== false,
    say: ({ legal }) => say.specialBread(legal?.denominacion ?? ''),
  },
  {
    when: ({ type, lines }) => type === 'pan_rustico_mm' && freshYeastOf(lines) > SOURDOUGH_YEAST,
    say: say.notSourdoughByYeast,
  },
  {
    when: (facts) =>
      facts.type === 'pan_rustico_mm' && facts.params.prefermento >= ENOUGH_LEVAIN && levainOf(facts) < ENOUGH_LEVAIN,
    say: say.notSourdoughByCulture,
  },
  {
    when: (facts) => facts.type === 'pizza_napolitana' && outsideAvpn(facts).length > 0,
    say: (facts) => say.outsideAvpn(outsideAvpn(facts)),
  },
  { when: ({ params, lines }) => params.azucar > SWEET && lines.some(isPlainYeast), say: say.osmotolerant },
  { when: (facts) => strengthOf(facts) !== 1, say: (facts) => say.yeastStrength(strengthOf(facts)) },
  {
    when: ({ recipe, params }) => recipe.style?.id === 'bregado' && params.hidratacion >= DRIEST,
    say: ({ params }) => say.stiffDough(params.hidratacion),
  },
  {
    when: ({ type, recipe, params }) =>
      type === 'pan_comun' &&
      !recipe.style &&
      params.hidratacion > WET &&
      within(params.hidratacion, types.pan_comun.ranges.hidratacion),
    say: ({ params }) => say.wetDough(params.hidratacion),
  },
]

interface LineRule {
  readonly when: (line: Line<Matter>, facts: Facts) => boolean
  readonly say: (line: Line<Matter>) => string
}

const lineRules: readonly LineRule[] = [
  { when: isPowderedYeast, say: ({ name }) => say.powderedYeast(name) },
  {
    when: ({ matter, grams }, { total }) => matter.role === 'otro' && grams > HEAVY * total,
    say: ({ name }) => say.heavyOther(name),
  },
  {
    when: ({ matter }) => matter.cultivo?.supuesta ?? false,
    say: ({ name, matter }) => say.assumedHydration(name, matter.cultivo?.hidratacion ?? 0),
  },
]

function joined(lines: readonly Line<Matter>[]): Line<Matter>[] {
  const byName = new Map<string, Line<Matter>>()
  for (const line of lines) {
    if (line.grams <= 0) continue
    // Two lines may share a name and still be read apart, each by its own role or hydration.
    const { role, cultivo } = line.matter
    const culture = cultivo ? `${cultivo.hidratacion} ${cultivo.sal} ${cultivo.supuesta}` : ''
    const key = `${role} ${culture}\n${line.name}`
    byName.set(key, { ...line, grams: line.grams + (byName.get(key)?.grams ?? 0) })
  }
  return [...byName.values()]
}

export function warnings({ type, recipe, formula, params }: Judged, request: PanaderiaRequest): string[] {
  const lines = joined(formula.lines)
  const facts: Facts = {
    type,
    recipe,
    // A formula without flour never gets here, so every parameter has its base.
    params: params as Facts['params'],
    lines,
    total: formula.total,
    merma: bakeLoss(request, recipe),
    legal: legal(recipe, formula, request),
  }
  return [
    ...formulaRules.filter(({ when }) => when(facts)).map((rule) => rule.say(facts)),
    ...lineRules.flatMap((rule) => lines.filter((line) => rule.when(line, facts)).map((line) => rule.say(line))),
  ]
}

/** A dough that a pre-ferment raises must go on having enough of it. */
export const guards: readonly Guard<Matter>[] = [
  {
    key: 'prefermento',
    label: parameters.prefermento.label,
    unit: parameters.prefermento.unit,
    parameter: parameters.prefermento,
    range: [ENOUGH_LEVAIN, Number.POSITIVE_INFINITY],
  },
]
