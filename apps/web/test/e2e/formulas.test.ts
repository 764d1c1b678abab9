import { describe, expect, it } from 'vitest'
import { chooseCopy, duplicate, formulaName, makeCopy, openMine, restore, row, save, titles, toast } from './book.ts'
import { action, craftTab, DESK, gramsOf, oneSizeInTheGate, place, plain, serve, sizes, verdict } from './browser.ts'

/** Mis fórmulas: found in two seconds, with what changed in them. */

const served = serve()

/** A picture of one red point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

describe.each(sizes)('on a %s', (size, options) => {
  oneSizeInTheGate(options)

  const detail = async (page: Awaited<ReturnType<typeof served.open>>, name: string) => {
    if (size === 'phone') await page.getByRole('button', { name: `Sobre ${name}` }).click()
    else await row(page, name).click()
    return page.getByRole('article', { name, exact: true })
  }

  it('keeps versions with a note, and tells what changed from one to the next', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options)
    await save(page, 'De la casa')
    await gramsOf(page, 'Dextrosa').fill('20')
    await gramsOf(page, 'Sacarosa').fill('141')
    await page.getByRole('button', { name: 'cambios sin versión' }).waitFor()
    await action(page, 'Guardar versión').click()
    const note = page.getByRole('textbox', { name: '¿Qué has cambiado?' })
    // It has the focus, with what it sees as a suggestion.
    await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await note.inputValue()).toMatch(/^(?:Menos dextrosa y más sacarosa|Más sacarosa y menos dextrosa)$/)
    await page.keyboard.press('Enter')
    await toast(page).filter({ hasText: 'Versión 2 guardada.' }).waitFor()
    await page.getByText('Versión 2, hoy').waitFor()
    await action(page, 'Guardar versión').click()
    await toast(page).filter({ hasText: 'Ya está guardada: es la versión 2.' }).waitFor()

    // What is typed is the working copy, saved by itself.
    await gramsOf(page, 'Nata 35%').fill('150')
    await page.waitForTimeout(600)
    await page.reload()
    await openMine(page)
    await expect.poll(() => titles(page)).toEqual(['De la casa'])
    const about = await detail(page, 'De la casa')
    await about.getByRole('heading', { name: 'Qué cambió de la 2 a lo de ahora' }).waitFor()
    await expect
      .poll(async () => plain(await about.locator('[data-part=comparison]').first().textContent()))
      .toContain('Nata 35%130150+20')
    await about.getByRole('button', { name: /más sacarosa/i }).click()
    await about.getByRole('heading', { name: 'Qué cambió de la 1 a la 2' }).waitFor()
    await expect
      .poll(async () => plain(await about.locator('[data-part=comparison]').first().textContent()))
      .toContain('Dextrosa3620−16')
    await expect
      .poll(async () => plain(await about.locator('[data-part=comparison]').last().textContent()))
      .toMatch(/Temperatura de servicio.*°C/)
    // Two percentages differ by points.
    expect(plain(await about.locator('[data-part=comparison]').last().textContent())).toMatch(/[+−]\d+(?:,\d+)? puntos/)
    await about.getByText('Lo demás, igual.').waitFor()
    // Any two, also of another formula.
    await about.getByRole('button', { name: 'Elegir otras' }).click()
    const sheet = page.getByRole('dialog').filter({ hasText: 'Comparar' })
    await sheet.getByRole('combobox', { name: 'De', exact: true }).selectOption({ label: 'De la casa, versión 1' })
    await sheet.getByRole('combobox', { name: 'A', exact: true }).selectOption({ label: 'De la casa, como está' })
    await expect
      .poll(async () => plain(await sheet.locator('[data-part=comparison]').first().textContent()))
      .toMatch(/Nata 35%130150\+20.*Dextrosa3620−16/)
    await page.goBack()
    await sheet.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/formulas')
    // The first one goes on the table, as the working copy, with the rest as it was.
    await (await detail(page, 'De la casa')).getByRole('button', { name: /La primera/ }).click()
    await page.getByRole('button', { name: 'Abrir la versión 1' }).click()
    await expect.poll(() => gramsOf(page, 'Nata 35%').inputValue()).toBe('130')
    await toast(page).getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => gramsOf(page, 'Nata 35%').inputValue()).toBe('150')
  })

  it('is searched by name, ingredient, tag and note, and guesses what was meant', {
    tags: ['nightly', 'desk'],
  }, async () => {
    const page = await served.open(options)
    await save(page, 'Vainilla')
    await craftTab(page, 'Turrón').click()
    await save(page, 'Duro de la abuela')
    // Hardly an almond in it: there is something to look at.
    await page.locator('[data-part=row] [data-part=quantity]').first().fill('60')
    await openMine(page)
    const about = await detail(page, 'Duro de la abuela')
    await about.getByRole('button', { name: /^Renombrar, grupos/ }).click()
    await page.getByRole('menuitem', { name: 'Grupos' }).click()
    await about.getByRole('textbox').fill('Navidad, feria, navidad')
    await page.keyboard.press('Enter')
    await about.locator('[data-part=chip-tag]', { hasText: 'navidad' }).waitFor()
    expect(await about.locator('[data-part=chip-tag]').count()).toBe(2)
    await about.getByRole('button', { name: /^Renombrar, grupos/ }).click()
    await page.getByRole('menuitem', { name: 'Nota' }).click()
    await about.getByRole('textbox').fill('Con miel de romero de Titaguas')
    await about.getByRole('button', { name: 'Hecho' }).click()
    await about.getByText('Con miel de romero de Titaguas').waitFor()
    if (size === 'phone') await page.keyboard.press('Escape')

    const search = page.getByRole('searchbox')
    for (const [text, names] of [
      ['titaguas', ['Duro de la abuela']],
      ['NAVIDAD', ['Duro de la abuela']],
      ['dextrosa', ['Vainilla']],
      ['almendra duro', ['Duro de la abuela']],
    ] as const) {
      await search.fill(text)
      await expect.poll(() => titles(page)).toEqual(names)
    }
    await search.fill('almndra')
    await page.getByText('Nada con «almndra».').waitFor()
    await page.getByRole('button', { name: '¿Almendra?' }).click()
    await expect.poll(() => titles(page)).toEqual(['Duro de la abuela'])
    await search.fill('')
    await page.getByRole('button', { name: /^Turrón/ }).click()
    await expect.poll(() => titles(page)).toEqual(['Duro de la abuela'])
    await page.getByRole('button', { name: /^Todas/ }).click()
    await page.getByRole('button', { name: 'feria', exact: true }).click()
    await expect.poll(() => titles(page)).toEqual(['Duro de la abuela'])
    await page.getByRole('button', { name: 'feria', exact: true }).click()
    await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Nombre')
    await expect.poll(() => titles(page)).toEqual(['Duro de la abuela', 'Vainilla'])
    await page.getByRole('button', { name: /^Para revisar/ }).click()
    await expect.poll(() => titles(page)).toEqual(['Duro de la abuela'])
  })

  it('begins another in blank or as a copy, and what was on the table stays in the book', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    // An example that nobody has touched is nobody's; with the first change it is in the book, without any version.
    await openMine(page)
    await page.getByText('Aquí está cada fórmula tuya desde que tiene nombre. La de la mesa ya está a salvo.').waitFor()
    await place(page, 'Mesa').click()
    await gramsOf(page, 'Dextrosa').fill('41')
    await openMine(page)
    await expect.poll(() => titles(page)).toEqual(['Helado de leche'])
    expect(await row(page, 'Helado de leche').textContent()).toContain('Sin versión')
    await page.getByRole('button', { name: 'Nueva' }).click()
    await page.getByRole('menuitem', { name: 'En blanco: helado' }).click()
    await page.getByText('La mesa está vacía', { exact: true }).waitFor()
    // It is offered to a plan, too.
    await place(page, 'Producción').click()
    await page.getByRole('button', { name: 'Añadir producto' }).click()
    await page.locator('[data-part=day-choices]').getByText('Helado de leche').waitFor()
    await page.goBack()
    await openMine(page)
    await expect.poll(() => titles(page)).toEqual(['Helado de leche'])
    await row(page, 'Helado de leche').press('Enter')
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('41')
    await expect.poll(() => formulaName(page).inputValue()).toBe('Helado de leche')
    // Undone, the table is as it was and nothing is left behind.
    await openMine(page)
    await page.getByRole('button', { name: 'Nueva' }).click()
    await page.getByRole('menuitem', { name: 'Pegar una lista' }).click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await duplicate(page)
    await expect.poll(() => formulaName(page).inputValue()).toBe('Helado de leche (copia)')
    await gramsOf(page, 'Dextrosa').fill('50')
    await page.waitForTimeout(600)
    await openMine(page)
    await expect.poll(() => titles(page)).toEqual(['Helado de leche (copia)', 'Helado de leche'])
    await row(page, 'Helado de leche').last().press('Enter')
    await expect.poll(() => gramsOf(page, 'Dextrosa').inputValue()).toBe('41')
  })

  it('has the method, a note and a picture, and all of it goes in the copy', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await page.getByRole('button', { name: 'Escribir los pasos' }).click()
    await page.getByRole('textbox', { name: 'Pasos, uno por línea' }).fill('Pasteuriza a 85 °C.\n\nMadura 6 h.\n')
    await page.getByRole('button', { name: 'Hecho' }).click()
    expect((await page.locator('[data-part=steps] li').allTextContents()).map(plain)).toEqual([
      'Pasteuriza a 85 °C.',
      'Madura 6 h.',
    ])
    await page.locator('[data-part=ficha]').waitFor({ state: 'attached' })
    expect(plain(await page.locator('[data-part=ficha-steps]').textContent())).toContain('Madura 6 h.')
    const said = await verdict(page).textContent()
    await formulaName(page).fill('Con foto')
    await save(page)
    await openMine(page)
    await detail(page, 'Con foto')
    const chooser = page.locator('[data-part=detail] input[type=file]').last()
    await chooser.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('nada') })
    await toast(page).filter({ hasText: 'no es una foto' }).waitFor()
    await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PICTURE })
    await page.getByRole('img', { name: 'Foto de Con foto' }).first().waitFor()

    const copy = await makeCopy(page)
    expect(Object.values(JSON.parse(copy).photos)).toEqual([expect.stringMatching(/^data:image\/jpeg;base64,/)])
    const other = await served.open(options)
    await chooseCopy(other, copy)
    await restore(other).click()
    await toast(other).filter({ hasText: '1 fórmula restaurada.' }).waitFor()
    await openMine(other)
    const photo = other.getByRole('img', { name: 'Foto de Con foto' }).first()
    await photo.waitFor()
    const red = (canvas: HTMLCanvasElement) => [...(canvas.getContext('2d')?.getImageData(5, 5, 1, 1).data ?? [])]
    await expect.poll(async () => (await photo.evaluate(red as never)) as number[]).not.toEqual([0, 0, 0, 0])
    await row(other, 'Con foto').press('Enter')
    expect(await verdict(other).textContent()).toBe(said)
    await other.locator('[data-part=steps] li').first().waitFor()
    expect((await other.locator('[data-part=steps] li').allTextContents()).map(plain)).toEqual([
      'Pasteuriza a 85 °C.',
      'Madura 6 h.',
    ])
  })
})

/** A picture as a camera takes it, in the words of a copy; made in the page, since there is a canvas. */
const taken = async (width: number): Promise<string> => {
  const height = (width * 2) / 3
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  for (let x = 0; pen && x < width; x += 40) {
    pen.fillStyle = `hsl(${x} 80% 50%)`
    pen.fillRect(x, 0, 20, height)
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 })
  const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte))
  return `data:image/jpeg;base64,${btoa(letters.join(''))}`
}
const sidesOf = async (text: string): Promise<number[]> => {
  const bytes = Uint8Array.from(atob(text.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0))
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
  return [width, height]
}

