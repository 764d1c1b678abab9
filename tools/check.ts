import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'

/**
 * Everything the gate checks, in one go: every step runs, so that one visit shows all that is wrong. Steps that stand
 * beside each other run at the same time, as many as there are cores; the tests have the machine to themselves.
 *
 * `--quick` is for the inner loop: it ends within a minute, and says what it left out.
 */

interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Takes all cores, or is what others stand on: nothing else runs meanwhile, and it comes before or after the rest. */
  readonly alone?: 'before' | 'after'
  /** What it does in the quick form, if that is not the same; nothing at all if `undefined`. */
  readonly quick?: readonly [program: string, ...args: string[]] | undefined
}

const isQuick = process.argv.includes('--quick')
const report = join(mkdtempSync(join(tmpdir(), 'obrador-check-')), 'tests.json')
const began = performance.now()
/** Seconds in which the quick form must have ended, with one to say so. */
const QUICK = 58
/** Slow tests that are named at the end. */
const MOST_NAMED = 10

/** Tests that take longer than a change may wait for: browsers, fuzzers, measurements. */
const SLOW = ['e2e', 'browser', 'fuzz', 'speed', 'oracle', 'properties', 'mutation']

/** Where this branch left the main one: what has changed since is what the inner loop looks at. */
function fork(): string {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], { encoding: 'utf8' }).trim()
  } catch {
    return 'HEAD'
  }
}

const changed = (): Step['quick'] => [
  'vitest',
  'run',
  '--project=code',
  `--changed=${fork()}`,
  '--bail=1',
  '--passWithNoTests',
  ...SLOW.map((word) => `--exclude=**/*${word}*/**`),
  ...SLOW.map((word) => `--exclude=**/*${word}*`),
]

const steps: readonly Step[] = [
  // What serves it, documents and packages among them, must not find it half written.
  { name: 'web app built', command: ['npm', 'run', '--silent', 'build'], alone: 'before', quick: undefined },
  { name: 'structure', command: ['node', 'tools/structure.ts'] },
  { name: 'lock file', command: ['node', 'tools/integrity.ts'] },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the web app', command: ['tsc', '--noEmit', '-p', 'apps/web'] },
  { name: 'dead code', command: ['knip', '--no-progress'], quick: undefined },
  { name: 'catalogue in step', command: ['node', 'tools/catalogue.ts'] },
  { name: 'docs in sync', command: ['node', 'tools/docs.ts'], quick: undefined },
  { name: 'packages install and run', command: ['node', 'tools/packaging/check.ts'], quick: undefined },
  {
    name: 'tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    alone: 'after',
    quick: isQuick ? changed() : undefined,
  },
]

type Outcome = 'ok' | 'FAILED' | 'cut off'
interface Ran {
  readonly name: string
  readonly outcome: Outcome
  readonly seconds: number
}

const commandOf = (step: Step): Step['quick'] => (isQuick && 'quick' in step ? step.quick : step.command)
const seconds = (ms: number): number => ms / 1000
const running = new Set<ChildProcess>()

/** Ends whatever a step started, with all that it started itself. */
function end(child: ChildProcess): void {
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of running) end(child)
    process.exit(1)
  })
}

/** Runs one step. What runs beside others keeps its output until it has ended, so that none is torn apart. */
function run({ name, alone }: Step, [program, ...args]: readonly [string, ...string[]]): Promise<Ran> {
  return new Promise((done) => {
    const start = performance.now()
    if (alone) console.log(`\n— ${name}`)
    const child = spawn(program, args, { detached: true, stdio: alone ? ['ignore', 'inherit', 'inherit'] : 'pipe' })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk
      })
    }
    let isLate = false
    const left = 1000 * QUICK - (performance.now() - began)
    const limit = isQuick
      ? setTimeout(() => {
          isLate = true
          end(child)
        }, left)
      : undefined
    const finish = (code: number | null) => {
      clearTimeout(limit)
      if (!running.delete(child)) return
      const outcome = isLate ? 'cut off' : code === 0 ? 'ok' : 'FAILED'
      const took = seconds(performance.now() - start)
      if (!alone) process.stdout.write(`\n— ${name}\n${output}`)
      console.log(`— ${name}: ${outcome} (${took.toFixed(1)} s)`)
      done({ name, outcome, seconds: took })
    }
    child.on('error', (problem) => {
      output += `${problem.message}\n`
      finish(1)
    })
    child.on('close', finish)
  })
}

/** Those that the rest stands on, one after another; those that stand beside each other, some at a time; the rest. */
async function runAll(asked: readonly Step[]): Promise<Ran[]> {
  const ran: Ran[] = []
  const inTurn = (when: Step['alone']): (() => Promise<void>) => {
    const queue = asked.filter(({ alone }) => alone === when)
    return async () => {
      for (let step = queue.shift(); step; step = queue.shift())
        ran.push(await run(step, commandOf(step) ?? step.command))
    }
  }
  await inTurn('before')()
  const work = inTurn(undefined)
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  await inTurn('after')()
  return ran
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

/** How many tests passed and failed, and which files took longest. */
function tests(): { readonly passed: number; readonly failed: number } {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const slowest = testResults
      .map(({ name, startTime, endTime }) => ({
        name: relative(process.cwd(), name),
        took: seconds(endTime - startTime),
      }))
      .toSorted((one, other) => other.took - one.took)
    console.log(`\nSlowest of ${slowest.length} test files:`)
    for (const { name, took } of slowest.slice(0, MOST_NAMED)) console.log(`${took.toFixed(1).padStart(8)} s  ${name}`)
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    console.error('The test runner left no report.')
    return { passed: 0, failed: 1 }
  }
}

const asked = steps.filter((step) => commandOf(step) !== undefined)
const ran = await runAll(asked)
const counted = isQuick ? { passed: 0, failed: 0 } : tests()

console.log('\nSteps:')
for (const { name, outcome, seconds: took } of ran) console.log(`${took.toFixed(1).padStart(8)} s  ${name}: ${outcome}`)
console.log(
  `${seconds(performance.now() - began)
    .toFixed(1)
    .padStart(8)} s  in all`,
)
if (isQuick) {
  const left = [
    ...steps.filter((step) => !asked.includes(step)).map(({ name }) => name),
    'tests of what has not changed since this branch left main',
    `tests whose file is about ${SLOW.join(', ')}`,
    'tests of the running service',
    ...ran
      .filter(({ outcome }) => outcome === 'cut off')
      .map(({ name }) => `the rest of «${name}», cut off after ${QUICK} s`),
  ]
  console.log(`\nLeft out (npm run check does it all):\n${left.map((what) => `- ${what}`).join('\n')}`)
}
const passed = counted.passed + ran.filter(({ outcome }) => outcome === 'ok').length
const failed = counted.failed + ran.filter(({ outcome }) => outcome === 'FAILED').length
const cut = ran.filter(({ outcome }) => outcome === 'cut off').length
console.log(`\n${passed} passed, ${failed} failed${cut > 0 ? `, ${cut} cut off` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
