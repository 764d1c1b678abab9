import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { crafts } from '../src/crafts/registry.ts'
import { linesOf } from './fixtures/sample.ts'
import { unbalanced } from './fixtures/unbalanced.ts'

/** The engine runs in a browser as it is: one file, nothing but the language, small enough for a telephone. */

/** The whole catalogue with one craft, and what each further craft may add to it: what they weigh, and 1 kB (decision 0073). */
const MOST_KILOBYTES = 86
const MOST_KILOBYTES_PER_CRAFT = 24
const MOST_KILOBYTES_WITH_LABEL = 60
/** What opens formulas inside formulas comes with the crafts together, and with none of them alone. */
const MOST_KILOBYTES_OF_PREPARATIONS = 6
/** So does the grammar of names, with the words of makers, invoices and other languages. */
const MOST_KILOBYTES_OF_GRAMMAR = 25
/** And the rows that are seldom bought, which only a name leads to. */
const MOST_KILOBYTES_OF_SELDOM = 3

const bundled = async (entry: string) => {
  const build = await rolldown({ input: resolve(import.meta.dirname, '../src', entry), platform: 'browser' })
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
    output = await bundled('index.ts')
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

  const kilobytesOf = (name: string, text: string): number => {
    const kilobytes = gzipSync(text, { level: 9 }).length / 1000
    console.info(`${name}: ${(text.length / 1000).toFixed(1)} kB minified, ${kilobytes.toFixed(1)} kB gzip`)
    return kilobytes
  }

  test(`with the catalogue and one craft weighs less than ${MOST_KILOBYTES} kB over the wire`, async () => {
    const [alone] = await bundled('crafts/helado/index.ts')
    expect(kilobytesOf('catalogue and one craft', alone.code)).toBeLessThan(MOST_KILOBYTES)
  })

  test('a craft alone does not carry the label, which is read apart', async () => {
    const [alone] = await bundled('crafts/helado/index.ts')
    const [label] = await bundled('make/label/label.ts')
    const onlyOfLabels = 'Reglamento (UE) 1169/2011, art. 31.4'
    expect(alone.code).not.toContain(onlyOfLabels)
    expect(label.code).toContain(onlyOfLabels)
    expect(kilobytesOf('catalogue and label', label.code)).toBeLessThan(MOST_KILOBYTES_WITH_LABEL)
  })

  test('grows little with each craft', () => {
    const others = Object.keys(crafts).length - 1
    const shared =
      MOST_KILOBYTES + MOST_KILOBYTES_OF_PREPARATIONS + MOST_KILOBYTES_OF_GRAMMAR + MOST_KILOBYTES_OF_SELDOM
    expect(kilobytesOf('all crafts', code)).toBeLessThan(shared + MOST_KILOBYTES_PER_CRAFT * others)
  })
})
