import type { IngredientCategory } from '../../catalogue/ingredient.ts'
import { isPralineRow, PRALINE_NUT } from '../../catalogue/praline.ts'
import type { CraftVocabulary } from '../../catalogue/reading/reader.ts'

/** How pastry cooks name things. */
export const pasteleriaVocabulary: CraftVocabulary = {
  words: {
    // What a workshop weighs as «chocolate» is couverture; the retail tablets stay reachable by id.
    chocolate: 'cob_negra',
    'chocolate negro': 'cob_negra',
    'chocolate fondant': 'cob_negra',
    'chocolate 55%': 'cob_negra',
    'dark chocolate': 'cob_negra',
    'cioccolato fondente': 'cob_negra',
    'chocolat noir': 'cob_negra',
    'chocolate con leche': 'cob_leche',
    'chocolate de leche': 'cob_leche',
    'milk chocolate': 'cob_leche',
    'cioccolato al latte': 'cob_leche',
    'chocolat au lait': 'cob_leche',
    'chocolate blanco': 'cob_blanca',
    'white chocolate': 'cob_blanca',
    'cioccolato bianco': 'cob_blanca',
    'chocolat blanc': 'cob_blanca',
    // Almond with sugar; the pure paste is `pasta_almendra`.
    'pasta de almendra': 'mazapan',
    // Almond and icing sugar, half and half: a syrup elsewhere.
    tpt: 'mazapan',
    // The drink of a tiramisú; ground coffee is `cafe_molido`.
    café: 'cafe_expreso',
    coco: 'coco_rallado',
    // What raises a sponge is the chemical one; whoever makes a brioche says fresh, dry or baker's, and is read so.
    levadura: 'impulsor',
    'vainillas (bizcochos)': 'bizcocho_soletilla',
    'levadura en polvo': 'impulsor',
  },
  told: ['levadura', 'levadura en polvo', 'tpt'],
}

/** What an ingredient is for in a formula of pastry: what ratios, base rules and advice ask for. */
export const PASTELERIA_ROLES = [
  'harina',
  'leudante',
  'almidon',
  'azucar',
  'azucar_glas',
  'grasa',
  'mantequilla',
  'margarina',
  'huevo',
  'yema',
  'clara',
  'leche',
  'sin_lactosa',
  'nata',
  'nata_acida',
  'queso',
  'mascarpone',
  'chocolate_negro',
  'chocolate_leche',
  'chocolate_blanco',
  'cacao',
  'fruto_seco',
  'almendra',
  'pasta_fruto_seco',
  'fruta',
  'zumo_acido',
  'zanahoria',
  'arroz',
  'gelatina',
  'gelificante',
  'impulsor',
  'bicarbonato',
  'sal',
  'agua',
] as const
export type PasteleriaRole = (typeof PASTELERIA_ROLES)[number]

/** The roles of every row of a category, unless the row has its own below. */
export const rolesOfCategory: Readonly<Partial<Record<IngredientCategory, readonly PasteleriaRole[]>>> = {
  harina: ['harina'],
  almidon: ['almidon'],
  azucar: ['azucar'],
  miel: ['azucar'],
  jarabe: ['azucar'],
  confitura: ['fruta', 'azucar'],
  grasa: ['grasa'],
  mantequilla: ['grasa', 'mantequilla'],
  huevo: ['huevo'],
  leche: ['leche'],
  bebida_vegetal: ['leche'],
  nata: ['nata'],
  queso: ['queso'],
  chocolate: ['chocolate_negro'],
  cacao: ['cacao'],
  fruto_seco: ['fruto_seco'],
  pasta_fruto_seco: ['pasta_fruto_seco'],
  fruta: ['fruta'],
  pure_fruta: ['fruta'],
  zumo: ['fruta'],
  estabilizante: ['gelificante'],
  impulsor: ['bicarbonato'],
  sal: ['sal'],
  agua: ['agua'],
}

const NONE: readonly PasteleriaRole[] = []
const EGG_YOLK: readonly PasteleriaRole[] = ['huevo', 'yema']
const EGG_WHITE: readonly PasteleriaRole[] = ['huevo', 'clara']
const ALMOND: readonly PasteleriaRole[] = ['fruto_seco', 'almendra']
const NUT_PASTE: readonly PasteleriaRole[] = ['pasta_fruto_seco']
const NUT_SWEET: readonly PasteleriaRole[] = ['fruto_seco', 'azucar']
const NUT_PASTE_SWEET: readonly PasteleriaRole[] = ['pasta_fruto_seco', 'azucar']
const ACID_FRUIT: readonly PasteleriaRole[] = ['fruta', 'zumo_acido']

