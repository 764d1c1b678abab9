import type { DraftPart } from './draft.ts'

/** Figures that sum so are percentages of the whole. */
const isHundred = (sum: number): boolean => sum >= 99 && sum <= 101

/** The only figure of a piece. */
function figureIn(piece: string): number {
  const [figure, ...more] = piece.match(/\d+(?:[.,]\d+)?/g) ?? []
  return figure === undefined || more.length > 0 ? Number.NaN : Number(figure.replace(',', '.'))
}

/** «piña 55 %, agua 20, azúcar 17 …»: where all sum to a hundred and one says so, or the yield is told, they are shares. */
export function asShares(
  parts: readonly DraftPart[],
  made: number | undefined,
  pieces: readonly string[],
): readonly DraftPart[] {
  const figures = parts.map(({ percent }, at) => percent ?? figureIn(pieces[at] ?? ''))
  const isShares = isHundred(figures.reduce((sum, figure) => sum + figure, 0))
  const told = made !== undefined || parts.some(({ percent }) => percent !== undefined)
  const units = pieces.some((piece) => /\d\s*(?:g|gr|kg)\b/i.test(piece))
  if (!isShares || !told || units) return parts
  return parts.map(({ name }, at) => ({
    name: name.replace(/\s*\(?\d+(?:[.,]\d+)?\s*%\)?/, '').trim(),
    ask: 'unclear',
    percent: figures[at] ?? 0,
  }))
}
