import { expect, it } from 'vitest'
import { needsOfFormula, needsOfLines, partLoaders } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { craftIds } from '../src/model/crafts.ts'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { readTableFormula } from '../src/reading/request.ts'
import { EVERYTHING } from './engine.ts'

const ice = exampleFormulaOf('helado')
const made = (formula: TableFormula) => ({ ...newLine('De la casa', 100), made: { entry: 'x', version: 1, formula } })
const withLines = (formula: TableFormula, ...lines: TableFormula['lines']): TableFormula => ({
  ...formula,
  lines: [...formula.lines, ...lines],
})

it('what a formula needs is its craft, the crafts inside it and what reads names that are no label', () => {
  expect(needsOfFormula(ice)).toEqual(['helado'])
  expect(needsOfFormula(withLines(ice, newLine('leche fresca entera de vaca', 10)))).toEqual(['helado', 'names'])
  expect(needsOfFormula(withLines(ice, newLine('', 10), newLine('Mi nata', 10, 'x1')))).toEqual([
    'helado',
    'preparations',
  ])
  const inner = withLines(
    exampleFormulaOf('turron'),
    made(withLines(exampleFormulaOf('cacao'), newLine('cacao del bueno', 1))),
  )
  expect(needsOfFormula(withLines(ice, made(inner)))).toEqual(['helado', 'preparations', 'turron', 'cacao', 'names'])
  expect(needsOfLines([made(ice)])).toEqual(['preparations', 'helado'])
})

it('the engine of some parts is the same, whatever else has come and in whatever order they are told', async () => {
  const store = createEngineStore(partLoaders)
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
    ...partLoaders,
    names: () => (++tries === 1 ? Promise.reject(new Error('no network')) : partLoaders.names()),
  })
  const first = store.load(['helado', 'names'])
  expect(store.load(['names', 'helado'])).toBe(first)
  await expect(first).rejects.toThrow('no network')
  expect((await store.load(['helado', 'names'])).loaded).toEqual(new Set(['helado', 'names']))
  expect(tries).toBe(2)
})

it('who watches is told of each part that comes, until it stops', async () => {
  const store = createEngineStore(partLoaders)
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
  const store = createEngineStore(partLoaders)
  const engine = await store.load(['helado'])
  const nested = withLines(ice, made(exampleFormulaOf('turron')), newLine('polvo de hadas', 3))
  expect(readTableFormula(engine, nested, [], {})).toEqual({ needs: ['preparations', 'turron', 'names'] })
  expect(
    readTableFormula(await store.load(needsOfFormula(nested)), nested, [], {}).overview?.figures.length,
  ).toBeGreaterThan(3)
})

it('what else a formula may be does not depend on the crafts that were opened before', async () => {
  // A bread called an ice cream.
  const bread: TableFormula = { ...exampleFormulaOf('panaderia'), craft: 'helado', type: 'helado_leche' }
  const fresh = createEngineStore(partLoaders)
  const walked = createEngineStore(partLoaders)
  for (const id of craftIds) await walked.load([id])
  const told = async (store: typeof fresh, parts: Parameters<typeof fresh.load>[0]) =>
    (readTableFormula(await store.load(parts), bread, [], {}).body as { pareceTipo?: unknown }).pareceTipo
  expect(await told(walked, ['helado', 'advice'])).toEqual(await told(fresh, ['helado', 'advice']))
  expect(await told(walked, EVERYTHING)).toMatchObject({ oficio: 'panaderia' })
})
