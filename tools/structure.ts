import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

/**
 * Checks the shape of the house: arrows point down only, the engine depends on nothing, generic code names no craft,
 * the craft folders are alike, and no file outgrows one screenful too many. Prints every breach and fails on any.
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

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, path = '']) => path)

const inRepository = (file: string): string => relative(root, file)

/** Which of our packages each one may use. Apps may use any package; nothing may use an app. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  contract: ['engine'],
  balancer: ['engine'],
  list: ['engine'],
  client: ['engine', 'contract'],
}
const packages = foldersIn(join(root, 'packages'))
const apps = existsSync(join(root, 'apps')) ? foldersIn(join(root, 'apps')) : []

for (const workspace of [...packages, ...apps]) {
  const isApp = apps.includes(workspace)
  const name = basename(workspace)
  const usual = isApp ? Object.keys(MAY_USE) : (MAY_USE[name] ?? [])
  for (const file of filesBelow(workspace)) {
    // What an app shows is tried where it is served.
    const allowed = isApp && file.includes('/test/') ? [...usual, ...apps.map((app) => basename(app))] : usual
    for (const path of importsOf(file)) {
      if (path.startsWith('.') && relative(workspace, resolve(dirname(file), path)).startsWith('..')) {
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

const registry = join(engine, 'src/crafts.ts')
const crafts = importsOf(registry).map((path) => basename(dirname(path)))
const craftFolders = crafts.map((craft) => join(engine, 'src', craft))
/** The files that know there are crafts: the registry, and the public surface. */
const KNOW_CRAFTS = new Set([registry, join(engine, 'src/index.ts')])

for (const file of filesBelow(join(engine, 'src'))) {
  const home = craftFolders.find((folder) => file.startsWith(`${folder}/`))
  for (const path of importsOf(file)) {
    if (!path.startsWith('.')) breaches.push(`${inRepository(file)} imports ${path}: the engine imports nothing`)
    const target = resolve(dirname(file), path)
    const guest = craftFolders.find((folder) => target.startsWith(`${folder}/`))
    if (guest && guest !== home && !KNOW_CRAFTS.has(file)) {
      breaches.push(`${inRepository(file)} imports from ${basename(guest)}`)
    }
  }
  const generic = dirname(file) === join(engine, 'src') || file.includes('/science/')
  if (generic && !KNOW_CRAFTS.has(file)) {
    const named = crafts.find((craft) => new RegExp(`\\b${craft}\\b`, 'i').test(readFileSync(file, 'utf8')))
    if (named) breaches.push(`${inRepository(file)} names a craft: ${named}`)
  }
}

const shapes = craftFolders.map((folder) => ({ folder, files: readdirSync(folder).toSorted().join(' ') }))
for (const { folder, files } of shapes) {
  if (files !== shapes[0]?.files) breaches.push(`${inRepository(folder)} has another shape than its sisters: ${files}`)
}

/** Lines of code; tables of data are as long as their data. */
const LONGEST = 400
const TABLES = /\/catalogue\/tables\/|\/golden\/|\/fixtures\/|\/types\.ts$/
for (const file of [...packages, ...apps, join(root, 'tools')].flatMap(filesBelow)) {
  const lines = readFileSync(file, 'utf8').split('\n').length
  if (lines > LONGEST && !TABLES.test(file)) breaches.push(`${inRepository(file)} has ${lines} lines`)
}

for (const breach of breaches) console.error(breach)
console.log(`structure: ${crafts.length} craft(s) of one shape, ${breaches.length} breach(es)`)
process.exitCode = breaches.length > 0 ? 1 : 0
