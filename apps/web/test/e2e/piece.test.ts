import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { chooseCopy, makeCopy, openMine, restore, save, toast } from './book.ts'
import {
  craftTab,
  expectNoSideways,
  gramsOf,
  oneSizeInTheGate,
  option,
  PHONE,
  picker,
  plain,
  serve,
  settle,
  sizes,
} from './browser.ts'

/** A piece put together of parts: told, drawn, priced, labelled and kept. */

const served = serve()

const NOUGAT = 'Turrón de la casa'
const ICE = 'Helado de la casa'
const sentence = (page: Page) => page.getByRole('region', { name: 'Resultado' }).locator('[data-part=verdict-text]')
const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const layers = (page: Page) => page.getByRole('table', { name: 'Capas, de arriba abajo' })

async function add(page: Page, name: string, grams: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir parte' }).click()
  await picker(page).fill(name)
  await (await option(page, name)).click()
  await gramsOf(page, name).fill(grams)
}

/** Two formulas of two crafts in the book, and a piece of both with a nut on top. */
async function withPiece(page: Page): Promise<void> {
  await save(page, ICE)
  await craftTab(page, 'Turrón').click()
  await save(page, NOUGAT)
  await openMine(page)
  await page.getByRole('button', { name: 'Nueva', exact: true }).last().click()
  await page.getByRole('menuitem', { name: 'Montaje' }).click()
  await page.getByText('Elige la primera parte.').waitFor()
  await field(page, 'Nombre del montaje').fill('Bocado de turrón')
  await page.getByRole('button', { name: ICE }).click()
  await gramsOf(page, ICE).fill('60')
  await add(page, NOUGAT, '20')
}

const euros = async (page: Page, term: string): Promise<number> => {
  const row = page.locator('[data-part~=price-facts] > div').filter({ hasText: new RegExp(`^${term}`) })
  return Number(
    plain(await row.locator('dd').textContent())
      .replace(' €', '')
      .replace(',', '.'),
  )
}

