import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { craftTab, DESK, expectNoSideways, gramsOf, option, PHONE, picker, plain, serve, settle } from './browser.ts'

/** A list that is pasted: what it makes, what is asked of it, and what becomes of it. */

const served = serve()

const BRIOCHE = `[14/11, 7:58] Toni: BRIOCHE 2 KG
Harina de fuerza panificable 1000
Mantequilla semisalada 350
10 huevos
Azúcar 150
Leche 100 ml
Levadura fresca 40
Sal 18
Trablit vainilla 12
Amasar 12 min, mantequilla al final`

const TWO = `Masa de brioche
1000 harina de fuerza
300 mantequilla
400 huevo
150 azúcar
20 sal
40 levadura fresca
Amasar 12 min

Crema pastelera
1000 leche
200 azúcar
160 yemas
80 almidón de maíz
Cocer a 85 ºC`

async function pasteInto(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
  await page.getByRole('textbox', { name: 'Lista de ingredientes' }).fill(text)
  await page.locator('[data-part=paste-foot]').waitFor()
}

const sentence = (page: Page) => page.locator('[role=dialog] header [role=status]')
const counts = async (page: Page) => (await page.locator('[data-part=counts] li').allTextContents()).map(plain)
/** The weight of a line of the sheet, and not of the bench behind it. */
const pastedGrams = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: `Gramos de ${name}`, exact: true })
const rows = (page: Page) => page.locator('[data-part=pasted] > li')
const typeChoice = (page: Page, name = '') =>
  page.getByRole('combobox', { name: name === '' ? /^Tipo de/ : `Tipo de «${name}»` })
const formulaName = (page: Page) => page.getByRole('textbox', { name: 'Nombre de la fórmula' })
const benchType = (page: Page) => page.getByRole('combobox', { name: 'Tipo', exact: true })

describe('what a list makes', () => {
  it('is read from its title and what goes in, and opens as that in its own craft', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, BRIOCHE)
    await expect
      .poll(async () => plain(await sentence(page).textContent()))
      .toBe('Lo leo como Brioche. Falta un dato: qué es «Trablit vainilla».')
    expect(await counts(page)).toEqual([
      '● 4 tal cual',
      '≈ 2 calculadas',
      '○ 1 por confirmar',
      '▼ 1 por completar',
      '– 2 no son ingredientes',
    ])
    expect(await page.getByRole('textbox', { name: 'Nombre', exact: true }).inputValue()).toBe('Brioche')
    expect(await page.getByRole('textbox', { name: 'Rendimiento, kg' }).inputValue()).toBe('2')
    await page.getByText('por el título y lo que lleva').waitFor()
    await page.locator('[data-part=coming]').getByText('Si no cuenta: trablit vainilla').waitFor()
    expect(plain(await rows(page).first().textContent())).toContain('Hora y remitente, fuera.')
    expect(plain(await rows(page).nth(2).textContent())).toContain('no conozco «semisalada»')
    await expectNoSideways(page)
    await expectAccessible(page, 'Pegar', '[role=dialog]')
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await craftTab(page, 'Pan').chosen()
    await expect.poll(() => formulaName(page).inputValue()).toBe('Brioche')
    expect(await benchType(page).inputValue()).toBe('brioche')
  })

  it('is changed in one tap, and what is chosen by hand stays', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, BRIOCHE)
    await page.getByRole('button', { name: /^Es bollo de leche/ }).click()
    await page.getByText('Tipo elegido por ti', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Editar el texto' }).click()
    await page.getByRole('textbox', { name: 'Lista de ingredientes' }).fill(`${BRIOCHE}\nPan común`)
    await page.getByText('Tipo elegido por ti', { exact: true }).waitFor()
    await typeChoice(page).selectOption('pasteleria bizcocho')
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await craftTab(page, 'Pastelería').chosen()
    await expect.poll(() => benchType(page).inputValue()).toBe('bizcocho')
  })

  it('does not change a type that somebody has chosen on an empty bench', { tags: ['nightly'] }, async () => {
    const page = await served.open(DESK)
    await craftTab(page, 'Pan').click()
    await page.getByRole('button', { name: 'Nueva' }).click()
    await page.getByRole('menuitem', { name: 'En blanco: pan' }).click()
    await page.getByText('La mesa está vacía', { exact: true }).waitFor()
    await benchType(page).selectOption('pan_molde')
    await pasteInto(page, BRIOCHE)
    await page.getByText('Tipo elegido por ti', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await expect.poll(() => formulaName(page).inputValue()).toBe('Brioche')
    expect(await benchType(page).inputValue()).toBe('pan_molde')
  })

  it('is never scaled by itself: a yield that its lines do not make is asked about', async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, 'Helado de leche 4 kg\nLeche 2000 g\nNata 35 400 g\nAzúcar 600 g\nDextrosa 200 g')
    await page.getByText('Dice 4 kg y suman 3,2 kg.').first().waitFor()
    expect(await pastedGrams(page, 'Leche').inputValue()).toBe('2000')
    await page.getByRole('button', { name: /^Ajustar a 4/ }).click()
    await expect.poll(() => pastedGrams(page, 'Leche').inputValue()).toBe('2500')
    // What is written now is what is put.
    await pastedGrams(page, 'Dextrosa').fill('300')
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await expect.poll(() => gramsOf(page, 'Leche').inputValue()).toBe('2500')
    expect(await gramsOf(page, 'Dextrosa').inputValue()).toBe('300')
  })
})

