import { numberText } from '../../format/page-speech.ts'
import { rememberHabit } from '../../library/commands/habits.ts'
import * as gaugesCss from '../../views/gauges.module.css'
import { paperWords as say } from '../../words/es/label-desk.ts'
import * as labelCss from './label.module.css'

interface Props {
  readonly screen: number
  readonly pxOfMm: number
}

/** mm of a bank card (ISO/IEC 7810, ID-1). */
const CARD = { width: 85.6, height: 53.98 } as const
const RANGE = { least: 0.5, most: 2, step: 0.01 } as const

/** A screen does not say how large its pixels are: a card that everybody has does. */
export function ScreenCalibration({ screen, pxOfMm }: Props) {
  const width = CARD.width * pxOfMm * screen
  return (
    <details className={`${gaugesCss.moreFigures} ${labelCss.calibration}`}>
      <summary>{say.calibrate}</summary>
      <p className="muted">{say.cardHelp}</p>
      <label>
        {say.card}
        <output>{numberText(100 * screen, 0)} %</output>
        <input
          type="range"
          min={RANGE.least}
          max={RANGE.most}
          step={RANGE.step}
          value={screen}
          onChange={(event) => rememberHabit({ screen: Number(event.target.value) })}
        />
      </label>
      <div className={labelCss.cardDesk}>
        <div
          className={labelCss.cardShape}
          style={{ width: `${width}px`, height: `${(width * CARD.height) / CARD.width}px` }}
        />
      </div>
    </details>
  )
}
