import { flagOf } from '../../catalogue/flags.ts'
import { isSeasoningShelf } from '../../catalogue/flavours.ts'
import { type Ingredient, ingredientKindOf } from '../../catalogue/ingredient.ts'
import type { PreparedFormula } from '../../formula/formula.ts'
import { type FoodComposition, totalFat, totalSugars } from '../../science/composition.ts'
import { energyOfComposition, KCAL_FACTORS } from '../../science/energy.ts'
import { lazyFor } from '../../words/lazy.ts'
import { type TurronGroup, type TurronPhase, type TurronRole, turronRoleOf, turronRowNamed } from './names.ts'

export type DecreeQuality = 'Suprema' | 'Extra' | 'Estándar' | 'Popular'

/** What a quality asks for, % of the finished product: `min` of the measure of the type, and the rest where the norm has it. */
export interface QualityMinimums {
  readonly min: number
  readonly miel?: number
  readonly yema?: number
  /** Almond and dried yolk together. */
  readonly almendraYema?: number
  readonly grasa?: number
  readonly proteina?: number
}

/** How a type is made: what decides how much of an ingredient is left in the finished product. */
export interface TurronMakingProcess {
  /** g of water left in 100 g of the cooked phase. */
  readonly aguaResidual: number
  /** Raw nuts are roasted on the way. */
  readonly tueste: boolean
  /** What may fill or cover it is outside its percentages (RD 1787/1982, 6.4.4 and 7.4). */
  readonly admiteCobertura: boolean
}

/** What turrón sees in an ingredient made in one way, g per 100 g as weighed. Coverings have only weight and price. */
export interface TurronMatter {
  readonly grupo: TurronGroup
  readonly fase: TurronPhase
  /** What it leaves in the finished product when the syrup boils down to its residual water. */
  readonly acabado: number
  /** The same when the formula has not even that water, so that all of it stays. */
  readonly acabadoSeco: number
  readonly cobertura: number
  /** Of the nuts, the roasted weight: that of the moment of use (Regulation (EU) 1169/2011, annex VIII). */
  readonly almendra: number
  readonly miel: number
  readonly azucar: number
  readonly glucosa: number
  readonly frutosSecos: number
  readonly otrosFrutosSecos: number
  readonly materiasBasicas: number
  /** Dried yolk, and fresh white. */
  readonly yema: number
  readonly clara: number
  readonly almidon: number
  readonly coco: number
  readonly avellana: number
  /** Dry matter of yolk and white. */
  readonly solidosHuevo: number
  /** Cocoa butter and dry cocoa. */
  readonly cacao: number
  /** Not admitted in turrón blando or duro, starches apart. */
  readonly ajeno: number
  readonly noAutorizado: number
  /** In no turrón (RD 1787/1982, 6.3); of it, whole egg; and starch of other plants than wheat. */
  readonly ajenoTurron: number
  readonly huevoEntero: number
  readonly otroAlmidon: number
  /** Not admitted in the paste of a mazapán (RD 1787/1982, 2.4); and what is if it only gives aroma or shine. */
  readonly ajenoMazapan: number
  readonly aromaMazapan: number
  readonly grasaAnadida: number
  readonly grasa: number
  readonly proteina: number
  readonly cenizas: number
  readonly azucares: number
  readonly polioles: number
  /** Water of the finished product, in the two ways of `acabado`. */
  readonly humedad: number
  readonly humedadSeca: number
  readonly kcal: number
  /** €/kg. */
  readonly precio: number
  /** Water that goes into the pan, and the saccharides that raise its boiling point: grams, and grams weighted by how much. */
  readonly aguaJarabe: number
  readonly sacaridos: number
  readonly elevacion: number
}

const NOTHING: Omit<TurronMatter, 'grupo' | 'fase'> = {
  acabado: 0,
  acabadoSeco: 0,
  cobertura: 0,
  almendra: 0,
  miel: 0,
  azucar: 0,
  glucosa: 0,
  frutosSecos: 0,
  otrosFrutosSecos: 0,
  materiasBasicas: 0,
  yema: 0,
  clara: 0,
  almidon: 0,
  coco: 0,
  avellana: 0,
  solidosHuevo: 0,
  cacao: 0,
  ajeno: 0,
  noAutorizado: 0,
  ajenoTurron: 0,
  huevoEntero: 0,
  otroAlmidon: 0,
  ajenoMazapan: 0,
  aromaMazapan: 0,
  grasaAnadida: 0,
  grasa: 0,
  proteina: 0,
  cenizas: 0,
  azucares: 0,
  polioles: 0,
  humedad: 0,
  humedadSeca: 0,
  kcal: 0,
  precio: 0,
  aguaJarabe: 0,
  sacaridos: 0,
  elevacion: 0,
}

