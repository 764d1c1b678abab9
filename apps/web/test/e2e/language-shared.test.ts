import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sharingPageWords as english, joinWords as englishJoin } from '../../src/words/en/sharing.ts'
import { sharingPageWords as italian, joinWords as italianJoin } from '../../src/words/it/sharing.ts'
import { DESK, PHONE, serve } from './browser.ts'
import { arrived, type CrawledLanguage, foreignIn, pressEverything, recordAllTexts, textsSeen } from './crawled.ts'
import { goTo } from './crawled-pages.ts'
import { sharedParts, wordsShown } from './shared.ts'

/** What two devices that share a book say of it: a crawl of one alone has no relay. */

const served = serve(sharedParts())

const WORDS = { en: { ...english, look: englishJoin.look }, it: { ...italian, look: italianJoin.look } } as const

/** What tells two devices apart: «a6ce bd38». */
const DEVICE_CODE = /\b[\da-f]{4}(?: [\da-f]{4})+\b/g

async function opened(size: typeof DESK, language: CrawledLanguage): Promise<Page> {
  const page = await served.open(size, '/healthz')
  await recordAllTexts(page)
  await goTo(page, 'compartir', language)
  return page
}

it.each(['en', 'it'] as const)('a shared book is told in %s alone', { tags: ['nightly'] }, async (language) => {
  const say = WORDS[language]
  const desk = await opened(DESK, language)
  await desk.getByRole('textbox', { name: say.name }).fill('Zukdesk')
  await desk.getByRole('button', { name: say.share, exact: true }).click()
  const words = await wordsShown(desk)

  const phone = await opened(PHONE, language)
  await phone.getByRole('button', { name: say.join, exact: true }).click()
  await phone.getByRole('textbox', { name: say.name }).fill('Zukphone')
  await phone.locator('main input').nth(1).fill(words)
  await phone.getByRole('button', { name: say.look, exact: true }).click()
  const preview = phone.locator('[data-part=join-preview]')
  await preview.waitFor()
  await preview.locator('button').first().click()
  await preview.waitFor({ state: 'detached' })
  await desk.locator('[data-part=shared-device]').nth(1).waitFor()

  const told: (readonly [string, string])[] = []
  for (const page of [phone, desk]) {
    await pressEverything(page, page.url())
    await arrived(page)
    told.push(...(await textsSeen(page)).map(([text, within]) => [text.replaceAll(DEVICE_CODE, ''), within] as const))
  }
  expect(foreignIn(told, language)).toEqual([])
})
