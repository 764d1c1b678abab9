import { isSetServed, type MenuSearch, smallestConflict } from './one-base.ts'
import {
  entriesOf,
  isOutOfWork,
  type LinearProgram,
  type ProgramRow,
  solveProgram,
  type WorkBudget,
} from './program.ts'

/**
 * The fewest bases: colour the flavours so that no class holds a known conflict, look at each class, learn what does not fit, and
 * again. That no colouring is left proves that more bases are needed.
 */

export interface BasesFound {
  /** The flavours of each base; none where so many are not enough or there was no time. */
  readonly classes: readonly (readonly number[])[] | undefined
  /** Fewer do not do. */
  readonly bound: number
  /** Flavours that no base serves. */
  readonly alone: readonly number[]
  readonly conflicts: readonly (readonly number[])[]
  readonly isProven: boolean
}

type Colouring = readonly (readonly number[])[] | 'none' | 'cut'

/** The first flavour is in the first base, the second in one of the first two …: bases have no order of their own. */
const COLOUR_COST = 1e-3

/** Classes of which none holds a conflict. */
function coloured(
  work: WorkBudget,
  served: readonly number[],
  conflicts: readonly (readonly number[])[],
  count: number,
): Colouring {
  if (count === 1) return conflicts.length > 0 ? 'none' : [served]
  const place = new Map(served.map((f, i) => [f, i]))
  const column = (f: number, base: number): number => (place.get(f) ?? 0) * count + base
  const bases = Array.from({ length: count }, (_, base) => base)
  const program: LinearProgram = {
    columns: served.flatMap((_, i) =>
      bases.map((base) => ({
        least: 0,
        most: base <= i ? 1 : 0,
        domain: 'integer' as const,
        cost: base * COLOUR_COST,
      })),
    ),
    rows: [
      ...served.map(
        (_, i): ProgramRow => ({
          entries: entriesOf(
            bases.map(() => 1),
            i * count,
          ),
          least: 1,
          most: 1,
        }),
      ),
      ...conflicts.flatMap((core) =>
        bases.map((base): ProgramRow => ({ entries: core.map((f) => [column(f, base), 1]), most: core.length - 1 })),
      ),
    ],
  }
  const { state, values } = solveProgram(work, program, { gap: 1 })
  if (values.length === 0) return state === 'infeasible' ? 'none' : 'cut'
  return bases.map((base) => served.filter((f) => (values[column(f, base)] ?? 0) > 0.5))
}

/** What fits one after another: an answer where there is no time for the best. */
function firstFitting(search: MenuSearch, served: readonly number[], most: number, doesCorrect: boolean) {
  const classes: number[][] = []
  for (const f of served) {
    const into = classes.find((set) => isSetServed(search, [...set, f], doesCorrect))
    if (into) into.push(f)
    else classes.push([f])
  }
  return classes.length <= most ? classes : undefined
}

/** A step that leads through all flavours in another order. */
const STRIDE = 7919

/** Several conflicts of a class teach more than one: other orders lead to others. */
function conflictsIn(search: MenuSearch, set: readonly number[], doesCorrect: boolean): (readonly number[])[] {
  const shuffled = set.toSorted((a, b) => ((a * STRIDE) % 13) - ((b * STRIDE) % 13))
  return [set, set.toReversed(), shuffled].map((order) => smallestConflict(search, order, doesCorrect))
}

const aloneIn = (search: MenuSearch, doesCorrect: boolean): number[] =>
  search.task.flavours.map((_, f) => f).filter((f) => !isSetServed(search, [f], doesCorrect))

/** An answer before the search begins, and nothing proven of it. */
export function firstBases(search: MenuSearch, most: number, doesCorrect: boolean): BasesFound {
  const alone = aloneIn(search, doesCorrect)
  const served = search.task.flavours.map((_, f) => f).filter((f) => !alone.includes(f))
  const classes = firstFitting(search, served, most, doesCorrect)
  return { classes, bound: Math.min(1, served.length), alone, conflicts: [], isProven: false }
}

export function fewestBases(search: MenuSearch, most: number, doesCorrect: boolean, share = 1): BasesFound {
  const { task, work } = search
  const alone = aloneIn(search, doesCorrect)
  const served = task.flavours.map((_, f) => f).filter((f) => !alone.includes(f))
  const conflicts = new Map<string, readonly number[]>()
  const told = (bound: number, classes: BasesFound['classes'], isProven: boolean): BasesFound => ({
    classes,
    bound,
    alone,
    conflicts: [...conflicts.values()],
    isProven,
  })
  if (served.length === 0) return told(0, [], true)
  for (let count = 1; count <= most; count += 1) {
    for (;;) {
      if (isOutOfWork(work, share)) return told(count, firstFitting(search, served, most, doesCorrect), false)
      const classes = coloured(work, served, [...conflicts.values()], count)
      if (classes === 'none') break
      if (classes === 'cut') return told(count, firstFitting(search, served, most, doesCorrect), false)
      const bad = classes.filter((set) => set.length > 1 && !isSetServed(search, set, doesCorrect))
      if (bad.length === 0)
        return told(
          count,
          classes.filter((set) => set.length > 0),
          true,
        )
      for (const core of bad.flatMap((set) => conflictsIn(search, set, doesCorrect))) conflicts.set(core.join(), core)
    }
  }
  return told(most + 1, undefined, true)
}
