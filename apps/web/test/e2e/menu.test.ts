import { loadSolver } from '@obrador/balancer'
import { composeMenu, type MenuRequest, menusFromBook } from '@obrador/balancer/menu'
import { allCrafts, type CraftRequest } from '@obrador/engine'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { chooseCopy, restore, toast } from './book.ts'
import {
  DESK,
  expectNoSideways,
  keptOffline,
  oneSizeInTheGate,
  PHONE,
  plain,
  serve,
  settle,
  sizes,
  turnTo,
} from './browser.ts'

/** «La carta»: flavours of the book, the fewest bases, whom to correct, made and taken back; and a price that goes up. */

const served = serve()

type Grams = Readonly<Record<string, number>>
const WHITE: Grams = {
  'Leche entera': 456,
  'Nata 35%': 330,
  'Leche en polvo desnatada': 43,
  Azúcar: 85,
  'Glucosa atomizada DE38': 80,
  'Neutro para cremas 5': 6,
}
const YELLOW: Grams = {
  'Leche entera': 475.2,
  'Nata 35%': 286,
  'Leche en polvo desnatada': 16,
  Azúcar: 168,
  'Glucosa atomizada DE38': 8,
  'Neutro para cremas 5': 5.8,
  Yema: 41,
}
const MILK: Readonly<Record<string, Grams>> = {
  Nata: WHITE,
  Pistacho: { ...WHITE, 'Pasta de pistacho 100 %': 100 },
  Yogur: { ...WHITE, 'Yogur natural': 250 },
  'Caramelo salado': { ...WHITE, Caramelo: 90, Sal: 3 },
  Mantecado: YELLOW,
}
const SYRUP: Grams = { Agua: 470, Azúcar: 200, Dextrosa: 50, 'Neutro para sorbetes': 5 }
const WATER: Readonly<Record<string, Grams>> = {
  'Sorbete de limón': { ...SYRUP, 'Zumo de limón': 250 },
  'Sorbete de fresa': { ...SYRUP, Fresa: 700 },
}

function bookOf(formulas: Readonly<Record<string, Grams>>, type: string): readonly object[] {
  return Object.entries(formulas).map(([name, grams]) => ({
    id: name,
    savedAt: '2026-11-01T08:00:00.000Z',
    formula: {
      craft: 'helado',
      type,
      name,
      lines: Object.entries(grams).map(([line, weight], at) => ({
        id: `${name}${at}`,
        name: line,
        grams: weight,
        locked: false,
      })),
      given: {},
      batch: {},
    },
  }))
}

async function withBook(page: Page, formulas: readonly object[], more: object = {}): Promise<void> {
  await chooseCopy(page, JSON.stringify({ obrador: 3, formulas, ...more }))
  await restore(page).click()
  await toast(page).waitFor()
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const choices = (page: Page) => page.locator('[data-part=menu-choice]')
const bases = (page: Page) => page.locator('[data-part=menu-base]')
const flavours = (page: Page) => page.locator('[data-part=menu-flavours] li')

/** Keeps what the page asks of workers of menus, and how often they have answered. */
const listenToWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const asked: { is: string; isWarmUp: boolean; formulas: number; answered: number }[] = []
    let answered = 0
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: { readonly question?: Asked }, ...more: never[]) {
      const { is = '', isWarmUp = false, formulas = [] } = message.question ?? {}
      if (is === 'menu') asked.push({ is, isWarmUp, formulas: formulas.length, answered })
      if (isWarmUp) this.addEventListener('message', () => (answered += 1))
      return Reflect.apply(post, this, [message, ...more])
    }
    interface Asked {
      readonly is?: string
      readonly isWarmUp?: boolean
      readonly formulas?: readonly object[]
    }
    Object.assign(globalThis, { askedOfWorkers: asked })
  })
