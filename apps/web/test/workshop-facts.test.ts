import fc from 'fast-check'
import { expect, it } from 'vitest'
import { purchasesToBuy } from '../src/features/production/to-buy.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { dayProductOf, emptyDay } from '../src/model/day.ts'
import { kiloPrice } from '../src/model/formula.ts'
import { allLines } from '../src/model/levels.ts'
import { costedFormula } from '../src/reading/cost.ts'
import { counterRows } from '../src/reading/counter.ts'
import { identityInCraft } from '../src/reading/identity.ts'
import { labelOfFormula, wordedLabel } from '../src/reading/on-label.ts'
import { labelOfPiece, readPiece } from '../src/reading/read-piece.ts'
import { appCraft, engine, store } from './engine.ts'
import { type RandomWorkshop, someWorkshop, TOLD_TRACES } from './random-workshop.ts'

/** Facts that several pages show, built by the reading of each page, over random workshops. */

const costOf = (one: RandomWorkshop['saved'][number], { own, prices }: RandomWorkshop) =>
  costedFormula(appCraft(one.formula.craft), one.formula, { own, prices }, { per: 'kilo' })

/** €: a sum is told to the cent. */
const CENT = 0.0101

it('an ingredient has one price, however it is written and wherever it is used', () => {
  fc.assert(
    fc.property(someWorkshop, (workshop) => {
      const priceOf = new Map<string, number | undefined>()
      for (const one of workshop.saved)
        for (const { line, price, key, isOwn } of costOf(one, workshop).lines) {
          if (line.made) continue
          const identity = identityInCraft(appCraft('pasteleria'), line, one.formula.type, workshop.own)
          const mine = workshop.prices[key]
          if (mine) expect([price, isOwn]).toEqual([kiloPrice(mine), true])
          if (priceOf.has(identity)) expect(price).toBe(priceOf.get(identity))
          priceOf.set(identity, price)
        }
    }),
  )
})

it('a formula costs inside another and in a piece what it costs by itself', () => {
  fc.assert(
    fc.property(someWorkshop, (workshop) => {
      const [cream, filled] = workshop.saved
      const [piece] = workshop.pieces
      if (!cream || !filled || !piece) return
      const alone = costOf(cream, workshop)
      const inside = costOf(filled, workshop).lines.find(({ line }) => line.made)
      const hasPrices = alone.lines.every(({ price }) => price !== undefined)
      expect(inside?.price !== undefined).toBe(hasPrices)
      if (!hasPrices || inside?.price === undefined) return
      expect(inside.price).toBeCloseTo(alone.cost?.ingredientes ?? Number.NaN, 2)
      const { facts } = readPiece(engine, piece, workshop.own, workshop.prices)
      const part = piece.parts[0]?.grams ?? 0
      expect(facts?.coste.ingredientes).toBeCloseTo((inside.price * part) / 1000, 1)
    }),
  )
})

it('the counter says of each product what its label says, and a piece has what its parts have', () => {
  fc.assert(
    fc.property(someWorkshop, (workshop) => {
      const { own, saved, pieces } = workshop
      const rows = counterRows(engine, { saved, pieces }, { own, habits: {}, packets: {} })
      const has = (id: string): readonly string[] | undefined =>
        rows
          .find((row) => row.id === id)
          ?.cells.filter(({ is }) => is === 'present')
          .map((cell) => cell.id)
      for (const { id, formula } of saved) {
        const label = labelOfFormula(appCraft(formula.craft), formula, own, {})
        const told = label?.label.alergenos.mostrador.filter(({ lleva }) => lleva).map((one) => one.id)
        expect(has(id)).toEqual(told)
      }
      const [inside, around] = [has('f1'), has('f2')]
      // What nobody can read has no label, and no row at the counter.
      fc.pre(inside !== undefined)
      expect(has('p1')).toEqual(inside)
      for (const one of inside ?? []) expect(around ?? [one]).toContain(one)
    }),
  )
})

it('what the packet of an ingredient says that it may contain is told of everything that it is in, whatever else is in there', () => {
  fc.assert(
    fc.property(someWorkshop, ({ own, saved, pieces }) => {
      const rows = counterRows(engine, { saved, pieces }, { own, habits: {}, packets: {} })
      const atCounter = (id: string): readonly string[] =>
        rows
          .find((row) => row.id === id)
          ?.cells.flatMap(({ is, id: kind, words, traces = [] }) => [
            ...traces,
            ...(is === 'traces' ? [kind, ...words] : []),
          ]) ?? []
      const labels = [
        ...saved.map((one) => ({
          id: one.id,
          lines: allLines(one.formula),
          label: labelOfFormula(appCraft(one.formula.craft), one.formula, own, {}),
        })),
        ...pieces.map((piece) => {
          const label = labelOfPiece(engine, piece, own)
          return {
            id: piece.id,
            lines: allLines({ lines: piece.parts }),
            label: label && wordedLabel(label, {}, { name: piece.name, lines: piece.parts }, {}),
          }
        }),
      ]
      for (const { id, lines, label } of labels) {
        const isIn = lines.some((line) => line.own === 'x1' && line.grams > 0)
        const told = isIn && label ? TOLD_TRACES : []
        expect(label?.stated.traces ?? []).toEqual(told)
        for (const one of told) {
          expect(atCounter(id)).toContain(one)
          expect(label?.label.alergenos.puedeContener).toContain(one)
        }
      }
    }),
  )
})

it('the shopping list pays for each thing what the cost of its formula says', async () => {
  await fc.assert(
    fc.asyncProperty(someWorkshop, async (workshop) => {
      const [cream] = workshop.saved
      if (!cream) return
      const day = { ...emptyDay(), products: [dayProductOf(cream)] }
      const { production } = await workOutPlan(store, day, workshop)
      const costs = costOf(cream, workshop).lines
      for (const one of purchasesToBuy(production?.compra ?? [], { ...workshop, stock: {} })) {
        const line = costs.find(({ line: { name } }) => name === one.nombre)
        if (!line || one.coste === undefined) continue
        expect(Math.abs(one.coste - (one.gramos * (line.price ?? Number.NaN)) / 1000)).toBeLessThan(CENT)
        const mine = workshop.prices[line.key]
        expect(one.packs?.grams).toBe(mine?.packGrams)
      }
    }),
  )
})