/** Rows that are for something else than their category says. */
export const rolesOfRow: Readonly<Record<string, readonly PasteleriaRole[]>> = {
  harina_leudante: ['harina', 'leudante'],
  harina_algarroba: NONE,
  germen_trigo: NONE,
  azucar_glas: ['azucar', 'azucar_glas'],
  azucar_glas_antihumedad: ['azucar', 'azucar_glas'],
  lactosa: NONE,
  vainilla_pasta: ['azucar'],
  fruta_confitada: ['azucar'],
  naranja_confitada: ['azucar'],
  cereza_confitada: ['azucar'],
  compota_manzana: ['fruta'],
  toffee_caramelo_blando: ['azucar'],
  pasta_fruta: ['azucar'],
  malvavisco: ['azucar'],
  marron_glace: ['azucar'],
  crema_castana: NUT_PASTE_SWEET,
  turron_jijona: NUT_PASTE_SWEET,
  turron_alicante: NUT_PASTE_SWEET,
  guirlache: NUT_SWEET,
  granillo_crocante: NUT_SWEET,
  peladilla: NUT_SWEET,
  margarina: ['grasa', 'margarina'],
  margarina_hojaldre: ['grasa', 'margarina'],
  manteca_cacao: ['grasa'],
  nata_vegetal: ['nata'],
  leche_coco: ['nata'],
  crema_coco: ['nata'],
  crema_coco_24: ['nata'],
  nata_soja: ['nata'],
  tofu: NONE,
  tofu_sedoso: NONE,
  leche_coco_polvo: NONE,
  agua_coco: ['agua'],
  yema: EGG_YOLK,
  yema_pasteurizada: EGG_YOLK,
  yema_azucarada: EGG_YOLK,
  yema_polvo: EGG_YOLK,
  clara: EGG_WHITE,
  clara_pasteurizada: EGG_WHITE,
  clara_polvo: EGG_WHITE,
  leche_semidesnatada_sin_lactosa: ['leche', 'sin_lactosa'],
  leche_entera_sin_lactosa: ['leche', 'sin_lactosa'],
  leche_condensada: NONE,
  leche_condensada_desnatada: NONE,
  dulce_de_leche: NONE,
  nata_sin_lactosa: ['nata', 'sin_lactosa'],
  nata_agria: ['nata_acida'],
  creme_fraiche: ['nata', 'nata_acida'],
  mascarpone: ['queso', 'mascarpone'],
  cob_leche: ['chocolate_leche'],
  cob_leche_40: ['chocolate_leche'],
  cob_leche_46: ['chocolate_leche'],
  cob_ruby: ['chocolate_leche'],
  chocolate_leche: ['chocolate_leche'],
  cob_blanca: ['chocolate_blanco'],
  cob_blanca_35: ['chocolate_blanco'],
  cob_rubia: ['chocolate_blanco'],
  chocolate_blanco: ['chocolate_blanco'],
  // A compound coating and a ready ganache are not chocolate to make a ganache with.
  cobertura_grasa: NONE,
  trufa: NONE,
  gianduja: NUT_PASTE,
  gianduja_negra: NUT_PASTE,
  almendra_cruda: ALMOND,
  almendra_piel: ALMOND,
  almendra_molida: ALMOND,
  almendra_tostada: ALMOND,
  almendra_piel_tostada: ALMOND,
  almendra_marcona: ALMOND,
  almendra_marcona_tostada: ALMOND,
  almendra_largueta_tostada: ALMOND,
  almendra_comuna_tostada: ALMOND,
  harina_almendra_desgrasada: ALMOND,
  castana: NONE,
  castana_cocida: NONE,
  coco_fresco: ['fruta'],
  limon: ACID_FRUIT,
  lima: ACID_FRUIT,
  yuzu_zumo: ACID_FRUIT,
  zumo_limon: ACID_FRUIT,
  zumo_lima: ACID_FRUIT,
  zumo_naranja: ACID_FRUIT,
  zumo_pomelo: ACID_FRUIT,
  zumo_mandarina: ACID_FRUIT,
  zumo_maracuya: ACID_FRUIT,
  pure_maracuya_10: ACID_FRUIT,
  zanahoria: ['zanahoria'],
  arroz: ['arroz'],
  gelatina: ['gelatina', 'gelificante'],
  gelatina_masa: ['gelatina', 'gelificante'],
  base_50: NONE,
  base_100: NONE,
  impulsor: ['impulsor'],
  agua_mar: NONE,
  cafe_expreso: ['agua'],
  agua_azahar: ['agua'],
  agua_rosas: ['agua'],
}

