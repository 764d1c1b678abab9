import { useEffect, useMemo, useState } from 'react'
import type { DeviceShelf } from '../../library/use-device.ts'
import { formulaWithLocks, toggleLock } from '../../model/edits.ts'
import type { TableFormula, TableLine } from '../../model/formula.ts'
import type { BalanceQuestion, BalanceWishes } from './protocol.ts'
import { type BalancerControls, useBalancer } from './use-balancer.ts'

/** What was given way in, beside the wishes: limits let out, what else may come in, and lines that may move after all. */
export type AcceptedWays = Pick<BalanceQuestion, 'wanted' | 'freed'> & { readonly added: readonly string[] }

interface Questioning extends Pick<BalancerControls, 'balancing' | 'cancel'> {
  /** As it is on the table, with what is locked here. */
  readonly formula: TableFormula
  readonly wishes: BalanceWishes
  readonly setWishes: (wishes: BalanceWishes) => void
  readonly lock: (line: TableLine) => void
  readonly accept: (accepted: Partial<AcceptedWays>) => void
}

const FIRST: BalanceWishes = {
  objective: 'menos_cambios',
  level: 'siguiente',
  pantry: 'nada',
  margin: 'justo',
  figures: {},
  changes: undefined,
  cost: undefined,
}
const NOTHING: AcceptedWays = { wanted: {}, freed: [], added: [] }
/** What goes for certain: nine times in ten, as a firm verdict. */
const SAFE = 0.9

const relative = (figures: BalanceWishes['figures']): BalanceQuestion['wanted'] =>
  Object.fromEntries(Object.entries(figures).map(([key, factor]) => [key, { factor }]))

const lockedIn = ({ lines }: TableFormula, isFreed: (line: TableLine) => boolean = () => false): ReadonlySet<string> =>
  new Set(lines.filter((line) => line.locked && !isFreed(line)).map(({ id }) => id))

/** Asks the solver at once, and again with every wish that changes. Locks are wishes too: the table keeps its own. */
export function useQuestion(
  onTable: TableFormula,
  { own, prices, pantry, stock, norms }: Pick<DeviceShelf, 'own' | 'prices' | 'pantry' | 'stock' | 'norms'>,
  isSafe: boolean,
): Questioning {
  const [wishes, setWishes] = useState<BalanceWishes>(isSafe ? { ...FIRST, margin: 'seguro' } : FIRST)
  const [locks, setLocks] = useState(() => lockedIn(onTable))
  const [accepted, setAccepted] = useState(NOTHING)
  const formula = useMemo(() => formulaWithLocks(onTable, locks), [onTable, locks])
  const { balancing, ask, cancel } = useBalancer()

  useEffect(() => {
    const { objective, level, pantry: from, margin, figures, changes, cost } = wishes
    const { freed, added } = accepted
    // What was given way in comes after what was wished.
    const wanted = { ...relative(figures), ...accepted.wanted }
    // What is let in by its name is let in alone.
    const isAny = from === 'catalogo' && added.length === 0
    const isStocked = from === 'tengo'
    const offered = isAny ? 'catalogo' : [...(isStocked ? pantry : []), ...added]
    const safety = margin === 'seguro' ? SAFE : undefined
    const limits = { safety, wanted, changes, cost, stock: isStocked ? stock : undefined }
    ask({ formula, own, prices, objective, level, pantry: offered, norms, freed, ...limits })
  }, [ask, formula, own, prices, norms, wishes, pantry, stock, accepted])

  return {
    formula,
    wishes,
    balancing,
    cancel,
    // Another question: what was given way in for the one before is not for this one.
    setWishes(next) {
      setWishes(next)
      setAccepted(NOTHING)
    },
    lock({ id }) {
      setLocks(lockedIn(toggleLock(formula, id)))
      setAccepted(NOTHING)
    },
    accept({ wanted = {}, freed = [], added = [] }) {
      // What may move after all is no longer locked.
      setLocks(lockedIn(formula, ({ name }) => freed.includes(name)))
      setAccepted((before) => ({
        wanted: { ...before.wanted, ...wanted },
        freed: [...before.freed, ...freed],
        added: [...before.added, ...added],
      }))
    },
  }
}
