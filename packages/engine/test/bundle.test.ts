import { createContext, runInContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { share } from '../../../tools/tier.ts'
import type { CraftEngine } from '../src/craft/craft.ts'
import { createEngine } from '../src/craft/engine.ts'
import { cacaoDefinition } from '../src/entries/cacao.ts'
import { deskReadingOf } from '../src/entries/desk.ts'
import { doubtReader } from '../src/entries/doubt.ts'
import { grammarNames, prepareGrammar } from '../src/entries/grammar.ts'
import { heladoDefinition } from '../src/entries/helado.ts'
import { panaderiaDefinition } from '../src/entries/panaderia.ts'
import { pasteleriaDefinition } from '../src/entries/pasteleria.ts'
import { pieceOf } from '../src/entries/piece.ts'
import { preparationsPart } from '../src/entries/preparations.ts'
import { productionOf } from '../src/entries/production.ts'
import { sourceTitles } from '../src/entries/titles.ts'
import { turronDefinition } from '../src/entries/turron.ts'
import { usualReader } from '../src/entries/usual.ts'
import { allCrafts, type CraftRequest, examineFormula, FormulaError } from '../src/index.ts'
import { linesOf } from './fixtures/sample.ts'
import { unbalanced } from './fixtures/unbalanced.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/**
 * Every entry as a page gets it: one file, tree-shaken, run where there is nothing but the language. It answers as the service
 * does, and weighs no more than it may.
 */

const ids = Object.keys(allCrafts) as CraftId[]
const definitions = {
  helado: heladoDefinition,
  panaderia: panaderiaDefinition,
  pasteleria: pasteleriaDefinition,
  turron: turronDefinition,
  cacao: cacaoDefinition,
}

/** kB gzipped that a craft alone may weigh: the catalogue, its own rules, advice and titles (decision 0101). */
const MOST_ALONE: Readonly<Record<CraftId, number>> = {
  helado: 118,
  panaderia: 123,
  pasteleria: 137,
  turron: 120,
  cacao: 120,
}
/** Of the same without advice and titles. */
const MOST_OF_DEFINITION: Readonly<Record<CraftId, number>> = {
  helado: 95,
  panaderia: 99,
  pasteleria: 113,
  turron: 96.1,
  cacao: 96,
}
/** kB gzipped of the rest. The whole engine has all crafts, names, those of other languages too (15 kB), and preparations; a label says in Spanish what other languages call a food, and knows the allergens by their words in six of them. */
const MOST = { whole: 342, label: 126, words: 1 } as const

const ENTRY = `${import.meta.dirname}/page.js`

const made = new Map<string, Promise<string>>()
/** What a bundler makes of a program that imports by the names of the package; of the same program once. */
function bundled(program: string): Promise<string> {
  const code = made.get(program) ?? bundle(program)
  made.set(program, code)
  return code
}

async function bundle(program: string): Promise<string> {
  const build = await rolldown({
    input: ENTRY,
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? program : undefined),
      },
    ],
  })
  try {
    const { output } = await build.generate({ format: 'iife', name: 'page', minify: true })
    expect(output).toHaveLength(1)
    const [{ code, imports, dynamicImports }] = output
    expect([imports, dynamicImports]).toEqual([[], []])
    expect(code).not.toMatch(/\bimport\s*[({'"*]|\brequire\s*\(|["'`]node:/)
    expect(code).not.toMatch(/\b(process|Buffer|__dirname|globalThis|window|document|console|fetch)\s*[.[(]/)
    return code
  } finally {
    await build.close()
  }
}

interface Page {
  readonly kilobytes: number
  /** JSON of an expression, or of why it was refused. */
  readonly ask: (expression: string) => string
}

async function pageOf(name: string, program: string): Promise<Page> {
  const code = await bundled(program)
  const kilobytes = gzipSync(code, { level: 9 }).length / 1000
  console.info(`${name}: ${(code.length / 1000).toFixed(1)} kB minified, ${kilobytes.toFixed(1)} kB gzip`)
  const context = createContext(Object.create(null))
  runInContext(code, context)
  const ask = (expression: string): string =>
    runInContext(
      `try { JSON.stringify(${expression}) } catch ({ code, message }) { JSON.stringify({ code, message }) }`,
      context,
    )
  return { kilobytes, ask }
}

/** The same, asked here. */
function told(ask: () => unknown): string {
  try {
    return JSON.stringify(ask())
  } catch (problem) {
    if (!(problem instanceof FormulaError)) throw problem
    const { code, message } = problem
    return JSON.stringify({ code, message })
  }
}

/** Of the formulas of the corpus, those that are asked here: some of every type. */
const STEP = 4
const formulasOf = (id: CraftId): readonly CraftRequest[] =>
  share(
    goldenRequests(id).filter((_, at) => at % STEP === 0),
    0,
  )
/** Most of them are written with names of the catalogue: of these a craft alone must answer. */
const LABELLED = 0.65
const EXPLAINED = '{ explain: true }'

/** Names as makers write them. */
const WRITTEN: Readonly<Record<CraftId, string>> = {
  helado: 'leche fresca entera de vaca',
  panaderia: 'harina de fuerza ecológica W 320',
  pasteleria: 'harina muy floja de trigo',
  turron: 'almendras marcona tostaditas',
  cacao: 'pasta pura de cacao del 100 %',
}
const line = (id: CraftId, name: string, more: object = {}) => {
  const { fields } = allCrafts[id]
  return { [fields.name]: name, [fields.grams]: 800, ...more }
}
const written = (id: CraftId): CraftRequest => ({ ingredients: [line(id, WRITTEN[id])] })
const after = (id: CraftId): CraftId => ids[(ids.indexOf(id) + 1) % ids.length] ?? id
/** With a formula of another craft inside. */
const nested = (id: CraftId): CraftRequest => ({
  ingredients: [
    line(id, WRITTEN[id]),
    line(id, 'De la casa', { preparacion: { oficio: after(id), ...written(after(id)) } }),
  ],
})
const NOTHING: CraftRequest = { ingredients: [] }

const asked = (id: CraftId): readonly CraftRequest[] => [...formulasOf(id), written(id), nested(id), NOTHING]

const NIGHTLY = { tags: ['nightly'] }

describe.each(ids)('%s', (id) => {
  // What the whole engine says in one file the gate tries below.
  test('of the whole engine answers as the service does, names and preparations included', NIGHTLY, async () => {
    const page = await pageOf(`{ ${id} }`, `export { ${id} } from '@obrador/engine'`)
    for (const request of asked(id)) {
      const here = told(() => allCrafts[id].analyse(request as never, { explain: true }))
      expect(page.ask(`page.${id}.analyse(${JSON.stringify(request)}, ${EXPLAINED})`)).toBe(here)
    }
    expect(page.kilobytes).toBeLessThan(MOST.whole)
  })

  test('alone answers what names it by its labels as the service does, and refuses the rest in words', async () => {
    const page = await pageOf(id, `export { ${id} } from '@obrador/engine/${id}'`)
    const ask = (request: CraftRequest): string =>
      page.ask(`page.${id}.analyse(${JSON.stringify(request)}, ${EXPLAINED})`)
    let same = 0
    for (const request of formulasOf(id)) {
      const here = told(() => allCrafts[id].analyse(request as never, { explain: true }))
      const there = ask(request)
      // It knows of no other craft that a formula might be of, and reads no name by its words.
      const { pareceTipo } = JSON.parse(here) as { readonly pareceTipo?: { readonly oficio: string } }
      if (there === here) same++
      else expect(there.includes('"code":"invalid-line"') || (pareceTipo && pareceTipo.oficio !== id), there).toBe(true)
    }
    expect(same).toBeGreaterThan(LABELLED * formulasOf(id).length)
    expect(ask(written(id))).toContain('"code":"invalid-line"')
    expect(ask(nested(id))).toMatch(/"code":"invalid-(?:line|request)"/)
    expect(ask(NOTHING)).toBe(told(() => allCrafts[id].analyse(NOTHING as never)))
    expect(page.kilobytes).toBeLessThan(MOST_ALONE[id])
  })
})

test('the whole engine weighs what it may, and says the same', async () => {
  const page = await pageOf('@obrador/engine', `export * from '@obrador/engine'`)
  for (const id of ids) {
    const request = JSON.stringify(nested(id))
    expect(page.ask(`page.wholeEngine.crafts.${id}.analyse(${request})`)).toBe(
      told(() => allCrafts[id].analyse(nested(id) as never)),
    )
  }
  for (const { type, formula } of unbalanced) {
    const request = { type, ingredients: linesOf({ formula }).map((line) => ({ ...line })) }
    const here = told(() => allCrafts.helado.analyse(request, { explain: true }))
    expect(page.ask(`page.allCrafts.helado.analyse(${JSON.stringify(request)}, ${EXPLAINED})`)).toBe(here)
  }
  const refused = `(() => { try { page.allCrafts.helado.analyse({ ingredients: [] }) } catch (error) { return error instanceof page.FormulaError } })()`
  expect(page.ask(refused)).toBe('true')
  expect(page.ask('[typeof process, typeof Buffer, typeof require]')).toBe('["undefined","undefined","undefined"]')
  expect(page.kilobytes).toBeLessThan(MOST.whole)
})

test('another language is in no page that does not ask for it', async () => {
  const whole = await bundled(`export * from '@obrador/engine'`)
  for (const said of ['risk of sandiness', 'rischio di sabbiosità']) expect(whole).not.toContain(said)
  expect(await bundled(`export * from '@obrador/engine/en'`)).toContain('risk of sandiness')
  expect(await bundled(`export * from '@obrador/engine/it'`)).toContain('rischio di sabbiosità')
})

test.each(ids)('what a first screen needs of %s is its definition, without advice, names and titles', async (id) => {
  const page = await pageOf(
    `first screen of ${id}`,
    `import { createEngine, examineFormula as examine } from '@obrador/engine'
     import { ${id}Definition as definition } from '@obrador/engine/${id}'
     const { crafts } = createEngine({ crafts: { [definition.id]: definition } })
     export const overview = (request) => examine(crafts[definition.id], request).overview`,
  )
  const engine: CraftEngine = createEngine({ crafts: { [id]: definitions[id] } })
  for (const request of formulasOf(id)) {
    const here = told(() => examineFormula(engine.crafts[id] as never, request).overview)
    expect(page.ask(`page.overview(${JSON.stringify(request)})`)).toBe(here)
  }
  expect(page.kilobytes).toBeLessThan(MOST_OF_DEFINITION[id])
})

test('an engine of parts is what its parts are', async () => {
  const page = await pageOf(
    'all parts',
    `import { commonWords, createEngine } from '@obrador/engine'
     import { advicePart as advice } from '@obrador/engine/advice'
     import { doubtReader as doubt } from '@obrador/engine/doubt'
     import { grammarNames as names } from '@obrador/engine/grammar'
     import { heladoDefinition as helado, heladoWords as ofHelado } from '@obrador/engine/helado'
     import { panaderiaDefinition as panaderia, panaderiaWords as ofPanaderia } from '@obrador/engine/panaderia'
     import { preparationsPart as preparations } from '@obrador/engine/preparations'
     import { sourceTitles as titles } from '@obrador/engine/titles'
     const words = [commonWords(), ofHelado, ofPanaderia]
     export const { crafts } = createEngine({ crafts: { helado, panaderia }, words, names, preparations, advice, doubt, titles })`,
  )
  for (const request of [...formulasOf('helado'), written('helado'), nested('helado')]) {
    const here = JSON.parse(told(() => allCrafts.helado.analyse(request, { explain: true, doubt: doubtReader })))
    const there = JSON.parse(
      page.ask(`page.crafts.helado.analyse(${JSON.stringify(request)}, { explain: true, doubt: true })`),
    )
    // The other crafts are not there to be looked like.
    if (here.pareceTipo === undefined || here.pareceTipo.oficio in { helado: 1, panaderia: 1 })
      expect(there).toEqual(here)
  }
})

const piece = {
  nombre: 'Vasito',
  partes: [{ nombre: 'Crema', gramos: 80 }],
  preparaciones: { Crema: { oficio: 'helado', ...written('helado') } },
}
const day = { productos: [{ ...piece, piezas: 12 }], preparaciones: piece.preparaciones }

const ENTRIES: readonly (readonly [entry: string, name: string, expression: string, here: () => unknown])[] = [
  ['piece', 'pieceOf', `page.pieceOf(${JSON.stringify(piece)})`, () => pieceOf(piece)],
  ['production', 'productionOf', `page.productionOf(${JSON.stringify(day)})`, () => productionOf(day)],
  ['desk', 'deskReadingOf', `typeof page.deskReadingOf`, () => typeof deskReadingOf],
  ['doubt', 'doubtReader', `typeof page.doubtReader`, () => typeof doubtReader],
  ['usual', 'usualReader', `typeof page.usualReader.read`, () => typeof usualReader.read],
  [
    'grammar',
    'grammarNames',
    `page.grammarNames.reader({ words: {} })('${WRITTEN.helado}').ingredient.id`,
    () => 'leche_entera',
  ],
  ['grammar', 'prepareGrammar', `typeof page.prepareGrammar`, () => typeof prepareGrammar],
  ['preparations', 'preparationsPart', `Object.keys(page.preparationsPart)`, () => Object.keys(preparationsPart)],
  ['advice', 'advicePart', `typeof page.advicePart`, () => 'function'],
  ['titles', 'sourceTitles', `page.sourceTitles('eu-1169-2011')`, () => sourceTitles('eu-1169-2011')],
]

test('every entry has what it is for', async () => {
  const program = ENTRIES.map(([entry, name]) => `export { ${name} } from '@obrador/engine/${entry}'`).join('\n')
  const page = await pageOf('every entry', program)
  for (const [, name, expression, here] of ENTRIES) expect(page.ask(expression), name).toBe(JSON.stringify(here()))
})

test.each(ENTRIES)('@obrador/engine/%s alone has %s', NIGHTLY, async (entry, name, expression, here) => {
  const page = await pageOf(`${entry}, ${name}`, `export { ${name} } from '@obrador/engine/${entry}'`)
  expect(page.ask(expression)).toBe(JSON.stringify(here()))
  expect(grammarNames.reader({ words: {} })(WRITTEN.helado)).toMatchObject({ ingredient: { id: 'leche_entera' } })
})

test('a craft alone does not carry the label, which is read apart', async () => {
  const ONLY_OF_LABELS = 'Reglamento (UE) 1169/2011, art. 31.4'
  expect(await bundled(`export { helado } from '@obrador/engine/helado'`)).not.toContain(ONLY_OF_LABELS)
  const label = `export { labelOf } from '@obrador/engine'`
  expect(await bundled(label)).toContain(ONLY_OF_LABELS)
  expect((await pageOf('label', label)).kilobytes).toBeLessThan(MOST.label)
})

test('neither a craft alone nor the whole engine carries the published formulas, which are a part apart', async () => {
  const ONLY_OF_THEM = 'Ruhlman, «Ratio»'
  expect(await bundled(`export { pasteleria } from '@obrador/engine/pasteleria'`)).not.toContain(ONLY_OF_THEM)
  expect(await bundled(`export * from '@obrador/engine'`)).not.toContain(ONLY_OF_THEM)
  expect(await bundled(`export { usualReader as usual } from '@obrador/engine/usual'`)).toContain(ONLY_OF_THEM)
})

test('a page that only writes numbers carries no craft', async () => {
  const page = await pageOf('round', `export { numberText as number, roundTo as round } from '@obrador/engine'`)
  expect(page.ask('page.number(page.round(1.234, 2), 1)')).toBe('"1,2"')
  expect(page.kilobytes).toBeLessThan(MOST.words)
})
