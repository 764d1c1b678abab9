import type { ReadLine } from './reading.ts'
import { pieceNamed, suggestByPieces } from './suggest.ts'

/** What an egg weighs, g: usually without its shell, at least and at most. Those of a quail are less, and bought by the dozen. */
export const EGG_G = { usual: 50, least: 20, most: 90 } as const

/** «6 huevos», «huevos 6 ud», «12 x», «huevos 300 g (6)»: how many there are, in a line that weighs them too. */
const EGG_COUNTS: readonly RegExp[] = [
  /(?<![\d.,])(\d{1,3})\s*(?:uds?|u|unidades|pz|piezas|x|×)(?![\p{L}])/iu,
  /(?<![\d.,])(\d{1,3})\s+(?:huevos?|ous?|uov[oa]|eggs?|œufs?|oeufs?|ovos?|ei|eier)(?![\p{L}])/iu,
  /\(\s*(\d{1,3})\s*\)/u,
]
const WEIGHED_FIGURE = /^\d{1,3}\s+(?:gr?s?|kgs?|kilos?|ml|cl|l|gramos)\b/iu

/** Bought out of the shell, by the carton: what is counted are no eggs. */
const SHELLED = /l[ií]quid|pasteuriz|polvo|congelad|bri[ck]k?|cart[oó]n|bot(?:e|ella)|garrafa|bolsa|ovoproducto/iu

function eggsCountedIn(text: string): number | undefined {
  // «140 huevo»: the only figure is the weight.
  if ((text.match(/\d+(?:[.,]\d+)?/gu)?.length ?? 0) < 2) return undefined
  for (const says of EGG_COUNTS) {
    const found = says.exec(text)
    if (found && !WEIGHED_FIGURE.test(text.slice(found.index))) return Number(found[1])
  }
  return undefined
}

/** Whether so many eggs cannot well weigh so much. */
export const isOddEgg = (grams: number, count: number): boolean =>
  count > 0 && (grams / count < EGG_G.least || grams / count > EGG_G.most)

/** Eggs that are counted and weighed: where one of them would weigh what no egg does, it is asked, with what so many usually weigh. */
export function withLikelyEggs(line: ReadLine): ReadLine {
  if ('skip' in line || line.grams === undefined || !pieceNamed(line.name ?? '')?.label.startsWith('huevo')) return line
  const { grams, ...rest } = line
  const count = SHELLED.test(line.text) ? undefined : eggsCountedIn(line.text)
  if (count === undefined || !isOddEgg(grams, count)) return line
  const amount = { from: 0, to: 0, value: count, approx: false, written: String(count) }
  const suggest = suggestByPieces(amount, line.name ?? '')
  return { ...rest, ask: 'pieces', ...(suggest && { suggest }) }
}
