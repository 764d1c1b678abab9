import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { entremetCopy } from '../../../../tools/entremet-copy.ts'
import { PAGE_ADDRESSES } from '../../src/routes/addresses.ts'
import { chooseCopy, restore, toast } from './book.ts'
import {
  action,
  craftTab,
  expectNoSideways,
  gramsOf,
  PHONE,
  serve,
  settle,
  thumbBar,
  turnTo,
  turnToPage,
  verdict,
} from './browser.ts'
import { clippedTexts } from './clipped.ts'

/** How the app is laid out where there is little room: large letters, a telephone that lies, and what the thumb reaches. */

const served = serve()

const LARGE = '200%'
const narrow = (width: number): BrowserContextOptions => ({ ...PHONE, viewport: { width, height: width * 2 } })

/** Letters of twice the size on every page that comes. */
async function withLargeLetters(page: Page): Promise<void> {
  await page.addInitScript((size) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = size
    })
  }, LARGE)
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, LARGE)
}

const NARROWEST = 320

/** px, from the narrowest telephone to a desk; and of each the letters as they are and twice their size. */
const WIDTHS = [NARROWEST, 390, 600, 820, 1180, 1440]
const LETTERS = ['100%', LARGE]
/** Looks at a page that may still be drawing itself anew. */
const TRIES = 5

/** What of a page sticks out on the right or is cut, and whether the way to other places is in sight. */
async function measured(page: Page, width: number, letters: string): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, letters)
  const said = await page.evaluate(() => {
    const over = document.documentElement.scrollWidth - innerWidth
    const isClipped = (it: Element): boolean => {
      const within = it.parentElement
      return within !== null && (getComputedStyle(within).overflowX !== 'visible' || isClipped(within))
    }
    const wide = [...document.querySelectorAll('main *')].filter(
      (it) => it.getBoundingClientRect().right > innerWidth + 1 && !isClipped(it),
    )
    const ways = [...document.querySelectorAll('nav[aria-label=Lugares] :is(a, button)')].filter((it) => {
      const { left, right, width: across } = it.getBoundingClientRect()
      return across > 0 && left >= 0 && right <= innerWidth + 1
    })
    const said = over > 0 ? [`${over} px: ${wide.slice(0, 1).map((it) => it.outerHTML.slice(0, 120))}`] : []
    return ways.length > 0 ? said : [...said, 'no way to another place']
  })
  return [...said, ...(await page.evaluate(clippedTexts)).map((text) => `cut: ${text}`)]
}

it('no place of the app goes sideways, cuts a word or loses the way to the others, at any width, with letters of twice the size too', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(undefined, '/copia')
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await chooseCopy(page, entremetCopy('2026-11-21'))
  await restore(page).click()
  await toast(page).waitFor()
  const found: string[] = []
  for (const place of PAGE_ADDRESSES.filter((address) => address !== 'compartir')) {
    await turnToPage(page, place)
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await settle(page)
    for (const width of WIDTHS)
      for (const letters of LETTERS) {
        let said = await measured(page, width, letters)
        // What is drawn to measure follows the page.
        for (let more = 0; more < TRIES && said.length > 0; more++) said = await measured(page, width, letters)
        found.push(...said.map((it) => `/${place} ${width} px ${letters}: ${it}`))
      }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  expect(found).toEqual([])
})

/** What goes sideways inside a sheet that lies over the page. */
const sidewaysWithin = (): readonly string[] =>
  [...document.querySelectorAll('[role=dialog], [role=dialog] :not([role=tablist])')]
    .filter((it) => /auto|scroll/.test(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth + 1)
    .map((it) => `${it.scrollWidth - it.clientWidth} px within ${it.className}`)

const LARGE_WIDTHS = [NARROWEST, 390, 820]

/** The same of what is open on a bench, where large letters leave least room. */
async function lookAtLarge(page: Page, name: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const width of LARGE_WIDTHS) {
    const look = async () => [...(await measured(page, width, LARGE)), ...(await page.evaluate(sidewaysWithin))]
    let said = await look()
    for (let more = 0; more < TRIES && said.length > 0; more++) {
      // Letters that grow under a page that is there already may leave a rule by its width behind.
      await measured(page, 1440, '100%')
      said = await look()
    }
    // What lies over the page hides the places too.
    found.push(...said.filter((it) => !it.startsWith('no way')).map((it) => `${name}, ${width} px: ${it}`))
  }
  await measured(page, 1440, '100%')
  return found
}

