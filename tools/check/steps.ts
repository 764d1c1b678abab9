import { availableParallelism } from 'node:os'
import { TESTS_LEFT_OUT } from '../tier.ts'

/** What the gate checks, and how long each step may be expected to take. */

export type Command = readonly [program: string, ...args: string[]]

export interface Step {
  readonly name: string
  readonly command: Command
  /** Seconds it takes on two cores that nobody else uses, beside the others of the gate, and at night; a step without the first is nightly. */
  readonly expected: { readonly gate?: number; readonly full: number }
  /** Steps that must have ended before it. */
  readonly after?: readonly string[]
  /** Loads the machine, or measures it: nothing else runs meanwhile, and it comes last. */
  readonly alone?: true
  /** A change of such a file asks for the nightly form of the step in the gate too. */
  readonly nightlyFor?: RegExp
  /** The files of the repository that its outcome depends on; a step that does not say so always runs. */
  readonly reads?: RegExp
  /** What the inner loop does of it: the same, or something else; nothing unless it says so. */
  readonly quick?: 'same' | ((since: string) => Command)
  readonly env?: Readonly<Record<string, string>>
}

/** Tests that take longer than the inner loop may wait for: browsers, fuzzers, measurements. */
export const SLOW = ['e2e', 'browser', 'fuzz', 'speed', 'oracle', 'properties', 'mutation']

const BUILT = 'web app built'
/** Other steps run beside it, so that one of them may take half of the cores. */
const SHARE = Math.max(1, Math.floor(availableParallelism() / 2))
/** A browser waits as long as it works. */
const BROWSER_SHARE = Math.max(2, SHARE)

/**
 * Four that share the work do a third of it twice; other steps fill the cores meanwhile. What was found is kept in this checkout with
 * a hash of each file that was read: the next run checks what has changed, and what that reaches.
 */
const typesOf = (project: string, kept: string): Command => [
  ...(['tsc', '-p', project, '--noEmit', '--checkers', '1'] as const),
  ...['--incremental', '--tsBuildInfoFile', `.cache/types/${kept}.tsbuildinfo`],
]

const vitest = (project: string, workers = 1, folders: readonly string[] = []): Command => [
  'vitest',
  'run',
  `--project=${project}`,
  `--maxWorkers=${workers}`,
  ...folders,
]
/** The tests of code in three parts that take about as long: what a part does not read does not run it again. */
const CODE_FOLDERS = {
  packages: [
    ...['engine', 'list', 'balancer', 'contract', 'book-sync', 'workbook', 'client', 'limiter'].map(
      (name) => `packages/${name}/`,
    ),
    // Tools that try packages on the corpus, and nothing of the app.
    ...['balancer', 'list', 'workbook'].map((name) => `tools/${name}/`),
  ],
  services: ['packages/cli/', 'packages/mcp/', 'apps/api/', 'apps/relay/'],
  app: ['apps/web/', 'tools/'],
} as const
/** Everything but the web app. The service serves what is built of it; that is tested with the app. */
const NOT_THE_APP = /^(?!apps\/web\/)/
/** Everything but the screens of the app and their tests: the formats of its files, and what reads them, are documented. */
const WITHOUT_SCREENS = /^(?!apps\/web\/(?:test|src\/(?:app|features|ui|views|workshop))\/)/
/** What packages are made of, and the documents and tools that their tests compare them with. */
const PACKAGES = /^(?:packages|tools|docs)\/|^[^/]+\.md$/

/** Tests that are left out, as vitest.config.ts reads them: a project of tests does not heed `--exclude`. */
const leftOut = (globs: readonly string[]): string => globs.join(':')

