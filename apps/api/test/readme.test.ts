import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contracts } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, testApp } from './helpers.ts'

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')

/** Each curl of the README with the answer printed below it. */
const examples = [
  ...readme.matchAll(
    /curl -s http:\/\/localhost:8080(\S+)[^\n]*\n\s+-d '([\s\S]*?)'\n```[\s\S]*?```json\n([\s\S]*?)\n```/g,
  ),
].map(([, path = '', body = '', answer = '']) => ({ path, body, answer }))

let app: App
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe('the README', () => {
  it('has an example of every craft', () => {
    expect(examples.map(({ path }) => path)).toEqual(Object.values(contracts).map(({ path }) => path))
  })

  it.each(examples)('$path answers what the README prints', async ({ path, body, answer }) => {
    const response = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json' },
      payload: body,
    })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(JSON.parse(answer))
  })
})
