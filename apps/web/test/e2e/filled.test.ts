import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { entremetCopy } from '../../../../tools/entremet-copy.ts'
import { PAGE_ADDRESSES } from '../../src/routes/addresses.ts'
import { chooseCopy, restore, toast } from './book.ts'
import {
  action,
  craftTab,
  gramsOf,
  oneSizeInTheGate,
  serve,
  settle,
  sizes,
  spoil,
  turnToPage,
  verdict,
} from './browser.ts'

/** Who looks knows which button settles it: no view has two that are filled (0385). */

const served = serve()

/** What the filled buttons say, of those that can be reached: under what is open over a page none can. Run in the page. */
const filledButtons = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.primary')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert], [aria-hidden=true]'))
    .map((it) => it.innerText.trim().replace(/\s+/g, ' '))

/** Where there are two, what they say, after the page is quiet. */
async function tooManyIn(page: Page, view: string): Promise<readonly string[]> {
  await settle(page)
  const said = await page.evaluate(filledButtons)
  return said.length > 1 ? [`${view}: ${said.join(' | ')}`] : []
}

describe.each(sizes)('on a %s no view has two filled buttons', (_, options) => {
  oneSizeInTheGate(options)

  it('of all pages, with the book of a workshop', { tags: ['desk'] }, async () => {
    const page = await served.open(options, '/copia')
    await page.locator('input[type=file]').waitFor({ state: 'attached' })
    await chooseCopy(page, entremetCopy('2026-11-21'))
    await restore(page).click()
    await toast(page).waitFor()
    const found: string[] = []
    for (const place of PAGE_ADDRESSES) {
      await turnToPage(page, place)
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
      found.push(...(await tooManyIn(page, `/${place}`)))
    }
    expect(found).toEqual([])
  })

  it('of a bench, right or wrong, and of what opens over it', async () => {
    const page = await served.open(options)
    await verdict(page).waitFor()
    const found = [...(await tooManyIn(page, 'right'))]
    await gramsOf(page, 'Sacarosa').fill('40')
    await verdict(page)
      .filter({ hasText: /^Revisa/ })
      .waitFor()
    found.push(...(await tooManyIn(page, 'wrong')))
    for (const name of ['Equilibrar', 'Pesar', 'Comparar', 'Guardar versión', 'Compartir']) {
      await action(page, name).click()
      await page.getByRole('dialog').waitFor()
      found.push(...(await tooManyIn(page, name)))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    // A headline that offers its deed, where a line is far from what is usual.
    for (const craft of ['Pan', 'Pastelería', 'Turrón', 'Chocolate']) {
      await craftTab(page, craft).click()
      await page.locator('[data-part=panels] [data-part=tab-panel]').waitFor({ state: 'attached' })
      await spoil(page)
      found.push(...(await tooManyIn(page, craft)))
    }
    expect(found).toEqual([])
  })
})
