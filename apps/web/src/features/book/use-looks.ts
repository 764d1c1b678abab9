import { useEffect, useState } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngineStore } from '../../engine/use-engine.ts'
import type { LibrarySnapshot } from '../../library/types.ts'
import type { SavedFormula, TableFormula } from '../../model/formula.ts'
import { type FormulaLook, formulaLookOf } from '../../reading/look.ts'
import { prepareReader } from '../../reading/prepared.ts'
import { idleMoment } from '../../ui/idle.ts'

/** A formula is read once for as long as it says the same, at the same prices, with the same ingredients and ranges of one's own. */
let known = new WeakMap<TableFormula, FormulaLook>()
let knownFor: readonly unknown[] = []

/** Longest that a key has to wait for readings, ms. */
const SLICE = 12
/** Longest that what has been read waits to be shown, ms: showing it draws the list again. */
const SHOWN_EVERY = 400

type Looks = ReadonlyMap<string, FormulaLook>

const NOTHING: Looks = new Map()

interface Seen {
  readonly looks: Looks
  readonly found: readonly SavedFormula[]
  /** Whether a formula can be read without anybody waiting for it. */
  readonly isReady: boolean
}

/**
 * How each formula stands, as readings come in, and which of them are found: the first `most` of those are to be seen and come
 * first, the others when nobody waits for anything.
 */
export function useLooks(
  { saved, own, prices, norms, habits }: Pick<LibrarySnapshot, 'saved' | 'own' | 'prices' | 'norms' | 'habits'>,
  find: (looks: Looks) => readonly SavedFormula[],
  most: number,
): Seen {
  const store = useEngineStore()
  const [looks, setLooks] = useState(NOTHING)
  const [isReady, setReady] = useState(false)
  const found = find(looks)
  const seen = found.slice(0, most)
  const seenIds = seen.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows seen are told by their ids.
  useEffect(() => {
    const given = [own, prices, norms, habits]
    if (given.some((one, at) => knownFor[at] !== one)) {
      known = new WeakMap()
      knownFor = given
    }
    let gone = false
    const read = new Map(
      saved.flatMap(({ id, formula }) => {
        const look = known.get(formula)
        return look ? [[id, look] as const] : []
      }),
    )
    async function readSome(some: readonly SavedFormula[], rest: () => Promise<void>): Promise<void> {
      let [since, shown] = [performance.now(), performance.now()]
      for (const { id, formula } of some) {
        if (read.has(id)) continue
        // Names are prepared by now: with them, one engine reads all formulas of a craft.
        const engine = await store.load(['names', ...needsOfFormula(formula)])
        const look = formulaLookOf(craftOfEngine(engine, formula.craft), formula, { own, prices, norms, habits })
        if (gone) return
        known.set(formula, look)
        read.set(id, look)
        if (performance.now() - since < SLICE) continue
        if (performance.now() - shown > SHOWN_EVERY) {
          setLooks(new Map(read))
          shown = performance.now()
        }
        await rest()
        if (gone) return
        since = performance.now()
      }
      setLooks(new Map(read))
    }
    async function readAll(): Promise<void> {
      // The list is drawn before anything of it is judged.
      await prepareReader(store)
      if (gone) return
      setReady(true)
      await readSome(seen, () => new Promise((later) => setTimeout(later)))
      if (!gone) await readSome(saved, idleMoment)
    }
    void readAll()
    return () => {
      gone = true
    }
  }, [saved, seenIds, own, prices, norms, habits])
  return { looks, found, isReady }
}
