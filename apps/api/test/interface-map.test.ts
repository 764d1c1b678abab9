import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { interfaceMap } from './interface-map.ts'

const sources = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

/** What is called like a test in some source. */
const titles = new Set([...sources.matchAll(/(?:\bit|\))\(\s*'([^'\n]+)',/g)].map(([, title]) => title))

it('every rule of the interface names a test that exists', () => {
  for (const { rule, test } of interfaceMap) expect(titles, rule).toContain(test)
})

it('every rule stands once', () => {
  const rules = interfaceMap.map(({ rule }) => rule)
  expect(new Set(rules).size).toBe(rules.length)
})

it('every test that cites a rule is in the map', () => {
  const mapped = new Set<string | undefined>(interfaceMap.map(({ test }) => test))
  const citing = [...titles].filter((title) => /^\d(?:\.\d)? /.test(title ?? ''))
  expect(citing.length).toBeGreaterThan(40)
  expect(citing.filter((title) => !mapped.has(title))).toEqual([])
})
