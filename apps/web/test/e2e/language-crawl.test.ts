import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../../src/routes/addresses.ts'
import { toast } from './book.ts'
import { action, DESK, keptOffline, PHONE, serve, sizes } from './browser.ts'
import { arrived, type CrawledLanguage, foreignIn, pressEverything, recordAllTexts, textsSeen } from './crawled.ts'
import { deviceWithBook, goTo } from './crawled-pages.ts'
import { TABLES } from './language-book.ts'

const served = serve()

/** What its reader would type or bring. */
const TYPED: Readonly<
  Record<
    CrawledLanguage,
    { readonly list: string; readonly sack: string; readonly book: string; readonly tariff: string }
  >
> = {
  en: {
    list: 'Whole milk 625 g\nSugar 300 g\nGrumfz 20 g\n2 eggs',
    sack: 'Ingredients: dextrose, skimmed milk powder 22%, glucose syrup, vegetable fat (coconut). Nutrition per 100 g: energy 412 kcal, fat 9.1 g, carbohydrate 74 g, of which sugars 58 g, protein 7.9 g, salt 0.31 g',
    book: 'Recipe;Ingredient;Grams\nZukbrot;Strong flour;1000\n;Water;600\n;Eggs;2 units\n;Grumfz;20\n',
    tariff: 'Whipping cream 35% 1 l\t€4.20\nSugar 25 kg\t€22.50\nGrumfz\t3.10\n',
  },
  it: {
    list: 'Latte intero 625 g\nZucchero 300 g\nGrumfz 20 g\n2 uova',
    sack: 'Ingredienti: destrosio, latte scremato in polvere 22%, sciroppo di glucosio, grasso vegetale (cocco). Valori nutrizionali per 100 g: energia 412 kcal, grassi 9,1 g, carboidrati 74 g, di cui zuccheri 58 g, proteine 7,9 g, sale 0,31 g',
    book: 'Ricetta;Ingrediente;Grammi\nZukbrot;Farina forte;1000\n;Acqua;600\n;Uova;2 pezzi\n;Grumfz;20\n',
    tariff: 'Panna 35% 1 l\t4,20 €\nZucchero 25 kg\t22,50 €\nGrumfz\t3,10\n',
  },
}

type Scene = (page: Page, language: CrawledLanguage) => Promise<unknown>

const answered = (page: Page): Promise<void> => page.getByRole('status').first().waitFor({ state: 'detached' })

/** As it is sent to a printer, with what is there only meanwhile. */
const printed: Scene = async (page) => {
  // What is printed comes once somebody is at work.
  await page.keyboard.press('Tab')
  await arrived(page)
  await page.emulateMedia({ media: 'print' })
  expect((await page.pdf()).length).toBeGreaterThan(1000)
}

const PASTE: Readonly<Record<CrawledLanguage, string>> = { en: 'Paste a list', it: 'Incolla una lista' }
const WEIGH: Readonly<Record<CrawledLanguage, string>> = { en: 'Weigh', it: 'Pesa' }
const FINISHED: Readonly<Record<CrawledLanguage, string>> = { en: 'Finished', it: 'Finito' }

/** The formula on the table is weighed to its last line; then whatever may be measured of it, its lots and what that says. */
const finished: Scene = async (page, language) => {
  await action(page, WEIGH[language]).click()
  const kitchen = page.getByRole('dialog')
  await kitchen.locator('li[data-line]').first().waitFor()
  for (const line of await kitchen.locator('li[data-line] input[type=checkbox]').all()) await line.check()
  await kitchen.getByRole('button', { name: FINISHED[language], exact: true }).click()
  await page.locator('[data-part=measure-lots]').waitFor()
  await pressEverything(page, page.url())
}