/** Nobody knows it: it weighs, and no norm of a turrón admits it. */
export const TURRON_INERT_MATTER: TurronMatter = {
  ...NOTHING,
  grupo: 'otro',
  fase: 'seco',
  acabado: 100,
  acabadoSeco: 100,
  noAutorizado: 100,
  ajeno: 100,
  ajenoMazapan: 100,
}

/** Dry matter of what the decree weighs yolk with, and of fresh white, g per 100 g. */
const DRIED_YOLK = 100 - turronRowNamed('yema_polvo').composition.water
const FRESH_WHITE = 100 - turronRowNamed('clara').composition.water

/** How much a saccharide raises the boiling point, sucrose = 1 (Norrish and vapour pressure at 80 °Brix, C). */
const ELEVATION = { disaccharide: 1, monosaccharide: 1.38, dextrins: 0.65, polyols: 1.2 } as const

const saccharides = (c: FoodComposition): number => totalSugars(c) + c.dextrins + c.polyols

const elevation = (c: FoodComposition): number =>
  ELEVATION.disaccharide * (c.sucrose + c.maltose + c.lactose + c.otherSugars) +
  ELEVATION.monosaccharide * (c.glucose + c.fructose + c.galactose) +
  ELEVATION.dextrins * c.dextrins +
  ELEVATION.polyols * c.polyols

/** Basic material of RD 1787/1982, 6.3, in a gram: nuts and fruit, yolk, the cocoa of chocolates, the solids of milk. */
function basicMaterial({ composition: c }: Ingredient, role: TurronRole, yolk: number): number {
  const cocoa = role.grupo === 'cacao' ? (c.cocoaButter + c.cocoaNonfat) / 100 : 0
  const milk = role.grupo === 'lacteo' ? (c.milkFat + c.msnf) / 100 : 0
  return Math.min(1, (role.materiaBasica ?? 0) + yolk + cocoa + milk)
}

/** Grams left of 100 when it is used: roasting takes only water. */
function usedWeight(row: Ingredient, { aguaTostado }: TurronRole, { tueste }: TurronMakingProcess): number {
  const { composition: c } = row
  if (!tueste || aguaTostado === undefined || ingredientKindOf(row).composition.water <= aguaTostado) return 100
  return (100 * (100 - c.water)) / (100 - aguaTostado)
}

type Left = Pick<
  TurronMatter,
  'acabado' | 'acabadoSeco' | 'humedad' | 'humedadSeca' | 'aguaJarabe' | 'sacaridos' | 'elevacion'
>

/** The cooked phase keeps its dry solids and the residual water of the type; its alcohol leaves with the steam. */
function boiledDown(c: FoodComposition, { aguaResidual }: TurronMakingProcess): Left {
  const solids = 100 - c.water - c.alcohol
  const acabado = (100 * solids) / (100 - aguaResidual)
  return {
    acabado,
    acabadoSeco: solids + c.water,
    humedad: acabado - solids,
    humedadSeca: c.water,
    aguaJarabe: c.water,
    sacaridos: saccharides(c),
    elevacion: elevation(c),
  }
}

function keptAsUsed(c: FoodComposition, used: number): Left {
  const humedad = used - (100 - c.water)
  return {
    acabado: used,
    acabadoSeco: used,
    humedad,
    humedadSeca: humedad,
    aguaJarabe: 0,
    sacaridos: 0,
    elevacion: 0,
  }
}

/** What the paste of a mazapán is made of, besides almond (RD 1787/1982, 2.4, 6.4.4 and 6.6.1). */
const IN_MAZAPAN: ReadonlySet<TurronGroup> = new Set([
  'azucar',
  'glucosa',
  'miel',
  'poliol',
  'edulcorante',
  'agua',
  'aditivo',
  'cobertura',
])
/** Pastes that are mazapán themselves. */
const ALMOND_PASTES: ReadonlySet<string> = new Set(['mazapan', 'pasta_almendra_70', 'pasta_almendra_comercial'])

