import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { action, DESK, expectNoSideways, gramsOf, oneSizeInTheGate, plain, serve, sizes } from './browser.ts'

/** Pesar: at a metre, with wet hands. */

const served = serve()

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('weighs by the total, by pieces and by what there is, to the division of the scale', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await action(page, 'Pesar').click()
    const kitchen = page.getByRole('dialog')
    const now = kitchen.locator('[data-part=kitchen-now]')
    const weights = async () => (await kitchen.locator('[data-part=kitchen-grams]').allTextContents()).map(plain)
    const said = async () => plain(await now.textContent())
    await now.waitFor()
    await expect
      .poll(said)
      .toMatch(/^AhoraLeche entera625 gSin tarar, la báscula marcará 625 g\? lote sin apuntarPesadoApuntar lote$/)
    // A figure of 15 mm or more on a telephone, and a button for a thumb in a glove.
    const size = await now
      .locator('[data-part=kitchen-now-grams]')
      .evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize))
    expect(size).toBeGreaterThanOrEqual(90)
    expect((await kitchen.getByRole('button', { name: 'Pesado' }).boundingBox())?.height).toBeGreaterThanOrEqual(72)

    await kitchen.getByText('Tengo…').click()
    await kitchen.getByRole('combobox', { name: 'Ingrediente que tengo' }).selectOption({ label: 'Nata 35%' })
    await kitchen.getByRole('textbox', { name: 'Gramos que tengo' }).fill('730')
    // 730 for 130: everything by 5.615, in whole grams; 5497.5 in all, so the milk gives way (3509.6 would be 3510).
    await expect.poll(weights).toContain('730 g')
    expect(await weights()).toEqual(['3509 g', '730 g', '191 g', '702 g', '202 g', '135 g', '28 g'])
    expect(plain(await kitchen.locator('[data-part=kitchen-head]').textContent())).toContain('5497 g')
    await expectNoSideways(page)
    await kitchen.getByRole('button', { name: 'Y también…' }).click()
    await kitchen.getByText('Manda lo que antes se acabe.').waitFor()
    expect((await weights())[0]).toBe('625 g')

    await kitchen.getByText('Piezas', { exact: true }).click()
    await kitchen.getByRole('textbox', { name: 'Piezas' }).fill('12')
    await kitchen.getByRole('textbox', { name: 'Gramos de cada pieza' }).fill('80')
    await expect
      .poll(async () => plain(await kitchen.locator('[data-part=kitchen-head]').textContent()))
      // What weighs under 20 g is weighed in tenths, and no scale of whole grams makes up for its tenth.
      .toContain('Para 12 piezas de 80 g · 959,9')
    await kitchen.getByRole('combobox', { name: 'La báscula va de' }).selectOption('0.1')
    expect((await weights())[1]).toBe('127,5 g')
    await expectNoSideways(page)
    // The amount is still there on the next visit, and the formula is as it was.
    await kitchen.getByRole('button', { name: 'Salir' }).click()
    expect(await gramsOf(page, 'Nata 35%').inputValue()).toBe('130')
    await page.reload()
    await action(page, 'Pesar').click()
    await expect.poll(async () => (await weights())[1]).toBe('127,5 g')
  })

  it('goes from line to line, and says when all is weighed', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await action(page, 'Pesar').click()
    const kitchen = page.getByRole('dialog')
    const now = kitchen.locator('[data-part=kitchen-now]')
    await kitchen.getByRole('button', { name: 'Pesado' }).click()
    await expect
      .poll(async () => plain(await now.textContent()))
      .toContain('Nata 35%130 gSin tarar, la báscula marcará 755 g')
    // Any line can be next; the ones before stay to be weighed.
    await kitchen.getByRole('button', { name: /^Dextrosa/ }).click()
    await expect.poll(async () => plain(await now.textContent())).toContain('Dextrosa36 g')
    for (let left = 6; left > 0; left--) await kitchen.getByRole('button', { name: 'Pesado' }).click()
    await kitchen.getByText('Todo pesado: 979').waitFor()
    await kitchen.getByRole('button', { name: 'Empezar de nuevo' }).click()
    await kitchen.getByText('Faltan 7').waitFor()
  })
})

interface KeptBatch {
  readonly at: string
  readonly lines: readonly { readonly lot?: string; readonly supposed?: string }[]
}

/** What the device keeps of them, newest first. */
const keptBatches = (page: Page): Promise<readonly KeptBatch[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((done, failed) => {
      const asked = indexedDB.open('obrador')
      asked.onsuccess = () => done(asked.result)
      asked.onerror = () => failed(asked.error)
    })
    const asked = db.transaction('batches').objectStore('batches').getAll()
    const batches = await new Promise<KeptBatch[]>((done) => {
      asked.onsuccess = () => done(asked.result)
    })
    db.close()
    return batches.toSorted((one, other) => other.at.localeCompare(one.at))
  })

