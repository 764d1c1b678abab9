import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import type { Craft } from '../src/craft/craft.ts'
import type { CraftRequest, RawLine } from '../src/formula/formula.ts'

/**
 * What is true of every formula, whatever the craft: it is a proportion, not a list. A craft runs these laws by being
 * handed over with formulas it accepts; fast-check shakes their weights.
 */

interface AnyCraft extends Craft<CraftRequest, object> {
  readonly definition: { readonly reads: { readonly fields: { readonly name: string; readonly grams: string } } }
}

/** What an answer says about the formula itself; corrections are in grams of the batch, so they scale with it. */
type Answer = Readonly<Record<string, unknown>>
const ABOUT_THE_BATCH = new Set(['suggestions', 'explicacion', 'aguaAmasado'])

/** A figure in grams is of the batch too. */
const IN_GRAMS = /_g$|^gramos$|^quizas$/

/** What brings in a formula that is nearly in is told in grams that a scale shows: whether there is such a change, and of which line, hangs on the batch. */
function ofAnyBatch({ titular, ...answer }: Answer): Answer {
  const { frase, casi, ...headline } = Object(titular)
  return {
    ...answer,
    titular: { ...headline, frase: String(frase).split('. Con ')[0], casi: casi && { ...casi, cambio: undefined } },
  }
}

const RUNS = { numRuns: runs(150) }
/** Weights are shaken by a third, and made of decimals that a scale shows. */
const shake = fc.double({ min: 0.67, max: 1.33, noNaN: true })
/** Weights whose parts are too small for a number. */
const traces = fc.constantFrom(Number.MIN_VALUE, 1e-320, 1e-308)
const scales = fc.constantFrom(0.001, 0.1, 0.5, 2, 7, 1000)

export function craftLaws(craft: AnyCraft, examples: readonly CraftRequest[]): void {
  const { name, grams } = craft.definition.reads.fields
  const weigh = (line: RawLine): number => Number(line[grams])

  const read = (request: CraftRequest): Answer =>
    Object.fromEntries(
      Object.entries(craft.analyse(request, { advice: false }))
        .filter(([key]) => !ABOUT_THE_BATCH.has(key))
        // What stands in the way of a name is told with the grams of the batch that clear it.
        .map(([key, value]) => [key, key === 'legal' && value ? { ...value, objecion: undefined } : value]),
    )

  const shaken = fc
    .tuple(fc.constantFrom(...examples), fc.array(shake, { minLength: 40, maxLength: 40 }))
    .map(
      ([request, factors]): CraftRequest => ({
        ...request,
        ingredients: request.ingredients.map((line, index) => ({
          ...line,
          [grams]: Math.round(1000 * weigh(line) * (factors[index] ?? 1)) / 1000,
        })),
      }),
    )
    .filter((request) => isAccepted(craft, request))

  describe(`${craft.id}: laws`, () => {
    test('scaling every weight changes nothing', () => {
      fc.assert(
        fc.property(shaken, scales, (request, factor) => {
          const scaled = {
            ...request,
            ingredients: request.ingredients.map((line) => ({ ...line, [grams]: weigh(line) * factor })),
            ...(request.aguaEvaporada !== undefined && { aguaEvaporada: request.aguaEvaporada * factor }),
          }
          fc.pre(scaled.ingredients.every((line) => weigh(line) <= 1e6))
          expectAlike(ofAnyBatch(read(scaled)), ofAnyBatch(read(request)))
        }),
        RUNS,
      )
    })

    test('the order of the lines changes nothing', () => {
      fc.assert(
        fc.property(shaken, fc.nat(), (request, turn) => {
          const { ingredients } = request
          const at = turn % ingredients.length
          const turned = [...ingredients.slice(at), ...ingredients.slice(0, at)].toReversed()
          expectAlike(sortedTexts(read({ ...request, ingredients: turned })), sortedTexts(read(request)))
        }),
        RUNS,
      )
    })

    test('splitting a line in two changes nothing', () => {
      fc.assert(
        fc.property(shaken, fc.nat(), fc.constantFrom(0.1, 0.25, 0.5), (request, pick, share) => {
          const { ingredients } = request
          const at = pick % ingredients.length
          const line = ingredients[at] ?? {}
          const halves = [share, 1 - share].map((part) => ({ ...line, [grams]: weigh(line) * part }))
          const split = ingredients.toSpliced(at, 1, ...halves)
          expectAlike(uniqueTexts(read({ ...request, ingredients: split })), uniqueTexts(read(request)))
        }),
        RUNS,
      )
    })

    test('some of the lines as a formula of their own, that loses nothing, change nothing', () => {
      fc.assert(
        fc.property(shaken, fc.nat(), fc.nat(), fc.boolean(), (request, pick, more, isTyped) => {
          const { ingredients, type } = request
          const from = pick % ingredients.length
          const inside = ingredients.slice(from, from + 1 + (more % (ingredients.length - from)))
          const weight = inside.reduce((sum, line) => sum + weigh(line), 0)
          fc.pre(weight > 0 && weight <= 1e6)
          const preparacion = { oficio: craft.id, ingredients: inside, rendimiento: 100, ...(isTyped && { type }) }
          const nested = ingredients.toSpliced(from, inside.length, { [name]: 'lo mío', [grams]: weight, preparacion })
          const { preparaciones, warnings, lecturas, ...answer } = read({ ...request, ingredients: nested })
          const { warnings: _, lecturas: readFlat, ...flat } = read(request)
          expect(preparaciones).toHaveLength(1)
          expect(lecturas).toHaveLength(ingredients.length - inside.length + 1)
          expect(readFlat).toHaveLength(ingredients.length)
          // What has a type of its own keeps as that type does, and may keep less than the whole.
          const apart = isTyped ? { seguridadAlimentaria: undefined } : {}
          // What settles a near miss is a line of the formula itself, and each has its own.
          const near = estadoOf(flat) === 'casi' && estadoOf(answer) === 'casi' ? { titular: undefined } : {}
          expectAlike({ ...answer, ...apart, ...near }, { ...flat, ...apart, ...near })
        }),
        RUNS,
      )
    })

    test('a trace of anything, beside any line, is nothing', () => {
      const anything = fc.constantFrom(...ingredientCatalogue.map((ingredient) => ingredient.name))
      fc.assert(
        fc.property(shaken, fc.nat(), anything, traces, (request, pick, what, trace) => {
          const line = request.ingredients[pick % request.ingredients.length] ?? {}
          const beside = (weight: number) => ({ ...request, ingredients: [line, { [name]: what, [grams]: weight }] })
          fc.pre(isAccepted(craft, beside(0)))
          expect(read(beside(trace))).toEqual(read(beside(0)))
        }),
        { numRuns: runs(500) },
      )
    })

    test('every number is finite, and none is −0', () => {
      fc.assert(
        fc.property(shaken, (request) => expectSound(craft.analyse(request, { explain: true }))),
        RUNS,
      )
    })
  })
}

