import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

interface Locked {
  readonly name?: string
  readonly version?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
}

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'tools/sbom.ts')])
})

/** What a workspace needs to run, and what that needs, by the lock file: the nearest of each name. */
function needsOf(start: string): ReadonlySet<string> {
  const packages: Record<string, Locked> = json('package-lock.json').packages
  const found = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      if (peerDependenciesMeta?.[name]?.optional) continue
      const steps = path.split('/').map((_, at, all) => all.slice(0, all.length - at).join('/'))
      const place = [...steps, ''].map((step) => join(step, 'node_modules', name)).find((one) => packages[one])
      if (place !== undefined)
        waiting.push(packages[place]?.resolved && packages[place]?.link ? String(packages[place]?.resolved) : place)
    }
  }
  return found
}

it('the bill of the relay lists what it needs, and nothing of the service', () => {
  const bill = json('dist/obrador-relay.cdx.json')
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'obrador-relay' } } })
  const packages: Record<string, Locked> = json('package-lock.json').packages
  const needed = [...needsOf('apps/relay')].map((path) => {
    const { name, version } = packages[path] ?? {}
    return `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`
  })
  const listed = bill.components.map(({ purl }: Component) => decodeURIComponent(purl.replace('pkg:npm/', '')))
  expect(listed.toSorted()).toEqual([...new Set(needed)].toSorted())
  expect(listed.join()).not.toMatch(/@obrador\/(?:api|engine|web)@|highs|ioredis/)
})

it('the bill of materials lists what runs, all of it and nothing else', () => {
  const bill = json('dist/obrador.cdx.json')
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'obrador' } } })
  expect(bill.metadata.component.version).toBe(json('package.json').version)

  // Workspaces that only measure or check run nowhere.
  const checking = new Set(['', 'bench', 'tools/packaging'])
  const locked = Object.entries<{ version: string; dev?: boolean; link?: boolean; name?: string }>(
    json('package-lock.json').packages,
  )
  const running = locked
    .filter(([path, { dev, link }]) => !checking.has(path) && !dev && !link)
    .map(([path, { version, name }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`)
  const listed = bill.components.map(({ purl }: Component) => decodeURIComponent(purl.replace('pkg:npm/', '')))
  expect(listed.toSorted()).toEqual([...new Set(running)].toSorted())

  const names = bill.components.map(({ name }: Component) => name)
  for (const name of Object.keys(json('apps/api/package.json').dependencies)) {
    expect([...names, ...listed.map((id: string) => id.replace(/@[^@]*$/, ''))], name).toContain(name)
  }
  for (const name of ['vitest', 'typescript', 'playwright-core']) expect(names).not.toContain(name)
})