describe('what is in doubt', () => {
  it('is confirmed or changed with one tap, or left out, and the keys go from one to the next', async () => {
    const page = await served.open(DESK)
    await pasteInto(page, BRIOCHE)
    // The first thing that nobody knows has the focus.
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Vaina de vainilla')
    const flour = rows(page).nth(1)
    expect(await flour.getAttribute('aria-label')).toBe(
      'Harina de fuerza panificable 1000: por confirmar, Harina de media fuerza (W 220-280), 1000 gramos',
    )
    const group = flour.getByRole('radiogroup', { name: 'Qué es' })
    await group.getByRole('radio', { name: /media fuerza/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => flour.getAttribute('data-standing')).toBe('read')
    await expect.poll(focused).toBe('Vaina de vainilla')
    // Another is chosen as easily.
    await group.getByText('Harina de fuerza (W 280-340)').click()
    await expect.poll(async () => plain(await flour.getAttribute('aria-label'))).toContain('tal cual, Harina de fuerza')
    await page.getByRole('button', { name: 'Dejar fuera «Trablit vainilla»' }).click()
    await expect.poll(() => rows(page).nth(8).getAttribute('data-standing')).toBe('left')
    await pastedGrams(page, 'Sal').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Gramos de Levadura fresca')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => formulaName(page).inputValue()).toBe('Brioche')
    expect(await gramsOf(page, 'Harina de fuerza (W 280-340)').inputValue()).toBe('1000')
    expect(await page.locator('[data-part=row]', { hasText: 'Trablit' }).count()).toBe(0)
  })

  it('is told on the bench too, where one tap confirms it', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, BRIOCHE)
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    const row = page.locator('[data-part=row]').first()
    await row.locator('[data-part=provisional]').waitFor()
    await page.locator('[data-part=residue]', { hasText: 'no conozco «semisalada»' }).waitFor()
    await expectAccessible(page, 'Mesa', '[data-part=provisional]')
    await row.getByText('Harina de media fuerza (W 220-280)', { exact: true }).click()
    await expect.poll(() => page.locator('[data-part=provisional]').count()).toBe(0)
    expect(await gramsOf(page, 'Harina de media fuerza (W 220-280)').inputValue()).toBe('1000')
  })

  it('of two figures says which one weighs', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, 'BASE BLANCA 1 kg: leche 625 / 130 nata 35 / lpd 34 / azúcar 125 / dextrosa 36 / neutro 5')
    await expect.poll(async () => plain(await sentence(page).textContent())).toBe('Una línea, 6 ingredientes.')
    expect(await counts(page)).toEqual(['● 6 tal cual', '– 1 no es un ingrediente'])
    await page.getByText('35 es la grasa; 130, el peso.').waitFor()
    await page.getByText('Cortada por «/».').waitFor()
    await page.getByRole('button', { name: 'Cortar de otra manera' }).click()
    await page.getByRole('menuitem', { name: 'A mano, en el texto' }).click()
    await page.getByRole('textbox', { name: 'Lista de ingredientes' }).waitFor()
  })
})

