import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { serve } from './browser.ts'
import { typeAtOnce } from './first-screen.ts'

/** What the app may weigh; measured on what is served, and printed. */

const served = serve()

/** What it weighs, and two kilobytes: whatever adds more says so here (0110: words by code took 7; 0150: safety and law before green took 10; 0190: one weight of the serif gave 6 back). */
const MOST_KILOBYTES = 244

/** What a file weighs on the way: pictures and fonts are compressed already, everything else travels as gzip. */
async function weightOf(url: string): Promise<number> {
  const body = await (await fetch(url)).bytes()
  return /\.(?:woff2|png)$/.test(url) ? body.length : gzipSync(body, { level: 9 }).length
}

it(`the first load weighs less than ${MOST_KILOBYTES} kB, engine, catalogue and fonts included`, async () => {
  const page = await served.open(undefined, '/healthz')
  await page.addInitScript(typeAtOnce)
  await page.goto(`${served.address}/`)
  await page.waitForFunction(() => Reflect.get(globalThis, 'interactiveAt'))
  await page.evaluate(() => document.fonts.ready)
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      name,
      // A font is part of the first screen whenever it comes.
      first: startTime <= Number(Reflect.get(globalThis, 'interactiveAt')) || name.endsWith('.woff2'),
    })),
  )
  const weighed = await Promise.all(
    [{ name: `${served.address}/`, first: true }, ...files].map(async ({ name, first }) => ({
      first,
      kilobytes: (await weightOf(name)) / 1000,
      path: new URL(name).pathname,
    })),
  )
  const needed = weighed.filter(({ first }) => first)
  const total = needed.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  const list = needed.map(({ path, kilobytes }) => `${path} ${kilobytes.toFixed(1)} kB`)
  console.info(`first load: ${total.toFixed(1)} kB in ${needed.length} files\n  ${list.join('\n  ')}`)
  expect(needed.length).toBeGreaterThan(5)
  expect(total).toBeLessThan(MOST_KILOBYTES)
})
