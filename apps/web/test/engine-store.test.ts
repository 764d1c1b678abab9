import { expect, it } from 'vitest'
import { loaders, needsOf, needsOfLines } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { craftIds } from '../src/model/crafts.ts'
import { type Formula, newLine } from '../src/model/formula.ts'
import { exampleOf } from '../src/reading/examples.ts'
import { read } from '../src/reading/request.ts'
import { EVERYTHING } from './engine.ts'

const ice = exampleOf('helado')
const made = (formula: Formula) => ({ ...newLine('De la casa', 100), made: { entry: 'x', version: 1, formula } })
const withLines = (formula: Formula, ...lines: Formula['lines']): Formula => ({
  ...formula,
  lines: [...formula.lines, ...lines],
})

it('what a formula needs is its craft, the crafts inside it and what reads names that are no label', () => {
  expect(needsOf(ice)).toEqual(['helado'])
  expect(needsOf(withLines(ice, newLine('leche fresca entera de vaca', 10)))).toEqual(['helado', 'names'])
  expect(needsOf(withLines(ice, newLine('', 10), newLine('Mi nata', 10, 'x1')))).toEqual(['helado'])
  const inner = withLines(exampleOf('turron'), made(withLines(exampleOf('cacao'), newLine('cacao del bueno', 1))))
  expect(needsOf(withLines(ice, made(inner)))).toEqual(['helado', 'preparations', 'turron', 'cacao', 'names'])
  expect(needsOfLines([made(ice)])).toEqual(['preparations', 'helado'])
})

it('the engine of some parts is the same, whatever else has come and in whatever order they are told', async () => {
  const store = createEngineStore(loaders)
  expect(store.has(['helado'])).toBe(false)
  const alone = await store.load(['helado'])
  await store.load(['turron', 'names'])
  expect(store.engineOf(['helado'])).toBe(alone)
  expect(Object.keys(alone.crafts)).toEqual(['helado'])
  expect(store.engineOf(['names', 'helado', 'helado'])).toBe(store.engineOf(['helado', 'names']))
  expect(store.engineOf(['helado', 'advice'])).toBe(alone)
  expect(await alone.load(['names', 'helado'])).toBe(store.engineOf(['helado', 'names']))
})

it('React waits for one promise, and what failed is asked for again', async () => {
  let tries = 0
  const store = createEngineStore({
    ...loaders,
    names: () => (++tries === 1 ? Promise.reject(new Error('no network')) : loaders.names()),
  })
  const first = store.load(['helado', 'names'])
  expect(store.load(['names', 'helado'])).toBe(first)
  await expect(first).rejects.toThrow('no network')
  expect((await store.load(['helado', 'names'])).loaded).toEqual(new Set(['helado', 'names']))
  expect(tries).toBe(2)
})

it('who watches is told of each part that comes, until it stops', async () => {
  const store = createEngineStore(loaders)
  let told = 0
  const stop = store.watch(() => told++)
  await store.load(['helado', 'advice'])
  await store.load(['helado', 'advice'])
  expect(told).toBe(2)
  stop()
  await store.load(['names'])
  expect(told).toBe(2)
})

it('a reading says what it lacks, and throws nothing that somebody would have to wait for', async () => {
  const store = createEngineStore(loaders)
  const engine = await store.load(['helado'])
  const nested = withLines(ice, made(exampleOf('turron')), newLine('polvo de hadas', 3))
  expect(read(engine, nested, [], {})).toEqual({ needs: ['preparations', 'turron', 'names'] })
  expect(read(await store.load(needsOf(nested)), nested, [], {}).overview?.figures.length).toBeGreaterThan(3)
})

it('what else a formula may be does not depend on the crafts that were opened before', async () => {
  // A bread called an ice cream.
  const bread: Formula = { ...exampleOf('panaderia'), craft: 'helado', type: 'helado_leche' }
  const fresh = createEngineStore(loaders)
  const walked = createEngineStore(loaders)
  for (const id of craftIds) await walked.load([id])
  const told = async (store: typeof fresh, parts: Parameters<typeof fresh.load>[0]) =>
    (read(await store.load(parts), bread, [], {}).body as { pareceTipo?: unknown }).pareceTipo
  expect(await told(walked, ['helado', 'advice'])).toEqual(await told(fresh, ['helado', 'advice']))
  expect(await told(walked, EVERYTHING)).toMatchObject({ oficio: 'panaderia' })
})
