import { numberText } from '@obrador/engine'

/** «1,2 kg», «350 g». */
export const kilosText = (grams: number): string =>
  grams >= 1000 ? `${numberText(grams / 1000, 2)} kg` : `${numberText(grams)} g`

const PAID_FOR = { kilo: 'el kilo', litre: 'el litro', piece: 'la unidad', pack: 'el envase' } as const

/** How the price of a kilo was worked out. */
export const priceTexts = {
  how: (
    price: number,
    unit: keyof typeof PAID_FOR,
    count: number,
    grams: number,
    density: { readonly value: number; readonly of: string } | undefined,
    piece: string | undefined,
  ): string =>
    [
      `${numberText(price)} € ${PAID_FOR[unit]}`,
      ...(unit === 'kilo' ? [] : [`${count > 1 ? `${count} piezas, ` : ''}${kilosText(grams)}`]),
      ...(density ? [`${numberText(density.value)} kg/l (${density.of})`] : []),
      ...(piece === undefined ? [] : [piece]),
    ].join(' · '),
}
