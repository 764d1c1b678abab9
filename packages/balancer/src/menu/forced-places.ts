import type { BasesFound } from './conflicts.ts'
import { isSetUnserved, judgeRows, type MenuSearch, type RowsVerdict } from './one-base.ts'

/** Whose base is known before any 0/1 program is asked: who can share with nobody else is where it is. */

/** By flavour, the class that it is in whatever else is chosen. */
export type ForcedPlaces = ReadonlyMap<number, number>

type FlavourClasses = readonly (readonly number[])[]

/** One flavour of each class, no two of which can share a base: so many bases hold one of them each. */
function pairwiseApart(classes: FlavourClasses, conflicts: FlavourClasses): readonly number[] {
  const pairs = new Set(conflicts.map((core) => core.join()))
  const chosen: number[] = []
  const isApart = (f: number): boolean => chosen.every((one) => pairs.has([Math.min(one, f), Math.max(one, f)].join()))
  const isChosen = (b: number): boolean =>
    b === classes.length ||
    (classes[b] ?? []).some((f) => {
      if (!isApart(f)) return false
      chosen.push(f)
      return isChosen(b + 1) || chosen.pop() === undefined
    })
  isChosen(0)
  return chosen
}

/** Whether two can share no base. What one of them bars is asked once for all that bar the same: often it is enough. */
function cannotShare(search: MenuSearch) {
  const byBars = new Map<string, RowsVerdict>()
  return (f: number, one: number): boolean => {
    const key = [one, ...(search.task.flavours[f]?.barred ?? [])].join()
    const judged = byBars.get(key) ?? judgeRows(search, [one, f], true, (flavour) => flavour === f)
    byBars.set(key, judged)
    return !(judged.base || judged.isCut) || isSetUnserved(search, [f, one], true)
  }
}

/** A flavour that can share with only one of those that are apart, however it is corrected, is in the base of that one. */
export function forcedPlacesIn(search: MenuSearch, classes: FlavourClasses, { conflicts }: BasesFound): ForcedPlaces {
  const apart = pairwiseApart(classes, conflicts)
  const isKept = cannotShare(search)
  return new Map(
    apart.flatMap((mine, b) =>
      (classes[b] ?? [])
        .filter((f) => f === mine || apart.every((one) => one === mine || isKept(f, one)))
        .map((f) => [f, b] as const),
    ),
  )
}
