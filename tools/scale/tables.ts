import { markdownTable } from '@obrador/api/src/guide/markdown.ts'
import { type Measured, OPERATIONS, type Operation } from './costs.ts'
import { AGENTS, type Day, type Limits, PEOPLE, play, type Share, TARGET } from './simulation.ts'

/** What docs/scale.md prints: it is made from the measurement and the simulation, and checked with the other documents. */

/** The day is the same every time. */
export const SEED = 20_261_116

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

const percent = ({ sent, refused }: Share): string => {
  const share = (100 * refused) / sent
  return share === 0 ? '0' : share < 0.1 ? '< 0.1 %' : `${share.toFixed(share < 10 ? 1 : 0)} %`
}
const thousands = (count: number): string => Math.round(count).toLocaleString('en')

const KEYED = { count: 8, perMinute: 3000 } as const
const DAYS: Readonly<Record<string, Limits>> = {
  '60 a minute and address (the public service)': { perMinute: 60 },
  '120 a minute and address': { perMinute: 120 },
  '600 a minute and address': { perMinute: 600 },
  [`60, and ${KEYED.count} providers with a key of ${thousands(KEYED.perMinute)}`]: { perMinute: 60, keys: KEYED },
}

const dayRow = (name: string, { perSecond, loops, replicas, threads, megabytesASecond, shares }: Day): string[] => [
  name,
  thousands(perSecond),
  loops.toFixed(1),
  String(replicas),
  threads.toFixed(1),
  megabytesASecond.toFixed(0),
  percent(shares.alone),
  percent(shares.sharing),
  percent(shares.looping),
  percent(shares.hosted),
]

export function simulationTables({ costs }: Measured): string {
  const days = play(costs, Object.values(DAYS), SEED)
  const [usual] = days
  const head = [
    'Limit',
    'requests/s, busiest minute',
    'cores of the loops',
    `replicas at ${TARGET * 100} %`,
    'cores of adjustments',
    'MB/s',
    'refused: an artisan alone',
    'a class behind one address',
    'a program that loops',
    'hosted agents',
  ]
  return [
    `${thousands(PEOPLE.artisans)} artisans, ${PEOPLE.atWork * 100} % of them at work that day, ${PEOPLE.minutes} minutes each with ${PEOPLE.perMinute} POST a minute; ${PEOPLE.sharing * 100} % of those in`,
    `classes of ${PEOPLE.behindOne} behind one address, ${PEOPLE.looping * 100} % with a program that sends ${PEOPLE.loopPerMinute} a minute; ${thousands(AGENTS.conversations)} conversations of agents of ${AGENTS.calls} calls, ${AGENTS.hosted * 100} % of them from`,
    `${AGENTS.addresses} addresses of those who host them. ${thousands(usual?.requests ?? 0)} requests in the day. All in one time zone, all over HTTP: the web app sends none of its analyses.`,
    'What people do is assumed (`tools/scale/simulation.ts` names each assumption); what it costs is the table above.',
    '',
    markdownTable(
      head,
      Object.keys(DAYS).map((name, at) => dayRow(name, days[at] as Day)),
    ),
  ].join('\n')
}
