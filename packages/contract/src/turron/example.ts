/** A turrón de Alicante a little short of almond for Suprema: the example of the documentation. */
export const turronExample = {
  type: 'alicante',
  ingredients: [
    { ingrediente: 'almendra_cruda', peso: 560 },
    { ingrediente: 'miel', peso: 120 },
    { ingrediente: 'azucar', peso: 260 },
    { ingrediente: 'glucosa', peso: 30 },
    { ingrediente: 'clara', peso: 30 },
    { ingrediente: 'oblea', peso: 8 },
  ],
}
