/** What stands on the label itself, which is Spanish in every language of the page (Regulation (EU) 1169/2011, art. 15). */
export const labelTextWords = {
  draft: 'BORRADOR',
  ingredients: 'Ingredientes:',
  traces: 'Puede contener',
  and: ' y ',
  nutrition: 'Información nutricional',
  per100: 'por 100 g',
  run: 'Información nutricional por 100 g:',
  energy: 'Valor energético',
  lot: 'Lote',
  origin: 'Origen:',
  dates: {
    useBy: { day: 'Fecha de caducidad:' },
    bestBefore: {
      day: 'Consumir preferentemente antes del',
      month: 'Consumir preferentemente antes del fin de',
      year: 'Consumir preferentemente antes del fin de',
    },
  },
} as const

/** The sheet that customers read at the counter: Spanish in every language of the page, as a label is (Regulation (EU) 1169/2011, arts. 15 and 44; RD 126/2015). */
export const counterSheetWords = {
  heading: 'Alérgenos de nuestros productos',
  ask: 'Si tienes alergia o intolerancia, pregúntanos antes de comprar.',
  allergen: 'Alérgeno',
  allergens: {
    gluten: 'Gluten',
    crustaceos: 'Crustáceos',
    huevo: 'Huevo',
    pescado: 'Pescado',
    cacahuete: 'Cacahuete',
    soja: 'Soja',
    leche: 'Leche',
    frutos_cascara: 'Frutos de cáscara',
    apio: 'Apio',
    mostaza: 'Mostaza',
    sesamo: 'Sésamo',
    sulfitos: 'Sulfitos',
    altramuz: 'Altramuz',
    moluscos: 'Moluscos',
  },
  cells: { present: 'lleva', traces: 'puede', untold: '?', absent: 'no' },
  besides: (traces: string): string => `puede: ${traces}`,
  unknown: 'sin dato: pregúntanos',
  legend: '«puede»: lo avisa quien hace un ingrediente, o quien elabora. «?»: falta mirar un paquete; pregúntanos.',
  law: 'Venta sin envasar: Reglamento (UE) 1169/2011, art. 44, y RD 126/2015. Información escrita a disposición del cliente.',
  unread: (product: string): string => `${product}: su fórmula no se puede leer.`,
  packets: (product: string, count: number, names: string): string =>
    `${product}: ${count === 1 ? 'falta mirar un paquete' : `falta mirar ${count} paquetes`}. ${names}.`,
  reviewed: 'Revisado por',
} as const
