import { lazy, Suspense, useState } from 'react'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { needsOfLines } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { eurosText, numberWithUnit } from '../../format/numbers.ts'
import { changePiece, forgetPiece, keepPiece } from '../../library/commands/pieces.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { newId } from '../../model/formula.ts'
import { blankPiece, type KeptPiece, type PieceMould, weighPart } from '../../model/piece.ts'
import { statedInFormula } from '../../model/stated.ts'
import { withOwnTexts, workshopReading } from '../../reading/food-label.ts'
import { wordedLabel } from '../../reading/on-label.ts'
import { type PieceFacts, type PieceReading, readPiece } from '../../reading/read-piece.ts'
import { safetyChip } from '../../reading/safety-chip.ts'
import { PageLink } from '../../routes/page-link.tsx'
import { goToPage, useDocument } from '../../routes/use-page.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { NameField } from '../../ui/name-field.tsx'
import * as pageCss from '../../ui/page.module.css'
import { useToast } from '../../ui/toasts.tsx'
import { ChipRow, type FactChip } from '../../views/chip-row.tsx'
import * as verdictCss from '../../views/verdict.module.css'
import { assembledWords, pieceScreenWords as say } from '../../words/es/piece.ts'
import { gaugeWords } from '../../words/es/results.ts'
import { loadingText } from '../../words/es/shell.ts'
import { openLabelOf, openPiece, takeToDay } from '../../workshop/pieces.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { PieceDrawing } from './drawing.tsx'
import { PieceLabelCard } from './label-card.tsx'
import { MouldFields } from './mould-fields.tsx'
import { PartsCard } from './parts-card.tsx'
import * as pieceCss from './piece.module.css'
import { PriceCard } from './price-card.tsx'
import '../../ui/style/print.css'
import '../../ui/style/controls.css'

const AssembledSheet = lazy(() =>
  import('../../views/assembled-sheet.tsx').then((it) => ({ default: it.AssembledSheet })),
)

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

const LONGEST_NAME = 120

/** As the styles have it: there is room for every deed. */
const isWideNow = (): boolean => matchMedia('(min-width: 51.25rem)').matches

/** What it may be called, and how it keeps by the part that keeps least. */
function chipsOf({ legalName }: KeptPiece, { conservacion, etiqueta }: PieceFacts): readonly FactChip[] {
  const name = legalName.trim()
  const safety = safetyChip(etiqueta)
  return [
    name === ''
      ? {
          id: 'name',
          shape: gaugeWords.close.in,
          tone: 'open',
          text: say.nameless,
          why: <p>{say.namelessWhy}</p>,
        }
      : { id: 'name', shape: gaugeWords.shape.in, tone: 'good', text: say.named(name), why: <p>{say.namedWhy}</p> },
    safety && conservacion
      ? {
          id: 'safety',
          ...safety,
          more: say.keep(conservacion.parte),
          why: safety.told.map((text) => <p key={text}>{text}</p>),
        }
      : {
          id: 'safety',
          shape: gaugeWords.close.in,
          tone: 'open',
          text: say.untold,
          why: <p>{etiqueta.obligatorio.find(({ id }) => id === 'f')?.texto}</p>,
        },
  ]
}

interface SentenceProps {
  readonly piece: KeptPiece
  readonly reading: PieceReading
}

function Sentence({ piece, reading: { facts, problem } }: SentenceProps) {
  const isRight = facts?.titular.bueno === true
  return (
    <section
      className={verdictCss.verdict}
      data-part="verdict"
      data-tone={facts === undefined ? 'none' : isRight ? 'good' : 'bad'}
      aria-label={say.summary}
      aria-live="polite"
    >
      {facts ? (
        <span className={verdictCss.shape} data-part="verdict-shape" aria-hidden="true">
          {isRight ? gaugeWords.shape.in : gaugeWords.shape.under}
        </span>
      ) : null}
      <p className={verdictCss.text} data-part="verdict-text">
        {facts ? facts.resumen : (problem ?? '')}
      </p>
      {facts ? <ChipRow chips={chipsOf(piece, facts)} /> : null}
    </section>
  )
}

/** On a telephone how the piece stands stays in sight, and leads to its parts. */
function Summary({ facts }: { readonly facts: PieceFacts }) {
  const wrong = new Set(facts.porRevisar.map(({ ruta }) => ruta[0])).size
  const { bueno } = facts.titular
  return (
    <a className={verdictCss.summaryBar} data-part="summary-bar" href="#parts" data-tone={bueno ? 'good' : 'bad'}>
      <span className={verdictCss.summaryShape} aria-hidden="true">
        {bueno ? gaugeWords.shape.in : gaugeWords.shape.under}
      </span>
      <span className={verdictCss.summaryText}>
        {bueno || wrong > 0 ? say.short(wrong, facts.partes.length) : facts.resumen}
      </span>
      <span className={verdictCss.summaryWorst}>
        {say.shortFigures(numberWithUnit(facts.peso.pieza, 'g', 1), eurosText(facts.coste.pieza))}
      </span>
    </a>
  )
}

