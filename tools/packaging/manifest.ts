import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dependenciesOfCommand, isCommand } from './command.ts'
import { BROWSER_HIGHS } from './highs.ts'
import { type Manifest, type Published, readManifest, root } from './published.ts'

/** `./src/index.ts` → `./dist/index.js`: sources run as they are in the workspace, and are built for everybody else. */
const built = (source: string, extension: string): string =>
  source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, extension)

const target = (source: string) => ({ types: built(source, '.d.ts'), default: built(source, '.js') })

/** A pattern of the files of a folder, written out: every name that it stands for, so that tools and people see what there is. */
function expanded(folder: string, name: string, source: string): (readonly [string, string])[] {
  if (!name.includes('*')) return [[name, source]]
  const [parent = '', ending = ''] = source.split('*')
  return readdirSync(join(folder, parent))
    .filter((entry) => entry.endsWith(ending))
    .toSorted()
    .map((entry) => entry.slice(0, -ending.length))
    .map((entry) => [name.replace('*', entry), source.replace('*', entry)])
}

function publicExports(folder: string, { exports }: Manifest) {
  const all = typeof exports === 'string' ? { '.': exports } : (exports ?? {})
  const entries = Object.entries(all).flatMap(([name, source]) => expanded(folder, name, source))
  return {
    ...Object.fromEntries(entries.map(([name, source]) => [name, target(source)])),
    './package.json': './package.json',
  }
}

/** What a package imports by a name of its own: a bundler for browsers gets the form for them. */
const publicImports = ({ imports = {} }: Manifest) =>
  Object.fromEntries(Object.entries(imports).map(([name, found]) => [name, { browser: BROWSER_HIGHS, default: found }]))

/** Where the sources are, when whoever publishes says so: a registry shows it, and a statement of provenance must match it. */
function repository(id: string) {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env
  if (!GITHUB_SERVER_URL || !GITHUB_REPOSITORY) return {}
  const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`
  return { repository: { type: 'git', url, directory: `packages/${id}` } }
}

/** The manifest that is published: the source's, with built files in place of sources and without what only the workspace needs. */
export function publicManifest(one: Published): object {
  const { id, folder, manifest } = one
  const { version } = readManifest(root)
  if (manifest.version !== version) throw new Error(`${manifest.name} is ${manifest.version}, and all are ${version}`)
  const source = manifest as Manifest & Record<string, unknown>
  const { private: _, devDependencies: __, exports: ___, scripts: ____, bin, ...rest } = source
  return {
    ...rest,
    ...repository(id),
    ...(bin && { dependencies: { ...(isCommand(one) ? {} : manifest.dependencies), ...dependenciesOfCommand(one) } }),
    exports: publicExports(folder, manifest),
    ...(manifest.imports && { imports: publicImports(manifest) }),
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([name, source]) => [name, built(source, '.js')])),
    }),
    files: ['dist', 'NOTICE'],
  }
}
