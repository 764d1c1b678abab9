import { describe, expect, test } from 'vitest'
import { allCrafts } from '../src/index.ts'
import {
  answer,
  CONFIDENCES,
  type CraftId,
  type Given,
  type GoldenFormula,
  goldenFiles,
  KINDS,
  SETS,
  SEVERITIES,
  surprises,
} from './golden/corpus.ts'
import { evidence } from './golden/evidence.ts'

/** Decimal figures: what differs by the tolerance itself still passes. */
const closeTo = (one: number, other: number, tolerance: number): boolean => Math.abs(one - other) <= tolerance + 1e-9

const wellFormed = ({ id, source, kind, lines, why, note }: GoldenFormula): boolean =>
  /^[\w-]+$/.test(id) &&
  source.title.length > 0 &&
  KINDS.includes(kind) &&
  Object.values(lines).every((grams) => grams > 0) &&
  [why, note].every((text) => text === undefined || (text.length > 0 && !text.includes('\n')))

/** Labels by others stand outside the reference set, and figures of the dossier in it alone. */
const inPlace = ({ kind, fixed, confidence, severity, alsoIn, dossier }: GoldenFormula, set: string): boolean =>
  (severity === undefined || (kind === 'flawed' && SEVERITIES.includes(severity))) &&
  (set === 'reference'
    ? confidence === undefined && alsoIn === undefined
    : fixed && confidence !== undefined && CONFIDENCES.includes(confidence) && dossier === undefined)

const ids = Object.keys(allCrafts) as CraftId[]

describe.each(ids)('%s', (craft) => {
  const all = goldenFiles(craft).flatMap(({ set, type, formulas }) =>
    formulas.map((formula) => ({ id: formula.id, set, type, formula, said: answer(craft, type, formula) })),
  )
  const reference = all.filter(({ set }) => set === 'reference')
  const collected = all.filter(({ set }) => set !== 'reference')

  describe.each(SETS.filter((set) => all.some((entry) => entry.set === set)))('%s', (set) => {
    test.each(all.filter((entry) => entry.set === set))('$type: $id', ({ type, formula, said }) => {
      expect(said).toEqual({ type, verdict: formula.verdict, params: formula.params })
    })
  })

  test('every type that judges has formulas that its ranges stand on, and only the craft’s types have files', () => {
    const judging = Object.entries<{ readonly isFree?: true }>(allCrafts[craft].types).filter(
      ([, { isFree }]) => !isFree,
    )
    const founded = [...reference, ...all.filter(({ set }) => set === 'types-2')]
    expect([...new Set(founded.map(({ type }) => type))].sort()).toEqual(judging.map(([type]) => type).sort())
    expect(all.filter(({ type }) => !Object.hasOwn(allCrafts[craft].types, type))).toEqual([])
  })

  test('every record has the form it should', () => {
    const misshapen = all.filter(({ set, formula }) => !(wellFormed(formula) && inPlace(formula, set)))
    expect(misshapen.map(({ id }) => id)).toEqual([])
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('what a collected formula says it repeats is in the reference set', () => {
    const repeated = collected.flatMap(({ formula }) => formula.alsoIn ?? [])
    expect(repeated.filter((id) => !reference.some((entry) => entry.id === id))).toEqual([])
  })

  test('every surprising verdict has its why, and no other', () => {
    const wrong = all.filter(({ formula, said }) => surprises(craft, formula, said) !== (formula.why !== undefined))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  describe('the dossier', () => {
    const { tolerance, coarser, formerRows, redefined = {}, superseded = {} } = evidence[craft].dossier
    const former: Given = Object.fromEntries(Object.entries(formerRows).map(([name, { was }]) => [name, was]))

    const differences = (given: Given, formulas: typeof reference): string[] =>
      formulas.flatMap(({ id, type, formula }) => {
        const { params } = answer(craft, type, formula, given)
        return Object.entries(formula.dossier ?? {}).flatMap(([key, figure]) => {
          if (Object.hasOwn(redefined, key)) return []
          const ours = params[key] ?? Number.NaN
          return closeTo(ours, figure, coarser[key]?.tolerance ?? tolerance)
            ? []
            : [`${id} ${key}: ${figure} → ${ours}`]
        })
      })

    test('comes out, figure by figure, from the catalogue rows it was computed with', () => {
      const holding = reference.filter(({ id }) => !Object.hasOwn(superseded, id))
      expect(differences(former, holding)).toEqual([])
    })

    test('differs where it says it does, in figures alone unless it says why', () => {
      const named = Object.keys(superseded)
      const found = reference.filter(({ id }) => named.includes(id))
      expect(found.map(({ id }) => id).sort()).toEqual(named.sort())
      for (const entry of found) {
        expect(differences(former, [entry]), entry.id).not.toEqual([])
        if (entry.formula.why === undefined) expect(entry.said.verdict).toBe(entry.formula.expected)
      }
    })

    test('has other figures than ours where they were defined otherwise', () => {
      const differ = Object.keys(redefined).filter((key) =>
        reference.some(({ formula, said }) => formula.dossier?.[key] !== said.params[key]),
      )
      expect(differ).toEqual(Object.keys(redefined))
    })

    test.each(Object.keys(formerRows))('needs the former row of %s', (name) => {
      const others = Object.fromEntries(Object.entries(former).filter(([key]) => key !== name))
      expect(differences(others, reference)).not.toEqual([])
    })

    test('has figures for every reference formula', () => {
      expect(reference.filter(({ formula }) => formula.dossier === undefined).map(({ id }) => id)).toEqual([])
    })
  })

  test('the flaws name types of the craft', () => {
    const named = evidence[craft].flaws.flatMap(({ types }) => types ?? [])
    expect(named.filter((type) => !Object.hasOwn(allCrafts[craft].types, type))).toEqual([])
  })
})
