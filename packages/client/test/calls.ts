import type { ObradorClient } from '../src/index.ts'

/** Checked by the compiler: the shapes are the contract's, and a wrong field does not compile. */

export const wrongCalls = (client: ObradorClient) => [
  // @ts-expect-error There is no such craft.
  () => client.analizar('carpinteria', { ingredients: [] }),
  // @ts-expect-error A nougat calls it «ingrediente» and «peso».
  () => client.analizar('turron', { ingredients: [{ name: 'miel', grams: 1 }] }),
  // @ts-expect-error A weight is a number.
  () => client.analizar('helado', { ingredients: [{ name: 'Agua', grams: '1' }] }),
  // @ts-expect-error There is no such field.
  () => client.analizar('helado', { ingredients: [], tipo: 'base' }),
  // @ts-expect-error Lines or a text, not both.
  () => client.analizar('helado', { ingredients: [], texto: '1 g sal' }),
  // @ts-expect-error There is no such type.
  () => client.analizar('helado', { ingredients: [], type: 'sorbete' }),
  // @ts-expect-error Nor neither.
  () => client.analizar('helado', { type: 'base' }),
  // @ts-expect-error There is no such goal.
  () => client.ajustar('helado', { ingredients: [], objetivo: 'mayor_coste' }),
  // @ts-expect-error Nor such a wish of a line.
  () => client.ajustar('cacao', { ingredients: [{ ingrediente: 'azucar', peso: 1, quieto: true }] }),
  // @ts-expect-error Nor such a figure of a supplier.
  () => client.etiquetar('helado', { ingredients: [{ name: 'Agua', grams: 1, ficha: { hierro: 1 } }] }),
  // @ts-expect-error A batch asks of each craft what its path takes.
  () => client.lote([{ oficio: 'cacao', peticion: { ingredients: [{ name: 'x', grams: 1 }] } }]),
  // @ts-expect-error There is no such figure.
  async () => (await client.analizar('helado', { ingredients: [] })).params.dulzor,
]

export const rightCalls = (client: ObradorClient) => [
  () => client.analizar('helado', { texto: '1 kg leche' } as const),
  () =>
    client.ajustar('helado', {
      ingredients: [{ name: 'Agua', grams: 1, fijo: true }],
      despensa: ['Inulina', { name: 'Dextrosa', max: 5 }],
    }),
  () => client.etiquetar('turron', { ingredients: [{ ingrediente: 'miel', peso: 1, ficha: { sal: 1 } }], racion: 30 }),
]
