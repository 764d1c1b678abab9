import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Everything the gate checks, in one go: every step runs, so that one visit shows all that is wrong. */

const report = join(mkdtempSync(join(tmpdir(), 'obrador-check-')), 'tests.json')

const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types', 'tsc', '--noEmit'],
  ['types of the web app', 'tsc', '--noEmit', '-p', 'apps/web'],
  ['structure', 'node', 'tools/structure.ts'],
  ['dead code', 'knip', '--no-progress'],
  ['lock file', 'node', 'tools/integrity.ts'],
  ['docs in sync', 'node', 'tools/docs.ts'],
  ['web app built', 'npm', 'run', 'build'],
  ['tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
]

function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((done) => {
    spawn(command, args, { stdio: 'inherit' }).on('exit', (code) => done(code === 0))
  })
}

let passed = 0
let failed = 0
for (const [name, command, ...args] of steps) {
  const start = performance.now()
  console.log(`\n— ${name}`)
  const ok = await run(command, args)
  if (ok) passed++
  else failed++
  console.log(`— ${name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests
} catch {
  console.error('The test runner left no report.')
  failed++
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
