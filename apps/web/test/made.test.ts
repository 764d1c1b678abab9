import { expect, it } from 'vitest'
import { craftOfEngine } from '../src/engine/crafts.ts'
import { needsOfFormula } from '../src/engine/parts.ts'
import { balancedFormula } from '../src/features/balance/apply.ts'
import type { BalancedAnswer } from '../src/features/balance/protocol.ts'
import { formulaCostOf } from '../src/model/cost.ts'
import { decodeFormula } from '../src/model/decode.ts'
import { isSameFormula, newLine, type SavedFormula, type TableFormula, totalGramsOf } from '../src/model/formula.ts'
import { hasNewerVersion } from '../src/model/levels.ts'
import { fragmentOfFormula, sharedFormulaIn } from '../src/model/link.ts'
import {
  insideOfLine,
  linesForGrams,
  nestedFormulaOf,
  nestedLevelsIn,
  nestingRefusalOf,
  releasedFormula,
} from '../src/model/made.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { gramsWeighedIn, pricedByFormula } from '../src/reading/made.ts'
import { readTableFormula } from '../src/reading/request.ts'
import { differenceNoteOf } from '../src/views/differences.ts'
import { store } from './engine.ts'

const saved = (id: string, formula: TableFormula): SavedFormula => ({
  id,
  savedAt: '2026-11-15T10:00:00Z',
  formula: { ...formula, entry: id },
  versions: [{ at: '2026-11-15T10:00:00Z', note: '', formula }],
  tags: [],
  note: '',
})

const nougat = saved('turron', { ...exampleFormulaOf('turron'), name: 'Turrón de la casa' })
const iceCream: TableFormula = {
  ...exampleFormulaOf('helado'),
  name: 'Helado de turrón',
  entry: 'helado',
  lines: [...exampleFormulaOf('helado').lines, { ...newLine('Turrón de la casa', 150), made: nestedFormulaOf(nougat) }],
}
const last = (formula: TableFormula) => formula.lines.at(-1) ?? newLine('', 0)

it('a formula inside another is read in both crafts, weighs what is left of it and costs what is inside it', async () => {
  const engine = await store.load(needsOfFormula(iceCream))
  const [craft, nougats] = [craftOfEngine(engine, 'helado'), craftOfEngine(engine, 'turron')]
  const { overview, body } = readTableFormula(engine, iceCream, [], { advice: false })
  expect(overview?.figures.length).toBeGreaterThan(3)
  const [report] = (body as { preparaciones: { nombre: string; gramosPesados: number }[] }).preparaciones
  expect(report?.nombre).toBe('Turrón de la casa')
  const weighed = gramsWeighedIn(craft, last(iceCream), [])
  expect(weighed).toBeGreaterThan(1)
  expect(totalGramsOf(linesForGrams(last(iceCream), weighed))).toBeCloseTo(report?.gramosPesados ?? 0, 1)
  const inside = formulaCostOf(nougat.formula, {}, pricedByFormula(nougats, nougat.formula, [], {})).perKiloWeighed
  const outside = formulaCostOf(iceCream, {}, pricedByFormula(craft, iceCream, [], {})).lines.at(-1)
  expect(outside?.price).toBeCloseTo(inside * weighed, 9)
  // One's own price of what is inside counts, in grams of what is weighed.
  const almonds = { pack: 100, packGrams: 1000, supplier: '', at: '' }
  const row = pricedByFormula(nougats, nougat.formula, [], {})(nougat.formula.lines[0] ?? newLine('', 0))
  const dear = formulaCostOf(
    iceCream,
    { [row?.id ?? '']: almonds },
    pricedByFormula(craft, iceCream, [], { [row?.id ?? '']: almonds }),
  )
  expect(dear.perKiloWeighed).toBeGreaterThan(
    formulaCostOf(iceCream, {}, pricedByFormula(craft, iceCream, [], {})).perKiloWeighed + 5,
  )
})

it('what is inside comes back from a link and from a file, and what lies too deep is a plain name', async () => {
  const back = await sharedFormulaIn(await fragmentOfFormula({ formula: iceCream, own: [] }))
  expect(insideOfLine(back?.formula ?? exampleFormulaOf('helado')).map(({ entry }) => entry)).toEqual(['turron'])
  expect(isSameFormula({ ...iceCream }, decodeFormula(JSON.parse(JSON.stringify(iceCream))) as TableFormula)).toBe(true)
  const nest = (levels: number): TableFormula =>
    levels === 0
      ? exampleFormulaOf('turron')
      : {
          ...exampleFormulaOf('turron'),
          lines: [{ ...newLine('Otra', 10), made: nestedFormulaOf(saved(`n${levels}`, nest(levels - 1))) }],
        }
  expect(nestedLevelsIn(decodeFormula(nest(4)) as TableFormula)).toBe(4)
  expect(nestedLevelsIn(decodeFormula(nest(6)) as TableFormula)).toBe(4)
  expect(
    decodeFormula({ ...iceCream, lines: [{ name: 'x', grams: 1, made: { entry: 'a', version: 1, formula: 7 } }] })
      ?.lines[0]?.made,
  ).toBeUndefined()
})

