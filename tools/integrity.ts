import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every package of the lock file says what it must be to the byte (`integrity`), or nobody would notice another one in its
 * place. npm leaves it out where it installed from a cache; `--write` asks the registry for what is missing.
 */

interface Entry {
  readonly version?: string
  readonly name?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly integrity?: string
}
interface Lock {
  readonly packages: Record<string, Entry>
}

const FILE = join(import.meta.dirname, '../package-lock.json')
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock

const REGISTRY = (process.env.npm_config_registry ?? 'https://registry.npmjs.org').replace(/\/$/, '')

async function integrityOf(name: string, version: string): Promise<string> {
  const response = await fetch(`${REGISTRY}/${name.replace('/', '%2f')}`, {
    headers: { accept: 'application/vnd.npm.install-v1+json' },
  })
  const { versions } = (await response.json()) as { versions: Record<string, { dist: { integrity?: string } }> }
  const found = versions[version]?.dist.integrity
  if (!found) throw new Error(`the registry does not know ${name}@${version}`)
  return found
}

const missing = Object.entries(lock.packages).filter(
  ([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity,
)

if (process.argv.includes('--write')) {
  for (const [path, { version = '', name, resolved, ...rest }] of missing) {
    const called = name ?? path.split('node_modules/').at(-1) ?? ''
    const integrity = await integrityOf(called, version)
    lock.packages[path] = { ...(name && { name }), version, ...(resolved && { resolved }), integrity, ...rest }
  }
  writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`integrity: ${missing.length} filled in`)
} else {
  for (const [path] of missing) console.error(`no integrity: ${path}`)
  console.log(`integrity: ${Object.keys(lock.packages).length} packages, ${missing.length} without`)
  process.exitCode = missing.length > 0 ? 1 : 0
}
