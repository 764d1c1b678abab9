import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { chooseCopy, makeCopy, restore, toast } from './book.ts'
import {
  action,
  craftTab,
  DESK,
  expectNoSideways,
  gramsOf,
  oneSizeInTheGate,
  PHONE,
  plain,
  serve,
  settle,
  turnTo,
  verdict,
} from './browser.ts'

/** «Preparar etiqueta»: filled in, checked, printed at its size and as a sheet, and kept. */

const served = serve()

const sentence = (page: Page) =>
  page.getByRole('region', { name: 'Cómo está la etiqueta' }).locator('[data-part=verdict-text]')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const trace = (page: Page) => page.getByRole('combobox', { name: 'Otra traza' })
const label = (page: Page) => page.locator('[data-part=paper-content] [data-part=label-paper]')

const COCOA_ICE: Readonly<Record<string, number>> = {
  'Leche entera': 560,
  'Nata 35%': 200,
  Azúcar: 130,
  Dextrosa: 40,
  'Leche en polvo desnatada': 40,
  'Cacao en polvo': 20,
  'Neutro para cremas 5': 4,
}

/** A device with an ice cream on its table. */
async function openWith(
  options: BrowserContextOptions,
  type: string,
  lines: Readonly<Record<string, number>>,
): Promise<Page> {
  const page = await served.open(options, '/healthz')
  const named = Object.entries(lines).map(([name, grams], at) => ({ id: `l${at}`, name, grams, locked: false }))
  const formula = { craft: 'helado', type, name: 'Prueba', lines: named, given: {}, batch: {} }
  await page.evaluate((text) => {
    localStorage.setItem('obrador.formula.helado', text)
    localStorage.setItem('obrador.craft', JSON.stringify('helado'))
  }, JSON.stringify(formula))
  await page.goto(served.address)
  await verdict(page).waitFor()
  return page
}

async function openLabel(page: Page): Promise<void> {
  await action(page, 'Preparar etiqueta').click()
  await page.getByRole('heading', { level: 1, name: 'Preparar etiqueta' }).waitFor()
}

/** Pages of a PDF, and the size of the first in mm. */
function pagesOf(pdf: Buffer): { readonly count: number; readonly width: number; readonly height: number } {
  const text = pdf.toString('latin1')
  const [, width = '0', height = '0'] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? []
  const mm = (points: string): number => (Number(points) * 25.4) / 72
  return { count: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0, width: mm(width), height: mm(height) }
}

async function expectSettled(page: Page): Promise<void> {
  await settle(page)
  await expectAccessible(page)
}

