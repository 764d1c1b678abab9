/** The word that a list of ingredients must have. */
export const allergenWords = {
  gluten: 'gluten',
  crustaceos: 'crustáceos',
  huevo: 'huevo',
  pescado: 'pescado',
  cacahuete: 'cacahuete',
  soja: 'soja',
  leche: 'leche',
  frutos_cascara: 'frutos de cáscara',
  apio: 'apio',
  mostaza: 'mostaza',
  sesamo: 'sésamo',
  sulfitos: 'sulfitos',
  altramuz: 'altramuz',
  moluscos: 'moluscos',
} as const
