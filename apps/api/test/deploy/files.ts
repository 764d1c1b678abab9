import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { GRACE_SECONDS, readApiConfig } from '../../src/config.ts'

/** The files of deploy/ as tests read them. */

export const ROOT = join(import.meta.dirname, '../../../..')

export const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

// biome-ignore lint/suspicious/noExplicitAny: whatever the file says; the expectations are its schema.
export type Parsed = any

/** Every document of a YAML file; a mistake in it, or a key given twice, is an error. */
export const yaml = (path: string): Parsed[] =>
  parseAllDocuments(text(path), { merge: true }).map((document) => {
    if (document.errors.length > 0) throw new Error(`${path}: ${document.errors.join('; ')}`)
    return document.toJS()
  })

/** The names of all settings there are: those that reading the configuration asks for. */
function knownSettings(): ReadonlySet<string> {
  const asked = new Set<string>()
  const listening = new Proxy<Record<string, undefined>>({}, { get: (_, name) => void asked.add(String(name)) })
  readApiConfig(listening)
  return asked
}

/** The configuration that an environment gives; each of its names must be a setting of ours. */
export function configOf(environment: Readonly<Record<string, string>>) {
  for (const name of Object.keys(environment)) expect(knownSettings(), name).toContain(name)
  return readApiConfig(environment)
}

/** Whoever stops a replica must wait until it has drained and finished. */
export const expectPatience = (seconds: number, { drainSeconds }: { readonly drainSeconds: number }) =>
  expect(seconds).toBeGreaterThan(drainSeconds + GRACE_SECONDS)

/** Bytes of `512M`, `384Mi` or `256mb`. */
export function bytes(quantity: string): number {
  const [, number, unit = ''] = /^(\d+)([KMG])i?b?$/i.exec(quantity) ?? []
  return Number(number) * 1024 ** ('KMG'.indexOf(unit.toUpperCase()) + 1)
}

/** What the store may fill, from its own settings. */
export const storeMemory = (): number => bytes(/^maxmemory (\S+)$/m.exec(text('deploy/store.conf'))?.[1] ?? '')

export const exists = (path: string): boolean => existsSync(join(ROOT, path))