describe.each([
  ['phone, light', { ...PHONE, colorScheme: 'light' }],
  ['desk, dark', { ...DESK, colorScheme: 'dark' }],
] as const)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('takes the written name apart, and offers one that may stand', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await openLabel(page)
    const card = page.locator('[data-part=label-name]')
    const said = card.locator('[data-part=name-said]')
    const rows = card.locator('[data-part=name-parts] > li')
    const tones = () => rows.evaluateAll((all) => all.map((one) => one.getAttribute('data-tone')))
    await field(page, 'Nombre en la etiqueta').fill('Helado de pistacho casero de brumalva')
    await expect.poll(() => said.textContent()).toMatch(/^Así no: «pistacho» y «casero» no se sostienen\.$/)
    await expect.poll(tones).toEqual(['good', 'bad', 'bad', 'open'])
    expect(await rows.nth(3).textContent()).toContain('No compruebo «brumalva»')
    expect(await sentence(page).textContent()).toMatch(/^Este nombre no se puede poner: /)
    await expectSettled(page)
    await expectNoSideways(page)
    await card
      .getByRole('button', { name: /^Llamarlo «/ })
      .first()
      .click()
    await expect.poll(() => said.textContent()).toMatch(/^(?:● )?Puede llamarse así/)
    await expect.poll(tones).not.toContain('bad')
  })

  it('tells the grams that a refused name asks for, puts them, and the bench knows the name', {
    tags: ['nightly'],
  }, async () => {
    const page = await openWith(options, 'helado_crema', COCOA_ICE)
    await openLabel(page)
    const card = page.locator('[data-part=label-name]')
    const said = card.locator('[data-part=name-said]')
    await field(page, 'Nombre en la etiqueta').fill('Helado crema de chocolate')
    await expect.poll(() => said.textContent().then(plain)).toBe('Así no: le faltan 13 g de cacao en polvo.')
    expect(plain(await card.locator('[data-part=name-change]').textContent())).toBe(
      'Con 33 g de cacao en polvo en vez de 20 llega a 8,11 %. Sigue equilibrado.',
    )
    expect(plain(await card.locator('[data-part=name-parts] > li').first().textContent())).toMatch(
      /Grasa láctea 9,07 % \(al menos 8\).*RD 618\/1998, art\. 3\.1\.a/,
    )
    await expectSettled(page)
    await expectNoSideways(page)
    await page.goBack()
    await expect.poll(() => verdict(page).textContent()).toContain('no puede llamarse «Helado crema de chocolate»')
    await page.goForward()
    await card.getByRole('button', { name: 'Poner 33 g de cacao en polvo' }).click()
    await expect.poll(() => said.textContent()).toMatch(/Puede llamarse así/)
    expect(plain(await card.locator('[data-part=name-hardly]').textContent())).toContain('va justo: 8,11 de 8.')
    await page.goBack()
    await expect.poll(() => verdict(page).textContent()).toMatch(/^Equilibrad/)
  })

  it('keeps a name that only its maker can show with its «?», and takes the words of the catalogue in one tap', {
    tags: ['nightly'],
  }, async () => {
    const { Azúcar, ...others } = COCOA_ICE
    const page = await openWith(options, 'helado_crema', { ...others, 'Azúcar blanquilla': Azúcar ?? 0, 'E 202': 0.2 })
    await openLabel(page)
    const card = page.locator('[data-part=label-name]')
    await field(page, 'Nombre en la etiqueta').fill('Helado crema de la abuela')
    await expect.poll(() => card.textContent()).toContain('Puede llamarse así, si demuestras')
    await card.getByRole('button', { name: 'Usar este nombre' }).click()
    await expect.poll(() => card.textContent()).toContain('Es el nombre en uso.')
    expect(await card.locator('[data-part=name-parts] > li').last().getAttribute('data-tone')).toBe('open')
    const row = page.locator('[data-part=mention]').filter({ hasText: 'Denominación' })
    expect(await row.getAttribute('data-tone')).toBe('open')
    // Nothing says that all is well while a part of the name has to be shown.
    expect(await page.locator('[data-part=verdict]').first().getAttribute('data-tone')).not.toBe('good')
    await row.locator('summary').click()
    const [wide, told] = await Promise.all([row.boundingBox(), row.locator('.reasons').boundingBox()])
    expect((told?.width ?? 0) / (wide?.width ?? 1)).toBeGreaterThan(0.55)
    const words = page.locator('[data-part=label-words]')
    expect(await words.getByRole('row', { name: /E 202/ }).textContent()).not.toContain('No se sabe')
    await words
      .getByRole('row', { name: /Azúcar blanquilla/ })
      .getByRole('button', { name: /^Usar este nombre/ })
      .click()
    await expect.poll(() => words.textContent()).not.toContain('blanquilla')
    await page.reload()
    await expect.poll(() => card.textContent()).toContain('Es el nombre en uso.')
  })

  it('is filled in until nothing is missing, at its real size, and stays', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    await openLabel(page)
    await page.getByRole('paragraph').filter({ hasText: 'Lo firmas tú: Obrador orienta' }).waitFor()
    await expect
      .poll(() => sentence(page).textContent())
      .toMatch(/^Faltan cinco menciones: alérgenos, cantidad neta, fecha, lote y quién lo hace\.$/)
    await page.getByText('▼ Falta quién lo hace').waitFor()
    await field(page, 'Cantidad neta').fill('500')
    await field(page, 'Lote').fill('L-326')
    await page.getByLabel('Consumo preferente').fill('2099-05-20')
    await trace(page).fill('avellana')
    await trace(page).press('Enter')
    await field(page, 'Quién lo hace y dónde').fill('Heladería La Umbría, S. L. C/ Mayor, 14. 03100 Jijona')
    // The mix of stabilisers has no sheet: what allergens it has nobody told.
    await expect.poll(() => sentence(page).textContent()).toBe('Falta una mención: alérgenos.')

    const text = plain(await label(page).textContent())
    expect(text).toMatch(/Ingredientes: leche entera/i)
    expect(text).toContain('Puede contener avellana.')
    expect(text).toMatch(/Valor energético\d+ kJ \/ \d+ kcal/)
    expect(text).toContain('500 ml')
    expect(text).toContain('Consumir preferentemente antes del 20/05/2099')
    expect(text).toContain('Conservar a −18 °C o menos.')
    expect(text).toContain('Lote L-326')
    // A label of which somebody could think that it names every allergen is not printed.
    expect(text).toContain('BORRADOR')
    await page.getByRole('button', { name: /^Contestar ahora qué dice el paquete de / }).click()
    const packet = page.locator('[data-part=packet]')
    await packet.getByRole('button', { name: 'El paquete no nombra ninguno' }).click()
    await packet.getByRole('button', { name: 'Guardar' }).click()
    await expect.poll(() => label(page).textContent()).not.toContain('BORRADOR')
    const told = await sentence(page).textContent()
    expect(told).not.toContain('alérgenos')
    // An allergen that is in it is no trace of it.
    await trace(page).fill('Leche')
    await trace(page).press('Enter')
    await page.getByText('«leche» ya está entre los ingredientes.').waitFor()

    // The letters are measured where they are drawn: 62 mm wide, and an x of 1,2 mm or more.
    const width = await label(page).evaluate((paper) => paper.getBoundingClientRect().width)
    expect(width * (25.4 / 96)).toBeCloseTo(62, 1)
    const drawn = await label(page).evaluate((paper) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return { x: 0, figure: 0 }
      // Of a letter so large that pixels do not matter.
      const heightOf = (element: Element, letter: string): number => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
        context.font = `${fontWeight} 1000px ${fontFamily}`
        const ofEm = context.measureText(letter).actualBoundingBoxAscent / 1000
        return (ofEm * Number.parseFloat(fontSize) * 25.4) / 96
      }
      return { x: heightOf(paper, 'x'), figure: heightOf(paper.querySelector('[data-part=paper-net] b') ?? paper, '5') }
    })
    expect(drawn.x).toBeGreaterThanOrEqual(1.2)
    expect(drawn.figure).toBeGreaterThanOrEqual(4)
    await page.getByText(/^● Altura de la x: 1,23\smm \(mínimo 1,2\)$/).waitFor()
    await expectNoSideways(page)
    await expectSettled(page)

    // A paper on which it does not fit says so, and is a draft.
    await page.getByRole('combobox', { name: 'Papel' }).selectOption('70 × 37 mm, 24 por hoja')
    await page.getByText(/No cabe con la x a 1,2\smm/).waitFor()
    expect(await label(page).textContent()).toContain('BORRADOR')
    // Where a table has no room, its figures run on.
    await page.getByRole('combobox', { name: 'Papel' }).selectOption('100 × 50 mm')
    await page.getByText('● Cabe en el papel: sin sitio para la tabla').waitFor()
    expect(plain(await label(page).textContent())).toMatch(
      /nutricional por 100 g: valor energético \d+ kJ \/ \d+ kcal; grasas [\d,]+ g, de las cuales saturadas [\d,]+ g; hidratos/,
    )
    expect(await label(page).textContent()).not.toContain('BORRADOR')
    await page.getByRole('combobox', { name: 'Papel' }).selectOption('Rollo de 62 mm')
    await expectNoSideways(page)

    await page.reload()
    await expect.poll(() => sentence(page).textContent()).toBe(told)
    expect(await field(page, 'Lote').inputValue()).toBe('L-326')
  })
})

