import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../../src/routes/addresses.ts'
import {
  chooseCopy,
  createOwn,
  fixture,
  formulaName,
  makeCopy,
  openMine,
  restore,
  save,
  titles,
  toast,
} from './book.ts'
import {
  action,
  craftTab,
  DESK,
  gramsOf,
  oneSizeInTheGate,
  option,
  panel,
  picker,
  place,
  plain,
  serve,
  settle,
  sizes,
  turnTo,
  turnToPage,
} from './browser.ts'

/** The whole book in one file, from one device to another and from one version to the next. */

const served = serve()

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('copies everything to one file, and a clean device has it all again', { tags: ['desk'] }, async () => {
    const page = await served.open(options)
    for (const name of ['Uno', 'Dos']) await save(page, name)
    await createOwn(page, 'Mi nata')
    await panel(page, 'Coste').click()
    await page.getByRole('textbox', { name: 'Precio de Leche entera, € por kilo' }).fill('1,15')
    await page.getByRole('textbox', { name: 'Precio de Sacarosa, € por kilo' }).fill('1,4')
    await craftTab(page, 'Turrón').click()
    await gramsOf(page, 'Miel').fill('133,5')
    await action(page, 'Equilibrar').click()
    await page.getByRole('radio', { name: 'Solo con lo que tengo' }).check()
    await page.getByRole('button', { name: 'Añadir a la despensa' }).click()
    await picker(page).fill('inulina')
    await (await option(page, /^Inulina/)).click()
    await page.locator('[data-part=pantry-item]', { hasText: 'Inulina' }).waitFor()
    await turnTo(page, '/copia')
    const settings = (on: Page) => on.getByRole('region', { name: 'Ajustes' })
    await settings(page).getByRole('textbox', { name: 'Euros por hora' }).fill('18')
    await settings(page).getByRole('combobox', { name: 'IVA de lo que vendes (%)' }).selectOption('21')
    await settings(page).getByRole('textbox', { name: 'Quién lo hace y dónde' }).fill('Obrador Lola, Elche')
    await settings(page).getByRole('textbox', { name: 'Temperatura de mi vitrina, °C' }).fill('12')
    await page.keyboard.press('Enter')
    const text = await makeCopy(page)
    await page.getByText('Tu libro: 3 fórmulas, 1 ingrediente, 2 precios. Última copia, hoy.').waitFor()
    await page.locator('[data-part=copy-state]', { hasText: '● Copia de hoy' }).waitFor()

    const other = await served.open(options, '/copia')
    await chooseCopy(other, text)
    await other.getByText('Trae 3 fórmulas, 1 ingrediente, 2 precios que no tienes.').waitFor()
    await restore(other).click()
    await toast(other).filter({ hasText: '3 fórmulas, 1 ingrediente, 2 precios restaurados.' }).waitFor()
    expect(await settings(other).getByRole('textbox', { name: 'Euros por hora' }).inputValue()).toBe('18')
    expect(await settings(other).getByRole('combobox', { name: /^IVA/ }).inputValue()).toBe('21')
    expect(
      await settings(other)
        .getByRole('textbox', { name: /^Temperatura/ })
        .inputValue(),
    ).toBe('−12')
    await other.goto(`${served.address}/`)
    await craftTab(other, 'Helado').click()
    expect(await gramsOf(other, 'Mi nata').inputValue()).toBe('50')
    expect(await other.locator('[data-part=row] [data-part~=name]').last().textContent()).toBe('Mi nata Tuyo')
    await panel(other, 'Coste').click()
    const price = other.getByRole('textbox', { name: 'Precio de Sacarosa, € por kilo' })
    await expect.poll(() => price.inputValue()).toBe('1,4')
    await openMine(other)
    expect(await titles(other)).toEqual(['Turrón duro', 'Dos', 'Uno'])
    await place(other, 'Mesa').click()
    await craftTab(other, 'Turrón').click()
    expect(await gramsOf(other, 'Miel').inputValue()).toBe('133,5')
    await action(other, 'Equilibrar').click()
    await other.getByRole('radio', { name: 'Solo con lo que tengo' }).check()
    await other.locator('[data-part=pantry-item]', { hasText: 'Inulina' }).waitFor()

    // The same again brings nothing; a file of somebody else touches nothing.
    await chooseCopy(other, text)
    await other.getByText('No trae nada que no tengas.').waitFor()
    await other.getByText('Ya tienes 3 fórmulas iguales.').waitFor()
    await chooseCopy(other, text.slice(0, 500))
    await other.getByText('Este fichero no es de Obrador, o está cortado').waitFor()
  })

  it('undoes a restoration as one thing, tables included', async () => {
    const page = await served.open(options, '/copia')
    // A file of the first version: formulas and ingredients alone.
    const first = JSON.parse(fixture('export-1.json'))
    await chooseCopy(page, fixture('export-1.json'))
    await page.getByText('Trae 5 fórmulas, 1 ingrediente que no tienes.').waitFor()
    await restore(page).click()
    await page.getByText('Tu libro: 5 fórmulas, 1 ingrediente.').waitFor()
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await page.getByText('Tu libro está por empezar.').waitFor()

    const tables = [{ ...first.formulas[0], name: 'De otra mesa' }]
    await chooseCopy(page, JSON.stringify({ obrador: 2, tables, prices: { Miel: 9 } }))
    await page.getByText('Trae también lo que había en una mesa.').waitFor()
    await restore(page).click()
    await toast(page).filter({ hasText: '1 precio restaurado.' }).waitFor()
    await place(page, 'Mesa').click()
    await craftTab(page, 'Turrón').click()
    expect(await formulaName(page).inputValue()).toBe('De otra mesa')
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => formulaName(page).inputValue()).toBe('Turrón duro')
  })

  it('takes over what an older version kept, without loss', { tags: ['nightly'] }, async () => {
    const page = await served.open(options, '/healthz')
    const profile = JSON.parse(fixture('profile-1.json')) as Record<string, string>
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    }, profile)
    await page.goto(`${served.address}/`)
    await craftTab(page, 'Turrón').chosen()
    expect(await gramsOf(page, 'Miel').inputValue()).toBe('133,5')
    const former = JSON.parse(profile['obrador.saved'] ?? '') as { formula: { name: string } }[]
    expect(former).toHaveLength(5)
    await openMine(page)
    await expect.poll(() => titles(page)).toEqual(former.map(({ formula }) => formula.name))
    await place(page, 'Mesa').click()
    await craftTab(page, 'Helado').click()
    await expect.poll(() => page.locator('[data-part=row] [data-part~=name]').last().textContent()).toBe('Mi nata Tuyo')
    await panel(page, 'Coste').click()
    expect(await page.getByRole('textbox', { name: 'Precio de Leche entera, € por kilo' }).inputValue()).toBe('1,15')
    expect(await page.getByRole('checkbox', { name: 'Poner el coste en la ficha' }).isChecked()).toBe(true)
    await action(page, 'Equilibrar').click()
    await page.getByRole('radio', { name: 'Solo con lo que tengo' }).check()
    expect(plain((await page.locator('[data-part=pantry-item]').allTextContents()).join())).toMatch(
      /^Aceite de coco.*Inulina/,
    )
    const copy = JSON.parse(await makeCopy(page))
    expect(copy.formulas.map((one: { formula: unknown }) => one.formula)).toEqual(former.map(({ formula }) => formula))
    expect(copy.own).toEqual(JSON.parse(profile['obrador.own'] ?? ''))
    // Each belongs to the row that its name means.
    const kilos = Object.values<{ pack: number; packGrams: number }>(copy.prices).map((one) => one.pack)
    expect(kilos.toSorted()).toEqual(Object.values(JSON.parse(profile['obrador.prices'] ?? '')).toSorted())
    // What the library has is in the library alone; the tables stay where the first screen finds them.
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(
      // That somebody has been greeted, and in which language, is new, and told by whoever opens the page here.
      [
        ...Object.keys(profile).filter((key) => /\.(?:craft|told|formula\..*)$/.test(key)),
        'obrador.greeted',
        'obrador.idioma',
      ].toSorted(),
    )
  })
})

