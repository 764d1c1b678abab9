import { type ProductLabel, listText as spanishList } from '@obrador/engine'
import { Fragment } from 'react'
import { shownAmount } from '../../format/shown-amount.ts'
import type { OnLabel } from '../../model/mentions.ts'
import * as factsCss from '../../ui/facts.module.css'
import { NutritionTable } from '../../views/label-panel.tsx'
import { LabelText } from '../../views/label-text.tsx'
import { pieceLabelWords as say } from '../../words/es/piece.ts'
import { labelTextWords as printed } from '../../words/printed-label.ts'
import { openLabelOf } from '../../workshop/pieces.ts'
import * as pieceCss from './piece.module.css'

interface Props {
  readonly id: string
  readonly on: OnLabel
}

/** «Contiene trigo y leche.», what it contains in bold. */
function Contains({ alergenos: { presentes, texto } }: Pick<ProductLabel, 'alergenos'>) {
  const words = new Set(presentes.flatMap(({ palabras }) => palabras))
  // The longest first, so that «nuez de Brasil» is not taken for «nuez».
  const any = [...words].toSorted((one, other) => other.length - one.length).join('|')
  const spans = any === '' ? [texto] : texto.split(new RegExp(`(${any})`))
  return (
    <p lang="es">
      {spans.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence, whose words stay where they are.
        <Fragment key={at}>{words.has(text) ? <strong>{text}</strong> : text}</Fragment>
      ))}
    </p>
  )
}

/** What the label of a piece says, in short; all of it is on its label, and on the sheet that is printed. */
export function PieceLabelCard({ id, on: { label, stated } }: Props) {
  const { traces = [] } = stated
  const { por100g, porRacion } = label.nutricion
  return (
    <section className={`card ${pieceCss.label}`} aria-labelledby="label">
      <header className="card-head">
        <h2 id="label">{say.title}</h2>
      </header>
      <dl className={`${factsCss.facts} ${pieceCss.energy}`} data-part="facts piece-energy">
        <div>
          <dt>{say.energy}</dt>
          <dd>
            <strong>{porRacion && shownAmount(porRacion.energiaKcal.texto)}</strong>{' '}
            <span className="muted">{say.per100(shownAmount(por100g.energiaKcal.texto))}</span>
          </dd>
        </div>
      </dl>
      <Contains alergenos={label.alergenos} />
      {traces.length === 0 ? null : (
        <p lang="es" data-part="piece-traces">
          {printed.traces} {spanishList(traces, 'y')}.
        </p>
      )}
      <div className={pieceCss.declared}>
        <LabelText list={label.ingredientes} />
        <NutritionTable nutricion={label.nutricion} perPortion={say.perPiece} />
        {label.menciones.map((text) => (
          <p key={text} lang="es">
            {text}
          </p>
        ))}
      </div>
      <button type="button" className="button" onClick={() => openLabelOf(id)}>
        {say.prepare}
      </button>
    </section>
  )
}
