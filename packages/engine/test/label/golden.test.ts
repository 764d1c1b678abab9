import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull, runs, share } from '../../../../tools/tier.ts'
import type { LabelledCraft } from '../../src/craft/label.ts'
import { labelOf } from '../../src/entries/label.ts'
import { FormulaError } from '../../src/formula/errors.ts'
import type { CraftRequest } from '../../src/formula/formula.ts'
import type { FigureValues } from '../../src/judge/legal.ts'
import type { ProductLabel } from '../../src/make/label/label.ts'
import { LABEL_NUTRIENTS } from '../../src/make/label/nutrients.ts'
import { allCrafts } from '../../src/whole.ts'
import { type CraftId, goldenRequests } from '../golden/corpus.ts'

/** What is true of the label of every formula of the corpus, and of its own figures told by another way. */

const ids = Object.keys(allCrafts) as CraftId[]

interface Answer {
  readonly params: FigureValues<string>
  readonly explicacion?: { readonly acabado?: FigureValues<string> }
}

/** What a craft itself says of the fat of the product; where it says nothing, nothing is compared. */
const ownFat: Readonly<Record<CraftId, (answer: Answer) => number | undefined>> = {
  helado: ({ params }) => params.materiaGrasa,
  panaderia: () => undefined,
  pasteleria: ({ params, explicacion }) => explicacion?.acabado?.grasa ?? params.grasa,
  turron: ({ params }) => params.pctGrasa,
  cacao: ({ params }) => params.grasaTotal,
}

const accepted = (id: CraftId): CraftRequest[] =>
  goldenRequests(id).filter((request) => {
    try {
      allCrafts[id].analyse(request, { advice: false })
      return true
    } catch (error) {
      if (error instanceof FormulaError) return false
      throw error
    }
  })

/** kJ per kcal of what has least (fibre, 8/2) and most (organic acids, 13/3). */
const LEAST_KJ = 4
const MOST_KJ = 13 / 3

function expectSound(label: unknown, at = ''): void {
  if (typeof label === 'number') {
    if (!Number.isFinite(label) || Object.is(label, -0)) expect.fail(`${at}: ${label}`)
  } else if (typeof label === 'object' && label !== null) {
    for (const [key, inner] of Object.entries(label)) expectSound(inner, `${at}.${key}`)
  }
}

function expectConsistent({ nutricion, ingredientes, base, alergenos }: ProductLabel): void {
  const { energiaKj, energiaKcal, ...grams } = nutricion.por100g
  const { grasas, saturadas, hidratosDeCarbono, azucares, fibra, proteinas, sal } = grams
  for (const { valor } of Object.values(grams)) expect(valor).toBeGreaterThanOrEqual(0)
  expect(saturadas.valor).toBeLessThanOrEqual(grasas.valor + 1e-3)
  expect(azucares.valor).toBeLessThanOrEqual(hidratosDeCarbono.valor + 1e-3)
  // Gelatine has more protein by nitrogen × 6.25 than it weighs, and rows close at 100 ± 2.
  const sum = grasas.valor + hidratosDeCarbono.valor + fibra.valor + proteinas.valor + sal.valor
  expect(sum).toBeLessThanOrEqual(104)
  expect(energiaKj.valor).toBeGreaterThanOrEqual(LEAST_KJ * energiaKcal.valor - 1e-3)
  expect(energiaKj.valor).toBeLessThanOrEqual(MOST_KJ * energiaKcal.valor + 1e-3)

  const { lista, omitidos } = ingredientes
  const weights = lista.map(({ porcentaje }) => porcentaje)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  // What is used is at least what is left: water and syrups lose some of it.
  const used = [...lista, ...omitidos].reduce((total, { porcentaje }) => total + porcentaje, 0)
  expect(used).toBeGreaterThanOrEqual(100 - 0.005 * (lista.length + 1))
  if (base.producto === 'formulado') expect(used).toBeCloseTo(100, 0)
  expect(base.acabado_g).toBeLessThanOrEqual(base.formulado_g)

  const marked = lista.flatMap(({ tramos }) => tramos.flatMap(({ alergeno }) => alergeno ?? []))
  for (const { id } of alergenos.presentes) expect(marked).toContain(id)
  for (const { nombre, tramos } of lista) expect(tramos.map(({ texto }) => texto).join('')).toContain(nombre)
}

describe.each(ids)('%s', (id) => {
  const craft: LabelledCraft = allCrafts[id]
  const requests = accepted(id)

  test('every formula that it accepts has a label', () => {
    expect(requests.length).toBeGreaterThan(40)
    for (const request of share(requests, 0)) {
      const label = labelOf(craft, { ...request, racion: 30 }, { explain: true })
      expectSound(label)
      expectConsistent(label)
      expect(JSON.parse(JSON.stringify(label))).toEqual(label)
    }
  })

  test('its fat is the one that the craft says', () => {
    let compared = 0
    for (const request of share(requests, 1)) {
      const { nutricion, base, ingredientes } = labelOf(craft, request)
      const own = ownFat[id](craft.analyse(request, { advice: false, explain: true }) as unknown as Answer)
      // The figures of a turrón leave its coverings out.
      const covered =
        id === 'turron' && ingredientes.lista.some(({ nombre }) => /oblea|chocolate|cacao|yema/.test(nombre))
      // The oil of frying counts in what is sold, and no craft counts it in the dough.
      const weighed = request.ingredients.reduce((sum, line) => sum + Number(line[craft.fields.grams]), 0)
      const isFried = base.formulado_g > weighed + 0.1
      if (own === undefined || covered || isFried || nutricion.por100g.grasas.faltan) continue
      compared++
      expect(nutricion.por100g.grasas.valor, JSON.stringify([request, base])).toBeCloseTo(own, 1)
    }
    if (id !== 'panaderia') expect(compared).toBeGreaterThan(isFull ? 30 : 7)
  })

  test('it is a proportion: ten times as much, or the lines the other way round, is the same product', () => {
    const { grams } = allCrafts[id].definition.reads.fields
    fc.assert(
      fc.property(fc.constantFrom(...requests), fc.constantFrom(0.01, 0.5, 10), (request, factor) => {
        const { ingredients, aguaEvaporada } = request
        const scaled = {
          ...request,
          ingredients: ingredients.map((line) => ({ ...line, [grams]: Number(line[grams]) * factor })),
          ...(aguaEvaporada !== undefined && { aguaEvaporada: aguaEvaporada * factor }),
        }
        const one = labelOf(craft, request)
        for (const other of [
          labelOf(craft, scaled),
          labelOf(craft, { ...request, ingredients: ingredients.toReversed() }),
        ]) {
          for (const key of LABEL_NUTRIENTS) {
            const { valor } = one.nutricion.por100g[key]
            expect(other.nutricion.por100g[key].valor, key).toBeCloseTo(valor, 2)
          }
          expect(other.ingredientes.lista.map(({ nombre }) => nombre).toSorted()).toEqual(
            one.ingredientes.lista.map(({ nombre }) => nombre).toSorted(),
          )
          expect(other.alergenos.presentes.map((each) => each.id)).toEqual(
            one.alergenos.presentes.map((each) => each.id),
          )
        }
      }),
      { numRuns: runs(60) },
    )
  })
})
