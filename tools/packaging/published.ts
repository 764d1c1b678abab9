import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** What a manifest may map a name to: a source file, or one for each that a pattern finds. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports?: string | Readonly<Record<string, string>>
  readonly imports?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: Readonly<Record<string, unknown>>
}

export interface Published {
  /** The folder's name, which is the package's without its scope. */
  readonly id: string
  readonly folder: string
  readonly manifest: Manifest
  /** Those of ours that it needs. */
  readonly needs: readonly string[]
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const SCOPE = '@obrador/'

function publishedIn(folder: string): Published[] {
  const manifest = readManifest(folder)
  if (!manifest.publishConfig) return []
  const needs = Object.keys(manifest.dependencies ?? {})
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length))
  return [{ id: manifest.name.slice(SCOPE.length), folder, manifest, needs }]
}

/** The packages that others may install: those that say how they are published, what is needed first before its users. */
export function publishedPackages(): readonly Published[] {
  const parent = join(root, 'packages')
  const waiting = readdirSync(parent)
    .toSorted()
    .flatMap((name) => publishedIn(join(parent, name)))
  const ordered: Published[] = []
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ needs }) => needs.every((id) => ordered.some((done) => done.id === id)))
    if (next < 0) throw new Error(`packages need each other: ${waiting.map(({ id }) => id).join(', ')}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}