it('loses nothing with text of 200 % at 320 px, in the dark', { tags: ['nightly'] }, async () => {
  const page = await served.open({ ...PHONE, viewport: { width: 320, height: 640 }, colorScheme: 'dark' })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await pasteInto(page, BRIOCHE)
  await expectNoSideways(page)
  const cut = await page.getByRole('dialog').evaluate((sheet) =>
    [...sheet.querySelectorAll('p, button, label, input.quantity')]
      .filter((one) => one.getClientRects().length > 0 && !one.matches('.unseen'))
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 || one.getBoundingClientRect().left < -1)
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
  expect(await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).isVisible()).toBe(true)
  await expectAccessible(page, 'Pegar', '[role=dialog]')
})

describe('several recipes in one text', () => {
  it('are formulas of their own, together, or only the first', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, TWO)
    await expect
      .poll(async () => plain(await sentence(page).textContent()))
      .toBe('He visto 2 recetas: masa de brioche y crema pastelera.')
    expect(await page.locator('[data-part=recipe]').count()).toBe(2)
    await expectNoSideways(page)
    await expectAccessible(page, 'Pegar', '[role=dialog]')
    await page.getByText('Solo la primera', { exact: true }).click()
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).waitFor()
    await expect.poll(() => pastedGrams(page, 'leche').count()).toBe(0)
    await page.getByText('Juntas', { exact: true }).click()
    await pastedGrams(page, 'leche').waitFor()
    await page.getByText('Separadas', { exact: true }).click()
    await page.getByRole('button', { name: 'Poner en 2 fórmulas nuevas' }).click()
    await expect.poll(() => formulaName(page).inputValue()).toBe('Masa de brioche')
    const toast = page.locator('[data-part=toast]').filter({ hasText: '«Crema pastelera», en Mis fórmulas.' })
    await toast.waitFor()
    await settle(page)
    await page
      .getByRole('navigation', { name: 'Lugares', exact: true })
      .getByRole('link', { name: /fórmulas/ })
      .click()
    await page.getByText('Crema pastelera', { exact: true }).first().waitFor()
  })
})

describe('what is half written', () => {
  it('is there when the list is opened again, with its answers, also after the page was closed', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, BRIOCHE)
    await pastedGrams(page, 'Sal').fill('21')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.waitForTimeout(400)
    await page.reload()
    await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
    await page.getByText('Tienes una lista a medias.').waitFor()
    await page.getByRole('button', { name: 'Seguir' }).click()
    await expect.poll(() => pastedGrams(page, 'Sal').inputValue()).toBe('21')
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await expect.poll(() => formulaName(page).inputValue()).toBe('Brioche')
    // What was taken is no longer half done.
    await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
    await page.getByRole('textbox', { name: 'Lista de ingredientes' }).waitFor()
    expect(await page.getByText('Tienes una lista a medias.').count()).toBe(0)
  })

  it('is forgotten where somebody says so', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(page, BRIOCHE)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Pegar una lista' }).first().click()
    await page.locator('[data-part=half-done]').getByRole('button', { name: 'Descartar' }).click()
    await expect.poll(() => page.getByText('Tienes una lista a medias.').count()).toBe(0)
  })

  it('of an ingredient of one’s own is there too', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE, '/despensa')
    await page.getByRole('button', { name: 'Nuevo ingrediente' }).click()
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Pasta Pepita')
    await page.getByRole('button', { name: /^Se parece a/ }).click()
    await picker(page).fill('pasta de avellana')
    await (await option(page, 'Pasta de avellana 100 %')).click()
    await page.getByRole('textbox', { name: 'Grasas', exact: true }).fill('58')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Nuevo ingrediente' }).click()
    await page.getByText('Tienes un ingrediente a medias: «Pasta Pepita».').waitFor()
    await page.getByRole('button', { name: 'Seguir' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Grasas', exact: true }).inputValue()).toBe('58')
    await page.getByRole('button', { name: /^Sí, .* de agua$/ }).click()
    await page.getByRole('button', { name: 'Guardar el ingrediente' }).click()
    await page.getByRole('button', { name: 'Nuevo ingrediente' }).click()
    await page.getByRole('textbox', { name: 'Nombre', exact: true }).waitFor()
    expect(await page.getByText(/Tienes un ingrediente a medias/).count()).toBe(0)
  })
})

