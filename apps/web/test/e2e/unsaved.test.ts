import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { formulaName, titles } from './book.ts'
import {
  action,
  expectNoSideways,
  gramsOf,
  oneSizeInTheGate,
  PHONE,
  place,
  serve,
  settle,
  sizes,
  textOf,
  turnTo,
} from './browser.ts'

/** A write that the browser refuses: it is told, it stays on screen and in the copy, and it goes through once there is room. */

const served = serve()

const notice = (page: Page) => page.locator('[data-part=unsaved]')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const told = (page: Page, what: string): Promise<void> => notice(page).filter({ hasText: what }).waitFor()

/** Whether the browser lets a device keep anything. It must be full before the first write: Chromium goes on for half a minute with the room that it saw last. */
interface Room {
  readonly free: () => Promise<void>
}
async function filledRoom(page: Page): Promise<Room> {
  const cdp = await page.context().newCDPSession(page)
  const origin = served.address
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  return { free: async () => void (await cdp.send('Storage.overrideQuotaForOrigin', { origin })) }
}

async function copyFromNotice(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    notice(page).getByRole('button', { name: 'Hacer una copia' }).click(),
  ])
  return JSON.parse(await textOf(file))
}

/** The same page once it has been loaded anew, which nothing stops any more. */
async function loadAgain(page: Page, path: string): Promise<void> {
  await page.goto(served.address + path)
  await settle(page)
}

const PIECES = 'Piezas de Helado de la casa'

/** A formula and a plan to make it, none of which can be written. */
async function planOfOne(page: Page): Promise<void> {
  await formulaName(page).fill('Helado de la casa')
  await action(page, 'Guardar versión').click()
  await field(page, '¿Qué has cambiado?').press('Enter')
  await told(page, 'Cambios sin guardar: fórmulas.')
  await place(page, 'Producción').click()
  await page.getByRole('button', { name: 'Añadir producto' }).click()
  await page.getByRole('searchbox', { name: 'Buscar en mis fórmulas' }).fill('HELADO')
  await page.getByRole('dialog').getByRole('button', { name: 'Helado de la casa' }).click()
  await field(page, PIECES).fill('35')
}

describe.each(sizes)('on a %s whose storage is full', (_, options) => {
  oneSizeInTheGate(options)

  it('the plan of a day is told as not saved, is in the copy, and is saved when there is room', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await settle(page)
    const room = await filledRoom(page)
    await planOfOne(page)
    await told(page, 'Cambios sin guardar: fórmulas y plan del día.')
    await told(page, 'No queda sitio en este dispositivo')
    await expectNoSideways(page)
    await expectAccessible(page, 'Sin guardar', '[data-part=unsaved]')
    expect(await field(page, PIECES).inputValue()).toBe('35')
    const { day, formulas } = await copyFromNotice(page)
    expect(day.products[0].pieces).toBe(35)
    expect(formulas[0].formula.name).toBe('Helado de la casa')
    await room.free()
    await notice(page).waitFor({ state: 'detached' })
    await loadAgain(page, '/produccion')
    // A telephone shows another part of a plan first.
    await expect.poll(() => page.getByLabel(PIECES, { exact: true }).inputValue()).toBe('35')
  })

  it('a piece is', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/montaje')
    await field(page, 'Nombre del montaje').waitFor()
    await settle(page)
    const room = await filledRoom(page)
    await field(page, 'Nombre del montaje').fill('Bocado de turrón')
    await told(page, 'Cambios sin guardar: montajes.')
    const { pieces } = await copyFromNotice(page)
    expect(pieces.map(({ name }: { name: string }) => name)).toEqual(['Bocado de turrón'])
    await room.free()
    await notice(page).waitFor({ state: 'detached' })
    await loadAgain(page, '/montaje')
    await expect.poll(() => field(page, 'Nombre del montaje').inputValue()).toBe('Bocado de turrón')
  })

  it('a list that is being pasted is, over its sheet', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Dextrosa').waitFor()
    await settle(page)
    const room = await filledRoom(page)
    await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
    await page.getByRole('dialog').getByRole('textbox').first().fill('Leche 600\nNata 200\nAzúcar 150')
    await told(page, 'Cambios sin guardar: lo que está a medias.')
    const { drafts } = await copyFromNotice(page)
    expect(drafts.paste.text).toContain('Nata 200')
    await room.free()
    await notice(page).waitFor({ state: 'detached' })
    await loadAgain(page, '/')
    await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
    await page.locator('[data-part=half-done]').waitFor()
  })

  it('a habit is, and somebody who leaves is asked', async () => {
    const page = await served.open(options, '/copia')
    const operator = field(page, 'Quién lo hace y dónde')
    await operator.waitFor()
    await settle(page)
    const room = await filledRoom(page)
    await operator.fill('Obrador Lola, Elche')
    await told(page, 'Cambios sin guardar: ajustes.')
    const { habits } = await copyFromNotice(page)
    expect(habits.operator).toBe('Obrador Lola, Elche')
    // Leaving asks, and who stays has all of it.
    const asked = new Promise<string>((resolve) =>
      page.once('dialog', async (dialog) => {
        await dialog.dismiss()
        resolve(dialog.type())
      }),
    )
    await page.close({ runBeforeUnload: true })
    expect(await asked).toBe('beforeunload')
    expect(await operator.inputValue()).toBe('Obrador Lola, Elche')
    await room.free()
    await notice(page).getByRole('button', { name: 'Probar otra vez' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await loadAgain(page, '/copia')
    await expect.poll(() => operator.inputValue()).toBe('Obrador Lola, Elche')
  })
})

it('closed, the notice leaves its mark in the masthead, and comes again with more; what other changes read does not take it back', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(PHONE, '/copia')
  const operator = field(page, 'Quién lo hace y dónde')
  await operator.waitFor()
  await settle(page)
  const room = await filledRoom(page)
  await operator.fill('Obrador Lola, Elche')
  await told(page, 'Cambios sin guardar: ajustes.')
  await notice(page).getByRole('button', { name: 'Cerrar el aviso' }).click()
  await notice(page).waitFor({ state: 'detached' })
  await page.locator('[data-part=copy-state]', { hasText: '▼ Sin guardar' }).waitFor()
  await turnTo(page, '/montaje')
  await field(page, 'Nombre del montaje').fill('Bocado')
  await told(page, 'Cambios sin guardar: ajustes y montajes.')
  // Another tab tells this one to read its settings again.
  await page.evaluate(() => new BroadcastChannel('obrador').postMessage(['settings']))
  await turnTo(page, '/copia')
  expect(await operator.inputValue()).toBe('Obrador Lola, Elche')
  await room.free()
  await notice(page).waitFor({ state: 'detached' })
  // Nothing is kept that there could be a copy of.
  await page.locator('[data-part=copy-state]').waitFor({ state: 'detached' })
})

it('a formula on the table is told, where its place in the library cannot be written', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(PHONE)
  await settle(page)
  const room = await filledRoom(page)
  await formulaName(page).fill('La de siempre')
  await told(page, 'Cambios sin guardar: fórmulas.')
  await room.free()
  await notice(page).waitFor({ state: 'detached' })
  await place(page, /fórmulas/i).click()
  await expect.poll(() => titles(page)).toEqual(['La de siempre'])
})
