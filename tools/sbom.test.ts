import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))

interface Component {
  readonly name: string
  readonly version: string
  readonly purl: string
}

it('the bill of materials lists what runs, all of it and nothing else', () => {
  execFileSync(process.execPath, [join(ROOT, 'tools/sbom.ts')])
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
