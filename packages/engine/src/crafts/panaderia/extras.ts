import type { Desk } from '../../craft/desk.ts'
import type { Say } from '../../findings/finding.ts'
import { asSent } from '../../formula/as-sent.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { CraftRequest, Formula, Line } from '../../formula/formula.ts'
import { oilOfFrying } from '../../make/frying.ts'
import type { Making } from '../../make/made.ts'
import { measure, measureAll, type Ratio } from '../../ratio/parameter.ts'
import { round } from '../../words/round.ts'
import { find } from './findings.ts'
import { canLaminate, type Fase, type Matter, matterOf, type Role } from './matter.ts'
import { HYDRATION } from './names.ts'
import { parameters, readings, saltOfBread } from './params.ts'
import * as terms from './terms.ts'
import { type BreadType, types } from './types.ts'

/** Heat that mixing adds, °C (San Francisco Baking Institute; 6, 24, 30 and 40 °F as differences). */
export const FRICTION = { mano: 3, planetaria: 13, espiral: 17, procesador: 22 } as const
type Mixer = keyof typeof FRICTION
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
  throw new FormulaError('invalid-request', find('panaderia.bad-loss', { most: LARGEST_LOSS }), { field: 'merma' })
}

/** The oven takes water alone; what fermentation eats is less than what flours differ by. Frying oil counts in what is sold. */
export const making = (
  formula: Formula<Matter>,
  merma: number,
  { aceiteFritura = 0 }: Pick<BreadType, 'aceiteFritura'> = {},
): Making<Matter> => ({
  lost: merma * formula.total,
  leaves: [[() => 100 * (1 - merma)]],
  said: find(aceiteFritura > 0 ? 'panaderia.fried' : 'panaderia.baked'),
  ...(aceiteFritura > 0 && { gains: oilOfFrying(formula, aceiteFritura) }),
})

function degrees(field: string, value: unknown): number {
  if (typeof value === 'number' && value >= COLDEST && value <= HOTTEST) return value
  throw new FormulaError(
    'invalid-request',
    find('panaderia.bad-temperature', { field, least: COLDEST, most: HOTTEST }),
    { field: 'temperaturas' },
  )
}

const degreesIfGiven = (field: string, value: unknown): number | undefined =>
  value === undefined || value === null ? undefined : degrees(field, value)

function frictionOf(value: unknown): number {
  if (typeof value === 'number' && value >= 0 && value <= HOTTEST) return value
  if (typeof value === 'string' && Object.hasOwn(FRICTION, value)) return FRICTION[value as Mixer]
  throw new FormulaError(
    'invalid-request',
    find('panaderia.bad-friction', { mixers: Object.keys(FRICTION), most: HOTTEST }),
    { field: 'temperaturas' },
  )
}

const gramsOf = (lines: readonly Line<Matter>[], of: (matter: Matter) => number): number =>
  lines.reduce((sum, { grams, matter }) => sum + (grams * of(matter)) / 100, 0)

/** `T_agua = n · T_masa − Σ T − friction`; ice takes 80 kcal/kg to melt before it warms like water. */
export function mixingWater(
  { temperaturas: given }: PanaderiaRequest,
  { lines }: Formula<Matter>,
  say: Say,
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
  const hielo = round(ice, 1)
  return {
    temperatura: round(temperatura, 1),
    ...(hielo > 0 && { hielo_g: hielo }),
    agua_g: round(water - ice, 1),
    nota: say(find('panaderia.mixing-note', { temperatura, hielo, water, friccion, tooHot: TOO_HOT })),
  }
}

/** How one line was read, so that a baker can see what was assumed. */
interface LineReading {
  readonly nombre: string
  readonly role: Role
  /** Row of the catalogue. */
  readonly ingrediente?: string
  /** A preparation of several things is a mixture: each of them counts in its own place. */
  readonly fase: Fase | 'mezcla'
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
export interface Dough {
  readonly lecturas: readonly LineReading[]
  /** The same dough as other bakers quote it, % over total flour. */
  readonly convenciones: {
    /** Poured liquids at full weight. */
    readonly hidratacion_nominal: number
    readonly harina_prefermentada: number
    readonly levadura_tal_cual: number
    readonly levadura_fresca: number
    readonly lactosa: number
  }
  readonly harina_total_g: number
  readonly masa_total_g: number
  readonly rendimiento_masa: number
  readonly merma: number
  /** g of salt per 100 g of bread, that of olives or cheese included. */
  readonly sal_100g_pan: number
}

const GRAMS_DECIMALS = 2

function lineReading({ name, grams, ingredient, matter }: Line<Matter>): LineReading {
  const { role, fase, cultivo } = matter
  const inBatch = (per100: number): number => round((grams * per100) / 100, GRAMS_DECIMALS)
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
function preparationReading(name: string, lines: readonly Line<Matter>[]): LineReading {
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
        hidratacion: round((100 * water) / flour, 1),
        supuesta: false,
        harina_g: round(flour, GRAMS_DECIMALS),
        agua_g: round(water, GRAMS_DECIMALS),
        sal_g: round(salt, GRAMS_DECIMALS),
      },
    }),
  }
}

