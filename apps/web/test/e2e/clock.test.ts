import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { emptyDay } from '../../src/model/day.ts'
import { expectAccessible } from './axe.ts'
import { chooseCopy, makeCopy, restore, toast } from './book.ts'
import { expectNoSideways, oneSizeInTheGate, plain, serve, settle, sizes } from './browser.ts'

/** «Reloj»: from the hour of the oven back to the first thing that somebody does. */

const served = serve()
const AT = '2026-11-10T08:00:00.000Z'
type Line = readonly [name: string, grams: number, stage?: object]

const formula = (craft: string, type: string, name: string, lines: readonly Line[], steps: readonly string[]) => ({
  craft,
  type,
  name,
  lines: lines.map(([called, grams, stage], at) => ({
    id: `l${at}`,
    name: called,
    grams,
    locked: false,
    ...(stage && { stage }),
  })),
  given: {},
  batch: {},
  ...(steps.length > 0 && { steps }),
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
    ['Harina panificable', 1000],
    ['Agua', 650],
    ['Masa madre líquida', 440, { hours: 5, degrees: 26 }],
    ['Sal', 22],
  ],
  ['Autólisis 40 min', 'Amasa 20 min', 'Divide y forma, 50 min', 'Cámara 8 h a 6 °C', 'Hornea 45 min a 240 °C'],
)
const STICK = formula(
  'panaderia',
  'baguette',
  'Baguette',
  [
    ['Harina panificable', 500],
    ['Agua', 160],
    ['Poolish', 1000, { hours: 12, degrees: 20 }],
    ['Sal', 18],
    ['Levadura fresca', 4],
  ],
  ['Amasa 12 min', 'En bloque 1 h 10 min', 'Forma, 25 min', 'Fermenta 65 min', 'Hornea 22 min a 250 °C'],
)
const inner = (one: Kept, id: string, grams: number) => ({
  id,
  name: one.name,
  grams,
  locked: false,
  loss: 0,
  isDecoration: false,
  made: { entry: id, version: 1, formula: one },
})
const SPONGE = formula(
  'pasteleria',
  'genoise',
  'Bizcocho',
  [
    ['Huevo', 200],
    ['Azúcar', 120],
    ['Harina floja', 120],
  ],
  ['Monta 20 min', 'Hornea 18 min a 190 °C', 'Enfría 1 h'],
)
const MOUSSE = formula(
  'pasteleria',
  'mousse_chocolate',
  'Mousse',
  [
    ['Nata 35%', 300],
    ['Cobertura negra 70%', 200],
    ['Azúcar', 40],
  ],
  ['Emulsiona 25 min'],
)

const CAKE = {
  id: 'tarta',
  savedAt: AT,
  name: 'Tarta de la casa',
  legalName: '',
  parts: [inner(MOUSSE, 'mousse', 500), inner(SPONGE, 'bizcocho', 300)],
  pieces: 4,
  packaging: 0,
  minutes: 0,
  hourly: 0,
  vat: 10,
}

const product = (entry: string, pieces: number, grams: number, isPiece?: true) => ({
  id: `p-${entry}`,
  entry,
  pieces,
  grams,
  ...(isPiece && { isPiece }),
})

const copy = (products: readonly object[]): string =>
  JSON.stringify({
    obrador: 3,
    stamp: 'x',
    at: AT,
    formulas: [saved('hogaza', LOAF), saved('baguette', STICK), saved('mousse', MOUSSE), saved('bizcocho', SPONGE)],
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
      products,
    },
  })

const clock = (page: Page) => page.locator('[data-part=day-clock]')
const sentence = async (page: Page): Promise<string> =>
  plain(await page.locator('[data-part=clock-sentence]').textContent())
const moments = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('[data-part=clock-moment]').allTextContents()).map(plain)

/** On a telephone one part is to be seen at a time. */
async function look(page: Page): Promise<void> {
  await page.goto(`${served.address}/produccion`)
  const segment = page.locator('[data-part=day-parts]').getByText('Reloj', { exact: true })
  await page.getByRole('heading', { level: 1, name: 'Martes 17 de noviembre' }).waitFor()
  if (await segment.isVisible()) await segment.click()
  await clock(page).locator('[data-part=clock-moment]').first().waitFor()
}

async function withDay(page: Page, time: string, products: readonly object[]): Promise<void> {
  await page.clock.install({ time: new Date(`${time}+01:00`) })
  await chooseCopy(page, copy(products))
  await restore(page).click()
  await toast(page).waitFor()
  await look(page)
}

const BREAD = [product('hogaza', 24, 500), product('baguette', 30, 260)]

