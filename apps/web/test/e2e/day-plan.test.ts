import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { emptyDay } from '../../src/model/day.ts'
import { chooseCopy, restore, toast } from './book.ts'
import { DESK, plain, serve, textOf, turnTo } from './browser.ts'

/** Working days: what one page says of grams and hours, all of them say, and the paper too. */

const served = serve()
const AT = '2026-11-10T08:00:00.000Z'
type Line = readonly [name: string, grams: number, more?: object]

const formula = (craft: string, type: string, name: string, lines: readonly Line[], steps: readonly string[] = []) => ({
  craft,
  type,
  name,
  lines: lines.map(([called, grams, more], at) => ({ id: `l${at}`, name: called, grams, locked: false, ...more })),
  given: {},
  batch: {},
  steps,
})
type Kept = ReturnType<typeof formula>
const saved = (id: string, one: Kept) => ({
  id,
  savedAt: AT,
  formula: one,
  versions: [{ at: AT, note: '', formula: one }],
  tags: [],
  note: '',
})

const LOAF = formula(
  'panaderia',
  'pan_rustico_mm',
  'Hogaza',
  [
    ['Harina panificable', 700],
    ['Harina panificable', 300],
    ['Agua', 650],
    ['Masa madre líquida', 440, { stage: { hours: 5, degrees: 26 } }],
    ['Sal', 22],
  ],
  ['Autólisis 40 min', 'Amasa 20 min', 'Piezas de 600 g, 2h 28 ºC', 'Hornea 45 min a 240 °C', 'Conservar 48 h a 3 ºC'],
)
const CROISSANT = formula('panaderia', 'croissant', 'Croissant', [
  ['Harina de fuerza', 1000],
  ['Leche entera', 400],
  ['Agua', 105],
  ['Azúcar', 110],
  ['Levadura fresca', 40],
  ['Sal', 20],
  ['Mantequilla para laminar', 500],
])
const ICE = formula('helado', 'crema', 'Helado de nata', [
  ['Leche entera', 600],
  ['Nata 35%', 200],
  ['Azúcar', 150],
  ['Dextrosa', 40],
])
const SPONGE = formula('pasteleria', 'genoise', 'Bizcocho', [
  ['Huevo', 200],
  ['Azúcar', 120],
  ['Harina floja', 120],
])
const part = (one: Kept, id: string, grams: number) => ({
  id,
  name: one.name,
  grams,
  locked: false,
  loss: 0,
  isDecoration: false,
  made: { entry: id, version: 1, formula: one },
})
const CAKE = {
  id: 'tarta',
  savedAt: AT,
  name: 'Tarta helada',
  legalName: '',
  parts: [part(ICE, 'helado', 380), part(SPONGE, 'bizcocho', 120)],
  pieces: 12,
  packaging: 0,
  minutes: 0,
  hourly: 0,
  vat: 10,
}
const copy = JSON.stringify({
  obrador: 3,
  stamp: 'x',
  at: AT,
  formulas: [saved('hogaza', LOAF), saved('croissant', CROISSANT), saved('helado', ICE), saved('bizcocho', SPONGE)],
  tables: [],
  own: [],
  prices: {},
  pieces: [CAKE],
  pantry: [],
  printsCost: false,
  norms: {},
  photos: {},
  day: {
    ...emptyDay(),
    date: '2026-11-17',
    products: [
      { id: 'a', entry: 'hogaza', pieces: 30, grams: 500 },
      { id: 'b', entry: 'croissant', pieces: 28, grams: 60 },
      { id: 'c', entry: 'tarta', pieces: 12, grams: 0, isPiece: true },
      { id: 'd', entry: 'helado', pieces: 1, grams: 990, isWhole: true },
    ],
  },
})

const texts = async (page: Page, name: string): Promise<readonly string[]> =>
  (await page.locator(`[data-part=${name}]`).allTextContents()).map(plain)

/** «16,5 kg» and «448 g» in grams. */
const gramsIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+(?:,\d+)?) (kg|g)(?![a-z])/g)].map(
    ([, figure = '', unit]) => Number(figure.replaceAll('.', '').replace(',', '.')) * (unit === 'kg' ? 1000 : 1),
  )
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

