import type { Category, Ingredient } from './ingredient.ts'
import { mixtures } from './mixtures.ts'
import { isPraline } from './praline.ts'

/**
 * What an ingredient is called in an ingredient list (Regulation (EU) 1169/2011, art. 17 and Annex VII): the trade name
 * of the catalogue without its figures, unless the law has another. Additives carry the class of their usual function
 * (Annex VII, part C); whoever uses one for another function must change it.
 */

const WHEAT = 'harina de trigo'
const GLUCOSE = 'jarabe de glucosa'
const DRIED_GLUCOSE = 'jarabe de glucosa deshidratado'
const DARK = 'chocolate de cobertura'
const MILK = 'chocolate con leche de cobertura'
const WHITE = 'chocolate blanco'
const RISING = 'gasificante'

const designations: Readonly<Record<string, string>> = {
  // Flours by their cereal; strength and type are the miller's.
  harina_floja: WHEAT,
  harina_panificable: WHEAT,
  harina_media_fuerza: WHEAT,
  harina_fuerza: WHEAT,
  harina_gran_fuerza: WHEAT,
  harina_00: WHEAT,
  harina_t45: WHEAT,
  harina_t55: WHEAT,
  harina_t65: WHEAT,
  harina_t80: WHEAT,
  harina_t110: 'harina de trigo semiintegral',
  harina_leudante: 'harina de trigo con gasificante',
  semola_rimacinata: 'sémola de trigo duro',
  harina_kamut: 'harina de trigo khorasan',
  harina_centeno: 'harina de centeno',
  harina_centeno_t130: 'harina de centeno',
  harina_malteada: 'harina de malta de cebada',
  malta_tostada: 'malta de cebada tostada',
  jarabe_malta: 'extracto de malta de cebada',
  // Pre-ferments with what they are made of (Annex VII, part E).
  masa_madre_100: 'masa madre (harina de trigo, agua)',
  masa_madre_50: 'masa madre (harina de trigo, agua)',
  poolish: 'prefermento (harina de trigo, agua, levadura)',
  biga: 'prefermento (harina de trigo, agua, levadura)',
  esponja: 'prefermento (harina de trigo, agua, levadura)',
  masa_fermentada: 'masa fermentada (harina de trigo, agua, sal, levadura)',
  levadura_fresca: 'levadura',
  levadura_seca: 'levadura',
  levadura_instantanea: 'levadura',
  levadura_liquida: 'levadura',
  // Sugars (Annex VII, part B, and RD 1052/2003).
  dextrosa: 'dextrosa',
  dextrosa_anhidra: 'dextrosa',
  fructosa: 'fructosa',
  azucar_perlado: 'azúcar',
  azucar_moreno: 'azúcar moreno',
  glucosa_polvo_de21: DRIED_GLUCOSE,
  glucosa_polvo_de28: DRIED_GLUCOSE,
  glucosa_polvo_de33: DRIED_GLUCOSE,
  glucosa_polvo_de38: DRIED_GLUCOSE,
  glucosa_polvo_de42: DRIED_GLUCOSE,
  maltodextrina_de5: 'maltodextrina',
  maltodextrina_de10: 'maltodextrina',
  maltodextrina_de18: 'maltodextrina',
  azucar_invertido: 'jarabe de azúcar invertido',
  isoglucosa_42: 'jarabe de glucosa y fructosa',
  glucosa: GLUCOSE,
  glucosa_de28: GLUCOSE,
  glucosa_de38: GLUCOSE,
  glucosa_de40: GLUCOSE,
  glucosa_de44: GLUCOSE,
  glucosa_de60: GLUCOSE,
  glucosa_alta_maltosa: GLUCOSE,
  jarabe_30be: 'almíbar (azúcar, agua)',
  almibar_1_1: 'almíbar (azúcar, agua)',
  mosto_concentrado: 'mosto concentrado rectificado',
  // Cocoa and chocolate (RD 1055/2003).
  nibs: 'cacao en grano troceado',
  cacao_polvo: 'cacao en polvo',
  cacao_polvo_22_24: 'cacao en polvo',
  cacao_polvo_alcalino: 'cacao en polvo alcalinizado',
  cacao_polvo_magro: 'cacao magro en polvo',
  cacao_polvo_bajo: 'cacao magro en polvo',
  cacao_polvo_bajo_alcalino: 'cacao magro en polvo alcalinizado',
  cob_negra: DARK,
  cob_negra_60: DARK,
  cob_negra_64: DARK,
  cob_negra_70: DARK,
  cob_negra_72: DARK,
  cob_negra_80: DARK,
  cob_negra_85: DARK,
  chocolate_negro: 'chocolate',
  pepitas_chocolate: 'pepitas de chocolate',
  cob_leche: MILK,
  cob_leche_40: MILK,
  cob_leche_46: MILK,
  cob_blanca: WHITE,
  cob_blanca_35: WHITE,
  cob_rubia: 'chocolate blanco caramelizado',
  cob_ruby: 'chocolate ruby',
  // Dairy, eggs, fats, nuts and the rest.
  nata_18: 'nata',
  wpc35: 'concentrado de proteína de suero de leche',
  wpc80: 'concentrado de proteína de suero de leche',
  mantequilla_seca_84: 'mantequilla',
  mantequilla_anhidra: 'grasa láctea anhidra',
  huevo_entero: 'huevo',
  huevo_pasteurizado: 'huevo líquido pasteurizado',
  yema_pasteurizada: 'yema de huevo pasteurizada',
  yema_azucarada: 'yema de huevo azucarada',
  yema_polvo: 'yema de huevo en polvo',
  clara_pasteurizada: 'clara de huevo pasteurizada',
  manteca_vegetal: 'grasa vegetal',
  grasa_cbe: 'grasas vegetales',
  grasa_vegetal_cbs: 'grasas vegetales',
  almendra_cruda: 'almendra',
  almendra_piel: 'almendra con piel',
  almendra_tostada: 'almendra tostada',
  almendra_marcona: 'almendra Marcona',
  almendra_marcona_tostada: 'almendra Marcona tostada',
  almendra_largueta_tostada: 'almendra Largueta tostada',
  almendra_comuna_tostada: 'almendra tostada',
  avellana_cruda: 'avellana',
  pistacho_crudo: 'pistacho',
  anacardo: 'anacardo',
  cacahuete_crudo: 'cacahuete',
  pecana: 'nuez pacana',
  sal: 'sal',
  sal_escamas: 'sal',
  aroma_liquido: 'aroma',
  vainillina: 'aroma (vainillina)',
  especias: 'especias',
  // Additives: class and specific name (Annex VII, part C).
  goma_guar: 'estabilizante (goma guar)',
  goma_garrofin: 'estabilizante (goma garrofín)',
  goma_tara: 'estabilizante (goma tara)',
  goma_xantana: 'estabilizante (goma xantana)',
  carragenano: 'estabilizante (carragenanos)',
  alginato_sodio: 'estabilizante (alginato sódico)',
  agar: 'gelificante (agar-agar)',
  pectina: 'gelificante (pectinas)',
  pectina_nh: 'gelificante (pectinas)',
  cmc: 'estabilizante (goma de celulosa)',
  metilcelulosa: 'estabilizante (metilcelulosa)',
  goma_arabiga: 'estabilizante (goma arábiga)',
  goma_gellan: 'gelificante (goma gellan)',
  glucomanano: 'gelificante (konjac)',
  neutro_crema: 'mezcla de estabilizantes y emulgentes',
  neutro_sorbete: 'mezcla de estabilizantes',
  base_50: 'preparado lácteo con estabilizantes y emulgentes',
  base_100: 'preparado lácteo con estabilizantes y emulgentes',
  gelatina_masa: 'gelatina hidratada (gelatina, agua)',
  lecitina: 'emulgente (lecitina de soja)',
  lecitina_girasol: 'emulgente (lecitina de girasol)',
  mono_digliceridos: 'emulgente (mono- y diglicéridos de ácidos grasos)',
  emulgente_pasta: 'emulgente en pasta',
  acido_citrico: 'acidulante (ácido cítrico)',
  acido_tartarico: 'acidulante (ácido tartárico)',
  acido_malico: 'acidulante (ácido málico)',
  acido_lactico: 'acidulante (ácido láctico)',
  acido_ascorbico: 'antioxidante (ácido ascórbico)',
  cremor_tartaro: 'corrector de acidez (tartratos de potasio)',
  citrato_sodio: 'corrector de acidez (citratos de sodio)',
  bicarbonato: `${RISING} (carbonatos de sodio)`,
  bicarbonato_amonico: `${RISING} (carbonatos de amonio)`,
  impulsor: RISING,
  eritritol: 'edulcorante (eritritol)',
  xilitol: 'edulcorante (xilitol)',
  sorbitol: 'edulcorante (sorbitoles)',
  sorbitol_liquido: 'edulcorante (sorbitoles)',
  maltitol: 'edulcorante (maltitoles)',
  maltitol_jarabe: 'edulcorante (maltitoles)',
  isomalt: 'edulcorante (isomaltosa)',
  manitol: 'edulcorante (manitoles)',
  lactitol: 'edulcorante (lactitol)',
  glicerina: 'humectante (glicerol)',
  sucralosa: 'edulcorante (sucralosa)',
  stevia_reb: 'edulcorante (glucósidos de esteviol)',
  acesulfamo_k: 'edulcorante (acesulfamo K)',
  sacarina_sodica: 'edulcorante (sacarinas)',
  aspartamo: 'edulcorante (aspartamo)',
  polidextrosa: 'agente de carga (polidextrosa)',
  edulcorante_liquido: 'edulcorante (ciclamatos y sacarinas)',
  base_sorbete: 'preparado de azúcares y estabilizantes',
  tangzhong: 'harina de trigo escaldada con agua',
}