const askedOfWorkers = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'askedOfWorkers'))
const isSolverLoaded = (page: Page): Promise<boolean> =>
  Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\.wasm/.test(name))),
      ),
  ).then((all) => all.includes(true))

/** All that there is, as a maker chooses it: by the page of the formulas, and then the lot. */
async function openMenu(page: Page): Promise<void> {
  await turnTo(page, '/formulas')
  await page.getByRole('link', { name: 'La carta' }).click()
  await page.getByText('Elige de tu libro los sabores que salen de una base.').waitFor()
  await page.getByRole('button', { name: 'Elegir todos' }).click()
}
const found = (page: Page) => page.getByRole('status').waitFor({ state: 'detached' })

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('finds the fewest bases, tells whom to correct, makes them and takes them back', { tags: ['desk'] }, async () => {
    const page = await served.open(options, '/copia')
    await withBook(page, bookOf(MILK, 'helado_crema'))
    await listenToWorkers(page)
    await turnTo(page, '/formulas')
    await page.getByRole('link', { name: 'La carta' }).click()
    // Before anybody asks, the worker has a menu of two to warm up with, of which nothing is heard or seen.
    await expect.poll(() => isSolverLoaded(page)).toBe(true)
    expect(await page.getByRole('status').count()).toBe(0)
    expect(await bases(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Elegir todos' }).click()
    await expect
      .poll(async () => plain(await headline(page).textContent()))
      .toBe('Tus 5 sabores salen de 2 bases. Se corrige uno.')
    await found(page)
    expect(await askedOfWorkers(page)).toEqual([
      { is: 'menu', isWarmUp: true, formulas: 2, answered: 0 },
      { is: 'menu', isWarmUp: false, formulas: 5, answered: 0 },
    ])
    await page.getByText(/^Probado\. .+ y Mantecado no caben en la misma base: .+ no admite yema\./).waitFor()
    expect(await flavours(page).filter({ hasText: 'Yogur' }).textContent()).toMatch(/250.g de yogur natural\+ \d+/)
    expect(await choices(page).count()).toBe(2)
    await settle(page)
    await expectAccessible(page, 'carta')
    await expectNoSideways(page)
    // The arrows choose: with three nobody is corrected, and there are three bases at once.
    await page.getByRole('radio', { name: /^2 bases: corriges uno/ }).focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => bases(page).count()).toBe(3)
    await page
      .getByRole('radio', { name: /^3 bases: no corriges ninguno; el más justo aguanta \d+ de cada 100/ })
      .waitFor()
    await page.keyboard.press('ArrowUp')
    // On paper: the bases and what each flavour takes, and nothing to press.
    await page.emulateMedia({ media: 'print' })
    const paper = page.locator('[data-part=menu-paper]')
    expect(plain(await paper.innerText())).toMatch(/Yogur.*250/)
    expect(await page.getByRole('button', { name: 'Hacer estas bases' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('button', { name: 'Hacer estas bases' }).click()
    await toast(page).getByText('Guardadas 2 bases y 5 fórmulas.').waitFor()
    // Asked again, the flavours stand on the bases that were made, and need the same.
    await expect.poll(async () => plain(await headline(page).textContent())).toMatch(/^Tus 5 sabores salen de 2 bases/)
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await toast(page).getByText('Todo como estaba.').waitFor()
    await turnTo(page, '/formulas')
    await page.getByText('Mías 5').waitFor()
  })

  it('keeps water from milk, reads doses that are pasted, and says what does not fit', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options, '/copia')
    await withBook(page, [
      ...bookOf({ Nata: WHITE, Pistacho: MILK.Pistacho ?? {} }, 'helado_crema'),
      ...bookOf(WATER, 'sorbete_agua'),
    ])
    await openMenu(page)
    await expect.poll(async () => plain(await headline(page).textContent())).toMatch(/^Tus 4 sabores salen de 2 bases/)
    await page.locator('[data-part=menu-choose] summary').click()
    await page
      .getByRole('textbox', { name: 'O pega tus dosis, un sabor en cada línea' })
      .fill('Café: 12 g de café soluble\nZarandaja: 30 g de zarandaja molida')
    await page.getByRole('button', { name: 'Añadir estos sabores' }).click()
    await page.getByRole('alert').filter({ hasText: 'no reconozco «zarandaja molida»' }).waitFor()
    await page.getByRole('button', { name: 'Quitar Zarandaja' }).click()
    await expect.poll(async () => plain(await headline(page).textContent())).toMatch(/^Tus 5 sabores salen de 2 bases/)
    await found(page)
    // A reload finds the choice again.
    await page.reload()
    await expect.poll(async () => plain(await headline(page).textContent())).toMatch(/^Tus 5 sabores salen de 2 bases/)
    await bases(page).filter({ hasText: 'Base de agua' }).waitFor()
    await settle(page)
    await expectAccessible(page, 'carta de dos familias')
    await expectNoSideways(page)
  })

  it('a price that has gone up: what to change, one refused, changed and taken back', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options, '/copia')
    const at = '2026-11-17T08:00:00.000Z'
    await withBook(page, bookOf({ Nata: WHITE, Vainilla: { ...WHITE, 'Extracto de vainilla': 5 } }, 'helado_crema'), {
      prices: { nata: { pack: 6.5, packGrams: 1000, supplier: '', at } },
      priceHistory: { nata: [{ kilo: 4.2, supplier: '', at: '2026-10-01T08:00:00.000Z' }] },
    })
    await turnTo(page, '/precios')
    await page.getByRole('button', { name: /^Nata 35% ha subido/ }).click()
    const sheet = page.locator('[data-part=rise]')
    await sheet.getByText('de 4,20').waitFor()
    expect(await sheet.getByRole('textbox', { name: /^Precio nuevo de nata/ }).inputValue()).toBe('6,5')
    await sheet
      .locator('[data-part=rise-first]')
      .getByText(/^Pierdes .* en 2 fórmulas\./)
      .waitFor()
    await sheet.getByText('Contando un kilo de cada una').waitFor()
    await expect.poll(() => sheet.locator('[data-part=rise-row]').count()).toBe(2)
    await settle(page)
    await expectAccessible(page, 'sube la nata')
    await expectNoSideways(page)
    // What nobody brings any more: no price is asked, and who cannot do without it is told by name.
    await sheet.getByRole('checkbox', { name: 'No me la sirven' }).click()
    await found(page)
    await sheet
      .locator('[data-part=rise-first]')
      .getByText(/^Sin eso hay que cambiar 2 fórmulas/)
      .waitFor()
    expect((await sheet.locator('[data-part=rise-row]').count()) + (await sheet.getByText('▼').count())).toBe(2)
    expect(await sheet.getByRole('textbox', { name: /^Precio nuevo/ }).count()).toBe(0)
    await sheet.getByRole('checkbox', { name: 'No me la sirven' }).click()
    await sheet
      .locator('[data-part=rise-first]')
      .getByText(/^Pierdes/)
      .waitFor()
    await sheet.getByRole('checkbox', { name: 'Cambiar Vainilla' }).click()
    // It is solved around it: what stays is told, and can be taken after all.
    await sheet.locator('[data-part=rise-left]').getByText('Se queda como está').waitFor()
    await sheet.getByRole('button', { name: 'Cambiar 1 fórmula' }).click()
    await toast(page).getByText('Cambiada 1 fórmula.').waitFor()
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await toast(page).getByText('Todo como estaba.').waitFor()
  })
})

