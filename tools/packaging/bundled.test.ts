import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { allCrafts } from '@obrador/engine'
import { rolldown } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'

/** What a page gets that imports by the package's name: a bundler leaves out what the manifest says that nobody misses. */

const ENTRY = `${import.meta.dirname}/page.js`

async function bundled(program: string): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        load: (id) => (id === ENTRY ? program : undefined),
        resolveId: (id) => (id === ENTRY ? id : undefined),
      },
    ],
  })
  try {
    const { output } = await build.generate({ format: 'iife', name: 'page', minify: true })
    return output[0].code
  } finally {
    await build.close()
  }
}

const LINES = {
  helado: { name: 'leche fresca entera de vaca', grams: 800 },
  panaderia: { name: 'harina de fuerza ecológica W 320', grams: 800 },
  pasteleria: { name: 'harina muy floja de trigo', grams: 800 },
  turron: { ingrediente: 'almendras marcona tostaditas', peso: 800 },
  cacao: { ingrediente: 'pasta pura de cacao del 100 %', peso: 800 },
} as const
const ids = Object.keys(LINES) as (keyof typeof LINES)[]

const after = (id: keyof typeof LINES): keyof typeof LINES => ids[(ids.indexOf(id) + 1) % ids.length] ?? id

/** A line that is a formula of another craft. */
const inside = (id: keyof typeof LINES) => ({
  ...('peso' in LINES[id] ? { ingrediente: 'De la casa', peso: 100 } : { name: 'De la casa', grams: 100 }),
  preparacion: { oficio: after(id), ingredients: [LINES[after(id)]] },
})

describe.each(ids)('a page that imports %s from the package', (id) => {
  let context: ReturnType<typeof createContext>
  beforeAll(async () => {
    context = createContext(Object.create(null))
    runInContext(await bundled(`export { ${id} } from '@obrador/engine'`), context)
  })

  it.each([
    ['a name as makers write it', { ingredients: [LINES[id]] }],
    ['a preparation of another craft', { ingredients: [LINES[id], inside(id)] }],
  ])('is answered as the service answers: %s', (_, request) => {
    const expected = JSON.stringify(allCrafts[id].analyse(request as never))
    expect(runInContext(`JSON.stringify(page.${id}.analyse(${JSON.stringify(request)}))`, context)).toBe(expected)
  })
})

/** What no craft is needed for brings none along. */
const MOST_KILOBYTES_OF_WORDS = 1

it('a page that only writes numbers carries no craft', async () => {
  const code = await bundled(`export { numberText as number } from '@obrador/engine'`)
  expect(gzipSync(code).length / 1000).toBeLessThan(MOST_KILOBYTES_OF_WORDS)
})
