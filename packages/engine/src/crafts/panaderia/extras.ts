import type { CraftDesk } from '../../craft/desk.ts'
import type { SayFinding } from '../../findings/finding.ts'
import { linesAsSent } from '../../formula/as-sent.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, FormulaLine, ParsedFormula } from '../../formula/formula.ts'
import { oilOfFrying } from '../../make/frying.ts'
import type { MakingLosses } from '../../make/made.ts'
import { type MatterMeasure, massMeasure, measureLines, type RatioParameter } from '../../ratio/parameter.ts'
import { roundTo } from '../../words/round.ts'
import { panaderiaFinding } from './findings.ts'
import {
  type BreadMatter,
  type BreadRole,
  breadMatterOf,
  canLaminateFat,
  composedBreadLine,
  type DoughPhase,
} from './matter.ts'
import { HYDRATION_LIMITS } from './names.ts'
import { panaderiaParameters, panaderiaReadings, saltOfBread } from './params.ts'
import * as terms from './terms.ts'
import { type BreadType, panaderiaTypes } from './types.ts'

/** Heat that mixing adds, °C (San Francisco Baking Institute; 6, 24, 30 and 40 °F as differences). */
export const MIXER_FRICTION = { mano: 3, planetaria: 13, espiral: 17, procesador: 22 } as const
type Mixer = keyof typeof MIXER_FRICTION
/** What a workshop kneads with, unless it says otherwise. */
const USUAL_MIXER: Mixer = 'espiral'

/** Temperatures of the workshop, °C. */
interface Temperatures {
  /** The dough wanted at the end of mixing. */
  readonly masa: number
  readonly harina: number
  readonly ambiente: number
  /** Counts when the formula has a pre-ferment. */
  readonly prefermento?: number | null
  /** Degrees, or the mixer they come from. */
  readonly friccion?: number | Mixer | null
  /** Tap water; with it, the ice to use when the water must be colder. */
  readonly grifo?: number | null
}

export interface PanaderiaRequest extends CraftRequest {
  /** Share of the dough lost in the oven, 0 to 0.5; that of the type unless given. */
  readonly merma?: number | null
  readonly temperaturas?: Temperatures | null
}

export interface MixingWater {
  /** °C of the water that brings the dough to the temperature wanted. */
  readonly temperatura: number
  /** Part of the water to put as ice, when the tap is not cold enough. */
  readonly hielo_g?: number
  /** The rest of the water of the formula. */
  readonly agua_g: number
  readonly nota: string
}

const LARGEST_LOSS = 0.5
/** Temperatures beyond these, °C, are a slip of the pen (Fahrenheit, say). */
const COLDEST = -30
const HOTTEST = 60
/** kcal that melt a kilo of ice: the degrees by which it beats water at 0 °C. */
const LATENT_HEAT = 80
/** °C from which water harms yeast. */
const TOO_HOT = 38

export function bakeLoss(request: PanaderiaRequest, recipe: BreadType): number {
  const merma: unknown = request.merma ?? recipe.merma
  if (typeof merma === 'number' && merma >= 0 && merma <= LARGEST_LOSS) return merma
  throw new FormulaError('invalid-request', panaderiaFinding('panaderia.bad-loss', { most: LARGEST_LOSS }), {
    field: 'merma',
  })
}

/** The oven takes water alone; what fermentation eats is less than what flours differ by. Frying oil counts in what is sold. */
export const panaderiaMakingLosses = (
  formula: ParsedFormula<BreadMatter>,
  merma: number,
  { aceiteFritura = 0 }: Pick<BreadType, 'aceiteFritura'> = {},
): MakingLosses<BreadMatter> => ({
  lost: merma * formula.total,
  leaves: [[() => 100 * (1 - merma)]],
  said: panaderiaFinding(aceiteFritura > 0 ? 'panaderia.fried' : 'panaderia.baked'),
  ...(aceiteFritura > 0 && { gains: oilOfFrying(formula, aceiteFritura) }),
})

