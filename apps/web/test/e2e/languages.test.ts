import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PHONE, serve, verdict } from './browser.ts'

const served = serve()

/** What each language says of the example, and of a list that is pasted. */
const SAID = {
  en: {
    good: /^Balanced/,
    law: 'May be called “Helado de leche”',
    row: 'Whole milk',
    figure: 'Total solids',
    paste: 'Paste a list',
    list: 'Whole milk 625 g\nSugar 300 g',
    bad: /sugar|freez|POD|serv/i,
  },
  it: {
    good: /^Bilanciata/,
    law: 'Helado de leche',
    row: 'Latte intero',
    figure: 'Solidi totali',
    paste: 'Incolla una lista',
    list: 'Latte intero 625 g\nZucchero 300 g',
    bad: /zuccher|gel|POD|serv/i,
  },
} as const

const languageOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang)
const switchTo = async (page: Page, name: string): Promise<void> => {
  await page.goto(`${served.address}/mas`)
  await page.locator('[data-part=languages]').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(/idioma=/)
}

const entries = Object.entries(SAID)
/** Both go the same way; that Italian is spoken the next test tells. */
it.each(entries.filter(([language]) => language === 'en'))(
  'speaks %s as the address asks, from the verdict to the law',
  speaks,
)
it.each(entries.filter(([language]) => language !== 'en'))(
  'speaks %s as the address asks',
  { tags: ['nightly'] },
  speaks,
)

async function speaks(language: string, said: (typeof entries)[number][1]): Promise<void> {
  const page = await served.open(PHONE, `/?idioma=${language}`)
  expect(await verdict(page).textContent()).toMatch(said.good)
  expect(await languageOf(page)).toBe(language)
  await page.getByText(said.law).first().waitFor()
  for (const text of [said.row, said.figure]) await page.getByText(text, { exact: true }).first().waitFor()
  await page.getByRole('button', { name: said.paste }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().fill(said.list)
  await page.locator('[data-part=paste-foot] button').last().click()
  await expect.poll(() => verdict(page).textContent()).toMatch(said.bad)
  // What was chosen the first time is kept.
  await page.goto(`${served.address}/`)
  expect(await verdict(page).textContent()).toMatch(said.good)
  await switchTo(page, 'Español')
  await page.goto(`${served.address}/`)
  expect(await verdict(page).textContent()).toMatch(/^Equilibrada/)
  expect(await languageOf(page)).toBe('es')
}

it('takes the language of the device the first time, and English for any other', async () => {
  const page = await served.open({ ...PHONE, locale: 'it-IT' })
  expect(await verdict(page).textContent()).toMatch(SAID.it.good)
  const other = await served.open({ ...PHONE, locale: 'pt-PT' })
  expect(await verdict(other).textContent()).toMatch(SAID.en.good)
})
