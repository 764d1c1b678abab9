import { type ClockPhase, craftClocks, type PhaseKind, type StageClock } from '@obrador/engine/clock'
import type { PlannedStep, ProductionPlan } from '@obrador/engine/production'
import type { AppEngine } from '../../engine/crafts.ts'
import type { WorkDay } from '../../model/day.ts'
import { type DayClock, FIRST_CLOCK } from '../../model/day-clock.ts'
import type { CraftId } from '../../model/formula.ts'
import { toldStepIn } from '../../model/method.ts'
import type { ScheduleTask } from '../../model/schedule.ts'
import { assemblyWords } from '../../words/es/clock.ts'
import { pieceScreenWords } from '../../words/es/piece.ts'
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

export interface ClockTask extends ScheduleTask {
  /** The preparation, or the piece that is put together. */
  readonly step: string
  readonly phase: ClockPhase
  /** The product with which it is told. */
  readonly product: string
  /** Who says how long it takes. */
  readonly from: 'formula' | 'own' | 'supposed'
  /** Minutes of one batch, as they are asked for. */
  readonly each: number
  readonly degrees?: number | undefined
  readonly isStage: boolean
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

type Part = Pick<ClockTask, 'phase' | 'doing' | 'minutes' | 'each' | 'from' | 'degrees'>

const colder = (doing: PhaseKind, isCold: boolean): PhaseKind =>
  doing === 'wait' && isCold ? 'cold' : doing === 'cold' && !isCold ? 'wait' : doing

/** One phase: as it is told, or as somebody answered, or as it is supposed. */
function partsOf(
  phase: ClockPhase,
  told: ReturnType<typeof toldStepIn>,
  answered: number | undefined,
  supposed: number,
  times: number,
): readonly Part[] {
  const mine = told.filter((one) => one.phase === phase.key)
  const batches = phase.perBatch ? times : 1
  if (mine.length > 0)
    return mine.map(({ minutes, degrees, isCold }) => ({
      phase,
      doing: degrees === undefined && !isCold ? phase.doing : colder(phase.doing, isCold),
      minutes: minutes * batches,
      each: minutes,
      from: 'formula',
      degrees,
    }))
  const { doing } = phase
  if (answered !== undefined) return [{ phase, doing, minutes: answered * batches, each: answered, from: 'own' }]
  return supposed > 0 ? [{ phase, doing, minutes: supposed * batches, each: supposed, from: 'supposed' }] : []
}

type Answers = DayClock['times'][string]

function stageParts(
  { phases: [make, rise], kinds }: StageClock,
  source: ClockSource,
  answers: Answers,
): readonly Part[] {
  const told = toldStepIn(source.steps, [make, rise])
  const known = source.stage && kinds[source.stage.kind]
  const { hours, degrees = known?.degrees } = source.stage?.line.stage ?? {}
  const wait: readonly Part[] =
    hours !== undefined && hours > 0
      ? [{ phase: rise, doing: 'wait', minutes: Math.round(hours * 60), each: Math.round(hours * 60), from: 'formula' }]
      : partsOf(rise, told, answers[rise.key], known?.minutes ?? rise.minutes, 1)
  return [
    ...partsOf(make, told, answers[make.key], make.minutes, 1),
    ...wait.map((part) => ({ ...part, degrees: part.degrees ?? degrees })),
  ]
}

function chainOf(step: PlannedStep, source: ClockSource, answers: Answers, isStage: boolean): readonly Part[] {
  const clock = craftClocks[step.oficio as CraftId]
  if (isStage && clock.stage) return stageParts(clock.stage, source, answers)
  const told = toldStepIn(source.steps, clock.phases)
  const usual = clock.types?.[step.type] ?? {}
  return clock.phases.flatMap((phase) =>
    partsOf(
      phase,
      told,
      answers[phase.key],
      usual[phase.key] ?? (phase.isOptional ? 0 : phase.minutes),
      step.tandas.numero,
    ),
  )
}

/** Which preparations are what another of their craft is begun with. */
function stagesAmong(steps: readonly PlannedStep[], sources: ReadonlyMap<string, ClockSource>): ReadonlySet<string> {
  const crafts = new Map(steps.map(({ nombre, oficio }) => [nombre, oficio]))
  const inside = steps.flatMap(({ oficio, antes }) => antes.filter((name) => crafts.get(name) === oficio))
  const named = steps.flatMap(({ nombre }) => (sources.get(nombre)?.stage ? [nombre] : []))
  return new Set([...inside, ...named].filter((name) => craftClocks[crafts.get(name) as CraftId].stage))
}

const NO_SOURCE: ClockSource = { steps: [] }

/** The chain of a preparation as tasks: what was made before goes in where its craft says. */
function tasksOf(step: PlannedStep, parts: readonly Part[], lasts: ReadonlyMap<string, string>, isStage: boolean) {
  const joint = Math.max(
    0,
    parts.findIndex(({ phase }) => phase.joins),
  )
  const idOf = (at: number): string => `${step.nombre} · ${parts[at]?.phase.key} · ${at}`
  return parts.map(
    (part, at): Omit<ClockTask, 'product'> => ({
      ...part,
      id: idOf(at),
      step: step.nombre,
      isStage,
      after: [
        ...(at > 0 ? [idOf(at - 1)] : []),
        ...(at === joint ? step.antes.flatMap((name) => lasts.get(name) ?? []) : []),
      ],
    }),
  )
}

/** Minutes from the oven, or from the end, until it is ready. */
function anchored(name: string, chain: readonly Omit<ClockTask, 'product'>[]): ClockProduct | undefined {
  const last = chain.at(-1)
  if (!last) return undefined
  const oven = chain.findLastIndex(({ doing }) => doing === 'oven')
  const tail = oven < 0 ? 0 : chain.slice(oven).reduce((sum, { minutes }) => sum + minutes, 0)
  return { name, last: last.id, oven: chain[oven]?.id, tail }
}

/** Everything that a product waits for is told with the first product that does. */
function claimed(
  tasks: readonly Omit<ClockTask, 'product'>[],
  products: readonly ClockProduct[],
): readonly ClockTask[] {
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

export function clockPlan(engine: AppEngine, day: WorkDay, production: ProductionPlan, stores: PlanSources): ClockPlan {
  const { times } = day.clock ?? FIRST_CLOCK
  const sources = clockSourcesOf(engine, day, stores)
  const stages = stagesAmong(production.hacer, sources)
  const lasts = new Map<string, string>()
  const chains = new Map<string, ReturnType<typeof tasksOf>>()
  for (const step of production.hacer) {
    const isStage = stages.has(step.nombre)
    const parts = chainOf(step, sources.get(step.nombre) ?? NO_SOURCE, times[step.nombre] ?? {}, isStage)
    const chain = tasksOf(step, parts, lasts, isStage)
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
  const products = production.productos.flatMap(({ nombre, partes }): ClockProduct | readonly ClockProduct[] => {
    const made = partes.flatMap(({ preparacion }) => preparacion ?? [])
    const [only] = made
    if (only !== undefined && !pieces.has(nombre)) return anchored(nombre, chains.get(only) ?? []) ?? []
    if (!pieces.has(nombre)) return []
    const answered = times[nombre]?.[assembly.key]
    const id = `${nombre} · ${assembly.key} · 0`
    chains.set(`${nombre} ${assembly.key}`, [
      {
        id,
        step: nombre,
        phase: assembly,
        doing: 'work',
        minutes: answered ?? assembly.minutes,
        each: answered ?? assembly.minutes,
        from: answered === undefined ? 'supposed' : 'own',
        isStage: false,
        after: made.flatMap((name) => lasts.get(name) ?? []),
      },
    ])
    return [{ name: nombre, last: id, tail: 0 }]
  })
  return { tasks: claimed([...chains.values()].flat(), products), products, sources }
}
