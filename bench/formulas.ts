/** The formula that is measured: ten ingredients of an ice cream, as an artisan would send them. */
export const balanced = {
  type: 'helado_crema',
  ingredients: [
    { name: 'Leche entera', grams: 520 },
    { name: 'Nata 35%', grams: 200 },
    { name: 'Leche en polvo desnatada', grams: 30 },
    { name: 'Yema', grams: 40 },
    { name: 'Sacarosa', grams: 115 },
    { name: 'Dextrosa', grams: 40 },
    { name: 'Glucosa atomizada DE38', grams: 20 },
    { name: 'Inulina', grams: 10 },
    { name: 'Sal', grams: 1 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
} as const

/** The same ten ingredients, watery and with hardly any sugar: corrections have to be looked for. */
export const unbalanced = {
  ...balanced,
  ingredients: balanced.ingredients.map(({ name, grams }) => ({
    name,
    grams: grams * (name === 'Leche entera' ? 1.5 : name === 'Sacarosa' ? 0.4 : 1),
  })),
}
