/** A country loaf with a little butter and honey, out of balance: the example of the documentation. */
export const panaderiaExample = {
  type: 'pan_comun' as const,
  ingredients: [
    { name: 'Harina panificable', grams: 1000 },
    { name: 'Agua', grams: 620 },
    { name: 'Masa madre líquida', grams: 100 },
    { name: 'Sal', grams: 28 },
    { name: 'Levadura fresca', grams: 15 },
  ],
}

/** The same formula as it is pasted. */
export const panaderiaText = [
  'Pan de pueblo',
  '1 kg harina panificable',
  '620 g agua',
  '100 g masa madre líquida',
  '28 g sal',
  '15 g levadura fresca',
  'Hornear a 230 °C',
].join('\n')
