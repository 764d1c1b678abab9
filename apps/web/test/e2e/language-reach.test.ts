import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fragmentOfFormula } from '../../src/model/link.ts'
import { toast } from './book.ts'
import { DESK, PHONE, serve } from './browser.ts'
import { arrived, type CrawledLanguage, foreignIn, pressEverything, recordAllTexts, textsSeen } from './crawled.ts'
import { deviceWithBook, goTo } from './crawled-pages.ts'
import { TABLES } from './language-book.ts'

/** What a crawl of the pages of one device in one tab does not reach: what others show, what another tab says, and what is sent away. */

const served = serve()
const openedWithBook = deviceWithBook(served)

const LANGUAGES: readonly CrawledLanguage[] = ['en', 'it']

/** Keeps what the page gives to be pasted elsewhere. Run in the page, before the app. */
function recordCopied(): void {
  navigator.clipboard.writeText = async (text) => {
    const seen = Reflect.get(globalThis, 'seenTexts') as Map<string, string>
    for (const line of text.split('\n')) seen.set(line, 'copied')
  }
}

/** Code, and a link, are no words. */
const isSentText = ([text, within]: readonly [text: string, within: string]): boolean =>
  within !== 'copied' || !/^\s*[<{"]|^https?:/.test(text)

async function goToFrame(page: Page, search: string, fragment: string): Promise<string> {
  const address = new URL(`/incrustar${search}#${fragment}`, served.address).href
  await page.goto(address)
  await page.locator('#frame > *').first().waitFor()
  await arrived(page)
  return address
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.entries(TABLES))(
    'the frame that others show has no word of another language: %s',
    { tags: ['nightly'] },
    async (_, formula) => {
      const page = await served.open(PHONE, '/healthz')
      await recordAllTexts(page)
      const fragment = await fragmentOfFormula({ formula: formula as never, own: [] })
      const told: (readonly [string, string])[] = []
      for (const search of ['', '&modo=ver']) {
        await pressEverything(page, await goToFrame(page, `?idioma=${language}${search}`, fragment))
        told.push(...(await textsSeen(page)))
      }
      await page.goto('about:blank')
      await goToFrame(page, `?idioma=${language}`, 'f=zuk')
      told.push(...(await textsSeen(page)))
      expect(told.length).toBeGreaterThan(40)
      expect(foreignIn(told, language)).toEqual([])
    },
  )

  it('what changed in another tab is told without one', { tags: ['nightly'] }, async () => {
    const page = await openedWithBook(DESK)
    await goTo(page, '', language)
    const amount = page.locator('[data-part=row] [data-part=quantity]').first()
    await amount.fill('700')
    await amount.press('Enter')
    const other = await served.tab(page, `/formulas?idioma=${language}`)
    await other.locator('[data-part=book-open]').first().press('Enter')
    await toast(page).first().waitFor()
    await arrived(page)
    expect(foreignIn(await textsSeen(page), language)).toEqual([])
  })

  it.each(['', 'produccion', 'lotes', 'saco', 'carta'])(
    'nor has what page «%s» gives to be pasted elsewhere',
    { tags: ['nightly'] },
    async (address) => {
      const page = await openedWithBook(DESK)
      await page.context().addInitScript(recordCopied)
      await pressEverything(page, await goTo(page, address, language))
      const texts = await textsSeen(page)
      expect(foreignIn(texts.filter(isSentText), language)).toEqual([])
    },
  )
})
