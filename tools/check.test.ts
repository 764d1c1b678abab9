import { afterEach, expect, test, vi } from 'vitest'
import config from '../vitest.config.ts'
import { warnIfSlow } from './check/report.ts'
import { type Asked, type Ran, runAll } from './check/run.ts'
import { type Step, steps } from './check/steps.ts'
import { runs, share } from './tier.ts'

afterEach(() => vi.restoreAllMocks())

const GATE = steps.filter(({ expected }) => expected.gate !== undefined)
const ran = (took: (step: Step) => number): Ran[] => GATE.map((step) => ({ step, outcome: 'ok', seconds: took(step) }))

/** A step that says something after a while, and perhaps fails. */
const asked = (name: string, ms: number, more: Partial<Step> = {}, code = 0): Asked => {
  const command = ['node', '-e', `setTimeout(() => process.exit(${code}), ${ms})`] as const
  return { step: { name, command, expected: { gate: 1, full: 1 }, ...more }, command, env: {} }
}

test('every kind of test has its step, so that the whole run leaves none out', () => {
  const kinds = config.test?.projects?.map((project) => (project as { test: { name: string } }).test.name)
  const run = steps.flatMap(({ command }) => command.flatMap((arg) => /^--project=(.+)$/.exec(arg)?.[1] ?? []))
  expect([...new Set(run)].sort()).toEqual(kinds?.toSorted())
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
  expect(results.map(({ step, outcome }) => `${step.name} ${outcome}`)).toEqual([
    'format ok',
    'build FAILED',
    'tests ok',
    'load ok',
  ])
})

test('a slow gate is warned of by the step that grew most, and one in time is not', () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  warnIfSlow(
    ran(({ expected }) => expected.gate ?? 0),
    600,
  )
  expect(warned).not.toHaveBeenCalled()
  warnIfSlow(
    ran(({ name, expected }) => (expected.gate ?? 0) + (name === 'browser' ? 200 : 5)),
    601,
  )
  expect(warned.mock.calls.join('\n')).toMatch(/10\.0 minutes[\s\S]*«browser»: \d+ s, where \d+ are expected/)
})

test('what is expected of the gate on two cores fits the ten minutes that a change may wait', () => {
  const seconds = GATE.reduce((sum, { expected }) => sum + (expected.gate ?? 0), 0)
  expect(seconds / 2).toBeLessThan(600)
})

test('of cases that are combined with others the gate tries some at each turn, and all of them in a few', () => {
  const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  const turns = [0, 1, 2, 3].map((turn) => share(cases, turn))
  expect([...new Set(turns.flat())].toSorted()).toEqual(cases)
  for (const tried of turns) expect(tried.length).toBeLessThanOrEqual(runs(cases.length))
  expect(share(cases, 4)).toEqual(turns[0])
})