/** Shaking may take away what a type is made of; such a formula is refused, and has no laws to obey. */
function isAccepted(craft: AnyCraft, request: CraftRequest): boolean {
  try {
    craft.analyse(request, { advice: false })
    return true
  } catch {
    return false
  }
}

/** Equal but for the last bits of a sum taken in another order, which may turn a rounding. */
function expectAlike(actual: unknown, expected: unknown, at = ''): void {
  if (typeof actual === 'number' && typeof expected === 'number') {
    expect(Math.abs(actual - expected), at).toBeLessThanOrEqual(0.0101 * Math.max(1, Math.abs(expected) / 1000))
  } else if (typeof actual === 'object' && actual !== null && typeof expected === 'object' && expected !== null) {
    expect(Object.keys(actual), at).toEqual(Object.keys(expected))
    for (const [key, value] of Object.entries(actual)) {
      if (!IN_GRAMS.test(key)) expectAlike(value, Reflect.get(expected, key), `${at}.${key}`)
    }
  } else if (typeof actual === 'string' && typeof expected === 'string') {
    // A figure inside a sentence may turn its last decimal or be of the batch; names come in the order of the lines.
    expect(wordsOf(actual), at).toEqual(wordsOf(expected))
  } else expect(actual, at).toEqual(expected)
}

const estadoOf = ({ titular }: Answer): unknown => Reflect.get(Object(titular), 'estado')

const wordsOf = (sentence: string): string[] => sentence.match(/\p{L}+/gu)?.toSorted() ?? []

const mapTexts = (answer: Answer, change: (texts: readonly string[]) => readonly string[]): Answer =>
  Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [key, Array.isArray(value) ? change(value.map(String)) : value]),
  )
const sortedTexts = (answer: Answer): Answer => mapTexts(answer, (texts) => texts.toSorted())
/** A line that is warned of is warned of twice when it is split. */
const uniqueTexts = (answer: Answer): Answer => mapTexts(answer, (texts) => [...new Set(texts)])

function expectSound(value: unknown, at = ''): void {
  if (typeof value === 'number') {
    expect(Number.isFinite(value) && !Object.is(value, -0), `${at} is ${value}`).toBe(true)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) expectSound(inner, `${at}.${key}`)
  }
}
