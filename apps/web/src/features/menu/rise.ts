import type { BookAnswer, BookProposal } from '@obrador/balancer/menu'
import { type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import type { WrittenRecord } from '../../library/brought.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { batchTotal } from '../../model/batch.ts'
import { formulaCostOf } from '../../model/cost.ts'
import { newLine, type SavedFormula, type TableFormula } from '../../model/formula.ts'
import { makesSame } from '../../model/levels.ts'
import { insideOfLine, nestedFormulaOf } from '../../model/made.ts'
import { batchesOfFormula, type MadeBatch } from '../../model/made-batch.ts'
import { pricedByFormula } from '../../reading/made.ts'
import { savedWith } from './apply.ts'

/** A price that changes, beside a book: what is bought, how much is made, and what of the answer is the rise's. */

export interface BoughtThing {
  readonly key: string
  readonly name: string
  /** €/kg; none where nobody knows. */
  readonly price: number | undefined
  /** € of it in all formulas as they are written. */
  readonly weight: number
  /** Formulas that have it, by their ids. */
  readonly within: ReadonlySet<string>
}

/** What the formulas are made of, what costs most first. @param engine - With the crafts of all of them. */
export function boughtIn(
  engine: AppEngine,
  saved: readonly SavedFormula[],
  { own, prices }: Pick<DeviceShelf, 'own' | 'prices'>,
): readonly BoughtThing[] {
  const found = new Map<string, BoughtThing>()
  for (const { id, formula } of saved)
    for (const one of [formula, ...insideOfLine(formula).map((made) => made.formula)]) {
      const craft = craftOfEngine(engine, one.craft)
      const { lines } = formulaCostOf(one, prices, pricedByFormula(craft, one, own, prices))
      for (const { line, key, price, cost } of lines) {
        if (line.made || line.name === '') continue
        const former = found.get(key)
        const within = new Set([...(former?.within ?? []), id])
        found.set(key, { key, name: former?.name ?? line.name, price, weight: (former?.weight ?? 0) + cost, within })
      }
    }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight)
}

const WEEKS = 4
const WEEK_MS = 7 * 86_400_000

/** Kilos made in a week, by the batches of the last four; none where nobody noted any. */
export function weeklyKilos(batches: readonly MadeBatch[], id: string, now: Date): number | undefined {
  const since = new Date(now.getTime() - WEEKS * WEEK_MS).toISOString()
  const lately = batchesOfFormula(batches, id).filter(({ at }) => at >= since)
  const grams = lately.reduce((sum, { formula }) => sum + batchTotal(formula), 0)
  return grams > 0 ? Math.round((10 * grams) / GRAMS_PER_KILO / WEEKS) / 10 : undefined
}

/** Half a cent: less is no change that anybody sees. */
const LEAST_EUROS = 0.005

/** It moves what has gone up, and gives back what could not be had before; without what is missing it has to change. */
export const isOfRise = ({ cambios, recupera, yaSePodia }: BookProposal, name: string, isMissing: boolean): boolean =>
  isMissing || (cambios.some((change) => change.name === name) && recupera - yaSePodia > LEAST_EUROS)

/** What is told under the bar: given back by what is taken, what could be had before, and what only the price cures. */
export function sharesOf(answer: BookAnswer, taken: readonly BookProposal[], kilos: number) {
  const sum = (all: readonly BookProposal[]): number => all.reduce((euros, { recupera }) => euros + recupera, 0)
  const solid = sum(taken)
  const pale = sum(answer.propuestas) - solid
  const hatched = Math.max(0, answer.perdido - solid - pale)
  return { solid, pale, hatched, perKilo: kilos > 0 ? hatched / kilos : 0 }
}

/** The formula with the grams of a proposal; what goes out whole is no line any more, what comes in is the last. */
export function formulaChanged(formula: TableFormula, { cambios }: BookProposal): TableFormula {
  const left = [...cambios]
  const lines = formula.lines.flatMap((line) => {
    const at = left.findIndex(({ name, de }) => name === line.name && Math.abs(de - line.grams) < 1)
    const [change] = at < 0 ? [] : left.splice(at, 1)
    if (!change) return [line]
    return change.a > 0 ? [{ ...line, grams: change.a }] : []
  })
  const added = left.filter(({ de, a }) => de === 0 && a > 0).map(({ name, a }) => newLine(name, a))
  return { ...formula, lines: [...lines, ...added] }
}

/** Whoever held a formula as it was holds it as it is now. */
const holdingNow = (
  formula: TableFormula,
  changed: ReadonlyMap<string, readonly [was: SavedFormula, is: SavedFormula]>,
) => ({
  ...formula,
  lines: formula.lines.map((line) => {
    const [was, is] = changed.get(line.made?.entry ?? '') ?? []
    return was && is && line.made && makesSame(line.made.formula, was.formula)
      ? { ...line, made: nestedFormulaOf(is) }
      : line
  }),
})

/** What is changed, and whatever of the book holds it: an offer was made for both. */
export function riseRecords(
  saved: readonly SavedFormula[],
  taken: ReadonlyMap<string, BookProposal>,
  notes: { readonly before: string; readonly after: string },
  now: string,
): readonly WrittenRecord[] {
  const written = (one: SavedFormula, formula: TableFormula): SavedFormula =>
    savedWith(one, formula, notes.after, { notes, now })
  const changed = new Map(
    saved.flatMap((one) => {
      const proposal = taken.get(one.id)
      return proposal ? [[one.id, [one, written(one, formulaChanged(one.formula, proposal))] as const] as const] : []
    }),
  )
  return saved.flatMap((one): WrittenRecord[] => {
    const [, is = one] = changed.get(one.id) ?? []
    const held = holdingNow(is.formula, changed)
    if (held.lines.every((line, at) => line === is.formula.lines[at]))
      return is === one ? [] : [['formulas', one.id, is]]
    return [['formulas', one.id, written(one, held)]]
  })
}
