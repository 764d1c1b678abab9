/** A turrón de Alicante a little short of almond for Suprema: the example of the documentation. */
export const turronExample = {
  type: 'alicante' as const,
  ingredients: [
    { ingrediente: 'almendra_cruda', peso: 560 },
    { ingrediente: 'miel', peso: 120 },
    { ingrediente: 'azucar', peso: 260 },
    { ingrediente: 'glucosa', peso: 30 },
    { ingrediente: 'clara', peso: 30 },
    { ingrediente: 'oblea', peso: 8 },
  ],
}

/** The same formula as it is pasted. */
export const turronText = [
  'Turrón de Alicante',
  '560 g almendra cruda',
  '120 g miel',
  '260 g azúcar',
  '30 g glucosa',
  '1 clara',
  '8 g oblea',
].join('\n')
