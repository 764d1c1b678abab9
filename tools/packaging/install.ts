import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './published.ts'
import { must } from './run.ts'
import { stagedIn } from './stage.ts'

export interface Installed {
  /** A project of its own, outside the workspace. */
  readonly folder: string
  readonly tarballs: readonly string[]
}

/** A bundler that the project has by itself, as it comes: no plugin, no setting of ours. */
const BUNDLER = 'esbuild'

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly link?: boolean }>>
}

/**
 * What others wrote is installed as our lock file has it. `npm ci` has fetched exactly that, so that neither a registry that
 * does not answer nor a version that came out today decides about a change.
 */
export function lockOfConsumer({ packages }: LockFile): LockFile {
  const placed = Object.entries(packages)
    .filter(([path, { link }]) => /^(?:packages\/[^/]+\/)?node_modules\//.test(path) && link !== true)
    .map(([path, entry]) => [path.replace(/^packages\//, 'node_modules/@obrador/'), entry] as const)
  return { packages: { '': {}, ...Object.fromEntries(placed) } }
}

/** Times that npm asks a registry again: its own two are over within a minute of trouble. */
const FETCH_RETRIES = 5

/** Packs every package and installs the tarballs, and nothing else of ours, where no workspace can help them. */
export async function install(ids: readonly string[]): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-packages-'))
  await must('npm', ['pack', '--silent', '--pack-destination', folder, ...ids.map(stagedIn)], { cwd: folder })
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  const lock = lockOfConsumer(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile)
  const bundler = `${BUNDLER}@${lock.packages[`node_modules/${BUNDLER}`]?.version}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, requires: true, ...lock }))
  await must(
    'npm',
    [
      'install',
      '--loglevel=error',
      '--prefer-offline',
      `--fetch-retries=${FETCH_RETRIES}`,
      '--no-audit',
      '--no-fund',
      bundler,
      ...tarballs.map((file) => `./${file}`),
    ],
    { cwd: folder },
  )
  cpSync(join(import.meta.dirname, 'consumer'), join(folder, 'consumer'), { recursive: true })
  return { folder, tarballs }
}
