import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beganFrom, changedSince } from './check/changes.ts'
import { filesOfRepository, hashOfInputs, PassedSteps } from './check/inputs.ts'
import { countTests, printFailures, printOutcome, printSteps, warnIfSlow } from './check/report.ts'
import { endWithMe, type PlannedStep, runAll, type StepResult } from './check/run.ts'
import { runsTests, SLOW, type Step, steps } from './check/steps.ts'

/**
 * The gate: what a change waits for, eight minutes on two cores. Every step runs, so that one visit shows all that is wrong.
 *
 * `--full` tries everything (at night, before a release); `--quick` is for the inner loop: it ends within a minute, says
 * what it left out, and fails where it had to cut a step off. What runs when: CONTRIBUTING.md, «The tiers».
 */

const isQuick = process.argv.includes('--quick')
const isFull = process.argv.includes('--full')
/** What Node has compiled of our sources and of what they use: the next of a hundred processes need not do it again. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')
/** ms in which the quick form must have ended, with a second to say so. */
const QUICK = 58_000
const reports = mkdtempSync(join(tmpdir(), 'obrador-check-'))
const since = beganFrom()
const changed = since === undefined ? [] : changedSince(since)

/** What a step does in this run; nothing if it is left out. */
function asked(step: Step): PlannedStep[] {
  if (isQuick) {
    if (step.quick === undefined) return []
    return [{ step, command: step.quick === 'same' ? step.command : step.quick(since ?? 'HEAD'), env: {} }]
  }
  const isNightly = isFull || changed.some((path) => step.nightlyFor?.test(path))
  if (!isNightly && step.expected.gate === undefined) return []
  const reported = runsTests(step) ? ['--reporter=default', '--reporter=json', reportOf(step)] : []
  return [
    {
      step,
      command: [...step.command, ...reported],
      env: { ...step.env, ...(isNightly && { FULL: '1' }) },
    },
  ]
}
const reportFile = (step: Step): string => join(reports, `${steps.indexOf(step)}.json`)
const reportOf = (step: Step): string => `--outputFile.json=${reportFile(step)}`

function sayWhatIsLeft(ran: readonly StepResult[]): void {
  const left = [
    ...steps.filter((step) => asked(step).length === 0).map(({ name }) => name),
    'tests of what has not changed since this branch left main',
    `tests whose file is about ${SLOW.join(', ')}`,
    ...ran
      .filter(({ outcome }) => outcome === 'cut off')
      .map(({ step }) => `the rest of «${step.name}», cut off after ${QUICK / 1000} s`),
  ]
  console.log(`\nLeft out (npm run check does it all):\n${left.map((what) => `- ${what}`).join('\n')}`)
}

/** Which nightly steps this change brings into the gate, or that nobody can tell. */
function sayWhatIsAdded(): void {
  if (since === undefined) console.log('No history here: what a change would add of the night is left to the night.')
  for (const step of steps) {
    const path = changed.find((one) => step.nightlyFor?.test(one))
    if (path !== undefined) console.log(`${path} has changed: «${step.name}» runs as it does at night.`)
  }
}

/** Runs what is asked but for steps that passed with the same inputs, and remembers what passes; the night runs everything. */
async function runChanged(all: readonly PlannedStep[]): Promise<readonly StepResult[]> {
  const passed = new PassedSteps(join(import.meta.dirname, '../.cache/check'))
  const files = filesOfRepository()
  const hashes = new Map(all.map((one) => [one.step, hashOfInputs(one, files)]))
  const isUnchanged = ({ step }: PlannedStep): boolean => passed.has(step.name, hashes.get(step) ?? '')
  const skipped = isFull ? [] : all.filter(isUnchanged)
  for (const { step } of skipped) console.log(`${step.name}: nothing that it reads has changed since it passed here.`)
  const ran = await runAll(all.filter((one) => !skipped.includes(one)))
  for (const { step, outcome } of ran) {
    const hash = hashes.get(step)
    if (outcome === 'ok' && hash !== undefined) passed.add(step.name, hash)
    else passed.forget(step.name)
  }
  return [
    ...skipped.map(({ step }) => ({ step, outcome: 'unchanged since it passed' as const, seconds: 0, output: '' })),
    ...ran,
  ]
}

if (!isQuick && !isFull) sayWhatIsAdded()
endWithMe()
const all = steps.flatMap(asked)
const ran = isQuick ? await runAll(all, QUICK) : await runChanged(all)
const seconds = performance.now() / 1000
const tested = ran
  .filter(({ step, outcome }) => runsTests(step) && outcome !== 'unchanged since it passed')
  .map(({ step }) => reportFile(step))
const counted = isQuick ? { passed: 0, failed: 0, skipped: 0 } : countTests(tested)
printSteps(ran, seconds)
printFailures(ran)
if (isQuick) sayWhatIsLeft(ran)
else if (!isFull) warnIfSlow(ran, seconds)

process.exitCode = printOutcome(ran, counted) ? 0 : 1
