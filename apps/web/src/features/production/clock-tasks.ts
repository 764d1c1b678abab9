import { type ClockPhase, craftClocks, type PhaseKind } from '@obrador/engine/clock'
import type { PlannedProduct, PlannedStep, ProductionPlan } from '@obrador/engine/production'
import type { AppEngine } from '../../engine/crafts.ts'
import type { WorkDay } from '../../model/day.ts'
import { FIRST_CLOCK } from '../../model/day-clock.ts'
import type { CraftId } from '../../model/formula.ts'
import type { ScheduleTask } from '../../model/schedule.ts'
import { assemblyWords } from '../../words/es/clock.ts'
import { pieceScreenWords } from '../../words/es/piece.ts'
import { type ClockPart, clockChainOf } from './clock-chain.ts'
import { type ClockSource, clockSourcesOf } from './clock-sources.ts'
import type { PlanSources } from './request.ts'

/** Putting a piece together: of no craft. */
const assembly: ClockPhase = {
  key: 'montaje',
  doing: 'work',
  ...assemblyWords,
  words: /monta/i,
  minutes: 45,
  joins: true,
}

/** Everything that is done and waited for on a day, from the formulas and what was answered. */

export interface ClockTask extends ScheduleTask, ClockPart {
  readonly doing: PhaseKind
  readonly minutes: number
  /** The preparation, or the piece that is put together. */
  readonly step: string
  /** The product with which it is told. */
  readonly product: string
  readonly isStage: boolean
  /** What is put in here: over all tasks of a preparation, each of its lines once. */
  readonly lines: readonly TaskLine[]
  /** Something was put in before. */
  readonly isMore?: boolean
}

export interface TaskLine {
  readonly name: string
  readonly grams: number
}

export interface ClockProduct {
  readonly name: string
  /** The last thing that is done for it. */
  readonly last: string
  /** What goes into the oven at the time that is asked for; none where it is to be ready then. */
  readonly oven?: string | undefined
  /** Minutes from that time until it is ready. */
  readonly tail: number
}

export interface ClockPlan {
  readonly tasks: readonly ClockTask[]
  readonly products: readonly ClockProduct[]
  readonly sources: ReadonlyMap<string, ClockSource>
}

/** Which preparations are what another of their craft is begun with. */
function stagesAmong(steps: readonly PlannedStep[], sources: ReadonlyMap<string, ClockSource>): ReadonlySet<string> {
  const crafts = new Map(steps.map(({ nombre, oficio }) => [nombre, oficio]))
  const inside = steps.flatMap(({ oficio, antes }) => antes.filter((name) => crafts.get(name) === oficio))
  const named = steps.flatMap(({ nombre }) => (sources.get(nombre)?.stage ? [nombre] : []))
  return new Set([...inside, ...named].filter((name) => craftClocks[crafts.get(name) as CraftId].stage))
}

const NO_SOURCE: ClockSource = { steps: [] }

/** What only so many can use at once; the machine of a craft goes by its craft. */
export const HANDS = 'hands'
export const OVEN = 'oven'

const usesOf = ({ phase, doing }: ClockPart, craft: string): readonly string[] => [
  ...(doing === 'work' ? [HANDS] : []),
  ...(doing === 'oven' ? [OVEN] : []),
  ...(phase.machine ? [craft] : []),
]

type ChainTask = Omit<ClockTask, 'product'>

/** By its part of the chain, the lines of a step: each where its craft puts it in, or else with what was made before. */
function linesByPart(step: PlannedStep, parts: readonly ClockPart[], { portions = [] }: ClockSource, joint: number) {
  const placeOf = (line: number): number => {
    const portion = portions[line]
    const own = portion === undefined ? -1 : parts.findIndex(({ phase }) => phase.takes === portion)
    return own < 0 ? joint : own
  }
  return parts.map((_, at) =>
    step.lineas.flatMap(({ nombre, total }, line) => (placeOf(line) === at ? [{ name: nombre, grams: total }] : [])),
  )
}

