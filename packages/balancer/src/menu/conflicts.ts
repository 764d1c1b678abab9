import { isSetServed, isSetUnserved, type MenuSearch, smallestConflict } from './one-base.ts'
import { isOutOfWork, stepsLeft, type WorkBudget } from './program.ts'

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

/** Bases in which a flavour may be placed, given who is where: a base that nobody is in yet is like any other, so one of them is looked at. */
function openBasesFor(
  f: number,
  conflicts: readonly (readonly number[])[],
  placed: ReadonlyMap<number, number>,
  used: number,
): number[] {
  return Array.from({ length: used }, (_, base) => base).filter(
    (base) => !conflicts.some((core) => core.every((one) => one === f || placed.get(one) === base)),
  )
}

/** Classes of which none holds a conflict: the flavour that has the fewest bases left is placed next, in the first of them. */
function coloured(
  work: WorkBudget,
  served: readonly number[],
  conflicts: readonly (readonly number[])[],
  count: number,
): Colouring {
  const conflictsOf = new Map(served.map((f) => [f, conflicts.filter((core) => core.includes(f))]))
  const placed = new Map<number, number>()
  const most = stepsLeft(work)
  let steps = 0
  const isPlaced = (used: number): boolean => {
    if (placed.size === served.length) return true
    if (steps > most) return false
    steps += 1
    const open = served
      .filter((f) => !placed.has(f))
      .map((f) => ({ f, bases: openBasesFor(f, conflictsOf.get(f) ?? [], placed, Math.min(used + 1, count)) }))
    const next = open.reduce((least, one) => (one.bases.length < least.bases.length ? one : least))
    return next.bases.some((base) => {
      placed.set(next.f, base)
      return isPlaced(Math.max(used, base + 1)) || !placed.delete(next.f)
    })
  }
  const isFound = isPlaced(0)
  work.take(steps)
  if (!isFound) return steps > most ? 'cut' : 'none'
  return Array.from({ length: count }, (_, base) => served.filter((f) => placed.get(f) === base))
}

/** What fits one after another: an answer at once, which is the best where fewer are proven not to do. */
function firstFitting(search: MenuSearch, served: readonly number[], doesCorrect: boolean) {
  const classes: number[][] = []
  for (const f of served) {
    const into = classes.find((set) => isSetServed(search, [...set, f], doesCorrect))
    if (into) into.push(f)
    else classes.push([f])
  }
  return classes
}

const areServed = (search: MenuSearch, classes: readonly (readonly number[])[], doesCorrect: boolean): boolean =>
  classes.every((set) => isSetServed(search, set, doesCorrect))

const aloneIn = (search: MenuSearch, doesCorrect: boolean): number[] =>
  search.task.flavours.map((_, f) => f).filter((f) => isSetUnserved(search, [f], doesCorrect))

/** An answer before the search begins, and nothing proven of it. */
export function firstBases(search: MenuSearch, most: number, doesCorrect: boolean): BasesFound {
  const alone = aloneIn(search, doesCorrect)
  const served = search.task.flavours.map((_, f) => f).filter((f) => !alone.includes(f))
  const classes = firstFitting(search, served, doesCorrect)
  return {
    classes: classes.length <= most ? classes : undefined,
    bound: Math.min(1, served.length),
    alone,
    conflicts: [],
    isProven: false,
  }
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
  const first = firstFitting(search, served, doesCorrect)
  const within = first.length <= most ? first : undefined
  for (let count = 1; count <= most; count += 1) {
    // Fewer do not do, and so many have been found already.
    if (count === first.length) return told(count, first, areServed(search, first, doesCorrect))
    for (;;) {
      if (isOutOfWork(work, share)) return told(count, within, false)
      const classes = coloured(work, served, [...conflicts.values()], count)
      if (classes === 'none') break
      if (classes === 'cut') return told(count, within, false)
      const filled = classes.filter((set) => set.length > 0)
      if (areServed(search, filled, doesCorrect)) return told(count, filled, true)
      const learnt = filled
        .map((set) => smallestConflict(search, set, doesCorrect))
        .filter((core) => core !== undefined)
      // Nothing is served and nothing is learnt: the solver ended before it knew.
      if (learnt.length === 0) return told(count, within, false)
      for (const core of learnt) conflicts.set(core.join(), core)
    }
  }
  return told(most + 1, undefined, true)
}
