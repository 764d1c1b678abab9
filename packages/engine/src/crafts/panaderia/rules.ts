import type { Guard } from '../../advise/advice.ts'
import type { Judgement } from '../../craft/craft.ts'
import type { Formula, Line } from '../../formula/formula.ts'
import { type Condition, type Denomination, type Legal, legalBlock, type Operator, sideOf } from '../../judge/legal.ts'
import { invert, measure, sums } from '../../ratio/parameter.ts'
import { type Range, within } from '../../ratio/range.ts'
import { round } from '../../words/round.ts'
import { bakeLoss, type PanaderiaRequest } from './extras.ts'
import { type Matter, matterOf, type Role } from './matter.ts'
import * as words from './messages.ts'
import { rowNamed, spelling } from './names.ts'
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

type Judged = Judgement<Matter, ParameterKey, JudgedKey, BreadType>

/** % of the flour from which a pre-ferment raises a dough alone, and from which it may be named (RD 308/2019, art. 14.5). */
export const ENOUGH_LEVAIN = 5
/** % of the flour: more baker's yeast forbids «elaborado con masa madre» (RD 308/2019, art. 14.5). */
const SOURDOUGH_YEAST = 0.2
/** g per 100 g of bread, by chlorides, in pan común (RD 308/2019, art. 11.2.c). */
const LEGAL_SALT = 1.31
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

/** Flour, water, salt, yeast or masa madre, and bran (RD 308/2019, arts. 3 and 11.2). */
const PLAIN_ROLES: ReadonlySet<Role> = new Set(['harina', 'agua', 'sal', 'levadura', 'masa_madre'])
/** Additives and processing aids do not change a denomination. */
const ADDITIVES: ReadonlySet<string> = new Set(['acido', 'emulgente', 'estabilizante', 'impulsor'])
const PLAIN_ROWS: ReadonlySet<string> = new Set(['salvado_trigo', 'salvado_avena', 'mejorante_pan', 'masa_madre_seca'])
/** Flours of the base that come from no cereal (RD 308/2019, art. 11.3). */
const NO_CEREAL: ReadonlySet<string> = new Set([
  'harina_garbanzo',
  'harina_soja',
  'harina_soja_desgrasada',
  'harina_altramuz',
  'harina_castana',
  'harina_patata',
  'harina_yuca',
])

/** Whether an ingredient makes a bread «especial»; of what nobody knows, nothing is said. */
function isSpecial({ ingredient, matter }: Line<Matter>): boolean {
  if (!ingredient || ADDITIVES.has(ingredient.category) || PLAIN_ROWS.has(ingredient.id)) return false
  return !PLAIN_ROLES.has(matter.role) || NO_CEREAL.has(ingredient.id)
}

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
  readonly special: boolean
}

const freshYeastOf = (lines: readonly Line<Matter>[]): number => round(measure(readings.levaduraFresca, lines) ?? 0, 3)
const strengthOf = ({ lines }: Facts): number => round(measure(yeastStrength, lines) ?? 1, 2)
const levainOf = ({ lines }: Facts): number => round(measure(readings.masaMadre, lines) ?? 0, 1)
const saltOf = ({ lines, merma }: Facts): number => round(measure(saltOfBread(merma), lines) ?? 0, 2)
function outsideAvpn({ params, lines }: Facts): JudgedKey[] {
  const figures = { ...params, levadura: freshYeastOf(lines) }
  return JUDGED.filter((key) => !within(figures[key], AVPN[key]))
}

/** g of salt per kg of flour at which the bread meets the law, the rest of the dough being the same. */
function lawfulSalt({ lines, merma }: Facts): number {
  const reading = saltOfBread(merma)
  const salt = matterOf(rowNamed('sal'))
  const direction = { of: reading.of(salt), per: reading.per(salt), mass: 1 }
  const change = invert(reading, sums(reading, lines), direction, LEGAL_SALT) ?? 0
  const flour = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.harina) / 100, 0)
  const now = lines.reduce((sum, { grams, matter }) => sum + (grams * matter.salDelPan) / 100, 0)
  return (1000 * Math.max(0, now + change)) / flour
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
    when: (facts) => facts.recipe.panComun && !facts.special && saltOf(facts) > LEGAL_SALT,
    say: (facts) => say.saltAboveLaw(facts.merma, saltOf(facts), LEGAL_SALT, lawfulSalt(facts)),
  },
  { when: ({ recipe, special }) => recipe.panComun && special, say: say.specialBread },
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
    const key = JSON.stringify([line.name, line.matter.role, line.matter.cultivo])
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
    special: lines.some(isSpecial),
  }
  return [
    ...formulaRules.filter(({ when }) => when(facts)).map((rule) => rule.say(facts)),
    ...lineRules.flatMap((rule) => lines.filter((line) => rule.when(line, facts)).map((line) => rule.say(line))),
  ]
}

type Figure = 'especiales' | 'salPan' | 'masaMadre' | 'levadura'

const condition = (
  figure: Figure,
  operator: Operator,
  threshold: number,
  unit: string,
  article: string,
): Condition<Figure> => ({
  figure,
  label: words.figures[figure],
  operator,
  threshold,
  unit,
  article: `RD 308/2019, ${article}`,
  source: 'rd-308-2019',
})

/** Names and mentions that the quality norm of bread reserves. */
export const denominations = {
  comun: {
    id: 'comun',
    label: words.names.plain,
    conditions: [
      condition('especiales', '<=', 0, '%', 'arts. 3 y 11.2'),
      condition('salPan', '<=', LEGAL_SALT, 'g/100 g', 'art. 11.2.c'),
    ],
  },
  especial: { id: 'especial', label: words.names.special, conditions: [] },
  masaMadre: {
    id: 'masaMadre',
    label: words.names.sourdough,
    conditions: [
      condition('masaMadre', '>=', ENOUGH_LEVAIN, '%', 'art. 14.5'),
      condition('levadura', '<=', SOURDOUGH_YEAST, '%', 'art. 14.5'),
    ],
  },
} as const satisfies Readonly<Record<string, Denomination<Figure>>>

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

/** What the norm asks of a pan común that a change of grams can spoil; what makes it «especial» is what goes in. */
export function lawful(_: string, recipe: BreadType, request: PanaderiaRequest): Guard<Matter>[] {
  if (!recipe.panComun) return []
  return denominations.comun.conditions
    .filter(({ figure }) => figure === 'salPan')
    .map((asked) => ({
      key: asked.figure,
      label: asked.label,
      unit: asked.unit,
      parameter: saltOfBread(bakeLoss(request, recipe)),
      range: sideOf(asked),
    }))
}

/** What the law lets a bread be called; a dough that is no bread (pizza) has no name in it. */
export function legal(
  recipe: BreadType,
  { lines, total }: Formula<Matter>,
  request: PanaderiaRequest,
): Legal | undefined {
  if (recipe.pizza) return undefined
  const special = lines.filter(isSpecial).reduce((sum, { grams }) => sum + grams, 0)
  const figures = {
    especiales: (100 * special) / total,
    salPan: measure(saltOfBread(bakeLoss(request, recipe)), lines) ?? 0,
    masaMadre: measure(readings.masaMadre, lines) ?? 0,
    levadura: freshYeastOf(lines),
  }
  const asked = recipe.panComun ? denominations.comun : denominations.especial
  return legalBlock<Figure>(asked, Object.values(denominations), figures)
}
