import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ingredientCatalogue } from '@obrador/engine'
import { englishNames } from '@obrador/engine/names-en'
import { italianNames } from '@obrador/engine/names-it'
import type { Page, Request } from 'playwright-core'
import { rightWords } from '../../../../tools/spelled-words.ts'
import { follow } from './browser.ts'

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
  const told = [
    'aria-label',
    'aria-roledescription',
    'aria-valuetext',
    'aria-description',
    'title',
    'placeholder',
    'alt',
    'label',
  ]
  const marked = others.map((one) => `body ${one}`).join(', ')
  const keep = (text: string | null | undefined, element: Element): void => {
    const said = text?.trim()
    if (!said || seen.has(said)) return
    const isOurs = element.closest<HTMLElement>('[lang]')?.lang === document.documentElement.lang
    if (isOurs && element.closest('body') && !element.closest(marked)) seen.set(said, element.outerHTML.slice(0, 160))
  }
  const look = (node: Node): void => {
    if (node instanceof Element) {
      for (const name of told) keep(node.getAttribute(name), node)
      // What an option of a list offers, and what a field holds.
      if (node.matches('datalist option, input:not([type=checkbox], [type=radio], [type=hidden])'))
        keep(node.getAttribute('value'), node)
      if (node instanceof HTMLTextAreaElement) keep(node.value, node)
    } else if (node instanceof Text && node.parentElement) keep(node.textContent, node.parentElement)
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

export function recordAllTexts(page: Page): Promise<unknown> {
  watchRequests(page)
  return page.context().addInitScript(recordTexts, OTHERS)
}

/** What was shown since the page was loaded, or since this was last asked: each text with what it stood in. */
export const textsSeen = (page: Page): Promise<readonly (readonly [text: string, within: string])[]> =>
  page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'seenTexts') as Map<string, string>
    const told = [...seen, [document.title, 'title'] as const]
    seen.clear()
    return told
  })

/** What can be pressed, and what can be filled in or chosen. */
const CONTROLS =
  'button, details:not([open]) > summary, [role=tab], [role=menuitem], [role=menuitemradio], [role=radio], input:not([type=file]), textarea, select'

interface Press {
  readonly key: string
  /** It lies over the page: a dialog, a menu, a notice. */
  readonly isOver: boolean
  /** What is left to press beside it. */
  readonly left: number
}

/**
 * One press of something that was not pressed yet, or a word typed where nothing was, within what is open over the page if anything is; nothing where
 * all was pressed. What is typed is a word of no language, or a figure where one is asked for.
 */
function pressNext([controls, pressed]: readonly [controls: string, pressed: readonly string[]]): Press | undefined {
  const over = [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox], [data-part=toast]')].filter(
    (it) => it.checkVisibility(),
  )
  const within = over.length > 0 ? over : [document.body]
  const all = within.flatMap((it) => [...it.querySelectorAll<HTMLElement>(controls)])
  const called = (it: Element | null): string => (it instanceof HTMLElement && (it.dataset.part || it.className)) || ''
  const keyOf = (one: HTMLElement): string => {
    const name = one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent ?? one.textContent
    return `${one.tagName} ${called(one)} ${called(one.parentElement)}|${name?.slice(0, 40)}`
  }
  // Of a long list of the same things a few say what all say.
  const kindOf = (key: string): string => key.slice(0, key.indexOf('|') + 1)
  const isMany = (key: string): boolean =>
    !/ {2}\|/.test(key) && pressed.filter((before) => before.startsWith(kindOf(key))).length >= 4
  const left = all.filter(
    (one) =>
      one.checkVisibility() &&
      !one.matches(':disabled, [aria-disabled=true]') &&
      !pressed.includes(keyOf(one)) &&
      !isMany(keyOf(one)),
  )
  // What closes a sheet, or folds what is open, comes after what is in it.
  const one = left.find((it) => !it.matches('[role=dialog] header *, [aria-expanded=true]')) ?? left[0]
  if (!one) return undefined
  const press = { key: keyOf(one), isOver: over.length > 0, left: left.length - 1 }
  const type = (value: string): void => {
    Reflect.set(Object.getPrototypeOf(one), 'value', value, one)
    for (const event of ['input', 'change']) one.dispatchEvent(new Event(event, { bubbles: true }))
  }
  one.scrollIntoView({ block: 'center' })
  if (one instanceof HTMLSelectElement) type(one.options[one.options.length - 1]?.value ?? '')
  else if (one instanceof HTMLTextAreaElement) type('Zuk')
  else if (one instanceof HTMLInputElement && !/^(?:checkbox|radio|button|submit)$/.test(one.type)) {
    one.focus()
    type(['decimal', 'numeric'].includes(one.inputMode) ? '7' : one.type === 'text' ? 'Zuk' : one.value)
  } else one.click()
  return press
}

/** Presses of one page: more only say again what was said. */
const MOST_PRESSES = 200

/** Frames: what was pressed is drawn in the first; so many are waited for what says that it is busy. */
const [FRAMES, MOST_FRAMES] = [6, 3600]

/** Until what was pressed has been drawn, and what it waits for has come. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    ([least, most]) =>
      new Promise((done) => {
        const wait = (frame: number): unknown =>
          frame >= most || (frame >= least && !document.querySelector('[aria-busy=true]'))
            ? done(true)
            : requestAnimationFrame(() => wait(frame + 1))
        wait(0)
      }),
    [FRAMES, MOST_FRAMES] as const,
  )

/** What each page has asked for that has not come. */
const asked = new WeakMap<Page, Set<Request>>()
function watchRequests(page: Page): void {
  const open = new Set<Request>()
  asked.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
}

