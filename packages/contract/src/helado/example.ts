/** A plain milk ice cream, balanced: the example of the documentation and of the manifest. */
export const heladoExample = {
  craft: 'helado',
  type: 'helado_leche' as const,
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

/** The same formula as it is pasted. */
export const heladoText = [
  'Helado de leche',
  '625 g leche entera',
  '130 ml nata 35%',
  'leche en polvo desnatada: 34 g',
  '125 g azúcar',
  'dextrosa - 36 g',
  '24 g glucosa atomizada DE38',
  'neutro para helado de crema: 5 g',
  'Pasteurizar a 85 °C y madurar 6 h',
].join('\n')