describe('on the bench', () => {
  it('another product that a formula seems to be has its button, and it can be undone', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(PHONE)
    // With its water: a bread without any would first be asked for it.
    await pasteInto(page, (TWO.split('\n\n')[0] ?? '').replace('Amasar', '100 agua\nAmasar'))
    await typeChoice(page).selectOption('panaderia pan_comun')
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    const look = page.getByRole('button', { name: /^Mirarla como/ })
    await look.click()
    await expect.poll(() => benchType(page).inputValue()).not.toBe('pan_comun')
    await page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => benchType(page).inputValue()).toBe('pan_comun')
  })

  it('a fat says that it is laminated in, where the type has such a part', { tags: ['nightly'] }, async () => {
    const page = await served.open(PHONE)
    await pasteInto(
      page,
      'Croissant\n1000 harina de fuerza\n500 leche\n120 azúcar\n20 sal\n40 levadura fresca\n100 mantequilla\n500 mantequilla seca',
    )
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await page.getByRole('button', { name: 'Más acciones para mantequilla', exact: true }).click()
    await page.getByRole('button', { name: /^mantequilla es el empaste/ }).click()
    await page.locator('[data-part=row]', { hasText: 'Empaste' }).waitFor()
    await page.waitForTimeout(500)
    await page.reload()
    await page.locator('[data-part=row]', { hasText: 'Empaste' }).waitFor()
    // What is no fat cannot be.
    await page.locator('[data-part=row-more]').first().click()
    expect(await page.getByRole('button', { name: /^harina.*empaste/ }).count()).toBe(0)
  })
})

it('figures without a unit have that of the list, which is said with its total and changed by one tap', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(PHONE)
  await pasteInto(page, 'Pan de payés\nharina 10\nagua 8\nsal 0,2\nlevadura 0,05')
  const unit = page.locator('[data-part=paste-unit]')
  await expect.poll(async () => plain(await unit.textContent())).toContain('en kilos. Total 18,25 kg.')
  await expect.poll(() => pastedGrams(page, 'sal').inputValue()).toBe('200')
  await unit.getByText('g', { exact: true }).click()
  await expect.poll(async () => plain(await unit.textContent())).toContain('En gramos, 18 g en total: ¿seguro?')
  await expect.poll(() => pastedGrams(page, 'agua').inputValue()).toBe('8')
  // A unit that cannot be is told with its reason, marks nothing as right and leads back.
  await unit.getByText('% de harina', { exact: true }).click()
  await expect
    .poll(async () => plain(await unit.textContent()))
    .toContain('la harina sería el 10, y es siempre el 100.')
  expect(await page.locator('[data-part=pasted] [data-standing=unknown]').count()).toBe(4)
  await page.getByRole('button', { name: 'Volver a kilos' }).click()
  await expect.poll(() => pastedGrams(page, 'sal').inputValue()).toBe('200')
  await expectNoSideways(page)
})

it('baker’s percentages stay as they were pasted, over one’s own flour or over all of it', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(PHONE)
  await pasteInto(page, 'Hogaza\nHarina 100\nAgua 70\nMasa madre 20\nSal 2')
  const shares = page.locator('[data-part=pasted-share]')
  await expect.poll(async () => (await shares.allTextContents()).map(plain)).toEqual(['100 %', '70 %', '20 %', '2 %'])
  await page.getByText('ver sobre harina total').click()
  await expect
    .poll(async () => (await shares.allTextContents()).map(plain))
    .toEqual(['90,9 %', '63,6 %', '18,2 %', '1,8 %'])
  await page.getByRole('button', { name: /^5\s?kg$/ }).click()
  await expect.poll(() => pastedGrams(page, 'Agua').inputValue()).toBe('3500')
  await expectNoSideways(page)
})
