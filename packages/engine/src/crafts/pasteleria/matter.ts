import { rowsById } from '../../catalogue/catalogue.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import { solutePowersOf } from '../../catalogue/solutes.ts'
import type { ComposedLine, FormulaLine } from '../../formula/formula.ts'
import {
  compositionWithReadings,
  denseComposition,
  type FoodComposition,
  OWN_SUGARS,
  totalFat,
  totalMass,
  totalSugars,
  UNNAMED_SOLIDS,
  untoldFat,
} from '../../science/composition.ts'
import { energyOfComposition } from '../../science/energy.ts'
import { POD_OF_SUBSTANCE } from '../../science/sweetness.ts'
import { type AqueousPhase, aqueousPhase } from '../../science/water-activity.ts'
import {
  eggShare,
  gelatineShare,
  nutShare,
  type PasteleriaRole,
  type PasteleriaSettingDoses,
  rolesOfCategory,
  rolesOfRow,
  rolesOfWord,
  settingDosesIn,
} from './names.ts'

/** What is known of an ingredient: its composition, what it is for, and what does not follow from the two. */
interface Stuff extends Pick<Ingredient, 'composition' | 'de' | 'polyolType'> {
  readonly roles: ReadonlySet<PasteleriaRole>
  /** g of fresh egg, of nut and of dry gelatine in a gram, and of what else is dosed. */
  readonly shares: Shares
  readonly pod: number
  readonly kcal: number
  /** €/kg. */
  readonly precio: number
}

interface Shares extends PasteleriaSettingDoses {
  readonly egg: number
  readonly nut: number
  readonly gelatine: number
}

/** What pastry sees in an ingredient, g per 100 g. */
export interface PasteleriaMatter extends Stuff {
  readonly agua: number
  readonly alcohol: number
  /** Mono- and disaccharides, lactose included (Regulation (EU) 1169/2011). */
  readonly azucares: number
  /** The sugars of the ratios: lactose, whole or hydrolysed, left out. */
  readonly azucaresSinLactosa: number
  readonly grasa: number
  readonly proteinas: number
  readonly mantecaCacao: number
  readonly grasaLactea: number
  /** What dissolves: sugars, dextrins, lactose and polyols. */
  readonly solubles: number
  /** Fresh egg, and the yolk and white of it. */
  readonly huevo: number
  readonly yema: number
  readonly clara: number
  readonly frutoSeco: number
  readonly gelatina: number
  readonly pectina: number
  readonly acido: number
  /** Wafer, biscuit or puffed cereal. */
  readonly barquillo: number
  /** Maize-starch equivalent of flours and starches. */
  readonly almidon: number
  /** Baking-powder equivalent. */
  readonly impulsor: number
  readonly fase: AqueousPhase
}

/** Edible egg: 36 % yolk, 64 % white (50 g are 18 + 32). */
const YOLK_OF_EGG = 0.36
/** g of baking powder that a gram of bicarbonate, and of self-raising flour, stands for. */
const LEAVENING = { impulsor: 1, bicarbonato: 3, leudante: 0.04 } as const
/** Milk solids of unknown make (Goff & Hartel 2013, pp. 35 and 181). */
const MSNF = { lactose: 0.545, protein: 0.36 } as const
/** Starch in maize starch, g/g: what «g de almidón por litro» is weighed with. */
const STARCH_OF_MAIZENA = (rowsById.get('almidon_maiz')?.composition.starch ?? 100) / 100

/** The mass of whatever has one of the roles, once each. */
export const massOfRoles =
  (...roles: readonly PasteleriaRole[]) =>
  ({ roles: has }: Pick<Stuff, 'roles'>): number =>
    roles.some((role) => has.has(role)) ? 100 : 0

const isNut = massOfRoles('fruto_seco', 'pasta_fruto_seco')
const isChocolate = massOfRoles('chocolate_negro', 'chocolate_leche', 'chocolate_blanco')
const thickens = massOfRoles('harina', 'almidon')

const leavening = (roles: ReadonlySet<PasteleriaRole>): number =>
  100 * Object.entries(LEAVENING).reduce((sum, [role, by]) => sum + (roles.has(role as PasteleriaRole) ? by : 0), 0)

function yolkOf(roles: ReadonlySet<PasteleriaRole>): number {
  if (roles.has('yema')) return 1
  return roles.has('clara') ? 0 : YOLK_OF_EGG
}

