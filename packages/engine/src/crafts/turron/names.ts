import { rowsById } from '../../catalogue/catalogue.ts'
import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { isPralineRow, PRALINE_NUT } from '../../catalogue/praline.ts'
import type { CraftVocabulary } from '../../catalogue/reading/reader.ts'

/** How confectioners name things, and what each thing is in a turrón. */

export const turronVocabulary: CraftVocabulary = {
  words: {
    coco: 'coco_rallado',
    'leche en polvo': 'leche_entera_polvo',
    'leche polvo': 'leche_entera_polvo',
  },
}

export function turronRowNamed(id: string): Ingredient {
  const row = rowsById.get(id)
  if (!row) throw new Error(`The craft cites ${id}, which the catalogue does not have`)
  return row
}

/**
 * Where an ingredient ends up: nuts and finished pieces keep their weight or roast (`fruto`), what is cooked boils down
 * (`jarabe`), what is added as it is stays so (`seco`), and coverings are outside every percentage (RD 1787/1982, 7.4).
 */
export type TurronPhase = 'fruto' | 'jarabe' | 'seco' | 'cobertura'

export type TurronGroup =
  | 'almendra'
  | 'fruto_seco'
  | 'compuesto'
  | 'miel'
  | 'azucar'
  | 'glucosa'
  | 'poliol'
  | 'edulcorante'
  | 'clara'
  | 'yema'
  | 'huevo'
  | 'agua'
  | 'cobertura'
  | 'cacao'
  | 'lacteo'
  | 'fruta'
  | 'grasa'
  | 'feculento'
  | 'cereal'
  | 'aroma'
  | 'aditivo'
  | 'otro'

/** What only this craft knows of an ingredient; shares are g in a gram of it. */
export interface TurronRole {
  readonly grupo: TurronGroup
  readonly fase: TurronPhase
  readonly almendra?: number
  readonly miel?: number
  readonly azucar?: number
  readonly glucosa?: number
  /** Almond and other nuts and seeds; dry equivalent of fresh coconut and chestnut. */
  readonly frutoSeco?: number
  /** Basic material by itself (RD 1787/1982, 6.3). */
  readonly materiaBasica?: number
  /** Share of the dry matter that is egg yolk, and egg white. */
  readonly yema?: number
  readonly clara?: number
  /** Its starch counts as added. */
  readonly feculento?: boolean
  /** Admitted in turrón blando and duro (RD 1787/1982, 6.4.1). */
  readonly autorizado?: boolean
  /** No basic material of any turrón (RD 1787/1982, 6.3): whole egg, vegetables, cheese. */
  readonly ajenoTurron?: boolean
  /** % of water of the roasted nut; only raw nuts have it. */
  readonly aguaTostado?: number
  /** In a mazapán it fills or covers (RD 1787/1982, 6.4.4). */
  readonly cubreMazapan?: boolean
}