/** g that are left of a dough: the oven takes water and alcohol alone, and what nobody knows may be either. */
export function finishedMass({ lines, total }: ParsedFormula<BreadMatter>, merma: number): number {
  const volatile = lines.reduce((sum, line) => {
    const c = composedBreadLine(line)?.composition ?? (line.ingredient ?? line.inner?.row)?.composition
    return sum + (c && line.grams > 0 ? (line.grams * (c.water + c.alcohol)) / 100 : line.grams)
  }, 0)
  return total - Math.min(merma * total, volatile)
}

function degrees(field: string, value: unknown): number {
  if (typeof value === 'number' && value >= COLDEST && value <= HOTTEST) return value
  throw new FormulaError(
    'invalid-request',
    panaderiaFinding('panaderia.bad-temperature', { field, least: COLDEST, most: HOTTEST }),
    { field: 'temperaturas' },
  )
}

const degreesIfGiven = (field: string, value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : degrees(field, value)

function frictionOf(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= HOTTEST) return value
  if (typeof value === 'string' && Object.hasOwn(MIXER_FRICTION, value)) return MIXER_FRICTION[value as Mixer]
  throw new FormulaError(
    'invalid-request',
    panaderiaFinding('panaderia.bad-friction', { mixers: Object.keys(MIXER_FRICTION), most: HOTTEST }),
    { field: 'temperaturas' },
  )
}

const gramsOf = (lines: readonly FormulaLine<BreadMatter>[], of: (matter: BreadMatter) => number): number =>
  lines.reduce((sum, { grams, matter }) => sum + (grams * of(matter)) / 100, 0)

/** `T_agua = n · T_masa − Σ T − friction`; ice takes 80 kcal/kg to melt before it warms like water. */
export function mixingWater(
  { temperaturas: given }: PanaderiaRequest,
  { lines }: ParsedFormula<BreadMatter>,
  say: SayFinding,
): MixingWater | undefined {
  if (given === undefined || given === null) return undefined
  const masa = degrees('masa', given.masa)
  const prefermento = degreesIfGiven('prefermento', given.prefermento)
  const fermented = gramsOf(lines, (matter) => matter.prefermento) > 0
  const others = [
    degrees('harina', given.harina),
    degrees('ambiente', given.ambiente),
    ...(fermented && prefermento !== undefined ? [prefermento] : []),
  ]
  const friccion = frictionOf(given.friccion ?? USUAL_MIXER)
  const temperatura = (others.length + 1) * masa - others.reduce((sum, each) => sum + each, 0) - friccion
  const grifo = degreesIfGiven('grifo', given.grifo) ?? temperatura
  const water = gramsOf(lines, ({ role }) => (role === 'agua' ? 100 : 0))
  const ice = Math.min(water, Math.max(0, (water * (grifo - temperatura)) / (LATENT_HEAT + grifo)))
  const hielo = roundTo(ice, 1)
  return {
    temperatura: roundTo(temperatura, 1),
    ...(hielo > 0 && { hielo_g: hielo }),
    agua_g: roundTo(water - ice, 1),
    nota: say(panaderiaFinding('panaderia.mixing-note', { temperatura, hielo, water, friccion, tooHot: TOO_HOT })),
  }
}

/** How one line was read, so that a baker can see what was assumed. */
interface LineReading {
  readonly nombre: string
  readonly role: BreadRole
  /** Row of the catalogue. */
  readonly ingrediente?: string
  /** A preparation of several things is a mixture: each of them counts in its own place. */
  readonly fase: DoughPhase | 'mezcla'
  /** Grams of fresh yeast that one gram of it is worth. */
  readonly factorLevadura?: number
  readonly prefermento?: {
    readonly hidratacion: number
    readonly supuesta: boolean
    readonly harina_g: number
    readonly agua_g: number
    readonly sal_g: number
  }
}

