import { type ClockPhase, craftClocks, type PhaseKind, type StageClock } from '@obrador/engine/clock'
import type { PlannedStep } from '@obrador/engine/production'
import type { DayClock } from '../../model/day-clock.ts'
import type { CraftId } from '../../model/formula.ts'
import { toldStepIn, turnsToldIn } from '../../model/method.ts'
import { phaseWords } from '../../words/es/clock.ts'
import type { ClockSource } from './clock-sources.ts'
import { ripeningOf, type TimeTeller } from './stage-lines.ts'

/** The phases of one preparation, one after another: as its formula tells them, as somebody answered, or as they are supposed. */

export interface ClockPart {
  readonly phase: ClockPhase
  readonly doing: PhaseKind
  readonly minutes: number
  /** Minutes of one batch, as they are asked for. */
  readonly each: number
  /** Who says how long it takes. */
  readonly from: TimeTeller
  readonly degrees?: number | undefined
  /** Which of how many turns. */
  readonly turn?: readonly [number, number]
}

type Told = ReturnType<typeof toldStepIn>
type Answers = DayClock['times'][string]

const colder = (doing: PhaseKind, isCold: boolean): PhaseKind =>
  doing === 'wait' && isCold ? 'cold' : doing === 'cold' && !isCold ? 'wait' : doing

/** One phase: as it is told, or as somebody answered, or as it is supposed. */
function partsOf(
  phase: ClockPhase,
  told: Told,
  answered: number | undefined,
  supposed: number,
  times: number,
): readonly ClockPart[] {
  const all = told.filter((one) => one.phase === phase.key)
  const [first] = all
  // What somebody does is done once, however many sentences tell it; what waits may wait here and then there.
  const isOnce = phase.doing === 'work' || phase.doing === 'oven'
  const mine = isOnce && first ? [{ ...first, minutes: all.reduce((sum, { minutes }) => sum + minutes, 0) }] : all
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

/** Work and rest by turns: what is told of all turns is shared by them, the last rest is the one that is told last. */
function turnParts(count: number, work: readonly ClockPart[], rests: readonly ClockPart[]): readonly ClockPart[] {
  const [turn] = work
  const [rest] = rests
  if (!turn) return []
  const each = turn.from === 'formula' ? Math.ceil(turn.minutes / count) : turn.each
  return Array.from({ length: count }, (_, at): readonly ClockPart[] => {
    const after = at === count - 1 ? (rests.at(-1) ?? rest) : rest
    return [{ ...turn, minutes: each, each, turn: [at + 1, count] }, ...(after ? [after] : [])]
  }).flat()
}

function stageParts(clock: StageClock, source: ClockSource, answers: Answers): readonly ClockPart[] {
  const [make, rise] = clock.phases
  const told = toldStepIn(source.steps, [make, rise])
  const { stage } = source
  if (!stage) return [make, rise].flatMap((phase) => partsOf(phase, told, answers[phase.key], phase.minutes, 1))
  const { minutes, degrees, from } = ripeningOf(clock, stage, answers)
  return [
    ...partsOf(make, told, answers[make.key], make.minutes, 1),
    { phase: rise, doing: 'wait', minutes, each: minutes, from, degrees },
  ]
}

function partsOfStep(step: PlannedStep, source: ClockSource, answers: Answers, isStage: boolean): readonly ClockPart[] {
  const clock = craftClocks[step.oficio as CraftId]
  if (isStage && clock.stage) return stageParts(clock.stage, source, answers)
  const { phases } = clock
  const told = toldStepIn(source.steps, phases)
  const usual = clock.types?.[step.type] ?? {}
  const of = (phase: ClockPhase, isThere = !phase.isOptional): readonly ClockPart[] =>
    partsOf(phase, told, answers[phase.key], usual[phase.key] ?? (isThere ? phase.minutes : 0), step.tandas.numero)
  const turning = phases.find(({ turns }) => turns)
  const count = turning?.turns && (turnsToldIn(source.steps, turning.turns.count) ?? clock.turns?.[step.type] ?? 0)
  const resting = count ? phases.find(({ key }) => key === turning?.turns?.rest) : undefined
  return phases.flatMap((phase) => {
    if (phase === resting) return []
    return count && resting && phase === turning ? turnParts(count, of(phase, true), of(resting, true)) : of(phase)
  })
}

/** The same, each phase called as the page speaks. */
export const clockChainOf = (...[step, ...asked]: Parameters<typeof partsOfStep>): readonly ClockPart[] =>
  partsOfStep(step, ...asked).map((part) => ({
    ...part,
    phase: { ...part.phase, ...phaseWords[step.oficio as CraftId]?.[part.phase.key] },
  }))
