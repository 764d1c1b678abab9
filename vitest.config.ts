import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { isFull } from './tools/tier.ts'

/** Real processes. Most of them load the machine or wait for a clock: one file after another, at night. */
const PROCESSES = 'apps/*/test/service/**/*.test.ts'
/** Those that a change waits for: that the service starts, answers, tells of itself and stops. */
const SERVICE = ['image', 'protocol', 'server', 'telemetry']
  .map((name) => `apps/api/test/service/${name}.test.ts`)
  .concat(
    ['hostile-devices', 'hostile-log', 'photos', 'relay'].map((name) => `apps/relay/test/service/${name}.test.ts`),
  )
/** How long things take, measured on a machine that does nothing else. */
const BUDGET = ['apps/*/test/service/budget.test.ts']

/** A real browser: one for all of them, and one service, which the set-up starts. */
const BROWSER = 'apps/web/test/e2e/**/*.test.ts'
const SETUP = 'apps/web/test/e2e/setup.ts'
/** ms: on a busy machine everything takes its time; what has to be quick says so in its test. */
const PATIENCE = 120_000

/**
 * Files that want a process of their own: the memory and the time that something takes. All
 * others share one, for loading the engine and the service takes longer than most of their tests.
 */
const OWN = [
  'packages/engine/test/reading-cost.test.ts',
  'packages/engine/test/doubt/memory.test.ts',
  'packages/balancer/test/speed.test.ts',
  'apps/api/test/shedding.test.ts',
]

const oneByOne = { fileParallelism: false }

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [PROCESSES, BROWSER, ...OWN],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own', include: OWN } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          // Two cores that others use as well: what passes at the second try is printed as such, and is to be looked into.
          retry: 1,
          isolate: false,
          globalSetup: SETUP,
        },
      },
      { extends: true, test: { name: 'service', include: SERVICE } },
      {
        extends: true,
        test: {
          name: 'load',
          include: [PROCESSES],
          exclude: [...SERVICE, ...BUDGET],
          ...oneByOne,
        },
      },
      {
        extends: true,
        test: { name: 'budget', include: BUDGET, globalSetup: SETUP, ...oneByOne },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
    // Processes that tests begin find their modules compiled: half of what the command line takes is that.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/compiled') },
    testTimeout: PATIENCE,
    // What is set up is a service or a process: it takes its time, as what is waited for.
    hookTimeout: 60_000,
    // What is waited for comes in its own time: a machine busy with other tests is no reason to fail.
    expect: { poll: { timeout: 10_000 } },
    tags: [
      {
        name: 'nightly',
        description: 'takes longer than a change may wait, or measures a machine that does nothing else',
        skip: !isFull,
      },
      // Of a test that is written for both sizes the gate tries one (apps/web/test/e2e/browser.ts): the telephone, unless it says so.
      { name: 'desk', description: 'done at a desk: the gate tries it there' },
      { name: 'layout', description: 'about how it is laid out: the gate tries it on both sizes' },
    ],
  },
})