describe.each(sizes)('on a %s', (_, options) => {
  oneSizeInTheGate(options)

  it('counts back from the oven, asks once, shifts what follows, and finds the clash', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options, '/healthz')
    await withDay(page, '2026-11-16T10:00', BREAD)
    expect(await sentence(page)).toMatch(/^Para hornear a las 6:00, empieza a las \d+:\d\d\.$/)
    const first = await moments(page)
    expect(first.length).toBe(9)
    // In order of time, each with its grams: the seed of the levain, the yeast of the poolish.
    expect(first[0]).toMatch(/^\d+:\d\dhoyRefresca la masa madre líquida de la hogaza/)
    expect(first[0]).toMatch(/g de masa madre líquida.*Lista en 5 h a 26 °C/)
    const poolish = first.find((one) => one.includes('Haz el poolish de la baguette')) ?? ''
    expect(poolish).toMatch(/g de levadura fresca\. 12 h a 20 °C● de la fórmula/)
    const cut = first.find((one) => one.includes('Divide y forma la hogaza')) ?? ''
    expect(cut).toContain('A la cámara a las 22:00, 8 h a 6 °C')
    expect(cut).toContain('○ bloque: 2 h 30, supuesto')

    // Both at six in one oven: said, and one of them put off with a touch.
    const clash = page.getByText('Chocan en el horno a las 6:00: la hogaza y la baguette. Cabe uno.')
    await clash.waitFor()
    await page.getByRole('button', { name: 'Hornear la baguette a las 6:45' }).click()
    await clash.waitFor({ state: 'detached' })

    // What is not in the formula is asked once.
    const before = (await moments(page))[0]?.slice(0, 5)
    const ask = page.getByLabel('¿Cuánto reposa la hogaza en bloque?')
    expect(await ask.inputValue()).toBe('2 h 30')
    await ask.fill('mucho')
    await ask.press('Enter')
    await page.getByText('Escríbelo así: 2 h 30, o 45 min.').waitFor()
    await ask.fill('3:30')
    await ask.press('Enter')
    await ask.waitFor({ state: 'detached' })
    await expect.poll(async () => (await moments(page))[0]?.slice(0, 5)).not.toBe(before)
    await expectNoSideways(page)
    await settle(page)
    await expectAccessible(page, 'Reloj')

    // Done late: what follows moves, and is told so.
    const start = /empieza a las (\d+):(\d\d)/.exec(await sentence(page))
    const due = new Date('2026-11-16T00:00+01:00').getTime() + (Number(start?.[1]) * 60 + Number(start?.[2])) * 60_000
    await page.clock.setFixedTime(new Date(due + 40 * 60_000))
    await page.getByRole('button', { name: /^Hecho: Refresca la masa madre/ }).click()
    await page.getByText(/^✓ hecho a las \d+:\d\d$/).waitFor()
    expect((await moments(page)).some((one) => /^≈ \d+:\d\d/.test(one))).toBe(true)
    expect(await sentence(page)).toBe('Ya no llega a las 6:00: como pronto, a las 6:30.')
    await page.getByRole('button', { name: 'Hornear a las 6:30' }).click()
    await expect.poll(() => sentence(page)).toMatch(/^Para hornear a las 6:30, /)

    // All of it is kept, and goes with the copy.
    await page.reload()
    await look(page)
    await page.getByText(/^✓ hecho a las \d+:\d\d$/).waitFor()
    const text = await makeCopy(page)
    expect(JSON.parse(text).day.clock).toMatchObject({ at: '06:30', times: { Hogaza: { bloque: 210 } } })
    const other = await served.open(options, '/healthz')
    await other.clock.install({ time: new Date(due + 41 * 60_000) })
    await chooseCopy(other, text)
    await restore(other).click()
    await toast(other).waitFor()
    await look(other)
    expect(await sentence(other)).toMatch(/^Para hornear a las 6:30, /)
    await other.getByText(/^✓ hecho a las \d+:\d\d$/).waitFor()
    expect(await other.getByLabel('¿Cuánto reposa la hogaza en bloque?').count()).toBe(0)
  })

  it('says when it is too late, and a cake is told in the order in which it is made', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options, '/healthz')
    await withDay(page, '2026-11-17T04:00', [product('tarta', 4, 0, true)])
    expect(await sentence(page)).toMatch(/^Ya no llega a las 8:00: como pronto, a las \d+:\d\d\.$/)
    await page.getByRole('button', { name: /^Tenerlo a las / }).click()
    await expect.poll(() => sentence(page)).toMatch(/^Para tenerlo a las \d+:\d\d, empieza a las \d+:\d\d\.$/)
    const told = (await moments(page)).map((one) => /(?:hoy|mañana)(.+?) (?:el|la) /.exec(one)?.[1])
    expect(told).toEqual(['Haz', 'Haz', 'Hornea', 'Monta'])
    expect((await moments(page)).at(-1)).toContain('Monta la tarta de la casa')
  })
})
