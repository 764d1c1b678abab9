import { expect, it } from 'vitest'
import { craftOf } from '../src/engine/crafts.ts'
import { needsOf } from '../src/engine/parts.ts'
import { balancedFormula } from '../src/features/balance/apply.ts'
import type { Balanced } from '../src/features/balance/protocol.ts'
import { costOf } from '../src/model/cost.ts'
import { decodeFormula } from '../src/model/decode.ts'
import { type Formula, isSame, newLine, type SavedFormula, totalOf } from '../src/model/formula.ts'
import { hasNews } from '../src/model/levels.ts'
import { fragmentOf, sharedIn } from '../src/model/link.ts'
import { insideOf, levelsIn, linesFor, madeOf, refusalOf, released } from '../src/model/made.ts'
import { exampleOf } from '../src/reading/examples.ts'
import { pricedBy, weighedIn } from '../src/reading/made.ts'
import { read } from '../src/reading/request.ts'
import { noteOf } from '../src/views/differences.ts'
import { store } from './engine.ts'

const saved = (id: string, formula: Formula): SavedFormula => ({
  id,
  savedAt: '2026-11-15T10:00:00Z',
  formula: { ...formula, entry: id },
  versions: [{ at: '2026-11-15T10:00:00Z', note: '', formula }],
  tags: [],
  note: '',
})

const nougat = saved('turron', { ...exampleOf('turron'), name: 'Turrón de la casa' })
const iceCream: Formula = {
  ...exampleOf('helado'),
  name: 'Helado de turrón',
  entry: 'helado',
  lines: [...exampleOf('helado').lines, { ...newLine('Turrón de la casa', 150), made: madeOf(nougat) }],
}
const last = (formula: Formula) => formula.lines.at(-1) ?? newLine('', 0)

it('a formula inside another is read in both crafts, weighs what is left of it and costs what is inside it', async () => {
  const engine = await store.load(needsOf(iceCream))
  const [craft, nougats] = [craftOf(engine, 'helado'), craftOf(engine, 'turron')]
  const { overview, body } = read(engine, iceCream, [], { advice: false })
  expect(overview?.figures.length).toBeGreaterThan(3)
  const [report] = (body as { preparaciones: { nombre: string; gramosPesados: number }[] }).preparaciones
  expect(report?.nombre).toBe('Turrón de la casa')
  const weighed = weighedIn(craft, last(iceCream), [])
  expect(weighed).toBeGreaterThan(1)
  expect(totalOf(linesFor(last(iceCream), weighed))).toBeCloseTo(report?.gramosPesados ?? 0, 1)
  const inside = costOf(nougat.formula, {}, pricedBy(nougats, nougat.formula, [], {})).perKiloWeighed
  const outside = costOf(iceCream, {}, pricedBy(craft, iceCream, [], {})).lines.at(-1)
  expect(outside?.price).toBeCloseTo(inside * weighed, 9)
  // One's own price of what is inside counts, in grams of what is weighed.
  const almonds = { pack: 100, packGrams: 1000, supplier: '', at: '' }
  const row = pricedBy(nougats, nougat.formula, [], {})(nougat.formula.lines[0] ?? newLine('', 0))
  const dear = costOf(
    iceCream,
    { [row?.id ?? '']: almonds },
    pricedBy(craft, iceCream, [], { [row?.id ?? '']: almonds }),
  )
  expect(dear.perKiloWeighed).toBeGreaterThan(
    costOf(iceCream, {}, pricedBy(craft, iceCream, [], {})).perKiloWeighed + 5,
  )
})

