import { useState } from 'react'
import { hasNews } from '../formula/levels.ts'
import type { SavedFormula } from '../formula/model.ts'
import { euros, percent, withUnit } from '../formula/numbers.ts'
import type { Part } from '../formula/piece.ts'
import { forPeople } from '../messages/people.ts'
import { parts as say } from '../messages/piece.ts'
import { gauges } from '../messages/results.ts'
import { Icon } from '../parts/icons.tsx'
import { QuantityInput } from '../parts/quantity-input.tsx'
import type { PartFacts, PieceFacts } from './read-piece.ts'

interface Props {
  readonly part: Part
  readonly number: number
  readonly facts: PartFacts | undefined
  readonly faults: PieceFacts['porRevisar']
  /** The formula of the library that it is made of. */
  readonly saved: SavedFormula | undefined
  readonly onChange: (change: Partial<Part>) => void
  readonly onMove: (places: number) => void
  readonly onOpen: () => void
  readonly onFollow: (saved: SavedFormula) => void
  readonly onRemove: () => void
}

/** How a part is judged in its own craft: its faults, and those of what lies inside it. */
function Judged({ facts, faults }: Pick<Props, 'facts' | 'faults'>) {
  if (faults.length > 0) {
    return faults.map(({ ruta, porque }) => (
      <span key={ruta.join()} className="part-fault">
        <span aria-hidden="true">{gauges.shape.under}</span> {forPeople(porque)}
      </span>
    ))
  }
  return facts?.preparacion?.verdict ? <span className="part-note">{say.right}</span> : null
}

export function PartRow(props: Props) {
  const { part, number, facts, faults, saved, onChange, onMove, onOpen, onFollow, onRemove } = props
  const [isOpen, setOpen] = useState(false)
  const { name, made } = part
  return (
    <li className="part" data-craft={made?.formula.craft} data-open={isOpen || undefined}>
      <div className="part-name">
        <span className="part-title">{name}</span>
        <Judged facts={facts} faults={faults} />
        {part.isDecoration ? <span className="part-note">{say.decoration}</span> : null}
        {part.loss > 0 && facts ? (
          <span className="part-note">{say.lost(percent(part.loss), withUnit(facts.gramosNecesarios, 'g', 1))}</span>
        ) : null}
        {made && hasNews(made, saved) ? (
          <span className="part-note">
            {say.changed}{' '}
            <button type="button" className="likely" onClick={() => onFollow(saved)}>
              {say.follow}
            </button>
          </span>
        ) : null}
      </div>
      <span className="swatch shade" data-shade={number % 3} aria-hidden="true">
        {number}
      </span>
      <QuantityInput value={part.grams} label={say.grams(name)} onChange={(grams) => onChange({ grams })} />
      <span className="part-cost figure">{facts?.coste === undefined ? say.noPrice : euros(facts.coste)}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={say.more(name)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen ? (
        <div className="part-more">
          <div className="pair">
            <div className="field">
              <span aria-hidden="true">{say.loss}</span>
              <QuantityInput value={part.loss} label={say.lossOf(name)} onChange={(loss) => onChange({ loss })} />
            </div>
            <div className="field">
              <span aria-hidden="true">{say.density}</span>
              <QuantityInput
                value={part.density}
                label={say.densityOf(name)}
                placeholder="1"
                onChange={(density) => onChange({ density })}
                onClear={() => onChange({ density: undefined })}
              />
            </div>
          </div>
          <label className="check-line">
            <input
              type="checkbox"
              checked={part.isDecoration}
              onChange={(event) => onChange({ isDecoration: event.target.checked })}
            />
            {say.decoration}
          </label>
          <div className="buttons">
            <button type="button" className="button" onClick={() => onMove(-1)}>
              {say.up}
            </button>
            <button type="button" className="button" onClick={() => onMove(1)}>
              {say.down}
            </button>
            {made ? (
              <button type="button" className="button" onClick={onOpen}>
                {say.open}
              </button>
            ) : null}
            <button type="button" className="button" onClick={onRemove}>
              <Icon name="trash" />
              {say.take}
            </button>
          </div>
        </div>
      ) : null}
    </li>
  )
}
