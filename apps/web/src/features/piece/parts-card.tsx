import { lazy, Suspense, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { needsOfLines } from '../../engine/parts.ts'
import { eurosText, numberWithUnit } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { MOST_NESTED_LEVELS } from '../../model/decode.ts'
import { newLine, type SavedFormula } from '../../model/formula.ts'
import { nestedFormulaOf, nestedLevelsIn } from '../../model/made.ts'
import {
  addPart,
  changePart,
  type KeptPiece,
  movePart,
  newPart,
  type PiecePartLine,
  removePart,
  weighPart,
} from '../../model/piece.ts'
import type { PieceReading } from '../../reading/read-piece.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { useToast } from '../../ui/toasts.tsx'
import type { PickedIngredient } from '../../views/ingredient-picker.tsx'
import { titleWords } from '../../words/es/bench.ts'
import { nestedFormulaWords } from '../../words/es/made.ts'
import { pieceScreenWords, pieceParts as say } from '../../words/es/piece.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import { PartRow } from './part-row.tsx'
import * as pieceCss from './piece.module.css'
import '../../ui/style/controls.css'

const IngredientPicker = lazy(() =>
  import('../../views/ingredient-picker.tsx').then((it) => ({ default: it.IngredientPicker })),
)

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly piece: KeptPiece
  readonly reading: PieceReading
  /** Changes the piece as it is by then. */
  readonly onEdit: (edit: (piece: KeptPiece) => KeptPiece) => void
}

/** Formulas that are offered before anything is typed. */
const MOST_OFFERED = 3
/** Of what is new, g. */
const FIRST_GRAMS = 20
const DECORATION_GRAMS = 2

const called = ({ formula }: SavedFormula): string => formula.name || titleWords.placeholder

export function PartsCard({ craft, workshop, device, piece, reading, onEdit }: Props) {
  const toast = useToast()
  const open = useOpener(workshop)
  const [picking, setPicking] = useState<'part' | 'decoration'>()
  const { facts } = reading
  const savedOf = (part: PiecePartLine) => device.saved.find(({ id }) => id === part.made?.entry)

  async function add({ name, own, saved }: PickedIngredient): Promise<void> {
    const isDecoration = picking === 'decoration'
    setPicking(undefined)
    if (saved && nestedLevelsIn(saved.formula) >= MOST_NESTED_LEVELS)
      return toast({ text: nestedFormulaWords.levels, isNews: true })
    const line = newLine(saved ? called(saved) : name, isDecoration ? DECORATION_GRAMS : FIRST_GRAMS, own)
    const part = { ...newPart(saved ? { ...line, made: nestedFormulaOf(saved) } : line), isDecoration }
    // Nothing is hidden while it loads: what reads it is there before it is.
    await craft.engine.load([...craft.engine.loaded, ...needsOfLines([part])])
    onEdit((now) => addPart(now, part))
  }

  async function follow(part: PiecePartLine, saved: SavedFormula): Promise<void> {
    const made = nestedFormulaOf(saved)
    await craft.engine.load([...craft.engine.loaded, ...needsOfLines([{ ...part, made }])])
    onEdit((now) => changePart(now, part.id, { made, name: called(saved) }))
    toast({
      text: nestedFormulaWords.followed(called(saved)),
      undo: () => onEdit((now) => changePart(now, part.id, part)),
    })
  }

  function remove(part: PiecePartLine, at: number): void {
    onEdit((now) => removePart(now, part.id))
    toast({ text: say.taken(shownName(part.name)), undo: () => onEdit((now) => addPart(now, part, at)) })
  }

  const isEmpty = piece.parts.length === 0
  return (
    <section className={`card ${pieceCss.parts}`} data-part="parts" aria-labelledby="parts">
      <header className="card-head">
        <h2 id="parts">{say.title}</h2>
        <span className="muted">{say.order}</span>
      </header>
      {isEmpty ? (
        <>
          <p className="lead">{pieceScreenWords.empty}</p>
          <p className="muted">{pieceScreenWords.emptyHelp}</p>
          <div className="buttons">
            {device.saved.slice(0, MOST_OFFERED).map((saved) => (
              <button
                key={saved.id}
                type="button"
                className="button"
                onClick={() => void add({ name: called(saved), saved })}
              >
                {called(saved)}
              </button>
            ))}
          </div>
        </>
      ) : (
        <ol className={pieceCss.partList}>
          {piece.parts.map((part, at) => (
            <PartRow
              key={part.id}
              part={part}
              number={at + 1}
              shape={piece.mould && (piece.mould.shape ?? 'round')}
              facts={facts?.partes[at]}
              faults={facts?.porRevisar.filter(({ ruta }) => ruta[0] === part.name) ?? []}
              saved={savedOf(part)}
              onChange={(change) => onEdit((now) => changePart(now, part.id, change))}
              onWeigh={(grams) => onEdit((now) => weighPart(now, part.id, grams))}
              onMove={(places) => onEdit((now) => movePart(now, part.id, places))}
              onOpen={() => {
                const saved = savedOf(part)
                if (saved) open({ ...saved.formula, entry: saved.id })
                else if (part.made) open({ ...part.made.formula, name: part.name })
              }}
              onFollow={(saved) => void follow(part, saved)}
              onRemove={() => remove(part, at)}
            />
          ))}
        </ol>
      )}
      {facts ? (
        <p className={pieceCss.partSum}>
          <span>{say.whole}</span>
          <span className="figure">{numberWithUnit(facts.peso.pieza, 'g', 1)}</span>
          <span className="figure">{eurosText(facts.coste.ingredientes)}</span>
        </p>
      ) : null}
      {picking ? (
        <Suspense fallback={<span className="picker-input" />}>
          <IngredientPicker
            craft={craft}
            type={workshop.formula.type}
            own={device.own}
            formulas={device.saved}
            initial=""
            onPick={(picked) => void add(picked)}
            onCancel={() => setPicking(undefined)}
          />
        </Suspense>
      ) : (
        <div className="buttons">
          <button type="button" className="button" onClick={() => setPicking('part')}>
            <DecorativeIcon name="plus" />
            {say.add}
          </button>
          {isEmpty ? null : (
            <button type="button" className="button quiet" onClick={() => setPicking('decoration')}>
              {say.addDecoration}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
