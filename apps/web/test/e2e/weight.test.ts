import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { serve } from './browser.ts'
import { typeAtOnce } from './first-screen.ts'

/** What the app may weigh; measured on what is served, and printed. */

const served = serve()

/** What it weighs, and two kilobytes: whatever adds more says so here (0110: words by code took 7; 0150: safety and law before green took 10; 0190: one weight of the serif gave 6 back; 0332: a door that is drawn with the frame took 2; 0362: deciding the language took half of one; 0390: which language a name is of took one; 0407 and 0411: the one weight that explains all, and lists behind a name, took two and a half). */
const MOST_KILOBYTES = 258

/** What a file weighs on the way: pictures and fonts are compressed already, everything else travels as gzip. */
async function weightOf(url: string): Promise<number> {
  const body = await (await fetch(url)).bytes()
  return /\.(?:woff2|png)$/.test(url) ? body.length : gzipSync(body, { level: 9 }).length
}

/** Until somebody works with it: what one visit may fetch, and in how many requests. */
const MOST_OF_A_VISIT = { kilobytes: 350, requests: 40 }

interface LoadedFile {
  readonly name: string
  readonly startTime: number
}

/** Everything that a page has fetched, itself among them. */
const filesOf = async (page: Page): Promise<readonly LoadedFile[]> => [
  { name: `${served.address}/`, startTime: 0 },
  ...(await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )),
]

/** Says what files weigh, and gives the kilobytes of all of them. */
async function weighed(what: string, files: readonly LoadedFile[]): Promise<number> {
  const weights = await Promise.all(files.map(async ({ name }) => (await weightOf(name)) / 1000))
  const total = weights.reduce((sum, one) => sum + one, 0)
  const list = files.map(({ name }, at) => `${new URL(name).pathname} ${weights[at]?.toFixed(1)} kB`)
  console.info(`${what}: ${total.toFixed(1)} kB in ${files.length} files\n  ${list.join('\n  ')}`)
  return total
}

it(`the first load weighs less than ${MOST_KILOBYTES} kB, engine, catalogue and fonts included`, async () => {
  const page = await served.first(undefined, '/healthz')
  await page.addInitScript(typeAtOnce)
  await page.goto(`${served.address}/`)
  await page.waitForFunction(() => Reflect.get(globalThis, 'interactiveAt'))
  await page.evaluate(() => document.fonts.ready)
  const answered = Number(await page.evaluate(() => Reflect.get(globalThis, 'interactiveAt')))
  // A font is part of the first screen whenever it comes.
  const first = (await filesOf(page)).filter(({ name, startTime }) => startTime <= answered || name.endsWith('.woff2'))
  expect(first.length).toBeGreaterThan(5)
  expect(await weighed('first load', first)).toBeLessThan(MOST_KILOBYTES)
})

it('whoever only looks fetches what is on the screen, and the rest comes with the first key', async () => {
  // Nothing is asked of the page before it is there: a browser takes that for somebody who works with it.
  const page = await served.first(undefined, '/healthz')
  const asked: LoadedFile[] = []
  page.on('request', (request) => asked.push({ name: request.url(), startTime: 0 }))
  const has = (part: RegExp): boolean => asked.some(({ name }) => part.test(name))
  await Promise.all([
    ...[/\/doubt-/, /\/library-/, /\/bench-.+js/, /\/sans-/].map((part) => page.waitForRequest(part)),
    page.goto(`${served.address}/`),
  ])
  await page.waitForLoadState('networkidle')
  expect(await weighed('a visit', [...asked])).toBeLessThan(MOST_OF_A_VISIT.kilobytes)
  expect(asked.length).toBeLessThanOrEqual(MOST_OF_A_VISIT.requests)
  expect(has(/\/(?:widgets|usual|plot)-/)).toBe(false)
  await page.keyboard.press('Tab')
  for (const part of [/\/widgets-/, /\/usual-/]) await expect.poll(() => has(part)).toBe(true)
})