const changedTests = (since: string): Command => [
  'env',
  `${TESTS_LEFT_OUT}=${leftOut(SLOW.flatMap((word) => [`**/*${word}*/**`, `**/*${word}*`]))}`,
  ...vitest('code', SHARE),
  ...[`--changed=${since}`, '--bail=1', '--passWithNoTests'],
]

/** Whether it runs tests, each of which counts. */
export const runsTests = ({ command }: Step): boolean => command[0] === 'vitest'

/**
 * In the order in which they are begun, four at a time. While the app is built only what takes a second or one core runs beside it:
 * the browsers take longest, and wait for it.
 */
export const steps: readonly Step[] = [
  // What serves it, documents and packages among them, must not find it half written.
  { name: BUILT, command: ['npm', 'run', '--silent', 'build'], expected: { gate: 25, full: 30 } },
  // They wait as long as they work and take longest: they begin as soon as they can, and what only works runs beside them.
  { name: 'browser', command: vitest('browser', BROWSER_SHARE), after: [BUILT], expected: { gate: 250, full: 2400 } },
  {
    name: 'service',
    command: vitest('service'),
    after: [BUILT],
    expected: { gate: 180, full: 300 },
    reads: NOT_THE_APP,
    nightlyFor: /^deploy\//,
  },
  { name: 'structure', command: ['node', 'tools/structure.ts'], expected: { gate: 1, full: 1 }, quick: 'same' },
  { name: 'lock file', command: ['node', 'tools/integrity.ts'], expected: { gate: 1, full: 1 }, quick: 'same' },
  {
    name: 'format and lint',
    command: ['biome', 'ci', '--error-on-warnings', '.'],
    after: [BUILT],
    expected: { gate: 40, full: 40 },
    quick: 'same',
  },
  {
    name: 'types',
    command: typesOf('.', 'all'),
    expected: { gate: 40, full: 40 },
    reads: WITHOUT_SCREENS,
    quick: 'same',
  },
  {
    name: 'types of the web app',
    command: typesOf('apps/web', 'web'),
    after: [BUILT],
    expected: { gate: 40, full: 40 },
    quick: 'same',
  },
  {
    name: 'code of the services and commands',
    command: vitest('code', SHARE, CODE_FOLDERS.services),
    after: [BUILT],
    expected: { gate: 320, full: 500 },
    reads: NOT_THE_APP,
    quick: changedTests,
  },
  {
    name: 'code of the engine and packages',
    command: vitest('code', SHARE, CODE_FOLDERS.packages),
    after: [BUILT],
    expected: { gate: 325, full: 500 },
    reads: PACKAGES,
  },
  {
    name: 'code of the web app and tools',
    command: vitest('code', SHARE, CODE_FOLDERS.app),
    after: [BUILT],
    expected: { gate: 135, full: 250 },
    env: {
      [TESTS_LEFT_OUT]: leftOut(
        CODE_FOLDERS.packages.filter((folder) => folder.startsWith('tools/')).map((folder) => `${folder}**`),
      ),
    },
  },
  {
    name: 'catalogue in step',
    command: ['node', 'tools/catalogue.ts'],
    expected: { gate: 1, full: 1 },
    quick: 'same',
  },
  {
    name: 'dead code',
    command: ['knip', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
    expected: { gate: 55, full: 55 },
  },
  {
    name: 'docs in sync',
    command: ['node', 'tools/docs.ts'],
    after: [BUILT],
    expected: { gate: 25, full: 40 },
    reads: WITHOUT_SCREENS,
    nightlyFor: /^(?:packages\/balancer\/src\/|docs\/balancer\.md)/,
  },
  {
    name: 'packages',
    command: ['node', 'tools/packaging/check.ts'],
    after: [BUILT],
    expected: { full: 120 },
    nightlyFor: /^packages\/[^/]+\/(?:package\.json|src\/index\.ts)$|^tools\/packaging\//,
  },
  {
    name: 'service under load',
    command: vitest('load', 1, ['apps/api/']),
    alone: true,
    expected: { full: 200 },
    nightlyFor: /^(?:apps\/api\/src|deploy)\//,
  },
  {
    name: 'relay under load and attack',
    command: vitest('load', 1, ['apps/relay/']),
    alone: true,
    expected: { full: 120 },
    nightlyFor: /^(?:apps\/relay|packages\/(?:book-sync|limiter)\/src|deploy)\//,
  },
  // The gate holds types.ts against what was recorded (tools/norms.test.ts).
  {
    name: 'ranges from the corpus',
    command: ['node', 'tools/norms.ts'],
    expected: { full: 30 },
    nightlyFor: /^tools\/norms/,
  },
  { name: 'workbooks in LibreOffice', command: ['node', 'tools/workbook.ts'], expected: { full: 480 } },
  {
    name: 'memory and times, each in a process of its own',
    command: vitest('own'),
    alone: true,
    expected: { full: 60 },
  },
  { name: 'time budgets', command: vitest('budget'), alone: true, expected: { full: 60 } },
  {
    name: 'code, on other examples',
    command: vitest('code', 2 * SHARE),
    alone: true,
    expected: { full: 300 },
    env: { FUZZ_SEED: 'random' },
  },
]