/** What is not there until somebody types, chooses or brings something; each after its page is open. */
const SCENES: Readonly<Record<string, readonly [address: string, scene: Scene]>> = {
  'a menu that was found': [
    'carta',
    async (page) => {
      const choose = page.locator('[data-part=menu-choose]')
      await choose.locator('button.quiet').first().click()
      // One of the flavours has something that nobody knows: it is refused, and left out.
      await page.getByText('Grumfz').first().waitFor()
      await choose.locator('summary').click()
      await choose.getByText('Frezko').click()
      await page.locator('[data-part=menu-base]').first().waitFor()
      await answered(page)
      await page.locator('main button.primary').last().click()
      await toast(page).first().waitFor()
    },
  ],
  'a sack by its label': [
    'saco',
    async (page, language) => {
      await page.locator('textarea').first().fill(TYPED[language].sack)
      await page.locator('[data-part=sack-answer]').waitFor()
      await expect.poll(() => page.locator('[data-part=sack-first]').getAttribute('aria-busy')).not.toBe('true')
    },
  ],
  'a pasted list': [
    '',
    async (page, language) => {
      await page.getByRole('button', { name: PASTE[language] }).first().click()
      await page.getByRole('dialog').getByRole('textbox').first().fill(TYPED[language].list)
      await page.locator('[data-part=paste-foot]').waitFor()
      await pressEverything(page, page.url())
    },
  ],
  'a book that comes in': [
    'importar',
    async (page, language) => {
      await page.setInputFiles('input[type=file]', {
        name: 'zuk.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(TYPED[language].book),
      })
      await page.locator('[data-part=import-foot]').waitFor()
      await pressEverything(page, page.url())
    },
  ],
  'a file that cannot be read': [
    'importar',
    async (page) => {
      for (const buffer of [Buffer.from('PK\u0003\u0004 zuk'), Buffer.from('')]) {
        await page.setInputFiles('input[type=file]', { name: 'zuk.xlsx', mimeType: 'application/zip', buffer })
        await page.getByRole('alert').waitFor()
        await arrived(page)
      }
    },
  ],
  'a tariff that is pasted': [
    'precios',
    async (page, language) => {
      await page.locator('[data-part=prices-paste]').click()
      await page.getByRole('dialog').locator('textarea').fill(TYPED[language].tariff)
      await page.locator('[data-part=pasted-prices]').waitFor()
      await pressEverything(page, page.url())
    },
  ],
  'a link that is broken': [
    '#f=zuk',
    async (page) => {
      // The link is dropped when it is told; the notice, which is kept as a text, may be gone by now.
      await expect.poll(() => page.url()).not.toContain('#f=')
      await arrived(page)
    },
  ],
  'a write that is refused': [
    '',
    async (page) => {
      await page.evaluate(() => {
        const refuse = (): never => {
          throw new DOMException('no room', 'QuotaExceededError')
        }
        for (const name of ['put', 'add', 'delete', 'clear']) Reflect.set(IDBObjectStore.prototype, name, refuse)
        Reflect.set(Storage.prototype, 'setItem', refuse)
      })
      await page.locator('[data-part=row] [data-part=quantity]').first().fill('700')
      await page.locator('[data-part=row] [data-part=quantity]').first().press('Enter')
      await page.locator('[data-part=unsaved]').waitFor()
    },
  ],
  'the sheet of a formula, printed': [
    '',
    async (page, language) => {
      await page.keyboard.press('Tab')
      await page.locator('[data-part=ficha]').waitFor({ state: 'attached' })
      await printed(page, language)
    },
  ],
  'a label, printed': ['etiqueta?f=b1', printed],
  'the allergens of the counter, printed': ['alergenos', printed],
  'a day, printed': ['produccion', printed],
  'a piece, printed': ['montaje?f=p1', printed],
}

const openedWithBook = deviceWithBook(served)

/** A formula of a craft on its table, before the app is there. */
const putOnTable = (page: Page, craft: string): Promise<unknown> =>
  page.context().addInitScript(
    ([of, table]) => {
      if (localStorage.getItem('obrador.craft') === JSON.stringify(of)) return
      localStorage.setItem('obrador.craft', JSON.stringify(of))
      localStorage.setItem(`obrador.formula.${of}`, table)
    },
    [craft, JSON.stringify(TABLES[craft])] as const,
  )

/** On these what is pressed puts somebody else's formula, with its name, on the table. */
const ONLY_LOOKED_AT = new Set(['mapa'])
const WITH_CONTENT = ['montaje?f=p1', 'etiqueta?f=b1', 'etiqueta?f=p1', 'formulas?f=f1']
/** Pages that show the formula on the table: each is opened with one of each craft that has faults to tell. */
const OF_A_TABLE = ['', 'etiqueta']

