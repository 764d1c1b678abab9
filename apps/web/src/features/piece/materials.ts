import { findRow, type Ingredient } from '@obrador/engine'
import type { CraftId } from '../../model/formula.ts'
import type { PiecePartLine } from '../../model/piece.ts'

/** What a part is made of, as far as it is to be seen in a cut. */
export const PART_MATERIALS = [
  'glaze',
  'mousse',
  'creamy',
  'crisp',
  'sponge',
  'fruit',
  'chocolate',
  'cream',
  'nougat',
  'nut',
  'other',
] as const
export type PartMaterial = (typeof PART_MATERIALS)[number]

type ByType = Readonly<Record<string, PartMaterial>> & { readonly usual: PartMaterial }

/** By craft and type; `usual` for the rest of a craft. Data: what draws a cut knows no craft. */
const OF_TYPES: Readonly<Record<CraftId, ByType>> = {
  helado: { usual: 'mousse', sorbete_agua: 'fruit', granizado: 'fruit', veteado: 'glaze' },
  panaderia: { usual: 'sponge' },
  pasteleria: {
    usual: 'sponge',
    glaseado_espejo: 'glaze',
    toffee: 'glaze',
    bavarois: 'mousse',
    mousse_chocolate: 'mousse',
    mousse_fruta: 'mousse',
    nube: 'mousse',
    merengue: 'mousse',
    crema_pastelera: 'creamy',
    crema_inglesa: 'creamy',
    natillas: 'creamy',
    diplomatica: 'creamy',
    muselina: 'creamy',
    lemon_curd: 'creamy',
    namelaka: 'creamy',
    cremoso: 'creamy',
    crema_catalana: 'creamy',
    flan: 'creamy',
    panna_cotta: 'creamy',
    dulce_de_leche: 'creamy',
    yema_pastelera: 'creamy',
    crema_almendra: 'creamy',
    nata_montada: 'cream',
    crema_mascarpone: 'cream',
    buttercream: 'cream',
    ganache_negro: 'chocolate',
    ganache_leche: 'chocolate',
    ganache_blanco: 'chocolate',
    ganache_montada: 'chocolate',
    crujiente_praline: 'crisp',
    streusel: 'crisp',
    teja: 'crisp',
    sable: 'crisp',
    masa_tarta: 'crisp',
    hojaldre: 'crisp',
    praline: 'nut',
    gelatina_fruta: 'fruit',
    confitura: 'fruit',
    pate_de_fruta: 'fruit',
  },
  turron: { usual: 'nougat' },
  cacao: { usual: 'chocolate', gianduja: 'nut' },
}

/** Of what is bought, by its category. */
const OF_ROWS: Readonly<Partial<Record<Ingredient['category'], PartMaterial>>> = {
  fruta: 'fruit',
  fruta_seca: 'fruit',
  pure_fruta: 'fruit',
  confitura: 'fruit',
  fruto_seco: 'nut',
  pasta_fruto_seco: 'nut',
  semilla: 'nut',
  chocolate: 'chocolate',
  cacao: 'chocolate',
  nata: 'cream',
  galleta: 'crisp',
  confiteria: 'glaze',
}

export function partMaterialOf({ made, name }: PiecePartLine): PartMaterial {
  if (made) {
    const types = OF_TYPES[made.formula.craft]
    return types[made.formula.type] ?? types.usual
  }
  const row = findRow(name)
  return (row && OF_ROWS[row.category]) ?? 'other'
}
