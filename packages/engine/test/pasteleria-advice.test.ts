import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull } from '../../../tools/tier.ts'
import type { CorrectionExplanation } from '../src/advise/correction-explanation.ts'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { findRow } from '../src/catalogue/lookup.ts'
import { type PasteleriaParameterKey, pasteleriaParameters } from '../src/crafts/pasteleria/params.ts'
import { FormulaError } from '../src/formula/errors.ts'
import type { RawLine } from '../src/formula/formula.ts'
import { pasteleria } from '../src/whole.ts'
import { lazyFor } from '../src/words/lazy.ts'
import { decapitaliseName, numberText } from '../src/words/text.ts'
import { applied, hasOutcast } from './fixtures/corrections.ts'
import { distance, NO_FORMULA, ROUNDING } from './fixtures/distance.ts'
import { goldenFiles } from './golden/corpus.ts'

/** Advice is only as good as what it does: every correction is weighed out here, and the formula analysed again. */

interface Line {
  readonly name: string
  readonly grams: number
}
interface Mix {
  readonly type: string
  readonly lines: readonly Line[]
}

const raw = (lines: readonly Line[]): RawLine[] => lines.map((line) => ({ ...line }))
const analyse = ({ type, lines }: Mix) => pasteleria.analyse({ type, ingredients: raw(lines) }, { advice: false })

/** What is advised of a mix, worked out once for all that is tried of it. */
const advise = lazyFor(({ type, lines }: Mix) => {
  const { suggestions, explicacion } = pasteleria.analyse({ type, ingredients: raw(lines) }, { explain: true })
  return { suggestions, corrections: explicacion?.correcciones ?? [] }
})

const distanceOf = (mix: Mix): number => distance(analyse(mix))

const corrected = ({ type, lines }: Mix, corrections: readonly CorrectionExplanation[]): Mix => ({
  type,
  lines: applied(lines, corrections),
})

function isOff(mix: Mix): boolean {
  try {
    return analyse(mix).verdict === 'revisar'
  } catch (error) {
    if (error instanceof FormulaError) return false
    throw error
  }
}

/** A sample stays the same while the corpus grows. */
const SAMPLED = goldenFiles('pasteleria').filter(({ set }) => set !== 'blind-4')
const corpus = SAMPLED.flatMap(({ type, formulas }) =>
  formulas.map(({ verdict, lines }) => ({
    verdict,
    type,
    lines: Object.entries(lines).map(([name, grams]) => ({ name, grams })),
  })),
)
const balanced = corpus.filter(({ verdict }) => verdict === 'equilibrada')
const hundredths = (least: number, most: number) =>
  fc.integer({ min: Math.round(least * 100), max: Math.round(most * 100) }).map((n) => n / 100)
/** A balanced formula with the grams of every line changed by up to a share of them. */
const perturbed = (share: number): fc.Arbitrary<Mix> =>
  fc
    .tuple(fc.constantFrom(...balanced), fc.array(hundredths(1 - share, 1 + share), { minLength: 12, maxLength: 12 }))
    .map(([{ type, lines }, factors]) => ({
      type,
      lines: lines.map(({ name, grams }, k) => ({ name, grams: Math.round(10 * grams * (factors[k] ?? 1)) / 10 })),
    }))
const anything: fc.Arbitrary<Mix> = fc
  .tuple(
    perturbed(0.8),
    fc.array(fc.tuple(fc.constantFrom(...ingredientCatalogue), fc.integer({ min: 1, max: 200 })), { maxLength: 4 }),
  )
  .map(([{ type, lines }, more]) => ({
    type,
    lines: [...lines, ...more.map(([{ name }, grams]) => ({ name, grams }))],
  }))
/** The same sample every time, so that a share measured on it means something. */
const sampled = (mixes: fc.Arbitrary<Mix>, numRuns: number): Mix[] =>
  fc.sample(mixes, { numRuns, seed: 496 }).filter(isOff)

const broken: readonly Mix[] = corpus.filter(({ verdict }) => verdict === 'revisar')
const shaken = sampled(perturbed(0.3), isFull ? 1500 : 600)
const SETS = [
  ['the unbalanced formulas of the corpus', broken],
  ['balanced formulas with every line up to 30 % off', shaken],
  ['formulas far off, with strange things in them', sampled(anything, isFull ? 600 : 200)],
] as const

