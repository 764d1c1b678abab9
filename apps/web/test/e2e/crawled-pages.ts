import type { BrowserContextOptions, Page } from 'playwright-core'
import { chooseCopy, restore, toast } from './book.ts'
import { DESK, type Served } from './browser.ts'
import { arrived, type CrawledLanguage, recordAllTexts } from './crawled.ts'
import { COPY_OF_EVERYTHING } from './language-book.ts'

/** Devices with something of everything in their library: brought in once, and kept as it is then for every test of a file. */
export function deviceWithBook(served: Served): (size: BrowserContextOptions) => Promise<Page> {
  let book: ReturnType<typeof broughtIn> | undefined
  async function broughtIn() {
    const page = await served.open(DESK, '/copia?idioma=es')
    await chooseCopy(page, COPY_OF_EVERYTHING)
    await restore(page).click()
    await toast(page).first().waitFor()
    return page.context().storageState({ indexedDB: true })
  }
  return async (size) => {
    book ??= broughtIn()
    const page = await served.open({ ...size, storageState: await book }, '/healthz')
    await recordAllTexts(page)
    return page
  }
}

/** A page of the app in a language, once it is there. */
export async function goTo(page: Page, address: string, language: CrawledLanguage): Promise<string> {
  const to = new URL(address, new URL('/', page.url()))
  to.searchParams.set('idioma', language)
  await page.goto(to.href)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await arrived(page)
  return to.href
}
