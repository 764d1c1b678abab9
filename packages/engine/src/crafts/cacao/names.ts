import type { Ingredient, IngredientCategory } from '../../catalogue/ingredient.ts'
import { isPralineRow, PRALINE_NUT } from '../../catalogue/praline.ts'
import type { CraftVocabulary } from '../../catalogue/reading/reader.ts'

/** How chocolate makers name things: what the trade means by a word that the catalogue gives to another product. */
export const cacaoVocabulary: CraftVocabulary = {
  words: {
    avellana: 'avellana_tostada',
    avellanas: 'avellana_tostada',
    'leche en polvo': 'leche_entera_polvo',
    'licor cacao': 'pasta_cacao',
    'masa cacao': 'pasta_cacao',
    'cob negra 66': 'cob_negra_64',
    mla: 'mantequilla_anhidra',
    'grasa vegetal': 'grasa_vegetal_cbs',
    vainilla: 'vainilla_vaina',
    almidon: 'almidon_maiz',
    'licor 40': 'destilado_40',
    crema: 'nata',
    'nata 35': 'nata',
  },
}

export type CacaoRole = 'cacao' | 'chocolate' | 'azucar' | 'lacteo' | 'fruto_seco' | 'emulgente' | 'grasa' | 'alcohol' | 'agua' | 'otro'

/** What composition does not say of an ingredient and the law or the mould must know, g per 100 g. */
export interface CacaoLegalTraits {
  readonly rol: CacaoRole
  /** Ground hazelnut, whole hazelnut (not yet part of a gianduja) and other nuts. */
  readonly avellana?: number
  readonly avellanaEntera?: number
  readonly otrosFrutosSecos?: number
  readonly lecitina?: number
  /** Fat that is neither of cocoa, milk nor nut: one of the six of RD 1055/2003 ap. 2.2, or one that is not. */
  readonly grasaVegetal?: 'autorizada' | 'no_autorizada'
  /** Its other fat does not soften cocoa butter (lecithin, cocoa-butter equivalents). */
  readonly grasaDura?: boolean
  /** Its milk solids are «extracto seco de leche» (RD 1055/2003 ap. 1.7.a.2.º): whey and lactose are not. */
  readonly lecheLegal?: boolean
  /** Its sugars are lactose already split: they are milk solids, not sugar. */
  readonly sinLactosa?: boolean
  readonly almidon?: number
  /** The salt it has was added. */
  readonly salada?: boolean
  /** Other edible matter, taken off the legal basis (RD 1055/2003 ap. 3 and 4). */
  readonly deducible?: number
  /** Chocolate or cocoa, for the 25 % of a bonbon. */
  readonly chocolate?: number
}

const SUGAR: CacaoLegalTraits = { rol: 'azucar' }
const MILK: CacaoLegalTraits = { rol: 'lacteo', lecheLegal: true }
const OTHER_DAIRY: CacaoLegalTraits = { rol: 'lacteo' }
const NUT: CacaoLegalTraits = { rol: 'fruto_seco', otrosFrutosSecos: 100, deducible: 100 }
const FLOUR: CacaoLegalTraits = { rol: 'otro', almidon: 100, deducible: 100 }
const SPIRIT: CacaoLegalTraits = { rol: 'alcohol', deducible: 100 }
/** Half of a per cent of lecithin is what couverture is made with. */
const COUVERTURE: CacaoLegalTraits = { rol: 'chocolate', lecitina: 0.5, grasaDura: true, lecheLegal: true, chocolate: 100 }
const TABLET: CacaoLegalTraits = { ...COUVERTURE, lecitina: 0 }

/** Whatever is none of these is other edible matter. */
const ANYTHING_ELSE: CacaoLegalTraits = { rol: 'otro', deducible: 100 }

const traitsOfCategory: Readonly<Partial<Record<IngredientCategory, CacaoLegalTraits>>> = {
  agua: { rol: 'agua' },
  azucar: SUGAR,
  jarabe: SUGAR,
  miel: SUGAR,
  poliol: SUGAR,
  leche: MILK,
  leche_polvo: MILK,
  nata: MILK,
  mantequilla: MILK,
  yogur: OTHER_DAIRY,
  queso: OTHER_DAIRY,
  cacao: { rol: 'cacao', chocolate: 100 },
  chocolate: COUVERTURE,
  fruto_seco: NUT,
  pasta_fruto_seco: NUT,
  grasa: { rol: 'grasa', grasaVegetal: 'no_autorizada' },
  emulgente: { rol: 'emulgente', grasaDura: true },
  almidon: FLOUR,
  harina: FLOUR,
  licor: SPIRIT,
  vino: SPIRIT,
  sal: { ...ANYTHING_ELSE, salada: true },
}

