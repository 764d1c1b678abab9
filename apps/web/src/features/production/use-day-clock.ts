import type { ProductionPlan } from '@obrador/engine/production'
import { useEffect, useMemo, useState } from 'react'
import { needsOfFormula, needsOfLines } from '../../engine/parts.ts'
import { useEngineWith } from '../../engine/use-engine.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { WorkDay } from '../../model/day.ts'
import { type ClockPlan, clockPlan } from './clock-tasks.ts'
import { type ClockView, clockView, MINUTE_MS } from './clock-view.ts'

/** How often the clock is looked at, ms. */
const LOOK = 20_000

function useNow(): number {
  const [now, setNow] = useState(() => Date.now() / MINUTE_MS)
  useEffect(() => {
    const look = setInterval(() => setNow(Date.now() / MINUTE_MS), LOOK)
    return () => clearInterval(look)
  }, [])
  return now
}

const NO_PLAN: ClockPlan = { tasks: [], products: [], sources: new Map() }

/** The hours of a day, worked out once for whoever shows them: the clock, the list of what to make, the paper. */
export interface DayHours {
  readonly plan: ClockPlan
  /** None where there is nothing to do at any hour. */
  readonly view: ClockView | undefined
  /** Minutes of the clock of the device. */
  readonly now: number
}

export function useDayClock(day: WorkDay, device: DeviceShelf, production: ProductionPlan | undefined): DayHours {
  const now = useNow()
  const { saved, pieces, own, prices, habits } = device
  const entries = new Set(day.products.map(({ entry }) => entry))
  const engine = useEngineWith([
    'names',
    'preparations',
    ...saved.flatMap(({ id, formula }) => (entries.has(id) ? needsOfFormula(formula) : [])),
    ...pieces.flatMap(({ id, parts }) => (entries.has(id) ? needsOfLines(parts) : [])),
  ])
  const plan = useMemo(
    () => (production ? clockPlan(engine, day, production, { saved, pieces, own, prices }) : NO_PLAN),
    [engine, day, production, saved, pieces, own, prices],
  )
  const view = useMemo(() => clockView(plan, day, now, habits.places), [plan, day, now, habits.places])
  return { plan, view, now }
}