/** What meets the water of a ganache. A syrup counts by its dextrose equivalent, not by the sugars it is made of. */
function phaseOf({ composition: c, de = 0, polyolType, roles }: Stuff): AqueousPhase {
  const own = de > 0 ? 0 : 1
  const nut = isNut({ roles }) > 0
  const cocoa = c.cocoaNonfat > 0 || isChocolate({ roles }) > 0
  return aqueousPhase({
    water: c.water,
    sucrose: own * c.sucrose,
    glucose: own * c.glucose,
    fructose: own * (c.fructose + c.galactose),
    lactose: own * c.lactose,
    maltose: own * (c.maltose + c.otherSugars),
    dextrins: own * c.dextrins,
    syrup: (1 - own) * (totalSugars(c) + c.dextrins),
    de,
    polyols: c.polyols,
    polyolType,
    alcohol: c.alcohol,
    salt: c.salt,
    milkLactose: own * c.lactose,
    cocoa: nut ? 0 : c.cocoaNonfat,
    protein: nut ? 0 : cocoa ? MSNF.protein * c.msnf : c.protein,
    nut: nut ? Math.max(0, 100 - c.water - c.alcohol - totalFat(c) - totalSugars(c)) : 0,
    starch: nut || cocoa ? 0 : c.starch,
  })
}

function see(stuff: Stuff): PasteleriaMatter {
  const { composition: c, roles, shares } = stuff
  const azucares = totalSugars(c)
  const egg = roles.has('huevo') ? 100 * shares.egg : 0
  const yolk = yolkOf(roles)
  const ownSugars = azucares - c.lactose
  return {
    ...stuff,
    agua: c.water,
    alcohol: c.alcohol,
    azucares,
    azucaresSinLactosa: roles.has('sin_lactosa') ? 0 : ownSugars,
    grasa: totalFat(c),
    proteinas: c.protein,
    mantecaCacao: c.cocoaButter,
    grasaLactea: c.milkFat,
    solubles: (roles.has('sin_lactosa') ? 0 : ownSugars) + c.dextrins + c.lactose + c.polyols,
    huevo: egg,
    yema: egg * yolk,
    clara: egg * (1 - yolk),
    frutoSeco: isNut(stuff) * shares.nut,
    gelatina: roles.has('gelatina') ? 100 * shares.gelatine : 0,
    pectina: 100 * shares.pectin,
    acido: 100 * shares.acid,
    barquillo: 100 * shares.wafer,
    almidon: thickens(stuff) > 0 ? c.starch / STARCH_OF_MAIZENA : 0,
    impulsor: leavening(roles),
    fase: phaseOf(stuff),
  }
}

/** The pastry reading of a catalogue row. */
export function pasteleriaMatterOf(ingredient: Ingredient): PasteleriaMatter {
  const { composition: c, de, polyolType, id, category, price } = ingredient
  return see({
    composition: c,
    de,
    polyolType,
    roles: new Set(rolesOfRow[id] ?? rolesOfCategory[category] ?? []),
    shares: {
      egg: eggShare[id] ?? 1,
      nut: nutShare(id),
      gelatine: gelatineShare[id] ?? 1,
      ...settingDosesIn(ingredient),
    },
    pod: solutePowersOf(ingredient, c.msnf, c.salt).pod,
    kcal: energyOfComposition(c, polyolType),
    precio: price,
  })
}

const NOTHING: Stuff = {
  composition: denseComposition({}),
  de: undefined,
  polyolType: undefined,
  roles: new Set(),
  shares: { egg: 1, nut: 1, gelatine: 1, pectin: 0, acid: 0, wafer: 0 },
  pod: 0,
  kcal: 0,
  precio: 0,
}

/** An ingredient nobody knows and nobody described: it weighs, and does nothing else. */
export const PASTELERIA_INERT_MATTER: PasteleriaMatter = see(NOTHING)

/** The same ingredient, taken for what the caller says it is. */
export const matterWithRole = (matter: PasteleriaMatter, role: PasteleriaRole): PasteleriaMatter =>
  see({ ...matter, roles: new Set(rolesOfWord[role] ?? [role]) })

/** The same matter, for what another is for. */
export const inPlaceOf = (matter: PasteleriaMatter, { roles }: Pick<PasteleriaMatter, 'roles'>): PasteleriaMatter =>
  see({ ...matter, roles })

/** Fields that a caller may give in place of the catalogue's: grams per 100 g. */
export const PASTELERIA_COMPONENT_FIELDS = [
  'azucares',
  'materiagrasa',
  'esml',
  'lactosa',
  'proteinas',
  'otrossolidos',
  'agua',
  'almidon',
  'fibra',
  'sal',
  'alcohol',
  'mantecaCacao',
  'grasaLactea',
] as const
/** And those that are not grams: points, kcal and €/kg. `pac` means nothing here and is let by. */
export const PASTELERIA_FIGURE_FIELDS = ['pod', 'kcal', 'precio', 'pac'] as const

export type PasteleriaGivenFigures = {
  readonly [field in (typeof PASTELERIA_COMPONENT_FIELDS)[number] | (typeof PASTELERIA_FIGURE_FIELDS)[number]]?: number
}

