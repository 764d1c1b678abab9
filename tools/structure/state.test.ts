import { expect, test } from 'vitest'
import { stateIn } from './state.ts'

const names = (text: string): string[] => stateIn(text).map((breach) => breach.split(' ')[0] ?? '')

test.each([
  ['let count = 0', 'count'],
  ['export let grammar: Grammar | undefined', 'grammar'],
  ['var old = 1', 'old'],
  ['const seen = new Map<string, () => void>()', 'seen'],
  ['const kept: WeakMap<Ingredient, readonly string[]> =\n  new WeakMap()', 'kept'],
  ['const crafts: Craft[] = []\nexport const register = (craft: Craft) => {\n  crafts.push(craft)\n}', 'crafts'],
  ['const soft = new Map([[1, 2]])\nfor (const one of all) soft.set(one, 1)', 'soft'],
  ['const cache: Record<string, number> = {}\nfunction ask(key: string) {\n  cache[key] ??= work(key)\n}', 'cache'],
  ['const room = new Float64Array(8)\nfunction write() {\n  room[0] = 1\n}', 'room'],
  ['const scratch = { error: 0 }\nfunction weigh() {\n  scratch.error += 1\n}', 'scratch'],
])('%s', (text, name) => {
  expect(names(text)).toEqual([name])
})

test.each([
  ["const words: ReadonlySet<string> = new Set(['de', 'del'])"],
  ['const labels = lazy(() => {\n  const rows = new Map<string, Row>()\n  rows.set(1, 2)\n  return rows\n})'],
  ['export function ask() {\n  let best = 0\n  const found = new Map()\n  found.set(1, 2)\n  return best\n}'],
  ['const NOWHERE: ReadonlySet<string> = new Set()'],
  // Another of the same name, inside a function.
  ['const lines = table()\nfunction read() {\n  const lines: string[] = []\n  lines.push(1)\n}'],
  ['const limit = 3\nconst isIn = (value: number) => value === limit || value.limit === 2'],
])('%s keeps nothing', (text) => {
  expect(names(text)).toEqual([])
})
