import { foldText } from '../fold.ts'
import { priceFigureOf } from './figures.ts'

/** What a thing is sold in: «6X1L», «saco 25 kg», «caja 12 ud», «C/24». */
export interface PackSize {
  /** As it was written. */
  readonly text: string
  /** Pieces in it. */
  readonly count: number
  /** What each weighs, g, or holds, ml; neither where only pieces are told. */
  readonly grams?: number
  readonly millilitres?: number
}

const FIGURE = String.raw`\d+(?:[.,]\d+)?`
const SIZE = String.raw`(${FIGURE})\s*(kgs?|kilos?|grs?|gramos?|g|litros?|lts?|l|ml|cc|cl)(?![\p{L}])\.?`
const PIECES = String.raw`(?:uds?|unid(?:ad(?:es)?)?s?|u|und|pzas?|piezas?|bricks?|briks?|botes?|botellas?|latas?|tarrinas?|bolsas?|paquetes?|paq|hojas)(?![\p{L}])\.?`
const HOLDER = String.raw`(?:cajas?|cj|sacos?|sc|bolsas?|cubos?|cubetas?|bidones|bidon|garrafas?|botellas?|botes?|bot|bricks?|briks?|latas?|tarros?|tarrinas?|paquetes?|paq|packs?|estuches?|bloques?|barras?|carton(?:es)?|bandejas?|palets?|bag|bib)\.?`

const GRAMS: Readonly<Record<string, number>> = { k: 1000, g: 1 }
const MILLILITRES: Readonly<Record<string, number>> = { l: 1000, ml: 1, cc: 1, cl: 10 }

/** Figures of packs are small and round: a comma or a point is always of decimals. */
const packFigure = (written: string): number => priceFigureOf(written, { commas: false, points: true })

function sized(figure: string, unit: string): Pick<PackSize, 'grams' | 'millilitres'> {
  const value = packFigure(figure)
  const volume = MILLILITRES[unit === 'ml' || unit === 'cc' || unit === 'cl' ? unit : unit.startsWith('l') ? 'l' : '']
  return volume === undefined ? { grams: value * (GRAMS[unit.charAt(0)] ?? 1) } : { millilitres: value * volume }
}

interface Way {
  readonly example: string
  readonly says: RegExp
  readonly means: (found: RegExpExecArray) => Omit<PackSize, 'text'>
}

const way = (example: string, says: string, means: Way['means']): Way => ({
  example,
  says: new RegExp(String.raw`(?<![\p{L}\d.,])(?:${HOLDER}\s*(?:de\s*)?)?${says}`, 'iu'),
  means,
})

/** In this order: «caja 12 ud x 1 kg» before «1 kg», a dozen before what is counted. */
const WAYS: readonly Way[] = [
  way('4 x 6 x 125 g', String.raw`(\d+)\s*[x×*]\s*(\d+)\s*[x×*]\s*${SIZE}`, ([, one, two, figure = '', unit = '']) => ({
    count: Number(one) * Number(two),
    ...sized(figure, unit),
  })),
  way(
    'caja 12 ud x 1 kg',
    String.raw`(\d+)\s*(?:${PIECES}\s*)?(?:[x×*]|de)\s*${SIZE}`,
    ([, count, figure = '', unit = '']) => ({ count: Number(count), ...sized(figure, unit) }),
  ),
  way(
    '1 kg x 12',
    String.raw`${SIZE}\s*[x×*]\s*(\d+)(?:\s*${PIECES})?(?![\d.,])`,
    ([, figure = '', unit = '', count]) => ({
      count: Number(count),
      ...sized(figure, unit),
    }),
  ),
  way('saco 25 kg', SIZE, ([, figure = '', unit = '']) => ({ count: 1, ...sized(figure, unit) })),
  way('cartón 15 docenas', String.raw`(\d+)\s*(?:docenas?|doc)(?![\p{L}])`, ([, count]) => ({
    count: 12 * Number(count),
  })),
  way('caja 12 ud', String.raw`(\d+)\s*${PIECES}`, ([, count]) => ({ count: Number(count) })),
  way('C/24', String.raw`c\/\s*(\d+)(?![\d.,])`, ([, count]) => ({ count: Number(count) })),
]

/** The ways to write a pack, for whoever tries them. */
export const PACK_EXAMPLES: readonly string[] = WAYS.map(({ example }) => example)

/** The pack that a text tells, and the text without it. */
export function packSizeIn(text: string): { readonly pack?: PackSize; readonly rest: string } {
  const folded = foldText(text)
  // Folding takes accents off; only where it keeps the length can what was found be cut out of the text.
  const source = folded.length === text.length ? folded : text.toLowerCase()
  for (const { says, means } of WAYS) {
    const found = says.exec(source)
    if (!found) continue
    const whole = text.slice(found.index, found.index + found[0].length)
    const pack = { text: whole.trim(), ...means(found) }
    if (!(pack.count > 0) || Number.isNaN(pack.grams ?? 0) || Number.isNaN(pack.millilitres ?? 0)) continue
    return { pack, rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}` }
  }
  return { rest: text }
}
