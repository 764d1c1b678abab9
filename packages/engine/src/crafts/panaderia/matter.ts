import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import type { ComposedLine, FormulaLine } from '../../formula/formula.ts'
import { type FoodComposition, mixCompositions, totalFat, totalMass, totalSugars } from '../../science/composition.ts'

/** What an ingredient is to a baker; the words a request may force with `role`. */
export const BREAD_ROLES = [
  'harina',
  'agua',
  'leche',
  'huevo',
  'sal',
  'levadura',
  'masa_madre',
  'mantequilla',
  'aceite',
  'grasa',
  'azucar',
  'otro',
] as const
export type BreadRole = (typeof BREAD_ROLES)[number]

/** Where an ingredient ends up: it decides which of its grams count in a dough. */
export type DoughPhase = 'base' | 'masa' | 'seco' | 'nula' | 'pieza' | 'sal' | 'levadura' | 'prefermento'

type Place = readonly [role: BreadRole, fase: DoughPhase]

const byCategory: Readonly<Record<IngredientCategory, Place>> = {
  harina: ['harina', 'base'],
  almidon: ['harina', 'base'],
  agua: ['agua', 'masa'],
  leche: ['leche', 'masa'],
  leche_polvo: ['leche', 'masa'],
  nata: ['leche', 'masa'],
  yogur: ['leche', 'masa'],
  bebida_vegetal: ['leche', 'masa'],
  huevo: ['huevo', 'masa'],
  mantequilla: ['mantequilla', 'masa'],
  grasa: ['grasa', 'masa'],
  azucar: ['azucar', 'masa'],
  jarabe: ['azucar', 'masa'],
  miel: ['azucar', 'masa'],
  sal: ['sal', 'sal'],
  levadura: ['levadura', 'levadura'],
  prefermento: ['masa_madre', 'prefermento'],
  zumo: ['otro', 'masa'],
  pure_fruta: ['otro', 'masa'],
  vino: ['otro', 'masa'],
  licor: ['otro', 'masa'],
  aroma: ['otro', 'masa'],
  pasta_fruto_seco: ['otro', 'masa'],
  // A dry powder takes water up, as flour does, instead of giving it.
  cacao: ['otro', 'seco'],
  cafe_te: ['otro', 'seco'],
  acido: ['otro', 'nula'],
  edulcorante: ['otro', 'nula'],
  poliol: ['otro', 'nula'],
  emulgente: ['otro', 'nula'],
  estabilizante: ['otro', 'nula'],
  fibra: ['otro', 'nula'],
  proteina: ['otro', 'nula'],
  impulsor: ['otro', 'nula'],
  mejorante: ['otro', 'nula'],
  cereal: ['otro', 'pieza'],
  chocolate: ['otro', 'pieza'],
  condimento: ['otro', 'pieza'],
  confiteria: ['otro', 'pieza'],
  confitura: ['otro', 'pieza'],
  especia: ['otro', 'pieza'],
  fruta: ['otro', 'pieza'],
  fruta_seca: ['otro', 'pieza'],
  fruto_seco: ['otro', 'pieza'],
  galleta: ['otro', 'pieza'],
  queso: ['otro', 'pieza'],
  semilla: ['otro', 'pieza'],
  verdura: ['otro', 'pieza'],
}

/** Rows that behave unlike their shelf: purées and soft cheeses dissolve in the dough, ground nuts are a dry powder. */
const exceptions: readonly (readonly [...Place, ids: string])[] = [
  [
    'aceite',
    'masa',
    'aceite_oliva aceite_girasol aceite_girasol_ao aceite_colza aceite_soja aceite_cacahuete aceite_coco aceite_coco_refinado aceite_palma aceite_sesamo',
  ],
  ['grasa', 'masa', 'manteca_cacao'],
  ['leche', 'masa', 'nata_vegetal'],
  [
    'azucar',
    'masa',
    'dulce_de_leche mermelada mermelada_fresa mermelada_albaricoque mermelada_frambuesa mermelada_arandano mermelada_cereza mermelada_naranja',
  ],
  ['otro', 'masa', 'agua_coco tofu_sedoso compota_manzana crema_castana platano cafe_expreso'],
  ['otro', 'masa', 'patata patata_cocida calabaza calabaza_asada boniato boniato_crudo zanahoria remolacha'],
  ['otro', 'masa', 'tomate_triturado tomate_concentrado vinagre_vino vinagre_balsamico salsa_soja miso mostaza'],
  [
    'otro',
    'masa',
    'queso_crema queso_crema_33 mascarpone ricotta queso_batido_0 queso_batido_3 queso_cottage queso_fresco',
  ],
  ['otro', 'seco', 'harina_coco harina_algarroba almendra_molida avellana_molida harina_almendra_desgrasada'],
  ['otro', 'seco', 'coco_rallado crema_pastelera_polvo polvo_crema'],
  ['otro', 'nula', 'germen_trigo masa_madre_seca'],
  ['otro', 'pieza', 'tofu nibs'],
]

