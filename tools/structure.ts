import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { circlesOf } from './structure/circles.ts'
import { clocksIn } from './structure/clocks.ts'
import { wordsComparedIn } from './structure/identities.ts'
import { importedPaths } from './structure/imports.ts'
import { inheritedIn } from './structure/inherited.ts'
import { nameFigures } from './structure/names.ts'
import { GONE, readBackIn } from './structure/sentences.ts'
import { stateIn } from './structure/state.ts'
import { webShape } from './structure/web.ts'
import { GATE_PROCESSES, OWN_PROCESS } from './tier.ts'

/**
 * Checks the shape of the house: arrows point down only, between packages and between the rooms of the engine and of the web
 * app, the engine depends on nothing, generic code names no craft, the craft folders are alike, and no file outgrows one screenful too
 * many. Prints the rooms and every breach, and fails on any.
 */

const root = resolve(import.meta.dirname, '..')
const breaches: string[] = []

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
        .map((entry) => join(entry.parentPath, entry.name))
    : []

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))

const importsOf = (file: string): string[] => importedPaths(readFileSync(file, 'utf8'))

const inRepository = (file: string): string => relative(root, file)

/** Which of our packages each one may use. Apps may use any package; nothing may use an app. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  contract: ['engine', 'list'],
  balancer: ['engine'],
  list: ['engine'],
  workbook: ['engine'],
  client: ['contract'],
  'book-sync': [],
  limiter: [],
  cli: ['engine', 'balancer', 'contract', 'list', 'client', 'workbook'],
  mcp: ['engine', 'balancer', 'contract', 'list'],
}
const packages = foldersIn(join(root, 'packages'))
const apps = existsSync(join(root, 'apps')) ? foldersIn(join(root, 'apps')) : []

/** What schema.org knows, how much a run tries, the clock of the nightly tests, the dictionaries, a full copy of the app, LibreOffice and a free port, which every test may ask. */
const FOR_TESTS = [
  ...['schema-org', 'tier', 'measured', 'spelled-words', 'entremet-copy', 'free-port'],
  'workbook/libreoffice',
].map((name) => join(root, `tools/${name}.ts`))

for (const workspace of [...packages, ...apps]) {
  const isApp = apps.includes(workspace)
  const name = basename(workspace)
  const usual = isApp ? Object.keys(MAY_USE) : (MAY_USE[name] ?? [])
  for (const file of filesBelow(workspace)) {
    const isTest = file.includes('/test/')
    // What an app shows is tried where it is served, and a package as others import it: by its name.
    const besides = !isTest ? [] : isApp ? apps.map((app) => basename(app)) : [name]
    const allowed = [...usual, ...besides]
    for (const path of importsOf(file)) {
      const target = resolve(dirname(file), path)
      const isOut = path.startsWith('.') && relative(workspace, target).startsWith('..')
      if (isOut && !(isTest && FOR_TESTS.includes(target))) {
        breaches.push(`${inRepository(file)} reaches out of its package: ${path}`)
      }
      const own = /^@obrador\/([^/]+)/.exec(path)?.[1]
      if (own && !allowed.includes(own)) breaches.push(`${inRepository(file)} may not use @obrador/${own}`)
    }
  }
}

const engine = join(root, 'packages/engine')
const { dependencies = {} } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
if (Object.keys(dependencies).length > 0) breaches.push('packages/engine must have no dependencies')

/**
 * The rooms of the engine from the ground up: what each answers, and that a room uses only those below it. Rooms of one
 * floor do not know each other.
 */
const FLOORS: readonly Readonly<Record<string, string>>[] = [
  { words: 'numbers, names and lists in a sentence', science: 'physics and chemistry with their sources' },
  { findings: 'what may be found, as data' },
  { catalogue: 'what is an ingredient, and which one was meant?' },
  { formula: 'what was sent?' },
  { ratio: 'what is a figure, and where does it come from?' },
  { judge: 'is it right: by the craft, by the law?' },
  {
    advise: 'what would a master change?',
    make: 'what becomes of it: losses, label',
    batch: 'what was made and measured, and what does it teach?',
  },
  { craft: 'what is a craft, and what has it found out?' },
  { crafts: 'the five crafts, same files each' },
  { language: 'how what was found is said: a folder of `words` for each language' },
  { entries: 'what others import: each craft alone, and what is asked besides' },
]
const engineSource = join(engine, 'src')
/** A folder of `words` is a language: it knows what the crafts may find, and nobody below knows how it is said. */
const roomOf = (file: string): string => {
  const [room = '', inner = ''] = relative(engineSource, file).split('/')
  return room === 'words' && /^[a-z]{2}$/.test(inner) ? 'language' : room
}
const floorOf = (room: string): number => FLOORS.findIndex((rooms) => Object.hasOwn(rooms, room))

/** Everything that the engine has: the only place, with the surface and the entries, that names crafts. */
const whole = join(engineSource, 'whole.ts')
const crafts = importsOf(whole).flatMap((path) => (path.startsWith('./crafts/') ? [basename(dirname(path))] : []))
const craftFolders = crafts.map((craft) => join(engineSource, 'crafts', craft))
const surface = join(engineSource, 'index.ts')
const codes = join(engineSource, 'codes.ts')
const isSurface = (file: string): boolean => file === surface || file === whole || file === codes
const namesCrafts = (file: string): boolean =>
  isSurface(file) || roomOf(file) === 'entries' || roomOf(file) === 'language'
/** Rooms whose words are those of ingredients: cocoa is one, and a craft. */
const SPEAKS_OF_INGREDIENTS = /\/src\/(?:catalogue|make\/label)\//

