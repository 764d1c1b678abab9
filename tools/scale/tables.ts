import { markdownTable } from '@obrador/api/src/guide/markdown.ts'
import { type Measured, OPERATIONS, type Operation } from './costs.ts'

/** What docs/scale.md prints of the measurement; it is checked with the other documents. */

const NAMES: Readonly<Record<Operation, string>> = {
  balanced: 'analysis, in balance',
  offBalance: 'analysis, off balance: with corrections',
  explained: 'analysis with `?explica=1`',
  pasted: 'analysis of a pasted list (`texto`)',
  label: 'label',
  piece: 'piece (`/api/montaje`, the example of three parts)',
  plan: 'plan of a day (`/api/produccion`, the example)',
  adjustment: 'adjustment (`/api/ajuste`)',
  agentCall: 'call of an agent (`/mcp`, `analizar` of a pasted list)',
  catalogue: 'search of the catalogue (`GET`)',
  refused: 'refused with 429',
}

const milliseconds = (microseconds: number): string => (microseconds / 1000).toFixed(2)
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

export function costsTable({ on, node, rounds, requests, load, cores, costs }: Measured): string {
  const rows = OPERATIONS.map((one) => {
    const { loop, least, most, threads, bytes } = costs[one]
    return [
      NAMES[one],
      milliseconds(loop),
      `${milliseconds(least)}–${milliseconds(most)}`,
      (loop / costs.balanced.loop).toFixed(1),
      milliseconds(threads),
      kilobytes(bytes),
    ]
  })
  const head = [
    'Operation',
    'loop, ms',
    'least–most of the rounds',
    '× analysis in balance',
    'other threads, ms',
    'answer, kB',
  ]
  return [
    `Measured on ${on} (\`npm run scale -- --measure\`, Node ${node.replace('v', '')}): processor time of a real service, from the kernel's count of each thread,`,
    `medians of ${rounds} rounds of ${requests} requests over 4 connections (15 of adjustments), turn and turn about; the ice cream of ten ingredients of \`bench/formulas.ts\` where nothing else is said.`,
    `The machine was not quiet: ${cores} cores, on which ${load.map((one) => one.toFixed(0)).join(' to ')} processes wanted to run. That makes everything two to three times as dear as alone`,
    '([performance.md](performance.md): 0.23 ms for an analysis in balance), so that the ratios say more than the figures; what follows counts with the figures, and so on the safe side.',
    '',
    markdownTable(head, rows),
  ].join('\n')
}