it('a day of bread, croissants and a frozen cake: the same grams and hours on every page and on paper', async () => {
  const page = await served.open(DESK, '/healthz')
  await page.clock.install({ time: new Date('2026-11-16T10:00+01:00') })
  await chooseCopy(page, copy)
  await restore(page).click()
  await toast(page).waitFor()
  await turnTo(page, '/produccion')
  const moments = page.locator('[data-part=clock-moment]')
  await moments.first().waitFor()
  const clock = await texts(page, 'clock-moment')
  const sentence = plain(await page.locator('[data-part=clock-sentence]').textContent())
  expect(sentence).toMatch(/^Para hornear a las 6:00 y tener lo demás a las 8:00, empieza a las \d+:\d\d\.$/)

  // The levain has its starter, on the clock and in the list; both weigh what the dough asks for.
  const steps = page.locator('[data-part=day-step]')
  const cells = async (name: string): Promise<readonly (readonly [string, number])[]> => {
    const rows = await page
      .getByRole('table', { name: `Qué lleva ${name}`, includeHidden: true })
      .locator('tbody tr')
      .all()
    return Promise.all(
      rows.map(
        async (row) =>
          [
            plain(await row.locator('th').textContent()),
            gramsIn(plain(await row.locator('td').last().textContent()))[0] ?? Number.NaN,
          ] as const,
      ),
    )
  }
  const levain = await cells('Masa madre líquida')
  expect(levain.map(([name]) => name)).toEqual(['Masa madre líquida', 'Harina panificable', 'Agua'])
  const refresh = clock.find((one) => one.includes('Refresca la masa madre')) ?? ''
  expect(gramsIn(refresh.split('Siembra')[0] ?? '')).toEqual(levain.map(([, grams]) => grams))
  const dough = await cells('Hogaza')
  expect(sum(levain.map(([, grams]) => grams))).toBeCloseTo(
    dough.find(([name]) => name === 'Masa madre líquida')?.[1] ?? 0,
    0,
  )
  // Two flours of one name, each with its own share.
  const shares = await page
    .getByRole('table', { name: 'Qué lleva Hogaza', includeHidden: true })
    .locator('tbody tr td:first-of-type')
    .allTextContents()
  expect(shares.slice(0, 2).map((share) => Math.round(Number(share.replace(',', '.'))))).toEqual([57, 25])
  const pans = clock.filter((one) => /autólisis la hogaza|Amasa la hogaza/.test(one))
  expect(pans).toHaveLength(2)
  expect(pans[1]).not.toContain('de harina')

  // No butter in the mixer; three turns; keeping is no step; proving is no kneading.
  expect(clock.find((one) => one.includes('Amasa el croissant'))).not.toContain('mantequilla')
  const turns = clock.filter((one) => one.includes('Lamina el croissant'))
  expect(turns).toHaveLength(3)
  expect(turns[0]).toContain('de mantequilla para laminar')
  expect(clock.join()).not.toContain('48 h')
  expect(clock.find((one) => one.includes('Divide y forma la hogaza'))).toMatch(/segunda: 2 h a 28 °C/)

  // The hour of a preparation is that of its first moment.
  for (const [name, title] of [
    ['Masa madre líquida', 'Refresca la masa madre'],
    ['Croissant', 'Amasa el croissant'],
  ] as const) {
    const hour = /^\d+:\d\d/.exec(clock.find((one) => one.includes(title)) ?? '')?.[0]
    const row = plain(
      await steps
        .filter({ has: page.getByText(name, { exact: true }) })
        .first()
        .textContent(),
    )
    expect(row).toContain(`a las ${hour}.`)
  }

  // On the scale, the same.
  await page.getByRole('button', { name: 'Pesar', exact: true }).click()
  const kitchen = page.getByRole('dialog')
  await kitchen.getByRole('combobox').selectOption('Masa madre líquida')
  await expect
    .poll(async () => gramsIn(plain(await kitchen.textContent())))
    .toEqual(expect.arrayContaining(levain.map(([, grams]) => grams)))
  await page.keyboard.press('Escape')
  await kitchen.waitFor({ state: 'detached' })

  // And on paper: two sheets, with hours, all grams, and what is put together from the bottom up.
  await page.evaluate(() => Reflect.set(window, 'print', () => undefined))
  await page.getByRole('button', { name: 'Imprimir' }).first().click()
  await page.emulateMedia({ media: 'print' })
  await page.locator('[data-part=day-paper]').waitFor()
  expect(plain(await page.locator('[data-part=paper-sentence]').textContent())).toBe(sentence)
  const paper = await texts(page, 'paper-step')
  expect(paper).toHaveLength(clock.length)
  expect(paper.map(gramsIn)).toEqual(clock.map(gramsIn))
  expect(paper.map((one) => /^\d+:\d\d/.exec(one)?.[0])).toEqual(clock.map((one) => /^\d+:\d\d/.exec(one)?.[0]))
  const parts = await texts(page, 'paper-part')
  expect(parts.map((one) => one.slice(0, 6))).toEqual(['Bizcoc', 'Helado'])
  expect(parts.map(gramsIn)).toEqual([
    [120, 1440],
    [380, 4560],
  ])
  expect(gramsIn(clock.find((one) => one.includes('Monta la tarta')) ?? '').toSorted()).toEqual([1440, 4560])
  expect((await texts(page, 'paper-total')).map((one) => gramsIn(one)[0])).toEqual([4560, 1440])
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: false })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'screen' })

  // Many of a formula of which nobody said what a piece weighs are not planned: they are asked about.
  const ice = page.locator('[data-part=day-product]').filter({ hasText: 'Helado de nata' })
  await ice.getByText('toda la fórmula').waitFor()
  const pieces = page.getByRole('textbox', { name: 'Piezas de Helado de nata', exact: true })
  await pieces.fill('180')
  await ice.getByText('¿Cuánto pesa cada pieza?').waitFor()
  await page.getByText('3 productos, 5 preparaciones, 70 unidades.').waitFor()
  await page.getByRole('textbox', { name: 'Gramos por pieza de Helado de nata' }).fill('100')
  await page.getByText('4 productos, 5 preparaciones, 250 unidades.').waitFor()
})

