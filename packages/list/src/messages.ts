import { numberText } from '@obrador/engine'

/** «1,2 kg», «350 g». */
export const kilosText = (grams: number): string =>
  grams >= 1000 ? `${numberText(grams / 1000, 2)} kg` : `${numberText(grams)} g`

interface PriceWords {
  readonly paidFor: Readonly<Record<'kilo' | 'litre' | 'piece' | 'pack', string>>
  readonly pieces: (count: number) => string
  readonly numberText: typeof numberText
  /** What a table of densities or pieces calls something. */
  readonly called: (label: string) => string
}

/** How the price of a kilo was worked out, in the words of a language. */
export const priceTextsIn = ({ paidFor, pieces, numberText: figure, called }: PriceWords) => ({
  how: (
    price: number,
    unit: keyof PriceWords['paidFor'],
    count: number,
    grams: number,
    density: { readonly value: number; readonly of: string } | undefined,
    piece: string | undefined,
  ): string => {
    const weight = grams >= 1000 ? `${figure(grams / 1000, 2)} kg` : `${figure(grams)} g`
    return [
      `${figure(price)} € ${paidFor[unit]}`,
      ...(unit === 'kilo' ? [] : [`${count > 1 ? pieces(count) : ''}${weight}`]),
      ...(density ? [`${figure(density.value)} kg/l (${called(density.of)})`] : []),
      ...(piece === undefined ? [] : [called(piece)]),
    ].join(' · ')
  },
})
export type PriceTexts = ReturnType<typeof priceTextsIn>

export const priceTexts: PriceTexts = priceTextsIn({
  paidFor: { kilo: 'el kilo', litre: 'el litro', piece: 'la unidad', pack: 'el envase' },
  pieces: (count) => `${count} piezas, `,
  numberText,
  called: (label) => label,
})
