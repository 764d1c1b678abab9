import { defineConfig } from 'vitest/config'

/** Real processes. Most of them wait for each other most of the time, so that they run among the rest. */
const SERVICE = 'apps/*/test/service/**/*.test.ts'
/** Those that put load on the machine, or measure it, want it to themselves: one file after another, once the rest is done. */
const ALONE = [
  'adjust-load',
  'budget',
  'fuzz-http',
  'greedy-clients',
  'memory',
  'rolling-restart',
  'shared-limits',
].map((name) => `apps/*/test/service/**/${name}.test.ts`)

/** Real browsers. */
const BROWSER = 'apps/web/test/e2e/**/*.test.ts'

/** Half of what runs together waits for a browser or a process most of the time. */
const together = { maxWorkers: 2, sequence: { groupOrder: 0 } }

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [SERVICE, BROWSER],
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          // Two cores that others use as well: what passes at the second try is printed as such, and is to be looked into.
          retry: 1,
          ...together,
        },
      },
      { extends: true, test: { name: 'service', include: [SERVICE], exclude: ALONE, ...together } },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
    // What is waited for comes in its own time: a machine busy with other tests is no reason to fail.
    expect: { poll: { timeout: 10_000 } },
  },
})