describe.each(sizes)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('tells, draws, prices and labels a piece, and keeps it', { tags: ['nightly', 'desk'] }, async () => {
    const page = await served.open(options)
    await withPiece(page)
    await expect.poll(() => sentence(page).textContent()).toBe('Dos partes, todas bien.')
    // What has ice cream in it is frozen only if it is sold so.
    await page.getByRole('button', { name: `Guardar a 4 °C o menos por ${ICE}` }).waitFor()
    await page.getByRole('button', { name: 'Sin nombre legal propio: di qué es' }).click()
    await page.getByText('Una pieza así no tiene un nombre reservado').waitFor()

    // 60 ml over a ring of 65 mm are 18,1 mm; 20 ml are 6.
    const tall = (name: string) => field(page, `Alto de ${name} (mm)`)
    expect(await tall(ICE).inputValue()).toBe('18,08')
    expect(await tall(NOUGAT).inputValue()).toBe('6,03')
    const drawn = page.getByRole('img', { name: 'Dibujo de 2 capas' })
    const heights = await drawn
      .locator('rect[data-part=layer]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('height'))))
    expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(3, 6)
    expect(plain(await drawn.textContent())).toContain('Diámetro 65 mm')
    await field(page, 'Alto del molde (mm)').fill('20')
    await page.getByText(/^Sobran 4,1\smm: quita 13,\d+\sg de «Helado de la casa»\.$/).waitFor()
    await field(page, 'Alto del molde (mm)').fill('30')
    await page.getByText(/cabe en el molde de 30\smm/).waitFor()

    // A height that is typed gives the grams: 12 mm of a ring of 65 mm are 39,8 ml.
    await tall(ICE).fill('12')
    await expect.poll(() => gramsOf(page, ICE).inputValue()).toBe('39,82')
    await gramsOf(page, ICE).fill('60')
    await page.getByText('1 : 1', { exact: true }).click()
    // Without its outline, as it is on the screen.
    const across = await drawn
      .locator('rect[data-part=layer]')
      .first()
      .evaluate((layer) => Number(layer.getAttribute('width')) * ((layer as SVGRectElement).getScreenCTM()?.a ?? 0))
    expect(across).toBeCloseTo((65 * 96) / 25.4, 1)
    await page.getByText('Corte', { exact: true }).click()
    await page.getByText('Media esfera', { exact: true }).click()
    await page.getByText(/^No cabe: quita .*\sg de «Helado de la casa»\.$/).waitFor()
    expect(await drawn.locator('path[data-part=layer]').count()).toBe(2)
    await page.getByText('Barra', { exact: true }).click()
    await field(page, 'Largo (mm)').fill('200')
    // 60 ml over 65 × 200 mm.
    await expect.poll(() => tall(ICE).inputValue()).toBe('4,62')
    await page.getByText('Redondo', { exact: true }).click()

    await field(page, 'Envase (€ por pieza)').fill('0,14')
    await field(page, 'Piezas').fill('36')
    await field(page, 'Minutos para todas').fill('95')
    await field(page, 'Euros por hora').fill('18')
    await expect.poll(() => euros(page, 'Mano de obra')).toBe(0.79)
    const sum = (await euros(page, 'Ingredientes')) + 0.14 + 0.79
    expect(Math.abs((await euros(page, 'Coste')) - sum)).toBeLessThan(0.011)

    const [margin, board] = [field(page, 'Margen (%)'), field(page, /^PVP con IVA del 10/)]
    await board.fill('4,80')
    const net = 4.8 / 1.1
    await expect.poll(() => margin.inputValue()).toMatch(/^\d+(,\d+)?$/)
    const told = Number((await margin.inputValue()).replace(',', '.'))
    expect(Math.abs(told - (100 * (net - (await euros(page, 'Coste')))) / net)).toBeLessThan(0.3)
    await margin.fill('50')
    await expect.poll(() => board.inputValue()).not.toBe('4,8')
    expect(
      Math.abs(Number((await board.inputValue()).replace(',', '.')) - (await euros(page, 'Coste')) * 2.2),
    ).toBeLessThan(0.02)

    // Narrower than the ring it lies inside the part above: 20 ml over a disc of 40 mm are 15,9 mm.
    await page.getByRole('button', { name: `Más sobre ${NOUGAT}` }).click()
    await field(page, `Ancho de ${NOUGAT} (mm)`).fill('40')
    await expect.poll(() => tall(NOUGAT).inputValue()).toBe('15,92')
    expect(await tall(ICE).inputValue()).toBe('24,11')
    const widths = await drawn
      .locator('rect[data-part=layer]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('width'))))
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(40 / 65, 6)
    await field(page, `Ancho de ${NOUGAT} (mm)`).fill('')
    await expect.poll(() => tall(NOUGAT).inputValue()).toBe('6,03')

    const label = page.getByRole('region', { name: 'Una pieza, en la etiqueta' })
    expect(await label.locator('strong').allTextContents()).toContain('almendra')
    expect(plain(await label.locator('[data-part~=piece-energy]').textContent())).toMatch(
      /^Energía\d+ kcal \d+ kcal por 100 g$/,
    )

    await settle(page)
    await expectNoSideways(page)
    await expectAccessible(page)

    await page.reload()
    await expect.poll(() => sentence(page).textContent()).toBe('Dos partes, todas bien.')
    expect(await gramsOf(page, ICE).inputValue()).toBe('60')
    expect(await margin.inputValue()).toBe('50')
    await openMine(page)
    await page.getByRole('list', { name: 'Montajes' }).getByRole('button', { name: 'Bocado de turrón' }).click()
    await expect.poll(() => field(page, 'Nombre del montaje').inputValue()).toBe('Bocado de turrón')
  })

  it('moves a part, counts its loss, takes it out and brings it back', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await withPiece(page)
    await add(page, 'Avellana tostada', '2')
    await expect.poll(() => sentence(page).textContent()).toBe('Tres partes, todas bien.')
    const names = () => page.locator('[data-part=part-title]').allTextContents()
    await page.getByRole('button', { name: 'Más sobre Avellana tostada' }).click()
    await page.getByRole('button', { name: 'Subir' }).click()
    expect(await names()).toEqual([ICE, 'Avellana tostada', NOUGAT])
    await page.getByRole('checkbox', { name: 'Decoración' }).check()
    await expect.poll(async () => plain(await layers(page).textContent())).toContain('2. Avellana tostadaencima2 g')
    await field(page, 'Merma de Avellana tostada (%)').fill('50')
    await page.getByText(/Merma 50\s%: hay que hacer 4\sg/).waitFor()
    await page.getByRole('button', { name: 'Quitar' }).click()
    await expect.poll(names).toEqual([ICE, NOUGAT])
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(names).toEqual([ICE, 'Avellana tostada', NOUGAT])

    await page.getByText('Sin molde').click()
    await page.getByText('Cada barra es tan alta como pesa su parte.').waitFor()
    await expectNoSideways(page)
  })
})

