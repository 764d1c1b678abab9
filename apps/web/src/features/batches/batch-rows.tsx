import { useState } from 'react'
import { decapitaliseName, listText, numberText } from '../../format/page-speech.ts'
import { forgetBatch, keepBatch } from '../../library/commands/batches.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import { untoldLinesOf } from '../../model/recall.ts'
import { latelyText } from '../../ui/dates.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { batchBookWords as say } from '../../words/es/batch-book.ts'
import { madeBatchWords } from '../../words/es/made-batch.ts'
import { recallWords } from '../../words/es/recall.ts'
import { openLabelOf } from '../../workshop/pieces.ts'
import { useOpener } from '../../workshop/use-opener.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as batchesCss from './batches.module.css'

const MARK: Readonly<Record<string, string>> = { si: '●', justo: '○', no: '▽', pendiente: '–' }

/** How many there are, and how many of those that were measured came out as expected. */
export function countedText(batches: readonly MadeBatch[]): string {
  const measured = batches.filter(({ verdict }) => verdict !== 'pendiente')
  return say.count(batches.length, measured.filter(({ verdict }) => verdict === 'si').length, measured.length)
}

/** One batch as others may see it: what was measured and what it said, never the lots of what was bought. */
const asText = ({ formula, day, readings, sentence, lot }: MadeBatch): string =>
  [
    `${formula.name || lot} · ${day}`,
    sentence,
    ...(readings.length > 0
      ? [
          say.readings(
            readings
              .map(({ que, value }) =>
                `${madeBatchWords.reading(que)} ${numberText(value, 3)} ${madeBatchWords.unit(que)}`.trim(),
              )
              .join(', '),
          ),
        ]
      : []),
  ].join('\n')

/** Whose lot nobody told, in a batch that tells others. */
function untoldIn(batch: MadeBatch): string {
  const names = untoldLinesOf(batch).map((line) => decapitaliseName(line.name))
  return names.length === 0 || names.length === batch.lines.length ? '' : recallWords.untoldOf(listText(names, 'y'))
}

interface RowProps {
  readonly batch: MadeBatch
  readonly isNamed: boolean
  /** None where there is no table to open it on, nor a label to print. */
  readonly onOpen: ((batch: MadeBatch) => void) | undefined
}

function Row({ batch, isNamed, onOpen }: RowProps) {
  const toast = useToast()
  const { lot, at, formula, verdict, sentence, note, pieces, to } = batch
  const name = formula.name || lot
  const untold = untoldIn(batch)

  function remove(): void {
    void forgetBatch(batch.id)
    toast({ text: say.removed, undo: () => void keepBatch(batch) })
  }

  async function share(): Promise<void> {
    try {
      await navigator.clipboard.writeText(asText(batch))
      toast({ text: say.shared, isNews: true })
    } catch {
      toast({ text: say.notShared, isNews: true })
    }
  }

  return (
    <li className={batchesCss.row} data-part="batch-row">
      <span className={batchesCss.mark} data-agrees={verdict} aria-hidden="true">
        {MARK[verdict] ?? '–'}
      </span>
      <strong>{latelyText(new Date(at))}</strong>
      <span className={batchesCss.words}>
        {isNamed ? <b>{name}. </b> : null}
        <span className="unseen">{`${say.verdict[verdict] ?? ''}. `}</span>
        {sentence}
        {note ? <span className="muted">{` ${note}`}</span> : null}
        {untold ? <span className="muted">{` ${untold}`}</span> : null}
      </span>
      <span className={`muted ${batchesCss.lot}`}>
        {[lot, ...(pieces === undefined ? [] : [say.pieces(numberText(pieces, 0))]), ...(to ? [to] : [])].join(' · ')}
      </span>
      <MenuButton
        className="icon-button"
        label={say.more(lot)}
        items={[
          ...(onOpen
            ? [
                { id: 'label', label: say.label, run: () => openLabelOf(batch.id) },
                { id: 'open', label: say.open, run: () => onOpen(batch) },
              ]
            : []),
          { id: 'share', label: say.share, run: () => void share() },
          { id: 'delete', label: say.remove, deletes: true, run: remove },
        ]}
      >
        <DecorativeIcon name="more" />
      </MenuButton>
    </li>
  )
}

interface Props extends Pick<RowProps, 'onOpen'> {
  readonly batches: readonly MadeBatch[]
  /** Of several formulas: each row says which. */
  readonly isNamed?: boolean
}

/** Rows that are shown before one asks for all. */
const FIRST = 8

/** The batches, newest first, with what can be done with each. */
export function BatchRows({ batches, onOpen, isNamed = false }: Props) {
  const [isAll, setAll] = useState(false)
  return (
    <div className="card">
      <ul className={batchesCss.list}>
        {(isAll ? batches : batches.slice(0, FIRST)).map((batch) => (
          <Row key={batch.id} batch={batch} isNamed={isNamed} onOpen={onOpen} />
        ))}
      </ul>
      {isAll || batches.length <= FIRST ? null : (
        <button type="button" className="button quiet" onClick={() => setAll(true)}>
          {say.seeAll(batches.length)}
        </button>
      )}
    </div>
  )
}

/** The same, each of them to be opened on the table as it was made. */
export function OpenableRows({ workshop, ...rows }: Omit<Props, 'onOpen'> & { readonly workshop: WorkshopState }) {
  const open = useOpener(workshop)
  return (
    <BatchRows
      {...rows}
      onOpen={({ formula: { entry: _, ...frozen }, at }) => {
        const day = latelyText(new Date(at))
        open({ ...frozen, name: say.frozen(frozen.name, day) }, say.frozenOpened(day))
      }}
    />
  )
}
