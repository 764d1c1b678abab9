import { expect, it } from 'vitest'
import { clocksIn } from './clocks.ts'

const CALLS = ['performance', 'now'].join('.')

it('finds each way to ask how long something took, once', () => {
  expect(clocksIn(`const start = ${CALLS}()\nexpect(${CALLS}() - start)`)).toEqual([CALLS])
  expect(clocksIn(`process.thread${'CpuUsage'}()`)).toHaveLength(1)
})

it('the time of day and the clock that is handed over are no breach', () => {
  expect(clocksIn('new Date(Date.now()); measuredTest("", ({ worked }) => worked())')).toEqual([])
})
