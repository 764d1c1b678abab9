import type { FormulaLine } from './formula.ts'

/** Lines by the line of the request that they come from: what a preparation is made of stands together. */
export function linesAsSent<Matter>(
  lines: readonly FormulaLine<Matter>[],
): (readonly [FormulaLine<Matter>, ...FormulaLine<Matter>[]])[] {
  const groups: [FormulaLine<Matter>, ...FormulaLine<Matter>[]][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && line.use && last[0].use === line.use) last.push(line)
    else groups.push([line])
  }
  return groups
}
