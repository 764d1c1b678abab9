import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { save } from './book.ts'
import { gramsOf, oneSizeInTheGate, serve, settle, sizes, turnTo, verdict } from './browser.ts'

/** What people read first: safety and law before balance, and nothing green where they stand in the way. */

const served = serve()

const formula = (craft: string, type: string, lines: Readonly<Record<string, number>>) => ({
  craft,
  type,
  name: 'Prueba',
  lines: Object.entries(lines).map(([name, grams], at) => ({ id: `line-${at}`, name, grams, locked: false })),
  given: {},
  batch: {},
})

const ICE = {
  'Leche entera': 625,
  'Nata 35%': 130,
  'Leche en polvo desnatada': 34,
  Sacarosa: 125,
  Dextrosa: 36,
  'Glucosa atomizada DE38': 24,
  'Neutro para cremas 5': 5,
}

async function onTheTable(page: Page, one: ReturnType<typeof formula>): Promise<void> {
  // The app writes its own table back when it is left.
  if (!page.url().endsWith('/healthz')) await page.goto(`${served.address}/healthz`)
  await page.evaluate((kept) => {
    localStorage.setItem(`obrador.formula.${kept.craft}`, JSON.stringify(kept))
    localStorage.setItem('obrador.craft', JSON.stringify(kept.craft))
  }, one)
  await page.goto(`${served.address}/`)
  await settle(page)
}

const tone = (page: Page) => page.locator('[data-part=verdict]').first().getAttribute('data-tone')
const shape = (page: Page) => page.locator('[data-part=verdict-shape]').first().textContent()

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('is green only where nothing stands in the way', async () => {
    const page = await served.open(options, '/healthz')
    await onTheTable(page, formula('helado', 'helado_leche', ICE))
    expect([await tone(page), await shape(page)]).toEqual(['good', '●'])
    await onTheTable(page, formula('helado', 'helado_leche', { ...ICE, 'Nata 35%': 110, 'Aceite de coco': 8 }))
    expect(await verdict(page).textContent()).toMatch(/^Equilibrada, pero no puede llamarse «Helado de leche»/)
    expect([await tone(page), await shape(page)]).toEqual(['bad', '▼'])
    await onTheTable(page, formula('helado', 'helado_leche', { ...ICE, 'polvo de hadas': 12 }))
    expect([await tone(page), await shape(page)]).toEqual(['close', '○'])
    await onTheTable(page, formula('helado', 'helado_leche', { ...ICE, 'Neutro para cremas 5': 22 }))
    expect([await tone(page), await shape(page)]).toEqual(['warn', '▲'])
  })

  it('asks which egg it is, and each answer is written in its name', async () => {
    const page = await served.open(options, '/healthz')
    const mousse = { 'Chocolate negro 70%': 200, 'Huevo entero': 250, Azúcar: 40, 'Nata 35%': 200 }
    await onTheTable(page, formula('pasteleria', 'mousse_chocolate', mousse))
    expect(await verdict(page).textContent()).toContain('¿El huevo es de cáscara o pasteurizado?')
    expect(await shape(page)).toBe('□')
    await page.getByRole('button', { name: 'El huevo es pasteurizado' }).click()
    await gramsOf(page, 'Huevo entero pasteurizado').waitFor()
    await expect.poll(() => shape(page)).not.toBe('□')
  })

  it('shows no medal over what may not be sold, nor green over wet chocolate', async () => {
    const page = await served.open(options, '/healthz')
    await onTheTable(page, formula('cacao', 'cobertura', { 'Chocolate negro 70%': 740, Agua: 260 }))
    expect(await tone(page)).toBe('bad')
    const mousse = { 'Chocolate negro 70%': 200, 'Huevo entero': 250, Azúcar: 40, 'Nata 35%': 200 }
    await onTheTable(page, formula('pasteleria', 'mousse_chocolate', mousse))
    await expect.poll(() => page.locator('body').textContent()).toContain('Sin medalla: primero,')
  })

  it('lists what article 9 asks for, with who gives each, and leads to the field', async () => {
    const page = await served.open(options, '/etiqueta')
    const mentions = page.locator('[data-part=mention]')
    await mentions.first().waitFor()
    expect(await mentions.count()).toBeGreaterThanOrEqual(13)
    const net = mentions.filter({ hasText: 'Cantidad neta' })
    expect(await net.textContent()).toContain('falta')
    await net.getByRole('button', { name: 'Escribir' }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Cantidad neta')
    await page.getByRole('region', { name: 'La palabra de la etiqueta' }).waitFor()
  })

  it('prints the allergens of what is sold unpacked', async () => {
    const page = await served.open(options, '/healthz')
    await onTheTable(
      page,
      formula('turron', 'jijona', { 'Almendra tostada': 640, Miel: 150, Azúcar: 180, 'Clara de huevo': 25 }),
    )
    await save(page)
    await turnTo(page, '/alergenos')
    const table = page.locator('[data-part=counter-table]')
    await table.waitFor()
    expect(await table.locator('thead th').allTextContents()).toEqual(['Alérgeno', 'Prueba'])
    expect(await table.locator('tbody tr').count()).toBe(14)
    const row = table.locator('tbody tr').filter({ hasText: 'Frutos de cáscara' })
    expect(await row.locator('td').textContent()).toBe('llevaalmendra')
    await expectAccessible(page, 'counter')
  })
})