/** Grams that all but water and alcohol add up to; above 100 there is no room for water. */
export const pasteleriaSolidsOf = ({ composition: c }: Pick<Stuff, 'composition'>): number =>
  totalMass(c) - c.water - c.alcohol

/** Solids that are neither sugar, fat nor milk: the «otros sólidos» of a data sheet. */
const otherSolids = (c: FoodComposition): number =>
  totalMass(c) - c.water - c.alcohol - totalFat(c) - (totalSugars(c) - c.lactose) - c.msnf

/** Sugars given as one figure keep the make of the row they replace; without a row they are sucrose. */
function sugarsGiven(c: FoodComposition, grams: number | undefined): Partial<FoodComposition> {
  if (grams === undefined) return {}
  const before = totalSugars(c) - c.lactose
  if (before <= 0) return { sucrose: grams }
  return Object.fromEntries(OWN_SUGARS.map((sugar) => [sugar, (c[sugar] * grams) / before]))
}

/** Fat given as one figure keeps the make of the row; without a row it is milk fat where there are milk solids. */
function fatGiven(
  c: FoodComposition,
  { materiagrasa, mantecaCacao, grasaLactea }: PasteleriaGivenFigures,
  milky: boolean,
): Partial<FoodComposition> {
  if (materiagrasa === undefined && mantecaCacao === undefined && grasaLactea === undefined) return {}
  const before = totalFat(c)
  const total = materiagrasa ?? Math.max(before, (mantecaCacao ?? c.cocoaButter) + (grasaLactea ?? c.milkFat))
  const scale = before > 0 ? total / before : 0
  const cocoaButter = mantecaCacao ?? c.cocoaButter * scale
  const rest = Math.max(0, total - cocoaButter)
  const milkFat = grasaLactea ?? (before > 0 ? Math.min(rest, c.milkFat * scale) : milky ? rest : 0)
  return { cocoaButter, milkFat, otherFat: Math.max(0, rest - milkFat) }
}

/**
 * Milk solids bring their lactose, protein and salts. Over a row they keep its make; without one, that of milk
 * (`otrossolidos` has the meaning of the ice cream request: all that is not sugar, fat or milk, protein included).
 */
function milkGiven(c: FoodComposition, { esml, lactosa, proteinas }: PasteleriaGivenFigures): Partial<FoodComposition> {
  const msnf = esml ?? c.msnf
  const scaled = (inRow: number, typical: number): number =>
    c.msnf > 0 ? (inRow * msnf) / c.msnf : inRow + typical * msnf
  const lactose = lactosa ?? scaled(c.lactose, MSNF.lactose)
  const protein = proteinas ?? scaled(c.protein, MSNF.protein)
  const saltsNow = milkSalts(msnf, lactose, protein) - milkSalts(c.msnf, c.lactose, c.protein)
  return { msnf, lactose, protein, ash: esml === undefined ? c.ash : Math.max(0, c.ash + saltsNow) }
}

/** What milk solids have besides lactose and protein. */
const milkSalts = (msnf: number, lactose: number, protein: number): number =>
  Math.max(0, msnf - lactose - Math.min(protein, MSNF.protein * msnf))

/** What a caller's figures make of a composition, field by field. */
function compose(given: PasteleriaGivenFigures, c: FoodComposition): FoodComposition {
  const sal = given.sal ?? c.salt
  const milk = milkGiven(c, given)
  const named: FoodComposition = {
    ...c,
    ...milk,
    ...sugarsGiven(c, given.azucares),
    ...fatGiven(c, given, (milk.msnf ?? 0) > 0),
    starch: given.almidon ?? c.starch,
    fibre: given.fibra ?? c.fibre,
    salt: sal,
    ash: Math.max(0, (milk.ash ?? c.ash) + sal - c.salt),
    alcohol: given.alcohol ?? c.alcohol,
  }
  if (given.otrossolidos === undefined) return named
  const more = given.otrossolidos - otherSolids(named)
  // Unnamed solids burn as carbohydrate, unless the starch is given: then they are none.
  const unnamed = given.almidon === undefined ? 'otherCarbs' : 'other'
  return { ...named, [unnamed]: Math.max(0, named[unnamed] + more) }
}

/** Of a chocolate that is not in the catalogue, what is neither fat, sugar nor milk is dry cocoa. */
const CHOCOLATE = { cocoaButter: 20, sugars: 15 } as const
const LEGAL_DARK_COCOA = 35
/** g per 100 g from which there is cocoa, and milk, in a chocolate. */
const SOME = { cocoa: 2, lactose: 1 } as const

