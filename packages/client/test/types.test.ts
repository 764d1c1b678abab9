import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, it } from 'vitest'
import { createClient } from '../src/index.ts'
import { rightCalls, wrongCalls } from './calls.ts'

it('is typed by the contract', async () => {
  const client = createClient('http://localhost:8080')
  expect([...wrongCalls(client), ...rightCalls(client)].every((call) => typeof call === 'function')).toBe(true)
  expectTypeOf<Awaited<ReturnType<typeof client.tipos>>['oficios'][number]['craft']>().toEqualTypeOf<string>()
  const verdict = async () => (await client.analizar('panaderia', { ingredients: [] })).verdict
  expectTypeOf<Awaited<ReturnType<typeof verdict>>>().toEqualTypeOf<'equilibrada' | 'revisar'>()
  const medal = async () => (await client.ajustar('cacao', { ingredients: [] })).despues.score.medalla
  expectTypeOf<Awaited<ReturnType<typeof medal>>>().toEqualTypeOf<'gold' | 'silver' | 'bronze'>()
  const readings = async () => (await client.analizar('turron', { ingredients: [] })).lecturas?.[0]?.leidoComo
  expectTypeOf<Awaited<ReturnType<typeof readings>>>().toEqualTypeOf<string | undefined>()
})

it('names every operation in its README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const missing = Object.keys(createClient('http://localhost:8080')).filter((name) => !readme.includes(`\`${name}`))
  expect(missing).toEqual([])
})