describe('letters of twice the size', () => {
  it.each(['Helado', 'Pan', 'Pastelería', 'Turrón', 'Chocolate'])(
    'lose nothing on the bench of %s, in any panel',
    {
      tags: ['nightly'],
    },
    async (craft) => {
      const page = await served.open()
      await craftTab(page, craft).click()
      const panels = page.locator('[data-part=panels]').getByRole('tab')
      await panels.first().waitFor()
      const found: string[] = []
      for (const one of await panels.all()) {
        await one.click()
        await settle(page)
        found.push(...(await lookAtLarge(page, (await one.textContent()) ?? '')))
      }
      expect(found).toEqual([])
    },
  )

  it.each(['Equilibrar', 'Pesar', 'Comparar', 'Guardar versión'])(
    'lose nothing in «%s»',
    { tags: ['nightly'] },
    async (name) => {
      const page = await served.open()
      await gramsOf(page, 'Dextrosa').fill('60')
      await action(page, name).click()
      await page.getByRole('dialog').waitFor()
      await settle(page)
      expect(await lookAtLarge(page, name)).toEqual([])
    },
  )
})

describe.each([NARROWEST, 390])('letters of twice the size on %d px', (width) => {
  const tags = width === NARROWEST ? [] : ['nightly']

  it('a name has a row of its own, and its weight another', { tags }, async () => {
    const page = await served.open(narrow(width))
    await withLargeLetters(page)
    const row = page.locator('[data-part=row]').filter({ hasText: 'Leche en polvo desnatada' })
    const [name, field] = await Promise.all([
      row.locator('[data-part=row-name]').boundingBox(),
      gramsOf(page, 'Leche en polvo desnatada').boundingBox(),
    ])
    expect(name?.width).toBeGreaterThan(width * 0.7)
    expect(field?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1)
    // Letters do not stand one under another: a word needs no more than a few lines.
    expect(name?.height).toBeLessThan(200)
  })
})

it('with letters of twice the size a choice ends before its arrow, and the name of a piece is read whole', async () => {
  const page = await served.open(narrow(390), '/mapa')
  await withLargeLetters(page)
  const choice = page.locator('main select').first()
  await choice.waitFor()
  const spare = await choice.evaluate((it: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(it)
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    if (!pen) return Number.NaN
    pen.font = font
    const needed = pen.measureText(it.selectedOptions[0]?.text ?? '').width
    return it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - needed
  })
  expect(spare).toBeGreaterThanOrEqual(-1)
  expect(await choice.evaluate((it) => Number.parseFloat(getComputedStyle(it).paddingRight))).toBeGreaterThan(36)
  await turnTo(page, '/montaje')
  const name = page.getByRole('textbox', { name: 'Nombre del montaje' })
  await name.fill('Tarta de crema y fresas para seis')
  const hidden = await name.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight])
  // Tails of letters may stand out of their line; a line or a word may not.
  expect(Math.max(...hidden)).toBeLessThan(8)
})

it('the field of a file stays unseen when its button has the focus', { tags: ['nightly'] }, async () => {
  const page = await served.open(narrow(390), '/copia')
  await withLargeLetters(page)
  const field = page.locator('input[type=file]').last()
  await field.focus()
  const box = await field.boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1)
  await expectNoSideways(page)
})

describe('a telephone that lies', () => {
  it.each([
    [844, 390],
    [667, 375],
  ])('of %d × %d shows lines, the sentence and what is done most at once', async (width, height) => {
    const page = await served.open({ ...PHONE, viewport: { width, height } })
    await settle(page)
    const isSeen = async (bottom: number | undefined): Promise<void> => expect(bottom).toBeLessThanOrEqual(height)
    const bottomOf = async (name: string) => {
      const box = await gramsOf(page, name).boundingBox()
      return box && box.y + box.height
    }
    for (const name of ['Leche entera', 'Nata 35%', 'Leche en polvo desnatada'])
      await isSeen((await bottomOf(name)) ?? height + 1)
    const said = await verdict(page).boundingBox()
    await isSeen((said?.y ?? height) + (said?.height ?? 1))
    expect(said?.x).toBeGreaterThan(width / 2)
    for (const name of ['Equilibrar', 'Pesar']) {
      const box = await thumbBar(page).getByRole('button', { name, exact: true }).boundingBox()
      await isSeen((box?.y ?? height) + (box?.height ?? 1))
    }
    await expectNoSideways(page)
  })
})

it('with seven lines a telephone shows all of them, the total and what the thumb reaches', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(PHONE)
  await thumbBar(page).getByRole('button', { name: 'Equilibrar', exact: true }).waitFor()
  const total = await page.locator('[data-part=total] output').boundingBox()
  const bar = await thumbBar(page).boundingBox()
  expect((total?.y ?? 0) + (total?.height ?? 999)).toBeLessThanOrEqual(bar?.y ?? 0)
  // They stay while the list scrolls.
  await page.mouse.wheel(0, 1500)
  await page.waitForTimeout(200)
  expect(await thumbBar(page).boundingBox()).toEqual(bar)
})
