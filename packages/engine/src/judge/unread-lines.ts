import { isFloorOperator, isThresholdMet } from './condition-ranges.ts'
import type { LawBase, LegalCondition } from './denomination.ts'

/** Lines that nobody knows, and how much of the mass they are. */
export interface UnreadLines {
  readonly names: readonly string[]
  /** % of the mass, and of what is left of it when it is made. */
  readonly share: number
  readonly ofFinished: number
  /** Figures in which they count as what may not be there. */
  readonly foreign?: ReadonlySet<string> | undefined
}

interface Weighed {
  readonly lines: readonly { readonly name: string; readonly grams: number; readonly known: boolean }[]
  readonly total: number
}

/** None where everything is known. `finished`: what is left when it is made, g. */
export function unreadLinesOf(
  { lines, total }: Weighed,
  { foreign, finished = total }: { readonly foreign?: ReadonlySet<string>; readonly finished?: number } = {},
): UnreadLines | undefined {
  const all = lines.filter(({ known, grams }) => !known && grams > 0)
  if (all.length === 0) return undefined
  const grams = all.reduce((sum, line) => sum + line.grams, 0)
  return {
    names: [...new Set(all.map(({ name }) => name))],
    share: (100 * grams) / total,
    ofFinished: (100 * grams) / finished,
    foreign,
  }
}

/** % of the mass that flour, chocolate or dry matter make up at least in what is named by them: so much less of it is unread. */
const LEAST_PART = 25
const ON_THE_WHOLE: ReadonlySet<LawBase> = new Set<LawBase>(['mezcla', 'masa', 'acabado', 'pieza', 'producto'])
/** How much a point of the mass is in each unit; of figures in others nothing is told. Of what is counted any line may hold all that there is. */
const PER_POINT: Readonly<Record<string, number>> = { '%': 1, 'g/kg': 10, '': Number.POSITIVE_INFINITY }

/** Whether what nobody knows may be what a condition asks for, were all of it that. */
export function mayUnreadLift(
  { figure, operator, threshold, unit, base }: LegalCondition<string>,
  value: number,
  unread: UnreadLines,
): boolean {
  const share = base === 'acabado' ? unread.ofFinished : unread.share
  const points = share * (PER_POINT[unit] ?? 0) * (ON_THE_WHOLE.has(base) ? 1 : 100 / LEAST_PART)
  const most = isFloorOperator(operator) ? value + points : unread.foreign?.has(figure) ? value - points : value
  return isThresholdMet(operator, most, threshold)
}