/** Some of each kind: the bench, lists, what a worker calculates, texts. */
const WITHOUT_NETWORK = ['', 'formulas', 'produccion', 'etiqueta?f=b1', 'despensa', 'ciencia', 'compartir']

const LANGUAGES: readonly CrawledLanguage[] = ['en', 'it']

describe.each(sizes)('on a %s', (_, size) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    it.each([...PAGE_ADDRESSES, ...WITH_CONTENT])(
      'page «%s», with all that can be pressed, has no word of another language',
      { tags: ['nightly'] },
      async (address) => {
        const page = await openedWithBook(size)
        const to = await goTo(page, address, language)
        if (!ONLY_LOOKED_AT.has(address)) await pressEverything(page, to)
        expect(foreignIn(await textsSeen(page), language)).toEqual([])
      },
    )

    describe.each(Object.keys(TABLES))('with %s on the table', (craft) => {
      it.each(OF_A_TABLE)('page «%s» has none', { tags: ['nightly'] }, async (address) => {
        const page = await openedWithBook(size)
        await putOnTable(page, craft)
        await pressEverything(page, await goTo(page, address, language))
        expect(foreignIn(await textsSeen(page), language)).toEqual([])
      })
    })

    it.each(Object.entries(SCENES))('%s has none', { tags: ['nightly'] }, async (_name, [address, scene]) => {
      const page = await openedWithBook(size)
      await goTo(page, address, language)
      await scene(page, language)
      expect(foreignIn(await textsSeen(page), language)).toEqual([])
    })

    it('nor have the pages without a network, and the notice of a newer version', { tags: ['nightly'] }, async () => {
      const page = await openedWithBook({ ...size, serviceWorkers: 'allow' })
      await goTo(page, '', language)
      await keptOffline(page)
      // The same worker at another address is a newer one of the same pages.
      await page.evaluate(() => navigator.serviceWorker.register('./sw.js?newer', { scope: './' }))
      await toast(page).first().waitFor()
      const told = [...(await textsSeen(page))]
      await page.context().setOffline(true)
      for (const address of WITHOUT_NETWORK) {
        await goTo(page, address, language)
        told.push(...(await textsSeen(page)))
      }
      expect(foreignIn(told, language)).toEqual([])
    })
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(Object.keys(TABLES))(
    'a batch of %s that is finished has no word of another language',
    { tags: ['nightly'] },
    async (craft) => {
      const page = await openedWithBook(DESK)
      await putOnTable(page, craft)
      await goTo(page, '', language)
      await finished(page, language)
      expect(foreignIn(await textsSeen(page), language)).toEqual([])
    },
  )
})

it.each(LANGUAGES)('a page that is none is told in %s', { tags: ['nightly'] }, async (language) => {
  const page = await served.open(DESK, '/healthz')
  const answer = await page.request.get(`${served.address}/zuk?idioma=${language}`)
  expect(answer.status()).toBe(404)
  const { error } = await answer.json()
  expect(foreignIn([[error, 'zuk']], language)).toEqual([])
})

async function firstLook(language: (typeof LANGUAGES)[number]): Promise<void> {
  const page = await served.first(PHONE, '/healthz')
  await recordAllTexts(page)
  const to = await goTo(page, '', language)
  await page.locator('[data-part=verdict-text]').waitFor()
  const texts = await textsSeen(page)
  expect(texts.length).toBeGreaterThan(50)
  expect(foreignIn(texts, language)).toEqual([])
  // The other words come with the first thing that is done, and whatever is loaded from then on waits for them.
  const fetched = (): Promise<readonly string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const later = async (): Promise<readonly string[]> =>
    (await fetched()).filter((name) => name.includes(`later-${language}-`))
  await page.keyboard.press('Tab')
  await expect.poll(later).toHaveLength(2)
  await pressEverything(page, to)
  expect(foreignIn(await textsSeen(page), language)).toEqual([])
}

it.each(LANGUAGES)(
  'a first look in %s has no word of another language, nor what is pressed after it',
  { tags: ['nightly'] },
  firstLook,
)