/** Flavours that clash by little, so that whom to correct takes a while: each of three with other doses. */
const manyFlavours = (): Readonly<Record<string, Grams>> =>
  Object.fromEntries(
    Array.from({ length: 36 }, (_, at): [string, Grams][] => [
      [`Yogur ${at}`, { ...WHITE, 'Yogur natural': 200 + 3 * at }],
      [`Caramelo ${at}`, { ...WHITE, Caramelo: 80 + at, Sal: 3 }],
    ]).flat(),
  )

/** While it is held, a page hears what its workers find on the way and not that they are done: a device on which it takes as long as one waits. */
const holdLastAnswers = (page: Page, isHeld: boolean): Promise<void> =>
  page.evaluate((held) => {
    Object.assign(globalThis, { isLastAnswerHeld: held })
    const native = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')
    const set = native?.set
    if (!set || !held) return
    Object.defineProperty(Worker.prototype, 'onmessage', {
      ...native,
      set(this: Worker, hear: (event: MessageEvent) => void) {
        set.call(this, (event: MessageEvent) => {
          if (!(event.data.reply?.isDone && Reflect.get(globalThis, 'isLastAnswerHeld'))) hear.call(this, event)
        })
      },
    })
  }, isHeld)

it('stopped on the way keeps the best so far, says its bound and goes on when asked', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK, '/copia')
  await withBook(page, bookOf(Object.fromEntries(Object.entries(manyFlavours()).slice(0, 58)), 'helado_crema'))
  await holdLastAnswers(page, true)
  await openMenu(page)
  await page.getByRole('heading', { level: 1, name: /^Tus 58 sabores salen de/ }).waitFor()
  await page.getByRole('button', { name: 'Parar' }).click()
  await page.getByText(/Quizá .*Parado: es lo mejor que había hasta ahora\./).waitFor()
  expect(await bases(page).count()).toBeGreaterThan(0)
  expect(await flavours(page).count()).toBe(58)
  await holdLastAnswers(page, false)
  await page.getByRole('button', { name: 'Buscar otra vez' }).click()
  await found(page)
  await page.getByText(/^Probado\./).waitFor()
})