it('prints so many labels of their size, sheets of 24, and the technical sheet with its method', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open()
  await page.getByRole('button', { name: 'Escribir los pasos' }).click()
  await field(page, 'Pasos, uno por línea').fill('Pasteurizar a 85 °C\nMadurar 12 h a 4 °C\nMantecar\nAbatir')
  await openLabel(page)
  await field(page, 'Cantidad neta').fill('500')
  await field(page, 'Quién lo hace y dónde').fill('Heladería La Umbría. Jijona')
  await page.getByLabel('Consumo preferente').fill('2099-05-20')
  await field(page, 'Lote').fill('L-326')
  await field(page, 'Copias').fill('3')
  const roll = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(roll.count).toBe(3)
  expect(roll.width).toBeCloseTo(62, 0)
  // Nothing is wider than the paper: the browser would print everything smaller, and the letters with it.
  await page.setViewportSize({ width: 234, height: 400 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const printed = page.locator('[data-part=label-prints] [data-part=label-paper]').first()
  const wide = await printed.evaluate((paper) => ({
    paper: paper.getBoundingClientRect().width,
    page: document.documentElement.scrollWidth,
  }))
  expect(wide.paper * (25.4 / 96)).toBeCloseTo(62, 1)
  expect(wide.page).toBeLessThanOrEqual(235)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1440, height: 900 })
  // Measured again once it is back on the screen.
  const told = async (): Promise<number> =>
    Number(
      /× ([\d,]+) mm/.exec(plain(await page.locator('[data-part=paper-size]').textContent()))?.[1]?.replace(',', '.'),
    )
  await expect.poll(told).toBeCloseTo(roll.height, 0)

  await page.getByText('Origen, texto libre y excepciones').click()
  await page.getByRole('checkbox', { name: 'Poner la información nutricional' }).uncheck()
  await page.getByRole('combobox', { name: 'Papel' }).selectOption('70 × 37 mm, 24 por hoja')
  await field(page, 'Copias').fill('25')
  const sheets = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(sheets.count).toBe(2)
  expect(sheets.width).toBeCloseTo(210, 0)

  await page.getByText('A4', { exact: true }).click()
  await expect
    .poll(async () => plain(await page.locator('[data-part=paper-content] [data-part=ficha]').textContent()))
    .toMatch(
      /En la etiqueta.*Cantidad neta500 ml.*Quién lo haceHeladería La Umbría\. Jijona.*Pasteurizar a 85 °C.*Madurar 12 h/s,
    )
  const sheet = pagesOf(await page.pdf({ preferCSSPageSize: true }))
  expect(sheet.count).toBe(1)
  expect(sheet.width).toBeCloseTo(210, 0)
})

