import { allCrafts } from '@obrador/engine'
import type { CraftId } from '../packages/engine/test/golden/corpus.ts'
import { alignedTable } from './accuracy/aligned-table.ts'
import { readCorpus } from './accuracy/measure.ts'
import { median, spreadOf } from './norms/refit.ts'
import { evidenceOf, type Summary, summaryOf, typeReport, valuesOf } from './norms/type-report.ts'

/**
 * The evidence behind the ranges: for every type and parameter the published formulas' distribution, the present range and
 * what it rests on; for every type, what its ranges accept at once, also worked out without the source that is judged, and
 * the flaws and mutants they catch. `npm run norms -- helado sorbete_agua` shows a craft, or a type of it.
 */

const [onlyCraft, onlyType] = process.argv.slice(2)
const chosen = (Object.keys(allCrafts) as CraftId[]).filter((id) => onlyCraft === undefined || id === onlyCraft)
if (chosen.length === 0) throw new Error(`no craft is called ${onlyCraft}: ${Object.keys(allCrafts).join(', ')}`)

const share = (hits: number, all: number): string =>
  all === 0 ? '—' : `${hits} / ${all} (${Math.round((100 * hits) / all)} %)`

const summaries: (readonly [craft: string, summary: Summary])[] = []
for (const craft of chosen) {
  const readings = readCorpus(craft)
  const all = Object.keys(allCrafts[craft].types).map((type) => evidenceOf(craft, type, readings))
  /** The usual spread of a parameter in the types that have a few formulas of it. */
  const spreads = new Map<string, number>()
  const family = (key: string): number => {
    const known = spreads.get(key)
    if (known !== undefined) return known
    const lists = all.map((evidence) => valuesOf(evidence, key)).filter((values) => values.length > 2)
    const spread = lists.length === 0 ? 0 : median(lists.map(spreadOf))
    spreads.set(key, spread)
    return spread
  }
  const shown = all.filter(({ type }) => onlyType === undefined || type === onlyType)
  if (shown.length === 0) throw new Error(`${craft} has no type ${onlyType}`)
  for (const evidence of shown) {
    const summary = summaryOf(craft, evidence, family)
    summaries.push([craft, summary])
    console.log(`${typeReport(craft, evidence, summary)}\n`)
  }
}

const total = (craft: string, key: keyof Summary): number =>
  summaries.filter(([id]) => id === craft).reduce((sum, [, summary]) => sum + summary[key], 0)

console.log('### In all, and with one close call forgiven (out by a tenth of its range, neither law nor physics)\n')
console.log(
  alignedTable(
    [
      'craft',
      'accepted',
      'without their source',
      'accepted, forgiven',
      'flaws',
      'flaws, forgiven',
      'mutants',
      'mutants, forgiven',
    ],
    chosen.map((craft) => {
      const of = (hits: keyof Summary, all: keyof Summary): string => share(total(craft, hits), total(craft, all))
      return [
        craft,
        of('accepted', 'published'),
        of('without', 'published'),
        of('close', 'published'),
        of('caught', 'flawed'),
        of('caughtClose', 'flawed'),
        of('seen', 'mutants'),
        of('seenClose', 'mutants'),
      ]
    }),
  ),
)
