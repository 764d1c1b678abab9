import { describe, expect, it } from 'vitest'
import { createOwn, duplicate, formulaName, openMine, remove, row, save, titles, toast } from './book.ts'
import {
  action,
  craftTab,
  DESK,
  gramsOf,
  oneSizeInTheGate,
  PHONE,
  place,
  serve,
  settle,
  sizes,
  textOf,
  verdict,
} from './browser.ts'
import { bookOf } from './shared.ts'

/** Nothing is lost: what is saved, shared, deleted, undone or weighed can be had again. */

const served = serve()

describe.each(sizes)('on a %s', (size, options) => {
  oneSizeInTheGate(options)

  it('two tabs save beside each other, and each sees the other at once', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    const other = await served.tab(page)
    await save(page, 'De la primera')
    await openMine(other)
    await expect.poll(() => titles(other)).toEqual(['De la primera'])
    await place(other, 'Mesa').click()
    await save(other, 'De la segunda')
    await save(page, 'Otra de la primera')
    await other.reload()
    await openMine(other)
    await expect.poll(() => titles(other)).toEqual(['Otra de la primera', 'De la segunda', 'De la primera'])
    // A tab that is open on the list sees what the other deletes.
    await openMine(page)
    await remove(page, 'De la segunda')
    await expect.poll(() => titles(other)).toEqual(['Otra de la primera', 'De la primera'])
  })

  it('two tabs that have both changed a formula go on following each other, and what is undone is of the tab', {
    tags: ['nightly', 'desk'],
  }, async () => {
    const page = await served.open(options)
    const other = await served.tab(page)
    // A tab on which nobody has worked follows.
    await gramsOf(page, 'Dextrosa').fill('40')
    await expect.poll(() => gramsOf(other, 'Dextrosa').inputValue()).toBe('40')
    // So does one that has been worked on, in turns, in one line and in two.
    await gramsOf(other, 'Dextrosa').fill('41')
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('41')
    await gramsOf(page, 'Sacarosa').fill('111')
    await expect.poll(() => gramsOf(other, 'Sacarosa').inputValue()).toBe('111')
    await gramsOf(other, 'Nata 35%').fill('222')
    await expect.poll(() => gramsOf(page, 'Nata 35%').inputValue()).toBe('222')
    await page.getByRole('button', { name: 'Deshacer', exact: true }).first().click()
    await expect.poll(() => gramsOf(other, 'Sacarosa').inputValue()).not.toBe('111')
    for (const tab of [page, other]) {
      expect(await gramsOf(tab, 'Nata 35%').inputValue()).toBe('222')
      expect(await toast(tab).filter({ hasText: 'ha cambiado en otra pestaña.' }).count()).toBe(0)
    }
    // Another formula on the same table: told until it is answered, whatever else is said meanwhile.
    await duplicate(other)
    const asked = toast(page).filter({ hasText: 'ha cambiado en otra pestaña.' })
    await asked.waitFor()
    await save(page)
    await asked.waitFor()
    await asked.getByRole('button', { name: 'Quedarme con esta' }).click()
    await asked.waitFor({ state: 'detached' })
    await gramsOf(page, 'Dextrosa').fill('55')
    await asked.waitFor({ state: 'detached' })
    await toast(other).filter({ hasText: 'ha cambiado en otra pestaña.' }).waitFor()
    // Both are in the library, each as it was left.
    await openMine(page)
    await expect.poll(async () => (await titles(page)).length).toBe(2)
    await row(page, '(copia)').press('Enter')
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('41')
  })

  it('what another tab wrote is put aside when this one writes over it, also after a copy was made', async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Dextrosa').fill('40')
    await settle(page)
    await page.waitForTimeout(500)
    const other = await served.tab(page)
    await expect.poll(() => gramsOf(other, 'Dextrosa').inputValue()).toBe('40')
    // The notice goes by itself, and may be gone before a busy machine has done what follows.
    const told = toast(page).filter({ hasText: 'ha cambiado en otra pestaña.' }).waitFor()
    // A formula without a name is nowhere but on its table.
    await duplicate(other)
    await formulaName(other).fill('')
    await gramsOf(other, 'Dextrosa').fill('77')
    await told
    // The copy looks at every table. The same page all the time: loaded anew it would have the other's formula.
    if (size === 'phone') await place(page, 'Más').click()
    const within = size === 'phone' ? page.getByRole('main') : page.getByRole('contentinfo')
    await within.getByRole('link', { name: 'Copia y ajustes' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('region', { name: 'Hacer una copia' }).getByRole('button').click(),
    ])
    const { tables } = JSON.parse(await textOf(download))
    expect(JSON.stringify(tables)).toContain('"grams":77')
    await place(page, 'Mesa').click()
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('40')
    await gramsOf(page, 'Dextrosa').fill('55')
    await page.waitForTimeout(500)
    await other.close()
    await page.reload()
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('55')
    await openMine(page)
    // Whichever tab is the first to see the other keeps what has no name, and says so in it or not.
    const aside = /^(?:\(otra pestaña\)|Fórmula sin nombre)$/
    const isAside = (title: string): boolean => aside.test(title)
    await expect.poll(async () => (await titles(page)).map(isAside).toSorted()).toEqual([false, true])
    await row(page, (await titles(page)).find(isAside) ?? '').press('Enter')
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('77')
  })

  it('gives back what was deleted: from the notice, and from the bin', async () => {
    const page = await served.open(options)
    await save(page, 'Uno')
    await save(page, 'Dos')
    await openMine(page)
    await remove(page, 'Uno')
    await toast(page).filter({ hasText: 'Has eliminado «Uno».' }).waitFor()
    expect(await titles(page)).toEqual(['Dos'])
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => titles(page)).toEqual(['Dos', 'Uno'])
    await remove(page, 'Dos')
    await expect.poll(() => titles(page)).toEqual(['Uno'])
    await page.reload()
    await openMine(page)
    await page.getByRole('button', { name: /^Papelera/ }).click()
    await page.getByRole('button', { name: 'Recuperar Dos' }).click()
    await page.getByRole('button', { name: /^Todas/ }).click()
    await expect.poll(() => titles(page)).toEqual(['Dos', 'Uno'])
  })

  it('shows what a link brings without touching the table, and takes it when told', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await createOwn(page, 'Mi nata')
    await formulaName(page).fill('La que mando')
    const said = await verdict(page).textContent()
    await action(page, 'Compartir').click()
    const link = page.getByRole('textbox', { name: 'Enlace' })
    await expect.poll(() => link.inputValue()).toContain('#f=')
    const path = (await link.inputValue()).slice(served.address.length)

    const other = await served.open(options)
    await gramsOf(other, 'Dextrosa').fill('77')
    await other.waitForTimeout(400)
    await other.goto(served.address + path)
    await other.getByText('Te han enviado esta fórmula. La tuya sigue en la mesa.').waitFor()
    await other.getByText('Trae 1 ingrediente suyo: Mi nata (se guardará con ella).').waitFor()
    expect(await verdict(other).textContent()).toBe(said)
    // What there is to do is in sight, and nothing covers it.
    await other.getByRole('button', { name: 'Cerrar', exact: true }).click({ trial: true })
    const foot = await other.locator('[data-part=preview-foot]').boundingBox()
    const dock = await other.getByRole('navigation', { name: 'Lugares', exact: true }).boundingBox()
    if (size === 'phone') expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0)
    await other.getByRole('button', { name: 'Cerrar', exact: true }).click()
    expect(await gramsOf(other, 'Dextrosa').inputValue()).toBe('77')
    // In the same tab, by hand, and kept without opening it.
    await other.goto(served.address + path)
    await other.getByRole('button', { name: 'Guardar en mis fórmulas' }).click()
    await gramsOf(other, 'Dextrosa').waitFor()
    await openMine(other)
    await expect.poll(() => titles(other)).toEqual(['La que mando', 'Helado de leche'])
    await place(other, 'Mesa').click()
    expect(await gramsOf(other, 'Dextrosa').inputValue()).toBe('77')
    await other.goto(served.address + path)
    await other.getByText('Ya la tienes guardada.').waitFor()
    // One of the same name that says something else is held against it.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await gramsOf(page, 'Dextrosa').fill('61')
    await action(page, 'Compartir').click()
    await expect.poll(() => link.inputValue()).toContain('#f=')
    await other.goto(await link.inputValue())
    await other.getByText('Ya tienes una con este nombre, versión 1.').waitFor()
    await other.getByRole('button', { name: 'Ver qué cambia' }).click()
    await other.getByRole('dialog').locator('tr', { hasText: 'Dextrosa' }).filter({ hasText: '61' }).waitFor()
    await other.keyboard.press('Escape')
    await other.goto(served.address + path)
    await other.getByText('Ya la tienes guardada.').waitFor()
    await other.getByRole('button', { name: 'Abrir en la mesa' }).click()
    await toast(other).filter({ hasText: 'Has abierto «La que mando».' }).waitFor()
    expect(await gramsOf(other, 'Mi nata').inputValue()).toBe('50')
    expect(new URL(other.url()).hash).toBe('')
    await other.waitForTimeout(400)
    await other.reload()
    expect(await other.locator('[data-part=row] [data-part~=name]').last().textContent()).toBe('Mi nata Tuyo')
    expect(await verdict(other).textContent()).toBe(said)
    expect(await other.locator('[data-part=warnings]', { hasText: 'No reconozco' }).count()).toBe(0)
  })

  it('undoes what the notice says, whatever was done since and wherever', async () => {
    const page = await served.open(options)
    await page.getByRole('button', { name: 'Más acciones para Nata 35%' }).click()
    await page.getByRole('button', { name: 'Quitar Nata 35%' }).click()
    await gramsOf(page, 'Dextrosa').fill('77')
    await toast(page).filter({ hasText: 'Has quitado «Nata 35%».' }).waitFor()
    await craftTab(page, 'Turrón').click()
    await gramsOf(page, 'Miel').fill('133,5')
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    expect(await gramsOf(page, 'Miel').inputValue()).toBe('133,5')
    await craftTab(page, 'Helado').click()
    expect(await page.locator('[data-part=row] [data-part~=name]').allTextContents()).toContain('Nata 35%')
    expect((await page.locator('[data-part=row] [data-part~=name]').allTextContents())[1]).toBe('Nata 35%')
    expect(await gramsOf(page, 'Dextrosa').inputValue()).toBe('77')
    await page.waitForTimeout(400)
    await page.reload()
    await gramsOf(page, 'Nata 35%').waitFor()
  })

  it('closes what is open over the page with the back button, and stays on the page', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    for (const name of ['Equilibrar', 'Compartir', 'Pesar']) {
      await action(page, name).click()
      await page.getByRole('dialog').waitFor()
      await page.goBack()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await gramsOf(page, 'Dextrosa').waitFor()
      // Closed by hand it leaves no step behind.
      await action(page, name).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    // Then the document, then the place, each by its own step.
    await place(page, 'Despensa').click()
    await page.getByRole('heading', { level: 1, name: 'Despensa' }).waitFor()
    await place(page, /fórmulas/i).click()
    await page.getByRole('heading', { level: 1, name: 'Mis fórmulas' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/formulas')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Despensa' }).waitFor()
    await page.goBack()
    await gramsOf(page, 'Dextrosa').waitFor()
  })

  it('keeps the ticks of the scale when one leaves, until the weight is another', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    const weighed = (name: string) => page.getByRole('checkbox', { name: `${name}, pesado` })
    await action(page, 'Pesar').click()
    await weighed('Leche entera').check()
    await weighed('Dextrosa').check()
    await page.getByRole('button', { name: 'Salir' }).click()
    await page.waitForTimeout(400)
    await page.reload()
    await action(page, 'Pesar').click()
    await page.getByText('Sigues donde estabas (2 de 7).').waitFor()
    expect(await weighed('Leche entera').isChecked()).toBe(true)
    await page.getByText('Faltan 5').waitFor()
    await page.getByRole('button', { name: 'Salir' }).click()
    await gramsOf(page, 'Dextrosa').fill('45')
    await action(page, 'Pesar').click()
    expect(await weighed('Dextrosa').isChecked()).toBe(false)
    expect(await weighed('Leche entera').isChecked()).toBe(true)
  })
})

