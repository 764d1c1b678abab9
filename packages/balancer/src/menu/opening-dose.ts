import { roundTo } from '@obrador/engine'
import { type MenuSearch, oneBaseProgram } from './one-base.ts'
import { hasPoint, isOutOfWork, setCost, solveProgram } from './program.ts'
import { flavourRowsOf, USUAL_ROOM } from './rows.ts'
import { doesCorrect, gramsIn, type MenuFlavour, type MenuTask } from './task.ts'

/** Which dose would let flavours share a base that they cannot share: the one that has to change least. */

export interface OpeningDose {
  readonly flavour: number
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Shares of a dose within which it is sought: beyond them it is another flavour. */
const [LEAST_SHARE, MOST_SHARE] = [0.25, 2]
/** What a dose may miss a weight of the scale by, grams. */
const NOISE = 1e-4

/** The flavour with one of its doses as the first of its own columns: a dose adds up like all else, so its grams are a column like any. */
function withFreeDose(flavour: MenuFlavour, dose: number, least: number, most: number): MenuFlavour {
  const { base, doses, own } = flavour.layout
  const [line] = flavour.lines.slice(base + dose, base + dose + 1)
  const [raw] = flavour.doses.slice(dose, dose + 1)
  if (!line || !raw) return flavour
  const lines = flavour.lines.toSpliced(base + dose, 1).toSpliced(base + doses - 1, 0, line)
  const layout = { base, doses: doses - 1, own: own + 1 }
  const freed = { name: line.name, raw, least, most, price: 0, isCorrection: false }
  return {
    ...flavour,
    lines,
    layout,
    own: [freed, ...flavour.own],
    rows: flavourRowsOf(flavour.limits, lines, layout, USUAL_ROOM),
  }
}

/** The grams nearest to those that it has, between two, with which one base serves all; none where there are none. */
function nearestDose(
  { task, work }: MenuSearch,
  core: readonly number[],
  place: { readonly f: number; readonly dose: number },
  [least, most, cost]: readonly [least: number, most: number, cost: 1 | -1],
): number | undefined {
  const { f, dose } = place
  const flavours = task.flavours.map((one) => (one.at === f ? withFreeDose(one, dose, least, most) : one))
  const freed: MenuTask = { ...task, flavours }
  const program = oneBaseProgram(freed, core, doesCorrect(task))
  if (program.isBarred || isOutOfWork(work)) return undefined
  const at = program.ownAt.get(f) ?? 0
  setCost(program, at, cost)
  const found = solveProgram(work, program)
  return hasPoint(found) ? found.values[at] : undefined
}

/** None where no dose alone opens the way, or no work is left to look. */
export function openingDoseOf(search: MenuSearch, core: readonly number[]): OpeningDose | undefined {
  const { craft, flavours } = search.task
  const found = core.flatMap((f) =>
    (flavours[f]?.doses ?? []).flatMap((raw, dose) => {
      const from = gramsIn(craft, raw)
      // Whole grams of a large dose, tenths of a small one, on the side that opens.
      const digits = from < 20 ? 1 : 0
      const unit = 10 ** digits
      const less = nearestDose(search, core, { f, dose }, [LEAST_SHARE * from, from, -1])
      const more = nearestDose(search, core, { f, dose }, [from, MOST_SHARE * from, 1])
      const weights = [
        ...(less === undefined ? [] : [Math.floor(less * unit + NOISE) / unit]),
        ...(more === undefined ? [] : [Math.ceil(more * unit - NOISE) / unit]),
      ]
      return weights
        .filter((to) => to > 0)
        .map((to) => ({ flavour: f, name: String(raw.name ?? raw[craft.fields.name]), from, to: roundTo(to, digits) }))
    }),
  )
  return found.toSorted((a, b) => Math.abs(Math.log(a.to / a.from)) - Math.abs(Math.log(b.to / b.from)))[0]
}
