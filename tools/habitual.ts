import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { allCrafts } from '@obrador/engine'
import type { CraftId } from '../packages/engine/test/golden/corpus.ts'
import { alignedTable } from './accuracy/aligned-table.ts'
import { gather } from './habitual/gather.ts'
import { type Count, type Measured, measure } from './habitual/measure.ts'
import { moduleText, tableText } from './habitual/write.ts'

/**
 * The table of published formulas that tells what is usual, made from the corpus. Without arguments it fails if the committed one is
 * not current; with `--write` it writes it; with `--measure` it prints what the habitual does on formulas of sources it has not seen,
 * and fails where that is less than it should.
 */

const root = resolve(import.meta.dirname, '..')
const path = join(root, 'packages/engine/src/catalogue/generated/published.ts')
/** What the table may weigh, kB gzipped: it is loaded later, by who asks. */
const MOST_KILOBYTES = 40

const all = new Map((Object.keys(allCrafts) as CraftId[]).map((craft) => [craft, gather(craft)] as const))

const shown = ([hits, of]: Count): string => (of === 0 ? '—' : `${hits} / ${of} (${Math.round((100 * hits) / of)} %)`)

/** What it must do on formulas of sources that it has not seen: shares of those flagged at most, of flagged mutants whose line is named at least. */
const MOST_FLAGGED = 0.06
const LEAST_NAMED: Readonly<Record<string, number>> = { panaderia: 0.9 }
const LEAST_NAMED_OTHERWISE = 0.6
/** Points of the mutants that it tells besides those that the verdict tells, and how far they may fall short. */
const TOLD_BESIDES: Readonly<Record<string, number>> = { helado: 2, panaderia: 9, pasteleria: 8, turron: 6, cacao: 16 }
const SHORT_BY = 3
const MOST_MICROSECONDS = 50

const share = ([hits, of]: Count): number => (of === 0 ? 0 : hits / of)

function shortcomings({ craft, flagged, named, byVerdict, byEither, microseconds }: Measured): readonly string[] {
  const besides = 100 * (share(byEither) - share(byVerdict))
  return [
    ...(share(flagged) > MOST_FLAGGED ? [`${craft}: ${shown(flagged)} published formulas are flagged`] : []),
    ...(share(named) < (LEAST_NAMED[craft] ?? LEAST_NAMED_OTHERWISE)
      ? [`${craft}: the line is named in ${shown(named)}`]
      : []),
    ...(besides < (TOLD_BESIDES[craft] ?? 0) - SHORT_BY
      ? [`${craft}: only ${besides.toFixed(1)} points of the mutants more are told`]
      : []),
    ...(microseconds > MOST_MICROSECONDS ? [`${craft}: a reading takes ${microseconds.toFixed(0)} µs`] : []),
  ]
}

if (process.argv.includes('--measure')) {
  const rows = [...all].map(([craft, formulas]) => measure(craft, formulas))
  console.log(
    alignedTable(
      [
        'craft',
        'formulas',
        'flagged',
        'flagged of accepted',
        'mutants by verdict',
        'by either',
        'line named',
        'flaws by verdict',
        'by either',
        'asked falsely',
        'forgotten asked',
        'asked rightly',
        'µs',
      ],
      rows.map((one) => [
        one.craft,
        String(one.formulas),
        ...[
          one.flagged,
          one.flaggedAccepted,
          one.byVerdict,
          one.byEither,
          one.named,
          one.flawsByVerdict,
          one.flawsByEither,
          one.askedFalsely,
          one.askedFor,
          one.askedRightly,
        ].map(shown),
        one.microseconds.toFixed(0),
      ]),
    ),
  )
  const short = rows.flatMap(shortcomings)
  for (const one of short) console.error(one)
  process.exitCode = short.length > 0 ? 1 : 0
} else {
  const text = moduleText(tableText(all))
  const kilobytes = gzipSync(text, { level: 9 }).length / 1000
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === text
  if (process.argv.includes('--write')) writeFileSync(path, text)
  else if (!isCurrent)
    console.error(`${relative(root, path)} is not current: run «npm run habitual -- --write» and read the difference`)
  const count = [...all.values()].reduce((sum, formulas) => sum + formulas.length, 0)
  console.log(
    `habitual: ${count} published formulas, ${(text.length / 1000).toFixed(1)} kB, ${kilobytes.toFixed(1)} kB gzip`,
  )
  if (kilobytes > MOST_KILOBYTES) console.error(`the table may weigh ${MOST_KILOBYTES} kB`)
  process.exitCode = kilobytes > MOST_KILOBYTES || !(isCurrent || process.argv.includes('--write')) ? 1 : 0
}
