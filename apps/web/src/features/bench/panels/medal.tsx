import type { FormulaOverview } from '@obrador/engine'
import { comesFirst } from '../../../reading/mark.ts'
import { medalWords as say } from '../../../words/es/panels.ts'
import * as panelsCss from './panels.module.css'
import '../../../ui/style/controls.css'

interface Props {
  readonly overview: FormulaOverview
  readonly medal: 'gold' | 'silver' | 'bronze' | undefined
  readonly title: string
  readonly reasons: readonly string[]
}

/** A medal and why: never the colour alone, and never over what may not be sold or nobody has read. */
export function MedalPanel({ overview: { first }, medal, title, reasons }: Props) {
  const { estado } = first
  if (comesFirst(estado) && estado !== 'casi') return <p className="muted">{say.none(say.first[estado])}</p>
  return (
    <div className={panelsCss.medal}>
      <svg className={panelsCss.medalDisc} data-medal={medal ?? 'none'} viewBox="0 0 48 56" aria-hidden="true">
        <path className={panelsCss.medalRibbon} d="M14 32 9 54l9-4 6 6V34zM34 32l5 22-9-4-6 6V34z" />
        <circle cx="24" cy="21" r="19" />
        <path
          className={panelsCss.medalStar}
          d="m24 10 3.4 7 7.6 1-5.600 5.400 1.400 7.600L24 27.300l-6.800 3.700 1.400-7.600L13 18l7.600-1z"
        />
      </svg>
      <div>
        <p className={panelsCss.medalTitle}>{title}</p>
        <ul className="reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
