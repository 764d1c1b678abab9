import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleCommand, isCommand } from './command.ts'
import { BROWSER_HIGHS, CALLBACK_FILE, CALLBACK_WASM, highsForBrowsers } from './highs.ts'
import { publicManifest } from './manifest.ts'
import { type Published, publishedPackages, root } from './published.ts'
import { rolledShapes } from './rolled.ts'

/**
 * Builds every package that others may install into `dist/packages`, ready for `npm publish`: the sources, module by module,
 * with their types beside them. One module stays one file, so that a bundler leaves out the crafts nobody asked for; a command is one program.
 */

const STAGED = join(root, 'dist/packages')
export const stagedIn = (id: string): string => join(STAGED, id)

/** Of our own packages the compiler sees the built form, as their users will. */
const pathsTo = (needs: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(needs.map((id) => [`@obrador/${id}`, [join(stagedIn(id), 'dist/index.d.ts')]]))

function compile({ id, folder }: Published, all: readonly Published[]): void {
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      // The gate has checked them; here they are only written down.
      noCheck: true,
      declaration: true,
      // The sources are not published: a map brings those lines that it leads to.
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(folder, 'src'),
      outDir: join(stagedIn(id), 'dist'),
      typeRoots: [join(root, 'node_modules/@types')],
      paths: pathsTo(all.filter((other) => other.id !== id).map((other) => other.id)),
    },
    include: [join(folder, 'src')],
    exclude: [],
  }
  const file = join(STAGED, `${id}.tsconfig.json`)
  writeFileSync(file, JSON.stringify(configuration))
  execFileSync('tsc', ['-p', file], { stdio: 'inherit' })
  rmSync(file)
}

/** The compiler gives imports of the built modules their `.js`, and leaves those of the types as they were written. */
function renameInTypes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.d.ts')) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(/((?:from |import\()["']\.{1,2}\/[^"']+)\.ts(["'])/g, '$1.js$2'))
  }
}

/** Documents that a package brings along, beside its code. */
const DOCUMENTS: Readonly<Record<string, readonly string[]>> = { mcp: ['ciencia', 'legal.md'] }

function stage(one: Published, all: readonly Published[]): void {
  const folder = stagedIn(one.id)
  mkdirSync(folder, { recursive: true })
  if (!isCommand(one)) {
    compile(one, all)
    renameInTypes(join(folder, 'dist'))
    if (one.id === 'client') writeFileSync(join(folder, 'dist/shapes.d.ts'), rolledShapes())
  }
  // Over what was compiled: an agent that starts its tools waits for one program, too.
  if (one.manifest.bin) bundleCommand(one, join(folder, 'dist'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publicManifest(one), null, 2)}\n`)
  if (one.manifest.imports) {
    writeFileSync(join(folder, BROWSER_HIGHS), highsForBrowsers())
    writeFileSync(join(folder, CALLBACK_FILE), CALLBACK_WASM)
  }
  for (const file of ['LICENSE', 'NOTICE']) cpSync(join(root, file), join(folder, file))
  for (const page of DOCUMENTS[one.id] ?? []) {
    cpSync(join(root, 'docs', page), join(folder, 'dist/pages', page), { recursive: true })
  }
  cpSync(join(one.folder, 'README.md'), join(folder, 'README.md'))
}

export function stageAll(): readonly Published[] {
  rmSync(STAGED, { recursive: true, force: true })
  mkdirSync(STAGED, { recursive: true })
  const all = publishedPackages()
  for (const one of all) stage(one, all)
  return all
}