/** One for each line that was sent. */
const lineReadings = (lines: readonly Line<Matter>[]): LineReading[] =>
  asSent(lines).map((group) => {
    const [line] = group
    return line.use ? preparationReading(line.use.name, group) : lineReading(line)
  })

export function doughOf({ lines, total }: Formula<Matter>, merma: number): Dough {
  const all: Record<string, Ratio<Matter>> = { ...readings, sal: saltOfBread(merma) }
  const read = measureAll(all, Object.keys(all), lines)
  const shown = (key: keyof typeof readings | 'sal', decimals: number): number => round(read[key] ?? 0, decimals)
  return {
    lecturas: lineReadings(lines),
    convenciones: {
      hidratacion_nominal: shown('hidratacionNominal', 1),
      harina_prefermentada: shown('harinaPrefermentada', 1),
      levadura_tal_cual: round(measure(parameters.levadura, lines) ?? 0, 3),
      levadura_fresca: shown('levaduraFresca', 3),
      lactosa: shown('lactosa', 1),
    },
    harina_total_g: round(
      gramsOf(lines, ({ harina }) => harina),
      GRAMS_DECIMALS,
    ),
    masa_total_g: round(total, GRAMS_DECIMALS),
    rendimiento_masa: shown('rendimiento', 1),
    merma,
    sal_100g_pan: shown('sal', 2),
  }
}

/** What the desk of a baker has: everything over the flour, pre-ferments, the oven, the water. */
/** VAT of pan común, %: that without gluten is one too (Ley 37/1992, art. 91.Dos.1.1.º.a; RD 308/2019, art. 11.2.d). */
const PLAIN_BREAD_VAT = 4

export const desk: Desk<Matter> = {
  vat: { [terms.law.category.plain]: PLAIN_BREAD_VAT, [terms.law.category.glutenFree]: PLAIN_BREAD_VAT },
  base: { label: terms.desk.flour, of: ({ harina }) => harina },
  stage: {
    label: terms.desk.stage,
    kinds: ['biga', 'poolish', 'masa_madre_100', 'masa_madre_50', 'esponja', 'masa_fermentada'],
    field: 'hidratacion',
    within: [HYDRATION.least, HYDRATION.most],
    of: ({ cultivo, harina, agua, sal }) =>
      cultivo && {
        hydration: cultivo.hidratacion,
        isAssumed: cultivo.supuesta,
        parts: [
          { label: terms.desk.parts.flour, per100: harina },
          { label: terms.desk.parts.water, per100: agua },
          ...(sal > 0 ? [{ label: terms.desk.parts.salt, per100: sal }] : []),
        ],
      },
  },
  part: {
    label: terms.desk.laminated,
    field: 'parte',
    value: 'empaste',
    has: (type) => (types as Readonly<Record<string, BreadType>>)[type]?.laminada === true,
    may: (row) => canLaminate(matterOf(row)),
  },
  loss: {
    label: terms.desk.loss,
    field: 'merma',
    of: 1,
    most: 100 * LARGEST_LOSS,
    finished: terms.desk.baked,
    raw: terms.desk.dough,
  },
  water: {
    asks: 'temperaturas',
    tells: 'aguaAmasado',
    // Usual of a workshop at work, where nobody has measured: dough of wheat at 24 °C, everything else as the room.
    fields: [
      { key: 'masa', label: terms.desk.degrees.dough, usual: 24, is: 'wanted' },
      { key: 'harina', label: terms.desk.degrees.flour, usual: 22, is: 'measured' },
      { key: 'ambiente', label: terms.desk.degrees.room, usual: 22, is: 'measured' },
      { key: 'prefermento', label: terms.desk.stage, usual: 20, is: 'stage' },
      { key: 'friccion', label: terms.desk.degrees.friction, usual: FRICTION[USUAL_MIXER], is: 'friction' },
    ],
    coldest: { field: 'grifo', degrees: 2 },
  },
}
