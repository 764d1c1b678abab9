import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { floorOf, roomOf } from './floors.ts'

/**
 * The styles of the web app: what is of one component is a module beside it, in the layer of its room, under a name that no
 * other sheet has; what it says of another's class is said of one that is there and not above it. A class that is written
 * in letters is one of the global sheets.
 */

/** Global sheets stand here; nothing else does. */
const GLOBAL = 'ui/style/'
const MODULE = '.module.css'
/** Brought by whoever shows what it styles; the other global sheets are always there. */
const BROUGHT = `${GLOBAL}controls.css`

interface Sheet {
  readonly path: string
  readonly name: string
  readonly text: string
  readonly classes: ReadonlySet<string>
  /** Classes that it takes from elsewhere. */
  readonly others: ReadonlySet<string>
}

const CLASS = /\.([a-zA-Z][\w-]*)/g
const TAKEN = /:global\(\.([\w-]+)\)/g
const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** What stands before each block: selectors, and conditions, which have no class. */
const selectorsIn = (text: string): string =>
  [...text.matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude).join('\n')

/** The first class of each selector: what comes after it stands inside, and whoever shows that brings the sheet. */
const leadersIn = (text: string): readonly string[] =>
  selectorsIn(text)
    .split(/[,\n]/)
    .flatMap((selector) => namesIn(selector, CLASS).slice(0, 1))

function sheetOf(source: string, path: string): Sheet {
  const text = readFileSync(join(source, path), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const selectors = selectorsIn(text)
  return {
    path,
    name: basename(path).replace(/(?:\.module)?\.css$/, ''),
    text: text.trim(),
    classes: new Set(namesIn(selectors.replace(TAKEN, ''), CLASS)),
    others: new Set(namesIn(selectors, TAKEN)),
  }
}

/** As the build calls it (apps/web/build/scoped-name.ts). */
const scoped = (sheet: string, local: string): string => (local === sheet ? sheet : `${sheet}-${local}`)
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** One block from the first letter to the last. */
function isWholly(text: string, layer: string): boolean {
  if (!text.startsWith(`@layer ${layer} {`)) return false
  let depth = 0
  for (const [at, letter] of [...text].entries()) {
    if (letter === '{') depth++
    if (letter === '}' && --depth === 0) return at === text.length - 1
  }
  return false
}

/** Where a sheet stands, and under which name. */
function placeBreaches(sheets: readonly Sheet[]): readonly string[] {
  const known = new Map<string, string>()
  return sheets.flatMap(({ path, name, text }) => {
    const layer = path.split('/')[0] ?? ''
    const twin = known.get(name)
    known.set(name, path)
    return [
      ...(path.endsWith(MODULE) ? [] : [`${path} is no module: only ${GLOBAL} has global sheets`]),
      ...(isWholly(text, layer) ? [] : [`${path} does not stand in the layer «${layer}»`]),
      ...(twin === undefined ? [] : [`${path} bears the name of ${twin}`]),
    ]
  })
}

/** Two classes of one name on the page, and what is said of a class that is not there or stands above. */
function nameBreaches(sheets: readonly Sheet[], globals: ReadonlySet<string>): readonly string[] {
  const owners = new Map<string, string>()
  const twice = sheets.flatMap(({ path, name, classes }) =>
    [...classes].flatMap((local) => {
      const full = scoped(name, local)
      const other = globals.has(full) ? GLOBAL : owners.get(full)
      owners.set(full, path)
      return other === undefined ? [] : [`${path} and ${other} both have «${full}»`]
    }),
  )
  const lost = sheets.flatMap(({ path, others }) =>
    [...others].flatMap((other) => {
      if (globals.has(other)) return []
      const owner = owners.get(other)
      if (owner === undefined) return [`${path} styles «${other}», which no sheet has`]
      const [room, above] = [roomOf(path), roomOf(owner)]
      return room === above || floorOf(above) < floorOf(room)
        ? []
        : [`${path} styles «${other}» of ${owner}, which is not below it`]
    }),
  )
  return [...twice, ...lost]
}

const IMPORTED = /import \* as (\w+) from '([^']+\.module\.css)'/g
/** Classes written in letters: what an attribute or a template says outside of what it takes from a sheet. */
const WRITTEN = /className=(?:"([^"]*)"|\{([^{}]*(?:\$\{[^}]*\}[^{}]*)*)\})/g
const LETTERS = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g

