import { type ReactNode, useId, useState } from 'react'
import { numberText, shownName } from '../../format/page-speech.ts'
import { keepBatch } from '../../library/commands/batches.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import type { TracedLot } from '../../model/trace.ts'
import { dayOfYear } from '../../ui/dates.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { batchBookWords as say } from '../../words/es/batch-book.ts'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import { useTracedLots } from '../../workshop/use-traced-lots.ts'
import * as traceCss from './trace.module.css'
import '../../ui/style/controls.css'

/** px from the middle of a card to that of the next, as in the sheet of styles. */
const STEP = 80
const MIDDLE = 34

const onDay = (day: string): string => dayOfYear(new Date(`${day}T12:00`))

interface CardProps {
  readonly lead: string
  readonly text: string
  readonly isTied: boolean
  readonly isChosen?: boolean
  /** Only where one chooses. */
  readonly onChoose?: (() => void) | undefined
}

const Card = ({ lead, text, isTied, isChosen = false, onChoose }: CardProps) => {
  const inside = (
    <>
      <strong>{lead}</strong>
      <span className="muted">{text}</span>
    </>
  )
  return onChoose ? (
    <li data-tied={isTied || undefined}>
      <button type="button" className={traceCss.card} aria-pressed={isChosen} onClick={onChoose}>
        {inside}
      </button>
    </li>
  ) : (
    <li data-tied={isTied || undefined} aria-hidden={!isTied || undefined}>
      <div className={traceCss.card}>{inside}</div>
    </li>
  )
}

/** From the cards of one column to those of the next; what is not tied is thin. */
const Ties = ({ ties }: { readonly ties: readonly (readonly [from: number, to: number, isTied: boolean])[] }) => {
  const height = STEP * (1 + Math.max(0, ...ties.map(([from, to]) => Math.max(from, to))))
  const path = (at: number): number => at * STEP + MIDDLE
  return (
    <svg
      className={traceCss.ties}
      viewBox={`0 0 100 ${height}`}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ties.map(([from, to, isTied]) => (
        <path
          key={`${from} ${to}`}
          data-tied={isTied || undefined}
          d={`M0 ${path(from)} C50 ${path(from)} 50 ${path(to)} 100 ${path(to)}`}
        />
      ))}
    </svg>
  )
}

interface ColumnProps {
  readonly title: string
  readonly children: ReactNode
}