const groundHazelnut = (share: number): CacaoLegalTraits => ({ rol: 'fruto_seco', avellana: share, deducible: share })
const sweetNut = (share: number): CacaoLegalTraits => ({ rol: 'fruto_seco', otrosFrutosSecos: share, deducible: share })
const giandujaOf = (hazelnut: number): CacaoLegalTraits => ({
  rol: 'chocolate',
  avellana: hazelnut,
  deducible: hazelnut,
  chocolate: 100 - hazelnut,
  lecheLegal: true,
})
const EMULSION: CacaoLegalTraits = { rol: 'emulgente', deducible: 100 }

/** Rows that are not what their category is. */
const traitsById: Readonly<Record<string, CacaoLegalTraits>> = {
  leche_semidesnatada_sin_lactosa: { ...MILK, sinLactosa: true },
  leche_entera_sin_lactosa: { ...MILK, sinLactosa: true },
  nata_sin_lactosa: { ...MILK, sinLactosa: true },
  suero_mantequilla: OTHER_DAIRY,
  mazada_polvo: OTHER_DAIRY,
  suero_polvo: OTHER_DAIRY,
  wpc35: OTHER_DAIRY,
  wpc80: OTHER_DAIRY,
  mpc70: OTHER_DAIRY,
  yogur_polvo: OTHER_DAIRY,
  nata_agria: OTHER_DAIRY,
  lactosa: OTHER_DAIRY,
  mantequilla_salada: { ...MILK, salada: true },
  agua_mar: { rol: 'agua', salada: true },
  aceite_palma: { rol: 'grasa', grasaVegetal: 'autorizada' },
  grasa_cbe: { rol: 'grasa', grasaVegetal: 'autorizada', grasaDura: true },
  azucar_glas_antihumedad: { ...SUGAR, almidon: 13, grasaVegetal: 'no_autorizada' },
  lecitina: { rol: 'emulgente', lecitina: 100, grasaDura: true },
  lecitina_girasol: { rol: 'emulgente', lecitina: 100, grasaDura: true },
  mono_digliceridos: EMULSION,
  emulgente_pasta: EMULSION,
  avellana_cruda: { rol: 'fruto_seco', avellanaEntera: 100, deducible: 100 },
  avellana_tostada: { rol: 'fruto_seco', avellanaEntera: 100, deducible: 100 },
  avellana_molida: groundHazelnut(100),
  pasta_avellana: groundHazelnut(100),
  praline_avellana_50: groundHazelnut(50),
  praline_avellana_60: groundHazelnut(60),
  praline_mixto: { rol: 'fruto_seco', avellana: 25, otrosFrutosSecos: 25, deducible: 50 },
  praline_almendra_50: sweetNut(50),
  granillo_crocante: sweetNut(50),
  mazapan: sweetNut(50),
  pasta_almendra_70: sweetNut(70),
  pasta_almendra_comercial: sweetNut(25),
  pasta_sesamo: ANYTHING_ELSE,
  crema_cacao_avellana: { ...groundHazelnut(13), grasaVegetal: 'no_autorizada' },
  chocolate_negro: TABLET,
  chocolate_leche: TABLET,
  chocolate_blanco: TABLET,
  chocolate_taza: { ...TABLET, almidon: 12.5 },
  cobertura_grasa: { rol: 'otro', lecitina: 0.5, grasaVegetal: 'no_autorizada' },
  gianduja: giandujaOf(33),
  gianduja_negra: giandujaOf(34),
  trufa: { ...COUVERTURE, lecitina: 0.3, chocolate: 60 },
}
const OTHER_PRALINE = sweetNut(100 * PRALINE_NUT)

export const cacaoTraitsOf = ({ id, category }: Ingredient): CacaoLegalTraits =>
  traitsById[id] ?? (isPralineRow(id) ? OTHER_PRALINE : (traitsOfCategory[category] ?? ANYTHING_ELSE))
