import { rowsById } from '../../catalogue/catalogue.ts'
import { flagOf, mayHaveFlag } from '../../catalogue/flags.ts'
import { type Ingredient, type IngredientCategory, ingredientKindOf } from '../../catalogue/ingredient.ts'
import { denseComposition, type FoodComposition } from '../../science/composition.ts'
import { energyOfComposition } from '../../science/energy.ts'
import { type AqueousPhase, aqueousPhase, NOTHING_DISSOLVED } from '../../science/water-activity.ts'
import { type CacaoLegalTraits, type CacaoRole, cacaoTraitsOf } from './names.ts'

/** What chocolate making sees in an ingredient, g per 100 g. */
export interface CacaoMatter {
  readonly rol: CacaoRole
  readonly agua: number
  /** Water that enters with a wet ingredient and can seize a bar; that bound in powders leaves in the conche. */
  readonly aguaLibre: number
  readonly manteca: number
  readonly cacaoSeco: number
  readonly grasaLactea: number
  readonly esml: number
  readonly otraGrasa: number
  /** Sugars and bulk sweeteners, without lactose nor what cocoa and nuts carry by nature. */
  readonly azucar: number
  readonly polioles: number
  readonly avellana: number
  readonly avellanaEntera: number
  readonly frutosSecos: number
  readonly lecitina: number
  readonly grasaAutorizada: number
  readonly grasaNoAutorizada: number
  /** Of it, what is vegetable and what is animal: other articles forbid them (RD 1055/2003 ap. 2.2 and 3.1.1.º). */
  readonly vegetalNoAutorizada: number
  readonly grasaAnimal: number
  readonly alcohol: number
  /** Intense sweeteners. */
  readonly edulcorante: number
  /** Compound coatings and cocoa powders, by weight. */
  readonly sucedaneo: number
  readonly cacaoPolvo: number
  /** Fat that is liquid at working temperature and softens cocoa butter. */
  readonly grasaBlanda: number
  readonly lecheLegal: number
  readonly grasaLacteaLegal: number
  readonly almidonAnadido: number
  /** Of it, what is neither of wheat, rice nor maize (RD 1055/2003 ap. 1.11 and 1.12). */
  readonly almidonAjeno: number
  /** Bread, pastry and biscuits: no filling of a «chocolate relleno» (RD 1055/2003 ap. 1.10). */
  readonly galleteria: number
  readonly deducible: number
  readonly chocolate: number
  /** Chocolate or couverture alone: cocoa is neither (RD 823/1990, 2.6.1). */
  readonly chocolateSolo: number
  /** Cocoa as a maker counts it: mass, butter and powder by their weight, chocolate by its cocoa. */
  readonly cacaoPesado: number
  readonly kcal: number
  /** €/kg. */
  readonly precio: number
  readonly fase: AqueousPhase
}

/** Mono- and disaccharides (lactose apart), dextrins and polyols: everything that sweetens and fills. */
const sweet = (c: FoodComposition): number =>
  c.sucrose + c.glucose + c.fructose + c.maltose + c.otherSugars + c.dextrins + c.polyols

const rowOf = (id: string): FoodComposition => rowsById.get(id)?.composition ?? denseComposition({})
const PASTE = rowOf('pasta_cacao')
/** Sugars that a gram of dry non-fat cocoa carries. */
const SUGAR_OF_COCOA = sweet(PASTE) / PASTE.cocoaNonfat
/** Sugars and oil of a gram of the nut that pralinés are made of. */
const HAZELNUT = { sugar: sweet(rowOf('avellana_tostada')) / 100, oil: rowOf('avellana_tostada').otherFat / 100 }
const ALMOND = { sugar: sweet(rowOf('almendra_tostada')) / 100 }

/** Share of its sugars that was added: what belongs to cocoa, nuts or split lactose is counted there. */
function addedShare(c: FoodComposition, traits: CacaoLegalTraits): number {
  const all = sweet(c)
  const { avellana = 0, avellanaEntera = 0, otrosFrutosSecos = 0 } = traits
  if (all === 0 || traits.sinLactosa || traits.rol === 'cacao') return 0
  if (avellana + avellanaEntera + otrosFrutosSecos >= 100) return 0
  const natural = SUGAR_OF_COCOA * c.cocoaNonfat + HAZELNUT.sugar * avellana + ALMOND.sugar * otrosFrutosSecos
  return Math.max(0, 1 - natural / all)
}

/** Protein of milk solids, g/g (what is left of a milk couverture's protein is cocoa's). */
const PROTEIN_OF_MSNF = 0.377

function phaseOf(
  c: FoodComposition,
  traits: CacaoLegalTraits,
  added: number,
  nuts: number,
  ingredient: Ingredient,
): AqueousPhase {
  const { de = 0, polyolType } = ingredient
  const own = de > 0 ? 0 : added
  const dairy = traits.rol === 'lacteo'
  const lactose = c.lactose + (dairy ? c.galactose + (1 - added) * c.glucose : 0)
  const fatAndMilk = c.cocoaButter + c.cocoaNonfat + c.milkFat + c.msnf + c.otherFat
  return aqueousPhase({
    water: c.water,
    sucrose: added * c.sucrose,
    glucose: own * c.glucose,
    fructose: added * c.fructose,
    lactose,
    maltose: own * (c.maltose + c.otherSugars),
    dextrins: own * c.dextrins,
    syrup: de > 0 ? added * (c.glucose + c.maltose + c.otherSugars + c.dextrins) : 0,
    de,
    polyols: added * c.polyols,
    polyolType,
    alcohol: c.alcohol,
    salt: traits.salada ? c.salt : 0,
    milkLactose: traits.lecheLegal ? lactose : 0,
    cocoa: c.cocoaNonfat,
    protein: dairy ? c.protein : PROTEIN_OF_MSNF * c.msnf,
    nut: nuts > 0 ? Math.max(0, 100 - c.water - fatAndMilk - added * sweet(c) - c.alcohol) : 0,
    starch: c.cocoaNonfat === 0 && nuts === 0 ? c.starch : 0,
  })
}