it('has a label as a formula has, with the names of its parts and kept as the one that keeps least', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(PHONE)
  await withPiece(page)
  await page.getByRole('button', { name: 'Preparar etiqueta' }).click()
  await page.getByRole('heading', { level: 1, name: 'Preparar etiqueta' }).waitFor()
  const paper = page.locator('[data-part=paper-content] [data-part=label-paper]')
  await expect
    .poll(async () => plain(await paper.textContent()))
    .toMatch(/^BORRADORBocado de turrónIngredientes: helado de leche.* \[.*turrón.* \[almendra.*oblea \(trigo\)/)
  expect(await paper.locator('strong').allTextContents()).toEqual(expect.arrayContaining(['leche', 'almendra']))
  expect(plain(await paper.textContent())).toContain('Conservar a 4 °C o menos.')
  await field(page, 'Nombre en la etiqueta').fill('Bocado helado de turrón')
  await expect.poll(async () => plain(await paper.textContent())).toContain('Conservar a −18 °C o menos.')
  await field(page, 'Cantidad neta').fill('80')
  await page.getByLabel('Consumo preferente').fill('2099-05-20')
  await field(page, 'Quién lo hace y dónde').fill('Heladería La Umbría. Jijona')
  const stands = page.getByRole('region', { name: 'Cómo está la etiqueta' }).locator('[data-part=verdict-text]')
  await expect.poll(() => stands.textContent()).toBe('Falta una mención: alérgenos.')
  // Its sheet is printed from the piece.
  expect(await page.getByText('A4', { exact: true }).count()).toBe(0)
  await settle(page)
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => field(page, 'Nombre en la etiqueta').inputValue()).toBe('Bocado helado de turrón')
  expect(await field(page, 'Cantidad neta').inputValue()).toBe('80')
  await page.getByRole('link', { name: 'Bocado de turrón' }).click()
  await page.getByRole('button', { name: '«Bocado helado de turrón»' }).waitFor()
})

it('prints for the wall what it is made of, and neither costs nor margins', { tags: ['nightly'] }, async () => {
  const page = await served.open()
  await withPiece(page)
  await field(page, 'Margen (%)').fill('60')
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('[data-part=part-title]').first().isVisible()).toBe(true)
  for (const shown of await page
    .locator('main')
    .getByText(/€|Margen/)
    .all())
    expect(await shown.isVisible()).toBe(false)
})

it('is taken to the plan once, whose list is that of its parts', { tags: ['nightly'] }, async () => {
  const page = await served.open()
  await withPiece(page)
  await field(page, 'Piezas').fill('36')
  await page.getByRole('button', { name: 'Llevar a producción' }).click()
  await page.getByText('1 producto, 2 preparaciones, 36 unidades.').waitFor()
  await page.getByRole('button', { name: /^Bocado de turrón/ }).click()
  await page.getByRole('button', { name: 'Abrir el montaje' }).click()
  await page.getByRole('button', { name: 'Llevar a producción' }).click()
  await page.getByText('1 producto, 2 preparaciones, 36 unidades.').waitFor()
})

it('says which part is not right, follows it when it changes, and goes with the copy', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open()
  await withPiece(page)
  await expect.poll(() => sentence(page).textContent()).toBe('Dos partes, todas bien.')
  await page.getByRole('button', { name: `Más sobre ${ICE}` }).click()
  await page.getByRole('button', { name: 'Abrir en la mesa' }).click()
  await page.locator('[data-part=row] [data-part=quantity]').nth(1).fill('900')
  await page.locator('[data-part=advice-card], [data-part=warnings]').first().waitFor()
  await page.waitForTimeout(600)
  await page.goto(`${served.address}/montaje`)
  await page.getByRole('button', { name: 'Seguir la nueva' }).click()
  await expect.poll(() => sentence(page).textContent()).toBe(`Dos partes; revisa «${ICE}».`)
  await page.locator('[data-part=part-fault]').first().waitFor()

  const text = await makeCopy(page)
  const other = await served.open()
  await chooseCopy(other, text)
  await restore(other).click()
  await toast(other).waitFor()
  await other.goto(`${served.address}/montaje`)
  await expect.poll(() => sentence(other).textContent()).toBe(`Dos partes; revisa «${ICE}».`)
})
