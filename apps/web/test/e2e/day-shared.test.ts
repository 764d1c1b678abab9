import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openMine, row, save, toast } from './book.ts'
import { craftTab, DESK, gramsOf, PHONE, place, serve, settle, turnTo } from './browser.ts'
import { bookOf, join, lookAt, same, share, sharedParts, state, upToDate, wordsShown } from './shared.ts'

/** Working days of a shared book: whoever looks at it sees the same grams, lots and batches, on whichever device. */

const parts = sharedParts()
const served = serve(parts)

const NAME = 'Hogaza del obrador'
const clashOn = (page: Page) => page.locator('[data-part=clash]')
const toWeigh = (page: Page) => page.locator('[data-part=to-weigh]', { hasText: NAME })

/** Holds what the relay sends to a page, and lets it through again: who changes something meanwhile has not heard of the others. */
async function heldLine(page: Page): Promise<{ readonly hold: () => void; readonly release: () => void }> {
  const held: (() => void)[] = []
  let isHeld = false
  await page.routeWebSocket(/\/v1\/sync$/, (socket) => {
    const relay = socket.connectToServer()
    relay.onMessage((message) => {
      if (isHeld) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  return {
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const send of held.splice(0)) send()
    },
  }
}

async function phoneToWeigh(desk: Page): Promise<Page> {
  const words = await wordsShown(desk)
  await desk.locator('[data-part=key-kinds]').getByText('Solo pesar', { exact: true }).click()
  await expect.poll(() => wordsShown(desk)).not.toBe(words)
  const phone = await served.open(PHONE)
  await lookAt(phone, await wordsShown(desk), 'Móvil')
  await phone.getByRole('button', { name: 'Empezar a pesar' }).click()
  await upToDate(phone)
  return phone
}

it('two change one line within a second: both are told, who only weighs chooses nothing, and in the end all weigh the same', {
  tags: ['nightly'],
}, async () => {
  const desk = await served.open(DESK)
  await craftTab(desk, 'Pan').click()
  await save(desk, NAME)
  const words = await share(desk, 'Ordenador')
  await upToDate(desk)
  const phone = await phoneToWeigh(desk)
  const laptop = await served.open(DESK)
  const line = await heldLine(laptop)
  await join(laptop, words, 'Portátil')
  await upToDate(laptop)
  await openMine(laptop)
  await row(laptop, NAME).press('Enter')
  await gramsOf(laptop, 'Agua').waitFor()
  await settle(laptop)

  // Both have a network; the laptop types while what the desk wrote is on its way.
  line.hold()
  await place(desk, 'Mesa').click()
  await gramsOf(desk, 'Agua').fill('190')
  await expect.poll(() => bookOf(phone)).toContain('"grams":190')
  await upToDate(desk)
  await gramsOf(laptop, 'Agua').fill('210')
  line.release()
  for (const page of [desk, laptop]) {
    await clashOn(page).getByText(`Dos cambios a la vez en ${NAME}. Están los dos.`).waitFor()
    expect((await clashOn(page).getByRole('cell').allTextContents()).filter(Boolean).toSorted()).toEqual([
      '190\u202fg',
      '210\u202fg',
    ])
    expect(await clashOn(page).getByRole('button').count()).toBe(2)
  }

  // Who only weighs sees it on every page that weighs, and has nothing to choose.
  for (const where of ['Hoy', 'Fórmulas', 'El libro']) {
    await place(phone, where).click()
    await clashOn(phone).getByText('Cuál queda lo elige quien tiene la llave del libro.').waitFor()
    expect(await clashOn(phone).count()).toBe(1)
    expect(await clashOn(phone).getByRole('button').count(), where).toBe(0)
  }
  await clashOn(desk).getByRole('button', { name: 'Usar el mío' }).click()
  for (const page of [desk, laptop, phone]) await clashOn(page).waitFor({ state: 'detached' })
  for (const page of [desk, laptop]) await expect.poll(() => gramsOf(page, 'Agua').inputValue()).toBe('190')
  await same([desk, laptop, phone])

  // What is changed there all the same goes back to what the book says, and that is told.
  await phone.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('obrador')
      request.onsuccess = () => resolve(request.result)
    })
    const tx = db.transaction('formulas', 'readwrite')
    const all = tx.objectStore('formulas').getAll()
    all.onsuccess = () => {
      for (const saved of all.result) {
        for (const one of saved.formula.lines) if (one.name === 'Agua') one.grams = 210
        tx.objectStore('formulas').put(saved, saved.id)
      }
    }
    await new Promise((resolve) => {
      tx.oncomplete = resolve
    })
    db.close()
    new BroadcastChannel('obrador').postMessage(['formulas'])
  })
  await toast(phone).filter({ hasText: 'Este aparato solo pesa' }).waitFor()
  await toast(phone).getByRole('button', { name: 'Entendido' }).click()
  await same([desk, laptop, phone])
  await place(phone, 'Fórmulas').click()
  await toWeigh(phone)
    .getByRole('button', { name: new RegExp(`^${NAME}`) })
    .click()
  await phone.getByRole('row', { name: 'Agua 190' }).waitFor()
  expect(await state(phone).textContent()).toContain('Al día')
})

const inside = (page: Page) => page.getByRole('table', { name: `Qué lleva ${NAME}` })
const batches = (page: Page) => page.locator('[data-part=batch-row]', { hasText: NAME })

it('the desk changes a recipe while the phone weighs it: both have the same grams, lot and batch in the end', async () => {
  const desk = await served.open(DESK)
  await craftTab(desk, 'Pan').click()
  await save(desk, NAME)
  await share(desk, 'Ordenador')
  await upToDate(desk)
  const phone = await phoneToWeigh(desk)
  await place(phone, 'Fórmulas').click()
  await phone.getByRole('button', { name: `Pesar ${NAME}` }).click()
  const done = phone.getByRole('button', { name: 'Pesado', exact: true })
  await done.click()

  // The water is another while it has yet to be weighed: the scale asks for what the book says.
  await place(desk, 'Mesa').click()
  await gramsOf(desk, 'Agua').fill('777')
  await expect.poll(() => bookOf(phone)).toContain('"grams":777')
  await phone.locator('[data-part=kitchen-now-grams]', { hasText: '777' }).waitFor()
  expect(await phone.getByRole('checkbox', { checked: true }).count()).toBe(1)
  const finished = phone.getByRole('button', { name: 'Terminada' })
  while (!(await finished.isVisible())) await done.click()
  await finished.click()
  await phone.getByRole('button', { name: 'Nada, solo apuntar' }).click()
  await phone.getByRole('button', { name: 'Guardar', exact: true }).click()
  await toast(phone)
    .filter({ hasText: /L\d{6}-B1/ })
    .waitFor()
  await same([desk, phone])

  // The same batch, by the same lot and weight, on both.
  await place(phone, 'Hornadas').click()
  await turnTo(desk, '/hornadas')
  for (const page of [desk, phone]) await batches(page).waitFor()
  const [told, there] = await Promise.all([desk, phone].map((page) => batches(page).innerText()))
  expect(told).toBe(there)
  expect(told).toMatch(/L\d{6}-B1/)
  // The batch was made of what was on the scale.
  expect(await bookOf(desk)).toMatch(/^batches .*"grams":777,/m)
  await place(phone, 'Fórmulas').click()
  await toWeigh(phone)
    .getByRole('button', { name: new RegExp(`^${NAME}`) })
    .click()
  await inside(phone).getByRole('row', { name: 'Agua 777' }).waitFor()
})