/** g of fresh egg that a gram stands for, where it is not one (trade reconstitution). */
export const eggShare: Readonly<Record<string, number>> = { huevo_polvo: 4.1, yema_polvo: 2.15, clara_polvo: 8, yema_azucarada: 0.9 }

/** g of nut in a gram of what is not all nut. */
const nutShares: Readonly<Record<string, number>> = {
  praline_avellana_50: 0.5,
  praline_almendra_50: 0.5,
  praline_mixto: 0.5,
  mazapan: 0.5,
  praline_avellana_60: 0.6,
  pasta_almendra_70: 0.7,
  pasta_almendra_comercial: 0.33,
  crema_cacao_avellana: 0.13,
  gianduja: 0.33,
  gianduja_negra: 0.35,
  turron_jijona: 0.64,
  turron_alicante: 0.6,
  guirlache: 0.6,
  granillo_crocante: 0.5,
  peladilla: 0.28,
  crema_castana: 0,
}
export const nutShare = (id: string): number => nutShares[id] ?? (isPralineRow(id) ? PRALINE_NUT : 1)

/** g of dry gelatine in a gram of hydrated mass (1 of gelatine, 6 of water). */
export const gelatineShare: Readonly<Record<string, number>> = { gelatina_masa: 0.143 }

/** g of what sets a jam or keeps a base crisp in a gram of a row. */
export interface PasteleriaSettingDoses {
  readonly pectin: number
  readonly acid: number
  readonly wafer: number
}
/** Lemon juice has some 6 % of citric acid (USDA SR-28, 09152). */
const acidShares: Readonly<Record<string, number>> = { acido_citrico: 1, acido_tartarico: 1, zumo_limon: 0.06, zumo_lima: 0.06 }
const WAFERS: ReadonlySet<IngredientCategory> = new Set(['galleta', 'cereal'])
export const settingDosesIn = ({ id, category }: { readonly id: string; readonly category: IngredientCategory }): PasteleriaSettingDoses => ({
  pectin: id.startsWith('pectina') ? 1 : 0,
  acid: acidShares[id] ?? 0,
  wafer: WAFERS.has(category) ? 1 : 0,
})

/** What a role that a caller writes brings with it. */
export const rolesOfWord: Readonly<Partial<Record<PasteleriaRole, readonly PasteleriaRole[]>>> = {
  leudante: ['harina', 'leudante'],
  azucar_glas: ['azucar', 'azucar_glas'],
  mantequilla: ['grasa', 'mantequilla'],
  margarina: ['grasa', 'margarina'],
  yema: EGG_YOLK,
  clara: EGG_WHITE,
  mascarpone: ['queso', 'mascarpone'],
  almendra: ALMOND,
  zumo_acido: ACID_FRUIT,
  gelatina: ['gelatina', 'gelificante'],
}

/** The row that a name nobody knows is read as when the caller says what it is for and nothing else. */
export const usualRow: Readonly<Partial<Record<PasteleriaRole, string>>> = {
  harina: 'harina',
  leudante: 'harina_leudante',
  almidon: 'almidon_maiz',
  azucar: 'azucar',
  azucar_glas: 'azucar_glas',
  grasa: 'mantequilla',
  mantequilla: 'mantequilla',
  margarina: 'margarina',
  huevo: 'huevo_entero',
  yema: 'yema',
  clara: 'clara',
  leche: 'leche_entera',
  nata: 'nata',
  nata_acida: 'nata_agria',
  queso: 'queso_crema',
  mascarpone: 'mascarpone',
  chocolate_negro: 'cob_negra',
  chocolate_leche: 'cob_leche',
  chocolate_blanco: 'cob_blanca',
  cacao: 'cacao_polvo',
  fruto_seco: 'almendra_molida',
  almendra: 'almendra_molida',
  zumo_acido: 'zumo_limon',
  zanahoria: 'zanahoria',
  arroz: 'arroz',
  gelatina: 'gelatina',
  impulsor: 'impulsor',
  bicarbonato: 'bicarbonato',
  sal: 'sal',
  agua: 'agua',
}