it('dates what spoils by its last day, and never prints a name that it may not bear without saying so', async () => {
  const page = await served.open(PHONE)
  await craftTab(page, 'Pastelería').click()
  await openLabel(page)
  await page.getByLabel('Fecha de caducidad').waitFor()
  expect(await page.getByLabel('Forma de la fecha').count()).toBe(0)
  await page.goBack()
  await craftTab(page, 'Helado').click()
  await gramsOf(page, 'Nata 35%').fill('1')
  await gramsOf(page, 'Leche entera').fill('100')
  await openLabel(page)
  await field(page, 'Nombre en la etiqueta').fill('Helado de leche')
  await expect.poll(() => sentence(page).textContent()).toMatch(/^Este nombre no se puede poner: /)
  expect(await label(page).textContent()).toContain('BORRADOR')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSideways(page)
  // Who makes it and the paper go with the copy; a device that has its own keeps it.
  await field(page, 'Quién lo hace y dónde').fill('Obrador de prueba. Alcoy')
  await field(page, 'Lote').fill('L-77')
  const text = await makeCopy(page)
  expect(text).toContain('Obrador de prueba. Alcoy')
  const other = await served.open(DESK, '/copia')
  await chooseCopy(other, text)
  await restore(other).click()
  await toast(other).waitFor()
  await turnTo(other, '/etiqueta')
  await expect.poll(() => field(other, 'Quién lo hace y dónde').inputValue()).toBe('Obrador de prueba. Alcoy')
  expect(await field(other, 'Lote').inputValue()).toBe('L-77')
})
