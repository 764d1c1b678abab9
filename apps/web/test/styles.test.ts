import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../src')
/** There from the first: what comes later builds on them, and always after them. */
const FIRST: ReadonlySet<string> = new Set(['base.css', 'bench.css', 'table.css'])

it('no class is styled by two sheets that come when they are asked for: the last to come would win, on every page', () => {
  const sheetsOf = new Map<string, string[]>()
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  for (const sheet of sheets.filter((path) => path.endsWith('.css') && !FIRST.has(basename(path)))) {
    const classes = readFileSync(join(SOURCES, sheet), 'utf8').matchAll(/^ {2}\.([\w-]+) \{/gm)
    for (const name of new Set([...classes].map(([, found = '']) => found)))
      sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), sheet])
  }
  expect(sheetsOf.size).toBeGreaterThan(100)
  expect([...sheetsOf].filter(([, sheets]) => sheets.length > 1)).toEqual([])
})
