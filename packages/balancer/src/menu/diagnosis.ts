import { roundTo } from '@obrador/engine'
import type { MenuBar, MenuLimit } from './findings.ts'
import { judgeRows, type MenuSearch, oneBaseProgram, type RowsVerdict } from './one-base.ts'
import { hasPoint, solveProgram } from './program.ts'
import { type FlavourRow, flavourRowsOf, USUAL_ROOM } from './rows.ts'
import type { MenuTask } from './task.ts'

/** Why something cannot be: which limits of which flavours, and to what each would have to move. */

interface PlacedRow {
  readonly flavour: number
  readonly row: number
}

/** The limits of a conflict, each of them needed: what is left when every one that may be missed is. */
export function limitsInConflict(search: MenuSearch, core: readonly number[], doesCorrect: boolean): PlacedRow[] {
  const out = new Set<string>()
  const keyOf = (f: number, r: number): string => `${f}.${r}`
  const judged = () => judgeRows(search, core, doesCorrect, (f, r) => out.has(keyOf(f, r)))
  const keysOf = ({ clash }: RowsVerdict) => new Set(clash.map(([f, r]) => keyOf(f, r)))
  // Rows that clash by themselves: whatever else is left out, they still do.
  let clashing = keysOf(judged())
  return core
    .flatMap((f) => (search.task.flavours[f]?.rows ?? []).map((_, row): PlacedRow => ({ flavour: f, row })))
    .filter(({ flavour, row }) => {
      const key = keyOf(flavour, row)
      out.add(key)
      if (!clashing.has(key)) return false
      const verdict = judged()
      // What is not known to clash without it may need it.
      const isNeeded = verdict.base !== undefined || verdict.isCut === true
      if (isNeeded) out.delete(key)
      else clashing = keysOf(verdict)
      return isNeeded
    })
}

export const barsIn = ({ columns, flavours }: MenuTask, core: readonly number[]): MenuBar[] =>
  core.flatMap((f) =>
    columns.filter((_, i) => flavours[f]?.barred[i]).map(({ name }) => ({ flavour: flavours[f]?.name ?? '', name })),
  )

/** What has to be in a base and may not be in a flavour, and the allergens that bar it. */
export const barredNeeds = ({ columns, flavours }: MenuTask, f: number) =>
  columns.flatMap(({ name, least, isOptional }, i) => {
    const flavour = flavours[f]
    if (least === 0 || isOptional || !flavour?.barred[i]) return []
    const allergens: readonly string[] = flavour.lines[i]?.ingredient?.allergens ?? []
    return [{ name, allergens: allergens.filter((id) => !flavour.allowed.has(id)) }]
  })

export const limitTold = (
  { flavours }: MenuTask,
  { flavour, row }: PlacedRow,
  needed?: number,
): MenuLimit | undefined => {
  const own = flavours[flavour]
  const broken = own?.rows[row]
  return (
    own &&
    broken && {
      flavour: own.name,
      label: broken.limit.label,
      unit: broken.limit.unit,
      end: broken.end,
      value: broken.bound,
      needed,
      isLaw: broken.isLaw,
    }
  )
}

/** Halvings of a way to a limit, and how far it is looked for, in times of the limit. */
const HALVINGS = 14
const FURTHEST = 1.5
/** What a limit of nothing is looked for up to, in its unit. */
const FROM_NOTHING = 20

/** The same task with one end of one limit moved. */
function taskMoved(task: MenuTask, { flavour, row }: PlacedRow, moved: FlavourRow, bound: number): MenuTask {
  const own = task.flavours[flavour]
  if (!own) return task
  const [least, most] = moved.limit.range
  const range =
    moved.end === 'min' ? ([bound, Math.max(bound, most)] as const) : ([Math.min(bound, least), bound] as const)
  const rebuilt = flavourRowsOf([{ ...moved, limit: { ...moved.limit, range } }], own.lines, own.layout, USUAL_ROOM)
  const rows = own.rows.flatMap((one, at) => (at === row ? rebuilt.filter(({ end }) => end === moved.end) : [one]))
  return { ...task, flavours: task.flavours.with(flavour, { ...own, rows }) }
}

/** To what one limit would have to move for the rest to be met; none where that alone does not help. */
export function neededValue(search: MenuSearch, core: readonly number[], place: PlacedRow): number | undefined {
  const { task, work } = search
  const row = task.flavours[place.flavour]?.rows[place.row]
  if (!row) return undefined
  const span = row.bound === 0 ? FROM_NOTHING : Math.max(1, Math.abs(row.bound))
  const boundAt = (share: number): number => row.bound + (row.end === 'min' ? -share : share) * span
  const isOpen = (share: number): boolean => {
    const program = oneBaseProgram(taskMoved(task, place, row, boundAt(share)), core, true)
    return !program.isBarred && hasPoint(solveProgram(work, program))
  }
  if (!isOpen(FURTHEST)) return undefined
  let [low, high] = [0, FURTHEST]
  for (let turn = 0; turn < HALVINGS; turn += 1) {
    const middle = (low + high) / 2
    if (isOpen(middle)) high = middle
    else low = middle
  }
  return roundTo(boundAt(high), 2)
}
