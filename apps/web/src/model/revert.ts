import type { TableFormula, TableLine } from './formula.ts'

/** A line where it was, or as near to it as what is left lets it be. */
function putBack(lines: readonly TableLine[], line: TableLine, before: readonly TableLine[]): readonly TableLine[] {
  const ahead = new Set(before.slice(0, before.indexOf(line)).map(({ id }) => id))
  const at = lines.findLastIndex(({ id }) => ahead.has(id)) + 1
  return lines.toSpliced(at, 0, line)
}

const SCALARS = ['type', 'name', 'given', 'batch', 'desks'] as const

/**
 * Takes back one change, and nothing else: what it did to each line or field is undone unless that very line or field has
 * been changed since.
 */
export function revertedFormula(now: TableFormula, before: TableFormula, after: TableFormula): TableFormula {
  const was = new Map(before.lines.map((line) => [line.id, line]))
  const became = new Map(after.lines.map((line) => [line.id, line]))
  const kept = now.lines.flatMap((line) => {
    const isUntouched = became.get(line.id) === line
    if (!isUntouched) return [line]
    return was.get(line.id) ?? []
  })
  const lines = before.lines
    .filter(({ id }) => !became.has(id) && !kept.some((line) => line.id === id))
    .reduce<readonly TableLine[]>((all, line) => putBack(all, line, before.lines), kept)
  const fields = Object.fromEntries(
    SCALARS.filter((key) => now[key] === after[key]).map((key) => [key, before[key]]),
  ) as Partial<TableFormula>
  return { ...now, ...fields, lines }
}
