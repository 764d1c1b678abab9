import type { Guard } from '../../advise/advice.ts'
import type { Judgement } from '../../craft/craft.ts'
import type { Text } from '../../findings/finding.ts'
import type { Line } from '../../formula/formula.ts'
import type { Legal } from '../../judge/legal.ts'
import { safetyWarnings } from '../../judge/safety.ts'
import { measure } from '../../ratio/parameter.ts'
import { type Range, within } from '../../ratio/range.ts'
import { round } from '../../words/round.ts'
import { bakeLoss, type PanaderiaRequest } from './extras.ts'
import { figureOf, find } from './findings.ts'
import { LEAST_LEVAIN, LEGAL_SALT, SOURDOUGH_YEAST } from './law.ts'
import { lawfulSalt, legalOf } from './legal.ts'
import type { Matter } from './matter.ts'
import { spelling } from './names.ts'
import {
  type DoughKey,
  JUDGED,
  type JudgedKey,
  type ParameterKey,
  parameters,
  readings,
  saltOfBread,
  tells,
  yeastStrength,
} from './params.ts'
import { keepingOf } from './safety.ts'
import * as terms from './terms.ts'
import { type BreadType, types } from './types.ts'

const { plain: PLAIN_BREAD, special: SPECIAL_BREAD } = terms.law.category

type Judged = Judgement<Matter, ParameterKey, JudgedKey, BreadType>