const byRow: ReadonlyMap<string, Place> = new Map(
  exceptions.flatMap(([role, fase, ids]) => ids.split(' ').map((id): [string, Place] => [id, [role, fase]])),
)

export const doughPlaceOf = ({ id, category }: Ingredient): Place => byRow.get(id) ?? byCategory[category]

/** Fresh-equivalent yeast of each kind (Hamelman: instant 0.33, active dry 0.40 of fresh; cream yeast by its dry matter). */
const FRESH_YEAST: Readonly<Record<string, number>> = {
  levadura_fresca: 1,
  levadura_instantanea: 3,
  levadura_seca: 2.5,
  levadura_liquida: 0.65,
}

/** A flour and water that fermented before the dough: % of water and of salt on its own flour. */
interface Culture {
  readonly hidratacion: number
  readonly sal: number
  /** Nobody said its hydration, and bakers make it in more than one way. */
  readonly supuesta: boolean
}

interface CultureKind {
  readonly hidratacion: number
  /** Pizza makers build it stiffer. */
  readonly enPizza?: number
  readonly sal: number
  readonly varia: boolean
  /** Raised by its own flora: masa madre in the sense of RD 308/2019, art. 8. */
  readonly madre: boolean
  /** Scalded, not fermented. */
  readonly sinFermentar?: true
}

const LIQUID_LEVAIN: CultureKind = { hidratacion: 100, sal: 0, varia: false, madre: true }
/** Hydration by kind: Hamelman and the French Culinary Institute (biga), MasterBiga (biga for pizza), Tejero (sponge). */
const CULTURES: Readonly<Record<string, CultureKind>> = {
  masa_madre_100: LIQUID_LEVAIN,
  masa_madre_50: { hidratacion: 50, sal: 0, varia: true, madre: true },
  poolish: { hidratacion: 100, sal: 0, varia: false, madre: false },
  biga: { hidratacion: 55, enPizza: 45, sal: 0, varia: true, madre: false },
  esponja: { hidratacion: 60, sal: 0, varia: true, madre: false },
  masa_fermentada: { hidratacion: 65, sal: 2, varia: true, madre: false },
  tangzhong: { hidratacion: 500, sal: 0, varia: false, madre: false, sinFermentar: true },
}

/** The kind of a pre-ferment, whatever its flour: «masa_madre_50_de_harina_centeno». */
const kindOf = ({ id }: Ingredient): string => id.replace(/_de_.*$/, '')

/** What bread sees in an ingredient, g per 100 g. */
export interface BreadMatter {
  readonly role: BreadRole
  readonly fase: DoughPhase
  /** Flour, the flour inside a pre-ferment included: the base of every percentage. */
  readonly harina: number
  /** Of that flour, the whole one, and the one that makes gluten. */
  readonly harinaIntegral: number
  readonly harinaConGluten: number
  readonly harinaCenteno: number
  /** Water free in the dough: never a flour's own, a yeast's, nor what pieces hold. */
  readonly agua: number
  /** Salt added to the dough. */
  readonly sal: number
  /** Fresh-equivalent yeast. */
  readonly levadura: number
  readonly grasa: number
  /** Sugars that yeast finds: without lactose. */
  readonly azucar: number
  readonly prefermento: number
  readonly harinaPrefermentada: number
  readonly masaMadre: number
  readonly levaduraTalCual: number
  readonly lactosa: number
  /** Poured liquids at full weight, as recipe books count hydration. */
  readonly liquido: number
  /** Salt of the bread, that of the pieces too. */
  readonly salDelPan: number
  /** Fat that is laminated into the dough, by its whole weight. */
  readonly empaste: number
  /** Raisins, candied fruit and pieces of chocolate. */
  readonly tropezones: number
  readonly cultivo: Culture | undefined
}