describe.each(SETS)('advice on %s', (_, mixes) => {
  const advised = mixes.map((mix) => ({ mix, ...advise(mix) }))

  test('is tried on enough of them', () => {
    expect(mixes.length).toBeGreaterThan(90)
  })

  test('brings the formula nearer to right, and never further', () => {
    for (const { mix, corrections } of advised) {
      // With more cream a mousse is of another style, and held to other ranges.
      const isSame = analyse(corrected(mix, corrections)).variante === analyse(mix).variante
      if (hasOutcast(mix.lines, corrections) || !isSame) continue
      const after = distanceOf(corrected(mix, corrections))
      const before = distanceOf(mix)
      // A dose that is taken out leaves the rest a hair more concentrated.
      if (before < NO_FORMULA) expect(after).toBeLessThanOrEqual(before * (1 + ROUNDING) + ROUNDING)
    }
  })

  test('announces the values that the formula then has', () => {
    for (const { mix, corrections } of advised) {
      for (const [index, { parametro, antes, despues }] of corrections.entries()) {
        const key = parametro as PasteleriaParameterKey
        if (!Object.hasOwn(pasteleriaParameters, key)) continue
        expect(analyse(corrected(mix, corrections.slice(0, index))).params[key] ?? 0).toBeCloseTo(antes, 1)
        expect(analyse(corrected(mix, corrections.slice(0, index + 1))).params[key] ?? 0).toBeCloseTo(despues, 1)
      }
    }
  })

  test('owns up when it is not enough', () => {
    for (const { mix, corrections, suggestions } of advised) {
      const enough = analyse(corrected(mix, corrections)).verdict === 'equilibrada'
      if (!enough) expect(suggestions.join(' ')).toMatch(/fuera de rango|otro producto/)
    }
  })

  test('says in words what its figures say', () => {
    for (const { corrections, suggestions } of advised) {
      for (const [index, { quitar, poner, gramos }] of corrections.entries()) {
        const verb = quitar === undefined ? 'añade' : poner === undefined ? 'quita' : 'cambia'
        const wanted = `${verb} ${numberText(gramos, 9)} g de ${decapitaliseName(quitar ?? poner ?? '')}`
        expect((suggestions[index] ?? '').toLowerCase()).toContain(wanted.toLowerCase())
      }
    }
  })

  test('proposes only what the catalogue or the formula has, and keeps the type and its style', () => {
    for (const { mix, corrections } of advised) {
      const before = analyse(mix)
      const after = analyse(corrected(mix, corrections))
      expect(after.type).toBe(before.type)
      for (const { poner } of corrections) {
        if (poner === undefined || mix.lines.some(({ name }) => name === poner)) continue
        expect(findRow(poner)?.name).toBe(poner)
      }
    }
  })

  test('never raises flour in a tarta de Santiago, nor fat in a meringue', () => {
    for (const { mix, corrections } of advised) {
      for (const { poner } of corrections) {
        if (mix.type === 'tarta_santiago') expect(poner ?? '').not.toMatch(/^(?:harina|almidón)/i)
        if (mix.type === 'merengue') expect(poner ?? '').not.toMatch(/^(?:mantequilla|aceite|yema|nata)/i)
      }
    }
  })
})

describe('advice is enough', () => {
  const share = (mixes: readonly Mix[]): number =>
    mixes.filter((mix) => analyse(corrected(mix, advise(mix).corrections)).verdict === 'equilibrada').length /
    mixes.length

  test('to balance nearly all that a workshop gets wrong, and most of what is far off on purpose', () => {
    const shares = SETS.map(([name, mixes]) => [name, mixes.length, share(mixes)] as const)
    for (const [name, count, of] of shares)
      console.info(`advice balances ${(100 * of).toFixed(1)} % of ${count}: ${name}`)
    // Of the smaller sample of the gate 96 % are: other draws, the same advice.
    expect(share(shaken)).toBeGreaterThanOrEqual(0.97)
    expect(share(broken)).toBeGreaterThanOrEqual(0.8)
  })

  test('the yolk of a meringue goes out whole', () => {
    const { corrections } = advise({
      type: 'merengue',
      lines: [
        { name: 'Clara de huevo', grams: 100 },
        { name: 'Azúcar', grams: 200 },
        { name: 'Yema', grams: 30 },
      ],
    })
    expect(corrections[0]).toMatchObject({ quitar: 'Yema', gramos: 30 })
  })

  test('a line of 0 g does not hide an ingredient from it', () => {
    const lines = [
      { name: 'Harina', grams: 210 },
      { name: 'Huevo entero', grams: 125 },
      { name: 'Azúcar', grams: 175 },
      { name: 'Aceite', grams: 170 },
      { name: 'Leche entera', grams: 62 },
    ]
    const { corrections } = advise({ type: 'magdalenas', lines: [...lines, { name: 'Impulsor', grams: 0 }] })
    expect(corrections.map(({ poner }) => poner && findRow(poner)?.id)).toStrictEqual(['impulsor'])
  })

  test('nothing is said of a formula that needs none but that it is balanced', () => {
    for (const { type, lines } of balanced.slice(0, 40)) {
      const { suggestions, corrections } = advise({ type, lines })
      expect(suggestions).toHaveLength(1)
      expect(suggestions[0]).toMatch(
        corrections.length === 0 ? /^Fórmula equilibrada: |^Equilibrada, pero falta un dato/ : /^Equilibrada, pero /,
      )
    }
  })
})
