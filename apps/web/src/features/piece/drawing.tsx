import { roundTo } from '@obrador/engine'
import { type ReactNode, useState } from 'react'
import { gramsText, numberWithUnit } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import type { KeptPiece, PieceMould, PiecePartLine } from '../../model/piece.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { useDesk } from '../../ui/use-wide.ts'
import { drawingWords as say } from '../../words/es/piece.ts'
import { PartBars, PieceCut } from './cut.tsx'
import { gramsForHeight, mouldOverflowOf, type PieceSection, pieceSectionOf } from './geometry.ts'
import { vesselOfMould } from './mould.ts'
import * as pieceCss from './piece.module.css'
import '../../ui/style/controls.css'

interface Props {
  readonly piece: KeptPiece
  readonly onGrams: (part: PiecePartLine, grams: number) => void
  /** What is said of the mould. */
  readonly children: ReactNode
}

const MM_DECIMALS = 2

interface ToldProps extends Pick<Props, 'onGrams'> {
  readonly parts: readonly PiecePartLine[]
  readonly section: PieceSection | undefined
  readonly mould: PieceMould | undefined
}

/** The same as the drawing, to be read and typed: a height gives the grams. */
function Told({ parts, section, mould, onGrams }: ToldProps) {
  const heightOf = (part: PiecePartLine) => {
    const wrap = section?.wraps.find((one) => one.part.id === part.id)
    if (wrap) return say.wraps(wrap.thickness)
    const layer = section?.layers.find((one) => one.part.id === part.id)
    if (!layer || !mould) return say.onTop
    return (
      <QuantityInput
        label={say.thickness(shownName(part.name))}
        value={roundTo(layer.height, MM_DECIMALS)}
        onChange={(height) => onGrams(part, gramsForHeight(layer, height, mould))}
      />
    )
  }
  return (
    <table className={`table ${pieceCss.layers}`}>
      <caption>{say.table}</caption>
      <ColumnHeads rows={say.part} figures={section ? [say.tall, say.weight] : [say.weight]} />
      <tbody>
        {parts.map((part, at) => (
          <tr key={part.id}>
            <th scope="row">{`${at + 1}. ${shownName(part.name)}`}</th>
            {section ? <td className="number">{heightOf(part)}</td> : null}
            <td className="number">{numberWithUnit(part.grams, 'g', 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const VIEWS = ['cut', 'true'] as const

/** A cut through the piece, as it stands in its mould. */
export function PieceDrawing({ piece, onGrams, children }: Props) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('cut')
  const isWide = useDesk()
  const { mould, parts } = piece
  const isDrawn = mould !== undefined && mould.diameter > 0 && mould.length !== 0
  const section = isDrawn ? pieceSectionOf(parts, mould) : undefined
  const hasWeight = parts.some((part) => part.grams > 0)
  const over = section && isDrawn ? mouldOverflowOf(section, mould) : undefined
  const { depth, widthAt } = isDrawn
    ? vesselOfMould(mould)
    : { depth: undefined, widthAt: () => Number.POSITIVE_INFINITY }
  // Half a sphere narrows: what is wide enough at its foot may not be at its top.
  const tight = section?.layers.find(({ width = 0, from, height }) => width > widthAt(from + height))
  const isCut = section !== undefined && section.layers.length > 0
  return (
    <section className="card" aria-labelledby="cut">
      <header className="card-head">
        <h2 id="cut">{mould ? say.title : say.bars}</h2>
        {isCut ? (
          <fieldset className={`choices ${pieceCss.views}`}>
            <legend className="unseen">{say.view}</legend>
            {VIEWS.map((one) => (
              <label key={one} className="choice">
                <input type="radio" name="view" checked={view === one} onChange={() => setView(one)} />
                {say.views[one]}
              </label>
            ))}
          </fieldset>
        ) : null}
      </header>
      {isCut && isDrawn ? (
        <PieceCut
          section={section}
          mould={mould}
          isOver={over !== undefined}
          isTrue={view === 'true'}
          isNamed={isWide && view === 'cut'}
        />
      ) : hasWeight ? (
        <PartBars parts={parts} isNamed={isWide} />
      ) : null}
      {isCut && view === 'true' ? <p className="muted">{say.trueSize}</p> : null}
      {section?.bare.map(({ part, around, grams: missing }) => (
        <p key={part.id} className="over-text">
          {say.bare(`${gramsText(Math.ceil(missing))} g`, around.name, part.name)}
        </p>
      ))}
      {tight ? <p className="over-text">{say.tight(shownName(tight.part.name))}</p> : null}
      {over ? <p className="over-text">{say.over(over.over, `${gramsText(over.grams)} g`, over.part.name)}</p> : null}
      <p className="muted">
        {section ? (section.isEstimated ? say.estimated : say.measured) : say.byWeight}{' '}
        {section && depth !== undefined && !over ? say.fits(section.height, depth) : null}
      </p>
      {children}
      <Told parts={parts} section={section} mould={mould} onGrams={onGrams} />
    </section>
  )
}