/** Water from which an ingredient wets a bar, %; in these categories it stays bound whatever there is. */
const WET = 14
const BOUND: ReadonlySet<IngredientCategory> = new Set(['especia', 'fruta_seca', 'fruto_seco', 'confitura'])

const MILLED: ReadonlySet<IngredientCategory> = new Set(['harina', 'almidon'])
const ANIMAL_FAT: ReadonlySet<string> = new Set(['manteca_cerdo'])
const COMPOUND: ReadonlySet<string> = new Set(['cobertura_grasa'])

/** The reading of a catalogue row. */
export function cacaoMatterOf(ingredient: Ingredient): CacaoMatter {
  const { composition: c, id, category, price, polyolType } = ingredient
  const traits = cacaoTraitsOf(ingredient)
  const { avellana = 0, avellanaEntera = 0, otrosFrutosSecos = 0 } = traits
  const frutosSecos = avellana + avellanaEntera + otrosFrutosSecos
  const added = addedShare(c, traits)
  const cacao = c.cocoaButter + c.cocoaNonfat
  const vegetable = Math.max(0, c.otherFat - HAZELNUT.oil * avellana)
  const unauthorised = traits.grasaVegetal === 'no_autorizada' ? vegetable : 0
  return {
    rol: traits.rol,
    agua: c.water,
    aguaLibre: ingredientKindOf(ingredient).composition.water >= WET && !BOUND.has(category) ? c.water : 0,
    manteca: c.cocoaButter,
    cacaoSeco: c.cocoaNonfat,
    grasaLactea: c.milkFat,
    esml: c.msnf,
    otraGrasa: c.otherFat,
    azucar: added * sweet(c),
    polioles: added * c.polyols,
    avellana,
    avellanaEntera,
    frutosSecos,
    lecitina: traits.lecitina ?? 0,
    grasaAutorizada: traits.grasaVegetal === 'autorizada' ? vegetable : 0,
    grasaNoAutorizada: unauthorised,
    vegetalNoAutorizada: ANIMAL_FAT.has(id) ? 0 : unauthorised,
    grasaAnimal: ANIMAL_FAT.has(id) ? unauthorised : 0,
    alcohol: c.alcohol,
    edulcorante: category === 'edulcorante' ? 100 : 0,
    sucedaneo: COMPOUND.has(id) ? 100 : 0,
    cacaoPolvo: id.startsWith('cacao_polvo') ? 100 : 0,
    grasaBlanda: c.milkFat + (traits.grasaDura ? 0 : c.otherFat),
    lecheLegal: traits.lecheLegal ? c.milkFat + c.msnf : 0,
    grasaLacteaLegal: traits.lecheLegal ? c.milkFat : 0,
    almidonAnadido: traits.almidon ?? 0,
    almidonAjeno: flagOf(ingredient, 'tazaStarch') === false && MILLED.has(category) ? (traits.almidon ?? 0) : 0,
    galleteria: category === 'galleta' ? 100 : 0,
    deducible: traits.deducible ?? 0,
    chocolate: traits.chocolate ?? 0,
    chocolateSolo: mayHaveFlag(ingredient, 'isChocolate') ? (traits.chocolate ?? 0) : 0,
    cacaoPesado: traits.rol === 'cacao' ? 100 : traits.rol === 'chocolate' ? cacao : 0,
    kcal: energyOfComposition(c, polyolType),
    precio: price,
    fase: phaseOf(c, traits, added, frutosSecos, ingredient),
  }
}

const DRY: AqueousPhase = aqueousPhase(NOTHING_DISSOLVED)

/** An ingredient nobody knows: it weighs, and the law takes it off as other edible matter. */
export const CACAO_INERT_MATTER: CacaoMatter = {
  rol: 'otro',
  agua: 0,
  aguaLibre: 0,
  manteca: 0,
  cacaoSeco: 0,
  grasaLactea: 0,
  esml: 0,
  otraGrasa: 0,
  azucar: 0,
  polioles: 0,
  avellana: 0,
  avellanaEntera: 0,
  frutosSecos: 0,
  lecitina: 0,
  grasaAutorizada: 0,
  grasaNoAutorizada: 0,
  vegetalNoAutorizada: 0,
  grasaAnimal: 0,
  alcohol: 0,
  edulcorante: 0,
  sucedaneo: 0,
  cacaoPolvo: 0,
  grasaBlanda: 0,
  lecheLegal: 0,
  grasaLacteaLegal: 0,
  almidonAnadido: 0,
  almidonAjeno: 0,
  galleteria: 0,
  deducible: 100,
  chocolate: 0,
  chocolateSolo: 0,
  cacaoPesado: 0,
  kcal: 0,
  precio: 0,
  fase: DRY,
}

/** g of cocoa and of sugars (polyols apart) per 100 g from which an ingredient makes a formula one of chocolate. */
const LEAST_OF_CHOCOLATE = 20

export const isOfChocolate = ({ manteca, cacaoSeco, azucar, polioles }: CacaoMatter): boolean =>
  manteca + cacaoSeco + azucar - polioles >= LEAST_OF_CHOCOLATE