it('a picture of a copy is made as small as one that is taken, and what is none is left out', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK)
  await save(page, 'Con foto')
  await save(page, 'Sin foto')
  const copy = JSON.parse(await makeCopy(page))
  const [first, second] = copy.formulas as { readonly id: string }[]
  const camera = (await page.evaluate(taken as never, 3000 as never)) as string
  copy.photos = { [first?.id ?? '']: camera, [second?.id ?? '']: 'data:image/jpeg;base64,AAAA' }
  const other = await served.open(DESK)
  await chooseCopy(other, JSON.stringify(copy))
  await restore(other).click()
  await toast(other).filter({ hasText: '2 fórmulas restauradas.' }).waitFor()
  const { photos } = JSON.parse(await makeCopy(other)) as { readonly photos: Readonly<Record<string, string>> }
  expect(Object.keys(photos)).toHaveLength(1)
  const [small = ''] = Object.values(photos)
  expect(await page.evaluate(sidesOf as never, camera as never)).toEqual([3000, 2000])
  expect(await other.evaluate(sidesOf as never, small as never)).toEqual([640, 426])
  expect(small.length).toBeLessThan(camera.length / 4)
})

it('is gone through with the keyboard alone', { tags: ['nightly'] }, async () => {
  const page = await served.open(DESK)
  await gramsOf(page, 'Dextrosa').waitFor()
  await page.keyboard.press('Control+s')
  await page.getByRole('textbox', { name: '¿Qué has cambiado?' }).waitFor()
  await page.keyboard.press('Enter')
  await toast(page).filter({ hasText: 'Versión 1 guardada.' }).waitFor()
  await save(page, 'Otra')
  await openMine(page)
  await page.keyboard.press('/')
  await page.keyboard.type('leche')
  await row(page, 'Otra').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => formulaName(page).inputValue()).toBe('Helado de leche')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Mis fórmulas' }).waitFor()
  // C on one and on another compares them.
  await row(page, 'Otra').press('c')
  await row(page, 'Otra').getByText('Para comparar').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  const compared = page.getByRole('dialog').filter({ hasText: 'Comparar' })
  const sides = compared.getByRole('combobox').locator('option:checked')
  await expect.poll(() => sides.allTextContents()).toEqual(['Otra, como está', 'Helado de leche, como está'])
  await page.keyboard.press('Escape')
  await compared.waitFor({ state: 'detached' })
  await row(page, 'Otra').press(' ')
  await page
    .getByRole('article', { name: 'Otra' })
    .getByRole('button', { name: /^Renombrar/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Eliminar' }).waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await toast(page).filter({ hasText: 'Has eliminado «Otra».' }).waitFor()
  await expect.poll(() => titles(page)).toEqual(['Helado de leche'])
})
