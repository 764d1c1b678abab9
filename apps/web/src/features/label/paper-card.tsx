import { type ReactNode, useRef } from 'react'
import { rememberHabit } from '../../library/commands/habits.ts'
import type { WorkshopHabits } from '../../model/habits.ts'
import { fontPointsOf, type LabelPaperSize, MM_PER_PX, PAPER_IDS, paperIdOf } from '../../model/paper.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { paperWords as say } from '../../words/es/label-desk.ts'
import { gaugeWords } from '../../words/es/results.ts'
import { ScreenCalibration } from './calibration.tsx'
import type { CheckedMention } from './checks.ts'
import * as labelCss from './label.module.css'
import { useSize } from './use-size.ts'
import '../../ui/style/controls.css'

export const PAPER_VIEWS = ['real', 'double', 'sheet'] as const
export type PaperView = (typeof PAPER_VIEWS)[number]

interface Props {
  readonly views: readonly PaperView[]
  readonly view: PaperView
  readonly habits: WorkshopHabits
  readonly paper: LabelPaperSize
  /** mm, of the label as it is. */
  readonly height: number
  readonly checks: readonly CheckedMention[]
  readonly onView: (view: PaperView) => void
  /** What is looked at: the label, or the sheet. */
  readonly children: ReactNode
}

const DOUBLE = 2
/** Round what is looked at, px. */
const ROOM = 32

function Fields({ habits }: Pick<Props, 'habits'>) {
  const id = paperIdOf(habits)
  const { paperWidth, paperHeight } = habits
  return (
    <div className={labelCss.paperFields}>
      <label className="field">
        {say.paper}
        <select value={id} onChange={(event) => rememberHabit({ paper: event.target.value })}>
          {PAPER_IDS.map((one) => (
            <option key={one} value={one}>
              {say.papers[one]}
            </option>
          ))}
        </select>
      </label>
      {id === 'custom' ? (
        <>
          <div className="field">
            <span aria-hidden="true">{say.width}</span>
            <QuantityInput label={say.width} value={paperWidth} onChange={(mm) => rememberHabit({ paperWidth: mm })} />
          </div>
          <div className="field">
            <span aria-hidden="true">{say.height}</span>
            <QuantityInput
              label={say.height}
              value={paperHeight}
              onChange={(mm) => rememberHabit({ paperHeight: mm })}
            />
          </div>
        </>
      ) : null}
      <div className="field">
        <span aria-hidden="true">{say.points}</span>
        <QuantityInput
          label={say.points}
          value={fontPointsOf(habits)}
          onChange={(points) => rememberHabit({ points })}
        />
      </div>
    </div>
  )
}

/** The label as it will be stuck, at its real size or larger, and whether it can be read. */
export function PaperCard({ views, view, habits, paper, height, checks, onView, children }: Props) {
  const desk = useRef<HTMLDivElement>(null)
  const room = useSize(desk)
  const screen = habits.screen ?? 1
  const content = useRef<HTMLDivElement>(null)
  const size = useSize(content)
  const most = room && size && size.width > 0 ? (room.width - ROOM) / size.width : 1
  const factor = view === 'real' ? screen : view === 'double' ? Math.min(DOUBLE * screen, most) : Math.min(1, most)
  return (
    <section className="card" aria-labelledby="paper">
      <header className="card-head">
        <h2 id="paper">{say.title}</h2>
        <fieldset className={`choices ${labelCss.paperViews}`}>
          <legend className="unseen">{say.view}</legend>
          {views.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="view" checked={view === one} onChange={() => onView(one)} />
              {say.views[one]}
            </label>
          ))}
        </fieldset>
      </header>
      {view === 'sheet' ? null : <Fields habits={habits} />}
      <section
        className={labelCss.paperDesk}
        ref={desk}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a label wider than the screen is scrolled by the keyboard too.
        tabIndex={0}
        aria-label={view === 'sheet' ? say.sheetView : say.preview}
      >
        <div style={{ width: `${(size?.width ?? 0) * factor}px`, height: `${(size?.height ?? 0) * factor}px` }}>
          <div
            ref={content}
            className={labelCss.paperContent}
            data-part="paper-content"
            style={{ transform: `scale(${factor})` }}
          >
            {children}
          </div>
        </div>
      </section>
      {view === 'sheet' ? null : (
        <>
          <p className={`${labelCss.paperSize} muted`} data-part="paper-size">
            {view === 'double' ? <span>{say.times(factor / screen)}</span> : null}
            <span>{say.size(paper.width, height)}</span>
          </p>
          <ul className={labelCss.checks}>
            {checks.map(({ text, isMet }) => (
              <li key={text} data-ok={isMet}>
                <span aria-hidden="true">{isMet ? gaugeWords.shape.in : gaugeWords.shape.under}</span> {text}
              </li>
            ))}
          </ul>
          {view === 'real' ? <ScreenCalibration screen={screen} pxOfMm={1 / MM_PER_PX} /> : null}
        </>
      )}
    </section>
  )
}
