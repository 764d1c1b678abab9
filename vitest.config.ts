import { defineConfig } from 'vitest/config'

const SERVICE = 'apps/*/test/service/**/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [SERVICE],
          // Half of them wait for a browser or a process most of the time.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Real processes under load want the machine to themselves: one file after another, once the rest is done.
        test: { name: 'service', include: [SERVICE], fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
    setupFiles: ['./vitest.setup.ts'],
    testTimeout: 20_000,
  },
})
