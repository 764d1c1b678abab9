import type { ListPart, ReadLine } from './reading.ts'
import { pieceNamed, suggestAsSaid, suggestByPieces } from './suggest.ts'

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

/** What is left of an egg without its shell: 50 g of 58 in size M. */
const INSIDE = 0.87
const WITH_SHELL = /\bcon (?:la )?c[aá]scara|\bin shell|\bcon guscio|\bamb closca/iu

const isWeighedEgg = ({ name = '', grams }: Partial<ListPart>): boolean =>
  grams !== undefined && pieceNamed(name)?.label.startsWith('huevo') === true

/** «5 huevos (300 g con cáscara)»: asked, with what is left of them. */
function inShellAsked<Egg extends Partial<ListPart>>(egg: Egg): Omit<Egg, 'grams' | 'approx'> {
  const { grams = 0, approx: _, ...part } = egg
  const suggest = suggestAsSaid(INSIDE * grams, ['pieces', INSIDE, grams, 'huevo M sin cáscara'], 'B')
  return { ...part, ask: 'unclear', ...(suggest && { suggest }) }
}

/** Eggs that are counted and weighed: where one of them would weigh what no egg does, it is asked, with what so many usually weigh. */
export function withLikelyEggs(line: ReadLine): ReadLine {
  if ('skip' in line) return line
  if (WITH_SHELL.test(line.text))
    return line.parts
      ? { ...line, parts: line.parts.map((part): ListPart => (isWeighedEgg(part) ? inShellAsked(part) : part)) }
      : isWeighedEgg(line)
        ? inShellAsked(line)
        : line
  if (!isWeighedEgg(line)) return line
  const { grams = 0, ...rest } = line
  const count = SHELLED.test(line.text) ? undefined : eggsCountedIn(line.text)
  if (count === undefined || !isOddEgg(grams, count)) return line
  const amount = { from: 0, to: 0, value: count, approx: false, written: String(count) }
  const suggest = suggestByPieces(amount, line.name ?? '')
  return { ...rest, ask: 'pieces', ...(suggest && { suggest }) }
}