const arrows = new Map<string, Set<string>>()
for (const file of filesBelow(engineSource)) {
  const home = craftFolders.find((folder) => file.startsWith(`${folder}/`))
  const room = roomOf(file)
  if (!isSurface(file) && floorOf(room) < 0) breaches.push(`${inRepository(file)} stands in no room`)
  for (const path of importsOf(file)) {
    if (!path.startsWith('.')) breaches.push(`${inRepository(file)} imports ${path}: the engine imports nothing`)
    const target = resolve(dirname(file), path)
    const guest = craftFolders.find((folder) => target.startsWith(`${folder}/`))
    if (guest && guest !== home && !namesCrafts(file)) {
      breaches.push(`${inRepository(file)} imports from ${basename(guest)}`)
    }
    const used = roomOf(target)
    if (isSurface(file) || isSurface(target) || used === room) continue
    if (floorOf(used) >= floorOf(room)) breaches.push(`${inRepository(file)} looks up to ${used}: ${path}`)
    arrows.set(room, (arrows.get(room) ?? new Set()).add(used))
  }
  if (!home && !namesCrafts(file) && !SPEAKS_OF_INGREDIENTS.test(file)) {
    const named = crafts.find((craft) => new RegExp(`\\b${craft}\\b`, 'i').test(readFileSync(file, 'utf8')))
    if (named) breaches.push(`${inRepository(file)} names a craft: ${named}`)
  }
}

const shapes = craftFolders.map((folder) => ({ folder, files: readdirSync(folder).toSorted().join(' ') }))
for (const { folder, files } of shapes) {
  if (files !== shapes[0]?.files) breaches.push(`${inRepository(folder)} has another shape than its sisters: ${files}`)
}

for (const file of packages.flatMap((folder) => filesBelow(join(folder, 'src')))) {
  for (const kept of stateIn(readFileSync(file, 'utf8'))) breaches.push(`${inRepository(file)} keeps state: ${kept}`)
}

for (const file of GONE)
  if (existsSync(join(root, file))) breaches.push(`${file} reworded sentences, and must not come back`)
for (const file of [...packages, ...apps].flatMap((folder) => filesBelow(join(folder, 'src')))) {
  const text = readFileSync(file, 'utf8')
  for (const found of readBackIn(text)) breaches.push(`${inRepository(file)} reads a sentence back: ${found}`)
  for (const found of inheritedIn(text)) breaches.push(`${inRepository(file)} asks for what any object has: ${found}`)
}

const isNightly = (file: string): boolean =>
  OWN_PROCESS.includes(file) || (file.includes('/test/service/') && !GATE_PROCESSES.includes(file))
for (const file of [...packages, ...apps, join(root, 'tools')].flatMap(filesBelow)) {
  if (!file.endsWith('.test.ts') || isNightly(inRepository(file))) continue
  for (const clock of clocksIn(readFileSync(file, 'utf8')))
    breaches.push(`${inRepository(file)} reads a clock: ${clock}; see measuredTest of tools/measured.ts`)
}

/** Files in circles, by workspace. */
const circled = [...packages, ...apps].map((workspace) => {
  const circles = circlesOf(new Map(filesBelow(workspace).map((file) => [file, readFileSync(file, 'utf8')])))
  for (const files of circles) breaches.push(`a circle of ${files.length} files: ${files.map(inRepository).join(', ')}`)
  return `${basename(workspace)} ${circles.flat().length}`
})

/** What modules export, by its words. */
const sources = [...packages, ...apps].flatMap((folder) => filesBelow(join(folder, 'src')))
const names = nameFigures(new Map(sources.map((file) => [inRepository(file), readFileSync(file, 'utf8')])))
breaches.push(...names.breaches)

/** Lines of code; tables of data are as long as their data. */
const LONGEST = 400
const TABLES = /\/catalogue\/generated\/|\/golden\/|\/fixtures\/|\/(?:types|law|norms|levers|glossary|trade-terms)\.ts$/
for (const file of [...packages, ...apps, join(root, 'tools')].flatMap(filesBelow)) {
  const lines = readFileSync(file, 'utf8').split('\n').length
  if (lines > LONGEST && !TABLES.test(file)) breaches.push(`${inRepository(file)} has ${lines} lines`)
}

for (const rooms of FLOORS) {
  for (const [room, answers] of Object.entries(rooms)) {
    const files = filesBelow(engineSource).filter((file) => roomOf(file) === room).length
    const uses = [...(arrows.get(room) ?? [])].toSorted((a, b) => floorOf(a) - floorOf(b)).join(', ')
    console.log(`${room.padEnd(9)} ${String(files).padStart(3)} files · ${answers}${uses && ` · uses ${uses}`}`)
  }
}
const webSource = join(root, 'apps/web/src')
for (const file of filesBelow(webSource))
  for (const found of wordsComparedIn(relative(webSource, file), readFileSync(file, 'utf8')))
    breaches.push(`${inRepository(file)} knows an ingredient by its words: ${found}`)
const web = webShape(webSource)
breaches.push(...web.breaches)
for (const line of web.rooms) console.log(line)
console.log(`files in circles: ${circled.join(', ')}`)
console.log(
  `${names.count} exported names of ${names.words.toFixed(2)} words, ${names.shared.length} of them in four modules or more`,
)
for (const breach of breaches) console.error(breach)
console.log(`structure: ${crafts.length} craft(s) of one shape, ${breaches.length} breach(es)`)
process.exitCode = breaches.length > 0 ? 1 : 0
