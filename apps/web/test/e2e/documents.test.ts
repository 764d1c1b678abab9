import { expect, it } from 'vitest'
import { serve } from './browser.ts'

/** The documentation of the service, which is a page of somebody else's making: it must keep to the policy of ours. */

const served = serve()

const PAGES = [
  { path: '/docs/', lang: 'es', guide: 'Límites', other: { name: 'In English', path: '/docs/en/' } },
  { path: '/docs/en/', lang: 'en', guide: 'Limits', other: { name: 'En español', path: '/docs/' } },
] as const

it('the documentation renders in a real browser, in Spanish and in English, without asking anyone else', async () => {
  const page = await served.open({ viewport: { width: 1280, height: 900 } }, '/healthz')
  for (const { path, lang, guide, other } of PAGES) {
    await page.goto(`${served.address}${path}`)
    await page.getByText('/api/balance').first().waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    expect(await page.getByText('Composición: USDA FoodData Central').count()).toBeGreaterThan(0)
    expect(await page.getByRole('heading', { name: guide }).count()).toBeGreaterThan(0)
    const link = await page.getByRole('link', { name: other.name, exact: true }).getAttribute('href')
    expect(URL.parse(link ?? '')?.pathname).toBe(other.path)
  }
})
