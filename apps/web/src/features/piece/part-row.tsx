import { useState } from 'react'
import { eurosText, numberWithUnit, percentWithUnit } from '../../format/numbers.ts'
import { decapitaliseName, shownName } from '../../format/page-speech.ts'
import { isUnweighedRow, type SavedFormula } from '../../model/formula.ts'
import { hasNewerVersion } from '../../model/levels.ts'
import type { MouldShape, PiecePartLine } from '../../model/piece.ts'
import type { PartFacts, PieceFacts } from '../../reading/read-piece.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { pieceParts as say } from '../../words/es/piece.ts'
import { gaugeWords, lawWords } from '../../words/es/results.ts'
import { partMaterialOf } from './materials.ts'
import * as pieceCss from './piece.module.css'
import '../../ui/style/controls.css'

type Fault = PieceFacts['porRevisar'][number]
type PartReport = NonNullable<PartFacts['preparacion']>

interface Props {
  readonly part: PiecePartLine
  readonly number: number
  /** Of the mould that it lies in; none without one. */
  readonly shape: MouldShape | undefined
  readonly facts: PartFacts | undefined
  readonly faults: PieceFacts['porRevisar']
  /** The formula of the library that it is made of. */
  readonly saved: SavedFormula | undefined
  readonly onChange: (change: Partial<PiecePartLine>) => void
  readonly onWeigh: (grams: number | undefined) => void
  readonly onMove: (places: number) => void
  readonly onOpen: () => void
  readonly onFollow: (saved: SavedFormula) => void
  readonly onRemove: () => void
}

/** What is known of a preparation inside another, by the names that lead there. */
const reportAt = (report: PartReport | undefined, [, ...inner]: readonly string[]): PartReport | undefined =>
  inner.reduce<PartReport | undefined>(
    (outer, name) => outer?.preparaciones?.find(({ nombre }) => nombre === name),
    report,
  )

/** A row says what is wrong; why it may not bear its name comes with the rest of it. */
function inShort({ porque, verdict }: Fault, report: PartReport | undefined): string {
  if (report?.titular) return porque
  if (verdict === 'revisar') return report?.resumen ?? porque
  return report?.legal ? lawWords.mayNot(report.legal.denominacion, '', false) : porque
}

/** What is wrong with a part in its own craft, and with what lies inside it. */
const Faults = ({ faults, facts, isOpen }: Pick<Props, 'faults' | 'facts'> & { readonly isOpen: boolean }) =>
  faults.map((fault) => {
    const { ruta, nombre, porque } = fault
    const told = isOpen ? porque : inShort(fault, reportAt(facts?.preparacion, ruta))
    return (
      <p key={ruta.join()} className={pieceCss.partFault} data-part="part-fault">
        <span aria-hidden="true">{gaugeWords.shape.under}</span>{' '}
        {ruta.length > 1 ? `${say.within(nombre)} ${decapitaliseName(told)}` : told}
      </p>
    )
  })

export function PartRow(props: Props) {
  const { part, number, shape, facts, faults, saved, onChange, onWeigh, onMove, onOpen, onFollow, onRemove } = props
  const [isOpen, setOpen] = useState(false)
  const { name, made } = part
  return (
    <li className={pieceCss.part} data-craft={made?.formula.craft} data-open={isOpen || undefined}>
      <div className={pieceCss.partName}>
        <span className={pieceCss.partTitle} data-part="part-title">
          {shownName(name)}
        </span>
        {faults.length === 0 && facts?.preparacion?.verdict ? (
          <span className={pieceCss.partNote}>{say.right}</span>
        ) : null}
        {part.isDecoration ? <span className={pieceCss.partNote}>{say.decoration}</span> : null}
        {part.loss > 0 && facts ? (
          <span className={pieceCss.partNote}>
            {say.lost(percentWithUnit(part.loss), numberWithUnit(facts.gramosNecesarios, 'g', 1))}
          </span>
        ) : null}
        {made && hasNewerVersion(made, saved) ? (
          <span className={pieceCss.partNote}>
            {say.changed}{' '}
            <button type="button" className="likely" onClick={() => onFollow(saved)}>
              {say.follow}
            </button>
          </span>
        ) : null}
      </div>
      <span
        className={`${pieceCss.partNumber} ${pieceCss.material}`}
        data-material={partMaterialOf(part)}
        aria-hidden="true"
      >
        {number}
      </span>
      <QuantityInput
        unit="g"
        value={isUnweighedRow(part) ? undefined : part.grams}
        label={say.grams(shownName(name))}
        onChange={onWeigh}
        onClear={() => onWeigh(undefined)}
      />
      <span className={`${pieceCss.partCost} figure`}>
        {facts?.coste === undefined ? say.noPrice : eurosText(facts.coste)}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={say.more(shownName(name))}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <DecorativeIcon name="more" />
      </button>
      <Faults faults={faults} facts={facts} isOpen={isOpen} />
      {isOpen ? (
        <div className={pieceCss.partMore}>
          <div className="pair">
            <div className="field">
              <span aria-hidden="true">{say.loss}</span>
              <QuantityInput
                value={part.loss}
                label={say.lossOf(shownName(name))}
                onChange={(loss) => onChange({ loss })}
              />
            </div>
            <div className="field">
              <span aria-hidden="true">{say.density}</span>
              <QuantityInput
                value={part.density}
                label={say.densityOf(shownName(name))}
                placeholder="1"
                onChange={(density) => onChange({ density })}
                onClear={() => onChange({ density: undefined })}
              />
            </div>
            {shape ? (
              <div className="field">
                <span aria-hidden="true">{say.width[shape]}</span>
                <QuantityInput
                  value={part.diameter}
                  label={say.widthOf(shownName(name))}
                  placeholder={say.toTheWall}
                  onChange={(diameter) => onChange({ diameter })}
                  onClear={() => onChange({ diameter: undefined })}
                />
              </div>
            ) : null}
          </div>
          <label className="check-line">
            <input
              type="checkbox"
              checked={part.isDecoration}
              onChange={(event) => onChange({ isDecoration: event.target.checked })}
            />
            {say.decoration}
          </label>
          <label className="check-line">
            <input
              type="checkbox"
              checked={part.wraps === true}
              onChange={(event) => onChange({ wraps: event.target.checked || undefined })}
            />
            {say.wraps}
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
              <DecorativeIcon name="trash" />
              {say.take}
            </button>
          </div>
        </div>
      ) : null}
    </li>
  )
}
