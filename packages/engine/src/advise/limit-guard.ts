import type { ParsedFormula } from '../formula/formula.ts'
import { measureLines, type ShownFigure } from '../ratio/parameter.ts'
import { distanceOutside } from '../ratio/range.ts'
import { roundTo } from '../words/round.ts'
import type { GaugeOf } from './gauge.ts'

/** A limit that the verdict does not look at: what a change must not break, or what the law asks of a name. */
export interface LimitGuard<Matter>
  extends Pick<GaugeOf<Matter>, 'parameter' | 'range'>,
    Pick<ShownFigure, 'label' | 'unit'> {
  readonly key: string
  /** It is a fault of its own where it is broken, and is mended with the rest. */
  readonly isFault?: true
}

/** The figures of the law and of a dose are compared with two decimals. */
export const LAW_DECIMALS = 2

/** Whether a limit of the law holds, as it is shown; one without a base asks nothing. */
export function limitHoldsIn<Matter>(
  { parameter, range }: LimitGuard<Matter>,
  lines: ParsedFormula<Matter>['lines'],
): boolean {
  const value = measureLines(parameter, lines)
  return value === undefined || distanceOutside(roundTo(value, LAW_DECIMALS), range) === 0
}