interface Seen extends PasteleriaGivenFigures {
  readonly agua: number
  readonly cacaoSeco: number
}
const or0 = (value: number | undefined): number => value ?? 0
const chocolate = ({ mantecaCacao, azucares }: Seen): boolean =>
  or0(mantecaCacao) >= CHOCOLATE.cocoaButter && or0(azucares) >= CHOCOLATE.sugars

/** What an ingredient is for, told by its composition alone: the first that fits. */
const ROLE_BY_COMPOSITION: readonly (readonly [role: PasteleriaRole, fits: (seen: Seen) => boolean])[] = [
  ['almidon', ({ almidon }) => or0(almidon) >= 80],
  ['harina', ({ almidon, agua }) => or0(almidon) >= 55 && agua < 20],
  ['azucar', ({ azucares }) => or0(azucares) >= 60],
  ['grasa', ({ materiagrasa }) => or0(materiagrasa) >= 70],
  [
    'chocolate_negro',
    (seen) =>
      chocolate(seen) &&
      or0(seen.lactosa) < SOME.lactose &&
      or0(seen.mantecaCacao) + seen.cacaoSeco >= LEGAL_DARK_COCOA,
  ],
  ['chocolate_leche', (seen) => chocolate(seen) && or0(seen.lactosa) >= SOME.lactose && seen.cacaoSeco >= SOME.cocoa],
  ['chocolate_blanco', (seen) => chocolate(seen) && or0(seen.lactosa) >= SOME.lactose],
  ['leche', ({ agua, esml }) => agua >= 80 && or0(esml) >= 7],
  ['nata', ({ materiagrasa, esml }) => or0(materiagrasa) >= 15 && or0(materiagrasa) <= 50 && or0(esml) >= 3],
]

const SOLID_FIELDS = PASTELERIA_COMPONENT_FIELDS.filter((field) => field !== 'agua')

/** Water gives way to the solids that are given; a row keeps what its rounded figures leave over or lack. */
function waterLeft(
  given: PasteleriaGivenFigures,
  before: FoodComposition,
  after: FoodComposition,
  known: boolean,
): number {
  if (given.agua !== undefined) return given.agua
  const dry = totalMass(after) - after.water
  if (!known) return Math.max(0, 100 - dry)
  if (SOLID_FIELDS.every((field) => given[field] === undefined)) return before.water
  return Math.max(0, before.water - (dry - (totalMass(before) - before.water)))
}

/**
 * Composition given by the caller over a known row, field by field, or over nothing. What is not given follows from
 * what is: lactose and protein from the milk solids, POD and energy from the change in what brings them.
 */
export function overridePasteleriaMatter(
  given: PasteleriaGivenFigures,
  known: PasteleriaMatter | undefined,
  role: PasteleriaRole | undefined,
): PasteleriaMatter {
  const base: Stuff = known ?? NOTHING
  const before = base.composition
  const dry = compose(given, before)
  const after = { ...dry, water: waterLeft(given, before, dry, known !== undefined) }
  const ownSugars = (c: FoodComposition): number => totalSugars(c) - c.lactose
  const lactosePod = (c: FoodComposition): number => (POD_OF_SUBSTANCE.lactose / 100) * c.lactose
  const podPerSugar = ownSugars(before) > 0 ? (base.pod - lactosePod(before)) / ownSugars(before) : 1
  const cacaoSeco = known ? before.cocoaNonfat : Math.max(0, otherSolids(after))
  const seen: Seen = { ...given, lactosa: after.lactose, agua: after.water, cacaoSeco }
  const told = role ?? (known ? undefined : ROLE_BY_COMPOSITION.find(([, fits]) => fits(seen))?.[0])
  const roles = told ? new Set(rolesOfWord[told] ?? [told]) : base.roles
  const cocoaNonfat = known || isChocolate({ roles }) > 0 ? cacaoSeco : 0
  return see({
    ...base,
    composition: { ...after, cocoaNonfat },
    roles,
    pod:
      given.pod ??
      Math.max(
        0,
        base.pod + (ownSugars(after) - ownSugars(before)) * podPerSugar + lactosePod(after) - lactosePod(before),
      ),
    kcal: given.kcal ?? energyOfComposition(after, base.polyolType),
    precio: given.precio ?? base.precio,
  })
}

/** The composition behind the caller's figures. Solids that nobody named burn as carbohydrate, but need not be any. */
export function pasteleriaComposedLine({
  given,
  matter,
  ingredient,
}: FormulaLine<PasteleriaMatter>): ComposedLine | undefined {
  if (!given) return undefined
  const row = ingredient?.composition
  const unnamed = or0(given.otrossolidos) > 0 && given.almidon === undefined
  return {
    composition: compositionWithReadings(matter.composition, row),
    untold: [...untoldFat(matter.composition, row), ...(unnamed ? UNNAMED_SOLIDS : [])],
  }
}