const writtenIn = (code: string): readonly string[] =>
  [...code.matchAll(WRITTEN)].flatMap(([, plain, worked = '']) => {
    const texts = plain === undefined ? [...worked.matchAll(LETTERS)].map(([, a, b, c]) => a ?? b ?? c ?? '') : [plain]
    return texts
      .flatMap((text) => text.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/))
      .filter((name) => /^[a-z][\w-]*$/.test(name))
  })

/** Texts that choose elements of the page: what is handed to the page, and what has an attribute or a condition in it. */
const CHOSEN =
  /(?:closest|matches|querySelector(?:All)?)(?:<\w+>)?\(\s*['`]([^'`\n]+)['`]|(?<=[=(,?:] ?)['`]([^'`\n/]*[[:][^'`\n/]*)['`]/g
const CHOSEN_CLASS = /(?<![\w.)\]])\.([a-z][\w-]*)/g

/** Classes by which code looks for an element: those of a module bear another name on the page. */
const chosenIn = (code: string): readonly string[] =>
  [...code.matchAll(CHOSEN)].flatMap(([, handed, other = '']) => namesIn(handed ?? other, CHOSEN_CLASS))

/** What components take from sheets: all of it is there, and nothing in a sheet is for nobody. */
function useBreaches(
  source: string,
  sheets: readonly Sheet[],
  globals: ReadonlySet<string>,
  brought: ReadonlySet<string>,
): readonly string[] {
  const byPath = new Map(sheets.map((sheet) => [join(source, sheet.path), sheet]))
  const used = new Map<string, Set<string>>()
  const breaches: string[] = []
  for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )) {
    const code = readFileSync(join(source, path), 'utf8')
    for (const [, alias = '', from = ''] of code.matchAll(IMPORTED)) {
      const sheet = byPath.get(resolve(dirname(join(source, path)), from))
      if (!sheet) continue
      const locals = new Map([...sheet.classes].map((local) => [camel(local), local]))
      for (const name of namesIn(code, new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) {
        if (!locals.has(name)) breaches.push(`${path} takes «${name}» of ${sheet.path}, which has none`)
        used.set(sheet.path, (used.get(sheet.path) ?? new Set()).add(locals.get(name) ?? ''))
      }
    }
    for (const name of new Set(chosenIn(code))) {
      if (!globals.has(name)) breaches.push(`${path} looks for the class «${name}», which is in no global sheet`)
    }
    for (const name of new Set(writtenIn(code))) {
      if (!globals.has(name)) breaches.push(`${path} writes the class «${name}», which is in no global sheet`)
      if (brought.has(name) && !code.includes("style/controls.css'"))
        breaches.push(`${path} shows «${name}» without ${BROUGHT}`)
    }
  }
  const idle = sheets.flatMap(({ path, classes }) =>
    [...classes]
      .filter((local) => !used.get(path)?.has(local))
      .map((local) => `${path} styles «${local}», which nothing has`),
  )
  return [...breaches, ...idle]
}

export function styleBreaches(source: string): readonly string[] {
  const paths = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .toSorted()
  const isGlobal = (path: string): boolean => path.startsWith(GLOBAL)
  const sheets = paths.filter((path) => !isGlobal(path)).map((path) => sheetOf(source, path))
  if (sheets.length === 0) return []
  const global = paths.filter(isGlobal).map((path) => sheetOf(source, path))
  const globals = new Set(global.flatMap(({ classes }) => [...classes]))
  const always = new Set(global.filter(({ path }) => path !== BROUGHT).flatMap(({ classes }) => [...classes]))
  const brought = new Set(global.filter(({ path }) => path === BROUGHT).flatMap(({ text }) => leadersIn(text)))
  return [
    ...placeBreaches(sheets),
    ...nameBreaches(sheets, globals),
    ...useBreaches(source, sheets, globals, new Set([...brought].filter((name) => !always.has(name)))),
  ].map((breach) => `web app: ${breach}`)
}
