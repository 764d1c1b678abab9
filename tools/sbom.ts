import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/**
 * Writes the bill of materials (CycloneDX) of what runs in production to `dist/`. `npm sbom --omit=dev` also leaves out
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

const folder = mkdtempSync(join(tmpdir(), 'obrador-sbom-'))
// npm calls what it describes after the folder it lies in.
const project = join(folder, 'obrador')
try {
  const write = (path: string, content: unknown) => {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), JSON.stringify(content))
  }
  write('package-lock.json', { ...lock, packages })
  for (const path of Object.keys(packages).filter((path) => !path.includes('node_modules'))) {
    const { devDependencies, ...manifest } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
    write(join(path, 'package.json'), manifest)
  }
  const bill = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], { cwd: project })
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(join(root, 'dist/obrador.cdx.json'), bill)
  console.log(`dist/obrador.cdx.json: ${JSON.parse(bill.toString()).components.length} components`)
} finally {
  rmSync(folder, { recursive: true })
}