it('notes the real grams and the lot of a line: held, by its dots or by the keyboard', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK)
  await action(page, 'Pesar').click()
  const kitchen = page.locator('[data-part=kitchen-veil]')
  const line = kitchen.getByRole('button', { name: /^Leche entera/ })
  const real = page.getByRole('textbox', { name: 'Gramos de verdad' })
  const sackTold = (text: string) => kitchen.locator('[data-part=line-sack]', { hasText: text }).first().waitFor()
  await line.waitFor()
  // A tap is a tap.
  await line.click()
  await page.waitForTimeout(600)
  expect(await real.count()).toBe(0)
  await line.hover()
  await page.mouse.down()
  await real.waitFor()
  await page.mouse.up()
  await real.fill('640')
  await page.getByRole('textbox', { name: 'Lote' }).fill('V-31')
  await page.getByRole('button', { name: 'Hecho', exact: true }).click()
  await kitchen.getByText('de verdad, 640 g').waitFor()
  await sackTold('● Lote V-31')
  // What lies in the bowl is what was put in.
  await kitchen.getByRole('button', { name: 'Pesado' }).click()
  await expect
    .poll(async () => plain(await kitchen.locator('[data-part=kitchen-now]').textContent()))
    .toContain('Sin tarar, la báscula marcará 770 g')
  const dots = kitchen.getByRole('button', { name: 'Más de Dextrosa: gramos y lote' })
  expect((await dots.boundingBox())?.width).toBeGreaterThanOrEqual(56)
  await dots.click()
  await page.getByRole('textbox', { name: 'Lote' }).fill('D-1')
  await page.keyboard.press('Enter')
  await sackTold('● Lote D-1')
  await kitchen.getByRole('button', { name: /^Nata 35%/ }).focus()
  await page.keyboard.press('Shift+Enter')
  await page.getByRole('heading', { name: 'Nata 35%' }).waitFor()
  await real.fill('131')
  await page.keyboard.press('Enter')
  await kitchen.getByText('de verdad, 131 g').waitFor()
  // Still there after leaving; in the batch once it is finished; gone with the next one.
  await page.reload()
  await action(page, 'Pesar').click()
  await kitchen.getByText('de verdad, 640 g').waitFor()
  await sackTold('● Lote V-31')
  for (let left = 6; left > 0; left--) await kitchen.getByRole('button', { name: 'Pesado' }).click()
  await kitchen.getByText('Todo pesado: 995').waitFor()
  await kitchen.getByRole('button', { name: 'Terminada' }).click()
  await page.getByRole('heading', { name: '¿Qué has medido?' }).waitFor()
  expect(await page.getByLabel('Gramos reales de Leche entera').inputValue()).toBe('640')
  expect(await page.getByLabel('Lote de Leche entera').inputValue()).toBe('V-31')
  expect(await page.getByLabel('Lote de Dextrosa').inputValue()).toBe('D-1')
  await page.getByRole('button', { name: 'Nada, solo apuntar' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText(/guardada\.$/).waitFor()
  const kept = (await keptBatches(page))[0]?.lines
  expect(kept).toContainEqual({ line: 0, name: 'Leche entera', identity: 'row:leche_entera', grams: 640, lot: 'V-31' })
  await action(page, 'Pesar').click()
  await kitchen.getByText('Faltan 7').waitFor()
  expect(await kitchen.getByText('de verdad').count()).toBe(0)
  // The next one is of the same sack only where a tap says so.
  await sackTold('○ Lote V-31')
  await kitchen.getByText('○ Lote V-31 · abierto hoy').waitFor()
  await kitchen.getByRole('button', { name: 'Pesado · V-31' }).click()
  await sackTold('● Lote V-31')
  for (let left = 6; left > 0; left--) await kitchen.getByRole('checkbox', { checked: false }).first().check()
  await kitchen.getByRole('button', { name: 'Terminada' }).click()
  await page.getByRole('button', { name: 'Nada, solo apuntar' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText(/-2 guardada\.$/).waitFor()
  const [next] = await keptBatches(page)
  expect(next?.lines.filter(({ lot, supposed }) => lot ?? supposed)).toEqual([
    { line: 0, name: 'Leche entera', identity: 'row:leche_entera', lot: 'V-31' },
    { line: 4, name: 'Dextrosa', identity: 'row:dextrosa', supposed: 'D-1' },
  ])
})

it('weighs with the keyboard alone', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  await action(page, 'Pesar').click()
  const now = page.getByRole('dialog').locator('[data-part=kitchen-now-name]')
  await now.waitFor()
  await expect.poll(() => now.textContent()).toBe('Leche entera')
  await page.keyboard.press('Space')
  await expect.poll(() => now.textContent()).toBe('Nata 35%')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => now.textContent()).toBe('Sacarosa')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => now.textContent()).toBe('Leche en polvo desnatada')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
