import { capitaliseName } from '@obrador/engine'
import type { CSSProperties } from 'react'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { useWidth } from '../../ui/use-width.ts'
import { clockWords as say } from '../../words/es/clock.ts'
import * as clockCss from './clock.module.css'
import type { ClockPlan, ClockTask } from './clock-tasks.ts'
import { dayWord, hourText } from './clock-told.ts'
import type { ClockView } from './clock-view.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly view: ClockView
  readonly plan: ClockPlan
  readonly now: number
  /** On paper it is only drawn: no hour of now, no table. */
  readonly isPaper?: boolean
}

const HOUR = 60
const STEPS = [1, 2, 3, 4, 6, 12, 24]
/** px of the track on paper, and of a letter beside `1rem`. */
const TRACK = 640
const LETTER = 0.5
/** Letters of an hour, with some air; of «ahora, 5:41» and of «horno, 6:00». */
const TICK_LETTERS = 6.5
const MARK_LETTERS = 13
const KINDS = ['work', 'wait', 'cold', 'oven'] as const

interface Bar {
  readonly task: ClockTask
  readonly start: number
  readonly end: number
}

const labelOf = ({ task }: Bar): string => {
  if (task.doing === 'work') return ''
  if (task.isStage) return say.risen(task.step, task.degrees)
  return task.doing === 'cold' ? say.cold(task.phase.label, task.degrees) : task.phase.label
}

/** Preparations of a product that go on at once stand below each other. */
function lanesOf(bars: readonly Bar[]): readonly (readonly Bar[])[] {
  const lanes: Bar[][] = []
  const steps = Map.groupBy(
    bars.toSorted((one, other) => one.start - other.start),
    ({ task }) => task.step,
  )
  for (const chain of steps.values()) {
    const begins = Math.min(...chain.map(({ start }) => start))
    const free = lanes.find((lane) => lane.every(({ end }) => end <= begins))
    if (free) free.push(...chain)
    else lanes.push([...chain])
  }
  return lanes
}

const hoursBetween = (from: number, to: number, most: number): readonly number[] => {
  const first = Math.ceil(from / HOUR) * HOUR
  const every = STEPS.find((step) => (to - from) / (step * HOUR) <= most) ?? 24
  return Array.from({ length: Math.floor((to - first) / HOUR) + 1 }, (_, at) => first + at * HOUR).filter(
    (minute) => new Date(minute * HOUR * 1000).getHours() % every === 0,
  )
}

/** The same for whoever cannot see it. */
const BarsTable = ({ bars, now }: { readonly bars: readonly Bar[]; readonly now: number }) => (
  <details>
    <summary>{say.table}</summary>
    <table className="table">
      <ColumnHeads rows={say.heads[0] ?? ''} figures={say.heads.slice(1)} />
      <tbody>
        {bars
          .toSorted((one, other) => one.start - other.start)
          .map(({ task, start, end }) => (
            <tr key={task.id}>
              <th scope="row">{task.product}</th>
              <td>{`${capitaliseName(task.phase.label)}, ${task.step}`}</td>
              <td className="number">{`${hourText(start)} ${dayWord(start, now)}`}</td>
              <td className="number">{`${hourText(end)} ${dayWord(end, now)}`}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </details>
)

/** The hours of each product: solid where somebody works, pale where it waits, hatched in the cold, ink in the oven. */
export function ClockBars({ view, plan, now, isPaper = false }: Props) {
  const from = Math.floor((Math.min(view.start, ...[...view.spans.values()].map(({ start }) => start)) - 20) / 30) * 30
  const to = Math.ceil((view.end + 20) / 30) * 30
  const place = (minute: number): string => `${(100 * (minute - from)) / (to - from)}%`
  const bars = plan.tasks.flatMap((task): Bar[] => {
    const span = view.spans.get(task.id)
    return span ? [{ task, start: span.start, end: span.end }] : []
  })
  const rows = plan.products.map(({ name }) => ({
    name,
    lanes: lanesOf(bars.filter(({ task }) => task.product === name)),
  }))
  const { box, width } = useWidth<HTMLDivElement>()
  const letters = (width || TRACK) / (LETTER * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const isNow = !isPaper && now > from && now < to
  // Of two that would stand on each other, what is written at the first stands before its line.
  const isNear = isNow && (Math.abs(now - view.at) / (to - from)) * letters < MARK_LETTERS
  const sideOf = (isFirst: boolean): string => (isNear && isFirst ? clockCss.before : '')
  return (
    <figure className={clockCss.figure}>
      <div role="img" aria-label={say.figure(rows.length, hourText(from), hourText(to))} className={clockCss.drawing}>
        <div ref={box} className={clockCss.track} data-part="clock-axis">
          {hoursBetween(from, to, letters / TICK_LETTERS).map((minute) => (
            <span key={minute} className={clockCss.tick} style={{ left: place(minute) }}>
              <span>
                {new Date(minute * HOUR * 1000).getHours() === 0 ? <span>{dayWord(minute, now)}</span> : null}
                {hourText(minute)}
              </span>
            </span>
          ))}
          <span className={`${clockCss.target} ${sideOf(view.at < now)}`} style={{ left: place(view.at) }}>
            {view.isBaked ? say.oven(hourText(view.at)) : say.ready(hourText(view.at))}
          </span>
          {view.ready === undefined ? null : (
            <span className={clockCss.target} style={{ left: place(view.ready) }}>
              {say.ready(hourText(view.ready))}
            </span>
          )}
          {isNow ? (
            <span className={`${clockCss.now} ${sideOf(now <= view.at)}`} style={{ left: place(now) }}>
              {say.now(hourText(now))}
            </span>
          ) : null}
        </div>
        {rows.map(({ name, lanes }) => (
          <div key={name} className={clockCss.row}>
            <strong>{name}</strong>
            <div className={clockCss.lanes}>
              {lanes.map((lane) => (
                <div key={lane[0]?.task.id} className={clockCss.lane}>
                  {lane.map((bar) => {
                    const label = labelOf(bar)
                    return (
                      <span
                        key={bar.task.id}
                        className={clockCss.bar}
                        data-doing={bar.task.doing}
                        style={
                          {
                            left: place(bar.start),
                            '--long': bar.end - bar.start,
                            '--all': to - from,
                            '--letters': label.length,
                          } as CSSProperties
                        }
                      >
                        <span>{label}</span>
                      </span>
                    )
                  })}
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <figcaption className={clockCss.key} aria-hidden="true">
        {KINDS.map((doing) => (
          <span key={doing}>
            <span className={clockCss.swatch} data-doing={doing} />
            {say.doing[doing]}
          </span>
        ))}
      </figcaption>
      {isPaper ? null : <BarsTable bars={bars} now={now} />}
    </figure>
  )
}
