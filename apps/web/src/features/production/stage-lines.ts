import { craftClocks, type StageClock } from '@obrador/engine/clock'
import type { AppCraft } from '../../engine/crafts.ts'
import type { DayClock } from '../../model/day-clock.ts'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import { ingredientOfLine, type OwnIngredients } from '../../reading/request.ts'
import { type StagePart, stagePartsIn } from '../../reading/stages.ts'
import { clockWords } from '../../words/es/clock.ts'

/** What is made before a dough, as it is weighed: with the seed or the yeast that its craft begins it with, and no heavier for it. */
export interface StageLines {
  readonly line: TableLine
  /** The row that it is. */
  readonly kind: string
  readonly parts: readonly StagePart[]
  /** Parts of flour for each part of seed, where nobody said them. */
  readonly seeded?: number
  /** It rises with yeast, and how much is not known. */
  readonly isDoseUnknown?: true
}

/** Who says how long something takes. */
export type TimeTeller = 'formula' | 'own' | 'supposed'

/** Hours and degrees until what is made before a dough is ripe: as its line says, as somebody answered, as its kind is. */
export function ripeningOf(
  { phases: [, rise], kinds }: StageClock,
  { line, kind }: Pick<StageLines, 'line' | 'kind'>,
  answers: Times[string] = {},
): { readonly minutes: number; readonly degrees: number | undefined; readonly from: TimeTeller } {
  const known = kinds[kind]
  const { hours = 0, degrees = known?.degrees } = line.stage ?? {}
  if (hours > 0) return { minutes: Math.round(hours * 60), degrees, from: 'formula' }
  const answered = answers[rise.key]
  return answered === undefined
    ? { minutes: known?.minutes ?? rise.minutes, degrees, from: 'supposed' }
    : { minutes: answered, degrees, from: 'own' }
}

const weightOf = (parts: readonly StagePart[]): number => parts.reduce((sum, { grams }) => sum + grams, 0)

/** The same weight in all, with so much of something more in it. */
function madeRoom(parts: readonly StagePart[], more: StagePart): readonly StagePart[] {
  const whole = weightOf(parts)
  return parts.map((part) => ({ ...part, grams: (part.grams * (whole - more.grams)) / whole }))
}

function begunWith(
  craft: AppCraft,
  line: TableLine,
  kind: string,
  parts: readonly StagePart[],
  times: Times,
): StageLines {
  const clock = craftClocks[craft.id].stage
  const whole = weightOf(parts)
  const base = parts.find(({ like }) => like)?.grams ?? 0
  if (!clock || base <= 0) return { line, kind, parts }
  const { seeded, yeasted } = clock
  if (seeded.kinds.includes(kind)) {
    // Seed, flour and water weigh together what is needed: the seed has the water of what it is taken from.
    const seed: StagePart = { name: line.name, grams: whole / (1 + (seeded.flour * whole) / base), like: line }
    return { line, kind, parts: [seed, ...madeRoom(parts, seed)], seeded: seeded.flour }
  }
  if (!yeasted.kinds.includes(kind)) return { line, kind, parts }
  const { minutes, degrees } = ripeningOf(clock, { line, kind }, times[line.name])
  const share = degrees === undefined ? undefined : yeasted.dose(minutes, degrees)
  if (share === undefined) return { line, kind, parts, isDoseUnknown: true }
  const yeast: StagePart = { name: clockWords.freshYeast, grams: (base * share) / 100 }
  return { line, kind, parts: [...madeRoom(parts, yeast), yeast] }
}

type Times = DayClock['times']

/** By the id of its line. */
export function stageLinesIn(
  craft: AppCraft,
  formula: TableFormula,
  own: OwnIngredients,
  times: Times = {},
): ReadonlyMap<string, StageLines> {
  const stages = stagePartsIn(craft, formula, own)
  return new Map(
    formula.lines.flatMap((line) => {
      const parts = stages.get(line.id)
      const kind = parts && (ingredientOfLine(craft, line, formula.type, own)?.id ?? '')
      return parts && kind !== undefined ? [[line.id, begunWith(craft, line, kind, parts, times)] as const] : []
    }),
  )
}

/** Rows that are kept from one day to the next: nobody buys them. */
export const seedRows = (): ReadonlySet<string> =>
  new Set(
    Object.values(craftClocks).flatMap((clock) => ('stage' in clock ? clock.stage?.seeded.kinds : undefined) ?? []),
  )