/** The chain of a preparation as tasks: what was made before goes in where its craft says. */
function tasksOf(
  step: PlannedStep,
  parts: readonly ClockPart[],
  source: ClockSource,
  lasts: ReadonlyMap<string, string>,
  isStage: boolean,
): readonly ChainTask[] {
  const joint = Math.max(
    0,
    parts.findIndex(({ phase }) => phase.joins),
  )
  const lines = linesByPart(step, parts, source, joint)
  const idOf = (at: number): string => `${step.nombre} · ${parts[at]?.phase.key} · ${at}`
  return parts.map((part, at) => ({
    ...part,
    id: idOf(at),
    step: step.nombre,
    isStage,
    lines: lines[at] ?? [],
    uses: usesOf(part, step.oficio),
    isMore: lines.slice(0, at).some((before) => before.length > 0),
    ...(part.phase.isBegun && { isBegun: true }),
    after: [
      ...(at > 0 ? [idOf(at - 1)] : []),
      ...(at === joint ? step.antes.flatMap((name) => lasts.get(name) ?? []) : []),
    ],
  }))
}

/** Minutes from the oven until it is ready, in a craft that counts from there. */
function anchored(name: string, chain: readonly ChainTask[], craft: CraftId): ClockProduct | undefined {
  const last = chain.at(-1)
  if (!last) return undefined
  const oven = craftClocks[craft].countsFrom === 'oven' ? chain.findLastIndex(({ doing }) => doing === 'oven') : -1
  const tail = oven < 0 ? 0 : chain.slice(oven).reduce((sum, { minutes }) => sum + minutes, 0)
  return { name, last: last.id, oven: chain[oven]?.id, tail }
}

/** Everything that a product waits for is told with the first product that does. */
function claimed(tasks: readonly ChainTask[], products: readonly ClockProduct[]): readonly ClockTask[] {
  const known = new Map(tasks.map((task) => [task.id, task]))
  const owners = new Map<string, string>()
  const claim = (id: string, product: string): void => {
    if (owners.has(id)) return
    owners.set(id, product)
    for (const one of known.get(id)?.after ?? []) claim(one, product)
  }
  for (const { name, last } of products) claim(last, name)
  return tasks.flatMap((task) => {
    const product = owners.get(task.id)
    return product === undefined ? [] : [{ ...task, product }]
  })
}

/** Putting a piece together: when all that goes into it is there. */
function assemblyTask(
  { nombre, partes }: PlannedProduct,
  answered: number | undefined,
  lasts: ReadonlyMap<string, string>,
): ChainTask {
  const minutes = answered ?? assembly.minutes
  return {
    id: `${nombre} · ${assembly.key} · 0`,
    step: nombre,
    phase: assembly,
    doing: 'work',
    minutes,
    each: minutes,
    from: answered === undefined ? 'supposed' : 'own',
    isStage: false,
    uses: [HANDS],
    lines: partes.map((part) => ({ name: part.nombre, grams: part.gramos })),
    after: partes.flatMap(({ preparacion }) => (preparacion === undefined ? [] : (lasts.get(preparacion) ?? []))),
  }
}

export function clockPlan(engine: AppEngine, day: WorkDay, production: ProductionPlan, stores: PlanSources): ClockPlan {
  const { times } = day.clock ?? FIRST_CLOCK
  const sources = clockSourcesOf(engine, day, { ...stores, times })
  const stages = stagesAmong(production.hacer, sources)
  const lasts = new Map<string, string>()
  const chains = new Map<string, readonly ChainTask[]>()
  for (const step of production.hacer) {
    const isStage = stages.has(step.nombre)
    const source = sources.get(step.nombre) ?? NO_SOURCE
    const chain = tasksOf(step, clockChainOf(step, source, times[step.nombre] ?? {}, isStage), source, lasts, isStage)
    const last = chain.at(-1)
    if (last) lasts.set(step.nombre, last.id)
    chains.set(step.nombre, chain)
  }
  const pieces = new Set(
    day.products.flatMap(({ isPiece, entry }) => {
      const piece = isPiece ? stores.pieces.find(({ id }) => id === entry) : undefined
      return piece ? [piece.name.trim() || pieceScreenWords.placeholder] : []
    }),
  )
  const crafts = new Map(production.hacer.map(({ nombre, oficio }) => [nombre, oficio as CraftId]))
  const products = production.productos.flatMap((product): ClockProduct | readonly ClockProduct[] => {
    const { nombre, partes } = product
    if (pieces.has(nombre)) {
      const task = assemblyTask(product, times[nombre]?.[assembly.key], lasts)
      chains.set(`${nombre} ${assembly.key}`, [task])
      return [{ name: nombre, last: task.id, tail: 0 }]
    }
    const [only = ''] = partes.flatMap(({ preparacion }) => preparacion ?? [])
    const craft = crafts.get(only)
    return (craft && anchored(nombre, chains.get(only) ?? [], craft)) ?? []
  })
  return { tasks: claimed([...chains.values()].flat(), products), products, sources }
}
