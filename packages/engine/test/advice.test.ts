import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull } from '../../../tools/tier.ts'
import { findRow } from '../src/catalogue/lookup.ts'
import { HELADO_JUDGED_KEYS, type HeladoJudgedKey, heladoReadings } from '../src/crafts/helado/params.ts'
import { formulaReader } from '../src/formula/reader.ts'
import { measureLines } from '../src/ratio/parameter.ts'
import { helado } from '../src/whole.ts'
import { lazyFor } from '../src/words/lazy.ts'
import { decapitaliseName } from '../src/words/text.ts'
import { type Mix, perturbed, realistic, wild } from './fixtures/arbitrary.ts'
import { applied, hasOutcast } from './fixtures/corrections.ts'
import { distance, NO_FORMULA, ROUNDING } from './fixtures/distance.ts'
import { type GramsLine, linesOf } from './fixtures/sample.ts'
import { unbalanced } from './fixtures/unbalanced.ts'

/** Advice is only as good as what it does: every correction is weighed out here, and the formula analysed again. */

const { definition } = helado
const raw = (lines: readonly GramsLine[]) => lines.map((line) => ({ ...line }))
const analyse = (type: string, lines: readonly GramsLine[]) =>
  helado.analyse({ type, ingredients: raw(lines) }, { advice: false })

/** What is advised of a mix, worked out once for all that is tried of it. */
const advise = lazyFor(({ type, ingredients }: Mix) => {
  const answer = helado.analyse({ type, ingredients: raw(ingredients) }, { explain: true })
  return { ...answer, corrections: answer.explicacion?.correcciones ?? [] }
})

const read = formulaReader(definition.reads)

const distanceOf = (type: string, lines: readonly GramsLine[]): number => distance(analyse(type, lines))

const isOff = ({ type, ingredients }: Mix): boolean => analyse(type, ingredients).verdict === 'revisar'
/** The same sample every time, so that a share measured on it means something. */
const sampled = (mixes: fc.Arbitrary<Mix>, numRuns: number): Mix[] =>
  fc.sample(mixes, { numRuns, seed: 618 }).filter(isOff)

const built: readonly Mix[] = unbalanced.map((sample) => ({ type: sample.type, ingredients: linesOf(sample) }))
const shaken = sampled(perturbed(0.3), isFull ? 900 : 300)
const made = sampled(realistic, isFull ? 250 : 80)
const strange = sampled(wild, isFull ? 250 : 80)
const SETS = [
  ['the unbalanced formulas of the dossier', built],
  ['balanced formulas with every line up to 30 % off', shaken],
  ['formulas such as people make, far off', made],
  ['anything at all', strange],
] as const