/** The dough behind the percentages: additive, on request. */
export interface DoughReport {
  readonly lecturas: readonly LineReading[]
  /** The same dough as other bakers quote it, % over total flour; a figure that counts what nobody weighed is missing. */
  readonly convenciones: {
    /** Poured liquids at full weight. */
    readonly hidratacion_nominal?: number
    readonly harina_prefermentada?: number
    readonly levadura_tal_cual?: number
    readonly levadura_fresca?: number
    readonly lactosa?: number
  }
  readonly harina_total_g: number
  readonly masa_total_g: number
  readonly rendimiento_masa?: number
  readonly merma: number
  /** g of salt per 100 g of bread, that of olives or cheese included; missing where nobody weighed it. */
  readonly sal_100g_pan?: number
}

const GRAMS_DECIMALS = 2

function lineReading({ name, grams, ingredient, matter }: FormulaLine<BreadMatter>): LineReading {
  const { role, fase, cultivo } = matter
  const inBatch = (per100: number): number => roundTo((grams * per100) / 100, GRAMS_DECIMALS)
  return {
    nombre: name,
    role,
    ...(ingredient && { ingrediente: ingredient.id }),
    fase,
    ...(matter.levaduraTalCual > 0 && { factorLevadura: matter.levadura / matter.levaduraTalCual }),
    ...(cultivo && {
      prefermento: {
        hidratacion: cultivo.hidratacion,
        supuesta: cultivo.supuesta,
        harina_g: inBatch(matter.harina),
        agua_g: inBatch(matter.agua),
        sal_g: inBatch(matter.sal),
      },
    }),
  }
}

/** A preparation is one line, as it was sent: a dough to ferment this one with, or a mixture. */
function preparationReading(name: string, lines: readonly FormulaLine<BreadMatter>[]): LineReading {
  const isCulture = lines.every(({ grams, matter }) => grams <= 0 || matter.fase === 'prefermento')
  if (!isCulture) return { nombre: name, role: 'otro', fase: 'mezcla' }
  const [flour, water, salt] = [
    gramsOf(lines, ({ harina }) => harina),
    gramsOf(lines, ({ agua }) => agua),
    gramsOf(lines, ({ sal }) => sal),
  ]
  return {
    nombre: name,
    role: 'masa_madre',
    fase: 'prefermento',
    ...(flour > 0 && {
      prefermento: {
        hidratacion: roundTo((100 * water) / flour, 1),
        supuesta: false,
        harina_g: roundTo(flour, GRAMS_DECIMALS),
        agua_g: roundTo(water, GRAMS_DECIMALS),
        sal_g: roundTo(salt, GRAMS_DECIMALS),
      },
    }),
  }
}

/** One for each line that was sent. */
const lineReadings = (lines: readonly FormulaLine<BreadMatter>[]): LineReading[] =>
  linesAsSent(lines).map((group) => {
    const [line] = group
    return line.use ? preparationReading(line.use.name, group) : lineReading(line)
  })

/** g per 100 g from which an ingredient brings what a figure counts: the trace of salt in a spice shows in none. */
const LEAST_BROUGHT = 1

/** Figures without those that nobody can tell. */
const knownFigures = <Key extends string>(figures: Readonly<Record<Key, number | undefined>>) =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined)) as { [key in Key]?: number }

/** Whether a line counts in a measure; in the mass of a dough, only what makes it up. */
const countsIn = (measure: MatterMeasure<BreadMatter>, matter: BreadMatter): boolean =>
  (measure === massMeasure ? matter.harina + matter.liquido : measure(matter)) >= LEAST_BROUGHT

export function doughReportOf({ lines, total }: ParsedFormula<BreadMatter>, merma: number): DoughReport {
  const unweighed = lines.filter(({ isUnweighed }) => isUnweighed)
  const shown = (reading: RatioParameter<BreadMatter>, decimals: number): number | undefined =>
    unweighed.some(({ matter }) => countsIn(reading.of, matter) || countsIn(reading.per, matter))
      ? undefined
      : roundTo(measureLines(reading, lines) ?? 0, decimals)
  return {
    lecturas: lineReadings(lines),
    convenciones: knownFigures({
      hidratacion_nominal: shown(panaderiaReadings.hidratacionNominal, 1),
      harina_prefermentada: shown(panaderiaReadings.harinaPrefermentada, 1),
      levadura_tal_cual: shown(panaderiaParameters.levadura, 3),
      levadura_fresca: shown(panaderiaReadings.levaduraFresca, 3),
      lactosa: shown(panaderiaReadings.lactosa, 1),
    }),
    harina_total_g: roundTo(
      gramsOf(lines, ({ harina }) => harina),
      GRAMS_DECIMALS,
    ),
    masa_total_g: roundTo(total, GRAMS_DECIMALS),
    ...knownFigures({ rendimiento_masa: shown(panaderiaReadings.rendimiento, 1) }),
    merma,
    ...knownFigures({ sal_100g_pan: shown(saltOfBread(merma), 2) }),
  }
}

