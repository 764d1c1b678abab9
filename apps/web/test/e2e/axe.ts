import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Everything axe knows of WCAG 2.2 AA and of good practice. It is not a script of the page, whose policy stays in force. */
export async function expectAccessible(page: Page, where = 'page', within = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async (selector) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe adds itself to the page.
    const { violations: found } = await (globalThis as any).axe.run(selector, {
      resultTypes: ['violations'],
      // Off by default: what is seen on a control is part of what it is called.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    return found as Finding[]
  }, within)
  expect(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
}
