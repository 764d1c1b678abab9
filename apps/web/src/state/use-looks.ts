import { useEffect, useState } from 'react'
import { loadGrammar } from '../craft/grammar.ts'
import { loadInner } from '../craft/inner.ts'
import { type Look, lookOf } from '../craft/look.ts'
import { type AppCraft, loadCraft } from '../craft/registry.ts'
import type { Formula, SavedFormula } from '../formula/model.ts'
import type { Shelf } from '../library/shelf.ts'

/** A formula is read once for as long as it says the same, at the same prices, with the same ingredients and ranges of one's own. */
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
  { own, prices, norms }: Pick<Shelf, 'own' | 'prices' | 'norms'>,
): ReadonlyMap<string, Look> {
  const [looks, setLooks] = useState<ReadonlyMap<string, Look>>(new Map())
  useEffect(() => {
    const given = [own, prices, norms]
    if (given.some((one, at) => knownFor[at] !== one)) {
      known = new WeakMap()
      knownFor = given
    }
    let gone = false
    async function readAll(): Promise<void> {
      await loadGrammar()
      const found = new Map<string, Look>()
      let since = performance.now()
      for (const { id, formula } of saved) {
        const look = known.get(formula) ?? lookOf(await craftFor(formula), formula, { own, prices, norms })
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
  }, [saved, own, prices, norms])
  return looks
}