it('a batch that was measured: the explanation that was chosen is what every page and the file say', async () => {
  const page = await served.open(DESK, '/healthz')
  await page.evaluate(
    (value) => {
      localStorage.setItem('obrador.greeted', 'true')
      localStorage.setItem('obrador.craft', '"helado"')
      localStorage.setItem('obrador.formula.helado', value)
    },
    JSON.stringify(
      formula('helado', 'sorbete_agua', 'Sorbete de fresa', [
        ['Fresa', 4000],
        ['Agua', 2000],
        ['Azúcar', 1160],
        ['Dextrosa', 480],
      ]),
    ),
  )
  await page.goto(served.address)
  await page.getByRole('button', { name: 'Pesar', exact: true }).filter({ visible: true }).first().click()
  const kitchen = page.getByRole('dialog')
  for (let line = 0; line < 4; line++) await kitchen.getByRole('button', { name: /^Pesado/ }).click()
  await page.getByRole('button', { name: 'Terminada' }).click()
  await page.getByLabel('Peso acabado').fill('6480')
  await page.getByText('+ °Brix de la mezcla').or(page.getByLabel('°Brix de la mezcla')).first().click()
  await page.getByLabel('°Brix de la mezcla').fill('12')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await page.getByRole('button', { name: /^Olvidé Azúcar/ }).click()
  const said = 'Olvidaste el azúcar. Se arregla.'
  const card = page.locator('[data-part=batch-card]')
  await card.getByText(said).waitFor()
  expect(await card.textContent()).not.toContain('va cargada de azúcar')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText(/^Hornada L\d{6}-1 guardada\.$/).waitFor()
  await page.goto(`${served.address}/hornadas`)
  expect(plain(await page.locator('[data-part=batch-row]').textContent())).toContain(said)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  const rows = (await textOf(download)).split('\r\n')
  expect(rows[0]).toContain(';Qué fue')
  expect(rows.find((row) => row.includes('Azúcar'))).toContain(';0;')
  expect(rows.find((row) => row.includes('Azúcar'))).toContain(said)
})