/** Drawings. What a worker had asked for that was ended meanwhile neither comes nor fails: it is given up after so many. */
const MOST_DRAWINGS = 50

/** Until all that a page has asked for has come and is drawn. */
export async function arrived(page: Page): Promise<void> {
  const open = asked.get(page) ?? new Set()
  do {
    for (let drawing = 0; open.size > 0 && drawing < MOST_DRAWINGS; drawing++) await drawn(page)
    open.clear()
    await drawn(page)
  } while (open.size > 0)
}

/** The page of an address and what is open on it, whatever its language. */
const shownAt = (address: string): string => {
  const { pathname, searchParams } = new URL(address)
  return `${pathname} ${searchParams.get('f')}`
}

/** What closes before all in it was pressed is opened so often again. */
const MOST_OPENED = 6

/** Presses all that can be pressed on a page; what leads elsewhere is come back from. Gives how much that was. */
export async function pressEverything(page: Page, address: string): Promise<number> {
  let pressed: string[] = []
  let opener: string | undefined
  const opened = new Map<string, number>()
  for (let press = 0; press < MOST_PRESSES; press++) {
    await arrived(page)
    const one = await page.evaluate(pressNext, [CONTROLS, pressed] as const)
    const isOver = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null)
    if (one === undefined) {
      if (!(await isOver())) break
      const isClosed = await page.evaluate(() => {
        const close = [...document.querySelectorAll<HTMLElement>('[role=dialog] header button')].at(-1)
        close?.click()
        return close !== undefined
      })
      if (!isClosed) await page.keyboard.press('Escape')
    } else pressed.push(one.key)
    if (one?.isOver === false) opener = one.key
    await drawn(page)
    const times = opened.get(opener ?? '') ?? 0
    if (one?.isOver && one.left > 0 && opener !== undefined && times < MOST_OPENED && !(await isOver())) {
      opened.set(opener, times + 1)
      pressed = pressed.filter((key) => key !== opener)
    }
    if (shownAt(page.url()) !== shownAt(address)) {
      await follow(page, address)
      await drawn(page)
    }
  }
  await arrived(page)
  return pressed.length
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
const wordsIn = (text: string): readonly string[] => text.match(/\p{L}[\p{L}\p{M}]+/gu) ?? []

/** Those of them with a word that the dictionary lacks, anywhere in a text: “Cava brut”, “Leche merengada (cinnamon and lemon milk)”. */
function namesOf(language: CrawledLanguage): RegExp {
  const column = TYPES[0]?.indexOf(`name_${language}`) ?? -1
  const names = [...ingredientCatalogue.map(ROWS[language].rowName), ...TYPES.map((cells) => cells[column] ?? '')]
  const lacking = new Set(unknownTo(DICTIONARIES[language], names.flatMap(wordsIn)))
  const parts = names
    .filter((name) => wordsIn(name).some((word) => lacking.has(word)))
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[$()*+.?[\]^{|}]/g, '\\$&'))
  return new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'giu')
}

/** What is left of an article before a vowel is no word: «dell’uovo». */
const ELIDED = /(?<!\p{L})(?:(?:[dns]e|da|a|co|su|que)ll|un|[ldcn]|com|cos|dov)[’'](?=[\p{L}\d])/giu

/** An address, of a link to a formula among others or of a page of the service, has no words. */
const ADDRESS = /https?:\/\/\S+|(?<=\s)\/[a-z]+/g

/** What is left of a text without the names in it, which were read one by one, and without what its maker wrote. */
const ownWords = (text: string, names: RegExp): readonly string[] =>
  wordsIn(
    text
      // A figure in a name keeps its unit by a space that breaks no line.
      .replaceAll(/\s/g, ' ')
      .replaceAll(ADDRESS, ' ')
      .replaceAll(QUOTATION, (_, quoted: string, gloss?: string) => (NAMES.has(quoted) && !gloss ? quoted : ''))
      .replaceAll(names, ' ')
      .replaceAll(ELIDED, ''),
  )

/** Words of another language that are none of this one, each with a text that it stands in. */
export function foreignIn(
  texts: readonly (readonly [text: string, within: string])[],
  language: CrawledLanguage,
): readonly string[] {
  const kept = exceptionsOf(language)
  const names = namesOf(language)
  const where = new Map(
    texts.flatMap(([text, within]) =>
      ownWords(text, names).map((word) => [word, `${text.slice(0, 120)} | ${within}`] as const),
    ),
  )
  const unknown = unknownTo(DICTIONARIES[language], [...where.keys()]).filter(
    (word) => !kept.has(word) && !kept.has(word.toLowerCase()),
  )
  const nowhere = Object.entries(DICTIONARIES)
    .filter(([other]) => other !== language)
    .reduce<readonly string[]>((left, [, dictionary]) => unknownTo(dictionary, left), unknown)
  const marks =
    language === 'en'
      ? texts.filter(([text]) => /[«»]/.test(text.replaceAll(/“[^”]*”/g, ''))).map(([text]) => `«»: ${text}`)
      : []
  return [...unknown.filter((word) => !nowhere.includes(word)).map((word) => `${word}: ${where.get(word)}`), ...marks]
}
