import type { LimitGuard } from '../../advise/limit-guard.ts'
import type { FormulaJudgement } from '../../craft/craft.ts'
import type { FindingText } from '../../findings/finding.ts'
import type { FormulaLine } from '../../formula/formula.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { safetyWarnings } from '../../judge/safety.ts'
import { measureLines } from '../../ratio/parameter.ts'
import { type FigureRange, isWithin } from '../../ratio/range.ts'
import { roundTo } from '../../words/round.ts'
import { bakeLoss, type PanaderiaRequest } from './extras.ts'
import { panaderiaFigureOf, panaderiaFinding } from './findings.ts'
import { LEAST_LEVAIN, LEGAL_SALT, SOURDOUGH_YEAST } from './law.ts'
import { panaderiaLegalOf } from './legal.ts'
import type { BreadMatter } from './matter.ts'
import { panaderiaNameSpelling } from './names.ts'
import {
  type DoughKey,
  lawfulSalt,
  PANADERIA_JUDGED_KEYS,
  type PanaderiaJudgedKey,
  type PanaderiaParameterKey,
  panaderiaParameters,
  panaderiaReadings,
  panaderiaStyleIndicators,
  saltOfBread,
  yeastStrength,
} from './params.ts'
import { panaderiaKeepingOf } from './safety.ts'
import * as terms from './terms.ts'
import { type BreadType, panaderiaTypes } from './types.ts'

const { plain: PLAIN_BREAD, special: SPECIAL_BREAD } = terms.panaderiaLawTerms.category

type Judged = FormulaJudgement<BreadMatter, PanaderiaParameterKey, PanaderiaJudgedKey, BreadType>