const withMould = ({ mould: _, ...piece }: KeptPiece, mould: PieceMould | undefined): KeptPiece => ({
  ...piece,
  ...(mould && { mould }),
})

/** A piece made of parts: whether it is right, how high it stands, what it costs and what its label says. */
export function PiecePage({ craft: { id: craftId, engine: first }, workshop, device }: Props) {
  const toast = useToast()
  const [fresh] = useState(newId)
  const [isAssembled, setAssembled] = useState(false)
  const id = useDocument() ?? device.pieces[0]?.id ?? fresh
  const piece = device.pieces.find((one) => one.id === id) ?? blankPiece(id)
  const engine = useEngine([...first.loaded, ...needsOfLines(piece.parts)])
  const craft = craftOfEngine(engine, craftId)
  if (!device.isRead) return <p className="loading">{loadingText}</p>

  const edit = (change: (piece: KeptPiece) => KeptPiece): void => changePiece(id, change)
  const reading: PieceReading =
    piece.parts.length === 0 ? {} : readPiece(engine, piece, device.own, device.prices, workshopReading(device))
  const { facts } = reading

  function remove(): void {
    forgetPiece(id)
    goToPage('formulas')
    toast({ text: say.removed(piece.name || say.placeholder), undo: () => keepPiece(piece) })
  }

  function take(): void {
    const isTaken = takeToDay(piece)
    toast({ text: isTaken ? say.taken(piece.name || say.placeholder) : say.full, isNews: !isTaken })
    if (isTaken) goToPage('produccion')
  }

  return (
    <div className={`${pageCss.page} ${pieceCss.piece}`}>
      <header className={pieceCss.head}>
        <p className="muted">
          <PageLink to="formulas">{say.back}</PageLink> <DecorativeIcon name="chevron" /> {say.place}
        </p>
        <h1 className="unseen">{piece.name || say.placeholder}</h1>
        <NameField
          className={pieceCss.name}
          label={say.name}
          placeholder={say.placeholder}
          longest={LONGEST_NAME}
          value={piece.name}
          onName={(name) => edit((one) => ({ ...one, name }))}
        />
        <div className="buttons">
          {piece.parts.length === 0 ? null : (
            <>
              <button type="button" className="button primary" onClick={take}>
                <DecorativeIcon name="day" />
                {say.toDay}
              </button>
              <button type="button" className="button" onClick={() => setAssembled(true)}>
                {assembledWords.open}
              </button>
              <button type="button" className={`button ${pieceCss.wide}`} onClick={() => openLabelOf(id)}>
                {say.label}
              </button>
              <button type="button" className={`button ${pieceCss.wide}`} onClick={() => window.print()}>
                <DecorativeIcon name="print" />
                {say.print}
              </button>
            </>
          )}
          {piece.savedAt === '' ? null : (
            <MenuButton
              className="button"
              items={[
                ...(isWideNow() || piece.parts.length === 0
                  ? []
                  : [
                      { id: 'label', label: say.label, run: () => openLabelOf(id) },
                      { id: 'print', label: say.print, run: () => window.print() },
                    ]),
                { id: 'other', label: say.other, run: () => openPiece() },
                { id: 'remove', label: say.remove, deletes: true, run: remove },
              ]}
            >
              {say.more}
              <DecorativeIcon name="down" />
            </MenuButton>
          )}
        </div>
      </header>
      {piece.parts.length === 0 ? null : <Sentence piece={piece} reading={reading} />}
      <div className={pieceCss.columns}>
        <div className={pieceCss.drawing}>
          {piece.parts.length === 0 ? null : (
            <PieceDrawing piece={piece} onGrams={(part, grams) => edit((one) => weighPart(one, part.id, grams))}>
              <MouldFields mould={piece.mould} onChange={(mould) => edit((one) => withMould(one, mould))} />
            </PieceDrawing>
          )}
        </div>
        <div className={pieceCss.pieceParts}>
          <PartsCard craft={craft} workshop={workshop} device={device} piece={piece} reading={reading} onEdit={edit} />
        </div>
        {piece.parts.length === 0 ? null : (
          <div className={pieceCss.price}>
            <PriceCard piece={piece} facts={facts} hasOwnPrices={Object.keys(device.prices).length > 0} onEdit={edit} />
          </div>
        )}
        {facts ? (
          <div className={pieceCss.told}>
            <PieceLabelCard
              id={id}
              on={wordedLabel(
                withOwnTexts(facts.etiqueta, { lines: piece.parts }, device.own),
                statedInFormula(piece),
                { name: piece.name, lines: piece.parts },
                device.habits,
                workshopReading(device),
              )}
            />
          </div>
        ) : null}
      </div>
      {facts ? <Summary facts={facts} /> : null}
      {isAssembled ? (
        <Suspense>
          <AssembledSheet piece={piece} onClose={() => setAssembled(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
