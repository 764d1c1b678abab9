import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CorrectionExplanation } from '../src/advise/correction-explanation.ts'
import { findRow } from '../src/catalogue/lookup.ts'
import { cacaoRecipeFor } from '../src/crafts/cacao/rules.ts'
import { formulaReader } from '../src/formula/reader.ts'
import { measureLines } from '../src/ratio/parameter.ts'
import { distanceOutside } from '../src/ratio/range.ts'
import { cacao } from '../src/whole.ts'
import { goldenFiles } from './golden/corpus.ts'

/** Advice is only as good as what it does: every correction is weighed out here, and the formula analysed again. */

type Lines = Readonly<Record<string, number>>
interface Mix {
  readonly type: string
  readonly lines: Lines
}

const raw = (lines: Lines) => Object.entries(lines).map(([ingrediente, peso]) => ({ ingrediente, peso }))
const analyse = ({ type, lines }: Mix) => cacao.analyse({ type, ingredients: raw(lines) }, { advice: false })
const advise = ({ type, lines }: Mix) => cacao.analyse({ type, ingredients: raw(lines) }, { explain: true })
const isOff = (mix: Mix): boolean => Object.values(analyse(mix).inRange).includes(false)

const readLines = formulaReader(cacao.definition.reads)

/** How much lies outside, in range widths («none at all» has the width of what rounding forgives), before rounding. */
function distanceOf({ type, lines }: Mix): number {
  const formula = readLines(raw(lines), type, 0)
  const { recipe } = cacaoRecipeFor(type, formula)
  const parameters = { ...cacao.definition.parameters, ...recipe.reads }
  return Object.entries(recipe.ranges).reduce((sum, [key, range]) => {
    const value = measureLines(parameters[key as keyof typeof parameters], formula.lines) ?? range[0]
    return sum + distanceOutside(value, range) / (range[1] - range[0] || 0.01)
  }, 0)
}

const applied = ({ type, lines }: Mix, corrections: readonly CorrectionExplanation[]): Mix => {
  const after: Record<string, number> = { ...lines }
  // A line is called as it was sent or, where it was sent by its id, as the catalogue calls it.
  const lineOf = (name: string): string => (Object.hasOwn(after, name) ? name : (findRow(name)?.id ?? name))
  for (const { quitar, poner, gramos } of corrections) {
    if (quitar !== undefined) after[lineOf(quitar)] = Math.max(0, (after[lineOf(quitar)] ?? 0) - gramos)
    if (poner !== undefined) after[lineOf(poner)] = (after[lineOf(poner)] ?? 0) + gramos
  }
  return { type, lines: after }
}

const corpus: readonly Mix[] = goldenFiles('cacao').flatMap(({ type, formulas }) =>
  formulas.map(({ lines }) => ({ type, lines })),
)
const balanced = corpus.filter((mix) => !isOff(mix))
const hundredths = fc.integer({ min: 70, max: 130 }).map((n) => n / 100)
const shaken = fc
  .sample(
    fc
      .tuple(fc.constantFrom(...balanced), fc.array(hundredths, { minLength: 8, maxLength: 8 }))
      .map(([{ type, lines }, factors]) => ({
        type,
        lines: Object.fromEntries(Object.entries(lines).map(([id, grams], k) => [id, grams * (factors[k] ?? 1)])),
      })),
    { numRuns: 500, seed: 36 },
  )
  .filter(isOff)

describe.each([
  ['the formulas of the corpus that need it', corpus.filter(isOff)],
  ['balanced formulas with every line up to 30 % off', shaken],
] as const)('advice on %s', (name, mixes) => {
  const advised = mixes.map((mix) => ({ mix, corrections: advise(mix).explicacion?.correcciones ?? [] }))

  test('brings the formula nearer with its first correction alone, and more with all', () => {
    expect(mixes.length).toBeGreaterThan(40)
    for (const { mix, corrections } of advised) {
      if (corrections.length === 0) continue
      const variant = analyse(mix).variante
      const after = applied(mix, corrections)
      if (analyse(after).variante !== variant) continue
      expect(distanceOf(after)).toBeLessThan(distanceOf(mix))
    }
  })

  test('announces the value that the formula then has', () => {
    for (const { mix, corrections } of advised) {
      const [first] = corrections
      if (!first) continue
      const value = analyse(applied(mix, [first])).params[first.parametro as 'manteca']
      if (value !== undefined) expect(Math.abs(value - first.despues)).toBeLessThanOrEqual(0.0101)
    }
  })

  test('is enough nine times in ten: lawful, in range, and of its own variant', () => {
    const enough = advised.filter(({ mix, corrections }) => {
      const after = applied(mix, corrections)
      return !isOff(after) && analyse(after).legal.cumple !== false && analyse(after).variante === analyse(mix).variante
    })
    console.info(`advice balances ${enough.length} of ${mixes.length}: ${name}`)
    expect(enough.length / mixes.length).toBeGreaterThanOrEqual(0.9)
  })

  test('never brings in a fat, a starch or a flavour', () => {
    for (const { corrections } of advised) {
      for (const { poner } of corrections) {
        expect(findRow(poner ?? '')?.category ?? '').not.toMatch(/^(?:grasa|almidon|harina|licor|especia)$/)
      }
    }
  })
})

test('the law is a goal: skimmed milk alone gets the milk fat it lacks', () => {
  const { explicacion, suggestions } = advise({
    type: 'leche',
    lines: { pasta_cacao: 15, manteca_cacao: 24, leche_desn_polvo: 19, azucar: 41.5, lecitina: 0.5 },
  })
  expect(explicacion?.correcciones[0]).toMatchObject({ parametro: 'grasaLacteaLegal' })
  expect(suggestions[0]).toContain('pide al menos 3,5')
})

test('what may not be there goes out whole', () => {
  const { explicacion, suggestions } = advise({
    type: 'negro',
    lines: { pasta_cacao: 70, azucar: 30, almidon_maiz: 6 },
  })
  expect(explicacion?.correcciones[0]).toMatchObject({ gramos: 6, parametro: 'almidonAnadido', despues: 0 })
  expect(suggestions[0]).toContain('no admite')
})
