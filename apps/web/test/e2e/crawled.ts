import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ingredientCatalogue } from '@obrador/engine'
import { englishNames } from '@obrador/engine/names-en'
import { italianNames } from '@obrador/engine/names-it'
import type { Page } from 'playwright-core'
import { rightWords } from '../../../../tools/spelled-words.ts'

const REPOSITORY = join(import.meta.dirname, '../../../..')

/** What a page shows, says and lets be pressed, whatever its language; and the words of it that are of another. */

/** What a printed label says is Spanish, titles of sources are their author's, code is code, and what is marked says of which language it is. */
const OTHERS = [
  '[data-part=code]',
  'svg',
  'script',
  'style',
  'noscript',
  '[data-part~=sources]',
  '[data-part~=published]',
  '[data-part=compare-published]',
  '[translate=no]',
]

/** Keeps every text that a page ever shows, however short its stay, each with what it stood in. Run in the page, before the app. */
function recordTexts(others: readonly string[]): void {
  const seen = new Map<string, string>()
  Reflect.set(globalThis, 'seenTexts', seen)
  const marked = others.map((one) => `body ${one}`).join(', ')
  const keep = (text: string | null | undefined, element: Element): void => {
    const told = text?.trim()
    const isOurs = element.closest<HTMLElement>('[lang]')?.lang === document.documentElement.lang
    if (told && isOurs && !seen.has(told) && element.closest('body') && !element.closest(marked))
      seen.set(told, element.outerHTML.slice(0, 160))
  }
  const look = (node: Node): void => {
    if (node instanceof Element) {
      for (const name of ['aria-label', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        keep(node.getAttribute(name), node)
      if (node instanceof HTMLTextAreaElement) keep(node.value, node)
    } else if (node.parentElement) keep(node.textContent, node.parentElement)
  }
  const lookWithin = (root: Node): void => {
    look(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    while (walker.nextNode()) look(walker.currentNode)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) lookWithin(node)
      else look(target)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

export const recordAllTexts = (page: Page): Promise<unknown> => page.context().addInitScript(recordTexts, OTHERS)

/** What was shown since the page was loaded, or since this was last asked: each text with what it stood in. */
export const textsSeen = (page: Page): Promise<readonly (readonly [text: string, within: string])[]> =>
  page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'seenTexts') as Map<string, string>
    const told = [...seen, [document.title, 'title'] as const]
    seen.clear()
    return told
  })

/** One press of something that was not pressed yet, within what is open over the page if anything is; its name, or nothing where all was pressed. */
function pressNext(pressed: readonly string[]): string | undefined {
  const over = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox], [data-part=toast]')].filter(
    (it) => it.checkVisibility(),
  )
  const within = over.length > 0 ? over : [document.body]
  const all = within.flatMap((it) => [
    ...it.querySelectorAll<HTMLElement>(
      'button, summary, [role=tab], [role=menuitem], [role=menuitemradio], [role=radio]',
    ),
  ])
  for (const one of all) {
    const name = `${one.dataset.part ?? ''} ${one.getAttribute('aria-label') ?? ''} ${one.textContent?.slice(0, 40) ?? ''}`
    // Of a long list of the same things a few say what all say.
    const kind = `${one.dataset.part ?? one.className} ${one.parentElement?.dataset.part ?? one.parentElement?.className ?? ''}`
    const isMany = pressed.filter((before) => before.startsWith(`${kind}|`)).length >= 4
    const key = `${kind}|${name}`
    if (pressed.includes(key) || isMany || !one.checkVisibility() || one.matches(':disabled, [aria-disabled=true]'))
      continue
    one.scrollIntoView({ block: 'center' })
    one.click()
    return key
  }
  return undefined
}

/** Presses of one page: more only say again what was said. */
const MOST_PRESSES = 70