/** The picker of files is the browser's; what it would hand over is a real file of the page's own. */
const pickOwnFile = (): void => {
  const pick = async (): Promise<FileSystemFileHandle> =>
    (await navigator.storage.getDirectory()).getFileHandle('libro.json', { create: true })
  Reflect.set(globalThis, 'showSaveFilePicker', pick)
}
const readOwnFile = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('libro.json')
    return (await handle.getFile()).text()
  })
const writeOwnFile = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (written) => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('libro.json')
    const stream = await handle.createWritable()
    await stream.write(written)
    await stream.close()
  }, text)

it('keeps a file of the user’s own up to date, and never writes over what another device put in it', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK)
  await page.context().addInitScript(pickOwnFile)
  await page.goto(`${served.address}/`)
  await save(page, 'Uno')
  await page.goto(`${served.address}/copia`)
  await page.getByRole('button', { name: 'Elegir el fichero' }).click()
  await page.getByText('«libro.json», al día.').waitFor()
  await page.locator('[data-part=copy-state]', { hasText: '● En tu fichero' }).waitFor()
  const names = async (): Promise<string[]> => {
    const { formulas } = JSON.parse(await readOwnFile(page)) as { formulas: { formula: { name: string } }[] }
    return formulas.map(({ formula }) => formula.name)
  }
  expect(await names()).toEqual(['Uno'])
  // Every change follows by itself, on the next visit too, and from any tab.
  await page.goto(`${served.address}/`)
  await save(page, 'Dos')
  await expect.poll(names).toEqual(['Dos', 'Uno'])
  const other = await served.tab(page)
  await save(other, 'Tres')
  await expect.poll(names).toEqual(['Tres', 'Dos', 'Uno'])
  await other.close()

  const copy = JSON.parse(await readOwnFile(page))
  const theirs = {
    ...copy.formulas[0],
    id: 'de-otro',
    formula: { ...copy.formulas[0].formula, name: 'De otro equipo' },
  }
  await writeOwnFile(page, JSON.stringify({ ...copy, stamp: 'otro', formulas: [theirs] }))
  await save(page, 'Cuatro')
  await page.goto(`${served.address}/copia`)
  await page.getByText('El fichero tiene cambios de otro equipo: 1 fórmula.').waitFor()
  expect(await names()).toEqual(['De otro equipo'])
  await page.getByRole('button', { name: 'Reunir' }).click()
  await page.getByText('«libro.json», al día.').waitFor()
  expect((await names()).toSorted()).toEqual(['Cuatro', 'De otro equipo', 'Dos', 'Tres', 'Uno'])
  // A file that is not ours is left alone.
  await writeOwnFile(page, 'la lista de la compra')
  await page.reload()
  await page.getByText('no es de Obrador, o está cortado: no he tocado nada').waitFor()
  expect(await readOwnFile(page)).toBe('la lista de la compra')
})