/** Something that weighs and does nothing else in a dough. */
export const INERT_BREAD_MATTER: BreadMatter = {
  role: 'otro',
  fase: 'nula',
  harina: 0,
  harinaIntegral: 0,
  harinaConGluten: 0,
  harinaCenteno: 0,
  agua: 0,
  sal: 0,
  levadura: 0,
  grasa: 0,
  azucar: 0,
  prefermento: 0,
  harinaPrefermentada: 0,
  masaMadre: 0,
  levaduraTalCual: 0,
  lactosa: 0,
  liquido: 0,
  salDelPan: 0,
  empaste: 0,
  tropezones: 0,
  cultivo: undefined,
}

/** Their salt was added; the sodium of milk, egg, flour and leaveners is their own. */
const SALTED_CATEGORIES: ReadonlySet<IngredientCategory> = new Set(['queso', 'condimento'])
const SALTED_ROWS: ReadonlySet<string> = new Set(['mantequilla_salada', 'agua_mar', 'margarina', 'margarina_hojaldre'])
const addedSalt = ({ id, category, composition }: Ingredient): number =>
  SALTED_CATEGORIES.has(category) || SALTED_ROWS.has(id) ? composition.salt : 0

/** Yeast leaves lactose and galactose; the dextrins of a syrup hold water and feed it like sugar. */
const addedSugars = (c: FoodComposition, role: BreadRole): number =>
  Math.max(0, totalSugars(c) - c.lactose - c.galactose) + (role === 'azucar' ? c.dextrins : 0)

/** g of water per 100 g from which a milk, an egg or a juice is poured rather than weighed as a solid. */
const POURED = 50
const POURED_CATEGORIES: ReadonlySet<IngredientCategory> = new Set(['zumo', 'vino'])
const POURED_ROLES: ReadonlySet<BreadRole> = new Set(['agua', 'leche', 'huevo'])
const poured = ({ category, composition }: Ingredient, role: BreadRole): boolean =>
  composition.water >= POURED && (POURED_ROLES.has(role) || POURED_CATEGORIES.has(category))

/** Flours of the whole grain. */
const WHOLE: ReadonlySet<string> = new Set(['harina_integral', 'harina_espelta_integral', 'harina_centeno_integral'])
/** Flours of rye, and the sourdoughs made of them. */
const isRye = ({ id }: Ingredient): boolean => id.includes('centeno')
const hasGluten = ({ allergens }: Ingredient): boolean => allergens.includes('gluten')

type Quantities = Partial<Omit<BreadMatter, 'role' | 'fase'>>

function ofCulture(row: Ingredient, hidratacion: number | undefined, inPizza: boolean): Quantities {
  const kind = CULTURES[kindOf(row)] ?? LIQUID_LEVAIN
  const usual = (inPizza ? kind.enPizza : undefined) ?? kind.hidratacion
  const cultivo: Culture = {
    hidratacion: hidratacion ?? usual,
    sal: kind.sal,
    supuesta: hidratacion === undefined && kind.varia,
  }
  const share = 100 / (100 + cultivo.hidratacion + cultivo.sal)
  return {
    harina: 100 * share,
    harinaConGluten: hasGluten(row) ? 100 * share : 0,
    harinaCenteno: isRye(row) ? 100 * share : 0,
    harinaPrefermentada: kind.sinFermentar ? 0 : 100 * share,
    agua: cultivo.hidratacion * share,
    liquido: cultivo.hidratacion * share,
    sal: cultivo.sal * share,
    salDelPan: cultivo.sal * share,
    prefermento: kind.sinFermentar ? 0 : 100,
    masaMadre: kind.madre ? 100 : 0,
    cultivo,
  }
}