it('a notice stands on top for three seconds, waits while it is pointed at, and is only read aloud where there is nothing to undo', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open({ ...PHONE, reducedMotion: 'no-preference' })
  const state = (property: 'animationDuration' | 'animationPlayState') =>
    toast(page).evaluate((it, of) => getComputedStyle(it)[of], property)
  await gramsOf(page, 'Dextrosa').press('Control+s')
  await page.getByRole('textbox', { name: '¿Qué has cambiado?' }).press('Enter')
  const saved = toast(page).filter({ hasText: /^Versión 1 guardada\.$/ })
  await saved.waitFor()
  expect(await saved.evaluate((it) => it.clientWidth)).toBe(1)
  await action(page, 'Vaciar la mesa').click()
  const cleared = toast(page).filter({ hasText: 'La mesa está vacía.' })
  await cleared.hover()
  expect(await state('animationPlayState')).toMatch(/^paused/)
  expect(await state('animationDuration')).toMatch(/3s$/)
  const box = await cleared.boundingBox()
  // The verdict and what is done stand at the thumb, the weights between.
  expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(100)
  await cleared.evaluate((it) => {
    for (const one of it.getAnimations()) one.finish()
  })
  await cleared.waitFor({ state: 'detached' })
  // Undoing stays where it always is.
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await gramsOf(page, 'Dextrosa').waitFor()
})

