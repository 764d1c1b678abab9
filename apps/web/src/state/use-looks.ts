import { useEffect, useState } from 'react'
import { loadGrammar } from '../craft/grammar.ts'
import { loadInner } from '../craft/inner.ts'
import { type Look, lookOf } from '../craft/look.ts'
import { type AppCraft, loadCraft } from '../craft/registry.ts'
import type { OwnIngredients } from '../craft/request.ts'
import type { Formula, Prices, SavedFormula } from '../formula/model.ts'

/** A formula is read once for as long as it says the same, at the same prices and with the same own ingredients. */
let known = new WeakMap<Formula, Look>()
let knownFor: readonly unknown[] = []

async function craftFor(formula: Formula): Promise<AppCraft> {
  await loadInner(formula)
  return loadCraft(formula.craft)
}

/** Longest that a key has to wait for readings, ms. */
const SLICE = 12

/** How each formula stands, as readings come in: those asked for first come first. */
export function useLooks(
  saved: readonly SavedFormula[],
  own: OwnIngredients,
  prices: Prices,
): ReadonlyMap<string, Look> {
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map())
  useEffect(() => {
    if (knownFor[0] !== own || knownFor[1] !== prices) {
      known = new WeakMap()
      knownFor = [own, prices]
    }
    let gone = false
    async function readAll(): Promise<void> {
      await loadGrammar()
      const found = new Map<string, Look>()
      let since = performance.now()
      for (const { id, formula } of saved) {
        const look = known.get(formula) ?? lookOf(await craftFor(formula), formula, own, prices)
        if (gone) return
        known.set(formula, look)
        found.set(id, look)
        if (performance.now() - since < SLICE) continue
        setLooks(new Map(found))
        await new Promise((later) => setTimeout(later))
        since = performance.now()
      }
      if (!gone) setLooks(found)
    }
    void readAll()
    return () => {
      gone = true
    }
  }, [saved, own, prices])
  return looks
}
