/** The worked case of the documentation: a strawberry sorbet whose fruit came weak. */
export const hornadaExample = {
  oficio: 'helado',
  formula: {
    type: 'sorbete_agua',
    ingredients: [
      { name: 'Fresa', grams: 500 },
      { name: 'Agua', grams: 250 },
      { name: 'Azúcar', grams: 145 },
      { name: 'Dextrosa', grams: 60 },
      { name: 'Glucosa en polvo DE 38', grams: 40 },
      { name: 'Neutro para sorbetes 5', grams: 5 },
    ],
  },
  hecho: { fecha: '2026-11-10', lineas: [{ linea: 0, lote: 'L12' }] },
  medidas: [
    { que: 'brix', valor: 26.4 },
    { que: 'peso', valor: 999 },
  ],
}
