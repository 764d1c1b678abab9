import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import config from '../vitest.config.ts'
import { filesOfRepository, hashOfInputs, isInputOf, PassedSteps } from './check/inputs.ts'
import { MOST_MINUTES, printFailures, printOutcome, warnIfSlow } from './check/report.ts'
import { LANES, type PlannedStep, runAll, type StepResult } from './check/run.ts'
import { runsTests, type Step, steps } from './check/steps.ts'
import { importedPaths } from './structure/imports.ts'
import { isFull, share, TESTS_LEFT_OUT, turn } from './tier.ts'

const ROOT = join(import.meta.dirname, '..')
const FILES = filesOfRepository()

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const GATE = steps.filter(({ expected }) => expected.gate !== undefined)
const ran = (took: (step: Step) => number): StepResult[] =>
  GATE.map((step) => ({ step, outcome: 'ok', seconds: took(step), output: '' }))

/** A step that says something after a while, and perhaps fails. */
const asked = (name: string, ms: number, more: Partial<Step> = {}, code = 0): PlannedStep => {
  const command = ['node', '-e', `setTimeout(() => process.exit(${code}), ${ms})`] as const
  return { step: { name, command, expected: { gate: 1, full: 1 }, ...more }, command, env: {} }
}

test('every kind of test has its step, so that the whole run leaves none out', () => {
  const kinds = config.test?.projects?.map((project) => (project as { test: { name: string } }).test.name)
  const run = steps.flatMap(({ command }) => command.flatMap((arg) => /^--project=(.+)$/.exec(arg)?.[1] ?? []))
  expect([...new Set(run)].sort()).toEqual(kinds?.toSorted())
})

test('the tests of every step that runs some are counted one by one', () => {
  expect(steps.filter(({ command }) => command.includes('vitest')).filter((step) => !runsTests(step))).toEqual([])
})

/** Files that a file imports, and what those import, of this repository. */
function importedBy(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set(entries)
  for (const file of seen) {
    if (!/\.tsx?$/.test(file)) continue
    for (const path of importedPaths(readFileSync(join(ROOT, file), 'utf8'))) {
      const own = /^@obrador\/([^/]+)(?:\/(.*))?$/.exec(path)
      const target = own ? join(folderOf(own[1] ?? ''), own[2] ?? 'package.json') : join(dirname(file), path)
      if (own || path.startsWith('.')) seen.add(target)
    }
  }
  return seen
}
const folderOf = (name: string): string =>
  ['packages', 'apps'].map((room) => `${room}/${name}`).find((folder) => existsSync(join(ROOT, folder))) ??
  `tools/${name}`

const foldersOf = ({ command }: Step): readonly string[] => command.filter((arg) => arg.endsWith('/'))
const testsOf = (step: Step): string[] => {
  const left = (step.env?.[TESTS_LEFT_OUT] ?? '').split(':').flatMap((glob) => /^(.+)\*\*$/.exec(glob)?.[1] ?? [])
  return testsBelow(foldersOf(step)).filter((file) => !left.some((folder) => file.startsWith(folder)))
}
const testsBelow = (folders: readonly string[]): string[] =>
  FILES.filter(
    (file) =>
      file.endsWith('.test.ts') &&
      folders.some((folder) => file.startsWith(folder)) &&
      !/\/test\/(?:service|e2e)\//.test(file),
  )
const codeSteps = steps.filter(({ command }) => command.includes('--project=code'))

test('each file of code tests is in one step, and every step reads what its tests import', () => {
  const inSteps = codeSteps.flatMap(testsOf)
  expect(inSteps.toSorted()).toEqual(testsBelow(['packages/', 'apps/', 'tools/']).toSorted())
  for (const step of codeSteps) {
    const { reads } = step
    const unread = reads ? [...importedBy(testsOf(step))].filter((path) => !isInputOf(reads, path)) : []
    expect(unread, step.name).toEqual([])
  }
})

test('the tests that a command names in its variable are left out', async () => {
  vi.stubEnv(TESTS_LEFT_OUT, 'tools/list/**:tools/workbook/**')
  vi.resetModules()
  const { default: asked } = await import('../vitest.config.ts')
  const [code] = asked.test?.projects ?? []
  expect(code).toMatchObject({ test: { exclude: expect.arrayContaining(['tools/list/**', 'tools/workbook/**']) } })
})