/** What a thing becomes in a pre-ferment of that kind: its own flour, water, salt and yeast, fermented together. */
export function fermentedMatter(row: Ingredient): (matter: BreadMatter) => BreadMatter {
  const kind = CULTURES[kindOf(row)] ?? LIQUID_LEVAIN
  return (matter) => ({
    ...matter,
    role: 'masa_madre',
    fase: 'prefermento',
    harinaPrefermentada: kind.sinFermentar ? 0 : matter.harina,
    prefermento: kind.sinFermentar ? 0 : 100,
    masaMadre: kind.madre ? 100 : 0,
  })
}

function dissolved(row: Ingredient, role: BreadRole): Quantities {
  const { composition: c } = row
  const sal = addedSalt(row)
  return {
    agua: c.water,
    grasa: totalFat(c),
    azucar: addedSugars(c, role),
    sal,
    salDelPan: sal,
    lactosa: c.lactose,
    liquido: poured(row, role) ? 100 : 0,
  }
}

/** What a panettone is filled with. */
const FRUITY: ReadonlySet<IngredientCategory> = new Set(['fruta_seca', 'confitura', 'chocolate'])

/** Which grams of a row count, by where it ends up. */
const quantities: Readonly<
  Record<Exclude<DoughPhase, 'prefermento'>, (row: Ingredient, role: BreadRole) => Quantities>
> = {
  base: (row) => ({
    harina: 100,
    harinaIntegral: WHOLE.has(row.id) ? 100 : 0,
    harinaConGluten: hasGluten(row) ? 100 : 0,
    harinaCenteno: isRye(row) ? 100 : 0,
  }),
  masa: dissolved,
  seco: ({ composition }, role) => ({ grasa: totalFat(composition), azucar: addedSugars(composition, role) }),
  nula: () => ({}),
  pieza: ({ category, composition }) => ({
    salDelPan: composition.salt,
    tropezones: FRUITY.has(category) ? 100 : 0,
  }),
  sal: () => ({ sal: 100, salDelPan: 100 }),
  levadura: ({ id }) => ({ levadura: 100 * (FRESH_YEAST[id] ?? 1), levaduraTalCual: 100 }),
}

/** How a pre-ferment was built, where the row alone does not say it. */
export interface PrefermentBuild {
  /** % of water on its own flour. */
  readonly hidratacion?: number | undefined
  readonly inPizza?: boolean
}

/** The bread reading of a catalogue row. */
export function breadMatterOf(row: Ingredient, { hidratacion, inPizza = false }: PrefermentBuild = {}): BreadMatter {
  const [role, fase] = doughPlaceOf(row)
  const counted = fase === 'prefermento' ? ofCulture(row, hidratacion, inPizza) : quantities[fase](row, role)
  return { ...INERT_BREAD_MATTER, role, fase, ...counted }
}

const FATS: ReadonlySet<BreadRole> = new Set(['mantequilla', 'grasa', 'aceite'])
/** Whether fat can be laminated: oil and cream cannot, whatever their name says. */
export const canLaminateFat = ({ role, grasa }: BreadMatter): boolean => FATS.has(role) && grasa >= LAMINATING_FAT
/** g of fat per 100 g from which butter or margarine rolls out as a sheet (Regulation (EU) 1308/2013: 80 % in butter). */
const LAMINATING_FAT = 70

/** The same fat, laminated in: its water wets no flour. */
export const laminatedFat = (matter: BreadMatter): BreadMatter => ({ ...matter, agua: 0, empaste: 100 })

/** A pre-ferment of another hydration than its row has that much more or less of the row's flour. */
export function composedBreadLine({ ingredient, matter }: FormulaLine<BreadMatter>): ComposedLine | undefined {
  if (!ingredient || matter.harina === 0 || !matter.cultivo) return undefined
  const usual = breadMatterOf(ingredient).harina
  if (usual === matter.harina) return undefined
  const flour = matter.harina / usual
  const { composition: row } = ingredient
  const scaled = mixCompositions([[flour, row]])
  return { composition: { ...scaled, water: scaled.water + 100 - flour * totalMass(row) }, untold: [] }
}
