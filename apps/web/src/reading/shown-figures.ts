import type { OverviewFigure } from '@obrador/engine'

/** Which figures have a gauge of their own, and which are told below. */
export interface ShownFigures {
  readonly judged: readonly OverviewFigure[]
  readonly others: readonly OverviewFigure[]
}

const isRight = ({ inRange }: OverviewFigure): boolean => inRange !== false
/** What is not there, and need not be: its range begins at none. */
const isAbsent = ({ value, range }: OverviewFigure): boolean => value === 0 && range?.[0] === 0
/** The same thing counted on two bases, that come out alike. */
const isTwin = (one: OverviewFigure, other: OverviewFigure): boolean =>
  one !== other && one.name === other.name && one.value === other.value && one.unit === other.unit

/** The same thing counted another way: by the name that the other one has beside its own. */
const isSecond = ({ name }: OverviewFigure, { aside }: OverviewFigure): boolean => aside === name

/** How wide a range is; the narrower of two says more. */
const width = ({ range: [least, most] = [0, 0] }: OverviewFigure): number => most - least

/**
 * One gauge for each thing: what is right and absent is told below, as is what counts a thing a second way, and of two figures of one thing that come out alike the one
 * with the narrower range is shown. What is out of its range always has its gauge.
 */
export function shownFiguresOf(figures: readonly OverviewFigure[]): ShownFigures {
  const ranged = figures.filter(({ range }) => range)
  const isFolded = (figure: OverviewFigure): boolean =>
    isRight(figure) &&
    (isAbsent(figure) ||
      ranged.some((other) => isSecond(figure, other)) ||
      ranged.some((other) => isTwin(figure, other) && (!isRight(other) || width(other) < width(figure))))
  const judged = ranged.filter((figure) => !isFolded(figure))
  const others = figures.filter((figure) => !judged.includes(figure))
  // Below, too, each thing is told once.
  const once = others.filter(
    (figure) =>
      !judged.some((shown) => isTwin(figure, shown)) &&
      others.find((other) => isTwin(figure, other) || other === figure) === figure,
  )
  return { judged, others: once }
}
