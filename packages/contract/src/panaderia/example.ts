/** A country loaf with a little butter and honey, out of balance: the example of the documentation. */
export const panaderiaExample = {
  type: 'pan_comun',
  ingredients: [
    { name: 'Harina panificable', grams: 1000 },
    { name: 'Agua', grams: 620 },
    { name: 'Masa madre líquida', grams: 100 },
    { name: 'Sal', grams: 28 },
    { name: 'Levadura fresca', grams: 15 },
  ],
}
