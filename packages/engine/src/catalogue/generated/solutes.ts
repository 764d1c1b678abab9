// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const FIBRE = {
  inulina: 'inulina',
  inulina_hp: 'inulinaHp',
  oligofructosa: 'oligofructosa',
  polidextrosa: 'polidextrosa',
  fibra_maiz_soluble: 'dextrinaResistente',
} as const

export const SWEETENER = {
  sucralosa: 'sucralosa',
  stevia_reb: 'steviaReb',
  acesulfamo_k: 'acesulfamoK',
  sacarina_sodica: 'sacarinaSodica',
  aspartamo: 'aspartamo',
} as const

export const MONOSACCHARIDE = {
  alulosa: 'alulosa',
  tagatosa: 'tagatosa',
} as const

export const AS_SOLD = {
  dextrosa: 'dextroseTrade',
} as const

export const HIGHER_POLYOLS = {
  maltitol_jarabe: 0.3,
} as const

export const NO_MILK_SALTS = {
  lactosa: true,
} as const