/** Shares of compounds are those their catalogue row states; where it states none they are estimates (docs/ciencia/turron.md). */
const rolesOfRow: readonly (readonly [role: TurronRole, ids: string])[] = [
  [
    { grupo: 'almendra', fase: 'fruto', almendra: 1, frutoSeco: 1, materiaBasica: 1, aguaTostado: 2.41, autorizado: true },
    'almendra_cruda almendra_piel almendra_molida almendra_marcona',
  ],
  [
    { grupo: 'almendra', fase: 'fruto', almendra: 1, frutoSeco: 1, materiaBasica: 1, autorizado: true },
    'almendra_tostada almendra_piel_tostada almendra_marcona_tostada almendra_largueta_tostada almendra_comuna_tostada harina_almendra_desgrasada pasta_almendra',
  ],
  [{ grupo: 'fruto_seco', fase: 'fruto', frutoSeco: 1, materiaBasica: 1, aguaTostado: 2.52 }, 'avellana_cruda avellana_molida'],
  [
    { grupo: 'fruto_seco', fase: 'fruto', frutoSeco: 1, materiaBasica: 1 },
    'avellana_tostada nuez pecana pistacho_tostado anacardo_tostado macadamia nuez_brasil cacahuete_tostado coco_rallado chufa sesamo sesamo_tostado lino chia pipa_girasol pipa_calabaza amapola canamo pasta_avellana pasta_pistacho pasta_cacahuete pasta_sesamo pasta_nuez pasta_anacardo',
  ],
  [{ grupo: 'fruto_seco', fase: 'fruto', frutoSeco: 1, materiaBasica: 1, aguaTostado: 1.85 }, 'pistacho_crudo'],
  [{ grupo: 'fruto_seco', fase: 'fruto', frutoSeco: 1, materiaBasica: 1, cubreMazapan: true }, 'pinon'],
  [{ grupo: 'fruto_seco', fase: 'fruto', frutoSeco: 1, materiaBasica: 1, aguaTostado: 1.7 }, 'anacardo'],
  [{ grupo: 'fruto_seco', fase: 'fruto', frutoSeco: 1, materiaBasica: 1, aguaTostado: 1.81 }, 'cacahuete_crudo'],
  [{ grupo: 'fruto_seco', fase: 'jarabe', frutoSeco: 0.55, materiaBasica: 0.55 }, 'coco_fresco'],
  [{ grupo: 'fruto_seco', fase: 'jarabe', frutoSeco: 0.52, materiaBasica: 0.52 }, 'castana castana_cocida'],
  [{ grupo: 'compuesto', fase: 'fruto', azucar: 0.5, frutoSeco: 0.5, materiaBasica: 0.5 }, 'praline_avellana_50'],
  [{ grupo: 'compuesto', fase: 'fruto', azucar: 0.4, frutoSeco: 0.6, materiaBasica: 0.6 }, 'praline_avellana_60'],
  [{ grupo: 'compuesto', fase: 'fruto', almendra: 0.5, azucar: 0.5, frutoSeco: 0.5, materiaBasica: 0.5, autorizado: true }, 'praline_almendra_50'],
  [{ grupo: 'compuesto', fase: 'fruto', almendra: 0.25, azucar: 0.5, frutoSeco: 0.5, materiaBasica: 0.5 }, 'praline_mixto'],
  [{ grupo: 'compuesto', fase: 'jarabe', almendra: 0.5, azucar: 0.44, frutoSeco: 0.5, materiaBasica: 0.5 }, 'mazapan'],
  [{ grupo: 'compuesto', fase: 'jarabe', almendra: 0.7, azucar: 0.22, glucosa: 0.06, frutoSeco: 0.7, materiaBasica: 0.7 }, 'pasta_almendra_70'],
  [{ grupo: 'compuesto', fase: 'jarabe', almendra: 0.33, azucar: 0.5, frutoSeco: 0.33, materiaBasica: 0.33 }, 'pasta_almendra_comercial'],
  [
    { grupo: 'compuesto', fase: 'fruto', almendra: 0.65, miel: 0.18, azucar: 0.13, glucosa: 0.03, frutoSeco: 0.65, materiaBasica: 0.65, autorizado: true },
    'turron_jijona',
  ],
  [{ grupo: 'compuesto', fase: 'fruto', almendra: 0.62, miel: 0.21, azucar: 0.17, frutoSeco: 0.62, materiaBasica: 0.62, autorizado: true }, 'turron_alicante'],
  [{ grupo: 'compuesto', fase: 'fruto', almendra: 0.6, azucar: 0.4, frutoSeco: 0.6, materiaBasica: 0.6, autorizado: true }, 'guirlache'],
  [
    { grupo: 'compuesto', fase: 'fruto', almendra: 0.5, azucar: 0.5, frutoSeco: 0.5, materiaBasica: 0.5, autorizado: true, cubreMazapan: true },
    'granillo_crocante',
  ],
  [{ grupo: 'compuesto', fase: 'fruto', almendra: 0.28, azucar: 0.7, frutoSeco: 0.28, materiaBasica: 0.28 }, 'peladilla'],
  [{ grupo: 'miel', fase: 'jarabe', miel: 1, autorizado: true }, 'miel miel_azahar miel_romero miel_acacia'],
  [
    { grupo: 'azucar', fase: 'jarabe', azucar: 1, autorizado: true },
    'azucar azucar_glas azucar_moreno azucar_demerara panela azucar_coco azucar_vainillado azucar_perlado caramelo_liquido fondant_pastelero',
  ],
  [{ grupo: 'azucar', fase: 'jarabe', azucar: 0.57, autorizado: true }, 'jarabe_30be'],
  [{ grupo: 'azucar', fase: 'jarabe', azucar: 0.5, autorizado: true }, 'almibar_1_1'],
  [{ grupo: 'azucar', fase: 'seco', azucar: 0.9, clara: 0.08, autorizado: true }, 'merengue_seco'],
  [
    { grupo: 'glucosa', fase: 'jarabe', glucosa: 1, autorizado: true },
    'azucar_glas_antihumedad dextrosa dextrosa_anhidra fructosa lactosa maltosa trehalosa isomaltulosa miel_cana melaza golden_syrup jarabe_arce sirope_agave sirope_datil jarabe_malta azucar_invertido isoglucosa_42 glucosa glucosa_de28 glucosa_de40 glucosa_de44 glucosa_de38 glucosa_de60 glucosa_alta_maltosa glucosa_polvo_de21 glucosa_polvo_de28 glucosa_polvo_de33 glucosa_polvo_de38 glucosa_polvo_de42 maltodextrina_de5 maltodextrina_de10 maltodextrina_de18 mosto_concentrado tagatosa',
  ],
  [
    { grupo: 'poliol', fase: 'jarabe', autorizado: true },
    'eritritol xilitol sorbitol sorbitol_liquido maltitol maltitol_jarabe isomalt manitol lactitol glicerina',
  ],
  [{ grupo: 'edulcorante', fase: 'jarabe', autorizado: true }, 'alulosa'],
  [{ grupo: 'clara', fase: 'jarabe', clara: 1, autorizado: true }, 'clara clara_pasteurizada clara_polvo'],
  [{ grupo: 'yema', fase: 'jarabe', yema: 1 }, 'yema yema_pasteurizada yema_polvo'],
  [{ grupo: 'yema', fase: 'jarabe', yema: 0.79 }, 'yema_azucarada'],
  [{ grupo: 'huevo', fase: 'jarabe', yema: 0.65, clara: 0.35, ajenoTurron: true }, 'huevo_entero huevo_pasteurizado huevo_polvo'],
  [{ grupo: 'agua', fase: 'jarabe', autorizado: true }, 'agua'],
  [{ grupo: 'cobertura', fase: 'cobertura', autorizado: true }, 'oblea'],
  [{ grupo: 'cacao', fase: 'seco', azucar: 0.48, frutoSeco: 0.13, materiaBasica: 0.13 }, 'crema_cacao_avellana'],
  [{ grupo: 'cacao', fase: 'seco' }, 'pasta_cacao manteca_cacao cacao_polvo cacao_polvo_bajo'],
  [{ grupo: 'cacao', fase: 'seco', cubreMazapan: true }, 'cob_negra chocolate_negro cob_leche cob_blanca chocolate_leche chocolate_blanco'],
  [{ grupo: 'cacao', fase: 'seco', frutoSeco: 0.33, materiaBasica: 0.33, cubreMazapan: true }, 'gianduja'],
  [{ grupo: 'cacao', fase: 'seco', frutoSeco: 0.34, materiaBasica: 0.34, cubreMazapan: true }, 'gianduja_negra'],
  [{ grupo: 'cacao', fase: 'jarabe', materiaBasica: 0.17 }, 'trufa'],
  [{ grupo: 'lacteo', fase: 'jarabe' }, 'leche_entera leche_condensada leche_condensada_desnatada dulce_de_leche nata'],
  [{ grupo: 'lacteo', fase: 'seco' }, 'leche_entera_polvo leche_desn_polvo'],
  [{ grupo: 'fruta', fase: 'seco', materiaBasica: 1 }, 'pasas orejon_albaricoque ciruela_pasa datil higo_seco arandano_rojo_seco'],
  [{ grupo: 'fruta', fase: 'jarabe' }, 'dulce_membrillo cabello_angel'],
  [{ grupo: 'fruta', fase: 'seco' }, 'pasta_fruta'],
  [{ grupo: 'fruta', fase: 'seco', cubreMazapan: true }, 'fruta_confitada naranja_confitada cereza_confitada marron_glace'],
  [{ grupo: 'grasa', fase: 'jarabe' }, 'nata_vegetal'],
  [{ grupo: 'grasa', fase: 'seco' }, 'mantequilla manteca_cerdo aceite_oliva aceite_girasol aceite_coco'],
  [
    { grupo: 'feculento', fase: 'seco', feculento: true },
    'almidon_maiz fecula_patata almidon_tapioca almidon_arroz almidon_trigo almidon_modificado harina harina_tostada pan_rallado copos_avena arroz copos_maiz quinoa crema_pastelera_polvo arroz_cocido polvo_crema',
  ],
  [{ grupo: 'feculento', fase: 'jarabe', feculento: true }, 'harina_patata'],
  // The pulp of a starchy plant is neither flour nor starch: no name «con fécula» takes it (RD 1787/1982, 2.3 and 2.5).
  [{ grupo: 'feculento', fase: 'jarabe', feculento: true, ajenoTurron: true }, 'boniato boniato_crudo patata patata_cocida'],
  [{ grupo: 'cereal', fase: 'seco' }, 'arroz_inflado'],
  [{ grupo: 'aroma', fase: 'seco' }, 'sal canela anis_verde'],
  [{ grupo: 'aroma', fase: 'jarabe' }, 'naranja mandarina limon lima zumo_limon ralladura_limon ralladura_naranja ron anis_seco anis_dulce vainilla_extracto'],
  [{ grupo: 'aroma', fase: 'seco', materiaBasica: 1 }, 'cafe_soluble cafe_molido'],
  [{ grupo: 'aditivo', fase: 'seco', autorizado: true }, 'gelatina lecitina mono_digliceridos acido_citrico cremor_tartaro'],
  [{ grupo: 'otro', fase: 'seco' }, 'toffee_caramelo_blando malvavisco'],
]
/** The role of every row of a category, unless the row has its own above. */
const rolesOfCategory: Readonly<Partial<Record<IngredientCategory, TurronRole>>> = {
  acido: { grupo: 'aditivo', fase: 'seco', autorizado: true },
  agua: { grupo: 'agua', fase: 'jarabe', autorizado: true },
  almidon: { grupo: 'feculento', fase: 'seco', feculento: true },
  aroma: { grupo: 'aroma', fase: 'jarabe' },
  bebida_vegetal: { grupo: 'otro', fase: 'jarabe' },
  cacao: { grupo: 'cacao', fase: 'seco' },
  cafe_te: { grupo: 'aroma', fase: 'jarabe' },
  // Ready-made creams and meringues go into the pan with the rest.
  confiteria: { grupo: 'otro', fase: 'jarabe' },
  cereal: { grupo: 'cereal', fase: 'seco' },
  chocolate: { grupo: 'cacao', fase: 'seco', cubreMazapan: true },
  condimento: { grupo: 'otro', fase: 'seco', ajenoTurron: true },
  confitura: { grupo: 'fruta', fase: 'jarabe' },
  edulcorante: { grupo: 'edulcorante', fase: 'seco', autorizado: true },
  emulgente: { grupo: 'aditivo', fase: 'seco', autorizado: true },
  especia: { grupo: 'aroma', fase: 'seco' },
  estabilizante: { grupo: 'aditivo', fase: 'seco', autorizado: true },
  fibra: { grupo: 'otro', fase: 'seco' },
  fruta: { grupo: 'fruta', fase: 'jarabe' },
  fruta_seca: { grupo: 'fruta', fase: 'seco', materiaBasica: 1 },
  galleta: { grupo: 'feculento', fase: 'seco', feculento: true },
  grasa: { grupo: 'grasa', fase: 'seco' },
  harina: { grupo: 'feculento', fase: 'seco', feculento: true },
  impulsor: { grupo: 'aditivo', fase: 'seco' },
  leche: { grupo: 'lacteo', fase: 'jarabe' },
  leche_polvo: { grupo: 'lacteo', fase: 'seco' },
  levadura: { grupo: 'otro', fase: 'seco' },
  licor: { grupo: 'aroma', fase: 'jarabe' },
  mantequilla: { grupo: 'grasa', fase: 'seco' },
  mejorante: { grupo: 'otro', fase: 'seco' },
  nata: { grupo: 'lacteo', fase: 'jarabe' },
  prefermento: { grupo: 'otro', fase: 'seco', feculento: true },
  proteina: { grupo: 'otro', fase: 'seco' },
  pure_fruta: { grupo: 'fruta', fase: 'jarabe' },
  queso: { grupo: 'lacteo', fase: 'jarabe', ajenoTurron: true },
  sal: { grupo: 'aroma', fase: 'seco' },
  verdura: { grupo: 'otro', fase: 'jarabe', ajenoTurron: true },
  vino: { grupo: 'aroma', fase: 'jarabe' },
  yogur: { grupo: 'lacteo', fase: 'jarabe' },
  zumo: { grupo: 'aroma', fase: 'jarabe' },
}