/** White gloses a piece and spices give aroma: whether they are in the paste, nobody told. */
function placeInMazapan(row: Ingredient, { grupo, feculento }: TurronRole): 'paste' | 'aroma' | 'foreign' {
  if (grupo === 'almendra') return flagOf(row, 'toasted') || flagOf(row, 'withSkin') ? 'foreign' : 'paste'
  // Starch has a name of its own: mazapán con fécula.
  if (IN_MAZAPAN.has(grupo) || ALMOND_PASTES.has(row.id) || feculento) return 'paste'
  return grupo === 'clara' || isSeasoningShelf(row.category) ? 'aroma' : 'foreign'
}

const PASTE_TYPE = 'mazapan'
/** A filling or a coat that is a part of its own is not in the paste (RD 1787/1982, 6.4.4 and 7.4); mazapán inside mazapán is the paste. */
export const isBesidePaste = ({ craft, type, isTyped }: Pick<PreparedFormula, 'craft' | 'type' | 'isTyped'>): boolean =>
  isTyped && !(craft === 'turron' && type === PASTE_TYPE)
export const besidePaste = lazyFor(
  (matter: TurronMatter): TurronMatter => ({ ...matter, ajenoMazapan: 0, aromaMazapan: 0 }),
)

const COCONUT = /^coco_/
const HAZELNUT = /avellana/
/** Flour and starch that are of wheat, by their rows. */
const WHEAT = /trigo|^harina(?:_t\d+|_tostada|_floja|_fuerza|_media)?$/

/** The reading of a catalogue row, made as the type is made. */
export function turronMatterOf(row: Ingredient, process: TurronMakingProcess): TurronMatter {
  const { composition: c, price: precio } = row
  const role = turronRoleOf(row)
  const { grupo } = role
  const covers = role.fase === 'cobertura' || (process.admiteCobertura && role.cubreMazapan === true)
  const place = placeInMazapan(row, role)
  // A line of its own is in the paste, for the law, until it is sent as a part of its own.
  if (covers) {
    const ajenoMazapan = place === 'foreign' ? 100 : 0
    return { ...NOTHING, grupo, fase: 'cobertura', cobertura: 100, precio, ajenoMazapan }
  }
  const cooked = role.fase === 'jarabe'
  const used = usedWeight(row, role, process)
  const { almendra = 0, miel = 0, azucar = 0, glucosa = 0, frutoSeco = 0, yema = 0, clara = 0 } = role
  const yolk = (yema * (100 - c.water)) / DRIED_YOLK
  return {
    ...(cooked ? boiledDown(c, process) : keptAsUsed(c, used)),
    grupo,
    fase: role.fase,
    cobertura: 0,
    almendra: used * almendra,
    miel: 100 * miel,
    azucar: 100 * azucar,
    glucosa: 100 * glucosa,
    frutosSecos: used * frutoSeco,
    otrosFrutosSecos: used * (frutoSeco - almendra),
    materiasBasicas: used * basicMaterial(row, role, yolk),
    yema: 100 * yolk,
    clara: (100 * clara * (100 - c.water)) / FRESH_WHITE,
    almidon: role.feculento ? c.starch : 0,
    coco: COCONUT.test(row.id) ? used * frutoSeco : 0,
    avellana: HAZELNUT.test(row.id) ? used * frutoSeco : 0,
    solidosHuevo: (yema + clara) * (100 - c.water),
    cacao: c.cocoaButter + c.cocoaNonfat,
    ajeno: role.autorizado || role.feculento ? 0 : used,
    noAutorizado: role.autorizado ? 0 : used,
    ajenoTurron: role.ajenoTurron ? used : 0,
    huevoEntero: grupo === 'huevo' ? used : 0,
    otroAlmidon: role.feculento && !WHEAT.test(row.id) ? c.starch : 0,
    ajenoMazapan: place === 'foreign' ? used : 0,
    aromaMazapan: place === 'aroma' ? used : 0,
    grasaAnadida: grupo === 'grasa' ? 100 : 0,
    grasa: totalFat(c),
    proteina: c.protein,
    cenizas: c.ash,
    azucares: totalSugars(c),
    polioles: c.polyols,
    kcal: energyOfComposition(c, row.polyolType) - (cooked ? KCAL_FACTORS.alcohol * c.alcohol : 0),
    precio,
  }
}
