import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { helado } from '@obrador/engine/helado'
import { expect, it } from 'vitest'
import { adjustFormula, loadSolver, type SolverOptions } from '../src/index.ts'

/** What a worker at the edge has: a module that somebody else compiled, and no file. */
it('runs from a module that is compiled already, and looks for no file', async () => {
  const bytes = readFileSync(fileURLToPath(import.meta.resolve('highs/runtime')))
  const { compile } = Reflect.get(globalThis, 'WebAssembly') as { compile: (from: Buffer) => Promise<object> }
  const wasmModule = (await compile(bytes)) as NonNullable<SolverOptions['wasmModule']>
  const request = {
    type: 'sorbete_agua',
    ingredients: [
      { name: 'Agua', grams: 500 },
      { name: 'Azúcar', grams: 300 },
    ],
  }
  const solve = async (options?: SolverOptions) =>
    adjustFormula(helado, request, await loadSolver(options), { seconds: 60 })
  expect(await solve({ wasmModule, locateFile: () => '/nowhere/highs.wasm' })).toEqual(await solve())
})
