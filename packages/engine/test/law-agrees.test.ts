import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { ingredientCatalogue } from '../src/catalogue/catalogue.ts'
import { flagOf } from '../src/catalogue/flags.ts'
import { foldWords } from '../src/catalogue/normalise.ts'
import { protectedWordIn } from '../src/catalogue/protected.ts'
import { type AnswerHeadline, allCrafts, type CraftRequest, labelOf } from '../src/index.ts'
import type { LegalBlock } from '../src/judge/legal.ts'
import type { SafetyBlock } from '../src/judge/safety.ts'
import { type CraftId, goldenRequests } from './golden/corpus.ts'

/** Blocks of one answer come from one function: none may say what another denies, over the corpus and over formulas shaken from it. */

interface Body {
  readonly legal?: LegalBlock
  readonly seguridadAlimentaria?: SafetyBlock
  readonly titular: AnswerHeadline
  readonly score?: { readonly categoria?: string; readonly motivos?: readonly string[] }
}
const ids = Object.keys(allCrafts) as CraftId[]
const corpus = ids.flatMap((craft) => goldenRequests(craft).map((request) => ({ craft, request })))
const ADDED = [
  'Leche de coco',
  'Margarina',
  'Yema',
  'Cacao en polvo',
  'Ron',
  'Sal',
  'Chocolate negro',
  'Harina integral',
  'Impulsor',
  'Alulosa',
  'Colorante E122',
  'Pistacho tostado',
  'Nata 35%',
  'Cosa rara',
]

/** A formula with one line more, or without one of its own. */
const shaken = fc
  .record({
    at: fc.nat(corpus.length - 1),
    added: fc.constantFrom(...ADDED),
    share: fc.double({ min: 0.005, max: 0.5, noNaN: true }),
    drops: fc.boolean(),
  })
  .map(({ at, added, share, drops }) => {
    const { craft, request } = corpus[at] as (typeof corpus)[number]
    const { fields } = allCrafts[craft]
    const total = request.ingredients.reduce((sum, line) => sum + Number(line[fields.grams] ?? 0), 0)
    const kept = drops && request.ingredients.length > 1 ? request.ingredients.slice(1) : request.ingredients
    return {
      craft,
      request: { ...request, ingredients: [...kept, { [fields.name]: added, [fields.grams]: share * total }] },
    }
  })

function answersOf({ craft, request }: { readonly craft: CraftId; readonly request: CraftRequest }) {
  try {
    const body = allCrafts[craft].analyse(request as never, { advice: false }) as unknown as Body
    return { body, label: labelOf(allCrafts[craft] as never, request) }
  } catch {
    return undefined
  }
}

function agrees({ body, label }: NonNullable<ReturnType<typeof answersOf>>): void {
  const { legal, seguridadAlimentaria, titular, score } = body
  expect([label.legal?.nombre, label.legal?.cumple]).toEqual([legal?.nombre, legal?.cumple])
  expect(label.denominacion).toBe(legal?.nombre)
  expect(label.seguridadAlimentaria?.clase).toBe(seguridadAlimentaria?.clase)
  // A protected name is never asserted, and «compatible» is said of those alone that are offered.
  const offered = (legal?.menciones ?? []).filter(({ cumple }) => cumple !== false)
  expect(offered.filter(({ denominacion, cumple }) => denominacion.startsWith('IGP') && cumple === true)).toEqual([])
  for (const motivo of score?.motivos ?? []) {
    const [, name] = /compatible con la (.*?);/.exec(motivo) ?? []
    if (name !== undefined) expect(offered.map(({ denominacion }) => denominacion)).toContain(name)
  }
  // Nothing is right where the name fails, a part is unsafe or a line is unknown.
  if (legal?.cumple === false || seguridadAlimentaria?.clase === '0') expect(titular.bueno).toBe(false)
  expect(titular.bueno).toBe(titular.estado === 'equilibrada')
  // A name that is printed does not fail.
  if (legal?.nombre !== undefined && legal.cumple !== false) expect(legal.objecion).toBeUndefined()
  // Unknown is not absent.
  expect(label.alergenos.ausentes === undefined).toBe(label.alergenos.sinDato.length > 0)
  expect(
    label.obligatorio
      .map(({ id }) => id)
      .slice(0, 12)
      .join(''),
  ).toBe('abcdefghijkl')
}

describe('one function, one answer', () => {
  const STEP = 8
  test('over the corpus', () => {
    const some = corpus.filter((_, at) => at % STEP === 0).flatMap((one) => answersOf(one) ?? [])
    expect(some.length).toBeGreaterThan(100)
    for (const one of some) agrees(one)
  })

  test('over formulas shaken from it', () => {
    fc.assert(
      fc.property(shaken, (one) => {
        const answers = answersOf(one)
        if (answers) agrees(answers)
      }),
      { numRuns: runs(400) },
    )
  })
})

describe('flags', () => {
  const decided = (is: (row: (typeof ingredientCatalogue)[number]) => boolean): string[] =>
    ingredientCatalogue.filter(is).map(({ id }) => id)

  test('fats are added fats, and plant drinks stand in the place of milk', () => {
    expect(decided((row) => row.category === 'grasa' && flagOf(row, 'addedFat') !== true)).toEqual([])
    expect(decided((row) => row.category === 'bebida_vegetal' && flagOf(row, 'plantDairy') !== true)).toEqual([
      'agua_coco',
    ])
  })

  test('sugars, syrups, honey and sweets have added sugars, or may', () => {
    const sweet = new Set(['azucar', 'jarabe', 'miel', 'confitura', 'confiteria', 'galleta'])
    expect(decided((row) => sweet.has(row.category) && flagOf(row, 'addedSugars') === false)).toEqual([
      'pan_de_oro',
      'mermelada_sin_azucar',
    ])
  })

  test('what stands on the shelf of chocolate is chocolate, is not, or nobody knows', () => {
    const open = decided(
      (row) =>
        row.category === 'chocolate' && flagOf(row, 'isChocolate') === false && flagOf(row, 'notChocolate') !== true,
    )
    expect(open).toEqual(['perlas_crujientes'])
  })

  test('a protected name is one of a row that says so, or that of another food', () => {
    expect(
      decided(
        (row) =>
          flagOf(row, 'protectedName') !== true &&
          [row.name, ...row.aliases].some(
            (name) => protectedWordIn(foldWords(name)) !== undefined && !row.near.includes(name),
          ),
      ),
    ).toEqual([])
  })

  test('a name of another food is one of the aliases', () => {
    expect(
      decided(({ near, aliases }) => near.some((name) => !aliases.includes(name) || name.startsWith('~'))),
    ).toEqual([])
  })
})
