/** A couverture short of cocoa butter, so that law, medal and corrections have something to say: the example of the documentation. */
export const cacaoExample = {
  type: 'cobertura' as const,
  ingredients: [
    { ingrediente: 'pasta_cacao', peso: 450 },
    { ingrediente: 'manteca_cacao', peso: 47 },
    { ingrediente: 'azucar', peso: 498 },
    { ingrediente: 'lecitina', peso: 5 },
  ],
}

/** The same formula as it is pasted. */
export const cacaoText = [
  'Cobertura',
  '450 g pasta de cacao',
  '47 g manteca de cacao',
  '498 g azúcar',
  '5 g lecitina',
].join('\n')
