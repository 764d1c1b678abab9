import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

/**
 * Bundles the service into `dist`: the loop, and the thread that adjusts; in files of their own what the loop loads later. To find, strip and compile some 1,200 modules
 * was two thirds of a start, and each thread did it again (docs/decisions/0353). `start.js` reads what this writes.
 */

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(import.meta.dirname, 'dist')
/** Each by itself: a thread shares no memory with the loop, and a file that both load would hold what either needs. */
const ENTRIES = ['src/server.ts', 'src/adjust/worker.ts']

/** They look for files of their own beside themselves: a thread, WebAssembly, a page. */
const APART = ['piscina', 'highs', '@scalar/fastify-api-reference']

/** Modules of CommonJS ask for these. */
const COMMONJS = `const require = globalThis.process.getBuiltinModule('node:module').createRequire(import.meta.url), __dirname = import.meta.dirname;`

/** An import of a module of Node's own reads all that it exports, and so loads what nobody asked for: that of HTTP a client and streams of the web, a tenth of a start. */
const takeBuiltins: Plugin = {
  name: 'take-builtins',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^[a-z]/ }, ({ path, kind }) =>
      kind === 'import-statement' && isBuiltin(path) ? { path, namespace: 'builtin' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = globalThis.process.getBuiltinModule('${path}')`,
      loader: 'js',
    }))
  },
}

/** A module still stands where its source does: what it reads lies beside that. Another entry lies beside the bundle. */
const standInPlace: Plugin = {
  name: 'stand-in-place',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(?:apps|packages)\/[^/]+\/src\/.+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const place = relative(FOLDER, path)
      const contents = source.replace(
        /new URL\('\.\/(\w+)\.ts', import\.meta\.url\)|import\.meta\.(url|dirname)/g,
        (_, entry?: string, kind?: string) => {
          if (entry !== undefined) return `new URL('./${entry}.js', import.meta.url)`
          return kind === 'url' ? `new URL('${place}', import.meta.url).href` : `(__dirname + '/${dirname(place)}')`
        },
      )
      return { contents, loader: 'ts' }
    }),
}

/** A text that has only ASCII takes one byte a letter in memory, and any other two. Nobody reads templates raw. */
const inAscii = (code: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  code.replace(/[^\x00-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Writes one entry; gives the files that it was made of. */
async function bundleEntry(entry: string): Promise<readonly string[]> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(import.meta.dirname, entry)],
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    external: APART,
    alias: { '#highs': 'highs' },
    banner: { js: COMMONJS },
    plugins: [standInPlace, takeBuiltins],
    logLevel: 'warning',
  })
  for (const { path, text } of outputFiles) writeFileSync(path, path.endsWith('.js') ? inAscii(text) : text)
  return Object.keys(metafile.inputs)
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))

/** What stays outside, in the versions that are installed: all that has to be installed beside the bundle. */
const manifestBeside = () => {
  const versions = APART.map((name) => [name, manifestOf(`node_modules/${name}`).version])
  return { private: true, type: 'module', dependencies: Object.fromEntries(versions) }
}

/** The licences of what others wrote and the bundle holds: it takes the place of their files. */
function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
  const texts = [...folders].toSorted().map((folder) => {
    const { name, version, license } = manifestOf(folder)
    const file = readdirSync(join(ROOT, folder)).find((one) => /^licen[cs]e/i.test(one))
    return `${name} ${version} (${license})\n\n${file ? readFileSync(join(ROOT, folder, file), 'utf8').trim() : ''}\n`
  })
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

const began = Date.now()
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const read = new Set((await Promise.all(ENTRIES.map(bundleEntry))).flat())
writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(manifestBeside()))
writeFileSync(join(FOLDER, 'LICENSES.txt'), licencesOf([...read]))
// What is of others changes with the lock file, what is Node's own with Node.
const files = [...[...read].filter((file) => !/node_modules\/|^builtin:/.test(file)), 'package-lock.json']
writeFileSync(
  join(FOLDER, 'made-of.json'),
  JSON.stringify({ began, files: files.map((file) => relative(FOLDER, join(ROOT, file))) }),
)
