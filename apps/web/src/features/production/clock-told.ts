import { capitaliseName } from '@obrador/engine'
import { craftClocks } from '@obrador/engine/clock'
import type { PlannedStep } from '@obrador/engine/production'
import { lazyFormatter } from '../../format/formatter.ts'
import { pageLocale, shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import type { CraftId } from '../../model/formula.ts'
import { clockWords as say, theNoun } from '../../words/es/clock.ts'
import { machineNames, miseWords } from '../../words/es/production.ts'
import type { ClockSource } from './clock-sources.ts'
import { type ClockTask, HANDS, OVEN } from './clock-tasks.ts'
import { type ClockMeeting, type ClockView, MINUTE_MS, type ShownMoment } from './clock-view.ts'
import type { StepNotes } from './step-notes.ts'
import type { DayHours } from './use-day-clock.ts'

/** How the moments of the clock are told. */

const dateOf = (minute: number): Date => new Date(Math.round(minute) * MINUTE_MS)
/** «6:00». */
export const hourText = (minute: number): string => {
  const date = dateOf(minute)
  return `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`
}
/** «06:00» and «2026-11-17», as they are kept. */
export const keptHour = (minute: number): string => hourText(minute).padStart(5, '0')
export const keptDay = (minute: number): string => dateOf(minute).toLocaleDateString('sv-SE')

const weekday = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { weekday: 'long', day: 'numeric' }))
const DAY = 86_400_000

function nearDay(minute: number, now: number): string | undefined {
  const midnight = (of: number): number => new Date(dateOf(of)).setHours(0, 0, 0, 0)
  const days = Math.round((midnight(minute) - midnight(now)) / DAY)
  if (days === 0) return say.today
  if (days === 1) return say.tomorrow
  return days === -1 ? say.yesterday : undefined
}

/** «hoy», «mañana», «sábado 21». */
export const dayWord = (minute: number, now: number): string =>
  nearDay(minute, now) ?? weekday(dateOf(minute)).replace(',', '')

/** «hoy», «el sábado 21»: the same in the middle of a sentence. */
const onDay = (minute: number, now: number): string => nearDay(minute, now) ?? say.onDay(dayWord(minute, now))

/** Whether it is begun with some of the last one. */
const isSeeded = (step: PlannedStep | undefined, source: ClockSource | undefined): boolean =>
  source?.stage !== undefined &&
  (craftClocks[step?.oficio as CraftId]?.stage?.seeded.kinds.includes(source.stage.kind) ?? false)

/** «Amasa la hogaza», «Haz el poolish de la baguette», «Refresca la masa madre». */
export function taskTitleOf(task: ClockTask, step: PlannedStep | undefined, source: ClockSource | undefined): string {
  const [does = capitaliseName(task.phase.label)] = task.phase.verb ?? []
  if (!task.isStage) return say.does(does, task.step)
  return `${isSeeded(step, source) ? say.refresh : does} ${say.stageOf(task.step, task.product)}`
}

/** The same as what is due: «el poolish de la baguette», «amasar la hogaza». */
export const taskDueOf = (task: ClockTask): string =>
  task.isStage
    ? say.stageOf(task.step, task.product)
    : `${task.phase.verb?.[1] ?? task.phase.label} ${theNoun(task.step)}`

/** «10 kg de harina y 6,5 kg de agua»; what is put to what is there already, with a plus. */
const taskGramsOf = ({ lines, isMore }: ClockTask): string =>
  lines.length === 0
    ? ''
    : `${isMore ? '+ ' : ''}${say.grams(lines.map(({ name, grams }) => [weightText(grams), shownName(name)]))}`

export function taskDetailOf(
  moment: ShownMoment,
  step: PlannedStep | undefined,
  source: ClockSource | undefined,
  notes: StepNotes,
): string {
  const { task, next } = moment
  const details = [taskGramsOf(task)].filter(Boolean)
  if (source?.stage?.seeded !== undefined) details.push(say.seeded(source.stage.seeded))
  if (source?.stage?.isDoseUnknown) details.push(say.noDose)
  if (task.phase.joins && !task.isStage && notes.water) details.push(notes.water)
  if (task.phase.divides && notes.divide) details.push(notes.divide)
  if (task.turn) details.push(say.turn(...task.turn))
  if (task.doing === 'oven') details.push(say.bakes(task.minutes, task.degrees, hourText(moment.end)))
  else if (!task.isStage) details.push(say.rises(task.minutes, task.degrees))
  for (const { task: wait, start } of next) {
    if (wait.isStage) details.push((isSeeded(step, source) ? say.ripe : say.rises)(wait.minutes, wait.degrees))
    else if (wait.doing === 'cold' && wait.degrees !== undefined)
      details.push(say.chills(hourText(start), wait.minutes, wait.degrees))
    else details.push(say.waits(wait.phase.label, wait.minutes, wait.degrees))
  }
  return details.map((one) => one.replace(/\.$/, '')).join('. ')
}

export interface FromWhom {
  readonly isSure: boolean
  readonly text: string
}

/** Who says the time: what is only supposed is said first. */
export function timeSourceText({ task, before, next }: ShownMoment): FromWhom {
  // Of what is begun before the rest it is the hours until it is ripe that count.
  const all = task.isStage ? next.map((wait) => wait.task) : [...before, task]
  const guess = all.find(({ from }) => from === 'supposed')
  if (guess) return { isSure: false, text: say.supposed(guess.phase.label, guess.minutes) }
  return { isSure: true, text: all.some(({ from }) => from === 'own') ? say.fromOwn : say.fromFormula }
}

const startWord = (view: Pick<ClockView, 'start'>, now: number): string => {
  const word = onDay(view.start, now)
  return say.start(hourText(view.start), word === say.today ? '' : word)
}

/** «Para hornear a las 6:00, empieza a las 12:40.» */
export function clockSentence({ at, ready, isBaked, soonest, ...view }: ClockView, now: number): string {
  const start = startWord(view, now)
  if (soonest !== undefined) return say.late(hourText(at), hourText(soonest))
  if (ready !== undefined) return say.both(hourText(at), hourText(ready), start)
  return (isBaked ? say.baking : say.having)(hourText(at), start)
}

/** What meets, with what and when. */
export const meetingText = ({ resource, at, places, tasks }: ClockMeeting): string =>
  resource === HANDS
    ? say.meetsHands(hourText(at), tasks.map(taskDueOf), places)
    : say.meets(
        resource === OVEN ? say.inOven : say.inMachine(machineNames[resource as CraftId]),
        hourText(at),
        tasks.map(({ step }) => theNoun(step)),
        places,
      )

/** «Empieza hoy a las 12:40.»: when the first thing of a preparation is done. */
export function stepStartText({ plan, view, now }: DayHours, step: string): string {
  const starts = plan.tasks.flatMap((task) => (task.step === step ? (view?.spans.get(task.id)?.start ?? []) : []))
  const first = Math.min(...starts)
  return starts.length === 0 ? '' : miseWords.starts(hourText(first), onDay(first, now))
}

/** What the hours of a day rest on without anybody having said so, each once. */
export const supposedTexts = ({ asked }: ClockView): readonly string[] =>
  asked.filter(({ doing }) => doing !== 'work').map(({ phase, step, each }) => say.supposedOf(phase.label, step, each))
