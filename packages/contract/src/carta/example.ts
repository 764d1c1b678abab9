/** The worked case of the documentation: a white base, a yellow one, and yoghurt, which waters what it is put into. */
export const cartaExample = {
  oficio: 'helado',
  type: 'helado_crema',
  base: [
    { name: 'Leche entera', min: 350, max: 750 },
    { name: 'Nata 35%', min: 50, max: 330 },
    { name: 'Leche en polvo desnatada', max: 70 },
    { name: 'Azúcar', min: 50, max: 200 },
    { name: 'Dextrosa', max: 100 },
    { name: 'Glucosa atomizada DE38', max: 80 },
    { name: 'Neutro para cremas 5', min: 5, max: 6, redondeo: 0.1 },
    { name: 'Yema', min: 20, max: 80, opcional: true },
  ],
  sabores: [
    { nombre: 'Nata' },
    {
      nombre: 'Pistacho',
      ingredients: [{ name: 'Pasta de pistacho 100 %', grams: 100 }],
      llamarse: ['Helado crema', 'con pistacho'],
      kilos: 12,
    },
    { nombre: 'Yogur', ingredients: [{ name: 'Yogur natural', grams: 250 }] },
    {
      nombre: 'Caramelo salado',
      ingredients: [
        { name: 'Caramelo', grams: 90 },
        { name: 'Sal', grams: 3 },
      ],
    },
    { nombre: 'Mantecado', alergenos: ['leche', 'huevo'], llamarse: ['mantecado'] },
  ],
  bases: { max: 3 },
  correcciones: { con: ['Azúcar', 'Dextrosa'], max: 40 },
}

/** Cream goes up: two formulas of a book and what they sell in a week. */
export const cambioExample = {
  oficio: 'helado',
  libro: [
    {
      nombre: 'Avellana',
      type: 'helado_crema',
      kilos: 12,
      ingredients: [
        { name: 'Leche entera', grams: 540 },
        { name: 'Nata 35%', grams: 200 },
        { name: 'Leche en polvo desnatada', grams: 40 },
        { name: 'Azúcar', grams: 130 },
        { name: 'Dextrosa', grams: 35 },
        { name: 'Pasta de avellana', grams: 80 },
        { name: 'Neutro para cremas 5', grams: 5 },
      ],
    },
    {
      nombre: 'Sorbete de fresa',
      type: 'sorbete_agua',
      kilos: 10,
      ingredients: [
        { name: 'Fresa', grams: 500 },
        { name: 'Agua', grams: 250 },
        { name: 'Azúcar', grams: 145 },
        { name: 'Dextrosa', grams: 60 },
        { name: 'Glucosa en polvo DE 38', grams: 40 },
        { name: 'Neutro para sorbetes 5', grams: 5 },
      ],
    },
  ],
  antes: { precios: { 'Nata 35%': 4.2 } },
  cambios: { precios: { 'Nata 35%': 6.5 } },
}
