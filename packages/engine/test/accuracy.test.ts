import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** The tool is run, not imported: the engine's tests may not reach out of their package. */
test('docs/accuracy.md is current, and every verdict that differs is explained', { tags: ['nightly'] }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/accuracy.ts'], { cwd: root, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  // Thousands of mutants are judged, with a machine to share.
})
