import { numberText } from '@obrador/engine'

const figure = (value: number): string => numberText(value, 4)

/** Where a suggested weight comes from, in a few words. */
export const suggestionReasons = {
  volume: (ml: number, density: number, label: string): string =>
    `${figure(ml)} ml × ${figure(density)} g/ml (${label})`,
  asWater: (ml: number): string => `${figure(ml)} ml como si fuera agua: no sé su densidad`,
  pieces: (count: number, grams: number, label: string): string => `${figure(count)} × ${figure(grams)} g (${label})`,
  spoon: (spoon: string, label: string): string => `${spoon} rasa de ${label}`,
  vessel: (vessel: string, ml: number, label: string): string => `${vessel} de ${figure(ml)} ml, ${label}`,
  middle: (low: number, high: number, unit: string): string => `mitad de ${figure(low)}–${figure(high)} ${unit}`,
  vague: (grams: number): string => `${figure(grams)} g o algo así`,
  old: (count: number, grams: number, unit: string): string =>
    `${figure(count)} × ${figure(grams)} g (${unit} castellana)`,
  kilos: (value: number): string => `${figure(value)} kg, si la lista está en kilos`,
  misread: (written: string, grams: number): string => `«${written}» parece ${figure(grams)} g mal leído`,
  twoFigures: (grams: number): string => `${figure(grams)} g: hay dos cifras sin unidad`,
  each: (count: number, grams: number): string => `${figure(count)} × ${figure(grams)} g, si es el peso de cada uno`,
  bakers: (percent: number): string => `${figure(percent)} % sobre 1 kg de harina`,
  ofBatch: (percent: number): string => `${figure(percent)} % de 1 kg`,
  byOrder: (grams: number): string => `${figure(grams)} g, si los pesos van en el orden de los nombres`,
  inStep: (grams: number): string => `${figure(grams)} g, que solo dice un paso`,
  grams: (grams: number): string => `${figure(grams)} g, si son gramos`,
  trace: (count: number, grams: number, label: string): string => `${figure(count)} × ${figure(grams)} g (${label})`,
}

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
