import { spawnSync } from 'node:child_process'
import { ingredientCatalogue } from '@obrador/engine'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../../src/routes/addresses.ts'
import { serve, settle, sizes } from './browser.ts'

const served = serve()

/**
 * Words that stay as they are in every language: its own name and those of the languages, products that have no other name (dulce
 * de leche, manchego, roquefort, turrón), the British «catalogue», which the American dictionary lacks, and marks of law («% vol», «Reg.»).
 */
const KEPT = new Set(
  'Obrador Español English Italiano Catalogue Dulce leche Manchego Roquefort turrón Turrón vol Reg'.split(' '),
)

/** What stands between quotation marks is a reserved name, what a label prints or what somebody wrote; a name of the catalogue is none of these. */
const QUOTATION = /[“«]([^”»]*)[”»]/g
const NAMES = new Set(ingredientCatalogue.map(({ name }) => name))
const ownWords = (text: string): string =>
  text.replaceAll(QUOTATION, (_, quoted: string) => (NAMES.has(quoted) ? quoted : ''))

/** What a printed label says is Spanish, titles of sources are their author's, and code is code. */
const OTHERS =
  '[data-part=code], svg, script, style, noscript, [data-part~=sources], [data-part~=printed], [data-part=label-prints], [data-part~=published], [lang]'

const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((others) => {
    const isOurs = (element: Element | null): boolean =>
      element !== null && !element.closest(`body ${others.replaceAll(', ', ', body ')}`)
    const spoken = [...document.querySelectorAll('body [aria-label], body [title], body [placeholder]')]
      .filter(isOurs)
      .flatMap((element) => ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode())
      if (isOurs(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '')
    return [...spoken, ...texts]
  }, OTHERS)

/** Of these words, those that a dictionary of Debian does not have. */
function unknownTo(dictionary: string, words: readonly string[]): readonly string[] {
  const { stdout, error } = spawnSync('hunspell', ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
  })
  if (error) throw error
  return stdout.split('\n').filter(Boolean)
}

/** Words of Spanish that are none of the language, each with a text that it stands in. */
function foreignIn(texts: readonly string[], dictionary: string): readonly string[] {
  const where = new Map(
    texts.flatMap((text) => (ownWords(text).match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).map((word) => [word, text])),
  )
  const unknown = unknownTo(dictionary, [...where.keys()]).filter((word) => !KEPT.has(word))
  const alsoUnknown = new Set(unknownTo('es_ES', unknown))
  return unknown
    .filter((word) => !alsoUnknown.has(word))
    .map((word) => `${word}: ${where.get(word)?.trim().slice(0, 90)}`)
}

describe.each(sizes)('every screen, on a %s', (_, size) => {
  it.each([
    ['en', 'en_US'],
    ['it', 'it_IT'],
  ])('speaks %s and no Spanish', { tags: ['nightly'] }, async (language, dictionary) => {
    const page = await served.open(size, `/?idioma=${language}`)
    const found: Record<string, readonly string[]> = {}
    for (const address of PAGE_ADDRESSES) {
      await page.goto(`${served.address}/${address}?idioma=${language}`)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await settle(page)
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('details')) one.setAttribute('open', '')
      })
      const foreign = foreignIn(await textsOf(page), dictionary)
      if (foreign.length > 0) found[address] = foreign
    }
    expect(found).toEqual({})
  })
})
