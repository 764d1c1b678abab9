import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { save } from './book.ts'
import {
  action,
  craftTab,
  gramsOf,
  oneSizeInTheGate,
  option,
  panel,
  picker,
  plain,
  serve,
  sizes,
  verdict,
} from './browser.ts'

const served = serve()

const undoIn = (page: Page) => page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' })

/** Applies all that is advised. What is advised is worked out again and again while a page loads: a tap on what is going is tapped again. */
async function applyAdvice(page: Page): Promise<void> {
  const all = page.getByRole('button', { name: 'Aplicar todo' })
  // By the weight in hand there are buttons of five «gramos».
  const first = page.getByRole('button', { name: /^(Aplicar el consejo 1|(Añadir|Quitar|Cambiar) \d\S*\sk?g de .*)$/ })
  await expect
    .poll(
      async () => {
        await ((await all.isVisible()) ? all : first).click({ timeout: TAP_MS }).catch(() => undefined)
        return undoIn(page)
          .waitFor({ timeout: TAP_MS })
          .then(() => true)
          .catch(() => false)
      },
      { interval: 0 },
    )
    .toBe(true)
}
/** ms in which a tap has done something, or never will. */
const TAP_MS = 10_000

describe.each(sizes)('on a %s', (_size, options) => {
  oneSizeInTheGate(options)

  it('balances in a worker: before and after side by side, then applies it', { tags: ['desk'] }, async () => {
    const page = await served.open(options)
    await gramsOf(page, 'Sacarosa').fill('40')
    await action(page, 'Equilibrar').click()
    const result = page.getByRole('region', { name: 'Resultado' })
    await result.waitFor()
    expect(await result.locator('.lead').textContent()).toMatch(/^Equilibrada/)
    expect(await result.locator('thead').first().textContent()).toBe('No tocar · IngredienteAntesDespuésCambio')
    expect(await result.locator('tr[data-changed]').count()).toBeGreaterThan(0)
    expect(await page.locator('.unseen', { hasText: 'en su rango' }).count()).toBeGreaterThan(0)
    // The table leads; why is told to who asks.
    const why = result.getByText('Por qué', { exact: true })
    const order = await result.evaluate((it) => [...it.children].map(({ tagName }) => tagName))
    expect(order.indexOf('DIV')).toBeLessThan(order.indexOf('DETAILS'))
    expect(await result.getByText(/^No cumplía/).isVisible()).toBe(false)
    await why.click()
    await result.getByText(/^No cumplía/).waitFor()
    await page.getByRole('button', { name: 'Aplicar a la fórmula' }).click()
    expect(await verdict(page).textContent()).toMatch(/^Equilibrada/)
    await page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => gramsOf(page, 'Sacarosa').inputValue()).toBe('40')
  })

  it('respects what must not be touched; when it cannot be, offers what to give way in', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await craftTab(page, 'Pan').click()
    await gramsOf(page, 'Sal').fill('28')
    // One verdict: what the law forbids is never green.
    await verdict(page)
      .filter({ hasText: /^No puede llamarse «Pan de miga blanda»: sal por 100\sg de pan, .* \(máximo 1,31\)\./ })
      .waitFor()
    await action(page, 'Equilibrar').click()
    const result = page.getByRole('region', { name: 'Resultado' })
    await result.waitFor()
    expect(await result.locator('tr', { hasText: 'Sal' }).first().textContent()).toMatch(/−/)
    await page.getByRole('checkbox', { name: 'No tocar Sal' }).check()
    await page.getByRole('checkbox', { name: 'No tocar Harina panificable' }).check()
    await page.getByRole('checkbox', { name: 'No tocar Masa madre líquida' }).check()
    await result.getByText(/^Con lo bloqueado no hay solución: desbloquea sal( o .+)?\.$/).waitFor()
    const ways = page.getByRole('region', { name: 'Si cedes en una cosa, sale' })
    // The law gives way in nothing: no limit of the salt is offered, only the salt itself.
    await ways.getByRole('button', { name: 'Dejar mover Sal' }).waitFor()
    expect(await ways.getByRole('button', { name: /^Aceptar Sal/ }).count()).toBe(0)
    // Nothing else that may move brings it nearer: there is nothing to apply before the salt is let go.
    expect(await page.getByRole('button', { name: 'Aplicar a la fórmula' }).count()).toBe(0)
    await ways.getByRole('button', { name: 'Dejar mover Sal' }).click()
    await page.getByRole('button', { name: 'Aplicar a la fórmula' }).click()
    expect(await page.locator('[data-part=toast] p').textContent()).toBe('Fórmula equilibrada.')
    expect(await gramsOf(page, 'Harina panificable').inputValue()).toBe('1000')
  })

  it('no advice moves what is locked, one by one or all at once; where none is left, says what to unlock', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    const weights = async (): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries(
        await page
          .locator('[data-part=row]')
          .evaluateAll((rows) =>
            rows.map((row) => [
              row.querySelector('[data-part~=name]')?.firstChild?.textContent ?? '',
              row.querySelector<HTMLInputElement>('[data-part=quantity]')?.value ?? '',
            ]),
          ),
      )
    const lock = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: `Más acciones para ${name}`, exact: true }).click()
      await page.getByRole('button', { name: `Bloquear ${name} al equilibrar` }).click()
      await page.getByRole('button', { name: `Más acciones para ${name}`, exact: true }).click()
    }
    const advice = page.locator('[data-part=advice-card], [data-part=headline-deeds]')
    await gramsOf(page, 'Sacarosa').fill('40')
    await advice.first().waitFor()
    // The published formulas come last, and what is advised is then worked out once more.
    await page.locator('[data-part=usual]').first().waitFor()
    const before = await weights()
    // What the first advice would move is locked, and so is what would then be moved, until nothing is left.
    const locked = new Set<string>()
    for (let step = 0; step < 12 && (await advice.count()) > 0; step++) {
      await applyAdvice(page)
      const after = await weights()
      for (const name of locked) expect(after[name], name).toBe(before[name])
      const moved = Object.keys(before).filter((name) => after[name] !== before[name])
      await undoIn(page).click()
      await expect.poll(weights).toEqual(before)
      // Only something new comes in: there is nothing to lock against that.
      if (moved.length === 0) break
      for (const name of moved) {
        await lock(name)
        locked.add(name)
      }
      await page.waitForTimeout(300)
    }
    expect(locked.size).toBeGreaterThan(1)
    for (const name of Object.keys(before).filter((one) => !locked.has(one))) await lock(name)
    await page.getByText(/^Con lo bloqueado no hay consejo posible: desbloquea .+\.$/).waitFor()
    expect(await advice.count()).toBe(0)
  })

  it('what is locked in «Equilibrar» is so once it is applied; with everything locked, says what to unlock', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    const isLocked = (name: string) => page.locator('[data-part=row]', { hasText: name }).getByText('bloqueado')
    const lines = ['Leche entera', 'Nata 35%', 'Sacarosa', 'Dextrosa']
    await gramsOf(page, 'Sacarosa').fill('40')
    await action(page, 'Equilibrar').click()
    const result = page.getByRole('region', { name: 'Resultado' })
    await result.waitFor()
    const box = page.getByRole('checkbox', { name: 'No tocar Dextrosa' })
    // What is locked stands beside what follows from it, in sight, and nothing goes away while it is worked out again.
    const seen = page.evaluate(() => {
      const apply = () =>
        [...document.querySelectorAll('button')].some((one) => one.textContent === 'Aplicar a la fórmula')
      return new Promise<readonly boolean[]>((done) => {
        const states: boolean[] = []
        const place = document.querySelector('[data-part=balance-answer]') as Element
        new MutationObserver(() => {
          const isBusy = place.getAttribute('aria-busy') === 'true'
          if (isBusy || states.length > 0) states.push(apply())
          if (!isBusy && states.length > 0) done(states)
        }).observe(place, { attributes: true, childList: true, subtree: true })
      })
    })
    await box.check()
    expect(new Set(await seen)).toEqual(new Set([true]))
    expect(await box.evaluate((it) => it.getBoundingClientRect().top >= 0)).toBe(true)
    await result.locator('tr', { has: box }).locator('.tag', { hasText: 'fijo' }).waitFor()
    await page.getByRole('button', { name: 'Dejarla como está' }).click()
    for (const name of lines) expect(await isLocked(name).count(), name).toBe(0)

    // Of cream and milk powder alone it does not come out: the nearest leaves the rest as it was.
    await action(page, 'Equilibrar').click()
    await result.waitFor()
    for (const box of await page.getByRole('checkbox', { name: /^No tocar (?!Leche en polvo|Nata)/ }).all())
      await box.check()
    await result.getByText(/^Con lo bloqueado no hay solución: desbloquea .+\. Esto es lo más cerca\.$/).waitFor()
    await page.getByRole('button', { name: 'Aplicar a la fórmula' }).click()
    expect(await page.locator('[data-part=toast] p').textContent()).toMatch(
      /^Aplicado lo más cerca posible: siguen? fuera /,
    )
    expect(await gramsOf(page, 'Nata 35%').inputValue()).not.toBe('130')
    expect(await gramsOf(page, 'Sacarosa').inputValue()).toBe('40')
    expect(await isLocked('Sacarosa').count()).toBe(1)
    await page.locator('[data-part=toast]').getByRole('button', { name: 'Deshacer' }).click()
    await expect.poll(() => gramsOf(page, 'Nata 35%').inputValue()).toBe('130')
    for (const name of lines) expect(await isLocked(name).count(), name).toBe(0)

    await action(page, 'Equilibrar').click()
    await result.waitFor()
    for (const box of await page.getByRole('checkbox', { name: /^No tocar / }).all()) await box.check()
    await result.getByText(/^Con lo bloqueado no hay solución: desbloquea .+\.$/).waitFor()
    // Nothing moves: there is nothing to apply, and a way out.
    expect(await page.getByRole('button', { name: 'Aplicar a la fórmula' }).count()).toBe(0)
    const free = result.getByRole('button', { name: /^Dejar mover / })
    const freed = (await free.last().textContent())?.replace(/^Dejar mover /, '').split(/, | y /) ?? []
    await free.last().click()
    await result.getByText(/^Equilibrada/).waitFor()
    for (const name of freed)
      expect(await page.getByRole('checkbox', { name: `No tocar ${name}` }).isChecked(), name).toBe(false)
    await page.getByRole('button', { name: 'Aplicar a la fórmula' }).click()
    expect(await verdict(page).textContent()).toMatch(/^Equilibrada/)
    // What was locked when it was applied is as it was, and is locked from now on.
    const kept = lines.filter((name) => !freed.includes(name))
    const weights = { 'Leche entera': '625', 'Nata 35%': '130', Sacarosa: '40', Dextrosa: '36' }
    for (const name of kept as (keyof typeof weights)[]) {
      expect(await isLocked(name).count(), name).toBe(1)
      expect(await gramsOf(page, name).inputValue(), name).toBe(weights[name])
    }
  })

  it('looks for the cheapest, with the pantry', { tags: ['desk', 'nightly'] }, async () => {
    const page = await served.open(options)
    await action(page, 'Equilibrar').click()
    await page.getByRole('radio', { name: 'La más barata que cumpla' }).check()
    await page.getByRole('radio', { name: 'Solo con lo que tengo' }).check()
    // What is asked anew on every wish has its answer, so that nothing moves while one chooses.
    await page.locator('[data-part=balance-answer][aria-busy=false]').waitFor()
    await page.getByRole('button', { name: 'Añadir a la despensa' }).click()
    await picker(page).fill('aceite de coco refinado')
    await (await option(page, /^Aceite de coco refinado/)).click()
    expect(await page.locator('[data-part=pantry-item]').textContent()).toMatch(/^Aceite de coco refinado/)
    const cost = page.locator('[data-part=balance-result] .muted', { hasText: 'Coste por kilo' })
    await cost.waitFor()
    const saved = async (): Promise<number> => {
      const euros = [...plain(await cost.textContent()).matchAll(/(\d+,\d+) €/g)].map(([, figure = '']) => figure)
      const [before = 0, after = 0] = euros.map((figure) => Number(figure.replace(',', '.')))
      return before - after
    }
    // The first answer may still be to the question without the pantry.
    await expect.poll(saved).toBeGreaterThan(0)
  })

  it('scales to a batch by weight, pieces and moulds, without touching the formula until told', {
    tags: ['nightly'],
  }, async () => {
    const page = await served.open(options)
    await panel(page, 'Cantidad').click()
    const total = page.locator('[data-part=panels] tfoot td')
    await page.getByRole('textbox', { name: 'Peso en total (g)' }).fill('5000')
    expect(plain(await total.textContent())).toBe('5000 g')
    await page.getByText('Piezas', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Piezas' }).fill('24')
    await page.getByRole('textbox', { name: 'Peso de cada pieza (g)' }).fill('80')
    expect(plain(await total.textContent())).toBe('1920 g')
    // What is sold by the litre has tubs; what is baked or set has moulds.
    await craftTab(page, 'Pastelería').click()
    await panel(page, 'Cantidad').click()
    await page.getByText('Moldes', { exact: true }).click()
    const first = page.locator('[data-part=rows] [data-part=quantity]').first()
    const grams = Number(await first.inputValue())
    await page.getByRole('textbox', { name: 'Quiero llenar (moldes)' }).fill('2')
    expect(await first.inputValue()).toBe(String(grams))
    await page.getByRole('button', { name: 'Pasar estos pesos a la fórmula' }).click()
    await expect.poll(() => first.inputValue()).toBe(String(2 * grams))
  })

  it('costs a kilo, a batch and a piece, at one’s own prices', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await panel(page, 'Cantidad').click()
    await page.getByText('Piezas', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Piezas' }).fill('10')
    await page.getByRole('textbox', { name: 'Peso de cada pieza (g)' }).fill('100')
    await panel(page, 'Coste').click()
    const panels = page.locator('[data-part=panels]')
    const sentence = async () => plain(await panels.locator('[data-part=cost-sentence]').textContent())
    const milk = async () => plain(await panels.locator('tr', { hasText: 'Leche entera' }).textContent())
    await expect.poll(sentence).toMatch(/^Cuesta \d,\d\d € la pieza\./)
    const before = await sentence()
    await page.getByRole('textbox', { name: 'Precio de Leche entera, € por kilo' }).fill('10')
    await expect.poll(sentence).not.toBe(before)
    // Rows and total are of the same: a piece of 100 g, a kilo, and all that is made.
    expect(await milk()).toMatch(/640,64 €$/)
    await panels.getByText('Kilo', { exact: true }).click()
    await expect.poll(milk).toMatch(/6386,38 €$/)
    await panels.getByText('Elaboración, 1 kg').click()
    await expect.poll(sentence).toMatch(/^Cuesta \d,\d\d € la elaboración\./)
  })

  it('declares nutrition per 100 g and per portion, the allergens, and the list with quantities', {
    tags: ['desk', 'nightly'],
  }, async () => {
    const page = await served.open(options)
    await panel(page, 'Etiqueta').click()
    const panels = page.locator('[data-part=panels]')
    await panels.getByRole('table', { name: 'Información nutricional' }).waitFor()
    await page.getByRole('textbox', { name: 'Ración (g)' }).fill('60')
    expect(plain(await panels.locator('tr', { hasText: 'Grasas' }).first().textContent())).toBe('Grasas7,1 g4,3 g')
    expect(await panels.locator('[data-part=allergens][data-present]').textContent()).toMatch(/^Leche y sus derivados/)
    expect(await panels.locator('[data-part=label-list]').textContent()).toMatch(
      /^leche entera, nata \(leche\), azúcar, dextrosa/,
    )
    expect(await panels.locator('[data-part=label-list] strong').first().textContent()).toBe('leche')
    // Nobody has told what the stabiliser brings: the others are not known to be absent.
    expect(await panels.getByText('No se sabe').textContent()).toMatch(/13$/)
    await page.getByRole('textbox', { name: 'Denominación' }).fill('Helado de nata')
    await expect
      .poll(async () => plain(await panels.locator('[data-part=label-list]').textContent()))
      .toMatch(/nata \(13,3 %; leche\)/)
  })

  it('compares the table with a version that was saved', { tags: ['nightly'] }, async () => {
    const page = await served.open(options)
    await save(page)
    await gramsOf(page, 'Dextrosa').fill('60')
    await action(page, 'Comparar').click()
    const sheet = page.getByRole('dialog')
    const changed = sheet.locator('tr', { hasText: 'Dextrosa' })
    expect(await changed.textContent()).toBe('Dextrosa3660+24')
    expect(plain(await sheet.locator('tr', { hasText: 'Temperatura de servicio' }).textContent())).toMatch(/−\d,\d °C$/)
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    // Two formulas by the kilo, whatever each makes, and by what an ingredient is: the same sugar is one row.
    await page.getByRole('button', { name: 'Pegar una lista' }).click()
    await page
      .getByRole('textbox', { name: 'Lista de ingredientes' })
      .fill(
        'Helado doble:\n1250 g leche entera\n260 g nata 35 %\n68 g leche en polvo desnatada\n250 g azúcar\n120 g dextrosa\n48 g glucosa atomizada DE38\n10 g neutro para cremas 5',
      )
    await page.getByRole('button', { name: 'Poner en una fórmula nueva' }).click()
    await gramsOf(page, 'azúcar').waitFor()
    await action(page, 'Comparar').click()
    expect(await sheet.getByRole('radio', { name: 'Por kilo' }).isChecked()).toBe(true)
    await sheet.getByText('Dicen lo mismo.').waitFor()
    await sheet.getByText('Tal como están').click()
    const sugar = sheet.locator('tr', { hasText: 'azúcar' })
    expect(await sugar.textContent()).toBe('azúcar = Sacarosa125250+125')
  })
})