const Column = ({ title, children }: ColumnProps) => {
  const id = useId()
  return (
    <section className={traceCss.column} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

/** Those that are tied first: what one looks for is at the top. */
const tiedFirst = <One,>(all: readonly One[], isTied: (one: One) => boolean): readonly One[] => [
  ...all.filter(isTied),
  ...all.filter((one) => !isTied(one)),
]

const outOf = ({ pieces, to }: MadeBatch): string =>
  [...(pieces === undefined ? [] : [say.pieces(numberText(pieces, 0))]), to ?? say.toShop].join(' · ')

/** How many pieces some batches gave; nothing where nobody counted. */
function piecesOf(batches: readonly MadeBatch[]): string {
  const all = batches.flatMap(({ pieces }) => pieces ?? [])
  return all.length === 0
    ? ''
    : say.pieces(
        numberText(
          all.reduce((sum, one) => sum + one, 0),
          0,
        ),
      )
}

/** What came of a batch and where it went, written down later. */
function OutFields({ batch }: { readonly batch: MadeBatch }) {
  function keep(pieces: number | undefined, to: string): void {
    const { pieces: _, to: __, ...rest } = batch
    void keepBatch({ ...rest, ...(pieces !== undefined && { pieces }), ...(to.trim() !== '' && { to }) })
  }
  return (
    <div className={traceCss.out}>
      <div className="field">
        <span aria-hidden="true">{madeBatchWords.pieces}</span>
        <QuantityInput
          label={madeBatchWords.pieces}
          value={batch.pieces}
          onChange={(pieces) => keep(pieces, batch.to ?? '')}
          onClear={() => keep(undefined, batch.to ?? '')}
        />
      </div>
      <label className="field">
        {madeBatchWords.to}
        <input
          type="text"
          maxLength={120}
          value={batch.to ?? ''}
          onChange={(event) => keep(batch.pieces, event.target.value)}
        />
      </label>
    </div>
  )
}

interface Chosen {
  readonly from: 'lot' | 'label'
  readonly id?: string | undefined
}

function sentenceOf(lot: TracedLot | undefined, label: MadeBatch | undefined, lots: readonly TracedLot[]): string {
  if (lot) return say.lotHas(shownName(lot.name), lot.lot, lot.batches.length, piecesOf(lot.batches))
  if (label) return say.labelHas(label.lot, lots.filter(({ batches }) => batches.includes(label)).length)
  return ''
}

/** Where something went and where it came from: from a lot to every label, and from a label to every lot. */
export function LotTrace({ device }: { readonly device: Pick<DeviceShelf, 'batches' | 'own'> }) {
  const title = useId()
  const { batches, lots } = useTracedLots(device)
  const [{ from, id }, setChosen] = useState<Chosen>({ from: 'lot' })
  const lot = from === 'lot' ? lots.find((one) => one.id === id) : undefined
  const label = from === 'label' ? batches.find((one) => one.id === id) : undefined
  const isBatchTied = (one: MadeBatch): boolean => (lot ? lot.batches.includes(one) : label ? label === one : true)
  const isLotTied = (one: TracedLot): boolean => (lot ? lot === one : label ? one.batches.includes(label) : true)
  const isAny = lot !== undefined || label !== undefined
  const shownLots = from === 'lot' ? lots : tiedFirst(lots, isLotTied)
  const shown = from === 'label' ? batches : tiedFirst(batches, isBatchTied)
  const choose = (one: string): void => setChosen({ from, id: one === id ? undefined : one })
  const gone = [...new Set((lot?.batches ?? (label ? [label] : [])).flatMap(({ to }) => to ?? []))]
  return (
    <section
      className={`card ${traceCss.trace}`}
      aria-labelledby={title}
      data-part="trace"
      data-chosen={isAny || undefined}
    >
      <h2 id={title}>{say.trace}</h2>
      <div className={traceCss.head}>
        <p className="lead" aria-live="polite">
          {sentenceOf(lot, label, lots) || say.traceLead[from]}
        </p>
        <fieldset className="choices">
          <legend className="unseen">{say.from}</legend>
          {(['lot', 'label'] as const).map((one) => (
            <label key={one} className="choice">
              <input type="radio" name={title} checked={from === one} onChange={() => setChosen({ from: one })} />
              {say.ways[one]}
            </label>
          ))}
        </fieldset>
        <button type="button" className="button" onClick={() => print()}>
          {say.print}
        </button>
      </div>
      {gone.length > 0 ? <p className="muted">{say.went(gone.join('; '))}</p> : null}
      {lots.length === 0 ? <p>{say.noLots}</p> : null}
      <div className={traceCss.columns}>
        <Column title={say.wentIn}>
          {shownLots.map((one) => (
            <Card
              key={one.id}
              lead={shownName(one.name)}
              text={say.since(one.lot, onDay(one.since))}
              isTied={isLotTied(one)}
              isChosen={lot === one}
              onChoose={from === 'lot' ? () => choose(one.id) : undefined}
            />
          ))}
        </Column>
        <Ties
          ties={shownLots.flatMap((one, at) =>
            one.batches.map((made) => [at, shown.indexOf(made), isAny && isLotTied(one) && isBatchTied(made)] as const),
          )}
        />
        <Column title={say.made}>
          {shown.map((one) => (
            <Card
              key={one.id}
              lead={say.batchOn(onDay(one.day), one.formula.name || one.lot)}
              text={say.verdict[one.verdict] ?? ''}
              isTied={isBatchTied(one)}
            />
          ))}
        </Column>
        <Ties ties={shown.map((one, at) => [at, at, isAny && isBatchTied(one)] as const)} />
        <Column title={say.cameOut}>
          {shown.map((one) => (
            <Card
              key={one.id}
              lead={one.lot || say.noLot}
              text={outOf(one)}
              isTied={isBatchTied(one)}
              isChosen={label === one}
              onChoose={from === 'label' ? () => choose(one.id) : undefined}
            />
          ))}
        </Column>
      </div>
      {label ? <OutFields batch={label} /> : null}
      <p className="muted">{say.law}</p>
    </section>
  )
}
