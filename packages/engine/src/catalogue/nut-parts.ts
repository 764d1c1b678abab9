import { isPralineRow, PRALINE_NUT } from './praline.ts'

/** g of nut in a gram of what is not all nut, and of which: only that counts where a norm asks for a nut (trade data and label minimums). */
const NUT_PARTS: Readonly<Record<string, readonly (readonly [noun: string, share: number])[]>> = {
  praline_avellana_50: [['avellana', 0.5]],
  praline_avellana_60: [['avellana', 0.6]],
  praline_almendra_50: [['almendra', 0.5]],
  praline_mixto: [
    ['almendra', 0.25],
    ['avellana', 0.25],
  ],
  crema_cacao_avellana: [['avellana', 0.13]],
  crema_pistacho_dulce: [['pistacho', 0.4]],
  mazapan: [['almendra', 0.5]],
  pasta_almendra_70: [['almendra', 0.7]],
  pasta_almendra_comercial: [['almendra', 0.33]],
  granillo_crocante: [['almendra', 0.5]],
  guirlache: [['almendra', 0.5]],
}

/** The nuts of a row; nothing said of what is all nut. */
export const nutPartsOf = (id: string, noun: string): readonly (readonly [noun: string, share: number])[] =>
  NUT_PARTS[id] ?? [[noun, isPralineRow(id) ? PRALINE_NUT : 1]]
