import { ingredientCatalogue } from '@obrador/engine'
import { expect, it } from 'vitest'
import { quietestRound } from '../../../../tools/measured.ts'
import { chooseCopy, copyOfMany, openMine, restore } from '../e2e/book.ts'
import { PHONE, serve, settle, textOf } from '../e2e/browser.ts'
import { typeAtOnce } from '../e2e/first-screen.ts'
import { pasteAndBalance } from '../e2e/paste-and-balance.ts'
import { lookFor, share, sharedParts, upToDate } from '../e2e/shared.ts'

/** How long the app may take; measured on what is served, and printed. */

const served = serve()
const parts = sharedParts()
const sharing = serve(parts)

const MOST_MS_TO_INTERACTIVE = 1500
const SLOWDOWN = 4
/** One frame of a screen at 60 Hz. */
const MOST_MS_PER_KEY = 16
const INGREDIENTS = 30
const FORMULAS = 1000
const MOST_MS_WITH_THEM = 1000
/** From «Juntar» to a book that is on the device, up to date and shown, on loopback. */
const MOST_MS_TO_JOIN = 5000
/** From a pasted list to a formula that is right, its taps included. */
const MOST_MS_TO_BALANCE = 3000
/** Rows that are drawn before anybody goes down the list. */
const MOST_ROWS_AT_FIRST = 100

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await act()
  return performance.now() - start
}

it(`is interactive in less than ${MOST_MS_TO_INTERACTIVE} ms on a CPU slowed ${SLOWDOWN} times`, async () => {
  const times: number[] = []
  // Whoever else uses the machine only adds to it: the quietest visit says what the app takes, and five are enough to find
  // one, or ten on a bad day.
  const quietest = () => Math.min(...times)
  while (times.length < 5 || (times.length < 10 && quietest() >= MOST_MS_TO_INTERACTIVE)) {
    const page = await served.first(undefined, '/healthz')
    const session = await page.context().newCDPSession(page)
    await page.addInitScript(typeAtOnce)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto(`${served.address}/`, { waitUntil: 'commit' })
    const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'interactiveAt'), undefined, {
      polling: 100,
    })
    times.push(Number(await handle.jsonValue()))
    await page.context().close()
  }
  const sorted = times.toSorted((a, b) => a - b)
  console.info(`interactive at ${SLOWDOWN}× CPU slowdown: ${sorted.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  expect(quietest()).toBeLessThan(MOST_MS_TO_INTERACTIVE)
}, 60_000)

it(`a pasted list is balanced in less than ${MOST_MS_TO_BALANCE} ms`, async () => {
  const round = async (): Promise<number> => {
    const page = await served.first(PHONE)
    await settle(page)
    const took = await timed(() => pasteAndBalance(page))
    await page.context().close()
    return took
  }
  const quietest = await quietestRound(round, MOST_MS_TO_BALANCE)
  console.info(`from a pasted list to a formula that is right: ${quietest.toFixed(0)} ms`)
  expect(quietest).toBeLessThan(MOST_MS_TO_BALANCE)
}, 120_000)

it(`a key is on the gauges in less than ${MOST_MS_PER_KEY} ms with ${INGREDIENTS} ingredients`, async () => {
  const page = await served.open()
  const list = ingredientCatalogue
    .slice(0, INGREDIENTS)
    .map(({ name }, at) => `${name}: ${100 + at} g`)
    .join('\n')
  await page.getByRole('button', { name: 'Pegar una lista' }).click()
  await page.getByRole('textbox', { name: 'Lista de ingredientes' }).fill(list)
  await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
  await expect.poll(() => page.locator('[data-part=row]').count()).toBe(INGREDIENTS)
  await page.waitForTimeout(2500)
  const round = async (): Promise<number> => {
    const times = await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('[data-part=row] [data-part=quantity]')
      // Any of them: a temperature is shown to a tenth, and a key may move it by less.
      const value = document.querySelector('[data-part~=gauges]')
      if (!field || !value) throw new Error('nothing to write in')
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      const measured: number[] = []
      for (let key = 0; key < 40; key++) {
        const before = value.textContent
        const start = performance.now()
        set?.call(field, String(200 + 37 * key))
        field.dispatchEvent(new Event('input', { bubbles: true }))
        // React answers a key before the next task.
        await Promise.resolve()
        const took = performance.now() - start
        if (value.textContent === before) throw new Error('the gauges did not answer')
        measured.push(took)
        await new Promise((done) => setTimeout(done, 60))
      }
      return measured.toSorted((a, b) => a - b)
    })
    const median = times[Math.floor(times.length / 2)] ?? 0
    console.info(
      `keystroke to gauges with ${INGREDIENTS} ingredients: median ${median.toFixed(1)} ms, worst ${times.at(-1)?.toFixed(1)} ms`,
    )
    return median
  }
  expect(await quietestRound(round, MOST_MS_PER_KEY, 6)).toBeLessThan(MOST_MS_PER_KEY)
}, 60_000)

it(`${FORMULAS} formulas are opened, searched and copied in less than ${MOST_MS_WITH_THEM} ms each`, async () => {
  const page = await served.open()
  await chooseCopy(page, copyOfMany(FORMULAS))
  await restore(page).click()
  await page.getByText(`Tu libro: ${FORMULAS} fórmulas.`).waitFor()
  const rows = page.locator('[data-part=book-row]')
  const round = async (): Promise<number> => {
    await page.goto(`${served.address}/`)
    await page.locator('[data-part=copy-state]').waitFor()
    const opened = await timed(async () => {
      await openMine(page)
      await page.getByText(`${FORMULAS} fórmulas`, { exact: true }).waitFor()
    })
    const drawn = await rows.count()
    expect(drawn).toBeLessThan(MOST_ROWS_AT_FIRST)
    // The rest is drawn as it comes into view.
    await rows.last().scrollIntoViewIfNeeded()
    await page.locator('[data-part=book-count]').scrollIntoViewIfNeeded()
    await expect.poll(() => rows.count()).toBeGreaterThan(drawn)
    const searched = await timed(async () => {
      await page.getByRole('searchbox').fill('formula 777')
      await page.getByText(`1 de ${FORMULAS} fórmulas`).waitFor()
    })
    await page.locator('[data-part=copy-state]').click()
    const make = page.getByRole('button', { name: 'Hacer una copia' })
    await make.waitFor()
    const copied = await timed(async () => {
      const [download] = await Promise.all([page.waitForEvent('download'), make.click()])
      expect(JSON.parse(await textOf(download)).formulas).toHaveLength(FORMULAS)
    })
    const times = { opened, searched, copied }
    console.info(
      `${FORMULAS} formulas: ${Object.entries(times)
        .map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`)
        .join(', ')}`,
    )
    return Math.max(...Object.values(times))
  }
  expect(await quietestRound(round, MOST_MS_WITH_THEM, 6)).toBeLessThan(MOST_MS_WITH_THEM)
}, 120_000)