it('a circle and a fifth level are refused, at whatever depth', () => {
  const holder = saved('helado', iceCream)
  expect(nestingRefusalOf({ ...nougat.formula, entry: 'turron' }, holder)).toBe('circle')
  expect(nestingRefusalOf({ ...nougat.formula, entry: 'turron' }, nougat)).toBe('circle')
  const cake = saved('tarta', {
    ...exampleFormulaOf('pasteleria'),
    lines: [{ ...newLine('H', 10), made: nestedFormulaOf(holder) }],
  })
  expect(nestingRefusalOf({ ...nougat.formula, entry: 'turron' }, cake)).toBe('circle')
  expect(nestingRefusalOf(exampleFormulaOf('cacao'), cake)).toBeUndefined()
  const third = saved('tres', {
    ...exampleFormulaOf('helado'),
    lines: [{ ...newLine('T', 10), made: nestedFormulaOf(cake) }],
  })
  const fourth = saved('cuatro', {
    ...exampleFormulaOf('helado'),
    lines: [{ ...newLine('T', 10), made: nestedFormulaOf(third) }],
  })
  expect(nestingRefusalOf(exampleFormulaOf('cacao'), third)).toBeUndefined()
  expect(nestingRefusalOf(exampleFormulaOf('cacao'), fourth)).toBe('levels')
})

it('news are of what it makes, not of its name, and a choice is remembered until it changes again', () => {
  const made = nestedFormulaOf(nougat)
  expect(made.version).toBe(1)
  expect(
    hasNewerVersion(made, { ...nougat, formula: { ...nougat.formula, name: 'Otro nombre', batch: { pieces: 3 } } }),
  ).toBe(false)
  const lines = nougat.formula.lines.map((line, at) => (at === 0 ? { ...line, grams: line.grams + 40 } : line))
  const changed = { ...nougat, savedAt: '2026-11-16T10:00:00Z', formula: { ...nougat.formula, lines } }
  expect(hasNewerVersion(made, changed)).toBe(true)
  expect(nestedFormulaOf(changed).version).toBe(0)
  const kept = { ...made, kept: changed.savedAt }
  expect(hasNewerVersion(kept, changed)).toBe(false)
  expect(hasNewerVersion(kept, { ...changed, savedAt: '2026-11-17T10:00:00Z' })).toBe(true)
})

it('a formula whose inside has changed says so in the note of its version', () => {
  const lines = nougat.formula.lines.map((line, at) => (at === 0 ? { ...line, grams: line.grams + 40 } : line))
  const other = nestedFormulaOf({ ...nougat, formula: { ...nougat.formula, lines } })
  const after = { ...iceCream, lines: iceCream.lines.map((line) => (line.made ? { ...line, made: other } : line)) }
  expect(isSameFormula(iceCream, after)).toBe(false)
  expect(differenceNoteOf(iceCream, after, '')).toBe('Otra versión de turrón de la casa')
})

it('let loose, its lines weigh what making it takes', () => {
  const loose = releasedFormula(iceCream, last(iceCream).id, 1.1)
  expect(loose.lines).toHaveLength(iceCream.lines.length - 1 + nougat.formula.lines.length)
  expect(totalGramsOf(loose.lines)).toBeCloseTo(totalGramsOf(iceCream.lines) + 15, 1)
  expect(new Set(loose.lines.map(({ id }) => id)).size).toBe(loose.lines.length)
})

it('an answer of the balancer that opened it puts its lines back inside', () => {
  const count = nougat.formula.lines.length
  const entry = (nombre: string, despues: number) => ({
    nombre,
    antes: 0,
    despues,
    cambio: 0,
    fijo: false,
    nuevo: false,
  })
  const answer = {
    ingredients: [
      ...iceCream.lines.slice(0, -1).map(({ name, grams }) => entry(name, grams)),
      ...nougat.formula.lines.map(({ name }) => entry(name, 10)),
      entry('Dextrosa', 7),
    ],
    opened: [
      ...iceCream.lines.slice(0, -1).map(() => undefined),
      { grams: 140, weights: nougat.formula.lines.map((_, at) => 100 + at), yields: 96 },
    ],
  } as unknown as BalancedAnswer
  const { lines } = balancedFormula(iceCream, answer)
  expect(lines).toHaveLength(iceCream.lines.length + 1)
  const inside = lines.find(({ made }) => made)
  expect(inside?.grams).toBe(140)
  expect(inside?.made?.yields).toBe(96)
  expect(inside?.made?.formula.lines.map(({ grams }) => grams)).toEqual([...Array(count).keys()].map((at) => 100 + at))
  expect(lines.at(-1)).toMatchObject({ name: 'Dextrosa', grams: 7 })
})
