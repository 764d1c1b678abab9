import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { allCrafts } from '@obrador/engine'
import { answer, type CraftId, goldenFiles } from '../packages/engine/test/golden/corpus.ts'

/**
 * The figures of the golden formulas. Without arguments it says which are not the engine's of today, and fails if any is
 * not; with `--write` it rewrites them, and nothing else: a verdict that changes is for a person to explain.
 */

const write = process.argv.includes('--write')
let stale = 0
for (const craft of Object.keys(allCrafts) as CraftId[]) {
  for (const { path, type, formulas } of goldenFiles(craft)) {
    const current = formulas.map((formula) => ({ ...formula, params: answer(craft, type, formula).params }))
    // Figures are compared, not the layout, which is the formatter's.
    if (isDeepStrictEqual(current, formulas)) continue
    stale++
    if (write) writeFileSync(path, `${JSON.stringify(current, null, 2)}\n`)
    console.log(`${relative(process.cwd(), path)} ${write ? 'written' : 'is not current'}`)
  }
}
console.log(`golden: ${stale} file(s) ${write ? 'written: read the difference' : 'not current'}`)
process.exitCode = stale > 0 && !write ? 1 : 0