it('what is inside comes back from a link and from a file, and what lies too deep is a plain name', async () => {
  const back = await sharedIn(await fragmentOf({ formula: iceCream, own: [] }))
  expect(insideOf(back?.formula ?? exampleOf('helado')).map(({ entry }) => entry)).toEqual(['turron'])
  expect(isSame({ ...iceCream }, decodeFormula(JSON.parse(JSON.stringify(iceCream))) as Formula)).toBe(true)
  const nest = (levels: number): Formula =>
    levels === 0
      ? exampleOf('turron')
      : {
          ...exampleOf('turron'),
          lines: [{ ...newLine('Otra', 10), made: madeOf(saved(`n${levels}`, nest(levels - 1))) }],
        }
  expect(levelsIn(decodeFormula(nest(4)) as Formula)).toBe(4)
  expect(levelsIn(decodeFormula(nest(6)) as Formula)).toBe(4)
  expect(
    decodeFormula({ ...iceCream, lines: [{ name: 'x', grams: 1, made: { entry: 'a', version: 1, formula: 7 } }] })
      ?.lines[0]?.made,
  ).toBeUndefined()
})

it('a circle and a fifth level are refused, at whatever depth', () => {
  const holder = saved('helado', iceCream)
  expect(refusalOf({ ...nougat.formula, entry: 'turron' }, holder)).toBe('circle')
  expect(refusalOf({ ...nougat.formula, entry: 'turron' }, nougat)).toBe('circle')
  const cake = saved('tarta', { ...exampleOf('pasteleria'), lines: [{ ...newLine('H', 10), made: madeOf(holder) }] })
  expect(refusalOf({ ...nougat.formula, entry: 'turron' }, cake)).toBe('circle')
  expect(refusalOf(exampleOf('cacao'), cake)).toBeUndefined()
  const third = saved('tres', { ...exampleOf('helado'), lines: [{ ...newLine('T', 10), made: madeOf(cake) }] })
  const fourth = saved('cuatro', { ...exampleOf('helado'), lines: [{ ...newLine('T', 10), made: madeOf(third) }] })
  expect(refusalOf(exampleOf('cacao'), third)).toBeUndefined()
  expect(refusalOf(exampleOf('cacao'), fourth)).toBe('levels')
})

it('news are of what it makes, not of its name, and a choice is remembered until it changes again', () => {
  const made = madeOf(nougat)
  expect(made.version).toBe(1)
  expect(hasNews(made, { ...nougat, formula: { ...nougat.formula, name: 'Otro nombre', batch: { pieces: 3 } } })).toBe(
    false,
  )
  const lines = nougat.formula.lines.map((line, at) => (at === 0 ? { ...line, grams: line.grams + 40 } : line))
  const changed = { ...nougat, savedAt: '2026-11-16T10:00:00Z', formula: { ...nougat.formula, lines } }
  expect(hasNews(made, changed)).toBe(true)
  expect(madeOf(changed).version).toBe(0)
  const kept = { ...made, kept: changed.savedAt }
  expect(hasNews(kept, changed)).toBe(false)
  expect(hasNews(kept, { ...changed, savedAt: '2026-11-17T10:00:00Z' })).toBe(true)
})

it('a formula whose inside has changed says so in the note of its version', () => {
  const lines = nougat.formula.lines.map((line, at) => (at === 0 ? { ...line, grams: line.grams + 40 } : line))
  const other = madeOf({ ...nougat, formula: { ...nougat.formula, lines } })
  const after = { ...iceCream, lines: iceCream.lines.map((line) => (line.made ? { ...line, made: other } : line)) }
  expect(isSame(iceCream, after)).toBe(false)
  expect(noteOf(iceCream, after, '')).toBe('Otra versión de turrón de la casa')
})

it('let loose, its lines weigh what making it takes', () => {
  const loose = released(iceCream, last(iceCream).id, 1.1)
  expect(loose.lines).toHaveLength(iceCream.lines.length - 1 + nougat.formula.lines.length)
  expect(totalOf(loose.lines)).toBeCloseTo(totalOf(iceCream.lines) + 15, 1)
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
  } as unknown as Balanced
  const { lines } = balancedFormula(iceCream, answer)
  expect(lines).toHaveLength(iceCream.lines.length + 1)
  const inside = lines.find(({ made }) => made)
  expect(inside?.grams).toBe(140)
  expect(inside?.made?.yields).toBe(96)
  expect(inside?.made?.formula.lines.map(({ grams }) => grams)).toEqual([...Array(count).keys()].map((at) => 100 + at))
  expect(lines.at(-1)).toMatchObject({ name: 'Dextrosa', grams: 7 })
})
