import { canonicalJson, type JsonValue } from '@obrador/book-sync/json'
import type { TableFormula, TableLine } from '../../model/formula.ts'

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one as JsonValue) === canonicalJson(other as JsonValue)

const FIELDS = ['type', 'name', 'given', 'batch', 'steps', 'desks'] as const

/** Of each line its own, and the other fields that people write. */
function placesOf(formula: TableFormula): ReadonlyMap<string, unknown> {
  const fields = FIELDS.filter((field) => field !== 'desks').map((field) => [field, formula[field]] as const)
  return new Map<string, unknown>([...fields, ...formula.lines.map((line) => [`line ${line.id}`, line] as const)])
}

/** Whether something that has changed elsewhere since `before` was changed on the table too, and otherwise. */
export function areBothChanged(now: TableFormula, before: TableFormula, after: TableFormula): boolean {
  const [here, was, there] = [placesOf(now), placesOf(before), placesOf(after)]
  return [...new Set([...here.keys(), ...was.keys(), ...there.keys()])].some((place) => {
    const [mine, theirs] = [here.get(place), there.get(place)]
    return [mine, theirs].every((one) => !isSame(one, was.get(place))) && !isSame(mine, theirs)
  })
}

/** A formula that is being worked on, with what has changed elsewhere since it was as `before`: what was changed here stays. */
export function mergedFormula(now: TableFormula, before: TableFormula, after: TableFormula): TableFormula {
  const was = new Map(before.lines.map((line) => [line.id, line]))
  const becomes = new Map(after.lines.map((line) => [line.id, line]))
  const kept = now.lines.flatMap((line): readonly TableLine[] => {
    const isUntouched = isSame(was.get(line.id), line)
    const next = becomes.get(line.id)
    if (!isUntouched) return [line]
    return next ? [next] : []
  })
  const known = new Set([...now.lines.map(({ id }) => id), ...was.keys()])
  const lines = after.lines.reduce((all, line, at) => {
    if (known.has(line.id)) return all
    const ahead = new Set(after.lines.slice(0, at).map(({ id }) => id))
    return all.toSpliced(all.findLastIndex(({ id }) => ahead.has(id)) + 1, 0, line)
  }, kept)
  const fields = Object.fromEntries(
    FIELDS.flatMap((field) => (isSame(now[field], before[field]) ? [[field, after[field]]] : [])),
  ) as Partial<TableFormula>
  const next = { ...now, ...fields, lines }
  return isSame(next, now) ? now : next
}

/**
 * How a table takes what another tab has changed on it since both had it as `before`. Nothing where that is another formula, or both are being changed in
 * one place: then somebody has to choose.
 */
export function editOfTab(
  table: TableFormula,
  before: TableFormula | undefined,
  after: TableFormula,
): ((now: TableFormula) => TableFormula) | undefined {
  const { entry } = after
  if (!before || before.entry !== entry || table.entry !== entry || areBothChanged(table, before, after))
    return undefined
  return (now) => (now.entry === entry ? mergedFormula(now, before, after) : now)
}
