import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { chooseCopy, copyOfMany, formulaName, restore, save, toast } from './book.ts'
import { gramsOf, PHONE, place, plain, serve, thumbBar, verdict } from './browser.ts'
import { PASTED_RECIPE } from './paste-and-balance.ts'

/** How many taps the twelve things that are done most take on a telephone: none may take more than it does. */

const served = serve()

/** A hand that counts: a control that it taps is one, a field that it types in or pastes into is one. */
interface CountingHand {
  readonly page: Page
  readonly tap: (control: Locator) => Promise<void>
  readonly type: (field: Locator, text: string) => Promise<void>
  readonly paste: (field: Locator, text: string) => Promise<void>
  /** What can be done with the formula: at the thumb, or under the dots. */
  readonly act: (name: string) => Promise<void>
  readonly taps: () => number
}

function countingHand(page: Page): CountingHand {
  let taps = 0
  const tap = async (control: Locator): Promise<void> => {
    await control.tap()
    taps += 1
  }
  return {
    page,
    tap,
    async type(field, text) {
      await field.fill(text)
      taps += 1
    },
    async paste(field, text) {
      await field.evaluate((it, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', pasted)
        it.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
      taps += 1
    },
    async act(name) {
      await thumbBar(page).waitFor()
      const near = thumbBar(page).getByRole('button', { name, exact: true })
      if (await near.isVisible()) return tap(near)
      await tap(page.getByRole('toolbar').getByRole('button', { name: 'Más', exact: true }))
      await tap(page.getByRole('menuitem', { name, exact: true }))
    },
    taps: () => taps,
  }
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const field = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name }).filter({ visible: true }).first()

const LABEL =
  'Ingredientes: Dextrosa, leche desnatada en polvo 22 %, jarabe de glucosa, grasa vegetal (coco), estabilizantes: E 412, E 410; emulgente: E 471. Información nutricional por 100 g: energía 412 kcal, grasas 9,1 g, de las cuales saturadas 8,2 g, hidratos de carbono 74 g, de los cuales azúcares 58 g, proteínas 7,9 g, sal 0,31 g'

const THIRTY = Array.from(
  { length: 30 },
  (_, at) => `Brioche ${at};Harina de fuerza;1000\n;Huevo;500\n;Mantequilla;400\n;Azúcar;${100 + at}\n`,
).join('')

const SORBET = { Fresa: 4000, Agua: 2000, 'Azúcar blanquilla': 1160, Dextrosa: 480 }

/** A device with a sorbet on its table, in words of one's own. */
async function laySorbet(page: Page): Promise<void> {
  const lines = Object.entries(SORBET).map(([name, grams], at) => ({ id: `l${at}`, name, grams, locked: false }))
  const formula = { craft: 'helado', type: 'sorbete_agua', name: 'Sorbete de fresa', lines, given: {}, batch: {} }
  await page.evaluate((text) => localStorage.setItem('obrador.formula.helado', text), JSON.stringify(formula))
  await page.goto(served.address)
  await verdict(page).waitFor()
}

async function bringBook(page: Page, text: string): Promise<void> {
  await chooseCopy(page, text)
  await restore(page).click()
  await toast(page).first().waitFor()
  await page.goto(served.address)
  await verdict(page).waitFor()
}

interface TappedFlow {
  readonly name: string
  /** What it takes, at most. */
  readonly most: number
  /** What is there before it is begun; its taps are not counted. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly isFirstVisit?: boolean
  readonly walk: (hand: CountingHand) => Promise<void>
}

const FLOWS: readonly TappedFlow[] = [
  {
    name: 'paste to formula',
    most: 2,
    isFirstVisit: true,
    async walk({ page, tap, type }) {
      await type(field(page, 'Pega aquí tu receta'), PASTED_RECIPE)
      await tap(button(page, 'Poner en una fórmula nueva'))
      await expect.poll(() => formulaName(page).inputValue()).toBe('Helado de vainilla')
    },
  },
  {
    name: 'balance',
    most: 2,
    prepare: (page) => gramsOf(page, 'Sacarosa').fill('40'),
    async walk({ page, tap, act }) {
      await act('Equilibrar')
      await tap(button(page, 'Aplicar a la fórmula'))
      await verdict(page)
        .filter({ hasText: /^Equilibrada/ })
        .waitFor()
    },
  },
  {
    name: 'save',
    most: 3,
    async walk({ page, tap, act }) {
      await act('Guardar versión')
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }))
      await toast(page).getByText('Versión 1 guardada.').waitFor()
    },
  },
  {
    name: 'compare',
    most: 2,
    async prepare(page) {
      await save(page)
      await gramsOf(page, 'Dextrosa').fill('60')
    },
    async walk({ page, act }) {
      await act('Comparar')
      await page.getByRole('dialog').locator('tr', { hasText: 'Dextrosa' }).getByText('+24').waitFor()
    },
  },
  {
    name: 'weigh 7 kg',
    most: 2,
    async walk({ page, type, act }) {
      await act('Pesar')
      await type(field(page, 'Peso en total, en gramos'), '7 kg')
      await expect
        .poll(async () => plain(await page.locator('[data-part=kitchen-head]').textContent()))
        .toMatch(/7000 g|7 kg/)
    },
  },
  {
    name: 'forgotten sugar',
    most: 10,
    prepare: laySorbet,
    async walk({ page, tap, type, act }) {
      await act('Pesar')
      for (const _ of Object.keys(SORBET)) await tap(button(page, /^Pesado/))
      await tap(button(page, 'Terminada'))
      await type(page.getByLabel('Peso acabado'), '6480')
      const brix = page.getByLabel('°Brix de la mezcla')
      if (!(await brix.isVisible())) await tap(page.getByText('+ °Brix de la mezcla'))
      await type(brix, '12')
      await tap(button(page, /^Ver$/))
      await tap(button(page, /^Olvidé Azúcar/))
      await page.locator('[data-part=batch-card]').getByText('Olvidaste el azúcar').waitFor()
    },
  },
  {
    name: 'sack',
    most: 6,
    async walk({ page, tap, type, paste }) {
      await tap(place(page, 'Despensa'))
      await tap(page.getByRole('link', { name: 'Abrir un saco' }))
      await type(page.getByRole('textbox', { name: 'Nombre', exact: true }), 'Base leche 100')
      await paste(field(page, 'Ingredientes, como están impresos'), LABEL)
      await tap(page.getByText('en polvo', { exact: true }))
      await tap(button(page, 'Guardar en mi despensa'))
      await page.getByText('Guardada en tu despensa: Base leche 100.').waitFor()
    },
  },
  {
    name: 'label in the words of the catalogue',
    most: 3,
    prepare: laySorbet,
    async walk({ page, tap, act }) {
      await act('Preparar etiqueta')
      const words = page.locator('[data-part=label-words]')
      await tap(
        words.getByRole('row', { name: /Azúcar blanquilla/ }).getByRole('button', { name: /^Usar este nombre/ }),
      )
      await expect.poll(() => words.textContent()).not.toContain('blanquilla')
    },
  },
  {
    name: 'plan of three',
    most: 10,
    prepare: (page) => bringBook(page, copyOfMany(3)),
    async walk({ page, tap, type }) {
      await tap(place(page, 'Producción'))
      for (const name of ['Fórmula 0', 'Fórmula 1', 'Fórmula 2']) {
        await tap(button(page, 'Añadir producto'))
        await tap(page.getByRole('dialog').getByRole('button', { name }))
        await type(field(page, `Piezas de ${name}`), '20')
      }
      await page.getByText(/^3 productos/).waitFor()
    },
  },
  {
    name: 'link',
    most: 3,
    async walk({ page, tap, act }) {
      await act('Compartir')
      await expect.poll(() => field(page, 'Enlace').inputValue()).toContain('#')
      await tap(button(page, 'Copiar el enlace'))
      await page.getByText('Enlace copiado.').waitFor()
    },
  },
  {
    name: 'import of thirty',
    most: 3,
    isFirstVisit: true,
    async walk({ page, tap }) {
      await tap(page.getByRole('link', { name: 'importa tu libro' }))
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        tap(
          page
            .locator('label, button')
            .filter({ hasText: /^Elegir fichero/ })
            .filter({ visible: true })
            .first(),
        ),
      ])
      const buffer = Buffer.from(`Receta;Ingrediente;Gramos\n${THIRTY}`)
      await chooser.setFiles({ name: 'libro.csv', mimeType: 'text/csv', buffer })
      await tap(page.locator('[data-part=import-foot]').getByRole('button', { name: /^Importar/ }))
      await page.locator('[data-part=import-done]').waitFor()
    },
  },
  {
    name: 'price change',
    most: 4,
    prepare: (page) => bringBook(page, copyOfMany(3)),
    async walk({ page, tap, type }) {
      await tap(place(page, 'Despensa'))
      await tap(page.getByRole('link', { name: 'Precios' }))
      await tap(page.locator('[data-part=prices]').getByRole('button', { name: 'Azúcar', exact: true }))
      await type(field(page, 'Precio de Azúcar, en euros'), '12')
      await page.getByText(/^Qué cambia: /).waitFor()
    },
  },
]

it.each(FLOWS)('$name takes at most $most taps', { tags: ['nightly'] }, async (flow) => {
  const page = await (flow.isFirstVisit ? served.first : served.open)(PHONE)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await flow.prepare?.(page)
  const hand = countingHand(page)
  await flow.walk(hand)
  console.info(`${flow.name}: ${hand.taps()} taps`)
  expect(hand.taps()).toBeLessThanOrEqual(flow.most)
})