it(`a new device has a shared book of ${FORMULAS} formulas in less than ${MOST_MS_TO_JOIN} ms`, async () => {
  const desk = await sharing.open()
  // What it takes to share it is not what is measured.
  desk.setDefaultTimeout(120_000)
  await chooseCopy(desk, copyOfMany(FORMULAS))
  await restore(desk).click()
  await desk.getByText(`Tu libro: ${FORMULAS} fórmulas.`).waitFor()
  const words = await share(desk, 'Ordenador')
  await upToDate(desk)
  const round = async (): Promise<number> => {
    const phone = await sharing.open(PHONE, '/compartir')
    const looked = await timed(() => lookFor(phone, words, 'Móvil'))
    const began = performance.now()
    const since = () => performance.now() - began
    await phone.getByRole('button', { name: 'Juntar' }).click()
    await upToDate(phone)
    const joined = since()
    await openMine(phone)
    await phone.getByText(`${FORMULAS} fórmulas`, { exact: true }).waitFor()
    const shown = since()
    await phone.context().close()
    const times = Object.entries({ looked, joined, shown }).map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`)
    console.info(`a shared book of ${FORMULAS} formulas on a new device: ${times.join(', ')}`)
    return shown
  }
  expect(await quietestRound(round, MOST_MS_TO_JOIN, 4)).toBeLessThan(MOST_MS_TO_JOIN)
}, 240_000)