test('a step is left out while nothing that it reads has changed since it passed, and runs again when it has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-passed-'))
  const passed = new PassedSteps(folder)
  const of = (reads: RegExp) => hashOfInputs(asked('engine', 0, { reads }), FILES) ?? ''
  const engine = of(/^packages\/engine\//)
  expect(passed.has('engine', engine)).toBe(false)
  passed.add('engine', engine)
  expect(passed.has('engine', of(/^packages\/engine\//))).toBe(true)
  expect(passed.has('engine', of(/^packages\/engine\/src\//))).toBe(false)
  expect(passed.has('types', engine)).toBe(false)
  passed.forget('engine')
  expect(passed.has('engine', engine)).toBe(false)
  expect(hashOfInputs(asked('always', 0), [])).toBeUndefined()
  rmSync(folder, { recursive: true })
})

test('a step waits for what it needs, what fails stops nobody, and what loads the machine comes last and alone', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const results = await runAll([
    asked('load', 0, { alone: true }),
    asked('build', 400, {}, 1),
    asked('tests', 0, { after: ['build'] }),
    asked('format', 0),
  ])
  const ended = results.map(({ step, outcome }) => `${step.name} ${outcome}`)
  // Two run at a time: which of the first two ends first is the machine's business.
  expect(ended.toSorted()).toEqual(['build FAILED', 'format ok', 'load ok', 'tests ok'])
  expect(ended.indexOf('tests ok')).toBeGreaterThan(ended.indexOf('build FAILED'))
  expect(ended.at(-1)).toBe('load ok')
})

test('what a failed step printed last stands at the end of the log', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const [step] = GATE
  if (!step) throw new Error('no step')
  const printed = Array.from({ length: 200 }, (_, line) => `line ${line}`).join('\n')
  printFailures([
    { step, outcome: 'ok', seconds: 1, output: 'fine' },
    { step, outcome: 'FAILED', seconds: 1, output: `${printed}\nError: this one\n` },
  ])
  const [told = ''] = said.mock.calls.flat()
  expect(said).toHaveBeenCalledTimes(1)
  expect(told).toContain(step.name)
  expect(told).toContain('Error: this one')
  expect(told).not.toContain('line 100\n')
})

test('a slow gate is warned of by the step that grew most, and one in time is not', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  warnIfSlow(
    ran(({ expected }) => expected.gate ?? 0),
    60 * MOST_MINUTES,
  )
  expect(warned).not.toHaveBeenCalled()
  warnIfSlow(
    ran(({ name, expected }) => (expected.gate ?? 0) + (name === 'browser' ? 200 : 5)),
    60 * MOST_MINUTES + 1,
  )
  expect(warned.mock.calls.join('\n')).toMatch(/8\.0 minutes[\s\S]*«browser»: \d+ s, where \d+ are expected/)
})

test('what is expected of the gate on two cores fits the minutes that a change may wait', () => {
  const seconds = GATE.reduce((sum, { expected }) => sum + (expected.gate ?? 0), 0)
  expect(seconds / LANES).toBeLessThan(60 * MOST_MINUTES)
})

test('what has to be there for a nightly test is asked inside it: a condition before it would undo the tag', () => {
  const undone = FILES.filter((file) => file.endsWith('.test.ts')).filter((file) =>
    /\.(?:skipIf|runIf)\([^\n]*(?:nightly|NIGHTLY)/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(undone).toEqual([])
})

test('of cases that are combined with others the gate tries some at each turn, and all of them in a few', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  const turns = Array.from({ length: 10 }, (_, turn) => share(cases, turn))
  expect([...new Set(turns.flat())].toSorted()).toEqual(cases)
  for (const tried of turns) expect(tried.length).toBe(isFull ? cases.length : 1)
  expect(share(cases, 10)).toEqual(turns[0])
})

test('of cases that several take in the same way each takes its turn, and together they take each once; at night each takes all', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const taken = [0, 1, 2].map((own) => turn(cases, 3, own))
  if (isFull) expect(taken).toEqual([cases, cases, cases])
  else expect(taken.flat().toSorted()).toEqual(cases)
  for (const own of taken) expect(own.length).toBeGreaterThan(0)
  expect(turn(cases, 3, 3)).toEqual(taken[0])
})

test('a step that is cut off is no pass: the run says which and fails', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const counted = vi.spyOn(console, 'log').mockReturnValue()
  const none = { passed: 0, failed: 0, skipped: 0 }
  const hour = 3_600_000
  const late = await runAll([asked('endless', hour)], 1)
  expect(late.map(({ outcome }) => outcome)).toEqual(['cut off'])
  expect(printOutcome([...ran(() => 1), ...late], none)).toBe(false)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Not passed: «endless»'))
  expect(counted).toHaveBeenLastCalledWith(`\n${GATE.length} passed, 0 failed, 1 cut off`)
  expect(
    printOutcome(
      ran(() => 1),
      none,
    ),
  ).toBe(true)
  expect(
    printOutcome(
      ran(() => 1),
      { ...none, failed: 1 },
    ),
  ).toBe(false)
})
