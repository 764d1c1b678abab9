import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allCrafts } from '@obrador/engine'
import type { CraftId } from '../packages/engine/test/golden/corpus.ts'
import { readCorpus } from './accuracy/measure.ts'
import { accuracyReport } from './accuracy/report.ts'

/**
 * How often published formulas are accepted and flawed ones caught. Prints the report, and fails if docs/accuracy.md is
 * not it or if a verdict that differs has no reason beside its formula; with `--write` it writes the document.
 */

const path = join(resolve(import.meta.dirname, '..'), 'docs/accuracy.md')
const write = process.argv.includes('--write')

const corpora = (Object.keys(allCrafts) as CraftId[]).map((craft) => [craft, readCorpus(craft)] as const)
const report = accuracyReport(corpora)
const unexplained = corpora.flatMap(([, readings]) =>
  readings.filter(({ surprises, formula }) => surprises && !formula.why).map(({ formula }) => formula.id),
)

console.log(report)
for (const id of unexplained) console.error(`${id}: its verdict differs and it has no «why»`)
if (write && unexplained.length === 0) writeFileSync(path, report)
const current = existsSync(path) && readFileSync(path, 'utf8') === report
if (!current) {
  console.error('docs/accuracy.md is not current: run «npm run accuracy -- --write» and read the difference')
}
process.exitCode = unexplained.length > 0 || !current ? 1 : 0
