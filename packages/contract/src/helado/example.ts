/** A plain milk ice cream, balanced: the example of the documentation and of the manifest. */
export const heladoExample = {
  craft: 'helado',
  type: 'helado_leche',
  ingredients: [
    { name: 'Leche entera', grams: 625 },
    { name: 'Nata 35%', grams: 130 },
    { name: 'Leche en polvo desnatada', grams: 34 },
    { name: 'Sacarosa', grams: 125 },
    { name: 'Dextrosa', grams: 36 },
    { name: 'Glucosa atomizada DE38', grams: 24 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
}
