import type { OwnIngredients } from '../craft/request.ts'
import { withOwnTexts } from '../formula/food-label.ts'
import type { Piece } from '../formula/piece.ts'
import { forPeople } from '../messages/people.ts'
import { label as say } from '../messages/piece.ts'
import { Nutrition } from '../panels/label-panel.tsx'
import { LabelText } from '../parts/label-text.tsx'
import type { PieceFacts } from './read-piece.ts'

interface Props {
  readonly piece: Piece
  readonly facts: PieceFacts
  readonly own: OwnIngredients
  readonly onName: (legalName: string) => void
}

/** What the label of a piece says: its parts with their own ingredients in brackets. */
export function PieceLabel({ piece, facts, own, onName }: Props) {
  const label = withOwnTexts(facts.etiqueta, { lines: piece.parts }, own)
  const warnings = [...new Set([...label.warnings, ...facts.warnings].map(forPeople))]
  return (
    <section className="card piece-label" aria-labelledby="label">
      <header className="card-head">
        <h2 id="label">{say.title}</h2>
      </header>
      <label className="field">
        {say.name}
        <input
          value={piece.legalName}
          maxLength={120}
          placeholder={piece.name}
          onChange={(event) => onName(event.target.value)}
        />
      </label>
      {piece.legalName.trim() === '' ? <p className="muted">{say.nameless}</p> : null}
      <LabelText list={label.ingredientes} />
      <p>{label.alergenos.texto}</p>
      <Nutrition nutricion={label.nutricion} perPortion={say.perPiece} />
      {label.menciones.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {warnings.length > 0 ? (
        <details className="more-figures">
          <summary>
            {say.warnings} <span className="muted">{warnings.length}</span>
          </summary>
          <ul className="reasons">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}