/** % of the flour from which a pre-ferment raises a dough alone. */
export const ENOUGH_LEVAIN = LEAST_LEVAIN
/** Dough of the AVPN specification: 1.6–1.8 kg of flour, 40–60 g of salt and 0.1–3 g of yeast per litre; levain up to 20 %. */
const AVPN: Readonly<Record<DoughKey, Range>> = {
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

/** What warnings, advice and the answer look at. */
export interface Facts {
  readonly legal: Legal<Text> | undefined
}

export const factsOf = (judged: Judged, request: PanaderiaRequest): Facts => ({ legal: legalOf(judged, request) })

/** What a warning looks at. Lines of the same name are one, and those that weigh nothing are none. */
interface Warned {
  readonly type: string
  readonly recipe: BreadType
  readonly params: { readonly [key in DoughKey]: number }
  readonly lines: readonly Line<Matter>[]
  readonly total: number
  readonly merma: number
  readonly legal: Legal<Text> | undefined
}

const freshYeastOf = (lines: readonly Line<Matter>[]): number => round(measure(readings.levaduraFresca, lines) ?? 0, 3)
const strengthOf = ({ lines }: Warned): number => round(measure(yeastStrength, lines) ?? 1, 2)
const levainOf = ({ lines }: Warned): number => round(measure(readings.masaMadre, lines) ?? 0, 1)
const saltOf = ({ lines, merma }: Pick<Warned, 'lines' | 'merma'>): number =>
  round(measure(saltOfBread(merma), lines) ?? 0, 2)
function outsideAvpn({ params, lines }: Warned): DoughKey[] {
  const figures = { ...params, levadura: freshYeastOf(lines) }
  return JUDGED.filter((key) => !within(figures[key], AVPN[key]))
}

const glutenOf = (lines: readonly Line<Matter>[]): number => round(measure(tells.harinaConGluten, lines) ?? 0, 1)
const ryeOf = (lines: readonly Line<Matter>[]): number => round(measure(readings.centeno, lines) ?? 0, 1)
/** % of the flour from which a bread is of rye rather than with rye (the German Roggenbrot asks for 90, mixed rye for 51; Obrador). */
const LEAST_RYE = 60

interface WarningRule {
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => Text
}

const formulaRules: readonly WarningRule[] = [
  { when: ({ params }) => params.levadura === 0 && params.prefermento === 0, find: () => find('panaderia.unleavened') },
  {
    when: ({ params }) => params.levadura === 0 && params.prefermento > 0 && params.prefermento < ENOUGH_LEVAIN,
    find: ({ params }) => find('panaderia.little-levain', { percentOfFlour: params.prefermento }),
  },
  { when: ({ lines }) => lines.some(isLeavener), find: () => find('panaderia.leavener') },
  {
    when: ({ legal, ...warned }) => legal?.categoria === PLAIN_BREAD && saltOf(warned) > LEGAL_SALT,
    find: (warned) =>
      find('panaderia.salt-above-law', {
        merma: warned.merma,
        salt: saltOf(warned),
        most: LEGAL_SALT,
        // The flour that nobody can read is not in it.
        perKilo: warned.lines.every(({ known }) => known) ? lawfulSalt(warned.lines, warned.merma) : undefined,
      }),
  },
  {
    when: ({ recipe, legal }) => recipe.panComun && legal?.categoria === SPECIAL_BREAD && legal.cumple !== false,
    find: ({ legal }) => find('panaderia.special-bread', { name: legal?.denominacion ?? '' }),
  },
  {
    when: ({ type, lines }) => type === 'pan_rustico_mm' && freshYeastOf(lines) > SOURDOUGH_YEAST,
    find: () => find('panaderia.not-sourdough-by-yeast'),
  },
  {
    when: (warned) =>
      warned.type === 'pan_rustico_mm' &&
      warned.params.prefermento >= ENOUGH_LEVAIN &&
      levainOf(warned) < ENOUGH_LEVAIN,
    find: () => find('panaderia.not-sourdough-by-culture'),
  },
  {
    when: (warned) => warned.type === 'pizza_napolitana' && outsideAvpn(warned).length > 0,
    find: (warned) => find('panaderia.outside-avpn', { figures: outsideAvpn(warned).map(figureOf) }),
  },
  {
    when: ({ params, lines }) => params.azucar > SWEET && lines.some(isPlainYeast),
    find: () => find('panaderia.osmotolerant'),
  },
  {
    when: (warned) => strengthOf(warned) !== 1,
    find: (warned) => find('panaderia.yeast-strength', { strength: strengthOf(warned) }),
  },
  {
    when: ({ type, lines }) => type === 'pan_sin_gluten' && glutenOf(lines) > 0,
    find: ({ lines }) => find('panaderia.has-gluten', { percentOfFlour: glutenOf(lines) }),
  },
  {
    when: ({ type, lines }) => type === 'pan_sin_gluten' && glutenOf(lines) === 0,
    find: () => find('panaderia.gluten-free-claim'),
  },
  {
    when: ({ type, lines }) => type === 'pan_centeno' && ryeOf(lines) < LEAST_RYE,
    find: ({ lines }) => find('panaderia.little-rye', { percentOfFlour: ryeOf(lines) }),
  },
  { when: ({ type }) => type === 'roscon_reyes', find: () => find('panaderia.figurine') },
  {
    when: ({ recipe, params }) => recipe.style?.id === 'bregado' && params.hidratacion >= DRIEST,
    find: ({ params }) => find('panaderia.stiff-dough', { hydration: params.hidratacion }),
  },
  {
    when: ({ type, recipe, params }) =>
      type === 'pan_comun' &&
      !recipe.style &&
      params.hidratacion > WET &&
      within(params.hidratacion, types.pan_comun.ranges.hidratacion),
    find: ({ params }) => find('panaderia.wet-dough', { hydration: params.hidratacion }),
  },
]

interface LineRule {
  readonly when: (line: Line<Matter>, warned: Warned) => boolean
  readonly find: (line: Line<Matter>) => Text
}

const lineRules: readonly LineRule[] = [
  { when: isPowderedYeast, find: ({ name }) => find('panaderia.powdered-yeast', { name }) },
  {
    when: ({ matter, grams }, { total }) => matter.role === 'otro' && grams > HEAVY * total,
    find: ({ name }) => find('panaderia.heavy-other', { name }),
  },
  {
    when: ({ matter }) => matter.cultivo?.supuesta ?? false,
    find: ({ name, matter }) =>
      find('panaderia.assumed-hydration', { name, hydration: matter.cultivo?.hidratacion ?? 0 }),
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

const ofLines = (warned: Warned): Text[] =>
  lineRules.flatMap((rule) => warned.lines.filter((line) => rule.when(line, warned)).map((line) => rule.find(line)))

export function warnings(
  { type, recipe, formula, params }: Judged,
  request: PanaderiaRequest,
  facts: () => Facts,
): Text[] {
  const lines = joined(formula.lines)
  const warned: Warned = {
    type,
    recipe,
    // A formula without flour never gets here, so every parameter has its base.
    params: params as Warned['params'],
    lines,
    total: formula.total,
    merma: bakeLoss(request, recipe),
    legal: facts().legal,
  }
  // Of what is not judged only what its lines say is told.
  if (recipe.isFree) return [...safetyWarnings(keepingOf(formula, recipe)), ...ofLines(warned)]
  return [...formulaRules.filter(({ when }) => when(warned)).map((rule) => rule.find(warned)), ...ofLines(warned)]
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