it('speaks of the copy when it is missing or old, once a week', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  for (const name of ['1', '2', '3', '4', '5']) await save(page, name)
  await page.locator('[data-part=copy-state]', { hasText: '▼ Sin copia' }).waitFor()
  await toast(page).filter({ hasText: 'Tienes fórmulas guardadas y ninguna copia.' }).waitFor()
  await toast(page).getByRole('button', { name: 'Hacer una copia' }).click()
  await makeCopy(page)
  await page.locator('[data-part=copy-state]', { hasText: '● Copia de hoy' }).waitFor()
  // Nobody is there to be reminded while the days go by.
  await page.goto(`${served.address}/healthz`)
  await page.clock.install({ time: Date.now() + 20 * 86_400_000 })
  await page.goto(`${served.address}/`)
  await page.clock.fastForward(3000)
  await page.locator('[data-part=copy-state]', { hasText: '○ Copia de hace 20 días' }).waitFor()
  await toast(page).filter({ hasText: 'Tu última copia es de hace 20 días.' }).waitFor()
  await page.reload()
  await page.clock.fastForward(3000)
  await page.locator('[data-part=copy-state]', { hasText: '○ Copia de hace 20 días' }).waitFor()
  expect(await toast(page).count()).toBe(0)
})

/** Words of a book that is shared between devices; a formula is shared as a link everywhere. */
const OF_SHARING = /compart\w+ el libro|un(?:irme|ir) a otro|solo pesar|doce palabras|\bllave\b|otros? aparatos?/i

it('where no server passes books on, no page and no search speaks of sharing one', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK, '/compartir')
  // An address that somebody was told leads to what there is.
  await page.getByRole('heading', { level: 1, name: 'Copia y ajustes' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/copia')
  const go = async (address: string): Promise<void> => {
    await turnToPage(page, address)
    await settle(page)
  }
  for (const path of PAGE_ADDRESSES.filter((one) => one !== 'compartir' && one !== 'copia')) {
    await go(path)
    expect(plain(await page.locator('body').innerText()), path).not.toMatch(OF_SHARING)
  }
  await go('copia')
  expect(plain(await page.locator('body').innerText())).not.toMatch(OF_SHARING)
  const answered = page.waitForResponse(/compartir\.json/)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await answered
  for (const text of ['compartir', 'llave', 'tableta']) {
    await page.getByLabel('Fórmulas, ingredientes y pantallas').fill(text)
    await settle(page)
    expect(await page.getByRole('option', { name: 'Compartir el libro' }).count(), text).toBe(0)
  }
})
