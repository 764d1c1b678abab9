import { roundTo } from '@obrador/engine'
import { beginSearch, isSetServed, type MenuSearch } from './one-base.ts'
import { isOutOfWork } from './program.ts'
import { flavourRowsOf, USUAL_ROOM } from './rows.ts'
import { doesCorrect, gramsIn, type MenuTask } from './task.ts'

/** Which dose would let flavours share a base that they cannot share: the one that has to change least. */

export interface OpeningDose {
  readonly flavour: number
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Shares of a dose that are tried, to each side: beyond them it is another flavour. */
const LESS = [0.9, 0.75, 0.5, 0.25] as const
const MORE = [1.1, 1.25, 1.5, 2] as const
/** Turns in which the nearest share is found between one that opens and one that does not: to a sixtieth of the dose. */
const TURNS = 4

function taskWithDose(task: MenuTask, f: number, dose: number, grams: number): MenuTask {
  const flavours = task.flavours.map((flavour) => {
    if (flavour.at !== f) return flavour
    const lines = flavour.lines.with(flavour.layout.base + dose, {
      ...(flavour.lines[flavour.layout.base + dose] as (typeof flavour.lines)[number]),
      grams,
    })
    return { ...flavour, lines, rows: flavourRowsOf(flavour.limits, lines, flavour.layout, USUAL_ROOM) }
  })
  return { ...task, flavours }
}

/** The share nearest to the whole that opens, on one side of it; none where no share does. */
function nearestShare(isOpen: (share: number) => boolean, shares: readonly number[]): number | undefined {
  const at = shares.findIndex(isOpen)
  if (at < 0) return undefined
  let [shut, open] = [shares[at - 1] ?? 1, shares[at] ?? 1]
  for (let turn = 0; turn < TURNS; turn += 1) {
    const middle = (shut + open) / 2
    if (isOpen(middle)) open = middle
    else shut = middle
  }
  return open
}

/** None where no dose alone opens the way, or no work is left to look. */
export function openingDoseOf({ task, work }: MenuSearch, core: readonly number[]): OpeningDose | undefined {
  const found = core.flatMap((f) =>
    (task.flavours[f]?.doses ?? []).flatMap((raw, dose) => {
      const from = gramsIn(task.craft, raw)
      const isOpen = (share: number): boolean =>
        !isOutOfWork(work) &&
        isSetServed(beginSearch(taskWithDose(task, f, dose, from * share), work), core, doesCorrect(task))
      return [LESS, MORE].flatMap((shares) => {
        const share = nearestShare(isOpen, shares)
        if (share === undefined) return []
        // Whole grams of a large dose, tenths of a small one, on the side that opens.
        const digits = from < 20 ? 1 : 0
        const unit = 10 ** digits
        const to = share < 1 ? Math.floor(from * share * unit) / unit : Math.ceil(from * share * unit) / unit
        return to > 0
          ? [{ flavour: f, name: String(raw.name ?? raw[task.craft.fields.name]), from, to: roundTo(to, digits) }]
          : []
      })
    }),
  )
  return found.toSorted((a, b) => Math.abs(Math.log(a.to / a.from)) - Math.abs(Math.log(b.to / b.from)))[0]
}
