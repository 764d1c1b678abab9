import { canonicalJson, type JsonValue } from '@obrador/book-sync'
import type { TableFormula, TableLine } from '../../model/formula.ts'

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one as JsonValue) === canonicalJson(other as JsonValue)

const FIELDS = ['type', 'name', 'given', 'batch', 'steps', 'desks'] as const

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