it('the worker gives the bases, grams and sentences of the module', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK, '/copia')
  await withBook(page, bookOf(MILK, 'helado_crema'))
  await openMenu(page)
  await page.getByRole('heading', { level: 1, name: /^Tus 5 sabores/ }).waitFor()
  await found(page)
  const names = Object.keys(MILK).toSorted((a, b) => a.localeCompare(b, 'es'))
  const [menu] = menusFromBook(
    allCrafts.helado,
    names.map((nombre) => ({
      nombre,
      formula: {
        type: 'helado_crema',
        ingredients: Object.entries(MILK[nombre] ?? {}).map(([name, grams]) => ({ name, grams })),
      } as CraftRequest,
    })),
  )
  const { bases: truth, porQue } = composeMenu(
    allCrafts.helado,
    { ...(menu as MenuRequest), duda: true },
    await loadSolver(),
    { seconds: 600 },
  )
  const grams = (one: number): string => one.toLocaleString('es-ES', { maximumFractionDigits: 1 })
  const shown = await bases(page).locator('tr').allInnerTexts()
  expect(shown.map((row) => plain(row).replace(/\s+/g, ' '))).toEqual(
    truth.flatMap(({ ingredients }) =>
      ingredients.toSorted((a, b) => b.grams - a.grams).map((line) => `${line.name} ${grams(line.grams)} g`),
    ),
  )
  await page
    .getByText(porQue[0]?.frase ?? 'nothing')
    .first()
    .waitFor()
})

it('without a network works out a menu', { tags: ['nightly'] }, async () => {
  const page = await served.open({ ...PHONE, serviceWorkers: 'allow' }, '/copia')
  await withBook(page, bookOf(MILK, 'helado_crema'))
  await keptOffline(page)
  await page.context().setOffline(true)
  await page.goto(`${served.address}/`)
  await openMenu(page)
  await expect
    .poll(async () => plain(await headline(page).textContent()))
    .toBe('Tus 5 sabores salen de 2 bases. Se corrige uno.')
  await found(page)
})
