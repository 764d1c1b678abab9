import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataSources, describeIngredient, ingredientCatalogue } from '@obrador/engine'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { action, craftTab, DESK, panel, serve, settle, spoil, turnTo } from './browser.ts'

const served = serve()

/** Words that are right and that no dictionary has: acronyms, units, products of the trade, people. */
const OWN_WORDS = new Set(
  readFileSync(join(import.meta.dirname, '../diccionario.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
)

/** What others wrote: names of the catalogue, titles of sources, code. */
const QUOTED = [
  ...ingredientCatalogue.flatMap((row) => [row.name, ...row.aliases, row.source, describeIngredient(row).nota ?? '']),
  ...Object.values(dataSources).map(({ title }) => title),
]

/** Everything a person can read on the page or hear from it. */
const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const quoted =
      '[data-part=code], svg, script, .item, [data-part~=sources], [data-part=catalogue-item], [data-part~=published]'
    const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
      .filter((element) => !element.closest(quoted))
      .flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))
    const shown = document.body.cloneNode(true) as HTMLElement
    for (const code of shown.querySelectorAll(quoted)) code.remove()
    const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
    return [...spoken, ...texts].join('\n')
  })

const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []

function misspelt(words: readonly string[]): string[] {
  const { stdout, error } = spawnSync('hunspell', ['-d', 'es_ES', '-i', 'utf-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
  })
  if (error) throw error
  return stdout.split('\n').filter((word) => word !== '' && !OWN_WORDS.has(word) && !OWN_WORDS.has(word.toLowerCase()))
}

it('every visible string is spelt as the Spanish dictionary has it, accents included', {
  tags: ['nightly'],
}, async () => {
  const page = await served.open(DESK)
  const texts: string[] = []
  const take = async (): Promise<void> => {
    await settle(page)
    texts.push(await visibleText(page))
  }
  for (const tab of ['Helado', 'Pan', 'Pastelería', 'Turrón', 'Chocolate']) {
    await craftTab(page, tab).click()
    await page.locator('[data-part=panels] [data-part=tab-panel]').waitFor()
    await spoil(page)
    for (const details of await page.locator('details').all())
      await details.evaluate((it) => it.setAttribute('open', ''))
    for (const row of await page.locator('[data-part=gauge-row]').all()) {
      await row.click()
      texts.push(await visibleText(page))
    }
    await take()
  }
  for (const name of ['Cantidad', 'Coste', 'Etiqueta']) {
    await panel(page, name).click()
    await take()
  }
  for (const name of ['Equilibrar', 'Compartir', 'Pesar']) {
    await action(page, name).click()
    await page.getByRole('dialog').waitFor()
    if (name === 'Equilibrar') await page.getByRole('region', { name: 'Resultado' }).waitFor()
    await take()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.goto(`${served.address}/formulas`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take()
  for (const path of [
    '/importar',
    '/carta',
    '/produccion',
    '/hornadas',
    '/despensa',
    '/etiqueta',
    '/precios',
    '/mas',
    '/catalogo',
    '/saco',
    '/ciencia',
    '/programar',
    '/copia',
  ]) {
    await turnTo(page, path)
    await take()
  }
  const quoted = new Set(wordsIn(QUOTED.join(' ').toLowerCase()))
  const words = [...new Set(wordsIn(texts.join('\n')))].filter((word) => !quoted.has(word.toLowerCase()))
  expect(words.length).toBeGreaterThan(300)
  expect(misspelt(words).toSorted()).toEqual([])
})

/** The letters that a sentence is written with; a word that is put together of pieces is left out. */
const writtenIn = (sentence: unknown): string =>
  [...String(sentence).matchAll(/(['`])((?:(?!\1).)*)\1/g)]
    .map(([, , text = '']) => text.replace(/\p{L}*\$\{[^}]*\}\p{L}*/gu, ' '))
    .join(' ')

/** What a sentence says with numbers in its holes. One that takes the values of a finding cannot be said so. */
function textOf(sentence: (...values: string[]) => unknown): string {
  try {
    const text = String(sentence('2', '2', '2', '2'))
    return /undefined|NaN/.test(text) ? writtenIn(sentence) : text
  } catch {
    return writtenIn(sentence)
  }
}

it('and so are those that no screen showed, in the files where they are written', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../../src/words/es/*.ts', { eager: true })
  const sample = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    // Sentences with holes are read with numbers in them.
    if (typeof value === 'function') return [textOf(value as (...values: string[]) => unknown)]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sample) : []
  }
  const words = [...new Set(wordsIn(Object.values(files).flatMap(sample).join('\n')))]
  expect(words.length).toBeGreaterThan(400)
  expect(misspelt(words).toSorted()).toEqual([])
})

it('the dictionary would notice', () => {
  expect(misspelt(['azucar', 'formula', 'Equilibrada', 'ingrediente'])).toEqual(['azucar'])
})