describe.each(SETS)('advice on %s', (set, mixes) => {
  // Of anything at all, only that it is read.
  const isTried = set !== 'anything at all'
  const advised = mixes.map((mix) => ({ ...mix, ...advise(mix) }))
  const each = (check: (mix: (typeof advised)[number]) => void): void => advised.forEach(check)

  test('is tried on enough of them', () => {
    expect(mixes.length).toBeGreaterThan(20)
  })

  test('brings the formula and its name nearer to right, and never further', () => {
    each(({ type, ingredients, corrections }) => {
      if (corrections.length === 0 || hasOutcast(ingredients, corrections)) return
      const before = distanceOf(type, ingredients)
      const after = distanceOf(type, applied(ingredients, corrections))
      // So far off, what has no place in the type leaves more behind than it takes.
      if (before < NO_FORMULA && isTried) expect(after).toBeLessThanOrEqual(before + ROUNDING)
    })
  })

  test('announces the values that the formula then has', () => {
    each(({ type, ingredients, corrections }) => {
      for (const [index, { parametro, antes, despues }] of corrections.entries()) {
        const key = parametro as HeladoJudgedKey
        if (!HELADO_JUDGED_KEYS.includes(key)) continue
        expect(analyse(type, applied(ingredients, corrections.slice(0, index))).params[key]).toBeCloseTo(antes, 1)
        expect(analyse(type, applied(ingredients, corrections.slice(0, index + 1))).params[key]).toBeCloseTo(despues, 1)
      }
    })
  })

  test('says in words what its figures say', () => {
    each(({ suggestions, corrections }) => {
      expect(suggestions.length).toBeGreaterThanOrEqual(Math.max(1, corrections.length))
      for (const [index, { quitar, poner, gramos }] of corrections.entries()) {
        const sentence = suggestions[index] ?? ''
        const [, written = ''] = /(?:Añade|Quita|Cambia) ([\d,]+) g de /.exec(sentence) ?? []
        expect(Number(written.replace(',', '.'))).toBeCloseTo(gramos, 6)
        expect(sentence).toContain(` g de ${decapitaliseName(quitar ?? poner ?? '')}`)
        if (quitar !== undefined && poner !== undefined) expect(sentence).toContain(`por ${decapitaliseName(poner)}`)
        const verb = quitar === undefined ? 'Añade' : poner === undefined ? 'Quita' : 'Cambia'
        expect(sentence).toContain(`. ${verb} `)
        expect(gramos).toBeGreaterThan(0)
      }
    })
  })

  test('lowers only what is in the formula, and raises nothing it lowers', () => {
    each(({ ingredients, corrections }) => {
      const present = new Set(ingredients.map(({ name }) => name))
      const lowered = new Set(corrections.flatMap(({ quitar }) => quitar ?? []))
      for (const name of lowered) expect(present).toContain(name)
      // Two lines of the same name are two levers; a name of its own goes one way only.
      const twice = (name: string): boolean => ingredients.filter((line) => line.name === name).length > 1
      for (const { poner } of corrections)
        if (poner !== undefined && !twice(poner)) expect(lowered).not.toContain(poner)
    })
  })

  test('proposes only what the catalogue has or the formula already has', () => {
    each(({ ingredients, corrections }) => {
      for (const { poner } of corrections) {
        if (poner === undefined || ingredients.some(({ name }) => name === poner)) continue
        expect(findRow(poner)?.name, poner).toBe(poner)
      }
    })
  })

  test('never proposes dairy in a sorbet, a granita or a vegan mix, nor sugars in a mix without them', () => {
    each(({ type, corrections }) => {
      for (const { poner } of corrections) {
        if (poner === undefined) continue
        const { params } = analyse(type, [{ name: poner, grams: 100 }])
        if (['sorbete_agua', 'vegano', 'granizado'].includes(type)) {
          expect(findRow(poner)?.allergens, poner).not.toContain('leche')
          expect(params.SLNG, poner).toBe(0)
        }
        if (type === 'sin_azucar') expect(params.azucares, poner).toBeLessThanOrEqual(20)
      }
    })
  })

  test('does not speak of PAC where the type is not served from a cabinet', () => {
    each(({ type, suggestions, corrections }) => {
      const unjudged: readonly string[] = helado.types[type]?.unjudged ?? []
      if (!unjudged.includes('PAC')) return
      expect(suggestions.filter((sentence) => sentence.includes('PAC'))).toStrictEqual([])
      expect(corrections.filter(({ parametro }) => parametro === 'PAC')).toStrictEqual([])
    })
  })
})