const byRow: ReadonlyMap<string, TurronRole> = new Map(rolesOfRow.flatMap(([role, ids]) => ids.split(' ').map((id): [string, TurronRole] => [id, role])))

const NO_ROLE: TurronRole = { grupo: 'otro', fase: 'seco' }

const OTHER_PRALINE: TurronRole = {
  grupo: 'compuesto',
  fase: 'fruto',
  azucar: 1 - PRALINE_NUT,
  frutoSeco: PRALINE_NUT,
  materiaBasica: PRALINE_NUT,
}

export const turronRoleOf = ({ id, category }: Ingredient): TurronRole =>
  byRow.get(id) ?? (isPralineRow(id) ? OTHER_PRALINE : (rolesOfCategory[category] ?? NO_ROLE))

/** Toasted already: a mazapán is of raw almond (RD 1787/1982, 2.4). */
export const TOASTED_ALMONDS: ReadonlySet<string> = new Set([
  'almendra_tostada',
  'almendra_piel_tostada',
  'almendra_marcona_tostada',
  'almendra_largueta_tostada',
  'almendra_comuna_tostada',
])
/** With its skin: the IGP takes peeled almond. */
export const UNPEELED_ALMONDS: ReadonlySet<string> = new Set(['almendra_piel', 'almendra_piel_tostada'])
