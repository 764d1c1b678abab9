import { energyCheckOf } from '@obrador/balancer/sack'
import type { ReactNode } from 'react'
import { OPENED_SACK_PROCESSES, type SackDraft } from '../../../model/sack.ts'
import { sackWords as say } from '../../../words/es/sack.ts'
import * as sackCss from './sack.module.css'
import '../../../ui/style/controls.css'

interface Props {
  readonly draft: SackDraft
  /** The figure of the table that does not fit. */
  readonly clash: string | undefined
  readonly onTell: (told: Partial<SackDraft>) => void
  readonly onPaste: (text: string) => void
}

const FIELDS = [
  'energiaKcal',
  'grasas',
  'saturadas',
  'hidratosDeCarbono',
  'azucares',
  'fibra',
  'proteinas',
  'sal',
] as const

/** Whether energy goes with the rest: a slip of the typing shows there. */
function Energy({ table }: Pick<SackDraft, 'table'>) {
  const { state, kcal } = energyCheckOf(table)
  if (state === 'untold') return null
  if (state === 'off') return <p className={sackCss.off}>{say.energyOff(kcal)}</p>
  return <p>{say.energyFits(kcal)}</p>
}

function Table({ draft: { table }, clash, onTell }: Props) {
  return (
    <section className="card" aria-labelledby="sack-table">
      <h2 id="sack-table">{say.table}</h2>
      <div className={sackCss.table}>
        {FIELDS.map((field) => (
          <label key={field} className="field">
            {say.nutrients[field]}
            <input
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              placeholder={say.notPrinted}
              aria-invalid={clash === field}
              value={table[field] ?? ''}
              onChange={({ target: { value } }) => {
                const { [field]: _, ...others } = table
                onTell({ table: value.trim() === '' ? others : { ...others, [field]: value } })
              }}
            />
          </label>
        ))}
      </div>
      <Energy table={table} />
    </section>
  )
}

function Process({ draft, onTell }: Props) {
  return (
    <section className="card">
      <h2>{say.process}</h2>
      <fieldset className="choices">
        <legend className="unseen">{say.processLabel}</legend>
        {OPENED_SACK_PROCESSES.map((process) => (
          <label key={process} className="choice">
            <input
              type="radio"
              name="sack-process"
              checked={draft.process === process}
              onChange={() => onTell({ process })}
            />
            {say.processes[process]}
          </label>
        ))}
      </fieldset>
    </section>
  )
}

function Told({ draft: { measures, shares }, onTell }: Props): ReactNode {
  const all = [
    ...Object.entries(measures).map(([key, value]) => ({ key, value, is: 'measures' as const })),
    ...Object.entries(shares).map(([key, value]) => ({ key, value, is: 'shares' as const })),
  ]
  if (all.length === 0) return null
  return (
    <section className="card" aria-labelledby="sack-told">
      <h2 id="sack-told">{say.supplierSays}</h2>
      <ul className="reasons">
        {all.map(({ key, value, is }) => (
          <li key={`${is} ${key}`}>
            {say.toldFigure(is === 'shares' ? say.itemAt(Number(key)) : (say.measures[key] ?? key), value)}{' '}
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                const { [key]: _, ...others } = is === 'shares' ? shares : measures
                onTell({ [is]: others })
              }}
            >
              {say.takeAway}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The label as it is typed: its text, its table, and what it is. */
export function SackForm(props: Props) {
  const { draft, onTell, onPaste } = props
  return (
    <div className={sackCss.form}>
      <section className="card" aria-labelledby="sack-paste">
        <h2 id="sack-paste">{say.paste}</h2>
        <label className="field">
          {say.name}
          <input
            value={draft.name}
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => onTell({ name: target.value })}
          />
        </label>
        <label className="field">
          {say.list}
          <textarea
            rows={7}
            maxLength={8000}
            value={draft.text}
            placeholder={say.example}
            onChange={({ target }) => onTell({ text: target.value })}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text')
              if (draft.text.trim() !== '' || text.trim() === '') return
              event.preventDefault()
              onPaste(text)
            }}
          />
        </label>
      </section>
      <Table {...props} />
      <Process {...props} />
      <Told {...props} />
    </div>
  )
}
