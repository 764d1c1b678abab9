import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { crafts } from '../src/crafts.ts'
import { linesOf } from './fixtures/sample.ts'
import { unbalanced } from './fixtures/unbalanced.ts'

/** The engine runs in a browser as it is: one file, nothing but the language, small enough for a telephone. */

const MOST_KILOBYTES = 80

const bundled = async () => {
  const build = await rolldown({ input: resolve(import.meta.dirname, '../src/index.ts'), platform: 'browser' })
  try {
    const { output } = await build.generate({ format: 'iife', name: 'obrador', minify: true })
    return output
  } finally {
    await build.close()
  }
}

describe('the engine in a browser', () => {
  let output: Awaited<ReturnType<typeof bundled>>
  let code = ''
  beforeAll(async () => {
    output = await bundled()
    code = output[0].code
  })

  test('is one file that imports nothing', () => {
    expect(output).toHaveLength(1)
    expect(output[0].imports).toStrictEqual([])
    expect(output[0].dynamicImports).toStrictEqual([])
    expect(code).not.toMatch(/\bimport\s*[({'"*]|\brequire\s*\(|\bnode:/)
  })

  test('asks nothing of Node or of the page', () => {
    expect(code).not.toMatch(/\b(process|Buffer|__dirname|globalThis|window|document|console|fetch)\s*[.[(]/)
  })

  test('gives the same answers, alone in a bare context', () => {
    const context = createContext(Object.create(null))
    runInContext(code, context)
    expect(runInContext('[typeof process, typeof Buffer, typeof require].join()', context)).toBe(
      'undefined,undefined,undefined',
    )
    for (const { type, formula } of unbalanced) {
      const request = { type, ingredients: linesOf({ formula }).map((line) => ({ ...line })) }
      const script = `JSON.stringify(obrador.crafts.helado.analyse(${JSON.stringify(request)}, { explain: true }))`
      expect(runInContext(script, context)).toBe(JSON.stringify(crafts.helado.analyse(request, { explain: true })))
    }
  })

  test('refuses there as it does here', () => {
    const context = createContext(Object.create(null))
    runInContext(code, context)
    const script = `
      try { obrador.crafts.helado.analyse({ ingredients: [] }) }
      catch (error) { error instanceof obrador.FormulaError && error.message }`
    expect(runInContext(script, context)).toMatch(/^Falta «ingredients»/)
  })

  test(`weighs less than ${MOST_KILOBYTES} kB over the wire`, () => {
    const kilobytes = gzipSync(code, { level: 9 }).length / 1000
    console.info(`engine bundle: ${(code.length / 1000).toFixed(1)} kB minified, ${kilobytes.toFixed(1)} kB gzip`)
    expect(kilobytes).toBeLessThan(MOST_KILOBYTES)
  })
})
