import { expect, test } from 'vitest'
import { grammarNames } from '../src/catalogue/reading/grammar.ts'
import { createEngine } from '../src/craft/engine.ts'
import { preparationsPart } from '../src/craft/preparations.ts'
import { cacao } from '../src/entries/cacao.ts'
import { helado, heladoDefinition } from '../src/entries/helado.ts'
import { panaderia } from '../src/entries/panaderia.ts'
import { pasteleria } from '../src/entries/pasteleria.ts'
import { turron, turronDefinition } from '../src/entries/turron.ts'
import { FormulaError } from '../src/formula/errors.ts'
import { allCrafts, type CraftRequest, commonWords, readIngredientName, searchFor, wholeEngine } from '../src/index.ts'

/** An engine is made of its parts and of nothing else: what is left out is refused, and no engine knows of another. */

const alone = { helado, panaderia, pasteleria, turron, cacao }
type CraftId = keyof typeof alone
const ids = Object.keys(alone) as CraftId[]

/** A name of the catalogue, and one that makers write. */
const WRITTEN: Readonly<Record<CraftId, readonly [label: string, written: string]>> = {
  helado: ['Leche entera', 'leche fresca entera de vaca'],
  panaderia: ['Harina de fuerza', 'harina de fuerza ecológica W 320'],
  pasteleria: ['Harina', 'harina muy floja de trigo'],
  turron: ['almendra_tostada', 'almendras marcona tostaditas'],
  cacao: ['pasta_cacao', 'pasta pura de cacao del 100 %'],
}

const request = (id: CraftId, ...named: readonly string[]): CraftRequest => {
  const { name, grams } = allCrafts[id].fields
  return { ingredients: named.map((one) => ({ [name]: one, [grams]: 800 })) }
}

const refusal = (ask: () => unknown): FormulaError | undefined => {
  try {
    ask()
  } catch (problem) {
    if (problem instanceof FormulaError) return problem
    throw problem
  }
  return undefined
}

test.each(ids)('%s alone reads labels as they stand, and refuses what it could only guess at', (id) => {
  const [label, written] = WRITTEN[id]
  expect(alone[id].analyse(request(id, label)).status).toBe('ok')
  expect(refusal(() => alone[id].analyse(request(id, label, written)))).toMatchObject({
    code: 'invalid-line',
    place: { line: 1 },
  })
})

test.each(ids)('%s reads with the names of its engine what the whole engine reads', (id) => {
  const [label, written] = WRITTEN[id]
  const asked = request(id, label, written)
  expect(allCrafts[id].analyse(asked, { advice: false }).lecturas[1]?.exacta).toBe(false)
  expect(
    allCrafts[id].definition.reads.identify({ name: written, raw: {}, type: allCrafts[id].defaultType }),
  ).toBeDefined()
})

test('an engine with a grammar changes nothing in one without', () => {
  const asked = request('helado', WRITTEN.helado[1])
  const reading = createEngine({ crafts: { helado: heladoDefinition }, names: grammarNames })
  expect(reading.crafts.helado.analyse(asked).lecturas).toEqual(allCrafts.helado.analyse(asked).lecturas)
  expect(refusal(() => helado.analyse(asked))?.code).toBe('invalid-line')
})

test('formulas inside formulas are refused without what opens them, and by an engine without their craft', () => {
  const inner = { oficio: 'turron', ...request('turron', 'Miel', 'Almendra cruda') }
  const outer = (): CraftRequest => ({
    ingredients: [
      { name: 'Leche entera', grams: 800 },
      { name: 'Turrón', grams: 100, preparacion: inner },
    ],
  })
  expect(allCrafts.helado.analyse(outer()).preparaciones).toHaveLength(1)
  expect(refusal(() => helado.analyse(outer()))?.message).toMatch(/preparaciones/)
  const opening = createEngine({
    crafts: { helado: heladoDefinition },
    preparations: preparationsPart,
    words: [commonWords()],
  })
  expect(refusal(() => opening.crafts.helado.analyse(outer()))?.message).toMatch(/«turron».*helado\.?/)
  const both = createEngine({
    crafts: { turron: turronDefinition, helado: heladoDefinition },
    preparations: preparationsPart,
  })
  expect(both.crafts.helado.analyse(outer()).preparaciones).toHaveLength(1)
})

test('the crafts of an engine are found in the order of their ids, however they were given', () => {
  expect(Object.keys(wholeEngine.crafts)).toEqual(['helado', 'panaderia', 'pasteleria', 'turron', 'cacao'])
  expect(wholeEngine.everyCraft.map(({ id }) => id)).toEqual(['cacao', 'helado', 'panaderia', 'pasteleria', 'turron'])
})

test('outside any craft names are read by the engine that is asked', () => {
  const name = 'leche fresca entera de vaca'
  expect(wholeEngine.rowNamed(name)?.id).toBe('leche_entera')
  expect(readIngredientName(name)).toMatchObject({ ingredient: { id: 'leche_entera' }, interpreted: true })
  expect(searchFor(name)[0]?.id).toBe('leche_entera')
  expect(helado.engine.rowNamed(name)).toBeUndefined()
  expect(helado.engine.rowNamed('Leche entera')?.id).toBe('leche_entera')
})
