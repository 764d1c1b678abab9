import { buffer } from 'node:stream/consumers'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Locator,
  type Page,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { isFull } from '../../../../tools/tier.ts'

/** The two sizes that every bullet is tried on. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
export const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const sizes = [
  ['phone', PHONE],
  ['desk', DESK],
] as const

/**
 * In a suite on some size: the gate tries each of its tests on one size only, the telephone unless it is tagged `desk`; those
 * tagged `layout` on both. Everything is tried on both with `FULL=1`.
 */
export function oneSizeInTheGate({ isMobile = false }: BrowserContextOptions): void {
  beforeEach(({ task, skip }) => {
    const tags = task.tags ?? []
    const isOwn = tags.includes('desk') !== isMobile
    skip(!isFull && !isOwn && !tags.includes('layout'), 'the gate tries it on the other size')
  })
}

export interface Served {
  readonly address: string
  readonly browser: Browser
  /** A page of its own device, on which somebody has worked before: nothing is kept, and the bench is there without the door of a first visit. */
  readonly open: (options?: BrowserContextOptions, path?: string) => Promise<Page>
  /** A page of a device on which nobody has been. */
  readonly first: (options?: BrowserContextOptions, path?: string) => Promise<Page>
  /** Another tab of the device of a page. */
  readonly tab: (beside: Page, path?: string) => Promise<Page>
}

/** On a device that somebody knows, before the app is there. */
function rememberVisit(): void {
  try {
    localStorage.setItem('obrador.greeted', 'true')
  } catch {
    // A page that may keep nothing.
  }
}

/** A service of one's own, and whom its pages may ask besides it. */
export interface OwnService {
  address: string
  also: readonly string[]
}

/**
 * The real service with the real app, in a browser that can reach nothing else: one of each for all tests (setup.ts), and for
 * each test a device of its own. Every page must end without an error, without anything refused by the policy, and without
 * having asked anybody else.
 */
export function serve(own?: OwnService): Served {
  const served = { address: own?.address ?? inject('service') } as { -readonly [key in keyof Served]: Served[key] }
  const contexts: BrowserContext[] = []
  let wrong: string[] = []

  beforeAll(async () => {
    served.address = own?.address ?? served.address
    served.browser = await chromium.connect(inject('browser'))
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
    const found = wrong
    wrong = []
    expect(found).toEqual([])
  })
  afterAll(() => served.browser?.close())

  served.open = (options, path) => device(options, path, true)
  served.first = (options, path) => device(options, path, false)
  served.tab = (beside, path = '/') => visit(beside.context(), path)

  async function device(options: BrowserContextOptions = DESK, path = '/', isKnown: boolean): Promise<Page> {
    const context = await served.browser.newContext({
      locale: 'es-ES',
      timezoneId: 'Europe/Madrid',
      // Keeping the app on a device that is thrown away would only cost time.
      serviceWorkers: 'block',
      // What moves is drawn sixty times a second, and then waited for: the night tries the app as it moves.
      reducedMotion: isFull ? 'no-preference' : 'reduce',
      ...options,
    })
    contexts.push(context)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    if (isKnown) await context.addInitScript(rememberVisit)
    return visit(context, path)
  }

  async function visit(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage()
    page.setDefaultTimeout(120_000)
    page.on('pageerror', (error) => wrong.push(String(error)))
    page.on('console', (message) => {
      // A network that is away is told by the browser too.
      const isAway =
        /ERR_INTERNET_DISCONNECTED|^WebSocket connection to|^An unknown error occurred when fetching the script\.$/.test(
          message.text(),
        )
      // So is a book that the relay does not have.
      const isOther = own?.also.some((address) => message.location().url.startsWith(address)) === true
      if (message.type() === 'error' && !isAway && !isOther) wrong.push(message.text())
    })
    page.on('request', (request) => {
      const isOurs = [served.address, ...(own?.also ?? [])].some((address) => request.url().startsWith(address))
      if (!isOurs && !/^(?:data|blob):/.test(request.url())) wrong.push(request.url())
    })
    await page.goto(served.address + path)
    return page
  }
  return served
}

/** Waits until the page has everything that it needs without a network. */
export async function keptOffline(page: Page): Promise<void> {
  // Whoever only looks keeps nothing of it. A key that comes before the page listens is not heard.
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab')
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    })
    .toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Everything is there once the heavy files are kept too.
  await expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean(
          (await caches.match('./')) &&
            (await (await caches.open((await caches.keys())[0] ?? '')).keys()).some(({ url }) => url.endsWith('.wasm')),
        ),
      ),
    )
    .toBe(true)
}

