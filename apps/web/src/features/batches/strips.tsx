import { useEffect, useId, useMemo, useState } from 'react'
import { spreadText } from '../../format/numbers.ts'
import { numberText } from '../../format/page-speech.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import { NINE_IN_TEN } from '../../reading/believed.ts'
import { dayOfYear } from '../../ui/dates.ts'
import { useThumb } from '../../ui/use-wide.ts'
import { useWidth } from '../../ui/use-width.ts'
import { batchBookWords as say } from '../../words/es/batch-book.ts'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import {
  readingNamesIn,
  type StripBand,
  type StripPoint,
  stripEdgesOf,
  stripPointsOf,
  stripScaleOf,
} from './strip-scale.ts'
import * as stripsCss from './strips.module.css'
import '../../ui/style/controls.css'

/** px: the axis at the left, the strip, the lots above it, the days below, and the narrowest column of a batch. */
const AXIS = 44
const HEIGHT = 170
const ABOVE = 20
const BELOW = 24
const NARROWEST = 58
const WIDEST = 96

const decimalsOf = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) < 2 ? 3 : 1)
const figure = (value: number): string => numberText(value, decimalsOf(value))

interface StripProps {
  readonly points: readonly StripPoint[]
  readonly next: StripBand | undefined
  readonly column: number
  readonly hasDays: boolean
}

/** A mark by its shape: learned and agreeing, just so, or not learned. */
function Mark({
  x,
  y,
  point: { told, isLearned },
}: {
  readonly x: number
  readonly y: number
  readonly point: StripPoint
}) {
  if (!told) return null
  if (!isLearned)
    return (
      <g className={stripsCss.notLearned}>
        <path d={`M${x - 7} ${y - 6}h14l-7 12z`} />
        <text x={x + 10} y={y + 4}>{`${figure(told.read)} ?`}</text>
      </g>
    )
  const isGood = told.agrees === 'si'
  return (
    <g>
      <circle cx={x} cy={y} r={5} className={isGood ? stripsCss.agrees : stripsCss.just} />
      {isGood ? null : (
        <text x={x + 9} y={y + 4} className={stripsCss.read}>
          {figure(told.read)}
        </text>
      )}
    </g>
  )
}

function Strip({ points, next, column, hasDays }: StripProps) {
  const { low, high, ticks } = useMemo(() => stripScaleOf(points, next), [points, next])
  const yOf = (value: number): number => {
    const within = Math.max(low, Math.min(high, value))
    return ABOVE + HEIGHT * (1 - (within - low) / (high - low))
  }
  const xOf = (at: number): number => AXIS + (at + 0.5) * column
  const columns = points.length + (next ? 1 : 0)
  const width = AXIS + columns * column
  const learned = points.flatMap(({ told, isLearned }, at) =>
    told && isLearned ? [`${xOf(at)},${yOf(told.read)}`] : [],
  )
  const height = ABOVE + HEIGHT + (hasDays ? BELOW : 8)
  return (
    <svg
      className={stripsCss.chart}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={AXIS} x2={width} y1={yOf(tick)} y2={yOf(tick)} className={stripsCss.grid} />
          <text x={AXIS - 8} y={yOf(tick) + 4} textAnchor="end" className={stripsCss.tick}>
            {numberText(tick, high - low < 0.5 ? 3 : high - low < 5 ? 1 : 0)}
          </text>
        </g>
      ))}
      {points.map(({ told, batch }, at) => {
        if (!told) return null
        const [bottom, top] = stripEdgesOf({ value: told.expected, sd: told.sd }).map(yOf) as [number, number]
        const left = AXIS + at * column + 1
        return (
          <g key={batch.id} className={stripsCss.band}>
            <rect x={left} y={top} width={column - 2} height={bottom - top} />
            <path d={`M${left} ${top}h${column - 2}M${left} ${bottom}h${column - 2}`} />
          </g>
        )
      })}
      {points.map(({ opened, batch }, at) =>
        opened.length === 0 ? null : (
          <g key={batch.id}>
            <line
              x1={AXIS + at * column}
              x2={AXIS + at * column}
              y1={4}
              y2={ABOVE + HEIGHT}
              className={stripsCss.opens}
            />
            <text x={AXIS + at * column + 4} y={14} className={stripsCss.tick}>
              {say.opens(opened[0] ?? '', opened.length - 1)}
            </text>
          </g>
        ),
      )}
      {next ? (
        <rect
          className={stripsCss.next}
          x={AXIS + points.length * column + 1}
          y={yOf(stripEdgesOf(next)[1])}
          width={column - 2}
          height={yOf(stripEdgesOf(next)[0]) - yOf(stripEdgesOf(next)[1])}
        />
      ) : null}
      <polyline points={learned.join(' ')} className={stripsCss.line} />
      {points.map((point, at) => (
        <Mark key={point.batch.id} x={xOf(at)} y={yOf(point.told?.read ?? 0)} point={point} />
      ))}
      {hasDays
        ? [...points.map(({ batch }) => dayOfYear(new Date(batch.at))), ...(next ? [say.next] : [])].map((day, at) => (
            <text
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are told by their place.
              key={at}
              x={xOf(at)}
              y={ABOVE + HEIGHT + 18}
              textAnchor="middle"
              className={stripsCss.tick}
            >
              {day}
            </text>
          ))
        : null}
    </svg>
  )
}

