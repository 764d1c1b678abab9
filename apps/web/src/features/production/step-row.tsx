import { roundTo } from '@obrador/engine'
import type { PlannedStep } from '@obrador/engine/production'
import { useId, useState } from 'react'
import { listText, numberText, shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import { changeDay } from '../../library/commands/day.ts'
import { DAY_LIMITS } from '../../model/day.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { workSheetWords } from '../../words/es/desk.ts'
import { momentWords, planWeighWords, miseWords as say } from '../../words/es/production.ts'
import { type DayMoment, momentMovedTo } from './moments.ts'
import * as productionCss from './production.module.css'
import { barText } from './step-bar.ts'
import type { StepNotes } from './step-notes.ts'
import { dayWithBox } from './weighed.ts'
import { lineWeightText } from './written.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly step: PlannedStep
  readonly notes: StepNotes
  /** When it is begun, as a sentence. */
  readonly starts: string
  readonly isDone: boolean
  /** Grams that were weighed before the plan asked for other amounts. */
  readonly before: number
  readonly moments: readonly DayMoment[]
  /** Its own among them. */
  readonly at: number
  /** What has it in it and is made before it. */
  readonly waiting: readonly string[]
  readonly isFixed: boolean
}

/** What is left of 100, from which making it takes nothing away. */
const ALL = 99.995

const shareOf = ({ shares }: StepNotes, line: number): string => {
  const share = shares[line]
  return share === undefined ? '' : numberText(share, 1)
}

/** At which moment it is made. */
const When = ({ step, moments, at }: { readonly step: string } & Pick<Props, 'moments' | 'at'>) => (
  <label className={productionCss.when}>
    {momentWords.whenShort}
    <select
      aria-label={momentWords.when(step)}
      value={at}
      onChange={(event) => changeDay((now) => momentMovedTo(now, step, Number(event.target.value)))}
    >
      {moments.map((one) => (
        <option key={one.at} value={one.at}>
          {one.name}
        </option>
      ))}
      {moments.length < DAY_LIMITS.moments ? <option value={moments.length}>{momentWords.other}</option> : null}
    </select>
  </label>
)

/** A preparation to make: for what, in how many batches, how much, and its grams. */
export function StepRow({ step, notes, starts, isDone, before, moments, at, waiting, isFixed }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { nombre, oficio, verdict, titular, para, texto, tandas, hechos, rendimiento, lineas } = step
  const total = weightText(step.gramosPesados)
  /** It is for nothing else than what it is called. */
  const isItself = para.length === 1 && para[0] === nombre
  const isSplit = tandas.numero > 1
  return (
    <li className={productionCss.step} data-part="day-step" data-craft={oficio} data-done={isDone || undefined}>
      <label className={productionCss.tick}>
        <input
          type="checkbox"
          checked={isDone}
          aria-label={say.tick(shownName(nombre), total)}
          onChange={(event) => changeDay((now) => dayWithBox(now, step, event.target.checked))}
        />
      </label>
      <button
        type="button"
        className={productionCss.stepOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={productionCss.stepWhat}>
          <strong>{nombre}</strong>
          <span className="muted">
            {before > 0 ? (
              <span className={productionCss.review}>▲ {planWeighWords.changed(weightText(before))} </span>
            ) : null}
            {titular ? <span className={productionCss.review}>{barText(titular)} </span> : null}
            {verdict === 'revisar' && !titular ? <span className={productionCss.review}>▼ {say.review}. </span> : null}
            {waiting.length > 0 ? (
              <span className={productionCss.review}>
                ▼{' '}
                {momentWords.late(
                  listText(
                    waiting.map((name) => `«${name}»`),
                    'y',
                  ),
                )}{' '}
              </span>
            ) : null}
            {[
              starts,
              isItself ? '' : texto,
              isSplit ? tandas.texto : '',
              hechos > 0 ? say.taken(weightText(hechos)) : '',
              rendimiento < ALL ? say.left(weightText(roundTo(step.gramos, 1))) : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </span>
        </span>
        <span className={`${productionCss.weight} figure`} data-part="day-weight">
          {total}
        </span>
        <DecorativeIcon name="chevron" />
      </button>
      <div id={id} className={productionCss.lines} data-part="day-lines" hidden={!isOpen}>
        <table className="table">
          <caption className="unseen">{say.lines(shownName(nombre))}</caption>
          <ColumnHeads
            rows={say.ingredient}
            figures={[
              ...(notes.base === undefined ? [] : [workSheetWords.share(notes.base)]),
              ...(isSplit ? [say.batch] : []),
              say.all,
            ]}
          />
          <tbody>
            {lineas.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a formula may have two lines of one name, and they never move.
              <tr key={place}>
                <th scope="row">{shownName(line.nombre)}</th>
                {notes.base === undefined ? null : <td className="number">{shareOf(notes, place)}</td>}
                {isSplit ? <td className="number">{lineWeightText(line.gramos, line)}</td> : null}
                <td className="number">{lineWeightText(line.total, line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {notes.says.map((text) => (
          <p key={text} data-part="day-says">
            {text}
          </p>
        ))}
        {isFixed ? null : <When step={nombre} moments={moments} at={at} />}
      </div>
    </li>
  )
}