it('what comes to library and table while something typed waits for its turn is not taken back', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK)
  await save(page, 'Hogaza')
  await gramsOf(page, 'Sacarosa').fill('131')
  await expect.poll(async () => (await bookOf(page)).includes('"grams":131')).toBe(true)
  // Somebody else writes: nobody has a turn until they have ended.
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('obrador')
      request.onsuccess = () => resolve(request.result)
    })
    const store = db.transaction('formulas', 'readwrite').objectStore('formulas')
    interface Lines {
      lines: { name: string; grams: number }[]
    }
    const received = ({ lines }: Lines) => {
      for (const line of lines) if (line.name === 'Leche entera') line.grams = 7774.25
    }
    const turn = (): void => {
      const request = store.getAll()
      request.onsuccess = () => {
        if (!Reflect.get(globalThis, 'isOver')) return turn()
        const [saved] = request.result as { id: string; formula: Lines }[]
        const [key] = Object.keys(localStorage).filter((one) => one.startsWith('obrador.formula.'))
        if (!saved || key === undefined) throw new Error('nothing is kept')
        const table = JSON.parse(localStorage.getItem(key) ?? '') as Lines
        received(table)
        received(saved.formula)
        localStorage.setItem(key, JSON.stringify(table))
        store.put(saved, saved.id)
      }
    }
    turn()
  })
  await gramsOf(page, 'Sacarosa').fill('132')
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.values({ ...localStorage })
          .join(' ')
          .includes('"grams":132'),
      ),
    )
    .toBe(true)
  await page.evaluate(() => Reflect.set(globalThis, 'isOver', true))
  await expect.poll(async () => (await bookOf(page)).includes('"grams":132')).toBe(true)
  expect(await bookOf(page)).toContain('"grams":7774.25')
})

it('what was typed a moment before another formula comes to the table stays in the one before', async () => {
  const page = await served.open(DESK, '/healthz')
  // However slow who types is, the table has not been kept yet.
  await page.addInitScript(() => {
    const { setTimeout: later } = globalThis
    globalThis.setTimeout = ((work: () => void, ms = 0) => later(work, ms === 300 ? 60_000 : ms)) as typeof setTimeout
  })
  await page.goto(served.address)
  await save(page, 'Hogaza')
  await gramsOf(page, 'Sacarosa').fill('137')
  await duplicate(page)
  const before = async () => (await bookOf(page)).split('\n').find((line) => line.includes('"name":"Hogaza"')) ?? ''
  await expect.poll(before).toContain('"grams":137')
})
