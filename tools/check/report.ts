import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { StepResult } from './run.ts'

interface TestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

/** Files that are named for what they took. */
const MOST_NAMED = 10

const padded = (seconds: number): string => `${seconds.toFixed(1).padStart(8)} s`

interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** How many tests passed, failed and were left out, by the reports of the test runner; prints which files took longest. */
export function countTests(paths: readonly string[]): TestCounts {
  const reports = paths.flatMap((path) =>
    existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8')) as TestReport] : [],
  )
  const slowest = reports
    .flatMap(({ testResults }) => testResults)
    .map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      took: (endTime - startTime) / 1000,
    }))
    .toSorted((one, other) => other.took - one.took)
  console.log(`\nSlowest of ${slowest.length} test files:`)
  for (const { name, took } of slowest.slice(0, MOST_NAMED)) console.log(`${padded(took)}  ${name}`)
  const missing = paths.length - reports.length
  if (missing > 0) console.error(`The test runner left no report of ${missing} step(s).`)
  const sum = (count: (report: TestReport) => number) => reports.reduce((all, report) => all + count(report), 0)
  return {
    passed: sum(({ numPassedTests }) => numPassedTests),
    failed: sum(({ numFailedTests }) => numFailedTests) + missing,
    skipped: sum(({ numPendingTests }) => numPendingTests),
  }
}

export function printSteps(ran: readonly StepResult[], seconds: number): void {
  console.log('\nSteps:')
  for (const { step, outcome, seconds: took } of ran) console.log(`${padded(took)}  ${step.name}: ${outcome}`)
  console.log(`${padded(seconds)}  in all`)
}

/** Lines of a failed step that stand at the end too: a reader who has only the end of a long log sees what to mend. */
const LINES_OF_FAILURE = 60

export function printFailures(ran: readonly StepResult[]): void {
  for (const { step, outcome, output } of ran) {
    if (outcome !== 'FAILED') continue
    const lines = output.trimEnd().split('\n').slice(-LINES_OF_FAILURE)
    console.log(`\nThe end of «${step.name}», which failed:\n${lines.map((line) => `  ${line}`).join('\n')}`)
  }
}

/** The last line of a run, and whether it passed. What was cut off may have been about to fail: it is no pass. */
export function printOutcome(ran: readonly StepResult[], tests: TestCounts): boolean {
  const ended = (...outcomes: readonly StepResult['outcome'][]) =>
    ran.filter(({ outcome }) => outcomes.includes(outcome))
  const cut = ended('cut off').map(({ step }) => `«${step.name}»`)
  const failed = tests.failed + ended('FAILED').length
  const counts = [
    `${tests.passed + ended('ok', 'unchanged since it passed').length} passed`,
    `${failed} failed`,
    ...(cut.length > 0 ? [`${cut.length} cut off`] : []),
    ...(tests.skipped > 0 ? [`${tests.skipped} skipped`] : []),
  ]
  if (cut.length > 0)
    console.error(`\nNot passed: ${cut.join(', ')} ran out of time. Run npm run check, or the step alone.`)
  console.log(`\n${counts.join(', ')}`)
  return failed === 0 && cut.length === 0
}

/** Minutes that a change may wait for the gate. */
export const MOST_MINUTES = 8

/**
 * Says that the gate has become too slow, and which step grew most beyond what is expected of it. It does not fail: a machine
 * that others use as well must not stop a change.
 */
export function warnIfSlow(ran: readonly StepResult[], seconds: number): void {
  if (seconds <= 60 * MOST_MINUTES) return
  const [most] = ran
    .map(({ step, seconds: took }) => ({ name: step.name, took, wanted: step.expected.gate ?? step.expected.full }))
    .toSorted((one, other) => other.took - other.wanted - (one.took - one.wanted))
  console.warn(
    `\nWARNING: the gate took ${(seconds / 60).toFixed(1)} minutes, and a change should wait ${MOST_MINUTES} at most.`,
  )
  if (most)
    console.warn(
      `What grew most is «${most.name}»: ${most.took.toFixed(0)} s, where ${most.wanted} are expected (tools/check/steps.ts).`,
    )
}
