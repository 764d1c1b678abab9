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
