import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Writes the bills of materials (CycloneDX) of what runs in production to `dist/`: of everything, and of the relay's image alone. `npm sbom --omit=dev` also leaves out
 * what production shares with development, so npm is shown a lock file in which development does not exist.
 */

interface Locked {
  readonly dev?: boolean
  /** A workspace, as installed: a link to its folder. */
  readonly link?: boolean
  readonly resolved?: string
  devDependencies?: Readonly<Record<string, string>>
}

const root = resolve(import.meta.dirname, '..')
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** A dependency, or a workspace that is run; those elsewhere only measure or check. */
const runs = (folder: string): boolean => folder === '' || /node_modules|^(packages|apps)\//.test(folder)

const packages = Object.fromEntries(
  Object.entries(lock.packages)
    .filter(([path, { dev, link, resolved }]) => !dev && runs(link && resolved ? resolved : path))
    .map(([path, { devDependencies, ...entry }]) => [path, entry]),
)

/** What each bill is of: everything, or one workspace with what it needs. */
const BILLS: Readonly<Record<string, readonly string[]>> = {
  obrador: [],
  'obrador-relay': ['--workspace=@obrador/relay'],
}

function writeBill(name: string, options: readonly string[], folder: string): void {
  // npm calls what it describes after the folder it lies in.
  const project = join(folder, name)
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), JSON.stringify(content))
  }
  write('package-lock.json', { ...lock, packages })
  for (const path of Object.keys(packages).filter((path) => !path.includes('node_modules'))) {
    const { devDependencies, ...manifest } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
    write(join(path, 'package.json'), manifest)
  }
  const command = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', ...options]
  const bill = execFileSync('npm', command, { cwd: project })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, `dist/${name}.cdx.json`), bill)
  console.log(`dist/${name}.cdx.json: ${JSON.parse(bill.toString()).components.length} components`)
}

const folder = mkdtempSync(join(tmpdir(), 'obrador-sbom-'))
try {
  for (const [name, options] of Object.entries(BILLS)) writeBill(name, options, folder)
} finally {
  rmSync(folder, { recursive: true })
}
