import type { Page } from 'playwright-core'
import { thumbBar, verdict } from './browser.ts'

export const PASTED_RECIPE = `Helado de vainilla
600 g leche entera
100 g nata 35 %
40 g leche en polvo desnatada
60 g azúcar
20 g dextrosa
5 g neutro para cremas 5`

/** From a pasted list to a formula that is right; answers how many taps it takes. */
export async function pasteAndBalance(page: Page): Promise<number> {
  let taps = 0
  /** A tap, and what it has the app do until what one waits for is there. */
  const tap = async (name: RegExp | string, done: () => Promise<unknown>): Promise<void> => {
    const button = page.getByRole('button', { name }).last()
    await button.waitFor()
    taps += 1
    await button.tap()
    await done()
  }
  // Pasting takes a tap of its own, and one into the box before.
  taps += 2
  await page.getByRole('textbox', { name: 'Pega aquí tu receta' }).fill(PASTED_RECIPE)
  await tap('Poner en una fórmula nueva', () =>
    thumbBar(page).locator('[data-part=summary-bar]').filter({ hasText: 'Quedará dur' }).waitFor(),
  )
  await tap(/^Equilibrar$/, () => page.getByRole('button', { name: 'Aplicar a la fórmula' }).waitFor())
  await tap('Aplicar a la fórmula', () =>
    verdict(page)
      .filter({ hasText: /^Equilibrada/ })
      .waitFor(),
  )
  return taps
}