describe('advice is enough', () => {
  const outcome = (mix: Mix) => {
    const { suggestions, corrections } = advise(mix)
    const after = analyse(mix.type, applied(mix.ingredients, corrections))
    return { suggestions, corrections, balanced: after.verdict === 'equilibrada' }
  }
  const share = (mixes: readonly Mix[]): number => mixes.filter((mix) => outcome(mix).balanced).length / mixes.length

  test('to balance nearly all of what a workshop gets wrong', () => {
    const workshop = share([...built, ...shaken])
    console.info(
      `advice balances ${(100 * workshop).toFixed(1)} % of ${built.length} + ${shaken.length} off-balance formulas ` +
        `(of formulas far off ${(100 * share(made)).toFixed(1)} %, of anything ${(100 * share(strange)).toFixed(1)} %)`,
    )
    expect(workshop).toBeGreaterThanOrEqual(0.97)
  })

  test('and owns up when it is not', () => {
    for (const mix of [...built, ...shaken, ...made]) {
      const { suggestions, corrections, balanced } = outcome(mix)
      expect(corrections.length + suggestions.length).toBeGreaterThan(0)
      if (!balanced) expect(suggestions.join(' ')).toMatch(/fuera de rango|otro producto|Sigue sin poder llamarse/)
    }
  })

  test('and every correction is worth making: it weighs something and moves what it says', () => {
    for (const mix of [...built, ...shaken]) {
      const batch = mix.ingredients.reduce((sum, { grams }) => sum + grams, 0)
      for (const { gramos } of advise(mix).corrections) expect(gramos).toBeGreaterThan(batch / 10_000)
    }
  })

  test('and silent where there is nothing to correct', () => {
    const water = { name: 'Agua', grams: 84 }
    const mix = { type: 'granizado', ingredients: [water, { name: 'Azúcar', grams: 16 }] }
    const { verdict, suggestions, corrections } = advise(mix)
    expect(verdict).toBe('equilibrada')
    expect(corrections).toStrictEqual([])
    expect(suggestions).toHaveLength(1)
  })

  test('and left out when it is not wanted', () => {
    for (const { type, ingredients } of built) {
      const answer = helado.analyse({ type, ingredients: raw(ingredients) }, { advice: false, explain: true })
      expect(answer.explicacion?.correcciones).toStrictEqual([])
    }
  })

  /** Formulas where raising what is already there would be the shortest way. */
  test.each([
    ['sin_azucar', 'Dextrosa', { 'Leche entera': 550, 'Nata 35%': 370, Dextrosa: 20, Maltitol: 100 }],
    ['vegano', 'Mantequilla', { 'Bebida de avena': 700, Sacarosa: 170, Dextrosa: 30, Mantequilla: 35 }],
    ['sorbete_agua', 'Leche entera', { 'Leche entera': 20, Fresa: 500, Sacarosa: 400 }],
    ['granizado', 'Leche entera', { 'Leche entera': 50, Azúcar: 550 }],
  ])('even so, in a %s it never raises its %s', (type, name, formula) => {
    const mix = { type, ingredients: Object.entries(formula).map(([line, grams]) => ({ name: line, grams })) }
    const { corrections } = advise(mix)
    expect(corrections.length).toBeGreaterThan(0)
    expect(corrections.filter(({ poner }) => poner === name)).toStrictEqual([])
  })

  test('grams come as a scale shows them, unless it is all there is of something', () => {
    for (const mix of [...built, ...shaken]) {
      for (const { gramos, quitar } of advise(mix).corrections) {
        const whole = mix.ingredients.some(({ name, grams }) => name === quitar && grams === gramos)
        const perGram = gramos >= 20 ? 1 : gramos >= 2 ? 10 : 100
        if (!whole) expect(Math.abs(gramos * perGram - Math.round(gramos * perGram))).toBeLessThan(1e-6)
      }
    }
  })

  test('and no ingredient changes by more than 30 % of the batch', () => {
    for (const mix of [...built, ...shaken]) {
      const most = Number((0.3 * mix.ingredients.reduce((sum, { grams }) => sum + grams, 0)).toPrecision(3))
      const { corrections } = advise(mix)
      if (hasOutcast(mix.ingredients, corrections)) continue
      for (const { gramos } of corrections) expect(gramos).toBeLessThanOrEqual(most + 1)
    }
  })

  test('and a line of 0 g does not hide an ingredient from it', () => {
    const lean = [
      { name: 'Leche desnatada', grams: 760 },
      { name: 'Sacarosa', grams: 200 },
    ]
    const withZero = { type: 'helado_crema', ingredients: [...lean, { name: 'Nata 35%', grams: 0 }] }
    expect(advise(withZero).suggestions).toStrictEqual(advise({ type: 'helado_crema', ingredients: lean }).suggestions)
    expect(advise(withZero).corrections.some(({ poner }) => poner === 'Nata 35%')).toBe(true)
  })

  test('and a vegan mix is left without dairy', () => {
    const creamy = {
      'Bebida de avena': 560,
      'Nata 35%': 150,
      Sacarosa: 130,
      Dextrosa: 60,
      Inulina: 40,
      'Neutro para sorbetes 5': 5,
    }
    const ingredients = Object.entries(creamy).map(([name, grams]) => ({ name, grams }))
    const { corrections } = advise({ type: 'vegano', ingredients })
    expect(corrections.filter(({ quitar }) => quitar === 'Nata 35%').reduce((sum, { gramos }) => sum + gramos, 0)).toBe(
      150,
    )
  })

  test('and no mix becomes sandy by following it', () => {
    /** % of the water; above 10 it crystallises. */
    const lactose = (type: string, lines: readonly GramsLine[]): number =>
      measureLines(heladoReadings.lactosaSobreAgua, read(raw(lines), type, 0).lines) ?? 0
    for (const { type, ingredients } of [...built, ...shaken]) {
      const after = lactose(type, applied(ingredients, advise({ type, ingredients }).corrections))
      expect(after).toBeLessThanOrEqual(Math.max(10, lactose(type, ingredients)) + 1e-9)
    }
  })
})