/** Until what was pressed has been drawn, and what it waits for has come. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const wait = (left: number): unknown =>
          left === 0 && !document.querySelector('[aria-busy=true]')
            ? done(true)
            : requestAnimationFrame(() => wait(Math.max(0, left - 1)))
        wait(6)
      }),
  )

/** Presses all that can be pressed on a page; what leads elsewhere is come back from. */
export async function pressEverything(page: Page, address: string): Promise<void> {
  const pressed: string[] = []
  for (let press = 0; press < MOST_PRESSES; press++) {
    const name = await page.evaluate(pressNext, pressed)
    if (name === undefined) {
      const isOver = (await page.locator('[role=dialog], [role=menu], [role=listbox]').count()) > 0
      if (!isOver) return
      await page.keyboard.press('Escape')
    } else pressed.push(name)
    await drawn(page)
    const { pathname } = new URL(page.url())
    if (pathname !== new URL(address).pathname) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await drawn(page)
    }
  }
}

/** Of these words, those that a dictionary of Debian does not have. */
function unknownTo(dictionary: string, words: readonly string[]): readonly string[] {
  const { stdout, error } = spawnSync('hunspell', ['-d', dictionary, '-i', 'utf-8', '-l'], {
    input: words.join('\n'),
    encoding: 'utf8',
  })
  if (error) throw error
  return stdout.split('\n').filter(Boolean)
}

/** Words that are right on a screen of a language and that its dictionary lacks: of the engine's sentences, and those that a screen alone has, each with its reason. */
function exceptionsOf(language: CrawledLanguage): ReadonlySet<string> {
  const ofScreens = readFileSync(join(REPOSITORY, 'apps/web/test/language-words.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, languages = '']) => languages.split(' ').includes(language))
  return new Set([...rightWords(language), ...ofScreens.map(([word = '']) => word)])
}

const DICTIONARIES = { es: 'es_ES', en: 'en_US', it: 'it_IT' } as const
export type CrawledLanguage = Exclude<keyof typeof DICTIONARIES, 'es'>

/** What stands between quotation marks is a reserved name, what a label prints or what somebody wrote; a name of the catalogue is none of these, unless what it means follows. */
const QUOTATION = /[“«]([^”»]*)[”»]( \()?/g
const NAMES = new Set(ingredientCatalogue.map(({ name }) => name))
/** What the tables call ingredients and types in a language, which were read one by one. */
const ROWS = { en: englishNames, it: italianNames } as const
const TYPES = readFileSync(join(REPOSITORY, 'packages/engine/data/oficios.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
function namesOf(language: CrawledLanguage): ReadonlySet<string> {
  const column = TYPES[0]?.indexOf(`name_${language}`) ?? -1
  return new Set([...ingredientCatalogue.map(ROWS[language].rowName), ...TYPES.map((cells) => cells[column] ?? '')])
}

/** What is left of an article before a vowel is no word: «dell’uovo». */
const ELIDED = /(?<!\p{L})(?:(?:[dns]e|da|a|co|su|que)ll|un|[ldcn]|com|cos|dov)[’'](?=[\p{L}\d])/giu

function ownWords(text: string, names: ReadonlySet<string>): string {
  if (names.has(text)) return ''
  return text
    .replaceAll(QUOTATION, (_, quoted: string, gloss?: string) => (NAMES.has(quoted) && !gloss ? quoted : ''))
    .replaceAll(ELIDED, '')
}

/** Words of another language that are none of this one, each with a text that it stands in. */
export function foreignIn(
  texts: readonly (readonly [text: string, within: string])[],
  language: CrawledLanguage,
): readonly string[] {
  const kept = exceptionsOf(language)
  const names = namesOf(language)
  const where = new Map(
    texts.flatMap(([text, within]) =>
      (ownWords(text, names).match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).map((word) => [
        word,
        `${text.slice(0, 120)} | ${within}`,
      ]),
    ),
  )
  const unknown = unknownTo(DICTIONARIES[language], [...where.keys()]).filter(
    (word) => !kept.has(word) && !kept.has(word.toLowerCase()),
  )
  const nowhere = Object.entries(DICTIONARIES)
    .filter(([other]) => other !== language)
    .reduce<readonly string[]>((left, [, dictionary]) => unknownTo(dictionary, left), unknown)
  const marks = language === 'en' ? texts.filter(([text]) => /[«»]/.test(text)).map(([text]) => `«»: ${text}`) : []
  return [...unknown.filter((word) => !nowhere.includes(word)).map((word) => `${word}: ${where.get(word)}`), ...marks]
}