/** Figures, grades and second names of a catalogue name. */
const TRADE: readonly (readonly [RegExp, string])[] = [
  [/ \(.*?\)/g, ''],
  [/ \/ .*$/, ''],
  [/ con \d+ % de azúcar$/, ' con azúcar'],
  [/ \d+ % azúcar$/, ' con azúcar'],
  [/ \d+(?:[.,-]\d+)? ?%(?: (?:vol|MG|fruto))?/g, ''],
  [/ \d+[/:]\d+/g, ''],
  [/ \d+(?:-\d+)? g\/kg/g, ''],
]

/** A name of the trade without what only the trade reads in it. */
export const designationWithoutFigures = (name: string): string =>
  TRADE.reduce((text, [pattern, by]) => text.replace(pattern, by), name)

export const designationOf = ({ id, name }: Ingredient): string => designations[id] ?? designationWithoutFigures(name)

/** Made of several ingredients that the maker's own label lists, and the catalogue does not (Annex VII, part E). */
const COMPOUND_CATEGORIES: ReadonlySet<Category> = new Set(['chocolate', 'confiteria', 'confitura', 'galleta'])
const COMPOUND_ROWS: ReadonlySet<string> = new Set(
  `nata_vegetal margarina margarina_hojaldre azucar_glas_antihumedad azucar_vainillado fondant_pastelero harina_leudante
  pan_rallado copos_maiz crema_pastelera_polvo polvo_crema mejorante_pan impulsor emulgente_pasta neutro_crema
  neutro_sorbete base_50 base_100 nata_montada_azucarada crema_cacao_avellana mazapan pasta_almendra_70 pasta_almendra_comercial arandano_rojo_seco cereza_seca
  mango_seco salsa_soja miso mostaza jamon_serrano bacon foie_micuit salmon_ahumado anchoa_aceite vainilla_pasta curry
  caramelo_liquido bebida_soja bebida_almendra bebida_avena bebida_arroz bebida_coco bebida_avellana bebida_anacardo
  nata_soja leche_coco leche_coco_polvo crema_coco crema_coco_24 pure_fruta manteca_vegetal grasa_cbe grasa_vegetal_cbs`.split(
    /\s+/,
  ),
)
const SWEETENED_PUREE = / azúcar$/

/** One ingredient, though its row is worked out from others. */
const SIMPLE_MIXTURES: ReadonlySet<string> = new Set(['bergamota', 'grano_cereal', 'suero_liquido'])

export const isCompound = ({ id, category, name }: Ingredient): boolean =>
  COMPOUND_CATEGORIES.has(category) ||
  COMPOUND_ROWS.has(id) ||
  isPraline(id) ||
  (id in mixtures && !SIMPLE_MIXTURES.has(id)) ||
  (category === 'pure_fruta' && SWEETENED_PUREE.test(name) && !name.endsWith('sin azúcar'))