/** What the desk of a baker has: everything over the flour, pre-ferments, the oven, the water. */
/** VAT of pan común, %: that without gluten is one too (Ley 37/1992, art. 91.Dos.1.1.º.a; RD 308/2019, art. 11.2.d). */
const PLAIN_BREAD_VAT = 4

export const panaderiaDesk: CraftDesk<BreadMatter> = {
  vat: {
    [terms.panaderiaLawTerms.category.plain]: PLAIN_BREAD_VAT,
    [terms.panaderiaLawTerms.category.glutenFree]: PLAIN_BREAD_VAT,
  },
  base: { label: terms.panaderiaDeskTerms.flour, of: ({ harina }) => harina },
  stage: {
    label: terms.panaderiaDeskTerms.stage,
    kinds: ['biga', 'poolish', 'masa_madre_100', 'masa_madre_50', 'esponja', 'masa_fermentada'],
    field: 'hidratacion',
    within: [HYDRATION_LIMITS.least, HYDRATION_LIMITS.most],
    of: ({ cultivo, harina, agua, sal }) =>
      cultivo && {
        hydration: cultivo.hidratacion,
        isAssumed: cultivo.supuesta,
        parts: [
          { label: terms.panaderiaDeskTerms.parts.flour, per100: harina },
          { label: terms.panaderiaDeskTerms.parts.water, per100: agua },
          ...(sal > 0 ? [{ label: terms.panaderiaDeskTerms.parts.salt, per100: sal }] : []),
        ],
      },
  },
  // An autolysis is of flour and water alone; what is laminated in never sees the mixer.
  portions: (lines) =>
    lines.map(({ matter: { empaste, role } }) =>
      empaste > 0 ? 'folded' : role === 'harina' || role === 'agua' ? 'soaked' : undefined,
    ),
  part: {
    label: terms.panaderiaDeskTerms.laminated,
    field: 'parte',
    value: 'empaste',
    has: (type) => (panaderiaTypes as Readonly<Record<string, BreadType>>)[type]?.laminada === true,
    may: (row) => canLaminateFat(breadMatterOf(row)),
  },
  loss: {
    label: terms.panaderiaDeskTerms.loss,
    field: 'merma',
    of: 1,
    most: 100 * LARGEST_LOSS,
    finished: terms.panaderiaDeskTerms.baked,
    raw: terms.panaderiaDeskTerms.dough,
  },
  water: {
    asks: 'temperaturas',
    tells: 'aguaAmasado',
    // Usual of a workshop at work, where nobody has measured: dough of wheat at 24 °C, everything else as the room.
    fields: [
      { key: 'masa', label: terms.panaderiaDeskTerms.degrees.dough, usual: 24, is: 'wanted' },
      { key: 'harina', label: terms.panaderiaDeskTerms.degrees.flour, usual: 22, is: 'measured' },
      { key: 'ambiente', label: terms.panaderiaDeskTerms.degrees.room, usual: 22, is: 'measured' },
      { key: 'prefermento', label: terms.panaderiaDeskTerms.stage, usual: 20, is: 'stage' },
      {
        key: 'friccion',
        label: terms.panaderiaDeskTerms.degrees.friction,
        usual: MIXER_FRICTION[USUAL_MIXER],
        is: 'friction',
      },
    ],
    coldest: { field: 'grifo', degrees: 2 },
  },
}