/** A quiet page: what is loaded after the first screen has arrived. */
export const settle = (page: Page): Promise<void> => page.waitForLoadState('networkidle')

/** Follows an address of the app as its own links do, without loading the app again. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Goes to a page of the app with another heading. */
export async function turnTo(page: Page, path: string): Promise<void> {
  const heading = () => page.getByRole('heading', { level: 1 }).first().textContent()
  const before = await heading()
  await follow(page, path)
  await expect.poll(heading).not.toBe(before)
}

/** Goes to a page of the app whatever its heading is: two pages may have one. */
export async function turnToPage(page: Page, address: string): Promise<void> {
  await follow(page, `/${address}`)
  await page.locator(`[data-part=app][data-page="${address}"]`).waitFor()
}

export const verdict = (page: Page) => page.locator('[data-part=verdict-text]')
export const gramsOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Gramos de ${name}`, exact: true })

/** A craft of the row; once it is chosen, its own table is there, and no longer the one before. */
export const craftTab = (page: Page, name: string) => {
  const tab = page.locator('[data-part=crafts]').getByRole('button', { name, exact: true })
  const chosen = (): Promise<void> => tab.and(page.locator('[aria-current]')).waitFor()
  return {
    chosen,
    async click(): Promise<void> {
      await tab.click()
      await chosen()
    },
  }
}

/** What a craft opens on is right: with far too much of its second ingredient it is not, and there is something to say. */
export async function spoil(page: Page): Promise<void> {
  await page.locator('[data-part=row] [data-part=quantity]').nth(1).fill('900')
  await page.locator('[data-part=advice-card], [data-part=headline-deeds], [data-part=warnings]').first().waitFor()
}

/** The page never scrolls sideways, nor what is open over it. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const over = [...document.querySelectorAll('[data-part=kitchen-veil], [data-part=veil]')]
    return [document.documentElement.scrollWidth - innerWidth, ...over.map((it) => it.scrollWidth - it.clientWidth)]
  })
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0)
}

/** What a file that was downloaded holds. */
export const textOf = async (download: Download): Promise<string> =>
  String(await buffer(await download.createReadStream()))

/** Copies with a button until the clipboard holds what is wanted: it belongs to the browser, and all tests share that. */
export async function copied(page: Page, button: string, wanted: string): Promise<string> {
  const copy = page.getByRole('button', { name: button, exact: true })
  let held = ''
  const again = async (): Promise<string> => {
    await copy.click()
    held = await page.evaluate(() => navigator.clipboard.readText())
    return held
  }
  await expect.poll(again).toContain(wanted)
  return held
}

/** The row of a parameter, which opens where it comes from. */
export const gauge = (page: Page, label: string) =>
  page.locator('[data-part=gauge-row]').filter({ has: page.getByText(label, { exact: true }) })

export const picker = (page: Page) => page.getByRole('combobox', { name: 'Buscar ingrediente' })

/** An option of its list, once the list is to be seen: where there is a touch keyboard, it waits for the keyboard. */
export async function option(page: Page, name: string | RegExp): Promise<Locator> {
  const found = page.getByRole('option', { name }).first()
  await found.waitFor()
  const list = page.locator('[data-part=picker-popover]')
  await expect.poll(() => list.evaluate((popover) => getComputedStyle(popover).opacity)).toBe('1')
  return found
}

/** Text with every kind of space as a plain one. */
export const plain = (text: string | null): string => (text ?? '').replace(/\s/g, ' ')

/** What is at the foot of a telephone, where the thumb is. */
export const thumbBar = (page: Page) => page.getByRole('region', { name: 'Veredicto y acciones' })

/** px from which nothing stands at the thumb. */
const WIDTH_OF_A_DESK = 820

/** Something to do with the formula: a button, at the thumb on a telephone, or under «Más» where there is no room for it. */
export const action = (page: Page, name: string) => ({
  async click(): Promise<void> {
    const toolbar = page.getByRole('toolbar')
    await toolbar.waitFor()
    // What stands at the thumb comes after the first screen.
    if ((page.viewportSize()?.width ?? 0) < WIDTH_OF_A_DESK) await thumbBar(page).waitFor()
    for (const place of [toolbar, thumbBar(page)]) {
      const button = place.getByRole('button', { name, exact: true })
      if (await button.isVisible()) return button.click()
    }
    await toolbar.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  },
})
export const place = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Lugares', exact: true }).getByRole('link', { name })
export const panel = (page: Page, name: string) =>
  page.locator('[data-part=panels]').getByRole('tab', { name, exact: true })
