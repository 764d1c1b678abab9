import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { GATE_PROCESSES, isFull, OWN_PROCESS, TESTS_LEFT_OUT } from './tools/tier.ts'

/** Real processes. Most of them load the machine or wait for a clock: one file after another, at night. */
const PROCESSES = 'apps/*/test/service/**/*.test.ts'
/** How long things take, measured on a machine that does nothing else. */
const BUDGET = ['apps/*/test/service/budget.test.ts']

/** A real browser: one for all of them, and one service, which the set-up starts. */
const BROWSER = 'apps/web/test/e2e/**/*.test.ts'
const SETUP = 'apps/web/test/e2e/setup.ts'
/** ms. It only ends what hangs: on a busy machine everything takes its time, so that no single test has a limit of its own. */
const PATIENCE = 600_000

const oneByOne = { fileParallelism: false }

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [PROCESSES, BROWSER, ...OWN_PROCESS, ...(process.env[TESTS_LEFT_OUT]?.split(':') ?? [])],
          // Loading the engine and the service takes longer than most of their tests: all files of a worker share them.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own', include: [...OWN_PROCESS], ...oneByOne } },
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
      { extends: true, test: { name: 'service', include: [...GATE_PROCESSES] } },
      {
        extends: true,
        test: {
          name: 'load',
          include: [PROCESSES],
          exclude: [...GATE_PROCESSES, ...BUDGET],
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
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: 120_000 } },
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