/** % of the flour from which a pre-ferment raises a dough alone. */
export const ENOUGH_LEVAIN = LEAST_LEVAIN
/** Dough of the AVPN specification: 1.6–1.8 kg of flour, 40–60 g of salt and 0.1–3 g of yeast per litre; levain up to 20 %. */
const AVPN: Readonly<Record<DoughKey, FigureRange>> = {
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
const DRIEST = panaderiaTypes.pan_comun.ranges.hidratacion[0]
const WET = 72

const isLeavener = ({ ingredient }: FormulaLine<BreadMatter>): boolean =>
  ingredient?.category === 'impulsor' || ingredient?.id === 'harina_leudante'
const isPlainYeast = ({ name, matter }: FormulaLine<BreadMatter>): boolean =>
  matter.role === 'levadura' && !/osmotoler/.test(panaderiaNameSpelling(name))
const isPowderedYeast = ({ name, matter }: FormulaLine<BreadMatter>): boolean =>
  matter.role === 'levadura' && /\blevaduras? en polvo\b/.test(panaderiaNameSpelling(name))

/** What warnings, advice and the answer look at. */
export interface PanaderiaFacts {
  readonly legal: LegalBlock<FindingText> | undefined
}

export const panaderiaFactsOf = (judged: Judged, request: PanaderiaRequest): PanaderiaFacts => ({
  legal: panaderiaLegalOf(judged, request),
})

/** What a warning looks at. Lines of the same name are one, and those that weigh nothing are none. */
interface Warned {
  readonly type: string
  readonly recipe: BreadType
  readonly params: { readonly [key in DoughKey]: number }
  readonly lines: readonly FormulaLine<BreadMatter>[]
  readonly total: number
  readonly merma: number
  readonly legal: LegalBlock<FindingText> | undefined
}

const freshYeastOf = (lines: readonly FormulaLine<BreadMatter>[]): number =>
  roundTo(measureLines(panaderiaReadings.levaduraFresca, lines) ?? 0, 3)
const strengthOf = ({ lines }: Warned): number => roundTo(measureLines(yeastStrength, lines) ?? 1, 2)
const levainOf = ({ lines }: Warned): number => roundTo(measureLines(panaderiaReadings.masaMadre, lines) ?? 0, 1)
const saltOf = ({ lines, merma }: Pick<Warned, 'lines' | 'merma'>): number =>
  roundTo(measureLines(saltOfBread(merma), lines) ?? 0, 2)
/** With what nobody weighed, as water, in it. */
const leastSaltOf = ({ lines, merma }: Pick<Warned, 'lines' | 'merma'>): number =>
  saltOf({ lines: lines.map((line) => ({ ...line, grams: line.couldWeigh?.thinning ?? line.grams })), merma })
function outsideAvpn({ params, lines }: Warned): DoughKey[] {
  const figures = { ...params, levadura: freshYeastOf(lines) }
  return PANADERIA_JUDGED_KEYS.filter((key) => !isWithin(figures[key], AVPN[key]))
}

const glutenOf = (lines: readonly FormulaLine<BreadMatter>[]): number =>
  roundTo(measureLines(panaderiaStyleIndicators.harinaConGluten, lines) ?? 0, 1)
const ryeOf = (lines: readonly FormulaLine<BreadMatter>[]): number =>
  roundTo(measureLines(panaderiaReadings.centeno, lines) ?? 0, 1)
/** % of the flour from which a bread is of rye rather than with rye (the German Roggenbrot asks for 90, mixed rye for 51; Obrador). */
const LEAST_RYE = 60

/** What raises a dough. */
const RAISING: ReadonlySet<string | undefined> = new Set(['levadura', 'prefermento'])

interface WarningRule {
  readonly when: (warned: Warned) => boolean
  readonly find: (warned: Warned) => FindingText
}

const formulaRules: readonly WarningRule[] = [
  {
    // Yeast that nobody weighed raises it all the same.
    when: ({ params, lines }) =>
      params.levadura === 0 &&
      params.prefermento === 0 &&
      !lines.some(({ isUnweighed, ingredient }) => isUnweighed && RAISING.has(ingredient?.category)),
    find: () => panaderiaFinding('panaderia.unleavened'),
  },
  {
    when: ({ params }) => params.levadura === 0 && params.prefermento > 0 && params.prefermento < ENOUGH_LEVAIN,
    find: ({ params }) => panaderiaFinding('panaderia.little-levain', { percentOfFlour: params.prefermento }),
  },
  { when: ({ lines }) => lines.some(isLeavener), find: () => panaderiaFinding('panaderia.leavener') },
  {
    when: ({ legal, ...warned }) => legal?.categoria === PLAIN_BREAD && leastSaltOf(warned) > LEGAL_SALT,
    find: (warned) =>
      panaderiaFinding('panaderia.salt-above-law', {
        merma: warned.merma,
        salt: saltOf(warned),
        most: LEGAL_SALT,
        // The flour that nobody can read is not in it.
        perKilo: warned.lines.every(({ known }) => known) ? lawfulSalt(warned.lines, warned.merma) : undefined,
      }),
  },
  {
    when: ({ recipe, legal }) => recipe.panComun && legal?.categoria === SPECIAL_BREAD && legal.cumple !== false,
    find: ({ legal }) => panaderiaFinding('panaderia.special-bread', { name: legal?.denominacion ?? '' }),
  },
  {
    when: ({ type, lines }) => type === 'pan_rustico_mm' && freshYeastOf(lines) > SOURDOUGH_YEAST,
    find: () => panaderiaFinding('panaderia.not-sourdough-by-yeast'),
  },
  {
    when: (warned) =>
      warned.type === 'pan_rustico_mm' &&
      warned.params.prefermento >= ENOUGH_LEVAIN &&
      levainOf(warned) < ENOUGH_LEVAIN,
    find: () => panaderiaFinding('panaderia.not-sourdough-by-culture'),
  },
  {
    when: (warned) => warned.type === 'pizza_napolitana' && outsideAvpn(warned).length > 0,
    find: (warned) =>
      panaderiaFinding('panaderia.outside-avpn', { figures: outsideAvpn(warned).map(panaderiaFigureOf) }),
  },
  {
    when: ({ params, lines }) => params.azucar > SWEET && lines.some(isPlainYeast),
    find: () => panaderiaFinding('panaderia.osmotolerant'),
  },
  {
    when: (warned) => strengthOf(warned) !== 1,
    find: (warned) => panaderiaFinding('panaderia.yeast-strength', { strength: strengthOf(warned) }),
  },
  {
    when: ({ type, lines }) => type === 'pan_sin_gluten' && glutenOf(lines) > 0,
    find: ({ lines }) => panaderiaFinding('panaderia.has-gluten', { percentOfFlour: glutenOf(lines) }),
  },
  {
    when: ({ type, lines }) => type === 'pan_sin_gluten' && glutenOf(lines) === 0,
    find: () => panaderiaFinding('panaderia.gluten-free-claim'),
  },
  {
    when: ({ type, lines }) => type === 'pan_centeno' && ryeOf(lines) < LEAST_RYE,
    find: ({ lines }) => panaderiaFinding('panaderia.little-rye', { percentOfFlour: ryeOf(lines) }),
  },
  { when: ({ type }) => type === 'roscon_reyes', find: () => panaderiaFinding('panaderia.figurine') },
  {
    when: ({ recipe, params }) => recipe.style?.id === 'bregado' && params.hidratacion >= DRIEST,
    find: ({ params }) => panaderiaFinding('panaderia.stiff-dough', { hydration: params.hidratacion }),
  },
  {
    when: ({ type, recipe, params }) =>
      type === 'pan_comun' &&
      !recipe.style &&
      params.hidratacion > WET &&
      isWithin(params.hidratacion, panaderiaTypes.pan_comun.ranges.hidratacion),
    find: ({ params }) => panaderiaFinding('panaderia.wet-dough', { hydration: params.hidratacion }),
  },
]

interface LineRule {
  readonly when: (line: FormulaLine<BreadMatter>, warned: Warned) => boolean
  readonly find: (line: FormulaLine<BreadMatter>) => FindingText
}

const lineRules: readonly LineRule[] = [
  { when: isPowderedYeast, find: ({ name }) => panaderiaFinding('panaderia.powdered-yeast', { name }) },
  {
    when: ({ matter, grams }, { total }) => matter.role === 'otro' && grams > HEAVY * total,
    find: ({ name }) => panaderiaFinding('panaderia.heavy-other', { name }),
  },
  {
    when: ({ matter }) => matter.cultivo?.supuesta ?? false,
    find: ({ name, matter }) =>
      panaderiaFinding('panaderia.assumed-hydration', { name, hydration: matter.cultivo?.hidratacion ?? 0 }),
  },
]

function joined(lines: readonly FormulaLine<BreadMatter>[]): FormulaLine<BreadMatter>[] {
  const byName = new Map<string, FormulaLine<BreadMatter>>()
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

const ofLines = (warned: Warned): FindingText[] =>
  lineRules.flatMap((rule) => warned.lines.filter((line) => rule.when(line, warned)).map((line) => rule.find(line)))

export function panaderiaWarnings(
  { type, recipe, formula, params }: Judged,
  request: PanaderiaRequest,
  facts: () => PanaderiaFacts,
): FindingText[] {
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
  if (recipe.isFree) return [...safetyWarnings(panaderiaKeepingOf(formula, recipe)), ...ofLines(warned)]
  return [...formulaRules.filter(({ when }) => when(warned)).map((rule) => rule.find(warned)), ...ofLines(warned)]
}

/** A dough that a pre-ferment raises must go on having enough of it. */
export const panaderiaGuards: readonly LimitGuard<BreadMatter>[] = [
  {
    key: 'prefermento',
    label: panaderiaParameters.prefermento.label,
    unit: panaderiaParameters.prefermento.unit,
    parameter: panaderiaParameters.prefermento,
    range: [ENOUGH_LEVAIN, Number.POSITIVE_INFINITY],
  },
]
