import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adjustFormula, loadSolver } from '@obrador/balancer'
import { helado } from '@obrador/engine/helado'
import { expect, it } from 'vitest'
import { bundleCommand, isCommand } from './command.ts'
import { BROWSER_HIGHS, CALLBACK_WASM, highsForBrowsers } from './highs.ts'
import { lockOfConsumer } from './install.ts'
import { publicManifest } from './manifest.ts'
import { publishedPackages } from './published.ts'

it.each(publishedPackages())(
  'the published manifest of $id names built files alone, each from a source that is there',
  (one) => {
    const written = JSON.stringify(publicManifest(one))
    expect(written).not.toMatch(/\/src\/|\.ts"(?<!\.d\.ts")|\*/)
    for (const [, path = ''] of written.matchAll(/"\.\/dist\/([^"]*?)(?:\.d\.ts|\.js)"/g))
      expect(`./dist/${path}.js` === BROWSER_HIGHS || existsSync(join(one.folder, 'src', `${path}.ts`))).toBe(true)
  },
)

it('a command is published as one program: it needs what others wrote, each in one version, and nothing of ours', () => {
  const cli = publishedPackages().find(({ id }) => id === 'cli') as ReturnType<typeof publishedPackages>[number]
  const { dependencies } = publicManifest(cli) as { readonly dependencies: Readonly<Record<string, string>> }
  expect(Object.keys(dependencies)).toEqual(['ajv', 'cli-progress', 'commander', 'highs', 'hucre', 'typebox'])
  const asked = publishedPackages().flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}))
  for (const [name, version] of asked)
    if (dependencies[name]) expect(`${name} ${version}`).toBe(`${name} ${dependencies[name]}`)
  expect(publishedPackages().filter(isCommand)).toEqual([cli])
  // Some 450 modules in a few files, languages in some of their own; and what they import is what the manifest says.
  const folder = mkdtempSync(join(tmpdir(), 'obrador-command-'))
  bundleCommand(cli, folder)
  const written = readdirSync(folder)
  const files = written.filter((file) => file.endsWith('.js'))
  expect(files.length).toBeLessThan(80)
  expect(written).toEqual(expect.arrayContaining(files.map((file) => `${file}.map`)))
  const imported = files.flatMap((file) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(/^import (?:[^"';]* from )?"([^."][^"]*)";$/gm),
  ])
  const packages = new Set(imported.map(([, name = '']) => name).filter((name) => !name.startsWith('node:')))
  expect(packages.size).toBeGreaterThan(3)
  for (const name of packages) expect(Object.keys(dependencies)).toContain(name.split('/')[0])
  rmSync(folder, { recursive: true })
})

it('a page gets HiGHS without the modules of Node', () => {
  const balancer = publishedPackages().find(({ id }) => id === 'balancer')
  const { imports } = publicManifest(balancer as NonNullable<typeof balancer>) as { readonly imports: object }
  expect(imports).toEqual({ '#highs': { browser: BROWSER_HIGHS, default: 'highs' } })
  expect(highsForBrowsers()).not.toContain('import("node:')
})

it('the way back from the solver, which a worker is handed compiled, is what the solver would compile', async () => {
  const host = Reflect.get(globalThis, 'WebAssembly')
  const compiled: Uint8Array[] = []
  const Module = host.Module
  host.Module = class extends Module {
    constructor(bytes: Uint8Array) {
      super(bytes)
      compiled.push(bytes)
    }
  }
  try {
    const request = { type: 'sorbete_agua', ingredients: ['Agua', 'Azúcar'].map((name) => ({ name, grams: 500 })) }
    adjustFormula(helado, request, await loadSolver(), { seconds: 60 })
  } finally {
    host.Module = Module
  }
  expect(compiled).toEqual([CALLBACK_WASM])
})

it('whoever installs the packages gets what others wrote in the versions of our lock file, and nothing of the workspace', () => {
  const { packages } = lockOfConsumer({
    packages: {
      '': { version: '1.0.0' },
      'apps/web/node_modules/react': { version: '19.0.0' },
      'node_modules/@obrador/cli': { link: true },
      'node_modules/typebox': { version: '1.4.3' },
      'packages/cli': { version: '1.0.0' },
      'packages/cli/node_modules/commander': { version: '15.1.0' },
    },
  })
  expect(packages).toEqual({
    '': {},
    'node_modules/typebox': { version: '1.4.3' },
    'node_modules/@obrador/cli/node_modules/commander': { version: '15.1.0' },
  })
})

it.each(publishedPackages())('the README of $id says how to install it before it is published', ({ folder }) => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(readme).toContain('Not on the npm registry yet')
  expect(readme).toContain('npm run pack')
})

/** What the registry of MCP servers asks of an entry; it looks for `mcpName` in the published package. */
const LONGEST_DESCRIPTION = 100
it('the entry for the registry of MCP servers names the package that is published', () => {
  const mcp = publishedPackages().find(({ id }) => id === 'mcp') as ReturnType<typeof publishedPackages>[number]
  const entry = JSON.parse(readFileSync(join(mcp.folder, 'server.json'), 'utf8'))
  const { name, version, mcpName } = publicManifest(mcp) as Record<'name' | 'version' | 'mcpName', string>
  expect(entry).toMatchObject({
    name: mcpName,
    version,
    packages: [{ registryType: 'npm', identifier: name, version, transport: { type: 'stdio' } }],
  })
  expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
  expect(entry.description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION)
})