const Legend = () => (
  <p className={`muted ${stripsCss.legend}`} aria-hidden="true">
    <span className={stripsCss.keyBand} /> {say.legend.band} <span className={stripsCss.keyGood}>●</span>{' '}
    {say.legend.si} <span className={stripsCss.keyGood}>○</span> {say.legend.justo}{' '}
    <span className={stripsCss.keyNot}>▽</span> {say.legend.no}
  </p>
)

function Table({ que, points }: { readonly que: string; readonly points: readonly StripPoint[] }) {
  return (
    <details>
      <summary>{say.asTable(madeBatchWords.reading(que))}</summary>
      <table className="table">
        <caption>{madeBatchWords.reading(que)}</caption>
        <thead>
          <tr>
            {say.heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ batch, told, isLearned }) =>
            told ? (
              <tr key={batch.id}>
                <th scope="row">{dayOfYear(new Date(batch.at))}</th>
                <td>{batch.lot}</td>
                <td>{`${figure(told.expected)} ± ${spreadText(NINE_IN_TEN * told.sd)}`}</td>
                <td>{figure(told.read)}</td>
                <td>{isLearned ? (say.verdict[told.agrees] ?? told.agrees) : say.legend.no}</td>
              </tr>
            ) : null,
          )}
        </tbody>
      </table>
    </details>
  )
}

interface Props {
  /** Of one formula, newest first. */
  readonly batches: readonly MadeBatch[]
  /** What is expected of the next one, by reading. */
  readonly next: Readonly<Record<string, StripBand>>
}

/** What was measured and what was expected, one strip for each reading over the same batches; a telephone shows one at a time. */
export function ReadingStrips({ batches, next }: Props) {
  const title = useId()
  const isWide = !useThumb()
  const { box, width } = useWidth<HTMLElement>()
  const readings = useMemo(() => readingNamesIn(batches), [batches])
  const [chosen, setChosen] = useState<string>()
  const one = readings.find((que) => que === chosen) ?? readings[0]
  const shown = isWide ? readings : readings.filter((que) => que === one)
  const columns = batches.length + 1
  const column = Math.max(NARROWEST, Math.min(WIDEST, (width - AXIS) / columns))
  // The newest is what one looks for: where they do not all fit, the oldest are to the left.
  useEffect(() => {
    if (box.current && width > 0 && columns > 0) box.current.scrollLeft = box.current.scrollWidth
  }, [box, width, columns])
  if (readings.length === 0) return null
  return (
    <section className={`card ${stripsCss.strips}`} aria-labelledby={title} data-part="strips">
      <header className={stripsCss.head}>
        <h2 id={title}>{say.strips}</h2>
        <Legend />
      </header>
      {!isWide && readings.length > 1 ? (
        <fieldset className="choices">
          <legend className="unseen">{say.strip}</legend>
          {readings.map((que) => (
            <label key={que} className="choice">
              <input type="radio" name={title} checked={que === one} onChange={() => setChosen(que)} />
              {madeBatchWords.reading(que)}
            </label>
          ))}
        </fieldset>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard. */}
      <section className={stripsCss.scrolled} ref={box} tabIndex={0} aria-label={say.stripsOf}>
        {shown.map((que, at) => {
          const points = stripPointsOf(batches, que)
          const last = points.findLast(({ told }) => told)?.told
          const unit = madeBatchWords.unit(que)
          return (
            <figure
              key={que}
              className={stripsCss.strip}
              role="img"
              aria-label={say.stripName(
                madeBatchWords.reading(que),
                points.filter(({ told }) => told).length,
                last ? figure(last.read) : '',
                last ? `${figure(last.expected)} ± ${spreadText(NINE_IN_TEN * last.sd)}` : '',
              )}
            >
              <p
                className={stripsCss.axis}
              >{`↑ ${madeBatchWords.reading(que)}${unit === '' || unit === '°Brix' ? '' : ` (${unit})`}`}</p>
              <Strip points={points} next={next[que]} column={column} hasDays={at === shown.length - 1} />
            </figure>
          )
        })}
      </section>
      {shown.map((que) => (
        <Table key={que} que={que} points={stripPointsOf(batches, que)} />
      ))}
    </section>
  )
}
